"""What a step means where the text before it has chosen, shown or done something."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    THIS,
    YOU,
    Amount,
    Did,
    Effect,
    Filter,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.amounts import DoneSo, ThatMany
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.deeds import PLACED, placed
from ludoteca.games.battle_scenes.wording.finer import SAID_LAST, DoneSoTo, completed
from ludoteca.games.battle_scenes.wording.nouns import (
    ANY_COUNT,
    BOTH,
    DAMAGER,
    ENTERING,
    ITSELF,
    NTH,
    SHOWN,
    AsCard,
    ChosenBy,
    EachOf,
    OfThose,
    noun_of,
)
from ludoteca.games.battle_scenes.wording.outcomes import OUTCOME, Outcome, group_done_to, outcome
from ludoteca.games.battle_scenes.wording.qualities import BEARER, Lasting
from ludoteca.games.battle_scenes.wording.results import SO, THIS_ACTION
from ludoteca.games.battle_scenes.wording.spoken import OWN
from ludoteca.games.battle_scenes.wording.steps import subject_of
from ludoteca.games.battle_scenes.wording.vocabulary import ordered

#: What was shown lay in two places: "revela a própria mão e o card do topo do próprio deck".
PARTED = -2


class Meaning:
    """What a text has chosen and shown so far."""

    def __init__(self, trigger: Trigger | None) -> None:
        self.chose: dict[str, int] = {}
        self.group = SHOWN
        #: The slots of "um deles", and of what kind these are.
        self.kinds: dict[int, tuple[Any, ...]] = {}
        #: The slots of several that were chosen together, by their noun.
        self.several: dict[str, int] = {}
        #: The slots of those that were chosen one after the other, by their noun.
        self.one_by_one: dict[str, tuple[int, ...]] = {}
        self.trigger = trigger
        self.before: tuple[t.Step, ...] = ()
        #: What was paid before.
        self.costs: tuple[t.Step, ...] = ()
        #: Whose "seus personagens" are: of the player who does what the step says.
        self.doing = YOU
        #: Is the step at hand a discard, or does it look for cards elsewhere?
        self.discards = False
        self.looks = False
        #: Was another player named before?
        self.players = isinstance(trigger, t.When) and noun_of(trigger.who.filters) in ("player", "opponent")

    def step(self, step: t.Step, before: tuple[t.Step, ...]) -> t.Step:
        doer = doer_of(step)
        self.before = before
        self.doing = YOU if doer in (None, YOU) else t.THAT_PLAYER
        self.players = self.players or self.doing != YOU
        if self.doing != YOU and any(part == ChosenBy(YOU) for part in parts_of(step.effect)):
            raise Wrong("who chooses? Say “à escolha daquele jogador”", "cards-which")
        step = done_before(step, before, self.costs, self.trigger)
        step = mapped(step, (t.Count, t.CountOf), counted_this_turn)
        step = mapped(lasting(step), Selector, one_of_each)
        step = replace(step, condition=mapped(step.condition, t.Is, of_this_turn))
        step = self.said_last(same_identity(step, before), before)
        step = replace(step, effect=of_the_bearer(step.effect))
        self.discards = isinstance(step.effect, t.Discard)
        self.looks = isinstance(step.effect, t.Search | t.Discard)
        step = self.generated(step) if isinstance(step.effect, t.Generate) else self.known(step)
        step = replace(step, effect=to_itself(step.effect))
        for part in parts_of(step.effect):
            if isinstance(part, Selector) and part.how == CHOOSE and part.count != Number(1):
                self.several[noun_of(part.filters)] = part.slot
        effect = self.lying(same_bases(step.effect))
        if isinstance(effect, t.Choose):
            noun = noun_of(effect.what.filters)
            self.chose[noun] = effect.what.slot
            if effect.what.count == Number(1):
                self.one_by_one[noun] = (*self.one_by_one.get(noun, ()), effect.what.slot)
        if isinstance(effect, t.Look) or (isinstance(effect, t.Reveal) and effect.what.how == EACH):
            besides = step.joined and before and isinstance(before[-1].effect, t.Look | t.Reveal)
            self.group = PARTED if besides else effect.what.slot
        return replace(step, effect=effect)

    def said_last(self, step: t.Step, before: tuple[t.Step, ...]) -> t.Step:
        """ "Com esta afiliação": the one that was named last."""
        told = [
            part
            for part in parts_of((self.trigger, before, step.condition))
            if isinstance(part, t.Affiliated) and part != SAID_LAST
        ]
        if not any(part == SAID_LAST for part in parts_of(step.effect)):
            return step
        if not told:
            raise Wrong("which one? None was named before", "cards-which")
        return replace(step, effect=mapped(step.effect, Selector, lambda it: completed(it, told[-1].names)))

    def generated(self, step: t.Step) -> t.Step:
        """What an effect makes has a moment of its own."""
        outer = self.trigger
        assert isinstance(step.effect, t.Generate)
        self.trigger = step.effect.line.trigger
        step = self.known(step)
        self.trigger = outer
        return step

    def known(self, record: Any) -> Any:
        return record if record is None else mapped(record, Selector, self.selector)

    def selector(self, it: Selector) -> Selector:
        if it.how == t.REST and it.slot == SHOWN:
            return replace(it, slot=self.shown())
        if it.how == CHOSEN and it.slot == t.REMEMBERED:
            return replace(it, slot=self.chose.get(noun_of(it.filters), t.REMEMBERED))
        if it.how == DAMAGER:
            return self.damager(it)
        if it.how == ENTERING:
            return self.entering()
        if it == SO:
            return THIS_ACTION
        if it == BEARER:
            return t.THIS_CHARACTER
        if it.how == BOTH:
            return self.both(it)
        if it.how == OUTCOME:
            return outcome(it, (*self.costs, *self.before), self.trigger)
        if it.how == NTH:
            noun, (which,) = noun_of(it.filters), [each.which for each in it.filters if isinstance(each, t.Nth)]
            # Of one alone there is no first.
            apart = self.one_by_one.get(noun, ())
            if len(apart) > max(which, 1) and noun not in self.several:
                return Selector(CHOSEN, tuple([each for each in it.filters if not isinstance(each, t.Nth)]),
                                slot=apart[which])  # fmt: skip
            if noun not in self.several:
                raise Wrong("the first of which? Choose several before", "cards-which")
            return replace(it, how=CHOSEN, slot=self.several[noun_of(it.filters)])
        if it.how == CHOSEN and it.slot in self.kinds:
            return replace(it, filters=self.kinds[it.slot])
        filters = tuple([each for filter_ in it.filters for each in self.filter(filter_, it)])
        if any(isinstance(each, t.Extreme) for each in filters):
            rest = tuple([each for each in filters if not isinstance(each, t.Extreme)])
            among = Selector(EACH, rest, slot=-1)
            filters = tuple([replace(each, among=among) if isinstance(each, t.Extreme) else each for each in filters])
        return it if filters == it.filters else replace(it, filters=ordered(filters))

    def filter(self, filter_: Any, of: Selector) -> tuple[Any, ...]:
        if isinstance(filter_, EachOf | ChosenBy):
            return ()
        if isinstance(filter_, AsCard):
            if not (self.looks or any(lies_elsewhere(each) for each in of.filters)):
                raise Wrong("a card of which zone?", "cards-no-place")
            return ()
        if isinstance(filter_, Outcome):
            return (t.Among(group_done_to(filter_, (*self.costs, *self.before))),)
        if isinstance(filter_, DoneSoTo):
            return (t.Among(self.done_so(filter_.done)),)
        if filter_ == OWN:
            if self.doing == YOU and self.players:
                raise Wrong("whose? Say “que … controla”", "cards-which")
            return (t.Controlled(self.doing),)
        if isinstance(filter_, t.Either) and len(filter_.one) == 1 and isinstance(filter_.one[0], OfThose):
            return (replace(filter_, one=(t.Among(filter_.one[0].group.slot),)),)
        if isinstance(filter_, OfThose):
            kind = () if noun_of(filter_.group.filters) == "target" else filter_.group.filters
            self.kinds[of.slot] = filter_.group.filters
            return (*kind, t.Among(filter_.group.slot))
        if filter_ == t.Among(SHOWN):
            # "Compre dois cards e descarte um": of those in the hand, where none were shown.
            return () if self.group == SHOWN and self.discards else (t.Among(self.shown()),)
        if (
            isinstance(filter_, t.OfChosen)
            and noun_of(filter_.other.filters) == "name"
            and noun_of(of.filters) == "action"
        ):
            # "Ações com o nome escolhido": an action was named.
            return (
                t.SameAs("name", Selector(CHOSEN, (t.Kind(("action",)),), slot=self.chose.get("action", t.REMEMBERED))),
            )
        return (filter_,)

    def damager(self, it: Selector) -> Selector:
        """ "O personagem que causou aquele dano": as the moment has named it."""
        when = self.trigger
        dealing = None
        if isinstance(when, t.When) and when.event in ("deals damage", "receives damage"):
            dealing = when.who if when.event == "deals damage" else when.what
        if dealing is None or noun_of(dealing.filters) != "character" or dealing.how not in (CHOOSE, EACH):
            raise Wrong("which damage? None was named before", "cards-which")
        return Selector(CHOSEN, it.filters, slot=dealing.slot)

    def done_so(self, done: str) -> int:
        """The slot of what the last such step was done to."""
        steps = (*self.costs, *self.before)
        slots = [step.effect.what.slot for step in steps if type(step.effect).__name__ == done]  # type: ignore[attr-defined]
        if not slots:
            raise Wrong("how many? Nothing was done before", "cards-how-many")
        return int(slots[-1])

    def both(self, it: Selector) -> Selector:
        """ "Ambos": two that were chosen together."""
        if "character" not in self.several:
            raise Wrong("which two? Say who they are", "cards-which")
        return Selector(CHOSEN, it.filters, slot=self.several["character"])

    def entering(self) -> Selector:
        """ "O personagem que entrou em cena": as the moment has named it."""
        when = self.trigger
        if not isinstance(when, t.When) or when.event not in ("enters", "enters or leaves"):
            raise Wrong("which one? None entered before", "cards-which")
        return spoken_again(when.who)

    def shown(self) -> int:
        if self.group == PARTED:
            raise Wrong("which of them? Say of which zone", "cards-which")
        if self.group < 0:
            raise Wrong("which others? None were looked at before", "cards-which")
        return self.group

    def lying(self, effect: Effect) -> Effect:
        """Cards that are put, chosen or revealed lie where the text says, or are of those that were looked at."""
        if not isinstance(effect, t.Put | t.Choose | t.Reveal):
            return effect
        what = effect.what
        one = what.how == CHOOSE or (what.how == EACH and isinstance(effect, t.Put))
        if not one or noun_of(what.filters) != "card" or any(isinstance(each, PLACED) for each in what.filters):
            return effect
        if isinstance(effect, t.Reveal) and self.group < 0:
            return replace(effect, what=placed(what, t.In("hand")))
        if self.group < 0:
            raise Wrong("a card of which zone?", "cards-no-place")
        return replace(effect, what=replace(what, filters=ordered((*what.filters, t.Among(self.group)))))


def same_bases(effect: Effect) -> Effect:
    """ "Carregue um card em cada um deles": as many as there are of those on which they are loaded."""
    if not isinstance(effect, t.Load) or not effect.spread or not isinstance(effect.what.count, t.Scaled):
        return effect
    counted = effect.what.count.amount
    kinds = tuple([each for each in effect.onto.filters if isinstance(each, t.Kind)])[:1]
    if not isinstance(counted, t.CountOf) or counted.what.filters or not kinds:
        return effect
    count = replace(effect.what.count, amount=t.CountOf(replace(counted.what, filters=kinds)))
    return replace(effect, what=replace(effect.what, count=count))


def lies_elsewhere(filter_: Any) -> bool:
    """Does it say that a card lies out of the scene?"""
    places = filter_.places if isinstance(filter_, t.Within) else (filter_,)
    return any(isinstance(each, t.In) and each.zone != "scene" for each in places) or isinstance(filter_, t.Among)


def same_identity(step: t.Step, before: tuple[t.Step, ...]) -> t.Step:
    """ "Carregue um card em um personagem com o mesmo alter ego": as the card; else as what was named last."""
    effect = step.effect
    if not any(isinstance(part, t.SameAs) and part.other == ELIDED for part in parts_of(effect)):
        return step
    named = (
        [effect.what]
        if isinstance(effect, t.Load)
        else [
            part
            for each in before
            for part in parts_of(each.effect)
            if isinstance(part, Selector) and part.how == CHOOSE
        ]
    )
    itself = any(part == t.THIS_CHARACTER for each in before for part in parts_of(each.effect))
    if not named and not itself:
        raise Wrong("the same as what? None was named before", "cards-which")
    other = spoken_again(named[-1]) if named else t.THIS_CHARACTER
    return replace(
        step, effect=mapped(effect, t.SameAs, lambda it: replace(it, other=other) if it.other == ELIDED else it)
    )


def to_itself(effect: Effect) -> Effect:
    """ "Este personagem causa 1 ponto de dano nele mesmo": whoever deals it."""
    if not any(isinstance(part, Selector) and part.how == ITSELF for part in parts_of(effect)):
        return effect
    dealer = effect.source if isinstance(effect, t.Damage) else getattr(effect, "what", None)
    if not isinstance(dealer, Selector) or dealer.how == ITSELF:
        raise Wrong("who? None was named before", "cards-which")
    return mapped(effect, Selector, lambda it: spoken_again(dealer) if it.how == ITSELF else it)  # type: ignore[no-any-return]


def of_the_bearer(effect: Effect) -> Effect:
    """ "Os heróis podem usar ações dos cards que estiverem carregando": each of them of his own. What somebody gains of
    his cards is told of each anyhow."""
    subject = subject_of(effect)
    if isinstance(effect, t.GainFrom) or subject is None or subject.how == THIS:
        return effect
    of: Effect = mapped(effect, Selector, lambda it: spoken_again(subject) if it == BEARER else it)
    return of


def one_of_each(it: Selector) -> Selector:
    """ "Um card de cada personagem": as many as there are bearers, one from each at least, which is one from each; "a
    primeira ação que cada personagem usar": the first of each of them."""
    if any(isinstance(each, t.UsedBy) and EachOf() in each.who.filters for each in it.filters):
        told = [replace(each, of_each=True) if isinstance(each, t.Ordinal) else each for each in it.filters]
        return replace(it, filters=tuple(told))
    if it.how != CHOOSE:
        return it
    it = replace(it, filters=tuple([of_each_of_several(each, it) for each in it.filters]))
    carried = [each for each in it.filters if isinstance(each, t.CarriedBy) and EachOf() in each.who.filters]
    if not carried:
        return it
    (one,) = carried
    if not isinstance(it.count, Number) or it.count == ANY_COUNT:
        raise Wrong("one from each of them? Say which", "cards-how-many")
    share = it.count.number
    who = replace(one.who, filters=tuple([each for each in one.who.filters if not isinstance(each, EachOf)]))
    filters = tuple([t.CarriedBy(who, divided=True, share=share) if each is one else each for each in it.filters])
    return replace(it, filters=filters, count=so_many_of_each(who, share))


