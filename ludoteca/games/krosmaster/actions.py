"""The verbs of the players, their arguments and their requirements, each with its rule."""

from __future__ import annotations

from typing import Any

from ludoteca.core.action import CELL, PIECE, SEAT, Action, Argument, Holds, Refusal, Requirement
from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING
from ludoteca.core.resolving import SHARED_ACTIONS
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.meaning.powers import cost_of
from ludoteca.games.krosmaster.play.injuries import fallen
from ludoteca.games.krosmaster.play.movement import is_free
from ludoteca.games.krosmaster.play.placement import has_place, no_place
from ludoteca.games.krosmaster.play.rewards import (
    affordable,
    blocks_reveal,
    glory_givers,
    level_of_pile,
    price,
    receivers,
)
from ludoteca.games.krosmaster.play.targets import (
    cast_this_turn,
    castable,
    cells_hit,
    directions,
    may_cast,
    meets_requirements,
    open_directions,
    range_bonus,
    shape,
    spells_of,
    units_on,
    uses,
)
from ludoteca.games.krosmaster.table.areas import OFFER, PILES, held, pile
from ludoteca.games.krosmaster.table.kinds import DASH, SpellKind
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w
from ludoteca.games.krosmaster.text.effects import CostMore

#: Kinds of argument that only this game has.
SPELL, PILE, EFFECT = "spell", "pile", "effect"

_RANGE_RULES = {
    w.CLOSE: "4.15.2",
    w.RANGED: "4.15.3",
    w.LINE: "4.15.4",
    w.NO_SIGHT: "4.15.5",
    w.PERSONAL: "4.15.6",
}


# -- moving ------------------------------------------------------------------------


