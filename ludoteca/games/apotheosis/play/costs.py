"""Costs: action points, energy with change, life, cards and their values (r12, r15, draft.cost.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from ludoteca.core.decision import Decision
from ludoteca.core.effects import Cost, Filter, Selector
from ludoteca.core.picking import Picking, Way, behind, following, series, still_open
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.play.card_verbs import add_counters, put_away, turn_cards
from ludoteca.games.apotheosis.table.areas import INVENTORY, area
from ludoteca.games.apotheosis.table.box import Energies, Kind
from ludoteca.games.apotheosis.table.figures import HERO, Figure
from ludoteca.games.apotheosis.table.frames import Carry, is_secret
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.words import AGILITY

#: What is due: stamina, mana, either, essence, its colour.
Due = tuple[int, int, int, int, str]


# -- action points ----------------------------------------------------------------------------


def can_pay_points(table: ApotheosisTable, agent: int, amount: int) -> bool:
    """In its own turn out of its points; otherwise as a debt, unless the next turn is spent (gap response-cost)."""
    if amount <= 0:
        return True
    if agent == table.character:
        return table.points >= amount
    return bool(table.pieces[agent].debt < table.figure(agent, AGILITY))


def pay_points(table: ApotheosisTable, agent: int, amount: int) -> None:
    if amount <= 0:
        return
    if agent == table.character:
        table.points -= amount
        table.tell(
            "points", "battle.actions.1", table.pieces[agent].controller, NONE, (agent,), (-amount, table.points)
        )
        return
    figure: Figure = table.write(agent)
    figure.debt += amount
    table.tell("debt", "cards.borrow.1", figure.controller, NONE, (agent,), (amount, figure.debt))


# -- energy ------------------------------------------------------------------------------------


def due_of(cost: t.Energy) -> Due:
    return (cost.stamina, cost.mana, cost.either, cost.essence, cost.colour)


@lru_cache(maxsize=4096)
def covers(laid: tuple[Energies, ...], due: Due) -> bool:
    """Do these cards pay it? Essence serves as stamina or mana, not the other way round (draft.essence.1)."""
    stamina, mana, either, essence, colour = due
    has_stamina = sum(each[0] for each in laid)
    has_mana = sum(each[1] for each in laid)
    has_essence = sum(each[2] for each in laid)
    if essence:
        suited = sum(each[2] for each in laid if colour in ("", each[3]))
        if suited < essence:
            return False
    loose = has_essence - essence
    lacking = max(0, stamina - has_stamina) + max(0, mana - has_mana)
    if lacking > loose:
        return False
    left = max(0, has_stamina - stamina) + max(0, has_mana - mana) + loose - lacking
    return left >= either


def ways_to_pay(table: ApotheosisTable, seat: int, due: Due) -> tuple[tuple[int, ...], ...]:
    """The sets of upright cards that pay it, none of which could be left out (gap exhaust-payment).

    Each is a tuple of places among the memento cards that could be laid down.
    """
    return least_ways(energies(table, seat), due)


def energies(table: ApotheosisTable, seat: int) -> tuple[Energies, ...]:
    """What could be laid down, in the order of the memento."""
    found: tuple[Energies, ...] | None = table.kept[seat].get("energies")
    if found is None:
        kinds, pieces = table.box.kinds, table.pieces
        found = tuple([kinds[pieces[number].kind].energies for number in payers(table, seat)])
        table.kept[seat]["energies"] = found
    return found


def affords(table: ApotheosisTable, seat: int, due: Due) -> bool:
    """Is there a way to pay it? If there is one, all cards together are."""
    return covers(energies(table, seat), due)


def payers(table: ApotheosisTable, seat: int) -> list[int]:
    """The upright Skills with energy in a memento."""
    found: list[int] | None = table.kept[seat].get("payers")
    if found is None:
        found = table.kept[seat]["payers"] = find_payers(table, seat)
    return found


def find_payers(table: ApotheosisTable, seat: int) -> list[int]:
    """An exhausted one has spent its energy, which is all that exhausted means (skill.activate.3)."""
    kinds, pieces = table.box.kinds, table.pieces
    upright = [number for number in table.memento(seat) if not pieces[number].exhausted and not pieces[number].hidden]
    return [number for number in upright if kinds[pieces[number].kind].energetic]


@lru_cache(maxsize=4096)
def least_ways(laid: tuple[Energies, ...], due: Due) -> tuple[tuple[int, ...], ...]:
    """The same for all matches that are played with these cards."""
    found: list[tuple[int, ...]] = []
    for bits in range(1, 1 << len(laid)):
        chosen = tuple(at for at in range(len(laid)) if bits >> at & 1)
        if not covers(tuple([laid[at] for at in chosen]), due):
            continue
        if any(covers(tuple([laid[at] for at in chosen if at != left]), due) for left in chosen):
            continue
        # Of equal cards the first ones are laid down.
        if all(not any(laid[other] == laid[at] and other not in chosen for other in range(at)) for at in chosen):
            found.append(chosen)
    return tuple(sorted(found))


def is_free(due: Due) -> bool:
    return not any(due[:4])


def can_pay_energy(table: ApotheosisTable, agent: int, due: Due, hero: int = NONE) -> bool:
    return is_free(due) or pays(energies_of(table, agent, hero), due)


def energies_of(table: ApotheosisTable, agent: int, hero: int = NONE) -> tuple[Energies, ...] | None:
    """What a character could lay down. A Companion has no energy: what it cannot pay is ignored (companion.cost.1)."""
    payer = table.pieces[agent if hero == NONE else hero]
    return energies(table, payer.controller) if payer.sort == HERO else None


def pays(laid: tuple[Energies, ...] | None, due: Due) -> bool:
    return laid is None or covers(laid, due)


class PayEnergy(Procedure):
    """Lay memento cards sideways that add up to the cost; then take change (skill.activate.1, .2)."""

    __slots__ = ("back", "due", "picked", "seat")

    def __init__(self, seat: int, due: Due) -> None:
        super().__init__()
        self.seat = seat
        self.due = due
        #: The cards chosen so far, by their place among those that could be laid down.
        self.picked: tuple[int, ...] = ()
        #: What may still be taken back as change: stamina, mana, both together, essence, its colour.
        self.back: Due = (0, 0, 0, 0, "")

    def copy(self) -> PayEnergy:
        new = PayEnergy(self.seat, self.due)
        new.picked = self.picked
        new.back = self.back
        return self.progress(new)

    def ways(self, table: ApotheosisTable) -> tuple[Way, ...]:
        return still_open(ways_to_pay(table, self.seat, self.due), self.picked)

    def choices(self, table: ApotheosisTable) -> list[int]:
        """The cards that may be laid down next, or set upright as change."""
        if self.step == 0:
            cards = payers(table, self.seat)
            return [cards[at] for at in following(self.ways(table), len(self.picked))]
        return self.changes(table)

    def lay_down(self, table: ApotheosisTable) -> Next:
        cards = payers(table, self.seat)
        if self.answer is not None:
            self.picked = (*self.picked, cards.index(self.answer[1]))
        if self.picked not in self.ways(table):
            laid = series("exhaust", [cards[at] for at in self.picked])
            return table.ask(self.seat, "ask-exhaust", "skill.activate.1", ("exhaust",), (), laid)
        paid = tuple(cards[at] for at in self.picked)
        self.back = change_of([table.kind(number) for number in paid], self.due)
        turn_cards(table, paid, True, "skill.activate.1")
        return None

    def changes(self, table: ApotheosisTable) -> list[int]:
        """The exhausted cards whose energy stays within the excess."""
        stamina, mana, both, essence, colour = self.back
        found = []
        for number in table.memento(self.seat):
            kind = table.kind(number)
            if not table.pieces[number].exhausted:
                continue
            if kind.essence:
                fits = kind.essence <= essence and kind.colour == colour and not (kind.stamina or kind.mana)
            else:
                fits = kind.stamina <= stamina and kind.mana <= mana and 0 < kind.stamina + kind.mana <= both
            if fits:
                found.append(number)
        return found

    def take_change(self, table: ApotheosisTable) -> Next:
        if self.answer is not None:
            if self.answer[0] == "enough":
                return None
            kind = table.kind(self.answer[1])
            turn_cards(table, (self.answer[1],), False, "skill.activate.2")
            stamina, mana, both, essence, colour = self.back
            both -= kind.stamina + kind.mana
            self.back = (stamina - kind.stamina, mana - kind.mana, both, essence - kind.essence, colour)
        if not self.changes(table):
            return None
        return table.ask(self.seat, "ask-change", "skill.activate.2", ("recover", "enough"))


PayEnergy.steps = (("skill.activate.1", PayEnergy.lay_down), ("skill.activate.2", PayEnergy.take_change))


def change_of(kinds: Sequence[Kind], due: Due) -> Due:
    """What exceeds the cost; essence only of the colour paid, and none where it stood for others (draft.essence.2)."""
    stamina, mana, either, essence, _ = due
    excess_stamina = max(0, sum(kind.stamina for kind in kinds) - stamina)
    excess_mana = max(0, sum(kind.mana for kind in kinds) - mana)
    both = max(0, excess_stamina + excess_mana - either)
    lacking = max(0, stamina - sum(kind.stamina for kind in kinds)) + max(0, mana - sum(kind.mana for kind in kinds))
    stood_in = lacking or either > excess_stamina + excess_mana
    laid = [kind for kind in kinds if kind.essence]
    if not essence or stood_in or len({kind.colour for kind in laid}) != 1:
        return (excess_stamina, excess_mana, both, 0, "")
    return (excess_stamina, excess_mana, both, sum(kind.essence for kind in laid) - essence, laid[0].colour)


def pay_energy(table: ApotheosisTable, agent: int, due: Due, hero: int = NONE) -> Next:
    payer = table.pieces[agent if hero == NONE else hero]
    if is_free(due) or payer.sort != HERO:
        return None
    return PayEnergy(payer.controller, due)


# -- cards and their values -----------------------------------------------------------------------


def purse(table: ApotheosisTable, agent: int) -> list[int]:
    """What a character pays values with: its inventory, or a Companion's attachments (gap pay-values)."""
    figure = table.pieces[agent]
    if figure.sort == HERO:
        return list(table.zones[area(figure.controller, INVENTORY)])
    return list(table.attachments(figure.card)) if figure.card != NONE else []


