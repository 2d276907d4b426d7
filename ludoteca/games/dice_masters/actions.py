"""All verbs of the game, each declared once."""

from __future__ import annotations

from ludoteca.core.action import KIND, NUMBER, Action, Argument, Refusal, Requirement
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
    Chosen,
    of_no_die,
)
from ludoteca.games.dice_masters.play.payment_verbs import CHANGE, SPEND, SPEND_LOOSE
from ludoteca.games.dice_masters.table.table import DiceTable

#: The kind of argument for a pending effect.
EFFECT = "effect"


def amounts(table: DiceTable, seat: int, chosen: Chosen) -> range:
    numbers: range = table.stack[-1].amounts(table)  # type: ignore[attr-defined]
    return numbers


def amount_fits(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in amounts(table, seat, ())


def blame_striker(table: DiceTable, seat: int, chosen: Chosen) -> Refusal:
    """Who has only so much damage to divide; by the rule for attackers or by that for blockers."""
    striking = table.stack[-1]
    assert isinstance(striking, CombatDamage)
    attacks = striking.striker in table.attackers()
    return Refusal("turn.attack.damage.4" if attacks else "turn.attack.damage.6", "refusal-amount", striking.striker)


ASSIGN = Action(
    "assign",
    arguments=(
        Argument(
            NUMBER,
            amounts,
            given=(Requirement("turn.attack.damage.4", "refusal-amount", amount_fits, blame_striker),),
        ),
    ),
)

TAKE_DICE = Action(
    "dice",
    arguments=(Argument(NUMBER, amounts, given=(of_no_die("teams.draft.6", "refusal-amount", amount_fits),)),),
)


def cards_to_draft(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    kinds: list[int] = table.stack[-1].cards(table)  # type: ignore[attr-defined]
    return kinds


def may_be_drafted(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in cards_to_draft(table, seat, ())


DRAFT = Action(
    "draft",
    arguments=(
        Argument(KIND, cards_to_draft, given=(of_no_die("teams.draft.5", "refusal-not-in-draft", may_be_drafted),)),
    ),
)


def is_pending(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in effects_to_order(table, seat, ())


RESOLVE = Action(
    "resolve",
    arguments=(
        Argument(EFFECT, effects_to_order, given=(of_no_die("initiative.2", "refusal-not-pending", is_pending),)),
    ),
)

#: Ends the active player's actions for now and gives the other his chance (initiative.8).
PASS = Action("pass")

ACTIONS = (
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
