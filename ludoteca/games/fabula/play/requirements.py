"""What the choices within a use, an offensive or a block must fulfil, each requirement with the rule that states it.

The procedure that asks lists what may be chosen; these say of anything else why not.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.action import Refusal, Requirement
from ludoteca.core.decision import Option
from ludoteca.core.effects import Filter
from ludoteca.core.events import NOTHING
from ludoteca.core.resolving import hidden_from
from ludoteca.games.fabula.meaning.effects_on_players import GiveUp
from ludoteca.games.fabula.play.announcement import Announce
from ludoteca.games.fabula.play.combat import MAKING, Combat, able, acting, is_guarded
from ludoteca.games.fabula.play.priority import Priority
from ludoteca.games.fabula.play.targets import Aim, is_instance, is_out_of_reach
from ludoteca.games.fabula.table.table import INFLUENCE, OFFENSIVE, FabulaTable
from ludoteca.games.fabula.text.terms import Sort

Chosen = tuple[Any, ...]


def asked(name: str) -> Any:
    """The candidates that the procedure on top of the stack names."""

    def candidates(table: FabulaTable, seat: int, chosen: Chosen) -> Any:
        found = getattr(table.stack[-1], name, None)
        return () if found is None else found(table)

    return candidates


def offered(name: str) -> Any:
    list_them = asked(name)

    def holds(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
        return chosen[-1] in list_them(table, seat, chosen)

    return holds


def refusing(rule: str, message: str, why: Any) -> Requirement:
    """A requirement whose refusal is made where it is found out; ``rule`` is what it rests on."""

    def holds(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
        return why(table, seat, chosen) is None

    return Requirement(rule, message, holds, blame=why)


# -- targets (1.15) ---------------------------------------------------------------------------


def aim(table: FabulaTable) -> Aim | None:
    found: Aim | None = getattr(table.stack[-1], "aim", lambda _: None)(table)
    return found


def is_known(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """Of a card that the player can't know nothing is told but that it may not be chosen."""
    return not hidden_from(table, seat, chosen[-1]) or offered("target_choices")(table, seat, chosen)


