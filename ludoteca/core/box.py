"""What one match is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from ludoteca.core.action import Action
from ludoteca.core.effects import Ability, Cost, Effect
from ludoteca.core.events import Event
from ludoteca.core.kinds import F, K
from ludoteca.core.piece import Zone
from ludoteca.core.procedure import Next

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.table import Table


def look_through_later(table: Table, event: Event) -> None:
    """A game that notices triggers at a step of its own finds there what has happened since."""
    table.fresh.append(event)


#: How an effect is carried out, whether a cost can be paid and how it is, and what any other record comes to: each a
#: function of the record, which is of its own kind, and of the game's own table and frame.
Perform = Callable[[Any, Any, Any], Next]
Payable = Callable[[Any, Any, int, int], bool]
Payment = Callable[[Any, Any, int, int], Next]
Reader = Callable[..., Any]


class Box(Generic[K, F]):
    """What one match is played with: it never changes during the match and all copies share it."""

    __slots__ = (
        "abilities",
        "actions",
        "awaited",
        "format",
        "game",
        "kinds",
        "resting",
        "rulings",
        "seats",
        "teams",
        "zones",
    )

    #: How this game carries out each effect of its card texts.
    performers: ClassVar[Mapping[type[Effect], Perform]] = {}
    #: Whether each cost of its card texts can be paid, and how.
    payable: ClassVar[Mapping[type[Cost], Payable]] = {}
    payments: ClassVar[Mapping[type[Cost], Payment]] = {}
    #: How this game reads the filters, amounts, conditions and triggers that do not say themselves what they mean.
    readers: ClassVar[Mapping[type, Reader]] = {}
    #: How an event is looked through for the texts that wait for it.
    gather: ClassVar[staticmethod[[Any, Event], None]] = staticmethod(look_through_later)

    def __init__(self, game: Game, seats: int, teams: tuple[int, ...], zones: tuple[Zone, ...]) -> None:
        self.game = game
        self.seats = seats
        #: The team of each seat.
        self.teams = teams
        self.zones = zones
        self.actions: dict[str, Action] = game.actions
        #: What the pieces are: the match's catalogue, by number.
        self.kinds: tuple[K, ...] = ()
        #: Every ability of the match, by number.
        self.abilities: tuple[Ability, ...] = ()
        #: The kinds of events that texts of the match wait for: any other is told only where a log is kept.
        self.awaited: frozenset[str] = frozenset()
        #: By ground, those whose answers are to be reckoned anew when it changes, itself among them (``kept.py``).
        self.resting: tuple[tuple[int, ...], ...] = ()
        self.format: F
        #: The chosen reading of each gap that the format leaves open.
        self.rulings: dict[str, str] = {}
