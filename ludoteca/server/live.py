"""One match as it is played: the engine's match, rebuilt from its rows, and the stream of every reader.

Nothing here waits or writes. The house plays a choice here first, writes its rows, and then either ``keep``s or
``take_back``s it; only what was kept is told.
"""

from __future__ import annotations

import time
from typing import Any

from ludoteca import games
from ludoteca.core import notation, view
from ludoteca.core.asking import DECLINE, Simultaneous
from ludoteca.core.errors import EngineFault
from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.core.table import Table
from ludoteca.players.puzzles import laid_open
from ludoteca.server.problems import Refused
from ludoteca.server.state import CHOICE, KEPT, UNDO, MatchStart, MatchState, Move

#: How much of what happened is kept at hand, for whoever comes in.
LOG_KEPT = 200

#: How many earlier numbers of a piece are told.
LINKED = 4


def begin(start: MatchStart) -> Match:
    """The match of a start, with the choices that were made before it began."""
    game = games.game(start.game)
    if start.position is None:
        match = Match(game, start.setup, start.seed)
    else:
        results = start.announced.get("-1")
        match = Match.from_position(game, start.position, start.seed, None if results is None else tuple(results))
    for at, text in enumerate(start.before):
        announced = start.announced.get(str(at))
        if announced is not None:
            match.announce(tuple(announced))
        match.play(text)
    if start.laid_open:
        match.table = laid_open(match.table)
        match.table.keep_log(match.log)
    return match


def written_together(moves: list[Move]) -> list[list[Move]]:
    """Rows by what was said at once: several picks are one answer, and have one time."""
    found: list[list[Move]] = []
    for move in moves:
        before = found[-1][-1] if found else None
        if before is not None and before.kind == move.kind == CHOICE and before.at == move.at:
            found[-1].append(move)
        else:
            found.append([move])
    return found


def said_by(table: Table, moves: list[Move]) -> int:
    """Whose answer rows are: in a race those ranked before whoever has it decline first."""
    raced = table.decision is not None and table.decision.race
    claims = [move.seat for move in moves if move.text != DECLINE[0]] if raced else []
    return claims[0] if claims else moves[0].seat


class Stream:
    """How far a reader has been told."""

    __slots__ = ("answered", "end", "since", "step", "table", "whole")

    def __init__(self) -> None:
        #: Has the reader chosen, and may see nothing of it while others decide in secret? It is asked no more.
        self.answered = False
        #: How often the stream moved.
        self.step = 1
        #: How much of the log it has been told, and how much it may be told.
        self.since = 0
        self.end = 0
        #: The table as the reader saw it last, while others decide in secret.
        self.table: Table | None = None
        #: What comes next can't be told as a difference: something was taken back.
        self.whole = False


