"""How the texts of Battle Scenes are read: how many, and keywords with their numbers."""

from __future__ import annotations

from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Builder, Node
from ludoteca.core.effects import CHOSEN, EACH, YOU, Amount, Did, Effect, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    STAGE,
    ordered,
    signed,
    variable,
)

#: Words that a card has, and the figure that says how many.
COUNTED_WORDS = {"power": "powers", "affiliation": "affiliations"}


class AmountBuilder(Builder):
    """Builds amounts and keywords."""

    __slots__ = ("comparing",)

    def __init__(self, source: str) -> None:
        super().__init__(source)
        #: The figure that is being compared.
        self.comparing = ""

    # -- said by the builders that stand on this one --

    def adjectives(self, parts: list[Node], noun: str) -> tuple[Filter, ...]:
        raise NotImplementedError

    def with_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        raise NotImplementedError

    def typed(self, parts: list[Node]) -> tuple[Filter, ...]:
        raise NotImplementedError

    def phrase(self, how: str, parts: list[Node], **fields: Any) -> Selector:
        raise NotImplementedError

    def bound(self, selector: Selector, node: Node) -> Selector:
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

    def counted_done_of(self, parts: list[Node]) -> Amount:
        """ "Para cada card descartado desta forma": as many as were really discarded last.

        "Para cada card de personagem descartado desta forma": of those that were chosen for it.
        """
        number, effect = self.done_last(self.build(parts[-1]))
        if effect is None:
            raise self.wrong("how many? Nothing was done before", "cards-how-many", parts[-1])
        if len(parts) == 2 and self.build(parts[0]) == (t.Kind(("card",), True),):
            return Did(number)
        done = getattr(effect, "what", None)
        if done is None or done.how == EACH or getattr(effect, "who", YOU) != YOU:
            raise self.wrong("how many? Say “card”", "cards-how-many", parts[0])
        filters: tuple[Filter, ...] = self.build(parts[0])
        filters += (*self.adjectives(parts[1:-1], "card"), t.Among(done.slot))
        return t.CountOf(self.bound(Selector(EACH, ordered(filters)), parts[0]))

    def last_done(self) -> int:
        """The number of the step before this one, or -1."""
        return -1

    def done_last(self, name: str) -> tuple[int, Effect | None]:
        """The last step before this that does such a thing, with its number."""
        return -1, None

    def less(self, parts: list[Node]) -> Amount:
        return t.Less(self.build(parts[0]), self.counted_amount(parts[2]))

    def stages(self, node: Node) -> tuple[int, ...]:
        return tuple(int(stage) for stage in STAGE.findall(str(node)))

    def counted_down(self, parts: list[Node]) -> Amount:
        return t.CountedDown()

    def number_of(self, parts: list[Node]) -> Amount:
        return self.counted_amount(parts[-1])

    def counted_amount(self, node: Node) -> Amount:
        tree = cast("Tree[Token]", node)
        if tree.data == "counted_those":
            return self.counted_those(tree.children)
        if tree.data == "counted_found":
            return t.Found()
        if tree.data == "counted_done_of":
            return self.counted_done_of(tree.children)
        if tree.data == "counted_points":
            return self.counted_points(tree.children)
        if tree.data == "counted_groups":
            return self.counted_groups(tree.children)
        if tree.data == "counted_keyword":
            return self.counted_keyword(tree.children)
        noun = tree.children[0]
        if isinstance(noun, Token) and noun.type == "NOUN" and self.build(noun) == (t.Kind(("card type",)),):
            return self.counted_types(tree.children)
        return self.counted_words(self.phrase(EACH, tree.children))

    def counted_words(self, what: Selector) -> Amount:
        """ "Para cada poder que ele tiver": how many he has."""
        held = [each for each in what.filters if isinstance(each, t.HeldBy)]
        words = {(t.Kind((noun,)), each): many for noun, many in COUNTED_WORDS.items() for each in held}
        value = words.get(what.filters) if len(what.filters) == 2 else None  # type: ignore[arg-type]
        if value is None:
            return t.CountOf(what)
        self.forget_last(what)
        return t.ValueOf(value, held[0].who)

    def forget_last(self, selector: Selector) -> None:
        raise NotImplementedError

    def counted_groups(self, parts: list[Node]) -> Amount:
        """ "Para cada dois cards em sua mão"."""
        return t.Scaled(t.CountOf(self.phrase(EACH, parts[1:])), parts=self.build(parts[0]))

    def counted_types(self, parts: list[Node]) -> t.CountOf:
        """ "Para cada tipo de card revelado": as many as there are cards of different types."""
        filters = (t.Kind(("card",), True), t.Different("card type"), *self.adjectives(parts[1:], "card"))
        return t.CountOf(self.bound(Selector(EACH, ordered(filters)), parts[0]))

    def counted_those(self, parts: list[Node]) -> t.CountOf:
        """ "Para cada um daqueles cards"."""
        those: Selector = self.build(parts[1])
        if self.build(parts[0]) != 1 or those.how != CHOSEN:
            raise self.wrong("for each of which?", "cards-which", parts[0])
        return t.CountOf(those)

    def counted_keyword(self, parts: list[Node]) -> t.CountOf:
        """ "Para cada Item Mágico que ele estiver carregando": cards with the keyword."""
        filters = (t.Kind(("card",), True), t.HasKeyword(self.build(parts[0])), *self.adjectives(parts[1:], "card"))
        return t.CountOf(self.bound(Selector(EACH, ordered(filters)), parts[0]))

    def given(self, parts: list[Node]) -> Amount:
        condition = self.build(parts[1])
        return t.Given(condition, Number(self.build(parts[0])), Number(self.build(parts[2])))

    def found(self, parts: list[Node]) -> Amount:
        return t.Found()

    def in_place(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.build(parts[0]),)

    def value_times(self, parts: list[Node]) -> Amount:
        return t.Scaled(self.build(parts[0]), times=self.build(parts[2]))

    def value_divided(self, parts: list[Node]) -> Amount:
        return t.Scaled(self.build(parts[0]), parts=self.build(parts[2]), up=self.build(parts[3]))

    def twice_value(self, parts: list[Node]) -> Amount:
        """ "Duas vezes", "o triplo de"."""
        return t.Scaled(self.build(parts[-1]), times=self.build(parts[0]))

    def outermost_value(self, parts: list[Node]) -> Amount:
        """ "O maior valor de Escudo entre os personagens em cena"."""
        among: Selector = self.build(parts[2])
        if among.how != EACH:
            raise self.wrong("among which?", "cards-which", parts[2])
        return t.Outermost(self.build(parts[1]), self.build(parts[0]), among)

    def own_value(self, parts: list[Node]) -> Amount:
        """ "Este personagem causa dano igual à sua Energia Inicial": of whom the sentence speaks."""
        who = self.speaking_of()
        if who is None:
            raise self.wrong("whose? Say it of somebody", "cards-which", parts[0])
        return t.ValueOf(self.build(parts[0]), who)

    def counted_points(self, parts: list[Node]) -> Amount:
        """ "Para cada ponto de Escudo do alvo"."""
        return t.ValueOf(self.build(parts[0]), self.build(parts[1]))

    def speaking_of(self) -> Selector | None:
        """The subject of the sentence, if it is a card."""
        raise NotImplementedError

    def half_value(self, parts: list[Node]) -> Amount:
        return t.Scaled(self.build(parts[1]), parts=2, up=self.build(parts[2]))

    def value_more(self, parts: list[Node]) -> Amount:
        return t.Plus(self.build(parts[0]), self.build(parts[2]))

    def value_sum(self, parts: list[Node]) -> Amount:
        one: Amount = self.build(parts[0])
        return t.Sum(one, self.build(parts[2]))

    def value_fewer(self, parts: list[Node]) -> Amount:
        return t.Plus(self.build(parts[0]), -self.build(parts[2]))

    def value_and(self, parts: list[Node]) -> Amount:
        """ "O número de … mais um"."""
        if not str(parts[1]).startswith("mais"):
            raise self.wrong("say “mais” or “menos”", "cards-how-many", parts[1])
        return t.Plus(self.build(parts[0]), self.build(parts[1]))

    def value_at_most(self, parts: list[Node]) -> Amount:
        return t.AtMost(self.build(parts[0]), self.build(parts[2]))

    def value_of(self, parts: list[Node]) -> Amount:
        return t.ValueOf(self.build(parts[0]), self.build(parts[1]))

    # -- figures that are compared --

    def measured(self, parts: list[Node]) -> tuple[Amount, str]:
        return self.build(parts[0]), self.build(parts[1]) if len(parts) > 1 else ""

    def measured_more(self, parts: list[Node]) -> tuple[Amount, str]:
        return self.build(parts[0]), "more"

    def measured_equal(self, parts: list[Node]) -> tuple[Amount, str]:
        return Number(self.build(parts[1])), ""

    def measured_beyond(self, parts: list[Node]) -> tuple[Amount, str]:
        """ "Maior que 3" is 4 or more."""
        how: str = self.build(parts[0])
        return Number(self.build(parts[1]) + (1 if how == "more" else -1)), how

    def measured_from(self, parts: list[Node]) -> tuple[Amount, str]:
        return Number(self.build(parts[1])), self.build(parts[0])

    def measured_beyond_other(self, parts: list[Node]) -> tuple[Amount, str]:
        how = "above" if self.build(parts[0]) == "more" else "below"
        return self.compared_with(parts[1]), how

    def measured_from_other(self, parts: list[Node]) -> tuple[Amount, str]:
        return self.compared_with(parts[1]), self.build(parts[0])

    def measured_as_other(self, parts: list[Node]) -> tuple[Amount, str]:
        return self.compared_with(parts[1]), ""

    def compared_with(self, node: Node) -> Amount:
        """ "Maior que a deste personagem": the same figure of another card."""
        other: Selector | Amount = self.build(node)
        return t.ValueOf(self.comparing, other) if isinstance(other, Selector) else other

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

    def of_keyword(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.HasKeyword(self.build(parts[0])),)

    def of_all_actions(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Kind(("action",)),)
