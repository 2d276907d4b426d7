"""Each character card does all that its text says: the base text, each burst, and its global."""

from __future__ import annotations

from ludoteca.games.dice_masters.cards.cards import load
from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import RECKLESS, SPARK, character

#: A global that somebody can pay keeps the attack open after blocks, to look at it.
OPEN = {"centre": {"faisca": 0}, "cards": [SPARK]}


def stats(board: Board, die: str) -> tuple[int, int]:
    return board.die(die).attack, board.die(die).defence


def test_every_character_has_its_test_here() -> None:
    """The number of each card is in the docstring of a test of its own below."""
    told = " ".join(test.__doc__ or "" for name, test in globals().items() if name.startswith("test_"))
    for card in load().cards.values():
        assert card.basic or f"({card.number})" in told, f"no test tells of {card.name('en')}"


# -- Beast ---------------------------------------------------------------------------


def test_beast_big_boy_blue() -> None:
    """(1) Blocking: +1A and +1D; *: +2A and +2D instead. Only for the die that blocks, until the end of turn."""
    for level, printed, bonus in (("level1", (1, 2), 2), ("level2", (2, 3), 1), ("level3", (2, 4), 1)):
        board = Board(
            step="attack",
            **OPEN,
            player1={"field": ["parceiro as side"], "reserve": ["parceiro bolt"]},
            player2={"field": [f"fera-azulao {level} as beast", "fera-azulao level2 as idle"]},
        )
        assert stats(board, "beast") == printed
        board.play("attack side", "block beast side")
        if "block" in board.verbs():
            board.play("done")
        assert stats(board, "beast") == (printed[0] + bonus, printed[1] + bonus)
        assert stats(board, "idle") == (2, 3)
        board.play("pass").pass_to("reroll")
        assert stats(board, "beast") == printed


def test_beast_genetic_expert() -> None:
    """(2) Knocked out while blocking: 1 life; *: also 2 damage to the opponent."""
    for level, life, damage in (("level1", 11, 2), ("level2", 11, 0)):
        board = Board(
            step="attack",
            player1={"field": ["thor-filho-de-odin as thor"]},
            player2={"life": 10, "field": [f"fera-especialista-em-genetica {level} as beast"]},
        )
        board.play("attack thor", "block beast thor")
        assert board.after("turn.attack.damage.11").die("beast").area == "prep"
        assert board.life(2) == life
        assert board.life(1) == 15 - damage
    # Knocked out otherwise, or blocking without falling: nothing.
    board = Board(
        step="main",
        player1={"reserve": ["rajada-de-poder action*", SPARE]},
        player2={"life": 10, "field": ["fera-especialista-em-genetica level1 as beast"]},
    )
    board.play("use rajada-de-poder", "choose beast")
    assert board.die("beast").area == "prep"
    assert (board.life(1), board.life(2)) == (15, 10)
    board = Board(
        step="attack",
        player1={"field": ["parceiro as side"]},
        player2={"life": 10, "field": ["fera-especialista-em-genetica level2 as beast"]},
    )
    board.play("attack side", "block beast side")
    assert (board.life(1), board.life(2)) == (15, 10)


def test_beast_mutate_666() -> None:
    """(3) Blocking: a die from the bag to the prep area; *: two instead, one of them to the used pile."""
    for level, chance in (("level2", ["draw: thor"]), ("level1", ["draw: thor parceiro"])):
        board = Board(
            step="attack",
            **OPEN,
            player1={"field": ["parceiro as side"], "reserve": ["parceiro bolt"]},
            player2={
                "field": [f"fera-mutacao-666 {level} as beast"],
                "bag": ["parceiro*3", "thor-filho-de-odin"],
            },
        )
        board.play("attack side", "block beast side", chance=chance)
        if level == "level1":
            assert board.deciding() == 2
            assert board.zone(2, "bag") == {"parceiro": 2}
            board.play("choose parceiro")
            assert board.zone(2, "prep") == {"parceiro": 1}
            assert board.zone(2, "used") == {"thor": 1}
        else:
            assert board.zone(2, "prep") == {"thor": 1}
            assert board.zone(2, "used") == {}
            assert board.zone(2, "bag") == {"parceiro": 3}


# -- Captain America -----------------------------------------------------------------


