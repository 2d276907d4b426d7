"""A simple player who chooses sensibly: the scripted opponent of solo play, and the measure of balance.

It looks only at what its seat may know: its own hand and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.core.decision import Decision, Option
from ludoteca.core.effects import CHOSEN, OPPONENT
from ludoteca.games.fabula.meaning.stack import OnStack
from ludoteca.games.fabula.play.announcement import Announce
from ludoteca.games.fabula.play.combat import Combat, able, blockers_among
from ludoteca.games.fabula.table.table import INFLUENCE, OFFENSIVE, FabulaTable
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text.terms import DiscardCost, In, SacrificeCost, TapThis, Whose

#: Effects that one wishes on one's own side; the others are for opponents.
_GOOD = (
    e.Boost,
    e.Heal,
    e.Prevent,
    e.CanAct,
    e.Draw,
    e.GainResources,
    e.AttachTo,
    e.IntoPlay,
    e.DivideCounters,
    e.UseFree,
)


#: Effects that one wishes on what stands against one.
_HOSTILE = (e.Damage, e.Destroy, e.DivideDamage, e.TakeControl, e.ToHand, e.Exile, e.Sacrifice)

#: The part of a base's resistance that an offensive is to bring down: a third.
_ENOUGH = 3


def leaning(table: FabulaTable, decision: Decision) -> list[float]:
    """What speaks for each option."""
    return [worth(table, decision, option) for option in decision.options]


def worth(table: FabulaTable, decision: Decision, option: Option) -> float:
    judge = _JUDGES.get(option[0])
    return 0.0 if judge is None else float(judge(table, decision.seat, option))


def of_use(table: FabulaTable, seat: int, option: Option) -> float:
    """Allies first, the dearest; maneuvers where they find something worth their price."""
    kind = table.kind(option[1])
    if kind.type == "maneuver":
        return maneuver_worth(table, seat, option[1])
    return 5.0 + kind.cost if kind.type == "ally" else 3.0 + kind.cost


def maneuver_worth(table: FabulaTable, seat: int, number: int) -> float:
    kind = table.kind(number)
    sentences = table.box.passages[kind.maneuver].passage.sentences
    effects = [clause.effect for sentence in sentences for clause in sentence.clauses]
    if any(isinstance(effect, e.Cancel | e.CancelNext) for effect in effects):
        top = table.waiting[-1] if table.waiting else None
        return 6.0 if top is not None and top.controller != seat and dear(table, top) else -1.0
    if any(isinstance(effect, e.PreventOffensive | e.Prevent) for effect in effects):
        return 4.0 if table.action == OFFENSIVE and table.active != seat and not table.waiting else -1.0
    if table.waiting:
        return -1.0
    if any(isinstance(effect, _HOSTILE) for effect in effects) and not looks_in_zones(table, number):
        if not finds_a_foe(table, seat, kind.maneuver):
            return -1.0
        return 4.0 + kind.cost if faces_allies(table, seat) else 0.5
    if any(isinstance(effect, e.Boost) for effect in effects):
        return 3.0 if table.action and table.blockers() else -1.0
    return 2.0 + kind.cost if at_leisure(table, seat) else -1.0


def at_leisure(table: FabulaTable, seat: int) -> bool:
    """In one's own main phase: what need not answer anything waits until allies have been paid for."""
    return table.active == seat and table.decision is not None and table.decision.ask == "ask-main"


def looks_in_zones(table: FabulaTable, number: int) -> bool:
    """Does the maneuver aim at cards outside play, which are nobody's threat?"""
    targets = table.box.passages[table.kind(number).maneuver].passage.targets
    return any(isinstance(filter_, In) for target in targets for filter_ in target.filters)


def dear(table: FabulaTable, effect: object) -> bool:
    assert isinstance(effect, OnStack)
    return effect.card != -1 and effect.card in table.pieces and table.kind(effect.card).cost >= 2


def finds_a_foe(table: FabulaTable, seat: int, passage: int) -> bool:
    """Can a text that harms be aimed at something of an opponent's? Bases are always there, allies are not."""
    targets = table.box.passages[passage].passage.targets
    return any(target.sort != "ally" for target in targets) or not targets or faces_allies(table, seat)


def faces_allies(table: FabulaTable, seat: int) -> bool:
    return any(table.allies(other) for other in table.opponents(seat))


