"""The table of a match: Units in the arena, Glory, Kamas, gauges, and the verbs that change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from ludoteca.core.decision import Decision
from ludoteca.core.effects import Clause, Selector
from ludoteca.core.errors import ChanceError
from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.modifiers import Modifier
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import Resolve
from ludoteca.core.table import Table
from ludoteca.games.krosmaster.cards.arena import Arena
from ludoteca.games.krosmaster.table.areas import ARENA, OUT, held, worn
from ludoteca.games.krosmaster.table.grounds import FIGURES, HEALTH, POWERS, UNITS, WALLS
from ludoteca.games.krosmaster.table.kinds import DASH, RewardKind, Unit, UnitKind
from ludoteca.games.krosmaster.text import words as w
from ludoteca.games.krosmaster.text.effects import Grant, LosePowers, MoreHp

if TYPE_CHECKING:
    from ludoteca.games.krosmaster.table.box import KrosBox

_COINS = ("heads", "tails")

#: The Powers that Lines of Sight depend on.
_SIGHT = w.BULKY | w.ITTY_BITTY

#: A static text in the arena: its Unit, its effect, its clause, and the frame to read it in.
Stance = tuple[int, Any, Clause, Resolve]


class KrosTable(Table["KrosBox", Unit]):
    """Two or four players, their Krosmasters and what these have called (4.2.1)."""

    __slots__ = (
        "ap",
        "arena",
        "boosts",
        "bought",
        "coins",
        "fired",
        "glory",
        "glory_bought",
        "granted",
        "inflicted",
        "mp",
        "nexts",
        "order",
        "picked",
        "reach",
        "revealed",
        "sides",
        "stock",
        "timelines",
        "unit",
        "used",
        "wild",
    )

    def __init__(self, box: KrosBox, seed: int) -> None:
        super().__init__(box, seed)
        #: Gallons of Glory of each seat, and Wild ones beside the arena.
        self.glory: tuple[int, ...] = (0,) * box.seats
        self.wild = 0
        #: Each seat's stock of Kamas, and the Kamas on each cell.
        self.stock: tuple[int, ...] = (0,) * box.seats
        self.coins: tuple[int, ...] = ()
        #: The arena's number, and the side that each seat sits at.
        self.arena = NONE
        self.sides: tuple[int, ...] = ()
        #: The seats in turn order, and each seat's Timeline.
        self.order: tuple[int, ...] = ()
        self.timelines: tuple[tuple[int, ...], ...] = ((),) * box.seats
        #: The active Game Piece, its gauges, and what its Range markers gave (4.11.2, 4.12.1).
        self.unit = NONE
        self.ap = 0
        self.mp = 0
        self.reach = 0
        #: The Spells that it has cast this turn, each with the Units, or the cell, targeted.
        self.used: tuple[tuple[int, ...], ...] = ()
        #: Bonuses for the next Spell and the Spell that a Boost gave (4.7.5.a); +Damage of the next cast of a Spell.
        self.boosts: tuple[tuple[str, int], ...] = ()
        self.granted = NONE
        self.nexts: tuple[tuple[int, int], ...] = ()
        #: Has it revealed a Demonic Reward, how many has it bought, how many Kamas collected?
        self.revealed = False
        self.bought = 0
        self.picked = 0
        #: Has the active player bought a GG this turn; who inflicted Injuries on this Game Piece's turn;
        #: and which "first time on your turn" texts have gone off.
        self.glory_bought = False
        self.inflicted: tuple[int, ...] = ()
        self.fired: tuple[tuple[int, int], ...] = ()

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.glory = self.glory
        new.wild = self.wild
        new.stock = self.stock
        new.coins = self.coins
        new.arena = self.arena
        new.sides = self.sides
        new.order = self.order
        new.timelines = self.timelines
        new.unit = self.unit
        new.ap = self.ap
        new.mp = self.mp
        new.reach = self.reach
        new.used = self.used
        new.boosts = self.boosts
        new.granted = self.granted
        new.nexts = self.nexts
        new.revealed = self.revealed
        new.bought = self.bought
        new.picked = self.picked
        new.glory_bought = self.glory_bought
        new.inflicted = self.inflicted
        new.fired = self.fired

    # -- looking -----------------------------------------------------------

    def kind(self, number: int) -> UnitKind:
        """What a Unit is, or was."""
        piece = self.pieces.get(number)
        kind: UnitKind = self.box.kinds[(self.gone[number] if piece is None else piece).kind]
        return kind

    def reward(self, number: int) -> RewardKind:
        kind: RewardKind = self.box.kinds[self.piece(number).kind]
        return kind

    def board(self) -> Arena:
        arena: Arena = self.box.arenas[self.arena]
        return arena

    def in_arena(self, number: int) -> bool:
        return number in self.zones[ARENA]

    def units_at(self, cell: int) -> list[int]:
        pieces = self.pieces
        return [number for number in self.zones[ARENA] if pieces[number].cell == cell]

    def krosmasters(self, seat: int) -> list[int]:
        """A seat's Krosmasters in the arena, in the order of its Timeline."""
        return [number for number in self.timelines[seat] if self.pieces[number].zone == ARENA]

    def summons_of(self, number: int) -> list[int]:
        pieces = self.pieces
        return [other for other in self.zones[ARENA] if pieces[other].host == number]

    def is_ally(self, seat: int, number: int) -> bool:
        """Is a Unit in the Team of a seat (4.3.5, 4.3.5.a, 4.3.5.b)?"""
        teams: tuple[int, ...] = self.box.teams
        return teams[seat] == teams[self.last_known(number).controller]

    def opponents(self, seat: int) -> list[int]:
        """The opponents of a seat still in the match, in turn order from it on (4.1.2)."""
        teams = self.box.teams
        at = self.order.index(seat)
        around = self.order[at + 1 :] + self.order[:at]
        return [other for other in around if teams[other] != teams[seat] and self.plays(other)]

    def opponent(self, seat: int) -> int:
        found = self.opponents(seat)
        return found[0] if found else seat

    def powers(self, number: int) -> int:
        """The Powers of the rulebook that a Unit in the arena has, as bits."""
        found: int | None = self.kept[POWERS].get(number)
        if found is None:
            found = self.kept[POWERS][number] = self.box.powers_of(self, number)
        return found

    def rewards_on(self, number: int, zone: int) -> list[int]:
        """The Demonic Rewards of a Unit in a zone of its owner."""
        lying = self.zones[zone]
        return [token for token in lying if self.piece(token).host == number] if lying else []

    def held_by(self, number: int) -> list[int]:
        return self.rewards_on(number, held(self.pieces[number].owner))

    def worn_by(self, number: int) -> list[int]:
        return self.rewards_on(number, worn(self.pieces[number].owner))

    def equipped(self, number: int, what: str) -> int:
        """What the open Demonic Rewards add to a figure of the card (4.7.5.c-1)."""
        owner = self.pieces[number].owner
        if not self.zones[worn(owner)]:
            return 0
        return sum(getattr(self.reward(token).card, what) for token in self.worn_by(number))

    def max_ap(self, number: int) -> int:
        kind = self.kind(number)
        return kind.ap if kind.ap == DASH else kind.ap + self.equipped(number, "ap")

    def max_mp(self, number: int) -> int:
        kind = self.kind(number)
        return kind.mp if kind.mp == DASH else kind.mp + self.equipped(number, "mp")

    def obstacles(self) -> int:
        """The cells that nothing can move into (4.17.4, 4.19.4.c, 4.19.5.b, 4.19.6.b)."""
        walls: int | None = self.kept[WALLS].get("walls")
        if walls is None:
            walls = self.board().impassable
            kinds = self.box.kinds
            for number in self.zones[ARENA]:
                unit = self.pieces[number]
                if kinds[unit.kind].obstacle:
                    walls |= 1 << unit.cell
            self.kept[WALLS]["walls"] = walls
        return walls

    def blockers(self) -> int:
        """The cells that block Lines of Sight (4.15.9.a, 4.15.9.b)."""
        sights: int | None = self.kept[POWERS].get("sights")
        if sights is None:
            sights = self.board().trees
            kinds = self.box.kinds
            for number in self.zones[ARENA]:
                unit = self.pieces[number]
                if self.blocks_sight(kinds[unit.kind], number):
                    sights |= 1 << unit.cell
            self.kept[POWERS]["sights"] = sights
        return sights

    def locked_by(self, number: int) -> list[int]:
        """The enemy characters adjacent to a Unit that would try to Lock it (4.14.1, gap itty-bitty-both-ways,
        4.9.13.a, 4.14.1-1, 4.14.1-2, 4.14.7, 4.19.5.a, 4.19.6.a, 4.19.7.a, 4.19.8.a)."""
        if self.powers(number) & w.ITTY_BITTY:
            return []
        unit = self.pieces[number]
        cell = unit.cell
        teams = self.box.teams
        team = teams[unit.controller]
        found = []
        for other in self.zones[ARENA]:
            piece = self.pieces[other]
            apart = piece.cell - cell
            if apart in (1, -1, 12, -12) and teams[piece.controller] != team:
                beside = abs(apart) == 12 or piece.cell // 12 == cell // 12
                if beside and self.box.kinds[piece.kind].mp != DASH and not self.powers(other) & w.ITTY_BITTY:
                    found.append(other)
        return found

    # -- what is reckoned --------------------------------------------------

    def alter(self, number: int) -> Unit:
        """The Unit for the verb at work to change something that Powers, obstacles, sight or HP may depend on."""
        self.changed(FIGURES)
        return self.write(number)

    def become(self, number: int) -> Unit:
        """The Unit for the verb at work to give it other texts."""
        self.changed(UNITS)
        return self.write(number)

    def moved(self, kind: UnitKind, number: int, before: int, cell: int) -> None:
        """A Unit stands elsewhere; Powers change only where one depends on who stands where."""
        if kind.obstacle:
            self.moved_in(WALLS, "walls", before, cell)
        if self.static_texts(MoreHp):
            self.changed(HEALTH)
        if self.static_texts(Grant) or self.static_texts(LosePowers):
            self.changed(POWERS)
        elif self.blocks_sight(kind, number):
            self.moved_in(POWERS, "sights", before, cell)

    def moved_in(self, ground: int, cells: str, before: int, cell: int) -> None:
        """Of what rests on the ground only these cells are others, by one."""
        kept = self.kept[ground] = self.kept[ground].copy()
        if cells in kept:
            kept[cells] = kept[cells] & ~(1 << before) | 1 << cell

    def blocks_sight(self, kind: UnitKind, number: int) -> bool:
        """Krosmasters and Bulky Summons do, Itty-Bitty Units do not; of most the card alone tells (4.9.14.a,
        4.19.1.f, 4.19.4.a)."""
        if not self.box.sight_given and not kind.powers & _SIGHT:
            return kind.is_krosmaster
        powers = self.powers(number)
        return bool(kind.is_krosmaster or powers & w.BULKY) and not powers & w.ITTY_BITTY

    def static_texts(self, effect: type) -> tuple[Stance, ...]:
        """The static texts with an effect of this kind on Units in the arena, whether or not they hold now."""
        stances: dict[type, tuple[Stance, ...]] = self.kept[UNITS]
        try:
            return stances[effect]
        except KeyError:
            if not stances:
                stances.update(self.box.stances_of(self))
            return stances.setdefault(effect, ())

    # -- events --------------------------------------------------------------

    # -- verbs on Units ------------------------------------------------------

    def enter(self, number: int, cell: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """A Unit comes into the arena (4.18.4.d)."""
        unit = self.write(number)
        self.take_out(number)
        unit.zone = ARENA
        unit.cell = cell
        self.zones[ARENA] += (number,)
        self.changed(UNITS)
        self.tell("enter", rule, seat, cause, (number,), (cell,))

    def put(self, number: int, cell: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        unit = self.write(number)
        before = unit.cell
        unit.cell = cell
        self.moved(self.box.kinds[unit.kind], number, before, cell)
        self.tell("goes", rule, seat, cause, (number,), (cell, before))

    def leave_arena(self, number: int, rule: str, cause: int = NOTHING) -> None:
        """A Krosmaster goes out of the match but keeps its place in the Timeline; a Summon is no more."""
        if self.kind(number).is_krosmaster:
            self.take_out(number)
            unit = self.write(number)
            unit.zone = OUT
            self.zones[OUT] += (number,)
            self.forget(number)
            self.tell("leave", rule, unit.controller, cause, (number,))
        else:
            self.remove(number, rule, self.pieces[number].controller, cause)
        self.changed(UNITS)

    def place_injuries(self, number: int, amount: int) -> int:
        """Put Injury markers on a Unit, up to its HP; tells how many (4.10.1, 4.10.8, 2.4.5, 3.2.5, 4.10.4-1,
        4.10.4-2, 4.10.6)."""
        unit = self.pieces[number]
        placed: int = min(amount, self.max_hp(number) - unit.injuries)
        if placed > 0:
            self.write(number).injuries += placed
            self.injuries_changed()
        return max(0, placed)

    def remove_injuries(self, number: int, amount: int) -> int:
        removed: int = min(amount, self.pieces[number].injuries)
        if removed > 0:
            self.write(number).injuries -= removed
            self.injuries_changed()
        return removed

    def injuries_changed(self) -> None:
        """Somebody may have fallen, and a Power may hold only up to a number of Injuries."""
        self.changed(HEALTH)
        if self.static_texts(Grant) or self.static_texts(LosePowers):
            self.changed(FIGURES)

    def max_hp(self, number: int) -> int:
        """HP with what changes it; a Unit without HP has none at all."""
        unit = self.pieces[number]
        hp: int = self.box.kinds[unit.kind].hp
        if hp == DASH:
            return 0
        if self.zones[worn(unit.owner)]:
            hp += self.equipped(number, "hp")
        return hp + self.box.more_hp(self, number) if self.static_texts(MoreHp) else hp

    def mark(self, number: int, what: str, amount: int, rule: str, seat: int, cause: int) -> int:
        """Put +1 or -1 markers on a Unit; tells how many were placed (4.11.6 to 4.11.8, 4.11.6-1, 4.11.6-2,
        4.11.7-1, 4.11.7-2, 4.11.8-1, 4.11.8-2)."""
        unit = self.pieces[number]
        if what == w.RANGE:
            self.write(number).range_marks += amount
            placed = abs(amount)
        else:
            most = self.max_ap(number) if what == w.AP else self.max_mp(number)
            if most == DASH:
                return 0
            before = unit.ap_marks if what == w.AP else unit.mp_marks
            after = max(before + amount, -most)
            placed = abs(after - before)
            written = self.write(number)
            if what == w.AP:
                written.ap_marks = after
            else:
                written.mp_marks = after
        if placed:
            self.tell(f"mark-{what}", rule, seat, cause, (number,), (placed if amount > 0 else -placed,))
        return placed

    def change_gauge(self, number: int, what: str, amount: int) -> None:
        """An immediate gain or loss: only the active Unit has gauges (4.11.4, gap gauge-floor, 4.11.1.b)."""
        if number != self.unit:
            return
        kind = self.kind(number)
        if what == w.AP and kind.ap != DASH:
            self.ap = max(0, self.ap + amount)
        elif what == w.MP and kind.mp != DASH:
            self.mp = max(0, self.mp + amount)

    def gain_kamas(self, seat: int, amount: int, rule: str, cause: int = NOTHING) -> None:
        """Kamas from the reserve, which has no end (gap kama-supply), or back to it (1.3.4-1)."""
        stock = list(self.stock)
        stock[seat] += amount
        self.stock = tuple(stock)
        if amount:
            self.tell("kamas", rule, seat, cause, (seat,), (amount,))

    # -- continuous effects ----------------------------------------------------

    def begin(self, modifier: Modifier) -> None:
        super().begin(modifier)
        self.changed(FIGURES)

    def keep_modifiers(self, question: str, kept: tuple[Modifier, ...]) -> None:
        super().keep_modifiers(question, kept)
        self.changed(FIGURES)

    def move(self, numbers: tuple[int, ...], zone: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """Demonic Rewards come and go."""
        super().move(numbers, zone, rule, seat, cause)
        self.changed(FIGURES)

    # -- what the interpreter of texts asks --------------------------------------

    def rule_of(self, frame: Resolve) -> str:
        """The rule under which a text is carried out."""
        return "4.18.3.e"

    def reachable(self, frame: Resolve, selector: Selector) -> tuple[int, ...]:
        """Effects reach Game Pieces in play only (4.18.6)."""
        return self.zones[ARENA]

    def subjects_of(self, frame: Resolve, selector: Selector) -> tuple[int, ...]:
        """ "Aquela unidade": the other Unit of what happened, if it is in play."""
        event = frame.event
        if event is None:
            return ()
        other = event.cause if frame.source in event.subjects else event.subjects[0]
        return (other,) if self.in_arena(other) else ()

    def referred(self) -> set[int]:
        """Also the Sources of Injuries on Units, who are asked when one falls."""
        return super().referred() | {self.pieces[number].wounder for number in self.zones[ARENA]}

    # -- seats -----------------------------------------------------------------

    def open(self, decision: Decision) -> bool:
        """A seat that has conceded is not asked: what it would have chosen falls to its first option."""
        if self.out and not self.plays(decision.seat) and decision.options:
            self.stack[-1].answer = decision.options[0]
            return False
        return super().open(decision)

    # -- comparing -------------------------------------------------------------

    def likeness(self, number: int) -> object:
        return number

    # -- loaded chance -----------------------------------------------------------

    def loaded_roll(self, number: int, sides: int, text: str) -> int:
        names = _COINS if sides == 2 else w.FACES if sides == 6 else tuple(f"player{seat + 1}" for seat in range(sides))
        if text not in names:
            known = ", ".join(names)
            raise ChanceError(f"“{text}” is none of {known}", "chance-face", text=text, known=known)
        return names.index(text)

    def roll_dice(self, count: int, what: str) -> tuple[int, ...]:
        """Special dice of six faces (1.6.1)."""
        return tuple(self.roll(NOTHING, 6, what) for _ in range(count))
