"""How nouns and what is said of them are read: objects, players and targets."""

from __future__ import annotations

from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Builder, Node
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    EVENT,
    OPPONENT,
    THIS,
    Amount,
    Clause,
    Filter,
    Number,
    Selector,
)
from ludoteca.games.fabula.text import terms as t

#: The order in which filters are kept, whatever the order of the words.
FILTERS: tuple[type[Filter], ...] = (
    t.Sort,
    t.Coloured,
    t.Subtype,
    t.Tapped,
    t.Doing,
    t.Damaged,
    t.Other,
    t.Whose,
    t.Compare,
    t.Marked,
    t.Named,
    t.OfChosenColour,
    t.In,
    t.Single,
)


class PhraseBuilder(Builder):
    """Builds selectors and targets, and knows what has been named."""

    __slots__ = ("kind", "last", "moment", "new", "passive", "slots", "targets", "user", "x")

    def __init__(self, source: str, kind: str) -> None:
        super().__init__(source)
        #: The card's type: what its plain lines are depends on it.
        self.kind = kind
        self.start_line()

    def start_line(self) -> None:
        self.targets: tuple[t.Target, ...] = ()
        #: What "ele" speaks of.
        self.last: Selector | None = None
        #: Choices bound while a sentence is carried out get the slots behind those of the targets.
        self.slots = 0
        self.new: tuple[Clause, ...] = ()
        self.passive = False
        self.moment = False
        self.x: Amount | None = None
        self.user: str | None = None

    # -- which objects and players --

    def this(self, parts: list[Node]) -> Selector:
        self.last = t.SELF
        return t.SELF

    def host(self, parts: list[Node]) -> Selector:
        self.last = Selector(t.HOST)
        return self.last

    def that(self, parts: list[Node]) -> Selector:
        if not self.moment:
            raise self.wrong("which one? Nothing happened before this", "cards-no-event", Tree("here", []))
        self.last = Selector(EVENT, slot=t.EVENT_SLOT)
        return self.last

    def you(self, parts: list[Node]) -> Selector:
        return t.YOURSELF

    def its_controller(self, parts: list[Node]) -> Selector:
        if self.last is None or self.last.how not in (CHOSEN, THIS, EVENT):
            raise self.wrong("whose controller? Nothing was named before this", "cards-no-antecedent", Tree("here", []))
        return Selector(t.CONTROLLER, slot=self.last.slot, by=self.last.how)

    def pronoun(self, parts: list[Node]) -> Selector:
        if self.last is None:
            raise self.wrong("who? Nothing was named before this", "cards-no-antecedent", parts[0])
        return self.last

    def definite(self, parts: list[Node]) -> Selector:
        """ "O aliado alvo": a new target, or the one already named (1.15.11-2)."""
        phrase = cast("Tree[Token]", parts[0])
        if not self.is_aimed(phrase):
            raise self.wrong("which one? Write “alvo”, “um” or “cada”", "cards-how-chosen", phrase)
        filters = self.filters_of(phrase)
        for slot, target in enumerate(self.targets):
            if target.filters[0] == filters[0] and (len(filters) == 1 or target.filters == filters):
                return self.remember(Selector(CHOSEN, slot=slot))
        return self.aim(parts, 1, False)

    def some(self, parts: list[Node]) -> Selector:
        if self.is_aimed(parts[-1]):
            return self.aim(parts, self.build(parts[0]), False)
        return self.choice(parts, self.build(parts[0]), False)

    def up_to(self, parts: list[Node]) -> Selector:
        if self.is_aimed(parts[-1]):
            return self.aim(parts, self.build(parts[0]), True)
        return self.choice(parts, self.build(parts[0]), True)

    def another(self, parts: list[Node]) -> Selector:
        if not self.is_aimed(parts[-1]):
            return self.choice(parts, 1, False)
        return self.aim(parts, 1, False)

    def each_of(self, parts: list[Node]) -> Selector:
        phrase = cast("Tree[Token]", parts[-1])
        if self.is_aimed(phrase):
            return self.definite([phrase])
        filters = self.filters_of(phrase, self.is_other(parts))
        return self.remember(Selector(EACH, filters, slot=self.next_slot()))

    def is_aimed(self, phrase: Node) -> bool:
        children = cast("Tree[Token]", phrase).children
        return any(isinstance(part, Token) and part.type == "TARGET" for part in children)

    def is_other(self, parts: list[Node]) -> bool:
        return any(isinstance(part, Token) and part.type == "OTHER" for part in parts)

    def aim(self, parts: list[Node], count: int, up_to: bool, chosen: bool = False) -> Selector:
        """A new target of the ability."""
        if self.passive:
            raise self.wrong("a text that holds by itself aims at nothing", "cards-moment-or-cost", parts[-1])
        filters = self.filters_of(cast("Tree[Token]", parts[-1]))
        other = self.is_other(parts)
        same = any(target.filters[0] == filters[0] for target in self.targets)
        if other and not same:
            filters, other = ordered((*filters, t.Other())), False
        elif same and not other and not chosen:
            raise self.wrong("the same target again? Write “o … alvo” or “outro”", "cards-same-target", parts[-1])
        self.targets += (t.Target(filters, count, up_to, other),)
        return self.remember(Selector(CHOSEN, slot=len(self.targets) - 1))

    def choice(self, parts: list[Node], count: int, up_to: bool) -> Selector:
        """Something chosen while the effect is carried out."""
        if self.passive:
            raise self.wrong("a text that holds by itself chooses nothing", "cards-moment-or-cost", parts[-1])
        filters = self.filters_of(cast("Tree[Token]", parts[-1]), self.is_other(parts))
        return self.remember(Selector(CHOOSE, filters, Number(count), up_to, slot=self.next_slot()))

    def next_slot(self) -> int:
        """The slots of a sentence's own choices lie behind any target that the ability may have."""
        self.slots += 1
        return t.TARGETS_AT_MOST + self.slots - 1

    def remember(self, selector: Selector) -> Selector:
        self.last = selector if selector.how == CHOSEN else Selector(CHOSEN, slot=selector.slot)
        return selector

    def filters_of(self, phrase: Tree[Token], other: bool = False) -> tuple[Filter, ...]:
        found: list[Filter] = [t.Other()] if other else []
        for part in phrase.children:
            if isinstance(part, Token):
                continue
            found += self.build(part)
        return ordered(tuple(found))

    def nouns(self, parts: list[Node]) -> list[Filter]:
        sorts = [self.build(part) for part in parts]
        if sorts == ["opponent"]:
            return [t.Sort("player"), t.Whose(OPPONENT)]
        if "opponent" in sorts:
            raise self.wrong("write “jogador” here", "cards-opponent-or", parts[0])
        return [t.Sort("/".join(sorts))]

    def coloured(self, parts: list[Node]) -> list[Filter]:
        colours = [self.build(part) for part in parts]
        return [t.Coloured(tuple(sorted(set(colours), key=t.COLOURS.index)))]

    def how_coloured(self, parts: list[Node]) -> list[Filter]:
        return [t.Coloured(how=self.build(parts[0]))]

    def subtype(self, parts: list[Node]) -> list[Filter]:
        return [t.Subtype(self.build(parts[0]))]

    def tapped(self, parts: list[Node]) -> list[Filter]:
        return [t.Tapped(self.build(parts[0]))]

    def role(self, parts: list[Node]) -> list[Filter]:
        return [t.Doing(self.build(parts[0]))]

    def hurt(self, parts: list[Node]) -> list[Filter]:
        return [t.Damaged()]

    def whose(self, parts: list[Node]) -> list[Filter]:
        return [t.Whose(self.build(parts[0]))]

    def used_by(self, parts: list[Node]) -> list[Filter]:
        """Whose use a text about costs speaks of: it is no filter of the card itself."""
        self.user = self.build(parts[0])
        return []

    def compare(self, parts: list[Node]) -> list[Filter]:
        return [t.Compare(self.build(parts[0]), self.build(parts[1]), self.build(parts[2]))]

    def marked(self, parts: list[Node]) -> list[Filter]:
        return [t.Marked(self.build(parts[0]))]

    def of_zone(self, parts: list[Node]) -> list[Filter]:
        zone, whose = self.build(parts[0])
        return [t.In(zone, whose)]

    def called(self, parts: list[Node]) -> list[Filter]:
        return [t.Named(self.build(parts[0])[0])]

    def of_chosen_colour(self, parts: list[Node]) -> list[Filter]:
        return [t.OfChosenColour()]

    def single(self, parts: list[Node]) -> list[Filter]:
        return [t.Single()]


def ordered(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return tuple(sorted(filters, key=lambda filter_: FILTERS.index(type(filter_))))
