"""The same taken back: a line as it is said, before it is written."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.write import Unsayable
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, NO_GATE, Condition, Did, Number, Selector, Trigger
from ludoteca.games.battle_scenes.sayings.amounts import DoneSo, ThatMany
from ludoteca.games.battle_scenes.sayings.conditions import negation_of
from ludoteca.games.battle_scenes.sayings.phrases import DAMAGER, SHOWN, EachOf, OfThose, noun_of, plain_kind
from ludoteca.games.battle_scenes.sayings.sentences import THE_LAST, Definition, Said, Sentence
from ludoteca.games.battle_scenes.sayings.steps import gate_of, states
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.parts import parts_of


def said_of(lines: tuple[t.Line, ...]) -> Said:
    """One line of a text, as its sentences say it."""
    if len(lines) != 1:
        raise Unsayable(lines)
    (line,) = lines
    if not line.clauses:
        return Said(keywords=line.keywords)
    line = spoken(line)
    sentences = sentences_of(line.clauses, line)
    first = moment_of(sentences[0], line)
    defined = (Definition(line.x),) if line.x is not None and not isinstance(line.x, Did) else ()
    return Said((first, *sentences[1:], *defined), sentences_of(line.costs, line), line.keywords)


def moment_of(sentence: Sentence, line: t.Line) -> Sentence:
    """The first sentence, with the moment of the line."""
    trigger = line.trigger
    if trigger is not None and any(each is not None for each in moments_in(sentence)):
        raise Unsayable(trigger)
    if line.condition is not None:
        after = is_later(line.condition, sentence.steps) and trigger is None
        sentence = replace(sentence, trailing=line.condition) if after else replace(sentence, holding=line.condition)
    if isinstance(trigger, t.Window):
        return replace(sentence, part=(trigger.part, trigger.whose), once=trigger.once)
    if isinstance(trigger, t.When) and trigger.once:
        return replace(sentence, trigger=replace(trigger, once=False), once=True)
    return replace(sentence, **placed_moment(trigger))


def moments_in(sentence: Sentence) -> tuple[Trigger | tuple[str, str] | None, ...]:
    return sentence.trigger, sentence.at, sentence.used, sentence.replaced, sentence.part


def placed_moment(trigger: Trigger | None) -> dict[str, Any]:
    """Where a sentence says its moment."""
    if isinstance(trigger, t.At):
        return {"at": trigger}
    if isinstance(trigger, t.After):
        return {"used": trigger}
    if isinstance(trigger, t.When) and trigger.would and trigger.event in ("leaves", "searches") and not trigger.by:
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
        said, condition = replace(said, part=(condition.part, condition.whose)), None
    leads = condition is not None and not first.option and not is_later(condition, first.effect)
    if leads and condition is not None:
        said, condition = is_contrary(said, condition, before, line), None
    steps = (replace(first, condition=condition), *steps[1:])
    steps = tuple([replace(each, gate=NO_GATE, gate_done=True, rounds=None, otherwise=NO_GATE) for each in steps])
    if isinstance(first.effect, t.Generate) and len(steps) == 1:
        return generated(first.effect.line, said, first.until, first)
    return replace(said, steps=steps)


def is_contrary(said: Sentence, condition: Condition, before: tuple[t.Step, ...], line: t.Line) -> Sentence:
    """ "Caso contrário", where a statement holds while the one before does not."""
    begun = [step for step in before if not step.joined]
    last = begun[-1].condition if begun else None
    if last is not None and states(line.sort, line.trigger) and negation_of(last) == condition:
        return replace(said, otherwise=True)
    return replace(said, condition=condition)


def generated(line: t.Line, said: Sentence, until: str, step: t.Step) -> Sentence:
    """An effect that makes an effect: the moment stands before it."""
    at, first = line.trigger, line.clauses[0]
    if len(line.clauses) == 1 and isinstance(at, t.At) and at.next and first == t.Step(first.effect, until=at.part):
        steps = (replace(step, effect=first.effect, condition=None, gate=NO_GATE, gate_done=True),)
        return replace(said, coming=(at.part, at.whose), steps=steps)
    (inner, *more) = sentences_of(line.clauses, line)
    if more or line.condition is not None or inner.gate != NO_GATE:
        raise Unsayable(line)
    return replace(inner, gate=said.gate, gate_done=said.gate_done, until=until or None, **placed_moment(line.trigger))


def is_later(condition: Condition, done: Any) -> bool:
    """Does what is done bind its slots before a condition does? What binds none may speak of those of the condition."""
    return first_slot(condition) > first_slot(done) >= 0


def first_slot(record: Any) -> int:
    """The first slot that a record binds; one that binds none may stand anywhere before."""
    bound = [
        part.slot for part in parts_of(record) if isinstance(part, Selector) and part.how in (CHOOSE, EACH, t.TARGET)
    ]
    return min(bound, default=-1)


# -- how what was spoken of is said -----------------------------------------------


def spoken(line: t.Line) -> t.Line:
    """A line in which "um deles", "os demais" and "desta forma" stand for slots and numbers of steps."""
    shown = [step.effect.what.slot for step in line.clauses if isinstance(step.effect, t.Look | t.Reveal)]
    nouns = {
        part.slot: noun_of(part.filters)
        for part in parts_of(line)
        if isinstance(part, Selector) and part.how in (CHOOSE, EACH, t.TARGET)
    }
    damager = damager_of(line.trigger)

    def said(it: Selector) -> Selector:
        it = one_of_each(it)
        if it == damager:
            return replace(it, how=DAMAGER, slot=0)
        if it.how == t.REST:
            return replace(it, slot=SHOWN)
        among = [each for each in it.filters if isinstance(each, t.Among)]
        if len(among) != 1:
            return it
        (one,) = among
        noun = nouns.get(one.slot, "card")
        group = Selector(CHOSEN, (plain_kind(noun),), slot=one.slot)
        plain = tuple([each for each in it.filters if each is not one])
        if it.how == CHOOSE and plain == (() if noun == "target" else group.filters) and it.by == "you":
            return replace(it, filters=(OfThose(group),))
        if one.slot in shown:
            return replace(it, filters=tuple([t.Among(SHOWN) if each is one else each for each in it.filters]))
        raise Unsayable(it)

    def done(it: Did) -> DoneSo:
        if it.clause >= len(line.clauses):
            raise Unsayable(it)
        return DoneSo(type(line.clauses[it.clause].effect).__name__)

    steps = tuple([so_many(step, number) for number, step in enumerate(line.clauses)])
    made: t.Line = mapped(mapped(replace(line, clauses=steps), Selector, said), Did, done)
    if isinstance(line.x, Did):
        return with_x(made, line.x.clause)
    return made


def so_many(step: Any, number: int) -> Any:
    """ "Aquele mesmo número de cards": as many as the step right before did."""

    def many(it: Any) -> Any:
        field = "amount" if isinstance(it, t.Hit) else "count"
        return replace(it, **{field: ThatMany()}) if getattr(it, field) == Did(number - 1) else it

    return mapped(step, (Selector, t.Draw, t.Hit), many)


def one_of_each(it: Selector) -> Selector:
    """ "Um card de cada personagem", which is as many cards as there are characters."""
    carried = [each for each in it.filters if isinstance(each, t.CarriedBy) and each.divided]
    if not carried or it.count != t.CountOf(carried[0].who):
        return it
    who = replace(carried[0].who, filters=(EachOf(), *carried[0].who.filters))
    filters = tuple([t.CarriedBy(who) if each is carried[0] else each for each in it.filters])
    return replace(it, filters=filters, count=Number(1))


def damager_of(trigger: Trigger | None) -> Selector | None:
    """How a later step speaks of who deals the damage of a moment, where it strikes a character as well."""
    if not isinstance(trigger, t.When) or trigger.event not in ("deals damage", "receives damage"):
        return None
    dealing, struck = (trigger.who, trigger.what)[:: 1 if trigger.event == "deals damage" else -1]
    if dealing is None or struck is None or any(each.how not in (CHOOSE, EACH) for each in (dealing, struck)):
        return None
    both = noun_of(dealing.filters) == noun_of(struck.filters) == "character"
    return Selector(CHOSEN, (plain_kind("character"),), slot=dealing.slot) if both else None


def with_x(line: t.Line, number: int) -> t.Line:
    """ "Você pode descartar X cards": X is how many he discards."""
    step = line.clauses[number]
    what = getattr(step.effect, "what", None)
    if not isinstance(what, Selector) or what.count != Number(99):
        raise Unsayable(step)
    effect = replace(step.effect, what=replace(what, count=t.Variable(), up_to=False))  # type: ignore[call-arg]
    clauses = (*line.clauses[:number], replace(step, effect=effect), *line.clauses[number + 1 :])
    return replace(line, clauses=clauses, x=Did(number))
