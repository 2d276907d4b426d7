"""What a line at the prompt means."""

from __future__ import annotations

import pytest

from ludoteca.players.terminal.prompt import COMMANDS, Command, Move, Picks, understand


@pytest.mark.parametrize(
    ("line", "numbers", "finish"),
    [
        ("3", [3], False),
        (" 1 3  4 ", [1, 3, 4], False),
        ("1,3;4", [1, 3, 4], False),
        ("1 3 4!", [1, 3, 4], True),
        ("2 2 !", [2, 2], True),
        ("1 3 done", [1, 3], True),
        ("1 3 pronto", [1, 3], True),
    ],
)
def test_numbers_pick_options_and_an_exclamation_mark_finishes(line: str, numbers: list[int], finish: bool) -> None:
    meant = understand(line)
    assert isinstance(meant, Picks)
    assert (meant.numbers, meant.finish) == (numbers, finish)


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("why", "why", ""),
        ("Por que", "why", ""),
        ("porque", "why", ""),
        ("why-not buy hulk", "why-not", "buy hulk"),
        ("why not buy hulk", "why-not", "buy hulk"),
        ("por que não comprar Hulk", "why-not", "comprar Hulk"),
        ("por-que-nao field #3", "why-not", "field #3"),
        ("desfazer 2", "undo", "2"),
        ("salvar a b.json", "save", "a b.json"),
        ("REGRAS turn.main.1", "rules", "turn.main.1"),
        ("?", "help", ""),
        ("!", "done", ""),
        ("sair", "quit", ""),
    ],
)
def test_commands_are_understood_in_both_languages(line: str, name: str, rest: str) -> None:
    meant = understand(line)
    assert isinstance(meant, Command)
    assert (meant.name, meant.rest) == (name, rest)


def test_no_word_belongs_to_two_commands() -> None:
    words = [word for each in COMMANDS.values() for word in each]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("line", ["field hulk#17", "12 monkeys", "buy hulk!"])
def test_anything_else_is_a_move(line: str) -> None:
    assert isinstance(understand(line), Move)


@pytest.mark.parametrize("line", ["", "   "])
def test_an_empty_line_means_nothing(line: str) -> None:
    assert understand(line) is None
