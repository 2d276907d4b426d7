"""How the texts of Battle Scenes are read: lines, sentences and what they do. Pieces are in ``wording_pieces``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.wording import Wording
from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE, INFINITIVE, Entry
from ludoteca.core.effects import (
    NO_GATE,
    THIS,
    Amount,
    Clause,
    Condition,
    Effect,
    Selector,
    Trigger,
)
from ludoteca.core.rulebook import fold
from ludoteca.games.battle_scenes import text as t
from ludoteca.games.battle_scenes.wording_common import (
    both,
    gate_of,
    whose_deed,
)
from ludoteca.games.battle_scenes.wording_deeds import MORE, DeedBuilder, Moment
from ludoteca.games.battle_scenes.wording_en import English
from ludoteca.games.battle_scenes.wording_lexicon import lexicon
from ludoteca.games.battle_scenes.wording_pt import Portuguese

#: Effects that a permanent text may state without a moment.
CONTINUOUS = (
    t.Gain,
    t.GainFrom,
    t.SetShield,
    t.Forbid,
    t.MustTarget,
    t.Permit,
    t.Retype,
    t.ChangeCost,
    t.ChangeDamage,
    t.MoreDamage,
    t.NoEffect,
    t.HandLimit,
    t.AnyNumber,
    t.CountsAs,
    t.EntersOnlyIf,
)


class SceneBuilder(DeedBuilder):
    """Builds the lines of one text."""

    __slots__ = ("definitions", "doing", "done_before", "option", "steps", "x")

    def __init__(self, source: str, sort: str) -> None:
        super().__init__(source)
        #: ACTION for an action's text, STATIC for permanent texts.
        self.sort = sort
        self.steps: list[t.Step] = []
        self.x: Amount | None = None
        self.definitions: list[tuple[Node, Node]] = []
        #: How many steps the earlier sentences have.
        self.done_before = 0
        #: The player who goes on doing: "o oponente compra um card e descarta um card".
        self.doing = ""
        #: The option being told, or 0.
        self.option = 0

    # -- lines --

    def text(self, tree: Tree[Token]) -> tuple[t.Line, ...]:
        return tuple(line for part in tree.children for line in self.build(part))

    def keyword_line(self, parts: list[Node]) -> tuple[t.Line, ...]:
        return (t.Line(t.STATIC, (), keywords=tuple(self.build(part) for part in parts)),)

    def text_line(self, parts: list[Node]) -> tuple[t.Line, ...]:
        trees = cast("list[Tree[Token]]", parts)
        keywords = tuple(self.build(part) for part in trees if part.data == "action_keyword")
        sentences = [part for part in trees if part.data == "sentences"]
        if keywords and self.sort != t.ACTION:
            raise self.wrong("only an action has this keyword", "cards-misfit", parts[0], word="-", expected="")
        self.forget()
        self.moment = Moment()
        self.x = None
        self.definitions = []
        self.extra = False
        costs = self.clauses_of(sentences[0]) if len(sentences) > 1 else ()
        clauses = self.in_part(self.clauses_of(sentences[-1]))
        if self.extra:
            raise self.wrong("say in which phase", "cards-late", parts[-1])
        for place, value in self.definitions:
            self.define(place, value)
        line = t.Line(
            self.sort_of(self.moment.trigger),
            clauses,
            self.moment.trigger,
            self.moment.condition,
            keywords=keywords,
            costs=costs,
            x=self.x,
        )
        self.check_line(line, sentences[-1])
        return (line,)

    def in_part(self, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Durante as Fases de Preparação, os personagens não podem …": a statement that holds then."""
        window = self.moment.trigger
        if not isinstance(window, t.Window) or window.once:
            return steps
        if not steps[0].optional and not isinstance(steps[0].effect, CONTINUOUS):
            # "Durante sua Fase de Compra, compre um card": it happens, when the phase begins.
            self.moment.trigger = t.At(window.part, window.whose)
            return steps
        if any(step.optional or step.condition or not isinstance(step.effect, CONTINUOUS) for step in steps):
            return steps
        self.moment.trigger = None
        return tuple(replace(step, condition=t.InPart(window.part, window.whose)) for step in steps)

    def sort_of(self, trigger: Trigger | None) -> str:
        if isinstance(trigger, t.Window):
            return t.ACTIVATED
        return t.TRIGGERED if trigger is not None else self.sort

    def check_line(self, line: t.Line, tree: Tree[Token]) -> None:
        """What holds needs no moment, and what happens does. Targets are an action's, chosen after its costs (F)."""
        elsewhere: tuple[object, ...] = line.costs
        if line.sort != t.ACTION:
            altering = all(isinstance(step.effect, (t.ChangeDamage, t.Redirect)) for step in line.clauses)
            struck = altering and isinstance(line.trigger, t.When) and line.trigger.event == "deals damage"
            # "Uma ação fosse causar dano em um alvo": the damage knows whether it strikes a target of the action.
            elsewhere = (None if struck else line.trigger, line.condition, *line.clauses)
        if "how='target'" in repr(elsewhere) or any(who in repr(elsewhere) for who in map(repr, t.TARGET_PLAYERS)):
            raise self.wrong("only what an action does has targets", "cards-only-actions", tree)
        for step in line.clauses:
            if line.sort == t.STATIC and not isinstance(step.effect, CONTINUOUS):
                message = "when does this happen? Begin with “quando …” or “durante …”"
                raise self.wrong(message, "cards-when", tree)
            if self.says_x(step) and line.x is None and line.sort != t.ACTION and not counts_search(line.trigger):
                raise self.wrong("what is X? Say “X é igual a …”", "cards-no-x", tree)

    def says_x(self, step: Clause) -> bool:
        return "Variable" in repr(step.effect)

    def clauses_of(self, tree: Tree[Token]) -> tuple[t.Step, ...]:
        self.steps = []
        self.fresh = True
        for sentence in tree.children:
            self.build(sentence)
            self.fresh = False
        return tuple(self.steps)

    def definition(self, parts: list[Node]) -> None:
        """What X is comes last, wherever it stands."""
        self.definitions.append((parts[0], parts[1]))

    def define(self, place: Node, value: Node) -> None:
        if self.x is not None:
            raise self.wrong("X is said twice", "cards-said-twice", place)
        self.x = self.build(value)

    # -- sentences --

    def saying(self, parts: list[Node]) -> None:
        """Moments and conditions, then what is done, perhaps one of several options."""
        trees = cast("list[Tree[Token]]", parts)
        before = [part for part in trees if part.data in PREFIXES]
        head = self.heading(before)
        outer, self.steps = self.steps, []
        self.done_before = len(outer)
        self.option = 0
        self.build(parts[-1])
        inner = [self.goes_on(step, head) if step.joined else self.headed(step, head) for step in self.steps]
        if head.trigger is not None:
            line = t.Line(t.TRIGGERED, tuple(inner), head.trigger)
            inner = [t.Step(t.Generate(line), until=head.until)]
        self.steps = [*outer, *inner]

    def heading(self, before: list[Tree[Token]]) -> Heading:
        head = Heading()
        for part in before:
            getattr(self, f"before_{part.data}")(part, head)
        if head.once:
            if not isinstance(head.trigger, (t.Window, t.When)):
                raise self.wrong("say first during which phase, or when", "cards-late", before[0])
            head.trigger = replace(head.trigger, once=True)
        if head.trigger is not None and self.fresh and self.sort != t.ACTION:
            self.moment.trigger, head.trigger = head.trigger, None
        if head.trigger is not None and isinstance(head.trigger, t.Window):
            raise self.wrong("this comes too late in the text", "cards-late", before[0])
        return head

    def headed(self, step: t.Step, head: Heading) -> t.Step:
        condition = step.condition
        if head.condition is not None:
            condition = head.condition if condition is None else both(head.condition, condition)
        if step.gate != NO_GATE:
            return step
        if head.trigger is not None:
            return replace(step, condition=condition, gate=head.gate, gate_done=head.gate_done)
        until, after = head.until or step.until, head.after or step.after
        return replace(step, condition=condition, gate=head.gate, gate_done=head.gate_done, until=until, after=after)

    def goes_on(self, step: t.Step, head: Heading) -> t.Step:
        """ "Até o final do turno, A e B": both last so long."""
        lasts = head.until and head.trigger is None and not step.until and isinstance(step.effect, CONTINUOUS)
        return replace(step, until=head.until) if lasts else step

    def before_gate(self, tree: Tree[Token], head: Heading) -> None:
        before = gate_of(self.steps)
        if before is None:
            raise self.wrong("there is nothing before this that may be done", "cards-no-gate", tree)
        head.gate, head.gate_done = before, bool(self.build(tree.children[0]))
        self.speak_of_this(str(tree.children[0]))

    def speak_of_this(self, gate: str) -> None:
        """ "Quando este personagem entrar em cena desta forma, ele …": the gate has named it."""
        for kind, word in (("character", "personagem"), ("scene", "cenário"), ("support", "suporte")):
            if f"este {word}" in gate:
                self.spoken.append((Selector(THIS, (t.Kind((kind,)),)), kind, False))

    def before_gate_and_if(self, tree: Tree[Token], head: Heading) -> None:
        self.before_gate(tree, head)
        head.condition = self.build(tree.children[1])

    def before_while_true(self, tree: Tree[Token], head: Heading) -> None:
        if not self.fresh or self.moment.condition is not None:
            raise self.wrong("this comes too late in the text", "cards-late", tree)
        self.moment.condition = self.build(tree.children[0])

    def before_if_true(self, tree: Tree[Token], head: Heading) -> None:
        condition = self.build(tree.children[0])
        head.condition = condition if head.condition is None else both(head.condition, condition)

    def before_when(self, tree: Tree[Token], head: Heading) -> None:
        if head.condition is not None and self.fresh and self.moment.condition is None:
            self.moment.condition, head.condition = head.condition, None
        self.set_trigger(self.build(tree.children[0]), tree, head)

    def before_when_if(self, tree: Tree[Token], head: Heading) -> None:
        """ "Se este personagem tiver Voo e receber dano, …": the condition names whom the moment speaks of."""
        condition = self.build(tree.children[0])
        self.subject = self.spoken_in(condition, tree)
        self.set_trigger(self.build(tree.children[1]), tree, head)
        head.condition = condition if head.condition is None else both(head.condition, condition)

    def set_trigger(self, trigger: Trigger, tree: Node, head: Heading) -> None:
        if head.trigger is not None:
            raise self.wrong("this text has two moments", "cards-late", tree)
        head.trigger = trigger
        head.until = self.until_said or head.until
        self.until_said = ""

    def before_during(self, tree: Tree[Token], head: Heading) -> None:
        part, whose = self.build(tree.children[0])
        self.set_trigger(t.Window(part, whose, once=False), tree, head)

    def before_once(self, tree: Tree[Token], head: Heading) -> None:
        head.once = True

    def before_at_part(self, tree: Tree[Token], head: Heading) -> None:
        part, whose, end = self.build(tree.children[0])
        self.set_trigger(t.At(part, whose, end), tree, head)

    def before_until(self, tree: Tree[Token], head: Heading) -> None:
        head.until = self.build(tree.children[0])

    def before_after(self, tree: Tree[Token], head: Heading) -> None:
        head.after = self.build(tree.children[0])

    def before_then(self, tree: Tree[Token], head: Heading) -> None:
        """ "Então" only says the order, which the text has anyhow."""

    # -- chains of what is done --

    def first(self, parts: list[Node]) -> None:
        self.mood = IMPERATIVE
        self.doing = ""
        self.steps.append(self.step(parts[0]))

    def joined(self, parts: list[Node]) -> None:
        self.build(parts[0])
        step = self.step(parts[-1])
        if isinstance(step.effect, t.Damage) and step.effect.hits and step.effect.source == MORE:
            self.add_hits(step.effect, parts[-1])
            return
        self.steps.append(replace(step, joined=True, option=self.option))

    def joined_if(self, parts: list[Node]) -> None:
        """ "… e então, se …, carregue um card": the condition is of what follows it alone."""
        self.build(parts[0])
        condition: Condition = self.build(parts[2])
        step = self.step(parts[-1])
        self.steps.append(replace(step, joined=True, option=self.option, condition=condition))

    def and_or(self, parts: list[Node]) -> None:
        """ "A e/ou B": A, or B, or both of them."""
        if self.option:
            raise self.wrong("say this in a sentence of its own", "cards-late", parts[1])
        self.build(parts[0])
        if len(self.steps) != 1:
            raise self.wrong("say this in a sentence of its own", "cards-late", parts[1])
        moods = self.mood
        one = replace(self.steps[0], option=1)
        other = replace(self.step(parts[1]), option=2)
        self.steps = []
        self.mood = IMPERATIVE
        self.build(parts[0])
        first = replace(self.steps[0], option=3)
        self.mood = moods
        second = replace(self.step(parts[1]), option=3, joined=True)
        self.option = 3
        self.steps = [one, other, first, second]

    def other_option(self, parts: list[Node]) -> None:
        """ "…, ou …": what was said so far in the sentence is the first option."""
        self.build(parts[0])
        if not self.option:
            self.option = 1
            self.steps = [replace(step, option=1) for step in self.steps]
        self.option += 1
        self.mood = IMPERATIVE
        self.steps.append(replace(self.step(parts[-1]), option=self.option))

    def sep(self, parts: list[Node]) -> None:
        """What joins two deeds says nothing more."""

    def or_sep(self, parts: list[Node]) -> None:
        """What parts two options says nothing more."""

    def add_hits(self, more: t.Damage, node: Node) -> None:
        """ "… e 1 ponto de dano em outro alvo": dealt together with the damage before it."""
        last = self.steps[-1]
        if not isinstance(last.effect, t.Damage):
            raise self.wrong("who deals this damage?", "cards-no-subject", node)
        effect = replace(last.effect, hits=(*last.effect.hits, *more.hits))
        self.steps[-1] = replace(last, effect=effect)

    def step(self, node: Node) -> t.Step:
        self.until_noted = ""
        made = self.build(node)
        step = made if isinstance(made, t.Step) else t.Step(made)
        goes_on = self.doing and self.mood == INDICATIVE and not isinstance(made, (t.Step, t.Damage, *CONTINUOUS))
        if goes_on:
            step = self.done_too(made)
        return replace(step, until=self.until_noted) if self.until_noted else step

    def done_too(self, effect: Effect) -> t.Step:
        if isinstance(effect, (t.Draw, t.Discard)):
            return t.Step(replace(effect, who=self.doing))
        return t.Step(effect, by=self.doing)

    def last_done(self) -> int:
        return self.done_before + len(self.steps) - 1

    def alter(self, **fields: Any) -> None:
        self.steps[-1] = replace(self.steps[-1], **fields)

    def trail_until(self, parts: list[Node]) -> None:
        self.build(parts[0])
        self.alter(until=self.build(parts[1]))

    def trail_after(self, parts: list[Node]) -> None:
        self.build(parts[0])
        self.alter(after=self.build(parts[1]))

    def trail_each(self, parts: list[Node]) -> None:
        self.build(parts[0])
        self.alter(each=self.counted_amount(parts[1]))

    def trail_if(self, parts: list[Node]) -> None:
        self.build(parts[0])
        self.alter(condition=self.build(parts[-1]))

    def trail_while(self, parts: list[Node]) -> None:
        """ "… enquanto você controlar …" is said of the whole line, as if it stood before it."""
        if not self.fresh or self.moment.condition is not None or self.sort == t.ACTION:
            raise self.wrong("this comes too late in the text", "cards-late", parts[1])
        self.moment.condition = self.build(parts[1])
        self.build(parts[0])

    def trail_x(self, parts: list[Node]) -> None:
        self.build(parts[0])
        self.definitions.append((parts[1], parts[2]))

    def trail_free(self, parts: list[Node]) -> None:
        self.build(parts[0])
        effect = self.steps[-1].effect
        if not isinstance(effect, t.Permit):
            raise self.wrong("only the use of an action is free", "cards-only-actions", parts[1])
        self.alter(effect=replace(effect, free=True))

    def trail_during(self, parts: list[Node]) -> None:
        """ "… durante as Fases de Preparação": when a statement holds."""
        self.build(parts[0])
        step = self.steps[-1]
        if self.extra and self.draws_extra(step, parts[1]):
            return
        if not isinstance(step.effect, CONTINUOUS) or step.condition is not None:
            raise self.wrong("say this at the beginning of the sentence", "cards-late", parts[1])
        part, whose = self.build(parts[1])
        self.alter(condition=t.InPart(part, whose))

    def draws_extra(self, step: t.Step, node: Node) -> bool:
        """ "Compre um card extra durante sua Fase de Compra": when that phase begins."""
        part, whose = self.build(node)
        if part != "draw" or not self.fresh or self.moment.trigger is not None or self.sort == t.ACTION:
            return False
        self.moment.trigger = t.At(part, whose)
        self.extra = False
        return isinstance(step.effect, t.Draw)

    def trail_unless(self, parts: list[Node]) -> None:
        """ "A a não ser que você B": you may do B; if you do not, A happens."""
        if self.option or self.steps:
            raise self.wrong("say this in a sentence of its own", "cards-late", parts[1])
        self.mood = IMPERATIVE
        spoken, nouns = list(self.spoken), dict(self.nouns)
        other = t.Step(self.build(parts[1]), optional=True)
        # What stands before "a não ser que" was said first: its pronouns know nothing of what follows.
        self.spoken, later, self.nouns = spoken, self.nouns, nouns
        self.build(parts[0])
        self.nouns = {**later, **self.nouns}
        first = replace(self.steps[0], gate=self.done_before, gate_done=False)
        self.steps = [other, first, *self.steps[1:]]

    # -- pieces of a chain --

    def may(self, parts: list[Node]) -> t.Step:
        by = self.build(parts[0])
        self.mood = INFINITIVE
        step = t.Step(self.build(parts[1]), by=by, optional=True)
        return step

    def may_make(self, parts: list[Node]) -> t.Step:
        self.mood = INFINITIVE
        self.check_mood(parts[1], INFINITIVE)
        return t.Step(self.predicated(parts[2], parts[3]), optional=True)

    def done_by(self, parts: list[Node]) -> t.Step:
        """ "Aquele jogador descarta um card"; he goes on doing what is joined to it."""
        who = whose_deed(self.build(parts[0]))
        self.mood = INDICATIVE
        self.doing = who or ""
        return self.deed_of(who, parts[0], parts[1])

    def must_do(self, parts: list[Node]) -> t.Step:
        """ "Aquele jogador deve descartar um card", "… pode …"."""
        before, self.mood = self.mood, INFINITIVE
        who = whose_deed(self.build(parts[0]))
        step = replace(self.deed_of(who, parts[0], parts[2]), optional=self.build(parts[1]))
        self.mood = before
        return step

    def done_by_controller(self, parts: list[Node]) -> t.Step:
        """ "O controlador daquele personagem descarrega um card dele"."""
        before, self.mood = self.mood, INDICATIVE
        self.build(parts[0])
        step = self.deed_of(t.CONTROLLER, parts[0], parts[1])
        self.mood = before
        return step

    def controller_must(self, parts: list[Node]) -> t.Step:
        before, self.mood = self.mood, INFINITIVE
        self.build(parts[0])
        step = replace(self.deed_of(t.CONTROLLER, parts[0], parts[2]), optional=self.build(parts[1]))
        self.mood = before
        return step

    def deed_of(self, who: str | None, player: Node, deed: Node) -> t.Step:
        if who is None:
            raise self.wrong("only a player does this", "cards-no-player", player)
        effect: Effect = self.build(deed)
        if isinstance(effect, (t.Draw, t.Discard)):
            return t.Step(replace(effect, who=who))
        return t.Step(effect, by=who)

    def said_of(self, parts: list[Node]) -> Effect:
        return self.predicated(parts[0], parts[1])

    def predicated(self, subject: Node, predicate: Node) -> Effect:
        selector: Selector = self.build(subject)
        self.subject = selector
        effect: Effect = self.build(predicate)
        return effect

    def said_on(self, parts: list[Node]) -> Effect:
        """A predicate without a subject speaks of the one before."""
        if str(parts_of(parts[0])[0]).lower() == DEAL[self.mood]:
            self.subject = t.THIS_CARD
        if self.subject is None:
            raise self.wrong("of whom is this said?", "cards-no-subject", parts[0])
        self.subject = self.again(self.subject)
        effect: Effect = self.build(parts[0])
        return effect


