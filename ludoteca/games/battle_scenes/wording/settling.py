"""What the rules make of a line as it was said: steps, and the moment of the line."""

from __future__ import annotations

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
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of, spoken_of
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.action_qualities import OWN_CARD, on_his_card
from ludoteca.games.battle_scenes.wording.apart import told_apart
from ludoteca.games.battle_scenes.wording.chains import ACTION_DOES, ACTION_NAMED, DOING, MAY_DO
from ludoteca.games.battle_scenes.wording.checking import CONTINUOUS, LATE, check
from ludoteca.games.battle_scenes.wording.condition_lists import both, negation_of, spoken_again
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.damage import MORE
from ludoteca.games.battle_scenes.wording.history import Earlier, EarlierAmount, earlier
from ludoteca.games.battle_scenes.wording.meaning import Meaning, counted_this_turn, done_before
from ludoteca.games.battle_scenes.wording.measures import measured
from ludoteca.games.battle_scenes.wording.nouns import ITSELF, OTHER_PLAYERS, noun_of
from ludoteca.games.battle_scenes.wording.predicates import FromSource, told_with_moment
from ludoteca.games.battle_scenes.wording.provisos import settled as with_provisos
from ludoteca.games.battle_scenes.wording.results import SO, NotSo, asked_at_once, not_so
from ludoteca.games.battle_scenes.wording.sentences import DEEDS, THE_LAST, Definition, Said, Sentence
from ludoteca.games.battle_scenes.wording.steps import (
    done_by,
    for_the_first_time,
    gate_of,
    in_its_part,
    in_order,
    in_the_next,
    is_held,
    is_late,
    like_before,
    may_act,
    moment_first,
    numbered,
    on_another,
    says_damage,
    speaks_elided,
    spoken_in,
    stated_if,
    states,
    subject_first,
    subject_of,
    with_subject,
)
from ludoteca.games.battle_scenes.wording.together import ToMore, done_more
from ludoteca.games.battle_scenes.wording.two_players import OF_ANOTHER, found_with, is_backwards, told_of_another
from ludoteca.games.battle_scenes.wording.unfolding import Unfolding
from ludoteca.games.battle_scenes.wording.vocabulary import ordered

#: The parts of a turn in which players do what they like.
PLAYED = frozenset(("preparation", "combat", "anticipation", "attack", "turn"))


def settled_action(said: Said) -> tuple[t.Line, ...]:
    return Settling(t.ACTION).lines(said)


def settled_static(said: Said) -> tuple[t.Line, ...]:
    return Settling(t.STATIC).lines(said)


def is_offered(said: Sentence, steps: tuple[t.Step, ...]) -> bool:
    """ "Até o final do turno, você pode colocar em cena …": what may be done at once does not last, the offer does."""
    first = steps[0] if steps else None
    until = said.until or (first.until if first is not None else "")
    if first is None or until not in PLAYED or said.rounds is not None or said.coming is not None:
        return False
    return first.optional and not first.option and all(isinstance(each.effect, DEEDS) for each in steps)


def offered(said: Sentence, steps: tuple[t.Step, ...]) -> t.Step:
    first = steps[0]
    until = said.until or first.until
    now = replace(first, until="", gate=NO_GATE, gate_done=True, otherwise=NO_GATE)
    made = t.Line(t.ACTIVATED, (now, *(replace(each, until="") for each in steps[1:])), t.Window(until, YOU, True))
    return t.Step(t.Generate(made), until=until, gate=first.gate, gate_done=first.gate_done, otherwise=first.otherwise)


