"""A simple player who chooses sensibly: fields what it can, buys the dearest, attacks where that pays.

It looks only at what lies open; nothing is hidden in this game but what is still in the bags.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.decision import Decision, Option
from ludoteca.games.dice_masters.table.areas import FIELD, area
from ludoteca.games.dice_masters.table.dice import Kind
from ludoteca.games.dice_masters.table.table import DiceTable

#: What is done only where there is nothing else.
_LAST = -1.0


def leaning(table: DiceTable, decision: Decision) -> list[float]:
    """What speaks for each option."""
    return [worth(table, decision.seat, option) for option in decision.options]


def worth(table: DiceTable, seat: int, option: Option) -> float:
    judge = _JUDGES.get(option[0])
    return 0.0 if judge is None else judge(table, seat, option)


def picked(table: DiceTable) -> tuple[Option, ...]:
    """What the open series has picked so far."""
    return () if table.decision is None else table.decision.series


# -- the roll and the main step --


def of_reroll(table: DiceTable, seat: int, option: Option) -> float:
    """A die that was bought for what it does is rolled again while it shows a single energy."""
    face, kind = table.face(option[1]), table.kind(option[1])
    if face is None or face.kind != "energy" or kind.sort == "sidekick":
        return _LAST
    return 1.0 if face.amount == 1 else _LAST


def of_field(table: DiceTable, seat: int, option: Option) -> float:
    face = table.face(option[1])
    return 8.0 if face is None else 8.0 + face.attack / 10


def of_buy(table: DiceTable, seat: int, option: Option) -> float:
    """The dearest: what is not spent is lost; a character rather than an action."""
    kind: Kind = table.box.kinds[option[1]]
    return 4.0 + kind.cost / 2 + (0.4 if kind.sort == "character" else 0.0)


def of_use(table: DiceTable, seat: int, option: Option) -> float:
    return 3.0


# -- the attack --


def of_attack(table: DiceTable, seat: int, option: Option) -> float:
    """Attack with what nobody can stop, with what is worth more than whoever stops it, and with all to win."""
    other = table.opponent(seat)
    blockers = table.field(other)
    own = table.field(seat)
    attacks = sorted((table.attack_of(number) for number in own), reverse=True)
    if sum(attacks[len(blockers) :]) >= table.life[other]:
        return 3.0
    die = option[1]
    strikes_back = max((table.attack_of(number) for number in blockers), default=0)
    if not blockers or table.defence_of(die) > strikes_back:
        return 2.0
    if is_in_danger(table, seat, len(own) - len(picked(table)) - 1):
        return _LAST
    beaten = any(table.attack_of(die) >= table.defence_of(number) for number in blockers)
    return 1.0 if beaten and len(own) >= len(blockers) else _LAST


def is_in_danger(table: DiceTable, seat: int, at_home: int) -> bool:
    """Could the others win next turn against so many who stay at home?"""
    attacks = sorted((table.attack_of(number) for number in table.field(table.opponent(seat))), reverse=True)
    return sum(attacks[max(0, at_home) :]) >= table.life[seat]


def of_block(table: DiceTable, seat: int, option: Option) -> float:
    """Stop what would win, what can be beaten, and what does no harm; each attacker once."""
    blocker, attacker = option[1], option[2]
    if any(pair[2] == attacker for pair in picked(table)):
        return _LAST
    attack = table.attack_of(attacker)
    coming = sum(table.attack_of(number) for number in table.attackers())
    survives = table.defence_of(blocker) > attack
    beats = table.attack_of(blocker) >= table.defence_of(attacker)
    if coming >= table.life[seat]:
        return 3.0 + attack / 10
    if survives or (beats and table.kind(blocker).cost <= table.kind(attacker).cost):
        return 2.0 + attack / 10
    return 0.5 if attack >= 4 and table.kind(blocker).sort == "sidekick" else _LAST


def of_assign(table: DiceTable, seat: int, option: Option) -> float:
    return float(option[1])


# -- the rest --


def of_draft(table: DiceTable, seat: int, option: Option) -> float:
    """Cards that can be bought soon and are worth it."""
    kind: Kind = table.box.kinds[option[1]]
    return -abs(kind.cost - 4.0)


def of_number(table: DiceTable, seat: int, option: Option) -> float:
    return float(option[1])


def of_choice(table: DiceTable, seat: int, option: Option) -> float:
    """Of the others' the strongest, of one's own the first."""
    number = option[1]
    if number in table.pieces and table.pieces[number].zone == area(table.opponent(seat), FIELD):
        return 1.0 + table.attack_of(number) / 10
    return 0.0


def always(value: float) -> Callable[[DiceTable, int, Option], float]:
    return lambda table, seat, option: value


_JUDGES: dict[str, Callable[[DiceTable, int, Option], float]] = {
    "reroll": of_reroll,
    "field": of_field,
    "buy": of_buy,
    "use": of_use,
    "global": always(_LAST),
    "group": always(_LAST),
    "attack": of_attack,
    "block": of_block,
    "assign": of_assign,
    "draft": of_draft,
    "dice": of_number,
    "choose": of_choice,
    "accept": always(1.0),
    "react": always(1.0),
    "pay": always(0.5),
    "change": always(_LAST),
}
