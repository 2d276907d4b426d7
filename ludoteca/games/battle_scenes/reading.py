"""How the records of card texts are read: what a filter lets pass, an amount comes to, a condition asks for.

Each function reads one record of ``text.py``; ``READERS`` says which. A text speaks from its frame: its card, the
base card that bears it, its controller, and what it has bound so far.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass, replace
from functools import cache
from typing import Any

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, EVENT, OPPONENT, THIS, YOU, Ability, Resolve, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.plain import slots_of
from ludoteca.games.battle_scenes import shields, text, words
from ludoteca.games.battle_scenes.areas import ASIDE, DECK, HAND, LOADED, NAMES, RESOURCES, SCENE, area, in_scene
from ludoteca.games.battle_scenes.characteristics import (
    affiliations,
    alter_egos,
    has_affiliation,
    has_alignment,
    has_keyword,
    has_power,
    initial_energy,
    powers,
    same_person,
)
from ludoteca.games.battle_scenes.kinds import SCENARIO
from ludoteca.games.battle_scenes.phases import ANTICIPATION, ATTACK, COMBAT
from ludoteca.games.battle_scenes.picking import trait
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
    if whose in text.TARGET_PLAYERS:
        return tuple(number for slot in frame.slots for number in slot if number < SEATS) or (1 - you,)
    if whose in (text.THAT_PLAYER, text.CONTROLLER):
        return (seat_spoken_of(table, frame),)
    return (0, 1)


def seat_spoken_of(table: BattleTable, frame: Resolve) -> int:
    """ "Aquele jogador": the one who acts now, the one bound last, or the one whom the event is about."""
    if isinstance(frame, ResolveEffect) and frame.ability >= 0 and frame.in_turn(table):
        return frame.acting(table)
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
        bound = frame.bound(selector)
        if bound or selector.how != CHOSEN:
            return bound
    if selector.how == CHOSEN and selector.slot != text.REMEMBERED and frame.ability >= 0:
        found = counted_by_condition(table.ability(frame.ability)).get(selector.slot)
        return pieces_of(table, frame, found) if found is not None else ()
    if selector.how == CHOOSE and selector.slot < len(frame.slots) and frame.slots[selector.slot]:
        # "Um card de um personagem": the character has been chosen already.
        return frame.bound(selector)
    if selector.how == CHOSEN:
        known = table.remembered.get(frame.source, ())
        return tuple(each for each in known if selector.passes(table, frame, each))
    if selector.how == text.REST:
        return rest_of(frame, selector.slot)
    if selector.how == EVENT:
        return event_pieces(table, frame, selector)
    return tuple(each for each in reachable(table, frame, selector) if selector.passes(table, frame, each))


@cache
def counted_by_condition(ability: Ability) -> dict[int, Selector]:
    """ "Enquanto você controlar dois heróis, aqueles personagens …": what a text's conditions speak of, by slot."""
    conditions = [ability.condition, *(clause.condition for clause in ability.clauses)]
    found = {each.slot: each for some in conditions for each in selectors_of(some) if each.how in (CHOOSE, EACH)}
    for bearers, cards in carried_in(tuple(conditions)):
        # "Se um personagem estiver carregando um card …, um daqueles cards": those that they carry.
        found[cards.slot] = replace(cards, filters=(*cards.filters, text.CarriedBy(replace(bearers, how=EACH))))
    return found


def carried_in(conditions: tuple[object, ...]) -> list[tuple[Selector, Selector]]:
    """Who carries something, and what, as conditions say it."""
    found = []
    for each in conditions:
        if isinstance(each, text.Both | text.OneOf):
            found += carried_in((each.one, each.other))
        elif isinstance(each, text.Is) and not each.negated and each.what.how in (CHOOSE, EACH):
            carrying = [one.what for one in each.filters if isinstance(one, text.Carrying) and not one.negated]
            found += [(each.what, cards) for cards in carrying if cards.how in (CHOOSE, EACH)]
    return found


def selectors_of(record: object) -> list[Selector]:
    """Every selector within a record, whatever holds it."""
    if isinstance(record, tuple):
        return [found for part in record for found in selectors_of(part)]
    if not is_dataclass(record):
        return []
    own = [record] if isinstance(record, Selector) else []
    return own + [found for name in slots_of(type(record)) for found in selectors_of(getattr(record, name))]


def group_of(table: BattleTable, frame: Resolve, slot: int) -> tuple[int, ...]:
    """ "Deles": those bound before, or those that a condition of the text speaks of."""
    if slot < len(frame.slots) and frame.slots[slot]:
        return frame.slots[slot]
    counted = counted_by_condition(table.ability(frame.ability)).get(slot) if frame.ability >= 0 else None
    return pieces_of(table, frame, counted) if counted is not None else ()


