"""What static texts state (5.4): the questions that they alter, whom they concern, and by how much.

Damage is altered within its calculation: ``alterations`` finds the texts that speak of the damage at hand.
"""

from __future__ import annotations

from ludoteca.core.effects import CHOOSE, Ability, Effect, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import ADD, ALLOW, DENY, FIX, Modifier
from ludoteca.games.battle_scenes import text
from ludoteca.games.battle_scenes.box import Statement
from ludoteca.games.battle_scenes.characteristics import AFFILIATION, ALTER_EGO, KEYWORD, POWER
from ludoteca.games.battle_scenes.damage import DIVIDE, PIERCE, REDIRECT, Change, DealDamage
from ludoteca.games.battle_scenes.keywords import Prompt
from ludoteca.games.battle_scenes.reading import pieces_of, reachable, seats_of
from ludoteca.games.battle_scenes.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table import BattleTable
from ludoteca.games.battle_scenes.triggers import action_passes, is_during, meant

#: The question behind each thing that a text forbids.
FORBIDDEN = {
    "use": "use",
    "be target": "be-target",
    "be used": "be-used",
    "be readied": "be-readied",
    "search decks": "search",
    "be unloaded": "be-unloaded",
    "put into scene": "enter",
}


def statements_of(ability: Ability) -> tuple[Statement, ...]:
    """The questions that a static text alters, clause by clause."""
    if ability.sort != text.STATIC:
        return ()
    found: list[Statement] = []
    for number, clause in enumerate(ability.clauses):
        found += [(question, operation, number) for question, operation in questions(clause.effect)]
    return tuple(found)


def questions(effect: Effect) -> list[tuple[str, str]]:
    """The questions that an effect alters, and how."""
    if isinstance(effect, text.Gain):
        return gained(effect)
    if isinstance(effect, text.SetShield):
        return [("set-shield", FIX)]
    if isinstance(effect, text.Forbid):
        return [(FORBIDDEN[effect.what], DENY)]
    if isinstance(effect, text.Permit):
        return [("use-action", ALLOW), *([("free", ALLOW)] if effect.free else [])]
    if isinstance(effect, text.Retype):
        return [(f"type:{kind}", ALLOW) for kind in effect.types]
    if isinstance(effect, text.ChangeCost):
        return [("cost", ADD)]
    if isinstance(effect, text.HandLimit):
        return [("hand-limit", ADD)]
    if isinstance(effect, text.AnyNumber):
        return [("repeat", ALLOW)]
    if isinstance(effect, text.NoEffect) and effect.texts:
        return [("text", DENY)]
    if isinstance(effect, Prompt):
        return [("prompt", ALLOW)]
    return []


def gained(effect: text.Gain) -> list[tuple[str, str]]:
    """Characteristics are questions of their own; a loss prevails over a gain (8.B.2)."""
    how = DENY if effect.lose else ALLOW
    found = [(POWER + power, how) for power in effect.powers]
    found += [(AFFILIATION + name, how) for name in effect.affiliations]
    if effect.shield is not None:
        found.append(("shield", ADD))
    if effect.keyword is not None:
        if effect.keyword.name == "alter ego":
            found.append((ALTER_EGO + str(effect.keyword.amount), how))
        else:
            found.append((KEYWORD + effect.keyword.name, how))
            if effect.keyword.name == "Prontidão":
                found.append(("prompt", how))
    return found


# -- reading a static text ------------------------------------------------------------------


def frame_of(table: BattleTable, modifier: Modifier) -> ResolveEffect:
    """The frame in which a statement is read: as its card lies now, or with what an effect had bound for it."""
    card = modifier.source
    for made in table.generated:
        if made.number == modifier.number:
            frame = ResolveEffect(made.ability, made.controller, made.source, made.bearer, 0, x=made.x)
            frame.slots = made.slots
            frame.number = made.number
            return frame
    return ResolveEffect(modifier.ability, modifier.controller, card, table.bearer(card), 0)


def concerns(table: BattleTable, modifier: Modifier, subject: int, other: int) -> bool:
    """Does a static text concern this piece now? ``other`` is the action's card, or its user, where one is asked of."""
    key = (modifier.number, subject)
    if key in table.asking:
        # The text depends on itself: as long as it is being asked it says nothing (gap text-loss-cycle).
        return False
    table.asking.add(key)
    try:
        return concerns_now(table, modifier, subject, other)
    finally:
        table.asking.discard(key)


def concerns_now(table: BattleTable, modifier: Modifier, subject: int, other: int) -> bool:
    frame = frame_of(table, modifier)
    ability = table.ability(modifier.ability)
    clause = ability.clauses[modifier.amount]
    effect = clause.effect
    if not names(table, frame, effect, subject, other):
        return False
    if frame.number != NOTHING:
        # An effect made it: its conditions were asked then (5.8-3).
        return True
    if ability.condition is not None and not ability.condition.holds(table, frame):
        return False
    return clause.condition is None or clause.condition.holds(table, frame)


def names(table: BattleTable, frame: ResolveEffect, effect: Effect, subject: int, other: int) -> bool:
    if isinstance(effect, text.Forbid):
        return forbids(table, frame, effect, subject, other)
    if isinstance(effect, text.Permit):
        allowed = effect.actions is None or action_passes(table, frame, effect.actions, subject, other)
        return is_meant(table, frame, effect.who, subject) and allowed
    if isinstance(effect, text.Retype | text.ChangeCost):
        return action_passes(table, frame, effect.actions, other, subject)
    if isinstance(effect, text.HandLimit):
        return subject in seats_of(table, frame, effect.whose)
    if isinstance(effect, Prompt):
        every = Selector("each", effect.actions)
        return is_meant(table, frame, effect.what, subject) and action_passes(table, frame, every, subject, other)
    what = getattr(effect, "what", None)
    return isinstance(what, Selector) and is_meant(table, frame, what, subject)


