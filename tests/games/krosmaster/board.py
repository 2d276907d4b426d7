"""Small positions, played move by move with announced dice."""

from __future__ import annotations

from typing import Any

from ludoteca.core import notation
from ludoteca.core.events import Event
from ludoteca.games.krosmaster.game import GAME
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.scenarios.format import expand


#: An open field with one special cell: "D" on e6, say.
def field(**cells: str) -> list[str]:
    rows = [["."] * 12 for _ in range(12)]
    for word, letter in cells.items():
        rows[int(word[1:]) - 1][ord(word[0]) - ord("a")] = letter
    return ["".join(row) for row in rows]


class Play:
    """A position in play. Dice are announced as in scenarios: "critical: lock"."""

    def __init__(self, one: list[str], two: list[str], chance: tuple[str, ...] = (), **position: Any) -> None:
        first = {"units": one, **position.pop("p1", {})}
        second = {"units": two, **position.pop("p2", {})}
        self.log: list[Event] = []
        self.table, self.names = GAME.position({"player1": first, "player2": second, **position}, 1)
        self.table.log = self.log
        self.load(chance)
        self.table.run()
        self.check_chance()

    @property
    def t(self) -> KrosTable:
        assert isinstance(self.table, KrosTable)
        return self.table

    def load(self, chance: tuple[str, ...]) -> None:
        self.table.chance.loaded = tuple(result for entry in chance for result in expand(entry))

    def check_chance(self) -> None:
        assert not self.table.chance.loaded, f"never rolled: {self.table.chance.loaded}"

    def do(self, *moves: str, chance: tuple[str, ...] = ()) -> Play:
        """Legal moves, one after the other; all announced dice must be rolled."""
        self.load(chance)
        for move in moves:
            option = notation.read(self.table, move, self.names)
            refusal = self.table.why_not(option)
            assert refusal is None, f"{move}: {refusal.rule if refusal else ''} {refusal.message if refusal else ''}"
            self.table.choose(option)
        self.check_chance()
        return self

    def refused(self, move: str) -> str:
        """The rule that refuses a move."""
        refusal = self.table.why_not(notation.read(self.table, move, self.names))
        return "" if refusal is None else refusal.rule

    def may(self, move: str) -> bool:
        return self.refused(move) == ""

    def look(self, path: str) -> Any:
        return GAME.look(self.table, path, self.names)

    def offered(self) -> list[str]:
        decision = self.table.decision
        return [] if decision is None else [notation.write(self.table, option) for option in decision.options]

    def injuries(self, *labels: str) -> Any:
        found = [self.look(f"{label}.injuries") for label in labels]
        return found[0] if len(found) == 1 else found

    def kinds(self) -> list[str]:
        """The kinds of event so far."""
        return [event.kind for event in self.log]

    def rules(self) -> list[str]:
        return [event.rule for event in self.log]


def duel(one: str, two: str, *more: str, **position: Any) -> Play:
    """One Unit of each player, the first one active; more of the second player's."""
    return Play([one], [two, *more], unit=position.pop("unit", one.split()[one.split().index("as") + 1]), **position)
