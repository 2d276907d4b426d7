"""Shields in complex situations (4.8.6): which marks, bonuses and penalties count, and which are forgotten.

A Shield is a row of frames (gap shield-model). The first has the printed value as its base; every effect that
sets the Shield opens another while it functions. Bonuses, penalties and damage belong to the frame that was
current when they began, and count only while it is current.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.modifiers import Modifier, denial

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.table.static_effects import StaticEffects

#: The questions that effects on a Shield alter.
BONUS = "shield"
SETTER = "set-shield"
#: The question whether bonuses and penalties count: "têm valor +0".
PLAIN_SHIELD = "plain-shield"
#: The same of those that raise it alone, or lower it.
PLAIN_RAISE, PLAIN_LOWER = "plain-shield-raise", "plain-shield-lower"

#: What tells one effect from another: the modifier's number, or its source, text and clause while it functions.
Key = tuple[int, int, int]
PRINTED: Key = (-1, -1, -1)

#: What each effect comes to, in the order in which they began.
Amounts = dict[Key, int]
NO_AMOUNTS: tuple[Amounts, Amounts] = ({}, {})

#: A modifier that holds as long as the text that states it functions.
FUNCTIONING = "functioning"


def key_of(modifier: Modifier) -> Key:
    if modifier.until == FUNCTIONING:
        return modifier.source, modifier.ability, modifier.amount
    return modifier.number, -1, -1


class Frame:
    """A base and what is left of it, and what is left of the Total Shield Bonus (4.8.6.C-1)."""

    __slots__ = ("base", "bonus", "left", "serial", "setter")

    def __init__(self, serial: int, setter: Key, base: int) -> None:
        self.serial = serial
        self.setter = setter
        self.base = base
        self.left = base
        self.bonus = 0

    def copy(self) -> Frame:
        new = Frame(self.serial, self.setter, self.base)
        new.left = self.left
        new.bonus = self.bonus
        return new

    def reduce(self, points: int) -> tuple[int, int]:
        """Take points from the base first, then from the bonuses; what goes past 0 is lost (4.8.6.C-1, C-4,
        4.8.1-4, 4.8.6.C-4)."""
        from_base = min(points, self.left)
        from_bonus = min(points - from_base, self.bonus)
        self.left -= from_base
        self.bonus -= from_bonus
        return from_base, from_bonus


class Entry:
    """One bonus or penalty: how much of it is in force, and what it took along when it stopped."""

    __slots__ = ("amount", "epoch", "frame", "key", "memory", "missing", "taken")

    def __init__(self, key: Key, frame: int, epoch: int) -> None:
        self.key = key
        #: The frame that was current when it began.
        self.frame = frame
        #: How many setting effects had begun or ended when it last stopped.
        self.epoch = epoch
        self.amount = 0
        #: By how much it has shrunk, and how much the Shield really lost by that (4.8.6.C-6).
        self.missing = 0
        self.memory = 0
        #: What a penalty really took, from the base and from the bonuses (gap shield-static-penalty).
        self.taken = (0, 0)

    def copy(self) -> Entry:
        new = Entry(self.key, self.frame, self.epoch)
        new.amount = self.amount
        new.missing = self.missing
        new.memory = self.memory
        new.taken = self.taken
        return new


class Shield:
    """The Shield of one base card. A record on the table: changes are made to a copy."""

    __slots__ = ("entries", "epoch", "frames")

    def __init__(self, printed: int) -> None:
        self.frames: list[Frame] = [Frame(0, PRINTED, printed)]
        self.entries: list[Entry] = []
        self.epoch = 0

    def copy(self) -> Shield:
        new = Shield(0)
        new.frames = [frame.copy() for frame in self.frames]
        new.entries = [entry.copy() for entry in self.entries]
        new.epoch = self.epoch
        return new

    def current(self) -> Frame:
        """The latest frame whose setting effect still functions (4.8.6.A-2)."""
        return self.frames[-1]

    def value(self) -> int:
        """What is left of the base and of the Total Shield Bonus (4.8.6.B-1)."""
        frame = self.current()
        return frame.left + frame.bonus

    def frame(self, serial: int) -> Frame | None:
        return next((frame for frame in self.frames if frame.serial == serial), None)

    # -- setting effects --

    def set_frames(self, setters: Amounts) -> None:
        """End the frames whose effect has stopped, open one for each that has begun, re-read the others (4.8.6.B-2,
        4.8.6.B-3, 4.8.6.C-2, 4.8.6.C-3)."""
        kept = [frame for frame in self.frames if frame.setter == PRINTED or frame.setter in setters]
        if len(kept) != len(self.frames):
            self.epoch += 1
            self.frames = kept
        known = {frame.setter for frame in kept}
        for frame in kept[1:]:
            change = setters[frame.setter] - frame.base
            frame.base += change
            frame.left = max(0, frame.left + change)
        for key, base in setters.items():
            if key not in known:
                self.epoch += 1
                self.frames.append(Frame(self.epoch, key, base))

    # -- bonuses and penalties --

    def change(self, key: Key, amount: int) -> None:
        """A bonus or penalty has this amount now; 0 when it is suspended."""
        entry = next((entry for entry in self.entries if entry.key == key), None)
        if entry is None:
            if not amount:
                return
            entry = Entry(key, self.current().serial, self.epoch)
            self.entries.append(entry)
        before, entry.amount = entry.amount, amount
        self.change_bonus(entry, max(0, before), max(0, amount))
        self.change_penalty(entry, max(0, -before), max(0, -amount))

    def change_bonus(self, entry: Entry, before: int, amount: int) -> None:
        """What a bonus has lost is taken from the Shield, down to 0 (4.8.6.C-5)."""
        frame = self.frame(entry.frame)
        if amount < before:
            taken = 0 if frame is None else min(before - amount, frame.bonus)
            if frame is not None:
                frame.bonus -= taken
            entry.missing += before - amount
            entry.memory += taken
            entry.epoch = self.epoch
        elif amount > before:
            self.raise_bonus(entry, frame, amount - before)

    def raise_bonus(self, entry: Entry, frame: Frame | None, rise: int) -> None:
        """First it gives back what it took when it shrank, unless a setting effect came or went (C-6, C-8, C-9,
        4.8.6.C-8, 4.8.6.C-9)."""
        back = min(rise, entry.missing)
        given = min(back, entry.memory)
        entry.missing -= back
        entry.memory -= given
        if back and entry.epoch != self.epoch:
            return
        if frame is not None:
            frame.bonus += given + rise - back

    def change_penalty(self, entry: Entry, before: int, amount: int) -> None:
        frame = self.frame(entry.frame)
        if amount < before:
            if frame is not None and entry.epoch == self.epoch:
                frame.left += entry.taken[0]
                frame.bonus += entry.taken[1]
            entry.taken = (0, 0)
        if amount > before or (0 < amount < before):
            entry.frame = self.current().serial
            entry.epoch = self.epoch
            entry.taken = self.current().reduce(amount)

    def forget(self, keys: set[Key]) -> None:
        """Effects that have ended, rather than been suspended: if they begin again they are new ones (C-7,
        4.8.6.C-7)."""
        self.entries = [entry for entry in self.entries if entry.amount or entry.key in keys]

    def is_up_to_date(self, setters: Amounts, bonuses: Amounts) -> bool:
        """Does it know these effects already, with these amounts, and no other?"""
        if len(self.entries) != len(bonuses) or len(self.frames) != len(setters) + 1:
            return False
        return all(bonuses.get(entry.key) == entry.amount for entry in self.entries) and all(
            setters.get(frame.setter) == frame.base for frame in self.frames[1:]
        )

    def data(self) -> tuple[object, ...]:
        frames = tuple((f.serial, f.setter, f.base, f.left, f.bonus) for f in self.frames)
        entries = tuple((e.key, e.frame, e.epoch, e.amount, e.missing, e.memory, e.taken) for e in self.entries)
        return (self.epoch, frames, entries)


# -- on the table ---------------------------------------------------------------------


def value(table: StaticEffects, base: int) -> int:
    shield = table.shields.get(base)
    return table.kind(base).shield if shield is None else shield.value()


def refresh(table: StaticEffects) -> None:
    """Record what a change of the table did to the Shields: beginnings, suspensions, returns and ends."""
    if not (table.shields or BONUS in table.modifiers or SETTER in table.modifiers):
        return
    if bring_up_to_date(table) and table.box.heeds_shields:
        # A text that looks at Shields sees what the others have done to them.
        for _ in range(3):
            if not bring_up_to_date(table):
                break


def bring_up_to_date(table: StaticEffects) -> bool:
    """Tells whether anything had changed."""
    changed = False
    spoken = spoken_of(table)
    for base in table.bases():
        setters, bonuses = spoken.get(base, NO_AMOUNTS)
        shield = table.shields.get(base)
        if shield is None:
            if not setters and not any(bonuses.values()):
                continue
            shield = Shield(table.kind(base).shield)
        elif shield.is_up_to_date(setters, bonuses):
            continue
        else:
            shield = shield.copy()
        table.shields[base] = shield
        renew(table, shield, setters, bonuses)
        changed = True
    return changed


# What may be denied to a base card, and the least and most of the bonuses and penalties that are then worth nothing.
WORTH_NOTHING = ((PLAIN_SHIELD, -99, 99), (PLAIN_RAISE, 1, 99), (PLAIN_LOWER, -99, -1))


def spoken_of(table: StaticEffects) -> dict[int, tuple[Amounts, Amounts]]:
    """The base cards that effects concern now: the setting effects, then the bonuses and penalties, of each."""
    found: dict[int, tuple[Amounts, Amounts]] = {}
    for at, question in enumerate((SETTER, BONUS)):
        for modifier in table.modifiers.get(question, ()):
            concerned = table.spoken_of(modifier)
            if concerned:
                key, amount = key_of(modifier), table.amount_of(modifier)
                for base in concerned:
                    found.setdefault(base, ({}, {}))[at][key] = amount
    if not found:
        return found
    for question, least, most in WORTH_NOTHING:
        if question not in table.modifiers:
            continue
        for base, (setters, bonuses) in found.items():
            if bonuses and denial(table, question, base) is not None:
                # They are still there, and worth nothing.
                kept = {key: 0 if least <= amount <= most else amount for key, amount in bonuses.items()}
                found[base] = setters, kept
    return found


def renew(table: StaticEffects, shield: Shield, setters: Amounts, bonuses: Amounts) -> None:
    shield.set_frames(setters)
    for entry in shield.entries:
        if entry.key not in bonuses:
            shield.change(entry.key, 0)
    for key, amount in bonuses.items():
        shield.change(key, amount)
    if shield.entries:
        shield.forget(suspended(table, shield))


def suspended(table: StaticEffects, shield: Shield) -> set[Key]:
    """The effects that may come back: their card is still in the scene (C-6, C-7)."""
    return {entry.key for entry in shield.entries if entry.key[1] >= 0 and table.is_in_scene(entry.key[0])}


def hit(table: StaticEffects, base: int, points: int) -> int:
    """Damage wears the Shield down (4.8.1-3); tells how much it absorbed (4.8.1.1-1, 4.8.6-1)."""
    shield = table.shields.get(base)
    shield = Shield(table.kind(base).shield) if shield is None else shield.copy()
    absorbed = sum(shield.current().reduce(points))
    if absorbed:
        table.shields[base] = shield
    return absorbed


def restore(table: StaticEffects) -> None:
    """At the end of a turn Shields are rebuilt: setting effects first, then bonuses, then penalties (6.2.final-3,
    4.8.1.1-3)."""
    table.shields = {}
    if not (BONUS in table.modifiers or SETTER in table.modifiers):
        return
    spoken = spoken_of(table)
    for base in table.bases():
        if base in spoken:
            setters, bonuses = spoken[base]
            shield = Shield(table.kind(base).shield)
            shield.set_frames(setters)
            for key, amount in sorted(bonuses.items(), key=lambda each: each[1] < 0):
                shield.change(key, amount)
            if shield.entries or len(shield.frames) > 1:
                table.shields[base] = shield


#: What a person is told of a part of a Shield that damage has taken, or that was lost with a bonus.
WORN = "worn"


class Unfolded:
    """A Shield as a person wants it explained: its base, what was added, what was taken, the total."""

    __slots__ = ("base", "parts", "setter", "total", "worn")

    def __init__(self, base: int, setter: int, parts: tuple[tuple[int, int], ...], worn: int, total: int) -> None:
        self.base = base
        #: The card whose effect sets the base, or -1 where it is the printed one.
        self.setter = setter
        #: Bonuses and penalties that count now: the card, and how much.
        self.parts = parts
        #: What damage has taken this turn, and what was lost with bonuses that stopped.
        self.worn = worn
        self.total = total


def unfold(table: StaticEffects, base: int) -> Unfolded:
    shield = table.shields.get(base)
    if shield is None:
        printed = table.kind(base).shield
        return Unfolded(printed, -1, (), 0, printed)
    frame = shield.current()
    sources = {key_of(m): m.source for question in (SETTER, BONUS) for m in table.modifiers.get(question, ())}
    counting = [entry for entry in shield.entries if entry.frame == frame.serial and entry.amount]
    parts = tuple((sources.get(entry.key, -1), entry.amount) for entry in counting)
    total = shield.value()
    worn = frame.base + sum(amount for _, amount in parts) - total
    return Unfolded(frame.base, sources.get(frame.setter, -1), parts, worn, total)
