"""The targets of an action (4.6.2.F): which it names, what each may be, and why something may not be one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ludoteca.core.action import Chosen, Holds, Requirement, Requirements, Who
from ludoteca.core.effects import ONE, Clause, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.modifiers import Modifier, denial
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.required_targets import (
    MUST_TARGET,
    ONLY_TARGET,
    Aim,
    groups,
    targets_of,
    unmet,
)
from ludoteca.games.battle_scenes.table.kinds import Mode, PrintedAction
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.events import USE
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.text.terms import REMEMBERED, TARGET, TARGET_PLAYERS, Kind


def action_of(table: BattleTable, card: int) -> PrintedAction:
    action: PrintedAction | None = table.kind(card).action
    assert action is not None, f"{table.kind(card).word} has no action"
    return action


def target_frame(table: BattleTable, seat: int, user: int, card: int, mode: Mode, x: int = NOTHING) -> ResolveEffect:
    """The frame in which targets and costs are read, before the action has an effect of its own."""
    option = action_of(table, card).modes.index(mode) + 1
    return ResolveEffect(mode.ability, seat, card, user, 0, card, x, option)


def target_slots(mode: Mode) -> tuple[Selector, ...]:
    """The targets of a mode, in the order of their slots."""
    return mode.aims


@cache
def targets_in(clauses: tuple[Clause, ...]) -> tuple[Selector, ...]:
    """Every mention of a target in the clauses of an action, within filters and amounts too (4.6.2.F.1.3, 7.3.alvo,
    10.alvo).

    "O oponente alvo" is a target like any other (F.1.2): his slot comes after all that the text names.
    """
    every = list(parts_of(clauses))
    targets = tuple(part for part in every if isinstance(part, Selector) and part.how == TARGET)
    players = [TARGET_PLAYERS[part] for part in every if isinstance(part, str) and part in TARGET_PLAYERS]
    if not players or any(speaks_of_player(target) for target in targets):
        return targets
    slots = [part.slot for part in every if isinstance(part, Selector) and part.slot != REMEMBERED]
    kind = "opponent" if "opponent" in players else "player"
    return (*targets, Selector(TARGET, (Kind((kind,)),), slot=max(slots, default=-1) + 1))


def speaks_of_player(selector: Selector) -> bool:
    return any(isinstance(each, Kind) and {"player", "opponent"} & set(each.kinds) for each in selector.filters)


def may_be_target(table: BattleTable, user: int, card: int, number: int) -> bool:
    """F.2.2: what an effect says cannot be a target is not chosen, whatever demands it."""
    if number < table.box.seats or "be-target" not in table.modifiers:
        return True
    return forbidding_target(table, user, card, number) is None


def forbidding_target(table: BattleTable, user: int, card: int, number: int) -> Modifier | None:
    before = table.weigh(user, card)
    found = denial(table, "be-target", number, card)
    table.weighed = before
    return found


def candidates(table: BattleTable, frame: ResolveEffect, selector: Selector, user: int, card: int) -> list[int]:
    """What a target may be: a character or support unless the text says otherwise (F.1.1, F.1.2)."""
    return list(possible_targets(table, frame, selector, user, card))


def possible_targets(
    table: BattleTable, frame: ResolveEffect, selector: Selector, user: int, card: int
) -> Iterator[int]:
    for number in fitting(table, frame, selector):
        if may_be_target(table, user, card, number):
            yield number


def fitting(table: BattleTable, frame: ResolveEffect, selector: Selector) -> Iterator[int]:
    """What has the characteristics that the text asks for, whatever effects say about it."""
    for number in table.reachable(frame, selector) if names_kind(selector) else table.bases():
        if selector.passes(table, frame, number):
            yield number


def names_kind(selector: Selector) -> bool:
    return any(isinstance(each, Kind) for each in selector.filters)


def names_targets(table: BattleTable, frame: ResolveEffect, mode: Mode) -> bool:
    """An action with targets is used with one at least: "X alvos" are none where X is 0 (gap target-count)."""
    return all(each.count == ONE or each.count.count(table, frame) > 0 for each in target_slots(mode))


# -- why not -----------------------------------------------------------------------------------


class Aiming:
    """A use that is being aimed, with what it names: its own requirements are asked of each target."""

    __slots__ = ("aims", "card", "frame", "selector", "use", "user")

    def __init__(self, frame: ResolveEffect, selector: Selector, use: Event, aims: Sequence[Aim]) -> None:
        self.frame = frame
        self.selector = selector
        self.use = use
        self.aims = aims
        self.user, self.card = use.subjects[0], USE.get(use, "card")

    def wanted(self, table: BattleTable, question: str) -> list[int]:
        """What effects demand as a target and could still be one."""
        missing = unmet(groups(table, question, self.use), targets_of(self.use))
        return [each for group in missing for each in group if any(each in pool for pool, _ in self.aims)]


# What follows asks of a use that is being aimed and of the next target of it.


def is_base_unless_named(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    aiming, number = chosen
    return names_kind(aiming.selector) or number in table.bases()


def fits(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    aiming, number = chosen
    return any(number == each for each in fitting(table, aiming.frame, aiming.selector))


def is_not_forbidden(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    aiming, number = chosen
    return forbidding_target(table, aiming.user, aiming.card, number) is None


def what_forbids(table: BattleTable, seat: int, chosen: Chosen) -> int:
    aiming, number = chosen
    forbidding = forbidding_target(table, aiming.user, aiming.card, number)
    return NOTHING if forbidding is None else forbidding.source


def is_no_target_yet(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] not in targets_of(chosen[0].use)


def demands_met(question: str) -> Holds[BattleTable]:
    return lambda table, seat, chosen: not chosen[0].wanted(table, question)


def demanded_by(question: str) -> Who[BattleTable]:
    def first(table: BattleTable, seat: int, chosen: Chosen) -> int:
        return int(chosen[0].wanted(table, question)[0])

    return first


def is_offered(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """What meets everything else is offered, unless it took the room of one that must be a target."""
    return False


def card_used(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0].card)


#: Why something that is not offered may not be the next target of a use that has some of its targets already.
AIMED = Requirements(
    Requirement("4.6.2.F.1.2", "refusal-no-base", is_base_unless_named),
    Requirement("4.6.2.F.1.1", "refusal-not-a-target", fits, source=card_used),
    Requirement("4.6.2.F.2.2", "refusal-target-forbidden", is_not_forbidden, source=what_forbids),
    Requirement("4.6.2.F", "refusal-target-again", is_no_target_yet),
    Requirement("4.6.2.F.2.3", "refusal-must-target", demands_met(ONLY_TARGET), demanded_by(ONLY_TARGET)),
    Requirement("4.6.2.F.2.1-1", "refusal-must-target", demands_met(MUST_TARGET), demanded_by(MUST_TARGET)),
    Requirement("4.6.2.F.2.1-1", "refusal-no-room", is_offered),
)


def room_for(table: BattleTable, frame: ResolveEffect, selector: Selector) -> int:
    if selector.count == ONE:
        return 1
    return 3 if frame.x == NOTHING else max(1, selector.count.count(table, frame))
