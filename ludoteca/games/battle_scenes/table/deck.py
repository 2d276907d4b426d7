"""What is done with a deck: drawn, put back, milled, looked through."""

from __future__ import annotations

from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.modifiers import denial
from ludoteca.games.battle_scenes.table.areas import (
    ASIDE,
    DECK,
    HAND,
    RESOURCES,
    in_scene,
)
from ludoteca.games.battle_scenes.table.table import BattleTable

#: The question whether a player may draw.
DRAWN = "draw-cards"


def put_in_deck(
    table: BattleTable, cards: tuple[int, ...], top: bool, rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> None:
    """On top of the deck, the first of them uppermost, or under it; the top is the end of the zone."""
    scene = any(in_scene(table.pieces[card].zone) for card in cards)
    for card in reversed(cards) if top else cards:
        table.drop((card,), DECK)
        zone = table.pieces[card].zone
        if not top:
            table.zones[zone] = (card, *table.zones[zone][:-1])
    if scene or table.box.heeds_areas:
        table.update()
    if cards:
        table.tell("to-deck", rule, seat, cause, cards, (int(top),))


def top(table: BattleTable, seat: int, count: int) -> tuple[int, ...]:
    """The cards on top of a deck, the uppermost first; as many as there are."""
    deck = table.cards(seat, DECK)
    return tuple(reversed(deck[max(0, len(deck) - count) :]))


def draw(
    table: BattleTable,
    seat: int,
    count: int,
    rule: str,
    cause: int = NOTHING,
    optional: bool = False,
    used: tuple[int, ...] = (),
) -> int:
    """Draw cards one at a time; who must and cannot loses (4.9.2-1, gap draw-loss).

    ``used`` are the card of the action that makes the player draw, and its user.
    """
    return draw_each(table, (seat,), count, rule, cause, optional, used)


def draw_each(
    table: BattleTable, seats: tuple[int, ...], count: int, rule: str, cause: int, optional: bool, used: tuple[int, ...]
) -> int:
    """Players draw by one instruction: if none of them can, none has won (gap simultaneous-win). Who may not draw does
    not lose by it (8.B)."""
    short = []
    total = 0
    if DRAWN in table.modifiers:
        seats = tuple(seat for seat in seats if denial(table, DRAWN, seat, cause) is None)
    for seat in seats:
        drawn = top(table, seat, count)
        total += len(drawn)
        if drawn:
            table.drop(drawn, HAND)
            if table.box.heeds_areas:
                table.update()
            table.tell("draw", rule, seat, cause, drawn, used)
        if len(drawn) < count and not optional:
            short.append(seat)
    if short and table.places is None:
        places = (1, 1) if len(short) == 2 else (2, 1) if short[0] == 0 else (1, 2)
        table.finish(places, "4.9.2-1")
    return total


def mill(table: BattleTable, seat: int, count: int, rule: str, cause: int = NOTHING) -> int:
    """From the top of the deck to the resources, as many as there are (8.C, gap countdown-short-deck)."""
    cards = top(table, seat, count)
    table.send(cards, RESOURCES, "mill", rule, seat, cause)
    return len(cards)


def look_through(table: BattleTable, seat: int, rule: str, cause: int = NOTHING) -> None:
    """A player sees all the cards of his deck; which they are is told to nobody, since they are shuffled soon."""
    deck = table.cards(seat, DECK)
    for card in deck:
        table.write(card).known |= 1 << seat
    table.tell("browse", rule, seat, cause, values=(len(deck),))


def set_aside(table: BattleTable, seat: int, count: int, rule: str, cause: int = NOTHING) -> tuple[int, ...]:
    """The top cards of a deck lie apart, seen by their owner alone (gap clairvoyance-zone)."""
    cards = top(table, seat, count)
    table.send(cards, ASIDE, "set-aside", rule, seat, cause)
    return cards
