"""What the choices within a use, an offensive or a block must fulfil, each requirement with the rule that states it.

The procedure that asks lists what may be chosen; these say of anything else why not.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from ludoteca.core.action import Chosen, Explained, Holds, Refusal, Requirement, Requirements, among, nobody
from ludoteca.core.decision import Option
from ludoteca.core.effects import Filter
from ludoteca.core.events import NOTHING
from ludoteca.core.resolving import hidden_from
from ludoteca.games.fabula.meaning.effects_on_players import GiveUp
from ludoteca.games.fabula.play.announcement import Announce
from ludoteca.games.fabula.play.combat import MAKING, Combat, able, acting, is_guarded
from ludoteca.games.fabula.play.priority import Priority
from ludoteca.games.fabula.play.targets import Aim, is_instance, is_out_of_reach
from ludoteca.games.fabula.play.usable import at_main
from ludoteca.games.fabula.table.table import INFLUENCE, OFFENSIVE, FabulaTable
from ludoteca.games.fabula.text.terms import Sort


def asked(name: str) -> Callable[[FabulaTable, int, Chosen], Collection[int]]:
    """The candidates that the procedure on top of the stack names."""

    def candidates(table: FabulaTable, seat: int, chosen: Chosen) -> Collection[int]:
        found = getattr(table.stack[-1], name, None)
        return () if found is None else found(table)

    return candidates


def offered(name: str) -> Holds[FabulaTable]:
    return among(asked(name))


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
    Explained(Sort.rule, Sort.message, unfitting),
    Requirement("1.15.7", "refusal-itself", is_no_instance),
    Requirement("1.1.2", "refusal-out-of-reach", is_in_reach),
    Requirement("1.15.3-1", "refusal-target", offered("target_choices")),
)


# -- offensives and influences (1.16.3a) ----------------------------------------------------------


def is_own_ally(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    number = chosen[-1]
    return number in table.pieces and table.is_ally(number) and table.controller_of(number) == seat


def is_untapped(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not table.pieces[chosen[-1]].tapped


def is_free_to_make(kind: str) -> Holds[FabulaTable]:
    def holds(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
        return not table.concerns("act", chosen[-1]) and not table.concerns(MAKING[kind], chosen[-1])

    return holds


def acts(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return bool(acting(table, (chosen[-1],)))


#: What an ally must fulfil to make an offensive or an influence.
MAKES = {
    kind: Requirements(
        Requirement("1.16.3a", "refusal-no-ally", is_own_ally),
        Requirement("1.16.3a", "refusal-is-tapped", is_untapped),
        Requirement("1.1.2", f"refusal-denied-{kind}", is_free_to_make(kind)),
        Requirement("g.agir", "refusal-fresh", acts),
    )
    for kind in (OFFENSIVE, INFLUENCE)
}


def somebody_able(kind: str) -> Requirement[FabulaTable]:
    """Somebody must be able to; of the untapped allies, the first tells what keeps it back."""

    def holds(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
        return bool(able(table, seat, kind))

    def why(table: FabulaTable, seat: int, chosen: Chosen) -> Refusal | None:
        for number in table.allies(seat):
            kept = MAKES[kind].refusal(table, seat, (number,))
            if kept is not None and not table.pieces[number].tapped:
                return kept
        return None

    return Explained("1.16.3a", f"refusal-none-able-{kind}", why, holds)


def in_combat(kind: str, need: Requirement[FabulaTable]) -> Requirement[FabulaTable]:
    """The same while an offensive or an influence is being made."""

    def holds(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
        top = table.stack[-1]
        return not isinstance(top, Combat) or top.kind != kind or need.holds(table, seat, chosen)

    return Requirement(need.rule, need.message, holds)


JOINING = (
    *(in_combat(kind, need) for kind, needs in MAKES.items() for need in needs),
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


# -- blocks (1.22) --------------------------------------------------------------------------------


def is_free_to_block(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not table.concerns("block", chosen[0])


BLOCKING = (
    Requirement("1.22.3", "refusal-no-ally", is_own_ally),
    Requirement("1.22.3", "refusal-is-tapped", is_untapped),
    Requirement("1.22.3", "refusal-denied-block", is_free_to_block),
    Requirement("1.22.4-1", "refusal-block", offered("may_block")),
)


def takes_part(kind: str) -> Holds[FabulaTable]:
    """Only what makes the offensive or the influence is blocked."""

    def holds(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
        return table.action != kind or chosen[-1] in table.in_action()

    return holds


def may_be_blocked(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not table.concerns("be-blocked", chosen[-1])


BLOCKED = (
    Requirement("1.22.4-1", "refusal-not-in-action", takes_part(OFFENSIVE)),
    Requirement("1.22.5-1", "refusal-not-in-action", takes_part(INFLUENCE)),
    Requirement("1.1.2", "refusal-not-blockable", may_be_blocked),
)


# -- costs and what is given up (1.18) --------------------------------------------------------------


PAYABLE = offered("payment_choices")


def is_own_to_give(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """A player gives only what is his own."""
    top, number = table.stack[-1], chosen[-1]
    if PAYABLE(table, seat, chosen) or table.controller_of(number) == seat:
        return True
    return not isinstance(top, GiveUp) and not (isinstance(top, Announce) and table.is_permanent(number))


def asked_by(sort: type[GiveUp] | type[Announce]) -> Holds[FabulaTable]:
    """He gives what the effect, or the cost, asks for, each once."""

    def holds(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
        return not isinstance(table.stack[-1], sort) or PAYABLE(table, seat, chosen)

    return holds


def source_of_asking(table: FabulaTable, seat: int, chosen: Chosen) -> int:
    top = table.stack[-1]
    return top.source if isinstance(top, GiveUp | Announce) else NOTHING


GIVING = (
    Requirement("g.sacrificar-1", "refusal-not-own", is_own_to_give, source=source_of_asking),
    Requirement("1.17.5e", "refusal-give", asked_by(GiveUp), source=source_of_asking),
    Requirement("1.18.6", "refusal-give", asked_by(Announce), source=source_of_asking),
    Requirement("1.19.3", "refusal-not-in-hand", PAYABLE),
)


OFFERED_MODE = offered("mode_choices")


def has_target_for_mode(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """An item of the list that aims at something needs a target (gap modal-choice)."""
    top = table.stack[-1]
    if OFFERED_MODE(table, seat, chosen) or not isinstance(top, Announce):
        return True
    spoken = top.spoken(table)
    return spoken is None or chosen[-1] not in range(len(spoken.sentences)) or chosen[-1] in top.declared


def is_mode_of_list(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """An item of the list, each once."""
    return OFFERED_MODE(table, seat, chosen) or not isinstance(table.stack[-1], Announce)


MODES = (
    Requirement("1.15.3-2", "refusal-no-target", has_target_for_mode, nobody, source_of_asking),
    Requirement("1.14.3a-ex2", "refusal-mode", is_mode_of_list, nobody, source_of_asking),
)


def is_whole(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return bool(chosen[-1] >= 0)


DECLARING = (
    Requirement("1.8.5", "refusal-x-below", is_whole),
    Requirement("1.18.6", "refusal-x", offered("affordable")),
)


AMOUNT = offered("amounts")


def is_share_of_damage(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not isinstance(table.stack[-1], Combat) or AMOUNT(table, seat, chosen)


SHARING = (
    Requirement("1.22.4a-2", "refusal-share", is_share_of_damage, nobody),
    Requirement("1.15.12-2", "refusal-share", AMOUNT, nobody),
)


# -- when ----------------------------------------------------------------------------------------


def is_stack_empty(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not table.waiting


def is_own_turn(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return seat == table.active


def is_nothing_under_way(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return not table.action


def is_main_action(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return at_main(table, seat)


def first_named(table: FabulaTable, seat: int, chosen: Chosen) -> int:
    return chosen[0] if chosen else NOTHING


STACK_EMPTY = Requirement("1.16.4-1", "refusal-stack", is_stack_empty, first_named)
NOTHING_UNDER_WAY = Requirement("1.16.4-2", "refusal-under-way", is_nothing_under_way, first_named)
MAIN_ACTION = Requirement("1.16.1-1", "refusal-card-time", is_main_action, first_named)

#: What only the active player does, in the main phase, with an empty stack and nothing under way.
IN_MAIN_PHASE = Requirements(
    STACK_EMPTY,
    Requirement("1.17.5_2", "refusal-not-your-turn", is_own_turn, first_named),
    NOTHING_UNDER_WAY,
    MAIN_ACTION,
)

#: An ability used as a main action; the others' are asked for in no question at all (gap response-cards).
FOR_ABILITIES = (STACK_EMPTY, NOTHING_UNDER_WAY, MAIN_ACTION)

#: The others use maneuvers and nothing else (1.17.5).
FOR_CARDS = (
    Requirement("1.17.5-1", "refusal-only-maneuvers", is_own_turn, first_named),
    *FOR_ABILITIES,
)


def unless(exempt: Holds[FabulaTable], needs: Iterable[Requirement[FabulaTable]]) -> list[Requirement[FabulaTable]]:
    """The same requirements, of which something is exempt."""

    def freed(holds: Holds[FabulaTable]) -> Holds[FabulaTable]:
        return lambda table, seat, chosen: exempt(table, seat, chosen) or holds(table, seat, chosen)

    return [Requirement(need.rule, need.message, freed(need.holds), need.blame, need.source) for need in needs]


#: Special actions that the main phase alone offers, and what is put on the stack.
SPECIAL = (OFFENSIVE, INFLUENCE, "turn-up")
STACKED = ("use", "activate")


def untimely(table: FabulaTable, option: Option) -> Refusal | None:
    """Why a verb of a player with priority is no answer now; nothing for the others, which the question refuses.

    Activated abilities are the active player's alone (gap response-cards).
    """
    decision = table.decision
    if decision is None or option[0] not in SPECIAL + STACKED:
        return None
    if option[0] in STACKED and isinstance(table.stack[-1], Combat):
        return Refusal("1.16.2", "refusal-special-action")
    if option[0] in SPECIAL and isinstance(table.stack[-1], Priority):
        return IN_MAIN_PHASE.refusal(table, decision.seat, option[1:])
    if option[0] == "activate" and decision.seat != table.active:
        return Refusal("1.17.5-1", "refusal-not-active")
    return None
