"""How a card's text is read: this game's part of the wording, on top of cardtext's."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.effects import Ability, Clause


@dataclass(frozen=True, slots=True)
class BurstText:
    """What a burst on the die's face changes in the text above it (bursts.2).

    ``INSTEAD`` starts anew; the clauses of ``ALSO`` come after those of the base text and go on with its
    numbers of clauses and slots.
    """

    symbol: str
    mode: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class CardAbility:
    """One ability of a card, with what bursts make of it."""

    ability: Ability
    bursts: tuple[BurstText, ...] = ()


def compile_text(text: str, sort: str, names: dict[str, str]) -> tuple[CardAbility, ...]:
    """The abilities of a card's text; only a card without a text can be read so far."""
    if text:
        raise NotImplementedError("the grammar of card texts comes with the next change")
    return ()
