"""Every two of the 35 cards are on the table together, and chance plays with them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.dice_masters import GAME
from ludoteca.games.dice_masters.cards.cards import Card, load
from ludoteca.games.dice_masters.table.areas import ATTACK, CAPTURED, FIELD, area
from ludoteca.games.dice_masters.table.table import DiceTable

CARDS = list(load().cards.values())
ACTIONS = [card.word for card in CARDS if card.basic]
CHARACTERS = [card for card in CARDS if not card.basic]

Pair = frozenset[str]
#: Two teams: the words of their basic actions and of their cards.
Meeting = tuple[tuple[list[str], list[str]], tuple[list[str], list[str]]]


def pairs(words: list[str]) -> set[Pair]:
    return {frozenset(pair) for pair in combinations(sorted(set(words)), 2)}


def covering_meetings() -> list[Meeting]:
    """Meetings of tournament teams, each the best of several by lot, until every pair has met."""
    lot = Chance(1)
    missing = pairs([card.word for card in CARDS])
    found: list[Meeting] = []
    while missing:
        meeting = max((by_lot(lot) for _ in range(60)), key=lambda each: len(pairs(words_of(each)) & missing))
        if pairs(words_of(meeting)) & missing:
            found.append(meeting)
            missing -= pairs(words_of(meeting))
    return found


def words_of(meeting: Meeting) -> list[str]:
    return [word for actions, cards in meeting for word in (*actions, *cards)]


def by_lot(lot: Chance) -> Meeting:
    """Two teams of eight cards, titles once in each, versions of one character preferably on both sides."""
    actions = lot.shuffled(tuple(ACTIONS))
    first: dict[str, Card] = {}
    second: dict[str, Card] = {}
    for card in lot.shuffled(tuple(CHARACTERS)):
        team = first if card.title.pt not in first else second
        if len(team) < 8:
            team.setdefault(card.title.pt, card)
    teams = [[card.word for card in team.values()] for team in (first, second)]
    return (list(actions[:2]), teams[0]), (list(actions[2:4]), teams[1])


MEETINGS = covering_meetings()


def test_every_two_cards_meet() -> None:
    met = set().union(*(pairs(words_of(meeting)) for meeting in MEETINGS))
    assert len(CARDS) == 35
    assert len(met) == 35 * 34 // 2


def play_on(table: DiceTable, seed: int, limit: int) -> int:
    """Choose by lot, and look at the table after each choice; how often somebody decided."""
    lot = Chance(seed)
    owned = counted(table)
    table.run()
    for choice in range(limit):
        if table.places is not None:
            return choice
        assert table.decision is not None
        options = table.decision.options
        table.choose(options[lot.below(len(options))])
        check(table, owned)
    return limit


def counted(table: DiceTable) -> int:
    return sum(1 for die in table.pieces.values())


def check(table: DiceTable, dice: int) -> None:
    """What holds in every position of every match."""
    assert counted(table) == dice
    assert all(0 <= life <= table.box.format.life for life in table.life)
    for seat in (0, 1):
        for which in (FIELD, ATTACK, CAPTURED):
            for number in table.zones[area(seat, which)]:
                face = table.face(number)
                assert face is not None
                assert face.kind == "character"
                assert table.pieces[number].controller == seat


@pytest.mark.parametrize("number", range(len(MEETINGS)))
def test_chance_plays_a_match_of_these_teams(number: int) -> None:
    teams: list[dict[str, Any]] = [
        {"actions": actions, "cards": dict.fromkeys(cards, 2)} for actions, cards in MEETINGS[number]
    ]
    setup = GAME.setup({"format": "tournament", "teams": teams, "turns": 30})
    for seed in range(2):
        table = GAME.new_table(setup, seed)
        play_on(table, seed + 10 * number, 3000)
        assert table.places is not None


@pytest.mark.parametrize("number", range(len(MEETINGS)))
def test_chance_plays_on_with_all_of_these_cards_in_the_field(number: int) -> None:
    """One die of each character in the field, the actions in reserve, and energy of each type to spend."""
    lot = Chance(number)
    seats: dict[str, Any] = {}
    for seat, (actions, cards) in enumerate(MEETINGS[number], 1):
        reserve = [f"{word} {('action', 'action*', 'action**')[lot.below(3)]}" for word in actions]
        energy = [f"parceiro {face}" for face in ("fist", "bolt", "mask", "shield", "wild")]
        field = [f"{word} level{lot.below(3) + 1}" for word in cards]
        seats[f"player{seat}"] = {"reserve": [*reserve, *energy], "field": [*field, "parceiro"]}
    centre = dict.fromkeys([word for actions, _ in MEETINGS[number] for word in actions], 2)
    document = {"format": "tournament", "step": "main", "active": 1 + number % 2, "centre": centre, **seats}
    for seed in range(3):
        table, _ = GAME.position(document, seed)
        assert play_on(table, seed, 400) > 20
