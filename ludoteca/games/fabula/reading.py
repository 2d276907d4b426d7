"""How continuous effects are read: whom a passive speaks of, and by how much."""

from __future__ import annotations

from typing import Any

from ludoteca.core.effects import EACH, OPPONENT, THIS, YOU, Amount, Clause, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import Modifier
from ludoteca.games.fabula import text_effects as e
from ludoteca.games.fabula.stack import Execute
from ludoteca.games.fabula.table import FabulaTable
from ludoteca.games.fabula.text import HOST, Sort

#: How many frames are kept.
FRAMES = 2_000


def clause_of(table: FabulaTable, modifier: Modifier) -> Clause:
    clause: Clause = table.box.abilities[modifier.ability].clauses[modifier.other]
    return clause


def frame_of(table: FabulaTable, modifier: Modifier) -> Execute:
    """The frame in which a passive is read; nothing ever writes into it, so that all tables share it."""
    key = (modifier.ability, modifier.controller, modifier.source)
    frame: Execute | None = table.box.frames.get(key)
    if frame is None:
        if len(table.box.frames) > FRAMES:
            table.box.frames.clear()
        frame = table.box.frames[key] = Execute(modifier.ability, modifier.controller, modifier.source)
        frame.passive = True
    return frame


def amount_of(table: FabulaTable, modifier: Modifier) -> int:
    """What a modifier adds or sets: fixed when an effect made it, counted each time in a passive."""
    if modifier.subjects is not None:
        return modifier.amount
    clause = clause_of(table, modifier)
    frame = frame_of(table, modifier)
    amount = figure(clause.effect, modifier.question)
    found = amount if isinstance(amount, int) else amount.count(table, frame)
    return found if clause.each is None else found * clause.each.count(table, frame)


def figure(effect: Any, question: str) -> Amount | int:
    if isinstance(effect, e.Boost):
        amount: Amount = getattr(effect, question)
        return amount
    if isinstance(effect, e.SetFigure):
        return effect.amount
    if isinstance(effect, e.CostChange | e.Generate | e.RaiseCeiling):
        return effect.amount
    return 0


def speaks_of(table: FabulaTable, modifier: Modifier, subject: int) -> bool:
    """Does a passive speak of this object or player now?"""
    if modifier.ability == NOTHING:
        return False
    condition = table.box.passages[table.box.speakers[modifier.ability]].passage.condition
    frame = frame_of(table, modifier)
    if condition is not None and not condition.holds(table, frame):
        return False
    clause = clause_of(table, modifier)
    if clause.condition is not None and not clause.condition.holds(table, frame):
        return False
    effect = clause.effect
    if isinstance(effect, e.CostChange):
        return concerns_card(table, effect, frame, subject)
    if isinstance(effect, e.Generate | e.RaiseCeiling):
        return subject == modifier.controller
    what: Selector = effect.what  # type: ignore[attr-defined]
    if what.how == THIS:
        return subject == modifier.source
    if what.how == HOST:
        return bool(subject == table.pieces[modifier.source].host)
    assert what.how == EACH
    return all(filter_.passes(table, frame, subject) for filter_ in what.filters)


def concerns_card(table: FabulaTable, effect: e.CostChange, frame: Execute, card: int) -> bool:
    user = table.pieces[card].controller
    if effect.whose == YOU and user != frame.controller:
        return False
    if effect.whose == OPPONENT and user == frame.controller:
        return False
    return all(
        table.is_card_of(card, filter_.sort) if isinstance(filter_, Sort) else filter_.passes(table, frame, card)
        for filter_ in effect.filters
    )
