"""The maps: their sizes, what each teaches, and errors at the door."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.cardtext.pieces import entry_of
from ludoteca.games.apotheosis.cards import maps
from ludoteca.games.apotheosis.cards.cards import PieceError, load
from ludoteca.games.apotheosis.cards.checks import check_object
from ludoteca.games.apotheosis.cards.entries import MapEntry, ObjectEntry
from ludoteca.games.apotheosis.cards.maps import board_of, check_map
from tests.proof import rule

CATALOGUE = load()
CHECK: dict[str, Any] = {"title": {"pt": "Abrir", "en": "Open"}, "attribute": "strength", "difficulty": 6}
PLAIN: dict[str, Any] = {
    "id": "prova", "title": {"pt": "Prova", "en": "Trial"}, "note": {"pt": "n", "en": "n"}, "terrain": ["fff", "fff"],
}  # fmt: skip


def wrong(**changes: Any) -> str:
    with pytest.raises(PieceError) as error:
        check_map(entry_of({**PLAIN, **changes}, MapEntry, "prova"), CATALOGUE.objects, "map prova")
    return str(error.value)


def test_eight_maps_of_different_sizes_each_with_what_it_teaches() -> None:
    boards = {entry.id: board_of(entry) for entry in CATALOGUE.maps.values()}
    sizes = {(board.width, board.height) for board in boards.values()}
    assert len(boards) >= 8
    assert len(sizes) >= 8
    assert all(entry.note.pt and entry.note.en for entry in CATALOGUE.maps.values())


@rule("apotheosis", "board.size.1")
@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("campo-do-obelisco", (11, 11)), ("mercado", (8, 8)), ("casa-trancada", (5, 7)), ("mirante", (5, 5)),
        ("duelo", (3, 4)), ("arena", (3, 3)), ("embate", (3, 2)), ("viela", (2, 4)), ("poco", (1, 2)),
    ],
)  # fmt: skip
def test_the_usual_sizes_have_a_map(name: str, size: tuple[int, int]) -> None:
    board = board_of(CATALOGUE.maps[name])
    assert (board.width, board.height) == size


@rule("apotheosis", "board.size.2")
def test_skirmish_is_for_simple_pvp_and_clash_for_quick_pvp() -> None:
    """Two Heroes who walk at each other fight in the first round of a Clash, and later in a Skirmish."""
    simple, quick = board_of(CATALOGUE.maps["duelo"]), board_of(CATALOGUE.maps["embate"])
    assert (simple.width, simple.height) == (3, 4)
    assert (quick.width, quick.height) == (3, 2)
    house = CATALOGUE.card("casa-carvalho").entry.attributes
    points_left = house.agility - 3  # after a normal attack
    for board, reached in ((quick, True), (simple, False)):
        steps = board.height - 2  # from one first row to the tile before the other one
        assert (steps <= points_left) == reached


@rule("apotheosis", "board.terrain.1", "board.altitude.1", "board.tile.1")
def test_tiles_have_terrain_altitude_and_states() -> None:
    field = board_of(CATALOGUE.maps["campo-do-obelisco"])
    assert field.terrain[field.grid.read("b5")] == "swamp"
    assert field.terrain[field.grid.read("g3")] == "water"
    assert field.terrain[field.grid.read("i8")] == "silver-ice"
    assert field.altitude[field.grid.read("f6")] == 2
    house = board_of(CATALOGUE.maps["casa-trancada"])
    assert house.blocked >> house.grid.read("a3") & 1
    store = board_of(CATALOGUE.maps["paiol"])
    assert store.disabled >> store.grid.read("c3") & 1


def test_the_board_of_a_map_is_built_once() -> None:
    entry = CATALOGUE.maps["mirante"]
    assert board_of(entry) is board_of(entry)
    assert board_of(entry, descent=True).descent


def test_a_board_has_the_ground_that_its_map_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maps, "_boards", {})
    drawn = entry_of({**PLAIN, "terrain": ["fff", "f#f"]}, MapEntry, "prova")
    board = maps.board_of(drawn)
    assert board.blocked == 1 << 4 and maps.board_of(drawn) is board, "built once"


def test_what_is_drawn_wrong_is_told_with_its_row() -> None:
    assert "row 2 has 2 tiles, the first has 3" in wrong(terrain=["fff", "ff"])
    assert "row 1: 'q'" in wrong(terrain=["fqf", "fff"])
    assert "setup.board.1" in wrong(terrain=["f"])
    assert "setup.board.1" in wrong(terrain=["f" * 12])
    assert "1 rows of altitudes for 2" in wrong(altitude=["000"])
    with pytest.raises(PieceError, match="unknown field"):
        entry_of({**PLAIN, "fog": 1}, MapEntry, "prova")


@rule("apotheosis", "r34")
def test_two_pieces_do_not_share_a_tile() -> None:
    chest = {"object": "bau", "cell": "b1"}
    assert "r34" in wrong(objects=[{"object": "estatua", "cell": "b1"}], containers=[chest])
    assert "another piece" in wrong(containers=[chest], starts=[["a1"], ["b1"]])
    assert "another piece or team" in wrong(starts=[["a1"], ["a1"]])


def test_pieces_stand_on_tiles_that_take_them() -> None:
    statue = "estatua"
    assert "no tile z9" in wrong(objects=[{"object": statue, "cell": "z9"}])
    assert "blocked or disabled" in wrong(terrain=["f#f", "fff"], objects=[{"object": statue, "cell": "b1"}])
    assert "unknown object castelo" in wrong(objects=[{"object": "castelo", "cell": "a1"}])
    assert "no container" in wrong(containers=[{"object": statue, "cell": "a1"}])
    assert "no object" in wrong(objective={"cell": "a1", "how": "destroy"})


@rule("apotheosis", "r37", "r41")
def test_objects_have_life_and_checks_and_containers_are_no_obstacles() -> None:
    door = CATALOGUE.objects["porta"]
    assert door.life > 0
    assert [(check.word, check.result) for check in door.checks] == [("destrancar", "clear"), ("arrombar", "remove")]
    title = {"pt": "Coisa", "en": "Thing"}
    for data, told in (
        ({"life": 0}, "r37"),
        ({"life": 1, "container": True, "obstacle": True}, "r41"),
        ({"life": 1, "dummy": True, "container": True}, "pieces.dummy.1"),
        ({"life": 1, "checks": [{**CHECK, "result": "text"}]}, "has the result text"),
        ({"life": 1, "checks": [{**CHECK, "result": "clear", "text": "Você recupera 1 de VIDA."}]}, "only that one"),
    ):
        entry = entry_of({"id": "coisa", "title": title, **data}, ObjectEntry, "coisa")
        with pytest.raises(PieceError, match=told):
            check_object(entry, "coisa")
