"""All verbs of the game, each declared once."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.action import MODE, NUMBER, PIECE, SEAT, Action, Argument, Chosen, Requirement, among, listed
from ludoteca.core.resolving import SHARED_ACTIONS
from ludoteca.games.fabula.meaning.stack import Execute
from ludoteca.games.fabula.play import requirements as r
from ludoteca.games.fabula.play import usable as u
from ludoteca.games.fabula.play.combat import Combat, goals
from ludoteca.games.fabula.play.games import Exchange, bases_of
from ludoteca.games.fabula.play.requirements import asked
from ludoteca.games.fabula.table.areas import HANDS
from ludoteca.games.fabula.table.table import INFLUENCE, OFFENSIVE, FabulaTable
from ludoteca.games.fabula.text.effects import ChooseNumber
from ludoteca.games.fabula.text.terms import COLOURS

Given = tuple[Requirement[FabulaTable], ...]

#: Kinds of argument of this game's own: a target (piece, player or effect), an effect waiting.
TARGET = "target"
EFFECT = "effect"


# -- using ----------------------------------------------------------------------------------

USE = Action(
    "use",
    arguments=(
        Argument(
            PIECE,
            u.cards_to_use,
            canonical=lambda table, seat, number: same_in_hand(table, seat, number),
            given=(
                Requirement("1.13.1-1", "refusal-not-in-hand", u.is_in_hand),
                *r.unless(u.is_maneuver, r.FOR_CARDS),
                Requirement("1.1.2", "refusal-no-maneuvers", u.may_use_maneuvers),
                Requirement("1.18.6", "refusal-resources", u.is_affordable),
                Requirement("1.18.6", "refusal-means", u.has_other_means),
                Requirement("1.15.3-2", "refusal-no-target", u.can_enter),
            ),
        ),
    ),
)

USE_FREE = Action(
    "use-free",
    arguments=(
        Argument(
            PIECE,
            u.maneuvers_to_use,
            (Requirement("1.1.2", "refusal-no-maneuvers", u.may_use_maneuvers),),
            canonical=lambda table, seat, number: same_in_hand(table, seat, number),
            given=(
                Requirement("1.17.4-1", "refusal-not-in-hand", u.is_in_hand),
                Requirement("1.17.4-1", "refusal-no-maneuver", u.is_maneuver),
                Requirement("1.15.3-2", "refusal-no-target", u.can_enter),
            ),
        ),
    ),
)


def same_in_hand(table: FabulaTable, seat: int, number: int) -> int:
    """Which of several equal cards in the hand stands for this one."""
    if number in table.pieces:
        likeness = table.likeness(number)
        for other in table.zones[HANDS[seat]]:
            if table.likeness(other) == likeness:
                return other
    return number


ACTIVATE = Action(
    "activate",
    arguments=(
        Argument(PIECE, u.with_abilities, given=(Requirement("1.14.7-1", "refusal-not-yours", u.is_yours),)),
        Argument(
            NUMBER,
            u.usable_abilities,
            given=(
                Requirement("1.14.4", "refusal-no-ability", u.is_ability),
                *r.unless(u.is_used_anytime, r.FOR_ABILITIES),
                Requirement("1.1.2", "refusal-denied-act", u.is_not_denied, r.first_named),
                Requirement("g.agir", "refusal-fresh", u.may_act, r.first_named),
                Requirement("g.exaustao", "refusal-exhausted", u.is_ready),
                Requirement("1.18.6", "refusal-resources", u.ability_is_affordable),
                Requirement("1.18.6", "refusal-means", u.ability_has_means),
                Requirement("1.14.11-1", "refusal-no-target", u.ability_can_enter),
            ),
        ),
    ),
)


# -- what the procedure that asks offers ---------------------------------------------------------


def distinct(name: str) -> Callable[[FabulaTable, int, Chosen], list[int]]:
    list_them = asked(name)

    def candidates(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
        return table.without_repeats(list(list_them(table, seat, chosen)))

    return candidates


def same_of(name: str) -> Callable[[FabulaTable, int, int], int]:
    list_them = asked(name)

    def canonical(table: FabulaTable, seat: int, number: int) -> int:
        likeness = table.likeness(number)
        for other in list_them(table, seat, ()):
            if table.likeness(other) == likeness:
                return int(other)
        return number

    return canonical


def from_procedure(verb: str, kind: str, name: str, given: Given, repeats: bool = False) -> Action[FabulaTable]:
    """A verb with one argument whose candidates the asking procedure lists."""
    if repeats:
        return Action(verb, arguments=(Argument(kind, distinct(name), canonical=same_of(name), given=given),))
    return Action(verb, arguments=(Argument(kind, asked(name), given=given),))


def on_list(rule: str, message: str, name: str) -> Given:
    """Nothing else than being on the list is required."""
    return (Requirement(rule, message, r.offered(name)),)


AIM = from_procedure("target", TARGET, "target_choices", r.AIMING, repeats=True)
GIVE = from_procedure("give", PIECE, "payment_choices", r.GIVING, repeats=True)
RETURN = from_procedure("return", PIECE, "choices", on_list("1.4.4-2", "refusal-return", "choices"))
PICK_MODE = from_procedure("mode", NUMBER, "mode_choices", r.MODES)
DECLARE_X = from_procedure("x", NUMBER, "affordable", r.DECLARING)
SHARE = from_procedure("share", NUMBER, "amounts", r.SHARING)


# -- offensive and influence ------------------------------------------------------------------------


def goals_of(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
    return goals(table, seat)


def is_past_peace(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """A format may keep the starting player's second turn free of both (gap seat-balance)."""
    peace = table.box.rulings["seat-balance"] == "second-turn-peace"
    return not (peace and seat == table.queue[0] and table.turns[seat] == 2)


