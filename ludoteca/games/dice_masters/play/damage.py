"""Damage and knock-outs: announced, prevented, redirected or changed, then dealt all at once.

Order (gap attack.resolution-order): assign; raise and redirect; prevent; reduce;
apply all damage at once; victory; the knock-outs follow in ``resolution``.
"""

from __future__ import annotations

from ludoteca.core.effects import Ability
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import permission
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.dice_masters.table.areas import ATTACK, FIELD, PREP, area, which_area
from ludoteca.games.dice_masters.table.dice import Die, face_called
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.table.verbs import leave_field, lose_life, mark_damage, send, show
from ludoteca.games.dice_masters.text.effects import PreventIt, ReduceDamage
from ludoteca.games.dice_masters.text.terms import (
    ACTION,
    GLOBAL,
    PLAYERS,
    REACTION,
    WouldBeDamaged,
    YourEffectDamages,
    YoursWouldBeDamaged,
)

#: The damage of an attack, as opposed to that of a text.
COMBAT = "combat"

#: So much damage from a source to a recipient.
Instance = tuple[int, int, int]

#: A die that something is about to reach, and what that is.
Threat = tuple[int, int]


class Protect(Procedure):
    """Effects are about to reach dice: a text may keep one of them from it (gap effects.prevent-window).

    The outcome is the threats that nobody prevented.
    """

    __slots__ = ("at", "reached", "threats")

    def __init__(self, threats: tuple[Threat, ...]) -> None:
        super().__init__()
        self.threats = threats
        self.at = 0
        self.reached: tuple[Threat, ...] = ()

    def copy(self) -> Protect:
        new = Protect(self.threats)
        new.at = self.at
        new.reached = self.reached
        return self.progress(new)

    def offer(self, table: DiceTable) -> Next:
        """One die after the other: its controller may pay to keep it from the effect."""
        if self.at == len(self.threats):
            self.outcome = self.reached
            self.stop()
            return None
        die, cause = self.threats[self.at]
        ability = preventing(table, die)
        if self.answer is None:
            if ability is None or not payable(table, ability, die):
                self.pass_on()
                return None
            seat = table.pieces[die].controller
            return table.ask(seat, "ask-prevent", "initiative.5", ("accept", "decline"), (die, cause))
        if self.answer[0] == "decline":
            self.pass_on()
        return None

    def pass_on(self) -> None:
        self.reached = (*self.reached, self.threats[self.at])
        self.at += 1
        self.repeat()

    def pay(self, table: DiceTable) -> Next:
        """The price is paid; it is not given back, and the effect finds no other target (prevent.3,
        example.combat.5)."""
        die, _ = self.threats[self.at]
        if self.result is None:
            ability = preventing(table, die)
            assert ability is not None
            cost = ability.clauses[0].cost
            if cost is not None:
                return cost.pay(table, table.pieces[die].controller, die)
        table.tell("prevent", "prevent.2", table.pieces[die].controller, die, (die,))
        self.at += 1
        self.repeat()
        return None


Protect.steps = (("initiative.5", Protect.offer), ("prevent.3", Protect.pay))


def preventing(table: DiceTable, number: int) -> Ability | None:
    """The text by which a die may be kept from an effect, if it has one."""
    if number < PLAYERS:
        return None
    for text in table.texts(number):
        ability = table.ability(text)
        if ability.sort == REACTION and isinstance(ability.clauses[0].effect, PreventIt):
            return ability
    return None


def payable(table: DiceTable, ability: Ability, die: int) -> bool:
    cost = ability.clauses[0].cost
    return cost is None or cost.payable(table, table.pieces[die].controller, die)


def protection(table: DiceTable, threats: tuple[Threat, ...]) -> Protect | None:
    """The window for these dice, if any of them could use it; the active player's come first (initiative.1)."""
    for number, _ in threats:
        ability = preventing(table, number)
        if ability is not None and payable(table, ability, number):
            return Protect(
                tuple(sorted(threats, key=lambda threat: table.pieces[threat[0]].controller != table.active))
            )
    return None


def protection_from(table: DiceTable, cause: int, dice: tuple[int, ...]) -> Protect | None:
    """The window for the dice that one effect is about to reach."""
    return protection(table, tuple((number, cause) for number in dice))


