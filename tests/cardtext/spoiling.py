"""Sentences spoilt in three ways: what an open grammar takes of them tells whether types and agreement are strict."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from ludoteca.cardtext.slips import understood

_WORD = re.compile(r"[^\W_]+(?:[-'][^\W_]+)*")

#: Words that have another gender in the same sentence: the wrong one is a word, too.
_PAIRS = (
    "o a, os as, um uma, do da, dos das, no na, nos nas, ao à, aos às, pelo pela, este esta, deste desta, neste nesta,"
    "aquele aquela, daquele daquela, naquele naquela, outro outra, outros outras, ele ela, eles elas, dele dela,"
    "nele nela, todos todas, todo toda, dois duas"
)
OTHER_GENDER = {
    one: other for pair in _PAIRS.split(",") for one, other in (pair.split(), pair.split()[::-1])
}  # fmt: skip


def dropped(text: str) -> Iterator[str]:
    """Each word left out."""
    for word in _WORD.finditer(text):
        yield re.sub(r"\s+", " ", text[: word.start()] + text[word.end() :]).strip()


def swapped(text: str) -> Iterator[str]:
    """Each two neighbours of a sentence in the wrong order."""
    words = [*_WORD.finditer(text)]
    for one, other in pairwise(words):
        between = text[one.end() : other.start()]
        if between == " " and one.group() != other.group():
            yield f"{text[: one.start()]}{other.group()} {one.group()}{text[other.end() :]}"


def wrong_gender(text: str, more: Callable[[str], str] = lambda word: "") -> Iterator[str]:
    """Each article, pronoun or adjective in its other gender."""
    for word in _WORD.finditer(text):
        said = word.group()
        other = OTHER_GENDER.get(said.lower()) or more(said)
        if other:
            other = other.capitalize() if said[0].isupper() else other
            yield text[: word.start()] + other + text[word.end() :]


def accepted(texts: Iterable[str], read: Callable[[str], object], spoil: Callable[[str], Iterable[str]]) -> list[str]:
    """Which spoilt sentences are read all the same."""
    return [each for text in texts for each in spoil(text) if understood(each, read)]
