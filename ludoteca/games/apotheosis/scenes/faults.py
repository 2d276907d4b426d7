"""What no table can be, by the rules: checked at decisions of random matches."""

from __future__ import annotations

import math
from collections.abc import Callable

from ludoteca.core.events import NOBODY
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.cards.board import tiles_of
from ludoteca.games.apotheosis.play import costs
from ludoteca.games.apotheosis.play.actions_nearby import droppable
from ludoteca.games.apotheosis.play.actions_on_cards import inventory_of, resources_on_table
from ludoteca.games.apotheosis.play.card_verbs import ATTACHMENTS_AT_MOST, COUNTERS_AT_MOST, slots_used
from ludoteca.games.apotheosis.play.costs import GiveAway
from ludoteca.games.apotheosis.play.ending import teams_left
from ludoteca.games.apotheosis.play.equal_cards import distinct, holdings
from ludoteca.games.apotheosis.play.injury import Fall, LoseLife
from ludoteca.games.apotheosis.play.movement import gait
from ludoteca.games.apotheosis.play.responses import has_unseen
from ludoteca.games.apotheosis.play.summons_and_entity import summons_of
from ludoteca.games.apotheosis.play.usable import find_uses_at_hand, pays_text
from ludoteca.games.apotheosis.table import permanent_texts, places, values
from ludoteca.games.apotheosis.table.areas import BOARD, EQUIPMENT, MEMENTO, SUPPORT, area
from ludoteca.games.apotheosis.table.figures import CardPiece, Figure
from ludoteca.games.apotheosis.table.grounds import at_hand
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import ATTRIBUTES, RESOURCE_SUITS

#: The figures that are recounted.
FIGURES = (*ATTRIBUTES, "max-life", "life", "range", "damage", "cost", "step", "domain", "stamina", "mana")


def faults(table: ApotheosisTable) -> list[str]:
    return [
        *board_faults(table),
        *figure_faults(table),
        *card_faults(table),
        *turn_faults(table),
        *kept_faults(table),
    ]


def board_faults(table: ApotheosisTable) -> list[str]:
    """Never two pieces on a tile, none on a blocked or disabled one (r34, keywords.blocked)."""
    found = []
    standing = [table.pieces[number].cell for number in table.zones[BOARD]]
    if len(set(standing)) != len(standing):
        found.append("two pieces stand on one tile")
    for number in table.zones[BOARD]:
        cell = table.pieces[number].cell
        if not 0 <= cell < table.box.cells or table.at[cell] != number:
            found.append(f"piece {number} is not where the board has it")
        elif not table.board.open >> cell & 1:
            found.append(f"piece {number} stands on a tile that takes none")
    if sum(number != NONE for number in table.at) != len(standing) or table.occupied != tiles_of(standing):
        found.append("the board holds what is not there")
    if table.board is not table.changed_board():
        found.append("tiles have changed otherwise than they were changed")
    return found


def figure_faults(table: ApotheosisTable) -> list[str]:
    found = []
    for number in table.zones[BOARD]:
        piece = table.pieces[number]
        if not isinstance(piece, Figure):
            found.append(f"{number} stands on the board and is no piece")
            continue
        if piece.life > table.figure(number, "max-life") and not piece.dead and table.is_tidy():
            found.append(f"piece {number} has more life than its maximum")
        if len(set(piece.markers)) != len(piece.markers):
            found.append(f"piece {number} has a marker twice")
        if min(piece.debt, piece.credit) < 0:
            found.append(f"piece {number} has borrowed or been given less than nothing")
        if piece.dead and number in table.order:
            found.append(f"piece {number} is dead and waits for its turn")
        if not piece.dead and piece.life <= 0 and table.decision is not None and not falling(table):
            found.append(f"piece {number} lives with {piece.life} of life")
    return found


def falling(table: ApotheosisTable) -> bool:
    return table.holding or any(isinstance(each, Fall | GiveAway | LoseLife) for each in table.stack)


def card_faults(table: ApotheosisTable) -> list[str]:
    found = []
    for number, card in table.pieces.items():
        if not isinstance(card, CardPiece):
            continue
        if len(table.attachments(number)) > ATTACHMENTS_AT_MOST:
            found.append(f"card {number} has too many attachments")
        most = COUNTERS_AT_MOST if table.box.rulings["counter-limit"] == "ten" else math.inf
        if any(not 0 < count <= most for _, count in card.counters):
            found.append(f"card {number} has a number of counters that there is not")
        if card.host != NONE and card.host not in table.pieces:
            found.append(f"card {number} lies under what is gone")
    for seat in range(table.box.seats):
        for which in (EQUIPMENT, MEMENTO):
            for number in table.zones[area(seat, which)]:
                if table.kind(number).suit not in RESOURCE_SUITS:
                    found.append(f"card {number} does not belong where it lies")
    return found


