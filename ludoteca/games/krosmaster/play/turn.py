"""A player's turn (section 5) and the turn of a Game Piece in the Timeline (section 6)."""

from __future__ import annotations

from ludoteca.core.decision import Decision
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.krosmaster.actions import ACTIONS_OF_A_UNIT as ACTIONS
from ludoteca.games.krosmaster.actions import possible_actions
from ludoteca.games.krosmaster.meaning.pending import FARMS, FUSE, WITHERS, Pending, triggered
from ludoteca.games.krosmaster.meaning.powers import level_of
from ludoteca.games.krosmaster.meaning.resolution import ResolvePending, settle
from ludoteca.games.krosmaster.play.casting import cast
from ludoteca.games.krosmaster.play.glory import glory_of_teams, lose, win
from ludoteca.games.krosmaster.play.movement import Move, after_moving, walk
from ludoteca.games.krosmaster.play.rewards import BuyGlory, BuyReward, RevealReward, discard_buffs, reveal_row
from ludoteca.games.krosmaster.table.kinds import DASH
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w


class PlayerTurn(Procedure):
    """Tension, Inspiration, Refund, the turns of the Game Pieces, the end (5.1.3)."""

    __slots__ = ("after", "at", "dice", "named_first", "played", "rerolled", "seat", "sold")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        #: The Tension dice, as rolled and then as set.
        self.dice: tuple[int, ...] = ()
        self.rerolled = False
        self.sold = 0
        #: Whom the active player has named to lose a GG (9.2.6).
        self.named_first = NONE
        #: The place in the Timeline, the Krosmaster whose Summons play now, and who has played.
        self.at = 0
        self.after = NONE
        self.played: tuple[int, ...] = ()

    def copy(self) -> PlayerTurn:
        new = PlayerTurn(self.seat)
        new.dice = self.dice
        new.rerolled = self.rerolled
        new.sold = self.sold
        new.named_first = self.named_first
        new.at = self.at
        new.after = self.after
        new.played = self.played
        return self.progress(new)

    def begin(self, table: KrosTable) -> Next:
        """Inspiration Dice of the last turn come off (5.3.3-1); the second turn shows Demonic Rewards (4.7.4-3,
        4.1.1, 4.7.4-2, 5.1.2, 5.3.3-2)."""
        table.active = self.seat
        table.turn += 1
        table.glory_bought = False
        table.fired = ()
        for number in table.timelines[self.seat]:
            if table.pieces[number].dice:
                table.alter(number).dice = ()
        table.tell("turn", "5.1.1", self.seat, NOTHING, (self.seat,), (table.turn,))
        if table.turn == 2:
            reveal_row(table, second=False)
        if table.turn == 1:
            # The first player makes no Tension Roll on the first turn (5.2.4).
            self.go_on_after("refund")
        return None

    def tension(self, table: KrosTable) -> Next:
        """2 dice."""
        self.dice = table.roll_dice(2, "tension")
        table.tell("tension", "5.2.1", self.seat, NOTHING, (self.seat,), self.dice)
        return None

    def reroll(self, table: KrosTable) -> Next:
        """One re-roll: both results are ignored and 1 die is rolled (5.2.2)."""
        if self.answer is None:
            return table.ask(self.seat, "ask-reroll", "5.2.2", ("keep", "reroll"))
        if self.answer[0] == "reroll":
            self.rerolled = True
            self.dice = table.roll_dice(1, "tension")
            table.tell("tension", "5.2.2", self.seat, NOTHING, (self.seat,), self.dice)
        return None

    def wild_die(self) -> int:
        """The first die whose face is still to be set, or NONE."""
        for at, face in enumerate(self.dice):
            if face > w.F_DODGE:
                return at
        return NONE

    def modes(self, table: KrosTable) -> tuple[str, ...]:
        return tuple(w.FACES[face] for face in w.STANDS_FOR[self.dice[self.wild_die()]])

    def set_faces(self, table: KrosTable) -> Next:
        """Critical/Dodge and Dofus are turned as the roller likes (1.6.2, gap dice-choice-order)."""
        if self.answer is not None:
            dice = list(self.dice)
            dice[self.wild_die()] = w.FACES.index(self.answer[1])
            self.dice = tuple(dice)
        if self.wild_die() != NONE:
            return table.ask(self.seat, "ask-face", "1.6.2", ("pick",))
        return None

    def doubles(self, table: KrosTable) -> Next:
        """Both dice alike and no re-roll: each player loses 1 GG; with four players two of them do (9.2.6)."""
        if self.rerolled or self.dice[0] != self.dice[-1]:
            return None
        if table.box.seats == 2:
            lose(table, (0, 1), "5.2.3-1")
            if table.places is None and table.box.rulings["tension-wild"] == "loses":
                lost_to_double(table)
            return None
        if self.answer is None:
            return table.ask(self.seat, "ask-lose-glory", "9.2.6", ("name",))
        if self.named_first == NONE:
            self.named_first = self.answer[1]
            return table.ask(self.named_first, "ask-lose-glory", "9.2.6", ("name",))
        lose(table, (self.named_first, self.answer[1]), "9.2.6")
        return None

    def named(self, table: KrosTable) -> list[int]:
        """First an opponent; then any other player in the match (gap team2v2-tension, gap ffa-tension-zero)."""
        if self.named_first == NONE:
            return table.opponents(self.seat)
        return [seat for seat in table.order if seat != self.named_first and table.plays(seat)]

    def inspire(self, table: KrosTable) -> Next:
        """Each die on a Krosmaster of the player, or left to be sold (5.3.1, 5.3.2)."""
        if self.answer is not None:
            face, self.dice = self.dice[0], self.dice[1:]
            if self.answer[0] == "inspire":
                unit = table.alter(self.answer[1])
                unit.dice = (*unit.dice, face)
                table.tell("inspire", "5.3.1", self.seat, NOTHING, (self.answer[1],), (face,))
            else:
                self.sold += 1
        if self.dice:
            return table.ask(self.seat, "ask-inspire", "5.3.1", ("inspire", "sell"))
        return None

    def refund(self, table: KrosTable) -> Next:
        """3 Kamas for two dice left over, 1 for one (5.4.1, 5.4.2)."""
        if self.sold:
            kamas, rule = (3, "5.4.1") if self.sold == 2 else (1, "5.4.2")
            table.gain_kamas(self.seat, kamas, rule)
        return None

    def game_pieces(self, table: KrosTable) -> Next:
        """Each Game Piece in the order of the Timeline; Summons after their summoner (5.5.1, 4.19.1.g, 2.4.3.a,
        6.4.2)."""
        if self.answer is not None:
            return self.play(self.answer[1])
        if self.after != NONE:
            waiting = self.to_activate(table)
            if len(waiting) > 1:
                return table.ask(self.seat, "ask-activate", "4.19.1.g-2", ("activate",), (self.after,))
            if waiting:
                return self.play(waiting[0])
            self.after = NONE
        timeline = table.timelines[self.seat]
        while self.at < len(timeline):
            number = timeline[self.at]
            self.at += 1
            # The slot of one who is knocked out is passed over (4.10.2.b, gap ko-in-timeline).
            if table.pieces[number].zone == 0:
                self.after = number
                return UnitTurn(number)
        return None

    def play(self, number: int) -> Next:
        self.played = (*self.played, number)
        return UnitTurn(number)

    def to_activate(self, table: KrosTable) -> list[int]:
        """Its Summons that have something to do and have not played; others are passed over (gap bomb-own-turn)."""
        if self.after == NONE:
            return []
        return [
            number
            for number in table.summons_of(self.after)
            if number not in self.played and (table.kind(number).mp != DASH or table.kind(number).ap != DASH)
        ]

    def end(self, table: KrosTable) -> Next:
        """The second turn shows the rest of the Demonic Rewards; a format may have a limit of turns."""
        table.unit = NONE
        if table.turn == 2:
            reveal_row(table, second=True)
        limit = table.box.format.turn_limit
        if limit and table.turn >= limit:
            out_of_time(table)
        return None


