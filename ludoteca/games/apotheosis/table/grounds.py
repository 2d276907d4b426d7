"""What answers rest on: the cards of each seat, by its number, and the grounds named here, which count from the end."""

from __future__ import annotations

from ludoteca.games.apotheosis.text.questions import SCENIC, is_learnt

#: Anything at all: figures that may change at any time, what can be done now.
MOMENT = -1
#: Where pieces stand and what ground they stand on.
PLACES = -2
#: Where things stand.
FURNITURE = -3
#: What texts and the cards worn make of the figures of pieces.
FIGURES = -4
#: The pieces that there are.
CAST = -5
#: House, Classes and Entity of the Heroes.
SHEETS = -6
#: The cards whose texts count; the texts that hold; the texts that listen.
IN_PLAY, HOLDING, LISTENING = -7, -8, -9
#: The cards that are like no other because something lies under them or lasts because of them.
SINGLED_OUT = -10
#: Whether a table holds more than its slots and knowledge allow (table.3).
TIDY = -11
#: What Heroes know, and how much they may have.
LEARNT = -12
#: How cards lie and what they say: everything.
LAYOUT = -13

_NAMED = 13


def at_hand(seats: int, seat: int) -> int:
    """The ground of the cards of a seat that are activated from where they lie or pay for what is."""
    return seats + seat


def in_play(seats: int, seat: int) -> int:
    """The ground of the cards of a seat whose texts count."""
    return 2 * seats + seat


def resting(seats: int, shrinking: bool) -> tuple[tuple[int, ...], ...]:
    """What rests on each ground; ``shrinking``: cards may lower what a Hero may have."""
    desks = tuple(range(2 * seats))
    spoken = (*range(2 * seats, 3 * seats), IN_PLAY, HOLDING, LISTENING)
    tidy = (TIDY,) if shrinking else ()
    named = {
        PLACES: (PLACES, MOMENT),
        FURNITURE: (FURNITURE, PLACES, MOMENT),
        FIGURES: (FIGURES, MOMENT),
        CAST: (CAST, SHEETS, SINGLED_OUT, *spoken, PLACES, MOMENT),
        SHEETS: (SHEETS, *spoken, TIDY, MOMENT),
        LEARNT: (*desks, TIDY, MOMENT),
        LAYOUT: (*desks, FURNITURE, PLACES, FIGURES, CAST, SHEETS, SINGLED_OUT, *spoken, *tidy, MOMENT),
    }
    own = [(seat, MOMENT) for seat in range(seats)]
    handy = [(at_hand(seats, seat), seat, MOMENT) for seat in range(seats)]
    speaking = [(in_play(seats, seat), IN_PLAY) for seat in range(seats)]
    return (*own, *handy, *speaking, *(named.get(ground, (ground,)) for ground in range(-_NAMED, 0)))


def ground_of(question: str) -> int:
    """What changes with the answer to a question that texts answer."""
    if is_learnt(question):
        return LEARNT
    if question == "max-life":
        return TIDY
    return PLACES if question in SCENIC else MOMENT
