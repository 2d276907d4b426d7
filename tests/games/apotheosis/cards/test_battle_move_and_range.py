"""Walking, climbing, distance, trajectory and ranges: the rules' figures, and slow reckonings of another kind."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.errors import EngineFault
from ludoteca.games.apotheosis.cards.board import FIELD, SWAMP, WATER, Board, numbers, tiles_of
from ludoteca.games.apotheosis.text.words import TERRAINS
from tests.games.apotheosis.board import Board as Played
from tests.games.apotheosis.board import skill
from tests.proof import rule

HALF = Fraction(1, 2)


def board(*rows: str, **options: Any) -> Board:
    """A board drawn by its heights; ``#`` is a blocked tile, ``x`` a disabled one, ``s`` a swamp, ``~`` water."""
    letters = "".join(rows)
    return Board(
        len(rows[0]),
        len(rows),
        [int(letter) if letter.isdigit() else 0 for letter in letters],
        [{"s": SWAMP, "~": WATER}.get(letter, FIELD) for letter in letters],
        blocked=tiles_of(cell for cell, letter in enumerate(letters) if letter == "#"),
        disabled=tiles_of(cell for cell, letter in enumerate(letters) if letter == "x"),
        **options,
    )


def at(drawn: Board, *words: str) -> int:
    """A set of tiles by their names."""
    return tiles_of(drawn.grid.read(word) for word in words)


def names(drawn: Board, tiles: int) -> set[str]:
    return {drawn.grid.word(cell) for cell in numbers(tiles)}


def walk(drawn: Board, start: str, goal: str, barred: int = 0, domain: tuple[int, ...] = ()) -> int:
    """What the cheapest walk costs, or -1."""
    reached = drawn.reach(drawn.grid.read(start), 40, barred, domain)
    return next((cost for cost, tiles in enumerate(reached) if tiles >> drawn.grid.read(goal) & 1), -1)


def distance(drawn: Board, start: int, goal: int, barred: int) -> int:
    """How far away a tile is, or -1 if no way leads there."""
    farthest = drawn.cells * (max(drawn.altitude) + 1)
    return next((cost for cost, tiles in enumerate(drawn.away(start, barred, farthest)) if tiles >> goal & 1), -1)


def away(drawn: Board, start: str, goal: str, barred: int = 0) -> int:
    return distance(drawn, drawn.grid.read(start), drawn.grid.read(goal), barred)


def direct(drawn: Board, user: str, range_: int, stops: int = 0) -> set[str]:
    return names(drawn, drawn.direct(drawn.grid.read(user), range_, stops))


def arcing(drawn: Board, user: str, range_: int) -> set[str]:
    return names(drawn, drawn.arcing(drawn.grid.read(user), range_))


# -- the board -------------------------------------------------------------------------


@rule("apotheosis", "setup.board.1", "board.size.1", "battle.board.1")
@pytest.mark.parametrize(
    ("width", "height"), [(11, 11), (8, 8), (5, 7), (5, 5), (3, 4), (3, 3), (3, 2), (2, 4), (1, 2)]
)
def test_boards_have_the_usual_sizes(width: int, height: int) -> None:
    drawn = Board(width, height)
    assert drawn.cells == width * height
    assert names(drawn, drawn.reach(0, 40, 0)[width + height - 2]) == {drawn.grid.word(drawn.cells - 1)}


@rule("apotheosis", "setup.board.1")
@pytest.mark.parametrize(("width", "height"), [(12, 3), (3, 12), (1, 1), (0, 4)])
def test_there_are_no_smaller_or_larger_boards(width: int, height: int) -> None:
    with pytest.raises(EngineFault):
        Board(width, height)


