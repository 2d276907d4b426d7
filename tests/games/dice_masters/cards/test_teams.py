"""Teams: the draft, basic and tournament formats."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core.errors import SetupError
from ludoteca.games.dice_masters import GAME
from tests.games.dice_masters.board import Board
from tests.games.dice_masters.invented import character
from tests.proof import rule

ACTIONS = ["esmaga", "rajada-de-poder"]
#: One card of each of the nine characters.
NINE = [
    "fera-azulao",
    "capitao-america-lider-nato",
    "hulk-aniquilador",
    "tocha-humana-palito-de-fosforo",
    "homem-de-ferro-inventor",
    "homem-aranha-tigrao",
    "tempestade-ro",
    "thor-filho-de-odin",
    "ciclope-scott-summers",
]


def team(cards: dict[str, int] | None = None, actions: list[str] | None = None) -> dict[str, Any]:
    return {"actions": ACTIONS if actions is None else actions, "cards": {NINE[0]: 1} if cards is None else cards}


def match(format: str, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board.match(format=format, teams=[mine, theirs or team()], first=0, **more)


def refused(format: str, mine: dict[str, Any]) -> str:
    """The rule that refuses this team."""
    with pytest.raises(SetupError) as caught:
        match(format, mine)
    return caught.value.rule


@rule("dice_masters", "teams.2")
def test_each_player_has_exactly_eight_sidekicks_in_every_format() -> None:
    for document in (
        {"format": "first-game"},
        {"format": "basic", "teams": [team(), team()]},
        {"format": "tournament", "teams": [team(), team()]},
        {"format": "draft"},
    ):
        board = Board.match(**document)
        for player in (1, 2):
            areas = [board.zone(player, name).get("parceiro", 0) for name in ("bag", "prep", "reserve", "field")]
            assert sum(areas) == 8
            # None is for sale, and none can be brought.
            assert "parceiro" not in board.zone(player, "cards")
        assert "parceiro" not in board.centre()
    with pytest.raises(SetupError):
        match("basic", team({"parceiro": 1}))
    with pytest.raises(SetupError) as caught:
        Board(player1={"used": ["parceiro*9"]})
    assert caught.value.rule == "teams.2"


# -- basic and tournament teams -------------------------------------------------------------


@rule("dice_masters", "teams.basic.1", "teams.tournament.1")
def test_starting_life() -> None:
    for name, life in (("basic", 15), ("tournament", 20)):
        board = match(name, team())
        assert (board.life(1), board.life(2)) == (life, life)


@rule("dice_masters", "teams.basic.2", "teams.tournament.2")
def test_two_basic_actions_different_from_each_other() -> None:
    for name, wanted in (("basic", "teams.basic.2"), ("tournament", "teams.tournament.2")):
        for actions in ([], ["esmaga"], ["esmaga", "esmaga"], [*ACTIONS, "proteger-se"], ["esmaga", NINE[0]]):
            assert refused(name, team(actions=actions)) == wanted
        assert match(name, team()).centre() == {"esmaga": 6, "rajada-de-poder": 6}


@rule("dice_masters", "teams.basic.3", "teams.basic.9")
def test_each_action_lies_in_the_centre_with_three_dice_and_the_same_one_twice_with_six() -> None:
    """Both may buy there; the global printed twice is still one ability."""
    mine, theirs = team(actions=["esmaga", "proteger-se"]), team(actions=["esmaga", "rajada-de-poder"])
    board = match("basic", mine, theirs)
    assert board.centre() == {"esmaga": 6, "proteger-se": 3, "rajada-de-poder": 3}
    assert len(board.table.globals) == 2


@rule("dice_masters", "teams.basic.4", "teams.tournament.3")
def test_as_many_cards_as_the_format_allows_of_any_affiliation() -> None:
    for name, most, wanted in (("basic", 6, "teams.basic.4"), ("tournament", 8, "teams.tournament.3")):
        board = match(name, team(dict.fromkeys(NINE[:most], 1)))
        assert sum(board.zone(1, "cards").values()) == most
        assert refused(name, team(dict.fromkeys(NINE[: most + 1], 1))) == wanted
        assert refused(name, team({"proteger-se": 1})) == wanted  # a basic action is none of them


@rule("dice_masters", "teams.basic.5", "teams.tournament.4")
def test_a_title_appears_once_whatever_the_subtitle() -> None:
    twice = {"thor-filho-de-odin": 1, "thor-senhor-de-asgard": 1}
    assert refused("basic", team(twice)) == "teams.basic.5"
    assert refused("tournament", team(twice)) == "teams.tournament.4"


@rule("dice_masters", "teams.basic.6", "teams.tournament.5")
def test_as_many_dice_as_the_format_allows() -> None:
    for name, most, wanted in (("basic", 15, "teams.basic.6"), ("tournament", 20, "teams.tournament.5")):
        cards = dict.fromkeys(NINE[:5], most // 5)
        assert sum(match(name, team(cards)).zone(1, "cards").values()) == most
        assert refused(name, team({**cards, NINE[5]: 1})) == wanted


@rule("dice_masters", "teams.basic.7", "teams.tournament.6")
def test_no_card_takes_more_dice_than_its_max_but_it_may_take_fewer() -> None:
    for name, wanted in (("basic", "teams.basic.7"), ("tournament", "teams.tournament.6")):
        for dice in (1, 2, 3, 4):
            assert match(name, team({NINE[0]: dice})).zone(1, "cards") == {"fera": dice}
        assert refused(name, team({NINE[0]: 5})) == wanted


@rule("dice_masters", "teams.basic.8", "teams.tournament.6")
def test_each_card_takes_at_least_one_die() -> None:
    assert refused("basic", team({NINE[0]: 1, NINE[1]: 0})) == "teams.basic.8"
    assert refused("tournament", team({NINE[0]: 1, NINE[1]: 0})) == "teams.tournament.6"


@rule("dice_masters", "teams.basic.10", "teams.tournament.7")
def test_cards_and_dice_are_revealed_to_both_and_a_player_starts() -> None:
    for name in ("basic", "tournament"):
        board = match(name, team({NINE[0]: 2}), team({NINE[1]: 3}))
        for seat in (0, 1):
            shown = {(card.seat, card.word): card.left for card in GAME.cards_shown(board.table, seat)}
            assert shown[0, NINE[0]] == 2
            assert shown[1, NINE[1]] == 3
            assert shown[-1, "esmaga"] == 6
        assert board.deciding() == 1
        starters = Counter(Board.match(seed, format=name, teams=[team(), team()]).table.active for seed in range(20))
        assert set(starters) == {0, 1}


# -- the draft ----------------------------------------------------------------------------------


def draft(seed: int = 0, first: int = 0, **agreed: Any) -> Board:
    return Board.match(seed, format="draft", first=first, draft=agreed)


@rule("dice_masters", "teams.draft.1")
def test_the_agreed_number_is_the_ceiling_of_dice_and_the_starting_life() -> None:
    for number in (8, 13, 20):
        board = draft(number=number, copies=4)
        assert (board.life(1), board.life(2)) == (number, number)
        taken = {1: 0, 2: 0}
        while "draft" in board.verbs():
            who = board.deciding()
            board.play(board.options()[0])
            if "dice" in board.verbs() and board.deciding() == who:
                most = board.options()[-1]
                taken[who] += int(most.split()[1])
                board.play(most)
        for player in (1, 2):
            assert sum(board.zone(player, "cards").values()) <= number
        assert taken[2] == min(number, 16)
    for number in (7, 21):
        with pytest.raises(SetupError) as caught:
            draft(number=number)
        assert caught.value.rule == "teams.draft.1"


@rule("dice_masters", "teams.draft.2")
def test_three_or_four_basic_actions_are_drawn_by_lot() -> None:
    for count in (3, 4):
        seen = [draft(seed, actions=count).centre() for seed in range(6)]
        assert all(len(centre) == count and set(centre.values()) == {3} for centre in seen)
        assert len({tuple(centre) for centre in seen}) > 1
    for count in (2, 5):
        with pytest.raises(SetupError) as caught:
            draft(actions=count)
        assert caught.value.rule == "teams.draft.2"


@rule("dice_masters", "teams.draft.3", "teams.draft.5")
def test_the_second_player_takes_the_first_pile_and_keeps_one_card_of_it() -> None:
    """All cards of a name lie in one pile: with one of them taken, the others are gone."""
    board = draft()
    assert board.deciding() == 2
    assert len(board.options()) == 24
    board.play("draft thor-filho-de-odin", "dice 2")
    assert board.deciding() == 1
    assert len(board.options()) == 21
    assert board.refused("draft thor-senhor-de-asgard") == "teams.draft.5"


@rule("dice_masters", "teams.draft.4")
def test_first_and_second_player_are_settled_before_the_draft() -> None:
    for first in (0, 1):
        board = draft(first=first)
        assert board.deciding() == 2 - first
        while "draft" in board.verbs() or "dice" in board.verbs():
            board.play(board.options()[0])
        assert board.table.active == first


@rule("dice_masters", "teams.draft.6")
def test_who_picks_decides_how_many_dice_up_to_max_collection_and_limit() -> None:
    board = draft(number=9, copies=3).play("draft thor-filho-de-odin")
    assert board.options() == ["dice 0", "dice 1", "dice 2", "dice 3"]  # the collection has three
    assert board.refused("dice 4") == "teams.draft.6"
    rare = character("Oráculo", "Quando posicionado, você ganha 1 de vida.") | {"max": 2}
    board = Board.match(format="draft", first=0, cards=[rare], draft={"copies": 4, "cards": ["oraculo", *NINE]})
    board.play("draft oraculo")
    assert board.options()[-1] == "dice 2"  # the card's Max
    board = draft(number=9, copies=4).play("draft thor-filho-de-odin")
    board.play("dice 4", "draft fera-azulao", "dice 0", "draft hulk-aniquilador", "dice 4")
    board.play("draft tempestade-ro", "dice 1", "draft homem-aranha-tigrao")
    assert board.options() == ["dice 0", "dice 1"]  # the ninth die


@rule("dice_masters", "teams.draft.7")
def test_picks_alternate_until_the_piles_run_out() -> None:
    board = draft(copies=2)
    order = []
    while "draft" in board.verbs() or "dice" in board.verbs():
        if "draft" in board.verbs():
            order.append(board.deciding())
        board.play(board.options()[-1])
    assert order[:7] == [2, 1, 2, 1, 2, 1, 2]
    assert {player: sum(board.zone(player, "cards").values()) for player in (1, 2)} == {1: 8, 2: 8}


@rule("dice_masters", "teams.draft.8")
def test_a_card_without_dice_stays_out_of_the_game() -> None:
    """Also its global: of "Flame On!" and Iron Man, Inventor only one got dice."""
    board = draft(seed=1)
    board.play("draft tocha-humana-em-chamas", "dice 2", "draft homem-de-ferro-inventor", "dice 0")
    while "draft" in board.verbs() or "dice" in board.verbs():
        board.play(board.options()[0])
    assert board.zone(2, "cards") == {"tocha-humana": 2}
    assert board.zone(1, "cards") == {}
    words = {card.word for card in GAME.cards_shown(board.table, 0)}
    assert "homem-de-ferro-inventor" not in words
    texts = [board.other_word("ability", number) for number in board.table.globals]
    assert "tocha-humana-em-chamas" in texts
    assert "homem-de-ferro-inventor" not in texts


def test_a_card_of_the_draft_may_be_written_otherwise() -> None:
    """A set-up is read as leniently as a team: the match is played with the card's own word."""
    cards = ["THOR, guerreiro lendário", *GAME.setup({"format": "draft"})["draft"]["cards"]]
    checked = GAME.setup({"format": "draft", "draft": {"cards": list(dict.fromkeys(cards))}})
    assert checked["draft"]["cards"][0] == "thor-guerreiro-lendario"
    GAME.new_table(checked, 1)