def turn_faults(table: ApotheosisTable) -> list[str]:
    found = []
    if table.points < 0:
        found.append("less than no action points")
    if set(table.order) & set(table.done):
        found.append("a character waits for a turn that it has had")
    return found


def kept_faults(table: ApotheosisTable) -> list[str]:
    """What was reckoned and kept equals a recount: what is offered, the figures of all pieces, texts and cards."""
    fresh = table.copy()
    fresh.forget_reckoned()
    found = []
    decision = table.decision
    if decision is not None:
        actions = table.box.actions
        anew = [option for verb in decision.verbs for option in actions[verb].options(fresh, decision.seat)]
        if set(anew) != set(decision.options):
            found.append(f"{decision.ask} offers {decision.options} instead of {anew}")
    for number in table.zones[BOARD]:
        for name in FIGURES:
            if table.figure(number, name) != fresh.figure(number, name):
                found.append(f"{name} of {number} is {fresh.figure(number, name)}, not {table.figure(number, name)}")
    if permanent_texts.cards_in_play(table) != permanent_texts.cards_in_play(fresh):
        found.append("cards are in play that are not, or the other way round")
    if permanent_texts.texts(table) != permanent_texts.texts(fresh):
        found.append("texts hold that do not, or the other way round")
    if permanent_texts.listeners(table) != permanent_texts.listeners(fresh):
        found.append("texts listen that do not, or the other way round")
    if table.characters() != fresh.characters() or teams_left(table) != teams_left(fresh):
        found.append("the living are others")
    found += scene_faults(table, fresh)
    return found + [fault for seat in range(table.box.seats) for fault in desk_faults(table, fresh, seat)]


def scene_faults(table: ApotheosisTable, fresh: ApotheosisTable) -> list[str]:
    """What was reckoned from where pieces stand, how they walk and what lies under them."""
    found = []
    for team in {*table.box.teams, NOBODY}:
        if places.in_the_way(table, team) != places.in_the_way(fresh, team):
            found.append(f"what stands in the way of team {team} is something else")
    for number in table.characters():
        cell = table.pieces[number].cell
        if gait(table, number) != gait(fresh, number):
            found.append(f"{number} walks otherwise")
        if places.neighbours(table, cell) != places.neighbours(fresh, cell):
            found.append(f"what stands beside {number} is something else")
    if {host: places.under(table, host) for host in table.pieces} != {
        host: places.under(fresh, host) for host in table.pieces
    }:
        found.append("what lies under pieces is something else")
    return found


def desk_faults(table: ApotheosisTable, fresh: ApotheosisTable, seat: int) -> list[str]:
    """What was reckoned from the cards of a seat, as far as it was."""
    found = []
    for agent, kept in table.kept[at_hand(table.box.seats, seat)].items():
        if table.living(agent) and kept != find_uses_at_hand(fresh, agent):
            found.append(f"what character {agent} has at hand is not what it had")
    for name, reckon in DESK.items():
        if name in table.kept[seat] and table.kept[seat][name] != reckon(fresh, seat):
            found.append(f"{name} of seat {seat} are not what they were")
    if holdings(table, seat) != holdings(fresh, seat):
        found.append(f"what seat {seat} has for its verbs is something else")
    for which in (EQUIPMENT, MEMENTO, SUPPORT):
        if slots_used(table, seat, which) != slots_used(fresh, seat, which):
            found.append(f"the slots of seat {seat} are taken otherwise")
    for key, pays in table.kept[seat].items():
        if key[0] == "pays" and pays != pays_text(fresh, key[1], key[2], table.kind(key[2]).uses[key[3]]):
            found.append(f"whether {key[1]} can pay for {key[2]} is not what it was")
    mine, other = values.sheet_of(table, seat), values.sheet_of(fresh, seat)
    if (mine.level, mine.slots, mine.knowledges) != (other.level, other.slots, other.knowledges):
        found.append(f"the sheet of seat {seat} is another")
    return found


#: What is reckoned of a seat's cards, by the name under which it is kept.
DESK: dict[str, Callable[[ApotheosisTable, int], object]] = {
    "payers": costs.payers,
    "energies": costs.energies,
    "unseen": has_unseen,
    "inventory": lambda table, seat: distinct(table, seat, "inventory", inventory_of),
    "resources": lambda table, seat: distinct(table, seat, "resources", resources_on_table),
    "items": lambda table, seat: distinct(table, seat, "items", droppable),
    "summons": summons_of,
}
