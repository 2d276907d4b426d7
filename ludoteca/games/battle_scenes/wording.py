"""How the texts of Battle Scenes are read: lines, sentences and what they do. Pieces are in ``wording_pieces``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.wording import Wording
from ludoteca.cardtext.words import Entry
from ludoteca.core.effects import (
    CHOSEN,
    EACH,
    NO_GATE,
    OPPONENT,
    THIS,
    YOU,
    Ability,
    Amount,
    Clause,
    Condition,
    Effect,
    Selector,
    Trigger,
)
from ludoteca.core.rulebook import Lang, fold
from ludoteca.games.battle_scenes import text as t
from ludoteca.games.battle_scenes.bindings import doer_of, spoken_of
from ludoteca.games.battle_scenes.mentions import names_nobody
from ludoteca.games.battle_scenes.records import parts_of
from ludoteca.games.battle_scenes.wording_common import (
    CONTINUOUS,
    both,
    gate_of,
    ordered,
    states,
    whose_deed,
)
from ludoteca.games.battle_scenes.wording_damage import Moment
from ludoteca.games.battle_scenes.wording_en import English
from ludoteca.games.battle_scenes.wording_lexicon import lexicon
from ludoteca.games.battle_scenes.wording_pt import Portuguese
from ludoteca.games.battle_scenes.wording_sentences import SentenceBuilder

#: The parts of a turn in which players do what they like.
PLAYED = frozenset(("preparation", "combat", "anticipation", "attack", "turn"))


class SceneBuilder(SentenceBuilder):
    """Builds the lines of one text."""

    __slots__ = ("aimed_by", "instead", "tree", "x")

    def __init__(self, source: str, sort: str) -> None:
        super().__init__(source)
        #: ACTION for an action's text, STATIC for permanent texts.
        self.sort = sort
        self.x: Amount | None = None
        #: The sentences at hand, to point at.
        self.tree: Tree[Token] = Tree("sentences", [])
        #: The actions whose targets somebody is choosing, as the sentence has said.
        self.aimed_by: Selector | None = None
        #: The sentence before this one happens instead of it: "…, B ao invés disso".
        self.instead = False

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
        self.tree = sentences[-1]
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
        if isinstance(window, t.Window) and window.part in PLAYED and not self.may_act(window, steps):
            raise self.wrong(
                "only who plays then may do it: say what you may do in your own phase", "cards-late", self.tree
            )
        if isinstance(window, t.Window) and window.part not in PLAYED:
            # Nobody plays freely then: what a player may do, he is asked when the phase begins.
            self.moment.trigger = t.At(window.part, window.whose)
            return steps
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

    def may_act(self, window: t.Window, steps: tuple[t.Step, ...]) -> bool:
        """Does who does it play in that part of the turn? Statements hold without anybody's doing."""
        first = steps[0]
        if window.whose == t.EACH_PLAYER and first.optional:
            # "Aquele jogador pode …": each in his own phase, and nothing is yours in what he does.
            yours = any(isinstance(part, t.Controlled) and part.by == YOU for part in parts_of(steps))
            return not yours and all(doer_of(step) == t.THAT_PLAYER for step in steps)
        if isinstance(first.effect, CONTINUOUS) and not first.optional:
            return True
        mine = window.whose in (YOU, t.ANY_PLAYER) or window.part in ("anticipation", "combat", "turn")
        return mine and first.by == YOU

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
        if names_nobody(line):
            raise self.wrong("which player? None was named before", "cards-which", tree)
        for step in line.clauses:
            if isinstance(step, t.Step) and step.until and not isinstance(step.effect, (*CONTINUOUS, t.Generate)):
                raise self.wrong("what is done at once does not last", "cards-at-once", tree)
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
        for sentence, replaced in self.in_order(cast("list[Tree[Token]]", tree.children)):
            if replaced is not None:
                self.speak_of(replaced)
            self.build(sentence)
            self.fresh = False
        return tuple(self.steps)

    def in_order(self, sentences: list[Tree[Token]]) -> list[tuple[Tree[Token], Tree[Token] | None]]:
        """ "A. Se X, B ao invés disso" is read as "Se X, B. Caso contrário, A"; the moment is of both."""
        found: list[tuple[Tree[Token], Tree[Token] | None]] = []
        for sentence in sentences:
            if cast("Tree[Token]", sentence.children[-1]).data != "trail_instead":
                found.append((sentence, None))
                continue
            if not found or not all(part.data in MOMENTS for part in prefixes_of(found[-1][0])):
                raise self.wrong("instead of what?", "cards-which", sentence)
            replaced, _ = found.pop()
            after = Tree("saying", [replaced.children[-1]])
            found.append((Tree("saying", [*replaced.children[:-1], *sentence.children]), after))
            found.append((after, None))
        return found

    def speak_of(self, sentence: Tree[Token]) -> None:
        """What a sentence names is spoken of before it is told: at most the target."""
        steps, slots, fresh = list(self.steps), self.thread.slots, self.fresh
        self.fresh = False
        self.build(sentence)
        self.steps, self.fresh = steps, fresh
        if self.thread.slots > slots + (self.aim == slots):
            raise self.wrong("instead of what? Say again who is meant", "cards-which", sentence)

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
        if self.instead:
            self.before_otherwise(trees[-1], head)
        self.instead = trees[-1].data == "trail_instead"
        self.lasting = head.until
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
            return replace(
                step, condition=condition, gate=head.gate, gate_done=head.gate_done, otherwise=head.otherwise
            )
        until, after = head.until or step.until, head.after or step.after
        return replace(
            step,
            condition=condition,
            gate=head.gate,
            gate_done=head.gate_done,
            until=until,
            after=after,
            rounds=head.rounds,
            otherwise=head.otherwise,
        )

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

    def before_otherwise(self, tree: Tree[Token], head: Heading) -> None:
        """ "Se X, A. Caso contrário, B": B if X did not hold, or was not done."""
        begun = [number for number, step in enumerate(self.steps) if not step.joined]
        before = self.steps[begun[-1]] if begun else None
        if before is not None and before.condition is not None and not spoken_of(before):
            self.contrary(begun[-1], before.condition, head, tree)
        elif before is not None and before.gate != NO_GATE and before.gate_done:
            head.gate, head.gate_done = before.gate, False
        else:
            raise self.wrong("otherwise than what? Say “se …” before it", "cards-no-gate", tree)

    def contrary(self, number: int, condition: Condition, head: Heading, node: Node) -> None:
        """A statement holds while the condition does not; a deed is done if it did not hold when its turn came."""
        if states(self.sort, self.moment.trigger):
            head.condition = self.negation(condition, node)
        else:
            head.otherwise = number

    def before_if_during(self, tree: Tree[Token], head: Heading) -> None:
        """ "Se este card estiver em seus recursos durante sua Fase de Preparação, você pode …"."""
        self.before_if_true(tree, head)
        part, whose = self.build(tree.children[1])
        self.nouns.setdefault("player", t.MOMENT)
        self.set_trigger(t.Window(part, whose, once=False), tree, head)

    def before_if_when(self, tree: Tree[Token], head: Heading) -> None:
        """ "Se este card estiver em sua mão quando …, …": the moment, and what must be true then."""
        self.set_trigger(self.build(tree.children[1]), tree, head)
        self.before_if_true(tree, head)

    def before_while_true(self, tree: Tree[Token], head: Heading) -> None:
        if not self.fresh or self.moment.condition is not None:
            raise self.wrong("this comes too late in the text", "cards-late", tree)
        self.moment.condition = self.build(tree.children[0])

    def before_while_choosing(self, tree: Tree[Token], head: Heading) -> None:
        """ "Enquanto um oponente estiver escolhendo os alvos de uma ação …, …": of which actions a demand is made."""
        if not self.fresh or self.sort == t.ACTION:
            raise self.wrong("this comes too late in the text", "cards-late", tree)
        chooser: Selector = self.build(tree.children[0])
        self.forget_last(chooser)
        self.nouns["player"] = self.thread.slots
        actions = self.actions(tree.children[1])
        users = [each.who for each in actions.filters if isinstance(each, t.UsedBy)]
        player = whose_deed(chooser)
        if player not in (OPPONENT, t.EACH_PLAYER) or len(users) != 1:
            raise self.wrong("say who uses them: “usada por …”", "cards-which", tree)
        controlled = (t.Controlled(OPPONENT),) if player == OPPONENT else ()
        plain = tuple(each for each in users[0].filters if not isinstance(each, t.Controlled))
        user = t.UsedBy(replace(users[0], how=EACH, filters=ordered((*plain, *controlled))))
        filters = tuple(user if isinstance(each, t.UsedBy) else each for each in actions.filters)
        self.aimed_by = replace(actions, how=EACH, filters=filters)
        for part in tree.children[2:]:
            self.check_aimed(cast("Tree[Token]", part))

    def check_aimed(self, tree: Tree[Token]) -> None:
        """ "Se aquela ação puder ter este suporte como alvo": of what says this, and not of something else."""
        named = [self.build(part) for part in tree.children if isinstance(part, Tree)]
        if sorted(each.how for each in named) != sorted((CHOSEN, THIS)):
            raise self.wrong("say it of what must be the target", "cards-which", tree)

    def must_choose_target(self, parts: list[Node]) -> Effect:
        """ "Aquele jogador deve escolher este suporte como um dos alvos daquela ação"."""
        actions, self.aimed_by = self.aimed_by, None
        if actions is None or self.build(parts[1]):
            raise self.wrong("while who chooses the targets of which action?", "cards-which", parts[0])
        what: Selector = self.build(parts[3])
        if what.how != THIS:
            raise self.wrong("say it of this card", "cards-which", parts[3])
        return t.MustTarget(what, actions)

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
        self.nouns.setdefault("player", t.MOMENT)
        self.set_trigger(t.Window(part, whose, once=False), tree, head)

    def before_once(self, tree: Tree[Token], head: Heading) -> None:
        head.once = True

    def before_at_part(self, tree: Tree[Token], head: Heading) -> None:
        part, whose, end = self.build(tree.children[0])
        self.nouns.setdefault("player", t.MOMENT)
        self.set_trigger(t.At(part, whose, end), tree, head)

    def before_until(self, tree: Tree[Token], head: Heading) -> None:
        head.until = self.build(tree.children[0])

    def before_after(self, tree: Tree[Token], head: Heading) -> None:
        after: str = self.build(tree.children[0])
        if after == "turn" and self.sort != t.ACTION and self.fresh and head.trigger is None:
            # "No final do turno, …": of every turn, where nothing has happened before.
            self.nouns.setdefault("player", t.MOMENT)
            self.set_trigger(t.At("turn", t.ANY_PLAYER, end=True), tree, head)
            return
        head.after = after

    def before_for_each(self, tree: Tree[Token], head: Heading) -> None:
        head.rounds = self.counted_amount(tree.children[0])

    def before_after_use(self, tree: Tree[Token], head: Heading) -> None:
        """ "Após cada ação que este personagem usar, …"."""
        self.set_trigger(t.After(self.actions(tree.children[0])), tree, head)

    def before_then(self, tree: Tree[Token], head: Heading) -> None:
        """ "Então" only says the order, which the text has anyhow."""


