"""A simple player who chooses sensibly: walks up to the enemy, strikes with what it has, answers attacks.

It looks only at what its seat may know: its own cards and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.decision import Decision, Option
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.cards.board import tiles_of
from ludoteca.games.apotheosis.play.activation import Act
from ludoteca.games.apotheosis.play.checks import Spend
from ludoteca.games.apotheosis.play.costs import GiveAway, purse
from ludoteca.games.apotheosis.play.movement import barring
from ludoteca.games.apotheosis.play.responses import answered_action
from ludoteca.games.apotheosis.play.targets import struck_by
from ludoteca.games.apotheosis.scenes.blows import (
    NORMAL_POINTS,
    gain,
    gain_with,
    hampers,
    in_peril,
    is_late,
    is_spent,
    reach_of_hardest,
    reaches_already,
    rivals,
    rounds_left,
    speaks_of,
)
from ludoteca.games.apotheosis.table.grounds import PLACES
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text.terms import ALL_IN
from ludoteca.games.apotheosis.text.words import EVENT, FATE

#: What is better than nothing, and what only once there is nothing better.
_END = 0.0
_NEVER = -10.0
#: Further than anything is on any board.
_FAR = 40
#: The life that is little, and what must be missing for a cure to be worth its price.
_LITTLE, _CURED = 4, 2
#: What it is worth to get energy back for a much harder blow.
_REFRESHING = 7.5
#: The fate that is kept for divine salvation (hero.salvation.1).
_FATE_KEPT = 5
#: What helps only whoever strikes in the same turn.
_FOR_BLOWS = (e.Modify, e.Mark, e.Knowledgeable)


def leaning(table: ApotheosisTable, decision: Decision) -> list[float]:
    """What speaks for each option."""
    return [worth(table, decision, option) for option in decision.options]


def worth(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    judge = _JUDGES.get(option[0])
    return _NEVER if judge is None else judge(table, decision, option)


def of_target(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """Enemies, the weakest first; oneself and partners for what helps; a tile for what spreads."""
    act = table.stack[-1]
    agent = act.agent if isinstance(act, Act) else table.character
    use = act.the_use(table) if isinstance(act, Act) else None
    number = option[1]
    if use is not None and use.damage is None:
        if speaks_of(use, e.Heal) and table.living(number):
            # Whoever has lost most, of one's own.
            return -1.0 if table.is_enemy(agent, number) else 1.0 + 0.1 * missing_life(table, number)
        friendly = 0.0 if table.is_enemy(agent, number) else 1.0
        return friendly if helps(use) else 1.0 - friendly
    return gain(table, agent, use, (number,)) if struck_by(table, agent, use, (number,)) else _NEVER / 2


def helps(use: Use) -> bool:
    """Does its text speak of allies or of oneself?"""
    passage = use.passage
    if passage is None or passage.target is None:
        return True
    return not any(getattr(filter_, "side", "") == "enemy" for filter_ in passage.target.filters)


def of_attack(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    if not table.is_piece(option[1]):
        return _NEVER
    if table.pieces[option[1]].obstacle and not table.living(option[1]):
        # Nothing better to do: what stands in the way is broken.
        return 0.6
    return of_blow(table, gain(table, table.character, None, (option[1],)), NORMAL_POINTS)


def of_blow(table: ApotheosisTable, brought: float, price: int) -> float:
    """A blow comes before all else; the one first that brings most as often as the points allow. If it brings nothing,
    never."""
    times = max(1, table.points // max(1, price))
    return 5.0 + 0.3 * brought * times if brought > 0 else _NEVER


def of_use(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """An attack that finds an enemy; else something that helps, but for what gives the turn away."""
    agent = table.character
    use = table.kind(option[1]).uses[option[2] - 1]
    if use.damage is None:
        if speaks_of(use, e.Heal):
            return of_cure(table, agent if use.target is None else neediest(table, agent))
        if speaks_of(use, e.RecoverEnergy):
            return _REFRESHING if is_spent(table, agent) else _NEVER
        if hampers(table, agent, option[1]):
            return _NEVER
        if table.kind(option[1]).suit == EVENT and fate_without(table, agent, option[1]) < _FATE_KEPT:
            return _NEVER
        if speaks_of(use, *_FOR_BLOWS) and not reaches_already(table, agent):
            return _NEVER
        if speaks_of(use, e.MoveUpTo) and reaches_already(table, agent):
            return _NEVER
        if speaks_of(use, e.GainPoints):
            # For one blow more, or for nothing.
            short = table.points == NORMAL_POINTS - 1 and reaches_already(table, agent)
            return 4.9 if short else _NEVER
        # Without a price it could be used for ever.
        spends = (
            use.points
            or any((use.energy.stamina, use.energy.mana, use.energy.either))
            or table.kind(option[1]).suit == EVENT
        )
        return (1.0 if helps(use) and ALL_IN not in use.limits else 0.5) if spends else _NEVER
    return of_blow(table, gain_with(table, agent, option[1], use), use.price)


def of_cure(table: ApotheosisTable, agent: int) -> float:
    """Before a blow where little life is left, after it where some is missing, never for nothing."""
    if missing_life(table, agent) < _CURED:
        return _NEVER
    return 8.0 if table.pieces[agent].life <= _LITTLE else 1.5


def missing_life(table: ApotheosisTable, number: int) -> int:
    return table.figure(number, "max-life") - int(table.pieces[number].life)


def neediest(table: ApotheosisTable, agent: int) -> int:
    """Of a character's side the one that has lost most; itself, if nobody has lost more."""
    own = [number for number in table.characters() if number != agent and not table.is_enemy(agent, number)]
    return max([agent, *own], key=lambda number: missing_life(table, number))


