"""What is not picked while a card is paid for or carried out (skill.activate, companion.recruit)."""

from __future__ import annotations

from tests.games.apotheosis.refusing import at, has, near, put
from tests.refusals import Case, each

CASES = [
    Case(
        "exhaust ver",
        "skill.activate.1",
        "refusal-not-offered",
        "ver",
        ("use caro 1",),
        has(memento=["caro exhausted", "fonte", "rio", "tronco", "ver"]),
    ),
    Case(
        "recover ver",
        "skill.activate.2",
        "refusal-not-offered",
        "ver",
        ("use caro 1",),
        has(memento=["caro exhausted", "fonte exhausted", "tronco", "ver"]),
    ),
    Case(
        "give it",
        "r12",
        "refusal-not-offered",
        "it",
        ("use sangria 1",),
        has(memento=["sangria", "ver as it"], inventory=["pau", "elmo"]),
    ),
    Case(
        "take it",
        "r40",
        "refusal-not-offered",
        "it",
        ("open chest",),
        near("arca a2 as chest holds funda,gazua", mine={"equipment": ["pau as it"]}),
    ),
    Case(
        "choose it",
        "r17",
        "refusal-sort",
        "it",
        ("use lembrar 1",),
        at({"memento": ["lembrar as it"]}, discards={"item": ["funda", "gazua"]}),
    ),
    Case("deploy a1", "r34", "refusal-occupied", "hero1", ("place cao",), has(inventory=["cao"])),
    Case(
        "deploy e5",
        "companion.recruit.1",
        "refusal-not-there",
        "",
        ("place cao",),
        has(inventory=["cao"]) | {"player2": {"hero": "e4"}},
    ),
]


@each(CASES)
def test_a_pick_is_refused(case: Case) -> None:
    put(case)
