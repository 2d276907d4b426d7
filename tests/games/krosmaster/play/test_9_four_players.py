"""Section 9: Free-for-All and 2 against 2."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import notation
from ludoteca.core.errors import IllegalChoice
from ludoteca.core.match import Match
from ludoteca.games.krosmaster.game import GAME
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.scenarios.format import expand
from tests.proof import rule

PLAIN = ("critical: lock", "armor: lock")
#: One Krosmaster for each of the players but the first, and another in a corner.
OTHERS = {
    "player2": {"units": ["gui-yermotel e5 as gui injuries 5", "koa-gullar a1"]},
    "player3": {"units": ["monk l1 as third", "koa-gullar k1"]},
    "player4": {"units": ["monk l12 as fourth", "koa-gullar k12"]},
}


class Four:
    """A position of four players."""

    def __init__(self, format: str = "free-for-all", chance: tuple[str, ...] = (), **position: Any) -> None:
        first = position.pop("player1", {"units": ["vigg-arysta e6 as vigg", "koa-gullar a12 as own"]})
        document = {"format": format, "player1": first, **OTHERS, "unit": "vigg", **position}
        found, self.names = GAME.position(document, 1)
        assert isinstance(found, KrosTable)
        self.table = found
        self.table.log = []
        self.load(chance)
        self.table.run()

    def load(self, chance: tuple[str, ...]) -> None:
        self.table.chance.loaded = tuple(result for entry in chance for result in expand(entry))

    def do(self, *moves: str, chance: tuple[str, ...] = ()) -> Four:
        self.load(chance)
        for move in moves:
            option = notation.read(self.table, move, self.names)
            assert self.table.why_not(option) is None, move
            self.table.choose(option)
        assert not self.table.chance.loaded
        return self

    def offered(self) -> list[str]:
        decision = self.table.decision
        return [] if decision is None else [notation.write(self.table, option) for option in decision.options]


def test_the_one_who_knocks_out_takes_wild_glory_first() -> None:
    """Gap ffa-ko-award."""
    play = Four().do("cast burla e5", chance=PLAIN)
    assert play.table.glory == (6, 3, 3, 3) and play.table.wild == 0
    rest = Four(wild=1).do("cast burla e5", chance=PLAIN)
    assert rest.table.glory == (6, 1, 3, 3)


@rule("krosmaster", "9.2.3-2")
def test_the_last_krosmaster_of_a_player_yields_all_the_glory() -> None:
    """Gap ffa-last-ko-combo."""
    play = Four(player2={"units": ["koa-gullar e5 injuries 6"]}).do("cast burla e5", chance=PLAIN)
    assert play.table.glory == (7, 0, 3, 3) and play.table.wild == 2
    assert not play.table.plays(1), "without a Krosmaster a player is out (gap ffa-elimination)"


@rule("krosmaster", "9.2.5-1")
def test_who_knocks_out_the_own_krosmaster_pays_an_opponent_of_choice() -> None:
    first = {"units": ["vigg-arysta e6 as vigg", "luk-ylook f6 as own injuries 4"]}
    play = Four(player1=first).do("cast burla f6", chance=PLAIN)
    assert play.table.decision is not None and play.table.decision.seat == 0
    assert play.offered() == ["name player2", "name player3", "name player4"]
    play.do("name player3")
    assert play.table.glory == (1, 3, 5, 3) and play.table.wild == 3


@rule("krosmaster", "9.2.5-2")
def test_without_glory_a_player_with_a_krosmaster_plays_on() -> None:
    glory = {"glory": 1, "units": ["koa-gullar e5 injuries 6", "monk a1"]}
    play = Four(player2=glory, wild=0).do("cast burla e5", chance=PLAIN)
    assert play.table.glory[1] == 0 and play.table.plays(1) and play.table.places is None


@rule("krosmaster", "9.2.6")
def test_doubles_are_passed_on() -> None:
    play = Four(chance=("tension: armor armor",), step="turn").do("keep")
    assert play.offered() == ["name player2", "name player3", "name player4"]
    play.do("name player3")
    assert play.table.decision is not None and play.table.decision.seat == 2
    assert play.offered() == ["name player1", "name player2", "name player4"]
    play.do("name player1")
    assert play.table.glory == (2, 3, 2, 3)


@rule("krosmaster", "9.2.1")
def test_turns_go_round_and_pass_over_who_is_out() -> None:
    play = Four(player2={"units": ["koa-gullar e5 injuries 6"]}).do("cast burla e5", chance=PLAIN)
    while play.table.active == 0:
        play.load(("tension: armor lock",))
        play.table.choose(("end",))
    assert play.table.active == 2


def test_a_bought_glory_is_taken_from_an_opponent_of_choice() -> None:
    """Gap ffa-buy-gg."""
    grid = ["." * 12] * 5 + ["....D......."] + ["." * 12] * 6
    first = {"kamas": 12, "units": ["vigg-arysta e6 as vigg", "koa-gullar a12"]}
    play = Four(player1=first, grid=grid, wild=0).do("buy-glory")
    assert play.offered() == ["name player2", "name player3", "name player4"]
    play.do("name player4")
    assert play.table.glory == (4, 3, 3, 2)


@rule("krosmaster", "9.3.2-1")
def test_the_only_team_with_glory_wins() -> None:
    position = {
        "player2": {"glory": 1, "units": ["koa-gullar e5 injuries 6", "monk a1"]},
        "player4": {"glory": 0, "units": ["monk l12", "koa-gullar k12"]},
    }
    play = Four("two-against-two", wild=0, **position).do("cast burla e5", chance=PLAIN)
    assert play.table.places == (1, 2, 1, 2) and (play.table.log or [])[-1].rule == "9.3.2-1"


@rule("krosmaster", "9.3.2-2")
def test_the_last_team_standing_wins() -> None:
    position = {"player2": {"units": ["koa-gullar e5 injuries 6"]}, "player4": {"units": []}}
    play = Four("two-against-two", **position).do("cast burla e5", chance=PLAIN)
    assert play.table.places == (1, 2, 1, 2)


def test_a_partners_krosmaster_pays_the_next_opponent() -> None:
    """Gap team2v2-mate-ko."""
    position = {
        "player2": {"units": ["koa-gullar a1", "monk b1"]},
        "player3": {"units": ["gui-yermotel e5 injuries 5", "monk l1"]},
    }
    play = Four("two-against-two", **position).do("cast burla e5", chance=PLAIN)
    assert play.table.glory == (3, 6, 0, 3) and play.table.wild == 3


def test_a_partner_is_an_ally_who_does_not_lock() -> None:
    position = {
        "player2": {"units": ["koa-gullar a1", "monk b1"]},
        "player3": {"units": ["gui-yermotel e5", "monk l1"]},
    }
    play = Four("two-against-two", **position).do("move f6")
    assert play.table.pieces[play.names["vigg"]].cell == 65


def test_one_of_four_may_concede_and_the_others_play_on() -> None:
    play = Four()
    play.table.chance.loaded = None
    play.table.concede(0)
    assert play.table.places is None and not play.table.plays(0)
    assert play.table.decision is not None and play.table.decision.seat == 1
    play.table.concede(2)
    assert play.table.decision is not None and play.table.decision.seat == 1
    play.table.concede(3)
    assert play.table.places == (4, 1, 3, 2)


def test_nobody_concedes_in_a_tournament() -> None:
    """Gap no-turn-limit: neither a limit of turns nor concession there; both in friendly matches."""
    for format, limit in (("constructed", 0), ("limited", 0), ("friendly", 60)):
        match = Match(GAME, {"format": format}, 1)
        assert match.table.box.format.turn_limit == limit
        if limit:
            match.concede(0)
            assert match.over and match.table.places == (2, 1)
            continue
        with pytest.raises(IllegalChoice) as refused:
            match.concede(0)
        assert refused.value.rule == "no-turn-limit" and not match.over
