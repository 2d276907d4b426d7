"""How a card's text is written in English."""

from __future__ import annotations

from ludoteca.core.effects import CHOOSE, CHOSEN, OPPONENT, THIS, YOU, Ability, Amount, Number, Selector
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.english_phrases import (
    COUNTERS,
    NUMBERS,
    SUBTYPES,
    EnglishPhrases,
    article,
    until,
    word,
)
from ludoteca.games.fabula.wording.render import letter_of

DEEDS = {
    "act": "act",
    "block": "block",
    "be-blocked": "be blocked",
    "make-offensive": "make offensives",
    "make-influence": "make influences",
    "untap": "untap",
    "be-target": "be the target of opponents",
    "be-created": "be created",
    "use": "use maneuvers",
    "be-damaged": "take damage",
    "receive-counters": "get counters",
    "raise-offensive": "raise their offensive",
    "raise-influence": "raise their influence",
    "raise-life": "raise their life",
}
EVENTS = {
    "enter": "enters the battle zone",
    "die": "dies",
    "leave": "leaves the battle zone",
    "destroyed": "is destroyed",
    "offensive": "makes an offensive",
    "influence": "makes an influence",
    "block": "blocks",
    "blocked": "is blocked",
    "dealt": "deals damage",
    "damaged": "takes damage",
    "gain-resistance": "gains resistance",
    "lose-resistance": "loses resistance",
    "captured": "is taken",
}
DOINGS = {"draw": "draw a card", "discard": "discard a card", "capture": "take a base"}
MOMENTS = {
    ("turn-start", t.PLAYER): "at the start of your turn",
    ("turn-start", ""): "at the start of each turn",
    ("turn-end", t.PLAYER): "at the end of your turn",
    ("turn-end", ""): "at the end of each turn",
}


