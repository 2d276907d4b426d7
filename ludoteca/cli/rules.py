"""`ludoteca rules`: read the rulebooks, and see which tests prove each rule."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import ludoteca
from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core.citations import Citation
from ludoteca.core.citations import nearest as nearest_citations
from ludoteca.core.coverage import Coverage, Proof, Proofs, coverage, read_proofs
from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Gap, Lang, Rule, Rulebook

PROOFS = Path(ludoteca.__file__).parents[1] / "build" / "proofs.json"


class Misused(LudotecaError):
    """The command was given things that do not go together."""


class NoReport(LudotecaError):
    """The tests have not been run, so that nothing is known of what they prove."""


@click.command(cls=SpeakingCommand)
@click.argument("game", required=False)
@click.argument("id", required=False)
@click.option("--search", metavar="TEXT", help="Rules that have all these words; accents do not matter.")
@click.option("--coverage", "show_coverage", is_flag=True, help="Count the testable rules that tests prove.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def command(
    settings: Settings,
    game: str | None,
    id: str | None,
    search: str | None,
    show_coverage: bool,
    as_json: bool,
) -> None:
    """Read the rules of GAME, or the one rule or gap called ID, with the tests that prove each."""
    _check_usage(id, search, show_coverage)
    books = [games.rulebook(name) for name in ([game] if game else games.ALL)]
    if show_coverage:
        report: Report = CoverageReport(books)
    elif search is not None:
        report = SearchReport(books, search, settings.lang)
    elif id:
        report = EntryReport(books[0], id)
    elif game:
        report = BookReport(books[0])
    else:
        report = LibraryReport(books)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report.data()), indent=2).decode())
    else:
        report.show(Page(settings.lang))


def _check_usage(id: str | None, search: str | None, show_coverage: bool) -> None:
    given = [name for name, is_given in _options(id, search, show_coverage) if is_given]
    if len(given) > 1:
        message = f"{given[0]} and {given[1]} do not go together; choose one of them"
        raise Misused(message, "rules-not-together", one=given[0], other=given[1])


def _options(id: str | None, search: str | None, show_coverage: bool) -> list[tuple[str, bool]]:
    return [("ID", id is not None), ("--search", search is not None), ("--coverage", show_coverage)]


class Page:
    """Where a report is written: the console and its language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self.console = Console(highlight=False)
        self.say = Messages([CORE], lang).text

    def line(self, text: str = "", style: str = "") -> None:
        """A line of plain text; brackets in it are only brackets."""
        self.console.print(text, style=style or None, markup=False)

    def heading(self, text: str) -> None:
        self.line()
        self.line(text, "bold")

    def tests(self, proofs: Iterable[Proof]) -> str:
        return "\n".join(f"{proof.test} ({self.say('rules-' + proof.outcome)})" for proof in proofs)

    def rules(self, rules: Iterable[Rule], proofs: Proofs, game: str) -> None:
        """A table of rules with their tests."""
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column(ratio=3)
        table.add_column(ratio=2, style="dim", overflow="fold")
        for rule in rules:
            tests = self.tests(proofs.get(game, {}).get(rule.id, ()))
            table.add_row(escape(rule.id), escape(rule.text(self.lang)), escape(tests))
        self.console.print(table)

    def note_absent_report(self) -> None:
        if read_proofs(PROOFS) is None:
            self.line()
            self.line(self.say("rules-report-absent"), "dim")


class Report(Protocol):
    """What was asked: as data, and as a page."""

    def data(self) -> Any: ...

    def show(self, page: Page) -> None: ...


class LibraryReport:
    """The five rulebooks with their counts."""

    def __init__(self, books: list[Rulebook]) -> None:
        self.books = books
        proofs = read_proofs(PROOFS)
        self.proven: dict[str, int] = {}
        if proofs is not None:
            self.proven = {book.game: coverage(book, proofs.get(book.game, {})).proven for book in books}

    def data(self) -> Any:
        return [
            {
                "game": book.game,
                "title": book.title,
                "rules": len(book.rules),
                "testable": len(book.testable),
                "proven": self.proven.get(book.game),
                "gaps": len(book.gaps),
            }
            for book in self.books
        ]

    def show(self, page: Page) -> None:
        table = Table(title=page.say("rules-title"), title_justify="left")
        table.add_column(page.say("rules-game"), style="bold", no_wrap=True)
        table.add_column(page.say("rules-name"))
        for id in ("rules-rules", "rules-testable", "rules-proven", "rules-gaps"):
            table.add_column(page.say(id), justify="right")
        for row in self.data():
            counts = [row[key] for key in ("rules", "testable", "proven", "gaps")]
            table.add_row(row["game"], row["title"], *("?" if count is None else str(count) for count in counts))
        page.console.print(table)
        page.note_absent_report()


