"""Which pieces a text speaks of: nouns, noun phrases, and what is spoken of again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.categories import Kind
from ludoteca.cardtext.speech.chart import Chart, Result
from ludoteca.cardtext.speech.discourse import FIXED, NEW, REFERENCE, UNKEPT
from ludoteca.cardtext.speech.lexicon import FEMININE, MASCULINE, PLURAL, SINGULAR
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.cardtext.speech.templates import INSIDE, OBJECT, PLACE, SUBJECT
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer, Written
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, ONE, OPPONENT, THIS, YOU, Amount, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    ORDER,
    PLAYER,
    SCENE,
    SUPPORT,
    THIS_CARD,
    WORD,
    Filters,
    call,
    given,
    ordered,
    say,
)

#: Who deals the damage that the moment speaks of. No record has it: it is bound by the moment.
DAMAGER = "damager"
#: Who entered the scene, who does something to himself, and which of several: each is known when the line is settled.
ENTERING, ITSELF, NTH, BOTH = "entering", "itself", "nth", "both"
#: The slot of what the text before has shown, until it is known.
SHOWN = -1
#: "Cada outro jogador", until it is known other than whom. No record has it.
OTHER_PLAYERS = "each other player"
#: "Qualquer número de".
ANY_COUNT = Number(99)
ANOTHER = t.Another()
A_CARD, CHARACTER_CARD = t.Kind(("card",), True), t.Kind(("character",), True)


@dataclass(frozen=True, slots=True)
class OfThose(Filter):
    """ "Um deles". No record has it: it is one among those in a slot."""

    group: Selector


@dataclass(frozen=True, slots=True)
class EachOf(Filter):
    """ "Cada um de". No record has it: "um card de cada personagem" is as many cards as there are characters."""


@dataclass(frozen=True, slots=True)
class Apart(Filter):
    """ "Dois personagens diferentes". No record has it: nobody is chosen twice anyhow."""


@dataclass(frozen=True, slots=True)
class ChosenBy(Filter):
    """ "À escolha daquele jogador". No record has it: the selector says who chooses."""

    who: str


def noun_of(filters: Filters) -> str:
    """The word that a later "aquele …" will use: "character", "card", "character|support"."""
    for each in filters:
        if isinstance(each, OfThose):
            return noun_of(each.group.filters)
        if isinstance(each, t.Kind):
            return "card" if each.card else "|".join(each.kinds)
    return "target"


def plain_kind(noun: str) -> t.Kind:
    return t.Kind(tuple(noun.split("|")), noun == "card")


def is_the_target(selector: Selector) -> bool:
    """ "O alvo": the one target of the action, however often it is spoken of."""
    one = selector.count == ONE and not selector.up_to
    return selector.how == t.TARGET and one and ANOTHER not in selector.filters


class ScenePhrases(common.SelectorPhrases):
    """Noun phrases: what is inside another is bound before it, and "o alvo" is always the same."""

    inner_first = True

    def again(self, phrase: Selector) -> Selector:
        noun = noun_of(phrase.filters)
        if noun in ("player", "opponent"):
            return Selector(CHOSEN, (plain_kind("player"),), slot=phrase.slot)
        if is_the_target(phrase):
            return phrase
        return Selector(CHOSEN, (plain_kind(noun),), slot=phrase.slot)

    def describes(self, reference: Selector, phrase: Selector) -> bool:
        if not reference.filters:
            return True
        wanted, said = noun_of(reference.filters), noun_of(phrase.filters)
        if phrase.how == THIS:
            return False
        if wanted == "target":
            return phrase.how == t.TARGET
        if any(isinstance(each, OfThose) and not each.group.filters for each in phrase.filters):
            return True
        kinds = {"character", "support"}
        if not {each for each in reference.filters if not isinstance(each, t.Kind)} <= set(phrase.filters):
            return False
        if CHARACTER_CARD in reference.filters and CHARACTER_CARD not in phrase.filters:
            return False
        wide = (reference.up_to and wanted in said.split("|")) or (wanted, said) == ("player", "opponent")
        return wanted == said or wide or (said == "target" and set(wanted.split("|")) <= kinds)

    def repeats(self, phrase: Selector, said: Selector) -> bool:
        """ "O personagem alvo" and "o suporte alvo" are two targets; "o alvo" is the one that was named before."""
        if not is_the_target(phrase) or not is_the_target(said):
            return False
        nouns = {noun_of(phrase.filters), noun_of(said.filters)}
        return len(nouns) == 1 or "target" in nouns

    def same(self, meaning: Selector) -> Any:
        return (t.TARGET, meaning.slot) if is_the_target(meaning) else meaning

    def spoken_as(self, phrase: Selector, agreement: int) -> int:
        """ "Cada personagem" is spoken of as one or as several; "cada card" as several, if it is no single one, and so
        are "cada um de dois alvos"."""
        if phrase.how == t.TARGET and (phrase.count != ONE or phrase.up_to):
            return agreement & PLURAL or agreement
        if any(isinstance(each, OfThose) for each in phrase.filters):
            return agreement & (SINGULAR if phrase.count == ONE else PLURAL)
        if phrase.how == CHOOSE and phrase.count == ONE and not phrase.up_to and not agreement & SINGULAR:
            # "Um dos personagens" is one.
            return (MASCULINE if agreement & MASCULINE else FEMININE) & SINGULAR
        if phrase.how != EACH or phrase.count != ONE or any(lies_at_an_end(each) for each in phrase.filters):
            return agreement
        noun = noun_of(phrase.filters)
        gender = MASCULINE if agreement & MASCULINE else FEMININE
        return (
            gender
            if noun == "action" and agreement & PLURAL
            else agreement
            if noun == "action"
            else gender & PLURAL
            if noun == "card"
            else gender
        )

    def noun_of(self, phrase: Selector) -> dict[str, Any]:
        return {"filters": (plain_kind(noun_of(phrase.filters)),)}


PHRASES = ScenePhrases(())


class Pieces(Kind):
    """A noun with its qualities. A noun may say several of them ("vilão"), or none ("alvo"). What is counted lies in a
    zone, what something is done to comes from there."""

    def __init__(self, noun: str, lying: bool = False) -> None:
        super().__init__(noun, "Filter", ORDER)
        self.lying = lying
        if lying:
            self.written_by = ("Lying", *self.written_by)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        yield from chart.read("Kind", at) if self.lying else super().read(chart, at)

    def ordered(self, qualities: tuple[Any, ...]) -> tuple[Any, ...]:
        flat = [each for part in qualities for each in (part if isinstance(part, tuple) else (part,))]
        return tuple(sorted(flat, key=lambda quality: ORDER.index(type(quality)) if type(quality) in ORDER else -1))

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        for noun in self.nouns(value):
            try:
                written = writer.write(self.noun, noun, demand)
                rest = [each for each in value if each not in noun]
                return self.written(writer, written, rest if writer.lang == "pt" else in_english(rest), demand)
            except Unsayable:
                continue
        raise Unsayable(value)

    def nouns(self, value: Filters) -> Iterator[Filters]:
        """What the noun may say: a kind with an alignment, a kind, nothing."""
        kinds = tuple(each for each in value if isinstance(each, t.Kind) and not each.negated)[:1]
        sides = tuple(each for each in value if isinstance(each, t.Aligned) and not each.negated)[:1]
        if kinds and sides:
            yield (*kinds, *sides)
        if kinds:
            yield kinds
        else:
            yield ()

    def begins_with(self) -> Iterator[str]:
        yield from ["Kind"] if self.lying else super().begins_with()


#: Qualities that English tells first, and last: "a character you control with {VO}", "actions used by him that …".
TOLD_FIRST, TOLD_LAST = t.Controlled(YOU), (t.Targeting, t.EnteredThisTurn, t.Acted, t.Hurt, t.Not)
#: "You have controlled since the beginning of the turn": two qualities in one.
HELD_SINCE = (TOLD_FIRST, t.SinceStart())


def in_english(qualities: list[Any]) -> list[Any]:
    """In the order in which English tells them."""
    if {*HELD_SINCE} <= {*qualities}:
        qualities = [HELD_SINCE, *(each for each in qualities if each not in HELD_SINCE)]
    return sorted(qualities, key=lambda each: (each not in (TOLD_FIRST, HELD_SINCE), isinstance(each, TOLD_LAST)))


# -- nouns ------------------------------------------------------------------------

PLAIN_NOUNS = (
    (("character",), "personagem", "character", CHARACTER),
    (("support",), "suporte", "support", SUPPORT),
    (("scene",), "cenário", "scenario", SCENE),
    (("action",), "ação", "action", ACTION),
    (("player",), "jogador", "player", PLAYER),
    (("opponent",), "oponente", "opponent", PLAYER),
    (("power",), "poder", "power", WORD),
    (("affiliation",), "afiliação", "affiliation", WORD),
    (("source",), "fonte", "source", ACTION),
)
SIDES = (("Herói", "herói", "hero"), ("Vilão", "vilão", "villain"))
CARDS = (
    ("character", "personagem", "personagens", "character"),
    ("ability", "habilidade", "habilidades", "ability"),
    ("support", "suporte", "suportes", "support"),
    ("scene", "cenário", "cenários", "scenario"),
    ("ev", "personagem-EV", "personagem - EV", "EV character"),
)
for kinds, pt, en, sort in PLAIN_NOUNS:
    call("Noun", (t.Kind(kinds),), pt=f"@{pt}", en=f"@{en}", of=sort)
call("Noun", (t.Kind(("alter ego",)),), pt="alter ego", en="alter ego", of=WORD)
call("Noun", (t.Kind(("card type",)),), pt="tipo de card", en="card type", of=WORD)
call("Noun", (t.Kind(("name",)),), pt="@nome", en="@name", of=WORD)
for number in ("one", "several"):
    call(
        "Noun", (t.Kind(("character", "support")),), pt=f"@personagem/{number} ou @suporte/{number}",
        en=f"@character/{number} or @support/{number}", of=BASE,
        also=(f"@personagem/{number} (e|e / ou) @suporte/{number}",),
    )  # fmt: skip
call("Noun", (t.Kind(("card",), True),), pt="@card", en="@card", of=CARD)
for kind, one, many, en in CARDS:
    cards = (t.Kind((kind,), True),)
    call("Noun", cards, pt=f"@card de {one}", en=f"{en} @card", also=(f"@card de {many}",), of=CARD)
    for other, second, _, en_second in CARDS:
        if other != kind:
            call(
                "Noun", (t.Kind((kind, other), True),), pt=f"@card de {one} ou {second}",
                en=f"{en} or {en_second} @card", also=(f"@card de {one} (ou|e) de {second}",), of=CARD,
            )  # fmt: skip
call("Noun", (t.Kind(("ability",), True),), pt="@habilidade", en="ability @card", of=CARD)
for side, pt, en in SIDES:
    sided = t.Aligned(side)
    call(
        "Noun", (t.Kind(("character",)), sided), pt=f"@{pt}", en=f"@{en}",
        also=(f"@personagem/one {pt}", f"@personagem/several {pt[:-2]}ões" if pt == "vilão"
        else f"@personagem/several {pt}s"),
        of=CHARACTER,
    )  # fmt: skip
    call(
        "Noun", (t.Kind(("character",), True), sided), pt=f"@card de personagem {pt}", en=f"{en} character @card",
        of=CARD,
    )  # fmt: skip
call(
    "Noun", (t.Kind(("character",)), t.Aligned("Herói ou Vilão")), pt="@herói ou vilão", en="@hero or villain",
    also=("@herói ou vilões", "@personagem/one herói ou vilão", "@personagem/several heróis ou vilões"), of=CHARACTER,
)  # fmt: skip
call("Noun", (t.Kind(("action",)), t.Dealing()), pt="@ação de dano", en="damage @action", of=ACTION)

call("TargetNoun", (), pt="@alvo", en="@target", also=("@alvo desta ação",), of=BASE)
for kinds, pt, en, sort in PLAIN_NOUNS[:2]:
    call("TargetNoun", (t.Kind(kinds),), pt=f"@{pt} alvo", en=f"target @{en}", of=sort)
for side, pt, en in SIDES:
    call(
        "TargetNoun", (t.Kind(("character",)), t.Aligned(side)), pt=f"@{pt} alvo", en=f"target @{en}", of=CHARACTER,
        also=(f"@personagem {pt} alvo",),
    )  # fmt: skip

# -- what is always there ---------------------------------------------------------

for category in ("This", "Selector"):
    for kinds, pt, en, sort in PLAIN_NOUNS[:3]:
        say(
            Selector, category, pt=f"este @{pt}/one", en=f"this @{en}/one", how=THIS, filters=(t.Kind(kinds),),
            mention=FIXED, of=sort,
        )  # fmt: skip
    say(
        Selector, category, pt="este @card/one", en="this @card/one", also=("esta @habilidade/one",), how=THIS,
        mention=FIXED, of=CARD | THIS_CARD,
    )  # fmt: skip
for category in ("Selector", "This Action"):
    say(
        Selector, category, pt="esta @ação/one", en="this @action/one", how=THIS, filters=(t.Kind(("action",)),),
        mention=FIXED, of=ACTION, cost=1, also=("esta",) if category == "This Action" else (),
    )  # fmt: skip
say(
    Selector, pt="{name:Own}", en="{name:Own}", make=lambda name: t.THIS_CARD, unmake=lambda it: None, mention=FIXED,
    of=CARD | THIS_CARD,
)  # fmt: skip
say(
    Selector, pt="o personagem que (usou|tiver usado|usar|tenha usado) a ação {name:Own}",
    en="the character that used {name:Own}", make=lambda name: t.THIS_CHARACTER, unmake=lambda it: None,
    mention=FIXED, of=CHARACTER,
)  # fmt: skip
say(
    Selector, pt="o personagem que usou esta ação", en="the character that used this action",
    make=lambda: t.THIS_CHARACTER, unmake=lambda it: None, mention=FIXED, of=CHARACTER,
)  # fmt: skip
for kind, article, pt, ending, en, sort in (
    ("character|support", "o", "personagem ou suporte", "o", "character or support", BASE),
    ("character", "o", "personagem", "o", "character", CHARACTER),
    ("support", "o", "suporte", "o", "support", SUPPORT),
    ("card", "o", "card", "o", "card", CARD),
    ("power", "o", "poder", "o", "power", WORD),
    ("affiliation", "a", "afiliação", "a", "affiliation", WORD),
    ("alter ego", "o", "alter ego", "o", "alter ego", WORD),
    ("card type", "o", "tipo", "o", "type", WORD),
    ("name", "o", "nome", "o", "name", WORD),
):
    for category in ("Selector", "That") if sort == WORD else ("Selector",):
        say(
            Selector, category, pt=f"{article} {pt} escolhid{ending}", en=f"the chosen {en}",
            also=(f"{article} {pt} nomead{ending}",), how=CHOSEN, filters=(plain_kind(kind),), slot=t.REMEMBERED,
            mention=FIXED, of=sort,
        )  # fmt: skip

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
#: "O personagem com {VO} alvo": the word stands behind its qualities, and others behind it.
say(
    Selector, pt="o~ {filters:Kind/one} alvo [{more:Filter}]", en="the target {filters:Kind/one} [{more:Filter}]",
    make=lambda filters, more=None: target((*filters, *(() if more is None else (more,)))), mention=NEW, cost=2,
    unmake=lambda it: None, wants={"filters": BASE},
)  # fmt: skip
say(
    Selector, pt="outro~ {filters:TargetKind/one}", en="another {filters:TargetKind/one}",
    also=("outro~ {filters:TargetKind/one} diferente",), mention=NEW,
    make=lambda filters: target((*filters, ANOTHER)),
    unmake=lambda it: ({"filters": tuple(each for each in it.filters if each != ANOTHER)} if isinstance(it, Selector)
    and it.how == t.TARGET and it.count == ONE and ANOTHER in it.filters else None),
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


def lies_at_an_end(filter_: Filter) -> bool:
    return isinstance(filter_, t.In) and filter_.zone in ("top", "bottom")


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
    make=lambda filters: Selector(EACH, filters) if is_definite(filters) else None,
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
    rest = tuple(each for each in filters if each != noun)
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
            also=(f"{{_:This {kind}}} {joint} [todos] os {said} {{filters:Kind}}",) if how == EACH
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
    also=("esse~ {filters:Noun}", "aquele~ mesmo {filters:Noun}"), mention=REFERENCE,
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
    Selector, pt="aquele personagem", en="that character", mention=REFERENCE, cost=2, of=CARD,
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


# -- who does something -----------------------------------------------------------


def doer(who: str) -> Selector | None:
    """A player who is named takes a slot, though what he does keeps only who he is."""
    kinds = {t.TARGET_PLAYER: "player", t.TARGET_OPPONENT: "opponent", t.EACH_PLAYER: "player", OPPONENT: "opponent"}
    if who == OTHER_PLAYERS:
        return Selector(EACH, (t.Kind(("player",)), ANOTHER), slot=UNKEPT)
    if who not in kinds:
        return None
    return Selector(EACH if who in (t.EACH_PLAYER, OPPONENT) else t.TARGET, (t.Kind((kinds[who],)),), slot=UNKEPT)


DOERS = (
    (t.EACH_PLAYER, "cada @jogador/one", "each @player/one", ("cada um dos @jogador/several",)),
    (
        OPPONENT,
        "cada @oponente/one",
        "each @opponent/one",
        ("o @oponente/one", "seu @oponente/one", "cada um de seus @oponente/several", "cada um dos @oponente/several"),
    ),
    # Other than whoever does something, or than you: settling knows.
    (OTHER_PLAYERS, "cada outro @jogador/one", "each other @player/one", ()),
    (t.TARGET_PLAYER, "o @jogador/one alvo", "the target @player/one", ()),
    (t.TARGET_OPPONENT, "o @oponente/one alvo", "the target @opponent/one", ()),
)
for who, pt, en, also in DOERS:
    say(
        Selector, "Named Doer", pt=pt, en=en, also=also, mention=NEW, of=PLAYER, make=lambda who=who: doer(who),
        unmake=given(lambda it, who: {} if isinstance(it, Selector) and replace(it, slot=UNKEPT) == doer(who)
        else None, who),
    )  # fmt: skip
    say(
        str, "Doer", pt="{it:Named Doer}", en="{it:Named Doer}",
        make=lambda it, who=who: who if replace(it, slot=UNKEPT) == doer(who) else None,
        unmake=given(lambda it, who: {"it": doer(who)} if it == who else None, who),
    )  # fmt: skip
for who, pt, en in (
    (t.EACH_PLAYER, "[todos] os @jogador/several", "all @player/several"),
    (OPPONENT, "[todos] os [seus] @oponente/several", "all @opponent/several"),
    (OPPONENT, "seus @oponente/several", "your @opponent/several"),
):
    say(
        Selector, "Named Doers", pt=pt, en=en, mention=NEW, of=PLAYER, make=lambda who=who: doer(who),
        unmake=lambda it: None,
    )  # fmt: skip
say(
    str, "Doers", pt="{it:Named Doers}", en="{it:Named Doers}", unmake=lambda it: None,
    make=lambda it: t.EACH_PLAYER if noun_of(it.filters) == "player" else OPPONENT,
)  # fmt: skip
call(
    "Doer", t.THAT_PLAYER, pt="aquele @jogador/one", en="that @player/one",
    also=("aquele @oponente/one", "ele", "o jogador escolhido", "o oponente escolhido"),
)  # fmt: skip
call("Doer", t.RIVAL, pt="um @oponente/one daquele jogador", en="an @opponent/one of that player")
