"""1.4 to 1.7, 2.4.2 and 4.6: victory, prohibitions, the die, simultaneous effects, Glory."""

from __future__ import annotations

import pytest

from ludoteca.games.krosmaster.text import words as w
from tests.games.krosmaster.board import Play, duel, field
from tests.proof import rule

CHEAP = ("critical: lock", "armor: lock")


def knock_out(play: Play) -> Play:
    """Vigg knocks out the Unit on e5."""
    return play.do("cast burla e5", chance=CHEAP)


def against(two: list[str], glory: tuple[int, int] = (6, 6), wild: int = 1, one: str = "") -> Play:
    return Play(
        ["vigg-arysta e6 as vigg", *([one] if one else [])],
        two,
        unit="vigg",
        wild=wild,
        p1={"glory": glory[0]},
        p2={"glory": glory[1]},
    )


@rule("krosmaster", "1.4.1-1", "1.4.1-2", "1.4.1-3", "4.6.1")
def test_the_only_player_with_glory_wins_at_once() -> None:
    play = knock_out(against(["gui-yermotel e5 as gui injuries 5", "koa-gullar a1"], (2, 3), 0))
    assert play.look("player2.glory") == 0 and play.look("winner") == 1
    assert play.t.places == (1, 2) and play.rules()[-1] == "1.4.1-1"


@rule("krosmaster", "1.4.1-1")
def test_an_opponent_with_glory_left_plays_on() -> None:
    play = knock_out(against(["gui-yermotel e5 as gui injuries 5", "koa-gullar a1"], (2, 4), 0))
    assert play.look("player2.glory") == 1 and play.look("winner") is None


@rule("krosmaster", "1.4.2", "4.6.2-2")
def test_with_the_wild_glory_on_the_table_nobody_wins() -> None:
    play = Play(
        ["vigg-arysta e6 as vigg"],
        ["gui-yermotel e3"],
        ("tension: armor armor",),
        step="turn",
        wild=1,
        p1={"glory": 3},
        p2={"glory": 1},
    )
    play.do("keep")
    assert (play.look("player1.glory"), play.look("player2.glory")) == (2, 0)
    assert play.look("winner") is None and play.look("asked") == "ask-inspire"


@rule("krosmaster", "1.4.3")
def test_the_last_with_a_krosmaster_wins_whatever_the_glory() -> None:
    play = knock_out(against(["koa-gullar e5 as koa injuries 6"], (1, 6)))
    assert play.look("player2.glory") == 6 and play.look("winner") == 1


@rule("krosmaster", "1.4.3")
def test_summons_do_not_keep_a_player_in_the_match() -> None:
    # The Tofu leaves with its Queen, and would not count anyway (gap summons-keep-alive).
    play = knock_out(against(["rainha-dos-tofus e5 as queen injuries 7", "tofu a1 of queen"], (1, 6)))
    assert play.look("winner") == 1 and play.look("summons.tofu") == 0


@rule("krosmaster", "2.4.2-2", "4.6.2-1", "4.10.2.a-1", "4.2.2")
def test_a_knock_out_is_worth_the_level() -> None:
    play = knock_out(against(["gui-yermotel e5 as gui injuries 5", "koa-gullar a1"], (6, 6), 0))
    assert (play.look("player1.glory"), play.look("player2.glory")) == (9, 3)


@rule("krosmaster", "4.6.2-2")
def test_the_wild_glory_is_the_first_of_them() -> None:
    play = knock_out(against(["gui-yermotel e5 as gui injuries 5", "koa-gullar a1"]))
    assert (play.look("player1.glory"), play.look("player2.glory"), play.look("wild")) == (9, 4, 0)


def test_there_is_no_debt_of_glory() -> None:
    """Gap gg-shortfall."""
    play = knock_out(against(["gui-yermotel e5 as gui injuries 5", "koa-gullar a1"], (6, 1), 0))
    assert play.look("player1.glory") == 7 and play.look("winner") == 1


def test_a_player_who_knocks_out_the_own_krosmaster_pays_for_it() -> None:
    """Gap self-ko."""
    play = knock_out(against(["koa-gullar a1"], one="gui-yermotel e5 as gui injuries 5"))
    assert (play.look("player1.glory"), play.look("player2.glory"), play.look("wild")) == (4, 9, 0)


