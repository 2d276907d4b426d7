"""The Main Step: buy, field, use actions and globals, as often and in any order (turn.main.1).

Who may act when (gap main.priority): in the tournament procedure the active
player acts as often as he likes, then offers; the other takes one action or
declines; it ends when the active player then has nothing to add. In a casual
game the other has his chance after each action.
"""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.dice_masters.meaning.resolution import settle
from ludoteca.games.dice_masters.play.energy import GENERIC, Pay, together
from ludoteca.games.dice_masters.play.main_verbs import (
    GROUP,
    action_text,
    buying_price,
    fielding_price,
    global_price,
    supply,
)
from ludoteca.games.dice_masters.table.areas import FIELD, RESERVE, USED, area
from ludoteca.games.dice_masters.table.dice import FREE, Price
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.table.verbs import send, shift, spent_area
from ludoteca.games.dice_masters.text.terms import Energy

#: What is bought, fielded or used together with others: the option that says so.
Item = Option


class Window(Procedure):
    """Actions of both players by the procedure of initiative.8 to initiative.11 (globals.7)."""

    __slots__ = ("declined", "passed", "seat")

    #: What the active player may do here, and what he is asked.
    verbs: ClassVar[tuple[str, ...]] = ()
    question: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        #: The active player came to his offer by passing, not by an action.
        self.passed = False
        #: The other player declined after that: if the active one passes again, it is over.
        self.declined = False

    def copy_window(self, new: Window) -> None:
        new.passed = self.passed
        new.declined = self.declined

    def act(self, table: DiceTable) -> Next:
        """The active player acts first and as often as he likes (initiative.6, initiative.8, initiative.10).

        So of two globals his comes first (turn.main.global.7), whether it strikes or protects (initiative.6-ex1), and
        he may repeat one (turn.main.global.5, globals.2).
        """
        answer = self.answer
        if answer is None:
            if self.result is not None and table.box.rulings["priority"] == "casual":
                return None
            question = table.ask(self.seat, self.question, self.steps[self.step][0], self.verbs)
            if len(question.options) > 1:
                return question
            answer = question.options[0]
        self.passed = answer[0] == "pass"
        if self.passed:
            if self.declined:
                self.go_on_after("offer")
            return None
        self.declined = False
        return begin(answer, self.seat)

    def offer(self, table: DiceTable) -> Next:
        """The other player takes a single action or declines (initiative.9); of what there is he uses globals only
        (turn.main.global.3, glossary.global)."""
        other = 1 - self.seat
        if self.answer is not None and self.answer[0] != "decline":
            return begin(self.answer, other)
        if self.answer is None and self.result is None:
            question = table.ask(other, "ask-other", "initiative.9", ("decline", "global", "group"))
            if len(question.options) > 1:
                return question
            # Who can't act is not asked, and the active player need not be asked again.
            if not self.passed:
                self.repeat()
            return None
        self.declined = self.answer is not None and self.passed
        self.repeat()
        return None


class MainStep(Window):
    """Etapa Principal.

    Every verb of it is open again after each use (turn.main.1-ex1, turn.main.buy.1), globals like the others
    (globals.5), and none is a duty (turn.main.field.7).
    """

    __slots__ = ()

    verbs = ("pass", "field", "use", "buy", "global", "group")
    question = "ask-main"

    def copy(self) -> MainStep:
        new = MainStep(self.seat)
        self.copy_window(new)
        return self.progress(new)

    def end(self, table: DiceTable) -> Next:
        """Characters still in the reserve pool go to the used pile (turn.main.field.8)."""
        left: list[int] = []
        if table.reserve(self.seat).characters:
            for number in table.zones[area(self.seat, RESERVE)]:
                face = table.face(number)
                if face is not None and face.kind == "character":
                    left.append(number)
        shift(table, tuple(left), area(self.seat, USED), "turn.main.field.8", self.seat)
        if table.loose[self.seat]:
            table.set_loose(self.seat, 0)
        return None


MainStep.steps = (
    ("turn.main.1", MainStep.act),
    ("initiative.9", MainStep.offer),
    ("turn.main.field.8", MainStep.end),
)


def begin(option: Item, seat: int) -> Procedure:
    """The procedure that carries out an action of the main step or of the attack."""
    if option[0] == "use":
        return UseAction(seat, option[1])
    return Batch(seat, () if option == GROUP else (option,))


