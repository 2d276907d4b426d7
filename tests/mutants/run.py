"""How many small faults of the rules' code do the tests notice?

    make mutants GAME=krosmaster ARGS="-n 200 --seed 1"
    make mutants GAME=krosmaster ARGS="--only build/mutants-krosmaster.json"    # what survived, once more

A seeded sample of faults is put into the code of a game (or of the core), one at a time, and the tests that reach
the changed line are run, the quickest first, until one fails. A fault that none notices is a survivor: either the
code does not need what was changed, or a test is missing. Those that were examined and make no difference stand
with their reason in ``equivalent.toml`` and are left out of the count.
"""

from __future__ import annotations

import argparse
import builtins
import gc
import json
import os
import random
import re
import signal
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.changes import Fault, faults_of, faulty_code, noting_code

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")

#: Files of a game that tell, read or recount rather than rule.
NOT_RULES = (
    *("wording/*", "scenes/*", "*/words.py", "*/script.py", "telling.py", "game.py"),
    *("cards/cards.py", "cards/collection.py", "cards/importing.py"),
)
#: Files of the core that tell or read rather than play.
NOT_PLAY = tuple(f"{each}.py" for each in ("telling", "messages", "problems", "coverage", "rulebook", "errors", "game"))

#: The tests of the core, and those of the server that prove what the core tells, keeps and finds by walking.
CORE_TESTS = (
    *("tests/core", "tests/example", "tests/scenarios"),
    *(f"tests/server/test_{each}.py" for each in ("kept", "reckoned", "walking")),
)

#: What functions call, while tests are read, when they come by the place of a fault.
_NOTE = "__met__"

#: How a child that was sent to try a fault ends.
UNNOTICED, NOTICED = 0, 1


def code_of(subject: str) -> list[Path]:
    """The files that play: of a game, or of the core."""
    folder = ROOT / "ludoteca" / ("core" if subject == "core" else f"games/{subject}")
    apart = NOT_PLAY if subject == "core" else NOT_RULES
    return sorted(file for file in folder.rglob("*.py") if not any(file.match(pattern) for pattern in apart))


def tests_of(subject: str) -> list[str]:
    if subject == "core":
        return [*CORE_TESTS, "tests/games/krosmaster", "tests/games/dice_masters"]
    return [f"tests/games/{subject}", "tests/scenarios/test_all_scenarios.py", "tests/core/test_properties.py"]


class Trial:
    """A fault and what the tests said of it."""

    __slots__ = ("fate", "fault", "seconds", "tests")

    def __init__(self, fault: Fault, tests: int) -> None:
        self.fault = fault
        #: How many tests reach the changed line.
        self.tests = tests
        self.fate = ""
        self.seconds = 0.0

    def data(self) -> dict[str, Any]:
        return {"fault": str(self.fault), "tests": self.tests, "fate": self.fate, "seconds": round(self.seconds, 1)}


