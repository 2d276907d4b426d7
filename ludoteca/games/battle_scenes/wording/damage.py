"""How the texts of Battle Scenes are read: damage, and what changes it."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, Amount, Condition, Effect, Number, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    noun_of,
    one_of,
    ordered,
)
from ludoteca.games.battle_scenes.wording.moments import MomentBuilder

#: The source of damage that goes on from the damage before it.
MORE = Selector(CHOSEN, slot=-1)


class Moment:
    """What stands before the sentences of a line: when, while, and whose."""

    __slots__ = ("alters", "condition", "trigger")

    def __init__(self) -> None:
        #: The trigger is that of a statement on damage: what else is stated holds without it.
        self.alters = False
        self.trigger: Trigger | None = None
        self.condition: Condition | None = None


class DamageBuilder(MomentBuilder):
    """Builds what deals damage and what changes it."""

    __slots__ = ("lasting", "moment")

    def __init__(self, source: str) -> None:
        super().__init__(source)
        #: How long the sentence at hand says, before anything else, that it lasts.
        self.lasting = ""
        self.moment = Moment()

    def who(self) -> Selector:
        assert self.subject is not None
        return self.subject

    def hit(self, parts: list[Node]) -> t.Hit:
        amount: Amount = self.build(parts[0])
        penetrating = cast("Tree[Token]", parts[1]).data == "penetrating"
        return t.Hit(amount, self.struck(parts[2]), penetrating)

    def struck(self, node: Node) -> Selector:
        """Whom damage is dealt to; "nele" is somebody else than who deals it, who would be "nele mesmo"."""
        if isinstance(node, Tree) and node.data == "pronoun" and self.subject is not None:
            dealer = self.again(self.subject)
            return self.spoken_as(str(node.children[0]).split()[0], node, besides=dealer)
        to: Selector = self.build(node)
        return to

    def damage_source(self) -> Selector | None:
        return None if self.who() == t.THIS_CARD else self.who()

    def deals(self, parts: list[Node]) -> Effect:
        if self.sort != t.ACTION and self.fresh and self.is_of_actions(self.who()) and self.moment.trigger is None:
            return self.deals_always(parts)
        source = self.damage_source()
        return t.Damage((self.hit(parts[1:]),), source)

    def deals_valued(self, parts: list[Node]) -> Effect:
        """ "Causa dano igual ao número de … no alvo": whom it strikes is told first."""
        return self.dealt_so_much(parts[3], parts[2], parts[0])

    def deals_valued_after(self, parts: list[Node]) -> Effect:
        """ "Causa um número de pontos de dano no alvo igual a …"."""
        return self.dealt_so_much(parts[3], parts[5], parts[2])

    def deals_valued_before(self, parts: list[Node]) -> Effect:
        return self.dealt_so_much(parts[5], parts[4], parts[2])

    def dealt_so_much(self, to: Node, value: Node, points: Node) -> Effect:
        penetrating = isinstance(points, Tree) and points.data == "penetrating"
        source = self.damage_source()
        struck: Selector = self.build(to)
        return t.Damage((t.Hit(self.build(value), struck, penetrating),), source)

    def is_of_actions(self, selector: Selector) -> bool:
        return t.Kind(("action",)) in selector.filters and selector.how == EACH

    def deals_always(self, parts: list[Node]) -> Effect:
        """ "A primeira ação que causar dano nele em cada turno causa 0"."""
        actions, hit = self.who(), self.hit(parts[1:])
        first = t.Ordinal("first") in actions.filters
        kept = tuple(each for each in actions.filters if not isinstance(each, (t.Ordinal, t.Dealing)))
        dealing = [each.to for each in actions.filters if isinstance(each, t.Dealing)]
        struck = (hit.to.how != t.TARGET and dealing in ([hit.to], [None])) or not dealing
        if not isinstance(hit.amount, Number) or hit.penetrating or not struck or (first and dealing != [hit.to]):
            raise self.wrong("what does it do otherwise?", "cards-late", parts[0])
        what = replace(actions, filters=kept)
        self.moment.trigger = t.When("receives damage", one_of(hit.to), one_of(what), would=True, once=first)
        return t.ChangeDamage("set", hit.amount)

    def deals_either(self, parts: list[Node]) -> Effect:
        """ "Em um suporte ou em um personagem sem {SF}": one of either sort."""
        source = self.damage_source()
        slots = self.thread.slots
        sorts: list[Selector] = [self.build(parts[3]), self.build(parts[4])]
        kinds = tuple(kind for each in sorts for kind in noun_of(each.filters).split("|"))
        plain = all(each.how == CHOOSE and each.count == Number(1) and not each.up_to for each in sorts)
        if not plain or not set(kinds) <= {"character", "support"} or self.thread.slots != slots + 2:
            raise self.wrong("say one sort or the other", "cards-how-many", parts[4])
        self.thread.slots = slots
        both = (t.Kind(("character", "support")), t.Either(sorts[0].filters, sorts[1].filters))
        amount: Amount = self.build(parts[1])
        penetrating = cast("Tree[Token]", parts[2]).data == "penetrating"
        to = self.bound(Selector(CHOOSE, both), parts[3])
        return t.Damage((t.Hit(amount, to, penetrating),), source)

    def deals_both(self, parts: list[Node]) -> Effect:
        """ "Causa 2 pontos de dano no alvo e neste personagem": so many to each."""
        source = self.damage_source()
        return t.Damage((self.hit(parts[1:4]), self.hit([*parts[1:3], parts[4]])), source)

    def deals_distributed(self, parts: list[Node]) -> Effect:
        source = self.damage_source()
        return t.Damage((self.hit(parts[1:]),), source, distributed=True)

    def may_deal(self, parts: list[Node]) -> t.Step:
        source = self.damage_source()
        return t.Step(t.Damage((self.hit(parts[1:]),), source), optional=True)

    def takes(self, parts: list[Node]) -> Effect:
        """ "Este personagem recebe 1 ponto de dano": what says so deals it."""
        to = self.who()
        penetrating = cast("Tree[Token]", parts[1]).data == "penetrating"
        return t.Damage((t.Hit(self.build(parts[0]), to, penetrating),))

    def takes_none(self, parts: list[Node]) -> Effect:
        """ "Este personagem não recebe dano": what it would receive becomes 0."""
        would = t.When("receives damage", one_of(self.who()), None, True, sort=self.build(parts[0]))
        return self.altering(would, t.ChangeDamage("set", Number(0)), parts[0])

    def takes_more(self, parts: list[Node]) -> Effect:
        """ "Os personagens com {RE} recebem -1 ponto de dano"."""
        would = t.When("receives damage", one_of(self.who()), None, True)
        return self.altering(would, t.ChangeDamage("add", self.plus(parts[0])), parts[0])

    def more_hit(self, parts: list[Node]) -> Effect:
        return t.Damage((self.hit(parts),), MORE)

    def actions(self, node: Node) -> Selector:
        selector: Selector = self.build(node)
        if t.Kind(("action",)) not in selector.filters:
            raise self.wrong("only actions are meant here", "cards-only-actions", node)
        return selector

    def deals_more_using(self, parts: list[Node]) -> Effect:
        """ "Aquele personagem causará +1 ponto de dano em um de seus alvos ao usar uma ação"."""
        who = self.who()
        actions = self.actions(parts[-1])
        if actions.how != CHOOSE or actions.count != Number(1) or any(isinstance(f, t.UsedBy) for f in actions.filters):
            raise self.wrong("say which actions", "cards-only-actions", parts[-1])
        used = replace(actions, how=EACH, filters=ordered((*actions.filters, t.UsedBy(who))))
        return t.MoreDamage(used, self.plus(parts[1]), self.build(parts[2]))

    def deals_more_to(self, parts: list[Node]) -> Effect:
        """ "Os heróis causam +1 ponto de dano a vilões": a text on damage that is about to be dealt."""
        who = self.who()
        if who.how == CHOSEN and noun_of(who.filters) == "action":
            return t.MoreDamage(who, self.plus(parts[1]), to=self.build(parts[2]))
        if who.how == CHOSEN and not self.lasts():
            raise self.wrong("this comes too late in the text", "cards-late", parts[0])
        would = t.When("deals damage", one_of(who), one_of(self.build(parts[2])), True)
        return self.altering(would, t.ChangeDamage("add", self.plus(parts[1])), parts[0])

    def altering(self, would: t.When, effect: Effect, node: Node) -> Effect:
        """A text on damage that is about to be dealt; one that lasts is an effect that makes an effect."""
        late = self.sort == t.ACTION or not self.fresh or self.moment.trigger is not None
        if late and not self.lasts():
            raise self.wrong("this comes too late in the text", "cards-late", node)
        if late:
            return t.Generate(t.Line(t.TRIGGERED, (t.Step(effect),), would))
        self.moment.trigger = would
        self.moment.alters = True
        return effect

    def lasts(self) -> bool:
        """Does the sentence say how long what it states will hold?"""
        return bool(self.lasting or self.until_noted)

    def deals_more(self, parts: list[Node]) -> Effect:
        return t.MoreDamage(self.who(), self.plus(parts[1]), self.build(parts[2]))

    def deals_more_plainly(self, parts: list[Node]) -> Effect:
        """ "As ações de Voo causam +1 ponto de dano": to whatever they are aimed at."""
        if noun_of(self.who().filters) != "action":
            raise self.wrong("only actions are meant here", "cards-only-actions", parts[0])
        return t.MoreDamage(self.who(), self.plus(parts[1]))

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
        change: Effect = self.build(parts[1])
        if noun_of(of.filters) != "action":
            raise self.wrong("only an action deals it", "cards-only-actions", parts[0])
        if of.how in (CHOOSE, EACH):
            return self.altering(t.When("deals damage", one_of(of), would=True), change, parts[0])
        when = self.moment.trigger
        if not isinstance(when, t.When) or when.event not in ("deals damage", "receives damage"):
            raise self.wrong("which damage? None was named before", "cards-which", parts[0])
        return change

    def all_damage_dealt(self, parts: list[Node]) -> Effect:
        """ "Todo o dano que seria causado a …"."""
        who: Selector = self.build(parts[2])
        during = self.during_text(cast(Token, parts[3])) if len(parts) > 4 else ""
        would = t.When("receives damage", one_of(who), None, True, during, sort=self.build(parts[0]))
        return self.altering(would, self.build(parts[-1]), parts[0])

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
        when = self.moment.trigger
        if not during and isinstance(when, t.When) and when.event == "receives damage" and not self.fresh:
            # "Torna-se 0", of what it would receive from that action: the damage of the moment.
            changed: Effect = self.build(parts[-1])
            return changed
        source = None if source is None else one_of(source)
        would = t.When("receives damage", one_of(who), source, True, during, sort=self.build(parts[0]))
        return self.altering(would, self.build(parts[-1]), parts[0])

    def becomes(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("set", Number(self.build(parts[0])))

    def changed(self, parts: list[Node]) -> Effect:
        """ "É reduzido em 1", "é aumentado em X"."""
        sign: int = self.build(parts[0])
        amount: Amount = self.build(parts[1])
        if isinstance(amount, Number):
            return t.ChangeDamage("add", Number(sign * amount.number))
        if amount != t.Variable():
            raise self.wrong("by how much?", "cards-how-many", parts[1])
        return t.ChangeDamage("add", t.Variable(sign))

    def turns_penetrating(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("penetrating")

    def half(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("half")

    def amount_plus(self, parts: list[Node]) -> Effect:
        return t.ChangeDamage("add", self.plus(parts[0]))
