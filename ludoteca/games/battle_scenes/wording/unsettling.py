"""The same taken back: a line as it is said, before it is written."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.write import Unsayable
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    NO_GATE,
    YOU,
    Amount,
    Condition,
    Did,
    Effect,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.action_qualities import said_of_his_card
from ludoteca.games.battle_scenes.wording.altering import Altered
from ludoteca.games.battle_scenes.wording.amounts import DoneSo, ThatMany
from ludoteca.games.battle_scenes.wording.checking import REPLACED
from ludoteca.games.battle_scenes.wording.condition_lists import negation_of, spoken_again
from ludoteca.games.battle_scenes.wording.finer import DoneSoTo
from ludoteca.games.battle_scenes.wording.meaning import so_many_of_each, tells_damage
from ludoteca.games.battle_scenes.wording.measures import told_at_the_end
from ludoteca.games.battle_scenes.wording.nouns import (
    ANY_COUNT,
    DAMAGER,
    ENTERING,
    SHOWN,
    ChosenBy,
    EachOf,
    OfThose,
    noun_of,
    plain_kind,
)
from ludoteca.games.battle_scenes.wording.outcomes import OUTCOMES, Outcome, deed_of
from ludoteca.games.battle_scenes.wording.sentences import THE_LAST, ByController, Definition, Said, Sentence, their_own
from ludoteca.games.battle_scenes.wording.steps import gate_of, states
from ludoteca.games.battle_scenes.wording.together import Together
from ludoteca.games.battle_scenes.wording.two_players import said_of_another


def said_closely(lines: tuple[t.Line, ...]) -> Said:
    """The same where "aquele personagem" would not be clear: "o personagem que entrou em cena"."""
    return said_of(lines, closely=True)


def said_of(lines: tuple[t.Line, ...], closely: bool = False) -> Said:
    """One line of a text, as its sentences say it."""
    if len(lines) != 1:
        raise Unsayable(lines)
    (line,) = lines
    if not line.clauses:
        return Said(keywords=line.keywords)
    line = said_of_another(replace(line, trigger=said_of_another(line.trigger)))
    line = spoken(mapped(line, t.OfCard, said_of_his_card), closely)
    sentences = sentences_of(line.clauses, line)
    sentences = (moment_of(sentences[0], line), *sentences[1:])
    return Said(with_definition(sentences, line.x), sentences_of(line.costs, line), line.keywords)


def with_definition(sentences: tuple[Sentence, ...], x: Amount | None) -> tuple[Sentence | Definition, ...]:
    """What X is stands at the end, or before the sentences that bind slots after it does."""
    if x is None or isinstance(x, Did):
        return sentences
    at = len(sentences)
    while at > 1 and first_slot(sentences[at - 1]) > max(slots_in(x), default=-1) >= 0:
        at -= 1
    return (*sentences[:at], Definition(x), *sentences[at:])


def moment_of(sentence: Sentence, line: t.Line) -> Sentence:
    """The first sentence, with the moment of the line."""
    trigger = line.trigger
    if trigger is not None and any(each is not None for each in moments_in(sentence)):
        raise Unsayable(trigger)
    if line.condition is not None:
        after = is_later(line.condition, (trigger, sentence.steps))
        sentence = replace(sentence, trailing=line.condition) if after else replace(sentence, holding=line.condition)
    if isinstance(trigger, t.Window):
        return replace(sentence, part=(trigger.part, trigger.whose), once=trigger.once)
    if isinstance(trigger, t.When) and trigger.once:
        return replace(sentence, trigger=replace(trigger, once=False), once=True)
    if isinstance(trigger, t.When) and trigger.first:
        return replace(sentence, trigger=replace(trigger, first=False), first=True)
    return replace(sentence, **placed_moment(trigger))


def moments_in(sentence: Sentence) -> tuple[Trigger | tuple[str, str] | None, ...]:
    return sentence.trigger, sentence.at, sentence.used, sentence.replaced, sentence.part


def placed_moment(trigger: Trigger | None) -> dict[str, Any]:
    """Where a sentence says its moment."""
    if isinstance(trigger, t.At):
        return {"at": trigger}
    if isinstance(trigger, t.After):
        return {"used": trigger}
    if isinstance(trigger, t.When) and trigger.would and trigger.event in REPLACED and not trigger.by:
        return {"replaced": trigger}
    return {} if trigger is None else {"trigger": trigger}


def sentences_of(steps: tuple[Any, ...], line: t.Line) -> tuple[Sentence, ...]:
    found: list[Sentence] = []
    begun: list[int] = []
    for number, step in enumerate(steps):
        if not step.joined and step.option < 2:
            begun.append(number)
    for number, end in pairwise((*begun, len(steps))):
        found.append(sentence_of(steps[number:end], steps[:number], line))
    return tuple(found)


def sentence_of(steps: tuple[t.Step, ...], before: tuple[t.Step, ...], line: t.Line) -> Sentence:
    """A sentence of these steps: what stands before the first of them is said of all."""
    first = steps[0]
    said = Sentence(rounds=first.rounds)
    if first.gate != NO_GATE:
        if gate_of(before) != first.gate:
            raise Unsayable(first)
        said = replace(said, gate=THE_LAST, gate_done=first.gate_done)
    if first.otherwise != NO_GATE:
        said = replace(said, otherwise=True)
    condition = first.condition
    if isinstance(condition, t.InPart):
        # "Durante o turno de um oponente, A e B": both hold then.
        steps = (first, *(replace(each, condition=None) if each.condition == condition else each for each in steps[1:]))
        said, condition = replace(said, part=(condition.part, condition.whose)), None
    if isinstance(condition, t.Both) and isinstance(condition.other, t.InPart):
        # "Se X, … durante a Fase de Combate".
        said, condition = is_contrary(said, condition.one, before, line), condition.other
    done = first.effect.effect if isinstance(first.effect, ByController) else first.effect
    stays = first.option or isinstance(condition, t.InPart)
    leads = condition is not None and not stays and not is_later(condition, done)
    if leads and condition is not None:
        said, condition = is_contrary(said, condition, before, line), None
    steps = (replace(first, condition=condition), *steps[1:])
    steps = tuple([replace(each, gate=NO_GATE, gate_done=True, rounds=None, otherwise=NO_GATE) for each in steps])
    if isinstance(first.effect, t.Generate) and len(steps) == 1:
        altered = altered_by(first.effect.line) if line.trigger is not None and not before else None
        if altered is not None:
            return replace(said, steps=(replace(steps[0], effect=altered),))
        return generated(first.effect.line, said, first, bool(before))
    steps, extent = told_at_the_end(steps)
    return replace(said, steps=steps, extent=extent)


def is_contrary(said: Sentence, condition: Condition, before: tuple[t.Step, ...], line: t.Line) -> Sentence:
    """ "Caso contrário", where a statement holds while the one before does not."""
    begun = [step for step in before if not step.joined]
    last = begun[-1].condition if begun else None
    if last is not None and states(line.sort, line.trigger) and negation_of(last) == condition:
        return replace(said, otherwise=True)
    return replace(said, condition=condition)


def altered_by(line: t.Line) -> Altered | None:
    """ "O dano das ações que ele usar torna-se penetrante até o final do turno": a moment that has no words of its own
    within another."""
    when = line.trigger
    if not isinstance(when, t.When) or not when.would or len(line.clauses) != 1:
        return None
    (only,) = line.clauses
    return (
        Altered(when, only.effect) if only == t.Step(only.effect) and isinstance(only.effect, t.ChangeDamage) else None
    )


def generated(line: t.Line, said: Sentence, step: t.Step, told_before: bool) -> Sentence:
    """An effect that makes an effect: the moment stands before it."""
    until = step.until
    at, first = line.trigger, line.clauses[0]
    if len(line.clauses) == 1 and isinstance(at, t.At) and at.next and first == t.Step(first.effect, until=at.part):
        steps = (replace(step, effect=first.effect, condition=None, gate=NO_GATE, gate_done=True),)
        return replace(said, coming=(at.part, at.whose), steps=steps)
    (inner, *more) = sentences_of(line.clauses, line)
    if more or line.condition is not None or inner.gate != NO_GATE:
        raise Unsayable(line)
    if isinstance(at, t.Window):
        if (at.part, at.whose, at.once) != (until, YOU, True) or first.condition is not None:
            raise Unsayable(line)
        offered = tuple([each for each in line.clauses if isinstance(each, t.Step)])
        if told_before:
            return replace(said, steps=offered, until=until)
        # The moment of the line stands first: how long it lasts is said at the end.
        return replace(said, steps=(replace(offered[0], until=until), *offered[1:]))
    return replace(inner, gate=said.gate, gate_done=said.gate_done, until=until or None, **placed_moment(line.trigger))


def is_later(condition: Condition, done: Any) -> bool:
    """Does what is done bind its slots before a condition does? What binds none may speak of those of the condition."""
    return first_slot(condition) > first_slot(done) >= 0


def first_slot(record: Any) -> int:
    """The first slot that a record binds; one that binds none may stand anywhere before."""
    return min(slots_in(record), default=-1)


def slots_in(record: Any) -> list[int]:
    """The slots that a record binds."""
    return [
        part.slot for part in parts_of(record) if isinstance(part, Selector) and part.how in (CHOOSE, EACH, t.TARGET)
    ]


def chosen_apart(steps: tuple[Any, ...]) -> dict[int, int]:
    """Of those that are chosen one after the other: "o primeiro personagem", "o segundo personagem"."""
    chosen: dict[str, list[int]] = {}
    for step in steps:
        if isinstance(step.effect, t.Choose) and step.effect.what.count == Number(1):
            chosen.setdefault(noun_of(step.effect.what.filters), []).append(step.effect.what.slot)
    return {slot: which for slots in chosen.values() if len(slots) > 1 for which, slot in enumerate(slots)}


# -- how what was spoken of is said -----------------------------------------------


def spoken(line: t.Line, closely: bool) -> t.Line:
    """A line in which "um deles", "os demais" and "desta forma" stand for slots and numbers of steps."""
    shown = [step.effect.what.slot for step in line.clauses if isinstance(step.effect, t.Look | t.Reveal)]
    nouns = {
        part.slot: noun_of(part.filters)
        for part in parts_of(line)
        if isinstance(part, Selector) and part.how in (CHOOSE, EACH, t.TARGET)
    }
    done_to = things_done(line.clauses)
    paid = things_done(line.costs)
    shifted = {
        step.effect.what.slot: Outcome([deed for deed, *_ in OUTCOMES].index(deed_of(step.effect)))
        for step in (*line.costs, *line.clauses)
        if isinstance(step.effect, t.Shift | t.Choose) and step.effect.what.how in (CHOOSE, EACH)
    }
    damager = damager_of(line.trigger)
    entering = entering_of(line.trigger) if closely else None
    first_and_second = chosen_apart(line.clauses) if closely else {}

    def said(it: Selector) -> Selector:
        it = first_of_each(one_of_each(it))
        if it.by != YOU:
            it = replace(it, filters=(*it.filters, ChosenBy(it.by)), by=YOU)
        if it == damager:
            return replace(it, how=DAMAGER, slot=0)
        if it == entering:
            return replace(it, how=ENTERING, slot=0)
        if it.how == t.REST:
            return replace(it, slot=SHOWN)
        if it.how == CHOSEN and it.slot in first_and_second:
            return replace(it, filters=(*it.filters, t.Nth(first_and_second[it.slot])))
        among = [each for each in it.filters if isinstance(each, t.Among)]
        if len(among) != 1:
            return it
        (one,) = among
        noun = nouns.get(one.slot, "card")
        group = Selector(CHOSEN, (plain_kind(noun),), slot=one.slot)
        plain = tuple([each for each in it.filters if each is not one])
        if it.how == CHOOSE and plain == (() if noun == "target" else group.filters):
            return replace(it, filters=(OfThose(group),))
        if one.slot in shown:
            return replace(it, filters=tuple([t.Among(SHOWN) if each is one else each for each in it.filters]))
        if one.slot in done_to or one.slot in paid:
            so = DoneSoTo(done_to.get(one.slot) or paid[one.slot])
            return replace(it, filters=tuple([so if each is one else each for each in it.filters]))
        if one.slot in shifted:
            return replace(it, filters=tuple([shifted[one.slot] if each is one else each for each in it.filters]))
        if it.how == EACH:
            kept = tuple([each for each in plain if each not in group.filters])
            return replace(it, filters=(OfThose(group), *kept))
        raise Unsayable(it)

    def paid_so(it: t.CountOf) -> Amount:
        """What was paid is told so: "o número de cards descartados desta forma"."""
        return DoneSo(paid[it.what.slot]) if it.what.how == CHOSEN and it.what.slot in paid else it

    def done(it: Did) -> DoneSo:
        if it.clause >= len(line.clauses):
            raise Unsayable(it)
        return DoneSo(type(line.clauses[it.clause].effect).__name__)

    line = as_the_moment_tells(line)
    steps = tuple([so_many(step, number) for number, step in enumerate(line.clauses)])
    told = mapped(replace(line, clauses=steps), t.CountOf, paid_so)
    made: t.Line = mapped(mapped(told, Selector, said), Did, done)
    found = []
    for at, step in enumerate(made.clauses):
        before = made.trigger, made.clauses[:at], step.condition if closely else None
        found.append(by_controller(step, before))
    steps = tuple(found)
    made = replace(made, clauses=steps)
    if isinstance(line.x, Did) and counts_freely(line.clauses[line.x.clause].effect):
        return with_x(made, line.x.clause)
    return replace(made, clauses=gained_together(made.clauses))


def things_done(steps: tuple[Any, ...]) -> dict[int, str]:
    """The slots of cards that something was done to, and what it was, as a participle tells it."""
    deeds = [step.effect for step in steps if isinstance(step.effect, t.Discard | t.Unload | t.Load | t.Put)]
    return {effect.what.slot: type(effect).__name__ for effect in deeds if effect.what.how in (CHOOSE, EACH)}


def counts_freely(effect: Effect) -> bool:
    """ "Você pode descartar X cards": as many as he likes."""
    what = getattr(effect, "what", None)
    return isinstance(what, Selector) and what.count == ANY_COUNT


def gained_together(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """ "Ganha os poderes e as afiliações dos cards que estiver carregando": two steps that one verb says."""
    found: list[Any] = []
    for step in steps:
        gains = [each.effect for each in (*found[-1:], step) if isinstance(each.effect, t.GainFrom)]
        if step.joined and [each.value for each in gains] == ["powers", "affiliations"]:
            found[-1] = replace(found[-1], effect=Together(*gains))
        else:
            found.append(step)
    return tuple(found)


def as_the_moment_tells(line: t.Line) -> t.Line:
    """ "Aquela quantidade de", "o dano recebido": as much as the moment tells of."""
    if not tells_damage(line.trigger):
        return line

    def that_many(it: Any) -> Any:
        field = "amount" if isinstance(it, t.Hit) else "count"
        return replace(it, **{field: ThatMany()}) if getattr(it, field) == t.Found() else it

    clauses = mapped(line.clauses, (Selector, t.Draw, t.Hit), that_many)
    told: t.Line = mapped(replace(line, clauses=clauses), t.Found, lambda _: DoneSo("Damage"))
    return told


def so_many(step: Any, number: int) -> Any:
    """ "Aquele mesmo número de cards": as many as the step right before did."""

    def many(it: Any) -> Any:
        field = "amount" if isinstance(it, t.Hit) else "count"
        return replace(it, **{field: ThatMany()}) if getattr(it, field) == Did(number - 1) else it

    return mapped(step, (Selector, t.Draw, t.Hit), many)


def by_controller(step: Any, before: Any) -> Any:
    """ "O controlador daquele personagem …": of the one that was named last."""
    if doer_of(step) != t.CONTROLLER:
        return step
    named = [
        part
        for part in parts_of(before)
        if isinstance(part, Selector) and part.how in (CHOOSE, EACH, t.TARGET)
        and noun_of(part.filters) in ("character", "support", "scene", "target")
    ]  # fmt: skip
    if not named:
        raise Unsayable(step)
    effect = replace(step.effect, who=YOU) if isinstance(step.effect, t.Draw | t.Discard) else step.effect
    effect = mapped(effect, (t.In, t.Controlled), their_own)
    return replace(step, effect=ByController(effect, spoken_again(named[-1])), by=YOU)


def one_of_each(it: Selector) -> Selector:
    """ "Um card de cada personagem", which is as many cards as there are characters."""
    carried = [each for each in it.filters if isinstance(each, t.CarriedBy) and each.divided]
    if not carried or it.count != so_many_of_each(carried[0].who, carried[0].share):
        return it
    who = replace(carried[0].who, filters=(EachOf(), *carried[0].who.filters))
    filters = tuple([t.CarriedBy(who) if each is carried[0] else each for each in it.filters])
    return replace(it, filters=filters, count=Number(carried[0].share))


def first_of_each(it: Selector) -> Selector:
    """ "A primeira ação que cada personagem usar": what is said of each of them."""
    if not any(isinstance(each, t.Ordinal) and each.of_each for each in it.filters):
        return it

    def told(each: t.UsedBy) -> t.UsedBy:
        return replace(each, who=replace(each.who, filters=(EachOf(), *each.who.filters)))

    return replace(it, filters=tuple([told(each) if isinstance(each, t.UsedBy) else each for each in it.filters]))


def damager_of(trigger: Trigger | None) -> Selector | None:
    """How a later step speaks of who deals the damage of a moment, where it strikes a character as well."""
    if not isinstance(trigger, t.When) or trigger.event not in ("deals damage", "receives damage"):
        return None
    dealing, struck = (trigger.who, trigger.what)[:: 1 if trigger.event == "deals damage" else -1]
    if dealing is None or struck is None or any(each.how not in (CHOOSE, EACH) for each in (dealing, struck)):
        return None
    both = noun_of(dealing.filters) == noun_of(struck.filters) == "character"
    return Selector(CHOSEN, (plain_kind("character"),), slot=dealing.slot) if both else None


def entering_of(trigger: Trigger | None) -> Selector | None:
    """How a later step speaks of the character that a moment says enters."""
    enters = isinstance(trigger, t.When) and trigger.event in ("enters", "enters or leaves")
    return spoken_again(trigger.who) if isinstance(trigger, t.When) and enters else None


def with_x(line: t.Line, number: int) -> t.Line:
    """ "Você pode descartar X cards": X is how many he discards."""
    step = line.clauses[number]
    what = getattr(step.effect, "what", None)
    if not isinstance(what, Selector) or what.count != Number(99):
        raise Unsayable(step)
    effect = replace(step.effect, what=replace(what, count=t.Variable(), up_to=False))  # type: ignore[call-arg]
    clauses = (*line.clauses[:number], replace(step, effect=effect), *line.clauses[number + 1 :])
    return replace(line, clauses=clauses, x=Did(number))
