"""Where the rulebook is silent: the rulings on the set-up, energy, drawing and bursts.

Those on the main step, the attack, effects and dice have a file each.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from ludoteca import games
from ludoteca.core.chance import Chance
from ludoteca.core.view import look
from ludoteca.games.dice_masters import GAME
from ludoteca.games.dice_masters.table.areas import BAG, CENTRE, NAMES, area, which_area
from ludoteca.games.dice_masters.table.dice import face_word
from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import RECKLESS, action, character
from tests.proof import rule

#: Rulings on what the lost pictures and smudged figures of the manual show; the examples are replayed by scenarios.
READINGS = ("ocr.figures", "combat.faces", "play.figures")


def test_every_ruling_is_named_by_a_test() -> None:
    told = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].rglob("test_*.py"))
    named = set(re.findall(r"\bgap ([a-z0-9.-]+[a-z0-9])", told, re.IGNORECASE))
    gaps = {gap.id for gap in games.rulebook("dice_masters").gaps}
    assert gaps - named == set(READINGS)


# -- set-up and pieces -----------------------------------------------------------------


def test_dice_move_only_as_the_lost_diagram_shows() -> None:
    """Gap areas.diagram: without card texts no die makes another way than these."""
    ways = {
        ("cards", "used"),
        ("centre", "used"),
        ("prep", "reserve"),
        ("reserve", "used"),
        ("reserve", "field"),
        ("field", "attack"),
        ("attack", "field"),
        ("attack", "used"),
        ("field", "prep"),
        ("attack", "prep"),
    }
    plain = [character("Herói", "", die="beast", energy="mask"), action("Nada", ""), action("Nenhum", "")]
    team = {"actions": ["nada", "nenhum"], "cards": {"heroi": 4}}
    seen = set()
    for seed in range(6):
        table = GAME.new_table(
            GAME.setup({"format": "basic", "teams": [team, team], "cards": plain, "turns": 30}), seed
        )
        table.log = []
        lot = Chance(seed)
        table.run()
        while table.places is None:
            assert table.decision is not None
            table.choose(table.decision.options[lot.below(len(table.decision.options))])
        for event in table.log:
            if event.kind == "move":
                to, *before = event.values
                seen |= {(called(zone), called(to)) for zone in before}
    assert seen <= ways
    assert {("prep", "reserve"), ("reserve", "field"), ("field", "attack"), ("attack", "used")} <= seen


def called(zone: int) -> str:
    return "centre" if zone == CENTRE else NAMES[which_area(zone)]


@rule("dice_masters", "teams.basic.1")
def test_basic_life() -> None:
    """Gap teams.basic.life: 15, and a set-up may say otherwise."""
    assert Board.match(format="basic").life(1) == 15
    board = Board.match(format="basic", life=13)
    assert (board.life(1), board.life(2)) == (13, 13)


@rule("dice_masters", "setup.7")
def test_cards_of_the_first_game() -> None:
    """Gap setup.first-player-cards: Torch and Spider-Man go first; a position may assign cards freely."""
    board = Board.match(format="first-game")
    assert board.deciding() == 1
    assert board.zone(1, "cards") == {"tocha-humana": 2, "homem-aranha": 2}
    assert board.zone(2, "cards") == {"fera": 2, "capitao-america": 2}
    board = Board(player1={"cards": {"fera-mutacao-666": 2}}, player2={"cards": {"homem-aranha-cabeca-de-teia": 2}})
    assert board.zone(1, "cards") == {"fera": 2}


@rule("dice_masters", "sidekick.1", "sidekick.2")
def test_faces_of_a_sidekick() -> None:
    """Gap sidekick.faces: fist, bolt, mask, shield, wild and a character, each as likely as the others."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        board = Board(step="roll", seed=seed, player1={"prep": ["parceiro*4"]})
        seen.update(face.split()[1] for face in board.faces(1, "prep"))
    assert set(seen) == {"fist", "bolt", "mask", "shield", "wild", "level1"}
    assert all(60 < count < 140 for count in seen.values())


@rule("dice_masters", "dice.3")
def test_faces_of_a_basic_action_die() -> None:
    """Gap basic-action.faces: three of 2 generic, and one action face with no, one and two bursts."""
    board = Board(centre={"esmaga": 1})
    die = board.table.kind(board.table.zones[CENTRE][0])
    assert Counter(map(face_word, die.faces)) == {"generic2": 3, "action": 1, "action*": 1, "action**": 1}


# -- energy --------------------------------------------------------------------------------


@rule("dice_masters", "energy.7")
def test_no_die_of_a_payment_is_superfluous() -> None:
    """Gap energy.overpay: where the bolt pays all, the fist can't be thrown in."""
    board = Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"reserve": ["parceiro bolt as bolt", "parceiro wild as wild", "parceiro fist as fist", SPARE]},
    )
    board.play("global imprudencia")
    assert sorted(board.options()) == ["spend bolt", "spend wild"]
    assert board.refused("spend fist") == "energy.7"
    board.play("spend bolt")
    assert board.zone(1, "used") == {"parceiro": 1}


