"""How a card's text is read and written: its lines, and what the rules make of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.categories import Kind, Listed, Sentences
from ludoteca.cardtext.speech.discourse import ANEW, ONWARD, mapped
from ludoteca.cardtext.speech.kept import readings_of
from ludoteca.cardtext.speech.language import Language, Texts, Wrong
from ludoteca.cardtext.speech.leaves import Numbers, Pattern, ProperNames
from ludoteca.core.effects import OPPONENT, Ability, Amount, Clause, Did, Effect, Filter, Number, Selector
from ludoteca.core.rulebook import Lang
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.text.terms import BurstText, CardAbility
from ludoteca.games.dice_masters.wording.deeds import AFFECTED, KNOCKED_OUT, ThisTurn
from ludoteca.games.dice_masters.wording.vocabulary import FILTERS, OTHER, PHRASES, SAYINGS, InField, call, say

#: Texts that hold by themselves; every other effect needs a moment at which it happens.
CONTINUOUS = (e.Bonus, e.CannotBlock, e.MustBlock, e.ReduceDamage, e.BlockSeveral)
#: Of these, what is said to last until the end of the turn where it does not hold by itself.
LASTING = (e.Bonus, e.CannotBlock, e.MustBlock)

# -- sentences --------------------------------------------------------------------

common.clauses(SAYINGS)
common.choices(SAYINGS)
say(
    common.Choose, pt="o oponente escolhe {what}", en="your opponent chooses {what}", alone="indicative",
    make=lambda what: common.Choose(replace(what, by=OPPONENT)), unmake=lambda it: None,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ChooseThen(Effect):
    """ "Escolha um personagem e vire-o …": a choice and what is done with it, in one sentence."""

    what: Selector
    effect: Effect


say(
    ChooseThen, pt="!escolher {what} e {effect}", en="!choose {what} and {effect}", also=("!escolher {what}: {effect}",)
)  # fmt: skip

# -- lines ------------------------------------------------------------------------

for opened, condition, opened_en, condition_en in (
    ("", "[enquanto {condition:Condition/future},] ", "", "[while {condition:Condition/indicative},] "),
    ("Global: Pague {cost:Cost}. ", "", "Global: Pay {cost:Cost}. ", ""),
):
    say(
        Ability, pt=f"{opened}{condition}[{{trigger:Trigger}},] {{clauses:Sentences}}",
        en=f"{opened_en}{condition_en}[{{trigger:Trigger}},] {{clauses:Sentences}}", sort="",
    )  # fmt: skip
say(CardAbility, pt="{ability} [↵ {bursts:Bursts}]", en="{ability} [↵ {bursts:Bursts}]")
for symbol in ("*", "**", "*/**"):
    call("Symbol", symbol, pt=symbol, en=symbol)
for mode, scope, pt, en, also in (
    (t.INSTEAD, ANEW, "Em vez disso,", "Instead,", ("(em vez disso|ao invés disso) (,|:)",)),
    (t.ALSO, ONWARD, "Também:", "Also,", ("(também|além disso) (,|:)",)),
):
    say(
        BurstText, pt=f"{{symbol:Symbol}}: {pt} {{clauses:Sentences}}",
        en=f"{{symbol:Symbol}}: {en} {{clauses:Sentences}}",
        also=tuple(f"{{symbol:Symbol}}: {each} {{clauses:Sentences}}" for each in also), mode=mode, scope=scope,
    )  # fmt: skip


def figure(amount: object) -> int | None:
    return amount.number if isinstance(amount, Number) else None


def stat(letter: str) -> Pattern:
    """So much attack or defence: +1A."""
    return Pattern(rf"([+-]\d+){letter}", f"+1{letter}", int, lambda number: f"{number:+}{letter}" if number else None)


LANGUAGE = Language(
    SAYINGS,
    PHRASES,
    {
        "Name": ProperNames("Hulk"),
        "Called": ProperNames("Hulk"),
        "Many": common.COUNT,
        "Several": Numbers(in_words=True),
        "Figure": Numbers(made=Number, figure=figure),
        "Attack": stat("A"),
        "Defence": stat("D"),
        "Kind": Kind("Noun", "Filter", (*FILTERS, InField), once=True),
        "Roles": Listed("Role", "ou", "or", commas=False, agreeing=True),
        "Doing": Listed("Done", "ou", "or", commas=False, agreeing=True),
        "Levels": Listed("Number", "ou", "or", commas=False),
        "Hits": Listed("Hit", "e", "and", commas=False),
        "Sentences": Sentences("Clause"),
        "Bursts": Listed("BurstText", "↵", "↵", commas=False),
    },
    readings=readings_of(__file__, t, e),
)

# -- what the rules add -----------------------------------------------------------


def of_action(found: CardAbility) -> CardAbility:
    return settled(found, t.ACTION)


def of_character(found: CardAbility) -> CardAbility:
    return settled(found, t.STATIC)


def settled(found: CardAbility, otherwise: str) -> CardAbility:
    """A text without a moment is an action's, or holds by itself."""
    ability = found.ability
    sort = sort_of(ability, otherwise)
    clauses = clauses_settled(ability.clauses, (), sort)
    bursts = [
        replace(burst, clauses=clauses_settled(burst.clauses, clauses if burst.mode == t.ALSO else (), sort))
        for burst in found.bursts
    ]
    return CardAbility(replace(ability, sort=sort, clauses=clauses), tuple(bursts))


