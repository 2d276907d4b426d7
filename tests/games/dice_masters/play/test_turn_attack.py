"""Attack Step: attackers, blockers, actions and globals."""

from __future__ import annotations

import pytest

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

NAP = ["draw: parceiro*4", "roll: fist*4"]

#: Pay a mask: 1 damage to the opponent.
STING = {
    "title": "Ferrão",
    "cost": 3,
    "energy": "mask",
    "max": 4,
    "die": "storm",
    "text": "Global: Pague 1 máscara. Cause 1 de dano ao oponente.",
}


@rule("dice_masters", "turn.attack.1")
def test_the_attack_starts_when_the_main_step_is_over() -> None:
    board = Board(
        step="main", player1={"reserve": [SPARE, "parceiro fist"], "field": ["thor-senhor-de-asgard as thor"]}
    )
    assert board.refused("attack thor") == "turn.main.1"
    board.play("pass")
    assert board.die("spare").area == "used"
    assert board.offers("attack thor")


@rule("dice_masters", "turn.attack.2", "turn.attack.actions.1")
def test_the_attacker_may_still_use_actions_and_the_defender_only_globals() -> None:
    board = Board(
        step="attack",
        cards=[STING],
        player1={
            "field": ["thor-senhor-de-asgard as thor"],
            "reserve": ["rajada-de-poder action as mine", "parceiro mask"],
            "cards": {"ferrao": 2},
        },
        player2={"reserve": ["rajada-de-poder action as theirs", "parceiro mask"]},
    )
    board.attack("thor")
    assert board.options() == ["pass", "use mine", "global ferrao"]
    board.play("use mine", "choose player2")
    assert board.life(2) == 13
    board.play("pass")
    assert board.deciding() == 2
    assert board.options() == ["decline", "global ferrao"]
    board.play("global ferrao")
    assert board.life(1) == 14


@rule("dice_masters", "turn.attack.3")
def test_globals_wait_until_blockers_are_declared() -> None:
    board = Board(
        step="attack",
        cards=[STING],
        player1={"field": ["parceiro as side"], "reserve": ["parceiro mask"], "cards": {"ferrao": 2}},
        player2={"field": ["fera-azulao level2 as beast"], "reserve": ["parceiro mask"]},
    )
    assert board.refused("global ferrao") == "turn.attack.declare.1"
    board.attack("side")
    assert board.deciding() == 2
    assert board.refused("global ferrao") == "turn.attack.block.1"
    board.block("beast side")
    assert board.deciding() == 1
    assert board.offers("global ferrao")


@rule("dice_masters", "turn.attack.3")
def test_reactive_globals_answer_the_event_when_it_happens() -> None:
    """Iron Man's global redirects damage of the attack; it can't be used before there is any."""
    board = Board(
        step="attack",
        player1={"field": ["thor-senhor-de-asgard as thor"]},
        player2={
            "field": ["capitao-america-lider-nato as captain"],
            "reserve": ["parceiro shield"],
            "cards": {"homem-de-ferro-inventor": 1},
        },
    )
    board.attack("thor")
    assert board.refused("global homem-de-ferro-inventor") == "turn.attack.block.1"
    board.block()
    assert board.deciding() == 2
    assert board.decision.rule == "initiative.12"
    assert board.life(2) == 15
    board.play("react homem-de-ferro-inventor 0", chance=NAP)
    assert board.life(2) == 15 - 4
    assert board.after("turn.attack.damage.1").die("captain").damage == 1


@rule("dice_masters", "turn.attack.4")
def test_attackers_then_blockers_then_actions_and_globals_then_damage() -> None:
    board = Board(
        step="attack",
        cards=[STING],
        player1={"field": ["thor-senhor-de-asgard as thor"], "reserve": ["parceiro mask"], "cards": {"ferrao": 2}},
        player2={"field": ["fera-azulao level2 as beast"]},
    )
    asked = [board.decision.ask]
    board.attack("thor")
    asked.append(board.decision.ask)
    board.block("beast thor")
    asked.append(board.decision.ask)
    assert asked == ["ask-attack", "ask-block", "ask-actions"]
    assert (board.die("beast").damage, board.die("thor").damage) == (0, 0)
    board.play("pass")
    dealt = board.after("turn.attack.damage.1")
    assert (dealt.die("beast").damage, dealt.die("thor").damage) == (5, 3)


