"""States that no match reaches: what random matches are watched for."""

from __future__ import annotations

from ludoteca.games.fabula.areas import BATTLE, STACK, TERRITORY, which_area
from ludoteca.games.fabula.combat import can_make
from ludoteca.games.fabula.stack import OnStack
from ludoteca.games.fabula.table import INFLUENCE, OFFENSIVE, FabulaTable
from ludoteca.games.fabula.triggers import listeners
from ludoteca.games.fabula.usable import at_main, cards_to_use, find_cards_to_use
from ludoteca.games.fabula.verbs import questions


def faults(table: FabulaTable) -> list[str]:
    """Everything that is wrong, in words."""
    return [*resources(table), *bases(table), *states(table), *stack(table), *passives(table), *reckoned(table)]


def resources(table: FabulaTable) -> list[str]:
    return [f"resources {table.resources}"] if min(table.resources) < 0 else []


def bases(table: FabulaTable) -> list[str]:
    """Every player still in has exactly one centre, his own, once the bases lie there (1.4.2-3)."""
    if table.turn == 0:
        return []
    found = []
    for seat in table.playing():
        centres = [n for n in table.territory(seat) if table.pieces[n].centre]
        if len(centres) != 1 and seat not in table.lost:
            found.append(f"player {seat + 1} has centres {centres}")
    return found


def states(table: FabulaTable) -> list[str]:
    """Only permanents have a state (1.11.8), and they lie with their controller."""
    found = []
    for number, piece in table.pieces.items():
        place = which_area(piece.zone)
        if place not in (BATTLE, TERRITORY):
            if piece.tapped or piece.damage or piece.counters or piece.down or piece.host != -1 or piece.joined:
                found.append(f"card {number} has a state outside play")
            if piece.zone != STACK and piece.controller != piece.owner:
                found.append(f"card {number} outside play is not its owner's")
            continue
        if table.box.zones[piece.zone].seat != piece.controller:
            found.append(f"permanent {number} does not lie with its controller")
        if piece.damage < 0 or any(count < 1 for _, count in piece.counters):
            found.append(f"permanent {number} has damage {piece.damage}, counters {piece.counters}")
        if piece.host != -1 and not table.is_permanent(piece.host) and not table.stack[-1].answer:
            found.append(f"modification {number} is attached to {piece.host}, which is not there")
        if (piece.joined or piece.blocks != -1) and not table.action:
            found.append(f"ally {number} takes part in nothing")
    return found


def stack(table: FabulaTable) -> list[str]:
    """Every card on the stack has an effect there, or is just being carried out."""
    cards = {effect.card for effect in table.waiting if isinstance(effect, OnStack)}
    loose = [n for n in table.zones[STACK] if n not in cards]
    return [f"cards {loose} lie on the stack without an effect"] if len(loose) > 1 else []


def passives(table: FabulaTable) -> list[str]:
    """The passives that apply are those of the permanents that lie face up."""
    wanted: list[tuple[int, str, int]] = []
    for number, piece in table.pieces.items():
        if table.is_permanent(number) and not piece.down:
            for passage in table.kind(number).passives:
                for ability in table.box.passages[passage].sentences:
                    wanted += [
                        (number, question, piece.controller)
                        for question, _, _ in questions(table.box.abilities[ability])
                    ]
    there = [
        (modifier.source, question, modifier.controller)
        for question, modifiers in table.modifiers.items()
        for modifier in modifiers
        if modifier.subjects is None
    ]
    return [] if sorted(wanted) == sorted(there) else [f"passives {sorted(there)} instead of {sorted(wanted)}"]


def reckoned(table: FabulaTable) -> list[str]:
    """What is reckoned once equals a recount."""
    wrong = [
        f"{stat} of {number} is {table.unfold(number, stat)[1]}, not {value}"
        for (number, stat), value in table.known_values.items()
        if number in table.pieces and table.unfold(number, stat)[1] != value
    ]
    for seat in table.playing():
        for kind in (OFFENSIVE, INFLUENCE):
            fresh_allies = [number for number in table.allies(seat) if can_make(table, kind, number)]
            if table.known.get((seat, kind), fresh_allies) != fresh_allies:
                wrong.append(f"{kind}: player {seat + 1} is thought to have {table.known[seat, kind]}")
        main = at_main(table, seat)
        if cards_to_use(table, seat, ()) != find_cards_to_use(table, seat, main):
            wrong.append(f"player {seat + 1} is thought to be able to use {cards_to_use(table, seat, ())}")
    if wrong or table.listening is None:
        return wrong
    fresh = {kind: sorted(each) for kind, each in listeners(table).items()}
    kept = {kind: sorted(each) for kind, each in table.listening.items()}
    return [] if fresh == kept else [f"listening {kept} instead of {fresh}"]
