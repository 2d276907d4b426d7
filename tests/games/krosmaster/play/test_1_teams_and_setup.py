"""1.1 to 1.3 and 9: Teams, formats, who is first, the arena, Glory, Demonic Rewards, Timelines, placement."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import notation
from ludoteca.core.errors import SetupError
from ludoteca.core.events import NOTHING
from ludoteca.games.krosmaster.cards.arena import GRID, TERRITORY, arenas
from ludoteca.games.krosmaster.game import GAME
from ludoteca.games.krosmaster.table.areas import ARENA, BENCH, OFFER, PILES, pile
from ludoteca.games.krosmaster.table.table import KrosTable
from tests.games.krosmaster.board import Play
from tests.proof import rule

TOFUS = ["rainha-dos-tofus", "vigg-arysta", "gui-yermotel", "luk-ylook", "koa-gullar"]
HERD = ["rei-dos-papatudos", "ana-tomya", "kassius-kaos", "rib-ombar"]


def refused(team: list[str], format: str = "constructed", **more: Any) -> str:
    """The rule that refuses a Team; nothing if it is legal."""
    try:
        GAME.setup({"format": format, "teams": [{"krosmasters": team}, {"krosmasters": TOFUS}], **more})
    except SetupError as error:
        return error.rule
    return ""


def begin(one: list[str], two: list[str], seed: int = 1, **more: Any) -> KrosTable:
    teams = [{"krosmasters": one}, {"krosmasters": two}]
    table = GAME.new_table(GAME.setup({"teams": teams, **more}), seed)
    assert isinstance(table, KrosTable)
    return table


def choose(table: KrosTable, *moves: str) -> None:
    for move in moves:
        option = notation.read(table, move)
        assert table.why_not(option) is None, move
        table.choose(option)


def place_all(table: KrosTable) -> None:
    while table.decision is not None and table.decision.ask in ("ask-line", "ask-place"):
        table.choose(table.decision.options[0])


# -- Teams -----------------------------------------------------------------------------


@rule("krosmaster", "1.1.1", "1.1.1.a")
def test_a_constructed_team_has_three_to_eight_krosmasters() -> None:
    assert refused(["gultar-o-barbaro", "merkator"]) == "1.1.1.a"
    assert (
        refused(
            [
                "koa-gullar",
                "koa-gullar",
                "quentin-flush",
                "quentin-flush",
                "monk",
                "monk",
                "monk",
                "djaul",
                "vigg-arysta",
            ]
        )
        == "1.1.1.a"
    )
    assert refused(["gultar", "jems-blond", "zorbalo-greg"]) == ""


@rule("krosmaster", "1.1.1.b")
def test_a_constructed_team_adds_up_to_level_twelve() -> None:
    assert refused([*HERD, "koa-gullar"]) == "1.1.1.b"
    assert refused(HERD[:3]) == "1.1.1.b"
    assert refused(HERD) == ""


@rule("krosmaster", "1.1.1.c-1", "1.1.1.c-2")
def test_a_gold_name_stands_alone_but_beside_other_gold_names() -> None:
    assert refused(["rainha-dos-tofus", "rainha-dos-tofus", "gui-yermotel", "vigg-arysta"]) == "1.1.1.c-1"
    assert refused(["rainha-dos-tofus", "rei-dos-papatudos", "tristepan", "evangelyne"]) == ""


@rule("krosmaster", "1.1.1.d", "2.1.2-2")
def test_versions_of_a_unique_hero_are_one_hero() -> None:
    assert refused(["yugo", "yugo-jovem-rei", "gui-yermotel", "luk-ylook"]) == "1.1.1.d"
    assert refused(["gultar", "gultar-o-barbaro", "koa-gullar"], format="limited") == "1.1.2.b-2"


@rule("krosmaster", "1.1.1.e", "1.1.1.f")
def test_white_names_twice_and_black_names_three_times() -> None:
    assert refused(["vigg-arysta", "vigg-arysta", "gui-yermotel", "gui-yermotel"]) == ""
    assert refused(["vigg-arysta", "vigg-arysta", "vigg-arysta", "gui-yermotel"]) == "1.1.1.e"
    assert refused(["monk", "monk", "monk", "gui-yermotel", "vigg-arysta", "ana-tomya"]) == ""
    assert refused(["monk", "monk", "monk", "monk", "gui-yermotel", "vigg-arysta", "luk-ylook"]) == "1.1.1.f"


@rule("krosmaster", "1.1.1.g")
def test_one_boss() -> None:
    assert refused(["merkator", "corvo-negro", "luk-ylook"]) == "1.1.1.g"
    assert refused(["merkator", "ratweyra", "luk-ylook"]) == ""


@rule("krosmaster", "1.1.1.h-1", "1.1.1.h-2")
def test_the_tournament_accepts_expansions_and_bans() -> None:
    assert refused(["gultar", "jems-blond", "zorbalo-greg"], expansions=["another"]) == "1.1.1.h-1"
    assert refused(["gultar", "jems-blond", "arthur-bina"]) == "1.1.1.h-2"
    assert refused(["gultar", "jems-blond", "arthur-bina"], banned=[]) == ""


@rule("krosmaster", "1.1.2", "1.1.2.a", "1.1.2.c")
def test_limited_teams_know_only_size_and_level() -> None:
    assert refused(["merkator", "merkator"], format="limited") == "1.1.2.a"
    assert refused(["corvo-negro", "corvo-negro", "corvo-negro"], format="limited") == ""
    assert refused(["terminatot-gold", "terminatot-estase", "arthur-bina"], format="limited") == ""


@rule("krosmaster", "1.1.2.b-1", "1.1.2.b-2")
def test_limited_levels_go_as_high_as_the_pool_allows() -> None:
    pool = [*HERD, "koa-gullar"]
    assert refused(HERD, format="limited", pools=[pool, TOFUS]) == ""
    assert refused([*HERD[:3], "koa-gullar"], format="limited", pools=[pool, TOFUS]) == "1.1.2.b-1"
    short = [*HERD[:3], "koa-gullar"]
    assert refused(short, format="limited", pools=[short, TOFUS]) == ""
    assert refused(HERD[:3], format="limited", pools=[short, TOFUS]) == "1.1.2.b-2"
    assert refused([*HERD, "koa-gullar"], format="limited") == "1.1.2.b-2"


@rule("krosmaster", "1.1.3")
def test_copies_are_told_apart() -> None:
    play = Play(["monk e6 as first", "monk e8 as second"], ["koa-gullar a1"], unit="first")
    assert play.names["first"] != play.names["second"]
    assert notation.write(play.t, ("fall", play.names["first"])) != notation.write(
        play.t, ("fall", play.names["second"])
    )


@rule("krosmaster", "9.1.2")
def test_four_players_have_two_krosmasters_each() -> None:
    pairs = [["vigg-arysta", "gui-yermotel"], ["ana-tomya", "kassius-kaos"], ["jems-blond", "luk-ylook"]]
    for fourth, wanted in (
        (["tristepan", "evangelyne"], ""),
        (["koa-gullar", "monk", "ratweyra"], "9.1.2"),
        (["tristepan", "koa-gullar"], "9.1.2"),
    ):
        try:
            GAME.setup({"format": "free-for-all", "teams": [{"krosmasters": pair} for pair in [*pairs, fourth]]})
            found = ""
        except SetupError as error:
            found = error.rule
        assert found == wanted


# -- who is first -------------------------------------------------------------------------


@rule("krosmaster", "1.3.1", "2.4.3.c")
def test_the_higher_total_of_initiative_is_first() -> None:
    # 8 + 6 + 7 + 6 + 6 against 2 + 9 + 4 + 3.
    assert begin(TOFUS, HERD).order == (0, 1)
    assert begin(HERD, TOFUS).order == (1, 0)


@rule("krosmaster", "1.3.1.a")
def test_a_tie_is_broken_along_the_timelines() -> None:
    fast = ["ana-tomya", "kassius-kaos", "rib-ombar", "tristepan"]  # 9 + 4 + 3 + 2
    even = ["evangelyne", "amalia", "kassius-kaos", "rei-dos-papatudos"]  # 8 + 4 + 4 + 2
    assert begin(even, fast).order == (1, 0)
    assert begin(fast, even).order == (0, 1)


@rule("krosmaster", "1.3.1.b")
def test_with_equal_pairs_the_team_with_more_krosmasters_is_first() -> None:
    short = ["koa-gullar", "luk-ylook", "gasper-feyto"]  # 6 + 6 + 1
    longer = [*short, "papatudo-real"]  # and one of Initiative 0
    for seed in range(4):
        assert begin(short, longer, seed, format="limited").order == (1, 0)
        assert begin(longer, short, seed, format="limited").order == (0, 1)


@rule("krosmaster", "1.3.1.c")
def test_a_complete_tie_is_drawn_by_lot() -> None:
    firsts = {begin(HERD, HERD, seed).order[0] for seed in range(12)}
    assert firsts == {0, 1}


def test_the_lot_among_several_players_is_announced_by_their_places() -> None:
    table = begin(HERD, HERD)
    assert [table.loaded_roll(NOTHING, 4, f"player{place}") for place in (1, 2, 3, 4)] == [0, 1, 2, 3]


# -- the arena ----------------------------------------------------------------------------


@rule("krosmaster", "1.3.2-1", "1.3.2-2")
def test_the_first_player_chooses_the_arena_and_the_second_a_side() -> None:
    table = begin(HERD, TOFUS)
    assert table.decision is not None and table.decision.seat == 1 and table.decision.ask == "ask-arena"
    choose(table, "pick bonta-2")
    assert table.decision.seat == 0 and table.decision.ask == "ask-side"
    choose(table, "pick east")
    assert table.board().board.id == "bonta-2"
    assert (table.sides[0], table.sides[1]) == (1, 3)
    for arena in ("bonta-1", "la-fosse"):
        table = begin(HERD, TOFUS)
        choose(table, f"pick {arena}")
        assert table.board().board.id == arena


@rule("krosmaster", "1.3.2-3")
def test_a_tournament_may_fix_arena_and_sides() -> None:
    table = begin(HERD, TOFUS, arena="la-fosse", side="north")
    assert table.board().board.id == "la-fosse" and table.sides == (0, 2)
    assert table.decision is not None and table.decision.ask in ("ask-line", "ask-place")


@rule("krosmaster", "1.3.3-1", "1.3.3-2", "1.3.3-3", "4.17.1")
def test_scenery_and_kamas_lie_on_their_cells() -> None:
    table = begin(HERD, TOFUS, arena="bonta-1", side="north")
    board = table.board()
    assert (board.trees.bit_count(), board.bushes.bit_count(), board.crates.bit_count()) == (6, 8, 4)
    assert board.demonic.bit_count() == 6 and sum(table.coins) == 36
    assert table.coins[GRID.read("k4")] == 2 and table.coins[GRID.read("b2")] == 1
    assert all(table.coins[cell] == 1 for cell in range(144) if board.demonic >> cell & 1)
    assert table.obstacles() == board.trees | board.bushes
    assert table.blockers() == board.trees


@pytest.mark.parametrize("board", arenas(), ids=lambda board: board.board.id)
def test_every_side_of_every_arena_has_ten_starting_cells(board: Any) -> None:
    assert [len(cells) for cells in board.starting] == [10, 10, 10, 10]
    assert board.board.grid == [row[::-1] for row in board.board.grid[::-1]]


# -- Glory, Demonic Rewards ---------------------------------------------------------------


@rule("krosmaster", "1.3.5", "1.3.5.a", "1.3.6")
def test_six_glory_each_and_a_wild_one() -> None:
    table = begin(HERD, TOFUS)
    assert table.glory == (6, 6) and table.wild == 1


@rule("krosmaster", "1.3.5.b-1", "1.3.5.b-2", "1.3.5.b-3", "1.3.5.b-4", "1.3.5.b-5", "1.3.5.b-6", "1.3.5.b-7")
def test_limited_glory_by_the_levels_of_both_teams() -> None:
    def glory(one: list[str], two: list[str]) -> tuple[int, ...]:
        return begin(one, two, format="limited").glory

    three = ["koa-gullar", "koa-gullar", "koa-gullar"]
    six = ["luk-ylook", "luk-ylook", "naz-rael"]
    seven = ["luk-ylook", "luk-ylook", "tristepan"]
    nine = ["tristepan", "tristepan", "tristepan"]
    twelve = HERD
    assert glory(three, three) == (3, 3)  # 6 Levels
    assert glory(six, seven) == (4, 4)  # 13, one apart
    assert glory(nine, six) == (3, 5)  # 15, three apart: 4 each and 1 stolen
    assert glory(seven, nine) == (6, 4)  # 16, two apart: 5 each and 1 stolen
    assert glory(nine, nine) == (5, 5)  # 18
    assert glory(twelve, nine) == (5, 7)  # 21, three apart
    assert glory(twelve, twelve) == (6, 6)  # 24
    assert glory(three, nine) == (6, 2)  # 12, six apart: 4 each and 2 stolen
    assert glory(three, ["luk-ylook", "luk-ylook", "naz-rael", "koa-gullar"]) == (3 + 2, 3 - 2)  # 10, four apart


@rule("krosmaster", "1.3.7-1", "1.3.7-2", "4.7.3", "4.7.4-1")
def test_six_face_down_piles_of_ten() -> None:
    table = begin(HERD, TOFUS, arena="bonta-1", side="north")
    for which in range(PILES):
        tokens = table.zones[pile(which)]
        levels = {table.reward(token).card.level for token in tokens}
        assert len(tokens) == 10 and levels == {("granite", "jade", "silver")[which // 2]}
        assert all(table.pieces[token].known == 0 for token in tokens)
    assert table.zones[OFFER] == ()


@rule("krosmaster", "8.1.2")
def test_the_original_box_has_gold_in_place_of_silver() -> None:
    table = begin(HERD, TOFUS, format="original-box", arena="bonta-1", side="north")
    levels = {table.reward(token).card.level for which in range(PILES) for token in table.zones[pile(which)]}
    assert levels == {"granite", "jade", "gold"}


@rule("krosmaster", "8.1.3")
def test_a_gold_reward_costs_twelve_kamas() -> None:
    grid = ["." * 12] * 5 + ["....D......."] + ["." * 12] * 6
    offer = {"gold1": "espada-dourada"}
    for kamas, refusal in ((11, "4.5.3"), (12, "")):
        play = Play(
            ["vigg-arysta e6 as vigg"],
            ["koa-gullar a1"],
            unit="vigg",
            format="original-box",
            grid=grid,
            offer=offer,
            p1={"kamas": kamas},
        )
        assert play.refused("buy espada-dourada") == refusal


@rule("krosmaster", "1.3.4-1")
def test_kamas_of_the_reserve_are_not_those_of_the_arena() -> None:
    play = Play(
        ["vigg-arysta e6"], ["koa-gullar a1"], ("tension: armor lock",), step="turn", arena="bonta-1", coins={"e6": 1}
    )
    lying = sum(play.t.coins)
    play.do("keep", "sell", "sell")
    assert play.look("player1.kamas") == 3 and sum(play.t.coins) == lying, "sold dice are paid from the reserve"
    play.do("collect")
    assert play.look("player1.kamas") == 4 and sum(play.t.coins) == lying - 1


# -- Timelines and placement ------------------------------------------------------------------


@rule("krosmaster", "1.3.8", "2.4.3.a", "2.4.3.d")
def test_a_timeline_goes_from_the_fastest_to_the_slowest() -> None:
    table = begin(HERD, TOFUS, arena="bonta-1", side="north")
    place_all(table)
    words = [table.kind(number).word for number in table.timelines[0]]
    assert words == ["ana-tomya", "kassius-kaos", "rib-ombar", "rei-dos-papatudos"]


@rule("krosmaster", "2.4.3.b")
def test_the_owner_orders_equal_initiatives_once() -> None:
    table = begin(HERD, TOFUS, arena="bonta-1", side="north")
    assert table.decision is not None and table.decision.ask == "ask-line" and table.decision.seat == 1
    words = {table.kind(option[1]).word for option in table.decision.options}
    assert words == {"vigg-arysta", "luk-ylook", "koa-gullar"}
    choose(table, "line koa-gullar", "line vigg-arysta")
    assert [table.kind(number).word for number in table.timelines[1]][2:] == ["koa-gullar", "vigg-arysta", "luk-ylook"]


@rule("krosmaster", "1.3.9-1", "1.3.9-2")
def test_the_second_player_places_first_on_the_starting_cells_of_the_own_side() -> None:
    table = begin(HERD, TOFUS, arena="bonta-1", side="north")
    while table.decision is not None and table.decision.ask == "ask-line":
        table.choose(table.decision.options[0])
    assert table.decision is not None and table.decision.seat == 0
    cells = {option[1] for option in table.decision.options}
    assert cells == set(table.board().starting[0]) and all(cell < 24 for cell in cells)
    for _ in range(4):
        assert table.decision.seat == 0
        table.choose(table.decision.options[0])
    assert table.decision.seat == 1
    assert {option[1] for option in table.decision.options} == set(table.board().starting[2])
    assert len(table.decision.options) == 10
    table.choose(table.decision.options[0])
    assert len(table.decision.options) == 9, "one figure on a Starting Cell"


@rule("krosmaster", "4.20.1")
def test_the_territory_is_five_rows_of_the_opponents_side() -> None:
    assert TERRITORY[0] == sum(1 << cell for cell in range(60))
    assert TERRITORY[2] == sum(1 << cell for cell in range(84, 144))
    assert {cell % 12 for cell in range(144) if TERRITORY[1] >> cell & 1} == {7, 8, 9, 10, 11}


@rule("krosmaster", "1.3.10-1", "1.3.10-2", "1.3.10.a")
def test_powers_of_the_start_of_the_fight_go_off_player_by_player() -> None:
    one = ["djaul", "vlad-sombrio", "ana-tomya", "vigg-arysta"]
    two = ["djaul", "duque-rex", "ana-tomya", "gui-yermotel"]
    table = begin(one, two, arena="bonta-1", side="north")
    table.log = []
    place_all(table)
    fixed = table.modifiers["level"]
    assert [table.pieces[modifier.subjects[0]].owner for modifier in fixed if modifier.subjects] == list(table.order)
    assert {modifier.until for modifier in fixed} == {"fight"}


@rule("krosmaster", "1.3.10.b")
def test_the_player_orders_competing_powers_of_the_start_of_the_fight() -> None:
    character = {
        "id": "duplo",
        "name": "Duplo",
        "color": "white",
        "level": 3,
        "initiative": 5,
        "mp": 3,
        "hp": 9,
        "ap": 6,
        "spells": [{"id": "toque", "name": "Toque", "reach": "close", "ap": 3, "kind": "special"}],
        "abilities": [
            {"id": "um", "name": "Um", "text": "No início da luta, coloque 1 Ferimento no conjurador."},
            {"id": "dois", "name": "Dois", "text": "No início da luta, cure 1 Ferimento desta unidade."},
        ],
    }
    for chosen, injuries in ((0, 0), (1, 1)):
        play = Play(["koa-gullar a12"], ["duplo e6 as duplo"], step="fight", characters=[character])
        assert play.look("deciding") == 2 and len(play.offered()) == 2, "the second player's own effects"
        play.do(play.offered()[chosen], chance=("tension: armor lock",))
        assert play.injuries("duplo") == injuries


# -- four players -------------------------------------------------------------------------------


def four(format: str = "free-for-all", seed: int = 1) -> KrosTable:
    table = GAME.new_table(GAME.setup({"format": format}), seed)
    assert isinstance(table, KrosTable)
    return table


@rule("krosmaster", "9.1.1", "9.2.1")
def test_four_players_play_by_their_initiative() -> None:
    # Totals 6+7, 8+2, 9+4, 8+6: the last is first; 13 twice, where 9 beats 7.
    assert four().order == (3, 2, 0, 1)


@rule("krosmaster", "9.2.2")
def test_the_fourth_chooses_the_arena_and_the_first_turns_it() -> None:
    table = four()
    assert table.decision is not None and table.decision.seat == 1
    choose(table, "pick la-fosse")
    assert table.decision.seat == 3 and table.decision.ask == "ask-side"
    choose(table, "pick west")
    assert [table.sides[seat] for seat in table.order] == [3, 0, 1, 2]


@rule("krosmaster", "9.2.3-1")
def test_four_players_have_three_glory_each_and_three_wild_ones() -> None:
    table = four()
    assert table.glory == (3, 3, 3, 3) and table.wild == 3


@rule("krosmaster", "9.2.4")
def test_the_first_of_four_places_first() -> None:
    table = four()
    choose(table, "pick la-fosse", "pick north")
    placing = []
    while table.decision is not None and table.decision.ask == "ask-place":
        placing.append(table.decision.seat)
        table.choose(table.decision.options[0])
    assert placing == [3, 3, 2, 2, 0, 0, 1, 1]
    assert not table.zones[BENCH] and len(table.zones[ARENA]) == 8


@rule("krosmaster", "9.3.1", "9.3.3")
def test_partners_sit_opposite_and_alternate_with_the_others() -> None:
    # Seats 0 and 2 are a Team, 1 and 3 the other; 14 of seat 3 is best, 10 of seat 1 is its partner; 9 beats 7.
    table = four("two-against-two")
    assert table.order == (3, 2, 1, 0)
    assert [table.box.teams[seat] for seat in table.order] == [1, 0, 1, 0]
    assert table.glory == (3, 3, 3, 3) and table.wild == 3


def test_a_team_of_two_shares_its_limits_of_copies() -> None:
    pairs = [
        ["tristepan", "evangelyne"],
        ["ana-tomya", "vigg-arysta"],
        ["tristepan", "yugo"],
        ["gui-yermotel", "amalia"],
    ]
    with pytest.raises(SetupError) as error:
        GAME.setup({"format": "two-against-two", "teams": [{"krosmasters": pair} for pair in pairs]})
    assert error.value.rule == "1.1.1.c-1"


def test_a_setup_that_can_not_be_says_what_is_wrong() -> None:
    for given in (
        {"format": "chess"},
        {"rulings": {"x": "y"}},
        {"arena": "nowhere"},
        {"side": "up"},
        {"turn_limit": -1},
        {"teams": 3},
        {"teams": [{"krosmasters": TOFUS}]},
    ):
        with pytest.raises(SetupError):
            GAME.setup(given)
