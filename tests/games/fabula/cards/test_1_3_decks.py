"""1.3 Decks and how they are built; formats."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.cardtext.pieces import PieceError
from ludoteca.core.errors import SetupError
from ludoteca.core.match import Match
from ludoteca.games.fabula.cards import formats
from ludoteca.games.fabula.cards.cards import compile_card
from ludoteca.games.fabula.game import GAME
from ludoteca.games.fabula.table.areas import RESERVE, TERRITORY, area
from tests.games.fabula.board import Board, ally
from tests.proof import rule

PLAIN = [ally(f"Povo {n}", "1/1/1", cost=1) for n in range(14)]
GREEN = ally("Verdinho", "1/1/1", cost=1, colours=["green"])
MIXED = ally("Verde-Amarelo", "1/1/1", cost=1, colours=["yellow", "green"])
YELLOW = ally("Amarelinho", "1/1/1", cost=1, colours=["yellow"])
GOLD = ally("Roxo e Ouro", "1/1/1", cost=1, colours=["purple", "yellow"])
BASES = {"feira": 3, "cemiterio": 2}


def deck(extra: dict[str, int] | None = None, **more: Any) -> dict[str, Any]:
    """Forty plain cards of no colour, with five yellow and purple bases, and what is added."""
    cards = {f"povo-{n}": 3 for n in range(14)}
    cards["povo-13"] = 1
    return {"name": "Prova", "cards": {**cards, **(extra or {})}, "bases": dict(BASES), **more}


def set_up(*decks: dict[str, Any], **more: Any) -> dict[str, Any]:
    other = deck()
    own = [*PLAIN, GREEN, MIXED, YELLOW, GOLD]
    return GAME.setup({"teams": [*decks, other][:2], "cards": own, **more})


def refused(*decks: dict[str, Any], **more: Any) -> str:
    with pytest.raises(SetupError) as error:
        set_up(*decks, **more)
    return error.value.rule


@rule("fabula", "1.3.1-2", "x.deck.size")
def test_forty_cards_are_needed_and_a_format_may_set_a_maximum() -> None:
    assert set_up(deck())
    short = deck()
    short["cards"]["povo-0"] = 2
    assert refused(short) == "x.deck.size"
    assert refused(deck({"amarelinho": 1}), values={"deck_most": 40}) == "1.3.1-2"
    assert set_up(short, values={"deck_least": 39})


@rule("fabula", "1.3.2", "x.deck.colour", "x.deck.colour-ex1")
def test_the_colours_of_the_bases_are_the_identity_of_the_deck() -> None:
    """Yellow and purple bases: yellow, purple and yellow-purple cards, no green one."""
    assert set_up(deck({"amarelinho": 3, "roxo-e-ouro": 3}))
    assert refused(deck({"verdinho": 1})) == "x.deck.colour"


@rule("fabula", "x.deck.multicolour", "x.deck.colour-ex1")
def test_a_card_of_two_colours_needs_both_among_the_bases() -> None:
    assert refused(deck({"verde-amarelo": 1})) == "x.deck.multicolour"
    assert set_up(deck({"verde-amarelo": 1}, bases={"feira": 3, "clareira": 2}))


@rule("fabula", "x.deck.copies.common", "x.deck.copies.rare", "x.deck.copies.legendary")
def test_copies_by_rarity() -> None:
    for rarity, most in (("common", 3), ("rare", 2), ("legendary", 1)):
        card = ally("Medida", "1/1/1", cost=1, rarity=rarity)
        own = [*PLAIN, card]
        assert GAME.setup({"teams": [deck({"medida": most}), deck()], "cards": own})
        with pytest.raises(SetupError) as error:
            GAME.setup({"teams": [deck({"medida": most + 1}), deck()], "cards": own})
        assert error.value.rule == f"x.deck.copies.{rarity}"


@rule("fabula", "x.deck.copies.bases")
def test_the_limit_holds_for_bases_too() -> None:
    assert refused(deck(bases={"feira": 4, "cemiterio": 1})) == "x.deck.copies.common"
    assert refused(deck(bases={"moinho": 3, "cemiterio": 2})) == "x.deck.copies.rare"


@rule("fabula", "x.deck.copies.common")
def test_the_limit_holds_over_deck_bases_and_reserve_together() -> None:
    own = {"format": "melhor-de-tres"}
    assert set_up(deck({"amarelinho": 2}, reserve={"amarelinho": 1}), **own)
    assert refused(deck({"amarelinho": 2}, reserve={"amarelinho": 2}), **own) == "x.deck.copies.common"
    assert refused(deck(reserve={"feira": 1}), **own) == "x.deck.copies.common"


@rule("fabula", "x.deck.nobases")
def test_bases_stand_apart_from_the_forty() -> None:
    assert refused(deck({"feira": 1})) == "x.deck.nobases"
    assert refused(deck(bases={"feira": 3, "cemiterio": 1})) == "1.4.2-2"


@rule("fabula", "1.3.3-1", "1.3.3-2", "1.9.3-1", "1.9.3-2")
def test_each_player_has_a_deck_of_his_own_and_bases_belong_to_it() -> None:
    """Two equal lists are two decks (gap distinct-decks)."""
    match = Match(GAME, {"teams": [GAME.team("mata-fechada")] * 2, "first": 0}, 4)
    table = match.table
    for seat in (0, 1):
        mine = [piece for piece in table.pieces.values() if piece.owner == seat]
        assert len(mine) == 45 and all(piece.controller == seat for piece in mine)
        assert len(table.zones[area(seat, RESERVE)]) == 5
    while match.table.turn == 0:
        assert match.table.decision is not None
        match.choose(match.table.decision.options[-1])
    for seat in (0, 1):
        bases = table.zones[area(seat, TERRITORY)]
        assert [table.pieces[number].owner for number in bases] == [seat] * 5


@rule("fabula", "1.3.4")
def test_nobody_sees_a_deck() -> None:
    match = Match(GAME, {"first": 0}, 4)
    for seat in (0, 1):
        for whose in (0, 1):
            pile = next(each for each in match.view(seat).areas if each.name == "deck" and each.seat == whose)
            assert pile.drawn == "pile" and pile.pieces and all(piece.kind == "" for piece in pile.pieces)


@rule("fabula", "x.format.definition", "x.format.parameters")
def test_a_format_alters_values_and_replaces_rules() -> None:
    given = {"first": 0, "values": {"outskirt_resistance": 4, "centre_resistance": 9, "opening_hand": 6, "keep": 4}}
    match = Match(GAME, given, 4)
    while match.table.turn == 0:
        assert match.table.decision is not None
        match.choose(match.table.decision.options[-1])
    resistances = sorted(match.table.pieces[n].resistance for n in match.table.territory(0))
    assert resistances == [4, 4, 4, 4, 9]
    assert match.table.box.format.keep == 4 and match.table.box.format.draw_to == 6
    fewer = GAME.team("mata-fechada")
    fewer["bases"] = {"clareira": 2, "praca": 1}
    assert GAME.setup({"teams": [fewer, fewer], "values": {"outskirts": 2}})
    for wrong in ({"rulings": {"nonsense": "x"}}, {"rulings": {"centre-guard": "x"}}, {"values": {"nonsense": 1}}):
        with pytest.raises(SetupError) as error:
            GAME.setup(wrong)
        assert error.value.rule.startswith("x.format")


def test_a_reserve_larger_than_the_format_allows_is_refused() -> None:
    assert refused(deck(reserve={"amarelinho": 1})) == "1.4.1a-1"
    own = [*PLAIN, YELLOW]
    larger = deck(reserve={"amarelinho": 3, "moinho": 1})
    assert GAME.setup({"format": "melhor-de-tres", "teams": [larger, deck()], "cards": own})


@rule("fabula", "1.18.2", "1.18.5", "x.ally.stats")
def test_what_a_card_must_have_printed() -> None:
    assert compile_card({"title": "Sem Custo", "type": "maneuver", "text": "Compre uma carta."}).cost == 0
    three = compile_card(ally("Três", "4/3/2")).entry
    assert (three.offensive, three.influence, three.life) == (4, 3, 2)
    for wrong in (
        {"title": "Meio", "type": "maneuver", "text": "Compre uma carta.", "cost": 1.5},
        {"title": "Menos", "type": "maneuver", "text": "Compre uma carta.", "cost": -1},
        {"title": "Morto", "type": "ally", "life": 0},
        {"title": "Forte", "type": "maneuver", "text": "Compre uma carta.", "offensive": 2},
    ):
        with pytest.raises(PieceError):
            compile_card(wrong)


def test_the_ready_decks_are_legal_in_every_format() -> None:
    for deck_ in formats.ready_decks():
        for name in formats.FORMATS:
            assert GAME.setup({"format": name, "teams": [GAME.team(deck_.id), GAME.team("mata-fechada")]})


@rule("fabula", "1.18.5")
def test_a_card_without_a_cost_is_used_for_nothing() -> None:
    board = Board(ally("Grátis", "1/1/1"), player1={"hand": ["gratis"], "resources": 0})
    board.play("use gratis")
    assert board.look("player1.battle") == {"gratis": 1} and board.look("player1.resources") == 0
