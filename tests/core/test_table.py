"""The table: how steps run, what is asked, who is out, and the guard against endless loops."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core.course import FAILED, Course
from ludoteca.core.decision import Decision
from ludoteca.core.errors import EngineFault
from ludoteca.core.events import Event, Waiting
from ludoteca.core.modifiers import ADD, Modifier
from ludoteca.core.plain import plain
from ludoteca.core.procedure import Next, Procedure
from tests.example.table import Clearing, deck, hand
from tests.example.test_clearing import position


class Recorder(Procedure):
    """Base of the procedures below: ``seen`` is what the one at the bottom was told."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        super().__init__()
        self.seen: tuple[Any, ...] = ()

    def copy(self) -> Recorder:
        new = type(self)()
        new.seen = self.seen
        return self.progress(new)


class Bottom(Recorder):
    __slots__ = ()

    def ask(self, table: Clearing) -> Next:
        if self.answer is None:
            return ask((("claim",), ("decline",)))
        self.seen = (*self.seen, self.answer)
        return None

    def push(self, table: Clearing) -> Next:
        if self.result is None:
            return Top()
        self.seen = (*self.seen, self.result)
        return None

    def wait(self, table: Clearing) -> Next:
        return table.ask(0, "ask-more", "2", ("claim", "decline"))


Bottom.steps = (("1", Bottom.ask), ("1.1", Bottom.push), ("2", Bottom.wait))


class Top(Recorder):
    __slots__ = ()

    def work(self, table: Clearing) -> Next:
        self.outcome = "done"
        return None


Top.steps = (("9", Top.work),)


def on(procedure: Procedure) -> Clearing:
    table = position({})
    table.stack = [procedure]
    table.chance.loaded = None
    table.keep_log([])
    return table


def happened(table: Clearing) -> list[Event]:
    assert table.log is not None
    return table.log


def ask(options: tuple[tuple[str, ...], ...], **values: Any) -> Decision:
    return Decision(0, "ask", "1", options, ("claim", "decline"), **values)


def test_a_step_runs_again_with_the_answer_and_with_the_result() -> None:
    table = on(Bottom())
    table.run()
    assert table.decision is not None and table.stack[-1].step == 0
    table.choose(("claim",))
    assert table.stack[-1].seen == (("claim",), "done")  # type: ignore[attr-defined]
    assert table.decision is not None and table.decision.ask == "ask-more"
    assert table.stack[-1].rule() == "2" and table.stack[-1].step_name() == "wait"


class Asker(Recorder):
    """Asks what it is given, and ends the match with the answer."""

    __slots__ = ()
    question: Decision

    def ask(self, table: Clearing) -> Next:
        if self.answer is None:
            return type(self).question
        table.finish((1, 2, 1, 2), str(self.answer[0]))
        return None


Asker.steps = (("1", Asker.ask),)


def test_a_decision_with_one_option_is_not_asked() -> None:
    Asker.question = ask((("claim",),))
    table = on(Asker())
    table.run()
    assert table.places == (1, 2, 1, 2) and happened(table)[-1].rule == "claim"


def test_a_single_option_that_reveals_something_is_asked() -> None:
    Asker.question = ask((("claim",),), reveals=True)
    table = on(Asker())
    table.run()
    assert table.decision is Asker.question and table.places is None


def test_a_decision_without_an_option_is_a_fault() -> None:
    Asker.question = ask(())
    with pytest.raises(EngineFault, match="leaves seat 0 without an option"):
        on(Asker()).run()


def test_the_last_procedure_must_end_the_match() -> None:
    with pytest.raises(EngineFault, match="Top was the last procedure and named no winner"):
        on(Top()).run()


def test_every_seat_gets_a_place() -> None:
    with pytest.raises(EngineFault, match="2 places for 4 seats"):
        position({}).finish((1, 2), "3.3")


def test_no_choice_is_possible_after_the_end() -> None:
    table = position({})
    table.finish((1, 1, 1, 1), "6")
    refusal = table.why_not(("stop",))
    assert refusal is not None and refusal.message == "refusal-over"


def test_an_unknown_step_is_a_fault_of_the_rules() -> None:
    with pytest.raises(ValueError, match="Top has no step elsewhere"):
        Top().go_on_after("elsewhere")


# -- seats -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("out", "places"),
    [
        ([(1,), (3,)], (1, 2, 1, 2)),
        ([(0,), (2,)], (2, 1, 2, 1)),
        ([(0,), (1,), (2,)], (2, 1, 2, 1)),
        ([(0, 1, 2, 3)], (1, 1, 1, 1)),
        ([(0, 1), (2,), (3,)], (2, 1, 2, 1)),
        ([], (1, 1, 1, 1)),
    ],
)
def test_places_are_the_teams_by_how_long_they_stayed(out: list[tuple[int, ...]], places: tuple[int, ...]) -> None:
    table = position({})
    for group in out:
        table.eliminate(group, "3.3")
    assert table.places_by_elimination() == places


