"""How the texts of Battle Scenes are read: what is done, and what is said of something."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.words import IMPERATIVE
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    YOU,
    Amount,
    Condition,
    Effect,
    Filter,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.battle_scenes import text as t
from ludoteca.games.battle_scenes.wording_common import (
    boons,
    is_foreign,
    noun_of,
    ordered,
    placed,
    sayable_as_characteristic,
)
from ludoteca.games.battle_scenes.wording_moments import MomentBuilder

#: The source of damage that goes on from the damage before it.
MORE = Selector(CHOSEN, slot=-1)


#: What lies on the table: it is chosen, and not named.
OBJECTS = frozenset(("card", "character", "support", "scenario", "ability", "target"))


class Moment:
    """What stands before the sentences of a line: when, while, and whose."""

    __slots__ = ("condition", "trigger")

    def __init__(self) -> None:
        self.trigger: Trigger | None = None
        self.condition: Condition | None = None


class DeedBuilder(MomentBuilder):
    """Builds effects: deeds begin with their verb, statements with their subject."""

    __slots__ = ("extra", "moment", "mood")

    def __init__(self, source: str) -> None:
        super().__init__(source)
        #: The mood that the verb should have here.
        self.mood = IMPERATIVE
        #: "Um card extra" was said: the phase must follow.
        self.extra = False
        self.moment = Moment()

    def verb(self, node: Node) -> None:
        self.check_mood(node, self.mood)

    # -- deeds --

    def draw(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        self.check_cards(parts[2])
        if len(parts) > 3:
            self.extra = True
        return t.Draw(self.build(parts[1]))

    def check_cards(self, node: Node) -> None:
        if self.build(node) != (t.Kind(("card",), True),):
            raise self.wrong("only cards are drawn", "cards-only-cards", node)

    def discard(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        return t.Discard(self.build(parts[1]), random=len(parts) > 2)

    def ready(self, parts: list[Node]) -> Effect:
        return self.shift(parts[0], parts[1], parts[2], True)

    def ready_by(self, parts: list[Node]) -> Effect:
        return self.shift(parts[0], parts[2], parts[1], True)

    def exhaust(self, parts: list[Node]) -> Effect:
        return self.shift(parts[0], parts[1], parts[2], False)

    def exhaust_by(self, parts: list[Node]) -> Effect:
        return self.shift(parts[0], parts[2], parts[1], False)

    def shift(self, verb: Node, what: Node, stages: Node, ready: bool) -> Effect:
        self.verb(verb)
        return t.Shift(self.build(what), self.stages(stages), ready)

    def load(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        return self.loaded(what, self.build(parts[2]))

    def loaded(self, what: Selector, onto: Selector) -> Effect:
        """Where no place is named, cards are loaded from the resources of whoever controls the base card (4.1-1)."""
        foreign = onto.how == t.TARGET and t.Controlled(YOU) not in onto.filters
        return t.Load(placed(what, t.In("resources", t.THAT_PLAYER if foreign else YOU)), onto)

    def load_onto(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        onto: Selector = self.build(parts[1])
        return self.loaded(self.build(parts[2]), onto)

    def load_with(self, parts: list[Node]) -> Effect:
        """ "Carregue o alvo com um card"."""
        self.verb(parts[0])
        onto: Selector = self.build(parts[1])
        return self.loaded(self.phrase(CHOOSE, parts[3:], count=Number(self.build(parts[2]))), onto)

    def load_with_any(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        onto: Selector = self.build(parts[1])
        return self.loaded(self.phrase(CHOOSE, parts[3:], count=Number(99), up_to=True), onto)

    def unload(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        return t.Unload(self.build(parts[1]))

    def put(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        places = tuple(self.owned(what, place) for place in self.places(parts[2]))
        return t.Put(what, places, order=len(parts) > 3)

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
        what: Selector = self.build(parts[0])
        return t.Put(what, self.places(parts[1]), order=len(parts) > 2)

    def put_in_scene(self, parts: list[Node]) -> Effect:
        """ "Coloque um cenário em cena": the place was read as a quality."""
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        if t.In("scene") not in what.filters:
            raise self.wrong("put where? Say “em cena”", "cards-no-place", parts[1])
        kept = tuple(filter_ for filter_ in what.filters if filter_ != t.In("scene"))
        return t.Put(placed(replace(what, filters=kept), t.In("hand")), (t.In("scene"),))

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

    def swap(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        return t.Swap(what, self.build(parts[2]))

    def search(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        zones: tuple[str, ...] = self.build(parts[1])
        return t.Search(zones, self.build(parts[2]))

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

    def reveal(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        if what.how == EACH:
            self.group = what.slot
        return t.Reveal(what)

    def shuffle(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        if self.build(parts[1]) != t.In("deck"):
            raise self.wrong("only a deck is shuffled", "cards-only-deck", parts[1])
        return t.Shuffle(if_searched=len(parts) > 2)

    def shuffle_into(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        if self.build(parts[2]) != t.In("deck", t.OWNER):
            raise self.wrong("cards are shuffled into their owners' decks", "cards-only-deck", parts[2])
        return t.Shuffle(what=what)

    def look(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        self.group = what.slot
        return t.Look(what)

    def look_zone(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        filters = (t.Kind(("card",), True), self.build(parts[1]))
        what = self.bound(Selector(EACH, filters), parts[1])
        self.group = what.slot
        return t.Look(what)

    def reveal_zone(self, parts: list[Node]) -> Effect:
        """ "Revela a própria mão"."""
        self.verb(parts[0])
        filters = (t.Kind(("card",), True), self.build(parts[1]))
        what = self.bound(Selector(EACH, filters), parts[1])
        self.group = what.slot
        return t.Reveal(what)

    def choose(self, parts: list[Node]) -> Any:
        self.verb(parts[0])
        what: Selector = self.build(parts[1])
        named = cast(Token, parts[0]).type == "NAME_VERB"
        if named and not OBJECTS.isdisjoint(noun_of(what.filters).split("|")):
            # To name a card is to say a name, not to choose one that lies there.
            raise self.wrong(
                "only words can be named here: a power, an alter ego, an action", "cards-name-what", parts[1]
            )
        self.chose[noun_of(what.filters)] = what.slot
        return t.Choose(what)

    def redirect(self, parts: list[Node]) -> Effect:
        self.verb(parts[0])
        return t.Redirect(self.build(parts[1]))

    def cuts_total(self, parts: list[Node]) -> Effect:
        """ "Reduza o total daquele dano para 1"."""
        return t.ChangeDamage("set", Number(self.build(parts[1])))

    def choose_and(self, parts: list[Node]) -> Any:
        """ "Escolha e descarregue um card": whoever does it chooses anyhow."""
        self.verb(parts[0])
        return self.build(parts[1])

    # -- what is said of something --

    def who(self) -> Selector:
        assert self.subject is not None
        return self.subject

    def hit(self, parts: list[Node]) -> t.Hit:
        amount: Amount = self.build(parts[0])
        penetrating = cast("Tree[Token]", parts[1]).data == "penetrating"
        return t.Hit(amount, self.build(parts[2]), penetrating)

    def damage_source(self) -> Selector | None:
        return None if self.who() == t.THIS_CARD else self.who()

    def deals(self, parts: list[Node]) -> Effect:
        source = self.damage_source()
        return t.Damage((self.hit(parts[1:]),), source)

    def deals_distributed(self, parts: list[Node]) -> Effect:
        source = self.damage_source()
        return t.Damage((self.hit(parts[1:]),), source, distributed=True)

    def may_deal(self, parts: list[Node]) -> t.Step:
        source = self.damage_source()
        return t.Step(t.Damage((self.hit(parts[1:]),), source), optional=True)

    def more_hit(self, parts: list[Node]) -> Effect:
        return t.Damage((self.hit(parts),), MORE)

    def gains(self, parts: list[Node]) -> Effect:
        powers, shield, _ = boons(self, parts[1])
        if shield is not None and self.build(parts[0]):
            raise self.wrong("shields are not lost like powers", "cards-misfit", parts[1], word="Escudo", expected="")
        return t.Gain(self.who(), shield, powers, lose=self.build(parts[0]))

    def gains_affiliations(self, parts: list[Node]) -> Effect:
        return t.Gain(self.who(), affiliations=self.build(parts[2]), lose=self.build(parts[0]))

    def gains_values(self, parts: list[Node]) -> Effect:
        if self.build(parts[1]) != "affiliations":
            raise self.wrong("powers are written as symbols", "cards-misfit", parts[2], word="", expected="{VO}")
        return t.Gain(self.who(), affiliations=self.build(parts[2]), lose=self.build(parts[0]))

    def gains_alter_ego(self, parts: list[Node]) -> Effect:
        return t.Gain(self.who(), alter_egos=self.build(parts[1]), lose=self.build(parts[0]))

    def gains_alignments(self, parts: list[Node]) -> Effect:
        return t.Gain(self.who(), alignments=self.build(parts[1]), lose=self.build(parts[0]))

    def loses_affiliations(self, parts: list[Node]) -> Effect:
        if not self.build(parts[0]):
            raise self.wrong("which affiliations?", "cards-misfit", parts[1], word="todas", expected="a afiliação")
        return t.GainFrom(self.who(), t.LOSE_AFFILIATIONS, t.THIS_CARD)

    def gains_keyword(self, parts: list[Node]) -> Effect:
        return t.Gain(self.who(), keyword=self.build(parts[1]), lose=self.build(parts[0]))

    def gains_more(self, parts: list[Node]) -> Effect:
        keyword = t.Keyword(self.build(parts[1]), self.plus(parts[2]))
        return t.Gain(self.who(), keyword=keyword)

    def gains_from(self, parts: list[Node]) -> Effect:
        what = self.who()
        return t.GainFrom(what, self.build(parts[1]), self.build(parts[2]))

    def gains_that(self, parts: list[Node]) -> Effect:
        """ "Perde o poder escolhido"."""
        what = self.who()
        noun = self.build(parts[1])
        if noun not in ("power", "affiliation") or not self.build(parts[0]):
            raise self.wrong("only a power or an affiliation is lost so", "cards-only-power", parts[1])
        of = self.that([parts[1]])
        return t.GainFrom(what, f"lose {noun}", of)

    def cannot_use(self, parts: list[Node]) -> Effect:
        who = self.who()
        return t.Forbid(who, "use", self.actions(parts[1]))

    def cannot_be_target(self, parts: list[Node]) -> Effect:
        who = self.who()
        return t.Forbid(who, "be target", self.actions(parts[1]))

    def must_be_target(self, parts: list[Node]) -> Effect:
        what = self.who()
        if what.how == CHOOSE:
            raise self.wrong("say which one must be a target", "cards-misfit", parts[0], word="", expected="cada")
        return t.MustTarget(what, self.actions(parts[1]))

    def actions(self, node: Node) -> Selector:
        selector: Selector = self.build(node)
        if t.Kind(("action",)) not in selector.filters:
            raise self.wrong("only actions are meant here", "cards-only-actions", node)
        return selector

    def cannot_plain(self, parts: list[Node]) -> Effect:
        what: str = self.build(parts[0])
        if what == "be used":
            self.check_subject_is_actions(parts[0])
        return t.Forbid(self.who(), what)

    def check_subject_is_actions(self, node: Node) -> None:
        if t.Kind(("action",)) not in self.who().filters:
            raise self.wrong("only actions are meant here", "cards-only-actions", node)

    def cannot_be_unloaded(self, parts: list[Node]) -> Effect:
        cards = self.who()
        of: Selector = self.build(parts[1])
        return t.Forbid(replace(cards, filters=(*cards.filters, t.CarriedBy(of))), "be unloaded")

    def cannot_be_carried(self, parts: list[Node]) -> Effect:
        """A card says it of itself alone (10.esta-carregando-2)."""
        if self.who() != t.THIS_CARD:
            raise self.wrong("a card says this of itself", "cards-misfit", parts[0], word="", expected="este card")
        return t.Forbid(t.THIS_CARD, self.build(parts[0]), replace(self.build(parts[1]), how=CHOOSE))

    def cannot_put(self, parts: list[Node]) -> Effect:
        who = self.who()
        what: Selector = self.build(parts[1])
        if t.In("scene") not in what.filters:
            raise self.wrong("put where? Say “em cena”", "cards-no-place", parts[1])
        kept = tuple(filter_ for filter_ in what.filters if filter_ != t.In("scene"))
        return t.Forbid(who, "put into scene", replace(what, filters=kept))

    def cannot_put_scene(self, parts: list[Node]) -> Effect:
        who = self.who()
        return t.Forbid(who, "put into scene", self.build(parts[2]))

    def may_be_used(self, parts: list[Node]) -> Effect:
        self.check_subject_is_actions(parts[0])
        return t.Permit(self.who(), "be used", free=True)

    def may_use(self, parts: list[Node]) -> Effect:
        who = self.who()
        actions = self.actions(parts[1])
        if actions.how != CHOOSE:
            return t.Permit(who, "use", actions, free=len(parts) > 2)
        if actions.count != Number(1) or actions.up_to:
            raise self.wrong("say “mais uma ação”", "cards-how-many", parts[1])
        # "Pode usar uma ação daquele card neste turno": one more than it might use anyhow.
        return t.Permit(who, "use one more", replace(actions, how=EACH), free=len(parts) > 2)

    def may_use_repeatedly(self, parts: list[Node]) -> Effect:
        who = self.who()
        return t.Permit(who, "use repeatedly", self.actions(parts[1]))

    def may_use_at_once(self, parts: list[Node]) -> Effect:
        """ "Pode usar ações … no turno em que entrou em cena" is Promptness for them (7.2.prontidao)."""
        who = self.who()
        actions = self.actions(parts[1])
        if not sayable_as_characteristic(actions.filters):
            raise self.wrong("Promptness is for actions by name, power, type or card", "cards-characteristic", parts[1])
        return t.Gain(who, keyword=t.Keyword("Prontidão", None, actions.filters))

    def has_cost(self, parts: list[Node]) -> Effect:
        """ "As ações … têm custo 2"."""
        (stage,) = self.stages(parts[1])
        self.check_subject_is_actions(parts[0])
        if self.build(parts[0]):
            raise self.wrong("a cost is not lost", "cards-misfit", parts[0], word="", expected="têm")
        return t.ChangeCost(self.who(), stage, fixed=True)

    def deals_more_using(self, parts: list[Node]) -> Effect:
        """ "Aquele personagem causará +1 ponto de dano em um de seus alvos ao usar uma ação"."""
        who = self.who()
        actions = self.actions(parts[-1])
        if actions.how != CHOOSE or actions.count != Number(1) or any(isinstance(f, t.UsedBy) for f in actions.filters):
            raise self.wrong("say which actions", "cards-only-actions", parts[-1])
        used = replace(actions, how=EACH, filters=ordered((*actions.filters, t.UsedBy(who))))
        return t.MoreDamage(used, self.plus(parts[1]), self.build(parts[2]))

    def may_use_more(self, parts: list[Node]) -> Effect:
        who = self.who()
        free = isinstance(parts[-1], Token) and parts[-1].type == "FREE"
        adjectives = parts[3:-1] if free else parts[3:]
        actions = self.phrase(EACH, [parts[2], *adjectives])
        return t.Permit(who, "use one more", actions, free)

    def may_use_again(self, parts: list[Node]) -> Effect:
        return t.Permit(self.who(), "use again")

    def may_use_that_again(self, parts: list[Node]) -> Effect:
        who = self.who()
        return t.Permit(who, "use again", self.that([parts[1]]))

    def is_type(self, parts: list[Node]) -> Effect:
        types, negated = self.build(parts[2])
        self.check_subject_is_actions(parts[0])
        if negated or self.build(parts[1]) != (t.Kind(("action",)),):
            raise self.wrong("say which type of action it is", "cards-only-actions", parts[1])
        return t.Retype(self.who(), types)

    def costs(self, parts: list[Node]) -> Effect:
        (stage,) = self.stages(parts[0])
        self.check_subject_is_actions(parts[0])
        return t.ChangeCost(self.who(), stage * self.build(parts[1]))

    def no_effect(self, parts: list[Node]) -> Effect:
        if self.who().filters[:1] != (t.Kind(("action",)),):
            raise self.wrong("only an action has no effect", "cards-only-actions", Tree("here", []))
        return t.NoEffect(self.who())

    def deals_more(self, parts: list[Node]) -> Effect:
        return t.MoreDamage(self.who(), self.plus(parts[1]), self.build(parts[2]))

    # -- damage that is changed --

    def that_damage(self, parts: list[Node]) -> Effect:
        effect: Effect = self.build(parts[0])
        return effect

    def receives_more(self, parts: list[Node]) -> Effect:
        """ "Aquele personagem receberá -1 ponto de dano"."""
        self.build(parts[0])
        return t.ChangeDamage("add", self.plus(parts[2]))

    def damage_of(self, parts: list[Node]) -> Effect:
        """ "O dano daquela ação torna-se 0"; "o dano das ações de Voo é penetrante"."""
        of: Selector = self.build(parts[0])
        change = self.build(parts[1])
        if noun_of(of.filters) != "action":
            raise self.wrong("only an action deals it", "cards-only-actions", parts[0])
        return cast(Effect, replace(change, of=of))

    def all_damage_dealt(self, parts: list[Node]) -> Effect:
        """ "Todo o dano que seria causado a …"."""
        who: Selector = self.build(parts[2])
        during = self.during_text(cast(Token, parts[3])) if len(parts) > 4 else ""
        if not self.fresh or self.moment.trigger is not None or self.sort == t.ACTION:
            raise self.wrong("this comes too late in the text", "cards-late", parts[0])
        self.moment.trigger = t.When("receives damage", who, None, True, during, sort=self.build(parts[0]))
        effect: Effect = self.build(parts[-1])
        return effect

    def counts_as(self, parts: list[Node]) -> Effect:
        what = self.who()
        filters: tuple[Filter, ...] = self.build(parts[1])
        return t.CountsAs(what, ordered((*filters, *self.adjectives(parts[2:], noun_of(filters)))))

    def deals_changed(self, parts: list[Node]) -> Effect:
        """ "Ela causará aquela quantidade de dano +1": the subject is the source of that damage."""
        self.build(parts[0])
        effect: Effect = self.build(parts[2])
        return effect

    def all_damage(self, parts: list[Node]) -> Effect:
        """ "Todo o dano que este personagem receberia torna-se 0" is a text on what is about to happen."""
        who: Selector = self.build(parts[1])
        source, during = None, ""
        for part in parts[3:-1]:
            if isinstance(part, Token) and part.type == "DURING":
                during = self.during_text(part)
            else:
                source = self.build(part)
        if not self.fresh or self.moment.trigger is not None or self.sort == t.ACTION:
            raise self.wrong("this comes too late in the text", "cards-late", parts[0])
        self.moment.trigger = t.When("receives damage", who, source, True, during, sort=self.build(parts[0]))
        effect: Effect = self.build(parts[-1])
        return effect

    def becomes(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("set", Number(self.build(parts[0])))

    def reduced(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("add", Number(-self.build(parts[1])))

    def turns_penetrating(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("penetrating")

    def half(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("half")

    def amount_plus(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("add", self.plus(parts[0]))

    # -- other statements --

    def set_shield(self, parts: list[Node]) -> Effect:
        what: Selector = self.build(parts[0])
        return t.SetShield(what, self.build(parts[1]))

    def texts_lost(self, parts: list[Node]) -> Effect:
        return t.NoEffect(self.build(parts[0]), texts=True)

    def hand_limit(self, parts: list[Node]) -> Effect:
        self.check_cards(parts[3])
        return t.HandLimit(self.build(parts[1]) * self.build(parts[2]), self.build(parts[0]))

    def any_number(self, parts: list[Node]) -> Effect:
        """ "Em cena" is where they may be anyhow: the text speaks of those that would enter."""
        what = self.phrase(EACH, parts)
        return t.AnyNumber(replace(what, filters=tuple(each for each in what.filters if each != t.In("scene"))))

    def enters_only(self, parts: list[Node]) -> Effect:
        what: Selector = self.build(parts[0])
        return t.EntersOnlyIf(what, self.build(parts[1]))
