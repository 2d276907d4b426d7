"""Static effects (5.4): which permanent texts function, what they state, and whom it concerns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self, cast

from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.modifiers import Modifier
from ludoteca.games.battle_scenes.table.areas import PRIZES, RESOURCES, SCENE
from ludoteca.games.battle_scenes.table.box import Generated, Speaking
from ludoteca.games.battle_scenes.table.layout import Lying
from ludoteca.games.battle_scenes.table.shields import FUNCTIONING, Shield, refresh

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
    from ludoteca.games.battle_scenes.table.box import BattleBox
    from ludoteca.games.battle_scenes.table.table import BattleTable

NO_CARDS: frozenset[int] = frozenset()

#: Stands between the moment at which a duration ends, whose turn that is, and the last turn that is not meant.
LATER = "|"


def later(moment: str, seat: int, turn: int) -> str:
    """A duration that ends at this moment of a turn of that player's, or anybody's, after the turn with this number."""
    return f"{moment}{LATER}{seat}{LATER}{turn}"


class StaticEffects(Lying):
    """The texts that function, kept up to date after every change."""

    __slots__ = ("asking", "ends", "frames", "generated", "lost", "shields", "speaking")

    derived: ClassVar[tuple[str, ...]] = (*Lying.derived, "asking", "ends", "frames", "lost")

    def __init__(self, box: BattleBox, seed: int) -> None:
        super().__init__(box, seed)
        #: The permanent texts that function in the scene now (4.4.2.3).
        self.speaking: tuple[Speaking, ...] = ()
        self.generated: tuple[Generated, ...] = ()
        #: The Shields of base cards that anything has happened to this turn.
        self.shields: dict[int, Shield] = {}
        #: The cards whose permanent texts have no effect.
        self.lost = NO_CARDS
        #: The moments at which a continuous effect may end.
        self.ends: frozenset[str] = frozenset()
        #: The texts that are being read at this moment: one that depends on itself is not asked again.
        self.asking: set[tuple[int, int]] = set()
        #: The frames in which statements are read.
        self.frames: dict[int, ResolveEffect] = {}

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.speaking = self.speaking
        new.generated = self.generated
        new.shields = self.shields.copy()
        new.lost = self.lost
        new.ends = self.ends
        new.frames = {}

    def reckon_again(self) -> None:
        if self.box.gives_alter_egos:
            self.recognise()
        self.lost = self.losing()
        untils = {each.until for modifiers in self.modifiers.values() for each in modifiers}
        self.ends = frozenset(untils | {until.partition(LATER)[0] for until in untils})

    def update(self) -> None:
        """After every change static effects begin and stop, all at once (5.4-3, 5.4-4), and Shields follow
        (4.4.1.C-2, 4.4.1.E-2, 4.4.2.2.A.1-2, 4.4.2.2.A.3a-2, 4.4.2.2.A.3b-2, 5.4-2)."""
        known = not self.box.gives_alter_egos
        for _ in range(4):
            if not known:
                self.recognise()
            speaking = self.functioning()
            if speaking == self.speaking:
                break
            before, self.speaking = self.speaking, speaking
            self.restate(before)
            if known and "text" not in self.modifiers and not self.lost:
                break
        refresh(self)

    def whole(self) -> BattleTable:
        """The table that this is a part of: what play answers is asked of it."""
        return cast("BattleTable", self)

    def recognise(self) -> None:
        """Who has gained an alter ego has the texts of that character's cards too (4.4.2.3.A.1.2a)."""
        for base in self.zones[SCENE]:
            persons = self.box.persons_of(self.whole(), base)
            if persons != self.persons.get(base, self.kind(base).persons):
                self.persons[base] = persons
                self.bearings.pop(base, None)

    def functioning(self) -> tuple[Speaking, ...]:
        """The texts that hold without being activated or set off (5.4-1)."""
        lost = self.lost = self.losing()
        found: list[Speaking] = []
        for base in self.zones[SCENE]:
            speaking = self.bearing(base).speaking
            found += [each for each in speaking if each[0] not in lost] if lost else speaking
        at_home = self.box.at_home
        if at_home:
            for seat in (0, 1):
                for which in (RESOURCES, PRIZES):
                    for card in self.cards(seat, which):
                        found += [(card, card, text) for text in at_home.get((self.pieces[card].kind, which), ())]
        return tuple(found)

    def textless(self) -> frozenset[int]:
        """The cards whose permanent texts have no effect (5.8-1), as of the last change (5.8-4)."""
        return self.lost

    def losing(self) -> frozenset[int]:
        """They are looked for after every change; an earlier loss comes first (gap text-loss-cycle)."""
        losses = self.modifiers.get("text")
        if losses is None:
            return NO_CARDS
        lost: set[int] = set()
        for modifier in losses:
            if modifier.until == FUNCTIONING and modifier.source in lost:
                continue
            silenced = self.spoken_of(modifier)
            # What a character carries speaks for it: it falls silent with it (gap lost-text-scope).
            carried = [card for base in silenced for card in self.carried.get(base, ())]
            lost.update(card for card in (*silenced, *carried) if card != modifier.source)
        return frozenset(lost)

    def restate(self, before: tuple[Speaking, ...]) -> None:
        """One modifier for each statement of a text that functions: end those that have stopped, begin the new ones
        (5.7.A.2.2)."""
        statements = self.box.statements
        stopped = {(card, text) for card, _, text in before if statements[text]}
        began = []
        for card, base, text in self.speaking:
            if (card, text) in stopped:
                stopped.discard((card, text))
            elif statements[text]:
                began.append((card, base, text))
        if stopped:
            self.end_statements(stopped)
        for card, base, text in began:
            seat = self.pieces[base].controller
            for question, operation, clause in statements[text]:
                number = self.new_number()
                self.begin(Modifier(number, question, operation, clause, None, card, seat, FUNCTIONING, text))

    def end_statements(self, stopped: set[tuple[int, int]]) -> None:
        for question, modifiers in list(self.modifiers.items()):
            kept = [m for m in modifiers if m.until != FUNCTIONING or (m.source, m.ability) not in stopped]
            if len(kept) != len(modifiers):
                self.keep_modifiers(question, tuple(kept))

    def begin(self, modifier: Modifier) -> None:
        super().begin(modifier)
        if modifier.until not in self.ends:
            self.ends |= {modifier.until, modifier.until.partition(LATER)[0]}

    def end_effects(self, moment: str) -> None:
        """What lasts until this moment is over; if anything was, static effects are asked again."""
        made = bool(self.generated) and any(self.is_over(each.until, moment) for each in self.generated)
        if made or moment in self.ends or self.box.heeds_time:
            over = [until for until in self.ends if self.is_over(until, moment)]
            for until in over:
                self.end_modifiers(until)
            left = self.ends.difference(over)
            self.ends = left | {until.partition(LATER)[0] for until in left}
            self.generated = tuple(each for each in self.generated if not self.is_over(each.until, moment))
            self.update()

    def is_over(self, until: str, moment: str) -> bool:
        """Is a duration over? One that is told by somebody's next turn or phase ends in that one alone."""
        ending, _, which = until.partition(LATER)
        if ending != moment or not which:
            return until == moment
        seat, turn = map(int, which.split(LATER))
        return seat in (NOBODY, self.active) and turn < self.turn

    def spoken_of(self, modifier: Modifier) -> Sequence[int]:
        """The cards in the scene, loaded ones too, that a continuous effect speaks of by themselves."""
        if modifier.subjects is None:
            return self.box.all_concerned(self.whole(), modifier)
        return [card for card in modifier.subjects if self.is_in_scene(card)] if modifier.other == NOTHING else ()

    def speaks(self, modifier: Modifier, subject: int) -> bool:
        """Does a continuous effect speak of this piece by itself?"""
        if modifier.subjects is None:
            return self.speaks_of(modifier, subject, NOTHING)
        return subject in modifier.subjects and modifier.other == NOTHING

    def speaks_of(self, modifier: Modifier, subject: int, other: int) -> bool:
        """A static text is asked each time: its selector, then its condition."""
        return bool(self.box.concerned(self.whole(), modifier, (subject,), other))

    def amount_of(self, modifier: Modifier) -> int:
        if modifier.ability < 0:
            return modifier.amount
        return self.box.amount(self.whole(), modifier)
