"""A passage with its number, and what a card can be activated for: its bar, a passage, or both."""

from __future__ import annotations

from ludoteca.core.effects import CHOSEN, Effect, Selector
from ludoteca.games.apotheosis.cards.cards import Bar, Titles
from ludoteca.games.apotheosis.table.dice import read_dice
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text.questions import demands, is_paid_by_hand, is_placed, soonest, whereabouts
from ludoteca.games.apotheosis.text.terms import FROM_HAND, REACTIVE, TARGETS, Energy, Passage, Points


class Spoken:
    """A passage with its number: its sentences are an ability of the box."""

    __slots__ = ("ability", "number", "passage", "takes")

    def __init__(self, number: int, passage: Passage, ability: int) -> None:
        self.number = number
        self.passage = passage
        #: The number of its sentences in the box's list of abilities.
        self.ability = ability
        #: Does it take, rather than give (turn.simultaneous.1)?
        self.takes = any(is_taking(clause.effect) for clause in passage.ability.clauses)


class Use:
    """One thing that a card can be activated for: its bar, a passage, or both."""

    __slots__ = (
        "aimed",
        "answers",
        "area",
        "bar",
        "condition",
        "conditional",
        "damage",
        "dice",
        "due",
        "energy",
        "filters",
        "free",
        "from_hand",
        "hostile",
        "index",
        "limits",
        "near",
        "needs",
        "others",
        "paid_by_hand",
        "passage",
        "placed",
        "plain",
        "points",
        "price",
        "reactive",
        "spends",
        "spoken",
        "sure",
        "target",
        "title",
        "ultimatum",
    )

    def __init__(self, index: int, bar: Bar | None, spoken: Spoken | None, energy: Energy, title: Titles) -> None:
        self.index = index
        self.bar = bar
        self.spoken = spoken
        #: All the energy that it costs, on the card and in the text.
        self.energy = energy
        self.title = title
        #: What an attachment of the Companion must be (companion.attach.2).
        self.needs = ""
        #: The counters that its card must have (summus.ultimatum.1).
        self.ultimatum = 0
        self.points = 0 if bar is None else bar.ap
        self.damage = bar.damage if bar is not None else None
        #: The sides of the dice of its damage, the main one first.
        self.dice = read_dice(self.damage.dice) if self.damage is not None else ()
        self.area = bar is not None and bar.range is not None and bar.range.type == "area"
        self.limits: tuple[str, ...] = () if spoken is None else spoken.passage.limits
        self.passage: Passage | None = None if spoken is None else spoken.passage
        self.reactive = spoken is not None and spoken.passage.keyword == REACTIVE
        #: The kind of situation that a response answers (r8).
        when = None if spoken is None else spoken.passage.when
        self.answers = when.kind if when is not None and self.reactive else ""
        #: Is it given from the inventory (inventory.3, cards.keyword.scope)?
        self.from_hand = has_scope(self, FROM_HAND)
        #: What is due in energy: stamina, mana, either, essence, its colour.
        self.due = (energy.stamina, energy.mana, energy.either, energy.essence, energy.colour)
        self.free = not any(self.due[:4])
        #: The costs in its text besides energy; those in points.
        costs = () if spoken is None else spoken.passage.costs
        self.others = tuple(cost for cost in costs if not isinstance(cost, Energy | Points))
        #: Does it rest on the character's own cards alone whether these can be paid?
        self.paid_by_hand = bool(self.others) and all(is_paid_by_hand(cost) for cost in self.others)
        self.spends = sum(cost.amount for cost in costs if isinstance(cost, Points))
        #: All the points that it costs, unless something changes the costs of its character.
        self.price = self.points + self.spends
        #: Does an activation select something? An area selects nobody (draft.attack.2).
        self.target = None if self.passage is None else self.passage.target
        aims = self.damage is not None or self.target is not None
        self.aimed = aims and not self.area
        #: Has it a condition, or anything that must be possible? Is nothing required of it but that it can be paid?
        self.condition = None if self.passage is None else self.passage.condition
        self.conditional = self.passage is not None and is_conditional(self.passage)
        self.plain = not self.aimed and not self.conditional
        #: What its text is sure to do to the target, which must be possible (cards.active.2).
        self.sure = () if self.passage is None or self.damage is not None else sure_effects(self.passage)
        #: What a target must be: on tiles so near, a living enemy. A search looks for targets there alone.
        self.near, self.hostile, others = whereabouts(self.target)
        #: What a target of the right sort there must fulfil besides, in the order in which a search asks it.
        self.filters = soonest(others)
        #: Does it rest on where pieces stand alone whether there is a target?
        self.placed = self.target is not None and is_placed(self.target, self.sure)

    def points_with(self, more: int) -> int:
        """The points on its bar where the costs of its character are so much higher."""
        return self.points if self.bar is None else max(0, self.points + more)


def sure_effects(passage: Passage) -> tuple[Effect, ...]:
    """The effects on the target that neither a condition nor a choice may leave out."""
    return tuple(
        clause.effect
        for clause in passage.ability.clauses
        if not clause.optional and clause.condition is None and is_aimed(getattr(clause.effect, "what", None))
    )


def is_conditional(passage: Passage) -> bool:
    return passage.condition is not None or bool(demands(passage.ability))


def is_aimed(what: Selector | None) -> bool:
    return what is not None and what.how == CHOSEN and what.slot == TARGETS


def has_scope(use: Use, scope: str) -> bool:
    return use.passage is not None and scope in use.passage.scopes


def energy_of(spoken: Spoken | None, printed: Energy = Energy()) -> Energy:  # noqa: B008
    """What is printed and what the text asks, together: both are paid at once (r12)."""
    costs = () if spoken is None else spoken.passage.costs
    total = printed
    for cost in costs:
        if isinstance(cost, Energy):
            total = Energy(
                total.stamina + cost.stamina,
                total.mana + cost.mana,
                total.either + cost.either,
                total.essence + cost.essence,
                total.colour or cost.colour,
            )
    return total


def is_taking(effect: Effect) -> bool:
    if isinstance(effect, e.Damage | e.Injure | e.LoseLife | e.LoseEnergy | e.MakeDiscard | e.PutAway | e.Cannot):
        return True
    if isinstance(effect, e.Turn):
        return effect.exhausted
    if isinstance(effect, e.GainPoints):
        return not effect.gain
    if isinstance(effect, e.Counters | e.Mark):
        return not effect.put
    return False
