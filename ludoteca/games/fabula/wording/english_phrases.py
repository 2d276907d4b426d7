"""How objects, players and amounts are written in English."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core.effects import CHOOSE, CHOSEN, EVENT, OPPONENT, THIS, YOU, Amount, Filter, Number, Selector
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.render import Writing

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NOUNS = {
    "ally": ("ally", "allies"),
    "base": ("base", "bases"),
    "outskirt": ("outskirt", "outskirts"),
    "centre": ("centre", "centres"),
    "modification": ("modification", "modifications"),
    "permanent": ("permanent", "permanents"),
    "token": ("token", "tokens"),
    "card": ("card", "cards"),
    "maneuver": ("maneuver", "maneuvers"),
    "ally-card": ("ally card", "ally cards"),
    "modification-card": ("modification card", "modification cards"),
    "maneuver-card": ("maneuver card", "maneuver cards"),
    "base-card": ("base card", "base cards"),
    "player": ("player", "players"),
    "opponent": ("opponent", "opponents"),
    "effect": ("effect", "effects"),
    "discard-zone": ("discard zone", "discard zones"),
    "exile-zone": ("exile zone", "exile zones"),
    "territory-zone": ("territory zone", "territory zones"),
    "hand-zone": ("hand", "hands"),
    "deck": ("deck", "decks"),
}
SUBTYPES = {
    "bicho": "Beast",
    "gente": "Folk",
    "encantado": "Enchanted",
    "visagem": "Apparition",
    "planta": "Plant",
    "engenho": "Contraption",
    "heroi": "Hero",
}
COUNTERS = {"shield": "shield", "seed": "seed"}
ZONES = {
    ("discard", YOU): "in your discard",
    ("discard", OPPONENT): "in an opponent's discard",
    ("discard", ""): "in any discard",
    ("hand", YOU): "in your hand",
    ("exile", YOU): "in your exile",
    ("exile", ""): "in any exile",
}


class EnglishPhrases(Writing):
    """Writes noun phrases."""

    if_true = "if"
    for_each = "for each"
    then = "; "
    while_true = "while"
    done: ClassVar = {True: "if you do", False: "if you do not"}
    you_may = "you may"
    choose_modes = "choose"

    # -- how many --

    def amount(self, amount: Amount) -> str:
        if isinstance(amount, t.Variable):
            return amount.letter
        assert isinstance(amount, Number)
        return str(amount.number)

    def counted(self, amount: Amount, one: str, many: str = "") -> str:
        many = many or f"{one}s"
        if isinstance(amount, t.Variable):
            return f"{amount.letter} {many}"
        assert isinstance(amount, Number)
        return article(one) if amount.number == 1 else f"{word(amount.number)} {many}"

    def value(self, amount: Amount) -> str:
        match amount:
            case t.CountOf(filters):
                return f"the number of {self.phrase(filters, True)}"
            case t.CountersOn(counter, on):
                return f"the number of {COUNTERS[counter]} counters on {self.np(on)}"
            case t.FigureOf(stat, of):
                return f"the {stat} of {self.np(of)}"
            case t.Half(of, up):
                return f"half {self.value(of)}, rounded {'up' if up else 'down'}"
        raise self.unsayable(type(amount).__name__)

    # -- which objects and players --

    def np(self, selector: Selector) -> str:
        how = selector.how
        if how == THIS:
            self.last = selector
            return "this card"
        if how == t.HOST:
            self.last = selector
            return "the card with this attachment"
        if how == EVENT:
            self.last = selector
            return "that card"
        if how == t.PLAYER:
            return "you"
        if how == t.CONTROLLER:
            return "its controller"
        if how == CHOSEN:
            return self.bound_np(selector)
        self.last = Selector(CHOSEN, slot=selector.slot)
        other = "other " if t.Other() in selector.filters else ""
        if how == CHOOSE:
            count = self.number(selector.count)
            if selector.up_to:
                return f"up to {word(count)} {other}{self.phrase(selector.filters, count > 1)}"
            if count > 1:
                return f"{word(count)} {other}{self.phrase(selector.filters, True)}"
            phrase = self.phrase(selector.filters, False)
            return f"another {phrase}" if other else article(phrase)
        return f"each {other}{self.phrase(selector.filters, False)}"

    def number(self, amount: Amount) -> int:
        assert isinstance(amount, Number)
        return amount.number

    def bound_np(self, selector: Selector) -> str:
        mention = self.mention(selector)
        if mention == "pronoun":
            return "it"
        self.last = selector
        target = self.targets[selector.slot]
        plural = target.count > 1
        if mention == "short":
            noun = " or ".join(NOUNS[sort][plural] for sort in sorts(target.filters[0]))
            return f"{'those' if plural else 'that'} {noun}"
        phrase = self.phrase(target.filters, plural, aimed=True)
        if target.up_to:
            return f"up to {word(target.count)} {phrase}"
        if plural:
            return f"{word(target.count)} {phrase}"
        return f"another {phrase}" if target.other or t.Other() in target.filters else phrase

    def phrase(self, filters: tuple[Filter, ...], plural: bool, aimed: bool = False) -> str:
        opponent = filters[0] == t.Sort("player") and t.Whose(OPPONENT) in filters
        rest = [filter_ for filter_ in filters[1:] if not (opponent and isinstance(filter_, t.Whose))]
        words = ["target"] if aimed else []
        words += [said for filter_ in rest if (said := self.adjective(filter_))]
        names = ["opponent"] if opponent else sorts(filters[0])
        words.append(" or ".join(NOUNS[name][plural] for name in names))
        words += [said for filter_ in rest if (said := self.qualifier(filter_, plural))]
        return " ".join(words)

    def adjective(self, filter_: Filter) -> str:
        match filter_:
            case t.Coloured(colours, how):
                return how or " and ".join(colours)
            case t.Subtype(subtype):
                return SUBTYPES[subtype]
            case t.Tapped(tapped):
                return "tapped" if tapped else "untapped"
            case t.Doing(role):
                return role if role in ("blocking", "blocked") else ""
            case t.Damaged():
                return "damaged"
        return ""

    def qualifier(self, filter_: Filter, plural: bool) -> str:
        match filter_:
            case t.Whose(seat):
                return "you control" if seat == YOU else "an opponent controls"
            case t.Doing(role):
                return f"in an {role}" if role in ("offensive", "influence") else ""
            case t.Compare(stat, amount, least):
                return f"with {stat} {amount} or {'more' if least else 'less'}"
            case t.Marked(counter):
                return f"with a {COUNTERS[counter]} counter"
            case t.In(zone, whose):
                return ZONES[zone, whose]
            case t.Named(name):
                return f"called {name}"
            case t.OfChosenColour():
                return "of the chosen colour"
            case t.Single():
                return "with a single target"
        return ""


def sorts(filter_: Filter) -> list[str]:
    assert isinstance(filter_, t.Sort)
    return filter_.sort.split("/")


def word(number: int) -> str:
    return NUMBERS[number] if number <= 10 else str(number)


def article(phrase: str) -> str:
    return f"{'an' if phrase[:1].lower() in 'aeiou' else 'a'} {phrase}"


def until(duration: str) -> str:
    return " until the end of the turn" if duration == t.END_OF_TURN else ""
