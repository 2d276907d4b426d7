"""The cards and the dice: what is printed on them, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.errors import SetupError
from ludoteca.games.dice_masters import GAME
from ludoteca.games.dice_masters.cards.cards import Card, PieceError, compile_die, load
from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

CHARACTERS = [card for card in load().cards.values() if not card.basic]
ACTIONS = [card for card in load().cards.values() if card.basic]
TEAM = {"actions": ["esmaga", "distracao"], "cards": {"thor-filho-de-odin": 2}}

ENERGY = [{"kind": "energy", "energy": "fist", "amount": 1}] * 3
LEVELS = [{"kind": "character", "level": n, "fielding": n, "attack": n, "defence": n} for n in (1, 2, 3)]


def die_of(faces: list[dict[str, Any]], kind: str = "character") -> Any:
    return compile_die({"id": "own", "title": {"pt": "Próprio", "en": "Own"}, "kind": kind, "faces": faces})


# -- cards ----------------------------------------------------------------------


@rule("dice_masters", "cards.1")
def test_one_card_describes_the_powers_of_every_die_of_its_group() -> None:
    board = Board(
        step="attack",
        player1={"field": ["parceiro"]},
        player2={"field": ["fera-azulao level2 as first", "fera-azulao level3 as second"]},
    )
    board.attack("parceiro").block("first parceiro", "second parceiro").play("resolve fera")
    struck = board.after("turn.attack.block.5")
    assert (struck.die("first").attack, struck.die("first").defence) == (2 + 1, 3 + 1)
    assert (struck.die("second").attack, struck.die("second").defence) == (2 + 1, 4 + 1)


@rule("dice_masters", "cards.2", "cards.4")
def test_characters_are_fielded_and_actions_are_used() -> None:
    board = Board(
        step="main",
        player1={
            "reserve": ["thor-senhor-de-asgard level1 as thor", "rajada-de-poder action as bolt", "parceiro fist"]
        },
    )
    assert board.refused("use thor") == "areas.reserve.2"
    assert board.refused("field bolt") == "areas.reserve.2"
    board.play("field thor", "use bolt", "choose player2")
    assert board.die("thor").area == "field"
    assert board.die("bolt").area == "used"


@rule("dice_masters", "cards.2")
def test_an_action_card_is_no_character_of_a_team() -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup({"format": "basic", "teams": [{**TEAM, "cards": {"esmaga": 1}}, TEAM]})
    assert refused.value.rule == "teams.basic.4"
    with pytest.raises(SetupError) as refused:
        GAME.setup({"format": "basic", "teams": [{**TEAM, "actions": ["esmaga", "thor-filho-de-odin"]}, TEAM]})
    assert refused.value.rule == "teams.basic.2"


@rule("dice_masters", "cards.3")
def test_a_sidekick_fights_with_its_numbers_and_has_no_power() -> None:
    board = Board(
        step="attack",
        player1={"field": ["parceiro as attacker"]},
        player2={"field": ["parceiro as blocker", "parceiro as other"]},
    )
    assert board.table.texts(board.names["attacker"]) == ()
    unblocked = board.copy().attack("attacker").block()
    assert unblocked.life(2) == 14
    board.attack("attacker").block("blocker attacker")
    assert board.die("attacker").area == board.die("blocker").area == "prep"
    assert board.life(2) == 15


@rule("dice_masters", "cards.4")
def test_an_action_face_has_no_numbers_and_never_fights() -> None:
    """It can't be fielded, so that it neither attacks nor blocks."""
    board = Board(
        step="attack",
        player1={"field": ["parceiro"], "reserve": ["rajada-de-poder action as bolt"]},
    )
    assert board.refused("attack bolt") == "turn.attack.declare.1"
    with pytest.raises(SetupError) as refused:
        Board(player1={"field": ["rajada-de-poder action"]})
    assert refused.value.rule == "areas.field.1"
    with pytest.raises(PieceError, match="face 4"):
        die_of([*ENERGY, {"kind": "action", "attack": 2}, {"kind": "action"}, {"kind": "action"}], "action")


@rule("dice_masters", "cards.5")
@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.word)
def test_a_card_asks_for_its_type_and_its_dice_provide_it(card: Card) -> None:
    other = "fist" if card.energy != "fist" else "bolt"
    wrong = {"reserve": [f"parceiro*{card.cost} {other}", SPARE], "cards": {card.word: 1}}
    assert Board(step="main", player1=wrong).refused(f"buy {card.word}") == "turn.main.buy.4"
    named = [f"parceiro*{card.cost - 1} {other}", f"parceiro {card.energy}"]
    board = Board(step="main", player1={"reserve": named, "cards": {card.word: 1}})
    board.play(f"buy {card.word}")
    assert board.zone(1, "used")[board.table.box.kinds[card_kind(board, card)].word] == 1
    # A die of it, bought before, gives that energy.
    single = [f"parceiro*{max(0, card.cost - 2)} {other}"] if card.cost > 2 else []
    own = {"reserve": [*single, f"{card.word} {card.energy}2"], "cards": {card.word: 1}}
    assert Board(step="main", player1=own).offers(f"buy {card.word}")


