"""A whole match at the terminal by scripted input, and what a person sees of the tree and of damage."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from ludoteca.core.chance import Chance
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.core.teller import Teller
from ludoteca.core.view import event_view, look
from ludoteca.players.simple import AtRandom
from ludoteca.players.sitting import Sitting
from ludoteca.players.terminal.drawing import Drawing
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session
from ludoteca.scenarios import library, run
from tests.games.battle_scenes.stage import GAME
from tests.players.person import any_answer


def this(name: str) -> Game:
    return GAME


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_match_is_played_at_the_terminal(lang: Lang, plain: bool) -> None:
    page = io.StringIO()
    chance = Chance(3)
    match = Match(GAME, GAME.setup(GAME.sample_setups()[1]), 3)

    console = Console(file=page, width=80, highlight=False)
    screen = Screen(lang, (GAME.folder,), plain, lambda prompt: any_answer(session, chance), console)
    session = Session(match, [None, Sitting(AtRandom(), 1)], screen, this)
    session.play()
    assert match.over
    shown = page.getvalue()
    assert {"pt": "Preparação", "en": "Preparation"}[lang] in shown
    assert "↳" in shown, "loaded cards lie under their characters"
    assert {"pt": "valor inicial", "en": "initial value"}[lang] in shown, "the calculation of damage is unfolded"
    assert "tree-" not in shown and "event-" not in shown and "ask-" not in shown


@pytest.mark.parametrize(
    ("lang", "told", "names"),
    [("pt", "redirecionado", ("Soprano V1", "Mulher-Hulk V2")), ("en", "redirected", ("Songbird V1", "She-Hulk V2"))],
)
def test_the_calculation_is_told_with_every_card_and_every_redirection(
    lang: Lang, told: str, names: tuple[str, str]
) -> None:
    said = Messages([CORE, GAME.folder], lang, strict=True)
    frame = run(library.own("battle_scenes", "two-she-hulks-and-a-hunter")).frames[2]
    telling = GAME.telling(frame.table, 0, said)
    (event,) = (event for event in frame.events if event.kind == "calculation")
    sentence = telling.event(event_view(frame.table, event, 0))
    steps = sentence.split(": ", 1)[1].split(" → ")
    assert [re.search(r"\d+", step)[0] for step in steps] == ["1", "5", "6", "8", "9", "8", "4", "4", "6", "3", "3"]
    halved = {"pt": "multiplicações e divisões", "en": "multiplications and divisions"}[lang]
    assert [told in step for step in steps] == [step in "E" for step in "ABBBBBCEBCE"]
    assert [halved in step for step in steps] == [step in "C" for step in "ABBBBBCEBCE"]
    assert names[0] in steps[4] and names[1] in steps[7] and told in steps[7]


@pytest.mark.parametrize(
    ("lang", "question", "absorbed", "worn"),
    [
        ("pt", "redireciona o dano de 3", "o Escudo absorve 2", "(2, -2 desgaste)"),
        ("en", "redirects the damage of 3", "the Shield absorbs 2", "(2, -2 worn)"),
    ],
)
def test_how_much_damage_is_at_stake_and_what_the_shield_takes_is_told(
    lang: Lang, question: str, absorbed: str, worn: str
) -> None:
    said = Messages([CORE, GAME.folder], lang, strict=True)
    asked, dealt = run(library.own("battle_scenes", "two-she-hulks-and-a-hunter")).frames[1:3]
    view = look(asked.table, 0)
    assert view.decision is not None and question in GAME.telling(asked.table, 0, said).question(view.decision)
    telling = GAME.telling(dealt.table, 0, said)
    (event,) = (event for event in dealt.events if event.kind == "damage")
    assert telling.event(event_view(dealt.table, event, 0)).endswith(absorbed)
    pieces = [piece for area in look(dealt.table, 0).areas for piece in area.pieces]
    (struck,) = (piece for piece in pieces if piece.number == event.subjects[0])
    assert [telling.badge(badge) for badge in struck.badges][1].endswith(worn)


@pytest.mark.parametrize(("lang", "told"), [("pt", "nenhum dano é causado"), ("en", "no damage is dealt")])
def test_damage_that_comes_to_nothing_is_told_so_with_its_rule(lang: Lang, told: str) -> None:
    said = Messages([CORE, GAME.folder], lang, strict=True)
    frames = run(library.own("battle_scenes", "blob-behind-a-makeshift-shield")).frames
    events = [(frame, event) for frame in frames for event in frame.events if event.kind == "calculation"]
    rules = [event.rule for _, event in events]
    assert rules == ["4.8.3.D-2", "4.8.3.D-4", "4.8.3-1"], "nothing reaches step D; an effect of it; damage"
    sentences = [GAME.telling(frame.table, 0, said).event(event_view(frame.table, each, 0)) for frame, each in events]
    assert [sentence.endswith(told) for sentence in sentences] == [True, True, False]


@pytest.mark.parametrize(("lang", "states"), [("pt", ("em pausa", "sendo resolvido")), ("en", ("paused", "resolved"))])
def test_the_effect_tree_is_shown_as_it_is(lang: Lang, states: tuple[str, str]) -> None:
    said = Screen(lang, (GAME.folder,)).messages
    frame = run(library.own("battle_scenes", "hood-umar-and-heimdall")).frames[2]
    telling = GAME.telling(frame.table, 1, said)
    lines = [telling.waiting(each) for each in look(frame.table, 1).waiting]
    assert [name for line in lines for name in ("Capuz V2", "Planos de Infiltração V1", "Heimdall V1") if name in line]
    assert [len(line) - len(line.lstrip()) for line in lines] == [0, 2, 4]
    assert states[0] in lines[0] and states[0] in lines[1] and states[1] in lines[2]
    drawn = "\n".join(Drawing(Teller(frame.table, 1, said), ["A", "B"]).lines())
    assert all(line in drawn for line in lines)