@rule("apotheosis", "board.altitude.1", "board.terrain.1")
def test_each_tile_has_an_altitude_from_0_and_one_of_seven_terrains() -> None:
    assert len(TERRAINS) == 7
    with pytest.raises(EngineFault):
        Board(2, 2, [0, 0, -1, 0])
    with pytest.raises(EngineFault):
        Board(2, 1, terrain=["field", "lava"])
    plain = Board(2, 2)
    assert plain.altitude == (0, 0, 0, 0)
    assert plain.terrain == (FIELD,) * 4


@rule("apotheosis", "keywords.adjacent")
def test_adjacent_tiles_share_a_side() -> None:
    plain = Board(3, 3)
    assert names(plain, plain.adjacent[plain.grid.read("b2")]) == {"b1", "a2", "c2", "b3"}
    assert names(plain, plain.adjacent[plain.grid.read("a1")]) == {"b1", "a2"}


# -- walking ---------------------------------------------------------------------------


@rule("apotheosis", "battle.move.1", "chart.move.1")
def test_each_tile_walked_costs_1() -> None:
    plain = Board(5, 5)
    assert walk(plain, "a1", "d1") == 3
    assert walk(plain, "a1", "b2") == 2  # no diagonals


@rule("apotheosis", "battle.move.2")
def test_mud_costs_2() -> None:
    assert walk(board("0s0"), "a1", "b1") == 2
    assert walk(board("0s0"), "a1", "c1") == 3
    assert walk(board("s0"), "a1", "b1") == 1  # the tile entered counts, not the one left


@rule("apotheosis", "battle.move.3")
def test_each_level_climbed_costs_1_more_and_going_down_nothing() -> None:
    drawn = board("031")
    assert walk(drawn, "a1", "b1") == 4
    assert walk(drawn, "b1", "a1") == 1
    assert walk(drawn, "a1", "c1") == 5


def test_with_the_charts_reading_going_down_costs_as_much() -> None:
    assert walk(board("03", descent=True), "b1", "a1") == 4


@rule("apotheosis", "battle.move.4", "keywords.blocked")
def test_blocked_tiles_are_neither_crossed_nor_entered() -> None:
    drawn = board("0#0", "000")
    assert walk(drawn, "a1", "b1") == -1
    assert walk(drawn, "a1", "c1") == 4


@rule("apotheosis", "keywords.disabled")
def test_disabled_tiles_are_as_if_they_were_not_there() -> None:
    drawn = board("0x0")
    assert walk(drawn, "a1", "b1") == -1
    assert walk(drawn, "a1", "c1") == -1
    assert away(drawn, "a1", "b1") == -1
    assert direct(drawn, "a1", 5) == set()
    assert arcing(drawn, "a1", 5) == set()


@rule("apotheosis", "r43", "r46")
def test_what_is_an_obstacle_is_walked_round() -> None:
    plain = Board(3, 3)
    assert walk(plain, "a2", "c2") == 2
    assert walk(plain, "a2", "c2", barred=at(plain, "b2")) == 4
    assert walk(plain, "a2", "c2", barred=at(plain, "b1", "b2", "b3")) == -1


@rule("apotheosis", "draft.domain.1", "draft.domain.2", "draft.domain.5", "chart.move.2")
def test_leaving_a_tile_next_to_an_enemy_costs_1_more_and_entering_nothing() -> None:
    plain = Board(5, 3)
    enemy = plain.grid.read("c2")
    domain = plain.domain((enemy,))
    assert [names(plain, tiles) for tiles in domain] == [{"c1", "b2", "d2", "c3"}]
    assert walk(plain, "a2", "b2", 1 << enemy, domain) == 1
    assert walk(plain, "b2", "a2", 1 << enemy, domain) == 2
    assert walk(plain, "b1", "a1", 1 << enemy, domain) == 1  # a diagonal is no domain


@rule("apotheosis", "draft.domain.3")
@pytest.mark.parametrize("enemies", [1, 2, 3, 4])
def test_domains_add_up(enemies: int) -> None:
    plain = Board(3, 3)
    middle = plain.grid.read("b2")
    around = list(plain.grid.neighbours[middle])[:enemies]
    price = plain.price(middle, plain.grid.neighbours[middle][3], plain.domain(tuple(around)))
    assert price == 1 + enemies


