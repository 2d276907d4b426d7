"""What a card is and has: names, alter egos, affiliations, alignments, powers and keywords.

A base card in the scene has what its own card says, what loaded versions of it grant (4.4.2.3), and what effects
give; a loss prevails over a gain (8.B.2). Elsewhere a card has what is printed on it (gap card-vs-character).
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.modifiers import DENY, value
from ludoteca.games.battle_scenes.table.areas import SCENE, in_scene
from ludoteca.games.battle_scenes.table.kinds import CHARACTER, Persons, persons_of
from ludoteca.games.battle_scenes.table.static_effects import NO_CARDS
from ludoteca.games.battle_scenes.table.table import BattleTable

#: The questions behind a characteristic; its name follows.
POWER = "power:"
AFFILIATION = "affiliation:"
KEYWORD = "keyword:"
ALTER_EGO = "alter ego:"
ALIGNMENT = "alignment:"


def has(table: BattleTable, number: int, asked: str, printed: bool) -> bool:
    """What is printed, unless an effect in the scene says otherwise: a loss prevails over a gain (8.B.2)."""
    modifiers = table.modifiers.get(asked)
    if modifiers is None or number not in table.zones[SCENE]:
        return printed
    held = printed
    for modifier in modifiers:
        if (not held or modifier.operation == DENY) and table.speaks(modifier, number):
            if modifier.operation == DENY:
                return False
            held = True
    return held


def has_power(table: BattleTable, number: int, power: str) -> bool:
    is_base = number in table.zones[SCENE]
    printed = table.bearing(number).powers if is_base else table.kind(number).powers
    return has(table, number, POWER + power, power in printed)


def has_affiliation(table: BattleTable, number: int, name: str) -> bool:
    is_base = number in table.zones[SCENE]
    printed = table.bearing(number).affiliations if is_base else table.kind(number).affiliations
    return has(table, number, AFFILIATION + name, name in printed)


def has_alignment(table: BattleTable, number: int, name: str) -> bool:
    """Alignment is a set: both, one or neither (gap alignment-sets)."""
    is_base = number in table.zones[SCENE]
    printed = table.bearing(number).alignments if is_base else table.kind(number).alignments
    return has(table, number, ALIGNMENT + name, name in printed)


def has_keyword(table: BattleTable, number: int, keyword: str) -> bool:
    """A keyword is a characteristic in every area (5.6-1), but lost with the text that states it (5.8-1)."""
    zone = table.last_known(number).zone
    lost = table.textless() if in_scene(zone) else NO_CARDS
    if zone != SCENE:
        stated = number not in lost and keyword in table.kind(number).keywords
        return stated or was_given(table, number, KEYWORD + keyword)
    cards = (number, *table.bearing(number).granting)
    stated = any(card not in lost and keyword in table.kind(card).keywords for card in cards)
    return has(table, number, KEYWORD + keyword, stated)


def was_given(table: BattleTable, card: int, question: str) -> bool:
    """ "Um card de seus recursos ganha Reviver": an effect names the card itself, wherever it lies."""
    return any(card in each.subjects for each in table.modifiers.get(question, ()) if each.subjects is not None)


def powers(table: BattleTable, number: int, known: tuple[str, ...]) -> list[str]:
    return [power for power in known if has_power(table, number, power)]


def affiliations(table: BattleTable, number: int) -> list[str]:
    """All affiliations that a card has now."""
    is_base = number in table.zones[SCENE]
    names = list(table.bearing(number).affiliations if is_base else table.kind(number).affiliations)
    names += [question[len(AFFILIATION) :] for question in table.modifiers if question.startswith(AFFILIATION)]
    return [name for name in dict.fromkeys(names) if has_affiliation(table, number, name)]


def alter_egos(table: BattleTable, number: int) -> Sequence[str]:
    """The alter egos of the base card and those that effects give; loaded versions grant none (gap granted-not)."""
    own = table.kind(number).alter_egos
    if not table.box.gives_alter_egos:
        return own
    given = [q[len(ALTER_EGO) :] for q in table.modifiers if q.startswith(ALTER_EGO)]
    names = dict.fromkeys((*own, *given))
    return [name for name in names if has(table, number, ALTER_EGO + name, name in own)]


def persons(table: BattleTable, base: int) -> Persons:
    """By whom a base card is told from others: gained alter egos count, lost ones do not."""
    kind = table.kind(base)
    return persons_of(kind.sort, kind.name, alter_egos(table, base)) if kind.sort == CHARACTER else kind.persons


def initial_energy(table: BattleTable, number: int) -> int:
    """In the scene effects may change it; elsewhere it is the printed one (gap initial-energy-changed)."""
    printed = table.kind(number).energy
    return value(table, "energy", number, printed) if table.last_known(number).zone == SCENE else printed


def same_person(table: BattleTable, one: int, other: int) -> bool:
    """The same alter ego, or the same name where neither has one (gaps uniqueness-key, extra-readying-match)."""
    kind, other_kind = table.kind(one), table.kind(other)
    if not table.box.gives_alter_egos:
        return not kind.persons.isdisjoint(other_kind.persons)
    if kind.sort != other_kind.sort:
        return False
    egos, others = alter_egos(table, one), alter_egos(table, other)
    if egos or others:
        return any(ego in others for ego in egos)
    return kind.name == other_kind.name
