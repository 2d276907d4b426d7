"""What a match is played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludoteca.core.box import Box
from ludoteca.core.effects import Selector
from ludoteca.core.game import Game
from ludoteca.core.piece import Zone
from ludoteca.core.resolving import Resolve
from ludoteca.games.dice_masters.cards.formats import Format
from ludoteca.games.dice_masters.table.dice import Kind, Price

if TYPE_CHECKING:
    from ludoteca.games.dice_masters.table.table import DiceTable


#: The events that texts may wait for.
AWAITED = frozenset(("fielded", "attack", "block", "damage", "knock-out"))


class DiceBox(Box[Kind, Format]):
    """What a match of this game is played with."""

    __slots__ = ("bases", "frames", "prices", "selectors", "targets")

    def __init__(self, game: Game, zones: tuple[Zone, ...]) -> None:
        super().__init__(game, 2, (0, 1), zones)
        self.awaited = AWAITED
        #: The text of the plain face that each text of a burst face stands for.
        self.bases: dict[int, int] = {}
        #: What the player who uses a text must choose first: without a legal target it can't be used.
        self.targets: dict[int, tuple[Selector, ...]] = {}
        #: The price in energy of each global.
        self.prices: dict[int, Price] = {}
        #: The frame in which each continuous text is read, for either player as "you".
        self.frames: dict[tuple[int, int], Resolve] = {}
        #: The dice that a continuous text speaks of, by ability and question.
        self.selectors: dict[tuple[int, str], Selector] = {}

    #: Lay out the teams of a draft (``play/setup.py``).
    lay_out_draft: ClassVar[staticmethod[[DiceTable, tuple[tuple[tuple[int, int], ...], ...]], None]]
