"""A scenario as a judge reads it: what was chosen, what came of it by which rule, the table, and what is asked."""

from __future__ import annotations

from ludoteca.core.rulebook import Rulebook, fold
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.core.telling import Telling
from ludoteca.core.view import opened
from ludoteca.players.terminal import story
from ludoteca.players.terminal.drawing import Drawing
from ludoteca.players.terminal.replay import BACK, NEXT, QUIT
from ludoteca.players.terminal.screen import Screen
from ludoteca.scenarios import Frame, Report, Ruling


class Lesson:
    """The frames of a scenario that has been played, one after the other."""

    __slots__ = ("book", "opened", "report", "screen")

    def __init__(self, report: Report, screen: Screen, book: Rulebook | None, opened: bool = False) -> None:
        self.report = report
        self.screen = screen
        self.book = book
        #: Whether all that is hidden is shown; otherwise only what the deciding player knows.
        self.opened = opened

    def head(self) -> None:
        scenario = self.report.scenario
        self.screen.line(scenario.title.of(self.screen.lang), "bold")
        if scenario.note is not None:
            self.screen.line(scenario.note.of(self.screen.lang))
        for rule in scenario.rules:
            if self.book is not None:
                self.screen.item("  ", story.cited(self.book, rule, self.screen.lang), "dim")

    def print(self) -> None:
        """All frames."""
        self.head()
        for at in range(len(self.report.frames)):
            self.show(at)

    def run(self) -> None:
        """Step through them until the reader has had enough."""
        self.head()
        self.screen.tell("scenario-keys", "dim")
        at = 0
        while at < len(self.report.frames):
            self.show(at)
            line = self.screen.read(f"{at + 1}/{len(self.report.frames)}> ")
            if line is None or fold(line.strip()) in QUIT:
                return
            at = self.obey(fold(line.strip()), at)
        self.screen.tell("scenario-last", "dim")

    def obey(self, line: str, at: int) -> int:
        """The frame that comes next."""
        word, _, rest = line.partition(" ")
        if word in NEXT:
            return at + 1
        if word in BACK:
            return max(0, at - 1)
        if word == "g" and rest.strip().isdigit():
            return min(max(int(rest), 1), len(self.report.frames)) - 1
        self.screen.tell("scenario-keys", "yellow")
        return at

    # -- one frame --

    def show(self, at: int) -> None:
        frame = self.report.frames[at]
        screen = self.screen
        screen.line()
        screen.line(f"— {self.place(frame)} · {screen.say('scenario-line', line=frame.line)}", "bold cyan")
        if not frame.chosen and frame.refused is None:
            screen.tell("scenario-beginning")
        for table, option in frame.chosen:
            screen.item("", story.chosen(self.telling(table), option), "bold")
        if frame.refused is not None:
            self.refused(frame.refused)
        telling = self.telling(frame.table)
        teller = Teller(telling.table, telling.seat, screen.messages)
        events = [event.opened() for event in frame.events] if self.opened else frame.events
        for event in teller.events(events, 0):
            if event.news:
                screen.item("  - ", story.with_rule(event))
        if frame.refused is None:
            self.draw(teller)
            self.ask(teller)

    def place(self, frame: Frame) -> str:
        if not frame.branch:
            return self.screen.say("scenario-main")
        return self.report.scenario.branch[frame.branch - 1].title.of(self.screen.lang)

    def telling(self, table: Table) -> Telling:
        """The words for whoever decides."""
        seat = 0 if table.decision is None else table.decision.seat
        telling: Telling = table.box.game.telling(opened(table) if self.opened else table, seat, self.screen.messages)
        return telling

    def refused(self, ruling: Ruling) -> None:
        """What may not be done, why, and the rule that says so."""
        telling = self.telling(ruling.table)
        self.screen.item("", self.screen.say("scenario-refused", option=story.chosen(telling, ruling.option)), "bold")
        self.screen.item("  ", telling.refusal(ruling.option, ruling.refusal), "yellow")
        if self.book is not None and ruling.refusal.rule:
            self.screen.item("  ", story.cited(self.book, ruling.refusal.rule, self.screen.lang), "dim")

    def draw(self, teller: Teller) -> None:
        names = [teller.telling.player(seat) for seat in range(teller.table.box.seats)]
        Drawing(teller, names).draw_on(self.screen)

    def ask(self, teller: Teller) -> None:
        """The question with its options, or who has won."""
        asked = teller.decision()
        if asked is not None:
            who = teller.telling.player(teller.table.decision.seat)
            self.screen.line(f"{who} – {asked.question} [{asked.rule}]", "bold")
            self.screen.numbered([option.sentence for option in asked.options])
        elif teller.table.places is not None:
            self.screen.line(story.winners(teller.telling), "bold")
