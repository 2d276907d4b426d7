"""What a clause chooses before it does something, worked out anew."""

from __future__ import annotations

import pytest

from ludoteca.core.effects import CHOOSE
from ludoteca.games.battle_scenes.text import bindings
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import read


def test_one_of_those_that_a_condition_counts_is_chosen_where_something_is_first_done_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (line,) = read("Se você controlar um herói, capacite-o em {1}. Ele ganha Escudo +1.", t.ACTION)
    monkeypatch.setattr(bindings, "_meant", {})
    (chosen,) = bindings.one_meant(line, 0)
    assert chosen.how == CHOOSE
    assert bindings.one_meant(line, 1) == ()


def test_a_record_and_its_hits_name_what_they_select() -> None:
    (line,) = read("Cause 1 ponto de dano no alvo e 2 pontos de dano neste personagem.", t.ACTION)
    named = [each.how for clause in line.clauses for each in bindings.all_selectors(clause.effect)]
    assert sorted(named) == sorted([t.TARGET, t.THIS])
