"""How the records of card texts are read: what a filter lets pass, an amount comes to, a condition asks for.

Each function reads one record of ``text.py``; ``READERS`` says which. Whom and what a text
means is found in ``finding``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ludoteca.core.box import Reader
from ludoteca.core.effects import CHOOSE, CHOSEN, THIS, Filter, Selector
from ludoteca.core.resolving import Resolve
from ludoteca.games.battle_scenes.meaning.amounts import AMOUNTS, figure, number_of, x_of
from ludoteca.games.battle_scenes.meaning.finding import (
    SEATS,
    group_of,
    pieces_of,
    reachable,
    rival_of,
    seats_of,
    zones_meant,
)
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.meaning.selector_areas import is_named
from ludoteca.games.battle_scenes.play.card_choices import common_traits, trait
from ludoteca.games.battle_scenes.table.areas import DECK, RESOURCES, area
from ludoteca.games.battle_scenes.table.characteristics import (
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
from ludoteca.games.battle_scenes.table.kinds import SCENARIO
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.table.words import is_word
from ludoteca.games.battle_scenes.text import keywords, words
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.events import USE
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.text.phases import is_part
from ludoteca.games.battle_scenes.text.terms import POWERS

#: The words of texts for the sorts of card.
SORTS = {"character": "character", "support": "support", "scene": SCENARIO, "ability": "ability"}


# -- filters --------------------------------------------------------------------------------


def is_kind(each: text.Kind, table: BattleTable, frame: Resolve, number: int) -> bool:
    piece = table.pieces.get(number) or table.gone.get(number)
    if piece is None:
        return is_player_or_word(each, table, frame, number) != each.negated
    return is_named(each, table.box.kinds[piece.kind], piece.zone) != each.negated


def is_player_or_word(each: text.Kind, table: BattleTable, frame: Resolve, number: int) -> bool:
    if number < SEATS:
        return "player" in each.kinds or ("opponent" in each.kinds and number == rival_of(table, frame))
    return is_word(number) and table.box.words.by_number[number][0] in each.kinds


def is_aligned(each: text.Aligned, table: BattleTable, frame: Resolve, number: int) -> bool:
    wanted = each.alignment.split(" ou ")
    return any(has_alignment(table, number, alignment) for alignment in wanted) != each.negated


def is_affiliated(each: text.Affiliated, table: BattleTable, frame: Resolve, number: int) -> bool:
    return any(has_affiliation(table, number, name) for name in each.names) != each.negated


def shares(each: text.Shares, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Without an affiliation, or a power, nothing is shared (gap shared-affiliation)."""
    own = shared_traits(table, number, each.what)
    others = [one for other in pieces_of(table, frame, each.other) for one in shared_traits(table, other, each.what)]
    return any(one in others for one in own) != each.negated


def shared_traits(table: BattleTable, number: int, what: str) -> list[str]:
    return powers(table, number, tuple(POWERS)) if what == "power" else affiliations(table, number)


def is_powered(each: text.Powered, table: BattleTable, frame: Resolve, number: int) -> bool:
    held = [has_power(table, number, power) for power in each.powers]
    return (all(held) if each.every else any(held)) != each.negated


def is_keyworded(each: text.HasKeyword, table: BattleTable, frame: Resolve, number: int) -> bool:
    return has_keyword(table, number, each.keyword) != each.negated


def is_called(each: text.Called, table: BattleTable, frame: Resolve, number: int) -> bool:
    if is_word(number):
        # "Uma afiliação que não seja …": the word itself.
        return (table.box.words.by_number[number][1] in each.names) != each.negated
    if table.recall(number) is None:
        return False
    if each.what == "alter ego":
        return any(name in alter_egos(table, number) for name in each.names) != each.negated
    if each.what == "part":
        return any(name in table.kind(number).name for name in each.names) != each.negated
    return any(name in each.names for name in names_of(table, number)) != each.negated


