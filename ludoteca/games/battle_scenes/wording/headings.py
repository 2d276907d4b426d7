"""How the texts of Battle Scenes are read: what stands before a sentence, and what it makes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import CHOSEN, EACH, NO_GATE, OPPONENT, THIS, Amount, Condition, Effect, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import spoken_of
from ludoteca.games.battle_scenes.wording.common import CONTINUOUS, both, gate_of, ordered, states, whose_deed
from ludoteca.games.battle_scenes.wording.trails import TrailBuilder


class Heading:
    """What stands before one sentence."""

    __slots__ = ("after", "coming", "condition", "gate", "gate_done", "once", "otherwise", "rounds", "trigger", "until")

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
        #: "Em sua próxima Fase de Combate": the part, and whose.
        self.coming: tuple[str, str] | None = None


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
    "in_next",
    "after",
    "after_use",
    "after_event",
    "for_each",
    "then",
)


class HeadingBuilder(TrailBuilder):
    """Builds sentences with the moments, conditions and gates before them."""

    __slots__ = ("aimed_by", "instead")

    def __init__(self, source: str) -> None:
        super().__init__(source)
        #: The actions whose targets somebody is choosing, as the sentence has said.
        self.aimed_by: Selector | None = None
        #: The sentence before this one happens instead of it: "…, B ao invés disso".
        self.instead = False

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
        self.earlier = outer
        self.option = 0
        self.build(parts[-1])
        inner = [self.goes_on(step, head) if step.joined else self.headed(step, head) for step in self.steps]
        if head.trigger is not None:
            line = t.Line(t.TRIGGERED, tuple(inner), head.trigger)
            inner = [t.Step(t.Generate(line), until=head.until)]
        if head.coming is not None:
            inner = [self.in_the_next(step, head.coming, parts[-1]) for step in inner]
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
        window = head.trigger
        if isinstance(window, t.Window) and isinstance(trigger, t.When) and not trigger.during:
            # "Durante seu turno, toda vez que …": when it happens then.
            trigger, head.trigger = replace(trigger, during=f"{window.part}/{window.whose}"), None
        if head.trigger is not None:
            raise self.wrong("this text has two moments", "cards-late", tree)
        head.trigger = trigger
        head.until = self.until_said or head.until
        self.until_said = ""
        said, self.condition_said = self.condition_said, None
        if said is not None:
            head.condition = said if head.condition is None else both(head.condition, said)

    def before_during(self, tree: Tree[Token], head: Heading) -> None:
        part, whose = self.build(tree.children[0])
        self.nouns.setdefault("player", t.MOMENT)
        self.set_trigger(t.Window(part, whose, once=False), tree, head)

    def before_once(self, tree: Tree[Token], head: Heading) -> None:
        head.once = True

    def before_at_part(self, tree: Tree[Token], head: Heading) -> None:
        part, whose, end, coming = self.build(tree.children[0])
        if coming and self.fresh and self.sort != t.ACTION:
            raise self.wrong("the next after what? Say first when something happens", "cards-when", tree)
        self.nouns.setdefault("player", t.MOMENT)
        self.set_trigger(t.At(part, whose, end, coming), tree, head)

    def before_until(self, tree: Tree[Token], head: Heading) -> None:
        head.until = self.build(tree.children[0])

    def before_in_next(self, tree: Tree[Token], head: Heading) -> None:
        head.coming = self.build(tree.children[0])

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

    def before_after_event(self, tree: Tree[Token], head: Heading) -> None:
        """ "Depois que este personagem usar uma ação, …": after all of its effect; other things have no length."""
        when = self.build(tree.children[0])
        if isinstance(when, t.When) and when.event == "uses" and when.what is not None:
            if when.during or any(isinstance(each, t.UsedBy) for each in when.what.filters):
                raise self.wrong("say it of the action: “após uma ação …”", "cards-which", tree)
            used = replace(when.what, filters=ordered((*when.what.filters, t.UsedBy(when.who))))
            self.set_trigger(t.After(used), tree, head)
            return
        self.set_trigger(when, tree, head)

    def before_then(self, tree: Tree[Token], head: Heading) -> None:
        """ "Então" only says the order, which the text has anyhow."""
