"""Targets: what an attack or a card may be aimed at, and what it reaches (r25, battle.range.*, draft.range.*)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from ludoteca.core.action import Chosen, Explained, Refusal, Requirement, Requirements
from ludoteca.core.events import Event
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.cards.cards import Bar
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.areas import BOARD
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.grounds import MOMENT, PLACES
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.questions import SCENIC
from ludoteca.games.apotheosis.text.words import AREA, DIRECT

#: The normal attack: direct, range 1 (battle.attack.2).
NORMAL_RANGE = 1


def reach_of(table: ApotheosisTable, agent: int, bar: Bar, hero: int = NONE) -> int:
    """The range of a bar: attribute, constant and what changes it; at least 1 (gap minimum-scope)."""
    assert bar.range is not None
    who = agent if hero == NONE else hero
    total = bar.range.constant + table.figure(who, "range")
    if bar.range.attribute:
        total += table.figure(who, bar.range.attribute)
    return max(1, total)


def tiles_in_range(table: ApotheosisTable, agent: int, kind: str, reach: int) -> int:
    key = (agent, kind, reach)
    found = table.kept[PLACES].get(key)
    if found is None:
        blocking = places.stops(table, agent) if kind == DIRECT else 0
        found = table.kept[PLACES][key] = table.board.in_range(kind, table.pieces[agent].cell, reach, blocking)
    return int(found)


def range_mask(table: ApotheosisTable, agent: int, use: Use, hero: int = NONE) -> int:
    """The tiles within range; without a range the whole board (draft.range.1)."""
    bar = use.bar
    if bar is None or bar.range is None:
        return table.board.open
    return tiles_in_range(table, agent, bar.range.type, reach_of(table, agent, bar, hero))


def aimed_at(table: ApotheosisTable, agent: int, use: Use, hero: int = NONE) -> int:
    """Of the tiles within range those where the text lets a target stand."""
    tiles = range_mask(table, agent, use, hero)
    for near in use.near:
        tiles &= places.tiles_within(table, agent, near.number, near.measure)
    return tiles & places.in_the_way(table, table.team_of(agent))[0] if use.hostile else tiles


def possible_targets(
    table: ApotheosisTable, agent: int, card: int, use: Use, frame: Carry | None, hero: int = NONE
) -> list[int]:
    """What the use may be aimed at, pieces first and then tiles."""
    target = use.target
    tiles = aimed_at(table, agent, use, hero)
    found = [
        number for number in pool(table, agent, use, frame, tiles) if suits(table, agent, card, use, frame, number)
    ]
    if target is not None and not target.up_to and len(found) < target.count:
        return []
    return found


def has_target(table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None) -> bool:
    """Is there anything to aim at? An attack may be aimed at any tile in range (r25), mostly at one beside."""
    target = use.target
    if target is None and use.bar is not None and use.bar.range is not None:
        near = tiles_in_range(table, agent, use.bar.range.type, NORMAL_RANGE)
        return bool(near or range_mask(table, agent, use))
    tiles = aimed_at(table, agent, use)
    if target is None:
        return bool(tiles)
    if use.hostile and not tiles:
        return False
    if not use.placed or not table.box.restless.isdisjoint(SCENIC):
        return find_target(table, agent, card, use, event, tiles)
    key = ("target", card, use.index, agent, tiles)
    found: bool | None = table.kept[PLACES].get(key)
    if found is None:
        found = table.kept[PLACES][key] = find_target(table, agent, card, use, event, tiles)
    return found


def find_target(table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None, tiles: int) -> bool:
    target = use.target
    assert target is not None
    frame = permanent_texts.frame_for(table, agent, card, use, event)
    wanted = 1 if target.up_to else target.count
    for number in pool(table, agent, use, frame, tiles):
        if suits(table, agent, card, use, frame, number):
            wanted -= 1
            if not wanted:
                return True
    return False


def pool(table: ApotheosisTable, agent: int, use: Use, frame: Carry | None, tiles: int) -> Sequence[int]:
    """What is of the right sort and there: cards, pieces and oneself, tiles. Without a text, pieces and tiles."""
    board, first, target = table.board, table.box.seats, use.target
    if target is None or frame is None:
        return [*pieces_on(table, table.zones[BOARD], tiles, agent), *[first + cell for cell in board.squares(tiles)]]
    sort = target.filters[0]
    if not isinstance(sort, f.Sort) or sort.sort == "tile":
        return [first + cell for cell in board.squares(tiles & board.open)]
    if sort.sort in t.CARD_SORTS:
        found = table.reachable(frame, t.each(*target.filters))
        return [number for number in found if sort.passes(table, frame, number)]
    pieces, noun = table.pieces, sort.sort
    numbers = table.characters() if noun in t.CHARACTER_SORTS else table.zones[BOARD]
    found = pieces_on(table, numbers, tiles, NONE if use.hostile else agent)
    if noun == "character":
        return found
    return [number for number in found if places.stands_as(table, pieces[number], noun)]


def pieces_on(table: ApotheosisTable, numbers: Sequence[int], tiles: int, agent: int) -> Sequence[int]:
    """Those of these pieces that stand on these tiles, and oneself."""
    if tiles == table.board.open:
        return numbers
    pieces = table.pieces
    return [number for number in numbers if tiles >> pieces[number].cell & 1 or number == agent]


def suits(table: ApotheosisTable, agent: int, card: int, use: Use, frame: Carry | None, number: int) -> bool:
    """May what is in range and of the right sort be the target?"""
    for filter_ in use.filters:
        if frame is not None and not filter_.passes(table, frame, number):
            return False
    if number == agent and use.damage is not None:
        return False
    if "cannot-be-target" in table.box.questions and what_guards(table, agent, card, number) is not None:
        return False
    return not use.sure or suffers_effects(table, frame, use, number)


def what_guards(table: ApotheosisTable, agent: int, card: int, number: int) -> int | None:
    """What says that a piece cannot be the target."""
    if "cannot-be-target" not in table.box.questions or not table.is_piece(number):
        return None
    return permanent_texts.untargetable(table, number, agent, card)


def is_open_tile(table: ApotheosisTable, number: int) -> bool:
    """A tile that is an obstacle admits no interaction (r45)."""
    return table.is_tile(number) and bool(table.board.open >> table.cell_of(number) & 1)


def what_stops(table: ApotheosisTable, agent: int, number: int, reach: int) -> int:
    """Of a target that is near enough for a direct attack, what lies between and stops it (r44); or nothing."""
    board, here, there = table.board, table.pieces[agent].cell, table.cell_of(number)
    if not reach or not board.open >> there & 1 or board.direct_measure(here, there) > reach:
        return NONE
    pieces = places.stops(table, agent) & ~(1 << there)
    ground = board.blocked | board.disabled | board.above(max(board.altitude[here], board.altitude[there]))
    crossed, corners = board.grid.between(here, there)
    stopping = [cell for cell in (*crossed, *itertools.chain(*corners)) if (pieces | ground) >> cell & 1]
    if not stopping:
        return NONE
    first = stopping[0]
    return table.at[first] if pieces >> first & 1 else table.tile(first)


def suffers_effects(table: ApotheosisTable, frame: Carry | None, use: Use, number: int) -> bool:
    """What the text does to its target must be possible (cards.active.2)."""
    for effect in use.sure:
        if frame is not None and not effect.possible(table, frame, number):
            return False
    return True


class Aim:
    """A use that is being aimed: its own requirements are asked of each target."""

    __slots__ = ("agent", "card", "frame", "tiles", "use")

    def __init__(self, agent: int, card: int, use: Use, frame: Carry | None, tiles: int) -> None:
        self.agent = agent
        self.card = card
        self.use = use
        self.frame = frame
        #: The tiles within range.
        self.tiles = tiles

    def is_in_range(self, table: ApotheosisTable, number: int) -> bool:
        bar = self.use.bar
        if bar is None or bar.range is None:
            return True
        if number == self.agent:
            return self.use.damage is None
        cell = table.cell_of(number)
        return cell < 0 or bool(self.tiles >> cell & 1)

    def stopped(self, table: ApotheosisTable, number: int) -> int:
        """What keeps a direct attack from a target that it would reach."""
        bar = self.use.bar
        if bar is None or bar.range is None or bar.range.type != DIRECT or number == self.agent:
            return NONE
        return what_stops(table, self.agent, number, reach_of(table, self.agent, bar))


# What follows asks of an aim and of what it is aimed at.


def unfitting(table: ApotheosisTable, seat: int, chosen: Chosen) -> Refusal | None:
    """The first word of the text that it does not fit."""
    aim, number = chosen
    if aim.use.target is not None and aim.frame is not None:
        for filter_ in aim.use.target.filters:
            if not filter_.passes(table, aim.frame, number):
                return Refusal(filter_.rule or "r17", filter_.message, number, aim.card)
    return None


def is_no_obstacle(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """Without a text, pieces and open tiles."""
    aim, number = chosen
    described = aim.use.target is not None and aim.frame is not None
    return described or not table.is_tile(number) or is_open_tile(table, number)


def is_piece_or_tile(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    aim, number = chosen
    described = aim.use.target is not None and aim.frame is not None
    return described or table.is_piece(number) or table.is_tile(number)


def is_another(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] != chosen[0].agent or chosen[0].use.damage is None


def is_unguarded(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return what_guards(table, chosen[0].agent, chosen[0].card, chosen[1]) is None


def guard(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    found = what_guards(table, chosen[0].agent, chosen[0].card, chosen[1])
    return NONE if found is None else found


def is_in_line(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(chosen[0].is_in_range(table, chosen[1]) or chosen[0].stopped(table, chosen[1]) == NONE)


def stopping(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0].stopped(table, chosen[1]))


def is_in_range(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(chosen[0].is_in_range(table, chosen[1]))


def is_possible_target(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return suffers_effects(table, chosen[0].frame, chosen[0].use, chosen[1])


def card_aimed(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0].card)


def source_aimed(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0].frame.source)


#: What the target of an activation must fulfil.
AIMED = Requirements(
    Explained("r17", "refusal-sort", unfitting),
    Requirement("r45", "refusal-no-piece", is_no_obstacle, source=card_aimed),
    Requirement("r25", "refusal-no-piece", is_piece_or_tile, source=card_aimed),
    Requirement("r25", "refusal-oneself", is_another),
    Requirement("r28", "refusal-untargetable", is_unguarded, source=guard),
    Requirement("r44", "refusal-line", is_in_line, stopping),
    Requirement("r17", "refusal-range", is_in_range),
    Requirement("cards.active.2", "refusal-impossible-target", is_possible_target, source=source_aimed),
)


def is_out_of_range(table: ApotheosisTable, agent: int, use: Use | None, number: int) -> bool:
    """Does an attack no longer reach what it was aimed at, from where its user stands now?"""
    cell = table.cell_of(number)
    if use is None:
        tiles = tiles_in_range(table, agent, DIRECT, normal_reach(table, agent))
    else:
        tiles = range_mask(table, agent, use)
    return cell < 0 or not tiles >> cell & 1


def candidates(table: ApotheosisTable, agent: int) -> list[int]:
    """What a normal attack may be aimed at (battle.attack.2)."""
    reach = normal_reach(table, agent)
    key = ("attackable", agent, reach)
    kept = table.kept[MOMENT] if "cannot-be-target" in table.box.restless else table.kept[PLACES]
    found: list[int] | None = kept.get(key)
    if found is None:
        found = kept[key] = find_candidates(table, agent, reach)
    return found


def find_candidates(table: ApotheosisTable, agent: int, reach: int) -> list[int]:
    mask = tiles_in_range(table, agent, DIRECT, reach)
    first, at = table.box.seats, table.at
    found = []
    for cell in table.board.squares(mask):
        number = at[cell]
        if number != NONE and permanent_texts.untargetable(table, number, agent, NONE) is None:
            found.append(number)
        found.append(first + cell)
    return found


def normal_reach(table: ApotheosisTable, agent: int) -> int:
    return max(1, NORMAL_RANGE + table.figure(agent, "range"))


# -- what an attack strikes -------------------------------------------------------------------------------


def struck_by(
    table: ApotheosisTable, agent: int, use: Use | None, targets: tuple[int, ...], hero: int = NONE
) -> list[int]:
    """The pieces that an attack hits: the target, its neighbours if it is explosive, all of an area (gap explosive).

    An explosive attack on a tile strikes those around it (r27).
    """
    if use is not None and use.area:
        assert use.bar is not None
        tiles = tiles_in_range(table, agent, AREA, reach_of(table, agent, use.bar, hero))
        return [number for number in table.zones[BOARD] if tiles >> table.pieces[number].cell & 1]
    found = [number for number in targets if table.is_piece(number)]
    if use is not None and use.bar is not None and use.bar.explosive:
        for number in targets:
            cell = table.cell_of(number)
            if cell >= 0:
                found += [other for other in places.beside(table, cell) if other not in found]
    return found
