"""Decks and teams of one's own: read, checked by the rules, kept, and a few first hands drawn."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection, func, insert, select, update

from ludoteca.core.converting import decoded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.messages import Messages
from ludoteca.core.rulebook import Lang
from ludoteca.server import bodies, library, rows
from ludoteca.server.answers import rule_text
from ludoteca.server.house import House
from ludoteca.server.people import Guest
from ludoteca.server.problems import Refused, words
from ludoteca.server.requests import Ask, answer, asker, language_of
from ludoteca.server.state import drop_deck, new_id
from ludoteca.server.workshop import WORKSHOP, try_setup

#: Decks of one person, and first hands that are drawn to show what a deck is like.
MOST = 200
SAMPLES = 3

#: Choices that a match may ask for before hands are drawn.
BEFORE_A_HAND = 4

#: A line of a pasted list: "3 Saci", "3x Saci", "Saci x3".
_COUNT_FIRST = re.compile(r"^(\d{1,2})\s*[x×]?\s+(.+)$", re.IGNORECASE)
_COUNT_LAST = re.compile(r"^(.+?)\s+[x×]\s*(\d{1,2})$", re.IGNORECASE)


class Kept(msgspec.Struct):
    """A deck as it is kept."""

    id: str
    game: str
    name: str
    text: str
    cards: str = ""


# -- reading and checking --


def as_file(game: Game, text: str) -> str:
    """A deck's file; a pasted list of numbers and names is made into one."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip() and not line.startswith(("#", "//"))]
    if not lines or any("=" in line or line.startswith("[") for line in lines):
        return text
    cards = library.collection(game.name)
    counts: dict[str, int] = {}
    for line in lines:
        found = _COUNT_FIRST.match(line)
        last = _COUNT_LAST.match(line)
        many, name = (found[1], found[2]) if found else (last[2], last[1]) if last else ("1", line)
        card = cards.find(name.strip())
        word = library.word_of(card)
        counts[word] = counts.get(word, 0) + int(many)
    return f"[{game.main_list()}]\n" + "".join(f'"{id}" = {many}\n' for id, many in counts.items())


