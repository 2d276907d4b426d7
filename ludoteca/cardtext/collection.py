"""What the command line asks of a game's cards. A game offers it as ``CARDS`` in its module ``cards``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from ludoteca.core import documents
from ludoteca.core.documents import Described, Document
from ludoteca.core.rulebook import Lang

C = TypeVar("C")


def descriptions(file: Described, *kinds: str) -> list[Described]:
    """The tables of a file that describe pieces of these kinds: ``[[card]]``."""
    listed = documents.shaped({kind: file[kind] for kind in kinds if kind in file}, dict[str, list[Document]])
    return [each for tables in listed.values() for each in tables]


def title_of(description: Described, *fields: str) -> str:
    """What a description that may be wrong in any way calls itself: its first field that says something."""
    for field in (*fields, "title", "name", "id"):
        said = description.get(field)
        if isinstance(said, Mapping):
            said = said.get("pt")
        if isinstance(said, str | int) and str(said).strip():
            return str(said)
    return "?"


class Collection(Protocol[C]):
    """The cards of one game; what a card is, only the game knows."""

    #: The rules that each kind of record leans on, besides those that filters name themselves.
    rules: Mapping[type, tuple[str, ...]]

    def all(self) -> Sequence[C]: ...

    def find(self, name: str) -> C:
        """The card with this id or name, or an error with the nearest ones."""

    def name(self, card: C, lang: Lang) -> str: ...

    def columns(self, lang: Lang) -> list[str]:
        """The headings of the list of cards."""

    def row(self, card: C, lang: Lang) -> list[str]: ...

    def facts(self, card: C, lang: Lang) -> list[tuple[str, str]]:
        """What is printed on the card besides its text: label and value."""

    def printed(self, card: C) -> str:
        """The text as it was written."""

    def text(self, card: C, lang: Lang) -> str:
        """The text as it was understood, in canonical words."""

    def abilities(self, card: C) -> Sequence[object]:
        """The records of the text."""

    def read(self, file: Described) -> list[Described]:
        """The descriptions of cards in a file of somebody's own."""

    def compile(self, description: Described, file: Described) -> C:
        """The card, or an error that says what is wrong with it."""

    def refuse_clash(self, card: C) -> None:
        """An error if a card of somebody's own is called as another is."""

    def understand(self, description: Described) -> Sequence[object]:
        """The records of its text alone, for cards of any origin: an error if it is not understood."""

    def title(self, description: Described) -> str: ...
