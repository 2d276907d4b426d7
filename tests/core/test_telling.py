"""What happened is told as it was then, however the table lies now."""

from __future__ import annotations

import pytest

from ludoteca.core import view
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.teller import Teller
from ludoteca.core.view import event_view
from ludoteca.lab.simulate import chooser
from tests.example.game import GAME as EXAMPLE
from tests.properties import all_games, name_of


@pytest.mark.parametrize("game", [game for game in all_games() if game is not EXAMPLE], ids=name_of)
def test_an_event_reads_the_same_whenever_it_is_told(game: Game) -> None:
    """Every event of a random match, told to each seat at once and again a while later."""
    messages = Messages([CORE, game.folder], "pt")
    match = Match(game, game.sample_setups()[0], 5)
    chance = chooser(5)
    said: list[list[str]] = []
    while match.table.decision is not None and len(match.choices) < 120:
        match.choose(chance.pick(match.table.decision.options))
        for event in match.log[len(said) :]:
            said.append([told(match, event, seat, messages) for seat in range(match.table.box.seats)])
    again = [[told(match, event, seat, messages) for seat in range(match.table.box.seats)] for event in match.log]
    assert again == said


def told(match: Match, event: view.Event, seat: int, messages: Messages) -> str:
    return match.game.telling(match.table, seat, messages).event(event_view(match.table, event, seat))


def test_a_piece_is_named_by_the_kind_it_had_and_to_those_who_knew_it(example_match: Match) -> None:
    table = example_match.table
    number = next(number for number, piece in table.pieces.items() if piece.known_to(0) and not piece.known_to(1))
    kind = table.pieces[number].kind
    table.tell("bell", "", 0, subjects=(number,))
    event = example_match.log[-1]
    table.write(number).kind = kind + 1
    table.write(number).known = 0
    assert event_view(table, event, 0).kinds == {number: kind}
    assert event_view(table, event, 1).kinds == {number: view.UNKNOWN}


@pytest.fixture
def example_match() -> Match:
    return Match(EXAMPLE, EXAMPLE.sample_setups()[0], 3)


@pytest.mark.parametrize("game", all_games(), ids=name_of)
def test_what_is_told_as_a_piece_is_that_piece(game: Game) -> None:
    """Spells, abilities and cards have numbers too: a click on the piece of that number must not mean them."""
    match = Match(game, game.sample_setups()[0], 5)
    messages = Messages([CORE, game.folder], "en")
    chance = chooser(5)
    while (decision := match.table.decision) is not None and len(match.choices) < 60:
        told = Teller(match.table, decision.seat, messages).told()
        names = {piece.number: piece.name for piece in told.pieces}
        options = [] if told.decision is None else told.decision.options
        for arg in (arg for option in options for arg in option.args if arg.kind == "piece"):
            assert names[int(arg.value)].split(" #")[0] in arg.text, (arg.own, arg.value)
        match.choose(chance.pick(decision.options))