def counts_search(trigger: Trigger | None) -> bool:
    """ "Fosse procurar X cards": the moment itself says what X is."""
    return isinstance(trigger, t.When) and trigger.would and trigger.event == "searches"


MOMENTS = ("when", "during", "once", "at_part")


def prefixes_of(sentence: Tree[Token]) -> list[Tree[Token]]:
    return cast("list[Tree[Token]]", sentence.children[:-1])


class Heading:
    """What stands before one sentence."""

    __slots__ = ("after", "condition", "gate", "gate_done", "once", "otherwise", "rounds", "trigger", "until")

    def __init__(self) -> None:
        self.condition: Condition | None = None
        self.gate = NO_GATE
        self.gate_done = True
        self.once = False
        self.after = ""
        self.rounds: Amount | None = None
        self.otherwise = NO_GATE
        self.trigger: Trigger | None = None
        self.until = ""


PREFIXES = (
    "gate",
    "gate_and_if",
    "otherwise",
    "if_during",
    "if_when",
    "while_true",
    "while_choosing",
    "if_true",
    "when",
    "when_if",
    "during",
    "once",
    "at_part",
    "until",
    "after",
    "after_use",
    "for_each",
    "then",
)

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


#: How many texts are kept as they were understood: the same cards come to many matches.
TEXTS = 4096


