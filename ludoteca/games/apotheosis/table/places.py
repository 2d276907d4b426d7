"""What texts ask about where things are: sorts, distances, tiles, places of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.core.effects import Filter, Selector
from ludoteca.core.events import NOBODY
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.cards.entries import ObjectCheck
from ludoteca.games.apotheosis.table.areas import (
    ASIDE,
    BOARD,
    EQUIPMENT,
    HELD,
    INVENTORY,
    MEMENTO,
    SCENE,
    SHEET,
    SUPPORT,
    TABLE_AREAS,
    area,
    discards,
    is_discard,
    seat_of_zone,
    which_area,
)
from ludoteca.games.apotheosis.table.figures import COMPANION, HERO, OBJECT, CardPiece, Figure
from ludoteca.games.apotheosis.table.grounds import FURNITURE, MOMENT, PLACES
from ludoteca.games.apotheosis.table.permanent_texts import allowed, hosts
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.questions import ROADS
from ludoteca.games.apotheosis.text.words import CLASS, ENTITY, EVENT, HOUSE, ITEM, SKILL
from ludoteca.games.apotheosis.text.words import COMPANION as COMPANION_SUIT

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.frames import Carry
    from ludoteca.games.apotheosis.table.table import ApotheosisTable

_SUITS = {
    "item": ITEM,
    "skill": SKILL,
    "companion-card": COMPANION_SUIT,
    "companion": COMPANION_SUIT,
    "event": EVENT,
    "class": CLASS,
    "entity": ENTITY,
    "house": HOUSE,
}
_AREAS = {t.INVENTORY: INVENTORY, t.EQUIPMENT: EQUIPMENT, t.MEMENTO: MEMENTO, t.SUPPORT: SUPPORT, t.SHEET: SHEET}


def is_card_a(table: ApotheosisTable, card: CardPiece, sort: str) -> bool:
    """Is a card what the noun says?"""
    suit = table.box.kinds[card.kind].suit
    if sort == "card":
        return suit not in (HOUSE, CLASS, ENTITY)
    return bool(_SUITS.get(sort) == suit)


def stands_as(table: ApotheosisTable, piece: Figure, sort: str) -> bool:
    """Is a piece on the board what the noun says?"""
    if sort == "character":
        return piece.is_character and not piece.dead
    if sort == "piece":
        return True
    if sort == "object":
        return piece.sort == OBJECT
    if sort == "container":
        return piece.container
    if sort == "body":
        return piece.is_character and piece.dead
    if not piece.is_character or piece.dead:
        return False
    if sort == "hero":
        return piece.sort == HERO
    if piece.sort != COMPANION:
        return False
    return sort == "companion" or table.kind(piece.card).companion == sort


def is_within(table: ApotheosisTable, origin: int, number: int, most: int, measure: str) -> bool:
    here, there = table.cell_of(origin), table.cell_of(number)
    if here < 0 or there < 0:
        return False
    if measure == t.TILES:
        return table.board.apart(here, there) <= most
    return bool(tiles_away(table, origin, most) >> there & 1)


def tiles_within(table: ApotheosisTable, origin: int, most: int, measure: str) -> int:
    """The tiles that ``is_within`` holds for, from a piece on the board."""
    if measure == t.TILES:
        return table.board.within(table.pieces[origin].cell, most)
    return tiles_away(table, origin, most)


def tiles_away(table: ApotheosisTable, origin: int, most: int) -> int:
    """The tiles at most so far away from a piece or tile: with heights and obstacles, without domain (r30, r31)."""
    kept = table.kept[PLACES] if table.box.restless.isdisjoint(ROADS) else table.kept[MOMENT]
    key = ("away", origin, most)
    found: int | None = kept.get(key)
    if found is None:
        found = 0
        for tiles in table.board.away(table.cell_of(origin), way_closed(table, origin), most):
            found |= tiles
        kept[key] = found
    return found


def way_closed(table: ApotheosisTable, origin: int) -> int:
    """The tiles that no way from a piece or tile leads through (r31)."""
    closed = barred(table, origin)
    return closed if swims(table, origin) else closed | table.board.water


def is_ground(table: ApotheosisTable, number: int, ground: str) -> bool:
    if not table.is_tile(number):
        return False
    cell = table.cell_of(number)
    if ground == "empty":
        return table.at[cell] == NONE and bool(table.board.open >> cell & 1)
    return table.board.terrain[cell] == ground


def lies_in(table: ApotheosisTable, number: int, place: str, owner: int) -> bool:
    """Does a card lie in this place of a character's?"""
    card = table.pieces.get(number)
    if not isinstance(card, CardPiece):
        return False
    if place == t.DISCARD:
        return is_discard(card.zone)
    if place == t.SCENARIO:
        return card.zone == SCENE
    if place == t.ATTACHED:
        bearer = table.pieces.get(owner)
        return card.zone == HELD and isinstance(bearer, Figure) and card.host == bearer.card != NONE
    piece = table.pieces.get(owner)
    if piece is None:
        return False
    seat = piece.controller
    if seat_of_zone(card.zone) != seat:
        return False
    if place == t.TABLE:
        return which_area(card.zone) in TABLE_AREAS
    return which_area(card.zone) == _AREAS[place]


