"""1.4 Starting and 1.5 ending the game."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.games.fabula.game import GAME
from ludoteca.games.fabula.table.areas import DECK, HAND, RESERVE, area
from tests.games.fabula.board import Board, maneuver
from tests.proof import rule


def begun(**setup: Any) -> Match:
    """A match at the first main phase: nobody takes a mulligan."""
    match = Match(GAME, setup, setup.pop("seed", 5) if "seed" in setup else 5)
    while match.table.phase != "main":
        assert match.table.decision is not None
        options = match.table.decision.options
        match.choose(("done",) if ("done",) in options else options[-1])
    return match


def finish_game(match: Match, loser: int) -> None:
    """The game ends because a player's deck is empty when he must draw."""
    table = match.table
    number = table.game_number
    match.concede(loser)
    assert match.table.game_number == number + 1 or match.over


@rule("fabula", "1.4.1-1", "x.setup.first")
def test_who_starts_is_drawn_by_lot() -> None:
    starters = {Match(GAME, {}, seed).table.queue[0] for seed in range(20)}
    assert starters == {0, 1}
    decks = [GAME.team(word) for word in GAME.ready_teams("pt")]
    orders = {Match(GAME, {"teams": decks}, seed).table.queue for seed in range(60)}
    assert len(orders) > 12 and all(sorted(order) == [0, 1, 2, 3] for order in orders)


@rule("fabula", "1.4.1-2")
def test_the_loser_chooses_who_starts_the_next_game() -> None:
    match = begun(format="melhor-de-tres", first=0)
    finish_game(match, 0)
    while match.table.decision is not None and match.table.decision.ask != "ask-start":
        match.choose(("done",))
    assert match.table.decision is not None and match.table.decision.seat == 0
    match.choose(("start", 1))
    assert match.table.queue == (1, 0)


@rule("fabula", "1.4.1-3")
def test_after_a_draw_the_same_player_chooses_again() -> None:
    match = begun(format="melhor-de-tres", first=0)
    finish_game(match, 1)
    match.choose(("start", 1))
    table = match.table
    assert table.chooser == 1
    games = table.stack[0]
    games.previous = (1, 1)  # type: ignore[attr-defined]
    assert games.who_chooses(table) == 1  # type: ignore[attr-defined]
    fresh = begun(format="melhor-de-tres", first=0)
    first = fresh.table.stack[0]
    first.previous = (1, 1)  # type: ignore[attr-defined]
    assert first.who_chooses(fresh.table) == -1  # type: ignore[attr-defined]


def with_reserve() -> list[dict[str, Any]]:
    one = {**GAME.team("mata-fechada"), "reserve": {"praca": 1, "muda": 2, "faisca": 1}}
    return [one, GAME.team("bando-da-brasa")]


@rule("fabula", "1.4.1a-1", "1.4.1a-2")
def test_between_games_the_deck_may_be_changed_if_it_stays_legal() -> None:
    match = begun(format="melhor-de-tres", first=0, teams=with_reserve())
    finish_game(match, 0)
    table = match.table
    decision = table.decision
    assert decision is not None and decision.ask == "ask-exchange" and decision.seat == 0 and decision.private
    praca = next(n for n in table.zones[area(0, RESERVE)] if table.kind(n).word == "praca-do-coreto")
    out = {table.kind(option[2]).word for option in decision.options if option[:2] == ("swap", praca)}
    assert "capela-da-colina" in out
    match.choose(("done",))
    words = {table.kind(option[1]).word for option in table.decision.options if option[0] == "bring"}
    assert words == {"muda-de-ipe"}  # a red card has no place in this deck
    muda = next(option for option in table.decision.options if option[0] == "bring")
    match.choose(muda)
    assert len(table.zones[area(0, DECK)]) == 41
    match.choose(("done",))
    assert any(option[0] == "take-out" for option in table.decision.options)
    match.choose(table.decision.options[0])
    assert len(table.zones[area(0, DECK)]) == 40
    # Forty is the least: nothing more can be taken out, and the exchange is over.
    assert table.decision.ask == "ask-start"