def card_kind(board: Board, card: Card) -> int:
    return next(k.number for k in board.table.box.kinds if k.card is not None and k.card.id == card.id)


RALLY = {
    "title": "Reunir",
    "cost": 1,
    "use": 3,
    "die": "basic_action",
    "text": "Cada personagem dos {} ganha +1A até o fim do turno.",
}


@rule("dice_masters", "cards.6")
@pytest.mark.parametrize(
    ("team", "raised"),
    [
        ("dos Vingadores", {"thor", "hulk"}),
        ("do Quarteto Fantástico", {"torch"}),
        ("dos X-Men", {"beast", "cyclops"}),
        ("dos Vilões", {"doom"}),
    ],
)
def test_texts_call_on_an_affiliation_and_some_have_none(team: str, raised: set[str]) -> None:
    doom = {"title": "Doutor", "cost": 1, "energy": "mask", "max": 4, "die": "storm", "affiliation": "villains"}
    card = {**RALLY, "text": f"Cada personagem {team} ganha +1A até o fim do turno."}
    board = Board(
        step="main",
        cards=[card, doom],
        player1={
            "reserve": ["reunir action"],
            "field": [
                "thor-filho-de-odin as thor",
                "hulk-aniquilador as hulk",
                "tocha-humana-palito-de-fosforo as torch",
                "parceiro as sidekick",
                "doutor as doom",
            ],
        },
        player2={
            "field": [
                "fera-azulao as beast",
                "ciclope-scott-summers as cyclops",
                "homem-aranha-tigrao as spider",
            ]
        },
    )
    before = {name: board.die(name).attack for name in board.names}
    board.play("use reunir")
    assert {name for name in board.names if board.die(name).attack > before[name]} == raised


@rule("dice_masters", "cards.7")
def test_cards_of_one_title_are_versions_of_one_character() -> None:
    """A team takes one version of a character; two with the same title are refused, whatever their subtitles."""
    versions = {"thor-filho-de-odin": 2, "thor-senhor-de-asgard": 2}
    with pytest.raises(SetupError) as refused:
        GAME.setup({"format": "basic", "teams": [{**TEAM, "cards": versions}, TEAM]})
    assert refused.value.rule == "teams.basic.5"
    names = {(card.title.pt, card.subtitle.pt) for card in CHARACTERS}
    assert len(names) == len(CHARACTERS)
    assert sum(1 for title, _ in names if title == "Thor") == 3


@rule("dice_masters", "cards.8")
def test_the_abilities_are_those_of_the_text_box() -> None:
    plain = {"title": "Novato", "cost": 2, "energy": "fist", "max": 4, "die": "spider_man"}
    taught = {**plain, "text": "Quando posicionado, cause 3 de dano ao oponente."}
    for card, life in ((plain, 15), (taught, 12)):
        board = Board(step="main", cards=[card], player1={"reserve": ["novato level1"]})
        board.play("field homem-aranha")
        assert board.life(2) == life


@rule("dice_masters", "cards.10")
def test_max_is_the_ceiling_of_dice_of_a_card() -> None:
    GAME.setup({"format": "basic", "teams": [{**TEAM, "cards": {"thor-filho-de-odin": 4}}, TEAM]})
    with pytest.raises(SetupError) as refused:
        GAME.setup({"format": "basic", "teams": [{**TEAM, "cards": {"thor-filho-de-odin": 5}}, TEAM]})
    assert refused.value.rule == "teams.basic.7"
    scarce = {"title": "Raro", "cost": 2, "energy": "fist", "max": 1, "die": "spider_man"}
    with pytest.raises(SetupError) as refused:
        GAME.setup({"format": "basic", "cards": [scarce], "teams": [{**TEAM, "cards": {"raro": 2}}, TEAM]})
    assert refused.value.rule == "teams.basic.7"


@rule("dice_masters", "cards.11", "setup.3")
@pytest.mark.parametrize("card", ACTIONS, ids=lambda card: card.word)
def test_a_basic_action_has_three_dice_in_every_game(card: Card) -> None:
    other = "esmaga" if card.word != "esmaga" else "distracao"
    teams = [{**TEAM, "actions": [card.word, other]}, {**TEAM, "actions": ["proteger-se", "preparar-se"]}]
    for kind in ("basic", "tournament"):
        board = Board.match(format=kind, teams=teams, first=0)
        shared = card.word in ("proteger-se", "preparar-se")
        assert board.centre()[card.word] == (6 if shared else 3)
    draft = Board.match(format="draft")
    assert set(draft.centre().values()) == {3}


@rule("dice_masters", "cards.12", "levels.4")
def test_the_foot_of_the_card_has_the_energy_first_and_then_the_levels_in_order() -> None:
    for card in CHARACTERS:
        faces = load().dice[card.die].faces
        assert [face.kind for face in faces] == ["energy"] * 3 + ["character"] * 3
        assert [face.level for face in faces[3:]] == [1, 2, 3]
    assert die_of([*ENERGY, *LEVELS]).faces[3].level == 1
    for faces in ([*LEVELS, *ENERGY], [*ENERGY, *LEVELS[::-1]], [*ENERGY, *LEVELS[1:], LEVELS[0]]):
        with pytest.raises(PieceError, match="energy faces first"):
            die_of(faces)