def of_each_of_several(each: Filter, cards: Selector) -> Filter:
    """ "Um card de até dois personagens" is one of each; "dois cards de até dois personagens" may be two in all."""
    if not isinstance(each, t.CarriedBy) or each.divided or EachOf() in each.who.filters:
        return each
    if each.who.how not in (CHOOSE, t.TARGET) or each.who.count == Number(1):
        return each
    if cards.count != Number(1) or cards.up_to:
        raise Wrong("so many of each of them, or in all? Say “de cada um de …”", "cards-how-many")
    return replace(each, who=replace(each.who, filters=(EachOf(), *each.who.filters)))


def so_many_of_each(who: Selector, share: int) -> Amount:
    return t.CountOf(who) if share == 1 else t.Scaled(t.CountOf(who), times=share)


def counted_this_turn(count: t.Count | t.CountOf) -> t.Count | t.CountOf:
    """ "O número de ações usadas por ele neste turno": of those that are past."""
    kept = tuple([each for each in count.what.filters if each != Lasting("turn")])
    if kept == count.what.filters:
        return count
    return replace(count, what=replace(count.what, filters=ordered((*kept, t.UsedThisTurn()))))


def lasting(step: t.Step) -> t.Step:
    """ "As ações que ele usar neste turno custam …": so long the statement lasts."""
    found = [part for part in parts_of(step.effect) if isinstance(part, Lasting)]
    if not found:
        return step
    if step.until or len(found) > 1:
        raise Wrong("say once how long it lasts", "cards-said-twice")

    def without(it: Selector) -> Selector:
        return replace(it, filters=tuple([each for each in it.filters if not isinstance(each, Lasting)]))

    return replace(step, effect=mapped(step.effect, Selector, without), until=found[0].until)


