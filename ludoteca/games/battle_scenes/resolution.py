"""How triggered effects wait and are resolved: the effect tree (section 9).

Effects triggered by an effect of the tree wait one level above it. The active player always chooses among the
highest level; an effect is paused between its procedures until all that it raised has been resolved (gap
tree-paused-children). A nested procedure is the pause: a frame on the stack goes on when the tree above it is empty.
"""

from __future__ import annotations

from ludoteca.core.effects import CHOOSE, NO_GATE, THIS, YOU, Clause, Effect, Resolve, Selector
from ludoteca.core.events import NOTHING, Event, Waiting
from ludoteca.core.plain import slots_of
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.box import Generated
from ludoteca.games.battle_scenes.table import BattleTable
from ludoteca.games.battle_scenes.text import TARGET, Discard, Hit, Kind, Search, Step

#: What waits for the end of an action or of the turn.
AFTER = "after "

#: A text without alternatives, or none chosen yet.
NO_OPTION = 0


class Pending(Waiting):
    """An effect that waits in the tree, with what it knows of the moment at which it was triggered."""

    __slots__ = ("bearer", "bound", "x")

    def __init__(
        self,
        number: int,
        controller: int,
        source: int,
        bearer: int,
        ability: int,
        event: Event,
        level: int,
        bound: tuple[tuple[int, ...], ...] = (),
        x: int = NOTHING,
    ) -> None:
        super().__init__(number, controller, source, ability, NOTHING, event, level)
        self.bearer = bearer
        self.bound = bound
        self.x = x

    def data(self) -> tuple[object, ...]:
        return (*super().data(), self.bearer, self.bound, self.x)


# -- noticing triggers ------------------------------------------------------------------


def level_now(table: BattleTable) -> int:
    """The level of the effect being resolved; 0 for an action's own effect and for the rules (gap action-in-tree)."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, ResolveEffect):
            return procedure.level
    return 0


def gather(table: BattleTable, event: Event) -> None:
    """Every text that the event sets off becomes pending, one level above the effect that raised it (9.1.2-2)."""
    listening = table.box.listens.get(event.kind)
    if not listening:
        return
    for card, base, text in table.speaking:
        if text in listening:
            notice(table, event, ResolveEffect(text, table.pieces[base].controller, card, base, 0))
    for card in event.subjects if event.kind == "prize" else ():
        # The card's own arrival in a public area: nothing needs to be revealed (7.2.espionar).
        for text in table.kind(card).texts:
            if text in listening:
                notice(table, event, ResolveEffect(text, table.pieces[card].owner, card, card, 0))
    for made in table.generated:
        if made.ability in listening:
            frame = ResolveEffect(made.ability, made.controller, made.source, made.bearer, 0, x=made.x)
            frame.slots = made.slots
            if notice(table, event, frame) and made.once:
                table.generated = tuple(each for each in table.generated if each is not made)


def notice(table: BattleTable, event: Event, frame: ResolveEffect) -> bool:
    """If the event sets off the text of this frame, its effect becomes pending."""
    bound = table.box.match(table, frame, event)
    if bound is None:
        return False
    wait(table, frame.controller, frame.source, frame.bearer, frame.ability, event, bound, frame.x)
    return True


def wait(
    table: BattleTable,
    controller: int,
    card: int,
    base: int,
    text: int,
    event: Event,
    bound: tuple[tuple[int, ...], ...] = (),
    x: int = NOTHING,
) -> None:
    level = level_now(table) + 1
    pending = Pending(table.new_number(), controller, card, base, text, event, level, bound, x)
    table.waiting = (*table.waiting, pending)


def what_was_put_off(table: BattleTable, moment: str) -> None:
    """What effects put off until this moment becomes pending now."""
    due = [made for made in table.generated if made.until == AFTER + moment]
    if due:
        table.generated = tuple(made for made in table.generated if made not in due)
        event = Event("after", "5.7.B-1", table.active)
        for made in due:
            wait(table, made.controller, made.source, made.bearer, made.ability, event, made.slots, made.x)


# -- the tree ---------------------------------------------------------------------------


class Settle(Procedure):
    """Knock-outs, then the effects above a level, the highest first, until none is left (9.1.2.1-4)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def copy(self) -> Settle:
        return self.progress(Settle(self.level))

    def knock_outs(self, table: BattleTable) -> Next:
        """At the end of each procedure, before anything that it triggered (gap ko-check-time)."""
        for base in table.falling():
            if table.places is None and table.is_base(base):
                table.knock_out(base, "4.7-1" if table.is_character(base) else "4.7-2")
        return None

    def choose(self, table: BattleTable) -> Next:
        if self.result is not None:
            self.repeat()
            return None
        highest = self.highest(table)
        if not highest:
            self.stop()
            return None
        if self.answer is not None:
            return self.resolve(table, self.answer[1])
        if len(highest) > 1 and not interchangeable(highest):
            return table.ask(table.active_player(), "ask-order", "9.1.2.1-1", ("resolve",))
        return self.resolve(table, highest[0].number)

    def highest(self, table: BattleTable) -> list[Pending]:
        """What may be resolved next: the effects of the highest level (9.1.2.1.a to d)."""
        above = [each for each in table.waiting if isinstance(each, Pending) and each.level > self.level]
        top = max((each.level for each in above), default=0)
        return [each for each in above if each.level == top]

    def resolve(self, table: BattleTable, number: int) -> Next:
        effect = next(each for each in self.highest(table) if each.number == number)
        table.waiting = tuple(each for each in table.waiting if each.number != number)
        if is_lost(table, effect.source, effect.ability):
            # A text lost before it was resolved has no effect (gap trigger-source-gone).
            self.repeat()
            return None
        frame = ResolveEffect(effect.ability, effect.controller, effect.source, effect.bearer, effect.level)
        frame.event = effect.event
        frame.number = effect.number
        frame.slots = effect.bound
        frame.x = effect.x
        return frame


