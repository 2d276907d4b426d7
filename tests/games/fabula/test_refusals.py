"""What is refused, and by which rule: every verb with each requirement that can refuse it.

A case is a small position, the choices that lead to the question, what is tried, and what a judge would say: the
rule, the message and the piece to blame (by its label; "" for none, or what was typed where it is no piece).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from ludoteca.core import notation
from ludoteca.core.match import Match
from ludoteca.core.resolving import CHOOSE_TARGET, PICK_MODE
from ludoteca.games.fabula.game import GAME
from tests.games.fabula.board import Board, ally, maneuver, modification
from tests.told import LANGUAGES, strict

# -- cards that the cases need -----------------------------------------------------------------

CARDS = (
    maneuver("Ferroada", "Cause 1 de dano a dois aliados alvo."),
    maneuver("Vento", "Exile a permanente alvo."),
    maneuver("Espinho", "Cause 1 de dano ao aliado alvo que um oponente controla."),
    maneuver("Dupla Mira", "Vire o aliado alvo. Destrua outro aliado alvo que você controla."),
    maneuver("Pedágio", "Para usar esta carta, sacrifique um aliado.\nCompre uma carta."),
    maneuver("Tributo", "Cada jogador sacrifica um aliado."),
    maneuver("Encruza", "Escolha um: • Destrua a modificação alvo. • Compre uma carta. • Ganhe 1 recurso."),
    maneuver("Fogaréu", "Cause X de dano à base alvo.", cost="X"),
    maneuver("Chuvisco", "Divida 3 de dano entre até três aliados alvo."),
    maneuver("Sorteio", "Escolha um número de 0 a 3; ganhe X recursos."),
    maneuver("Tinta", "Escolha uma cor; destrua cada aliado da cor escolhida."),
    maneuver("Ceifa", "Destrua um aliado virado que você controla."),
    maneuver("Presente", "Use uma manobra da mão sem pagar o custo."),
    maneuver("Caro", "Compre duas cartas.", cost=4),
    maneuver("Segredo", "Devolva a carta alvo da sua mão à mão do dono."),
    modification("Mordaça", "Os oponentes não podem usar manobras."),
    modification("Manto", "Os aliados que você controla não podem ser alvo dos oponentes."),
    modification("Peia", "Os aliados não podem agir."),
    modification("Calmaria", "Os aliados não podem realizar influências."),
    modification("Trégua", "Os aliados não podem realizar ofensivas."),
    modification("Sono", "Os aliados não podem bloquear."),
    ally("Fantasma", "2/2/2", "Esta carta não pode ser bloqueada."),
    ally("Artesã", "1/1/3", "2: Compre uma carta.\n↷: Destrua a modificação alvo.\nExaustão."),
    ally("Juíza", "1/1/3", "0: Cancele o efeito alvo."),
    ally("Sineta", "1/1/1", "Quando um aliado morrer, compre uma carta."),
    ally("Sirene", "1/1/1", "Quando um aliado morrer, ganhe 1 recurso."),
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
    return {"player1": player1 or {}, "player2": player2 or {}, **more}


THEIRS = {"battle": ["onca as o", "vigia as v"], "bases": ["feira centre as c", "praca*4 as p"], "hand": ["silencio"]}
MINE = {"battle": ["galo as g", "tamandua as t"], "bases": ["clareira centre as home", "praca*4 as near"]}
FIGHT = at(MINE, {**THEIRS, "hand": []})
BLOCK = ("offensive c", "join g", "done")


USING = [
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

AIMING = [
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

ANNOUNCING = [
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

FIGHTING = [
    Case(
        "offensive c",
        "x.format.definition",
        "refusal-peace",
        "",
        (),
        at({**MINE, "turns": 2}, THEIRS, rulings={"seat-balance": "second-turn-peace"}),
    ),
    Case("offensive c", "1.16.3a", "refusal-none-able-offensive", "", (), at({"battle": ["galo tapped"]}, THEIRS)),
    Case("offensive c", "g.agir", "refusal-fresh", "g", (), at({"battle": ["onca tapped", "galo fresh as g"]}, THEIRS)),
    Case(
        "offensive c",
        "1.1.2",
        "refusal-denied-offensive",
        "g",
        (),
        at({"battle": ["galo as g"]}, {**THEIRS, "battle": ["tregua"]}),
    ),
    Case("offensive home", "1.22.2", "refusal-goal", "home", position=FIGHT),
    Case("offensive o", "1.22.2", "refusal-goal", "o", position=FIGHT),
    Case(
        "offensive c",
        "x.format.definition",
        "refusal-guarded",
        "c",
        (),
        at(MINE, THEIRS, rulings={"centre-guard": "guarded"}),
    ),
    Case(
        "offensive c",
        "1.16.4-1",
        "refusal-stack",
        "c",
        ("use faisca", "target v", "use silencio-das-aguas"),
        at({**MINE, "hand": ["faisca", "redemoinho"]}, THEIRS),
    ),
    Case(
        "offensive home",
        "1.17.5_2",
        "refusal-not-your-turn",
        "home",
        ("pass",),
        at(MINE, {**THEIRS, "hand": ["sonho"]}),
    ),
    Case(
        "offensive c",
        "1.16.4-2",
        "refusal-under-way",
        "c",
        (*BLOCK, "done"),
        at({**MINE, "hand": ["sonho"]}, {**THEIRS, "hand": []}),
    ),
    Case(
        "offensive c", "1.16.1-1", "refusal-card-time", "c", (), at({**MINE, "hand": ["sonho"]}, THEIRS, phase="draw")
    ),
    Case(
        "influence c",
        "x.format.definition",
        "refusal-peace",
        "",
        (),
        at({**MINE, "turns": 2}, THEIRS, rulings={"seat-balance": "second-turn-peace"}),
    ),
    Case("influence c", "1.16.3a", "refusal-none-able-influence", "", (), at({"battle": ["galo tapped"]}, THEIRS)),
    Case("influence c", "g.agir", "refusal-fresh", "g", (), at({"battle": ["galo fresh as g"]}, THEIRS)),
    Case(
        "influence c",
        "1.1.2",
        "refusal-denied-influence",
        "g",
        (),
        at({"battle": ["galo as g"]}, {**THEIRS, "battle": ["calmaria"]}),
    ),
    Case("influence home", "1.22.2", "refusal-goal", "home", position=FIGHT),
    Case(
        "influence c",
        "x.format.definition",
        "refusal-guarded",
        "c",
        (),
        at(MINE, THEIRS, rulings={"centre-guard": "guarded"}),
    ),
    Case(
        "influence c",
        "1.16.4-1",
        "refusal-stack",
        "c",
        ("use faisca", "target v", "use silencio-das-aguas"),
        at({**MINE, "hand": ["faisca", "redemoinho"]}, THEIRS),
    ),
    Case("join o", "1.16.3a", "refusal-no-ally", "o", ("offensive c",), FIGHT),
    Case(
        "join x",
        "1.16.3a",
        "refusal-is-tapped",
        "x",
        ("offensive c",),
        at({"battle": ["galo", "tamandua", "onca tapped as x"]}, THEIRS),
    ),
    Case(
        "join x",
        "g.agir",
        "refusal-fresh",
        "x",
        ("offensive c",),
        at({"battle": ["galo", "tamandua", "onca fresh as x"]}, THEIRS),
    ),
    Case(
        "join x",
        "1.1.2",
        "refusal-denied-offensive",
        "x",
        ("offensive c",),
        at({"battle": ["galo", "tamandua", "onca as x", "rede on x"]}, THEIRS),
    ),
    Case(
        "join e",
        "1.1.2",
        "refusal-denied-offensive",
        "e",
        ("offensive c",),
        at({"battle": ["galo", "tamandua", "espantalho as e"]}, THEIRS),
    ),
    Case(
        "join e",
        "1.1.2",
        "refusal-denied-influence",
        "e",
        ("influence c",),
        at({"battle": ["galo", "tamandua", "jequitiba as e"]}, THEIRS),
    ),
    Case(
        "join g",
        "1.16.3a",
        "refusal-join",
        "g",
        ("offensive c", "join g"),
        at({**MINE, "battle": ["galo as g", "tamandua", "onca"]}, THEIRS),
    ),
    Case("block t g", "1.22.3", "refusal-no-ally", "t", BLOCK, FIGHT),
    Case(
        "block x g",
        "1.22.3",
        "refusal-is-tapped",
        "x",
        BLOCK,
        at(MINE, {**THEIRS, "battle": ["onca", "vigia tapped as x"], "hand": []}),
    ),
    Case(
        "block e g",
        "1.22.3",
        "refusal-denied-block",
        "e",
        BLOCK,
        at(MINE, {**THEIRS, "battle": ["onca", "mula as e"], "hand": []}),
    ),
    Case("block o g", "1.22.4-1", "refusal-block", "o", (*BLOCK, "block o g"), FIGHT),
    Case("block o t", "1.22.4-1", "refusal-not-in-action", "t", BLOCK, FIGHT),
    Case("block o t", "1.22.5-1", "refusal-not-in-action", "t", ("influence c", "join g", "done"), FIGHT),
    Case(
        "block o f",
        "1.1.2",
        "refusal-not-blockable",
        "f",
        ("offensive c", "join g", "join f"),
        at({"battle": ["galo as g", "fantasma as f"]}, {**THEIRS, "hand": []}),
    ),
    Case("turn-up g", "1.16.3b", "refusal-not-down", "g", position=FIGHT),
    Case("turn-up d", "1.18.6", "refusal-resources", "d", (), at({"battle": ["onca down 2 as d"], "resources": 1})),
    Case(
        "turn-up d",
        "1.16.4-1",
        "refusal-stack",
        "d",
        ("use faisca", "target v", "use silencio-das-aguas"),
        at({"battle": ["onca down 2 as d"], "hand": ["faisca", "redemoinho"]}, THEIRS),
    ),
    Case(
        "leave-tapped g",
        "1.16.3c",
        "refusal-leave-tapped",
        "g",
        (),
        at({"battle": ["galo as g", "onca tapped"]}, phase="turn"),
    ),
]

CASES = [*USING, *AIMING, *ANNOUNCING, *FIGHTING]

#: Verbs with nothing to refuse: whoever is asked may always answer so.
ANSWERS = ("pass", "done", "enough", "accept", "decline", "pick")
#: Verbs of the beginning of a match and of what lies between its games, which no position is at.
BETWEEN_GAMES = ("centre", "return", "start", "swap", "bring", "take-out")


def reach(case: Case) -> Board:
    board = Board(*CARDS, **case.position)
    if case.moves == ("INSTANCES",):
        return with_two_instances(board)
    for move in case.moves:
        if move == "use mordaca":
            # A text comes to forbid maneuvers while the question is open.
            forbid_maneuvers(board)
        else:
            board.do(move)
    return board


def with_two_instances(board: Board) -> Board:
    """The judge's ability is on the stack, and is used again in answer to an answer."""
    board.do("use caro", "use silencio-das-aguas")
    board.do("activate j 0", "target silencio-das-aguas/", "use sonho-de-rio")
    board.names["OTHER"] = board.table.waiting[-2].number
    return board.do("activate j 0")


