"""The turn: Clear and Draw, Roll and Reroll, Main, Attack, Clean Up, always in this order (turn.2)."""

from __future__ import annotations

from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import END_OF_TURN
from ludoteca.core.picking import series
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.dice_masters.meaning.effects import END_OF_ATTACK
from ludoteca.games.dice_masters.meaning.resolution import settle
from ludoteca.games.dice_masters.play.attack import AttackStep
from ludoteca.games.dice_masters.play.damage import DealDamage
from ludoteca.games.dice_masters.play.main import MainStep
from ludoteca.games.dice_masters.table.areas import (
    ATTACK,
    CAPTURED,
    FIELD,
    OUT,
    PREP,
    RESERVE,
    USED,
    area,
)
from ludoteca.games.dice_masters.table.dice import Die
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.table.verbs import draw_from_bag, let_go, roll_dice, send, shift

#: Dice drawn each turn (turn.clear.2).
HAND = 4


class PlayTurns(Procedure):
    """The players alternate whole turns, until a life reaches zero (turn.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> PlayTurns:
        return self.progress(PlayTurns(self.seat))

    def turn(self, table: DiceTable) -> Next:
        if self.result is not None:
            # The turn is over: the other player starts his (turn.cleanup.6).
            self.seat = 1 - self.seat
            self.repeat()
            return None
        limit = table.box.format.turns
        if limit and table.turn >= limit:
            table.finish(by_life(table), "")
            return None
        return Turn(self.seat)


PlayTurns.steps = (("turn.1", PlayTurns.turn),)


def by_life(table: DiceTable) -> tuple[int, int]:
    """A format with a limit of turns ends by the lives left."""
    first, second = table.life
    if first == second:
        return (1, 1)
    return (1, 2) if first > second else (2, 1)


class Turn(Procedure):
    """One player's turn; its steps follow one another and none comes twice (turn.3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Turn:
        return self.progress(Turn(self.seat))

    def begin(self, table: DiceTable) -> Next:
        table.active = self.seat
        table.turn += 1
        table.fielded = (0, 0)
        table.tell("turn", "turn.1", self.seat, values=(table.turn,))
        return None

    def clear_and_draw(self, table: DiceTable) -> Next:
        return self.then(ClearAndDraw(self.seat))

    def roll_and_reroll(self, table: DiceTable) -> Next:
        return self.then(RollAndReroll(self.seat))

    def main(self, table: DiceTable) -> Next:
        return self.then(MainStep(self.seat))

    def attack(self, table: DiceTable) -> Next:
        return self.then(AttackStep(self.seat))

    def clean_up(self, table: DiceTable) -> Next:
        return self.then(CleanUp(self.seat))


Turn.steps = (
    ("turn.1", Turn.begin),
    ("turn.2", Turn.clear_and_draw),
    ("turn.2", Turn.roll_and_reroll),
    ("turn.2", Turn.main),
    ("turn.2", Turn.attack),
    ("turn.2", Turn.clean_up),
)


