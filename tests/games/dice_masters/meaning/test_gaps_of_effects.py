"""Where the rulebook is silent: the rulings on effects."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalChoice
from ludoteca.core.match import Match
from ludoteca.games.dice_masters import GAME
from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import RECKLESS, RUST, SPARK, action, character
from tests.proof import rule

#: A global that somebody can pay keeps the attack open after blocks, to look at it.
OPEN = {"centre": {"faisca": 0, "distracao": 0, "esmaga": 0}, "cards": [SPARK]}
INVENTOR = "homem-de-ferro-inventor"


@rule("dice_masters", "turn.attack.damage.9", "turn.attack.damage.10")
def test_knock_outs_are_checked_after_each_complete_effect() -> None:
    """Gap effects.ko-check: all dice hit by one effect fall together, before its triggers."""
    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action", SPARE], "field": ["hulk-gigante-esmeralda level3 as hulk"]},
        player2={"field": ["parceiro*2", "thor-filho-de-odin level1 as thor"]},
    )
    board.play("use feixe-de-energia")
    fallen = board.happened("knock-out")
    assert [len(event.subjects) for event in fallen] == [2, 1]  # the Sidekicks; then Thor, by Hulk
    assert board.die("thor").area == "prep"


@rule("dice_masters", "initiative.1", "initiative.2")
def test_the_pool_of_triggers() -> None:
    """Gap effects.trigger-queue: what the active player's effects set off joins the pool, before the other's turn."""
    spark = character("Pavio", "Quando este dado sofrer dano, cause 1 de dano a um Homem de Ferro.", "thor", "bolt")
    revenge = character("Vingança", "Quando este dado sofrer dano, cause 1 de dano ao oponente.", "hulk", "fist")
    board = Board(
        step="main",
        cards=[spark, revenge],
        player1={
            "life": 5,
            "reserve": ["rajada-de-poder action", "feixe-de-energia action", SPARE],
            "field": ["pavio level3", "homem-de-ferro-filantropo level1 as iron"],
        },
        player2={"field": ["vinganca level3"]},
    )
    board.play("use feixe-de-energia", "resolve thor")
    told = [event.kind for event in board.events if event.kind in ("gain-life", "damage")]
    # Force Beam; the fuse burns Iron Man; life twice; and only then player 2's revenge.
    assert told == ["damage", "damage", "gain-life", "gain-life", "damage"]
    assert board.life(1) == 5 + 2 - 1


@rule("dice_masters", "turn.attack.damage.11", "bursts.2")
def test_a_trigger_of_a_die_that_has_left_the_field() -> None:
    """Gap effects.last-known: it resolves with the face last shown, "while active" or not.

    Gap combat.ironman-sentence: damage that knocks a die out still sets off its text; a knock-out without damage
    sets off nothing.
    """
    board = Board(
        step="attack",
        player1={"field": ["thor-filho-de-odin level2 as thor", "capitao-america-lider-nato level3 as captain"]},
        player2={"field": ["hulk-gigante-esmeralda level1 as hulk"]},
    )
    board.play("attack thor", "block hulk thor")
    assert board.die("hulk").area == "prep"
    assert sorted(board.options()) == ["choose captain", "choose thor"]  # by the burst that Hulk showed
    board.play("choose captain")
    assert board.die("captain").area == "prep"

    iron = {"life": 10, "field": ["homem-de-ferro-filantropo level1 as iron", "parceiro as side"]}
    board = Board(step="attack", player1={"field": ["thor-filho-de-odin as thor"]}, player2=iron)
    board.play("attack thor", "block iron thor")
    assert board.life(2) == 11
    assert not board.zone(2, "field").get("homem-de-ferro")
    board = Board(step="main", player1={"reserve": ["esmaga action", SPARE]}, player2=iron)
    board.play("use esmaga", "choose iron")
    assert board.die("iron").area == "prep"
    assert board.life(2) == 10


@rule("dice_masters", "initiative.3", "victory.1")
def test_both_lives_at_zero() -> None:
    """Gap effects.both-zero: the active player wins; as an option it is a draw."""
    for active in (1, 2):
        for ruling, winner in (("active-wins", active), ("draw", 0)):
            board = Board(
                step="main",
                active=active,
                rulings={"both-zero": ruling},
                **{
                    f"player{active}": {"life": 1, "reserve": ["feixe-de-energia action**", SPARE]},
                    f"player{3 - active}": {"life": 1},
                },
            )
            board.play("use feixe-de-energia")
            assert board.winner() == winner


def test_a_player_may_concede_at_any_time_and_loses() -> None:
    """Gap end.other: on his own turn or the other's; it is saved, replayed and undone like any choice."""
    for seat, places in ((0, (2, 1)), (1, (1, 2))):
        match = Match(GAME, {"format": "first-game"}, 5)
        match.play("roll")
        match.concede(seat)
        assert match.table.places == places
        assert match.choices[-1] == f"concede player{seat + 1}"
        loaded = Match.load(match.save("1"), lambda name: GAME)
        assert loaded.table.places == places
        with pytest.raises(IllegalChoice):
            match.concede(1 - seat)
        match.undo()
        assert not match.over and match.table.decision is not None


