"""How objects, players and amounts are written in canonical Portuguese."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.core.effects import CHOOSE, CHOSEN, EVENT, OPPONENT, THIS, YOU, Amount, Filter, Number, Selector
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.lexicon import (
    COLOURS,
    COUNTERS,
    ENGAGED,
    HOW_COLOURED,
    HURT,
    NOUNS,
    ROLES,
    STATS,
    SUBTYPES,
    TAPPED,
    WHO,
    ZONES,
)
from ludoteca.games.fabula.wording.render import Writing

#: Where a selector stands in the sentence: bare, or behind a preposition that melts with its article.
BARE, AFTER_A, AFTER_DE, AFTER_EM = "", "a", "de", "em"

_MELTED = {
    ("a", "o"): "ao",
    ("a", "a"): "à",
    ("a", "os"): "aos",
    ("a", "as"): "às",
    ("de", "o"): "do",
    ("de", "a"): "da",
    ("de", "os"): "dos",
    ("de", "as"): "das",
    ("em", "o"): "no",
    ("em", "a"): "na",
    ("em", "os"): "nos",
    ("em", "as"): "nas",
}
_PRONOUNS = {("m", False): "ele", ("f", False): "ela", ("m", True): "eles", ("f", True): "elas"}


class PortuguesePhrases(Writing):
    """Writes noun phrases, with their gender and number."""

    if_true = "se"
    for_each = "para cada"
    then = "; "
    while_true = "enquanto"
    done: ClassVar = {True: "se o fizer", False: "se não o fizer"}
    you_may = "você pode"
    choose_modes = "escolha"

    def __init__(self, names: dict[str, str]) -> None:
        super().__init__(names)
        #: Gender and number of what a pronoun would speak of.
        self.form = ("m", False)

    # -- how many --

    def amount(self, amount: Amount, feminine: bool = False) -> str:
        if isinstance(amount, t.Variable):
            return amount.letter
        assert isinstance(amount, Number)
        return str(amount.number)

    def counted(self, amount: Amount, noun: tuple[str, str], feminine: bool) -> str:
        """ "uma carta", "duas cartas", "X cartas"."""
        if isinstance(amount, t.Variable):
            return f"{amount.letter} {noun[1]}"
        assert isinstance(amount, Number)
        return f"{cardinal(amount.number, feminine)} {noun[amount.number != 1]}"

    def value(self, amount: Amount) -> str:
        match amount:
            case t.CountOf(filters):
                return f"o número de {self.phrase(filters, True)}"
            case t.CountersOn(counter, on):
                return f"o número de {counter_words(counter)[1]} {self.np(on, AFTER_EM)}"
            case t.FigureOf(stat, of):
                return f"a {STATS[stat]} {self.np(of, AFTER_DE)}"
            case t.Half(t.CountOf(filters), up):
                return f"metade do número de {self.phrase(filters, True)}{rounded(up)}"
            case t.Half(t.FigureOf(stat, of), up):
                return f"metade da {STATS[stat]} {self.np(of, AFTER_DE)}{rounded(up)}"
        raise self.unsayable(type(amount).__name__)

    # -- which objects and players --

    def np(self, selector: Selector, stands: str = BARE) -> str:
        said, form = self.named_np(selector)
        self.form = form
        return after(stands, said)

    def named_np(self, selector: Selector) -> tuple[str, tuple[str, bool]]:
        how = selector.how
        if how == THIS:
            self.last = selector
            return "esta carta", ("f", False)
        if how == t.HOST:
            self.last = selector
            return "a carta anexada", ("f", False)
        if how == EVENT:
            self.last = selector
            return "aquela carta", ("f", False)
        if how == t.PLAYER:
            return "você", ("m", False)
        if how == t.CONTROLLER:
            return "o controlador " + ("dele" if self.form[0] == "m" else "dela"), ("m", False)
        if how == CHOSEN:
            return self.bound_np(selector)
        self.last = Selector(CHOSEN, slot=selector.slot)
        gender = gender_of(selector.filters)
        if how == CHOOSE:
            plural = number_of(selector.count) > 1
            most = "até " if selector.up_to else ""
            count = cardinal(number_of(selector.count), gender == "f")
            other = other_word(selector.filters, gender, plural)
            number = "" if other and not plural and not most else f"{count} "
            return f"{most}{number}{other}{self.phrase(selector.filters, plural)}", (gender, plural)
        other = other_word(selector.filters, gender, False)
        return f"cada {other}{self.phrase(selector.filters, False)}", (gender, False)

    def bound_np(self, selector: Selector) -> tuple[str, tuple[str, bool]]:
        mention = self.mention(selector)
        if mention == "pronoun":
            return _PRONOUNS[self.form], self.form
        self.last = selector
        target = self.targets[selector.slot]
        gender = gender_of(target.filters)
        plural = target.count > 1
        if mention == "short":
            article = ("o" if gender == "m" else "a") + ("s" if plural else "")
            return f"{article} {noun(target.filters[0], plural)} alvo", (gender, plural)
        phrase = self.phrase(target.filters, plural, aimed=True)
        if target.up_to:
            return f"até {cardinal(target.count, gender == 'f')} {phrase}", (gender, plural)
        if plural:
            return f"{cardinal(target.count, gender == 'f')} {phrase}", (gender, plural)
        if target.other or t.Other() in target.filters:
            return f"{'outro' if gender == 'm' else 'outra'} {phrase}", (gender, False)
        return f"{'o' if gender == 'm' else 'a'} {phrase}", (gender, False)

    def phrase(self, filters: tuple[Filter, ...], plural: bool, aimed: bool = False) -> str:
        """The noun, adjectives, "alvo", and what is said behind it."""
        gender = gender_of(filters)
        form = (gender == "f") + 2 * plural
        words = [noun_of(filters, plural)]
        rest = [filter_ for filter_ in filters[1:] if not is_opponent(filters, filter_)]
        words += [said for filter_ in rest if (said := self.adjective(filter_, form))]
        words += ["alvo"] if aimed else []
        words += [said for filter_ in rest if (said := self.qualifier(filter_, plural))]
        return " ".join(words)

    def adjective(self, filter_: Filter, form: int) -> str:
        match filter_:
            case t.Coloured(colours, how):
                return HOW_COLOURED[how][form] if how else " e ".join(COLOURS[colour][form] for colour in colours)
            case t.Subtype(subtype):
                return SUBTYPES[subtype]
            case t.Tapped(tapped):
                return TAPPED[tapped][form]
            case t.Doing(role):
                return ROLES[role][form] if role in ROLES else ""
            case t.Damaged():
                return HURT[form]
        return ""

    def qualifier(self, filter_: Filter, plural: bool) -> str:
        match filter_:
            case t.Whose(seat):
                return "que você controla" if seat == YOU else "que um oponente controla"
            case t.Doing(role):
                return ENGAGED.get(role, "")
            case t.Compare(stat, amount, least):
                return f"com {STATS[stat]} {amount} {'ou mais' if least else 'ou menos'}"
            case t.Marked(counter):
                return f"com marcador de {COUNTERS[counter]}"
            case t.In(zone, whose):
                return ZONES[zone, whose]
            case t.Named(name):
                return f"chamado {name}"
            case t.OfChosenColour():
                return "da cor escolhida"
            case t.Single():
                return "com um só alvo"
        return ""


def after(stands: str, said: str) -> str:
    """A preposition in front of a noun phrase, melted with its article."""
    if not stands:
        return said
    first, _, rest = said.partition(" ")
    if (stands, first) in _MELTED:
        return f"{_MELTED[stands, first]} {rest}"
    if stands == "de" and first in ("ele", "ela", "eles", "elas", "esta", "este", "aquela", "aquele"):
        return f"d{said}"
    if stands == "em" and first in ("ele", "ela", "eles", "elas", "esta", "este", "aquela", "aquele"):
        return f"n{said}"
    if stands == "a" and first == "aquela":
        return f"à{said[1:]}"
    return f"{stands} {said}"


def cardinal(number: int, feminine: bool) -> str:
    if number == 1:
        return "uma" if feminine else "um"
    if number == 2:
        return "duas" if feminine else "dois"
    return NUMBERS[number] if number <= 10 else str(number)


def number_of(amount: Amount) -> int:
    assert isinstance(amount, Number)
    return amount.number


def sorts_of(filter_: Filter) -> list[str]:
    assert isinstance(filter_, t.Sort)
    return filter_.sort.split("/")


def noun(filter_: Filter, plural: bool) -> str:
    return " ou ".join(NOUNS[sort][plural] for sort in sorts_of(filter_))


def is_opponent(filters: tuple[Filter, ...], filter_: Filter) -> bool:
    return filters[0] == t.Sort("player") and filter_ == t.Whose(OPPONENT)


def noun_of(filters: tuple[Filter, ...], plural: bool) -> str:
    if filters[0] == t.Sort("player") and t.Whose(OPPONENT) in filters:
        return NOUNS["opponent"][plural]
    return noun(filters[0], plural)


def gender_of(filters: tuple[Filter, ...]) -> str:
    return NOUNS[sorts_of(filters[0])[0]][2]


def other_word(filters: tuple[Filter, ...], gender: str, plural: bool) -> str:
    if t.Other() not in filters:
        return ""
    return ("outro" if gender == "m" else "outra") + ("s " if plural else " ")


def counter_words(counter: str) -> tuple[str, str]:
    return f"marcador de {COUNTERS[counter]}", f"marcadores de {COUNTERS[counter]}"


def who(how: str) -> str:
    return WHO[YOU if how == t.PLAYER else how]


def feminine(event: str) -> str:
    return event.replace("ído", "ída").replace("ado", "ada") if event.startswith("for ") else event


def until(duration: str) -> str:
    return " até o fim do turno" if duration == t.END_OF_TURN else ""


def rounded(up: bool) -> str:
    return f", arredondada para {'cima' if up else 'baixo'}"