PlayerTurn.steps = (
    ("5.1.1", PlayerTurn.begin),
    ("5.2.1", PlayerTurn.tension),
    ("5.2.2", PlayerTurn.reroll),
    ("1.6.2", PlayerTurn.set_faces),
    ("5.2.3-1", PlayerTurn.doubles),
    ("5.3.1", PlayerTurn.inspire),
    ("5.4.1", PlayerTurn.refund),
    ("5.5.1", PlayerTurn.game_pieces),
    ("5.6.1", PlayerTurn.end),
)


def lost_to_double(table: KrosTable) -> None:
    """The other reading of 5.2.3-2: who loses the last GG loses, Wild GG or not (gap tension-wild-conflict)."""
    without = [seat for seat in (0, 1) if not table.glory[seat]]
    if len(without) == 1:
        win(table, table.box.teams[1 - without[0]], "5.2.3-2")


def out_of_time(table: KrosTable) -> None:
    """More GG win, then more Levels in the arena, else a draw (gap no-turn-limit)."""
    glory = glory_of_teams(table)
    levels: dict[int, int] = dict.fromkeys(glory, 0)
    for seat, team in enumerate(table.box.teams):
        levels[team] += sum(level_of(table, number) for number in table.krosmasters(seat))
    best = max((glory[team], levels[team]) for team in glory)
    table.finish(tuple(1 if (glory[team], levels[team]) == best else 2 for team in table.box.teams), "5.1.1")


