"""How the texts of Battle Scenes are read: what players do, and what effects make them do, as moments."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.words import IMPERATIVE, INFINITIVE
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, YOU, Number, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import noun_of, one_of, whose_deed
from ludoteca.games.battle_scenes.wording.conditions import ConditionBuilder

#: The areas in which cards are laid, to which a text can look.
LAID = ("hand", "resources", "prizes")
#: What is announced before an effect makes somebody do it.
ANNOUNCED = ("draws", "searches")


class EventBuilder(ConditionBuilder):
    """Builds moments whose subject is a player."""

    __slots__ = ("making",)

    def __init__(self, source: str) -> None:
        super().__init__(source)
        #: Whose effect makes somebody do what is told next, or nothing.
        self.making = ""

    def draws(self, parts: list[Node]) -> Trigger:
        """ "Você comprar um card", "um oponente comprar três ou mais cards na Fase de Combate"."""
        who = self.acting_player(parts[0])
        self.event_mood(parts[1])
        least = self.how_many(parts[2])
        return self.done_then(t.When("draws", who, least=least), parts[3:])

    def discards(self, parts: list[Node]) -> Trigger:
        """ "Um oponente descartar um card"; several at once are one event where the text says "um ou mais"."""
        who = self.acting_player(parts[0])
        self.event_mood(parts[1])
        what: Selector = self.build(parts[2])
        several = isinstance(parts[2], Tree) and parts[2].data in ("or_more", "every")
        if what.how == CHOOSE and what.count != Number(1):
            raise self.wrong("say “um ou mais”", "cards-how-many", parts[2])
        return self.done_then(t.When("discards", who, replace(what, how=EACH) if several else what), parts[3:])

    def searches(self, parts: list[Node]) -> Trigger:
        """ "Um jogador procurar por um card no próprio deck"."""
        who = self.acting_player(parts[0])
        self.event_mood(parts[1])
        if self.how_many(parts[2]) != 1:
            raise self.wrong("say “um ou mais”", "cards-how-many", parts[2])
        where = self.build(parts[3])
        if where not in (("deck",), t.In("deck", t.THAT_PLAYER)):
            raise self.wrong("only a deck is meant", "cards-only-deck", parts[3])
        return self.done_then(t.When("searches", who), parts[4:])

    def foresees(self, parts: list[Node]) -> Trigger:
        """ "Você revelar um ou mais cards com a Clarividência de uma ação deste personagem"."""
        cards: Selector = self.build(parts[1])
        several = isinstance(parts[1], Tree) and parts[1].data in ("or_more", "every")
        return self.foreseen(replace(cards, how=EACH) if several else cards, parts[3:])

    def is_foreseen(self, parts: list[Node]) -> Trigger:
        """ "Este card for revelado pela Clarividência de uma ação …"."""
        return self.foreseen(self.build(parts[0]), parts[2:])

    def foreseen(self, cards: Selector, of: list[Node]) -> Trigger:
        actions = one_of(self.build(of[0])) if of else None
        if actions is not None and noun_of(actions.filters) != "action":
            raise self.wrong("only actions are meant here", "cards-only-actions", of[0])
        return t.When("foreseen", cards, actions, by=YOU)

    def is_laid(self, parts: list[Node]) -> Trigger:
        """ "Este card for colocado em seus recursos vindo de sua mão"."""
        who: Selector = self.build(parts[0])
        place: t.In = self.build(parts[2])
        if place.zone not in LAID or place.whose not in (YOU, t.OWNER):
            raise self.wrong("put where? Say “em seus recursos”", "cards-no-place", parts[2])
        return t.When("laid", one_of(who), zone=self.build(parts[3]), sort=place.zone)

    def acting_player(self, node: Node) -> Selector:
        """Who does it; "ele" is the opponent whose effect makes him."""
        if self.making == OPPONENT and isinstance(node, Tree) and node.data == "pronoun":
            who = self.bound(Selector(CHOOSE, (t.Kind(("opponent",)),)), node)
        else:
            who = self.build(node)
        if who == t.YOURSELF:
            return who
        if whose_deed(who) is None or who.how not in (CHOOSE, EACH):
            raise self.wrong("only a player does this", "cards-no-player", node)
        kind = "opponent" if t.Another() in who.filters else noun_of(who.filters)
        self.nouns["player"] = who.slot
        return Selector(CHOOSE, (t.Kind((kind,)),), slot=who.slot)

    def event_mood(self, verb: Node) -> None:
        """ "Quando você comprar …", but "fizer com que você compre …"."""
        self.check_mood(verb, IMPERATIVE if self.making else INFINITIVE)

    def how_many(self, node: Node) -> int:
        """How many cards at least; the cards themselves are not spoken of."""
        tree = cast("Tree[Token]", node)
        if tree.data == "or_more":
            least: int = self.build(tree.children[0])
            what = self.phrase(CHOOSE, tree.children[2:])
        else:
            what = self.build(node)
            least = what.count.number if isinstance(what.count, Number) and not what.up_to else 0
        if what.filters != (t.Kind(("card",), True),) or not least:
            raise self.wrong("only cards are meant here", "cards-only-cards", node)
        self.forget_last(what)
        return least

    def done_then(self, when: t.When, parts: list[Node]) -> t.When:
        """By whose effect, and in which phase: "sua" is that of who does it."""
        for part in cast("list[Token]", parts):
            if part.type == "BY_EFFECT":
                when = replace(when, by=self.build(part))
                continue
            phase, whose = self.build(part)
            own = whose == YOU and when.who != t.YOURSELF
            when = replace(when, during=f"{phase}/{t.THAT_PLAYER if own else whose}")
        return when

    def made_to(self, parts: list[Node]) -> Trigger:
        """ "Um efeito de um oponente fizer com que você descarte um card": it is done by that effect."""
        self.making = self.whose_effect(parts[1]) if len(parts) > 2 else t.ANY_PLAYER
        by, event = self.making, self.build(parts[-1])
        self.making = ""
        if not isinstance(event, t.When) or event.by or event.would or event.event not in MADE:
            raise self.wrong("say that this happens by an effect", "cards-which", parts[-1])
        return replace(event, by=by, would=event.event in ANNOUNCED)

    def whose_effect(self, node: Node) -> str:
        if isinstance(node, Token):
            whose: str = self.build(node)
        else:
            player: Selector = self.build(node)
            whose = whose_deed(player) or ""
            if player.how in (CHOOSE, EACH):
                self.forget_last(player)
        whose = {t.OTHERS: OPPONENT, t.EACH_PLAYER: t.ANY_PLAYER}.get(whose, whose)
        if whose not in (YOU, OPPONENT, t.ANY_PLAYER):
            raise self.wrong("whose effect?", "cards-which", node)
        return whose

    def action_makes(self, parts: list[Node]) -> Trigger:
        """ "Uma ação … fizer com que você compre um card"."""
        actions: Selector = self.build(parts[0])
        if noun_of(actions.filters) != "action":
            raise self.wrong("only actions are meant here", "cards-only-actions", parts[0])
        self.making = YOU
        event = self.build(parts[1])
        self.making = ""
        if not isinstance(event, t.When) or event != t.When("draws", t.YOURSELF, during=event.during):
            raise self.wrong("say “um efeito”", "cards-which", parts[1])
        return replace(event, what=one_of(actions))


#: What an effect can make somebody do, or make happen to something.
MADE = (
    *ANNOUNCED,
    "discards",
    "is loaded",
    "unloaded",
    "discarded",
    "readied",
    "exhausted",
    "leaves",
)
