"""The Clearing's verbs and their requirements; the rules are listed in game.py."""

from __future__ import annotations

from typing import Any

from ludoteca.core.action import CELL, MODE, NUMBER, PIECE, Action, Argument, Chosen, Holds, Requirement, among
from ludoteca.core.modifiers import denial
from tests.example.rules import Damage
from tests.example.table import hand

STANCES = ("bold", "wary")
UNTARGETED = ("storm", "banner", "mud", "ward", "mark", "dig", "spinner")


def in_hand(table: Any, seat: int, chosen: Chosen) -> Any:
    return table.zones[hand(seat)]


def enemy_figures(table: Any, seat: int, chosen: Chosen) -> list[int]:
    return [table.figure(enemy) for enemy in table.enemies(seat)]


def enemy_hands(table: Any, seat: int, chosen: Chosen) -> list[int]:
    return [number for enemy in table.enemies(seat) for number in table.zones[hand(enemy)]]


def squares(table: Any, seat: int, chosen: Chosen) -> list[int]:
    return sorted(table.reached(seat))


def highest_level(table: Any, seat: int, chosen: Chosen) -> Any:
    return table.stack[-1].highest(table)


def stances(table: Any, seat: int, chosen: Chosen) -> tuple[str, ...]:
    return STANCES


def called(*words: str) -> Holds:
    """The card is one of these."""
    return lambda table, seat, chosen: table.word(chosen[-1]) in words


def fits(table: Any, seat: int, chosen: Chosen) -> bool:
    """A shield answers damage, an echo answers the damage dealt."""
    return bool(table.word(chosen[0]) == ("shield" if isinstance(table.stack[-1], Damage) else "echo"))


def not_warded(table: Any, seat: int, chosen: Chosen) -> bool:
    return denial(table, "target", chosen[1]) is None


def seen(table: Any, seat: int, chosen: Chosen) -> bool:
    return bool(table.sees_figure(seat, chosen[1]))


def card(rule: str, holds: Holds | None = None) -> Argument:
    """A card of the seat's own hand."""
    needs = [Requirement(rule, "refusal-not-held", among(in_hand))]
    if holds is not None:
        needs.append(Requirement(rule, "refusal-other-card", holds))
    return Argument(PIECE, in_hand, tuple(needs))


def one_of(kind: str, candidates: Any, rule: str, message: str, *further: Requirement) -> Argument:
    return Argument(kind, candidates, (Requirement(rule, message, among(candidates)), *further))


TARGET = one_of(
    PIECE,
    enemy_figures,
    "2.3",
    "refusal-no-enemy",
    Requirement("2.4", "refusal-warded", not_warded),
    Requirement("2.3", "refusal-unseen", seen),
)

ACTIONS = (
    Action("move", arguments=(one_of(CELL, squares, "2.1", "refusal-out-of-reach"),)),
    Action("bolt", arguments=(card("2.2", called("bolt")), TARGET)),
    Action(
        "snatch",
        arguments=(
            card("2.5", called("snatch")),
            one_of(PIECE, enemy_hands, "2.5", "refusal-no-enemy-hand"),
        ),
    ),
    Action("use", arguments=(card("2.6", called(*UNTARGETED)),)),
    Action("stop"),
    Action("react", arguments=(card("3.1", fits),)),
    Action("decline"),
    Action("claim"),
    Action("discard", arguments=(card("5.2"),)),
    Action("resolve", arguments=(one_of(NUMBER, highest_level, "4.2", "refusal-lower-level"),)),
    Action("pick", arguments=(one_of(MODE, stances, "1.2", "refusal-no-stance"),)),
)