def forbid_maneuvers(board: Board) -> None:
    from ludoteca.core.modifiers import DENY, Modifier

    table = board.table
    table.begin(Modifier(table.new_number(), "use", DENY, 0, (0,), -1, 1))


def asked(board: Board, tries: str) -> tuple[Any, ...]:
    """What is tried, as an option; numbers of effects are looked up."""
    table = board.table
    if table.waiting:
        board.names.setdefault("TOP", table.waiting[0].number)
    verb, *words = tries.split()
    for word in ("TOP", "OTHER"):
        words = [str(board.names[word]) if each.endswith(f"/{word}") else each for each in words]
    if any(each.isdigit() for each in words) and verb in ("target",):
        return (verb, int(words[0]))
    if verb == "order":
        return (verb, int(words[0].split("/")[1]))
    return notation.read(table, " ".join((verb, *words)), board.names)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.tries} {case.message.removeprefix('refusal-')}")
def test_what_is_refused_and_why(case: Case) -> None:
    board = reach(case)
    option = asked(board, case.tries)
    refusal = board.table.why_not(option)
    assert refusal is not None, "it is allowed"
    assert (refusal.rule, refusal.message) == (case.rule, case.message)
    if case.blame.startswith("player"):
        assert refusal.blame == int(case.blame[6:]) - 1
    elif case.blame.isdigit():
        assert refusal.blame == int(case.blame)
    elif case.blame:
        assert refusal.blame == board.names[case.blame]
    assert board.table.decision is not None
    for messages in WORDS:
        assert GAME.telling(board.table, board.table.decision.seat, messages).refusal(option, refusal)


