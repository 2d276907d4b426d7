"""Attack Step: damage and knock-outs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dice_masters.board import Board
from tests.proof import rule

DEALT = "turn.attack.damage.1"

#: A character that strikes back when it falls.
MARTYR = {
    "title": "Mártir",
    "cost": 2,
    "energy": "fist",
    "max": 4,
    "die": "storm",
    "text": "Quando este dado for nocauteado, cause 1 de dano ao oponente.",
}


def fight(attackers: list[str], blockers: list[str], *blocks: str, **more: object) -> Board:
    """These attack, and those block as said; up to the damage or the next question."""
    board = Board(step="attack", player1={"field": attackers}, player2={"field": blockers}, **more)
    labels = [entry.split(" as ")[1].split()[0] for entry in attackers]
    board.attack(*labels)
    return board.block(*blocks) if board.decision.ask == "ask-block" else board


@rule("dice_masters", "turn.attack.damage.1")
def test_all_damage_is_dealt_at_once_on_both_sides() -> None:
    """Two Captains of 3/3 knock each other out, and the unblocked Sidekick hits the player all the same."""
    board = fight(
        ["capitao-america-lider-nato level1 as one", "homem-aranha-tigrao level1 as free"],
        ["capitao-america-heroi-americano level1 as two"],
        "two one",
    )
    dealt = board.after(DEALT)
    assert (dealt.die("one").damage, dealt.die("two").damage, dealt.life(2)) == (3, 3, 12)
    assert (board.die("one").area, board.die("two").area) == ("prep", "prep")


@rule("dice_masters", "turn.attack.damage.2")
def test_where_order_matters_the_attackers_damage_comes_first() -> None:
    """The blows are recorded attacker first, whoever that is, and both fall none the less."""
    for active in (1, 2):
        board = Board(
            step="attack",
            active=active,
            player1={"field": ["capitao-america-lider-nato level1 as one"]},
            player2={"field": ["capitao-america-heroi-americano level1 as two"]},
        )
        attacker, blocker = ("one", "two") if active == 1 else ("two", "one")
        board.attack(attacker).block(f"{blocker} {attacker}")
        assert [event.cause for event in board.happened("damage")] == [board.names[attacker], board.names[blocker]]
        (fall,) = board.happened("knock-out")
        assert set(fall.subjects) == {board.names["one"], board.names["two"]}


@rule("dice_masters", "turn.attack.damage.3")
def test_a_blocked_attacker_deals_its_attack_to_its_blocker() -> None:
    board = fight(
        ["capitao-america-heroi-americano level1 as captain"], ["thor-senhor-de-asgard as thor"], "thor captain"
    )
    assert board.after(DEALT).die("thor").damage == 3
    assert board.life(2) == 15


@rule("dice_masters", "turn.attack.damage.4")
@pytest.mark.parametrize("parts", [(5, 0, 0), (0, 5, 0), (0, 0, 5), (2, 2, 1), (1, 0, 4)])
def test_with_several_blockers_the_attacking_player_divides_the_damage_as_he_likes(parts: tuple[int, ...]) -> None:
    names = ("beast", "hulk", "iron")
    board = fight(
        ["thor-guerreiro-lendario level1 as thor"],
        ["fera-azulao level3 as beast", "hulk-aniquilador level3 as hulk", "homem-de-ferro-playboy level2 as iron"],
        "beast thor",
        "hulk thor",
        "iron thor",
    )
    assert board.deciding() == 1
    assert board.options() == [f"assign {n}" for n in range(6)]
    assert board.refused("assign 6") == "turn.attack.damage.4"
    board.play(f"assign {parts[0]}")
    if "assign" in board.verbs():
        assert board.options() == [f"assign {n}" for n in range(6 - parts[0])]
        board.play(f"assign {parts[1]}")
    dealt = {name: 0 for name in names}
    for event in board.happened("damage"):
        for subject, amount in zip(event.subjects, event.values, strict=True):
            if board.called(subject) in dealt:
                dealt[board.called(subject)] += amount
    assert tuple(dealt.values()) == parts


@rule("dice_masters", "turn.attack.damage.5")
def test_each_blocker_deals_its_attack_to_the_attacker_it_blocks() -> None:
    board = fight(
        ["thor-guerreiro-lendario level1 as thor", "hulk-aniquilador level3 as hulk"],
        ["capitao-america-heroi-americano level1 as captain", "parceiro as side"],
        "captain thor",
        "side hulk",
    )
    dealt = board.after(DEALT)
    assert (dealt.die("thor").damage, dealt.die("hulk").damage) == (3, 1)


#: A character that may block two attackers, with attack 6 and defence 5.
RAMPART: dict[str, Any] = {
    "title": "Baluarte",
    "cost": 5,
    "energy": "fist",
    "max": 4,
    "die": "hulk",
    "text": "Este dado pode bloquear até dois atacantes.",
}

THREE = [
    "parceiro as side",
    "capitao-america-heroi-americano level1 as captain",
    "thor-guerreiro-lendario level1 as thor",
]


@rule("dice_masters", "turn.attack.damage.6", "turn.attack.block.3")
def test_one_that_may_block_several_attackers_divides_its_damage_among_them() -> None:
    board = Board(
        step="attack",
        cards=[RAMPART],
        player1={"field": THREE},
        player2={"field": ["baluarte level1 as rampart"]},
    )
    board.attack("side", "captain", "thor").play("block rampart captain")
    assert board.refused("block rampart captain") == "turn.attack.block.1"  # it blocks him already
    board.play("block rampart thor")
    assert board.deciding() == 2  # the defender divides the damage of his die; a third attacker it can't block
    assert board.decision.rule == "turn.attack.damage.6"
    assert board.options() == [f"assign {n}" for n in range(7)]
    board.play("assign 2")
    dealt = board.after(DEALT)
    assert {name: dealt.die(name).damage for name in ("captain", "thor", "side")} == {
        "captain": 2,
        "thor": 4,
        "side": 0,
    }
    assert dealt.die("rampart").damage == 3 + 5  # both strike it
    assert dealt.life(2) == 15 - 1  # the Sidekick is unblocked
    assert board.die("rampart").area == "prep"
    assert (board.die("captain").area, board.die("thor").area) == ("field", "field")
    assert board.die("side").area == "used"


@rule("dice_masters", "turn.attack.damage.6")
def test_what_it_deals_falls_to_the_attackers_that_are_left() -> None:
    """Distraction takes one of the two away: the other gets all the damage."""
    board = Board(
        step="attack",
        cards=[RAMPART],
        centre={"distracao": 3},
        player1={"field": THREE},
        player2={"field": ["baluarte level3 as rampart", "parceiro as idle"], "reserve": ["parceiro mask"]},
    )
    board.attack("captain", "thor").block("rampart captain", "rampart thor")
    board.play("global distracao", "choose captain")
    dealt = board.after(DEALT)
    assert (dealt.die("captain").damage, dealt.die("thor").damage) == (0, 8)
    assert dealt.die("rampart").damage == 5


@rule("dice_masters", "turn.attack.damage.6", "turn.attack.block.3")
def test_it_may_also_block_a_single_attacker() -> None:
    board = Board(
        step="attack",
        cards=[RAMPART],
        player1={"field": THREE},
        player2={"field": ["baluarte level1 as one", "baluarte level1 as two"]},
    )
    board.attack("side", "captain", "thor").block("one captain", "two captain", "two thor")
    assert board.decision.rule == "turn.attack.damage.4"
    board.play("assign 3", "assign 0")
    dealt = board.after(DEALT)
    assert (dealt.die("captain").damage, dealt.die("thor").damage) == (6, 6)
    assert (dealt.die("one").damage, dealt.die("two").damage) == (3, 5)


@rule("dice_masters", "turn.attack.damage.6", "turn.attack.block.5")
def test_blocking_several_attackers_is_blocking_once() -> None:
    """Gap attack.several-blocks."""
    text = RAMPART["text"] + "\nQuando este dado bloquear, cause 1 de dano ao oponente."
    board = Board(
        step="attack",
        cards=[{**RAMPART, "text": text}],
        player1={"field": THREE},
        player2={"field": ["baluarte level1 as rampart"]},
    )
    board.attack("captain", "thor").block("rampart captain", "rampart thor")
    assert board.life(1) == 14


@rule("dice_masters", "turn.attack.damage.7", "turn.attack.damage.9")
@pytest.mark.parametrize(("blockers", "falls"), [(2, False), (3, True), (4, True)])
def test_the_attacks_of_several_blockers_add_up(blockers: int, falls: bool) -> None:
    """Captain America has defence 3; each Sidekick has attack 1."""
    labels = [f"side{n}" for n in range(blockers)]
    board = fight(
        ["capitao-america-heroi-americano level1 as captain"],
        [f"parceiro as {label}" for label in labels],
        *[f"{label} captain" for label in labels],
    )
    board.play("assign 3")
    assert board.after(DEALT).die("captain").damage == blockers
    assert board.die("captain").area == ("prep" if falls else "field")


@rule("dice_masters", "turn.attack.damage.8")
def test_what_exceeds_a_defence_is_lost() -> None:
    """Thor deals 5 to a Sidekick: neither the player nor the Sidekick beside it is hit."""
    board = fight(
        ["thor-guerreiro-lendario level1 as thor", "parceiro as second"],
        ["parceiro as side", "capitao-america-heroi-americano as captain"],
        "side thor",
        "captain second",
    )
    assert board.life(2) == 15
    assert board.after(DEALT).die("captain").damage == 1
    # Assigned to one of two blockers, the excess does not pass on to the other.
    board = fight(
        ["thor-guerreiro-lendario level1 as thor"],
        ["parceiro as side", "parceiro as other"],
        "side thor",
        "other thor",
    )
    board.play("assign 5")
    assert sorted([board.die("side").area, board.die("other").area]) == ["field", "prep"]
    assert board.life(2) == 15


@rule("dice_masters", "turn.attack.damage.9")
@pytest.mark.parametrize(("before", "falls"), [(0, False), (2, False), (3, True), (5, True)])
def test_accumulated_damage_that_reaches_or_passes_the_defence_knocks_out(before: int, falls: bool) -> None:
    """Thor has defence 6; Captain America deals 3 on top of what he has taken this turn."""
    thor = "thor-guerreiro-lendario level1 as thor" + (f" damage {before}" if before else "")
    board = fight(["capitao-america-heroi-americano level1 as captain"], [thor], "thor captain")
    assert board.after(DEALT).die("thor").damage == before + 3
    assert board.die("thor").area == ("prep" if falls else "field")


@rule("dice_masters", "turn.attack.damage.10")
def test_a_knocked_out_die_goes_to_its_owners_prep_area() -> None:
    board = fight(["parceiro as one"], ["tempestade-ro level2 as storm", "parceiro as two"], "two one")
    after = board.after("turn.attack.damage.9")
    assert (after.die("one").area, after.die("one").owner) == ("prep", 1)
    assert (after.die("two").area, after.die("two").owner) == ("prep", 2)
    assert after.die("two").face == ""  # unrolled
    # It is rolled on its owner's next turn with the four he draws.
    assert board.table.active == 1
    assert board.zone(2, "prep") == {"parceiro": 5}
    assert board.zone(1, "prep") == {"parceiro": 1}


@rule("dice_masters", "turn.attack.damage.11")
def test_the_attacker_resolves_all_his_effects_of_the_damage_then_the_defender() -> None:
    """Two attackers fall and would win together; the defender's one effect would win too, but comes later."""
    for active in (1, 2):
        sides = {
            f"player{active}": {"life": 1, "field": ["martir level1 as a", "martir level1 as b"]},
            f"player{3 - active}": {"life": 2, "field": ["martir level3 as c", "parceiro as d"]},
        }
        board = Board(step="attack", active=active, cards=[MARTYR], **sides)
        board.attack("a", "b").block("d a", "c b")
        assert len(board.table.waiting) == 3
        assert board.deciding() == active
        board.play("resolve tempestade")
        assert board.winner() == active


