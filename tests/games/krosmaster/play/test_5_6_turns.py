"""Sections 5 and 6: the player's turn and the turn of a Game Piece."""

from __future__ import annotations

from ludoteca.games.krosmaster.play.turn import PlayerTurn, UnitTurn
from tests.games.krosmaster.board import Play, duel
from tests.proof import rule


def turn(*chance: str, **position: object) -> Play:
    units = position.pop("units", ["vigg-arysta e6 as vigg", "rib-ombar e8 as rib"])
    assert isinstance(units, list)
    return Play(units, ["koa-gullar a1 as koa"], chance, step="turn", **position)


QUIET = ("tension: armor lock",)


@rule("krosmaster", "5.1.1", "5.1.2", "4.1.1", "5.6.1", "6.4.2")
def test_players_take_turns() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    assert play.look("active") == 1
    play.do("end", chance=QUIET)
    assert play.look("active") == 2 and play.look("deciding") == 2
    play.do("keep", "sell", "sell", "end", chance=QUIET)
    assert play.look("active") == 1 and play.look("turn") == 7


@rule("krosmaster", "5.1.3", "5.5.2", "6.2.1")
def test_the_phases_come_in_their_order() -> None:
    phases = [step.__name__ for _, step in PlayerTurn.steps]
    assert phases == ["begin", "tension", "reroll", "set_faces", "doubles", "inspire", "refund", "game_pieces", "end"]
    play = turn("tension: dofus armor", units=["vigg-arysta e6 as vigg ap -1"])
    asked = []
    while play.look("active") == 1:
        asked.append(play.look("asked"))
        play.load(QUIET)
        play.t.choose(play.t.decision.options[-1] if asked[-1] != "ask-reroll" else ("keep",))  # type: ignore[union-attr]
    assert asked[:4] == ["ask-reroll", "ask-face", "ask-inspire", "ask-inspire"] and asked[-1] == "ask-act"
    preliminary = [rule for rule, _ in UnitTurn.steps][:4]
    assert preliminary == ["6.2.1.a", "6.2.1.b", "6.2.1.c", "6.2.1.d"]


@rule("krosmaster", "5.2.1")
def test_tension_is_two_dice() -> None:
    play = turn("tension: armor lock")
    assert [event.values for event in play.log if event.kind == "tension"] == [(1, 2)]


@rule("krosmaster", "5.2.2")
def test_one_reroll_with_one_die() -> None:
    play = turn("tension: armor armor").do("reroll", chance=("tension: lock",))
    assert play.look("asked") == "ask-inspire" and play.t.stack[-1].dice == (2,)
    assert play.look("player1.glory") == 6, "the doubles were ignored"
    play.do("sell")
    assert play.look("player1.kamas") == 1


@rule("krosmaster", "5.2.3-1")
def test_doubles_cost_each_player_a_glory() -> None:
    play = turn("tension: armor armor").do("keep")
    assert (play.look("player1.glory"), play.look("player2.glory"), play.look("wild")) == (5, 5, 1)
    set_alike = turn("tension: armor dofus").do("keep", "pick armor")
    assert set_alike.look("player1.glory") == 5
    set_apart = turn("tension: armor dofus").do("keep", "pick lock")
    assert set_apart.look("player1.glory") == 6


@rule("krosmaster", "5.2.3-2")
def test_the_last_glory_lost_to_doubles_loses() -> None:
    play = turn("tension: armor armor", wild=0, p2={"glory": 1}).do("keep")
    assert play.look("winner") == 1
    both = turn("tension: armor armor", wild=0, p1={"glory": 1}, p2={"glory": 1}).do("keep")
    assert both.look("winner") == 0, "a draw (gap tension-both-last-gg)"


def test_the_other_reading_of_doubles_is_a_ruling() -> None:
    """Gap tension-wild-conflict."""
    usual = turn("tension: armor armor", wild=1, p2={"glory": 1}).do("keep")
    assert usual.look("winner") is None
    other = turn("tension: armor armor", wild=1, p2={"glory": 1}, rulings={"tension-wild": "loses"}).do("keep")
    assert other.look("winner") == 1


@rule("krosmaster", "5.2.4")
def test_no_tension_on_the_first_turn() -> None:
    play = turn(turn=1)
    assert play.look("asked") == "ask-act" and play.look("player1.kamas") == 0


@rule("krosmaster", "5.3.1", "5.3.1.a", "5.3.1.b", "5.3.1.c", "5.3.1.d")
def test_an_inspiration_die_gives_the_power_of_its_face() -> None:
    for face, power in (("critical", "critical-hit"), ("armor", "armor"), ("dodge", "dodge"), ("lock", "lock")):
        other = "lock" if face != "lock" else "armor"
        play = turn(f"tension: {face} {other}", units=["koa-gullar e6 as koa2"])
        play.do("keep", "inspire koa2", "sell")
        assert play.look("koa2.powers") == [power]


