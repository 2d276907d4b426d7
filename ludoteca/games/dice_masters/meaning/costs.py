"""Whether the costs in card texts can be paid, and how."""

from __future__ import annotations

from ludoteca.core.box import Payable, Payment
from ludoteca.core.effects import Cost
from ludoteca.core.events import NOTHING
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.dice_masters.meaning.effects import SpinDice
from ludoteca.games.dice_masters.play.energy import Pay, can_pay
from ludoteca.games.dice_masters.table.dice import price
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.text.terms import Energy, SpinDown


def energy_payable(cost: Energy, table: DiceTable, seat: int, source: int) -> bool:
    return can_pay(table, seat, price(cost.amount, cost.kind))


def pay_energy(cost: Energy, table: DiceTable, seat: int, source: int) -> Next:
    return Pay(seat, price(cost.amount, cost.kind), source)


def spinnable(table: DiceTable, seat: int) -> list[int]:
    """The characters of a player that can go down a level (fundamentals.4-ex1)."""
    return [number for number in table.field(seat) if table.can_spin(number, -1)]


def spin_payable(cost: SpinDown, table: DiceTable, seat: int, source: int) -> bool:
    return bool(spinnable(table, seat))


def pay_spin(cost: SpinDown, table: DiceTable, seat: int, source: int) -> Next:
    return PaySpin(seat)


class PaySpin(Procedure):
    """Pay by spinning one of one's characters down a level."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> PaySpin:
        return self.progress(PaySpin(self.seat))

    def pick(self, table: DiceTable) -> Next:
        if self.result is not None:
            return None
        if self.answer is None:
            return table.ask(self.seat, "ask-spin-down", "fundamentals.4", ("choose",))
        return SpinDice((self.answer[1],), self.seat, False, True, NOTHING)

    def choices(self, table: DiceTable) -> list[int]:
        return spinnable(table, self.seat)


PaySpin.steps = (("fundamentals.4", PaySpin.pick),)

PAYABLE: dict[type[Cost], Payable] = {
    Energy: energy_payable,
    SpinDown: spin_payable,
}
PAYMENTS: dict[type[Cost], Payment] = {Energy: pay_energy, SpinDown: pay_spin}
