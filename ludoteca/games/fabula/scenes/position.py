"""Positions for scenarios, in the game's own terms, and the values that they expect.

A card is written ``word[*count] [as LABEL] [flags]``; flags are ``tapped``, ``down N`` (face down, N to reveal),
``fresh`` (came this turn), ``token``, ``damage N``, ``shield N``, ``seed N``, ``resistance N``, ``on LABEL``
(attached), ``of N`` (owned by that player) and, of a base, ``centre``.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Literal

import msgspec

from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import SetupError
from ludoteca.core.game import Game
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.problems import Problem, problem_of
from ludoteca.games.fabula.cards import formats
from ludoteca.games.fabula.cards.cards import compile_card, load
from ludoteca.games.fabula.meaning.resolution import settled
from ludoteca.games.fabula.play import setup
from ludoteca.games.fabula.play.games import PlayGames
from ludoteca.games.fabula.play.turn import PlayTurns, Turn
from ludoteca.games.fabula.table.areas import (
    AREA_OF,
    BATTLE,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    NAMES,
    RESERVE,
    STACK,
    TERRITORY,
    area,
)
from ludoteca.games.fabula.table.piece import CardPiece
from ludoteca.games.fabula.table.table import DRAW, FINAL, MAIN, RESTORATION, FabulaTable
from ludoteca.games.fabula.table.verbs import begin_passives

#: What a deck is filled with, and the bases that a player has, where a position does not say.
FILLER = "andarilho"
PLAIN_BASE = "encruzilhada"

_ENTRY = re.compile(r"^(?P<word>[^\s*]+)(\*(?P<count>\d+))?(?P<flags>(\s+\S+)*)$")
_VALUED = ("as", "down", "damage", "shield", "seed", "resistance", "on", "of")
_BARE = ("tapped", "fresh", "token", "centre")

#: The step of the turn with which each phase's priority begins.
_PHASES = {"turn": 0, RESTORATION: 3, DRAW: 5, MAIN: 7, FINAL: 9}

_ZONES = {"hand": HAND, "battle": BATTLE, "bases": TERRITORY, "discard": DISCARD, "exile": EXILE, "reserve": RESERVE}

SUBJECTS = ("active", "phase", "deciding", "winner", "places", "stack", "waiting", "action", "turn", "game")


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's cards. What is not said is empty, except the deck (ten plain cards) and five plain bases."""

    resources: int = 10
    turns: int = 5
    hand: list[str] = []
    deck: list[str] | None = None
    battle: list[str] = []
    bases: list[str] | None = None
    discard: list[str] = []
    exile: list[str] = []
    reserve: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    format: str = formats.STANDARD
    rulings: dict[str, str] = {}
    values: dict[str, int] = {}
    active: int = 1
    phase: Literal["turn", "restoration", "draw", "main", "final"] = "main"
    turn: int = 9
    player1: SeatPosition = msgspec.field(default_factory=SeatPosition)
    player2: SeatPosition = msgspec.field(default_factory=SeatPosition)
    player3: SeatPosition | None = None
    player4: SeatPosition | None = None
    #: Cards that are in no set.
    cards: list[Document] = []


def wrong(problem: Problem, rule: str = "") -> SetupError:
    return SetupError(f"position: {problem}", rule, "position-wrong", problem=problem)


def set_up(game: Game, document: Document, seed: int) -> tuple[FabulaTable, dict[str, int]]:
    """The table of a position, before its first decision, and the numbers of the cards that it labels."""
    try:
        position = converted(document, Position)
    except msgspec.ValidationError as error:
        raise wrong(problem_of(error)) from error
    sides = [side for side in (position.player1, position.player2, position.player3, position.player4) if side]
    if not 1 <= position.active <= len(sides):
        said = f"player{position.active} does not play"
        raise wrong(Problem(said, "problem-absent", player=position.active), "1.2.1-2")
    table = new_table(game, position, len(sides), seed)
    table.active = position.active - 1
    table.queue = tuple((table.active + step) % len(sides) for step in range(len(sides)))
    table.turn = position.turn
    names: dict[str, int] = {}
    waiting: list[tuple[int, str]] = []
    for seat, side in enumerate(sides):
        lay_seat(table, seat, side, names, waiting)
    table.resources = tuple(side.resources for side in sides)
    table.turns = tuple(side.turns for side in sides)
    for number, label in waiting:
        if label not in names:
            said = f"nothing is called “{label}” to be attached to"
            raise wrong(Problem(said, "problem-no-host", label=label), "g.anexar-1")
        table.attach(number, names[label])
    check(table)
    begin_at(table, position.phase)
    return table, names


