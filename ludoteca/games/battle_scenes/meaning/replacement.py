"""Replacement effects (5.5): a part of an effect does not happen, and something else happens instead.

A text replaces what it says "would" happen: a character that would leave the scene, a search that would be made. What
is replaced triggers nothing and counts as not done (gap if-you-do).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.box import Perform
from ludoteca.core.effects import YOU, Ability, Effect
from ludoteca.core.events import NOTHING
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.finding import pieces_of
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, level_now
from ludoteca.games.battle_scenes.table.areas import SCENE
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text

LEAVES, SEARCHES = "leaves", "searches"

#: Where a character goes that leaves the scene without being knocked out.
_AWAY = ("hand", "resources", "deck", "top", "bottom")

#: One replacement: its text, who controls it, its card and bearer, what it speaks of, and how much would be done.
Replacement = tuple[int, int, int, int, int, int]


def replaces(ability: Ability) -> str:
    """What a text replaces, or nothing."""
    when = ability.trigger
    if not isinstance(when, text.When) or not when.would or when.by:
        return ""
    return when.event if when.event in (LEAVES, SEARCHES) else ""


class Instead(Procedure):
    """5.5-2: what happens instead, for each of those that something else would have happened to (5.5-1)."""

    __slots__ = ("replacements",)

    def __init__(self, replacements: tuple[Replacement, ...]) -> None:
        super().__init__()
        self.replacements = replacements

    def copy(self) -> Instead:
        return self.progress(Instead(self.replacements))

    def carry_out(self, table: BattleTable) -> Next:
        if not self.replacements:
            return None
        ability, seat, card, base, subject, amount = self.replacements[0]
        self.replacements = self.replacements[1:]
        frame = ResolveEffect(ability, seat, card, base, level_now(table), x=amount)
        when = table.ability(ability).trigger
        assert isinstance(when, text.When)
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
            if not when.who.passes(table, frame, subject):
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
