"""What the rules make of a line as it was said: steps, and the moment of the line."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    NO_GATE,
    OPPONENT,
    YOU,
    Amount,
    Condition,
    Did,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of, spoken_of
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.checking import CONTINUOUS, LATE, check
from ludoteca.games.battle_scenes.wording.conditions import ELIDED, both, negation_of, spoken_again
from ludoteca.games.battle_scenes.wording.deeds import MORE
from ludoteca.games.battle_scenes.wording.meaning import Meaning, done_before
from ludoteca.games.battle_scenes.wording.measures import measured
from ludoteca.games.battle_scenes.wording.phrases import ITSELF, OTHER_PLAYERS, noun_of
from ludoteca.games.battle_scenes.wording.sentences import (
    ACTION_DOES,
    DOING,
    MAY_DO,
    THE_LAST,
    Definition,
    Said,
    Sentence,
)
from ludoteca.games.battle_scenes.wording.steps import (
    done_by,
    gate_of,
    in_order,
    in_the_next,
    like_before,
    may_act,
    says_damage,
    speaks_elided,
    spoken_in,
    stated_if,
    states,
    subject_of,
    with_subject,
)
from ludoteca.games.battle_scenes.wording.together import ToMore, done_more
from ludoteca.games.battle_scenes.wording.unfolding import Unfolding
from ludoteca.games.battle_scenes.wording.vocabulary import ordered

#: The parts of a turn in which players do what they like.
PLAYED = frozenset(("preparation", "combat", "anticipation", "attack", "turn"))


def settled_action(said: Said) -> tuple[t.Line, ...]:
    return Settling(t.ACTION).lines(said)


def settled_static(said: Said) -> tuple[t.Line, ...]:
    return Settling(t.STATIC).lines(said)


class Settling(Unfolding):
    """One line on its way from sentences to steps."""

    def __init__(self, sort: str) -> None:
        super().__init__(sort)
        self.condition: Condition | None = None
        self.x: Amount | None = None
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
        self.sentence_steps = said.steps
        steps = [
            stated_if(self.altered(self.extra(self.shared(step, said)), said))
            for step in measured(self.chain(said.steps), said.extent)
        ]
        inner: tuple[t.Step, ...] = ()
        for step in steps:
            for each in self.chosen_first(step, inner):
                inner = (*inner, *self.holder_first(each))
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

    def moment(self, said: Sentence) -> Trigger | None:
        """The moment of a sentence, if it is not that of the line."""
        if said.ending is not None and (self.sort == t.ACTION or not self.fresh):
            raise LATE
        if said.swerving and not (isinstance(said.trigger, t.When) and said.trigger.would):
            raise Wrong("instead of what?", "cards-which")
        if said.late is not None and (not self.fresh or repr(CHOSEN) in repr(said.steps)):
            # What is done before its moment is named can't speak of it.
            raise LATE
        told = (said.trigger, said.at, said.used, said.replaced, said.ending, said.late)
        triggers = [each for each in told if each is not None]
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
            if isinstance(effect, ToMore):
                more = done_more(effect, None if before is None else before.effect)
                if more is None:
                    raise Wrong("what is done to it?", "cards-no-subject")
                step = replace(step, effect=more)
            elif isinstance(effect, t.Damage) and effect.source == MORE:
                if before is None or not isinstance(before.effect, t.Damage):
                    raise Wrong("who deals this damage?", "cards-no-subject")
                effect = like_before(effect, before.effect)
                step = replace(step, effect=effect)
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
            # Other than the player who did it: nobody speaks of you in between.
            return done_by(step, t.RIVAL)
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
        meaning.costs = costs
        self.trigger = meaning.known(self.trigger)
        self.condition = meaning.known(self.condition)
        found: tuple[t.Step, ...] = ()
        for step in steps:
            found = (*found, meaning.step(step, found))
        self.x = meaning.known(None if self.x is None else done_before(self.x, found))
        if any(isinstance(part, Selector) and part.how == ITSELF for part in parts_of(self.x)):
            raise Wrong("whose? Say of whom it is", "cards-which")
        return costs, found