def of_ability(table: FabulaTable, seat: int, option: Option) -> float:
    """Between actions; one that harms, only if it need not be aimed at one's own; none that costs allies or cards."""
    passage = table.kind(option[1]).activated[option[2]]
    costs = table.box.passages[passage].passage.costs
    if any(isinstance(cost, SacrificeCost | DiscardCost) for cost in costs):
        return -1.0
    sentences = table.box.passages[passage].passage.sentences
    harms = any(isinstance(clause.effect, _HOSTILE) for sentence in sentences for clause in sentence.clauses)
    if harms and not finds_a_foe(table, seat, passage):
        return -1.0
    if table.waiting or table.action:
        return -1.0
    if not harms and any(isinstance(cost, TapThis) for cost in costs) and not table.is_base(option[1]):
        # It could act or block instead: only once nobody sets out any more.
        return 0.2 if at_leisure(table, seat) else -1.0
    return 2.5


def of_offensive(table: FabulaTable, seat: int, option: Option) -> float:
    """Attack what is weakest, once nothing else is left to do, where enough comes through however it is blocked; a
    centre that is sure to fall before anything else."""
    base = table.pieces[option[1]]
    attackers = able(table, seat, OFFENSIVE)
    if _ENOUGH * comes_through(table, attackers, option[1]) < base.resistance:
        return -0.5
    if base.centre:
        if strikes(table, attackers, option[1]):
            return 3.0
        power = sum(table.offensive_of(number) for number in attackers)
        return 1.8 if power >= base.resistance else 1.2 if len(table.territory(base.controller)) <= 2 else 0.6
    return 1.0 + (5 - min(5, int(base.resistance))) / 10


def comes_through(table: FabulaTable, attackers: Sequence[int], goal: int) -> int:
    """The damage that a base suffers if every blocker stops the best that is left."""
    blockers = len(blockers_among(table, table.allies(table.pieces[goal].controller)))
    offensives = sorted((table.offensive_of(number) for number in attackers), reverse=True)
    return sum(offensives[blockers:])


def strikes(table: FabulaTable, attackers: Sequence[int], goal: int) -> bool:
    """Is the base sure to fall to these?"""
    base = table.pieces[goal]
    return comes_through(table, attackers, goal) >= base.resistance and not base.count("shield")


def of_influence(table: FabulaTable, seat: int, option: Option) -> float:
    """Only where the sum can win against all who may block."""
    if not sways(table, able(table, seat, INFLUENCE), option[1]):
        return -0.5
    return 2.4 if table.pieces[option[1]].centre else 1.9


def sways(table: FabulaTable, allies: Sequence[int], goal: int) -> bool:
    """Is the base taken over by these, even if all who can block do?"""
    base = table.pieces[goal]
    theirs = base.resistance
    theirs += sum(table.influence_of(number) for number in blockers_among(table, table.allies(base.controller)))
    return sum(table.influence_of(number) for number in allies) > theirs and not base.count("shield")


def of_join(table: FabulaTable, seat: int, option: Option) -> float:
    """All who add something, until there are enough: the others guard the bases, or set out against another."""
    combat = table.stack[-1]
    if not isinstance(combat, Combat) or table.figure(option[1], combat.kind) <= 0:
        return -1.0
    enough = strikes if combat.kind == OFFENSIVE else sways
    return -1.0 if enough(table, combat.joined, combat.base) else 1.0


def of_block(table: FabulaTable, seat: int, option: Option) -> float:
    """Block where the blocker survives or the attacker falls; in an influence with whoever adds to the sum."""
    blocker, ally = option[1], option[2]
    if table.action != OFFENSIVE:
        return influence_block(table, blocker)
    threat, guard = table.offensive_of(ally), table.offensive_of(blocker)
    survives = table.life_of(blocker) > threat
    kills = guard >= table.life_of(ally)
    base = table.pieces[table.goal]
    urgent = base.centre and sum(table.offensive_of(n) for n in table.in_action()) >= base.resistance
    value = 1.0 * kills + 0.8 * survives + (1.0 if urgent else 0.0) - 0.5
    return value + threat / 100


