"""How the texts of Battle Scenes are read: what trails after a deed, from "até o final do turno" to "a não ser que"."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lark import Token

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.words import IMPERATIVE
from ludoteca.core.effects import THIS, Condition, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import CONTINUOUS, negation_of, ordered
from ludoteca.games.battle_scenes.wording.sentences import SentenceBuilder


class TrailBuilder(SentenceBuilder):
    """Builds what is said after a deed."""

    __slots__ = ()

    def trail_until(self, parts: list[Node]) -> None:
        before, self.lasting = self.lasting, self.build(parts[1])
        self.build(parts[0])
        self.alter(until=self.lasting)
        self.lasting = before

    def trail_in_next(self, parts: list[Node]) -> None:
        self.build(parts[0])
        self.steps[-1] = self.in_the_next(self.steps[-1], self.build(parts[1]), parts[1])

    def trail_at_part(self, parts: list[Node]) -> None:
        """ "Descarregue este card no início de seu turno": as if it stood before."""
        part, whose, end, coming = self.build(parts[1])
        if coming or not self.fresh or self.moment.trigger is not None or self.sort == t.ACTION:
            raise self.wrong("this comes too late in the text", "cards-late", parts[1])
        self.nouns.setdefault("player", t.MOMENT)
        self.moment.trigger = t.At(part, whose, end)
        self.build(parts[0])

    def trail_after(self, parts: list[Node]) -> None:
        self.build(parts[0])
        self.alter(after=self.build(parts[1]))

    def trail_after_use(self, parts: list[Node]) -> None:
        """ "Você pode comprar um card após cada ação que …": as if it stood before."""
        if not self.fresh or self.moment.trigger is not None or self.sort == t.ACTION:
            raise self.wrong("this comes too late in the text", "cards-late", parts[1])
        self.moment.trigger = t.After(self.actions(parts[1]))
        self.build(parts[0])

    def trail_instead(self, parts: list[Node]) -> None:
        """ "Se X, B ao invés disso": what it happens instead of is told after it."""
        self.build(parts[0])

    def trail_both_share(self, parts: list[Node]) -> None:
        """ "… de outro personagem, se ambos tiverem uma afiliação em comum": that other one shares it."""
        self.build(parts[0])
        spoken = dict.fromkeys(selector for selector, noun, many in self.spoken if noun == "character" and not many)
        effect = self.steps[-1].effect
        if len(spoken) < 2 or not isinstance(effect, t.Swap):
            raise self.wrong("which two characters?", "cards-which", parts[0])
        one, other = list(spoken)[-2:]
        shared = replace(effect, other=borne_by(effect.other, other.slot, t.Shares(one)))
        if shared == effect:
            raise self.wrong("which two characters?", "cards-which", parts[0])
        self.alter(effect=shared)

    def trail_each(self, parts: list[Node]) -> None:
        before = len(self.steps)
        self.build(parts[0])
        # "Para cada card descartado desta forma" speaks of what came before this.
        self.before_chain = before if len(self.steps) == before + 1 else len(self.steps) - 1
        self.alter(each=self.counted_amount(parts[1]))
        self.before_chain = None

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

    def trail_on_entry_turn(self, parts: list[Node]) -> None:
        """ "… não podem usar ações no turno em que entraram em cena"."""
        self.build(parts[0])
        kind: str = self.build(parts[1])
        self.forbidden_if(t.EnteredThisTurn(), Selector(THIS, (t.Kind((kind,)),)) if kind else None, parts[1])

    def trail_if_done(self, parts: list[Node]) -> None:
        """ "… não podem usar ações caso já tenham recebido dano neste turno": those of whom it is said."""
        self.build(parts[0])
        done = t.Acted if cast(Token, parts[1]).type == "HAS_ACTED" else t.Hurt
        self.forbidden_if(done(self.build(parts[1])), None, parts[1])

    def trail_during(self, parts: list[Node]) -> None:
        """ "… durante as Fases de Preparação": when a statement holds."""
        self.build(parts[0])
        step = self.steps[-1]
        if self.extra and self.draws_extra(step, parts[1]):
            return
        if not isinstance(step.effect, CONTINUOUS) or step.condition is not None:
            raise self.wrong("say this at the beginning of the sentence", "cards-late", parts[1])
        part, whose = self.build(parts[1])
        when = self.moment.trigger
        if isinstance(step.effect, t.ChangeDamage) and isinstance(when, t.When) and not when.during:
            # "… torna-se 0, exceto durante …": when the damage is so changed.
            self.moment.trigger = replace(when, during=f"{part}/{whose}")
            return
        self.alter(condition=t.InPart(part, whose))

    def trail_unless_that(self, parts: list[Node]) -> None:
        """ "… a não ser que ele esteja no estágio 0": if he is not."""
        self.build(parts[0])
        if self.steps[-1].condition is not None:
            raise self.wrong("say this in a sentence of its own", "cards-late", parts[1])
        self.alter(condition=self.negation(self.build(parts[1]), parts[1]))

    def trail_called(self, parts: list[Node]) -> None:
        """ "… mais uma ação neste turno se ela se chamar …": which action."""
        self.build(parts[0])
        effect = self.steps[-1].effect
        if not isinstance(effect, t.Permit) or effect.actions is None:
            raise self.wrong("only the use of an action is meant", "cards-only-actions", parts[1])
        filters = ordered((*effect.actions.filters, t.Called("name", self.build(parts[1]))))
        self.alter(effect=replace(effect, actions=replace(effect.actions, filters=filters)))

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

    def draws_extra(self, step: t.Step, node: Node) -> bool:
        """ "Compre um card extra durante sua Fase de Compra": when that phase begins."""
        part, whose = self.build(node)
        if part != "draw" or not self.fresh or self.moment.trigger is not None or self.sort == t.ACTION:
            return False
        self.moment.trigger = t.At(part, whose)
        self.extra = False
        return isinstance(step.effect, t.Draw)

    def negation(self, condition: Condition, node: Node) -> Condition:
        negated = negation_of(condition)
        if negated is None:
            raise self.wrong("say what must be true instead", "cards-misfit", node, word="", expected="se")
        return negated


def borne_by(cards: Selector, slot: int, quality: Filter) -> Selector:
    """Cards carried by a character of whom one thing more is said."""
    filters = tuple(
        replace(each, who=replace(each.who, filters=ordered((*each.who.filters, quality))))
        if isinstance(each, t.CarriedBy) and each.who.slot == slot
        else each
        for each in cards.filters
    )
    return replace(cards, filters=filters)
