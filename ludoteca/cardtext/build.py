"""From trees to records: the part that every game shares.

A builder reads a tree from the top, in the order of the text, because what a pronoun means depends on what
came before it. Slots and clauses get their numbers as they are met.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from lark import Token, Tree

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.words import Sign

Node: TypeAlias = Tree[Token] | Token


class Thread:
    """What has been said so far in one text: how many slots are bound."""

    __slots__ = ("slots",)

    def __init__(self) -> None:
        self.slots = 0


class Builder:
    """Builds what a tree means. A game's builder has a method for each rule of its own grammar."""

    __slots__ = ("source", "thread")

    def __init__(self, source: str) -> None:
        self.source = source
        self.thread = Thread()

    # -- to be said by the game --

    def text(self, tree: Tree[Token]) -> Any:
        raise NotImplementedError

    # -- walking the tree --

    def build(self, node: Node) -> Any:
        """What a node means: its token's meaning, or what the method named like its rule makes of it."""
        if isinstance(node, Token):
            return sign(node).meaning
        method: Callable[[list[Node]], Any] = getattr(self, node.data)
        return method(node.children)

    def wrong(self, message: str, message_id: str, node: Node, **values: str | int) -> CardTextError:
        tokens = [node] if isinstance(node, Token) else list(node.scan_values(lambda part: isinstance(part, Token)))
        start = tokens[0].start_pos or 0 if tokens else 0
        end = tokens[-1].end_pos or start if tokens else len(self.source)
        return CardTextError(message, message_id, self.source, start, end, **values)

    def check_mood(self, node: Node, mood: str) -> None:
        """ "Você pode nocautear", but "nocauteie": the first verb tells."""
        tokens = [node] if isinstance(node, Token) else node.scan_values(lambda part: isinstance(part, Token))
        for token in tokens:
            form = sign(token).form
            if form and form != mood:
                word = str(token)
                message = f"“{word}” is the wrong form of the verb here ({mood} is wanted)"
                raise self.wrong(message, f"cards-mood-{mood}", token, word=word)
            if form:
                return


def sign(token: Token) -> Sign:
    return cast(Sign, token.value)
