"""How the texts of Battle Scenes are read: when something happens."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, THIS, YOU, Condition, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    noun_of,
    one_of,
    ordered,
)
from ludoteca.games.battle_scenes.wording.events import EventBuilder


class MomentBuilder(EventBuilder):
    """Builds triggers."""

    __slots__ = ("condition_said", "fresh")

    def __init__(self, source: str) -> None:
        super().__init__(source)
        #: Nothing has been said in this line yet: it may still get its moment.
        self.fresh = True
        #: What must be true as well, as the moment at hand has said.
        self.condition_said: Condition | None = None

    # -- moments --

    def event_on_entry_turn(self, parts: list[Node]) -> Trigger:
        """ "Um vilão usar uma ação no turno em que entrou em cena"."""
        trigger = self.build(parts[0])
        kind: str = self.build(parts[1])
        if not isinstance(trigger, t.When):
            raise self.wrong("who entered the scene?", "cards-which", parts[1])
        if kind or trigger.who.how not in (CHOOSE, EACH):
            who = Selector(THIS, (t.Kind((kind or noun_of(trigger.who.filters),)),))
            self.condition_said = t.Is(who, (t.EnteredThisTurn(),))
            return trigger
        filters = ordered((*trigger.who.filters, t.EnteredThisTurn()))
        return replace(trigger, who=replace(trigger.who, filters=filters))

    def is_used_by(self, parts: list[Node]) -> Trigger:
        """ "Uma ação for usada por um personagem": the character uses it."""
        who = one_of(self.build(parts[2]))
        if noun_of(who.filters) != "character":
            raise self.wrong("only characters use actions", "cards-which", parts[2])
        during = self.during_text(cast(Token, parts[3])) if len(parts) > 3 else ""
        return t.When("uses", who, self.event_actions(parts[0]), during=during)

    def event(self, parts: list[Node]) -> Trigger:
        trigger: Trigger = self.build(parts[0])
        self.until_said = self.build(parts[1]) if len(parts) > 1 else ""
        return trigger

    def happens(self, parts: list[Node]) -> Trigger:
        who = self.together(parts[0])
        during = by = ""
        for part in cast("list[Token]", parts[2:]):
            if part.type == "DURING":
                during = self.during_text(part)
            elif part.type == "BY_EFFECT":
                by = self.build(part)
            elif part.type == "STAGES":
                self.check_any_stage(part)
            else:
                who = replace(who, filters=ordered((*who.filters, t.Controlled(self.build(part)))))
        return t.When(self.build(parts[1]), who, during=during, by=by)

    def together(self, node: Node) -> Selector:
        """ "Um ou mais cards", "cards": one event, however many there are (gap loaded-together)."""
        who: Selector = self.build(node)
        said = isinstance(node, Tree) and node.data in ("or_more", "every")
        several = said and noun_of(who.filters) == "card"
        return replace(who, how=EACH) if several else one_of(who)

    def happens_by(self, parts: list[Node]) -> Trigger:
        """ "For nocauteado por uma ação", "… por este personagem"."""
        who: Selector = self.build(parts[0])
        event: str = self.build(parts[1])
        if event not in ("knocked out", "destroyed"):
            raise self.wrong("by an effect? Say “por um efeito”", "cards-which", parts[2])
        what: Selector = self.build(parts[2])
        during = self.during_text(cast(Token, parts[3])) if len(parts) > 3 else ""
        return t.When(event, one_of(who), one_of(what), during=during)

    def knocks_out(self, parts: list[Node]) -> Trigger:
        """ "Este personagem nocautear um personagem"."""
        who: Selector = self.build(parts[0])
        what: Selector = self.build(parts[2])
        during = self.during_text(cast(Token, parts[3])) if len(parts) > 3 else ""
        return t.When("knocks out", one_of(who), one_of(what), during=during)

    def knocks_out_using(self, parts: list[Node]) -> Trigger:
        """ "Este personagem nocautear um personagem ao usar a ação …": that action of his does."""
        who: Selector = self.build(parts[0])
        victim: Selector = self.build(parts[2])
        actions = self.event_actions(parts[4])
        if who.how in (CHOOSE, EACH) or any(isinstance(each, t.UsedBy) for each in actions.filters):
            raise self.wrong("say it of the action: “uma ação … nocautear …”", "cards-which", parts[0])
        used = replace(actions, filters=ordered((*actions.filters, t.UsedBy(who))))
        return t.When("knocked out", one_of(victim), used)

    def check_any_stage(self, node: Node) -> None:
        """ "For incapacitado em 1 ou 2" is by however many stages."""
        if self.stages(node) != (1, 2):
            raise self.wrong("by how many stages is not asked here", "cards-how-many", node)

    def uses_keyword(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        during = self.during_text(cast(Token, parts[3])) if len(parts) > 3 else ""
        return t.When("uses keyword", who, during=during, sort=self.build(parts[2]))

    def replaces(self, parts: list[Node]) -> Trigger:
        """ "Um jogador substituir este cenário"."""
        kind = "opponent" if self.build(parts[0]) == OPPONENT else "player"
        who = self.bound(Selector(CHOOSE, (t.Kind((kind,)),)), parts[0])
        self.nouns["player"] = who.slot
        return t.When("replaces", who, self.build(parts[1]))

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

    def you_put_own(self, parts: list[Node]) -> Trigger:
        """ "Quando você colocar este card, por seu nome, em cena"."""
        return self.put_by(parts[0], t.THIS_CARD)

    def you_put_this(self, parts: list[Node]) -> Trigger:
        """ "Quando você colocar este suporte em cena"."""
        return self.put_by(parts[0], self.this(parts[1:2]))

    def put_by(self, node: Node, who: Selector) -> Trigger:
        by: str = self.build(node)
        if who.how == THIS and by not in (YOU, t.ANY_PLAYER):
            raise self.wrong("only you put this card into the scene", "cards-which", node)
        if by == t.ANY_PLAYER or who.how == THIS:
            return t.When("enters", who)
        return t.When("enters", replace(who, filters=ordered((*who.filters, t.Controlled(by)))))

    def is_loaded(self, parts: list[Node]) -> Trigger:
        """ "Um card for carregado"; "um ou mais" are one event, however many there are (gap loaded-together)."""
        who: Selector = self.build(parts[0])
        if isinstance(parts[0], Tree) and parts[0].data == "or_more":
            who = replace(who, how=EACH)
        told = {part.type: part for part in parts[1:] if isinstance(part, Token)}
        zone = self.build(told["OF_ZONE"]) if "OF_ZONE" in told else None
        onto: Selector = self.build(next(part for part in parts[2:] if isinstance(part, Tree)))
        by = self.build(told["BY_EFFECT"]) if "BY_EFFECT" in told else ""
        during = self.during_text(told["DURING"]) if "DURING" in told else ""
        return t.When("is loaded", who, onto, during=during, zone=zone, by=by)

    def uses(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        what = self.event_actions(parts[2])
        during = self.during_text(cast(Token, parts[3])) if len(parts) > 3 else ""
        return t.When("uses", one_of(who), what, during=during)

    def is_used(self, parts: list[Node]) -> Trigger:
        """ "Uma ação de antecipar for usada": some character uses it."""
        who = self.bound(Selector(CHOOSE, (t.Kind(("character",)),)), parts[0])
        during = self.during_text(cast(Token, parts[2])) if len(parts) > 2 else ""
        return t.When("uses", who, self.event_actions(parts[0]), during=during)

    def uses_action_of(self, parts: list[Node]) -> Trigger:
        """ "Usar uma ação descrita em um card que …": the action of a card."""
        who: Selector = self.build(parts[0])
        card = t.OfCard(self.build(parts[1]))
        what = self.bound(Selector(CHOOSE, (t.Kind(("action",)), card)), parts[1])
        during = self.during_text(cast(Token, parts[2])) if len(parts) > 2 else ""
        return t.When("uses", who, what, during=during)

    def event_actions(self, node: Node) -> Selector:
        what: Selector = self.build(node)
        if t.Kind(("action",)) not in what.filters:
            raise self.wrong("only actions are used", "cards-only-actions", node)
        return one_of(what)

    def player_uses(self, parts: list[Node]) -> Trigger:
        """ "Um jogador usar uma ação", or "uma ação de um personagem …": then that character is who uses it."""
        by: str = self.build(parts[0])
        controlled = () if by == t.ANY_PLAYER else (t.Controlled(by),)
        during = self.during_text(cast(Token, parts[2])) if len(parts) > 2 else ""
        slots, spoken, nouns = self.thread.slots, list(self.spoken), dict(self.nouns)
        what = self.event_actions(parts[1])
        users = [each.who for each in what.filters if isinstance(each, t.UsedBy) and each.who.how == CHOOSE]
        if by == t.ANY_PLAYER and during.endswith(f"/{OPPONENT}"):
            # "Um jogador … durante a Fase de Combate de um oponente": of an opponent of his.
            during = f"{during.removesuffix(OPPONENT)}{t.RIVAL}"
        if users:
            user = replace(users[0], filters=ordered((*users[0].filters, *controlled)))
            rest = tuple(each for each in what.filters if not isinstance(each, t.UsedBy))
            self.nouns["character"] = self.nouns["player"] = user.slot
            return t.When("uses", user, replace(what, filters=rest), during=during)
        self.thread.slots, self.spoken, self.nouns = slots, spoken, nouns
        who = self.bound(Selector(CHOOSE, (t.Kind(("character",)), *controlled)), parts[0])
        self.nouns["player"] = who.slot
        return t.When("uses", who, self.event_actions(parts[1]), during=during)

    def would_leave(self, parts: list[Node]) -> Trigger:
        self.check_replaces(parts[1])
        return t.When("leaves", one_of(self.build(parts[0])), would=True)

    def would_search(self, parts: list[Node]) -> Trigger:
        """ "Um jogador fosse procurar X cards": X is how many."""
        self.check_replaces(parts[0])
        kind = "opponent" if self.build(parts[0]) == OPPONENT else "player"
        who = self.bound(Selector(CHOOSE, (t.Kind((kind,)),)), parts[0])
        self.nouns["player"] = who.slot
        return t.When("searches", who, would=True)

    def check_replaces(self, node: Node) -> None:
        """Only a permanent text replaces, and says so at its beginning."""
        if not self.fresh or self.sort == t.ACTION:
            raise self.wrong("this comes too late in the text", "cards-late", node)

    def is_targeted(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        what = self.event_actions(parts[2])
        during = self.during_text(cast(Token, parts[3])) if len(parts) > 3 else ""
        return t.When("is targeted", one_of(who), what, during=during)

    def receives(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        return self.damage_event("receives damage", who, parts)

    def receives_sort(self, parts: list[Node]) -> Trigger:
        """ "Receber dano penetrante", "… dano que não seja de ações"."""
        who: Selector = self.build(parts[0])
        would, sort = self.build(parts[1])
        during = self.during_text(cast(Token, parts[2])) if len(parts) > 2 else ""
        return t.When("receives damage", one_of(who), None, would, during, sort=sort)

    def elided_receives(self, parts: list[Node]) -> Trigger:
        """ "… e receber dano": whom the condition before it speaks of."""
        assert self.subject is not None
        return self.damage_event("receives damage", self.subject, [parts[0], *parts])

    def elided_uses(self, parts: list[Node]) -> Trigger:
        assert self.subject is not None
        during = self.during_text(cast(Token, parts[2])) if len(parts) > 2 else ""
        return t.When("uses", self.subject, self.event_actions(parts[1]), during=during)

    def happens_from(self, parts: list[Node]) -> Trigger:
        """ "Um card for descarregado deste personagem"."""
        who = self.together(parts[0])
        event = self.build(parts[1])
        if event != "unloaded":
            raise self.wrong("only cards are unloaded from something", "cards-only-cards", parts[2])
        told = {part.type: part for part in parts[3:] if isinstance(part, Token)}
        by = self.build(told["BY_EFFECT"]) if "BY_EFFECT" in told else ""
        during = self.during_text(told["DURING"]) if "DURING" in told else ""
        return t.When(event, who, self.build(parts[2]), during=during, by=by)

    def would_deal(self, parts: list[Node]) -> Trigger:
        who: Selector = self.build(parts[0])
        return self.damage_event("deals damage", who, parts)

    def would_pierce(self, parts: list[Node]) -> Trigger:
        """ "Fosse causar dano penetrante"."""
        return replace(cast(t.When, self.would_deal(parts)), sort="penetrating")

    def damage_event(self, event: str, who: Selector, parts: list[Node]) -> Trigger:
        other, during = None, ""
        for part in parts[2:]:
            if isinstance(part, Token) and part.type == "DURING":
                during = self.during_text(part)
            else:
                other = one_of(self.build(part))
        who = one_of(who)
        dealing = who if event == "deals damage" else other
        if dealing is not None and noun_of(dealing.filters) == "character" and dealing.how in (CHOOSE, EACH):
            self.damager = dealing.slot
        return t.When(event, who, other, self.build(parts[1]), during)

    def during_text(self, token: Token) -> str:
        part, whose = self.build(token)
        return f"{part}/{whose}"