def new_table(game: Game, position: Position, seats: int, seed: int) -> FabulaTable:
    empty = formats.Deck({}, {})
    checked = formats.Setup(
        format=position.format,
        teams=[empty] * seats,
        rulings=position.rulings,
        values=position.values,
    )
    formats.rulings_of(checked)
    formats.check_values(checked)
    catalogue = load().with_cards([compile_card(entry) for entry in position.cards])
    return FabulaTable(setup.make_box(game, checked, list(catalogue.cards.values())), seed)


def lay_seat(
    table: FabulaTable, seat: int, side: SeatPosition, names: dict[str, int], waiting: list[tuple[int, str]]
) -> None:
    for field, which in _ZONES.items():
        entries = getattr(side, field)
        if entries is None:
            entries = [f"{PLAIN_BASE} centre", f"{PLAIN_BASE}*4"]
        for entry in entries:
            lay(table, seat, which, entry, names, waiting)
    deck = [f"{FILLER}*10"] if side.deck is None else side.deck
    # The first card written is the top of the deck.
    for entry in reversed(deck):
        lay(table, seat, DECK, entry, names, waiting)


def lay(
    table: FabulaTable, seat: int, which: int, entry: str, names: dict[str, int], waiting: list[tuple[int, str]]
) -> None:
    match = _ENTRY.match(entry.strip())
    if match is None:
        said = f"“{entry}”: write a card as word[*count] [as label] [flags]"
        raise wrong(Problem(said, "problem-entry", entry=entry))
    flags = read_flags(entry, match["flags"].split())
    count = int(match["count"] or 1)
    for at in range(1, count + 1):
        owner = int(flags.get("of", seat + 1)) - 1
        known = {DECK: 0, HAND: 1 << seat, RESERVE: 1 << seat}.get(which, EVERYBODY)
        piece = CardPiece(table.new_number(), kind_of(table, match["word"]), owner, area(seat, which), known)
        piece.controller = seat if which in (BATTLE, TERRITORY) else owner
        table.place(piece)
        dress(table, piece, which, flags)
        if "on" in flags:
            waiting.append((piece.number, flags["on"]))
        if "as" in flags:
            label = flags["as"] if count == 1 else f"{flags['as']}{at}"
            if label in names or label in SUBJECTS:
                said = f"“{label}” is taken; label this card otherwise"
                raise wrong(Problem(said, "problem-label", label=label))
            names[label] = piece.number


def read_flags(entry: str, words: list[str]) -> dict[str, str]:
    flags: dict[str, str] = {}
    rest = list(words)
    while rest:
        flag = rest.pop(0)
        if flag in _BARE:
            flags[flag] = "1"
        elif flag in _VALUED and rest:
            flags[flag] = rest.pop(0)
            if flag not in ("as", "on") and not flags[flag].isdigit():
                said = f"“{entry}”: {flag} needs a number"
                raise wrong(Problem(said, "problem-flag-number", entry=entry, flag=flag))
        else:
            known = ", ".join((*_BARE, *_VALUED))
            said = f"“{entry}”: “{flag}” is not one of {known}"
            raise wrong(Problem(said, "problem-flag", entry=entry, flag=flag, known=known))
    return flags


def dress(table: FabulaTable, piece: CardPiece, which: int, flags: dict[str, str]) -> None:
    """Give a permanent its state; cards elsewhere have none (1.11.8)."""
    if which not in (BATTLE, TERRITORY):
        if any(flag in flags for flag in ("tapped", "damage", "shield", "seed", "on", "down")):
            raise wrong(Problem("only permanents have a state", "problem-state"), "1.11.8-1")
        piece.spare = which == RESERVE
        return
    kind = table.box.kinds[piece.kind]
    if (kind.type == "base") != (which == TERRITORY) or kind.type == "maneuver":
        raise wrong(Problem(f"{kind.word} does not lie there", "problem-zone", card=kind.word), "1.11.4")
    piece.tapped = "tapped" in flags
    piece.token = "token" in flags
    piece.damage = int(flags.get("damage", 0))
    found = [(name, int(flags[name])) for name in ("seed", "shield") if name in flags]
    piece.counters = tuple(found)
    piece.since = table.turn if "fresh" in flags else 0
    piece.down = int(flags["down"]) + 1 if "down" in flags else 0
    if which == TERRITORY:
        piece.centre = "centre" in flags
        format = table.box.format
        full = format.centre_resistance if piece.centre else format.outskirt_resistance
        piece.resistance = int(flags.get("resistance", full))
    if piece.damage or which == TERRITORY:
        table.wound(piece.number)
    if piece.down:
        piece.known = 1 << piece.controller
    else:
        begin_passives(table, piece.number)


