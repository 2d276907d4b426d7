"""Damage (4.8): one procedure for each destination, from the initial value to the cards unloaded.

A determine, B add and subtract, C multiply and divide, D fix; E redirect, F calculate again with what has not been
applied yet; then the Shield absorbs and the rest unloads cards. Each modifier and each redirection acts at most once.
"""

from __future__ import annotations

from ludoteca.core.events import NOTHING, Event
from ludoteca.core.modifiers import ADD, FIX, MULTIPLY, applying
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.damage_effect import DIVIDE, PIERCE, REDIRECT, Change, changes_by_modifiers
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, settle
from ludoteca.games.battle_scenes.meaning.texts_elsewhere import AnswerFromHand
from ludoteca.games.battle_scenes.meaning.triggering import wait
from ludoteca.games.battle_scenes.play.card_choices import PickCards
from ludoteca.games.battle_scenes.table import loading, shields
from ludoteca.games.battle_scenes.table.areas import SCENE
from ludoteca.games.battle_scenes.table.shields import Key
from ludoteca.games.battle_scenes.table.table import BattleTable

#: The question who picks the cards that damage of no action unloads.
PICK_UNLOADED = "pick-unloaded"


class DealDamage(Procedure):
    """4.8.3: damage from one source to one destination. The outcome is the damage really dealt (7.3.destino,
    7.3.fonte)."""

    __slots__ = (
        "absorbed",
        "applied",
        "claimed",
        "controller",
        "destination",
        "initial",
        "parts",
        "piercing",
        "redirected",
        "rest",
        "route",
        "sender",
        "source",
        "targeted",
        "use",
        "value",
    )

    def __init__(
        self,
        source: int,
        destination: int,
        initial: int,
        controller: int,
        piercing: bool = False,
        use: int = NOTHING,
        targeted: bool = False,
    ) -> None:
        super().__init__()
        #: What the text names before "deals damage"; for an action, the character that used it (4.8.5-2).
        self.source = source
        self.destination = destination
        self.initial = initial
        self.controller = controller
        self.piercing = piercing
        #: The card with the action, where an action deals the damage.
        self.use = use
        #: The destination is a target of the action.
        self.targeted = targeted
        self.value = initial
        #: The modifiers that have acted, and the redirections that have triggered (4.8.3.1.F-2, 4.8.3.1-2).
        self.applied: tuple[Key, ...] = ()
        self.redirected: tuple[Key, ...] = ()
        #: The effects that help against one target alone, and do so against this one.
        self.claimed: tuple[Key, ...] = ()
        #: The calculation as it went: the step, the card responsible, the value after it.
        self.parts: tuple[tuple[str, int, int], ...] = ()
        #: The destinations, one after the other.
        self.route: tuple[int, ...] = (destination,)
        #: The card whose effect is about to redirect the damage.
        self.sender = NOTHING
        #: What the Shield has taken of it, and how many cards are still to be unloaded.
        self.absorbed = 0
        self.rest = 0

    def copy(self) -> DealDamage:
        new = DealDamage(
            self.source, self.destination, self.initial, self.controller, self.piercing, self.use, self.targeted
        )
        new.value = self.value
        new.applied = self.applied
        new.claimed = self.claimed
        new.redirected = self.redirected
        new.parts = self.parts
        new.route = self.route
        new.sender = self.sender
        new.absorbed = self.absorbed
        new.rest = self.rest
        return self.progress(new)

    # -- the calculation --

    def initial_damage(self, table: BattleTable) -> Next:
        """A: what the text says; a base card that has left the scene takes nothing (gap target-lost)."""
        if not table.is_base(self.destination):
            self.stop()
            self.outcome = 0
        self.note("A", self.source)
        return None

    def claim(self, table: BattleTable) -> Next:
        """ "Em um de seus alvos": the controller says at each target whether it is this one, and at the last it is."""
        for change in self.fresh(table, (ADD, PIERCE)):
            if not change.one or change.key in self.claimed:
                continue
            if self.answer is None and self.more_targets(table):
                about = (self.destination, change.source)
                return table.ask(change.controller, "ask-claim", "4.8.3.B", ("accept", "decline"), about)
            if self.answer is not None and self.answer[0] == "decline":
                self.applied += (change.key,)
            else:
                self.claimed += (change.key,)
                table.spent = (*table.spent, change.key)
            self.answer = None
        return None

    def more_targets(self, table: BattleTable) -> bool:
        """Does the same effect still deal damage to another target after this one?"""
        several = [each for each in table.stack if isinstance(each, DealSeveral)]
        return bool(several) and any(hit[3] for hit in several[-1].hits)

    def sums(self, table: BattleTable) -> Next:
        """B: additions and subtractions, even to an initial value of 0 (4.8.3.A-2, 4.8.2-3, 4.8.3-2)."""
        for change in self.fresh(table, (ADD, PIERCE)):
            self.value += change.amount
            if change.operation == PIERCE:
                self.piercing = True
            self.apply(table, "B", change)
        return None

    def products(self, table: BattleTable) -> Next:
        """C: multiplications, then divisions, each rounded as its text says."""
        changes = self.fresh(table, (MULTIPLY, DIVIDE))
        for change in changes:
            if change.operation == MULTIPLY:
                self.value *= change.amount
                self.apply(table, "C", change)
        for change in changes:
            if change.operation == DIVIDE and self.value > 0:
                self.value = -(-self.value // change.amount) if change.up else self.value // change.amount
                self.apply(table, "C", change)
        return None

    def answer_from_hand(self, table: BattleTable) -> Next:
        """Cards in hand may answer damage that is about to be dealt (5.2.1-1, 5.2.1-ex1)."""
        if self.value <= 0 or not table.box.would_from_hand:
            return None
        invited = table.box.would_invite(table, self)
        return self.then(AnswerFromHand(invited) if invited else None)

    def resolve_answers(self, table: BattleTable) -> Next:
        return self.then(settle(table)) if table.box.would_from_hand else None

    def fixed_values(self, table: BattleTable) -> Next:
        """D: all fixed values trigger together if there is damage; the active player orders them (4.8.3.D-3)."""
        if self.value <= 0:
            # The source deals no damage: nothing of this step triggers.
            return self.deal_nothing(table, "4.8.3.D-2")
        changes = self.fresh(table, (FIX,))
        if self.answer is None and len({change.amount for change in changes}) > 1:
            return table.ask(table.active_player(), "ask-fixed-order", "4.8.3.D-3", ("choose",), (self.destination,))
        chosen = [change for change in changes if self.answer is None or change.source == self.answer[1]]
        for change in chosen:
            self.value = change.amount
            self.apply(table, "D", change)
        others = [change for change in changes if change not in chosen]
        if self.value <= 0:
            # Those that come after the damage became 0 have triggered all the same (gap step-d-consumed).
            for change in others:
                self.apply(table, "D", change)
            return self.deal_nothing(table, "4.8.3.D-4")
        if others:
            self.go_on_after("resolve_answers")
        return None

    def deal_nothing(self, table: BattleTable, rule: str) -> Next:
        """Towards this destination the action has dealt no damage (4.8.3-3)."""
        self.outcome = 0
        self.tell_calculation(table, rule)
        self.stop()
        return None

    def tell_calculation(self, table: BattleTable, rule: str = "4.8.3-1") -> None:
        """How the damage was reckoned, as an event: where it went, and each step with its card and its value."""
        if table.log is not None:
            steps = tuple(each for step, source, value in self.parts for each in (ord(step), source, value))
            table.tell("calculation", rule, self.controller, self.source, self.route, steps)

    def redirect(self, table: BattleTable) -> Next:
        """E: of several effects that would move the damage, the active player says which does (4.8.3.1-exC,
        4.8.3.1.E-2)."""
        if self.redirections(table) and self.answer is None:
            about = (self.destination,)
            return table.ask(table.active_player(), "ask-redirect", "4.8.3.1.E-1", ("redirect",), about)
        self.sender = NOTHING if self.answer is None else self.answer[1]
        return None

    def send_on(self, table: BattleTable) -> Next:
        """Where it goes, and whether it does if the text leaves that open, says who controls the effect (exA, exB)."""
        if self.sender == NOTHING:
            return None
        change = next(each for each in self.redirections(table) if each.source == self.sender)
        if self.answer is None:
            return self.ask_where(table, change)
        if self.answer[0] == "decline":
            # The damage is still here: whatever else would move it may do so (gap redirect-optional).
            self.redirected += (change.key,)
            self.go_on_after("fixed_values")
            return None
        to = self.answer[1] if self.answer[0] == "choose" else self.places_for(table, change)[0]
        # Those that were not chosen have triggered too, and do so once (gap redirect-unchosen).
        self.redirected += tuple(each.key for each in self.redirections(table))
        self.spend(table, change)
        self.move_to(to, change.source)
        return None

    def ask_where(self, table: BattleTable, change: Change) -> Next:
        places = self.places_for(table, change)
        if change.optional and len(places) == 1:
            about = (change.source, places[0])
            return table.ask(change.controller, "ask-may-redirect", "4.8.3.1.E-1", ("accept", "decline"), about)
        about = (self.destination, change.source)
        if change.optional:
            return table.ask(change.controller, "ask-may-redirect-to", "4.8.3.1.E-1", ("choose", "decline"), about)
        return table.ask(change.controller, "ask-redirect-to", "4.8.3.1.E-1", ("choose",), about)

    def move_to(self, destination: int, source: int) -> None:
        """F: steps B, C and D are gone through again for the new destination (4.8.3.1.F-1)."""
        self.destination = destination
        self.targeted = False
        self.route += (destination,)
        self.note("E", source)
        self.go_on_after("claim")

    def redirections(self, table: BattleTable) -> list[Change]:
        """The effects that may still send the damage elsewhere."""
        return [change for change in self.fresh(table, (REDIRECT,)) if self.places_for(table, change)]

    def places_for(self, table: BattleTable, change: Change) -> list[int]:
        return [to for to in change.to if to != self.destination and table.is_base(to)]

    # -- what it does --

    def wear_shield(self, table: BattleTable) -> Next:
        """The Shield absorbs what it can of normal damage; the split is fixed first (gap damage-and-shield-order,
        4.8.2-1, 4.8.2-2)."""
        self.tell_calculation(table)
        self.absorbed = 0 if self.piercing else shields.hit(table, self.destination, self.value)
        self.rest = min(self.value - self.absorbed, table.energy(self.destination))
        self.outcome = self.value
        if self.destination not in table.damaged:
            table.damaged = (*table.damaged, self.destination)
        return None

    def unload(self, table: BattleTable) -> Next:
        """The controller of the source chooses the cards that are unloaded, all at once (4.8.1-2, 4.8.1.1-2)."""
        if self.rest and self.result is None:
            pool = loading.unloadable(table, self.destination)
            return PickCards(self.picker(table), pool, self.rest, self.rest, "ask-unload", "4.8.1-2")
        cards: tuple[int, ...] = self.result if self.rest else ()
        seat = self.controller
        told = (self.value, self.use, int(self.piercing), self.absorbed)
        table.tell("damage", "4.8.3-1", seat, self.source, (self.destination,), told)
        if cards:
            loading.unload(table, cards, "4.8.1-1", seat, self.source)
            if not table.energy(self.destination):
                table.felled = (*table.felled, (self.destination, self.source, self.use))
        else:
            table.update()
        return None

    def picker(self, table: BattleTable) -> int:
        """Whoever controls the source, unless a text lets another player pick."""
        if self.use == NOTHING and PICK_UNLOADED in table.modifiers:
            others = applying(table, PICK_UNLOADED, self.destination)
            if others:
                return others[0].controller
        return self.controller

    # -- helpers --

    def fresh(self, table: BattleTable, operations: tuple[str, ...]) -> list[Change]:
        """The effects of these operations that concern this damage and have not acted on it yet."""
        spent = self.redirected if operations == (REDIRECT,) else self.applied
        found = changes_by_modifiers(table, self) + table.box.alterations(table, self)
        found = [change for change in found if change.operation in operations and change.key not in spent]
        return [each for each in found if not each.one or each.key in self.claimed or each.key not in table.spent]

    def become(self, operation: str, amount: int, source: int) -> None:
        """An effect that is carried out while the damage waits alters it at once."""
        divided = self.value // amount if amount else 0
        before = {ADD: self.value + amount, DIVIDE: divided, MULTIPLY: self.value * amount}
        self.value = before.get(operation, amount)
        self.note("D", source)

    def apply(self, table: BattleTable, step: str, change: Change) -> None:
        self.applied += (change.key,)
        self.note(step, change.source)
        self.spend(table, change)

    def spend(self, table: BattleTable, change: Change) -> None:
        """A text that acts once a turn has done so; what else it says is resolved when the damage is through."""
        frame = change.frame
        if frame is None:
            return
        if change.once and not change.more:
            table.count_use(table.counts_for(frame.source, frame.bearer), frame.ability)
        if change.more:
            event = Event("would-damage", "4.8.3.D-1", self.controller, self.source, (self.destination,))
            wait(table, frame.controller, frame.source, frame.bearer, frame.ability, event, frame.slots, frame.x)

    def note(self, step: str, source: int) -> None:
        self.parts += ((step, source, self.value),)

    def choices(self, table: BattleTable) -> tuple[int, ...]:
        """Where the damage may be sent; before that, the fixed values that the active player may put first."""
        if self.sender != NOTHING:
            sending = (each for each in self.redirections(table) if each.source == self.sender)
            return tuple(self.places_for(table, next(sending)))
        return tuple(dict.fromkeys(change.source for change in self.fresh(table, (FIX,))))


DealDamage.steps = (
    ("4.8.3.A-1", DealDamage.initial_damage),
    ("4.8.3.B", DealDamage.claim),
    ("4.8.3.B", DealDamage.sums),
    ("4.8.3.C", DealDamage.products),
    ("5.2.1-1", DealDamage.answer_from_hand),
    ("5.2.1-2", DealDamage.resolve_answers),
    ("4.8.3.D-1", DealDamage.fixed_values),
    ("4.8.3.1-1", DealDamage.redirect),
    ("4.8.3.1.E-1", DealDamage.send_on),
    ("4.8.1-3", DealDamage.wear_shield),
    ("4.8.1-2", DealDamage.unload),
)


def ways_to_redirect(table: BattleTable, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """The cards whose effects may send the damage elsewhere."""
    procedure = table.stack[-1]
    found = procedure.redirections(table) if isinstance(procedure, DealDamage) else []
    return list(dict.fromkeys(change.source for change in found))


class DealSeveral(Procedure):
    """4.8.4: damage to several destinations is one procedure each, in the order that the controller likes
    (4.8.4.3-1)."""

    __slots__ = ("controller", "dealt", "hits", "present", "resting", "source", "use")

    def __init__(
        self, source: int, controller: int, hits: tuple[tuple[int, int, bool, bool], ...], use: int = NOTHING
    ) -> None:
        super().__init__()
        self.source = source
        self.controller = controller
        #: Destination, initial damage, penetrating, and whether it is a target.
        self.hits = hits
        self.use = use
        #: What lay in the scene when the effect was last divided among destinations.
        self.present: tuple[int, ...] = ()
        self.dealt = 0
        #: What the last hit raised is being resolved.
        self.resting = False

    def copy(self) -> DealSeveral:
        new = DealSeveral(self.source, self.controller, self.hits, self.use)
        new.present = self.present
        new.dealt = self.dealt
        new.resting = self.resting
        return self.progress(new)

    def divide(self, table: BattleTable) -> Next:
        self.present = table.zones[SCENE]
        return None

    def deal(self, table: BattleTable) -> Next:
        if self.result is not None and not self.resting:
            self.dealt += self.result if isinstance(self.result, int) else 0
            self.resting = True
            raised = settle(table) if self.hits else None
            if raised is not None:
                return raised
        self.resting = False
        if self.is_cut_short(table):
            self.hits = ()
        elif self.present is not table.zones[SCENE]:
            self.let_join(table)
        if not self.hits:
            self.outcome = self.dealt
            return None
        if self.answer is not None:
            return self.hit(table, self.answer[1])
        if len(self.hits) > 1:
            return table.ask(self.controller, "ask-damage-order", "4.8.4.1-2", ("choose",), (self.source,))
        return self.hit(table, self.hits[0][0])

    def is_cut_short(self, table: BattleTable) -> bool:
        """Has the text that deals the damage been lost between two destinations?"""
        if "text" not in table.modifiers:
            return False
        below = next((each for each in table.innermost() if isinstance(each, ResolveEffect)), None)
        return below is not None and below.is_cut_short(table)

    def let_join(self, table: BattleTable) -> None:
        """Who has entered meanwhile is struck as well, where the effect strikes each of a sort (gap damage-window)."""
        entered = tuple(number for number in table.zones[SCENE] if number not in self.present)
        self.present = table.zones[SCENE]
        if entered:
            self.hits += table.box.struck_too(table, entered)

    def hit(self, table: BattleTable, destination: int) -> Next:
        at = [each[0] for each in self.hits].index(destination)
        hit = self.hits[at]
        self.hits = self.hits[:at] + self.hits[at + 1 :]
        piece = table.pieces.get(self.source)
        controller = self.controller if piece is None else piece.controller
        return DealDamage(self.source, destination, hit[1], controller, hit[2], self.use, hit[3])

    def choices(self, table: BattleTable) -> tuple[int, ...]:
        return tuple(dict.fromkeys(hit[0] for hit in self.hits))


DealSeveral.steps = (("4.8.4.1-1", DealSeveral.divide), ("4.8.4.1-1", DealSeveral.deal))