def giveable(table: ApotheosisTable, agent: int, source: int, cost: t.GiveCards) -> list[int]:
    """The cards that a text's cost may take: resource cards, not the one that is being activated."""
    figure = table.pieces[agent]
    if figure.sort != HERO and not purse(table, agent):
        return []
    frame = Carry(0, figure.controller, source, agent)
    placed = [filter_ for filter_ in cost.filters if isinstance(filter_, f.In)]
    if figure.sort != HERO:
        # A generic demand is paid with attachments (companion.cost.1).
        candidates = purse(table, agent)
        filters = tuple(filter_ for filter_ in cost.filters if not isinstance(filter_, f.In))
    else:
        candidates = list(table.reachable(frame, each_of(cost.filters))) if placed else purse(table, agent)
        filters = cost.filters
    return [
        number
        for number in candidates
        if number != source and all(filter_.passes(table, frame, number) for filter_ in filters)
    ]


@cache
def each_of(filters: tuple[Filter, ...]) -> Selector:
    return t.each(*filters)


def demands_nothing(table: ApotheosisTable, agent: int, cost: t.GiveCards) -> bool:
    """A demand on an inventory is impossible for a Companion, and ignored (companion.cost.1)."""
    placed = any(isinstance(filter_, f.In) and filter_.place == t.INVENTORY for filter_ in cost.filters)
    return placed and table.pieces[agent].sort != HERO