def test_a_domain_that_counts_twice_is_given_twice() -> None:
    plain = Board(3, 1)
    assert plain.price(1, 0, plain.domain((2, 2))) == 3


def test_what_a_mover_is_good_at() -> None:
    """Water for swimmers alone; levels for nothing; steps dearer and cheaper, never below 1."""
    drawn = board("0~0", "030")
    assert walk(drawn, "a1", "c1") == 1 + 4 + 1 + 1  # over the hill
    assert numbers(drawn.reach(0, 9, 0, swim=True)[2]) == [2]
    assert numbers(drawn.reach(0, 9, 0, climb=True)[2]) == [4]
    assert numbers(drawn.reach(0, 9, 0, extra=1)[2]) == [3]
    assert numbers(drawn.reach(0, 9, 0, extra=-1)[1]) == [3]


def test_a_changed_tile_makes_another_board() -> None:
    drawn = board("0#0x")
    assert walk(drawn.changed(1, "free"), "a1", "c1") == 2
    assert walk(drawn.changed(1, "free").changed(3, "free"), "a1", "d1") == 3
    assert walk(drawn.changed(1, "free").changed(2, "raise", 2), "a1", "c1") == 4
    assert board("20").changed(0, "lower", 3).altitude == (0, 0)
    assert walk(board("00").changed(1, SWAMP), "a1", "b1") == 2
    assert walk(board("00").changed(1, "blocked"), "a1", "b1") == -1
    assert drawn.changed(1, "free") is drawn.changed(1, "free")
    assert walk(drawn, "a1", "c1") == -1


def test_surcharges_add_up() -> None:
    """Swamp, two levels higher, leaving one enemy: 2 + 2 + 1 = 5 (gap terrain-of-which-tile)."""
    drawn = Board(3, 1, [0, 0, 2], [FIELD, FIELD, SWAMP])
    assert drawn.price(1, 2, drawn.domain((0,))) == 5


# -- distance --------------------------------------------------------------------------


@rule("apotheosis", "r30")
def test_away_counts_heights_and_ways_round() -> None:
    drawn = board("020", "000")
    assert away(drawn, "a1", "b1") == 3
    assert away(drawn, "a1", "c1") == 4
    assert away(drawn, "a1", "c1", barred=at(drawn, "b2")) == 4  # over the hill
    assert away(drawn, "a1", "c1", barred=at(drawn, "b1")) == 4
    assert away(drawn, "a1", "c1", barred=at(drawn, "b1", "b2")) == -1
    assert away(drawn, "a1", "b1", barred=at(drawn, "b1")) == 3  # the last tile itself never bars


@rule("apotheosis", "r31")
def test_away_knows_no_domain_and_no_mud() -> None:
    drawn = board("0s000")
    enemy = drawn.grid.read("e1")
    assert walk(drawn, "d1", "a1", 1 << enemy, drawn.domain((enemy,))) == 5
    assert away(drawn, "d1", "a1", 1 << enemy) == 3


@rule("apotheosis", "r32")
def test_tiles_count_from_side_to_side_only() -> None:
    drawn = board("0#9", "000")
    first, second = drawn.grid.read("a1"), drawn.grid.read("c1")
    assert drawn.apart(first, second) == 2
    assert away(drawn, "a1", "c1") == 13  # round the blocked tile and up nine levels
    assert names(drawn, drawn.within(first, 1)) == {"a1", "b1", "a2"}


@rule("apotheosis", "r33")
def test_a_push_stops_before_what_is_in_the_way() -> None:
    drawn = board("000#0")
    start = drawn.grid.read("a1")
    assert drawn.slide(start, 1, 4, 0) == (1, 2)
    assert drawn.slide(start, 1, 4, 1 << 1) == ()
    assert drawn.slide(start, 3, 1, 0) == ()


