"""Initiative conflicts, and the globals that follow the same procedure."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import RECKLESS, SPARK, action, character
from tests.proof import rule

INVENTOR = "homem-de-ferro-inventor"


@rule("dice_masters", "initiative.1")
def test_effects_of_the_player_whose_turn_it_is_come_first() -> None:
    """Force Beam hits a Hulk on either side: both texts are set off at once."""
    for active in (1, 2):
        other = 3 - active
        board = Board(
            step="main",
            active=active,
            **{
                f"player{active}": {
                    "reserve": ["feixe-de-energia action", SPARE],
                    "field": [
                        "hulk-gigante-esmeralda level3",
                        "tocha-humana-palito-de-fosforo as a",
                        "fera-azulao as b",
                    ],
                },
                f"player{other}": {
                    "field": [
                        "hulk-gigante-esmeralda level3",
                        "tocha-humana-palito-de-fosforo as c",
                        "fera-azulao as d",
                    ],
                },
            },
        )
        board.play("use feixe-de-energia")
        assert board.deciding() == active
        assert sorted(board.options()) == ["choose c", "choose d"]
        board.play("choose c")
        assert board.deciding() == other
        board.play("choose a")
        assert board.die("a").area == board.die("c").area == "prep"
        assert board.die("b").area == board.die("d").area == "field"


@rule("dice_masters", "initiative.2")
def test_simultaneous_effects_of_one_player_are_ordered_by_him() -> None:
    """The Captain gains life for each Sidekick he knocks out; the Torch may burn the Sidekick before or after."""
    for first, life in (("capitao-america", 11), ("tocha-humana", 10)):
        board = Board(
            step="main",
            player1={
                "life": 10,
                "reserve": ["capitao-america-vingador-estrelado level1 as captain", "parceiro bolt", SPARE],
                "field": ["tocha-humana-em-chamas level1 as torch"],
            },
            player2={"field": ["parceiro as side"]},
        )
        board.play("field captain")
        assert board.deciding() == 1
        assert sorted(board.options()) == ["resolve capitao-america", "resolve tocha-humana"]
        board.play(f"resolve {first}")
        board.play("choose side" if first == "tocha-humana" else "choose player2")
        assert board.life(1) == life
        assert board.die("side").area == "prep"


AVENGER = character("Vingança", "Quando este dado sofrer dano, cause 1 de dano ao oponente.", "thor", "bolt")


@rule("dice_masters", "initiative.3")
def test_the_first_effect_that_zeroes_a_life_decides() -> None:
    """Both have 1 life and a text that is about to take it: only the first is carried out."""
    for active in (1, 2):
        side = {"life": 1, "field": ["vinganca level1"]}
        board = Board(
            step="main",
            active=active,
            cards=[AVENGER],
            **{
                f"player{active}": {**side, "reserve": ["feixe-de-energia action", SPARE]},
                f"player{3 - active}": side,
            },
        )
        board.play("use feixe-de-energia")
        assert board.winner() == active
        assert board.life(active) == 1
        assert board.life(3 - active) == 0


@rule("dice_masters", "initiative.4")
def test_an_effect_is_resolved_to_its_end_before_another_starts() -> None:
    """Neither Hulk's text nor player 2, who could pay a global, comes between the two sentences of the action."""
    drain = action("Drenar", "Cause 1 de dano a um personagem. Você ganha 2 de vida.")
    board = Board(
        step="main",
        centre={"faisca": 0},
        cards=[drain, SPARK],
        player1={"life": 5, "reserve": ["drenar action", SPARE], "field": ["parceiro as mine"]},
        player2={"field": ["hulk-gigante-esmeralda level3 as hulk"], "reserve": ["parceiro bolt"]},
    )
    board.play("use drenar", "choose hulk")
    told = [event.kind for event in board.events if event.kind in ("damage", "gain-life", "knock-out")]
    assert told == ["damage", "gain-life", "knock-out"]
    assert board.life(1) == 7
    assert board.die("mine").area == "prep"


@rule("dice_masters", "initiative.5")
def test_redirecting_damage_may_interrupt_other_effects_may_not() -> None:
    board = Board(
        step="main",
        centre={"faisca": 0, "proteger-se": 0},
        cards=[SPARK],
        player1={"reserve": ["rajada-de-poder action", SPARE]},
        player2={"field": ["parceiro as side"], "reserve": ["parceiro*2 shield"], "cards": {INVENTOR: 1}},
    )
    board.play("use rajada-de-poder", "choose player2")
    assert board.deciding() == 2
    assert board.verbs() == {"react", "decline"}
    assert board.refused("global proteger-se") == "initiative.12"
    board.play(f"react {INVENTOR} 0")
    assert board.life(2) == 14
    assert board.die("side").area == "prep"


