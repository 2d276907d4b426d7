"""Whom and what a text means: the players, and the pieces that a selector finds.

A text speaks from its frame: its card, the base card that bears it, its controller, and what it has bound so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, EVENT, OPPONENT, THIS, YOU, Ability, Selector
from ludoteca.core.events import PIECE, kind_of
from ludoteca.core.resolving import Resolve
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.meaning.selector_areas import Search, search_for
from ludoteca.games.battle_scenes.table.areas import ASIDE, DECK, HAND, LOADED, NAMES, SCENE, area
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.events import KINDS
from ludoteca.games.battle_scenes.text.mentions import ACTIVE, Mention, controller_meant, mentions, player_meant
from ludoteca.games.battle_scenes.text.parts import selectors_of
from ludoteca.games.battle_scenes.text.terms import TARGET
from ludoteca.games.battle_scenes.text.words import SORTS

SEATS = 2


def seats_of(table: BattleTable, frame: Resolve, whose: str, own: bool = True) -> tuple[int, ...]:
    """The players that a text means; without ``own``, by what was said before the clause at hand."""
    you = frame.controller
    if whose in (YOU, text.OWNER):
        return (you,)
    if whose in (OPPONENT, text.OTHERS):
        return (1 - you,)
    if whose in text.TARGET_PLAYERS:
        return tuple(number for slot in frame.slots for number in slot if number < SEATS) or (1 - you,)
    if whose in (text.THAT_PLAYER, text.CONTROLLER):
        return (seat_spoken_of(table, frame, whose, own),)
    if whose == text.RIVAL:
        return (1 - seat_spoken_of(table, frame, text.THAT_PLAYER, own),)
    return (0, 1)


def seat_spoken_of(table: BattleTable, frame: Resolve, whose: str, own: bool) -> int:
    """ "Aquele jogador": the one who acts now, or whom the text has named."""
    if frame.ability < 0:
        return 1 - frame.controller
    if isinstance(frame, ResolveEffect) and frame.in_turn(table):
        return frame.acting(table)
    mention = mention_of(table, frame, whose, own)
    if mention is None:
        return 1 - frame.controller
    if mention.whose == ACTIVE:
        return int(table.active)
    if mention.whose:
        return seats_of(table, frame, mention.whose)[0]
    for number in frame.slots[mention.slot] if mention.slot < len(frame.slots) else ():
        if number < SEATS:
            return number
        bearer = table.recall(table.bearer(number))
        if bearer is not None:
            return bearer.controller
    return 1 - frame.controller


def mention_of(table: BattleTable, frame: Resolve, whose: str, own: bool) -> Mention | None:
    """Whom the text at hand, or the one that made it, has named so; kept with the texts of the match."""
    known: dict[tuple[int, int, str, bool], Mention | None] = table.box.mentioned
    key = (frame.ability, frame.clause, whose, own)
    if key not in known:
        named = mentions(table.ability(frame.ability), frame.clause, own)
        within = table.box.within.get(frame.ability)
        while within is not None:
            named = mentions(table.ability(within[0]), within[1], False) + named
            within = table.box.within.get(within[0])
        known[key] = (controller_meant if whose == text.CONTROLLER else player_meant)(named)
    return known[key]


def pieces_of(table: BattleTable, frame: Resolve, selector: Selector) -> tuple[int, ...]:
    """The pieces that a selector means now, when nothing has to be chosen for it."""
    if selector.how == THIS or (selector.how in (CHOSEN, TARGET) and selector.slot < len(frame.slots)):
        bound = frame.bound(selector)
        if bound or selector.how != CHOSEN:
            return bound if len(selector.filters) < 2 or selector.how != CHOSEN else told_by_order(bound, selector)
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


def told_by_order(group: tuple[int, ...], selector: Selector) -> tuple[int, ...]:
    """ "O segundo personagem": the second of those that were chosen."""
    which = [each.which for each in selector.filters if isinstance(each, text.Nth)]
    return group[which[0] : which[0] + 1] if which else group


@cache
def counted_by_condition(ability: Ability) -> dict[int, Selector]:
    """ "Enquanto você controlar dois heróis, aqueles personagens …": what a text's conditions speak of, by slot."""
    conditions = [ability.condition, *(clause.condition for clause in ability.clauses)]
    found = {each.slot: each for some in conditions for each in selectors_of(some) if each.how in (CHOOSE, EACH)}
    for so in subjects_in(tuple(conditions)):
        # "Se um personagem tiver Voo, ele …": one of those that have it.
        found[so.what.slot] = replace(so.what, filters=(*so.what.filters, *so.filters))
    for bearers, cards in carried_in(tuple(conditions)):
        # "Se um personagem estiver carregando um card …, um daqueles cards": those that they carry.
        found[cards.slot] = replace(cards, filters=(*cards.filters, text.CarriedBy(replace(bearers, how=EACH))))
    if ability.sort == text.STATIC:
        # "Cada herói ganha Escudo +1 e pode usar …": the later statements speak of the same ones.
        stated = [each for clause in ability.clauses for each in selectors_of(clause.effect) if each.how == EACH]
        found = {**{each.slot: each for each in stated}, **found}
    return found