@pytest.mark.parametrize(
    ("goal", "side"),
    [
        ("c1", (0,)), ("e3", (1,)), ("c5", (2,)), ("a3", (3,)), ("d1", (0,)), ("e4", (1,)), ("b5", (2,)), ("a2", (3,)),
        ("d2", (0,)), ("d4", (2,)), ("b4", (2,)), ("a1", (0,)), ("c3", ()),
    ],
)  # fmt: skip
def test_a_push_goes_the_longer_way_and_on_a_diagonal_along_the_column(goal: str, side: tuple[int, ...]) -> None:
    """gap push-direction; sides are north, east, south, west"""
    plain = Board(5, 5)
    assert plain.towards(plain.grid.read("c3"), plain.grid.read(goal)) == side


# -- trajectory and ranges ----------------------------------------------------------------


@rule("apotheosis", "keywords.trajectory")
@pytest.mark.parametrize(("first", "second", "crossed"), [("a1", "c2", {"b1", "b2"}), ("a1", "c3", {"b2"})])
def test_the_trajectory_is_the_tiles_on_the_straight_line(first: str, second: str, crossed: set[str]) -> None:
    plain = Board(5, 5)
    start, goal = plain.grid.read(first), plain.grid.read(second)
    others = [cell for cell in range(plain.cells) if cell not in (start, goal)]
    assert {plain.grid.word(cell) for cell in others if not plain.clear(start, goal, 1 << cell)} == crossed


@rule("apotheosis", "keywords.direction")
def test_a_direction_goes_on_to_the_edge() -> None:
    plain = Board(5, 5)

    def line(first: str, second: str) -> set[str]:
        return names(plain, plain.direction(plain.grid.read(first), plain.grid.read(second)))

    assert line("b3", "c3") == {"c3", "d3", "e3"}
    assert line("c3", "b3") == {"b3", "a3"}
    assert line("a1", "b2") == {"b2", "c3", "d4", "e5"}
    assert line("a1", "c2") == {"b1", "b2", "c2", "d2", "d3", "e3"}


@rule("apotheosis", "r44", "battle.range.direct")
def test_a_direct_attack_does_not_pass_an_obstacle_but_may_hit_it() -> None:
    plain = Board(5, 1)
    assert direct(plain, "a1", 4) == {"b1", "c1", "d1", "e1"}
    assert direct(plain, "a1", 3) == {"b1", "c1", "d1"}
    assert direct(plain, "a1", 4, stops=at(plain, "c1")) == {"b1", "c1"}


@rule("apotheosis", "keywords.blocked", "r45")
def test_a_blocked_tile_stops_direct_attacks_and_is_no_target() -> None:
    assert direct(board("00#0"), "a1", 4) == {"b1"}
    assert arcing(board("00#0"), "a1", 4) == {"b1", "d1"}


def test_a_corner_stops_an_attack_only_if_both_tiles_do() -> None:
    plain = Board(2, 2)
    assert "b2" in direct(plain, "a1", 2, stops=at(plain, "b1"))
    assert "b2" in direct(plain, "a1", 2, stops=at(plain, "a2"))
    assert "b2" not in direct(plain, "a1", 2, stops=at(plain, "a2", "b1"))


def test_a_tile_higher_than_both_ends_stops_an_attack() -> None:
    assert "c1" not in direct(board("010"), "a1", 5)
    assert "c1" in direct(board("110"), "a1", 5)
    assert "c1" in direct(board("011"), "a1", 5)


@rule("apotheosis", "draft.range.2")
def test_a_higher_target_is_farther_by_its_height() -> None:
    drawn = board("002")
    assert "c1" not in direct(drawn, "a1", 3)
    assert "c1" in direct(drawn, "a1", 4)


