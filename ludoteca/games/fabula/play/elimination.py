"""Players who lose or concede leave the game, and the game ends when one is left (1.5, gap player-leaves)."""

from __future__ import annotations

from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Procedure
from ludoteca.games.fabula.table.areas import AREA_OF, BATTLE, TERRITORY, area
from ludoteca.games.fabula.table.grounds import PLAY, STATES
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.table.verbs import end_passives, give_control, release, take_up


class OfGames(Procedure):
    """What play returns to when a game of the match is over."""

    __slots__ = ()


class OfTurns(Procedure):
    """What play returns to when the player leaves whose turn it is."""

    __slots__ = ()


class OfPriority(Procedure):
    """What play returns to when a player who left was asked, or fought."""

    __slots__ = ()


def leave_together(table: FabulaTable, seats: tuple[int, ...]) -> None:
    """Players go out at the same time. The last act of a step: the game may be over, or the turn."""
    table.eliminate(seats, "1.5.1")
    after_leaving(table, seats)


def after_leaving(table: FabulaTable, seats: tuple[int, ...]) -> None:
    left = table.playing()
    if len(left) <= 1:
        end_game(table, places(table), "1.5.1")
        return
    for seat in seats:
        clear_away(table, seat)
    if table.active in seats:
        unwind_to(table, OfTurns)


def clear_away(table: FabulaTable, seat: int) -> None:
    """All that player's cards leave the game, a captured base too; what was others' goes back to them."""
    table.changed(PLAY)
    remove_effects(table, seat)
    table.triggered = tuple(each for each in table.triggered if each.controller != seat)
    if table.action and (table.active == seat or owner_of_goal(table) == seat):
        end_action(table)
    for which in (BATTLE, TERRITORY):
        for number in table.zones[area(seat, which)]:
            owner = table.pieces[number].owner
            if owner != seat:
                give_control(table, number, owner, "1.5.2d-2")
    for number, piece in list(table.pieces.items()):
        if piece.owner == seat:
            put_away(table, number)
    table.modifiers = {
        question: kept
        for question, modifiers in table.modifiers.items()
        if (kept := tuple(each for each in modifiers if each.controller != seat or each.subjects is not None))
    }


def owner_of_goal(table: FabulaTable) -> int:
    goal = table.pieces.get(table.goal)
    return NOBODY if goal is None else int(goal.controller)


def put_away(table: FabulaTable, number: int) -> None:
    """A card of a player who has left lies with his deck again, and no effect knows it any more."""
    piece = table.pieces[number]
    if AREA_OF[piece.zone] in (BATTLE, TERRITORY):
        if not piece.down:
            end_passives(table, number)
        release(table, number)
    if piece.token:
        table.remove(number, "1.5.2d-2")
    elif not piece.spare:
        take_up(table, number)
        table.become_new(number)


def remove_effects(table: FabulaTable, seat: int) -> None:
    table.waiting = tuple(
        effect
        for effect in table.waiting
        if effect.controller != seat
        and (effect.source not in table.pieces or table.pieces[effect.source].owner != seat)
    )


def end_action(table: FabulaTable) -> None:
    """The offensive or influence is over: nobody takes part in it any more."""
    for number in table.in_action() + table.blockers():
        piece = table.mark(number)
        piece.joined = False
        piece.blocks = NONE
    table.changed(STATES)
    table.action = ""
    table.goal = NOTHING


def places(table: FabulaTable) -> tuple[int, ...]:
    """The longer a player stayed, the better; those who went together share a place, a draw if all did."""
    return table.places_by_elimination()


def end_game(table: FabulaTable, result: tuple[int, ...], rule: str) -> None:
    """The game is over; the match, too, unless it has further games (1.4.1)."""
    wanted = table.box.format.wins
    if wanted == 1:
        table.finish(result, rule)
        return
    winners = [seat for seat, place in enumerate(result) if place == 1]
    if len(winners) == 1:
        table.wins = tuple(won + (seat in winners) for seat, won in enumerate(table.wins))
    table.tell("game-over", rule, NOBODY, NOTHING, (), result)
    if max(table.wins) >= wanted or table.game_number >= table.box.format.games_at_most:
        table.finish(tuple(1 + sum(other > won for other in table.wins) for won in table.wins), rule)
        return
    games = unwind_to(table, OfGames)
    games.step = len(games.steps) - 1
    games.previous = result  # type: ignore[attr-defined]


def unwind_to(table: FabulaTable, sort: type[Procedure]) -> Procedure:
    """Give up all procedures above this one, which goes on with its next step."""
    at = next(place for place, procedure in enumerate(table.stack) if isinstance(procedure, sort))
    table.stack = table.stack[: at + 1]
    procedure = table.stack[-1]
    procedure.answer = None
    procedure.result = True
    return procedure


def concede(table: FabulaTable, seat: int) -> None:
    """A player gives up, at any time, also without priority (gap concession-timing)."""
    table.eliminate((seat,), "1.5.2d-1")
    asked = NOBODY if table.decision is None else table.decision.seat
    fought = bool(table.action)
    table.decision = None
    after_leaving(table, (seat,))
    if table.places is not None:
        return
    broken_off = table.active != seat and (asked == seat or (fought and not table.action))
    if broken_off and any(isinstance(procedure, OfPriority) for procedure in table.stack):
        unwind_to(table, OfPriority)
    table.run()
