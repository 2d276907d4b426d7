"""The frames of a reader over live matches: the same on twins that differ in what he can't know, steps and undo too."""

from __future__ import annotations

import copy
import random

import msgspec
import pytest

from ludoteca import games
from ludoteca.core import notation, view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.match import Match
from ludoteca.core.table import Table
from ludoteca.core.told import Told, difference
from ludoteca.lab import twins
from ludoteca.players.picking import picking
from ludoteca.server.live import Live, Stream
from ludoteca.server.showing import Shower
from ludoteca.server.state import UNDO, MatchStart, MatchState, Move

every_game = pytest.mark.parametrize("game", games.ALL)

#: How many choices twins are played on.
CHOICES = 10


class Watched:
    """A live match on a table of its own, and every frame that one reader is sent of it."""

    def __init__(self, live: Live, table: Table, reader: int) -> None:
        self.live = copy.copy(live)
        self.live.match = Match.from_table(live.match.game, {}, table)
        self.live.streams = {seat: copied(stream) for seat, stream in live.streams.items()}
        self.live.moves = list(live.moves)
        self.live.seats = list(live.seats)
        self.live.firsts = list(live.firsts)
        self.live.known = list(live.known)
        self.live.was = dict(live.was)
        self.live.kept = dict(live.kept)
        self.live.last = {}
        self.live.dropped = live.dropped + len(live.log)
        for stream in self.live.streams.values():
            stream.since = stream.end = self.live.dropped
            stream.table = None
        self.reader = reader
        self.shower = Shower(self.live, "en")
        self.cards: set[str] = set()
        self.last: Told | None = None
        self.frames: list[bytes] = []

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def log(self) -> list[object]:
        return list(self.live.log)

    def choose(self, option: Option) -> None:
        decision = self.table.decision
        assert decision is not None
        moves = self.live.play(decision.seat, notation.write(self.table, option))
        moved = self.live.keep(moves)
        if self.reader in moved:
            self.send()

    def send(self) -> None:
        first, events = self.live.untold(self.reader)
        teller = self.shower.teller(self.reader)
        told = self.shower.told(teller)
        change = told if self.last is None else difference(self.last, told)
        self.last = told
        frame = (
            self.live.streams[self.reader].step,
            change,
            teller.events(events, first),
            self.shower.cards(teller, self.cards),
            self.shower.undo(self.reader, True),
        )
        self.frames.append(msgspec.json.encode(frame))


def copied(stream: Stream) -> Stream:
    new = Stream()
    new.step = stream.step
    return new


def let_by(twin: Watched) -> bool:
    """Others who decide in secret let it go by; the reader's frames must not show it."""
    while twin.table.decision is not None and view.hidden_from(twin.table, twin.reader):
        option = twins.passing(twin.table)
        if option is None:
            return False
        before = len(twin.frames)
        twin.choose(option)
        if view.hidden_from(twin.table, twin.reader):
            assert len(twin.frames) == before, "a secret decision moved the stream"
    return True


def play_twins(live: Live, reader: int, chance: random.Random) -> int:
    """Play both on; tells how many choices were made on both."""
    table = live.table
    found = twins.twins(table, reader, chance.randrange(1 << 32))
    if found is None or view.hidden_from(table, reader):
        return 0
    here, there = (Watched(live, twin.table, reader) for twin in found)
    for made in range(CHOICES):
        shared = twins.shared_options(here.table, there.table)
        if not shared:
            return made
        option = chance.choice(shared)
        here.choose(option)
        there.choose(option)
        if not let_by(here) or not let_by(there):
            return made
        if twins.learned_otherwise(here, there, reader):  # type: ignore[arg-type]
            return made
        assert here.frames == there.frames, f"reader {reader} after {option}"
    return CHOICES


