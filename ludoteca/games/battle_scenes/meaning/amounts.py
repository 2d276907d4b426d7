"""How much an amount comes to: numbers that texts count, figures of cards, and what is reckoned with them."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.effects import Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.resolving import Resolve
from ludoteca.games.battle_scenes.meaning.finding import pieces_of, seats_of
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.card_choices import largest_alike, trait
from ludoteca.games.battle_scenes.table import shields
from ludoteca.games.battle_scenes.table.characteristics import affiliations, initial_energy, powers
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.events import DAMAGE
from ludoteca.games.battle_scenes.text.terms import POWERS


def figure(table: BattleTable, number: int, which: str) -> int | None:
    """A figure of a card; none if it has no such thing."""
    if which == "powers":
        return len(powers(table, number, tuple(POWERS)))
    if which == "affiliations":
        return len(affiliations(table, number))
    if which == "initial":
        return initial_energy(table, number)
    if which == "shield":
        return shields.value(table, number) if table.is_base(number) else table.kind(number).shield
    if not table.is_base(number):
        return None
    if which == "energy":
        return table.energy(number)
    return int(table.pieces[number].stage) if table.is_character(number) else None


def x_of(table: BattleTable, frame: Resolve) -> int:
    """X: fixed by a cost, or as the text defines it."""
    if isinstance(frame, ResolveEffect) and frame.x != NOTHING:
        return frame.x
    ability = table.ability(frame.ability)
    if isinstance(ability, text.Line) and ability.x is not None:
        return ability.x.count(table, frame)
    return 0


def variable(each: text.Variable, table: BattleTable, frame: Resolve) -> int:
    return each.times * x_of(table, frame) + each.plus


def count_of(each: text.CountOf, table: BattleTable, frame: Resolve) -> int:
    for filter_ in each.what.filters:
        if isinstance(filter_, text.Different):
            found = {trait(table, number, filter_.what) for number in pieces_of(table, frame, each.what)}
            # A card without a power is of none.
            return len(found - {"", (), None}) if filter_.what == "power" else len(found)
    return number_of(table, frame, each.what)


def less(each: text.Less, table: BattleTable, frame: Resolve) -> int:
    return max(0, each.number - each.amount.count(table, frame))


def value_of(each: text.ValueOf, table: BattleTable, frame: Resolve) -> int:
    return sum(figure(table, number, each.value) or 0 for number in pieces_of(table, frame, each.what))


def outermost(each: text.Outermost, table: BattleTable, frame: Resolve) -> int:
    found = [figure(table, number, each.value) or 0 for number in pieces_of(table, frame, each.among)]
    return (max if each.most else min)(found, default=0)


def plus(each: text.Plus, table: BattleTable, frame: Resolve) -> int:
    return max(0, each.amount.count(table, frame) + each.number)


def total(each: text.Sum, table: BattleTable, frame: Resolve) -> int:
    return each.one.count(table, frame) + each.other.count(table, frame)


def minus(each: text.Minus, table: BattleTable, frame: Resolve) -> int:
    return max(0, each.one.count(table, frame) - each.other.count(table, frame))


def at_most(each: text.AtMost, table: BattleTable, frame: Resolve) -> int:
    return min(each.most, each.amount.count(table, frame))


def scaled(each: text.Scaled, table: BattleTable, frame: Resolve) -> int:
    amount = each.amount.count(table, frame) * each.times
    return -(-amount // each.parts) if each.up else amount // each.parts


def found(each: text.Found, table: BattleTable, frame: Resolve) -> int:
    """How many cards the search that set off the text has found, or how many points the damage had."""
    if frame.event is None:
        return 0
    return DAMAGE.get(frame.event, "points") if frame.event.kind == DAMAGE.name else len(frame.event.subjects)


def given(each: text.Given, table: BattleTable, frame: Resolve) -> int:
    chosen = each.amount if each.condition.holds(table, frame) else each.otherwise
    return chosen.count(table, frame)


def any_of(each: text.AnyOf, table: BattleTable, frame: Resolve) -> int:
    """The most of them; where it matters, the stages are picked."""
    return max(each.numbers)


def number_of(table: BattleTable, frame: Resolve, what: Selector) -> int:
    """How many there are: pieces, or uses of actions this turn; of those that are alike, the most."""
    alike = [each.what for each in what.filters if isinstance(each, text.Alike)]
    if alike:
        return largest_alike(table, pieces_of(table, frame, what), alike[0])
    if any(isinstance(each, text.Kind) and "action" in each.kinds for each in what.filters):
        return int(table.box.uses_meant(table, frame, what))
    return len(pieces_of(table, frame, what))


def points(each: text.Points, table: BattleTable, frame: Resolve) -> int:
    return sum(table.points(seat) for seat in seats_of(table, frame, each.whose))


AMOUNTS: dict[type, Callable[..., int]] = {
    text.Variable: variable,
    text.CountOf: count_of,
    text.ValueOf: value_of,
    text.Outermost: outermost,
    text.Scaled: scaled,
    text.Plus: plus,
    text.Sum: total,
    text.Minus: minus,
    text.AtMost: at_most,
    text.Less: less,
    text.Found: found,
    text.Given: given,
    text.AnyOf: any_of,
    text.Points: points,
}
