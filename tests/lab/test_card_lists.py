"""Soaks with a list of cards: which game plays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli.soak import names
from ludoteca.core.errors import LudotecaError
from ludoteca.lab.soak import cases


def test_a_game_that_makes_no_set_ups_of_lists_says_so(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text('[{"name": "Uma"}]', encoding="utf-8")
    with pytest.raises(LudotecaError, match="dice_masters has no set-ups for a list of cards"):
        cases(["dice_masters"], None, None, 0, 1, str(file))


def test_cards_that_are_misdescribed_are_left_out(tmp_path: Path) -> None:
    sound = '{"name": "Um", "type": "Personagem", "initial_energy": 3, "shield": 1, "alignments": ["Herói"]}'
    file = tmp_path / "cards.json"
    file.write_text(f'[{{"name": "Outro", "type": "Personagem", "initial_energy": "x"}}, {{"name": []}}, {sound}]')
    assert cases(["battle_scenes"], None, None, 0, 1, str(file))


def test_a_list_of_cards_is_of_one_game() -> None:
    with pytest.raises(LudotecaError, match=r"ludoteca soak GAME --cards cards\.csv"):
        names(None, None, "cards.csv")
