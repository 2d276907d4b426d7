"""What is not chosen while a card is used or an effect carried out (1.6 to 1.22)."""

from __future__ import annotations

from tests.games.fabula.refusing import MINE, THEIRS, at, put
from tests.refusals import Case, each

CASES = [
    Case("mode 0", "1.15.3-2", "refusal-no-target", "", ("use encruza",), at({"hand": ["encruza"]})),
    Case("mode 7", "1.14.3a-ex2", "refusal-mode", "", ("use encruza",), at({"hand": ["encruza"]})),
    Case("x -1", "1.8.5", "refusal-x-below", "", ("use fogareu",), at({"hand": ["fogareu"], "resources": 2})),
    Case("x 3", "1.18.6", "refusal-x", "", ("use fogareu",), at({"hand": ["fogareu"], "resources": 2})),
    Case(
        "share 0",
        "1.15.12-2",
        "refusal-share",
        "",
        ("use chuvisco", "target g", "target o", "enough"),
        at({**MINE, "hand": ["chuvisco"]}, THEIRS),
    ),
    Case(
        "share 9",
        "1.22.4a-2",
        "refusal-share",
        "",
        ("offensive c", "join t", "done", "block o t", "block v t"),
        at({"battle": ["tamandua as t", "galo"]}, {**THEIRS, "hand": []}),
    ),
    Case(
        "give o", "g.sacrificar-1", "refusal-not-own", "o", ("use pedagio",), at({**MINE, "hand": ["pedagio"]}, THEIRS)
    ),
    Case("give near1", "1.18.6", "refusal-give", "near1", ("use pedagio",), at({**MINE, "hand": ["pedagio"]}, THEIRS)),
    Case(
        "give o",
        "g.sacrificar-1",
        "refusal-not-own",
        "o",
        ("use tributo",),
        at({**MINE, "hand": ["tributo"]}, {**THEIRS, "hand": []}),
    ),
    Case(
        "give near1",
        "1.17.5e",
        "refusal-give",
        "near1",
        ("use tributo",),
        at({**MINE, "hand": ["tributo"]}, {**THEIRS, "hand": []}),
    ),
    Case(
        "give g",
        "1.19.3",
        "refusal-not-in-hand",
        "g",
        (),
        at({**MINE, "hand": ["andarilho*3", "boneco*3"]}, phase="final"),
    ),
    Case("colour pink", "1.6.6-1", "refusal-colour-word", "", ("use tinta",), at({"hand": ["tinta"]})),
    Case("number 4", "1.8.3", "refusal-number", "", ("use sorteio",), at({"hand": ["sorteio"]})),
    Case(
        "order sineta/1",
        "1.14.9-1",
        "refusal-not-waiting",
        "1",
        ("use faisca", "target g"),
        at({"hand": ["faisca"], "battle": ["galo as g", "sineta", "sirene"]}),
    ),
]


@each(CASES)
def test_a_choice_is_refused(case: Case) -> None:
    put(case)
