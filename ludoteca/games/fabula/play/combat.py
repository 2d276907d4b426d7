"""Offensive and influence: one procedure of five steps (1.22, gap combat-window)."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.decision import Option
from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.picking import series
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.fabula.meaning.resolution import check
from ludoteca.games.fabula.play.damage import Blow, deal
from ludoteca.games.fabula.play.elimination import end_action
from ludoteca.games.fabula.play.priority import COMBAT, Priority
from ludoteca.games.fabula.table.grounds import STATES
from ludoteca.games.fabula.table.table import INFLUENCE, OFFENSIVE, FabulaTable
from ludoteca.games.fabula.table.verbs import add_counters, give_control, lose, tap

#: What a text denies that says who cannot make one: another question than the value of the same name.
MAKING = {OFFENSIVE: "make-offensive", INFLUENCE: "make-influence"}


def can_act(table: FabulaTable, number: int) -> bool:
    return bool(acting(table, (number,)))


def acting(table: FabulaTable, allies: Iterable[int]) -> list[int]:
    """Not in the turn in which they came under their controller, unless a text says so (gap entering-ally)."""
    pieces = table.pieces
    turn = table.turn if table.box.rulings["fresh-allies"] != "free" else NOTHING
    hasty = table.all_concerned("may-act")
    denied = table.all_concerned("act")
    return [n for n in allies if (pieces[n].since != turn or n in hasty) and n not in denied]


def able(table: FabulaTable, seat: int, kind: str) -> list[int]:
    """The allies that may make an offensive or an influence now."""
    ready = ready_allies(table, seat)
    denied = table.all_concerned(MAKING[kind])
    return [number for number in ready if number not in denied] if denied else ready


def ready_allies(table: FabulaTable, seat: int) -> list[int]:
    """The untapped allies that can act."""
    key = (seat, "ready")
    known: list[int] | None = table.kept[STATES].get(key)
    if known is None:
        pieces = table.pieces
        untapped = [number for number in table.allies(seat) if not pieces[number].tapped]
        known = table.kept[STATES][key] = acting(table, untapped)
    return known


def goals(table: FabulaTable, seat: int) -> list[int]:
    """The bases of opponents (gap centre-order); a guarded centre not before its outskirts have fallen."""
    found: list[int] = []
    guarded = table.box.rulings["centre-guard"] == "guarded"
    for other in table.opponents(seat):
        bases = table.territory(other)
        found += [number for number in bases if not is_guarded(table, number)] if guarded else bases
    return found


def is_guarded(table: FabulaTable, number: int) -> bool:
    """A centre, where the format guards it, while its player has more than two outskirts."""
    piece = table.pieces[number]
    if not piece.centre or table.box.rulings["centre-guard"] != "guarded":
        return False
    return len(table.territory(piece.controller)) > 3


def blockers_among(table: FabulaTable, allies: Iterable[int]) -> list[int]:
    """Those that are untapped and free to block."""
    pieces = table.pieces
    denied = table.all_concerned("block")
    return [number for number in allies if not pieces[number].tapped and number not in denied]


class Combat(Procedure):
    """An offensive or an influence against a base."""

    __slots__ = ("base", "division", "joined", "kind", "pairs")

    def __init__(self, kind: str, base: int) -> None:
        super().__init__()
        self.kind = kind
        self.base = base
        #: The allies declared so far; the blocks, (blocker, ally); the shares of divided damage, (blocker, amount).
        self.joined: tuple[int, ...] = ()
        self.pairs: tuple[tuple[int, int], ...] = ()
        self.division: tuple[tuple[int, int], ...] = ()

    def copy(self) -> Combat:
        new = Combat(self.kind, self.base)
        new.joined = self.joined
        new.pairs = self.pairs
        new.division = self.division
        return self.progress(new)

    # -- (1) declaration --

    def declare(self, table: FabulaTable) -> Next:
        """Which allies take part, one after the other in the order in which they lie there; an offensive is to destroy
        the base, an influence to take it over (x.victory.means)."""
        seat = table.active
        if self.answer is not None and self.answer[0] == "join":
            self.joined = (*self.joined, self.answer[1])
        done = self.answer is not None and self.answer[0] == "done"
        if not done and self.may_join(table):
            verbs = ("join", "done") if self.joined else ("join",)
            picked = series("join", self.joined)
            return table.ask(seat, f"ask-join-{self.kind}", "1.16.3a", verbs, (self.base,), picked)
        table.action = self.kind
        table.goal = self.base
        for number in self.joined:
            table.mark(number).joined = True
        tap(table, self.joined, True, "1.16.3a", seat)
        goal = table.pieces[self.base]
        table.tell(self.kind, "1.16.3a", seat, NOTHING, self.joined, (self.base, int(goal.centre), goal.resistance))
        return None

    def may_join(self, table: FabulaTable) -> list[int]:
        found = able(table, table.active, self.kind)
        if self.joined:
            last = found.index(self.joined[-1])
            return found[last + 1 :]
        return found

    def after_declaration(self, table: FabulaTable) -> Next:
        """Triggers on the declaration are dealt with before blocks, which need an empty stack."""
        if self.result is not None:
            return None
        following = check(table)
        if following is None:
            return None
        return SettleStack()

    # -- (2) block --

    def block(self, table: FabulaTable) -> Next:
        """The controller of the base declares all blocks at once, and taps the blockers (1.22.4, 1.22.5).

        Nobody else blocks (1.22.1-1), and no other moment is for it (1.22.1-2).
        """
        if self.is_over(table):
            return None
        seat = self.defender(table)
        if self.answer is not None and self.answer[0] == "block":
            self.pairs = (*self.pairs, (self.answer[1], self.answer[2]))
        done = self.answer is not None and self.answer[0] == "done"
        if not done and self.may_block(table):
            series: tuple[Option, ...] = tuple(("block", *pair) for pair in self.pairs)
            return table.ask(seat, f"ask-block-{self.kind}", "1.22.2", ("block", "done"), (self.base,), series)
        self.commit_blocks(table, seat)
        return None

    def may_block(self, table: FabulaTable) -> list[int]:
        """The allies that may still block, in order; and there must be somebody to block."""
        if not self.blockable(table):
            return []
        seat = self.defender(table)
        found = blockers_among(table, table.allies(seat))
        if self.pairs:
            last = found.index(self.pairs[-1][0])
            return found[last + 1 :]
        return found

    def blockable(self, table: FabulaTable) -> list[int]:
        denied = table.all_concerned("be-blocked")
        return [number for number in table.in_action() if number not in denied]

    def commit_blocks(self, table: FabulaTable, seat: int) -> None:
        if not self.pairs:
            return
        for blocker, ally in self.pairs:
            table.mark(blocker).blocks = ally
        blockers = tuple(blocker for blocker, _ in self.pairs)
        tap(table, blockers, True, "1.22.4-2" if self.kind == OFFENSIVE else "1.22.5-2", seat)
        table.tell("block", "1.22.4-1", seat, NOTHING, blockers, tuple(ally for _, ally in self.pairs))
        blocked = tuple(dict.fromkeys(ally for _, ally in self.pairs))
        table.tell("blocked", "1.22.4-1", seat, NOTHING, blocked)

    def defender(self, table: FabulaTable) -> int:
        base = table.pieces.get(self.base)
        return NOBODY if base is None else int(base.controller)

    def is_over(self, table: FabulaTable) -> bool:
        """The base is gone or the acting player's own, so that nobody can block; or the action has ended."""
        return not table.action or self.defender(table) in (NOBODY, table.active)

    # -- (3) the window --

    def window(self, table: FabulaTable) -> Next:
        if not table.action:
            return None
        return self.then(Priority(COMBAT, table.active))

    # -- (4) calculation --

    def divide(self, table: FabulaTable) -> Next:
        """An ally blocked by several divides its offensive among them (gap multiple-blockers)."""
        if self.kind != OFFENSIVE or not table.action or table.box.rulings["blocked-damage"] == "each":
            return None
        if self.answer is not None:
            self.division = (*self.division, (self.next_share(table)[1], self.answer[1]))
        ally, blocker = self.next_share(table)
        if ally != NOTHING:
            return table.ask(table.active, "ask-divide", "1.22.4a-2", ("share",), (ally, blocker))
        return None

    def next_share(self, table: FabulaTable) -> tuple[int, int]:
        """The ally and the blocker whose share is to be named next; the last blocker gets what is left."""
        named = [blocker for blocker, _ in self.division]
        for ally, blockers in table.blocked().items():
            if len(blockers) > 1 and table.offensive_of(ally) > 0:
                for blocker in blockers[:-1]:
                    if blocker not in named:
                        return ally, blocker
        return NOTHING, NOTHING

    def amounts(self, table: FabulaTable) -> range:
        ally, _ = self.next_share(table)
        if ally == NOTHING:
            return range(0)
        blockers = table.blockers_of(ally)
        given = sum(amount for blocker, amount in self.division if blocker in blockers)
        return range(table.offensive_of(ally) - given + 1)

    def calculate(self, table: FabulaTable) -> Next:
        """After the blocks and the window (1.22.5a-1)."""
        table.responsible = table.active
        if table.action == OFFENSIVE:
            self.fight(table)
        elif table.action == INFLUENCE:
            self.influence(table)
        return None

    def fight(self, table: FabulaTable) -> None:
        """All damage at the same time (gap combat-simultaneity)."""
        deal(table, self.blows(table), "1.22.4a-1", table.active, in_offensive=True)

    def blows(self, table: FabulaTable) -> list[Blow]:
        """An unblocked ally strikes the base (1.22.4b), blocked and blocker strike each other (1.22.4a-3)."""
        blows: list[Blow] = []
        shares = dict(self.division)
        blocked = table.blocked()
        for ally in table.in_action():
            offensive = table.offensive_of(ally)
            blockers = blocked.get(ally)
            if not blockers:
                if self.base_stands(table):
                    blows.append((ally, self.base, offensive))
                continue
            left = offensive
            for at, blocker in enumerate(blockers):
                last = at == len(blockers) - 1
                each = table.box.rulings["blocked-damage"] == "each"
                amount = offensive if each else left if last else min(left, shares.get(blocker, 0))
                left -= amount
                blows.append((ally, blocker, amount))
                blows.append((blocker, ally, table.offensive_of(blocker)))
        return blows

    def base_stands(self, table: FabulaTable) -> bool:
        """Is the base still an opponent's (gap base-gone)?"""
        return self.defender(table) not in (NOBODY, table.active)

    def sums(self, table: FabulaTable) -> tuple[int, int]:
        """All allies in action on one side (1.22.5a-2), tapped or not (1.22.5c); blockers and the base's resistance on
        the other (1.22.5a-3)."""
        ours = sum(table.influence_of(ally) for ally in table.in_action())
        theirs = sum(table.influence_of(blocker) for blocker in table.blockers())
        return ours, theirs + int(table.pieces[self.base].resistance)

    def influence(self, table: FabulaTable) -> None:
        """The higher sum has the base; a draw leaves it where it is (gap influence-tie)."""
        allies = table.in_action()
        if not self.base_stands(table) or not allies:
            return
        seat = table.active
        ours, theirs = self.sums(table)
        won = ours > theirs
        table.tell("sums", "1.22.5a-4", seat, NOTHING, (self.base,), (ours, theirs))
        if not won:
            return
        if table.pieces[self.base].count("shield"):
            add_counters(table, self.base, "shield", -1, "g.escudo-2", NOTHING)
            table.tell("shielded", "g.escudo-2", seat, NOTHING, (self.base,))
            return
        take_base(table, self.base, seat)

    def end(self, table: FabulaTable) -> Next:
        """(5) The allies stay tapped; the state check and triggers follow."""
        end_action(table)
        return None


