"""The frame in which a text is read: its card, whoever bears it, its controller, and what it has bound so far."""

from __future__ import annotations

from typing import Self

from ludoteca.core.action import Refusal
from ludoteca.core.effects import CHOOSE, ONE, THIS, YOU, Effect, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.resolving import Resolve
from ludoteca.games.battle_scenes.play.card_choices import common_traits, traits
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import in_scene
from ludoteca.games.battle_scenes.table.stages import STAGES, may_be_turned
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.bindings import (
    bearers_in,
    doer_of,
    groups_in,
    one_meant,
    selectors_in,
    speaks_of_bearer,
    spoken_of,
)
from ludoteca.games.battle_scenes.text.terms import EACH_PLAYER, Alike, CarriedBy, Choose, Shift, Unload

#: A text without alternatives, or none chosen yet.
NO_OPTION = 0


class TextFrame(Resolve):
    """How far a text has come, whom it speaks of, and what may be chosen for it."""

    __slots__ = (
        "announced",
        "attached",
        "bearer",
        "level",
        "one_by_one",
        "option",
        "paying",
        "replaced",
        "round_from",
        "rounds",
        "since",
        "skipping",
        "unmet",
        "use",
        "x",
    )

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
        #: How often the sentence that begins with a certain clause is still to be carried out, with what depends on it.
        self.rounds = 0
        self.round_from = 0
        #: The clauses whose conditions did not hold when the text came to them.
        self.unmet: tuple[int, ...] = ()
        #: How far the announcement of what the clause makes a player do has come.
        self.announced = 0
        #: Several that do what the clause says one after the other, or have it done: who deal damage, who enter.
        self.one_by_one: tuple[int, ...] = ()
        #: The cards that it has attached so far: what cannot be carried is unloaded when it is over.
        self.attached: tuple[int, ...] = ()

    def copy(self) -> Self:
        new = type(self)(
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
        new.rounds = self.rounds
        new.round_from = self.round_from
        new.unmet = self.unmet
        new.announced = self.announced
        new.one_by_one = self.one_by_one
        new.attached = self.attached
        self.copy_frame(new)
        return self.progress(new)

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
            found = known[self.ability, self.clause] = () if together else self.all_selectors(table, clause.effect)
        return found

    def all_selectors(self, table: BattleTable, effect: Effect) -> tuple[Selector, ...]:
        return (*one_meant(table.ability(self.ability), self.clause), *selectors_in(effect))

    def seat_of(self, table: BattleTable, who: str) -> int:
        """Who decides: the one who does what the clause says, seen from the controller of the text."""
        doer = doer_of(self.current(table)) if who == YOU else who
        if doer == EACH_PLAYER and self.in_turn(table):
            return self.acting(table)
        seats = table.box.seats_of(table, self, doer, False)
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
        if isinstance(effect, Unload) and not loading.may_be_unloaded(table, number, self.cause()):
            return False
        if isinstance(effect, Shift) and selector == effect.what and not self.may_turn(table, effect, number):
            return False
        if selector.count is not ONE:
            fits = self.divides_well(table, selector, number) and self.finds_its_like(table, selector, number)
            if not fits:
                return False
        bearers, spoken, groups = self.nesting(table)
        if groups and selector.slot in groups and self.is_taken(table, groups[selector.slot], selector.slot, number):
            return False
        if bearers:
            outer = bearers.get(selector)
            if outer is not None and not self.bears_enough(table, outer, selector, number):
                return False
        if not spoken or selector.slot not in spoken:
            return True
        condition = self.current(table).condition
        assert condition is not None, "what a clause says of its choices is its condition"
        before = self.slots
        self.bind(selector.slot, (number,))
        holds = condition.holds(table, self)
        self.slots = before
        return holds

    def refusal_of(self, table: BattleTable, number: int) -> Refusal:
        """At the end of its stages a character is not turned any further; what is kept is not unloaded."""
        effect = self.current(table).effect
        if isinstance(effect, Shift) and table.is_character(number) and not self.may_turn(table, effect, number):
            if table.pieces[number].stage != STAGES[int(effect.ready)]:
                how = "ready" if effect.ready else "exhaust"
                return Refusal("8.B", f"refusal-{how}-forbidden", number, self.source)
            if effect.ready:
                return Refusal("4.5.1-3", "refusal-fully-ready", number, self.source)
            return Refusal("4.5.1-4", "refusal-fully-exhausted", number, self.source)
        if isinstance(effect, Unload) and not loading.may_be_unloaded(table, number, self.cause()):
            return Refusal("8.A", "refusal-kept", number, self.source)
        return super().refusal_of(table, number)

    def may_turn(self, table: BattleTable, effect: Shift, base: int) -> bool:
        return may_be_turned(table, base, effect.ready, self.cause())

    def cause(self) -> int:
        """The card whose effect this is; what is paid is none."""
        return NOTHING if self.paying else self.source

    def is_taken(self, table: BattleTable, group: int, slot: int, number: int) -> bool:
        """ "Um deles em sua mão, um em seus recursos": of cards looked at, one that was chosen before is not there."""
        if number not in table.pieces or in_scene(table.pieces[number].zone):
            return False
        return any(number in each for at, each in enumerate(self.slots) if at not in (group, slot))

    def divides_well(self, table: BattleTable, selector: Selector, number: int) -> bool:
        """ "Divididos entre até dois alvos": one card at least from each, as with damage (gap distribute-minimum)."""
        for each in selector.filters:
            if isinstance(each, CarriedBy) and each.divided:
                served = [table.bearer(card) for card in self.chosen]
                if each.share > 1:
                    return served.count(table.bearer(number)) < each.share
                bearers = self.bound(each.who) or [base for base in table.bases() if each.who.passes(table, self, base)]
                waiting = [base for base in bearers if base not in served and table.energy(base)]
                left = selector.count.count(table, self) - len(self.chosen)
                return len(waiting) < left or table.bearer(number) in waiting
        return True

    def finds_its_like(self, table: BattleTable, selector: Selector, number: int) -> bool:
        """ "Dois personagens controlados por um mesmo jogador": enough like those chosen are left."""
        alike = [each.what for each in selector.filters if isinstance(each, Alike)]
        if not alike or selector.up_to:
            return True
        common = common_traits(table, (*self.chosen, number), alike[0])
        pool = [each for each in table.box.reachable(table, self, selector) if selector.passes(table, self, each)]
        held = [trait for each in pool for trait in common & traits(table, each, alike[0])]
        return any(held.count(trait) >= selector.count.count(table, self) for trait in common)

    def nesting(self, table: BattleTable) -> tuple[dict[Selector, Selector], frozenset[int], dict[int, int]]:
        """What the clause chooses from what it has chosen before, what its condition says of its choices, and the
        groups that it chooses from, by the slots of the choices."""
        known = table.box.nested
        found = known.get((self.ability, self.clause))
        if found is None:
            clause = self.current(table)
            found = bearers_in(clause.effect), spoken_of(clause), groups_in(clause.effect)
            known[self.ability, self.clause] = found
        return found

    def bears_enough(self, table: BattleTable, outer: Selector, bearer: Selector, number: int) -> bool:
        """Does it carry as many such cards as the text wants to take from it?"""
        before = self.slots
        self.bind(bearer.slot, (number,))
        found = sum(outer.passes(table, self, card) for card in table.loads_of(number))
        needed = 1 if outer.up_to or outer.how != CHOOSE else outer.count.count(table, self)
        self.slots = before
        return found >= needed


#: A frame by itself is read; ``ResolveEffect`` carries it out.
TextFrame.steps = ()