def test_how_else_a_game_may_end() -> None:
    """Gap end.other: life stops at 0; a limit of turns is an option, off by default, and decides by the lives."""
    board = Board(step="attack", player1={"field": ["thor-filho-de-odin as thor"]}, player2={"life": 3})
    assert board.play("attack thor").life(2) == 0
    for lives, winner in (((9, 10), 2), ((10, 9), 1), ((10, 10), 0)):
        board = Board.match(format="first-game", turns=3)
        board.table.life = lives
        while board.winner() is None:
            board.play("roll" if "roll" in board.verbs() else "pass")
        assert board.table.turn == 3
        assert board.winner() == winner
    board = Board.match(format="first-game")
    while board.table.turn < 30:
        board.play("roll" if "roll" in board.verbs() else "pass")
    assert board.winner() is None


@rule("dice_masters", "prevent.2", "prevent.3")
def test_when_a_prevention_is_paid() -> None:
    """Gap effects.prevent-window: after the targets are chosen, by the die's controller, from his own reserve; the
    other parts of the effect happen."""
    board = Board(
        step="main",
        player1={"reserve": ["furia-interior action", "parceiro fist", SPARE], "field": ["parceiro as side"]},
        player2={"field": ["homem-aranha-tigrao as tiger"]},
    )
    board.play("use furia-interior")
    assert board.deciding() == 1  # nobody opposing is touched
    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action**", "parceiro fist", SPARE], "field": ["parceiro as side"]},
        player2={"field": ["homem-aranha-tigrao as tiger"], "reserve": ["parceiro fist"]},
    )
    board.play("use feixe-de-energia")
    assert board.deciding() == 2
    assert board.die("side").area == "field"  # nothing has happened yet
    board.play("accept")
    assert board.die("tiger").damage == 0
    assert board.die("side").area == "prep"
    assert (board.life(1), board.life(2)) == (14, 14)
    assert board.faces(1, "reserve") == ["parceiro fist", "parceiro level1"]


@rule("dice_masters", "initiative.12", "globals.8")
def test_a_reaction_is_used_once_for_each_instance() -> None:
    """Gap effects.once-per-event: one point of each attacker's damage, though there is energy for more."""
    board = Board(
        step="attack",
        player1={"field": ["thor-filho-de-odin as thor", "hulk-aniquilador as hulk"]},
        player2={
            "field": ["capitao-america-lider-nato as captain"],
            "reserve": ["parceiro*4 shield"],
            "cards": {INVENTOR: 1},
        },
    )
    board.play("attack hulk", "attack thor", "done")
    board.play(f"react {INVENTOR} 0")
    assert sorted(board.options()) == ["decline", f"react {INVENTOR} 1"]
    board.play(f"react {INVENTOR} 1")
    assert board.life(2) == 15 - 5 - 6 + 2
    assert board.after("turn.attack.damage.11").die("captain").damage == 2
    assert board.after("turn.cleanup.5").faces(2, "reserve") == ["parceiro shield", "parceiro shield"]


