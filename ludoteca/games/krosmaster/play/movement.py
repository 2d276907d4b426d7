"""Moving a cell with Locking in its six steps (4.14), moving by effects (7.5), and what awaits on a cell."""

from __future__ import annotations

from ludoteca.core.events import NOBODY
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.meaning.pending import SNAP, Pending, wait
from ludoteca.games.krosmaster.meaning.resolution import settle
from ludoteca.games.krosmaster.play.injuries import inflict, knock_outs
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import words as w


def is_free(table: KrosTable, cell: int) -> bool:
    """Does the cell hold no obstacle (4.17.3, gap free-cell-mechanism)?"""
    return not table.obstacles() >> cell & 1


def land(table: KrosTable, number: int) -> None:
    """A Unit has come to stand on a cell: a Trap there snaps, a Tombstone is desecrated (4.19.7.c, 4.9.31.a-1,
    4.19.7.c-1, 4.19.7.c-2, 4.19.7.c-3, 4.19.7.d-2, 4.19.8.c)."""
    cell = table.pieces[number].cell
    kind = table.kind(number)
    if not kind.is_character:
        return
    for other in table.units_at(cell):
        if other == number:
            continue
        there = table.kind(other)
        if there.sort == w.TRAP:
            snap(table, other)
        elif kind.is_krosmaster and table.powers(other) & w.DESECRATION:
            inflict(table, other, 1, other, "4.9.31.a-1", desecrated=True)


def snap(table: KrosTable, trap: int) -> None:
    """The Trap's token leaves as it is set off; its Snap waits (gap trap-token-removal)."""
    piece = table.pieces[trap]
    pending = Pending(table.new_number(), SNAP, piece.controller, trap, cell=piece.cell)
    pending.spell = table.kind(trap).spells[0]
    wait(table, pending)
    table.leave_arena(trap, "4.19.7.e")


def walk(table: KrosTable, number: int, cell: int) -> None:
    """One step for 1 MP (6.3.2-1, 2.4.4, 3.2.4, 4.11.9)."""
    table.mp -= 1
    table.put(number, cell, "6.3.2-1", table.pieces[number].controller)
    land(table, number)


class Move(Procedure):
    """A character leaves a cell adjacent to enemies: Locking, then the step (4.14.2, 4.14.2.a)."""

    __slots__ = ("cell", "dodges", "locker", "locks", "rolled", "start", "unit")

    def __init__(self, unit: int, cell: int, start: int) -> None:
        super().__init__()
        self.unit = unit
        self.cell = cell
        self.start = start
        #: The enemies that have rolled, and the one that rolls now.
        self.rolled: tuple[int, ...] = ()
        self.locker = NONE
        self.locks = 0
        self.dodges = 0

    def copy(self) -> Move:
        new = Move(self.unit, self.cell, self.start)
        new.rolled = self.rolled
        new.locker = self.locker
        new.locks = self.locks
        new.dodges = self.dodges
        return self.progress(new)

    def lockers(self, table: KrosTable) -> list[int]:
        """The adjacent enemies that have not rolled yet."""
        if not table.in_arena(self.unit) or table.pieces[self.unit].cell != self.start:
            return []
        return [number for number in table.locked_by(self.unit) if number not in self.rolled]

    def test_lock(self, table: KrosTable) -> Next:
        """Step 2: one of them, whom the active player names, makes the Lock roll (4.9.5.a, 4.14.5)."""
        if self.answer is not None:
            self.locker = self.answer[1]
        else:
            waiting = self.lockers(table)
            if not waiting:
                self.go_on_after("repeat_for_each")
                return None
            if len(waiting) > 1:
                return table.ask(table.active, "ask-locker", "4.14.2.b", ("locker",), (self.unit,))
            self.locker = waiting[0]
        self.rolled = (*self.rolled, self.locker)
        dice = 2 if table.powers(self.locker) & w.LOCK else 1
        faces = table.roll_dice(dice, "lock")
        self.locks = sum(w.SUCCESS[w.F_LOCK][face] for face in faces)
        seat = table.pieces[self.locker].controller
        table.tell("lock", "4.14.2.b", seat, self.locker, (self.locker,), faces)
        table.tell("lock-roll", "4.14.2.b", seat, self.locker, (self.unit,))
        return None

    def test_dodge(self, table: KrosTable) -> Next:
        """Step 3: the active player makes the Dodge roll (4.9.6.a, 4.14.6)."""
        dice = 2 if table.powers(self.unit) & w.DODGE else 1
        faces = table.roll_dice(dice, "dodge")
        self.dodges = sum(w.SUCCESS[w.F_DODGE][face] for face in faces)
        table.tell("dodge", "4.14.2.c", table.pieces[self.unit].controller, self.unit, (self.unit,), faces)
        return None

    def compare(self, table: KrosTable) -> Next:
        """Step 4: Locked loses 3 MP and 3 AP, Grappled 1 of each; a Summon can only Grapple (4.14.3, 4.14.4)."""
        if self.dodges > self.locks:
            return None
        locked = self.locks > self.dodges and table.kind(self.locker).is_krosmaster
        loss = 3 if locked else 1
        table.change_gauge(self.unit, w.MP, -loss)
        table.change_gauge(self.unit, w.AP, -loss)
        rule = "4.14.2.d-1" if locked else "4.14.2.d-2"
        table.tell("locked" if locked else "grappled", rule, NOBODY, self.locker, (self.unit,), (loss,))
        return None

    def resolve_powers(self, table: KrosTable) -> Next:
        """Powers set off by the roll are resolved at once (gap counterattack-lock)."""
        return self.then(settle(table))

    def repeat_for_each(self, table: KrosTable) -> Next:
        """Step 5: the same for every enemy that has not rolled."""
        self.repeat()
        return None

    def step_over(self, table: KrosTable) -> Next:
        """Step 6: with 1 MP left it moves, if the cell is still free and it is where it was."""
        unit = table.pieces.get(self.unit)
        if unit is None or unit.zone != 0 or unit.cell != self.start:
            return None
        if table.mp and is_free(table, self.cell):
            walk(table, self.unit, self.cell)
        return None


