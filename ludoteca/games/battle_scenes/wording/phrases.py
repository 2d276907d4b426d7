"""Which pieces a text speaks of: nouns, noun phrases, and what is spoken of again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.discourse import FIXED, NEW, REFERENCE
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.cardtext.speech.templates import INSIDE, OBJECT, PLACE, SUBJECT
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, ONE, THIS, YOU, Amount, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import (
    A_CARD,
    ANOTHER,
    ANY_COUNT,
    CHARACTER_CARD,
    DAMAGER,
    PHRASES,
    SHOWN,
    Apart,
    ChosenBy,
    EachOf,
    OfThose,
    lies_at_an_end,
    noun_of,
    plain_kind,
)
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    SUPPORT,
    Filters,
    given,
    ordered,
    say,
)

# -- targets ----------------------------------------------------------------------


def target(filters: Filters, count: Amount = ONE, up_to: bool = False) -> Selector:
    return Selector(t.TARGET, ordered(tuple(each for each in filters if each != Apart())), count, up_to)


def as_target(
    it: Any, up_to: bool, several: bool, repeatable: bool = False, each_of: tuple[EachOf, ...] = ()
) -> Fields | None:
    if not isinstance(it, Selector) or it.how != t.TARGET or it.up_to != up_to or (it.count != ONE) != several:
        return None
    if (t.Repeatable() in it.filters) != repeatable or (not several and ANOTHER in it.filters):
        return None
    filters = tuple(each for each in it.filters if each not in (t.Repeatable(), *each_of))
    return {"filters": filters, "count": it.count} if several else {"filters": filters}


say(
    Selector, pt="o~ {filters:TargetKind/one}", en="the {filters:TargetKind/one}", make=target, mention=NEW,
    unmake=lambda it: as_target(it, False, False),
)  # fmt: skip
say(
    Selector, pt="aquele~ {filters:TargetKind/one}", en="that {filters:TargetKind/one}", mention=NEW,
    make=lambda filters: None if filters else target(filters), unmake=lambda it: None,
)  # fmt: skip
#: "O personagem com {VO} alvo": the word stands behind its qualities, and others behind it.
say(
    Selector, pt="o~ {filters:Kind/one} alvo [{more:Filter}]", en="the target {filters:Kind/one} [{more:Filter}]",
    make=lambda filters, more=None: target((*filters, *(() if more is None else (more,)))), mention=NEW, cost=2,
    unmake=lambda it: None, wants={"filters": BASE},
)  # fmt: skip
say(
    Selector, pt="um único {filters:TargetKind/one}", en="a single {filters:TargetKind/one}", make=target, mention=NEW,
    unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, pt="outro~ {filters:TargetKind/one}", en="another {filters:TargetKind/one}",
    also=("outro~ {filters:TargetKind/one} diferente",), mention=NEW,
    make=lambda filters: target((*filters, ANOTHER)),
    unmake=lambda it: ({"filters": tuple(each for each in it.filters if each != ANOTHER)} if isinstance(it, Selector)
    and it.how == t.TARGET and it.count == ONE and ANOTHER in it.filters else None),
)  # fmt: skip
say(
    Selector, pt="um terceiro {filters:TargetKind/one}", en="a third {filters:TargetKind/one}", mention=NEW,
    make=lambda filters: target((*filters, ANOTHER)), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, pt="qualquer número de {filters:TargetKind/several}", en="any number of {filters:TargetKind/several}",
    make=lambda filters: target(filters, ANY_COUNT, True), mention=NEW,
    unmake=lambda it: ({"filters": it.filters} if isinstance(it, Selector) and it.how == t.TARGET
    and it.count == ANY_COUNT and it.up_to else None),
)  # fmt: skip
for up_to, pt, en in ((False, "", ""), (True, "até ", "up to ")):
    say(
        Selector, pt=pt + "{count:Many} {filters:TargetKind}", en=en + "{count:Many} {filters:TargetKind}",
        also=(pt + "{count:Many} {filters:TargetKind} diferentes",),
        make=lambda count, filters, up_to=up_to: target(filters, count, up_to),
        unmake=given(lambda it, up_to: as_target(it, up_to, True), up_to), mention=NEW,
    )  # fmt: skip
    for category in ("Selector", "Different"):
        say(
            Selector, category, pt=f"cada um de {pt}{{count:Many}} {{filters:TargetKind}} diferentes",
            en=f"each of {en}{{count:Many}} different {{filters:TargetKind}}",
            make=lambda count, filters, up_to=up_to: target((*filters, EachOf()), count, up_to), mention=NEW, of=BASE,
            unmake=given(lambda it, up_to, first: as_target(it, up_to, True, each_of=(EachOf(),)) if first
            or EachOf() in it.filters else None, up_to, category == "Different"),
        )  # fmt: skip
    # The same may be named more than once (gap target-count).
    say(
        Selector, pt=f"cada um de {pt}{{count:Many}} {{filters:TargetKind}}", mention=NEW,
        en=f"each of {en}{{count:Many}} {{filters:TargetKind}}",
        make=lambda count, filters, up_to=up_to: (None if Apart() in filters
        else target((*filters, t.Repeatable(), EachOf()), count, up_to)),
        unmake=given(lambda it, up_to: as_target(it, up_to, True, True, (EachOf(),)), up_to),
    )  # fmt: skip

# -- some, each, all --------------------------------------------------------------


def some(filters: Filters, count: Amount = ONE, up_to: bool = False, by: str = YOU) -> Selector:
    """ "Um card do topo" is the card on top: there is nothing to choose."""
    at_an_end = not up_to and any(lies_at_an_end(each) for each in filters)
    by = next((each.who for each in filters if isinstance(each, ChosenBy)), by)
    kept = tuple(each for each in filters if each != Apart() and (not isinstance(each, ChosenBy) or each.who == YOU))
    return Selector(EACH if at_an_end else CHOOSE, ordered(kept), count, up_to, by)


def as_some(it: Any, up_to: bool) -> Fields | None:
    if not isinstance(it, Selector) or it.how != CHOOSE or it.up_to != up_to or it.by != YOU or it.count == ANY_COUNT:
        return None
    return {"filters": it.filters, "count": it.count}


def others(filters: Filters) -> Selector | None:
    return None if ANOTHER in filters else some((*filters, ANOTHER))


def as_others(it: Any) -> Fields | None:
    found = as_some(it, False)
    if found is None or it.count != ONE or ANOTHER not in it.filters:
        return None
    return {"filters": tuple(each for each in it.filters if each != ANOTHER)}


say(
    Selector, pt="outro~ {filters:Kind/one}", en="another {filters:Kind/one}",
    also=("um~ outro~ {filters:Kind/one}",), make=others, unmake=as_others, mention=NEW,
)  # fmt: skip
for up_to, pt, en in ((False, "", ""), (True, "até ", "up to ")):
    say(
        Selector, pt=pt + "{count:Many} {filters:Kind}", en=en + "{count:Many} {filters:Kind}", mention=NEW,
        make=lambda count, filters, up_to=up_to: some(filters, count, up_to),
        unmake=given(lambda it, up_to: as_some(it, up_to), up_to),
    )  # fmt: skip
say(
    Selector, pt="qualquer número de {filters:Kind/several}", en="any number of {filters:Kind/several}", how=CHOOSE,
    count=ANY_COUNT, up_to=True, mention=NEW,
)  # fmt: skip
say(
    Selector, pt="(algum~|qualquer|um~ único~) {filters:Kind/one}", en="any {filters:Kind/one}",
    make=lambda filters: some(filters), unmake=lambda it: None, mention=NEW,
)  # fmt: skip
say(
    Selector, pt="{count:Many} dos {filters:Kind/several}", en="{count:Many Of} of the {filters:Kind/several}",
    make=lambda count, filters: some(filters, count), unmake=lambda it: None, mention=NEW,
)  # fmt: skip


def is_definite(filters: Filters) -> bool:
    """Does it tell which one is meant: "o card do topo", "a primeira ação", "o personagem que usou aquela ação"?"""
    telling = (t.UserOf, t.Ordinal, t.Extreme)
    if any(isinstance(each, telling) or lies_at_an_end(each) for each in filters):
        return True
    if any(isinstance(each, t.OfCard) and each.what.how == THIS for each in filters):
        return True
    if t.In("scene") in filters and noun_of(filters) == "scene":
        # There is one at most (2.3).
        return True
    carries = any(isinstance(each, t.Carrying) and each.what.how in (THIS, CHOSEN) for each in filters)
    named = any(isinstance(each, t.Called) and not each.negated for each in filters)
    return carries or (named and noun_of(filters) == "action")


def at_an_end(it: Any, end: str, several: bool) -> Fields | None:
    """Plain cards on top or at the bottom of a deck."""
    fits = isinstance(it, Selector) and it.how == EACH and not it.up_to and (it.count != ONE) == several
    if not fits or len(it.filters) != 2 or it.filters[0] != t.Kind(("card",), True):
        return None
    place = it.filters[1]
    if not isinstance(place, t.In) or place.zone != end:
        return None
    return {"place": place, **({"count": it.count} if several else {})}


for end in ("top", "bottom"):
    say(
        Selector, pt="o @card/one de {place:Zone}", en=f"the {end} @card/one of {{place:Deck}}", mention=NEW, of=CARD,
        make=lambda place: Selector(EACH, (t.Kind(("card",), True), place)) if lies_at_an_end(place) else None,
        unmake=given(at_an_end, end, False),
    )  # fmt: skip
    say(
        Selector, pt="os {count:Many} @card/several de {place:Zone}",
        en=f"the {end} {{count:Many}} @card/several of {{place:Deck}}",
        make=lambda count, place: (Selector(EACH, (t.Kind(("card",), True), place), count) if lies_at_an_end(place)
        else None),
        unmake=given(at_an_end, end, True), mention=NEW, of=CARD,
    )  # fmt: skip


def are_many(filters: Filters) -> bool:
    """Are actions meant that several use, or that have several names?"""
    if any(isinstance(each, t.Ordinal | t.OfCard) for each in filters) or not is_of_actions(filters):
        return False
    users = [each.who for each in filters if isinstance(each, t.UsedBy) and each.who.how == EACH]
    named = [each.names for each in filters if isinstance(each, t.Called)]
    return any(not is_definite(who.filters) for who in users) or any(len(names) > 1 for names in named)


say(
    Selector, pt="o~ {filters:Kind/one}", en="the {filters:Kind/one}", mention=NEW,
    make=lambda filters: (Selector(EACH, filters) if is_definite(filters) or any(isinstance(each, t.TargetOf)
    for each in filters) else None),
    unmake=lambda it: ({"filters": it.filters} if isinstance(it, Selector) and it.how == EACH
    and is_definite(it.filters) and it.count == ONE and not are_many(it.filters) else None),
)  # fmt: skip
say(
    Selector, pt="os~ {count:Many} {filters:Kind/several}".replace("os~", "o~"),
    en="the {count:Many} {filters:Kind/several}", mention=NEW,
    make=lambda count, filters: Selector(EACH, filters, count),
    unmake=lambda it: ({"filters": it.filters, "count": it.count} if isinstance(it, Selector) and it.how == EACH
    and it.count != ONE and not it.up_to else None),
)  # fmt: skip


def is_of_actions(filters: Filters) -> bool:
    return noun_of(filters) == "action"


def all_of(it: Any, actions: bool) -> Fields | None:
    plain = isinstance(it, Selector) and it.how == EACH and it.count == ONE and not it.up_to and it.by == YOU
    return {"filters": it.filters} if plain and is_of_actions(it.filters) == actions else None


def each_one(it: Any) -> Fields | None:
    found = all_of(it, False)
    return None if found is None else {"filters": tuple(each for each in it.filters if each != EachOf())}


say(
    Selector, pt="o~ {filters:Kind/several}", en="{filters:Kind/several}",
    also=("todo~ o~ {filters:Kind/several}",),
    make=lambda filters: Selector(EACH, filters) if is_of_actions(filters) else None,
    unmake=lambda it: all_of(it, True), mention=NEW,
)  # fmt: skip
#: "Cards de personagens" are likelier cards of that kind than those which characters carry.
say(
    Selector, pt="{filters:Kind/several}", en="{filters:Kind/several}", mention=NEW, cost=1,
    make=lambda filters: Selector(EACH, filters), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, pt="[todo~] o~ {filters:Kind/several}", en="the {filters:Kind/several}", mention=NEW,
    make=lambda filters: None if filters == (A_CARD, ANOTHER) else Selector(EACH, filters), unmake=lambda it: None,
)  # fmt: skip
#: The same where each of them would be clumsy: "ações que heróis usarem".
say(
    Selector, "All", pt="{filters:Kind/several}", en="{filters:Kind/several}", mention=NEW,
    also=("quaisquer {filters:Kind/several}",),
    make=lambda filters: Selector(EACH, filters),
    unmake=lambda it: all_of(it, False) if not is_definite(it.filters) else None,
)  # fmt: skip
#: As the subject of what can't be: "os heróis não podem usar ações".
say(
    Selector, "Those", pt="o~ {filters:Kind/several}", en="{filters:Kind/several}", mention=NEW,
    make=lambda filters: Selector(EACH, filters),
    unmake=lambda it: all_of(it, False) if not is_definite(it.filters) else None,
)  # fmt: skip
say(
    Selector, pt="cada {filters:Kind/one}", en="each {filters:Kind/one}",
    also=("cada um~ de o~ {filters:Kind/several}", "todo~ {filters:Kind/one}"),
    make=lambda filters: Selector(EACH, (EachOf(), *filters)), unmake=each_one, mention=NEW,
)  # fmt: skip
#: What is used, or can't be used: "ações de {VO}".
say(
    Selector, "Actions", pt="{filters:Kind/several}", en="{filters:Kind/several}", mention=NEW,
    make=lambda filters: Selector(EACH, filters) if is_of_actions(filters) else None,
    unmake=lambda it: all_of(it, True) if not is_definite(it.filters) or are_many(it.filters) else None, of=ACTION,
)  # fmt: skip


say(
    Selector, "Actions", pt="o~ {filters:Kind/one}", en="the {filters:Kind/one}", of=ACTION,
    also=("[todo~] o~ {filters:Kind/several}",),
    make=lambda filters: Selector(EACH, filters) if is_of_actions(filters) else None,
    unmake=lambda it: all_of(it, True), mention=NEW,
)  # fmt: skip
say(
    Selector, "Actions", pt="aquele~ {filters:Noun}", en="that~ {filters:Noun}", mention=REFERENCE, of=ACTION,
    make=lambda filters: Selector(CHOSEN, filters), unmake=PHRASES.noun_of,
)  # fmt: skip


def this_and_others(kind: str, either: str, filters: Filters) -> Selector:
    noun = t.Kind((kind,))
    rest = tuple(each for each in filters if each not in (noun, ANOTHER))
    return Selector(either, (noun, t.Either((t.Itself(),), rest)))


def as_this_and_others(it: Any, kind: str, how: str) -> Fields | None:
    noun = t.Kind((kind,))
    if not isinstance(it, Selector) or it.how != how or it.filters[:1] != (noun,) or len(it.filters) != 2:
        return None
    either: Any = it.filters[1]
    fits = isinstance(either, t.Either) and either.one == (t.Itself(),)
    return {"filters": (noun, *either.other)} if fits else None


for kind, pt, en in (("character", "personagem", "character"), ("support", "suporte", "support")):
    say(
        Selector, f"This {kind}", pt=f"este {pt}", en=f"this {en}", how=THIS, filters=(t.Kind((kind,)),), mention=FIXED,
    )  # fmt: skip
    for how, joint, said, en_joint, en_number in (
        (EACH, "e / ou", "outro~", "and/or", "/several"),
        (CHOOSE, "ou", "outro~", "or", "/one"),
    ):
        say(
            Selector, pt=f"{{_:This {kind}}} {joint} {said} {{filters:Kind}}",
            en=f"{{_:This {kind}}} {en_joint} {'other' if how == EACH else 'another'} {{filters:Kind{en_number}}}",
            also=(f"{{_:This {kind}}} {joint} [todos] os {said} {{filters:Kind}}",
            f"{{_:This {kind}}} e (cada|todos os|os) [{said}] {{filters:Kind}}") if how == EACH
            else (f"{{_:This {kind}}} {joint} um {said} {{filters:Kind}}",),
            make=lambda filters, kind=kind, how=how: (this_and_others(kind, how, filters)
            if t.Kind((kind,)) in filters else None),
            unmake=given(lambda it, kind, how: as_this_and_others(it, kind, how), kind, how), mention=NEW,
            of=CHARACTER if kind == "character" else SUPPORT,
        )  # fmt: skip

# -- what was spoken of -----------------------------------------------------------

for pt, en, roles in (
    ("ele~", "they~", (SUBJECT,)),
    ("ele~", "them~", (PLACE, INSIDE)),
    ("-o~", "them~", (OBJECT,)),
):
    say(Selector, pt=pt, en=en, mention=REFERENCE, roles=roles, make=lambda: Selector(CHOSEN), unmake=lambda it: {})
say(
    Selector, pt="aquele~ {filters:Noun}", en="that~ {filters:Noun}",
    also=("esse~ {filters:Noun}", "(estes|estas) {filters:Noun/several}", "aquele~ mesmo {filters:Noun}"),
    mention=REFERENCE,
    make=lambda filters: Selector(CHOSEN, filters), unmake=PHRASES.noun_of,
)  # fmt: skip
#: "Aquele personagem com Predador", where there are several.
DISTINCT = (t.Powered, t.Affiliated, t.HasKeyword, t.Aligned, t.Called)


def told_apart(it: Selector) -> Fields | None:
    qualities = tuple(each for each in it.filters if isinstance(each, DISTINCT))[:1]
    return {"filters": (plain_kind(noun_of(it.filters)), *qualities)} if qualities else None


say(
    Selector, pt="aquele~ {filters:Kind}", en="that~ {filters:Kind}", mention=REFERENCE, cost=1, unmake=told_apart,
    make=lambda filters: (Selector(CHOSEN, filters) if len(filters) > 1 and all(isinstance(each, (t.Kind, *DISTINCT))
    for each in filters) else None),
)  # fmt: skip
#: The same where a pronoun would not be clear.
say(
    Selector, "That", pt="aquele~ {filters:Noun}", en="that~ {filters:Noun}", mention=REFERENCE,
    also=("(estes|estas) {filters:Noun/several}", "o~ mesmo~ {filters:Noun}"),
    make=lambda filters: Selector(CHOSEN, filters), unmake=PHRASES.noun_of,
)  # fmt: skip
#: "Aquele personagem", where only "um personagem ou suporte" was named.
say(
    Selector, pt="aquele~ {filters:Noun}", en="that~ {filters:Noun}", mention=REFERENCE, cost=1,
    unmake=lambda it: None,
    make=lambda filters: (Selector(CHOSEN, filters, up_to=True) if noun_of(filters) in ("character", "support")
    else None),
)  # fmt: skip
#: The same, where only a card of a character was named.
say(
    Selector, pt="aquele personagem", en="that character", mention=REFERENCE, cost=2, of=CARD | CHARACTER,
    make=lambda: Selector(CHOSEN, (CHARACTER_CARD,)), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, pt="o personagem que causou aquele dano", en="the character that dealt that damage", mention=FIXED,
    of=CHARACTER, make=lambda: Selector(DAMAGER, (t.Kind(("character",)),)),
    unmake=lambda it: {} if isinstance(it, Selector) and it.how == DAMAGER else None,
)  # fmt: skip
say(
    Selector, pt="cada um dos alvos", en="each of the targets",
    also=("(todos os|os) alvos", "(cada um dos|todos os|os) (personagens|suportes) alvo"), mention=REFERENCE,
    make=lambda: Selector(CHOSEN, (t.Kind(("target",)),)), unmake=lambda it: {} if it.how == t.TARGET else None,
    of=BASE,
)  # fmt: skip
say(
    Selector, pt="os demais", en="the rest", how=t.REST, slot=SHOWN, of=CARD,
    also=("os (outros|restantes|demais cards|outros cards|cards restantes)", "o (outro|restante|resto|outro card)",
    "os outros (dois|três|quatro) [cards]"),
)  # fmt: skip


def among(group: Selector, count: Amount = ONE, up_to: bool = False) -> Selector:
    return Selector(CHOOSE, (OfThose(group),), count, up_to)


def as_among(it: Any, up_to: bool) -> Fields | None:
    fits = isinstance(it, Selector) and it.how == CHOOSE and it.up_to == up_to and len(it.filters) == 1
    if not fits or not isinstance(it.filters[0], OfThose) or it.count == ANY_COUNT:
        return None
    return {"group": it.filters[0].group, "count": it.count}


for up_to, pt, en in ((False, "", ""), (True, "até ", "up to ")):
    say(
        Selector, pt=pt + "{count:Many} de {group:Selector}", en=en + "{count:Many Of} of {group:Selector}",
        mention=NEW,
        make=lambda count, group, up_to=up_to: among(group, count, up_to) if group.how == CHOSEN else None,
        unmake=given(lambda it, up_to: as_among(it, up_to), up_to),
    )  # fmt: skip
say(
    Selector, pt="qualquer número de {group:Selector}", en="any number of {group:Selector}", mention=NEW,
    make=lambda group: among(group, ANY_COUNT, True) if group.how == CHOSEN else None,
    unmake=lambda it: ({"group": it.filters[0].group} if isinstance(it, Selector) and it.count == ANY_COUNT
    and len(it.filters) == 1 and isinstance(it.filters[0], OfThose) else None),
)  # fmt: skip


def without(selector: Selector, *gone: Filter) -> Selector:
    return replace(selector, filters=tuple(each for each in selector.filters if each not in gone))