def subjects_in(conditions: tuple[object, ...]) -> list[text.Is]:
    """What conditions say of some piece, whichever it is."""
    found: list[text.Is] = []
    for each in conditions:
        if isinstance(each, text.Both | text.OneOf):
            found += subjects_in((each.one, each.other))
        elif isinstance(each, text.Is) and not each.negated and each.what.how == CHOOSE:
            found.append(each)
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
    known = [number for number in event.subjects if table.recall(number) is not None]
    found = tuple(number for number in known if selector.passes(table, frame, number))
    if found:
        return found
    figures = kind_of(KINDS, event.kind).of_sort(event, PIECE)[len(event.subjects) :]
    others = [number for number in (event.cause, *figures[:1]) if table.recall(number) is not None]
    return tuple(number for number in others if selector.passes(table, frame, number))[:1]


def reachable(table: BattleTable, frame: Resolve, selector: Selector) -> Sequence[int]:
    """Where a selector looks: the areas that its filters name, or the scene; players where it speaks of them."""
    if isinstance(frame, ResolveEffect) and frame.ability >= 0:
        effect = frame.current(table).effect
        if isinstance(effect, text.Discard) and effect.what == selector:
            return table.cards(frame.seat_of(table, YOU), HAND)
    search = search_for(table.box, selector)
    where = search.where
    if where is None:
        return table.zones[SCENE] + table.zones[LOADED] if search.loaded else table.zones[SCENE]
    if isinstance(where, text.In):
        return in_area_named(table, frame, where, search)
    if isinstance(where, text.Within):
        return [card for place in where.places for card in in_area_named(table, frame, place, search)]
    if isinstance(where, text.Revealed):
        return table.cards(frame.controller, ASIDE)
    if isinstance(where, text.Among):
        return group_of(table, frame, where.slot)
    if isinstance(where, text.CarriedBy):
        return [card for base in pieces_of(table, frame, where.who) for card in table.loads_of(base)]
    assert isinstance(where, text.Kind), "a noun: players, or words to be named"
    if where.kinds[0] in SORTS:
        named: list[int] = table.box.words.of(where.kinds[0])
        return named
    return [seat for seat in (0, 1) if "player" in where.kinds or seat == rival_of(table, frame)]


def in_area_named(table: BattleTable, frame: Resolve, place: text.In, search: Search) -> Sequence[int]:
    """The cards of an area; only those of the kinds that are looked for, unless they are told by their place."""
    if place.zone in ("top", "bottom"):
        # So many of each deck that is meant.
        count = search.selector.count.count(table, frame)
        decks = [table.zones[zone] for zone in zones_meant(table, frame, place)]
        return [card for deck in decks for card in (deck[::-1] if place.zone == "top" else deck)[:count]]
    found = in_area(table, frame, place)
    if place.zone == "scene":
        return found
    pieces, kinds = table.pieces, search.kinds
    return [card for card in found if pieces[card].kind in kinds]


def owners_meant(table: BattleTable, frame: Resolve) -> tuple[int, ...]:
    """ "Dos recursos de seu dono": the owner of what is loaded, or else whose text it is."""
    if isinstance(frame, ResolveEffect) and frame.ability >= 0:
        effect = frame.current(table).effect
        if isinstance(effect, text.Load):
            bases = pieces_of(table, frame, effect.onto)
            return tuple({int(table.pieces[base].owner) for base in bases if base in table.pieces})
    return (frame.controller,)


def does_another(table: BattleTable, frame: Resolve) -> bool:
    """Is the clause at hand done by somebody else than the controller of the text?"""
    if not isinstance(frame, ResolveEffect) or frame.ability < 0:
        return False
    clauses = table.ability(frame.ability).clauses
    return frame.clause < len(clauses) and clauses[frame.clause].by != YOU


def doer_of(table: BattleTable, frame: Resolve) -> int:
    """Who does what the clause at hand says."""
    return frame.seat_of(table, YOU) if does_another(table, frame) else frame.controller


def rival_of(table: BattleTable, frame: Resolve) -> int:
    """ "Um oponente": of the text's controller, or of whoever chooses one: "aquele jogador escolhe um oponente"."""
    if not isinstance(frame, ResolveEffect) or frame.ability < 0 or not does_another(table, frame):
        return 1 - frame.controller
    effect = frame.current(table).effect
    # The target opponent who is to choose a piece is an opponent of the text's controller.
    chosen = effect.what.filters if isinstance(effect, text.Choose) else ()
    chooses = any(isinstance(each, text.Kind) and "opponent" in each.kinds for each in chosen)
    return 1 - (doer_of(table, frame) if chooses else frame.controller)


def in_area(table: BattleTable, frame: Resolve, place: text.In) -> list[int]:
    found: list[int] = []
    for zone in zones_meant(table, frame, place):
        cards = table.zones[zone]
        found.extend(reversed(cards) if place.zone == "top" else cards)
    return found


def zones_meant(table: BattleTable, frame: Resolve, place: text.In) -> list[int]:
    """The areas in which a text looks: the scene, or one for each player that it means."""
    if place.zone == "scene":
        return [SCENE]
    which = DECK if place.zone in ("top", "bottom") else NAMES.index(place.zone)
    if place.whose == text.OWNER:
        seats = owners_meant(table, frame)
    elif place.whose == YOU and does_another(table, frame):
        # "Cada jogador coloca um card de seus recursos …": his own.
        seats = (doer_of(table, frame),)
    else:
        seats = seats_of(table, frame, place.whose)
    if place.zone == "prizes":
        # "Os prêmios de seus oponentes" hold your own cards, which score for them (gap countdown-prizes).
        seats = tuple(1 - seat for seat in seats)
    return [area(seat, which) for seat in seats]
