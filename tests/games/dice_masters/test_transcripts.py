"""Whole matches told from the first die to the last, compared with what they were told like before.

The choices are those that the file itself has in notation. A difference is a change of the rules, of
the cards or of the words. If it is meant, write the files anew; where the choices are no longer legal
a new match is played:

    python -m tests.games.dice_masters.test_transcripts
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.games.dice_masters.game import GAME
from ludoteca.players.terminal import ROOM
from ludoteca.players.terminal.story import transcript

GOLDEN = Path(__file__).parent / "golden"
MATCHES: list[tuple[str, Lang, dict[str, Any], int]] = [
    ("first-game.pt.txt", "pt", {"format": "first-game"}, 2),
    ("teams.en.txt", "en", {"format": "basic", "teams": [GAME.team("vingadores"), GAME.team("x-men")]}, 4),
]


def choices_told(text: str) -> list[str]:
    """The choices of a transcript, each at the end of its numbered line."""
    return re.findall(r"^[0-9]+\. .* \[(.*)\]$", text, re.MULTILINE)


def told(lang: Lang, setup: dict[str, Any], seed: int, choices: list[str]) -> str:
    """The transcript of a match with these choices, and then choices at random until it is over."""
    match = Match(GAME, setup, seed)
    for text in choices:
        match.play(text)
    chance = Chance(seed)
    while not match.over:
        assert match.table.decision is not None
        options = match.table.decision.options
        match.choose(options[chance.below(len(options))])
    messages = Messages([CORE, ROOM, GAME.folder], lang, strict=True)
    return "\n".join(transcript(match, messages, games.rulebook("dice_masters"))) + "\n"


def renewed(name: str, lang: Lang, setup: dict[str, Any], seed: int) -> str:
    """The same match in new words, or another one where it can't be played any more."""
    try:
        return told(lang, setup, seed, choices_told((GOLDEN / name).read_text(encoding="utf-8")))
    except (LudotecaError, FileNotFoundError):
        return told(lang, setup, seed, [])


@pytest.mark.parametrize(("name", "lang", "setup", "seed"), MATCHES, ids=[each[0] for each in MATCHES])
def test_a_whole_match_is_told_as_before(name: str, lang: Lang, setup: dict[str, Any], seed: int) -> None:
    golden = (GOLDEN / name).read_text(encoding="utf-8")
    choices = choices_told(golden)
    assert len(choices) > 100
    expected = golden.splitlines()
    now = told(lang, setup, seed, choices).splitlines()
    for number, (before, after) in enumerate(zip(expected, now, strict=False), 1):
        assert after == before, f"{name}, line {number}; to renew: python -m tests.games.dice_masters.test_transcripts"
    assert len(now) == len(expected), f"{name}; to renew: python -m tests.games.dice_masters.test_transcripts"


if __name__ == "__main__":
    for name, lang, setup, seed in MATCHES:
        (GOLDEN / name).write_text(renewed(name, lang, setup, seed), encoding="utf-8")
