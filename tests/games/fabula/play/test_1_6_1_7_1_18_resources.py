"""1.6 Colours, 1.7 resources and 1.18 costs."""

from __future__ import annotations

from ludoteca.core.match import Match
from ludoteca.games.fabula.game import GAME
from ludoteca.games.fabula.text.terms import COLOURS
from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule

RAINBOW = maneuver("Vendaval", "Escolha uma cor; destrua cada aliado da cor escolhida.")


@rule("fabula", "1.6.1", "1.6.6-1", "1.6.6-2")
def test_a_chosen_colour_is_one_of_the_six() -> None:
    board = Board(RAINBOW, player1={"hand": ["vendaval"]})
    board.do("use vendaval").settle()
    assert board.options() == sorted(f"colour {colour}" for colour in COLOURS) and len(COLOURS) == 6
    assert board.refused("colour multicoloured") == "1.6.6-1"
    assert board.refused("colour colourless") == "1.6.6-1"


@rule("fabula", "1.6.2-1", "1.6.3", "1.6.4", "1.6.5", "1.6.6-3")
def test_none_one_or_several_colours() -> None:
    cards = [
        ally("Nada", "1/1/1"),
        ally("Azul", "1/1/1", colours=["blue"]),
        ally("Misto", "1/1/1", colours=["blue", "white"]),
    ]
    for word, hit in (("incolor", "nada"), ("monocolorido", "azul"), ("multicolorido", "misto")):
        spell = maneuver("Golpe", f"Destrua o aliado {word} alvo.")
        board = Board(*cards, spell, player1={"hand": ["golpe"]}, player2={"battle": ["nada", "azul", "misto"]})
        board.play("use golpe")
        assert board.look("player2.discard") == {hit: 1}


@rule("fabula", "1.6.2-1")
def test_a_chosen_colour_hits_cards_of_several_colours_too() -> None:
    cards = [ally("Azul", "1/1/1", colours=["blue"]), ally("Misto", "1/1/1", colours=["blue", "white"])]
    board = Board(*cards, RAINBOW, player1={"hand": ["vendaval"]}, player2={"battle": ["azul", "misto", "galo"]})
    board.do("use vendaval").settle().do("colour blue")
    assert board.look("player2.battle") == {"galo-de-briga": 1}


@rule("fabula", "1.6.7-1", "1.6.7-2", "1.6.7-ex1")
def test_the_order_of_colours_makes_no_difference() -> None:
    """Blue and white asked for; a white and blue card qualifies, a blue one alone does not."""
    cards = [ally("Misto", "1/1/1", colours=["white", "blue"]), ally("Azul", "1/1/1", colours=["blue"])]
    for words in ("azul e branco", "branco e azul"):
        spell = maneuver("Golpe", f"Destrua o aliado {words} alvo.")
        board = Board(*cards, spell, player1={"hand": ["golpe"]}, player2={"battle": ["misto", "azul"]})
        board.play("use golpe")
        assert board.look("player2.discard") == {"misto": 1}


# -- resources ----------------------------------------------------------------------------


@rule("fabula", "1.7.1-1", "1.18.1-1", "1.18.6a")
def test_resources_pay_for_cards_and_abilities() -> None:
    board = Board(player1={"hand": ["onca"], "battle": ["foguista as f"], "resources": 6})
    board.play("use onca-pintada")
    assert board.look("player1.resources") == 2
    goal = board.table.territory(1)[1]
    board.play("activate f 0", f"target #{goal}")
    assert board.look("player1.resources") == 1 and board.look("f.tapped")


@rule("fabula", "1.7.1-2", "1.18.4")
def test_other_means_are_no_resources() -> None:
    """A tap symbol alone costs no resources: an ability without them has a price of 0."""
    board = Board(player1={"battle": ["rezadeira as r", "vigia as v damage 2"], "resources": 0})
    board.play("activate r 0", "target v")
    assert board.look("v.damage") == 0 and board.look("player1.resources") == 0 and board.look("r.tapped")


