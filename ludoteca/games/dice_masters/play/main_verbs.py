"""The verbs of the main step: field, use, buy, global, react; what each requires and the rule that says so."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ludoteca.core.action import (
    ABILITY,
    GLANCE,
    KIND,
    LOOK,
    NUMBER,
    PIECE,
    SEARCH,
    Action,
    Argument,
    Chosen,
    Holds,
    Requirement,
    nobody,
)
from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING
from ludoteca.core.piece import NONE
from ludoteca.games.dice_masters.play.damage import DealDamage, has_targets, instances_to_react, options_to_react
from ludoteca.games.dice_masters.play.energy import WILD, covers, together
from ludoteca.games.dice_masters.table.areas import CARDS, CENTRE, RESERVE, area
from ludoteca.games.dice_masters.table.dice import FREE, Price
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.text.terms import ACTION, GLOBAL


def of_no_die(rule: str, message: str, holds: Holds[DiceTable], rank: int = GLANCE) -> Requirement[DiceTable]:
    """A requirement that a card, a text or a number misses: no die is to blame."""
    return Requirement(rule, message, holds, nobody, rank=rank)


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


def items(table: DiceTable) -> tuple[Option, ...]:
    declared: tuple[Option, ...] = getattr(table.stack[-1], "items", ())
    return declared


def affords(table: DiceTable, seat: int, more: Price) -> bool:
    declared: Price = getattr(table.stack[-1], "total", FREE)
    return covers(table.reserve(seat).energy, more if declared is FREE else together(declared, more))


def buying_price(table: DiceTable, kind: int) -> Price:
    """The cost printed on the card (turn.main.buy.3)."""
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
        dice = table.without_repeats([number for number in found if ("field", number) not in declared])
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


def actions_in_reserve(table: DiceTable, seat: int, chosen: Chosen) -> tuple[int, ...]:
    """The faces with the special icon in one's own pool (turn.main.action.1, glossary.action)."""
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
    arguments=(
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
    """The cards with a die left that can be paid for, on top of what is declared in the batch: with enough energy, and
    some of the card's type among it (example.play.eric1, example.play.eric2)."""
    pool = table.reserve(seat)
    total = pool.total
    kinds = table.box.kinds
    found = [kind for kind in table.on_sale(seat) if kinds[kind].cost <= total]
    if not found:
        return found
    if items(table):
        return [k for k in found if left_over(table, seat, (k,)) and purchase_paid(table, seat, (k,))]
    energy = pool.energy
    if energy[WILD]:
        return found
    return [kind for kind in found if kinds[kind].symbol == NONE or energy[kinds[kind].symbol]]


def on_sale(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """The opponent's cards lend their globals, not their dice (turn.main.global.2)."""
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
    arguments=(
        Argument(
            KIND,
            cards_for_sale,
            given=(
                of_no_die("turn.main.buy.2", "refusal-not-for-sale", on_sale),
                of_no_die("setup.5", "refusal-sold-out", left_over),
                of_no_die("turn.main.buy.4", "refusal-energy-short", purchase_paid),
            ),
        ),
    ),
)


# -- globals ----------------------------------------------------------------------------


def usable_globals(table: DiceTable, seat: int, chosen: Chosen) -> list[int]:
    """The globals in play that are no reactions and not far too dear; in a group, those that cost energy."""
    if not table.globals:
        return []
    total = table.reserve(seat).total
    box = table.box
    found = [n for n in table.globals if box.prices.get(n, FREE)[0] <= total and box.abilities[n].sort == GLOBAL]
    return [number for number in found if number in box.prices] if in_batch(table) else found


def in_batch(table: DiceTable) -> bool:
    """Are things declared to be paid together?"""
    return getattr(table.stack[-1], "items", None) is not None


def joins(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """A group is one payment of energy: what is paid otherwise is used alone (gap energy.group-payment)."""
    return not in_batch(table) or chosen[-1] in table.box.prices


def is_in_play(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """On a card of either player or in the centre (turn.main.global.2), whoever brought it (example.combat.9)."""
    return chosen[-1] in table.globals


def is_no_reaction(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return table.ability(chosen[-1]).sort == GLOBAL


def global_paid(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    known = table.box.prices.get(chosen[-1])
    return known is None or affords(table, seat, known)


def other_cost_paid(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """A cost that is something else than energy is done in full."""
    if chosen[-1] in table.box.prices:
        return True
    cost = table.ability(chosen[-1]).cost
    return cost is None or cost.payable(table, seat, NOTHING)


def global_has_target(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return has_targets(table, chosen[-1], seat)


GLOBAL_PAID = of_no_die("turn.main.global.4", "refusal-energy-short", global_paid, LOOK)
OTHER_COST_PAID = of_no_die("fundamentals.4", "refusal-cost", other_cost_paid, LOOK)
HAS_TARGET = of_no_die("fundamentals.2", "refusal-no-target", global_has_target, SEARCH)

USE_GLOBAL = Action(
    "global",
    arguments=(
        Argument(
            ABILITY,
            usable_globals,
            (GLOBAL_PAID, OTHER_COST_PAID, HAS_TARGET),
            given=(
                of_no_die("turn.main.global.1", "refusal-no-global", is_in_play),
                of_no_die("initiative.12", "refusal-reaction-only", is_no_reaction),
                of_no_die("globals.4", "refusal-not-in-group", joins),
            ),
        ),
    ),
)


def is_not_asked_anyway(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """In a casual game every global asks whether more are paid with it."""
    return bool(table.box.rulings["priority"] != "casual")


def pays_for_two(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """Is there energy for two uses of globals, of one or of two?"""
    pool = table.reserve(seat)
    if pool.total < 2 or not table.globals:
        return False
    box = table.box
    prices = box.prices
    found = [n for n in table.globals if n in prices and box.abilities[n].sort == GLOBAL]
    for one, two in combinations_with_replacement(found, 2):
        if (
            covers(pool.energy, together(prices[one], prices[two]))
            and has_targets(table, one, seat)
            and (one == two or has_targets(table, two, seat))
        ):
            return True
    return False


#: Announce a group of globals, which are paid with one set of dice and resolve together.
GROUP = ("group",)
USE_GROUP = Action(
    "group",
    (
        Requirement("globals.4", "refusal-asked-anyway", is_not_asked_anyway),
        Requirement("globals.4", "refusal-no-group", pays_for_two),
    ),
)


# -- reactions --------------------------------------------------------------------------


def is_reaction(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return table.ability(chosen[0]).trigger is not None


def may_react(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """Is there damage that it could answer?"""
    return chosen[0] in options_to_react(table, seat, ())


def damage_at_hand(table: DiceTable) -> DealDamage:
    procedure = table.stack[-1]
    assert isinstance(procedure, DealDamage)
    return procedure


def is_dealt(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return bool(0 <= chosen[1] < len(damage_at_hand(table).instances))


def answers(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """Does its text speak of this damage?"""
    dealing = damage_at_hand(table)
    return dealing.answers(table, table.ability(chosen[0]), dealing.instances[chosen[1]][1], seat)


def is_still_there(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    return damage_at_hand(table).instances[chosen[1]][2] > 0


def has_not_answered(table: DiceTable, seat: int, chosen: Chosen) -> bool:
    """Once for each instance (gap effects.once-per-event)."""
    return (chosen[0], chosen[1]) not in damage_at_hand(table).used


def who_would_take_it(table: DiceTable, seat: int, chosen: Chosen) -> int:
    return damage_at_hand(table).instances[chosen[1]][1]


REACT = Action(
    "react",
    arguments=(
        Argument(
            ABILITY,
            options_to_react,
            given=(
                of_no_die("turn.main.global.1", "refusal-no-global", is_in_play),
                of_no_die("initiative.12", "refusal-no-reaction", is_reaction),
                GLOBAL_PAID,
                OTHER_COST_PAID,
                HAS_TARGET,
                of_no_die("initiative.12", "refusal-other-damage", may_react),
            ),
        ),
        Argument(
            NUMBER,
            instances_to_react,
            given=(
                of_no_die("initiative.12", "refusal-no-such-damage", is_dealt),
                Requirement("initiative.12", "refusal-other-damage", answers, who_would_take_it),
                Requirement("globals.8", "refusal-damage-gone", is_still_there, who_would_take_it),
                Requirement("initiative.12", "refusal-answered", has_not_answered, who_would_take_it),
            ),
        ),
    ),
)