class Mutants:
    """A pytest plugin: instead of running the collected tests once, it tries every fault on those that reach it."""

    def __init__(self, subject: str, faults: list[Fault], jobs: int, seconds: float) -> None:
        self.subject = subject
        self.jobs = jobs
        self.seconds = seconds
        self.faults = faults
        self.trials: list[Trial] = []
        self.items: dict[str, pytest.Item] = {}
        self.durations: dict[str, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        wanted = [item for item in session.items if self.concerns(item)]
        self.items = {item.nodeid: item for item in wanted}
        reached = self.who_reaches(wanted)
        gc.collect()
        gc.freeze()
        running: dict[int, tuple[Trial, float]] = {}
        for done, (fault, tests) in enumerate(zip(self.faults, reached, strict=True), 1):
            while len(running) >= self.jobs:
                self.gather(running)
            trial = Trial(fault, len(tests))
            self.trials.append(trial)
            running[self.send(fault, tests)] = (trial, time.monotonic())
            print(f"\r{done}/{len(self.faults)}", end="", file=sys.stderr)
        while running:
            self.gather(running)
        print(file=sys.stderr)
        return True

    def concerns(self, item: pytest.Item) -> bool:
        """Scenarios and properties of all games stand together: only those of this one are asked.

        What texts say is no matter of the rules' code.
        """
        if "test_wording" in item.nodeid:
            return False
        return self.subject == "core" or f"games/{self.subject}" in item.nodeid or self.subject in item.name

    # -- which tests reach which fault --

    def who_reaches(self, items: Sequence[pytest.Item]) -> list[list[str]]:
        """Run every test once and note the places of faults that it comes by, and how long it takes."""
        reached: list[list[str]] = [[] for _ in self.faults]
        met: set[int] = set()
        setattr(builtins, _NOTE, met.add)
        sound = noting_all(self.faults)
        for done, item in enumerate(items, 1):
            met.clear()
            began = time.monotonic()
            reports = runtestprotocol(item, log=False, nextitem=None)
            self.durations[item.nodeid] = time.monotonic() - began
            for report in reports:
                if report.failed:
                    raise pytest.UsageError(f"{item.nodeid} fails before any fault is put in:\n{report.longreprtext}")
            for number in met:
                reached[number].append(item.nodeid)
            print(f"\rreading tests {done}/{len(items)}", end="", file=sys.stderr)
        print(file=sys.stderr)
        for function, code in sound.items():
            function.__code__ = code
        for tests in reached:
            tests.sort(key=self.durations.__getitem__)
        return reached

    # -- one fault, in a process of its own --

    def send(self, fault: Fault, tests: list[str]) -> int:
        child = os.fork()
        if child:
            return child
        fate = NOTICED
        try:
            silence()
            signal.setitimer(signal.ITIMER_PROF, 4 * self.seconds)
            put_in(fault)
            fate = self.ask(tests) or (forget_all() or self.ask(tests))
        finally:
            os._exit(fate)

    def ask(self, tests: list[str]) -> int:
        """Does a test notice? The quickest are asked first, for as long as there is time."""
        end = time.process_time() + self.seconds
        for name in tests:
            item = self.items[name]
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return NOTICED
            if time.process_time() > end:
                break
        return UNNOTICED

    def gather(self, running: dict[int, tuple[Trial, float]]) -> None:
        child, status = os.wait()
        trial, began = running.pop(child)
        trial.seconds = time.monotonic() - began
        trial.fate = "survived" if os.waitstatus_to_exitcode(status) == UNNOTICED else "noticed"
        if trial.fate == "survived":
            print(f"\rsurvived: {trial.fault}", file=sys.stderr)


def noting_all(faults: Sequence[Fault]) -> dict[FunctionType, CodeType]:
    """Have every function that a fault will be put into note when it comes by its place; its own code for later."""
    places: dict[tuple[Path, str], dict[int, int]] = {}
    for number, fault in enumerate(faults):
        places.setdefault((fault.file, fault.function), {})[number] = fault.line
    functions = all_functions()
    sound = {}
    for (file, name), lines in places.items():
        sound |= give_code(function_of(file, name), noting_code(ROOT / file, name, lines, _NOTE), functions)
    return sound


def silence() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def put_in(fault: Fault) -> None:
    """Give the function at fault its faulty code, wherever it is referred to."""
    gc.unfreeze()
    give_code(function_of(fault.file, fault.function), faulty_code(fault, ROOT), all_functions())


def give_code(function: FunctionType, code: CodeType, made: Sequence[FunctionType]) -> dict[FunctionType, CodeType]:
    """Give other code to a function, and to those that it has made while modules were read; what they had."""
    others = {place_of(each): each for each in codes_in(code)}
    sound = {id(each): others.get(place_of(each), each) for each in codes_in(function.__code__)}
    had = {each: each.__code__ for each in made if id(each.__code__) in sound}
    for each, its_own in had.items():
        each.__code__ = sound[id(its_own)]
    return had


def all_functions() -> list[FunctionType]:
    return [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of all functions within it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def place_of(code: CodeType) -> tuple[str, int, tuple[str, ...]]:
    """Several lambdas may stand on one line: they are told apart by what they take from around them."""
    return code.co_qualname, code.co_firstlineno, code.co_freevars


def function_of(file: Path, name: str) -> FunctionType:
    module = import_module(".".join(file.with_suffix("").parts))
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    for inner in ("__func__", "fget", "__wrapped__"):
        found = getattr(found, inner, found)
    if not isinstance(found, FunctionType):
        raise LookupError(f"{module.__name__}.{name} is no function")
    return found


def forget_all() -> None:
    """What was reckoned before the fault was put in is reckoned anew."""
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            thing.cache_clear()


# -- what is tried, and what is told ------------------------------------------


def every_fault(subject: str) -> list[Fault]:
    """All faults of the code that make a difference."""
    makes_none = equivalent()
    every = (fault for file in code_of(subject) for fault in faults_of(file, ROOT))
    return [fault for fault in every if fault.key() not in makes_none]


def chosen(subject: str, count: int, seed: int) -> list[Fault]:
    """A sample of the faults that make a difference, always the same for one seed."""
    every = every_fault(subject)
    return sorted(random.Random(seed).sample(every, min(count, len(every))), key=lambda fault: (fault.file, fault.line))


def survivors_of(report: Path, subject: str) -> list[Fault]:
    """The faults that survived in an earlier report, wherever their lines stand by now."""
    trials = json.loads(report.read_text("utf-8"))["trials"]
    survived = {re.sub(r":\d+ ", " ", each["fault"], count=1) for each in trials if each["fate"] == "survived"}
    return [fault for fault in every_fault(subject) if fault.key() in survived]


def equivalent() -> dict[str, str]:
    """Faults that make no difference, each with the reason."""
    return {each["fault"]: each["why"] for each in tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", [])}


def told(subject: str, seed: int, trials: Sequence[Trial]) -> Iterator[str]:
    survivors = [trial for trial in trials if trial.fate == "survived"]
    for trial in survivors:
        yield f"survived ({trial.tests} tests, {trial.seconds:.0f} s): {trial.fault}"
    noticed = len(trials) - len(survivors)
    share = 100 * noticed / max(1, len(trials))
    yield f"{subject}, seed {seed}: {noticed} of {len(trials)} faults noticed ({share:.1f} %)"


def main() -> None:
    parser = argparse.ArgumentParser(description="Put small faults into the code and see whether the tests notice.")
    parser.add_argument("subject", help="a game, or core")
    parser.add_argument("-n", type=int, default=200, help="faults to try")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seconds", type=float, default=30, help="of work on tests for each fault")
    parser.add_argument("--only", type=Path, metavar="REPORT", help="try what survived in this report, no sample")
    asked = parser.parse_args()
    if not code_of(asked.subject):
        parser.error(f"there is no code of {asked.subject}: name a game, or core")
    faults = survivors_of(asked.only, asked.subject) if asked.only else chosen(asked.subject, asked.n, asked.seed)
    plugin = Mutants(asked.subject, faults, asked.jobs, asked.seconds)
    pytest.main(["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", *tests_of(asked.subject)], [plugin])
    for line in told(asked.subject, asked.seed, plugin.trials):
        print(line)
    if asked.only:
        return
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    report = {"subject": asked.subject, "seed": asked.seed, "trials": [trial.data() for trial in plugin.trials]}
    (build / f"mutants-{asked.subject}.json").write_text(json.dumps(report, indent=1, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