def test_a_seat_goes_out_once() -> None:
    table = position({})
    table.keep_log([])
    table.eliminate((1,), "3.3")
    table.eliminate((1, 2), "3.3")
    assert table.out == ((1,), (2,))
    assert [event.subjects for event in happened(table) if event.kind == "out"] == [(1,), (2,)]
    assert table.seat_after(0) == 3 and table.seat_after(3) == 0


def test_somebody_must_be_left() -> None:
    table = position({})
    table.eliminate((0, 1, 2, 3), "3.3")
    with pytest.raises(EngineFault, match="every seat is out"):
        table.seat_after(0)


# -- attempts ----------------------------------------------------------------


class Attempt(Recorder):
    """Tries, fails after having tried something else within, and is asked for no more."""

    __slots__ = ()

    def begin(self, table: Clearing) -> Next:
        table.attempt()
        table.life = (9, 9, 9, 9)
        return None

    def inner(self, table: Clearing) -> Next:
        if self.result is None and len(table.savepoints) == 1:
            return Attempt()
        if self.result is not None:
            self.seen = (self.result,)
        return None

    def fail(self, table: Clearing) -> Next:
        table.happened(Event("tried", "5", values=(len(table.savepoints), *table.life)))
        table.give_up("5")
        return None


Attempt.steps = (("5.1", Attempt.begin), ("5.2", Attempt.inner), ("5.3", Attempt.fail))


class Outer(Bottom):
    __slots__ = ()

    def push(self, table: Clearing) -> Next:
        if self.result is None:
            return Attempt()
        self.seen = (self.result,)
        return None


Outer.steps = (("1", Outer.push), ("2", Outer.wait))


def test_attempts_within_attempts_fail_one_by_one() -> None:
    table = on(Outer())
    table.log = []
    table.run()
    tried = [event.values for event in table.log if event.kind == "tried"]
    assert tried == [(2, 9, 9, 9, 9), (1, 9, 9, 9, 9)]
    assert table.stack[-1].seen == (FAILED,)  # type: ignore[attr-defined]
    assert table.life == (3, 3, 3, 3) and table.savepoints == ()


def test_a_savepoint_that_is_no_more_shares_no_piece() -> None:
    table = position({0: ["bolt"]})
    (card,) = table.zones[hand(0)]
    before = table.write(card)
    table.attempt()
    table.succeed()
    assert table.write(card) is before, "nothing else has it: it need not be replaced"


def test_a_fork_made_after_an_attempt_keeps_its_pieces() -> None:
    table = position({0: ["bolt"]})
    (card,) = table.zones[hand(0)]
    table.write(card)
    table.attempt()
    fork = table.copy()
    table.succeed()
    fork.succeed()
    table.write(card).owner = 3
    fork.write(card).face = 2
    assert (fork.pieces[card].owner, table.pieces[card].face) == (0, -1)


# -- the guard ---------------------------------------------------------------


class Loop(Recorder):
    """Makes a new effect in the place of the last one, for ever."""

    __slots__ = ("grows", "last", "size")

    def __init__(self, grows: int = 0) -> None:
        super().__init__()
        self.grows = grows
        self.size = 0
        self.last = -1

    def turn(self, table: Clearing) -> Next:
        self.last = table.new_number()
        self.size += self.grows
        self.repeat()
        return None


Loop.steps = (("6", Loop.turn),)


def test_a_loop_that_gives_new_numbers_comes_back_to_the_same_state() -> None:
    table = on(Loop())
    table.run()
    assert table.places == (1, 1, 1, 1) and happened(table)[-1].rule == "6"


def test_a_loop_that_grows_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="steps without a decision; the last procedure is Loop"):
        on(Loop(-1)).run()


# -- plain data --------------------------------------------------------------


@pytest.mark.parametrize("thing", [1.5, {1}, object(), print, lambda: 0, b"x"])
def test_what_is_no_plain_data_may_not_lie_on_the_table(thing: object) -> None:
    with pytest.raises(EngineFault, match="no plain data"):
        plain((1, (thing,)))


def test_a_piece_that_is_moved_is_another_one_for_a_fork() -> None:
    table = position({0: ("bolt",)})
    fork = table.copy()
    number = table.zones[hand(0)][0]
    table.throw((number,), "1", 0)
    assert fork.pieces[number].zone == hand(0) and table.pieces[number].zone != hand(0)


def test_a_new_object_has_a_new_number_and_the_old_one_its_last_known_values() -> None:
    table = position({})
    number = next(iter(table.pieces))
    before = table.pieces[number]
    table.begin(Modifier(table.new_number(), "worth", ADD, 1, subjects=(number,)))
    new = table.become_new(number)
    assert new != number and number not in table.pieces
    assert table.last_known(number) is before
    assert table.last_known(new).kind == before.kind
    assert new in table.zones[before.zone] and number not in table.zones[before.zone]
    assert "worth" not in table.modifiers, "what was fixed on the old object does not speak of the new one"


