"""A toy game of cards, characters and supports, whose sayings use every construct of the machinery."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.categories import Category, Kind, Listed, Part, Row, Sentences
from ludoteca.cardtext.speech.discourse import FIXED, LATEST
from ludoteca.cardtext.speech.language import Language, Texts
from ludoteca.cardtext.speech.leaves import OpenNames, Pattern
from ludoteca.cardtext.speech.lexicon import FUTURE, Lexicon
from ludoteca.cardtext.speech.sayings import Sayings
from ludoteca.core.effects import CHOSEN, THIS, Ability, Amount, Condition, Cost, Effect, Filter, Selector, Trigger

# -- records ----------------------------------------------------------------------

CARD, CHARACTER, SUPPORT = 1, 2, 4
BASE = CHARACTER | SUPPORT


@dataclass(frozen=True, slots=True)
class Is(Filter):
    kind: str


@dataclass(frozen=True, slots=True)
class Other(Filter):
    pass


@dataclass(frozen=True, slots=True)
class Ready(Filter):
    pass


@dataclass(frozen=True, slots=True)
class Controlled(Filter):
    by: str


@dataclass(frozen=True, slots=True)
class Of(Filter):
    whose: Selector


@dataclass(frozen=True, slots=True)
class Called(Filter):
    name: str


@dataclass(frozen=True, slots=True)
class Beside(Filter):
    whom: Selector


@dataclass(frozen=True, slots=True)
class Load(Effect):
    what: Selector
    onto: Selector


@dataclass(frozen=True, slots=True)
class Unload(Effect):
    what: Selector


@dataclass(frozen=True, slots=True)
class KnockOut(Effect):
    whom: Selector


@dataclass(frozen=True, slots=True)
class Shift(Effect):
    what: Selector
    ready: bool
    stages: int = 1


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    who: Selector
    points: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class ToHand(Effect):
    what: Selector


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    what: Selector
    boons: tuple[str, ...]
    until: str = ""


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """Between two numbers: one field, two words."""

    span: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Throw(Effect):
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pass(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Skip(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class IsSo(Condition):
    what: Selector
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Count(Amount):
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Coins(Cost):
    number: int


@dataclass(frozen=True, slots=True)
class KnocksOut(Trigger):
    who: Selector
    whom: Selector


# -- sayings ----------------------------------------------------------------------

LEXICON = Lexicon()
LEXICON.nouns_of("m", "card item personagem suporte ponto estágio")
LEXICON.nouns_of("f", "ação moeda")
LEXICON.adjectives_of("capacitado escolhido chamado")
LEXICON.verb("estar", indicative="está/estão", subjunctive="esteja", future="estiver")
LEXICON.verbs_of(
    "carregar descarregar capacitar incapacitar causar ganhar colocar nocautear controlar rolar passar escolher jogar"
)

SAYINGS = Sayings(LEXICON, common.PHRASES, common.NUMBERS, ("Predicate", "Predicates"))
PHRASES = common.SelectorPhrases((Is,))
say, call = SAYINGS.say, SAYINGS.call

for word, english, sort in (
    ("card", "card", CARD),
    ("personagem", "character", CHARACTER),
    ("suporte", "support", SUPPORT),
):
    say(
        Selector, pt=f"este~ @{word}/one", en=f"this @{english}/one",
        how=THIS, filters=(Is(word),), of=sort, mention=FIXED,
    )  # fmt: skip
    call("Noun", Is(word), pt=f"@{word}", en=f"@{english}", of=sort)
call("Noun", Is("item"), pt="@item", en="@item", of=CARD)
call("Noun", Is("ação"), pt="@ação", en="@action", of=CARD)
common.selectors(SAYINGS)
common.references(SAYINGS, PHRASES)
say(
    Selector, pt="o último", en="the last one", mention=LATEST,
    make=lambda: Selector(CHOSEN), unmake=lambda phrase: {},
)  # fmt: skip

say(Other, pt="outro~", en="other", before=("pt", "en"))
say(Ready, pt="capacitado~", en="ready", before=("en",), of=CHARACTER)
say(Controlled, pt="que {by:Decider} !controlar/indicative", en="that {by:Decider} !control/infinitive", of=BASE)
say(Beside, pt="ao lado de {whom}", en="beside {whom}", wants={"whom": CHARACTER}, of=CHARACTER)
say(Called, pt="chamado~ {name:Title}", en="called {name:Title}")
say(Ready, "Predicate", pt="!estar capacitado~", en="!be ready")
say(Controlled, "Predicate", pt="!ser de {by:Decider}", en="!belong to {by:Decider}")
say(IsSo, pt="{what} {filters:Predicates}", en="{what} {filters:Predicates}")
say(Of, pt="de {whose}", en="of {whose}", wants={"whose": BASE}, of=CARD)

say(
    Load, pt="!carregar {what} em {onto}", en="!load {what} onto {onto}", also=("!carregar em {onto} {what}",),
    wants={"what": CARD, "onto": BASE},
)  # fmt: skip
say(Unload, pt="!descarregar {what}", en="!unload {what}", wants={"what": CARD})
say(KnockOut, pt="!nocautear {whom}", en="!knock out {whom}", wants={"whom": CHARACTER}, gone={"whom": CARD})
for ready, verb, english in ((True, "capacitar", "ready"), (False, "incapacitar", "exhaust")):
    say(
        Shift, pt=f"!{verb} {{what}} [em {{stages}} @estágio]", en=f"!{english} {{what}} [by {{stages}} @stage]",
        wants={"what": CHARACTER}, ready=ready,
    )  # fmt: skip
say(
    Deal, pt="{who} !causar {points} @ponto de dano a {whom}", en="{who} !deal {points} damage @point to {whom}",
    wants={"who": BASE, "whom": BASE},
)  # fmt: skip
say(
    ToHand,
    pt="!colocar {what} em (sua mão|a sua mão)",
    en="!put {what} into your hand",
    wants={"what": CARD | CHARACTER},
)
say(Gain, pt="{what} !ganhar {boons:Boons} [{until:Until}]", en="{what} !gain {boons:Boons} [{until:Until}]")
call("Boon", "flight", pt="Voo", en="Flight")
call("Boon", "armor", pt="Armadura", en="Armor")
call("Boon", "cry", pt="VOO", en="FLIGHT")
call("Boon", "haste", pt="Ímpeto", en="Haste")
call("Until", "turn", pt="até o (final|fim) do turno", en="until the end of the turn", also=("neste turno",))
say(
    Roll, pt="!rolar de {low:Number} a {high:Number}", en="!roll from {low:Number} to {high:Number}",
    make=lambda low, high: Roll((low, high)) if low < high else None,
    unmake=lambda roll: {"low": roll.span[0], "high": roll.span[1]} if type(roll) is Roll else None,
)  # fmt: skip
say(Throw, pt="!jogar {dice:Dice}", en="!throw {dice:Dice}")
say(Pass, pt="!passar", en="!pass")
say(Skip, pt="pule o turno", en="skip the turn", also=("passe",))
say(Exists, pt="!haver um~ {filters:Kind/one} em cena", en="there is a {filters:Kind/one} in the scene")
say(
    KnocksOut, pt="quando {who} !nocautear {whom}", en="when {who} !knock out {whom}",
    wants={"who": CHARACTER, "whom": CHARACTER},
)  # fmt: skip
say(Count, pt="{filters:Kind/one}", en="{filters:Kind/one}")
say(Coins, pt="{number} @moeda", en="{number} @coin")

common.clauses(SAYINGS)
common.choices(SAYINGS)


def parts_of(ability: Any) -> dict[str, Any]:
    return {"trigger": ability.trigger, "clauses": ability.clauses}


LINE = Row(
    (Part("trigger", "Trigger", after=",", mood=FUTURE), Part("clauses", "Sentences")),
    lambda clauses=(), trigger=None: Ability("text", clauses, trigger) if clauses else None,
    parts_of,
)
OWN: dict[str, Category] = {
    "Ability": LINE,
    "Title": OpenNames("Nome", ("de", "o", "a", "of", "the")),
    "Dice": Pattern(r"(\d+)[dD](\d+)", "1D6", lambda *dice: tuple(map(int, dice)), lambda dice: f"{dice[0]}D{dice[1]}"),
    "Predicates": Listed("Predicate", "e", "and", agreeing=True),
    "Many": common.COUNT,
    "Kind": Kind("Noun", "Filter", (Is, Other, Ready, Controlled, Called, Beside, Of), once=True),
    "Boons": Listed("Boon", "e", "and"),
    "Sentences": Sentences("Clause"),
}
LANGUAGE = Language(SAYINGS, PHRASES, OWN, sorts={CARD: "card", CHARACTER: "personagem", SUPPORT: "suporte"})
#: The same sayings, read in English.
ENGLISH = Language(SAYINGS, PHRASES, OWN, reads="en")


def with_gates(ability: Ability) -> Ability:
    return replace(ability, clauses=common.gates_found(common.choices_made(ability.clauses)))


def without_gates(ability: Ability) -> Ability:
    return replace(ability, clauses=common.gates_said(ability.clauses))


TEXTS = Texts("Ability", settle=with_gates, said=without_gates)


def read(text: str) -> Ability:
    """The one ability of a text."""
    (ability,) = LANGUAGE.read(text, TEXTS, {})
    assert isinstance(ability, Ability)
    return ability


def effects(text: str) -> list[Effect]:
    return [clause.effect for clause in read(text).clauses]


def written(text: str) -> tuple[str, str]:
    """A text in canonical Portuguese and in English."""
    meaning = [read(text)]
    return LANGUAGE.write(meaning, TEXTS, "pt", {}), LANGUAGE.write(meaning, TEXTS, "en", {})