def influence_block(table: FabulaTable, blocker: int) -> float:
    """Worth the tapping only if all blockers together can hold the base."""
    base = table.pieces[table.goal]
    seat = base.controller
    ours = sum(table.influence_of(n) for n in table.in_action())
    free = sum(table.influence_of(n) for n in table.allies(seat) if not table.pieces[n].tapped)
    return (
        0.5 if ours <= base.resistance + free and table.influence_of(blocker) > 0 and ours > base.resistance else -0.5
    )


def of_target(table: FabulaTable, seat: int, option: Option) -> float:
    """What is good for one's own side, what harms for the others; what matters most each time, and least where it must
    be the wrong side."""
    number = option[1]
    good = wishes_well(table, seat)
    meant = (table.controller_of(number) == seat) == good
    side = 1.0 if meant else -10.0
    if number < table.box.seats or number not in table.pieces:
        return side
    if table.is_base(number):
        piece = table.pieces[number]
        return side + (0.3 if piece.centre == good else 0.2) - float(piece.resistance) / 100
    matters = (table.kind(number).cost + table.figure(number, "offensive")) / 20
    damage = damage_to_target(table)
    if damage:
        matters *= harm(table, number, damage)
    return side + matters if meant else side - matters


def damage_to_target(table: FabulaTable) -> int:
    """The damage that is announced for the target that is being chosen."""
    top = table.stack[-1]
    spoken = top.spoken(table) if isinstance(top, Announce) else None
    if not isinstance(top, Announce) or spoken is None:
        return 0
    effects = [clause.effect for mode in top.declared for clause in spoken.passage.sentences[mode].clauses]
    blows = [effect for effect in effects if isinstance(effect, e.Damage) and effect.what.how == CHOSEN]
    return sum(blow.amount.count(table, top.frame(table)) for blow in blows if blow.what.slot == top.slot)


def harm(table: FabulaTable, number: int, damage: int) -> float:
    """How much of an ally is lost by damage: all of it if it falls, else half of what its life loses."""
    left = table.life_of(number)
    if damage >= left and not table.pieces[number].count("shield"):
        return 1.0
    return 0.5 * min(1.0, damage / max(1, left))


def wishes_well(table: FabulaTable, seat: int) -> bool:
    """Is what is being announced meant for one's own side?"""
    top = table.stack[-1]
    passage = getattr(top, "passage", -1)
    if passage == -1:
        return False
    spoken = table.box.passages[passage].passage
    for target in spoken.targets:
        if any(isinstance(filter_, Whose) for filter_ in target.filters):
            return not any(filter_ == Whose(OPPONENT) for filter_ in target.filters)
    if not spoken.sentences:
        return False
    first = spoken.sentences[0].clauses[0].effect
    if isinstance(first, e.ToHand):
        return any(isinstance(filter_, In) for target in spoken.targets for filter_ in target.filters)
    if isinstance(first, e.Resistance):
        return first.gain
    if isinstance(first, e.Counters):
        return first.put
    if isinstance(first, e.Tap):
        return not first.tapped
    if isinstance(first, e.Boost):
        amounts = (first.offensive, first.influence, first.life)
        return not any(getattr(amount, "number", 0) < 0 for amount in amounts if amount is not None)
    return isinstance(first, _GOOD)


def of_give(table: FabulaTable, seat: int, option: Option) -> float:
    """Give up what is worth least."""
    number = option[1]
    return -float(table.kind(number).cost) - (0 if table.pieces[number].token else 1)


def of_return(table: FabulaTable, seat: int, option: Option) -> float:
    """Keep the cheap cards of an opening hand."""
    return 1.0 if table.kind(option[1]).cost > 4 else -1.0


_JUDGES: dict[str, Callable[[FabulaTable, int, Option], float]] = {
    "use": of_use,
    "use-free": lambda table, seat, option: 1.0,
    "activate": of_ability,
    "offensive": of_offensive,
    "influence": of_influence,
    "join": of_join,
    "block": of_block,
    "target": of_target,
    "give": of_give,
    "return": of_return,
    "x": lambda table, seat, option: float(option[1]),
    "number": lambda table, seat, option: float(option[1]),
    "share": lambda table, seat, option: -float(option[1]),
    "turn-up": lambda table, seat, option: 2.0,
    "accept": lambda table, seat, option: 1.0,
    "decline": lambda table, seat, option: 0.5,
    "enough": lambda table, seat, option: -5.0,
    "start": lambda table, seat, option: 1.0 if option[1] == seat else 0.0,
}