@rule("fabula", "1.4.1a-2")
def test_a_base_whose_colour_is_needed_may_not_make_way() -> None:
    """Four of the bases are green alone; without the only two white ones the white cards would not fit."""
    one = {**GAME.team("mata-fechada"), "reserve": {"fogueira": 1}}
    one["bases"] = {"clareira": 3, "mata": 1, "quermesse": 1}
    match = begun(format="melhor-de-tres", first=0, teams=[one, GAME.team("bando-da-brasa")])
    finish_game(match, 0)
    table = match.table
    assert table.decision is not None
    words = {table.kind(option[2]).word for option in table.decision.options if option[0] == "swap"}
    assert words == {"clareira-do-jequitiba", "mata-do-curupira"}


@rule("fabula", "1.4.2-3", "1.4.5-1")
def test_the_next_game_begins_as_the_first_did() -> None:
    """Turn 1, two resources, and bases that only their owners know until they are laid out."""
    match = begun(format="melhor-de-tres", first=0)
    finish_game(match, 0)
    match.choose(("start", 1))
    table = match.table
    assert table.decision is not None and table.decision.ask == "ask-centre"
    for seat in (0, 1):
        bases = table.zones[area(seat, RESERVE)]
        assert len(bases) == 5 and {table.pieces[number].known for number in bases} == {1 << seat}
    while match.table.phase != "main":
        options = match.table.decision.options
        match.choose(("done",) if ("done",) in options else options[-1])
    assert table.active == 1 and table.turn == 1 and table.turns == (0, 1) and table.resources[1] == 2


@rule("fabula", "1.4.1a-2")
def test_nothing_is_brought_into_a_deck_that_is_full() -> None:
    match = begun(format="melhor-de-tres", first=0, teams=with_reserve()[:1] * 2, values={"deck_most": 41})
    finish_game(match, 0)
    table = match.table
    match.choose(("done",))
    for size in (40, 41):
        assert len(table.zones[area(0, DECK)]) == size
        brings = [option for option in table.decision.options if option[0] == "bring"]
        assert bool(brings) == (size < 41)
        if brings:
            match.choose(brings[0])


@rule("fabula", "1.4.2-3")
def test_equal_bases_are_named_once_for_the_centre() -> None:
    one = {**GAME.team("mata-fechada"), "bases": {"clareira": 3, "quermesse": 2}}
    match = Match(GAME, {"first": 0, "teams": [one, GAME.team("bando-da-brasa")]}, 1)
    table = match.table
    assert table.decision is not None and table.decision.ask == "ask-centre"
    words = [table.kind(option[1]).word for option in table.decision.options]
    assert sorted(words) == ["clareira-do-jequitiba", "quermesse-da-colheita"]


@rule("fabula", "1.4.2-1")
def test_decks_are_shuffled_without_the_bases() -> None:
    def order(seed: int) -> list[int]:
        table = Match(GAME, {"first": 0}, seed).table
        return [table.pieces[n].kind for n in table.zones[area(0, DECK)]]

    assert sorted(order(1)) == sorted(order(2)) and order(1) != order(2)
    table = Match(GAME, {"first": 0}, 1).table
    assert all(table.kind(n).type != "base" for n in table.zones[area(0, DECK)])


@rule("fabula", "1.4.2-2", "1.4.2-3", "1.4.6-1", "1.4.6-2", "x.setup.bases", "1.20.1")
def test_five_bases_face_up_one_of_them_the_centre() -> None:
    match = Match(GAME, {"first": 0}, 1)
    assert match.table.decision is not None and match.table.decision.ask == "ask-centre"
    wanted = match.table.decision.options[2]
    match.choose(wanted)
    # The choice is secret until the other has chosen too (gap base-placement-order).
    assert match.table.zones[area(0, RESERVE)] and match.table.decision.seat == 1
    match.choose(match.table.decision.options[0])
    table = match.table
    bases = table.territory(0)
    assert len(bases) == 5 and all(table.pieces[n].known == -1 for n in bases)
    assert [n for n in bases if table.pieces[n].centre] == [wanted[1]]
    assert sorted(table.pieces[n].resistance for n in bases) == [5, 5, 5, 5, 15]


