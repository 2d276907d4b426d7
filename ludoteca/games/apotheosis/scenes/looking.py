"""The values that scenarios expect, by their paths (docs/scenarios.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from ludoteca.core.errors import SetupError
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.movement import walk_cost
from ludoteca.games.apotheosis.table import permanent_texts, places, values
from ludoteca.games.apotheosis.table.areas import (
    BANISHED,
    EQUIPMENT,
    INVENTORY,
    MEMENTO,
    OWN_DECK,
    OWN_DISCARD,
    SCENE,
    SHEET,
    SUPPORT,
    area,
    suit_deck,
    suit_discard,
)
from ludoteca.games.apotheosis.table.figures import CardPiece, Figure
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import KNOWLEDGES, SUITS

_AREAS = {
    "sheet": SHEET,
    "equipment": EQUIPMENT,
    "memento": MEMENTO,
    "support": SUPPORT,
    "inventory": INVENTORY,
    "deck": OWN_DECK,
    "discard": OWN_DISCARD,
}


def look(table: ApotheosisTable, path: str, names: dict[str, int]) -> object:
    """The value that a scenario's expectation names: "hero1.life", "player2.inventory", "discard.item"."""
    subject, _, what = path.partition(".")
    if not what and subject in TABLE:
        return TABLE[subject](table, names)
    if subject.startswith("player") and subject[6:].isdigit() and 1 <= int(subject[6:]) <= table.box.seats:
        found = of_seat(table, int(subject[6:]) - 1, what)
    elif subject in ("discard", "deck") and what in SUITS:
        zone = suit_discard(what) if subject == "discard" else suit_deck(what)
        found = words(table, table.zones[zone])
    elif subject in ("at", "cost", "altitude"):
        found = of_cell(table, subject, what, names)
    elif subject in names:
        found = of_piece(table, names[subject], what, names)
    else:
        found = None
    if found is None:
        raise SetupError(f"there is no value “{path}”", "", "look-unknown", path=path)
    return found


def words(table: ApotheosisTable, numbers: Iterable[int]) -> dict[str, int]:
    return dict(Counter(table.kind(number).word for number in numbers))


def of_seat(table: ApotheosisTable, seat: int, what: str) -> object:
    place, _, how = what.partition(".")
    if place in _AREAS:
        lying = table.zones[area(seat, _AREAS[place])]
        return len(lying) if how == "count" else words(table, lying)
    if what == "out":
        return not table.plays(seat)
    return None


def of_cell(table: ApotheosisTable, subject: str, word: str, names: dict[str, int]) -> object:
    cell = table.box.board.grid.read(word)
    if cell < 0:
        return None
    if subject == "altitude":
        return table.board.altitude[cell]
    if subject == "cost":
        return walk_cost(table, table.character, 99, cell)
    number = table.at[cell]
    return "" if number == NONE else label(number, names, table)


def label(number: int, names: dict[str, int], table: ApotheosisTable) -> str:
    found = [name for name, other in names.items() if other == number]
    return found[-1] if found else table.kind(number).word


def of_piece(table: ApotheosisTable, number: int, what: str, names: dict[str, int]) -> object:
    piece = table.pieces.get(number)
    if what == "zone":
        return "gone" if piece is None else table.box.zones[piece.zone].name
    if piece is None:
        return None
    if what == "owner":
        return piece.owner + 1
    if isinstance(piece, CardPiece):
        return of_card(table, number, piece, what, names)
    assert isinstance(piece, Figure)
    return of_figure(table, number, piece, what)


def of_card(table: ApotheosisTable, number: int, card: CardPiece, what: str, names: dict[str, int]) -> object:
    if what in ("exhausted", "hidden"):
        return getattr(card, what)
    if what == "counters":
        return dict(card.counters)
    if what == "host":
        return "" if card.host == NONE else label(card.host, names, table)
    if what == "known":
        return [seat + 1 for seat in range(table.box.seats) if card.known_to(seat)]
    if what == "attachments":
        return words(table, table.attachments(number))
    return None


def of_figure(table: ApotheosisTable, number: int, piece: Figure, what: str) -> object:
    if what == "cell":
        return table.box.board.grid.word(piece.cell)
    if what in ("life", "dead", "final", "saved", "debt", "credit", "obstacle", "container"):
        return getattr(piece, what)
    if what == "markers":
        return list(piece.markers)
    if what == "holds":
        return words(table, places.under(table, number))
    if what == "aside":
        return words(table, places.set_aside(table, number))
    if what == "attachments":
        return words(table, table.attachments(piece.card))
    if what == "properties":
        return sorted(table.properties_of(number))
    if what in KNOWLEDGES:
        return values.knowledge(table, number, what)
    return table.figure(number, what)


def checked(table: ApotheosisTable, names: dict[str, int]) -> dict[str, int | bool]:
    """The last check of the match, with its level of success or failure."""
    found = [event for event in table.log or () if event.kind == "check"]
    if not found:
        return {}
    result, difficulty, success, level = found[-1].values
    return {"result": result, "difficulty": difficulty, "success": bool(success), "level": level}


def winner(table: ApotheosisTable, names: dict[str, int]) -> int | None:
    """The winning player (the first of a team), 0 for a draw, nothing while the battle goes on."""
    if table.places is None:
        return None
    first = [seat + 1 for seat, place in enumerate(table.places) if place == 1]
    return first[0] if len({table.box.teams[seat - 1] for seat in first}) == 1 else 0


TABLE: dict[str, Callable[[ApotheosisTable, dict[str, int]], object]] = {
    "points": lambda table, names: table.points,
    "round": lambda table, names: table.round,
    "turn": lambda table, names: "" if table.character == NONE else label(table.character, names, table),
    "order": lambda table, names: [label(number, names, table) for number in table.order],
    "reserves": lambda table, names: {label(each[0], names, table): each[1] for each in table.reserves},
    "laid": lambda table, names: sorted(table.box.board.grid.word(each[1]) for each in table.laid),
    "scene": lambda table, names: words(table, table.zones[SCENE]),
    "banished": lambda table, names: words(table, table.zones[BANISHED]),
    "access": lambda table, names: permanent_texts.total(table, "access", table.character),
    "checked": checked,
    "waiting": lambda table, names: len(table.waiting),
    "deciding": lambda table, names: None if table.decision is None else table.decision.seat + 1,
    "asked": lambda table, names: "" if table.decision is None else table.decision.ask,
    "places": lambda table, names: None if table.places is None else list(table.places),
    "winner": winner,
}