@rule("dice_masters", "fundamentals.2")
def test_who_may_be_a_target() -> None:
    """Gap effects.targets: a character of either player, unless the text says whose; who uses it chooses."""
    board = Board(
        step="main",
        player1={"reserve": ["rajada-de-poder action", "distracao action", SPARE], "field": ["parceiro as mine"]},
        player2={"field": ["parceiro as a", "thor-filho-de-odin as b", "hulk-aniquilador as c"]},
    )
    board.play("use rajada-de-poder")
    assert board.deciding() == 1
    assert {"choose mine", "choose a", "choose b", "choose c"} <= set(board.options())
    board.play("choose b", "use distracao")
    assert board.deciding() == 2
    assert board.refused("choose mine") == "glossary.opposing"


@rule("dice_masters", "bursts.4")
def test_effects_without_may_are_mandatory() -> None:
    """Gap effects.mandatory: even when harmful; with nobody to do it to they do nothing."""
    board = Board(
        step="main",
        player1={"reserve": [SPARE], "field": ["tocha-humana-em-chamas level1 as torch"]},
        player2={"life": 5},
    )
    board.play("field spare")
    assert board.verbs() == {"choose"}
    board = Board(
        step="main",
        player1={
            "reserve": ["tempestade-sacerdotisa-africana level1 as storm", SPARE],
            "field": ["thor-filho-de-odin as t"],
        },
    )
    board.play("field storm")
    assert board.verbs() == {"pass", "field"}
    assert board.die("t").area == "field"


@rule("dice_masters", "bonuses.7", "capture.2", "dice_more.2")
def test_what_a_die_loses_when_it_leaves_the_field() -> None:
    """Gap effects.leaving-field: damage, bonuses and restrictions; it has none when it is back the same turn."""
    jailer = character("Carcereiro", "Quando posicionado, capture um personagem opositor até o fim do turno.")
    board = Board(
        step="main",
        centre={"faisca": 0, "proteger-se": 0},
        cards=[SPARK, jailer],
        player1={
            "reserve": ["distracao action", "carcereiro level1 as jailer", "parceiro*4 bolt", "parceiro shield", SPARE],
            "field": ["parceiro as side"],
        },
        player2={"field": ["thor-filho-de-odin as thor"]},
    )
    board.play("use distracao", "global faisca", "choose thor", "global proteger-se", "choose thor")
    assert (board.die("thor").damage, board.die("thor").defence) == (1, 7)
    board.play("field jailer", "global faisca", "choose jailer")
    assert board.die("thor").area == "field"
    assert (board.die("thor").damage, board.die("thor").defence) == (0, 6)
    board.pass_to("attack").play("attack side")
    assert board.offers("block thor side")


@rule("dice_masters", "active.1", "bonuses.7")
def test_when_a_while_active_bonus_ends() -> None:
    """Gap effects.while-active-ends: at once with the last die; then who has too much damage falls."""
    board = Board(
        step="main",
        **{**OPEN, "centre": {"faisca": 0}},
        player1={"reserve": ["parceiro*4 bolt", SPARE]},
        player2={"field": ["capitao-america-lider-nato as captain", "parceiro as side"]},
    )
    board.play("global faisca", "choose side")
    assert (board.die("side").area, board.die("side").damage) == ("field", 1)
    for _ in range(3):
        board.play("global faisca", "choose captain")
    assert board.die("captain").area == "prep"
    assert board.die("side").area == "prep"


@rule("dice_masters", "cardtext.3", "active.1")
def test_who_comes_to_the_field_later() -> None:
    """Gap effects.later-arrivals: gets nothing of an effect given once, but all of what is while active."""
    board = Board(
        step="main",
        player1={
            "reserve": ["proteger-se action", SPARE, "fera-azulao level2 as beast"],
            "field": ["parceiro as early", "capitao-america-lider-nato as captain"],
        },
    )
    board.play("use proteger-se", "field spare")
    assert board.die("early").defence == 1 + 1 + 2
    assert board.die("spare").defence == 1 + 1


