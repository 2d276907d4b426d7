"""Everything that a person can meet in a match has its words, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core import asking
from ludoteca.core.agreement import form_of
from ludoteca.core.match import Match
from ludoteca.core.messages import check_catalogues
from ludoteca.core.rulebook import Lang
from ludoteca.core.teller import Teller
from ludoteca.core.view import Badge, CellView, decision_view, event_view, look
from ludoteca.games.apotheosis.game import GAME
from ludoteca.games.apotheosis.play.injury import Hurt
from ludoteca.games.apotheosis.table.acts import ActionAtHand
from ludoteca.games.apotheosis.text.words import TERRAINS
from ludoteca.players.terminal import board as terminal
from ludoteca.scenarios import library
from tests.games.apotheosis.board import Board, companion, skill, weapon
from tests.told import LANGUAGES, named, procedures, strict, tell_a_random_match, text_of, wanted

HOME = GAME.folder
IDS = re.compile(r"(ask|refusal|setup|team|notation|position|look|chance|cards)(-[a-z0-9]+)+")
SETUPS = GAME.sample_setups()


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(HOME / "messages.pt.ftl", HOME / "messages.en.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_is_there(lang: Lang) -> None:
    said = strict(GAME, lang)
    ids = named(GAME, IDS)
    assert "ask-turn" in ids and "setup-map" in ids and "refusal-points" in ids
    assert sorted(id for id in ids if id not in said) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_event_step_area_and_format_has_words(lang: Lang) -> None:
    said = strict(GAME, lang)
    needed = wanted(GAME, asking.Race)
    assert "step-Act-respond" in needed and "event-injury" in needed
    assert sorted({id for id in needed if id not in said}) == []


@pytest.mark.parametrize("setup", range(0, len(SETUPS), 3))
def test_everything_in_random_matches_can_be_told(setup: int) -> None:
    tell_a_random_match(GAME, SETUPS[setup], setup)


def test_a_board_shows_heights_terrain_and_pieces_within_eighty_columns() -> None:
    lines = drawn(Board(map="campo-do-obelisco", player1={"hero": "a1"}, player2={"hero": "k11"}))
    assert len(lines) == 12 and max(len(line) for line in lines) <= 80
    assert "1He" in lines[1] and "2He" in lines[11]
    assert any("*" in line for line in lines), "where the character of the turn can walk"
    shown = drawn(Board(map="mirante", player1={"hero": "c3"}, player2={"hero": "a1"}))
    assert "1He3" in shown[3] and "r2" in shown[2]


def test_a_card_that_goes_under_another_is_told_with_the_one_above_it() -> None:
    seat = {"hero": "a1", "support": ["cao b1 as dog"], "inventory": ["espada-curta"], "attributes": {"agility": 9}}
    board = Board(companion("Cão"), player1=seat)
    board.do("attach espada-curta dog")
    went = board.events("card")[-1]

    def said(seat: int, lang: Lang) -> str:
        telling = GAME.telling(board.table, seat, strict(GAME, lang))
        return re.sub(r" #\d+", "", telling.event(event_view(board.table, went, seat)))

    assert said(0, "pt") == "Espada Curta vai para debaixo de Cão"
    assert said(0, "en") == "Short Sword goes under Cão"
    assert said(1, "en") == "1 hidden card goes under Cão", "it is shown only where it lies"


def test_hidden_cards_are_counted_by_the_word_of_the_game() -> None:
    board = Board(player1={"hero": "a1", "inventory": ["praga", "defender"]})
    held = board.number("praga"), board.number("defender")
    telling = GAME.telling(board.table, 1, strict(GAME, "pt"))
    assert telling.name(held[0]) == "1 carta oculta" and form_of(telling.piece(held[0])) == "fs"
    assert telling.pieces(held) == "2 cartas ocultas" and form_of(telling.pieces(held)) == "fp", "words agree with it"


def drawn(board: Board) -> list[str]:
    """The board as the terminal draws it."""
    board.start()
    teller = Teller(board.table, 0, strict(GAME, "pt"))
    told = teller.told()
    [ground] = told.boards
    return terminal.lines(
        ground, [piece for piece in told.pieces if piece.cell >= 0], teller.telling, terminal.marks_of(told)
    )


def test_a_legend_explains_the_marks_that_are_on_the_board() -> None:
    from ludoteca.core.view import look

    sides = {"player1": {"hero": "a1"}, "player2": {"hero": "b1"}}
    board = Board(terrain=["fs", "#w"], altitude=["01", "00"], **sides).start()
    view = next(area.board for area in look(board.table, 0).areas if area.board is not None)
    english = GAME.telling(board.table, 0, strict(GAME, "en")).legend(view)
    assert english == ["~ swamp · = water · ### blocked · figure: height"]
    portuguese = GAME.telling(board.table, 0, strict(GAME, "pt")).legend(view)
    assert portuguese == ["~ pântano · = água · ### bloqueada · número: altura"]
    flat = Board(terrain=["ff", "ff"], altitude=["00", "00"], **sides).start()
    view = next(area.board for area in look(flat.table, 0).areas if area.board is not None)
    assert GAME.telling(flat.table, 0, strict(GAME, "en")).legend(view) == [], "nothing to explain"


def test_what_has_gone_is_still_told_by_its_name() -> None:
    crate = {"id": "caixote", "title": {"pt": "Caixote", "en": "Crate"}, "life": 1, "obstacle": True}
    board = Board(player1={"hero": "a1"}, objects=["caixote a2 as box"], things=[crate]).roll("damage: 1")
    board.do("attack box")
    telling = GAME.telling(board.table, 0, strict(GAME, "pt"))
    said = [telling.event(event_view(board.table, event, 0)) for event in board.events("remove")]
    assert said and "#" in said[0]


def test_an_activation_tells_its_target_as_it_is_played() -> None:
    """The Hero who shoots is no target; without the target nobody would see what a shot that does nothing was for."""
    bow = weapon("Arco", reach=9)
    board = Board(bow, player1={"hero": "a1", "equipment": ["arco as bow"]}, player2={"hero": "a4"}).roll("damage: 1")
    board.do("use bow 1", "target hero2")
    telling = GAME.telling(board.table, 0, strict(GAME, "pt"))
    [chosen] = [event_view(board.table, event, 0) for event in board.events("select")]
    assert telling.is_news(chosen)
    target = telling.piece(board.number("hero2"))
    assert telling.event(chosen) == f"Arco: Jogador 1 escolhe como alvo {target}"


def test_a_card_is_told_in_both_languages() -> None:
    board = Board(player1={"hero": "a1"}).start()
    portuguese = text_of(GAME.telling(board.table, 0, strict(GAME, "pt")), "defender")
    english = text_of(GAME.telling(board.table, 0, strict(GAME, "en")), "defender")
    assert portuguese.startswith("1 AÇÃO\nReativa.") and english.startswith("1 action\nReactive.")


def test_the_rulebook_has_every_rule_that_is_cited() -> None:
    book = games.rulebook("apotheosis")
    assert [rule for each in procedures(GAME, asking.Race) for rule, _ in each.steps if rule and rule not in book] == []
    refused = {need.rule for action in GAME.actions.values() for need in action.requirements()} - {""}
    assert "r15" in refused and [rule for rule in sorted(refused) if rule not in book] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [("pt", ["Besta de Prova", "3 AÇÃO, direto 3, dano FOR+4"]), ("en", ["3 action, direct 3, damage STR+4"])],
)
def test_the_text_of_a_card_is_one_command_away(lang: Lang, said: list[str]) -> None:
    """A seat is shown the cards that it knows: its own and what lies open, not the other's inventory."""
    bow = weapon("Besta de Prova", ap=3, reach=3, constant=4)
    board = Board(
        bow, player1={"hero": "a1", "equipment": ["besta-de-prova"]}, player2={"inventory": ["praga"]}
    ).start()
    shown = {card.word: card for card in look(board.table, 0).cards}
    assert "besta-de-prova" in shown and "praga" not in shown
    assert "praga" in {card.word for card in look(board.table, 1).cards}
    telling = GAME.telling(board.table, 0, strict(GAME, lang))
    told = f"{telling.card_name('besta-de-prova')}\n{text_of(telling, 'besta-de-prova')}"
    assert all(each in told for each in said), told


