"""1.15 Targets."""

from __future__ import annotations

from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule


@rule("fabula", "1.15.1", "1.15.1-ex1")
def test_an_effect_is_directed_at_its_target() -> None:
    """An ally with offensive 2 is chosen and gets +1: 3. What "escolha" chooses is a target."""
    spell = maneuver("Reforço", "Escolha um aliado que você controla; ele ganha +1 de ofensiva.")
    board = Board(
        spell, player1={"hand": ["reforco"], "battle": ["galo as g", "onca as o"]}, player2={"hand": ["redemoinho"]}
    )
    board.do("use reforco", "target g")
    assert board.table.waiting[-1].targets == ((board.number("g"),),)
    board.settle()
    assert board.look("g.offensive") == 3 and board.look("o.offensive") == 4


@rule("fabula", "1.15.2")
def test_players_permanents_cards_zones_and_decks_may_be_targets() -> None:
    texts = {
        "O jogador alvo compra uma carta.": "player1",
        "Vire o aliado alvo.": "galo-de-briga",
        "Destrua a modificação alvo.": "amuleto-de-barro",
        "A base alvo ganha 1 de resistência.": "encruzilhada-velha",
        "Exile a carta alvo de um descarte.": "faisca",
        "Exile a zona de descarte alvo.": "player1",
        "Exile a zona de degredo alvo.": "player1",
        "Embaralhe a mão alvo no baralho do dono.": "player1",
        "Exile o baralho alvo.": "player1",
        "Vire a zona de territórios alvo.": "player1",
    }
    for text, word in texts.items():
        board = Board(
            maneuver("Prova", text),
            player1={
                "hand": ["prova"],
                "battle": ["galo", "galo", "amuleto", "amuleto"],
                "discard": ["faisca", "galo"],
            },
        )
        board.do("use prova")
        assert any(option.startswith(f"target {word}") for option in board.options()), text


@rule("fabula", "1.15.3-1", "1.15.3-2")
def test_without_a_valid_target_an_effect_does_not_enter() -> None:
    board = Board(player1={"hand": ["faisca"]})
    assert board.refused("use faisca") == "1.15.3-2"
    # A triggered ability without one does not enter either.
    board = Board(player1={"hand": ["pisadeira"]}, player2={"hand": ["silencio"]})
    one = ally(
        "Tocha", "1/1/1", "Quando esta carta entrar em campo, cause 1 de dano ao aliado alvo que um oponente controla."
    )
    board = Board(one, player1={"hand": ["tocha"]})
    board.play("use tocha")
    assert board.events("trigger") == [] and board.look("player1.battle") == {"tocha": 1}


def test_a_sentence_without_a_target_stays_out_and_the_others_enter() -> None:
    """Gap sentence-without-target."""
    spell = maneuver("Duas Coisas", "Cause 2 de dano ao aliado alvo. Compre uma carta.")
    board = Board(spell, player1={"hand": ["duas-coisas"]}, player2={"hand": ["silencio"]})
    board.do("use duas-coisas")
    assert board.stack() == ["duas-coisas"]
    board.settle()
    assert board.look("player1.hand.count") == 1


@rule("fabula", "1.15.4-1", "1.15.4-2")
def test_an_effect_whose_target_is_gone_is_removed_unpaid() -> None:
    board = Board(
        player1={"hand": ["tocaia"], "resources": 2}, player2={"battle": ["onca as o"], "hand": ["redemoinho"]}
    )
    board.do("use tocaia").do("use redemoinho").settle()
    assert len(board.events("fizzle")) == 1 and board.look("player1.resources") == 0
    assert board.look("player1.discard") == {"tocaia": 1}


def test_a_target_that_no_longer_fits_is_lost_and_the_rest_is_served() -> None:
    """Gaps target-validity and lost-target-partial."""
    double = maneuver("Dupla", "Cause 1 de dano a dois aliados virados alvo.")
    free = maneuver("Solta", "Desvire o aliado alvo.")
    board = Board(
        double,
        free,
        player1={"hand": ["dupla"]},
        player2={"battle": ["onca tapped as a", "vigia tapped as b"], "hand": ["solta"]},
    )
    board.do("use dupla", "target a").do("use solta", "target a").settle()
    assert board.look("a.damage") == 0 and board.look("b.damage") == 1


