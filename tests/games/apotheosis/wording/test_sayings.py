"""Every saying: read as its record, written, read again, translated; and how strict the reading is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.apotheosis.cards.cards import load
from ludoteca.games.apotheosis.text.terms import Passage
from ludoteca.games.apotheosis.wording.vocabulary import SAYINGS
from ludoteca.games.apotheosis.wording.wording import PASSAGES, compile_text, language
from tests.cardtext import spoiling
from tests.cardtext.listing import brief, listed, without_a_text

CATALOGUE = load()
OBJECTS = CATALOGUE.objects.words["pt"]
LISTED = [(text, record) for _, text, record in listed(Path(__file__).parent / "sayings.txt")]


def read(text: str) -> tuple[Passage, ...]:
    """Read anew, whatever was kept."""
    return language("pt").understand(text, PASSAGES, OBJECTS)


@pytest.mark.parametrize(("text", "record"), LISTED, ids=[text for text, _ in LISTED])
def test_a_text_means_its_record_and_is_written_and_read_again(text: str, record: str) -> None:
    (meaning,) = read(text)
    assert brief(meaning) == record
    written = CATALOGUE.render((meaning,), "pt")
    assert read(written) == (meaning,)
    assert CATALOGUE.render(read(written), "pt") == written
    english = CATALOGUE.render((meaning,), "en")
    titles = {card.title.en: card.title.pt for card in CATALOGUE.cards.values()}
    titles |= {each.title.en: each.title.pt for each in CATALOGUE.objects.values()}
    assert compile_text(english, "en", CATALOGUE.objects.words["en"], titles) == (meaning,)


def test_no_saying_is_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every saying that is no mere name is used by a line of the list."""
    named = {"Knowledge", "Terrain", "Counter", "KnownMarker", "KnownProperty", "Attribute", "Altered", "Held"}
    named |= {"Energy", "Colour", "Value", "Deck", "Noun"}
    assert not without_a_text(SAYINGS, [text for text, _ in LISTED], read, named, monkeypatch)


# -- spoilt sentences -------------------------------------------------------------


def own_texts() -> list[str]:
    texts = [text for card in CATALOGUE.cards.values() for text in card.written().values()]
    return sorted({line.strip() for text in texts for line in text.splitlines() if line.strip()})


@pytest.mark.parametrize(
    ("spoil", "ceiling"), [(spoiling.dropped, 0.05), (spoiling.swapped, 0.005), (spoiling.wrong_gender, 0.005)]
)
def test_spoilt_sentences_are_refused(spoil: Callable[[str], Iterable[str]], ceiling: float) -> None:
    """What is still taken says something else that can be meant, such as "personagem inimigo" without "inimigo"."""
    own = own_texts()
    tried = sum(1 for text in own for _ in spoil(text))
    taken = len(spoiling.accepted(own, read, spoil))
    assert tried > 100 and taken / tried <= ceiling


def test_what_is_laid_on_tiles_speaks_of_its_own_choices_only() -> None:
    text = "Deite uma carta da sua mesa. Ponha um efeito no alvo: quando você entra nesta casa, descarte a escolhida."
    with pytest.raises(CardTextError) as error:
        read(text)
    assert error.value.message_id == "cards-which"