@rule("apotheosis", "draft.range.3")
def test_from_above_a_direct_attack_counts_1_less() -> None:
    drawn = board("30000")
    assert direct(drawn, "a1", 2) == {"b1", "c1", "d1"}
    assert direct(drawn, "a1", 1) == {"b1", "c1"}


@rule("apotheosis", "battle.range.arcing", "draft.range.4")
def test_an_arcing_attack_gains_the_users_height_and_loses_the_targets() -> None:
    assert arcing(board("20000"), "a1", 2) == {"b1", "c1", "d1", "e1"}
    assert arcing(board("00020"), "a1", 4) == {"b1", "c1", "e1"}
    assert arcing(board("05"), "a1", 1) == {"b1"}  # a range is at least 1 (gap minimum-scope)


def test_an_arcing_attack_flies_over_obstacles_but_not_over_disabled_tiles() -> None:
    assert "d1" in arcing(board("0#90"), "a1", 3)
    assert "d1" not in arcing(board("0x00"), "a1", 3)
    assert "d1" not in arcing(board("0000").changed(1, "disabled"), "a1", 3)


@rule("apotheosis", "battle.range.area", "draft.range.5")
def test_an_area_is_the_tiles_around_the_user_at_any_altitude() -> None:
    drawn = board("090", "#0x", "000")
    middle = drawn.grid.read("b2")
    assert names(drawn, drawn.area(middle, 1)) == {"b1", "a2", "b3"}
    assert names(drawn, drawn.area(middle, 2)) == {"a1", "b1", "c1", "a2", "a3", "b3", "c3"}


# -- against slow reckonings on random maps -----------------------------------------------------


@st.composite
def boards(draw: Any) -> Board:
    width, height = draw(st.integers(1, 6)), draw(st.integers(2, 6))
    cells = width * height
    altitude = draw(st.lists(st.integers(0, 3), min_size=cells, max_size=cells))
    terrain = draw(st.lists(st.sampled_from((FIELD, FIELD, SWAMP, WATER)), min_size=cells, max_size=cells))
    some = st.sets(st.integers(0, cells - 1), max_size=4).map(tiles_of)
    return Board(width, height, altitude, terrain, draw(some), draw(some), draw(st.booleans()))


def cells_of(drawn: Board) -> st.SearchStrategy[int]:
    return st.integers(0, drawn.cells - 1)


def sets_of(drawn: Board) -> st.SearchStrategy[int]:
    return st.sets(cells_of(drawn), max_size=5).map(tiles_of)


def step_price(drawn: Board, here: int, there: int, toll: bool, enemies: set[int]) -> int:
    """One step by the rules: 1, the climb (or the drop where that counts), mud, an enemy beside the tile left."""
    climb = drawn.altitude[there] - drawn.altitude[here]
    price = 1 + (abs(climb) if drawn.descent else max(0, climb))
    if toll:
        price += drawn.terrain[there] == SWAMP
        price += sum(near(drawn, here, enemy) == 1 for enemy in enemies)
    return price


