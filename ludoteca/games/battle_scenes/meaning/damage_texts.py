"""How card texts alter damage (5.3): which of them speak of the damage at hand, and what they would do to it."""

from __future__ import annotations

from ludoteca.core.effects import CHOOSE, EACH, THIS, Ability, Effect, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.modifiers import ADD, FIX, MULTIPLY
from ludoteca.games.battle_scenes.meaning.damage_effect import DIVIDE, PIERCE, REDIRECT, Change
from ludoteca.games.battle_scenes.meaning.finding import pieces_of, reachable
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, is_spent, level_now
from ludoteca.games.battle_scenes.meaning.triggering import frame_of_text
from ludoteca.games.battle_scenes.meaning.triggers import action_passes, is_during, meant
from ludoteca.games.battle_scenes.play.damage import DealDamage
from ludoteca.games.battle_scenes.table.pending import Pending
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import is_of_actions


def alterations(table: BattleTable, damage: DealDamage) -> list[Change]:
    """What card texts would do to this damage: those that function in the scene, and those that effects made."""
    found: list[Change] = []
    altering = table.box.altering
    for card, base, ability in table.speaking:
        if ability in altering:
            frame = frame_of_text(table, card, base, ability)
            found += changes(table, frame, damage, (card, ability))
    for made in table.generated:
        if made.ability not in altering:
            continue
        frame = ResolveEffect(made.ability, made.controller, made.source, made.bearer, 0, x=made.x)
        frame.slots = made.slots
        frame.since = made.since
        found += changes(table, frame, damage, (made.number, made.ability), made.clause)
    return found


def would_invite(table: BattleTable, damage: DealDamage) -> tuple[Pending, ...]:
    """What a card in a hand could answer to this damage, for each player, the active one first."""
    found = []
    first = table.active_player()
    event = Event("would-damage", "5.2.1-1", damage.controller, damage.source, (damage.destination,))
    for seat in (first, 1 - first):
        for number in table.box.would_from_hand:
            frame = ResolveEffect(number, seat, NOTHING, NOTHING, 0)
            if speaks_of_damage(table, frame, table.ability(number).trigger, damage):
                level = level_now(table) + 1
                found.append(Pending(table.new_number(), seat, NOTHING, NOTHING, number, event, level, frame.slots))
    return tuple(found)


def changes(
    table: BattleTable, frame: ResolveEffect, damage: DealDamage, key: tuple[int, int], only: int = NOTHING
) -> list[Change]:
    """What the clauses of a text, or one of them, would do to the damage."""
    ability = table.ability(frame.ability)
    trigger = ability.trigger
    would = alters_damage(ability)
    found: list[Change] = []
    for number, clause in enumerate(ability.clauses):
        effect = clause.effect
        frame.clause = number
        if only not in (NOTHING, number):
            continue
        # What a moment says of one action holds once the text has been carried out.
        more = isinstance(effect, text.MoreDamage) and (only == number or ability.sort == text.STATIC)
        if not (more or (would and isinstance(effect, ALTERING))):
            continue
        if would and not speaks_of_damage(table, frame, trigger, damage):
            continue
        if ability.condition is not None and not ability.condition.holds(table, frame):
            continue
        if clause.condition is not None and not clause.condition.holds(table, frame):
            continue
        if would and isinstance(trigger, text.When) and trigger.once and is_spent(table, frame):
            continue
        change = change_of(table, frame, effect, damage)
        if change is not None:
            change.key = (*key, number)
            if clause.each is not None and change.operation == ADD and only == NOTHING:
                # What an effect has made was made as often as it says.
                change.amount *= clause.each.count(table, frame)
            if would:
                change.once = isinstance(trigger, text.When) and trigger.once
                change.more = not all(isinstance(each.effect, ALTERING) for each in ability.clauses)
                change.frame = frame
            change.one = bool(getattr(effect, "one", False))
            change.optional = clause.optional
            found.append(change)
    return found