class Live:
    """A match with its rows and streams."""

    def __init__(self, state: MatchState, moves: list[Move]) -> None:
        self.state = state
        self.match = begin(state.start)
        self.first = len(self.match.choices)
        self.moves: list[Move] = []
        #: How many events have been dropped from the log's beginning.
        self.dropped = 0
        self.streams = {seat: Stream() for seat in self.readers()}
        #: Answers of seats that the engine has not come to yet.
        self.kept: dict[int, str] = {}
        #: The seat and the number of choices before it, and the table as it was then, for each seat's last choice.
        self.last: dict[int, tuple[int, Table]] = {}
        #: The seat of each choice since the beginning of this match, and the place of the first that was said with it.
        self.seats: list[int] = []
        self.firsts: list[int] = []
        #: The same as everybody knows it: nobody, where it was chosen in secret.
        self.known: list[int] = []
        #: Of pieces that became new objects: the place in the log where they did, and their numbers before, last first.
        self.was: dict[int, tuple[int, list[int]]] = {}
        self.followed = 0
        #: Of what is being played: who was asked at the same time, and the table before.
        self.race: tuple[int, ...] = ()
        self.memory: tuple[int, Table] | None = None
        for stream in self.streams.values():
            stream.end = len(self.match.log)
        self.match.forget()
        for together in written_together(moves):
            self.follow(*together)
        for stream in self.streams.values():
            stream.since = stream.end
        self.shed()

    def readers(self) -> list[int]:
        return [*range(self.match.table.box.seats), view.SPECTATOR]

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def log(self) -> list[Event]:
        return self.match.log

    # -- who is asked --

    def asked(self) -> list[int]:
        """All who may answer now, the engine's own first."""
        decision = self.table.decision
        if decision is None:
            return []
        if decision.race:
            return [seat for seat in decision.race if seat not in self.kept]
        top = self.table.stack[-1]
        if isinstance(top, Simultaneous):
            return [seat for seat in top.seats[top.asked :] if seat not in self.kept]
        return [decision.seat]

    def table_for(self, seat: int) -> Table:
        """The table as a seat faces it: whoever is asked at the same time as others sees its own question."""
        decision = self.table.decision
        if decision is None or decision.seat == seat:
            return self.table
        if seat in decision.race:
            return self.declined_before(seat)
        top = self.table.stack[-1]
        if isinstance(top, Simultaneous) and seat in top.seats[top.asked :] and seat not in self.kept:
            copy = self.table.copy()
            asking: Any = copy.stack[-1]
            copy.decision = asking.ask(copy, seat)
            return copy
        return self.table

    def declined_before(self, seat: int) -> Table:
        """In a race those ranked before may let it go by, which leaves no trace: they are asked like everybody else."""
        copy, racing = self.table.copy(), self.table.decision
        while copy.decision is not None and copy.decision.seat != seat and seat in copy.decision.race:
            copy.choose(DECLINE)
        if racing is None or copy.decision is None or copy.decision.seat != seat:
            return self.table
        copy.decision.race = racing.race
        return copy

    def shown_to(self, seat: int) -> Table:
        """The table as a reader may see it: as it was before, while others decide in secret."""
        before = self.streams[seat].table
        return self.table_for(seat) if before is None else before

    def hidden_from(self, seat: int) -> bool:
        return view.hidden_from(self.table_for(seat), seat)

    # -- playing --

    def play(self, seat: int, text: str) -> list[Move]:
        """Play a seat's answer; the rows to be written. What is refused raises ``IllegalChoice`` and changes nothing.

        An answer that the engine has not come to yet is only kept; others that wait are played after this one.
        """
        decision = self.table.decision
        if decision is None or seat not in self.asked():
            raise Refused("not-asked", 409)
        asked = self.table_for(seat)
        option = notation.read(asked, text)
        refusal = asked.why_not(option)
        if refusal is not None:
            raise self.match.refused(option, refusal)
        self.race = self.race_now()
        if decision.seat != seat and (option == DECLINE or not decision.race):
            return [Move(len(self.moves), KEPT, seat, text, time.time())]
        played = self.match.undoable()
        self.match.claim(seat, option)
        if self.memory is None:
            self.memory = (seat, self.match.moment(played)[0])
        self.play_kept()
        return self.played()

    def play_kept(self) -> None:
        """Play the answers that were waiting for the engine to come to their seats."""
        race = self.race_now()
        while self.table.decision is not None and self.table.decision.seat in self.kept and self.race_now():
            seat = self.table.decision.seat
            if seat not in race:
                return
            self.match.choose(self.match.read(self.kept[seat]))

    def concede(self, seat: int) -> list[Move]:
        self.race, self.memory = self.race_now(), (seat, self.table.copy())
        self.match.concede(seat)
        return self.played(seat)

    def settle(self, places: tuple[int, ...], seat: int = -1) -> list[Move]:
        self.race, self.memory = self.race_now(), (seat, self.table.copy())
        self.match.settle(places)
        return self.played(seat)

    def played(self, seat: int | None = None) -> list[Move]:
        """The rows of what was played and not yet written."""
        many = self.match.undoable()
        texts, deciders, now = self.match.choices[-many:], self.match.deciders()[-many:], time.time()
        first = len(self.moves)
        return [
            Move(first + at, CHOICE, decider if seat is None else seat, text, now)
            for at, (decider, text) in enumerate(zip(deciders, texts, strict=True))
        ]

    def take_back(self) -> None:
        """What was played since the last ``keep`` could not be written."""
        self.match.undo(self.match.undoable())
        self.memory = None

    def keep(self, moves: list[Move]) -> list[int]:
        """What was played is written down; the readers whose streams have moved."""
        if moves[-1].kind == KEPT:
            self.note(moves[-1])
            return self.answered(moves[-1].seat)
        assert self.memory is not None
        seat, before = self.memory
        self.memory = None
        return self.went_on(moves, self.race, before, seat)

    def went_on(self, moves: list[Move], race: tuple[int, ...], before: Table, seat: int) -> list[int]:
        """What a seat said at once was played: one step of each stream, and taken back together."""
        first = len(self.seats)
        self.last[seat] = (first, before)
        for move in moves:
            self.note(move, before)
        self.firsts += [first] * (len(self.seats) - first)
        self.match.forget()
        return self.moved(race, before, seat)

    # -- rows --

    def note(self, move: Move, before: Table | None = None) -> None:
        """A row that was written: remember who chose, and what waits."""
        self.moves.append(move)
        if move.kind == KEPT:
            self.kept[move.seat] = move.text
        elif move.kind == CHOICE:
            race = self.race_now()
            self.kept = {seat: text for seat, text in self.kept.items() if seat in race and seat != move.seat}
            self.seats.append(move.seat)
            secret = before is not None and before.decision is not None and before.decision.private
            self.known.append(-1 if secret else move.seat)

    def race_now(self) -> tuple[int, ...]:
        """The seats that are asked at the same time, as far as the engine has not come past them."""
        decision = self.table.decision
        if decision is None:
            return ()
        top = self.table.stack[-1]
        return decision.race or (top.seats[top.asked :] if isinstance(top, Simultaneous) else ())

    def follow(self, move: Move, *further: Move) -> list[int]:
        """Play a row that was written elsewhere, or before, with those that were said with it; whose streams moved."""
        if move.sequence != len(self.moves):
            raise EngineFault(f"row {move.sequence} of match {self.state.id} follows row {len(self.moves)}")
        if move.kind == UNDO:
            return self.undone(move)
        if move.kind != CHOICE:
            self.note(move)
            return self.answered(move.seat) if move.kind == KEPT else []
        race, before = self.race_now(), self.table.copy()
        moves = [move, *further]
        for each in moves:
            self.match.play(each.text)
        return self.went_on(moves, race, before, said_by(before, moves))

    def answered(self, seat: int) -> list[int]:
        """Whoever has answered before the engine came to it is asked no more; nobody else knows."""
        if self.hidden_from(seat):
            return []
        self.streams[seat].step += 1
        return [seat]

    def moved(self, before: tuple[int, ...], table: Table, chooser: int) -> list[int]:
        """Count a step for every reader who may know that the match went on.

        Whoever chose is not counted one while others decide in secret: it would tell afterwards that somebody did.
        """
        race = self.race_now()
        # While several are asked at once nobody learns who has answered, but whoever did.
        still = bool(race) and len(race) < len(before) and before[-len(race) :] == race and self.told_nothing()
        found = []
        for seat, stream in self.streams.items():
            if self.hidden_from(seat):
                if stream.table is None:
                    stream.table = table
                stream.answered = stream.answered or seat == chooser
                continue
            stream.table = None
            stream.answered = False
            if still and (seat in race or seat not in before):
                continue
            stream.step += 1
            stream.end = self.dropped + len(self.log)
            found.append(seat)
        self.follow_pieces(self.followed)
        self.followed = self.dropped + len(self.log)
        return found

    def follow_pieces(self, first: int) -> None:
        """Note which pieces have become new objects since a place in the log."""
        for place, event in enumerate(self.log[max(0, first - self.dropped) :], max(first, self.dropped)):
            for move in event.moves:
                if move.was >= 0:
                    _, earlier = self.was.get(move.was, (0, []))
                    self.was[move.piece] = (place, [move.was, *earlier][:LINKED])

    def told_nothing(self) -> bool:
        """Has nothing happened that anybody could be told since the streams moved last?"""
        return all(stream.end == self.dropped + len(self.log) for stream in self.streams.values())

    def shed(self) -> None:
        """Forget the beginning of a long log, of which everybody has been told."""
        untold = min(stream.since for stream in self.streams.values()) - self.dropped
        spare = min(len(self.log) - LOG_KEPT, untold)
        if spare > LOG_KEPT:
            del self.log[:spare]
            self.dropped += spare

    # -- undo --

    def undone(self, move: Move) -> list[int]:
        """Rebuild the match with so many choices: what was seen since can't be told as a difference."""
        left = int(move.text)
        texts = self.texts()[:left]
        rebuilt = begin(self.state.start)
        seats = self.seats[:left]
        self.last = {}
        tables: list[Table] = []
        for text in texts:
            tables.append(rebuilt.table.copy())
            rebuilt.play(text)
        self.firsts = self.firsts[:left]
        for place, seat in enumerate(seats):
            if self.firsts[place] == place:
                self.last[seat] = (place, tables[place])
        self.match = rebuilt
        self.was = {}
        self.dropped = 0
        self.follow_pieces(0)
        self.followed = len(self.log)
        self.seats = seats
        self.known = self.known[:left]
        self.kept = {}
        self.dropped = 0
        self.moves.append(move)
        found = []
        for reader, stream in self.streams.items():
            stream.whole = True
            stream.table = None
            stream.answered = False
            stream.since = stream.end = min(stream.end, len(self.log))
            if not self.hidden_from(reader):
                stream.step += 1
                stream.since = stream.end = len(self.log)
                found.append(reader)
        self.match.forget()
        return found

    def texts(self) -> list[str]:
        """The choices that count: those since the beginning of this match that were not taken back."""
        texts: list[str] = []
        for move in self.moves:
            if move.kind == CHOICE:
                texts.append(move.text)
            elif move.kind == UNDO:
                del texts[int(move.text) :]
        return texts

    # -- what happened --

    def untold(self, seat: int) -> tuple[int, list[Event]]:
        """What a reader has not been told yet, and its place in the log; it counts as told from now on."""
        stream = self.streams[seat]
        since = stream.since
        stream.since = stream.end
        return since, self.log[since - self.dropped : stream.end - self.dropped]

    def told_last(self, seat: int, most: int) -> tuple[int, list[Event]]:
        """The last that a reader was told, and its place in the log."""
        end = self.streams[seat].since - self.dropped
        first = max(0, end - most)
        return self.dropped + first, self.log[first:end]