class MoveAction(Action):
    """One step to an adjacent free cell, for 1 MP (6.3.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("move", arguments=(Argument(CELL, steps_from),))

    def options(self, table: KrosTable, seat: int) -> list[Option]:
        return [("move", cell) for cell in steps_from(table, seat, ())]

    def why_not(self, table: KrosTable, seat: int, option: Option) -> Refusal | None:
        cell = option[1]
        if table.kind(table.unit).mp == DASH:
            return Refusal("6.3.2-2", "refusal-no-legs", table.unit)
        if not table.mp:
            return Refusal("4.11.3-1", "refusal-no-mp", table.unit)
        if not 0 <= cell < arena.CELLS or arena.distance(table.pieces[table.unit].cell, cell) != 1:
            return Refusal("4.17.2", "refusal-not-adjacent", table.unit)
        if table.obstacles() >> cell & 1:
            standing = [number for number in table.units_at(cell) if table.kind(number).obstacle]
            return Refusal("4.17.4", "refusal-obstacle", standing[0] if standing else NOTHING)
        return None


def steps_from(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> list[int]:
    if table.mp < 1 or table.box.kinds[table.pieces[table.unit].kind].mp == DASH:
        return []
    obstacles = table.obstacles()
    return [cell for cell in arena.NEIGHBOURS[table.pieces[table.unit].cell] if not obstacles >> cell & 1]


# -- casting -----------------------------------------------------------------------


class CastAction(Action):
    """A Spell of the active Unit on a cell (7.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("cast", arguments=(Argument(SPELL, ready_spells), Argument(CELL, cells_for)))

    def options(self, table: KrosTable, seat: int) -> list[Option]:
        """What costs and limits leave, on the cells within Range and in sight."""
        found: list[Option] = []
        unit = table.unit
        spells = table.box.spells
        cell = table.pieces[unit].cell
        bonus = blockers = -1
        for number in ready_spells(table, seat, ()):
            spell = spells[number]
            if number == table.box.punch or spell.requires or spell.places or spell.limit == w.ONCE_A_TARGET:
                found += [("cast", number, target) for target in castable(table, unit, spell)]
            elif spell.beside:
                found += [("cast", number, target) for target, _ in arena.reach(cell, spell.reach, 1, 1)]
            else:
                if blockers < 0:
                    bonus, blockers = range_bonus(table, unit), table.blockers()
                most = max(spell.min, spell.max + bonus) if spell.variable else spell.max
                within = arena.reach(cell, spell.reach, spell.min, most)
                found += [("cast", number, target) for target, crossed in within if not crossed & blockers]
        return found

    def why_not(self, table: KrosTable, seat: int, option: Option) -> Refusal | None:
        """The prerequisites in the order of 7.1."""
        number, cell = option[1], option[2]
        if number not in spells_of(table, table.unit):
            return Refusal(*not_on_profile(table, number), table.unit)
        spell: SpellKind = table.box.spells[number]
        return (
            refused_by_limit(table, spell)
            or refused_by_cost(table, spell)
            or refused_by_range(table, spell, cell)
            or refused_by_target(table, spell, cell)
        )


def ready_spells(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> list[int]:
    """The Spells that could be cast as far as costs and limits go (7.1.3, 7.1.4)."""
    unit = table.unit
    spells = table.box.spells
    raised = table.static_texts(CostMore)
    ap, mp = table.ap, table.mp
    found = []
    for number in spells_of(table, unit):
        spell = spells[number]
        # Nothing but Techniques makes a Spell cheaper, so most are out of reach at a glance.
        if number != table.box.punch and (spell.ap > ap or spell.mp > mp):
            continue
        if (spell.simple and not raised) or may_cast(table, unit, spell):
            found.append(number)
    return found


def cells_for(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> list[int]:
    return castable(table, table.unit, table.box.spells[chosen[0]])


def not_on_profile(table: KrosTable, number: int) -> tuple[str, str]:
    if number in table.pieces[table.unit].spent:
        return "7.1.3.c", "refusal-once-a-match"
    return "6.3.5", "refusal-not-its-spell"


def refused_by_limit(table: KrosTable, spell: SpellKind) -> Refusal | None:
    if spell.dash:
        return Refusal("6.3.5", "refusal-cast-by-itself", table.unit)
    if cast_this_turn(table, spell.number):
        if spell.limit == w.ONCE_A_TURN:
            return Refusal("7.1.3.a", "refusal-once-a-turn", table.unit)
        if spell.limit == w.ONCE_A_MATCH:
            return Refusal("7.1.3.c", "refusal-once-a-match", table.unit)
    return None


def refused_by_cost(table: KrosTable, spell: SpellKind) -> Refusal | None:
    ap, mp, injuries = cost_of(table, table.unit, spell.number)
    if ap > table.ap:
        return Refusal("7.1.4.a", "refusal-cost-ap", table.unit)
    if mp > table.mp:
        return Refusal("7.1.4.b", "refusal-cost-mp", table.unit)
    if injuries and table.pieces[table.unit].injuries + injuries > table.max_hp(table.unit):
        return Refusal("7.1.4.c", "refusal-cost-injuries", table.unit)
    return None


def refused_by_range(table: KrosTable, spell: SpellKind, cell: int) -> Refusal | None:
    origin = table.pieces[table.unit].cell
    how, least, most = shape(table, table.unit, spell)
    if not 0 <= cell < arena.CELLS or not arena.within(origin, cell, how, least, most):
        return Refusal(_RANGE_RULES[how], f"refusal-range-{how}", table.unit)
    if how != w.NO_SIGHT and not arena.sees(origin, cell, table.blockers()):
        return Refusal("7.1.6", "refusal-sight", blocking(table, origin, cell), table.unit)
    return None


def blocking(table: KrosTable, origin: int, cell: int) -> int:
    """The first Unit that stands in the line of sight, or NOTHING where a Tree does."""
    cut = arena.crossed(origin, cell) & table.blockers()
    standing = [number for number in table.zones[0] if cut >> table.pieces[number].cell & 1]
    return min(standing, key=lambda number: arena.distance(origin, table.pieces[number].cell), default=NOTHING)


def refused_by_target(table: KrosTable, spell: SpellKind, cell: int) -> Refusal | None:
    if not open_directions(table, table.unit, spell, cell):
        return Refusal("7.1.3.b", "refusal-once-a-target", had_before(table, spell, cell))
    if not meets_requirements(table, table.unit, spell, cell):
        return Refusal("7.1.7", "refusal-requirement", table.unit)
    return None if has_place(table, spell, cell) else no_place(table, spell, cell)


def had_before(table: KrosTable, spell: SpellKind, cell: int) -> int:
    """The Unit that has had the Spell this turn; NOTHING where only a cell has."""
    direction = directions(table, table.unit, spell, cell)[0]
    units = units_on(table, cells_hit(table, table.unit, spell, cell, direction))
    return next((number for number in units if number in uses(table, spell.number)), NOTHING)


# -- what only Krosmasters do -----------------------------------------------------------


def on_demonic_cell(table: KrosTable, seat: int, chosen: Any) -> bool:
    return bool(table.board().demonic >> table.pieces[table.unit].cell & 1)


def is_krosmaster(table: KrosTable, seat: int, chosen: Any) -> bool:
    return bool(table.box.kinds[table.pieces[table.unit].kind].is_krosmaster)


def of_unit(rule: str, message: str, holds: Holds) -> Requirement:
    """A requirement that the active Unit misses."""
    return Requirement(rule, message, holds, lambda table, seat, chosen: Refusal(rule, message, table.unit))


KROSMASTER = of_unit("4.19.4.b", "refusal-krosmaster", is_krosmaster)
DEMONIC = of_unit("4.7.6-1", "refusal-demonic", on_demonic_cell)

COLLECT = Action(
    "collect",
    needs=(
        of_unit("4.5.2-2", "refusal-krosmaster", is_krosmaster),
        of_unit("6.3.3", "refusal-no-kama", lambda table, seat, chosen: table.coins[at(table)] > 0),
        of_unit("6.3.3", "refusal-no-ap", lambda table, seat, chosen: table.ap > 0),
    ),
)


def at(table: KrosTable) -> int:
    cell: int = table.pieces[table.unit].cell
    return cell


BUY_GLORY = Action(
    "buy-glory",
    needs=(
        of_unit("6.3.4", "refusal-krosmaster", is_krosmaster),
        of_unit("4.6.3-1", "refusal-demonic", on_demonic_cell),
        of_unit("4.6.3-1", "refusal-glory-once", lambda table, seat, chosen: not table.glory_bought),
        of_unit("4.6.3-1", "refusal-no-ap", lambda table, seat, chosen: table.ap > 0),
        of_unit("4.5.3", "refusal-kamas", lambda table, seat, chosen: table.stock[seat] >= w.GLORY_PRICE),
        of_unit(
            "4.6.3-2",
            "refusal-no-glory",
            lambda table, seat, chosen: table.wild > 0 or bool(glory_givers(table, seat)),
        ),
    ),
)


def pays_ap(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return table.ap >= price(table, level_chosen(table, chosen))[0]


def pays_kamas(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return table.stock[seat] >= price(table, level_chosen(table, chosen))[1]


def level_chosen(table: KrosTable, chosen: tuple[Any, ...]) -> str:
    """The level of the token or pile named last."""
    last = chosen[-1]
    return level_of_pile(table, table.pieces[last].face if last in table.pieces else last)


def on_offer(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    piece = table.pieces.get(chosen[-1])
    return piece is not None and piece.zone == OFFER


BUY = Action(
    "buy",
    needs=(KROSMASTER, DEMONIC),
    arguments=(
        Argument(
            PIECE,
            lambda table, seat, chosen: [
                token
                for token in table.zones[OFFER]
                if affordable(table, level_of_pile(table, table.pieces[token].face))
            ],
            given=(
                Requirement("4.7.6-1", "refusal-not-on-offer", on_offer),
                of_unit("4.7.6-1", "refusal-no-ap", pays_ap),
                of_unit("4.5.3", "refusal-kamas", pays_kamas),
            ),
        ),
    ),
)


def has_pile(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return 0 <= chosen[-1] < PILES and bool(table.zones[pile(chosen[-1])])


def pile_ap(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return table.ap >= price(table, level_of_pile(table, chosen[-1]))[0]


def pile_kamas(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return table.stock[seat] >= price(table, level_of_pile(table, chosen[-1]))[1]


DRAW = Action(
    "draw",
    needs=(KROSMASTER, DEMONIC),
    arguments=(
        Argument(
            PILE,
            lambda table, seat, chosen: [
                which
                for which in range(PILES)
                if table.zones[pile(which)] and affordable(table, level_of_pile(table, which))
            ],
            given=(
                of_unit("4.7.6-1", "refusal-empty-pile", has_pile),
                of_unit("4.7.6-1", "refusal-no-ap", pile_ap),
                of_unit("4.5.3", "refusal-kamas", pile_kamas),
            ),
        ),
    ),
)


def may_reveal(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return not blocks_reveal(table, table.unit, table.reward(chosen[-1]))


def reveal_refusal(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> Refusal:
    rule = blocks_reveal(table, table.unit, table.reward(chosen[-1]))
    return Refusal(rule, "refusal-equipment", chosen[-1])


def its_own(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return is_krosmaster(table, seat, chosen) and chosen[-1] in table.held_by(table.unit)


REVEAL = Action(
    "reveal",
    needs=(
        of_unit("6.3.7", "refusal-krosmaster", is_krosmaster),
        of_unit("4.7.10-2", "refusal-revealed", lambda table, seat, chosen: not table.revealed),
    ),
    arguments=(
        Argument(
            PIECE,
            lambda table, seat, chosen: table.held_by(table.unit),
            needs=(Requirement("4.7.11.b", "refusal-equipment", may_reveal, reveal_refusal),),
            given=(Requirement("4.7.10-1", "refusal-not-its-reward", its_own),),
        ),
    ),
)


# -- all together --------------------------------------------------------------------------


MOVE = MoveAction()
CAST = CastAction()
END = Action("end")
ACTIONS_OF_A_UNIT = ("move", "collect", "buy-glory", "cast", "buy", "draw", "reveal", "end")


def possible_actions(table: KrosTable, seat: int) -> list[Option]:
    """What the active Unit may do (6.3.1); verbs that its cell rules out are passed over at a glance."""
    unit = table.pieces[table.unit]
    options = MOVE.options(table, seat)
    options += CAST.options(table, seat)
    if table.box.kinds[unit.kind].is_krosmaster:
        if table.coins[unit.cell]:
            options += COLLECT.options(table, seat)
        if table.board().demonic >> unit.cell & 1:
            options += BUY_GLORY.options(table, seat) + BUY.options(table, seat) + DRAW.options(table, seat)
        if table.zones[held(seat)]:
            options += REVEAL.options(table, seat)
    options.append(("end",))
    return options


# -- choices inside a procedure ------------------------------------------------------------


def listed(name: str, kind: str, ask: Any, *first: Requirement) -> Action:
    """A verb whose candidates the procedure at hand lists; what it leaves out is refused by the rule that it asks
    by, after what is said before."""

    def is_listed(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
        return chosen[-1] in ask(table)

    def blame(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> Refusal:
        rule = "" if table.decision is None else table.decision.rule
        return Refusal(rule, "refusal-not-listed", chosen[-1] if kind == PIECE else NOTHING)

    needs = (*first, Requirement("", "refusal-not-listed", is_listed, blame))
    return Action(name, arguments=(Argument(kind, lambda table, seat, chosen: ask(table), given=needs),))


def in_own_team(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return chosen[-1] in table.krosmasters(seat)


def has_room(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return chosen[-1] in receivers(table, seat)


def leads_to_free_cell(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> bool:
    return 0 <= chosen[-1] < arena.CELLS and is_free(table, chosen[-1])


def no_way(table: KrosTable, seat: int, chosen: tuple[Any, ...]) -> Refusal:
    there = table.units_at(chosen[-1]) if 0 <= chosen[-1] < arena.CELLS else ()
    return Refusal("4.17.3", "refusal-not-free", next(iter(there), NOTHING))


def top(table: KrosTable) -> Any:
    return table.stack[-1]


def inspirable(table: KrosTable) -> list[int]:
    """The active player's own Krosmasters in the arena (gaps inspiration-target-side, inspiration-duplicate)."""
    return table.krosmasters(table.active)


ACTIONS: tuple[Action, ...] = (
    *SHARED_ACTIONS,
    MOVE,
    CAST,
    COLLECT,
    BUY_GLORY,
    BUY,
    DRAW,
    REVEAL,
    END,
    Action("keep"),
    Action("reroll"),
    Action("sell"),
    listed("inspire", PIECE, inspirable),
    listed("activate", PIECE, lambda table: top(table).to_activate(table)),
    listed(
        "assign",
        PIECE,
        lambda table: receivers(table, table.active),
        Requirement("4.7.8", "refusal-not-of-the-team", in_own_team),
        Requirement("4.7.9", "refusal-no-room", has_room),
    ),
    listed("fall", PIECE, fallen),
    listed("locker", PIECE, lambda table: top(table).lockers(table)),
    listed("line", PIECE, lambda table: top(table).tied(table)),
    listed("place", CELL, lambda table: top(table).cells(table)),
    listed(
        "go",
        CELL,
        lambda table: top(table).cells(table),
        Requirement("4.17.3", "refusal-not-free", leads_to_free_cell, no_way),
    ),
    listed("name", SEAT, lambda table: top(table).named(table)),
    listed("resolve", EFFECT, lambda table: [effect.number for effect in top(table).pending(table)]),
)
