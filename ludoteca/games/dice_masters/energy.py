"""Energy and its payment.

A payment is what is bought, then what pays, whole or in part. It is a batch: one or
more purchases and fieldings declared together and paid with one set of dice,
the named energy of each item met by a different energy (gap energy.group-payment).
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.dice_masters.areas import RESERVE, area
from ludoteca.games.dice_masters.dice import Price, face_called
from ludoteca.games.dice_masters.table import DiceTable, Energy

WILD, GENERIC, LOOSE = 4, 5, 6

#: Stands for a unit of energy that is on no die, among the dice of a payment.
UNIT = -2

#: A sort of things to pay with, and whether one of them pays in part or whole.
Slot = tuple[int, bool]

WHOLE, PART = False, True


def together(first: Price, second: Price) -> Price:
    a, b, c, d, e = first
    f, g, h, i, j = second
    return (a + f, b + g, c + h, d + i, e + j)


def covers(energy: Energy, cost: Price) -> bool:
    """Does this energy pay the cost? Wilds stand in for any named type; generic never does (energy.4-2, energy.5)."""
    fist, bolt, mask, shield, wild, generic, loose = energy
    amount, fists, bolts, masks, shields = cost
    if fist + bolt + mask + shield + wild + generic + loose < amount:
        return False
    lacking = 0
    if fists > fist:
        lacking += fists - fist
    if bolts > bolt:
        lacking += bolts - bolt
    if masks > mask:
        lacking += masks - mask
    if shields > shield:
        lacking += shields - shield
    return lacking <= wild


def gives(table: DiceTable, thing: int) -> Energy:
    """What one die of the reserve pool, or a loose unit, is worth."""
    if thing == UNIT:
        return _WORTH[LOOSE, 1]
    face = table.face(thing)
    assert face is not None
    return _WORTH[face.symbol, face.amount]


def _worth(symbol: int, amount: int) -> Energy:
    counts = [0, 0, 0, 0, 0, 0, 0]
    counts[symbol] = amount
    return tuple(counts)  # type: ignore[return-value]


_WORTH = {(symbol, amount): _worth(symbol, amount) for symbol in range(7) for amount in (1, 2, 3, 4)}


def add(first: Energy, second: Energy) -> Energy:
    a, b, c, d, e, f, g = first
    h, i, j, k, m, n, o = second
    return (a + h, b + i, c + j, d + k, e + m, f + n, g + o)


def less(first: Energy, second: Energy) -> Energy:
    a, b, c, d, e, f, g = first
    h, i, j, k, m, n, o = second
    return (a - h, b - i, c - j, d - k, e - m, f - n, g - o)


NO_ENERGY: Energy = (0, 0, 0, 0, 0, 0, 0)


class Purse:
    """The energy of a reserve pool, its equal dice counted together, and the ways to pay with it."""

    __slots__ = ("cost", "slots", "sorts", "worths")

    def __init__(self, table: DiceTable, seat: int, cost: Price) -> None:
        self.cost = cost
        sorts: dict[object, list[int]] = {}
        for number in table.zones[area(seat, RESERVE)]:
            face = table.face(number)
            if face is not None and face.kind == "energy":
                sorts.setdefault((table.pieces[number].kind, face), []).append(number)
        if table.loose[seat]:
            sorts[UNIT] = [UNIT] * table.loose[seat]
        #: Equal things, in one fixed order.
        self.sorts: list[list[int]] = list(sorts.values())
        #: How a thing of each sort may pay: whole, and a double die also in part (turn.main.buy.7).
        self.slots: list[Slot] = []
        self.worths: list[Energy] = []
        for at, sort in enumerate(self.sorts):
            worth = gives(table, sort[0])
            self.slots.append((at, WHOLE))
            self.worths.append(worth)
            if sum(worth) == 2 and not worth[GENERIC]:
                self.slots.append((at, PART))
                self.worths.append(half(worth))

    def ways(self) -> list[tuple[int, ...]]:
        """Every payment in which nothing is superfluous (gap energy.overpay): the slots used, in order."""
        found: list[tuple[int, ...]] = []
        self.extend((), 0, NO_ENERGY, 0, found)
        return found

    def extend(
        self, taken: tuple[int, ...], first: int, sum_: Energy, total: int, found: list[tuple[int, ...]]
    ) -> None:
        """Go on from the slots taken with those from ``first`` on."""
        if total >= self.cost[0] and covers(sum_, self.cost):
            if self.needs_all(taken, sum_):
                found.append(taken)
            return
        for slot in range(first, len(self.slots)):
            if self.has_room(taken, slot):
                worth = self.worths[slot]
                self.extend((*taken, slot), slot, add(sum_, worth), total + sum(worth), found)

    def has_room(self, taken: tuple[int, ...], slot: int) -> bool:
        """Is a thing of this sort left? A die pays whole or in part, not both."""
        at, part = self.slots[slot]
        used = taken.count(slot) + (taken.count(slot - 1) if part else 0)
        return used < len(self.sorts[at])

    def needs_all(self, taken: tuple[int, ...], sum_: Energy) -> bool:
        worths = self.worths
        return not any(covers(less(sum_, worths[slot]), self.cost) for slot in set(taken))


class Pay(Procedure):
    """Pay a price from a reserve pool, one die after the other, each whole or in part (energy.7, turn.main.buy.7)."""

    __slots__ = ("cause", "cost", "dice", "kept", "seat", "slots", "sorts", "ways")

    def __init__(self, seat: int, cost: Price, cause: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.cost = cost
        self.cause = cause
        #: Equal things to pay with, in one fixed order; how they may pay; and the ways that are still open.
        self.sorts: tuple[tuple[int, ...], ...] = ()
        self.slots: tuple[Slot, ...] = ()
        self.ways: tuple[tuple[int, ...], ...] = ()
        #: The dice that pay (UNIT for a loose one), and those that keep one of their two energies.
        self.dice: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()

    def copy(self) -> Pay:
        new = Pay(self.seat, self.cost, self.cause)
        new.sorts = self.sorts
        new.slots = self.slots
        new.ways = self.ways
        new.dice = self.dice
        new.kept = self.kept
        return self.progress(new)

    def look(self, table: DiceTable) -> Next:
        """All ways to pay; the choice that follows is asked only where there is more than one."""
        purse = Purse(table, self.seat, self.cost)
        self.sorts = tuple(tuple(sort) for sort in purse.sorts)
        self.slots = tuple(purse.slots)
        self.ways = tuple(purse.ways())
        return None

    def choose_dice(self, table: DiceTable) -> Next:
        """Which dice pay, sort by sort, and whether a double die keeps one energy or is given up whole (gap
        energy.partial-choice): only what leads to a payment without anything superfluous."""
        if self.answer is not None:
            thing = self.answer[1] if len(self.answer) > 1 else UNIT
            part = self.answer[0] == "change"
            self.take(next(slot for slot in self.following() if self.fits(slot, thing, part)))
        while True:
            slots = self.following()
            if not slots:
                return None
            if len(slots) > 1:
                series: tuple[Option, ...] = tuple([self.spending(thing) for thing in self.dice])
                verbs = ("spend", "change", "spend-loose") if table.loose[self.seat] else ("spend", "change")
                return table.ask(self.seat, "ask-pay", "energy.7", verbs, (self.cause,), series)
            self.take(slots[0])

    def following(self) -> list[int]:
        """The slots that may be used next, in one fixed order; none once the price is paid."""
        at = len(self.dice)
        return sorted({way[at] for way in self.ways if len(way) > at})

    def take(self, slot: int) -> None:
        thing = self.thing(slot)
        at = len(self.dice)
        self.ways = tuple([way for way in self.ways if len(way) > at and way[at] == slot])
        self.dice = (*self.dice, thing)
        if self.slots[slot][1] == PART:
            self.kept = (*self.kept, thing)

    def fits(self, slot: int, thing: int, part: bool) -> bool:
        return self.slots[slot][1] == part and thing in self.sorts[self.slots[slot][0]]

    def thing(self, slot: int) -> int:
        """The next thing of a slot's sort."""
        sort = self.sorts[self.slots[slot][0]]
        return sort[sum([thing in sort for thing in self.dice])]

    def things(self, part: bool) -> list[int]:
        """What may be spent next, whole or in part."""
        return [self.thing(slot) for slot in self.following() if self.slots[slot][1] == part]

    def spending(self, thing: int) -> Option:
        if thing == UNIT:
            return ("spend-loose",)
        return ("change" if thing in self.kept else "spend", thing)

    def spend(self, table: DiceTable) -> Next:
        """The dice go to the used pile; those with change are spun to the face that shows it (turn.main.buy.5)."""
        units = sum(1 for thing in self.dice if thing == UNIT)
        gone = tuple(thing for thing in self.dice if thing != UNIT and thing not in self.kept)
        if units:
            table.set_loose(self.seat, table.loose[self.seat] - units)
            table.tell("spend-loose", "turn.clear.5", self.seat, self.cause, (), (units,))
        table.shift(gone, area(self.seat, table.spent_area()), "energy.7", self.seat, self.cause)
        for number in self.kept:
            face = table.face(number)
            assert face is not None
            table.show(
                number,
                face_called(table.kind(number).faces, face.energy),
                "spin",
                "turn.main.buy.7",
                self.seat,
            )
        self.outcome = tuple(thing for thing in self.dice if thing != UNIT)
        return None


def half(worth: Energy) -> Energy:
    """One of the two energies of a double die."""
    return tuple(symbol // 2 for symbol in worth)  # type: ignore[return-value]


Pay.steps = (
    ("energy.7", Pay.look),
    ("energy.7", Pay.choose_dice),
    ("turn.main.buy.5", Pay.spend),
)


def can_pay(table: Any, seat: int, cost: Price) -> bool:
    return covers(table.energy(seat), cost)
