"""What is reckoned once and kept is dropped when what it rests on changes, and a recount finds what is stale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.apotheosis.faults import faults
from ludoteca.games.apotheosis.table import ApotheosisTable
from tests.games.apotheosis.board import Board, companion, item, skill
from tests.proof import rule

BRACELET = item("Bracelete", attributes={"strength": 2})
STONE = skill("Pedra", stamina=2, mana=2)
CALL = skill("Grito", "Auto. Quando você se move, você recebe o marcador Rouco.")
WAKING = {
    "title": "Lume",
    "suit": "entity",
    "rank": "spirit",
    "attributes": {"strength": 4, "spirit": 3},
    "slots": {"memento": 1},
}


def test_what_a_hero_wears_counts_at_once_and_no_longer() -> None:
    board = Board(BRACELET, player1={"hero": "a1", "inventory": ["bracelete"]})
    assert board.look("hero1.strength") == 4
    board.do("place bracelete")
    assert board.look("hero1.strength") == 6
    board.do("return bracelete")
    assert board.look("hero1.strength") == 4


@rule("apotheosis", "entity.2", "table.2")
def test_an_entity_gives_its_slots_while_it_is_awake() -> None:
    seat = {"hero": "a1", "sheet": ["lume"], "memento": ["pedra"], "inventory": ["grito"], "slots": [1, 1, 1]}
    board = Board(WAKING, STONE, CALL, player1=seat)
    assert board.refused("place grito") == "table.2"
    board.do("awaken")
    assert board.allowed("place grito")


def test_a_text_listens_from_where_its_card_comes_to_lie() -> None:
    board = Board(CALL, player1={"hero": "a1", "inventory": ["grito"], "attributes": {"agility": 9}})
    board.do("walk a2")
    assert board.look("hero1.markers") == []
    board.do("place grito", "walk a3")
    assert board.look("hero1.markers") == ["Rouco"]


def test_a_companion_on_the_board_changes_what_it_says_and_nothing_else() -> None:
    drummer = companion("Tambor", text="Permanente. Cada outro personagem aliado tem +1 de FOR.")
    board = Board(drummer, player1={"hero": "a1", "inventory": ["tambor"], "slots": [1, 1, 1]})
    before = [board.look(f"hero{seat}.{name}") for seat in (1, 2) for name in ("strength", "agility", "max-life")]
    board.do("place tambor", "deploy b1")
    after = [board.look(f"hero{seat}.{name}") for seat in (1, 2) for name in ("strength", "agility", "max-life")]
    assert after == [before[0] + 1, *before[1:]]


def stale_figure(table: ApotheosisTable) -> None:
    table.worn[table.heroes[0], "strength"] = 99


def stale_hand(table: ApotheosisTable) -> None:
    table.ready[0][table.heroes[0]] = []


def stale_energy(table: ApotheosisTable) -> None:
    table.filed[0]["energies"] = ()


def stale_ears(table: ApotheosisTable) -> None:
    table.hearing = {}


def stale_sheet(table: ApotheosisTable) -> None:
    table.cast["sheet", 0].level += 1


def stale_cast(table: ApotheosisTable) -> None:
    table.cast["characters"] = ()


@pytest.mark.parametrize("spoil", [stale_figure, stale_hand, stale_energy, stale_ears, stale_sheet, stale_cast])
def test_a_recount_finds_what_is_stale(spoil: Callable[[Any], None]) -> None:
    strike = skill("Golpe", bar={"ap": 1, "damage": {"attribute": "strength"}})
    seat = {"hero": "a1", "memento": ["golpe", "pedra", "grito"]}
    board = Board(strike, STONE, CALL, player1=seat).start()
    assert faults(board.table) == []
    spoil(board.table)
    assert faults(board.table) != []
