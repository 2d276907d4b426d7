"""What a game has its own kind of: its box, its pieces, and so its table.

``Table[FabulaBox, CardPiece]`` is a table played with Fábula's box and cards. Whoever says ``Table`` alone means a
table of any game, and knows of its box and its pieces what the core knows. That a table of one game may stand for one
of any is said by ``covariant``: who takes a table of any game puts no piece of another one on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from ludoteca.core.box import Box
    from ludoteca.core.piece import Piece
    from ludoteca.core.table import Table

    #: What the pieces of a game are, each by its number, and what its formats are.
    K = TypeVar("K", default=Any)
    F = TypeVar("F", default=Any)
    B = TypeVar("B", bound=Box, default=Box, covariant=True)
    P = TypeVar("P", bound=Piece, default=Piece, covariant=True)
    #: The table of the game whose procedure it is; one that does not name it may be carried out at any.
    T = TypeVar("T", bound=Table, default=Any)
else:
    from typing import TypeVar

    K = TypeVar("K")
    F = TypeVar("F")
    B = TypeVar("B")
    P = TypeVar("P")
    T = TypeVar("T")
