"""What no table can be, by the rules: checked at decisions of random matches."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.areas import BOARD, EQUIPMENT, MEMENTO, area
from ludoteca.games.apotheosis.figures import CardPiece, Figure
from ludoteca.games.apotheosis.table import ApotheosisTable
from ludoteca.games.apotheosis.verbs import ATTACHMENTS_AT_MOST, COUNTERS_AT_MOST
from ludoteca.games.apotheosis.words import ATTRIBUTES, RESOURCE_SUITS

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
        elif not table.board().open >> cell & 1:
            found.append(f"piece {number} stands on a tile that takes none")
    if sum(number != NONE for number in table.at) != len(standing):
        found.append("the board holds what is not there")
    return found


def figure_faults(table: ApotheosisTable) -> list[str]:
    found = []
    for number in table.zones[BOARD]:
        piece = table.pieces[number]
        if not isinstance(piece, Figure):
            found.append(f"{number} stands on the board and is no piece")
            continue
        if piece.life > table.figure(number, "max-life") and not piece.dead and not table.untidy:
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
    return table.holding or any(type(each).__name__ in ("Fall", "GiveAway", "LoseLife") for each in table.stack)


def card_faults(table: ApotheosisTable) -> list[str]:
    found = []
    for number, card in table.pieces.items():
        if not isinstance(card, CardPiece):
            continue
        if len(table.attachments(number)) > ATTACHMENTS_AT_MOST:
            found.append(f"card {number} has too many attachments")
        if any(not 0 < count <= COUNTERS_AT_MOST for _, count in card.counters):
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
    """What was reckoned and kept equals a recount: what is offered, and the figures of all pieces."""
    fresh = table.copy()
    fresh.imagined()
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
    return found