def rest_of(frame: Resolve, slot: int) -> tuple[int, ...]:
    """ "Os demais": of those looked at, the ones that no choice since then has taken."""
    group = frame.slots[slot] if slot < len(frame.slots) else ()
    taken = {number for at, numbers in enumerate(frame.slots) if at != slot for number in numbers}
    return tuple(number for number in group if number not in taken)


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
    if isinstance(frame, ResolveEffect) and frame.ability >= 0:
        effect = frame.current(table).effect
        if isinstance(effect, text.Discard) and effect.what == selector:
            return list(table.cards(frame.seat_of(table, YOU), HAND))
    found: list[int] = []
    loaded = False
    for each in selector.filters:
        if isinstance(each, text.In):
            found = in_area(table, frame, each)
            return found[: selector.count.count(table, frame)] if each.zone in ("top", "bottom") else found
        if isinstance(each, text.Revealed):
            return list(table.cards(frame.controller, ASIDE))
        if isinstance(each, text.Among):
            return list(group_of(table, frame, each.slot))
        if isinstance(each, text.CarriedBy):
            return [card for base in pieces_of(table, frame, each.who) for card in table.loads_of(base)]
        if isinstance(each, text.Kind):
            if any(kind in ("player", "opponent") for kind in each.kinds):
                return [seat for seat in (0, 1) if "player" in each.kinds or seat != frame.controller]
            if each.kinds[0] in words.SORTS:
                return list(table.box.words.of(each.kinds[0]))
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
        return words.is_word(number) and table.box.words.by_number[number][0] in each.kinds
    if "card" in each.kinds:
        return True
    kind = table.kind(number)
    if "ev" in each.kinds and kind.evolves:
        return each.card or table.pieces[number].zone == SCENE
    if kind.sort not in each.kinds and not (kind.sort == SCENARIO and "scene" in each.kinds):
        return False
    return each.card or table.pieces[number].zone == SCENE or not in_scene(table.pieces[number].zone)


def is_aligned(each: text.Aligned, table: BattleTable, frame: Resolve, number: int) -> bool:
    wanted = each.alignment.split(" ou ")
    return any(has_alignment(table, number, alignment) for alignment in wanted) != each.negated


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
    if each.what == "part":
        words = table.kind(number).name.split()
        return any(name in words or name in table.kind(number).name for name in each.names) != each.negated
    return any(name in each.names for name in names_of(table, number)) != each.negated


def is_same(each: text.SameAs, table: BattleTable, frame: Resolve, number: int) -> bool:
    # What a text has chosen is the same as itself; "outro personagem" is never the one asked about.
    others = [other for other in pieces_of(table, frame, each.other) if other != number or each.other.how == CHOSEN]
    by_name = any(table.kind(other).name == table.kind(number).name for other in others)
    if each.what == "name":
        return by_name
    if each.what == "identity":
        return any(same_person(table, other, number) for other in others)
    # Who has no alter ego shares none: names count only where the text says so.
    own = alter_egos(table, number)
    shared = any(ego in own for other in others for ego in alter_egos(table, other))
    return shared or (by_name and each.what == "name or alter ego")


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
    if each.what.how == THIS:
        count = sum(card in frame.bound(each.what) for card in table.loads_of(number))
    else:
        count = sum(each.what.passes(table, frame, card) for card in table.loads_of(number))
    return (count >= each.least) != each.negated


