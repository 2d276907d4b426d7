"""A procedure of the rulebook in progress: its step and its own values.

A subclass names its steps with the rulebook's names and assigns them, each
with its rule, after the class::

    class ClearAndDraw(Procedure):
        '''The Clear and Draw Step.'''
        __slots__ = ("seat",)
        ...
    ClearAndDraw.steps = (("turn.clear.1", ClearAndDraw.clear), ("turn.clear.2", ClearAndDraw.draw))

A step returns nothing (go on to the next one), a ``Decision`` (ask first) or a
``Procedure`` (do that first; with ``then``, do that and go on). After an answer or a result the same step runs
again with ``self.answer`` or ``self.result``, until it returns nothing; so it
changes nothing before it asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, Union

from ludoteca.core.action import Refusal
from ludoteca.core.decision import Decision, Option
from ludoteca.core.kinds import T

P = TypeVar("P", bound="Procedure")
Next = Union[Decision, "Procedure", None]
Step = tuple[str, Callable[[Any, Any], Next]]


class Procedure(Generic[T]):
    """One procedure on the table's stack. Its values are numbers, strings and tuples."""

    __slots__ = ("answer", "heard", "outcome", "result", "step")

    steps: ClassVar[tuple[Step, ...]] = ()
    #: A secret procedure is left out of the other seats' trail.
    secret: ClassVar[bool] = False

    def __init__(self) -> None:
        self.step: int = 0
        #: What the asked seat chose, while the step that asked runs again.
        self.answer: Option | None = None
        #: What the procedure that this one pushed really did.
        self.result: Any = None
        #: What this procedure really did: the ``result`` of the one below.
        self.outcome: Any = None
        #: Whether the one below waits for it, rather than going on with its next step.
        self.heard = True

    def copy(self) -> Procedure:
        """An equal procedure that shares nothing that can change. Every subclass writes its own."""
        raise NotImplementedError(f"{type(self).__name__} has no copy of its own")

    def progress(self, new: P) -> P:
        """Carry the progress over to a fresh copy."""
        new.step = self.step
        new.answer = self.answer
        new.result = self.result
        new.outcome = self.outcome
        new.heard = self.heard
        return new

    def then(self, procedure: Procedure | None) -> Procedure | None:
        """Return this from a step to carry out a procedure, if any, and go on with the next step."""
        if procedure is not None:
            procedure.heard = False
            self.step += 1
        return procedure

    def repeat(self) -> None:
        """Run all steps again from the first once this one has returned nothing."""
        self.step = -1

    def go_on_after(self, name: str) -> None:
        """Continue behind the named step once this one has returned nothing."""
        for position, (_, function) in enumerate(self.steps):
            if function.__name__ == name:
                self.step = position
                return
        raise ValueError(f"{type(self).__name__} has no step {name}")

    def begin_at(self, name: str) -> None:
        """Of a procedure that is put on the table half-way: the named step is the next."""
        self.go_on_after(name)

    def stop(self) -> None:
        """No further step of this procedure is carried out once this one has returned nothing."""
        self.step = len(self.steps) - 1

    def rule(self) -> str:
        return self.steps[self.step][0] if self.step < len(self.steps) else ""

    def step_name(self) -> str:
        return self.steps[self.step][1].__name__ if self.step < len(self.steps) else ""

    def refusal_of(self, table: T, number: int) -> Refusal:
        """Why a piece may not be chosen now; a procedure that knows better names the rule."""
        return Refusal(self.rule_asked(table), "refusal-not-offered", number)

    def refusal_of_mode(self, table: T, value: str) -> Refusal:
        """The same of one of the ways that it offers."""
        return Refusal(self.rule_asked(table), "refusal-not-offered")

    def choices(self, table: T) -> Sequence[int]:
        """The pieces that it offers, where it asks for one of several."""
        return ()

    def modes(self, table: T) -> Sequence[str]:
        """The ways that it offers."""
        return ()

    def rule_asked(self, table: T) -> str:
        return self.rule() if table.decision is None else table.decision.rule

    def imagine(self, table: T, seat: int) -> None:
        """Deal anew what this procedure keeps and ``seat`` can't know, such as others' secret choices."""
