"""How the texts of Battle Scenes are read: how many, and which pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Builder, Node
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    THIS,
    Amount,
    Did,
    Filter,
    Number,
    Selector,
)
from ludoteca.games.battle_scenes import text as t
from ludoteca.games.battle_scenes.wording_common import (
    FEMININE,
    STAGE,
    aims_elsewhere,
    is_the_target,
    lies_at_an_end,
    noun_of,
    ordered,
    plain_kind,
    resolve,
    signed,
    variable,
)


class PieceBuilder(Builder):
    """Builds amounts, keywords and selectors, and knows what was spoken of."""

    __slots__ = (
        "aim",
        "aim_noun",
        "aimed_at",
        "character_card",
        "chose",
        "damager",
        "group",
        "nouns",
        "sort",
        "spoken",
        "subject",
        "until_noted",
        "until_said",
    )

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.sort = t.STATIC
        #: Of each noun, the slot of what was last called so.
        self.nouns: dict[str, int] = {}
        #: The slot of "o alvo", which is always the same one.
        self.aim = -1
        #: What the text calls it: "personagem alvo", "suporte alvo", or "alvo" alone.
        self.aim_noun = "target"
        #: The slot of the cards looked at, of which "os demais" are the rest.
        self.group = -1
        #: What was spoken of, for pronouns: the selector, its noun, and whether it is several.
        self.spoken: list[tuple[Selector, str, bool]] = []
        self.subject: Selector | None = None
        #: The targets named last, and the slot of the character card named last.
        self.aimed_at: Selector | None = None
        self.character_card = -1
        #: What this text has chosen, by its noun.
        self.chose: dict[str, int] = {}
        #: The slot of the character that the moment says to deal damage.
        self.damager = -1
        #: How long something lasts, said before the place where it belongs.
        self.until_said = ""
        self.until_noted = ""

    def forget(self) -> None:
        """A new line begins; only what the card has chosen is remembered through its noun."""
        self.thread.slots = 0
        self.aim = self.group = -1
        self.aim_noun = "target"
        self.nouns = {}
        self.spoken = []
        self.subject = None
        self.aimed_at = None
        self.character_card = self.damager = -1
        self.chose = {}
        self.until_said = ""

    # -- said by the builders that stand on this one --

    def adjectives(self, parts: list[Node], noun: str) -> tuple[Filter, ...]:
        raise NotImplementedError

    def with_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        raise NotImplementedError

    def typed(self, parts: list[Node]) -> tuple[Filter, ...]:
        raise NotImplementedError

    # -- amounts --

    def number(self, parts: list[Node]) -> Amount:
        return Number(self.build(parts[0]))

    def formula(self, parts: list[Node]) -> Amount:
        return variable(str(parts[0]))

    def plus(self, node: Node) -> Amount:
        return signed(str(node))

    def twice_formula(self, parts: list[Node]) -> Amount:
        made = variable(str(parts[1]))
        assert isinstance(made, t.Variable)
        if made != t.Variable():
            raise self.wrong("twice what? Say “X+X”", "cards-how-many", parts[1])
        return t.Variable(2)

    def that_many(self, parts: list[Node]) -> Amount:
        """ "Aquele mesmo número de cards": as many as the last thing done before really was."""
        if self.last_done() < 0:
            raise self.wrong("how many? Nothing was done before", "cards-how-many", parts[0])
        return Did(self.last_done())

    def last_done(self) -> int:
        """The number of the step before this one, or -1."""
        return -1

    def less(self, parts: list[Node]) -> Amount:
        return t.Less(self.build(parts[0]), self.counted_amount(parts[2]))

    def stages(self, node: Node) -> tuple[int, ...]:
        return tuple(int(stage) for stage in STAGE.findall(str(node)))

    def counted_down(self, parts: list[Node]) -> Amount:
        return t.CountedDown()

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

    def of_action_quality(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (*self.build(parts[0]), *self.typed(parts[1:]))

    def of_action_not_of(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (*self.build(parts[0]), t.OfCard(self.build(parts[2]), True))

    def of_all_actions(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Kind(("action",)),)

    # -- selectors --

    def bound(self, selector: Selector, node: Node) -> Selector:
        """Give a selector its slot, and remember it under its noun."""
        if is_the_target(selector) and self.aim >= 0 and not aims_elsewhere(selector, self.aim_noun):
            bound = replace(selector, slot=self.aim)
        else:
            bound = replace(selector, slot=self.thread.slots)
            self.thread.slots += 1
        noun = noun_of(selector.filters)
        if is_the_target(selector):
            self.aim = bound.slot
            self.aim_noun = noun if noun != "target" else self.aim_noun
        self.nouns[noun] = bound.slot
        if selector.how == t.TARGET:
            self.aimed_at = bound
        if t.Kind(("character",), True) in selector.filters:
            self.character_card = bound.slot
        on_top = any(lies_at_an_end(filter_) for filter_ in selector.filters)
        many = not (selector.count == Number(1) and (selector.how != EACH or noun != "card" or on_top))
        again = bound if is_the_target(bound) else Selector(CHOSEN, (plain_kind(noun),), slot=bound.slot)
        self.spoken.append((again, noun, many))
        return bound

    def again(self, selector: Selector) -> Selector:
        """The same pieces, spoken of once more."""
        if selector.how in (CHOOSE, EACH):
            return Selector(CHOSEN, (plain_kind(noun_of(selector.filters)),), slot=selector.slot)
        return selector

    def this(self, parts: list[Node]) -> Selector:
        if "usou" in str(parts[0]) and self.sort != t.ACTION:
            raise self.wrong("which action? None was named before", "cards-which", parts[0])
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

    def this_and_others(self, parts: list[Node]) -> Selector:
        """ "Este personagem e/ou outros personagens que você controla"."""
        kind: tuple[Filter, ...] = self.build(parts[0])
        rest = [part for part in parts[1:] if not (isinstance(part, Token) and part.type in ("ALL", "OTHER"))]
        if self.build(rest[0]) != kind:
            raise self.wrong("the others are of the same kind", "cards-which", rest[0])
        others = ordered(self.adjectives(rest[1:], noun_of(kind)))
        return self.bound(Selector(EACH, (*kind, t.Either((t.Itself(),), others))), parts[0])

    def own(self, parts: list[Node]) -> Selector:
        return t.THIS_CARD

    def pronoun(self, parts: list[Node]) -> Selector:
        """The last thing spoken of that agrees with it. "Ele" is never a mere card; "-o" may be."""
        return self.spoken_as(str(parts[0]).split()[0], parts[0])

    def spoken_as(self, word: str, node: Node) -> Selector:
        plural, feminine = word.endswith("s"), word.rstrip("s").endswith("a")
        for selector, noun, many in reversed(self.spoken):
            fits = many == plural and (noun in FEMININE) == feminine
            if fits and (plural or word.startswith("-") or noun != "card"):
                return selector
        if plural or feminine:
            raise self.wrong("who? None was named before", "cards-which", node)
        return t.THIS_CHARACTER

    def that(self, parts: list[Node]) -> Selector:
        noun = self.build(parts[0])
        if noun == "target":
            return self.those_targets(parts[0])
        if noun == "damager":
            return self.that_damager(parts[0])
        if noun == "character" and resolve(self.nouns, noun) is None and self.character_card >= 0:
            # "Um card de personagem … aquele personagem": the card that was named.
            return Selector(CHOSEN, (plain_kind("card"),), slot=self.character_card)
        that = Selector(CHOSEN, (plain_kind(noun),), slot=self.slot_of(noun, parts[0]))
        self.spoken.append((that, noun, str(parts[0]).endswith("s")))
        return that

    def that_damager(self, node: Node) -> Selector:
        """ "O personagem que causou aquele dano"."""
        if self.damager < 0:
            raise self.wrong("which damage? None was named before", "cards-which", node)
        that = Selector(CHOSEN, (plain_kind("character"),), slot=self.damager)
        self.spoken.append((that, "character", False))
        return that

    def those_targets(self, node: Node) -> Selector:
        """ "Cada um dos alvos": the targets named last."""
        if self.aimed_at is None:
            raise self.wrong("which ones? No target was named before", "cards-which", node)
        noun = noun_of(self.aimed_at.filters)
        return Selector(CHOSEN, (plain_kind(noun),), slot=self.aimed_at.slot)

    def slot_of(self, noun: str, node: Node) -> int:
        slot = resolve(self.nouns, noun)
        if slot is None:
            raise self.wrong("which one? None was named before", "cards-which", node)
        return slot

    def that_chosen(self, parts: list[Node]) -> Selector:
        """ "O personagem escolhido": chosen in this text, or by the card in another line of it."""
        noun = self.build(parts[0])
        chosen = Selector(CHOSEN, (plain_kind(noun),), slot=self.chose.get(noun, t.REMEMBERED))
        self.spoken.append((chosen, noun, str(parts[0]).endswith("s")))
        return chosen

    def rest(self, parts: list[Node]) -> Selector:
        if self.group < 0:
            raise self.wrong("which others? None were looked at before", "cards-which", parts[0])
        return Selector(t.REST, slot=self.group)

    def every(self, parts: list[Node]) -> Selector:
        return self.phrase(EACH, parts)

    def the_one(self, parts: list[Node]) -> Selector:
        """ "O card do topo"; "o card daquele personagem" is that character's own."""
        if len(parts) == 2 and isinstance(parts[1], Tree) and parts[1].data == "of_piece":
            owner: Selector = self.build(parts[1].children[0])
            if self.build(parts[0]) == (t.Kind(("card",), True),) and owner.how not in (CHOOSE, EACH):
                return owner
            raise self.wrong("which one of them?", "cards-which", parts[0])
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

    def choose_any(self, parts: list[Node]) -> Selector:
        """ "Algum personagem", "qualquer personagem"."""
        return self.phrase(CHOOSE, parts[1:])

    def one_or_more(self, parts: list[Node]) -> Selector:
        """ "Um ou mais cards forem …": what happens to several at once is one event."""
        if self.build(parts[0]) != 1:
            raise self.wrong("say “um ou mais”", "cards-how-many", parts[0])
        return self.phrase(CHOOSE, parts[2:])

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
        which, dealing = self.build(parts[0])
        filters = (t.Kind(("action",)), t.Ordinal(which), *dealing, *self.adjectives(parts[1:], "action"))
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
        if how == CHOOSE:
            self.check_one_of_each(parts)
        if how == CHOOSE and not fields.get("up_to") and any(lies_at_an_end(filter_) for filter_ in filters):
            # "Um card do topo" is the card on top: there is nothing to choose.
            how = EACH
        return self.bound(Selector(how, ordered(filters), **fields), noun)

    def check_one_of_each(self, parts: list[Node]) -> None:
        """ "Um card de cada personagem" is a choice for each of them, which is not said so."""
        for part in parts:
            if isinstance(part, Tree) and part.data in ("of_piece", "carried_by", "carried_by_that"):
                first = next(part.scan_values(lambda token: isinstance(token, Token) and token.type[0] != "_"))
                if first.type in ("EACH", "EACH_OF"):
                    raise self.wrong("one from each of them? Say which", "cards-how-many", part)

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