def test_no_verb_and_no_requirement_is_left_out() -> None:
    """A new verb, or a new requirement of one, needs its case."""
    met = {(case.verb, case.message) for case in [*CASES, *BETWEEN]}
    for verb, action in GAME.actions.items():
        declared = action.requirements()
        missing = [need.message for need in declared if (verb, need.message) not in met]
        assert not missing or action in (CHOOSE_TARGET, PICK_MODE), (verb, missing)
        assert declared or verb in ANSWERS, verb
    assert {case.verb for case in CASES} | {case.verb for case in BETWEEN} | set(ANSWERS) == set(GAME.actions)


# -- before and between games ----------------------------------------------------------------------

DECKS = [
    {**GAME.team("mata-fechada"), "reserve": {"praca": 1, "muda": 2, "faisca": 1}},
    {**GAME.team("bando-da-brasa"), "reserve": {"pedreira": 1, "faisca": 1}},
]
BETWEEN = [
    Case("centre", "1.4.2-3", "refusal-no-base"),
    Case("return", "1.4.4-2", "refusal-return"),
    Case("start", "1.4.1-2", "refusal-player"),
    Case("swap", "1.4.1a-1", "refusal-exchange"),
    Case("swap", "1.4.1a-2", "refusal-exchange"),
    Case("bring", "1.4.1a-2", "refusal-exchange"),
    Case("take-out", "1.4.1a-2", "refusal-exchange"),
]


