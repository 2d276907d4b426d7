"""`ludoteca analyse`: a saved match judged choice by choice, with a graph of chances and what was lost."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from ludoteca.cli import Settings, lang_option
from ludoteca.cli.play import load
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core import notation
from ludoteca.core.match import Match
from ludoteca.core.messages import number, share
from ludoteca.lab.page import Page
from ludoteca.players.analysis import WORLDS, Judged, Sums, analyse, sums
from ludoteca.players.terminal.screen import Screen

#: How many letters a bar of the graph has at most.
WIDTH = 40
#: What a choice is called that lost much.
CALLED = {"slip": "terminal-mark-slip", "mistake": "terminal-mark-mistake", "blunder": "terminal-mark-blunder"}


@click.command(cls=SpeakingCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--worlds", type=click.IntRange(1), default=WORLDS, show_default=True, help="Worlds for each choice.")
@click.option("--plain", is_flag=True, help="Lines of text without boxes, for screen readers and files.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def command(settings: Settings, file: Path, worlds: int, plain: bool, as_json: bool) -> None:
    """Judge every choice of the saved match in FILE: chances, what was lost by it, luck apart."""
    match = load(file)
    page = Page(settings.lang)
    with page.progress(as_json) as progress:
        bar = progress.add_task(page.say("lab-analysis", game=match.game.name), total=len(match.choices))
        found = []
        for judged in analyse(match, worlds):
            found.append(judged)
            progress.update(bar, completed=judged.number + 1)
    totals = sums(found, match.table.box.seats)
    if as_json:
        page.json({"choices": [shown(each) for each in found], "seats": msgspec.to_builtins(totals)})
        return
    show(Analysis(match, Screen(settings.lang, (match.game.folder,), plain)), found, totals)


def shown(judged: Judged) -> dict[str, object]:
    """A choice with what is reckoned from its figures."""
    figures = {"lost": judged.lost, "luck": judged.luck, "mark": judged.mark}
    return {**msgspec.to_builtins(judged), **figures}


class Analysis:
    """What is shown of an analysis, in the words of the match's game."""

    __slots__ = ("match", "screen")

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen = screen

    def player(self, seat: int) -> str:
        return self.match.game.telling(self.match.table, seat, self.screen.messages).player(seat)

    def sentence(self, judged: Judged, text: str) -> str:
        """A choice in words, as whoever chose could have read it."""
        table = self.match.moment(judged.number)[0]
        telling = self.match.game.telling(table, judged.seat, self.screen.messages)
        return telling.sentence(notation.read(table, text))

    def graph(self, found: list[Judged]) -> None:
        """The chance at the end of each turn, as whoever chose last could know it: of two players, the first one's."""
        duel = self.match.table.box.seats == 2
        self.screen.tell("terminal-analysis-duel" if duel else "terminal-analysis-graph", "bold", who=self.player(0))
        for judged in {each.turn: each for each in found}.values():
            turned = duel and judged.seat == 1
            chance = 1 - judged.became if turned else judged.became
            bar = "█" * round(chance * WIDTH)
            said = self.screen.say(
                "terminal-analysis-turn",
                turn=judged.turn,
                who="none" if duel else self.player(judged.seat),
                chance=share(chance, self.screen.lang),
            )
            self.screen.item("  ", f"{bar:·<{WIDTH}} {said}")

    def marked(self, found: list[Judged]) -> None:
        """The choices that lost much, each with what would have been better."""
        self.screen.tell("terminal-analysis-marked" if any(each.mark for each in found) else "terminal-analysis-none")
        for judged in found:
            if judged.mark:
                mark = self.screen.say(CALLED[judged.mark], lost=share(judged.lost, self.screen.lang))
                chosen = self.sentence(judged, judged.chosen)
                self.screen.item(f"  {judged.number + 1}. ", f"{self.player(judged.seat)}: {chosen} – {mark}")
                better = self.screen.say("terminal-analysis-better", sentence=self.sentence(judged, judged.best))
                self.screen.item("     ", better, "dim")

    def total(self, total: Sums) -> None:
        self.screen.item(
            "  ",
            self.screen.say(
                "terminal-analysis-total",
                who=self.player(total.seat),
                choices=total.choices,
                lost=number(100 * total.lost, self.screen.lang, 0),
                luck=number(100 * total.luck, self.screen.lang, 0),
                slips=total.marks.get("slip", 0),
                mistakes=total.marks.get("mistake", 0),
                blunders=total.marks.get("blunder", 0),
            ),
        )


def show(analysis: Analysis, found: list[Judged], totals: list[Sums]) -> None:
    analysis.graph(found)
    analysis.screen.line()
    analysis.marked(found)
    analysis.screen.line()
    analysis.screen.tell("terminal-analysis-totals", "bold")
    for total in totals:
        analysis.total(total)
