"""The watch over random matches sees what no match may reach: each fault is planted once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.games.dice_masters import GAME
from ludoteca.games.dice_masters.table.areas import BAG, CARDS, CENTRE, FIELD, RESERVE, USED, area
from ludoteca.games.dice_masters.table.reserve import Reserve
from ludoteca.games.dice_masters.table.table import DiceTable


def table() -> DiceTable:
    made = GAME.new_table(GAME.setup({}), 3)
    made.run()
    return made


def kill(table: DiceTable) -> None:
    table.life = (0, 10)


def overheal(table: DiceTable) -> None:
    table.life = (11, 10)


def steal_a_sidekick(table: DiceTable) -> None:
    table.pieces[table.zones[area(0, BAG)][0]].owner = 1


def roll_in_the_bag(table: DiceTable) -> None:
    table.pieces[table.zones[area(1, BAG)][0]].face = 0


def energy_in_the_field(table: DiceTable) -> None:
    number = table.zones[area(1, BAG)][0]
    table.lay((number,), area(1, FIELD))
    table.pieces[number].face = 0


def hurt_a_used_die(table: DiceTable) -> None:
    number = table.zones[area(1, BAG)][0]
    table.lay((number,), area(1, USED))
    table.pieces[number].damage = 1


def character_kept_off_turn(table: DiceTable) -> None:
    number = table.zones[area(1, BAG)][0]
    table.lay((number,), area(1, RESERVE))
    table.pieces[number].face = 5


def wrong_reckoning(table: DiceTable) -> None:
    table.reserves[0] = Reserve(table.zones[area(0, RESERVE)], table.loose, (9, 0, 0, 0, 0, 0, 0), (), ())


def wrong_sale(table: DiceTable) -> None:
    table.sales[1] = (table.zones[area(1, CARDS)], table.zones[CENTRE], (1,))


@pytest.mark.parametrize(
    "plant",
    [
        kill,
        overheal,
        steal_a_sidekick,
        roll_in_the_bag,
        energy_in_the_field,
        hurt_a_used_die,
        character_kept_off_turn,
        wrong_reckoning,
        wrong_sale,
    ],
)
def test_a_planted_fault_is_found(plant: Callable[[DiceTable], None]) -> None:
    sound = table()
    assert GAME.faults(sound) == []
    plant(sound)
    assert GAME.faults(sound)
