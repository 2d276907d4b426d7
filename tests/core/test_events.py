"""Events: every kind is declared, its figures are read by name, and moves tell where everything goes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.core.events import AREA, NUMBER, PIECE, SEAT, Each, Event, EventKind
from ludoteca.core.table import Table
from ludoteca.core.view import SPECTATOR, UNKNOWN, event_view
from ludoteca.lab.simulate import begin, chooser

HOME = Path(__file__).parents[2] / "ludoteca"

#: Each game, and matches enough to have met most kinds.
GAMES = [(name, seed) for name in games.playable() for seed in range(3)]

FELLED = EventKind("felled", source=PIECE, points=NUMBER, origins=Each(AREA))


def random_match(name: str, seed: int) -> Iterator[tuple[Table, list[Event]]]:
    """A random match: the table as it begins, and then after each choice with the events that it brought."""
    game = games.game(name)
    setups = game.sample_setups()
    table = begin(game, game.setup(setups[seed % len(setups)]), seed)
    log: list[Event] = []
    table.keep_log(log)
    chance = chooser(seed)
    yield table, list(log)
    for _ in range(400):
        if table.decision is None:
            return
        table.choose(chance.pick(table.decision.options))
        yield table, list(log)
        log.clear()


def test_figures_are_read_by_name() -> None:
    event = Event("felled", "1", 0, 7, (3, 4), (5, 2, 8, 9))
    assert FELLED.get(event, "points") == 2
    assert FELLED.every(event, "origins") == (8, 9)
    assert [*FELLED.pairs(event, "origins")] == [(3, 8), (4, 9)]
    assert FELLED.named(event) == {"source": 5, "points": 2, "origins-1": 8, "origins-2": 9}
    assert FELLED.of_sort(event, PIECE) == [3, 4, 5]
    assert FELLED.of_sort(event, SEAT) == []
    assert [(each.subjects, each.values) for each in FELLED.one_by_one(event)] == [((3,), (5, 2, 8)), ((4,), (5, 2, 9))]


def test_an_event_has_as_many_figures_as_its_kind_declares() -> None:
    assert FELLED.fits(Event("felled", "1", values=(5, 2)))
    assert not FELLED.fits(Event("felled", "1", values=(5,)))
    assert not EventKind("plain").fits(Event("plain", "1", values=(5,)))
    assert EventKind("perhaps", optional=True, by=PIECE).fits(Event("perhaps", "1"))
    with pytest.raises(ValueError, match="nothing comes after"):
        EventKind("odd", origins=Each(AREA), points=NUMBER)


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_everything_that_happens_is_declared(name: str, seed: int) -> None:
    kinds = games.game(name).events
    for table, events in random_match(name, seed):
        for event in events:
            assert event.kind in kinds, event
            kind = kinds[event.kind]
            assert kind.fits(event), event
            assert all(0 <= area < len(table.zones) for area in kind.of_sort(event, AREA)), event
            assert all(seat < table.box.seats for seat in kind.of_sort(event, SEAT)), event


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_moves_tell_where_everything_goes(name: str, seed: int) -> None:
    """Whoever follows them knows where every piece is, as of the last event; only a shuffle gives numbers anew."""
    places: dict[int, tuple[int, int]] = {}
    for table, events in random_match(name, seed):
        assert table.followed is not None
        for event in events:
            for move in event.moves:
                before = places.pop(move.piece if move.was < 0 else move.was, (-1, -1))
                assert before == (move.source, move.cell_before), (event, move)
                if move.target >= 0:
                    places[move.piece] = (move.target, move.cell)
        if any(event.kind == "shuffle" for event in events) or not places:
            places = dict(table.followed.of)
        assert places == table.followed.of, events


def test_seats_that_do_not_see_a_face_see_where_it_goes() -> None:
    told = 0
    for table, events in random_match("fabula", 1):
        for event in events:
            seen = event_view(table, event, SPECTATOR)
            assert [(each.piece, each.was, each.source, each.target) for each in seen.moves] == [
                (move.piece, move.was, move.source, move.target) for move in event.moves
            ]
            hidden = [number for number, kind in seen.kinds.items() if kind == UNKNOWN]
            if any(number in event.subjects for number in hidden):
                assert seen.figures == {}
                told += any(move.piece in hidden for move in event.moves)
    assert told


def test_what_becomes_new_is_linked_to_what_it_was() -> None:
    """A permanent of Fábula that leaves play is another object there (1.10)."""
    linked = [
        move for _, events in random_match("fabula", 2) for event in events for move in event.moves if move.was >= 0
    ]
    assert linked
    assert all(move.was != move.piece and move.source >= 0 for move in linked)


def test_no_code_of_the_games_reads_figures_by_their_place() -> None:
    positional = re.compile(r"\b(event|use|told|acting)\.values\[\d")
    found = [
        f"{path.relative_to(HOME)}: {line.strip()}"
        for room in ("core", "games", "players", "lab")
        for path in sorted((HOME / room).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if positional.search(line)
    ]
    assert found == []
