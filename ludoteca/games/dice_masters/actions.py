"""The verbs of the game, each declared once, with what it requires and the rule that says so."""

from __future__ import annotations

from typing import Any

from ludoteca.core.action import ABILITY, KIND, NUMBER, PIECE, Action, Argument, Refusal, Requirement
from ludoteca.core.effects import SHARED_ACTIONS
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import denial
from ludoteca.games.dice_masters.areas import CARDS, CENTRE, FIELD, RESERVE, area
from ludoteca.games.dice_masters.damage import (
    has_targets,
    instances_to_react,
    options_to_react,
)
from ludoteca.games.dice_masters.dice import FREE, Price
from ludoteca.games.dice_masters.energy import PART, UNIT, WHOLE, Pay, covers, together
from ludoteca.games.dice_masters.resolution import effects_to_order
from ludoteca.games.dice_masters.table import DiceTable
from ludoteca.games.dice_masters.text import ACTION, GLOBAL, BlockSeveral, CannotBlock

Chosen = tuple[Any, ...]

#: The kind of argument for a pending effect.
EFFECT = "effect"


def same_die(table: DiceTable, seat: int, number: int) -> int:
    """Which of several equal dice stands for this one: the first in its zone."""
    if number not in table.pieces:
        return number
    likeness = table.likeness(number)
    zone: int = table.pieces[number].zone
    for other in table.zones[zone]:
        if table.likeness(other) == likeness:
            return other
    return number


# -- prices ---------------------------------------------------------------------


def batch_price(table: DiceTable) -> Price:
    """What has been declared together so far costs (gap energy.group-payment)."""
    total: Price = getattr(table.stack[-1], "total", FREE)
    return total


def items(table: DiceTable) -> tuple[tuple[Any, ...], ...]:
    declared: tuple[tuple[Any, ...], ...] = getattr(table.stack[-1], "items", ())
    return declared


def affords(table: DiceTable, seat: int, more: Price) -> bool:
    declared = batch_price(table)
    return covers(table.energy(seat), more if declared is FREE else together(declared, more))


def buying_price(table: DiceTable, kind: int) -> Price:
    cost: Price = table.box.kinds[kind].price
    return cost


def fielding_price(table: DiceTable, number: int) -> Price:
    """The upper left number of the face shown, in energy of any type (turn.main.field.2)."""
    face = table.face(number)
    return FREE if face is None else (face.fielding, 0, 0, 0, 0)


def global_price(table: DiceTable, ability: int) -> Price:
    cost: Price = table.box.prices.get(ability, FREE)
    return cost


# -- field ------------------------------------------------------------------------