def fate_without(table: ApotheosisTable, agent: int, *cards: int) -> int:
    """The fate that is left for divine salvation if these are used for something else; plenty, if that is over."""
    figure = table.pieces[agent]
    if figure.saved:
        return _FATE_KEPT
    others = tuple([other for other in purse(table, agent) if other not in cards])
    giving = GiveAway(agent, others, _FATE_KEPT, FATE)
    return giving.total(table, giving.candidates)


def of_place(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """What cures or refreshes is taken in hand when it is needed; other cards cost more points than they bring."""
    uses = table.kind(option[1]).uses
    if any(speaks_of(use, e.Heal) for use in uses):
        return of_cure(table, table.character) - 0.5
    refreshes = is_spent(table, table.character) and any(speaks_of(use, e.RecoverEnergy) for use in uses)
    return _REFRESHING - 0.5 if refreshes else _NEVER


def of_walk(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """Nearer to the nearest enemy, till the hardest of one's blows reaches one; who strikes from afar stays away, and
    steps away from one beside whose next blow would be the last, once nothing is left to strike with."""
    agent = table.character
    fleeing = reach_of_hardest(table, agent) > 1 and in_peril(table, agent)
    if reaches_already(table, agent) and not fleeing:
        return _NEVER
    here = how_far(table, agent, table.cell_of(agent))
    there = how_far(table, agent, option[1])
    if fleeing:
        return 2.0 + 0.1 * (there - here) if there > here else _NEVER
    if there >= here or here <= 1:
        return _NEVER
    reach = reach_of_hardest(table, agent)
    # Something stands in the line of a blow that is near enough: nearer still.
    near_enough = max(there, reach) if here > reach else there
    return 2.0 + 0.1 * (here - near_enough) + 0.001 * there


def how_far(table: ApotheosisTable, agent: int, cell: int) -> int:
    """The way from a tile to the nearest enemy, through whatever may yet be opened, broken or walk away."""
    cells = [table.pieces[number].cell for number in rivals(table, agent)]
    key = ("how-far", agent, *cells)
    reached: list[list[int]] | None = table.kept[PLACES].get(key)
    if reached is None:
        board = table.board
        barred = barring(table, agent) & ~tiles_of(cells)
        # Around what stands in the way; where there is no way around, through it.
        around = [board.away(enemy, barred, _FAR) for enemy in cells]
        there = any(tiles >> table.cell_of(agent) & 1 for each in around for tiles in each)
        reached = table.kept[PLACES][key] = around if there else [board.away(enemy, 0, _FAR) for enemy in cells]
    found = [steps for tiles in reached for steps, each in enumerate(tiles) if each >> cell & 1]
    return min(found, default=_FAR)


def of_check(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """What stands in the way is opened."""
    return 0.8 if table.pieces[option[1]].obstacle else 0.1


def of_rest(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """Before feeble blows, if harder ones lack energy; for life when it is about to be counted (gap stalemate)."""
    agent = table.character
    if option[1] == "energy":
        return _REFRESHING - 0.2 if is_spent(table, agent) and not is_late(table) else 0.5
    missing = missing_life(table, agent) > 0
    late = rounds_left(table) <= 1
    return 3.0 if missing and late and not reaches_already(table, agent) else 0.6 if missing else 0.2


def of_response(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """Answer what others do; one's own side needs no answer."""
    return 3.0 if table.is_enemy(answered_action(table).agent, table.heroes[decision.seat]) else -1.0


def of_gift(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """What is given away: a card that strikes last, else the one of least value; for a check no fate that may save."""
    if not table.is_card(option[1]):
        return 1.0
    if spends_saving_fate(table, option[1]):
        return _NEVER
    kind = table.kind(option[1])
    strikes = any(use.damage is not None for use in kind.uses)
    return 1.0 - 0.05 * kind.value - (0.5 if strikes else 0.0)


def spends_saving_fate(table: ApotheosisTable, card: int) -> bool:
    """Would a card be spent on a check that divine salvation may need?"""
    check = table.stack[-1]
    if not isinstance(check, Spend) or check.value != FATE:
        return False
    return fate_without(table, check.agent, *check.picked, card) < _FATE_KEPT


def always(value: float) -> Callable[[ApotheosisTable, Decision, Option], float]:
    return lambda table, decision, option: value


def of_choice(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """What a text asks for: an enemy before anything of one's own."""
    agent = getattr(table.stack[-1], "agent", NONE)
    return 1.0 if agent in table.pieces and table.is_enemy(agent, option[1]) else 0.1


_JUDGES: dict[str, Callable[[ApotheosisTable, Decision, Option], float]] = {
    "target": of_target,
    "attack": of_attack,
    "use": of_use,
    "walk": of_walk,
    "place": of_place,
    "check": of_check,
    "rest": of_rest,
    "choose": of_choice,
    "respond": of_response,
    "accept": always(2.0),
    "summon": always(3.0),
    "awaken": always(1.5),
    "deploy": always(1.0),
    "exhaust": always(1.0),
    "recover": always(1.0),
    "give": of_gift,
    "take": always(1.0),
    "end": always(_END),
    "enough": always(_END),
    "decline": always(_END),
}