@rule("fabula", "1.15.5")
def test_targets_may_be_changed_or_chosen_anew() -> None:
    """Gap retarget: "change" to another one; "new targets" may keep the old."""
    board = Board(
        player1={"hand": ["tocaia"], "battle": ["vigia as mine"]},
        player2={"battle": ["onca as o", "vigia as v"], "hand": ["desvio"]},
    )
    board.do("use tocaia", "target o").do("use desvio-da-corrente")
    board.do("pass") if board.asked() == "ask-respond" else None
    assert board.asked() == "ask-retarget" and f"target onca-pintada#{board.number('o')}" not in board.options()
    board.do("target mine").settle()
    assert board.look("mine.damage") == 3 and board.look("o.damage") == 0
    anew = maneuver("Mira", "Escolha novos alvos para o efeito alvo.")
    board = Board(
        anew,
        player1={"hand": ["tocaia"], "battle": ["vigia as mine"]},
        player2={"battle": ["onca as o"], "hand": ["mira"]},
    )
    board.do("use tocaia", "target o").do("use mira")
    board.do("pass") if board.asked() == "ask-respond" else None
    assert f"target onca-pintada#{board.number('o')}" in board.options()


def test_without_another_target_nothing_changes() -> None:
    board = Board(player1={"hand": ["tocaia"]}, player2={"battle": ["onca as o"], "hand": ["desvio"]})
    board.do("use tocaia").do("use desvio-da-corrente").settle()
    assert board.look("o.damage") == 3 and board.events("retarget") == []


@rule("fabula", "1.15.5")
def test_of_two_targets_the_one_without_another_is_kept() -> None:
    """There is a second base and no second ally: the damage moves, the ally is tapped."""
    both = maneuver("Dupla", "Cause 1 de dano à base alvo que um oponente controla; vire o aliado alvo.")
    turn = maneuver("Mudança", "Mude o alvo do efeito alvo.")
    board = Board(
        both,
        turn,
        player1={"hand": ["dupla"]},
        player2={"battle": ["onca as o"], "bases": ["feira centre as a", "praca as b"], "hand": ["mudanca"]},
    )
    board.do("use dupla", "target a").do("use mudanca").settle()
    assert [board.look(f"{each}.resistance") for each in "ab"] == [15, 4] and board.look("o.tapped")


@rule("fabula", "1.15.6")
def test_an_effect_is_a_target_only_where_the_text_says_so() -> None:
    board = Board(
        maneuver("Vento", "Exile a permanente alvo."),
        player1={"hand": ["tocaia"]},
        player2={"battle": ["onca as o"], "hand": ["vento", "silencio"]},
    )
    board.do("use tocaia").do("use vento")
    assert all("/" not in option for option in board.options())
    board = Board(player1={"hand": ["tocaia"]}, player2={"battle": ["onca"], "hand": ["silencio"]})
    board.do("use tocaia")
    assert any(option.startswith("use silencio") for option in board.options())


@rule("fabula", "1.15.7")
def test_an_effect_never_aims_at_an_instance_of_itself() -> None:
    """An ability that cancels effects cannot cancel another instance of its own."""
    guard = ally("Censor", "1/1/3", "1: Cancele o efeito alvo.\n1: Compre uma carta.")
    board = Board(
        guard, player1={"battle": ["censor as c"], "resources": 9}, player2={"hand": ["silencio", "contracanto"]}
    )
    board.do("activate c 1")
    drawing = board.table.waiting[-1].number
    board.do("use silencio-das-aguas")
    silence = board.table.waiting[-1].number
    board.do("activate c 0", f"target silencio-das-aguas/{silence}")
    cancelling = board.table.waiting[-1].number
    board.do("use contracanto").do("activate c 0")
    aimed = {option.split("/")[-1] for option in board.options("target")}
    assert str(drawing) in aimed and str(silence) in aimed and str(cancelling) not in aimed


@rule("fabula", "1.15.8-1", "1.15.8-2")
def test_an_attached_modification_has_its_host_as_its_target() -> None:
    """Chosen when attach is used, or on entering; a host that may not be a target cannot be chosen."""
    board = Board(
        player1={"battle": ["peixeira as p", "galo as g"], "hand": ["escapulario"], "resources": 5},
        player2={"battle": ["cobra-grande"]},
    )
    board.do("activate p 0")
    board.settle()
    assert board.look("p.host") == "galo-de-briga" and board.look("g.offensive") == 4
    board.do("use escapulario").settle()
    number = next(n for n in board.table.battle(0) if board.table.kind(n).word == "escapulario")
    assert board.table.pieces[number].host == board.number("g")


