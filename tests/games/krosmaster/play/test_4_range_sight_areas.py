"""4.15 and 4.16: Range, Line of Sight, Areas of Effect."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.cards.arena import GRID, Arena, arenas
from ludoteca.games.krosmaster.text import words as w
from tests.games.krosmaster.board import Play, duel, field
from tests.proof import rule

PLAIN = ("critical: lock", "armor: lock")


def cells(*words: str) -> set[int]:
    return {GRID.read(word) for word in words}


# -- Range ------------------------------------------------------------------------------------------


@rule("krosmaster", "4.15.1", "7.1.5")
def test_range_counts_cells_from_side_to_side_whatever_stands_between() -> None:
    assert arena.distance(GRID.read("e6"), GRID.read("f7")) == 2
    play = duel("luk-ylook e6 as luk", "koa-gullar h9 as koa", grid=field(f6="B", e7="B"))
    assert play.refused("cast flecha-entorpecente h9") == "4.15.3", "6 cells, round no obstacle"
    assert play.may("cast flecha-entorpecente g9") and play.refused("cast flecha-entorpecente e5") == "4.15.3"


@rule("krosmaster", "4.15.2")
def test_close_combat_reaches_the_four_neighbours_only() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1", grid=field(e6="C"))
    assert play.look("castable.burla") == ["d6", "e5", "e7", "f6"]


@rule("krosmaster", "4.15.3", "4.15.7-1")
def test_a_ranged_spell_reaches_from_min_to_max() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    wanted = {cell for cell in range(144) if 2 <= arena.distance(GRID.read("e6"), cell) <= 3}
    assert cells(*play.look("castable.engano")) == wanted


@rule("krosmaster", "4.15.4")
def test_a_line_spell_reaches_along_row_and_column() -> None:
    play = duel("ana-tomya e6 as ana", "koa-gullar a1")
    assert play.look("castable.assalto") == ["c6", "d6", "e4", "e5", "e7", "e8", "f6", "g6"]


@rule("krosmaster", "4.15.5", "7.1.6.a")
def test_a_spell_without_line_of_sight_ignores_what_blocks() -> None:
    play = duel("conde-traspafrent e6 as count", "koa-gullar e4 as koa", grid=field(e5="T"))
    assert play.may("cast oscilacao e4") and play.refused("cast ponteiro e4") == "7.1.6"


@rule("krosmaster", "4.15.6")
def test_a_personal_spell_is_cast_on_the_own_cell() -> None:
    play = duel("merkator e6 as merkator injuries 3", "koa-gullar a1")
    assert play.look("castable.drenagem") == ["e6"]


@rule("krosmaster", "4.15.7-2", "4.17.5.c-2")
def test_only_variable_ranges_change() -> None:
    on = duel("conde-traspafrent e6 as count", "koa-gullar a1", grid=field(e6="C"))
    assert on.look("range.oscilacao") == [1, 5] and on.look("range.ponteiro") == [1, 3]
    gone = on.do("move e7")
    assert gone.look("range.oscilacao") == [1, 4]


# -- Line of Sight ------------------------------------------------------------------------------------


@rule("krosmaster", "4.15.8", "4.15.9", "7.1.6")
def test_what_stands_on_the_line_blocks_it() -> None:
    play = duel("gui-yermotel a6 as gui", "koa-gullar d6 as koa", "monk g6 as monk")
    assert play.refused("cast flecha-da-peste g6") == "7.1.6" and play.may("cast flecha-da-peste d6")
    refusal = play.t.why_not(("cast", play.t.kind(play.names["gui"]).spells[0], GRID.read("g6")))
    assert refusal is not None and refusal.blame == play.names["koa"]


@rule("krosmaster", "4.15.9.a", "4.15.9.b", "4.17.5.a", "4.17.5.b", "4.17.5.c-1")
@pytest.mark.parametrize(("letter", "seen"), [("T", False), ("B", True), ("C", True), (".", True), ("D", True)])
def test_trees_block_and_bushes_and_crates_do_not(letter: str, seen: bool) -> None:
    play = duel("gui-yermotel e9 as gui", "koa-gullar a1", grid=field(e7=letter))
    assert play.may("cast flecha-da-peste e5") == seen


@rule("krosmaster", "4.15.9.a", "4.15.9.b")
def test_a_krosmaster_on_a_crate_blocks() -> None:
    """Gap los-crate-occupied."""
    play = duel("gui-yermotel e9 as gui", "koa-gullar e7", grid=field(e7="C"))
    assert play.refused("cast flecha-da-peste e5") == "7.1.6"


def test_an_itty_bitty_bulky_summon_does_not_block() -> None:
    """Gap itty-bitty-bulky."""
    summons = [
        {"id": "fofo", "name": "Fofo", "kind": "monster", "mp": 1, "hp": 1, "ap": 1, "powers": ["bulky", "itty-bitty"]}
    ]
    play = Play(["gui-yermotel e9 as gui"], ["koa-gullar a1 as koa", "fofo e7 of koa"], unit="gui", summons=summons)
    assert play.may("cast flecha-da-peste e5")


def cuts(first: int, second: int, blocker: int) -> bool:
    """Does the segment between two centres pass through the inside of a cell?

    Independent of the walk from cell to cell that the game uses: the cell must lie in the rectangle that the two
    cells span, and have corners strictly on both sides of the line. In doubled coordinates all is exact.
    """
    x0, y0, x1, y1 = 2 * (first % 12) + 1, 2 * (first // 12) + 1, 2 * (second % 12) + 1, 2 * (second // 12) + 1
    column, row = blocker % 12, blocker // 12
    if not min(x0, x1) // 2 <= column <= max(x0, x1) // 2 or not min(y0, y1) // 2 <= row <= max(y0, y1) // 2:
        return False
    corners = [(2 * column + across, 2 * row + down) for across in (0, 2) for down in (0, 2)]
    sides = [(x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) for x, y in corners]
    return min(sides) < 0 < max(sides)


def test_the_cells_that_every_line_cuts_agree_with_exact_geometry() -> None:
    """All pairs of cells, all cells between them: gap los-corner and gap los-endpoints included."""
    for first in range(144):
        for second in range(first + 1, 144):
            column = sorted((first % 12, second % 12))
            row = sorted((first // 12, second // 12))
            box = [y * 12 + x for y in range(row[0], row[1] + 1) for x in range(column[0], column[1] + 1)]
            wanted = sum(1 << cell for cell in box if cell not in (first, second) and cuts(first, second, cell))
            assert arena.crossed(first, second) == wanted == arena.crossed(second, first)


@rule("krosmaster", "4.15.9")
@pytest.mark.parametrize("board", arenas(), ids=lambda board: board.board.id)
def test_sight_on_every_arena_with_random_obstacles_agrees_with_exact_geometry(board: Arena) -> None:
    chance = random.Random(board.board.id)
    for count in (0, 10, 25):
        blockers = board.trees | sum(1 << cell for cell in chance.sample(range(144), count))
        standing = [cell for cell in range(144) if blockers >> cell & 1]
        for first, second in combinations(range(144), 2):
            between = [cell for cell in standing if cell not in (first, second)]
            seen = not any(cuts(first, second, cell) for cell in between)
            assert arena.sees(first, second, blockers) == seen == arena.sees(second, first, blockers)


# -- Areas of Effect -------------------------------------------------------------------------------------


@rule("krosmaster", "4.16.3", "4.16.3-1", "4.16.3-2", "4.16.3-3", "4.16.3-4", "4.16.3-5", "4.16.3-6", "4.16.3-7")
@pytest.mark.parametrize(
    ("shape", "north", "east"),
    [
        ("cross", "e5 d6 f6 e7", "e5 d6 f6 e7"),
        ("square", "d5 e5 f5 d6 f6 d7 e7 f7", "d5 e5 f5 d6 f6 d7 e7 f7"),
        ("hammer", "d6 f6 e5", "e5 e7 f6"),
        ("stick", "d6 f6", "e5 e7"),
        ("shovel", "e5", "f6"),
        ("needle", "e5 e4", "f6 g6"),
        ("breath", "e5 d5 f5", "f6 f5 f7"),
    ],
)
def test_the_cells_of_each_area_seen_from_the_south_and_from_the_west(shape: str, north: str, east: str) -> None:
    centre = GRID.read("e6")
    assert set(arena.area(shape, centre, arena.NORTH)) == cells(*north.split())
    assert set(arena.area(shape, centre, arena.EAST)) == cells(*east.split())


def test_cells_off_the_board_are_left_out() -> None:
    """Gap area-off-board."""
    assert set(arena.area("square", GRID.read("a1"), 0)) == cells("b1", "a2", "b2")
    assert set(arena.area("cross", GRID.read("a2"), 0)) == cells("a1", "b2", "a3"), "the corner is on the board"


@rule("krosmaster", "4.16.1", "4.16.2-1", "4.16.2-2", "7.2.5.c", "7.2.3.b", "7.2.7.e")
def test_an_area_has_one_critical_roll_and_an_armor_roll_for_each_target() -> None:
    play = duel("jems-blond e8 as jems", "koa-gullar e5 as koa", "gasper-feyto d5 as gasper", "monk f5 as monk")
    play.do("cast flecha-ardente e5", chance=("critical: critical", "armor: lock", "armor: lock", "armor: armor lock"))
    # 2 + 1 for Koa and the Monk; Gasper's success makes it a tie: 2.
    assert play.injuries("koa", "monk", "gasper") == [3, 3, 2]


@rule("krosmaster", "4.16.3-8", "7.2.3.c")
def test_multiple_targets_are_all_cells_that_could_have_been_targeted() -> None:
    play = duel(
        "corvo-negro e6 as crow",
        "koa-gullar e5 as koa",
        "monk g6 as monk",
        "gui-yermotel e3 as gui",
        "luk-ylook e4 as luk",
    )
    play.do("cast revoada e5", chance=("critical: lock", "armor: lock lock"))
    # Gui is out of Range, Luk out of sight behind Koa.
    assert play.injuries("koa", "monk", "gui", "luk") == [1, 1, 0, 0]


@rule("krosmaster", "4.16.4")
def test_without_an_area_one_cell_is_targeted() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa", "monk e4 as monk")
    play.do("cast burla e5", chance=PLAIN)
    assert play.injuries("koa", "monk") == [1, 0]


@rule("krosmaster", "4.16.4.a")
def test_an_area_stays_when_additional_effects_are_ignored() -> None:
    characters = [
        {
            "id": "farol",
            "name": "Farol",
            "color": "white",
            "level": 3,
            "initiative": 1,
            "mp": 3,
            "hp": 9,
            "ap": 6,
            "spells": [
                {
                    "id": "feixe",
                    "name": "Feixe",
                    "reach": "ranged",
                    "min": 1,
                    "max": 4,
                    "ap": 3,
                    "kind": "attack",
                    "element": "fire",
                    "value": 1,
                    "area": "cross",
                    "text": "Rastreio. -1 PA.",
                }
            ],
        }
    ]
    play = Play(["farol e6 as farol"], ["koa-gullar f4 as koa", "monk g4 as monk"], unit="farol", characters=characters)
    play.do("cast feixe f4", chance=("critical: lock", "armor: lock lock"))
    assert play.injuries("koa", "monk") == [1, 1] and play.look("koa.ap_marks") == 0


def test_the_player_picks_the_direction_on_a_diagonal() -> None:
    """Gap area-orientation."""
    assert arena.towards(GRID.read("e6"), GRID.read("g5")) == (arena.EAST,)
    assert set(arena.towards(GRID.read("e6"), GRID.read("g4"))) == {arena.EAST, arena.NORTH}
    play = duel("conde-frigost e6 as frigost", "koa-gullar f5 as koa", "monk f4 as north", "monk g5 as east")
    play.do("cast geada f5")
    assert play.offered() == ["pick north", "pick east"]
    play.do("pick east", chance=("critical: lock", "armor: lock lock"))
    assert play.injuries("koa", "north", "east") == [1, 0, 1]


def test_allies_and_the_caster_in_the_area_are_hit() -> None:
    """Gap area-hits-own."""
    play = Play(["amalia e6 as amalia", "koa-gullar e5 as ally"], ["monk a1"], unit="amalia")
    play.do("cast sarcas-defensivas e6", chance=("critical: lock", "armor: lock lock"))
    assert play.injuries("amalia", "ally") == [0, 1], "Amália's Resistance takes 1 off"


def test_an_empty_cell_may_be_targeted() -> None:
    """Gap target-empty-cell."""
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1").do("cast burla e5", chance=("critical: lock",))
    assert play.look("ap") == 3


@rule("krosmaster", "4.15.5")
def test_only_a_range_without_sight_is_cut_by_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "_reaches", {})
    origin = GRID.read("e6")
    assert not any(cut for _, cut in arena.reach(origin, w.NO_SIGHT, 1, 4))
    assert dict(arena.reach(origin, "ranged", 1, 4))[GRID.read("e3")] == sum(1 << cell for cell in cells("e5", "e4"))


def test_an_arena_is_that_of_its_board() -> None:
    board = arenas()[0].board
    assert Arena(board).board is board
