"""What is chosen within a procedure: pieces and cards that a text asks for, targets."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.action import (
    PIECE,
    Action,
    Argument,
    Chosen,
    Explained,
    Refusal,
    Requirement,
)
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import Resolve, hidden_from, told_apart
from ludoteca.games.apotheosis.play.activation import Act
from ludoteca.games.apotheosis.play.requirements import TARGET
from ludoteca.games.apotheosis.play.targets import (
    AIMED,
    Aim,
    range_mask,
)
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.table import ApotheosisTable


def offered(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    asking = table.stack[-1]
    if not hasattr(asking, "choices"):
        # Another question is open: nothing is offered here.
        return []
    return told_apart(table, seat, asking.choices(table))


def is_choice(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    asking = table.stack[-1]
    return hasattr(asking, "choices") and chosen[0] in asking.choices(table)


def same_offered(table: ApotheosisTable, seat: int, number: int) -> int:
    return first_alike(table, seat, number, offered(table, seat, ()))


def first_alike(table: ApotheosisTable, seat: int, number: int, among: Sequence[int]) -> int:
    """Which of several equal pieces stands for this one."""
    if number not in table.pieces or hidden_from(table, seat, number):
        return number
    likeness = table.likeness(number)
    for other in among:
        if other in table.pieces and table.likeness(other) == likeness:
            return other
    return number


def pick(name: str) -> Action[ApotheosisTable]:
    """One of the cards that the procedure asking offers."""
    needs = (Requirement("", "refusal-not-offered", is_choice),)
    return Action(name, arguments=(Argument(PIECE, offered, canonical=same_offered, given=needs),))


def choosable(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    frame = table.stack[-1]
    if not isinstance(frame, Resolve):
        return []
    return told_apart(table, seat, frame.candidates(table, frame.selector(table)))


def is_candidate(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    frame = table.stack[-1]
    return isinstance(frame, Resolve) and chosen[0] in frame.candidates(table, frame.selector(table))


def unfitting(table: ApotheosisTable, seat: int, chosen: Chosen) -> Refusal | None:
    """The first word of the text that it does not fit."""
    frame, number = table.stack[-1], chosen[0]
    if is_candidate(table, seat, chosen) or not isinstance(frame, Resolve):
        return None
    if number in table.pieces and not hidden_from(table, seat, number):
        for filter_ in frame.selector(table).filters:
            if not filter_.passes(table, frame, number):
                return Refusal(filter_.rule, filter_.message, number, frame.source)
    return None


def source_of_text(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    frame = table.stack[-1]
    return frame.source if isinstance(frame, Resolve) else NONE


def same_choice(table: ApotheosisTable, seat: int, number: int) -> int:
    return first_alike(table, seat, number, choosable(table, seat, ()))


#: Pick one of the pieces, tiles or cards that a text allows; the filters explain the others.
CHOOSE = Action(
    "choose",
    arguments=(
        Argument(
            TARGET,
            choosable,
            canonical=same_choice,
            given=(
                Explained("", "refusal-sort", unfitting),
                Requirement("", "refusal-impossible-target", is_candidate, source=source_of_text),
            ),
        ),
    ),
)


def targets_of_act(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    act = table.stack[-1]
    return act.choices(table) if isinstance(act, Act) else []


def is_target_of_act(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in targets_of_act(table, seat, ())


def why_not_aimed(table: ApotheosisTable, seat: int, chosen: Chosen) -> Refusal | None:
    act, number = table.stack[-1], chosen[0]
    assert isinstance(act, Act)
    use = act.the_use(table)
    if use is None or not (table.is_tile(number) or is_seen_piece(table, seat, number)):
        return None
    frame = permanent_texts.frame_for(table, act.agent, act.card, use, act.event)
    aim = Aim(act.agent, act.card, use, frame, range_mask(table, act.agent, use, act.hero))
    return AIMED.refusal(table, seat, (aim, number))


def is_seen_piece(table: ApotheosisTable, seat: int, number: int) -> bool:
    return number in table.pieces and not hidden_from(table, seat, number)


#: Aim an activation at a piece, a tile or a card (draft.target.1).
SELECT_TARGET = Action(
    "target",
    arguments=(
        Argument(
            TARGET,
            targets_of_act,
            given=(Explained("r17", "refusal-not-offered", why_not_aimed, is_target_of_act, parts=AIMED),),
        ),
    ),
)
