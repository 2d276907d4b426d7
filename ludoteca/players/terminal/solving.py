"""A puzzle at a terminal: one turn of a person's, with help, and a verdict at its end."""

from __future__ import annotations

from ludoteca.core.decision import Option
from ludoteca.core.errors import EngineFault
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.table import Table
from ludoteca.players import Player
from ludoteca.players.puzzles import Proof, Undecided
from ludoteca.players.terminal.prompt import Command
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session


class Stubborn:
    """Answers for the others: whatever keeps the one who solves from winning, if there is something."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        #: The seat that is to be kept from winning.
        self.seat = seat

    def choose(self, table: Table) -> Option:
        decision = table.decision
        if decision is None:
            raise EngineFault("a player was asked, but no decision is open")
        proof = Proof(table, self.seat)
        try:
            for option in decision.options:
                if not proof.holds(proof.start, option):
                    return option
        except Undecided:
            pass
        return table.box.game.simple_choice(table) or decision.options[0]


class Solving(Session):
    """A session that is over with the turn it begins in."""

    def __init__(self, match: Match, seat: int, screen: Screen, book: Rulebook) -> None:
        others: list[Player | None] = [Stubborn(seat) for _ in range(match.table.box.seats)]
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
        try:
            winning = Proof(table, self.seat).winning()
        except Undecided:
            winning = []
        if winning:
            self.screen.tell("puzzle-hint", sentence=self.telling.sentence(winning[0]))
        else:
            self.screen.tell("puzzle-lost", "yellow")
