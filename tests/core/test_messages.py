"""Fluent catalogues: the language chosen, what is said, and that both languages say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import (
    CORE,
    CatalogueError,
    Messages,
    UnknownLanguage,
    check_catalogues,
    language,
)
from ludoteca.core.problems import Problem, together

CARDS = "draw = { $n ->\n    [0] nada\n    [1] Compre uma carta\n   *[other] Compre { $n } cartas\n}\n"


def room(path: Path, pt: str = "", en: str = "") -> Path:
    path.mkdir(exist_ok=True)
    (path / "messages.pt.ftl").write_text(pt, encoding="utf-8")
    (path / "messages.en.ftl").write_text(en, encoding="utf-8")
    return path


def check(path: Path, pt: str, en: str) -> None:
    room(path, pt, en)
    check_catalogues(path / "messages.pt.ftl", path / "messages.en.ftl")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "pt_PT"}, "pt"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8", "LC_ALL": "de_DE"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "pt_BR"}, "pt"),
        ({"LANG": "pt_BR", "LC_ALL": ""}, "pt"),
    ],
)
def test_the_locale_names_the_language(environment: dict[str, str], expected: str) -> None:
    assert language(None, environment) == expected


def test_an_explicit_language_wins_over_the_locale() -> None:
    assert language("en", {"LANG": "pt_BR"}) == "en"
    assert language("pt-BR", {}) == "pt"
    assert language("en_GB", {}) == "en"
    with pytest.raises(UnknownLanguage, match="choose pt or en"):
        language("fr", {})


def test_a_message_is_said_in_the_language_with_its_values(tmp_path: Path) -> None:
    here = room(tmp_path, "hit = { $who } sofre dano", "hit = { $who } is damaged")
    assert Messages([here], "pt").text("hit", who="Tempestade") == "Tempestade sofre dano"
    assert Messages([here], "en").text("hit", who="Storm") == "Storm is damaged"


def test_values_carry_no_direction_marks(tmp_path: Path) -> None:
    here = room(tmp_path, "x = <{ $a }>", "x = <{ $a }>")
    assert Messages([here], "en").text("x", a="b") == "<b>"


@pytest.mark.parametrize(("n", "said"), [(0, "nada"), (1, "Compre uma carta"), (2, "Compre 2 cartas")])
def test_explicit_plurals_tell_none_from_one(tmp_path: Path, n: int, said: str) -> None:
    assert Messages([room(tmp_path, CARDS, CARDS)], "pt").text("draw", n=n) == said


def test_a_missing_message_falls_back_to_english_and_then_to_its_id(tmp_path: Path) -> None:
    messages = Messages([room(tmp_path, "a = um", "a = one\nb = two")], "pt")
    assert messages.text("a") == "um"
    assert messages.text("b") == "two"
    assert messages.text("c") == "c"
    assert "b" in messages and "c" not in messages


def test_a_strict_reader_is_told_what_is_missing(tmp_path: Path) -> None:
    messages = Messages([room(tmp_path, "a = { $n } um", "a = { $n } one\nb = two")], "pt", strict=True)
    with pytest.raises(CatalogueError, match="'b' in pt"):
        messages.text("b")
    with pytest.raises(CatalogueError, match=r"'a' .*n"):
        messages.text("a")


def test_rooms_are_put_together_and_may_not_clash(tmp_path: Path) -> None:
    one, two = room(tmp_path / "1", "a = um", "a = one"), room(tmp_path / "2", "b = dois", "b = two")
    messages = Messages([one, two], "pt")
    assert (messages.text("a"), messages.text("b")) == ("um", "dois")
    room(two, "a = dois", "a = two")
    with pytest.raises(CatalogueError, match=r"'a' is in .*1"):
        Messages([one, two], "pt")


def test_a_broken_or_absent_catalogue_is_an_error_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"messages\.en\.ftl, line 3"):
        Messages([room(tmp_path, "a = 1", "a = 1\n\nb = { $x\n")], "en")
    with pytest.raises(CatalogueError, match="no such catalogue"):
        Messages([tmp_path / "nowhere"], "en")


def test_an_error_is_said_in_the_readers_language(tmp_path: Path) -> None:
    messages = Messages([room(tmp_path, "lost = perdi { $what }", "lost = lost { $what }")], "pt")
    assert messages.error(LudotecaError("lost it", "lost", what="tudo")) == "perdi tudo"
    assert messages.error(LudotecaError("only in English")) == "only in English"


def test_a_value_of_any_length_is_told_whole() -> None:
    long = "long " * 500 + "end"
    problem = together([Problem(long), Problem(long)])
    for lang in ("pt", "en"):
        messages = Messages([CORE], lang, strict=True)
        assert messages.text("problem-together", first=problem, others=long) == f"{long}\n{long}\n{long}"


def test_both_languages_of_the_core_say_the_same() -> None:
    check_catalogues(CORE / "messages.pt.ftl", CORE / "messages.en.ftl")


@pytest.mark.parametrize(
    ("pt", "en", "problem"),
    [
        ("a = 1\nb = 2", "a = 1", "messages.en.ftl: lacks 'b'"),
        ("a = 1", "a = 1\nb = 2", "messages.pt.ftl: lacks 'b'"),
        ("a = { $x }", "a = { $y }", r"'a' speaks of \['x'\] in pt and of \['y'\] in en"),
        ("a = 1\n    .tip = t", "a = 1", r"lacks 'a\.tip'"),
        ("a = 1\na = 2", "a = 1", "'a' is there twice"),
        ("a = { $n ->\n    [one] um\n   *[other] x\n}", "a = { $n ->\n   *[other] x\n}", r"write \[0\]"),
    ],
)
def test_the_check_finds_what_differs(tmp_path: Path, pt: str, en: str, problem: str) -> None:
    with pytest.raises(CatalogueError, match=problem):
        check(tmp_path, pt, en)


def test_only_one_language_may_have_to_agree_with_a_piece(tmp_path: Path) -> None:
    agreed = 'a = { AGREE($x, "virado", "virada") }'
    check(tmp_path, agreed, "a = tapped")
    with pytest.raises(CatalogueError, match="speaks of"):
        check(tmp_path, agreed + " { $x }", "a = tapped")


def test_the_check_accepts_equal_catalogues(tmp_path: Path) -> None:
    check(tmp_path, CARDS + "b = { $x }\n    .tip = { $y }", CARDS + "b = x{ $x }\n    .tip = y{ $y }")
