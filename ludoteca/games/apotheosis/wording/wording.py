"""How a card's text is read: the builder of passages, and the wording of each language.

One grammar reads both languages and one set of templates writes both; only the words differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.wording import Wording
from ludoteca.core.effects import NO_GATE, Ability, Clause, Cost, Filter
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording.effects import EffectBuilder
from ludoteca.games.apotheosis.wording.lexicon import english, portuguese
from ludoteca.games.apotheosis.wording.render import English, Portuguese

#: What a passive text may say: what holds by itself (cards.passive.1).
HOLDING = (e.Modify, e.Knowledgeable, e.Cannot, e.Can, e.RaiseAccess)


class PassageBuilder(EffectBuilder):
    """Builds the passages of one card."""

    __slots__ = ()

    def text(self, tree: Tree[Token]) -> tuple[t.Passage, ...]:
        return tuple(self.build(passage) for passage in tree.children)

    def passage(self, parts: list[Node]) -> t.Passage:
        self.slots, self.last_choice = 0, -1
        found = {tree(part).data: tree(part) for part in parts}
        keyword, rounds, words = self.head_of(found.get("head"))
        # In the order of the text: a requirement may speak of the target, a sentence of what was chosen before it.
        costs: tuple[Cost, ...] = self.build(found["cost_part"].children[0]) if "cost_part" in found else ()
        target = self.target_of(found["target_part"]) if "target_part" in found else None
        condition = self.build(found["only_if"].children[0]) if "only_if" in found else None
        when = self.build(found["when_part"].children[0]) if "when_part" in found else None
        clauses = self.clauses_of([part for part in parts if tree(part).data in ("sentence", "lay")])
        passage = t.Passage(
            keyword,
            Ability(keyword, clauses),
            when,
            condition,
            costs,
            target,
            limits=tuple(word for word in words if word in t.LIMITS),
            scopes=tuple(word for word in words if word in t.SCOPES),
            task=self.build(found["task"].children[0]) if "task" in found else "",
            attached="attached" in words,
            rounds=rounds,
        )
        self.check_passage(passage, parts)
        return passage

    def head_of(self, head: Tree[Token] | None) -> tuple[str, int, list[str]]:
        """The keyword, the rounds of a temporary text, and the words after it. Without a head a text is active."""
        if head is None:
            return t.ACTIVE, 0, []
        values = [self.build(part) for part in head.children]
        rounds = next((value for value in values if isinstance(value, int)), 0)
        if (values[0] == t.TEMPORARY) != (rounds > 0):
            raise self.wrong("for how many rounds?", "cards-rounds", head)
        return values[0], rounds, [value for value in values[1:] if isinstance(value, str)]

    def target_of(self, part: Tree[Token]) -> t.Target:
        return t.Target(*self.described(part.children[0]))

    def check_passage(self, passage: t.Passage, parts: list[Node]) -> None:
        """A text that starts by itself or answers has a moment; one that holds by itself only holds."""
        place = parts[0] if parts else Token("$END", "")
        clauses = passage.ability.clauses
        if not clauses and passage.target is None and not passage.task and not passage.limits and not passage.costs:
            raise self.wrong("this text does nothing", "cards-says-nothing", place)
        if (passage.keyword in (t.AUTO, t.REACTIVE)) != (passage.when is not None):
            raise self.wrong("autos and reactive texts, and only they, say when", "cards-says-when", place)
        if passage.keyword in (t.PERMANENT, t.TEMPORARY):
            for clause in clauses:
                lasting = getattr(clause.effect, "until", t.ALWAYS) == t.ALWAYS
                if not isinstance(clause.effect, HOLDING) or not lasting or clause != Clause(clause.effect):
                    raise self.wrong("a passive text only tells what holds", "cards-only-holds", place)

    # -- sentences --

    def clauses_of(self, parts: list[Node]) -> tuple[Clause, ...]:
        clauses: tuple[Clause, ...] = ()
        for part in parts:
            clauses += (self.sentence_of(tree(part), clauses),)
        return clauses

    def sentence_of(self, sentence: Tree[Token], before: tuple[Clause, ...]) -> Clause:
        clause = Clause(e.Negate())
        for part in sentence.children:
            data = tree(part).data if isinstance(part, Tree) else ""
            if data == "gate":
                clause = self.gated(clause, tree(part), before)
            elif data == "if_true":
                clause = replace(clause, condition=self.build(tree(part).children[0]))
            elif data == "wish":
                clause = replace(clause, optional=True)
            elif data == "pay":
                clause = replace(clause, cost=self.one_cost(tree(part)))
            elif data == "each":
                clause = replace(clause, each=t.CountOf(self.build(tree(part).children[0])))
            elif sentence.data != "lay":
                clause = replace(clause, effect=self.build(part))
        return replace(clause, effect=self.laid(sentence)) if sentence.data == "lay" else clause

    def gated(self, clause: Clause, gate: Tree[Token], before: tuple[Clause, ...]) -> Clause:
        """ "Se o fizer" speaks of the last clause that is under no gate itself."""
        free = [number for number, earlier in enumerate(before) if earlier.gate == NO_GATE]
        if not free:
            raise self.wrong("there is nothing before this that may be done", "cards-no-gate", gate)
        return replace(clause, gate=free[-1], gate_done=self.build(gate.children[0]))

    def one_cost(self, pay: Tree[Token]) -> Cost:
        found: Cost | tuple[Cost, ...] = self.build(pay.children[0])
        if isinstance(found, Cost):
            return found
        if len(found) != 1:
            raise self.wrong("one cost at a time", "cards-one-name", pay)
        return found[0]

    def laid(self, sentence: Tree[Token]) -> e.Lay:
        """A text put on tiles; what it speaks of is bound when it starts, not now."""
        body = tree(sentence.children[-1])
        parts = [part for part in sentence.children[:-1] if tree_data(part) not in ("gate", "if_true")]
        what = self.build(parts[0])
        before = self.slots, self.last_choice
        self.slots, self.last_choice = 0, -1
        when = self.build(tree(body.children[0]).children[0])
        ability = Ability(t.AUTO, self.clauses_of(list(body.children[1:])))
        self.slots, self.last_choice = before
        return e.Lay(what, t.Passage(t.AUTO, ability, when), self.until(parts))

    # -- when --

    def when(self, parts: list[Node]) -> t.When:
        kind: str = self.build(tree(parts[1]).children[0])
        attack = kind == "selected-attack"
        kind = "selected" if attack else kind
        card = self.one_described(tree(parts[2]).children[0]) if len(parts) > 2 else ()
        if card and kind not in ("attack", "attacked", "selected"):
            raise self.wrong("no card is used in this", "cards-unfit", parts[2])
        return t.When(kind, self.whom(parts[0], kind), card, attack)

    def when_activates(self, parts: list[Node]) -> t.When:
        card = self.one_described(parts[2])
        return t.When("activate", self.whom(parts[0], "activate"), () if card == (f.Sort("card"),) else card)

    def when_table(self, parts: list[Node]) -> t.When:
        return t.When(self.build(parts[0]))

    def whom(self, node: Node, kind: str) -> tuple[Filter, ...]:
        """Of whom a moment speaks: of this card or of you without a word, or of one that is described."""
        if tree(node).data != "reference":
            return self.one_described(node)
        own = "this" if kind in t.CARD_MOMENTS else "agent"
        if self.build(tree(node).children[0]) != own:
            raise self.wrong("this moment is not one of this", "cards-unfit", node)
        return ()


def tree(node: Node) -> Tree[Token]:
    return cast("Tree[Token]", node)


def tree_data(node: Node) -> str:
    return str(node.data) if isinstance(node, Tree) else ""


_GRAMMAR = Path(__file__).parent / "grammar.lark"
_RENDERERS: Any = {"pt": Portuguese, "en": English}
WORDINGS: dict[Lang, Wording] = {
    "pt": Wording(_GRAMMAR, portuguese, PassageBuilder, _RENDERERS, shared=False),
    "en": Wording(_GRAMMAR, english, PassageBuilder, _RENDERERS, shared=False),
}
#: Whichever wording: all of them write both languages.
WORDING = WORDINGS["pt"]


def compile_text(
    text: str, lang: Lang = "pt", objects: Mapping[str, str] | None = None, titles: Mapping[str, str] | None = None
) -> tuple[t.Passage, ...]:
    """The passages of a text in one of the languages.

    ``objects``: the words of objects by their names; ``titles``: Portuguese titles of cards by those in this language.
    """
    if not text.strip():
        return ()
    found: tuple[t.Passage, ...] = WORDINGS[lang].compile(
        text, {}, lang=lang, objects=objects or {}, titles=titles or {}
    )
    return found
