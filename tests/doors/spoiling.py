"""Documents and texts spoilt in every way: what somebody might write by mistake, or a stranger on purpose."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

Draw = Any

#: What stands where something else was wanted.
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([-1, 0, 1, 2, 99, 10**12, -(10**30), 1.5, float("inf"), float("nan")]),
    st.text(max_size=12),
    st.sampled_from(["", "x", "X", "0", "on", "damage", "*", "é", "none", "\n", "\x00", "a.b.c", "{", "[[", '"""']),
)
ANYTHING = st.recursive(
    SCALARS, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=6), inside, max_size=3)
)

#: What is written into the midst of a text, and how often.
SNIPPETS = (
    *("/", ".", "[", "{", "(", '"', "'", "\\", ":", ",", ";", "-", "–", "\n", "\t", "\x00", "😀", "9", "*", "#", "="),
    *(" ou", " e", " X", " Manto", " Manto ou", " de", " que", " se", " até", " cada", " alvo", " A.B.", "A.", "<br>"),
    *("{SF}", "+1A", " não", " do", " um", " 1", ", ", " Você", " A ", " a", " -", "Dr. ", "{", "}", "{{"),
)
TIMES = (1, 1, 1, 2, 3, 30, 300, 3000)


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a document."""
    if path:
        yield path
    if len(path) > 12:
        return
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


@st.composite
def spoilt_documents(draw: Draw, sound: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """One of the sound documents with a few of its values written otherwise, left out or added."""
    document = copy.deepcopy(draw(st.sampled_from(sound)))
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 3)))):
        every = list(places(document))
        if not every:
            break
        *way, last = draw(st.sampled_from(every))
        home: Any = document
        for key in way:
            home = home[key]
        spoil(draw, home, last)
    return document


def spoil(draw: Draw, home: Any, key: Any) -> None:
    deed = draw(st.sampled_from(("value", "value", "text", "text", "away", "more", "deep")))
    old = home[key]
    if deed == "text" and isinstance(old, str):
        home[key] = draw(spoilt_texts([old]))
    elif deed == "away":
        del home[key]
    elif deed == "more" and isinstance(home, dict):
        home[draw(st.text(max_size=8))] = draw(ANYTHING)
    elif deed == "deep":
        home[key] = nested(draw(st.sampled_from((2, 30, 2000))), draw(st.booleans()), old)
    else:
        home[key] = draw(ANYTHING)


def nested(depth: int, lists: bool, inside: Any) -> Any:
    for _ in range(depth):
        inside = [inside] if lists else {"a": inside}
    return inside


@st.composite
def spoilt_texts(draw: Draw, sound: Sequence[str]) -> str:
    """A text with letters or words left out, doubled, exchanged, or with strange ones put in, perhaps thousands."""
    text = draw(st.sampled_from(sound))
    for _ in range(draw(st.sampled_from((1, 1, 2, 3)))):
        at, end = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        deed = draw(st.sampled_from(("put", "put", "out", "twice", "word", "swap")))
        if deed == "put":
            text = text[:at] + draw(st.sampled_from(SNIPPETS)) * draw(st.sampled_from(TIMES)) + text[at:]
        elif deed == "out":
            text = text[:at] + text[min(end, at + 20) :]
        elif deed == "twice":
            text = text[:at] + text[at:end] * draw(st.sampled_from((2, 3, 50))) + text[end:]
        else:
            text = words_spoilt(draw, text, deed)
        text = text[:200_000]
    return text


def words_spoilt(draw: Draw, text: str, deed: str) -> str:
    words = text.split(" ")
    first, second = draw(st.integers(0, len(words) - 1)), draw(st.integers(0, len(words) - 1))
    if deed == "word":
        words[first] = draw(st.sampled_from(words))
    else:
        words[first], words[second] = words[second], words[first]
    return " ".join(words)


# -- written down -------------------------------------------------------------


def toml(value: dict[str, Any]) -> str:
    """A document as TOML; what TOML has no word for is written as no letters."""
    return "".join(f"{json.dumps(str(key))} = {written(each, '=')}\n" for key, each in value.items())


def as_json(value: Any) -> str:
    return written(value, ":")


def written(value: Any, equals: str) -> str:
    """Written without recursion, because it may be nested thousands deep."""
    done: list[str] = []
    waiting: list[Any] = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Mark):
            done.append(each)
        elif isinstance(each, list):
            waiting += [Mark("]"), *reversed(joined([[item] for item in each])), Mark("[")]
        elif isinstance(each, dict):
            parts = joined([[Mark(json.dumps(str(key)) + equals), item] for key, item in each.items()])
            waiting += [Mark("}"), *reversed(parts), Mark("{")]
        elif each is None:
            done.append("null" if equals == ":" else '""')
        elif isinstance(each, str):
            done.append(json.dumps(each, ensure_ascii=False).replace("\x7f", ""))
        else:
            done.append(str(each).lower())
    return "".join(done)


def joined(items: list[list[Any]]) -> list[Any]:
    return [part for at, item in enumerate(items) for part in ([Mark(","), *item] if at else item)]


class Mark(str):
    """Letters of the writing itself, not of a value."""

    __slots__ = ()
