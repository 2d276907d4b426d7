"""Parse tables that are kept between runs: read as they were written, and made anew when they are not."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest
from lark import Lark, Token

from ludoteca.cardtext import kept
from ludoteca.cardtext.wording import _Ready

GRAMMAR = "start: line (_NL line)*\nline: VERB NUMBER? -> spoken\n%declare VERB NUMBER _NL"
TOKENS = [Token("VERB", "compre"), Token("NUMBER", "1"), Token("_NL", "."), Token("VERB", "vire")]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "user_cache_path", lambda name: tmp_path / name)
    return tmp_path


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The grammars whose tables were made."""
    found: list[str] = []

    def make(grammar: str, **options: object) -> Lark:
        found.append(grammar)
        return Lark(grammar, **options)  # type: ignore[arg-type]

    make._load_from_dict = Lark._load_from_dict  # type: ignore[attr-defined]
    monkeypatch.setattr(kept, "Lark", make)
    return found


def parsed(grammar: str) -> object:
    return kept.parser(grammar, _Ready).parse(iter(TOKENS))  # type: ignore[arg-type]


def test_tables_are_made_once_and_read_as_they_were_written(made: list[str]) -> None:
    grammar = GRAMMAR
    first, second = parsed(grammar), parsed(grammar)
    assert first == second == Lark(GRAMMAR, parser="lalr", lexer=_Ready).parse(iter(TOKENS))  # type: ignore[arg-type]
    assert len(made) == 1


def test_another_grammar_has_tables_of_its_own(made: list[str]) -> None:
    grammar = GRAMMAR
    parsed(grammar)
    parsed(grammar + "\n// another word")
    assert len(made) == 2


@pytest.mark.parametrize("broken", ["cut", "empty", "foreign", "altered", "no-tables"])
def test_what_is_broken_or_foreign_is_made_anew(made: list[str], broken: str) -> None:
    grammar = GRAMMAR
    tree = parsed(grammar)
    path = kept.file_of(grammar)
    content = path.read_bytes()
    other = msgspec.msgpack.encode({"data": {}, "memo": {}})
    path.write_bytes(
        {
            "cut": content[: len(content) // 2],
            "empty": b"",
            "foreign": b"cos\nsystem\n(S'echo'\ntR.",
            "altered": content[:-1] + bytes([content[-1] ^ 1]),
            "no-tables": hashlib.sha256(other).digest() + other,
        }[broken]
    )
    assert parsed(grammar) == tree and len(made) == 2
    assert parsed(grammar) == tree and len(made) == 2, "and kept again"


def test_without_a_place_to_keep_them_texts_are_read_all_the_same(folder: Path, made: list[str]) -> None:
    (folder / "ludoteca").write_text("a file where the folder would be", encoding="utf-8")
    grammar = GRAMMAR
    assert parsed(grammar) == parsed(grammar)
    assert len(made) == 2