def test_captain_america_american_hero() -> None:
    """(4) Fielded: you may roll a Sidekick from the used pile, not one that paid for it, and keep it in reserve."""
    board = Board(
        step="main",
        player1={
            "reserve": ["capitao-america-heroi-americano level1 as captain", "parceiro fist as payer", SPARE],
            "used": ["parceiro as old", "thor-filho-de-odin as thor"],
        },
    )
    declined = board.copy()
    board.play("field captain")
    assert board.verbs() == {"accept", "decline"}
    board.play("accept", chance=["roll: shield"])
    assert (board.die("old").area, board.die("old").face) == ("reserve", "shield")
    assert board.die("payer").area == "used"
    declined.play("field captain", "decline")
    assert declined.die("old").area == "used"
    # With none but the payer in the pile there is nothing to roll.
    board = Board(
        step="main",
        player1={"reserve": ["capitao-america-heroi-americano level1 as captain", "parceiro fist as payer", SPARE]},
    )
    board.play("field captain")
    assert board.verbs() == {"pass", "field"}
    assert board.die("payer").area == "used"


def test_captain_america_natural_leader() -> None:
    """(5) While active, your Sidekicks +1A and +1D; nobody else, and not the opponent's."""
    board = Board(
        step="attack",
        player1={"field": ["capitao-america-lider-nato as captain", "parceiro as side", "fera-azulao level2 as beast"]},
        player2={"field": ["parceiro as theirs"]},
    )
    assert stats(board, "side") == (2, 2)
    assert stats(board, "beast") == (2, 3)
    assert stats(board, "captain") == (3, 3)
    assert stats(board, "theirs") == (1, 1)
    board.play("attack side", "attack captain", "block theirs captain")
    assert board.life(2) == 15 - 2


def test_captain_america_star_spangled_avenger() -> None:
    """(6) Fielded: knock out all opposing Sidekicks; 1 life for each. Your own and other characters stay."""
    board = Board(
        step="main",
        player1={
            "life": 5,
            "reserve": ["capitao-america-vingador-estrelado level1 as captain", "parceiro fist", SPARE],
            "field": ["parceiro as mine"],
        },
        player2={"field": ["parceiro*3", "fera-azulao as beast"]},
    )
    board.play("field captain")
    assert board.zone(2, "prep") == {"parceiro": 3}
    assert board.zone(2, "field") == {"fera": 1}
    assert board.die("mine").area == "field"
    assert board.life(1) == 8


# -- Hulk ----------------------------------------------------------------------------


def hurt(card: str, level: str, **more: object) -> Board:
    """Player 1, who has this Hulk in the field, may hurt himself for a bolt."""
    player = {"reserve": ["parceiro*2 bolt", SPARE], "field": [f"{card} {level} as hulk"], **more}
    return Board(
        step="main",
        centre={"imprudencia": 0, "faisca": 0},
        cards=[RECKLESS, SPARK],
        player1=player,
        player2={"field": ["parceiro as one", "capitao-america-lider-nato level2 as two"]},
    )


def test_hulk_anger_issues() -> None:
    """(7) When you or Hulk take damage: +2A and +2D; *: +3A and +3D instead."""
    for level, printed, bonus in (("level1", (6, 5), 3), ("level3", (8, 8), 2)):
        board = hurt("hulk-pavio-curto", level)
        board.play("global imprudencia")
        assert stats(board, "hulk") == (printed[0] + bonus, printed[1] + bonus)
        board.play("global faisca", "choose hulk")
        assert stats(board, "hulk") == (printed[0] + 2 * bonus, printed[1] + 2 * bonus)
    board = hurt("hulk-pavio-curto", "level3").play("global faisca", "choose one")
    assert stats(board, "hulk") == (8, 8)


def test_hulk_annihilator() -> None:
    """(8) When you or Hulk take damage: all Hulk dice from your used pile to your prep area."""
    for move in (["global imprudencia"], ["global faisca", "choose hulk"]):
        board = hurt("hulk-aniquilador", "level3", used=["hulk-aniquilador*2", "thor-filho-de-odin"])
        board.play(*move)
        assert board.zone(1, "prep") == {"hulk": 2}
        assert board.zone(1, "used") == {"thor": 1, "parceiro": 1}
    board = hurt("hulk-aniquilador", "level3", used=["hulk-aniquilador*2"]).play("global faisca", "choose one")
    assert board.zone(1, "prep") == {}


