"""The simple player: it finishes its battles, beats one who plays at random, and looks at nothing hidden."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.view import imagine
from ludoteca.games.apotheosis.game import GAME
from tests.games.apotheosis.board import Board, event, skill, weapon

HEROES = [GAME.team(word) for word in GAME.ready_teams("pt")]


def played(simple: int, seed: int) -> Match:
    """A match of the simple player in one seat against one at random."""
    pair = [HEROES[seed % len(HEROES)], HEROES[(seed + 3) % len(HEROES)]]
    match = Match(GAME, {"map": "mirante", "teams": pair}, seed)
    chance = Chance(seed)
    while not match.over:
        decision = match.table.decision
        assert decision is not None
        option = GAME.simple_choice(match.table) if decision.seat == simple else None
        match.choose(option or decision.options[chance.below(len(decision.options))])
    return match


def test_it_beats_one_who_plays_at_random() -> None:
    won = 0
    for seed in range(12):
        simple = seed % 2
        places = played(simple, seed).table.places
        won += places is not None and places[simple] == 1 and places[1 - simple] == 2
    assert won >= 10, won


def test_it_chooses_alike_on_tables_that_its_seat_cannot_tell_apart() -> None:
    match = Match(GAME, {"map": "mirante", "teams": HEROES[:2]}, 5)
    for step in range(80):
        table = match.table
        if table.decision is None:
            break
        chosen = GAME.simple_choice(table)
        assert chosen is not None
        assert GAME.simple_choice(imagine(table, table.decision.seat, step)) == chosen
        match.choose(chosen)


def leaned_to(board: Board, *words: str) -> tuple[object, ...]:
    """What the simple player does after these moves."""
    board.do(*words)
    chosen = GAME.simple_choice(board.table)
    assert chosen is not None
    return chosen


ANSWER = skill("Revide", "Auto, uma vez por rodada. Quando você é atacado, faça um Ataque Normal contra o agente.")
BOW = weapon("Arco", ap=4, reach=5, constant=6)
CLUB = weapon("Clava", ap=3, constant=5)


def test_it_does_not_strike_where_the_answer_would_fell_it() -> None:
    """Five points of strength against three of constitution: two injuries and more, with one life left."""
    hero = {"hero": "a1", "equipment": ["clava"], "life": 2}
    board = Board(ANSWER, CLUB, player1=hero, player2={"hero": "a2", "memento": ["revide"]}, points=3)
    assert leaned_to(board)[0] not in ("attack", "use")
    board = Board(ANSWER, CLUB, player1={**hero, "life": 5}, player2={"hero": "a2", "memento": ["revide"]}, points=3)
    assert leaned_to(board)[0] == "use"


def test_who_strikes_from_afar_stays_away() -> None:
    """Eight tiles lie between them, and the bow reaches five: it goes three."""
    board = Board(BOW, player1={"hero": "a1", "equipment": ["arco"]}, player2={"hero": "e5"}, points=8)
    verb, cell = leaned_to(board)
    assert verb == "walk"
    table = board.table
    width = table.board.width
    assert abs(4 - cell % width) + abs(4 - cell // width) == 5  # type: ignore[operator]


def test_the_points_left_tell_which_blow_is_worth_most() -> None:
    """One blow of four points is harder than one of three; with six points two of three are worth more."""
    club, axe = CLUB, weapon("Machado", ap=4, constant=10)
    near = {"hero": "a1", "equipment": ["clava", "machado"]}
    axed = Board(club, axe, player1=near, player2={"hero": "a2", "life": 9}, points=4)
    assert axed.table.kind(leaned_to(axed)[1]).title.pt == "Machado"  # type: ignore[arg-type]
    clubbed = Board(club, axe, player1=near, player2={"hero": "a2", "life": 9}, points=6)
    assert clubbed.table.kind(leaned_to(clubbed)[1]).title.pt == "Clava"  # type: ignore[arg-type]


def test_the_last_fate_is_kept_for_salvation() -> None:
    """An Event that does little is used only while five of fate are left without it."""
    breeze = event("Brisa", "Cada personagem perde o marcador Queimado.", fate=1)
    dear = event("Tesouro", "Reativa. Quando você sofreria LESÃO, previna 1 de LESÃO de você.", fate=5)
    poor = Board(breeze, dear, player1={"hero": "a1", "inventory": ["brisa"]}, player2={"hero": "a2"}, points=1)
    assert leaned_to(poor)[0] != "use"
    rich = Board(
        breeze, dear, player1={"hero": "a1", "inventory": ["brisa", "tesouro"]}, player2={"hero": "a2"}, points=1
    )
    assert leaned_to(rich)[0] == "use"


def test_what_strikes_is_given_away_last() -> None:
    board = Board(
        skill("Roubo", "Alvo: um Herói inimigo. O alvo larga um ITEM equipado.", bar={"ap": 1}),
        CLUB,
        weapon("Pedra", ap=3, constant=0),
        player1={"hero": "a1", "memento": ["roubo"]},
        player2={"hero": "e5", "equipment": ["clava", "gibao-de-couro"]},
    )
    chosen = leaned_to(board, "use roubo 1")
    assert chosen[0] == "give" and board.table.kind(chosen[1]).title.pt != "Clava"  # type: ignore[arg-type]


def test_an_archer_lays_no_fog() -> None:
    """What shortens everybody's reach is for those who strike at hand."""
    fog = event("Bruma", "Ativa. Depois, ponha esta carta no cenário.\nPermanente. Cada personagem tem -1 de alcance.")
    dear = event("Tesouro", "Reativa. Quando você sofreria LESÃO, previna 1 de LESÃO de você.", fate=5)
    for tool, used in (("arco", False), ("clava", True)):
        hero = {"hero": "a1", "equipment": [tool], "inventory": ["bruma", "tesouro"]}
        board = Board(BOW, CLUB, fog, dear, player1=hero, player2={"hero": "a2"}, points=1)
        assert (leaned_to(board)[0] == "use") == used, tool


