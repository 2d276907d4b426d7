"""An action at hand: who does what with which card, as far as it has come. Texts speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ludoteca.core.action import Chosen
from ludoteca.core.events import Event
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Procedure
from ludoteca.games.apotheosis.table.uses import Use

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.table import ApotheosisTable


class ActionAtHand(Procedure):
    """What is known of an action between its announcement and its end; ``play/activation.py`` carries it out."""

    __slots__ = (
        "agent",
        "args",
        "card",
        "change",
        "deed",
        "event",
        "free",
        "hero",
        "negated",
        "paid",
        "points",
        "responded",
        "responding",
        "selected",
        "shields",
        "struck",
        "targets",
        "use",
    )

    def __init__(self, deed: str, agent: int, args: Chosen = (), card: int = NONE, use: int = NONE) -> None:
        super().__init__()
        self.deed = deed
        self.agent = agent
        #: What the deed is done to, as its verb says.
        self.args = args
        #: The card activated, and for what.
        self.card = card
        self.use = use
        #: The Hero whose table is used, if another's (draft.other.2).
        self.hero = NONE
        #: What has been selected (draft.target.1).
        self.targets: tuple[int, ...] = ()
        #: The same as it was when the action was announced.
        self.selected: tuple[int, ...] = ()
        self.points = 0
        self.paid = 0
        #: At no cost and without a response: what a text makes its character do.
        self.free = False
        #: It is a response; it has had its one response; it has been negated.
        self.responding = False
        self.responded = False
        self.negated = False
        #: The situation that a response answers.
        self.event: Event | None = None
        #: What is added to its damage, and injury that is prevented: the piece, how much (-1: all).
        self.change = 0
        self.shields: tuple[tuple[int, int], ...] = ()
        #: What it has struck: the piece, the damage, the injury.
        self.struck: tuple[tuple[int, int, int], ...] = ()

    def copy(self) -> Self:
        new = type(self)(self.deed, self.agent, self.args, self.card, self.use)
        new.hero = self.hero
        new.targets = self.targets
        new.selected = self.selected
        new.points = self.points
        new.paid = self.paid
        new.free = self.free
        new.responding = self.responding
        new.responded = self.responded
        new.negated = self.negated
        new.event = self.event
        new.change = self.change
        new.shields = self.shields
        new.struck = self.struck
        return self.progress(new)

    def the_use(self, table: ApotheosisTable) -> Use | None:
        return None if self.card == NONE else table.kind(self.card).uses[self.use]

    def limits(self, table: ApotheosisTable) -> tuple[str, ...]:
        use = self.the_use(table)
        return () if use is None else use.limits

    def response(self, agent: int, card: int, use: int, event: Event | None) -> ActionAtHand:
        """The one response to it, about to be carried out (r3)."""
        raise NotImplementedError
