"""States that no match reaches: what random matches are watched for."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.piece import NONE
from ludoteca.games.fabula.meaning.resolution import CALM, unsettled
from ludoteca.games.fabula.meaning.stack import OnStack
from ludoteca.games.fabula.meaning.triggers import listeners
from ludoteca.games.fabula.play.combat import able
from ludoteca.games.fabula.play.usable import abilities_to_use, activated_of, cards_to_use, hand_of
from ludoteca.games.fabula.table.areas import AREA_OF, BATTLE, STACK, TERRITORY
from ludoteca.games.fabula.table.grounds import CONCERNED, DAMAGE, SPEAKING, VALUES
from ludoteca.games.fabula.table.table import INFLUENCE, OFFENSIVE, FabulaTable
from ludoteca.games.fabula.table.verbs import questions


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
        place = AREA_OF[piece.zone]
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
        lost = piece.host != -1 and not table.is_permanent(piece.host) and table.type_of(number) == "modification"
        if lost and not table.stack[-1].answer:
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
    """What was worked out once equals a recount."""
    fresh = table.copy()
    fresh.forget_reckoned()
    wrong = [
        f"{stat} of {number} is {fresh.unfold(number, stat)[1]}, not {table.value_of(number, stat)}"
        for stat in table.kept[VALUES]
        for number in table.pieces
        if fresh.unfold(number, stat)[1] != table.value_of(number, stat)
    ]
    for modifiers in table.modifiers.values():
        for modifier in modifiers:
            if modifier.question != "cost" and list(table.spoken_of(modifier)) != list(fresh.spoken_of(modifier)):
                wrong.append(f"passive {modifier.number} is thought to speak of {table.spoken_of(modifier)}")
    wrong += [
        f"{question} is thought to concern {table.all_concerned(question)}"
        for question in table.kept[CONCERNED]
        for number in (*range(table.box.seats), *table.pieces)
        if table.concerns(question, number) != fresh.concerns(question, number)
    ]
    for seat in table.playing():
        wrong += usable(table, fresh, seat)
    wrong += unchecked(table, fresh)
    listening = table.kept[SPEAKING].get("listening")
    if listening is not None and listening != listeners(fresh):
        wrong.append(f"listening {listening} instead of {listeners(fresh)}")
    return wrong


def unchecked(table: FabulaTable, fresh: FabulaTable) -> list[str]:
    """All that a state check has to look at is known to it, and nothing is calm that is not."""
    wrong = []
    for number, piece in table.pieces.items():
        if (piece.damage or (table.is_base(number) and piece.resistance <= 0)) and number not in table.hurt:
            wrong.append(f"{number} is hurt, and no check looks at it")
        if piece.host != NONE and number not in table.attached:
            wrong.append(f"{number} is attached, and no check looks at it")
    if CALM in table.kept[DAMAGE] and unsettled(fresh) != ((), []):
        wrong.append(f"a check would still change {unsettled(fresh)}")
    return wrong


def usable(table: FabulaTable, fresh: FabulaTable, seat: int) -> list[str]:
    """What a player is thought to be able to do is what a recount finds."""
    questions: tuple[tuple[str, Callable[[FabulaTable], object]], ...] = (
        ("allies", lambda at: list(at.allies(seat))),
        ("hand", lambda at: hand_of(at, seat).cards),
        ("activated", lambda at: list(activated_of(at, seat))),
        (OFFENSIVE, lambda at: able(at, seat, OFFENSIVE)),
        (INFLUENCE, lambda at: able(at, seat, INFLUENCE)),
        ("cards", lambda at: cards_to_use(at, seat, ())),
        ("abilities", lambda at: abilities_to_use(at, seat)),
    )
    return [
        f"{what} of player {seat + 1}: {ask(table)} instead of {ask(fresh)}"
        for what, ask in questions
        if ask(table) != ask(fresh)
    ]