# -- attackers -------------------------------------------------------------------------


@rule("dice_masters", "turn.attack.declare.1")
def test_all_some_or_none_of_the_characters_attack() -> None:
    """Three equal Sidekicks and Thor: from nobody to all."""
    for sidekicks, thor in ((0, False), (1, False), (2, True), (3, True)):
        board = Board(step="attack", player1={"field": ["parceiro*3", "thor-senhor-de-asgard as thor"]})
        board.attack(*["parceiro"] * sidekicks, *(["thor"] if thor else []), chance=NAP)
        assert board.life(2) == 15 - sidekicks - 5 * thor
        assert board.zone(1, "field").get("parceiro", 0) == 3 - sidekicks


@rule("dice_masters", "turn.attack.declare.1")
def test_only_the_player_whose_turn_it_is_attacks_and_with_his_own_characters() -> None:
    board = Board(
        step="attack",
        active=2,
        player1={"field": ["thor-senhor-de-asgard as thor"]},
        player2={"field": ["parceiro as side"]},
    )
    assert board.deciding() == 2
    assert board.refused("attack thor") == "turn.attack.declare.1"
    board.attack("side")
    assert board.deciding() == 1
    assert board.verbs() == {"done", "block"}


@rule("dice_masters", "turn.attack.declare.1")
def test_a_character_may_attack_on_the_turn_it_is_fielded() -> None:
    """Gap main.summoning."""
    board = Board(step="main", player1={"reserve": ["parceiro level1 as side"]})
    board.play("field side").attack("side")
    assert board.life(2) == 14


@rule("dice_masters", "turn.attack.declare.2")
def test_attacking_costs_no_energy() -> None:
    board = Board(
        step="attack",
        player1={"field": ["thor-senhor-de-asgard level3 as thor"], "reserve": ["parceiro*3 fist"]},
        player2={"field": ["parceiro"]},
    )
    board.attack("thor")
    assert board.die("thor").area == "attack"
    assert board.zone(1, "reserve") == {"parceiro": 3}


@rule("dice_masters", "turn.attack.declare.3")
def test_without_attackers_the_turn_ends_and_nobody_uses_globals() -> None:
    board = Board(
        step="attack",
        cards=[STING],
        player1={
            "field": ["thor-senhor-de-asgard as thor damage 2"],
            "reserve": ["parceiro mask", "rajada-de-poder action as bolt"],
            "cards": {"ferrao": 2},
        },
        player2={"reserve": ["parceiro mask"], "field": ["parceiro"]},
    )
    board.play("done", chance=NAP)
    assert board.table.active == 1
    assert board.decision.ask == "ask-reroll"
    assert (board.life(1), board.life(2)) == (15, 15)
    # The clean-up took place (gap attack.no-attack-cleanup).
    assert board.die("bolt").area == "used"
    assert board.die("thor").damage == 0


@rule("dice_masters", "turn.attack.declare.4")
def test_effects_of_attacking_come_before_any_blocking() -> None:
    """Goddess of the Plains rerolls the opposing characters: only those still there may block."""
    board = Board(
        step="attack",
        player1={"field": ["tempestade-deusa-das-planicies level1 as storm"]},
        player2={"field": ["parceiro as side", "thor-senhor-de-asgard as thor"]},
    )
    board.attack("storm", chance=["roll: fist", "roll: level2"])
    assert board.deciding() == 2
    assert board.options() == ["done", "block thor storm"]
    assert (board.die("side").area, board.die("thor").level) == ("prep", 2)