class Batch(Procedure):
    """Purchases and fieldings, or globals, declared together and paid with one set of dice.

    It begins with its first item, or with none where a group of globals is announced.
    """

    __slots__ = ("at", "grouped", "items", "payers", "seat", "total")

    def __init__(self, seat: int, items: tuple[Item, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.items = items
        #: A group of globals was announced.
        self.grouped = not items
        self.total: Price = FREE
        self.at = 0
        #: The dice that paid: no text of a fielding in the batch may pick one of them (turn.main.field.6,
        #: example.play.eric4).
        self.payers: tuple[int, ...] = ()

    def copy(self) -> Batch:
        new = Batch(self.seat, self.items)
        new.grouped = self.grouped
        new.total = self.total
        new.at = self.at
        new.payers = self.payers
        return self.progress(new)

    def declare(self, table: DiceTable) -> Next:
        """Items join one by one until the player pays."""
        if self.answer is not None:
            if self.answer[0] == "pay":
                return None
            self.items = (*self.items, self.answer)
            self.total = together(self.total, item_price(table, self.answer))
        elif self.items:
            self.total = item_price(table, self.items[0])
        if not self.grouped and (self.total == FREE or not self.may_grow(table)):
            return None
        if self.items and self.items[0][0] != "global":
            return table.ask(self.seat, "ask-together", "turn.main.buy.9", ("pay", "field", "buy"), series=self.items)
        if not self.items:
            return table.ask(self.seat, "ask-first-of-group", "globals.4", ("global",))
        return table.ask(self.seat, "ask-group", "globals.4", ("pay", "global"), series=self.items)

    def may_grow(self, table: DiceTable) -> bool:
        """Is the player asked for more: where a generic die would lose its rest (turn.main.buy.9), and for globals
        where the other could act between them (globals.4, globals.6)?"""
        if table.energy(self.seat)[GENERIC]:
            return True
        return bool(self.items[0][0] == "global" and table.box.rulings["priority"] == "casual")

    def pay(self, table: DiceTable) -> Next:
        if self.result is not None:
            self.payers = self.result if isinstance(self.result, tuple) else ()
            return None
        if self.total != FREE:
            return Pay(self.seat, self.total, self.subject())
        if self.items[0][0] == "global":
            cost = table.ability(self.items[0][1]).cost
            if cost is not None and not isinstance(cost, Energy):
                return cost.pay(table, self.seat, NOTHING)
        return None

    def subject(self) -> int:
        return int(self.items[0][1]) if self.items[0][0] == "field" else NOTHING

    def carry_out(self, table: DiceTable) -> Next:
        """The items happen in the order stated; globals of one group resolve together (globals.4)."""
        verb = self.items[self.at][0]
        if verb == "global":
            if self.result is None:
                return self.use_global(table)
        elif self.result is None:
            if verb == "buy":
                buy(table, self.seat, self.items[self.at][1])
            else:
                field(table, self.seat, self.items[self.at][1], self.payers)
            following = settle(table)
            if following is not None:
                return following
        self.at += 1
        if self.at < len(self.items):
            self.go_on_after("pay")
        return None

    def use_global(self, table: DiceTable) -> Next:
        ability = self.items[self.at][1]
        table.tell("global", "turn.main.global.4", self.seat, NOTHING, (), (ability,))
        return Resolve(ability, self.seat, NOTHING, number=table.new_number())

    def settle(self, table: DiceTable) -> Next:
        """What globals leave behind; the other items are settled one by one."""
        return self.then(settle(table)) if self.items[0][0] == "global" else None


Batch.steps = (
    ("turn.main.buy.9", Batch.declare),
    ("energy.7", Batch.pay),
    ("turn.main.1", Batch.carry_out),
    ("initiative.1", Batch.settle),
)


def item_price(table: DiceTable, item: Item) -> Price:
    if item[0] == "buy":
        return buying_price(table, item[1])
    if item[0] == "field":
        return fielding_price(table, item[1])
    return global_price(table, item[1])


def buy(table: DiceTable, seat: int, kind: int) -> None:
    """The die leaves its card and enters the buyer's used pile; it is his from now on (turn.main.buy.5, play.2)."""
    number = supply(table, seat, kind)[0]
    die = table.write(number)
    die.owner = die.controller = seat
    shift(table, (number,), area(seat, USED), "turn.main.buy.5", seat)
    table.tell("buy", "turn.main.buy.5", seat, NOTHING, (number,))


def field(table: DiceTable, seat: int, number: int, payers: tuple[int, ...]) -> None:
    """From the reserve pool to the field, the cost being paid (active.3, glossary.when-fielded); who paid is part of
    what happened."""
    shift(table, (number,), area(seat, FIELD), "turn.main.field.1", seat)
    first, second = table.fielded
    table.fielded = (first + 1, second) if seat == 0 else (first, second + 1)
    table.tell("fielded", "active.3", seat, NOTHING, (number,), payers)


class UseAction(Procedure):
    """Apply the card's text, then send the die to the used pile (turn.main.action.2); no energy is asked for
    (turn.main.action.3), and a lasting effect needs no die as a reminder (turn.main.action.4)."""

    __slots__ = ("die", "seat")

    def __init__(self, seat: int, die: int) -> None:
        super().__init__()
        self.seat = seat
        self.die = die

    def copy(self) -> UseAction:
        return self.progress(UseAction(self.seat, self.die))

    def apply(self, table: DiceTable) -> Next:
        text = action_text(table, self.die)
        table.tell("use", "turn.main.action.2", self.seat, self.die, (self.die,))
        if text == NOTHING:
            return None
        face = table.pieces[self.die].face
        return self.then(Resolve(text, self.seat, self.die, face, number=table.new_number()))

    def put_away(self, table: DiceTable) -> Next:
        send(table, (self.die,), spent_area(table), "turn.main.action.2", self.seat)
        return None

    def settle(self, table: DiceTable) -> Next:
        return self.then(settle(table))


UseAction.steps = (
    ("turn.main.action.2", UseAction.apply),
    ("turn.main.action.2", UseAction.put_away),
    ("initiative.1", UseAction.settle),
)
