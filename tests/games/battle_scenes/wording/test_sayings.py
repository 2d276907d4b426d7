"""The sayings of Battle Scenes: what they read and write, and how strict they are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.cards.cards import load
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.language import ACTIONS, LANGUAGE, STATICS
from ludoteca.games.battle_scenes.wording.vocabulary import SAYINGS
from ludoteca.games.battle_scenes.wording.wording import PASSED_OVER, blank, understood, written
from tests.cardtext import spoiling
from tests.cardtext.listing import brief, listed, without_a_text

LISTED = [*listed(Path(__file__).parent / "sayings.txt")]

Text = tuple[str, str, tuple[str, ...]]


@cache
def own_lines() -> tuple[Text, ...]:
    """Sort, text and names of every line of our own cards."""
    found: list[Text] = []
    for card in load().cards.values():
        entry = card.entry
        names = tuple(filter(None, (entry.name, entry.action)))
        found += [(t.ACTION, entry.action_text, names)] if entry.action_text else []
        found += [(t.STATIC, part, names) for part in re.split(r"\n|<br ?/?>", entry.text) if part.strip()]
    return tuple(dict.fromkeys(found))


def test_what_sayings_write_means_the_same() -> None:
    for sort, text, names in own_lines():
        for line in understood(text, sort, names):
            said = written(line, "pt")
            known = {name for part in names_in(line) for name in part.names}
            assert understood(said, sort, tuple(known)) == (line,), said


def names_in(line: t.Line) -> list[t.Called]:
    """The qualities of a line that have names."""
    return [part for part in parts_of(line) if isinstance(part, t.Called)]


@pytest.mark.parametrize(("sort", "text", "record"), LISTED, ids=[text for _, text, _ in LISTED])
def test_a_text_means_its_record_and_is_written_and_read_again(sort: str, text: str, record: str) -> None:
    (line,) = understood(text, sort, ("Raio Azul",))
    assert brief(line) == record
    assert understood(written(line, "pt"), sort, ()) == (line,)
    assert written(line, "en")


@pytest.mark.parametrize(
    ("sort", "text", "message_id"),
    [
        # A pronoun that may mean two things.
        (
            t.ACTION,
            "Carregue um card de seus recursos em um personagem. Ele ganha {VO} até o final do turno.",
            "cards-two-readings",
        ),
        (t.ACTION, "Coloque os demais em sua mão.", "cards-which"),
        (t.ACTION, "Se o fizer, compre um card.", "cards-no-gate"),
        (t.STATIC, "Compre um card.", "cards-when"),
        (t.STATIC, "Aquele dano torna-se 0.", "cards-which"),
        (t.STATIC, "O alvo ganha {VO}.", "cards-only-actions"),
        (t.ACTION, "Compre dois card.", "cards-form"),
        (t.ACTION, "Descarregue um card de cada um de dois alvos de mesmo nome.", "cards-which"),
    ],
)
def test_what_cannot_be_is_an_error(sort: str, text: str, message_id: str) -> None:
    with pytest.raises(CardTextError) as error:
        understood(text, sort, ())
    assert error.value.message_id == message_id


def test_two_readings_are_written_out() -> None:
    with pytest.raises(CardTextError, match=r"Aquele card ganha.*\n.*Aquele personagem ganha"):
        understood("Carregue um card em um personagem. Ele ganha {VO} até o final do turno.", t.ACTION, ())


#: Categories of mere names: of areas, of parts of the turn, of kinds of cards.
NAMED = {
    *(
        "Owner",
        "Zone",
        "Deck",
        "Bare Zone",
        "Further Zone",
        "Searched",
        "PartOwner",
        "Part",
        "Next Part",
        "In This Part",
    ),
    *(
        "In This Part",
        "Until",
        "Noun",
        "TargetNoun",
        "KeywordName",
        "Figure Name",
        "Whose Effect",
        "By Effect",
        "A Turn",
    ),
    *("Sides", "Card Kind", "More Or Less", "Compared How", "The Figure", "Whose Figure", "At Least Or Most"),
    *("Unlike In", "Unlike In One", "Done", "Then", "Bringing", "From Hand", "Denial", "An Effect"),
}
#: Sayings that no line of the list and no card of our own uses, with those that one declaration makes (elided, past).
#: The number may only fall.
WITHOUT_A_TEXT = 659


def test_no_new_saying_is_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [*own_lines(), *((sort, text, ("Raio Azul",)) for sort, text, _ in LISTED)]

    def read(number: str) -> object:
        sort, text, names = texts[int(number)]
        told = {name: name for name in names}
        try:
            return LANGUAGE.understand(PASSED_OVER.sub(blank, text), ACTIONS if sort == t.ACTION else STATICS, told)
        except CardTextError:
            return None

    idle = without_a_text(SAYINGS, map(str, range(len(texts))), read, NAMED, monkeypatch)
    assert len(idle) <= WITHOUT_A_TEXT, f"{len(idle)}: {idle[-10:]}"


# -- spoilt sentences -------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoil", "ceiling"), [(spoiling.dropped, 0.08), (spoiling.swapped, 0.01), (spoiling.wrong_gender, 0.015)]
)
def test_spoilt_sentences_are_refused(spoil: Callable[[str], Iterable[str]], ceiling: float) -> None:
    """What is still taken says something else that can be meant, or spoils a proper name, which nobody has to know."""
    texts = [(sort, text) for sort, text, _ in own_lines()][::12]

    def taken(sort: str, text: str) -> bool:
        try:
            LANGUAGE.understand(text, ACTIONS if sort == t.ACTION else STATICS, {})
        except CardTextError:
            return False
        return True

    spoilt = [(sort, each) for sort, text in texts if taken(sort, text) for each in spoil(text)]
    share = sum(taken(*each) for each in spoilt) / len(spoilt)
    assert share <= ceiling, f"{share:.2%} of {len(spoilt)}"
