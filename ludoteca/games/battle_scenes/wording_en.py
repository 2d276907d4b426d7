"""How a card's text is written in English."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from ludoteca.cardtext.render import CommonEnglish
from ludoteca.cardtext.words import INDICATIVE
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, THIS, YOU, Amount, Filter, Number, Selector
from ludoteca.games.battle_scenes import text as t
from ludoteca.games.battle_scenes.wording_pieces import noun_of
from ludoteca.games.battle_scenes.wording_render import SceneRenderer

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NOUNS = {
    "character": "character",
    "support": "support",
    "scene": "scenario",
    "action": "action",
    "player": "player",
    "opponent": "opponent",
    "power": "power",
    "affiliation": "affiliation",
    "alter ego": "alter ego",
    "card type": "card type",
    "card": "card",
    "ability": "ability",
    "ev": "EV character",
    "source": "source",
    "target": "target",
}
KEYWORDS = {
    "Ação Única": "Single Action",
    "Antecipação-Surpresa": "Surprise Anticipation",
    "Aprimoramento": "Enhancement",
    "Ataque-Surpresa": "Surprise Attack",
    "Atrasar": "Delay",
    "Clarividência": "Clairvoyance",
    "Clone": "Clone",
    "Energia Cósmica": "Cosmic Energy",
    "Espionar": "Spy",
    "Interligar": "Interlink",
    "Item Mágico": "Magic Item",
    "Item Único": "Unique Item",
    "Liderar": "Lead",
    "Materializar": "Materialize",
    "Metamorfo": "Shapeshifter",
    "Pelotão": "Squad",
    "Potencializar": "Empower",
    "Predador": "Predator",
    "Prontidão": "Readiness",
    "Reviver": "Revive",
    "Singularidade": "Singularity",
}
ALIGNMENTS = {"Herói": "hero", "Vilão": "villain"}
TYPES = {"anticipation": "anticipation", "unforeseen": "unforeseen"}
PHASES = {
    "preparation": "Preparation Phase",
    "countdown": "Countdown Phase",
    "draw": "Draw Phase",
    "combat": "Combat Phase",
    "adjustment": "Adjustment Phase",
    "anticipation": "Anticipation Step",
    "attack": "Attack Step",
    "turn": "turn",
}
ZONES = {
    "hand": "hand",
    "deck": "deck",
    "resources": "resources",
    "prizes": "prizes",
    "top": "the top of {} deck",
    "bottom": "the bottom of {} deck",
    "scene": "the scene",
}
WHOSE = {
    YOU: "your",
    OPPONENT: "an opponent's",
    t.OWNER: "its owner's",
    t.THAT_PLAYER: "that player's",
    t.TARGET_PLAYER: "the target player's",
    t.ANY_PLAYER: "a player's",
    t.EACH_PLAYER: "each player's",
    t.OTHERS: "another player's",
}
CONTROLLERS = {
    YOU: "you control",
    OPPONENT: "controlled by an opponent",
    t.OTHERS: "controlled by another player",
    t.THAT_PLAYER: "that player controls",
    t.TARGET_PLAYER: "the target opponent controls",
}
DOERS = {
    t.TARGET_PLAYER: "the target opponent",
    t.THAT_PLAYER: "that player",
    t.EACH_PLAYER: "each player",
    OPPONENT: "each opponent",
    t.CONTROLLER: "the controller of that character",
}
EVENTS = {
    "enters": "enters the scene",
    "leaves": "leaves the scene",
    "enters or leaves": "enters or leaves the scene",
    "knocked out": "is knocked out",
    "destroyed": "is destroyed",
    "readied": "is readied",
    "boosted": "is Empowered",
    "unloaded": "is unloaded",
}
FORBIDDEN = {
    "be readied": "can't be readied",
    "search decks": "can't search decks",
    "be used": "can't be used",
    "be put back": "is not put on the top of your deck by Clairvoyance",
}
VALUES = {"shield": "the Shield", "stage": "the stage", "powers": "the number of powers"}


class English(SceneRenderer, CommonEnglish):
    """Writes the texts of one card."""

    and_ = "and"
    may_do = "may"
    doers = DOERS
    or_ = "or"
    while_ = "while"
    when = "when"
    x_is = "X is"
    until: ClassVar = {
        "turn": "until the end of the turn",
        "preparation": "until the end of the Preparation Phase",
        "combat": "in this Combat Phase",
        "match": "until the end of the match",
    }
    until_event: ClassVar = {**until, "turn": "this turn"}
    after: ClassVar = {"action": "after this action", "turn": "at the end of the turn"}

    # -- amounts and keywords --

    def keyword(self, keyword: t.Keyword) -> str:
        said = KEYWORDS.get(keyword.name, keyword.name)
        if keyword.amount is not None:
            said += f" {self.amount(keyword.amount)}"
        return said + (f" - {self.characteristic(keyword.filters)}" if keyword.filters else "")

    def characteristic(self, filters: tuple[Filter, ...]) -> str:
        first, rest = filters[0], filters[1:]
        if isinstance(first, t.Affiliated):
            return f"affiliation {_list(first.names, 'or')}"
        if isinstance(first, t.Powered):
            return _powers(first)
        if not rest:
            return "all actions"
        return (
            f"action {_list(rest[0].names, 'or')}"
            if isinstance(rest[0], t.Called)
            else f"actions {self.quality(rest[0])}"
        )

    def amount(self, amount: Amount) -> str:
        if isinstance(amount, Number):
            return str(amount.number)
        if isinstance(amount, t.Variable):
            if amount.times == -1:
                return f"{amount.plus}-X"
            return "X+X" if amount.times == 2 else f"X{amount.plus:+d}" if amount.plus else "X"
        raise self.unsayable(type(amount).__name__)

    def words_for(self, amount: Amount) -> str:
        if isinstance(amount, Number) and 0 < amount.number <= 10:
            return NUMBERS[amount.number]
        return self.amount(amount)

    def signed(self, amount: Amount) -> str:
        if isinstance(amount, t.Variable):
            return "+X" if amount.times > 0 else "-X"
        return f"{amount.number:+d}" if isinstance(amount, Number) else self.amount(amount)

    def value(self, amount: Amount) -> str:
        if isinstance(amount, t.Scaled):
            if amount.parts > 1:
                rounded = "up" if amount.up else "down"
                return f"{self.value(amount.amount)} divided by {amount.parts}, rounded {rounded}"
            return f"{amount.times} times {self.value(amount.amount)}"
        if isinstance(amount, t.ValueOf):
            return f"{VALUES[amount.value]} of {self.piece_of(amount.what)}"
        if isinstance(amount, t.CountOf):
            said = f"the number of {self.phrase(amount.what, True)}"
            self.note(amount.what)
            return said
        raise self.unsayable(type(amount).__name__)

    def counted(self, amount: Amount) -> str:
        if not isinstance(amount, t.CountOf):
            raise self.unsayable(type(amount).__name__)
        said = self.phrase(amount.what, False)
        self.note(amount.what)
        return said

    def offer(self, step: t.Step) -> str:
        if self.begins_with_verb(step.effect):
            return f"{self.may[step.by]} {self.effect(step.effect, self.mood)}"
        if isinstance(step.effect, t.Damage):
            return f"you may have {self.damage(step.effect, 'deal')}"
        return f"you may make it that {self.effect(step.effect, self.mood)}"

    # -- which pieces --

    def piece_of(self, selector: Selector) -> str:
        if selector == t.YOURSELF:
            return "you"
        if selector.how == THIS:
            kinds = [each.kinds[0] for each in selector.filters if isinstance(each, t.Kind)]
            zones = [f"from {place(each)}" for each in selector.filters if isinstance(each, t.In)]
            return _words(f"this {NOUNS[kinds[0]] if kinds else 'card'}", *zones)
        if selector.how == CHOSEN:
            return self.that(selector)
        if selector.how == t.REST:
            return "the rest"
        said = self.target(selector) if selector.how == t.TARGET else self.some(selector)
        self.note(selector)
        return said

    def that(self, selector: Selector) -> str:
        noun = noun_of(selector.filters)
        if selector.slot == t.REMEMBERED:
            return f"the chosen {_noun(noun, False)}"
        many = self.many.get(selector.slot, False)
        return f"those {_noun(noun, True)}" if many else f"that {_noun(noun, False)}"

    def target(self, selector: Selector) -> str:
        noun = noun_of(selector.filters)
        one = "target" if noun == "target" else f"target {_noun(noun, False)}"
        many = "targets" if noun == "target" else f"target {_noun(noun, True)}"
        said = self.qualities(selector.filters)
        if t.Another() in selector.filters:
            return _words("another", one, said)
        if selector.count == Number(1) and not selector.up_to:
            return _words("the", one, said)
        up_to = "up to " if selector.up_to else ""
        return _words("each of", up_to + self.words_for(selector.count), "different", many, said)

    def some(self, selector: Selector) -> str:
        another = t.Another() in selector.filters
        among = [filter_.slot for filter_ in selector.filters if isinstance(filter_, t.Among)]
        up_to = "up to " if selector.up_to else ""
        if among and selector.count != Number(99):
            return f"{up_to}{self.words_for(selector.count)} of them"
        one = selector.count == Number(1)
        if selector.how == CHOOSE and selector.count == Number(99):
            return f"any number of {self.phrase(selector, True)}"
        if selector.how == CHOOSE and one:
            noun = self.phrase(selector, False)
            return f"{up_to}one {noun}" if up_to else _words("another" if another else _article(noun), noun)
        if selector.how == CHOOSE or not one:
            other = "other " if another else ""
            each = "the " if selector.how == EACH else ""
            return f"{each}{up_to}{self.words_for(selector.count)} {other}{self.phrase(selector, True)}"
        if any(isinstance(filter_, t.In) and filter_.zone == "top" for filter_ in selector.filters):
            return f"the {self.phrase(selector, False)}"
        return _words("each", "other" if another else "", self.phrase(selector, False))

    def phrase(self, selector: Selector, plural: bool) -> str:
        filters = selector.filters
        kind = next((filter_ for filter_ in filters if isinstance(filter_, t.Kind)), t.Kind(("card",), True))
        before = [
            f"{ALIGNMENTS[each.alignment]}" for each in filters if isinstance(each, t.Aligned) and not each.negated
        ]
        before += [f"{each.which}" for each in filters if isinstance(each, t.Ordinal)]
        before += [f"{' or '.join(each.types)}" for each in filters if isinstance(each, t.Typed) and not each.negated]
        return _words(*before, _kind(kind, plural), self.qualities(filters))

    def qualities(self, filters: tuple[Filter, ...]) -> str:
        return _words(*(self.quality(filter_) for filter_ in filters))

    def quality(self, filter_: Filter) -> str:
        return QUALITIES[type(filter_)](self, filter_)

    def some_of(self, selector: Selector, least: int) -> str:
        """What is counted in a condition."""
        if selector.how != EACH:
            return self.piece_of(selector)
        another = t.Another() in selector.filters
        noun = self.phrase(selector, least > 1)
        self.note(selector)
        if least > 1:
            return f"{NUMBERS[least]} or more {'other ' if another else ''}{noun}"
        return f"another {noun}" if another else f"{_article(noun)} {noun}"

    def damage(self, effect: t.Damage, verb: str = "deals") -> str:
        source = self.piece_of(effect.source) if effect.source is not None else "this card"
        hits = []
        for hit in effect.hits:
            kind = "penetrating damage" if hit.penetrating else "damage"
            among = " divided as you choose among" if effect.distributed else " to"
            hits.append(f"{self.amount(hit.amount)} {kind}{among} {self.piece_of(hit.to)}")
        return f"{source} {verb} {' and '.join(hits)}"


# -- small words -----------------------------------------------------------------


def _words(*words: str) -> str:
    return " ".join(filter(None, words))


def _article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" else "a"


def _list(words: tuple[str, ...], joint: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"


def _powers(powered: t.Powered) -> str:
    return _list(tuple(f"{{{code}}}" for code in powered.powers), "and" if powered.every else "or")


def _kind(kind: t.Kind, plural: bool) -> str:
    names = [NOUNS[each] for each in kind.kinds]
    if kind.card:
        card = "cards" if plural else "card"
        return card if kind.kinds == ("card",) else f"{' or '.join(names)} {card}"
    return " or ".join(f"{name}s" if plural else name for name in names)


def _noun(noun: str, plural: bool) -> str:
    return _kind(t.Kind(tuple(noun.split("|")), noun == "card"), plural)


def place(found: t.In) -> str:
    if "{}" in ZONES[found.zone]:
        return ZONES[found.zone].format(WHOSE[found.whose])
    return ZONES[found.zone] if found.zone == "scene" else f"{WHOSE[found.whose]} {ZONES[found.zone]}"


def part(phase: str, whose: str) -> str:
    return f"the {PHASES[phase]}" if whose == t.ANY_PLAYER else f"{WHOSE[whose]} {PHASES[phase]}"


def during(said: str) -> str:
    phase, whose = said.split("/")
    return " outside the Attack Step" if phase == "not attack" else f" during {part(phase, whose)}"


# -- qualities -------------------------------------------------------------------


def _called(self: Any, filter_: t.Called) -> str:
    if filter_.what == "name":
        return f"{'not ' if filter_.negated else ''}named {_list(filter_.names, 'or')}"
    return f"with {'an alter ego other than' if filter_.negated else 'the alter ego'} {_list(filter_.names, 'or')}"


def _affiliated(self: Any, filter_: t.Affiliated) -> str:
    return f"{'without' if filter_.negated else 'with'} the affiliation {_list(filter_.names, 'or')}"


def _powered(self: Any, filter_: t.Powered) -> str:
    return f"{'without' if filter_.negated else 'with'} {_powers(filter_)}"


def _energy(self: Any, filter_: t.Energy) -> str:
    compare = {"": "", "more": " or more", "less": " or less"}[filter_.compare]
    return f"with Initial Energy {self.amount(filter_.amount)}{compare}"


def _nothing(self: Any, filter_: Filter) -> str:
    """Said before the noun, or by it."""
    return ""


def _with_keyword(self: Any, filter_: t.HasKeyword) -> str:
    return f"{'without' if filter_.negated else 'with'} {KEYWORDS.get(filter_.keyword, filter_.keyword)}"


QUALITIES: dict[type[Filter], Callable[[Any, Any], str]] = {
    t.Kind: lambda self, f: f"that is not {_article(NOUNS[f.kinds[0]])} {NOUNS[f.kinds[0]]} card" if f.negated else "",
    t.Another: _nothing,
    t.Among: _nothing,
    t.Aligned: lambda self, f: f"that is not a {ALIGNMENTS[f.alignment]}" if f.negated else "",
    t.Typed: lambda self, f: "neither anticipation nor unforeseen" if f.negated else "",
    t.Called: _called,
    t.Affiliated: _affiliated,
    t.Powered: _powered,
    t.Energy: _energy,
    t.HasKeyword: _with_keyword,
    t.SharesAffiliation: lambda self, f: (
        f"with {'no' if f.negated else 'an'} affiliation in common with {self.piece_of(f.other)}"
    ),
    t.SameAs: lambda self, f: f"with the same {f.what} as {self.piece_of(f.other)}",
    t.Controlled: lambda self, f: CONTROLLERS[f.by],
    t.SinceStart: lambda self, f: "since the beginning of the turn",
    t.EnteredThisTurn: lambda self, f: "that entered the scene this turn",
    t.In: lambda self, f: f"{'in' if f.zone == 'scene' else 'from'} {place(f)}",
    t.CarriedBy: lambda self, f: f"carried by {self.piece_of(f.who)}",
    t.Carrying: lambda self, f: f"{'not ' if f.negated else ''}carrying {self.some_of(f.what, f.least)}",
    t.AtStage: lambda self, f: f"at stage {' or '.join(map(str, f.stages))}",
    t.Shielded: lambda self, f: f"with Shield {f.shield}",
    t.Revealed: lambda self, f: "revealed in this action",
    t.Dealing: lambda self, f: "that deals damage",
    t.Costing: lambda self, f: f"of cost {f.cost}",
    t.UsedBy: lambda self, f: f"of {self.piece_of(f.who)}",
    t.OfCard: lambda self, f: f"{'not ' if f.negated else ''}of {self.piece_of(f.what)}",
    t.Targeting: lambda self, f: f"that targets {self.piece_of(f.what)}",
    t.UserOf: lambda self, f: "that used that action",
    t.OfChosen: lambda self, f: f"of {self.piece_of(f.other)}",
    t.Ordinal: _nothing,
    t.Either: lambda self, f: (
        f"either {self.phrase(Selector(CHOOSE, f.one), False)} or {self.phrase(Selector(CHOOSE, f.other), False)}"
    ),
    t.UsedThisTurn: lambda self, f: f"{'the opponent has ' if f.by == OPPONENT else ''}used this turn",
}


# -- conditions and moments ------------------------------------------------------


def _count(self: Any, condition: t.Count) -> str:
    controlled = next((each for each in condition.what.filters if isinstance(each, t.Controlled)), None)
    what = replace(condition.what, filters=tuple(each for each in condition.what.filters if each is not controlled))
    none = condition.most == 0
    said = self.some_of(what, 1 if none else condition.least)
    if controlled is None:
        return f"there is {'not ' if none else ''}{said}"
    who = "you" if controlled.by == YOU else "an opponent"
    verb = ("do not control" if none else "control") if controlled.by == YOU else "controls"
    return f"{who} {verb} {said}"


def _is(self: Any, condition: t.Is) -> str:
    what = self.piece_of(condition.what)
    no = " not" if condition.negated else ""
    first = condition.filters[0]
    if not isinstance(first, t.Kind):
        return f"{what} is{no} {self.qualities(condition.filters)}"
    selector = Selector(CHOOSE, condition.filters, slot=self.slots)
    return f"{what} is{no} {self.piece_of(selector)}"


def _both(self: Any, condition: t.Both) -> str:
    one = self.write(condition.one)
    return f"{one} and {self.write(condition.other)}"


def _fewer(self: Any, condition: t.Fewer) -> str:
    said = self.phrase(condition.what, True)
    self.note(condition.what)
    return f"{'you control' if condition.who == YOU else 'an opponent controls'} fewer {said} than an opponent"


def _when(self: Any, trigger: t.When) -> str:
    said = f"{'once per turn, ' if trigger.once else ''}when {self.piece_of(trigger.who)} "
    would = "would " if trigger.would else ""
    if trigger.event in EVENTS:
        said += EVENTS[trigger.event]
    elif trigger.event == "is loaded":
        said += f"is loaded{f' from {place(trigger.zone)}' if trigger.zone else ''} onto {self.piece_of(trigger.what)}"
    elif trigger.event == "uses":
        said += f"uses {self.piece_of(trigger.what)}"
    elif trigger.event == "is targeted":
        said += f"is the target of {self.piece_of(trigger.what)}"
    elif trigger.event == "receives damage":
        said += f"{would}{'receive' if would else 'receives'} damage"
        said += f" from {self.piece_of(trigger.what)}" if trigger.what is not None else ""
    else:
        said += f"{would}{'deal' if would else 'deals'} damage"
        said += f" to {self.piece_of(trigger.what)}" if trigger.what is not None else ""
    return said + (during(trigger.during) if trigger.during else "")


English.parts = {
    t.Count: _count,
    t.Is: _is,
    t.Both: _both,
    t.VariableIs: lambda self, c: f"X is {'greater than ' if c.compare else ''}{c.number}",
    t.Fewer: _fewer,
    t.InPart: lambda self, c: during(f"{c.part}/{c.whose}").strip(),
    t.InTurn: lambda self, c: "this action is used in your turn",
    t.When: _when,
    t.At: lambda self, each: f"at the {'end' if each.end else 'beginning'} of {part(each.part, each.whose)}",
    t.Window: lambda self, each: f"during {part(each.part, each.whose)}{', once per turn' if each.once else ''}",
}


# -- effects ---------------------------------------------------------------------


def _draw(self: Any, effect: t.Draw, mood: str) -> str:
    cards = "card" if effect.count == Number(1) else "cards"
    return f"{_verb('draw', mood)} {self.words_for(effect.count)} {cards}"


def _discard(self: Any, effect: t.Discard, mood: str) -> str:
    said = f"{_verb('discard', mood)} {self.piece_of(effect.what)}"
    return said + (" at random" if effect.random else "")


def _verb(verb: str, mood: str) -> str:
    """ "That player discards"."""
    if mood != INDICATIVE:
        return verb
    return f"{verb}es" if verb.endswith("ch") else f"{verb[:-1]}ies" if verb == "ready" else f"{verb}s"


def _load(self: Any, effect: t.Load, mood: str) -> str:
    if effect.onto.how in (CHOOSE, EACH, t.TARGET) and effect.onto.slot < effect.what.slot:
        onto = self.piece_of(effect.onto)
        return f"{_verb('load', mood)} onto {onto} {self.piece_of(effect.what)}"
    what = self.piece_of(effect.what)
    return f"{_verb('load', mood)} {what} onto {self.piece_of(effect.onto)}"


def _put(self: Any, effect: t.Put, mood: str) -> str:
    where = " and/or ".join(place(each) for each in effect.to)
    how = " in any order" if effect.order else ""
    how += f" as if it had {KEYWORDS[effect.as_if]}" if effect.as_if else ""
    return f"{_verb('put', mood)} {self.piece_of(effect.what)} into {where}{how}"


def _swap(self: Any, effect: t.Swap, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{_verb('swap', mood)} {what} for {self.piece_of(effect.other)}"


def _shuffle(self: Any, effect: t.Shuffle, mood: str) -> str:
    if effect.what is not None:
        return f"{_verb('shuffle', mood)} {self.piece_of(effect.what)} into its owner's deck"
    return f"{_verb('shuffle', mood)} your deck{' if you searched there' if effect.if_searched else ''}"


def _gain(self: Any, effect: t.Gain, mood: str) -> str:
    what = self.piece_of(effect.what)
    gained = [f"Shield {self.signed(effect.shield)}"] if effect.shield is not None else []
    gained += [f"{{{power}}}" for power in effect.powers]
    gained += [f"the affiliation {_list(effect.affiliations, 'and')}"] if effect.affiliations else []
    gained += [self.keyword(effect.keyword)] if effect.keyword is not None else []
    return f"{what} {'loses' if effect.lose else 'gains'} {_list(tuple(gained), 'and')}"


def _gain_from(self: Any, effect: t.GainFrom, mood: str) -> str:
    what = self.piece_of(effect.what)
    if effect.value.startswith("lose "):
        return f"{what} loses {self.piece_of(effect.of)}"
    return f"{what} gains the {effect.value} of {self.piece_of(effect.of)}"


def _forbid(self: Any, effect: t.Forbid, mood: str) -> str:
    who = self.piece_of(effect.who)
    if effect.what in FORBIDDEN:
        return f"{who} {FORBIDDEN[effect.what]}"
    if effect.what == "be unloaded":
        return f"{who} can't be unloaded"
    if effect.what == "put into scene":
        return f"{who} can't put {self.piece_of(effect.actions)} into the scene"
    verb = "can't use" if effect.what == "use" else "can't be the target of"
    return f"{who} {verb} {self.piece_of(effect.actions)}"


def _permit(self: Any, effect: t.Permit, mood: str) -> str:
    who = self.piece_of(effect.who)
    free = " without paying its exhaustion cost" if effect.free else ""
    if effect.what == "be used":
        return f"{who} may be used{free}"
    if effect.what == "use again":
        return f"{who} may use {'this action' if effect.actions is None else self.piece_of(effect.actions)} again"
    if effect.what == "use one more":
        said = f"{who} may use one more {self.phrase(effect.actions, False)}{free}"
        self.note(effect.actions)
        return said
    if effect.what == "use repeatedly":
        return f"{who} may use {self.piece_of(effect.actions)} more than once per turn"
    return f"{who} may use {self.piece_of(effect.actions)}{free}"


def _change_damage(self: Any, effect: t.ChangeDamage, mood: str) -> str:
    damage = "that damage" if effect.of is None else f"the damage of {self.piece_of(effect.of)}"
    if effect.how == "add":
        return f"{damage} is changed by {self.signed(effect.amount)}"
    said = {"set": f"becomes {self.amount(effect.amount)}", "half": "is halved, rounded down"}
    return f"{damage} {said.get(effect.how, 'becomes penetrating')}"


def _more_damage(self: Any, effect: t.MoreDamage, mood: str) -> str:
    where = "one of its targets" if effect.one else "each of its targets"
    return f"{self.piece_of(effect.actions)} deals {self.signed(effect.amount)} damage to {where}"


def _no_effect(self: Any, effect: t.NoEffect, mood: str) -> str:
    if effect.texts:
        return f"the permanent texts of {self.piece_of(effect.what)} have no effect"
    return f"{self.piece_of(effect.what)} has no effect"


def _hand_limit(self: Any, effect: t.HandLimit, mood: str) -> str:
    whose = "your" if effect.whose == YOU else "the other players'"
    return f"the maximum number of cards in {whose} hand in the Adjustment Phase changes by {effect.change:+d}"


def _any_number(self: Any, effect: t.AnyNumber, mood: str) -> str:
    said = f"there may be any number of {self.phrase(effect.what, True)}"
    self.note(effect.what)
    return said


def _shift(self: Any, effect: t.Shift, mood: str) -> str:
    stages = " or ".join(map(str, effect.stages))
    return f"{_verb('ready' if effect.ready else 'exhaust', mood)} {self.piece_of(effect.what)} by {stages}"


def _enters_only_if(self: Any, effect: t.EntersOnlyIf, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{what} can be put into the scene only if {self.write(effect.condition)}"


English.effects = {
    t.Damage: lambda self, effect, mood: self.damage(effect),
    t.Draw: _draw,
    t.Discard: _discard,
    t.Shift: _shift,
    t.Load: _load,
    t.Unload: lambda self, effect, mood: f"{_verb('unload', mood)} {self.piece_of(effect.what)}",
    t.Put: _put,
    t.Swap: _swap,
    t.Search: lambda self, effect, mood: (
        f"{_verb('search', mood)} your {_list(effect.zones, 'or')} for {self.piece_of(effect.what)}"
    ),
    t.Reveal: lambda self, effect, mood: f"{_verb('reveal', mood)} {self.piece_of(effect.what)}",
    t.Shuffle: _shuffle,
    t.Look: lambda self, effect, mood: f"{_verb('look', mood)} at {self.piece_of(effect.what)}",
    t.Choose: lambda self, effect, mood: f"{_verb('choose', mood)} {self.piece_of(effect.what)}",
    t.Redirect: lambda self, effect, mood: f"{_verb('redirect', mood)} that damage to {self.piece_of(effect.to)}",
    t.Gain: _gain,
    t.GainFrom: _gain_from,
    t.SetShield: lambda self, effect, mood: (
        f"the Shield of {self.piece_of(effect.what)} becomes {self.amount(effect.shield)}"
    ),
    t.Forbid: _forbid,
    t.Permit: _permit,
    t.Retype: lambda self, effect, mood: f"{self.piece_of(effect.actions)} is also {_list(effect.types, 'and')}",
    t.ChangeCost: lambda self, effect, mood: f"{self.piece_of(effect.actions)} costs {effect.change:+d} to use",
    t.ChangeDamage: _change_damage,
    t.MoreDamage: _more_damage,
    t.NoEffect: _no_effect,
    t.HandLimit: _hand_limit,
    t.AnyNumber: _any_number,
    t.CountsAs: lambda self, effect, mood: (
        f"{self.piece_of(effect.what)} also counts as a {self.phrase(Selector(CHOOSE, effect.filters), False)}"
    ),
    t.EntersOnlyIf: _enters_only_if,
}
