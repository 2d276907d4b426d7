"""How triggered effects wait and are resolved: the effect tree (section 9).

Effects triggered by an effect of the tree wait one level above it. The active player always chooses among the
highest level; an effect is paused between its procedures until all that it raised has been resolved (gap
tree-paused-children). A nested procedure is the pause: a frame on the stack goes on when the tree above it is empty.
"""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

from ludoteca.core.course import FAILED
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, NO_GATE, THIS, YOU, Clause, Effect, Resolve, Selector
from ludoteca.core.events import NOTHING, Event, Waiting
from ludoteca.core.piece import EVERYBODY
from ludoteca.core.plain import slots_of
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.areas import HAND, which_area
from ludoteca.games.battle_scenes.box import Generated
from ludoteca.games.battle_scenes.table import BattleTable
from ludoteca.games.battle_scenes.text import (
    EACH_PLAYER,
    TARGET,
    CarriedBy,
    Choose,
    Discard,
    Hit,
    Kind,
    Reveal,
    Search,
    Step,
    When,
)
from ludoteca.games.battle_scenes.words import ACTION, is_word
from ludoteca.games.battle_scenes.words import SORTS as WORD_SORTS

#: What waits for the end of an action or of the turn.
AFTER = "after "

#: A text without alternatives, or none chosen yet.
NO_OPTION = 0


class Pending(Waiting):
    """An effect that waits in the tree, with what it knows of the moment at which it was triggered."""

    __slots__ = ("bearer", "bound", "use", "x")

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
        use: int = NOTHING,
    ) -> None:
        super().__init__(number, controller, source, ability, NOTHING, event, level)
        self.bearer = bearer
        self.bound = bound
        self.x = x
        self.use = use

    def data(self) -> tuple[object, ...]:
        return (*super().data(), self.bearer, self.bound, self.x, self.use)


# -- noticing triggers ------------------------------------------------------------------


