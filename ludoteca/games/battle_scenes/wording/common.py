"""What readers and writers of the texts share: the order of filters, nouns, targets, amounts as they are written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from ludoteca.cardtext.build import Builder, Node
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    NO_GATE,
    OPPONENT,
    THIS,
    YOU,
    Amount,
    Condition,
    Filter,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.battle_scenes.sayings.checking import CONTINUOUS as CONTINUOUS
from ludoteca.games.battle_scenes.sayings.deeds import PLACED as PLACED
from ludoteca.games.battle_scenes.sayings.vocabulary import ORDER
from ludoteca.games.battle_scenes.text import terms as t

BOON = re.compile(r"\{([A-Z]+)\}|Escudo ([+\-−])(\d+|X)")
STAGE = re.compile(r"\{(\d)\}")

#: Amounts that are told in words of their own, after what they count.
VALUED = (t.CountOf, t.ValueOf, t.Scaled, t.Plus, t.Sum, t.Outermost, t.AtMost, t.Less)

#: Nouns of feminine words, for pronouns.
FEMININE = ("action", "affiliation", "ability", "source")
#: What a text lets a player choose that is no piece.
CHOOSABLE = ("power", "affiliation", "alter ego", "card type", "name")
#: The slot of what no text can speak of again.
UNBOUND = -1
#: Stands before names that no word has told to be names or affiliations, until the noun tells.
BARE = "?"
ACTION_FILTERS = (
    t.Ordinal,
    t.Typed,
    t.Dealing,
    t.Aimed,
    t.Costing,
    t.Targeting,
    t.UsedBy,
    t.OfCard,
    t.UsedThisTurn,
)


#: Qualities of which one or the other may be asked for.
EITHER = (t.Called, t.Affiliated, t.Powered, t.HasKeyword, t.Shares)


def is_quality(each: Filter) -> bool:
    """ "Com {VO} ou com a afiliação …", and not two sorts of piece."""
    return isinstance(each, t.Either) and all(isinstance(one, EITHER) for one in each.one)


def one_of(selector: Selector) -> Selector:
    """What happens to "os personagens" happens to one of them at a time; "este e/ou outros" is a phrase of its own."""
    told_apart = any(isinstance(each, (t.Ordinal, t.Either)) and not is_quality(each) for each in selector.filters)
    if selector.how != EACH or told_apart:
        return selector
    filters = tuple(
        replace(each, who=one_of(each.who)) if isinstance(each, t.UsedBy) else each for each in selector.filters
    )
    return replace(selector, how=CHOOSE, filters=filters)


def placed(selector: Selector, place: t.In) -> Selector:
    """Where a text does not say where its cards lie, the rules do: from hand to the scene, from resources to load."""
    told = any(isinstance(each, PLACED) for each in selector.filters)
    if told or selector.how not in (CHOOSE, EACH):
        return selector
    return replace(selector, filters=ordered((*selector.filters, place)))


def is_one_base(onto: Selector) -> bool:
    """One base card, on which cards are loaded; "o personagem que estiver carregando este card" is one."""
    carrier = any(isinstance(each, t.Carrying) for each in onto.filters)
    return onto.count == Number(1) and (onto.how != EACH or carrier)


def each_share(cards: Selector) -> Selector:
    """How many cards each of several base cards is loaded with."""
    assert isinstance(cards.count, t.Scaled), "so many for each of them"
    return replace(cards, count=Number(cards.count.times))


def unplaced(selector: Selector) -> Selector:
    """As a text says it that loads cards on somebody's base card: from whose resources, the rules say (4.1-1)."""
    kept = tuple(each for each in selector.filters if each != t.In("resources", t.CONTROLLER))
    return replace(selector, filters=kept)


def opposite(filter_: Filter) -> Filter:
    """ "Sem Voo" of "com Voo"."""
    negated: bool | None = getattr(filter_, "negated", None)
    return t.Not(filter_) if negated is None else replace(cast(t.Powered, filter_), negated=not negated)


def outdone(selector: Selector) -> Selector:
    """ "O personagem que você controla com a menor Energia": the least among those that the phrase tells."""
    if not any(isinstance(each, t.Extreme) for each in selector.filters):
        return selector
    others = tuple(each for each in selector.filters if not isinstance(each, t.Extreme))
    among = Selector(EACH, others, slot=UNBOUND)
    filters = tuple(replace(each, among=among) if isinstance(each, t.Extreme) else each for each in selector.filters)
    return replace(selector, filters=filters)


def lies_at_an_end(filter_: Filter) -> bool:
    return isinstance(filter_, t.In) and filter_.zone in ("top", "bottom")