def test_what_is_refused_before_and_between_games() -> None:
    """Asked at the first question of each kind: a card of the other player is none of one's own."""
    left = {(case.verb, case.rule, case.message) for case in BETWEEN}
    match = Match(GAME, {"format": "melhor-de-tres", "teams": DECKS, "first": 0}, 3)
    for _ in range(400):
        decision = match.table.decision
        if decision is None or not left:
            break
        for verb in decision.verbs:
            for option in strangers(match, verb):
                refusal = match.why_not(option)
                assert refusal is not None
                left.discard((verb, refusal.rule, refusal.message))
                assert refusal.blame in option[1:] or refusal.blame == -1
        if decision.ask in ("ask-main", "ask-respond"):
            match.concede(decision.seat)
        else:
            bring = [option for option in decision.options if option[0] == "bring"]
            match.choose(bring[0] if bring else decision.options[-1])
    assert not left


def strangers(match: Match, verb: str) -> list[tuple[Any, ...]]:
    """Options that name what cannot be meant: a card of the other player, a seat that does not play."""
    table = match.table
    assert table.decision is not None
    theirs = next(number for number, piece in table.pieces.items() if piece.owner != table.decision.seat)
    if verb == "start":
        return [("start", 7)]
    if verb == "swap":
        first = [option for option in table.decision.options if option[0] == "swap"]
        return [("swap", theirs, theirs), *(("swap", option[1], theirs) for option in first[:1])]
    return [(verb, theirs)] if verb in BETWEEN_GAMES else []
