"""How the texts of Battle Scenes are read: the qualities of pieces and actions."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, THIS, YOU, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.mentions import CONTROLLED
from ludoteca.games.battle_scenes.wording.common import (
    ACTION_FILTERS,
    BARE,
    CHOOSABLE,
    EITHER,
    boons,
    noun_of,
    opposite,
    whose_deed,
)
from ludoteca.games.battle_scenes.wording.pieces import PieceBuilder

#: Words that cards have.
HELD = frozenset(("power", "affiliation", "alter ego"))
#: Nouns of what has a name.
NAMED = frozenset(("card", "character", "support", "scene", "target", "character|support"))


def is_neither(filter_: Filter, noun: str) -> bool:
    """ "Um personagem que não seja Loki": whether this is a name or an affiliation, he has neither."""
    if not isinstance(filter_, t.Affiliated) or filter_.names[0] != BARE or not filter_.negated:
        return False
    return noun in ("character", "support", "character|support") and not t.AFFILIATIONS.issuperset(filter_.names[1:])


class QualityBuilder(PieceBuilder):
    """Builds filters."""

    __slots__ = ()

    def some(self, node: Node) -> tuple[Selector, int, int]:
        """Said by the builder of conditions."""
        raise NotImplementedError

    # -- qualities --

    def adjectives(self, parts: list[Node], noun: str) -> tuple[Filter, ...]:
        """The qualities of a noun; what only an action has speaks of the action around it, if there is one."""
        outer = self.handed_on
        if noun == "action":
            self.handed_on = []
        filters: tuple[Filter, ...] = ()
        for part in parts:
            made = self.build(part)
            for filter_ in made:
                if isinstance(filter_, t.Either) and not filter_.one:
                    filters = (*filters[:-1], self.either_of(filters, filter_, part))
                elif self.handed_on is not None and noun != "action" and isinstance(filter_, ACTION_FILTERS):
                    self.handed_on.append(filter_)
                elif is_neither(filter_, noun):
                    names = cast(t.Affiliated, filter_).names[1:]
                    filters += (t.Called("name", names, True), t.Affiliated(names, True))
                else:
                    filters += (self.fitted(filter_, noun, part),)
        if noun == "action" and self.handed_on is not None:
            filters += tuple(self.handed_on)
            self.handed_on = outer
        return filters

    def either_of(self, filters: tuple[Filter, ...], last: t.Either, node: Node) -> Filter:
        """ "Com {VO} ou com a afiliação …": the quality before it, or this one."""
        if not filters or not isinstance(filters[-1], EITHER):
            raise self.wrong("one quality or the other: say the first", "cards-which", node)
        return t.Either((filters[-1],), last.other)

    def fitted(self, filter_: Filter, noun: str, node: Node) -> Filter:
        """What some words mean depends on the noun: "de" is "carried by" of cards and "used by" of actions."""
        if isinstance(filter_, t.CarriedBy) and noun_of(filter_.who.filters) == "name" and noun == "action":
            # "Ações com o nome escolhido": an action was named.
            return t.SameAs("name", self.chosen_as("action"))
        if isinstance(filter_, t.CarriedBy) and noun_of(filter_.who.filters) in CHOOSABLE:
            if filter_.who.how != CHOSEN:
                raise self.wrong("which one? None was named before", "cards-which", node)
            return t.OfChosen(filter_.who)
        if isinstance(filter_, t.CarriedBy) and noun in HELD:
            return self.held(filter_.who, node)
        if isinstance(filter_, t.CarriedBy) and noun_of(filter_.who.filters) == "action":
            if noun != "action" or filter_.who.how != CHOSEN:
                raise self.wrong("which action? None was named before", "cards-which", node)
            return t.SameAs("name", filter_.who)
        if isinstance(filter_, t.CarriedBy) and self.is_of_player(filter_.who) and set(noun.split("|")) <= CONTROLLED:
            return self.controlled_by(filter_.who, node)
        if isinstance(filter_, t.CarriedBy) and noun == "action":
            this_card = filter_.who.how == THIS and not any(isinstance(part, t.Kind) for part in filter_.who.filters)
            of_cards = this_card or any(isinstance(part, t.Kind) and part.card for part in filter_.who.filters)
            return t.OfCard(filter_.who) if of_cards else t.UsedBy(filter_.who)
        if isinstance(filter_, t.Affiliated) and filter_.names[0] == BARE:
            told = self.bare(filter_.names[1:], noun, node)
            return replace(told, negated=filter_.negated)
        if isinstance(filter_, (t.Figure, t.Extreme)) and filter_.value == "energy" and noun == "card":
            raise self.wrong("only what is in the scene carries cards: say “Energia Inicial”", "cards-which", node)
        if isinstance(filter_, t.HeldBy) and noun not in HELD:
            raise self.wrong("a power or an affiliation is meant", "cards-only-power", node)
        if isinstance(filter_, t.SinceStart) and noun in ("card", "ability", "action"):
            raise self.wrong("only characters and supports are there since then", "cards-which", node)
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

    def held(self, who: Selector, node: Node) -> Filter:
        """ "Um poder de um personagem": whose, is chosen before."""
        if self.is_of_player(who) or noun_of(who.filters) == "action" or who.count != Number(1):
            raise self.wrong("of whom? Say a character or a card", "cards-which", node)
        if who.how == CHOOSE:
            self.first_chosen = who
        return t.HeldBy(self.again(who) if who.how == CHOOSE else who)

    def held_by(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Um poder que o alvo tenha"."""
        if self.build(parts[1]):
            raise self.wrong("say it without “não”", "cards-misfit", parts[1], word="não", expected="")
        return (self.held(self.build(parts[0]), parts[0]),)

    def held_by_this(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Para cada afiliação que tiver": the character itself."""
        return (t.HeldBy(self.spoken_as("ele", parts[0])),)

    def is_of_player(self, who: Selector) -> bool:
        return noun_of(who.filters) in ("player", "opponent")

    def controlled_by(self, who: Selector, node: Node) -> Filter:
        """ "Um personagem de um oponente" is one that he controls."""
        player = whose_deed(who)
        if player is None or player == t.EACH_PLAYER or len(who.filters) > 1:
            raise self.wrong("whose? Say “que … controla”", "cards-which", node)
        if who.how in (CHOOSE, EACH):
            self.forget_last(who)
        return t.Controlled(player)

    def bare(self, names: tuple[str, ...], noun: str, node: Node) -> t.Called | t.Affiliated:
        """A name without "chamado": of an action, a scenario or a word its name, of a character its affiliation."""
        if noun in ("action", "scene", *CHOOSABLE):
            return t.Called("name", names)
        if all(name in t.AFFILIATIONS for name in names):
            return t.Affiliated(names)
        if noun == "card":
            return t.Called("name", names)
        raise self.wrong("is this a name or an affiliation? Say “chamado” or “com a afiliação”", "cards-bare", node)

    def called(self, parts: list[Node]) -> tuple[Filter, ...]:
        what, negated = self.build(parts[0])
        if what == BARE:
            return (t.Affiliated((BARE, *self.build(parts[1])), negated),)
        return (t.Called(what, self.build(parts[1]), negated),)

    def called_keyword(self, parts: list[Node]) -> tuple[Filter, ...]:
        """An action may have the name of a keyword."""
        what, negated = self.build(parts[0])
        return (t.Called(what, (self.build(parts[1]),), negated),)

    def not_this(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Que não seja este personagem"."""
        what, negated = self.build(parts[0])
        if what != BARE or not negated:
            raise self.wrong("which name?", "cards-which", parts[0])
        return (t.Another(),)

    def or_this_keyword(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.otherwise_so(t.HasKeyword(self.build(parts[0]))),)

    def carrying_so(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Um personagem carregando dois ou mais cards"."""
        return self.carried_so(parts[1], False)

    def affiliated(self, parts: list[Node]) -> tuple[Filter, ...]:
        self.affiliations_said = self.build(parts[1])
        return (t.Affiliated(self.affiliations_said, self.build(parts[0])),)

    def unaffiliated(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Sem afiliação"."""
        return (t.Figure("affiliations", Number(0)),)

    def bare_names(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Affiliated((BARE, *self.build(parts[0]))),)

    def sharing(self, parts: list[Node]) -> tuple[Filter, ...]:
        what, negated = self.build(parts[0])
        return (t.Shares(self.build(parts[1]), negated, what),)

    def or_called(self, parts: list[Node]) -> tuple[Filter, ...]:
        what, _ = self.build(parts[0])
        return (self.otherwise_so(t.Called(what, self.build(parts[1]))),)

    def or_affiliated(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.otherwise_so(t.Affiliated(self.build(parts[1]))),)

    def or_sharing(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.otherwise_so(*self.sharing(parts)),)

    def or_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.otherwise_so(*self.with_powers(parts[1:])),)

    def or_keyword(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.otherwise_so(*self.with_keyword(parts[1:])),)

    def otherwise_so(self, filter_: Filter) -> Filter:
        """One quality or this one: which is the other, those before it tell."""
        return t.Either((), (filter_,))

    def divided_among(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Divididos da forma como você escolher entre até dois alvos"."""
        return (t.CarriedBy(self.build(parts[0]), divided=True),)

    def not_kind(self, parts: list[Node]) -> tuple[Filter, ...]:
        kinds: tuple[Filter, ...] = self.build(parts[0])
        return kinds

    def from_there(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Dali": of the cards looked at or revealed."""
        if self.group < 0:
            raise self.wrong("from where? Nothing was looked at before", "cards-which", parts[0])
        return (t.Among(self.group),)

    def by_choice(self, parts: list[Node]) -> tuple[Filter, ...]:
        """You choose anyhow; where another player does something, it might be he."""
        if self.doing not in ("", YOU):
            raise self.wrong("who chooses? Say “à escolha daquele jogador”", "cards-which", parts[0])
        return ()

    def chosen_by(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Um suporte à escolha daquele jogador": the phrase says who chooses."""
        self.chooser = self.build(parts[0])
        return ()

    def said_affiliation(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Com esta afiliação": the one that was chosen, or named last."""
        if "affiliation" in self.nouns:
            return (t.OfChosen(Selector(CHOSEN, (t.Kind(("affiliation",)),), slot=self.nouns["affiliation"])),)
        if not self.affiliations_said:
            raise self.wrong("which one? None was named before", "cards-which", parts[0])
        return (t.Affiliated(self.affiliations_said),)

    def same_as(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.SameAs(self.build(parts[0]), self.build(parts[1])),)

    def same_as_it(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Com o mesmo nome": as what was spoken of last."""
        named = [selector for selector, noun, many in self.spoken if noun in NAMED and not many]
        if self.counting == 2 and self.build(parts[0]) == "name":
            return (t.Alike("name"),)
        if not named:
            raise self.wrong("the same as what? None was named before", "cards-which", parts[0])
        return (t.SameAs(self.build(parts[0]), named[-1]),)

    def controlled(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Controlled(self.build(parts[0])),)

    def since_start(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.SinceStart(),)

    def entered(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Not(t.EnteredThisTurn()),) if self.build(parts[0]) else (t.EnteredThisTurn(),)

    def in_scene(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.In("scene"),)

    def in_zone(self, parts: list[Node]) -> tuple[Filter, ...]:
        place = self.place_of(parts[0])
        if place.whose != t.ONE_PLAYER:
            return (place,)
        self.first_chosen = self.bound(Selector(CHOOSE, (t.Kind(("player",)),)), parts[0])
        return (t.In(place.zone, t.THAT_PLAYER),)

    def place_of(self, node: Node) -> t.In:
        """A zone; whose it is counts as naming that player."""
        place: t.In = self.build(node)
        if place.whose in (*t.TARGET_PLAYERS, OPPONENT):
            self.nouns.setdefault("player", t.MOMENT)
        return place

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
        first = parts[0]
        if isinstance(first, Tree) and first.data == "own":
            # "Os cards de Proteção", in its own text: those of that name.
            return (t.Called("name", (self.build(first.children[0]),)),)
        return (t.CarriedBy(self.build(first)),)

    def carried_by(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.CarriedBy(self.build(parts[1])),)

    def carried_by_that(self, parts: list[Node]) -> tuple[Filter, ...]:
        if self.build(parts[1]):
            raise self.wrong("cards that are not carried can't be meant here", "cards-misfit", parts[1])
        return (t.CarriedBy(self.build(parts[0])),)

    def carrying(self, parts: list[Node]) -> tuple[Filter, ...]:
        return self.carried_so(parts[1], self.build(parts[0]))

    def carried_so(self, cards: Node, negated: bool) -> tuple[Filter, ...]:
        """ "Carregando dois ou mais cards"; "no máximo dois" is not three or more."""
        what, least, most = self.some(cards)
        if least > 0 and most > 0:
            raise self.wrong("say “ou mais”", "cards-how-many", cards)
        if most >= 0:
            # "Não estiver carregando nenhum card" is one negation.
            least, negated = most + 1, most == 0 or not negated
        return (t.Carrying(what, least, negated),)

    def carrying_card(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Que estiver carregando o card Mjölnir"."""
        card = (t.Kind(("card",), True), t.Called("name", self.build(parts[1])))
        return (t.Carrying(self.bound(Selector(EACH, card), parts[1])),)

    def carried_by_this(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Cards que estiver carregando": the character itself carries them."""
        return (t.CarriedBy(t.THIS_CHARACTER),)

    def had_in(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Cards que um oponente tiver na mão"."""
        who, negated = self.build(parts[0])
        place: t.In = self.build(parts[1])
        if negated or place.whose not in (t.OWNER, t.THAT_PLAYER, who):
            raise self.wrong("whose? He has what is his own", "cards-which", parts[1])
        return (t.In(place.zone, who),)

    def there(self, parts: list[Node]) -> tuple[Filter, ...]:
        if self.build(parts[0]):
            raise self.wrong("say it without “não”", "cards-misfit", parts[0], word="não", expected="")
        return (self.build(parts[1]),)

    def at_stage(self, parts: list[Node]) -> tuple[Filter, ...]:
        stage = t.AtStage(self.stages(parts[1]))
        return (t.Not(stage),) if self.build(parts[0]) else (stage,)

    def figured(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (self.figure(parts[0], parts[1]),)

    def figure(self, which: Node, measure: Node) -> Filter:
        """ "Energia Inicial 4 ou maior", "Escudo menor que o do alvo"."""
        return self.measure_of(self.build(which), measure)

    def measure_of(self, value: str, measure: Node) -> Filter:
        self.comparing = value
        amount, compare = self.build(measure)
        return t.Energy(amount, compare) if value == "initial" else t.Figure(value, amount, compare)

    def figure_than(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Com menos Energia que este personagem"."""
        more = isinstance(parts[0], Token) and parts[0].type == "MORE"
        value: str = self.build(parts[1])
        other = t.ValueOf(value, self.build(parts[2]))
        compare = "above" if more else "below"
        return (t.Energy(other, compare) if value == "initial" else t.Figure(value, other, compare),)

    def extreme(self, parts: list[Node]) -> tuple[Filter, ...]:
        """Among whom, the whole phrase says."""
        return (t.Extreme(self.build(parts[1]), self.build(parts[0]), t.THIS_CARD),)

    def counted_traits(self, parts: list[Node]) -> tuple[Filter, ...]:
        value, number, compare = self.build(parts[0])
        return (t.Figure(value, Number(number), compare),)

    def alike(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Alike(self.build(parts[0])),)

    def alike_to(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Com a mesma afiliação que este personagem"."""
        what: str = self.build(parts[0])
        other: Selector = self.build(parts[1])
        if what in ("affiliation", "power"):
            return (t.Shares(other, False, what),)
        if what == "card type":
            raise self.wrong("say which type", "cards-which", parts[0])
        return (t.SameAs(what, other),)

    def controlled_by_doer(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Cada jogador escolhe um personagem que controla": his own."""
        if not self.doing or self.build(parts[0]):
            raise self.wrong("whose? Say “que … controla”", "cards-which", parts[0])
        return (t.Controlled(YOU if self.doing == YOU else t.THAT_PLAYER),)

    def except_np(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Exceto este personagem", "exceto personagens com Voo"."""
        other: Selector = self.build(parts[1])
        if other.how == THIS:
            return (t.Another(),)
        told = [each for each in other.filters if not isinstance(each, t.Kind)]
        if other.how not in (CHOOSE, EACH) or len(told) != 1:
            raise self.wrong("except which? Say one quality", "cards-which", parts[1])
        self.forget_last(other)
        return (opposite(told[0]),)

    def except_called(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Affiliated((BARE, *self.build(parts[1])), True),)

    def neither_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Sem {VO} nem {SF}"."""
        return self.without_powers(parts[1:])

    def neither_noun(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Que não sejam heróis nem vilões"."""
        filters: tuple[Filter, ...] = self.build(parts[1])
        told = [each for each in filters if isinstance(each, t.Aligned)]
        if len(told) != 1:
            raise self.wrong("nor what? Say one quality", "cards-which", parts[1])
        return (opposite(told[0]),)

    def in_zones(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "De sua mão ou recursos": what is not said to be somebody else's is of the same player."""
        first = self.place_of(parts[0])
        if first.whose == t.ONE_PLAYER or first.zone in ("top", "bottom", "scene"):
            raise self.wrong("say one zone", "cards-how-many", parts[0])
        places: list[t.In] = [self.build(part) for part in parts[1:]]
        return (
            t.Within((first, *(replace(each, whose=first.whose) if each.whose == YOU else each for each in places))),
        )

    def in_own_zones(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Em seu deck", "em seu deck, mão e recursos"."""
        places = tuple(t.In(zone) for zone in self.build(parts[0]))
        return places if len(places) == 1 else (t.Within(places),)

    def revealed(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Revealed(),)

    def differing(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Different(self.build(parts[0])),)

    def acted(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Acted(self.build(parts[0])),)

    def hurt(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Hurt(self.build(parts[0])),)

    def having_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        return self.with_powers(parts[1:])

    def having_keyword(self, parts: list[Node]) -> tuple[Filter, ...]:
        return self.with_keyword(parts[1:])

    def having_in_name(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Que tenha Plano no nome"."""
        return (t.Called("part", self.build(parts[1])),)
