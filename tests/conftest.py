"""Gathers which rules of the ledger the tests prove, reports it, and never lets the count fall.

The reports build/rules.json and build/proofs.json are written when all the tests, or all the tests of rules
(`-m rule`), have run to the end; a run of a part writes them only when it is asked to (`--rules-report`).
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

# Whoever does not ask for the compiled build tests the sources, in every process that a test starts.
os.environ.setdefault("LUDOTECA_BUILD", "plain")

import pytest

from ludoteca import building, games
from ludoteca.core.coverage import Coverage, Outcome, Proof, coverage, write_json
from ludoteca.core.errors import LudotecaError
from tests import examples
from tests.proof import PROPERTY, attach

FLOOR = "rules_floor.toml"
ALL = "all"

# No test depends on how busy the machine is, nor on luck: properties are asked the same examples every time, so that
# what passed once passes everywhere. Other examples each time: `make test ARGS=--hypothesis-profile=anew`.
examples.settle()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules-report",
        action="store_true",
        help="write build/rules.json even when only a part of the tests runs",
    )


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # the workers of xdist only run tests
        config.pluginmanager.register(RulesReport(config), "rules-report")


@pytest.fixture(autouse=True, scope="session")
def home_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Matches that tests break off are kept nowhere among a person's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


def pytest_itemcollected(item: pytest.Item) -> None:
    for marker in item.iter_markers("plain"):
        if building.which() == building.COMPILED:
            item.add_marker(pytest.mark.skip(reason=marker.kwargs.get("reason") or marker.args[0]))
    for marker in item.iter_markers("rule"):
        if not marker.args:
            continue  # its rules are named while it runs
        game, *ids = marker.args
        try:
            attach(item, game, ids)
        except LudotecaError as error:
            raise pytest.UsageError(f"{item.nodeid}: {error}") from None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the browser mostly wait: they are spread among those of the games, which mostly reckon.

    Both come last: once a browser is open in a process, no other test can run an event loop there.
    """
    waiting = [item for item in items if _folder(item) == "web"]
    reckoning = [item for item in items if _folder(item) == "games"]
    others = [item for item in items if _folder(item) not in ("web", "games")]
    items[:] = [*others, *_spread(waiting, reckoning)]


def _folder(item: pytest.Item) -> str:
    return item.path.relative_to(Path(__file__).parent).parts[0]


def _spread(*groups: list[pytest.Item]) -> list[pytest.Item]:
    """Each in its order, and all as evenly among each other as can be."""
    placed = [(at / len(group), item) for group in groups for at, item in enumerate(group)]
    return [item for _, item in sorted(placed, key=lambda each: each[0])]


class RulesReport:
    """Follows a run, and knows at its end which rules are proven."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.outcomes: dict[str, Outcome] = {}
        self.rules: dict[str, set[tuple[str, str]]] = {}
        self.lines: list[str] = []
        self.fallen: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid
        self.rules.setdefault(test, set()).update(
            (pair[0], pair[1]) for name, pair in report.user_properties if name == PROPERTY
        )
        if report.failed or self.outcomes.get(test) == "failed":
            self.outcomes[test] = "failed"
        elif report.skipped:
            self.outcomes[test] = "skipped"
        elif report.when == "call":
            self.outcomes[test] = "passed"

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if not self._is_complete(session, exitstatus):
            return
        proofs = self._proofs()
        counts = {name: coverage(games.rulebook(name), proofs[name]) for name in games.ALL}
        build = self.config.rootpath / "build"
        write_json(build / "proofs.json", proofs)
        write_json(build / "rules.json", counts)
        self._compare(counts)
        if self.fallen:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        elif exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK  # no test of a rule yet: a count of 0, for the floor to judge

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.lines:
            return
        terminalreporter.section("rules proven")
        for line in self.lines:
            terminalreporter.write_line(line)
        for line in self.fallen:
            terminalreporter.write_line(line, red=True)

    def _is_complete(self, session: pytest.Session, exitstatus: int) -> bool:
        """The run reached its end, and was of everything."""
        option = self.config.option
        ended = [pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED]
        if option.markexpr == "rule":
            ended.append(pytest.ExitCode.NO_TESTS_COLLECTED)
        if option.collectonly or exitstatus not in ended:
            return False
        if option.rules_report:
            return True
        stopped = bool(session.shouldfail or session.shouldstop)
        chosen = any(self.config.getoption(name, None) for name in ("keyword", "deselect", "ignore", "lf"))
        return not stopped and not chosen and option.markexpr in ("", "rule") and self._is_whole_suite()

    def _is_whole_suite(self) -> bool:
        root = self.config.rootpath
        start = self.config.invocation_params.dir
        return any((start / path).resolve() in (root, root / "tests") for path in self.config.args)

    def _proofs(self) -> dict[str, dict[str, list[Proof]]]:
        proofs: dict[str, dict[str, list[Proof]]] = {name: {} for name in games.ALL}
        for test in sorted(self.rules):
            for game, id in sorted(self.rules[test]):
                proof = Proof(test, self.outcomes.get(test, "skipped"))
                proofs[game].setdefault(id, []).append(proof)
        return proofs

    def _compare(self, counts: dict[str, Coverage]) -> None:
        """Every testable rule has its test; of a game that is being made, as many as had one before."""
        floor = _floor(self.config.rootpath / "tests" / FLOOR)
        for name, count in counts.items():
            self.lines.append(f"{name} {count.proven}/{count.testable}")
            wanted = floor.get(name, 0)
            if wanted == ALL and count.missing:
                self.fallen.append(f"{name}: no test that passes proves {', '.join(count.missing)}")
            elif wanted != ALL and count.proven < int(wanted):
                self.fallen.append(f"{name}: {count.proven} rules proven, but {wanted} before ({FLOOR})")


def _floor(path: Path) -> dict[str, int | str]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
