"""Everything that a person can meet in a match has its words, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import effects
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages, check_catalogues
from ludoteca.core.procedure import Procedure
from ludoteca.core.rulebook import Lang
from ludoteca.core.view import CellView, event_view
from ludoteca.games.krosmaster import game, telling  # noqa: F401
from ludoteca.games.krosmaster.game import GAME
from ludoteca.games.krosmaster.play import setup  # noqa: F401
from ludoteca.games.krosmaster.table.kinds import UnitKind
from ludoteca.games.krosmaster.telling import KrosTelling
from ludoteca.lab.invariants import candidates
from tests.games.krosmaster.board import Play, duel, field
from tests.told import said_of, text_of

HOME = GAME.folder
CARDTEXT = HOME.parents[1] / "cardtext"
LANGUAGES: tuple[Lang, ...] = ("pt", "en")
IDS = re.compile(r"(ask|refusal|setup|team|notation|position|look|chance|piece|wording)(-[a-z0-9]+)+")
EVENTS = re.compile(r'\.(?:tell|notice)\(\s*"([a-z-]+)"')
SETUPS = range(len(GAME.sample_setups()))


def strict(lang: Lang) -> Messages:
    return Messages([CORE, CARDTEXT, HOME], lang, strict=True)


def sources() -> list[Path]:
    return sorted(HOME.rglob("*.py"))


def constants(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def procedures(kind: type[Procedure] = Procedure) -> Iterator[type[Procedure]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith(("ludoteca.games.krosmaster", effects.__name__)):
            yield each
        yield from procedures(each)


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(HOME / "messages.pt.ftl", HOME / "messages.en.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_is_there(lang: Lang) -> None:
    said = strict(lang)
    named = {text for path in sources() for text in constants(path) if IDS.fullmatch(text)}
    assert {"ask-act", "refusal-sight", "team-level"} <= named
    assert sorted(id for id in named if id not in said) == []
    kinds = {kind for path in sources() for kind in EVENTS.findall(path.read_text(encoding="utf-8"))}
    assert sorted(kind for kind in kinds if f"event-{kind}" not in said) == []
    steps = {f"step-{kind.__name__}-{step.__name__}" for kind in procedures() for _, step in kind.steps}
    assert sorted(id for id in steps if id not in said) == []
    assert sorted(verb for verb in GAME.actions if f"say-{verb}" not in said or f"verb-{verb}" not in said) == []
    assert sorted(format for format in GAME.formats if f"format-{format}" not in said) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("index", SETUPS)
def test_a_whole_match_is_told_without_a_gap(index: int, lang: Lang) -> None:
    """Questions, options, refusals, events, badges and steps; a strict catalogue raises on whatever is missing."""
    messages = strict(lang)
    match = Match(GAME, GAME.sample_setups()[index], 11)
    chance = Chance(index)
    told = 0
    while match.table.decision is not None and told < 150:
        decision = match.table.decision
        view = match.view(decision.seat)
        said = GAME.telling(match.table, decision.seat, messages)
        assert isinstance(said, KrosTelling) and view.decision is not None
        said.question(view.decision)
        said_of(said, decision.options[:25])
        for step in view.trail:
            said.step(step)
        for area in view.areas:
            said.area(area)
            for badge in [badge for piece in area.pieces for badge in piece.badges]:
                said.badge(badge)
            for cell in area.board.cells if area.board is not None else ():
                said.mark(cell)
        for badge in [badge for seat in view.seats for badge in seat.badges]:
            said.badge(badge)
        for waiting in view.waiting:
            said.waiting(waiting)
        if told % 20 == 0:
            for option in candidates(match.table, chance):
                refusal = match.table.why_not(option)
                if refusal is not None:
                    said.refusal(option, refusal)
        before = len(match.log)
        match.choose(decision.options[chance.below(len(decision.options))])
        after = GAME.telling(match.table, decision.seat, messages)
        for event in match.log[before:]:
            after.event(event_view(match.table, event, decision.seat))
        told += 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: Lang) -> None:
    match = Match(GAME, {}, 1)
    said = GAME.telling(match.table, 0, strict(lang))
    for kind in match.table.box.kinds:
        if isinstance(kind, UnitKind):
            text = text_of(said, kind.word)
            assert said.card_name(kind.word) and (text or kind.sort in ("mechanism",)), kind.word
    assert ("corpo a corpo" if lang == "pt" else "close combat") in text_of(said, "vigg-arysta")
    for reward in match.table.box.catalogue.rewards:
        text = text_of(said, f"reward/{reward}")
        assert text.count(" · ") >= 2 and said.card_name(f"reward/{reward}"), f"{reward} tells what it gives: {text}"


def test_a_seat_reads_the_rewards_that_it_knows_and_no_others() -> None:
    play = duel("vigg-arysta e6 as vigg holds dofus-ocre", "koa-gullar a1 as koa holds aeroboost wears arco-longo")
    assert {card.word for card in GAME.cards_shown(play.t, 0)} >= {"reward/dofus-ocre", "reward/arco-longo"}
    assert "reward/aeroboost" not in {card.word for card in GAME.cards_shown(play.t, 0)}
    assert "reward/dofus-ocre" not in {card.word for card in GAME.cards_shown(play.t, 1)}


def test_a_refused_line_of_sight_names_what_blocks_it() -> None:
    play = duel("gui-yermotel a6 as gui", "koa-gullar d6 as koa", "monk g6", grid=field(f6="T"))
    option = ("cast", play.t.kind(play.names["gui"]).spells[0], 66)
    refusal = play.t.why_not(option)
    assert refusal is not None
    said = GAME.telling(play.t, 0, strict("en")).refusal(option, refusal)
    assert said == f"No Line of Sight: Coa Gulary #{play.names['koa']} (d6), Tree (f6) in the way."


@pytest.mark.parametrize(
    ("lang", "said"), [("pt", "Luk Ylook: Tofu #{} sofre 1 Ferimento"), ("en", "Luk Ylook: Tofu #{} suffers 1 Injury")]
)
def test_a_summon_that_has_left_is_told_of_by_its_name(lang: Lang, said: str) -> None:
    """Its Injury is told after the Spell is over and the token has gone back to the box, and turns later too."""
    units = ["rainha-dos-tofus a1 as queen", "tofu e5 as tofu of queen"]
    play = Play(["luk-ylook e8 as luk"], units, unit="luk")
    play.do("cast flecha-entorpecente e5", chance=("critical: lock", "armor: lock"))
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell")
    assert play.look("tofu.area") == "gone"
    told = GAME.telling(play.t, 1, strict(lang))
    injury = next(event for event in play.log if event.kind == "injury")
    assert told.event(event_view(play.t, injury, 1)) == said.format(play.names["tofu"])


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_every_cell_of_the_arena_has_words_of_its_language(lang: Lang) -> None:
    """What stands there and the Kamas that lie there: whoever can't see the arena hears it."""
    said = Messages([CORE, GAME.folder], lang, strict=True)
    teller = KrosTelling(Match(GAME, {}, 1).table, 0, said)
    words = {word: teller.ground(CellView(0, word, 2)) for word in ("tree", "bush", "crate", "demonic", "kama")}
    assert len({*words.values()}) == 5 and words["kama"] == "2 Kamas" and words["demonic"].endswith(", 2 Kamas")
    assert words["tree"] == {"pt": "árvore", "en": "tree"}[lang]


@pytest.mark.parametrize(
    ("before", "more", "why"),
    [
        (3, {}, "o Controle da Invocação não permite mais"),
        (0, {"grid": field(e5="B"), "rulings": {"no-place": "no-effect"}}, "não há casa livre"),
    ],
)
def test_a_spell_that_brings_no_summon_says_why(before: int, more: dict[str, Any], why: str) -> None:
    tofus = [f"tofu {cell} of queen" for cell in ("a1", "a2", "a3")[:before]]
    play = Play(["rainha-dos-tofus e6 as queen", *tofus], ["koa-gullar l1"], unit="queen", **more)
    play.do("cast invocacao-de-tofu e5")
    (event,) = [event for event in play.log if event.kind == "no-summon"]
    said = GAME.telling(play.t, 0, strict("pt")).event(event_view(play.t, event, 0))
    assert said == f"Rainha dos Tofus #{event.subjects[0]} não traz nenhuma Invocação: {why}"
