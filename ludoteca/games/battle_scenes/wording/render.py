"""From lines back to text: what both languages share. A language brings its words; the order of a text is here."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.render import Renderer
from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE, INFINITIVE
from ludoteca.core.effects import (
    CHOOSE,
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
)
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.mentions import names_nobody
from ludoteca.games.battle_scenes.wording.common import (
    CONTINUOUS,
    aims_elsewhere,
    gate_of,
    is_the_target,
    negation_of,
    noun_of,
    resolve,
    states,
)
from ludoteca.games.battle_scenes.wording.terms import DONE


class SceneRenderer(Renderer):
    """Writes the lines of one text, and knows what was spoken of."""

    and_: ClassVar[str]
    and_then: ClassVar[str]
    may_do: ClassVar[str]
    doers: ClassVar[dict[str, str]]
    its_controller: ClassVar[str]
    support_controller: ClassVar[str]
    you_do: ClassVar[str]
    your_mood: ClassVar[str]
    or_: ClassVar[str]
    otherwise: ClassVar[str]
    while_: ClassVar[str]
    when: ClassVar[str]
    x_is: ClassVar[str]
    until: ClassVar[dict[str, str]]
    until_event: ClassVar[dict[str, str]]
    after: ClassVar[dict[str, str]]
    filters: ClassVar[dict[type[Any], Callable[..., str]]] = {}

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__(names)
        self.nouns: dict[str, int] = {}
        self.many: dict[int, bool] = {}
        self.slots = 0
        #: The slot of "o alvo", which is always the same one.
        self.aim = -1
        self.aim_noun = "target"
        self.damager = -1
        #: What this text has chosen, by its noun.
        self.chose: dict[str, int] = {}
        #: The slot of the cards looked at.
        self.group = -1
        self.mood = IMPERATIVE
        #: How many steps were told before the one at hand.
        self.told = 0
        #: What is said next is one card from each of several bearers.
        self.one_of_each = False
        #: The alternatives of the last sentence that had some, by their numbers.
        self.alternatives: dict[int, str] = {}
        #: The line at hand states what holds, and does nothing of itself.
        self.stating = False
        #: The other player who has just done something in the sentence at hand.
        self.doing = ""

    # -- to be said by the language --

    def lasting(self, until: str) -> str:
        """How long something holds."""
        raise NotImplementedError

    def keyword(self, keyword: t.Keyword) -> str:
        raise NotImplementedError

    def value(self, amount: Amount) -> str:
        """What X is."""
        raise NotImplementedError

    def counted(self, amount: Amount) -> str:
        """What stands after "for each"."""
        raise NotImplementedError

    # -- lines --

    def text(self, meaning: tuple[t.Line, ...]) -> str:
        return "\n".join(self.line(line) for line in meaning)

    def line(self, line: t.Line) -> str:
        self.nouns, self.many, self.slots, self.told = {}, {}, 0, 0
        self.aim = self.group = -1
        self.aim_noun = "target"
        self.damager = -1
        self.chose = {}
        self.stating = states(line.sort, line.trigger)
        if names_nobody(line):
            raise self.unsayable("a player whom the text has not named")
        keywords = ", ".join(self.keyword(keyword) for keyword in line.keywords)
        if not line.clauses and not line.costs:
            return f"{keywords}."
        said = f"{keywords} - " if keywords else ""
        if line.costs:
            said += _big(_unended(self.all_sentences(line.costs))) + ": "
            self.told = 0
        body = self.moments(line) + self.all_sentences(_steps(line))
        said += _big(body)
        return said + (f" {self.x_is} {self.value(line.x)}." if line.x is not None else "")

    def moments(self, line: t.Line) -> str:
        said = f"{self.while_} {self.write(line.condition)}, " if line.condition is not None else ""
        return said + (f"{self.write(line.trigger)}, " if line.trigger is not None else "")

    def all_sentences(self, steps: tuple[t.Step, ...]) -> str:
        """Steps that belong together are one sentence; the later sentences begin with a capital."""
        groups: list[list[t.Step]] = []
        for step in steps:
            if groups and (step.joined or step.option > 1):
                groups[-1].append(step)
            else:
                groups.append([step])
        self.clauses = ()
        said = []
        for group in groups:
            said.append(self.one_sentence(group))
            self.clauses = (*self.clauses, *group)
        return " ".join(map(_ended, [said[0], *map(_big, said[1:])]))

    def one_sentence(self, group: list[t.Step]) -> str:
        first = group[0]
        said = f"{self.gate(first)}, " if first.gate != NO_GATE else ""
        said += f"{self.for_each} {self.counted(first.rounds)}, " if first.rounds is not None else ""
        if isinstance(first.effect, t.Generate):
            return said + self.generated(first, first.effect.line)
        options: list[list[t.Step]] = []
        for step in group:
            if not options or not step.joined:
                options.append([step])
            else:
                options[-1].append(step)
        if first.otherwise != NO_GATE:
            said += f"{self.contrary(first)}, "
        if len(options) == 1 and first.condition is not None:
            if self.stating and first.condition == negation_of(self.condition_before()):
                return f"{said}{self.otherwise}, " + self.chain([replace(first, condition=None), *group[1:]], False)
            return said + self.conditional(options[0], first.condition)
        told = [self.chain(option, len(options) > 1) for option in options]
        if len(options) > 1:
            self.alternatives = {option[0].option: each for option, each in zip(options, told, strict=True)}
        return said + f", {self.or_} ".join(told)

    def contrary(self, step: t.Step) -> str:
        """ "Otherwise" speaks of the condition of the sentence before."""
        begun = [number for number, each in enumerate(self.clauses) if isinstance(each, t.Step) and not each.joined]
        if self.condition_before() is None or begun[-1] != step.otherwise:
            raise self.unsayable(f"Step(otherwise={step.otherwise})")
        return self.otherwise

    def condition_before(self) -> Condition | None:
        begun = [each for each in self.clauses if isinstance(each, t.Step) and not each.joined]
        return begun[-1].condition if begun else None

    def conditional(self, steps: list[t.Step], condition: Condition) -> str:
        """The condition before what is done, or after it if it speaks of what is done."""
        if isinstance(condition, t.InPart):
            return self.chain(steps, True)
        if isinstance(condition, t.Both) and isinstance(condition.other, t.InPart):
            before = f"{self.if_true} {self.write(condition.one)}, "
            return before + self.chain([replace(steps[0], condition=condition.other), *steps[1:]], True)
        state = self.spoken_so_far()
        try:
            return f"{self.if_true} {self.write(condition)}, {self.chain(steps, False)}"
        except CardTextError:
            self.go_back(state)
            if len(steps) > 1:
                raise
            return self.chain(steps, True)

    def generated(self, step: t.Step, line: t.Line) -> str:
        event = self.write(line.trigger)
        until = f" {self.until_event.get(step.until) or self.lasting(step.until)}" if step.until else ""
        before, told, self.told = self.clauses, self.told, 0
        inner = _unended(self.all_sentences(_steps(line)))
        self.clauses, self.told = before, told + 1
        return f"{event}{until}, {inner}"

    def gate(self, clause: Any) -> str:
        before = tuple(step for step in self.clauses if isinstance(step, t.Step))
        if clause.gate != gate_of(before):
            raise self.unsayable(f"Step(gate={clause.gate})")
        return (self.if_done if clause.gate_done else self.if_not_done)[YOU]

    def chain(self, steps: list[t.Step], option: bool) -> str:
        """ "A, B e C", with what trails after the steps."""
        self.mood = IMPERATIVE
        self.doing = ""
        said = ""
        for number, step in enumerate(steps):
            joint = "" if not number else f" {self.and_} " if number == len(steps) - 1 else ", "
            said += self.joined(joint, step, option or number > 0)
            self.told += 1
        return said

    def joined(self, joint: str, step: t.Step, trailing: bool) -> str:
        """One step after what joins it; its condition after it, or before it if it speaks of what came before."""
        if not joint or step.condition is None or isinstance(step.condition, t.InPart):
            return joint + self.piece(step, trailing)
        state = self.spoken_so_far()
        try:
            return joint + self.piece(step, trailing)
        except CardTextError:
            self.go_back(state)
            before = f", {self.and_then}, {self.if_true} {self.write(step.condition)}, "
            return before + self.piece(replace(step, condition=None), False)

    def spoken_so_far(self) -> tuple[Any, ...]:
        return (
            dict(self.nouns),
            dict(self.many),
            self.slots,
            self.aim,
            self.group,
            self.aim_noun,
            self.told,
            self.mood,
        )

    def go_back(self, state: tuple[Any, ...]) -> None:
        """Nothing was said since then."""
        self.nouns, self.many, self.slots, self.aim, self.group, self.aim_noun, self.told, self.mood = state

    def piece(self, step: t.Step, trailing: bool) -> str:
        who = getattr(step.effect, "who", YOU) if isinstance(step.effect, (t.Draw, t.Discard)) else step.by
        if who not in (YOU, OPPONENT) or (who == OPPONENT and not step.optional):
            said = self.done_by(who, step)
        elif step.optional:
            self.mood = INFINITIVE
            said = self.offer(step)
        elif self.doing and self.begins_with_verb(step.effect):
            said = f"{self.you_do} {self.effect(step.effect, self.your_mood)}"
        else:
            said = self.effect(step.effect, self.mood)
        said += f" {self.for_each} {self.counted(step.each)}" if step.each is not None else ""
        said += f" {self.lasting(step.until)}" if step.until else ""
        said += f" {self.after[step.after]}" if step.after else ""
        if isinstance(step.condition, t.InPart):
            said += f" {self.write(step.condition)}"
        elif trailing and step.condition is not None:
            said += f" {self.if_true} {self.write(step.condition)}"
        return said

    def done_by(self, who: str, step: t.Step) -> str:
        """Another player does it, or may do it."""
        if isinstance(step.effect, STATED):
            raise self.unsayable(f"Step({type(step.effect).__name__}, by={who!r})")
        if step.optional:
            return f"{self.doer(who)} {self.may_do} {self.effect(step.effect, INFINITIVE)}"
        if step.joined and who == self.doing and who == t.EACH_PLAYER:
            # "Cada jogador compra um card e descarta um card": he is named once.
            return self.effect(step.effect, INDICATIVE)
        doer, self.doing = self.doer(who), who
        return f"{doer} {self.effect(step.effect, INDICATIVE)}"

    def doer(self, who: str) -> str:
        """The player who does it; naming him counts as speaking of him."""
        named = resolve(self.nouns, "character")
        if who == t.CONTROLLER and self.nouns.get("support", -1) > (-1 if named is None else named):
            return self.support_controller
        if who == t.CONTROLLER and named is None:
            if self.aim < 0 or self.aim_noun != "target":
                raise self.unsayable("Step(by='its controller')")
            return self.its_controller
        if who not in (t.THAT_PLAYER, t.RIVAL, t.CONTROLLER):
            kind = "opponent" if who in (t.TARGET_OPPONENT, OPPONENT) else "player"
            how = t.TARGET if who in t.TARGET_PLAYERS else EACH
            player = Selector(how, (t.Kind((kind,)),), slot=self.slots)
            if is_the_target(player) and self.aim >= 0 and not aims_elsewhere(player, self.aim_noun):
                player = replace(player, slot=self.aim)
            self.note(player)
        return self.doers[who]

    def offer(self, step: t.Step) -> str:
        raise NotImplementedError

    def begins_with_verb(self, effect: Effect) -> bool:
        return not isinstance(effect, STATED)

    def check_did(self, amount: Did) -> None:
        """ "Aquele mesmo número" speaks of the step just before."""
        if amount.clause != self.told - 1:
            raise self.unsayable(f"Did({amount.clause})")

    def done_before(self, amount: Did) -> str:
        """What was done so many times, by the name of its record."""
        name = type(self.clauses[amount.clause].effect).__name__ if amount.clause < len(self.clauses) else ""
        if name not in DONE or self.did_last(name) != amount.clause:
            raise self.unsayable(f"Did({amount.clause})")
        return name

    def did_last(self, name: str) -> int:
        """The last step told so far that does such a thing."""
        found = [number for number, each in enumerate(self.clauses) if type(each.effect).__name__ == name]
        return found[-1] if found else -1

    def done_to(self, slot: int) -> str:
        """What was done to those in a slot, by the name of its record."""
        for name in DONE:
            last = self.did_last(name)
            done = getattr(self.clauses[last].effect, "what", None) if last >= 0 else None
            if isinstance(done, Selector) and done.slot == slot:
                return name
        raise self.unsayable(f"Among({slot})")

    # -- which pieces --

    def note(self, selector: Selector | None) -> None:
        """Give the selector its slot, as the reader will."""
        assert selector is not None, "what is said has an object"
        named_before = is_the_target(selector) and self.aim >= 0
        if named_before and aims_elsewhere(selector, self.aim_noun) == (selector.slot == self.aim):
            raise self.unsayable(f"Selector(slot={selector.slot})")
        if is_the_target(selector) and noun_of(selector.filters) != "target":
            self.aim_noun = noun_of(selector.filters)
        if selector.how == t.TARGET and selector.slot == self.aim:
            self.nouns[noun_of(selector.filters)] = selector.slot
            return
        if selector.slot != self.slots:
            raise self.unsayable(f"Selector(slot={selector.slot})")
        noun = noun_of(selector.filters)
        self.nouns[noun] = selector.slot
        if is_the_target(selector):
            self.aim = selector.slot
        self.many[selector.slot] = not (selector.how in (CHOOSE, EACH, t.TARGET) and selector.count == Number(1))
        self.slots += 1

    def called_so(self, condition: t.Is) -> None:
        """What something is said to be is what it may be called from then on."""
        if condition.what.how != THIS:
            self.nouns[noun_of(condition.filters)] = condition.what.slot

    def note_damager(self, selector: Selector | None) -> None:
        """The moment says that this character deals damage."""
        if selector is not None and noun_of(selector.filters) == "character" and selector.how in (CHOOSE, EACH):
            self.damager = selector.slot

    def check_named(self, selector: Selector) -> None:
        """ "Aquele personagem" must find the slot that is meant."""
        noun = noun_of(selector.filters)
        if selector.slot != t.MOMENT and resolve(self.nouns, noun) != selector.slot:
            raise self.unsayable(f"Selector(slot={selector.slot})")


#: Effects whose sentence begins with what they speak of.
STATED = (t.Damage, t.Generate, t.Prevent, *(each for each in CONTINUOUS if each is not t.MustTarget))


def _steps(line: t.Line) -> tuple[t.Step, ...]:
    return tuple(step for step in line.clauses if isinstance(step, t.Step))


def _ended(sentence: str) -> str:
    """With its full stop, which final initials (H.I.D.R.A.) have already."""
    return sentence if sentence.endswith(".") else f"{sentence}."


def _unended(sentences: str) -> str:
    """Without the last full stop, unless it belongs to initials."""
    return sentences if re.search(r"[^\W\d_]\.[^\W\d_]\.$", sentences) else sentences.removesuffix(".")


def _big(text: str) -> str:
    return text[:1].upper() + text[1:]