class English(EnglishPhrases):
    """Writes the passages of one card."""

    # -- passages --

    def exhaustion(self) -> str:
        return "Exhaustion."

    def attach(self, passage: t.Passage) -> str:
        cost = passage.costs[0]
        assert isinstance(cost, t.Resources)
        return f"Attach {cost.amount}."

    def enters_attached(self) -> str:
        return f"Enters the battle zone attached to {self.np(self.aimed(0))}."

    def additional(self, passage: t.Passage) -> str:
        return f"To use this card, {' and '.join(self.write(cost) for cost in passage.costs)}."

    def where(self, sentence: Ability, amount: Amount) -> str:
        return f", where {letter_of(sentence)} is {self.value(amount)}"

    def each_phrase(self, amount: Amount) -> str:
        assert isinstance(amount, t.CountOf)
        return self.phrase(amount.filters, False)

    def count_word(self, number: int) -> str:
        return NUMBERS[number]

    # -- when, if, at what cost --

    def when(self, when: t.When) -> str:
        if (when.kind, when.how) in MOMENTS:
            return MOMENTS[when.kind, when.how]
        if when.kind in DOINGS:
            return f"when {doing(when.how, DOINGS[when.kind])}"
        if when.kind == "use":
            return f"when {doing(when.how, 'use')} {article(self.phrase(when.filters, False))}"
        if when.how == THIS:
            return f"when this card {EVENTS[when.kind]}"
        if when.how == t.HOST:
            return f"when the card with this attachment {EVENTS[when.kind]}"
        phrase = self.phrase(when.filters, False)
        who = f"another {phrase}" if t.Other() in when.filters else article(phrase)
        return f"when {who} {EVENTS[when.kind]}"

    def how_many(self, condition: t.HowMany) -> str:
        compare = "or more" if condition.least else "or fewer"
        for whose, verb in ((t.YOURS, "you control"), (t.Whose(OPPONENT), "an opponent controls")):
            if whose in condition.filters:
                rest = tuple(filter_ for filter_ in condition.filters if filter_ != whose)
                if condition.amount == 0 and not condition.least:
                    return f"{verb} no {self.phrase(rest, True)}"
                return f"{verb} {word(condition.amount)} {compare} {self.phrase(rest, True)}"
        return f"there are {word(condition.amount)} {compare} {self.phrase(condition.filters, True)}"

    def your_turn(self, condition: t.YourTurn) -> str:
        return "it is your turn" if condition.yours else "it is an opponent's turn"

    def resources(self, cost: t.Resources) -> str:
        return cost.letter or str(cost.amount)

    def sacrifice_cost(self, cost: t.SacrificeCost) -> str:
        if cost.this:
            return "sacrifice this card"
        phrase = self.phrase(cost.filters, False)
        return "sacrifice " + (f"another {phrase}" if t.Other() in cost.filters else article(phrase))

    def discard_cost(self, cost: t.DiscardCost) -> str:
        return f"discard {self.counted(Number(cost.count), 'card')}"

    # -- effects on objects --

    def damage(self, effect: e.Damage, mood: str) -> str:
        return f"deal {self.amount(effect.amount)} damage to {self.np(effect.what)}"

    def divide_damage(self, effect: e.DivideDamage, mood: str) -> str:
        return f"divide {self.amount(effect.amount)} damage among {self.np(self.aimed(effect.slot))}"

    def divide_counters(self, effect: e.DivideCounters, mood: str) -> str:
        counters = self.counted(effect.amount, f"{COUNTERS[effect.counter]} counter")
        return f"divide {counters} among {self.np(self.aimed(effect.slot))}"

    def on_objects(self, effect: e.OnObjects, mood: str) -> str:
        verb, tail = _OBJECT_VERBS[type(effect)]
        return f"{verb} {self.np(effect.what)}{tail}"

    def to_deck(self, effect: e.ToDeck, mood: str) -> str:
        return f"put {self.np(effect.what)} on the {'top' if effect.top else 'bottom'} of its owner's deck"

    def tap(self, effect: e.Tap, mood: str) -> str:
        return f"{'tap' if effect.tapped else 'untap'} {self.np(effect.what)}"

    def heal(self, effect: e.Heal, mood: str) -> str:
        amount = "all" if effect.amount is None else self.amount(effect.amount)
        return f"heal {amount} damage from {self.np(effect.what)}"

    def counters(self, effect: e.Counters, mood: str) -> str:
        counters = self.counted(effect.amount, f"{COUNTERS[effect.counter]} counter")
        return f"put {counters} on {self.np(effect.what)}" if effect.put else self.taken(counters, effect)

    def taken(self, counters: str, effect: e.Counters) -> str:
        return f"remove {counters} from {self.np(effect.what)}"

    def take_control(self, effect: e.TakeControl, mood: str) -> str:
        return f"take control of {self.np(effect.what)}{until(effect.until)}"

    def turn_down(self, effect: e.TurnDown, mood: str) -> str:
        return f"turn {self.np(effect.what)} face down, with a cost of {effect.price} to turn it up"

    def prevent(self, effect: e.Prevent, mood: str) -> str:
        what = self.np(effect.what)
        if effect.amount is None:
            return f"prevent all damage that would be dealt to {what} this turn"
        return f"prevent the next {self.amount(effect.amount)} damage that would be dealt to {what} this turn"

    # -- values and permissions --

    def boost(self, effect: e.Boost, mood: str) -> str:
        who = self.np(effect.what)
        stats = []
        for stat in t.STATS:
            amount = getattr(effect, stat)
            if amount is not None:
                figure = f"+{amount.letter}" if isinstance(amount, t.Variable) else f"{amount.number:+}"
                stats.append(f"{figure} {stat}")
        verb = self.agree(effect.what, "has" if self.passive else "gets", "have" if self.passive else "get")
        return f"{who} {verb} {' and '.join(stats)}{until(effect.until)}"

    def agree(self, selector: Selector, one: str, many: str) -> str:
        """The verb of a subject: several targets take the plural."""
        plural = selector.how == CHOSEN and selector.slot < len(self.targets) and self.targets[selector.slot].count > 1
        plural = plural or (selector.how == CHOOSE and self.number(selector.count) > 1) or selector.how == t.PLAYER
        return many if plural else one

    def set_figure(self, effect: e.SetFigure, mood: str) -> str:
        return f"the {effect.stat} of {self.np(effect.what)} is {self.amount(effect.amount)}{until(effect.until)}"

    def cannot(self, effect: e.Cannot, mood: str) -> str:
        return f"{self.np(effect.what)} cannot {DEEDS[effect.deed]}{until(effect.until)}"

    def can_act(self, effect: e.CanAct, mood: str) -> str:
        when = "in the turn in which it enters" if self.passive else "this turn"
        return f"{self.np(effect.what)} can act {when}"

    def lose_types(self, effect: e.LoseTypes, mood: str) -> str:
        return f"{self.np(effect.what)} {self.agree(effect.what, 'loses', 'lose')} all types"

    def resistance(self, effect: e.Resistance, mood: str) -> str:
        verbs = ("gains", "gain") if effect.gain else ("loses", "lose")
        who = self.np(effect.what)
        return f"{who} {self.agree(effect.what, *verbs)} {self.amount(effect.amount)} resistance"

    def change_x(self, effect: e.ChangeX, mood: str) -> str:
        return f"the X of {self.np(effect.what)} {'rises by' if effect.add else 'becomes'} {effect.amount}"

    def cost_change(self, effect: e.CostChange, mood: str) -> str:
        users = {YOU: "you use", OPPONENT: "opponents use", "": "players use"}
        less = "less" if effect.amount < 0 else "more"
        return f"{self.phrase(effect.filters, True)} {users[effect.whose]} cost {abs(effect.amount)} {less}"

    def generate(self, effect: e.Generate, mood: str) -> str:
        amount = abs(effect.amount)
        more = "more" if effect.amount > 0 else "fewer"
        return f"you generate {amount} {more} {'resource' if amount == 1 else 'resources'}"

    # -- players --

    def player_verb(self, who: Selector, verb: str) -> str:
        """ "draw", "target player draws"."""
        return verb if who.how == t.PLAYER else f"{self.np(who)} {verb}s"

    def draw(self, effect: e.Draw, mood: str) -> str:
        return f"{self.player_verb(effect.who, 'draw')} {self.counted(effect.amount, 'card')}"

    def discard(self, effect: e.Discard, mood: str) -> str:
        by_lot = " at random" if effect.random else ""
        return f"{self.player_verb(effect.who, 'discard')} {self.counted(effect.amount, 'card')}{by_lot}"

    def sacrifice(self, effect: e.Sacrifice, mood: str) -> str:
        count = self.number(effect.amount)
        verb = self.player_verb(effect.who, "sacrifice")
        phrase = self.phrase(effect.filters, count > 1)
        other = t.Other() in effect.filters
        if count > 1:
            return f"{verb} {word(count)} {'other ' if other else ''}{phrase}"
        return f"{verb} {f'another {phrase}' if other else article(phrase)}"

    def mill(self, effect: e.Mill, mood: str) -> str:
        verb = "put" if effect.who.how == t.PLAYER else f"{self.np(effect.who)} puts"
        cards = "the top card" if effect.amount == Number(1) else f"the top {self.amount(effect.amount)} cards"
        return f"{verb} {cards} of the deck into the discard"

    def gain_resources(self, effect: e.GainResources, mood: str) -> str:
        return f"{self.player_verb(effect.who, 'gain')} {self.counted(effect.amount, 'resource')}"

    def give_resources(self, effect: e.GiveResources, mood: str) -> str:
        return f"give {self.counted(effect.amount, 'resource')} to {self.np(effect.who)}"

    def use_free(self, effect: e.UseFree, mood: str) -> str:
        verb = "use" if effect.who.how == t.PLAYER else f"{self.np(effect.who)} may use"
        return f"{verb} a maneuver from the hand without paying its cost"

    def down_from_deck(self, effect: e.DownFromDeck, mood: str) -> str:
        where = "into the battle zone face down"
        return f"put the top card of your deck {where}, with a cost of {effect.price} to turn it up"

    def create_token(self, effect: e.CreateToken, mood: str) -> str:
        colours = " and ".join(effect.colours) or "colourless"
        figures = f"{effect.offensive}/{effect.influence}/{effect.life}"
        subtypes = "".join(f" {SUBTYPES[subtype]}" for subtype in effect.subtypes)
        what = f"{colours} {figures}{subtypes} ally token"
        return f"create {self.counted(effect.amount, what)} called {effect.english}"

    def copy_effect(self, effect: e.CopyEffect, mood: str) -> str:
        return f"copy {self.np(effect.what)}" + (", with new targets" if effect.new_targets else "")

    def change_target(self, effect: e.ChangeTarget, mood: str) -> str:
        if effect.may:
            return f"choose new targets for {self.np(effect.what)}"
        return f"change the target of {self.np(effect.what)}"