@rule("fabula", "1.7.2", "1.7.2a", "1.7.2b-1", "1.7.2b-2", "1.18.9-1", "1.18.9-2")
def test_restoration_sets_the_pool_to_what_the_bases_give() -> None:
    """Three bases on the sixth turn: 2 each, and the 9 left over are lost (gap resources-and-bases)."""
    board = Board(player2={"resources": 9, "turns": 5, "bases": ["feira centre", "clareira", "praca"]})
    assert board.look("player2.resources") == 9
    board.pass_turn()
    assert board.look("player2.resources") == 6
    told = [(event.rule, event.seat, event.values) for event in board.events("restore")]
    assert told == [("1.18.9-2", 1, (6,))]


@rule("fabula", "1.7.2c-1", "1.7.2c-2", "1.7.2c-3", "1.18.10-1", "1.18.10-2")
def test_two_more_each_turn_up_to_ten() -> None:
    for turns, resources in ((0, 2), (1, 4), (2, 6), (3, 8), (4, 10), (5, 10), (9, 10)):
        board = Board(player2={"turns": turns, "resources": 0})
        board.pass_turn()
        assert board.look("player2.resources") == resources


@rule("fabula", "1.7.2b-2")
def test_a_captured_base_counts_and_a_lost_one_does_not() -> None:
    six = {"bases": ["feira centre", "clareira*4", "praca of 1"], "turns": 9}
    board = Board(player2=six)
    board.pass_turn()
    assert board.look("player2.resources") == 10
    board = Board(player2={**six, "bases": ["feira centre", "praca of 1"]})
    board.pass_turn()
    assert board.look("player2.resources") == 4
    independent = Board(
        player2={"bases": ["feira centre"], "turns": 9}, rulings={"resources-from-bases": "independent"}
    )
    independent.pass_turn()
    assert independent.look("player2.resources") == 10


@rule("fabula", "1.18.10-2")
def test_an_effect_may_raise_the_ceiling() -> None:
    clock = modification("Torre", "Seu limite de recursos aumenta em 2.")
    board = Board(
        clock,
        player2={"turns": 9, "battle": ["torre"], "bases": ["feira centre", "clareira*3", "praca*2"]},
    )
    board.pass_turn()
    assert board.look("player2.resources") == 12


@rule("fabula", "1.7.3-1", "1.7.3-2")
def test_resources_have_no_colour() -> None:
    """Bases of purple alone pay for a red card."""
    board = Board(player1={"hand": ["galo"], "bases": ["cemiterio centre"], "resources": 1})
    board.play("use galo-de-briga")
    assert board.look("player1.battle") == {"galo-de-briga": 1}


@rule("fabula", "1.18.11")
def test_passives_add_to_what_restoration_sets() -> None:
    """Above the ceiling, too (gap passive-resource-cap)."""
    source = base("Nascente", "Você gera 3 recursos a mais.")
    board = Board(source, player2={"turns": 9, "bases": ["nascente centre", "clareira*4"]})
    board.pass_turn()
    assert board.look("player2.resources") == 13
    capped = Board(
        source,
        player2={"turns": 9, "bases": ["nascente centre", "clareira*4"]},
        rulings={"passive-resources": "capped"},
    )
    capped.pass_turn()
    assert capped.look("player2.resources") == 10


def test_what_is_not_spent_pays_in_the_turns_of_others() -> None:
    """Gap resources-off-turn."""
    board = Board(player1={"resources": 2, "hand": ["redemoinho"]}, player2={"battle": ["onca as o"], "hand": ["galo"]})
    board.pass_turn()
    board.do("use galo-de-briga")
    assert board.asked() == "ask-respond" and board.seat() == 1 and board.look("player1.resources") == 2
    board.play("use redemoinho")
    assert board.look("player1.resources") == 0 and "onca-pintada" in board.look("player2.hand")


