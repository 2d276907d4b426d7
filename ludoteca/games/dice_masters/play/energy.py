"""Energy and its payment.

A payment is what is bought, then what pays, whole or in part. It is a batch: one or
more purchases and fieldings declared together and paid with one set of dice,
the named energy of each item met by a different energy (gap energy.group-payment).
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING
from ludoteca.core.picking import following
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.dice_masters.table.areas import RESERVE, area
from ludoteca.games.dice_masters.table.dice import Price, face_called
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.table.verbs import shift, show, spent_area

WILD, GENERIC, LOOSE = 4, 5, 6

#: Stands for a unit of energy that is on no die, among the dice of a payment.
UNIT = -2

#: Equal things to pay with: the energy on each, how much of it, and how many of them there are.
Coins = tuple[int, int, int]

#: A sort of things to pay with, and whether one of them pays in part or whole.
Slot = tuple[int, bool]

WHOLE, PART = False, True


def together(first: Price, second: Price) -> Price:
    a, b, c, d, e = first
    f, g, h, i, j = second
    return (a + f, b + g, c + h, d + i, e + j)


def covers(energy: Sequence[int], cost: Price) -> bool:
    """Does this energy pay the cost? Wilds stand in for any named type; generic never does (energy.4-2, energy.5).

    One energy of the type is enough, whatever the others are (turn.main.buy.4-ex1).
    """
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


class Purse:
    """Things to pay with, equal ones counted together, and the ways to pay a price with them."""

    __slots__ = ("coins", "cost", "energy", "found", "left", "rest", "slots")

    def __init__(self, cost: Price, things: list[Coins]) -> None:
        self.cost = cost
        #: How a thing of each sort may pay: whole, and a double die also in part (turn.main.buy.7).
        self.slots: list[Slot] = []
        #: The symbol that each slot gives, and how many of it.
        self.coins: list[tuple[int, int]] = []
        #: The things of each sort not taken yet, and the energy of those taken.
        self.left: list[int] = []
        self.energy = [0, 0, 0, 0, 0, 0, 0]
        self.found: list[tuple[int, ...]] = []
        for at, (symbol, amount, count) in enumerate(things):
            self.left.append(count)
            self.slots.append((at, WHOLE))
            self.coins.append((symbol, amount))
            # Generic energy is not split (turn.main.buy.8).
            if amount == 2 and symbol != GENERIC:
                self.slots.append((at, PART))
                self.coins.append((symbol, 1))
        #: The most that the slots from each one on could give.
        self.rest: list[int] = []
        behind = 0
        for (_, amount), (at, part) in zip(reversed(self.coins), reversed(self.slots), strict=True):
            self.rest.insert(0, behind + amount * self.left[at])
            if part == WHOLE:
                behind = self.rest[0]

    def ways(self) -> list[tuple[int, ...]]:
        """Every payment in which nothing is superfluous (gap energy.overpay): the slots used, in order."""
        self.extend((), 0, 0)
        return self.found

    def extend(self, taken: tuple[int, ...], first: int, total: int) -> None:
        """Go on from the slots taken with those from ``first`` on."""
        enough = total >= self.cost[0]
        if enough and covers(self.energy, self.cost):
            if self.needs_all(taken):
                self.found.append(taken)
            return
        for slot in range(first, len(self.slots)):
            if total + self.rest[slot] < self.cost[0]:
                return
            symbol, amount = self.coins[slot]
            at = self.slots[slot][0]
            if self.left[at] and not (enough and self.fills_nothing(symbol)):
                self.left[at] -= 1
                self.energy[symbol] += amount
                self.extend((*taken, slot), slot, total + amount)
                self.energy[symbol] -= amount
                self.left[at] += 1

    def fills_nothing(self, symbol: int) -> bool:
        """Only a type that the price names, or a wild, helps where the number of energies is reached."""
        return symbol > WILD or (symbol < WILD and not self.cost[1 + symbol])

    def needs_all(self, taken: tuple[int, ...]) -> bool:
        energy = self.energy
        for slot in set(taken):
            symbol, amount = self.coins[slot]
            energy[symbol] -= amount
            superfluous = covers(energy, self.cost)
            energy[symbol] += amount
            if superfluous:
                return False
        return True


class Pay(Procedure):
    """Pay a price from a reserve pool, one die after the other, each whole or in part (energy.7, turn.main.buy.7).

    It is one for purchases, globals and fieldings (energy.2), so that each may be paid in part (turn.main.global.6,
    turn.main.field.3, globals.3).
    """

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
        """All ways to pay, with any die that shows energy (energy.1); the choice that follows is asked only where
        there is more than one."""
        sorts: dict[tuple[int, int], list[int]] = {}
        for number in table.zones[area(self.seat, RESERVE)]:
            die = table.pieces[number]
            sorts.setdefault((die.kind, die.face), []).append(number)
        equals = []
        things = []
        for (kind, face), dice in sorts.items():
            shown = table.box.kinds[kind].faces[face]
            if shown.kind == "energy":
                equals.append(tuple(dice))
                things.append((shown.symbol, shown.amount, len(dice)))
        if table.loose[self.seat]:
            equals.append((UNIT,) * table.loose[self.seat])
            things.append((LOOSE, 1, table.loose[self.seat]))
        self.sorts = tuple(equals)
        purse = Purse(self.cost, things)
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
            if len(slots) > 1 or table.asks_always:
                series: tuple[Option, ...] = tuple([self.spending(thing) for thing in self.dice])
                verbs = ("spend", "change", "spend-loose") if table.loose[self.seat] else ("spend", "change")
                return table.ask(self.seat, "ask-pay", "energy.7", verbs, (self.cause,), series)
            self.take(slots[0])

    def following(self) -> list[int]:
        """The slots that may be used next, in one fixed order; none once the price is paid."""
        at = len(self.dice)
        ways = self.ways
        if len(ways) == 1:
            return list(ways[0][at : at + 1])
        return following(ways, at)

    def take(self, slot: int) -> None:
        thing = self.thing(slot)
        at = len(self.dice)
        if len(self.ways) > 1:
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
        """The dice go to the used pile; those with change are spun to the face that shows it (turn.main.buy.5,
        turn.main.buy.7-ex1)."""
        units = self.dice.count(UNIT)
        paying = tuple([thing for thing in self.dice if thing != UNIT]) if units else self.dice
        gone = tuple([die for die in paying if die not in self.kept]) if self.kept else paying
        if units:
            table.set_loose(self.seat, table.loose[self.seat] - units)
            table.tell("spend-loose", "turn.clear.5", self.seat, self.cause, (), (units,))
        shift(table, gone, area(self.seat, spent_area(table)), "energy.7", self.seat, self.cause)
        for number in self.kept:
            face = table.face(number)
            assert face is not None
            show(
                table,
                number,
                face_called(table.kind(number).faces, face.energy),
                "spin",
                "turn.main.buy.7",
                self.seat,
            )
        self.outcome = paying
        return None


Pay.steps = (
    ("energy.7", Pay.look),
    ("energy.7", Pay.choose_dice),
    ("turn.main.buy.5", Pay.spend),
)


def can_pay(table: DiceTable, seat: int, cost: Price) -> bool:
    return covers(table.energy(seat), cost)
