"""What a reader is sent of a live match: views, cards, what can be picked together, what taking back would need."""

from __future__ import annotations

import msgspec

from ludoteca.core import view
from ludoteca.core.events import Event
from ludoteca.core.messages import Messages
from ludoteca.core.rulebook import Lang
from ludoteca.core.table import Table
from ludoteca.core.teller import Memory, Teller
from ludoteca.core.told import CardTold, DecisionTold, EventTold, PickingTold, PieceTold, Sight, Told
from ludoteca.players.picking import picking
from ludoteca.server.live import Live
from ludoteca.server.opening import opened
from ludoteca.server.problems import words
from ludoteca.server.protocol import UndoInfo

#: A view, and what happened: with whoever tells it, for the cards that it speaks of, and with what taking back needs.
News = tuple[Teller, Told, list[EventTold], UndoInfo | None]

#: The cards of a match in one language, as they were told first: a card's text never changes in a match.
Shelf = dict[str, CardTold]

#: How many tables are tried to find out what a series may come to: from every first pick the way that leaves the most
#: comes first, so that more of them change little.
WAYS = 24


class Shower:
    """Tells one live match in one language."""

    def __init__(self, live: Live, lang: Lang) -> None:
        self.live = live
        self.messages: Messages = words(lang, live.state.start.game)
        self.shelf: Shelf = {}
        self.memory = Memory()
        #: Pieces with the numbers that they had before, by the piece without them.
        self.linked: dict[int, tuple[PieceTold, PieceTold]] = {}

    def teller(self, seat: int, shared: view.Shared | None = None, hands: tuple[int, ...] = ()) -> Teller:
        """The reader's view; ``view.SPECTATOR`` watches, and may see the hands that were opened."""
        sight: Sight = "spectator" if seat == view.SPECTATOR else "seat"
        table = self.live.shown_to(seat)
        if sight == "spectator" and hands:
            return Teller(opened(table, hands), seat, self.messages, sight)
        return Teller(table, seat, self.messages, sight, self.memory, shared)

    def told(self, teller: Teller) -> Told:
        told = teller.told()
        if self.live.was:
            told.pieces = [self.with_past(piece, self.live.streams[teller.seat].end) for piece in told.pieces]
        if told.decision is not None and told.decision.options and teller.sight == "seat":
            if self.live.streams[teller.seat].answered:
                told.decision = answered(told.decision)
            else:
                told.decision.picking = self.picking(teller)
        return told

    def news(
        self, seat: int, first: int, events: list[Event], shared: view.Shared, undo: bool, hands: tuple[int, ...] = ()
    ) -> News:
        """What a reader is sent when his stream has moved."""
        teller = self.teller(seat, shared, hands)
        return teller, self.told(teller), teller.events(events, first), self.undo(seat, undo)

    def with_past(self, piece: PieceTold, told_until: int) -> PieceTold:
        """A piece with the numbers that it had before, as far as the reader has been told of them."""
        place, numbers = self.live.was.get(piece.number, (told_until, []))
        if place >= told_until:
            return piece
        kept = self.linked.get(piece.number)
        if kept is None or kept[0] is not piece or kept[1].was != numbers:
            linked = msgspec.structs.replace(piece, was=numbers)
            kept = self.linked[piece.number] = (piece, linked)
        return kept[1]

    def picking(self, teller: Teller) -> PickingTold | None:
        """A series of small choices as one. What the seat can't know has no say in what may be picked."""
        table: Table = teller.table
        decision = table.decision
        assert decision is not None
        if not decision.serial or (len(decision.options) < 2 and not decision.series):
            return None
        series = picking(view.blind(table, teller.seat), WAYS)
        if series is None or (series.most < 2 and not decision.series):
            return None
        return PickingTold(
            teller.options(series.candidates),
            teller.options(series.ends),
            series.fewest,
            series.most,
            teller.options(decision.series),
        )

    def cards(self, teller: Teller, known: set[str]) -> dict[str, CardTold]:
        """The cards that the reader has not been sent; they count as sent from now on."""
        wanted = [word for word in teller.words if word not in known]
        known.update(wanted)
        return {word: self.card(teller, word) for word in wanted}

    def card(self, teller: Teller, word: str) -> CardTold:
        found = self.shelf.get(word)
        if found is None:
            badges = next((card.badges for card in teller.look.cards if card.word == word), [])
            found = self.shelf[word] = teller.card(word, badges)
        return found

    # -- taking back --

    def undo(self, seat: int, allowed: bool) -> UndoInfo | None:
        """What taking back the seat's last choice would need: nothing, or the consent of those who have learned."""
        live = self.live
        if seat == view.SPECTATOR:
            return None
        if not allowed or live.over or seat not in live.last:
            return UndoInfo("no")
        needs = learned_since(live, seat)
        if not needs:
            return UndoInfo("free")
        return UndoInfo("ask", needs)


def answered(decision: DecisionTold) -> DecisionTold:
    """What somebody was asked who has answered, and may not know who is asked since."""
    return DecisionTold([], decision.question, decision.rule, decision.about)


def learned_since(live: Live, seat: int) -> list[int]:
    """Whose consent a seat needs to take back its last choice.

    Those who know something now that they did not know then; everybody else, if that is the seat itself, since it
    would choose anew by what it has learned. Chance that has spoken was heard by all.
    """
    place, before = live.last[seat]
    now = live.table
    others = [each for each in range(now.box.seats) if each != seat]
    # What others chose in secret leaves no trace here either.
    chosen_since = {each for each in live.known[place:] if each != seat}
    if before.chance.state != now.chance.state:
        return others
    more = seats_that_know_more(before, now)
    if more >> seat & 1:
        return others
    return [each for each in others if each in chosen_since or more >> each & 1]


def seats_that_know_more(before: Table, now: Table) -> int:
    """The seats that have seen the face of a piece that they did not know, a bit each."""
    earlier, found = before.pieces, 0
    for number, piece in now.pieces.items():
        then = earlier.get(number)
        # Pieces that nothing has happened to are shared with the table before.
        if then is not piece and then is not None:
            found |= piece.known & ~then.known
    return found