def test_everybody_holds_two_before_the_first_turn() -> None:
    """Gap resources-before-first-turn, and its other reading."""
    for ruling, resources in (("two", 2), ("none", 0)):
        match = Match(GAME, {"first": 0, "rulings": {"early-resources": ruling}}, 5)
        while match.table.turn == 0:
            assert match.table.decision is not None
            match.choose(("done",) if ("done",) in match.table.decision.options else match.table.decision.options[0])
        assert match.table.resources[1] == resources


def test_those_who_do_not_start_may_have_a_bonus_once() -> None:
    """Gap seat-balance: the format's value, in the first turn of the second player only."""
    match = Match(GAME, {"first": 0, "format": "equilibrado"}, 5)
    seen = []
    while match.table.turn < 5:
        table = match.table
        assert table.decision is not None
        if table.phase == "main" and table.decision.ask == "ask-main":
            seen.append((table.turn, table.resources[table.active]))
            match.choose(("pass",))
            continue
        options = table.decision.options
        match.choose(("done",) if ("done",) in options else ("pass",) if ("pass",) in options else options[0])
    assert seen[:4] == [(1, 2), (2, 5), (3, 4), (4, 4)]


# -- costs ----------------------------------------------------------------------------------


@rule("fabula", "1.18.6", "1.18.7-1", "1.18.7-2", "1.15.3-3")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    """What cannot be completed is not offered, so nothing is ever rolled back (gap refund-scope)."""
    board = Board(player1={"hand": ["onca"], "resources": 3})
    assert board.refused("use onca-pintada") == "1.18.6" and board.look("player1.resources") == 3
    pact = maneuver("Pacto Velho", "Para usar esta carta, sacrifique um aliado.\nCompre duas cartas.", 1)
    board = Board(pact, player1={"hand": ["pacto-velho"], "resources": 3})
    assert board.refused("use pacto-velho") == "1.18.6" and board.look("player1.resources") == 3


@rule("fabula", "1.18.3", "1.14.7-2")
def test_an_ability_may_cost_resources_and_more() -> None:
    card = ally("Oficina", "1/1/3", "2, ↷, descarte uma carta, sacrifique outro aliado: Compre três cartas.")
    board = Board(card, player1={"battle": ["oficina as o", "galo as g"], "hand": ["faisca"], "resources": 2})
    board.do("activate o 0").settle()
    assert board.look("player1.resources") == 0 and board.look("o.tapped") and board.look("g.zone") == "gone"
    assert board.look("player1.discard") == {"faisca": 1, "galo-de-briga": 1}
    assert board.look("player1.hand.count") == 3


@rule("fabula", "1.18.6b-1", "1.18.6b-2")
def test_a_sacrifice_paid_as_a_cost_is_no_death() -> None:
    watcher = base("Velório", "Quando um aliado que você controla morrer, compre uma carta.")
    outlet = ally("Algoz", "1/1/3", "Sacrifique outro aliado que você controla: Esta carta ganha +1 de ofensiva.")
    board = Board(watcher, outlet, player1={"bases": ["velorio centre"], "battle": ["algoz as a", "galo as g"]})
    board.do("activate a 0").settle()
    assert board.look("g.zone") == "gone" and board.look("player1.hand.count") == 0
    assert board.look("player1.discard") == {"galo-de-briga": 1} and board.look("a.offensive") == 2


@rule("fabula", "1.18.6b-2")
def test_nor_is_a_modification_given_as_a_cost_destroyed() -> None:
    watcher = base("Ateliê", "Quando uma modificação for destruída, compre uma carta.")
    board = Board(watcher, player1={"bases": ["atelie centre"], "battle": ["amuleto as m"], "resources": 0})
    board.do("activate m 0").settle()
    assert board.look("m.zone") == "gone" and board.look("player1.hand.count") == 0
    assert board.look("player1.resources") == 2