def checked(game: Game, text: str, format: str, own: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The deck as a set-up holds it, and a whole set-up in which everybody plays it; what is wrong with it raises."""
    team = game.read_team(as_file(game, text))
    if format and format not in game.formats:
        raise Refused("unknown-format", 400, format=format[:40], known=", ".join(game.formats))
    wanted = format or next(each for each in game.formats if game.takes_teams(each))
    setup = {"format": wanted, **own, "teams": [team] * library.seats_of(game, wanted)[0]}
    return team, setup


def lines_of(game: Game, team: dict[str, Any], lang: Lang) -> list[bodies.DeckLine]:
    """What is in a deck, card by card."""
    known = library.all_cards(game.name, lang)
    cards = library.collection(game.name)
    known = known | {card.id: known[library.word_of(card)] for card in cards.all()}
    found: list[bodies.DeckLine] = []
    for part, content in team.items():
        counts: dict[str, int] = {}
        if isinstance(content, dict) and content and all(isinstance(many, int) for many in content.values()):
            counts = content
        elif isinstance(content, list) and all(isinstance(word, str) for word in content):
            for word in content:
                counts[word] = counts.get(word, 0) + 1
        if any(word in known for word in counts):
            for word, many in counts.items():
                name = known[word].name if word in known else word
                found.append(bodies.DeckLine(word, name, many, part))
    return found


@get("/api/tables/{id:str}/lists")
async def lists(request: Ask, state: State, id: FromPath[str], token: FromQuery[str] = "") -> Response[bytes]:
    """What everybody plays with, where the table has open lists."""
    guest = await asker(request)
    house: House = state.house
    room = await house.room(id)
    table, live = room.state, room.live
    if not house.may_watch(table, guest, token):
        raise Refused("link-wanted", 403)
    if not table.open_lists:
        raise Refused("lists-closed", 403)
    if live is None:
        raise Refused("no-match", 409)
    game, lang = library.game_named(table.game), language_of(request)
    found = []
    for seat, team in enumerate(live.state.start.setup.get("teams", [])):
        lines = await asyncio.to_thread(lines_of, game, team, lang)
        name = table.seats[seat].deck or str(team.get("name", ""))
        found.append(bodies.DeckList(seat, name, lines))
    return answer(request, bodies.DeckLists(found))


def hands(game: Game, setup: dict[str, Any]) -> list[list[str]]:
    """First hands of the first seat, where the game has hands."""
    drawn = (first_hand(Match(game, setup, seed)) for seed in range(1, SAMPLES + 1))
    return [hand for hand in drawn if hand]


def first_hand(match: Match) -> list[str]:
    """What the first seat draws: games ask a few things before (who begins, which base stands where)."""
    for _ in range(BEFORE_A_HAND):
        areas = [area for area in match.view(0).areas if area.name == "hand" and area.seat == 0]
        hand = [piece.kind for area in areas for piece in area.pieces]
        if hand or match.table.decision is None:
            return hand
        match.choose(match.table.decision.options[0])
    return []


def of_nobody(error: LudotecaError, say: Messages) -> str:
    """What is wrong with a deck that no seat has yet: whose it would be is left out."""
    said = say.error(error)
    alone = said.removeprefix(f"{say.text('telling-player', number=error.values.get('seat', 0))}: ")
    return said if alone == said else alone[:1].upper() + alone[1:]


async def looked_over(house: House, guest: Guest, given: bodies.DeckGiven, lang: Lang) -> bodies.DeckInfo:
    """A deck with all that can be said of it; what is wrong is told, not raised."""
    game = library.game_named(given.game)
    house.limits.length("deck", given.text)
    own = await house.own_pieces(game, given.cards)
    info = bodies.DeckInfo("", game.name, given.name[:60], given.text)
    try:
        team, setup = await asyncio.to_thread(checked, game, given.text, given.format, own)
        info.lines = await asyncio.to_thread(lines_of, game, team, lang)
        if own or any(team.get(table) for table in game.own_pieces):
            house.limits.spend(guest.id, "workshop")
            await WORKSHOP.run(try_setup, game.name, setup)
        await asyncio.to_thread(game.setup, setup)
        info.samples = await asyncio.to_thread(hands, game, setup)
    except LudotecaError as error:
        if isinstance(error, Refused) and error.code in ("too-many", "too-long"):
            raise
        rule = str(getattr(error, "rule", ""))
        say = words(lang, game.name)
        info.problems = [bodies.DeckProblem(of_nobody(error, say), rule, rule_text(game.name, rule, say))]
    return info


# -- paths --


@get("/api/decks")
async def decks(request: Ask, state: State, game: FromQuery[str] = "") -> Response[bytes]:
    guest = await asker(request)
    found: list[Kept] = await state.house.store.read(lambda connection: decks_of(connection, guest.id, game))
    return answer(request, [bodies.DeckInfo(deck.id, deck.game, deck.name, deck.text) for deck in found])


@post("/api/decks/check", status_code=200)
async def check(request: Ask, state: State, data: JSONBody[bodies.DeckGiven]) -> Response[bytes]:
    guest = await asker(request)
    state.house.limits.spend(guest.id, "searches")
    return answer(request, await looked_over(state.house, guest, data, language_of(request)))


@post("/api/decks", status_code=201)
async def keep(request: Ask, state: State, data: JSONBody[bodies.DeckGiven]) -> Response[bytes]:
    """A deck is kept as it is, in order or not: its problems come with it."""
    return await kept(request, state, data, new_id(), 201)


@put("/api/decks/{id:str}")
async def change(request: Ask, state: State, id: FromPath[str], data: JSONBody[bodies.DeckGiven]) -> Response[bytes]:
    guest = await asker(request)
    found = await state.house.store.read(lambda connection: load_deck(connection, guest.id, id))
    if found is None:
        raise Refused("unknown-deck", 404)
    return await kept(request, state, data, id, 200)


async def kept(request: Ask, state: State, data: bodies.DeckGiven, id: str, status: int) -> Response[bytes]:
    guest = await asker(request)
    info = await looked_over(state.house, guest, data, language_of(request))
    info.id = id
    deck = Kept(id, info.game, info.name or "*", data.text, data.cards)
    await state.house.store.write(lambda connection: save_deck(connection, guest.id, deck))
    return answer(request, info, status)


@get("/api/decks/{id:str}")
async def deck(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    guest = await asker(request)
    found: Kept | None = await state.house.store.read(lambda connection: load_deck(connection, guest.id, id))
    if found is None:
        raise Refused("unknown-deck", 404)
    given = bodies.DeckGiven(found.game, found.text, found.name, cards=found.cards)
    info = await looked_over(state.house, guest, given, language_of(request))
    info.id = id
    return answer(request, info)


@delete("/api/decks/{id:str}", status_code=200)
async def forget(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    guest = await asker(request)
    if not await state.house.store.write(lambda connection: drop_deck(connection, guest.id, id)):
        raise Refused("unknown-deck", 404)
    return answer(request, {})


@get("/api/games/{game:str}/decks/{word:str}")
async def ready(request: Ask, game: FromPath[str], word: FromPath[str]) -> Response[bytes]:
    """A ready-made deck, card by card."""
    played = library.game_named(game)
    lang = language_of(request)
    names = played.ready_teams(lang)
    if word not in names:
        raise Refused("unknown-deck", 404)
    team = played.team(word)
    text = as_toml(team)
    return answer(request, bodies.DeckInfo(word, game, names[word], text, lines_of(played, team, lang)))


def as_toml(team: dict[str, Any]) -> str:
    """A team as a file that can be read again: lists and tables of what is in it."""
    simple, tables = [], []
    for name, value in team.items():
        if isinstance(value, dict) and value:
            tables.append(f"[{name}]\n" + "".join(f"{toml(key)} = {toml(each)}\n" for key, each in value.items()))
        elif value not in ({}, [], "", None):
            simple.append(f"{name} = {toml(value)}\n")
    return "".join(simple) + "\n".join(tables)


def toml(value: Any) -> str:
    """JSON is TOML as far as strings, numbers and lists go."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(key)} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return msgspec.json.encode(value).decode()


# -- queries --


def decks_of(connection: Connection, guest: str, game: str) -> list[Kept]:
    query = select(rows.DECK.c.document).where(rows.DECK.c.guest == guest)
    if game:
        query = query.where(rows.DECK.c.game == game)
    return [decoded(each, Kept) for each in connection.scalars(query.order_by(rows.DECK.c.name))]


def load_deck(connection: Connection, guest: str, id: str) -> Kept | None:
    query = select(rows.DECK.c.document).where(rows.DECK.c.guest == guest, rows.DECK.c.id == id)
    found = connection.scalars(query).first()
    return None if found is None else decoded(found, Kept)


def save_deck(connection: Connection, guest: str, deck: Kept) -> None:
    document = msgspec.json.encode(deck).decode()
    values = {"game": deck.game, "name": deck.name, "document": document}
    done = connection.execute(
        update(rows.DECK).where(rows.DECK.c.id == deck.id, rows.DECK.c.guest == guest).values(**values)
    )
    if not done.rowcount:
        many = connection.scalar(select(func.count()).select_from(rows.DECK).where(rows.DECK.c.guest == guest)) or 0
        if many >= MOST:
            raise Refused("too-many-decks", 409, most=MOST)
        connection.execute(insert(rows.DECK).values(id=deck.id, guest=guest, **values))


ROUTES = (lists, decks, check, keep, change, deck, forget, ready)
