"""Tables as bytes: what a player in another process is given, and that it holds nothing that its seat can't know."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.errors import EngineFault
from ludoteca.core.freezing import freeze, slots_of, thaw
from ludoteca.core.piece import Piece
from ludoteca.core.table import Table
from tests.properties import some_match

every_game = pytest.mark.parametrize("name", games.playable())

#: What everybody may know of a piece whose kind is hidden: where it lies, whose it is, who knows it, how it was found.
OPEN = {"number", "owner", "controller", "zone", "cell", "host", "known", "hint"}
#: And that a card lies face down, which everybody sees.
FACE_DOWN = {"apotheosis": {"hidden"}}


def tables(name: str) -> list[Table]:
    """Tables in the middle of matches of every set-up."""
    game = games.game(name)
    found = []
    for setup in range(len(game.sample_setups())):
        for choices in (3, 30, 70):
            table = some_match(game, 11 + setup, choices, setup).table
            if table.decision is not None:
                found.append(table)
    return found


@every_game
def test_a_thawed_table_is_equal_and_plays_on_alike_with_another_box(name: str) -> None:
    game = games.game(name)
    for setup in range(len(game.sample_setups())):
        match = some_match(game, 4 + setup, 40, setup)
        if match.over:
            continue
        other = game.new_table(match.setup, 99).box
        thawed = thaw(freeze(match.table), other)
        assert thawed.box is other and thawed.data() == match.table.data()
        play_alike(match.fork(), thawed, Chance(3))


def play_alike(one: Table, other: Table, chance: Chance) -> None:
    for _ in range(30):
        if one.decision is None or other.decision is None:
            break
        assert one.decision.options == other.decision.options
        option = chance.pick(one.decision.options)
        one.choose(option)
        other.choose(option)
        assert one.data() == other.data()


@every_game
def test_what_a_player_is_sent_is_the_same_to_the_byte_whatever_is_hidden(name: str) -> None:
    for table in tables(name):
        for seat in range(table.box.seats):
            hidden_otherwise = view.imagine(table, seat, 77)
            assert freeze(view.blind(table, seat)) == freeze(view.blind(hidden_otherwise, seat))


@every_game
def test_a_hidden_piece_carries_nothing_but_its_kind(name: str) -> None:
    """Whatever else a piece had would be sent along: it is as it was made."""
    for table in tables(name):
        for number, piece in table.pieces.items():
            if piece.known == -1:
                continue
            fresh = type(piece)(number, piece.kind, piece.owner, piece.zone)
            names = set(slots_of(type(piece))) - OPEN - FACE_DOWN.get(name, set())
            carried = {each: getattr(piece, each) for each in names if getattr(piece, each) != getattr(fresh, each)}
            assert carried == {}, (number, carried)


def test_a_canary_among_what_is_hidden_is_noticed() -> None:
    """The bytes differ as soon as anything that a seat can't know is left in a blind table."""
    table = tables("fabula")[0]
    blind = view.blind(table, 0)
    number = next(number for number, piece in table.pieces.items() if not piece.known_to(0))
    kinds = {piece.kind for piece in table.pieces.values()}
    frozen = set()
    for kind in kinds:
        spoilt = blind.copy()
        spoilt.write(number).kind = kind
        frozen.add(freeze(spoilt))
    assert len(frozen) == len(kinds)


def test_what_is_no_table_is_not_taken_for_one() -> None:
    table = tables("dice_masters")[0]
    with pytest.raises(EngineFault, match="no frozen table"):
        thaw(b"\x80\x05N.", table.box)


def test_pieces_have_what_the_test_above_leaves_out() -> None:
    assert set(slots_of(Piece)) >= OPEN
