"""What is said at a table: kept beside the match, never in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.core.rulebook import Lang
from ludoteca.server import emotes, protocol, state
from ludoteca.server.connection import Connection
from ludoteca.server.people import called
from ludoteca.server.problems import Refused
from ludoteca.server.store import Taken

if TYPE_CHECKING:
    from ludoteca.server.room import Room

#: What whoever comes in is told of what was said.
LAST = 50


class Talk:
    def __init__(self, room: Room) -> None:
        self.room = room
        #: The number of the next line that nobody here has been told.
        self.next = 0

    async def say(self, connection: Connection, said: protocol.Chat) -> None:
        house = self.room.house
        house.limits.spend(connection.guest.id, "chat")
        text = emotes.kept(said.emote) if said.emote else self.cleaned(said.text)
        if not text:
            raise Refused("empty", 400)
        guest = connection.guest
        seat = connection.seats[0] if connection.seats else -1
        id = self.room.state.id
        await self.written(lambda c: state.add_chat(c, id, guest.id, seat, guest.name, text))
        await house.bus.tell(id)
        await self.tell()
        connection.send(protocol.Done(said.id))

    def cleaned(self, said: str) -> str:
        """What can be printed, in one line and not too long."""
        text = " ".join("".join(letter for letter in said if letter.isprintable() or letter.isspace()).split())
        self.room.house.limits.length("chat", text)
        return text

    async def written(self, job: Any) -> None:
        """Two who speak at once have one number each."""
        for _ in range(10):
            try:
                await self.room.house.store.write(job)
                return
            except Taken:
                continue
        raise Refused("busy", 503)

    async def tell(self) -> None:
        """What was said since the last time."""
        id, since = self.room.state.id, self.next
        said = await self.room.house.store.read(lambda connection: state.chat_since(connection, id, since, LAST))
        for line in said:
            if line.number < self.next:
                continue
            self.next = line.number + 1
            for connection in list(self.room.connections):
                if line.seat not in connection.muted or line.guest == connection.guest.id:
                    connection.send(told(line, connection.lang))

    async def last(self, lang: Lang) -> list[protocol.ChatTold]:
        id = self.room.state.id
        said = await self.room.house.store.read(lambda connection: state.chat_since(connection, id, 0, LAST))
        if said:
            self.next = max(self.next, said[-1].number + 1)
        return [told(line, lang) for line in said]


def told(line: Any, lang: Lang) -> protocol.ChatTold:
    text, emote = emotes.told(line.text, lang)
    return protocol.ChatTold(line.number, called(line.name, lang), text, line.at, line.seat, emote)
