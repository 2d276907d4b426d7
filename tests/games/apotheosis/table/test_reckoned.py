"""What is reckoned once and kept is dropped when what it rests on changes, and a recount finds what is stale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.apotheosis.scenes.faults import faults
from ludoteca.games.apotheosis.table.areas import HELD, MEMENTO, SHEET, SUPPORT, area
from ludoteca.games.apotheosis.table.grounds import (
    CAST,
    FIGURES,
    FURNITURE,
    IN_PLAY,
    LISTENING,
    PLACES,
    SHEETS,
    at_hand,
)
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.questions import GAIT
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


def test_figures_that_are_forgotten_before_the_moment_are_reckoned_with_what_texts_say() -> None:
    lens = item("Lente", "Permanente. Você tem +1 de PER.")
    board = Board(lens, player1={"hero": "a1", "equipment": ["lente"]})
    keen = board.look("hero1.perception")
    board.table.worn_otherwise(0, lasting=False)
    assert board.look("hero1.perception") == keen
    plain = Board(player1={"hero": "a1"})
    assert keen == plain.look("hero1.perception") + 1


def stale_figure(table: ApotheosisTable) -> None:
    table.kept[FIGURES][table.heroes[0], "strength"] = 99


def stale_hand(table: ApotheosisTable) -> None:
    table.kept[at_hand(table.box.seats, 0)][table.heroes[0]] = []


def stale_energy(table: ApotheosisTable) -> None:
    table.kept[0]["energies"] = ()


def stale_ears(table: ApotheosisTable) -> None:
    table.kept[LISTENING]["texts"] = {}


def stale_sheet(table: ApotheosisTable) -> None:
    table.kept[SHEETS]["sheet", 0].level += 1


def stale_cast(table: ApotheosisTable) -> None:
    table.kept[CAST]["characters"] = ()


def stale_tiles(table: ApotheosisTable) -> None:
    table.occupied = 0


def stale_ground(table: ApotheosisTable) -> None:
    table.board = table.board.changed(24, "blocked")


def stale_furniture(table: ApotheosisTable) -> None:
    table.changed(FURNITURE)
    table.kept[FURNITURE]["tiles"] = (1 << 12, 1 << 12, ())


def stale_gait(table: ApotheosisTable) -> None:
    table.kept[FIGURES][table.heroes[0], GAIT] = (True, True, True, 0, True)


def stale_neighbours(table: ApotheosisTable) -> None:
    cell = table.pieces[table.heroes[0]].cell
    table.kept[PLACES]["neighbours", cell] = ((), (), (), ())


def stale_attachments(table: ApotheosisTable) -> None:
    table.kept[CAST]["under"] = (table.zones[HELD], {})


def stale_slots(table: ApotheosisTable) -> None:
    zone = area(0, MEMENTO)
    table.kept[CAST]["slots", zone] = (table.zones[zone], 9)


def stale_holdings(table: ApotheosisTable) -> None:
    table.kept[CAST]["holdings", 0] = (table.zones[area(0, SHEET)], table.zones[area(0, SUPPORT)], frozenset())


def stale_purse(table: ApotheosisTable) -> None:
    key = next(key for key in table.kept[0] if key[0] == "pays")
    table.kept[0][key] = not table.kept[0][key]


def stale_play(table: ApotheosisTable) -> None:
    table.kept[IN_PLAY]["all"] = []


SPOILT = [
    stale_figure, stale_hand, stale_energy, stale_ears, stale_sheet, stale_cast, stale_tiles, stale_ground,
    stale_furniture, stale_gait, stale_neighbours, stale_attachments, stale_slots, stale_holdings, stale_purse,
    stale_play,
]  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_recount_finds_what_is_stale(spoil: Callable[[Any], None]) -> None:
    strike = skill("Golpe", bar={"ap": 1, "damage": {"attribute": "strength"}})
    fins = item("Barbatana", "Permanente. Você pode entrar na água.")
    offering = item("Altar", "Custo: descarte um ITEM do seu inventário. Você recebe o marcador Feito.", bar={"ap": 1})
    seat = {
        "hero": "a1",
        "memento": ["golpe", "pedra", "grito"],
        "equipment": ["altar"],
        "inventory": ["barbatana"],
        "support": ["lobo b1 holds seta"],
        "slots": [2, 3, 1],
    }
    board = Board(strike, STONE, CALL, fins, offering, companion("Lobo"), item("Seta"), player1=seat).start()
    assert faults(board.table) == []
    spoil(board.table)
    assert faults(board.table) != []


def test_an_attachment_speaks_for_whoever_has_its_host() -> None:
    """Its text is heard anew when the card that it lies under moves."""
    collar = item("Coleira", "Permanente, anexada. Você tem +1 de FOR.")
    seat = {"hero": "a1", "support": ["lobo b1 holds coleira"], "slots": [1, 1, 1]}
    board = Board(collar, companion("Lobo"), player1=seat).start()
    board.do("return lobo-card")
    assert faults(board.table) == []
