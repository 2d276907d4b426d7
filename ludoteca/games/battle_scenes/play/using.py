"""Using an action (4.6.2): steps A to I, in the book's order.

Everything up to G can be taken back: the procedure then returns to its savepoint (4.6.2.G-2). Only actions that can
be completed are offered, so that nothing is ever taken back in a finished move (gap rollback-preview).
"""

from __future__ import annotations

from ludoteca.core.action import Refusal
from ludoteca.core.course import FAILED
from ludoteca.core.effects import CHOSEN
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.modifiers import ADD, Modifier, permission
from ludoteca.core.picking import series
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.damage_effect import END_OF_ACTION
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, settle
from ludoteca.games.battle_scenes.meaning.triggering import what_was_put_off
from ludoteca.games.battle_scenes.play import cost_of_use, moment_of_use, required_targets, usable
from ludoteca.games.battle_scenes.play.card_choices import PickCards
from ludoteca.games.battle_scenes.play.targets import (
    AIMED,
    Aiming,
    action_of,
    candidates,
    target_frame,
    target_slots,
)
from ludoteca.games.battle_scenes.table.areas import ASIDE, RESOURCES
from ludoteca.games.battle_scenes.table.deck import put_in_deck, set_aside
from ludoteca.games.battle_scenes.table.kinds import X_COST, Mode, PrintedAction
from ludoteca.games.battle_scenes.table.shields import FUNCTIONING
from ludoteca.games.battle_scenes.table.stages import exhaust
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.parts import selectors_of
from ludoteca.games.battle_scenes.text.terms import TARGET, Repeatable, Step


