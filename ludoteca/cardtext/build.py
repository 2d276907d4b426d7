"""From trees to records: the part that every game shares.

A builder reads a tree from the top, in the order of the text, because what a pronoun means depends on what
came before it. Slots and clauses get their numbers as they are met.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias, cast

from lark import Token, Tree

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE, INFINITIVE, Sign
from ludoteca.core.effects import (
    CHOSEN,
    NO_GATE,
    OPPONENT,
    THIS,
    YOU,
    Amount,
    Clause,
    Condition,
    Cost,
    Did,
    Effect,
    Selector,
)

Node: TypeAlias = Tree[Token] | Token


class Thread:
    """What has been said so far in one text: clauses, and slots that are bound."""

    __slots__ = ("clauses", "last", "offer", "pending", "slots")

    def __init__(self) -> None:
        self.clauses: tuple[Clause, ...] = ()
        self.slots = 0
        #: The slot bound last, which "ele" and "outro" refer to.
        self.last = -1
        #: "Escolha um personagem.": what a pronoun of the next clause will stand for.
        self.pending: Selector | None = None
        #: "Você pode pagar 1 punho.": what "se o fizer" will complete.
        self.offer: Offer | None = None

    def go_on(self) -> Thread:
        """A thread that continues from here."""
        new = Thread()
        new.clauses = self.clauses
        new.slots = self.slots
        new.last = self.last
        return new


class Offer:
    """A cost that has been named, before what it pays for."""

    __slots__ = ("by", "condition", "cost", "gate", "gate_done", "optional")

    def __init__(self, cost: Cost, by: str, optional: bool) -> None:
        self.cost = cost
        self.by = by
        self.optional = optional
        self.gate = NO_GATE
        self.gate_done = True
        self.condition: Condition | None = None


class Builder:
    """Builds what a tree means. A game's builder has a method for each rule of its own grammar."""

    __slots__ = ("source", "thread")

    def __init__(self, source: str) -> None:
        self.source = source
        self.thread = Thread()

    # -- to be said by the game --

    def text(self, tree: Tree[Token]) -> Any:
        raise NotImplementedError

    # -- walking the tree --

    def build(self, node: Node) -> Any:
        """What a node means: its token's meaning, or what the method named like its rule makes of it."""
        if isinstance(node, Token):
            return sign(node).meaning
        method: Callable[[list[Node]], Any] = getattr(self, node.data)
        return method(node.children)

    def wrong(self, message: str, message_id: str, node: Node, **values: str | int) -> CardTextError:
        tokens = [node] if isinstance(node, Token) else list(node.scan_values(lambda part: isinstance(part, Token)))
        start = tokens[0].start_pos or 0 if tokens else 0
        end = tokens[-1].end_pos or start if tokens else len(self.source)
        return CardTextError(message, message_id, self.source, start, end, **values)

    # -- sentences --

    def clauses(self, tree: Tree[Token], thread: Thread) -> tuple[Clause, ...]:
        """The clauses that these sentences add to the thread."""
        self.thread = thread
        before = len(thread.clauses)
        for sentence in tree.children:
            self.sentence(cast("Tree[Token]", sentence))
        if thread.pending is not None or thread.offer is not None:
            raise self.wrong("nothing is done with this", "cards-unused", tree.children[-1])
        return thread.clauses[before:]

    def sentence(self, tree: Tree[Token]) -> None:
        parts = {part.data: part for part in tree.children if isinstance(part, Tree)}
        gate = self.gate(parts["gate"]) if "gate" in parts else None
        condition = self.build(parts["if_true"].children[0]) if "if_true" in parts else None
        said: Clause | Offer | None = self.build(tree.children[-1])
        if said is None:
            return
        if self.thread.offer is not None:
            self.complete_offer(tree, said, gate, condition)
            return
        if isinstance(said, Offer):
            said.gate, said.gate_done = self.gate_on(tree, gate)
            said.condition = condition
            self.thread.offer = said
            return
        number, done = self.gate_on(tree, gate)
        self.thread.clauses += (replace(said, condition=condition, gate=number, gate_done=done),)

    def gate(self, tree: Tree[Token]) -> bool:
        return bool(self.build(tree.children[0]))

    def gate_on(self, tree: Tree[Token], done: bool | None) -> tuple[int, bool]:
        """ "Se o fizer" speaks of the last clause that is under no gate itself."""
        if done is None:
            return NO_GATE, True
        free = [number for number, clause in enumerate(self.thread.clauses) if clause.gate == NO_GATE]
        if not free:
            raise self.wrong("there is nothing before this that may be done", "cards-no-gate", tree)
        return free[-1], done

    def complete_offer(
        self, tree: Tree[Token], said: Clause | Offer, gate: bool | None, condition: Condition | None
    ) -> None:
        offer = self.thread.offer
        assert offer is not None
        if gate is not True or condition is not None or isinstance(said, Offer) or said.optional:
            raise self.wrong("after a cost comes “se o fizer” and what it pays for", "cards-after-cost", tree)
        self.thread.offer = None
        clause = replace(
            said,
            by=offer.by,
            optional=offer.optional,
            cost=offer.cost,
            condition=offer.condition,
            gate=offer.gate,
            gate_done=offer.gate_done,
        )
        self.thread.clauses += (clause,)

    # -- the fields around an effect --

    def plain(self, parts: list[Node]) -> Clause:
        self.check_mood(parts[0], IMPERATIVE)
        return self.make_clause(parts)

    def may(self, parts: list[Node]) -> Clause:
        wanted = cast(Token, parts[0]).type == "IF_WANTED"
        self.check_mood(parts[1], IMPERATIVE if wanted else INFINITIVE)
        return replace(self.make_clause(parts[1:]), optional=True, by=self.build(parts[0]))

    def make_clause(self, parts: list[Node]) -> Clause:
        effect: Effect = self.build(parts[0])
        if self.thread.pending is not None:
            raise self.wrong("what was chosen is not spoken of here", "cards-unused", parts[0])
        each: Amount | None = self.build(parts[1]) if len(parts) > 1 else None
        return Clause(effect, each=each)

    def check_mood(self, node: Node, mood: str) -> None:
        """ "Você pode nocautear", but "nocauteie": the first verb tells."""
        tokens = [node] if isinstance(node, Token) else node.scan_values(lambda part: isinstance(part, Token))
        for token in tokens:
            form = sign(token).form
            if form and form != mood:
                word = str(token)
                message = f"“{word}” is the wrong form of the verb here ({mood} is wanted)"
                raise self.wrong(message, f"cards-mood-{mood}", token, word=word)
            if form:
                return

    def each(self, parts: list[Node]) -> Amount:
        amount: Amount = self.build(parts[0])
        return amount

    # -- costs and choices that are sentences of their own --

    def pay(self, parts: list[Node]) -> Offer:
        self.check_mood(parts[0], IMPERATIVE)
        return Offer(self.build(parts[1]), YOU, False)

    def opponent_pays(self, parts: list[Node]) -> Offer:
        self.check_mood(parts[1], INDICATIVE)
        return Offer(self.build(parts[2]), OPPONENT, False)

    def may_pay(self, parts: list[Node]) -> Offer:
        self.check_mood(parts[1], INFINITIVE)
        return Offer(self.build(parts[2]), self.build(parts[0]), True)

    def choose(self, parts: list[Node]) -> None:
        self.check_mood(parts[0], IMPERATIVE)
        self.thread.pending = self.build(parts[1])

    def opponent_chooses(self, parts: list[Node]) -> None:
        self.check_mood(parts[1], INDICATIVE)
        self.thread.pending = replace(self.build(parts[2]), by=OPPONENT)

    def choose_then(self, parts: list[Node]) -> Clause:
        self.choose(parts)
        return self.plain(parts[2:])

    def may_choose_then(self, parts: list[Node]) -> Clause:
        self.check_mood(parts[1], INFINITIVE)
        self.thread.pending = self.build(parts[2])
        return self.may([parts[0], *parts[3:]])

    # -- bindings --

    def bind(self, selector: Selector, node: Node) -> Selector:
        """Give a selector the next slot."""
        if self.thread.pending is not None:
            raise self.wrong("what was chosen is not spoken of before this", "cards-unused", node)
        bound = replace(selector, slot=self.thread.slots)
        self.thread.last = self.thread.slots
        self.thread.slots += 1
        return bound

    def pronoun(self, parts: list[Node]) -> Selector:
        """ "Ele": what was chosen just before, or the die or character itself if nothing was."""
        if self.thread.pending is not None:
            chosen, self.thread.pending = self.thread.pending, None
            return chosen
        if self.thread.last >= 0:
            return Selector(CHOSEN, slot=self.thread.last)
        return Selector(THIS)

    def done_so_far(self, kind: type[Effect], node: Node) -> Did:
        """ "Para cada dado nocauteado desta forma": the last clause whose effect is of this kind."""
        for number in range(len(self.thread.clauses) - 1, -1, -1):
            if isinstance(self.thread.clauses[number].effect, kind):
                return Did(number)
        raise self.wrong("nothing before this is done that could be counted", "cards-nothing-counted", node)


def sign(token: Token) -> Sign:
    return cast(Sign, token.value)
