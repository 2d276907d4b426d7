"""Documents and texts spoilt in every way: what somebody might write by mistake, or a stranger on purpose."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

#: What stands where something else was wanted.
SCALARS = (
    *(None, True, False, -1, 0, 1, 2, 99, 10**12, -(10**30), 1.5, float("inf"), float("nan")),
    *("", "x", "X", "0", "on", "damage", "*", "é", "none", "\n", "\x00", "a.b.c", "{", "[[", '"""'),
)
#: Letters that a text of no sense is made of.
LETTERS = "abzAZ09 .,;:-_/\\\"'[](){}<>*#=+éãçÇ\n\t\x00\x7f\ud7ff\u200b\ufeff😀"

#: What is written into the midst of a text, and how often.
SNIPPETS = (
    *("/", ".", "[", "{", "(", '"', "'", "\\", ":", ",", ";", "-", "–", "\n", "\t", "\x00", "😀", "9", "*", "#", "="),
    *(" ou", " e", " X", " Manto", " Manto ou", " de", " que", " se", " até", " cada", " alvo", " A.B.", "A.", "<br>"),
    *("{SF}", "+1A", " não", " do", " um", " 1", ", ", " Você", " A ", " a", " -", "Dr. ", "{", "}", "{{"),
)
TIMES = (1, 1, 1, 2, 3, 30, 300, 3000)


def letters(chance: Random, most: int) -> str:
    return "".join(chance.choices(LETTERS, k=chance.randint(0, most)))


def anything(chance: Random, depth: int = 2) -> Any:
    """A value of no use: a scalar, a text, or a few of them in a list or a table."""
    sort = chance.choice(("scalar", "scalar", "text", "list", "table")[: 5 if depth else 3])
    if sort == "scalar":
        return chance.choice(SCALARS)
    if sort == "text":
        return letters(chance, 12)
    inside = [anything(chance, depth - 1) for _ in range(chance.randint(0, 3))]
    return inside if sort == "list" else {letters(chance, 6): each for each in inside}


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a document."""
    if path:
        yield path
    if len(path) > 12:
        return
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


def spoilt_document(chance: Random, sound: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """One of the sound documents with a few of its values written otherwise, left out or added."""
    document = copy.deepcopy(chance.choice(sound))
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        every = list(places(document))
        if not every:
            break
        *way, last = chance.choice(every)
        home: Any = document
        for key in way:
            home = home[key]
        spoil(chance, home, last)
    return document


def spoil(chance: Random, home: Any, key: Any) -> None:
    deed = chance.choice(("value", "value", "text", "text", "away", "more", "deep"))
    old = home[key]
    if deed == "text" and isinstance(old, str):
        home[key] = spoilt_text(chance, [old])
    elif deed == "away":
        del home[key]
    elif deed == "more" and isinstance(home, dict):
        home[letters(chance, 8)] = anything(chance)
    elif deed == "deep":
        home[key] = nested(chance.choice((2, 30, 2000)), chance.random() < 0.5, old)
    else:
        home[key] = anything(chance)


def nested(depth: int, lists: bool, inside: Any) -> Any:
    for _ in range(depth):
        inside = [inside] if lists else {"a": inside}
    return inside


def spoilt_text(chance: Random, sound: Sequence[str]) -> str:
    """A text with letters or words left out, doubled, exchanged, or with strange ones put in, perhaps thousands."""
    text = chance.choice(sound)
    for _ in range(chance.choice((1, 1, 2, 3))):
        at, end = sorted((chance.randint(0, len(text)), chance.randint(0, len(text))))
        deed = chance.choice(("put", "put", "out", "twice", "word", "swap"))
        if deed == "put":
            text = text[:at] + chance.choice(SNIPPETS) * chance.choice(TIMES) + text[at:]
        elif deed == "out":
            text = text[:at] + text[min(end, at + 20) :]
        elif deed == "twice":
            text = text[:at] + text[at:end] * chance.choice((2, 3, 50)) + text[end:]
        else:
            text = words_spoilt(chance, text, deed)
        text = text[:200_000]
    return text


def words_spoilt(chance: Random, text: str, deed: str) -> str:
    words = text.split(" ")
    first, second = chance.randrange(len(words)), chance.randrange(len(words))
    if deed == "word":
        words[first] = chance.choice(words)
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