class GiveAway(Picking):
    """Cards chosen one by one and then given away together: so many, or worth so much."""

    __slots__ = ("agent", "amount", "candidates", "knowledge", "ruled", "to", "value")

    def __init__(
        self,
        agent: int,
        candidates: tuple[int, ...],
        amount: int,
        value: str = "",
        to: str = "discard",
        ruled: str = "r12",
        knowledge: str = "",
    ) -> None:
        super().__init__()
        self.agent = agent
        self.candidates = candidates
        self.amount = amount
        #: The value that counts; without one every card counts 1.
        self.value = value
        self.to = to
        self.ruled = ruled
        #: The knowledge whose cards count double (check.resources.2).
        self.knowledge = knowledge

    def copy(self) -> GiveAway:
        new = GiveAway(self.agent, self.candidates, self.amount, self.value, self.to, self.ruled, self.knowledge)
        new.picked = self.picked
        return self.progress(new)

    def worth(self, table: ApotheosisTable, number: int) -> int:
        if not self.value:
            return 1
        kind = table.kind(number)
        doubled = bool(self.knowledge) and kind.knowledge == self.knowledge
        return kind.worth(self.value) * (2 if doubled else 1)

    def total(self, table: ApotheosisTable, numbers: Sequence[int]) -> int:
        return sum(self.worth(table, number) for number in numbers)

    def choices(self, table: ApotheosisTable) -> list[int]:
        """Later cards in the row, of which enough are left to complete the payment."""
        left = behind(self.candidates, self.picked)
        found = []
        for at, number in enumerate(left):
            if self.worth(table, number) and self.total(table, (*self.picked, *left[at:])) >= self.amount:
                found.append(number)
        return found

    def is_complete(self, table: ApotheosisTable) -> bool:
        return self.total(table, self.picked) >= self.amount

    def question(self, table: ApotheosisTable) -> Decision:
        """Asked even where one card alone will do, if others can't know that it is the only one."""
        seat = table.pieces[self.agent].controller
        secret = any(is_secret(table, number) for number in self.candidates)
        return table.ask(seat, "ask-give", self.ruled, ("give",), (), series("give", self.picked), reveals=secret)

    def take(self, table: ApotheosisTable) -> Next:
        """What can't be paid whole is not paid at all."""
        if not self.is_complete(table):
            self.outcome = 0
            return None
        for number in self.picked:
            put_away(table, number, self.to, self.ruled)
        self.outcome = self.total(table, self.picked)
        return None


