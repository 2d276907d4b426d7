"""How the records of card texts are read: what a filter lets pass, an amount comes to, a condition asks for.

Each function reads one record of ``text.py``; ``READERS`` says which. A text speaks from its frame: its card, the
base card that bears it, its controller, and what it has bound so far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.effects import CHOSEN, EVENT, OPPONENT, THIS, YOU, Resolve, Selector
from ludoteca.core.events import NOTHING
from ludoteca.games.battle_scenes import shields, text
from ludoteca.games.battle_scenes.areas import LOADED, NAMES, SCENE, area, in_scene
from ludoteca.games.battle_scenes.characteristics import (
    affiliations,
    alter_egos,
    has_affiliation,
    has_alignment,
    has_keyword,
    has_power,
    powers,
    same_person,
)
from ludoteca.games.battle_scenes.kinds import SCENARIO
from ludoteca.games.battle_scenes.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table import BattleTable
from ludoteca.games.battle_scenes.text import POWERS, TARGET

SEATS = 2

#: The words of texts for the sorts of card.
SORTS = {"character": "character", "support": "support", "scene": SCENARIO, "ability": "ability"}


# -- who and where -------------------------------------------------------------------------


def seats_of(table: BattleTable, frame: Resolve, whose: str) -> tuple[int, ...]:
    """The players that a text means."""
    you = frame.controller
    if whose in (YOU, text.OWNER):
        return (you,)
    if whose in (OPPONENT, text.OTHERS):
        return (1 - you,)
    if whose == text.TARGET_PLAYER:
        return tuple(number for slot in frame.slots for number in slot if number < SEATS) or (1 - you,)
    if whose == text.THAT_PLAYER:
        return (seat_spoken_of(table, frame),)
    return (0, 1)


def seat_spoken_of(table: BattleTable, frame: Resolve) -> int:
    """ "Aquele jogador": the one bound last, or the one whom the event is about."""
    for slot in reversed(frame.slots):
        for number in slot:
            if number < SEATS:
                return number
            if number in table.pieces:
                return int(table.pieces[number].controller)
    if frame.event is not None and frame.event.seat >= 0:
        return frame.event.seat
    return 1 - frame.controller


def pieces_of(table: BattleTable, frame: Resolve, selector: Selector) -> tuple[int, ...]:
    """The pieces that a selector means now, when nothing has to be chosen for it."""
    if selector.how == THIS or (selector.how in (CHOSEN, TARGET) and selector.slot < len(frame.slots)):
        return frame.bound(selector)
    if selector.how == CHOSEN:
        return tuple(each for each in table.remembered.get((frame.source, selector.slot), ()) if isinstance(each, int))
    if selector.how == EVENT:
        return event_pieces(table, frame, selector)
    return tuple(each for each in reachable(table, frame, selector) if selector.passes(table, frame, each))


def event_pieces(table: BattleTable, frame: Resolve, selector: Selector) -> tuple[int, ...]:
    """ "Aquele personagem": whom the event was about, or who caused it, if that is what the text names."""
    event = frame.event
    if event is None:
        return ()
    known = [number for number in event.subjects if number in table.pieces]
    found = tuple(number for number in known if selector.passes(table, frame, number))
    if found:
        return found
    others = [number for number in (event.cause, *event.values[:1]) if number in table.pieces]
    return tuple(number for number in others if selector.passes(table, frame, number))[:1]


def reachable(table: BattleTable, frame: Resolve, selector: Selector) -> list[int]:
    """Where a selector looks: the areas that its filters name, or the scene; players where it speaks of them."""
    found: list[int] = []
    loaded = False
    for each in selector.filters:
        if isinstance(each, text.In):
            return in_area(table, frame, each)
        if isinstance(each, text.Among):
            return list(frame.slots[each.slot]) if each.slot < len(frame.slots) else []
        if isinstance(each, text.CarriedBy):
            return [card for base in pieces_of(table, frame, each.who) for card in table.loads_of(base)]
        if isinstance(each, text.Kind):
            if any(kind in ("player", "opponent") for kind in each.kinds):
                return [seat for seat in (0, 1) if "player" in each.kinds or seat != frame.controller]
            loaded = loaded or each.card
    found.extend(table.zones[SCENE])
    if loaded:
        found.extend(table.zones[LOADED])
    return found


def in_area(table: BattleTable, frame: Resolve, place: text.In) -> list[int]:
    if place.zone == "scene":
        return list(table.zones[SCENE])
    which = {"top": 0, "bottom": 0}.get(place.zone)
    if which is None:
        which = NAMES.index(place.zone)
    seats = seats_of(table, frame, place.whose)
    if place.zone == "prizes":
        # "Os prêmios de seus oponentes" hold your own cards, which score for them (gap countdown-prizes).
        seats = tuple(1 - seat for seat in seats)
    found: list[int] = []
    for seat in seats:
        cards = table.zones[area(seat, which)]
        found.extend(reversed(cards) if place.zone == "top" else cards)
    return found


# -- filters --------------------------------------------------------------------------------


def is_kind(each: text.Kind, table: BattleTable, frame: Resolve, number: int) -> bool:
    if number < SEATS:
        return "player" in each.kinds or ("opponent" in each.kinds and number != frame.controller)
    if number not in table.pieces:
        return False
    if "card" in each.kinds:
        return True
    kind = table.kind(number)
    if "ev" in each.kinds and kind.evolves:
        return each.card or table.pieces[number].zone == SCENE
    if kind.sort not in [SORTS.get(word, "") for word in each.kinds]:
        return False
    return each.card or table.pieces[number].zone == SCENE or not in_scene(table.pieces[number].zone)


def is_aligned(each: text.Aligned, table: BattleTable, frame: Resolve, number: int) -> bool:
    return has_alignment(table, number, each.alignment) != each.negated


def is_affiliated(each: text.Affiliated, table: BattleTable, frame: Resolve, number: int) -> bool:
    return any(has_affiliation(table, number, name) for name in each.names) != each.negated


def shares_affiliation(each: text.SharesAffiliation, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Without an affiliation nothing is shared (gap shared-affiliation)."""
    own = affiliations(table, number)
    others = [name for other in pieces_of(table, frame, each.other) for name in affiliations(table, other)]
    return any(name in others for name in own) != each.negated


