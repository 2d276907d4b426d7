"""Nothing leaks: all that a reader is sent or can ask for is the same on a table that differs in what he can't know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.lab import twins
from ludoteca.players.picking import picking
from ludoteca.server import protocol as p
from ludoteca.server.answers import Answers
from ludoteca.server.problems import words

every_game = pytest.mark.parametrize("game", games.ALL)


def sight_of(seat: int) -> Any:
    return "spectator" if seat == view.SPECTATOR else "seat"


def sent(table: Table, seat: int, events: Any = ()) -> bytes:
    """A whole view with its cards, what can be picked together, and what happened."""
    teller = Teller(table, seat, words("en", table.box.game.name), sight_of(seat))
    told = teller.told()
    happened = teller.events(events, 0)
    series: Any = None
    if table.decision is not None and table.decision.seat == seat:
        found = picking(view.blind(table, seat))
        series = found and (found.listed, found.fewest, found.most)
    return msgspec.json.encode((told, happened, teller.cards(), series))


def asked(table: Table, seat: int, chance: random.Random) -> list[bytes]:
    """Answers about things on the table, some that can be chosen and some that can't."""
    answers = Answers(table, seat, words("en", table.box.game.name))
    questions: list[Any] = [p.WhyNot(piece=number) for number in chance.sample(sorted(table.pieces), 3)]
    questions += [p.WhyNot(cell=chance.randrange(80)), p.WhyNot(of_seat=0), p.Overlay(begun="move")]
    questions += [p.Overlay(begun=begun) for begun in ("walk", "attack", "target")] + [p.WhyNot(choice="pass")]
    assert table.decision is not None
    options = Teller(table, seat, words("en", table.box.game.name)).told().decision
    assert options is not None
    questions += [p.Preview(choice=chance.choice(options.options).notation)]
    return [answered(answers, question) for question in questions]


def answered(answers: Answers, question: Any) -> bytes:
    ask = {p.WhyNot: answers.why_not, p.Overlay: answers.overlay, p.Preview: answers.preview}[type(question)]
    try:
        return msgspec.json.encode(ask(question))
    except LudotecaError as error:
        return error.message_id.encode()


@every_game
def test_views_and_answers_tell_nothing_that_the_reader_cannot_know(game: str) -> None:
    home = games.game(game)
    chance = Chance(11)
    compared = 0
    for setup in home.sample_setups()[:2]:
        match = Match(home, setup, 5)
        while not match.over and len(match.choices) < 120:
            table = match.table
            if chance.below(6) == 0:
                for seat in (*range(table.box.seats), view.SPECTATOR):
                    imagined = view.imagine(table, seat, chance.below(1 << 32))
                    events = match.log[-12:]
                    assert sent(table, seat, events) == sent(imagined, seat, events), f"to {seat}: {match.choices}"
                    compared += 1
                assert table.decision is not None
                seat = table.decision.seat
                imagined = view.imagine(table, seat, chance.below(1 << 32))
                seed = chance.below(1000)
                here, there = asked(table, seat, random.Random(seed)), asked(imagined, seat, random.Random(seed))
                assert here == there, f"asked by {seat}: {match.choices}"
            assert match.table.decision is not None
            match.choose(chance.pick(match.table.decision.options))
            match.forget()
    assert compared > 40


class ToldTwin(twins.Twin):
    """A twin of which the told view is compared, as it would be sent."""

    __slots__ = ()

    def send(self) -> None:
        super().send()
        if self.sent != twins.WAITING:
            assert self.stream.last is not None
            since = len(self.log) - len(self.stream.last.events)
            self.sent = sent(self.table, self.stream.seat, self.log[since:])


@every_game
def test_what_follows_is_told_alike_on_twin_tables(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "Twin", ToldTwin)
    home = games.game(game)
    chance = Chance(3)
    match = Match(home, home.sample_setups()[0], 9)
    made = 0
    while not match.over and len(match.choices) < 100:
        if chance.below(14) == 0:
            for seat in (*range(match.table.box.seats), view.SPECTATOR):
                made += twins.check_twins(match.table, seat, chance)
        assert match.table.decision is not None
        match.choose(chance.pick(match.table.decision.options))
        match.forget()
    assert made > 15