# -- blockers --------------------------------------------------------------------------


def assault() -> Board:
    """Two attackers, three who might block."""
    return Board(
        step="attack",
        player1={"field": ["thor-senhor-de-asgard as thor", "capitao-america-heroi-americano as captain"]},
        player2={
            "field": [
                "fera-azulao level2 as beast",
                "tempestade-sacerdotisa-africana level2 as storm",
                "parceiro as side",
            ]
        },
    ).attack("thor", "captain")


@rule("dice_masters", "turn.attack.block.1")
def test_the_opponent_names_the_attacker_that_each_blocker_blocks() -> None:
    board = assault()
    assert board.deciding() == 2
    board.play("block side thor")
    assert board.refused("block beast storm") == "turn.attack.block.1"  # she does not attack
    board.block("beast captain")
    table = board.after("turn.attack.block.1", -2).table
    blocks = {name: table.pieces[board.names[name]].blocks for name in ("side", "beast", "storm")}
    assert blocks == {"side": (board.names["thor"],), "beast": (board.names["captain"],), "storm": ()}
    assert board.after("turn.attack.block.1", -2).die("beast").area == "attack"


@rule("dice_masters", "turn.attack.block.2")
def test_all_some_or_none_may_block() -> None:
    assert assault().block().life(2) == 15 - 5 - 3
    assert assault().block("beast thor").life(2) == 15 - 3
    board = assault().block("beast thor", "storm captain", "side captain")
    assert board.after("turn.attack.block.5").zone(2, "attack") == {"fera": 1, "tempestade": 1, "parceiro": 1}
    assert board.life(2) == 15


@rule("dice_masters", "turn.attack.block.3")
def test_each_blocker_blocks_a_single_attacker() -> None:
    board = assault()
    board.play("block side thor")
    assert board.refused("block side captain") == "turn.attack.block.3"
    assert not any(option.startswith("block side") for option in board.options())


@rule("dice_masters", "turn.attack.block.3")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_blocker_blocks_as_many_attackers_as_its_text_says_and_one_without_it(most: int) -> None:
    """Three attackers against one die: after so many it is offered no more, and only those are blocked."""
    words = {1: "", 2: "Este dado pode bloquear até dois atacantes.", 3: "Este dado pode bloquear até três atacantes."}
    wall = {"title": "Muralha", "cost": 3, "max": 4, "die": "storm", "energy": "mask", "text": words[most]}
    attackers = ["thor-filho-de-odin as a", "capitao-america-lider-nato as b", "hulk-aniquilador as c"]
    board = Board(
        step="attack",
        cards=[wall],
        player1={"field": attackers},
        player2={"field": ["muralha level1 as wall", "muralha level2 as other"]},
    )
    board.attack("a", "b", "c")
    for label in "abc"[:most]:
        board.play(f"block wall {label}")
    assert not any(option.startswith("block wall") for option in board.options())
    if most < 3:
        assert board.refused("block wall c") == "turn.attack.block.3"
    board.play("done")
    blocked = [label for label in "abc" if board.after("turn.attack.block.5").table.pieces[board.names[label]].blocked]
    assert blocked == list("abc"[:most])


@rule("dice_masters", "turn.attack.block.4")
def test_several_blockers_may_block_the_same_attacker() -> None:
    board = assault().block("side thor", "beast thor", "storm thor")
    table = board.after("turn.attack.block.5").table
    assert len(table.blockers_of(board.names["thor"])) == 3


@rule("dice_masters", "turn.attack.block.1", "turn.attack.block.4")
def test_equal_attackers_may_be_blocked_apart_or_one_of_them_twice() -> None:
    sides = {
        "player1": {"field": ["parceiro as a", "parceiro as b"]},
        "player2": {"field": ["parceiro as c", "parceiro as d"]},
    }
    board = Board(step="attack", **sides).attack("a", "b")
    assert board.options() == ["done", "block c a"]
    board.play("block c a")
    assert board.options() == ["done", "block d a", "block d b"]
    both = board.copy().block("d b")
    assert both.life(2) == 15
    assert {both.die(name).area for name in "abcd"} == {"prep"}
    board.block("d a").play("assign 1")
    assert board.life(2) == 14
    assert board.die("b").area == "used"


