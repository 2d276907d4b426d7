"""The cards: their number, that each is understood, written in both languages, read back, and played."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.chance import Chance
from ludoteca.core.effects import Filter, Selector, found_in
from ludoteca.core.game import Game
from ludoteca.games.fabula.cards.cards import Card, load
from ludoteca.games.fabula.cards.collection import RULES, FabulaCards
from ludoteca.games.fabula.cards.formats import COPIES
from ludoteca.games.fabula.game import GAME
from ludoteca.games.fabula.scenes.faults import faults
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.wording import compile_text, say_text
from tests.games.fabula.board import Board

CARDS = list(load().cards.values())


def test_how_many_cards_there_are() -> None:
    """At least a hundred over the six colours and none, with fifteen bases, cards of two colours, three rarities."""
    bases = [card for card in CARDS if card.type == "base"]
    assert len(CARDS) - len(bases) >= 100 and len(bases) >= 15
    for colour in t.COLOURS:
        assert sum(card.entry.colours == (colour,) for card in CARDS) >= 15
    assert sum(not card.entry.colours for card in CARDS) >= 8
    assert sum(len(card.entry.colours) > 1 for card in CARDS) >= 8
    assert {card.entry.rarity for card in CARDS} == set(COPIES)
    assert {card.type for card in CARDS} == {"base", "ally", "modification", "maneuver"}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_each_card_is_written_and_read_back(card: Card) -> None:
    pt = say_text(card.passages, "pt")
    assert compile_text(pt, card.type) == card.passages
    assert bool(say_text(card.passages, "en")) == bool(card.text)
    assert card.title.pt and card.title.en


def test_the_grammar_is_used_as_a_whole() -> None:
    """Every effect and filter that texts can say is on some card, or in a test of this folder."""
    used = {type(record) for card in CARDS for record in records(card.passages)}
    effects = {value for value in vars(e).values() if isinstance(value, type) and value.__module__ == e.__name__}
    effects -= {e.OnObjects, e.OnPlayers, e.AttachTo, e.ChangeTarget, e.ChangeX, e.CopyEffect}
    unused = {kind.__name__ for kind in effects - used}
    assert unused <= {"DivideCounters", "LoseTypes", "Prevent", "SacrificeThis", "SetFigure", "Shuffle", "ToDeck"}


def records(record: Any) -> list[Any]:
    return list(found_in(record, (e.Effect, Filter, Selector)))  # type: ignore[arg-type]


@pytest.mark.parametrize("card", [card for card in CARDS if card.type != "base"], ids=lambda card: card.id)
def test_each_card_can_be_used_and_carried_out(card: Card) -> None:
    """In a position with something of everything, the card is used and all that follows is played by lot."""
    side = {
        "battle": ["onca", "vigia damage 1", "foguista", "amuleto", "vaqueiro tapped", "mascate"],
        "discard": ["galo", "piracema", "faisca"],
        "hand": ["faisca", "galo", "silencio"],
        "bases": ["feira centre", "clareira", "praca", "pedreira", "fogueira", "igarape"],
        "resources": 12,
    }
    mine = {**side, "hand": [f"{card.word} as it", *side["hand"]]}
    answers = any(isinstance(record, t.Sort) and record.sort == "effect" for record in records(card.passages))
    answers = answers or any(isinstance(record, e.CancelNext) for record in records(card.passages))
    if answers and card.type == "maneuver":
        # It needs an effect to speak of: the other player uses something first.
        board = Board(player1={**side, "battle": ["bruxa as b"]}, player2=mine, seed=3)
        board.do("activate b 0", "target player2")
    else:
        board = Board(player1=mine, player2=side, seed=3)
    board.do("use it")
    play(board, 60)
    assert any(board.number("it") in event.subjects for event in board.events("use"))


def play(board: Board, limit: int) -> None:
    lot = Chance(limit)
    for _ in range(limit):
        decision = board.table.decision
        if decision is None:
            return
        board.table.choose(decision.options[lot.below(len(decision.options))])
        assert faults(board.table) == []


def test_every_two_cards_meet_on_a_table() -> None:
    """Decks of no rules but size: all cards in turn, so that every pair is played in one match together."""
    words = sorted(card.word for card in CARDS if card.type != "base")
    lot = Chance(5)
    missing = {frozenset(pair) for pair in combinations(words, 2)}
    total = len(missing)
    for round_ in range(30):
        order = lot.shuffled(tuple(range(len(words))))
        groups = [[words[at] for at in order[:60]], [words[at] for at in order[60:]]]
        present = [word for group in groups for word in group]
        play_all(GAME, groups, round_)
        missing -= {frozenset(pair) for pair in combinations(sorted(present), 2)}
        if not missing:
            break
    assert total == len(words) * (len(words) - 1) // 2 and not missing


def play_all(game: Game, groups: list[list[str]], seed: int) -> None:
    """A position whose decks hold these cards, with as many of them in play and in hand as may be."""
    lot = Chance(seed)
    sides = []
    for group in groups:
        kinds = {load().card(word).type: [] for word in group}  # type: dict[str, list[str]]
        for word in group:
            kinds[load().card(word).type].append(word)
        free = [word for word in kinds["modification"] if "anexada ao" not in load().card(word).text]
        battle = [*kinds["ally"][:9], *free[:3]]
        rest = [word for word in group if word not in battle]
        sides.append({"battle": battle, "hand": rest[:12], "deck": rest[12:], "resources": 14})
    board = Board(player1=sides[0], player2=sides[1], seed=seed)
    for _ in range(160):
        if board.table.decision is None:
            break
        options = board.table.decision.options
        board.table.choose(options[lot.below(len(options))])
        assert faults(board.table) == []


def test_a_text_that_is_not_understood_is_an_error_with_its_place() -> None:
    for text in ("Cause dois dano ao aliado alvo.", "Voe sobre o mar.", "Compre uma carta", "Destrua o aliado."):
        with pytest.raises(CardTextError):
            compile_text(text, "maneuver")


@pytest.mark.parametrize(
    ("text", "kind", "id"),
    [
        ("Compre uma carta.", "ally", "cards-moment-or-cost"),
        ("Quando esta carta morrer, compre uma carta.", "maneuver", "cards-moment-or-cost"),
        ("1: Compre uma carta.", "maneuver", "cards-moment-or-cost"),
        ("Os aliados têm +1 de ofensiva até o fim do turno.", "base", "cards-endless"),
        ("Escolha dois: • Compre uma carta. • Ganhe 1 recurso.", "maneuver", "cards-unfit"),
        ("Divida 3 de dano entre cada aliado.", "maneuver", "cards-no-target"),
        ("Destrua aquele aliado.", "maneuver", "cards-no-event"),
        ("Destrua-o.", "maneuver", "cards-no-antecedent"),
        ("Destrua o aliado.", "maneuver", "cards-how-chosen"),
        ("Compre duas bases.", "maneuver", "cards-misfit"),
        ("Se o fizer, compre uma carta.", "maneuver", "cards-no-gate"),
        ("As cartas azuis custam 1 a menos.", "base", "cards-misfit"),
        ("Destrua o aliado alvo. Destrua dois aliados alvo.", "maneuver", "cards-same-target"),
        ("O aliado alvo ganha -X de vida.", "maneuver", "cards-misfit"),
        ("Você pode destrua o aliado alvo.", "maneuver", "cards-mood-infinitive"),
    ],
)
def test_what_is_wrong_with_a_text_is_told(text: str, kind: str, id: str) -> None:
    with pytest.raises(CardTextError) as error:
        compile_text(text, kind)
    assert error.value.message_id == id


def test_the_command_line_has_what_it_asks_for() -> None:
    cards = FabulaCards()
    card = cards.find("saci")
    assert cards.row(card, "en") == ["Saci", "ally", "red", "3", "3/1/2", "rare"]
    assert ("subtipos", "Encantado") in cards.facts(card, "pt")
    assert "can act in the turn" in cards.text(card, "en")
    assert all(kind.__module__.startswith("ludoteca.games.fabula") for kind in RULES)
    with pytest.raises(CardTextError):
        cards.understand({"title": "Nova", "type": "maneuver", "text": "Faça um bolo."})


# -- single cards whose texts lean on one another --------------------------------------------------


def test_the_sapling_gives_as_much_resistance_as_it_has_seeds() -> None:
    """A seed a turn; sacrificed as its cost, it is counted with what it last had."""
    board = Board(
        player1={"battle": ["muda seed 2 as m", "galo"], "bases": ["praca centre as c"]},
        phase="turn",
    )
    board.settle()
    assert board.look("m.seed") == 3
    board.play("activate m 0")
    assert board.look("c.resistance") == 18 and board.look("m.zone") == "gone"


def test_a_challenge_holds_one_ally_back_for_a_turn_and_takes_nothing_for_good() -> None:
    sides = {"player1": {"hand": ["desafio"], "battle": ["galo as g"]}, "player2": {"battle": ["vigia as v"]}}
    board = Board(**sides).play("use desafio")
    assert board.look("g.offensive") == 3 and board.table.is_ally(board.number("v"))
    base = board.table.territory(1)[0]
    board.do(f"offensive #{base}")
    # The only ally that could block may not: nobody is asked.
    assert board.asked() == "ask-main"
    board.pass_turn().pass_turn()
    board.do(f"offensive #{base}")
    assert board.asked() == "ask-block-offensive" and board.look("g.offensive") == 2


def test_a_loan_goes_to_an_opponent_and_only_a_real_one_draws() -> None:
    for resources, given, drawn in ((3, 2, 1), (1, 1, 1), (0, 0, 0)):
        board = Board(player1={"hand": ["emprestimo"], "resources": resources}, player2={"resources": 0})
        board.play("use emprestimo")
        assert board.look("player1.resources") == resources - given and board.look("player2.resources") == given
        assert board.look("player1.hand.count") == drawn
    # Nobody lends to himself.
    board = Board(player1={"hand": ["emprestimo"]}, player2={}, player3={})
    board.do("use emprestimo")
    assert board.options() == ["target player2", "target player3"] and board.refused("target player1") == "1.10.5-1"


def test_a_dragged_ally_can_act_at_once() -> None:
    """Without its last sentence nothing could be done with an ally that came under its player this turn."""
    board = Board(player1={"hand": ["arrastao"]}, player2={"battle": ["onca tapped as o"]})
    board.play("use arrastao")
    assert board.look("o.controller") == 1 and not board.look("o.tapped") and board.options("offensive")
    board.pass_turn()
    assert board.look("o.controller") == 2