def in_reserve(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.zones[area(seat, RESERVE)]


def shows_character(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    face = table.face(chosen[-1])
    return face is not None and face.kind == "character"


def not_declared(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return ("field", chosen[-1]) not in items(table)


def fielding_paid(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    cost = fielding_price(table, chosen[-1])
    return cost[0] == 0 or cost[0] + batch_price(table)[0] <= table.reserve(seat).total


def characters_in_reserve(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    """The characters in the pool that can be paid for, equal ones once, without those declared in the batch."""
    pool = table.reserve(seat)
    if not pool.characters:
        return []
    declared = items(table)
    if declared:
        found = [n for n in table.zones[area(seat, RESERVE)] if shows_character(table, seat, (n,))]
        dice = table.without_repeats(number for number in found if ("field", number) not in declared)
        return [number for number in dice if fielding_paid(table, seat, (number,))]
    pieces = table.pieces
    kinds = table.box.kinds
    return [n for n in pool.characters if kinds[pieces[n].kind].faces[pieces[n].face].fielding <= pool.total]


def same_character(table: DiceTable, seat: int, number: int) -> int:
    """Which of several equal dice in the pool stands for this one."""
    if number in table.pieces:
        likeness = table.likeness(number)
        for other in characters_in_reserve(table, seat, ()):
            if table.likeness(other) == likeness:
                return other
    return number


FIELD_DIE = Action(
    "field",
    arguments=(
        Argument(
            PIECE,
            characters_in_reserve,
            canonical=same_character,
            given=(
                Requirement("areas.reserve.2", "refusal-not-in-reserve", in_reserve),
                Requirement("areas.reserve.2", "refusal-no-character", shows_character),
                Requirement("turn.main.field.1", "refusal-declared", not_declared),
                Requirement("turn.main.field.4", "refusal-energy-short", fielding_paid),
            ),
        ),
    ),
)


# -- use an action die --------------------------------------------------------------


def is_active(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return seat == table.active


def actions_in_reserve(table: DiceTable, seat: int, chosen: Chosen) -> tuple[int, ...]:
    return table.reserve(seat).actions


def shows_action(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    face = table.face(chosen[-1])
    return face is not None and face.kind == "action"


def action_text(table: DiceTable, number: int) -> int:
    """The text of an action die's face, or NOTHING for a card without one."""
    for text in table.texts(number):
        if table.ability(text).sort == ACTION:
            return text
    return NOTHING


def action_has_target(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    text = action_text(table, chosen[-1])
    return text == NOTHING or has_targets(table, text, seat)


USE_ACTION = Action(
    "use",
    (Requirement("turn.main.action.1", "refusal-not-active", is_active),),
    (
        Argument(
            PIECE,
            actions_in_reserve,
            (Requirement("fundamentals.2", "refusal-no-target", action_has_target),),
            same_die,
            given=(
                Requirement("areas.reserve.2", "refusal-not-in-reserve", in_reserve),
                Requirement("areas.reserve.2", "refusal-no-action", shows_action),
            ),
        ),
    ),
)


# -- buy ------------------------------------------------------------------------------


def supply(table: DiceTable, seat: int, kind: int) -> list[int]:
    """The dice left on a card that this player may buy from."""
    zone = CENTRE if kind in table.centre else area(seat, CARDS)
    return [number for number in table.zones[zone] if table.pieces[number].kind == kind]


def cards_for_sale(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    """The cards with a die left that can be paid for, on top of what is declared in the batch."""
    pool = table.reserve(seat)
    total = pool.total
    kinds = table.box.kinds
    found = [kind for kind in table.on_sale(seat) if kinds[kind].cost <= total]
    if not found:
        return found
    if items(table):
        return [k for k in found if left_over(table, seat, (k,)) and purchase_paid(table, seat, (k,))]
    energy = pool.energy
    return [kind for kind in found if covers(energy, kinds[kind].price)]


def on_sale(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.centre or chosen[-1] in table.cards[seat]


def left_over(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    kind = chosen[-1]
    declared = sum(1 for item in items(table) if item == ("buy", kind))
    zone = CENTRE if kind in table.centre else area(seat, CARDS)
    for number in table.zones[zone]:
        if table.pieces[number].kind == kind:
            if not declared:
                return True
            declared -= 1
    return False


def purchase_paid(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return affords(table, seat, buying_price(table, chosen[-1]))


BUY = Action(
    "buy",
    (Requirement("turn.main.buy.1", "refusal-not-active", is_active),),
    (
        Argument(
            KIND,
            cards_for_sale,
            given=(
                Requirement("turn.main.buy.2", "refusal-not-for-sale", on_sale),
                Requirement("setup.5", "refusal-sold-out", left_over),
                Requirement("turn.main.buy.4", "refusal-energy-short", purchase_paid),
            ),
        ),
    ),
)


# -- globals ----------------------------------------------------------------------------


def usable_globals(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    """The globals in play that are no reactions and not far too dear."""
    if not table.globals:
        return []
    total = table.reserve(seat).total
    box = table.box
    return [n for n in table.globals if box.prices.get(n, FREE)[0] <= total and box.abilities[n].sort == GLOBAL]


def is_in_play(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.globals


def is_no_reaction(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return table.ability(chosen[-1]).sort == GLOBAL


def global_paid(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    known = table.box.prices.get(chosen[-1])
    if known is not None:
        return affords(table, seat, known)
    cost = table.ability(chosen[-1]).cost
    return cost is None or cost.payable(table, seat, NOTHING)


def blame_cost(table: DiceTable, seat: int, chosen: Chosen) -> Refusal:
    """Energy is short; or the cost is something else that can't be done in full (fundamentals.4)."""
    if table.ability(chosen[-1]).cost is None or chosen[-1] in table.box.prices:
        return Refusal("turn.main.global.4", "refusal-energy-short")
    return Refusal("fundamentals.4", "refusal-cost")


def global_has_target(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return has_targets(table, chosen[-1], seat)


USE_GLOBAL = Action(
    "global",
    arguments=(
        Argument(
            ABILITY,
            usable_globals,
            (
                Requirement("turn.main.global.4", "refusal-energy-short", global_paid, blame_cost),
                Requirement("fundamentals.2", "refusal-no-target", global_has_target),
            ),
            given=(
                Requirement("turn.main.global.1", "refusal-no-global", is_in_play),
                Requirement("initiative.12", "refusal-reaction-only", is_no_reaction),
            ),
        ),
    ),
)


def may_react(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in options_to_react(table, seat, ())


def may_react_to(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] in instances_to_react(table, seat, (chosen[0],))


REACT = Action(
    "react",
    arguments=(
        Argument(ABILITY, options_to_react, given=(Requirement("initiative.12", "refusal-no-reaction", may_react),)),
        Argument(NUMBER, instances_to_react, given=(Requirement("globals.8", "refusal-no-reaction", may_react_to),)),
    ),
)


# -- payment ------------------------------------------------------------------------------


def _paying(table: DiceTable) -> Pay | None:
    procedure = table.stack[-1]
    return procedure if isinstance(procedure, Pay) else None


def dice_to_spend(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    paying = _paying(table)
    return [thing for thing in paying.things(WHOLE) if thing != UNIT] if paying else []


def dice_to_change(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    """The double dice of which one energy may be spent."""
    paying = _paying(table)
    return paying.things(PART) if paying else []


def may_spend(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return same_spending(table, seat, chosen[-1]) in dice_to_spend(table, seat, ())


def may_change(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return same_change(table, seat, chosen[-1]) in dice_to_change(table, seat, ())


def alike(table: DiceTable, first: int, second: int) -> bool:
    paying = _paying(table)
    if first not in table.pieces or (paying is not None and first in paying.dice):
        return False
    return table.likeness(first) == table.likeness(second)


def same_spending(table: DiceTable, seat: int, number: int) -> int:
    for thing in dice_to_spend(table, seat, ()):
        if thing == number or alike(table, number, thing):
            return thing
    return number


def same_change(table: DiceTable, seat: int, number: int) -> int:
    for thing in dice_to_change(table, seat, ()):
        if thing == number or alike(table, number, thing):
            return thing
    return number


def shows_energy(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    face = table.face(chosen[-1])
    return face is not None and face.kind == "energy"


SPEND = Action(
    "spend",
    arguments=(
        Argument(
            PIECE,
            dice_to_spend,
            canonical=same_spending,
            given=(
                Requirement("energy.7", "refusal-not-in-reserve", in_reserve),
                Requirement("energy.7", "refusal-no-energy", shows_energy),
                Requirement("energy.7", "refusal-superfluous", may_spend),
            ),
        ),
    ),
)


def may_spend_loose(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    paying = _paying(table)
    return paying is not None and UNIT in paying.things(WHOLE)


SPEND_LOOSE = Action("spend-loose", (Requirement("turn.clear.5", "refusal-no-energy", may_spend_loose),))

#: Spend one of two energies: the die is spun to the face that shows what is left, and stays.
CHANGE = Action(
    "change",
    arguments=(
        Argument(
            PIECE,
            dice_to_change,
            canonical=same_change,
            given=(
                Requirement("energy.7", "refusal-not-in-reserve", in_reserve),
                Requirement("turn.main.buy.7", "refusal-no-change", may_change),
            ),
        ),
    ),
)


# -- reroll, attack, block: series in one fixed order -------------------------------------


def offered(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    dice: list[int] = table.stack[-1].offered(table)  # type: ignore[attr-defined]
    return dice


def in_series(table: DiceTable, seat: int, number: int) -> int:
    dice = offered(table, seat, ())
    if number not in table.pieces or number in dice:
        return number
    likeness = table.likeness(number)
    for other in dice:
        if table.likeness(other) == likeness:
            return other
    return number


def is_offered(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return in_series(table, seat, chosen[-1]) in offered(table, seat, ())


REROLL = Action(
    "reroll",
    arguments=(
        Argument(
            PIECE,
            offered,
            canonical=in_series,
            given=(Requirement("turn.roll.3", "refusal-not-rolled", is_offered),),
        ),
    ),
)


def in_own_field(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.zones[area(seat, FIELD)]


def controls_nothing(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return not is_controlling(table, chosen[-1])


def is_controlling(table: DiceTable, number: int) -> bool:
    """Does this die control another, which lies in the same field (control.2)?"""
    pieces = table.pieces
    return any(pieces[other].link == number for other in table.field(pieces[number].controller))


ATTACK_WITH = Action(
    "attack",
    arguments=(
        Argument(
            PIECE,
            offered,
            canonical=in_series,
            given=(
                Requirement("turn.attack.declare.1", "refusal-not-in-field", in_own_field),
                Requirement("control.3", "refusal-controlling", controls_nothing),
                Requirement("turn.attack.declare.1", "refusal-declared", is_offered),
            ),
        ),
    ),
)


def may_block(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """Nothing forbids this die to block at all."""
    return denial(table, "block", chosen[0]) is None


def blame_denial(table: DiceTable, seat: int, chosen: Chosen) -> Refusal:
    modifier = denial(table, "block", chosen[0])
    return Refusal("fundamentals.3", "refusal-cannot-block", chosen[0], modifier.source if modifier else NOTHING)


def is_attacking(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] in table.attackers()


def bars(table: DiceTable, blocker: int, attacker: int) -> bool:
    """Does the attacker's own text forbid this die to block it?"""
    for text in table.texts(attacker):
        for clause in table.ability(text).clauses:
            effect = clause.effect
            if isinstance(effect, CannotBlock) and effect.this_die:
                frame = table.box.frames[text, table.pieces[attacker].controller]
                if effect.what.passes(table, frame, blocker):
                    return True
    return False


def is_not_barred(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return not bars(table, chosen[0], chosen[1])


def blame_attacker(table: DiceTable, seat: int, chosen: Chosen) -> Refusal:
    return Refusal("fundamentals.3", "refusal-barred", chosen[0], chosen[1])


def declared_blocks(table: DiceTable) -> tuple[tuple[int, int], ...]:
    """The blockers named so far, each with its attacker."""
    pairs: tuple[tuple[int, int], ...] = getattr(table.stack[-1], "pairs", ())
    return pairs


def blocks_it_not_yet(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return (chosen[0], chosen[1]) not in declared_blocks(table)


def most_blocks(table: DiceTable, number: int) -> int:
    """How many attackers a die may block: one, unless its text says more (turn.attack.block.3)."""
    most = 1
    for text in table.texts(number):
        for clause in table.ability(text).clauses:
            if isinstance(clause.effect, BlockSeveral):
                most = max(most, clause.effect.amount)
    return most


def demands(table: DiceTable, blocker: int) -> list[int]:
    """The attackers that this die must block if it can, and does not yet (gap attack.forced-block)."""
    if "must-block" not in table.modifiers:
        return []
    found = []
    attackers = table.attackers()
    for modifier in table.modifiers["must-block"]:
        if modifier.subjects is not None and blocker in modifier.subjects and modifier.other in attackers:
            found.append(modifier.other)
    if denial(table, "block", blocker) is not None:
        return []
    return [a for a in found if not bars(table, blocker, a) and (blocker, a) not in declared_blocks(table)]


def obeys_demand(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    wanted = demands(table, chosen[0])
    return not wanted or chosen[1] in wanted


def attackers_to_block(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    """Equal attackers once, as long as nobody has been named to block one of them."""
    attackers = table.attackers()
    return list(dict.fromkeys([same_attacker(table, seat, number) for number in attackers]))


def same_attacker(table: DiceTable, seat: int, number: int) -> int:
    if number not in table.pieces:
        return number
    blocked = [attacker for _, attacker in declared_blocks(table)]
    if number in blocked:
        return number
    likeness = table.likeness(number)
    for other in table.attackers():
        if other not in blocked and table.likeness(other) == likeness:
            return other
    return number


BLOCK_WITH = Action(
    "block",
    arguments=(
        Argument(
            PIECE,
            offered,
            canonical=in_series,
            given=(
                Requirement("turn.attack.block.1", "refusal-not-in-field", in_own_field),
                Requirement("fundamentals.3", "refusal-cannot-block", may_block, blame_denial),
                Requirement("turn.attack.block.3", "refusal-declared", is_offered),
            ),
        ),
        Argument(
            PIECE,
            attackers_to_block,
            (
                Requirement("fundamentals.3", "refusal-barred", is_not_barred, blame_attacker),
                Requirement("turn.attack.block.2", "refusal-must-block", obeys_demand),
                Requirement("turn.attack.block.1", "refusal-declared", blocks_it_not_yet),
            ),
            same_attacker,
            given=(Requirement("turn.attack.block.1", "refusal-not-attacking", is_attacking),),
        ),
    ),
)


def may_be_done(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.stack[-1].complete(table))  # type: ignore[attr-defined]


DONE = Action("done", (Requirement("turn.attack.block.2", "refusal-must-block", may_be_done),))


# -- the rest ---------------------------------------------------------------------------------


def amounts(table: DiceTable, seat: int, chosen: Chosen) -> range:
    numbers: range = table.stack[-1].amounts(table)  # type: ignore[attr-defined]
    return numbers


def amount_fits(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in amounts(table, seat, ())


ASSIGN = Action(
    "assign",
    arguments=(Argument(NUMBER, amounts, given=(Requirement("turn.attack.damage.4", "refusal-amount", amount_fits),)),),
)

TAKE_DICE = Action(
    "dice",
    arguments=(Argument(NUMBER, amounts, given=(Requirement("teams.draft.6", "refusal-amount", amount_fits),)),),
)


def cards_to_draft(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    kinds: list[int] = table.stack[-1].cards(table)  # type: ignore[attr-defined]
    return kinds


def may_be_drafted(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in cards_to_draft(table, seat, ())


DRAFT = Action(
    "draft",
    arguments=(
        Argument(KIND, cards_to_draft, given=(Requirement("teams.draft.5", "refusal-not-in-draft", may_be_drafted),)),
    ),
)


def is_pending(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in effects_to_order(table, seat, ())


RESOLVE = Action(
    "resolve",
    arguments=(
        Argument(EFFECT, effects_to_order, given=(Requirement("initiative.2", "refusal-not-pending", is_pending),)),
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
