"""All verbs of the game, each declared once."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.action import KIND, NUMBER, Action, Argument, Chosen, Requirement, listed, nobody
from ludoteca.core.resolving import SHARED_ACTIONS
from ludoteca.games.dice_masters.meaning.resolution import effects_to_order
from ludoteca.games.dice_masters.play.attack import CombatDamage
from ludoteca.games.dice_masters.play.attack_verbs import ATTACK_WITH, BLOCK_WITH, DONE, REROLL
from ludoteca.games.dice_masters.play.main_verbs import (
    BUY,
    FIELD_DIE,
    REACT,
    USE_ACTION,
    USE_GLOBAL,
    USE_GROUP,
)
from ludoteca.games.dice_masters.play.payment_verbs import CHANGE, SPEND, SPEND_LOOSE
from ludoteca.games.dice_masters.table.table import DiceTable

#: The kind of argument for a pending effect.
EFFECT = "effect"


def amounts(table: DiceTable, seat: int, chosen: Chosen) -> range:
    numbers: range = table.stack[-1].amounts(table)  # type: ignore[attr-defined]
    return numbers


def striker(table: DiceTable, seat: int, chosen: Chosen) -> int:
    """Who has only so much damage to divide."""
    striking = table.stack[-1]
    assert isinstance(striking, CombatDamage)
    return striking.striker


def attacker_has_as_much(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return striker(table, seat, ()) not in table.attackers() or chosen[-1] in amounts(table, seat, ())


def blocker_has_as_much(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return striker(table, seat, ()) in table.attackers() or chosen[-1] in amounts(table, seat, ())


ASSIGN = Action(
    "assign",
    arguments=(
        Argument(
            NUMBER,
            amounts,
            given=(
                Requirement("turn.attack.damage.4", "refusal-amount", attacker_has_as_much, striker),
                Requirement("turn.attack.damage.6", "refusal-amount", blocker_has_as_much, striker),
            ),
        ),
    ),
)

TAKE_DICE = Action(
    "dice",
    arguments=(listed(NUMBER, amounts, "teams.draft.6", "refusal-amount", nobody),),
)


def cards_to_draft(table: DiceTable, seat: int, chosen: Chosen) -> Sequence[int]:
    kinds: Sequence[int] = table.stack[-1].cards(table)  # type: ignore[attr-defined]
    return kinds


DRAFT = Action(
    "draft",
    arguments=(listed(KIND, cards_to_draft, "teams.draft.5", "refusal-not-in-draft", nobody),),
)


RESOLVE = Action(
    "resolve",
    arguments=(listed(EFFECT, effects_to_order, "initiative.2", "refusal-not-pending", nobody),),
)

#: Ends the active player's actions for now and gives the other his chance (initiative.8).
PASS: Action[DiceTable] = Action("pass")

ACTIONS: tuple[Action[DiceTable], ...] = (
    *SHARED_ACTIONS,
    FIELD_DIE,
    USE_ACTION,
    BUY,
    USE_GLOBAL,
    USE_GROUP,
    REACT,
    SPEND,
    SPEND_LOOSE,
    CHANGE,
    REROLL,
    Action("roll"),
    ATTACK_WITH,
    BLOCK_WITH,
    DONE,
    ASSIGN,
    DRAFT,
    TAKE_DICE,
    RESOLVE,
    PASS,
    Action("pay"),
)
