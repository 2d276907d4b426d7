"""What a blow is worth as far as it can be reckoned beforehand: the injury to be expected, and what answers it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from ludoteca.core.effects import Effect, Number
from ludoteca.games.apotheosis.play.activation import NORMAL_DICE
from ludoteca.games.apotheosis.play.injury import blow
from ludoteca.games.apotheosis.play.limits import spent
from ludoteca.games.apotheosis.play.targets import candidates, range_mask, reach_of, struck_by
from ludoteca.games.apotheosis.play.usable import uses_at_hand
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.grounds import MOMENT
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text.words import STRENGTH

#: What it is worth beside the injury to fell a Hero, and to fell anybody else.
_HERO_DOWN, _DOWN = 3.0, 1.5
#: How much more it is worth to strike those with little life.
_WEAKER = 0.5
#: How much more it is worth to strike a team for each life that it has more than one's own.
_AHEAD = 0.08
#: So many rounds before the last, life begins to count; what it is worth to strike one who has little of it then.
_LATE = 4
_BESIDE = 0.3
#: What injury to one's own side costs, of what it would be worth to the enemy.
_OWN_SIDE = 2.0
#: What an injury suffered in answer weighs; one that fells the striker is worth no blow.
_ANSWER = 0.3
_FELLED = 20.0
#: The points of a normal attack (battle.attack.1).
NORMAL_POINTS = 3


def enemies(table: ApotheosisTable, agent: int) -> list[int]:
    return [number for number in table.characters() if table.is_enemy(agent, number)]


@cache
def totals(dice: tuple[int, ...]) -> Sequence[int]:
    """All that these dice may show together, each as likely; what a natural 6 adds is left out."""
    return [sum(faces) for faces in product(*[range(1, sides + 1) for sides in dice])]


def injury_of(table: ApotheosisTable, agent: int, use: Use | None, number: int, bonus: int = 0) -> float:
    """The injury to be expected of one's blow with a card, or of a normal attack."""
    damage = table.figure(agent, "damage") + bonus
    if use is None:
        dice: tuple[int, ...] = NORMAL_DICE
        damage += table.figure(agent, STRENGTH)
    else:
        assert use.damage is not None
        dice = use.dice
        damage += use.damage.constant + (table.figure(agent, use.damage.attribute) if use.damage.attribute else 0)
    thrown = totals(dice)
    return sum([blow(table, number, damage + each, True)[2] for each in thrown]) / len(thrown)


def gain(table: ApotheosisTable, agent: int, use: Use | None, targets: tuple[int, ...]) -> float:
    """What a blow at these targets brings: injury to enemies and their fall, less that to one's own side and the
    answer. The more life a team has beyond one's own, the more it is worth to strike it: at last life is counted."""
    total = 0.0
    aimed_at = rivals(table, agent)
    for number in struck_by(table, agent, use, targets):
        if not table.living(number):
            continue
        life = table.pieces[number].life
        injury = injury_of(table, agent, use, number)
        worth = min(injury, life)
        if injury >= life:
            worth += _HERO_DOWN if number in table.heroes else _DOWN
        if not table.is_enemy(agent, number):
            total -= _OWN_SIDE * worth
            continue
        if number not in aimed_at:
            worth *= _BESIDE
        total += worth * (1.0 + _WEAKER / max(1, life) + _AHEAD * lead(table, agent, number))
        answer = answer_of(table, agent, number)
        total -= _FELLED if answer and answer >= table.pieces[agent].life else _ANSWER * answer
    return total


def lead(table: ApotheosisTable, agent: int, number: int) -> int:
    """The life that a character's team has more than one's own, where there are several to choose from."""
    lives = life_of_teams(table)
    return max(0, lives[table.team_of(number)] - lives[table.team_of(agent)]) if len(lives) > 2 else 0


def life_of_teams(table: ApotheosisTable) -> dict[int, int]:
    """All the life of each team: what is counted when the rounds are over (gap stalemate)."""
    lives: dict[int, int] = {}
    for number in table.characters():
        team = table.team_of(number)
        lives[team] = lives.get(team, 0) + int(table.pieces[number].life)
    return lives


def rounds_left(table: ApotheosisTable) -> int:
    """After this one."""
    return int(table.box.format.rounds) - table.round


def is_late(table: ApotheosisTable) -> bool:
    """Will life soon be counted?"""
    return rounds_left(table) <= _LATE


def rivals(table: ApotheosisTable, agent: int) -> list[int]:
    """The enemies to go for: all of them; towards the end those of the team that has most life."""
    found = enemies(table, agent)
    if not is_late(table):
        return found
    lives = life_of_teams(table)
    most = max([lives[table.team_of(number)] for number in found], default=0)
    return [number for number in found if lives[table.team_of(number)] == most]


