"""What texts mean, kept between runs: read once, restored as it was, and read anew when anything is different."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cardtext.speech import kept
from ludoteca.cardtext.speech.kept import Readings
from ludoteca.core import effects
from ludoteca.core.effects import CHOOSE, Ability, Clause, Effect, Number, Selector
from ludoteca.games import ALL, collection

MEANING = (Ability("spell", (Clause(Effect(), condition=None, each=Number(2)),)), Selector(CHOOSE, slot=3), "x", 4)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "user_cache_path", lambda name: tmp_path / name)
    return tmp_path


@pytest.fixture
def room(tmp_path: Path) -> Path:
    (tmp_path / "words.py").write_text("say(…)", encoding="utf-8")
    return tmp_path / "words.py"


class Reader:
    """Reads a text, and counts how often it was asked to."""

    def __init__(self, room: Path) -> None:
        self.readings = Readings("toy", [room], [effects])
        self.count = 0

    def read(self, text: str = "Empurra 2.") -> tuple[object, ...]:
        return self.readings.read(("pt", text), self.now)

    def now(self) -> tuple[object, ...]:
        self.count += 1
        return MEANING


def test_a_text_is_read_once_and_restored_as_it_was(room: Path) -> None:
    first = Reader(room)
    assert first.read() == first.read() == MEANING
    assert first.count == 1
    first.readings.write()
    later = Reader(room)
    assert later.read() == MEANING
    assert later.count == 0


def test_another_text_is_read(room: Path) -> None:
    first = Reader(room)
    first.read()
    first.readings.write()
    later = Reader(room)
    later.read("Empurra 3.")
    assert later.count == 1


def test_other_words_are_read_anew(room: Path) -> None:
    first = Reader(room)
    first.read()
    first.readings.write()
    room.write_text("say(… otherwise)", encoding="utf-8")
    later = Reader(room)
    assert later.read() == MEANING
    assert later.count == 1


@pytest.mark.parametrize("broken", ["cut", "empty", "altered"])
def test_what_is_broken_is_read_anew(room: Path, broken: str) -> None:
    first = Reader(room)
    first.read()
    first.readings.write()
    path = first.readings.path
    content = path.read_bytes()
    path.write_bytes({"cut": content[:-3], "empty": b"", "altered": content[:-1] + b"\x00"}[broken])
    later = Reader(room)
    assert later.read() == MEANING
    assert later.count == 1


def test_a_record_that_nobody_knows_is_read_anew(room: Path) -> None:
    first = Reader(room)
    first.readings.kept[repr(("pt", "Empurra 2."))] = [{"os.system": ["echo"]}]
    first.readings.write()
    later = Reader(room)
    assert later.read() == MEANING
    assert later.count == 1


def test_without_a_place_nothing_is_kept(room: Path, folder: Path) -> None:
    (folder / "ludoteca").write_text("no folder", encoding="utf-8")
    first = Reader(room)
    first.read()
    first.readings.write()
    later = Reader(room)
    assert later.read() == MEANING
    assert later.count == 1


@pytest.mark.parametrize("game", ALL)
def test_what_cards_mean_is_the_same_when_it_is_restored(game: str) -> None:
    cards = collection(game)
    for card in cards.all():
        meaning = tuple(cards.abilities(card))
        kinds = {kept.name_of(kind): kind for kind in kinds_in(meaning)}
        assert kept.restored(kept.plain(meaning), kinds) == meaning


def kinds_in(value: object) -> set[type]:
    if isinstance(value, tuple):
        return {kind for part in value for kind in kinds_in(part)}
    return {type(value)}.union(*(kinds_in(getattr(value, part)) for part in kept.parts_of(type(value))))