@rule("fabula", "1.15.9-1", "1.15.9-2")
def test_permanent_means_allies_modifications_and_bases_only() -> None:
    spell = maneuver("Vento", "Exile a permanente alvo.")
    board = Board(spell, player1={"hand": ["vento"], "battle": ["galo", "amuleto"], "discard": ["onca"]})
    board.do("use vento")
    words = {option.split()[1].split("#")[0] for option in board.options()}
    assert words == {"galo-de-briga", "amuleto-de-barro", "encruzilhada-velha"}


@rule("fabula", "1.15.10", "1.15.10-ex1")
def test_a_zone_as_target_is_everything_in_it() -> None:
    spell = maneuver("Vassourada", "Exile a zona de descarte alvo.")
    board = Board(spell, player1={"hand": ["vassourada"]}, player2={"discard": ["galo", "onca", "faisca"]})
    board.play("use vassourada", "target player2")
    assert board.look("player2.discard.count") == 0 and board.look("player2.exile.count") == 3


@rule("fabula", "1.15.11-1")
def test_no_target_twice_for_one_ability() -> None:
    spell = maneuver("Laços", "Cause 1 de dano ao aliado alvo. Cause 2 de dano a outro aliado alvo.")
    board = Board(spell, player1={"hand": ["lacos"]}, player2={"battle": ["onca as o", "vigia as v", "galo as g"]})
    board.do("use lacos", "target o")
    assert f"target onca-pintada#{board.number('o')}" not in board.options()
    board.do("target v").settle()
    assert board.look("o.damage") == 1 and board.look("v.damage") == 2
    # With a single ally only the first sentence finds a target.
    board = Board(spell, player1={"hand": ["lacos"]}, player2={"battle": ["onca as o"]})
    board.play("use lacos")
    assert board.look("o.damage") == 1


@rule("fabula", "1.15.11-2")
def test_target_said_again_is_the_first_target() -> None:
    spell = maneuver("Rasteira", "Cause 1 de dano ao aliado alvo. Vire o aliado alvo.")
    board = Board(spell, player1={"hand": ["rasteira"]}, player2={"battle": ["onca as o", "vigia as v"]})
    board.play("use rasteira", "target o")
    assert board.look("o.damage") == 1 and board.look("o.tapped") and not board.look("v.tapped")


@rule("fabula", "1.15.12-1", "1.15.12-2")
def test_what_is_divided_gives_each_target_at_least_one() -> None:
    board = Board(
        player1={"hand": ["rojao"]}, player2={"battle": ["onca as o", "vigia as v", "jequitiba as j", "onca"]}
    )
    board.do("use rojao", "target o")
    assert "enough" in board.options()
    board.do("target v", "target j")
    assert board.asked() != "ask-target"  # three at most
    board.settle()
    assert [board.look(f"{each}.damage") for each in "ovj"] == [1, 1, 1]
    board = Board(player1={"hand": ["rojao"]}, player2={"battle": ["onca as o", "vigia as v"]})
    board.do("use rojao", "target o", "target v", "enough")
    assert board.asked() == "ask-share" and board.options() == ["share 1", "share 2"]
    assert board.refused("share 3") == "1.15.12-2" and board.refused("share 0") == "1.15.12-2"
    board.do("share 2").settle()
    assert board.look("o.damage") == 2 and board.look("v.damage") == 1


@rule("fabula", "1.15.12-1")
def test_counters_are_divided_too() -> None:
    spell = maneuver("Escudos", "Divida 3 marcadores de escudo entre até duas bases alvo.")
    board = Board(spell, player1={"hand": ["escudos"], "bases": ["feira centre as a", "praca as b"]})
    board.do("use escudos", "target a", "target b", "share 1").settle()
    assert board.look("a.shield") == 1 and board.look("b.shield") == 2


def test_what_may_not_be_a_target_of_opponents() -> None:
    board = Board(player1={"hand": ["tocaia"]}, player2={"battle": ["cobra-grande"], "hand": ["tocaia"]})
    assert board.refused("use tocaia") == "1.15.3-2"
    ward = base("Redoma", "Os aliados que você controla não podem ser alvo dos oponentes.")
    mark = modification("Marca", "Os aliados têm +1 de vida.")
    board = Board(ward, mark, player1={"bases": ["redoma centre"], "battle": ["galo as g"], "hand": ["bote"]})
    board.play("use bote-da-onca")
    assert board.look("g.offensive") == 5