def test_options_are_in_the_infinitive() -> None:
    text = (GAME.folder / "messages.pt.ftl").read_text(encoding="utf-8")
    for first in re.findall(r"^say-[a-z-]+ = ([^\W\d_]+)", text, re.MULTILINE):
        assert first.endswith(("ar", "er", "ir", "ôr")), first


def test_markers_and_counters_have_a_name_in_each_language() -> None:
    table = Board(map="mirante", player1={"hero": "c3"}, player2={"hero": "a1"}).start().table
    badges = [Badge("marker-Queimado", 1), Badge("counter-fury", 2)]
    portuguese, english = (GAME.telling(table, 0, strict(GAME, lang)) for lang in ("pt", "en"))
    assert [portuguese.badge(each) for each in badges] == ["marcador Queimado", "2 de fúria"]
    assert [english.badge(each) for each in badges] == ["marker Burning", "2 fury"]


def test_whoever_may_respond_is_told_to_what() -> None:
    """Who does it, what, with which card and to whom, in the question itself (r4)."""
    asked = 0
    for seed in range(12):
        match = Match(GAME, SETUPS[0], seed)
        chance = random.Random(seed)
        while not match.over and len(match.choices) < 150:
            decision = match.table.decision
            assert decision is not None
            if decision.ask == "ask-respond":
                seen = decision_view(match.table, decision.seat)
                assert seen is not None
                said = GAME.telling(match.table, decision.seat, strict(GAME, "en")).question(seen)
                act: Any = next(each for each in reversed(match.table.stack) if isinstance(each, (ActionAtHand, Hurt)))
                assert said.endswith(". Do you respond?") and "none" not in said
                if isinstance(act, ActionAtHand):
                    assert said.startswith(match.table.kind(act.agent).title.of("en"))
                    asked += 1
            match.choose(chance.choice(decision.options))
    assert asked > 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_words_of_its_language(lang: Lang) -> None:
    """Terrain, a text that lies there, and height; a plain field is only what lies on it."""
    telling = GAME.telling(Match(GAME, SETUPS[0], 1).table, 0, strict(GAME, lang))
    for word in (*TERRAINS[1:], "blocked", "disabled"):
        assert telling.ground(CellView(0, word, 0)) and ", " in telling.ground(CellView(0, f"{word}-laid", 0))
    assert telling.ground(CellView(0, "field", 0)) == ""
    assert telling.ground(CellView(0, "water", 2)) == {"pt": "água, altura 2", "en": "water, height 2"}[lang]


