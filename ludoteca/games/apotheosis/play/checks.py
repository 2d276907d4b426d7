"""Checks: the roll, the knowledge, resources spent on it, and what an object's list gives (check.*, r37)."""

from __future__ import annotations

from ludoteca.core.decision import Decision
from ludoteca.core.picking import ENOUGH, Picking, behind, series
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.cards.entries import ObjectCheck
from ludoteca.games.apotheosis.meaning.moments import moment
from ludoteca.games.apotheosis.play.card_verbs import discard
from ludoteca.games.apotheosis.play.costs import GiveAway, can_give_value, purse
from ludoteca.games.apotheosis.play.death import remove_figure
from ludoteca.games.apotheosis.table import dice, values
from ludoteca.games.apotheosis.table.figures import Figure
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.grounds import FURNITURE
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import FATE, WILL, XP

#: Below this difficulty there are no levels of success (check.success.1).
EASY = 10


def success_level(result: int, difficulty: int) -> int:
    """Each time the difficulty is exceeded by as much again the success rises (check.success.1, check.success-ex1)."""
    return 0 if difficulty <= EASY else result // difficulty - 1


def failure_level(result: int, difficulty: int) -> int:
    """Up to half the difficulty is level 1, and one more for every 5 points below half (check.failure.1,
    check.failure-ex1)."""
    half = difficulty // 2
    return 0 if result > half else 1 + (half - result) // 5


class Spend(Picking):
    """Cards given up one by one for their value, as many as the player likes."""

    __slots__ = ("agent", "knowledge", "value")

    def __init__(self, agent: int, value: str, knowledge: str) -> None:
        super().__init__()
        self.agent = agent
        self.value = value
        self.knowledge = knowledge

    def copy(self) -> Spend:
        new = Spend(self.agent, self.value, self.knowledge)
        new.picked = self.picked
        return self.progress(new)

    def choices(self, table: ApotheosisTable) -> list[int]:
        left = behind(purse(table, self.agent), self.picked)
        return [number for number in left if table.kind(number).worth(self.value)]

    def worth(self, table: ApotheosisTable, number: int) -> int:
        """A resource of the check's own knowledge counts double for one who has it (check.resources.2)."""
        kind = table.kind(number)
        doubled = self.knowledge and kind.knowledge == self.knowledge and knows(table, self.agent, self.knowledge)
        return kind.worth(self.value) * (2 if doubled else 1)

    def question(self, table: ApotheosisTable) -> Decision:
        seat, asked, given = table.pieces[self.agent].controller, f"ask-spend-{self.value}", series("give", self.picked)
        return table.ask(seat, asked, "check.resources.1", ("give", ENOUGH), (), given, private=True)

    def take(self, table: ApotheosisTable) -> Next:
        self.outcome = sum(self.worth(table, number) for number in self.picked)
        for number in self.picked:
            discard(table, number, "check.resources.1")
        return None


Spend.steps = (("check.resources.1", Spend.pick),)


def knows(table: ApotheosisTable, agent: int, knowledge: str) -> bool:
    return values.knowledge(table, agent, knowledge) > 0


