"""What cards say: by name, by the number of a piece, or behind an option; without a name, what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.decision import Option
from ludoteca.core.rulebook import fold
from ludoteca.core.view import UNKNOWN, AreaView, EventView, View

if TYPE_CHECKING:
    from ludoteca.players.terminal.session import Session


def cards(session: Session, rest: str) -> None:
    """The texts of the cards called so; of the card behind an option or of a piece, by number; else what there is."""
    if not rest:
        on_table(session)
    elif rest.isdigit():
        behind(session, int(rest))
    elif rest.startswith("#") and rest[1:].isdigit():
        show(session, [session.telling.card_of(int(rest[1:]))], rest)
    else:
        called(session, rest)


def called(session: Session, name: str) -> None:
    telling = session.telling
    words = [word for word in known(session) if fold(name) in fold(f"{telling.card_name(word)} {word}")]
    exact = [word for word in words if fold(name) in (fold(telling.card_name(word)), fold(word))]
    show(session, exact or words, name)


def behind(session: Session, number: int) -> None:
    """The cards that an option names."""
    option = session.listing.option(number)
    if option is None:
        session.screen.tell("terminal-no-option", "yellow", number=number, last=len(session.listing.options))
        return
    session.screen.item("", session.telling.sentence(option), "bold")
    words = named_by(session, option)
    if not words:
        session.screen.tell("terminal-no-card-behind", "yellow", number=number)
    for word in words:
        show_text(session, word)


def named_by(session: Session, option: Option) -> list[str]:
    """The words of the cards that an option speaks of, or else of the piece that the question is about."""
    telling = session.telling
    numbers = [value for value in option[1:] if isinstance(value, int)]
    kinds = [argument.kind for argument in session.match.game.actions[option[0]].arguments]
    words = [telling.card_behind(kind, value) for kind, value in zip(kinds, option[1:], strict=True)]
    if not any(words) and not numbers:
        words = [telling.card_of(number) for number in session.listing.decision.about]
    return list(dict.fromkeys(word for word in words if word))


def show(session: Session, words: list[str], asked: str) -> None:
    found = [word for word in dict.fromkeys(words) if word]
    if not found:
        session.screen.tell("terminal-no-card", "yellow", name=asked)
    for word in found:
        show_text(session, word)


def show_text(session: Session, word: str) -> None:
    """A card's name, and below it all that it says."""
    if not word:
        return
    screen, telling = session.screen, session.telling
    view = session.match.view(session.reader)
    title = next((telling.card(card) for card in view.cards if card.word == word), telling.card_name(word))
    screen.item("", title, "bold")
    for line in telling.card_text(word).splitlines():
        screen.item("    ", line)
    faces = telling.card_told(word).faces_text
    if faces:
        screen.item("    ", screen.say("terminal-faces", faces=" · ".join(faces)))


def cause_of(session: Session, event: EventView) -> str:
    """The word of the card that caused an event; of an effect that is no more, the card of its name."""
    telling = session.telling
    if event.kinds.get(event.cause, UNKNOWN) == UNKNOWN:
        return ""
    name = telling.kind_name(event.kinds[event.cause])
    by_name = (word for word in known(session) if telling.card_name(word) == name)
    return telling.card_of(event.cause) or next(by_name, "")


# -- what there is --


def known(session: Session) -> list[str]:
    """The words of all cards that the reader sees."""
    view = session.match.view(session.reader)
    words = [card.word for card in view.cards]
    for area in view.areas:
        words += words_in(session, area)
    return list(dict.fromkeys(words))


def words_in(session: Session, area: AreaView) -> list[str]:
    words = [session.telling.card_of(piece.number) for piece in area.pieces if piece.kind]
    return list(dict.fromkeys(word for word in words if word))


def on_table(session: Session) -> None:
    """The names of the cards in each area, and how to read one."""
    screen, telling = session.screen, session.telling
    view = session.match.view(session.reader)
    for seat in [*range(len(view.seats)), -1]:
        rows = [
            (telling.area(area), words)
            for area in view.areas
            if area.seat == seat and (words := shown_in(session, view, area))
        ]
        if rows:
            screen.line(session.name(seat) if seat >= 0 else screen.say("terminal-shared"), "bold")
        for label, words in rows:
            screen.item("  ", f"{label}: {', '.join(map(telling.card_name, words))}")
    screen.tell("terminal-cards-how", "dim")


def shown_in(session: Session, view: View, area: AreaView) -> list[str]:
    lying = [card.word for card in view.cards if (card.area, card.seat) == (area.name, area.seat)]
    return list(dict.fromkeys([*lying, *words_in(session, area)]))
