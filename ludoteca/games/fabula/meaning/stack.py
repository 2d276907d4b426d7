"""Effects on the stack, and the frame in which one is carried out."""

from __future__ import annotations

from ludoteca.core.effects import EVENT, THIS, Selector
from ludoteca.core.events import NOTHING, Event, Waiting
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import Resolve
from ludoteca.games.fabula.table.box import Spoken
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text.terms import CONTROLLER, HOST, PLAYER

#: No value of X has been declared or fixed: it is what the text defines, or 0.
UNDECLARED = -1

Targets = tuple[tuple[int, ...], ...]


class OnStack(Waiting):
    """An effect on the stack: one sentence of an ability, or a permanent on its way into play.

    It is an object of its own, whose source is the card (1.10.1, 1.10.4), and independent of its equals (1.14.7_2).
    """

    __slots__ = ("block", "card", "copied", "passage", "shares", "targets", "x")

    def __init__(
        self,
        number: int,
        controller: int,
        source: int,
        ability: int,
        event: Event,
        passage: int,
        block: int,
        targets: Targets,
        shares: tuple[int, ...] = (),
        x: int = UNDECLARED,
        card: int = NOTHING,
        copied: bool = False,
    ) -> None:
        super().__init__(number, controller, source, ability, NONE, event)
        self.passage = passage
        #: The sentences of one use share a block (gap sentence-order).
        self.block = block
        #: The targets, by slot.
        self.targets = targets
        #: How an amount is divided among the targets of the slot that the sentence divides.
        self.shares = shares
        self.x = x
        #: The card that lies on the stack for it.
        self.card = card
        self.copied = copied

    def data(self) -> tuple[object, ...]:
        own = (self.passage, self.block, self.targets, self.shares, self.x, self.card, self.copied)
        return (*super().data(), *own)

    def changed(self, **values: object) -> OnStack:
        """The effect with some of its values altered, for as long as it exists (1.13.6)."""
        now = {name: getattr(self, name) for name in _FIELDS}
        now.update(values)
        return OnStack(**now)


_FIELDS = (
    "number",
    "controller",
    "source",
    "ability",
    "event",
    "passage",
    "block",
    "targets",
    "shares",
    "x",
    "card",
    "copied",
)


class Triggered(Waiting):
    """A triggered ability that waits to be put on the stack. ``ability`` is the number of its passage."""

    __slots__ = ()


class Execute(Resolve):
    """Carry out one effect: the frame that its clauses share."""

    __slots__ = ("block", "colour", "moved", "passive", "shares", "x")

    def __init__(
        self,
        ability: int,
        controller: int,
        source: int,
        event: Event | None = None,
        number: int = NOTHING,
        targets: Targets = (),
        x: int = UNDECLARED,
        shares: tuple[int, ...] = (),
        block: int = NOTHING,
    ) -> None:
        super().__init__(ability, controller, source, NONE, event, number, targets)
        self.x = x
        self.shares = shares
        self.block = block
        #: A passive is read: what it compares are printed figures, or two passives could chase each other.
        self.passive = False
        #: The colour chosen while it is carried out.
        self.colour = ""
        #: What the effect itself has moved: the number that it had, and the one that it has since.
        self.moved: tuple[tuple[int, int], ...] = ()

    def copy(self) -> Execute:
        new = Execute(self.ability, self.controller, self.source, self.event, self.number, self.slots, self.x)
        new.face = self.face
        new.shares = self.shares
        new.block = self.block
        new.colour = self.colour
        new.moved = self.moved
        new.passive = self.passive
        self.copy_frame(new)
        return self.progress(new)

    def seat_of(self, table: FabulaTable, who: str) -> int:
        return self.controller

    def bound(self, selector: Selector) -> tuple[int, ...]:
        how = selector.how
        if how == THIS:
            return (self.source,)
        if how == PLAYER:
            return (self.controller,)
        if how == EVENT:
            return () if self.event is None else self.event.subjects
        return super().bound(selector)

    def objects(self, table: FabulaTable, selector: Selector) -> tuple[int, ...]:
        """What a selector speaks of: also the permanent that this one is attached to, and controllers."""
        if selector.how == HOST:
            host = table.last_known(self.source).host
            return () if host == NONE else (host,)
        if selector.how == CONTROLLER:
            whose = self.bound(Selector(selector.by, slot=selector.slot))
            return tuple(dict.fromkeys(table.controller_of(number) for number in whose))
        return self.bound(selector)

    def follow(self, moved: dict[int, int]) -> None:
        """Objects that the effect moves are new ones, but the rest of its text still speaks of them (1.1.1)."""
        self.moved = (*self.moved, *moved.items())

    def present(self, table: FabulaTable, selector: Selector) -> tuple[int, ...]:
        """What a selector speaks of, as the objects that the effect itself has made of it."""
        found = self.objects(table, selector)
        if not self.moved:
            return found
        now = list(found)
        for old, new in self.moved:
            now = [new if number == old else number for number in now]
        return tuple(now)

    def variable(self, table: FabulaTable) -> int:
        """X: what was declared or last fixed, or what the text defines now (1.8.8 to 1.8.10)."""
        if self.x != UNDECLARED:
            return self.x
        if self.ability == NOTHING:
            return 0
        return defined_x(table, table.box.passages[table.box.speakers[self.ability]], self)


def defined_x(table: FabulaTable, spoken: Spoken, frame: Execute) -> int:
    amount = spoken.passage.x
    return 0 if amount is None else amount.count(table, frame)


#: How many frames are kept.
FRAMES = 4_000


def reading_frame(table: FabulaTable, ability: int, controller: int, source: int, passive: bool = False) -> Execute:
    """The frame in which a text is read but not carried out; nothing writes into it, so that all tables share it."""
    frames = table.box.frames
    key = (ability, controller, source, passive)
    frame: Execute | None = frames.get(key)
    if frame is None:
        if len(frames) > FRAMES:
            frames.clear()
        frame = frames[key] = Execute(ability, controller, source)
        frame.passive = passive
    return frame


def frame_of(table: FabulaTable, effect: OnStack) -> Execute:
    """The frame in which an effect on the stack would be carried out."""
    return Execute(
        effect.ability,
        effect.controller,
        effect.source,
        effect.event,
        effect.number,
        effect.targets,
        effect.x,
        effect.shares,
        effect.block,
    )


def spoken_of(table: FabulaTable, effect: OnStack) -> Spoken | None:
    return None if effect.passage == NOTHING else table.box.passages[effect.passage]


def sentence_slots(table: FabulaTable, effect: OnStack) -> tuple[int, ...]:
    """The slots of the targets that the sentence on the stack speaks of."""
    spoken = spoken_of(table, effect)
    if spoken is None:
        return ()
    if effect.ability == NOTHING:
        return tuple(range(len(spoken.passage.targets)))
    return spoken.speaks[spoken.sentences.index(effect.ability)]


def bound_targets(effect: OnStack, slots: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number for slot in slots if slot < len(effect.targets) for number in effect.targets[slot])
