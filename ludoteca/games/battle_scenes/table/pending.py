"""Effects that wait in the tree."""

from __future__ import annotations

from ludoteca.core.events import NOTHING, Event, Waiting

#: What waits for the end of an action or of the turn.
AFTER = "after "


class Pending(Waiting):
    """An effect that waits in the tree, with what it knows of the moment at which it was triggered."""

    __slots__ = ("bearer", "bound", "use", "x")

    def __init__(
        self,
        number: int,
        controller: int,
        source: int,
        bearer: int,
        ability: int,
        event: Event,
        level: int,
        bound: tuple[tuple[int, ...], ...] = (),
        x: int = NOTHING,
        use: int = NOTHING,
    ) -> None:
        super().__init__(number, controller, source, ability, NOTHING, event, level)
        self.bearer = bearer
        self.bound = bound
        self.x = x
        self.use = use

    def bound_to(self, bound: tuple[tuple[int, ...], ...]) -> Pending:
        """The same effect, speaking of these."""
        if bound == self.bound:
            return self
        return Pending(
            self.number, self.controller, self.source, self.bearer, self.ability, self.event, self.level, bound,
            self.x, self.use,
        )  # fmt: skip

    def data(self) -> tuple[object, ...]:
        return (*super().data(), self.bearer, self.bound, self.x, self.use)