def is_powered(each: text.Powered, table: BattleTable, frame: Resolve, number: int) -> bool:
    held = [has_power(table, number, power) for power in each.powers]
    return (all(held) if each.every else any(held)) != each.negated


def is_keyworded(each: text.HasKeyword, table: BattleTable, frame: Resolve, number: int) -> bool:
    return has_keyword(table, number, each.keyword) != each.negated


def is_called(each: text.Called, table: BattleTable, frame: Resolve, number: int) -> bool:
    if each.what == "alter ego":
        return any(name in alter_egos(table, number) for name in each.names) != each.negated
    return (table.kind(number).name in each.names) != each.negated


def is_same(each: text.SameAs, table: BattleTable, frame: Resolve, number: int) -> bool:
    others = [other for other in pieces_of(table, frame, each.other) if other != number]
    by_name = any(table.kind(other).name == table.kind(number).name for other in others)
    if each.what == "name":
        return by_name
    same = any(same_person(table, other, number) for other in others)
    return same or (by_name and each.what == "name or alter ego")


def is_controlled(each: text.Controlled, table: BattleTable, frame: Resolve, number: int) -> bool:
    if number >= SEATS and number not in table.pieces:
        return False
    seat = number if number < SEATS else table.pieces[table.bearer(number)].controller
    return seat in seats_of(table, frame, each.by)


