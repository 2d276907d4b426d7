"""The table of a match: what is remembered in it, and the verbs that move cards into the scene and out of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from ludoteca.core.effects import Selector
from ludoteca.core.events import NOBODY, NOTHING, Waiting
from ludoteca.core.piece import NONE
from ludoteca.core.plain import numbers_in
from ludoteca.core.resolving import Resolve
from ludoteca.games.battle_scenes.table.areas import (
    LOADED,
    PRIZES,
    RESOURCES,
    SCENE,
    area,
    in_scene,
)
from ludoteca.games.battle_scenes.table.box import BattleBox
from ludoteca.games.battle_scenes.table.kinds import BASES, CHARACTER
from ludoteca.games.battle_scenes.table.turn_memory import Counting

#: Points that win the match (4.9.1-2).
VICTORY = 15

#: A base card that leaves the scene, the area that it goes to, by which rule, and what it is called if it has fallen.
Departure = tuple[int, int, str, str]
KNOCKED_OUT = PRIZES, "4.7-1", "knock-out"
DESTROYED = RESOURCES, "4.7-2", "destroy"


class Weighed:
    """The use of an action that is thought of: who uses which card's, in which mode and with which X, if any."""

    __slots__ = ("card", "mode", "reckoning", "user", "x")

    def __init__(self, user: int, card: int, mode: int, x: int, reckoning: bool) -> None:
        self.user = user
        self.card = card
        self.mode = mode
        self.x = x
        #: Its cost is being reckoned.
        self.reckoning = reckoning


