"""The verbs of a payment: what is spent whole, in part, or off the dice (energy.7)."""

from __future__ import annotations

from ludoteca.core.action import PIECE, Action, Argument, Chosen, Requirement
from ludoteca.games.dice_masters.play.energy import PART, UNIT, WHOLE, Pay
from ludoteca.games.dice_masters.play.main_verbs import in_reserve, of_no_die
from ludoteca.games.dice_masters.table.table import DiceTable


def _paying(table: DiceTable) -> Pay | None:
    procedure = table.stack[-1]
    return procedure if isinstance(procedure, Pay) else None


def dice_to_spend(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    paying = _paying(table)
    return [thing for thing in paying.things(WHOLE) if thing != UNIT] if paying else []


def dice_to_change(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    """The double dice of which one energy may be spent."""
    paying = _paying(table)
    return paying.things(PART) if paying else []


def may_spend(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return same_spending(table, seat, chosen[-1]) in dice_to_spend(table, seat, ())


def may_change(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return same_change(table, seat, chosen[-1]) in dice_to_change(table, seat, ())


def alike(table: DiceTable, first: int, second: int) -> bool:
    paying = _paying(table)
    if first not in table.pieces or (paying is not None and first in paying.dice):
        return False
    return table.likeness(first) == table.likeness(second)


def same_spending(table: DiceTable, seat: int, number: int) -> int:
    for thing in dice_to_spend(table, seat, ()):
        if thing == number or alike(table, number, thing):
            return thing
    return number


def same_change(table: DiceTable, seat: int, number: int) -> int:
    for thing in dice_to_change(table, seat, ()):
        if thing == number or alike(table, number, thing):
            return thing
    return number


def shows_energy(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    face = table.face(chosen[-1])
    return face is not None and face.kind == "energy"


SPEND = Action(
    "spend",
    arguments=(
        Argument(
            PIECE,
            dice_to_spend,
            canonical=same_spending,
            given=(
                Requirement("energy.7", "refusal-not-in-reserve", in_reserve),
                Requirement("energy.7", "refusal-no-energy", shows_energy),
                Requirement("energy.7", "refusal-superfluous", may_spend),
            ),
        ),
    ),
)


def may_spend_loose(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    paying = _paying(table)
    return paying is not None and UNIT in paying.things(WHOLE)


def pays_loose(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """Can energy that is on no die be part of this payment at all? It is generic (turn.clear.5)."""
    paying = _paying(table)
    return paying is not None and any(
        UNIT in paying.sorts[paying.slots[slot][0]] for way in paying.ways for slot in way
    )


SPEND_LOOSE = Action(
    "spend-loose",
    (
        of_no_die("energy.4-2", "refusal-generic", pays_loose),
        of_no_die("energy.7", "refusal-loose-later", may_spend_loose),
    ),
)

#: Spend one of two energies: the die is spun to the face that shows what is left, and stays.
CHANGE = Action(
    "change",
    arguments=(
        Argument(
            PIECE,
            dice_to_change,
            canonical=same_change,
            given=(
                Requirement("energy.7", "refusal-not-in-reserve", in_reserve),
                Requirement("turn.main.buy.7", "refusal-no-change", may_change),
            ),
        ),
    ),
)
