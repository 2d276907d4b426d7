"""Each basic action does all that its text says: the base text, each burst, and its global."""

from __future__ import annotations

from ludoteca.games.dice_masters.cards.cards import load
from tests.games.dice_masters.board import SPARE, Board


def stats(board: Board, die: str) -> tuple[int, int]:
    return board.die(die).attack, board.die(die).defence


def test_every_basic_action_has_its_test_here() -> None:
    """The number of each card is in the docstring of a test of its own below."""
    told = " ".join(test.__doc__ or "" for name, test in globals().items() if name.startswith("test_"))
    for card in load().cards.values():
        assert not card.basic or f"({card.number})" in told, f"no test tells of {card.name('en')}"


def test_distraction() -> None:
    """(25) The opponent chooses two characters of his; they can't block this turn."""
    for face in ("action", "action*", "action**"):
        board = Board(
            step="main",
            player1={"reserve": [f"distracao {face}", SPARE], "field": ["parceiro as side"]},
            player2={"field": ["hulk-aniquilador as hulk", "fera-azulao as beast", "thor-filho-de-odin as thor"]},
        )
        board.play("use distracao")
        assert board.deciding() == 2
        assert sorted(board.options()) == ["choose beast", "choose hulk", "choose thor"]
        board.play("choose hulk", "choose beast").pass_to("attack").play("attack side")
        assert board.refused("block hulk side") == "fundamentals.3"
        assert sorted(board.options()) == ["block thor side", "done"]


def test_distraction_global() -> None:
    """(25) Global: pay a mask: an attacker goes back to the field."""
    board = Board(
        step="attack",
        centre={"distracao": 3},
        player1={"field": ["thor-filho-de-odin as thor", "parceiro as side"]},
        player2={"reserve": ["parceiro mask"], "field": ["hulk-aniquilador as hulk"]},
    )
    board.play("attack side", "attack thor", "done", "global distracao")
    assert board.refused("choose hulk") == "turn.attack.block.1"
    board.play("choose thor")
    assert board.life(2) == 14
    assert board.die("thor").area == "field"
    assert board.zone(1, "used") == {"parceiro": 1}  # the attacker that was not blocked


def test_focus_power() -> None:
    """(26) Spin a character a level up or down; */**: another one too."""
    for face, second in (("action", False), ("action*", True), ("action**", True)):
        board = Board(
            step="main",
            player1={"reserve": [f"canalizar-poder {face}", SPARE], "field": ["thor-filho-de-odin level2 as thor"]},
            player2={"field": ["hulk-aniquilador level2 as hulk", "fera-azulao level2 as beast"]},
        )
        board.play("use canalizar-poder", "choose thor", "pick up")
        assert board.die("thor").level == 3
        if second:
            assert board.refused("choose thor") == "example.combat.8"
            board.play("choose hulk", "pick down")
        assert board.die("hulk").level == (1 if second else 2)
        assert board.verbs() == {"pass", "field"}


def test_force_beam() -> None:
    """(27) 1 damage to each character; *: 2 instead; **: 2, and 1 to each player."""
    for face, damage, life in (("action", 1, 15), ("action*", 2, 15), ("action**", 2, 14)):
        board = Board(
            step="main",
            player1={
                "reserve": [f"feixe-de-energia {face}", SPARE],
                "field": ["thor-filho-de-odin as thor", "parceiro as s"],
            },
            player2={"field": ["capitao-america-lider-nato as captain"]},
        )
        board.play("use feixe-de-energia")
        assert board.die("thor").damage == board.die("captain").damage == damage
        assert board.die("s").area == "prep"
        assert (board.life(1), board.life(2)) == (life, life)


def test_gearing_up() -> None:
    """(28) Two dice from the bag, rolled into the reserve pool; whatever the burst."""
    for face in ("action", "action*", "action**"):
        board = Board(
            step="main",
            player1={"reserve": [f"preparar-se {face}", SPARE], "bag": ["parceiro*3", "thor-filho-de-odin"]},
        )
        board.play("use preparar-se", chance=["draw: thor parceiro", "roll: level1 bolt"])
        assert board.faces(1, "reserve") == ["parceiro bolt", "parceiro level1", "thor level1"]
        assert board.zone(1, "bag") == {"parceiro": 2}
        assert board.zone(1, "used") == {"preparar-se": 1}


def test_inner_rage() -> None:
    """(29) Two characters of yours +1A and +1D; */**: as much again."""
    for face, bonus in (("action", 1), ("action*", 2), ("action**", 2)):
        board = Board(
            step="main",
            player1={
                "reserve": [f"furia-interior {face}", SPARE],
                "field": ["thor-filho-de-odin as thor", "parceiro as one", "fera-azulao level2 as beast"],
            },
            player2={"field": ["parceiro as theirs"]},
        )
        board.play("use furia-interior")
        assert board.refused("choose theirs") == "glossary.opposing"
        board.play("choose thor", "choose one")
        assert stats(board, "thor") == (5 + bonus, 6 + bonus)
        assert stats(board, "one") == (1 + bonus, 1 + bonus)
        assert stats(board, "beast") == (2, 3)


