"""Picking cards, one at a time: for a payment, an unloading, an order, two places."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.decision import Decision
from ludoteca.core.picking import ENOUGH, Picking, behind, series
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.table.areas import HAND
from ludoteca.games.battle_scenes.table.characteristics import affiliations, powers
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.terms import POWERS


class PickCards(Picking):
    """A player picks some of the cards; the outcome is what he picked.

    The picks are made in one fixed order, so that no set can be picked in two ways; ``ordered`` where the order is
    part of the choice. What must be taken whole is not asked. Among cards that the other player can't know he is asked
    in private; if those were ``sought`` among such cards, he is asked whatever was found: nobody learns from when he
    hears of it what there was to pick.
    """

    __slots__ = ("asked", "least", "most", "ordered", "pool", "ruled", "seat", "sought", "unlike")

    def __init__(
        self,
        seat: int,
        pool: tuple[int, ...],
        least: int,
        most: int,
        question: str,
        ruled: str,
        ordered: bool = False,
        unlike: str = "",
        sought: bool = False,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.pool = pool
        #: "De nomes diferentes": what no two of them may have in common.
        self.unlike = unlike
        self.sought = sought
        self.least = min(least, len(pool))
        self.most = min(most, len(pool))
        self.asked = question
        self.ruled = ruled
        self.ordered = ordered

    def copy(self) -> PickCards:
        new = PickCards(self.seat, (), 0, 0, self.asked, self.ruled, self.ordered, self.unlike, self.sought)
        new.pool = self.pool
        new.least = self.least
        new.most = self.most
        new.picked = self.picked
        return self.progress(new)

    def rule(self) -> str:
        return self.ruled

    def pick(self, table: BattleTable) -> Next:
        if self.answer is None and not self.ordered:
            pieces = table.pieces
            self.pool = tuple(sorted(self.pool, key=lambda number: (pieces[number].kind, number)))
        if self.sought and not self.pool and self.answer is None:
            return table.ask(self.seat, self.asked, self.ruled, (ENOUGH,), private=True, reveals=True)
        if self.most and self.least == len(self.pool) and not self.ordered:
            self.picked = self.pool
        return super().pick(table)

    def is_complete(self, table: BattleTable) -> bool:
        return len(self.picked) >= self.most

    def question(self, table: BattleTable) -> Decision:
        verbs = ("choose", ENOUGH) if len(self.picked) >= self.least else ("choose",)
        secret = self.sought or table.is_secret(self.pool, self.seat)
        picked = series("choose", self.picked)
        return table.ask(self.seat, self.asked, self.ruled, verbs, (), picked, private=secret, reveals=self.sought)

    def choices(self, table: BattleTable) -> tuple[int, ...]:
        """What may be picked next, so that enough is left for the rest."""
        if self.ordered:
            open_to = tuple(number for number in self.pool if number not in self.picked)
        else:
            open_to = tuple(behind(self.pool, self.picked))
        if self.unlike:
            taken = [trait(table, number, self.unlike) for number in self.picked]
            open_to = tuple(number for number in open_to if trait(table, number, self.unlike) not in taken)
        if self.ordered:
            return open_to
        needed = self.least - len(self.picked)
        return open_to[: len(open_to) - needed + 1] if needed > 0 else open_to


def trait(table: BattleTable, number: int, what: str) -> object:
    """What cards are told apart by: the name, the power or the type; what is in the scene, also its controller."""
    if what == "controller":
        return table.pieces[table.bearer(number)].controller
    kind = table.kind(number)
    return kind.name if what == "name" else kind.powers if what == "power" else kind.sort


def traits(table: BattleTable, number: int, what: str) -> frozenset[object]:
    """All that a card has of a sort: several affiliations and powers, one controller, name or type."""
    if what == "affiliation":
        return frozenset(affiliations(table, number))
    if what == "power":
        return frozenset(powers(table, number, tuple(POWERS)))
    if what == "controller":
        return frozenset((table.pieces[table.bearer(number)].controller,))
    return frozenset((trait(table, number, what),))


def common_traits(table: BattleTable, numbers: Sequence[int], what: str) -> frozenset[object]:
    """What all of them have in common."""
    return frozenset.intersection(*(traits(table, number, what) for number in numbers))


def largest_alike(table: BattleTable, numbers: Sequence[int], what: str) -> int:
    """How many of them have one thing in common, at most."""
    held = [each for number in numbers for each in traits(table, number, what)]
    return max((held.count(each) for each in set(held)), default=0)


PickCards.steps = (("", PickCards.pick),)


class PartCards(Procedure):
    """A player says which cards go to the second of two places; the outcome are those of the first and of the second.

    Where they lie in an order (``ordered``), he says that too.
    """

    __slots__ = ("ordered", "pool", "ruled", "seat", "second")

    def __init__(self, seat: int, pool: tuple[int, ...], ruled: str, ordered: bool) -> None:
        super().__init__()
        self.seat = seat
        self.pool = pool
        self.ruled = ruled
        self.ordered = ordered
        self.second: tuple[int, ...] = ()

    def copy(self) -> PartCards:
        new = PartCards(self.seat, self.pool, self.ruled, self.ordered)
        new.second = self.second
        return self.progress(new)

    def pick_second(self, table: BattleTable) -> Next:
        if self.result is None:
            count = len(self.pool)
            return PickCards(self.seat, self.pool, 0, count, "ask-second-place", self.ruled, self.ordered)
        self.second = self.result
        return None

    def order_first(self, table: BattleTable) -> Next:
        rest = tuple(card for card in self.pool if card not in self.second)
        if self.ordered and len(rest) > 1 and self.result is None:
            return PickCards(self.seat, rest, len(rest), len(rest), "ask-order-top", self.ruled, ordered=True)
        self.outcome = (rest if self.result is None else self.result, self.second)
        return None


PartCards.steps = (("", PartCards.pick_second), ("", PartCards.order_first))


class DiscardInTurn(Procedure):
    """Players discard cards of their own choice, one player after the other; the outcome is how many there were."""

    __slots__ = ("cause", "count", "done", "least", "pools", "seats", "sought")

    def __init__(
        self,
        seats: tuple[int, ...],
        pools: tuple[tuple[int, ...], ...],
        least: int,
        count: int,
        cause: int,
        sought: bool,
    ) -> None:
        super().__init__()
        #: The text asks for certain cards.
        self.sought = sought
        self.seats = seats
        #: Of each of them, the cards in hand that may be discarded.
        self.pools = pools
        self.least = least
        self.count = count
        self.cause = cause
        self.done = 0

    def copy(self) -> DiscardInTurn:
        new = DiscardInTurn(self.seats, self.pools, self.least, self.count, self.cause, self.sought)
        new.done = self.done
        return self.progress(new)

    def discard(self, table: BattleTable) -> Next:
        seat = self.seats[0]
        if self.result is None:
            least, count, sought = self.least, self.count, self.sought and bool(table.cards(seat, HAND))
            return PickCards(seat, self.pools[0], least, count, "ask-discard", "7.3.descartar", sought=sought)
        table.discard(self.result, "7.3.descartar", seat, self.cause)
        self.done += len(self.result)
        self.seats = self.seats[1:]
        self.pools = self.pools[1:]
        if self.seats:
            self.repeat()
        self.outcome = self.done
        return None


DiscardInTurn.steps = (("7.3.descartar", DiscardInTurn.discard),)


class PickNumber(Procedure):
    """ "Em 1 ou 2", "compre até dois cards": how many; the outcome is the number."""

    __slots__ = ("numbers", "question", "seat", "source", "told")

    def __init__(
        self, seat: int, numbers: tuple[int, ...], source: int, question: str = "ask-stages", told: str = "4.5.1-1"
    ) -> None:
        super().__init__()
        self.seat = seat
        self.numbers = numbers
        self.source = source
        self.question = question
        #: The rule by which it is asked.
        self.told = told

    def copy(self) -> PickNumber:
        return self.progress(PickNumber(self.seat, self.numbers, self.source, self.question, self.told))

    def pick(self, table: BattleTable) -> Next:
        if self.answer is None:
            return table.ask(self.seat, self.question, self.told, ("pick",), (self.source,))
        self.outcome = int(self.answer[1])
        return None

    def modes(self, table: BattleTable) -> tuple[str, ...]:
        return tuple(str(number) for number in self.numbers)


PickNumber.steps = (("4.5.1-1", PickNumber.pick),)
