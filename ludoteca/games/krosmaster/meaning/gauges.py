"""What texts do to the gauges of the active Unit at once (7.5.14, 7.5.15)."""

from __future__ import annotations

from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import words as w

_RULES = {w.MP: "7.5.14.a", w.AP: "7.5.15.a"}


def gain(table: KrosTable, seat: int, unit: int, what: str, number: int) -> None:
    table.change_gauge(unit, what, number)
    table.tell(f"gain-{what}", _RULES[what], seat, unit, (unit,), (number,))


def gain_now(effect: e.GainNow, table: KrosTable, frame: Resolve) -> Next:
    gain(table, frame.controller, frame.source, effect.what, effect.number)
    return None


def lose_now(effect: e.LoseNow, table: KrosTable, frame: Resolve) -> Next:
    left = table.ap if effect.what == w.AP else table.mp
    table.change_gauge(frame.source, effect.what, -left)
    return None


def gain_either(effect: e.GainEither, table: KrosTable, frame: Resolve) -> Next:
    if frame.result is not None or not table.in_arena(frame.source):
        return None
    return GainEither(frame.source, frame.controller, effect.gains)


class GainEither(Procedure):
    """The controller picks which of two gauges gains."""

    __slots__ = ("gains", "seat", "unit")

    def __init__(self, unit: int, seat: int, gains: tuple[tuple[str, int], ...]) -> None:
        super().__init__()
        self.unit = unit
        self.seat = seat
        self.gains = gains

    def copy(self) -> GainEither:
        return self.progress(GainEither(self.unit, self.seat, self.gains))

    def modes(self, table: KrosTable) -> tuple[str, ...]:
        return tuple(what for what, _ in self.gains)

    def pick(self, table: KrosTable) -> Next:
        if self.answer is None:
            return table.ask(self.seat, "ask-gain", "4.18.3.e", ("pick",), (self.unit,))
        gain(table, self.seat, self.unit, self.answer[1], dict(self.gains)[self.answer[1]])
        return None


GainEither.steps = (("6.2.1.d", GainEither.pick),)
