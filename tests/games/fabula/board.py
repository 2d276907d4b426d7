"""A table in a position, played by notation: what the tests of Fábula stand on."""

from __future__ import annotations

from typing import Any

from ludoteca.core import notation
from ludoteca.core.action import Refusal
from ludoteca.games.fabula.game import GAME
from ludoteca.games.fabula.table.table import FabulaTable


def maneuver(title: str, text: str, cost: int | str = 0, colours: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"title": title, "type": "maneuver", "text": text, "cost": cost, "colours": list(colours)}


def ally(title: str, figures: str, text: str = "", cost: int = 0, **more: Any) -> dict[str, Any]:
    offensive, influence, life = map(int, figures.split("/"))
    values = {"offensive": offensive, "influence": influence, "life": life}
    return {"title": title, "type": "ally", "text": text, "cost": cost, **values, **more}


def modification(title: str, text: str, cost: int = 0) -> dict[str, Any]:
    return {"title": title, "type": "modification", "text": text, "cost": cost}


def base(title: str, text: str = "", colours: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"title": title, "type": "base", "text": text, "colours": list(colours)}


class Board:
    """Two players or more; ``me`` is player 1, whose turn it is unless the position says otherwise."""

    def __init__(self, *cards: dict[str, Any], seed: int = 1, **position: Any) -> None:
        document = {**position, "cards": list(cards)}
        self.table: FabulaTable
        self.table, self.names = GAME.position(document, seed)
        self.table.log = []
        self.table.run()

    # -- playing --

    def do(self, *moves: str) -> Board:
        """Choices in notation, whoever is asked."""
        for move in moves:
            assert self.table.decision is not None, f"{move}: the match is over"
            option = notation.read(self.table, move, self.names)
            option = GAME.actions[option[0]].canonical(self.table, self.table.decision.seat, option)
            assert option in self.table.decision.options, (move, self.table.decision.options, self.asked())
            self.table.choose(option)
        return self

    def settle(self) -> Board:
        """Everybody passes until somebody has more to say; triggers go on the stack as they come."""
        while self.table.decision is not None and self.table.decision.ask in ("ask-respond", "ask-order"):
            responding = self.table.decision.ask == "ask-respond"
            self.table.choose(("pass",) if responding else self.table.decision.options[0])
        return self

    def play(self, *moves: str) -> Board:
        """Make choices, then let everybody pass on what is on the stack."""
        return self.do(*moves).settle()

    def pass_turn(self) -> Board:
        """The active player does nothing more; the next turn's main phase begins."""
        turn = self.table.turn
        while self.table.places is None and (self.table.turn == turn or self.asked() != "ask-main"):
            decision = self.table.decision
            assert decision is not None
            wanted = ("pass",) if ("pass",) in decision.options else ("done",)
            self.table.choose(wanted if wanted in decision.options else decision.options[0])
        return self

    def refused(self, move: str) -> str:
        """The rule that forbids a move."""
        option = notation.read(self.table, move, self.names)
        refusal: Refusal | None = self.table.why_not(option)
        assert refusal is not None, f"{move} is allowed"
        return refusal.rule

    # -- looking --

    def asked(self) -> str:
        return "" if self.table.decision is None else self.table.decision.ask

    def seat(self) -> int:
        assert self.table.decision is not None
        return self.table.decision.seat + 1

    def options(self, verb: str = "") -> list[str]:
        """What may be chosen now, in notation without the numbers of pieces."""
        assert self.table.decision is not None
        written = [notation.write(self.table, option) for option in self.table.decision.options]
        return sorted(word for word in written if word.startswith(verb))

    def look(self, path: str) -> Any:
        return GAME.look(self.table, path, self.names)

    def number(self, label: str) -> int:
        return self.names[label]

    def events(self, kind: str) -> list[Any]:
        return [event for event in self.table.log or [] if event.kind == kind]

    def stack(self) -> list[str]:
        """The cards whose effects wait, the top first."""
        found: list[str] = self.look("stack")
        return found
