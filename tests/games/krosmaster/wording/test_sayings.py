"""Every saying: read as its record, written, read again, translated; and how strict the reading is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.effects import Ability
from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.cards.collection import texts
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.wording.vocabulary import SAYINGS
from ludoteca.games.krosmaster.wording.wording import LANGUAGE, POWERS, SPELLS, say_text
from tests.cardtext import spoiling
from tests.cardtext.listing import brief, listed, without_a_text

CATALOGUE = cards.load()
SORTS = {"spell": t.SPELL, "power": t.TRIGGERED}
LISTED = [(SORTS[sort], text, record) for sort, text, record in listed(Path(__file__).parent / "sayings.txt")]


def read(text: str, sort: str) -> tuple[Ability, ...]:
    """Read anew, whatever was kept."""
    return LANGUAGE.understand(text, SPELLS if sort == t.SPELL else POWERS, CATALOGUE.meanings)


def in_brief(ability: Ability) -> str:
    said = [f"{brief(ability.trigger)}:"] if ability.trigger else []
    said += [f"while {brief(ability.condition)}:"] if ability.condition else []
    return " ".join([*said, "; ".join(map(brief, ability.clauses))])


@pytest.mark.parametrize(("sort", "text", "record"), LISTED, ids=[text for _, text, _ in LISTED])
def test_a_text_means_its_record_and_is_written_and_read_again(sort: str, text: str, record: str) -> None:
    (meaning,) = read(text, sort)
    assert in_brief(meaning) == record
    written = say_text([meaning], "pt", CATALOGUE.proper_names("pt"))
    assert read(written, sort) == (meaning,)
    assert say_text(read(written, sort), "pt", CATALOGUE.proper_names("pt")) == written
    assert say_text([meaning], "en", CATALOGUE.proper_names("en"))


def test_no_saying_is_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every saying that is no mere name is used by a line of the list."""
    texts = [f"{sort} {text}" for sort, text, _ in LISTED]
    named = {"Power", "Damage", "Element", "Points", "Gauge"}
    idle = without_a_text(SAYINGS, texts, lambda each: read(*each.split(" ", 1)[::-1]), named, monkeypatch)
    # No verb of this game has a Unit as its object, so that none has a pronoun there.
    assert idle == ["-o~"]


# -- spoilt sentences -------------------------------------------------------------


def own_texts(sort: str) -> list[str]:
    profiles = (*CATALOGUE.characters.values(), *CATALOGUE.summons.values())
    return sorted({text for profile in profiles for _, text, its in texts(profile, "pt") if its == sort})


@pytest.mark.parametrize(
    ("spoil", "ceiling"), [(spoiling.dropped, 0.03), (spoiling.swapped, 0.002), (spoiling.wrong_gender, 0.002)]
)
def test_spoilt_sentences_are_refused(spoil: Callable[[str], Iterable[str]], ceiling: float) -> None:
    """What is still taken says something else that can be meant, such as "outro aliado" without "outro"."""
    tried = taken = 0
    for sort in SORTS.values():
        own = own_texts(sort)
        tried += sum(1 for text in own for _ in spoil(text))
        taken += len(spoiling.accepted(own, lambda text, sort=sort: read(text, sort), spoil))  # type: ignore[misc]
    assert tried > 100 and taken / tried <= ceiling


def test_a_slot_that_its_sort_of_text_does_not_have_is_not_written() -> None:
    """The slots of a Power begin elsewhere than those of a Spell."""
    (ability,) = read("Um aliado vai para a casa visada.", t.SPELL)
    with pytest.raises(CardTextError) as error:
        say_text([Ability(t.TRIGGERED, ability.clauses)], "pt", {})
    assert error.value.message_id == "cards-unsayable"
