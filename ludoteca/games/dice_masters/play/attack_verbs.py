"""The verbs that run through dice in one fixed order: reroll, attack, block, and when that is done."""

from __future__ import annotations

from ludoteca.core.action import PIECE, Action, Argument, Chosen, Requirement
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import denial
from ludoteca.games.dice_masters.table.areas import FIELD, area
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.text.effects import BlockSeveral, CannotBlock


def offered(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    dice: list[int] = table.stack[-1].offered(table)  # type: ignore[attr-defined]
    return dice


def in_series(table: DiceTable, seat: int, number: int) -> int:
    dice = offered(table, seat, ())
    if number not in table.pieces or number in dice:
        return number
    likeness = table.likeness(number)
    for other in dice:
        if table.likeness(other) == likeness:
            return other
    return number


def is_offered(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return in_series(table, seat, chosen[-1]) in offered(table, seat, ())


def was_rolled(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.stack[-1].rolled(table)  # type: ignore[attr-defined]


REROLL = Action(
    "reroll",
    arguments=(
        Argument(
            PIECE,
            offered,
            canonical=in_series,
            given=(
                Requirement("turn.roll.2", "refusal-not-rolled", was_rolled),
                Requirement("turn.roll.3", "refusal-declared", is_offered),
            ),
        ),
    ),
)


def in_own_field(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.zones[area(seat, FIELD)]


def controls_nothing(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return not is_controlling(table, chosen[-1])


def is_controlling(table: DiceTable, number: int) -> bool:
    """Does this die control another, which lies in the same field (control.2)?"""
    pieces = table.pieces
    return any(pieces[other].link == number for other in table.field(pieces[number].controller))


ATTACK_WITH = Action(
    "attack",
    arguments=(
        Argument(
            PIECE,
            offered,
            canonical=in_series,
            given=(
                Requirement("turn.attack.declare.1", "refusal-not-in-field", in_own_field),
                Requirement("control.3", "refusal-controlling", controls_nothing),
                Requirement("turn.attack.declare.1", "refusal-declared", is_offered),
            ),
        ),
    ),
)


def may_block(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """Nothing forbids this die to block at all."""
    return denial(table, "block", chosen[0]) is None


def what_forbids(table: DiceTable, seat: int, chosen: Chosen) -> int:
    modifier = denial(table, "block", chosen[0])
    return modifier.source if modifier else NOTHING


def is_attacking(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] in table.attackers()


def bars(table: DiceTable, blocker: int, attacker: int) -> bool:
    """Does the attacker's own text forbid this die to block it, as Thor's does (example.combat.2)?

    A card prevails over the rulebook (fundamentals.1).
    """
    for text in table.texts(attacker):
        for clause in table.ability(text).clauses:
            effect = clause.effect
            if isinstance(effect, CannotBlock) and effect.this_die:
                frame = table.box.frames[text, table.pieces[attacker].controller]
                if effect.what.passes(table, frame, blocker):
                    return True
    return False


def is_not_barred(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return not bars(table, chosen[0], chosen[1])


def blocker(table: DiceTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0])


def attacker(table: DiceTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[1])


def declared_blocks(table: DiceTable) -> tuple[tuple[int, int], ...]:
    """The blockers named so far, each with its attacker."""
    pairs: tuple[tuple[int, int], ...] = getattr(table.stack[-1], "pairs", ())
    return pairs


def blocks_it_not_yet(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return (chosen[0], chosen[1]) not in declared_blocks(table)


def most_blocks(table: DiceTable, number: int) -> int:
    """How many attackers a die may block: one, unless its text says more (turn.attack.block.3)."""
    most = 1
    for text in table.texts(number):
        for clause in table.ability(text).clauses:
            if isinstance(clause.effect, BlockSeveral):
                most = max(most, clause.effect.amount)
    return most


def demands(table: DiceTable, blocker: int) -> list[int]:
    """The attackers that this die must block if it can, and does not yet (gap attack.forced-block)."""
    if "must-block" not in table.modifiers:
        return []
    found = []
    attackers = table.attackers()
    for modifier in table.modifiers["must-block"]:
        if modifier.subjects is not None and blocker in modifier.subjects and modifier.other in attackers:
            found.append(modifier.other)
    if denial(table, "block", blocker) is not None:
        return []
    return [a for a in found if not bars(table, blocker, a) and (blocker, a) not in declared_blocks(table)]


def obeys_demand(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    wanted = demands(table, chosen[0])
    return not wanted or chosen[1] in wanted


def who_demands(table: DiceTable, seat: int, chosen: Chosen) -> int:
    """The attacker whose text forces the block is its source (gap attack.forced-block)."""
    return demands(table, chosen[0])[0]


def attackers_to_block(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    """Equal attackers once, as long as nobody has been named to block one of them; one that has a blocker may get
    another (turn.attack.block.4)."""
    attackers = table.attackers()
    return list(dict.fromkeys([same_attacker(table, seat, number) for number in attackers]))


def same_attacker(table: DiceTable, seat: int, number: int) -> int:
    if number not in table.pieces:
        return number
    blocked = [attacker for _, attacker in declared_blocks(table)]
    if number in blocked:
        return number
    likeness = table.likeness(number)
    for other in table.attackers():
        if other not in blocked and table.likeness(other) == likeness:
            return other
    return number


BLOCK_WITH = Action(
    "block",
    arguments=(
        Argument(
            PIECE,
            offered,
            canonical=in_series,
            given=(
                Requirement("turn.attack.block.1", "refusal-not-in-field", in_own_field),
                Requirement("fundamentals.3", "refusal-cannot-block", may_block, source=what_forbids),
                Requirement("turn.attack.block.3", "refusal-declared", is_offered),
            ),
        ),
        Argument(
            PIECE,
            attackers_to_block,
            (
                Requirement("fundamentals.3", "refusal-barred", is_not_barred, blocker, attacker),
                Requirement("turn.attack.block.2", "refusal-must-block", obeys_demand, blocker, who_demands),
                Requirement("turn.attack.block.1", "refusal-declared", blocks_it_not_yet),
            ),
            same_attacker,
            given=(Requirement("turn.attack.block.1", "refusal-not-attacking", is_attacking),),
        ),
    ),
)


def may_be_done(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.stack[-1].complete(table))  # type: ignore[attr-defined]


def forced(table: DiceTable, seat: int, chosen: Chosen) -> int:
    """The first die that a text forces to block."""
    return next(number for number in offered(table, seat, ()) if demands(table, number))


def who_forces(table: DiceTable, seat: int, chosen: Chosen) -> int:
    """The attacker whose text it is."""
    return demands(table, forced(table, seat, ()))[0]


DONE = Action("done", (Requirement("turn.attack.block.2", "refusal-must-block", may_be_done, forced, who_forces),))
