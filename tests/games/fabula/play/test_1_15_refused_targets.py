"""What is no target (1.10, 1.11, 1.15)."""

from __future__ import annotations

from tests.games.fabula.refusing import MINE, THEIRS, at, put
from tests.refusals import Case, each

CASES = [
    Case(
        "target g",
        "1.15.11-1",
        "refusal-same-target",
        "g",
        ("use ferroada", "target g"),
        at({**MINE, "hand": ["ferroada"]}, THEIRS),
    ),
    Case(
        "target o",
        "1.15.5",
        "refusal-present-target",
        "o",
        ("use espinho", "target o", "use desvio-da-corrente"),
        at({**MINE, "hand": ["espinho"]}, {"battle": ["onca as o", "vigia", "galo"], "hand": ["desvio"]}),
    ),
    Case(
        "target caro/TOP",
        "1.15.6",
        "refusal-effect-target",
        "TOP",
        ("use caro", "use vento"),
        at({"hand": ["caro"]}, {"hand": ["vento"]}),
    ),
    Case(
        "target player2", "1.15.9-2", "refusal-no-permanent", "player2", ("use vento",), at({"hand": ["vento"]}, THEIRS)
    ),
    Case("target c", "1.10.2", "refusal-sort", "c", ("use espinho",), at({"hand": ["espinho"]}, THEIRS)),
    Case("target g", "1.10.5-1", "refusal-whose", "g", ("use espinho",), at({**MINE, "hand": ["espinho"]}, THEIRS)),
    Case(
        "target juiza/OTHER",
        "1.15.7",
        "refusal-itself",
        "OTHER",
        ("INSTANCES",),
        at({"battle": ["juiza as j"], "hand": ["caro"]}, {"hand": ["silencio", "sonho"]}),
    ),
    Case(
        "target o",
        "1.1.2",
        "refusal-out-of-reach",
        "o",
        ("use vento",),
        at({"hand": ["vento"]}, {"battle": ["onca as o", "manto"]}),
    ),
    Case(
        "target g",
        "1.15.3-1",
        "refusal-target",
        "g",
        ("use dupla-mira",),
        at({"hand": ["dupla-mira"], "battle": ["galo as g"]}, THEIRS),
    ),
    Case(
        "target secret",
        "1.15.3-1",
        "refusal-target",
        "secret",
        ("use segredo",),
        at({"hand": ["segredo", "galo", "sonho"]}, {"hand": ["onca as secret"]}),
    ),
    Case(
        "choose t",
        "1.11.6",
        "refusal-tapped",
        "t",
        ("use ceifa",),
        at({"hand": ["ceifa"], "battle": ["galo tapped", "onca tapped", "tamandua as t"]}),
    ),
    Case(
        "choose o",
        "1.10.5-1",
        "refusal-whose",
        "o",
        ("use ceifa",),
        at({"hand": ["ceifa"], "battle": ["galo tapped", "onca tapped"]}, {"battle": ["vigia tapped as o"]}),
    ),
]


@each(CASES)
def test_a_target_is_refused(case: Case) -> None:
    put(case)