def test_hulk_jade_giant() -> None:
    """(9) When you or Hulk take damage: knock out an opposing level 1 character; *: any opposing one instead."""
    board = hurt("hulk-gigante-esmeralda", "level3").play("global imprudencia")
    assert board.die("one").area == "prep"  # the only one of level 1
    board = hurt("hulk-gigante-esmeralda", "level3").play("global faisca", "choose hulk")
    assert board.die("one").area == "prep"
    board = hurt("hulk-gigante-esmeralda", "level2").play("global imprudencia")
    assert board.refused("choose hulk") == "glossary.opposing"
    board.play("choose two")
    assert board.die("two").area == "prep"
    assert board.die("one").area == "field"


# -- Human Torch ---------------------------------------------------------------------


def test_human_torch_flame_on() -> None:
    """(10) While active, on fielding a character: 1 damage to a character or player. Global: see the next test."""
    board = Board(
        step="main",
        player1={"reserve": [SPARE, "fera-azulao level2 as beast"], "field": ["tocha-humana-em-chamas as torch"]},
        player2={"field": ["parceiro as theirs"]},
    )
    board.play("field spare")
    assert {"choose theirs", "choose torch", "choose player1", "choose player2"} <= set(board.options())
    board.play("choose player2")
    assert board.life(2) == 14
    board.play("field beast", "choose theirs")
    assert board.after("turn.main.1").die("theirs").area == "prep"


def test_human_torch_flame_on_global() -> None:
    """(10) Global: pay a bolt when your action die or your global deals damage: one target takes 1 more."""
    torch = "tocha-humana-em-chamas"
    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action", "parceiro bolt", SPARE], "cards": {torch: 1}},
        player2={"field": ["thor-filho-de-odin as thor", "hulk-aniquilador level3 as hulk"]},
    )
    board.play("use feixe-de-energia")
    assert sorted(board.options()) == ["decline", f"react {torch} 0", f"react {torch} 1"]
    board.play(f"react {torch} 1")
    assert sorted((board.die("thor").damage, board.die("hulk").damage)) == [1, 2]
    # For the damage of a global too; but not for combat damage, nor for that of the opponent's action.
    board = Board(
        step="main",
        **OPEN,
        player1={"reserve": ["parceiro*2 bolt", SPARE], "cards": {torch: 1}},
        player2={"field": ["thor-filho-de-odin as thor", "parceiro"]},
    )
    board.play("global faisca", "choose thor", f"react {torch} 0")
    assert board.die("thor").damage == 2
    board = Board(
        step="main",
        player1={"reserve": ["rajada-de-poder action", SPARE], "cards": {torch: 1}},
        player2={"reserve": ["parceiro bolt"]},
    )
    board.play("use rajada-de-poder", "choose player2")
    assert board.life(2) == 13
    assert board.deciding() == 1
    board = Board(
        step="attack", player1={"field": ["parceiro as side"], "reserve": ["parceiro bolt"], "cards": {torch: 1}}
    )
    board.play("attack side")
    assert board.life(2) == 14


def test_human_torch_matchstick() -> None:
    """(11) On fielding, you may roll a Torch of your used pile that did not pay: kept if it shows a character."""
    for face, area in (("level2", "reserve"), ("bolt", "used")):
        board = Board(
            step="main",
            player1={
                "reserve": [
                    "fera-azulao level3 as beast",
                    "tocha-humana-palito-de-fosforo bolt as payer",
                    "parceiro level1 as spare",
                ],
                "field": ["tocha-humana-palito-de-fosforo as torch"],
                "used": ["tocha-humana-palito-de-fosforo as old"],
            },
        )
        board.play("field beast", "accept", chance=[f"roll: {face}"])
        assert board.die("payer").area == "used"
        assert board.die("old").area == area
    board = Board(
        step="main",
        player1={
            "reserve": ["fera-azulao level2 as beast", SPARE],
            "field": ["tocha-humana-palito-de-fosforo as torch"],
            "used": ["tocha-humana-palito-de-fosforo as old", "parceiro"],
        },
    )
    board.play("field beast", "decline")
    assert board.die("old").area == "used"


