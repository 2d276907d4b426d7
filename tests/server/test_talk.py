"""What is said at a table: emotes in each reader's language, and nothing of whoever was muted."""

from __future__ import annotations

import asyncio

from ludoteca.server import protocol as p
from ludoteca.server.emotes import EMOTES
from ludoteca.server.problems import words
from tests.server.client import Person, drained
from tests.server.running import Running


def test_every_emote_has_words_in_both_languages() -> None:
    for lang in ("pt", "en"):
        assert all(f"server-emote-{word}" in words(lang) for word in EMOTES)  # type: ignore[arg-type]


async def gestured(url: str) -> None:
    async with Person(url, "pt") as ana, Person(url, "en") as bia:
        made = await ana.post("/api/tables", {"game": "dice_masters", "public": True})
        await bia.post(f"/api/tables/{made['id']}/join")
        async with ana.live(made["id"]) as here, bia.live(made["id"]) as there:
            await here.ask(p.Chat(emote="well-played"))
            heard = await there.until(lambda message: isinstance(message, p.ChatTold))
            assert (heard.emote, heard.text, heard.seat) == ("well-played", "Well played!", 0)
            refused = await here.ask(p.Chat(emote="insult"))
            assert isinstance(refused, p.Problem) and refused.code == "unknown-emote"
            await here.ask(p.Chat(text="\x1bthanks"))  # an emote can't be typed
            heard = await there.until(lambda message: isinstance(message, p.ChatTold))
            assert (heard.emote, heard.text) == ("", "thanks")
            await there.ask(p.Mute(seat=0))
            assert there.info is not None and there.info.seats[0].muted
            await here.ask(p.Chat(emote="oops"))
            await drained(there)
            assert not any(b'"oops"' in frame for frame in there.frames)
            await there.ask(p.Mute(seat=0, mute=False))
            assert not there.info.seats[0].muted
        async with bia.live(made["id"]) as again:  # whoever comes in is told what was said
            assert b'"emote":"well-played"' in again.frames[0]


def test_emotes_are_told_in_each_language_and_muted_with_chat(server: Running) -> None:
    asyncio.run(gestured(server.url))
