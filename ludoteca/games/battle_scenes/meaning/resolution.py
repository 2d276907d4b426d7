"""How triggered effects wait and are resolved: the effect tree (section 9, 7.3.pausa, 7.3.pendente, 7.3.resolucao).

Effects triggered by an effect of the tree wait one level above it. The active player always chooses among the
highest level; an effect is paused between its procedures until all that it raised has been resolved (gap
tree-paused-children). A nested procedure is the pause: a frame on the stack goes on when the tree above it is empty.
"""

from __future__ import annotations

from ludoteca.core.course import FAILED
from ludoteca.core.effects import CHOOSE, NO_GATE, Clause, Effect, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.picking import series
from ludoteca.core.piece import EVERYBODY
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.frames import NO_OPTION, TextFrame
from ludoteca.games.battle_scenes.meaning.selector_areas import tells_apart
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import HAND, which_area
from ludoteca.games.battle_scenes.table.box import Generated
from ludoteca.games.battle_scenes.table.pending import AFTER, Pending
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.bindings import names_word, selectors_in, spoken_of
from ludoteca.games.battle_scenes.text.terms import ACTIVATED, AtRandom, Reveal, Step, When


def level_now(table: BattleTable) -> int:
    """The level of the effect being resolved; 0 for an action's own effect and for the rules (gap action-in-tree,
    9.1.2-1)."""
    for procedure in table.innermost():
        if isinstance(procedure, ResolveEffect):
            return procedure.level
    return 0


# -- the tree ---------------------------------------------------------------------------


