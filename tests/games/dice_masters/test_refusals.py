"""Every requirement of every verb refuses once, in a small position: the rule that is given, and who is to blame.

The tables are read line by line: the message, the move, its rule; then the position and what is played before.
A requirement without a case fails ``test_every_requirement_has_its_case``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from ludoteca.core.action import Action
from ludoteca.core.decision import Option
from ludoteca.core.effects import Effect, Filter
from ludoteca.core.events import NOTHING
from ludoteca.core.resolving import CHOOSE_TARGET, PICK_MODE
from ludoteca.games.dice_masters.actions import ACTIONS
from ludoteca.games.dice_masters.text import effects as text_effects
from ludoteca.games.dice_masters.text import terms as text
from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import MENTALIST, RECKLESS, SPARK, action, character

INVENTOR = "homem-de-ferro-inventor"
THOR = "thor-filho-de-odin"
HULK = "hulk-aniquilador"


@dataclass(frozen=True)
class Case:
    """A move that is refused: by which message and rule, who is to blame and whose text is the source."""

    message: str
    move: str
    rule: str
    position: dict[str, Any]
    before: tuple[str, ...] = ()
    blame: str = ""
    source: str = ""

    @property
    def verb(self) -> str:
        return self.move.split()[0]

    def board(self) -> Board:
        position = dict(self.position)
        board = Board.match(**position.pop("match")) if "match" in position else Board(**position)
        return board.play(*self.before) if self.before else board

    def option(self, board: Board) -> Option:
        """What can't be written: ``@own`` is a text in play that is no global, ``@gone`` an effect that is none."""
        if "@" not in self.move:
            return board.read(self.move)
        table = board.table
        own = next(number for number in range(len(table.box.abilities)) if number not in table.globals)
        meant = {"@own": own, "@gone": table.next_number}
        return tuple(meant[word] if word in meant else int(word) if word == "0" else word for word in self.move.split())


# -- positions ----------------------------------------------------------------------------------------


