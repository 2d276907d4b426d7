"""What lies on the table: the cards of the areas, who is in the scene, and what base cards carry.

What follows from where cards lie is reckoned once and kept with what it was reckoned from.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, ClassVar, Self

from ludoteca.core.effects import Ability
from ludoteca.core.piece import NONE
from ludoteca.core.table import Table
from ludoteca.games.battle_scenes.table.areas import AREAS, PRIZES, RESOURCES, SCENE, in_scene
from ludoteca.games.battle_scenes.table.bearers import Bearing, Cast
from ludoteca.games.battle_scenes.table.kinds import BASES, CHARACTER, Kind, Persons, SceneCard
from ludoteca.games.battle_scenes.text.phases import ANTICIPATION, START

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.table.box import BattleBox

#: What lay in an area at the last look, and the cards among it that were looked for.
Sifted = tuple[tuple[int, ...], list[int]]
NOT_SIFTED: Sifted = ((), [])


#: The question whether a base card that carries nothing is knocked out or destroyed.
FELLED = "be-felled"


class Lying(Table["BattleBox", SceneCard]):
    """The cards of both players where they lie."""

    __slots__ = ("alike", "bearings", "carried", "casting", "persons", "phase", "sifted", "steady")

    derived: ClassVar[tuple[str, ...]] = ("alike", "bearings", "casting", "persons", "sifted", "steady")

    def __init__(self, box: BattleBox, seed: int) -> None:
        super().__init__(box, seed)
        self.phase = START
        #: What each base card carries.
        self.carried: dict[int, tuple[int, ...]] = {}
        #: What each base card has with the cards that it carries, as last reckoned.
        self.bearings: dict[int, Bearing] = {}
        #: Who base cards are now, where effects have made them somebody else than their cards say.
        self.persons: dict[int, Persons] = {}
        #: Who is in the scene, as last reckoned.
        self.casting: Cast | None = None
        #: No base card carries nothing, as of the last look; a verb that may change that says so.
        self.steady = False
        #: The cards in the resources of each player that are good for something there, as last reckoned.
        self.sifted: dict[tuple[int, str], Sifted] = {}
        #: The cards of an area with equal ones left out, as last reckoned.
        self.alike: dict[int, tuple[tuple[int, ...], list[int]]] = {}

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.phase = self.phase
        new.carried = self.carried.copy()
        new.steady = self.steady
        new.persons = self.persons.copy()
        new.alike = {}
        new.bearings = {}

    def opponent(self, seat: int) -> int:
        return 1 - seat

    def active_player(self) -> int:
        """The turn's player, but his opponent in the Anticipation Step (6.2-1, 6.2.E.1-2, 7.3.jogador-ativo)."""
        return 1 - self.active if self.phase == ANTICIPATION else self.active

    def kind(self, number: int) -> Kind:
        """What a card is, or was before a shuffle took it out of sight."""
        try:
            piece = self.pieces[number]
        except KeyError:
            piece = self.gone[number]
        kind: Kind = self.box.kinds[piece.kind]
        return kind

    def recall(self, number: int) -> SceneCard | None:
        """The card as it lies, or as it last lay; nothing for a player, a word or the number of an effect."""
        card: SceneCard | None = self.pieces.get(number) or self.gone.get(number)
        return card

    def ability(self, number: int) -> Ability:
        ability: Ability = self.box.abilities[number]
        return ability

    def cards(self, seat: int, which: int) -> tuple[int, ...]:
        return self.zones[AREAS[seat][which]]

    def cast(self) -> Cast:
        """Who is in the scene: reckoned anew when something else lies there."""
        found = self.casting
        if found is None or found.scene is not self.zones[SCENE]:
            found = self.casting = Cast(self.box.kinds, self.pieces, self.zones[SCENE])
        return found

    def bases(self) -> list[int]:
        """The characters and supports in the scene, of both players."""
        return self.cast().bases

    def is_in_scene(self, number: int) -> bool:
        """As a base card, as the Scenario or loaded (3.cena-2)."""
        piece = self.pieces.get(number)
        return piece is not None and in_scene(piece.zone)

    def is_base(self, number: int) -> bool:
        """A character or support in the scene, on which others may be loaded (7.3.card-base)."""
        piece = self.pieces.get(number)
        return piece is not None and piece.zone == SCENE and self.box.kinds[piece.kind].sort in BASES

    def is_character(self, number: int) -> bool:
        piece = self.pieces.get(number)
        return piece is not None and piece.zone == SCENE and self.box.kinds[piece.kind].sort == CHARACTER

    def characters(self, seat: int) -> list[int]:
        found = self.casting
        if found is None or found.scene is not self.zones[SCENE]:
            found = self.cast()
        return found.characters[seat]

    def controlled(self, seat: int) -> list[int]:
        """The characters and supports that a player controls."""
        return [number for number in self.bases() if self.pieces[number].controller == seat]

    def scenario(self) -> int:
        """The one Scenario in the scene, or NONE (4.4.1-1)."""
        return self.cast().scenario

    def energy(self, base: int) -> int:
        """Current Energy: how many cards it carries (4.3-4, 7.3.energia-atual, 10.energia-atual)."""
        return len(self.carried.get(base, ()))

    def loads_of(self, base: int) -> tuple[int, ...]:
        return self.carried.get(base, ())

    def bearer(self, number: int) -> int:
        """The base card that a loaded card is under; any other card bears itself."""
        piece = self.pieces.get(number)
        return number if piece is None or piece.host == NONE else int(piece.host)

    def since_start(self, base: int) -> bool:
        """In the scene since the start of this turn, whoever's it is (gap since-start)."""
        return bool(self.pieces[base].since < self.turn)

    def points(self, seat: int) -> int:
        """What a player has won: the Initial Energies of the characters in the adversary's prizes (4.9.1-2,
        3.premios-2)."""
        prizes = self.cards(1 - seat, PRIZES)
        return sum(self.kind(number).energy for number in prizes if self.kind(number).sort == CHARACTER)

    # -- what loaded cards give (4.4.2.3) ----------------------------------

    def bearing(self, base: int) -> Bearing:
        """What a base card has with what it carries: reckoned anew when it carries something else."""
        loads = self.carried.get(base, ())
        found = self.bearings.get(base)
        if found is None or found.loads is not loads:
            found = self.bearings[base] = Bearing(self.box, self.pieces, base, loads, self.persons.get(base))
        return found

    # -- equal cards -------------------------------------------------------

    def distinct(self, zone: int) -> list[int]:
        """The cards of a player's area with equal ones left out but the first: of one kind, and known to the same."""
        lying = self.zones[zone]
        found = self.alike.get(zone)
        if found is None or found[0] is not lying:
            pieces = self.pieces
            first: dict[tuple[int, int], int] = {}
            for number in lying:
                piece = pieces[number]
                first.setdefault((piece.kind, piece.known), number)
            found = self.alike[zone] = (lying, list(first.values()))
        return found[1]

    def in_resources(self, seat: int, kinds: Container[int], what: str) -> list[int]:
        """The cards of certain kinds in a player's resources: only what was added since the last look is looked at."""
        lying = self.cards(seat, RESOURCES)
        before, found = self.sifted.get((seat, what), NOT_SIFTED)
        if before is not lying:
            if lying[: len(before)] != before:
                before, found = NOT_SIFTED
            pieces = self.pieces
            found = [*found, *[card for card in lying[len(before) :] if pieces[card].kind in kinds]]
            self.sifted[seat, what] = (lying, found)
        return found

    def likeness(self, number: int) -> object:
        """Cards of one kind that lie together and are known to the same players are equal (gap zone-order)."""
        piece = self.pieces.get(number)
        if piece is None or piece.zone == SCENE:
            return number
        return piece.kind, piece.zone, piece.host, piece.known
