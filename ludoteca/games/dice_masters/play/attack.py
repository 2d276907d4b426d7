"""The Attack Step: attackers; blockers; actions and globals; damage (turn.attack.4)."""

from __future__ import annotations

from ludoteca.core.decision import Decision, Option
from ludoteca.core.modifiers import denial, permission
from ludoteca.core.picking import series
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.dice_masters.meaning.resolution import settle
from ludoteca.games.dice_masters.play.attack_verbs import demands, most_blocks
from ludoteca.games.dice_masters.play.damage import COMBAT, DealDamage, Instance
from ludoteca.games.dice_masters.play.main import Window
from ludoteca.games.dice_masters.table.areas import ATTACK, FIELD, area
from ludoteca.games.dice_masters.table.dice import Die
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.table.verbs import shift


class AttackStep(Procedure):
    """Etapa de Ataque: it begins when the main step is over (turn.attack.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> AttackStep:
        return self.progress(AttackStep(self.seat))

    def declare_attackers(self, table: DiceTable) -> Next:
        """With no attackers the turn ends there and nobody may use globals (turn.attack.declare.3,
        example.play.miguel2)."""
        if self.result is None and table.zones[area(self.seat, FIELD)]:
            table.in_attack = True
            return DeclareAttackers(self.seat)
        if not table.attackers():
            self.end(table)
            self.stop()
        return None

    def attack_effects(self, table: DiceTable) -> Next:
        """The effects of attacking, before any blocking (turn.attack.declare.4)."""
        return self.then(settle(table))

    def declare_blockers(self, table: DiceTable) -> Next:
        return self.then(DeclareBlockers(1 - self.seat))

    def block_effects(self, table: DiceTable) -> Next:
        """The effects of blocking and of being blocked, the attacker's first (turn.attack.block.5,
        turn.attack.block.6)."""
        return self.then(settle(table))

    def actions_and_globals(self, table: DiceTable) -> Next:
        return self.then(ActionsAndGlobals(self.seat))

    def damage(self, table: DiceTable) -> Next:
        return self.then(CombatDamage(self.seat))

    def damage_effects(self, table: DiceTable) -> Next:
        """Knock-outs, then the effects of damage and knock-outs (turn.attack.damage.9, .11)."""
        return self.then(settle(table))

    def end(self, table: DiceTable) -> Next:
        table.in_attack = False
        return None


AttackStep.steps = (
    ("turn.attack.declare.1", AttackStep.declare_attackers),
    ("turn.attack.declare.4", AttackStep.attack_effects),
    ("turn.attack.block.1", AttackStep.declare_blockers),
    ("turn.attack.block.5", AttackStep.block_effects),
    ("turn.attack.actions.1", AttackStep.actions_and_globals),
    ("turn.attack.damage.1", AttackStep.damage),
    ("turn.attack.damage.11", AttackStep.damage_effects),
    ("turn.attack.damage.12", AttackStep.end),
)


class DeclareAttackers(Procedure):
    """The player whose turn it is picks all, some or none of his characters (turn.attack.declare.1,
    example.combat.1)."""

    __slots__ = ("picked", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.picked: tuple[int, ...] = ()

    def copy(self) -> DeclareAttackers:
        new = DeclareAttackers(self.seat)
        new.picked = self.picked
        return self.progress(new)

    def pick(self, table: DiceTable) -> Next:
        if self.answer is not None:
            if self.answer[0] == "done":
                return None
            self.picked = (*self.picked, self.answer[1])
        picked = series("attack", self.picked)
        return table.ask(self.seat, "ask-attack", "turn.attack.declare.1", ("done", "attack"), (), picked)

    def offered(self, table: DiceTable) -> list[int]:
        pieces = table.pieces
        field = table.zones[area(self.seat, FIELD)]
        controlling = {pieces[number].link for number in field}
        dice = [number for number in field if number not in controlling]
        return table.without_repeats(in_order(table, dice, self.picked))

    def complete(self, table: DiceTable) -> bool:
        return True

    def move(self, table: DiceTable) -> Next:
        """They go to the attack zone, at no cost; that is not being fielded (turn.attack.declare.2, active.4,
        areas.attack.1)."""
        if self.picked:
            shift(table, self.picked, area(self.seat, ATTACK), "turn.attack.declare.2", self.seat)
            table.tell("attack", "turn.attack.declare.1", self.seat, subjects=self.picked)
        return None


DeclareAttackers.steps = (
    ("turn.attack.declare.1", DeclareAttackers.pick),
    ("turn.attack.declare.2", DeclareAttackers.move),
)


def in_order(table: DiceTable, dice: list[int], picked: tuple[int, ...]) -> list[int]:
    """Dice in one fixed order, those behind the last one picked."""
    pieces = table.pieces
    keys = [(pieces[number].kind, pieces[number].face, pieces[number].damage, number) for number in dice]
    ordered = [key[-1] for key in sorted(keys)]
    return ordered[ordered.index(picked[-1]) + 1 :] if picked else ordered


class DeclareBlockers(Procedure):
    """The opponent names, for each blocker, the attacker it blocks (turn.attack.block.1)."""

    __slots__ = ("pairs", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.pairs: tuple[tuple[int, int], ...] = ()

    def copy(self) -> DeclareBlockers:
        new = DeclareBlockers(self.seat)
        new.pairs = self.pairs
        return self.progress(new)

    def pick(self, table: DiceTable) -> Next:
        if self.answer is not None:
            if self.answer[0] == "done":
                return None
            self.pairs = (*self.pairs, (self.answer[1], self.answer[2]))
        series: tuple[Option, ...] = tuple(("block", *pair) for pair in self.pairs)
        return table.ask(self.seat, "ask-block", "turn.attack.block.1", ("done", "block"), (), series)

    def offered(self, table: DiceTable) -> list[int]:
        """The dice that may still block; one that must block is not passed over."""
        picked = tuple(blocker for blocker, _ in self.pairs)
        dice = in_order(table, list(table.zones[area(self.seat, FIELD)]), picked)
        dice = [number for number in dice if denial(table, "block", number) is None]
        dice = table.without_repeats(dice)
        if picked and picked.count(picked[-1]) < min(most_blocks(table, picked[-1]), len(table.attackers())):
            dice = [picked[-1], *dice]
        if "must-block" in table.modifiers:
            for at, number in enumerate(dice):
                if demands(table, number):
                    return dice[: at + 1]
        return dice

    def complete(self, table: DiceTable) -> bool:
        """Nobody is left who must block."""
        return not any(demands(table, number) for number in self.offered(table))

    def move(self, table: DiceTable) -> Next:
        """Blockers go to the attack zone too (areas.attack.1); several may stand against one attacker
        (turn.attack.block.4)."""
        if not self.pairs:
            return None
        blockers = tuple(blocker for blocker, _ in self.pairs)
        shift(table, tuple(dict.fromkeys(blockers)), area(self.seat, ATTACK), "turn.attack.block.1", self.seat)
        for blocker, attacker in self.pairs:
            die: Die = table.write(blocker)
            die.blocks = (*die.blocks, attacker)
            table.write(attacker).blocked = True
        attackers = tuple(attacker for _, attacker in self.pairs)
        table.tell("block", "turn.attack.block.1", self.seat, subjects=blockers, values=attackers)
        return None


DeclareBlockers.steps = (
    ("turn.attack.block.1", DeclareBlockers.pick),
    ("turn.attack.block.1", DeclareBlockers.move),
)


class ActionsAndGlobals(Window):
    """After blocks the attacker uses action dice and globals; the defender only globals (turn.attack.actions.1).

    The attacker may still use his actions (turn.attack.2); the globals of both that answer no event have waited for
    this moment (turn.attack.3, globals.1). When neither has more to use, damage follows (turn.attack.actions.3).
    """

    __slots__ = ()

    verbs = ("pass", "use", "global", "group")
    question = "ask-actions"

    def copy(self) -> ActionsAndGlobals:
        new = ActionsAndGlobals(self.seat)
        self.copy_window(new)
        return self.progress(new)


ActionsAndGlobals.steps = (
    ("turn.attack.actions.1", ActionsAndGlobals.act),
    ("turn.attack.actions.2", ActionsAndGlobals.offer),
)


class CombatDamage(Procedure):
    """Both sides assign their damage, the attacker first (turn.attack.damage.2); then all of it is dealt at once (gap
    attack.assignment)."""

    __slots__ = ("at", "instances", "parts", "seat", "striker")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.instances: tuple[Instance, ...] = ()
        #: How many dice have struck, the one at hand, and what it has assigned to its opponents so far.
        self.at = 0
        self.striker = NONE
        self.parts: tuple[int, ...] = ()

    def copy(self) -> CombatDamage:
        new = CombatDamage(self.seat)
        new.instances = self.instances
        new.at = self.at
        new.striker = self.striker
        new.parts = self.parts
        return self.progress(new)

    def assign(self, table: DiceTable) -> Next:
        """Each attacker's: to the player if unblocked, else among its blockers (turn.attack.damage.3, .4, .12).

        So every block that the defender can choose has its own outcome (example.play.eric4-2).
        """
        if self.answer is not None:
            self.parts = (*self.parts, self.answer[1])
        attackers = table.attackers()
        while self.at < len(attackers):
            attacker = attackers[self.at]
            blockers = table.blockers_of(attacker)
            if len(blockers) > 1 and self.divides(table, attacker, blockers):
                question = self.divide(table, self.seat, attacker, blockers, "turn.attack.damage.4")
                if question is not None:
                    return question
            else:
                self.strike_at_once(table, attacker, blockers)
            self.at += 1
        self.at = 0
        return None

    def divide(self, table: DiceTable, seat: int, striker: int, others: tuple[int, ...], rule: str) -> Decision | None:
        """Ask how much each of the others gets; the last one gets the rest (glossary.assign)."""
        self.striker = striker
        if len(self.parts) < len(others) - 1:
            about = (striker, others[len(self.parts)])
            picked = series("assign", self.parts)
            return table.ask(seat, "ask-assign", rule, ("assign",), about, picked)
        self.strike(striker, others, (*self.parts, table.attack_of(striker) - sum(self.parts)))
        self.parts = ()
        return None

    def divides(self, table: DiceTable, attacker: int, blockers: tuple[int, ...]) -> bool:
        """Is there a choice how to divide the damage among the blockers?"""
        if not deals_damage(table, attacker) or strikes_player(table, attacker):
            return False
        return table.attack_of(attacker) > 0 and not self.overflows(table, attacker, blockers)

    def overflows(self, table: DiceTable, attacker: int, blockers: tuple[int, ...]) -> bool:
        """Excess damage goes to the player once every blocker is assigned enough to fall (gap card.thrown-car)."""
        if permission(table, "excess", attacker) is None:
            return False
        return table.attack_of(attacker) >= sum(needed(table, blocker) for blocker in blockers)

    def amounts(self, table: DiceTable) -> range:
        """Any split is legal, also 0 on some and more than needed on others (gap attack.assignment)."""
        return range(table.attack_of(self.striker) - sum(self.parts) + 1)

    def strike_at_once(self, table: DiceTable, attacker: int, blockers: tuple[int, ...]) -> None:
        """The cases in which there is nothing to divide; what exceeds a defence is lost, unless a text says otherwise
        (turn.attack.damage.8)."""
        if not deals_damage(table, attacker):
            return
        attack = table.attack_of(attacker)
        defender = 1 - self.seat
        if strikes_player(table, attacker) or not table.pieces[attacker].blocked:
            self.strike(attacker, (defender,), (attack,))
        elif self.overflows(table, attacker, blockers):
            parts = tuple(needed(table, blocker) for blocker in blockers)
            self.strike(attacker, (*blockers, defender), (*parts, attack - sum(parts)))
        elif blockers:
            self.strike(attacker, blockers[:1], (attack,))

    def strike(self, source: int, recipients: tuple[int, ...], parts: tuple[int, ...]) -> None:
        for recipient, amount in zip(recipients, parts, strict=True):
            if amount:
                self.instances = (*self.instances, (source, recipient, amount))

    def answer_blows(self, table: DiceTable) -> Next:
        """Each blocker's damage goes to the attacker it blocks, or is divided (turn.attack.damage.5, .6, .7)."""
        if self.answer is not None:
            self.parts = (*self.parts, self.answer[1])
        blockers = table.zones[area(1 - self.seat, ATTACK)]
        while self.at < len(blockers):
            blocker = blockers[self.at]
            attack = table.attack_of(blocker) if deals_damage(table, blocker) else 0
            targets = table.engaged_with(blocker)
            if attack and targets:
                question = self.divide(table, 1 - self.seat, blocker, targets, "turn.attack.damage.6")
                if question is not None:
                    return question
            self.at += 1
        return None

    def deal(self, table: DiceTable) -> Next:
        """Everything that was assigned, on both sides, at the same time (example.combat.10)."""
        return self.then(DealDamage(self.instances, COMBAT, self.seat)) if self.instances else None


CombatDamage.steps = (
    ("turn.attack.damage.3", CombatDamage.assign),
    ("turn.attack.damage.5", CombatDamage.answer_blows),
    ("turn.attack.damage.1", CombatDamage.deal),
)


def needed(table: DiceTable, number: int) -> int:
    """What still has to be dealt to knock a die out."""
    damage: int = table.pieces[number].damage
    return max(0, table.defence_of(number) - damage)


def deals_damage(table: DiceTable, number: int) -> bool:
    return denial(table, "deal-damage", number) is None


def strikes_player(table: DiceTable, number: int) -> bool:
    return permission(table, "strike-player", number) is not None
