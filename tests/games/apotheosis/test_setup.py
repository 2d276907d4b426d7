"""Set-up, modes and deployment (setup.*, board.size, characters.team, gaps deployment and start-values)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.errors import SetupError
from ludoteca.core.match import Match
from ludoteca.games.apotheosis import cards
from ludoteca.games.apotheosis.areas import BOARD, INVENTORY, SHEET, SUPPORT, area
from ludoteca.games.apotheosis.game import GAME
from tests.proof import rule

HEROES = [GAME.team(word) for word in GAME.ready_teams("pt")]


def refused(document: dict[str, Any]) -> str:
    with pytest.raises(SetupError) as error:
        GAME.setup(document)
    return error.value.rule


def deployed(document: dict[str, Any], seed: int = 1) -> Match:
    """A match whose pieces have been placed on the first tiles offered."""
    match = Match(GAME, document, seed)
    while match.table.decision is not None and match.table.decision.ask == "ask-deploy":
        match.choose(match.table.decision.options[0])
    return match


@rule("apotheosis", "setup.players.1", "setup.objective.1", "characters.team.1")
def test_how_many_play_and_in_which_teams() -> None:
    assert refused({"teams": HEROES[:1]}) == "setup.players.1"
    assert refused({"map": "duelo", "teams": HEROES[:3]}) == "setup.players.1"
    large = "campo-do-obelisco"
    assert GAME.setup({"map": large, "teams": HEROES[:4]})["sides"] == [0, 1, 2, 3]
    pairs = GAME.setup({"map": large, "teams": HEROES[:4], "sides": [0, 1, 0, 1]})
    assert Match(GAME, pairs, 1).table.box.teams == (0, 1, 0, 1)
    assert refused({"map": large, "teams": HEROES[:3], "sides": [0, 1, 0]}) == "characters.team.1", "uneven levels"
    assert refused({"map": large, "teams": HEROES[:2], "sides": [0, 0]}) == "setup.objective.1"


@rule("apotheosis", "setup.players.1")
@pytest.mark.parametrize("sides", [[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2] * 3])
def test_nine_people_play_alone_or_in_teams(sides: list[int]) -> None:
    """A game master is for campaigns alone."""
    document = {"map": "campo-do-obelisco", "teams": [*HEROES, *HEROES][:9], "sides": sides, "rounds": 2}
    match = Match(GAME, document, 4)
    chance = Chance(9)
    while not match.over:
        options = match.table.decision.options if match.table.decision is not None else ()
        match.choose(options[chance.below(len(options))])
    assert match.table.places is not None and len(match.table.places) == 9
    assert refused({**document, "teams": [*HEROES, *HEROES][:10], "sides": list(range(10))}) == "setup.players.1"


@rule("apotheosis", "setup.hero.1")
def test_a_hero_of_a_house_alone_is_enough() -> None:
    plain = {"id": "so", "name": {"pt": "Só", "en": "Alone"}, "house": HEROES[0]["house"]}
    match = Match(GAME, {"level": 1, "teams": [plain, plain]}, 1)
    hero = match.table.heroes[0]
    assert match.table.figure(hero, "level") == 1 and match.table.figure(hero, "max-life") == 5


@rule("apotheosis", "setup.board.1", "board.size.1", "board.size.2")
def test_boards_of_every_size_are_played_on() -> None:
    sizes = {}
    for entry in cards.load().maps.values():
        mode = "objective" if entry.objective is not None else "skirmish"
        match = deployed({"format": mode, "map": entry.id, "teams": HEROES[:2]})
        board = match.table.board()
        sizes[entry.id] = (board.width, board.height)
        assert len(match.table.characters()) >= 2
    assert (1, 2) in sizes.values() and (11, 11) in sizes.values()
    assert sizes["duelo"] == (3, 4), "the size for simple PvP"


def test_deployment_on_opposite_short_sides_in_turn_order() -> None:
    """Gap deployment."""
    match = Match(GAME, {"map": "duelo", "teams": HEROES[:2]}, 1)
    table = match.table
    seats = []
    rows = {0: set(range(3)), 1: set(range(9, 12))}
    while table.decision is not None and table.decision.ask == "ask-deploy":
        seat = table.decision.seat
        seats.append(seat)
        if len([s for s in seats if s == seat]) == 1:
            assert {option[1] for option in table.decision.options} <= rows[seat]
        match.choose(table.decision.options[0])
    perceptions = [table.figure(table.heroes[seat], "perception") for seat in (0, 1)]
    assert perceptions[seats[0]] == max(perceptions)
    assert all(table.pieces[number].zone == BOARD for number in table.heroes)


@rule("apotheosis", "summus.ultimatum.1")
def test_in_what_state_a_battle_begins() -> None:
    """Gap start-values."""
    for pair in range(0, len(HEROES) - 1, 2):
        table = deployed({"map": "mirante", "teams": HEROES[pair : pair + 2]}, pair).table
        for seat in (0, 1):
            hero = table.heroes[seat]
            assert table.pieces[hero].life == table.figure(hero, "max-life")
            assert table.pieces[hero].markers == () and table.pieces[hero].debt == 0
            for number in table.table_cards(seat):
                card, kind = table.card(number), table.kind(number)
                assert card.exhausted is (kind.summus == "collegium")
                hidden = kind.suit == "entity" or kind.companion == "summon"
                assert card.hidden is hidden
            for number in table.zones[area(seat, SUPPORT)]:
                fielded = table.kind(number).companion != "summon"
                assert (table.piece_of(number) >= 0) is fielded
            assert len(table.zones[area(seat, INVENTORY)]) == len(HEROES[pair + seat]["inventory"])
            assert table.zones[area(seat, SHEET)]


def test_what_is_wrong_is_refused_at_the_door() -> None:
    assert refused({"format": "objective", "map": "duelo", "teams": HEROES[:2]}) == "setup.objective.1"
    assert refused({"rounds": 0}) == "setup.objective.1" and refused({"level": 11}) == "hero.level.1"
    for document in ({"format": "x"}, {"map": "x"}, {"rulings": {"x": "y"}}, {"strange": 1}):
        with pytest.raises(SetupError):
            GAME.setup(document)


@pytest.mark.parametrize("loot", [True, False])
def test_every_mode_is_played_to_its_end_with_and_without_loot(loot: bool) -> None:
    for mode in GAME.formats:
        match = Match(GAME, {"format": mode, "teams": HEROES[:2], "loot": loot}, 11)
        chance = Chance(5)
        while not match.over:
            options = match.table.decision.options if match.table.decision is not None else ()
            match.choose(options[chance.below(len(options))])
        assert match.table.box.format.loot is loot and sorted(match.table.places or ()) in ([1, 1], [1, 2])


def test_a_player_may_give_up_and_the_others_play_on() -> None:
    match = deployed({"map": "mirante", "teams": HEROES[:3]})
    match.concede(match.table.decision.seat if match.table.decision is not None else 0)
    assert not match.over and len(match.table.playing()) == 2
    match.concede(match.table.playing()[0])
    assert match.over and match.table.places is not None and sorted(match.table.places) == [1, 2, 3]


@pytest.mark.parametrize("seed", range(24))
def test_whenever_somebody_gives_up_the_battle_goes_on_to_its_end(seed: int) -> None:
    """In the midst of a deployment, a payment, a response or another's action."""
    seats = 3 + seed % 2
    document = {"map": "mirante", "teams": [HEROES[(seed + at) % len(HEROES)] for at in range(seats)], "rounds": 6}
    match = Match(GAME, document, seed)
    chance = Chance(seed)
    leaving = chance.below(60) if seed % 4 else chance.below(4)
    while not match.over:
        decision = match.table.decision
        assert decision is not None and match.table.plays(decision.seat)
        if len(match.choices) == leaving:
            asked = decision.seat if seed % 3 else match.table.playing()[chance.below(len(match.table.playing()))]
            match.concede(asked)
            assert not match.table.plays(asked) and not match.table.characters_of(asked)
            leaving = -1
            continue
        match.choose(decision.options[chance.below(len(decision.options))])
    assert GAME.faults(match.table) == [] and match.table.places is not None