@rule("fabula", "1.15.8-1")
def test_a_host_that_may_no_longer_be_its_target_lets_a_modification_go() -> None:
    """Gap attached-target: an opponent's modification comes off; its controller's own stays; or both stay."""
    veil = maneuver("Véu", "O aliado alvo não pode ser alvo dos oponentes.")
    curse = modification("Mandinga", "Entra em campo anexada ao aliado alvo.\nA carta anexada tem -1 de ofensiva.")
    for reading, host, offensive in (("released", "", 6), ("stays", "onca-pintada", 5)):
        board = Board(
            veil,
            curse,
            player1={"hand": ["veu"], "battle": ["onca as o", "peixeira on o as own"]},
            player2={"battle": ["mandinga on o as curse"]},
            rulings={"attached-target": reading},
        )
        assert board.look("o.offensive") == 5
        board.play("use veu")
        assert board.look("curse.host") == host and board.look("o.offensive") == offensive
        assert board.look("own.host") == "onca-pintada" and board.look("curse.zone") == "battle"


@rule("fabula", "1.15.8-1")
def test_a_modification_speaks_of_its_host_as_long_as_it_is_attached() -> None:
    """From the attaching to the detaching, whoever controls the host, and of no other permanent."""
    curse = modification("Mandinga", "Anexar 0.\nA carta anexada tem +1 de ofensiva.")
    steal = maneuver("Laçada", "Tome o controle do aliado alvo.")
    board = Board(
        curse, steal, player1={"battle": ["galo as g", "onca as o", "mandinga as m"]}, player2={"hand": ["lacada"]}
    )
    assert board.look("g.offensive") == 2
    board.do("activate m 0", "target g").do("pass")
    assert board.look("m.host") == "galo-de-briga" and board.look("g.offensive") == 3
    board.pass_turn()
    board.do("use lacada", "target g").settle()
    assert board.look("g.controller") == 2 and board.look("m.controller") == 1
    assert board.look("g.offensive") == 3 and board.look("o.offensive") == 4
    board.pass_turn()
    board.do("activate m 0").settle()
    assert board.look("g.offensive") == 2 and board.look("o.offensive") == 5


def test_what_was_divided_for_a_lost_target_is_not_moved_to_another() -> None:
    """Gap lost-target-partial: of 2 and 1 the 2 are lost with their target."""
    for lost, kept, damage in (("o", "v", 1), ("v", "o", 2)):
        board = Board(
            player1={"hand": ["rojao"]}, player2={"battle": ["onca as o", "vigia as v"], "hand": ["redemoinho"]}
        )
        board.do("use rojao", "target o", "target v", "enough", "share 2")
        board.do("use redemoinho", f"target {lost}").settle()
        assert board.look(f"{lost}.zone") == "gone" and board.look(f"{kept}.damage") == damage


@rule("fabula", "1.15.9-1")
def test_a_permanent_or_player_may_be_a_base_too() -> None:
    spell = maneuver("Vento", "Exile a permanente ou jogador alvo.")
    board = Board(spell, player1={"hand": ["vento"], "battle": ["galo"]})
    board.do("use vento")
    words = {option.split()[1].split("#")[0] for option in board.options()}
    assert words == {"galo-de-briga", "encruzilhada-velha", "player1", "player2"}


@rule("fabula", "1.1.3")
def test_players_cannot_be_exiled_and_nothing_is() -> None:
    for who in ("cada jogador", "você"):
        spell = maneuver("Absurdo", f"Exile {who}.")
        board = Board(spell, player1={"hand": ["absurdo"], "battle": ["galo"]})
        board.play("use absurdo")
        assert board.asked() == "ask-main" and board.look("player1.exile.count") == 0


@rule("fabula", "1.15.11-1")
def test_targets_of_several_sentences_are_found_however_they_overlap() -> None:
    """Two of three tapped allies, and all three that are hurt: the tapped one among these is left to them."""
    spell = maneuver("Laços", "Cause 1 de dano a dois aliados virados alvo. Desvire três outros aliados feridos alvo.")
    tapped = ["onca tapped as a", "jequitiba tapped damage 1 as b", "vigia tapped as c"]
    hurt = ["onca damage 1 as d", "vigia damage 1 as e"]
    board = Board(spell, player1={"hand": ["lacos"]}, player2={"battle": [*tapped, *hurt]})
    board.do("use lacos")
    assert {option.split("#")[1] for option in board.options("target")} == {
        str(board.number(each)) for each in ("a", "c")
    }
    board.do("target a", "target b", "target d").settle()
    assert [board.look(f"{each}.damage") for each in "abcde"] == [1, 1, 1, 1, 1] and not board.look("b.tapped")
