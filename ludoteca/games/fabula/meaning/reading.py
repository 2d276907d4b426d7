"""How continuous effects are read: whom a passive speaks of, and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.effects import EACH, OPPONENT, THIS, YOU, Amount, Clause, Effect, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import Modifier
from ludoteca.games.fabula.meaning.stack import Execute, reading_frame
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text.terms import HOST, Sort


def clause_of(table: FabulaTable, modifier: Modifier) -> Clause:
    clause: Clause = table.box.abilities[modifier.ability].clauses[modifier.other]
    return clause


def frame_of(table: FabulaTable, modifier: Modifier) -> Execute:
    """The frame in which a passive is read: "you" is the controller of its source (1.10.5-4)."""
    return reading_frame(table, modifier.ability, modifier.controller, modifier.source, True)


def amount_of(table: FabulaTable, modifier: Modifier) -> int:
    """What a modifier adds or sets: fixed when an effect made it, counted each time in a passive."""
    if modifier.subjects is not None:
        return modifier.amount
    clause = clause_of(table, modifier)
    frame = frame_of(table, modifier)
    amount = figure(clause.effect, modifier.question)
    found = amount if isinstance(amount, int) else amount.count(table, frame)
    return found if clause.each is None else found * clause.each.count(table, frame)


def figure(effect: Effect, question: str) -> Amount | int:
    if isinstance(effect, e.Boost):
        amount: Amount = getattr(effect, question)
        return amount
    if isinstance(effect, e.SetFigure):
        return effect.amount
    if isinstance(effect, e.CostChange | e.Generate | e.RaiseCeiling):
        return effect.amount
    return 0


def spoken_by(table: FabulaTable, modifier: Modifier) -> Sequence[int]:
    """All objects and players of whom a passive speaks now; for what cards cost see ``concerns_card``."""
    if modifier.ability == NOTHING or not applies(table, modifier):
        return ()
    effect = clause_of(table, modifier).effect
    if isinstance(effect, e.Generate | e.RaiseCeiling):
        return (modifier.controller,)
    what: Selector = effect.what  # type: ignore[attr-defined]
    if what.how == THIS:
        return (modifier.source,)
    if what.how == HOST:
        # "carta anexada" is the card on top (g.anexar-4), which has what the text gives while it lasts (g.anexar-2).
        return (table.pieces[modifier.source].host,)
    assert what.how == EACH
    return table.find(frame_of(table, modifier), what.filters)


def applies(table: FabulaTable, modifier: Modifier) -> bool:
    """Do the conditions of the text hold?"""
    clause = clause_of(table, modifier)
    frame = frame_of(table, modifier)
    condition = table.box.passages[table.box.speakers[modifier.ability]].passage.condition
    if condition is not None and not condition.holds(table, frame):
        return False
    return clause.condition is None or clause.condition.holds(table, frame)


def concerns_card(table: FabulaTable, modifier: Modifier, card: int) -> bool:
    """Does a passive change what this card costs whoever uses it?"""
    if not applies(table, modifier):
        return False
    effect = clause_of(table, modifier).effect
    assert isinstance(effect, e.CostChange)
    frame = frame_of(table, modifier)
    user = table.pieces[card].controller
    if effect.whose == YOU and user != frame.controller:
        return False
    if effect.whose == OPPONENT and user == frame.controller:
        return False
    return all(
        table.is_card_of(card, filter_.sort) if isinstance(filter_, Sort) else filter_.passes(table, frame, card)
        for filter_ in effect.filters
    )