@rule("fabula", "1.4.3-1", "1.19.2-1", "1.19.1-1")
def test_the_opening_hand_is_five_cards() -> None:
    match = begun(first=0)
    table = match.table
    assert len(table.zones[area(1, HAND)]) == 5 and len(table.zones[area(0, HAND)]) == 5
    assert len(begun(first=0, values={"opening_hand": 4}).table.zones[area(1, HAND)]) == 4


@rule("fabula", "1.4.3-2", "1.4.4-1", "1.4.4-2")
def test_one_mulligan_of_any_number_each() -> None:
    match = Match(GAME, {"first": 0}, 5)
    while match.table.decision is not None and match.table.decision.ask != "ask-mulligan":
        match.choose(match.table.decision.options[0])
    table = match.table
    hand = table.zones[area(0, HAND)]
    kinds = [table.pieces[n].kind for n in hand]
    match.choose(("return", hand[0]))
    match.choose(("return", hand[2]))
    match.choose(("done",))
    deck = table.zones[area(0, DECK)]
    now = [table.pieces[n].kind for n in table.zones[area(0, HAND)]]
    assert len(now) == 5 and sorted(deck[:2]) == sorted((hand[0], hand[2]))
    assert kinds[1] in now and kinds[3] in now and kinds[4] in now
    told = [event.kind for event in match.log if event.rule == "1.4.4-2"]
    assert told[0] == "mulligan" and told.count("draw") == 2, "that cards go back is told before others come"
    # The same player is not asked again: the other one is.
    assert table.decision is not None and table.decision.ask == "ask-mulligan" and table.decision.seat == 1
    match.choose(("done",))
    assert table.decision is None or table.decision.ask != "ask-mulligan"


@rule("fabula", "1.4.4-2")
def test_the_cards_put_back_lie_at_the_bottom_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        match = Match(GAME, {"first": 0}, 5)
        while match.table.decision is not None and match.table.decision.ask != "ask-mulligan":
            match.choose(match.table.decision.options[0])
        table = match.table
        table.chance = Chance(seed)
        hand = table.zones[area(0, HAND)]
        for number in hand[:3]:
            match.choose(("return", number))
        match.choose(("done",))
        orders.add(table.zones[area(0, DECK)][:3])
    assert len(orders) > 2


@rule("fabula", "1.4.5-1", "1.4.5-2", "1.7.2c-1", "1.18.10-1", "x.setup.first")
def test_the_first_turn_two_resources_and_no_draw() -> None:
    match = begun(first=0)
    table = match.table
    assert table.turn == 1 and table.resources == (2, 2) and len(table.zones[area(0, HAND)]) == 5
    match.choose(("pass",))
    while match.table.phase != "main" or match.table.turn == 1:
        assert table.decision is not None
        match.choose(("pass",))
    # The second player draws to six in the first turn (gap second-player-first-draw) and has two resources.
    assert table.active == 1 and len(table.zones[area(1, HAND)]) == 6 and table.resources[1] == 2


# -- the end ---------------------------------------------------------------------------


@rule("fabula", "1.5.1", "1.5.2a")
def test_a_card_that_says_so_wins_at_once() -> None:
    spell = maneuver("Fim", "Você ganha o jogo. Compre duas cartas.")
    board = Board(spell, player1={"hand": ["fim"], "deck": []})
    board.play("use fim")
    assert board.look("winner") == 1 and board.table.decision is None


@rule("fabula", "1.5.2a")
def test_winning_is_an_effect_and_can_be_cancelled() -> None:
    """Gap win-effect: when it is executed, not when it is used."""
    spell = maneuver("Fim", "Você ganha o jogo.")
    board = Board(spell, player1={"hand": ["fim"]}, player2={"hand": ["silencio"]})
    board.do("use fim")
    assert board.look("winner") is None
    board.play("use silencio-das-aguas")
    assert board.look("winner") is None and board.asked() == "ask-main"


@rule("fabula", "1.5.3a", "x.defeat.deckout")
def test_who_cannot_draw_loses() -> None:
    board = Board(player2={"deck": [], "hand": ["andarilho"]})
    board.pass_turn()
    assert board.look("winner") == 1