def sort_of(ability: Ability, otherwise: str) -> str:
    if ability.trigger is not None:
        return t.TRIGGER if ability.trigger.events and ability.cost is None else t.REACTION
    return t.GLOBAL if ability.cost is not None else otherwise


def clauses_settled(clauses: Sequence[Clause], before: tuple[Clause, ...], sort: str) -> tuple[Clause, ...]:
    """Clauses that go on after others: their gates and counts speak of those, too."""
    untimed = [timed(each, sort) for clause in clauses for each in chosen_first(clause)]
    found = common.gates_found((*before, *common.choices_made(untimed)))[len(before) :]
    for clause in found:
        if sort == t.STATIC and not isinstance(clause.effect, CONTINUOUS):
            message = "when does this happen? Begin with “quando …” or “depois dos bloqueios”"
            raise Wrong(message, "cards-no-moment")
    every = (*before, *found)
    counted = [replace(each, each=counted_in(each.each, every[: len(before) + at])) for at, each in enumerate(found)]
    return tuple([mapped(clause, Selector, specified) for clause in counted])


def chosen_first(clause: Clause) -> tuple[Clause, ...]:
    if not isinstance(clause.effect, ChooseThen):
        return (clause,)
    return Clause(common.Choose(clause.effect.what)), replace(clause, effect=clause.effect.effect)


def timed(clause: Clause, sort: str) -> Clause:
    """A text that holds by itself ends with its die, not with the turn (cardtext.3)."""
    effect = clause.effect
    if sort == t.STATIC and isinstance(effect, ThisTurn):
        raise Wrong("this text holds by itself and does not end with the turn", "cards-endless")
    return replace(clause, effect=effect.effect) if isinstance(effect, ThisTurn) else clause


def counted_in(amount: Amount | None, before: Sequence[Clause]) -> Amount | None:
    """ "Para cada dado nocauteado desta forma": the last clause that did so."""
    if not isinstance(amount, Did):
        return amount
    kind = e.KnockOut if amount.clause == KNOCKED_OUT else Effect
    numbers = [number for number, clause in enumerate(before) if isinstance(clause.effect, kind)]
    if not numbers:
        raise Wrong("nothing before this is done that could be counted", "cards-nothing-counted")
    return Did(numbers[-1])


def specified(selector: Selector) -> Selector:
    """ "Outro" than what was bound last; an attacker is a character."""
    filters: list[Filter] = [each for each in selector.filters if not isinstance(each, InField)]
    if any(isinstance(each, t.Doing) for each in filters) and not any(isinstance(each, t.Sort) for each in filters):
        filters.append(t.CHARACTER)
    if OTHER in filters:
        if selector.slot == 0:
            raise Wrong("other than which? Nothing is chosen before this", "cards-other")
        filters[filters.index(OTHER)] = t.Other(selector.slot - 1)
    return replace(selector, filters=tuple(sorted(filters, key=lambda each: FILTERS.index(type(each)))))


# -- and as it is said ------------------------------------------------------------


def as_said(found: CardAbility) -> CardAbility:
    ability = found.ability
    clauses = clauses_said(ability.clauses, (), ability.sort)
    bursts = [
        replace(
            burst, clauses=clauses_said(burst.clauses, ability.clauses if burst.mode == t.ALSO else (), ability.sort)
        )
        for burst in found.bursts
    ]
    return CardAbility(replace(ability, sort="", clauses=clauses), tuple(bursts))


def clauses_said(clauses: Sequence[Clause], before: tuple[Clause, ...], sort: str) -> tuple[Clause, ...]:
    every = (*before, *clauses)
    gated = common.gates_said(every)[len(before) :]
    said = [replace(each, each=count_said(each.each, every[: len(before) + at])) for at, each in enumerate(gated)]
    if sort != t.STATIC:
        said = [
            replace(each, effect=ThisTurn(each.effect)) if isinstance(each.effect, LASTING) else each for each in said
        ]
    return tuple([mapped(clause, Selector, unspecified) for clause in said])


def count_said(amount: Amount | None, before: Sequence[Clause]) -> Amount | None:
    for kind in (KNOCKED_OUT, AFFECTED) if isinstance(amount, Did) else ():
        try:
            if counted_in(Did(kind), before) == amount:
                return Did(kind)
        except Wrong:
            continue
    return amount


def unspecified(selector: Selector) -> Selector:
    filters = [OTHER if each == t.Other(selector.slot - 1) else each for each in selector.filters]
    doing = [each for each in filters if isinstance(each, t.Doing)]
    if doing and "blocked" not in doing[0].roles:
        filters = [each for each in filters if each != t.CHARACTER]
    return replace(selector, filters=tuple(filters))


ACTIONS = Texts("CardAbility", 0, of_action, as_said, goes_on="*")
CHARACTERS = Texts("CardAbility", 0, of_character, as_said, goes_on="*")


def compile_text(text: str, sort: str, names: Mapping[str, str]) -> tuple[CardAbility, ...]:
    """The abilities of a card's text; ``sort`` is ACTION for the card of an action die.

    ``names`` are the characters' names and the ids of their dice.
    """
    return LANGUAGE.read(text, ACTIONS if sort == t.ACTION else CHARACTERS, names)


def say_text(abilities: Iterable[CardAbility], lang: Lang, names: Mapping[str, str]) -> str:
    """A text that means this, in one of the languages; names by the ids of their dice."""
    return "\n".join(LANGUAGE.write([each], texts_of(each), lang, names) for each in abilities)


def texts_of(found: CardAbility) -> Texts:
    return ACTIONS if found.ability.sort == t.ACTION else CHARACTERS
