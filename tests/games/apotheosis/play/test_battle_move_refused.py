"""Where a character may not walk (battle.move)."""

from __future__ import annotations

from tests.games.apotheosis.refusing import ROW, at, near, put
from tests.refusals import Case, each

CASES = [
    Case("walk c1", "keywords.disabled", "refusal-no-tile", "", (), at({}, {"hero": "e1"}, terrain=["ffxff"])),
    Case("walk b1", "battle.move.4", "refusal-blocked-tile", "b1", (), at({}, {"hero": "e1"}, terrain=["f#fff"])),
    Case("walk b1", "r34", "refusal-occupied", "hero2", (), at({}, {"hero": "b1"})),
    Case("walk c1", "r46", "refusal-in-the-way", "hero2", (), at({}, {"hero": "b1"}, **ROW)),
    Case(
        "walk c1",
        "r46",
        "refusal-in-the-way",
        "box",
        (),
        near("caixote b1 as box", **ROW) | {"player2": {"hero": "e1"}},
    ),
    Case("walk e5", "battle.move.1", "refusal-out-of-reach", "e5", (), at({}, {"hero": "e4"})),
    Case("walk c1", "draft.domain.3", "refusal-domain", "c1", (), at({"hero": "a2"}, {"hero": "a3"}, points=3)),
    Case("walk b1", "battle.move.3", "refusal-climb", "b1", (), at({}, {"hero": "e1"}, altitude=["09000"], **ROW)),
    Case(
        "walk c1",
        "battle.move.4",
        "refusal-no-way",
        "c1",
        (),
        at({"memento": ["tudo"], "life": 3}, {"hero": "e1"}, terrain=["f#fff"]),
    ),
    Case("walk c1", "battle.move.1", "refusal-one-tile", "c1", (), at({}, {}, rulings={"move-path": "tile"})),
    Case("walk b1", "guidelines.text.1", "refusal-denied", "hero1", (), at({}, {"memento": ["preso"]})),
    Case("walk b1", "r15", "refusal-points", "hero1", (), at({"memento": ["tudo"], "life": 3}, points=0)),
    Case(
        "walk c1",
        "r18",
        "refusal-one-tile",
        "c1",
        ("reserve walk", "end", "end"),
        at({}, {"hero": "e2"}, player3={"hero": "b1"}, sides=[0, 1, 0], terrain=["fffff", "sffff"]),
    ),
]


@each(CASES)
def test_a_walk_is_refused(case: Case) -> None:
    put(case)