@rule("fabula", "1.18.8")
def test_resources_are_not_lent_unless_a_card_says_so() -> None:
    board = Board(player1={"hand": ["onca"], "resources": 3}, player2={"resources": 9})
    assert board.refused("use onca-pintada") == "1.18.6"
    board = Board(player1={"hand": ["emprestimo"], "resources": 5}, player2={"resources": 1})
    board.play("use emprestimo")
    assert board.look("player1.resources") == 3 and board.look("player2.resources") == 3


def test_costs_never_fall_below_nothing() -> None:
    """Gap cost-change."""
    cheap = base("Fartura", "As cartas que você usa custam 5 a menos.")
    board = Board(cheap, player1={"bases": ["fartura centre"], "hand": ["galo", "onca"], "resources": 0})
    board.play("use galo-de-briga", "use onca-pintada")
    assert board.look("player1.resources") == 0
    dear = base("Pedágio", "As cartas azuis que os oponentes usam custam 2 a mais.")
    board = Board(dear, player1={"hand": ["piracema"], "resources": 2}, player2={"bases": ["pedagio centre"]})
    assert board.refused("use cardume-de-piracema") == "1.18.6"


@rule("fabula", "1.18.10-2")
def test_a_raised_limit_raises_what_five_bases_give() -> None:
    """ "Seu limite de recursos aumenta em 2": five bases give 12 from the sixth turn on; with a base lost, 10."""
    chest = modification("Baú", "Seu limite de recursos aumenta em 2.")
    five = ["praca centre", "praca*4"]
    for turns, bases, total in ((4, five, 10), (5, five, 12), (6, five, 12), (6, ["praca centre", "praca*3"], 10)):
        board = Board(chest, phase="turn", player1={"battle": ["bau"], "turns": turns, "bases": bases})
        assert board.look("player1.resources") == total
        board = Board(chest, phase="turn", player1={"turns": turns, "bases": bases})
        assert board.look("player1.resources") == total - 2 or turns == 4


@rule("fabula", "1.18.6")
def test_x_is_declared_up_to_what_a_reduced_cost_lets_be_paid() -> None:
    """ "Manobras custam 2 a menos", cost X, one resource: X is 3 at most, and costs 1 (1.8.5)."""
    blaze = maneuver("Fogaréu", "Cause X de dano à base alvo.", cost="X")
    cheap = modification("Liquidação", "As manobras que você usa custam 2 a menos.")
    dear = modification("Imposto", "As manobras que você usa custam 2 a mais.")
    board = Board(blaze, cheap, player1={"hand": ["fogareu"], "battle": ["liquidacao"], "resources": 1})
    board.do("use fogareu")
    assert board.options() == ["x 0", "x 1", "x 2", "x 3"] and board.refused("x 4") == "1.18.6"
    board.do("x 3").do(board.options("target")[0])
    assert board.look("player1.resources") == 0
    board = Board(blaze, dear, player1={"hand": ["fogareu"], "battle": ["imposto"], "resources": 3})
    board.do("use fogareu")
    assert board.options() == ["x 0", "x 1"]


@rule("fabula", "1.8.5")
def test_x_twice_in_a_cost_is_paid_twice() -> None:
    forge = ally("Forja", "1/1/3", "X, X: Cause X de dano à base alvo.")
    board = Board(forge, player1={"battle": ["forja as f"], "resources": 5})
    board.do("activate f 0")
    assert board.options() == ["x 0", "x 1", "x 2"]
    board.do("x 2").do(board.options("target")[0])
    assert board.look("player1.resources") == 1


def test_the_starting_player_may_have_to_keep_the_peace_in_the_second_turn() -> None:
    """Gap seat-balance: one way to make up for beginning."""
    for turns, reading, refused in (
        (2, "none", False),
        (2, "second-turn-peace", True),
        (3, "second-turn-peace", False),
    ):
        board = Board(player1={"battle": ["onca"], "turns": turns}, rulings={"seat-balance": reading})
        assert bool(board.options("offensive")) != refused and bool(board.options("influence")) != refused
