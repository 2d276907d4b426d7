"""The example game, rule by rule: what the other games will need of the core."""

from __future__ import annotations

import pytest

from ludoteca.core import notation, view
from ludoteca.core.errors import ChanceError, EngineFault, IllegalChoice
from ludoteca.core.match import Match
from ludoteca.core.modifiers import answer, denial, permission
from tests.example.game import GAME
from tests.example.table import DECK, FALLEN, GRID, KIND, Clearing, deck, discard, hand

Hands = dict[int, tuple[str, ...]]


def position(
    hands: Hands, active: int = 0, cells: dict[int, str] | None = None, life: tuple[int, ...] = (3, 3, 3, 3)
) -> Clearing:
    """A table before a turn in which nobody chooses a stance; its draw is a mud."""
    setup = GAME.setup({"format": "endless", "hand": 0})
    table = GAME.new_table(setup, 1)
    for seat, words in hands.items():
        for word in words:
            number = next(n for n in table.zones[deck(seat)] if table.word(n) == word)
            table.move((number,), hand(seat), "1")
    for seat, cell in (cells or {}).items():
        table.put(table.figure(seat), GRID.read(cell), "1")
    table.life = life
    table.active = active
    table.turn = 1
    table.fresh = []
    table.chance.loaded = ("draw: mud",)
    return table


def play(table: Clearing) -> Match:
    match = Match.from_table(GAME, {}, table)
    table.chance.loaded = None
    return match


def start(hands: Hands, active: int = 0, **values: object) -> Match:
    return play(position(hands, active, **values))  # type: ignore[arg-type]


def held(match: Match, seat: int) -> list[str]:
    return sorted(match.table.word(number) for number in match.table.zones[hand(seat)])  # type: ignore[attr-defined]


def asked(match: Match) -> tuple[int, str]:
    assert match.table.decision is not None
    return match.table.decision.seat, match.table.decision.ask


def life(match: Match) -> tuple[int, ...]:
    return match.table.life  # type: ignore[attr-defined, no-any-return]


# Cells: seat 0 a1, 1 e1, 2 e5, 3 a5; rocks b2 d2 b4 d4.


# -- seats, teams, places ----------------------------------------------------


def test_who_has_no_life_left_is_out_and_never_asked_again() -> None:
    match = start({0: ("bolt",)}, life=(3, 1, 3, 3))
    match.play("bolt bolt plain#5")
    while asked(match)[1] == "ask-claim":
        match.play("decline")
    table = match.table
    assert table.out == ((1,),) and table.playing() == (0, 2, 3)
    assert table.zones[FALLEN] == (5,)
    match.play("stop")
    assert table.active == 2


def test_asking_a_seat_that_is_out_is_a_fault() -> None:
    table = position({})
    table.eliminate((1,), "3.3")
    with pytest.raises(EngineFault, match="asks seat 1, which is out"):
        table.open(table.ask(1, "ask-claim", "3.4", ("claim", "decline")))


def test_the_last_team_wins_and_team_mates_share_a_place() -> None:
    match = start({0: ("storm",)}, life=(3, 1, 1, 1))
    match.play("use storm")
    assert match.table.places == (1, 2, 1, 2)
    assert match.log[-1].kind == "finish" and match.log[-1].rule == "3.3"


def test_teams_that_go_out_together_share_the_first_place() -> None:
    match = start({0: ("storm",)}, life=(1, 1, 1, 1))
    match.play("use storm")
    assert match.table.places == (1, 1, 1, 1)


def test_a_seat_that_falls_in_its_own_turn_ends_it() -> None:
    match = start({0: ("storm", "bolt")}, life=(1, 3, 3, 3))
    match.play("use storm")
    while asked(match)[1] == "ask-claim":
        match.play("decline")
    assert match.table.active == 1 and asked(match)[0] == 1


# -- hidden hands, secret reactions ------------------------------------------


def streams(match: Match, moves: list[str], seats: tuple[int, ...]) -> list[list[bytes]]:
    """All that each seat is sent while the moves are played."""
    watching = [view.Stream(seat) for seat in seats]
    sent: list[list[bytes]] = [[] for _ in seats]
    for move in ["", *moves]:
        if move:
            match.play(move)
        for index, stream in enumerate(watching):
            seen = stream.next(match.table, match.log)
            if seen is not None:
                sent[index].append(view.encode(seen))
    return sent


