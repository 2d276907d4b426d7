"""Everything that a person can meet in a match has its words, in both languages."""

from __future__ import annotations

import re

import pytest

from ludoteca import games
from ludoteca.core import asking
from ludoteca.core.agreement import Named
from ludoteca.core.events import Event
from ludoteca.core.messages import check_catalogues
from ludoteca.core.rulebook import Lang
from ludoteca.core.teller import Teller
from ludoteca.core.view import event_view
from ludoteca.games.fabula.game import GAME
from tests.games.fabula.board import Board, ally, maneuver
from tests.told import LANGUAGES, named, procedures, strict, tell_a_random_match, wanted

HOME = GAME.folder
IDS = re.compile(r"(ask|refusal|setup|deck|notation|position|look|chance|cards|stack|place|phase|zone)(-[a-z0-9]+)+")
SETUPS = GAME.sample_setups()
#: Words of zones and places that look like ids of messages.
NO_IDS = {"hand-zone", "deck-zone", "look-player", "place-bag", "cards-shown"}


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(HOME / "messages.pt.ftl", HOME / "messages.en.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_is_there(lang: Lang) -> None:
    said = strict(GAME, lang)
    ids = named(GAME, IDS) - NO_IDS
    assert "ask-main" in ids and "deck-colour" in ids and "refusal-resources" in ids
    assert sorted(id for id in ids if id not in said) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_event_step_area_and_format_has_words(lang: Lang) -> None:
    said = strict(GAME, lang)
    needed = wanted(GAME, asking.Simultaneous)
    assert "step-Combat-block" in needed and "event-captured" in needed
    assert sorted({id for id in needed if id not in said}) == []


@pytest.mark.parametrize("setup", range(0, len(SETUPS), 3))
def test_everything_in_random_matches_can_be_told(setup: int) -> None:
    tell_a_random_match(GAME, SETUPS[setup], setup)


def test_the_stack_is_told_with_its_targets_and_its_x() -> None:
    board = Board(
        player1={"hand": ["labareda"], "resources": 5}, player2={"battle": ["onca as o", "galo"], "hand": ["silencio"]}
    )
    board.do("use labareda", "x 3", "target o")
    from ludoteca.core.view import look

    view = look(board.table, 1)
    said = GAME.telling(board.table, 1, strict(GAME, "pt")).waiting(view.waiting[0])
    number = board.number("o")
    assert said == f"Labareda: Cause X de dano ao aliado ou base alvo. → Onça-Pintada #{number} (X = 3) — Jogador 1"


def test_what_has_gone_is_still_told_by_its_name() -> None:
    board = Board(player1={"hand": ["faisca"]}, player2={"battle": ["galo as g"]})
    board.play("use faisca")
    telling = GAME.telling(board.table, 0, strict(GAME, "pt"))
    said = [telling.event(event_view(board.table, event, 0)) for event in board.events("die") + board.events("use")]
    assert said[0] == f"Galo de Briga #{board.number('g')} morre" and said[1].startswith("Jogador 1 usa Faísca #")


def test_who_has_priority_is_shown() -> None:
    board = Board(player1={"hand": ["faisca"]}, player2={"battle": ["onca"]})
    names = [[badge.name for badge in GAME.seat_badges(board.table, seat)] for seat in (0, 1)]
    assert "priority" in names[0] and "priority" not in names[1]
    board.do("use faisca")
    board.pass_turn()
    assert "priority" in [badge.name for badge in GAME.seat_badges(board.table, 1)]


def test_the_rulebook_has_every_rule_that_is_cited() -> None:
    book = games.rulebook("fabula")
    assert all(rule == "" or rule in book for each in procedures(GAME, asking.Simultaneous) for rule, _ in each.steps)
    cited = {need.rule for action in GAME.actions.values() for need in action.requirements()}
    assert [rule for rule in sorted(cited - {""}) if rule not in book] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_are_told_as_several(lang: Lang) -> None:
    said = strict(GAME, lang)
    one, two = {"pt": ("desvira", "desviram"), "en": ("untaps", "untap")}[lang]
    told = [said.text("event-untap", pieces=Named("Saci", form)) for form in ("ms", "mp")]
    assert told == [f"Saci {one}", f"Saci {two}"]


def test_what_happens_to_a_piece_agrees_with_its_name() -> None:
    """A Pedreira é destruída, o Galo é bloqueado; together they are masculine."""
    board = Board(
        player1={"battle": ["onca as o"]}, player2={"bases": ["feira centre", "pedreira as p"], "battle": ["galo as g"]}
    )
    telling = GAME.telling(board.table, 0, strict(GAME, "pt"))
    quarry, cock = telling.piece(board.number("p")), telling.piece(board.number("g"))
    assert telling.text("event-destroyed", pieces=quarry).endswith(" é destruída")
    assert telling.text("event-destroyed", pieces=cock).endswith(" é destruído")
    both = telling.pieces((board.number("p"), board.number("g")))
    assert telling.text("event-destroyed", pieces=both).endswith(" são destruídos")
    base = telling.permanent(board.number("p"))
    assert telling.text("refusal-not-blockable", piece=base).endswith(" seja bloqueada.")


def test_the_side_that_is_up_agrees_with_the_card() -> None:
    board = Board(player1={"battle": ["onca tapped as o", "galo tapped as g"]})
    pieces = {piece.number: piece for piece in Teller(board.table, 0, strict(GAME, "pt")).told().pieces}
    assert pieces[board.number("o")].face_text == "virada"
    assert pieces[board.number("g")].face_text == "virado"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_base_is_told_with_what_it_had_when_it_was_attacked(lang: Lang) -> None:
    """The offensive takes 4 of its 5: told afterwards, it was still an offensive against a base with 5."""
    board = Board(player1={"battle": ["onca as o"]}, player2={"bases": ["feira centre", "praca as p"]})
    board.do("offensive p").settle()
    assert board.look("p.resistance") == 1
    telling = GAME.telling(board.table, 1, strict(GAME, lang))
    said = telling.event(event_view(board.table, board.events("offensive")[0], 1))
    place = "arredor" if lang == "pt" else "outskirt"
    assert f"({place}, 5)" in said, said


def test_whoever_makes_an_offensive_is_linked_to_the_base_and_nobody_else_is() -> None:
    board = Board(
        player1={"battle": ["onca as o", "galo as g"]},
        player2={"battle": ["galo as b"], "bases": ["feira centre", "praca as p"]},
    )
    board.do("offensive p").do("join o").do("done")
    pieces = {piece.number: piece for piece in Teller(board.table, 1, strict(GAME, "en")).told().pieces}
    linked = {number: [each.to for each in piece.badges if each.name == "against"] for number, piece in pieces.items()}
    assert {number: to for number, to in linked.items() if to} == {board.number("o"): [board.number("p")]}


def test_whoever_has_none_has_no_resources() -> None:
    said = strict(GAME, "pt")
    told = [said.text("event-resources", who="Ana", way="less", amount=1, total=total) for total in (0, 1, 2)]
    assert told == [f"Ana gasta 1 recurso e fica {rest}" for rest in ("sem nenhum", "com 1", "com 2")]
    assert said.text("event-resources", who="Ana", way="more", amount=2, total=5) == "Ana ganha 2 recursos e fica com 5"
    asked = [said.text("ask-x", resources=resources, text="") for resources in (0, 1, 2)]
    assert [each.split("? ")[1].split(".")[0] for each in asked] == [
        "Você não tem recursos",
        "Você tem 1 recurso",
        "Você tem 2 recursos",
    ]


#: Options that are answers and not deeds.
PLAIN_ANSWERS = {"say-pass"}


def test_options_are_in_the_infinitive() -> None:
    """The first word of every option in Portuguese is an infinitive, "não" aside."""
    text = (HOME / "messages.pt.ftl").read_text(encoding="utf-8")
    for found in re.finditer(r"^say-[a-z-]+ = (.*(?:\n(?:    .*|   \*.*|\}.*))*)", text, re.MULTILINE):
        for line in re.findall(r"(?:^|\] )([^\W\d_]+(?: [^\W\d_]+)?)", found.group(1), re.MULTILINE):
            first = line.removeprefix("Não ").split()[0]
            if first[0].isupper() or line.startswith("Não "):
                assert first.endswith(("ar", "er", "ir", "or", "ôr")), found.group(0)


def test_each_sentence_of_a_text_is_told_when_it_is_executed() -> None:
    """1.14.3a: every sentence is an effect of its own."""
    board = Board(player1={"hand": ["arrastao"], "resources": 9}, player2={"battle": ["galo as g"]})
    board.play("use arrastao")
    telling = GAME.telling(board.table, 0, strict(GAME, "pt"))
    said = [telling.event(event_view(board.table, event, 0)).split(": ", 1)[1] for event in board.events("execute")]
    assert said == [
        "Tome o controle do aliado alvo até o fim do turno.",
        "Desvire o aliado alvo.",
        "O aliado alvo pode agir neste turno.",
    ]


@pytest.mark.parametrize("reader", [0, 1])
def test_everybody_sees_which_card_is_discarded(reader: int) -> None:
    """The discard is open (gap zones), also to whoever did not know the card in the hand."""
    tax = maneuver("Dízimo", "O oponente alvo descarta uma carta.")
    board = Board(tax, player1={"hand": ["dizimo"]}, player2={"hand": ["galo as g", "faisca"]})
    board.do("use dizimo").settle()
    board.do("give g").settle()
    telling = GAME.telling(board.table, reader, strict(GAME, "pt"))
    [said] = [telling.event(event_view(board.table, event, reader)) for event in board.events("discard")]
    assert said.startswith("Dízimo: Jogador 2 descarta Galo de Briga #")


def test_a_change_that_reaches_nobody_is_no_news() -> None:
    board = Board(player1={"battle": ["galo as x"]})
    telling = GAME.telling(board.table, 0, strict(GAME, "pt"))
    reached = [Event("boost", "1.11.3-2", 0, board.number("x"), subjects) for subjects in ((), (board.number("x"),))]
    assert [telling.is_news(event_view(board.table, event, 0)) for event in reached] == [False, True]


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        (
            "O aliado alvo ganha +2 de ofensiva e +1 de vida até o fim do turno.",
            "boost",
            "recebe +2 de ofensiva, +1 de vida",
        ),
        ("O aliado alvo ganha -1 de ofensiva até o fim do turno.", "boost", "recebe -1 de ofensiva"),
        ("Coloque dois marcadores de semente no aliado alvo.", "counters", "recebe 2 marcadores de semente"),
        ("Coloque um marcador de escudo no aliado alvo.", "counters", "recebe 1 marcador de escudo"),
    ],
)
def test_what_a_text_gives_is_told_in_its_figures(text: str, kind: str, said: str) -> None:
    board = Board(maneuver("Bênção", text), player1={"hand": ["bencao"], "battle": ["onca as o"]})
    board.play("use bencao")
    (event,) = board.events(kind)
    telling = GAME.telling(board.table, 0, strict(GAME, "pt"))
    assert telling.event(event_view(board.table, event, 0)).endswith(f": Onça-Pintada #{board.number('o')} {said}")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt", "Virar: Compre uma carta.\n2, virar: Ganhe um recurso."),
        ("en", "Tap: Draw a card.\n2, tap: Gain a resource."),
    ],
)
def test_the_arrow_that_taps_is_told_in_a_word(lang: Lang, said: str) -> None:
    mill = ally("Moinho", "1/1/3", "↷: Compre uma carta.\n2, ↷: Ganhe um recurso.")
    board = Board(mill, player1={"battle": ["moinho as m"]})
    telling = GAME.telling(board.table, 0, strict(GAME, lang))
    assert telling.card_text(board.table.kind(board.number("m")).word) == said


@pytest.mark.parametrize(("lang", "words"), [("pt", "Influência 4 contra 5"), ("en", "Influence 4 against 5")])
def test_both_sums_of_an_influence_are_told(lang: Lang, words: str) -> None:
    board = Board(player1={"battle": ["coronel as i"]}, player2={"bases": ["feira centre as c", "praca as p"]})
    board.do("influence p").settle()
    (told,) = board.events("sums")
    telling = GAME.telling(board.table, 0, strict(GAME, lang))
    assert telling.event(event_view(board.table, told, 0)) == words
