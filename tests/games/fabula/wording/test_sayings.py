"""Every saying: read as its record, written, read again, translated; and how strict the reading is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.fabula.cards.cards import load
from ludoteca.games.fabula.text.terms import Passage
from ludoteca.games.fabula.wording.vocabulary import SAYINGS
from ludoteca.games.fabula.wording.wording import LANGUAGE, MANEUVERS, PERMANENTS, say_text
from tests.cardtext import spoiling
from tests.cardtext.listing import brief, listed, without_a_text

SORTS = {"maneuver": MANEUVERS, "permanent": PERMANENTS}
LISTED = [*listed(Path(__file__).parent / "sayings.txt")]


def read(text: str, sort: str) -> tuple[Passage, ...]:
    """Read anew, whatever was kept."""
    return LANGUAGE.understand(text, SORTS[sort], {})


@pytest.mark.parametrize(("sort", "text", "record"), LISTED, ids=[text for _, text, _ in LISTED])
def test_a_text_means_its_record_and_is_written_and_read_again(sort: str, text: str, record: str) -> None:
    (meaning,) = read(text, sort)
    assert brief(meaning) == record
    written = say_text([meaning], "pt")
    assert read(written, sort) == (meaning,)
    assert say_text(read(written, sort), "pt") == written
    assert say_text([meaning], "en")


def test_no_saying_is_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every saying is used by a line of the list."""
    texts = [f"{sort} {text}" for sort, text, _ in LISTED]
    idle = without_a_text(SAYINGS, texts, lambda each: read(*each.split(" ", 1)[::-1]), set(), monkeypatch)
    assert not idle


@pytest.mark.parametrize(
    ("text", "sort", "message_id"),
    [
        ("Destrua o aliado.", "maneuver", "cards-how-chosen"),
        ("Destrua um aliado alvo. Vire um aliado alvo.", "maneuver", "cards-same-target"),
        ("Compre uma carta.", "permanent", "cards-moment-or-cost"),
        ("Quando esta carta morrer, compre uma carta.", "maneuver", "cards-moment-or-cost"),
        ("Esta carta ganha +1 de vida até o fim do turno.", "permanent", "cards-endless"),
        ("Divida 3 de dano entre três aliados.", "maneuver", "cards-no-target"),
        ("Se o fizer, compre uma carta.", "maneuver", "cards-no-gate"),
        ("Destrua os aliado alvo.", "maneuver", "cards-agreement"),
        ("Compre uma cartas.", "maneuver", "cards-form"),
    ],
)
def test_what_cannot_be_is_an_error(text: str, sort: str, message_id: str) -> None:
    with pytest.raises(CardTextError) as error:
        read(text, sort)
    assert error.value.message_id == message_id


# -- spoilt sentences -------------------------------------------------------------


def own_texts() -> list[tuple[str, str]]:
    lines = {
        ("maneuver" if card.type == "maneuver" else "permanent", line)
        for card in load().cards.values()
        for line in card.text.splitlines()
    }
    return sorted(lines)


@pytest.mark.parametrize(
    ("spoil", "ceiling"), [(spoiling.dropped, 0.03), (spoiling.swapped, 0.005), (spoiling.wrong_gender, 0.01)]
)
def test_spoilt_sentences_are_refused(spoil: Callable[[str], Iterable[str]], ceiling: float) -> None:
    """What is still taken says something else that can be meant, such as "aliado Bicho" without "Bicho"."""
    own = own_texts()
    tried = sum(1 for _, text in own for _ in spoil(text))
    taken = sum(len(spoiling.accepted([text], lambda it, sort=sort: read(it, sort), spoil)) for sort, text in own)  # type: ignore[misc]
    assert tried > 100 and taken / tried <= ceiling
