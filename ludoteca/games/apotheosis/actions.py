"""The verbs of the players, their arguments and why something may not be done, each with its rule."""

from __future__ import annotations

from ludoteca.core.action import (
    CELL,
    MODE,
    NUMBER,
    PIECE,
    Action,
    Argument,
    Chosen,
    Explained,
    Listed,
    Refusal,
    Requirement,
    Requirements,
    nobody,
)
from ludoteca.core.decision import Option
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import hidden_from
from ludoteca.games.apotheosis.play.actions_nearby import NEARBY_ACTIONS
from ludoteca.games.apotheosis.play.actions_on_cards import CARD_ACTIONS
from ludoteca.games.apotheosis.play.choices import CHOOSE, SELECT_TARGET, pick
from ludoteca.games.apotheosis.play.movement import REACHING, is_one_step, tile_named, walkable
from ludoteca.games.apotheosis.play.requirements import TARGET, deed
from ludoteca.games.apotheosis.play.reserve import KEPT_VERBS, RESERVABLE, reserve_points
from ludoteca.games.apotheosis.play.responses import RESPONDING, answered_action, reactive_uses
from ludoteca.games.apotheosis.play.targets import candidates as in_reach_of_attack
from ludoteca.games.apotheosis.play.targets import (
    is_open_tile,
    normal_reach,
    what_guards,
    what_stops,
)
from ludoteca.games.apotheosis.play.turn import Kept, offered_now
from ludoteca.games.apotheosis.play.usable import ACTIVATED, cards_at_hand, own_cards, uses_of
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use
from ludoteca.games.apotheosis.text.terms import ALL_IN


def is_kept_action(table: ApotheosisTable) -> bool:
    """Is an action declared that was kept for the end of the round?"""
    return isinstance(table.stack[-1], Kept)


# -- walking ---------------------------------------------------------------------------------------


def walks(table: ApotheosisTable, seat: int) -> list[Option]:
    agent = table.character
    cells = walkable(table, agent, table.points)
    if isinstance(table.stack[-1], Kept):
        near = table.board.adjacent[table.cell_of(agent)]
        return [("walk", cell) for cell in cells if near >> cell & 1]
    if table.box.rulings["move-path"] == "tile":
        return [("walk", cell) for cell in cells if is_one_step(table, agent, cell)]
    return [("walk", cell) for cell in cells]