class ClearAndDraw(Procedure):
    """Etapa de Remover e Pegar."""

    __slots__ = ("missing", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.missing = 0

    def copy(self) -> ClearAndDraw:
        new = ClearAndDraw(self.seat)
        new.missing = self.missing
        return self.progress(new)

    def clear(self, table: DiceTable) -> Next:
        """Everything left in the reserve pool goes to the used pile; until now it could pay (turn.main.buy.10)."""
        shift(table, table.zones[area(self.seat, RESERVE)], area(self.seat, USED), "turn.clear.1", self.seat)
        return None

    def draw(self, table: DiceTable) -> Next:
        """Four dice, into the prep area; the bag is filled when it runs out (turn.clear.3, turn.clear.4)."""
        drawn = draw_from_bag(table, self.seat, HAND, "turn.clear.2")
        self.missing = HAND - len(drawn)
        return None

    def suffer(self, table: DiceTable) -> Next:
        """1 damage and 1 generic energy for each die missing (turn.clear.5-ex1, gap draw.shortage-damage)."""
        if self.missing == 0:
            self.stop()
            return None
        table.set_loose(self.seat, self.missing)
        table.tell("shortage", "turn.clear.5", self.seat, values=(self.missing,))
        return self.then(DealDamage(((NOTHING, self.seat, self.missing),), "shortage", self.seat))

    def settle(self, table: DiceTable) -> Next:
        return self.then(settle(table))


ClearAndDraw.steps = (
    ("turn.clear.1", ClearAndDraw.clear),
    ("turn.clear.2", ClearAndDraw.draw),
    ("turn.clear.5", ClearAndDraw.suffer),
    ("initiative.1", ClearAndDraw.settle),
)


class RollAndReroll(Procedure):
    """Etapa de Jogar e Jogar Novamente."""

    __slots__ = ("again", "order", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        #: The dice rolled, in the one fixed order in which they are offered.
        self.order: tuple[int, ...] = ()
        #: The dice picked to be rerolled, all at once, when the picking is over.
        self.again: tuple[int, ...] = ()

    def copy(self) -> RollAndReroll:
        new = RollAndReroll(self.seat)
        new.order = self.order
        new.again = self.again
        return self.progress(new)

    def roll(self, table: DiceTable) -> Next:
        """The dice drawn and all those already waiting in the prep area (areas.prep.1, example.play.miguel3)."""
        dice = table.zones[area(self.seat, PREP)]
        roll_dice(table, dice, "turn.roll.1", self.seat)
        pieces = table.pieces
        self.order = tuple(sorted(dice, key=lambda number: (pieces[number].kind, pieces[number].face, number)))
        return None

    def choose(self, table: DiceTable) -> Next:
        """Any number of them may be rerolled, picked beforehand (turn.roll.2, turn.roll.3)."""
        if self.answer is not None:
            if self.answer[0] == "roll":
                return None
            self.again = (*self.again, self.answer[1])
            if self.answer[1] == self.order[-1]:
                return None
        picked = series("reroll", self.again)
        return table.ask(self.seat, "ask-reroll", "turn.roll.2", ("roll", "reroll"), (), picked)

    def rolled(self, table: DiceTable) -> tuple[int, ...]:
        return self.order

    def offered(self, table: DiceTable) -> list[int]:
        """The dice behind the last one picked; of equal ones, which are neighbours, the first."""
        behind = self.order[self.order.index(self.again[-1]) + 1 :] if self.again else self.order
        pieces = table.pieces
        kind = face = NONE
        found = []
        for number in behind:
            die = pieces[number]
            if die.face != face or die.kind != kind:
                face = die.face
                kind = die.kind
                found.append(number)
        return found

    def reroll(self, table: DiceTable) -> Next:
        """Once, as a group (turn.roll.4)."""
        roll_dice(table, self.again, "turn.roll.3", self.seat)
        return None

    def to_reserve(self, table: DiceTable) -> Next:
        shift(table, table.zones[area(self.seat, PREP)], area(self.seat, RESERVE), "turn.roll.5", self.seat)
        return None


RollAndReroll.steps = (
    ("turn.roll.1", RollAndReroll.roll),
    ("turn.roll.2", RollAndReroll.choose),
    ("turn.roll.3", RollAndReroll.reroll),
    ("turn.roll.5", RollAndReroll.to_reserve),
)


class CleanUp(Procedure):
    """Limpeza."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> CleanUp:
        return self.progress(CleanUp(self.seat))

    def leave_attack(self, table: DiceTable) -> Next:
        """Blockers and the blocked return to the field; the unblocked go to the used pile (turn.cleanup.1,
        turn.cleanup.2), as after Storm's attack (example.combat.12) and that of two Sidekicks (example.play.miguel1).
        """
        if not table.zones[area(0, ATTACK)] and not table.zones[area(1, ATTACK)]:
            return None
        unblocked = []
        for number in table.attackers():
            strikes = any(number in (each.subjects or ()) for each in table.modifiers.get("strike-player", ()))
            if strikes or not table.pieces[number].blocked:
                unblocked.append(number)
        send(table, unblocked, USED, "turn.cleanup.2", self.seat)
        for seat in (0, 1):
            returning = table.zones[area(seat, ATTACK)]
            for number in returning:
                die = table.write(number)
                assert isinstance(die, Die)
                die.blocks = ()
                die.blocked = False
            if returning:
                shift(table, returning, area(seat, FIELD), "turn.cleanup.1", seat)
        return None

    def clear_damage(self, table: DiceTable) -> Next:
        """All damage is removed from the dice of both players (turn.cleanup.3, bonuses.2)."""
        for seat in (0, 1):
            for number in table.zones[area(seat, FIELD)]:
                if table.pieces[number].damage:
                    table.write(number).damage = 0
        return None

    def clear_actions(self, table: DiceTable) -> Next:
        """Unused actions go to the used pile; so do characters rolled after the main step (gap
        main.character-after-main)."""
        pool = table.reserve(self.seat)
        if pool.actions or pool.characters:
            idle = []
            for number in table.zones[area(self.seat, RESERVE)]:
                face = table.face(number)
                if face is None or face.kind != "energy":
                    idle.append(number)
            shift(table, tuple(idle), area(self.seat, USED), "turn.cleanup.4", self.seat)
        return None

    def end_effects(self, table: DiceTable) -> Next:
        """All effects end but those of active cards, bonuses among them (bonuses.7); damage went first, so nobody
        falls (gap effects.cleanup-order)."""
        if table.modifiers:
            table.end_modifiers(END_OF_ATTACK)
            table.end_modifiers(END_OF_TURN)
        for seat in (0, 1):
            for number in table.zones[area(seat, CAPTURED)]:
                let_go(table, number, "capture.4")
            for number in table.zones[area(seat, FIELD)]:
                self.end_on(table, number)
            if table.zones[area(seat, OUT)]:
                shift(table, table.zones[area(seat, OUT)], area(seat, USED), "turn.main.buy.5", seat)
        return None

    def end_on(self, table: DiceTable, number: int) -> None:
        """Control and copies end with the turn, unless a text says otherwise."""
        die = table.pieces[number]
        if die.link != NONE:
            let_go(table, number, "control.6")
        elif die.copied is not None or die.alias != die.kind or die.speaks != die.kind:
            die = table.write(number)
            die.copied = None
            die.alias = die.speaks = die.kind


CleanUp.steps = (
    ("turn.cleanup.1", CleanUp.leave_attack),
    ("turn.cleanup.3", CleanUp.clear_damage),
    ("turn.cleanup.4", CleanUp.clear_actions),
    ("turn.cleanup.5", CleanUp.end_effects),
)
