"""How the texts of Battle Scenes are read: sentences, as chains of what is done with what trails after them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE, INFINITIVE
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, THIS, YOU, Condition, Effect, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of
from ludoteca.games.battle_scenes.wording.common import (
    CONTINUOUS,
    noun_of,
    ordered,
    placed,
    whose_deed,
)
from ludoteca.games.battle_scenes.wording.damage import MORE
from ludoteca.games.battle_scenes.wording.deeds import DeedBuilder

#: "Cause 2 pontos de dano": the action itself deals it.
DEAL = {IMPERATIVE: "cause", INFINITIVE: "causar", INDICATIVE: "causa"}


#: What is said of characters alone.
ACTING = frozenset(
    (
        "may_use",
        "may_use_more",
        "may_use_again",
        "may_use_that_again",
        "may_use_named_again",
        "may_use_at_once",
        "may_use_repeatedly",
        "cannot_use",
        "gains_keyword",
    )
)


class SentenceBuilder(DeedBuilder):
    """Builds the steps of one sentence."""

    __slots__ = ("at_once", "before_chain", "definitions", "done_before", "earlier", "option", "steps")

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.steps: list[t.Step] = []
        #: Those of the earlier sentences; and how many of this one "desta forma" may speak of, if not of all.
        self.earlier: list[t.Step] = []
        self.before_chain: int | None = None
        #: How many of the last steps are one deed.
        self.at_once = 1
        #: What X is, where the text says it.
        self.definitions: list[tuple[Node, Node]] = []
        #: How many steps the earlier sentences have.
        self.done_before = 0
        #: The option being told, or 0.
        self.option = 0

    # -- chains of what is done --

    def first(self, parts: list[Node]) -> None:
        self.mood = IMPERATIVE
        self.doing = ""
        self.add(self.step(parts[0]))

    def joined(self, parts: list[Node]) -> None:
        self.build(parts[0])
        step = self.step(parts[-1])
        if isinstance(step.effect, t.Damage) and step.effect.hits and step.effect.source == MORE:
            self.add_hits(step.effect, parts[-1])
            return
        self.add(replace(step, joined=True, option=self.option))

    def joined_boons(self, parts: list[Node]) -> None:
        """ "Ganha a afiliação X-Men e {VO}"."""
        self.build(parts[0])
        self.add(t.Step(self.gains_too(parts[1:]), joined=True, option=self.option))

    def joined_keyword(self, parts: list[Node]) -> None:
        """ "Ganha Escudo +1 e Reviver"."""
        self.build(parts[0])
        gained = self.gained_before(parts[-1])
        who = self.again(gained.what)
        gain = t.Gain(who, keyword=self.build(parts[-1]), lose=gained.lose)
        self.add(t.Step(gain, joined=True, option=self.option))

    def add(self, step: t.Step) -> None:
        """One step more; the player whose deck it speaks of is chosen before it: "você pode escolhê-lo e …"."""
        chosen, self.first_chosen = self.first_chosen, None
        if chosen is not None:
            self.steps.append(replace(step, effect=t.Choose(chosen), until="", after=""))
            chooser = step.by if isinstance(step.effect, t.Choose) else YOU
            step = replace(step, optional=False, joined=True, by=chooser)
        self.append(step)

    def append(self, step: t.Step) -> None:
        """A step, and what is done together with it by the same words."""
        self.steps.append(step)
        also, self.also = self.also, ()
        self.at_once = len(also) + 1
        for effect in also:
            self.steps.append(replace(step, effect=effect, joined=True, optional=False))

    def joined_if(self, parts: list[Node]) -> None:
        """ "… e então, se …, carregue um card": the condition is of what follows it alone."""
        self.build(parts[0])
        condition: Condition = self.build(parts[2])
        step = self.step(parts[-1])
        self.append(replace(step, joined=True, option=self.option, condition=condition))

    def joined_until(self, parts: list[Node]) -> None:
        """ "… e, até o final do turno, os vilões ganham Escudo +1": how long that lasts."""
        self.build(parts[0])
        before, self.lasting = self.lasting, self.build(parts[2])
        step = self.step(parts[-1])
        if not isinstance(step.effect, (*CONTINUOUS, t.Generate)):
            raise self.wrong("what is done at once does not last", "cards-at-once", parts[2])
        self.add(replace(step, joined=True, option=self.option, until=self.lasting))
        self.lasting = before

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
        step = self.step(parts[-1])
        if isinstance(step.effect, t.Damage) and step.effect.source == MORE:
            step = replace(step, effect=self.dealt_instead(step.effect, parts[-1]))
        self.append(replace(step, option=self.option))

    def dealt_instead(self, effect: t.Damage, node: Node) -> t.Damage:
        """ "…, ou 4 pontos de dano no alvo se …": by the same source as in the option before."""
        before = self.steps[-1].effect
        if not isinstance(before, t.Damage):
            raise self.wrong("who deals this damage?", "cards-no-subject", node)
        return replace(effect, source=before.source)

    def same_hit(self, parts: list[Node]) -> Effect:
        """ "…, ou 4 pontos de dano se …": to whom the damage before it is dealt."""
        before = self.steps[-1].effect if self.steps else None
        if not isinstance(before, t.Damage) or len(before.hits) != 1 or before.distributed:
            raise self.wrong("dealt to whom?", "cards-which", parts[0])
        penetrating = isinstance(parts[1], Tree) and parts[1].data == "penetrating"
        return t.Damage((t.Hit(self.build(parts[0]), self.again(before.hits[0].to), penetrating),), MORE)

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

    def done_last(self, name: str) -> tuple[int, Effect | None]:
        told = [*self.earlier, *self.steps[: self.before_chain]]
        found = [number for number, step in enumerate(told) if type(step.effect).__name__ == name]
        return (found[-1], told[found[-1]].effect) if found else (-1, None)

    def last_done(self) -> int:
        return self.done_before + len(self.steps) - 1

    def alter(self, **fields: Any) -> None:
        """What trails after a deed is said of all that is done together: "A e B ganham … até o final do turno"."""
        for at in range(1, 2 if "effect" in fields else self.at_once + 1):
            self.steps[-at] = replace(self.steps[-at], **fields)

    def gained_before(self, node: Node) -> t.Gain:
        last = self.steps[-1].effect if self.steps else None
        if not isinstance(last, t.Gain):
            raise self.wrong("who gains this?", "cards-no-subject", node)
        return last

    def in_the_next(self, step: t.Step, coming: tuple[str, str], node: Node) -> t.Step:
        """ "… em sua próxima Fase de Preparação": from when it begins until it ends."""
        part, whose = coming
        if not isinstance(step.effect, CONTINUOUS) or step.until:
            raise self.wrong("what is done at once does not last", "cards-at-once", node)
        at = t.At(part, self.whose_own(step.effect) if whose == YOU else whose, next=True)
        line = t.Line(t.TRIGGERED, (t.Step(step.effect, until=part),), at)
        return replace(step, effect=t.Generate(line))

    def whose_own(self, effect: Effect) -> str:
        """ "Sua próxima fase": of the player spoken of, or of who controls the character."""
        who = getattr(effect, "who", None) or getattr(effect, "what", None)
        if not isinstance(who, Selector) or who.how == THIS or t.Kind(("action",)) in who.filters:
            return YOU
        return whose_deed(who) or t.CONTROLLER

    def forbidden_if(self, quality: Filter, who: Selector | None, node: Node) -> None:
        """A prohibition holds for those that are so, or while somebody is so."""
        step = self.steps[-1]
        effect = step.effect
        if not isinstance(effect, t.Forbid) or step.condition is not None:
            raise self.wrong("say this in a sentence of its own", "cards-late", node)
        if effect.who.how == EACH and who is None:
            filters = ordered((*effect.who.filters, quality))
            self.alter(effect=replace(effect, who=replace(effect.who, filters=filters)))
            return
        self.alter(condition=t.Is(who or self.again(effect.who), (quality,)))

    # -- pieces of a chain --

    def may(self, parts: list[Node]) -> t.Step:
        by = self.build(parts[0])
        self.mood = INFINITIVE
        step = t.Step(self.build(parts[1]), by=by, optional=True)
        return step

    def you_may_use_free(self, parts: list[Node]) -> Effect:
        """ "Você pode usar as ações deste personagem sem pagar seus custos de incapacitação"."""
        actions = self.actions(parts[2])
        if self.build(parts[0]) != YOU or actions.how != EACH:
            raise self.wrong("say which actions", "cards-which", parts[2])
        if not any(isinstance(each, t.UsedBy) for each in actions.filters):
            actions = replace(actions, filters=ordered((*actions.filters, t.UsedBy(t.YOURSELF))))
        return t.Permit(actions, "be used", free=True)

    def may_make(self, parts: list[Node]) -> t.Step:
        self.mood = INFINITIVE
        self.check_mood(parts[1], INFINITIVE)
        return t.Step(self.predicated(parts[2], parts[3]), optional=True)

    def load_too(self, parts: list[Node]) -> Effect:
        """ "Carregue um card neste personagem e dois cards em um suporte"."""
        if not self.steps or not isinstance(self.steps[-1].effect, t.Load):
            raise self.wrong("what is done to it?", "cards-no-subject", parts[0])
        what: Selector = self.build(parts[0])
        return self.loaded(what, self.build(parts[1]), parts[1])

    def done_to_more(self, parts: list[Node]) -> Effect:
        """ "Descarregue um card deste personagem e dois cards do alvo": the verb is the one before."""
        before = self.steps[-1].effect if self.steps else None
        if not isinstance(before, (t.Unload, t.Discard, t.Reveal, t.Choose)):
            raise self.wrong("what is done to it?", "cards-no-subject", parts[0])
        what: Selector = self.build(parts[0])
        return replace(before, what=placed(what, t.In("hand")) if isinstance(before, t.Reveal) else what)

    def done_by(self, parts: list[Node]) -> t.Step:
        """ "Aquele jogador descarta um card"; he goes on doing what is joined to it."""
        who = self.player_of(parts[0])
        self.mood = INDICATIVE
        self.doing = who or ""
        return self.deed_of(who, parts[0], parts[1])

    def player_of(self, node: Node) -> str | None:
        """ "Aquele jogador"; "ele", before what only a player does, is the player who was named."""
        if isinstance(node, Tree) and node.data == "pronoun" and str(node.children[0]).lower() == "ele":
            return t.THAT_PLAYER
        player: Selector = self.build(node)
        who = whose_deed(player)
        told = [each for each in player.filters if not isinstance(each, (t.Kind, t.Another))]
        another = t.Another() in player.filters
        if who is not None and (told or (who == t.EACH_PLAYER and player.how == CHOOSE and not another)):
            raise self.wrong("which player?", "cards-which", node)
        return OPPONENT if who == t.EACH_PLAYER and another else who

    def must_do(self, parts: list[Node]) -> t.Step:
        """ "Aquele jogador deve descartar um card", "… pode …"."""
        before, self.mood = self.mood, INFINITIVE
        who = self.player_of(parts[0])
        step = replace(self.deed_of(who, parts[0], parts[2]), optional=self.build(parts[1]))
        if step.optional and doer_of(step) == t.EACH_PLAYER and step.by != t.EACH_PLAYER:
            raise self.wrong("each player would decide for himself", "cards-each-decides", parts[0])
        self.mood = before
        return step

    def done_by_controller(self, parts: list[Node]) -> t.Step:
        """ "O controlador daquele personagem descarrega um card dele"."""
        before, self.mood = self.mood, INDICATIVE
        named = self.controlled_piece(parts[0])
        step = self.deed_of(t.CONTROLLER, parts[0], parts[1])
        self.mood = before
        return replace(step, joined=named)

    def controlled_piece(self, node: Node) -> bool:
        """Whose controller it is; a target that was not named before is chosen first, and what he does is joined."""
        slots = self.thread.slots
        its = isinstance(node, Token)
        piece: Selector = self.spoken_as("ele", node) if its else self.build(node)
        if its and piece.how == THIS:
            raise self.wrong("whose? Name it before", "cards-which", node)
        if self.thread.slots == slots:
            return False
        if piece.how != t.TARGET:
            raise self.wrong("whose? Name it before", "cards-which", node)
        self.name_before(piece)
        return True

    def name_before(self, piece: Selector) -> None:
        """What is chosen for it comes after the target."""
        self.steps.append(t.Step(t.Choose(piece), joined=bool(self.steps), option=self.option))

    def done_by_rival(self, parts: list[Node]) -> t.Step:
        """ "Um oponente daquele jogador compra um card"."""
        before, self.mood = self.mood, INDICATIVE
        self.slot_of("player", parts[0])
        step = self.deed_of(t.RIVAL, parts[0], parts[0])
        self.mood = before
        return step

    def controller_must(self, parts: list[Node]) -> t.Step:
        before, self.mood = self.mood, INFINITIVE
        named = self.controlled_piece(parts[0])
        step = replace(self.deed_of(t.CONTROLLER, parts[0], parts[2]), optional=self.build(parts[1]))
        self.mood = before
        return replace(step, joined=named)

    def deed_of(self, who: str | None, player: Node, deed: Node) -> t.Step:
        if who is None:
            raise self.wrong("only a player does this", "cards-no-player", player)
        before, self.doing = self.doing, who
        effect: Effect = self.build(deed)
        self.doing = before
        if isinstance(effect, t.Discard):
            self.check_plain(effect.what, deed)
        if isinstance(effect, (t.Draw, t.Discard)):
            return t.Step(replace(effect, who=who))
        return t.Step(effect, by=who)

    def said_of(self, parts: list[Node]) -> Effect:
        return self.predicated(parts[0], parts[1])

    def said_of_all(self, parts: list[Node]) -> Effect:
        """ "Este personagem e o alvo ganham …": the same of each of them."""
        first, other = (self.predicated(part, parts[-1]) for part in parts[:2])
        apart = [
            each.who if isinstance(each, (t.Forbid, t.Permit)) else getattr(each, "what", None)
            for each in (first, other)
        ]
        if not all(isinstance(each, CONTINUOUS) for each in (first, other)) or may_be_one(*apart):
            raise self.wrong("say this of each of them", "cards-how-many", parts[-1])
        self.also = (other,)
        return first

    def predicated(self, subject: Node, predicate: Node) -> Effect:
        selector: Selector = self.build(subject)
        acts = isinstance(predicate, Tree) and predicate.data in ACTING
        if acts and noun_of(selector.filters) == "support" and isinstance(subject, Tree) and subject.data == "pronoun":
            # "Se você controlar um suporte, ele pode usar …": only a character does.
            self.spoken = [each for each in self.spoken if each[1] != "support"]
            selector = self.build(subject)
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


def may_be_one(one: Selector | None, other: Selector | None) -> bool:
    """Might a piece be both? It would gain twice what it gains once."""
    if one is None or other is None:
        return True
    kinds = [set(noun_of(each.filters).split("|")) for each in (one, other)]
    told_apart = t.Another() in (*one.filters, *other.filters) or t.TARGET in (one.how, other.how)
    return not told_apart and bool(kinds[0] & kinds[1])


def parts_of(node: Node) -> list[Node]:
    return list(node.children) if isinstance(node, Tree) else [node]