@rule("dice_masters", "turn.attack.damage.11")
def test_the_defenders_effects_follow() -> None:
    board = fight(["martir level1 as a"], ["martir level1 as c"], "c a", cards=[MARTYR])
    assert (board.life(1), board.life(2)) == (14, 14)


@rule("dice_masters", "turn.attack.damage.12")
def test_each_unblocked_attacker_takes_its_attack_from_the_defenders_life() -> None:
    board = fight(
        [
            "thor-guerreiro-lendario level1 as thor",
            "homem-aranha-tigrao level2 as spider",
            "parceiro as side",
        ],
        ["hulk-aniquilador level1 as hulk"],
        "hulk side",
    )
    assert board.life(2) == 15 - 5 - 4
    assert board.life(1) == 15


@rule("dice_masters", "turn.attack.damage.12")
def test_certain_abilities_let_blocked_characters_damage_the_player() -> None:
    """Thrown Car: what exceeds the defence of the blockers. Cyclops: his whole attack."""
    board = Board(
        step="attack",
        player1={"field": ["thor-guerreiro-lendario level1 as thor"], "reserve": ["arremessar-carro action as car"]},
        player2={"field": ["capitao-america-heroi-americano level1 as captain"]},
    )
    board.attack("thor").block("captain thor").play("use car")
    assert board.life(2) == 15 - (5 + 1 - 3)
    board = fight(["ciclope-scott-summers level1 as cyclops"], ["parceiro as side"], "side cyclops")
    board.play("accept")
    assert board.life(2) == 15 - 4
    assert board.after(DEALT).die("side").damage == 0


@rule("dice_masters", "turn.attack.damage.12", "turn.attack.damage.3")
def test_an_attacker_whose_blocker_has_gone_stays_blocked() -> None:
    """Gap attack.blocker-removed: Smash! takes the blocker away before the damage."""
    board = Board(
        step="attack",
        player1={"field": ["thor-guerreiro-lendario level1 as thor"], "reserve": ["esmaga action as smash"]},
        player2={"field": ["parceiro as side"]},
    )
    board.attack("thor").block("side thor").play("use smash", "choose side")
    assert board.life(2) == 15
    assert board.die("thor").area == "field"
