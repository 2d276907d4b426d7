"""How a card's text is read and written: its passages, and what the rules make of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.categories import Kind, Listed, OneOf, Part, Row, Sentences
from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.kept import readings_of
from ludoteca.cardtext.speech.language import Language, Texts, Wrong
from ludoteca.cardtext.speech.leaves import Numbers, OpenNames, Pattern, ProperNames, Signed
from ludoteca.cardtext.speech.lexicon import PLURAL
from ludoteca.cardtext.speech.sayings import BEFORE, Fields
from ludoteca.core.effects import CHOOSE, EACH, Ability, Clause, Condition, Number, Selector
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording import amounts, deeds
from ludoteca.games.apotheosis.wording.vocabulary import FILTERS, PHRASES, SAYINGS, Filters, call, say

#: The modules whose sayings are part of the language.
CHAPTERS = (amounts, deeds)

#: What a passive text may say: what holds by itself (cards.passive.1).
HOLDING = (e.Modify, e.Knowledgeable, e.Cannot, e.Can, e.RaiseAccess)

# -- sentences --------------------------------------------------------------------

#: "Se passar", before it is known which clause is meant: the last one, which is a check.
THE_CHECK = -3

around = SAYINGS.around
for done, pt, en, passed, on in (
    (True, "se o fizer", "if you do", "se passar", "on success"),
    (False, "se não o fizer", "if you do not", "se falhar", "on failure"),
):
    around(Clause, pt=pt, en=en, gate=common.THE_LAST, gate_done=done)
    around(Clause, pt=passed, en=on, gate=THE_CHECK, gate_done=done)
around(Clause, pt="se {condition:Condition}", en="if {condition:Condition}")
around(Clause, pt="se você quiser", en="if you wish", optional=True)
around(Clause, pt="para cada {each:Each}", en="for each {each:Each}", after=True)
say(t.CountOf, "Each", pt="{filters:Kind/one}", en="{filters:Kind/one}")
say(Clause, pt="{effect/main}", en="{effect/main}")
say(Clause, pt="{cost:Payment}: {effect/main}", en="{cost:Payment}: {effect/main}")

# -- passages ---------------------------------------------------------------------

for keyword, pt, en in (
    (t.ACTIVE, "Ativa", "Active"),
    (t.REACTIVE, "Reativa", "Reactive"),
    (t.AUTO, "Auto", "Auto"),
    (t.PERMANENT, "Permanente", "Permanent"),
):
    call("Keyword", (keyword, 0), pt=pt, en=en)
say(
    tuple, "Keyword", pt="Temporária por {rounds:Number} @rodada", en="Temporary for {rounds:Number} @round",
    make=lambda rounds: (t.TEMPORARY, rounds) if rounds else None,
    unmake=lambda it: {"rounds": it[1]} if it[1] else None,
)  # fmt: skip
ATTACHED = "attached"
for word, pt, en in (
    (t.ONCE_TURN, "uma vez por turno", "once per turn"),
    (t.ONCE_ROUND, "uma vez por rodada", "once per round"),
    (t.ONCE_BATTLE, "uma vez por batalha", "once per battle"),
    (t.ALL_IN, "sacrifica o turno", "sacrifices the turn"),
    (t.NO_RESPONSE, "sem resposta", "no response"),
    (t.NO_NEGATION, "sem negação", "no negation"),
    (t.FROM_HAND, "da mão", "from hand"),
    (t.FROM_DISCARD, "da pilha de descarte", "from the pile"),
    (t.BY_TEAM, "por qualquer um do time", "by anyone on the team"),
    (ATTACHED, "anexada", "attached"),
):
    call("HeadWord", word, pt=pt, en=en)
say(
    tuple, "Head", pt="{keyword:Keyword}[, {words:HeadWords}]", en="{keyword:Keyword}[, {words:HeadWords}]",
    make=lambda keyword, words=(): (keyword, words),
    unmake=lambda it: {"keyword": it[0], "words": it[1] or None},
)  # fmt: skip
for task, pt, en in (
    (t.TASK_DISCARD, "descarte esta carta", "discard this card"),
    (t.TASK_BURY, "enterre esta carta", "bury this card"),
    (t.TASK_BANISH, "bana esta carta", "banish this card"),
    (t.TASK_SCENARIO, "ponha esta carta no cenário", "put this card in the scenario"),
):
    call("Task", task, pt=f"depois, {pt}", en=f"then {en}")


def target(it: tuple[Filters, int], up_to: bool) -> t.Target:
    return t.Target(*it, up_to)


def as_target(found: t.Target, up_to: bool) -> Fields | None:
    return {"it": (found.filters, found.count)} if found.up_to == up_to else None


say(
    t.Target, pt="{it:Counted}", en="{it:Counted}", make=lambda it: target(it, False),
    unmake=lambda found: as_target(found, False),
)  # fmt: skip
say(
    t.Target, pt="até {count:Number} {filters:Kind}", en="up to {count:Number} {filters:Kind}",
    also=("no máximo {count:Number} {filters:Kind}",), up_to=True,
)  # fmt: skip


def passage(
    head: tuple[tuple[str, int], tuple[str, ...]] = ((t.ACTIVE, 0), ()),
    requirement: Condition | None = None,
    condition: Condition | None = None,
    clauses: tuple[Clause, ...] = (),
    **parts: Any,
) -> t.Passage | None:
    """A passage of the parts that are there."""
    (keyword, rounds), words = head
    if (requirement and condition) or any(
        isinstance(clause.effect, e.Lay) and not lays(clause, clause is clauses[-1]) for clause in clauses
    ):
        return None
    return t.Passage(
        keyword,
        Ability(keyword, clauses),
        condition=requirement or condition,
        limits=tuple(word for word in words if word in t.LIMITS),
        scopes=tuple(word for word in words if word in t.SCOPES),
        attached=ATTACHED in words,
        rounds=rounds,
        **parts,
    )


def lays(clause: Clause, last: bool) -> bool:
    """A text laid on tiles goes on to the end of its passage: what is said around a sentence there is said in it."""
    return last and not clause.optional and clause.cost is None and clause.each is None


def parts_of(found: t.Passage) -> Fields:
    words = (*found.limits, *found.scopes, *([ATTACHED] if found.attached else []))
    plain = found.keyword == t.ACTIVE and not words
    lasting = found.keyword in (t.PERMANENT, t.TEMPORARY)
    return {
        "head": None if plain else ((found.keyword, found.rounds), words),
        "costs": found.costs or None,
        "target": found.target,
        "requirement": None if lasting else found.condition,
        "condition": found.condition if lasting else None,
        "when": found.when,
        "clauses": found.ability.clauses or None,
        "task": found.task or None,
    }


say(
    t.Passage, "Laid", pt="{when:When}, {clauses:Rest}", en="{when:When}, {clauses:Rest}",
    make=lambda when, clauses: t.Passage(t.AUTO, Ability(t.AUTO, clauses), when),
    unmake=lambda it: {"when": it.when, "clauses": it.ability.clauses}
    if it == t.Passage(t.AUTO, it.ability, it.when) else None,
)  # fmt: skip


def figure(amount: object) -> int | None:
    return amount.number if isinstance(amount, Number) else None


def as_dice(amount: object) -> str | None:
    return f"{amount.dice}D{amount.sides}" if isinstance(amount, t.Dice) else None


AMOUNT = OneOf("Term", "Sum", agreement=PLURAL)
CATEGORIES = {
    "Name": ProperNames("Porta"),
    "Title": OpenNames("Queimado", ("de", "do", "da", "dos", "das", "of", "the", "o", "a", "os", "as")),
    "Marker": OneOf("KnownMarker", "Title"),
    "Property": OneOf("KnownProperty", "Title"),
    "Selector": OneOf("Reference", "Described"),
    "Kind": Kind("Noun", "Filter", FILTERS, once=True),
    "Quality": OneOf("Filter", "Filter" + BEFORE),
    "Plus": Signed(made=Number, figure=figure),
    "Figures": Numbers(made=Number, figure=figure),
    "Dice": Pattern(r"(\d+)D([236])", "1D6", lambda dice, sides: t.Dice(int(dice), int(sides)), as_dice),
    "Term": OneOf("Figures", "Dice", "Told"),
    "Terms": Listed("Term", "+", "+", least=2, commas=False),
    "Amount": AMOUNT,
    "Quantity": AMOUNT,
    "Predicates": Listed("Predicate", "e", "and", commas=False, agreeing=True),
    "Event": OneOf("Moment", "CardMoment"),
    "Cost": OneOf("Price", "Deed"),
    "Prices": Listed("Cost", "e", "and", commas=False),
    "HeadWords": Listed("HeadWord", ",", ",", commas=False),
    "Sentences": Sentences("Clause"),
    "Rest": Listed("Clause", ".", ".", commas=False),
    "Passage": Row(
        (
            Part("head", "Head", after="."),
            Part("costs", "Costs", "custo :", "cost :", "."),
            Part("target", "Target", "alvo :", "target :", "."),
            Part("requirement", "Condition", "somente se", "only if", "."),
            Part("condition", "Condition", "enquanto", "while", "."),
            Part("when", "When", after=","),
            Part("clauses", "Sentences"),
            Part("task", "Task", after="."),
        ),
        passage,
        parts_of,
    ),
}


READINGS = readings_of(__file__, t, f, e)


@cache
def language(lang: Lang) -> Language:
    """What reads one of the languages; both are written by either."""
    return Language(SAYINGS, PHRASES, CATEGORIES, reads=lang, readings=READINGS)


# -- what the rules add -----------------------------------------------------------

#: The first slot that a text binds: the one before it has the targets.
FIRST = t.TARGETS + 1


def settled(found: t.Passage) -> t.Passage:
    clauses = gates_found(found.ability.clauses)
    if clauses and isinstance(clauses[-1].effect, e.Lay):
        clauses = (*clauses[:-1], relaid(clauses[-1], gates_found, -bound_before(clauses)))
    found = replace(found, ability=replace(found.ability, clauses=clauses))
    check(found)
    return found


def as_said(found: t.Passage) -> t.Passage:
    clauses = gates_said(found.ability.clauses)
    if clauses and isinstance(clauses[-1].effect, e.Lay):
        clauses = (*clauses[:-1], relaid(clauses[-1], gates_said, bound_before(clauses)))
    return replace(found, ability=replace(found.ability, clauses=clauses))


def gates_found(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    last = common.THE_LAST
    return common.gates_found([replace(each, gate=last) if each.gate == THE_CHECK else each for each in clauses])


def gates_said(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """A check passes or fails; all else is done or not."""
    said = common.gates_said(clauses)
    return tuple(
        replace(each, gate=THE_CHECK)
        if each.gate == common.THE_LAST and isinstance(clauses[clause.gate].effect, e.Check)
        else each
        for clause, each in zip(clauses, said, strict=True)
    )


def bound_before(clauses: tuple[Clause, ...]) -> int:
    """How many phrases have bound a slot before the text that is laid on tiles."""
    return sum(selector.how in (CHOOSE, EACH) for clause in clauses for selector in clause.effect.selectors())


def relaid(clause: Clause, gated: Callable[[tuple[Clause, ...]], tuple[Clause, ...]], shift: int) -> Clause:
    """What a laid text speaks of is bound when it starts: its slots begin anew, and so do its sentences."""
    lay = clause.effect
    assert isinstance(lay, e.Lay)
    ability = mapped(lay.passage.ability, Selector, lambda selector: moved(selector, shift))
    ability = replace(ability, clauses=gated(ability.clauses))
    return replace(clause, effect=replace(lay, passage=replace(lay.passage, ability=ability)))


def moved(selector: Selector, shift: int) -> Selector:
    if selector.slot < FIRST:
        return selector
    if selector.slot + shift < FIRST:
        raise Wrong("nothing has been chosen before this", "cards-which")
    return replace(selector, slot=selector.slot + shift)


def check(found: t.Passage) -> None:
    """A text that starts by itself or answers has a moment; one that holds by itself only holds."""
    clauses = found.ability.clauses
    if not clauses and found.target is None and not found.task and not found.limits and not found.costs:
        raise Wrong("this text does nothing", "cards-says-nothing")
    if (found.keyword in (t.AUTO, t.REACTIVE)) != (found.when is not None):
        raise Wrong("autos and reactive texts, and only they, say when", "cards-says-when")
    if found.keyword in (t.PERMANENT, t.TEMPORARY):
        for clause in clauses:
            lasting = getattr(clause.effect, "until", t.ALWAYS) == t.ALWAYS
            if not isinstance(clause.effect, HOLDING) or not lasting or clause != Clause(clause.effect):
                raise Wrong("a passive text only tells what holds", "cards-only-holds")


PASSAGES = Texts("Passage", FIRST, settled, as_said)

# -- texts ------------------------------------------------------------------------


def compile_text(
    text: str, lang: Lang = "pt", objects: Mapping[str, str] | None = None, titles: Mapping[str, str] | None = None
) -> tuple[t.Passage, ...]:
    """The passages of a text in one of the languages.

    ``objects``: the words of objects by their names; ``titles``: Portuguese titles of cards by those in this language.
    """
    if not text.strip():
        return ()
    found = language(lang).read(text, PASSAGES, objects or {})
    if not titles:
        return found
    renamed: tuple[t.Passage, ...] = mapped(found, f.Named, lambda said: f.Named(titles.get(said.name, said.name)))
    return renamed


def say_text(
    passages: tuple[t.Passage, ...], lang: Lang, names: Mapping[str, str], objects: Mapping[str, str] | None = None
) -> str:
    """A text that means this. ``names``: what titles and objects are called in this language; ``objects``: the words of
    objects by their Portuguese names."""
    return language("pt").write(passages, PASSAGES, lang, names, objects)
