"""A puzzle at a terminal: one turn of a person's, with help, and a verdict at its end."""

from __future__ import annotations

from ludoteca.core import view
from ludoteca.core.decision import Option
from ludoteca.core.errors import EngineFault
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.table import Table
from ludoteca.players import Player
from ludoteca.players.proof import winning_options
from ludoteca.players.stubborn import Stubborn
from ludoteca.players.terminal.prompt import Command
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session
from ludoteca.players.thought import Budget


class Answering:
    """Answers for a seat of the others, by what that seat knows."""

    __slots__ = ()

    def choose(self, table: Table) -> Option:
        decision = table.decision
        if decision is None:
            raise EngineFault("a player was asked, but no decision is open")
        return Stubborn().think(view.blind(table, decision.seat), decision.seat, Budget(), 0).option


class Solving(Session):
    """A session that is over with the turn it begins in."""

    def __init__(self, match: Match, seat: int, screen: Screen, book: Rulebook) -> None:
        others: list[Player | None] = [Answering() for _ in range(match.table.box.seats)]
        others[seat] = None
        super().__init__(match, others, screen, lambda name: match.game, book)
        self.seat = seat
        self.turn_of_win = match.table.turn
        self.solved = False

    def turn(self) -> None:
        if self.match.table.turn == self.turn_of_win:
            super().turn()
        else:
            self.hear_news()
            self.going_on = False
            self.screen.tell("puzzle-not-solved", "yellow")

    def end(self) -> None:
        """The verdict takes the place of the question whether to save: the position can be had again at any time."""
        self.hear_news()
        places = self.match.table.places
        assert places is not None
        self.solved = places[self.seat] == 1 and self.match.table.turn == self.turn_of_win
        self.screen.tell("puzzle-solved" if self.solved else "puzzle-not-solved", "bold" if self.solved else "yellow")

    def offer_save(self) -> None:
        pass

    def command(self, command: Command) -> None:
        if command.name == "hint":
            self.advise()
        else:
            super().command(command)

    def advise(self) -> None:
        """Is it still won, and how does it go on?"""
        table = self.match.table
        assert table.decision is not None
        winning = next(winning_options(table, self.seat), None)
        if winning is not None:
            self.screen.tell("puzzle-hint", sentence=self.telling.sentence(winning))
        else:
            self.screen.tell("puzzle-lost", "yellow")