def test_invulnerability() -> None:
    """(30) Your attackers that would be knocked out this turn return to the field at level 1."""
    board = Board(
        step="main",
        player1={"reserve": ["invulnerabilidade action"], "field": ["capitao-america-lider-nato level2 as captain"]},
        player2={"field": ["hulk-aniquilador level3 as hulk"]},
    )
    board.play("use invulnerabilidade", "attack captain", "block hulk captain")
    after = board.after("turn.attack.damage.11")
    assert (after.die("captain").area, after.die("captain").level, after.die("captain").damage) == ("field", 1, 0)
    assert after.die("hulk").damage == 5
    # Only attackers: one that stays at home falls.
    board = Board(
        step="main",
        player1={
            "reserve": ["invulnerabilidade action", "feixe-de-energia action", SPARE],
            "field": ["parceiro as side"],
        },
    )
    board.play("use invulnerabilidade", "use feixe-de-energia")
    assert board.die("side").area == "prep"


def test_invulnerability_global() -> None:
    """(30) Global: pay a bolt: a character +1A until the end of turn."""
    board = Board(
        step="main",
        centre={"invulnerabilidade": 3},
        player1={"reserve": ["parceiro bolt", SPARE]},
        player2={"field": ["thor-filho-de-odin as thor"]},
    )
    board.play("global invulnerabilidade")
    assert stats(board, "thor") == (6, 6)


def test_power_bolt() -> None:
    """(31) 2 damage to a character or player."""
    position = {
        "step": "main",
        "player1": {"reserve": ["rajada-de-poder action", SPARE]},
        "player2": {"field": ["thor-filho-de-odin as thor"]},
    }
    board = Board(**position).play("use rajada-de-poder", "choose thor")
    assert board.die("thor").damage == 2
    assert board.life(2) == 15
    board = Board(**position).play("use rajada-de-poder", "choose player2")
    assert board.die("thor").damage == 0
    assert board.life(2) == 13
    assert Board(**position).play("use rajada-de-poder", "choose player1").life(1) == 13


def test_smash() -> None:
    """(32) Knock out a level 1 character; **: of level 1 or 2 instead."""
    for face, levels in (("action", (1,)), ("action*", (1,)), ("action**", (1, 2))):
        for level in (1, 2, 3):
            board = Board(
                step="main",
                player1={"reserve": [f"esmaga {face}", SPARE]},
                player2={"field": [f"thor-filho-de-odin level{level} as thor", "parceiro as side"]},
            )
            board.play("use esmaga")
            if level in levels:
                board.play("choose thor")
                assert board.die("thor").area == "prep"
            else:
                assert board.die("thor").area == "field"
                assert board.die("side").area == "prep"


def test_smash_global() -> None:
    """(32) Global: pay a fist: a blocked character deals no damage in this attack."""
    board = Board(
        step="attack",
        centre={"esmaga": 3},
        player1={"field": ["thor-filho-de-odin as thor", "parceiro as side"]},
        player2={"reserve": ["parceiro fist"], "field": ["fera-azulao level2 as beast"]},
    )
    board.play("attack side", "attack thor", "block beast thor", "global esmaga")
    after = board.after("turn.attack.damage.11")
    assert after.die("beast").damage == 0
    assert after.die("thor").damage == 3
    assert board.life(2) == 14  # the Sidekick was not blocked, and could not be chosen


def test_take_cover() -> None:
    """(33) Your characters +2D; */**: one character +3D besides."""
    for face, more in (("action", 0), ("action*", 3), ("action**", 3)):
        board = Board(
            step="main",
            player1={
                "reserve": [f"proteger-se {face}", SPARE],
                "field": ["thor-filho-de-odin as thor", "parceiro as side"],
            },
            player2={"field": ["fera-azulao level2 as theirs"]},
        )
        board.play("use proteger-se")
        if more:
            assert board.offers("choose theirs")
            board.play("choose side")
        assert stats(board, "thor") == (5, 8)
        assert stats(board, "side") == (1, 3 + more)
        assert stats(board, "theirs") == (2, 3)


def test_take_cover_global() -> None:
    """(33) Global: pay a shield: a character +1D until the end of turn."""
    board = Board(
        step="main",
        centre={"proteger-se": 3},
        player1={"reserve": ["parceiro shield", SPARE]},
        player2={"field": ["thor-filho-de-odin as thor"]},
    )
    board.play("global proteger-se")
    assert stats(board, "thor") == (5, 7)


def test_thrown_car() -> None:
    """(34) Two characters of yours +1A; their damage beyond the blockers' defence is dealt to the opponent."""
    for face in ("action", "action*", "action**"):
        board = Board(
            step="main",
            player1={
                "reserve": [f"arremessar-carro {face}"],
                "field": ["thor-filho-de-odin as thor", "parceiro as one", "capitao-america-lider-nato as captain"],
            },
            player2={"field": ["fera-especialista-em-genetica level2 as beast", "homem-aranha-tigrao as spider"]},
        )
        board.play("use arremessar-carro", "choose thor", "choose captain")
        assert stats(board, "thor") == (6, 6)
        board.play("attack captain", "attack thor", "block beast thor", "block spider captain")
        # Thor: 6 against 3 of defence; the Captain: 4 against 3.
        assert board.life(2) == 15 - 3 - 1 + 1