def parts_of(node: Node) -> list[Node]:
    return list(node.children) if isinstance(node, Tree) else [node]


def counts_search(trigger: Trigger | None) -> bool:
    """ "Fosse procurar X cards": the moment itself says what X is."""
    return isinstance(trigger, t.When) and trigger.would and trigger.event == "searches"


class Heading:
    """What stands before one sentence."""

    __slots__ = ("after", "condition", "gate", "gate_done", "once", "trigger", "until")

    def __init__(self) -> None:
        self.condition: Condition | None = None
        self.gate = NO_GATE
        self.gate_done = True
        self.once = False
        self.after = ""
        self.trigger: Trigger | None = None
        self.until = ""


PREFIXES = (
    "gate",
    "gate_and_if",
    "while_true",
    "if_true",
    "when",
    "when_if",
    "during",
    "once",
    "at_part",
    "until",
    "after",
    "then",
)
#: "Cause 2 pontos de dano": the action itself deals it.
DEAL = {IMPERATIVE: "cause", INFINITIVE: "causar", INDICATIVE: "causa"}

WORDING = Wording(
    Path(__file__).parent / "wording.lark",
    lexicon,
    SceneBuilder,
    {"pt": Portuguese, "en": English},
    shared=False,
)


def own_names(*names: str) -> dict[str, Entry]:
    """The names of the card and its action, as its own text has them."""
    return {name: Entry(("OWN",), name) for name in names if name}


def as_spelt(name: str) -> str:
    """A pattern for a name however its hyphens, accents and capitals are written: "Fogo-Fátuo" is "Fogo Fátuo"."""
    plain = (f"[{letter}{ACCENTS[letter]}]" if letter in ACCENTS else re.escape(letter) for letter in fold(name))
    return "".join("[ -]" if letter in (r"\-", r"\ ", " ") else letter for letter in plain)


ACCENTS = {"a": "áàâãä", "c": "ç", "e": "éèêë", "i": "íìîï", "o": "óòôõö", "u": "úùûü", "n": "ñ"}


def compile_text(text: str, sort: str, own: Mapping[str, Entry]) -> tuple[t.Line, ...]:
    """The lines of a text; ``sort`` is ACTION for an action's text, STATIC for a permanent one."""
    if not text.strip():
        return ()
    spelt = {found.group(): entry for name, entry in own.items() for found in re.finditer(as_spelt(name), text, re.I)}
    compiled: tuple[t.Line, ...] = WORDING.compile(text, {**own, **spelt}, sort=sort)
    return compiled