def unprevented(dice: tuple[int, ...], reached: tuple[Threat, ...]) -> tuple[int, ...]:
    """Those of the dice that an effect still reaches, in their order."""
    left = {number for number, _ in reached}
    return tuple(number for number in dice if number in left)


class DealDamage(Procedure):
    """Deal all this damage at once. The outcome is how much was really dealt."""

    __slots__ = ("at", "controller", "instances", "seat", "sort", "used")

    def __init__(self, instances: tuple[Instance, ...], sort: str, controller: int) -> None:
        super().__init__()
        self.instances = instances
        #: COMBAT, or the sort of the ability that deals it.
        self.sort = sort
        self.controller = controller
        #: The player whose reactions are asked for, and the instance that one answers.
        self.seat = NOTHING
        self.at = NOTHING
        #: The reactions used so far: an ability and an instance, once each (gap effects.once-per-event).
        self.used: tuple[tuple[int, int], ...] = ()

    def copy(self) -> DealDamage:
        new = DealDamage(self.instances, self.sort, self.controller)
        new.seat = self.seat
        new.at = self.at
        new.used = self.used
        return self.progress(new)

    def react(self, table: DiceTable) -> Next:
        """Globals that answer damage: the active player's first, each once for each instance (initiative.12)."""
        if not table.globals:
            return None
        if self.seat == NOTHING:
            self.seat = table.active
        if self.answer is not None and self.answer[0] == "react":
            _, ability, at = self.answer
            self.used = (*self.used, (ability, at))
            self.at = at
            return UseReaction(ability, self.seat)
        declined = self.answer is not None
        while True:
            if not declined and self.reactions(table, self.seat):
                return table.ask(self.seat, "ask-react", "initiative.12", ("react", "decline"), self.about())
            if self.seat != table.active:
                return None
            self.seat = 1 - table.active
            declined = False

    def about(self) -> tuple[int, ...]:
        return tuple(recipient for _, recipient, _ in self.instances)

    def reactions(self, table: DiceTable, seat: int) -> list[tuple[int, int]]:
        """The global and the instance of each reaction that a player could pay for now."""
        found = []
        for number in table.globals:
            ability = table.ability(number)
            if ability.trigger is None:
                continue
            for at, (_, recipient, amount) in enumerate(self.instances):
                if amount and (number, at) not in self.used and self.answers(table, ability, recipient, seat):
                    found.append((number, at))
        return [pair for pair in found if can_react(table, pair[0], seat)]

    def answers(self, table: DiceTable, ability: Ability, recipient: int, seat: int) -> bool:
        if isinstance(ability.trigger, WouldBeDamaged):
            return recipient == seat
        if isinstance(ability.trigger, YoursWouldBeDamaged):
            return recipient >= PLAYERS and table.pieces[recipient].controller == seat
        if isinstance(ability.trigger, YourEffectDamages):
            return seat == self.controller and self.sort in (ACTION, GLOBAL)
        return False

    def change(self, at: int, amount: int) -> None:
        """More or less damage in one instance."""
        source, recipient, before = self.instances[at]
        changed = (source, recipient, max(0, before + amount))
        self.instances = (*self.instances[:at], changed, *self.instances[at + 1 :])

    def redirect(self, at: int, amount: int, to: int) -> None:
        """Part of an instance goes to another recipient; its source stays the same (prevent.4, prevent.5)."""
        source, _, before = self.instances[at]
        moved = min(amount, before)
        self.change(at, -moved)
        # The same global does not move the same damage once more (gap effects.reduction).
        self.used = (*self.used, (self.used[-1][0], len(self.instances)))
        self.instances = (*self.instances, (source, to, moved))

    def protect(self, table: DiceTable) -> Next:
        """About to be dealt, wherever it was first aimed: a text may keep its die from it (prevent.5)."""
        if self.result is None:
            return protection(table, self.threats(table))
        reached: tuple[Threat, ...] = self.result
        threats = self.threats(table)
        self.instances = tuple(
            (source, recipient, amount)
            for source, recipient, amount in self.instances
            if (recipient, source) not in threats or (recipient, source) in reached
        )
        return None

    def threats(self, table: DiceTable) -> tuple[Threat, ...]:
        """What each source does to each die that could be kept from it: one effect. The blows of those engaged with a
        die are no effect (gap card.tiger-scope)."""
        found: dict[Threat, None] = {}
        for source, recipient, amount in self.instances:
            if amount and preventing(table, recipient) is not None and not self.is_blow(table, source, recipient):
                found[recipient, source] = None
        return tuple(found)

    def is_blow(self, table: DiceTable, source: int, recipient: int) -> bool:
        """Is it the combat damage of a die engaged with the recipient?"""
        return self.sort == COMBAT and source in table.engaged_with(recipient)

    def reduce(self, table: DiceTable) -> Next:
        """Texts that lower the damage to their die; the blows of several against it add up before that."""
        for together in self.sums(table):
            self.lower(together, reduction(table, self.instances[together[0]][1]))
        return None

    def sums(self, table: DiceTable) -> list[list[int]]:
        """The instances that are reduced as one, of dice whose text reduces damage (turn.attack.damage.7)."""
        found: dict[tuple[int, int], list[int]] = {}
        for at, (source, recipient, amount) in enumerate(self.instances):
            if amount and recipient >= PLAYERS and reduction(table, recipient):
                blow = self.is_blow(table, source, recipient)
                found.setdefault((recipient, NOTHING if blow else at), []).append(at)
        return list(found.values())

    def lower(self, together: list[int], amount: int) -> None:
        """Take so much off the sum of these instances."""
        for at in together:
            taken = min(amount, self.instances[at][2])
            self.change(at, -taken)
            amount -= taken

    def apply(self, table: DiceTable) -> Next:
        """All damage at once; a recipient left with none took none (gap effects.reduction)."""
        by_source: dict[int, list[tuple[int, int]]] = {}
        for source, recipient, amount in self.instances:
            if amount:
                by_source.setdefault(source, []).append((recipient, amount))
                if recipient < PLAYERS:
                    lose_life(table, recipient, amount)
                else:
                    mark_damage(table, recipient, amount)
        rule = "turn.attack.damage.1" if self.sort == COMBAT else "play.3"
        for source, hits in by_source.items():
            subjects = tuple(recipient for recipient, _ in hits)
            amounts = tuple(amount for _, amount in hits)
            table.tell("damage", rule, self.controller, source, subjects, amounts)
        self.outcome = sum(amount for _, _, amount in self.instances)
        check_victory(table)
        return None


