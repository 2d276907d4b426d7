"""What is told around a question: boards that could be chosen, readings in words, and the refusal that was meant."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.core.teller import Teller
from ludoteca.core.told import BoardTold
from ludoteca.server import library
from ludoteca.server import protocol as p
from ludoteca.server.answers import Answers
from ludoteca.server.problems import words


def grounds(board: BoardTold) -> set[tuple[int, str]]:
    return {(cell.cell, cell.word) for cell in board.cells if cell.word != "kama"}


def test_an_arena_is_shown_before_it_is_chosen_as_it_will_lie_there() -> None:
    home = games.game("krosmaster")
    setup = {name: value for name, value in home.sample_setups()[0].items() if name not in ("arena", "side")}
    match = Match(home, setup, 1)
    decision = match.table.decision
    assert decision is not None and decision.ask == "ask-arena"
    told = Teller(match.table, decision.seat, words("pt", "krosmaster")).decision()
    assert told is not None and len(told.options) == 4
    for place, option in enumerate(told.options):
        again = Match(home, setup, 1)
        again.choose(decision.options[place])
        shown = option.args[0].board
        lies = Teller(again.table, decision.seat, words("pt", "krosmaster")).told().boards[0]
        assert shown is not None and shown.names == lies.names
        assert grounds(shown) == grounds(lies), "Kamas are laid out afterwards"
        assert {"árvore", "arbusto", "caixa"} <= {cell.text for cell in shown.cells}


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_every_open_question_and_each_of_its_readings_is_told_in_words(lang: Lang) -> None:
    for game in library.all_games(lang):
        for ruling in game.rulings:
            assert " " in ruling.text, (game.name, ruling.name)
            for reading in ruling.readings:
                assert reading.text != reading.word and not reading.text.endswith(reading.word), (game.name, reading)


def walking() -> Match:
    """Somebody may walk, and may use some of the cards carried."""
    home = games.game("apotheosis")
    match = Match(home, home.sample_setups()[2], 5)
    chance = random.Random(4)
    while not {"walk", "use"} <= {option[0] for option in match.table.decision.options}:  # type: ignore[union-attr]
        match.choose(chance.choice(match.table.decision.options))  # type: ignore[union-attr]
    return match


def test_why_not_begins_with_what_was_meant() -> None:
    """A cell is clicked to walk there, a card that is carried to use it: nobody asks why it is no Summon."""
    table: Any = walking().table
    seat = table.decision.seat
    answers = Answers(table, seat, words("en", "apotheosis"))
    taken = next(number for number, piece in table.pieces.items() if piece.cell >= 0 and piece.controller != seat)
    assert answers.why_not(p.WhyNot(cell=table.pieces[taken].cell)).refusals[0].verb == "walk"
    used = {option[1] for option in table.decision.options if option[0] == "use"}
    zones = {table.pieces[number].zone for number in used}
    others = [each for each, piece in table.pieces.items() if piece.zone in zones and each not in used]
    told = [answers.why_not(p.WhyNot(piece=each)).refusals for each in others]
    assert {refusals[0].verb for refusals in told if refusals} == {"use"}
