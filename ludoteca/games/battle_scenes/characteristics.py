"""What a card is and has: names, alter egos, affiliations, alignments, powers and keywords.

A base card in the scene has what its own card says, what loaded versions of it grant (4.4.2.3), and what effects
give; a loss prevails over a gain (8.B.2). Elsewhere a card has what is printed on it (gap card-vs-character).
"""

from __future__ import annotations

from ludoteca.core.modifiers import denial, permission
from ludoteca.games.battle_scenes.areas import SCENE
from ludoteca.games.battle_scenes.kinds import Kind
from ludoteca.games.battle_scenes.table import BattleTable

#: The questions behind a characteristic; its name follows.
POWER = "power:"
AFFILIATION = "affiliation:"
KEYWORD = "keyword:"
ALTER_EGO = "alter ego:"
ALIGNMENT = "alignment:"


def kinds_of(table: BattleTable, number: int) -> list[Kind]:
    """The printed cards that a card takes its characteristics from."""
    own = [table.kind(number)]
    if table.pieces[number].zone == SCENE:
        own += [table.kind(card) for card in table.granting(number)]
    return own


def has(table: BattleTable, number: int, question: str, word: str, printed: bool) -> bool:
    if table.pieces[number].zone != SCENE:
        return printed
    asked = question + word
    if denial(table, asked, number) is not None:
        return False
    return printed or permission(table, asked, number) is not None


def has_power(table: BattleTable, number: int, power: str) -> bool:
    printed = any(power in kind.powers for kind in kinds_of(table, number))
    return has(table, number, POWER, power, printed)


def has_affiliation(table: BattleTable, number: int, name: str) -> bool:
    printed = any(name in kind.affiliations for kind in kinds_of(table, number))
    return has(table, number, AFFILIATION, name, printed)


def has_alignment(table: BattleTable, number: int, name: str) -> bool:
    """Alignment is a set: both, one or neither (gap alignment-sets)."""
    printed = any(name in kind.alignments for kind in kinds_of(table, number))
    return has(table, number, ALIGNMENT, name, printed)


def has_keyword(table: BattleTable, number: int, keyword: str) -> bool:
    """A keyword is a characteristic in every area (5.6-1), but lost with the text that states it (5.8-1)."""
    if table.pieces[number].zone == SCENE:
        stated = any(
            keyword in table.kind(card).keywords
            for card in (number, *table.granting(number))
            if card not in table.textless()
        )
        return has(table, number, KEYWORD, keyword, stated)
    if table.is_in_scene(number) and number in table.textless():
        return False
    return keyword in table.kind(number).keywords


def powers(table: BattleTable, number: int, known: tuple[str, ...]) -> list[str]:
    return [power for power in known if has_power(table, number, power)]


def affiliations(table: BattleTable, number: int) -> list[str]:
    """All affiliations that a card has now."""
    names = [name for kind in kinds_of(table, number) for name in kind.affiliations]
    names += [question[len(AFFILIATION) :] for question in table.modifiers if question.startswith(AFFILIATION)]
    return [name for name in dict.fromkeys(names) if has_affiliation(table, number, name)]


def alter_egos(table: BattleTable, number: int) -> list[str]:
    """The alter egos of the base card and those that effects give; loaded versions grant none (gap granted-not)."""
    own = table.kind(number).alter_egos
    names = [*own, *(q[len(ALTER_EGO) :] for q in table.modifiers if q.startswith(ALTER_EGO))]
    return [name for name in dict.fromkeys(names) if has(table, number, ALTER_EGO, name, name in own)]


def same_person(table: BattleTable, one: int, other: int) -> bool:
    """The same alter ego, or the same name where neither has one (gaps uniqueness-key, extra-readying-match)."""
    if table.kind(one).sort != table.kind(other).sort:
        return False
    egos, others = alter_egos(table, one), alter_egos(table, other)
    if egos or others:
        return any(ego in others for ego in egos)
    return table.kind(one).name == table.kind(other).name
