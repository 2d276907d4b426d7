"""1.13 Effects and 1.14 abilities."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.fabula.cards.cards import compile_card
from ludoteca.games.fabula.meaning.triggers import listeners
from ludoteca.games.fabula.table.grounds import SPEAKING
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.wording import compile_text
from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule

TWO = maneuver("Duas Frases", "O jogador alvo sacrifica um aliado. Compre uma carta.")
LIST = maneuver("Lista", "Escolha um: • O jogador alvo sacrifica um aliado. • Compre uma carta.")


@rule("fabula", "1.13.1-1", "1.13.1-2", "1.14.1")
def test_a_use_produces_an_effect_that_waits_on_the_stack() -> None:
    board = Board(player1={"hand": ["faisca"]}, player2={"battle": ["onca as o"], "hand": ["silencio"]})
    board.do("use faisca")
    assert board.stack() == ["faisca"] and board.look("o.damage") == 0
    board.settle()
    assert board.stack() == [] and board.look("o.damage") == 2


@rule("fabula", "1.13.2", "1.23.1", "1.23.2")
def test_on_the_stack_an_effect_is_executed_or_cancelled() -> None:
    board = Board(player1={"hand": ["faisca"]}, player2={"battle": ["onca as o"], "hand": ["silencio"]})
    board.do("use faisca").play("use silencio-das-aguas")
    assert board.look("o.damage") == 0 and board.look("player1.discard") == {"faisca": 1}
    board = Board(player1={"hand": ["silencio"]})
    assert board.refused("use silencio-das-aguas") == "1.15.3-2"  # nothing waits: nothing can be cancelled


@rule("fabula", "1.13.3", "1.13.4-1", "1.13.4-2", "1.13.5-1", "1.13.5-2")
def test_a_copy_is_an_effect_of_who_made_it_with_the_card_of_the_original() -> None:
    """Gap copies-on-stack: on top, with the targets of the original; it vanishes without a card."""
    copy = maneuver("Eco", "Copie o efeito alvo.")
    board = Board(
        copy,
        player1={"hand": ["faisca"], "battle": ["vigia as mine"]},
        player2={"battle": ["onca as o"], "hand": ["eco", "silencio"], "resources": 10},
    )
    board.do("use faisca", "target o")
    original = board.table.waiting[-1]
    assert original.controller == 0 and board.table.colours_of(original.number) == ("red",)
    board.do("use eco")
    # The echo is executed; its copy lies on top of the original.
    while len(board.table.waiting) < 2 or board.stack() != ["faisca", "faisca"]:
        board.do("pass")
    copied = board.table.waiting[-1]
    assert copied.controller == 1 and copied.copied and copied.targets == original.targets
    assert board.table.colours_of(copied.number) == ("red",) and board.table.is_a(copied.number, "effect")
    board.settle()
    assert board.look("o.zone") == "gone"
    assert board.look("player1.discard") == {"faisca": 1} and board.look("player2.discard") == {
        "eco": 1,
        "onca-pintada": 1,
    }


@rule("fabula", "1.14.3", "1.14.3a-1", "1.14.3a-2", "1.14.3a-ex1")
def test_each_sentence_is_an_effect_of_its_own_in_order() -> None:
    """The sacrifice, then the draw; each can be cancelled alone (gap sentence-order)."""
    board = Board(TWO, player1={"hand": ["duas-frases"]}, player2={"battle": ["galo as g"], "hand": ["silencio"]})
    board.do("use duas-frases", "target player2")
    assert board.stack() == ["duas-frases", "duas-frases"]
    first = board.table.waiting[-1].number
    board.do("use silencio-das-aguas", f"target duas-frases/{first}").settle()
    assert board.look("g.zone") == "battle" and board.look("player1.hand.count") == 1
    board = Board(TWO, player1={"hand": ["duas-frases"]}, player2={"battle": ["galo as g"], "hand": ["silencio"]})
    board.do("use duas-frases", "target player2")
    second = board.table.waiting[0].number
    board.do("use silencio-das-aguas", f"target duas-frases/{second}").settle()
    assert board.look("g.zone") == "gone" and board.look("player1.hand.count") == 0


def test_literally_last_in_first_out_draws_before_the_sacrifice() -> None:
    """The other reading of gap sentence-order."""
    order = []
    for ruling in ("block", "literal"):
        board = Board(
            TWO,
            player1={"hand": ["duas-frases"]},
            player2={"battle": ["galo as g"]},
            rulings={"sentence-order": ruling},
        )
        board.play("use duas-frases", "target player2")
        kinds = [event.kind for event in board.table.log or [] if event.kind in ("sacrifice", "draw")]
        order.append(kinds)
    assert order == [["sacrifice", "draw"], ["draw", "sacrifice"]]


@rule("fabula", "1.14.3a-ex2")
def test_of_a_list_only_the_chosen_item_enters_the_stack() -> None:
    board = Board(LIST, player1={"hand": ["lista"]}, player2={"battle": ["galo as g"], "hand": ["silencio"]})
    board.do("use lista", "mode 1")
    assert len(board.table.waiting) == 1
    board.settle()
    assert board.look("g.zone") == "battle" and board.look("player1.hand.count") == 1
    board = Board(LIST, player1={"hand": ["lista"]}, player2={"battle": ["galo as g"]})
    board.play("use lista", "mode 0", "target player2")
    assert board.look("g.zone") == "gone" and board.look("player1.hand.count") == 0


def test_an_item_without_a_target_cannot_be_chosen_and_two_form_a_block() -> None:
    """Gap modal-choice."""
    three = maneuver("Trio", "Escolha dois: • Cause 2 de dano ao aliado alvo. • Compre uma carta. • Ganhe 1 recurso.")
    board = Board(three, player1={"hand": ["trio"], "resources": 3})
    board.do("use trio")
    assert board.options() == ["mode 1", "mode 2"]
    board.do("mode 1").settle()
    assert board.look("player1.hand.count") == 1 and board.look("player1.resources") == 4


@rule("fabula", "1.14.4", "1.14.7-1")
def test_passive_triggered_and_activated() -> None:
    text = "Os aliados têm +1 de vida.\nQuando esta carta morrer, compre uma carta.\n1: Ganhe 2 recursos."
    sorts = [passage.sort for passage in compile_card(ally("Todos", "1/1/1", text)).passages]
    assert sorts == [t.PASSIVE, t.TRIGGERED, t.ACTIVATED]
    board = Board(ally("Todos", "1/1/1", text), player1={"battle": ["todos as t"], "resources": 1})
    assert board.look("t.life") == 2
    assert f"activate todos#{board.number('t')} 0" in board.options()
    board.play("activate t 0")
    assert board.look("player1.resources") == 2
    with pytest.raises(CardTextError):
        compile_text("Compre uma carta.", "ally")


@rule("fabula", "1.14.5-1", "1.14.5-2", "1.14.5-3")
def test_a_passive_applies_while_its_card_is_in_the_battle_zone() -> None:
    flag = modification("Flâmula", "Os aliados que você controla têm +2 de ofensiva.")
    rip = maneuver("Rasgo", "Destrua a modificação alvo.")
    board = Board(flag, rip, player1={"hand": ["flamula", "rasgo"], "battle": ["galo as g"]})
    assert board.look("g.offensive") == 2
    board.play("use flamula")
    assert board.look("g.offensive") == 4
    board.pass_turn().pass_turn()
    assert board.look("g.offensive") == 4
    board.play("use rasgo")
    assert board.look("g.offensive") == 2


@rule("fabula", "1.14.5-1")
def test_a_passive_follows_the_states_that_it_looks_at() -> None:
    """What it says changes at once when an ally is tapped, is hurt or joins an offensive."""
    drum = modification("Tambor", "Os aliados virados que você controla têm +2 de ofensiva.")
    nurse = modification("Enfermaria", "Os aliados feridos têm +3 de influência.")
    horn = modification("Berrante", "Os aliados em ofensiva que você controla têm +4 de ofensiva.")
    board = Board(
        drum,
        nurse,
        horn,
        ally("Gigante", "1/1/9"),
        player1={"battle": ["tambor", "enfermaria", "berrante", "galo as g"], "hand": ["faisca"]},
        player2={"battle": ["gigante as h"], "bases": ["feira centre as a"]},
    )
    assert (board.look("g.offensive"), board.look("h.influence"), board.look("h.life")) == (2, 1, 9)
    board.play("use faisca", "target h")
    assert (board.look("h.influence"), board.look("h.life")) == (1 + 3, 9 - 2)
    board.do("offensive a")
    assert board.look("g.offensive") == 2 + 2 + 4


@rule("fabula", "1.14.5-1")
def test_a_passive_follows_a_discard_that_it_counts() -> None:
    tomb = modification("Jazigo", "Os aliados têm +1 de vida para cada manobra do seu descarte.")
    rest = maneuver("Sesta", "Ganhe 1 recurso.")
    board = Board(tomb, rest, ally("Touro", "1/1/3"), player1={"battle": ["jazigo", "touro as t"], "hand": ["sesta"]})
    assert board.look("t.life") == 3
    board.play("use sesta")
    assert board.look("t.life") == 4


@rule("fabula", "1.14.6")
def test_a_triggered_ability_fires_when_its_condition_is_met() -> None:
    """The right event, to the right object, once each time; neither another event nor another object."""
    heir = ally("Herdeiro", "1/1/4", "Quando um aliado Bicho que um oponente controla morrer, compre uma carta.")
    beast, man = ally("Cutia", "1/1/1", subtypes=["bicho"]), ally("Tropeiro", "1/1/1", subtypes=["gente"])
    hit = maneuver("Estalo", "Cause 1 de dano ao aliado alvo.")
    send = maneuver("Sopro", "Devolva o aliado alvo à mão do dono.")
    cases = (
        ("estalo", "theirs", 1),  # it dies
        ("estalo", "man", 0),  # another subtype
        ("estalo", "mine", 0),  # not an opponent's
        ("estalo", "heir", 0),  # it does not even die
        ("sopro", "theirs", 0),  # it leaves, but does not die
    )
    for spell, target, drawn in cases:
        board = Board(
            heir,
            beast,
            man,
            hit,
            send,
            player1={"battle": ["herdeiro as heir", "cutia as mine"], "hand": [spell]},
            player2={"battle": ["cutia as theirs", "tropeiro as man"]},
        )
        board.play(f"use {spell}", f"target {target}")
        assert board.look("player1.hand.count") == drawn, (spell, target)
        assert len(board.events("trigger")) == drawn and len(board.events("execute")) == 1 + drawn
    # Two of them at once set it off twice.
    flood = maneuver("Enchente", "Destrua cada aliado que um oponente controla.")
    board = Board(
        heir, beast, flood, player1={"battle": ["herdeiro"], "hand": ["enchente"]}, player2={"battle": ["cutia*2"]}
    )
    board.play("use enchente")
    assert board.look("player1.hand.count") == 2


@rule("fabula", "1.14.7_2")
def test_the_same_effect_twice_is_two_independent_instances() -> None:
    """Two deaths at once put one ability on the stack twice: each has its own target, and one alone is cancelled."""
    widow = ally("Viúva", "1/1/4", "Quando um aliado que um oponente controla morrer, cause 1 de dano à base alvo.")
    flood = maneuver("Enchente", "Destrua cada aliado que um oponente controla.")

    def waiting() -> Board:
        board = Board(
            widow,
            flood,
            player1={"battle": ["viuva"], "hand": ["enchente"]},
            player2={"battle": ["galo*2"], "hand": ["silencio"], "bases": ["feira centre as c", "praca*4 as p"]},
        )
        board.do("use enchente", "pass")
        first = board.options("order")[0]
        return board.do(first, "target c", "target p1")

    board = waiting()
    assert board.stack() == ["viuva", "viuva"]
    top, under = reversed(board.table.waiting)
    assert top.targets == ((board.number("p1"),),) and under.targets == ((board.number("c"),),)
    assert top.number != under.number and top.block != under.block
    board.do("use silencio-das-aguas", f"target viuva/{top.number}").settle()
    assert board.look("c.resistance") == 14 and board.look("p1.resistance") == 5
    board = waiting().settle()
    assert board.look("c.resistance") == 14 and board.look("p1.resistance") == 4


@rule("fabula", "1.14.8")
def test_of_two_conflicting_passives_the_later_one_prevails() -> None:
    one = modification("Lei Velha", "A ofensiva de cada aliado é 1.")
    five = modification("Lei Nova", "A ofensiva de cada aliado é 5.")
    board = Board(one, five, player1={"battle": ["lei-velha", "galo as g"], "hand": ["lei-nova"]})
    assert board.look("g.offensive") == 1
    board.play("use lei-nova")
    assert board.look("g.offensive") == 5
    board = Board(one, five, player1={"battle": ["lei-nova", "galo as g"], "hand": ["lei-velha"]})
    board.play("use lei-velha")
    assert board.look("g.offensive") == 1


def test_set_values_come_before_sums() -> None:
    """Gap layer-order: printed, set, summed, denied; never below 0."""
    law = modification("Lei", "A ofensiva de cada aliado é 1.")
    plus = modification("Soma", "Os aliados têm +2 de ofensiva.")
    minus = modification("Resta", "Os aliados têm -9 de ofensiva.")
    board = Board(law, plus, player1={"battle": ["soma", "lei", "onca as o"]})
    assert board.look("o.offensive") == 3
    board = Board(law, minus, player1={"battle": ["resta", "lei", "onca as o"]})
    assert board.look("o.offensive") == 0


@rule("fabula", "1.14.9-1")
def test_one_controller_orders_his_triggers() -> None:
    """The last one put on the stack is executed first."""
    draws = base("Poço", "Quando um aliado morrer, compre uma carta.")
    pays = base("Cofre", "Quando um aliado morrer, ganhe 1 recurso.")
    for first, order in (("poco", ["resources", "draw"]), ("cofre", ["draw", "resources"])):
        board = Board(
            draws,
            pays,
            player1={"bases": ["poco centre", "cofre"], "hand": ["faisca"], "resources": 1},
            player2={"battle": ["galo as g"]},
        )
        board.do("use faisca")
        assert board.asked() == "ask-order" and board.seat() == 1
        mark = len(board.table.log or [])
        board.do(next(option for option in board.options() if option.startswith(f"order {first}"))).settle()
        kinds = [event.kind for event in (board.table.log or [])[mark:] if event.kind in ("draw", "resources")]
        assert kinds == order


@rule("fabula", "1.14.9-2")
def test_of_different_controllers_who_caused_it_orders() -> None:
    draws = base("Poço", "Quando um aliado morrer, compre uma carta.")
    board = Board(
        draws,
        player1={"bases": ["poco centre"], "hand": ["faisca"]},
        player2={"bases": ["poco centre"], "battle": ["galo as g"]},
    )
    board.do("use faisca")
    assert board.asked() == "ask-order" and board.seat() == 1
    board.settle()
    # Nobody's action causes the beginning of a turn: the active player orders (gap trigger-order-responsible).
    dawn = base("Aurora", "No início de cada turno, compre uma carta.")
    board = Board(dawn, player1={"bases": ["aurora centre"]}, player2={"bases": ["aurora centre"]})
    board.do("pass")
    assert board.asked() == "ask-order" and board.seat() == 2


def test_triggers_wait_from_the_active_player_on() -> None:
    """Whenever the list of those that listen was made: here in the turn before."""
    dawn = base("Aurora", "No início de cada turno, compre uma carta.")
    board = Board(dawn, player1={"bases": ["aurora centre"]}, player2={"bases": ["aurora centre"]})
    board.table.kept[SPEAKING]["listening"] = listeners(board.table)
    board.do("pass")
    assert [each.controller for each in board.table.triggered] == [1, 0]


@rule("fabula", "1.14.10-1", "1.14.10-2")
def test_an_activated_ability_without_its_target_is_cancelled_and_nothing_comes_back() -> None:
    board = Board(
        ally("Estilingue", "1/1/2", "2, ↷: Cause 1 de dano ao aliado alvo. Compre uma carta."),
        player1={"battle": ["estilingue as e"], "resources": 2},
        player2={"battle": ["onca as o"], "hand": ["redemoinho"]},
    )
    board.do("activate e 0", "target o").do("use redemoinho", "target o").settle()
    assert board.events("fizzle") and board.look("player1.resources") == 0 and board.look("e.tapped")
    # The other sentence aims at nothing, and is carried out.
    assert board.look("player1.hand.count") == 1


@rule("fabula", "1.14.11-1", "1.14.11-2")
def test_without_targets_an_ability_does_not_enter_and_nothing_is_paid() -> None:
    shot = ally("Estilingue", "1/1/2", "2, ↷: Cause 1 de dano ao aliado alvo que um oponente controla.")
    board = Board(shot, player1={"battle": ["estilingue as e"], "resources": 2})
    assert board.refused("activate e 0") == "1.14.11-1"
    assert board.look("player1.resources") == 2 and not board.look("e.tapped")
    board = Board(shot, player1={"battle": ["estilingue as e"], "resources": 2}, player2={"battle": ["onca", "galo"]})
    board.do("activate e 0")
    assert board.asked() == "ask-target" and board.stack() == [] and board.look("player1.resources") == 2


def test_an_intervening_condition_is_asked_when_the_effect_is_carried_out() -> None:
    crowd = maneuver("Multidão", "Se você controla três ou mais aliados, compre duas cartas.")
    for count, cards in ((2, 0), (3, 2)):
        board = Board(crowd, player1={"hand": ["multidao"], "battle": [f"galo*{count}"]})
        board.play("use multidao")
        assert board.look("player1.hand.count") == cards


def test_what_depends_on_a_card_that_was_moved_follows_only_if_one_was() -> None:
    """ "If you do" asks what was really done: an empty deck has nothing to put into the discard."""
    wind = maneuver(
        "Vento", "Você pode mandar para o descarte uma carta do topo do baralho; se o fizer, ganhe 1 recurso."
    )
    for deck, gained in ((["faisca"], 1), ([], 0)):
        board = Board(wind, player1={"hand": ["vento"], "deck": deck, "resources": 0})
        board.play("use vento").do("accept").settle()
        assert board.look("player1.resources") == gained
    back = maneuver("Volta", "Você pode colocar o aliado alvo no topo do baralho do dono; se o fizer, ganhe 1 recurso.")
    board = Board(back, player1={"hand": ["volta"], "resources": 0}, player2={"battle": ["onca as o"]})
    board.play("use volta").do("accept").settle()
    assert board.look("player2.deck")["onca-pintada"] == 1 and board.look("player1.resources") == 1


def test_what_depends_on_a_change_of_figures_follows_it() -> None:
    shout = maneuver("Brado", "O aliado alvo ganha +1 de ofensiva; se o fizer, ganhe 1 recurso.")
    board = Board(shout, player1={"hand": ["brado"], "battle": ["onca as o"], "resources": 0})
    board.play("use brado")
    assert board.look("o.offensive") == 5 and board.look("player1.resources") == 1


@rule("fabula", "1.13.1-1")
def test_a_card_that_is_used_is_shown_and_what_leaves_is_told() -> None:
    end = maneuver("Fim", "Destrua o aliado alvo.")
    board = Board(end, player1={"hand": ["fim as f"]}, player2={"battle": ["onca as o"]})
    card, victim = board.number("f"), board.number("o")
    board.play("use fim")
    assert [(event.rule, event.seat, event.subjects) for event in board.events("reveal")] == [("1.13.1-1", 0, (card,))]
    assert [(event.rule, event.subjects) for event in board.events("leave")] == [("1.21.5", (victim,))]


def test_a_modification_that_is_attached_is_told() -> None:
    curse = modification("Mandinga", "Entra em campo anexada ao aliado alvo.\nA carta anexada tem -1 de ofensiva.")
    board = Board(curse, player1={"hand": ["mandinga"], "battle": ["onca as o"]})
    board.play("use mandinga")
    (told,) = board.events("attach")
    assert told.rule == "1.15.8-2" and told.subjects[1] == board.number("o") and board.look("o.offensive") == 3


def test_a_permanent_that_is_used_is_any_card_but_a_maneuver() -> None:
    watch = ally("Vigia", "1/1/1", "Quando você usar uma permanente, ganhe 1 recurso.")
    cards = (watch, maneuver("Brado", "Compre uma carta."), ally("Moço", "1/1/1"))
    board = Board(*cards, player1={"hand": ["brado", "moco"], "battle": ["vigia"], "resources": 5})
    board.play("use brado")
    assert board.look("player1.resources") == 5
    board.play("use moco")
    assert board.look("player1.resources") == 6


@rule("fabula", "g.anexar-1")
def test_a_modification_attaches_itself_to_another_permanent_never_to_itself() -> None:
    text = "Quando esta carta entrar em campo, anexe esta modificação à permanente alvo; se o fizer, ganhe 1 recurso."
    for target, host, resources in (("o", "onca-pintada", 6), ("m", "", 5)):
        hand = {"hand": ["mandinga as m"], "battle": ["onca as o"], "resources": 5}
        board = Board(modification("Mandinga", text), player1=hand)
        board.play("use mandinga").do(f"target {target}").settle()
        assert (board.look("m.host"), board.look("player1.resources")) == (host, resources)


@rule("fabula", "1.13.2")
def test_who_must_discard_chooses_the_card_and_it_goes_to_the_discard() -> None:
    tax = maneuver("Dízimo", "O oponente alvo descarta uma carta.")
    board = Board(tax, player1={"hand": ["dizimo"]}, player2={"hand": ["galo as g", "faisca"]})
    board.do("use dizimo").settle()
    assert board.seat() == 2
    board.do("give g").settle()
    assert board.look("player2.hand") == {"faisca": 1} and board.look("player2.discard.count") == 1


@pytest.mark.parametrize(
    "deed",
    [
        "O aliado alvo não pode bloquear neste turno",
        "O aliado alvo pode agir neste turno",
        "Previna os próximos 2 de dano que seriam causados ao aliado alvo neste turno",
        "Cause 1 de dano ao aliado alvo",
        "Destrua o aliado alvo",
        "Vire o aliado alvo",
        "Coloque 1 marcador de escudo no aliado alvo",
        "A ofensiva do aliado alvo é 2",
        "O oponente alvo descarta uma carta ao acaso",
        "O oponente alvo descarta uma carta",
        "O oponente alvo sacrifica um aliado",
        "O oponente alvo pula o próximo turno",
        "Jogue um turno extra depois deste",
        "Compre uma carta",
    ],
)
def test_if_you_do_follows_whatever_was_really_done(deed: str) -> None:
    both = maneuver("Ato", f"{deed}; se o fizer, ganhe 1 recurso.")
    board = Board(both, player1={"hand": ["ato"], "resources": 0}, player2={"hand": ["faisca"], "battle": ["onca"]})
    board.play("use ato")
    assert board.look("player1.resources") == 1


def test_if_you_do_does_not_follow_what_could_not_be_done() -> None:
    """Nothing to sacrifice, nothing to discard, by choice or at random."""
    for deed in ("sacrifica um aliado", "descarta uma carta", "descarta uma carta ao acaso"):
        both = maneuver("Ato", f"O oponente alvo {deed}; se o fizer, ganhe 1 recurso.")
        board = Board(both, player1={"hand": ["ato"], "resources": 0})
        board.play("use ato")
        assert board.look("player1.resources") == 0, deed


def test_what_left_is_remembered_only_as_long_as_something_speaks_of_it() -> None:
    """The heir's effect waits and speaks of who died; when the stack is empty nothing does."""
    heir = ally("Herdeiro", "1/1/4", "Quando um aliado que um oponente controla morrer, compre uma carta.")
    board = Board(
        heir,
        player1={"battle": ["herdeiro"], "hand": ["faisca"]},
        player2={"battle": ["galo as g"], "hand": ["silencio"]},
    )
    board.do("use faisca", "target g", "pass")
    assert board.stack() == ["herdeiro"] and board.number("g") in board.table.gone
    board.settle()
    assert board.look("player1.hand.count") == 1 and not board.table.gone
