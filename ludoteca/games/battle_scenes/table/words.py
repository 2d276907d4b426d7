"""The words that texts let a player choose: powers, affiliations, names, alter egos, actions and types of card.

A word has a number like a piece, above those of all pieces, so that what a text has chosen is told by numbers alone.
Players choose among the words on the cards of the match (gap words-on-offer).
"""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.battle_scenes.table.kinds import ABILITY, CHARACTER, SCENARIO, SUPPORT, Kind
from ludoteca.games.battle_scenes.text.terms import POWERS, Gain
from ludoteca.games.battle_scenes.text.words import ACTION, AFFILIATION, ALTER_EGO, CARD_TYPE, NAME, POWER

#: The number of the first word.
WORDS = 1_000_000

Word = tuple[str, str]


class Words:
    """The words of a match, each with its number."""

    __slots__ = ("by_number", "by_word")

    def __init__(self, kinds: Iterable[Kind]) -> None:
        found: dict[Word, None] = {(POWER, code): None for code in POWERS}
        for sort in (CHARACTER, SUPPORT, SCENARIO, ABILITY):
            found[CARD_TYPE, sort] = None
        for kind in kinds:
            found.update({(AFFILIATION, name): None for name in kind.affiliations})
            found.update({(AFFILIATION, name): None for name in given_by_texts(kind)})
            found.update({(ALTER_EGO, name): None for name in kind.alter_egos})
            found[NAME, kind.name] = None
            if kind.action is not None:
                found[ACTION, kind.action.name] = None
        self.by_number = dict(enumerate(sorted(found), WORDS))
        self.by_word = {word: number for number, word in self.by_number.items()}

    def of(self, sort: str) -> list[int]:
        return [number for number, (each, _) in self.by_number.items() if each == sort]

    def texts(self, sort: str) -> list[str]:
        return [text for each, text in self.by_word if each == sort]


def given_by_texts(kind: Kind) -> tuple[str, ...]:
    """The affiliations that a card's texts give, printed on a card of the match or not."""
    effects = [clause.effect for ability in kind.abilities for clause in ability.clauses]
    return tuple(name for effect in effects if isinstance(effect, Gain) for name in effect.affiliations)


def is_word(number: int) -> bool:
    return number >= WORDS
