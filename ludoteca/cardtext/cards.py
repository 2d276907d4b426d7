"""What the collections of the games have in common: cards on a shelf, with labels in both languages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from ludoteca.cardtext.collection import descriptions, title_of
from ludoteca.cardtext.pieces import Faults, PieceError, Shelf, come_back
from ludoteca.core.documents import Described
from ludoteca.core.rulebook import Lang

C = TypeVar("C")


class Cards(ABC, Generic[C]):
    """A game's cards as the command line lists, shows, explains and checks them (``collection.Collection``)."""

    __slots__ = ()

    #: The rules that each kind of record leans on.
    rules: ClassVar[Mapping[type, tuple[str, ...]]]
    #: The words of headings, facts and kinds: in Portuguese, in English.
    labels: ClassVar[Mapping[str, tuple[str, str]]]
    #: The labels of the columns of the list of cards.
    heads: ClassVar[tuple[str, ...]]
    #: The tables of a file that describe cards.
    tables: ClassVar[tuple[str, ...]] = ("card",)

    @abstractmethod
    def shelf(self) -> Shelf[Any]:
        """The cards that there are."""

    def label(self, word: str, lang: Lang) -> str:
        return self.labels[word][lang == "en"]

    def all(self) -> Sequence[C]:
        return list(self.shelf().cards.values())

    def find(self, name: str) -> C:
        found: C = self.shelf().card(name)
        return found

    # -- as printed --

    @abstractmethod
    def name(self, card: C, lang: Lang) -> str: ...

    def columns(self, lang: Lang) -> list[str]:
        return [self.label(word, lang) for word in self.heads]

    def facts(self, card: C, lang: Lang) -> list[tuple[str, str]]:
        return [(self.label(word, lang), value) for word, value in self.said(card, lang) if value]

    @abstractmethod
    def said(self, card: C, lang: Lang) -> Sequence[tuple[str, str]]:
        """What is printed on the card besides its text: the word of the label, and the value or nothing."""

    # -- somebody's own cards --

    def read(self, file: Described) -> list[Described]:
        return descriptions(file, *self.tables)

    def refuse_clash(self, card: C) -> None:
        self.shelf().refuse_clashes([card])

    def understand(self, description: Described) -> Sequence[Any]:
        """The records of its text alone, for cards of any origin: every sentence that is not understood is told."""
        title = self.title(description)
        if "text" not in description:
            raise PieceError(f"{title} has no field “text”", "cards-no-text", card=title)
        faults = Faults(title)
        found = faults.understood(str(description["text"] or ""), lambda text: self.read_back(text, description))
        faults.tell()
        return found or ()

    def read_back(self, text: str, description: Described) -> Sequence[Any]:
        """What a text means, if its canonical words mean the same."""
        found = self.read_text(text, description)
        return come_back(text, found, self.write_text, lambda written: self.read_text(written, description))

    def read_text(self, text: str, description: Described) -> Sequence[Any]:
        """What the text of a card that is described so means, or an error; where cards have several, all of
        ``understand`` is the game's own."""
        raise NotImplementedError

    def write_text(self, records: Sequence[Any]) -> str:
        """What they mean in canonical Portuguese."""
        raise NotImplementedError

    def title(self, description: Described) -> str:
        return title_of(description)
