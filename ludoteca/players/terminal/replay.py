"""A saved match, choice by choice, forwards and backwards."""

from __future__ import annotations

from ludoteca.core.match import Match
from ludoteca.core.rulebook import Rulebook, fold
from ludoteca.core.teller import Teller
from ludoteca.players.terminal import story
from ludoteca.players.terminal.drawing import Drawing
from ludoteca.players.terminal.screen import Screen

NEXT = ("", "n", "next", "proxima", "adiante")
BACK = ("p", "b", "prev", "back", "volta", "voltar")
QUIT = ("q", "quit", "sair", "fim")


class Replay:
    """Where we are in a match that has been played."""

    __slots__ = ("book", "choices", "match", "screen")

    def __init__(self, match: Match, screen: Screen, book: Rulebook | None = None) -> None:
        self.choices = list(match.choices)
        self.match = Match(match.game, match.setup, match.seed)
        self.screen = screen
        self.book = book

    @property
    def at(self) -> int:
        """How many choices have been played."""
        return len(self.match.choices)

    def run(self) -> None:
        """Step through it until the reader has had enough."""
        self.screen.tell("terminal-replay-hint", "dim")
        self.show()
        while True:
            line = self.screen.read(f"{self.at}/{len(self.choices)}> ")
            if line is None or fold(line.strip()) in QUIT:
                return
            self.obey(fold(line.strip()))

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in NEXT and not rest:
            self.forward()
        elif word in BACK and not rest:
            self.back()
        elif word == "g" and rest.isdigit():
            self.go_to(int(rest))
        elif word == "e" and not rest:
            for event in story.everything(self.match, 0, self.screen.messages, self.happened()):
                self.screen.item("  - ", event)
        else:
            self.screen.tell("terminal-replay-unknown", "yellow", word=line)
            self.screen.tell("terminal-replay-hint", "dim")

    def forward(self) -> None:
        """Tell the next choice and what came of it, and draw."""
        if self.at == len(self.choices):
            self.screen.tell("terminal-replay-end", "yellow")
            return
        option = self.match.read(self.choices[self.at])
        self.screen.line(story.choice(self.match, option, self.screen.messages), "bold")
        before = len(self.match.log)
        self.match.choose(option)
        for line in story.news(self.match, 0, self.screen.messages, before):
            self.screen.item("  - ", line)
        self.show()

    def back(self) -> None:
        if self.match.undo():
            self.show()
        else:
            self.screen.tell("terminal-replay-first", "yellow")

    def go_to(self, choice: int) -> None:
        """Behind so many choices, or the last one there is."""
        wanted = min(choice, len(self.choices))
        self.match.undo(max(0, self.at - wanted))
        while self.at < wanted:
            self.match.play(self.choices[self.at])
        self.show()

    def happened(self) -> int:
        """How many events the last choice made."""
        return len(self.match.log) - self.match.before_last()

    def show(self) -> None:
        screen = self.screen
        if self.at:
            screen.tell("terminal-replay-at", "dim", at=self.at, last=len(self.choices))
        else:
            screen.tell("terminal-replay-start", "dim", last=len(self.choices))
        decision = self.match.table.decision
        seat = 0 if decision is None else decision.seat
        teller = Teller(self.match.table, seat, screen.messages)
        names = [teller.telling.player(each) for each in range(self.match.table.box.seats)]
        Drawing(teller, names).draw_on(screen)
        for line in story.outcome(self.match, screen.messages, self.book, screen.lang):
            screen.line(line, "bold")
