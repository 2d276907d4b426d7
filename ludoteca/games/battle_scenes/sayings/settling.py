"""What the rules make of a line as it was said: steps, and the moment of the line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    NO_GATE,
    OPPONENT,
    THIS,
    YOU,
    Amount,
    Condition,
    Did,
    Effect,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.battle_scenes.sayings.altering import Altered, DamageOf
from ludoteca.games.battle_scenes.sayings.amounts import DoneSo, ThatMany
from ludoteca.games.battle_scenes.sayings.conditions import ELIDED, both, negation_of, spoken_again
from ludoteca.games.battle_scenes.sayings.deeds import MORE, PLACED, placed
from ludoteca.games.battle_scenes.sayings.finer import SAID_LAST, completed
from ludoteca.games.battle_scenes.sayings.phrases import (
    DAMAGER,
    ENTERING,
    ITSELF,
    NTH,
    OTHER_PLAYERS,
    SHOWN,
    EachOf,
    OfThose,
    noun_of,
)
from ludoteca.games.battle_scenes.sayings.qualities import Lasting
from ludoteca.games.battle_scenes.sayings.sentences import ACTION_DOES, DOING, MAY_DO, THE_LAST, ByController, Definition, Said, Sentence
from ludoteca.games.battle_scenes.sayings.together import BothShare, Extra, Revealing, Together, sharing
from ludoteca.games.battle_scenes.sayings.vocabulary import ordered
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of, spoken_of
from ludoteca.games.battle_scenes.text.mentions import names_nobody
from ludoteca.games.battle_scenes.text.parts import parts_of

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
    t.CountdownAlone,
    t.AnyNumber,
    t.CountsAs,
    t.EntersOnlyIf,
    t.EntersPlain,
    t.EvolvesFrom,
    t.PlainShield,
    t.PickUnloaded,
    t.Retarget,
)
#: The parts of a turn in which players do what they like.
PLAYED = frozenset(("preparation", "combat", "anticipation", "attack", "turn"))
LATE = Wrong("this comes too late in the text", "cards-late")


def settled_action(said: Said) -> tuple[t.Line, ...]:
    return Settling(t.ACTION).lines(said)


def settled_static(said: Said) -> tuple[t.Line, ...]:
    return Settling(t.STATIC).lines(said)


class Settling:
    """One line on its way from sentences to steps."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        self.trigger: Trigger | None = None
        self.condition: Condition | None = None
        self.x: Amount | None = None
        self.steps: list[t.Step] = []
        self.fresh = True
        #: The moment is that of a statement on damage: what else is stated holds without it.
        self.alters = False
        #: Who must have entered the scene this turn, as the moment at hand says.
        self.entered: Condition | None = None

    def lines(self, said: Said) -> tuple[t.Line, ...]:
        if not said.sentences:
            return (t.Line(t.STATIC, (), keywords=said.keywords),)
        costs = self.clauses(said.costs)
        clauses = self.in_part(self.clauses(said.sentences))
        costs, clauses = self.meant(costs, clauses)
        if self.x is None and self.sort != t.ACTION:
            clauses = self.chosen_x(clauses)
        groups = self.told_apart(clauses) if self.alters else ()
        if groups:
            plain, altering = (self.line_of(group, said, costs) for group in groups)
            lines: tuple[t.Line, ...] = (replace(plain, sort=t.STATIC, trigger=None), altering)
        else:
            lines = (self.line_of(clauses, said, costs),)
        for line in lines:
            check(line)
        return lines

    def line_of(self, clauses: tuple[t.Step, ...], said: Said, costs: tuple[t.Step, ...]) -> t.Line:
        sort = self.sort_of(self.trigger)
        return t.Line(sort, clauses, self.trigger, self.condition, keywords=said.keywords, costs=costs, x=self.x)

    def told_apart(self, steps: tuple[t.Step, ...]) -> tuple[tuple[t.Step, ...], ...]:
        """ "Este suporte não pode ser alvo de ações e não recebe dano": two statements, of which one alters damage."""
        altering = tuple([step for step in steps if isinstance(step.effect, t.ChangeDamage)])
        plain = tuple([step for step in steps if step not in altering])
        if not plain:
            return ()
        stated = all(isinstance(step.effect, CONTINUOUS) and not step.optional for step in plain)
        if not stated or self.x is not None or repr(CHOSEN) in repr((self.trigger, steps)):
            raise LATE
        return tuple([(replace(group[0], joined=False), *group[1:]) for group in (plain, altering)])

    def sort_of(self, trigger: Trigger | None) -> str:
        if isinstance(trigger, t.Window):
            return t.ACTIVATED
        return t.TRIGGERED if trigger is not None else self.sort

    def clauses(self, sentences: tuple[Sentence | Definition, ...]) -> tuple[t.Step, ...]:
        self.steps = []
        self.fresh = True
        for sentence in in_order(sentences):
            self.sentence(sentence)
            self.fresh = False
        return tuple(self.steps)

    # -- one sentence --

    def sentence(self, said: Sentence | Definition) -> None:
        if said.x is not None:
            if self.x is not None:
                raise Wrong("X is said twice", "cards-said-twice")
            self.x = said.x
        if isinstance(said, Definition):
            return
        self.entered = None
        said = self.of_whom(said)
        trigger = self.moment(said)
        steps = [forbidden_if(self.altered(self.extra(self.shared(step, said)), said)) for step in self.chain(said.steps)]
        inner = tuple([last for step in steps for each in self.chosen_first(step) for last in self.holder_first(each)])
        inner = tuple(
            [self.goes_on(step, said, trigger) if step.joined else self.headed(step, said, trigger) for step in inner]
        )
        if trigger is not None:
            inner = (t.Step(t.Generate(t.Line(t.TRIGGERED, inner, trigger)), until=said.until or ""),)
        if said.coming is not None:
            inner = tuple([in_the_next(step, said.coming) for step in inner])
        if said.unless is not None:
            inner = self.unless(said.unless, inner)
        self.steps += inner

    def of_whom(self, said: Sentence) -> Sentence:
        """ "Se for um personagem, o alvo …": said of the target; of a card, where one was spoken of."""
        condition = said.condition
        if not isinstance(condition, t.Is) or condition.what != ELIDED:
            return said
        cards = noun_of(condition.filters) == "card"
        named = [
            part
            for part in parts_of(tuple(self.steps))
            if isinstance(part, Selector) and (part.how in (CHOOSE, EACH) if cards else part.how == t.TARGET)
        ]
        if not named:
            raise Wrong("of whom is this said?", "cards-no-subject")
        of = spoken_again(named[-1]) if cards else Selector(t.TARGET, slot=named[-1].slot)
        return replace(said, condition=replace(condition, what=of))

    def extra(self, step: t.Step) -> t.Step:
        """ "Compre um card extra durante sua Fase de Compra": when that phase begins."""
        if not isinstance(step.effect, Extra):
            return step
        part = step.condition
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

    def unless(self, instead: Effect, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "A a não ser que você B": you may do B; if you do not, A happens."""
        first, *more = steps
        if first.gate != NO_GATE or first.option:
            raise LATE
        return t.Step(instead, optional=True), replace(first, gate=len(self.steps), gate_done=False), *more

    def altered(self, step: t.Step, said: Sentence) -> t.Step:
        """A text on damage that is about to be dealt; one that lasts is an effect that makes an effect."""
        effect, when = step.effect, self.trigger
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

    def chosen_first(self, step: t.Step) -> tuple[t.Step, ...]:
        """What is chosen before a step: whose deck "um deck" is; the target whose controller does something."""
        if isinstance(step.effect, ByController):
            return self.by_controller(step, step.effect)
        if isinstance(step.effect, Together):
            one, other = step.effect.one, step.effect.other
            return replace(step, effect=one), replace(step, effect=other, joined=True, optional=False)
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

    def holder_first(self, step: t.Step) -> tuple[t.Step, ...]:
        """ "Escolha um poder de um personagem": the character is chosen before."""
        effect = step.effect
        held = [each for each in effect.what.filters if isinstance(each, t.HeldBy)] if isinstance(effect, t.Choose) else []
        if not held or held[0].who.how != CHOOSE:
            return (step,)
        word = mapped(effect, t.HeldBy, lambda it: replace(it, who=spoken_again(it.who)))
        first = replace(step, effect=t.Choose(held[0].who))
        return first, replace(step, effect=word, joined=True, optional=False)

    def by_controller(self, step: t.Step, said: ByController) -> tuple[t.Step, ...]:
        done = replace(step, effect=said.effect)
        named = said.of.how != t.TARGET or any(
            isinstance(part, Selector) and part.slot == said.of.slot and part.how == t.TARGET
            for part in parts_of(tuple(self.steps))
        )
        if said.of.how not in (CHOSEN, t.TARGET):
            raise Wrong("whose? Name it before", "cards-which")
        return (done,) if named else (t.Step(t.Choose(said.of), joined=step.joined), replace(done, joined=True))

    def moment(self, said: Sentence) -> Trigger | None:
        """The moment of a sentence, if it is not that of the line."""
        triggers = [each for each in (said.trigger, said.at, said.used, said.replaced) if each is not None]
        if len(triggers) > 1:
            raise Wrong("this text has two moments", "cards-late")
        trigger = triggers[0] if triggers else None
        if said.part is not None:
            if trigger is None:
                trigger = t.Window(*said.part, once=False)
            elif isinstance(trigger, t.When) and not trigger.during:
                trigger = replace(trigger, during="/".join(said.part))
            else:
                raise Wrong("this text has two moments", "cards-late")
        if said.after == "turn" and self.sort != t.ACTION and self.fresh and trigger is None:
            # "No final do turno, …": of every turn, where nothing has happened before.
            trigger = t.At("turn", t.ANY_PLAYER, end=True)
        if said.once:
            if not isinstance(trigger, t.Window | t.When):
                raise Wrong("say first during which phase, or when", "cards-late")
            trigger = replace(trigger, once=True)
        holding = said.trailing if said.holding is None else said.holding
        if holding is not None:
            if not self.fresh or self.condition is not None or (said.holding is not None and said.trailing is not None):
                raise LATE
            self.condition = holding
        if isinstance(trigger, t.At) and trigger.next and self.fresh and self.sort != t.ACTION:
            raise Wrong("the next after what? Say first when something happens", "cards-when")
        if said.entered is not None:
            trigger = self.on_entry(trigger, said.entered)
        if isinstance(trigger, t.When) and trigger.who == ELIDED:
            trigger = replace(trigger, who=spoken_in(said.condition))
        if trigger is not None and self.fresh and self.sort != t.ACTION:
            self.trigger, trigger = trigger, None
        if isinstance(trigger, t.Window):
            raise LATE
        return trigger

    def on_entry(self, trigger: Trigger | None, entered: Condition) -> Trigger:
        """ "Um vilão usar uma ação no turno em que entrou em cena"."""
        assert isinstance(trigger, t.When) and isinstance(entered, t.Is)
        if entered.what != ELIDED:
            self.entered = entered
            return trigger
        if trigger.who.how not in (CHOOSE, EACH):
            self.entered = replace(entered, what=trigger.who)
            return trigger
        return replace(trigger, who=replace(trigger.who, filters=ordered((*trigger.who.filters, t.EnteredThisTurn()))))

    def headed(self, step: t.Step, said: Sentence, trigger: Trigger | None) -> t.Step:
        condition = step.condition
        if self.entered is not None:
            condition = self.entered if condition is None else both(self.entered, condition)
        if said.condition is not None:
            condition = said.condition if condition is None else both(said.condition, condition)
        gate, done = self.gate(said)
        otherwise = NO_GATE
        if said.otherwise:
            gate, done, otherwise, condition = self.contrary(condition)
        if trigger is not None:
            return replace(step, condition=condition, gate=gate, gate_done=done, otherwise=otherwise)
        moment = said.after == "turn" and isinstance(self.trigger, t.At)
        after = step.after if moment or said.after is None else said.after
        until = said.until or step.until
        return replace(
            step,
            condition=condition,
            gate=gate,
            gate_done=done,
            until=until,
            after=after,
            rounds=said.rounds,
            otherwise=otherwise,
        )

    def goes_on(self, step: t.Step, said: Sentence, trigger: Trigger | None) -> t.Step:
        """ "Até o final do turno, A e B": both last so long."""
        lasts = said.until and trigger is None and not step.until and isinstance(step.effect, CONTINUOUS)
        return replace(step, until=said.until or "") if lasts else step

    def gate(self, said: Sentence) -> tuple[int, bool]:
        if said.gate != THE_LAST:
            return NO_GATE, True
        found = gate_of(self.steps)
        if found is None:
            raise Wrong("there is nothing before this that may be done", "cards-no-gate")
        return found, said.gate_done

    def contrary(self, condition: Condition | None) -> tuple[int, bool, int, Condition | None]:
        """ "Se X, A. Caso contrário, B": B if X did not hold, or was not done."""
        begun = [number for number, step in enumerate(self.steps) if not step.joined]
        before = self.steps[begun[-1]] if begun else None
        if before is not None and before.condition is not None and not spoken_of(before):
            if not states(self.sort, self.trigger):
                return NO_GATE, True, begun[-1], condition
            opposite = negation_of(before.condition)
            if opposite is None:
                raise Wrong("say what must be true instead", "cards-misfit")
            return NO_GATE, True, NO_GATE, opposite if condition is None else both(opposite, condition)
        if before is not None and before.gate != NO_GATE and before.gate_done:
            return before.gate, False, NO_GATE, condition
        raise Wrong("otherwise than what? Say “se …” before it", "cards-no-gate")

    # -- chains --

    def chain(self, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """The steps of a chain, with those of whom they speak without naming them."""
        found: list[t.Step] = []
        for step in steps:
            before = found[-1] if found else None
            effect = step.effect
            if isinstance(effect, t.Damage) and effect.source == MORE:
                if before is None or not isinstance(before.effect, t.Damage):
                    raise Wrong("who deals this damage?", "cards-no-subject")
                if step.joined:
                    found[-1] = replace(before, effect=replace(before.effect, hits=(*before.effect.hits, *effect.hits)))
                    continue
                step = replace(step, effect=replace(effect, source=before.effect.source))
            elif isinstance(effect, t.Damage) and effect.source == ELIDED and before and says_damage(before.effect):
                # "…, ou causa 2 pontos de dano no alvo": the action itself deals it.
                step = replace(step, effect=replace(effect, source=None))
            elif speaks_elided(effect):
                subject = None if before is None else subject_of(before.effect)
                if subject is None:
                    raise Wrong("of whom is this said?", "cards-no-subject")
                step = replace(step, effect=with_subject(effect, spoken_again(subject), before))
            step = self.by_others(self.by_action(step, before))
            if step.by == DOING:
                doing = None if before is None else doer_of(before)
                if doing in (None, YOU):
                    raise Wrong("only a player does this", "cards-no-player")
                step = done_by(step, str(doing))
            if step.by == MAY_DO:
                offered = [each for each in found if each.optional and each.option == step.option]
                if not offered:
                    raise Wrong("only after “pode …” goes it on so", "cards-mood-imperative")
                step = done_by(step, doer_of(offered[-1]) or YOU)
            found.append(step)
        return tuple(found)

    def by_action(self, step: t.Step, before: t.Step | None) -> t.Step:
        """ "Descarrega um card": an action's text may begin so, and you do it."""
        if step.by != ACTION_DOES:
            return step
        if self.sort != t.ACTION or not self.fresh or before is not None:
            raise Wrong("say it to whoever does it", "cards-mood-imperative")
        return replace(step, by=YOU)

    def by_others(self, step: t.Step) -> t.Step:
        """ "Cada outro jogador": your opponents, where the moment does not speak of any player's deed."""
        if doer_of(step) != OTHER_PLAYERS:
            return step
        when = self.trigger
        if isinstance(when, t.When) and noun_of(when.who.filters) in ("player", "opponent"):
            raise Wrong("other than whom? Say “um oponente daquele jogador” or “cada oponente”", "cards-which")
        return done_by(step, OPPONENT)

    # -- the whole line --

    def in_part(self, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Durante as Fases de Preparação, os personagens não podem …": a statement that holds then."""
        window = self.trigger
        if not isinstance(window, t.Window):
            return steps
        if window.part in PLAYED and not may_act(window, steps):
            raise Wrong("only who plays then may do it: say what you may do in your own phase", "cards-late")
        if window.part not in PLAYED:
            # Nobody plays freely then: what a player may do, he is asked when the phase begins.
            self.trigger = t.At(window.part, window.whose)
            return steps
        if window.once:
            return steps
        if not steps[0].optional and not isinstance(steps[0].effect, CONTINUOUS):
            # "Durante sua Fase de Compra, compre um card": it happens, when the phase begins.
            self.trigger = t.At(window.part, window.whose)
            return steps
        if any(step.optional or step.condition or not isinstance(step.effect, CONTINUOUS) for step in steps):
            return steps
        self.trigger = None
        return tuple([replace(step, condition=t.InPart(window.part, window.whose)) for step in steps])

    def chosen_x(self, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Você pode descartar X cards. Se o fizer, …": X is how many he discards."""
        for number, step in enumerate(steps):
            effect = step.effect
            if isinstance(effect, t.Discard | t.Unload) and effect.what.count == t.Variable():
                any_number = replace(effect.what, count=Number(99), up_to=True)
                self.x = Did(number)
                return (*steps[:number], replace(step, effect=replace(effect, what=any_number)), *steps[number + 1 :])
        return steps

    def meant(
        self, costs: tuple[t.Step, ...], steps: tuple[t.Step, ...]
    ) -> tuple[tuple[t.Step, ...], tuple[t.Step, ...]]:
        """Steps in which what was chosen, shown and done before them is known."""
        meaning = Meaning(self.trigger)
        costs = tuple([meaning.step(step, costs[:number]) for number, step in enumerate(costs)])
        self.trigger = meaning.known(self.trigger)
        self.condition = meaning.known(self.condition)
        found: tuple[t.Step, ...] = ()
        for step in steps:
            found = (*found, meaning.step(step, found))
        self.x = meaning.known(None if self.x is None else done_before(self.x, found))
        return costs, found


def forbidden_if(step: t.Step) -> t.Step:
    """ "… não podem usar ações caso já tenham recebido dano": those of whom it is said, or while somebody is so."""
    effect, condition = step.effect, step.condition
    if not isinstance(condition, t.Is) or condition.what != ELIDED:
        return step
    if not isinstance(effect, t.Forbid):
        raise Wrong("of whom is this said?", "cards-no-subject")
    if effect.who.how != EACH:
        return replace(step, condition=replace(condition, what=spoken_again(effect.who)))
    who = replace(effect.who, filters=ordered((*effect.who.filters, *condition.filters)))
    return replace(step, effect=replace(effect, who=who), condition=None)


def is_of_a_deck(filter_: Any) -> bool:
    return isinstance(filter_, t.In) and filter_.whose == t.ONE_PLAYER


def of_that_player(place: t.In) -> t.In:
    return replace(place, whose=t.THAT_PLAYER) if is_of_a_deck(place) else place


def spoken_in(condition: Condition | None) -> Selector:
    """Whom a condition speaks of, spoken of once more."""
    if not isinstance(condition, t.Is):
        raise Wrong("of whom is this said?", "cards-no-subject")
    return spoken_again(condition.what)


class Meaning:
    """What a text has chosen and shown so far."""

    def __init__(self, trigger: Trigger | None) -> None:
        self.chose: dict[str, int] = {}
        self.group = SHOWN
        #: The slots of "um deles", and of what kind these are.
        self.kinds: dict[int, tuple[Any, ...]] = {}
        #: The slots of several that were chosen together, by their noun.
        self.several: dict[str, int] = {}
        self.trigger = trigger

    def step(self, step: t.Step, before: tuple[t.Step, ...]) -> t.Step:
        step = mapped(lasting(done_before(step, before)), Selector, one_of_each)
        step = self.said_last(same_identity(step), before)
        step = self.generated(step) if isinstance(step.effect, t.Generate) else self.known(step)
        step = replace(step, effect=to_itself(step.effect))
        for part in parts_of(step.effect):
            if isinstance(part, Selector) and part.how == CHOOSE and part.count != Number(1):
                self.several[noun_of(part.filters)] = part.slot
        effect = self.lying(step.effect)
        if isinstance(effect, t.Choose):
            self.chose[noun_of(effect.what.filters)] = effect.what.slot
        if isinstance(effect, t.Look) or (isinstance(effect, t.Reveal) and effect.what.how == EACH):
            self.group = effect.what.slot
        return replace(step, effect=effect)

    def said_last(self, step: t.Step, before: tuple[t.Step, ...]) -> t.Step:
        """ "Com esta afiliação": the one that was named last."""
        told = [
            part
            for part in parts_of((self.trigger, before, step.condition))
            if isinstance(part, t.Affiliated) and part != SAID_LAST
        ]
        if not any(part == SAID_LAST for part in parts_of(step.effect)):
            return step
        if not told:
            raise Wrong("which one? None was named before", "cards-which")
        return replace(step, effect=mapped(step.effect, Selector, lambda it: completed(it, told[-1].names)))

    def generated(self, step: t.Step) -> t.Step:
        """What an effect makes has a moment of its own."""
        outer = self.trigger
        assert isinstance(step.effect, t.Generate)
        self.trigger = step.effect.line.trigger
        step = self.known(step)
        self.trigger = outer
        return step

    def known(self, record: Any) -> Any:
        return record if record is None else mapped(record, Selector, self.selector)

    def selector(self, it: Selector) -> Selector:
        if it.how == t.REST and it.slot == SHOWN:
            return replace(it, slot=self.shown())
        if it.how == CHOSEN and it.slot == t.REMEMBERED:
            return replace(it, slot=self.chose.get(noun_of(it.filters), t.REMEMBERED))
        if it.how == DAMAGER:
            return self.damager(it)
        if it.how == ENTERING:
            return self.entering()
        if it.how == NTH:
            if noun_of(it.filters) not in self.several:
                raise Wrong("the first of which? Choose several before", "cards-which")
            return replace(it, how=CHOSEN, slot=self.several[noun_of(it.filters)])
        if it.how == CHOSEN and it.slot in self.kinds:
            return replace(it, filters=self.kinds[it.slot])
        filters = tuple([each for filter_ in it.filters for each in self.filter(filter_, it)])
        if any(isinstance(each, t.Extreme) for each in filters):
            rest = tuple([each for each in filters if not isinstance(each, t.Extreme)])
            among = Selector(EACH, rest, slot=-1)
            filters = tuple([replace(each, among=among) if isinstance(each, t.Extreme) else each for each in filters])
        return it if filters == it.filters else replace(it, filters=ordered(filters))

    def filter(self, filter_: Any, of: Selector) -> tuple[Any, ...]:
        if isinstance(filter_, EachOf):
            return ()
        if isinstance(filter_, t.Either) and len(filter_.one) == 1 and isinstance(filter_.one[0], OfThose):
            return (replace(filter_, one=(t.Among(filter_.one[0].group.slot),)),)
        if isinstance(filter_, OfThose):
            kind = () if noun_of(filter_.group.filters) == "target" else filter_.group.filters
            self.kinds[of.slot] = filter_.group.filters
            return (*kind, t.Among(filter_.group.slot))
        if filter_ == t.Among(SHOWN):
            return (t.Among(self.shown()),)
        if (
            isinstance(filter_, t.OfChosen)
            and noun_of(filter_.other.filters) == "name"
            and noun_of(of.filters) == "action"
        ):
            # "Ações com o nome escolhido": an action was named.
            return (
                t.SameAs("name", Selector(CHOSEN, (t.Kind(("action",)),), slot=self.chose.get("action", t.REMEMBERED))),
            )
        return (filter_,)

    def damager(self, it: Selector) -> Selector:
        """ "O personagem que causou aquele dano": as the moment has named it."""
        when = self.trigger
        dealing = None
        if isinstance(when, t.When) and when.event in ("deals damage", "receives damage"):
            dealing = when.who if when.event == "deals damage" else when.what
        if dealing is None or noun_of(dealing.filters) != "character" or dealing.how not in (CHOOSE, EACH):
            raise Wrong("which damage? None was named before", "cards-which")
        return Selector(CHOSEN, it.filters, slot=dealing.slot)

    def entering(self) -> Selector:
        """ "O personagem que entrou em cena": as the moment has named it."""
        when = self.trigger
        if not isinstance(when, t.When) or when.event not in ("enters", "enters or leaves"):
            raise Wrong("which one? None entered before", "cards-which")
        return spoken_again(when.who)

    def shown(self) -> int:
        if self.group < 0:
            raise Wrong("which others? None were looked at before", "cards-which")
        return self.group

    def lying(self, effect: Effect) -> Effect:
        """Cards that are put, chosen or revealed lie where the text says, or are of those that were looked at."""
        if not isinstance(effect, t.Put | t.Choose | t.Reveal):
            return effect
        what = effect.what
        one = what.how == CHOOSE or (what.how == EACH and isinstance(effect, t.Put))
        if not one or noun_of(what.filters) != "card" or any(isinstance(each, PLACED) for each in what.filters):
            return effect
        if isinstance(effect, t.Reveal) and self.group < 0:
            return replace(effect, what=placed(what, t.In("hand")))
        if self.group < 0:
            raise Wrong("a card of which zone?", "cards-no-place")
        return replace(effect, what=replace(what, filters=ordered((*what.filters, t.Among(self.group)))))


def same_identity(step: t.Step) -> t.Step:
    """ "Carregue um card de personagem em um personagem com o mesmo alter ego": as the card."""
    effect = step.effect
    if not isinstance(effect, t.Load):
        return step
    card = spoken_again(effect.what)

    def known(it: t.SameAs) -> t.SameAs:
        return replace(it, other=card) if it.other == ELIDED else it

    return replace(step, effect=replace(effect, onto=mapped(effect.onto, t.SameAs, known)))


def to_itself(effect: Effect) -> Effect:
    """ "Este personagem causa 1 ponto de dano nele mesmo": whoever deals it."""
    if not any(isinstance(part, Selector) and part.how == ITSELF for part in parts_of(effect)):
        return effect
    dealer = effect.source if isinstance(effect, t.Damage) else None
    if dealer is None:
        raise Wrong("who? None was named before", "cards-which")
    return mapped(effect, Selector, lambda it: spoken_again(dealer) if it.how == ITSELF else it)  # type: ignore[no-any-return]


def one_of_each(it: Selector) -> Selector:
    """ "Um card de cada personagem": as many as there are bearers, one from each at least, which is one from each."""
    carried = [each for each in it.filters if isinstance(each, t.CarriedBy) and EachOf() in each.who.filters]
    if not carried or it.how != CHOOSE:
        return it
    (one,) = carried
    if it.count != Number(1) or it.up_to:
        raise Wrong("one from each of them? Say which", "cards-how-many")
    who = replace(one.who, filters=tuple([each for each in one.who.filters if not isinstance(each, EachOf)]))
    filters = tuple([t.CarriedBy(who, divided=True) if each is one else each for each in it.filters])
    return replace(it, filters=filters, count=t.CountOf(who))


def lasting(step: t.Step) -> t.Step:
    """ "As ações que ele usar neste turno custam …": so long the statement lasts."""
    found = [part for part in parts_of(step.effect) if isinstance(part, Lasting)]
    if not found:
        return step
    if step.until or len(found) > 1:
        raise Wrong("say once how long it lasts", "cards-said-twice")

    def without(it: Selector) -> Selector:
        return replace(it, filters=tuple([each for each in it.filters if not isinstance(each, Lasting)]))

    return replace(step, effect=mapped(step.effect, Selector, without), until=found[0].until)


def done_before(record: Any, before: tuple[t.Step, ...]) -> Any:
    """ "Desta forma", "aquele mesmo número": how much an earlier step really did."""

    def done(amount: Any) -> Amount:
        if isinstance(amount, ThatMany):
            found = [len(before) - 1] if before else []
        else:
            found = [number for number, each in enumerate(before) if type(each.effect).__name__ == amount.done]
        if not found:
            raise Wrong("how many? Nothing was done before", "cards-how-many")
        return Did(found[-1])

    return mapped(record, (DoneSo, ThatMany), done)


def in_order(sentences: tuple[Sentence | Definition, ...]) -> list[Sentence | Definition]:
    """ "A. Se X, B ao invés disso" is read as "Se X, B. Caso contrário, A"; the moment is of both."""
    found: list[Sentence | Definition] = []
    for sentence in sentences:
        if isinstance(sentence, Definition) or not sentence.instead:
            found.append(sentence)
            continue
        if not found or sentence.condition is None:
            raise Wrong("instead of what?", "cards-which")
        before = found.pop()
        if isinstance(before, Definition):
            raise Wrong("instead of what?", "cards-which")
        moment = replace(sentence, instead=False, trigger=before.trigger, part=before.part, once=before.once)
        found.append(replace(moment, at=before.at, used=before.used))
        found.append(Sentence(before.steps, otherwise=True))
    return found


# -- whom a statement speaks of ---------------------------------------------------

SUBJECTS = {
    t.Forbid: "who",
    t.Permit: "who",
    t.Retype: "actions",
    t.ChangeCost: "actions",
    t.MoreDamage: "actions",
    t.Damage: "source",
    t.Retarget: "actions",
}
STATED = (t.Gain, t.GainFrom, t.MustTarget, t.NoEffect, t.SetShield)


def subject_of(effect: Effect) -> Selector | None:
    field = "what" if isinstance(effect, STATED) else SUBJECTS.get(type(effect), "")
    found = getattr(effect, field) if field else None
    return found if isinstance(found, Selector) else None


def says_damage(effect: Effect) -> bool:
    """Is it damage that the card itself deals?"""
    return isinstance(effect, t.Damage) and effect.source is None


def speaks_elided(effect: Effect) -> bool:
    return subject_of(effect) == ELIDED


def with_subject(effect: Effect, subject: Selector, before: t.Step | None) -> Effect:
    field = "what" if isinstance(effect, STATED) else SUBJECTS[type(effect)]
    lose = before is not None and isinstance(before.effect, t.Gain) and before.effect.lose
    made: Effect = replace(effect, **{field: subject})
    return replace(made, lose=True) if isinstance(made, t.Gain) and lose and made.shield is None else made


def done_by(step: t.Step, who: str) -> t.Step:
    if isinstance(step.effect, t.Draw | t.Discard):
        return replace(step, effect=replace(step.effect, who=who), by=YOU)
    return replace(step, by=who)


def in_the_next(step: t.Step, coming: tuple[str, str]) -> t.Step:
    """ "… em sua próxima Fase de Preparação": from when it begins until it ends."""
    part, whose = coming
    if not isinstance(step.effect, CONTINUOUS) or step.until:
        raise Wrong("what is done at once does not last", "cards-at-once")
    at = t.At(part, whose_own(step.effect) if whose == YOU else whose, next=True)
    return replace(step, effect=t.Generate(t.Line(t.TRIGGERED, (t.Step(step.effect, until=part),), at)))


def whose_own(effect: Effect) -> str:
    """ "Sua próxima fase": of the player spoken of, or of who controls the character."""
    who = getattr(effect, "who", None) or getattr(effect, "what", None)
    if not isinstance(who, Selector) or who.how == THIS or t.Kind(("action",)) in who.filters:
        return YOU
    return t.CONTROLLER


def gate_of(steps: Sequence[t.Step]) -> int | None:
    """ "Se o fizer" speaks of the last thing that somebody may do, or else of the last that is under no gate."""
    offered = [number for number, step in enumerate(steps) if step.optional]
    free = [number for number, step in enumerate(steps) if step.gate == NO_GATE and not step.joined]
    found = offered or free
    return found[-1] if found else None


# -- conditions -------------------------------------------------------------------


def states(sort: str, trigger: Trigger | None) -> bool:
    """Does a line only say what holds, or what becomes of damage, while its conditions do?"""
    return sort != t.ACTION and (trigger is None or (isinstance(trigger, t.When) and trigger.would))


def may_act(window: t.Window, steps: tuple[t.Step, ...]) -> bool:
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


# -- what can't be ----------------------------------------------------------------


def check(line: t.Line) -> None:
    """What holds needs no moment, and what happens does. Targets are an action's, chosen after its costs (F)."""
    elsewhere: tuple[object, ...] = line.costs
    if line.sort != t.ACTION:
        altering = all(isinstance(step.effect, t.ChangeDamage | t.Redirect) for step in line.clauses)
        struck = altering and isinstance(line.trigger, t.When) and line.trigger.event == "deals damage"
        elsewhere = (None if struck else line.trigger, line.condition, *line.clauses)
    if "how='target'" in repr(elsewhere) or any(who in repr(elsewhere) for who in map(repr, t.TARGET_PLAYERS)):
        raise Wrong("only what an action does has targets", "cards-only-actions")
    if repr(t.ONE_PLAYER) in repr(line):
        raise Wrong("whose deck? Say who chooses the player", "cards-which")
    if names_nobody(line):
        raise Wrong("which player? None was named before", "cards-which")
    check_pieces((line.trigger, line.condition))
    for step in line.clauses:
        if isinstance(step, t.Step):
            check_step(step, line)


def check_step(step: t.Step, line: t.Line) -> None:
    effect = step.effect
    check_pieces((effect, step.condition))
    check_blind(effect)
    if isinstance(effect, t.NoEffect) and not effect.texts and effect.what.how != CHOSEN:
        raise Wrong("which action? None was named before", "cards-which")
    if line.sort == t.STATIC and isinstance(effect, t.ChangeDamage):
        raise Wrong("which damage? None was named before", "cards-which")
    if isinstance(effect, t.Prevent):
        when = line.trigger
        if not (isinstance(when, t.When) and when.would and when.by and when.event == effect.event):
            raise Wrong("what was he about to do?", "cards-which")
    if step.until and not isinstance(step.effect, (*CONTINUOUS, t.Generate)):
        raise Wrong("what is done at once does not last", "cards-at-once")
    if "/" in step.until and (line.sort == t.STATIC or is_of_this_turn(step)):
        raise Wrong("this can't last beyond the turn", "cards-beyond-turn")
    if line.sort == t.STATIC and (step.until or not isinstance(step.effect, CONTINUOUS)):
        raise Wrong("when does this happen? Begin with “quando …” or “durante …”", "cards-when")
    counts = isinstance(line.trigger, t.When) and line.trigger.would and line.trigger.event == "searches"
    if "Variable" in repr(step.effect) and line.x is None and line.sort != t.ACTION and not counts:
        raise Wrong("what is X? Say “X é igual a …”", "cards-no-x")


def check_pieces(record: object) -> None:
    """ "De mesmo nome" is said of some that are chosen, or counted; only what is in the scene has current Energy."""
    counted = [
        part.what for part in parts_of(record) if isinstance(part, t.CountOf | t.Count) and part.what.how == EACH
    ]
    for part in parts_of(record):
        if not isinstance(part, Selector):
            continue
        alike = any(isinstance(each, t.Alike) for each in part.filters) and part not in counted
        if alike and (part.how in (EACH, t.TARGET) or part.count == Number(1)):
            raise Wrong("the same as what? None was named before", "cards-which")
        current = any(isinstance(each, t.Figure | t.Extreme) and each.value == "energy" for each in part.filters)
        if current and noun_of(part.filters) == "card":
            raise Wrong("only what is in the scene carries cards: say “Energia Inicial”", "cards-which")


def check_blind(effect: Effect) -> None:
    """What is looked for, or discarded by chance or by somebody else, is told card by card."""
    blind = isinstance(effect, t.Search) or (isinstance(effect, t.Discard) and (effect.random or effect.who != YOU))
    if blind and any(isinstance(each, t.Alike | t.Extreme) for each in effect.what.filters):  # type: ignore[attr-defined]
        raise Wrong("say which cards are meant", "cards-which")


def is_of_this_turn(step: t.Step) -> bool:
    """One action more, and which action is the next or the first, are counted within a turn."""
    more = isinstance(step.effect, t.Permit) and step.effect.what in ("use one more", "use again")
    return more or any(isinstance(part, t.Ordinal) for part in parts_of(step.effect))
