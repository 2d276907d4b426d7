"""What is refused, and by which rule: every verb with each requirement that can refuse it.

A case is a small position, the choices that lead to the question, what is tried, and what a judge would say: the
rule, the message, and the piece, tile or card to blame.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from ludoteca.core import notation
from ludoteca.core.action import Action
from ludoteca.games.apotheosis.game import GAME
from tests.games.apotheosis.board import Board, companion, event, item, skill, weapon
from tests.told import LANGUAGES, strict

LONE = {"id": "caixote", "title": {"pt": "Caixote", "en": "Crate"}, "life": 3, "obstacle": True}
DOOR = {
    "id": "portinha",
    "title": {"pt": "Portinha", "en": "Wicket"},
    "life": 3,
    "obstacle": True,
    "fixed": True,
    "checks": [
        {"title": {"pt": "abrir", "en": "open"}, "attribute": "agility", "difficulty": 30, "result": "clear"},
    ],
}
CHEST = {"id": "arca", "title": {"pt": "Arca", "en": "Ark"}, "life": 3, "container": True}
THINGS = [LONE, DOOR, CHEST]

CARDS = (
    weapon("Besta", ap=3, reach=3, constant=1),
    skill("Ver", "Alvo: um personagem inimigo. O alvo perde 1 de VIDA.", bar={"ap": 1}),
    skill("Curar", "Alvo: uma peça. O alvo recupera 1 de VIDA.", bar={"ap": 1}),
    skill("Duplo", "Alvo: 2 personagens. O alvo perde 1 de VIDA.", bar={"ap": 1}),
    skill("Lembrar", "Obtenha até 2 ITENS do descarte.", bar={"ap": 1}),
    skill("Eco", "Ativa, da pilha de descarte. Obtenha esta carta.\nAtiva. Você recebe o marcador Eco."),
    skill("Fonte", mana=1),
    item("Fardo", value=0),
    skill("Tronco", mana=3),
    skill("Rio", mana=1),
    skill("Juízo", "Você recebe o marcador Juiz.", summus="ultimatum", ultimatum=2, level=3),
    skill("Caro", "Você recebe o marcador Caro.", mana=2, bar={"ap": 1}),
    skill("Sangria", "Custo: descarte um ITEM do seu inventário. Você recebe o marcador Pago.", bar={"ap": 1}),
    skill("Fase", "Somente se você tem o marcador Fase. Você recupera 1 de VIDA.", bar={"ap": 1}),
    skill("Guarda", "Reativa. Quando você é escolhido como alvo de um ataque, reduza o dano da ação em 3."),
    skill(
        "Escudo", "Reativa. Quando você é escolhido como alvo de um ataque, reduza o dano da ação em 3.", bar={"ap": 1}
    ),
    skill("Olho", "Reativa. Quando um personagem inimigo ativa um EVENTO, negue a ação."),
    skill("Uma Vez", "Ativa, uma vez por turno. Você recebe o marcador Um.", bar={"ap": 1}),
    skill("Tudo", "Ativa, sacrifica o turno. Você recupera 1 de VIDA."),
    skill("Prisão", "Alvo: um personagem inimigo. O alvo não pode atacar até o fim da rodada.", bar={"ap": 1}),
    skill("Véu", "Permanente. Você não pode ser alvo."),
    skill("Calmo", "Permanente. Cada personagem inimigo não pode atacar."),
    skill("Preso", "Permanente. Cada personagem inimigo não pode se mover."),
    skill("Desperto", "Permanente. Cada personagem inimigo não pode descansar."),
    skill("Mudo", "Permanente. Cada personagem inimigo não pode ativar cartas."),
    skill("Compra", "Você puxa 1 carta do Mercado.", bar={"ap": 1}),
    skill("Sábio", "Você recebe o marcador Sábio.", knowledge="arcane", bar={"ap": 1}),
    skill("Passiva", "Permanente. Você tem +1 de INT."),
    item("Elmo", specifier="head"),
    item("Capuz", specifier="head"),
    item("Pau"),
    event("Festa", "Cada Herói recupera 1 de VIDA.", knowledge="art"),
    event("Feriado", "Ativa. Depois, ponha esta carta no cenário.\nPermanente. O nível de acesso aumenta em 1."),
    companion("Cão"),
    companion("Vulto", kind="summon"),
)


WORDS = [strict(GAME, lang) for lang in LANGUAGES]


@dataclass
class Case:
    """``tries`` is refused by ``rule``, after ``moves`` in the position."""

    tries: str
    rule: str
    message: str
    blame: str = ""
    moves: tuple[str, ...] = ()
    position: dict[str, Any] = field(default_factory=dict)

    @property
    def verb(self) -> str:
        return self.tries.split()[0]


def at(player1: dict[str, Any] | None = None, player2: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"player1": player1 or {}, "player2": player2 or {}, "things": THINGS, **more}


def has(**mine: Any) -> dict[str, Any]:
    """Hero 1 in the corner with these cards."""
    return at({"hero": "a1", "level": 4, "slots": (6, 6, 3), **mine})


def near(*objects: str, **more: Any) -> dict[str, Any]:
    """These objects on the board, Hero 1 in the corner."""
    return at({"hero": "a1", **more.pop("mine", {})}, objects=list(objects), **more)


ROW = {"terrain": ["fffff"]}
PACK = {"hero": "a1", "level": 4, "slots": (6, 6, 3), "support": ["cao b1 as dog"]}

WALKING = [
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

ATTACKING = [
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

USING = [
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
        "refusal-points",
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

NEARBY = [
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

OWN_CARDS = [
    Case("place it", "chart.table", "refusal-not-in-inventory", "", (), has(equipment=["pau as it"])),
    Case("place it", "cards.resource.1", "refusal-knowledge", "it", (), has(inventory=["sabio as it"])),
    Case("place it", "table.2", "refusal-no-slot", "it", (), at({"inventory": ["ver as it"], "slots": (0, 0, 0)})),
    Case(
        "place it",
        "item.specifier.1",
        "refusal-specifier",
        "it",
        (),
        has(equipment=["elmo"], inventory=["capuz as it"]),
    ),
    Case(
        "place it",
        "companion.recruit.1",
        "refusal-no-access",
        "it",
        (),
        at(
            {"hero": "a1", "level": 4, "slots": (3, 3, 3), "inventory": ["cao as it"]},
            {"hero": "a2"},
            terrain=["f", "f", "f", "f"],
            starts=[["a1"], ["a4"]],
        ),
    ),
    Case("return it", "chart.table", "refusal-not-on-table", "", (), has(inventory=["pau as it"])),
    Case(
        "return it",
        "inventory.1",
        "refusal-full",
        "hero1",
        (),
        at({"equipment": ["elmo as it"], "inventory": ["pau*11"]}),
    ),
    Case(
        "return cao",
        "companion.abandon.1",
        "refusal-no-access",
        "cao",
        (),
        at(
            {**PACK, "support": ["cao a2 as dog"]},
            {"hero": "a4"},
            terrain=["f", "f", "f", "f"],
            starts=[["a1"], ["a4"]],
        ),
    ),
    Case(
        "attach it dog",
        "companion.attach.1",
        "refusal-not-in-inventory",
        "",
        (),
        at({**PACK, "equipment": ["pau as it"]}),
    ),
    Case(
        "attach it dog",
        "r39",
        "refusal-not-adjacent",
        "dog",
        (),
        at({**PACK, "support": ["cao d1 as dog"], "inventory": ["pau as it"]}),
    ),
    Case(
        "attach it hero2",
        "companion.attach.1",
        "refusal-no-companion",
        "hero2",
        (),
        at({**PACK, "inventory": ["pau as it"]}, {"hero": "a2"}),
    ),
    Case(
        "attach it dog",
        "companion.attach.1",
        "refusal-full",
        "dog",
        (),
        at({**PACK, "support": ["cao b1 as dog holds elmo,elmo,elmo,elmo,elmo"], "inventory": ["pau as it"]}),
    ),
    Case("detach it", "companion.attach.1", "refusal-not-attached", "", (), at({**PACK, "equipment": ["pau as it"]})),
    Case(
        "detach elmo",
        "companion.attach.1",
        "refusal-no-companion",
        "dog",
        (),
        at({"hero": "a1"}, {"hero": "e5", "level": 4, "slots": (3, 3, 3), "support": ["cao a2 as dog holds elmo"]}),
    ),
    Case(
        "detach elmo",
        "companion.attach.1",
        "refusal-not-adjacent",
        "dog",
        (),
        at({**PACK, "support": ["cao d1 as dog holds elmo"]}),
    ),
    Case(
        "detach elmo",
        "inventory.1",
        "refusal-full",
        "hero1",
        (),
        at({**PACK, "support": ["cao b1 as dog holds elmo"], "inventory": ["pau*14"]}),
    ),
    Case("summon cao b2", "companion.summon.1", "refusal-no-summon", "", (), at(PACK)),
    Case(
        "summon vulto a2",
        "companion.summon.4",
        "refusal-not-again",
        "vulto",
        (),
        at({**PACK, "support": ["vulto b1 as ghost"], "memento": ["caro"]}),
    ),
    Case("summon vulto a2", "companion.summon.1", "refusal-energy", "vulto", (), at({**PACK, "support": ["vulto"]})),
    Case(
        "summon vulto c3",
        "companion.summon.1",
        "refusal-not-empty",
        "vulto",
        (),
        at({**PACK, "support": ["vulto"], "memento": ["caro"]}),
    ),
    Case("unsummon cao", "companion.summon.3", "refusal-no-summon", "", (), at(PACK)),
    Case("unsummon vulto", "companion.summon.3", "refusal-no-summon", "", (), at({**PACK, "support": ["vulto"]})),
    Case("awaken", "entity.1", "refusal-no-entity", "hero1", (), at()),
    Case(
        "awaken",
        "entity.2",
        "refusal-entity-already",
        "it",
        (),
        has(sheet=["raiz-antiga as it revealed"], memento=["caro"]),
    ),
    Case("awaken", "entity.3", "refusal-energy", "it", (), has(sheet=["raiz-antiga as it"])),
    Case("sleep", "entity.1", "refusal-no-entity", "hero1", (), at()),
    Case("sleep", "entity.2", "refusal-entity-already", "it", (), has(sheet=["raiz-antiga as it"])),
    Case(
        "sleep",
        "entity.4",
        "refusal-entity-turned",
        "it",
        ("awaken",),
        has(sheet=["raiz-antiga as it"], memento=["caro"]),
    ),
    Case("restore it", "summus.collegium.1", "refusal-no-collegium", "", (), has(memento=["ver as it"])),
    Case("restore it", "summus.collegium.1", "refusal-upright", "it", (), has(sheet=["collegium-das-torres as it"])),
    Case("restore it", "r15", "refusal-energy", "it", (), has(sheet=["collegium-das-torres exhausted as it"])),
    Case("rest life", "keywords.all-in", "refusal-all-in", "hero1", ("walk a2",), at({"life": 3})),
    Case("rest life", "guidelines.text.1", "refusal-denied", "hero1", (), at({"life": 3}, {"memento": ["desperto"]})),
    Case("rest life", "battle.rest.1", "refusal-unhurt", "hero1", (), at()),
    Case("rest energy", "battle.rest.1", "refusal-upright", "hero1", (), at({"memento": ["caro"]})),
    Case("rest wine", "battle.rest.1", "refusal-not-offered", "", (), at()),
    Case("evolve", "companion.evolve.1", "refusal-no-companion", "hero1", (), at()),
    Case("evolve", "companion.evolve.1", "refusal-empty-deck", "dog", (), at(PACK, turn="dog")),
    Case("evolve", "companion.evolve.1", "refusal-cost", "dog", (), at(PACK, turn="dog", decks={"companion": ["cao"]})),
    Case(
        "exchange it", "decks.3", "refusal-not-in-discard", "", (), at({"inventory": ["pau as it"]}, scene=["feriado"])
    ),
    Case(
        "exchange casa-do-carvalho",
        "decks.3",
        "refusal-not-in-discard",
        "casa-do-carvalho",
        (),
        at(scene=["feriado"], discards={"house": ["casa-carvalho"]}),
    ),
    Case("exchange pau", "decks.4", "refusal-access", "pau", (), at(discards={"item": ["pau"]})),
    Case(
        "exchange fardo",
        "item.price.1",
        "refusal-no-price",
        "fardo",
        (),
        at(scene=["feriado"], discards={"item": ["fardo"]}),
    ),
    Case("exchange pau", "decks.3", "refusal-cost", "pau", (), at(scene=["feriado"], discards={"item": ["pau"]})),
]

PICKING = [
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

CASES = [*PICKING, *WALKING, *ATTACKING, *USING, *NEARBY, *OWN_CARDS]


def reach(case: Case) -> Board:
    return Board(*CARDS, **case.position).start().do(*case.moves)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.tries} {case.message.removeprefix('refusal-')}")
def test_what_is_refused_and_why(case: Case) -> None:
    board = reach(case)
    option = notation.read(board.table, case.tries, board.names)
    refusal = board.table.why_not(option)
    assert refusal is not None, "it is allowed"
    assert (refusal.rule, refusal.message) == (case.rule, case.message)
    if case.blame in board.names:
        assert refusal.blame == board.names[case.blame]
    elif case.blame:
        assert refusal.blame == board.table.tile(board.table.board.grid.read(case.blame))
    assert board.table.decision is not None
    for messages in WORDS:
        assert GAME.telling(board.table, board.table.decision.seat, messages).refusal(option, refusal)


def test_no_verb_and_no_requirement_is_left_out() -> None:
    """A new verb, or a new requirement of one, needs its case: a requirement that several verbs share, one for all."""
    met = {(case.rule, case.message) for case in CASES}
    messages = {case.message for case in CASES}
    declared = {(need.rule, need.message) for action in GAME.actions.values() for need in action.requirements()}
    missing = {each for each in declared if each not in met and (each[0] or each[1] not in messages)}
    assert not missing, sorted(missing)
    assert {case.verb for case in CASES} | ANSWERS == set(GAME.actions)
    assert all(type(action).why_not is Action.why_not for action in GAME.actions.values())


#: Verbs with nothing to refuse: whoever is asked may always answer so.
ANSWERS = {"end", "enough", "accept", "decline"}
