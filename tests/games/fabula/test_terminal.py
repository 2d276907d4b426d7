"""A person plays a whole match at the terminal, in both languages."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.core.match import Match
from ludoteca.games.fabula.game import GAME
from ludoteca.games.fabula.script import choose


def choices(seed: int, setup: dict[str, object]) -> list[str]:
    """What a simple player would write for seat 1, while the other seat plays by itself."""
    match = Match(GAME, setup, seed)
    written = []
    while not match.over:
        table = match.table
        assert table.decision is not None
        option = choose(table, table.decision)
        if table.decision.seat == 0:
            written.append(str(table.decision.options.index(option) + 1))
        match.choose(option)
    return written


def play(lang: str, seed: int, lines: list[str], *more: str) -> Result:
    words = ["--lang", lang, "play", "fabula", "--seed", str(seed), "--plain", *more]
    return CliRunner().invoke(main, words, input="\n".join(lines) + "\n")


@pytest.mark.parametrize(("lang", "over"), [("pt", "Jogador"), ("en", "Player")])
def test_a_whole_match_against_the_simple_player(lang: str, over: str) -> None:
    setup = {"format": "equilibrado"}
    lines = choices(5, setup)
    done = play(lang, 5, lines, "--format", "equilibrado", "--seat", "human", "--seat", "simple")
    assert done.exit_code == 0, done.output[-600:]
    shown = done.output
    assert over in shown and ("prioridade" if lang == "pt" else "priority") in shown
    stack = "Pilha de efeitos" if lang == "pt" else "Effect stack"
    assert stack in shown or ("topo da pilha" if lang == "pt" else "top of the stack") in shown.lower()
    assert "ask-" not in shown and "event-" not in shown and "badge-" not in shown


def test_a_solo_match_asks_only_the_person() -> None:
    match = Match(GAME, {"format": "solo"}, 3)
    lines = []
    while not match.over and len(lines) < 400:
        table = match.table
        assert table.decision is not None and table.decision.seat == 0
        option = choose(table, table.decision)
        lines.append(str(table.decision.options.index(option) + 1))
        match.choose(option)
    done = play("en", 3, lines, "--format", "solo", "--seat", "human", "--seat", "random")
    assert done.exit_code == 0 and match.over


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
