"""A player gives up while others play on."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.activation import Act
from ludoteca.games.apotheosis.play.death import end_effects, leave_queue, remove_figure
from ludoteca.games.apotheosis.play.responses import Respond
from ludoteca.games.apotheosis.play.setup import Deployment
from ludoteca.games.apotheosis.play.turn import Battle, Round, Turn
from ludoteca.games.apotheosis.table.areas import BENCH
from ludoteca.games.apotheosis.table.table import ApotheosisTable


def withdraw(table: ApotheosisTable, seat: int) -> None:
    """The characters leave the board; what was being done by this player is dropped, what by others goes on."""
    decision = table.decision
    asked = decision is not None and decision.seat == seat
    for number in table.characters_of(seat):
        end_effects(table, number)
        leave_queue(table, number)
        remove_figure(table, number, "hero.death.1")
    table.waiting = tuple(effect for effect in table.waiting if effect.controller != seat)
    for procedure in table.stack:
        if isinstance(procedure, Respond):
            later = [other for other in procedure.seats[procedure.asked + 1 :] if table.plays(other)]
            procedure.seats = (*procedure.seats[: procedure.asked + 1], *later)
    deployment = next((each for each in table.stack if isinstance(each, Deployment)), None)
    if deployment is not None:
        for number in [each for each in table.zones[BENCH] if table.pieces[each].controller == seat]:
            table.remove(number, "hero.death.1")
        deployment.order = tuple(number for number in deployment.order if number in table.pieces)
        go_on(table, asked)
    elif table.active == seat:
        drop_turn(table)
        go_on(table, True)
    elif asked:
        drop_question(table)
        go_on(table, True)


def go_on(table: ApotheosisTable, stopped: bool) -> None:
    """Carry on from where the stack has been cut, if the question that was open is no more."""
    if stopped:
        table.decision = None
        table.run()


def drop_turn(table: ApotheosisTable) -> None:
    """The turn of whoever left is over, with everything that it was about."""
    while len(table.stack) > 1 and not isinstance(table.stack[-1], Round):
        table.stack.pop()
    table.character = NONE
    table.points = 0
    table.holding = False
    table.waiting = ()


def drop_question(table: ApotheosisTable) -> None:
    """Another's action goes on without an answer; a phase goes on with its next step."""
    acts = [place for place, procedure in enumerate(table.stack) if isinstance(procedure, Act)]
    if acts:
        act = table.stack[acts[0]]
        del table.stack[acts[0] + 1 :]
        assert isinstance(act, Act)
        act.responded = True
        # Behind the response, unless it has come further already.
        reached = act.step
        act.begin_at("strike")
        act.step = max(act.step, reached)
        return
    while not isinstance(table.stack[-1], Turn | Round | Battle):
        table.stack.pop()
    table.holding = False
