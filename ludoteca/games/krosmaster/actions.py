"""The verbs of the players, their arguments and their requirements, each with its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core.action import (
    CELL,
    PIECE,
    SEAT,
    Action,
    Argument,
    Chosen,
    Explained,
    Refusal,
    Requirement,
    among,
    last_named,
    nobody,
)
from ludoteca.core.decision import Option
from ludoteca.core.resolving import SHARED_ACTIONS
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.play.injuries import fallen
from ludoteca.games.krosmaster.play.movement import is_free
from ludoteca.games.krosmaster.play.rewards import (
    affordable,
    blocks_reveal,
    glory_givers,
    level_of_pile,
    price,
    receivers,
)
from ludoteca.games.krosmaster.play.unit_verbs import CAST, EFFECT, MOVE, PILE, of_unit, standing_there
from ludoteca.games.krosmaster.table.areas import OFFER, PILES, held, pile
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w

# -- what only Krosmasters do -----------------------------------------------------------


def on_demonic_cell(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.board().demonic >> table.pieces[table.unit].cell & 1)


def is_krosmaster(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.box.kinds[table.pieces[table.unit].kind].is_krosmaster)


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


def pays_ap(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return table.ap >= price(table, level_chosen(table, chosen))[0]


def pays_kamas(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return table.stock[seat] >= price(table, level_chosen(table, chosen))[1]


def level_chosen(table: KrosTable, chosen: Chosen) -> str:
    """The level of the token or pile named last."""
    last = chosen[-1]
    return level_of_pile(table, table.piece(last).face if last in table.pieces else last)


def on_offer(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.pieces and table.piece(chosen[-1]).zone == OFFER


BUY = Action(
    "buy",
    needs=(KROSMASTER, DEMONIC),
    arguments=(
        Argument(
            PIECE,
            lambda table, seat, chosen: [
                token
                for token in table.zones[OFFER]
                if affordable(table, level_of_pile(table, table.piece(token).face))
            ],
            given=(
                Requirement("4.7.6-1", "refusal-not-on-offer", on_offer),
                of_unit("4.7.6-1", "refusal-no-ap", pays_ap),
                of_unit("4.5.3", "refusal-kamas", pays_kamas),
            ),
        ),
    ),
)


def has_pile(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return 0 <= chosen[-1] < PILES and bool(table.zones[pile(chosen[-1])])


def pile_ap(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return table.ap >= price(table, level_of_pile(table, chosen[-1]))[0]


def pile_kamas(table: KrosTable, seat: int, chosen: Chosen) -> bool:
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


def why_not_revealed(table: KrosTable, seat: int, chosen: Chosen) -> Refusal | None:
    """The rule of what is worn already."""
    rule = blocks_reveal(table, table.unit, table.reward(chosen[-1]))
    return Refusal(rule, "refusal-equipment", chosen[-1]) if rule else None


def its_own(table: KrosTable, seat: int, chosen: Chosen) -> bool:
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
            needs=(Explained("4.7.11.b", "refusal-equipment", why_not_revealed),),
            given=(Requirement("4.7.10-1", "refusal-not-its-reward", its_own),),
        ),
    ),
)


# -- all together --------------------------------------------------------------------------


END: Action[KrosTable] = Action("end")
ACTIONS_OF_A_UNIT = ("move", "collect", "buy-glory", "cast", "buy", "draw", "reveal", "end")


def possible_actions(table: KrosTable, seat: int) -> list[Option]:
    """What the active Unit may do (6.3.1); verbs that its cell rules out are passed over at a glance."""
    unit = table.pieces[table.unit]
    options = MOVE.listing(table, seat)
    options += CAST.listing(table, seat)
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


Lister = Callable[[KrosTable], Sequence[int]]


def listed(name: str, kind: str, ask: Lister, *first: Requirement[KrosTable]) -> Action[KrosTable]:
    """A verb whose candidates the procedure at hand lists; what it leaves out is refused by the rule that it asks
    by, after what is said before."""

    def candidates(table: KrosTable, seat: int, chosen: Chosen) -> Sequence[int]:
        return ask(table)

    blamed = last_named if kind == PIECE else nobody
    needs = (*first, Requirement("", "refusal-not-offered", among(candidates), blamed))
    return Action(name, arguments=(Argument(kind, candidates, given=needs),))


def in_own_team(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.krosmasters(seat)


def has_room(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in receivers(table, seat)


def leads_to_free_cell(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return 0 <= chosen[-1] < arena.CELLS and is_free(table, chosen[-1])


def top(table: KrosTable) -> Any:
    return table.stack[-1]


def inspirable(table: KrosTable) -> list[int]:
    """The active player's own Krosmasters in the arena (gaps inspiration-target-side, inspiration-duplicate)."""
    return table.krosmasters(table.active)


ACTIONS: tuple[Action[KrosTable], ...] = (
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
        Requirement("4.17.3", "refusal-not-free", leads_to_free_cell, standing_there),
    ),
    listed("name", SEAT, lambda table: top(table).named(table)),
    listed("resolve", EFFECT, lambda table: [effect.number for effect in top(table).pending(table)]),
)
