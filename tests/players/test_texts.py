"""Card texts are one command away in every game: by name, behind an option, by the number of a piece."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core.rulebook import Lang
from ludoteca.players.terminal import texts
from tests.players.test_page import OnScreen

COMMAND = {"pt": "cartas", "en": "cards"}


def begun(name: str, lang: Lang) -> OnScreen:
    """A match in which cards lie on the table."""
    sitting = OnScreen(name, lang, (100, 400))
    sitting.until(lambda match: len(match.choices) > 30 and match.table.decision.seat == 0)  # type: ignore[union-attr]
    return sitting


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("name", games.ALL)
def test_every_card_that_is_listed_can_be_read_by_its_name(name: str, lang: Lang) -> None:
    sitting = begun(name, lang)
    session = sitting.session
    session.obey(COMMAND[lang])
    listed = " ".join(sitting.said.split())
    cards = texts.known(session)
    assert len(cards) > 5
    assert sum(card.name in listed for card in cards.values()) > 3
    with_text = 0
    for card in cards.values():
        sitting.page.truncate(0)
        session.obey(f"{COMMAND[lang]} {card.name}")
        assert card.name in sitting.said
        for line in card.lines:
            for part in (line.heading, *line.facts, line.text):
                assert "".join(part.split()) in "".join(sitting.said.split())
        with_text += bool(card.lines)
    assert with_text > 3


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("name", games.ALL)
def test_the_card_behind_an_option_is_shown(name: str, lang: Lang) -> None:
    """At some decision of a match an option names a card, and ?N shows what it says."""
    sitting = OnScreen(name, lang, (100, 400))
    session = sitting.session
    shown = 0
    for _ in range(120):
        decision = sitting.match.table.decision
        if decision is None:
            break
        session.reader = decision.seat
        if decision.seat == 0:
            for option in decision.options[:4]:
                for word in texts.named_by(session, option):
                    sitting.page.truncate(0)
                    session.obey(f"?{session.listing.number(option)}")
                    card = texts.known(session)[word]
                    assert card.name in " ".join(sitting.said.split())
                    shown += bool(card.lines)
        if shown > 3:
            return
        sitting.match.choose(decision.options[sitting.chance.below(len(decision.options))])
    raise AssertionError("no option names a card")


def test_what_the_reader_may_not_know_is_not_shown() -> None:
    sitting = begun("fabula", "en")
    session = sitting.session
    hidden = [
        piece.number
        for area in sitting.match.view(0).areas
        for piece in area.pieces
        if area.seat == 1 and not piece.kind
    ]
    assert hidden
    for number in hidden:
        session.obey(f"cards #{number}")
        assert f"No card that you see is called “#{number}”" in sitting.said
        assert (
            sitting.match.game.kind_name(sitting.match.table, sitting.match.table.pieces[number].kind, "en")
            not in (sitting.said.splitlines()[-1])
        )


@pytest.mark.parametrize("name", ["battle_scenes", "fabula", "apotheosis", "dice_masters"])
def test_why_shows_the_card_that_caused_what_happened(name: str) -> None:
    """As soon as one of the last events told has a cause with a text, why shows that text."""
    for seed in range(12):
        sitting = OnScreen(name, "pt", (100, 400), seed)
        session = sitting.session
        for _ in range(150):
            decision = sitting.match.table.decision
            if decision is None:
                break
            session.reader = decision.seat
            news = [event for event in session.teller.events(sitting.match.log, 0) if event.news]
            for event in news[-3:]:
                word = texts.cause_of(session, event)
                if word and (lines := texts.known(session)[word].lines):
                    session.obey("por que")
                    assert all("".join(line.text.split()) in "".join(sitting.said.split()) for line in lines)
                    return
            sitting.match.choose(decision.options[sitting.chance.below(len(decision.options))])
    raise AssertionError("no event has a cause with a text")