@rule("krosmaster", "5.3.2", "5.4.1", "5.4.2")
def test_none_one_or_two_dice_are_placed_and_the_others_sold() -> None:
    none = turn(*QUIET).do("keep", "sell", "sell")
    assert none.look("player1.kamas") == 3
    one = turn(*QUIET).do("keep", "inspire vigg", "sell")
    assert one.look("player1.kamas") == 1
    same = turn(*QUIET).do("keep", "inspire rib", "inspire rib")
    assert same.look("player1.kamas") == 0 and same.t.pieces[same.names["rib"]].dice == (1, 2)
    apart = turn(*QUIET).do("keep", "inspire vigg", "inspire rib")
    assert [apart.t.pieces[apart.names[label]].dice for label in ("vigg", "rib")] == [(1,), (2,)]


@rule("krosmaster", "5.3.3-1", "5.3.3-2")
def test_inspiration_lasts_until_the_players_next_turn() -> None:
    play = turn(*QUIET, units=["koa-gullar e6 as koa2"]).do("keep", "inspire koa2", "sell", "end", chance=QUIET)
    play.do("keep", "sell", "sell")
    assert play.look("koa2.powers") == ["armor"], "through the opponent's turn (gap inspiration-duration)"
    play.do("end", chance=QUIET)
    assert play.look("koa2.powers") == [] and play.look("asked") == "ask-reroll"


def test_only_own_krosmasters_in_the_arena_are_inspired() -> None:
    """Gaps inspiration-target-side, inspiration-summon."""
    play = turn(*QUIET, units=["rainha-dos-tofus e6 as queen", "tofu a12 of queen"]).do("keep")
    assert play.offered() == [f"inspire rainha-dos-tofus#{play.names['queen']}", "sell"]


@rule("krosmaster", "5.5.1", "2.4.3.a", "6.1.1")
def test_game_pieces_play_one_by_one() -> None:
    play = turn(*QUIET).do("keep", "sell", "sell")
    assert play.look("unit") == "vigg-arysta"
    play.do("end")
    assert play.look("unit") == "rib-ombar"
    play.do("end", chance=QUIET)
    assert play.look("active") == 2


@rule("krosmaster", "6.2.1", "6.2.1.a", "6.2.1.b")
def test_buffs_go_before_the_gauges_are_filled() -> None:
    play = Play(["vigg-arysta e6 as vigg wears pocao-de-folego mp 1"], ["koa-gullar a1"], unit="vigg", step="unit")
    assert play.look("mp") == 4, "3 and the marker, without the Buff"


@rule("krosmaster", "6.2.1.d")
def test_start_effects_go_one_at_a_time_in_the_players_order() -> None:
    play = Play(
        ["corvo-negro e6 as crow", "corvoc a1 as bird of crow", "corvoc c1 as second of crow"],
        ["koa-gullar l1"],
        unit="crow",
        step="unit",
    )
    assert play.look("deciding") == 1 and play.look("asked") == "ask-pending" and len(play.offered()) == 2
    play.do(play.offered()[1])
    assert play.look("summons.corvoc") == 0 and play.look("asked") == "ask-act"


@rule("krosmaster", "6.3.1", "6.3.5")
def test_actions_in_any_order() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e3 as koa", coins={"e5": 1})
    play.do("cast engano e4", "move e5", "collect", "move e4", chance=("critical: lock",))
    assert (play.look("ap"), play.look("mp"), play.look("player1.kamas")) == (2, 1, 1)


@rule("krosmaster", "6.4.1-1", "6.4.1-2")
def test_effects_of_the_end_are_ordered_by_the_player() -> None:
    characters = [
        {
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
                {"id": "um", "name": "Um", "text": "No fim do turno desta unidade, coloque 1 Ferimento no conjurador."},
                {"id": "dois", "name": "Dois", "text": "No fim do turno desta unidade, ganhe 1 Kama."},
            ],
        }
    ]
    play = Play(["duplo e6 as duplo"], ["koa-gullar a1"], unit="duplo", characters=characters).do("end")
    assert play.look("asked") == "ask-pending" and len(play.offered()) == 2
    play.do(play.offered()[1], chance=QUIET)
    assert play.look("player1.kamas") == 1 and play.injuries("duplo") == 1
    gone = duel("gui-yermotel e6 as gui", "koa-gullar a1").do("cast tiro-a-distancia e6", "end", chance=QUIET)
    assert "reach" not in gone.t.modifiers


def test_a_unit_knocked_out_on_its_own_turn_plays_no_further() -> None:
    """Gap active-unit-ko."""
    play = Play(["koa-gullar e6 as koa injuries 6", "monk e9 as monk"], ["gui-yermotel a1"], unit="koa")
    play.do("cast punicao e5", chance=("critical: lock",))
    assert play.look("unit") == "monk"


def test_a_turn_limit_ends_a_friendly_match() -> None:
    """Gap no-turn-limit: more Glory, then more Levels in the arena."""
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1", turn_limit=5).do("end")
    assert play.look("winner") == 1, "6 Glory each; Level 3 against 1"
    more = duel("vigg-arysta e6 as vigg", "koa-gullar a1", turn_limit=5, p2={"glory": 7}).do("end")
    assert more.look("winner") == 2