def level_now(table: BattleTable) -> int:
    """The level of the effect being resolved; 0 for an action's own effect and for the rules (gap action-in-tree)."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, ResolveEffect):
            return procedure.level
    return 0


def gather(table: BattleTable, event: Event) -> None:
    """Every text that the event sets off becomes pending, one level above the effect that raised it (9.1.2-2)."""
    if event.kind in table.box.from_hand:
        table.box.invite(table, event)
    listening = table.box.listens.get(event.kind)
    if not listening:
        return
    for card, base, text in table.speaking:
        if text in listening:
            notice(table, event, frame_of_text(table, card, base, text))
    for card in event.subjects if event.kind == "prize" else ():
        # The card's own arrival in a public area: nothing needs to be revealed (7.2.espionar).
        for text in table.kind(card).texts:
            if text in listening:
                notice(table, event, ResolveEffect(text, table.pieces[card].owner, card, card, 0))
    for made in table.generated:
        if made.ability in listening:
            frame = ResolveEffect(made.ability, made.controller, made.source, made.bearer, 0, made.use, made.x)
            frame.slots = made.slots
            if notice(table, event, frame) and made.once:
                table.generated = tuple(each for each in table.generated if each is not made)


def frame_of_text(table: BattleTable, card: int, base: int, text: int) -> ResolveEffect:
    """The frame in which a text that functions is read; the carrier is bound where the text speaks of it."""
    frame = ResolveEffect(text, table.pieces[base].controller, card, base, 0)
    carrier = table.box.while_carried.get(text)
    if carrier is not None and base != card and carrier.passes(table, frame, base):
        frame.bind(carrier.slot, (base,))
    return frame


def notice(table: BattleTable, event: Event, frame: ResolveEffect) -> bool:
    """If the event sets off the text of this frame, its effect becomes pending."""
    if event.kind == "load" and len(event.subjects) > 1 and waits_for_one(table, frame):
        base, *origins = event.values
        singles = [
            Event("load", event.rule, event.seat, event.cause, (card,), (base, origin))
            for card, origin in zip(event.subjects, origins, strict=True)
        ]
        return any([notice(table, each, frame.copy()) for each in singles])
    bound = table.box.match(table, frame, event)
    if bound is None:
        return False
    wait(table, frame.controller, frame.source, frame.bearer, frame.ability, event, bound, frame.x, frame.use)
    return True


def waits_for_one(table: BattleTable, frame: ResolveEffect) -> bool:
    """ "Quando um card for carregado": cards loaded together set it off one by one (gap loaded-together)."""
    trigger = table.ability(frame.ability).trigger
    return isinstance(trigger, When) and trigger.who.how == CHOOSE


def wait(
    table: BattleTable,
    controller: int,
    card: int,
    base: int,
    text: int,
    event: Event,
    bound: tuple[tuple[int, ...], ...] = (),
    x: int = NOTHING,
    use: int = NOTHING,
) -> None:
    level = level_now(table) + 1
    pending = Pending(table.new_number(), controller, card, base, text, event, level, bound, x, use)
    table.waiting = (*table.waiting, pending)


def what_was_put_off(table: BattleTable, moment: str) -> None:
    """What effects put off until this moment becomes pending now."""
    due = [made for made in table.generated if made.until == AFTER + moment]
    if due:
        table.generated = tuple(made for made in table.generated if made not in due)
        event = Event("after", "5.7.B-1", table.active)
        for made in due:
            wait(table, made.controller, made.source, made.bearer, made.ability, event, made.slots, made.x, made.use)


# -- the tree ---------------------------------------------------------------------------


class Settle(Procedure):
    """Knock-outs, then the effects above a level, the highest first, until none is left (9.1.2.1-4)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def copy(self) -> Settle:
        return self.progress(Settle(self.level))

    def unload_misplaced(self, table: BattleTable) -> Next:
        """What cannot be carried is unloaded when the effect that attached it is over (10.esta-carregando-2)."""
        if table.box.carriers and not self.is_pause(table):
            table.unload(table.box.misplaced(table), "10.esta-carregando-2")
        return None

    def is_pause(self, table: BattleTable) -> bool:
        """Is there more to come of the effect below?"""
        below = table.stack[-2] if len(table.stack) > 1 else None
        return isinstance(below, ResolveEffect) and below.clause + 1 < len(table.ability(below.ability).clauses)

    def knock_outs(self, table: BattleTable) -> Next:
        """At the end of each procedure, before anything that it triggered (gap ko-check-time)."""
        for base in table.falling():
            if table.places is None and table.is_base(base):
                table.knock_out(base, "4.7-1" if table.is_character(base) else "4.7-2")
        return None

    def answer_from_hand(self, table: BattleTable) -> Next:
        """Cards in hand answer before anything is chosen (gap hand-reaction-order)."""
        following: Next = self.then(table.box.answers(table, self.level)) if table.invited else None
        return following

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
        frame.use = effect.use
        return frame


Settle.steps = (
    ("10.esta-carregando-2", Settle.unload_misplaced),
    ("4.7-1", Settle.knock_outs),
    ("5.2.1-1", Settle.answer_from_hand),
    ("9.1.2.1-3", Settle.choose),
)


