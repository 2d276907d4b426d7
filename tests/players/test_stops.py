"""Automatic passes: nobody is asked who can only pass, unless he set a stop or others would learn something."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.players.simple import AtRandom
from ludoteca.players.sitting import Sitting
from tests.players.test_page import OnScreen


def only_pass(match: Match) -> bool:
    """Is somebody asked who can only pass?"""
    decision = match.table.decision
    passing = [(verb,) for verb in match.game.passing]
    return decision is not None and len(decision.options) == 1 and decision.options[0] in passing


@pytest.fixture(scope="module", params=["fabula", "apotheosis"])
def choices(request: pytest.FixtureRequest) -> tuple[str, int, list[str]]:
    """Choices that lead a match of a game to such a moment of the first seat."""
    name: str = request.param
    for seed in range(30):
        sitting = OnScreen(name, seed=seed)
        try:
            sitting.until(lambda match: only_pass(match) and match.table.decision.seat == 0)  # type: ignore[union-attr]
        except AssertionError:
            continue
        return name, seed, list(sitting.match.choices)
    raise AssertionError("nobody is ever asked who can only pass")


def sitting_at(moment: tuple[str, int, list[str]], lang: Lang = "en") -> OnScreen:
    name, seed, made = moment
    sitting = OnScreen(name, lang, seed=seed)
    for choice in made:
        sitting.match.play(choice)
    sitting.session.reader = 0
    sitting.session.told = len(sitting.match.log)
    return sitting


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "passes: nothing else can be done"), ("pt", "passa: não há outra coisa a fazer")]
)
def test_who_can_only_pass_is_passed_by_and_it_is_told(
    choices: tuple[str, int, list[str]], lang: Lang, told: str
) -> None:
    sitting = sitting_at(choices, lang)
    before = len(sitting.match.choices)
    sitting.session.turn()
    assert len(sitting.match.choices) == before + 1 and not sitting.prompts
    assert any(told in text for _, text, _ in sitting.session.heard)


@pytest.mark.parametrize("stop", ["always", "sempre", "here", "aqui"])
def test_a_stop_asks_all_the_same(choices: tuple[str, int, list[str]], stop: str) -> None:
    sitting = sitting_at(choices)
    sitting.session.obey(f"stops {stop}")
    sitting.lines = ["paradas nunca"]
    before = len(sitting.match.choices)
    sitting.session.turn()
    assert sitting.prompts == ["> "] and len(sitting.match.choices) == before
    sitting.session.turn()
    assert sitting.prompts == ["> "] and len(sitting.match.choices) == before + 1, "the stop was taken back"


def test_words_of_the_question_are_a_stop_and_others_are_not(choices: tuple[str, int, list[str]]) -> None:
    from ludoteca.players.terminal import stops

    sitting = sitting_at(choices)
    decision = sitting.match.table.decision
    assert decision is not None
    sitting.session.obey("stops no such words")
    assert stops.passes(sitting.session, decision.seat)
    sitting.session.obey(f"stops {stops.place(sitting.session.teller.told())[-12:]}")
    assert not stops.passes(sitting.session, decision.seat)
    assert "no such words" in sitting.said


def test_people_who_share_the_keyboard_are_always_asked(choices: tuple[str, int, list[str]]) -> None:
    """Passing over somebody would tell the other that he had nothing to do."""
    from ludoteca.players.terminal import stops

    sitting = sitting_at(choices)
    decision = sitting.match.table.decision
    assert decision is not None and stops.passes(sitting.session, decision.seat)
    sitting.session.players[1] = None
    assert sitting.session.hides and not stops.passes(sitting.session, decision.seat)
    sitting.session.players[1] = Sitting(AtRandom(), 1)
    assert stops.passes(sitting.session, decision.seat)


def test_undo_goes_back_behind_what_was_passed(choices: tuple[str, int, list[str]]) -> None:
    sitting = sitting_at(choices)
    own = [at for at, seat in enumerate(sitting.match.deciders()) if seat == 0]
    sitting.session.pass_by()
    sitting.session.undo("")
    assert len(sitting.match.choices) == own[-1]


@pytest.mark.parametrize("name", games.ALL)
def test_who_has_a_choice_is_asked(name: str) -> None:
    from ludoteca.players.terminal import stops

    sitting = OnScreen(name)
    for _ in range(60):
        decision = sitting.match.table.decision
        if decision is None:
            break
        if len(decision.options) > 1:
            assert not stops.passes(sitting.session, decision.seat)
        sitting.match.choose(decision.options[sitting.chance.below(len(decision.options))])