DealDamage.steps = (
    ("initiative.12", DealDamage.react),
    ("initiative.5", DealDamage.protect),
    ("prevent.1", DealDamage.reduce),
    ("turn.attack.damage.1", DealDamage.apply),
)


def reduction(table: DiceTable, die: int) -> int:
    """How much the texts of a die take off damage dealt to it."""
    effects = [table.ability(text).clauses[0].effect for text in table.texts(die)]
    return sum(effect.amount for effect in effects if isinstance(effect, ReduceDamage))


def can_react(table: DiceTable, number: int, seat: int) -> bool:
    ability = table.ability(number)
    if ability.cost is not None and not ability.cost.payable(table, seat, NOTHING):
        return False
    return has_targets(table, number, seat)


def has_targets(table: DiceTable, number: int, seat: int) -> bool:
    """Is there a legal target for what the text must choose first (gaps globals.no-target, main.action-no-target)?"""
    frame: Resolve = table.box.frames[number, seat]
    for selector in table.box.targets[number]:
        if not frame.has_candidate(table, selector):
            return False
    return True


class UseReaction(Procedure):
    """Pay for a global that answers damage, and carry it out."""

    __slots__ = ("ability", "seat")

    def __init__(self, ability: int, seat: int) -> None:
        super().__init__()
        self.ability = ability
        self.seat = seat

    def copy(self) -> UseReaction:
        return self.progress(UseReaction(self.ability, self.seat))

    def pay(self, table: DiceTable) -> Next:
        cost = table.ability(self.ability).cost
        if cost is None or self.result is not None:
            return None
        return cost.pay(table, self.seat, NOTHING)

    def carry_out(self, table: DiceTable) -> Next:
        table.tell("global", "initiative.12", self.seat, NOTHING, (), (self.ability,))
        return self.then(Resolve(self.ability, self.seat, NOTHING, number=table.new_number()))


