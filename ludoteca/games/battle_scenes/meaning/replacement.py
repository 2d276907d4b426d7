"""Replacement effects (5.5): a part of an effect does not happen, and something else happens instead.

A text replaces what it says "would" happen: a character that would leave the scene, a search that would be made. What
is replaced triggers nothing and counts as not done (gap if-you-do).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.box import Perform
from ludoteca.core.effects import THIS, YOU, Ability, Effect
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import denial
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.finding import pieces_of
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, level_now
from ludoteca.games.battle_scenes.meaning.triggers import is_during
from ludoteca.games.battle_scenes.table.areas import SCENE
from ludoteca.games.battle_scenes.table.layout import FELLED
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text

LEAVES, SEARCHES = "leaves", "searches"
#: What becomes of a base card that carries nothing.
FALLS = ("knocked out", "destroyed")
#: Everything that a text may replace.
REPLACED = (LEAVES, SEARCHES, *FALLS)

#: Where a character goes that leaves the scene without being knocked out.
_AWAY = ("hand", "resources", "deck", "top", "bottom")

#: One replacement: its text, who controls it, its card and bearer, what it speaks of, and how much would be done.
Replacement = tuple[int, int, int, int, int, int]


def replaces(ability: Ability) -> str:
    """What a text replaces, or nothing."""
    when = ability.trigger
    if not isinstance(when, text.When) or not when.would or when.by:
        return ""
    return when.event if when.event in REPLACED else ""


class Instead(Procedure):
    """5.5-2: what happens instead, for each of those that something else would have happened to (5.5-1)."""

    __slots__ = ("replacements", "subjects")

    def __init__(self, replacements: tuple[Replacement, ...], subjects: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.replacements = replacements
        #: The base cards that would have fallen: until it has happened, nothing more becomes of them.
        self.subjects = subjects

    def copy(self) -> Instead:
        return self.progress(Instead(self.replacements, self.subjects))

    def carry_out(self, table: BattleTable) -> Next:
        if not self.replacements:
            return None
        ability, seat, card, base, subject, amount = self.replacements[0]
        self.replacements = self.replacements[1:]
        frame = ResolveEffect(ability, seat, card, base, level_now(table), x=amount)
        when = table.ability(ability).trigger
        assert isinstance(when, text.When)
        if when.who.how != THIS:
            frame.bind(when.who.slot, (subject,))
        return frame


Instead.steps = (("5.5-2", Instead.carry_out),)


def replacement(table: BattleTable, event: str, seat: int, subject: int, amount: int = NOTHING) -> Replacement | None:
    """The text that replaces what an effect of this player is about to do, if one does; the first to function."""
    texts = table.box.replacing.get(event)
    for card, base, number in table.speaking if texts else ():
        if texts and number in texts:
            frame = ResolveEffect(number, table.pieces[base].controller, card, base, 0)
            ability = table.ability(number)
            when = ability.trigger
            assert isinstance(when, text.When)
            if not (subject == base if when.who.how == THIS else when.who.passes(table, frame, subject)):
                continue
            if when.during and not is_during(table, frame, when.during):
                continue
            if ability.condition is None or ability.condition.holds(table, frame):
                return number, frame.controller, card, base, subject, amount
    return None


def leaving(effect: Any, table: BattleTable, frame: ResolveEffect) -> tuple[Replacement, ...]:
    """The characters of its own controller that an effect would send away from the scene."""
    if isinstance(effect, text.Put) and effect.to[0].zone not in _AWAY:
        return ()
    if effect.what is None:
        return ()
    found = []
    for card in pieces_of(table, frame, effect.what) if effect.what.how != "choose" else frame.bound(effect.what):
        piece = table.pieces.get(card)
        if piece is not None and piece.zone == SCENE and piece.controller == frame.controller:
            found.append(replacement(table, LEAVES, frame.controller, card))
    return tuple(each for each in found if each is not None)


def still_falling(table: BattleTable) -> list[int]:
    """The base cards that carry nothing, but for those to which something else is just happening."""
    falling = table.falling()
    if falling and FELLED in table.modifiers:
        falling = [base for base in falling if denial(table, FELLED, base) is None]
    if not falling or not table.box.replacing:
        return falling
    spared = {each for procedure in table.stack if isinstance(procedure, Instead) for each in procedure.subjects}
    return [base for base in falling if base not in spared]


def instead_of_falling(table: BattleTable, bases: list[int]) -> Procedure | None:
    """What happens to those of these base cards that are not knocked out or destroyed."""
    if not any(event in table.box.replacing for event in FALLS):
        return None
    found = [
        replacement(table, FALLS[not table.is_character(base)], table.pieces[base].controller, base) for base in bases
    ]
    replaced = tuple(each for each in found if each is not None)
    return Instead(replaced, tuple(each[4] for each in replaced)) if replaced else None


def searching(effect: text.Search, table: BattleTable, frame: ResolveEffect) -> tuple[Replacement, ...]:
    """The search of a deck, for so many cards."""
    if "deck" not in effect.zones:
        return ()
    count = effect.what.count.count(table, frame)
    seat = frame.seat_of(table, YOU)
    found = replacement(table, SEARCHES, seat, seat, count)
    return () if found is None else (found,)


def unless_replaced(perform: Perform, would: Callable[..., tuple[Replacement, ...]]) -> Perform:
    """Carry out an effect, but for what is replaced."""

    def performs(effect: Effect, table: BattleTable, frame: ResolveEffect) -> Next:
        if frame.replaced and isinstance(effect, text.Search):
            return None
        if not table.box.replacing:
            return perform(effect, table, frame)
        found = would(effect, table, frame) if frame.result is None and not frame.replaced else ()
        if found:
            frame.replaced = tuple(each[4] for each in found)
            return Instead(found)
        if frame.replaced:
            # What is left of the effect goes on as if nothing had been carried out before it.
            frame.result = frame.result if isinstance(frame.result, tuple) else None
        return perform(effect, table, frame)

    return performs
