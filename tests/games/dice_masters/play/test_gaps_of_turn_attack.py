"""Where the rulebook is silent: the rulings on the attack."""

from __future__ import annotations

from tests.games.dice_masters.board import Board
from tests.games.dice_masters.invented import SPARK
from tests.proof import rule

#: A global that somebody can pay keeps the attack open after blocks, to look at it.
OPEN = {"centre": {"faisca": 0, "distracao": 0, "esmaga": 0}, "cards": [SPARK]}
INVENTOR = "homem-de-ferro-inventor"


@rule("dice_masters", "turn.attack.declare.3", "turn.cleanup.3", "turn.cleanup.4")
def test_a_turn_without_attack_is_cleaned_up() -> None:
    """Gap attack.no-attack-cleanup: damage is erased and unused actions are put away."""
    board = Board(
        step="main",
        player1={
            "reserve": ["feixe-de-energia action", "rajada-de-poder action as idle"],
            "field": ["thor-filho-de-odin as thor"],
        },
    )
    board.play("use feixe-de-energia", "pass", "done")
    assert board.table.turn == 2
    assert board.die("thor").damage == 0
    assert board.die("idle").area == "used"


@rule("dice_masters", "turn.attack.actions.1")
def test_nothing_is_used_between_attackers_and_blockers() -> None:
    """Gap attack.window-before-blocks: neither actions nor globals; effects of attacking come then."""
    board = Board(
        step="attack",
        **OPEN,
        player1={
            "field": ["homem-aranha-cabeca-de-teia as spider"],
            "reserve": ["parceiro bolt", "parceiro fist", "rajada-de-poder action"],
        },
        player2={"field": ["parceiro as side"], "reserve": ["parceiro bolt"]},
    )
    board.play("attack spider")
    assert board.verbs() == {"accept", "decline"}
    board.play("accept")
    assert board.deciding() == 2
    assert board.verbs() == {"block", "done"}
    assert board.refused("global faisca") == "turn.attack.block.1"
    board.play("done")
    assert board.verbs() == {"pass", "use", "global"}


@rule("dice_masters", "turn.attack.damage.12", "turn.cleanup.1")
def test_a_blocked_attacker_stays_blocked() -> None:
    """Gap attack.blocker-removed: its blocker is gone; no damage to the player, and back to the field."""
    board = Board(
        step="attack",
        **OPEN,
        player1={"field": ["thor-filho-de-odin as thor"], "reserve": ["parceiro bolt"]},
        player2={"field": ["parceiro as side"]},
    )
    board.play("attack thor", "block side thor", "global faisca", "choose side")
    assert board.life(2) == 15
    assert board.die("thor").area == "field"


@rule("dice_masters", "turn.cleanup.1", "turn.cleanup.2")
def test_an_attacker_that_leaves_the_attack() -> None:
    """Gap attack.attacker-removed: it deals no damage and is not put away; its blocker deals none and returns."""
    board = Board(
        step="attack",
        **OPEN,
        player1={"field": ["thor-filho-de-odin as thor", "hulk-aniquilador as hulk"], "reserve": ["parceiro*2 mask"]},
        player2={"field": ["capitao-america-lider-nato as captain"]},
    )
    board.play("attack hulk", "attack thor", "block captain thor", "global distracao", "choose thor")
    board.play("global distracao")
    assert board.life(2) == 15
    assert board.die("thor").area == board.die("hulk").area == "field"
    assert board.die("captain").area == "field"
    assert not board.happened("damage")


