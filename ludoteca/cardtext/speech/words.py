"""A text taken apart into words, and words put together into a text.

Contractions and pronouns that hang on a verb are taken apart before reading and put together after writing, here and
nowhere else: *neste* is *em este*, *carregá-lo* is *carregar -o*. A known name is one word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from ludoteca.core.rulebook import Lang

_ARTICLES = ("o", "a", "os", "as")
_POINTING = (
    "este",
    "esta",
    "estes",
    "estas",
    "aquele",
    "aquela",
    "aqueles",
    "aquelas",
    "esse",
    "essa",
    "esses",
    "essas",
)
_PERSONS = ("ele", "ela", "eles", "elas")

#: Two words and the one that they become.
JOINED: dict[tuple[str, str], str] = {
    **{("em", word): f"n{word}" for word in (*_ARTICLES, *_POINTING, *_PERSONS)},
    **{("de", word): f"d{word}" for word in (*_ARTICLES, *_POINTING, *_PERSONS)},
    **{("por", word): f"pel{word}" for word in _ARTICLES},
    **{("a", word): f"à{word[1:]}" if word.startswith("a") else f"a{word}" for word in _ARTICLES},
    **{("a", word): f"à{word[1:]}" for word in _POINTING if word.startswith("a")},
}
#: Those that are only taken apart: written they stay two.
_READ = {("em", word): f"n{word}" for word in ("um", "uma", "uns", "umas")}
APART: dict[Lang, dict[str, tuple[str, ...]]] = {
    "pt": {joined: parts for parts, joined in (*_READ.items(), *JOINED.items())},
    "en": {"an": ("a",), "another": ("a", "other")},
}

_PIECE = re.compile(
    r"(?P<break>(?:[^\S\n]*(?:\n|<br\s*/?>)\s*)+)|(?P<space>\s+)"
    r"|(?P<number>(?:(?<![^\W_])[+\-−])?\d+(?:D\d+|(?:/\d+)+|[A-Z](?![^\W_]))?|\+[XYZ](?![^\W_]))|(?P<word>[^\W\d_]+(?:['’\-][^\W\d_]+)*)"
    r"|(?P<mark>\*+(?:/\*+)?|.)"
)
_HANGING = re.compile(r"(?P<verb>.+?)-(?:(?P<long>l)?(?P<pronoun>[oa]s?)|(?P<self>se))")
_VOWELS = {"á": "ar", "ê": "er", "é": "er", "i": "ir", "í": "ir", "ô": "ôr"}
_BEFORE = {"ar": "á", "er": "ê", "ir": "i", "ôr": "ô"}

BREAK, NUMBER, WORD, NAME, MARK = "break", "number", "word", "name", "mark"

#: What stands in a template where a line goes on with the next one.
NEW_LINE = "↵"
#: What is written where a sentence begins that stands after no full stop: "Descarregue este card: Compre um card".
BEGUN = "↑"


class Word(NamedTuple):
    """A word as it is compared, what sort it is, and where it stands."""

    text: str
    sort: str
    start: int
    end: int
    #: As it was written, and what it means if it is a known name.
    said: str = ""
    meaning: object = None


class Names:
    """The proper names that a text may use, found by their first word."""

    __slots__ = ("by_first",)

    def __init__(self, names: Mapping[str, object]) -> None:
        self.by_first: dict[str, list[tuple[str, object]]] = {}
        for name in sorted(names, key=len, reverse=True):
            first = _PIECE.match(name)
            if first is not None:
                self.by_first.setdefault(first.group(), []).append((name, names[name]))

    def at(self, text: str, start: int, first: str) -> tuple[str, object] | None:
        """The longest name that stands here."""
        for name, meaning in self.by_first.get(first, ()):
            end = start + len(name)
            if text.startswith(name, start) and not text[end : end + 1].isalnum():
                return name, meaning
        return None


def split(text: str, names: Names | None = None, lang: Lang = "pt") -> list[Word]:
    """The words of a text in one of the languages, in small letters."""
    found: list[Word] = []
    at = 0
    while at < len(text):
        piece = _PIECE.match(text, at)
        assert piece is not None
        name = names.at(text, at, piece.group()) if names else None
        if name is not None:
            found.append(Word(name[0].lower(), NAME, at, at + len(name[0]), *name))
            at += len(name[0])
            continue
        if piece.lastgroup == WORD:
            found += words_of(piece.group(), at, lang)
        elif piece.lastgroup != "space":
            found.append(Word(piece.group().replace("−", "-"), piece.lastgroup or MARK, at, piece.end()))
        at = piece.end()
    return found


def words_of(written: str, start: int, lang: Lang) -> Iterator[Word]:
    """A contraction is two words in one place; a verb with its pronoun is two that stand behind each other."""
    said, end = written.lower(), start + len(written)
    if said in APART[lang]:
        yield from (Word(part, WORD, start, end, written) for part in APART[lang][said])
        return
    hanging = _HANGING.fullmatch(said) if lang == "pt" else None
    if hanging is None:
        yield Word(said, WORD, start, end, written)
        return
    verb, middle = hanging["verb"], start + len(hanging["verb"])
    yield Word(verb[:-1] + _VOWELS.get(verb[-1], verb[-1]) if hanging["long"] else verb, WORD, start, middle)
    yield Word(f"-{hanging['pronoun'] or hanging['self']}", WORD, middle, end)


def lines(words: Iterable[Word], goes_on: str = "") -> list[list[Word]]:
    """The words of each line; one that begins with a mark of its own goes on with the line above."""
    found: list[list[Word]] = [[]]
    broken: Word | None = None
    for word in words:
        if word.sort == BREAK:
            broken = word
            continue
        if broken is not None:
            if goes_on and word.text.startswith(goes_on) and found[-1]:
                found[-1].append(broken._replace(text=NEW_LINE))
            else:
                found.append([])
            broken = None
        found[-1].append(word)
    return [line for line in found if line]


def is_name(word: str) -> bool:
    """A capital at its beginning only: words in capitals are the rulebook's."""
    return word[:1].isupper() and not (len(word) > 1 and word.isupper())


