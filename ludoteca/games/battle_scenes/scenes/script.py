"""A simple player who chooses sensibly: brings characters into the scene, readies those who can strike, and lets them
all strike at whoever falls soonest.

It looks only at what its seat may know: its own hand and resources, and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.decision import Decision, Option
from ludoteca.core.effects import Number
from ludoteca.games.battle_scenes.play.cost_of_use import cost_of
from ludoteca.games.battle_scenes.play.moment_of_use import cards_with_actions
from ludoteca.games.battle_scenes.play.using import UseAction
from ludoteca.games.battle_scenes.table import shields
from ludoteca.games.battle_scenes.table.areas import HAND, RESOURCES, SCENE
from ludoteca.games.battle_scenes.table.kinds import ABILITY, CHARACTER
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.effects import Hit, Shift
from ludoteca.games.battle_scenes.text.parts import parts_of

#: What is done only where there is nothing else.
_LAST = -1.0
_NEVER = -10.0
#: The Initial Energy of a character that can be brought in early, and the resources that are always enough.
_SMALL, _PLENTY = 4, 8
#: What damage of an amount that the text counts is taken for.
_COUNTED = 2


def leaning(table: BattleTable, decision: Decision) -> list[float]:
    """What speaks for each option."""
    return [worth(table, decision, option) for option in decision.options]


def worth(table: BattleTable, decision: Decision, option: Option) -> float:
    judge = _JUDGES.get(f"{decision.ask} {option[0]}") or _JUDGES.get(option[0])
    return 0.0 if judge is None else judge(table, decision.seat, option)


def is_character(table: BattleTable, number: int) -> bool:
    return table.kind(number).sort == CHARACTER


def held_characters(table: BattleTable, seat: int) -> list[int]:
    """The Initial Energies of the characters in the hand, the smallest first."""
    return sorted(table.kind(number).energy for number in table.cards(seat, HAND) if is_character(table, number))


# -- setting up --


def of_exchange(table: BattleTable, seat: int, option: Option) -> float:
    """A hand is kept if somebody in it can come soon, or if a smaller one would be worse."""
    energies = held_characters(table, seat)
    good = len(table.cards(seat, HAND)) <= 6 or (bool(energies) and energies[0] <= _SMALL)
    return 1.0 if good == (option[1] == "keep") else 0.0


def of_first_resources(table: BattleTable, seat: int, option: Option) -> float:
    """As many as the smallest character asks for; Abilities rather than characters."""
    energies = held_characters(table, seat)
    wanted = min(energies[0] if energies else _SMALL, len(table.cards(seat, HAND)) // 2)
    picked = 0 if table.decision is None else len(table.decision.series)
    return spare(table, option[1]) if picked < wanted else _LAST


def spare(table: BattleTable, number: int) -> float:
    """How well a card can be spared: in the resources it is not lost, since a character may carry it."""
    kind = table.kind(number)
    if kind.sort == ABILITY:
        return 3.0
    return 2.0 if kind.sort != CHARACTER else 1.0 + kind.energy / 100


# -- the Preparation Phase --


def of_entry(table: BattleTable, seat: int, option: Option) -> float:
    """Characters first, the greatest; then what supports them."""
    kind = table.kind(option[1])
    return 8.0 + kind.energy / 10 if kind.sort == CHARACTER else 4.0


def of_discard(table: BattleTable, seat: int, option: Option) -> float:
    """What can be spared becomes a resource while a character waits for one."""
    resources = len(table.cards(seat, RESOURCES))
    others = [number for number in table.cards(seat, HAND) if number != option[1] and is_character(table, number)]
    missing = min((table.kind(number).energy for number in others), default=0) - resources
    return 1.0 + spare(table, option[1]) / 10 if missing > 0 and resources < _PLENTY else _LAST


def of_use(table: BattleTable, seat: int, option: Option) -> float:
    """The hardest blow where there is an enemy; then any other action."""
    blow = damage_of(table, option[2])
    return (5.0 + blow / 10 if enemies(table, seat) else _LAST) if blow else 1.0


def damage_of(table: BattleTable, card: int) -> int:
    """The points of damage that the action of a card speaks of."""
    action = table.kind(card).action
    if action is None or not any(mode.damages for mode in action.modes):
        return 0
    hits = [part for mode in action.modes for part in parts_of(mode.text) if isinstance(part, Hit)]
    return max((hit.amount.number if isinstance(hit.amount, Number) else _COUNTED for hit in hits), default=_COUNTED)


def blow_when_readied(table: BattleTable, number: int) -> int:
    """The hardest blow of a character that it lacks the stages for, as long as it does."""
    stage = table.pieces[number].stage
    return max(
        (damage_of(table, card) for card in cards_with_actions(table, number) if cost_of(table, number, card) > stage),
        default=0,
    )


def of_readying(table: BattleTable, seat: int, option: Option) -> float:
    """Whoever could strike again is worth a card that can be spared: it becomes a resource."""
    blow = blow_when_readied(table, option[2])
    return 6.0 + blow / 10 + spare(table, option[1]) / 100 if blow and enemies(table, seat) else _LAST


def of_activation(table: BattleTable, seat: int, option: Option) -> float:
    """A text that readies somebody of one's own for nothing, where somebody waits to strike."""
    readies = any(isinstance(part, Shift) and part.ready for part in parts_of(table.box.abilities[option[2]]))
    waiting = any(blow_when_readied(table, number) for number in table.characters(seat))
    return 7.0 if readies and waiting and enemies(table, seat) else _LAST


def enemies(table: BattleTable, seat: int) -> list[int]:
    return table.characters(1 - seat)


# -- aims --


def of_target(table: BattleTable, seat: int, option: Option) -> float:
    """An enemy for what hurts, one's own for what helps."""
    use = next((each for each in table.innermost() if isinstance(each, UseAction)), None)
    hurts = use is not None and use.chosen_mode(table).damages
    return of_foe(table, seat, option) if hurts else -of_foe(table, seat, option)


def of_foe(table: BattleTable, seat: int, option: Option) -> float:
    """The nearer to being knocked out the better, and the more points it brings."""
    number = option[1]
    if number not in table.pieces or table.pieces[number].zone != SCENE:
        return 0.0
    foe = table.pieces[number].controller != seat
    if not is_character(table, number):
        return 0.5 if foe else -0.5
    value = 3.0 + table.kind(number).energy / 10 - (table.energy(number) + shields.value(table, number)) / 5
    return value if foe else -value


def of_loaded(table: BattleTable, seat: int, option: Option) -> float:
    """A character carries Abilities rather than anything else: their actions can be used."""
    kind = table.kind(option[1])
    return 2.0 if kind.sort == ABILITY else 1.0 if kind.sort != CHARACTER else 0.0


def of_hand(table: BattleTable, seat: int, option: Option) -> float:
    return spare(table, option[1])


def always(value: float) -> Callable[[BattleTable, int, Option], float]:
    return lambda table, seat, option: value


_JUDGES: dict[str, Callable[[BattleTable, int, Option], float]] = {
    "ask-exchange pick": of_exchange,
    "ask-first-resources choose": of_first_resources,
    "ask-energy choose": of_loaded,
    "ask-adjust-hand choose": of_hand,
    "ask-target choose": of_target,
    "ask-surprise choose": always(1.0),
    "ask-search choose": always(1.0),
    "enter": of_entry,
    "discard": of_discard,
    "use": of_use,
    "activate": of_activation,
    "ready": of_readying,
    "extra": of_readying,
    "surrender": always(_NEVER),
    "choose": of_foe,
    "accept": always(1.0),
}
