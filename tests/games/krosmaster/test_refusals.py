"""Every requirement of every verb refuses once, in a small position: the rule that is given, and who is to blame.

The tables are read line by line: the message, the move, its rule and who is to blame; then the position and what is
played before. A requirement without a case fails ``test_every_requirement_has_its_case``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from ludoteca.core import notation
from ludoteca.core.action import Action
from ludoteca.core.effects import Filter
from ludoteca.core.events import NOTHING
from ludoteca.core.match import Match
from ludoteca.core.resolving import CHOOSE_TARGET, PICK_MODE
from ludoteca.games.krosmaster import actions
from ludoteca.games.krosmaster.game import GAME
from ludoteca.games.krosmaster.text import terms as text
from tests.games.krosmaster.board import Play, field

PLAIN = ("critical: lock", "armor: lock")


@dataclass(frozen=True)
class Case:
    """A move that is refused: message, rule, and the label of the Unit or token to blame."""

    message: str
    move: str
    rule: str
    blame: str
    position: dict[str, Any]
    before: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def verb(self) -> str:
        return self.move.split()[0]

    def play(self) -> Play:
        position = dict(self.position)
        play = Play(position.pop("one"), position.pop("two"), **position)
        for move, chance in self.before:
            play.do(move, chance=chance)
        return play


def at(one: str | list[str], *two: str, **more: Any) -> dict[str, Any]:
    """The first Unit is active, on e6 unless it says otherwise, against the others."""
    units = [one] if isinstance(one, str) else one
    label = units[0].split()[units[0].split().index("as") + 1]
    return {"one": units, "two": list(two) or ["koa-gullar l1 as koa"], "unit": more.pop("unit", label), **more}


def mage(text: str = "", **spell: Any) -> list[dict[str, Any]]:
    """A Krosmaster with one Spell."""
    own = {"id": "feito", "name": "Feito", "reach": "no-sight", "min": 0, "max": 6, "ap": 1, "kind": "special"}
    figures = {"color": "white", "level": 3, "initiative": 5, "mp": 3, "hp": 9, "ap": 6}
    return [{"id": "mago", "name": "Mago", **figures, "spells": [own | {"text": text} | spell]}]


def cast(text: str, *two: str, one: tuple[str, ...] = ()) -> dict[str, Any]:
    return at(["mago e6 as mago", *one], *two, characters=mage(text))


VIGG = "vigg-arysta e6 as vigg"
TOFU = ["rainha-dos-tofus a1 as queen", "tofu e6 as tofu of queen"]
PURPLE = mage(kind="attack", element="air", limit="target")
GOBBALLS = ["rei-dos-papatudos l12 as king", "papatudo e5 as it of king"]
SHOP = {"grid": field(e6="D"), "piles": {"jade1": ["banquete", "banquete"]}, "offer": {"granite1": "aeroboost"}}

MOVING = [
    Case("refusal-no-legs", "move e5", "6.3.2-2", "turret",
         at(["arthur-bina a1 as arthur", "arpoadora e6 as turret of arthur"], unit="turret")),
    Case("refusal-no-mp", "move e5", "4.11.3-1", "vigg", at(VIGG, mp=0)),
    Case("refusal-not-adjacent", "move e4", "4.17.2", "vigg", at(VIGG)),
    Case("refusal-obstacle", "move e5", "4.17.4", "koa", at(VIGG, "koa-gullar e5 as koa")),
    Case("refusal-obstacle", "move e5", "4.17.4", "", at(VIGG, grid=field(e5="T"))),
]  # fmt: skip

CASTING = [
    Case("refusal-not-its-spell", "cast punicao e5", "6.3.5", "vigg", at(VIGG, "koa-gullar e5 as koa")),
    Case("refusal-cast-by-itself", "cast feito e5", "6.3.5", "mago",
         at("mago e6 as mago", characters=mage(dash=True, ap=0))),
    Case("refusal-once-a-turn", "cast drenagem e6", "7.1.3.a", "merkator", at("merkator e6 as merkator injuries 5"),
         (("cast drenagem e6", ("critical: lock",)),)),
    Case("refusal-once-a-match", "cast baforada e3", "7.1.3.c", "kassius",
         at("kassius-kaos e6 as kassius spent baforada", "koa-gullar e3 as koa")),
    Case("refusal-once-a-target", "cast feito e4", "7.1.3.b", "koa",
         at("mago e6 as mago", "koa-gullar e4 as koa", characters=PURPLE), (("cast feito e4", PLAIN),)),
    Case("refusal-once-a-target", "cast feito e3", "7.1.3.b", "", at("mago e6 as mago", characters=PURPLE),
         (("cast feito e3", ("critical: lock",)),)),
    Case("refusal-cost-ap", "cast burla e5", "7.1.4.a", "vigg", at(VIGG, "koa-gullar e5 as koa", ap=2)),
    Case("refusal-cost-mp", "cast estiva e5", "7.1.4.b", "arthur",
         at("arthur-bina e6 as arthur", "koa-gullar e5", mp=1)),
    Case("refusal-cost-injuries", "cast vapor-negro e5", "7.1.4.c", "gultar",
         at("gultar-o-barbaro e6 as gultar injuries 24", "monk e5")),
    Case("refusal-range-close", "cast burla e4", "4.15.2", "vigg", at(VIGG)),
    Case("refusal-range-ranged", "cast engano e5", "4.15.3", "vigg", at(VIGG)),
    Case("refusal-range-line", "cast tiro-cruel d5", "4.15.4", "dark", at("cavaleiro-tenebra e6 as dark")),
    Case("refusal-range-no-sight", "cast portal e2", "4.15.5", "yugo", at("yugo e6 as yugo")),
    Case("refusal-range-personal", "cast drenagem e5", "4.15.6", "merkator", at("merkator e6 as merkator injuries 5")),
    Case("refusal-sight", "cast engano e4", "7.1.6", "koa", at(VIGG, "koa-gullar e5 as koa", "monk e4")),
    Case("refusal-sight", "cast engano e4", "7.1.6", "", at(VIGG, "monk e4", grid=field(e5="T"))),
    Case("refusal-requirement", "cast salto f6", "7.1.7", "tristepan", at("tristepan e6 as tristepan")),
    Case("refusal-not-free", "cast invocacao-de-tofu e5", "4.19.1.a", "",
         at("rainha-dos-tofus e6 as queen", grid=field(e5="T"))),
    Case("refusal-not-free", "cast invocacao-de-tofu e5", "4.19.1.a", "koa",
         at("rainha-dos-tofus e6 as queen", "koa-gullar e5 as koa")),
    Case("refusal-occupied", "cast invocacao-de-tofu e5", "4.19.1.b", "trap",
         at("rainha-dos-tofus e6 as queen", "koa-gullar l1 as koa", "armadilha-mortal e5 as trap of koa")),
    Case("refusal-not-free", "cast portal e5", "4.17.3", "koa", at("yugo e6 as yugo", "koa-gullar e5 as koa")),
]  # fmt: skip

KAMAS = [
    Case("refusal-krosmaster", "collect", "4.5.2-2", "tofu", at(TOFU, unit="tofu", coins={"e6": 1})),
    Case("refusal-no-kama", "collect", "6.3.3", "vigg", at(VIGG)),
    Case("refusal-no-ap", "collect", "6.3.3", "vigg", at(VIGG, coins={"e6": 1}, ap=0)),
    Case("refusal-krosmaster", "buy-glory", "6.3.4", "tofu",
         at(TOFU, unit="tofu", grid=field(e6="D"), p1={"kamas": 12})),
    Case("refusal-demonic", "buy-glory", "4.6.3-1", "vigg", at(VIGG, p1={"kamas": 12})),
    Case("refusal-glory-once", "buy-glory", "4.6.3-1", "vigg", at(VIGG, grid=field(e6="D"), p1={"kamas": 24}),
         (("buy-glory", ()),)),
    Case("refusal-no-ap", "buy-glory", "4.6.3-1", "vigg", at(VIGG, grid=field(e6="D"), p1={"kamas": 12}, ap=0)),
    Case("refusal-kamas", "buy-glory", "4.5.3", "vigg", at(VIGG, grid=field(e6="D"), p1={"kamas": 11})),
    Case("refusal-krosmaster", "buy aeroboost", "4.19.4.b", "tofu", at(TOFU, unit="tofu", p1={"kamas": 9}, **SHOP)),
    Case("refusal-demonic", "buy aeroboost", "4.7.6-1", "vigg", at(VIGG, p1={"kamas": 9}, **SHOP | {"grid": field()})),
    Case("refusal-not-on-offer", "buy espada-do-juizo", "4.7.6-1", "espada-do-juizo",
         at(f"{VIGG} wears espada-do-juizo", p1={"kamas": 9}, **SHOP)),
    Case("refusal-no-ap", "buy aeroboost", "4.7.6-1", "vigg", at(VIGG, p1={"kamas": 9}, ap=0, **SHOP)),
    Case("refusal-kamas", "buy aeroboost", "4.5.3", "vigg", at(VIGG, p1={"kamas": 2}, **SHOP)),
    Case("refusal-krosmaster", "draw jade1", "4.19.4.b", "tofu", at(TOFU, unit="tofu", p1={"kamas": 9}, **SHOP)),
    Case("refusal-demonic", "draw jade1", "4.7.6-1", "vigg", at(VIGG, p1={"kamas": 9}, **SHOP | {"grid": field()})),
    Case("refusal-empty-pile", "draw silver1", "4.7.6-1", "vigg", at(VIGG, p1={"kamas": 9}, **SHOP)),
    Case("refusal-no-ap", "draw jade1", "4.7.6-1", "vigg", at(VIGG, p1={"kamas": 9}, ap=0, **SHOP)),
    Case("refusal-kamas", "draw jade1", "4.5.3", "vigg", at(VIGG, p1={"kamas": 5}, **SHOP)),
    Case("refusal-krosmaster", "reveal banquete", "6.3.7", "tofu",
         at(["rainha-dos-tofus a1 as queen holds banquete", TOFU[1]], unit="tofu")),
    Case("refusal-revealed", "reveal banquete", "4.7.10-2", "vigg", at(f"{VIGG} holds aeroboost,banquete"),
         (("reveal aeroboost", ()),)),
    Case("refusal-not-its-reward", "reveal banquete", "4.7.10-1", "banquete", at([VIGG, "monk a12 holds banquete"])),
    Case("refusal-equipment", "reveal espada-do-juizo", "4.7.11.b", "espada-do-juizo",
         at(f"{VIGG} wears arco-longo holds espada-do-juizo")),
    Case("refusal-not-of-the-team", "assign koa", "4.7.8", "koa",
         at([VIGG, "monk a12"], "koa-gullar l1 as koa", p1={"kamas": 9}, **SHOP), (("buy aeroboost", ()),)),
    Case("refusal-no-room", "assign monk", "4.7.9", "monk",
         at([VIGG, "monk a12 as monk holds banquete", "gultar b12"], p1={"kamas": 9}, **SHOP),
         (("buy aeroboost", ()),)),
]  # fmt: skip

#: What a text says of the Unit to choose, each filter once; the text puts -1 MP on it.
CHOOSING = [
    Case("refusal-noun", "choose friend", "4.18.2.d", "friend",
         cast("Ponha -1 PM em 1 adversário.", "koa-gullar a1", "monk a2", one=("monk a12 as friend",)),
         (("cast feito e6", ()),)),
    Case("refusal-type", "choose koa", "4.18.9", "koa",
         cast("Ponha -1 PM em 1 Papatudo.", "koa-gullar a1 as koa", *GOBBALLS, "papatudo e4 of king"),
         (("cast feito e6", ()),)),
    Case("refusal-adjacent", "choose far", "4.18.2.c", "far",
         cast("Ponha -1 PM em 1 adversário adjacente.", "koa-gullar e5", "monk e7", "monk a1 as far"),
         (("cast feito e6", ()),)),
    Case("refusal-other", "choose mago", "4.4.2", "mago",
         cast("Ponha -1 PM em 1 outro aliado.", one=("monk a12", "koa-gullar b12")), (("cast feito e6", ()),)),
]  # fmt: skip


def told(case: Case) -> str:
    return f"{case.verb}-{case.message}-{case.rule}-{case.blame or 'nobody'}"


#: The verbs whose candidates a procedure lists: refused by the rule that it asks by.
LISTED = [
    Case("refusal-not-offered", "inspire koa", "5.3.1", "koa",
         {"one": ["vigg-arysta e6 as vigg", "monk a12"], "two": ["koa-gullar l1 as koa"], "step": "turn",
          "chance": ("tension: armor lock",)}, (("keep", ()),)),
    Case("refusal-not-offered", "locker far", "4.14.2.b", "far",
         at(VIGG, "koa-gullar e5 as koa", "monk f6 as monk", "gui-yermotel l12 as far"), (("move d6", ()),)),
    Case("refusal-not-offered", "fall koa", "4.10.2.a-1", "koa",
         at("gultar-o-barbaro e6 as gultar", "monk e4 as one injuries 4", "gui-yermotel f4 as two injuries 5",
            "koa-gullar a1 as koa"),
         (("cast nuvem-sombria e4", ("critical: lock", "armor: lock lock")),)),
    Case("refusal-not-free", "go e5", "4.17.3", "koa",
         {**at("thio e6 as thio", "koa-gullar e5 as koa"), "step": "unit"}, (("accept", ()),)),
    Case("refusal-not-offered", "go a1", "4.18.3.e", "",
         {**at("thio e6 as thio", "koa-gullar e5 as koa"), "step": "unit"}, (("accept", ()),)),
    Case("refusal-not-offered", "activate vigg", "4.19.1.g-2", "vigg",
         at(["rainha-dos-tofus a1 as queen", "vigg-arysta a12 as vigg", "tofu e6 as one of queen",
             "tofu e7 as two of queen"]), (("end", ()),)),
]  # fmt: skip

CASES = [*MOVING, *CASTING, *KAMAS, *CHOOSING, *LISTED]


@pytest.mark.parametrize("case", CASES, ids=told)
def test_the_rule_and_the_blame(case: Case) -> None:
    play = case.play()
    refusal = play.table.why_not(notation.read(play.table, case.move, play.names))
    assert refusal is not None, f"{case.move} is legal: {play.offered()}"
    assert (refusal.message, refusal.rule) == (case.message, case.rule)
    blamed = NOTHING
    if case.blame:
        tokens = [number for number, piece in play.t.pieces.items() if play.t.box.kinds[piece.kind].word == case.blame]
        blamed = play.names.get(case.blame, *tokens)
    assert refusal.blame == blamed


# -- nothing is left out ----------------------------------------------------------------------------------

#: What only a match at its set-up or with four players asks: ``listed`` refuses it in the one way shown above.
LISTED_ALIKE = {"line", "place", "name", "resolve"}
#: The message of a text that is read by no Spell of choice: a special marker is looked for, never chosen by.
NOT_CHOSEN_BY = {"refusal-marked"}


def declared() -> set[tuple[str, str]]:
    """Every verb with the message of each requirement that can refuse it, from the verbs' own declarations."""
    found: set[tuple[str, str]] = set()
    for verb in actions.ACTIONS:
        assert type(verb).why_not is Action.why_not, f"{verb.name} explains itself: list its cases"
        if verb is CHOOSE_TARGET:
            filters = [each for each in vars(text).values() if isinstance(each, type) and issubclass(each, Filter)]
            found |= {(verb.name, each.message) for each in filters if each is not Filter}
        elif verb is not PICK_MODE:
            found |= {(verb.name, need.message) for need in verb.requirements()}
    return found


def test_every_requirement_has_its_case() -> None:
    shown = {(case.verb, case.message) for case in CASES}
    wanted = {(verb, message) for verb, message in declared() if verb not in LISTED_ALIKE}
    wanted = {(verb, message) for verb, message in wanted if message not in NOT_CHOSEN_BY}
    #: ``has_room`` and the list of receivers are the same; no Glory to take needs a player without any, who has lost.
    never = {("assign", "refusal-not-offered"), ("buy-glory", "refusal-no-glory")}
    assert shown == wanted - never


def test_a_way_that_is_not_offered_is_refused_by_the_rule_that_asks() -> None:
    match = Match(GAME, {}, 1)
    while match.table.decision is not None and match.table.decision.ask != "ask-arena":
        match.choose(match.table.decision.options[0])
    refusal = match.why_not(("pick", "nowhere"))
    assert refusal is not None and (refusal.rule, refusal.message) == ("1.3.2-1", "refusal-not-offered")
