"""The word lexer: a text becomes words, and words become the terminals of a grammar.

A lexicon says which word, or phrase of several words, is which terminal; the longest phrase wins. So no word
is ever understood in part, and a word that nobody knows can be told with the nearest known one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from lark import Token

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.documents import Described
from ludoteca.core.errors import nearest
from ludoteca.core.rulebook import fold

#: Moods of a verb: "nocauteie", "nocautear", "nocauteia".
IMPERATIVE = "imperative"
INFINITIVE = "infinitive"
INDICATIVE = "indicative"

#: Names that a game gives with each text: characters, cards, actions.
NAME = "NAME"
NUMBER = "NUMBER"
NEWLINE = "_NL"
#: Proper names that nobody has to know before: they follow a word that announces them ("chamado Manto ou Adaga").
NAMES = "NAMES"

_CLITIC = r"-(?:l?[oa]s?)(?![^\W_])"
_WORD = r"[^\W\d_]+"
_NEWLINE = r"(?:[^\S\n]*(?:\n|<br\s*/?>)\s*)+"

#: A proper name: words with a capital, and small words between them; initials with dots at its end.
_INITIALS = r"(?:[^\W\d_a-zà-ÿ]\.){2,}(?:[^\W\d_a-zà-ÿ](?![^\W_]))?"
#: "X pontos de dano" counts; it is no name.
_COUNTED = r"(?!X(?:[+\-][\dX]+)? (?:ponto|card))"
_CAPITAL = rf"{_COUNTED}(?:(?:Dr|Dra|Sr|Sra|Jr)\.|(?:[^\W\d_a-zà-ÿ]|\d(?=[^\W\d_]))[^\W_]*(?:['’\-][^\W_]+)*[!?]?)"
_SMALL = r"(?:-|d[aeo]s?|aos?|à|a|o|em|n[ao]s?|contra|von|van|del|la)"
#: "Thaddeus E. Ross": an initial between two names; X is a number that a text counts.
_INITIAL = r"(?!X)[^\W\d_a-zà-ÿ]\."
_MORE = rf" (?:(?:{_SMALL}|{_INITIAL}) )*"
_NAME = rf"(?:{_INITIALS}|{_CAPITAL}(?:{_MORE}(?!{_INITIALS}){_CAPITAL})*(?:{_MORE}{_INITIALS})?)"
_PROPER = re.compile(
    rf"(?P<first>{_NAME})(?P<more>(?:/{_NAME})+|(?:, {_NAME})*,? (?:e/ou|ou|e) (?:{_NAME}))?",
)
_EACH_NAME = re.compile(_NAME)


class Sign:
    """What a word means: the value of a token. ``form`` is the mood of a verb."""

    __slots__ = ("form", "meaning", "text")

    def __init__(self, text: str, meaning: Any = None, form: str = "") -> None:
        self.text = text
        self.meaning = meaning
        self.form = form

    def __str__(self) -> str:
        return self.text


class Entry:
    """A word or phrase of the lexicon; a contraction ("aos") is several terminals."""

    __slots__ = ("form", "meaning", "terminals")

    def __init__(self, terminals: tuple[str, ...], meaning: Any = None, form: str = "") -> None:
        self.terminals = terminals
        self.meaning = meaning
        self.form = form


class Piece:
    """A word, number or mark, and where it stands."""

    __slots__ = ("kind", "start", "text")

    def __init__(self, kind: str, text: str, start: int) -> None:
        self.kind = kind
        self.text = text
        self.start = start

    @property
    def end(self) -> int:
        return self.start + len(self.text)


class Lexicon:
    """The words of a game: forms of words, phrases, symbols (``*/**``) and patterns (``+1A``)."""

    __slots__ = (
        "_cut",
        "_pieces",
        "_reach",
        "any_case",
        "entries",
        "examples",
        "ignored",
        "naming",
        "patterns",
        "proper",
        "symbols",
    )

    def __init__(self, base: Lexicon | None = None) -> None:
        self.entries: dict[tuple[str, ...], Entry] = dict(base.entries) if base else {}
        #: One way of writing each terminal, to tell what was expected.
        self.examples: dict[str, str] = dict(base.examples) if base else {}
        self.symbols: dict[str, str] = dict(base.symbols) if base else {}
        self.patterns: dict[str, str] = dict(base.patterns) if base else {}
        #: Patterns of what is not part of the text, such as reminders in brackets.
        self.ignored: tuple[str, ...] = base.ignored if base else ()
        #: Terminals that announce proper names.
        self.naming: frozenset[str] = base.naming if base else frozenset()
        #: How proper names are written, where they are announced.
        self.proper: re.Pattern[str] = base.proper if base else _PROPER
        #: Do capitals say nothing, wherever they stand ("uma Ação de Antecipar")?
        self.any_case: bool = base.any_case if base else False
        self._pieces: re.Pattern[str] | None = None
        self._cut: dict[str, tuple[str, ...]] = {}
        self._reach: dict[str, int] = {}

    # -- writing it --

    def add(self, terminal: str, *phrases: str, meaning: Any = None, form: str = "") -> None:
        """Phrases that mean the same: forms of gender and number, or ways to say it."""
        for phrase in phrases:
            self._enter(phrase, Entry((terminal,), meaning, form))
        self.examples.setdefault(terminal, phrases[0])

    def contraction(self, word: str, *terminals: str, meaning: Any = None) -> None:
        """A word that is two: "aos" is "a" and "os"; ``meaning`` is that of the one that has any."""
        self._enter(word, Entry(terminals, meaning))

    def verb(self, terminal: str, imperative: str, infinitive: str, indicative: str = "") -> None:
        """A verb; its infinitive also as it is written before a pronoun ("virá-lo")."""
        self.add(terminal, imperative, form=IMPERATIVE)
        self.add(terminal, infinitive, form=INFINITIVE)
        if " " not in infinitive:
            self.add(terminal, before_pronoun(infinitive), form=INFINITIVE)
        if indicative:
            self.add(terminal, *indicative.split("/"), form=INDICATIVE)

    def symbol(self, terminal: str, *marks: str) -> None:
        for mark in marks:
            self.symbols[mark] = terminal
        self.examples.setdefault(terminal, marks[0])
        self._pieces = None

    def pattern(self, terminal: str, regex: str, example: str) -> None:
        """A sort of token that is written by a pattern, such as +1A; its value is the text itself."""
        self.patterns[terminal] = regex
        self.examples.setdefault(terminal, example)
        self._pieces = None

    def ignore(self, regex: str) -> None:
        """Pass over what is written by this pattern."""
        self.ignored = (*self.ignored, regex)
        self._pieces = None

    def announce(self, *terminals: str) -> None:
        """After these terminals come proper names, which need not be known."""
        self.naming = self.naming | set(terminals)

    def single_names(self, regex: str) -> None:
        """Names in this game come alone, and are written by this pattern."""
        self.proper = re.compile(rf"(?P<first>{regex})(?P<more>(?!))?")

    def forget(self, *phrases: str) -> None:
        """Phrases of the base that this game reads in another way."""
        for phrase in phrases:
            del self.entries[tuple(piece.text for piece in self.pieces(phrase))]
        self._reach = {}

    def _enter(self, phrase: str, entry: Entry) -> None:
        # Patterns have figures or marks in them: a phrase without any is as its words are.
        words = phrase.split(" ") if phrase.replace(" ", "").isalpha() else [phrase]
        key = tuple([text for word in words for text in self._cut_up(word)])
        known = self.entries.get(key)
        if known is not None and known.terminals != entry.terminals:
            raise ValueError(f"{phrase!r} is {known.terminals} already, and can't be {entry.terminals} too")
        self.entries[key] = entry
        self._reach = {}

    def _cut_up(self, word: str) -> tuple[str, ...]:
        """The pieces of a word; the same words stand in many phrases."""
        if self._pieces is None:
            self._cut = {}
        found = self._cut.get(word)
        if found is None:
            found = self._cut[word] = tuple(piece.text for piece in self.pieces(word))
        return found

    # -- reading with it --

    @property
    def terminals(self) -> list[str]:
        found = {terminal for entry in self.entries.values() for terminal in entry.terminals}
        proper = {NAMES} if self.naming else set()
        return sorted(
            found
            | set(self.examples)
            | set(self.symbols.values())
            | set(self.patterns)
            | {NAME, NUMBER, NEWLINE}
            | proper
        )

    def reach(self, word: str) -> int:
        """How many pieces the longest phrase has that begins with a word, however it is written; 0 if there is none."""
        if not self._reach:
            self._reach = reach_of(self.entries)
        return self._reach.get(word.lower(), 0)

    def vocabulary(self) -> set[str]:
        return {word for key in self.entries for word in key if word[0].isalpha()}

    def pieces(self, text: str) -> list[Piece]:
        if self._pieces is None:
            self._pieces = self._compile()
        found = (Piece(match.lastgroup or "", match.group(), match.start()) for match in self._pieces.finditer(text))
        return [piece for piece in found if piece.kind != "space"]

    def _compile(self) -> re.Pattern[str]:
        marks = "|".join(re.escape(mark) for mark in sorted(self.symbols, key=len, reverse=True))
        parts = [("newline", _NEWLINE), ("space", "|".join((r"\s+", *self.ignored)))]
        parts += list(self.patterns.items())
        parts += [("number", r"\d+"), ("clitic", _CLITIC), ("word", _WORD)]
        parts += [("symbol", marks)] if marks else []
        parts += [("other", r".")]
        return re.compile("|".join(f"(?P<{name}>{regex})" for name, regex in parts))

    def tokens(self, text: str, names: Described) -> list[Token]:
        """The terminals of a text. ``names`` are proper names and what they mean, or their entries."""
        return _Reading(self, text, names).tokens()


def reach_of(phrases: Iterable[tuple[str, ...]]) -> dict[str, int]:
    """The length of the longest phrase by its first word in small letters."""
    found: dict[str, int] = {}
    for key in phrases:
        first = key[0].lower() if key else ""
        found[first] = max(found.get(first, 0), len(key))
    return found


class _Reading:
    """One text on its way to terminals."""

    __slots__ = ("at", "known", "lexicon", "names", "pieces", "reach", "text")

    def __init__(self, lexicon: Lexicon, text: str, names: Described) -> None:
        self.lexicon = lexicon
        self.text = text
        self.known = names
        self.names = {tuple(piece.text for piece in lexicon.pieces(name)): value for name, value in names.items()}
        self.reach = reach_of(self.names)
        self.pieces = [piece for piece in lexicon.pieces(text)]
        self.at = 0

    def tokens(self) -> list[Token]:
        tokens: list[Token] = []
        while self.at < len(self.pieces):
            announced = bool(tokens) and tokens[-1].type in self.lexicon.naming
            tokens += (self.proper_names() if announced else []) or self.phrase() or self.single()
        while tokens and tokens[-1].type == NEWLINE:
            tokens.pop()
        while tokens and tokens[0].type == NEWLINE:
            tokens.pop(0)
        return tokens

    def phrase(self) -> list[Token]:
        """The longest phrase of the lexicon, or name, that begins here."""
        first = self.pieces[self.at].text
        longest = max(self.lexicon.reach(first), self.reach.get(first.lower(), 0))
        for length in range(min(longest, len(self.pieces) - self.at), 0, -1):
            words = tuple(piece.text for piece in self.pieces[self.at : self.at + length])
            for key in self.spellings(words):
                if key in self.names:
                    meaning = self.names[key]
                    return self.take(length, meaning if isinstance(meaning, Entry) else Entry((NAME,), meaning))
                if key in self.lexicon.entries:
                    return self.take(length, self.lexicon.entries[key])
        return []

    def proper_names(self) -> list[Token]:
        """Names that nobody has to know, one or a list of them. Final initials may end the sentence, too."""
        start = self.pieces[self.at].start
        found = self.lexicon.proper.match(self.text, start) if self.text[start : start + 1].strip() else None
        known = max((name for name in self.known if self.text.startswith(name, start)), key=len, default="")
        if len(known) > (len(found.group("first")) if found else 0):
            length = sum(1 for piece in self.pieces[self.at :] if piece.start < start + len(known))
            return self.take(length, Entry((NAMES,), (known,)))
        if found is None or self.is_word(len(found.group("first"))):
            return []
        names, end = self.listed_names(found)
        length = sum(1 for piece in self.pieces[self.at :] if piece.start < end)
        dot = self.text[end - 1] == "." and re.match(r"\s*$|\s*<br|[^\S\n]*\n| [^\W\d_a-zà-ÿ]", self.text[end:])
        return self.take(length, Entry((NAMES, "_DOT") if dot else (NAMES,), names))

    def listed_names(self, found: re.Match[str]) -> tuple[tuple[str, ...], int]:
        """The names of a list, and where it ends: a word of ours with a capital is no name in it."""
        if not found.group("more"):
            return (found.group("first"),), found.end()
        names: tuple[str, ...] = (found.group("first"),)
        end = found.end("first")
        for each in list(_EACH_NAME.finditer(self.text, found.start(), found.end()))[1:]:
            words = tuple(piece.text for piece in self.pieces if each.start() <= piece.start < each.end())
            if words in self.lexicon.entries:
                break
            names, end = (*names, each.group()), each.end()
        return names, end

    def is_word(self, length: int) -> bool:
        """Is what looks like a name of this length a word of the lexicon?"""
        start = self.pieces[self.at].start
        words = tuple(piece.text for piece in self.pieces[self.at :] if piece.start < start + length)
        return words in self.lexicon.entries or (self.lexicon.any_case and _small(words) in self.lexicon.entries)

    def spellings(self, words: tuple[str, ...]) -> list[tuple[str, ...]]:
        """A capital letter at the beginning of a sentence says nothing."""
        found = [words]
        if self.begins_sentence() and words[0][:1].isupper():
            found.append((words[0][0].lower() + words[0][1:], *words[1:]))
        if self.lexicon.any_case and _small(words) not in found:
            found.append(_small(words))
        return found

    def begins_sentence(self) -> bool:
        if self.at == 0:
            return True
        before = self.pieces[self.at - 1]
        return before.kind == "newline" or before.text in (".", ":", "-", "•")

    def single(self) -> list[Token]:
        piece = self.pieces[self.at]
        if piece.kind == "newline":
            return self.take(1, Entry((NEWLINE,)))
        if piece.kind == "number":
            return self.take(1, Entry((NUMBER,), int(piece.text)))
        if piece.kind in self.lexicon.patterns:
            return self.take(1, Entry((piece.kind,), piece.text))
        if piece.text in self.lexicon.symbols:
            return self.take(1, Entry((self.lexicon.symbols[piece.text],), piece.text))
        raise self.not_understood(self.culprit())

    def take(self, length: int, entry: Entry) -> list[Token]:
        first, last = self.pieces[self.at], self.pieces[self.at + length - 1]
        self.at += length
        written = self.text[first.start : last.end]
        return [
            Token(
                terminal,
                Sign(written, entry.meaning, entry.form),
                start_pos=first.start,
                end_pos=last.end,
            )
            for terminal in entry.terminals
        ]

    def culprit(self) -> Piece:
        """The word that is not understood: this one, or the unknown one in a phrase that begins here."""
        words = [piece.text for piece in self.pieces[self.at :]]
        words[:1] = self.spellings((words[0],))[-1]
        begun = max((_alike(key, words) for key in self.lexicon.entries), default=0)
        if 0 < begun < len(words) and self.pieces[self.at + begun].kind == "word":
            found = self.pieces[self.at + begun]
            if found.text not in self.lexicon.vocabulary():
                return found
        return self.pieces[self.at]

    def not_understood(self, piece: Piece) -> CardTextError:
        word = piece.text.lower() if self.lexicon.any_case else piece.text
        if word in self.lexicon.vocabulary() and not self.begins_phrase(word):
            return self.known_elsewhere(piece)
        near = self.suggestions(piece.text)
        suggestion = f"; did you mean {' / '.join(map(_quoted, near))}?" if near else ""
        return CardTextError(
            f"{_quoted(piece.text)} is not understood{suggestion}",
            "cards-unknown-word" if near else "cards-strange-word",
            self.text,
            piece.start,
            piece.end,
            word=piece.text,
            nearest=", ".join(map(_quoted, near)),
        )

    def begins_phrase(self, word: str) -> bool:
        return any(len(key) > 1 and key[0] == word for key in self.lexicon.entries)

    def known_elsewhere(self, piece: Piece) -> CardTextError:
        """A word of ours, but only within phrases that this is none of."""
        word = piece.text
        message = f"{_quoted(word)} does not fit here"
        return CardTextError(message, "cards-word-misfit", self.text, piece.start, piece.end, word=word)

    def suggestions(self, word: str) -> list[str]:
        """Known phrases that begin with the word, or words that are nearly it."""
        begun = [_unsplit(key) for key in self.lexicon.entries if len(key) > 1 and key[0] == word.lower()]
        if begun:
            return self.likest(begun)
        known = self.lexicon.vocabulary() | {_unsplit(key) for key in self.names}
        same = sorted(other for other in known if fold(other) == fold(word) and other != word)
        return same[:3] or nearest(word.lower(), sorted(known))

    def likest(self, phrases: Iterable[str]) -> list[str]:
        rest = self.text[self.pieces[self.at].start :].split(".")[0]
        ordered = sorted(set(phrases), key=lambda phrase: -_common(phrase, rest.lower()))
        return ordered[:3]


def _small(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.lower() for word in words)


def _alike(key: tuple[str, ...], words: list[str]) -> int:
    """How many words at the beginning are the same."""
    count = 0
    for one, other in zip(key, words, strict=False):
        if one != other:
            break
        count += 1
    return count


def _common(phrase: str, text: str) -> int:
    words = text.split()
    return sum(1 for word in phrase.split() if word in words)


def _quoted(word: str) -> str:
    return f"“{word}”"


def _unsplit(key: tuple[str, ...]) -> str:
    """A phrase as it is written."""
    text = " ".join(key)
    return re.sub(r" ([,;.:]|-[loas]+\b)", r"\1", text).replace(" - ", "-")


def before_pronoun(infinitive: str) -> str:
    """An infinitive as it is written before "-lo": virá, mové, impedi."""
    return infinitive[:-2] + {"ar": "á", "er": "ê", "ir": "i"}.get(infinitive[-2:], infinitive[-2:])
