"""A game's wording: how its texts are read and written. Everything of one game comes through this object."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lark import Lark, Token, Tree, UnexpectedToken
from lark.lexer import Lexer

from ludoteca.cardtext import kept
from ludoteca.cardtext.errors import CardTextError, measure
from ludoteca.cardtext.words import Lexicon
from ludoteca.core.documents import Described

if TYPE_CHECKING:
    from ludoteca.cardtext.build import Builder

#: How many of the words expected somewhere an error tells.
TOLD = 8


class _Ready(Lexer):
    """Hands on the tokens that the word lexer has made."""

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[Token]:
        return iter(lexer_state)


class Wording:
    """Grammar, lexicon and builder of one game."""

    __slots__ = ("_lexicon", "_parser", "_words", "builder", "grammar")

    def __init__(
        self,
        grammar: Path,
        lexicon: Callable[[], Lexicon],
        builder: type[Builder],
    ) -> None:
        self.grammar = grammar
        self._words = lexicon
        self._lexicon: Lexicon | None = None
        self.builder = builder
        self._parser: Lark | None = None

    @property
    def lexicon(self) -> Lexicon:
        """Made when the first text is read."""
        if self._lexicon is None:
            self._lexicon = self._words()
        return self._lexicon

    def parse(self, text: str, names: Described) -> Tree[Token]:
        """The tree of a text; names are the proper names in it and what they mean."""
        if self._parser is None:
            self._parser = kept.parser(self.whole_grammar(), _Ready)
        tokens = self.lexicon.tokens(text, names)
        try:
            return self._parser.parse(tokens)
        except UnexpectedToken as error:
            raise self._unexpected(text, error) from None

    def whole_grammar(self) -> str:
        """The game's grammar, and the words of the lexicon."""
        declared = "%declare " + " ".join(self.lexicon.terminals)
        return "\n".join([self.grammar.read_text(encoding="utf-8"), declared])

    def make_parser(self, algorithm: str, **options: object) -> Lark:
        """A parser of the grammar that is made anew."""
        return Lark(self.whole_grammar(), parser=algorithm, lexer=_Ready, **options)

    def compile(self, text: str, names: Described, **context: object) -> Any:
        """What a text means, as the game's builder makes it."""
        measure(text)
        try:
            return self.builder(text, **context).text(self.parse(text, names))
        except RecursionError:
            message = "too much in one sentence; make two of it"
            raise CardTextError(message, "cards-too-deep", text, 0, len(text)) from None

    def _unexpected(self, text: str, error: UnexpectedToken) -> CardTextError:
        expected = self._told(error.accepts or error.expected)
        token = error.token
        if token.type == "$END":
            message = f"the text ends too early; expected: {expected}"
            return CardTextError(message, "cards-too-early", text, len(text), len(text), expected=expected)
        start, end = token.start_pos or 0, token.end_pos or 0
        word = text[start:end].strip() or "↵"
        message = f"“{word}” does not fit here; expected: {expected}"
        return CardTextError(message, "cards-misfit", text, start, end, word=word, expected=expected)

    def _told(self, terminals: Any) -> str:
        examples = sorted({f"“{self.lexicon.examples.get(name, name)}”" for name in terminals if name != "$END"})
        return ", ".join(examples[:TOLD]) + (", …" if len(examples) > TOLD else "")
