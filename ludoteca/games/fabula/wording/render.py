"""How a card's text is written: what both languages share."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.cardtext.render import Renderer, capitals
from ludoteca.cardtext.words import IMPERATIVE, INFINITIVE
from ludoteca.core.effects import CHOSEN, NO_GATE, Ability, Amount, Clause, Effect, Number, Selector
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t

#: Effects whose sentence begins with what they speak of.
STATES: tuple[type[Effect], ...] = (
    e.Boost,
    e.SetFigure,
    e.Cannot,
    e.CanAct,
    e.LoseTypes,
    e.Resistance,
    e.ChangeX,
    e.CostChange,
    e.Generate,
)
STATES += (e.RaiseCeiling, e.WinGame, e.LoseGame, e.SkipTurn)


class Writing(Renderer):
    """Writes the passages of one card, and knows which targets it has named."""

    then: ClassVar[str]
    while_true: ClassVar[str]
    done: ClassVar[dict[bool, str]]
    you_may: ClassVar[str]
    choose_modes: ClassVar[str]

    def __init__(self, names: dict[str, str]) -> None:
        super().__init__(names)
        self.targets: tuple[t.Target, ...] = ()
        self.named: set[int] = set()
        #: The selector that a pronoun would speak of.
        self.last: Selector | None = None
        self.passive = False

    # -- passages --

    def text(self, meaning: tuple[t.Passage, ...]) -> str:
        return "\n".join(self.passage(passage) for passage in meaning)

    def passage(self, passage: t.Passage) -> str:
        self.targets = passage.targets
        self.named = set()
        self.last = None
        self.passive = passage.sort == t.PASSIVE
        if passage.sort == t.EXHAUSTION:
            return self.exhaustion()
        if passage.sort == t.ATTACH:
            return self.attach(passage)
        if passage.sort == t.ENTERS_ATTACHED:
            return self.enters_attached()
        if passage.sort == t.ADDITIONAL_COST:
            return self.additional(passage)
        said = ""
        if passage.trigger is not None:
            said = f"{self.write(passage.trigger)}, "
        if passage.condition is not None:
            said = f"{self.while_true} {self.write(passage.condition)}, "
        if passage.costs:
            costs = ", ".join(self.write(cost) for cost in passage.costs)
            return f"{capitals(costs)}: {capitals(self.body(passage))}"
        return capitals(said + self.body(passage))

    def body(self, passage: t.Passage) -> str:
        sentences = []
        defined = passage.x
        for sentence in passage.sentences:
            written = self.sentence_of(sentence)
            if defined is not None and speaks_of_x(sentence):
                written = f"{written[:-1]}{self.where(sentence, defined)}."
                defined = None
            sentences.append(written)
        if not passage.modes:
            return " ".join(sentences)
        items = " ".join(f"• {capitals(sentence)}" for sentence in sentences)
        return f"{self.choose_modes} {self.count_word(passage.modes)}: {items}"

    def sentence_of(self, sentence: Ability) -> str:
        self.clauses = ()
        steps = []
        for clause in sentence.clauses:
            steps.append(self.step(clause))
            self.clauses = (*self.clauses, clause)
        return self.then.join(steps) + "."

    def step(self, clause: Clause) -> str:
        said = ""
        if clause.gate != NO_GATE:
            free = [number for number, before in enumerate(self.clauses) if before.gate == NO_GATE]
            if not free or clause.gate != free[-1]:
                raise self.unsayable(f"Clause(gate={clause.gate})")
            said += f"{self.done[clause.gate_done]}, "
        if clause.condition is not None:
            said += f"{self.if_true} {self.write(clause.condition)}, "
        if clause.optional:
            if not self.begins_with_verb(clause.effect):
                raise self.unsayable("a state that may be")
            said += f"{self.you_may} {self.effect(clause.effect, INFINITIVE)}"
        else:
            said += self.effect(clause.effect, IMPERATIVE)
        if clause.each is not None:
            said += f" {self.for_each} {self.each_phrase(clause.each)}"
        return said

    def begins_with_verb(self, effect: Effect) -> bool:
        return not isinstance(effect, STATES)

    # -- targets --

    def mention(self, selector: Selector) -> str:
        """How a bound object is called: in full the first time, shortly later, or by a pronoun."""
        slot = selector.slot
        if slot >= len(self.targets):
            if self.last is None or self.last.slot != slot:
                raise self.unsayable(f"Selector(slot={slot})")
            return "pronoun"
        if slot not in self.named:
            if slot != len(self.named):
                raise self.unsayable(f"Selector(slot={slot})")
            self.named.add(slot)
            return "full"
        first = next(n for n, other in enumerate(self.targets) if other.filters[0] == self.targets[slot].filters[0])
        if first == slot:
            return "short"
        if self.last is not None and self.last.slot == slot:
            return "pronoun"
        raise self.unsayable(f"Selector(slot={slot})")

    def aimed(self, slot: int) -> Selector:
        return Selector(CHOSEN, slot=slot)

    # -- to be said by the language --

    def exhaustion(self) -> str:
        raise NotImplementedError

    def attach(self, passage: t.Passage) -> str:
        raise NotImplementedError

    def enters_attached(self) -> str:
        raise NotImplementedError

    def additional(self, passage: t.Passage) -> str:
        raise NotImplementedError

    def where(self, sentence: Ability, amount: Amount) -> str:
        raise NotImplementedError

    def each_phrase(self, amount: Amount) -> str:
        raise NotImplementedError

    def count_word(self, number: int) -> str:
        raise NotImplementedError


def speaks_of_x(sentence: Ability) -> bool:
    return letter_of(sentence) != ""


def letter_of(record: Any) -> str:
    """The letter of the first variable in a record; empty if there is none."""
    if isinstance(record, t.Variable):
        return record.letter
    if isinstance(record, tuple):
        return next((letter for part in record if (letter := letter_of(part))), "")
    names = getattr(record, "__dataclass_fields__", None)
    if names is None or isinstance(record, Number):
        return ""
    return next((letter for name in names if (letter := letter_of(getattr(record, name)))), "")