class UnitTurn(Procedure):
    """The turn of one Game Piece: Preliminary, Activation, End of the Activation Phase (5.5.2, 6.2.1)."""

    __slots__ = ("due", "unit")

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit = unit
        #: Effects of the turn's start or end that are still to be resolved.
        self.due: tuple[Pending, ...] = ()

    def copy(self) -> UnitTurn:
        new = UnitTurn(self.unit)
        new.due = self.due
        return self.progress(new)

    # -- Preliminary Phase --

    def discard_buffs(self, table: KrosTable) -> Next:
        table.unit = self.unit
        table.used = ()
        table.inflicted = ()
        table.revealed = False
        table.bought = table.picked = 0
        table.tell("unit-turn", "6.1.1", table.pieces[self.unit].controller, NOTHING, (self.unit,))
        discard_buffs(table, self.unit)
        return None

    def fill_gauges(self, table: KrosTable) -> Next:
        """To the maximum with +1 and -1 markers, which are then discarded (4.11.5, 2.4.6, 3.2.6, 4.11.5.a,
        4.11.5.b)."""
        unit = table.pieces[self.unit]
        table.ap = max(0, table.max_ap(self.unit) + unit.ap_marks)
        table.mp = max(0, table.max_mp(self.unit) + unit.mp_marks)
        if unit.ap_marks or unit.mp_marks:
            written = table.write(self.unit)
            written.ap_marks = written.mp_marks = 0
        return None

    def apply_range(self, table: KrosTable) -> Next:
        """Range markers become a modifier until the end of the turn (4.12.1)."""
        unit = table.pieces[self.unit]
        table.reach = unit.range_marks
        if unit.range_marks:
            table.write(self.unit).range_marks = 0
        return None

    def gather_start(self, table: KrosTable) -> Next:
        """Bombs and withering Summons of this Unit, and texts that begin with its turn."""
        due = []
        if table.kind(self.unit).is_krosmaster:
            for number in table.summons_of(self.unit):
                seat = table.pieces[number].controller
                if table.kind(number).sort == w.BOMB:
                    due.append(Pending(table.new_number(), FUSE, seat, number))
                if table.powers(number) & w.WITHER:
                    due.append(Pending(table.new_number(), WITHERS, seat, number))
        self.due = (*due, *self.own(table, "turn-begins"))
        return None

    def own(self, table: KrosTable, moment: str) -> tuple[Pending, ...]:
        """The texts of this Unit that wait for a moment of its turn."""
        if not table.in_arena(self.unit):
            return ()
        unit = table.pieces[self.unit]
        watching = table.box.watchers.get(moment, ())
        if unit.kind not in watching and unit.copied not in watching:
            return ()
        seat = unit.controller
        return tuple(triggered(table, self.unit, Event(moment, "6.2.1.d", seat, self.unit, (self.unit,))))

    def pending(self, table: KrosTable) -> tuple[Pending, ...]:
        return self.due

    def resolve_due(self, table: KrosTable) -> Next:
        """One at a time in the active player's order; each is the root of its own list (gap bombs-many-start)."""
        if table.waiting:
            return settle(table)
        if not self.due:
            return None
        if self.answer is not None:
            chosen = next(each for each in self.due if each.number == self.answer[1])
        elif len(self.due) > 1:
            return table.ask(table.active, "ask-pending", self.rule(), ("resolve",))
        else:
            chosen = self.due[0]
        self.due = tuple(each for each in self.due if each.number != chosen.number)
        return ResolvePending(chosen)

    # -- Activation Phase --

    def activate(self, table: KrosTable) -> Next:
        """Actions in any order, as long as they can be paid for and the Unit is there (6.3.1)."""
        if self.answer is not None:
            if self.answer[0] == "end":
                return None
            following = ACT[self.answer[0]](self, table, self.answer)
            if following is not None:
                return following
        left_over = after_moving(table)
        if left_over is not None:
            return left_over
        if not table.in_arena(self.unit):
            return None
        seat = table.pieces[self.unit].controller
        return Decision(seat, "ask-act", "6.3.1", tuple(possible_actions(table, seat)), ACTIONS)

    def move(self, table: KrosTable, option: tuple[int, ...]) -> Next:
        if table.locked_by(self.unit):
            return Move(self.unit, option[1], table.pieces[self.unit].cell)
        walk(table, self.unit, option[1])
        return None

    def collect(self, table: KrosTable, option: tuple[int, ...]) -> Next:
        """1 AP for each Kama on its cell (6.3.3)."""
        unit = table.pieces[self.unit]
        coins = list(table.coins)
        coins[unit.cell] -= 1
        table.coins = tuple(coins)
        table.ap -= 1
        table.picked += 1
        table.gain_kamas(unit.controller, 1, "6.3.3", self.unit)
        return None

    def buy_glory(self, table: KrosTable, option: tuple[int, ...]) -> Next:
        return BuyGlory(table.pieces[self.unit].controller)

    def cast(self, table: KrosTable, option: tuple[int, ...]) -> Next:
        return cast(table, self.unit, option[1], option[2])

    def buy(self, table: KrosTable, option: tuple[int, ...]) -> Next:
        return BuyReward(table.pieces[self.unit].controller, option[1], table.piece(option[1]).face)

    def draw(self, table: KrosTable, option: tuple[int, ...]) -> Next:
        return BuyReward(table.pieces[self.unit].controller, NONE, option[1])

    def reveal(self, table: KrosTable, option: tuple[int, ...]) -> Next:
        return RevealReward(self.unit, option[1])

    # -- End of the Activation Phase --

    def gather_end(self, table: KrosTable) -> Next:
        due: list[Pending] = []
        if table.picked and table.in_arena(self.unit) and table.powers(self.unit) & w.FARMER:
            due.append(Pending(table.new_number(), FARMS, table.pieces[self.unit].controller, self.unit))
        self.due = (*due, *self.own(table, "turn-ends"))
        return None

    def over(self, table: KrosTable) -> Next:
        """What lasts "this turn" ends, and the gauges are emptied (6.4.1-1, 4.11.3-2, 4.7.5.a-4, 6.3.8)."""
        if table.modifiers:
            table.end_modifiers(w.THIS_TURN)
        table.ap = table.mp = table.reach = 0
        table.boosts = ()
        table.granted = NONE
        table.nexts = ()
        table.unit = NONE
        return self.then(after_moving(table))


UnitTurn.steps = (
    ("6.2.1.a", UnitTurn.discard_buffs),
    ("6.2.1.b", UnitTurn.fill_gauges),
    ("6.2.1.c", UnitTurn.apply_range),
    ("6.2.1.d", UnitTurn.gather_start),
    ("6.2.1.d", UnitTurn.resolve_due),
    ("6.3.1", UnitTurn.activate),
    ("6.4.1-2", UnitTurn.gather_end),
    ("6.4.1-2", UnitTurn.resolve_due),
    ("6.4.1-1", UnitTurn.over),
)

ACT = {
    "move": UnitTurn.move,
    "collect": UnitTurn.collect,
    "buy-glory": UnitTurn.buy_glory,
    "cast": UnitTurn.cast,
    "buy": UnitTurn.buy,
    "draw": UnitTurn.draw,
    "reveal": UnitTurn.reveal,
}
