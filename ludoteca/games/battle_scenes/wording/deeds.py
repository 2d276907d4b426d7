"""How the texts of Battle Scenes are read: what is done."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, YOU, Effect, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    PLACED,
    is_foreign,
    is_one_base,
    noun_of,
    ordered,
    placed,
    plain_kind,
    whose_deed,
)
from ludoteca.games.battle_scenes.wording.statements import StatementBuilder

#: What lies on the table: it is chosen, and not named.
OBJECTS = frozenset(("card", "character", "support", "scenario", "ability", "target"))


class DeedBuilder(StatementBuilder):
    """Builds deeds: they begin with their verb."""

    __slots__ = ("also",)

    def __init__(self, source: str) -> None:
        super().__init__(source)
        #: What is done beside the deed at hand, by the same verb.
        self.also: tuple[Effect, ...] = ()

    def do_also(self, effect: Effect) -> None:
        self.also = (effect,)

    # -- deeds --

    def draw(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        self.check_cards(parts[2])
        if len(parts) > 3:
            self.extra = True
        return t.Draw(self.build(parts[1]))

    def draw_valued(self, parts: list[Node]) -> Effect:
        """ "Compre um número de cards igual a …"."""
        self.verb(parts[0])
        self.check_cards(parts[2])
        return t.Draw(self.build(parts[4]))

    def discard(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        if len(parts) > 2:
            self.check_plain(what, parts[1])
        return t.Discard(what, random=len(parts) > 2)

    def discard_zone(self, parts: list[Node]) -> Effect:
        """ "Descarte sua mão"."""
        self.verb(parts[0])
        place = self.place_of(parts[1])
        if place.zone != "hand" or place.whose not in (YOU, t.THAT_PLAYER):
            raise self.wrong("only a hand is discarded", "cards-only-cards", parts[1])
        return t.Discard(self.bound(Selector(EACH, (t.Kind(("card",), True),)), parts[1]))

    def ready(self, parts: list[Node]) -> Effect:
        return self.shift(parts[0], parts[1], parts[2], True)

    def ready_by(self, parts: list[Node]) -> Effect:
        return self.shift(parts[0], parts[2], parts[1], True)

    def exhaust(self, parts: list[Node]) -> Effect:
        return self.shift(parts[0], parts[1], parts[2], False)

    def exhaust_by(self, parts: list[Node]) -> Effect:
        return self.shift(parts[0], parts[2], parts[1], False)

    def ready_both(self, parts: list[Node]) -> Effect:
        return self.shift_all(parts, True)

    def exhaust_both(self, parts: list[Node]) -> Effect:
        return self.shift_all(parts, False)

    def shift_all(self, parts: list[Node], ready: bool) -> Effect:
        """ "Capacite este personagem e o alvo em {1}": each of them."""
        first, *others = [self.shift(parts[0], part, parts[-1], ready) for part in parts[1:-1]]
        self.also = tuple(others)
        return first

    def shift(self, verb: Node, what: Node, stages: Node, ready: bool) -> Effect:
        self.verb(verb)
        return t.Shift(self.build(what), self.stages(stages), ready)

    def load(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        return self.loaded(what, self.build(parts[2]), parts[2])

    def load_two(self, parts: list[Node]) -> Effect:
        """ "Carregue um card de suporte e um card de personagem de seus recursos neste personagem": both from there."""
        self.verb(parts[0])
        one: Selector = self.build(parts[1])
        other: Selector = self.build(parts[2])
        onto: Selector = self.build(parts[3])
        places = [each for each in other.filters if isinstance(each, t.In)]
        if onto.how in (CHOOSE, EACH) or any(isinstance(each, t.In) for each in one.filters):
            raise self.wrong("say this in two sentences", "cards-late", parts[3])
        if places:
            one = placed(one, places[0])
        self.also = (self.loaded(other, onto, parts[3]),)
        return self.loaded(one, onto, parts[3])

    def loaded(self, what: Selector, onto: Selector, node: Node) -> Effect:
        """Where no place is named, cards are loaded from the resources of whoever controls the base card (4.1-1)."""
        if not is_one_base(onto):
            return self.loaded_each(what, onto, node)
        foreign = onto.how == t.TARGET and t.Controlled(YOU) not in onto.filters
        return t.Load(placed(what, t.In("resources", t.CONTROLLER if foreign else YOU)), onto)

    def loaded_each(self, what: Selector, onto: Selector, node: Node) -> Effect:
        """ "Carregue um card de seus recursos em cada personagem que você controla"."""
        told = onto.how in (EACH, t.TARGET) or onto.how == CHOOSE
        yours = t.Controlled(YOU) in onto.filters and not any(isinstance(each, t.In) for each in onto.filters)
        if not (told and yours and what.how == CHOOSE and isinstance(what.count, Number)) or what.up_to:
            raise self.wrong("cards are loaded onto one base card", "cards-how-many", node)
        bases = Selector(CHOSEN, (plain_kind(noun_of(onto.filters)),), slot=onto.slot)
        so_many = t.Scaled(t.CountOf(bases), times=what.count.number)
        return t.Load(placed(replace(what, count=so_many), t.In("resources")), onto, spread=True)

    def load_onto(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        onto: Selector = self.build(parts[1])
        return self.loaded(self.build(parts[2]), onto, parts[1])

    def load_with(self, parts: list[Node]) -> Effect:
        """ "Carregue o alvo com um card"."""
        self.verb(parts[0])
        onto: Selector = self.build(parts[1])
        count, up_to = self.build(parts[2])
        return self.loaded(self.phrase(CHOOSE, parts[3:], count=Number(count), up_to=up_to), onto, parts[1])

    def unload(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        return t.Unload(self.of_bearers(what, parts[1]) if self.names_bearers(what, parts[1]) else what)

    def names_bearers(self, what: Selector, node: Node) -> bool:
        """ "Descarregue dois cards de personagens ou suportes": those that they carry, where no bearer is named."""
        kind = what.filters[0] if what.filters else None
        if not isinstance(kind, t.Kind) or not kind.card or what.how != CHOOSE:
            return False
        told = any(isinstance(each, PLACED) for each in what.filters)
        nouns = [str(token) for token in tokens_of(node) if token.type == "NOUN"]
        return not told and bool(nouns) and nouns[0].endswith(("personagens", "suportes"))

    def of_bearers(self, what: Selector, node: Node) -> Selector:
        """The qualities are those of the bearers."""
        kind = cast(t.Kind, what.filters[0])
        self.forget_last(what)
        bearers = self.bound(Selector(EACH, (t.Kind(kind.kinds), *what.filters[1:])), node)
        cards = (t.Kind(("card",), True), t.CarriedBy(bearers))
        return self.bound(replace(what, filters=cards), node)

    def put(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what = self.lying(self.build(parts[1]), parts[1])
        places = tuple(self.owned(what, place) for place in self.places(parts[2]))
        return t.Put(what, places, order=len(parts) > 3)

    def lying(self, what: Selector, node: Node) -> Selector:
        """Cards that are put somewhere lie where the text says, or are of those that were looked at."""
        if what.how not in (CHOOSE, EACH) or noun_of(what.filters) != "card":
            return what
        return self.shown_or_placed(what, node)

    def places(self, node: Node) -> tuple[t.In, ...]:
        tree = cast("Tree[Token]", node)
        if tree.data == "top_and_bottom":
            whose: str = self.build(tree.children[0])
            return t.In("top", whose), t.In("bottom", whose)
        return tuple(self.place(token) for token in tree.children)

    def owned(self, what: Selector, place: t.In) -> t.In:
        """ "Cards do deck do jogador alvo em seus recursos": "seus" are then that player's own."""
        return t.In(place.zone, t.OWNER) if is_foreign(what) and place.whose == YOU and place.zone != "scene" else place

    def put_too(self, parts: list[Node]) -> Effect:
        """ "… e os demais em sua mão": the verb is the one before."""
        what = self.lying(self.build(parts[0]), parts[0])
        return t.Put(what, self.places(parts[1]), order=len(parts) > 2)

    def put_in_scene(self, parts: list[Node]) -> Effect:
        """ "Coloque um cenário em cena": the place was read as a quality."""
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        staged = [each for each in what.filters if isinstance(each, t.AtStage)]
        if staged and t.In("scene") not in what.filters:
            # "Coloque um personagem no estágio {0}": the stage was read as a quality.
            others = tuple(each for each in what.filters if each not in staged)
            return self.staged(replace(what, filters=others), staged[0].stages, parts[1])
        if t.In("scene") not in what.filters:
            raise self.wrong("put where? Say “em cena”", "cards-no-place", parts[1])
        kept = tuple(filter_ for filter_ in what.filters if filter_ != t.In("scene"))
        return t.Put(placed(replace(what, filters=kept), t.In("hand")), (t.In("scene"),))

    def put_at_stage(self, parts: list[Node]) -> Effect:
        """ "Coloque aquele personagem no estágio {2}"."""
        self.verb(parts[0])
        return self.staged(self.build(parts[1]), self.stages(parts[3]), parts[3])

    def staged(self, what: Selector, stages: tuple[int, ...], node: Node) -> Effect:
        """To the lowest or the highest stage is as far down or up as possible (4.5.1-5)."""
        if stages not in ((0,), (2,)):
            raise self.wrong("say by how many stages", "cards-how-many", node)
        return t.Shift(what, (2,), ready=stages == (2,))

    def put_it(self, parts: list[Node]) -> Effect:
        """ "… e o coloque em sua mão"."""
        self.verb(parts[0])
        what = self.spoken_as(self.build(parts[0]), parts[0])
        places = tuple(self.owned(what, place) for place in self.places(parts[1]))
        return t.Put(what, places, order=len(parts) > 2)

    def load_it(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what = self.spoken_as(self.build(parts[0]), parts[0])
        return t.Load(what, self.build(parts[1]))

    def put_back(self, parts: list[Node]) -> Effect:
        """ "Coloque-os de volta em qualquer ordem": where they were."""
        self.verb(parts[0])
        return t.Put(self.build(parts[1]), (t.In("top", t.OWNER),), order=True)

    def place(self, node: Node) -> t.In:
        token = cast(Token, node)
        return t.In("scene") if token.type == "IN_SCENE" else self.build(token)

    def put_into_scene(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[2])
        keyword = self.build(cast("Tree[Token]", parts[3]).children[1]) if len(parts) > 3 else ""
        return t.Put(placed(what, t.In("hand")), (t.In("scene"),), as_if=keyword)

    def put_there(self, parts: list[Node]) -> Effect:
        """ "Coloque em sua mão um card de seus recursos"."""
        self.verb(parts[0])
        what = self.lying(self.build(parts[2]), parts[2])
        return t.Put(what, (self.owned(what, self.build(parts[1])),), order=len(parts) > 3)

    def swap(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        return t.Swap(what, self.build(parts[2]))

    def search(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        zones: tuple[str, ...] = self.build(parts[1])
        return t.Search(zones, self.sought(self.build(parts[2]), parts[2]))

    def sought(self, what: Selector, node: Node) -> Selector:
        self.check_plain(what, node)
        return what

    def check_plain(self, what: Selector, node: Node) -> None:
        """What is looked for, or discarded by somebody else, is told card by card, and not by how cards compare."""
        if any(isinstance(each, (t.Alike, t.Extreme)) for each in what.filters) or what.by != YOU:
            raise self.wrong("say which cards are meant", "cards-which", node)

    def search_zone(self, parts: list[Node]) -> Effect:
        """ "Procure em seus recursos por um card …"."""
        self.verb(parts[0])
        place: t.In = self.build(parts[1])
        if place.whose != YOU or place.zone not in ("hand", "resources"):
            raise self.wrong("search your own hand, deck or resources", "cards-only-deck", parts[1])
        return t.Search((place.zone,), self.sought(self.build(parts[2]), parts[2]))

    def search_either(self, parts: list[Node]) -> Effect:
        """ "Por um card de suporte ou por um card de personagem …": one card of either sort."""
        self.verb(parts[0])
        zones: tuple[str, ...] = self.build(parts[1])
        slots = self.thread.slots
        sorts: list[Selector] = [self.build(part) for part in parts[2:]]
        if any(each.how != CHOOSE or each.count != Number(1) for each in sorts):
            raise self.wrong("search for one card of either sort", "cards-how-many", parts[2])
        self.thread.slots = slots
        either = t.Either(sorts[0].filters, sorts[1].filters)
        return t.Search(zones, self.bound(Selector(CHOOSE, (t.Kind(("card",), True), either)), parts[2]))

    def search_either_kind(self, parts: list[Node]) -> Effect:
        """ "Por um card de habilidade com … ou de personagem com …"."""
        self.verb(parts[0])
        zones: tuple[str, ...] = self.build(parts[1])
        slots = self.thread.slots
        one: Selector = self.build(parts[2])
        kind: tuple[Filter, ...] = self.build(parts[3])
        other = ordered((*kind, *self.adjectives(parts[4:], "card")))
        if one.how != CHOOSE or one.count != Number(1):
            raise self.wrong("search for one card of either sort", "cards-how-many", parts[2])
        self.thread.slots = slots
        either = t.Either(one.filters, other)
        return t.Search(zones, self.bound(Selector(CHOOSE, (t.Kind(("card",), True), either)), parts[2]))

    def reveal(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        if what.how == CHOOSE and noun_of(what.filters) == "card":
            # Cards are revealed from a hand, where none were looked at.
            what = self.shown_or_placed(what, parts[1]) if self.group >= 0 else placed(what, t.In("hand"))
        if what.how == EACH:
            self.group = what.slot
        return t.Reveal(what)

    def shuffle(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        if self.build(parts[1]) != t.In("deck"):
            raise self.wrong("only a deck is shuffled", "cards-only-deck", parts[1])
        return t.Shuffle(if_searched=len(parts) > 2)

    def shuffle_into(self, parts: list[Node]) -> t.Shuffle:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        if self.build(parts[2]) not in (t.In("deck", t.OWNER), ("deck",)):
            raise self.wrong("cards are shuffled into their owners' decks", "cards-only-deck", parts[2])
        return t.Shuffle(what=what)

    def shuffle_all(self, parts: list[Node]) -> Effect:
        """ "Embaralhe o alvo e este personagem nos decks de seus donos"."""
        first, other = (self.shuffle_into([parts[0], part, parts[-1]]) for part in parts[1:3])
        if "card" in (noun_of(what.filters) for what in (first.what, other.what) if what is not None):
            # What a base card carries is carried no more once that is shuffled.
            raise self.wrong("say first what becomes of the cards", "cards-late", parts[1])
        self.also = (other,)
        return first

    def shuffle_zone(self, parts: list[Node]) -> Effect:
        """ "Embaralhe seus recursos em seu deck"."""
        self.verb(parts[0])
        if self.build(parts[2]) != ("deck",):
            raise self.wrong("cards are shuffled into their owners' decks", "cards-only-deck", parts[2])
        filters = (t.Kind(("card",), True), self.place_of(parts[1]))
        return t.Shuffle(what=self.bound(Selector(EACH, filters), parts[1]))

    def look(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        self.group = what.slot
        return t.Look(what)

    def look_zone(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        filters = (t.Kind(("card",), True), self.place_of(parts[1]))
        what = self.bound(Selector(EACH, filters), parts[1])
        self.group = what.slot
        return t.Look(what)

    def reveal_zone(self, parts: list[Node]) -> Effect:
        """ "Revela a própria mão"."""
        self.verb(parts[0])
        filters = (t.Kind(("card",), True), self.place_of(parts[1]))
        what = self.bound(Selector(EACH, filters), parts[1])
        self.group = what.slot
        return t.Reveal(what)

    def choose(self, parts: list[Node]) -> Any:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        if cast(Token, parts[0]).type == "NAME_VERB" and not OBJECTS.isdisjoint(noun_of(what.filters).split("|")):
            what = self.named(what, parts[1])
        if what.how == CHOOSE and what.filters[:1] == (t.Kind(("card",), True),):
            what = self.shown_or_placed(what, parts[1])
        self.chose[noun_of(what.filters)] = what.slot
        return t.Choose(what)

    def choose_there(self, parts: list[Node]) -> Any:
        """ "Escolha um card de personagem nos prêmios de seus oponentes"."""
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        place: tuple[Filter, ...] = self.build(parts[2])
        if what.how != CHOOSE or noun_of(what.filters) != "card":
            raise self.wrong("only cards lie there", "cards-only-cards", parts[1])
        what = replace(what, filters=ordered((*what.filters, *place)))
        self.chose[noun_of(what.filters)] = what.slot
        return t.Choose(what)

    def shown_or_placed(self, what: Selector, node: Node) -> Selector:
        """ "Olhe a mão dele e escolha um card": one of those; otherwise a text says where the card lies."""
        if any(isinstance(each, PLACED) for each in what.filters):
            return what
        if self.group < 0:
            raise self.wrong("a card of which zone?", "cards-no-place", node)
        return replace(what, filters=ordered((*what.filters, t.Among(self.group))))

    def named(self, what: Selector, node: Node) -> Selector:
        """ "Nomeie um suporte": to name a card is to say a name, not to choose one that lies there."""
        if what.how != CHOOSE or what.count != Number(1) or len(what.filters) != 1:
            raise self.wrong("only one word can be named here", "cards-name-what", node)
        self.forget_last(what)
        (kind,) = cast("tuple[t.Kind]", what.filters)
        kinds = () if kind.kinds == ("card",) else (t.NameOf(kind.kinds),)
        return self.bound(Selector(CHOOSE, (t.Kind(("name",)), *kinds)), node)

    def redirect(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        return t.Redirect(self.build(parts[1]))

    def reveal_and(self, parts: list[Node]) -> Effect:
        """ "Revele e carregue um deles neste personagem": it is revealed first."""
        self.verb(parts[0])
        effect: Effect = self.build(parts[1])
        what = getattr(effect, "what", None)
        if not isinstance(effect, (t.Load, t.Put, t.Discard)) or not isinstance(what, Selector):
            raise self.wrong("what is revealed?", "cards-which", parts[1])
        self.also = (replace(effect, what=self.again(what)),)
        return t.Reveal(what)

    def extra_turn(self, parts: list[Node]) -> Effect:
        return t.ExtraTurn()

    def is_shifted(self, parts: list[Node]) -> Effect:
        """ "Cada vilão é incapacitado em {1}"."""
        return t.Shift(self.who(), self.stages(parts[1]), self.build(parts[0]))

    def is_put(self, parts: list[Node]) -> Effect:
        """ "Aquele personagem é colocado na mão de seu dono"."""
        what = self.lying(self.who(), parts[0])
        places = tuple(self.owned(what, place) for place in self.places(parts[1]))
        if places[0].zone == "scene":
            raise self.wrong("say who puts it into the scene", "cards-no-place", parts[1])
        return t.Put(what, places, order=len(parts) > 2)

    def prevented(self, parts: list[Node]) -> Effect:
        """ "Aquele jogador não compra aqueles cards"."""
        when, event = self.moment.trigger, self.build(parts[1])
        about_to = isinstance(when, t.When) and when.would and when.by and when.event == event
        who: Selector = self.build(parts[0])
        if not about_to or whose_deed(who) != t.THAT_PLAYER or self.build(parts[2]) != "card":
            raise self.wrong("what was he about to do?", "cards-which", parts[1])
        return t.Prevent(event)

    def cuts_total(self, parts: list[Node]) -> Effect:
        """ "Reduza o total daquele dano para 1"."""
        return t.ChangeDamage("set", Number(self.build(parts[1])))

    def choose_and(self, parts: list[Node]) -> Any:
        """ "Escolha e descarregue um card": whoever does it chooses anyhow."""
        self.verb(parts[0])
        return self.build(parts[1])


def tokens_of(node: Node) -> list[Token]:
    return [node] if isinstance(node, Token) else list(node.scan_values(lambda part: isinstance(part, Token)))