# -- putting together -------------------------------------------------------------

_CLOSING = (".", ",", ":", ";", ")", "!", "?")
#: A full stop ends a sentence, but not within initials: "a afiliação S.H.I.E.L.D. tem".
_FIRST = re.compile(r"(^|(?<![A-Z]\.[A-Z])[.] |\n)([^\W\d_])")
_BEGUN = re.compile(BEGUN + " (.)")
#: Final initials have the full stop of their sentence.
_INITIALS = re.compile(r"[^\W\d_]\.[^\W\d_]\.$")


def join(words: Iterable[str]) -> str:
    """A text of these words: contractions, pronouns on verbs, marks without a space, capitals."""
    text = ""
    last = ""
    for word, following in pairwise((*words, "")):
        # In "em vez de a os outros" the second word belongs to the third: "em vez de aos outros".
        contracted = None if word == "a" and following in _ARTICLES else JOINED.get((last, word))
        if contracted is not None:
            text, word = text[: -len(last)] + contracted, contracted
        elif word.startswith("-") and word[1:] in _ARTICLES:
            text = hung(text, word)
        elif word == "-se":
            text += word
        else:
            text += spaced(text, word)
        last = word
    return capitals(text)


def spaced(text: str, word: str) -> str:
    """A word as it stands after a text: marks without a space, strokes without any, lines under each other."""
    if word == NEW_LINE:
        return "\n"
    if word == "." and _INITIALS.search(text):
        return ""
    return word if not text or text[-1] in "\n/" or word in (*_CLOSING, "/") else f" {word}"


def hung(text: str, pronoun: str) -> str:
    """A pronoun on the verb before it: coloque-o, colocá-lo."""
    ending = text[-2:]
    return f"{text[:-2]}{_BEFORE[ending]}-l{pronoun[1:]}" if ending in _BEFORE else text + pronoun


def join_english(words: Iterable[str]) -> str:
    """A text of these words, with *an* before a vowel and *another* for *an other*."""
    found: list[str] = []
    for word in words:
        if found and found[-1] == "a" and word == "other":
            found[-1] = "another"
            continue
        if found and found[-1] == "a" and sounds_open(word):
            found[-1] = "an"
        found.append(word)
    text = ""
    for word in found:
        text += word if word.startswith("'") else spaced(text, word)
    return capitals(text)


def sounds_open(word: str) -> bool:
    """Does it begin with a vowel as it is spoken?"""
    small = word.lower()
    return small[:1] in set("aeiou") and not small.startswith(("uni", "eu", "one", "use"))


def capitals(text: str) -> str:
    """A capital letter at the beginning of each sentence."""
    text = _BEGUN.sub(lambda found: found.group(1).upper(), text)
    return _FIRST.sub(lambda found: found.group(1) + found.group(2).upper(), text)
