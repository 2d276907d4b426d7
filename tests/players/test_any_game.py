"""The terminal draws and plays any game from its views, and shows nobody what he may not know."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludoteca.core.chance import Chance
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.teller import Teller
from ludoteca.players.simple import AtRandom
from ludoteca.players.sitting import Sitting
from ludoteca.players.terminal.drawing import Drawing
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session
from tests.example.game import GAME
from tests.example.table import DECK
from tests.players.person import any_answer


def nothing(name: str) -> Game:
    return GAME


@pytest.mark.parametrize("plain", [True, False])
def test_four_seats_with_hidden_hands_are_played_to_the_end(plain: bool) -> None:
    page = io.StringIO()
    chance = Chance(3)
    prompts: list[str] = []
    match = Match(GAME, {"hand": 3}, 3)

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return any_answer(session, chance) if prompt == "> " else ""

    screen = Screen("en", (), plain, read, Console(file=page, width=100, highlight=False))
    session = Session(match, [None, Sitting(AtRandom(), 1), None, Sitting(AtRandom(), 3)], screen, nothing)
    session.play()
    assert match.over
    assert any("Player 3, take the keyboard" in prompt for prompt in prompts)
    assert "Player 2 (bot): " not in page.getvalue()


def test_the_hands_of_others_are_not_named() -> None:
    match = Match(GAME, {"hand": 5}, 5)
    chance = Chance(5)
    messages = Screen("en").messages
    seen = 0
    while not match.over and len(match.choices) < 150:
        for seat in range(4):
            drawing = Drawing(Teller(match.table, seat, messages), [])
            for area in match.view(seat).areas:
                if area.name == "hand" and area.seat != seat and area.pieces:
                    hidden = [piece for piece in area.pieces if not piece.kind]
                    _, lines = drawing.area(next(each for each in drawing.told.areas if each.place == area.place))
                    named = [word for word in DECK if word in " ".join(lines)]
                    assert len(named) <= len(area.pieces) - len(hidden)
                    seen += len(hidden)
        assert match.table.decision is not None
        options = match.table.decision.options
        match.choose(options[chance.below(len(options))])
    assert seen > 100
