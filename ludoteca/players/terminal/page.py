"""One page for a decision: what happened, the table, the question and the options, together on the screen."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from ludoteca.players.picking import Picking
from ludoteca.players.terminal.compact import Styled, fitted, height, least_height
from ludoteca.players.terminal.drawing import Drawing
from ludoteca.players.terminal.listing import LONG, Listing
from ludoteca.players.terminal.screen import columns, shortened

if TYPE_CHECKING:
    from ludoteca.players.terminal.session import Session

#: The shares of a screen that the options and the news may take.
_OPTIONS, _NEWS = 4, 6
_LEAST_OPTIONS, _LEAST_TABLE = 6, 4


def show(session: Session) -> None:
    """The table if something has changed on it, then the question and the options."""
    screen = session.screen
    changed = session.drawn != len(session.match.log)
    asked = question(session) + options(session)
    if screen.rows is None:
        tell(session)
        if changed:
            draw(session)
        screen.line()
    else:
        # One line is left for what the reader writes.
        room = screen.rows - len(asked) - 1
        least = least_height(drawing_of(session), screen.width) if changed else 0
        news = latest(session, max(0, min(screen.rows // _NEWS, room - least)))
        for text, style in news:
            screen.line(text, style)
        if changed:
            draw(session, max(_LEAST_TABLE, room - len(news)))
        else:
            screen.line()
    with screen.paged():
        for text, style in asked:
            screen.line(text, style)


# -- what happened --


def tell(session: Session) -> None:
    """All that was heard since the last page."""
    for label, text, style in session.heard:
        session.screen.item(label, text, style)
    session.heard.clear()


def latest(session: Session, room: int) -> Styled:
    """The last of what was heard that has room, each thing whole if it can be; how to read the rest."""
    width = session.screen.width
    heard = [worded(label, text, style, width) for label, text, style in session.heard]
    session.heard.clear()
    if sum(map(len, heard)) <= room:
        return [line for each in heard for line in each]
    if not room:
        return []
    more = (shortened(session.screen.say("terminal-heard-more", count=len(heard)), width), "dim")
    lines: Styled = []
    while heard and len(lines) + len(heard[-1]) < room:
        lines = heard.pop() + lines
    return [more, *(lines or heard[-1][: room - 1])]


def worded(label: str, text: str, style: str, width: int) -> Styled:
    """One thing that was heard, in as many lines as it takes."""
    cut = wrap(text, width - len(label)) or [""]
    return [((label if at == 0 else " " * len(label)) + line, style) for at, line in enumerate(cut)]


# -- the table --


def drawing_of(session: Session) -> Drawing:
    names = [session.name(seat) for seat in range(len(session.players))]
    return Drawing(session.teller, names)


def draw(session: Session, room: int | None = None) -> None:
    """The table, in so many lines if there is a limit."""
    screen, drawing = session.screen, drawing_of(session)
    session.drawn = len(session.match.log)
    if room is not None and (screen.plain or screen.height_of(drawing.boxed(screen.width)) > room):
        for text, style in fitted(drawing, screen.width, room):
            screen.line(text, style)
        return
    if room is None:
        screen.line()
    drawing.draw_on(screen)


def whole_table(session: Session) -> None:
    """Everything, page by page."""
    with session.screen.paged():
        drawing_of(session).draw_on(session.screen)


# -- what is asked --


def question(session: Session) -> Styled:
    screen, asked = session.screen, session.listing.asked
    said = f"{session.name(session.reader)} – {asked.question} [{asked.rule}]"
    lines = [said] if screen.plain else wrap(said, screen.width)
    return [(line, "bold") for line in lines]


def options(session: Session) -> Styled:
    """The numbered options, or where they are many the letters that open them; and what is picked."""
    screen, listing = session.screen, session.listing
    room = room_for_options(session)
    lines = all_lines(session, listing)
    listing.letters = {}
    if listing.opened or len(lines) > room:
        lines = part_of(session, listing, room)
    said: Styled = [(line, "") for line in lines]
    if listing.picking is not None:
        said += [(line, "dim") for line in picked(session, listing.picking)]
    elif series := listing.picked():
        said.append((screen.say("terminal-series", picked=series), "dim"))
    return said


def room_for_options(session: Session) -> int:
    """How many lines the options may take: what the table leaves; where several are picked, what it can be cut to."""
    screen = session.screen
    if screen.rows is None:
        return LONG
    # A line for the question, one for what is picked, one for what is wanted, one for what the reader writes.
    drawing, free = drawing_of(session), screen.rows - 4
    if session.listing.picking is not None:
        return max(_LEAST_OPTIONS, free - least_height(drawing, screen.width))
    return max(_LEAST_OPTIONS, screen.rows // _OPTIONS, free - height(drawing, screen.width))


def all_lines(session: Session, listing: Listing) -> list[str]:
    lines = listing.lines(listing.apart())
    if session.screen.rows is None:
        return session.screen.arranged(lines)
    return columns(lines, session.screen.width)


def part_of(session: Session, listing: Listing, room: int) -> list[str]:
    """The options in two steps, and where not even these fit, the first of them."""
    screen = session.screen
    entries = listing.shown(room - 1)
    cut = columns(listing.lines(entries), screen.width)
    listing.letters = listing.lettered(entries)
    hint = "terminal-two-steps" if listing.letters else "terminal-more-options"
    if listing.opened and not listing.letters:
        return cut
    if screen.rows is not None and not listing.letters:
        cut = cut[: room - 1]
    return [*cut, shortened(screen.say(hint, count=len(listing.options)), screen.width)]


def picked(session: Session, picking: Picking) -> list[str]:
    """What is picked, how many are wanted, and how to confirm."""
    screen = session.screen
    lines = []
    if series := session.listing.picked():
        lines.append(screen.say("terminal-series", picked=series))
    exact = "yes" if picking.fewest == picking.most else "no"
    counts = {"fewest": picking.fewest, "most": picking.most, "many": len(picking.picks)}
    lines.append(screen.say("terminal-wanted", exact=exact, **counts))
    return lines if screen.plain else [line for each in lines for line in wrap(each, screen.width)]


def all_options(session: Session) -> None:
    """The whole list, page by page."""
    session.listing.opened = ()
    screen, listing = session.screen, session.listing
    with screen.paged():
        for line in columns(listing.lines(listing.apart()), screen.width):
            screen.line(line)
