"""What the terminal says is there in both languages."""

from __future__ import annotations

import re

import pytest

from ludoteca import games
from ludoteca.core.messages import CORE, Messages, check_catalogues, read_catalogue
from ludoteca.core.rulebook import Lang
from ludoteca.players.terminal import ROOM

SOURCES = [ROOM / "puzzles.py", *(ROOM / "terminal").glob("*.py"), *(CORE.parent / "cli").glob("*.py")]
NAMES = re.compile(r'"((?:terminal|puzzle)-[a-z-]+)"')
NAMED = {id for path in SOURCES for id in NAMES.findall(path.read_text(encoding="utf-8"))}


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(ROOM / "messages.pt.ftl", ROOM / "messages.en.ftl")


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_every_message_that_the_terminal_names_is_there(lang: Lang) -> None:
    said = Messages([CORE, ROOM], lang, strict=True)
    assert len(NAMED) > 50
    assert [id for id in sorted(NAMED) if id not in said] == []


def test_no_message_is_left_that_nobody_says() -> None:
    known = {entry.id.name for entry in read_catalogue(ROOM / "messages.en.ftl").body if hasattr(entry, "id")}
    features = {f"feature-{name}" for game in games.playable() for name in games.game(game).feature_names}
    assert sorted(known ^ (NAMED | features)) == []