def test_nobody_gains_from_a_krosmaster_of_level_nought() -> None:
    """Gap level-zero-ko: the Wild GG stays."""
    play = knock_out(against(["djaul e5 as djaul injuries 5 level 0", "koa-gullar a1"]))
    assert play.look("djaul.area") == "out" and play.look("djaul.level") > 0, "what was fixed on it is no more"
    assert (play.look("player1.glory"), play.look("player2.glory"), play.look("wild")) == (6, 6, 1)


def test_when_both_lose_their_last_krosmaster_more_glory_wins() -> None:
    """Gap double-ko-last: an Explosion takes both."""
    play = Play(
        ["rib-ombar e6 as rib injuries 8", "bomba-dagua e5 as bomb of rib"],
        ["gui-yermotel e4 as gui injuries 5"],
        ("critical: lock", "armor: lock lock"),
        unit="rib",
        step="unit",
        wild=0,
        p1={"glory": 6},
        p2={"glory": 5},
    )
    assert play.look("asked") == "ask-fall"
    play.do("fall gui")
    assert play.look("winner") == 1 and (play.look("player1.glory"), play.look("player2.glory")) == (6, 5)


# -- contradictions ------------------------------------------------------------------------


@rule("krosmaster", "1.5.1")
def test_a_card_goes_before_the_rules() -> None:
    # Close Combat is not needed and no MP are spent: Gultar leaps to a cell that no step could reach.
    play = duel("gultar e6 as gultar", "koa-gullar e7")
    play.do("cast salto-do-iop e9")
    assert play.look("gultar.cell") == "e9" and play.look("mp") == 4


@rule("krosmaster", "1.5.2")
def test_what_forbids_goes_before_what_allows() -> None:
    # The Vampire's marker forbids the healing that the Spell allows.
    play = Play(
        ["puny-vampire e6 as vampire", "mali-buh l12 as healer"], ["lilota e4 as lilota injuries 3"], unit="vampire"
    )
    play.do("cast certain-death e4", chance=CHEAP)
    play.do("end", "end", chance=("tension: armor lock",))
    play.do("keep", "sell", "sell", "cast seiva e4", chance=("critical: critical",))
    assert play.injuries("lilota") == 4


# -- the die ---------------------------------------------------------------------------------


@rule("krosmaster", "1.6.1")
def test_the_die_has_six_different_faces() -> None:
    assert w.FACES == ("critical", "armor", "lock", "dodge", "critical-dodge", "dofus")
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    play.t.chance.loaded = None
    rolled = {face for _ in range(200) for face in play.t.roll_dice(1, "x")}
    assert rolled == set(range(6))


@rule("krosmaster", "1.6.2", "1.6.2.a", "1.6.2.b", "1.6.2.c")
@pytest.mark.parametrize(
    ("face", "settings"),
    [
        ("critical-dodge", {"critical", "dodge"}),
        ("dofus", {"critical", "armor", "lock", "dodge"}),
    ],
)
def test_the_roller_turns_wild_faces(face: str, settings: set[str]) -> None:
    play = Play(["vigg-arysta e6"], ["koa-gullar a1"], (f"tension: lock {face}",), step="turn")
    play.do("keep")
    assert set(play.offered()) == {f"pick {each}" for each in settings}
    play.do("pick dodge")
    # A Lock stays as rolled; the other die is what it was turned to.
    assert play.t.stack[-1].dice == (w.F_LOCK, w.F_DODGE)


@rule("krosmaster", "1.6.2.a")
def test_plain_faces_stay_as_rolled() -> None:
    play = Play(["vigg-arysta e6"], ["koa-gullar a1"], ("tension: armor dodge",), step="turn")
    play.do("keep")
    assert play.look("asked") == "ask-inspire" and play.t.stack[-1].dice == (w.F_ARMOR, w.F_DODGE)


