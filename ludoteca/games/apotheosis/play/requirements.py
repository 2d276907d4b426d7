"""What the verbs of a turn have in common: whose turn it is, what it has left, what stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Container

from ludoteca.core.action import GIVEN, GLANCE, LOOK, Action, Argument, Chosen, Listed, Requirement, nobody
from ludoteca.core.decision import Option
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.activation import POINTS
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.figures import HERO
from ludoteca.games.apotheosis.table.table import ApotheosisTable

#: A kind of argument of this game: a piece, a tile or a card.
TARGET = "target"


def whose_turn(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    """The character whose turn it is."""
    return table.character


# -- what the state of the turn answers, once for each state (``turn.open_verbs``) -----------------------


def is_first_action(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return not table.acted


def is_hero(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.pieces[table.character].sort == HERO)


def has_points(name: str) -> Requirement[ApotheosisTable]:
    """The action points of the verb are left."""
    points = POINTS[name]
    return Requirement("r15", "refusal-points", lambda table, seat, chosen: table.points >= points, whose_turn)


#: Only as the first action of the turn (gap all-in-meaning).
FIRST_ACTION = Requirement("keywords.all-in", "refusal-all-in", is_first_action, whose_turn)
#: What needs a table or an inventory only a Hero does.
HAS_TABLE = Requirement("hero.definition.1", "refusal-no-table", is_hero, whose_turn)


# -- what texts say ----------------------------------------------------------------------------------------


class NotDenied(Requirement[ApotheosisTable]):
    """No text keeps the character from it. Where no text of the match says so, nothing has to be asked."""

    __slots__ = ("deed", "question")

    def __init__(self, deed: str) -> None:
        self.deed = deed
        self.question = f"cannot-{deed}"
        super().__init__("guidelines.text.1", "refusal-denied", self.is_free, whose_turn, self.text, LOOK)

    def is_free(self, table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
        return permanent_texts.denied(table, self.deed, table.character) is None

    def text(self, table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
        barred = permanent_texts.denied(table, self.deed, table.character)
        return NONE if barred is None else barred


def still_asked(action: Action[ApotheosisTable], questions: Container[str]) -> list[Requirement[ApotheosisTable]]:
    """What the state of the turn does not answer, in a match whose texts alter these questions."""
    needs = [need for need in action.needs if need.rank > GLANCE]
    return [need for need in needs if not isinstance(need, NotDenied) or need.question in questions]


def deed(
    name: str,
    *arguments: Argument[ApotheosisTable],
    heroic: bool = False,
    all_in: bool = False,
    denied: str = "",
    listing: Callable[[ApotheosisTable, int], list[Option]] | None = None,
) -> Action[ApotheosisTable]:
    """A verb of the character whose turn it is."""
    needs: list[Requirement[ApotheosisTable]] = []
    if all_in:
        needs.append(FIRST_ACTION)
    if denied:
        needs.append(NotDenied(denied))
    if name in POINTS:
        needs.append(has_points(name))
    if heroic:
        needs.append(HAS_TABLE)
    return Action(name, needs, arguments) if listing is None else Listed(name, listing, arguments, needs)


# -- what stands beside the character ----------------------------------------------------------------------


def is_some_piece(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.is_piece(chosen[-1])


def is_adjacent(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return places.adjacent(table, table.character, chosen[-1])


#: A piece beside the character.
BESIDE = (
    Requirement("r25", "refusal-no-piece", is_some_piece, nobody, rank=GIVEN),
    Requirement("r39", "refusal-not-adjacent", is_adjacent, rank=GIVEN),
)