def is_new(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    aiming = aim(table)
    return aiming is None or chosen[-1] not in aiming.taken


def is_another(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    aiming = aim(table)
    return aiming is None or chosen[-1] != aiming.present


def is_no_effect(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    aiming = aim(table)
    return aiming is None or "effect" in aiming.target.sort or table.on_stack(chosen[-1]) is None


def is_no_player(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    aiming = aim(table)
    return aiming is None or aiming.target.sort != "permanent" or chosen[-1] >= table.box.seats


def unfitting(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal | None:
    """The first word of the description that it does not fit."""
    aiming = aim(table)
    if aiming is None:
        return None
    number = chosen[-1]
    filters: tuple[Filter, ...] = aiming.target.filters
    for filter_ in filters:
        if not filter_.passes(table, aiming.frame, number):
            return Refusal(filter_.rule, filter_.message, number, aiming.frame.source)
    return None


def is_no_instance(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    aiming = aim(table)
    return aiming is None or not is_instance(table, aiming.frame, chosen[-1])


def is_in_reach(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    aiming = aim(table)
    number = chosen[-1]
    return aiming is None or number not in table.pieces or not is_out_of_reach(table, aiming.frame.controller, number)


AIMING = (
    Requirement("1.15.3-1", "refusal-target", is_known),
    Requirement("1.15.11-1", "refusal-same-target", is_new),
    Requirement("1.15.5", "refusal-present-target", is_another),
    Requirement("1.15.6", "refusal-effect-target", is_no_effect),
    Requirement("1.15.9-2", "refusal-no-permanent", is_no_player),
    refusing(Sort.rule, Sort.message, unfitting),
    Requirement("1.15.7", "refusal-itself", is_no_instance),
    Requirement("1.1.2", "refusal-out-of-reach", is_in_reach),
    Requirement("1.15.3-1", "refusal-target", offered("target_choices")),
)


# -- offensives and influences (1.16.3a) ----------------------------------------------------------


def idle(table: FabulaTable, seat: int, kind: str, number: int) -> Refusal | None:
    """Why an ally may not make an offensive or an influence."""
    if number not in table.pieces or not table.is_ally(number) or table.controller_of(number) != seat:
        return Refusal("1.16.3a", "refusal-no-ally", number)
    if table.pieces[number].tapped:
        return Refusal("1.16.3a", "refusal-is-tapped", number)
    if table.concerns("act", number) or table.concerns(MAKING[kind], number):
        return Refusal("1.1.2", f"refusal-denied-{kind}", number)
    if not acting(table, (number,)):
        return Refusal("g.agir", "refusal-fresh", number)
    return None


def somebody_able(kind: str) -> Requirement:
    """Somebody must be able to; of the untapped allies, the first tells what keeps it back."""

    def holds(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
        return bool(able(table, seat, kind))

    def why(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal:
        for number in table.allies(seat):
            kept = idle(table, seat, kind, number)
            if kept is not None and not table.pieces[number].tapped:
                return kept
        return Refusal("1.16.3a", f"refusal-none-able-{kind}")

    return Requirement("1.16.3a", f"refusal-none-able-{kind}", holds, blame=why)


def why_not_join(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal | None:
    top = table.stack[-1]
    if not isinstance(top, Combat):
        return None
    return idle(table, seat, top.kind, chosen[-1])


JOINING = (
    refusing("1.16.3a", "refusal-no-ally", why_not_join),
    Requirement("1.16.3a", "refusal-join", offered("may_join")),
)


def is_opposing_base(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    number = chosen[-1]
    return table.is_base(number) and table.controller_of(number) in table.opponents(seat)


def is_open(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not is_guarded(table, chosen[-1])


GOALS = (
    Requirement("1.22.2", "refusal-goal", is_opposing_base),
    Requirement("x.format.definition", "refusal-guarded", is_open),
)


def why_not_act(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal:
    """Why an ally uses none of its abilities."""
    if table.concerns("act", chosen[0]):
        return Refusal("1.1.2", "refusal-denied-act", chosen[0])
    return Refusal("g.agir", "refusal-fresh", chosen[0])


# -- blocks (1.22) --------------------------------------------------------------------------------


def blocks_itself(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in table.pieces and table.is_ally(chosen[0]) and table.controller_of(chosen[0]) == seat


def is_untapped(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not table.pieces[chosen[0]].tapped


def is_free_to_block(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not table.concerns("block", chosen[0])


BLOCKING = (
    Requirement("1.22.3", "refusal-no-ally", blocks_itself),
    Requirement("1.22.3", "refusal-is-tapped", is_untapped),
    Requirement("1.22.3", "refusal-denied-block", is_free_to_block),
    Requirement("1.22.4-1", "refusal-block", offered("may_block")),
)


def why_not_blocked(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal | None:
    """It must take part in what is blocked, and no text may keep it from being blocked."""
    number = chosen[-1]
    if number not in table.in_action():
        rule = "1.22.4-1" if table.action == OFFENSIVE else "1.22.5-1"
        return Refusal(rule, "refusal-not-in-action", number)
    if table.concerns("be-blocked", number):
        return Refusal("1.1.2", "refusal-not-blockable", number)
    return None


BLOCKED = (refusing("1.22.4-1", "refusal-not-in-action", why_not_blocked),)


# -- costs and what is given up (1.18) --------------------------------------------------------------


def why_not_given(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal | None:
    """A player gives only what is his own and what is asked for, each once."""
    top = table.stack[-1]
    number = chosen[-1]
    if offered("payment_choices")(table, seat, chosen):
        return None
    if isinstance(top, GiveUp):
        if table.controller_of(number) != seat:
            return Refusal("g.sacrificar-1", "refusal-not-own", number, top.source)
        return Refusal("1.17.5e", "refusal-give", number, top.source)
    if isinstance(top, Announce):
        if table.controller_of(number) != seat and table.is_permanent(number):
            return Refusal("g.sacrificar-1", "refusal-not-own", number, top.source)
        return Refusal("1.18.6", "refusal-give", number, top.source)
    return Refusal("1.19.3", "refusal-not-in-hand", number)


GIVING = (refusing("1.18.6", "refusal-give", why_not_given),)


def why_not_mode(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal | None:
    """An item of the list, each once; one that aims at something needs a target (gap modal-choice)."""
    top = table.stack[-1]
    if offered("mode_choices")(table, seat, chosen) or not isinstance(top, Announce):
        return None
    spoken = top.spoken(table)
    if spoken is not None and chosen[-1] in range(len(spoken.sentences)) and chosen[-1] not in top.modes:
        return Refusal("1.15.3-2", "refusal-no-target", NOTHING, top.source)
    return Refusal("1.14.3a-ex2", "refusal-mode", NOTHING, top.source)


MODES = (refusing("1.14.3a-ex2", "refusal-mode", why_not_mode),)


def is_whole(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return bool(chosen[-1] >= 0)


DECLARING = (
    Requirement("1.8.5", "refusal-x-below", is_whole),
    Requirement("1.18.6", "refusal-x", offered("affordable")),
)


def why_not_share(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal | None:
    if offered("amounts")(table, seat, chosen):
        return None
    rule = "1.22.4a-2" if isinstance(table.stack[-1], Combat) else "1.15.12-2"
    return Refusal(rule, "refusal-share")


SHARING = (refusing("1.15.12-2", "refusal-share", why_not_share),)


# -- when ----------------------------------------------------------------------------------------


def why_not_main(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal:
    """What only the active player does, in the main phase, with an empty stack and nothing under way."""
    number = chosen[0] if chosen else NOTHING
    if table.waiting:
        return Refusal("1.16.4-1", "refusal-stack", number)
    if seat != table.active:
        return Refusal("1.17.5_2", "refusal-not-your-turn", number)
    if table.action:
        return Refusal("1.16.4-2", "refusal-under-way", number)
    return Refusal("1.16.1-1", "refusal-card-time", number)


def why_not_used(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal:
    """The others use maneuvers and nothing else (1.17.5)."""
    if seat != table.active:
        return Refusal("1.17.5-1", "refusal-only-maneuvers", chosen[0])
    return why_not_main(table, seat, chosen)


#: Special actions that the main phase alone offers, and what is put on the stack.
SPECIAL = (OFFENSIVE, INFLUENCE, "turn-up")
STACKED = ("use", "activate")


def untimely(table: FabulaTable, option: Option) -> Refusal | None:
    """Why a verb of a player with priority is no answer now; nothing for the others, which the question refuses.

    Activated abilities are the active player's alone (gap response-cards).
    """
    decision = table.decision
    if decision is None or option[0] not in (*SPECIAL, *STACKED):
        return None
    if option[0] in STACKED and isinstance(table.stack[-1], Combat):
        return Refusal("1.16.2", "refusal-special-action")
    if option[0] in SPECIAL and isinstance(table.stack[-1], Priority):
        return why_not_main(table, decision.seat, option[1:])
    if option[0] == "activate" and decision.seat != table.active:
        return Refusal("1.17.5-1", "refusal-not-active")
    return None