def settle(table: BattleTable) -> Settle | None:
    """The procedure that resolves what has been raised, if there is anything to resolve."""
    if table.box.carriers and table.box.misplaced(table):
        return Settle(level_now(table))
    if not table.waiting and not table.invited:
        return Settle(level_now(table)) if table.falling() else None
    level = level_now(table)
    if any(each.level > level for each in table.invited):
        return Settle(level)
    if any(each.level > level for each in table.waiting) or table.falling():
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

    __slots__ = ("bearer", "level", "option", "paying", "replaced", "since", "skipping", "use", "x")

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
        #: How many actions had been used this turn when the text took hold.
        self.since = 0
        #: What something else happened to instead of what the clause at hand says (5.5-2).
        self.replaced: tuple[int, ...] = ()

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
        new.since = self.since
        new.replaced = self.replaced
        self.copy_frame(new)
        return self.progress(new)

    # -- reading --

    def bound(self, selector: Selector) -> tuple[int, ...]:
        if selector.how == THIS:
            return (self.bearer if speaks_of_bearer(selector) else self.source,)
        return super().bound(selector)

    def selectors(self, table: BattleTable) -> tuple[Selector, ...]:
        known: dict[tuple[int, int], tuple[Selector, ...]] = table.box.bindings
        found = known.get((self.ability, self.clause))
        if found is None:
            clause = self.current(table)
            together = clause.by == EACH_PLAYER and isinstance(clause.effect, Choose)
            found = known[self.ability, self.clause] = () if together else selectors_in(clause.effect)
        return found

    def seat_of(self, table: BattleTable, who: str) -> int:
        """Who decides: the one who does what the clause says, seen from the controller of the text."""
        doer = self.current(table).by if who == YOU else who
        if doer == EACH_PLAYER and self.in_turn(table):
            return self.acting(table)
        seats = table.box.seats_of(table, self, doer)
        return int(seats[0]) if seats else self.controller

    def in_turn(self, table: BattleTable) -> bool:
        """Does every player do what the clause says, one after the other?"""
        clause = self.current(table)
        return clause.by == EACH_PLAYER and not isinstance(clause.effect, Choose)

    def acting(self, table: BattleTable) -> int:
        """Whose turn it is to do it: the active player begins."""
        first = table.active_player()
        return first if self.repeats > 1 else 1 - first

    def suits(self, table: BattleTable, selector: Selector, effect: Effect, number: int) -> bool:
        """A bearer must carry what is to be chosen from it; and a condition may speak of what is chosen."""
        if not super().suits(table, selector, effect, number):
            return False
        bearers, spoken = self.nesting(table)
        if bearers:
            outer = bearers.get(selector)
            if outer is not None and not self.bears_enough(table, outer, selector, number):
                return False
        condition = self.current(table).condition
        if condition is None or selector.slot not in spoken:
            return True
        before = self.slots
        self.bind(selector.slot, (number,))
        holds = condition.holds(table, self)
        self.slots = before
        return holds

    def nesting(self, table: BattleTable) -> tuple[dict[Selector, Selector], frozenset[int]]:
        """What the clause chooses from what it has chosen before, and what its condition says of its choices."""
        known: dict[tuple[int, int], Any] = table.box.nested
        found = known.get((self.ability, self.clause))
        if found is None:
            clause = self.current(table)
            found = known[self.ability, self.clause] = (bearers_in(clause.effect), spoken_of(clause))
        nested: tuple[dict[Selector, Selector], frozenset[int]] = found
        return nested

    def bears_enough(self, table: BattleTable, outer: Selector, bearer: Selector, number: int) -> bool:
        """Does it carry as many such cards as the text wants to take from it?"""
        before = self.slots
        self.bind(bearer.slot, (number,))
        found = sum(outer.passes(table, self, card) for card in table.loads_of(number))
        needed = 1 if outer.up_to or outer.how != CHOOSE else outer.count.count(table, self)
        self.slots = before
        return found >= needed

    # -- the steps --

    def select(self, table: BattleTable) -> Next:
        """A word is named where a piece would be chosen."""
        if self.answer is not None and self.answer[0] == "name":
            self.answer = ("choose", self.answer[1])
        return super().select(table)

    def ask_for(self, table: BattleTable, selector: Selector) -> Next:
        if not names_word(selector):
            return super().ask_for(table, selector)
        if not self.candidates(table, selector):
            return None
        return table.ask(self.seat_of(table, selector.by), "ask-name", "5.7.A.1", ("name",), (self.source,))

    def condition(self, table: BattleTable) -> Next:
        """The conditions of a triggered effect are checked when it is resolved (5.2-4)."""
        if self.clause > 0:
            return None
        ability = table.ability(self.ability)
        spent = isinstance(ability.trigger, When) and ability.trigger.once and is_spent(table, self)
        if spent or self.is_away(table) or (ability.condition is not None and not ability.condition.holds(table, self)):
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
        if len(options) <= 1:
            return ()
        firsts = {each.option: each for each in reversed(clauses) if isinstance(each, Step) and not each.joined}
        held = [each for each in options if self.is_open(table, firsts[each])]
        return tuple(str(option) for option in sorted(held or options))

    def is_open(self, table: BattleTable, first: Step) -> bool:
        """An alternative under a condition that does not hold is none; what it chooses is asked later."""
        return first.condition is None or bool(spoken_of(first)) or first.condition.holds(table, self)

    def check(self, table: BattleTable) -> Next:
        clause = self.current(table)
        self.replaced = ()
        if isinstance(clause, Step):
            if clause.option not in (NO_OPTION, self.option) and self.option != NO_OPTION:
                return self.skip()
            if clause.joined and self.skipping:
                return self.skip()
            if not clause.joined:
                self.skipping = False
        super().check(table)
        if self.repeats == 1 and self.in_turn(table):
            self.repeats = 2
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
            use=self.use,
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
        return clause.condition is None or bool(spoken_of(clause)) or clause.condition.holds(table, self)

    def offer(self, table: BattleTable) -> Next:
        if self.clause == 0 and isinstance(self.current(table).effect, Reveal) and self.is_shown(table):
            # The card was revealed to use its text (5.2.1-1): nothing is left to decide.
            return None
        asked = self.answer is not None
        following = super().offer(table)
        if following is None and self.step_name() != "offer":
            # The step was moved: declined, or nothing could be chosen.
            self.skipping = True
            self.repeats = 0
        elif following is None and asked:
            self.skipping = False
        return following

    def is_shown(self, table: BattleTable) -> bool:
        """Does the text speak from a hand, and has its card been revealed there?"""
        return self.ability in table.box.abroad and table.pieces[self.source].known == EVERYBODY

    def is_away(self, table: BattleTable) -> bool:
        """The card of a text that speaks from a hand is no longer there."""
        piece = table.pieces.get(self.source)
        return self.ability in table.box.in_hands and (piece is None or which_area(piece.zone) != HAND)

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

    def count_use(self, table: BattleTable) -> None:
        """A triggered text that may act once a turn has done so, unless it was declined."""
        trigger = table.ability(self.ability).trigger
        if isinstance(trigger, When) and trigger.once and any(self.did):
            table.count_use(counted_for(table, self), self.ability)

    def next_clause(self, table: BattleTable) -> Next:
        self.did = (*self.did, self.done)
        self.clause += 1
        if self.clause >= len(table.ability(self.ability).clauses):
            self.count_use(table)
            self.outcome = (self.slots if all(self.did) else FAILED) if self.paying else self.did
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


