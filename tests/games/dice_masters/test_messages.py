"""Everything that a person can meet in a match has its words, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core import effects, messages
from ludoteca.core.action import Refusal
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages, check_catalogues
from ludoteca.core.procedure import Procedure
from ludoteca.core.rulebook import Lang
from ludoteca.core.view import event_view
from ludoteca.games.dice_masters.game import GAME
from ludoteca.games.dice_masters.telling import DiceTelling
from tests.told import said_of

HOME = GAME.folder
IDS = re.compile(r"(ask|refusal|setup|team|draft|save|notation|position|look|chance)(-[a-z0-9]+)+")
EVENTS = re.compile(r'(?:Event|\.tell)\(\s*"([a-z-]+)"')
SETUPS = GAME.sample_setups()
LANGUAGES: tuple[Lang, ...] = ("pt", "en")


def strict(lang: Lang) -> Messages:
    return Messages([CORE, HOME], lang, strict=True)


def sources() -> list[Path]:
    """The code that may name a message: the kernel and the game."""
    return sorted([*CORE.glob("*.py"), *HOME.rglob("*.py")])


def constants(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def procedures(kind: type[Procedure] = Procedure) -> Iterator[type[Procedure]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith(("ludoteca.games.dice_masters", effects.__name__)):
            yield each
        yield from procedures(each)


@pytest.mark.parametrize("folder", [CORE, HOME], ids=["core", "dice_masters"])
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    check_catalogues(folder / "messages.pt.ftl", folder / "messages.en.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_is_there(lang: Lang) -> None:
    said = strict(lang)
    named = {text for path in sources() for text in constants(path) if IDS.fullmatch(text)}
    named -= set(GAME.formats) | set(effects.__dict__)
    assert "ask-main" in named and "save-differs" in named and "team-max" in named
    assert sorted(id for id in named if id not in said) == []


def errors_raised() -> Iterator[tuple[str, set[str]]]:
    """Each error that the code raises with a message: the id, and the values given along."""
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                for given in node.args:
                    if isinstance(given, ast.Constant) and IDS.fullmatch(str(given.value)):
                        yield str(given.value), {each.arg for each in node.keywords if each.arg}


def test_errors_give_the_values_that_their_messages_speak_of() -> None:
    resources = [messages.read_catalogue(folder / "messages.en.ftl") for folder in (CORE, HOME)]
    wanted = {id: names for resource in resources for id, names in messages._variables(resource)}
    raised = [(id, given) for id, given in errors_raised() if not id.startswith(("ask-", "refusal-"))]
    assert ("save-over", {"place"}) in raised
    assert [(id, wanted[id] - given - {"rule_id"}) for id, given in raised if wanted[id] - given - {"rule_id"}] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_event_step_area_and_format_has_words(lang: Lang) -> None:
    said = strict(lang)
    wanted = [f"say-{verb}" for verb in GAME.actions]
    wanted += [f"event-{kind}" for path in sources() for kind in EVENTS.findall(path.read_text(encoding="utf-8"))]
    wanted += [f"step-{each.__name__}-{step.__name__}" for each in procedures() for _, step in each.steps]
    wanted += [f"area-{zone.name}" for zone in Match(GAME, {}, 1).table.box.zones]
    wanted += [f"format-{format}" for format in GAME.formats]
    assert "step-MainStep-act" in wanted and "event-knock-out" in wanted
    assert sorted({id for id in wanted if id not in said}) == []


def check_view(telling: DiceTelling, match: Match, seat: int) -> None:
    view = match.view(seat)
    assert view.decision is not None
    assert telling.question(view.decision)
    for step in view.trail:
        assert telling.step(step)
    for area in view.areas:
        assert telling.area(area)
        for piece in area.pieces:
            assert telling.piece(piece.number)
            assert bool(piece.face) == bool(telling.face(piece))
            for badge in piece.badges:
                assert telling.badge(badge)
    for waiting in view.waiting:
        assert telling.waiting(waiting)
    for card in view.cards:
        assert telling.card_name(card.word) != card.word


def refusals(match: Match, chance: Chance) -> Iterator[tuple[Any, Refusal]]:
    """Some options that are not legal now: any verb with any numbers that exist."""
    table = match.table
    for verb, action in GAME.actions.items():
        option: tuple[Any, ...] = (verb,)
        for argument in action.arguments:
            many = {"piece": sorted(table.pieces), "kind": range(1, len(table.box.kinds)), "mode": ("up", "down")}
            several = {"ability": range(len(table.box.abilities)), "number": range(9), "effect": range(99)}
            choices = list((many | several)[argument.kind])
            option = (*option, choices[chance.below(len(choices))])
        refusal = match.why_not(option)
        if refusal is not None:
            yield option, refusal


def check_decision(match: Match, tellings: list[Messages], chance: Chance) -> None:
    assert match.table.decision is not None
    seat = match.table.decision.seat
    options = match.table.decision.options
    for said in tellings:
        telling = GAME.telling(match.table, seat, said)
        assert isinstance(telling, DiceTelling)
        sentences = said_of(telling, options)
        assert all(sentences) and len(set(sentences)) == len(options), sentences
        assert not any("none" in sentence.split() for sentence in sentences), sentences
        check_view(telling, match, seat)
        for option, refusal in refusals(match, chance):
            assert telling.refusal(option, refusal), refusal.message


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_everything_in_random_matches_can_be_told(setup: int) -> None:
    tellings = [strict(lang) for lang in LANGUAGES]
    match = Match(GAME, SETUPS[setup], setup)
    chance = Chance(setup)
    told = 0
    while not match.over and len(match.choices) < 250:
        assert match.table.decision is not None
        options = match.table.decision.options
        if len(match.choices) % 4 == 0:
            check_decision(match, tellings, chance)
        match.choose(options[chance.below(len(options))])
        for event in match.log[told:]:
            for said in tellings:
                assert GAME.telling(match.table, 0, said).event(event_view(match.table, event, 0))
        told = len(match.log)


def test_equal_sentences_are_told_apart_by_their_notation() -> None:
    match = Match(GAME, {}, 1)
    telling = GAME.telling(match.table, 0, strict("en"))
    option = match.table.decision.options[0]  # type: ignore[union-attr]
    said = said_of(telling, [option, option])
    assert said[0].endswith(f"[{option[0]}]") and said[0] == said[1]


def test_a_purchase_names_its_price_in_portuguese() -> None:
    match = Match(GAME, {"format": "basic", "teams": [GAME.team("vingadores"), GAME.team("x-men")]}, 3)
    telling = GAME.telling(match.table, 0, strict("pt"))
    hulk = next(k.number for k in match.table.box.kinds if k.card and k.card.word == "hulk-gigante-esmeralda")
    assert telling.sentence(("buy", hulk)) == "Comprar um dado de Hulk, Gigante Esmeralda por 6 (pelo menos um punho)"


def test_the_rulebook_has_every_rule_that_is_cited() -> None:
    book = games.rulebook("dice_masters")
    assert all(rule == "" or rule in book for each in procedures() for rule, _ in each.steps)


def test_a_missing_message_fails_here_and_not_at_the_table() -> None:
    with pytest.raises(messages.CatalogueError):
        strict("pt").text("ask-nothing")


def test_every_option_is_an_infinitive_in_portuguese() -> None:
    """ "Lançar …", "Não bloquear": each text of each option, whatever its numbers."""
    said = re.findall(
        r"^(say-[\w-]+) =(.*(?:\n .*)*)", (GAME.folder / "messages.pt.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert len(said) > 20
    for id, body in said:
        texts = re.findall(r"^ +\*?\[\w+\] (.+)", body, re.MULTILINE) if body.startswith(" { $") else [body.strip()]
        assert texts, id
        for text in texts:
            assert re.match(r"(Não )?(?i:\w*[aeiôo]r)\b", text), f"{id}: {text}"
