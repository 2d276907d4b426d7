"""Looking for what a text describes: the zones that can hold it first, then the rest of the description."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.core.effects import OPPONENT, YOU, Filter
from ludoteca.games.fabula.table.areas import BATTLES, NAMES, TERRITORIES, area
from ludoteca.games.fabula.table.grounds import PLAY, STATES
from ludoteca.games.fabula.text.terms import (
    BASES,
    PERMANENTS,
    ZONES,
    In,
    OfChosenColour,
    Other,
    Sort,
    Whose,
    is_of_state,
)

if TYPE_CHECKING:
    from ludoteca.core.resolving import Resolve
    from ludoteca.games.fabula.meaning.stack import Execute
    from ludoteca.games.fabula.table.table import FabulaTable


class Search:
    """How a description is looked for: nouns, whose they are, and the filters that are left to be asked."""

    __slots__ = ("filters", "index", "nouns", "rest", "stateful", "steady", "whose")

    def __init__(self, filters: tuple[Filter, ...], index: int) -> None:
        #: Kept, so that nothing else ever has its identity.
        self.filters = filters
        self.index = index
        #: The nouns, if all of them mean permanents of the battle zone or the territory; none otherwise.
        self.nouns: tuple[str, ...] = ()
        #: YOU, OPPONENT or "" for anybody's: permanents lie with their controller, so that zones tell it.
        self.whose = ""
        self.rest: list[Filter] = []
        #: It means the same for all texts of a player as long as nothing changes in play.
        self.steady = not any(isinstance(filter_, Other | OfChosenColour) for filter_ in filters)
        self.stateful = any(is_of_state(filter_) for filter_ in filters)
        first = filters[0]
        if not isinstance(first, Sort):
            return
        nouns = tuple(first.sort.split("/"))
        if not all(noun in PERMANENTS for noun in nouns):
            return
        self.nouns = nouns
        for filter_ in filters[1:]:
            if isinstance(filter_, Whose) and not self.whose:
                self.whose = filter_.seat
            else:
                self.rest.append(filter_)


def search_for(table: FabulaTable, filters: tuple[Filter, ...]) -> Search:
    """Made once for each description of the match; equal descriptions have the same index."""
    box = table.box
    index = box.described.setdefault(filters, len(box.described))
    search = box.searches[id(filters)] = Search(filters, index)
    return search


def find(table: FabulaTable, frame: Execute, filters: tuple[Filter, ...]) -> Sequence[int]:
    """All that fits the description, each once, from the player on whose text it is."""
    search: Search = table.box.searches.get(id(filters)) or search_for(table, filters)
    if not search.nouns:
        reached = dict.fromkeys(reachable(table, frame, filters))
        return [number for number in reached if all(filter_.passes(table, frame, number) for filter_ in filters)]
    if not search.steady:
        return find_permanents(table, frame, search)
    key = (search.index, frame.controller, frame.passive)
    kept: dict[tuple[int, int, bool], Sequence[int]] = table.kept[STATES if search.stateful else PLAY]
    found = kept.get(key)
    if found is None:
        found = kept[key] = find_permanents(table, frame, search)
    return found


def find_permanents(table: FabulaTable, frame: Execute, search: Search) -> list[int]:
    seats = seats_of(table, frame.controller, search.whose)
    permanents: list[int] = []
    for noun in search.nouns:
        permanents += permanents_called(table, noun, seats)
    if len(search.nouns) > 1:
        permanents = list(dict.fromkeys(permanents))
    for filter_ in search.rest:
        passes = filter_.passes
        permanents = [number for number in permanents if passes(table, frame, number)]
    return permanents


def permanents_called(table: FabulaTable, noun: str, seats: list[int]) -> list[int]:
    """The permanents of these players that a noun means."""
    found: list[int] = []
    zones = table.zones
    if noun == "permanent":
        for seat in seats:
            found += zones[BATTLES[seat]]
        for seat in seats:
            found += zones[TERRITORIES[seat]]
        return found
    if noun == "ally":
        for seat in seats:
            found += table.allies(seat)
        return found
    pieces = table.pieces
    which = TERRITORIES if noun in BASES else BATTLES
    is_called = table.is_permanent_of
    for seat in seats:
        found += [number for number in zones[which[seat]] if is_called(number, pieces[number], noun)]
    return found


def seats_of(table: FabulaTable, seat: int, whose: str) -> list[int]:
    if whose == YOU:
        return [seat]
    return table.opponents(seat) if whose == OPPONENT else table.players_from(seat)


def looked_in(table: FabulaTable, seat: int, zone: str, whose: str) -> tuple[int, ...]:
    """The cards of a zone: yours, your opponents', anybody's."""
    which = NAMES.index(zone)
    found: tuple[int, ...] = ()
    for each in seats_of(table, seat, whose):
        found += table.zones[area(each, which)]
    return found


def reachable(table: FabulaTable, frame: Resolve, filters: tuple[Filter, ...]) -> list[int]:
    """Where a text looks: permanents, unless it names cards of a zone, players or effects (1.10.2, 1.10.3)."""
    for filter_ in filters:
        if isinstance(filter_, In):
            return list(looked_in(table, frame.controller, filter_.zone, filter_.whose))
    first = filters[0]
    assert isinstance(first, Sort)
    seats = table.players_from(frame.controller)
    found: list[int] = []
    for noun in first.sort.split("/"):
        if noun == "player" or noun in ZONES:
            found += seats
        elif noun == "effect":
            found += [effect.number for effect in table.waiting]
        elif noun in BASES:
            for seat in seats:
                found += table.territory(seat)
        else:
            for seat in seats:
                found += table.battle(seat)
            if noun == "permanent":
                for seat in seats:
                    found += table.territory(seat)
    return found
