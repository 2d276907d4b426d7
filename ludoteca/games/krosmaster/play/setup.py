"""Setting up a match (1.3, 9.2): who is first, the arena and its sides, Timelines, placement; then the fight."""

from __future__ import annotations

from ludoteca.core.events import NOTHING, Event
from ludoteca.core.game import Game
from ludoteca.core.piece import NONE, Piece
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.cards.formats import FOUR_PLAYERS, TWO_AGAINST_TWO, Setup, starting_glory
from ludoteca.games.krosmaster.meaning.pending import Pending, triggered
from ludoteca.games.krosmaster.meaning.resolution import ResolvePending, settle
from ludoteca.games.krosmaster.play.box import make_box
from ludoteca.games.krosmaster.play.turn import PlayerTurn
from ludoteca.games.krosmaster.table.areas import BENCH, pile
from ludoteca.games.krosmaster.table.grounds import FIGURES
from ludoteca.games.krosmaster.table.kinds import RewardKind, Unit, UnitKind
from ludoteca.games.krosmaster.table.table import KrosTable


def new_table(game: Game, setup: Setup, seed: int) -> KrosTable:
    """The table before the first decision of the set-up."""
    box = make_box(game, setup)
    table = KrosTable(box, seed)
    for seat, team in enumerate(setup.teams):
        for id in team.krosmasters:
            table.place(Unit(table.new_number(), box.profiles[id], seat, BENCH))
    table.glory = starting_glory(setup, box.catalogue)
    # One Wild GG, or three with four players (1.3.6, 9.2.3-1).
    table.wild = 3 if setup.format in FOUR_PLAYERS else 1
    fixed = list(box.catalogue.boards).index(setup.arena) if setup.arena else NONE
    side = arena.DIRECTIONS.index(setup.side) if setup.side else NONE
    table.stack = [Fight(fixed, side)]
    table.run()
    return table