def answer_of(table: ApotheosisTable, agent: int, number: int) -> float:
    """The injury that the one struck deals in answer by itself, with a text that starts when it is attacked."""
    total = 0.0
    for spoken, source, character in permanent_texts.listeners(table).get("attacked", ()):
        if character != number or spoken.passage.when.who or spent(table, number, source, spoken.passage.limits):
            continue
        for clause in spoken.passage.ability.clauses:
            if isinstance(clause.effect, e.FreeAttack) and agent in candidates(table, number):
                total += injury_of(table, number, None, agent, clause.effect.bonus)
    return total


def in_peril(table: ApotheosisTable, agent: int) -> bool:
    """Would a normal attack of an enemy beside it fell the character?"""
    key = ("peril", agent)
    found: bool | None = table.kept[MOMENT].get(key)
    if found is None:
        beside, life = table.board.adjacent[table.cell_of(agent)], table.pieces[agent].life
        found = table.kept[MOMENT][key] = any(
            beside >> table.pieces[number].cell & 1 and injury_of(table, number, None, agent) >= life
            for number in enemies(table, agent)
        )
    return found


def gain_with(table: ApotheosisTable, agent: int, card: int, use: Use) -> float:
    """The most that a blow with a card brings from where its user stands; nothing, if it finds no enemy."""
    mask = range_mask(table, agent, use)
    found = [
        number
        for number in enemies(table, agent)
        if mask >> table.pieces[number].cell & 1 and permanent_texts.untargetable(table, number, agent, card) is None
    ]
    return max([gain(table, agent, use, (number,)) for number in found], default=0.0)


def speaks_of(use: Use, *effects: type[Effect]) -> bool:
    passage = use.passage
    return passage is not None and any(isinstance(clause.effect, effects) for clause in passage.ability.clauses)


def hardness(table: ApotheosisTable, agent: int, use: Use) -> int:
    """The damage of a blow without its dice."""
    assert use.damage is not None
    attribute = use.damage.attribute
    return use.damage.constant + (table.figure(agent, attribute) if attribute else 0)


def hardest_at_hand(table: ApotheosisTable, agent: int) -> Use | None:
    """The hardest blow that the character has the energy for; nothing, if a normal attack is as hard."""
    blows = [use for _, use in uses_at_hand(table, agent) if use.damage is not None]
    hardest = max(blows, key=lambda use: hardness(table, agent, use), default=None)
    return None if hardest is None or hardness(table, agent, hardest) < table.figure(agent, STRENGTH) else hardest


def reaches_already(table: ApotheosisTable, agent: int) -> bool:
    """Does it find an enemy from where the character stands?"""
    key = ("reaches", agent)
    found: bool | None = table.kept[MOMENT].get(key)
    if found is None:
        hardest = hardest_at_hand(table, agent)
        mask = table.board.adjacent[table.cell_of(agent)] if hardest is None else range_mask(table, agent, hardest)
        found = table.kept[MOMENT][key] = any(mask >> table.pieces[number].cell & 1 for number in rivals(table, agent))
    return found


def reach_of_hardest(table: ApotheosisTable, agent: int) -> int:
    """How far away an enemy may stand for it, as far as nothing lies between."""
    hardest = hardest_at_hand(table, agent)
    if hardest is None or hardest.bar is None or hardest.bar.range is None:
        return 1
    return max(1, reach_of(table, agent, hardest.bar))


def hampers(table: ApotheosisTable, agent: int, card: int) -> bool:
    """Would what a card says of everybody take from the character's own hardest blow, its reach or its damage?"""
    hardest = hardest_at_hand(table, agent)
    if hardest is None or hardest.damage is None:
        return False
    needed = [hardest.damage.attribute, "range"] if reach_of_hardest(table, agent) > 1 else [hardest.damage.attribute]
    return any(
        isinstance(clause.effect, e.Modify)
        and clause.effect.figure in needed
        and isinstance(clause.effect.amount, Number)
        and clause.effect.amount.number < 0
        for spoken in table.kind(card).permanents
        for clause in spoken.passage.ability.clauses
    )


def is_spent(table: ApotheosisTable, agent: int) -> bool:
    """Is a much harder blow on the character's table that only lacks energy?"""
    key = ("spent", agent)
    found: bool | None = table.kept[MOMENT].get(key)
    if found is None:
        hero = agent in table.heroes
        cards = table.table_cards(table.pieces[agent].controller) if hero else []
        blows = [
            use for card in cards for use in table.kind(card).own_turn if use.damage is not None and not use.reactive
        ]
        hardest = max([hardness(table, agent, use) for use in blows if not use.free], default=0)
        at_hand = [hardness(table, agent, use) for _, use in uses_at_hand(table, agent) if use.damage is not None]
        now = max([*at_hand, table.figure(agent, STRENGTH)])
        found = table.kept[MOMENT][key] = hardest >= now + _MUCH
    return found


#: So much more damage is worth a turn of rest.
_MUCH = 4
