"""What is kept of a table and of a match, as documents; and the queries that read and write them."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.core.converting import decoded
from ludoteca.server import rows
from ludoteca.server.protocol import Absence, ClockRule, OfferInfo, Sitter, Status
from ludoteca.server.store import Taken


class SeatState(msgspec.Struct, omit_defaults=True):
    """Who sits there, and what was brought along."""

    sitter: Sitter = "open"
    guest: str = ""
    level: str = ""
    #: The deck or team as a set-up holds it, and what it is called.
    team: dict[str, Any] | None = None
    deck: str = ""
    #: The player's share in the seed.
    salt: str = ""
    #: Since when nobody has been there.
    gone: float = 0.0
    #: Played by a bot since its player was gone for long.
    claimed: bool = False
    #: Its hand is shown to whoever watches.
    open: bool = False


class TableState(msgspec.Struct, omit_defaults=True):
    """A table: its settings, its seats, and its matches."""

    id: str
    game: str
    format: str
    owner: str
    seats: list[SeatState]
    created: float
    status: Status = "open"
    rulings: dict[str, str] = {}
    #: Pieces of somebody's own, as a set-up holds them.
    own: dict[str, Any] = {}
    public: bool = False
    counts: bool = False
    undo: bool = True
    clock: ClockRule = ClockRule()
    absence: Absence = "wait"
    best_of: int = 1
    #: May everybody at the table see what is in the decks?
    open_lists: bool = False
    wins: list[int] = []
    #: The owner wants to begin as soon as everybody is there.
    start: bool = True
    #: The secret of the next match's dice.
    secret: str = ""
    matches: list[str] = []
    next: str = ""
    #: The report of the fault that closed it.
    fault: str = ""
    #: Where the first match goes on from.
    source: MatchStart | None = None
    offers: list[OfferInfo] = []
    #: Links of an earlier count are withdrawn.
    epoch: int = 0
    version: int = 0


class MatchStart(msgspec.Struct, omit_defaults=True):
    """Everything that a match is rebuilt from, but its choices."""

    game: str
    setup: dict[str, Any]
    seed: int
    #: Choices that were made before this match began, where it goes on from another.
    before: list[str] = []
    position: dict[str, Any] | None = None
    announced: dict[str, list[str]] = {}
    #: The texts of its cards: a match is played with those that it began with.
    texts: dict[str, str] = {}
    #: Which match it goes on from, and after how many choices; or ``scenario:WORD``, or ``puzzle:NAME``.
    continues: str = ""
    #: Do all hands lie open? In puzzles they do.
    laid_open: bool = False


class MatchState(msgspec.Struct, omit_defaults=True):
    id: str
    table: str
    start: MatchStart
    begun: float
    #: Who sat where, and their names.
    guests: list[str] = []
    names: list[str] = []
    levels: list[str] = []
    promise: str = ""
    secret: str = ""
    salts: list[str] = []
    counts: bool = False
    ended: float | None = None
    places: list[int] | None = None
    #: A fault of ours ended it: its report.
    fault: str = ""


class Move(msgspec.Struct, frozen=True):
    """A row of a match: a choice, an undo, an answer that waits for its turn."""

    sequence: int
    kind: str
    seat: int
    text: str
    at: float


CHOICE = "choice"
#: The text is how many choices are left.
UNDO = "undo"
#: An answer of a seat that the engine has not come to yet.
KEPT = "kept"
#: The server was away: the clocks did not run.
PAUSE = "pause"


def now() -> float:
    return time.time()


def new_id() -> str:
    """Nobody guesses a table; a command does not take it for an option, which begins with a dash."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


# -- queries: each is a job for the store ------------------------------------------------------------


def add_table(connection: Connection, state: TableState) -> None:
    connection.execute(
        insert(rows.TABLE).values(
            id=state.id,
            owner=state.owner,
            status=state.status,
            public=int(state.public),
            created=state.created,
            version=state.version,
            document=msgspec.json.encode(state).decode(),
        )
    )
    seat_guests(connection, state)


def seat_guests(connection: Connection, state: TableState) -> None:
    """Note who belongs to the table, for their own lists."""
    wanted = {state.owner, *(seat.guest for seat in state.seats if seat.guest)}
    known = connection.scalars(select(rows.SEATED.c.guest).where(rows.SEATED.c.table_id == state.id))
    for guest in wanted.difference(known):
        connection.execute(insert(rows.SEATED).values(guest=guest, table_id=state.id))


