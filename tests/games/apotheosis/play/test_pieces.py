"""Pieces on the board: objects, containers, obstacles, dummies, replacing (r34 to r46, pieces.*, draft.piece.*)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.errors import SetupError
from tests.games.apotheosis.board import Board, companion, item, skill, weapon
from tests.proof import rule

DOOR: dict[str, Any] = {
    "id": "portao",
    "title": {"pt": "Portão", "en": "Gate"},
    "life": 6,
    "obstacle": True,
    "fixed": True,
    "checks": [
        {
            "title": {"pt": "Destrancar", "en": "Unlock"},
            "attribute": "intelligence",
            "difficulty": 6,
            "result": "clear",
        },
        {"title": {"pt": "Arrombar", "en": "Break down"}, "attribute": "strength", "difficulty": 6, "result": "remove"},
    ],
}
CRATE: dict[str, Any] = {"id": "caixote", "title": {"pt": "Caixote", "en": "Crate"}, "life": 3, "obstacle": True}
SHELF: dict[str, Any] = {"id": "estante", "title": {"pt": "Estante", "en": "Shelf"}, "life": 2, "container": True}
TRAP: dict[str, Any] = {"id": "serra", "title": {"pt": "Serra", "en": "Saw"}, "life": 2, "domain": True}


# -- where pieces stand --------------------------------------------------------------------------


@rule("apotheosis", "r34", "keywords.occupied", "battle.move.5")
def test_two_pieces_are_never_on_one_tile() -> None:
    with pytest.raises(SetupError) as refused:
        Board(player1={"hero": "a1"}, player2={"hero": "a1"})
    assert refused.value.rule == "r34"
    board = Board(player1={"hero": "a1"}, player2={"hero": "e5"}, player3={"hero": "a2"}, sides=[0, 1, 0])
    assert board.refused("walk a2") == "r34"
    board.do("walk a3")
    assert board.look("hero1.cell") == "a3" and board.look("at.a2") == "hero3", "a partner is crossed, not stopped on"
    assert board.look("points") == 2


@rule("apotheosis", "r35", "pieces.character.1")
def test_characters_have_turns_and_are_run_by_players() -> None:
    board = Board(
        player2={"hero": "e5", "support": ["lobo-cinzento d5 as wolf"]}, objects=["caixote c3 as box"], things=[CRATE]
    )
    board.do("end", "end")
    assert board.look("turn") == "wolf" and board.seat() == 2
    board.do("end")
    assert board.look("round") == 2 and board.look("turn") == "hero1", "the crate has no turn"


@rule("apotheosis", "r36", "pieces.object.1")
def test_objects_belong_to_nobody_and_do_not_act() -> None:
    board = Board(objects=["caixote c3 as box"], things=[CRATE])
    assert board.look("box.owner") == 0 and board.number("box") not in board.table.characters()
    board.start()
    assert board.number("box") not in board.table.order


@rule("apotheosis", "r43", "r46", "keywords.move")
def test_obstacles_bar_the_way() -> None:
    rows = ["fff"]
    for barrier in ("enemy", "object"):
        objects = ["caixote b1"] if barrier == "object" else []
        enemy = "c1" if barrier == "object" else "b1"
        board = Board(terrain=rows, objects=objects, things=[CRATE], player1={"hero": "a1"}, player2={"hero": enemy})
        assert board.cells() == set(), barrier
    body = Board(
        terrain=["fffff"],
        player1={"hero": "a1"},
        player2={"hero": "b1", "dead": True, "life": 0},
        player3={"hero": "e1"},
        sides=[0, 1, 1],
    )
    assert body.cells() == {"c1", "d1"}, "a body is crossed (gap enemy-passage)"


@rule("apotheosis", "r44", "pieces.container.5", "keywords.blocked", "keywords.disabled")
def test_obstacles_stop_a_direct_attack_and_containers_do_not() -> None:
    bow = weapon("Arco", reach=4)
    seat = {"hero": "a1", "equipment": ["arco"]}

    def targets(**more: Any) -> list[str]:
        board = Board(bow, things=[CRATE, SHELF], player1=seat, player2={"hero": "d1"}, **{"terrain": ["ffff"], **more})
        board.start()
        if not board.allowed("use arco 1"):
            return []
        board.do("use arco 1")
        return [option for option in board.options("target") if "heroi-2" in option]

    assert targets() and targets(objects=["estante b1"])
    assert not targets(objects=["caixote b1"])
    assert not targets(terrain=["f#ff"]) and not targets(terrain=["fxff"])
    arcing = weapon("Funda", reach=4, type="arcing")
    over = Board(
        arcing,
        terrain=["f#ff"],
        player1={"hero": "a1", "equipment": ["funda"]},
        player2={"hero": "d1"},
    )
    over.do("use funda 1")
    assert any("heroi-2" in option for option in over.options("target"))


@rule("apotheosis", "r45", "keywords.disabled", "battle.move.4")
def test_a_tile_that_is_an_obstacle_admits_nothing() -> None:
    board = Board(terrain=["f#f", "fxf"], player1={"hero": "a1"}, player2={"hero": "c1"})
    assert board.refused("walk b1") == "battle.move.4" and board.refused("walk b2") == "keywords.disabled"
    assert board.refused("attack b1") == "r45" and board.refused("attack b2") == "r45"
    far = weapon("Dardo", reach=3)
    other = Board(far, terrain=["f#f", "fxf"], player1={"hero": "a1", "equipment": ["dardo"]}, player2={"hero": "c1"})
    other.do("use dardo 1")
    assert not any(option.endswith((" b1", " b2")) for option in other.options("target"))


@rule("apotheosis", "r33")
def test_a_movement_by_a_text_needs_a_free_way() -> None:
    tiles = skill("Passo", "Você move-se até 2 casas.", bar={"ap": 1})
    away = skill("Corrida", "Você move-se até 2 de distância.", bar={"ap": 1})
    seat = {"hero": "a2", "memento": ["passo", "corrida"]}
    rows = {"terrain": ["fff", "f#f", "fff"], "altitude": ["100", "000", "000"]}
    by_tiles = Board(tiles, away, player1=seat, player2={"hero": "c3"}, **rows)
    by_tiles.do("use passo 1")
    assert by_tiles.cells("deploy") == {"a1", "b1", "a3", "b3"}, "c2 is two tiles off, but no way leads there"
    by_distance = Board(tiles, away, player1=seat, player2={"hero": "c3"}, **rows)
    by_distance.do("use corrida 1")
    assert by_distance.cells("deploy") == {"a1", "a3", "b3"}, "climbing to a1 counts two"


# -- objects ------------------------------------------------------------------------------------------


@rule("apotheosis", "r37", "r37-ex1", "chart.check")
def test_a_door_is_unlocked_or_broken_down() -> None:
    seats = {"player1": {"hero": "b1"}, "player2": {"hero": "d2"}, "terrain": ["ffff", "ffff"]}
    board = Board(objects=["portao c1 as door"], things=[DOOR], **seats).roll("check: 2")
    board.do("check door 1")
    # 4 + 2 = 6 reaches the difficulty.
    assert board.look("points") == 2 and board.look("door.obstacle") is False and board.look("at.c1") == "door"
    assert "d1" in board.cells(), "it is crossed now"
    other = Board(objects=["portao c1 as door"], things=[DOOR], **seats).roll("check: 3")
    other.do("check door 2")
    assert other.look("door.zone") == "gone" and other.look("at.c1") == ""
    failed = Board(objects=["portao c1 as door"], things=[DOOR], **seats).roll("check: 1")
    failed.do("check door 1")
    assert failed.look("door.obstacle") is True
    away = Board(objects=["portao d1 as door"], things=[DOOR], **seats)
    assert away.refused("check door 1") == "r39"


@rule("apotheosis", "pieces.object.2")
def test_an_object_at_zero_is_destroyed() -> None:
    board = Board(player1={"hero": "a1"}, objects=["caixote a2 as box life 2"], things=[CRATE]).roll("damage: 1")
    board.do("attack box")
    # Undefined attributes are 1: damage 5 against constitution 1 gives 2.
    assert board.look("box.zone") == "gone" and board.look("at.a2") == ""


@rule("apotheosis", "draft.piece.1")
def test_what_is_not_defined_is_one() -> None:
    board = Board(objects=["caixote a2 as box"], things=[CRATE], player1={"hero": "a1", "inventory": ["espada-curta"]})
    assert board.look("box.constitution") == 1 and board.look("box.strength") == 1
    board.do("drop espada-curta b1")
    ground = board.table.at[board.table.box.board.grid.read("b1")]
    assert board.table.pieces[ground].life == 1 and board.table.figure(ground, "constitution") == 1


@rule("apotheosis", "pieces.object.3")
def test_objects_are_not_healed() -> None:
    heal = skill("Conserto", "Alvo: uma peça. O alvo recupera 2 de VIDA.", bar={"ap": 1})
    board = Board(
        heal,
        player1={"hero": "a1", "memento": ["conserto"], "life": 3},
        objects=["caixote a2 as box life 1"],
        things=[CRATE],
    )
    board.do("use conserto 1")
    assert not any("caixote" in option for option in board.options("target"))
    each = skill("Chuva", "Cada peça recupera 2 de VIDA.", bar={"ap": 1})
    all_ = Board(
        each,
        player1={"hero": "a1", "memento": ["chuva"], "life": 3},
        objects=["caixote a2 as box life 1"],
        things=[CRATE],
    )
    all_.do("use chuva 1")
    assert all_.look("box.life") == 1 and all_.look("hero1.life") == 5


@rule("apotheosis", "chart.interact")
def test_interactions_cost_two_points() -> None:
    """Talking, moving an object to an empty tile next to it, taking from a container (gap object-move)."""
    things = [CRATE, DOOR, SHELF]
    board = Board(
        things=things,
        objects=["caixote b1 as box"],
        player1={"hero": "a1", "attributes": {"agility": 7}},
        player2={"hero": "a2"},
    )
    board.do("talk hero2")
    assert board.look("points") == 5
    assert board.refused("shove box a1") == "r42" and board.refused("shove box d1") == "r42"
    board.do("shove box c1")
    assert board.look("points") == 3 and board.look("box.cell") == "c1" and board.look("hero1.cell") == "a1"
    door = Board(things=things, objects=["portao b1 as door"], player1={"hero": "a1"})
    assert door.refused("shove door c1") == "chart.interact"
    rows = {"terrain": ["fff", "fff"], "altitude": ["002", "000"]}
    high = Board(things=things, objects=["caixote b1 as box"], player1={"hero": "a1"}, player2={"hero": "c2"}, **rows)
    assert high.refused("shove box c1") == "chart.interact" and high.allowed("shove box b2")


@rule("apotheosis", "draft.domain.4")
def test_a_mechanism_may_have_a_domain() -> None:
    board = Board(
        terrain=["fff", "fff"],
        objects=["serra a2 as saw"],
        things=[TRAP],
        player1={"hero": "a1"},
        player2={"hero": "c2"},
    )
    board.start()
    assert board.look("cost.b1") == 2, "1 and 1 more for leaving the saw's domain"


@rule("apotheosis", "pieces.dummy.1")
def test_a_dummy_is_a_character_without_a_card() -> None:
    maker = skill("Boneco", "Alvo: uma casa vazia adjacente a você. Crie o boneco Espantalho no alvo.", bar={"ap": 1})
    board = Board(maker, player1={"hero": "a1", "memento": ["boneco"]})
    board.do("use boneco 1", "target b1")
    number = board.table.at[1]
    piece = board.table.pieces[number]
    assert piece.card == -1 and piece.controller == 0 and board.table.living(number)
    board.do("end", "end")
    assert board.table.character == number and board.seat() == 1
    assert board.options("attack") and not board.options("place")


# -- containers --------------------------------------------------------------------------------------


@rule("apotheosis", "r38", "r39", "r40", "pieces.container.1")
def test_a_container_is_opened_for_two_points_and_gives_one_card_of_any_suit() -> None:
    holds = "estante b1 as shelf holds espada-curta,praga,defender"
    board = Board(objects=[holds], things=[SHELF], player1={"hero": "a1"})
    assert board.look("praga.known") == [], "hidden until accessed (gap container-content-visibility)"
    board.do("open shelf")
    assert board.look("points") == 2 and board.look("praga.known") == [1]
    assert len(board.options("take")) == 3
    board.do("take defender")
    assert board.look("player1.inventory") == {"defender": 1} and board.look("shelf.holds") == {
        "espada-curta": 1,
        "praga": 1,
    }
    board.do("open shelf", "take praga")
    assert board.look("player1.inventory.count") == 2
    far = Board(objects=["estante c1 as shelf holds praga"], things=[SHELF], player1={"hero": "a1"})
    assert far.refused("open shelf") == "r39"
    poor = Board(objects=["estante b1 as shelf holds praga"], things=[SHELF], player1={"hero": "a1"}, points=1)
    assert poor.refused("open shelf") == "r15"


@rule("apotheosis", "companion.attach.1")
def test_a_companion_takes_what_it_finds_under_its_card_as_long_as_there_is_room() -> None:
    hound = companion("Cão")
    under = ",".join(["praga"] * 5)
    full = Board(
        hound,
        player1={"hero": "a1", "support": [f"cao c1 as dog holds {under}"]},
        objects=["estante d1 as shelf holds defender"],
        things=[SHELF],
    )
    full.do("end")
    assert full.look("turn") == "dog" and full.refused("open shelf") == "companion.attach.1"
    board = Board(
        hound,
        player1={"hero": "a1", "support": ["cao c1 as dog"]},
        objects=["estante d1 as shelf holds defender"],
        things=[SHELF],
    )
    board.do("end", "open shelf")
    assert board.look("defender.host") == "dog-card"


def test_a_full_inventory_takes_nothing() -> None:
    """Gap container-take."""
    cards = ["praga*6", "colheita-farta*5"]
    board = Board(
        objects=["estante b1 as shelf holds defender"], things=[SHELF], player1={"hero": "a1", "inventory": cards}
    )
    assert board.refused("open shelf") == "inventory.1"


@rule("apotheosis", "r41")
def test_a_container_is_no_obstacle() -> None:
    board = Board(
        terrain=["ffff"],
        objects=["estante b1 as shelf"],
        things=[SHELF],
        player1={"hero": "a1"},
        player2={"hero": "d1"},
    )
    assert board.cells() == {"c1"} and board.refused("walk b1") == "r34"


@rule("apotheosis", "r42")
def test_a_container_is_moved_to_an_empty_tile_next_to_it() -> None:
    board = Board(objects=["estante b1 as shelf holds praga"], things=[SHELF], player1={"hero": "a1"})
    assert board.options("shove") == [
        f"shove estante#{board.number('shelf')} b2",
        f"shove estante#{board.number('shelf')} c1",
    ]
    board.do("shove shelf b2")
    assert board.look("points") == 2 and board.look("shelf.cell") == "b2" and board.look("shelf.holds") == {"praga": 1}


@rule("apotheosis", "pieces.container.3")
def test_a_text_makes_an_object_a_container() -> None:
    board = Board(
        player1={"hero": "a1", "equipment": ["pe-de-cabra"], "inventory": ["espada-curta"]},
        objects=["caixote b1 as box"],
        things=[CRATE],
    )
    board.table.points = 9
    board.do("use pe-de-cabra 1")
    assert board.look("box.container") is True and board.look("box.obstacle") is False
    board.do("drop espada-curta box")
    assert board.look("box.holds") == {"espada-curta": 1}


@rule("apotheosis", "pieces.container.3", "r41")
def test_an_obstacle_that_becomes_a_container_bars_the_way_no_more() -> None:
    board = Board(
        terrain=["ffff"],
        player1={"hero": "a1", "equipment": ["pe-de-cabra"]},
        player2={"hero": "d1"},
        objects=["caixote b1 as box"],
        things=[CRATE],
    )
    board.table.points = 9
    assert board.cells() == set()
    board.do("use pe-de-cabra 1")
    assert board.cells() == {"c1"}


@rule("apotheosis", "pieces.container.4")
def test_an_item_on_the_ground_is_a_container_that_holds_it() -> None:
    board = Board(
        player1={"hero": "a1", "equipment": ["espada-curta"], "attributes": {"agility": 9}}, player2={"hero": "b2"}
    )
    board.do("drop espada-curta b1")
    ground = board.table.at[1]
    assert board.look("points") == 7 and board.table.pieces[ground].container
    assert board.look("espada-curta.zone") == "held" and board.look("player1.equipment") == {}
    board.do(f"open #{ground}")
    assert board.look("player1.inventory") == {"espada-curta": 1} and board.look("at.b1") == ""
    assert board.refused("drop espada-curta b2") == "pieces.container.4"


def test_a_destroyed_container_sends_its_cards_to_the_discards() -> None:
    """Gap friendly-fire."""
    board = Board(
        objects=["estante a2 as shelf holds praga,espada-curta"], things=[SHELF], player1={"hero": "a1"}
    ).roll("damage: 1")
    board.do("attack shelf")
    assert board.look("shelf.zone") == "gone"
    assert board.look("discard.event") == {"praga": 1} and board.look("discard.item") == {"espada-curta": 1}


# -- one piece for each card, replacing -------------------------------------------------------------------


@rule("apotheosis", "draft.piece.2")
def test_a_card_has_one_piece_at_most() -> None:
    again = skill("Chamado", "Evoque um COMPANHEIRO do seu SUPORTE sem pagar MANA.", bar={"ap": 1})
    seat = {
        "hero": "c3",
        "memento": ["chamado"],
        "support": ["chama-viva"],
        "knows": {"dimensional": 1},
        "slots": [3, 3, 2],
    }
    board = Board(again, player1=seat)
    board.do("use chamado 1", "deploy c2")
    pieces = [
        number for number in board.table.zones[0] if board.table.pieces[number].card == board.number("chama-viva")
    ]
    assert len(pieces) == 1
    board.do("use chamado 1")
    after = [number for number in board.table.zones[0] if board.table.pieces[number].card == board.number("chama-viva")]
    assert after == pieces


@rule("apotheosis", "keywords.replace.card", "draft.replace.2")
def test_a_card_that_replaces_another_inherits_counters_attachments_and_state() -> None:
    swap = skill("Permuta", "Substitua esta carta por uma HABILIDADE do seu inventário.", bar={"ap": 1})
    new = skill("Nova", "Permanente. Você tem +1 de INT.", mana=1)
    board = Board(
        swap,
        new,
        player1={
            "hero": "a1",
            "memento": ["permuta exhausted counters charge 2 holds espada-curta"],
            "inventory": ["nova"],
        },
    )
    board.do("use permuta 1")
    assert board.look("nova.zone") == "memento" and board.look("nova.counters") == {"charge": 2}
    assert board.look("nova.exhausted") is True and board.look("espada-curta.host") == "nova"
    assert board.look("permuta.zone") == "inventory" and board.look("permuta.counters") == {}


@rule("apotheosis", "keywords.replace.piece", "draft.replace.1", "companion.evolve.1")
def test_a_companion_evolves_and_its_piece_keeps_what_it_had() -> None:
    cub = companion("Filhote", path="druid", constitution=3, strength=3)
    beast = companion("Fera", path="druid", level=2, constitution=7, strength=7)
    other = companion("Ave", path="bard", level=2)
    lore = {**skill("Saber", "Permanente. Você tem +1 de INT."), "value": 3}
    seat = {
        "hero": "a1",
        "level": 4,
        "support": ["filhote b1 as cub life 4 holds espada-curta"],
        "inventory": ["saber"],
    }
    decks = {"companion": ["fera", "ave"]}
    board = Board(cub, beast, other, lore, player1=seat, decks=decks, turn="cub")
    board.do("evolve")
    cub_piece = board.number("cub")
    assert board.look("saber.zone") == "discard-skill", "3 XP of its Hero's inventory"
    assert board.table.kind(board.table.pieces[cub_piece].card).word == "fera", "the bird is of another path"
    assert board.look("cub.life") == 4 and board.look("cub.cell") == "b1" and board.look("cub.strength") == 7
    assert board.look("cub.attachments") == {"espada-curta": 1}
    assert board.look("cub-card.zone") == "deck-companion" and board.look("turn") != "cub"


@rule("apotheosis", "keywords.replace.piece", "draft.replace.1", "draft.replace.2")
def test_a_replaced_companions_piece_keeps_within_the_new_maximum() -> None:
    text = "Ativa. Substitua esta carta por uma carta de COMPANHEIRO do seu inventário."
    bear, cub = companion("Urso", level=2, text=text), companion("Filhote", constitution=2)
    seat = {"hero": "a1", "level": 4, "support": ["urso b1 as bear life 9"], "inventory": ["filhote"]}
    board = Board(bear, cub, player1=seat, turn="bear")
    board.do("use bear-card 1")
    assert board.look("bear.life") == 5 and board.look("bear.cell") == "b1" and board.look("bear.constitution") == 2
    assert board.look("filhote.zone") == "support" and board.look("bear-card.zone") == "inventory"
    assert board.look("points") == 4, "and its action points"


@rule("apotheosis", "board.tile.1", "board.tile.2")
def test_texts_on_tiles_start_when_they_say() -> None:
    lay = "Alvo: uma casa. Ponha um efeito no alvo até o fim da rodada: "
    loses = "aquele personagem perde 1 de VIDA."
    trap = skill("Brasas", f"{lay}quando um personagem entra nesta casa, {loses}", bar={"ap": 1})
    leave = skill("Teia", f"{lay}quando um personagem sai desta casa, {loses}", bar={"ap": 1})
    seat = {"hero": "a1", "memento": ["brasas", "teia"]}
    board = Board(trap, leave, terrain=["fffff"], player1=seat, player2={"hero": "e1"})
    board.do("use brasas 1", "target c1", "use brasas 1", "target d1", "use teia 1", "target d1", "end")
    assert board.look("laid") == ["c1", "d1", "d1"]
    board.do("walk b1")
    # Entering d1, leaving it, entering c1 on the way.
    assert board.look("hero2.life") == 2 and board.look("hero2.cell") == "b1"
    board.end_turns(1)
    assert board.look("laid") == []


@rule("apotheosis", "board.tile.1")
def test_texts_change_tiles_for_a_time() -> None:
    rise = skill("Monte", "Alvo: uma casa. O alvo sobe 2 até o fim da rodada.", bar={"ap": 1})
    seal = skill("Muro", "Alvo: uma casa vazia. O alvo fica bloqueado até o fim da rodada.", bar={"ap": 1})
    board = Board(
        rise, seal, terrain=["fff"], player1={"hero": "a1", "memento": ["monte", "muro"]}, player2={"hero": "c1"}
    )
    board.do("use monte 1", "target b1")
    assert board.look("altitude.b1") == 2 and board.look("cost.b1") == 3
    board.do("use muro 1")
    assert board.refused("walk b1") == "battle.move.4"
    board.do("end", "end")
    assert board.look("altitude.b1") == 0 and board.allowed("walk b1")


@pytest.mark.parametrize("swims", [False, True])
def test_water_is_for_those_whose_card_says_so(swims: bool) -> None:
    """Gap terrain-effects: on foot, pushed, put there or in exchange of places."""
    fins = item("Barbatana", "Permanente. Você pode entrar na água.")
    push = skill("Sopro", "Alvo: um personagem inimigo. Empurre o alvo 2 casas.", bar={"ap": 1})
    put = skill("Portal", "Alvo: uma casa de água. Coloque você no alvo.", bar={"ap": 1})
    gear = ["barbatana"] if swims else []
    rows = {"terrain": ["ffwf"]}
    seat = {"hero": "a1", "memento": ["sopro", "portal"]}
    pushed = Board(fins, push, put, player1=seat, player2={"hero": "b1", "equipment": gear}, **rows)
    pushed.do("use sopro 1")
    assert pushed.look("hero2.cell") == ("d1" if swims else "b1")
    walks = Board(fins, push, put, player1={**seat, "hero": "b1", "equipment": gear}, player2={"hero": "a1"}, **rows)
    assert ("c1" in walks.cells()) is swims
    sent = Board(fins, push, put, player1={**seat, "hero": "b1", "equipment": gear}, player2={"hero": "a1"}, **rows)
    sent.do("use portal 1")
    assert sent.look("hero1.cell") == ("c1" if swims else "b1")


@rule("apotheosis", "board.tile.2")
def test_who_is_stopped_on_the_way_stays_where_it_was_stopped() -> None:
    """Gap move-path: dead or held, it goes no further, and the points are not returned."""
    lay = "Alvo: uma casa. Ponha um efeito no alvo: quando um personagem entra nesta casa, aquele personagem "
    for then, dead in (("perde 9 de VIDA.", True), ("não pode mover-se até o fim do turno.", False)):
        snare = skill("Laço", lay + then, bar={"ap": 1})
        board = Board(
            snare,
            terrain=["fffffff"],
            player1={"hero": "a1", "memento": ["laco"]},
            player2={"hero": "g1"},
            player3={"hero": "b1"},
            sides=[0, 1, 1],
        )
        board.do("use laco 1", "target e1", "end", "walk c1")
        assert board.look("hero2.cell") == "e1" and board.look("hero2.dead") is dead
        assert (-4, 0) in [event.values for event in board.events("points")]


def test_texts_on_one_tile_start_in_the_order_they_were_laid() -> None:
    """Gap area-of-same-tile-effects."""
    lay = "Alvo: uma casa. Ponha um efeito no alvo: quando um personagem entra nesta casa, aquele personagem "
    lay += "recebe o marcador"
    first, second = skill("Um", f"{lay} Um.", bar={"ap": 1}), skill("Dois", f"{lay} Dois.", bar={"ap": 1})
    seats = {"player1": {"hero": "a1", "memento": ["um"]}, "player2": {"hero": "e1", "memento": ["dois"]}}
    board = Board(first, second, terrain=["fffff"], turn="hero2", order=["hero1"], **seats)
    board.do("use dois 1", "target c1", "end", "use um 1", "target c1", "walk c1")
    started = [board.table.kind(event.cause).title.pt for event in board.events("auto")]
    assert started == ["Dois", "Um"] and board.look("hero1.markers") == ["Dois", "Um"]


@rule("apotheosis", "r26")
def test_objects_take_markers_as_characters_do_and_tiles_take_none() -> None:
    """ "apenas peças (personagens, objetos)": a crate, a body and a Hero; of two tiles none."""
    paint = skill("Tinta", "Alvo: uma peça. O alvo recebe o marcador Pintado.", bar={"ap": 1})
    clean = skill("Esponja", "Alvo: uma peça. O alvo perde o marcador Pintado.", bar={"ap": 1})
    board = Board(
        paint,
        clean,
        objects=["caixote c3 as box"],
        things=[CRATE],
        player1={"hero": "a1", "memento": ["tinta", "esponja"], "attributes": {"agility": 9}},
    )
    board.do("use tinta 1", "target box")
    assert board.look("box.markers") == ["Pintado"]
    board.do("use tinta 1", "target hero2", "use esponja 1", "target box")
    assert board.look("hero2.markers") == ["Pintado"] and board.look("box.markers") == []
    board.do("use tinta 1")
    assert board.refused("target c4") == "r17"


@rule("apotheosis", "r41")
def test_a_container_that_is_an_obstacle_is_no_piece_of_this_game() -> None:
    """Not in a position either: neither as a thing of its own nor on the board."""
    crate = {"id": "cofre", "title": {"pt": "Cofre", "en": "Safe"}, "life": 3}
    assert Board(things=[{**crate, "container": True}], objects=["cofre c3"]).start()
    assert Board(things=[{**crate, "obstacle": True}], objects=["cofre c3"]).start()
    with pytest.raises(SetupError) as refused:
        Board(things=[{**crate, "container": True, "obstacle": True}], objects=["cofre c3"])
    assert "r41" in str(refused.value)


def test_pieces_that_change_places_are_told_with_the_tiles_that_they_come_to() -> None:
    swap = skill("Troca", "Alvo: outro personagem a até 5 casas de você. Troque de lugar o alvo e você.", bar={"ap": 1})
    board = Board(swap, player1={"hero": "a1", "memento": ["troca"]}, player2={"hero": "c1"})
    board.do("use troca 1")
    (told,) = board.events("swap")
    cells = dict(zip(told.subjects, told.values, strict=True))
    assert cells == {
        board.number("hero1"): board.table.pieces[board.number("hero1")].cell,
        board.number("hero2"): board.table.pieces[board.number("hero2")].cell,
    }
    assert board.look("hero1.cell") == "c1" and board.look("hero2.cell") == "a1"