PAST_PEACE = Requirement("x.format.definition", "refusal-peace", is_past_peace)


def action_against_base(kind: str) -> Action[FabulaTable]:
    return Action(
        kind,
        (PAST_PEACE, r.somebody_able(kind)),
        (Argument(PIECE, goals_of, given=r.GOALS),),
    )


JOIN = from_procedure("join", PIECE, "may_join", r.JOINING)


def blockable(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
    top = table.stack[-1]
    return top.blockable(table) if isinstance(top, Combat) else []


LEAVE_TAPPED = from_procedure(
    "leave-tapped", PIECE, "may_stay_tapped", on_list("1.16.3c", "refusal-leave-tapped", "may_stay_tapped")
)

BLOCK = Action(
    "block",
    arguments=(
        Argument(PIECE, asked("may_block"), given=r.BLOCKING),
        Argument(PIECE, blockable, given=r.BLOCKED, alone=True),
    ),
)


def face_down(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
    return [number for number in table.battle(seat) if table.pieces[number].down]


def can_pay_reveal(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.pieces[chosen[-1]].down - 1 <= table.resources[seat])


TURN_UP = Action(
    "turn-up",
    arguments=(
        Argument(
            PIECE,
            face_down,
            (Requirement("1.18.6", "refusal-resources", can_pay_reveal),),
            given=(Requirement("1.16.3b", "refusal-not-down", among(face_down)),),
        ),
    ),
)


# -- other choices ------------------------------------------------------------------------------------


def waiting_triggers(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
    return [each.number for each in table.triggered]


ORDER = Action(
    "order",
    arguments=(listed(EFFECT, waiting_triggers, "1.14.9-1", "refusal-not-waiting"),),
)


def is_own_base(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in bases_of(table, seat)


def same_base(table: FabulaTable, seat: int, number: int) -> int:
    for other in bases_of(table, seat):
        if number in table.pieces and table.pieces[other].kind == table.pieces[number].kind:
            return other
    return number


CENTRE = Action(
    "centre",
    arguments=(
        Argument(
            PIECE,
            lambda table, seat, chosen: list(
                dict.fromkeys(same_base(table, seat, number) for number in bases_of(table, seat))
            ),
            canonical=same_base,
            given=(Requirement("1.4.2-3", "refusal-no-base", is_own_base),),
        ),
    ),
)


def players(table: FabulaTable, seat: int, chosen: Chosen) -> tuple[int, ...]:
    return table.playing()


START = Action("start", arguments=(listed(SEAT, players, "1.4.1-2", "refusal-player"),))


def colours(table: FabulaTable, seat: int, chosen: Chosen) -> tuple[str, ...]:
    return COLOURS


COLOUR = Action(
    "colour",
    arguments=(listed(MODE, colours, "1.6.6-1", "refusal-colour-word"),),
)


def numbers(table: FabulaTable, seat: int, chosen: Chosen) -> range:
    frame = table.stack[-1]
    if isinstance(frame, Execute):
        effect = frame.current(table).effect
        if isinstance(effect, ChooseNumber):
            return range(effect.most + 1)
    return range(0)


NAME_NUMBER = Action("number", arguments=(listed(NUMBER, numbers, "1.8.3", "refusal-number"),))


def swaps_out(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
    top = table.stack[-1]
    return top.swaps_out(table, chosen[0]) if isinstance(top, Exchange) else []


SWAP = Action(
    "swap",
    arguments=(
        Argument(PIECE, asked("swaps_in"), given=on_list("1.4.1a-1", "refusal-exchange", "swaps_in")),
        listed(PIECE, swaps_out, "1.4.1a-2", "refusal-exchange"),
    ),
)
BRING = from_procedure("bring", PIECE, "brings", on_list("1.4.1a-2", "refusal-exchange", "brings"), repeats=True)
TAKE_OUT = from_procedure(
    "take-out", PIECE, "takes_out", on_list("1.4.1a-2", "refusal-exchange", "takes_out"), repeats=True
)

ACTIONS: tuple[Action[FabulaTable], ...] = (
    *SHARED_ACTIONS,
    USE,
    USE_FREE,
    ACTIVATE,
    action_against_base(OFFENSIVE),
    action_against_base(INFLUENCE),
    TURN_UP,
    Action("pass"),
    AIM,
    PICK_MODE,
    DECLARE_X,
    SHARE,
    GIVE,
    JOIN,
    LEAVE_TAPPED,
    BLOCK,
    Action("done"),
    ORDER,
    CENTRE,
    RETURN,
    START,
    COLOUR,
    NAME_NUMBER,
    SWAP,
    BRING,
    TAKE_OUT,
)
