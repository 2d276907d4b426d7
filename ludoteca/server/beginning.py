"""A match begins: its seed is made of the secret and the salts, it is written down, and everybody is shown it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from ludoteca.server import dice, library, state
from ludoteca.server.live import Live
from ludoteca.server.state import MatchStart, MatchState
from ludoteca.server.store import Taken

if TYPE_CHECKING:
    from ludoteca.server.room import Room


async def begin(room: Room) -> None:
    """The first match, or the next one, of the table."""
    table = room.state
    salts = [seat.salt for seat in table.seats]
    seed = dice.seed_of(table.secret, salts)
    if table.source is not None and not table.matches:
        start = table.source
    else:
        setup = await room.house.checked_setup(table)
        game = library.game_named(table.game)
        start = MatchStart(table.game, setup, seed, texts=game.pinned_texts(setup))
    match = MatchState(
        state.new_id(),
        table.id,
        start,
        time.time(),
        [seat.guest for seat in table.seats],
        [room.names.get(seat.guest, "") for seat in table.seats],
        [seat.level for seat in table.seats],
        dice.promise_of(table.secret),
        table.secret,
        salts,
        table.counts,
    )
    changed = msgspec.structs.replace(
        table,
        status="playing",
        matches=[*table.matches, match.id],
        secret=dice.new_secret(),
        offers=[],
        version=table.version + 1,
    )
    try:
        await room.house.store.write(lambda connection: state.add_match(connection, match, changed))
    except Taken:
        await room.refresh_locked()
        return
    room.state = changed
    room.live = await asyncio.to_thread(Live, match, [])
    room.showers = {}
    room.timing.set()
    await room.house.bus.tell(table.id)
    room.tell_table()
    room.show_all("hello")
    room.play.nudge()
