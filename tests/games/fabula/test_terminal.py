"""A person plays a whole match at the terminal, in both languages."""

from __future__ import annotations

import io
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from ludoteca.cli import main
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.games.fabula.game import GAME
from ludoteca.players import Player
from ludoteca.players.simple import Simple
from ludoteca.players.sitting import Sitting
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session
from tests.players.person import any_answer


def at_the_terminal(lang: Lang, setup: dict[str, object], opponent: Player) -> str:
    """A whole match of a person who answers anything; tells what the screen showed."""
    page = io.StringIO()
    chance = Chance(5)
    match = Match(GAME, setup, 5)
    console = Console(file=page, width=80, highlight=False)
    screen = Screen(lang, (GAME.folder,), True, lambda prompt: any_answer(session, chance), console)
    session = Session(match, [None, opponent], screen, lambda name: GAME)
    session.play()
    assert match.over
    return page.getvalue()


def play(lang: str, seed: int, lines: list[str], *more: str) -> Result:
    words = ["--lang", lang, "play", "fabula", "--seed", str(seed), "--plain", *more]
    return CliRunner().invoke(main, words, input="\n".join(lines) + "\n")


@pytest.mark.parametrize(("lang", "over"), [("pt", "Jogador"), ("en", "Player")])
def test_a_whole_match_against_the_simple_player(lang: Lang, over: str) -> None:
    shown = at_the_terminal(lang, {"format": "equilibrado"}, Sitting(Simple(), 0))
    assert over in shown and ("prioridade" if lang == "pt" else "priority") in shown
    stack = "Pilha de efeitos" if lang == "pt" else "Effect stack"
    assert stack in shown or ("topo da pilha" if lang == "pt" else "top of the stack") in shown.lower()
    assert "ask-" not in shown and "event-" not in shown and "badge-" not in shown


def test_a_solo_match_asks_only_the_person() -> None:
    class Nobody:
        def choose(self, table: Any) -> Any:
            raise AssertionError("the scripted opponent was asked")

    assert "Player 1" in at_the_terminal("en", {"format": "solo"}, Nobody())


def test_three_play_when_three_decks_are_brought() -> None:
    teams = [word for deck in ("mata-fechada", "bando-da-brasa", "aguas-encantadas") for word in ("--team", deck)]
    seats = ["--seat", "simple", "--seat", "simple", "--seat", "random"]
    done = play("en", 4, [], *teams, *seats)
    assert done.exit_code == 0 and "Player 3" in done.output


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("pt", "faísca", ["Faísca (custo 1)", "Cause 2 de dano ao aliado alvo."]),
        ("en", "faisca", ["Spark (cost 1)", "Deal 2 damage to target ally."]),
        ("pt", "cangaceiro", ["ofensiva 3"]),
    ],
)
def test_the_text_of_a_card_is_one_command_away(lang: str, name: str, said: list[str]) -> None:
    """Asked at the first question: a player knows what is in his deck."""
    command = "cartas" if lang == "pt" else "cards"
    teams = ["--team", "bando-da-brasa", "--team", "mata-fechada"]
    done = play(lang, 1, [f"{command} {name}"], *teams, "--seat", "human", "--seat", "simple")
    assert all(each in done.output for each in said), done.output[-1200:]
