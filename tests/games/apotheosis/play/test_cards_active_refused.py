"""Which cards are not activated, and when (cards.active, keywords)."""

from __future__ import annotations

from tests.games.apotheosis.refusing import at, has, put
from tests.refusals import Case, each

CASES = [
    Case("use it 1", "cards.own.1", "refusal-not-yours", "it", (), at({}, {"memento": ["ver as it"]})),
    Case("use it 1", "cards.active.1", "refusal-not-active", "it", (), has(memento=["passiva as it"])),
    Case("use it 1", "draft.reveal.1", "refusal-concealed", "it", (), has(memento=["ver concealed as it"])),
    Case("use it 1", "inventory.3", "refusal-in-inventory", "it", (), has(inventory=["ver as it"])),
    Case("use it 1", "event.activate.1", "refusal-knowledge", "it", (), has(inventory=["festa as it"])),
    Case("use feriado 1", "scenario.1", "refusal-not-there", "feriado", (), at({"life": 3}, scene=["feriado"])),
    Case(
        "use eco 2",
        "cards.keyword.scope",
        "refusal-not-there",
        "eco",
        (),
        at({"level": 4, "discard": ["eco"]}, format="lagvig"),
    ),
    Case("use festa 1", "scenario.1", "refusal-knowledge", "festa", (), at({"life": 3}, scene=["festa"])),
    Case(
        "use lobo-cinzento 2",
        "companion.attach.2",
        "refusal-technique",
        "lobo-cinzento",
        (),
        at(
            {
                "hero": "a1",
                "level": 4,
                "slots": (3, 3, 3),
                "knows": {"cooperation": 1},
                "support": ["lobo-cinzento b1 as wolf"],
            },
            turn="wolf",
        ),
    ),
    Case("use it 1", "r6", "refusal-reactive", "it", (), has(memento=["guarda as it"])),
    Case("use it 1", "summus.ultimatum.1", "refusal-ultimatum", "it", (), at({"level": 9, "memento": ["juizo as it"]})),
    Case("use it 1", "keywords.all-in", "refusal-all-in", "it", ("walk a2",), has(memento=["tudo as it"], life=3)),
    Case("use it 1", "draft.once.1", "refusal-once", "it", ("use it 1",), has(memento=["uma-vez as it"])),
    Case(
        "use it 1",
        "guidelines.text.1",
        "refusal-denied",
        "hero1",
        (),
        at({"memento": ["ver as it"]}, {"memento": ["mudo"]}),
    ),
    Case("use it 1", "r15", "refusal-points", "it", (), has(equipment=["besta as it"]) | {"points": 2}),
    Case("use it 1", "r15", "refusal-energy", "it", (), has(memento=["caro exhausted as it"])),
    Case("use it 1", "r15", "refusal-cost", "it", (), has(memento=["sangria as it"])),
    Case("use it 1", "r16", "refusal-condition", "it", (), has(memento=["fase as it"], life=3)),
    Case("use it 1", "r17", "refusal-no-target", "it", (), at({"memento": ["ver as it"]}, {"memento": ["veu"]})),
    Case("use it 1", "cards.active.2", "refusal-not-in-full", "it", (), has(memento=["compra as it"])),
    Case(
        "respond it 1",
        "cards.own.1",
        "refusal-not-yours",
        "it",
        ("attack hero2",),
        at({"memento": ["guarda as it"]}, {"hero": "a2", "memento": ["guarda"]}),
    ),
    Case(
        "respond it 1",
        "r7",
        "refusal-not-reactive",
        "it",
        ("attack hero2",),
        at({}, {"hero": "a2", "memento": ["guarda", "ver as it"]}),
    ),
    Case(
        "respond it 1",
        "r8",
        "refusal-situation",
        "it",
        ("attack hero2",),
        at({}, {"hero": "a2", "memento": ["guarda", "olho as it"]}),
    ),
    Case(
        "respond it 1",
        "cards.borrow.2",
        "refusal-debt",
        "it",
        ("attack hero2",),
        at({}, {"hero": "a2", "debt": 9, "memento": ["guarda", "escudo as it"]}),
    ),
    Case("reserve dance", "r18", "refusal-not-kept", "", (), at()),
    Case("reserve attack", "r18", "refusal-cannot-keep", "", (), at({}, points=1)),
    Case("reserve attack", "r18", "refusal-no-reserving", "", (), at(reserving=False)),
    Case("reserve-use it 1", "r18", "refusal-no-reserving", "", (), at({"memento": ["ver as it"]}, reserving=False)),
    Case("reserve-use it 1", "r18", "refusal-cannot-keep", "it", (), has(memento=["tudo as it"], life=3)),
    Case("reserve-use it 1", "r6", "refusal-reactive", "it", (), has(memento=["guarda as it"])),
]


@each(CASES)
def test_an_activation_is_refused(case: Case) -> None:
    put(case)
