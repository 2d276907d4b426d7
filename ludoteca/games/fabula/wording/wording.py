"""How a card's text is read and written: its lines, and what its rules make of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.categories import Kind, Listed, OneOf, Repeated, Sentences
from ludoteca.cardtext.speech.kept import readings_of
from ludoteca.cardtext.speech.language import Language, Texts
from ludoteca.cardtext.speech.leaves import Numbers, OpenNames, Pattern, Signed
from ludoteca.cardtext.speech.lexicon import PLURAL
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, Ability, Clause, Number, Selector
from ludoteca.core.rulebook import Lang
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording import deeds
from ludoteca.games.fabula.wording.settling import as_said, letters_in, of_maneuver, of_permanent
from ludoteca.games.fabula.wording.vocabulary import FILTERS, PHRASES, SAYINGS, say

#: The modules whose sayings are part of the language.
CHAPTERS = (deeds,)

#: The clauses of a sentence, and what X is where the sentence says it.
Sentence = tuple[tuple[Clause, ...], Any]

# -- sentences --------------------------------------------------------------------

around = SAYINGS.around
around(Clause, pt="se o fizer", en="if you do", gate=common.THE_LAST, gate_done=True)
around(Clause, pt="se não o fizer", en="if you do not", gate=common.THE_LAST, gate_done=False)
around(Clause, pt="se {condition:Condition}", en="if {condition:Condition}")
around(Clause, pt="para cada {each:Each}", en="for each {each:Each}", after=True)
say(t.CountOf, "Each", pt="{filters:Kind/one}", en="{filters:Kind/one}")
say(Clause, pt="{effect/main}", en="{effect/main}")
say(Clause, pt="você pode {effect/infinitive}", en="you may {effect/infinitive}", optional=True)
common.choices(SAYINGS)
say(
    tuple, "Sentence", pt="{clauses:Steps} [, em que {letter:Letters} (é|são) {x:Value}]",
    en="{clauses:Steps} [, where {letter:Letters} is {x:Value}]",
    make=lambda clauses, letter="", x=None: (clauses, x),
    unmake=lambda it: {"clauses": it[0], "x": it[1], "letter": None if it[1] is None else letters_in(it[0])},
)  # fmt: skip
say(tuple, "Item", pt="• {it:Sentence}", en="• {it:Sentence}", make=lambda it: it, unmake=lambda it: {"it": it})
say(
    tuple, "Body", pt="{sentences:Sentences}", en="{sentences:Sentences}", make=lambda sentences: (0, sentences),
    unmake=lambda it: None if it[0] else {"sentences": it[1]},
)  # fmt: skip
say(
    tuple, "Body", pt="escolha {modes:Least}: {items:Items}", en="choose {modes:Least}: {items:Items}",
    make=lambda modes, items: (modes, items) if 0 < modes < len(items) else None,
    unmake=lambda it: {"modes": it[0], "items": it[1]} if it[0] else None,
)  # fmt: skip

# -- lines ------------------------------------------------------------------------


def passage(sort: str, body: tuple[int, tuple[Sentence, ...]], **parts: Any) -> t.Passage:
    modes, sentences = body
    defined = [x for _, x in sentences if x is not None]
    abilities = tuple([Ability("", clauses) for clauses, _ in sentences])
    return t.Passage(sort, abilities, modes=modes, x=defined[-1] if defined else None, **parts)


def body_of(found: t.Passage) -> tuple[int, tuple[Sentence, ...]]:
    """What X is stands where X is spoken of last."""
    sentences = [each.clauses for each in found.sentences]
    using = [number for number, clauses in enumerate(sentences) if letters_in(clauses)] or [len(sentences) - 1]
    return found.modes, tuple(
        (clauses, found.x if number == using[-1] else None) for number, clauses in enumerate(sentences)
    )


def lines(sort: str, pt: str, en: str, *parts: str) -> None:
    """Lines of a sort: a body, and what stands before it."""

    def make(body: tuple[int, tuple[Sentence, ...]], **said: Any) -> t.Passage:
        return passage(sort, body, **said)

    def unmake(found: t.Passage) -> Fields | None:
        values = {part: getattr(found, part) for part in parts}
        if found.sort != sort or not all(values.values()) or (found.condition is not None) != ("condition" in parts):
            return None
        return {"body": body_of(found), **values}

    say(t.Passage, pt=f"{pt}{{body:Body}}", en=f"{en}{{body:Body}}", make=make, unmake=unmake)


#: A line without a moment or a cost: what it is depends on the card.
PLAIN = ""
lines(PLAIN, "", "")
lines(t.PASSIVE, "enquanto {condition:Condition}, ", "while {condition:Condition}, ", "condition")
lines(t.TRIGGERED, "{trigger:When}, ", "{trigger:When}, ", "trigger")
lines(t.ACTIVATED, "{costs:Costs}: ", "{costs:Costs}: ", "costs")
say(
    t.Passage, pt="Exaustão.", en="Exhaustion.",
    make=lambda: t.Passage(t.EXHAUSTION, (Ability(t.EXHAUSTION, (Clause(e.Exhaust()),)),)),
    unmake=lambda found: {} if found.sort == t.EXHAUSTION else None,
)  # fmt: skip
say(
    t.Passage, pt="Anexar {amount:Number}.", en="Attach {amount:Number}.",
    make=lambda amount: t.Passage(
        t.ATTACH,
        (Ability(t.ATTACH, (Clause(e.AttachTo(Selector(CHOSEN))),)),),
        (t.Target((t.Sort("ally"), t.YOURS)),),
        costs=(t.Resources(amount),),
    ),
    unmake=lambda found: {"amount": found.costs[0].amount} if found.sort == t.ATTACH else None,
)  # fmt: skip
say(
    t.Passage, pt="entra em campo anexada a {what:Selector}.", en="enters the battle zone attached to {what:Selector}.",
    make=lambda what: t.Passage(t.ENTERS_ATTACHED, (Ability("", (Clause(e.AttachTo(what)),)),)),
    unmake=lambda found: {"what": found.sentences[0].clauses[0].effect.what}
    if found.sort == t.ENTERS_ATTACHED else None,
)  # fmt: skip
say(
    t.Passage, pt="para usar esta carta, {costs:AllCosts}.", en="to use this card, {costs:AllCosts}.",
    make=lambda costs: t.Passage(t.ADDITIONAL_COST, costs=costs),
    unmake=lambda found: {"costs": found.costs} if found.sort == t.ADDITIONAL_COST else None,
)  # fmt: skip


def figure(amount: object) -> int | None:
    return amount.number if isinstance(amount, Number) else None


def letter(amount: object) -> str | None:
    return amount.letter if isinstance(amount, t.Variable) else None


def plus_letter(amount: object) -> str | None:
    return f"+{amount.letter}" if isinstance(amount, t.Variable) else None


def as_figures(it: object) -> str | None:
    return "/".join(map(str, it)) if isinstance(it, tuple) else None


LANGUAGE = Language(
    SAYINGS,
    PHRASES,
    {
        "Title": OpenNames("Saci", ("de", "do", "da", "dos", "das", "o", "a", "os", "as")),
        "Token": OpenNames("Vaga-lume", ("de", "do", "da", "dos", "das", "o", "a", "os", "as")),
        "Kind": Kind("Noun", "Filter", FILTERS, once=True),
        "Rest": Listed("SortName", "ou", "or", commas=False, agreeing=True),
        "Colours": Listed("Colour", "e", "and", commas=False, agreeing=True),
        "Tints": Listed("Tint", "e", "and", commas=False),
        "Subtypes": Repeated("Tribe"),
        "Count": common.COUNT,
        "Several": Numbers(in_words=True),
        "Least": Numbers(in_words=True, counting=False),
        "Digits": Numbers(made=Number, figure=figure),
        "Letter": Pattern("([xyz])", "X", lambda said: t.Variable(said.upper()), letter),
        "Letters": Pattern("([xyz])", "X", str.upper, str),
        "Many": OneOf("Count", "Letter", agreement=PLURAL),
        "Figure": OneOf("Digits", "Letter"),
        "Increase": Signed(made=Number, figure=figure),
        "PlusLetter": Pattern(r"\+([XYZ])", "+X", t.Variable, plus_letter),
        "Plus": OneOf("Increase", "PlusLetter"),
        "Figures": Pattern(r"(\d+)/(\d+)/(\d+)", "1/0/2", lambda *found: tuple(map(int, found)), as_figures),
        "Gains": Listed("Gain", "e", "and", commas=False),
        "Costs": Listed("Cost", ",", ",", commas=False),
        "AllCosts": Listed("Cost", "e", "and", commas=False),
        "Steps": Listed("Clause", ";", ";", commas=False, others=(", e", "e depois")),
        "Sentences": Sentences("Sentence"),
        "Items": Sentences("Item"),
    },
    readings=readings_of(__file__, t, e),
)

MANEUVERS = Texts("Passage", 0, of_maneuver, as_said)
PERMANENTS = Texts("Passage", 0, of_permanent, as_said)


def compile_text(text: str, kind: str) -> tuple[t.Passage, ...]:
    """The passages of a card's text; ``kind`` is the card's type."""
    return LANGUAGE.read(text, MANEUVERS if kind == t.MANEUVER else PERMANENTS, {})


#: Where an effect begins after its cost or its dot.
_BEGUN = re.compile(r"(^[^.:]*: |• )([^\W\d_])")


def say_text(passages: Iterable[t.Passage], lang: Lang) -> str:
    """A text that means this, in one of the languages."""
    return "\n".join(line(each, lang) for each in passages)


def line(found: t.Passage, lang: Lang) -> str:
    names = {token: token if lang == "pt" else english for token, english in e.TOKENS_IN_ENGLISH.items()}
    sort = MANEUVERS if found.sort == t.MANEUVER else PERMANENTS
    written = LANGUAGE.write([found], sort, lang, names, {})
    return _BEGUN.sub(lambda begun: begun[1] + begun[2].upper(), written)