def main(*reserve: str, field: tuple[str, ...] = (), cards: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """The main step of a player with this reserve pool, field and cards; he is asked whatever he has."""
    side = {"reserve": [*reserve, SPARE], "field": list(field), "cards": dict.fromkeys(cards, 1)}
    return {"step": "main", "player1": side, **more}


def attack(mine: list[str], theirs: list[str], *reserve: str, **more: Any) -> dict[str, Any]:
    """The attack step; the reserve pool is the defender's, who has the Inventor's card."""
    defender = {"field": theirs, "reserve": list(reserve), "cards": {INVENTOR: 1}}
    return {"step": "attack", "player1": {"field": mine}, "player2": defender, **more}


def texted(words: str, *field: str, theirs: tuple[str, ...] = (), reserve: tuple[str, ...] = ()) -> dict[str, Any]:
    """The main step with an action die of that text."""
    more = {"cards_": [action("Prova", words)], "centre": {"prova": 1}, "player2": {"field": list(theirs)}}
    return with_cards(main("prova action", *reserve, field=field, **more))


def with_cards(position: dict[str, Any]) -> dict[str, Any]:
    """``cards_`` are cards in no set: the word is taken by those that a player has."""
    return {("cards" if key == "cards_" else key): value for key, value in position.items()}


def invented(*cards: dict[str, Any], centre: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"cards_": list(cards), "centre": dict.fromkeys(centre, 0)}


SPARKS = invented(SPARK, centre=("faisca",))
LURE = character(
    "Isca", "Quando este dado atacar, os personagens opositores de nível 2 devem bloquear este dado, se puderem."
)
SLIPPERY = character("Esquiva", "Os personagens opositores de nível 1 não podem bloquear este dado.")
DAZZLE = character("Clarão", "Quando este dado atacar, os personagens opositores de nível 1 não podem bloquear.")
DOUBLE = character("Muralha", "Este dado pode bloquear até dois atacantes.")
CLAWS = character("Garras", "Depois dos bloqueios, nocauteie um personagem engajado com este dado.")
RECALL = character(
    "Retorno",
    "Quando posicionado, mova um dado da sua pilha de usados que não pagou este posicionamento "
    "para a sua área de preparação.",
)
LAST = character("Retardo", "Quando posicionado, nocauteie um personagem que já estava em campo.")
STOOP = action("Esforço", "Global: Pague virando um personagem seu um nível abaixo. Você ganha 1 de vida.")
SHELTER = action(
    "Abrigo",
    "Global: Pague 1 máscara. Quando um personagem seu sofreria dano, redirecione 1 desse dano para um personagem seu.",
)
ESCORT = action(
    "Escolta", "Global: Pague 1 punho. Quando você sofreria dano, redirecione 1 desse dano para um jogador opositor."
)
#: Player 1 hurts himself by 1 and could move it with the Inventor's global.
HURT = with_cards(
    main(
        "parceiro bolt",
        "parceiro*2 shield",
        "parceiro mask",
        field=(f"{THOR} as thor",),
        cards=(INVENTOR,),
        **invented(RECKLESS, SPARK, SHELTER, centre=("imprudencia", "faisca", "abrigo")),
    )
)
HURTING = ("global imprudencia",)
#: Thor strikes a player who has two globals to answer with: the Inventor's for a shield and one for a fist.
ESCORTED = invented(ESCORT, centre=("escolta",))
#: Three energies to pay, of four on three dice.
PURSE = main(
    "parceiro fist as one", "parceiro bolt as two", f"{THOR} bolt2 as double", field=(f"{THOR} as thor",),
    centre={"esmaga": 1},
)  # fmt: skip
#: Two dice were missing in the bag: two generic energies on no die, beside two shields.
SHORT = {
    "centre": {"proteger-se": 1, "esmaga": 1},
    "player1": {"life": 10, "bag": ["parceiro as one", "capitao-america-lider-nato as two"], "field": [THOR]},
    "chance": ["draw: parceiro capitao-america", "roll: shield shield"],
}
ROLLED = {
    "step": "roll",
    "player1": {"prep": ["parceiro as one", f"{HULK} as two", f"{THOR} as three"]},
    "chance": ["roll: fist fist bolt"],
}
BUYING = ("buy esmaga",)
LURED = with_cards(
    attack(["isca level1 as lure", f"{HULK} as hulk"], ["parceiro", f"{HULK} level2 as forced"], **invented(LURE))
)
BOTH = ("attack hulk", "attack lure")
WALLED = with_cards(attack([f"{THOR} as thor", f"{HULK} as hulk"], ["muralha level1 as wall"], **invented(DOUBLE)))
DRAFT = {"match": {"format": "draft", "first": 0}}
TWO_TORCHES = {
    "step": "main",
    "player1": {
        "reserve": ["parceiro level1 as new", "parceiro fist"],
        "field": ["tocha-humana-em-chamas as torch", "tocha-humana-palito-de-fosforo as match"],
        "used": ["tocha-humana-palito-de-fosforo"],
    },
}
RECALLED = {
    "step": "main",
    "cards": [RECALL],
    "player1": {"reserve": ["retorno level3 as it", "parceiro fist as payer"], "used": [HULK, THOR]},
}

# -- the tables -----------------------------------------------------------------------------------------

MAIN = [
    Case("refusal-not-in-reserve", "field thor", "areas.reserve.2", main(field=(f"{THOR} as thor",)), blame="thor"),
    Case("refusal-no-character", "field it", "areas.reserve.2", main("parceiro fist as it"), blame="it"),
    Case("refusal-declared", "field it", "turn.main.field.1",
         main(f"{THOR} level2 as it", "esmaga generic2", "parceiro*4 fist", centre={"esmaga": 2}),
         ("field it",), blame="it"),
    Case("refusal-energy-short", "field it", "turn.main.field.4", main(f"{THOR} level2 as it"), blame="it"),
    Case("refusal-not-in-reserve", "use thor", "areas.reserve.2", main(field=(f"{THOR} as thor",)), blame="thor"),
    Case("refusal-no-action", "use it", "areas.reserve.2", main("parceiro fist as it"), blame="it"),
    Case("refusal-no-target", "use it", "fundamentals.2", main("canalizar-poder action as it"), blame="it"),
    Case("refusal-not-for-sale", f"buy {INVENTOR}", "turn.main.buy.2",
         main("parceiro*4 shield", player2={"cards": {INVENTOR: 1}})),
    Case("refusal-sold-out", "buy esmaga", "setup.5", main("parceiro*3 shield", centre={"esmaga": 0})),
    Case("refusal-energy-short", f"buy {INVENTOR}", "turn.main.buy.4", main("parceiro*4 fist", cards=(INVENTOR,))),
]  # fmt: skip

GLOBALS = [
    Case("refusal-energy-short", "global faisca", "turn.main.global.4",
         with_cards(main("parceiro fist", field=("parceiro",), **SPARKS))),
    Case("refusal-cost", "global esforco", "fundamentals.4",
         with_cards(main("parceiro fist", field=("parceiro",), **invented(STOOP, centre=("esforco",))))),
    Case("refusal-no-target", "global faisca", "fundamentals.2", with_cards(main("parceiro bolt", **SPARKS))),
    Case("refusal-no-global", "global @own", "turn.main.global.1", main("parceiro bolt", field=(HULK,))),
    Case("refusal-reaction-only", f"global {INVENTOR}", "initiative.12",
         main("parceiro shield", field=("parceiro",), cards=(INVENTOR,))),
    Case("refusal-not-in-group", "global esforco", "globals.4",
         with_cards(main("parceiro*2 bolt", field=(f"{THOR} level2",),
                         **invented(SPARK, STOOP, centre=("faisca", "esforco")))),
         ("group",)),
    Case("refusal-no-group", "group", "globals.4", with_cards(main("parceiro bolt", field=("parceiro",), **SPARKS))),
    Case("refusal-asked-anyway", "group", "globals.4",
         with_cards(main("parceiro*2 bolt", field=("parceiro",), rulings={"priority": "casual"}, **SPARKS))),
]  # fmt: skip

ANSWERING = [
    Case("refusal-no-global", "react @own 0", "turn.main.global.1", HURT, HURTING),
    Case("refusal-no-reaction", "react faisca 0", "initiative.12", HURT, HURTING),
    Case("refusal-other-damage", "react abrigo 0", "initiative.12", HURT, HURTING),
    Case("refusal-no-such-damage", f"react {INVENTOR} 1", "initiative.12", HURT, HURTING),
    Case("refusal-energy-short", f"react {INVENTOR} 0", "turn.main.global.4",
         with_cards(attack([f"{THOR} as thor"], ["parceiro"], "parceiro fist", **ESCORTED)), ("attack thor", "done")),
    Case("refusal-no-target", f"react {INVENTOR} 0", "fundamentals.2",
         with_cards(attack([f"{THOR} as thor"], [], "parceiro fist", "parceiro shield", **ESCORTED)), ("attack thor",)),
    Case("refusal-answered", f"react {INVENTOR} 0", "initiative.12",
         with_cards(attack([f"{THOR} as thor", f"{HULK} as hulk"], ["parceiro as side"], "parceiro*2 shield")),
         ("attack hulk", "attack thor", "done", f"react {INVENTOR} 0"), blame="player2"),
    Case("refusal-other-damage", f"react {INVENTOR} 1", "initiative.12",
         with_cards(attack([f"{THOR} as thor", f"{HULK} as hulk"], [f"{HULK} as wall"], "parceiro*2 shield")),
         ("attack hulk", "attack thor", "block wall thor"), blame="wall"),
    Case("refusal-damage-gone", "react escolta 0", "globals.8",
         with_cards(attack(["parceiro as one", f"{HULK} as hulk"], [THOR], "parceiro*2 fist", "parceiro shield",
                           **ESCORTED)),
         ("attack one", "attack hulk", "done", f"react {INVENTOR} 0"), blame="player2"),
]  # fmt: skip

PAYING = [
    Case("refusal-not-in-reserve", "spend thor", "energy.7", PURSE, BUYING, blame="thor"),
    Case("refusal-no-energy", "spend spare", "energy.7", PURSE, BUYING, blame="spare"),
    Case("refusal-superfluous", "spend one", "energy.7", PURSE, (*BUYING, "spend one"), blame="one"),
    Case("refusal-not-in-reserve", "change thor", "energy.7", PURSE, BUYING, blame="thor"),
    Case("refusal-generic", "spend-loose", "energy.4-2", SHORT, ("roll", "global proteger-se")),
    Case("refusal-loose-later", "spend-loose", "energy.7", SHORT, ("roll", "buy esmaga")),
    Case("refusal-no-change", "change one", "turn.main.buy.7", PURSE, BUYING, blame="one"),
]  # fmt: skip

ATTACKING = [
    Case("refusal-not-in-field", "attack theirs", "turn.attack.declare.1",
         attack(["parceiro as mine"], ["parceiro as theirs"]), blame="theirs"),
    Case("refusal-controlling", "attack it", "control.3",
         with_cards(main("mentalista level1 as it", "parceiro*2 fist", player2={"field": ["parceiro as theirs"]},
                         **invented(MENTALIST))),
         ("field it", "pass"), blame="it"),
    Case("refusal-declared", "attack hulk", "turn.attack.declare.1",
         attack([f"{THOR} as thor", f"{HULK} as hulk", "parceiro as side"], []), ("attack hulk",), blame="hulk"),
    Case("refusal-not-in-field", "block mine mine", "turn.attack.block.1",
         attack(["parceiro as mine"], ["parceiro as theirs"]), ("attack mine",), blame="mine"),
    Case("refusal-cannot-block", "block side it", "fundamentals.3",
         with_cards(attack(["clarao level1 as it"], ["parceiro as side", f"{HULK} level2 as hulk"],
                           **invented(DAZZLE))),
         ("attack it",), blame="side", source="it"),
    Case("refusal-declared", "block hulk two", "turn.attack.block.3",
         attack([f"{THOR} as one", "parceiro as two"], [f"{HULK} as hulk", f"{THOR} as other"]),
         ("attack two", "attack one", "block hulk one"), blame="hulk"),
    Case("refusal-not-attacking", "block side idle", "turn.attack.block.1",
         attack([f"{THOR} as one", f"{HULK} as idle"], ["parceiro as side"]), ("attack one",), blame="idle"),
    Case("refusal-barred", "block side it", "fundamentals.3",
         with_cards(attack(["esquiva level1 as it", f"{HULK} as hulk"], ["parceiro as side"], **invented(SLIPPERY))),
         ("attack hulk", "attack it"), blame="side", source="it"),
    Case("refusal-must-block", "block forced hulk", "turn.attack.block.2", LURED, BOTH, blame="forced", source="lure"),
    Case("refusal-must-block", "done", "turn.attack.block.2", LURED, BOTH, blame="forced", source="lure"),
    Case("refusal-declared", "block wall thor", "turn.attack.block.1", WALLED,
         ("attack hulk", "attack thor", "block wall thor"), blame="thor"),
    Case("refusal-amount", "assign 9", "turn.attack.damage.4",
         attack([f"{THOR} as thor"], ["parceiro as a", "parceiro as b"]),
         ("attack thor", "block a thor", "block b thor"), blame="thor"),
    Case("refusal-amount", "assign 9", "turn.attack.damage.6", WALLED,
         ("attack hulk", "attack thor", "block wall thor", "block wall hulk"), blame="wall"),
]  # fmt: skip

#: What a text says of the piece to choose, each filter once.
CHOOSING = [
    Case("refusal-sort", "choose player1", "fundamentals.2",
         texted("Nocauteie um personagem.", "parceiro", THOR), ("use prova",), blame="player1"),
    Case("refusal-named", "choose thor", "cardtext.1",
         texted("Nocauteie um Hulk.", f"{THOR} as thor", HULK, f"{HULK} level2"), ("use prova",), blame="thor"),
    Case("refusal-whose", "choose thor", "glossary.opposing",
         texted("Nocauteie um personagem opositor.", f"{THOR} as thor", theirs=(HULK, "parceiro")), ("use prova",),
         blame="thor"),
    Case("refusal-level", "choose thor", "levels.4",
         texted("Nocauteie um personagem de nível 1.", f"{THOR} level2 as thor", HULK, "parceiro"), ("use prova",),
         blame="thor"),
    Case("refusal-energy", "choose thor", "cards.5",
         texted("Nocauteie um personagem punho.", f"{THOR} as thor", HULK, f"{HULK} level2"), ("use prova",),
         blame="thor"),
    Case("refusal-affiliation", "choose thor", "cards.6",
         texted("Nocauteie um personagem dos X-Men.", f"{THOR} as thor", "fera-azulao", "fera-azulao level2"),
         ("use prova",), blame="thor"),
    Case("refusal-role", "choose idle", "turn.attack.block.1",
         with_cards(attack([f"{THOR} as thor", f"{HULK} as hulk", "parceiro as idle"], [], "parceiro fist",
                           **invented(action("Recuo", "Global: Pague 1 punho. Nocauteie um atacante."),
                                      centre=("recuo",)))),
         ("attack hulk", "attack thor", "global recuo"), blame="idle"),
    Case("refusal-engaged", "choose hulk", "glossary.engaged",
         with_cards(attack(["garras level1 as it"], ["parceiro as a", f"{THOR} as b", f"{HULK} as hulk"],
                           **invented(CLAWS))),
         ("attack it", "block a it", "block b it"), blame="hulk", source="it"),
    Case("refusal-other", "choose thor", "example.combat.8",
         texted("Nocauteie um personagem. Um outro personagem ganha +1A.", f"{THOR} as thor", HULK, "parceiro"),
         ("use prova", "choose thor"), blame="thor"),
    Case("refusal-area", "choose thor", "fundamentals.2",
         {**texted("Mova um dado da sua pilha de usados para a sua área de preparação."),
          "player1": {"reserve": ["prova action", SPARE], "field": [f"{THOR} as thor"], "used": ["parceiro", HULK]}},
         ("use prova",), blame="thor"),
    Case("refusal-paid", "choose payer", "turn.main.field.6", RECALLED, ("field it",), blame="payer"),
    Case("refusal-arrived", "choose it", "turn.main.field.5",
         with_cards(main("retardo level1 as it", "parceiro*2 fist", field=(HULK, THOR), **invented(LAST))),
         ("field it",), blame="it"),
    Case("refusal-one-level", "choose side", "sidekick.1",
         texted("Vire um personagem um nível acima ou abaixo.", "parceiro as side", THOR, HULK), ("use prova",),
         blame="side"),
    Case("refusal-highest-level", "choose thor", "spin.4",
         texted("Vire um personagem um nível acima.", f"{THOR} level3 as thor", THOR, HULK), ("use prova",),
         blame="thor"),
    Case("refusal-lowest-level", "choose thor", "spin.6",
         texted("Vire um personagem um nível abaixo.", f"{THOR} as thor", f"{THOR} level2", f"{HULK} level2"),
         ("use prova",), blame="thor"),
    Case("refusal-chosen-already", "choose thor", "cards.8",
         texted("Escolha dois personagens seus: eles ganham +1A.", f"{THOR} as thor", HULK, "parceiro"),
         ("use prova", "choose thor"), blame="thor"),
    Case("refusal-not-offered", "choose side", "fundamentals.4",
         with_cards(main(field=("parceiro as side", f"{THOR} level2", f"{HULK} level2"),
                         **invented(STOOP, centre=("esforco",)))),
         ("global esforco",), blame="side"),
]  # fmt: skip

OTHERS = [
    Case("refusal-not-rolled", "reroll thor", "turn.roll.2",
         {"step": "roll", "player1": {"prep": ["parceiro*4"], "field": [f"{THOR} as thor"]}}, blame="thor"),
    Case("refusal-declared", "reroll one", "turn.roll.3", ROLLED, ("reroll two",), blame="one"),
    Case("refusal-not-in-draft", f"draft {THOR}", "teams.draft.5", DRAFT, (f"draft {THOR}", "dice 2")),
    Case("refusal-amount", "dice 9", "teams.draft.6", DRAFT, (f"draft {THOR}",)),
    Case("refusal-not-pending", "resolve @gone", "initiative.2", TWO_TORCHES, ("field new",)),
]  # fmt: skip

CASES = [*MAIN, *GLOBALS, *ANSWERING, *PAYING, *ATTACKING, *CHOOSING, *OTHERS]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.verb}-{case.message}-{case.rule}" for case in CASES])
def test_the_rule_and_the_blame(case: Case) -> None:
    board = case.board()
    refusal = board.table.why_not(case.option(board))
    assert refusal is not None, f"“{case.move}” is legal\n{board.text()}"
    assert (refusal.message, refusal.rule) == (case.message, case.rule)
    blamed = {label: board.read(f"choose {label}")[1] for label in (case.blame, case.source) if label}
    assert refusal.blame == blamed.get(case.blame, NOTHING)
    if case.source:
        assert refusal.source == blamed[case.source]