UseReaction.steps = (("turn.main.global.4", UseReaction.pay), ("initiative.12", UseReaction.carry_out))


def check_victory(table: DiceTable) -> None:
    """The game ends the instant a life reaches zero (victory.1): the other player has won (overview.2, play.4)."""
    gone = [seat for seat in (0, 1) if table.life[seat] == 0]
    if len(gone) == 2:
        if table.box.rulings["both-zero"] == "draw":
            table.finish((1, 1), "victory.1")
        else:
            # The opponent's loss is processed first (gap effects.both-zero).
            table.finish(winner(table.active), "initiative.3")
    elif gone:
        table.finish(winner(1 - gone[0]), "victory.1")


def winner(seat: int) -> tuple[int, int]:
    return (1, 2) if seat == 0 else (2, 1)


# -- knock-outs ---------------------------------------------------------------


class KnockOutDice(Procedure):
    """An effect knocks out dice; a text may keep one of them from it. The outcome is how many fell."""

    __slots__ = ("cause", "controller", "dice")

    def __init__(self, dice: tuple[int, ...], controller: int, cause: int) -> None:
        super().__init__()
        self.dice = dice
        self.controller = controller
        self.cause = cause

    def copy(self) -> KnockOutDice:
        return self.progress(KnockOutDice(self.dice, self.controller, self.cause))

    def protect(self, table: DiceTable) -> Next:
        if self.result is None:
            return protection_from(table, self.cause, self.dice)
        self.dice = unprevented(self.dice, self.result)
        return None

    def fall(self, table: DiceTable) -> Next:
        knock_out(table, self.dice, "turn.attack.damage.10", self.controller, self.cause)
        self.outcome = len(self.dice)
        return None


KnockOutDice.steps = (("initiative.5", KnockOutDice.protect), ("turn.attack.damage.10", KnockOutDice.fall))


def knock_out(table: DiceTable, dice: tuple[int, ...], rule: str, seat: int, cause: int) -> None:
    """The dice fall together, each to its owner's prep area (turn.attack.damage.10)."""
    if not dice:
        return
    table.tell("knock-out", rule, seat, cause, dice)
    returning = [number for number in dice if permission(table, "return", number) is not None]
    for number in returning:
        come_back(table, number)
    send(table, [number for number in dice if number not in returning], PREP, rule, seat, cause)


def come_back(table: DiceTable, number: int) -> None:
    """A knocked-out attacker returns to the field, on the level that the text says (gap card.invulnerability)."""
    modifier = permission(table, "return", number)
    assert modifier is not None
    leave_field(table, number)
    die = table.write(number)
    assert isinstance(die, Die)
    face = face_called(table.kind(number).faces, f"level{modifier.amount}")
    if which_area(die.zone) == ATTACK:
        table.lay((number,), area(die.controller, FIELD))
    show(table, number, face, "spin", "turn.attack.damage.10", die.controller, modifier.source)


def falling(table: DiceTable) -> tuple[int, ...]:
    """The characters whose damage has reached their defence; at 0 defence that needs none (bonuses.6)."""
    shrunk = "defence" in table.modifiers and any(each.amount < 0 for each in table.modifiers["defence"])
    found = []
    pieces = table.pieces
    for zone in _FIELDS:
        for number in table.zones[zone]:
            damage = pieces[number].damage
            if (damage or shrunk) and damage >= table.defence_of(number):
                found.append(number)
    return tuple(found)


_FIELDS = tuple(area(seat, which) for seat in (0, 1) for which in (FIELD, ATTACK))


def options_to_react(table: DiceTable, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """The globals with which a player could answer the damage about to be dealt."""
    procedure = table.stack[-1]
    if not isinstance(procedure, DealDamage):
        return []
    return list(dict.fromkeys(ability for ability, _ in procedure.reactions(table, seat)))


def instances_to_react(table: DiceTable, seat: int, chosen: tuple[int, ...]) -> list[int]:
    procedure = table.stack[-1]
    if not isinstance(procedure, DealDamage):
        return []
    return [at for ability, at in procedure.reactions(table, seat) if ability == chosen[0]]


def deciding(table: DiceTable) -> DealDamage | None:
    """The damage that a reaction answers."""
    for procedure in table.innermost():
        if isinstance(procedure, DealDamage):
            return procedure
    return None
