"""How the words for pieces, tiles, cards, amounts, conditions and costs are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Builder, Node
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, Amount, Condition, Cost, Filter, Number, Selector
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording import words as w

#: The order in which filters are kept, whatever the order of the words.
_ORDER = (
    f.Sort, f.Other, f.Side, f.Wounded, f.Ground, f.Exhausted, f.Knowledge, f.Named, f.Marked, f.Figure, f.Property,
    f.Countered, f.Higher, f.Within, f.InDirection, f.In,
)  # fmt: skip
_ADJECTIVES: dict[str, Callable[[Any], Filter]] = {
    "side": f.Side,
    "wounded": lambda _: f.Wounded(),
    "ground": f.Ground,
    "exhausted": f.Exhausted,
    "knowledge": f.Knowledge,
}
#: Figures that a piece, a tile or a card has.
HELD = frozenset({*w.ATTRIBUTE_CODES, *w.STANDING_FIGURES})


def ordered(filters: Iterable[Filter]) -> tuple[Filter, ...]:
    return tuple(sorted(filters, key=lambda filter_: _ORDER.index(type(filter_))))


class WhichBuilder(Builder):
    """Builds what texts speak of. What is chosen or found gets the slots from 1 on, in the order of the text."""

    __slots__ = ("lang", "last_choice", "objects", "slots", "titles")

    def __init__(self, source: str, lang: Lang, objects: Mapping[str, str], titles: Mapping[str, str]) -> None:
        super().__init__(source)
        self.lang = lang
        #: The words of objects by their names, and the Portuguese titles of cards by theirs, in this language.
        self.objects = objects
        self.titles = titles
        self.slots = 0
        self.last_choice = -1

    # -- names --

    def name_of(self, node: Node) -> str:
        names: tuple[str, ...] = self.build(cast("Tree[Token]", node).children[0])
        if len(names) != 1:
            raise self.wrong("one name at a time", "cards-one-name", node)
        return names[0]

    def known_as(self, node: Node, table: Mapping[str, tuple[str, str]]) -> str:
        """The Portuguese name of a marker or property."""
        name = self.name_of(node)
        at = w.LANGS.index(self.lang)
        return next((key for key, words in table.items() if words[at] == name), name)

    # -- selectors --

    def reference(self, parts: list[Node]) -> Selector:
        return self.referred(parts[0])

    def referred(self, node: Node) -> Selector:
        key = self.build(node)
        if key == "target":
            return t.TARGET
        if key == "chosen":
            if self.last_choice < 0:
                raise self.wrong("nothing has been chosen before this", "cards-which", node)
            return Selector(CHOSEN, slot=self.last_choice)
        return Selector(key)

    def next_slot(self) -> int:
        self.slots += 1
        return self.slots

    def some(self, parts: list[Node]) -> Selector:
        return self.chosen(parts[1], self.build(parts[0]), False)

    def up_to(self, parts: list[Node]) -> Selector:
        return self.chosen(parts[1], self.build(parts[0]), True)

    def another(self, parts: list[Node]) -> Selector:
        self.check_other(parts[0])
        return self.chosen(parts[0], 1, False)

    def chosen(self, phrase: Node, count: int, up_to: bool) -> Selector:
        if count < 1:
            raise self.wrong("at least one", "cards-how-many", phrase)
        filters = self.build(phrase)
        self.last_choice = self.next_slot()
        return Selector(CHOOSE, filters, Number(count), up_to, slot=self.last_choice)

    def each_of(self, parts: list[Node]) -> Selector:
        return Selector(EACH, self.build(parts[1]), slot=self.next_slot())

    def check_other(self, phrase: Node) -> None:
        if not any(isinstance(filter_, f.Other) for filter_ in self.build(phrase)):
            raise self.wrong("how many? Write “um”, “2” or “cada”", "cards-how-many", phrase)

    def one_described(self, node: Node) -> tuple[Filter, ...]:
        """The filters of "um …" or "outro …", where nothing is bound."""
        filters, count, up_to = self.described(node)
        if count != 1 or up_to:
            raise self.wrong("one at a time", "cards-one-name", node)
        return filters

    def described(self, node: Node) -> tuple[tuple[Filter, ...], int, bool]:
        """Filters, how many, and whether up to so many."""
        tree = cast("Tree[Token]", node)
        if tree.data not in ("some", "up_to", "another"):
            raise self.wrong("how many of what?", "cards-how-many", node)
        if tree.data == "another":
            self.check_other(tree.children[0])
            return self.build(tree.children[0]), 1, False
        return self.build(tree.children[1]), self.build(tree.children[0]), tree.data == "up_to"

    # -- filters --

    def phrase(self, parts: list[Node]) -> tuple[Filter, ...]:
        found: list[Filter] = []
        for part in parts:
            if isinstance(part, Token):
                found.append(f.Other() if part.type == "OTHER" else f.Sort(self.build(part)))
            else:
                found.append(self.build(part))
        kinds = [type(filter_) for filter_ in found]
        for kind in kinds:
            if kinds.count(kind) > 1:
                raise self.wrong("the same is said twice", "cards-said-twice", parts[-1])
        return ordered(found)

    def adjective(self, parts: list[Node]) -> Filter:
        kind, value = self.build(parts[0])
        return _ADJECTIVES[kind](value)

    def called(self, parts: list[Node]) -> Filter:
        name = self.name_of(parts[0])
        return f.Named(self.titles.get(name, name))

    def marked(self, parts: list[Node]) -> Filter:
        return f.Marked(self.known_as(parts[0], w.MARKERS))

    def unmarked(self, parts: list[Node]) -> Filter:
        return f.Marked(self.known_as(parts[0], w.MARKERS), False)

    def figure(self, parts: list[Node]) -> Filter:
        figure = self.held(parts[0])
        return f.Figure(figure, self.build(parts[1]), self.build(parts[2]))

    def held(self, node: Node) -> str:
        figure: str = self.build(node)
        if figure not in HELD:
            raise self.wrong("nothing has this figure", "cards-unfit", node)
        return figure

    def property(self, parts: list[Node]) -> Filter:
        return f.Property(self.known_as(parts[0], w.PROPERTIES))

    def countered(self, parts: list[Node]) -> Filter:
        if self.build(parts[0]) != 1:
            raise self.wrong("one counter is enough", "cards-one-name", parts[0])
        return f.Countered(self.build(parts[1]))

    def higher(self, parts: list[Node]) -> Filter:
        return f.Higher(self.build(parts[0]))

    def of_knowledge(self, parts: list[Node]) -> Filter:
        return f.Knowledge(self.build(parts[0]))

    def of_terrain(self, parts: list[Node]) -> Filter:
        return f.Ground(self.build(parts[0]))

    def adjacent(self, parts: list[Node]) -> Filter:
        return f.Within(1, t.TILES, self.referred(parts[1]))

    def within(self, parts: list[Node]) -> Filter:
        return f.Within(self.build(parts[0]), self.measure_of(parts[1]), self.referred(parts[2]))

    def in_direction(self, parts: list[Node]) -> Filter:
        return f.InDirection(self.referred(parts[0]))

    def measure_of(self, node: Node) -> str:
        token = cast(Token, cast("Tree[Token]", node).children[0])
        if token.type == "AWAY":
            return t.AWAY
        self.only("tile", token)
        return t.TILES

    def only(self, sort: str, node: Node) -> None:
        if self.build(node) != sort:
            raise self.wrong(f"only a {sort} fits here", "cards-only-sort", node, sort=w.NOUNS[sort][0])

    def of_your_place(self, parts: list[Node]) -> Filter:
        return f.In(self.build(parts[0]))

    def of_place(self, parts: list[Node]) -> Filter:
        return f.In(self.build(parts[0]), self.referred(parts[1]))

    # -- how many --

    def number(self, parts: list[Node]) -> Amount:
        return Number(self.build(parts[0]))

    def dice(self, parts: list[Node]) -> Amount:
        dice, sides = str(parts[0]).split("D")
        return t.Dice(int(dice), int(sides))

    def sum(self, parts: list[Node]) -> Amount:
        return t.Sum(tuple(self.build(part) for part in parts))

    def own_figure(self, parts: list[Node]) -> Amount:
        return t.FigureOf(self.held(parts[0]))

    def figure_of(self, parts: list[Node]) -> Amount:
        return t.FigureOf(self.held(parts[0]), self.referred(parts[1]))

    def count_of(self, parts: list[Node]) -> Amount:
        return t.CountOf(self.build(parts[0]))

    def counters_on(self, parts: list[Node]) -> Amount:
        self.only_this(parts[1])
        return t.CountersOn(self.build(parts[0]))

    def only_this(self, node: Node) -> None:
        if self.build(node) != "this":
            raise self.wrong("only this card fits here", "cards-only-this", node)

    def suffered(self, parts: list[Node]) -> Amount:
        return t.Suffered(self.build(parts[0]))

    def half(self, parts: list[Node]) -> Amount:
        return t.Half(self.build(parts[0]))

    # -- if --

    def passes(self, parts: list[Node]) -> Condition:
        return t.Passes(self.referred(parts[0]), self.predicates(parts[1:]))

    def passes_not(self, parts: list[Node]) -> Condition:
        return t.Passes(self.referred(parts[0]), self.predicates(parts[1:]), False)

    def predicates(self, parts: list[Node]) -> tuple[Filter, ...]:
        found: list[Filter] = []
        for part in parts:
            built = self.build(part)
            found += built if isinstance(built, tuple) else (built,)
        return ordered(found)

    def a_phrase(self, parts: list[Node]) -> tuple[Filter, ...]:
        if self.build(parts[0]) != 1:
            raise self.wrong("one at a time", "cards-one-name", parts[0])
        filters: tuple[Filter, ...] = self.build(parts[1])
        return filters

    def another_phrase(self, parts: list[Node]) -> tuple[Filter, ...]:
        self.check_other(parts[0])
        filters: tuple[Filter, ...] = self.build(parts[0])
        return filters

    def measures(self, parts: list[Node]) -> Condition:
        return t.Measures(self.build(parts[0]), self.build(parts[1]), self.build(parts[2]))

    def your_turn(self, parts: list[Node]) -> Condition:
        return t.YourTurn(self.build(parts[0]))

    # -- costs --

    def costs(self, parts: list[Node]) -> tuple[Cost, ...]:
        """Stamina, mana and essence named together are one price of energy."""
        found: list[Cost] = []
        for part in parts:
            cost = self.build(part)
            if isinstance(cost, t.Energy) and found and isinstance(found[-1], t.Energy):
                found[-1] = together(found[-1], cost)
            else:
                found.append(cost)
        return tuple(found)

    def quantity_cost(self, parts: list[Node]) -> Cost:
        amount, figure = self.build(parts[0]), self.build(parts[1])
        if figure == "action":
            return t.Points(amount)
        if figure == "life":
            return t.Life(amount)
        if figure in ("stamina", "mana", "either"):
            return t.Energy(**{figure: amount})
        if figure.startswith("essence"):
            return t.Energy(essence=amount, colour=figure.partition("-")[2])
        raise self.wrong("this is not paid", "cards-not-paid", parts[1])

    def give_cards(self, parts: list[Node]) -> Cost:
        filters, count, up_to = self.described(parts[1])
        if up_to:
            raise self.wrong("how many exactly?", "cards-how-many", parts[1])
        return t.GiveCards(self.build(parts[0]), filters, count)

    def value_cost(self, parts: list[Node]) -> Cost:
        value = self.build(parts[2])
        if self.build(parts[0]) != "discard" or value not in ("price", "xp", "will", "fate"):
            raise self.wrong("cards are discarded for price, XP, will or fate", "cards-not-paid", parts[2])
        return t.Value(value, self.build(parts[1]))

    def spend_counters(self, parts: list[Node]) -> Cost:
        self.paid_by_this(parts[3])
        amount = self.build(parts[1])
        if not isinstance(amount, Number):
            raise self.wrong("how many exactly?", "cards-how-many", parts[1])
        return t.SpendCounters(self.build(parts[2]), amount.number)

    def exhaust_this(self, parts: list[Node]) -> Cost:
        self.paid_by_this(parts[1])
        return t.ExhaustThis()

    def paid_by_this(self, node: Node) -> None:
        if self.build(node) != t.THIS_CARD:
            raise self.wrong("only this card fits here", "cards-only-this", node)


def together(one: t.Energy, other: t.Energy) -> t.Energy:
    return t.Energy(
        one.stamina + other.stamina,
        one.mana + other.mana,
        one.either + other.either,
        one.essence + other.essence,
        one.colour or other.colour,
    )
