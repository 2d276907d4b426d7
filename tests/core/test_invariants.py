"""The invariants themselves: each finds the fault that it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.decision import Decision
from ludoteca.core.match import Match
from ludoteca.core.modifiers import ADD, Modifier
from ludoteca.core.procedure import Procedure
from ludoteca.core.table import Table
from ludoteca.lab.invariants import Broken, check_decision, check_end, check_leaks
from tests.example.table import Clearing, deck, hand
from tests.properties import EXAMPLE, some_match, unlike_copy


def lose_a_piece(match: Match) -> None:
    match.table.zones[0] = match.table.zones[0][1:]


def misplace_a_piece(match: Match) -> None:
    number = match.table.zones[0][0]
    match.table.write(number).zone = 1


def hide_an_open_piece(match: Match) -> None:
    match.table.write(match.table.zones[0][0]).known = 1


def file_a_modifier_wrongly(match: Match) -> None:
    match.table.modifiers["speed"] = (Modifier(3, "strength", ADD, 1, (4,)),)


def offer(match: Match, *options: tuple[object, ...]) -> None:
    old = match.table.decision
    assert old is not None
    match.table.decision = Decision(old.seat, old.ask, old.rule, (*old.options, *options), old.verbs)


def offer_what_is_refused(match: Match) -> None:
    offer(match, ("move", 6))


def offer_twice(match: Match) -> None:
    offer(match, ("stop",))


def offer_nothing(match: Match) -> None:
    match.table.decision = Decision(0, "ask-act", "1.4", (), ())


FAULTS = {
    "pieces": (lose_a_piece, misplace_a_piece, hide_an_open_piece),
    "modifiers": (file_a_modifier_wrongly,),
    "options": (offer_what_is_refused, offer_twice, offer_nothing),
}


@pytest.mark.parametrize(
    ("invariant", "fault"),
    [(name, fault) for name, faults in FAULTS.items() for fault in faults],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_fault_is_found(invariant: str, fault: Callable[[Match], None]) -> None:
    match = some_match(EXAMPLE, 1, 5)
    fault(match)
    with pytest.raises(Broken) as found:
        check_decision(match, Chance(1))
    assert found.value.invariant == invariant


def test_a_copy_that_shares_what_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_match(EXAMPLE, 1, 5)

    def shallow(self: Clearing) -> Clearing:
        new = Clearing(self.box, 0)
        self.copy_into(new)
        new.pieces = self.pieces
        new.zones = self.zones
        return new

    monkeypatch.setattr(Clearing, "copy", shallow)
    with pytest.raises(Broken, match=r"^(copy|fork)"):
        for seed in range(20):
            check_decision(match, Chance(seed))


def test_a_copy_that_forgets_a_value_of_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_match(EXAMPLE, 1, 30)
    monkeypatch.setattr(Clearing, "copy_into", Table.copy_into)
    with pytest.raises(Broken, match=r"^copy: .*life|^copy: .*stances"):
        check_decision(match, Chance(1))


def test_a_word_that_tells_a_hidden_face_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_match(EXAMPLE, 1, 5)

    def gossip(self: object, table: Clearing, seat: int) -> list[object]:
        held = [table.word(number) for number in table.zones[hand(seat)]]
        return [] if "bolt" in held else [None]

    monkeypatch.setattr(type(EXAMPLE), "seat_badges", gossip)
    with pytest.raises(Broken, match=r"^leak"):
        for seed in range(20):
            check_leaks(match, Chance(seed))


def test_options_that_tell_a_hidden_face_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_match(EXAMPLE, 1, 5)
    stop = EXAMPLE.actions["stop"]

    def if_luck_comes(table: Clearing, seat: int) -> list[tuple[str, ...]]:
        top = table.zones[deck(seat)][-1]
        return [("stop",)] if table.word(top) == "bolt" else []

    class Gossip(type(stop)):  # type: ignore[misc]
        options = staticmethod(if_luck_comes)

    gossip = Gossip("stop")
    monkeypatch.setitem(EXAMPLE.actions, "stop", gossip)
    decision = match.table.decision
    assert decision is not None
    match.table.decision = Decision(
        decision.seat, decision.ask, decision.rule, tuple(if_luck_comes(match.table, decision.seat)), ("stop",)
    )
    with pytest.raises(Broken, match=r"^leak"):
        for seed in range(50):
            check_leaks(match, Chance(seed))


def test_team_mates_with_different_places_are_found() -> None:
    match = some_match(EXAMPLE, 1, 10_000)
    match.table.places = (1, 2, 3, 4)
    with pytest.raises(Broken, match="team of seat 0"):
        check_end(match)


class Forgetful(Procedure):
    __slots__ = ("kept", "lost")

    def __init__(self, kept: int) -> None:
        super().__init__()
        self.kept = kept
        self.lost = 0

    def copy(self) -> Forgetful:
        return self.progress(Forgetful(self.kept))


class Loose(Procedure):
    def copy(self) -> Loose:
        return self.progress(Loose())


class Heir(Forgetful):
    __slots__ = ()


@pytest.mark.plain("fills fields with values of no type that they have, which a compiled class refuses")
def test_a_procedure_that_forgets_a_field_in_its_copy_is_found() -> None:
    assert "lost" in unlike_copy(Forgetful)
    assert "__slots__" in unlike_copy(Loose)
    assert unlike_copy(Heir) == "it is copied as Forgetful"