@pytest.mark.parametrize(
    ("text", "portuguese", "english"),
    [
        ("Você recebe o marcador Queimado.", "recebe o marcador Queimado", "receives the marker Burning"),
        ("Você recebe o marcador Enfeitiçado.", "recebe o marcador Enfeitiçado", "receives the marker Enfeitiçado"),
        ("Você tem +2 de FOR até o fim do turno.", "recebe +2 de FOR", "gets +2 STR"),
        ("Você não pode se mover até o fim do turno.", "fica impedido", "is restrained"),
        ("Coloque 2 contadores de carga nesta carta.", "fica com 2 contadores de carga", "has 2 charge counters"),
    ],
)
def test_what_changes_is_told_by_its_name(text: str, portuguese: str, english: str) -> None:
    """A marker, counter or figure, not only that there is one."""
    board = Board(skill("Truque", f"Ativa. {text}"), player1={"hero": "a1", "memento": ["truque as trick"]})
    board.do("use trick 1")
    [event] = [each for kind in ("mark", "modify", "counters") for each in board.events(kind)]
    for lang, wanted_words in (("pt", portuguese), ("en", english)):
        said = GAME.telling(board.table, 0, strict(GAME, lang)).event(event_view(board.table, event, 0))
        assert said.endswith(wanted_words), said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt", "Falta AÇÃO: custa {}, há 1."),
        ("en", "Action points are lacking: it costs {}, and 1 is left."),
    ],
)
def test_what_lacks_action_points_is_told_with_its_price(lang: Lang, said: str) -> None:
    """Of an action its own price, of a card that of its use."""
    position = {**(library.own("apotheosis", "map-containers").position or {}), "points": 1}
    match = Match.from_position(GAME, position, 1)
    table = match.table
    telling = GAME.telling(table, 0, strict(GAME, lang))
    chest = next(number for number, piece in table.pieces.items() if getattr(piece, "container", False))
    spear = next(number for number in table.pieces if table.kind(number).word == "lanca-comprida")
    for option, price in ((("open", chest), 2), (("use", spear, 1), 4)):
        refusal = table.why_not(option)
        assert refusal is not None
        assert telling.refusal(option, refusal) == said.format(price)