def two_victims(word: str, other: str) -> tuple[Match, Match]:
    """The same table twice; seat 1 holds one card in the first and the other one in the second."""
    first = position({0: ("bolt",), 1: (word,)})
    second = position({0: ("bolt",), 1: (word,)})
    number = second.zones[hand(1)][0]
    swapped = next(n for n in second.zones[deck(1)] if second.word(n) == other)
    second.write(number).kind, second.write(swapped).kind = KIND[other], KIND[word]
    return play(first), play(second)


@pytest.mark.parametrize("card", ["shield", "echo"])
def test_declining_a_secret_reaction_leaves_no_trace(card: str) -> None:
    with_card, without = two_victims(card, "banner")
    others = (0, 2, 3)
    told = streams(with_card, ["bolt bolt plain#5", "decline"], others)
    untold = streams(without, ["bolt bolt plain#5"], others)
    assert told == untold
    assert [len(sent) for sent in told] == [2, 2, 2]


def test_only_the_owner_of_a_reaction_knows_that_it_is_asked() -> None:
    match, _ = two_victims("shield", "banner")
    match.play("bolt bolt plain#5")
    assert asked(match) == (1, "ask-react")
    stream = view.Stream(2)
    assert stream.next(match.table, match.log) is None and stream.since == 0
    seen = view.Stream(1).next(match.table, match.log)
    assert seen is not None and seen.decision is not None and len(seen.decision.options) == 2


def test_a_shield_prevents_the_damage_and_is_seen_by_all() -> None:
    match, _ = two_victims("shield", "banner")
    match.play("bolt bolt plain#5")
    match.play("react shield")
    assert life(match) == (3, 3, 3, 3)
    assert [match.table.word(n) for n in match.table.zones[discard(1)]] == ["shield"]  # type: ignore[attr-defined]


def test_a_trigger_from_the_hand_is_resolved_if_its_owner_likes() -> None:
    match, _ = two_victims("echo", "banner")
    match.play("bolt bolt plain#5")
    assert asked(match) == (1, "ask-echo")
    match.play("react echo")
    assert len(match.table.zones[hand(1)]) == 1
    assert [match.table.word(n) for n in match.table.zones[discard(1)]] == ["echo"]  # type: ignore[attr-defined]


def test_a_snatched_card_is_a_number_until_it_is_in_the_hand() -> None:
    match = start({0: ("snatch",), 1: ("shield",), 3: ("echo",)})
    number = match.table.zones[hand(1)][0]
    option = ("snatch", match.table.zones[hand(0)][0], number)
    written = notation.write(match.table, option)
    assert written.endswith(f" #{number}") and match.read(written) == option
    match.choose(option)
    piece = match.table.pieces[number]
    assert piece.known_to(0) and piece.known_to(1) and not piece.known_to(2)
    assert held(match, 0) == ["mud", "shield"]


def test_notation_tells_no_hidden_face() -> None:
    match = start({0: ("snatch",), 1: ("shield",)})
    number = match.table.zones[hand(1)][0]
    for guess in ("shield", "bolt"):
        with pytest.raises(Exception, match=f"piece {number} is not known to you") as told:
            match.read(f"snatch snatch {guess}#{number}")
        assert guess not in str(told.value).replace(f"{guess}#{number}”", "")


def test_a_shuffle_deals_faces_anew_and_nobody_knows_them() -> None:
    table = position({})
    numbers = table.zones[deck(0)]
    for number in numbers:
        table.write(number).known = 0b1111
    before = [table.word(number) for number in numbers]
    table.shuffle(deck(0), "1")
    after = [table.word(number) for number in numbers]
    assert table.zones[deck(0)] == numbers
    assert sorted(after) == sorted(before) and after != before
    assert not any(table.pieces[number].known for number in numbers)


