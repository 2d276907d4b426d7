"""Bots are sent what their seat may know, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca import games
from ludoteca.core import notation, view
from ludoteca.core.errors import EngineFault
from ludoteca.core.rulebook import Lang
from ludoteca.players import levels
from ludoteca.server.advice import told_advice
from ludoteca.server.bots import Question, advise, done, question, think
from ludoteca.server.problems import words
from ludoteca.server.state import MatchStart
from tests.properties import some_match

LANGS: tuple[Lang, ...] = ("pt", "en")
every_game = pytest.mark.parametrize("name", games.playable())


def asked(name: str, choices: int, level: str = "companion") -> tuple[Question, Question]:
    """The same question about a table as it is, and about one that differs in all that the seat can't know."""
    match = some_match(games.game(name), 9, choices)
    table = match.table
    assert table.decision is not None
    seat = table.decision.seat
    starts = [MatchStart(name, match.setup, seed) for seed in (match.seed, match.seed + 1)]
    tables = (table, view.imagine(table, seat, 77))
    one, other = (
        question(f"a match of {name}", start, each, seat, level) for start, each in zip(starts, tables, strict=True)
    )
    return one, other


@every_game
def test_a_question_is_the_same_bytes_whatever_is_hidden_and_whatever_the_seed(name: str) -> None:
    for choices in (5, 40):
        one, other = asked(name, choices)
        assert msgspec.msgpack.encode(one) == msgspec.msgpack.encode(other)


@every_game
def test_a_bot_answers_in_notation(name: str) -> None:
    match = some_match(games.game(name), 9, 40)
    for level in levels.known(match.game)[:3]:
        answer = think(msgspec.msgpack.encode(asked(name, 40, level)[0]))
        assert match.table.why_not(notation.read(match.table, answer)) is None


@every_game
def test_a_hint_is_made_of_what_the_seat_knows_and_told_in_words(name: str) -> None:
    """The same hint whatever is hidden: at most three options that can be chosen, with chances, in two languages."""
    match = some_match(games.game(name), 9, 40)
    table = match.table
    assert table.decision is not None
    seat = table.decision.seat
    found = advise(msgspec.msgpack.encode(asked(name, 40)[0]))
    assert 0 < len(found) <= 3
    for lang in LANGS:
        told = [told_advice(each, seat, found, words(lang, name)) for each in (table, view.imagine(table, seat, 77))]
        assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
        for each in told[0]:
            assert table.why_not(notation.read(table, each.notation)) is None
            assert each.sentence and 0 <= each.chance <= 1
            assert not any("feature-" in reason for reason in (*each.better, *each.worse))


def never() -> None:
    next(iter(()))


def test_a_job_that_ends_an_iteration_fails_and_nobody_waits_for_ever() -> None:
    with pytest.raises(EngineFault):
        done(never)