def is_name_of(each: text.NameOf, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Is the word the name of such a card of the match?"""
    sort, name = table.box.words.by_number[number] if is_word(number) else ("", "")
    wanted = [SORTS.get(kind, kind) for kind in each.kinds]
    return sort == words.NAME and any(kind.name == name and kind.sort in wanted for kind in table.box.kinds)


def is_same(each: text.SameAs, table: BattleTable, frame: Resolve, number: int) -> bool:
    # What a text has chosen is the same as itself; "outro personagem" is never the one asked about.
    others = [other for other in pieces_of(table, frame, each.other) if other != number or each.other.how == CHOSEN]
    if each.what == "controller":
        own = table.pieces[table.bearer(number)].controller
        return any(table.pieces[table.bearer(other)].controller == own for other in others)
    if is_like_departed(each, table, frame, number):
        return True
    if each.what == "identity":
        return any(same_person(table, other, number) for other in others)
    if each.what != "name":
        # Who has no alter ego shares none: names count only where the text says so.
        egos = alter_egos(table, number)
        if egos and any(ego in egos for other in others for ego in alter_egos(table, other)):
            return True
    if each.what not in ("name", "name or alter ego"):
        return False
    name = table.kind(number).name
    return any(table.kind(other).name == name for other in others)


def is_like_departed(each: text.SameAs, table: BattleTable, frame: Resolve, number: int) -> bool:
    """ "Com o mesmo nome ou alter ego que o escolhido", who has left: names outlast him (gap chosen-link)."""
    if each.other.slot != text.REMEMBERED or not table.departed:
        return False
    kinds = [table.box.kinds[kind] for kind in table.departed.get(frame.source, ())]
    if each.what != "name" and any(ego in kind.alter_egos for kind in kinds for ego in alter_egos(table, number)):
        return True
    return each.what in ("name", "name or alter ego") and table.kind(number).name in [kind.name for kind in kinds]


def is_controlled(each: text.Controlled, table: BattleTable, frame: Resolve, number: int) -> bool:
    if number < SEATS:
        return number in seats_of(table, frame, each.by)
    bearer = table.recall(table.bearer(number))
    return bearer is not None and bearer.controller in seats_of(table, frame, each.by)


def is_since_start(each: text.SinceStart, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_base(number) and table.since_start(number)


def has_just_entered(each: text.EnteredThisTurn, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_base(number) and not table.since_start(number)


def is_in(each: text.In, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.last_known(number).zone in zones_meant(table, frame, each)


def is_carried(each: text.CarriedBy, table: BattleTable, frame: Resolve, number: int) -> bool:
    return number >= SEATS and table.last_known(number).host in pieces_of(table, frame, each.who)


def carries(each: text.Carrying, table: BattleTable, frame: Resolve, number: int) -> bool:
    if each.what.how == THIS:
        count = sum(card in frame.bound(each.what) for card in table.loads_of(number))
    else:
        count = sum(each.what.passes(table, frame, card) for card in table.loads_of(number))
    return (count >= each.least) != each.negated


def is_at_stage(each: text.AtStage, table: BattleTable, frame: Resolve, number: int) -> bool:
    return table.is_character(number) and bool(table.pieces[number].stage in each.stages)


def compares(value: int, wanted: int, how: str) -> bool:
    """Strictly; "4 ou maior" is said by ``reaches``."""
    return (
        value > wanted if how in ("more", "above") else value < wanted if how in ("less", "below") else value == wanted
    )


def reaches(value: int, wanted: int, how: str) -> bool:
    return compares(value, wanted, how) or (value == wanted and how in ("more", "less"))


def has_energy(each: text.Energy, table: BattleTable, frame: Resolve, number: int) -> bool:
    return reaches(initial_energy(table, number), each.amount.count(table, frame), each.compare)


def has_figure(each: text.Figure, table: BattleTable, frame: Resolve, number: int) -> bool:
    value = figure(table, number, each.value)
    return value is not None and reaches(value, each.amount.count(table, frame), each.compare)


def is_extreme(each: text.Extreme, table: BattleTable, frame: Resolve, number: int) -> bool:
    """ "Com a menor Energia atual": of several that are equal, each is (gap extremes)."""
    own = figure(table, number, each.value)
    found = [figure(table, other, each.value) for other in pieces_of(table, frame, each.among)]
    values = [value for value in found if value is not None]
    return own is not None and bool(values) and own == (max(values) if each.most else min(values))


def is_alike(each: text.Alike, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Like all that were chosen before it in the same series."""
    shared = common_traits(table, (*(other for other in frame.chosen if other != number), number), each.what)
    return bool(shared)


def is_within(each: text.Within, table: BattleTable, frame: Resolve, number: int) -> bool:
    return any(is_in(place, table, frame, number) for place in each.places)


def is_held(each: text.HeldBy, table: BattleTable, frame: Resolve, number: int) -> bool:
    if not is_word(number):
        return False
    word = table.box.words.by_number[number]
    return any(has_word(table, piece, *word) for piece in pieces_of(table, frame, each.who) if piece in table.pieces)


def is_another(each: text.Another, table: BattleTable, frame: Resolve, number: int) -> bool:
    if number == frame.source or (isinstance(frame, ResolveEffect) and number == frame.bearer):
        return False
    for slot in frame.slots:
        if number in slot:
            return False
    return number not in table.remembered.get(frame.source, ()) or not others_than_chosen(table, frame)


def others_than_chosen(table: BattleTable, frame: Resolve) -> bool:
    """ "O personagem escolhido ganha Voo e cada outro personagem perde Voo": is the chosen one named before them?"""
    return frame.ability >= 0 and names_chosen_first(table.ability(frame.ability))


@cache
def names_chosen_first(line: text.Line) -> bool:
    for part in parts_of((line.trigger, line.condition, line.clauses)):
        if isinstance(part, Selector) and part.how == CHOSEN and part.slot == text.REMEMBERED:
            return True
        if isinstance(part, text.Another):
            return False
    return False


def is_among(each: text.Among, table: BattleTable, frame: Resolve, number: int) -> bool:
    return number in group_of(table, frame, each.slot)


def is_whichever(each: text.AtRandom, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Chance takes any of them."""
    return True


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


def is_not(each: text.Not, table: BattleTable, frame: Resolve, number: int) -> bool:
    return not each.of.passes(table, frame, number)


def is_unlike(each: text.Unlike, table: BattleTable, frame: Resolve, number: int) -> bool:
    return not all(filter_.passes(table, frame, number) for filter_ in each.filters)


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


def is_target_of(each: text.TargetOf, table: BattleTable, frame: Resolve, number: int) -> bool:
    """ "Um dos alvos daquela ação": of the last use of it."""
    cards = frame.bound(each.action)
    use = next((use for use in reversed(table.uses) if USE.get(use, "card") in cards), None)
    return use is not None and number in USE.every(use, "targets")


def is_of_chosen(each: text.OfChosen, table: BattleTable, frame: Resolve, number: int) -> bool:
    """ "Do poder escolhido": it has the word that was chosen, or one of several."""
    chosen = pieces_of(table, frame, each.other)
    return any(has_word(table, number, *table.box.words.by_number[word]) for word in chosen if is_word(word))


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
    piece = table.last_known(number)
    others = table.box.also_called.get(piece.kind, ())
    if others and piece.zone in (area(piece.owner, DECK), area(piece.owner, RESOURCES)):
        return (name, *others)
    return (name,)


# -- conditions -----------------------------------------------------------------------------


def counts(each: text.Count, table: BattleTable, frame: Resolve) -> bool:
    count = number_of(table, frame, each.what)
    return count >= each.least and (each.most < 0 or count <= each.most)


def is_fewer(each: text.Fewer, table: BattleTable, frame: Resolve) -> bool:
    seat = seats_of(table, frame, each.who)[0]
    found = [n for n in reachable(table, frame, each.what) if each.what.passes(table, frame, n)]
    mine = sum(table.pieces[number].controller == seat for number in found)
    return bool(mine < len(found) - mine)


def exceeds(each: text.Exceeds, table: BattleTable, frame: Resolve) -> bool:
    return each.one.count(table, frame) > each.other.count(table, frame)


def equals(each: text.Equals, table: BattleTable, frame: Resolve) -> bool:
    return each.one.count(table, frame) == each.other.count(table, frame)


def is_so(each: text.Is, table: BattleTable, frame: Resolve) -> bool:
    """Of each of them, and of at least one; what an action is, the use of it tells."""
    if any(isinstance(one, text.Kind) and "action" in one.kinds for one in each.what.filters):
        return bool(table.box.action_is(table, frame, each.what, each.filters)) != each.negated
    found = pieces_of(table, frame, each.what)
    if each.what.how == CHOOSE:
        # "Um personagem que você controla tiver Voo": one of them is enough.
        so = [number for number in found if all(one.passes(table, frame, number) for one in each.filters)]
        wanted = each.what.count.count(table, frame)
        return (len(found) - len(so) if each.negated else len(so)) >= wanted
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
    then = table.active in seats_of(table, frame, each.whose) and is_part(table.phase, each.part.removeprefix("not "))
    return then != each.part.startswith("not ")


def of_cards(reader: Callable[..., bool]) -> Callable[..., bool]:
    """A quality of cards: neither a player nor the number of an effect has it."""

    def reads(record: Filter, table: BattleTable, frame: Resolve, number: int) -> bool:
        return (number in table.pieces or number in table.gone) and reader(record, table, frame, number)

    return reads


QUALITIES: dict[type, Callable[..., bool]] = {
    text.Aligned: is_aligned,
    text.Affiliated: is_affiliated,
    text.Shares: shares,
    text.Powered: is_powered,
    text.HasKeyword: is_keyworded,
    text.SameAs: is_same,
    text.SinceStart: is_since_start,
    text.EnteredThisTurn: has_just_entered,
    text.In: is_in,
    text.Within: is_within,
    text.CarriedBy: is_carried,
    text.Carrying: carries,
    text.AtStage: is_at_stage,
    text.Energy: has_energy,
    text.Figure: has_figure,
    text.Extreme: is_extreme,
    text.Alike: is_alike,
    text.Repeatable: lambda each, table, frame, number: True,
    text.Another: is_another,
    text.Among: is_among,
    text.Nth: lambda each, table, frame, number: True,
    text.AtRandom: is_whichever,
    text.Revealed: is_revealed,
    text.Either: is_either,
    text.TargetOf: is_target_of,
    text.UserOf: is_user,
    text.OfChosen: is_of_chosen,
    text.Itself: is_itself,
    text.Acted: has_acted,
    text.Not: is_not,
    text.Unlike: is_unlike,
    text.Different: differs,
    text.Hurt: is_hurt,
}


def is_not_boosted(record: keywords.NotBoosted, table: BattleTable, frame: ResolveEffect, number: int) -> bool:
    return not table.pieces[number].boosted


def counted_down(record: text.CountedDown, table: BattleTable, frame: ResolveEffect) -> int:
    return table.milled


READERS: dict[type, Reader] = {
    **{record: of_cards(reader) for record, reader in QUALITIES.items()},
    **AMOUNTS,
    text.Kind: is_kind,
    text.Called: is_called,
    text.NameOf: is_name_of,
    text.HeldBy: is_held,
    text.Controlled: is_controlled,
    text.InTurn: is_in_turn,
    text.InPart: is_in_part,
    text.Count: counts,
    text.Fewer: is_fewer,
    text.Exceeds: exceeds,
    text.Equals: equals,
    text.Is: is_so,
    text.VariableIs: variable_is,
    text.Both: both,
    text.OneOf: one_of,
    keywords.NotBoosted: is_not_boosted,
    text.CountedDown: counted_down,
}
