"""An account: made of the guest that one is, entered from elsewhere, renamed, left; its passphrase changed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person
from tests.server.running import Running

WORDS = "quatro dados no feltro"
OTHERS = "uma carta na manga"


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


async def changed(person: Person, old: str, new: str, wanted: int = 200) -> Any:
    return await person.post("/api/passphrase", {"old": old, "new": new}, wanted)


async def changing(url: str) -> None:
    async with Person(url) as eva, Person(url, "pt") as guest:
        assert (await changed(guest, WORDS, OTHERS, 403))["code"] == "account-wanted"
        await eva.post("/api/account", {"name": "Eva", "passphrase": WORDS})
        again = await eva.post("/api/account", {"name": "Eva", "passphrase": OTHERS}, 409)
        assert again["code"] == "account-already", "not a way around the old passphrase"
        for old in ("", WORDS.upper(), WORDS * 20):
            assert (await changed(eva, old, OTHERS, 403))["code"] == "passphrase-old"
        assert (await changed(eva, WORDS, "short", 400))["code"] == "passphrase-length"
        assert (await guest.post("/api/session", {"name": "Eva", "passphrase": WORDS}))["account"] is True
        said = await guest.post("/api/passphrase?lang=pt", {"old": OTHERS, "new": WORDS}, 403)
        assert said["text"] == "A senha atual não confere. Confira-a; maiúsculas contam."
        assert (await changed(eva, WORDS, OTHERS))["account"] is True
        assert (await eva.get("/api/me"))["account"] is True, "whoever changed it stays"
        await guest.post("/api/session", {"name": "Eva", "passphrase": WORDS}, 403)
        assert (await guest.post("/api/session", {"name": "Eva", "passphrase": OTHERS}))["account"] is True


async def shown_out(url: str) -> None:
    async with Person(url) as lia, Person(url) as stolen:
        await lia.post("/api/account", {"name": "Lia", "passphrase": WORDS})
        await stolen.post("/api/session", {"name": "Lia", "passphrase": WORDS})
        made = await lia.post("/api/tables", {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "bot"}]})
        async with lia.live(made["id"]) as mine, stolen.live(made["id"]) as theirs:
            assert theirs.seats == mine.seats == [0]
            await changed(lia, WORDS, OTHERS)
            for live in (mine, theirs):
                with pytest.raises(ConnectionClosed):
                    await live.until(lambda _: False)
        async with lia.live(made["id"]) as again:
            assert again.seats == [0], "whoever changed it comes back"
        with pytest.raises(Exception, match="403"):
            await stolen.live(made["id"]).__aenter__()
        for path in ("/api/tables", "/api/matches", "/api/decks"):
            assert (await stolen.get(path, 401))["code"] == "signed-out"
        refused = stolen.read(await stolen.http.patch("/api/me", json={"name": "Still Lia"}), 401)
        assert "Sign in with the new one" in refused["text"]
        now = await stolen.get("/api/me")
        assert not now.get("account") and now["name"] != "Lia", "a new guest"
        assert (await stolen.get("/api/tables")).get("mine", []) == []


async def guessing(url: str) -> None:
    async with Person(url) as ivo:
        await ivo.post("/api/account", {"name": "Ivo", "passphrase": WORDS})
        for _ in range(4):  # making the account was the first of five
            assert (await changed(ivo, "not the one I gave", OTHERS, 403))["code"] == "passphrase-old"
        assert (await changed(ivo, WORDS, OTHERS, 429))["code"] == "too-many"


def test_a_passphrase_is_changed_by_whoever_knows_the_old_one(server: Running) -> None:
    asyncio.run(changing(server.url))


def test_other_browsers_are_signed_out_by_a_new_passphrase(server: Running) -> None:
    asyncio.run(shown_out(server.url))


def test_the_old_passphrase_can_not_be_guessed_for_long(tmp_path: Path) -> None:
    strict = Running(str(tmp_path / "strict.db"), generous=1.0)
    try:
        asyncio.run(guessing(strict.url))
    finally:
        strict.stop()


def test_an_account_is_made_and_entered_from_elsewhere(server: Running) -> None:
    asyncio.run(accounts(server.url))


def test_an_account_is_entered_by_the_name_that_it_has_now(server: Running) -> None:
    asyncio.run(renaming(server.url))