def reachable(table: ApotheosisTable, frame: Any, selector: Selector) -> Sequence[int]:
    """Where what a selector speaks of is looked for, by its noun and its place."""
    filters = selector.filters
    first = filters[0] if filters else None
    sort = first.sort if isinstance(first, f.Sort) else "piece"
    if sort == "tile":
        return tiles_for(table, frame, filters)
    for filter_ in filters:
        if isinstance(filter_, f.In):
            return cards_in(table, frame, filter_)
    if sort in t.PIECE_SORTS:
        return table.zones[BOARD]
    found: list[int] = []
    for seat in range(table.box.seats):
        found += table.table_cards(seat)
    return found


def tiles_for(table: ApotheosisTable, frame: Carry, filters: tuple[Filter, ...]) -> list[int]:
    """The tiles, those next to whom the text speaks of alone where it says so."""
    board = table.board
    tiles = board.open
    for filter_ in filters:
        if isinstance(filter_, f.Within) and filter_.measure == t.TILES:
            near = 0
            for origin in frame.found(table, filter_.of):
                cell = table.cell_of(origin)
                if cell >= 0:
                    near |= board.within(cell, filter_.number)
            tiles &= near
    return [table.tile(cell) for cell in board.squares(tiles)]


def cards_in(table: ApotheosisTable, frame: Carry, where: f.In) -> list[int]:
    found: list[int] = []
    if where.place in (t.DISCARD, t.SCENARIO):
        for zone in discards(table.box.seats) if where.place == t.DISCARD else (SCENE,):
            found += table.zones[zone]
        return found
    for owner in frame.found(table, where.of):
        piece = table.pieces.get(owner)
        if piece is None:
            continue
        if where.place == t.ATTACHED:
            found += under(table, piece.card) if isinstance(piece, Figure) else []
        elif where.place == t.TABLE:
            found += table.table_cards(piece.controller)
        else:
            found += table.zones[area(piece.controller, _AREAS[where.place])]
    return found


def under(table: ApotheosisTable, host: int) -> Sequence[int]:
    """The cards that lie under a piece: attachments of a card, contents of a container."""
    return hosts(table).get(host, ()) if table.zones[HELD] else ()


def set_aside(table: ApotheosisTable, body: int) -> list[int]:
    return [number for number in table.zones[ASIDE] if table.pieces[number].host == body]


# -- what bars the way ---------------------------------------------------------------------


#: What stands in the way of a team: the tiles of living enemies, those of obstacles, those of obstacles that are
#: not low, and the tiles whose surroundings cost more to leave, each as often as it counts.
InTheWay = tuple[int, int, int, tuple[int, ...]]


def in_the_way(table: ApotheosisTable, team: int) -> InTheWay:
    """Kept till a piece moves; where the domain of a piece may change at any time, till anything happens."""
    kept = table.kept[MOMENT] if "domain" in table.box.restless else table.kept[PLACES]
    key = ("in-the-way", team)
    found: InTheWay | None = kept.get(key)
    if found is None:
        found = kept[key] = find_in_the_way(table, team)
    return found


def find_in_the_way(table: ApotheosisTable, team: int) -> InTheWay:
    """The own team does not stand in the way, nor do the dead (r43, r46, gaps own-team-obstacle, domain-who)."""
    pieces, teams = table.pieces, table.box.teams
    dominant = "domain" in table.box.questions
    obstacles, tall, domain = furniture(table)
    enemies = 0
    for number in table.characters() if team != NOBODY else ():
        piece = pieces[number]
        if piece.controller >= 0 and teams[piece.controller] != team:
            cell = piece.cell
            enemies |= 1 << cell
            domain += (cell,) * (1 + max(0, table.figure(number, "domain"))) if dominant else (cell,)
    return enemies, obstacles, tall, domain


def furniture(table: ApotheosisTable) -> tuple[int, int, tuple[int, ...]]:
    """The tiles of things that are obstacles, of those that are not low, and of those that have a domain."""
    found: tuple[int, int, tuple[int, ...]] | None = table.kept[FURNITURE].get("tiles")
    if found is None:
        obstacles = tall = 0
        domain: list[int] = []
        for number in table.zones[BOARD]:
            piece = table.pieces[number]
            if piece.is_character or piece.dead:
                continue
            entry = table.box.kinds[piece.kind].object
            if piece.obstacle:
                obstacles |= 1 << piece.cell
                # Containers are low too (pieces.container.5).
                if piece.sort != OBJECT or not (piece.container or (entry is not None and entry.low)):
                    tall |= 1 << piece.cell
            if entry is not None and entry.domain:
                domain.append(piece.cell)
        found = table.kept[FURNITURE]["tiles"] = (obstacles, tall, tuple(domain))
    return found