def is_at_stage(each: text.AtStage, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_character(number) and bool(table.pieces[number].stage in each.stages)


def compares(value: int, wanted: int, how: str) -> bool:
    return value > wanted if how == "more" else value < wanted if how == "less" else value == wanted


def has_energy(each: text.Energy, table: BattleTable, frame: Resolve, number: int) -> bool:
    wanted = each.amount.count(table, frame)
    energy = initial_energy(table, number)
    return energy == wanted or (each.compare != "" and compares(energy, wanted, each.compare))


def is_shielded(each: text.Shielded, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_base(number) and shields.value(table, number) == each.shield


def is_another(each: text.Another, table: BattleTable, frame: Resolve, number: int) -> bool:
    if isinstance(frame, ResolveEffect) and number == frame.bearer:
        return False
    return number != frame.source and all(number not in slot for slot in frame.slots)


def is_among(each: text.Among, table: BattleTable, frame: Resolve, number: int) -> bool:
    return number in group_of(table, frame, each.slot)


def is_revealed(each: text.Revealed, table: BattleTable, frame: Resolve, number: int) -> bool:
    return number in table.revealed


def is_either(each: text.Either, table: BattleTable, frame: Resolve, number: int) -> bool:
    one = all(filter_.passes(table, frame, number) for filter_ in each.one)
    return one or all(filter_.passes(table, frame, number) for filter_ in each.other)


def is_itself(each: text.Itself, table: BattleTable, frame: Resolve, number: int) -> bool:
    return number == (frame.bearer if isinstance(frame, ResolveEffect) else frame.source)


def has_acted(each: text.Acted, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Actions count from step H, over the whole turn (gap turn-counters)."""
    return bool(table.is_character(number) and table.pieces[number].used) != each.negated


def is_hurt(each: text.Hurt, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Damage counts once it was above 0 and was not redirected away (gap turn-counters)."""
    return (number in table.damaged) != each.negated


def differs(each: text.Different, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Not like any that was chosen before it in the same series."""
    own = trait(table, number, each.what)
    return all(trait(table, other, each.what) != own for other in frame.chosen if other != number)


def is_user(each: text.UserOf, table: BattleTable, frame: Resolve, number: int) -> bool:
    """ "Que usou aquela ação": the event tells who did."""
    event = frame.event
    if event is None:
        return False
    return number == (event.subjects[0] if event.kind in ("use", "after") else event.cause)


def is_of_chosen(each: text.OfChosen, table: BattleTable, frame: Resolve, number: int) -> bool:
    """ "Do poder escolhido": it has the word that was chosen, or one of several."""
    chosen = pieces_of(table, frame, each.other)
    return any(has_word(table, number, *table.box.words.by_number[word]) for word in chosen if words.is_word(word))


def has_word(table: BattleTable, number: int, sort: str, word: str) -> bool:
    if sort == words.POWER:
        return has_power(table, number, word)
    if sort == words.AFFILIATION:
        return has_affiliation(table, number, word)
    if sort == words.ALTER_EGO:
        return word in alter_egos(table, number)
    if sort == words.CARD_TYPE:
        return table.kind(number).sort == word
    if sort == words.ACTION:
        action = table.kind(number).action
        return action is not None and action.name == word
    return word in names_of(table, number)


def names_of(table: BattleTable, number: int) -> tuple[str, ...]:
    """The name of a card, and those that it counts as having in the deck and in the resources."""
    name = table.kind(number).name
    piece = table.pieces[number]
    others = table.box.also_called.get(piece.kind, ())
    if others and piece.zone in (area(piece.owner, DECK), area(piece.owner, RESOURCES)):
        return (name, *others)
    return (name,)


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
    found = pieces_of(table, frame, each.what)
    for filter_ in each.what.filters:
        if isinstance(filter_, text.Different):
            return len({trait(table, number, filter_.what) for number in found})
    return len(found)


def less(each: text.Less, table: BattleTable, frame: Resolve) -> int:
    return max(0, each.number - each.amount.count(table, frame))


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
            total += initial_energy(table, number)
    return total


def scaled(each: text.Scaled, table: BattleTable, frame: Resolve) -> int:
    amount = each.amount.count(table, frame) * each.times
    return -(-amount // each.parts) if each.up else amount // each.parts


# -- conditions -----------------------------------------------------------------------------


def number_of(table: BattleTable, frame: Resolve, what: Selector) -> int:
    """How many there are: pieces, or uses of actions this turn."""
    if any(isinstance(each, text.Kind) and "action" in each.kinds for each in what.filters):
        return int(table.box.uses_meant(table, frame, what))
    return len(pieces_of(table, frame, what))


def counts(each: text.Count, table: BattleTable, frame: Resolve) -> bool:
    count = number_of(table, frame, each.what)
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


def one_of(each: text.OneOf, table: BattleTable, frame: Resolve) -> bool:
    return each.one.holds(table, frame) or each.other.holds(table, frame)


def is_in_turn(each: text.InTurn, table: BattleTable, frame: Resolve) -> bool:
    return table.active in seats_of(table, frame, each.whose)


def is_in_part(each: text.InPart, table: BattleTable, frame: Resolve) -> bool:
    """ "Durante as Fases de Preparação dos turnos de outros jogadores"."""
    if table.active not in seats_of(table, frame, each.whose):
        return False
    return is_part(table, each.part)


def is_part(table: BattleTable, part: str) -> bool:
    """Is this the part of the turn? The steps of the combat belong to its phase."""
    if part == "turn":
        return True
    if part == COMBAT:
        return table.phase in (COMBAT, ANTICIPATION, ATTACK)
    return table.phase == part


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
    text.OfChosen: is_of_chosen,
    text.Itself: is_itself,
    text.Acted: has_acted,
    text.Different: differs,
    text.Hurt: is_hurt,
}

READERS: dict[type, Callable[..., Any]] = {
    **{record: of_cards(reader) for record, reader in QUALITIES.items()},
    text.Kind: is_kind,
    text.Controlled: is_controlled,
    text.InTurn: is_in_turn,
    text.InPart: is_in_part,
    text.Variable: variable,
    text.CountOf: count_of,
    text.ValueOf: value_of,
    text.Scaled: scaled,
    text.Less: less,
    text.Count: counts,
    text.Fewer: is_fewer,
    text.Is: is_so,
    text.VariableIs: variable_is,
    text.Both: both,
    text.OneOf: one_of,
}
