"""Nouns, and what a phrase of pieces is made of: who is spoken of again, and what is always there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.categories import Kind
from ludoteca.cardtext.speech.chart import Chart, Result
from ludoteca.cardtext.speech.discourse import FIXED
from ludoteca.cardtext.speech.lexicon import FEMININE, MASCULINE, PLURAL, SINGULAR
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer, Written
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, ONE, THIS, YOU, Filter, Number, Selector
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
class AsCard(Filter):
    """ "Um personagem de sua mão" is a card there. No record has it: what lies in the scene is no mere card."""


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


def lies_at_an_end(filter_: Filter) -> bool:
    return isinstance(filter_, t.In) and filter_.zone in ("top", "bottom")


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
        if phrase.how == CHOOSE and isinstance(phrase.count, Number) and phrase.count != ONE:
            # "Um card A e um card B" are two.
            return agreement & PLURAL or (MASCULINE if agreement & MASCULINE else FEMININE) & PLURAL
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
#: "Um personagem de sua mão", where only a card can be meant.
for kind, pt, en in (("character", "personagem", "character"), ("support", "suporte", "support"),
                     ("scene", "cenário", "scenario")):  # fmt: skip
    say(
        tuple, "Noun", pt=f"@{pt}", en=f"@{en}", of=CARD, cost=3, unmake=lambda it: None,
        make=lambda kind=kind: (AsCard(), t.Kind((kind,), True)),
    )  # fmt: skip
for side, pt, en in SIDES:
    say(
        tuple, "Noun", pt=f"@{pt}", en=f"@{en}", of=CARD, cost=3, unmake=lambda it: None,
        make=lambda side=side: (AsCard(), t.Kind(("character",), True), t.Aligned(side)),
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
#: Whatever is a target is one or the other.
say(
    tuple, "TargetNoun", pt="@personagem/one ou suporte alvo", en="@target", make=lambda: (), unmake=lambda it: None,
    also=("@personagem/several ou suportes alvo", "@suporte/one ou personagem alvo"), of=BASE,
)  # fmt: skip
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
    Selector, pt="{name:Own}", en="{name:Own}", make=lambda name: Selector(THIS, (t.Kind(("action",)),)),
    unmake=lambda it: None, mention=FIXED, of=ACTION, cost=1,
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
SEVERAL = {"personagem": "personagens", "suporte": "suportes", "card": "cards"}
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
            also=(f"{article} {pt} nomead{ending}", f"cada {pt} (escolhid{ending}|nomead{ending})",
            *([f"os {SEVERAL[pt]} escolhidos", f"cada um dos {SEVERAL[pt]} escolhidos"] if pt in SEVERAL else [])),
            how=CHOSEN, filters=(plain_kind(kind),), slot=t.REMEMBERED,
            mention=FIXED, of=sort,
        )  # fmt: skip
