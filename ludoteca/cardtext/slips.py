"""Slips of the pen in the texts of lists: a letter too many, a plural forgotten, an accent left out.

What is wrong is told by the reader itself; here it is put right only where there is one thing that it can have been,
and the text is read again as strictly as before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Set
from functools import lru_cache
from string import ascii_lowercase

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.rulebook import fold

#: How many slips a text may have.
MOST = 6
#: How long a word is in which one letter may be wrong: short words are too much alike.
LONG = 6
LETTERS = ascii_lowercase + "áâãàéêíóôõúç"
#: How words end that say number and gender.
ENDINGS = ("ões", "ns", "os", "as", "ão", "m", "o", "a", "s")
WORD = re.compile(r"[^\W\d_]+")
#: The errors that tell how the word should be.
TOLD = frozenset(
    (
        "cards-form",
        "cards-mood-imperative",
        "cards-mood-infinitive",
        "cards-mood-indicative",
        "cards-mood-future",
    )
)


def mended(text: str, read: Callable[[str], object], vocabulary: Set[str]) -> str:
    """The text without its slips, if it is understood then; otherwise as it was."""
    said = text
    if not understood(text, read):
        said = WORD.sub(lambda found: accented(found.group(), vocabulary), text)
    for _ in range(MOST):
        try:
            read(said)
        except CardTextError as error:
            if error.message_id == "cards-agreement":
                return agreeing(said, read, error, vocabulary) or text
            word = said[error.start : error.end]
            better = meant(word, error, vocabulary)
            if not better:
                return text
            said = said[: error.start] + like(word, better) + said[error.end :]
        else:
            return said
    return text


def understood(text: str, read: Callable[[str], object]) -> bool:
    try:
        read(text)
    except CardTextError:
        return False
    return True


def accented(word: str, vocabulary: Set[str]) -> str:
    """A word whose accent was left out, where there is one such word."""
    if word.lower() in vocabulary:
        return word
    found = [each for each in vocabulary if fold(each) == fold(word)] if fold(word) in folded(vocabulary) else []
    return like(word, found[0]) if len(found) == 1 else word


@lru_cache(maxsize=1)
def folded(vocabulary: Set[str]) -> frozenset[str]:
    return frozenset(fold(each) for each in vocabulary)


def agreeing(text: str, read: Callable[[str], object], error: CardTextError, vocabulary: Set[str]) -> str:
    """The text with a word or the one before it in another number or gender, if all that can be read so is the same."""
    found: dict[object, str] = {}
    for word in WORD.finditer(text, text.rfind(" ", 0, max(error.start - 1, 0)) + 1, error.end):
        for better in sorted(forms(word.group(), vocabulary)):
            said = text[: word.start()] + better + text[word.end() :]
            try:
                found.setdefault(read(said), said)
            except CardTextError:
                continue
    return next(iter(found.values())) if len(found) == 1 else ""


def forms(word: str, vocabulary: Set[str]) -> set[str]:
    """The same word with another ending."""
    stem = next((word.removesuffix(each) for each in ENDINGS if word.endswith(each)), word)
    return {stem + each for each in (*ENDINGS, "")} & vocabulary - {word}


def meant(word: str, error: CardTextError, vocabulary: Set[str]) -> str:
    """What a word must have been; nothing if nobody can say."""
    if error.message_id in TOLD:
        return str(error.given["better"])
    if error.message_id == "cards-unknown-word":
        return nearest_word(word.lower(), vocabulary)
    return ""


def nearest_word(word: str, vocabulary: Set[str]) -> str:
    """The only word with one letter more, less or otherwise."""
    found = {*variants(word)} & vocabulary if len(word) >= LONG else set()
    return found.pop() if len(found) == 1 else ""


def variants(word: str) -> list[str]:
    """All that a word becomes by one slip; its first letter is never the wrong one."""
    cuts = [(word[:at], word[at:]) for at in range(1, len(word) + 1)]
    fewer = [head + tail[1:] for head, tail in cuts if tail]
    other = [head + letter + tail[1:] for head, tail in cuts if tail for letter in LETTERS]
    more = [head + letter + tail for head, tail in cuts for letter in LETTERS]
    swapped = [head + tail[1] + tail[0] + tail[2:] for head, tail in cuts if len(tail) > 1]
    return fewer + other + more + swapped


def like(word: str, better: str) -> str:
    """A word with the capital of another."""
    return better[:1].upper() + better[1:] if word[:1].isupper() else better
