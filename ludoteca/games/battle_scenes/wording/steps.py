"""What is asked of steps, and made of them, while a line is settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import CHOOSE, EACH, NO_GATE, THIS, YOU, Condition, Effect, Number, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.altering import Altered, DamageOf
from ludoteca.games.battle_scenes.wording.checking import CONTINUOUS, LATE
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.deeds import is_one_base
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.results import THIS_ACTION
from ludoteca.games.battle_scenes.wording.sentences import DEEDS, Definition, Sentence
from ludoteca.games.battle_scenes.wording.together import SameAmount
from ludoteca.games.battle_scenes.wording.vocabulary import ordered

#: Slots from here on are of what is told once and bound twice; the line is numbered anew.
TWICE = 30
#: The slot of what comes first of all that is bound in its step.
FIRST = 95


def in_order(sentences: tuple[Sentence | Definition, ...]) -> list[Sentence | Definition]:
    """ "A. Se X, B ao invés disso" is read as "Se X, B. Caso contrário, A"; the moment is of both."""
    found: list[Sentence | Definition] = []
    for sentence in sentences:
        if isinstance(sentence, Sentence) and sentence.bare and sentence.instead:
            sentence = replace(sentence, bare=False, instead=False)
        if isinstance(sentence, Sentence) and found:
            sentence = changes_what_was_dealt(sentence, found)
        if isinstance(sentence, Definition) or not sentence.instead:
            found.append(sentence)
            continue
        if not found or sentence.condition is None:
            raise Wrong("instead of what?", "cards-which")
        before = found.pop()
        if isinstance(before, Definition):
            raise Wrong("instead of what?", "cards-which")
        sentence = to_the_same(sentence, before)
        moment = replace(sentence, instead=False, trigger=before.trigger, part=before.part, once=before.once)
        found.append(replace(moment, at=before.at, used=before.used))
        found.append(Sentence(before.steps, otherwise=True))
    return found


def to_the_same(sentence: Sentence, before: Sentence) -> Sentence:
    """ "Raio causa 1 ponto de dano no alvo. Se X, Raio causa 3 pontos de dano ao invés disso": to the same."""
    dealt = before.steps[0].effect if before.steps else None
    if not isinstance(dealt, t.Damage) or any(hit.to.how in (CHOOSE, EACH) for hit in dealt.hits):
        return sentence
    steps = [
        replace(step, effect=like_before(step.effect, dealt)) if isinstance(step.effect, t.Damage) else step
        for step in sentence.steps
    ]
    return replace(sentence, steps=tuple(steps))


def changes_what_was_dealt(sentence: Sentence, found: list[Sentence | Definition]) -> Sentence:
    """ "A causa dano. Se X, este dano é penetrante": if X, other damage is dealt instead; without X it is simply so."""
    before = found[-1]
    change = sentence.steps[0].effect if len(sentence.steps) == 1 else None
    if isinstance(change, Altered | DamageOf) and THIS_ACTION in parts_of(change):
        change = change.change
    dealt = before.steps[0].effect if isinstance(before, Sentence) and len(before.steps) == 1 else None
    if not isinstance(change, t.ChangeDamage) or not isinstance(dealt, t.Damage) or sentence.until:
        return sentence
    changed = altered_damage(dealt, change)
    plain = Sentence(sentence.steps, condition=sentence.condition)
    if changed is None or sentence != plain or any(hit.to.how in (CHOOSE, EACH) for hit in dealt.hits):
        raise LATE
    assert isinstance(before, Sentence)
    steps = (replace(before.steps[0], effect=changed),)
    if sentence.condition is None:
        found.pop()
        return replace(before, steps=steps)
    return replace(sentence, steps=steps, instead=True)


def altered_damage(dealt: t.Damage, change: t.ChangeDamage) -> t.Damage | None:
    """The same damage, penetrating, or so much of it, or so much more."""
    if change.how == "penetrating":
        return replace(dealt, hits=tuple([replace(hit, penetrating=True) for hit in dealt.hits]))
    if change.how == "set":
        return replace(dealt, hits=tuple([replace(hit, amount=change.amount) for hit in dealt.hits]))
    numbers = [hit.amount for hit in dealt.hits if isinstance(hit.amount, Number)]
    if change.how != "add" or not isinstance(change.amount, Number) or len(numbers) != len(dealt.hits):
        return None
    sums = [Number(max(0, amount.number + change.amount.number)) for amount in numbers]
    hits = [replace(hit, amount=amount) for hit, amount in zip(dealt.hits, sums, strict=True)]
    return replace(dealt, hits=tuple(hits))


def stated_if(step: t.Step) -> t.Step:
    """ "… não podem usar ações caso já tenham recebido dano": those of whom it is said, or while somebody is so."""
    effect, condition = step.effect, step.condition
    if not isinstance(condition, t.Is) or condition.what != ELIDED:
        return step
    subject = subject_of(effect)
    if subject is None or not isinstance(effect, CONTINUOUS):
        raise Wrong("of whom is this said?", "cards-no-subject")
    if subject.how != EACH or condition.negated:
        return replace(step, condition=replace(condition, what=spoken_again(subject)))
    who = replace(subject, filters=ordered((*subject.filters, *condition.filters)))
    return replace(step, effect=with_subject(effect, who, None), condition=None)


def is_of_a_deck(filter_: Any) -> bool:
    return isinstance(filter_, t.In) and filter_.whose == t.ONE_PLAYER


def of_that_player(place: t.In) -> t.In:
    return replace(place, whose=t.THAT_PLAYER) if is_of_a_deck(place) else place


def spoken_in(condition: Condition | None) -> Selector:
    """Whom a condition speaks of, spoken of once more."""
    if not isinstance(condition, t.Is):
        raise Wrong("of whom is this said?", "cards-no-subject")
    return spoken_again(condition.what)


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
STATED = (t.Gain, t.GainFrom, t.MustTarget, t.NoEffect, t.SetShield, t.UsesAs)


def subject_of(effect: Effect) -> Selector | None:
    if isinstance(effect, Altered):
        return effect.when.who
    field = "what" if isinstance(effect, STATED) else SUBJECTS.get(type(effect), "")
    found = getattr(effect, field) if field else None
    return found if isinstance(found, Selector) else None


def like_before(effect: t.Damage, before: t.Damage) -> t.Damage:
    """ "…, ou 4 pontos de dano", "… e neste personagem": to whom the damage before it is dealt, or as much."""
    last = before.hits[-1]
    hits = tuple(
        [
            replace(hit, amount=last.amount, penetrating=last.penetrating)
            if isinstance(hit.amount, SameAmount)
            else replace(hit, to=spoken_again(last.to))
            if hit.to == ELIDED
            else hit
            for hit in effect.hits
        ]
    )
    return replace(effect, hits=hits)


def on_another(effect: t.Damage, before: t.Step | None) -> t.Load | None:
    """ "Carregue um card neste personagem e em outro personagem": what is said so of damage is said of loading too."""
    if before is None or not isinstance(before.effect, t.Load) or before.effect.spread or len(effect.hits) != 1:
        return None
    (hit,) = effect.hits
    load = before.effect
    if not isinstance(hit.amount, SameAmount) or load.what.how != CHOOSE or not is_one_base(hit.to):
        return None
    return replace(load, what=told_again(load.what), onto=hit.to)


def says_damage(effect: Effect) -> bool:
    """Is it damage that the card itself deals?"""
    return isinstance(effect, t.Damage) and effect.source is None


def speaks_elided(effect: Effect) -> bool:
    return subject_of(effect) == ELIDED


def with_subject(effect: Effect, subject: Selector, before: t.Step | None) -> Effect:
    if isinstance(effect, Altered):
        return replace(effect, when=replace(effect.when, who=subject))
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
    named = [name for name, kind in t.TARGET_PLAYERS.items() if who.filters == (t.Kind((kind,)),)]
    return named[0] if named and who.how == t.TARGET else t.CONTROLLER


def gate_of(steps: Sequence[t.Step]) -> int | None:
    """ "Se o fizer" speaks of the last thing that somebody may do, or else of the last that is under no gate."""
    offered = [number for number, step in enumerate(steps) if step.optional]
    free = [number for number, step in enumerate(steps) if step.gate == NO_GATE and not step.joined]
    found = offered or free
    return found[-1] if found else None


def subject_first(said: Sentence) -> Sentence:
    """ "Se o personagem que estiver carregando este card tiver {AG} e for incapacitado": the moment tells who he is."""
    when, condition = said.trigger, said.condition
    if not isinstance(when, t.When) or when.who != ELIDED or not isinstance(condition, t.Is):
        return said
    if condition.what.how not in (CHOOSE, EACH):
        return said
    again = replace(condition, what=spoken_again(condition.what))
    return replace(said, trigger=replace(when, who=one_of(condition.what)), condition=again)


# -- when ---------------------------------------------------------------------------


def states(sort: str, trigger: Trigger | None) -> bool:
    """Does a line only say what holds, or what becomes of damage, while its conditions do?"""
    return sort != t.ACTION and (trigger is None or (isinstance(trigger, t.When) and trigger.would))


#: What is told of several at once, one by one.
TOLD_ONE_BY_ONE = ("is loaded", "unloaded", "discarded", "discards", "laid", "foreseen")


def for_the_first_time(trigger: Trigger | None, steps: tuple[t.Step, ...]) -> t.When:
    """ "Pela primeira vez em cada turno": what always becomes of the first damage happens once."""
    if not isinstance(trigger, t.When) or trigger.event in TOLD_ONE_BY_ONE or trigger.by or trigger.during:
        raise Wrong("the first time that what happens?", "cards-late")
    altering = trigger.would or any(isinstance(step.effect, t.ChangeDamage | t.Redirect) for step in steps)
    if altering and any(step.optional for step in steps):
        raise Wrong("say “uma vez por turno”", "cards-late")
    return replace(trigger, once=True) if altering else replace(trigger, first=True)


def is_late(said: Sentence) -> bool:
    """Is the moment told after what is done then, or after a condition of it?"""
    moment = said.trigger or said.used
    return said.late is not None or (said.condition is not None and moment is not None)


def in_its_part(said: Sentence, first: bool) -> Sentence:
    """ "Você pode comprar um card durante sua Fase de Compra": when it happens; of damage, a part of its moment."""
    if not first or not said.steps or any((said.trigger, said.at, said.used, said.late, said.ending, said.replaced)):
        return said
    step = said.steps[0]
    if isinstance(step.effect, Altered) and said.part is not None and not step.effect.when.during:
        when = replace(step.effect.when, during="/".join(said.part))
        altered = replace(step, effect=replace(step.effect, when=when))
        return replace(said, steps=(altered, *said.steps[1:]), part=None) if len(said.steps) == 1 else said
    if isinstance(step.condition, t.InPart) and said.part is None and isinstance(step.effect, (*DEEDS, t.Damage)):
        part = step.condition.part, step.condition.whose
        return replace(said, part=part, steps=(replace(step, condition=None), *said.steps[1:]))
    return said


def moment_first(line: t.Line) -> t.Line:
    """ "Compre um card quando …" means what it would with its moment before it: what the moment binds comes first."""
    slots = [slot for record in (line.trigger, line.condition, line.clauses) for slot in sorted(slots_bound(record))]
    if slots == sorted(slots):
        return line
    placed = {slot: number for number, slot in enumerate(dict.fromkeys(slots))}
    found: t.Line = mapped(line, (Selector, t.Among), lambda it: moved(it, placed))
    return found


def slots_bound(record: Any) -> set[int]:
    """The slots of what a record binds or speaks of again; this card and what it remembers have none."""
    every = [each for each in parts_of(record) if isinstance(each, Selector) and each.how != THIS]
    return {each.slot for each in every if 0 <= each.slot < t.MOMENT}


def moved(it: Any, placed: dict[int, int]) -> Any:
    bound = isinstance(it, t.Among) or it.how != THIS
    return replace(it, slot=placed.get(it.slot, it.slot)) if bound else it


def told_again(record: Any, *known: Selector | None) -> Any:
    """The same words once more: what they bind anew is another than before."""
    kept = {each.slot for each in known if each is not None}

    def again(it: Selector) -> Selector:
        bound = it.how in (CHOOSE, EACH) and 0 <= it.slot < TWICE and it.slot not in kept
        return replace(it, slot=it.slot + TWICE) if bound else it

    return mapped(record, Selector, again)


def in_reading(slot: int) -> tuple[int, int]:
    """What is told twice, or only counted as told, comes right after the slot that it is like."""
    return (-1, 0) if slot == FIRST else (slot % TWICE, slot // TWICE)


def numbered(line: t.Line) -> t.Line:
    """A line in which something is told twice: its slots in the order in which a reader of both would find them."""
    every = [line.trigger, line.condition, *line.costs, *line.clauses, line.x]
    slots = [slot for record in every for slot in sorted(slots_bound(record), key=in_reading)]
    if not any(slot >= TWICE for slot in slots):
        return line
    placed = {slot: number for number, slot in enumerate(dict.fromkeys(slots))}
    found: t.Line = mapped(line, (Selector, t.Among), lambda it: moved(it, placed))
    return found


def is_held(step: t.Step) -> bool:
    """Is it a statement that holds for as long as something else says?"""
    return isinstance(step.effect, CONTINUOUS) and not (step.until or step.optional or step.condition)


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
