"""The qualities by which a text picks pieces, tiles and cards, as data.

The first filter of a selector is a ``Sort``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ludoteca.core.effects import Filter, Selector
from ludoteca.core.resolving import Resolve
from ludoteca.games.apotheosis.text.terms import SELF, TARGET, TILES

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.frames import Carry
    from ludoteca.games.apotheosis.table.table import ApotheosisTable


@dataclass(frozen=True, slots=True)
class Sort(Filter):
    """What it is: "personagem", "Herói", "objeto", "casa", "ITEM" …"""

    sort: str
    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-sort"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_a(number, self.sort))


@dataclass(frozen=True, slots=True)
class Side(Filter):
    """ "inimigo", "parceiro" (another of the team), "aliado" (of the team, oneself included)."""

    side: str
    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-side"

    def passes(self, table: ApotheosisTable, frame: Carry, number: int) -> bool:
        return bool(table.is_on_side(frame.agent, number, self.side))


@dataclass(frozen=True, slots=True)
class Other(Filter):
    """ "outro personagem", "outra carta": not the user of the text, nor this card."""

    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-other"

    def passes(self, table: ApotheosisTable, frame: Carry, number: int) -> bool:
        return number not in (frame.agent, frame.source)


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """ "a até 3 de distância de você" (AWAY, r30), "a até 2 casas do alvo", "adjacente a você" (TILES, 1; r32)."""

    number: int
    measure: str = TILES
    of: Selector = SELF
    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-distance"

    def passes(self, table: ApotheosisTable, frame: Carry, number: int) -> bool:
        if self.of == SELF:
            return bool(table.is_within(frame.agent, number, self.number, self.measure))
        for origin in frame.found(table, self.of):
            if table.is_within(origin, number, self.number, self.measure):
                return True
        return False


@dataclass(frozen=True, slots=True)
class InDirection(Filter):
    """ "na direção do alvo": on the straight line from the user through it, to the edge (keywords.direction)."""

    of: Selector = TARGET
    rule: ClassVar[str] = "keywords.direction"
    message: ClassVar[str] = "refusal-direction"

    def passes(self, table: ApotheosisTable, frame: Carry, number: int) -> bool:
        here, there = table.cell_of(frame.agent), table.cell_of(number)
        if here < 0 or there < 0:
            return False
        for other in frame.found(table, self.of):
            cell = table.cell_of(other)
            if cell >= 0 and table.board.direction(here, cell) >> there & 1:
                return True
        return False


@dataclass(frozen=True, slots=True)
class Marked(Filter):
    """ "com o marcador Queimado", "sem o marcador Queimado"."""

    marker: str
    has: bool = True
    rule: ClassVar[str] = "characters.marker.1"
    message: ClassVar[str] = "refusal-marker"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return (self.marker in table.markers_of(number)) == self.has


@dataclass(frozen=True, slots=True)
class Figure(Filter):
    """ "com 3 ou menos de VIDA", "de nível 2 ou mais", "com CON 4 ou mais".

    ``figure``: an attribute, life, max-life, level, value (price, XP, will or fate of a card), altitude (also of
    a tile), stamina, mana.
    """

    figure: str
    amount: int
    least: bool
    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-figure"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        figure = table.figure(number, self.figure)
        return bool(figure >= self.amount if self.least else figure <= self.amount)


@dataclass(frozen=True, slots=True)
class Higher(Filter):
    """ "em casa mais alta que a sua", "mais baixa"."""

    higher: bool
    rule: ClassVar[str] = "board.altitude.1"
    message: ClassVar[str] = "refusal-altitude"

    def passes(self, table: ApotheosisTable, frame: Carry, number: int) -> bool:
        there, here = table.figure(number, "altitude"), table.figure(frame.agent, "altitude")
        return bool(there > here if self.higher else there < here)


@dataclass(frozen=True, slots=True)
class Ground(Filter):
    """Of a tile: "vazia", "de pântano" (a terrain)."""

    ground: str  # empty, or one of TERRAINS
    rule: ClassVar[str] = "keywords.occupied"
    message: ClassVar[str] = "refusal-ground"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_ground(number, self.ground))


@dataclass(frozen=True, slots=True)
class Wounded(Filter):
    """ "ferido": below its maximum of life."""

    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-unhurt"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_wounded(number))


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """ "chamado X": a card, or the piece that represents it."""

    name: str
    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-named"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_named(number, self.name))


@dataclass(frozen=True, slots=True)
class Property(Filter):
    """ "com a propriedade Fogo": of a card, or of a character by its cards (hero.properties.1)."""

    word: str
    rule: ClassVar[str] = "hero.properties.1"
    message: ClassVar[str] = "refusal-property"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return self.word in table.properties_of(number)


@dataclass(frozen=True, slots=True)
class Knowledge(Filter):
    """Of a card: "de arcano"; "livre" is the empty word."""

    knowledge: str
    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-knowledge"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_card(number) and table.kind(number).knowledge == self.knowledge)


@dataclass(frozen=True, slots=True)
class In(Filter):
    """Of a card, where it lies: "do seu inventário", "da mesa do alvo", "do descarte", "do cenário".

    ``of`` says whose; DISCARD and SCENARIO are shared and have nobody's.
    """

    place: str
    of: Selector = SELF
    rule: ClassVar[str] = "r17"
    message: ClassVar[str] = "refusal-place"

    def passes(self, table: ApotheosisTable, frame: Carry, number: int) -> bool:
        for owner in frame.found(table, self.of):
            if table.lies_in(number, self.place, owner):
                return True
        return False


@dataclass(frozen=True, slots=True)
class Exhausted(Filter):
    """Of a card: "deitada", "em pé"."""

    exhausted: bool
    rule: ClassVar[str] = "keywords.exhaust"
    message: ClassVar[str] = "refusal-exhausted"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_card(number) and table.pieces[number].exhausted == self.exhausted)


@dataclass(frozen=True, slots=True)
class Countered(Filter):
    """Of a card: "com um contador de carga"."""

    counter: str
    rule: ClassVar[str] = "counters.1"
    message: ClassVar[str] = "refusal-counter"

    def passes(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_card(number) and table.pieces[number].count(self.counter) > 0)