def test_human_torch_playing_with_fire() -> None:
    """(12) On fielding the first character of the turn each Torch already in the field gets +1A and +1D."""
    board = Board(
        step="main",
        player1={
            "reserve": ["tocha-humana-brincando-com-fogo level1 as new", SPARE, "fera-azulao level2 as beast"],
            "field": ["tocha-humana-brincando-com-fogo level2 as torch", "parceiro as side"],
        },
    )
    board.play("field new")
    assert stats(board, "torch") == (4, 4)
    assert stats(board, "new") == (2, 2)
    assert stats(board, "side") == (1, 1)
    board.play("field spare")
    assert stats(board, "torch") == (4, 4)  # the second gives nothing


# -- Iron Man ------------------------------------------------------------------------


def test_iron_man_inventor() -> None:
    """(13) Damage to this die falls by 1; *: by 2. Not the damage to others."""
    for level, taken in (("level1", 1), ("level3", 0)):
        board = Board(
            step="main",
            player1={"reserve": ["feixe-de-energia action*", "rajada-de-poder action", SPARE]},
            player2={"field": [f"homem-de-ferro-inventor {level} as iron", "thor-filho-de-odin as thor"]},
        )
        board.play("use feixe-de-energia")
        assert board.die("iron").damage == taken
        assert board.die("thor").damage == 2
        board.play("use rajada-de-poder", "choose iron")
        assert board.die("iron").damage == 2 * taken


def test_iron_man_inventor_global() -> None:
    """(13) Global: pay a shield when you would take damage: 1 of it goes to a character of yours."""
    board = Board(
        step="main",
        player1={"reserve": ["rajada-de-poder action", "parceiro shield", SPARE], "field": ["parceiro as mine"]},
        player2={
            "field": ["thor-filho-de-odin as thor", "homem-de-ferro-inventor level1 as iron"],
            "reserve": ["parceiro shield"],
        },
    )
    board.play("use rajada-de-poder", "choose player2")
    assert board.deciding() == 2  # the other would take no damage, and may not move it either
    board.play("react homem-de-ferro-inventor 0", "choose thor")
    assert board.life(2) == 14
    assert board.die("thor").damage == 1
    assert board.zone(2, "used") == {"parceiro": 1}


def test_iron_man_philanthropist() -> None:
    """(14) When this die takes damage you gain 1 life; *: 2 instead."""
    for level, life in (("level2", 11), ("level3", 12)):
        board = Board(
            step="main",
            player1={"reserve": ["feixe-de-energia action", SPARE]},
            player2={"life": 10, "field": [f"homem-de-ferro-filantropo {level} as iron", "thor-filho-de-odin as thor"]},
        )
        board.play("use feixe-de-energia")
        assert board.life(2) == life
        assert board.life(1) == 15


def test_iron_man_playboy() -> None:
    """(15) Taking damage in the attack step: 3 damage to an opposing attacker or blocker; elsewhere nothing."""
    board = Board(
        step="attack",
        player1={
            "field": ["thor-filho-de-odin level3 as thor", "hulk-pavio-curto level3 as hulk", "fera-azulao as home"]
        },
        player2={"field": ["homem-de-ferro-playboy level3 as iron", "parceiro as side"]},
    )
    board.play("attack hulk", "attack thor", "block side thor", "block iron hulk")
    # Both attackers live; the one at home is none.
    assert sorted(board.options()) == ["choose hulk", "choose thor"]
    assert board.refused("choose home") == "turn.attack.block.1"
    board.play("choose thor")
    assert board.after("turn.attack.damage.11").die("thor").damage == 1 + 3
    # He attacks: an opposing blocker it is.
    board = Board(
        step="attack",
        player1={"field": ["homem-de-ferro-playboy level1 as iron"]},
        player2={"field": ["thor-filho-de-odin level2 as thor", "hulk-aniquilador level3 as home"]},
    )
    board.play("attack iron", "block thor iron")
    assert board.after("turn.attack.damage.11").die("thor").damage == 3 + 3  # though he fell himself
    assert board.after("turn.attack.damage.11").die("iron").area == "prep"
    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action", SPARE], "field": ["thor-filho-de-odin as thor"]},
        player2={"field": ["homem-de-ferro-playboy level1 as iron"]},
    )
    board.play("use feixe-de-energia")
    assert board.die("thor").damage == 1


