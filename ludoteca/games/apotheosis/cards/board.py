"""The geometry of a map: walking and climbing, distance, trajectory, ranges. Geometry only.

Tiles are numbered row by row from the upper left corner; a set of tiles is an integer with a bit for each. A board is
built once and shared by every copy of a table: what stands on it, and so bars the way or stops an attack, is passed in.
Everything that spreads over tiles comes as a list of sets by cost: ``reached[3]`` are the tiles that cost 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.core.errors import EngineFault
from ludoteca.core.grid import Grid
from ludoteca.games.apotheosis.text.words import ARCING, AREA, TERRAINS

#: What entering a terrain costs besides the step (battle.move.2); water is only for those whose card says so (gap
#: terrain-effects).
FIELD, SWAMP, WATER = "field", "swamp", "water"
_TERRAIN_TOLL = {SWAMP: 1}

#: The longest side of a board (setup.board.1).
LONGEST = 11

#: The steps of one price: the price, and the tiles that have such a step to the north, east, south and west.
Steps = tuple[int, int, int, int, int]


class Board:
    """One map: its tiles with their heights and terrains, and the tables made from them."""

    __slots__ = (
        "_arcing", "_changed", "_direct", "_domains", "_east", "_prices", "_rays", "_squares", "_tiles", "_walks",
        "_west", "adjacent", "altitude", "blocked", "cells", "descent", "disabled", "everything", "grid", "height",
        "open", "plunge", "terrain", "water", "width",
    )  # fmt: skip

    def __init__(
        self,
        width: int,
        height: int,
        altitude: Sequence[int] = (),
        terrain: Sequence[str] = (),
        blocked: int = 0,
        disabled: int = 0,
        descent: bool = False,
        plunge: bool = False,
        grid: Grid | None = None,
    ) -> None:
        cells = width * height
        if not (1 <= width <= LONGEST and 1 <= height <= LONGEST and cells >= 2):
            raise EngineFault(f"a board of {width} by {height} tiles; there are boards from 1x2 to 11x11")
        self.width = width
        self.height = height
        self.cells = cells
        self.grid = Grid(width, height) if grid is None else grid
        self._west = tiles_of(range(0, cells, width))
        self._east = self._west << width - 1
        self.altitude = tuple(altitude) or (0,) * cells
        self.terrain = tuple(terrain) or (FIELD,) * cells
        if len(self.altitude) != cells or min(self.altitude) < 0:
            raise EngineFault("every tile needs an altitude, and none is below 0 (board.altitude.1)")
        if len(self.terrain) != cells or not set(self.terrain) <= set(TERRAINS):
            raise EngineFault(f"every tile needs a terrain: {', '.join(TERRAINS)} (board.terrain.1)")
        #: Tiles that take no piece and stop direct attacks, and tiles that are as if they were not there.
        self.blocked = blocked
        self.disabled = disabled
        self.water = tiles_of(cell for cell in range(cells) if self.terrain[cell] == WATER)
        #: The tiles that exist, and those of them that a piece may stand on.
        self.everything = ((1 << cells) - 1) & ~disabled
        self.open = self.everything & ~blocked
        #: Whether going down costs as much as going up (gap height-cost).
        self.descent = descent
        #: Whether a direct attack goes further to a lower tile, too (gap range-metric).
        self.plunge = plunge
        #: The tiles that share a side with each tile, as a set (keywords.adjacent).
        self.adjacent = tuple(tiles_of(self.grid.neighbours[cell]) for cell in range(cells))
        #: The steps of the board and what each costs, by what alters their price; made when they are first needed.
        self._walks: dict[tuple[bool, bool, int], tuple[Steps, ...]] = {}
        self._prices: dict[tuple[bool, bool, int], dict[tuple[int, int], int]] = {}
        self._changed: dict[tuple[int, str, int], Board] = {}
        self._tiles: dict[tuple[int, int], int] = {}
        self._direct: dict[tuple[int, int], Shadows] = {}
        self._arcing: dict[tuple[int, int], int] = {}
        self._domains: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._rays: dict[tuple[int, int], int] = {}
        self._squares: dict[int, tuple[int, ...]] = {}

    # -- tiles --

    def squares(self, tiles: int) -> tuple[int, ...]:
        """The tiles of a set, in order."""
        found = self._squares.get(tiles)
        if found is None:
            if len(self._squares) > 4096:
                self._squares.clear()
            found = self._squares[tiles] = tuple(numbers(tiles))
        return found

    def changed(self, cell: int, change: str, amount: int = 1) -> Board:
        """The board after a tile has become blocked, disabled, free of both, higher, lower, or of another terrain."""
        key = (cell, change, amount)
        found = self._changed.get(key)
        if found is None:
            found = self._changed[key] = self._with(*key)
        return found

    def _with(self, cell: int, change: str, amount: int) -> Board:
        altitude, terrain = list(self.altitude), list(self.terrain)
        blocked, disabled, here = self.blocked, self.disabled, 1 << cell
        if change == "blocked":
            blocked |= here
        elif change == "disabled":
            disabled |= here
        elif change == "free":
            blocked, disabled = blocked & ~here, disabled & ~here
        elif change in ("raise", "lower"):
            altitude[cell] = max(0, altitude[cell] + (amount if change == "raise" else -amount))
        else:
            terrain[cell] = change
        size, read = (self.width, self.height), (self.descent, self.plunge)
        made = Board(*size, altitude, terrain, blocked, disabled, *read, self.grid)
        if made.altitude == self.altitude and made.terrain == self.terrain:
            # What a step costs is the same.
            made._walks, made._prices = self._walks, self._prices
        return made

    # -- walking --

    def _steps(self, toll: bool, climb: bool = False, extra: int = 0) -> tuple[Steps, ...]:
        """All steps of the board, gathered by what they cost and where they lead."""
        key = (toll, climb, extra)
        found = self._walks.get(key)
        if found is None:
            sides = {-self.width: 0, 1: 1, self.width: 2, -1: 3}
            leading: dict[int, list[int]] = {}
            for (here, there), price in self._step_prices(toll, climb, extra).items():
                leading.setdefault(price, [0, 0, 0, 0])[sides[there - here]] |= 1 << here
            found = self._walks[key] = tuple(
                (price, north, east, south, west) for price, (north, east, south, west) in sorted(leading.items())
            )
        return found

    def _step_prices(self, toll: bool, climb: bool = False, extra: int = 0) -> dict[tuple[int, int], int]:
        key = (toll, climb, extra)
        found = self._prices.get(key)
        if found is None:
            steps = [(here, there) for here in range(self.cells) for there in self.grid.neighbours[here]]
            found = self._prices[key] = {step: self._price(*step, toll, climb, extra) for step in steps}
        return found

    def _price(self, here: int, there: int, toll: bool, climb: bool, extra: int) -> int:
        """1 for the tile (chart.move.1), and what heights and terrain add."""
        levels = self.altitude[there] - self.altitude[here]
        if levels < 0:
            levels = -levels if self.descent else 0
        price = 1 + extra + (0 if climb else levels)
        return max(1, price + _TERRAIN_TOLL.get(self.terrain[there], 0) if toll else price)

    def price(self, here: int, there: int, domain: Sequence[int] = (), climb: bool = False, extra: int = 0) -> int:
        """Action points for one step to the tile beside: 1, the climb, the terrain entered, the domain left.

        ``climb``: levels cost nothing; ``extra``: what the mover pays more for each step (at least 1 in all).
        """
        return self._step_prices(True, climb, extra)[here, there] + leaving(here, domain)

    def domain(self, enemies: tuple[int, ...]) -> tuple[int, ...]:
        """The tiles that cost 1, 2, 3 … more to leave: so many enemies stand next to them (draft.domain.1 to .3).

        A piece whose domain counts more than once is given as often.
        """
        found = self._domains.get(enemies)
        if found is None:
            if len(self._domains) > 4096:
                self._domains.clear()
            found = self._domains[enemies] = self._domain(enemies)
        return found

    def _domain(self, enemies: tuple[int, ...]) -> tuple[int, ...]:
        at_least: list[int] = []
        for cell in enemies:
            beside = self.adjacent[cell]
            for more, tiles in enumerate(at_least):
                at_least[more] = tiles | beside
                beside &= tiles
            if beside:
                at_least.append(beside)
        if len(at_least) < 2:
            return tuple(at_least)
        return tuple(tiles & ~further for tiles, further in zip(at_least, (*at_least[1:], 0), strict=True))

    def reach(
        self,
        start: int,
        points: int,
        barred: int,
        domain: Sequence[int] = (),
        swim: bool = False,
        climb: bool = False,
        extra: int = 0,
    ) -> list[int]:
        """The tiles that can be walked to, by what the cheapest path costs; ``barred`` cannot be entered.

        Tiles that may be crossed but not stopped on are among them: leave them out afterwards (battle.move.5).
        """
        enter = self.open & ~barred if swim else self.open & ~barred & ~self.water
        return self._spread(1 << start, points, self._steps(True, climb, extra), enter, -1, domain)

    def path(
        self, reached: Sequence[int], goal: int, domain: Sequence[int] = (), climb: bool = False, extra: int = 0
    ) -> tuple[int, ...]:
        """A cheapest path to a tile that was reached, from the starting tile on; the first in the order of sides."""
        total = next(cost for cost, tiles in enumerate(reached) if tiles >> goal & 1)
        path = [goal]
        prices = self._step_prices(True, climb, extra)
        while total:
            there = path[-1]
            for here in self.grid.neighbours[there]:
                before = total - prices[here, there] - leaving(here, domain)
                if before >= 0 and reached[before] >> here & 1:
                    path.append(here)
                    total = before
                    break
        return tuple(reversed(path))

    def _spread(
        self, start: int, most: int, steps: Sequence[Steps], enter: int, leave: int, domain: Sequence[int] = ()
    ) -> list[int]:
        """The tiles by least cost: all tiles of one cost make their steps at once."""
        reached = [0] * (most + 1)
        reached[0] = start
        enter |= start
        width = self.width
        #: No step costs more: after so many costs without a tile there is none to come.
        dearest = steps[-1][0] + len(domain)
        empty = 0
        for cost in range(most + 1):
            here = reached[cost] = reached[cost] & enter
            if not here:
                empty += 1
                if empty > dearest:
                    break
                continue
            empty = 0
            enter ^= here
            going = here & leave
            for more, dominated in enumerate(domain, 1):
                if going & dominated:
                    self._step(reached, going & dominated, cost + more, steps)
                    going &= ~dominated
            if going:
                for price, north, east, south, west in steps:
                    if price > most - cost:
                        break
                    across = (going & east) << 1 | (going & west) >> 1
                    reached[cost + price] |= across | (going & south) << width | (going & north) >> width
        return reached

    def _step(self, reached: list[int], going: int, cost: int, steps: Sequence[Steps]) -> None:
        """The steps of tiles that cost more to leave."""
        left = len(reached) - 1 - cost
        width = self.width
        for price, north, east, south, west in steps:
            if price > left:
                break
            across = (going & east) << 1 | (going & west) >> 1
            reached[cost + price] |= across | (going & south) << width | (going & north) >> width

    # -- distance: "N away" and "N tiles" --

    def away(self, start: int, barred: int, most: int) -> list[int]:
        """The tiles by how far away they are: heights and detours, but neither terrain nor domain (r30, r31).

        What bars the way is gone round, but the last tile never counts as barred (gap distance-metric).
        """
        leave = self.open & ~barred | 1 << start
        return self._spread(1 << start, most, self._steps(False), self.everything, leave)

    def apart(self, first: int, second: int) -> int:
        """How many tiles apart: from side to side, whatever lies between (r32)."""
        return self.grid.distance(first, second)

    def within(self, centre: int, tiles: int) -> int:
        """The tiles at most so many tiles from one, which is among them (r32)."""
        key = (centre, tiles)
        found = self._tiles.get(key)
        if found is None:
            found = 1 << centre
            for _ in range(min(tiles, self.width + self.height)):
                found = self._grown(found)
            found = self._tiles[key] = found & self.everything
        return found

    def _grown(self, tiles: int) -> int:
        """These tiles and those beside them, whether anything may stand there or not."""
        across = (tiles & ~self._east) << 1 | (tiles & ~self._west) >> 1
        return (tiles | across | tiles << self.width | tiles >> self.width) & (1 << self.cells) - 1

    # -- ranges --

    def in_range(self, kind: str, user: int, range_: int, stops: int) -> int:
        """The tiles that an attack of this kind reaches from a tile; ``stops`` are the obstacles on the board."""
        if kind == AREA:
            return self.area(user, range_)
        return self.arcing(user, range_) if kind == ARCING else self.direct(user, range_, stops)

    def area(self, user: int, tiles: int) -> int:
        """The tiles of an area around a user: by adjacency, at any altitude, without the user's (battle.range.area,
        draft.range.5)."""
        return self.within(user, tiles) & ~(1 << user)

    def direct(self, user: int, range_: int, stops: int) -> int:
        """The tiles that a direct attack reaches, past what stops it (battle.range.direct, r44)."""
        key = (user, range_)
        shadows = self._direct.get(key)
        if shadows is None:
            # From above an attack goes one tile further.
            near = numbers(self.within(user, range_ + 1) & self.open & ~(1 << user))
            tiles = tiles_of(cell for cell in near if self.direct_measure(user, cell) <= range_)
            shadows = self._direct[key] = Shadows(self, user, tiles)
        return shadows.targets & ~shadows.hidden(stops)

    def arcing(self, user: int, range_: int) -> int:
        """The tiles that an arcing attack reaches: over obstacles, not over disabled tiles (gap arcing-metric)."""
        key = (user, range_)
        found = self._arcing.get(key)
        if found is None:
            near = self.within(user, max(1, range_ + self.altitude[user])) & self.open & ~(1 << user)
            tiles = tiles_of(
                cell for cell in numbers(near) if self.apart(user, cell) <= self.arcing_range(user, cell, range_)
            )
            found = self._arcing[key] = tiles & ~Shadows(self, user, tiles).behind(self.disabled)
        return found

    def direct_measure(self, user: int, target: int) -> int:
        """How far a direct attack goes: more to a higher target (draft.range.2), one less from above (draft.range.3,
        gap range-metric)."""
        rise = self.altitude[target] - self.altitude[user]
        apart = self.apart(user, target)
        if rise >= 0:
            return apart + rise
        return max(1, apart - 1 - (rise if self.plunge else 0))

    def arcing_range(self, user: int, target: int, range_: int) -> int:
        """The range that heights leave to an arcing attack, never below 1 (gaps arcing-metric, minimum-scope): the
        user's is added (draft.range.4), the target's subtracted (battle.range.arcing)."""
        return max(1, range_ + self.altitude[user] - self.altitude[target])

    # -- trajectory and direction --

    def clear(self, first: int, second: int, stops: int) -> bool:
        """Is the trajectory free: the tiles on the straight line (keywords.trajectory)?

        Where it touches a corner, both tiles there must stop it (gap trajectory-grid).
        """
        stops |= self.blocked | self.disabled | self.above(max(self.altitude[first], self.altitude[second]))
        crossed, corners = self.grid.between(first, second)
        if any(stops >> cell & 1 for cell in crossed):
            return False
        return not any(stops >> one & 1 and stops >> other & 1 for one, other in corners)

    def above(self, altitude: int) -> int:
        """The tiles higher than this: between two that are not, they stop an attack (gap trajectory-altitude)."""
        return tiles_of(cell for cell in range(self.cells) if self.altitude[cell] > altitude)

    def direction(self, first: int, second: int) -> int:
        """The tiles on the straight line from one tile through another and on to the edge (keywords.direction)."""
        key = (first, second)
        found = self._rays.get(key)
        if found is None:
            found = self._rays[key] = self._ray(first, second)
        return found

    def _ray(self, first: int, second: int) -> int:
        across = self.grid.column(second) - self.grid.column(first)
        down = self.grid.row(second) - self.grid.row(first)
        found = 0
        for cell in range(self.cells):
            x = self.grid.column(cell) - self.grid.column(first)
            y = self.grid.row(cell) - self.grid.row(first)
            # The line goes through the inside of a square if it passes its centre by less than half its shadow.
            if x * across + y * down > 0 and 2 * abs(x * down - y * across) < abs(across) + abs(down):
                found |= 1 << cell
        return found

    def towards(self, first: int, second: int) -> tuple[int, ...]:
        """The side (north, east, south, west) to which one tile lies from another: along the longer way.

        On an exact diagonal along the column (gap push-direction); none from a tile to itself.
        """
        across = self.grid.column(second) - self.grid.column(first)
        down = self.grid.row(second) - self.grid.row(first)
        if not across and not down:
            return ()
        if abs(down) >= abs(across):
            return (2 if down > 0 else 0,)
        return (1 if across > 0 else 3,)

    def slide(self, cell: int, side: int, tiles: int, closed: int) -> tuple[int, ...]:
        """The tiles a pushed piece goes through: it stops before what it cannot enter (gap forced-movement)."""
        path: list[int] = []
        for _ in range(tiles):
            cell = self.grid.beside(cell, side)
            if cell < 0 or not self.open >> cell & 1 or closed >> cell & 1:
                break
            path.append(cell)
        return tuple(path)


class Shadows:
    """Targets within range of one tile, and what each tile on the way hides of them if it stops the attack."""

    __slots__ = ("_before", "_ceilings", "_corners", "_crossed", "_hidden", "targets")

    def __init__(self, board: Board, user: int, targets: int) -> None:
        crossed: dict[int, int] = {}
        corners: dict[int, int] = {}
        ceilings: dict[int, int] = {}
        #: An attack is aimed at another tile than one's own, and at none that is an obstacle itself (r45).
        self.targets = targets
        for target in numbers(targets):
            between, touched = board.grid.between(user, target)
            for cell in between:
                crossed[cell] = crossed.get(cell, 0) | 1 << target
            for one, other in touched:
                pair = 1 << one | 1 << other
                corners[pair] = corners.get(pair, 0) | 1 << target
            ceiling = max(board.altitude[user], board.altitude[target])
            ceilings[ceiling] = ceilings.get(ceiling, 0) | 1 << target
        #: The targets whose trajectory crosses each tile.
        self._crossed = crossed
        #: Pairs of tiles that meet in a corner, with the targets whose trajectory touches it.
        self._corners = tuple(corners.items())
        #: The tiles that can cut a trajectory.
        self._before = tiles_of(crossed)
        for pair in corners:
            self._before |= pair
        #: Targets, with the tiles of the board that stop an attack on them: obstacles, and what is higher than both.
        always = board.blocked | board.disabled
        self._ceilings = tuple((group, always | board.above(ceiling)) for ceiling, group in ceilings.items())
        self._hidden: dict[int, int] = {}

    def hidden(self, stops: int) -> int:
        """The targets that cannot be attacked in a straight line past these and past what the board has in the way."""
        stops &= self._before
        found = self._hidden.get(stops)
        if found is None:
            if len(self._hidden) > 256:
                self._hidden.clear()
            found = 0
            for targets, always in self._ceilings:
                found |= self.behind(stops | always) & targets
            self._hidden[stops] = found
        return found

    def behind(self, stops: int) -> int:
        """The targets whose trajectory is cut by these; a corner cuts it if both tiles that meet there do."""
        found = 0
        for cell in numbers(stops & self._before):
            found |= self._crossed.get(cell, 0)
        for pair, behind in self._corners:
            if pair & stops == pair:
                found |= behind
        return found


def leaving(cell: int, domain: Sequence[int]) -> int:
    """What leaving a tile costs more, by the domains over it: 1 for each enemy next to it (draft.domain.2,
    chart.move.2). The tile that is entered is not asked (draft.domain.5)."""
    for more, tiles in enumerate(domain, 1):
        if tiles >> cell & 1:
            return more
    return 0


def tiles_of(cells: Iterable[int]) -> int:
    """Tiles as a set."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def numbers(tiles: int) -> list[int]:
    """The tiles of a set, in order."""
    found = []
    while tiles:
        low = tiles & -tiles
        found.append(low.bit_length() - 1)
        tiles ^= low
    return found