# -- dice -----------------------------------------------------------------------


@rule("dice_masters", "dice.2")
def test_every_die_has_energy_faces_of_one_or_two_symbols() -> None:
    for die in load().dice.values():
        amounts = [face.amount for face in die.faces if face.kind == "energy"]
        assert amounts
        assert set(amounts) <= {1, 2}
    with pytest.raises(PieceError, match="energy faces first"):
        die_of([{"kind": "action"}] * 6, "action")
    with pytest.raises(PieceError, match="face 1"):
        die_of([{"kind": "energy", "energy": "fist", "amount": 3}, *ENERGY[1:], *LEVELS])


@rule("dice_masters", "dice.3")
@pytest.mark.parametrize(("face", "damage", "lost"), [("action", 1, 0), ("action*", 2, 0), ("action**", 2, 1)])
def test_action_faces_differ_by_their_bursts_alone(face: str, damage: int, lost: int) -> None:
    board = Board(
        step="main",
        player1={"reserve": [f"feixe-de-energia {face}"], "field": ["thor-filho-de-odin as thor"]},
    )
    board.play("use feixe-de-energia")
    assert board.die("thor").damage == damage
    assert board.life(1) == board.life(2) == 15 - lost


@rule("dice_masters", "dice.4", "dice.5", "dice.6", "dice.7")
@pytest.mark.parametrize(("level", "cost", "attack", "defence"), [(1, 1, 5, 6), (2, 2, 6, 8), (3, 3, 8, 8)])
def test_a_character_face_tells_fielding_cost_attack_and_defence(
    level: int, cost: int, attack: int, defence: int
) -> None:
    """Thor's three faces, as printed."""
    thor = f"thor-senhor-de-asgard level{level} as thor"
    short = Board(step="main", player1={"reserve": [thor, SPARE, *["parceiro fist"] * (cost - 1)]})
    assert short.refused("field thor") == "turn.main.field.4"
    board = Board(step="main", player1={"reserve": [thor, f"parceiro*{cost} fist"]}).play("field thor")
    assert board.zone(1, "used") == {"parceiro": cost}
    board.play("attack thor")
    assert board.life(2) == 15 - attack

    def struck(damage: int) -> str:
        board = Board(
            step="main",
            cards=[{"title": "Golpe", "cost": 1, "use": 3, "die": "basic_action", "text": DEAL.format(damage)}],
            player1={"reserve": ["golpe action"]},
            player2={"field": [thor]},
        )
        return str(board.play("use golpe").die("thor").area)  # the only character: nothing to choose

    assert struck(defence - 1) == "field"
    assert struck(defence) == "prep"


DEAL = "Cause {} de dano a um personagem."


@rule("dice_masters", "dice.4", "dice.8")
def test_bursts_switch_on_the_burst_text() -> None:
    """Beast has a burst on level 1 and none on level 2."""
    for level, bonus in (("level1", 2), ("level2", 1)):
        board = Board(
            step="attack", player1={"field": ["parceiro"]}, player2={"field": [f"fera-azulao {level} as beast"]}
        )
        before = board.die("beast").attack
        board.attack("parceiro").block("beast parceiro")
        assert board.after("turn.attack.block.5").die("beast").attack == before + bonus


@rule("dice_masters", "dice.8", "turn.roll.burst.2")
def test_a_burst_without_a_matching_text_does_nothing() -> None:
    """Power Bolt has no burst text: its three action faces do the same."""
    for face in ("action", "action*", "action**"):
        board = Board(step="main", player1={"reserve": [f"rajada-de-poder {face}"]})
        board.play("use rajada-de-poder", "choose player2")
        assert board.life(2) == 13
        assert board.life(1) == 15


@rule("dice_masters", "dice.9")
def test_each_action_die_stays_with_the_card_it_was_bought_from() -> None:
    """All basic action dice have the same faces; the colour tells the card, from the bag to the reserve pool."""
    board = Board(
        step="main",
        centre={"rajada-de-poder": 3, "feixe-de-energia": 3},
        player1={"reserve": ["parceiro*6 fist"], "field": ["thor-senhor-de-asgard as thor"], "bag": []},
    )
    board.play("buy rajada-de-poder", "buy feixe-de-energia").end_turn().end_turn(
        chance=["draw: rajada-de-poder feixe-de-energia parceiro*2", "roll: action*2 fist*2"]
    )
    board.play("roll", "use rajada-de-poder", "choose player2")
    assert (board.life(2), board.die("thor").damage) == (13, 0)
    board.play("use feixe-de-energia")
    assert (board.life(2), board.die("thor").damage) == (13, 1)
    assert board.centre() == {"rajada-de-poder": 2, "feixe-de-energia": 2}
