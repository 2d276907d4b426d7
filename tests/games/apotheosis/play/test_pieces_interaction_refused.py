"""What a character does not do with what stands beside it (pieces, check, inventory)."""

from __future__ import annotations

from tests.games.apotheosis.refusing import PACK, at, has, near, put
from tests.refusals import Case, each

CASES = [
    Case("check hero2 1", "r39", "refusal-not-adjacent", "hero2", (), at()),
    Case("check box 1", "r37", "refusal-no-check", "box", (), near("caixote a2 as box")),
    Case("check door 1", "check.retry.1", "refusal-tried", "door", ("check door 1",), near("portinha a2 as door")),
    Case("check door 1", "check.retry.1", "refusal-open-already", "door", (), near("portinha a2 open as door")),
    Case("check door 1", "r15", "refusal-points", "hero1", (), near("portinha a2 as door", points=1)),
    Case("open it", "r25", "refusal-no-piece", "", (), has(equipment=["pau as it"])),
    Case("open box", "r38", "refusal-no-container", "box", (), near("caixote a2 as box")),
    Case("open chest", "r40", "refusal-empty", "chest", (), near("arca a2 as chest")),
    Case(
        "open chest",
        "inventory.1",
        "refusal-full",
        "hero1",
        (),
        near("arca a2 as chest holds praga", mine={"inventory": ["pau*11"]}),
    ),
    Case(
        "open chest",
        "companion.attach.1",
        "refusal-full",
        "dog",
        (),
        at(
            {**PACK, "support": ["cao b1 as dog holds pau,pau,pau,pau,pau"]},
            objects=["arca b2 as chest holds praga"],
            turn="dog",
        ),
    ),
    Case("shove door b1", "chart.interact", "refusal-fixed", "door", (), near("portinha a2 as door")),
    Case("shove box a1", "r42", "refusal-not-empty", "box", (), near("caixote a2 as box")),
    Case("shove box c3", "r42", "refusal-not-adjacent", "box", (), near("caixote a2 as box")),
    Case(
        "shove box a3",
        "chart.interact",
        "refusal-too-high",
        "box",
        (),
        near("caixote a2 as box", altitude=["00000", "00000", "20000", "00000", "00000"]),
    ),
    Case("drop it a2", "pieces.container.4", "refusal-no-item", "", (), has(memento=["ver as it"])),
    Case(
        "drop it b1",
        "pieces.container.4",
        "refusal-not-empty",
        "",
        (),
        at({"equipment": ["pau as it"]}, {"hero": "b1"}),
    ),
    Case(
        "drop it hero2",
        "pieces.container.4",
        "refusal-no-container",
        "",
        (),
        at({"equipment": ["pau as it"]}, {"hero": "b1"}),
    ),
    Case("drop it c3", "pieces.container.4", "refusal-not-adjacent", "", (), has(equipment=["pau as it"])),
    Case(
        "drop it b2",
        "hero.definition.1",
        "refusal-no-table",
        "dog",
        (),
        at({**PACK, "equipment": ["pau as it"]}, turn="dog"),
    ),
    Case("talk box", "chart.interact", "refusal-no-character", "box", (), near("caixote a2 as box")),
]


@each(CASES)
def test_an_interaction_is_refused(case: Case) -> None:
    put(case)