ALTERING = (text.ChangeDamage, text.Redirect)


def alters_damage(ability: Ability) -> bool:
    """ "Toda vez que … causar dano, ela causará aquela quantidade +1" acts within the calculation too (5.3-1)."""
    when = ability.trigger
    if not isinstance(when, text.When) or when.event not in ("deals damage", "receives damage"):
        return False
    return when.would or any(isinstance(clause.effect, ALTERING) for clause in ability.clauses)


def may_alter(ability: Ability) -> bool:
    """Does any clause of the text speak of damage that is being reckoned?"""
    return alters_damage(ability) or any(isinstance(clause.effect, text.MoreDamage) for clause in ability.clauses)


def speaks_of_damage(table: BattleTable, frame: ResolveEffect, when: object, damage: DealDamage) -> bool:
    assert isinstance(when, text.When)
    if when.during and not is_during(table, frame, when.during):
        return False
    receiving = when.event == "receives damage"
    dealt, struck = (when.what, when.who) if receiving else (when.who, when.what)
    if (when.sort == "penetrating" and not damage.piercing) or (when.sort == "no action" and damage.use != NOTHING):
        return False
    if struck is not None:
        if struck.how == text.TARGET and not frame.bound(struck):
            if not damage.targeted or not struck.passes(table, frame, damage.destination):
                return False
        elif damage.destination not in meant(table, frame, struck, damage.destination):
            return False
        if struck.how != THIS:
            # "Este personagem" needs no slot: another phrase may have the one that it shows.
            frame.bind(struck.slot, (damage.destination,))
    if dealt is None:
        return True
    if not is_source(table, frame, dealt, damage):
        return False
    if dealt.how in (CHOOSE, EACH):
        frame.bind(dealt.slot, (damage.use if is_of_actions(dealt) else damage.source,))
    return True


def is_source(table: BattleTable, frame: ResolveEffect, selector: Selector, damage: DealDamage) -> bool:
    """Both the action and the character that used it are sources (4.8.5-2)."""
    if any(isinstance(each, text.Kind) and "action" in each.kinds for each in selector.filters):
        return damage.use != NOTHING and action_passes(table, frame, selector, damage.source, damage.use)
    if table.recall(damage.source) is None:
        return False
    return damage.source in meant(table, frame, selector, damage.source)


def change_of(table: BattleTable, frame: ResolveEffect, effect: Effect, damage: DealDamage) -> Change | None:
    seat = frame.controller
    if isinstance(effect, text.MoreDamage):
        all_of_it = effect.penetrating or damage.targeted
        struck = all_of_it if effect.to is None else damage.destination in pieces_of(table, frame, effect.to)
        if damage.use == NOTHING or not struck:
            return None
        if not action_passes(table, frame, effect.actions, damage.source, damage.use):
            return None
        if effect.penetrating:
            return Change((0, 0, 0), PIERCE, 0, frame.source, seat)
        return Change((0, 0, 0), ADD, effect.amount.count(table, frame), frame.source, seat)
    if isinstance(effect, text.Redirect):
        return Change((0, 0, 0), REDIRECT, 0, frame.source, seat, to=destinations(table, frame, effect.to))
    assert isinstance(effect, text.ChangeDamage)
    if effect.how in ("half", "double"):
        return Change((0, 0, 0), DIVIDE if effect.how == "half" else MULTIPLY, 2, frame.source, seat)
    if effect.how == "penetrating":
        return Change((0, 0, 0), PIERCE, 0, frame.source, seat)
    operation = FIX if effect.how == "set" else ADD
    return Change((0, 0, 0), operation, effect.amount.count(table, frame), frame.source, seat)


def destinations(table: BattleTable, frame: ResolveEffect, selector: Selector) -> tuple[int, ...]:
    if selector.how == CHOOSE:
        found = reachable(table, frame, selector)
        return tuple(number for number in found if selector.passes(table, frame, number))
    return pieces_of(table, frame, selector)
