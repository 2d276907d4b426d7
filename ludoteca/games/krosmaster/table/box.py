"""What a match is played with, as the table sees it; ``play/box.py`` fills it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ludoteca.core.box import Box
from ludoteca.core.game import Game
from ludoteca.core.piece import NONE, Zone
from ludoteca.games.krosmaster.cards.arena import Arena
from ludoteca.games.krosmaster.cards.cards import Catalogue
from ludoteca.games.krosmaster.cards.formats import Format
from ludoteca.games.krosmaster.table.grounds import RESTING
from ludoteca.games.krosmaster.table.kinds import SpellKind

if TYPE_CHECKING:
    from ludoteca.games.krosmaster.table.table import KrosTable, Stance


class KrosBox(Box[Any, Format]):
    """What a match of this game is played with."""

    __slots__ = (
        "arenas",
        "catalogue",
        "profiles",
        "punch",
        "sight_given",
        "spells",
        "watchers",
    )

    def __init__(self, game: Game, seats: int, teams: tuple[int, ...], zones: tuple[Zone, ...]) -> None:
        super().__init__(game, seats, teams, zones)
        self.resting = RESTING
        self.catalogue: Catalogue
        self.arenas: tuple[Arena, ...] = ()
        self.spells: tuple[SpellKind, ...] = ()
        #: The Spell that every Krosmaster has and no card prints (4.8.5).
        self.punch = NONE
        #: The kind of each profile, by its word.
        self.profiles: dict[str, int] = {}
        #: The kinds whose Powers wait for each kind of event.
        self.watchers: dict[str, frozenset[int]] = {}
        #: Can any text or token give a Power that Lines of Sight depend on?
        self.sight_given = True

    # -- what the rooms above tell: ``play/box.py`` names each of them --

    #: The Powers of the rulebook that a Unit has, as bits.
    powers_of: ClassVar[staticmethod[[KrosTable, int], int]]
    #: The Health Points that texts give a Unit.
    more_hp: ClassVar[staticmethod[[KrosTable, int], int]]
    #: The static texts of the Units in the arena, by the kind of their effect.
    stances_of: ClassVar[staticmethod[[KrosTable], dict[type, tuple[Stance, ...]]]]
