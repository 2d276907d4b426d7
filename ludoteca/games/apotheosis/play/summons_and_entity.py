"""Verbs on Summons, on the Entity and on a Collegium."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.action import (
    CELL,
    GIVEN,
    LOOK,
    PIECE,
    SEARCH,
    Action,
    Argument,
    Chosen,
    Holds,
    Requirement,
    nobody,
)
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.activation import DUES, summon_due
from ludoteca.games.apotheosis.play.card_verbs import on_table
from ludoteca.games.apotheosis.play.costs import can_pay_energy
from ludoteca.games.apotheosis.play.death import DEAD_SUMMON
from ludoteca.games.apotheosis.play.requirements import deed, whose_turn
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.areas import SHEET, SUPPORT, area
from ludoteca.games.apotheosis.table.figures import HERO
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import SUMMON


def summons_of(table: ApotheosisTable, seat: int) -> list[int]:
    """The Summons in a seat's support."""
    found: list[int] | None = table.kept[seat].get("summons")
    if found is None:
        support = table.zones[area(seat, SUPPORT)]
        found = table.kept[seat]["summons"] = [card for card in support if table.kind(card).companion == SUMMON]
    return found


def own_summons(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    return summons_of(table, seat)


def is_own_summon(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in summons_of(table, seat)


def is_summonable(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """A Summon on a table that is not on the board and has not died in this battle."""
    card = chosen[0]
    if table.kind(card).companion != SUMMON or table.piece_of(card) != NONE or not on_table(table, card):
        return False
    return (DEAD_SUMMON, NONE, card) not in table.used


def has_mana_to_summon(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return can_pay_energy(table, table.character, summon_due(table, chosen[0]))


def tiles_beside(table: ApotheosisTable, seat: int, chosen: Chosen) -> Sequence[int]:
    return places.empty_beside(table, table.pieces[table.character].cell)


def is_empty_tile_beside(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] in tiles_beside(table, seat, ())


def first_named(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0])


#: 2 mana: the Summon enters on an empty tile next to the summoner.
SUMMON_CARD = deed(
    "summon",
    Argument(
        PIECE,
        own_summons,
        (
            Requirement("companion.summon.1", "refusal-no-summon", is_own_summon, nobody, rank=GIVEN),
            Requirement("companion.summon.4", "refusal-not-again", is_summonable),
            Requirement("companion.summon.1", "refusal-energy", has_mana_to_summon, rank=SEARCH),
        ),
    ),
    Argument(
        CELL,
        tiles_beside,
        given=(Requirement("companion.summon.1", "refusal-not-empty", is_empty_tile_beside, first_named),),
        alone=True,
    ),
    heroic=True,
)


def is_on_board(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return is_own_summon(table, seat, chosen) and table.piece_of(chosen[0]) != NONE


#: Take a Summon off the board, free, in the summoner's turn.
UNSUMMON = deed(
    "unsummon",
    Argument(
        PIECE,
        own_summons,
        (Requirement("companion.summon.3", "refusal-no-summon", is_on_board, nobody),),
    ),
    heroic=True,
)


def own_entity(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return permanent_texts.entity_of(table, seat) if table.pieces[table.character].sort == HERO else NONE


def has_entity(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return own_entity(table, seat, ()) != NONE


def lies(hidden: bool) -> Holds[ApotheosisTable]:
    """There is one, and it is asleep, or awake."""

    def holds(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
        entity = own_entity(table, seat, ())
        return entity != NONE and table.pieces[entity].hidden == hidden

    return holds


def not_turned(awake: bool) -> Holds[ApotheosisTable]:
    """It has not been turned the other way in this turn."""

    def holds(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
        return (own_entity(table, seat, ()), int(not awake)) not in table.turned

    return holds


def has_energy_to_awaken(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return can_pay_energy(table, table.character, DUES["awaken"])


def turning_entity(awake: bool) -> tuple[Requirement[ApotheosisTable], ...]:
    return (
        Requirement("entity.1", "refusal-no-entity", has_entity, whose_turn, rank=GIVEN),
        Requirement("entity.2", "refusal-entity-already", lies(awake), own_entity, rank=LOOK),
        Requirement("entity.4", "refusal-entity-turned", not_turned(awake), own_entity, rank=SEARCH),
    )


#: Awaken the Entity for 2 of stamina and mana, or put it to sleep free (entity.5).
AWAKEN = Action(
    "awaken",
    (
        *turning_entity(True),
        Requirement("entity.3", "refusal-energy", has_energy_to_awaken, own_entity, rank=SEARCH),
    ),
)
SLEEP = Action("sleep", turning_entity(False))


def collegia(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    return [card for card in table.zones[area(seat, SHEET)] if table.kind(card).summus == "collegium"]


def is_collegium(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in collegia(table, seat, ())


def is_exhausted(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.pieces[chosen[0]].exhausted)


def has_energy_to_recover(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return can_pay_energy(table, table.character, (0, 0, table.kind(chosen[0]).recover, 0, ""))


#: Recover a Collegium for the cost in its box.
RESTORE = deed(
    "restore",
    Argument(
        PIECE,
        collegia,
        (
            Requirement("summus.collegium.1", "refusal-no-collegium", is_collegium, nobody, rank=GIVEN),
            Requirement("summus.collegium.1", "refusal-upright", is_exhausted),
            Requirement("r15", "refusal-energy", has_energy_to_recover, rank=SEARCH),
        ),
    ),
    heroic=True,
)
