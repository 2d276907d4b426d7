"""States that no match reaches: what random matches are watched for.

Most of it is what the table keeps of earlier reckonings: it must be what a recount gives.
"""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.core.plain import plain
from ludoteca.games.battle_scenes.actions import REVIVE
from ludoteca.games.battle_scenes.meaning.statements import frame_of
from ludoteca.games.battle_scenes.table import shields
from ludoteca.games.battle_scenes.table.areas import AREAS, LOADED, RESOURCES, SCENE
from ludoteca.games.battle_scenes.table.bearers import Bearing, Cast
from ludoteca.games.battle_scenes.table.kinds import BASES
from ludoteca.games.battle_scenes.table.shields import FUNCTIONING
from ludoteca.games.battle_scenes.table.stages import STAGES
from ludoteca.games.battle_scenes.table.table import BattleTable


def faults(table: BattleTable) -> list[str]:
    """Everything that is wrong, in words."""
    return [*carrying(table), *lying(table), *static_texts(table), *lasting(table), *options(table)]


def carrying(table: BattleTable) -> list[str]:
    """Every loaded card lies under a base card of its owner's (8.D-2), and stages are 0 to 2 (4.5)."""
    found = []
    loads = {card: base for base, cards in table.carried.items() for card in cards}
    for number, piece in table.pieces.items():
        if loads.get(number, NONE) != piece.host or (piece.host != NONE) != (piece.zone == LOADED):
            found.append(f"card {number} lies in zone {piece.zone} under {piece.host}")
        if piece.host != NONE and table.pieces[piece.host].owner != piece.owner:
            found.append(f"card {number} is carried by another player's {piece.host}")
        if not STAGES[0] <= piece.stage <= STAGES[1]:
            found.append(f"card {number} is at stage {piece.stage}")
    bases = [base for base in table.carried if not table.is_base(base)]
    return found + [f"{base} carries cards and is no base card" for base in bases]


def lying(table: BattleTable) -> list[str]:
    """What follows from where cards lie."""
    box, pieces = table.box, table.pieces
    found = []
    for base in table.zones[SCENE]:
        if (
            table.bearing(base).data()
            != Bearing(box, pieces, base, table.loads_of(base), box.persons_of(table, base)).data()
        ):
            found.append(f"what {base} has with its loaded cards differs from a recount")
    if table.cast().data() != Cast(box.kinds, pieces, table.zones[SCENE]).data():
        found.append("who is in the scene differs from a recount")
    for zone in (*AREAS[0], *AREAS[1]):
        if table.distinct(zone) != table.without_repeats(table.zones[zone]):
            found.append(f"{table.distinct(zone)} are not the different cards of zone {zone}")
    for seat in (0, 1):
        for what, kinds in (("activated", box.from_resources), (REVIVE, box.reviving)):
            there = [card for card in table.cards(seat, RESOURCES) if pieces[card].kind in kinds]
            if table.in_resources(seat, kinds, what) != there:
                found.append(f"{what} in the resources of player {seat + 1}: {there} by a recount")
    empty = [n for n in table.zones[SCENE] if table.kind(n).sort in BASES and n not in table.carried]
    falling = [base for base in empty if not pieces[base].arriving]
    return [*found, f"{falling} fall, and the table is thought to be steady"] if table.steady and falling else found


def static_texts(table: BattleTable) -> list[str]:
    """The texts that function and those that are lost, their statements, and the Shields that follow them."""
    fresh = table.copy()
    found = []
    if fresh.functioning() != table.speaking or fresh.lost != table.lost:
        found.append(f"{fresh.functioning()} function and {fresh.lost} are lost by a recount, not {table.speaking}")
    shields.refresh(fresh)
    if plain(fresh.shields) != plain(table.shields):
        found.append(f"Shields are {plain(table.shields)}, by a recount {plain(fresh.shields)}")
    wanted = [
        (card, text, clause, question, operation)
        for card, _, text in table.speaking
        for question, operation, clause in table.box.statements[text]
    ]
    stated = [each for modifiers in table.modifiers.values() for each in modifiers if each.until == FUNCTIONING]
    there = [(each.source, each.ability, each.amount, each.question, each.operation) for each in stated]
    if sorted(wanted) != sorted(there):
        found.append(f"statements {sorted(there)} instead of {sorted(wanted)}")
    for modifier in stated:
        known, again = frame_of(table, modifier), frame_of(fresh, modifier)
        if (known.bearer, known.controller, known.slots) != (again.bearer, again.controller, again.slots):
            found.append(f"the statement of {modifier.source} is read as if borne by {known.bearer}")
    return found


def lasting(table: BattleTable) -> list[str]:
    """Every continuous effect is known to end when it does."""
    ends = {each.until for modifiers in table.modifiers.values() for each in modifiers}
    return [] if ends <= table.ends else [f"effects end at {sorted(ends)}, and {sorted(table.ends)} are thought of"]


def options(table: BattleTable) -> list[str]:
    """What is offered is what a table offers that has kept nothing."""
    decision = table.decision
    if decision is None:
        return []
    again = table.copy().ask(decision.seat, decision.ask, decision.rule, decision.verbs).options
    return [] if again == decision.options else [f"options {decision.options} instead of {again}"]