class BattleTable(Counting):
    """Two players, their cards and the scene."""

    __slots__ = (
        "departed",
        "invited",
        "milled",
        "remembered",
        "revealed",
        "spent",
        "starter",
        "turns_due",
        "weighed",
    )

    derived: ClassVar[tuple[str, ...]] = (*Counting.derived, "weighed")

    def __init__(self, box: BattleBox, seed: int) -> None:
        super().__init__(box, seed)
        #: The player who began the match (6.2.B-3).
        self.starter = 0
        #: What players may answer with cards in their hands, whatever they hold.
        self.invited: tuple[Waiting, ...] = ()
        #: How many cards went from deck to resources in the last Countdown.
        self.milled = 0
        #: What cards remember of choices: the numbers of cards and words.
        self.remembered: dict[int, tuple[int, ...]] = {}
        #: By the cards that remember them, the kinds of those chosen that have left the scene since.
        self.departed: dict[int, tuple[int, ...]] = {}
        #: The cards revealed by the Clairvoyance of the action at hand.
        self.revealed: tuple[int, ...] = ()
        #: The effects that have helped the action at hand against the one target that they help against.
        self.spent: tuple[tuple[int, int, int], ...] = ()
        #: The use of an action that is being thought of at this moment, before it begins.
        self.weighed: Weighed | None = None
        #: Whose turns come next, before the players alternate again: extra turns, and the one after them.
        self.turns_due: tuple[int, ...] = ()

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.starter = self.starter
        new.invited = self.invited
        new.milled = self.milled
        new.remembered = self.remembered.copy()
        new.departed = self.departed.copy()
        new.revealed = self.revealed
        new.spent = self.spent
        new.turns_due = self.turns_due

    # -- events ------------------------------------------------------------

    def is_quiet(self, moment: str) -> bool:
        """Can nothing happen at this moment? Nobody writes it down, no text waits for it, no effect ends with it."""
        box = self.box
        return (
            self.steady
            and self.log is None
            and moment not in box.awaited
            and moment not in self.ends
            and not (self.waiting or self.generated or self.invited or box.heeds_time or box.carriers)
        )

    # -- verbs: moving -----------------------------------------------------

    def drop(self, cards: tuple[int, ...], which: int) -> None:
        """Loaded or not, cards go to an area of their owners; what leaves the scene is a new object."""
        pieces = self.pieces
        for card in cards:
            piece = pieces[card]
            leaves = in_scene(piece.zone)
            if piece.host != NONE:
                self.detach(card)
            self.lay(card, area(piece.owner, which))
            if leaves:
                self.forget_object(card)

    def detach(self, card: int) -> None:
        """A loaded card is taken from under its base card."""
        piece = self.write(card)
        left = tuple([each for each in self.carried[piece.host] if each != card])
        if left:
            self.carried[piece.host] = left
        else:
            del self.carried[piece.host]
            self.steady = False
        piece.host = NONE

    def lay(self, card: int, zone: int) -> None:
        """Move one card without a word; the verbs tell what it means."""
        piece = self.write(card)
        zones = self.zones
        lying = zones[piece.zone]
        at = lying.index(card)
        zones[piece.zone] = lying[:at] + lying[at + 1 :]
        zones[zone] += (card,)
        piece.zone = zone
        piece.known |= self.box.zones[zone].seen_by

    def forget_object(self, card: int) -> None:
        """What was fixed on a card that left the scene, counted for it or remembered by it, is over."""
        piece = self.write(card)
        piece.become_fresh()
        piece.controller = piece.owner
        self.forget(card)
        self.shields.pop(card, None)
        self.bearings.pop(card, None)
        self.persons.pop(card, None)
        if self.times:
            self.times = {key: count for key, count in self.times.items() if key[0] != card}
        self.departed.pop(card, None)
        if self.remembered:
            self.remembered.pop(card, None)
            for key, chosen in list(self.remembered.items()):
                if card in chosen:
                    self.remembered[key] = tuple(each for each in chosen if each != card)
                    self.departed[key] = (*self.departed.get(key, ()), piece.kind)
        if card in self.damaged:
            self.damaged = tuple(each for each in self.damaged if each != card)
        if self.felled:
            self.felled = tuple(each for each in self.felled if each[0] != card)

    # -- verbs: the scene --------------------------------------------------

    def put_in_scene(self, card: int, seat: int, rule: str, cause: int = NOTHING) -> None:
        """A card enters the scene upright (4.4.2.2.A.1-1, 4.4.1.E-1)."""
        origin = self.pieces[card].zone
        if origin == LOADED:
            self.detach(card)
        self.lay(card, SCENE)
        piece = self.write(card)
        piece.become_fresh()
        piece.controller = seat
        piece.since = self.turn
        piece.arriving = self.kind(card).sort in BASES
        self.update()
        self.tell("enter", rule, seat, cause, (card,), (origin,))

    def leave_scene(
        self, base: int, which: int, rule: str, seat: int = NOBODY, cause: int = NOTHING, kind: str = ""
    ) -> None:
        """A base card or Scenario leaves for an area of its owner, and what it carries for the resources.

        ``kind`` tells a knock-out or a destruction from other ways to leave.
        """
        self.leave_all(((base, which, rule, kind),), seat, cause)

    def leave_all(self, departures: tuple[Departure, ...], seat: int = NOBODY, cause: int = NOTHING) -> None:
        """Base cards leave together: each is there when the others leave, and their points are counted at once."""
        for base, which, rule, kind in departures:
            loads = self.loads_of(base)
            if loads:
                self.tell("unload", rule, seat, cause, loads, (base,) * len(loads))
            if kind:
                by = next((each[1:] for each in reversed(self.felled) if each[0] == base), ())
                self.tell(kind, rule, seat, by[0] if by else cause, (base,), by)
            self.tell("leave", rule, seat, cause, (base,), (which,))
        for base, which, _, _ in departures:
            self.drop(self.loads_of(base), RESOURCES)
            self.drop((base,), which)
        self.update()
        prizes = [(base, rule) for base, which, rule, _ in departures if which == PRIZES]
        for base, rule in prizes:
            self.tell("prize", rule, seat, cause, (base,))
        if prizes:
            self.check_victory()

    def fall(self, bases: tuple[int, ...]) -> None:
        """Base cards that carry nothing are knocked out or destroyed (4.7-1, 4.7-2, gap simultaneous-win,
        7.3.nocauteado, 7.3.destruido, 10.nocauteado)."""
        if bases:
            self.leave_all(tuple((base, *(KNOCKED_OUT if self.is_character(base) else DESTROYED)) for base in bases))

    def knock_out(self, base: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """A character goes to the prizes (4.7-1), a support to its owner's resources (4.7-2); first it is unloaded
        (4.9.1-1, 6.2.C.5-1)."""
        if self.kind(base).sort == CHARACTER:
            self.leave_scene(base, PRIZES, rule, seat, cause, "knock-out")
        else:
            self.leave_scene(base, RESOURCES, rule, seat, cause, "destroy")

    def arrive(self, base: int) -> None:
        """The entry of a base card is finished: from now on it falls if it carries nothing."""
        self.write(base).arriving = False
        self.steady = False

    def falling(self) -> list[int]:
        """The base cards that carry nothing, and whose entry is finished."""
        if self.steady:
            return []
        carried = self.carried
        pieces = self.pieces
        found = [number for number in self.cast().bases if number not in carried and not pieces[number].arriving]
        self.steady = not found
        return found

    def check_victory(self) -> None:
        """The moment somebody has 15 points the match is over (4.9.1-2, gap win-check-time)."""
        winners = [seat for seat in (0, 1) if self.points(seat) >= VICTORY]
        if winners and self.places is None:
            places = (1, 1) if len(winners) == 2 else (1, 2) if winners[0] == 0 else (2, 1)
            self.finish(places, "4.9.1-2")

    # -- verbs: other areas ------------------------------------------------

    def send(
        self, cards: tuple[int, ...], which: int, kind: str, rule: str, seat: int = NOBODY, cause: int = NOTHING
    ) -> None:
        """Cards go to an area of their owners (8.D-1), all at once; the event is called what the rule calls it."""
        if not cards:
            return
        origins = tuple(self.pieces[card].zone for card in cards)
        scene = any(in_scene(zone) for zone in origins)
        self.drop(cards, which)
        if scene or self.box.heeds_areas:
            self.update()
        self.tell(kind, rule, seat, cause, cards, (which, *origins))
        if which == PRIZES:
            self.tell("prize", rule, seat, cause, cards)
            self.check_victory()

    def discard(self, cards: tuple[int, ...], rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """From the hand to the resources of the same player (7.3.descartar, 3.recursos-2, 10.descartar)."""
        self.send(cards, RESOURCES, "discard", rule, seat, cause)

    def referred(self) -> set[int]:
        """Also what listens until it ends, and the actions used this turn."""
        return super().referred() | numbers_in(self.generated) | numbers_in(self.uses) | numbers_in(self.past)

    def weigh(
        self, user: int, card: int, mode: int = NOTHING, x: int = NOTHING, reckoning: bool = False
    ) -> Weighed | None:
        """Think of a use of an action; tells what was thought of before, to return to. A mode once set stays."""
        before = self.weighed
        if mode == NOTHING and before is not None and (before.user, before.card) == (user, card):
            mode = before.mode
        self.weighed = Weighed(user, card, mode, x, reckoning)
        return before

    def is_secret(self, numbers: Sequence[int], seat: int) -> bool:
        """Can the other player not know some of these?"""
        pieces, other = self.pieces, 1 << 1 - seat
        for number in numbers:
            if number in pieces and not pieces[number].known & other:
                return True
        return False

    # -- what the core asks ------------------------------------------------

    def reachable(self, frame: Resolve, selector: Selector) -> Sequence[int]:
        found: Sequence[int] = self.box.reachable(self, frame, selector)
        return found

    def rule_of(self, frame: Resolve) -> str:
        return "5.7.A.1"

    def endless(self) -> None:
        """A mandatory loop that nobody can break is a draw (gap infinite-loop)."""
        self.finish((1, 1), "")