def is_spent(table: BattleTable, frame: ResolveEffect) -> bool:
    """ "Uma vez por turno": has the text done something this turn already?"""
    return table.used_times(counted_for(table, frame), frame.ability) > 0


def counted_for(table: BattleTable, frame: ResolveEffect) -> int:
    return table.counts_for(frame.source, frame.bearer) if frame.source in table.pieces else frame.source


def names_word(selector: Selector) -> bool:
    """Is it a power, an affiliation, a name that is chosen?"""
    return any(isinstance(each, Kind) and each.kinds[0] in WORD_SORTS for each in selector.filters)


def words_on_offer(table: BattleTable, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """The words that the text at hand lets a player name."""
    top = table.stack[-1]
    if isinstance(top, ResolveEffect) and top.step_name() == "select":
        return top.candidates(table, top.selector(table))
    return list(top.words) if isinstance(top, EachChooses) else []


class EachChooses(Procedure):
    """Every player chooses one of the words or pieces, the active player first; the outcome is what they chose."""

    __slots__ = ("chosen", "seats", "source", "words")

    def __init__(self, seats: tuple[int, ...], words: tuple[int, ...], source: int) -> None:
        super().__init__()
        self.seats = seats
        #: What there is to choose among.
        self.words = words
        self.source = source
        self.chosen: tuple[int, ...] = ()

    def copy(self) -> EachChooses:
        new = EachChooses(self.seats, self.words, self.source)
        new.chosen = self.chosen
        return self.progress(new)

    def choose(self, table: BattleTable) -> Next:
        if self.answer is not None:
            self.chosen = (*self.chosen, self.answer[1])
        if len(self.chosen) < len(self.seats) and self.words:
            naming = is_word(self.words[0])
            asked = ("ask-name", ("name",)) if naming else ("ask-choose", ("choose",))
            return table.ask(self.seats[len(self.chosen)], asked[0], "5.7.A.1", asked[1], (self.source,))
        self.outcome = self.chosen
        return None

    def choices(self, table: BattleTable) -> tuple[int, ...]:
        return self.words


EachChooses.steps = (("5.7.A.1", EachChooses.choose),)


def speaks_of_bearer(selector: Selector) -> bool:
    """ "Este personagem" is the base card, "este card" the card itself (7.3.este-aquele)."""
    return any(isinstance(each, Kind) and not each.card for each in selector.filters)


_selectors: dict[Effect, tuple[Selector, ...]] = {}


def selectors_in(effect: Effect) -> tuple[Selector, ...]:
    """What an effect binds, in the order of its text; targets were bound when the action was used."""
    found = _selectors.get(effect)
    if found is None:
        every = () if chooses_itself(effect) else all_selectors(effect)
        nested = {outer: bearer for bearer, outer in bearers_in(effect).items()} if every else {}
        listed: list[Selector] = []
        for each in every:
            if each in nested:
                listed.append(nested[each])
            listed.append(each)
        found = _selectors[effect] = tuple(each for each in listed if each.how != TARGET and is_bound(effect, each))
    return found


def is_bound(effect: Effect, selector: Selector) -> bool:
    """Which actions a text speaks of is asked when one is used; only an action that is named is chosen at once."""
    if isinstance(effect, Choose):
        return True
    return not any(isinstance(each, Kind) and ACTION in each.kinds for each in selector.filters)


_bearers: dict[Effect, dict[Selector, Selector]] = {}


def bearers_in(effect: Effect) -> dict[Selector, Selector]:
    """ "Um card de um personagem": the character is chosen first, then the card among those that it carries."""
    found = _bearers.get(effect)
    if found is None:
        found = _bearers[effect] = {}
        for outer in all_selectors(effect):
            for filter_ in outer.filters if outer.how != TARGET else ():
                if isinstance(filter_, CarriedBy) and filter_.who.how == CHOOSE:
                    found[filter_.who] = outer
    return found


_spoken: dict[Clause, frozenset[int]] = {}


def spoken_of(clause: Clause) -> frozenset[int]:
    """The slots that a clause's condition speaks of and that its own effect fills: "… se ele tiver Voo"."""
    if clause.condition is None:
        return NO_SLOTS
    found = _spoken.get(clause)
    if found is None:
        filled = {each.slot for each in selectors_in(clause.effect) if each.how in (CHOOSE, EACH)}
        found = _spoken[clause] = frozenset(filled & slots_named(clause.condition))
    return found


NO_SLOTS: frozenset[int] = frozenset()


def slots_named(record: object) -> set[int]:
    """The slots of what was bound before, wherever a record speaks of it."""
    if isinstance(record, Selector) and record.how == CHOSEN:
        return {record.slot}
    if isinstance(record, tuple):
        return {slot for part in record for slot in slots_named(part)}
    if not is_dataclass(record):
        return set()
    return {slot for name in slots_of(type(record)) for slot in slots_named(getattr(record, name))}


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