@rule("dice_masters", "turn.attack.damage.4")
def test_damage_is_divided_at_will() -> None:
    """Gap attack.assignment: any split that adds up; 0 on one and more than enough on another; both sides assign
    before any of it is dealt."""
    for part in range(6):
        board = Board(
            step="attack",
            player1={"field": ["thor-filho-de-odin as thor"]},
            player2={"field": ["homem-aranha-cabeca-de-teia as spider", "parceiro as side"]},
        )
        board.play("attack thor", "block side thor", "block spider thor")
        assert board.refused("assign 6") == "turn.attack.damage.4"
        board.play(f"assign {part}")
        dealt = {
            who: many
            for event in board.happened("damage")
            for who, many in zip(event.subjects, event.values, strict=True)
        }
        shares = [dealt.get(board.names[die], 0) for die in ("side", "spider")]
        assert sorted(shares) == sorted([part, 5 - part])
        assert board.after("turn.attack.damage.1").die("thor").damage == 1 + 3  # from both, whoever falls


@rule("dice_masters", "turn.attack.damage.9", "turn.attack.damage.11")
def test_the_order_of_damage() -> None:
    """Gap attack.resolution-order: all damage at once, then victory, then knock-outs, and only then triggers.

    Hulk, hit by the Sidekick, finds no level 1 character to knock out: it fell with that damage.
    """
    board = Board(
        step="attack",
        player1={"field": ["parceiro as side", "thor-filho-de-odin level2 as thor"]},
        player2={"field": ["hulk-gigante-esmeralda level3 as hulk"]},
    )
    board.play("attack side", "done", "block hulk side")
    told = [event.kind for event in board.events if event.kind in ("damage", "knock-out")]
    assert told == ["damage", "damage", "knock-out"]
    assert board.die("thor").area == "field"
    # A life gained by the damage comes too late for a player at zero.
    board = Board(
        step="attack",
        player1={"field": ["parceiro as side", "thor-filho-de-odin as thor"]},
        player2={"life": 5, "field": ["homem-de-ferro-filantropo level3 as iron"]},
    )
    board.play("attack side", "attack thor", "block iron side")
    assert board.winner() == 1


@rule("dice_masters", "turn.attack.block.2", "turn.attack.block.3")
def test_forced_blocks() -> None:
    """Gap attack.forced-block: as many as possible hold; forced by two, a character chooses; prohibitions prevail."""
    board = Board(
        step="attack",
        player1={
            "field": [
                "homem-aranha-lancador-de-teias level1 as one",
                "homem-aranha-lancador-de-teias level2 as two",
                "parceiro as side",
            ],
            "reserve": ["parceiro*2 fist"],
        },
        player2={"field": ["hulk-aniquilador as hulk", "fera-azulao as beast"]},
    )
    board.play("attack side", "attack one", "attack two")
    while board.verbs() != {"block"}:
        board.play("resolve homem-aranha" if "resolve" in board.verbs() else "accept")
    assert board.refused("done") == "turn.attack.block.2"
    assert board.refused("block beast side") == "turn.attack.block.2"
    assert sorted(board.options()) == ["block beast one", "block beast two"]
    board.play("block beast one", "block hulk two")
    fought = board.after("turn.attack.block.5")
    assert fought.die("hulk").role == fought.die("beast").role == ["blocking"]


@rule("dice_masters", "turn.attack.damage.10")
def test_an_unblocked_attacker_knocked_out_before_damage() -> None:
    """Gap attack.knocked-out-unblocked: to prep, and no damage."""
    board = Board(
        step="attack",
        **OPEN,
        player1={"field": ["parceiro as side", "thor-filho-de-odin as thor"]},
        player2={"reserve": ["parceiro bolt"]},
    )
    board.play("attack side", "attack thor", "global faisca", "choose side")
    assert board.life(2) == 10
    assert board.zone(1, "prep") == {"parceiro": 1}
    assert board.zone(1, "used") == {"thor": 1}


def test_a_character_that_attacked_may_block() -> None:
    """Gap attack.block-after-attack: whatever is back in the field may block; nothing is exhausted."""
    board = Board(
        step="attack",
        player1={"field": ["thor-filho-de-odin as thor"]},
        player2={"field": ["parceiro as side", "capitao-america-lider-nato as captain"]},
    )
    board.play("attack thor", "block side thor", "done").pass_to("attack")
    assert board.table.active == 1
    board.play("attack captain")
    assert board.offers("block thor captain")
