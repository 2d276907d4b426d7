"""A simple player who chooses sensibly: walks up to the enemy, strikes with what it has, answers attacks.

It looks only at what its seat may know: its own cards and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.decision import Decision, Option
from ludoteca.core.effects import Effect
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.cards.board import tiles_of
from ludoteca.games.apotheosis.play.activation import Act
from ludoteca.games.apotheosis.play.movement import barring
from ludoteca.games.apotheosis.play.responses import answered_action
from ludoteca.games.apotheosis.play.targets import range_mask, struck_by
from ludoteca.games.apotheosis.play.usable import uses_at_hand
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.grounds import MOMENT, PLACES
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text.terms import ALL_IN
from ludoteca.games.apotheosis.text.words import EVENT, STRENGTH

#: What is better than nothing, and what only once there is nothing better.
_END = 0.0
_NEVER = -10.0
#: Further than anything is on any board.
_FAR = 40
#: The life that is little, and what must be missing for a cure to be worth its price.
_LITTLE, _CURED = 4, 2
#: What helps only whoever strikes in the same turn.
_FOR_BLOWS = (e.Modify, e.Mark, e.Knowledgeable)


def leaning(table: ApotheosisTable, decision: Decision) -> list[float]:
    """What speaks for each option."""
    return [worth(table, decision, option) for option in decision.options]


def worth(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    judge = _JUDGES.get(option[0])
    return _NEVER if judge is None else judge(table, decision, option)


def enemies(table: ApotheosisTable, agent: int) -> list[int]:
    return [number for number in table.characters() if table.is_enemy(agent, number)]


def of_target(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """Enemies, the weakest first; oneself and partners for what helps; a tile for what spreads."""
    act = table.stack[-1]
    agent = act.agent if isinstance(act, Act) else table.character
    use = act.the_use(table) if isinstance(act, Act) else None
    number = option[1]
    if use is not None and use.damage is None:
        friendly = 0.0 if table.is_enemy(agent, number) else 1.0
        return friendly if helps(use) else 1.0 - friendly
    struck = struck_by(table, agent, use, (number,))
    return sum(blow_worth(table, agent, each) for each in struck) if struck else _NEVER / 2


def helps(use: Use) -> bool:
    """Does its text speak of allies or of oneself?"""
    passage = use.passage
    if passage is None or passage.target is None:
        return True
    return not any(getattr(filter_, "side", "") == "enemy" for filter_ in passage.target.filters)


def blow_worth(table: ApotheosisTable, agent: int, number: int) -> float:
    if number == agent or not table.is_enemy(agent, number):
        return -6.0 if table.living(number) else -1.0
    if not table.living(number):
        return -1.0
    return 6.0 - 0.1 * float(table.pieces[number].life) + (0.4 if number in table.heroes else 0.0)


def of_attack(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    if not table.is_piece(option[1]):
        return _NEVER
    if table.pieces[option[1]].obstacle:
        # Nothing better to do: what stands in the way is broken.
        return 0.6
    worth_ = blow_worth(table, table.character, option[1])
    return worth_ + 0.1 * table.figure(table.character, STRENGTH)


def of_use(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """An attack that finds an enemy; else something that helps, but for what gives the turn away."""
    agent = table.character
    use = table.kind(option[1]).uses[option[2] - 1]
    if use.damage is None:
        if speaks_of(use, e.Heal):
            return of_cure(table, agent)
        if speaks_of(use, *_FOR_BLOWS) and not reaches_already(table, agent):
            return _NEVER
        # Without a price it could be used for ever.
        spends = (
            use.points
            or any((use.energy.stamina, use.energy.mana, use.energy.either))
            or table.kind(option[1]).suit == EVENT
        )
        return (1.0 if helps(use) and ALL_IN not in use.limits else 0.5) if spends else _NEVER
    mask = range_mask(table, agent, use)
    found = [
        number
        for number in enemies(table, agent)
        if mask >> table.pieces[number].cell & 1
        and permanent_texts.untargetable(table, number, agent, option[1]) is None
    ]
    return 7.0 + 0.1 * use.damage.constant if found else _NEVER


def speaks_of(use: Use, *effects: type[Effect]) -> bool:
    passage = use.passage
    return passage is not None and any(isinstance(clause.effect, effects) for clause in passage.ability.clauses)


def of_cure(table: ApotheosisTable, agent: int) -> float:
    """Before a blow where little life is left, after it where some is missing, never for nothing."""
    life = table.pieces[agent].life
    missing = table.figure(agent, "max-life") - life
    if missing < _CURED:
        return _NEVER
    return 8.0 if life <= _LITTLE else 1.5


def of_place(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """What cures is taken in hand when it is needed; other cards cost more points than they bring."""
    cures = any(speaks_of(use, e.Heal) for use in table.kind(option[1]).uses)
    return of_cure(table, table.character) - 0.5 if cures else _NEVER


def of_walk(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """Nearer to the nearest enemy, till the hardest of one's blows reaches one."""
    if reaches_already(table, table.character):
        return _NEVER
    here = how_far(table, table.character, table.cell_of(table.character))
    there = how_far(table, table.character, option[1])
    return 2.0 + 0.1 * (here - there) if there < here and here > 1 else _NEVER


def reaches_already(table: ApotheosisTable, agent: int) -> bool:
    """Does the hardest blow that the character has the energy for find an enemy from where it stands?"""
    key = ("reaches", agent)
    found: bool | None = table.kept[MOMENT].get(key)
    if found is None:
        blows = [use for _, use in uses_at_hand(table, agent) if use.damage is not None]
        hardest = max(blows, key=lambda use: hardness(table, agent, use), default=None)
        if hardest is None or hardness(table, agent, hardest) < table.figure(agent, STRENGTH):
            mask = table.board.adjacent[table.cell_of(agent)]
        else:
            mask = range_mask(table, agent, hardest)
        found = table.kept[MOMENT][key] = any(mask >> table.pieces[number].cell & 1 for number in enemies(table, agent))
    return found


def hardness(table: ApotheosisTable, agent: int, use: Use) -> int:
    """The damage of a blow without its dice."""
    assert use.damage is not None
    attribute = use.damage.attribute
    return use.damage.constant + (table.figure(agent, attribute) if attribute else 0)


def how_far(table: ApotheosisTable, agent: int, cell: int) -> int:
    """The way from a tile to the nearest enemy, through whatever may yet be opened, broken or walk away."""
    key = ("how-far", agent)
    reached: list[list[int]] | None = table.kept[PLACES].get(key)
    if reached is None:
        board = table.board
        cells = [table.pieces[number].cell for number in enemies(table, agent)]
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
    return 0.5 if option[1] == "energy" else 0.2


def of_response(table: ApotheosisTable, decision: Decision, option: Option) -> float:
    """Answer what others do; one's own side needs no answer."""
    return 3.0 if table.is_enemy(answered_action(table).agent, table.heroes[decision.seat]) else -1.0


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
    "give": always(1.0),
    "take": always(1.0),
    "end": always(_END),
    "enough": always(_END),
    "decline": always(_END),
}
