"""Every saying: read as its record, written, read again, translated; and how strict the reading is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ludoteca.games.dice_masters.cards import cards
from ludoteca.games.dice_masters.text.terms import ACTION, CardAbility
from ludoteca.games.dice_masters.wording.vocabulary import SAYINGS
from ludoteca.games.dice_masters.wording.wording import ACTIONS, CHARACTERS, LANGUAGE, say_text
from tests.cardtext import spoiling
from tests.cardtext.listing import brief, listed, without_a_text

CATALOGUE = cards.load()
NAMES = cards.names_read(CATALOGUE.dice)
SORTS = {"action": ACTIONS, "character": CHARACTERS}
LISTED = [
    (sort, text.replace(" ↵ ", "\n"), record) for sort, text, record in listed(Path(__file__).parent / "sayings.txt")
]


def read(text: str, sort: str) -> tuple[CardAbility, ...]:
    """Read anew, whatever was kept."""
    return LANGUAGE.understand(text, SORTS[sort], NAMES)


def written(found: Iterable[CardAbility], lang: str) -> str:
    return say_text(found, "en" if lang == "en" else "pt", cards.names_written(CATALOGUE.dice, "pt"))


def in_brief(found: CardAbility) -> str:
    ability = found.ability
    said = [f"while {brief(ability.condition)}"] if ability.condition else []
    said += [brief(each) for each in (ability.cost, ability.trigger) if each is not None]
    base = ", ".join([*said, "; ".join(map(brief, ability.clauses))])
    bursts = [f" / {burst.symbol} {burst.mode}: " + "; ".join(map(brief, burst.clauses)) for burst in found.bursts]
    return f"{ability.sort}: {base}" + "".join(bursts)


@pytest.mark.parametrize(("sort", "text", "record"), LISTED, ids=[text for _, text, _ in LISTED])
def test_a_text_means_its_record_and_is_written_and_read_again(sort: str, text: str, record: str) -> None:
    (meaning,) = read(text, sort)
    assert in_brief(meaning) == record
    canonical = written([meaning], "pt")
    assert read(canonical, sort) == (meaning,)
    assert written(read(canonical, sort), "pt") == canonical
    assert written([meaning], "en").count("\n") == text.count("\n")


def test_no_saying_is_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every saying is used by a line of the list."""
    texts = [f"{sort} {text}" for sort, text, _ in LISTED]
    idle = without_a_text(SAYINGS, texts, lambda each: read(*each.split(" ", 1)[::-1]), set(), monkeypatch)
    assert not idle


# -- spoilt sentences -------------------------------------------------------------


def own_texts() -> list[tuple[str, str]]:
    found = set()
    for card in CATALOGUE.cards.values():
        sort = "action" if cards.sort_of(CATALOGUE.dice[card.die]) == ACTION else "character"
        found |= {(sort, line) for line in card.text.splitlines() if not line.startswith("*")}
    return sorted(found)


@pytest.mark.parametrize(
    ("spoil", "ceiling"), [(spoiling.dropped, 0.05), (spoiling.swapped, 0.01), (spoiling.wrong_gender, 0.005)]
)
def test_spoilt_sentences_are_refused(spoil: Callable[[str], Iterable[str]], ceiling: float) -> None:
    """What is still taken says something else that can be meant, such as "personagem opositor" without "opositor"."""
    own = own_texts()
    tried = sum(1 for _, text in own for _ in spoil(text))
    taken = [
        each
        for sort, text in own
        for each in spoiling.accepted([text], lambda it, sort=sort: read(it, sort), spoil)  # type: ignore[misc]
    ]
    assert tried > 50 and len(taken) / tried <= ceiling
