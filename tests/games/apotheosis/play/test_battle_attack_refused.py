"""Who is not attacked or aimed at (battle.attack)."""

from __future__ import annotations

from tests.games.apotheosis.refusing import ROW, at, has, near, put
from tests.refusals import Case, each

CASES = [
    Case(
        "target hero2",
        "r44",
        "refusal-line",
        "b1",
        ("use besta 1",),
        at({"equipment": ["besta"]}, {"hero": "c1"}, terrain=["fffff", "fffff"], altitude=["01000", "00000"]),
    ),
    Case("attack b1", "r45", "refusal-no-piece", "", (), at({}, {"hero": "e1"}, terrain=["f#fff"])),
    Case("attack it", "r25", "refusal-no-piece", "", (), has(equipment=["pau as it"])),
    Case("attack hero1", "r25", "refusal-oneself", "hero1", (), at()),
    Case("attack hero2", "r28", "refusal-untargetable", "hero2", (), at({}, {"hero": "a2", "memento": ["veu"]})),
    Case("attack hero2", "battle.attack.2", "refusal-range", "hero2", (), at()),
    Case(
        "attack hero2", "guidelines.text.1", "refusal-denied", "hero1", (), at({}, {"hero": "a2", "memento": ["calmo"]})
    ),
    Case("attack hero2", "r15", "refusal-points", "hero1", (), at({}, {"hero": "a2"}, points=2)),
    Case(
        "target hero3",
        "r44",
        "refusal-line",
        "hero2",
        ("use besta 1",),
        at({"equipment": ["besta"]}, {"hero": "b1"}, player3={"hero": "c1"}, sides=[0, 1, 1], **ROW),
    ),
    Case(
        "target hero2",
        "r44",
        "refusal-line",
        "box",
        ("use besta 1",),
        near("caixote b1 as box", mine={"equipment": ["besta"]}, **ROW) | {"player2": {"hero": "c1"}},
    ),
    Case(
        "target hero2",
        "r17",
        "refusal-range",
        "hero2",
        ("use besta 1",),
        at({"equipment": ["besta"]}, {"hero": "e1"}, **ROW),
    ),
    Case(
        "target hero1",
        "r25",
        "refusal-oneself",
        "hero1",
        ("use besta 1",),
        at({"equipment": ["besta"]}, {"hero": "b1"}, **ROW),
    ),
    Case(
        "target it",
        "r25",
        "refusal-no-piece",
        "it",
        ("use besta 1",),
        at({"equipment": ["besta as it"]}, {"hero": "b1"}, **ROW),
    ),
    Case(
        "target hero1",
        "r17",
        "refusal-side",
        "hero1",
        ("use ver 1",),
        at({"memento": ["ver"]}, player3={"hero": "c3"}, sides=[0, 1, 1]),
    ),
    Case(
        "target hero2",
        "r28",
        "refusal-untargetable",
        "hero2",
        ("use ver 1",),
        at(
            {"memento": ["ver"]},
            {"memento": ["veu"]},
            player3={"hero": "c3"},
            player4={"hero": "c4"},
            sides=[0, 1, 1, 1],
        ),
    ),
    Case(
        "target box",
        "cards.active.2",
        "refusal-impossible-target",
        "box",
        ("use curar 1",),
        near("caixote c3 as box", mine={"memento": ["curar"], "life": 3}),
    ),
    Case(
        "target hero2",
        "r17",
        "refusal-not-offered",
        "hero2",
        ("use duplo 1", "target hero2"),
        at({"memento": ["duplo"]}, player3={"hero": "c3"}, sides=[0, 1, 1]),
    ),
]


@each(CASES)
def test_an_attack_is_refused(case: Case) -> None:
    put(case)
