"""When and with what a card or an ability is not used (1.13 to 1.18)."""

from __future__ import annotations

from tests.games.fabula.refusing import BLOCK, FIGHT, MINE, THEIRS, at, put
from tests.refusals import Case, each

CASES = [
    Case("use o", "1.13.1-1", "refusal-not-in-hand", "o", position=at({"hand": ["faisca"]}, THEIRS)),
    Case(
        "use it",
        "1.16.4-1",
        "refusal-stack",
        "it",
        ("use faisca", "target v", "use silencio-das-aguas"),
        at({"hand": ["faisca", "galo as it", "redemoinho"]}, THEIRS),
    ),
    Case(
        "use it", "1.16.1-1", "refusal-card-time", "it", (), at({"hand": ["galo as it", "sonho"]}, phase="restoration")
    ),
    Case(
        "use it",
        "1.17.5-1",
        "refusal-only-maneuvers",
        "it",
        ("pass",),
        at({}, {**THEIRS, "hand": ["galo as it", "sonho"]}),
    ),
    Case(
        "use it",
        "1.16.4-2",
        "refusal-under-way",
        "it",
        (*BLOCK, "done"),
        at({**MINE, "hand": ["galo as it", "sonho"]}, {**THEIRS, "hand": []}),
    ),
    Case("use it", "1.1.2", "refusal-no-maneuvers", "it", (), at({"hand": ["sonho as it"]}, {"battle": ["mordaca"]})),
    Case("use it", "1.18.6", "refusal-resources", "it", (), at({"hand": ["caro as it"], "resources": 3})),
    Case("use it", "1.18.6", "refusal-means", "it", (), at({"hand": ["pedagio as it"]})),
    Case("use it", "1.15.3-2", "refusal-no-target", "it", (), at({"hand": ["espinho as it"]})),
    Case(
        "use it",
        "1.16.2",
        "refusal-special-action",
        "",
        ("offensive c",),
        at({**MINE, "hand": ["sonho as it"]}, THEIRS),
    ),
    Case("use it", "1.16.2", "refusal-special-action", "", BLOCK, at(MINE, {**THEIRS, "hand": ["sonho as it"]})),
    Case(
        "use-free o",
        "1.17.4-1",
        "refusal-not-in-hand",
        "o",
        ("use presente",),
        at({"hand": ["presente", "sonho"]}, {**THEIRS, "hand": []}),
    ),
    Case(
        "use-free it",
        "1.17.4-1",
        "refusal-no-maneuver",
        "it",
        ("use presente",),
        at({"hand": ["presente", "galo as it", "sonho"]}, {**THEIRS, "hand": []}),
    ),
    Case(
        "use-free it",
        "1.15.3-2",
        "refusal-no-target",
        "it",
        ("use presente",),
        at({"hand": ["presente", "espinho as it", "sonho"]}),
    ),
    Case(
        "use-free it",
        "1.1.2",
        "refusal-no-maneuvers",
        "it",
        ("use presente", "use mordaca"),
        at({"hand": ["presente", "sonho as it"]}),
    ),
    Case("activate o 0", "1.14.7-1", "refusal-not-yours", "o", position=FIGHT),
    Case("activate g 0", "1.14.4", "refusal-no-ability", "", position=FIGHT),
    Case(
        "activate p 0",
        "1.16.1-1",
        "refusal-card-time",
        "p",
        (),
        at({"battle": ["peixeira as p", "galo"], "hand": ["sonho"]}, phase="restoration"),
    ),
    Case(
        "activate p 0",
        "1.16.4-1",
        "refusal-stack",
        "p",
        ("use faisca", "target v", "use silencio-das-aguas"),
        at({"battle": ["peixeira as p", "galo"], "hand": ["faisca", "redemoinho"]}, THEIRS),
    ),
    Case(
        "activate p 0",
        "1.16.4-2",
        "refusal-under-way",
        "p",
        (*BLOCK, "done"),
        at({**MINE, "battle": [*MINE["battle"], "peixeira as p"], "hand": ["sonho"]}, {**THEIRS, "hand": []}),
    ),
    Case("activate a 0", "g.agir", "refusal-fresh", "a", (), at({"battle": ["artesa fresh as a"]})),
    Case("activate a 0", "1.1.2", "refusal-denied-act", "a", (), at({"battle": ["artesa as a"]}, {"battle": ["peia"]})),
    Case("activate a 2", "g.exaustao", "refusal-exhausted", "", (), at({"battle": ["artesa as a"]})),
    Case("activate a 0", "1.18.6", "refusal-resources", "", (), at({"battle": ["artesa as a"], "resources": 1})),
    Case("activate a 1", "1.18.6", "refusal-means", "", (), at({"battle": ["artesa tapped as a", "amuleto"]})),
    Case("activate a 1", "1.14.11-1", "refusal-no-target", "", (), at({"battle": ["artesa as a"]})),
    Case(
        "activate a 0",
        "1.17.5-1",
        "refusal-not-active",
        "",
        ("pass",),
        at({}, {"battle": ["artesa as a"], "hand": ["sonho"]}),
    ),
]


@each(CASES)
def test_a_use_is_refused(case: Case) -> None:
    put(case)
