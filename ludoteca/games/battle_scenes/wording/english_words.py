"""The small words of English texts: lists, nouns, places, parts of a turn; and how qualities of pieces are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.core.effects import EACH, OPPONENT, YOU, Filter, Number, Selector
from ludoteca.games.battle_scenes.sayings import vocabulary as keywords
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import is_quality

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.wording.english import English

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
    "name": "name",
    "card type": "card type",
    "card": "card",
    "ability": "ability",
    "ev": "EV character",
    "source": "source",
    "target": "target",
}
KEYWORDS = {**keywords.KEYWORDS, **keywords.ACTION_KEYWORDS}
ALIGNMENTS = {"Herói": "hero", "Vilão": "villain", "Herói ou Vilão": "hero or villain"}
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
DONE = {"Discard": "discarded", "Unload": "unloaded", "Load": "loaded", "Draw": "drawn"}
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
    t.TARGET_OPPONENT: "the target opponent's",
    t.ANY_PLAYER: "a player's",
    t.EACH_PLAYER: "each player's",
    t.OTHERS: "another player's",
    t.RIVAL: "an opponent of that player's",
    t.CONTROLLER: "its controller's",
}
CONTROLLERS = {
    YOU: "you control",
    OPPONENT: "controlled by an opponent",
    t.OTHERS: "controlled by another player",
    t.THAT_PLAYER: "that player controls",
    t.TARGET_PLAYER: "the target player controls",
    t.TARGET_OPPONENT: "the target opponent controls",
}
DOERS = {
    t.TARGET_PLAYER: "the target player",
    t.TARGET_OPPONENT: "the target opponent",
    t.THAT_PLAYER: "that player",
    t.EACH_PLAYER: "each player",
    OPPONENT: "each opponent",
    t.CONTROLLER: "the controller of that character",
    t.RIVAL: "an opponent of that player",
}
EVENTS = {
    "enters": "enters the scene",
    "leaves": "leaves the scene",
    "enters or leaves": "enters or leaves the scene",
    "knocked out": "is knocked out",
    "destroyed": "is destroyed",
    "readied": "is readied",
    "exhausted": "is exhausted",
    "boosted": "is Empowered",
    "materialized": "is Materialized",
    "unloaded": "is unloaded",
    "discarded": "is discarded",
}
FORBIDDEN = {
    "be readied": "can't be readied",
    "search decks": "can't search decks",
    "be used": "can't be used",
    "be put back": "is not put on the top of your deck by Clairvoyance",
}
VALUES = {
    "shield": "the Shield",
    "stage": "the stage",
    "powers": "the number of powers",
    "affiliations": "the number of affiliations",
    "energy": "the current Energy",
    "initial": "the Initial Energy",
}


def join_words(*words: str) -> str:
    return " ".join(filter(None, words))


def article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" else "a"


def listed(words: tuple[str, ...], joint: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"


def power_list(powered: t.Powered) -> str:
    return listed(tuple(f"{{{code}}}" for code in powered.powers), "and" if powered.every else "or")


def kind_words(kind: t.Kind, plural: bool) -> str:
    names = [NOUNS[each] for each in kind.kinds]
    if kind.card:
        card = "cards" if plural else "card"
        return card if kind.kinds == ("card",) else f"{' or '.join(names)} {card}"
    return " or ".join(f"{name}s" if plural else name for name in names)


def noun_words(noun: str, plural: bool) -> str:
    return kind_words(t.Kind(tuple(noun.split("|")), noun == "card"), plural)


def place(found: t.In) -> str:
    if "{}" in ZONES[found.zone]:
        return ZONES[found.zone].format(WHOSE[found.whose])
    return ZONES[found.zone] if found.zone == "scene" else f"{WHOSE[found.whose]} {ZONES[found.zone]}"


def put_where(found: t.In) -> str:
    """ "On top of your deck", "into your hand"."""
    on = {"top": "on top of {} deck", "bottom": "on the bottom of {} deck"}
    if found.zone in on:
        return on[found.zone].format(WHOSE[found.whose])
    return f"into {place(found)}"


def are_several(selector: Selector) -> bool:
    """ "Actions", "characters": spoken of as several; the first action and the top card are one."""
    one = any(
        isinstance(f, t.Ordinal) or (isinstance(f, t.In) and f.zone in ("top", "bottom")) for f in selector.filters
    )
    return selector.how == EACH and not one and not any(isinstance(f, (t.Either, t.Among)) for f in selector.filters)


def are_actions(selector: Selector) -> bool:
    return are_several(selector) and t.Kind(("action",)) in selector.filters


def part(phase: str, whose: str, coming: bool = False) -> str:
    name = f"next {PHASES[phase]}" if coming else PHASES[phase]
    return f"the {name}" if whose == t.ANY_PLAYER else f"{WHOSE[whose]} {name}"


def lasting(until: str) -> str:
    """ "Until the beginning of your next turn", "until the end of the Draw Phase"."""
    if "/" not in until:
        return f"until the end of the {PHASES[until]}"
    edge, phase, whose = until.split("/")
    return f"until the {'end' if edge == 'end' else 'beginning'} of {part(phase, whose, coming=True)}"


def during(said: str) -> str:
    phase, whose = said.split("/")
    if phase.startswith("not "):
        return f" outside {part(phase[4:], whose)}"
    return f" during {part(phase, whose)}"


# -- qualities -------------------------------------------------------------------


def _called(self: English, filter_: t.Called) -> str:
    if filter_.what == "name":
        return f"{'not ' if filter_.negated else ''}named {listed(filter_.names, 'or')}"
    if filter_.what == "part":
        return f"with{'out' if filter_.negated else ''} the word {listed(filter_.names, 'or')} in its name"
    return f"with {'an alter ego other than' if filter_.negated else 'the alter ego'} {listed(filter_.names, 'or')}"


def _affiliated(self: English, filter_: t.Affiliated) -> str:
    return f"{'without' if filter_.negated else 'with'} the affiliation {listed(filter_.names, 'or')}"


def _powered(self: English, filter_: t.Powered) -> str:
    return f"{'without' if filter_.negated else 'with'} {power_list(filter_)}"


def _energy(self: English, filter_: t.Energy | t.Figure) -> str:
    value = "initial" if isinstance(filter_, t.Energy) else filter_.value
    if isinstance(filter_, t.Figure) and value in ("powers", "affiliations"):
        number = filter_.amount.number if isinstance(filter_.amount, Number) else 0
        return f"with {NUMBERS[number]} or more {value}" if filter_.compare else f"without {value}"
    said = FIGURES[value]
    if isinstance(filter_.amount, (Number, t.Variable)):
        compare = {"": "", "more": " or more", "less": " or less"}[filter_.compare]
        return f"with {said} {self.amount(filter_.amount)}{compare}"
    other = filter_.amount
    same = isinstance(other, t.ValueOf) and other.value == value
    told = f"that of {self.piece_of(other.what)}" if same and isinstance(other, t.ValueOf) else self.value(other)
    return f"with {said} {COMPARED[filter_.compare]} {told}"


def _extreme(self: English, filter_: t.Extreme) -> str:
    return f"with the {'highest' if filter_.most else 'lowest'} {FIGURES[filter_.value]}"


def _not(self: English, filter_: t.Not) -> str:
    if isinstance(filter_.of, t.EnteredThisTurn):
        return f"that {self.agreed('has', 'have')} not entered the scene this turn"
    return f"not {self.quality(filter_.of)}"


def _within(self: English, filter_: t.Within) -> str:
    return f"{self.located} {listed(tuple(place(each) for each in filter_.places), 'or')}"


OR_SO = {"": "", "more": " or more", "less": " or less"}
FIGURES = {"initial": "Initial Energy", "energy": "current Energy", "shield": "Shield"}
COMPARED = {
    "": "equal to",
    "above": "greater than",
    "below": "less than",
    "more": "greater than or equal to",
    "less": "less than or equal to",
}
ALIKE = {
    "controller": "controlled by the same player",
    "name": "with the same name",
    "affiliation": "with an affiliation in common",
    "power": "with a power in common",
    "card type": "of the same type",
}


def _nothing(self: English, filter_: Filter) -> str:
    """Said before the noun, or by it."""
    return ""


def _with_keyword(self: English, filter_: t.HasKeyword) -> str:
    return f"{'without' if filter_.negated else 'with'} {KEYWORDS.get(filter_.keyword, filter_.keyword)}"


QUALITIES: dict[type[Filter], Callable[[Any, Any], str]] = {
    t.Kind: lambda self, f: f"that is not {article(NOUNS[f.kinds[0]])} {NOUNS[f.kinds[0]]} card" if f.negated else "",
    t.Another: _nothing,
    t.Among: lambda self, f: "among them",
    t.Aligned: lambda self, f: f"that is not a {ALIGNMENTS[f.alignment]}" if f.negated else "",
    t.Typed: lambda self, f: f"that {self.agreed('is', 'are')} not {' or '.join(f.types)}" if f.negated else "",
    t.Called: _called,
    t.Affiliated: _affiliated,
    t.Powered: _powered,
    t.Energy: _energy,
    t.HasKeyword: _with_keyword,
    t.Shares: lambda self, f: (
        f"with {'no' if f.negated else article(f.what)} {f.what} in common with {self.piece_of(f.other)}"
    ),
    t.SameAs: lambda self, f: f"with the same {f.what} as {self.piece_of(f.other)}",
    t.Controlled: lambda self, f: CONTROLLERS[f.by],
    t.SinceStart: lambda self, f: "since the beginning of the turn",
    t.EnteredThisTurn: lambda self, f: "that entered the scene this turn",
    t.In: lambda self, f: f"{'in' if f.zone == 'scene' else self.located} {place(f)}",
    t.CarriedBy: lambda self, f: (
        f"divided as you choose among {self.piece_of(f.who).removeprefix('each of ')}"
        if f.divided
        else f"carried by {self.piece_of(f.who)}"
    ),
    t.Carrying: lambda self, f: f"{'not ' if f.negated else ''}carrying {self.some_of(f.what, f.least)}",
    t.AtStage: lambda self, f: f"at stage {' or '.join(map(str, f.stages))}",
    t.Figure: _energy,
    t.Extreme: _extreme,
    t.Alike: lambda self, f: ALIKE[f.what],
    t.Not: _not,
    t.Revealed: lambda self, f: "revealed in this action",
    t.Dealing: lambda self, f: (
        f"that {self.agreed('deals', 'deal')} damage" + (f" to {self.piece_of(f.to)}" if f.to is not None else "")
    ),
    t.Aimed: lambda self, f: "without a target" if f.negated else "with a target",
    t.Acted: lambda self, f: f"that {self.agreed('has', 'have')} {'not ' if f.negated else ''}used an action this turn",
    t.Hurt: lambda self, f: f"that {self.agreed('has', 'have')} {'not ' if f.negated else ''}received damage this turn",
    t.Different: lambda self, f: f"with different {f.what}s",
    t.Costing: lambda self, f: f"of cost {f.cost}{OR_SO[f.compare]}",
    t.Within: _within,
    t.HeldBy: lambda self, f: f"of {self.piece_of(f.who)}",
    t.UsedBy: lambda self, f: f"of {self.all_of(f.who)}",
    t.OfCard: lambda self, f: f"{'not ' if f.negated else ''}of {self.all_of(f.what)}",
    t.Targeting: lambda self, f: (
        f"that {self.agreed('does not target', 'do not target') if f.negated else self.agreed('targets', 'target')} "
        f"{self.piece_of(f.what)}"
    ),
    t.NameOf: lambda self, f: f"of a {NOUNS[f.kinds[0]]}",
    t.UserOf: lambda self, f: "that used that action",
    t.OfChosen: lambda self, f: f"of {self.piece_of(f.other)}",
    t.Ordinal: _nothing,
    t.Either: lambda self, f: (
        f"{self.qualities(f.one)} or {self.qualities(f.other)}" if is_quality(f) else f"that is {self.one_or_other(f)}"
    ),
    t.UsedThisTurn: lambda self, f: f"{'the opponent has ' if f.by == OPPONENT else ''}used this turn",
}
