"""The team draft, played out as decisions (teams.draft)."""

from __future__ import annotations

from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.dice_masters.table.table import DiceTable


class TeamDraft(Procedure):
    """Players take piles in turn, the second player first (teams.draft.5)."""

    __slots__ = ("copies", "first", "kind", "left", "picks", "seat", "taken")

    def __init__(self, first: int, copies: int, cards: tuple[int, ...]) -> None:
        super().__init__()
        # The turns that lie below have not begun: its end is no turn's end, and the first player starts.
        self.heard = False
        self.first = first
        #: How many dice of each character the collection has.
        self.copies = copies
        #: The cards not yet taken, and whose turn it is to take.
        self.left = cards
        self.seat = 1 - first
        #: The card just taken.
        self.kind = -1
        #: For each player, the cards taken with the dice used.
        self.picks: tuple[tuple[tuple[int, int], ...], ...] = ((), ())
        self.taken: tuple[int, int] = (0, 0)

    def copy(self) -> TeamDraft:
        new = TeamDraft(self.first, self.copies, self.left)
        new.seat = self.seat
        new.kind = self.kind
        new.picks = self.picks
        new.taken = self.taken
        return self.progress(new)

    def cards(self, table: DiceTable) -> tuple[int, ...]:
        """Every card of every pile that is left (teams.draft.3)."""
        return self.left

    def take_card(self, table: DiceTable) -> Next:
        """One card of a pile; the whole pile leaves the draft (gap draft.piles)."""
        if self.answer is None:
            return table.ask(self.seat, "ask-draft", "teams.draft.5", ("draft",))
        self.kind = self.answer[1]
        title = table.box.kinds[self.kind].own_card().title
        self.left = tuple(kind for kind in self.left if table.box.kinds[kind].own_card().title != title)
        return None

    def amounts(self, table: DiceTable) -> range:
        """No more than the card's maximum, the collection and the agreed number allow (teams.draft.6)."""
        room = table.box.format.dice - self.taken[self.seat]
        return range(min(table.box.kinds[self.kind].own_card().limit, self.copies, room) + 1)

    def take_dice(self, table: DiceTable) -> Next:
        if self.answer is None:
            return table.ask(self.seat, "ask-dice", "teams.draft.6", ("dice",))
        count = self.answer[1]
        picks = list(self.picks)
        picks[self.seat] = (*picks[self.seat], (self.kind, count))
        self.picks = tuple(picks)
        first, second = self.taken
        self.taken = (first + count, second) if self.seat == 0 else (first, second + count)
        table.tell("draft", "teams.draft.6", self.seat, values=(self.kind, count))
        return None

    def pass_on(self, table: DiceTable) -> Next:
        """Picks alternate until the piles run out (teams.draft.7)."""
        self.seat = 1 - self.seat
        if self.left:
            self.repeat()
        return None

    def begin_play(self, table: DiceTable) -> Next:
        """Cards without dice stay out of the game (teams.draft.8)."""
        table.box.lay_out_draft(table, self.picks)
        return None


TeamDraft.steps = (
    ("teams.draft.5", TeamDraft.take_card),
    ("teams.draft.6", TeamDraft.take_dice),
    ("teams.draft.7", TeamDraft.pass_on),
    ("teams.draft.8", TeamDraft.begin_play),
)