class BookReport:
    """One rulebook, section by section."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.proofs = read_proofs(PROOFS) or {}

    def data(self) -> Any:
        return {
            "game": self.book.game,
            "title": self.book.title,
            "source": self.book.source,
            "rules": [_rule_data(self.book, rule, self.proofs) for rule in self.book.rules],
            "gaps": self.book.gaps,
        }

    def show(self, page: Page) -> None:
        book = self.book
        page.line(book.title, "bold")
        page.line(page.say("rules-source", source=book.source))
        if book.note:
            page.line(page.say("rules-note", note=book.note.of(page.lang)))
        counts = {"rules": len(book.rules), "testable": len(book.testable), "gaps": len(book.gaps)}
        page.line(page.say("rules-counts", **counts))
        for section, rules in book.sections.items():
            page.heading(book.heading(section, page.lang))
            page.rules(rules, self.proofs, book.game)
        page.note_absent_report()


class EntryReport:
    """One rule with its examples, gaps and tests; or one gap."""

    def __init__(self, book: Rulebook, id: str) -> None:
        self.book = book
        self.entry = book.find(id)
        self.proofs = read_proofs(PROOFS) or {}

    def data(self) -> Any:
        if isinstance(self.entry, Gap):
            return self.entry
        return {
            **_rule_data(self.book, self.entry, self.proofs),
            "examples": self.book.examples(self.entry.id),
            "gaps": self.book.gaps_of(self.entry.id),
            "code": [place._asdict() for place in self.code(self.entry.id)],
        }

    def code(self, id: str) -> list[Citation]:
        """Where the rule is enforced."""
        return nearest_citations(games.cited(self.book.game), id)

    def show(self, page: Page) -> None:
        if isinstance(self.entry, Gap):
            self._show_gap(page, self.entry)
            self._show_code(page, self.entry.id)
            return
        self._show_rule(page, self.entry)
        if examples := self.book.examples(self.entry.id):
            page.heading(page.say("rules-examples"))
            page.rules(examples, {}, self.book.game)
        for gap in self.book.gaps_of(self.entry.id):
            page.line()
            self._show_gap(page, gap)
        self._show_code(page, self.entry.id)
        self._show_tests(page, self.entry)

    def _show_code(self, page: Page, id: str) -> None:
        """File and function, so that any rule's code is found in a minute."""
        page.heading(page.say("rules-code"))
        places = self.code(id)
        if places and id not in games.cited(self.book.game):
            page.line(page.say("rules-code-of-passage"), "dim")
        for place in places:
            page.line(f"{place.file}:{place.line} {place.function}".rstrip())
        if not places:
            page.line(page.say("rules-no-code"))

    def _show_rule(self, page: Page, rule: Rule) -> None:
        page.line(f"{self.book.title} {rule.id}", "bold")
        page.line(rule.text(page.lang))
        page.line()
        page.line(page.say("rules-section", section=self.book.heading(rule.section, page.lang)))
        page.line(page.say("rules-kind", kind=rule.kind))
        if rule.origin == "outside":
            page.line(page.say("rules-outside", source=rule.source))
        if rule.same_as:
            page.line(page.say("rules-same-as", rule=rule.same_as))
        if rule.note:
            page.line(page.say("rules-note", note=rule.note.of(page.lang)))

    def _show_gap(self, page: Page, gap: Gap) -> None:
        page.line(page.say("rules-gap", gap=gap.id), "bold")
        page.line(page.say("rules-question", question=gap.question.of(page.lang)))
        page.line(page.say("rules-ruling", ruling=gap.proposed.of(page.lang)))
        if gap.alternatives:
            page.line(page.say("rules-alternatives", alternatives=gap.alternatives.of(page.lang)))
        if gap.outside:
            page.line(page.say("rules-outside", source=gap.outside.of(page.lang)))
        page.line(page.say("rules-confidence", confidence=gap.confidence))
        page.line(page.say("rules-evidence", rules=", ".join(gap.evidence)))

    def _show_tests(self, page: Page, rule: Rule) -> None:
        page.heading(page.say("rules-proofs"))
        proofs = self.proofs.get(self.book.game, {}).get(rule.id, ())
        if proofs:
            page.line(page.tests(proofs))
        elif not rule.testable:
            page.line(page.say("rules-untestable"))
        elif read_proofs(PROOFS) is None:
            page.line(page.say("rules-report-absent"))
        else:
            page.line(page.say("rules-no-proofs"))


class SearchReport:
    """The rules that have some words, in one game or in all."""

    def __init__(self, books: list[Rulebook], text: str, lang: Lang) -> None:
        self.text = text
        self.found = [(book, book.search(text, lang)) for book in books]
        self.proofs = read_proofs(PROOFS) or {}

    def data(self) -> Any:
        return [_rule_data(book, rule, self.proofs) for book, rules in self.found for rule in rules]

    def show(self, page: Page) -> None:
        page.line(page.say("rules-found", count=sum(len(rules) for _, rules in self.found), text=self.text))
        for book, rules in self.found:
            if rules:
                page.heading(book.title)
                page.rules(rules, self.proofs, book.game)


class CoverageReport:
    """How many testable rules the tests prove; of a single game also which are missing."""

    def __init__(self, books: list[Rulebook]) -> None:
        proofs = read_proofs(PROOFS)
        if proofs is None:
            raise NoReport(
                "it is not known which tests prove which rules: run `make rules` first", "rules-report-absent"
            )
        self.counts: dict[str, Coverage] = {book.game: coverage(book, proofs.get(book.game, {})) for book in books}

    def data(self) -> Any:
        return self.counts

    def show(self, page: Page) -> None:
        for game, count in self.counts.items():
            page.line(f"{game} {count.proven}/{count.testable}", "bold")
            if count.missing and len(self.counts) == 1:
                head = page.say("rules-missing", count=len(count.missing))
                page.line(f"  {head} {', '.join(count.missing)}")


def _rule_data(book: Rulebook, rule: Rule, proofs: Proofs) -> dict[str, Any]:
    tests = proofs.get(book.game, {}).get(rule.id, ())
    return {"game": book.game, **msgspec.structs.asdict(rule), "tests": tests}