@pytest.mark.parametrize(
    ("wanted", "faces"),
    [
        (w.F_CRITICAL, {"critical", "critical-dodge", "dofus"}),
        (w.F_ARMOR, {"armor", "dofus"}),
        (w.F_LOCK, {"lock", "dofus"}),
        (w.F_DODGE, {"dodge", "critical-dodge", "dofus"}),
    ],
)
def test_a_wild_face_is_a_success_where_it_can_be(wanted: int, faces: set[str]) -> None:
    """Gap dice-auto-success."""
    assert {name for face, name in enumerate(w.FACES) if w.SUCCESS[wanted][face]} == faces


# -- simultaneous effects ----------------------------------------------------------------------


@rule("krosmaster", "1.7.1", "7.2.9.a", "4.18.3.b-1")
def test_the_active_player_orders_what_happens_at_once() -> None:
    play = Play(
        ["gultar e6 as gultar"],
        ["rib-ombar l12 as rib", "bomba-dagua d5 as first of rib", "bomba-dagua f5 as second of rib"],
        unit="gultar",
    )
    play.do("cast espada-celestial e5", chance=("critical: lock", "armor: lock lock"))
    assert play.look("deciding") == 1 and len(play.offered()) == 2
    play.do(play.offered()[1], chance=("critical: lock", "armor: lock", "critical: lock", "armor: lock"))
    assert play.injuries("gultar") == 2


# -- buying Glory ------------------------------------------------------------------------------


def on_demonic_cell(kamas: int = 12, wild: int = 1, two: int = 6, ap: int | None = None) -> Play:
    return Play(
        ["vigg-arysta e6 as vigg"],
        ["koa-gullar a1"],
        unit="vigg",
        ap=ap,
        grid=field(e6="D"),
        wild=wild,
        p1={"kamas": kamas},
        p2={"glory": two},
    )


@rule("krosmaster", "4.6.3-1", "4.6.3-2", "6.3.4")
def test_a_krosmaster_on_a_demonic_cell_buys_glory() -> None:
    play = on_demonic_cell(25).do("buy-glory")
    assert (play.look("player1.glory"), play.look("wild"), play.look("player2.glory")) == (7, 0, 6)
    assert (play.look("player1.kamas"), play.look("ap")) == (13, 5)
    assert play.refused("buy-glory") == "4.6.3-1", "once on a player's turn"


@rule("krosmaster", "4.6.3-2")
def test_without_a_wild_one_it_is_stolen() -> None:
    play = on_demonic_cell(wild=0).do("buy-glory")
    assert (play.look("player1.glory"), play.look("player2.glory")) == (7, 5)


@rule("krosmaster", "4.6.3-1", "4.5.3", "6.3.4")
def test_glory_needs_kamas_a_point_and_the_cell() -> None:
    assert on_demonic_cell(11).refused("buy-glory") == "4.5.3"
    assert on_demonic_cell(ap=0).refused("buy-glory") == "4.6.3-1"
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1", p1={"kamas": 20})
    assert play.refused("buy-glory") == "4.6.3-1"
    tofu = Play(
        ["rainha-dos-tofus a6 as queen", "tofu e6 as tofu of queen"],
        ["koa-gullar a1"],
        unit="tofu",
        grid=field(e6="D"),
        p1={"kamas": 20},
    )
    assert tofu.refused("buy-glory") == "6.3.4"


@rule("krosmaster", "1.4.1-1", "4.6.3-2")
def test_buying_the_last_glory_wins() -> None:
    assert on_demonic_cell(wild=0, two=1).do("buy-glory").look("winner") == 1


@rule("krosmaster", "4.6.3-1")
def test_the_limit_is_the_players_and_ends_with_the_turn() -> None:
    """Gap once-per-turn-gg."""
    play = Play(
        ["vigg-arysta e6 as vigg", "kassius-kaos e8 as kassius"],
        ["koa-gullar a1"],
        unit="vigg",
        grid=field(e6="D", e8="D"),
        p1={"kamas": 40},
    )
    play.do("buy-glory", "end")
    assert play.look("unit") == "kassius-kaos" and play.refused("buy-glory") == "4.6.3-1"
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell", "end", chance=("tension: armor lock",))
    play.do("keep", "sell", "sell")
    assert play.may("buy-glory")
