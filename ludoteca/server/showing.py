"""What a reader is sent of a live match: views, cards, what can be picked together, what taking back would need."""

from __future__ import annotations

from typing import Any

from ludoteca.core import view
from ludoteca.core.messages import Messages
from ludoteca.core.rulebook import Lang
from ludoteca.core.table import Table
from ludoteca.core.teller import Memory, Teller
from ludoteca.core.told import CardTold, EventTold, OptionTold, PickingTold, Sight, Told
from ludoteca.players.picking import picking
from ludoteca.server.live import Live
from ludoteca.server.problems import words
from ludoteca.server.protocol import UndoInfo

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

    def teller(self, seat: int) -> Teller:
        """The reader's view; ``view.SPECTATOR`` watches."""
        sight: Sight = "spectator" if seat == view.SPECTATOR else "seat"
        return Teller(self.live.shown_to(seat), seat, self.messages, sight, self.memory)

    def told(self, teller: Teller) -> Told:
        told = teller.told()
        told_until = self.live.streams[teller.seat].end
        for piece in told.pieces:
            place, numbers = self.live.was.get(piece.number, (told_until, []))
            if place < told_until:
                piece.was = numbers
        if told.decision is not None and told.decision.options and teller.sight == "seat":
            told.decision.picking = self.picking(teller)
        return told

    def picking(self, teller: Teller) -> PickingTold | None:
        """A series of small choices as one. What the seat can't know has no say in what may be picked."""
        table: Table = teller.table
        decision = table.decision
        assert decision is not None
        if len(decision.options) < 2 and not decision.series:
            return None
        series = picking(view.blind(table, teller.seat), WAYS)
        if series is None or (series.most < 2 and not decision.series):
            return None
        return PickingTold(
            self.options(teller, series.candidates),
            self.options(teller, series.ends),
            series.fewest,
            series.most,
            self.options(teller, decision.series),
        )

    def options(self, teller: Teller, options: Any) -> list[OptionTold]:
        sentences = teller.telling.sentences(list(options))
        return [teller.option(option, sentence) for option, sentence in zip(options, sentences, strict=True)]

    def events(self, teller: Teller, first: int, events: list[Any]) -> list[EventTold]:
        return teller.events(events, first)

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
    if before.chance.state != now.chance.state or knows_more(before, now, seat):
        return others
    return [each for each in others if each in chosen_since or knows_more(before, now, each)]


def knows_more(before: Table, now: Table, seat: int) -> bool:
    """Has a seat seen the face of a piece that it did not know?"""
    for number, piece in now.pieces.items():
        if piece.known_to(seat):
            then = before.pieces.get(number)
            if then is not None and not then.known_to(seat):
                return True
    return False
