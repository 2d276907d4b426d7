"""Hints: what a strong player would do who knows what the seat knows, thought out where the bots think."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import notation, view
from ludoteca.core.messages import Messages
from ludoteca.core.table import Table
from ludoteca.server import protocol as p
from ludoteca.server.bots import Advised, question
from ludoteca.server.connection import Connection
from ludoteca.server.problems import Refused, told, words

if TYPE_CHECKING:
    from ludoteca.server.room import Room


async def hint(room: Room, connection: Connection, said: p.Hint) -> None:
    """Thinking takes seconds: other messages are answered meanwhile, and a hint that comes too late is not told."""
    live = room.playing()
    if live.state.counts:
        raise Refused("no-hints", 403)
    seat = room.seat_of(connection, said.seat)
    if live.over or seat not in live.asked():
        raise Refused("not-your-turn", 409)
    room.house.limits.spend(connection.guest.id, "hints")
    table, step = live.table_for(seat), live.streams[seat].step
    asked = question(live.state.id, live.state.start, table, seat, "")

    async def think() -> None:
        try:
            found = await room.house.bots.advise(asked)
        except Exception as error:  # a hint that could not be thought out disturbs nobody else
            room.house.fault(f"hint in match {live.state.id}", error)
            connection.send(told(Refused("fault", 500), connection.lang, "", said.id))
            return
        if room.live is live and live.streams[seat].step == step:
            say = words(connection.lang, live.state.start.game)
            connection.send(p.HintTold(said.id, step, told_advice(table, seat, found, say)))

    room.spawn(think())


def told_advice(table: Table, seat: int, found: list[Advised], messages: Messages) -> list[p.Advice]:
    """Hints in words; from the blind table, as they were thought out."""
    blind = view.blind(table, seat)
    telling = blind.box.game.telling(blind, seat, messages)

    def reasons(names: list[str]) -> list[str]:
        return list(dict.fromkeys(messages.text(f"feature-{name}") for name in names))

    return [
        p.Advice(
            each.option,
            telling.sentence(notation.read(blind, each.option)),
            each.chance,
            reasons(each.better),
            reasons(each.worse),
        )
        for each in found
    ]