class UseAction(Procedure):
    """4.6.2: a character uses an action."""

    __slots__ = ("aiming", "aside", "card", "cost", "mode", "outer", "paid", "seat", "slots", "user", "voided", "x")

    def __init__(self, seat: int, user: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.user = user
        self.card = card
        #: Which of the action's modes; the first where it has but one (B-2).
        self.mode = 0
        self.x = NOTHING
        #: What the action costs, once that is settled; paid or not, it is the action's cost (E.1-5).
        self.cost: int | None = None
        #: The targets chosen so far for the selector at hand, and those of the selectors before it, by slot.
        self.aiming: tuple[int, ...] = ()
        self.slots: tuple[tuple[int, ...], ...] = ()
        #: What the costs have bound, by slot: "o alter ego escolhido".
        self.paid: tuple[tuple[int, ...], ...] = ()
        #: The cards set aside by Clairvoyance.
        self.aside: tuple[int, ...] = ()
        #: An effect in step H said that the action has no effect (gap voided-action).
        self.voided = False
        #: The use of an action whose effect has this one used, by its place among those of the turn.
        self.outer = NOTHING

    def copy(self) -> UseAction:
        new = UseAction(self.seat, self.user, self.card)
        new.mode = self.mode
        new.x = self.x
        new.cost = self.cost
        new.aiming = self.aiming
        new.slots = self.slots
        new.paid = self.paid
        new.aside = self.aside
        new.voided = self.voided
        new.outer = self.outer
        return self.progress(new)

    # -- reading --

    def action(self, table: BattleTable) -> PrintedAction:
        return action_of(table, self.card)

    def chosen_mode(self, table: BattleTable) -> Mode:
        return self.action(table).modes[self.mode]

    def targets(self) -> tuple[int, ...]:
        return tuple(number for slot in self.slots for number in slot)

    def frame(self, table: BattleTable) -> ResolveEffect:
        frame = target_frame(table, self.seat, self.user, self.card, self.chosen_mode(table), self.x)
        frame.slots = self.paid
        slots = target_slots(self.chosen_mode(table))
        for selector, targets in zip(slots, self.slots, strict=False):
            frame.bind(selector.slot, targets)
        return frame

    # -- A to D --

    def declare(self, table: BattleTable) -> Next:
        table.attempt()
        return None

    def choose_mode(self, table: BattleTable) -> Next:
        """B: only modes that can be completed (4.6.2.B-2)."""
        if self.answer is not None:
            self.mode = int(self.answer[1]) - 1
        elif len(self.action(table).modes) > 1:
            if not self.modes(table):
                table.give_up("4.6.2.G-2", self.seat)
                return None
            return table.ask(self.seat, "ask-mode", "4.6.2.B-1", ("pick",), (self.card,))
        return None

    def modes(self, table: BattleTable) -> tuple[str, ...]:
        if self.step_name() == "set_x":
            return tuple(
                str(x) for x in cost_of_use.payable_stages(table, self.user, self.card, self.chosen_mode(table))
            )
        every = list(enumerate(self.action(table).modes, 1))
        found = [
            number for number, _ in every if usable.may_use_in_mode(table, self.seat, self.user, self.card, number - 1)
        ]
        held = [number for number in found if self.is_open(table, number)]
        return tuple(str(number) for number in held or found)

    def refusal_of_mode(self, table: BattleTable, value: str) -> Refusal:
        """Why a mode, or a value of X, may not be chosen."""
        if self.step_name() == "set_x":
            x = int(value) if value.isdigit() else NOTHING
            refused = usable.VALUE_OF_X.refusal(table, self.seat, (self.user, self.card, self.mode, x))
            return refused or super().refusal_of_mode(table, value)
        known = [str(number) for number, _ in enumerate(self.action(table).modes, 1)]
        refused = None
        if value in known:
            refused = usable.refusal_in_mode(table, self.seat, self.user, self.card, known.index(value))
        return refused or Refusal("4.6.2.B-1", "refusal-no-mode", self.card)

    def is_open(self, table: BattleTable, option: int) -> bool:
        """A mode under a condition that does not hold is none; what it says of its targets is asked later."""
        mode = self.action(table).modes[option - 1]
        frame = target_frame(table, self.seat, self.user, self.card, mode)
        conditions = (each.condition for each in mode.text.clauses if isinstance(each, Step) and each.option == option)
        condition = next(conditions, None)
        spoken = condition is not None and any(each.how in (TARGET, CHOSEN) for each in selectors_of(condition))
        return condition is None or spoken or condition.holds(table, frame)

    def check(self, table: BattleTable) -> Next:
        """C and D: what is required of the character and of the action, and what effects forbid."""
        known = self.card in moment_of_use.cards_with_actions(table, self.user)
        if not known or not usable.may_use_in_mode(table, self.seat, self.user, self.card, self.mode):
            table.give_up("4.6.2.G-2", self.seat)
        return None

    # -- E: costs --

    def set_x(self, table: BattleTable) -> Next:
        if self.action(table).cost != X_COST and not self.action(table).chosen_x:
            return None
        if self.answer is None:
            return table.ask(self.seat, "ask-x", "4.6.2.E.1-2", ("pick",), (self.card,))
        self.x = int(self.answer[1])
        return None

    def exhaust(self, table: BattleTable) -> Next:
        """E.1: the exhaustion cost, unless an effect lets the action be used without paying it (E.1-5,
        4.6.2.E.1-5)."""
        cost = cost_of_use.cost_as_told(table, self.user, self.card, self.x)
        if cost != NOTHING and permission(table, "free", self.user, self.card) is None:
            exhaust(table, self.user, cost, "4.6.2.E.1-3", self.seat, self.card)
        self.cost = cost
        return None

    def cosmic_energy(self, table: BattleTable) -> Next:
        """E.2.1: cards from the resources go under the deck, in the order that the player likes."""
        count = cost_of_use.cosmic_of(table, self.frame(table))
        if not count:
            return None
        if self.result is None:
            pool = table.cards(self.seat, RESOURCES)
            return PickCards(self.seat, pool, count, count, "ask-cosmic", "7.1.energia-cosmica", ordered=True)
        put_in_deck(table, self.result, False, "7.1.energia-cosmica", self.seat, self.card)
        return None

    def additional_costs(self, table: BattleTable) -> Next:
        """E.2: all of them, in printed order; one that is not paid undoes everything (G-2)."""
        if self.action(table).costs is None:
            return None
        if self.result is None:
            return cost_of_use.payment(table, self.seat, self.user, self.card, self.x)
        if self.result == FAILED:
            table.give_up("4.6.2.G-2", self.seat)
        elif isinstance(self.result, tuple):
            self.paid = self.result
        return None

    def is_paying(self) -> bool:
        """Are its costs being paid now (step E)?"""
        return self.steps[self.step][1] in PAID

    # -- F: targets --

    def choose_targets(self, table: BattleTable) -> Next:
        """F: one target after the other, for each that the mode names."""
        if self.answer is not None:
            if self.answer[0] == "enough":
                self.close_slot()
            else:
                self.aiming = (*self.aiming, self.answer[1])
        slots = target_slots(self.chosen_mode(table))
        while len(self.slots) < len(slots):
            selector = slots[len(self.slots)]
            if len(self.aiming) >= selector.count.count(table, self.frame(table)) or not self.choices(table):
                self.close_slot()
                continue
            enough = selector.up_to and len(self.aiming) > 0 and not self.still_demanded(table)
            picked = series("choose", self.aiming)
            verbs = ("choose", "enough") if enough else ("choose",)
            return table.ask(self.seat, "ask-target", "4.6.2.F", verbs, (self.card,), picked)
        return self.aim(table)

    def close_slot(self) -> None:
        self.slots = (*self.slots, self.aiming)
        self.aiming = ()

    def choices(self, table: BattleTable) -> list[int]:
        """What may be the next target; those that must be targets come first (F.2.1)."""
        chosen = self.chosen_targets()
        aims = self.aims(table)
        selector = target_slots(self.chosen_mode(table))[len(self.slots)]
        again = Repeatable() in selector.filters
        found = [number for number in aims[0][0] if again or number not in chosen]
        if not required_targets.is_limited(table):
            return found
        use = self.use(table, chosen)
        wanted = [number for group in self.still_demanded(table) for number in group if number in found]
        return [n for n in wanted or found if required_targets.leaves_room(table, use, aims, chosen, n)]

    def chosen_targets(self) -> tuple[int, ...]:
        return (*self.targets(), *self.aiming)

    def use(self, table: BattleTable, targets: tuple[int, ...]) -> Event:
        cost = cost_of_use.cost_as_told(table, self.user, self.card, self.x) if self.cost is None else self.cost
        return required_targets.use_of(self.user, self.card, self.mode, cost, targets)

    def aims(self, table: BattleTable) -> list[required_targets.Aim]:
        """What the selector at hand and those after it may still be given."""
        frame = self.frame(table)
        left = target_slots(self.chosen_mode(table))[len(self.slots) :]
        found: list[required_targets.Aim] = []
        for selector in left:
            room = max(1, selector.count.count(table, frame)) - (0 if found else len(self.aiming))
            found.append((candidates(table, frame, selector, self.user, self.card), room))
            if not required_targets.is_limited(table):
                break
        return found

    def still_demanded(self, table: BattleTable) -> list[required_targets.Group]:
        if not required_targets.is_limited(table):
            return []
        chosen = self.chosen_targets()
        return required_targets.unmet(
            required_targets.demanded(table, self.use(table, chosen), self.aims(table)), chosen
        )

    def refusal_of(self, table: BattleTable, number: int) -> Refusal:
        selector = target_slots(self.chosen_mode(table))[len(self.slots)]
        use = self.use(table, self.chosen_targets())
        aiming = Aiming(self.frame(table), selector, use, self.aims(table))
        return AIMED.refusal(table, self.seat, (aiming, number)) or super().refusal_of(table, number)

    def aim(self, table: BattleTable) -> Next:
        """With all targets chosen, those that had to be among them are; then effects may change them."""
        if target_slots(self.chosen_mode(table)):
            if not self.targets() or self.still_demanded(table):
                table.give_up("4.6.2.G-2", self.seat)
                return None
            if required_targets.RETARGET in table.modifiers:
                self.retarget(table)
            table.tell("target", "4.6.2.F", self.seat, self.user, self.targets(), (self.card,))
        return None

    def retarget(self, table: BattleTable) -> None:
        """ "Terão aquele personagem como alvo", if the action may have him as that target (gap retarget)."""
        for modifier in table.modifiers[required_targets.RETARGET]:
            for old, new in table.box.retargets(table, modifier, self.use(table, self.targets())):
                for at, selector in enumerate(target_slots(self.chosen_mode(table))):
                    fitting = candidates(table, self.frame(table), selector, self.user, self.card)
                    if old in self.slots[at] and new in fitting and new not in self.targets():
                        changed = tuple(new if number == old else number for number in self.slots[at])
                        self.slots = (*self.slots[:at], changed, *self.slots[at + 1 :])

    # -- G to I --

    def pending_effects(self, table: BattleTable) -> Next:
        """G: the action can no longer fail; what the earlier steps raised is resolved."""
        table.succeed()
        return self.then(settle(table))

    def used(self, table: BattleTable) -> Next:
        """H: the action counts as used; what waits for that is resolved before its effect."""
        action = self.action(table)
        if table.is_base(self.user):
            self.spend_permission(table)
            piece = table.write(self.user)
            piece.used = (*piece.used, action.name)
        assert self.cost is not None, "what the action costs was settled in step E"
        values = (self.card, self.mode, self.cost, *self.targets())
        use = Event("use", "4.6.2.H", self.seat, self.user, (self.user,), values)
        table.uses = (*table.uses, use)
        self.outer = table.acting
        table.acting = len(table.uses) - 1
        first, second = table.actions_used
        table.actions_used = (first + 1, second) if self.seat == 0 else (first, second + 1)
        if self.seat not in table.singular and moment_of_use.is_singular(table, self.user, self.card):
            table.singular = (*table.singular, self.seat)
        if self.chosen_mode(table).damages:
            self.spend_boosts(table)
        if table.box.heeds_uses:
            table.update()
        if table.log is not None or use.kind in table.box.awaited:
            table.happened(use)
        return self.then(settle(table))

    def spend_permission(self, table: BattleTable) -> None:
        """What lets this action be used beyond the limit of C.4 serves once (gap extra-action-scope)."""
        if not moment_of_use.has_used_all(table, self.user):
            return
        table.write(self.user).extra += 1
        if permission(table, moment_of_use.REPEATEDLY, self.user, self.card) is not None:
            return
        spent = moment_of_use.one_more(table, self.user, self.card)
        assert spent is not None, "an action beyond the limit is used by somebody's leave"
        if spent.until == FUNCTIONING:
            table.count_use(self.user, spent.ability)
            return
        for question, modifiers in list(table.modifiers.items()):
            if any(modifier.number == spent.number for modifier in modifiers):
                table.keep_modifiers(question, tuple(each for each in modifiers if each.number != spent.number))

    def spend_boosts(self, table: BattleTable) -> None:
        """Boost serves this action alone: more damage to each of its targets (7.2.potencializar-2)."""
        for base, points, source, seat in table.boosts:
            if base == self.user and self.targets():
                number = table.new_number()
                table.begin(
                    Modifier(
                        number, "damage", ADD, points, self.targets(), source, seat, END_OF_ACTION, other=self.card
                    )
                )
        table.boosts = tuple(boost for boost in table.boosts if boost[0] != self.user)

    def set_aside(self, table: BattleTable) -> Next:
        """At the start of the effect of an action with Clairvoyance: look, and reveal as many as you like
        (10.clarividencia)."""
        if self.result is not None:
            if self.result:
                table.reveal(self.result, "7.1.clarividencia-1", self.seat)
                table.revealed = self.result
                table.tell("foresee", "7.1.clarividencia-1", self.seat, self.user, self.result, (self.card,))
            return self.then(settle(table))
        if self.voided:
            self.go_on_after("put_back")
            return None
        count = cost_of_use.clairvoyance_of(table, self.frame(table))
        if count:
            self.aside = set_aside(table, self.seat, count, "7.1.clarividencia-1", self.card)
            return PickCards(self.seat, self.aside, 0, len(self.aside), "ask-reveal", "7.1.clarividencia-1")
        return None

    def effect(self, table: BattleTable) -> Next:
        """I: the procedures of the effect, in the card's order, with pauses between them (10.efeito-da-acao)."""
        return self.then(self.frame(table))

    def put_back(self, table: BattleTable) -> Next:
        """At the end the cards set aside return to the top of the deck, in any order (7.1.clarividencia-2)."""
        left = tuple(card for card in table.cards(self.seat, ASIDE) if card in self.aside)
        if not left:
            return None
        if self.result is None:
            return PickCards(
                self.seat, left, len(left), len(left), "ask-order-top", "7.1.clarividencia-2", ordered=True
            )
        put_in_deck(table, self.result, True, "7.1.clarividencia-2", self.seat, self.card)
        return None

    def after(self, table: BattleTable) -> Next:
        """What waits for the end of the action (gap after-action)."""
        table.end_effects(END_OF_ACTION)
        table.revealed = ()
        table.spent = ()
        what_was_put_off(table, "action")
        table.tell("after", "4.6.2.I-2", self.seat, self.user, (self.user,), (self.card,))
        table.acting = self.outer
        return self.then(settle(table))


UseAction.steps = (
    ("4.6.2.A", UseAction.declare),
    ("4.6.2.B-1", UseAction.choose_mode),
    ("4.6.2.C", UseAction.check),
    ("4.6.2.E.1-2", UseAction.set_x),
    ("4.6.2.E.1-3", UseAction.exhaust),
    ("4.6.2.E.2.1", UseAction.cosmic_energy),
    ("4.6.2.E.2-2", UseAction.additional_costs),
    ("4.6.2.F", UseAction.choose_targets),
    ("4.6.2.G-1", UseAction.pending_effects),
    ("4.6.2.H", UseAction.used),
    ("7.1.clarividencia-1", UseAction.set_aside),
    ("4.6.2.I-1", UseAction.effect),
    ("7.1.clarividencia-2", UseAction.put_back),
    ("4.6.2.I-2", UseAction.after),
)

#: The steps in which costs are paid (4.6.2.E.1, 4.6.2.E.2).
PAID = (UseAction.exhaust, UseAction.cosmic_energy, UseAction.additional_costs)