@rule("dice_masters", "turn.main.buy.7")
def test_the_rest_of_a_double_die_is_kept_or_given_up() -> None:
    """Gap energy.partial-choice: spun to its single face, or sent whole to the used pile."""
    position = {
        "step": "main",
        "centre": {"imprudencia": 0},
        "cards": [RECKLESS],
        "player1": {"reserve": ["thor-filho-de-odin bolt2 as double", SPARE]},
    }
    board = Board(**position).play("global imprudencia", "change double")
    assert (board.die("double").area, board.die("double").face) == ("reserve", "bolt")
    board = Board(**position).play("global imprudencia", "spend double")
    assert board.die("double").area == "used"


@rule("dice_masters", "energy.5")
def test_a_wild_is_one_energy_of_any_named_type() -> None:
    """Gap energy.wild-type: it pays the named type of a card and of a global, and is never worth 2."""
    for energy in ("fist", "bolt", "mask", "shield"):
        word = {"fist": "punho", "bolt": "raio", "mask": "máscara", "shield": "escudo"}[energy]
        dear = action("Caro", f"Global: Pague 2 {word}s. Você ganha 1 de vida.")
        cheap = action("Barato", f"Global: Pague 1 {word}. Você ganha 1 de vida.")
        board = Board(
            step="main",
            centre={"caro": 0, "barato": 0},
            cards=[dear, cheap],
            player1={"life": 5, "reserve": ["parceiro wild", SPARE]},
        )
        assert board.refused("global caro") == "turn.main.global.4"
        assert board.play("global barato").life(1) == 6
    board = Board(
        step="main",
        player1={
            "reserve": ["parceiro wild", "parceiro*2 fist", SPARE],
            "cards": {"tempestade-sacerdotisa-africana": 1},
        },
    )
    board.play("buy tempestade-sacerdotisa-africana")
    assert board.zone(1, "used") == {"parceiro": 3, "tempestade": 1}


@rule("dice_masters", "turn.main.buy.9", "turn.main.field.3", "turn.main.field.6")
def test_purchases_and_fieldings_are_paid_together() -> None:
    """Gap energy.group-payment: one set of dice pays all; each named energy by another die; payers are not rolled."""
    board = Board(
        step="main",
        centre={"esmaga": 1},
        player1={
            "reserve": [
                "capitao-america-heroi-americano level1 as captain",
                "esmaga generic2",
                "parceiro mask as first",
                "parceiro fist as second",
                SPARE,
            ],
            "cards": {"tempestade-sacerdotisa-africana": 2},
        },
    )
    # 3 for Storm and 1 for the Captain: all four energies, and no Sidekick is left for the Captain to roll.
    board.play("buy tempestade-sacerdotisa-africana", "field captain", "pay")
    assert board.zone(1, "used") == {"esmaga": 1, "parceiro": 2, "tempestade": 1}
    assert board.die("captain").area == "field"
    assert board.verbs() == {"pass", "field"}
    two = {"tempestade-sacerdotisa-africana": 2}
    board = Board(
        step="main",
        centre={"esmaga": 1},
        player1={"reserve": ["esmaga*2 generic2", "parceiro mask", "parceiro fist", SPARE], "cards": two},
    )
    board.play("buy tempestade-sacerdotisa-africana")
    # 6 energies for two Storms, but the second would need a mask of its own.
    assert "pay" in board.verbs()
    assert board.refused("buy tempestade-sacerdotisa-africana") == "turn.main.buy.4"


@rule("dice_masters", "turn.clear.5")
def test_energy_for_missing_dice_is_on_no_die() -> None:
    """Gap energy.shortage-energy: units of 1, spent one by one, and gone at the end of the main step."""
    board = Board(
        centre={"imprudencia": 0, "qualquer": 0},
        cards=[RECKLESS, action("Qualquer", "Global: Pague 1 energia. Você ganha 1 de vida.")],
        player1={"life": 10, "bag": ["parceiro"], "field": ["parceiro as side"]},
        chance=["draw: parceiro", "roll: shield"],
    )
    assert board.life(1) == 7
    board.play("roll")
    assert board.loose(1) == 3
    assert board.refused("global imprudencia") == "turn.main.global.4"  # generic pays no named type
    board.play("global qualquer", "spend-loose")
    assert (board.loose(1), board.life(1)) == (2, 8)
    board.pass_to("attack")
    assert board.loose(1) == 0


@rule("dice_masters", "turn.main.buy.10")
def test_energy_stays_during_the_opponents_turn() -> None:
    """Gap energy.opponent-turn: dice on energy faces stay in reserve until their owner's next turn."""
    board = Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"reserve": ["parceiro*2 bolt", "esmaga action", "parceiro level1 as left"]},
    )
    board.play("pass")
    assert board.table.active == 1
    assert board.faces(1, "reserve") == ["parceiro bolt", "parceiro bolt"]
    board.play("roll").pass_to("global")
    while board.deciding() != 1:
        board.play("pass")
    board.play("global imprudencia")
    assert board.life(1) == 14


