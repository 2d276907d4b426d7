"""How the texts of Battle Scenes are read: which pieces, how many, under which conditions, and when."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Builder, Node
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    NO_GATE,
    OPPONENT,
    THIS,
    YOU,
    Amount,
    Condition,
    Filter,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.battle_scenes import text as t

_BOON = re.compile(r"\{([A-Z]+)\}|Escudo ([+\-−])(\d+|X)")
_STAGE = re.compile(r"\{(\d)\}")


class PieceBuilder(Builder):
    """Builds selectors, filters, amounts, conditions and triggers, and knows what was spoken of."""

    __slots__ = ("aim", "group", "nouns", "sort", "spoken", "subject", "until_noted", "until_said")

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.sort = t.STATIC
        #: Of each noun, the slot of what was last called so.
        self.nouns: dict[str, int] = {}
        #: The slot of "o alvo", which is always the same one.
        self.aim = -1
        #: The slot of the cards looked at, of which "os demais" are the rest.
        self.group = -1
        #: What was spoken of, for pronouns: the selector, its noun, and whether it is several.
        self.spoken: list[tuple[Selector, str, bool]] = []
        self.subject: Selector | None = None
        #: How long something lasts, said before the place where it belongs.
        self.until_said = ""
        self.until_noted = ""

    def forget(self) -> None:
        """A new line begins; only what the card has chosen is remembered through its noun."""
        self.thread.slots = 0
        self.aim = self.group = -1
        self.nouns = {}
        self.spoken = []
        self.subject = None
        self.until_said = ""

    # -- amounts --

    def number(self, parts: list[Node]) -> Amount:
        return Number(self.build(parts[0]))

    def formula(self, parts: list[Node]) -> Amount:
        return variable(str(parts[0]))

    def plus(self, node: Node) -> Amount:
        return signed(str(node))

    def stages(self, node: Node) -> tuple[int, ...]:
        return tuple(int(stage) for stage in _STAGE.findall(str(node)))

    def number_of(self, parts: list[Node]) -> Amount:
        return self.counted_amount(parts[-1])

    def twice_number_of(self, parts: list[Node]) -> Amount:
        return t.Scaled(self.counted_amount(parts[-1]), times=2)

    def counted_amount(self, node: Node) -> t.CountOf:
        return t.CountOf(self.phrase(EACH, cast("Tree[Token]", node).children))

    def in_place(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.build(parts[0]),)

    def number_times(self, parts: list[Node]) -> Amount:
        return t.Scaled(self.counted_amount(parts[1]), times=self.build(parts[3]))

    def number_divided(self, parts: list[Node]) -> Amount:
        return t.Scaled(self.counted_amount(parts[1]), parts=self.build(parts[3]), up=self.build(parts[4]))

    def value_of(self, parts: list[Node]) -> Amount:
        return t.ValueOf(self.build(parts[0]), self.build(parts[1]))

    # -- keywords --

    def keyword(self, parts: list[Node]) -> t.Keyword:
        name = self.build(parts[0])
        amount: Amount | None = None
        filters: tuple[Filter, ...] = ()
        for part in parts[1:]:
            if isinstance(part, Tree):
                filters = self.build(part)
            elif part.type == "STAGES":
                amount = Number(self.stages(part)[0])
            else:
                amount = Number(self.build(part))
        return t.Keyword(name, amount, filters)

    def action_keyword(self, parts: list[Node]) -> t.Keyword:
        return t.Keyword(self.build(parts[0]), self.build(parts[1]) if len(parts) > 1 else None)

    def of_affiliation(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Affiliated(self.build(parts[1])),)

    def of_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        return self.with_powers(parts[-1:])

    def of_noun(self, parts: list[Node]) -> tuple[Filter, ...]:
        (kind,) = self.build(parts[0])
        if kind == t.Kind(("affiliation",)):
            return (t.Affiliated(self.build(parts[1])),)
        if kind == t.Kind(("action",)):
            return (kind, t.Called("name", self.build(parts[1])))
        raise self.wrong("an action, an affiliation or a power is meant", "cards-characteristic", parts[0])

    def of_named(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Kind(("action",)), t.Called("name", self.build(parts[0])))

    def of_own(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Kind(("action",)), t.Called("name", (self.build(parts[-1]),)))

    def of_action_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (*self.build(parts[0]), *self.with_powers(parts[-1:]))

    def of_all_actions(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Kind(("action",)),)

    # -- selectors --

    def bound(self, selector: Selector, node: Node) -> Selector:
        """Give a selector its slot, and remember it under its noun."""
        if is_the_target(selector) and self.aim >= 0:
            bound = replace(selector, slot=self.aim)
        else:
            bound = replace(selector, slot=self.thread.slots)
            self.thread.slots += 1
        if is_the_target(selector):
            self.aim = bound.slot
        noun = noun_of(selector.filters)
        self.nouns[noun] = bound.slot
        many = not (selector.count == Number(1) and (selector.how != EACH or noun != "card"))
        again = bound if is_the_target(bound) else Selector(CHOSEN, (plain_kind(noun),), slot=bound.slot)
        self.spoken.append((again, noun, many))
        return bound

    def this(self, parts: list[Node]) -> Selector:
        this = Selector(THIS, self.build(parts[0]))
        self.spoken.append((this, noun_of(this.filters) if this.filters else "card", False))
        return this

    def note(self, parts: list[Node]) -> None:
        """Its own name in brackets only tells which one "este personagem" is."""

    def this_from(self, parts: list[Node]) -> Selector:
        """ "Este card de seus recursos"."""
        this = Selector(THIS, (*self.build(parts[0]), self.build(parts[1])))
        self.spoken.append((this, "card", False))
        return this

    def own(self, parts: list[Node]) -> Selector:
        return t.THIS_CARD

    def pronoun(self, parts: list[Node]) -> Selector:
        """The last thing spoken of that agrees with it. "Ele" is never a mere card; "-o" may be."""
        word = str(parts[0]).split()[0]
        plural, feminine = word.endswith("s"), word.rstrip("s").endswith("a")
        for selector, noun, many in reversed(self.spoken):
            fits = many == plural and (noun in FEMININE) == feminine
            if fits and (plural or word.startswith("-") or noun != "card"):
                return selector
        if plural or feminine:
            raise self.wrong("who? None was named before", "cards-which", parts[0])
        return t.THIS_CHARACTER

    def that(self, parts: list[Node]) -> Selector:
        noun = self.build(parts[0])
        that = Selector(CHOSEN, (plain_kind(noun),), slot=self.slot_of(noun, parts[0]))
        self.spoken.append((that, noun, str(parts[0]).endswith("s")))
        return that

    def slot_of(self, noun: str, node: Node) -> int:
        slot = resolve(self.nouns, noun)
        if slot is None:
            raise self.wrong("which one? None was named before", "cards-which", node)
        return slot

    def that_chosen(self, parts: list[Node]) -> Selector:
        """ "O personagem escolhido": chosen in this text, or by the card in another line of it."""
        noun = self.build(parts[0])
        if noun in self.nouns:
            return self.that(parts)
        return Selector(CHOSEN, (plain_kind(noun),), slot=t.REMEMBERED)

    def rest(self, parts: list[Node]) -> Selector:
        if self.group < 0:
            raise self.wrong("which others? None were looked at before", "cards-which", parts[0])
        return Selector(t.REST, slot=self.group)

    def every(self, parts: list[Node]) -> Selector:
        return self.phrase(EACH, parts)

    def the_one(self, parts: list[Node]) -> Selector:
        return self.phrase(EACH, parts)

    def choose_some(self, parts: list[Node]) -> Selector:
        return self.counted_phrase(CHOOSE, parts)

    def choose_up_to(self, parts: list[Node]) -> Selector:
        return self.counted_phrase(CHOOSE, parts, up_to=True)

    def choose_different(self, parts: list[Node]) -> Selector:
        """ "Até dois personagens diferentes": nobody is chosen twice anyhow."""
        if noun_of(self.build(parts[1])) not in ("character", "support", "character|support"):
            raise self.wrong("different in what?", "cards-which", parts[2])
        return self.counted_phrase(CHOOSE, [parts[0], parts[1], *parts[3:]], up_to=True)

    def choose_other(self, parts: list[Node]) -> Selector:
        return self.phrase(CHOOSE, parts)

    def any_count(self, parts: list[Node]) -> Selector:
        return self.phrase(CHOOSE, parts[1:], count=Number(99), up_to=True)

    def all_of(self, parts: list[Node]) -> Selector:
        """ "Todos os personagens"; with a number ("os três cards do topo") that many."""
        numbers = [part for part in parts if isinstance(part, Tree) and part.data in ("number", "formula")]
        rest = [part for part in parts[1:] if part not in numbers]
        count: Amount = self.build(numbers[0]) if numbers else Number(1)
        return self.phrase(EACH, rest, count=count)

    def all_actions(self, parts: list[Node]) -> Selector:
        dealing: tuple[Filter, ...] = self.build(parts[0]) or ()
        filters = (t.Kind(("action",)), *dealing, *self.adjectives(parts[1:], "action"))
        return self.bound(Selector(EACH, ordered(filters)), parts[0])

    def ordinal_action(self, parts: list[Node]) -> Selector:
        which = t.Ordinal(self.build(parts[0]))
        filters = (t.Kind(("action",)), which, *self.adjectives(parts[1:], "action"))
        return self.bound(Selector(EACH, ordered(filters)), parts[0])

    def some_of_group(self, parts: list[Node]) -> Selector:
        """ "Um", of the cards looked at."""
        if self.group < 0:
            raise self.wrong("which ones? None were looked at before", "cards-which", parts[0])
        filters = (t.Kind(("card",), True), t.Among(self.group))
        return self.bound(Selector(CHOOSE, filters, self.build(parts[0])), parts[0])

    def counted_phrase(self, how: str, parts: list[Node], up_to: bool = False) -> Selector:
        count: Amount = self.build(parts[0])
        return self.phrase(how, parts[1:], count=count, up_to=up_to)

    def phrase(self, how: str, parts: list[Node], **fields: Any) -> Selector:
        """A noun with "outro" before it and its qualities after it."""
        other = isinstance(parts[0], Token) and parts[0].type == "OTHER"
        noun = parts[1] if other else parts[0]
        filters: tuple[Filter, ...] = self.build(noun)
        filters += self.adjectives(parts[2:] if other else parts[1:], noun_of(filters))
        if other:
            filters += (t.Another(),)
        return self.bound(Selector(how, ordered(filters), **fields), noun)

    def some_among(self, parts: list[Node]) -> Selector:
        return self.among(parts[-1], self.build(parts[0]), False)

    def up_to_among(self, parts: list[Node]) -> Selector:
        return self.among(parts[-1], self.build(parts[0]), True)

    def any_among(self, parts: list[Node]) -> Selector:
        return self.among(parts[-1], Number(99), True)

    def among(self, node: Node, count: Amount, up_to: bool) -> Selector:
        """ "Um deles", "um dos cards que ele estiver carregando"."""
        group: Selector = self.build(node)
        if group.how == CHOSEN:
            filters: tuple[Filter, ...] = (*group.filters, t.Among(group.slot))
            return self.bound(Selector(CHOOSE, filters, count, up_to), node)
        if group.how != EACH:
            raise self.wrong("one of which?", "cards-which", node)
        self.thread.slots -= 1
        return self.bound(Selector(CHOOSE, group.filters, count, up_to), node)

    def target(self, parts: list[Node]) -> Selector:
        return self.make_target(parts, Number(1), False)

    def targets(self, parts: list[Node]) -> Selector:
        return self.some_targets(parts, False)

    def targets_up_to(self, parts: list[Node]) -> Selector:
        return self.some_targets(parts, True)

    def some_targets(self, parts: list[Node], up_to: bool) -> Selector:
        trees = [part for part in parts if not (isinstance(part, Token) and part.type in ("EACH_OF", "DIFFERENT"))]
        return self.make_target(trees[1:], self.build(trees[0]), up_to)

    def other_target(self, parts: list[Node]) -> Selector:
        filters = (*self.build(parts[1]), t.Another())
        return self.bound(Selector(t.TARGET, ordered(filters)), parts[1])

    def make_target(self, parts: list[Node], count: Amount, up_to: bool) -> Selector:
        filters: tuple[Filter, ...] = self.build(parts[0])
        filters += self.adjectives(parts[1:], noun_of(filters))
        made = Selector(t.TARGET, ordered(filters), count, up_to)
        return self.bound(made, parts[0])

    # -- qualities --

    def adjectives(self, parts: list[Node], noun: str) -> tuple[Filter, ...]:
        filters: tuple[Filter, ...] = ()
        for part in parts:
            made = self.build(part)
            for filter_ in made:
                filters += (self.fitted(filter_, noun, part),)
        return filters

    def fitted(self, filter_: Filter, noun: str, node: Node) -> Filter:
        """What some words mean depends on the noun: "de" is "carried by" of cards and "used by" of actions."""
        if isinstance(filter_, t.CarriedBy) and noun_of(filter_.who.filters) in CHOOSABLE:
            if filter_.who.how != CHOSEN:
                raise self.wrong("which one? None was named before", "cards-which", node)
            return t.OfChosen(filter_.who)
        if isinstance(filter_, t.CarriedBy) and noun == "action":
            of_cards = any(isinstance(part, t.Kind) and part.card for part in filter_.who.filters)
            return t.OfCard(filter_.who) if of_cards else t.UsedBy(filter_.who)
        if isinstance(filter_, t.Affiliated) and filter_.names[0] == BARE:
            return self.bare(filter_.names[1:], noun, node)
        if isinstance(filter_, ACTION_FILTERS) and noun != "action":
            raise self.wrong("only of actions is this said", "cards-only-actions", node)
        if isinstance(filter_, t.CarriedBy) and noun not in (
            "card",
            "card type",
            "ability",
            "scene",
            "support",
            "character",
        ):
            raise self.wrong("only cards are carried", "cards-only-cards", node)
        return filter_

    def bare(self, names: tuple[str, ...], noun: str, node: Node) -> Filter:
        """A name without "chamado": of an action or scenario its name, of a character its affiliation."""
        if noun in ("action", "scene"):
            return t.Called("name", names)
        if all(name in t.AFFILIATIONS for name in names):
            return t.Affiliated(names)
        if noun == "card":
            return t.Called("name", names)
        raise self.wrong("is this a name or an affiliation? Say “chamado” or “com a afiliação”", "cards-bare", node)

    def called(self, parts: list[Node]) -> tuple[Filter, ...]:
        what, negated = self.build(parts[0])
        return (t.Called(what, self.build(parts[1]), negated),)

    def affiliated(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Affiliated(self.build(parts[1]), self.build(parts[0])),)

    def bare_names(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Affiliated((BARE, *self.build(parts[0]))),)

    def sharing(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.SharesAffiliation(self.build(parts[1]), self.build(parts[0])),)

    def not_kind(self, parts: list[Node]) -> tuple[Filter, ...]:
        kinds: tuple[Filter, ...] = self.build(parts[0])
        return kinds

    def from_there(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Dali": of the cards looked at or revealed."""
        if self.group < 0:
            raise self.wrong("from where? Nothing was looked at before", "cards-which", parts[0])
        return (t.Among(self.group),)

    def by_choice(self, parts: list[Node]) -> tuple[Filter, ...]:
        """You choose anyhow."""
        return ()

    def same_as(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.SameAs(self.build(parts[0]), self.build(parts[1])),)

    def controlled(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Controlled(self.build(parts[0])),)

    def since_start(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.SinceStart(),)

    def entered(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.EnteredThisTurn(),)

    def in_scene(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.In("scene"),)

    def in_zone(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.build(parts[0]),)

    def aligned(self, parts: list[Node]) -> tuple[Filter, ...]:
        alignment, negated = self.build(parts[0])
        return (t.Aligned(alignment, negated),)

    def with_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        powers, shield, every = boons(self, parts[0])
        if shield is not None:
            raise self.wrong("only powers fit here", "cards-only-power", parts[0])
        return (t.Powered(powers, every),)

    def without_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        (powered,) = self.with_powers(parts)
        return (replace(cast(t.Powered, powered), negated=True),)

    def with_keyword(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.HasKeyword(self.build(parts[0])),)

    def without_keyword(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.HasKeyword(self.build(parts[0]), True),)

    def of_piece(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.CarriedBy(self.build(parts[0])),)

    def carried_by(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.CarriedBy(self.build(parts[1])),)

    def carried_by_that(self, parts: list[Node]) -> tuple[Filter, ...]:
        if self.build(parts[1]):
            raise self.wrong("cards that are not carried can't be meant here", "cards-misfit", parts[1])
        return (t.CarriedBy(self.build(parts[0])),)

    def carrying(self, parts: list[Node]) -> tuple[Filter, ...]:
        what, least, most = self.some(parts[1])
        if most == 0:
            return (t.Carrying(what, 1, True),)
        return (t.Carrying(what, least, self.build(parts[0])),)

    def carried_by_this(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Cards que estiver carregando": the character itself carries them."""
        return (t.CarriedBy(t.THIS_CHARACTER),)

    def there(self, parts: list[Node]) -> tuple[Filter, ...]:
        if self.build(parts[0]):
            raise self.wrong("say it without “não”", "cards-misfit", parts[0], word="não", expected="")
        return (self.build(parts[1]),)

    def used_by_until(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "… que este personagem usar neste turno": as long as the effect lasts."""
        self.until_noted = self.build(parts[2])
        return (t.UsedBy(self.build(parts[0])),)

    def targeted_at(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Targeting(self.build(parts[-2] if len(parts) > 1 and self.is_as_target(parts[-1]) else parts[-1])),)

    def used_past(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.UsedBy(self.build(parts[1])),)

    def is_as_target(self, node: Node) -> bool:
        return isinstance(node, Token) and node.type == "AS_TARGET"

    def used_by(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.UsedBy(self.build(parts[0])),)

    def at_stage(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.AtStage(self.stages(parts[1])),)

    def energy(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Energy(self.build(parts[1]), self.build(parts[2]) if len(parts) > 2 else ""),)

    def with_shield(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Shielded(self.build(parts[1])),)

    def revealed(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Revealed(),)

    def dealing(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Dealing(),)

    def typed(self, parts: list[Node]) -> tuple[Filter, ...]:
        types, negated = self.build(parts[0])
        return (t.Typed(types, negated),)

    def costing(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Costing(self.stages(parts[1])[0]),)

    def targeting(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Targeting(self.build(parts[1])),)

    def who_used(self, parts: list[Node]) -> tuple[Filter, ...]:
        if "action" not in self.nouns:
            raise self.wrong("which action? None was named before", "cards-which", parts[0])
        return (t.UserOf(Selector(CHOSEN, (t.Kind(("action",)),), slot=self.nouns["action"])),)

    def not_of_card(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.OfCard(self.build(parts[1]), True),)

    def used_this_turn(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.UsedThisTurn(self.build(parts[0])),)

    # -- conditions --

    def some(self, node: Node) -> tuple[Selector, int, int]:
        """What is counted, and how many there must be: at least and at most (-1: any number)."""
        tree = cast("Tree[Token]", node)
        parts = tree.children
        if tree.data == "or_more":
            return self.phrase(EACH, parts[2:]), self.build(parts[0]), -1
        if tree.data == "others_or_more":
            selector = self.phrase(EACH, [parts[0], *parts[3:]])
            return selector, self.build(parts[1]), -1
        if tree.data in ("none", "any_one"):
            selector = self.phrase(EACH, parts[1:])
            return (selector, 0, 0) if tree.data == "none" else (selector, 1, -1)
        selector = self.build(node)
        if selector.how == CHOOSE:
            if not isinstance(selector.count, Number) or selector.up_to:
                raise self.wrong("how many?", "cards-how-many", node)
            return replace(selector, how=EACH, count=Number(1)), selector.count.number, -1
        return selector, 1, -1

    def counted_condition(self, node: Node, negated: bool, *filters: Filter) -> Condition:
        what, least, most = self.some(node)
        what = replace(what, filters=ordered((*what.filters, *filters)))
        return t.Count(what, 0, 0) if negated else t.Count(what, least, most)

    def you_control(self, parts: list[Node]) -> Condition:
        who, negated = self.build(parts[0])
        return self.counted_condition(parts[1], negated, t.Controlled(who))

    def fewer(self, parts: list[Node]) -> Condition:
        who, negated = self.build(parts[0])
        if negated:
            raise self.wrong("say it without “não”", "cards-misfit", parts[0], word="não", expected="")
        return t.Fewer(self.phrase(EACH, [parts[2]]), who)

    def there_is(self, parts: list[Node]) -> Condition:
        zones = [self.build(part) for part in parts[2:]]
        return self.counted_condition(parts[1], self.build(parts[0]), *zones)

    def there_is_in_scene(self, parts: list[Node]) -> Condition:
        return self.counted_condition(parts[2], self.build(parts[0]), t.In("scene"))

    def has_chosen(self, parts: list[Node]) -> Condition:
        """ "Tiver o poder escolhido"."""
        what: Selector = self.build(parts[0])
        chosen = self.that_chosen(parts[2:])
        if noun_of(chosen.filters) not in CHOOSABLE:
            raise self.wrong("a power or an affiliation is meant", "cards-only-power", parts[2])
        return t.Is(what, (t.OfChosen(chosen),), self.build(parts[1]))

    def has_powers(self, parts: list[Node]) -> Condition:
        what: Selector = self.build(parts[0])
        return t.Is(what, self.with_powers(parts[2:]), self.build(parts[1]))

    def has_affiliation(self, parts: list[Node]) -> Condition:
        what: Selector = self.build(parts[0])
        return t.Is(what, (t.Affiliated(self.build(parts[3])),), self.build(parts[1]))

    def has_alter_ego(self, parts: list[Node]) -> Condition:
        what: Selector = self.build(parts[0])
        return t.Is(what, (t.Called("alter ego", self.build(parts[2])),), self.build(parts[1]))

    def has_keyword(self, parts: list[Node]) -> Condition:
        what: Selector = self.build(parts[0])
        return t.Is(what, (t.HasKeyword(self.build(parts[2])),), self.build(parts[1]))

    def is_np(self, parts: list[Node]) -> Condition:
        what: Selector = self.build(parts[0])
        other: Selector = self.build(parts[2])
        if other.how not in (CHOOSE, EACH):
            raise self.wrong("say what it is", "cards-which", parts[2])
        return t.Is(what, other.filters, self.build(parts[1]))

    def is_adj(self, parts: list[Node]) -> Condition:
        what: Selector = self.build(parts[0])
        return t.Is(what, self.adjectives([parts[2]], noun_of(what.filters)), self.build(parts[1]))

    def stands(self, parts: list[Node]) -> Condition:
        what: Selector = self.build(parts[0])
        noun = noun_of(what.filters) if what.filters else "card"
        filters = ordered(self.adjectives(parts[2:], noun))
        return t.Is(what, filters, self.build(parts[1]))

    def you_control_since(self, parts: list[Node]) -> Condition:
        who, negated = self.build(parts[0])
        if who != YOU or negated:
            raise self.wrong("only you control it", "cards-misfit", parts[0], word="", expected="você controlar")
        return t.Is(self.this(parts[1:2]), (t.Controlled(who), t.SinceStart()))

    def stands_either(self, parts: list[Node]) -> Condition:
        """ "Em cena ou em seus recursos"."""
        what: Selector = self.build(parts[0])
        one: tuple[Filter, ...] = self.build(parts[2])
        return t.Is(what, (t.Either(one, self.build(parts[3])),), self.build(parts[1]))

    def stands_elided(self, parts: list[Node]) -> Condition:
        """ "Enquanto estiver em seu deck ou recursos": said of this card."""
        zones: list[Filter] = [t.In(zone) for zone in self.build(parts[1])]
        if len(zones) == 1:
            return t.Is(t.THIS_CARD, (zones[0],), self.build(parts[0]))
        if len(zones) > 2:
            raise self.wrong("say one zone or two", "cards-how-many", parts[1])
        return t.Is(t.THIS_CARD, (t.Either((zones[0],), (zones[1],)),), self.build(parts[0]))

    def more_than(self, parts: list[Node]) -> Condition:
        return t.Fewer(self.phrase(EACH, [parts[1]]))

    def has_entered(self, parts: list[Node]) -> Condition:
        return t.Is(self.build(parts[0]), (t.EnteredThisTurn(),))

    def has_been_used(self, parts: list[Node]) -> Condition:
        """ "Outra ação chamada … tiver sido usada neste turno"."""
        what: Selector = self.build(parts[0])
        if what.how not in (CHOOSE, EACH) or noun_of(what.filters) != "action":
            raise self.wrong("only actions are used", "cards-only-actions", parts[0])
        used = replace(what, how=EACH, filters=ordered((*what.filters, t.UsedThisTurn())))
        return t.Count(used)

    def in_turn(self, parts: list[Node]) -> Condition:
        return t.InTurn(self.build(parts[0]))

    def is_elided(self, parts: list[Node]) -> Condition:
        """ "Se for um personagem, o alvo …": said of the target."""
        what = Selector(t.TARGET, slot=self.aim) if self.aim >= 0 else t.THIS_CHARACTER
        other: Selector = self.build(parts[1])
        return t.Is(what, other.filters, self.build(parts[0]))

    def is_carrying(self, parts: list[Node]) -> Condition:
        what: Selector = self.build(parts[0])
        cards, least, most = self.some(parts[2])
        negated: bool = self.build(parts[1]) or most == 0
        return t.Is(what, (t.Carrying(cards, max(least, 1), negated),))

    def x_is(self, parts: list[Node]) -> Condition:
        return t.VariableIs(self.build(parts[-1]))

    def x_equals(self, parts: list[Node]) -> Condition:
        return t.VariableIs(self.build(parts[-1]))

    def x_more(self, parts: list[Node]) -> Condition:
        return t.VariableIs(self.build(parts[-1]), "more")

    def both(self, parts: list[Node]) -> Condition:
        one: Condition = self.build(parts[0])
        return both(one, self.build(parts[1]))

    # -- moments --

    def event(self, parts: list[Node]) -> Trigger:
        trigger: Trigger = self.build(parts[0])
        self.until_said = self.build(parts[1]) if len(parts) > 1 else ""
        return trigger

    def happens(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        during = ""
        for part in parts[2:]:
            if cast(Token, part).type == "DURING":
                during = self.during_text(cast(Token, part))
            else:
                who = replace(who, filters=ordered((*who.filters, t.Controlled(self.build(part)))))
        return t.When(self.build(parts[1]), who, during=during)

    def you_put(self, parts: list[Node]) -> Trigger:
        """ "Você colocar um personagem em cena" is that it enters under your control."""
        who: Selector = self.build(parts[1])
        if t.In("scene") not in who.filters:
            raise self.wrong("put where? Say “em cena”", "cards-no-place", parts[1])
        kept = tuple(filter_ for filter_ in who.filters if filter_ != t.In("scene"))
        return self.put_by(parts[0], replace(who, filters=kept))

    def you_put_during(self, parts: list[Node]) -> Trigger:
        put = cast(t.When, self.you_put(parts))
        return replace(put, during=self.during_text(cast(Token, parts[2])))

    def you_put_scene(self, parts: list[Node]) -> Trigger:
        return self.put_by(parts[0], self.build(parts[2]))

    def put_by(self, node: Node, who: Selector) -> Trigger:
        by: str = self.build(node)
        if by == t.ANY_PLAYER:
            return t.When("enters", who)
        return t.When("enters", replace(who, filters=ordered((*who.filters, t.Controlled(by)))))

    def is_loaded(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        zone = self.build(parts[2]) if len(parts) > 3 else None
        return t.When("is loaded", who, self.build(parts[-1]), zone=zone)

    def uses(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        what = self.event_actions(parts[2])
        return t.When("uses", who, what, during=self.during_text(cast(Token, parts[3])) if len(parts) > 3 else "")

    def event_actions(self, node: Node) -> Selector:
        what: Selector = self.build(node)
        if t.Kind(("action",)) not in what.filters:
            raise self.wrong("only actions are used", "cards-only-actions", node)
        return what

    def player_uses(self, parts: list[Node]) -> Trigger:
        filters: tuple[Filter, ...] = (t.Kind(("character",)),)
        by: str = self.build(parts[0])
        if by != t.ANY_PLAYER:
            filters += (t.Controlled(by),)
        who = self.bound(Selector(CHOOSE, filters), parts[0])
        self.nouns["player"] = who.slot
        what = self.event_actions(parts[1])
        return t.When("uses", who, what, during=self.during_text(cast(Token, parts[2])) if len(parts) > 2 else "")

    def is_targeted(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        return t.When("is targeted", who, self.event_actions(parts[2]))

    def receives(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        return self.damage_event("receives damage", who, parts)

    def would_deal(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        return self.damage_event("deals damage", who, parts)

    def damage_event(self, event: str, who: Selector, parts: list[Node]) -> Trigger:
        other, during = None, ""
        for part in parts[2:]:
            if isinstance(part, Token) and part.type == "DURING":
                during = self.during_text(part)
            else:
                other = self.build(part)
        return t.When(event, who, other, self.build(parts[1]), during)

    def during_text(self, token: Token) -> str:
        part, whose = self.build(token)
        return f"{part}/{whose}"


#: Nouns of feminine words, for pronouns.
FEMININE = ("action", "affiliation", "ability", "source")
#: What a text lets a player choose that is no piece.
CHOOSABLE = ("power", "affiliation", "alter ego", "card type")
#: Stands before names that no word has told to be names or affiliations, until the noun tells.
BARE = "?"
ACTION_FILTERS = (t.Ordinal, t.Typed, t.Dealing, t.Costing, t.Targeting, t.UsedBy, t.OfCard, t.UsedThisTurn)

#: The order of filters in a selector: so equal phrases are equal records whatever the order of their words.
ORDER: tuple[type[Filter], ...] = (
    t.Kind,
    t.Another,
    t.Ordinal,
    t.Either,
    t.Typed,
    t.Dealing,
    t.Aligned,
    t.Called,
    t.Affiliated,
    t.Powered,
    t.HasKeyword,
    t.Energy,
    t.Shielded,
    t.Costing,
    t.AtStage,
    t.UserOf,
    t.UsedThisTurn,
    t.Revealed,
    t.EnteredThisTurn,
    t.In,
    t.Among,
    t.Controlled,
    t.SinceStart,
    t.UsedBy,
    t.OfCard,
    t.OfChosen,
    t.Targeting,
    t.Carrying,
    t.CarriedBy,
    t.SharesAffiliation,
    t.SameAs,
)


def ordered(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return tuple(sorted(filters, key=lambda filter_: ORDER.index(type(filter_))))


def gate_of(steps: Sequence[t.Step]) -> int | None:
    """ "Se o fizer" speaks of the last thing that somebody may do, or else of the last that is under no gate."""
    offered = [number for number, step in enumerate(steps) if step.optional]
    free = [number for number, step in enumerate(steps) if step.gate == NO_GATE and not step.joined]
    found = offered or free
    return found[-1] if found else None


def resolve(nouns: dict[str, int], noun: str) -> int | None:
    """The slot that "aquele personagem" speaks of: the last that was called so, or else by a wider noun.

    "Aquele jogador", where no player was named, is the controller of the character that was.
    """
    if noun in nouns:
        return nouns[noun]
    players = ("opponent", "character", "character|support") if noun == "player" else ()
    wider = [slot for other, slot in nouns.items() if noun in other.split("|") or other in players]
    return max(wider, default=None)


def noun_of(filters: tuple[Filter, ...]) -> str:
    """The word that a later "aquele …" will use: "character", "card", "character|support"."""
    for filter_ in filters:
        if isinstance(filter_, t.Kind):
            return "card" if filter_.card else "|".join(filter_.kinds)
    return "target"


def is_the_target(selector: Selector) -> bool:
    """ "O alvo": the one target of the action, however often it is spoken of."""
    one = selector.count == Number(1) and not selector.up_to
    return selector.how == t.TARGET and one and t.Another() not in selector.filters


def is_foreign(selector: Selector) -> bool:
    """Does it speak of cards in another player's zone? "Seus" beside them are that player's own."""
    return any(isinstance(each, t.In) and each.whose not in (YOU, t.OWNER) for each in selector.filters)


def plain_kind(noun: str) -> t.Kind:
    return t.Kind(tuple(noun.split("|")), noun == "card")


def whose_deed(selector: Selector) -> str | None:
    """Who does it, if the selector speaks of a player."""
    kinds = [filter_.kinds[0] for filter_ in selector.filters if isinstance(filter_, t.Kind)]
    if kinds not in (["player"], ["opponent"]):
        return None
    if selector.how == THIS:
        return YOU
    if selector.how == t.TARGET:
        return t.TARGET_PLAYER
    if selector.how == CHOSEN:
        return t.THAT_PLAYER
    return t.EACH_PLAYER if kinds == ["player"] else OPPONENT


def boons(builder: Builder, node: Node) -> tuple[tuple[str, ...], Amount | None, bool]:
    """Powers and shield of "Escudo +1, {VO} e {GE}", and whether all of the powers are meant."""
    written = str(node)
    powers: tuple[str, ...] = ()
    shield: Amount | None = None
    for code, sign, number in _BOON.findall(written):
        if code and code not in t.POWERS:
            raise builder.wrong(f"there is no power {{{code}}}", "cards-no-power", node, word=code)
        if code:
            powers += (code,)
        elif shield is not None:
            raise builder.wrong("the shield is there twice", "cards-said-twice", node)
        else:
            shield = signed(f"{sign}{number}")
    return powers, shield, " e " in written


def both(one: Condition, other: Condition) -> Condition:
    """Conditions joined from the left, as they are read."""
    return t.Both(both(one, other.one), other.other) if isinstance(other, t.Both) else t.Both(one, other)


def signed(written: str) -> Amount:
    """ "+1", "-X"."""
    minus = written[0] in "-−"
    if written[1:] == "X":
        return t.Variable(-1 if minus else 1)
    return Number(-int(written[1:]) if minus else int(written[1:]))


def variable(written: str) -> Amount:
    """ "X", "X+2", "3-X", "X+X"."""
    times = plus = 0
    for sign, part in re.findall(r"([+\-]?)(\d+|X)", written):
        factor = -1 if sign == "-" else 1
        if part == "X":
            times += factor
        else:
            plus += factor * int(part)
    return t.Variable(times, plus)