def is_since_start(each: text.SinceStart, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_base(number) and table.since_start(number)


def has_just_entered(each: text.EnteredThisTurn, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_base(number) and not table.since_start(number)


def is_in(each: text.In, table: BattleTable, frame: Resolve, number: int) -> bool:
    return number in in_area(table, frame, each)


def is_carried(each: text.CarriedBy, table: BattleTable, frame: Resolve, number: int) -> bool:
    return number >= SEATS and table.pieces[number].host in pieces_of(table, frame, each.who)


def carries(each: text.Carrying, table: BattleTable, frame: Resolve, number: int) -> bool:
    count = sum(each.what.passes(table, frame, card) for card in table.loads_of(number))
    return (count >= each.least) != each.negated


def is_at_stage(each: text.AtStage, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_character(number) and bool(table.pieces[number].stage in each.stages)


def compares(value: int, wanted: int, how: str) -> bool:
    return value > wanted if how == "more" else value < wanted if how == "less" else value == wanted


def has_energy(each: text.Energy, table: BattleTable, frame: Resolve, number: int) -> bool:
    wanted = each.amount.count(table, frame)
    energy = table.kind(number).energy
    return energy == wanted or (each.compare != "" and compares(energy, wanted, each.compare))


def is_shielded(each: text.Shielded, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_base(number) and shields.value(table, number) == each.shield


def is_another(each: text.Another, table: BattleTable, frame: Resolve, number: int) -> bool:
    if isinstance(frame, ResolveEffect) and number == frame.bearer:
        return False
    return number != frame.source and all(number not in slot for slot in frame.slots)


def is_among(each: text.Among, table: BattleTable, frame: Resolve, number: int) -> bool:
    return each.slot < len(frame.slots) and number in frame.slots[each.slot]


def is_revealed(each: text.Revealed, table: BattleTable, frame: Resolve, number: int) -> bool:
    return number >= SEATS and table.pieces[number].known == -1


def is_either(each: text.Either, table: BattleTable, frame: Resolve, number: int) -> bool:
    one = all(filter_.passes(table, frame, number) for filter_ in each.one)
    return one or all(filter_.passes(table, frame, number) for filter_ in each.other)


def is_user(each: text.UserOf, table: BattleTable, frame: Resolve, number: int) -> bool:
    """ "Que usou aquela ação": the event tells who did."""
    event = frame.event
    if event is None:
        return False
    return number == (event.subjects[0] if event.kind in ("use", "after") else event.cause)


# -- amounts --------------------------------------------------------------------------------


def x_of(table: BattleTable, frame: Resolve) -> int:
    """X: fixed by a cost, or as the text defines it."""
    if isinstance(frame, ResolveEffect) and frame.x != NOTHING:
        return frame.x
    ability = table.ability(frame.ability)
    if isinstance(ability, text.Line) and ability.x is not None:
        return ability.x.count(table, frame)
    return 0


def variable(each: text.Variable, table: BattleTable, frame: Resolve) -> int:
    return each.times * x_of(table, frame) + each.plus


def count_of(each: text.CountOf, table: BattleTable, frame: Resolve) -> int:
    return len(pieces_of(table, frame, each.what))


def value_of(each: text.ValueOf, table: BattleTable, frame: Resolve) -> int:
    total = 0
    for number in pieces_of(table, frame, each.what):
        if each.value == "shield":
            total += shields.value(table, number) if table.is_base(number) else 0
        elif each.value == "stage":
            total += table.pieces[number].stage
        elif each.value == "powers":
            total += len(powers(table, number, tuple(POWERS)))
        elif each.value == "energy":
            total += table.energy(number)
        else:
            total += table.kind(number).energy
    return total


def scaled(each: text.Scaled, table: BattleTable, frame: Resolve) -> int:
    amount = each.amount.count(table, frame) * each.times
    return -(-amount // each.parts) if each.up else amount // each.parts


# -- conditions -----------------------------------------------------------------------------


def counts(each: text.Count, table: BattleTable, frame: Resolve) -> bool:
    count = len(pieces_of(table, frame, each.what))
    return count >= each.least and (each.most < 0 or count <= each.most)


def is_fewer(each: text.Fewer, table: BattleTable, frame: Resolve) -> bool:
    seat = seats_of(table, frame, each.who)[0]
    found = [n for n in reachable(table, frame, each.what) if each.what.passes(table, frame, n)]
    mine = sum(table.pieces[number].controller == seat for number in found)
    return bool(mine < len(found) - mine)


def is_so(each: text.Is, table: BattleTable, frame: Resolve) -> bool:
    """Of each of them, and of at least one."""
    found = pieces_of(table, frame, each.what)
    holds = bool(found) and all(one.passes(table, frame, number) for number in found for one in each.filters)
    return holds != each.negated


def variable_is(each: text.VariableIs, table: BattleTable, frame: Resolve) -> bool:
    return compares(x_of(table, frame), each.number, each.compare)


def both(each: text.Both, table: BattleTable, frame: Resolve) -> bool:
    return each.one.holds(table, frame) and each.other.holds(table, frame)


def is_in_turn(each: text.InTurn, table: BattleTable, frame: Resolve) -> bool:
    return table.active in seats_of(table, frame, each.whose)


def of_cards(reader: Callable[..., bool]) -> Callable[..., bool]:
    """A quality of cards: neither a player nor the number of an effect has it."""

    def reads(record: Any, table: BattleTable, frame: Resolve, number: int) -> bool:
        return number in table.pieces and reader(record, table, frame, number)

    return reads


QUALITIES: dict[type, Callable[..., bool]] = {
    text.Aligned: is_aligned,
    text.Affiliated: is_affiliated,
    text.SharesAffiliation: shares_affiliation,
    text.Powered: is_powered,
    text.HasKeyword: is_keyworded,
    text.Called: is_called,
    text.SameAs: is_same,
    text.SinceStart: is_since_start,
    text.EnteredThisTurn: has_just_entered,
    text.In: is_in,
    text.CarriedBy: is_carried,
    text.Carrying: carries,
    text.AtStage: is_at_stage,
    text.Energy: has_energy,
    text.Shielded: is_shielded,
    text.Another: is_another,
    text.Among: is_among,
    text.Revealed: is_revealed,
    text.Either: is_either,
    text.UserOf: is_user,
}

READERS: dict[type, Callable[..., Any]] = {
    **{record: of_cards(reader) for record, reader in QUALITIES.items()},
    text.Kind: is_kind,
    text.Controlled: is_controlled,
    text.InTurn: is_in_turn,
    text.Variable: variable,
    text.CountOf: count_of,
    text.ValueOf: value_of,
    text.Scaled: scaled,
    text.Count: counts,
    text.Fewer: is_fewer,
    text.Is: is_so,
    text.VariableIs: variable_is,
    text.Both: both,
}