def lay_rewards(table: KrosTable) -> None:
    """Two face-down piles of ten tokens for each level (1.3.7-2, 4.7.3, 4.7.4-1)."""
    for at, level in enumerate(table.box.format.levels):
        tokens: list[int] = []
        for kind in table.box.kinds:
            if isinstance(kind, RewardKind) and kind.card.level == level:
                tokens += [kind.number] * kind.card.count
        shuffled = table.chance.shuffled(tuple(tokens))
        for place, number in enumerate(shuffled):
            token = Piece(table.new_number(), number, NOTHING, pile(2 * at + place // 10), known=0)
            token.hint = at
            table.place(token)


class Fight(Procedure):
    """The whole match: set-up, powers of the start of the fight, turns until somebody wins."""

    __slots__ = ("at", "due", "fixed", "fixed_side", "laid", "turn_of")

    def __init__(self, fixed: int = NONE, fixed_side: int = NONE) -> None:
        super().__init__()
        #: The arena and the side that the tournament fixes (1.3.2-3).
        self.fixed = fixed
        self.fixed_side = fixed_side
        #: How many players, and how many of the present one's figures, are done with the step at hand.
        self.at = 0
        self.laid = 0
        #: Effects of the start of the fight that one Krosmaster still has to resolve.
        self.due: tuple[Pending, ...] = ()
        #: The place in the turn order of who plays next.
        self.turn_of = 0

    def copy(self) -> Fight:
        new = Fight(self.fixed, self.fixed_side)
        new.at = self.at
        new.laid = self.laid
        new.due = self.due
        new.turn_of = self.turn_of
        return self.progress(new)

    # -- who plays when --

    def initiative(self, table: KrosTable) -> Next:
        """Totals, then one by one along the Timelines, then the number of Krosmasters, then the lot (1.3.1,
        1.3.1.c, 2.4.3.c, 9.2.1)."""
        ranks = {seat: team_initiative(table, seat) for seat in range(table.box.seats)}
        seats = sorted(ranks, key=lambda seat: ranks[seat], reverse=True)
        ordered: list[int] = []
        while seats:
            tied = [seat for seat in seats if ranks[seat] == ranks[seats[0]]]
            while tied:
                drawn = table.roll(NOTHING, len(tied), "first") if len(tied) > 1 else 0
                ordered.append(tied.pop(drawn))
                seats.remove(ordered[-1])
        if table.box.format.name == TWO_AGAINST_TWO:
            # The best player is 1 and the partner 3; the better of the others is 2 (9.3.3).
            first = ordered[0]
            others = [seat for seat in ordered if table.box.teams[seat] != table.box.teams[first]]
            partner = next(seat for seat in ordered[1:] if seat not in others)
            ordered = [first, others[0], partner, others[1]]
        table.order = tuple(ordered)
        table.active = ordered[0]
        table.tell("order", "1.3.1", ordered[0], NOTHING, tuple(ordered))
        return None

    # -- arena and sides --

    def choose_arena(self, table: KrosTable) -> Next:
        """The first player chooses it; with four players the last one does (1.3.2-1, 9.2.2)."""
        if self.fixed != NONE:
            table.arena = self.fixed
        elif self.answer is None:
            chooser = table.order[-1] if table.box.seats == 4 else table.order[0]
            return table.ask(chooser, "ask-arena", "1.3.2-1", ("pick",))
        else:
            table.arena = list(table.box.catalogue.boards).index(self.answer[1])
        table.tell("arena", "1.3.2-1", table.order[0], NOTHING, (), (table.arena,))
        return None

    def modes(self, table: KrosTable) -> tuple[str, ...]:
        return tuple(table.box.catalogue.boards) if self.step_name() == "choose_arena" else arena.DIRECTIONS

    def choose_side(self, table: KrosTable) -> Next:
        """The second player picks a side and the first sits opposite; of four the first turns the board (9.2.2)."""
        four = table.box.seats == 4
        if self.fixed_side == NONE and self.answer is None:
            return table.ask(table.order[0] if four else table.order[1], "ask-side", "1.3.2-2", ("pick",))
        side = self.fixed_side if self.answer is None else arena.DIRECTIONS.index(self.answer[1])
        sides = [0] * table.box.seats
        if four:
            for place, seat in enumerate(table.order):
                sides[seat] = (side + place) % 4
        else:
            sides[table.order[1]] = side
            sides[table.order[0]] = arena.opposite(side)
        table.sides = tuple(sides)
        table.tell("sides", "1.3.2-2", NOTHING, NOTHING, (), tuple(sides))
        return None

    def lay_out(self, table: KrosTable) -> Next:
        """Scenery and Kamas on their cells, Demonic Rewards in piles (1.3.3, 1.3.7, 1.3.3-2, 4.5.2-1)."""
        table.coins = table.board().coins
        table.changed(FIGURES)
        lay_rewards(table)
        return None

    # -- Timelines --

    def tied(self, table: KrosTable) -> list[int]:
        """The Krosmasters that may come next in the Timeline of the player at hand: the fastest left."""
        seat = table.order[self.at]
        placed = table.timelines[seat]
        left = [number for number in table.zones[BENCH] if own(table, number, seat) and number not in placed]
        best = max((table.kind(number).initiative for number in left), default=0)
        return [number for number in left if table.kind(number).initiative == best]

    def make_timelines(self, table: KrosTable) -> Next:
        """By decreasing Initiative; the owner fixes the order of equal ones (1.3.8, 2.4.3.b, 2.4.3.d)."""
        if self.answer is not None:
            self.append(table, self.answer[1])
        while self.at < table.box.seats:
            found = self.tied(table)
            if not found:
                self.at += 1
                continue
            if len({table.pieces[number].kind for number in found}) > 1:
                return table.ask(table.order[self.at], "ask-line", "2.4.3.b", ("line",))
            self.append(table, found[0])
        self.at = 0
        return None

    def append(self, table: KrosTable, number: int) -> None:
        timelines = list(table.timelines)
        seat = table.order[self.at]
        timelines[seat] = (*timelines[seat], number)
        table.timelines = tuple(timelines)

    # -- placement --

    def placing(self, table: KrosTable) -> int:
        """Who places now: the second player first; of four, the first (1.3.9, 9.2.4, 1.3.9-2)."""
        order = table.order if table.box.seats == 4 else table.order[::-1]
        return order[self.at]

    def cells(self, table: KrosTable) -> list[int]:
        """The free Starting Cells of the player's side (gap placement-freedom)."""
        obstacles = table.obstacles()
        side = table.sides[self.placing(table)]
        return [cell for cell in table.board().starting[side] if not obstacles >> cell & 1]

    def place(self, table: KrosTable) -> Next:
        if self.answer is not None:
            seat = self.placing(table)
            table.enter(table.timelines[seat][self.laid], self.answer[1], "1.3.9-1", seat)
            self.laid += 1
        while self.at < table.box.seats:
            timeline = table.timelines[self.placing(table)]
            if self.laid < len(timeline):
                return table.ask(self.placing(table), "ask-place", "1.3.9-1", ("place",), (timeline[self.laid],))
            self.at += 1
            self.laid = 0
        self.at = 0
        return None

    # -- the fight --

    def pending(self, table: KrosTable) -> tuple[Pending, ...]:
        return self.due

    def begin_fight(self, table: KrosTable) -> Next:
        """Powers of the start of the fight: player after player, from the fastest Krosmaster on (1.3.10, 1.3.10-2).

        Where several of one Krosmaster compete, the player who resolves them picks the order (1.3.10.b).
        """
        if table.waiting:
            return settle(table)
        if self.answer is not None:
            return self.resolve(self.answer[1])
        while not self.due and self.at < table.box.seats and "fight" in table.box.watchers:
            timeline = table.timelines[table.order[self.at]]
            if self.laid == len(timeline):
                self.at += 1
                self.laid = 0
                continue
            number, seat = timeline[self.laid], table.order[self.at]
            self.laid += 1
            self.due = tuple(triggered(table, number, Event("fight", "1.3.10-1", seat, number, (number,))))
        if len(self.due) > 1:
            return table.ask(self.due[0].controller, "ask-pending", "1.3.10.b", ("resolve",))
        return self.resolve(self.due[0].number) if self.due else None

    def resolve(self, number: int) -> Next:
        chosen = next(effect for effect in self.due if effect.number == number)
        self.due = tuple(effect for effect in self.due if effect.number != number)
        return ResolvePending(chosen)

    def take_turns(self, table: KrosTable) -> Next:
        """Player after player, until somebody wins (5.1.1); one who is out is passed over."""
        for _ in range(len(table.order)):
            seat = table.order[self.turn_of % len(table.order)]
            self.turn_of += 1
            if table.plays(seat):
                return PlayerTurn(seat)
        return None


Fight.steps = (
    ("1.3.1", Fight.initiative),
    ("1.3.2-1", Fight.choose_arena),
    ("1.3.2-2", Fight.choose_side),
    ("1.3.3-1", Fight.lay_out),
    ("1.3.8", Fight.make_timelines),
    ("1.3.9-1", Fight.place),
    ("1.3.10-1", Fight.begin_fight),
    ("5.1.1", Fight.take_turns),
)


def own(table: KrosTable, number: int, seat: int) -> bool:
    return bool(table.pieces[number].owner == seat)


def team_initiative(table: KrosTable, seat: int) -> tuple[int, tuple[int, ...]]:
    """The total, and the Initiatives one by one; a longer row beats its own beginning (1.3.1.a, 1.3.1.b)."""
    found = []
    for number in table.zones[BENCH]:
        kind = table.kind(number)
        if own(table, number, seat) and isinstance(kind, UnitKind):
            found.append(kind.initiative)
    return sum(found), tuple(sorted(found, reverse=True))