@every_game
def test_whoever_comes_back_while_others_decide_in_secret_sees_what_he_saw(game: str) -> None:
    home = games.game(game)
    chance = random.Random(8)
    setup = home.setup(home.sample_setups()[0])
    live = Live(MatchState("m", "t", MatchStart(game, setup, 5), 0.0), [])
    shower = Shower(live, "pt")
    seen: dict[int, Told] = {}
    waiting: set[int] = set()
    secrets = answers = 0
    while not live.over and len(live.moves) < 120:
        for reader in live.readers():
            told = shower.told(shower.teller(reader))
            if live.hidden_from(reader) and reader in seen:
                if reader in waiting:  # but for being asked no more
                    assert told.decision is not None and not told.decision.seats and not told.decision.options
                    told.decision = seen[reader].decision
                    answers += 1
                assert msgspec.json.encode(told) == msgspec.json.encode(seen[reader]), f"reader {reader}"
                secrets += 1
            else:
                seen[reader] = told
                waiting.discard(reader)
        decision = live.table.decision
        assert decision is not None
        option = chance.choice(decision.options)
        waiting.add(decision.seat)
        live.keep(live.play(decision.seat, notation.write(live.table, option)))
        for reader in live.readers():
            live.untold(reader)
    # and another process that reads the rows comes to the same streams
    again = Live(live.state, live.moves)
    assert {seat: stream.step for seat, stream in again.streams.items()} == {
        seat: stream.step for seat, stream in live.streams.items()
    }
    other = Shower(again, "pt")
    for reader in live.readers():
        assert msgspec.json.encode(other.told(other.teller(reader))) == msgspec.json.encode(
            shower.told(shower.teller(reader))
        )
    if game in ("battle_scenes", "apotheosis"):
        assert secrets > 0 and answers > 0


def picked_together(live: Live, chance: random.Random) -> list[str]:
    """The choices of an answer: several where a series is open and several can be picked."""
    decision = live.table.decision
    assert decision is not None
    open_series = picking(live.table)
    if open_series is not None and open_series.most > 1:
        for option in chance.sample(open_series.candidates, min(len(open_series.candidates), open_series.most)):
            open_series.toggle(option)
        found = open_series.choices()
        if found:
            return [notation.write(live.table, option) for option in found]
    return [notation.write(live.table, chance.choice(decision.options))]


@pytest.mark.parametrize("game", ["battle_scenes", "dice_masters", "fabula"])
def test_what_is_picked_together_is_one_step_for_whoever_reads_the_rows_too(game: str) -> None:
    home = games.game(game)
    chance = random.Random(3)
    live = Live(MatchState("m", "t", MatchStart(game, home.setup(home.sample_setups()[0]), 4), 0.0), [])
    longest = 0
    while not live.over and len(live.moves) < 80:
        decision = live.table.decision
        assert decision is not None
        seat, texts = decision.seat, picked_together(live, chance)
        for text in texts:
            moves = live.play(seat, text)
        longest = max(longest, len(moves))
        live.keep(moves)
        again = Live(live.state, live.moves)
        assert {each: stream.step for each, stream in again.streams.items()} == {
            each: stream.step for each, stream in live.streams.items()
        }
        # taking back takes back the same, before and after a restart
        assert {each: place for each, (place, _) in again.last.items()} == {
            each: place for each, (place, _) in live.last.items()
        }
    assert longest > 1
    back = Move(len(live.moves), UNDO, seat, str(live.last[seat][0]), 1.0)
    rebuilt = Live(live.state, live.moves)
    for each in (live, rebuilt):
        each.follow(back)
    assert live.table.decision is not None and live.table.decision.seat == seat
    assert live.last.keys() == rebuilt.last.keys()
    again = Live(live.state, live.moves)
    for each in (rebuilt, again):
        assert {reader: stream.step for reader, stream in each.streams.items()} == {
            reader: stream.step for reader, stream in live.streams.items()
        }


@every_game
def test_frames_tell_nothing_that_the_reader_cannot_know(game: str) -> None:
    home = games.game(game)
    chance = random.Random(6)
    setup = home.setup(home.sample_setups()[0])
    live = Live(MatchState("m", "t", MatchStart(game, setup, 21), 0.0), [])
    made = 0
    while not live.over and len(live.moves) < 90:
        if chance.randrange(9) == 0 and not live.kept:
            for reader in live.readers():
                made += play_twins(live, reader, chance)
        decision = live.table.decision
        assert decision is not None
        option = Chance(chance.randrange(1 << 30)).pick(decision.options)
        live.keep(live.play(decision.seat, notation.write(live.table, option)))
        for reader in live.readers():
            live.untold(reader)
    assert made > 30
