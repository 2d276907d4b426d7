"""What is wrong with a file is told in the reader's language, whatever library found it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from ludoteca import games
from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import CORE, Lang, Messages
from ludoteca.core.problems import Problem, problem_of


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    sort: Literal["ally", "base"] = "ally"
    life: Annotated[int, msgspec.Meta(ge=1)] = 1
    words: Annotated[list[str], msgspec.Meta(max_length=2)] = []
    cost: int | str = 0
    pair: tuple[int, int] = (0, 0)


def told(error: Exception, lang: Lang = "pt") -> str:
    return str(Messages([CORE], lang, strict=True).told(problem_of(error)))


@pytest.mark.parametrize(
    ("document", "pt", "en"),
    [
        ({}, "falta o campo “name”", "the field “name” is missing"),
        ({"name": "x", "lives": 1}, "não existe o campo “lives”", "there is no field “lives”"),
        ({"name": 1}, "um texto, e veio um número inteiro (em $.name)", "a text was expected, but there is a whole"),
        ({"name": "x", "words": ["a", 1]}, "(em $.words[1])", "(at $.words[1])"),
        ({"name": "x", "sort": "hero"}, "'hero' não é uma das palavras", "'hero' is none of the words"),
        ({"name": "x", "life": 0}, "o número deve ser >= 1", "the number must be >= 1"),
        ({"name": "x", "words": ["a"] * 3}, "o comprimento deve ser <= 2", "the length must be <= 2"),
        ({"name": "x", "cost": []}, "um número inteiro ou um texto, e veio uma lista", "a whole number or a text was"),
        ({"name": "x", "pair": [1]}, "deve ter 2 itens, e tem 1", "must have 2 items, and has 1"),
    ],
)
def test_a_wrong_shape(document: dict[str, Any], pt: str, en: str) -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert(document, Shape)
    assert pt in told(found.value)
    assert en in told(found.value, "en")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(OSError) as absent:
        (tmp_path / "none.toml").read_text()
    assert told(absent.value) == "não há tal arquivo"
    with pytest.raises(OSError) as folder:
        tmp_path.read_text()
    assert told(folder.value, "en") == "it is a folder, not a file"
    with pytest.raises(UnicodeDecodeError) as bytes_:
        b"\xff".decode()
    assert told(bytes_.value) == "não está em UTF-8"


def test_toml_and_json_that_cannot_be_read() -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as line:
        tomllib.loads('name = "a"\nlife = 1 2')
    assert told(line.value).endswith("linha 2, coluna 10")
    with pytest.raises(tomllib.TOMLDecodeError) as end:
        tomllib.loads("name =")
    assert "termina antes da hora" in told(end.value)
    with pytest.raises(msgspec.DecodeError) as json:
        msgspec.json.decode(b"{")
    assert told(json.value) == "não é JSON que se possa ler inteiro"


def test_an_error_of_our_own_keeps_its_message_within_another() -> None:
    inner = LudotecaError("there is no such file", "problem-no-file")
    messages = Messages([CORE], "pt", strict=True)
    assert messages.text("problem-at", problem=problem_of(inner), place="$") == "não há tal arquivo (em $)"


def test_what_has_no_message_stays_as_it_was_said() -> None:
    assert told(ValueError("odd")) == "odd"
    assert Messages([CORE], "pt").told(Problem("odd", "problem-of-none")) == "odd"


@pytest.mark.parametrize("game", games.playable())
def test_every_problem_that_a_game_names_is_told_in_both_languages(game: str) -> None:
    folder = games.HOME / game
    named = {
        id
        for path in folder.rglob("*.py")
        for id in re.findall(r'"(problem-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    for lang in ("pt", "en"):
        messages = Messages([CORE, folder], lang, strict=True)
        assert [id for id in sorted(named) if id not in messages] == []