GiveAway.steps = (("r12", GiveAway.pick),)


def can_give_value(table: ApotheosisTable, agent: int, value: str, amount: int, knowledge: str = "") -> bool:
    giving = GiveAway(agent, tuple(purse(table, agent)), amount, value, knowledge=knowledge)
    return giving.total(table, giving.candidates) >= amount


# -- each cost in a text ------------------------------------------------------------------------------


def can_pay(cost: Cost, table: ApotheosisTable, agent: int, source: int) -> bool:
    if isinstance(cost, t.Points):
        return can_pay_points(table, agent, cost.amount)
    if isinstance(cost, t.Energy):
        return can_pay_energy(table, agent, due_of(cost))
    if isinstance(cost, t.Life):
        return bool(table.pieces[agent].life >= cost.amount)
    if isinstance(cost, t.GiveCards):
        return demands_nothing(table, agent, cost) or len(giveable(table, agent, source, cost)) >= cost.count
    if isinstance(cost, t.Value):
        giving = [number for number in purse(table, agent) if number != source]
        return sum(table.kind(number).worth(cost.value) for number in giving) >= cost.amount
    if isinstance(cost, t.SpendCounters):
        return table.card(source).count(cost.counter) >= cost.count
    return not table.card(source).exhausted


def can_pay_all(table: ApotheosisTable, agent: int, source: int, costs: tuple[Cost, ...]) -> bool:
    return all(can_pay(cost, table, agent, source) for cost in costs)


def pay_text_points(cost: t.Points, table: ApotheosisTable, agent: int, source: int) -> Next:
    pay_points(table, agent, cost.amount)
    return None


def pay_text_energy(cost: t.Energy, table: ApotheosisTable, agent: int, source: int) -> Next:
    return pay_energy(table, agent, due_of(cost))


def pay_cards(cost: t.GiveCards, table: ApotheosisTable, agent: int, source: int) -> Next:
    if demands_nothing(table, agent, cost):
        return None
    return GiveAway(agent, tuple(giveable(table, agent, source, cost)), cost.count, "", cost.to)


def pay_value(cost: t.Value, table: ApotheosisTable, agent: int, source: int) -> Next:
    candidates = tuple(number for number in purse(table, agent) if number != source)
    return GiveAway(agent, candidates, cost.amount, cost.value)


def spend_counters(cost: t.SpendCounters, table: ApotheosisTable, agent: int, source: int) -> Next:
    add_counters(table, source, cost.counter, -cost.count, "r12", source)
    return None


def exhaust_this(cost: t.ExhaustThis, table: ApotheosisTable, agent: int, source: int) -> Next:
    turn_cards(table, (source,), True, "r12", source)
    return None


#: How each cost of a text is paid; life is lost as by any injury (``injury.py``).
PAYMENTS: dict[type[Cost], Callable[..., Next]] = {
    t.Points: pay_text_points,
    t.Energy: pay_text_energy,
    t.GiveCards: pay_cards,
    t.Value: pay_value,
    t.SpendCounters: spend_counters,
    t.ExhaustThis: exhaust_this,
}