Move.steps = (
    ("4.14.2.b", Move.test_lock),
    ("4.14.2.c", Move.test_dodge),
    ("4.14.2.d-1", Move.compare),
    ("4.14.2.d-3", Move.resolve_powers),
    ("4.14.2.e", Move.repeat_for_each),
    ("4.14.2.f", Move.step_over),
)


# -- moving by effects --------------------------------------------------------------


def along(table: KrosTable, cell: int, direction: int, number: int) -> int:
    """Where so many cells in a straight line lead: up to the last before an obstacle or the edge (7.5.9.b, 4.18.5,
    7.2.4.b, 7.5.10.b)."""
    obstacles = table.obstacles()
    for _ in range(number):
        beyond = arena.BESIDE[cell][direction]
        if beyond < 0 or obstacles >> beyond & 1:
            break
        cell = beyond
    return cell


def can_be_moved(table: KrosTable, number: int, source: int) -> bool:
    """Unfazed Units are moved only by what is their own (4.9.17.a)."""
    return number == source or not table.powers(number) & w.UNFAZED


def slide(table: KrosTable, number: int, direction: int, cells: int, rule: str, source: int) -> None:
    """Move a Unit in a straight line; what awaits where it ends is set off, not what it passes (4.19.7.d-1)."""
    cell = table.pieces[number].cell
    end = along(table, cell, direction, cells)
    if end != cell:
        table.put(number, end, rule, NOBODY, source)
        land(table, number)