def test_damage_in_the_attack_step_alone() -> None:
    """Iron Man, Playboy's moment: a text that would do something in the main step too does it only in the attack."""
    medic = character(
        "Médico", "Quando este dado sofrer dano na etapa de ataque, você ganha 1 de vida.", "thor", "bolt"
    )
    sides = {
        "cards": [medic],
        "player1": {"reserve": ["feixe-de-energia action", SPARE], "field": ["parceiro as side"]},
        "player2": {"life": 5, "field": ["medico level1 as medic"]},
    }
    board = Board(step="main", **sides).play("use feixe-de-energia")
    assert (board.die("medic").damage, board.life(2)) == (1, 5)
    board = Board(step="attack", **sides).play("attack side", "block medic side", "use feixe-de-energia")
    assert board.life(2) == 6
    assert not board.after("turn.attack.damage.12").table.in_attack, "the step is over, whatever the turn still brings"


# -- Spider-Man ----------------------------------------------------------------------


def test_spider_man_tiger() -> None:
    """(16) When an effect would affect this die you may pay a fist: it is not affected."""
    tiger = {"field": ["homem-aranha-tigrao as spider"], "reserve": ["parceiro fist", "parceiro bolt"]}
    for accept, area in ((True, "field"), (False, "prep")):
        board = Board(step="main", player1={"reserve": ["esmaga action", SPARE]}, player2=tiger)
        board.play("use esmaga", "accept" if accept else "decline")
        assert board.die("spider").area == area
        assert board.faces(2, "reserve") == (["parceiro bolt"] if accept else ["parceiro bolt", "parceiro fist"])
    # Without a fist there is nothing to ask; and combat damage is no effect of the kind.
    board = Board(
        step="main", player1={"reserve": ["esmaga action", SPARE]}, player2={**tiger, "reserve": ["parceiro bolt"]}
    )
    assert board.play("use esmaga").die("spider").area == "prep"
    board = Board(step="attack", player1={"field": ["thor-filho-de-odin as thor"]}, player2=tiger)
    board.play("attack thor", "block spider thor")
    assert board.after("turn.attack.damage.11").die("spider").area == "prep"


def test_spider_man_webhead() -> None:
    """(17) Attacking, you may pay a fist: +4D until the end of turn."""
    for accept, defence in ((True, 7), (False, 3)):
        board = Board(
            step="attack",
            player1={"field": ["homem-aranha-cabeca-de-teia as spider"], "reserve": ["parceiro fist"]},
            player2={"field": ["hulk-aniquilador as hulk"]},
        )
        board.play("attack spider", "accept" if accept else "decline")
        assert stats(board, "spider") == (3, defence)
        assert board.zone(1, "used") == ({"parceiro": 1} if accept else {})
        board.play("block hulk spider")
        assert board.die("spider").area == ("field" if accept else "prep")


def test_spider_man_webslinger() -> None:
    """(18) Attacking, you may pay a fist: the opposing characters must block this die if they can."""
    position = {
        "step": "attack",
        "player1": {
            "field": ["homem-aranha-lancador-de-teias as spider", "parceiro as side"],
            "reserve": ["parceiro fist"],
        },
        "player2": {"field": ["hulk-aniquilador as hulk", "fera-azulao level2 as beast"]},
    }
    board = Board(**position).play("attack side", "attack spider", "decline")
    assert board.offers("done")
    assert board.offers("block hulk side")
    board = Board(**position).play("attack side", "attack spider", "accept")
    fought = board.after("turn.attack.block.5")  # neither had another choice
    assert fought.die("hulk").role == fought.die("beast").role == ["blocking"]
    assert fought.die("side").role == ["attacking"]
    assert fought.die("spider").role == ["attacking", "blocked"]


# -- Storm ---------------------------------------------------------------------------


def test_storm_african_priestess() -> None:
    """(19) Fielded: reroll an opposing character; unless it shows a character it goes to its owner's used pile."""
    for face, area in (("level3", "field"), ("bolt", "used")):
        board = Board(
            step="main",
            player1={
                "reserve": ["tempestade-sacerdotisa-africana level1 as storm", SPARE],
                "field": ["parceiro as mine"],
            },
            player2={"field": ["thor-filho-de-odin as thor", "parceiro as side"]},
        )
        board.play("field storm")
        assert board.refused("choose mine") == "glossary.opposing"
        board.play("choose thor", chance=[f"roll: {face}"])
        assert board.die("thor").area == area
        assert board.die("thor").face == (face if area == "field" else "")


