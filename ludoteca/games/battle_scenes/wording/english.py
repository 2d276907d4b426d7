"""How a card's text is written in English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from ludoteca.cardtext.render import CommonEnglish
from ludoteca.cardtext.words import IMPERATIVE
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, THIS, YOU, Amount, Did, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    VALUED,
    is_quality,
    noun_of,
    resolve,
)
from ludoteca.games.battle_scenes.wording.english_parts import EFFECTS, PARTS
from ludoteca.games.battle_scenes.wording.english_words import (
    ALIGNMENTS,
    DOERS,
    DONE,
    FIGURES,
    KEYWORDS,
    NOUNS,
    NUMBERS,
    QUALITIES,
    VALUES,
    WHOSE,
    are_actions,
    are_several,
    article,
    join_words,
    kind_words,
    lasting,
    listed,
    noun_words,
    place,
    power_list,
)
from ludoteca.games.battle_scenes.wording.render import SceneRenderer


class English(SceneRenderer, CommonEnglish):
    """Writes the texts of one card."""

    and_ = "and"
    and_then = "and then"
    may_do = "may"
    doers = DOERS
    its_controller = "the controller of the target"
    support_controller = "the controller of that support"
    you_do = "you"
    your_mood = IMPERATIVE
    or_ = "or"
    otherwise = "otherwise"
    while_ = "while"
    when = "when"
    x_is = "X is"
    until: ClassVar = {"combat": "in this Combat Phase", "match": "until the end of the match"}
    until_event: ClassVar = {**until, "turn": "this turn"}
    after: ClassVar = {
        "action": "after this action",
        "turn": "at the end of the turn",
        "part": "at the end of this step or phase",
    }

    parts: ClassVar = PARTS
    effects: ClassVar = EFFECTS

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__(names)
        #: Cards are taken "from" a zone, and counted "in" it.
        self.located = "from"
        #: The noun at hand is told of several.
        self.several = False

    def lasting(self, until: str) -> str:
        return self.until.get(until) or lasting(until)

    def agreed(self, one: str, many: str) -> str:
        return many if self.several else one

    # -- amounts and keywords --

    def keyword(self, keyword: t.Keyword) -> str:
        said = KEYWORDS.get(keyword.name, keyword.name)
        if keyword.amount is not None:
            said += f" {self.amount(keyword.amount)}"
        return said + (f" - {self.characteristic(keyword.filters)}" if keyword.filters else "")

    def gained_keyword(self, keyword: t.Keyword) -> str:
        """ "Clairvoyance +1": what is added to a number."""
        if keyword.amount is not None and keyword.name in ("Clarividência", "Energia Cósmica"):
            return f"{KEYWORDS[keyword.name]} {self.signed(keyword.amount)}"
        return self.keyword(keyword)

    def characteristic(self, filters: tuple[Filter, ...]) -> str:
        first, rest = filters[0], filters[1:]
        if isinstance(first, t.Affiliated):
            return f"affiliation {listed(first.names, 'or')}"
        if isinstance(first, t.Powered):
            return power_list(first)
        if isinstance(first, t.HasKeyword):
            return KEYWORDS[first.keyword]
        if not rest:
            return "all actions"
        if isinstance(rest[0], t.Called):
            return f"action {listed(rest[0].names, 'or')}"
        return self.phrase(Selector(EACH, filters), True)

    def amount(self, amount: Amount) -> str:
        if isinstance(amount, Number):
            return str(amount.number)
        if isinstance(amount, t.Variable):
            if amount.times == -1:
                return f"{amount.plus}-X"
            return "X+X" if amount.times == 2 else f"X{amount.plus:+d}" if amount.plus else "X"
        if isinstance(amount, Did):
            self.check_did(amount)
            return "that many"
        raise self.unsayable(type(amount).__name__)

    def cards(self, amount: Amount) -> str:
        """ "A card", "two cards"."""
        if isinstance(amount, VALUED):
            return f"a number of cards equal to {self.value(amount)}"
        return "a card" if amount == Number(1) else f"{self.words_for(amount)} cards"

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
        if isinstance(amount, t.CountedDown):
            return "the number of cards put into the resources in this Countdown Phase"
        if isinstance(amount, t.Found):
            return "the number of cards searched for"
        if isinstance(amount, t.Given):
            first = f"{self.amount(amount.amount)} if {self.write(amount.condition)}"
            return f"{first}, otherwise {self.amount(amount.otherwise)}"
        if isinstance(amount, Did):
            return f"the number of cards {DONE[self.done_before(amount)]} this way"
        if isinstance(amount, t.Plus):
            return f"{self.value(amount.amount)} {'plus' if amount.number > 0 else 'minus'} {abs(amount.number)}"
        if isinstance(amount, t.Outermost):
            how = "highest" if amount.most else "lowest"
            return f"the {how} {FIGURES[amount.value]} among {self.all_of(amount.among)}"
        if isinstance(amount, t.Sum):
            one = self.value(amount.one)
            return f"{one} plus {self.value(amount.other)}"
        if isinstance(amount, t.AtMost):
            return f"{self.value(amount.amount)}, up to {amount.most}"
        if isinstance(amount, t.Less):
            return f"{amount.number} less {self.value(amount.amount)}"
        if isinstance(amount, t.ValueOf):
            return f"{VALUES[amount.value]} of {self.piece_of(amount.what)}"
        if isinstance(amount, t.CountOf):
            other = "other " if t.Another() in amount.what.filters else ""
            return f"the number of {other}{self.counted_phrase(amount.what, True)}"
        raise self.unsayable(type(amount).__name__)

    def counted(self, amount: Amount) -> str:
        if isinstance(amount, t.Found):
            return "card searched for"
        if isinstance(amount, Did):
            return f"card {DONE[self.done_before(amount)]} this way"
        if isinstance(amount, t.Scaled) and isinstance(amount.amount, t.CountOf) and amount.parts > 1 and not amount.up:
            return f"{NUMBERS[amount.parts]} {self.counted_phrase(amount.amount.what, True)}"
        if isinstance(amount, t.ValueOf) and amount.value in ("shield", "initial"):
            return f"point of {FIGURES[amount.value]} of {self.piece_of(amount.what)}"
        if isinstance(amount, t.ValueOf) and amount.value in ("powers", "affiliations"):
            return f"{ {'powers': 'power'}.get(amount.value, 'affiliation') } of {self.piece_of(amount.what)}"
        if not isinstance(amount, t.CountOf):
            raise self.unsayable(type(amount).__name__)
        if amount.what.how == CHOSEN:
            return f"one of {self.that(amount.what)}"
        return ("other " if t.Another() in amount.what.filters else "") + self.counted_phrase(amount.what, False)

    def counted_phrase(self, selector: Selector, plural: bool) -> str:
        among = next((each for each in selector.filters if isinstance(each, t.Among)), None)
        if among is None or among.slot == self.group:
            said = self.lying(selector, plural)
        else:
            kept = tuple(each for each in selector.filters if each is not among)
            said = f"{self.lying(replace(selector, filters=kept), plural)} {DONE[self.done_to(among.slot)]} this way"
        self.note(selector)
        return said

    def lying(self, selector: Selector, plural: bool) -> str:
        """The noun with its qualities, where what it names lies there and is not taken from there."""
        self.located = "in"
        said = self.phrase(selector, plural)
        self.located = "from"
        return said

    def offer(self, step: t.Step) -> str:
        if self.begins_with_verb(step.effect):
            return f"{self.may[step.by]} {self.effect(step.effect, self.mood)}"
        if isinstance(step.effect, t.Damage):
            have = "you may" if step.effect.source is None else "you may have"
            return f"{have} {self.damage(step.effect, 'deal')}"
        return f"you may make it that {self.effect(step.effect, self.mood)}"

    def done_by(self, who: str, step: t.Step) -> str:
        """ "That player … from their hand": what is one's own is that of whoever does it."""
        return re.sub(r"\byour\b", "their", super().done_by(who, step))

    # -- which pieces --

    def piece_of(self, selector: Selector | None) -> str:
        assert selector is not None, "what is said has an object"
        if selector == t.YOURSELF:
            return "you"
        if selector.how == THIS:
            kinds = [each.kinds[0] for each in selector.filters if isinstance(each, t.Kind)]
            zones = [f"from {place(each)}" for each in selector.filters if isinstance(each, t.In)]
            return join_words(f"this {NOUNS[kinds[0]] if kinds else 'card'}", *zones)
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
            return f"the chosen {noun_words(noun, False)}"
        if noun == "character" and selector.slot == self.damager and resolve(self.nouns, noun) != selector.slot:
            return "the character that dealt that damage"
        ordinal = [("first", "second", "third")[each.which] for each in selector.filters if isinstance(each, t.Nth)]
        if ordinal:
            return f"the {ordinal[0]} {noun_words(noun, False)}"
        many = self.many.get(selector.slot, False)
        return f"those {noun_words(noun, True)}" if many else f"that {noun_words(noun, False)}"

    def target(self, selector: Selector) -> str:
        noun = noun_of(selector.filters)
        sides = [ALIGNMENTS[f.alignment] for f in selector.filters if isinstance(f, t.Aligned) and not f.negated]
        if sides:
            return join_words("the target", *sides, noun_words(noun, False), self.qualities(selector.filters))
        one = "target" if noun == "target" else f"target {noun_words(noun, False)}"
        many = "targets" if noun == "target" else f"target {noun_words(noun, True)}"
        said = self.qualities(tuple(each for each in selector.filters if each != t.Repeatable()))
        if t.Another() in selector.filters:
            return join_words("another", one, said)
        if selector.count == Number(1) and not selector.up_to:
            return join_words("the", one, said)
        up_to = "up to " if selector.up_to else ""
        apart = "" if t.Repeatable() in selector.filters else "different"
        return join_words("each of", up_to + self.words_for(selector.count), apart, many, said)

    def some(self, selector: Selector) -> str:
        if selector.by != YOU:
            chooser = {t.THAT_PLAYER: "that player's", OPPONENT: "an opponent's"}[selector.by]
            return f"{self.some(replace(selector, by=YOU))} of {chooser} choice"
        another = t.Another() in selector.filters
        among = [filter_.slot for filter_ in selector.filters if isinstance(filter_, t.Among)]
        up_to = "up to " if selector.up_to else ""
        plain = selector.filters[:1] == (t.Kind(("card",), True),) or len(selector.filters) == 1
        if among and selector.how == CHOOSE and selector.count != Number(99) and len(selector.filters) <= 2 and plain:
            return f"{up_to}{self.words_for(selector.count)} of them"
        if any(isinstance(each, t.CarriedBy) and each.divided for each in selector.filters) and isinstance(
            selector.count, t.CountOf
        ):
            return f"a {self.phrase(selector, False)}, one from each"
        if isinstance(selector.count, VALUED):
            value = self.value(selector.count)
            return f"{up_to}a number of {self.phrase(selector, True)} equal to {value}"
        one = selector.count == Number(1)
        ends = [f for f in selector.filters if isinstance(f, t.In) and f.zone in ("top", "bottom")]
        if ends and selector.how == EACH and selector.filters == (t.Kind(("card",), True), ends[0]):
            number = "" if one else f"{self.words_for(selector.count)} "
            return f"the {ends[0].zone} {number}card{'' if one else 's'} of {WHOSE[ends[0].whose]} deck"
        if are_actions(selector):
            return join_words("other" if another else "", self.phrase(selector, True))
        either = selector.filters[-1]
        if isinstance(either, t.Either) and either.one == (t.Itself(),) and isinstance(either.other[0], t.Among):
            return "both characters"
        if isinstance(either, t.Either) and isinstance(either.one[0], t.Among):
            noun = noun_words(noun_of(selector.filters), False)
            return join_words(f"that {noun} or another {noun}", self.qualities(either.other))
        if isinstance(either, t.Either) and either.one == (t.Itself(),):
            noun, several = noun_of(selector.filters), selector.how == EACH
            others = join_words(noun_words(noun, several), self.qualities(either.other))
            return f"this {noun_words(noun, False)} {'and/or other' if several else 'or another'} {others}"
        if selector.how == CHOOSE and one and isinstance(either, t.Either) and not is_quality(either):
            return self.one_or_other(either)
        if selector.how == CHOOSE and selector.count == Number(99):
            return f"any number of {self.phrase(selector, True)}"
        if selector.how == CHOOSE and one:
            noun = self.phrase(selector, False)
            return f"{up_to}one {noun}" if up_to else join_words("another" if another else article(noun), noun)
        if selector.how == CHOOSE or not one:
            other = "other " if another else ""
            each = "the " if selector.how == EACH else ""
            return f"{each}{up_to}{self.words_for(selector.count)} {other}{self.phrase(selector, True)}"
        told_apart = any(isinstance(filter_, t.Ordinal) for filter_ in selector.filters)
        if told_apart or any(isinstance(filter_, t.In) and filter_.zone == "top" for filter_ in selector.filters):
            return f"the {self.phrase(selector, False)}"
        return join_words("each", "other" if another else "", self.phrase(selector, False))

    def one_or_other(self, either: t.Either) -> str:
        """ "A scenario card or a support card with …"."""
        sorts = [self.phrase(Selector(CHOOSE, filters), False) for filters in (either.one, either.other)]
        return " or ".join(f"{article(sort)} {sort}" for sort in sorts)

    def all_of(self, selector: Selector | None) -> str:
        """ "Characters you control", where each of them would be said one by one otherwise."""
        assert selector is not None, "what is said has an object"
        if not are_several(selector) or selector.count != Number(1):
            return self.piece_of(selector)
        before, self.several = self.several, True
        said = join_words("other" if t.Another() in selector.filters else "", self.phrase(selector, True))
        self.several = before
        self.note(selector)
        return said

    def whole_zone(self, selector: Selector) -> str:
        """ "Your hand", where each card of it is meant."""
        where = selector.filters[-1] if selector.filters else None
        plain = selector.how == EACH and selector.filters == (t.Kind(("card",), True), where)
        if plain and isinstance(where, t.In) and where.zone in ("hand", "resources"):
            self.note(selector)
            return place(where)
        return self.piece_of(selector)

    def phrase(self, selector: Selector | None, plural: bool) -> str:
        assert selector is not None, "what is said has an object"
        before, self.several = self.several, plural
        said = self.noun_phrase(selector, plural)
        self.several = before
        return said

    def noun_phrase(self, selector: Selector, plural: bool) -> str:
        filters = selector.filters
        kind = next((filter_ for filter_ in filters if isinstance(filter_, t.Kind)), t.Kind(("card",), True))
        before = [
            f"{ALIGNMENTS[each.alignment]}" for each in filters if isinstance(each, t.Aligned) and not each.negated
        ]
        before += [f"{each.which}" for each in filters if isinstance(each, t.Ordinal)]
        before += [f"{' or '.join(each.types)}" for each in filters if isinstance(each, t.Typed) and not each.negated]
        if kind == t.Kind(("action",)):
            powers = [each for each in filters if isinstance(each, t.Powered) and not each.negated]
            before += [power_list(each) for each in powers]
            filters = tuple(each for each in filters if each not in powers)
        return join_words(*before, kind_words(kind, plural), self.qualities(filters))

    def qualities(self, filters: tuple[Filter, ...]) -> str:
        return join_words(*(self.quality(filter_) for filter_ in filters))

    def quality(self, filter_: Filter) -> str:
        return QUALITIES[type(filter_)](self, filter_)

    def some_of(self, selector: Selector, least: int) -> str:
        """What is counted in a condition."""
        if selector.how != EACH:
            return self.piece_of(selector)
        another = t.Another() in selector.filters
        noun = self.lying(selector, least > 1 or selector.up_to)
        self.note(selector)
        if least > 1 or selector.up_to:
            return f"{NUMBERS[least]} or more {'other ' if another else ''}{noun}"
        return f"another {noun}" if another else f"{article(noun)} {noun}"

    def limited(self, selector: Selector, count: t.Count) -> str:
        """ "Exactly two characters", "two or fewer cards"."""
        noun = self.lying(selector, count.most > 1)
        other = "other " if t.Another() in selector.filters else ""
        self.note(selector)
        number = NUMBERS[count.most]
        return f"exactly {number} {other}{noun}" if count.least else f"{number} or fewer {other}{noun}"

    def damage(self, effect: t.Damage, verb: str = "deals") -> str:
        source = f"{self.piece_of(effect.source)} {verb}" if effect.source is not None else "deal"
        hits = []
        for hit in effect.hits:
            kind = "penetrating damage" if hit.penetrating else "damage"
            among = " divided as you choose among" if effect.distributed else " to"
            to = self.piece_of(hit.to)
            if isinstance(hit.amount, VALUED):
                hits.append(f"{kind} to {to} equal to {self.value(hit.amount)}")
                continue
            hits.append(
                f"{self.amount(hit.amount)} {kind}{among} {to.removeprefix('each of ') if effect.distributed else to}"
            )
        return f"{source} {' and '.join(hits)}"
