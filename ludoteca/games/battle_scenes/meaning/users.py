"""As whom somebody uses actions: "este personagem pode usar ações como se fosse um personagem chamado …"."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ludoteca.core.effects import CHOOSE, EACH, Filter, Selector
from ludoteca.core.modifiers import applying
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import slots_named

#: The question as what else somebody uses actions.
USES_AS = "uses-as"


def asked_of(table: BattleTable, who: Selector, user: int) -> Selector | None:
    """Users as they are told, without what this one counts as anyhow; nobody, if it is told to be no such thing."""
    if USES_AS not in table.modifiers or who.how not in (CHOOSE, EACH):
        return who
    counts_as = given(table, user)
    told = [each for each in who.filters if any(is_alike(each, other) for other in counts_as)]
    if any(each.negated for each in told):  # type: ignore[attr-defined]
        return None
    return replace(who, filters=tuple([each for each in who.filters if each not in told])) if told else who


def given(table: BattleTable, user: int) -> list[Filter]:
    """All that texts let this character count as when it uses actions."""
    said = [table.box.stated[each.ability, each.amount].effect for each in applying(table, USES_AS, user)]
    return [each for effect in said if isinstance(effect, text.UsesAs) for each in effect.filters]


@cache
def speaks_of_each(who: Selector, actions: Selector) -> bool:
    """ "Cada herói pode usar ações dos cards que ele estiver carregando"."""
    return who.slot in slots_named(actions.filters)


def frame_of_each(frame: ResolveEffect, who: Selector, actions: Selector | None, user: int) -> ResolveEffect:
    """The frame in which "ele" is the one of them that is asked about."""
    if actions is None or who.how != EACH or not speaks_of_each(who, actions):
        return frame
    told = frame.copy()
    told.bind(who.slot, (user,))
    return told


def is_alike(told: Filter, other: Filter) -> bool:
    """Do both speak of the same name or alter ego, or of an affiliation in common?"""
    if isinstance(told, text.Called) and isinstance(other, text.Called):
        return told.what == other.what and bool({*told.names} & {*other.names})
    if isinstance(told, text.Affiliated) and isinstance(other, text.Affiliated):
        return bool({*told.names} & {*other.names})
    return False
