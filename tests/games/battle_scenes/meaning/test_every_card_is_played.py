"""Every card is played in a small position, and every pair of cards lies on a table together in random matches."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from ludoteca.core.decision import Option
from ludoteca.games.battle_scenes.cards.cards import Card, load
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.play.setup import make_box, new_table
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.phases import ATTACK, PREPARATION
from tests.games.battle_scenes.stage import Scene, character

CARDS = load().cards
IDS = sorted(CARDS)
#: The powers of all cards, so that every action may be used.
EVERY_POWER = ("AG", "AD", "AE", "EL", "GE", "LA", "MA", "PC", "RE", "SF", "TC", "TE", "VO")
#: How many cards a deck of the pairs has, and how many decisions of a match are played.
DECK_SIZE = 40
DECISIONS = 250
BLOCK = 14


def small_position(card: Card, phase: str, stage: int = 2) -> tuple[Scene, int]:
    """The card in its place, with somebody to use it, somebody to be hit, and cards everywhere."""
    kind = kind_of(card)
    helper = character("Ajudante", powers=EVERY_POWER, word="ajudante", energy=4)
    rival = character("Rival", word="rival", energy=4)
    scene = Scene(kind, helper, rival, phase=phase)
    for seat in (0, 1):
        for zone in (DECK, HAND, RESOURCES):
            scene.cards(seat, zone, 6)
    here = scene.base(helper, stage=stage)
    scene.base(rival, 1)
    if kind.sort == "ability":
        return scene, scene.load(here, kind)[0]
    if kind.sort == "support" and kind.action is not None:
        scene.load(here, kind)
    return scene, scene.base(kind, stage=stage)


def play_on(table: BattleTable, chance: random.Random, decisions: int, wanted: int = -1) -> set[str]:
    """Random choices, those of the wanted card first; tells the verbs that were used for it."""
    verbs: set[str] = set()
    for _ in range(decisions):
        if table.decision is None or table.decision.options == (("done",),):
            break
        options: tuple[Option, ...] = table.decision.options
        own = [option for option in options if option[0] in ("use", "activate") and wanted in option[1:]]
        option = chance.choice(own or options)
        if own:
            verbs.add(str(option[0]))
        table.choose(option)
    return verbs


@pytest.mark.parametrize("id", IDS)
def test_a_card_does_what_it_says_in_a_small_position(id: str) -> None:
    card = CARDS[id]
    verbs: set[str] = set()
    for stage in (2, 1, 0):
        scene, number = small_position(card, PREPARATION, stage)
        verbs |= play_on(scene.prepare().table, random.Random(stage), 60, number)
        scene, number = small_position(card, ATTACK, stage)
        verbs |= play_on(scene.fight().table, random.Random(stage), 60, number)
    kind = kind_of(card)
    if kind.action is not None and kind.sort != "support":
        assert "use" in verbs


@pytest.mark.parametrize("id", [id for id in IDS if CARDS[id].entry.kind != "ability"])
def test_a_card_enters_the_scene_from_the_hand(id: str) -> None:
    card = CARDS[id]
    scene, _ = small_position(card, PREPARATION)
    held = scene.card(scene.kinds[1], 0, HAND)
    scene.cards(0, RESOURCES, 9)
    scene.prepare()
    if ("enter", held) in scene.options():
        scene.play(("enter", held))
        play_on(scene.table, random.Random(1), 40)
        assert held not in scene.table.cards(0, HAND)


def blocks() -> list[tuple[str, ...]]:
    """The cards in groups, so that each pair of cards is in two groups that meet, or in one."""
    return [tuple(IDS[start : start + BLOCK]) for start in range(0, len(IDS), BLOCK)]


def deck_of(ids: tuple[str, ...], numbers: dict[str, int]) -> list[int]:
    deck = [numbers[id] for id in ids for _ in range(2)]
    low = sorted((id for id in IDS if CARDS[id].entry.initial_energy == 3), key=IDS.index)
    return (deck + [numbers[id] for id in low * 2])[:DECK_SIZE]


def test_every_pair_of_cards_lies_on_a_table_together() -> None:
    """Every group of cards meets every other one; what goes wrong between two of them goes wrong here."""
    box = make_box(GAME, [kind_of(CARDS[id]) for id in IDS])
    numbers = {id: number for number, id in enumerate(IDS)}
    groups = blocks()
    met: set[frozenset[str]] = set()
    for seed, (one, other) in enumerate([*combinations(groups, 2), *((group, group) for group in groups)]):
        table = new_table(box, [deck_of(one, numbers), deck_of(other, numbers)], seed)
        table.run()
        play_on(table, random.Random(seed), DECISIONS)
        met |= {frozenset((first, second)) for first in (*one, *other) for second in (*one, *other)}
    assert len(met) == len(IDS) * (len(IDS) + 1) // 2
