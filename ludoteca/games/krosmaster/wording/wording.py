"""How a text of this game is read and written: its lines, and what its rules make of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.categories import Kind, Listed, Sentences
from ludoteca.cardtext.speech.kept import readings_of
from ludoteca.cardtext.speech.language import Language, Texts, Wrong
from ludoteca.cardtext.speech.leaves import ProperNames, Signed
from ludoteca.core.documents import Described
from ludoteca.core.effects import Ability, Clause
from ludoteca.core.rulebook import Lang
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.wording import deeds, moments
from ludoteca.games.krosmaster.wording.vocabulary import FILTERS, PHRASES, SAYINGS, say

#: The modules whose sayings are part of the language.
CHAPTERS = (deeds, moments)

common.clauses(SAYINGS)
common.choices(SAYINGS)
say(
    Ability,
    pt="[{condition:Keyword}] [{trigger:Trigger/future},] {clauses:Sentences}",
    en="[{condition:Keyword}] [{trigger:Trigger/indicative},] {clauses:Sentences}",
    sort="",
)
say(
    Ability,
    pt="[{trigger:Trigger/future},] enquanto {condition:Condition/future}, {clauses:Sentences}",
    en="[{trigger:Trigger/indicative},] while {condition:Condition/indicative}, {clauses:Sentences}",
    sort="",
)

LANGUAGE = Language(
    SAYINGS,
    PHRASES,
    {
        "Many": common.COUNT,
        "Plus": Signed(plus_only=True),
        "Name": ProperNames("Tofu"),
        "Kind": Kind("Noun", "Filter", FILTERS),
        "Types": Listed("Name", "ou", "or"),
        "Gains": Listed("Gain", "ou", "or", least=2),
        "Sentences": Sentences("Clause"),
    },
    readings=readings_of(__file__, t, e),
)


# -- what the rules add -----------------------------------------------------------


def of_spell(ability: Ability) -> Ability:
    """A Spell's text happens when it is cast."""
    if ability.trigger is not None:
        raise Wrong("a Spell's text happens when it is cast", "wording-spell-moment")
    return settled(ability, t.SPELL)


def of_power(ability: Ability) -> Ability:
    """A Power goes off at a moment, or holds by its presence (4.18.4.a)."""
    return settled(ability, t.STATIC if ability.trigger is None else t.TRIGGERED)


def settled(ability: Ability, sort: str) -> Ability:
    clauses = common.gates_found(common.choices_made(ability.clauses))
    for clause in clauses:
        check_clause(sort, clause)
    return replace(ability, sort=sort, clauses=clauses)


def check_clause(sort: str, clause: Clause) -> None:
    effect = clause.effect
    static = isinstance(effect, e.STATIC_EFFECTS)
    if sort == t.STATIC and not static:
        raise Wrong("when does this happen? Begin with a moment", "cards-no-moment")
    if sort != t.STATIC and static and not getattr(effect, "until", ""):
        raise Wrong("until when does this hold?", "wording-no-end")
    if isinstance(clause.condition, t.TargetIs | t.TargetHasMarkers) and not isinstance(effect, e.Bonus):
        raise Wrong("what the target is may only change Damage or healing", "wording-target-is")


def as_said(ability: Ability) -> Ability:
    """An ability without what the rules added."""
    return replace(ability, sort="", clauses=common.gates_said(ability.clauses))


SPELLS = Texts("Ability", t.SPELL_SLOTS, of_spell, as_said)
POWERS = Texts("Ability", 0, of_power, as_said)


def compile_text(text: str, sort: str, names: Described) -> tuple[Ability, ...]:
    """The abilities that a text says; an error with the place if it is not understood."""
    return LANGUAGE.read(text, SPELLS if sort == t.SPELL else POWERS, names)


def say_text(abilities: Iterable[Ability], lang: Lang, names: Mapping[str, str]) -> str:
    """A text that means this, in one of the languages; names by what they mean."""
    return "\n".join(
        LANGUAGE.write([ability], SPELLS if ability.sort == t.SPELL else POWERS, lang, names) for ability in abilities
    )