def ordered(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return tuple(sorted(filters, key=lambda filter_: ORDER.index(type(filter_))))


def gate_of(steps: Sequence[t.Step]) -> int | None:
    """ "Se o fizer" speaks of the last thing that somebody may do, or else of the last that is under no gate."""
    offered = [number for number, step in enumerate(steps) if step.optional]
    free = [number for number, step in enumerate(steps) if step.gate == NO_GATE and not step.joined]
    found = offered or free
    return found[-1] if found else None


def resolve(nouns: dict[str, int], noun: str) -> int | None:
    """The slot that "aquele personagem" speaks of: the last that was called so, or else by a wider noun.

    "Aquele jogador", where no player was named, is the controller of the character that was. "O alvo" is a character
    or a support, whichever it is called later.
    """
    if noun in nouns:
        return nouns[noun]
    players = ("opponent", "character", "character|support", "support", "scene") if noun == "player" else ()
    wider = [slot for other, slot in nouns.items() if noun in other.split("|") or other in players]
    if not wider and noun in ("character", "support", "character|support", "player"):
        return nouns.get("target")
    return max(wider, default=None)


def noun_of(filters: tuple[Filter, ...]) -> str:
    """The word that a later "aquele …" will use: "character", "card", "character|support"."""
    for filter_ in filters:
        if isinstance(filter_, t.Kind):
            return "card" if filter_.card else "|".join(filter_.kinds)
    return "target"


def sayable_as_characteristic(filters: tuple[Filter, ...]) -> bool:
    """May a keyword's characteristic say these actions?"""
    of_cards = any(isinstance(each, t.OfCard) and not each.negated for each in filters)
    sayable = (t.Kind, t.Called, t.Powered, t.Typed, t.OfCard)
    return len(filters) <= 2 and not of_cards and all(isinstance(each, sayable) for each in filters)


def is_the_target(selector: Selector) -> bool:
    """ "O alvo": the one target of the action, however often it is spoken of."""
    one = selector.count == Number(1) and not selector.up_to
    return selector.how == t.TARGET and one and t.Another() not in selector.filters


def aims_elsewhere(selector: Selector, before: str) -> bool:
    """ "O personagem alvo" and "o suporte alvo" are two targets; "o alvo" is the one that was named before."""
    noun = noun_of(selector.filters)
    return "target" not in (noun, before) and noun != before


def is_foreign(selector: Selector) -> bool:
    """Does it speak of cards in another player's zone? "Seus" beside them are that player's own."""
    return any(isinstance(each, t.In) and each.whose not in (YOU, t.OWNER) for each in selector.filters)


def plain_kind(noun: str) -> t.Kind:
    return t.Kind(tuple(noun.split("|")), noun == "card")


def whose_deed(selector: Selector) -> str | None:
    """Who does it, if the selector speaks of a player."""
    kinds = [filter_.kinds[0] for filter_ in selector.filters if isinstance(filter_, t.Kind)]
    if kinds not in (["player"], ["opponent"]):
        return None
    if selector.how == THIS:
        return YOU
    if selector.how == t.TARGET:
        return t.TARGET_PLAYER if kinds == ["player"] else t.TARGET_OPPONENT
    if selector.how == CHOSEN:
        return t.THAT_PLAYER
    return t.EACH_PLAYER if kinds == ["player"] else OPPONENT


def boons(builder: Builder, node: Node) -> tuple[tuple[str, ...], Amount | None, bool]:
    """Powers and shield of "Escudo +1, {VO} e {GE}", and whether all of the powers are meant."""
    written = str(node)
    powers: tuple[str, ...] = ()
    shield: Amount | None = None
    for code, sign, number in BOON.findall(written):
        if code and code not in t.POWERS:
            raise builder.wrong(f"there is no power {{{code}}}", "cards-no-power", node, word=code)
        if code:
            powers += (code,)
        elif shield is not None:
            raise builder.wrong("the shield is there twice", "cards-said-twice", node)
        else:
            shield = signed(f"{sign}{number}")
    return powers, shield, " e " in written


def both(one: Condition, other: Condition) -> Condition:
    """Conditions joined from the left, as they are read."""
    return t.Both(both(one, other.one), other.other) if isinstance(other, t.Both) else t.Both(one, other)


def held_in(selector: Selector) -> tuple[str, Selector]:
    """Where what players have is compared, and what it is: "mais cards na mão"; nowhere of what they control."""
    place = selector.filters[-1]
    if not isinstance(place, t.In) or place.whose != t.ANY_PLAYER:
        return "", selector
    return place.zone, replace(selector, filters=selector.filters[:-1])


def states(sort: str, trigger: Trigger | None) -> bool:
    """Does a line only say what holds, or what becomes of damage, while its conditions do?"""
    return sort != t.ACTION and (trigger is None or (isinstance(trigger, t.When) and trigger.would))


def negation_of(condition: Condition | None) -> Condition | None:
    """The condition that holds where this one does not, if there are words for it."""
    if isinstance(condition, t.Is):
        return replace(condition, negated=not condition.negated)
    if isinstance(condition, t.Count) and condition.most < 0:
        return t.Count(condition.what, 0, condition.least - 1)
    if isinstance(condition, t.Count) and condition.least == 0:
        return t.Count(condition.what, condition.most + 1)
    return None


def signed(written: str) -> Amount:
    """ "+1", "-X"."""
    minus = written[0] in "-−"
    if written[1:] == "X":
        return t.Variable(-1 if minus else 1)
    return Number(-int(written[1:]) if minus else int(written[1:]))


def variable(written: str) -> Amount:
    """ "X", "X+2", "3-X", "X+X"."""
    times = plus = 0
    for sign, part in re.findall(r"([+\-]?)(\d+|X)", written):
        factor = -1 if sign == "-" else 1
        if part == "X":
            times += factor
        else:
            plus += factor * int(part)
    return t.Variable(times, plus)


def in_spoken_order(condition: t.Exceeds) -> tuple[bool, Selector, Selector] | None:
    """Whether more or fewer of the first are said to be there than of the second; nothing if no pieces are counted."""
    one, other = condition.one, condition.other
    if not isinstance(one, t.CountOf) or not isinstance(other, t.CountOf):
        return None
    more = one.what.slot < other.what.slot
    return (True, one.what, other.what) if more else (False, other.what, one.what)
