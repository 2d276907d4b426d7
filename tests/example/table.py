"""What lies in the clearing, and the verbs that change it. The rules are listed in game.py."""

from __future__ import annotations

from ludoteca.core.box import Box
from ludoteca.core.errors import ChanceError
from ludoteca.core.events import NOTHING
from ludoteca.core.game import Game
from ludoteca.core.grid import Grid
from ludoteca.core.modifiers import Modifier, permission, value
from ludoteca.core.piece import NONE, Zone
from ludoteca.core.table import Table

SEATS = 4
LIFE = 3
ONCE = ("banner", "mud", "ward", "mark", "dig")
KINDS = ("plain", "thorny", "bolt", "shield", "echo", "snatch", "storm", *ONCE, "spinner")
KIND = {name: index for index, name in enumerate(KINDS)}
DECK = ("bolt",) * 5 + ("storm", "shield", "echo") * 2 + ("snatch", *ONCE)
FIGURES = ("thorny", "plain", "plain", "thorny")
ROCKS = frozenset((6, 8, 16, 18))
STARTS = (0, 4, 24, 20)
GRID = Grid(5, 5)

BOARD, FALLEN, LAID = 0, 1, 2


def deck(seat: int) -> int:
    return 3 + 3 * seat


def hand(seat: int) -> int:
    return 4 + 3 * seat


def discard(seat: int) -> int:
    return 5 + 3 * seat


class ClearingBox(Box):
    __slots__ = ()

    def __init__(self, game: Game, zones: tuple[Zone, ...]) -> None:
        super().__init__(game, SEATS, (0, 1, 0, 1), zones)
        self.awaited = frozenset(("damage", "turn"))


class Clearing(Table):
    __slots__ = ("life", "stances")

    def __init__(self, box: Box, seed: int) -> None:
        super().__init__(box, seed)
        self.life: tuple[int, ...] = (LIFE,) * SEATS
        self.stances: tuple[str, ...] = ("",) * SEATS

    def copy_into(self, new: Table) -> None:
        super().copy_into(new)
        assert isinstance(new, Clearing)
        new.life = self.life
        new.stances = self.stances

    # -- looking --

    def word(self, number: int) -> str:
        return KINDS[self.pieces[number].kind]

    def figure(self, seat: int) -> int:
        return next((n for n in self.zones[BOARD] if self.pieces[n].owner == seat), NONE)

    def held(self, seat: int, word: str) -> tuple[int, ...]:
        return tuple(number for number in self.zones[hand(seat)] if self.word(number) == word)

    def enemies(self, seat: int) -> list[int]:
        return [other for other in self.playing() if self.box.teams[other] != self.box.teams[seat]]

    def blocked(self, cell: int) -> bool:
        return cell in ROCKS or any(self.pieces[number].cell == cell for number in self.zones[BOARD])

    def reached(self, seat: int) -> dict[int, int]:
        """Squares that the seat's figure can move to, and how far they are (2.1)."""
        figure = self.figure(seat)
        points = value(self, "speed", figure, 2)
        found = GRID.reach(self.pieces[figure].cell, points, self.step_cost)
        del found[self.pieces[figure].cell]
        return found

    def step_cost(self, here: int, there: int) -> int:
        return -1 if self.blocked(there) else 1

    def sees_figure(self, seat: int, target: int) -> bool:
        """2.3: nothing stands between them; a corner is passed unless both sides of it are blocked."""
        if permission(self, "target", target) is not None:
            return True
        crossed, corners = GRID.between(self.pieces[self.figure(seat)].cell, self.pieces[target].cell)
        closed = any(self.blocked(one) and self.blocked(other) for one, other in corners)
        return not closed and not any(self.blocked(cell) for cell in crossed)

    # -- verbs of this game --

    def draw(self, seat: int, rule: str) -> None:
        if not self.zones[deck(seat)]:
            self.move(self.zones[discard(seat)], deck(seat), rule, seat)
            self.shuffle(deck(seat), rule, seat)
        if self.zones[deck(seat)]:
            number = self.pick_at_random(self.zones[deck(seat)], "draw")
            self.move((number,), hand(seat), rule, seat)

    def throw(self, numbers: tuple[int, ...], rule: str, seat: int, cause: int = NOTHING) -> None:
        for number in numbers:
            self.move((number,), discard(self.pieces[number].owner), rule, seat, cause)

    def alter(self, question: str, operation: str, amount: int, figure: int, source: int, until: str) -> None:
        number = self.new_number()
        seat = self.pieces[source].owner
        self.begin(Modifier(number, question, operation, amount, (figure,), source, seat, until))

    def endless(self) -> None:
        self.finish((1,) * SEATS, "6")

    def loaded_pick(self, numbers: tuple[int, ...], text: str) -> int:
        for number in numbers:
            if self.word(number) == text:
                return number
        raise ChanceError(f"no {text} to draw")

    def loaded_roll(self, number: int, sides: int, text: str) -> int:
        return ("tails", "heads").index(text)
