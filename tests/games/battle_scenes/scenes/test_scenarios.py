"""The worked examples of the rulebook are scenarios, and a scenario can fail."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import games
from ludoteca.core.errors import SetupError
from ludoteca.games.battle_scenes.table.deck import top
from ludoteca.scenarios import library, read, run

GAME = games.game("battle_scenes")
SCENARIOS = {file.name: file.read_text(encoding="utf-8") for file in library.files("battle_scenes")}


def test_every_worked_example_is_a_scenario() -> None:
    examples = {rule.id for rule in games.rulebook("battle_scenes").rules if rule.kind == "example"}
    told = {rule for name in SCENARIOS for rule in library.own("battle_scenes", name).rules}
    assert len(examples) == 112
    assert examples - told == set()


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("three-attacks-on-the-hulk.toml", '"hulk.energy" = 5', '"hulk.energy" = 4'),
        ("two-she-hulks-and-a-hunter.toml", "C 4 laugh2", "C 5 laugh2"),
        ("hood-umar-and-heimdall.toml", "2 heimdall resolving", "1 heimdall resolving"),
        ("chosen-and-kept-from-acting.toml", 'refused = "4.6.2.D"', 'refused = "4.6.2.C.1"'),
        ("a-bonus-that-returns.toml", '"spider.shield" = 2', '"spider.shield" = 3'),
        ("gamora-strikes-back.toml", "gamora deals 2", "gamora deals 3"),
    ],
)
def test_a_wrong_figure_makes_it_fail(name: str, before: str, after: str) -> None:
    assert before in SCENARIOS[name]
    assert not run(read(SCENARIOS[name].replace(before, after, 1))).holds


def test_a_broken_rule_makes_it_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Halves are not taken (4.8.3.C): neither Bishop's machine gun nor the She-Hulks come out right."""
    from ludoteca.games.battle_scenes.play.damage import DealDamage

    steps = tuple(step for step in DealDamage.steps if step[1].__name__ != "products")
    monkeypatch.setattr(DealDamage, "steps", steps)
    for name in ("bishop-and-the-sentinels", "two-she-hulks-and-a-hunter"):
        assert not run(library.own("battle_scenes", name)).holds


# -- positions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "rule"),
    [
        ({"scene": ["rajada-v1"]}, "4.4-1"),
        ({"scene": [{"card": "hulk-v1", "loads": []}]}, "4.7-1"),
        ({"scene": [{"card": "canhao-automatico-v1", "loads": []}]}, "4.7-2"),
        ({"scene": [{"card": "hulk-v1", "stage": 3}]}, "4.5-1"),
        ({"scene": [{"card": "canhao-automatico-v1", "stage": 2}]}, "4.5-1"),
        ({"scene": ["a-espreita-v1", "fogo-cruzado-v1"]}, "4.4.1-1"),
        ({"scene": ["hulk-v1", "hulk-v3"]}, "4.4.2.1.A.4b"),
        ({"scene": ["fantasticarro-v1*2"]}, "4.4.2.1.A.4c"),
        ({"prizes": ["hulk-v1*2"]}, "4.9.1-2"),
        ({"hand": ["cubo-cosmico-v1*2"]}, "7.2.item-unico"),
        ({"hand": ["rajada-v1*4"]}, "10.item-unico"),
        ({"deck": ["carga*61"]}, "1-1"),
    ],
)
def test_a_position_that_no_match_comes_to_names_its_rule(side: dict[str, Any], rule: str) -> None:
    with pytest.raises(SetupError) as found:
        GAME.position({"player1": side}, 0)
    assert found.value.rule == rule


def test_a_rule_may_be_set_aside_where_the_rulebook_does_so_itself() -> None:
    table, _ = GAME.position({"despite": ["4.4.2.1.A.4b"], "player1": {"scene": ["hulk-v1", "hulk-v3"]}}, 0)
    assert len(table.characters(0)) == 2


@pytest.mark.parametrize(
    "side", [{"hand": ["carga as x", "carga as x"]}, {"hand": ["carga as tree"]}, {"hand": ["?!"]}]
)
def test_labels_are_given_once_and_cards_are_known(side: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        GAME.position({"player1": side}, 0)


def test_the_first_card_of_a_deck_is_its_top() -> None:
    table, names = GAME.position({"player1": {"deck": ["carga as high", "carga as low"]}}, 0)
    assert top(table, 0, 2) == (names["high"], names["low"])
    assert GAME.look(table, "player1.top", names) == ["high", "low"]


def test_what_cannot_be_looked_at_is_told() -> None:
    table, names = GAME.position({"player1": {"scene": ["hulk-v1 as hulk"]}}, 0)
    for path in ("nobody.energy", "hulk.weight", "player1.gold"):
        with pytest.raises(SetupError):
            GAME.look(table, path, names)
