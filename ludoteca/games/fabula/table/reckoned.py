"""What is reckoned from what lies on the table, and kept until something changes.

Values of permanents, whom passives speak of, what a description means, what a player can use: each is
worked out when first asked for. Every verb says which ground it changes (``grounds.py``).
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import ClassVar, Self

from ludoteca.core.effects import Selector
from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.modifiers import Modifier, applying
from ludoteca.core.piece import NONE, Piece
from ludoteca.core.table import Table
from ludoteca.games.fabula.table.areas import AREA_OF, IN_PLAY, TERRITORY
from ludoteca.games.fabula.table.box import FabulaBox
from ludoteca.games.fabula.table.grounds import CONCERNED, DAMAGE, PLAY, SPEAKING, SPOKEN, STATES, VALUES
from ludoteca.games.fabula.table.piece import CardPiece
from ludoteca.games.fabula.text.effects import CostChange

NOBODY_AT_ALL: Set[int] = frozenset()


class Reckoned(Table[FabulaBox, CardPiece]):
    """A table that keeps what it has worked out."""

    __slots__ = ("attached", "hurt")

    derived: ClassVar[tuple[str, ...]] = ("attached", "hurt")

    def __init__(self, box: FabulaBox, seed: int) -> None:
        super().__init__(box, seed)
        #: What a state check looks at: all permanents with damage and all bases without resistance, all that are
        #: attached; perhaps some that were. ``wound`` and ``attach`` add to them.
        self.hurt: tuple[int, ...] = ()
        self.attached: tuple[int, ...] = ()

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.hurt = self.hurt
        new.attached = self.attached

    # -- the verbs, and the grounds that they change ---------------------------

    def mark(self, number: int) -> CardPiece:
        """The piece for the verb at work to tap or untap, to let take part or no more."""
        self.changed(STATES)
        piece: CardPiece = super().write(number)
        return piece

    def wound(self, number: int) -> CardPiece:
        """The piece for the verb at work to deal damage to or heal."""
        self.changed(DAMAGE)
        if number not in self.hurt:
            self.hurt = (*self.hurt, number)
        piece: CardPiece = super().write(number)
        return piece

    def wear(self, number: int, amount: int) -> None:
        """A base gains resistance, or loses some."""
        piece = self.mark(number)
        piece.resistance += amount
        if piece.resistance <= 0:
            self.wound(number)

    def attach(self, number: int, host: int) -> None:
        """A modification comes upon a permanent."""
        self.write(number).host = host
        if number not in self.attached:
            self.attached = (*self.attached, number)

    def recover(self) -> None:
        """The end of a turn: what is no longer hurt or attached need not be looked at any more."""
        pieces = self.pieces
        self.hurt = tuple(n for n in self.hurt if n in pieces and (pieces[n].damage or self.is_base(n)))
        self.attached = tuple(n for n in self.attached if n in pieces and pieces[n].host != NONE)

    def write(self, number: int) -> CardPiece:
        """The piece for the verb at work to change what it is."""
        self.changed(self.pieces[number].zone)
        piece: CardPiece = super().write(number)
        return piece

    def rearrange(self, number: int, zone: int) -> None:
        """A card comes to a zone or leaves it; abilities come and go with it in play."""
        self.changed(zone)
        if AREA_OF[zone] in IN_PLAY and self.box.kinds[self.pieces[number].kind].speaks:
            self.changed(SPEAKING)

    def place(self, piece: Piece) -> None:
        super().place(piece)
        self.rearrange(piece.number, piece.zone)

    def take_out(self, number: int) -> None:
        self.rearrange(number, self.pieces[number].zone)
        super().take_out(number)

    def move(self, numbers: tuple[int, ...], zone: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        for number in numbers:
            self.rearrange(number, zone)
        super().move(numbers, zone, rule, seat, cause)

    def begin(self, modifier: Modifier) -> None:
        self.changed(PLAY)
        super().begin(modifier)

    def keep_modifiers(self, question: str, kept: tuple[Modifier, ...]) -> None:
        self.changed(PLAY)
        super().keep_modifiers(question, kept)

    def is_base(self, number: int) -> bool:
        piece = self.pieces.get(number)
        return piece is not None and AREA_OF[piece.zone] == TERRITORY

    # -- figures -------------------------------------------------------------

    def printed(self, number: int, stat: str) -> int:
        """What is printed (1.11.3-1), or what a face-down permanent has: 0, 0 and 1."""
        piece = self.pieces[number]
        if piece.down:
            return 1 if stat == "life" else 0
        figure: int = getattr(self.box.kinds[piece.kind], stat)
        return figure

    def offensive_of(self, number: int) -> int:
        return self.value_of(number, "offensive")

    def influence_of(self, number: int) -> int:
        return self.value_of(number, "influence")

    def life_of(self, number: int) -> int:
        """What is left of an ally: printed life and changes, less its damage (gap life-model)."""
        return self.value_of(number, "life") - int(self.pieces[number].damage)

    def value_of(self, number: int, stat: str) -> int:
        if stat not in self.modifiers:
            return self.printed(number, stat)
        known: dict[int, int] | None = self.kept[VALUES].get(stat)
        if known is None:
            known = self.kept[VALUES][stat] = self.reckon(stat)
        value = known.get(number)
        return self.printed(number, stat) if value is None else value

    def reckon(self, stat: str) -> dict[int, int]:
        """The value of every object that something changes."""
        modifiers = self.modifiers[stat]
        if f"raise-{stat}" in self.modifiers or any(modifier.operation != "add" for modifier in modifiers):
            spoken = {number for modifier in modifiers for number in self.spoken_of(modifier)}
            return {number: self.unfold(number, stat)[1] for number in spoken if number in self.pieces}
        totals: dict[int, int] = {}
        for modifier in modifiers:
            amount = self.amount_of(modifier)
            for number in self.spoken_of(modifier):
                totals[number] = totals.get(number, 0) + amount
        values = {n: self.printed(n, stat) + change for n, change in totals.items() if n in self.pieces}
        return values if stat == "life" else {number: max(0, value) for number, value in values.items()}

    def unfold(self, number: int, stat: str) -> tuple[tuple[tuple[Modifier, int], ...], int]:
        """What changes a value, each with how much, and the total (gap layer-order).

        Printed value, the latest that sets it (1.14.8), the sum of the changes, then the denials; what must not be
        raised is not (1.1.2-ex1).
        """
        printed = total = self.printed(number, stat)
        found = applying(self, stat, number)
        frozen = self.concerns(f"raise-{stat}", number)
        parts: list[tuple[Modifier, int]] = []
        setters = [modifier for modifier in found if modifier.operation == "fix"]
        if setters and not (frozen and self.amount_of(setters[-1]) > printed):
            parts.append((setters[-1], self.amount_of(setters[-1]) - total))
            total = self.amount_of(setters[-1])
        for modifier in found:
            if modifier.operation == "add":
                amount = self.amount_of(modifier)
                if not (frozen and amount > 0):
                    parts.append((modifier, amount))
                    total += amount
        for modifier in found:
            if modifier.operation == "deny":
                parts.append((modifier, -max(0, total)))
                total = 0
        return tuple(parts), max(0, total) if stat != "life" else total

    def amount_of(self, modifier: Modifier) -> int:
        return int(self.box.readers[Modifier](self, modifier))

    def speaks_of(self, modifier: Modifier, subject: int, other: int) -> bool:
        if modifier.question == "cost":
            return bool(self.box.readers[CostChange](self, modifier, subject))
        return subject in self.spoken_of(modifier)

    def concerns(self, question: str, number: int) -> bool:
        """Does anything that answers the question speak of this object or player?"""
        return question in self.modifiers and number in self.all_concerned(question)

    def all_concerned(self, question: str) -> Set[int]:
        """All of whom anything that answers the question speaks."""
        if question not in self.modifiers:
            return NOBODY_AT_ALL
        concerned: Set[int] | None = self.kept[CONCERNED].get(question)
        if concerned is None:
            concerned = self.kept[CONCERNED][question] = {
                each for modifier in self.modifiers[question] for each in self.spoken_of(modifier)
            }
        return concerned

    def spoken_of(self, modifier: Modifier) -> Sequence[int]:
        """All that a continuous effect speaks of: fixed when it began, or what its text means now."""
        if modifier.subjects is not None:
            return modifier.subjects
        key = (modifier.ability, modifier.other, modifier.source)
        spoken: Sequence[int] | None = self.kept[SPOKEN].get(key)
        if spoken is None:
            spoken = self.kept[SPOKEN][key] = self.box.readers[Selector](self, modifier)
        return spoken