@rule("dice_masters", "active.2")
def test_texts_without_while_active_are_for_each_die() -> None:
    """Gap effects.per-die: two Iron Men take damage: 1 life by the plain face, 2 by the one with a burst."""
    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action", SPARE]},
        player2={"life": 5, "field": ["homem-de-ferro-filantropo level1", "homem-de-ferro-filantropo level3"]},
    )
    board.play("use feixe-de-energia")
    while "resolve" in board.verbs():
        board.play("resolve homem-de-ferro")
    assert board.life(2) == 5 + 1 + 2


@rule("dice_masters", "turn.cleanup.3", "turn.cleanup.5")
def test_nobody_falls_at_the_clean_up() -> None:
    """Gap effects.cleanup-order: the defence bonus and the damage that it bore end together."""
    board = Board(
        step="main",
        player1={"reserve": ["proteger-se action", "feixe-de-energia action*"], "field": ["parceiro as side"]},
    )
    board.play("use proteger-se", "use feixe-de-energia")
    assert (board.die("side").damage, board.die("side").defence) == (2, 3)
    board.play("done")
    assert (board.die("side").area, board.die("side").damage, board.die("side").defence) == ("field", 0, 1)


@rule("dice_masters", "active.2", "turn.attack.damage.1")
def test_how_often_a_while_active_text_answers() -> None:
    """Gap effects.duplicate-while-active: once for each source of damage, whoever it hits; the die that was hit, or
    else one that the controller picks, lends the burst."""
    board = Board(
        step="attack",
        player1={"field": ["parceiro as one", "thor-filho-de-odin as two"]},
        player2={"field": ["hulk-pavio-curto level3 as hulk"]},
    )
    board.play("attack one", "attack two", "done")
    assert board.after("turn.attack.damage.11").die("hulk").attack == 8 + 2 + 2  # two sources

    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action**", SPARE]},
        player2={"field": ["hulk-pavio-curto level3 as hulk"]},
    )
    board.play("use feixe-de-energia")
    assert board.die("hulk").attack == 8 + 2  # one source hits Hulk and his owner

    hulks = {
        "step": "main",
        "centre": {"imprudencia": 0, "faisca": 0},
        "cards": [RECKLESS, SPARK],
        "player1": {
            "reserve": ["parceiro*2 bolt", SPARE],
            "field": ["hulk-pavio-curto level3 as plain", "hulk-pavio-curto level2 as burst"],
        },
    }
    board = Board(**hulks).play("global imprudencia")
    assert sorted(board.options()) == ["choose burst", "choose plain"]
    board.play("choose burst")
    assert (board.die("plain").attack, board.die("burst").attack) == (8 + 3, 7 + 3)
    board = Board(**hulks).play("global faisca", "choose plain")
    assert (board.die("plain").attack, board.die("burst").attack) == (8 + 2, 7 + 2)


@rule("dice_masters", "bonuses.4", "bonuses.5", "bonuses.6")
def test_negative_modifiers() -> None:
    """Gap effects.negative: face plus sum, never below 0; who has 0 defence, or damage up to it, falls next."""
    board = Board(
        step="main",
        centre={"ferrugem": 0, "faisca": 0},
        cards=[RUST, SPARK],
        player1={"reserve": ["parceiro bolt", "parceiro*3 fist", SPARE]},
        player2={"field": ["tempestade-ro level2 as storm", "fera-azulao level3 as beast"]},
    )
    board.play("global faisca", "choose storm")
    assert (board.die("storm").damage, board.die("storm").defence) == (1, 2)
    board.play("global ferrugem", "choose storm")
    assert board.die("storm").area == "prep"
    board.play("global ferrugem")
    assert (board.die("beast").attack, board.die("beast").defence) == (1, 3)


@rule("dice_masters", "prevent.1")
def test_to_deal_no_damage() -> None:
    """Gap effects.no-damage: combat damage alone; what the die's text deals is not stopped."""
    thorn = character("Espinho", "Quando este dado sofrer dano, cause 1 de dano ao oponente.", "thor", "bolt")
    board = Board(
        step="attack",
        centre={"esmaga": 0},
        cards=[thorn],
        player1={"field": ["espinho level1 as thorn"]},
        player2={"field": ["capitao-america-lider-nato as captain"], "reserve": ["parceiro fist"]},
    )
    board.play("attack thorn", "block captain thorn", "global esmaga")
    assert board.die("captain").area == "field"
    assert board.life(2) == 14