def test_imagination_keeps_what_the_seat_knows_and_deals_the_rest() -> None:
    match = start({0: ("bolt", "ward"), 1: ("shield", "echo", "storm")})
    table = match.table
    kinds = {number: piece.kind for number, piece in table.pieces.items()}
    seen = set()
    for seed in range(30):
        new = view.imagine(table, 0, seed)
        for number, piece in new.pieces.items():
            assert piece.known_to(0) is table.pieces[number].known_to(0)
            assert piece.kind == kinds[number] or not piece.known_to(0)
        seen.add(tuple(new.pieces[number].kind for number in table.zones[hand(1)]))
        assert sorted(piece.kind for piece in new.pieces.values()) == sorted(kinds.values())
        assert new.chance.state != table.chance.state
    assert len(seen) > 10


# -- simultaneous and raced decisions ----------------------------------------


def stances(picks: list[str]) -> Match:
    match = Match(GAME, {}, 3)
    for pick in picks:
        match.play(f"pick {pick}")
    return match


def test_a_simultaneous_choice_hides_the_earlier_ones() -> None:
    bold, wary = stances(["bold"]), stances(["wary"])
    assert asked(bold) == asked(wary) == (1, "ask-stance")
    for seat in (1, 2, 3):
        assert view.encode(bold.view(seat, 0)) == view.encode(wary.view(seat, 0))
    assert bold.table.data() != wary.table.data()


def test_simultaneous_choices_count_together_once_all_have_chosen() -> None:
    match = stances(["bold", "wary", "wary"])
    assert match.table.stances == ("",) * 4  # type: ignore[attr-defined]
    match.play("pick bold")
    assert match.table.stances == ("bold", "wary", "wary", "bold")  # type: ignore[attr-defined]


def test_a_seat_imagines_the_others_secret_choices_and_knows_its_own() -> None:
    match = stances(["bold", "wary"])
    given = [view.imagine(match.table, 1, seed).stack[-1].given for seed in range(20)]  # type: ignore[attr-defined]
    assert {own for _, own in given} == {("pick", "wary")}
    assert {other for other, _ in given} == {("pick", "bold"), ("pick", "wary")}


def fallen() -> Match:
    """Seat 1 fell in the turn of seat 0: a purse lies there, and 0, 2, 3 race for it in this order."""
    match = start({0: ("bolt",)}, life=(3, 1, 3, 3))
    match.play("bolt bolt plain#5")
    return match


def test_a_race_is_asked_in_rank_order_and_the_first_to_claim_has_it() -> None:
    match = fallen()
    assert match.table.decision is not None and match.table.decision.race == (0, 2, 3)
    assert asked(match) == (0, "ask-claim")
    match.play("decline")
    assert asked(match) == (2, "ask-claim")
    match.play("claim")
    assert life(match) == (3, 0, 4, 3)


def test_a_race_that_all_let_go_by_has_no_winner() -> None:
    match = fallen()
    for _ in range(3):
        match.play("decline")
    assert life(match) == (3, 0, 3, 3)


def test_a_live_claim_passes_for_those_ranked_before() -> None:
    match = fallen()
    match.claim(3, ("claim",))
    assert match.choices[-3:] == ["decline", "decline", "claim"]
    assert life(match) == (3, 0, 3, 4)


def test_who_is_not_in_the_race_cannot_claim() -> None:
    match = fallen()
    with pytest.raises(IllegalChoice) as refused:
        match.claim(1, ("claim",))
    assert refused.value.rule == "3.4"
    assert asked(match) == (0, "ask-claim")


def test_a_refused_claim_passes_for_nobody() -> None:
    match = fallen()
    before = match.table.data()
    with pytest.raises(IllegalChoice):
        match.claim(3, ("stop",))
    assert match.table.data() == before and match.choices[-1] != "decline"


# -- the board ---------------------------------------------------------------


def moves(match: Match) -> set[str]:
    assert match.table.decision is not None
    return {GRID.word(option[1]) for option in match.table.decision.options if option[0] == "move"}


def test_a_figure_moves_two_free_squares() -> None:
    assert moves(start({})) == {"b1", "c1", "a2", "a3"}
    assert moves(start({}, cells={1: "b1"})) == {"a2", "a3"}


def test_a_square_out_of_reach_is_refused_by_the_rule_of_movement() -> None:
    match = start({})
    for square in ("b2", "e1", "d1"):
        refusal = match.why_not(match.read(f"move {square}"))
        assert refusal is not None and refusal.rule == "2.1"