@rule("dice_masters", "initiative.6", "globals.7")
def test_of_two_globals_the_active_players_is_played_first() -> None:
    for active in (1, 2):
        board = Board(
            step="main",
            active=active,
            centre={"faisca": 0},
            cards=[SPARK],
            player1={"reserve": ["parceiro bolt"], "field": ["parceiro as a"]},
            player2={"reserve": ["parceiro bolt"], "field": ["parceiro as b"]},
        )
        assert board.deciding() == active
        assert board.offers("global faisca")


def duel(**more: object) -> Board:
    """Both have energy for a global that hurts its user; both can always act."""
    return Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"reserve": ["parceiro*4 bolt", SPARE]},
        player2={"reserve": ["parceiro*4 bolt"]},
        **more,
    )


@rule("dice_masters", "initiative.8", "globals.5", "globals.2")
def test_the_active_player_acts_as_often_as_he_likes_and_then_offers() -> None:
    board = duel()
    for life in (14, 13, 12):
        assert board.deciding() == 1
        board.play("global imprudencia")
        assert board.life(1) == life
    assert len(board.faces(1, "reserve")) == 2  # each use was paid anew
    board.play("field spare")
    assert board.deciding() == 1
    board.play("pass")
    assert board.deciding() == 2


@rule("dice_masters", "initiative.8")
def test_the_active_player_may_offer_without_having_acted() -> None:
    assert duel().play("pass").deciding() == 2


@rule("dice_masters", "initiative.9", "initiative.10", "globals.7")
def test_the_other_takes_a_single_action_and_the_active_player_may_go_on() -> None:
    board = duel().play("pass", "global imprudencia")
    assert board.life(2) == 14
    assert board.deciding() == 1
    board.play("global imprudencia", "global imprudencia", "pass")
    assert board.life(1) == 13
    assert board.deciding() == 2
    board.play("decline")
    assert board.deciding() == 1  # declined: the active player may still act again
    board.play("global imprudencia", "pass")
    assert board.deciding() == 2
    assert board.verbs() == {"decline", "global", "group"}  # his chance comes again, for the active player has acted


@rule("dice_masters", "initiative.11", "globals.7")
def test_when_both_pass_one_after_the_other_nobody_acts_any_more_in_the_step() -> None:
    board = duel().play("pass", "decline", "pass")
    assert board.table.turn == 2  # nobody to attack with: the turn is over
    assert board.after("turn.main.field.8").zone(2, "reserve") == {"parceiro": 4}


@rule("dice_masters", "initiative.11", "initiative.12", "globals.1")
def test_reactions_to_damage_are_open_after_both_have_passed() -> None:
    board = Board(
        step="attack",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"field": ["parceiro as side"], "reserve": ["parceiro bolt"]},
        player2={
            "field": ["thor-filho-de-odin as thor"],
            "reserve": ["parceiro shield", "parceiro bolt"],
            "cards": {INVENTOR: 1},
        },
    )
    board.play("attack side", "done", "pass")
    assert board.deciding() == 2
    assert board.refused(f"global {INVENTOR}") == "initiative.12"
    board.play("decline", "pass")
    assert board.deciding() == 2
    assert sorted(board.options()) == ["decline", f"react {INVENTOR} 0"]
    board.play(f"react {INVENTOR} 0")
    assert board.life(2) == 15
    assert board.after("turn.attack.damage.11").die("thor").damage == 1


# -- globals ------------------------------------------------------------------------


@rule("dice_masters", "globals.1", "glossary.global")
def test_both_players_use_globals_in_the_main_step_and_in_the_attack_step() -> None:
    """Take Cover stands in the centre; the Sentinel's card is player 1's, and its global is for both."""
    sentinel = character("Sentinela", "Global: Pague 1 máscara. Você ganha 1 de vida.")
    lives = {"life": 5, "reserve": ["parceiro*2 mask"]}
    board = Board(
        step="main",
        cards=[sentinel],
        player1={**lives, "cards": {"sentinela": 1}, "field": ["parceiro as side"]},
        player2={**lives, "field": ["parceiro as other"]},
    )
    board.play("global sentinela", "pass", "global sentinela", "pass", "decline", "pass")
    assert (board.life(1), board.life(2)) == (6, 6)
    board.play("attack side")
    assert board.refused("global sentinela") == "turn.attack.block.1"  # not between attackers and blockers
    board.play("done", "global sentinela", "global sentinela")
    assert (board.life(1), board.life(2)) == (7, 7 - 1)


@rule("dice_masters", "globals.1")
def test_no_globals_in_the_other_steps() -> None:
    board = Board(
        step="roll",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"reserve": ["parceiro*2 bolt"], "prep": ["parceiro*2"], "field": ["parceiro as side"]},
        player2={"reserve": ["parceiro*2 bolt"]},
    )
    assert board.refused("global imprudencia") == "turn.roll.2"
    board.play("roll").pass_to("attack")
    assert board.refused("global imprudencia") == "turn.attack.declare.1"


