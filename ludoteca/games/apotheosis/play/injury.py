"""Injury, loss of life, divine salvation, death (draft.injury.1, hero.salvation.1, characters.dead.1)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.events import Event
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.meaning.moments import moment
from ludoteca.games.apotheosis.meaning.resolution import Settle
from ludoteca.games.apotheosis.play.costs import GiveAway, can_give_value, purse
from ludoteca.games.apotheosis.play.death import die, fallen, settle_body
from ludoteca.games.apotheosis.play.responses import answered, race
from ludoteca.games.apotheosis.table.acts import ActionAtHand
from ludoteca.games.apotheosis.table.figures import Figure
from ludoteca.games.apotheosis.table.permanent_texts import total
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.terms import Life
from ludoteca.games.apotheosis.text.words import CONSTITUTION, FATE

#: What divine salvation costs in fate, and for each negative point (hero.salvation.1, gap salvation-cost).
SALVATION = 3
SALVATION_EACH, SALVATION_EACH_OF_OLD = 2, 1

#: The kind of situation that injury is (r8).
INJURY = frozenset({"injury"})

#: A piece struck: the damage and the injury that it makes.
Blow = tuple[int, int, int]


def injury(damage: int, constitution: int) -> int:
    """The life that damage costs; damage below half the constitution misses (battle.fail.1).

    1 from half the constitution on (battle.damage.2), 1 more from all of it (battle.damage.3), and 1 for each full 5
    above (battle.damage.4, battle.damage-ex1).
    """
    if damage < constitution // 2:
        return 0
    if damage < constitution:
        return 1
    return 2 + (damage - constitution) // 5


def blow(table: ApotheosisTable, number: int, damage: int, attack: bool) -> Blow:
    """What a piece suffers from damage; an attack's damage is changed by what holds of the piece. At least 1
    (guidelines.min.1)."""
    if attack:
        damage += total(table, "hurt", number)
    damage = max(1, damage)
    return (number, damage, injury(damage, table.figure(number, CONSTITUTION)))


class Hurt(Procedure):
    """Injury: what alters it, the one response that it may call for, then the loss of life (draft.injury.1)."""

    __slots__ = ("agent", "blows", "rolled", "source")

    def __init__(self, blows: tuple[Blow, ...], source: int, agent: int, rolled: tuple[int, ...] = ()) -> None:
        super().__init__()
        #: What the dice of the attack have shown.
        self.rolled = rolled
        self.blows = blows
        #: The card that causes it, and the character that uses it.
        self.source = source
        self.agent = agent

    def copy(self) -> Hurt:
        return self.progress(Hurt(self.blows, self.source, self.agent, self.rolled))

    def situations(self, table: ApotheosisTable) -> tuple[Event, ...]:
        return tuple(
            Event("injury", "draft.injury.1", NONE, self.source, (number,), (self.agent, number, 1))
            for number, _, suffers in self.blows
            if suffers
        )

    def kinds(self, table: ApotheosisTable) -> frozenset[str]:
        """The kinds of its situations."""
        return INJURY

    def announce(self, table: ApotheosisTable) -> Next:
        for number, damage, suffers in self.blows:
            table.tell("injury", "battle.damage.1", NONE, self.source, (number,), (damage, suffers))
            if suffers:
                moment(table, "injury", number, self.agent, number, self.source)
        return self.then(Settle()) if table.waiting else None

    def respond(self, table: ApotheosisTable) -> Next:
        """A reactive text that names this moment may be the one response to the action (gap response-scope)."""
        if self.result is not None:
            act = action_of(table)
            return self.then(answered(table, self, act, self.result))
        act = action_of(table)
        if act is None or not act.open_to_response(table) or "injury" not in table.box.reacting:
            return None
        return race(table, self)

    def lose(self, table: ApotheosisTable) -> Next:
        self.outcome = self.blows
        losses = tuple((number, suffers) for number, _, suffers in self.blows if suffers)
        return self.then(LoseLife(losses, self.source, self.agent)) if losses else None

    def spare(self, numbers: tuple[int, ...], amount: int | None) -> int:
        """Prevent injury of these pieces: so much of it, or all; tells how much was prevented."""
        kept = []
        prevented = 0
        for number, damage, suffers in self.blows:
            less = suffers if amount is None else min(suffers, amount)
            if number not in numbers:
                less = 0
            prevented += less
            kept.append((number, damage, suffers - less))
        self.blows = tuple(kept)
        return prevented


Hurt.steps = (("draft.injury.1", Hurt.announce), ("r13", Hurt.respond), ("battle.damage.1", Hurt.lose))


def action_of(table: ApotheosisTable) -> Any:
    """The action under way."""
    for procedure in table.innermost():
        if isinstance(procedure, ActionAtHand):
            return procedure
    return None


class LoseLife(Procedure):
    """Pieces lose life, all at once; who is at 0 or less falls."""

    __slots__ = ("agent", "losses", "paid", "source")

    def __init__(self, losses: tuple[tuple[int, int], ...], source: int, agent: int = NONE, paid: bool = False) -> None:
        super().__init__()
        self.losses = losses
        self.source = source
        self.agent = agent
        #: Paid as a cost: no salvation (gap salvation-timing).
        self.paid = paid

    def copy(self) -> LoseLife:
        return self.progress(LoseLife(self.losses, self.source, self.agent, self.paid))

    def lose(self, table: ApotheosisTable) -> Next:
        for number, amount in self.losses:
            if amount > 0 and table.is_piece(number):
                figure: Figure = table.write(number)
                figure.life -= amount
                rule = "draft.cost.1" if self.paid else "battle.damage.1"
                table.tell("life", rule, figure.controller, self.source, (number,), (-amount, figure.life))
                moment(table, "lost-life", number, self.agent, number, self.source)
        return None

    def fall(self, table: ApotheosisTable) -> Next:
        for number, _ in self.losses:
            if number in table.pieces and table.pieces[number].dead:
                settle_body(table, number)
        if table.holding:
            return None
        return self.then(Fall(self.paid)) if fallen(table) else None


LoseLife.steps = (("battle.damage.1", LoseLife.lose), ("characters.dead.1", LoseLife.fall))


class Fall(Procedure):
    """Whoever is at life 0 or less may be saved, or dies; all deaths come at once."""

    __slots__ = ("asked", "paid", "saving")

    def __init__(self, paid: bool = False) -> None:
        super().__init__()
        self.paid = paid
        self.asked: tuple[int, ...] = ()
        #: Who is being saved.
        self.saving = NONE

    def copy(self) -> Fall:
        new = Fall(self.paid)
        new.asked = self.asked
        new.saving = self.saving
        return self.progress(new)

    def save(self, table: ApotheosisTable) -> Next:
        """Divine salvation: 3 fate, and 2 for each negative point, to stay at 1 (hero.salvation.1)."""
        if self.answer is not None:
            number = self.asked[-1]
            if self.answer[0] == "accept":
                self.saving = number
                return GiveAway(
                    number, tuple(purse(table, number)), price(table, number), FATE, ruled="hero.salvation.1"
                )
        if self.saving != NONE:
            saved(table, self.saving)
            self.saving = NONE
        for number in () if self.paid else fallen(table):
            if number not in self.asked and may_be_saved(table, number):
                self.asked = (*self.asked, number)
                seat = table.pieces[number].controller
                return table.ask(
                    seat, "ask-salvation", "hero.salvation.1", ("accept", "decline"), (number,), private=True
                )
        return None

    def die(self, table: ApotheosisTable) -> Next:
        falling = fallen(table)
        for number in falling:
            if number in table.pieces:
                die(table, number)
        return None


Fall.steps = (("hero.salvation.1", Fall.save), ("characters.dead.1", Fall.die))


def price(table: ApotheosisTable, number: int) -> int:
    each = SALVATION_EACH if table.box.rulings["salvation-cost"] == "two" else SALVATION_EACH_OF_OLD
    return SALVATION + each * max(0, -int(table.pieces[number].life))


def may_be_saved(table: ApotheosisTable, number: int) -> bool:
    """Once per battle for each character, with fate of its own (characters.fate.1)."""
    figure: Figure = table.pieces[number]
    if not figure.is_character or figure.saved or not table.plays(figure.controller):
        return False
    return can_give_value(table, number, FATE, price(table, number))


def saved(table: ApotheosisTable, number: int) -> None:
    """It has neither died nor been healed or revived (hero.salvation.2)."""
    figure: Figure = table.write(number)
    figure.saved = True
    figure.life = 1
    table.tell("saved", "hero.salvation.2", figure.controller, NONE, (number,))


def heal(table: ApotheosisTable, number: int, amount: int, rule: str, source: int) -> int:
    """Give back life, up to the maximum."""
    if not table.can_heal(number):
        return 0
    figure: Figure = table.pieces[number]
    given = min(amount, table.figure(number, "max-life") - figure.life)
    if given <= 0:
        return 0
    figure = table.write(number)
    figure.life += given
    table.tell("life", rule, figure.controller, source, (number,), (given, table.pieces[number].life))
    return int(given)


def pay_life(cost: Life, table: ApotheosisTable, agent: int, source: int) -> Next:
    return LoseLife(((agent, cost.amount),), source, paid=True)
