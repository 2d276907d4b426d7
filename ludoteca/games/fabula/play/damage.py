"""Damage: announced, prevented, stopped by shields, and only then dealt (1.21)."""

from __future__ import annotations

from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import Modifier
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.table.verbs import add_counters, change_resistance

#: (source, recipient, amount)
Blow = tuple[int, int, int]


def deal(table: FabulaTable, blows: list[Blow], rule: str, seat: int, in_offensive: bool = False) -> int:
    """Deal damage from several sources at once; tells how much was really dealt. No damage is dealt as 0 (1.21.2).

    Prevention comes before shields; sources that hit the same permanent are summed (gap shield-event).
    """
    dealt: dict[int, dict[int, int]] = {}
    for source, recipient, amount in blows:
        if amount > 0 and table.can_suffer(recipient):
            left = prevent(table, recipient, amount, in_offensive)
            if left > 0:
                by = dealt.setdefault(recipient, {})
                by[source] = by.get(source, 0) + left
    for recipient in list(dealt):
        if table.pieces[recipient].count("shield"):
            add_counters(table, recipient, "shield", -1, "g.escudo-1", NOTHING)
            table.tell("shielded", "g.escudo-1", seat, NOTHING, (recipient,))
            del dealt[recipient]
    if dealt:
        commit(table, dealt, rule, seat)
    return sum(sum(by.values()) for by in dealt.values())


def prevent(table: FabulaTable, recipient: int, amount: int, in_offensive: bool) -> int:
    """What is left of damage after prevention; prevented damage was never dealt and sets nothing off (1.21.7-2)."""
    if is_denied(table, "be-damaged", recipient):
        return 0
    if in_offensive and "prevent-offensive" in table.modifiers:
        return 0
    for modifier in table.modifiers.get("prevent", ()):
        if modifier.subjects is None or recipient not in modifier.subjects or amount == 0:
            continue
        if modifier.amount < 0:
            return 0
        used = min(amount, modifier.amount)
        amount -= used
        spend(table, modifier, used)
    return amount


def spend(table: FabulaTable, modifier: Modifier, used: int) -> None:
    """A prevention of so much is used up as far as it went."""
    kept = []
    for each in table.modifiers["prevent"]:
        if each is not modifier:
            kept.append(each)
        elif each.amount > used:
            kept.append(
                Modifier(
                    each.number,
                    each.question,
                    each.operation,
                    each.amount - used,
                    each.subjects,
                    each.source,
                    each.controller,
                    each.until,
                )
            )
    table.keep_modifiers("prevent", tuple(kept))


def commit(table: FabulaTable, dealt: dict[int, dict[int, int]], rule: str, seat: int) -> None:
    """Each source has dealt its part (1.10.4): an ally of an offensive, or the card of an effect (1.21.4)."""
    recipients = tuple(dealt)
    totals = tuple(sum(dealt[recipient].values()) for recipient in recipients)
    for recipient, total in zip(recipients, totals, strict=True):
        if table.is_ally(recipient):
            table.wound(recipient).damage += total
    sources = dict.fromkeys(source for by in dealt.values() for source in by)
    for source in sources:
        amount = sum(by.get(source, 0) for by in dealt.values())
        table.tell("dealt", rule, seat, source, (source,), (amount,))
    cause = next(iter(sources)) if len(sources) == 1 else NOTHING
    table.tell("damaged", rule, seat, cause, recipients, totals)
    for recipient, total in zip(recipients, totals, strict=True):
        if table.is_base(recipient):
            change_resistance(table, recipient, -total, "1.20.2", NOTHING)


def is_denied(table: FabulaTable, deed: str, number: int) -> bool:
    """Does an effect forbid this? A denial prevails over any permission (1.1.2)."""
    return table.concerns(deed, number)
