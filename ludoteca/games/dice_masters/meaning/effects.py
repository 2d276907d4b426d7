"""How the effects of card texts are carried out: one function an effect.

Each is a step of ``Resolve``: it may push a procedure and is then run again
with ``frame.result``. What it really did goes to ``frame.done``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.box import Perform
from ludoteca.core.effects import THIS, Effect, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import ADD, ALLOW, DEMAND, DENY, END_OF_TURN, Modifier
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.dice_masters.play.damage import DealDamage, KnockOutDice, deciding, protection_from, unprevented
from ludoteca.games.dice_masters.table.areas import (
    ATTACK,
    CAPTURED,
    FIELD,
    NAMES,
    RESERVE,
    USED,
    area,
    which_area,
)
from ludoteca.games.dice_masters.table.dice import Die
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.table.verbs import draw_from_bag, gain_life, roll_dice, send, shift, show
from ludoteca.games.dice_masters.text.effects import (
    Bonus,
    CannotBlock,
    Capture,
    CopyDie,
    Damage,
    DealsNoDamage,
    DrawDice,
    ExcessDamage,
    GainLife,
    KnockOut,
    MoreDamage,
    MoveDice,
    MustBlock,
    RedirectDamage,
    Reroll,
    ReturnToField,
    RollDie,
    Spin,
    StrikePlayer,
    TakeControl,
)
from ludoteca.games.dice_masters.text.terms import PLAYERS, STATIC

#: Until the attack is over, for "neste ataque".
END_OF_ATTACK = "end-of-attack"


def reached(table: DiceTable, frame: Resolve, selector: Selector) -> tuple[int, ...] | Procedure:
    """The dice in the field that the effect reaches; first a window for those that may be kept from it."""
    dice = tuple(number for number in frame.bound(selector) if table.in_field(number))
    if frame.result is not None:
        return unprevented(dice, frame.result)
    window = protection_from(table, frame.source, dice)
    return dice if window is None else window


def on_dice(act: Callable[[Any, DiceTable, Resolve, tuple[int, ...]], None]) -> Perform:
    """An effect on dice in the field: first the window for those that may be kept from it, then the deed."""

    def perform(effect: Any, table: DiceTable, frame: Resolve) -> Next:
        dice = reached(table, frame, effect.what)
        if isinstance(dice, Procedure):
            return dice
        act(effect, table, frame, dice)
        frame.done = len(dice)
        return None

    return perform


def damage(effect: Damage, table: DiceTable, frame: Resolve) -> Next:
    """To all that the text means, of both sides where it says so, at once (example.combat.3)."""
    if frame.result is not None:
        frame.done = frame.result
        return None
    source = frame.source if frame.source != NOTHING else frame.number
    instances = []
    for hit in effect.hits:
        amount = hit.amount.count(table, frame)
        for number in frame.bound(hit.to):
            if number < PLAYERS or table.in_field(number):
                instances.append((source, number, amount))
    return DealDamage(tuple(instances), table.ability(frame.ability).sort, frame.controller)


def knock_out(effect: KnockOut, table: DiceTable, frame: Resolve) -> Next:
    if frame.result is not None:
        frame.done = frame.result
        return None
    dice = tuple(number for number in frame.bound(effect.what) if table.in_field(number))
    return KnockOutDice(dice, frame.controller, frame.source)


def give_life(effect: GainLife, table: DiceTable, frame: Resolve) -> Next:
    amount = effect.amount.count(table, frame)
    frame.done += gain_life(table, frame.controller, amount, "fundamentals.5", frame.source)
    return None


def begin(table: DiceTable, frame: Resolve, question: str, operation: str, dice: tuple[int, ...], **more: Any) -> None:
    """A continuous effect on these dice; by default it ends with the turn (cardtext.3)."""
    more.setdefault("until", END_OF_TURN)
    if dice:
        table.begin(
            Modifier(
                table.new_number(),
                question,
                operation,
                subjects=dice,
                source=frame.source,
                controller=frame.controller,
                ability=frame.ability,
                **more,
            )
        )


def bonus(effect: Bonus, table: DiceTable, frame: Resolve, dice: tuple[int, ...]) -> None:
    """It takes in the characters in the field now, not later arrivals (gap effects.later-arrivals)."""
    if effect.attack:
        begin(table, frame, "attack", ADD, dice, amount=effect.attack)
    if effect.defence:
        begin(table, frame, "defence", ADD, dice, amount=effect.defence)
    if dice:
        figures = (effect.attack, effect.defence)
        table.tell("bonus", "bonuses.3", frame.controller, frame.source, dice, figures)


def spin(effect: Spin, table: DiceTable, frame: Resolve) -> Next:
    """The neighbouring face on the card (spin.2); where both ways are open the controller picks one."""
    if isinstance(frame.result, int):
        frame.done = frame.result
        return None
    dice = reached(table, frame, effect.what)
    if isinstance(dice, Procedure):
        return dice
    turning = tuple(number for number in dice if effect.possible(table, frame, number))
    if not turning:
        return None
    return SpinDice(turning, frame.controller, effect.up, effect.down, frame.source)


class SpinDice(Procedure):
    """Spin dice one level, each up or down."""

    __slots__ = ("at", "cause", "dice", "down", "seat", "up")

    def __init__(self, dice: tuple[int, ...], seat: int, up: bool, down: bool, cause: int) -> None:
        super().__init__()
        self.dice = dice
        self.seat = seat
        self.up = up
        self.down = down
        self.cause = cause
        self.at = 0

    def copy(self) -> SpinDice:
        new = SpinDice(self.dice, self.seat, self.up, self.down, self.cause)
        new.at = self.at
        return self.progress(new)

    def modes(self, table: DiceTable) -> tuple[str, ...]:
        number = self.dice[self.at]
        ways = []
        if self.up and table.can_spin(number, 1):
            ways.append("up")
        if self.down and table.can_spin(number, -1):
            ways.append("down")
        return tuple(ways)

    def turn(self, table: DiceTable) -> Next:
        if self.answer is None:
            return table.ask(self.seat, "ask-spin", "spin.2", ("pick",), (self.dice[self.at],))
        number = self.dice[self.at]
        levels = 1 if self.answer[1] == "up" else -1
        rule = "spin.3" if levels > 0 else "spin.5"
        show(table, number, table.level_face(number, levels), "spin", rule, self.seat, self.cause)
        self.at += 1
        if self.at < len(self.dice):
            self.repeat()
        else:
            self.outcome = self.at
        return None


SpinDice.steps = (("spin.2", SpinDice.turn),)


def reroll(effect: Reroll, table: DiceTable, frame: Resolve, dice: tuple[int, ...]) -> None:
    roll_dice(table, dice, "dice_more.reroll.1", frame.controller, frame.source)
    lost = tuple(number for number in dice if shown(table, number) != "character")
    where = NAMES.index(effect.otherwise) if effect.otherwise else RESERVE
    send(table, lost, where, "dice_more.reroll.2", frame.controller, frame.source)
    if where == RESERVE:
        for number in lost:
            keep_off_turn(table, number)


def shown(table: DiceTable, number: int) -> str:
    face = table.face(number)
    return "" if face is None else face.kind


def keep_off_turn(table: DiceTable, number: int) -> None:
    """Only energy may stay in the reserve pool of the player whose turn it is not (gap main.reserve-off-turn)."""
    if table.pieces[number].owner != table.active and shown(table, number) != "energy":
        send(table, (number,), USED, "areas.reserve.1", table.pieces[number].owner)


def draw_dice(effect: DrawDice, table: DiceTable, frame: Resolve) -> Next:
    """Drawn by an effect, what is missing costs nothing (gap draw.by-effect)."""
    if frame.result is not None:
        frame.done = frame.result
        return None
    return DrawAndPlace(frame.controller, effect.count, effect.areas, effect.rolled, frame.source)


class DrawAndPlace(Procedure):
    """Draw dice, and roll them into the reserve pool or put one in each named area."""

    __slots__ = ("areas", "cause", "count", "drawn", "rolled", "seat")

    def __init__(self, seat: int, count: int, areas: tuple[str, ...], rolled: bool, cause: int) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.areas = areas
        self.rolled = rolled
        self.cause = cause
        self.drawn: tuple[int, ...] = ()

    def copy(self) -> DrawAndPlace:
        new = DrawAndPlace(self.seat, self.count, self.areas, self.rolled, self.cause)
        new.drawn = self.drawn
        return self.progress(new)

    def draw(self, table: DiceTable) -> Next:
        self.drawn = draw_from_bag(table, self.seat, self.count, "areas.bag.1")
        self.outcome = len(self.drawn)
        if self.rolled:
            send(table, self.drawn, RESERVE, "areas.reserve.1", self.seat, self.cause)
            roll_dice(table, self.drawn, "areas.reserve.1", self.seat, self.cause)
            for number in self.drawn:
                keep_off_turn(table, number)
            self.stop()
        return None

    def place(self, table: DiceTable) -> Next:
        """With several areas the owner sees the dice and chooses which goes where (gap card.mutate-666)."""
        if self.answer is not None:
            self.put(table, self.answer[1])
        while self.drawn:
            if len(self.areas) > 1 and len(self.drawn) > 1:
                return table.ask(self.seat, f"ask-place-{self.areas[0]}", "areas.bag.1", ("choose",), (self.cause,))
            self.put(table, self.drawn[0])
        return None

    def choices(self, table: DiceTable) -> tuple[int, ...]:
        return self.drawn

    def put(self, table: DiceTable, number: int) -> None:
        put(table, number, NAMES.index(self.areas[0]), self.seat, self.cause)
        self.drawn = tuple(other for other in self.drawn if other != number)
        if len(self.areas) > 1:
            self.areas = self.areas[1:]


DrawAndPlace.steps = (("areas.bag.1", DrawAndPlace.draw), ("areas.1", DrawAndPlace.place))


def roll_die(effect: RollDie, table: DiceTable, frame: Resolve) -> Next:
    dice = frame.bound(effect.what)
    for number in dice:
        send(table, (number,), RESERVE, "areas.reserve.1", frame.controller, frame.source)
    roll_dice(table, dice, "areas.reserve.1", frame.controller, frame.source)
    for number in dice:
        if effect.otherwise and shown(table, number) != "character":
            send(table, (number,), NAMES.index(effect.otherwise), "areas.reserve.1", frame.controller, frame.source)
        else:
            keep_off_turn(table, number)
    frame.done = len(dice)
    return None


def move_dice(effect: MoveDice, table: DiceTable, frame: Resolve) -> Next:
    """A character may be kept from it like from any effect; a die that lies elsewhere may not."""
    where = NAMES.index(effect.area)
    dice = frame.bound(effect.what)
    if any(table.in_field(number) for number in dice):
        characters = reached(table, frame, effect.what)
        if isinstance(characters, Procedure):
            return characters
        dice = characters
    for number in dice:
        if where == FIELD and table.in_field(number):
            back_to_field(table, number, frame)
        else:
            put(table, number, where, frame.controller, frame.source)
    frame.done = len(dice)
    return None


def put(table: DiceTable, number: int, where: int, seat: int, cause: int) -> None:
    """Put a die where a text says; what comes unrolled to field or reserve pool is rolled (gap dice.put-unrolled)."""
    send(table, (number,), where, "areas.1", seat, cause)
    if where not in (FIELD, ATTACK, RESERVE):
        return
    if table.face(number) is None:
        roll_dice(table, (number,), "dice_more.1", seat, cause)
        if table.in_field(number) and shown(table, number) != "character":
            send(table, (number,), RESERVE, "dice_more.reroll.2", seat, cause)
    if not table.in_field(number):
        keep_off_turn(table, number)


def back_to_field(table: DiceTable, number: int, frame: Resolve) -> None:
    """A die taken out of the attack: it attacks or blocks no more, and is not fielded (active.5)."""
    die = table.write(number)
    assert isinstance(die, Die)
    die.blocks = ()
    die.blocked = False
    shift(table, (number,), area(die.controller, FIELD), "active.5", frame.controller, frame.source)


def cannot_block(effect: CannotBlock, table: DiceTable, frame: Resolve, dice: tuple[int, ...]) -> None:
    begin(table, frame, "block", DENY, dice)


def must_block(effect: MustBlock, table: DiceTable, frame: Resolve, dice: tuple[int, ...]) -> None:
    begin(table, frame, "must-block", DEMAND, dice, other=frame.source)


def deals_no_damage(effect: DealsNoDamage, table: DiceTable, frame: Resolve, dice: tuple[int, ...]) -> None:
    begin(table, frame, "deal-damage", DENY, dice, until=END_OF_ATTACK)


def excess_damage(effect: ExcessDamage, table: DiceTable, frame: Resolve, dice: tuple[int, ...]) -> None:
    begin(table, frame, "excess", ALLOW, dice)


def return_to_field(effect: ReturnToField, table: DiceTable, frame: Resolve) -> Next:
    """The text is asked whenever a die falls, so that it takes in those that attack later this turn."""
    table.begin(
        Modifier(
            table.new_number(),
            "return",
            ALLOW,
            amount=effect.level,
            source=frame.source,
            controller=frame.controller,
            until=END_OF_TURN,
            ability=frame.ability,
        )
    )
    frame.done = 1
    return None


def redirect_damage(effect: RedirectDamage, table: DiceTable, frame: Resolve) -> Next:
    """Even onto a die that the damage could not have been aimed at (prevent.4)."""
    procedure = deciding(table)
    assert procedure is not None
    for number in frame.bound(effect.to):
        procedure.redirect(procedure.at, effect.amount, number)
        table.tell("redirect", "prevent.4", frame.controller, frame.source, (number,), (effect.amount,))
        frame.done = effect.amount
    return None


def more_damage(effect: MoreDamage, table: DiceTable, frame: Resolve) -> Next:
    procedure = deciding(table)
    assert procedure is not None
    procedure.change(procedure.at, effect.amount)
    frame.done = effect.amount
    return None


def capture(effect: Capture, table: DiceTable, frame: Resolve, dice: tuple[int, ...]) -> None:
    """The captured die goes under the capturing one and does not exist meanwhile (capture.1, capture.2,
    glossary.capture)."""
    if table.in_field(frame.source):
        for number in dice:
            take(table, number, frame, area(table.pieces[frame.source].controller, CAPTURED), "capture.1")


def take_control(effect: TakeControl, table: DiceTable, frame: Resolve, dice: tuple[int, ...]) -> None:
    """The die becomes yours for game purposes and lies on the one that controls it (control.1, control.2)."""
    if table.in_field(frame.source):
        for number in dice:
            take(table, number, frame, area(frame.controller, FIELD), "control.2")


def take(table: DiceTable, number: int, frame: Resolve, zone: int, rule: str) -> None:
    """Link a die to the one that takes it, so that it can go back where it was. It changes fields without being
    fielded (active.6)."""
    die = table.write(number)
    assert isinstance(die, Die)
    die.origin = die.zone
    die.link = frame.source
    die.controller = frame.controller
    die.blocks = ()
    die.blocked = False
    shift(table, (number,), zone, rule, frame.controller, frame.source)


def copy_die(effect: CopyDie, table: DiceTable, frame: Resolve) -> Next:
    """Numbers with the burst's benefit, or the text of the other's card, or both (copy.2, copy.4)."""
    if not table.in_field(frame.source):
        return None
    for number in frame.bound(effect.what):
        if not table.in_field(number):
            continue
        die = table.write(frame.source)
        assert isinstance(die, Die)
        model = table.pieces[number]
        if effect.stats:
            die.copied = with_burst_benefit(table, number)
        if effect.abilities:
            die.speaks = model.speaks
        die.alias = model.kind
        table.tell("copy", "copy.1", frame.controller, frame.source, (frame.source, number))
        frame.done += 1
    return None


def with_burst_benefit(table: DiceTable, number: int) -> tuple[int, int]:
    """Printed numbers and what the burst adds to them; no other bonus, no damage (gap copy.duration)."""
    attack, defence = table.printed(number)
    kind = table.box.kinds[table.pieces[number].speaks]
    plain = table.box.bases
    without = {plain[text]: text for text in kind.texts[0]}
    for text in kind.texts[table.bursts(number)]:
        if text == without.get(plain[text]) or table.ability(text).sort != STATIC:
            continue
        for clause in table.ability(text).clauses:
            if isinstance(clause.effect, Bonus) and clause.effect.what.how == THIS:
                attack += clause.effect.attack
                defence += clause.effect.defence
    return attack, defence


def strike_player(effect: StrikePlayer, table: DiceTable, frame: Resolve) -> Next:
    if table.in_field(frame.source) and which_area(table.pieces[frame.source].zone) == ATTACK:
        begin(table, frame, "strike-player", ALLOW, (frame.source,), until=END_OF_ATTACK)
        frame.done = 1
    return None


PERFORMERS: dict[type[Effect], Perform] = {
    Damage: damage,
    KnockOut: knock_out,
    GainLife: give_life,
    Bonus: on_dice(bonus),
    Spin: spin,
    Reroll: on_dice(reroll),
    DrawDice: draw_dice,
    RollDie: roll_die,
    MoveDice: move_dice,
    CannotBlock: on_dice(cannot_block),
    MustBlock: on_dice(must_block),
    DealsNoDamage: on_dice(deals_no_damage),
    ExcessDamage: on_dice(excess_damage),
    ReturnToField: return_to_field,
    RedirectDamage: redirect_damage,
    MoreDamage: more_damage,
    Capture: on_dice(capture),
    TakeControl: on_dice(take_control),
    CopyDie: copy_die,
    StrikePlayer: strike_player,
}