SQUIRE = action(
    "Escudeiro",
    "Global: Pague 1 máscara. Quando um personagem seu sofreria dano, redirecione 1 desse dano para um personagem seu.",
)


@rule("dice_masters", "prevent.2", "prevent.4", "globals.8")
def test_damage_reduced_or_redirected_to_nothing() -> None:
    """Gap effects.reduction: none was taken, and nothing answers; what is redirected may be reduced there; one global
    does not redirect the same damage twice."""
    tough = character(
        "Casca",
        "Todo dano causado a este dado diminui em 1.\nQuando este dado sofrer dano, você ganha 1 de vida.",
        "thor",
    )
    board = Board(
        step="main",
        **{**OPEN, "cards": [SPARK, tough, SQUIRE], "centre": {"faisca": 0, "escudeiro": 0}},
        player1={"reserve": ["parceiro bolt", "rajada-de-poder action", SPARE]},
        player2={
            "life": 5,
            "field": ["casca level1 as tough", "hulk-aniquilador as hulk"],
            "reserve": ["parceiro*3 mask"],
        },
    )
    twice = board.copy()
    board.play("global faisca", "choose tough", "decline")
    assert board.die("tough").damage == 0
    assert board.life(2) == 5
    board.play("use rajada-de-poder", "choose tough", "decline")
    assert board.die("tough").damage == 1
    assert board.life(2) == 6
    twice.play("global faisca", "choose hulk", "react escudeiro 0", "choose tough")
    assert twice.deciding() == 1  # not asked again, though two masks are left
    assert twice.die("hulk").damage == twice.die("tough").damage == 0
    assert twice.life(2) == 5
    assert len(twice.faces(2, "reserve")) == 2


@rule("dice_masters", "turn.main.global.4", "fundamentals.2")
def test_a_global_needs_a_target_but_no_use() -> None:
    """Gap globals.no-target: Smash! needs a blocked character; with a target it may be used for nothing."""
    board = Board(
        step="main",
        **OPEN,
        player1={"reserve": ["parceiro*2 fist", SPARE], "field": ["thor-filho-de-odin as thor"]},
        player2={"field": ["parceiro as side"]},
    )
    assert board.refused("global esmaga") == "fundamentals.2"
    board.pass_to("attack").play("attack thor", "block side thor", "global esmaga")
    assert len(board.faces(1, "reserve")) == 1
    assert board.offers("global esmaga")  # once more, to no avail: the fist would be gone
    board.play("global esmaga")
    assert board.die("side").area == "field"
    assert board.zone(1, "used").get("parceiro", 0) >= 2


def test_anger_issues_moves_every_hulk_once() -> None:
    """Gap card.anger-issues: all Hulk dice of that player get the bonus, once for the one source."""
    hulks = ["hulk-pavio-curto level3 as one", "hulk-pavio-curto level3 as two"]
    board = Board(
        step="main",
        player1={
            "field": [*hulks, "thor-filho-de-odin as thor"],
            "reserve": ["feixe-de-energia action as beam", SPARE],
        },
    )
    board.play("use beam")
    for hulk in ("one", "two"):
        assert (board.die(hulk).attack, board.die(hulk).defence) == (8 + 2, 8 + 2)
    assert board.die("thor").attack == 5


def test_playing_with_fire_gives_its_bonus_once() -> None:
    """Gap card.playing-with-fire-once: two Torches in the field get +1A and +1D each, not +2."""
    torches = ["tocha-humana-brincando-com-fogo level1 as one", "tocha-humana-brincando-com-fogo level1 as two"]
    board = Board(step="main", player1={"field": torches, "reserve": ["parceiro level1 as side", SPARE]})
    board.play("field side")
    for torch in ("one", "two"):
        assert (board.die(torch).attack, board.die(torch).defence) == (2 + 1, 2 + 1)