def is_meant(table: BattleTable, frame: ResolveEffect, selector: Selector, number: int) -> bool:
    if frame.number != NOTHING and selector.how == CHOOSE:
        return number in frame.bound(selector)
    return number in meant(table, frame, selector, number)


def forbids(table: BattleTable, frame: ResolveEffect, effect: text.Forbid, subject: int, other: int) -> bool:
    if effect.what == "put into scene":
        cards = effect.actions
        mine = table.pieces[subject].owner in seats_meant(table, frame, effect.who)
        return mine and (cards is None or cards.passes(table, frame, subject))
    if effect.what == "search decks":
        return subject in seats_meant(table, frame, effect.who)
    if effect.what == "be used":
        return action_passes(table, frame, effect.who, other, subject)
    if not is_meant(table, frame, effect.who, subject):
        return False
    if effect.actions is None or other == NOTHING:
        return True
    user = subject if effect.what == "use" else table.bearer(other)
    return action_passes(table, frame, effect.actions, user, other)


def seats_meant(table: BattleTable, frame: ResolveEffect, who: Selector) -> tuple[int, ...]:
    if who.how == "this":
        return (frame.controller,)
    return tuple(seat for seat in (0, 1) if who.passes(table, frame, seat))


def amount_of(table: BattleTable, modifier: Modifier) -> int:
    frame = frame_of(table, modifier)
    effect = table.ability(modifier.ability).clauses[modifier.amount].effect
    if isinstance(effect, text.Gain) and effect.shield is not None:
        return -effect.shield.count(table, frame) if effect.lose else effect.shield.count(table, frame)
    if isinstance(effect, text.SetShield):
        return effect.shield.count(table, frame)
    if isinstance(effect, text.ChangeCost | text.HandLimit):
        return effect.change
    return 0


# -- damage (5.3) ---------------------------------------------------------------------------


def alterations(table: BattleTable, damage: DealDamage) -> list[Change]:
    """What card texts would do to this damage: those that function in the scene, and those that effects made."""
    found: list[Change] = []
    for card, base, ability in table.speaking:
        frame = ResolveEffect(ability, table.pieces[base].controller, card, base, 0)
        found += changes(table, frame, damage, (card, ability))
    for made in table.generated:
        frame = ResolveEffect(made.ability, made.controller, made.source, made.bearer, 0, x=made.x)
        frame.slots = made.slots
        found += changes(table, frame, damage, (made.number, made.ability))
    return found


def changes(table: BattleTable, frame: ResolveEffect, damage: DealDamage, key: tuple[int, int]) -> list[Change]:
    ability = table.ability(frame.ability)
    trigger = ability.trigger
    would = alters_damage(ability)
    found: list[Change] = []
    for number, clause in enumerate(ability.clauses):
        effect = clause.effect
        frame.clause = number
        if not (isinstance(effect, text.MoreDamage) or (would and isinstance(effect, ALTERING))):
            continue
        if would and not speaks_of_damage(table, frame, trigger, damage):
            continue
        if ability.condition is not None and not ability.condition.holds(table, frame):
            continue
        if clause.condition is not None and not clause.condition.holds(table, frame):
            continue
        change = change_of(table, frame, effect, damage)
        if change is not None:
            change.key = (*key, number)
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


def speaks_of_damage(table: BattleTable, frame: ResolveEffect, when: object, damage: DealDamage) -> bool:
    assert isinstance(when, text.When)
    if when.during and not is_during(table, frame, when.during):
        return False
    receiving = when.event == "receives damage"
    dealt, struck = (when.what, when.who) if receiving else (when.who, when.what)
    if struck is not None:
        if damage.destination not in meant(table, frame, struck, damage.destination):
            return False
        frame.bind(struck.slot, (damage.destination,))
    return dealt is None or is_source(table, frame, dealt, damage)


def is_source(table: BattleTable, frame: ResolveEffect, selector: Selector, damage: DealDamage) -> bool:
    """Both the action and the character that used it are sources (4.8.5-2)."""
    if any(isinstance(each, text.Kind) and "action" in each.kinds for each in selector.filters):
        return damage.use != NOTHING and action_passes(table, frame, selector, damage.source, damage.use)
    if damage.source not in table.pieces:
        return False
    return damage.source in meant(table, frame, selector, damage.source)


def change_of(table: BattleTable, frame: ResolveEffect, effect: Effect, damage: DealDamage) -> Change | None:
    seat = frame.controller
    if isinstance(effect, text.MoreDamage):
        if damage.use == NOTHING or not damage.targeted:
            return None
        if not action_passes(table, frame, effect.actions, damage.source, damage.use):
            return None
        return Change((0, 0, 0), ADD, effect.amount.count(table, frame), frame.source, seat)
    if isinstance(effect, text.Redirect):
        return Change((0, 0, 0), REDIRECT, 0, frame.source, seat, to=destinations(table, frame, effect.to))
    assert isinstance(effect, text.ChangeDamage)
    if effect.how == "half":
        return Change((0, 0, 0), DIVIDE, 2, frame.source, seat)
    if effect.how == "penetrating":
        return Change((0, 0, 0), PIERCE, 0, frame.source, seat)
    operation = FIX if effect.how == "set" else ADD
    return Change((0, 0, 0), operation, effect.amount.count(table, frame), frame.source, seat)


def destinations(table: BattleTable, frame: ResolveEffect, selector: Selector) -> tuple[int, ...]:
    if selector.how == CHOOSE:
        found = reachable(table, frame, selector)
        return tuple(number for number in found if selector.passes(table, frame, number))
    return pieces_of(table, frame, selector)
