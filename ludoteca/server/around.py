"""What is said around a match: taking back, giving up, offers, a rematch, claims on seats that were left."""

from __future__ import annotations

import msgspec

from ludoteca.server import dice, state
from ludoteca.server import protocol as p
from ludoteca.server.connection import Connection
from ludoteca.server.problems import Refused
from ludoteca.server.room import Room
from ludoteca.server.showing import learned_since
from ludoteca.server.state import UNDO, Move, SeatState, TableState


async def concede(room: Room, connection: Connection, said: p.Concede) -> None:
    async with room.lock:
        live = room.playing()
        seat = room.seat_of(connection, said.seat)
        if live.over:
            raise Refused("over", 409)
        await room.play.commit(live.concede(seat))
        connection.send(p.Done(said.id))


# -- taking back --


async def take_back(room: Room, connection: Connection, said: p.TakeBack) -> None:
    """At once where nobody has learned anything, else with the consent of those who have; bots agree."""
    async with room.lock:
        live = room.playing()
        seat = room.seat_of(connection, said.seat) if said.seat >= 0 else last_of(room, connection)
        if not room.state.undo or live.over or seat not in live.last:
            raise Refused("no-undo", 409)
        wanted = asked_for_consent(room, connection, learned_since(live, seat))
        if not wanted:
            await undo(room, seat)
            connection.send(p.Done(said.id))
            return
    await offer(room, p.OfferInfo("undo", seat, wanted))
    connection.send(p.Done(said.id))


def last_of(room: Room, connection: Connection) -> int:
    """The seat of somebody's that chose last."""
    last = room.playing().last
    mine = [seat for seat in connection.seats if seat in last]
    if not mine:
        raise Refused("no-undo", 409)
    return max(mine, key=lambda seat: last[seat][0])


def asked_for_consent(room: Room, connection: Connection, seats: list[int]) -> list[int]:
    """The others who must agree: people, and not oneself in another seat."""
    table = room.state
    return [
        seat
        for seat in seats
        if seat < len(table.seats)
        and table.seats[seat].sitter == "person"
        and table.seats[seat].guest != connection.guest.id
    ]


async def undo(room: Room, seat: int) -> None:
    """A row that says how many choices are left; the room is locked."""
    live = room.playing()
    left, _ = live.last[seat]
    move = Move(len(live.moves), UNDO, seat, str(left), state.now())
    try:
        await room.house.store.write(lambda connection: state.add_moves(connection, live.state.id, [move]))
    except state.Taken:
        await room.refresh_locked()
        raise Refused("late", 409) from None
    room.show(live.follow(move))
    await room.house.bus.tell(room.state.id)
    room.play.nudge()


# -- offers --


async def offer(room: Room, made: p.OfferInfo) -> None:
    def add(table: TableState) -> None:
        table.offers = [each for each in table.offers if each.kind != made.kind] + [made]

    await room.house.change(room.state.id, add)


async def answer(room: Room, connection: Connection, said: p.Answer) -> None:
    """Agree to an offer, or not: one no is enough."""
    offered = next((each for each in room.state.offers if each.kind == said.kind), None)
    mine = [] if offered is None else [seat for seat in offered.wanted if seat in connection.seats]
    if offered is None or not mine:
        raise Refused("no-offer", 409)
    left = [seat for seat in offered.wanted if seat not in connection.seats]

    def change(table: TableState) -> None:
        table.offers = [each for each in table.offers if each.kind != said.kind]
        if said.agree and left:
            table.offers.append(p.OfferInfo(offered.kind, offered.seat, left))

    await room.house.change(room.state.id, change)
    if said.agree and not left:
        await agreed(room, offered)
    connection.send(p.Done(said.id))


async def agreed(room: Room, offered: p.OfferInfo) -> None:
    async with room.lock:
        if offered.kind == "undo":
            if offered.seat in room.playing().last:
                await undo(room, offered.seat)
        elif offered.kind == "draw":
            live = room.playing()
            if not live.over:
                await room.play.commit(live.settle((1,) * live.table.box.seats, offered.seat))


async def offer_draw(room: Room, connection: Connection, said: p.OfferDraw) -> None:
    """Where the rules have one."""
    live = room.playing()
    seat = room.seat_of(connection, said.seat)
    if live.over:
        raise Refused("over", 409)
    if not live.match.game.may_draw(live.table):
        raise Refused("no-draw", 409)
    wanted = asked_for_consent(room, connection, [each for each in live.table.playing() if each != seat])
    if not wanted:
        raise Refused("bots-play-on", 409)
    await offer(room, p.OfferInfo("draw", seat, wanted))
    connection.send(p.Done(said.id))


# -- once more --


async def rematch(room: Room, connection: Connection, said: p.Rematch) -> None:
    """The same people with sides changed; of a best of three, the next match at the same table."""
    table = room.state
    if table.status != "over":
        raise Refused("not-over", 409)
    if not connection.seats:
        raise Refused("spectator", 403)
    if table.best_of > 1 and max(table.wins) <= table.best_of // 2:
        await room.house.change(table.id, next_match)
    elif not table.next:
        made = again(table)
        await room.house.add(made)

        def point(changed: TableState) -> None:
            changed.next = changed.next or made.id

        await room.house.change(table.id, point)
    connection.send(p.Done(said.id))
    await room.begin_if_ready()


def next_match(table: TableState) -> None:
    if table.status != "over":
        raise Refused("not-over", 409)
    table.status = "open"
    table.start = True
    table.offers = []


def again(table: TableState) -> TableState:
    """A new table with everybody one seat further, and nobody's salt."""
    seats = [
        SeatState(seat.sitter, seat.guest, seat.level, seat.team, seat.deck)
        for seat in (*table.seats[1:], *table.seats[:1])
    ]
    return msgspec.structs.replace(
        table,
        id=state.new_id(),
        seats=seats,
        created=state.now(),
        status="open",
        wins=[0] * len(seats),
        start=True,
        secret=dice.new_secret(),
        matches=[],
        next="",
        fault="",
        source=None,
        offers=[],
        epoch=0,
        version=0,
    )


# -- seats that were left --


async def claim(room: Room, connection: Connection, said: p.Claim) -> None:
    """As the table's settings say: the seat is played by a bot, or has given up."""
    live = room.playing()
    table = room.state
    if not connection.seats:
        raise Refused("spectator", 403)
    if not 0 <= said.seat < len(table.seats) or not room.claimable(said.seat):
        raise Refused("not-claimable", 409)
    if table.absence == "bot":
        level = room.house.level(live.match.game, "")

        def give(changed: TableState) -> None:
            seat = changed.seats[said.seat]
            seat.sitter, seat.level, seat.claimed, seat.guest = "bot", level, True, ""

        await room.house.change(table.id, give)
        room.play.nudge()
    else:
        async with room.lock:
            await room.play.commit(live.concede(said.seat))
    connection.send(p.Done(said.id))
