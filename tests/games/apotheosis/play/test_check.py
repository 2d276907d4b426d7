"""Checks (check.*): the roll, the knowledge, levels of success and failure, resources."""

from __future__ import annotations

from typing import Any

from ludoteca.games.apotheosis.play.checks import failure_level, success_level
from ludoteca.games.apotheosis.table.values import knowledge_bonus
from tests.games.apotheosis.board import Board, companion, event, skill
from tests.proof import rule


def lock(difficulty: int, knowledge: str = "", attribute: str = "intelligence") -> dict[str, Any]:
    check = {
        "title": {"pt": "Abrir", "en": "Open"},
        "attribute": attribute,
        "difficulty": difficulty,
        "result": "clear",
    }
    listed = {**check, "knowledge": knowledge} if knowledge else check
    return {"id": "cofre", "title": {"pt": "Cofre", "en": "Vault"}, "life": 4, "obstacle": True, "checks": [listed]}


def vault(difficulty: int, knowledge: str = "", *cards: dict[str, Any], **seat: Any) -> Board:
    return Board(
        *cards, objects=["cofre b1 as vault"], things=[lock(difficulty, knowledge)], player1={"hero": "a1", **seat}
    )


@rule("apotheosis", "check.roll.1")
def test_the_roll_and_attribute_against_the_difficulty() -> None:
    gift = skill("Jeito", "Permanente. Você tem +2 de testes.")
    for difficulty, success in ((9, True), (10, False)):
        # 1D6 shows 3, intelligence 4, a bonus of 2.
        board = vault(difficulty, "", gift, memento=["jeito"]).roll("check: 3")
        board.do("check vault 1")
        assert board.look("vault.obstacle") is not success, difficulty
        assert board.events("check")[0].values[:3] == (9, difficulty, int(success))


@rule("apotheosis", "check.roll.2", "check.knowledge.1")
def test_without_the_knowledge_a_d3_and_with_it_the_bonus() -> None:
    assert [knowledge_bonus(level) for level in range(6)] == [0, 1, 5, 10, 20, 30]
    lacking = vault(7, "cunning").roll("check: 5")
    lacking.do("check vault 1")
    assert lacking.events("check")[0].values[0] == 4 + 3, "a 5 reads 3 on a D3"
    knowing = vault(7, "cunning", knows={"cunning": 2}).roll("check: 5")
    knowing.do("check vault 1")
    assert knowing.events("check")[0].values[0] == 4 + 5 + 5
    free = vault(7).roll("check: 5")
    free.do("check vault 1")
    assert free.events("check")[0].values[0] == 4 + 5


@rule("apotheosis", "check.roll.3")
def test_a_natural_six_explodes_in_a_check_too() -> None:
    board = vault(20).roll("check: 6 6 1")
    board.do("check vault 1")
    assert board.events("check")[0].values[0] == 4 + 6 + 3 + 1


@rule("apotheosis", "check.success.1", "check.success-ex1")
def test_levels_of_success() -> None:
    assert [success_level(result, 12) for result in (12, 23, 24, 35, 36)] == [0, 0, 1, 1, 2]
    assert success_level(40, 10) == 0 and success_level(22, 11) == 1


@rule("apotheosis", "check.failure.1", "check.failure-ex1")
def test_levels_of_failure() -> None:
    assert [failure_level(result, 24) for result in (23, 13, 12, 8, 7, 3, 2, 0)] == [0, 0, 1, 1, 2, 2, 3, 3]


@rule("apotheosis", "check.retry.1")
def test_nobody_tries_again_but_another_may() -> None:
    board = Board(
        objects=["cofre b1 as vault"],
        things=[lock(20)],
        player1={"hero": "a1"},
        player2={"hero": "c1"},
    ).roll("check: 1")
    board.do("check vault 1")
    assert board.refused("check vault 1") == "check.retry.1"
    board.do("end")
    assert board.allowed("check vault 1")
    passed = vault(5).roll("check: 1")
    passed.do("check vault 1")
    assert passed.look("vault.obstacle") is False and passed.refused("check vault 1") == "check.retry.1"


@rule("apotheosis", "check.resources.1")
def test_fate_before_will_after_and_xp_against_a_failure() -> None:
    grace = event("Graça", "Cada Herói recebe o marcador Graça.", fate=2)
    squire = {**companion("Escudeiro", kind="human"), "value": 2}
    lore = {**skill("Saber", "Permanente. Você tem +1 de INT."), "value": 6}
    # 4 + 1 = 5 against 9: fate lowers it to 7, will raises the result to 7.
    board = vault(9, "", grace, squire, inventory=["graca", "escudeiro"]).roll("check: 1")
    board.do("check vault 1")
    assert board.asked() == "ask-spend-fate"
    board.do("give graca")
    assert board.asked() == "ask-spend-will"
    board.do("give escudeiro")
    assert board.events("check")[0].values[:3] == (7, 7, 1) and board.look("player1.inventory") == {}
    # 5 against 6, and 6 XP.
    paid = vault(6, "", lore, inventory=["saber"]).roll("check: 1")
    paid.do("check vault 1")
    assert paid.asked() == "ask-xp"
    paid.do("accept")
    assert paid.look("vault.obstacle") is False and paid.look("discard.skill") == {"saber": 1}
    short = vault(7, "", lore, inventory=["saber"]).roll("check: 1")
    short.do("check vault 1")
    assert short.look("vault.obstacle") is True, "6 XP are less than the difficulty of 7"


@rule("apotheosis", "check.resources.2")
def test_resources_of_the_checks_knowledge_count_double_for_one_who_has_it() -> None:
    grace = event("Graça", "Cada Herói recebe o marcador Graça.", fate=2, knowledge="cunning")
    knowing = vault(10, "cunning", grace, inventory=["graca"], knows={"cunning": 1}).roll("check: 1")
    knowing.do("check vault 1", "give graca")
    # 1D6 + 1 + 4 = 6 against 10 - 4.
    assert knowing.events("check")[0].values[:3] == (6, 6, 1)
    lacking = vault(10, "cunning", grace, inventory=["graca"]).roll("check: 5")
    lacking.do("check vault 1", "give graca")
    assert lacking.events("check")[0].values[:3] == (7, 8, 0)


def test_difficulty_is_at_least_one() -> None:
    """Gap minimum-scope."""
    grace = event("Graça", "Cada Herói recebe o marcador Graça.", fate=9)
    board = vault(5, "", grace, inventory=["graca"]).roll("check: 1")
    board.do("check vault 1", "give graca")
    assert board.events("check")[0].values[:3] == (5, 1, 1)
