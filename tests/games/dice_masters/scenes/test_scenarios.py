"""The worked examples of the manual are scenarios, and a scenario can fail."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import games
from ludoteca.core.errors import SetupError
from ludoteca.games.dice_masters.table import verbs
from ludoteca.scenarios import library, read, run

SCENARIOS = {file.name: file.read_text(encoding="utf-8") for file in library.files("dice_masters")}


def test_every_worked_example_is_a_scenario() -> None:
    examples = {rule.id for rule in games.rulebook("dice_masters").rules if rule.kind == "example"}
    told = [rule for name in SCENARIOS for rule in library.own("dice_masters", name).rules]
    assert len(examples) == 35
    assert examples - set(told) == set()
    assert len(told) == len(set(told)), "an example is told once"


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("eric-against-miguel.toml", '"player1.life" = 7', '"player1.life" = 6'),
        ("eric-against-miguel.toml", "roll: fist shield bolt bolt", "roll: fist fist bolt bolt"),
        ("scott-against-ryan.toml", '"spider-man.damage" = 9', '"spider-man.damage" = 8'),
        ("scott-against-ryan.toml", 'refused = "fundamentals.3"', 'refused = "fundamentals.2"'),
        ("scott-against-ryan.toml", "hulk-gigante-esmeralda level3", "hulk-gigante-esmeralda level2"),
        ("few-dice-to-draw.toml", '"player1.loose" = 2', '"player1.loose" = 1'),
        ("one-iron-man-a-team.toml", "homem-de-ferro-inventor = 2 }", "thor-filho-de-odin = 2 }"),
    ],
)
def test_a_wrong_figure_makes_it_fail(name: str, before: str, after: str) -> None:
    assert before in SCENARIOS[name]
    assert not run(read(SCENARIOS[name].replace(before, after, 1))).holds


@pytest.mark.plain("breaks a class from without, which compiled code does not look at")
def test_a_broken_rule_makes_it_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """The used pile is not put into the empty bag (areas.bag.2): Eric's third turn can't be played."""
    monkeypatch.setattr(verbs, "refill", lambda table, seat: False)
    report = run(library.own("dice_masters", "eric-against-miguel"))
    assert not report.holds


def test_several_dice_with_one_label_are_numbered() -> None:
    table, names = games.game("dice_masters").position(
        {"player2": {"field": ["parceiro*2 as mine", "parceiro as b"]}}, 0
    )
    assert list(names) == ["mine1", "mine2", "b"]
    assert len({*names.values()} & {*table.pieces}) == 3


@pytest.mark.parametrize("label", ["mine", "waiting", "player1"])
def test_a_label_is_given_once(label: str) -> None:
    field = ["parceiro as mine", f"parceiro as {label}"]
    with pytest.raises(SetupError, match=label):
        games.game("dice_masters").position({"player2": {"field": field}}, 0)


@pytest.mark.parametrize("position", [{"player2": {"cards": {"parceiro": 2}}}, {"centre": {"sidekick": 3}}])
def test_sidekicks_lie_on_no_card(position: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        games.game("dice_masters").position(position, 0)
    assert (caught.value.rule, caught.value.message_id) == ("sidekick.1", "position-sidekick")