def kind_of(table: FabulaTable, word: str) -> int:
    for kind in table.box.kinds:
        if word == kind.word or (kind.card is not None and word == kind.card.id):
            return int(kind.number)
    raise wrong(Problem(f"there is no card “{word}”", "problem-no-card", word=word))


def check(table: FabulaTable) -> None:
    """What no match can come to is no position."""
    for seat in range(table.box.seats):
        centres = [n for n in table.territory(seat) if table.pieces[n].centre]
        if len(centres) != 1:
            said = f"player{seat + 1} has {len(centres)} centres"
            raise wrong(Problem(said, "problem-centres", player=seat + 1, count=len(centres)), "1.4.2-3")
    if not settled(table):
        raise wrong(Problem("something there is destroyed already", "problem-destroyed"), "1.21.8-2")


def begin_at(table: FabulaTable, phase: str) -> None:
    seat = table.active
    games = PlayGames(seat)
    games.begin_at("play")
    turn = Turn(seat)
    turn.step = _PHASES[phase]
    table.phase = "" if phase == "turn" else phase
    if phase == "turn":
        table.turn -= 1
    table.stack += [games, PlayTurns(seat), turn]


# -- expectations ---------------------------------------------------------------------


def look(table: FabulaTable, path: str, names: dict[str, int]) -> object:
    """``player1.resources``, ``player2.hand``, ``saci.offensive``, ``stack``, ``winner``."""
    subject, _, value = path.partition(".")
    if subject in SUBJECTS:
        return look_at_table(table, subject)
    if re.fullmatch(r"player[1-9]", subject) and int(subject[6:]) <= table.box.seats:
        return look_at_player(table, int(subject[6:]) - 1, value)
    number = names.get(subject, NONE)
    if number == NONE:
        number = only_card(table, subject)
    if number == NONE:
        raise SetupError(f"“{path}” names nothing on the table", "", "look-unknown", path=path)
    return look_at_card(table, number, value, path)


def look_at_table(table: FabulaTable, subject: str) -> object:
    if subject == "active":
        return table.active + 1
    if subject == "deciding":
        return None if table.decision is None else table.decision.seat + 1
    if subject == "winner":
        return None if table.places is None or table.places.count(1) > 1 else table.places.index(1) + 1
    if subject == "places":
        return None if table.places is None else list(table.places)
    if subject == "stack":
        return [table.kind_last_known(effect.source).word for effect in reversed(table.waiting)]
    if subject == "waiting":
        return len(table.triggered)
    return {"phase": table.phase, "action": table.action, "turn": table.turn, "game": table.game_number}[subject]


def only_card(table: FabulaTable, word: str) -> int:
    """The one permanent of that name, or NONE."""
    found = [n for n in table.pieces if table.is_permanent(n) and table.kind(n).word == word]
    return found[0] if len(found) == 1 else NONE


def look_at_player(table: FabulaTable, seat: int, value: str) -> object:
    if value == "resources":
        return table.resources[seat]
    if value == "out":
        return not table.plays(seat)
    if value == "wins":
        return table.wins[seat]
    name, _, how = value.partition(".")
    which = "territory" if name == "bases" else name
    if which in NAMES and how in ("", "count"):
        numbers = table.zones[area(seat, NAMES.index(which))]
        return len(numbers) if how else dict(Counter(table.kind(number).word for number in numbers))
    raise SetupError(f"a player has no “{value}”", "", "look-unknown", path=value)


def look_at_card(table: FabulaTable, number: int, value: str, path: str) -> object:
    piece = table.pieces.get(number)
    if value == "zone":
        return "gone" if piece is None else zone_word(piece)
    if piece is None:
        raise SetupError(f"“{path}”: it is not there any more", "", "look-unknown", path=path)
    plain: Document = {
        "owner": piece.owner + 1,
        "controller": piece.controller + 1,
        "damage": piece.damage,
        "tapped": piece.tapped,
        "down": bool(piece.down),
        "resistance": piece.resistance,
        "centre": piece.centre,
        "shield": piece.count("shield"),
        "seed": piece.count("seed"),
        "host": "" if piece.host == NONE else table.kind(piece.host).word,
        "token": piece.token,
        "type": table.type_of(number),
        "roles": list(table.roles(number)),
    }
    if value in plain:
        return plain[value]
    if value in ("offensive", "influence", "life"):
        return table.figure(number, value)
    raise SetupError(f"“{path}”: a card has {', '.join(plain)}", "", "look-unknown", path=path)


def zone_word(piece: CardPiece) -> str:
    return "stack" if piece.zone == STACK else NAMES[AREA_OF[piece.zone]]