def is_tile(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return 0 <= chosen[0] < table.box.cells and bool(table.board.everything >> chosen[0] & 1)


def is_passable(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.board.open >> chosen[0] & 1)


def is_empty(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return not 0 <= chosen[0] < table.box.cells or table.at[chosen[0]] == NONE


def who_stands_there(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return table.at[chosen[0]]


def is_one_tile_by_ruling(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.box.rulings["move-path"] != "tile" or is_one_step(table, table.character, chosen[0])


def is_one_tile_if_kept(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    near = table.board.adjacent[table.cell_of(table.character)]
    return not is_kept_action(table) or bool(near >> chosen[0] & 1)


#: A path to an empty tile.
WALK = deed(
    "walk",
    Argument(
        CELL,
        given=(
            Requirement("keywords.disabled", "refusal-no-tile", is_tile, nobody),
            Requirement("battle.move.4", "refusal-blocked-tile", is_passable, tile_named),
            Requirement("r34", "refusal-occupied", is_empty, who_stands_there),
            *REACHING,
            Requirement("battle.move.1", "refusal-one-tile", is_one_tile_by_ruling, tile_named),
            Requirement("r18", "refusal-one-tile", is_one_tile_if_kept, tile_named),
        ),
    ),
    denied="move",
    listing=walks,
)


# -- the normal attack ------------------------------------------------------------------------------


def attacks(table: ApotheosisTable, seat: int) -> list[Option]:
    return [("attack", target) for target in in_reach_of_attack(table, table.character)]


def is_no_obstacle(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return not table.is_tile(chosen[0]) or is_open_tile(table, chosen[0])


def is_piece_or_tile(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.is_piece(chosen[0]) or table.is_tile(chosen[0])


def is_another(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(chosen[0] != table.character)


def guard(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    found = what_guards(table, table.character, NONE, chosen[0])
    return NONE if found is None else found


def is_unguarded(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return what_guards(table, table.character, NONE, chosen[0]) is None


def stopping(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return what_stops(table, table.character, chosen[0], normal_reach(table, table.character))


def is_in_line(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return is_in_range(table, seat, chosen) or stopping(table, seat, chosen) == NONE


def is_in_range(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in in_reach_of_attack(table, table.character)


#: The normal attack on a piece or a tile (battle.attack.1).
ATTACK = deed(
    "attack",
    Argument(
        TARGET,
        given=(
            Requirement("r45", "refusal-no-piece", is_no_obstacle, nobody),
            Requirement("r25", "refusal-no-piece", is_piece_or_tile, nobody),
            Requirement("r25", "refusal-oneself", is_another),
            Requirement("r28", "refusal-untargetable", is_unguarded, source=guard),
            Requirement("r44", "refusal-line", is_in_line, stopping),
            Requirement("battle.attack.2", "refusal-range", is_in_range),
        ),
    ),
    denied="attack",
    listing=attacks,
)


# -- cards ---------------------------------------------------------------------------------------


def card_named(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0])


def use_named(table: ApotheosisTable, chosen: Chosen) -> Use:
    use: Use = table.kind(chosen[0]).uses[chosen[1] - 1]
    return use


def uses_at_hand(table: ApotheosisTable, seat: int) -> list[Option]:
    if isinstance(table.stack[-1], Kept):
        kept = (table.reserves[0][3], table.reserves[0][4] + 1)
        allowed = is_at_hand(table, seat, kept) and USING.hold(table, seat, kept)
        return [("use", *kept)] if allowed else []
    return [("use", card, use.index + 1) for card, use in uses_of(table, table.character)]


def is_at_hand(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.is_card(chosen[0]) and chosen[0] in cards_at_hand(table, table.character)


def is_some_use(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] in range(1, len(table.kind(chosen[0]).uses) + 1)


def is_what_was_kept(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return not is_kept_action(table) or (chosen[0], chosen[1] - 1) == table.reserves[0][3:]


def why_not_activated(table: ApotheosisTable, seat: int, chosen: Chosen) -> Refusal | None:
    return ACTIVATED.refusal(table, seat, (table.character, chosen[0], use_named(table, chosen), None))


AT_HAND = Requirement("cards.own.1", "refusal-not-yours", is_at_hand, card_named)
USING = Requirements(
    Requirement("cards.active.1", "refusal-not-active", is_some_use, card_named),
    Requirement("r18", "refusal-not-kept", is_what_was_kept, card_named),
    Explained("r15", "refusal-cost", why_not_activated, parts=ACTIVATED),
)


def same_card(table: ApotheosisTable, seat: int, number: int) -> int:
    """Of equal cards the first stands for all."""
    if not table.is_card(number) or is_kept_action(table):
        return number
    likeness = table.likeness(number)
    for other in table.zones[table.pieces[number].zone]:
        if table.likeness(other) == likeness:
            return int(other)
    return number


#: Activate a card for one of its uses, counted from 1 (r11).
USE = Listed(
    "use",
    uses_at_hand,
    (Argument(PIECE, canonical=same_card, given=(AT_HAND,)), Argument(NUMBER, given=USING)),
)


# -- responses ---------------------------------------------------------------------------------------


def responses_of(table: ApotheosisTable, seat: int) -> list[tuple[int, int, int]]:
    action = answered_action(table)
    return reactive_uses(table, action, seat, action.situations(table))


def responses(table: ApotheosisTable, seat: int) -> list[Option]:
    return [("respond", card, index + 1) for card, index, _ in responses_of(table, seat)]


def is_seen_card(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.is_card(chosen[0]) and not hidden_from(table, seat, chosen[0])


def is_reactive(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return is_some_use(table, seat, chosen) and use_named(table, chosen).reactive


def why_not_responding(table: ApotheosisTable, seat: int, chosen: Chosen) -> Refusal | None:
    """What keeps the first of the seat's characters that has it from using it."""
    for agent in table.characters_of(seat):
        if chosen[0] in own_cards(table, agent):
            refused = RESPONDING.refusal(table, seat, (agent, chosen[0], use_named(table, chosen)))
            if refused is not None:
                return refused
    return None


def may_respond(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return any((chosen[0], chosen[1] - 1) == each[:2] for each in responses_of(table, seat))


#: Activate a reactive card in response (r5, r6).
RESPOND = Listed(
    "respond",
    responses,
    (
        Argument(PIECE, given=(Requirement("cards.own.1", "refusal-not-yours", is_seen_card, card_named),)),
        Argument(
            NUMBER,
            given=(
                Requirement("r7", "refusal-not-reactive", is_reactive, card_named),
                Explained(
                    "cards.own.1",
                    "refusal-not-yours",
                    why_not_responding,
                    may_respond,
                    parts=[part for need in RESPONDING for part in need.said()],
                    blame=card_named,
                ),
            ),
        ),
    ),
)


# -- the end of the turn -----------------------------------------------------------------------------


def end_of_turn(table: ApotheosisTable, seat: int) -> list[Option]:
    return [("end",)]


def is_mode_with_reserving(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.box.format.reserving)


#: Where the mode allows it (gap reserve-meaning).
RESERVING = Requirement("r18", "refusal-no-reserving", is_mode_with_reserving, nobody)


def declarable(table: ApotheosisTable, seat: int) -> list[str]:
    """The actions that could be declared at this moment. In its turn the character has been asked already."""
    offered = offered_now(table, table.character)
    if offered is None:
        actions = table.box.actions
        offered = {verb for _, verbs in KEPT_VERBS for verb in verbs if actions[verb].options(table, seat)}
    return [name for name, verbs in KEPT_VERBS if not offered.isdisjoint(verbs)]


def reserves(table: ApotheosisTable, seat: int) -> list[Option]:
    """What could be declared can be paid; but of a walk only one step is kept, which may lead nowhere."""
    names = declarable(table, seat)
    return [("reserve", name) for name in names if name != "walk" or is_affordable(table, seat, (name,))]


def is_reservable(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in RESERVABLE


def is_declarable(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in declarable(table, seat) and is_affordable(table, seat, chosen)


def is_affordable(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return 0 <= reserve_points(table, table.character, chosen[0]) <= table.points


#: End the turn and keep the points of one action for the end of the round.
RESERVE = Listed(
    "reserve",
    reserves,
    (
        Argument(
            MODE,
            given=(
                Requirement("r18", "refusal-not-kept", is_reservable),
                Requirement("r18", "refusal-cannot-keep", is_declarable),
            ),
        ),
    ),
    (RESERVING,),
)


def keepable(use: Use) -> bool:
    """An activation that costs points and does not sacrifice the turn may be kept."""
    return use.points > 0 and ALL_IN not in use.limits


def uses_to_keep(table: ApotheosisTable, seat: int) -> list[Option]:
    if not table.points:
        return []
    return [("reserve-use", card, use.index + 1) for card, use in uses_of(table, table.character) if keepable(use)]


def is_keepable(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return keepable(use_named(table, chosen))


#: End the turn and keep the points of one activation.
RESERVE_USE = Listed(
    "reserve-use",
    uses_to_keep,
    (
        Argument(PIECE, canonical=same_card, given=(AT_HAND,)),
        Argument(NUMBER, given=(*USING, Requirement("r18", "refusal-cannot-keep", is_keepable, card_named))),
    ),
    (RESERVING,),
)


def tiles_offered(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    found: list[int] = table.stack[-1].cells(table)  # type: ignore[attr-defined]
    return found


def is_tile_offered(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in tiles_offered(table, seat, ())


def is_empty_or_offered(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return is_empty(table, seat, chosen) or is_tile_offered(table, seat, chosen)


#: Put a piece on one of the tiles that the procedure asking offers.
DEPLOY = Action(
    "deploy",
    arguments=(
        Argument(
            CELL,
            tiles_offered,
            given=(
                Requirement("r34", "refusal-occupied", is_empty_or_offered, who_stands_there),
                Requirement("", "refusal-not-there", is_tile_offered, nobody),
            ),
        ),
    ),
)


ACTIONS: tuple[Action[ApotheosisTable], ...] = (
    WALK,
    ATTACK,
    USE,
    *NEARBY_ACTIONS,
    *CARD_ACTIONS,
    RESERVE,
    RESERVE_USE,
    # End the turn; what is left of the points is lost (turn.end.1).
    Listed("end", end_of_turn, ()),
    RESPOND,
    SELECT_TARGET,
    CHOOSE,
    DEPLOY,
    *(pick(name) for name in ("exhaust", "recover", "give", "take")),
    Action("enough"),
    Action("accept"),
    Action("decline"),
)
