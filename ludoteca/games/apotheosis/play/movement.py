"""Pieces from tile to tile: walking, being pushed or put elsewhere (battle.move.*, gap move-path)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.action import Chosen, Requirement
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.meaning.moments import tile_moment
from ludoteca.games.apotheosis.meaning.resolution import Settle
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.figures import Figure
from ludoteca.games.apotheosis.table.grounds import FIGURES, FURNITURE, MOMENT, PLACES
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.questions import GAIT, ROADS
from ludoteca.games.apotheosis.text.terms import TILES

#: More points than any way on any board costs.
FAR = 1_000

#: What a walk depends on: tiles by cost, domain, climbing, what each step costs more.
Ways = tuple[list[int], Sequence[int], bool, int]

#: What texts say of how a character walks: across enemies, on water, without climbing, at what extra price for each
#: step, whether it leaves domains as if there were none.
Gait = tuple[bool, bool, bool, int, bool]
STEADY: Gait = (False, False, False, 0, False)


def ways_of(table: ApotheosisTable, mover: int, points: int) -> Ways:
    """The tiles that a character can walk to for so many points, by cost."""
    kept = table.kept[PLACES] if table.box.restless.isdisjoint(ROADS) else table.kept[MOMENT]
    key = ("ways", mover)
    found: Ways | None = kept.get(key)
    if found is None or len(found[0]) <= points:
        crossing, swim, climb, extra, undominated = gait(table, mover)
        board, start = table.board, table.pieces[mover].cell
        enemies, obstacles, _, dominating = places.in_the_way(table, table.team_of(mover))
        # Next to living enemies, and to pieces that have a domain (gap domain-who).
        domain = () if undominated else board.domain(dominating)
        barred = obstacles if crossing else enemies | obstacles
        reached = board.reach(start, max(0, points), barred & ~(1 << start), domain, swim, climb, extra)
        found = kept[key] = (reached, domain, climb, extra)
    return found if len(found[0]) == points + 1 else (found[0][: points + 1], *found[1:])


def gait(table: ApotheosisTable, mover: int) -> Gait:
    """Kept like a figure of the character."""
    if GAIT not in table.box.questions:
        return STEADY
    kept = table.kept[MOMENT] if GAIT in table.box.restless else table.kept[FIGURES]
    found: Gait | None = kept.get((mover, GAIT))
    if found is None:
        found = kept[mover, GAIT] = find_gait(table, mover)
    return found


def find_gait(table: ApotheosisTable, mover: int) -> Gait:
    return (
        permanent_texts.allowed(table, "cross-enemies", mover),
        permanent_texts.allowed(table, "water", mover),
        permanent_texts.allowed(table, "climb", mover),
        permanent_texts.total(table, "step", mover),
        permanent_texts.allowed(table, "no-domain", mover),
    )


def walkable(table: ApotheosisTable, mover: int, points: int) -> Sequence[int]:
    """The empty tiles that a character can walk to (battle.move.5)."""
    reached = ways_of(table, mover, points)[0]
    tiles = 0
    for each in reached:
        tiles |= each
    return table.board.squares(tiles & ~table.occupied)


def walk_cost(table: ApotheosisTable, mover: int, points: int, cell: int) -> int:
    """What the cheapest path to a tile costs; -1 if it is out of reach."""
    for cost, tiles in enumerate(ways_of(table, mover, points)[0]):
        if tiles >> cell & 1:
            return cost
    return NONE


def is_one_step(table: ApotheosisTable, mover: int, cell: int) -> bool:
    """A step to the first empty tile: all that is crossed on the way is occupied (battle.move.5, gap move-path)."""
    way = path_to(table, mover, table.points, cell)
    return all(table.at[crossed] != NONE for crossed in way[:-1])


# -- why a tile is out of reach: what would have to be otherwise for the points to be enough ---------------


def barring(table: ApotheosisTable, mover: int) -> int:
    """The tiles that pieces bar for a character."""
    enemies, obstacles, _, _ = places.in_the_way(table, table.team_of(mover))
    barred = obstacles if gait(table, mover)[0] else enemies | obstacles
    return int(barred & ~(1 << table.pieces[mover].cell))


def way_if(
    table: ApotheosisTable, cell: int, barred: bool = True, dominated: bool = True, climbing: bool = False, far: int = 0
) -> tuple[int, ...]:
    """The path to a tile if no pieces barred it, nobody dominated it, or one could climb or go as far as that."""
    mover, board = table.character, table.board
    _, swim, climb, extra, undominated = gait(table, mover)
    dominating = places.in_the_way(table, table.team_of(mover))[3]
    domain = board.domain(dominating) if dominated and not undominated else ()
    closed = barring(table, mover) if barred else 0
    climb = climb or climbing
    reached = board.reach(table.pieces[mover].cell, far or table.points, closed, domain, swim, climb, extra)
    return board.path(reached, cell, domain, climb, extra) if any(each >> cell & 1 for each in reached) else ()


def is_in_reach(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return walk_cost(table, table.character, table.points, chosen[0]) >= 0


def is_clear(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """Something else than pieces stands in the way (r43)."""
    return is_in_reach(table, seat, chosen) or not way_if(table, chosen[0], barred=False)


def first_in_the_way(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    barred = barring(table, table.character)
    past = way_if(table, chosen[0], barred=False)
    return table.at[next(crossed for crossed in past[1:] if barred >> crossed & 1)]


def is_undominated(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return is_in_reach(table, seat, chosen) or not way_if(table, chosen[0], dominated=False)


def is_low_enough(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return is_in_reach(table, seat, chosen) or not way_if(table, chosen[0], climbing=True)


def has_some_way(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    if is_in_reach(table, seat, chosen):
        return True
    return bool(way_if(table, chosen[0], barred=False, dominated=False, climbing=True, far=FAR))


def tile_named(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return table.tile(chosen[0])


REACHING = (
    Requirement("r46", "refusal-in-the-way", is_clear, first_in_the_way),
    Requirement("draft.domain.3", "refusal-domain", is_undominated, tile_named),
    Requirement("battle.move.3", "refusal-climb", is_low_enough, tile_named),
    Requirement("battle.move.4", "refusal-no-way", has_some_way, tile_named),
    Requirement("battle.move.1", "refusal-out-of-reach", is_in_reach, tile_named),
)


def path_to(table: ApotheosisTable, mover: int, points: int, cell: int) -> tuple[int, ...]:
    """The cheapest path, without the tile that it begins on (gap path-choice)."""
    reached, domain, climb, extra = ways_of(table, mover, points)
    return table.board.path(reached, cell, domain, climb, extra)[1:]


def walk_to(table: ApotheosisTable, mover: int, points: int, cell: int) -> tuple[int, tuple[int, ...]]:
    """The cheapest path to a tile within reach, and what it costs."""
    reached, domain, climb, extra = ways_of(table, mover, points)
    cost = next(cost for cost, tiles in enumerate(reached) if tiles >> cell & 1)
    return cost, table.board.path(reached, cell, domain, climb, extra)[1:]


def put_figure(table: ApotheosisTable, number: int, cell: int, rule: str, cause: int = NONE) -> None:
    """A piece goes to another tile; texts laid on the tiles notice it (board.tile.2)."""
    before = table.pieces[number].cell
    if table.living(number):
        tile_moment(table, "tile-leave", before, number)
    table.vacate(before)
    table.occupy(cell, number)
    figure: Figure = table.write(number)
    figure.cell = cell
    if figure.is_character:
        table.changed(PLACES)
    else:
        table.changed(FURNITURE)
    table.tell("goes", rule, figure.controller, cause, (number,), (cell, before))
    if table.living(number):
        tile_moment(table, "tile-enter", cell, number)


class WalkAlong(Procedure):
    """A character goes along a declared path, tile by tile; if it is stopped it stays on the last empty tile."""

    __slots__ = ("agent", "at", "path")

    def __init__(self, agent: int, path: tuple[int, ...]) -> None:
        super().__init__()
        self.agent = agent
        self.path = path
        self.at = 0

    def copy(self) -> WalkAlong:
        new = WalkAlong(self.agent, self.path)
        new.at = self.at
        return self.progress(new)

    def go(self, table: ApotheosisTable) -> Next:
        if not table.laid:
            if self.at < len(self.path) and not self.stopped(table):
                put_figure(table, self.agent, self.path[-1], "battle.move.1")
                self.at = len(self.path)
            return None
        while self.at < len(self.path) and not self.stopped(table):
            self.at += 1
            cell = self.path[self.at - 1]
            if places.is_empty(table, cell, self.agent):
                put_figure(table, self.agent, cell, "battle.move.1")
            else:
                tile_moment(table, "tile-enter", cell, self.agent)
            if table.waiting:
                return Settle()
        return None

    def stopped(self, table: ApotheosisTable) -> bool:
        """Dead, held, or the way closed since it was declared (gap move-path)."""
        if not table.living(self.agent) or permanent_texts.denied(table, "move", self.agent) is not None:
            return True
        crossing = permanent_texts.allowed(table, "cross-enemies", self.agent)
        closed = places.barred(table, self.agent, crossing) | ~table.board.open
        ahead = self.path[self.at :]
        if not table.laid:
            return any(closed >> cell & 1 for cell in ahead) or not places.is_empty(table, self.path[-1], self.agent)
        if closed >> ahead[0] & 1:
            return True
        return not any(places.is_empty(table, cell, self.agent) for cell in ahead)


WalkAlong.steps = (("battle.move.1", WalkAlong.go),)


def slide(table: ApotheosisTable, number: int, origin: int, tiles: int, away: bool, rule: str, cause: int) -> int:
    """Push a piece straight away from a tile or pull it there, till something stops it (gap forced-movement)."""
    board = table.board
    cell = table.pieces[number].cell
    sides = board.towards(origin, cell) if away else board.towards(cell, origin)
    if not sides or permanent_texts.denied(table, "be-moved", number) is not None:
        return 0
    closed = table.occupied if places.swims(table, number) else table.occupied | board.water
    path = board.slide(cell, sides[0], tiles, closed)
    for step in path:
        put_figure(table, number, step, rule, cause)
    return len(path)


def swap_figures(table: ApotheosisTable, one: int, other: int, cause: int) -> None:
    """Two pieces change places at once."""
    here, there = table.pieces[one].cell, table.pieces[other].cell
    for number, cell in ((one, here), (other, there)):
        if table.living(number):
            tile_moment(table, "tile-leave", cell, number)
    for number, cell in ((one, there), (other, here)):
        table.occupy(cell, number)
        table.write(number).cell = cell
    table.changed(FURNITURE)
    table.tell("swap", "keywords.move", table.pieces[one].controller, cause, (one, other), (there, here))
    for number, cell in ((one, there), (other, here)):
        if table.living(number):
            tile_moment(table, "tile-enter", cell, number)


def free_cells(table: ApotheosisTable, mover: int, number: int, measure: str) -> list[int]:
    """The empty tiles that a text may move a piece to: by a free way, heights counting or not (r30, r32, r33)."""
    board = table.board
    barred = places.barred(table, mover)
    if not permanent_texts.allowed(table, "water", mover):
        barred |= board.water
    start = table.cell_of(mover)
    flat = measure == TILES
    reached = board.away(start, barred, number) if not flat else board.reach(start, number, barred, (), True, True, -9)
    tiles = 0
    for each in reached:
        tiles |= each
    return list(board.squares(tiles & board.open & ~table.occupied & ~barred))


class GoTo(Procedure):
    """Pieces are moved by a text, at no cost; the user of the text chooses where to."""

    __slots__ = ("measure", "moved", "movers", "number", "seat", "source")

    def __init__(self, seat: int, movers: tuple[int, ...], number: int, measure: str, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.movers = movers
        self.number = number
        self.measure = measure
        self.source = source
        self.moved = 0

    def copy(self) -> GoTo:
        new = GoTo(self.seat, self.movers, self.number, self.measure, self.source)
        new.moved = self.moved
        return self.progress(new)

    def cells(self, table: ApotheosisTable) -> list[int]:
        return free_cells(table, self.movers[self.moved], self.number, self.measure)

    def go(self, table: ApotheosisTable) -> Next:
        if self.answer is not None:
            if self.answer[0] == "deploy":
                put_figure(table, self.movers[self.moved], self.answer[1], "keywords.move", self.source)
                self.outcome = 1
            self.moved += 1
        while self.moved < len(self.movers):
            mover = self.movers[self.moved]
            if table.is_piece(mover) and self.cells(table):
                return table.ask(self.seat, "ask-go", "r33", ("deploy", "enough"), (mover,))
            self.moved += 1
        if self.outcome is None:
            self.outcome = 0
        return None


GoTo.steps = (("r33", GoTo.go),)