def save_table(connection: Connection, state: TableState) -> None:
    """Write a table over the version before it; another one there raises ``Taken``."""
    done = connection.execute(
        update(rows.TABLE)
        .where(rows.TABLE.c.id == state.id, rows.TABLE.c.version == state.version - 1)
        .values(
            status=state.status,
            public=int(state.public),
            version=state.version,
            document=msgspec.json.encode(state).decode(),
        )
    )
    if done.rowcount != 1:
        raise Taken
    seat_guests(connection, state)


def load_table(connection: Connection, id: str) -> TableState | None:
    found = connection.execute(select(rows.TABLE.c.document).where(rows.TABLE.c.id == id)).scalar()
    return None if found is None else decoded(found, TableState)


def list_tables(connection: Connection, status: str, public: bool, most: int) -> list[TableState]:
    found = connection.scalars(
        select(rows.TABLE.c.document)
        .where(rows.TABLE.c.status == status, rows.TABLE.c.public == int(public))
        .order_by(rows.TABLE.c.created.desc())
        .limit(most)
    )
    return [decoded(each, TableState) for each in found]


def tables_of(connection: Connection, guest: str, most: int) -> list[TableState]:
    found = connection.scalars(
        select(rows.TABLE.c.document)
        .join(rows.SEATED, rows.SEATED.c.table_id == rows.TABLE.c.id)
        .where(rows.SEATED.c.guest == guest)
        .order_by(rows.TABLE.c.created.desc())
        .limit(most)
    )
    return [decoded(each, TableState) for each in found]


def add_match(connection: Connection, match: MatchState, table: TableState) -> None:
    """The match and the table that plays it, at once."""
    connection.execute(
        insert(rows.MATCH).values(
            id=match.id, table_id=match.table, begun=match.begun, document=msgspec.json.encode(match).decode()
        )
    )
    save_table(connection, table)


def save_match(connection: Connection, match: MatchState) -> None:
    connection.execute(
        update(rows.MATCH)
        .where(rows.MATCH.c.id == match.id)
        .values(ended=match.ended, document=msgspec.json.encode(match).decode())
    )


def load_match(connection: Connection, id: str) -> tuple[MatchState, list[Move]] | None:
    found = connection.execute(select(rows.MATCH.c.document).where(rows.MATCH.c.id == id)).scalar()
    if found is None:
        return None
    return decoded(found, MatchState), moves_since(connection, id, 0)


def moves_since(connection: Connection, id: str, sequence: int) -> list[Move]:
    found = connection.execute(
        select(rows.MOVE.c.sequence, rows.MOVE.c.kind, rows.MOVE.c.seat, rows.MOVE.c.text, rows.MOVE.c.at)
        .where(rows.MOVE.c.match_id == id, rows.MOVE.c.sequence >= sequence)
        .order_by(rows.MOVE.c.sequence)
    )
    return [Move(*each) for each in found]


def add_moves(connection: Connection, id: str, moves: list[Move]) -> None:
    """Their places must be free: a place that is taken raises ``IntegrityError``."""
    connection.execute(
        insert(rows.MOVE),
        [{"match_id": id, **msgspec.structs.asdict(move)} for move in moves],
    )


def matches_of(connection: Connection, guest: str, before: float, most: int) -> list[MatchState]:
    found = connection.scalars(
        select(rows.MATCH.c.document)
        .join(rows.SEATED, rows.SEATED.c.table_id == rows.MATCH.c.table_id)
        .where(rows.SEATED.c.guest == guest, rows.MATCH.c.begun < before)
        .order_by(rows.MATCH.c.begun.desc())
        .limit(most)
    )
    return [decoded(each, MatchState) for each in found]


def add_chat(connection: Connection, table: str, guest: str, seat: int, name: str, text: str) -> tuple[int, float]:
    """Say something; tells its number."""
    last = connection.scalars(
        select(rows.CHAT.c.number).where(rows.CHAT.c.table_id == table).order_by(rows.CHAT.c.number.desc()).limit(1)
    ).first()
    number, at = (0 if last is None else last + 1), time.time()
    connection.execute(
        insert(rows.CHAT).values(table_id=table, number=number, guest=guest, seat=seat, name=name, text=text, at=at)
    )
    return number, at


def chat_since(connection: Connection, table: str, number: int, most: int) -> list[Any]:
    """The last lines from a number on, the oldest first."""
    found = connection.execute(
        select(rows.CHAT)
        .where(rows.CHAT.c.table_id == table, rows.CHAT.c.number >= number)
        .order_by(rows.CHAT.c.number.desc())
        .limit(most)
    )
    return list(reversed(found.all()))


def drop_deck(connection: Connection, guest: str, id: str) -> bool:
    done = connection.execute(delete(rows.DECK).where(rows.DECK.c.id == id, rows.DECK.c.guest == guest))
    return bool(done.rowcount)
