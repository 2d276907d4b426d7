"""An account: made of the guest that one is, entered from elsewhere, renamed, left."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Person
from tests.server.running import Running

WORDS = "quatro dados no feltro"


async def renamed(person: Person, name: str, wanted: int = 200) -> Any:
    return person.read(await person.http.patch("/api/me", json={"name": name}), wanted)


async def accounts(url: str) -> None:
    async with Person(url) as ana, Person(url) as other:
        short = await ana.post("/api/account", {"name": "Ana", "passphrase": "short"}, 400)
        assert short["code"] == "passphrase-length" and "10" in short["text"]
        made = await ana.post("/api/account", {"name": "Ana", "passphrase": WORDS})
        assert (made["name"], made["account"]) == ("Ana", True)
        taken = await other.post("/api/account", {"name": "ANA", "passphrase": WORDS}, 409)
        assert taken["code"] == "name-taken" and "sign in" in taken["text"]
        wrong = await other.post("/api/session", {"name": "Ana", "passphrase": WORDS.upper()}, 403)
        unknown = await other.post("/api/session", {"name": "Nobody", "passphrase": WORDS}, 403)
        assert wrong["code"] == "passphrase-wrong" and wrong["text"] == unknown["text"], "names are not given away"
        assert (await other.post("/api/session", {"name": " ana ", "passphrase": WORDS}))["name"] == "Ana"


async def renaming(url: str) -> None:
    async with Person(url) as bia, Person(url) as rui:
        await bia.post("/api/account", {"name": "Bia", "passphrase": WORDS})
        await rui.post("/api/account", {"name": "Rui", "passphrase": WORDS})
        assert (await renamed(rui, "bia", 409))["code"] == "name-taken"
        assert (await rui.get("/api/me"))["name"] == "Rui"
        assert (await renamed(bia, "Beatriz"))["account"] is True
        left = bia.read(await bia.http.delete("/api/session"), 200)
        assert not left.get("account") and left["name"] != "Beatriz"
        await bia.post("/api/session", {"name": "Bia", "passphrase": WORDS}, 403)
        assert (await bia.post("/api/session", {"name": "Beatriz", "passphrase": WORDS}))["account"] is True


def test_an_account_is_made_and_entered_from_elsewhere(server: Running) -> None:
    asyncio.run(accounts(server.url))


def test_an_account_is_entered_by_the_name_that_it_has_now(server: Running) -> None:
    asyncio.run(renaming(server.url))