@pytest.mark.parametrize(
    ("shooter", "target", "seen"),
    [
        ("a1", "e1", True),  # along a row
        ("a1", "c3", False),  # through the rock b2
        ("a2", "c2", False),  # along a row, through the rock b2
        ("a3", "c5", False),  # through the rock b4
        ("c1", "a3", False),  # through the rock b2
        ("c3", "e4", False),  # through d3 and the rock d4
        ("a2", "b1", True),  # past the corner of the rock b2, over the free a1
        ("c2", "e3", False),  # through the rock d2
        ("c1", "c5", True),  # along a column
    ],
)
def test_a_bolt_needs_a_line_of_sight(shooter: str, target: str, seen: bool) -> None:
    match = start({0: ("bolt",)}, cells={0: shooter, 1: target})
    refusal = match.why_not(match.read("bolt bolt plain#5"))
    assert (refusal is None) is seen
    assert refusal is None or (refusal.rule, refusal.message) == ("2.3", "refusal-unseen")


def test_a_corner_with_both_sides_blocked_is_closed() -> None:
    match = start({0: ("bolt",)}, cells={0: "a2", 1: "b1", 3: "a1"})
    refusal = match.why_not(match.read("bolt bolt plain#5"))
    assert refusal is not None and refusal.message == "refusal-unseen"


def test_a_bolt_hits_no_friend() -> None:
    match = start({0: ("bolt",)})
    refusal = match.why_not(match.read("bolt bolt plain#6"))
    assert refusal is not None and (refusal.rule, refusal.message) == ("2.3", "refusal-no-enemy")


# -- continuous effects ------------------------------------------------------


def test_a_value_unfolds_into_base_and_modifiers() -> None:
    match = start({0: ("banner",)})
    match.play("use banner")
    figure = match.table.figure(0)  # type: ignore[attr-defined]
    unfolded = answer(match.table, "speed", figure, 2)
    assert (unfolded.base, [amount for _, amount in unfolded.parts], unfolded.total) == (2, [1], 3)
    assert "d1" in moves(match)
    badge = match.view(2).areas[0].pieces[0].badges[0]
    assert (badge.name, badge.base, badge.value, badge.parts[0].amount) == ("speed", 2, 3, 1)


def test_a_fixed_value_prevails_over_a_sum_and_lasts_until_its_turn() -> None:
    match = start({1: ("banner",)})
    match.play("use mud")
    match.play("stop")
    figure = match.table.figure(1)  # type: ignore[attr-defined]
    match.play("use banner")
    unfolded = answer(match.table, "speed", figure, 2)
    assert ([amount for _, amount in unfolded.parts], unfolded.total) == ([1, -2], 1)
    while match.table.active != 0:
        match.play("pick bold" if asked(match)[1] == "ask-stance" else "stop")
    assert answer(match.table, "speed", figure, 2).total == 3  # the mud is gone, the banner not yet


def test_denial_prevails_over_permission() -> None:
    match = start({0: ("ward",), 1: ("mark", "bolt")}, cells={1: "c3"})
    match.play("use ward")
    match.play("stop")
    figure = match.table.figure(0)  # type: ignore[attr-defined]
    match.play("use mark")
    assert permission(match.table, "target", figure) is None
    refusal = match.why_not(match.read(f"bolt bolt thorny#{figure}"))
    assert refusal is not None and refusal.rule == "2.4"
    found = denial(match.table, "target", figure)
    assert found is not None and match.table.word(found.source) == "ward"  # type: ignore[attr-defined]


def test_a_permission_lifts_the_need_of_sight() -> None:
    match = start({0: ("mark", "bolt")}, cells={1: "c3"})
    hidden = match.why_not(match.read("bolt bolt plain#5"))
    assert hidden is not None and hidden.message == "refusal-unseen"
    match.play("use mark")
    match.play("bolt bolt plain#5")
    assert life(match)[1] == 2


# -- the effect tree ---------------------------------------------------------


def test_the_active_seat_chooses_among_the_highest_level() -> None:
    match = start({1: ("storm",), 0: ("echo",)}, active=1)
    match.play("use storm")
    match.play("react echo")
    assert asked(match) == (1, "ask-order")
    assert [effect.level for effect in match.table.waiting] == [1, 1]
    assert match.table.decision is not None and len(match.table.decision.options) == 2