_OBJECT_VERBS = {
    e.Destroy: ("destroy", ""),
    e.Exile: ("exile", ""),
    e.ToHand: ("return", " to its owner's hand"),
    e.Shuffle: ("shuffle", " into its owner's deck"),
    e.IntoPlay: ("put", " into the battle zone"),
    e.Cancel: ("cancel", ""),
    e.AttachTo: ("attach this modification to", ""),
    e.CopyPermanent: ("create a token that is a copy of", ""),
}

# The tables are assigned after the class, as compiled code needs it.
English.parts = {
    t.When: English.when,
    t.HowMany: English.how_many,
    t.YourTurn: English.your_turn,
    t.Resources: English.resources,
    t.TapThis: lambda _, __: "↷",
    t.SacrificeCost: English.sacrifice_cost,
    t.DiscardCost: English.discard_cost,
}
English.effects = {
    **dict.fromkeys(_OBJECT_VERBS, English.on_objects),
    e.Damage: English.damage,
    e.DivideDamage: English.divide_damage,
    e.DivideCounters: English.divide_counters,
    e.ToDeck: English.to_deck,
    e.Tap: English.tap,
    e.Heal: English.heal,
    e.Counters: English.counters,
    e.TakeControl: English.take_control,
    e.TurnDown: English.turn_down,
    e.Prevent: English.prevent,
    e.PreventOffensive: lambda _, __, ___: "prevent all damage of offensives this turn",
    e.Boost: English.boost,
    e.SetFigure: English.set_figure,
    e.Cannot: English.cannot,
    e.CanAct: English.can_act,
    e.LoseTypes: English.lose_types,
    e.Resistance: English.resistance,
    e.ChangeX: English.change_x,
    e.CostChange: English.cost_change,
    e.Generate: English.generate,
    e.RaiseCeiling: lambda _, effect, __: f"your limit of resources rises by {effect.amount}",
    e.Draw: English.draw,
    e.Discard: English.discard,
    e.Sacrifice: English.sacrifice,
    e.SacrificeThis: lambda _, __, ___: "sacrifice this card",
    e.Mill: English.mill,
    e.GainResources: English.gain_resources,
    e.GiveResources: English.give_resources,
    e.UseFree: English.use_free,
    e.ExtraTurn: lambda _, __, ___: "take an extra turn after this one",
    e.SkipTurn: lambda self, effect, _: f"{self.np(effect.who)} skips the next turn",
    e.WinGame: lambda _, __, ___: "you win the game",
    e.LoseGame: lambda self, effect, _: f"{self.np(effect.who)} loses the game",
    e.DownFromDeck: English.down_from_deck,
    e.CreateToken: English.create_token,
    e.ChooseColour: lambda _, __, ___: "choose a colour",
    e.ChooseNumber: lambda _, effect, __: f"choose a number from 0 to {effect.most}",
    e.CancelNext: lambda _, __, ___: "cancel an effect",
    e.CopyEffect: English.copy_effect,
    e.ChangeTarget: English.change_target,
}


def doing(how: str, verb: str) -> str:
    """ "you draw a card", "an opponent draws a card"."""
    if how == t.PLAYER:
        return f"you {verb}"
    first, _, rest = verb.partition(" ")
    return f"{'an opponent' if how == OPPONENT else 'a player'} {first}s {rest}".rstrip()