@pytest.mark.parametrize(
    ("tool", "life", "points", "verb"),
    [("arco", 1, 2, "walk"), ("arco", 5, 2, "end"), ("arco", 1, 3, "attack"), ("clava", 1, 2, "rest")],
)
def test_an_archer_whom_the_next_blow_would_fell_steps_away(tool: str, life: int, points: int, verb: str) -> None:
    """With what is left: two points buy no blow, three buy one. A blade that fell back would have to come again."""
    hero = {"hero": "c3", "equipment": [tool], "life": life}
    board = Board(BOW, CLUB, player1=hero, player2={"hero": "c2"}, points=points)
    chosen = leaned_to(board)
    assert chosen[0] == verb
    if verb == "walk":
        beside = board.table.board.adjacent[board.table.cell_of(board.names["hero2"])]
        assert not beside >> chosen[1] & 1  # type: ignore[operator]


@pytest.mark.parametrize(("inventory", "spends"), [(["sorte"], False), (["sorte", "tesouro"], True)])
def test_a_check_is_helped_only_with_fate_that_salvation_does_not_need(inventory: list[str], spends: bool) -> None:
    """Five of fate are kept: of two cards of five one may be spent, the last never."""
    luck = event("Sorte", "Cada personagem perde o marcador Queimado.", fate=5)
    hoard = event("Tesouro", "Cada personagem perde o marcador Queimado.", fate=5)
    check = {"title": {"pt": "Abrir", "en": "Open"}, "attribute": "intelligence", "difficulty": 9, "result": "clear"}
    vault = {"id": "cofre", "title": {"pt": "Cofre", "en": "Vault"}, "life": 4, "obstacle": True, "checks": [check]}
    hero = {"hero": "a1", "inventory": inventory}
    board = Board(luck, hoard, player1=hero, objects=["cofre b1 as vault"], things=[vault])
    assert (leaned_to(board, "check vault 1")[0] == "give") == spends
    if spends:
        assert leaned_to(board, "give sorte")[0] == "enough"
