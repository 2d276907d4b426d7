"""Costs: what a use takes, whether it can be paid, and with what (1.18)."""

from __future__ import annotations

from ludoteca.core.effects import Cost, Filter
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import applying
from ludoteca.games.fabula.meaning.stack import reading_frame
from ludoteca.games.fabula.play.targets import fits
from ludoteca.games.fabula.table.areas import AREA_OF, BATTLE, HANDS
from ludoteca.games.fabula.table.box import Kind, Spoken
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.table.verbs import bury_as_cost, change_resources, discard, tap
from ludoteca.games.fabula.text.terms import DiscardCost, Resources, SacrificeCost, TapThis


def card_price(table: FabulaTable, seat: int, number: int, x: int) -> int:
    """The resources that a card costs its user now; never less than 0 (gap cost-change)."""
    return max(0, fixed_part(table, number) + (x if table.kind(number).letter else 0))


def fixed_part(table: FabulaTable, number: int) -> int:
    """What a card costs besides X, as texts change it: below 0 where a reduction goes on to what X adds."""
    kind: Kind = table.kind(number)
    price = kind.cost
    if "cost" in table.modifiers:
        price += sum(table.amount_of(modifier) for modifier in applying(table, "cost", number))
    return price


def ability_price(spoken: Spoken, x: int) -> int:
    """A whole number, to which other costs may come (1.18.3); with only those the price is 0 (1.18.4)."""
    letters = sum(isinstance(cost, Resources) and bool(cost.letter) for cost in spoken.passage.costs) if x else 0
    return spoken.price + letters * x


def payable(table: FabulaTable, seat: int, source: int, costs: tuple[Cost, ...]) -> bool:
    """Has the player all other means that the costs ask for (1.18.6)?"""
    wanted: list[SacrificeCost] = []
    cards = 0
    for cost in costs:
        if isinstance(cost, TapThis):
            if not can_tap(table, source):
                return False
        elif isinstance(cost, SacrificeCost):
            wanted.append(cost)
        elif isinstance(cost, DiscardCost):
            cards += cost.count
    if cards and len(table.zones[HANDS[seat]]) - (source in table.zones[HANDS[seat]]) < cards:
        return False
    return not wanted or can_sacrifice(table, seat, source, tuple(wanted))


def can_tap(table: FabulaTable, number: int) -> bool:
    """Only an untapped permanent; a base once between two restorations (gap base-states-and-abilities)."""
    piece = table.pieces[number]
    if AREA_OF[piece.zone] == BATTLE:
        return not piece.tapped
    return table.is_base(number) and not piece.spent


def can_sacrifice(table: FabulaTable, seat: int, source: int, costs: tuple[SacrificeCost, ...]) -> bool:
    pools = [sacrifices(table, seat, source, cost) for cost in costs]
    return fits(pools, [1] * len(pools))


def sacrifices(table: FabulaTable, seat: int, source: int, cost: SacrificeCost) -> list[int]:
    """What a player may sacrifice for a cost: his own, never the centre (gap sacrifice-trigger)."""
    if cost.this:
        return [source]
    return own_of(table, seat, source, cost.filters)


def own_of(table: FabulaTable, seat: int, source: int, filters: tuple[Filter, ...]) -> list[int]:
    frame = reading_frame(table, NOTHING, seat, source)
    return [
        number
        for number in table.find(frame, filters)
        if table.controller_of(number) == seat and not table.pieces[number].centre
    ]


def pay(
    table: FabulaTable, seat: int, source: int, price: int, costs: tuple[Cost, ...], with_: tuple[int, ...]
) -> None:
    """Pay everything in one step; ``with_`` are the permanents and cards chosen for it, in the order of the costs.

    What a card or an ability costs (1.18.1-1) is taken in resources, which have no colour (1.7.3-1, 1.7.3-2), and in
    the other means that it names (1.7.1-2).
    """
    if price:
        change_resources(table, seat, -price, "1.18.6a", source)
    given = list(with_)
    sacrificed: list[int] = []
    thrown: list[int] = []
    for cost in costs:
        if isinstance(cost, TapThis):
            if table.in_battle(source):
                tap(table, (source,), True, "1.8.12-1", seat, source)
            else:
                table.mark(source).spent = True
        elif isinstance(cost, SacrificeCost):
            sacrificed.append(source if cost.this else given.pop(0))
        elif isinstance(cost, DiscardCost):
            for _ in range(cost.count):
                thrown.append(given.pop(0))
    if sacrificed:
        bury_as_cost(table, tuple(sacrificed), seat)
    if thrown:
        discard(table, tuple(thrown), "1.14.7-2", seat, source)
