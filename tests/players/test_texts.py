"""Card texts are one command away in every game: by name, behind an option, by the number of a piece."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core.rulebook import Lang
from ludoteca.players.terminal import texts
from tests.players.test_page import Sitting

COMMAND = {"pt": "cartas", "en": "cards"}


def begun(name: str, lang: Lang) -> Sitting:
    """A match in which cards lie on the table."""
    sitting = Sitting(name, lang, (100, 400))
    sitting.until(lambda match: len(match.choices) > 30 and match.table.decision.seat == 0)  # type: ignore[union-attr]
    return sitting


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("name", games.ALL)
def test_every_card_that_is_listed_can_be_read_by_its_name(name: str, lang: Lang) -> None:
    sitting = begun(name, lang)
    session = sitting.session
    session.obey(COMMAND[lang])
    listed = " ".join(sitting.said.split())
    words = texts.known(session)
    assert len(words) > 5
    assert sum(session.telling.card_name(word) in listed for word in words) > 3
    with_text = 0
    for word in words:
        sitting.page.truncate(0)
        called = session.telling.card_name(word)
        session.obey(f"{COMMAND[lang]} {called}")
        assert called in sitting.said
        text = session.telling.card_text(word)
        assert "".join(text.split()) in "".join(sitting.said.split())
        with_text += bool(text)
    assert with_text > 3


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("name", games.ALL)
def test_the_card_behind_an_option_is_shown(name: str, lang: Lang) -> None:
    """At some decision of a match an option names a card, and ?N shows what it says."""
    sitting = Sitting(name, lang, (100, 400))
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
                    assert session.telling.card_name(word) in " ".join(sitting.said.split())
                    shown += bool(session.telling.card_text(word))
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
        sitting = Sitting(name, "pt", (100, 400), seed)
        session = sitting.session
        for _ in range(150):
            decision = sitting.match.table.decision
            if decision is None:
                break
            session.reader = decision.seat
            telling = session.telling
            news = [event for event in sitting.match.view(decision.seat, 0).events if telling.is_news(event)]
            for event in news[-3:]:
                text = telling.card_text(word) if (word := texts.cause_of(session, event)) else ""
                if text:
                    session.obey("por que")
                    assert "".join(text.split()) in "".join(sitting.said.split())
                    return
            sitting.match.choose(decision.options[sitting.chance.below(len(decision.options))])
    raise AssertionError("no event has a cause with a text")
