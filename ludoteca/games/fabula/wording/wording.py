"""How a card's text is read: the builder of passages, and the wording as a whole."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.wording import Wording
from ludoteca.cardtext.words import IMPERATIVE, INFINITIVE
from ludoteca.core.documents import Described
from ludoteca.core.effects import (
    CHOSEN,
    EACH,
    NO_GATE,
    OPPONENT,
    YOU,
    Ability,
    Clause,
    Condition,
    Cost,
    Effect,
    Number,
    Selector,
)
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.english import English
from ludoteca.games.fabula.wording.lexicon import lexicon
from ludoteca.games.fabula.wording.phrases import ordered
from ludoteca.games.fabula.wording.portuguese import Portuguese
from ludoteca.games.fabula.wording.verbs import EffectBuilder

#: Effects whose verb stands behind a player and so is in the indicative.
PLAYER_STATES = ("player_draws", "player_discards", "player_sacrifices", "player_mills", "player_uses_free")

#: Effects that hold by themselves, in a passive text.
CONTINUOUS = (e.Boost, e.SetFigure, e.Cannot, e.CanAct, e.CostChange, e.Generate, e.RaiseCeiling)


class FabulaBuilder(EffectBuilder):
    """Builds the passages of one card."""

    __slots__ = ()

    # -- lines --

    def text(self, tree: Tree[Token]) -> tuple[t.Passage, ...]:
        passages = []
        for line in tree.children:
            self.start_line()
            passages.append(self.build(line))
        return tuple(passages)

    def plain_line(self, parts: list[Node]) -> t.Passage:
        self.passive = self.kind != "maneuver"
        sentences, modes = self.build(parts[0])
        sort = t.PASSIVE if self.passive else t.MANEUVER
        if self.passive:
            self.check_passive(sentences, parts[0])
        return t.Passage(sort, sentences, self.targets, modes=modes, x=self.x)

    def check_passive(self, sentences: tuple[Ability, ...], node: Node) -> None:
        """What happens needs a moment at which it happens; what holds aims at nothing."""
        for sentence in sentences:
            for clause in sentence.clauses:
                if not isinstance(clause.effect, CONTINUOUS) or self.targets:
                    message = "when does this happen? Begin with “quando …” or with a cost"
                    raise self.wrong(message, "cards-moment-or-cost", node)

    def while_line(self, parts: list[Node]) -> t.Passage:
        if self.kind == "maneuver":
            raise self.wrong("a maneuver does not stay: it has no “enquanto”", "cards-moment-or-cost", parts[0])
        condition = self.build(parts[0])
        self.passive = True
        sentences = tuple(self.sentence_of(cast("Tree[Token]", part)) for part in parts[1:])
        self.check_passive(sentences, parts[1])
        return t.Passage(t.PASSIVE, sentences, condition=condition, x=self.x)

    def triggered_line(self, parts: list[Node]) -> t.Passage:
        if self.kind == "maneuver":
            raise self.wrong("a maneuver does not stay: nothing triggers it", "cards-moment-or-cost", parts[0])
        trigger = self.build(parts[0])
        self.moment = True
        sentences, modes = self.build(parts[1])
        return t.Passage(t.TRIGGERED, sentences, self.targets, trigger, modes=modes, x=self.x)

    def activated_line(self, parts: list[Node]) -> t.Passage:
        if self.kind == "maneuver":
            raise self.wrong("a maneuver does not stay: nobody can activate it", "cards-moment-or-cost", parts[0])
        costs = tuple(self.build(part) for part in parts[:-1])
        sentences, modes = self.build(parts[-1])
        return t.Passage(t.ACTIVATED, sentences, self.targets, costs=costs, modes=modes, x=self.x)

    def exhaustion_line(self, parts: list[Node]) -> t.Passage:
        return t.Passage(t.EXHAUSTION, (Ability(t.EXHAUSTION, (Clause(e.Exhaust()),)),))

    def attach_line(self, parts: list[Node]) -> t.Passage:
        target = t.Target((t.Sort("ally"), t.YOURS))
        clause = Clause(e.AttachTo(Selector(CHOSEN)))
        cost = t.Resources(self.build(parts[0]))
        return t.Passage(t.ATTACH, (Ability(t.ATTACH, (clause,)),), (target,), costs=(cost,))

    def enters_attached_line(self, parts: list[Node]) -> t.Passage:
        self.build(parts[0])
        if len(self.targets) != 1:
            raise self.wrong("attached to which target?", "cards-no-target", parts[0])
        return t.Passage(t.ENTERS_ATTACHED, (), self.targets)

    def additional_line(self, parts: list[Node]) -> t.Passage:
        return t.Passage(t.ADDITIONAL_COST, costs=tuple(self.build(part) for part in parts))

    # -- sentences --

    def sentences(self, parts: list[Node]) -> tuple[tuple[Ability, ...], int]:
        return tuple(self.sentence_of(cast("Tree[Token]", part)) for part in parts), 0

    def modal(self, parts: list[Node]) -> tuple[tuple[Ability, ...], int]:
        count = self.build(parts[1])
        items = parts[2:]
        if not 0 < count < len(items):
            raise self.wrong("choose fewer of them than there are", "cards-modes", parts[1])
        return tuple(self.sentence_of(cast("Tree[Token]", part)) for part in items), count

    def sentence_of(self, tree: Tree[Token]) -> Ability:
        """One sentence: its steps, in order; where it says what X is, that comes first."""
        self.new = ()
        self.slots = 0
        parts = cast("list[Tree[Token]]", tree.children)
        for part in parts:
            if part.data != "where":
                self.step(part)
        for part in parts:
            if part.data == "where":
                self.x = self.build(part.children[1])
        return Ability(t.PASSIVE if self.passive else t.TRIGGERED, self.new)

    def step(self, tree: Tree[Token]) -> None:
        gate, gate_done, condition, each = NO_GATE, True, None, None
        clause: Clause | None = None
        for part in tree.children:
            if isinstance(part, Token):
                gate, gate_done = self.gate_on_last(part)
            elif part.data == "each":
                each = t.CountOf(self.filters_of(cast("Tree[Token]", part.children[0])))
            else:
                made = self.build(part)
                if isinstance(made, Condition):
                    condition = made
                else:
                    clause = made
        if clause is None:
            return
        self.new += (Clause(clause.effect, YOU, clause.optional, None, condition, each, gate, gate_done),)

    def gate_on_last(self, token: Token) -> tuple[int, bool]:
        free = [number for number, clause in enumerate(self.new) if clause.gate == NO_GATE]
        if not free:
            raise self.wrong("there is nothing before this that may be done", "cards-no-gate", token)
        return free[-1], bool(self.build(token))

    def plain(self, parts: list[Node]) -> Clause:
        effect: Effect = self.build(parts[0])
        if cast("Tree[Token]", parts[0]).data not in PLAYER_STATES:
            self.check_mood(parts[0], IMPERATIVE)
        return Clause(effect)

    def may(self, parts: list[Node]) -> Clause:
        self.check_mood(parts[0], INFINITIVE)
        return Clause(self.build(parts[0]), optional=True)

    def choose(self, parts: list[Node]) -> None:
        """ "Escolha um aliado que você controla; ele …": what is chosen is a target (1.15.1)."""
        self.check_mood(parts[0], IMPERATIVE)
        node = cast("Tree[Token]", parts[1])
        if node.data not in ("some", "up_to"):
            raise self.wrong("choose how many of what?", "cards-choose", node)
        number = node.children
        self.last = self.aim(number, self.build(number[0]), node.data == "up_to", chosen=True)

    # -- when --

    def when_this(self, parts: list[Node]) -> t.When:
        return t.When(self.build(parts[0]))

    def when_host(self, parts: list[Node]) -> t.When:
        return t.When(self.build(parts[0]), t.HOST)

    def when_one(self, parts: list[Node]) -> t.When:
        filters = self.filters_of(cast("Tree[Token]", parts[-2]), self.is_other(parts))
        return t.When(self.build(parts[-1]), EACH, filters)

    def when_uses(self, parts: list[Node]) -> t.When:
        return t.When("use", self.build(parts[0]), self.filters_of(cast("Tree[Token]", parts[-1])))

    def at_moment(self, parts: list[Node]) -> t.When:
        kind, whose = self.build(parts[0])
        return t.When(kind, t.PLAYER if whose == YOU else whose)

    def player_you(self, parts: list[Node]) -> str:
        return t.PLAYER

    def player_opponent(self, parts: list[Node]) -> str:
        return OPPONENT

    def player_any(self, parts: list[Node]) -> str:
        return ""

    # -- conditions and costs --

    def you_control(self, parts: list[Node]) -> Condition:
        filters = self.filters_of(cast("Tree[Token]", parts[2]))
        return t.HowMany(ordered((*filters, t.YOURS)), self.build(parts[0]), self.build(parts[1]))

    def you_control_none(self, parts: list[Node]) -> Condition:
        filters = self.filters_of(cast("Tree[Token]", parts[0]))
        return t.HowMany(ordered((*filters, t.YOURS)), 0, least=False)

    def opponent_controls(self, parts: list[Node]) -> Condition:
        filters = self.filters_of(cast("Tree[Token]", parts[2]))
        return t.HowMany(ordered((*filters, t.Whose(OPPONENT))), self.build(parts[0]), self.build(parts[1]))

    def there_are(self, parts: list[Node]) -> Condition:
        return t.HowMany(self.filters_of(cast("Tree[Token]", parts[2])), self.build(parts[0]), self.build(parts[1]))

    def your_turn(self, parts: list[Node]) -> Condition:
        return t.YourTurn(self.build(parts[0]))

    def resources(self, parts: list[Node]) -> Cost:
        return t.Resources(self.build(parts[0]))

    def resources_x(self, parts: list[Node]) -> Cost:
        return t.Resources(letter=str(parts[0]))

    def tap_symbol(self, parts: list[Node]) -> Cost:
        return t.TapThis()

    def sacrifice_this_cost(self, parts: list[Node]) -> Cost:
        return t.SacrificeCost(this=True)

    def sacrifice_cost(self, parts: list[Node]) -> Cost:
        self.only_one(parts[1])
        return t.SacrificeCost(self.filters_of(cast("Tree[Token]", parts[-1]), self.is_other(parts)))

    def discard_cost(self, parts: list[Node]) -> Cost:
        self.only_cards(parts[2])
        amount = self.build(parts[1])
        if not isinstance(amount, Number):
            raise self.wrong("how many? A cost names a number", "cards-only-one", parts[1])
        return t.DiscardCost(amount.number)

    def only_one(self, node: Node) -> None:
        if cast(Token, node).type == "NUMBER" and self.build(node) != 1:
            raise self.wrong("one at a time: write the cost twice", "cards-only-one", node)


WORDING = Wording(
    Path(__file__).parent / "grammar.lark",
    lexicon,
    FabulaBuilder,
    {"pt": Portuguese, "en": English},
    shared=False,
)


def compile_text(text: str, kind: str, names: Described | None = None) -> tuple[t.Passage, ...]:
    """The passages of a card's text; ``kind`` is the card's type."""
    if not text.strip():
        return ()
    compiled: tuple[t.Passage, ...] = WORDING.compile(text, names or {}, kind=kind)
    return compiled