class Checking(Procedure):
    """One check: fate before the roll, will after it, XP against a failure. Its outcome: success, result."""

    __slots__ = ("agent", "attribute", "difficulty", "knowledge", "rolled", "source", "success", "total")

    def __init__(self, agent: int, attribute: str, difficulty: int, knowledge: str, source: int) -> None:
        super().__init__()
        self.agent = agent
        self.attribute = attribute
        self.difficulty = difficulty
        #: The knowledge that the check asks for; empty for a free check (check.roll.2).
        self.knowledge = knowledge
        self.source = source
        self.total = 0
        self.success = False
        #: What the dice have shown.
        self.rolled: tuple[int, ...] = ()

    def copy(self) -> Checking:
        new = Checking(self.agent, self.attribute, self.difficulty, self.knowledge, self.source)
        new.total = self.total
        new.success = self.success
        new.rolled = self.rolled
        return self.progress(new)

    def spend_fate(self, table: ApotheosisTable) -> Next:
        """Fate lowers the difficulty, which stays at least 1 (gap minimum-scope)."""
        if self.result is None:
            return Spend(self.agent, FATE, self.knowledge)
        self.difficulty = max(1, self.difficulty - self.result)
        return None

    def roll(self, table: ApotheosisTable) -> Next:
        """1D6, or 1D3 without the knowledge; knowledge bonus, attribute and modifiers (check.roll.1, check.roll.2).

        A natural 6 adds extras here too (check.roll.3).
        """
        level = values.knowledge(table, self.agent, self.knowledge) if self.knowledge else 0
        die = 3 if self.knowledge and not level else 6
        moment(table, "roll", self.agent, self.agent, NONE, self.source)
        seat = table.pieces[self.agent].controller
        self.total, self.rolled = dice.rolled(table, (die,), "check", seat, self.source)
        self.total += values.knowledge_bonus(level) + table.figure(self.agent, self.attribute)
        self.total += table.figure(self.agent, "check")
        return None

    def spend_will(self, table: ApotheosisTable) -> Next:
        if self.result is not None:
            self.total += self.result
        elif self.total < self.difficulty:
            return Spend(self.agent, WILL, self.knowledge)
        return None

    def spend_xp(self, table: ApotheosisTable) -> Next:
        """XP not less than the difficulty turns the failure into a success (gap check-resources-xp)."""
        if self.result is not None:
            self.success = True
            return None
        self.success = self.total >= self.difficulty
        doubled = self.knowledge if knows(table, self.agent, self.knowledge) else ""
        if self.success or not can_give_value(table, self.agent, XP, self.difficulty, doubled):
            return None
        if self.answer is None:
            seat = table.pieces[self.agent].controller
            return table.ask(seat, "ask-xp", "check.resources.1", ("accept", "decline"), (), private=True)
        if self.answer[0] == "decline":
            return None
        cards = tuple(purse(table, self.agent))
        return GiveAway(self.agent, cards, self.difficulty, XP, ruled="check.resources.1", knowledge=doubled)

    def conclude(self, table: ApotheosisTable) -> Next:
        seat = table.pieces[self.agent].controller
        level = success_level if self.success else failure_level
        figures = (self.total, self.difficulty, int(self.success), level(self.total, self.difficulty))
        table.tell("check", "check.roll.1", seat, self.source, (self.agent,), figures)
        self.outcome = (int(self.success), self.total)
        return None


Checking.steps = (
    ("check.resources.1", Checking.spend_fate),
    ("check.roll.1", Checking.roll),
    ("check.resources.1", Checking.spend_will),
    ("check.resources.1", Checking.spend_xp),
    ("check.roll.1", Checking.conclude),
)


class CheckObject(Procedure):
    """A check of an object's list, with its result (r37)."""

    __slots__ = ("agent", "index", "object")

    def __init__(self, agent: int, object: int, index: int) -> None:
        super().__init__()
        self.agent = agent
        self.object = object
        self.index = index

    def copy(self) -> CheckObject:
        return self.progress(CheckObject(self.agent, self.object, self.index))

    def check(self, table: ApotheosisTable) -> Next:
        entry = table.kind(self.object).object
        assert entry is not None
        listed = entry.checks[self.index]
        if self.result is None:
            return Checking(self.agent, listed.attribute, listed.difficulty, listed.knowledge, self.object)
        figure: Figure = table.write(self.object)
        figure.tried = (*figure.tried, (self.agent, self.index))
        return self.then(self.succeed(table, listed)) if self.result[0] else None

    def succeed(self, table: ApotheosisTable, listed: ObjectCheck) -> Procedure | None:
        """A door that is unlocked stays and is in nobody's way; one that is broken down is gone (r37-ex1)."""
        result = listed.result
        seat = table.pieces[self.agent].controller
        if result == "clear":
            table.write(self.object).obstacle = False
            table.changed(FURNITURE)
            table.tell("clear", "r37", seat, self.agent, (self.object,))
        elif result == "remove":
            remove_figure(table, self.object, "r37")
        elif result == "win":
            table.won = table.box.teams[seat]
            table.tell("objective", "setup.objective.1", seat, self.agent, (self.object,))
        else:
            entry = table.kind(self.object).object
            assert entry is not None
            spoken = table.box.passages[table.box.results[entry.id, listed.word]]
            return Carry(spoken.ability, seat, self.object, self.agent)
        return None


CheckObject.steps = (("r37", CheckObject.check),)
