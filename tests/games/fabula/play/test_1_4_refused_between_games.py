"""What is refused before and between the games of a match (1.4)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.match import Match
from ludoteca.games.fabula.game import GAME
from tests.refusals import Case

#: Verbs of the beginning of a match and of what lies between its games, which no position is at.
VERBS = ("centre", "return", "start", "swap", "bring", "take-out")

DECKS = [
    {**GAME.team("mata-fechada"), "reserve": {"praca": 1, "muda": 2, "faisca": 1}},
    {**GAME.team("bando-da-brasa"), "reserve": {"pedreira": 1, "faisca": 1}},
]
CASES = [
    Case("centre", "1.4.2-3", "refusal-no-base"),
    Case("return", "1.4.4-2", "refusal-return"),
    Case("start", "1.4.1-2", "refusal-player"),
    Case("swap", "1.4.1a-1", "refusal-exchange"),
    Case("swap", "1.4.1a-2", "refusal-exchange"),
    Case("bring", "1.4.1a-2", "refusal-exchange"),
    Case("take-out", "1.4.1a-2", "refusal-exchange"),
]


def test_what_is_refused_before_and_between_games() -> None:
    """Asked at the first question of each kind: a card of the other player is none of one's own."""
    left = {(case.verb, case.rule, case.message) for case in CASES}
    match = Match(GAME, {"format": "melhor-de-tres", "teams": DECKS, "first": 0}, 3)
    for _ in range(400):
        decision = match.table.decision
        if decision is None or not left:
            break
        for verb in decision.verbs:
            for option in strangers(match, verb):
                refusal = match.why_not(option)
                assert refusal is not None
                left.discard((verb, refusal.rule, refusal.message))
                assert refusal.blame in option[1:] or refusal.blame == -1
        if decision.ask in ("ask-main", "ask-respond"):
            match.concede(decision.seat)
        else:
            bring = [option for option in decision.options if option[0] == "bring"]
            match.choose(bring[0] if bring else decision.options[-1])
    assert not left


def strangers(match: Match, verb: str) -> list[tuple[Any, ...]]:
    """Options that name what cannot be meant: a card of the other player, a seat that does not play."""
    table = match.table
    assert table.decision is not None
    theirs = next(number for number, piece in table.pieces.items() if piece.owner != table.decision.seat)
    if verb == "start":
        return [("start", 7)]
    if verb == "swap":
        first = [option for option in table.decision.options if option[0] == "swap"]
        return [("swap", theirs, theirs), *(("swap", option[1], theirs) for option in first[:1])]
    return [(verb, theirs)] if verb in VERBS else []