# -- drawing -------------------------------------------------------------------------------------


@rule("dice_masters", "turn.clear.5", "victory.1")
def test_damage_for_missing_dice() -> None:
    """Gap draw.shortage-damage: once, as one event, right after drawing; Hulk hears it; it may end the game."""
    board = Board(
        player1={"bag": ["parceiro"], "field": ["hulk-gigante-esmeralda level3 as hulk"]},
        player2={"field": ["parceiro as one", "capitao-america-lider-nato as two"]},
    )
    assert board.deciding() == 1
    board.play("choose one")
    assert board.life(1) == 12
    assert board.die("one").area == "prep"
    assert board.die("two").area == "field"
    board = Board(player1={"life": 2, "bag": []})
    assert board.winner() == 2


@rule("dice_masters", "areas.bag.2")
def test_an_effect_that_draws_too_few_costs_nothing() -> None:
    """Gap draw.by-effect: no damage and no energy."""
    board = Board(step="main", player1={"reserve": ["preparar-se action", SPARE], "bag": ["parceiro"]})
    board.play("use preparar-se", chance=["draw: parceiro", "roll: bolt"])
    assert board.life(1) == 15
    assert board.loose(1) == 0
    assert board.faces(1, "reserve") == ["parceiro bolt", "parceiro level1"]


@rule("dice_masters", "areas.bag.2", "turn.main.action.2")
def test_dice_spent_this_turn_return_with_the_refill() -> None:
    """Gap draw.mid-turn-refill: from the used pile, but not the action at work; as an option they are out of play."""
    position = {
        "step": "main",
        "centre": {"imprudencia": 0},
        "cards": [RECKLESS],
        "player1": {"reserve": ["preparar-se action as gear", "parceiro bolt as spent", SPARE], "bag": []},
    }
    board = Board(**position).play("global imprudencia")
    assert board.die("spent").area == "used"
    board.play("use preparar-se", chance=["draw: parceiro", "roll: fist"])
    assert board.die("spent").face == "fist"
    assert board.die("gear").area == "used"

    board = Board(**position, rulings={"spent": "out-of-play"}).play("global imprudencia")
    assert board.die("spent").area == "out"
    board.play("use preparar-se", chance=[])
    assert (board.die("spent").area, board.die("gear").area) == ("out", "out")
    board.play("field spare").pass_to("attack").play("done")
    assert (board.die("spent").area, board.die("gear").area) == ("used", "used")


@rule("dice_masters", "areas.bag.1")
def test_the_bag_is_open_to_count_but_drawn_blindly() -> None:
    """Gap draw.information: both players see what it holds; nobody sees what comes next."""
    drawn = set()
    for seed in range(12):
        board = Board(seed=seed, player1={"bag": ["parceiro*5", "thor-filho-de-odin*3"]})
        drawn.add(tuple(sorted(board.zone(1, "prep").items())))
        for seat in (0, 1):
            bag = look(board.table, seat).areas[area(0, BAG)]
            held = Counter(die.kind for die in bag.pieces)
            assert held + Counter(board.zone(1, "prep")) == {"parceiro": 5, "thor": 3}
    assert len(drawn) > 1


# -- bursts ----------------------------------------------------------------------------------------


@rule("dice_masters", "turn.roll.burst.1", "bursts.2")
def test_a_burst_is_a_property_of_the_face_that_counts_now() -> None:
    """Gap bursts.timing: Hulk spun from level 2 with a burst to level 3 without: +2 instead of +3."""
    board = Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={
            "reserve": ["canalizar-poder action", "parceiro*2 bolt", SPARE],
            "field": ["hulk-pavio-curto level2 as hulk"],
        },
    )
    board.play("global imprudencia")
    assert board.die("hulk").attack == 7 + 3
    board.play("use canalizar-poder", "pick up", "global imprudencia")
    assert board.die("hulk").attack == 8 + 3 + 2


@rule("dice_masters", "bursts.2")
def test_instead_replaces_and_also_adds() -> None:
    """Gap bursts.instead: both resolve as one effect, the addition after the base text."""
    board = Board(
        step="main",
        cards=[
            action("Um", "Você ganha 1 de vida.\n*: Em vez disso, você ganha 3 de vida."),
            action("Dois", "Você ganha 1 de vida.\n*: Também: cause 1 de dano a você."),
        ],
        player1={
            "life": 5,
            "reserve": ["um action*", "dois action*", SPARE],
            "field": ["hulk-pavio-curto level3 as hulk"],
        },
    )
    assert board.play("use um").life(1) == 8
    board.play("use dois")
    told = [event.kind for event in board.events if event.kind in ("gain-life", "damage", "bonus")]
    assert told == ["gain-life", "damage", "bonus"]  # Hulk's answer after the whole
    assert board.life(1) == 8