def near(drawn: Board, one: int, other: int) -> int:
    return abs(one % drawn.width - other % drawn.width) + abs(one // drawn.width - other // drawn.width)


def relaxed(
    drawn: Board, start: int, toll: bool, enemies: set[int], barred: set[int], last_free: bool
) -> dict[int, int]:
    """Least costs by trying every step again until nothing gets cheaper."""
    missing = set(numbers(drawn.disabled))
    walls = missing if last_free else missing | set(numbers(drawn.blocked | drawn.water)) | barred
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for here, there in ((a, b) for a in range(drawn.cells) for b in range(drawn.cells) if near(drawn, a, b) == 1):
            if here not in best or there in walls or (last_free and here in barred and here != start):
                continue
            total = best[here] + step_price(drawn, here, there, toll, enemies)
            if total < best.get(there, 10**6):
                best[there] = total
                changed = True
    return best


def by_cell(reached: list[int]) -> dict[int, int]:
    return {cell: cost for cost, tiles in enumerate(reached) for cell in numbers(tiles)}


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_reach_is_what_trying_every_step_finds(data: Any) -> None:
    drawn = data.draw(boards())
    start, points = data.draw(cells_of(drawn)), data.draw(st.integers(0, 12))
    enemies = set(numbers(data.draw(sets_of(drawn))))
    barred = data.draw(sets_of(drawn))
    domain = drawn.domain(tuple(enemies))
    reached = drawn.reach(start, points, barred, domain)
    best = relaxed(drawn, start, True, enemies, set(numbers(barred)), False)
    assert by_cell(reached) == {cell: cost for cell, cost in best.items() if cost <= points}
    for goal, cost in by_cell(reached).items():
        path = drawn.path(reached, goal, domain)
        assert (path[0], path[-1]) == (start, goal)
        assert all(near(drawn, here, there) == 1 for here, there in pairwise(path))
        steps = [step_price(drawn, here, there, True, enemies) for here, there in pairwise(path)]
        assert sum(steps) == cost
        assert not any(barred >> cell & 1 for cell in path[1:])


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_distance_is_what_trying_every_step_finds(data: Any) -> None:
    drawn = data.draw(boards())
    start, barred = data.draw(cells_of(drawn)), data.draw(sets_of(drawn))
    closed = set(numbers(barred | drawn.blocked))
    best = relaxed(drawn, start, False, set(), closed, True)
    for goal in range(drawn.cells):
        assert distance(drawn, start, goal, barred) == best.get(goal, -1)
    nearby = {cell: cost for cell, cost in best.items() if cost <= 4}
    assert by_cell(drawn.away(start, barred, 4)) == nearby


def line_is_clear(drawn: Board, first: int, second: int, stops: set[int]) -> bool:
    """Walk along the line in small parts, between all its meetings with the sides of tiles."""
    x, y = first % drawn.width, first // drawn.width
    across, down = second % drawn.width - x, second // drawn.width - y
    meetings = {Fraction(0), Fraction(1)}
    for way in (across, down):
        meetings |= {(side - HALF) / abs(way) for side in range(1, abs(way) + 1)}
    parts = sorted(meetings)
    for before, after in pairwise(parts):
        middle = (before + after) / 2
        cell = int(x + middle * across + HALF) + drawn.width * int(y + middle * down + HALF)
        if cell in stops and cell not in (first, second):
            return False
    for part in parts[1:-1]:
        left, above = x + part * across - HALF, y + part * down - HALF
        if left.denominator == above.denominator == 1:
            falling = across * down > 0
            pair = ((1, 0), (0, 1)) if falling else ((0, 0), (1, 1))
            if all(int(left) + i + drawn.width * (int(above) + j) in stops for i, j in pair):
                return False
    return True


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_direct_and_arcing_targets_are_what_each_line_allows(data: Any) -> None:
    drawn = data.draw(boards())
    user, range_ = data.draw(cells_of(drawn)), data.draw(st.integers(1, 7))
    stops = data.draw(sets_of(drawn))
    expected_direct, expected_arcing = set(), set()
    missing = set(numbers(drawn.disabled))
    for cell in set(numbers(drawn.open)) - {user}:
        mine, theirs = drawn.altitude[user], drawn.altitude[cell]
        measure = near(drawn, user, cell) + (theirs - mine if theirs >= mine else -1)
        high = {other for other in range(drawn.cells) if drawn.altitude[other] > max(mine, theirs)}
        walls = set(numbers(stops | drawn.blocked)) | missing | high
        clear = line_is_clear(drawn, user, cell, walls)
        assert drawn.clear(user, cell, stops) == clear
        if max(1, measure) <= range_ and clear:
            expected_direct.add(cell)
        if near(drawn, user, cell) <= max(1, range_ + mine - theirs) and line_is_clear(drawn, user, cell, missing):
            expected_arcing.add(cell)
    assert set(numbers(drawn.direct(user, range_, stops))) == expected_direct
    assert set(numbers(drawn.arcing(user, range_))) == expected_arcing


@settings(deadline=None)
@given(st.data())
def test_domain_counts_the_enemies_beside_each_tile(data: Any) -> None:
    drawn = data.draw(boards())
    enemies = data.draw(sets_of(drawn))
    domain = drawn.domain(tuple(numbers(enemies)))
    for cell in range(drawn.cells):
        beside = sum(near(drawn, cell, enemy) == 1 for enemy in numbers(enemies))
        assert [tiles >> cell & 1 for tiles in domain] == [beside == count for count in range(1, len(domain) + 1)]


@settings(deadline=None)
@given(st.data())
def test_a_direction_runs_through_the_tiles_that_points_along_it_lie_in(data: Any) -> None:
    drawn = Board(7, 6)
    first = data.draw(cells_of(drawn))
    second = data.draw(cells_of(drawn).filter(lambda cell: cell != first))
    across, down = second % 7 - first % 7, second // 7 - first // 7
    found = set()
    # Two sides of tiles are met at least 1/60 of the way apart: with steps of 1/211 no tile is missed.
    for part in range(1, 7 * 422, 2):
        x = first % 7 + HALF + Fraction(part * across, 2 * 211)
        y = first // 7 + HALF + Fraction(part * down, 2 * 211)
        if not (0 < x < 7 and 0 < y < 6):
            break
        cell = int(x) + 7 * int(y)
        if cell != first and x.denominator != 1 and y.denominator != 1:
            found.add(cell)
    assert set(numbers(drawn.direction(first, second))) == found


@rule("apotheosis", "r30", "r32")
def test_texts_that_say_away_and_texts_that_say_tiles_measure_differently() -> None:
    """A hill of 2 between: 2 tiles, but 4 away; with a wall in the way 2 tiles, and no distance at all."""
    away = skill(
        "Longe", "Alvo: um personagem inimigo a até 2 de distância de você. O alvo perde 1 de VIDA.", bar={"ap": 1}
    )
    tiles = skill("Perto", "Alvo: um personagem inimigo a até 2 casas de você. O alvo perde 1 de VIDA.", bar={"ap": 1})
    four = skill(
        "Além", "Alvo: um personagem inimigo a até 4 de distância de você. O alvo perde 1 de VIDA.", bar={"ap": 1}
    )
    cases = (
        ({"terrain": ["fff"]}, {"longe", "perto", "alem"}),
        ({"terrain": ["fff"], "altitude": ["020"]}, {"perto", "alem"}),
        ({"terrain": ["f#f"]}, {"perto"}),
        ({"terrain": ["f#f", "fff"]}, {"perto", "alem"}),
    )
    for ground, usable in cases:
        board = Played(
            away,
            tiles,
            four,
            player1={"hero": "a1", "memento": ["longe", "perto", "alem"]},
            player2={"hero": "c1"},
            **ground,
        )
        found = {option.split()[1].split("#")[0] for option in board.options("use")}
        assert found == usable, ground


@rule("apotheosis", "r30", "r32")
def test_whoever_is_so_far_away_is_not_whoever_is_so_many_tiles_off() -> None:
    """What strikes all within a distance passes over whoever stands 2 tiles off behind a hill of 2."""
    for words, life in (("a até 2 de distância", 5), ("a até 2 casas", 4), ("a até 4 de distância", 4)):
        wave = skill("Onda", f"Cada personagem inimigo {words} de você perde 1 de VIDA.", bar={"ap": 1})
        board = Played(
            wave,
            player1={"hero": "a1", "memento": ["onda"]},
            player2={"hero": "c1"},
            terrain=["fff"],
            altitude=["020"],
        )
        board.do("use onda 1")
        assert board.look("hero2.life") == life, words