class Shifting(Procedure):
    """Push, Attract, Retreat or Approach: each Unit along one axis, in the active player's order.

    Push and Attract move targets from or to the caster; Retreat and Approach move the caster from or to the target.
    """

    __slots__ = ("centre", "how", "left", "moving", "number", "source")

    def __init__(self, how: str, number: int, source: int, centre: int, left: tuple[int, ...]) -> None:
        super().__init__()
        self.how = how
        self.number = number
        self.source = source
        #: The cell that the movement is measured from.
        self.centre = centre
        #: The Units still to be moved, and the one that moves now.
        self.left = left
        self.moving = NONE

    def copy(self) -> Shifting:
        new = Shifting(self.how, self.number, self.source, self.centre, self.left)
        new.moving = self.moving
        return self.progress(new)

    def next_unit(self, table: KrosTable) -> Next:
        """The active player picks whom to move first (gap push-many)."""
        if self.answer is not None:
            self.moving = self.answer[1]
        else:
            self.left = tuple(number for number in self.left if self.movable(table, number))
            if not self.left:
                self.stop()
                return None
            if len(self.left) > 1:
                return table.ask(table.active, "ask-shift", "7.2.4.e", ("choose",), (self.source,))
            self.moving = self.left[0]
        self.left = tuple(number for number in self.left if number != self.moving)
        return None

    def movable(self, table: KrosTable, number: int) -> bool:
        if not table.in_arena(number) or table.pieces[number].cell == self.centre:
            return False
        return can_be_moved(table, number, self.source)

    def choices(self, table: KrosTable) -> list[int]:
        return list(self.left)

    def ways(self, table: KrosTable) -> tuple[int, ...]:
        """The directions in which the Unit may go: one, or two on an exact diagonal (gap push-not-aligned)."""
        cell = table.pieces[self.moving].cell
        found = arena.towards(self.centre, cell)
        if self.how in (e.ATTRACT, e.APPROACH):
            return tuple(arena.opposite(direction) for direction in found)
        return found

    def modes(self, table: KrosTable) -> tuple[str, ...]:
        return tuple(arena.DIRECTIONS[direction] for direction in self.ways(table))

    def shift(self, table: KrosTable) -> Next:
        ways = self.ways(table)
        if self.answer is not None:
            direction = arena.DIRECTIONS.index(self.answer[1])
        elif len(ways) > 1:
            return table.ask(table.active, "ask-direction", "7.5.9.a", ("pick",), (self.moving,))
        else:
            direction = ways[0]
        slide(table, self.moving, direction, self.steps_to_go(table, direction), RULES[self.how], self.source)
        return None

    def steps_to_go(self, table: KrosTable, direction: int) -> int:
        """Towards a Unit nobody goes beyond it: the cell where it stands is the end of the way."""
        if self.how in (e.PUSH, e.RETREAT):
            return self.number
        cell = table.pieces[self.moving].cell
        across = abs(cell % arena.SIZE - self.centre % arena.SIZE)
        down = abs(cell // arena.SIZE - self.centre // arena.SIZE)
        return int(min(self.number, down if direction in (arena.NORTH, arena.SOUTH) else across))

    def again(self, table: KrosTable) -> Next:
        self.repeat()
        return None


Shifting.steps = (
    ("7.2.4.e", Shifting.next_unit),
    ("7.5.9.a", Shifting.shift),
    ("7.2.4.e", Shifting.again),
)

RULES = {e.PUSH: "7.5.9.a", e.ATTRACT: "7.5.10.a", e.RETREAT: "7.5.16.a", e.APPROACH: "7.5.17.a"}


class Teleporting(Procedure):
    """A Unit goes to a free cell some cells away, and an adjacent ally comes along to a cell beside it."""

    __slots__ = ("ally", "controller", "number", "source")

    def __init__(self, source: int, controller: int, number: int) -> None:
        super().__init__()
        self.source = source
        self.controller = controller
        self.number = number
        self.ally = NONE

    def copy(self) -> Teleporting:
        new = Teleporting(self.source, self.controller, self.number)
        new.ally = self.ally
        return self.progress(new)

    def choices(self, table: KrosTable) -> list[int]:
        """The allies adjacent to it; the choice is made without knowing whether they can be moved (4.18.3.e)."""
        cell = table.pieces[self.source].cell
        return [
            number
            for number in table.zones[0]
            if number != self.source
            and table.is_ally(self.controller, number)
            and arena.distance(cell, table.pieces[number].cell) == 1
        ]

    def choose_ally(self, table: KrosTable) -> Next:
        if self.answer is not None:
            self.ally = self.answer[1]
        elif self.choices(table):
            return table.ask(self.controller, "ask-companion", "4.18.3.e", ("choose",), (self.source,))
        return None

    def cells(self, table: KrosTable) -> list[int]:
        obstacles = table.obstacles()
        if self.step == 1:
            cell = table.pieces[self.source].cell
            far = range(arena.CELLS)
            return [
                other for other in far if 0 < arena.distance(cell, other) <= self.number and not obstacles >> other & 1
            ]
        beside = arena.NEIGHBOURS[table.pieces[self.source].cell]
        return [cell for cell in beside if not obstacles >> cell & 1]

    def go(self, table: KrosTable) -> Next:
        """The Unit itself: its own Power may move it even if it is Unfazed (4.9.17.a)."""
        return self.put(table, self.source)

    def bring(self, table: KrosTable) -> Next:
        if self.ally == NONE or not table.in_arena(self.ally) or not can_be_moved(table, self.ally, self.source):
            return None
        return self.put(table, self.ally)

    def put(self, table: KrosTable, number: int) -> Next:
        if self.answer is not None:
            table.put(number, self.answer[1], "4.18.3.e", self.controller, self.source)
            land(table, number)
        elif self.cells(table):
            return table.ask(self.controller, "ask-cell", "4.18.3.e", ("go",), (number,))
        return None


Teleporting.steps = (
    ("4.18.3.e", Teleporting.choose_ally),
    ("4.18.3.e", Teleporting.go),
    ("4.18.3.e", Teleporting.bring),
)


def after_moving(table: KrosTable) -> Procedure | None:
    """What a move outside any Spell has left to do: knock-outs, and what waits as a list of its own."""
    return knock_outs(table) or settle(table)
