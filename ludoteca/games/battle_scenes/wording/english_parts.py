"""How conditions, moments and effects are written in English."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludoteca.cardtext.words import INDICATIVE
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, YOU, Effect, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import each_share, held_in, in_spoken_order, unplaced
from ludoteca.games.battle_scenes.wording.english_words import (
    ALIGNMENTS,
    EVENTS,
    FORBIDDEN,
    KEYWORDS,
    NUMBERS,
    WHOSE,
    ZONES,
    are_actions,
    article,
    during,
    listed,
    part,
    place,
    put_where,
)

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.wording.english import English

ACTED = {YOU: "you have", OPPONENT: "an opponent has", t.THAT_PLAYER: "that player has"}


def _count(self: English, condition: t.Count) -> str:
    by = [each.by for each in condition.what.filters if isinstance(each, t.UsedThisTurn)]
    if by and by[0] in ACTED and len(condition.what.filters) == 2:
        self.note(condition.what)
        return f"{ACTED[by[0]]} {'not used actions' if condition.most == 0 else 'used an action'} this turn"
    controlled = next((each for each in condition.what.filters if isinstance(each, t.Controlled)), None)
    what = replace(condition.what, filters=tuple(each for each in condition.what.filters if each is not controlled))
    none = condition.most == 0
    said = self.some_of(what, 1 if none else condition.least) if condition.most <= 0 else self.limited(what, condition)
    if none:
        said = f"no {re.sub('^(an?|another) ', lambda found: 'other ' if found[1] == 'another' else '', said)}"
    if controlled is None:
        return f"there {'are' if max(condition.least, condition.most) > 1 else 'is'} {said}"
    if controlled.by in (t.THAT_PLAYER, *t.TARGET_PLAYERS):
        return f"{self.doer(controlled.by)} controls {said}"
    return f"{'you control' if controlled.by == YOU else 'an opponent controls'} {said}"


def _is(self: English, condition: t.Is) -> str:
    what = self.piece_of(condition.what)
    no = " not" if condition.negated else ""
    first = condition.filters[0]
    if condition.filters == (t.Controlled(YOU), t.SinceStart()) and not condition.negated:
        return f"you have controlled {what} since the beginning of the turn"
    if isinstance(first, t.Either):
        places = [place(each) for group in (first.one, first.other) for each in group if isinstance(each, t.In)]
        if len(places) == 2:
            return f"{what} is{no} in {places[0]} or in {places[1]}"
    if isinstance(first, t.In) and len(condition.filters) == 1:
        return f"{what} is{no} in {place(first)}"
    if not isinstance(first, t.Kind):
        said = self.qualities(condition.filters)
        if said.startswith("with "):
            return f"{what} {'does not have' if condition.negated else 'has'} {said.removeprefix('with ')}"
        return (
            f"{what} is{no} {said.removeprefix('that is ')}" if not said.startswith("that ") else f"{what} {said[5:]}"
        )
    said = self.some(Selector(CHOOSE, condition.filters))
    self.called_so(condition)
    return f"{what} is{no} {said}"


def _exceeds(self: English, condition: t.Exceeds) -> str:
    order = in_spoken_order(condition)
    if order is None:
        raise self.unsayable("Exceeds")
    more, first, second = order
    said = f"there are {'more' if more else 'fewer'} {self.phrase(first, True)}"
    self.note(first)
    said += f" than {self.phrase(second, True)}"
    self.note(second)
    return said


def _one_of(self: English, condition: t.OneOf) -> str:
    one = self.write(condition.one)
    joint = "and/or" if isinstance(condition.one, t.Count) and isinstance(condition.other, t.Count) else "or"
    return f"{one} {joint} {self.write(condition.other)}"


def _both(self: English, condition: t.Both) -> str:
    one = self.write(condition.one)
    return f"{one} and {self.write(condition.other)}"


def _fewer(self: English, condition: t.Fewer) -> str:
    where, what = held_in(condition.what)
    said = self.phrase(what, True) + (f" in {ZONES[where]}" if where else "")
    self.note(condition.what)
    verb = "have" if where else "control"
    return f"you {verb} {'fewer' if condition.who == YOU else 'more'} {said} than an opponent"


def _when(self: English, trigger: t.When) -> str:
    if trigger.event == "foreseen":
        return _foreseen(self, trigger)
    if trigger.event in DONE_BY_PLAYERS:
        return _player_does(self, trigger)
    several = trigger.event in ("is loaded", "unloaded", "discarded") and trigger.who.how == EACH
    who = _several(self, trigger.who) if several else self.piece_of(trigger.who)
    said = f"{'once per turn, ' if trigger.once else ''}when {who} "
    would = "would " if trigger.would else ""
    if trigger.event == "leaves" and trigger.would:
        said += "would leave the scene by an effect of its controller, instead"
    elif trigger.event in ("knocked out", "destroyed") and trigger.what is not None:
        said += f"{EVENTS[trigger.event]} by {self.piece_of(trigger.what)}"
    elif trigger.event == "knocks out":
        said += f"knocks out {self.piece_of(trigger.what)}"
    elif trigger.event in EVENTS:
        said += EVENTS[trigger.event].replace("is ", "are ", 1) if several else EVENTS[trigger.event]
        said += _by(trigger)
        said += f" from {self.piece_of(trigger.what)}" if trigger.what is not None else ""
    elif trigger.event == "replaces":
        self.nouns["player"] = trigger.who.slot
        said += f"replaces {self.piece_of(trigger.what)}"
    elif trigger.event == "laid" and trigger.zone is not None:
        said += f"is put into {place(t.In(trigger.sort))} from {place(trigger.zone)}"
    elif trigger.event == "uses keyword":
        said += f"uses {KEYWORDS[trigger.sort]}"
    elif trigger.event == "is loaded":
        said += "are loaded" if several else "is loaded"
        said += f" from {place(trigger.zone)}" if trigger.zone else ""
        said += f" onto {self.piece_of(trigger.what)}{_by(trigger)}"
    elif trigger.event == "uses":
        said += f"uses {self.piece_of(trigger.what)}"
    elif trigger.event == "is targeted":
        said += f"is the target of {self.piece_of(trigger.what)}"
    elif trigger.event == "receives damage":
        sort = "penetrating " if trigger.sort == "penetrating" else ""
        said += f"{would}{'receive' if would else 'receives'} {sort}damage"
        said += " that is not of actions" if trigger.sort == "no action" else ""
        said += f" from {self.piece_of(trigger.what)}" if trigger.what is not None else ""
        self.note_damager(trigger.what)
    else:
        self.note_damager(trigger.who)
        sort = "penetrating " if trigger.sort == "penetrating" else ""
        said += f"{would}{'deal' if would else 'deals'} {sort}damage"
        said += f" to {self.piece_of(trigger.what)}" if trigger.what is not None else ""
    return said + _during(trigger)


def _foreseen(self: English, trigger: t.When) -> str:
    cards = _several(self, trigger.who) if trigger.who.how == EACH else self.piece_of(trigger.who)
    of = f" of {self.piece_of(trigger.what)}" if trigger.what is not None else ""
    return f"{'once per turn, ' if trigger.once else ''}when you reveal {cards} with the Clairvoyance{of}"


def _player_does(self: English, trigger: t.When) -> str:
    once = "once per turn, " if trigger.once else ""
    if trigger.event == "draws" and trigger.what is not None:
        return f"{once}when {self.piece_of(trigger.what)} makes you draw a card{_during(trigger)}"
    who = self.piece_of(trigger.who)
    if trigger.who != t.YOURSELF:
        self.nouns["player"] = trigger.who.slot
    if trigger.would and not trigger.by:
        return f"{once}when {who} would search their deck for X cards, instead"
    verb = DONE_BY_PLAYERS[trigger.event]
    what = "a card" if trigger.least == 1 else f"{NUMBERS[trigger.least]} or more cards"
    if trigger.what is not None:
        what = _several(self, trigger.what) if trigger.what.how == EACH else self.piece_of(trigger.what)
    elif trigger.event == "searches":
        what = "their deck" if trigger.who != t.YOURSELF else "your deck"
    if trigger.would:
        return f"{once}when an effect{EFFECTS_OF[trigger.by]} makes {who} {verb} {what}{_during(trigger)}"
    ending = "" if trigger.who == t.YOURSELF else "es" if verb.endswith("ch") else "s"
    return f"{once}when {who} {verb}{ending} {what}{_by(trigger)}{_during(trigger)}"


#: What players do, and whose effect may make them.
DONE_BY_PLAYERS = {"draws": "draw", "discards": "discard", "searches": "search"}
EFFECTS_OF = {t.ANY_PLAYER: "", OPPONENT: " that an opponent controls", YOU: " that you control"}


def _by(trigger: t.When) -> str:
    return f" by an effect{EFFECTS_OF[trigger.by]}" if trigger.by else ""


def _several(self: English, cards: Selector) -> str:
    """ "One or more cards": loaded together, they are one event."""
    said = f"one or more {self.phrase(cards, True)}"
    self.note(cards)
    self.many[cards.slot] = True
    return said


def _during(trigger: t.When) -> str:
    return during(trigger.during) if trigger.during else ""


GREATER = {"more": "greater than ", "less": "less than "}

PARTS: dict[type[Any], Callable[..., str]] = {
    t.Count: _count,
    t.Is: _is,
    t.Both: _both,
    t.OneOf: _one_of,
    t.VariableIs: lambda self, c: f"X is {GREATER.get(c.compare, '')}{c.number}",
    t.Fewer: _fewer,
    t.Exceeds: _exceeds,
    t.InPart: lambda self, c: during(f"{c.part}/{c.whose}").strip(),
    t.InTurn: lambda self, c: f"this action is used in {WHOSE[c.whose]} turn",
    t.When: _when,
    t.After: lambda self, each: f"after {self.piece_of(each.actions)}",
    t.At: lambda self, each: f"at the {'end' if each.end else 'beginning'} of {part(each.part, each.whose, each.next)}",
    t.Window: lambda self, each: f"during {part(each.part, each.whose)}{', once per turn' if each.once else ''}",
}


# -- effects ---------------------------------------------------------------------


def _draw(self: English, effect: t.Draw, mood: str) -> str:
    return f"{_verb('draw', mood)} {self.cards(effect.count)}"


def _discard(self: English, effect: t.Discard, mood: str) -> str:
    said = f"{_verb('discard', mood)} {self.piece_of(effect.what)}"
    return said + (" at random" if effect.random else "")


def _verb(verb: str, mood: str) -> str:
    """ "That player discards"."""
    if mood != INDICATIVE:
        return verb
    return f"{verb}es" if verb.endswith("ch") else f"{verb[:-1]}ies" if verb == "ready" else f"{verb}s"


def _load(self: English, effect: t.Load, mood: str) -> str:
    if effect.spread:
        effect = replace(effect, what=each_share(effect.what))
    if effect.onto.how in (CHOOSE, EACH, t.TARGET) and effect.onto.slot < effect.what.slot:
        onto = self.piece_of(effect.onto)
        return f"{_verb('load', mood)} onto {onto} {self.piece_of(unplaced(effect.what))}"
    what = self.piece_of(unplaced(effect.what))
    return f"{_verb('load', mood)} {what} onto {self.piece_of(effect.onto)}"


def _put(self: English, effect: t.Put, mood: str) -> str:
    parted = effect.order or self.many.get(effect.what.slot, False)
    where = (" and/or " if parted else " or ").join(put_where(each) for each in effect.to)
    how = " in any order" if effect.order else ""
    how += f" as if it had {KEYWORDS[effect.as_if]}" if effect.as_if else ""
    return f"{_verb('put', mood)} {self.piece_of(effect.what)} {where}{how}"


def _swap(self: English, effect: t.Swap, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{_verb('swap', mood)} {what} for {self.piece_of(effect.other)}"


def _shuffle(self: English, effect: t.Shuffle, mood: str) -> str:
    if effect.what is not None:
        return f"{_verb('shuffle', mood)} {self.piece_of(effect.what)} into its owner's deck"
    return f"{_verb('shuffle', mood)} your deck{' if you searched there' if effect.if_searched else ''}"


def _gain(self: English, effect: t.Gain, mood: str) -> str:
    what = self.piece_of(effect.what)
    gained = [f"Shield {self.signed(effect.shield)}"] if effect.shield is not None else []
    gained += [f"{{{power}}}" for power in effect.powers]
    gained += [f"the affiliation {listed(effect.affiliations, 'and')}"] if effect.affiliations else []
    gained += [f"the alter ego {listed(effect.alter_egos, 'or')}"] if effect.alter_egos else []
    sides = tuple(ALIGNMENTS[each] for each in effect.alignments)
    gained += [f"the alignment {listed(sides, 'and')}"] if sides else []
    gained += [self.gained_keyword(effect.keyword)] if effect.keyword is not None else []
    verb = "lose" if effect.lose else "gain"
    return f"{what} {verb if are_actions(effect.what) else f'{verb}s'} {listed(tuple(gained), 'and')}"


def _gain_from(self: English, effect: t.GainFrom, mood: str) -> str:
    what = self.piece_of(effect.what)
    if effect.value in t.LOSES_ALL:
        return f"{what} loses all {effect.value.removeprefix('lose ')}"
    if effect.value.startswith("lose "):
        return f"{what} loses {self.piece_of(effect.of)}"
    if effect.value in t.CHOSEN_WORDS:
        return f"{what} gains {self.piece_of(effect.of)}"
    return f"{what} gains the {effect.value} of {self.piece_of(effect.of)}"


def _forbid(self: English, effect: t.Forbid, mood: str) -> str:
    who = self.all_of(effect.who)
    if effect.what in FORBIDDEN:
        return f"{who} {FORBIDDEN[effect.what]}"
    if effect.what == "be unloaded":
        return f"{who} can't be unloaded"
    if effect.what in ("be carried", "be carried except"):
        verb = "can't" if effect.what == "be carried" else "can only"
        return f"{who} {verb} be carried by {self.piece_of(effect.actions)}"
    if effect.what == "put into scene":
        return f"{who} can't put {self.all_of(effect.actions)} into the scene"
    verb = "can't use" if effect.what == "use" else "can't be the target of"
    return f"{who} {verb} {self.all_of(effect.actions)}"


def _must_target(self: English, effect: t.MustTarget, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{what} must be one of the targets of {self.piece_of(effect.actions)}"


def _retarget(self: English, effect: t.Retarget, mood: str) -> str:
    actions = self.piece_of(effect.actions)
    return (
        f"{actions} will have {self.piece_of(effect.to)} as {'their' if are_actions(effect.actions) else 'its'} target"
    )


def _permit(self: English, effect: t.Permit, mood: str) -> str:
    who = self.piece_of(effect.who)
    several = effect.actions is not None and are_actions(effect.actions) and effect.what != "use one more"
    free = f" without paying {'their exhaustion costs' if several else 'its exhaustion cost'}" if effect.free else ""
    if effect.what == "be used":
        costs = "their exhaustion costs" if are_actions(effect.who) else "its exhaustion cost"
        return f"{who} may be used without paying {costs}"
    if effect.what == "use again":
        return f"{who} may use {'this action' if effect.actions is None else self.piece_of(effect.actions)} again"
    if effect.what == "use one more":
        said = f"{who} may use {NUMBERS[effect.count]} more {self.phrase(effect.actions, effect.count > 1)}{free}"
        self.note(effect.actions)
        return said
    if effect.what == "use repeatedly":
        return f"{who} may use {self.piece_of(effect.actions)} more than once per turn"
    return f"{who} may use {self.piece_of(effect.actions)}{free}"


def _change_damage(self: English, effect: t.ChangeDamage, mood: str) -> str:
    damage = "that damage"
    if effect.how == "add":
        written = self.signed(effect.amount)
        return f"{damage} is {'reduced' if written.startswith('-') else 'increased'} by {written.lstrip('+-')}"
    said = {"set": f"becomes {self.amount(effect.amount)}", "half": "is halved, rounded down"}
    return f"{damage} {said.get(effect.how, 'becomes penetrating')}"


def _more_damage(self: English, effect: t.MoreDamage, mood: str) -> str:
    several = are_actions(effect.actions)
    where = f"{'one' if effect.one else 'each'} of {'their' if several else 'its'} targets"
    deal = "deal" if several else "deals"
    if effect.to is not None:
        actions = self.piece_of(effect.actions)
        return f"{actions} {deal} {self.signed(effect.amount)} damage to {self.piece_of(effect.to)}"
    return f"{self.piece_of(effect.actions)} {deal} {self.signed(effect.amount)} damage to {where}"


def _retype(self: English, effect: t.Retype, mood: str) -> str:
    types = listed(effect.types, "and")
    if are_actions(effect.actions):
        return f"{self.piece_of(effect.actions)} are also {types} actions"
    return f"{self.piece_of(effect.actions)} is also {article(types)} {types} action"


def _change_cost(self: English, effect: t.ChangeCost, mood: str) -> str:
    cost = "cost" if are_actions(effect.actions) else "costs"
    if effect.fixed:
        return f"{self.piece_of(effect.actions)} {cost} {effect.change} to use"
    more = "more" if effect.change > 0 else "less"
    return f"{self.piece_of(effect.actions)} {cost} {abs(effect.change)} {more} to use"


def _no_effect(self: English, effect: t.NoEffect, mood: str) -> str:
    if effect.texts:
        return f"the permanent texts of {self.piece_of(effect.what)} have no effect"
    return f"{self.piece_of(effect.what)} has no effect"


def _hand_limit(self: English, effect: t.HandLimit, mood: str) -> str:
    whose = {YOU: "your hand", t.EACH_PLAYER: "each player's hand"}.get(effect.whose, "the other players' hands")
    how = "increases" if effect.change > 0 else "decreases"
    return f"the maximum number of cards in {whose} in the Adjustment Phase {how} by {abs(effect.change)}"


def _countdown_alone(self: English, effect: t.CountdownAlone, mood: str) -> str:
    if effect.whose != YOU:
        return "your opponents carry out their Countdown Phase as if they controlled no characters"
    return f"you{' may' if effect.optional else ''} carry out your Countdown Phase as if you controlled no characters"


def _any_number(self: English, effect: t.AnyNumber, mood: str) -> str:
    said = f"there may be any number of {self.phrase(effect.what, True)}"
    self.note(effect.what)
    return said


def _shift(self: English, effect: t.Shift, mood: str) -> str:
    stages = " or ".join(map(str, effect.stages))
    return f"{_verb('ready' if effect.ready else 'exhaust', mood)} {self.piece_of(effect.what)} by {stages}"


def _enters_only_if(self: English, effect: t.EntersOnlyIf, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{what} can be put into the scene only if {self.write(effect.condition)}"


EFFECTS: dict[type[Effect], Callable[..., str]] = {
    t.Damage: lambda self, effect, mood: self.damage(effect),
    t.Draw: _draw,
    t.Discard: _discard,
    t.Shift: _shift,
    t.Load: _load,
    t.Unload: lambda self, effect, mood: f"{_verb('unload', mood)} {self.piece_of(effect.what)}",
    t.Put: _put,
    t.Swap: _swap,
    t.Search: lambda self, effect, mood: (
        f"{_verb('search', mood)} your {listed(effect.zones, 'or')} for {self.piece_of(effect.what)}"
    ),
    t.Reveal: lambda self, effect, mood: f"{_verb('reveal', mood)} {self.whole_zone(effect.what)}",
    t.Shuffle: _shuffle,
    t.Look: lambda self, effect, mood: f"{_verb('look', mood)} at {self.whole_zone(effect.what)}",
    t.Choose: lambda self, effect, mood: f"{_verb('choose', mood)} {self.piece_of(effect.what)}",
    t.ExtraTurn: lambda self, effect, mood: "play an extra turn after this one",
    t.Prevent: lambda self, effect, mood: (
        f"that player does not {'draw' if effect.event == 'draws' else 'search for'} those cards"
    ),
    t.Redirect: lambda self, effect, mood: f"{_verb('redirect', mood)} that damage to {self.piece_of(effect.to)}",
    t.Gain: _gain,
    t.GainFrom: _gain_from,
    t.SetShield: lambda self, effect, mood: (
        f"the Shield of {self.piece_of(effect.what)} becomes {self.amount(effect.shield)}"
    ),
    t.Forbid: _forbid,
    t.MustTarget: _must_target,
    t.Permit: _permit,
    t.Retype: _retype,
    t.ChangeCost: _change_cost,
    t.ChangeDamage: _change_damage,
    t.MoreDamage: _more_damage,
    t.NoEffect: _no_effect,
    t.HandLimit: _hand_limit,
    t.CountdownAlone: _countdown_alone,
    t.AnyNumber: _any_number,
    t.CountsAs: lambda self, effect, mood: (
        f"{self.piece_of(effect.what)} also counts as a {self.phrase(Selector(CHOOSE, effect.filters), False)}"
    ),
    t.EntersOnlyIf: _enters_only_if,
    t.EvolvesFrom: lambda self, effect, mood: (
        f"{self.piece_of(effect.what)} can be put into the scene evolving from {self.piece_of(effect.base)} as well"
    ),
    t.EntersPlain: lambda self, effect, mood: (
        f"{self.piece_of(effect.what)} can be put into the scene as a character card that is not EV"
    ),
    t.PlainShield: lambda self, effect, mood: (
        f"effects that change the Shield of {self.piece_of(effect.what)} are worth +0"
    ),
    t.PickUnloaded: lambda self, effect, mood: (
        f"you may pick the cards that damage not of actions unloads from {self.piece_of(effect.what)}"
    ),
    t.Retarget: _retarget,
}