# -- nothing is left out ----------------------------------------------------------------------------------


def declared() -> set[tuple[str, str]]:
    """Every verb with the message of each requirement that can refuse it, from the verbs' own declarations."""
    found: set[tuple[str, str]] = set()
    for verb in ACTIONS:
        assert type(verb).why_not is Action.why_not, f"{verb.name} explains itself: list its cases"
        if verb is CHOOSE_TARGET:
            found |= {(verb.name, message) for message in choosing()}
        elif verb is not PICK_MODE:
            found |= {(verb.name, need.message) for need in verb.requirements()}
    return found


def choosing() -> set[str]:
    """What can refuse a choice of a text: its filters, effects that can't be done, and a piece picked before."""
    filters = [each for each in vars(text).values() if isinstance(each, type) and issubclass(each, Filter)]
    effects = [each for each in vars(text_effects).values() if isinstance(each, type) and issubclass(each, Effect)]
    explained = {each.__name__ for each in effects if "why_impossible" in vars(each)} - {"Effect"}
    assert explained == {"Spin"}, "an effect that can be impossible has cases of its own"
    assert {each.__name__ for each in effects if "possible" in vars(each)} - {"Effect"} == explained
    spinning = {"refusal-one-level", "refusal-highest-level", "refusal-lowest-level"}
    messages = {each.message for each in filters if each is not Filter}
    return messages | spinning | {"refusal-chosen-already", "refusal-not-offered"}


def test_every_requirement_has_its_case() -> None:
    #: No reaction of a card costs anything but energy.
    never = {("react", "refusal-cost")}
    assert {(case.verb, case.message) for case in CASES} == declared() - never