class Settle(Procedure):
    """Knock-outs, then the effects above a level, the highest first, until none is left (9.1.2.1-4, 9.1.1-2)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def copy(self) -> Settle:
        return self.progress(Settle(self.level))

    def unload_misplaced(self, table: BattleTable) -> Next:
        """What cannot be carried is unloaded when the effect that attached it is over (10.esta-carregando-2)."""
        if table.box.carriers:
            loading.unload(table, table.box.misplaced(table), "10.esta-carregando-2")
        return None

    def knock_outs(self, table: BattleTable) -> Next:
        """At the end of each procedure, before anything that it triggered (gap ko-check-time); to whom something else
        happens instead, and who carries nothing after it, is knocked out all the same (5.5-1)."""
        falling = table.box.still_falling(table)
        instead = table.box.instead(table, falling) if falling and self.result is None else None
        if instead is not None:
            return instead
        table.fall(tuple(falling))
        if falling and table.box.still_falling(table):
            # What has left kept somebody from falling: he does so now.
            self.repeat()
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
        """What may be resolved next: the effects of the highest level (9.1.2.1.a to d, 9.1.2.1.b, 9.1.2.1.c,
        9.1.2.1.d)."""
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
    if not (table.waiting or table.invited or table.box.carriers) and (
        table.steady or not table.box.still_falling(table)
    ):
        return None
    level = level_now(table)
    raised = any(each.level > level for each in table.invited) or any(each.level > level for each in table.waiting)
    if raised or table.box.still_falling(table) or (table.box.carriers and table.box.misplaced(table)):
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


class ResolveEffect(TextFrame):
    """Carry out a text, procedure by procedure, with pauses between them (9.1.1-1, 4.6.2.I-2, 7.3.procedimento)."""

    __slots__ = ()

    def select(self, table: BattleTable) -> Next:
        """A word is named where a piece would be chosen."""
        if self.answer is not None and self.answer[0] == "name":
            self.answer = ("choose", self.answer[1])
        return super().select(table)

    def ask_for(self, table: BattleTable, selector: Selector) -> Next:
        if AtRandom() in selector.filters:
            self.take_at_random(table, selector)
            return None
        if not names_word(selector):
            return self.ask_in_secret(table, selector) or super().ask_for(table, selector)
        if not self.candidates(table, selector):
            return None
        return table.ask(self.seat_of(table, selector.by), "ask-name", "5.7.A.1", ("name",), (self.source,))

    def take_at_random(self, table: BattleTable, selector: Selector) -> None:
        """ "Um card aleatório": of those that there are, chance chooses as many as the text says."""
        for _ in range(selector.count.count(table, self) - len(self.chosen)):
            pool = tuple(self.candidates(table, selector))
            if pool:
                self.chosen = (*self.chosen, table.pick_at_random(pool, "random"))

    def ask_in_secret(self, table: BattleTable, selector: Selector) -> Next:
        """Among cards that the other can't know; whatever fits, unless it is told already that something does."""
        seat = self.seat_of(table, selector.by)
        if self.paying or not tells_apart(selector) or not table.is_secret(table.reachable(self, selector), seat):
            return None
        activated = self.clause == 0 and table.ability(self.ability).sort == ACTIVATED
        told = bool(self.chosen) or activated or self.current(table).optional
        fitting = self.has_candidate(table, selector)
        if told and not fitting:
            return None
        verbs = ("enough",) if not fitting else ("choose", "enough") if selector.up_to else ("choose",)
        picked = series("choose", self.chosen)
        rule = table.rule_of(self)
        return table.ask(seat, "ask-choose", rule, verbs, (self.source,), picked, private=True, reveals=not told)

    def condition(self, table: BattleTable) -> Next:
        """The conditions of a triggered effect are checked when it is resolved (5.2-4)."""
        if self.clause > 0 or self.rounds:
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
        if not options:
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
        self.one_by_one = ()
        if isinstance(clause, Step):
            if clause.option not in (NO_OPTION, self.option) and self.option != NO_OPTION:
                return self.skip()
            if clause.joined and self.skipping:
                return self.skip()
            if not clause.joined:
                self.skipping = False
            if clause.rounds is not None and not self.begin_rounds(table, clause):
                return self.skip()
        super().check(table)
        if self.repeats == 1 and self.in_turn(table):
            self.repeats = 2
        if self.repeats == 0:
            self.skipping = True
        elif isinstance(clause, Step) and clause.after:
            self.put_off(table, clause)
        return None

    def begin_rounds(self, table: BattleTable, clause: Step) -> bool:
        """ "Para cada …": how often the sentence is carried out; nothing if not at all."""
        if not self.rounds:
            assert clause.rounds is not None
            self.rounds = clause.rounds.count(table, self)
            self.round_from = self.clause
        return self.rounds > 0

    def depends_on_round(self, table: BattleTable) -> bool:
        """Does the clause at hand belong to the sentence that is carried out several times?"""
        clauses = table.ability(self.ability).clauses
        if self.clause >= len(clauses):
            return False
        clause = clauses[self.clause]
        if isinstance(clause, Step) and (clause.joined or clause.otherwise >= self.round_from):
            return True
        return clause.gate >= self.round_from

    def put_off(self, table: BattleTable, clause: Step) -> None:
        """ "Após esta ação": it becomes pending when the action, or the turn, is over (gap after-action)."""
        ability = table.box.later[self.ability, self.clause]
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
        if isinstance(clause, Step) and clause.otherwise != NO_GATE and clause.otherwise not in self.unmet:
            return False
        if clause.condition is None or spoken_of(clause) or clause.condition.holds(table, self):
            return True
        self.unmet = (*self.unmet, self.clause)
        return False

    def offer(self, table: BattleTable) -> Next:
        if self.clause == 0 and isinstance(self.current(table).effect, Reveal) and self.is_shown(table):
            # The card was revealed to use its text (5.2.1-1): nothing is left to decide.
            return None
        if self.clause == 0 and table.ability(self.ability).sort == ACTIVATED:
            # Whoever activates a text that says "you may" does so (5.1-1).
            return None
        asked = self.answer is not None
        following = None if asked else self.offer_in_secret(table)
        following = following or super().offer(table)
        if following is None and self.step_name() != "offer":
            # The step was moved: declined, or nothing could be chosen.
            if self.each_decides(table) and self.repeats > 1:
                self.repeats -= 1
                self.go_on_after("check")
                return None
            self.skipping = not self.done
            self.repeats = 0
        elif following is None and asked:
            self.skipping = False
        return following

    def each_decides(self, table: BattleTable) -> bool:
        """ "Cada jogador pode …": one after the other, each for himself."""
        return self.current(table).optional and self.in_turn(table)

    def offer_in_secret(self, table: BattleTable) -> Next:
        """ "Você pode", among cards that the other can't know: whether there is anything to choose is not told."""
        clause = self.current(table)
        every = self.selectors(table) if clause.optional else ()
        chosen = [each for each in every if each.how == CHOOSE and tells_apart(each)]
        seat = self.seat_of(table, clause.by)
        if not any(table.is_secret(table.reachable(self, each), seat) for each in chosen):
            return None
        verbs = ("accept", "decline") if self.can_choose(table, clause) else ("decline",)
        return table.ask(seat, "ask-may", table.rule_of(self), verbs, (self.source,), private=True, reveals=True)

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
        if self.repeats > 0 and not self.is_cut_short(table):
            self.go_on_after("check" if self.each_decides(table) else "pay")
        return None

    def is_cut_short(self, table: BattleTable) -> bool:
        """A text lost while it is being resolved goes no further (5.8-2, 5.8-3)."""
        return self.use == NOTHING and is_lost(table, self.source, self.ability)

    def count_use(self, table: BattleTable) -> None:
        """A triggered text that may act once a turn has done so, unless it was declined."""
        trigger = table.ability(self.ability).trigger
        if isinstance(trigger, When) and trigger.once and any(self.did):
            table.count_use(counted_for(table, self), self.ability)

    def is_concluded(self, table: BattleTable) -> bool:
        """Has all that it says been carried out? What it raised may still be waiting."""
        last = self.clause + 1 >= len(table.ability(self.ability).clauses)
        return last and self.step_name() == "pause" and self.repeats <= 0 and self.rounds <= 1

    def next_clause(self, table: BattleTable) -> Next:
        self.did = (*self.did, self.done)
        self.clause += 1
        if self.rounds and not self.depends_on_round(table):
            self.rounds -= 1
            if self.rounds:
                self.count_use(table)
                self.clause = self.round_from
                self.did = self.did[: self.round_from]
                self.unmet = tuple(each for each in self.unmet if each < self.round_from)
        if self.clause >= len(table.ability(self.ability).clauses):
            self.count_use(table)
            self.outcome = (self.slots if all(self.did) else FAILED) if self.paying else self.did
        elif self.is_cut_short(table):
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
    return frame.source if table.recall(frame.source) is None else table.counts_for(frame.source, frame.bearer)


def can_choose_all(table: BattleTable, frame: ResolveEffect, effect: Effect) -> bool:
    """Is there something to choose for everything that the effect asks for?"""
    return all(frame.has_candidate(table, each) for each in selectors_in(effect) if each.how == CHOOSE)
