"""Steps that words say as one, or otherwise than the rules know them: what is chosen first, what alters damage."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, NO_GATE, ONE, OPPONENT, THIS, YOU, Effect, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.altering import Altered, DamageOf
from ludoteca.games.battle_scenes.wording.checking import LATE
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.deeds import Perhaps
from ludoteca.games.battle_scenes.wording.limits import GainWord
from ludoteca.games.battle_scenes.wording.meaning import lasting
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.sentences import ITS, ByController, Sentence
from ludoteca.games.battle_scenes.wording.shared import Between, EitherDeed, OfBoth, swapped, told_of_each
from ludoteca.games.battle_scenes.wording.steps import done_by, is_of_a_deck, of_that_player, subject_of, told_again
from ludoteca.games.battle_scenes.wording.together import BothShare, Extra, Revealing, Together, sharing


def is_a_piece(part: object) -> bool:
    """Is it a phrase of a character or a support that somebody else may control?"""
    told = isinstance(part, Selector) and part.how in (CHOOSE, EACH, t.TARGET)
    return told and noun_of(part.filters) in ("character", "support", "scene", "character|support", "target")  # type: ignore[attr-defined]


def are_chosen(source: Selector | None) -> bool:
    """Are they several, whom the text itself chooses?"""
    return source is not None and source.how == CHOOSE and (source.up_to or source.count != ONE)


class Unfolding:
    """The steps of one line so far, its moment, and the sort of text that it is."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        self.trigger: Trigger | None = None
        self.steps: list[t.Step] = []
        #: What is paid before.
        self.paid: tuple[t.Step, ...] = ()
        #: Nothing has been said in this line yet: it may still get its moment.
        self.fresh = True
        #: The steps of the sentence at hand, as they are said.
        self.sentence_steps: tuple[t.Step, ...] = ()
        #: Has the sentence at hand steps that choose for the others?
        self.chosen = False
        #: The moment is that of a statement on damage: what else is stated holds without it.
        self.alters = False

    def of_whom(self, said: Sentence) -> Sentence:
        """ "Se for um personagem, o alvo …": said of the target; of a card, where one was spoken of."""
        condition = said.condition
        if not isinstance(condition, t.Is) or condition.what != ELIDED:
            return said
        cards = noun_of(condition.filters) == "card"
        named = [
            part
            for part in parts_of((*self.paid, *self.steps))
            if isinstance(part, Selector) and (part.how in (CHOOSE, EACH) if cards else part.how == t.TARGET)
        ]
        stated = subject_of(said.steps[0].effect) if said.steps else None
        if not cards and stated is not None and stated.how == THIS:
            # "Se tiver {MA}, este personagem ganha …".
            return replace(said, condition=replace(condition, what=stated))
        if not named:
            raise Wrong("of whom is this said?", "cards-no-subject")
        of = spoken_again(named[-1]) if cards else Selector(t.TARGET, slot=named[-1].slot)
        return replace(said, condition=replace(condition, what=of))

    def extra(self, step: t.Step) -> t.Step:
        """ "Compre um card extra durante sua Fase de Compra": when that phase begins."""
        if isinstance(step.effect, Perhaps):
            return replace(step, effect=step.effect.effect, optional=True)
        if not isinstance(step.effect, Extra):
            return step
        said, part = step.effect, step.condition
        if said.part[0] and self.fresh and self.trigger is None:
            self.trigger = t.At(*said.part)
            return replace(step, effect=said.effect)
        if self.trigger is not None and self.fresh and getattr(self.trigger, "part", "") == "draw":
            return replace(step, effect=said.effect)
        if not isinstance(part, t.InPart) or part.part != "draw" or not self.fresh or self.trigger is not None:
            raise Wrong("say in which phase", "cards-late")
        self.trigger = t.At(part.part, part.whose)
        return replace(step, effect=step.effect.effect, condition=None)

    def shared(self, step: t.Step, said: Sentence) -> t.Step:
        """ "… de outro personagem, se ambos tiverem uma afiliação em comum": that other one shares it."""
        if not isinstance(step.condition, BothShare):
            return step
        swap = step.effect
        bearers = [
            part
            for record in (said.condition, swap.what if isinstance(swap, t.Swap) else None)
            for part in parts_of(record)
            if isinstance(part, Selector) and noun_of(part.filters) == "character" and part.how == CHOOSE
        ]
        made = sharing(swap, spoken_again(bearers[-1])) if isinstance(swap, t.Swap) and bearers else None
        if made is None:
            raise Wrong("which two characters?", "cards-which")
        return replace(step, effect=made, condition=None)

    def paid_for(self, gained: Effect, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Você pode A para B": if you do A, B."""
        if len(steps) != 1 or not steps[0].optional or steps[0].option:
            raise LATE
        return steps[0], t.Step(gained, gate=len(self.steps))

    def unless(self, instead: Effect, steps: tuple[t.Step, ...], by: str | None = YOU) -> tuple[t.Step, ...]:
        """ "A a não ser que você B": you may do B; if you do not, A happens. Or who does A may do B."""
        first, *more = steps
        if first.gate != NO_GATE or first.option or first.optional:
            raise LATE
        if by not in (YOU, t.THAT_PLAYER, *t.TARGET_PLAYERS, OPPONENT):
            raise Wrong("who? Say “aquele jogador”", "cards-which")
        # It is told last and done first.
        offered = told_again(t.Step(instead, optional=True))
        offered = offered if by == YOU else done_by(offered, by)
        return offered, replace(first, gate=len(self.steps), gate_done=False), *more

    def altered(self, step: t.Step, said: Sentence) -> t.Step:
        """A text on damage that is about to be dealt; one that lasts is an effect that makes an effect."""
        effect, when = step.effect, self.trigger
        if isinstance(effect, t.MoreDamage) and effect.to is not None and noun_of(effect.actions.filters) != "action":
            would = t.When("deals damage", one_of(effect.actions), one_of(effect.to), True)
            effect = Altered(would, t.ChangeDamage("add", effect.amount))
            step = replace(step, effect=effect)
        if isinstance(effect, DamageOf):
            if not isinstance(when, t.When) or when.event not in ("deals damage", "receives damage"):
                raise Wrong("which damage? None was named before", "cards-which")
            return replace(step, effect=effect.change)
        if not isinstance(effect, Altered):
            return step
        step = lasting(step)
        effect = step.effect
        assert isinstance(effect, Altered)
        if said.until or step.until:
            return replace(step, effect=t.Generate(t.Line(t.TRIGGERED, (t.Step(effect.change),), effect.when)))
        if isinstance(when, t.When) and when.event == "receives damage" and not self.fresh:
            # "Todo o dano que ele receberia daquela ação": the damage of the moment.
            return replace(step, effect=effect.change)
        if self.sort == t.ACTION or not self.fresh or when is not None:
            raise LATE
        during, condition = effect.when.during, step.condition
        if isinstance(condition, t.InPart) and not during:
            during, condition = f"{condition.part}/{condition.whose}", None
        self.trigger, self.alters = replace(effect.when, during=during), True
        return replace(step, effect=effect.change, condition=condition)

    def chosen_first(self, step: t.Step, before: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """What is chosen before a step: whose deck "um deck" is; the target whose controller does something."""
        if isinstance(step.effect, ByController):
            return self.by_controller(step, step.effect, before)
        if isinstance(step.effect, GainWord):
            return self.word_first(step, step.effect)
        if isinstance(step.effect, t.Damage) and are_chosen(step.effect.source):
            # "Até dois personagens causam …": they are chosen, and then each of them deals it.
            assert step.effect.source is not None
            dealt = replace(step.effect, source=spoken_again(step.effect.source))
            chosen = replace(step, effect=t.Choose(step.effect.source), until="", after="")
            return chosen, replace(step, effect=dealt, joined=True, optional=False)
        if before and before[-1].option and not step.option:
            # "Capacite ou incapacite A e B": it is not said whether B belongs to both of them.
            raise LATE
        if isinstance(step.effect, Between | EitherDeed | Together | OfBoth):
            return self.said_once(step, before)
        if isinstance(step.effect, Revealing):
            done: Any = step.effect.effect
            again = replace(done, what=spoken_again(done.what))
            return replace(step, effect=t.Reveal(done.what)), replace(step, effect=again, joined=True, optional=False)
        for part in parts_of(step.effect):
            if isinstance(part, Selector) and any(is_of_a_deck(each) for each in part.filters):
                # The deck stands last in its phrase, so its player is bound right before the phrase.
                player = Selector(CHOOSE, (t.Kind(("player",)),), slot=part.slot - 1)
                chosen = replace(step, effect=t.Choose(player), until="", after="")
                return chosen, replace(mapped(step, t.In, of_that_player), optional=False, joined=True)
        return (step,)

    def said_once(self, step: t.Step, before: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """The two steps, or the alternatives, that one verb says."""
        said = step.effect
        if isinstance(said, EitherDeed):
            if step.option or step.joined:
                raise LATE
            return replace(step, effect=said.one, option=1), replace(step, effect=told_again(said.other), option=2)
        effects: tuple[Effect, ...] = ()
        if isinstance(said, Between):
            effects = swapped(said)
        elif isinstance(said, OfBoth):
            effects = told_of_each(said)
        elif isinstance(said, Together):
            effects = (said.one, said.other)
        first = replace(step, effect=effects[0])
        more = [replace(step, effect=each, joined=True, optional=False) for each in effects[1:]]
        return tuple([found for each in (first, *more) for found in self.chosen_first(each, before)])

    def word_first(self, step: t.Step, said: GainWord) -> tuple[t.Step, ...]:
        """ "Perde um poder à sua escolha": the word is chosen before, and the target before it."""
        noun = noun_of(said.word.filters)
        gain = t.GainFrom(said.what, f"lose {noun}" if said.lose else noun, spoken_again(said.word))
        chosen = replace(step, effect=t.Choose(said.word), until="", after="")
        gained = replace(step, effect=gain, joined=True, optional=False)
        if said.what.how != t.TARGET:
            return chosen, gained
        return t.Step(t.Choose(said.what), joined=step.joined), chosen, gained

    def holder_first(self, step: t.Step) -> tuple[t.Step, ...]:
        """ "Escolha um poder de um personagem": the character is chosen before."""
        effect = step.effect
        held = (
            [each for each in effect.what.filters if isinstance(each, t.HeldBy)] if isinstance(effect, t.Choose) else []
        )
        if not held or held[0].who.how != CHOOSE:
            return (step,)
        word = mapped(effect, t.HeldBy, lambda it: replace(it, who=spoken_again(it.who)))
        first = replace(step, effect=t.Choose(held[0].who))
        return first, replace(step, effect=word, joined=True, optional=False)

    def by_controller(self, step: t.Step, said: ByController, before: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        done = replace(step, effect=said.effect)
        if said.of == ITS:
            pieces = [part for part in parts_of((self.trigger, *self.steps, *self.sentence_steps)) if is_a_piece(part)]
            if not pieces:
                raise Wrong("whose? Name it before", "cards-which")
            return (done,)
        named = said.of.how != t.TARGET or any(
            isinstance(part, Selector) and part.slot == said.of.slot and part.how == t.TARGET
            for part in parts_of((*self.steps, *before))
        )
        if said.of.how == THIS:
            # You control this card yourself.
            own = replace(done, by=YOU)
            yours = said.effect
            return (replace(own, effect=replace(yours, who=YOU)) if isinstance(yours, t.Draw | t.Discard) else own,)
        if said.of.how == EACH and any(isinstance(each, t.UserOf) for each in said.of.filters):
            # "O controlador do personagem que usou aquela ação": he is found first.
            return t.Step(t.Choose(said.of), joined=step.joined), replace(done, joined=True)
        if said.of.how not in (CHOSEN, t.TARGET):
            raise Wrong("whose? Name it before", "cards-which")
        return (done,) if named else (t.Step(t.Choose(said.of), joined=step.joined), replace(done, joined=True))