@rule("dice_masters", "turn.attack.block.5")
def test_effects_of_blocking_and_of_being_blocked_follow_the_blocks() -> None:
    """Beast, Big Boy Blue gains when he blocks; Cyclops may choose when he is blocked."""
    board = Board(
        step="attack",
        player1={"field": ["ciclope-scott-summers level1 as cyclops"]},
        player2={"field": ["fera-azulao level2 as beast"]},
    )
    board.attack("cyclops").block("beast cyclops")
    assert board.deciding() == 1  # Cyclops: may strike the player instead
    assert board.offers("accept")
    board.play("accept", chance=NAP)
    assert board.after("turn.attack.block.5").die("beast").defence == 3 + 1
    assert board.life(2) == 15 - 4


@rule("dice_masters", "turn.attack.block.5")
def test_nothing_is_set_off_for_whoever_neither_blocks_nor_is_blocked() -> None:
    board = Board(
        step="attack",
        player1={"field": ["ciclope-scott-summers level1 as cyclops", "parceiro as side"]},
        player2={"field": ["fera-azulao level2 as beast", "parceiro as other"]},
    )
    board.attack("cyclops", "side").block("other side")
    blocked = board.after("turn.attack.block.5")
    assert blocked.die("beast").defence == 3
    assert board.life(2) == 15 - 4


@rule("dice_masters", "turn.attack.block.6")
def test_the_attacker_resolves_his_effects_before_the_defender() -> None:
    """Either effect would end the game: the first one does."""
    die = {"cost": 2, "energy": "fist", "max": 4, "die": "spider_man"}
    blocked = {**die, "title": "Alvo", "text": "Quando este dado for bloqueado, cause 1 de dano ao oponente."}
    blocks = {**die, "title": "Muro", "text": "Quando este dado bloquear, cause 1 de dano ao oponente."}
    for active in (1, 2):
        sides = {
            f"player{active}": {"life": 1, "field": ["alvo as target"]},
            f"player{3 - active}": {"life": 1, "field": ["muro as wall"]},
        }
        board = Board(step="attack", active=active, cards=[blocked, blocks], **sides)
        board.attack("target").block("wall target")
        assert board.winner() == active


# -- actions and globals -----------------------------------------------------------------


def window(**first: object) -> Board:
    """After blocks, both with globals to use."""
    return (
        Board(
            step="attack",
            cards=[STING],
            player1={
                "field": ["thor-senhor-de-asgard as thor"],
                "reserve": ["parceiro*2 mask"],
                "cards": {"ferrao": 2},
                **first,
            },
            player2={"field": ["parceiro as side"], "reserve": ["parceiro*2 mask"]},
        )
        .attack("thor")
        .block("side thor")
    )


@rule("dice_masters", "turn.attack.actions.2")
def test_the_attacker_acts_first() -> None:
    board = window(life=1)
    assert board.deciding() == 1
    assert board.decision.rule == "turn.attack.actions.1"
    board.play("pass")
    assert board.deciding() == 2
    board.play("global ferrao")
    assert board.winner() == 2


@rule("dice_masters", "turn.attack.actions.3")
def test_damage_comes_when_neither_has_anything_more_to_use() -> None:
    board = window()
    board.play("pass", "global ferrao")
    assert board.life(1) == 14
    assert board.deciding() == 1  # he may answer
    board.play("global ferrao")
    board.play("pass")
    assert board.deciding() == 2
    assert board.die("side").damage == 0
    board.play("decline")
    assert board.deciding() == 1  # he who offered is asked once more
    board.play("pass")
    assert board.after("turn.attack.damage.1").die("side").damage == 5
    assert board.table.active == 1
