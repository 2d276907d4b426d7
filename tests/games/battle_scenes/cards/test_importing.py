"""Cards of other origins: read in a list's terms, dealt into decks, played at random with all invariants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.lists import read_list
from ludoteca.cardtext.pieces import PieceError
from ludoteca.games.battle_scenes import CARDS
from ludoteca.games.battle_scenes.cards import cards
from ludoteca.games.battle_scenes.cards.cards import compile_card
from ludoteca.games.battle_scenes.cards.formats import DECK_SIZE
from ludoteca.games.battle_scenes.cards.importing import described
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.scenes.imported_decks import setups_with, understood
from ludoteca.lab.soak import Case, cases, run_case

HERO: dict[str, Any] = {
    "name": "Heroína",
    "version": "V2",
    "type": "Personagem",
    "alter_ego": "Ana/Bia",
    "initial_energy": "3",
    "shield": "1",
    "affiliation": "X-Men/Vingadores",
    "alignments": ["Herói"],
    "powers": ["Voo"],
    "action": "Golpe",
    "action_power": "none",
    "action_cost": "1",
    "action_types": ["Ação de Antecipar", "Ação Imprevista"],
    "action_text": "Golpe causa 2 pontos de dano no alvo.",
    "permanent_text": "#&#Reviver.<br>Este personagem ganha Escudo +1.",
}
MUTE = {**HERO, "name": "Muda", "permanent_text": "Faça algo que ninguém entende."}


def test_a_list_describes_a_card_in_its_own_terms() -> None:
    kind = kind_of(compile_card(described(HERO)))
    assert (kind.sort, kind.version, kind.energy, kind.shield) == ("character", 2, 3, 1)
    assert kind.alter_egos == ("Ana", "Bia") and kind.affiliations == ("X-Men", "Vingadores")
    assert kind.keywords == ("Reviver",) and len(kind.abilities) == 1
    assert kind.action is not None
    assert (kind.action.types, kind.action.power) == (("anticipation", "unforeseen"), "")


def test_an_ev_character_of_a_list_says_whom_it_evolves_from() -> None:
    evolved = {**HERO, "type": "Personagem - EV", "increment": "2", "ev_text": "EV - Personagem com {VO}."}
    assert kind_of(compile_card(described(evolved))).increment == 2


def test_an_action_that_a_list_breaks_into_lines_is_one_text() -> None:
    said = "Golpe causa 2 pontos de dano no alvo.<br>Se ele tiver {VO}, incapacite-o em {1}."
    entry = described({**HERO, "action_text": said})
    assert len(compile_card(entry).action_lines) == 1
    with pytest.raises(CardTextError):
        compile_card({**entry, "action_text": said.replace("<br>", "\n")})


def test_a_code_of_a_power_that_lost_a_letter_is_that_power_if_only_one_begins_so() -> None:
    for written, read in (("{R}", "{RE}"), ("{V}", "{VO}"), ("{A}", "{A}"), ("{X}", "{X}")):
        assert described({**HERO, "permanent_text": f"Se ele tiver {written}"})["text"] == f"Se ele tiver {read}"


def test_a_type_that_is_no_word_is_told() -> None:
    with pytest.raises(PieceError, match="Invalid enum value"):
        compile_card(described({**HERO, "type": ["Personagem", 2]}))


def test_a_figure_that_is_no_number_is_told() -> None:
    with pytest.raises(PieceError, match="shield is no number: muito"):
        described({**HERO, "shield": "muito"})


def test_every_card_that_is_understood_is_in_a_deck_and_no_other() -> None:
    cards = [{**HERO, "name": f"Heroína {letter}"} for letter in "ABCDEFGHIJ"] + [MUTE]
    setups = setups_with(cards, CARDS)
    used = {word for setup in setups for team in setup["teams"] for word in team["cards"]}
    assert {f"heroina-{letter}-v2-importado" for letter in "abcdefghij"} <= used
    assert not any("muda" in word for word in used)
    for setup in setups:
        checked = GAME.setup(setup)
        assert [sum(team["cards"].values()) for team in checked["teams"]] == [DECK_SIZE, DECK_SIZE]


def test_cards_of_one_name_and_version_are_told_apart() -> None:
    ids = [each.card.id for each in understood([HERO, {**HERO, "alter_ego": "Clara"}], CARDS)]
    assert ids == ["heroina-v2-importado", "heroina-v2-importado-2"]


def test_a_card_that_is_described_whole_must_be_playable_whole() -> None:
    CARDS.understand(HERO)
    with pytest.raises(PieceError, match="initial energy"):
        CARDS.understand({**HERO, "initial_energy": ""})


def test_every_sentence_that_is_not_understood_is_told_with_its_place() -> None:
    texts = {
        "action_text": "Golpe causa 2 pontos de dano no alvo. Dance uma valsa.",
        "permanent_text": "Reviver.\nEste personagem ganha coragem.\nPelotão.\nCanta alto.",
    }
    with pytest.raises(PieceError) as caught:
        CARDS.understand({**HERO, **texts})
    told = [(error.message_id, error.line, error.column) for error in caught.value.texts]
    assert told == [("cards-unknown-word", *place) for place in ((1, 39), (2, 23), (4, 1))]


def test_a_text_that_would_come_back_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read is written and read again before a card of another origin is let in."""
    monkeypatch.setattr(cards, "render", lambda lines, lang: "Compre um card.")
    with pytest.raises(CardTextError) as caught:
        CARDS.understand({**HERO, "permanent_text": ""})
    assert caught.value.message_id == "cards-means-otherwise"
    compile_card(described(HERO))


def test_imported_cards_are_soaked_like_any_others(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_text(
        "name,type,initial_energy,action,action_cost,action_text\n"
        "Um,Personagem,3,Golpe,1,Cause 2 pontos de dano no alvo.\n"
        "Dois,Personagem,2,Estudo,0,Compre um card.\n",
        encoding="utf-8",
    )
    assert len(read_list(file)) == 2
    (case, *_) = cases(["battle_scenes"], None, None, 7, 3, str(file))
    assert case.command() == f"ludoteca soak battle_scenes --cards {file} --setup 0 --seed 7 -n 1 --every 1"
    report = run_case(GAME, Case("battle_scenes", 0, 7, str(file)), every=20)
    assert report.failures == [] and report.decisions > 20