def as_spelt(name: str) -> str:
    """A pattern for a name however its hyphens, accents and capitals are written: "Fogo-Fátuo" is "Fogo Fátuo"."""
    plain = (f"[{letter}{ACCENTS[letter]}]" if letter in ACCENTS else re.escape(letter) for letter in fold(name))
    return "".join("[ -]" if letter in (r"\-", r"\ ", " ") else letter for letter in plain)


ACCENTS = {"a": "áàâãä", "c": "ç", "e": "éèêë", "i": "íìîï", "o": "óòôõö", "u": "úùûü", "n": "ñ"}


def compile_text(text: str, sort: str, own: Mapping[str, Entry]) -> tuple[t.Line, ...]:
    """The lines of a text; ``sort`` is ACTION for an action's text, STATIC for a permanent one."""
    return _compiled(text, sort, tuple(own)) if text.strip() else ()


@lru_cache(maxsize=TEXTS)
def _compiled(text: str, sort: str, names: tuple[str, ...]) -> tuple[t.Line, ...]:
    own = own_names(*names)
    spelt = {found.group(): entry for name, entry in own.items() for found in re.finditer(as_spelt(name), text, re.I)}
    compiled: tuple[t.Line, ...] = WORDING.compile(text, {**own, **spelt}, sort=sort)
    return compiled


def alternatives(line: Ability, lang: Lang) -> dict[int, str]:
    """What each of the alternatives of a text says, by its number."""
    assert isinstance(line, t.Line)
    renderer = {"pt": Portuguese, "en": English}[lang]({})
    renderer.text((line,))
    return renderer.alternatives