def test_what_is_shuffled_away_is_taken_for_no_other_piece() -> None:
    """What waits for a piece speaks of it as it was; the rest of the zone keeps its numbers."""
    table = position({})
    zone = deck(0)
    first, *others = table.zones[zone]
    kind, held = table.pieces[first].kind, Counter(table.pieces[number].kind for number in table.zones[zone])
    table.waiting = (Waiting(table.new_number(), 0, first, 0, -1, Event("hit", "x", 0, first)),)
    table.shuffle(zone, "1")
    assert first not in table.pieces and table.last_known(first).kind == kind
    assert len(table.zones[zone]) == 1 + len(others) and set(others) < set(table.zones[zone])
    assert Counter(table.pieces[number].kind for number in table.zones[zone]) == held


def test_last_known_values_stay_as_long_as_something_refers_to_them() -> None:
    table = position({})
    first, second = list(table.pieces)[:2]
    table.remove(first, "x")
    table.remove(second, "x")
    table.waiting = (Waiting(table.new_number(), 0, first, 0, -1, Event("hit", "x", 0, first)),)
    table.let_pass()
    assert set(table.gone) == {first}
    table.waiting = ()
    table.let_pass()
    assert not table.gone
    assert table.copy().data() == table.data()


class Remembering(Recorder):
    """A procedure that keeps the number of a piece."""

    __slots__ = ()


def test_what_a_procedure_keeps_the_number_of_is_taken_for_no_other_piece_either() -> None:
    table = position({})
    procedure = Remembering()
    procedure.seen = ((table.zones[deck(1)][4],),)
    table.stack.append(procedure)
    ((kept,),) = procedure.seen
    kind = table.pieces[kept].kind
    table.shuffle(deck(1), "1")
    assert kept not in table.pieces and table.last_known(kept).kind == kind


# -- chance and what is told -------------------------------------------------------------------------


def test_what_is_drawn_at_random_is_drawn_once() -> None:
    """Announced or not, each is drawn from those that are left."""
    for loaded in (None, ("draw: bolt", "draw: bolt")):
        table = position({0: ("bolt", "bolt")})
        table.chance.loaded = loaded
        left = list(table.zones[hand(0)])
        before = list(left)
        drawn = table.draw_at_random(left, 2, "draw")
        assert len(set(drawn)) == 2 and sorted([*left, *drawn]) == sorted(before)


def test_an_effect_that_waits_is_told_by_the_piece_whose_text_it_is() -> None:
    table = position({})
    source, other = list(table.pieces)[:2]
    effect = Waiting(table.new_number(), 0, source, 0, -1, Event("hit", "x", 0, source))
    table.waiting = (effect,)
    seen = {number: kind for number, kind, _ in table.witness(Event("hit", "x", 0, effect.number, (other,)))}
    assert seen == {other: table.pieces[other].kind, effect.number: table.pieces[source].kind}
    gone = table.new_number()
    assert [each[0] for each in table.witness(Event("hit", "x", 0, other, (gone, effect.number)))] == [other]


def test_a_procedure_is_asked_by_the_rule_of_the_question_or_by_its_own() -> None:
    table = on(bottom := Bottom())
    bottom.step = 1
    assert bottom.rule_asked(table) == "1.1"
    table.decision = ask((("claim",),))
    table.decision.rule = "7"
    assert bottom.rule_asked(table) == "7"


def test_a_copy_of_a_match_that_is_over_is_over() -> None:
    table = position({0: ("bolt",)})
    table.finish((1, 2, 1, 2), "3.3")
    copy = table.copy()
    assert copy.places == (1, 2, 1, 2) and copy.has_ended()
    copy.run()
    assert copy.decision is None


def test_a_series_begins_with_nothing_chosen() -> None:
    first, plain_one = Decision(0, "ask-more", "2", (), (), series=()), Decision(0, "ask-more", "2", (), ())
    assert first.serial and first.series == ()
    assert not plain_one.serial


def test_an_endless_loop_is_a_draw_unless_the_game_says_otherwise() -> None:
    table = position({0: ("bolt",)})
    Course.endless(table)
    assert table.places == (1, 1, 1, 1)


def test_a_copy_knows_what_has_gone() -> None:
    table = position({0: ("bolt", "ward")})
    bolt = table.zones[hand(0)][0]
    table.remove(bolt, "2")
    copy = table.copy()
    assert copy.gone.keys() == table.gone.keys() == {bolt}
    copy.remove(copy.zones[hand(0)][0], "2")
    assert table.gone.keys() == {bolt}, "what goes from one has not gone from the other"
