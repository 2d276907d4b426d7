"""Set-up, modes and deployment (setup.*, board.size, characters.team, gaps deployment and start-values)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.errors import SetupError
from ludoteca.core.match import Match
from ludoteca.games.apotheosis.cards import cards
from ludoteca.games.apotheosis.game import GAME
from ludoteca.games.apotheosis.table.areas import BOARD, INVENTORY, SHEET, SUPPORT, area
from ludoteca.games.apotheosis.table.figures import CardPiece
from ludoteca.games.apotheosis.text.words import SUITS
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
    assert refused({"map": large, "teams": HEROES[:2], "sides": [0, 1, 0]}) == "characters.team.1", "a team for each"


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
        board = match.table.board
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


#: The tiles where each team begins on the 5x5 lookout, by how many teams play: a side each, clockwise from above.
SIDES = ("a1 b1 c1 d1 e1", "e1 e2 e3 e4 e5", "a5 b5 c5 d5 e5", "a1 a2 a3 a4 a5")

#: On the 11x11 field nine teams have 4 of the 40 tiles of the edge each, clockwise from the corner; a chest or an altar
#: stands on some.
STRETCHES = (
    "a1 b1 c1 d1", "e1 f1 g1 h1", "i1 j1 k2", "k3 k4 k5", "k7 k8 k9 k10",
    "k11 j11 i11 h11", "g11 f11 e11 d11", "c11 b11 a10", "a9 a8 a7",
)  # fmt: skip


def first_questions(match: Match) -> dict[int, set[str]]:
    """The tiles that each seat is offered for its Hero, in the order in which they are asked."""
    table, word = match.table, match.table.box.board.grid.word
    found: dict[int, set[str]] = {}
    while table.decision is not None and table.decision.ask == "ask-deploy" and len(found) < table.box.seats:
        assert table.decision.about == (table.heroes[table.decision.seat],), "one character at a time, Heroes first"
        found[table.decision.seat] = {word(option[1]) for option in table.decision.options}
        match.choose(table.decision.options[0])
    return found


def taken(match: Match) -> set[str]:
    return {match.table.box.board.grid.word(match.table.pieces[hero].cell) for hero in match.table.heroes}


@pytest.mark.parametrize("teams", [3, 4])
def test_three_or_four_teams_begin_on_a_side_each(teams: int) -> None:
    """Gap deployment."""
    match = Match(GAME, {"map": "mirante", "teams": HEROES[:teams]}, 1)
    table = match.table
    asked = first_questions(match)
    perceptions = [table.figure(table.heroes[seat], "perception") for seat in asked]
    assert perceptions == sorted(perceptions, reverse=True), "in turn order"
    for seat, offered in asked.items():
        side = set(SIDES[seat].split())
        # Corners belong to two sides: whoever comes first may have taken one.
        assert side - taken(match) <= offered <= side, seat
    assert all(table.pieces[hero].zone == BOARD for hero in table.heroes)


def test_more_teams_share_the_edge_in_equal_stretches() -> None:
    """Gap deployment."""
    match = Match(GAME, {"map": "campo-do-obelisco", "teams": [*HEROES, *HEROES][:9]}, 2)
    asked = first_questions(match)
    assert {seat: sorted(tiles) for seat, tiles in asked.items()} == {
        seat: sorted(stretch.split()) for seat, stretch in enumerate(STRETCHES)
    }


@pytest.mark.parametrize(("teams", "length"), [(5, 8), (6, 6), (7, 5), (8, 5)])
def test_a_stretch_of_the_edge_is_as_long_as_the_others(teams: int, length: int) -> None:
    """Gap deployment: of 40 tiles, those that nothing stands on are offered."""
    match = Match(GAME, {"map": "campo-do-obelisco", "teams": [*HEROES, *HEROES][:teams]}, 3)
    rows = match.table.box.format.rows
    assert [len(row) for (row,) in rows] == [length] * teams
    assert len({cell for (row,) in rows for cell in row}) == teams * length, "no tile is two teams'"
    standing = {match.table.box.board.grid.read(word) for word in ("k1", "a11", "a6", "k6")}
    read = match.table.box.board.grid.read
    for seat, offered in first_questions(match).items():
        assert {read(word) for word in offered} == set(rows[seat][0]) - standing


def test_members_of_a_team_share_its_tiles() -> None:
    """Gap deployment: two teams of two begin on opposite sides."""
    match = Match(GAME, {"map": "mirante", "teams": HEROES[:4], "sides": [0, 1, 0, 1]}, 1)
    for seat, offered in first_questions(match).items():
        assert offered <= set(SIDES[(0, 2, 0, 2)[seat]].split())


@rule("apotheosis", "r34")
def test_a_hero_begins_nowhere_else() -> None:
    """Gap deployment."""
    match = Match(GAME, {"map": "mirante", "teams": HEROES[:4]}, 1)
    table, read = match.table, match.table.box.board.grid.read
    first = table.decision.seat if table.decision is not None else 0
    inside = table.why_not(("deploy", read("c3")))
    assert inside is not None and inside.rule == "setup.objective.1", "not on the edge at all"
    across = table.why_not(("deploy", read(SIDES[(first + 2) % 4].split()[2])))
    assert across is not None and across.rule == "setup.objective.1", "another team's side"
    match.choose(table.decision.options[0] if table.decision is not None else ())
    occupied = table.why_not(("deploy", table.pieces[table.heroes[first]].cell))
    assert occupied is not None and occupied.rule == "r34", "somebody stands there"


def test_a_full_first_row_leads_to_the_next() -> None:
    """Gap deployment: a Hero and two Companions where a row has two tiles."""
    match = Match(GAME, {"map": "viela", "teams": [GAME.team("curandeira"), GAME.team("sentinela")]}, 1)
    table, word = match.table, match.table.box.board.grid.word
    offered = []
    while table.decision is not None and table.decision.ask == "ask-deploy":
        if table.decision.seat == 0:
            offered.append({word(option[1]) for option in table.decision.options})
        match.choose(table.decision.options[0])
    # The last tile of the first row is no question.
    assert offered == [{"a1", "b1"}, {"a2", "b2"}]
    places = {word(table.pieces[number].cell) for number in table.characters_of(0)}
    assert len(places) == 3 and {"a1", "b1"} < places


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


def test_of_cards_that_nobody_owns_everybody_knows_the_suit_and_of_no_others() -> None:
    """Decks lie by suit; what a Hero holds is its own secret, the first player's too."""
    tables = [GAME.new_table(GAME.setup(each), 1) for each in GAME.sample_setups()]
    cards = [(table, piece) for table in tables for piece in table.pieces.values() if isinstance(piece, CardPiece)]
    assert {card.owner for _, card in cards} >= {-1, 0, 1}
    for table, card in cards:
        assert card.hint == (-1 if card.owner >= 0 else SUITS.index(table.kind(card.number).suit))
