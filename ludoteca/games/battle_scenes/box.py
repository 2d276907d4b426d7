"""What a match is played with: its cards, its texts, and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.core.effects import Resolve, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.game import Box, Game
from ludoteca.core.modifiers import Modifier
from ludoteca.games.battle_scenes.areas import ZONES

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.table import BattleTable

#: A permanent text that functions: the card it stands on, the base card that bears it, and its number.
Speaking = tuple[int, int, int]

#: One statement of a static text: the question that it alters, how, and the clause that says so.
Statement = tuple[str, str, int]


class Generated:
    """A triggered effect made by another effect (5.7.B-1): it listens until it ends."""

    __slots__ = ("ability", "bearer", "controller", "number", "once", "slots", "source", "until", "x")

    def __init__(
        self,
        number: int,
        ability: int,
        controller: int,
        source: int,
        bearer: int,
        slots: tuple[tuple[int, ...], ...],
        until: str,
        once: bool,
        x: int,
    ) -> None:
        self.number = number
        self.ability = ability
        self.controller = controller
        self.source = source
        self.bearer = bearer
        #: What the effect that made it had bound: "o alvo".
        self.slots = slots
        self.until = until
        #: Without a duration it happens once (5.7.B-1).
        self.once = once
        self.x = x


class BattleBox(Box):
    """What a match of this game is played with."""

    __slots__ = (
        "alterations",
        "amount",
        "concerns",
        "from_resources",
        "gather",
        "later",
        "listens",
        "match",
        "payable_text",
        "reachable",
        "statements",
        "surprise",
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game, 2, (0, 1), ZONES)
        #: How an event is looked through for triggers.
        self.gather: Callable[[BattleTable, Event], None] = lambda table, event: None
        #: What card texts do to a damage.
        self.alterations: Callable[[BattleTable, Any], list[Any]] = lambda table, damage: []
        #: Whether the costs that a frame would pay can be paid.
        self.payable_text: Callable[[BattleTable, Any], bool]
        #: How static texts are read: whom one concerns, and how much it says; where a selector looks.
        self.concerns: Callable[[BattleTable, Modifier, int, int], bool]
        self.amount: Callable[[BattleTable, Modifier], int]
        self.reachable: Callable[[BattleTable, Resolve, Selector], Sequence[int]]
        #: What a triggered text speaks of if an event sets it off.
        self.match: Callable[[BattleTable, Any, Event], tuple[tuple[int, ...], ...] | None]
        #: What each static text states.
        self.statements: dict[int, tuple[Statement, ...]] = {}
        #: The texts that wait for each kind of event.
        self.listens: dict[str, frozenset[int]] = {}
        #: The texts that are activated from the resources, by kind of card.
        self.from_resources: dict[int, tuple[int, ...]] = {}
        #: The text of every Surprise Attack and Surprise Anticipation.
        self.surprise = NOTHING
        #: The text that carries out what a clause puts off, by that clause ("após esta ação").
        self.later: dict[Any, int] = {}
