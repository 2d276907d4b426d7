"""The turn and its four phases (gap turn-structure)."""

from __future__ import annotations

from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.modifiers import applying
from ludoteca.core.picking import series
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.fabula.meaning.resolution import check
from ludoteca.games.fabula.play.elimination import OfTurns
from ludoteca.games.fabula.play.priority import PHASE, Priority
from ludoteca.games.fabula.table.areas import HANDS
from ludoteca.games.fabula.table.grounds import TIME
from ludoteca.games.fabula.table.table import DRAW, FINAL, MAIN, RESTORATION, FabulaTable
from ludoteca.games.fabula.table.verbs import discard, draw, give_control, tap


class PlayTurns(OfTurns):
    """Turn after turn, in the order of the queue, until the game is over (1.17.6c-2)."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def copy(self) -> PlayTurns:
        return self.progress(PlayTurns(self.first))

    def next_turn(self, table: FabulaTable) -> Next:
        if table.turn == 0:
            return Turn(self.first)
        extra = [seat for seat in table.extra if table.plays(seat)]
        if extra:
            table.extra = tuple(extra[1:])
            return Turn(extra[0])
        table.extra = ()
        seat = table.active
        while True:
            seat = table.next_player(seat)
            if not table.skips[seat]:
                return Turn(seat)
            table.skips = tuple(skips - (each == seat) for each, skips in enumerate(table.skips))
            table.tell("skipped", "1.17.2", seat)


PlayTurns.steps = (("1.17.2", PlayTurns.next_turn),)


class Turn(Procedure):
    """One player's turn. What its phases bring about nobody decides (1.16.1-2), and priority is not asked for it
    (1.17.5c)."""

    __slots__ = ("discarded", "seat", "staying")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        #: The permanents that are left tapped in the restoration phase.
        self.staying: tuple[int, ...] = ()
        #: The cards picked for the discard of the final phase.
        self.discarded: tuple[int, ...] = ()

    def copy(self) -> Turn:
        new = Turn(self.seat)
        new.discarded = self.discarded
        new.staying = self.staying
        return self.progress(new)

    def begin(self, table: FabulaTable) -> Next:
        table.changed(TIME)
        table.active = self.seat
        table.responsible = NOBODY
        table.turn += 1
        table.turns = tuple(turns + (seat == self.seat) for seat, turns in enumerate(table.turns))
        table.tell("turn", "1.2.1-2", self.seat, NOTHING, (), (table.turn,))
        return None

    # -- restoration --

    def untap(self, table: FabulaTable) -> Next:
        """Permanents untap together; as a special action untapping is optional (1.16.1, gap untap-mandatory)."""
        table.phase = RESTORATION
        if self.answer is not None and self.answer[0] == "leave-tapped":
            self.staying = (*self.staying, self.answer[1])
        done = self.answer is not None and self.answer[0] == "done"
        if not done and self.may_stay_tapped(table):
            picked = series("leave-tapped", self.staying)
            return table.ask(self.seat, "ask-untap", "1.16.3c", ("done", "leave-tapped"), (), picked)
        untapped = [number for number in self.may_untap(table) if number not in self.staying]
        tap(table, untapped, False, "1.16.3c", self.seat)
        return None

    def may_untap(self, table: FabulaTable) -> list[int]:
        denied = table.all_concerned("untap")
        return [n for n in table.battle(self.seat) if table.pieces[n].tapped and n not in denied]

    def may_stay_tapped(self, table: FabulaTable) -> list[int]:
        """What may still be named, in the order in which it lies there."""
        if table.box.rulings["untap-mandatory"] == "all":
            return []
        found = self.may_untap(table)
        return found[found.index(self.staying[-1]) + 1 :] if self.staying else found

    def restore(self, table: FabulaTable) -> Next:
        """What was left of the resources is lost (1.7.2b-1, 1.18.9-1), and the total is there anew."""
        seat = self.seat
        for number in table.territory(seat):
            if table.pieces[number].spent:
                table.mark(number).spent = False
        set_resources(table, seat, restored(table, seat))
        table.tell("turn-start", "1.7.2", seat, NOTHING, (seat,))
        return None

    def priority(self, table: FabulaTable) -> Next:
        return self.then(Priority(PHASE, self.seat))

    # -- draw --

    def draw_cards(self, table: FabulaTable) -> Next:
        """Up to six in hand (1.19.1-1, 1.19.1-2); not in the very first turn of the game (1.4.5-2, x.setup.first)."""
        table.phase = DRAW
        if table.turn > 1:
            hand = len(table.zones[HANDS[self.seat]])
            draw(table, self.seat, max(0, table.box.format.draw_to - hand), "1.19.2-2")
        return None

    def main(self, table: FabulaTable) -> Next:
        table.phase = MAIN
        return None

    # -- final --

    def finish(self, table: FabulaTable) -> Next:
        table.phase = FINAL
        table.tell("turn-end", "1.17.6c-1", self.seat, NOTHING, (self.seat,))
        return None

    def discard_down(self, table: FabulaTable) -> Next:
        """The active player discards cards of his choice until five are left (1.19.3)."""
        if self.answer is not None:
            self.discarded = (*self.discarded, self.answer[1])
        over = len(table.zones[HANDS[self.seat]]) - table.box.format.keep
        if len(self.discarded) < over:
            picked = series("give", self.discarded)
            return table.ask(self.seat, "ask-discard-down", "1.19.3", ("give",), (), picked)
        discard(table, self.discarded, "1.19.3", self.seat)
        self.discarded = ()
        return None

    def payment_choices(self, table: FabulaTable) -> list[int]:
        return [number for number in table.zones[HANDS[self.seat]] if number not in self.discarded]

    def end_effects(self, table: FabulaTable) -> Next:
        """What lasted until the end of the turn ends together; then a state check."""
        return_control(table)
        table.end_modifiers("end-of-turn")
        if table.box.rulings["heal-at-end"] == "heal":
            for number in table.hurt:
                if table.in_battle(number):
                    table.wound(number).damage = 0
        table.recover()
        return None

    def last_round(self, table: FabulaTable) -> Next:
        """Only if this put something on the stack is there one more round of priority."""
        if self.result is None:
            following = check(table)
            if following is not None:
                return following
        return self.then(Priority(PHASE, self.seat)) if table.waiting else None

    def end(self, table: FabulaTable) -> Next:
        if not table.waiting and not table.triggered:
            table.let_pass()
        return None


Turn.steps = (
    ("1.2.1-2", Turn.begin),
    ("1.16.3c", Turn.untap),
    ("1.7.2a", Turn.restore),
    ("1.17.6c-1", Turn.priority),
    ("1.19.2-2", Turn.draw_cards),
    ("1.17.6c-1", Turn.priority),
    ("1.16.1-1", Turn.main),
    ("1.17.6c-1", Turn.priority),
    ("1.17.6c-1", Turn.finish),
    ("1.17.6c-1", Turn.priority),
    ("1.19.3", Turn.discard_down),
    ("1.11.3-2", Turn.end_effects),
    ("1.21.8-1", Turn.last_round),
    ("1.17.2", Turn.end),
)


def restored(table: FabulaTable, seat: int) -> int:
    """The total of a restoration phase, and what passives add to it (gap resources-and-bases, 1.18.11).

    Two in the first turn (1.4.5-1, 1.7.2c-1) and two more in each that follows (1.7.2c-2), up to ten (1.7.2c-3).
    """
    format = table.box.format
    raised = passive_sum(table, "ceiling", seat)
    ceiling = format.ceiling + raised
    total = min(format.growth * table.turns[seat], ceiling)
    if table.box.rulings["resources-from-bases"] == "linked":
        # Only the bases that the player controls give something (1.7.2b-2). Five of them give just what the limit is:
        # whatever raises it raises what they may give (1.18.10).
        total = min(total, format.growth * len(table.territory(seat)) + raised)
    if table.turns[seat] == 1 and seat != table.queue[0]:
        total += format.second_player_bonus
    total += passive_sum(table, "generate", seat)
    if table.box.rulings["passive-resources"] == "capped":
        total = min(total, ceiling)
    return max(0, int(total))


def passive_sum(table: FabulaTable, question: str, seat: int) -> int:
    if question not in table.modifiers:
        return 0
    return sum(table.amount_of(modifier) for modifier in applying(table, question, seat))


def set_resources(table: FabulaTable, seat: int, total: int) -> None:
    table.resources = (*table.resources[:seat], total, *table.resources[seat + 1 :])
    table.tell("restore", "1.18.9-2", seat, NOTHING, (seat,), (total,))


def return_control(table: FabulaTable) -> None:
    """What was taken until the end of the turn goes back to whoever had it."""
    for modifier in table.modifiers.get("control", ()):
        for number in modifier.subjects or ():
            if table.is_permanent(number) and table.plays(modifier.amount):
                give_control(table, number, modifier.amount, "1.11.7")
