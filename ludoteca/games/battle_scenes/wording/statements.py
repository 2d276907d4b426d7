"""How the texts of Battle Scenes are read: what is said of something."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node, sign
from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, THIS, Effect, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    boons,
    noun_of,
    ordered,
    sayable_as_characteristic,
)
from ludoteca.games.battle_scenes.wording.damage import DamageBuilder

#: Qualities of characters that a text may also deny.
NEGATABLE = (t.Called, t.Affiliated, t.Powered, t.HasKeyword, t.Aligned)


class StatementBuilder(DamageBuilder):
    """Builds statements: they begin with what they speak of."""

    __slots__ = ("extra", "mood")

    def __init__(self, source: str) -> None:
        super().__init__(source)
        #: The mood that the verb should have here.
        self.mood = IMPERATIVE
        #: "Um card extra" was said: the phase must follow.
        self.extra = False

    def verb(self, node: Node) -> None:
        """The verb in the form that is wanted; "descarrega", where nobody was named, is said to you as well."""
        if self.mood == IMPERATIVE and sign(cast(Token, node)).form == INDICATIVE and not self.doing:
            return
        self.check_mood(node, self.mood)

    def check_cards(self, node: Node) -> None:
        if self.build(node) != (t.Kind(("card",), True),):
            raise self.wrong("only cards are drawn", "cards-only-cards", node)

    # -- what is said of something --

    def cannot_enter(self, parts: list[Node]) -> Effect:
        """ "Cenários não podem ser colocados em cena": nobody may put them there."""
        what = self.who()
        if what.how != EACH or what.slot:
            raise self.wrong("say who may not put what into the scene", "cards-only-cards", parts[0])
        everybody = Selector(EACH, (t.Kind(("player",)),), slot=what.slot)
        self.thread.slots += 1
        return t.Forbid(everybody, "put into scene", replace(what, slot=what.slot + 1))

    def only_target(self, parts: list[Node]) -> Effect:
        """ "Só pode ser alvo de ações de {MA}": not of those that are not of it."""
        who = self.who()
        actions = self.actions(parts[1])
        kind, *qualities = actions.filters
        quality = qualities[0] if len(qualities) == 1 else None
        if not isinstance(quality, (t.Powered, t.Typed, t.Called)):
            raise self.wrong("say of which actions it can't be the target", "cards-which", parts[1])
        filters = (kind, replace(quality, negated=not quality.negated))
        return t.Forbid(who, "be target", replace(actions, filters=filters))

    def only_use(self, parts: list[Node]) -> Effect:
        """ "Só pode usar ações de {SF}": none that is not of it."""
        who = self.who()
        actions = self.actions(parts[1])
        kind, *qualities = actions.filters
        quality = qualities[0] if len(qualities) == 1 else None
        if actions.how != EACH or not isinstance(quality, (t.Powered, t.Typed, t.Called)):
            raise self.wrong("say which actions it can't use", "cards-which", parts[1])
        filters = (kind, replace(quality, negated=not quality.negated))
        return t.Forbid(who, "use", replace(actions, filters=filters))

    def gains_too(self, parts: list[Node]) -> Effect:
        """ "… ganha a afiliação X-Men e {VO}": what is gained or lost beside."""
        powers, shield, _ = boons(self, parts[0])
        lose = self.gained_before(parts[0]).lose
        if lose and shield is not None:
            raise self.wrong("shields are not lost like powers", "cards-misfit", parts[0], word="Escudo", expected="")
        return t.Gain(self.again(self.who()), shield, powers, lose=lose)

    def gains_affiliations_too(self, parts: list[Node]) -> Effect:
        lose = self.gained_before(parts[0]).lose
        return t.Gain(self.again(self.who()), affiliations=self.build(parts[1]), lose=lose)

    def gained_before(self, node: Node) -> t.Gain:
        """The last step, which says that somebody gains something."""
        raise NotImplementedError

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

    def also_aligned(self, parts: list[Node]) -> Effect:
        """ "São heróis além de seus outros alinhamentos"."""
        return t.Gain(self.who(), alignments=self.build(parts[0]))

    def loses_all(self, parts: list[Node]) -> Effect:
        """ "Perde todas as afiliações", "perde todos os poderes"."""
        if not self.build(parts[0]):
            raise self.wrong("which of them?", "cards-misfit", parts[1], word="todas", expected="a afiliação")
        return t.GainFrom(self.who(), self.build(parts[1]), t.THIS_CARD)

    def gains_keyword(self, parts: list[Node]) -> Effect:
        return t.Gain(self.who(), keyword=self.build(parts[1]), lose=self.build(parts[0]))

    def gains_more(self, parts: list[Node]) -> Effect:
        keyword = t.Keyword(self.build(parts[1]), self.plus(parts[2]))
        return t.Gain(self.who(), keyword=keyword)

    def gains_from(self, parts: list[Node]) -> Effect:
        what = self.who()
        if self.build(parts[0]):
            raise self.wrong("say which powers or affiliations are lost", "cards-only-power", parts[1])
        return t.GainFrom(what, self.build(parts[1]), self.build(parts[2]))

    def gains_both_from(self, parts: list[Node]) -> Effect:
        """ "Ganha os poderes e as afiliações dos cards que estiver carregando"."""
        first = self.gains_from([parts[0], parts[1], parts[3]])
        self.do_also(self.gains_from([parts[0], parts[2], parts[3]]))
        return first

    def do_also(self, effect: Effect) -> None:
        """Said by the builder of deeds."""
        raise NotImplementedError

    def gains_that(self, parts: list[Node]) -> Effect:
        """ "Perde o poder escolhido"."""
        what = self.who()
        noun = self.build(parts[1])
        if noun not in ("power", "affiliation"):
            raise self.wrong("only a power or an affiliation is gained or lost so", "cards-only-power", parts[1])
        token = cast(Token, parts[1])
        of = self.that_chosen([parts[1]]) if token.type == "THAT_CHOSEN" else self.that([parts[1]])
        return t.GainFrom(what, f"lose {noun}" if self.build(parts[0]) else noun, of)

    def name_before(self, piece: Selector) -> None:
        """Said by the builder of sentences."""
        raise NotImplementedError

    def gains_word(self, parts: list[Node]) -> Effect:
        """ "Perde um poder à sua escolha": the word is chosen before."""
        what = self.who()
        if self.first_chosen is not None or what.how == CHOOSE:
            raise self.wrong("say first which one is chosen", "cards-late", parts[1])
        if what.how == t.TARGET:
            self.name_before(what)
        word = self.phrase(CHOOSE, parts[2:], count=Number(self.build(parts[1])))
        noun = noun_of(word.filters)
        if noun not in t.CHOSEN_WORDS or word.count != Number(1):
            raise self.wrong("only a power or an affiliation is gained or lost so", "cards-only-power", parts[2])
        self.first_chosen = word
        self.chose[noun] = word.slot
        return t.GainFrom(what, f"lose {noun}" if self.build(parts[0]) else noun, self.again(word))

    def cannot_use(self, parts: list[Node]) -> Effect:
        who = self.who()
        return t.Forbid(who, "use", self.actions(parts[1]))

    def cannot_be_target(self, parts: list[Node]) -> Effect:
        who = self.who()
        return t.Forbid(who, "be target", self.actions(parts[1]))

    def must_be_target(self, parts: list[Node]) -> Effect:
        what = self.who()
        if what.how == CHOOSE and (what.count != Number(1) or what.up_to):
            raise self.wrong("one of them must be a target, or each", "cards-how-many", parts[0])
        return t.MustTarget(what, self.actions(parts[1]))

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
        if len(parts) < 2 and cards.how != THIS:
            raise self.wrong("unloaded from what?", "cards-which", parts[0])
        of: Selector = self.build(parts[1]) if len(parts) > 1 else t.THIS_CHARACTER
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
        if not isinstance(actions.count, Number) or actions.count.number > 9:
            raise self.wrong("say “mais uma ação”", "cards-how-many", parts[1])
        # "Pode usar uma ação daquele card neste turno": one more than it might use anyhow.
        filters = tuple(each for each in actions.filters if each != t.Another())
        every = replace(actions, how=EACH, filters=filters, count=Number(1), up_to=False)
        return t.Permit(who, "use one more", every, free=len(parts) > 2, count=actions.count.number)

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

    def may_use_more(self, parts: list[Node]) -> Effect:
        """ "Mais uma ação", "mais duas ações"."""
        who = self.who()
        free = isinstance(parts[-1], Token) and parts[-1].type == "FREE"
        adjectives = parts[3:-1] if free else parts[3:]
        actions = self.phrase(EACH, [parts[2], *adjectives])
        return t.Permit(who, "use one more", actions, free, self.build(parts[1]))

    def may_use_several_more(self, parts: list[Node]) -> Effect:
        """ "Mais 3 ações"."""
        return self.may_use_more([parts[0], *parts[2:]])

    def may_use_again(self, parts: list[Node]) -> Effect:
        return t.Permit(self.who(), "use again")

    def may_use_that_again(self, parts: list[Node]) -> Effect:
        who = self.who()
        return t.Permit(who, "use again", self.that([parts[1]]))

    def may_use_named_again(self, parts: list[Node]) -> Effect:
        """ "Pode usar a ação … outra vez": one more of that name."""
        who = self.who()
        actions = self.actions(parts[1])
        if actions.how != EACH or not any(isinstance(each, t.Called) for each in actions.filters):
            raise self.wrong("which action? Say its name", "cards-which", parts[1])
        return t.Permit(who, "use one more", actions)

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
        if self.who().how != CHOSEN:
            raise self.wrong(
                "which one? Say when it is used: “quando …, aquela ação …”", "cards-which", Tree("here", [])
            )
        return t.NoEffect(self.who())

    def retargets(self, parts: list[Node]) -> Effect:
        """ "… terão aquele personagem como alvo"."""
        actions = self.who()
        self.check_subject_is_actions(parts[0])
        if not any(isinstance(each, t.Targeting) and not each.negated for each in actions.filters):
            raise self.wrong("whose targets change?", "cards-which", parts[0])
        return t.Retarget(actions, self.build(parts[0]))

    def cannot_be_used_except(self, parts: list[Node]) -> Effect:
        """ "Não pode ser usada exceto por personagens com …": not by those without it."""
        self.check_subject_is_actions(parts[0])
        actions = self.who()
        users: Selector = self.build(parts[1])
        kind, *qualities = users.filters
        quality = qualities[0] if len(qualities) == 1 else None
        if users.how not in (CHOOSE, EACH) or not isinstance(quality, NEGATABLE):
            raise self.wrong("say who may not use it", "cards-which", parts[1])
        # The users are told within the phrase for the actions: they come first.
        negated = (kind, replace(quality, negated=not quality.negated))
        others = replace(users, how=EACH, filters=negated, slot=actions.slot)
        filters = ordered((*actions.filters, t.UsedBy(others)))
        return t.Forbid(replace(actions, filters=filters, slot=users.slot), "be used")

    def cannot_be_used_by(self, parts: list[Node]) -> Effect:
        """ "Não podem ser usadas por personagens sem …"."""
        self.check_subject_is_actions(parts[0])
        actions = self.who()
        users: Selector = self.build(parts[1])
        if noun_of(users.filters) != "character" or users.how not in (CHOOSE, EACH):
            raise self.wrong("say who may not use it", "cards-which", parts[1])
        # The users are told within the phrase for the actions: they come first.
        filters = ordered((*actions.filters, t.UsedBy(replace(users, how=EACH, slot=actions.slot))))
        return t.Forbid(replace(actions, filters=filters, slot=users.slot), "be used")

    def counts_as(self, parts: list[Node]) -> Effect:
        what = self.who()
        filters: tuple[Filter, ...] = self.build(parts[1])
        return t.CountsAs(what, ordered((*filters, *self.adjectives(parts[2:], noun_of(filters)))))

    # -- other statements --

    def set_shield(self, parts: list[Node]) -> Effect:
        what: Selector = self.build(parts[0])
        return t.SetShield(what, self.build(parts[1]))

    def texts_lost(self, parts: list[Node]) -> Effect:
        return t.NoEffect(self.build(parts[0]), texts=True)

    def hand_limit(self, parts: list[Node]) -> Effect:
        self.check_cards(parts[3])
        return t.HandLimit(self.build(parts[1]) * self.build(parts[2]), self.build(parts[0]))

    def countdown_alone(self, parts: list[Node]) -> Effect:
        return t.CountdownAlone(*self.build(parts[0]))

    def any_number(self, parts: list[Node]) -> Effect:
        """ "Em cena" is where they may be anyhow: the text speaks of those that would enter."""
        what = self.phrase(EACH, parts)
        return t.AnyNumber(replace(what, filters=tuple(each for each in what.filters if each != t.In("scene"))))

    def enters_only(self, parts: list[Node]) -> Effect:
        what: Selector = self.build(parts[0])
        return t.EntersOnlyIf(what, self.build(parts[1]))

    def evolves_from(self, parts: list[Node]) -> Effect:
        """ "Cada card de Personagem-EV pode ser colocado em cena como se tivesse o requisito EV - …"."""
        what: Selector = self.build(parts[0])
        if noun_of(what.filters) != "card":
            raise self.wrong("only cards enter the scene", "cards-only-cards", parts[0])
        base = self.phrase(EACH, parts[1:])
        if not set(noun_of(base.filters).split("|")) <= {"character", "support"}:
            raise self.wrong("from what does it evolve?", "cards-which", parts[1])
        return t.EvolvesFrom(what, base)

    def enters_plain(self, parts: list[Node]) -> Effect:
        what: Selector = self.build(parts[0])
        if what != t.THIS_CARD:
            raise self.wrong("a card says this of itself", "cards-misfit", parts[0], word="", expected="este card")
        return t.EntersPlain(what)

    def plain_shield(self, parts: list[Node]) -> Effect:
        return t.PlainShield(self.build(parts[0]))

    def picks_unloaded(self, parts: list[Node]) -> Effect:
        return t.PickUnloaded(self.build(parts[0]))