def enters_by_leave(steps: tuple[t.Step, ...]) -> bool:
    """ "Você pode colocar em cena …": a leave, and not what happens at some moment."""
    first = steps[0] if steps else None
    if first is None or not first.optional or first.option or not isinstance(first.effect, t.Put):
        return False
    return first.by == YOU and first.effect.to == (t.In("scene"),) and first.effect.what.how == CHOOSE


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
        if said.keywords and self.sort == t.STATIC:
            # "Ataque-Surpresa. Quando …": two lines in one.
            rest = Settling(self.sort).lines(replace(said, keywords=()))
            return (t.Line(t.STATIC, (), keywords=said.keywords), *rest)
        said, stated = told_apart(said) if self.sort == t.STATIC else (said, ())
        if stated:
            return tuple([line for each in (said, *stated) for line in Settling(self.sort).lines(each)])
        costs = self.paid = self.clauses(said.costs)
        clauses = self.one_or_other(self.in_part(self.clauses(said.sentences)))
        costs, clauses = self.meant(costs, clauses)
        if self.x is None and self.sort != t.ACTION:
            clauses = self.chosen_x(clauses)
        groups = self.altering_apart(clauses) if self.alters else ()
        if groups:
            plain, altering = (self.line_of(group, said, costs) for group in groups)
            lines: tuple[t.Line, ...] = (replace(plain, sort=t.STATIC, trigger=None), altering)
            lines = tuple([moment_first(line) for line in lines])
        else:
            lines = (self.line_of(clauses, said, costs),)
        lines = tuple([numbered(line) for line in lines])
        if any(isinstance(each, Sentence) and is_late(each) for each in said.sentences):
            lines = tuple([moment_first(line) for line in lines])
        for line in lines:
            check(line)
        return lines

    def line_of(self, clauses: tuple[t.Step, ...], said: Said, costs: tuple[t.Step, ...]) -> t.Line:
        sort = self.sort_of(self.trigger)
        return t.Line(sort, clauses, self.trigger, self.condition, keywords=said.keywords, costs=costs, x=self.x)

    def altering_apart(self, steps: tuple[t.Step, ...]) -> tuple[tuple[t.Step, ...], ...]:
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
        told = subject_first(in_its_part(self.of_whom(said), self.fresh and self.sort != t.ACTION))
        trigger = self.moment(told)
        told, trigger = self.of_source(told, trigger)
        past = None if self.fresh else asked_at_once(told, trigger, tuple(self.steps), self.sort)
        if past is not None:
            told, trigger = past, None
        before = tuple(self.steps)
        told = replace(told, condition=mapped(told.condition, NotSo, lambda it: not_so(it, before, self.sort)))
        self.sentence_steps = told.steps
        steps = [
            stated_if(with_provisos(self.altered(self.extra(self.shared(step, told)), told)))
            for step in measured(self.chain(told.steps), told.extent)
        ]
        inner: tuple[t.Step, ...] = ()
        for step in steps:
            for each in self.chosen_first(step, inner):
                inner = (*inner, *self.holder_first(each))
        self.chosen = len(inner) > len(steps)
        inner = tuple(
            [self.goes_on(step, told, trigger) if step.joined else self.headed(step, told, trigger) for step in inner]
        )
        if trigger is not None:
            inner = (t.Step(t.Generate(t.Line(t.TRIGGERED, inner, trigger)), until=told.until or ""),)
        elif is_offered(told, inner):
            inner = (offered(told, inner),)
        if told.coming is not None:
            inner = tuple([in_the_next(step, told.coming) for step in inner])
        if told.gained is not None:
            inner = self.paid_for(told.gained, inner)
        if told.unless is not None:
            inner = self.unless(told.unless, inner)
        if told.unless_he is not None:
            inner = self.unless(told.unless_he, inner, doer_of(inner[0]))
        self.steps += inner

    def of_source(self, said: Sentence, trigger: Trigger | None) -> tuple[Sentence, Trigger | None]:
        """ "…, se a fonte daquele dano for …": the moment tells it."""
        if not any(isinstance(part, FromSource) for part in parts_of(said.condition)):
            return said, trigger
        made, condition = told_with_moment(trigger or self.trigger, said.condition)
        if made is None or (trigger is None and self.steps):
            raise Wrong("which damage? None was named before", "cards-which")
        if trigger is None:
            self.trigger = made
            return replace(said, condition=condition), None
        return replace(said, condition=condition), made

    def moment(self, said: Sentence) -> Trigger | None:
        """The moment of a sentence, if it is not that of the line."""
        if said.ending is not None and (self.sort == t.ACTION or not self.fresh):
            raise LATE
        if said.swerving and not (isinstance(said.trigger, t.When) and said.trigger.would):
            raise Wrong("instead of what?", "cards-which")
        if said.bare:
            raise Wrong("say what happens instead: “ao invés disso”", "cards-which")
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
        if said.first is not None:
            trigger = for_the_first_time(trigger, said.steps)
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
            trigger = replace(trigger, who=self.doing(said))
        if trigger is not None and self.fresh and self.sort != t.ACTION:
            self.trigger, trigger = trigger, None
        if isinstance(trigger, t.Window):
            raise LATE
        return trigger

    def doing(self, said: Sentence) -> Selector:
        """ "Ao entrar em cena, este personagem causa …": whom the deed or the condition names."""
        stated = subject_of(said.steps[0].effect) if said.condition is None and said.steps else None
        return stated if stated is not None and stated.how == THIS else spoken_in(said.condition)

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
        # "Até o final do turno, ele perde um poder à sua escolha": what is chosen for it does not last.
        until = step.until if isinstance(step.effect, t.Choose) and self.chosen else said.until or step.until
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
        offered = [number for number, step in enumerate(self.steps) if step.optional and not step.option]
        if before is not None and before.gate == NO_GATE and offered and offered[-1] >= begun[-1]:
            # "Você pode A. Caso contrário, B": if you do not.
            return offered[-1], False, NO_GATE, condition
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
            elif isinstance(effect, t.Damage) and (loaded := on_another(effect, before)) is not None:
                assert before is not None
                step = replace(step, effect=loaded, by=before.by, optional=before.optional and not step.joined)
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
                if before is not None and not offered and doer_of(before) not in (None, YOU):
                    # "Cada oponente deve descartar um card e comprar um card".
                    offered = [before]
                if not offered and step.option > 1 and not step.joined and found[0].optional:
                    # "Você pode A ou B": whichever he likes, if he likes.
                    offered, step = [found[0]], replace(step, optional=True)
                if not offered:
                    raise Wrong("only after “pode …” goes it on so", "cards-mood-imperative")
                step = done_by(step, doer_of(offered[-1]) or YOU)
            found.append(step)
        return tuple(found)

    def by_action(self, step: t.Step, before: t.Step | None) -> t.Step:
        """ "Descarrega um card": an action's text may begin so, and you do it."""
        if step.by == ACTION_NAMED:
            if self.sort != t.ACTION:
                raise Wrong("say it to whoever does it", "cards-mood-imperative")
            return replace(step, by=YOU)
        if step.by == DOING and self.sort == t.ACTION and before is not None and says_damage(before.effect):
            # "Causa 2 pontos de dano no alvo e incapacita-o": the action does both.
            return replace(step, by=YOU)
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
        if self.trigger is None and self.sort != t.ACTION and enters_by_leave(steps):
            # Where no moment is told, cards are put into the scene in one's own Preparation Phase (6.2.C).
            self.trigger = t.Window("preparation", YOU, False)
        window = self.trigger
        if not isinstance(window, t.Window):
            return steps
        if window.part in PLAYED and not may_act(window, steps):
            raise Wrong("only who plays then may do it: say what you may do in your own phase", "cards-late")
        if not window.once and all(is_held(step) for step in steps):
            self.trigger = None
            return tuple([replace(step, condition=t.InPart(window.part, window.whose)) for step in steps])
        if window.part not in PLAYED:
            # Nobody plays freely then: what a player may do, he is asked when the phase begins.
            self.trigger = t.At(window.part, window.whose)
            return steps
        if not window.once and not steps[0].optional and not isinstance(steps[0].effect, CONTINUOUS):
            # "Durante sua Fase de Compra, compre um card": it happens, when the phase begins.
            self.trigger = t.At(window.part, window.whose)
        return steps

    def one_or_other(self, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Ganha Escudo +1, ou Escudo +2 se …": of what is stated nobody chooses, the condition does."""
        if not states(self.sort, self.trigger) or not any(step.option for step in steps):
            return steps
        numbers = [step.option for step in steps]
        otherwise = negation_of(steps[-1].condition)
        if numbers != [1, 2] or steps[0].condition is not None or otherwise is None:
            raise Wrong("which of them? Say when the one holds and when the other", "cards-which")
        return replace(steps[0], option=0, condition=otherwise), replace(steps[1], option=0)

    def chosen_x(self, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Você pode descartar X cards. Se o fizer, …": X is how many he discards."""
        for number, step in enumerate(steps):
            effect = step.effect
            if isinstance(effect, t.Discard | t.Unload) and effect.what.count == t.Variable():
                any_number = replace(effect.what, count=Number(99), up_to=True)
                self.x = Did(number)
                return (*steps[:number], replace(step, effect=replace(effect, what=any_number)), *steps[number + 1 :])
        return steps

    def told_as_past(self, costs: tuple[t.Step, ...], steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Anteriormente": before all that the moment tells and the text has done."""

        def past(record: Any, before: tuple[t.Step, ...]) -> Any:
            return mapped(record, (Earlier, EarlierAmount), lambda it: earlier(it, self.trigger, (*costs, *before)))

        reckoned = [number for number, step in enumerate(steps) if any(isinstance(part, t.Variable) for part
                    in parts_of(step))]  # fmt: skip
        self.x = past(self.x, steps[: reckoned[-1]] if reckoned else ())
        self.condition = past(self.condition, ())
        return tuple([past(step, steps[:number]) for number, step in enumerate(steps)])

    def meant(
        self, costs: tuple[t.Step, ...], steps: tuple[t.Step, ...]
    ) -> tuple[tuple[t.Step, ...], tuple[t.Step, ...]]:
        """Steps in which what was chosen, shown and done before them is known."""
        if self.sort != t.ACTION and any(part == SO for part in parts_of((steps, self.x))):
            raise Wrong("by which action? This is said in an action's text", "cards-which")
        steps = self.told_as_past(costs, steps)
        self.trigger, costs, steps = mapped((self.trigger, costs, steps), (t.When, t.Permit, t.Forbid), on_his_card)
        if any(part == OWN_CARD for part in parts_of((self.trigger, self.condition, costs, steps, self.x))):
            raise Wrong("whose card? Say of whom it is", "cards-which")
        if found_with(self.trigger, OF_ANOTHER):
            self.trigger = told_of_another(self.trigger, is_backwards(self.trigger))
        self.trigger, costs, steps = told_of_another((self.trigger, costs, steps))
        meaning = Meaning(self.trigger)
        costs = tuple([meaning.step(step, costs[:number]) for number, step in enumerate(costs)])
        meaning.costs = costs
        self.trigger = meaning.known(self.trigger)
        self.condition = meaning.known(mapped(self.condition, (t.Count, t.CountOf), counted_this_turn))
        found: tuple[t.Step, ...] = ()
        for step in steps:
            found = (*found, meaning.step(step, found))
        counted = mapped(self.x, (t.Count, t.CountOf), counted_this_turn)
        self.x = meaning.known(None if counted is None else done_before(counted, found, costs, self.trigger))
        if any(isinstance(part, Selector) and part.how == ITSELF for part in parts_of(self.x)):
            raise Wrong("whose? Say of whom it is", "cards-which")
        return costs, found
