"""The door for what people bring: what is too large, too deep or no value of a game is refused before it is read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core import documents, shapes
from ludoteca.core.documents import DEPTH, GREATEST, LARGE, SMALL, TEXT, DocumentError
from ludoteca.core.errors import SaveError
from ludoteca.core.match import read_save
from ludoteca.core.messages import CORE, Messages
from ludoteca.games.apotheosis.wording.wording import compile_text


def refused(text: str) -> str:
    with pytest.raises(DocumentError) as caught:
        documents.read_toml(text)
    return caught.value.message_id


def lists(depth: int) -> str:
    return "a = " + "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a" + ".a" * 100_000 + " = 1", "problem-deep"),
        ("[a" + ".a" * 100_000 + "]", "problem-deep"),
        (lists(DEPTH + 2), "problem-deep"),
        ("a = " + "{a = " * 2_000 + "1" + "}" * 2_000, "problem-deep"),
        ("a = " + "9" * 5_000, "problem-great"),
        ("a = 0x" + "f" * 12, "problem-great"),
        (f"a = {GREATEST + 1}", "problem-great"),
        ("a = nan", "problem-great"),
        ("a = 2026-01-01", "problem-date"),
        (f'a = "{"x" * (TEXT + 1)}"', "problem-long"),
        ("# " + "x" * SMALL, "problem-large"),
        ("a = [1", "problem-toml-end"),
        ("a == 1", "problem-toml"),
    ],
    ids=lambda value: value[:16],
)
def test_what_cannot_be_read_is_refused_with_its_reason(text: str, message: str) -> None:
    assert refused(text) == message


@pytest.mark.parametrize(
    ("text", "content"),
    [
        (lists(DEPTH), None),
        (f"a = {GREATEST}", {"a": GREATEST}),
        (f'a = "{"." * TEXT}"', {"a": "." * TEXT}),
        ('a = "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[" # {{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{', {"a": "[" * 33}),
        ("a = '''\n1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1'''", {"a": ".".join("1" * 29)}),
    ],
    ids=lambda value: str(value)[:16],
)
def test_what_stands_next_to_it_is_read(text: str, content: Any) -> None:
    assert documents.read_toml(text) == (content or documents.tomllib.loads(text))


def test_the_line_is_told() -> None:
    with pytest.raises(DocumentError) as caught:
        documents.read_toml("a = 1\nb == 2\n")
    assert caught.value.line == 2


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "{", "", "[1e400]", "[123456789012345678901234567890]", "[" * 30 + "]" * 30]
)
def test_json_comes_through_the_same_door(text: str) -> None:
    with pytest.raises(DocumentError):
        documents.read_json(text)


def test_a_file_is_measured_before_it_is_read(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    with large.open("wb") as file:
        file.truncate(1 << 30)
    with pytest.raises(DocumentError) as caught:
        documents.read_file(large)
    assert caught.value.message_id == "problem-large"
    assert caught.value.values == {"most": SMALL // 1024}


def test_what_is_just_as_large_as_it_may_be_is_read() -> None:
    documents.measure(SMALL, SMALL)
    with pytest.raises(DocumentError):
        documents.measure(SMALL + 1, SMALL)


@pytest.mark.parametrize(("name", "message"), [("none.toml", "problem-no-file"), (".", "problem-folder")])
def test_a_file_that_is_none_is_told(tmp_path: Path, name: str, message: str) -> None:
    with pytest.raises(DocumentError) as caught:
        documents.read_file(tmp_path / name)
    assert caught.value.message_id == message


def test_what_is_not_utf_8_is_told(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_bytes(b"name = '\xe7'")
    with pytest.raises(DocumentError) as caught:
        documents.read_file(tmp_path / "deck.toml")
    assert caught.value.message_id == "problem-utf8"


def test_a_shape_that_is_not_wanted_is_told_with_its_place() -> None:
    with pytest.raises(DocumentError) as caught:
        documents.shaped({"cards": ["a", 1]}, dict[str, list[str]])
    assert caught.value.message.endswith("at `cards[2]`"), "items are counted from 1"


class Wheel(msgspec.Struct, forbid_unknown_fields=True):
    size: int
    colour: Literal["red", "blue"] = "red"


class Cart(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    wheels: tuple[Wheel, ...]
    spare: Wheel | None = None
    load: dict[str, int] = {}


def test_all_that_is_wrong_with_a_shape_is_told_and_nothing_else() -> None:
    wheels = [{"size": 3}, {"size": "big", "colour": "rad"}, {"colour": "blue"}]
    with pytest.raises(DocumentError) as caught:
        documents.shaped({"wheels": wheels, "spare": {"sice": 1, "size": 1}, "load": {"hay": "x"}, "horse": 1}, Cart)
    told = [(problem.message_id, problem.values.get("place", "")) for problem in caught.value.problems]
    assert told == [
        ("problem-unknown-field", ""),
        ("problem-missing", ""),
        ("problem-at", "wheels[2].size"),
        ("problem-at", "wheels[2].colour"),
        ("problem-at", "wheels[3]"),
        ("problem-at", "spare"),
        ("problem-at", "load.hay"),
    ]
    said = Messages([CORE], "pt", strict=True).error(caught.value)
    assert "não existe o campo “horse”; os campos são: name, wheels, spare, load\n" in said
    assert "não existe o campo “sice”; quis dizer “size”; os campos são: size, colour (em spare)" in said
    assert "“rad” não é nenhuma das palavras que existem; quis dizer “red”; existem: red, blue" in said


def test_what_is_shaped_as_it_should_be_has_no_problem() -> None:
    content = {"name": "Hay cart", "wheels": [{"size": 3}], "spare": None}
    assert documents.shaped(content, Cart).wheels == (Wheel(3),)
    assert list(shapes.problems(content, Cart)) == []


def test_a_save_is_measured_too() -> None:
    with pytest.raises(SaveError) as caught:
        read_save(b" " * (LARGE + 1))
    assert caught.value.message_id == "save-unreadable"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("/" * 100_000, "cards-too-long"),
        ("Puxe uma carta" + " ou puxe uma carta" * 5_000, "cards-too-long"),
        ("Puxe uma carta" + " ou puxe uma carta" * 120, "cards-line-too-long"),
        ("Puxe " + "9" * 5_000 + " cartas.", "cards-too-great"),
    ],
    ids=lambda value: value[:16],
)
def test_a_text_has_a_limit(text: str, message: str) -> None:
    with pytest.raises(CardTextError) as caught:
        compile_text(text)
    assert caught.value.message_id == message


@pytest.mark.parametrize(
    "text",
    ["a = nan", "a = 2026-01-01", lists(99), "#" * (SMALL + 1), f'a = "{"x" * (TEXT + 1)}"'],
    ids=lambda text: text[:16],
)
def test_every_reason_is_told_in_both_languages(text: str) -> None:
    with pytest.raises(DocumentError) as caught:
        documents.read_toml(text)
    portuguese, english = (Messages([CORE], lang, strict=True).error(caught.value) for lang in ("pt", "en"))
    assert portuguese != english


#: Several threads bring the first document of a kind at the same time, and again with other kinds.
AT_ONCE = """
import sys, threading
from typing import Optional
import msgspec
from ludoteca.core import documents

def kind(number):
    inner = msgspec.defstruct(f"Inner{number}", [(f"f{at}", Optional[dict[str, list[int]]], None) for at in range(40)])
    return msgspec.defstruct(f"Outer{number}", [(f"g{at}", Optional[list[inner]], None) for at in range(40)])

def bring(kind, together):
    together.wait()
    documents.shaped({"g1": [{"f1": {"a": [1]}}]}, kind)

sys.setswitchinterval(1e-6)
for number in range(60):
    given = kind(number), threading.Barrier(6)
    threads = [threading.Thread(target=bring, args=given) for _ in range(6)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""


def test_first_documents_of_a_kind_may_come_in_several_threads_at_once() -> None:
    """A server whose lobby is opened by two people while it is cold; what goes wrong there ends the process."""
    assert subprocess.run([sys.executable, "-c", AT_ONCE], check=False, timeout=120).returncode == 0