@rule("dice_masters", "globals.3")
def test_a_double_energy_may_be_spent_in_part_on_a_global() -> None:
    board = Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"reserve": ["thor-filho-de-odin bolt2 as double", SPARE]},
    )
    board.play("global imprudencia", "change double")
    assert board.die("double").face == "bolt"
    assert board.die("double").area == "reserve"
    board.play("global imprudencia")
    assert board.life(1) == 13
    assert board.die("double").area == "used"


GUARD = action("Guarda", "Global: Pague 1 energia. Um personagem ganha +1D até o fim do turno.")
STING = action("Ferrão", "Global: Pague 1 energia. Cause 1 de dano a um personagem.")


@rule("dice_masters", "globals.4")
def test_globals_paid_as_a_group_resolve_together() -> None:
    """One generic die of 2 pays the damage and the defence: the Sidekick has both before anybody falls."""
    position = {
        "step": "main",
        "centre": {"guarda": 0, "ferrao": 0, "esmaga": 1},
        "cards": [GUARD, STING],
        "player1": {"reserve": ["esmaga generic2", SPARE], "field": ["parceiro as side", "thor-filho-de-odin as thor"]},
    }
    board = Board(**position)
    board.play("global ferrao", "global guarda", "choose side", "choose side")
    assert board.die("side").area == "field"
    assert (board.die("side").damage, board.die("side").defence) == (1, 2)
    board = Board(**position)
    board.play("global ferrao", "pay", "choose side")
    assert board.die("side").area == "prep"


GROUP = {
    "step": "main",
    "centre": {"guarda": 0, "ferrao": 0},
    "cards": [GUARD, STING],
    "player2": {"reserve": ["parceiro bolt"]},
}
TWO_DICE = {"reserve": ["parceiro*2 bolt", SPARE], "field": ["parceiro as side", "thor-filho-de-odin as thor"]}


@rule("dice_masters", "globals.4", "globals.6")
def test_in_a_casual_game_a_group_needs_no_generic_die() -> None:
    """Two dice of named energy: both globals are paid and resolved before the other may act or anybody falls."""
    board = Board(**GROUP, rulings={"priority": "casual"}, player1=TWO_DICE)
    assert board.refused("group") == "globals.4"  # every global asks for more
    board.play("global ferrao")
    assert (board.deciding(), board.decision.rule, board.verbs()) == (1, "globals.4", {"pay", "global"})
    board.play("global guarda", "choose side", "choose side")
    assert (board.die("side").area, board.die("side").damage, board.die("side").defence) == ("field", 1, 2)
    assert board.deciding() == 2
    alone = Board(**GROUP, rulings={"priority": "casual"}, player1=TWO_DICE)
    alone.play("global ferrao", "pay", "choose side")
    assert alone.die("side").area == "prep"
    assert alone.deciding() == 2  # the other is asked between the two


@rule("dice_masters", "globals.4")
def test_in_the_tournament_procedure_a_group_is_announced() -> None:
    board = Board(**GROUP, player1=TWO_DICE)
    board.play("group")
    assert board.verbs() == {"global"}
    board.play("global ferrao", "global guarda", "choose side", "choose side")
    assert (board.die("side").area, board.die("side").damage) == ("field", 1)
    assert board.zone(1, "used") == {"parceiro": 2}
    alone = Board(**GROUP, player1=TWO_DICE)
    alone.play("global ferrao", "choose side")  # no question: nobody acts between, and nothing is lost
    assert alone.die("side").area == "prep"
    few = Board(**GROUP, player1={**TWO_DICE, "reserve": ["parceiro bolt", SPARE]})
    assert not few.offers("group")
    assert few.refused("group") == "globals.4"


@rule("dice_masters", "globals.4")
def test_what_is_not_paid_with_energy_joins_no_group() -> None:
    stoop = action("Curvar", "Global: Pague virando um personagem seu um nível abaixo. Cause 1 de dano ao oponente.")
    board = Board(
        step="main",
        centre={"curvar": 0, "ferrao": 0},
        cards=[stoop, STING],
        player1={"reserve": ["parceiro*2 bolt", SPARE], "field": ["thor-filho-de-odin level2 as thor"]},
    )
    assert board.offers("global curvar")
    board.play("group")
    assert board.options() == ["pay", "global ferrao"]  # the first could only be this one
    assert board.refused("global curvar") == "globals.4"


@rule("dice_masters", "globals.6")
def test_in_a_casual_game_the_other_may_start_a_global_after_each_action() -> None:
    board = duel(rulings={"priority": "casual"})
    board.play("field spare")
    assert board.deciding() == 2
    assert sorted(board.verbs()) == ["decline", "global"]
    board.play("global imprudencia", "pay")
    assert board.life(2) == 14
    assert board.deciding() == 1
    board.play("global imprudencia", "pay")
    assert board.deciding() == 2
    board.play("decline")
    assert board.deciding() == 1