def barred(table: ApotheosisTable, mover: int, crossing: bool = False) -> int:
    """The tiles that a piece cannot pass: living enemies and obstacle objects (r43, r46, gap own-team-obstacle)."""
    enemies, obstacles, _, _ = in_the_way(table, table.team_of(mover))
    tiles = obstacles if crossing else enemies | obstacles
    return tiles & ~(1 << table.cell_of(mover))


def stops(table: ApotheosisTable, attacker: int) -> int:
    """The tiles whose pieces stop a direct attack (r44); containers are low and never do (pieces.container.5)."""
    enemies, _, tall, _ = in_the_way(table, table.team_of(attacker))
    cell: int = table.pieces[attacker].cell
    return (enemies | tall) & ~(1 << cell)


def free(table: ApotheosisTable) -> int:
    """The tiles that any piece may come to stand on."""
    board = table.board
    return board.open & ~board.water & ~table.occupied


def is_empty(table: ApotheosisTable, cell: int, piece: int = NONE) -> bool:
    """May a piece come to stand there (keywords.occupied, keywords.blocked, keywords.disabled)?

    On water only one whose card says so (gap terrain-effects).
    """
    if not 0 <= cell < table.box.cells or table.at[cell] != NONE:
        return False
    return bool(table.board.open >> cell & 1) and may_enter(table, piece, cell)


def may_enter(table: ApotheosisTable, piece: int, cell: int) -> bool:
    return not table.board.water >> cell & 1 or swims(table, piece)


def swims(table: ApotheosisTable, piece: int) -> bool:
    return piece != NONE and allowed(table, "water", piece)


def empty_beside(table: ApotheosisTable, cell: int) -> Sequence[int]:
    """The tiles next to one that a piece may come to stand on."""
    board = table.board
    near = board.adjacent[cell] & free(table)
    return [other for other in board.grid.neighbours[cell] if near >> other & 1] if near else ()


def beside(table: ApotheosisTable, cell: int) -> Sequence[int]:
    """The pieces on the tiles next to one."""
    return neighbours(table, cell)[0]


#: What may stand beside a character, by what can be done with it: anything at all, what can be opened, what can be
#: moved, what has checks.
PIECES, CONTAINERS, LOOSE, CHECKED = "pieces", "containers", "loose", "checked"

#: The pieces on the tiles next to one, those of them that are living characters, the others, and what is among them.
Neighbours = tuple[Sequence[int], Sequence[int], Sequence[int], tuple[str, ...]]
_NOBODY: Neighbours = ((), (), (), ())


def neighbours(table: ApotheosisTable, cell: int) -> Neighbours:
    board = table.board
    near = board.adjacent[cell] & table.occupied
    if not near:
        return _NOBODY
    key = ("neighbours", cell)
    found: Neighbours | None = table.kept[PLACES].get(key)
    if found is None:
        at, pieces = table.at, table.pieces
        every = [at[other] for other in board.grid.neighbours[cell] if near >> other & 1]
        living = [number for number in every if pieces[number].is_character and not pieces[number].dead]
        things = [number for number in every if number not in living]
        found = table.kept[PLACES][key] = (every, living, things, sorts_of(table, things))
    return found


def sorts_of(table: ApotheosisTable, things: Sequence[int]) -> tuple[str, ...]:
    """What can be done with something of what stands there."""
    if not things:
        return (PIECES,)
    pieces = table.pieces
    sorts = (
        (CONTAINERS, any([pieces[number].container for number in things])),
        (LOOSE, any([not is_fixed(table, number) for number in things])),
        (CHECKED, any([checks_of(table, number) for number in things if not pieces[number].is_character])),
    )
    return (PIECES, *[sort for sort, there in sorts if there])


def checks_of(table: ApotheosisTable, number: int) -> Sequence[ObjectCheck]:
    entry = table.kind(number).object
    return () if entry is None else entry.checks


def is_fixed(table: ApotheosisTable, number: int) -> bool:
    """The living; doors, walls and barriers, and what the map fixes (gaps object-move, container-move)."""
    if table.living(number) or number in table.box.format.fixed:
        return True
    entry = table.kind(number).object
    return entry is not None and entry.fixed and not table.pieces[number].is_character


def adjacent(table: ApotheosisTable, one: int, other: int) -> bool:
    here, there = table.cell_of(one), table.cell_of(other)
    return here >= 0 and there >= 0 and bool(table.board.adjacent[here] >> there & 1)
