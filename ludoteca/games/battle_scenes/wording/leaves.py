"""What is read as one piece in texts of this game: symbols of stages and powers, formulas with X, names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ludoteca.cardtext.speech.categories import Category
from ludoteca.cardtext.speech.chart import CAPITAL, FIGURE, KNOWN, Chart, Result
from ludoteca.cardtext.speech.leaves import Numbers, OpenNames
from ludoteca.cardtext.speech.lexicon import PLURAL, SINGULAR
from ludoteca.cardtext.speech.words import NAME, WORD, Word
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer, Written
from ludoteca.core.effects import Amount, Number
from ludoteca.core.rulebook import Lang
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.vocabulary import ACTION_KEYWORDS, KEYWORDS

#: How the parts of a list are joined, as words; the first is written.
OR = (("ou",), (",", "ou"), ("ou", "de"), ("e", "/", "ou"), ("/",), ("nem", "de"))
AND = (("e",), (",", "e"))
NOR = (("nem",), ("nem", "de"), ("ou",), ("ou", "de"))


def symbol(chart: Chart, at: int) -> str:
    """What stands in curly brackets here."""
    return chart.words[at + 1].said or chart.word(at + 1) if chart.word(at) == "{" and chart.word(at + 2) == "}" else ""


def joint(chart: Chart, at: int, joints: Iterable[Sequence[str]]) -> list[int]:
    """Where a list goes on after a word that joins its parts."""
    return [at + len(each) for each in joints if chart.texts[at : at + len(each)] == tuple(each)]


def figure_of(amount: Any) -> int | None:
    return amount.number if isinstance(amount, Number) and amount.number >= 0 else None


#: Numbers as amounts: in figures, and in words.
FIGURES = Numbers(made=Number, figure=figure_of)
COUNTS = Numbers(in_words=True, made=Number, figure=figure_of)
#: The same before "of": "one of them", not "a of them".
COUNTS_OF = Numbers(in_words=True, made=Number, figure=figure_of, counting=False)


class Stages(Category):
    """ "{1}", "{1} ou {2}"; or only one of them."""

    def __init__(self, most: int = 2) -> None:
        self.most = most

    def first_words(self, lang: Lang) -> Iterable[str]:
        return ("{",)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        found: tuple[int, ...] = ()
        while (stage := symbol(chart, at)) and stage in "012" and len(found) < self.most:
            found, at = (*found, int(stage)), at + 3
            yield Result(at, found if self.most > 1 else found[0])
            if chart.word(at) != "ou":
                break
            at += 1
        if not found:
            chart.missed(at, "{1}")

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        stages = value if self.most > 1 else (value,)
        if writer.lang == "en":
            return Written((" or ".join(str(stage) for stage in stages),))
        return Written((" ou ".join(f"{{{stage}}}" for stage in stages),))


class Powers(Category):
    """ "{VO}", "{AD} ou {LA}": codes of powers, joined by one word everywhere or by commas."""

    def __init__(self, joints: Sequence[Sequence[str]], en: str, least: int = 1) -> None:
        self.joints = joints
        self.words = {"pt": joints[0][0], "en": en}
        self.least = least

    def first_words(self, lang: Lang) -> Iterable[str]:
        return ("{",)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        yield from self.more(chart, at, ())

    def more(self, chart: Chart, at: int, before: tuple[str, ...]) -> Iterator[Result]:
        code = symbol(chart, at)
        if code not in t.POWERS:
            chart.missed(at, "{VO}")
            return
        found = (*before, code)
        if len(found) >= self.least:
            yield Result(at + 3, found)
        for end in joint(chart, at + 3, (*self.joints, (",",))):
            yield from self.more(chart, end, found)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        if len(value) < self.least:
            raise Unsayable(value)
        codes = [f"{{{code}}}" for code in value]
        *first, last = codes
        return Written((", ".join(first) + f" {self.words[writer.lang]} {last}" if first else last,))


class Boons(Category):
    """ "Escudo +1, {VO} e {GE}": a change of shield and powers."""

    def first_words(self, lang: Lang) -> Iterable[str]:
        return ("{", "escudo", FIGURE)

    def all_words(self, lang: Lang) -> Iterable[str]:
        return (*(code.lower() for code in t.POWERS), "escudo", "{", "}", "x", "+", "-", "/", "(", ")")

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        yield from self.more(chart, at, None, ())

    def more(self, chart: Chart, at: int, shield: Amount | None, powers: tuple[str, ...]) -> Iterator[Result]:
        code = symbol(chart, at)
        if code in t.POWERS:
            powers, at = (*powers, code), at + 3
        elif chart.word(at) == "escudo" and shield is None and (said := signed_at(chart, at + 1)) is not None:
            shield, at = said
        elif shield is None and (said := signed_at(chart, at)) is not None and is_of_shield(chart, said[1]):
            shield, at = said[0], said[1] + 2
        else:
            chart.missed(at, "Escudo +1")
            return
        yield Result(at, (shield, powers))
        for end in joint(chart, at, (*AND, (",",))):
            yield from self.more(chart, end, shield, powers)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        shield, powers = value
        said = [] if shield is None else [f"{'Escudo' if writer.lang == 'pt' else 'Shield'} {sign_of(shield)}"]
        said += [f"{{{code}}}" for code in powers]
        if not said:
            raise Unsayable(value)
        *first, last = said
        return Written((f"{', '.join(first)} {'e' if writer.lang == 'pt' else 'and'} {last}" if first else last,))


def is_of_shield(chart: Chart, at: int) -> bool:
    """ "+1 de Escudo"."""
    return chart.texts[at : at + 2] == ("de", "escudo")


def signed_at(chart: Chart, at: int) -> tuple[Amount, int] | None:
    """A figure or X with its sign here, and where it ends."""
    word = chart.word(at)
    if word[:1] in ("+", "-") and word[1:].isdigit():
        return Number(int(word)), at + 1
    if word == "+X":
        return t.Variable(), at + 1
    if word == "-" and chart.word(at + 1) == "x":
        return t.Variable(-1), at + 2
    return None


def sign_of(amount: Any) -> str:
    if isinstance(amount, Number):
        return f"{amount.number:+d}"
    if amount in (t.Variable(), t.Variable(-1)):
        return "+X" if amount.times > 0 else "-X"
    raise Unsayable(amount)


class Plus(Category):
    """ "+1", "-X"."""

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (FIGURE, "-")

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        said = signed_at(chart, at)
        if said is None:
            chart.missed(at, "+1")
            return
        amount, end = said
        yield Result(end, amount, SINGULAR if amount in (Number(1), Number(-1)) else PLURAL)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        return Written((sign_of(value),), SINGULAR if value in (Number(1), Number(-1)) else PLURAL)


class Formula(Category):
    """ "X", "X+2", "3-X", "X+X": a multiple of X and a number."""

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (FIGURE, "x")

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        times = plus = sign = 0
        start = at
        while True:
            word = chart.word(at)
            factor = sign or 1
            if word == "x" and (sign or at == start):
                times, at, sign = times + factor, at + 1, 0
            elif word == "+X":
                times, at, sign = times + 1, at + 1, 0
            elif word.isdigit() and (sign or at == start):
                plus, at, sign = plus + factor * int(word), at + 1, 0
            else:
                break
            if times:
                yield Result(at, t.Variable(times, plus), PLURAL)
            sign = {"+": 1, "-": -1}.get(chart.word(at), 0)
            at += 1 if sign else 0
            if not sign and chart.word(at) != "+X":
                break
        if not times:
            chart.missed(at, "X")

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        if not isinstance(value, t.Variable) or not demand.agreement & PLURAL:
            raise Unsayable(value)
        if value.times == -1 and value.plus > 0:
            return Written((f"{value.plus}-X",), PLURAL)
        if value.times < 1:
            raise Unsayable(value)
        return Written(("+".join(["X"] * value.times) + (f"{value.plus:+d}" if value.plus else ""),), PLURAL)


# -- names ------------------------------------------------------------------------

#: Small words that may stand within a name, as they are split, and words that are written short.
SMALL = frozenset(["de", "o", "a", "os", "as", "em", "por", "contra", "von", "van", "del", "la", "-"])
SHORT = frozenset(("Dr", "Dra", "Sr", "Sra", "Jr"))
#: What a shorter name costs than the longest that stands at a place.
SHORTER = 2


#: Words of ours with a capital, which are no names in a list of names.
RESERVED = frozenset((*KEYWORDS, *ACTION_KEYWORDS))


class Names(OpenNames):
    """Proper names that nobody has to know before, one or several: "Manto ou Adaga", as a tuple."""

    def __init__(self, en: str = "or", joints: Sequence[Sequence[str]] = (*OR, *AND, (",",)), most: int = 9) -> None:
        super().__init__("Nome", SMALL)
        self.joints = joints
        self.words = {"pt": "ou" if en == "or" else "e", "en": en}
        self.most = most

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (CAPITAL, KNOWN, FIGURE)

    def all_words(self, lang: Lang) -> Iterable[str]:
        return "abcdefghijklmnopqrstuvwxyz"

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        yield from self.more(chart, at, (), 0)

    def more(self, chart: Chart, at: int, before: tuple[str, ...], cost: int) -> Iterator[Result]:
        found = [(end, name) for end, name in names_at(chart.words, at) if not before or name not in RESERVED]
        if not found:
            chart.missed(at, "Nome")
        longest = max((end for end, _ in found), default=0)
        for end, name in found:
            dearer = cost + (SHORTER if end < longest - 1 else 0)
            yield Result(end, (*before, name), cost=dearer)
            if len(before) + 1 < self.most:
                for after in joint(chart, end, self.joints):
                    yield from self.more(chart, after, (*before, name), dearer)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        if not value or len(value) > self.most:
            raise Unsayable(value)
        *first, last = value
        return Written((f"{', '.join(first)} {self.words[writer.lang]} {last}" if first else last,))


def names_at(words: Sequence[Word], at: int) -> Iterator[tuple[int, str]]:
    """Every name that begins here, with its end. Initials with dots may end the sentence with their last dot."""
    if at >= len(words) or not is_capital(words, at):
        return
    end = at + 1
    while True:
        initials = 0
        while end < len(words) and words[end].text == "." and touches(words, end) and is_short(words[end - 1]):
            end, initials = end + 1, initials + 1
            if end < len(words) and touches(words, end) and is_capital(words, end):
                end += 1
        if end < len(words) and words[end].text in ("!", "?") and touches(words, end):
            end += 1
        yield end, spelt(words[at:end])
        if initials > 1:
            if words[end - 1].text == ".":
                yield end - 1, spelt(words[at:end])
            return
        after = end
        while after < len(words) and words[after].text in SMALL and words[after].sort != NAME:
            after += 1
        if after >= len(words) or not (is_capital(words, after) or words[after].text.isdigit()):
            return
        end = after + 1


def is_capital(words: Sequence[Word], at: int) -> bool:
    word = words[at]
    if word.sort == NAME:
        return True
    counts = word.said == "X" and at + 1 < len(words) and words[at + 1].text in ("ponto", "pontos", "card", "cards")
    return word.sort == WORD and word.said[:1].isupper() and not counts


def is_short(word: Word) -> bool:
    """An initial, or a word that is written short."""
    return word.said in SHORT or (len(word.said) == 1 and word.said.isupper())


def touches(words: Sequence[Word], at: int) -> bool:
    return words[at].start == words[at - 1].end


def spelt(words: Sequence[Word]) -> str:
    """Words as they stand in the text; a contraction is two of them in one place."""
    text, end, start = "", -1, -1
    for word in words:
        if word.start != start:
            text += (" " if text and word.start > end else "") + (word.said or word.text)
        start, end = word.start, word.end
    return text


class InBrackets(Category):
    """ "(1)": the number of a keyword, as the rulebook writes it (7.2)."""

    def first_words(self, lang: Lang) -> Iterable[str]:
        return ("(",)

    def all_words(self, lang: Lang) -> Iterable[str]:
        return ("(", ")")

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        figure = chart.word(at + 1)
        if chart.word(at) == "(" and chart.word(at + 2) == ")" and figure.isdigit():
            yield Result(at + 3, Number(int(figure)))

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        raise Unsayable(value)


class OwnName(Category):
    """The name of the card or of its action, where its own text speaks of it."""

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (KNOWN,)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        if at < len(chart.words) and chart.words[at].sort == NAME:
            yield Result(at + 1, chart.words[at].meaning)
        else:
            chart.missed(at, "Nome")

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        raise Unsayable(value)


class Exactly(Category):
    """Words with marks that no template can have: brackets."""

    def __init__(self, pt: Sequence[str], en: str) -> None:
        self.texts = [tuple(each.split()) for each in pt]
        self.said = {"pt": pt[0].replace("( ", "(").replace(" )", ")").replace(" ,", ","), "en": en}

    def first_words(self, lang: Lang) -> Iterable[str]:
        return [words[0] for words in self.texts]

    def all_words(self, lang: Lang) -> Iterable[str]:
        return [word for words in self.texts for word in words]

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        for words in self.texts:
            if chart.texts[at : at + len(words)] == words:
                yield Result(at + len(words), True)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        return Written((self.said[writer.lang],))