def of_this_turn(condition: t.Is) -> t.Is:
    """ "A primeira ação que ele usou neste turno": of this turn it is anyhow."""
    return replace(condition, filters=tuple([each for each in condition.filters if not isinstance(each, Lasting)]))


def tells_damage(trigger: Trigger | None) -> bool:
    """Is it a moment at which damage has been dealt?"""
    dealt = isinstance(trigger, t.When) and trigger.event in ("deals damage", "receives damage")
    return isinstance(trigger, t.When) and dealt and not trigger.would


def done_before(
    record: Any, before: tuple[t.Step, ...], costs: tuple[t.Step, ...] = (), trigger: Trigger | None = None
) -> Any:
    """ "Desta forma", "aquele mesmo número": how much an earlier step really did, or what was paid, which is paid in
    full."""

    def done(amount: Any) -> Amount:
        that_many = isinstance(amount, ThatMany)
        found = [number for number, each in enumerate(before) if that_many or type(each.effect).__name__ == amount.done]
        if found:
            return Did(found[-1])
        paid = [each.effect for each in costs if that_many or type(each.effect).__name__ == amount.done]
        what = getattr(paid[-1], "what", None) if paid else None
        if not paid and tells_damage(trigger) and (that_many or amount.done == "Damage"):
            # "Toda vez que este personagem receber dano, compre aquela quantidade de cards".
            return t.Found()
        if not isinstance(what, Selector) or what.how not in (CHOOSE, EACH):
            raise Wrong("how many? Nothing was done before", "cards-how-many")
        return t.CountOf(spoken_again(what))

    return mapped(record, (DoneSo, ThatMany), done)