Settle.steps = (("4.7-1", Settle.knock_outs), ("9.1.2.1-3", Settle.choose))


def settle(table: BattleTable) -> Settle | None:
    """The procedure that resolves what has been raised, if there is anything to resolve."""
    level = level_now(table)
    if table.falling() or any(each.level > level for each in table.waiting):
        return Settle(level)
    return None


def interchangeable(effects: list[Pending]) -> bool:
    """The same effect several times over: the order can't matter."""
    first = effects[0]
    return all(
        each.source == first.source and each.ability == first.ability and each.event == first.event for each in effects
    )


def effects_to_order(table: BattleTable, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """What the active player may choose among now."""
    top = table.stack[-1]
    return [each.number for each in top.highest(table)] if isinstance(top, Settle) else []


def is_lost(table: BattleTable, card: int, text: int) -> bool:
    """Has the card lost this permanent text (5.8-5)? What has left the scene speaks with its last known text."""
    if "text" not in table.modifiers or not table.is_in_scene(card):
        return False
    return text in table.kind(card).texts and card in table.textless()


# -- one effect --------------------------------------------------------------------------


class ResolveEffect(Resolve):
    """Carry out a text, procedure by procedure, with pauses between them (9.1.1-1, 4.6.2.I-2)."""

    __slots__ = ("bearer", "level", "option", "paying", "skipping", "use", "x")

    def __init__(
        self,
        ability: int,
        controller: int,
        source: int,
        bearer: int,
        level: int,
        use: int = NOTHING,
        x: int = NOTHING,
        option: int = NO_OPTION,
    ) -> None:
        super().__init__(ability, controller, source)
        #: "Este personagem": the base card that has the text, or the user of the action.
        self.bearer = bearer
        self.level = level
        #: The number of the use of an action, where this is an action's own effect.
        self.use = use
        #: The value of X, where a cost has fixed it.
        self.x = x
        #: Which of the alternatives was chosen.
        self.option = option
        #: The sentence at hand does not happen: neither do the steps joined to it.
        self.skipping = False
        #: A cost is being paid: what it raises waits (4.6.2.E).
        self.paying = False

    def copy(self) -> ResolveEffect:
        new = ResolveEffect(
            self.ability, self.controller, self.source, self.bearer, self.level, self.use, self.x, self.option
        )
        new.face = self.face
        new.event = self.event
        new.number = self.number
        new.slots = self.slots
        new.skipping = self.skipping
        new.paying = self.paying
        self.copy_frame(new)
        return self.progress(new)

    # -- reading --

    def bound(self, selector: Selector) -> tuple[int, ...]:
        if selector.how == THIS:
            return (self.bearer if speaks_of_bearer(selector) else self.source,)
        return super().bound(selector)

    def selectors(self, table: BattleTable) -> tuple[Selector, ...]:
        return selectors_in(self.current(table).effect)

    # -- the steps --

    def condition(self, table: BattleTable) -> Next:
        """The conditions of a triggered effect are checked when it is resolved (5.2-4)."""
        condition = table.ability(self.ability).condition
        if self.clause == 0 and condition is not None and not condition.holds(table, self):
            self.outcome = ()
            self.stop()
        return None

    def alternative(self, table: BattleTable) -> Next:
        """ "…, ou …": one of the alternatives is chosen when the text comes to it."""
        if self.option != NO_OPTION or not self.modes(table):
            return None
        if self.answer is None:
            return table.ask(self.controller, "ask-option", "4.6.2.B-1", ("pick",), (self.source,))
        self.option = int(self.answer[1])
        return None

    def modes(self, table: BattleTable) -> tuple[str, ...]:
        clauses = table.ability(self.ability).clauses
        options = {clause.option for clause in clauses if isinstance(clause, Step)} - {NO_OPTION}
        return tuple(str(option) for option in sorted(options)) if len(options) > 1 else ()

    def check(self, table: BattleTable) -> Next:
        clause = self.current(table)
        if isinstance(clause, Step):
            if clause.option not in (NO_OPTION, self.option) and self.option != NO_OPTION:
                return self.skip()
            if clause.joined and self.skipping:
                return self.skip()
            if not clause.joined:
                self.skipping = False
        super().check(table)
        if self.repeats == 0:
            self.skipping = True
        elif isinstance(clause, Step) and clause.after:
            self.put_off(table, clause)
        return None

    def put_off(self, table: BattleTable, clause: Step) -> None:
        """ "Após esta ação": it becomes pending when the action, or the turn, is over (gap after-action)."""
        ability = table.box.later[clause]
        made = Generated(
            table.new_number(),
            ability,
            self.controller,
            self.source,
            self.bearer,
            self.slots,
            AFTER + clause.after,
            True,
            self.x,
        )
        table.generated = (*table.generated, made)
        self.skip()
        self.done = 1

    def skip(self) -> Next:
        self.repeats = 0
        self.done = 0
        self.go_on_after("carry_out")
        return None

    def applies(self, table: BattleTable, clause: Clause) -> bool:
        if clause.gate != NO_GATE and bool(self.did[clause.gate]) != clause.gate_done:
            return False
        return clause.condition is None or clause.condition.holds(table, self)

    def offer(self, table: BattleTable) -> Next:
        asked = self.answer is not None
        following = super().offer(table)
        if following is None and self.step_name() != "offer":
            # The step was moved: declined, or nothing could be chosen.
            self.skipping = True
            self.repeats = 0
        elif following is None and asked:
            self.skipping = False
        return following

    def carry_out(self, table: BattleTable) -> Next:
        following = self.current(table).effect.perform(table, self)
        if following is None:
            self.repeats -= 1
        return following

    def pause(self, table: BattleTable) -> Next:
        """A procedure is complete: whatever it raised is resolved before the next one (9.1.2.1-2)."""
        if self.result is None and not self.paying:
            raised = settle(table)
            if raised is not None:
                return raised
        if self.repeats > 0:
            self.go_on_after("pay")
        return None

    def next_clause(self, table: BattleTable) -> Next:
        self.did = (*self.did, self.done)
        self.clause += 1
        if self.clause >= len(table.ability(self.ability).clauses):
            self.outcome = self.did
        elif self.use == NOTHING and is_lost(table, self.source, self.ability):
            # A text lost while it is being resolved is cut short at once (5.8-2, 5.8-3).
            self.outcome = self.did
        else:
            self.repeat()
        return None


ResolveEffect.steps = (
    ("5.2-4", ResolveEffect.condition),
    ("4.6.2.B-1", ResolveEffect.alternative),
    ("9.1.1-1", ResolveEffect.check),
    ("5.1-1", ResolveEffect.offer),
    ("9.1.1-1", ResolveEffect.pay),
    ("9.1.1-1", ResolveEffect.select),
    ("9.1.1-1", ResolveEffect.carry_out),
    ("9.1.2.1-2", ResolveEffect.pause),
    ("9.1.2.1-3", ResolveEffect.next_clause),
)


def speaks_of_bearer(selector: Selector) -> bool:
    """ "Este personagem" is the base card, "este card" the card itself (7.3.este-aquele)."""
    return any(isinstance(each, Kind) and not each.card for each in selector.filters)


_selectors: dict[Effect, tuple[Selector, ...]] = {}


def selectors_in(effect: Effect) -> tuple[Selector, ...]:
    """What an effect binds, in the order of its text; targets were bound when the action was used."""
    found = _selectors.get(effect)
    if found is None:
        every = () if chooses_itself(effect) else all_selectors(effect)
        found = _selectors[effect] = tuple(each for each in every if each.how != TARGET)
    return found


def chooses_itself(effect: Effect) -> bool:
    """A search looks where it says; what is discarded by chance or by another player is not the controller's choice."""
    return isinstance(effect, Search) or (isinstance(effect, Discard) and (effect.random or effect.who != YOU))


def all_selectors(record: Effect | Hit) -> tuple[Selector, ...]:
    """The selectors among the fields of a record, and of the hits that it holds."""
    found: list[Selector] = []
    for name in slots_of(type(record)):
        value = getattr(record, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Selector):
                found.append(item)
            elif isinstance(item, Hit):
                found.extend(all_selectors(item))
    return tuple(found)


def can_choose_all(table: BattleTable, frame: ResolveEffect, effect: Effect) -> bool:
    """Is there something to choose for everything that the effect asks for?"""
    return all(frame.has_candidate(table, each) for each in selectors_in(effect) if each.how == CHOOSE)