def test_storm_goddess_of_the_plains() -> None:
    """(20) Attacking: reroll all opposing characters; what shows no character goes to its owner's prep area."""
    board = Board(
        step="attack",
        player1={"field": ["tempestade-deusa-das-planicies as storm", "parceiro as mine"]},
        player2={"field": ["thor-filho-de-odin as thor", "hulk-aniquilador as hulk", "parceiro as side"]},
    )
    board.play("attack storm", chance=["roll: level2 fist bolt"])
    assert (board.die("thor").area, board.die("thor").level) == ("field", 2)
    assert board.zone(2, "prep") == {"hulk": 1, "parceiro": 1}
    assert board.die("mine").area == "field"


def test_storm_ro() -> None:
    """(21) After blocks: reroll the opposing characters engaged with this die; no character, to the prep area."""
    for face, area in (("level1", "attack"), ("fist2", "prep")):
        board = Board(
            step="attack",
            **OPEN,
            player1={"field": ["tempestade-ro as storm"], "reserve": ["parceiro bolt"]},
            player2={"field": ["hulk-aniquilador level3 as hulk", "thor-filho-de-odin as thor"]},
        )
        board.play("attack storm", "block hulk storm", "done", chance=[f"roll: {face}"])
        assert board.die("hulk").area == area
        assert board.die("thor").level == 1
        assert board.die("storm").role == ["attacking", "blocked"]


# -- Thor ----------------------------------------------------------------------------


def test_thor_legendary_warrior() -> None:
    """(22) When this die damages the opponent: knock out an opposing fist character."""
    board = Board(
        step="attack",
        player1={"field": ["thor-guerreiro-lendario as thor", "hulk-aniquilador level3 as mine"]},
        player2={"field": ["hulk-aniquilador level3 as hulk", "capitao-america-lider-nato as captain"]},
    )
    blocked = board.copy()
    board.play("attack thor", "done")
    assert board.life(2) == 10
    assert board.after("turn.attack.damage.11").die("hulk").area == "prep"
    assert board.die("captain").area == "field"
    assert board.die("mine").area == "field"
    blocked.play("attack thor", "block captain thor", "done")
    assert blocked.die("hulk").area == "field"


def test_thor_lord_of_asgard() -> None:
    """(23) Fist characters can't block this die; they may block others."""
    board = Board(
        step="attack",
        player1={"field": ["thor-senhor-de-asgard as thor", "parceiro as side"]},
        player2={"field": ["hulk-aniquilador as hulk", "fera-azulao as beast"]},
    )
    board.play("attack side", "attack thor")
    assert board.refused("block hulk thor") == "fundamentals.3"
    assert board.offers("block hulk side")
    assert board.offers("block beast thor")


def test_thor_odinson() -> None:
    """(24) Fielded: capture all opposing fist characters until the end of turn."""
    board = Board(
        step="main",
        player1={
            "reserve": ["thor-filho-de-odin level1 as thor", "parceiro fist"],
            "field": ["hulk-aniquilador level3 as mine"],
        },
        player2={"field": ["hulk-aniquilador as hulk", "homem-aranha-tigrao as spider", "fera-azulao as beast"]},
    )
    board.play("field thor")
    assert board.zone(1, "captured") == {"hulk": 1, "homem-aranha": 1}
    assert board.zone(2, "field") == {"fera": 1}
    assert board.die("mine").area == "field"
    board.play("done")
    assert board.zone(2, "field") == {"hulk": 1, "homem-aranha": 1, "fera": 1}


# -- Cyclops -------------------------------------------------------------------------


def test_cyclops_scott_summers() -> None:
    """(102) Blocked, he may deal his damage to the opponent instead; then he goes to the used pile at clean-up."""
    for accept in (True, False):
        board = Board(
            step="attack",
            player1={"field": ["ciclope-scott-summers level2 as cyclops"]},
            player2={"field": ["parceiro as side", "parceiro as other"]},
        )
        board.play("attack cyclops", "block side cyclops", "done", "accept" if accept else "decline")
        assert board.life(2) == (15 - 5 if accept else 15)
        assert board.after("turn.attack.damage.11").die("side").area == ("attack" if accept else "prep")
        assert board.die("cyclops").area == ("used" if accept else "field")
        assert board.after("turn.attack.damage.11").die("cyclops").damage == 1