@rule("fabula", "1.5.3a", "1.19.4")
def test_a_draw_of_an_effect_loses_too_after_what_is_there() -> None:
    """Gap deck-out: one card at a time; what is there is drawn first."""
    spell = maneuver("Sede", "Compre três cartas.")
    board = Board(spell, player1={"hand": ["sede"], "deck": ["faisca*2"]})
    board.play("use sede")
    assert board.look("winner") == 2 and board.look("player1.hand") == {"faisca": 2}


def test_a_full_hand_needs_no_draw_and_milling_loses_nothing() -> None:
    board = Board(player2={"deck": [], "hand": ["andarilho*6"]})
    board.pass_turn()
    assert board.look("winner") is None and board.look("player2.hand.count") == 6
    mill = maneuver("Vento", "Mande para o descarte três cartas do topo do baralho.")
    board = Board(mill, player1={"hand": ["vento"], "deck": ["faisca"]})
    board.play("use vento")
    assert board.look("winner") is None and board.look("player1.discard") == {"faisca": 1, "vento": 1}


@rule("fabula", "1.5.2d-1", "1.5.2d-2")
def test_concession_ends_a_duel_and_only_a_duel() -> None:
    duel = begun(first=0)
    duel.concede(0)
    assert duel.over and duel.table.places == (2, 1)
    decks = [GAME.team(word) for word in GAME.ready_teams("pt")][:3]
    three = begun(first=0, teams=decks)
    three.concede(2)
    assert not three.over and three.table.playing() == (0, 1)
    three.concede(three.table.active)
    assert three.over and three.table.places is not None and three.table.places[2] == 3


@rule("fabula", "x.victory.centre")
def test_taking_the_centre_by_influence_wins_at_once() -> None:
    board = Board(player1={"battle": ["coronel*4 as i"]}, player2={"bases": ["feira centre as c"]})
    board.do("influence c", "join i1", "join i2", "join i3", "join i4").settle()
    assert board.look("winner") == 1


@rule("fabula", "x.victory.centre", "x.victory.means", "1.20.3")
def test_destroying_the_centre_wins_and_an_outskirt_does_not() -> None:
    """Gap centre-destroyed: whoever destroys it."""
    board = Board(player1={"battle": ["onca as o"]}, player2={"bases": ["feira centre resistance 4 as c"]})
    board.do("offensive c").settle()
    assert board.look("winner") == 1
    board = Board(
        player1={"battle": ["onca as o"]},
        player2={"bases": ["feira centre as c", "clareira resistance 4 as out"]},
    )
    board.do("offensive out").settle()
    assert board.look("winner") is None and board.look("out.zone") == "gone"
    assert board.look("player2.discard") == {"clareira-do-jequitiba": 1}


@rule("fabula", "x.victory.means")
def test_an_influence_takes_a_base_over() -> None:
    board = Board(player1={"battle": ["coronel*2 as i"]}, player2={"bases": ["feira centre", "clareira as out"]})
    board.do("influence out", "join i1", "join i2").settle()
    assert board.look("out.controller") == 1 and board.look("out.owner") == 2


def test_both_centres_at_once_are_a_draw() -> None:
    """Gap simultaneous-defeat."""
    spell = maneuver("Fim dos Tempos", "Cause 20 de dano a cada base.")
    board = Board(spell, player1={"hand": ["fim-dos-tempos"]})
    board.play("use fim-dos-tempos")
    assert board.look("places") == [1, 1]


@rule("fabula", "x.victory.centre")
def test_a_centre_destroyed_by_an_effect_is_lost_with_its_player() -> None:
    """Gap centre-destroyed; an outskirt is not."""
    spell = maneuver("Fim", "Destrua a base alvo.")
    for target, winner in (("c", 1), ("out", None)):
        board = Board(
            spell, player1={"hand": ["fim"]}, player2={"bases": ["feira centre as c", "clareira as out shield 0"]}
        )
        board.play("use fim", f"target {target}")
        assert board.look("winner") == winner and board.look(f"{target}.zone") == "gone"


def test_a_player_who_has_lost_does_not_lose_once_more() -> None:
    spell = maneuver("Fim", "Você perde o jogo; compre uma carta.")
    board = Board(spell, player1={"hand": ["fim"], "deck": []})
    board.play("use fim")
    assert board.look("winner") == 2 and [event.seat for event in board.events("lost")] == [0]
