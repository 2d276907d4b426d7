"""What cards say: by name, by the number of a piece, or behind an option; without a name, what lies on the table.

All of it is taken from the told view and its cards, as a browser has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.decision import Option
from ludoteca.core.rulebook import fold
from ludoteca.core.told import AreaTold, CardTold, EventTold, LineTold, Told

if TYPE_CHECKING:
    from ludoteca.players.terminal.session import Session


def cards(session: Session, rest: str) -> None:
    """The texts of the cards called so; of the card behind an option or of a piece, by number; else what there is."""
    if not rest:
        on_table(session)
    elif rest.isdigit():
        behind(session, int(rest))
    elif rest.startswith("#") and rest[1:].isdigit():
        show(session, [card_of(session.teller.told(), int(rest[1:]))], rest)
    else:
        called(session, rest)


def called(session: Session, name: str) -> None:
    found = {word: card.name for word, card in known(session).items() if fold(name) in fold(f"{card.name} {word}")}
    exact = [word for word, called in found.items() if fold(name) in (fold(called), fold(word))]
    show(session, exact or list(found), name)


def behind(session: Session, number: int) -> None:
    """The cards that an option names."""
    option = session.listing.option(number)
    if option is None:
        session.screen.tell("terminal-no-option", "yellow", number=number, last=len(session.listing.options))
        return
    session.screen.item("", session.listing.told[option].sentence, "bold")
    words = named_by(session, option)
    if not words:
        session.screen.tell("terminal-no-card-behind", "yellow", number=number)
    for word in words:
        show_text(session, word)


def named_by(session: Session, option: Option) -> list[str]:
    """The words of the cards that an option speaks of, or else of the piece that the question is about."""
    told = session.listing.told[option]
    words = [arg.card for arg in told.args]
    if not any(words) and not any(isinstance(arg.value, int) for arg in told.args):
        view = session.teller.told()
        words = [card_of(view, number) for number in session.listing.asked.about]
    return list(dict.fromkeys(word for word in words if word))


def show(session: Session, words: list[str], asked: str) -> None:
    found = [word for word in dict.fromkeys(words) if word]
    if not found:
        session.screen.tell("terminal-no-card", "yellow", name=asked)
    for word in found:
        show_text(session, word)


def show_text(session: Session, word: str) -> None:
    """A card's name and values, and below it all that it says."""
    card = known(session).get(word)
    if card is None:
        return
    screen = session.screen
    values = ", ".join(badge.text for badge in card.badges)
    head = f"{card.name} ({values})" if values else card.name
    screen.item("", " · ".join(filter(None, (head, card.sort_text, card.under))), "bold")
    for line in card.lines:
        screen.item("    ", said(line))
    if card.faces_text:
        screen.item("    ", screen.say("terminal-faces", faces=" · ".join(card.faces_text)))


def said(line: LineTold) -> str:
    """A line of a card: what heads it, what it needs, what it does."""
    head = " · ".join(each for each in (line.heading, *line.facts) if each)
    return ": ".join(each for each in (head, line.text) if each)


def cause_of(session: Session, event: EventTold) -> str:
    """The word of the card that caused an event; of an effect that is no more, the card of its name."""
    if event.card or event.cause < 0:
        return event.card
    name = session.telling.name(event.cause)
    return next((word for word, card in known(session).items() if card.name == name), "")


# -- what there is --


def known(session: Session) -> dict[str, CardTold]:
    """All cards that the reader sees, by their words."""
    teller = session.teller
    teller.told()
    teller.words.update(dict.fromkeys(card.word for card in teller.look.cards))
    return teller.cards()


def card_of(told: Told, number: int) -> str:
    """The word of the card that a piece shows; nothing for what the reader does not know."""
    return next((piece.card for piece in told.pieces if piece.number == number), "")


def on_table(session: Session) -> None:
    """The names of the cards in each area, and how to read one."""
    screen, told, names = session.screen, session.teller.told(), known(session)
    for seat in [*(each.seat for each in told.seats), -1]:
        rows = [(area.text, words) for area in told.areas if area.seat == seat and (words := shown_in(told, area))]
        if rows:
            screen.line(session.name(seat) if seat >= 0 else screen.say("terminal-shared"), "bold")
        for label, words in rows:
            screen.item("  ", f"{label}: {', '.join(names[word].name for word in words)}")
    screen.tell("terminal-cards-how", "dim")


def shown_in(told: Told, area: AreaTold) -> list[str]:
    lying = set(area.pieces)
    words = [shelf.card for shelf in told.shelves if (shelf.area, shelf.seat) == (area.name, area.seat)]
    words += [piece.card for piece in told.pieces if piece.number in lying]
    return list(dict.fromkeys(word for word in words if word))
