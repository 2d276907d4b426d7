"""Everything that the grammar of card texts can say, as strategies for property tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    EVENT,
    NO_GATE,
    OPPONENT,
    THIS,
    YOU,
    Ability,
    Clause,
    Did,
    Effect,
    Filter,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.text.terms import BurstText, CardAbility
from ludoteca.games.dice_masters.wording.names import AFFILIATIONS, AREAS, OUTSIDE
from ludoteca.games.dice_masters.wording.vocabulary import FILTERS
from ludoteca.games.dice_masters.wording.wording import CONTINUOUS

ROLES = ("attacking", "blocking", "blocked")
NAMES = {"Hulk": "hulk", "Homem-Aranha": "spider_man", "Tocha Humana": "human_torch"}

numbers = st.integers(0, 12)
areas = st.sampled_from(sorted(AREAS))
whos = st.sampled_from([YOU, OPPONENT])


class Story:
    """What has been said so far: slots bound, clauses told."""

    def __init__(self, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
        self.draw = draw
        self.slots = 0
        self.clauses: tuple[Clause, ...] = ()

    def go_on(self) -> Story:
        new = Story(self.draw)
        new.slots, new.clauses = self.slots, self.clauses
        return new

    # -- selectors --

    def selector(self) -> Selector:
        hows = [THIS, EVENT, CHOOSE, CHOOSE, EACH, EACH] + ([CHOSEN] if self.slots else [])
        how = self.draw(st.sampled_from(hows))
        if how == THIS:
            return Selector(THIS)
        if how == CHOSEN:
            return Selector(CHOSEN, slot=self.slots - 1)
        slot = self.slots
        if how == EVENT:
            made = Selector(EVENT, slot=slot)
        elif how == EACH:
            made = Selector(EACH, self.filters(), slot=slot)
        else:
            count = Number(self.draw(st.integers(1, 12)))
            made = Selector(CHOOSE, self.filters(), count, self.draw(st.booleans()), self.draw(whos), slot)
        self.slots += 1
        return made

    def filters(self) -> tuple[Filter, ...]:
        sorts = st.sampled_from(["character", "player", "character-or-player", "sidekick", "die"]).map(t.Sort)
        named = st.sampled_from(sorted(NAMES.values())).map(t.Named)
        roles = st.lists(st.sampled_from(sorted(ROLES)), min_size=1, unique=True)
        levels = st.lists(st.integers(1, 3), min_size=1, unique=True)
        more: list[st.SearchStrategy[Filter]] = [
            whos.map(t.Whose),
            levels.map(lambda found: t.Level(tuple(found))),
            st.sampled_from(t.ENERGIES).map(t.OfEnergy),
            st.sampled_from(sorted(AFFILIATIONS)).map(t.Affiliated),
            roles.map(lambda found: t.Doing(tuple(found))),
            st.just(t.EngagedWithThis()),
            st.sampled_from(OUTSIDE).map(t.In),
            st.just(t.DidNotPay()),
            st.just(t.AlreadyInField()),
        ]
        if self.slots:
            more.append(st.just(t.Other(self.slots - 1)))
        chosen = self.draw(st.lists(st.sampled_from(more), max_size=4, unique=True))
        found: list[Filter] = [self.draw(st.one_of(sorts, named)), *(self.draw(each) for each in chosen)]
        return tuple(sorted(found, key=lambda filter_: FILTERS.index(type(filter_))))

    # -- effects --

    def effect(self, continuous: bool) -> Effect:
        kinds = [kind for kind in EFFECTS if not continuous or kind in CONTINUOUS]
        kind = self.draw(st.sampled_from(kinds))
        return EFFECTS[kind](self)

    def damage(self) -> Effect:
        hits = [(self.draw(numbers), self.target()) for _ in range(self.draw(st.integers(1, 3)))]
        return e.Damage(tuple(e.Hit(Number(amount), to) for amount, to in hits))

    def target(self) -> Selector:
        players = self.draw(st.sampled_from([None, None, t.YOURS, t.OPPOSING]))
        if players is None:
            return self.selector()
        self.slots += 1
        return t.each(t.Sort("player"), players, slot=self.slots - 1)

    def bonus(self) -> Effect:
        what = self.selector()
        attack, defence = self.draw(st.tuples(st.integers(-9, 9), st.integers(-9, 9)).filter(any))
        return e.Bonus(what, attack, defence)

    def two_ways(self, kind: Callable[[Selector, bool, bool], Effect]) -> Effect:
        what = self.selector()
        return kind(what, *self.draw(st.sampled_from([(True, False), (False, True), (True, True)])))

    def draw_dice(self) -> Effect:
        if self.draw(st.booleans()):
            return e.DrawDice(2, (self.draw(areas), self.draw(areas)))
        return e.DrawDice(self.draw(st.integers(1, 12)), (self.draw(areas),), self.draw(st.booleans()))

    # -- clauses --

    def clause(self, continuous: bool) -> Clause:
        optional = self.draw(st.booleans())
        cost = self.draw(st.one_of(st.none(), costs))
        by = self.draw(whos) if optional or cost else YOU
        free = [number for number, clause in enumerate(self.clauses) if clause.gate == NO_GATE]
        gate = self.draw(st.sampled_from([NO_GATE, free[-1]])) if free else NO_GATE
        made = Clause(
            self.effect(continuous),
            by,
            optional,
            cost,
            self.draw(st.sampled_from([None, None, t.WhileActive()])),
            self.draw(st.sampled_from([None, Did(len(self.clauses) - 1)])) if self.clauses else None,
            gate,
            self.draw(st.booleans()) if gate != NO_GATE else True,
        )
        self.clauses = (*self.clauses, made)
        return made

    def text(self, continuous: bool) -> tuple[Clause, ...]:
        return tuple(self.clause(continuous) for _ in range(self.draw(st.integers(1, 3))))


EFFECTS: dict[type[Effect], Callable[[Story], Effect]] = {
    e.Damage: Story.damage,
    e.KnockOut: lambda story: e.KnockOut(story.selector()),
    e.GainLife: lambda story: e.GainLife(Number(story.draw(numbers))),
    e.Bonus: Story.bonus,
    e.Spin: lambda story: story.two_ways(e.Spin),
    e.Reroll: lambda story: e.Reroll(story.selector(), story.draw(st.one_of(st.just(""), areas))),
    e.DrawDice: Story.draw_dice,
    e.RollDie: lambda story: e.RollDie(story.selector(), story.draw(st.one_of(st.just(""), areas))),
    e.MoveDice: lambda story: e.MoveDice(story.selector(), story.draw(areas)),
    e.CannotBlock: lambda story: e.CannotBlock(story.selector(), story.draw(st.booleans())),
    e.MustBlock: lambda story: e.MustBlock(story.selector()),
    e.DealsNoDamage: lambda story: e.DealsNoDamage(story.selector()),
    e.ExcessDamage: lambda story: e.ExcessDamage(story.selector()),
    e.ReturnToField: lambda story: e.ReturnToField(story.selector(), story.draw(st.integers(1, 3))),
    e.ReduceDamage: lambda story: e.ReduceDamage(story.draw(numbers)),
    e.BlockSeveral: lambda story: e.BlockSeveral(story.draw(st.integers(1, 12))),
    e.PreventIt: lambda story: e.PreventIt(),
    e.RedirectDamage: lambda story: e.RedirectDamage(story.draw(numbers), story.selector()),
    e.MoreDamage: lambda story: e.MoreDamage(story.draw(numbers)),
    e.Capture: lambda story: e.Capture(story.selector()),
    e.TakeControl: lambda story: e.TakeControl(story.selector()),
    e.CopyDie: lambda story: story.two_ways(e.CopyDie),
    e.StrikePlayer: lambda story: e.StrikePlayer(),
}

costs = st.one_of(st.builds(t.Energy, st.integers(1, 12), st.sampled_from(["", *t.ENERGIES])), st.just(t.SpinDown()))

triggers: st.SearchStrategy[Trigger] = st.one_of(
    st.sampled_from([t.WhenFielded(), t.WhenAttacks(), t.WhenBlocks(), t.WhenBlocked(), t.AfterBlocks()]),
    st.just(t.WhenDamagesOpponent()),
    st.builds(t.WhenYouField, st.booleans()),
    st.builds(t.WhenDamaged, st.sampled_from(["", *NAMES.values()]), st.booleans()),
    st.builds(t.WhenKnockedOut, st.booleans()),
)
reactions: st.SearchStrategy[Trigger] = st.sampled_from(
    [t.WouldBeAffected(), t.WouldBeDamaged(), t.YoursWouldBeDamaged(), t.YourEffectDamages()]
)


@st.composite
def abilities(draw: Any, own_sort: str) -> CardAbility:
    """One ability of a card whose lines without a moment are of this sort."""
    sort = draw(st.sampled_from([own_sort, t.TRIGGER, t.REACTION, t.GLOBAL, "global reaction"]))
    cost = draw(costs) if sort in (t.GLOBAL, "global reaction") else None
    trigger = draw(triggers) if sort == t.TRIGGER else draw(reactions) if "reaction" in sort else None
    condition = draw(st.sampled_from([None, t.WhileActive()])) if cost is None else None
    story = Story(draw)
    static = sort == t.STATIC
    clauses = story.text(static)
    sort = t.REACTION if "reaction" in sort else sort
    bursts = tuple(draw(st.lists(burst_texts(story, static), max_size=2)))
    return CardAbility(Ability(sort, clauses, trigger, condition, cost), bursts)


@st.composite
def burst_texts(draw: Any, base: Story, static: bool) -> BurstText:
    mode = draw(st.sampled_from([t.INSTEAD, t.ALSO]))
    story = base.go_on() if mode == t.ALSO else Story(draw)
    return BurstText(draw(st.sampled_from(["*", "**", "*/**"])), mode, story.text(static))


def cards(own_sort: str) -> st.SearchStrategy[tuple[CardAbility, ...]]:
    return st.lists(abilities(own_sort), min_size=1, max_size=3).map(tuple)