def test_what_a_resolved_effect_triggers_comes_before_what_waited() -> None:
    """Thorns first: they damage seat 1, whose echo waits a level above that of seat 0."""
    match = start({1: ("storm", "echo"), 0: ("echo",)}, active=1)
    match.play("use storm")
    assert asked(match) == (0, "ask-echo")
    match.play("react echo")
    assert asked(match) == (1, "ask-echo")
    match.play("decline")
    echo, thorns = match.table.waiting
    match.play(f"resolve {thorns.number}")
    assert life(match)[1] == 1
    assert asked(match) == (1, "ask-echo")
    match.play("react echo")
    drawn = [event for event in match.log if event.kind == "move" and event.rule == "4.3"]
    assert [event.seat for event in drawn] == [1, 0]
    assert not match.table.waiting and echo.level == 1


def test_a_lower_level_may_not_be_resolved_first() -> None:
    match = start({1: ("storm",), 0: ("echo",)}, active=1)
    match.play("use storm")
    match.play("react echo")
    refusal = match.why_not(("resolve", 9999))
    assert refusal is not None and refusal.rule == "4.2"


# -- procedures that fail, chance, loops -------------------------------------


def dig(coin: str) -> tuple[Match, tuple[object, ...]]:
    match = start({0: ("dig", "bolt")})
    before = match.table.copy()
    match.play("use dig")
    match.table.chance.loaded = (f"coin: {coin}", "draw: echo", "draw: shield")[: 1 if coin == "tails" else 3]
    match.play("discard bolt")
    match.table.chance.loaded = None
    return match, tuple(before.zones)


def test_a_procedure_that_fails_is_as_if_it_had_not_begun() -> None:
    match, before = dig("tails")
    assert tuple(match.table.zones) == before
    assert match.table.savepoints == ()
    assert [event.rule for event in match.log if event.kind == "give-up"] == ["5.3"]
    assert asked(match) == (0, "ask-act")


def test_a_procedure_that_succeeds_leaves_no_savepoint() -> None:
    match, _ = dig("heads")
    assert held(match, 0) == ["echo", "mud", "shield"]
    assert match.table.savepoints == ()


def test_forks_of_an_attempt_fail_and_succeed_independently() -> None:
    match = start({0: ("dig", "bolt")})
    match.play("use dig")
    outcomes = set()
    before = match.table.data()
    for seed in range(20):
        fork = match.fork()
        fork.chance.state = seed * 1_000_003
        fork.choose(match.read("discard bolt"))
        outcomes.add(len(fork.zones[hand(0)]))
        assert fork.savepoints == ()
    assert outcomes == {3}  # dig, bolt and mud again, or mud and two drawn
    assert match.table.data() == before and len(match.table.savepoints) == 1


def test_chance_goes_on_after_a_failure() -> None:
    match = start({0: ("dig", "bolt")})
    match.play("use dig")
    failed = []
    for seed in range(20):
        fork = match.fork()
        fork.log = []
        fork.chance.state = seed
        fork.choose(match.read("discard bolt"))
        if any(event.kind == "give-up" for event in fork.log):
            failed.append(fork.chance.state != seed)
    assert failed and all(failed)


def test_an_endless_mandatory_loop_ends_without_a_winner() -> None:
    match = start({0: ("spinner",)})
    match.play("use spinner")
    assert match.table.places == (1, 1, 1, 1)
    assert match.log[-1].rule == "6"


def test_a_draw_that_the_script_does_not_announce_is_an_error() -> None:
    table = position({})
    table.chance.loaded = ()
    with pytest.raises(ChanceError, match="draw"):
        table.run()


def test_a_draw_that_the_deck_does_not_hold_is_an_error() -> None:
    table = position({0: ("dig",)})
    table.chance.loaded = ("draw: dig",)
    with pytest.raises(ChanceError, match="no dig to draw"):
        table.run()


def test_every_card_is_dealt_once() -> None:
    table = GAME.new_table(GAME.setup({}), 9)
    for seat in range(4):
        owned = [table.word(n) for n, piece in table.pieces.items() if piece.owner == seat and n >= 8]
        assert sorted(owned) == sorted(DECK)
