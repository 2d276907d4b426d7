"""A table as whoever looks at it sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca import games
from ludoteca.core.rulebook import Lang
from ludoteca.server import dice, library
from ludoteca.server.people import Guest, called
from ludoteca.server.problems import words
from ludoteca.server.protocol import DiceInfo, SeatInfo, TableInfo
from ludoteca.server.state import MatchState, TableState

if TYPE_CHECKING:
    from ludoteca.server.room import Room


def table_info(room: Room, guest: Guest, lang: Lang) -> TableInfo:
    """With who is there right now."""
    here = {connection.guest.id for connection in room.connections}
    info = describe(room.state, guest, lang, room.names, here)
    for seat in info.seats:
        seat.claimable = room.claimable(seat.seat)
        seat.rating = room.ratings.get(room.state.seats[seat.seat].guest)
    info.spectators = sum(not connection.seats for connection in room.connections)
    why = room.why_not_start()
    info.can_start = room.state.status == "open" and why in ("", "owner-starts")
    if room.state.status == "open" and why:
        info.why_not_start = words(lang).text(f"server-{why}")
    info.dice = dice_info(room.state, room.live.state if room.live is not None else None)
    if room.live is not None:
        info.can_concede = room.live.match.game.may_concede(room.live.table)
    return info


def describe(table: TableState, guest: Guest, lang: Lang, names: dict[str, str], here: set[str]) -> TableInfo:
    game = library.game_named(table.game)
    return TableInfo(
        table.id,
        table.game,
        games.rulebook(table.game).title,
        table.format,
        library.format_name(game, table.format, lang) if table.format else "",
        table.status,
        [seat_info(table, place, guest, lang, names, here) for place in range(len(table.seats))],
        table.created,
        table.public,
        table.counts,
        table.clock,
        table.absence,
        table.best_of,
        table.wins,
        table.open_lists,
        [f"{name}: {reading}" for name, reading in table.rulings.items()],
        match=table.matches[-1] if table.matches else "",
        matches=table.matches,
        owner=table.owner == guest.id,
        offers=table.offers,
        next=table.next,
        continues="" if table.source is None else table.source.continues,
        fault=table.fault,
    )


def seat_info(
    table: TableState, place: int, guest: Guest, lang: Lang, names: dict[str, str], here: set[str]
) -> SeatInfo:
    seat = table.seats[place]
    if seat.sitter == "bot":
        name = library.bot_name(seat.level, lang)
        alike = sum(each.sitter == "bot" and each.level == seat.level for each in table.seats)
    else:
        name = called(names.get(seat.guest, ""), lang)
        alike = sum(each.guest == seat.guest for each in table.seats)
    if name and alike > 1:
        name = f"{name} ({place + 1})"  # one person in several seats, or several bots of a level
    return SeatInfo(
        place,
        seat.sitter,
        name,
        seat.level,
        seat.deck,
        seat.guest == guest.id,
        seat.sitter == "bot" or seat.guest in here,
        open=seat.open,
    )


def dice_info(table: TableState, match: MatchState | None) -> DiceInfo | None:
    """The promise before the salts; the secret only when the match is over."""
    if match is None or table.status == "open":
        return DiceInfo(dice.promise_of(table.secret)) if table.secret else None
    info = DiceInfo(match.promise, dict(enumerate(match.salts)))
    if match.ended is not None:
        info.secret = match.secret
        info.seed = str(match.start.seed)
    return info