Combat.steps = (
    ("1.16.3a", Combat.declare),
    ("1.16.4-2", Combat.after_declaration),
    ("1.22.2", Combat.block),
    ("1.17.5-1", Combat.window),
    ("1.22.4a-2", Combat.divide),
    ("1.22.4a-1", Combat.calculate),
    ("1.22.4a-1", Combat.end),
)

# A window of priority is where combat is declared, and combat has windows of priority.
Priority.declared = {OFFENSIVE: Combat, INFLUENCE: Combat}


def take_base(table: FabulaTable, base: int, seat: int) -> None:
    """The winner has the base as one more outskirt; whose centre is taken has lost (gap captured-base)."""
    piece = table.pieces[base]
    loser = piece.controller
    if piece.centre:
        table.tell("captured", "1.22.5a-4", seat, NOTHING, (base,), (loser,))
        lose(table, loser, "x.victory.centre")
        return
    give_control(table, base, seat, "1.22.5a-4")
    table.tell("captured", "1.22.5a-4", seat, NOTHING, (base,), (loser,))
    table.tell("capture", "1.22.5a-4", seat, NOTHING, (base,))


class SettleStack(Procedure):
    """Deal with what the declaration has set off, until the stack is empty again."""

    __slots__ = ()

    def copy(self) -> SettleStack:
        return self.progress(SettleStack())

    def check(self, table: FabulaTable) -> Next:
        return self.then(check(table))

    def settle(self, table: FabulaTable) -> Next:
        if table.waiting:
            return self.then(Priority(COMBAT, table.active))
        return None


SettleStack.steps = (("1.21.8-1", SettleStack.check), ("1.16.4-2", SettleStack.settle))
