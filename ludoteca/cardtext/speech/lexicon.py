"""Lemmas and their forms. Forms come from the paradigm; irregular ones are listed.

What a form agrees with is a mask of four bits (masculine or feminine, one or several), its mood a mask of moods: two
words go together where their masks have a bit in common.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

#: Gender and number.
MS, FS, MP, FP = 1, 2, 4, 8
MASCULINE, FEMININE = MS | MP, FS | FP
SINGULAR, PLURAL = MS | FS, MP | FP
ANY = MASCULINE | FEMININE
GENDERS = {"m": MASCULINE, "f": FEMININE}

#: Moods. ``MAIN`` is the one that a saying has where it stands alone: imperative, or indicative after its subject.
#: ``THEY`` is the indicative of several whom another template names, ``PAST`` what has happened: "comprou", "tiver
#: comprado".
IMPERATIVE, INFINITIVE, INDICATIVE, SUBJUNCTIVE, FUTURE, MAIN, THEY, PAST = 1, 2, 4, 8, 16, 32, 64, 128
EVERY_MOOD = 255

#: What a slot or a verb of a template may demand, by name.
AGREEMENTS = {"one": SINGULAR, "several": PLURAL}
MOODS = {
    "main": MAIN,
    "imperative": IMPERATIVE,
    "infinitive": INFINITIVE,
    "indicative": INDICATIVE,
    "subjunctive": SUBJUNCTIVE,
    "future": FUTURE,
    "they": THEY,
    "past": PAST,
}

Form = tuple[str, int, int]


class UnknownLemma(Exception):
    """A template uses a word that its lexicon does not have."""


class Lemma:
    """A word with all its forms: text, agreement and mood of each, the preferred ones first."""

    __slots__ = ("by_text", "compound", "forms", "word")

    def __init__(self, word: str, forms: list[Form]) -> None:
        self.word = word
        self.forms = forms
        #: The forms by how they are compared: in small letters.
        self.by_text: dict[str, list[Form]] = {}
        #: Those of two words, "tiver comprado", by the two.
        self.compound: dict[tuple[str, str], list[Form]] = {}
        for form in forms:
            first, _, second = form[0].lower().partition(" ")
            if second and forms[0][2] != EVERY_MOOD:
                self.compound.setdefault((first, second), []).append(form)
                self.by_text.setdefault(first, [])
            else:
                self.by_text.setdefault(form[0].lower(), []).append(form)

    @property
    def agreement(self) -> int:
        """All that its forms can agree with: the gender of a noun."""
        mask = 0
        for _, agreement, _ in self.forms:
            mask |= agreement
        return mask

    def form(self, agreement: int, mood: int = EVERY_MOOD) -> str:
        """The first form that goes with these."""
        for text, agrees, moods in self.forms:
            if agrees & agreement and moods & mood:
                return text
        return self.word


class Lexicon:
    """The lemmas of a game: the shared ones, and its own."""

    __slots__ = ("adjectives", "nouns", "verbs")

    def __init__(self) -> None:
        self.nouns: dict[str, Lemma] = {}
        self.adjectives: dict[str, Lemma] = {}
        self.verbs: dict[str, Lemma] = {}
        for word, forms in DETERMINERS.items():
            self.adjective(word, forms)
        for infinitive, irregular in VERBS.items():
            self.verb(infinitive, **irregular)

    def noun(self, word: str, gender: str, plural: str = "") -> None:
        mask = GENDERS[gender]
        forms = [(word, mask & SINGULAR, EVERY_MOOD), (plural or plural_of(word), mask & PLURAL, EVERY_MOOD)]
        self.nouns[word] = Lemma(word, forms)

    def nouns_of(self, gender: str, words: str) -> None:
        """Several nouns of one gender whose plurals are regular."""
        for word in words.split():
            self.noun(word, gender)

    def adjective(self, word: str, forms: str = "") -> None:
        """Adjectives, participles, articles: their four forms follow from the first, or are given."""
        four = forms.split() or forms_of_adjective(word)
        self.adjectives[word] = Lemma(word, [(text, 1 << at, EVERY_MOOD) for at, text in enumerate(four)])

    def adjectives_of(self, words: str) -> None:
        for word in words.split():
            self.adjective(word)

    def verb(
        self,
        infinitive: str,
        *,
        indicative: str = "",
        subjunctive: str = "",
        future: str = "",
        past: str = "",
        participle: str = "",
    ) -> None:
        """A verb; where its third persons are irregular, the singular is given, and the plural after a stroke."""
        forms = [*forms_of_verb(infinitive, indicative, subjunctive, future)]
        self.verbs[infinitive] = Lemma(infinitive, [*forms, *forms_of_past(infinitive, past, participle)])

    def synonym(self, infinitive: str, other: str) -> None:
        """Another verb that says the same, and is only read."""
        self.verbs[infinitive] = Lemma(infinitive, [*self.verbs[infinitive].forms, *self.verbs[other].forms])

    def verbs_of(self, words: str) -> None:
        for word in words.split():
            self.verb(word)

    def lemma(self, sort: str, word: str) -> Lemma:
        """The lemma of a sort: noun, adjective or verb."""
        tables = {"noun": self.nouns, "adjective": self.adjectives, "verb": self.verbs}
        if word not in tables[sort]:
            raise UnknownLemma(f"there is no {sort} {word!r} in the lexicon")
        return tables[sort][word]


# -- paradigms of Portuguese ------------------------------------------------------

#: What may stand before a noun, with four forms: m and f of one, m and f of several.
DETERMINERS = {
    "o": "o a os as",
    "um": "um uma uns umas",
    "este": "este esta estes estas",
    "aquele": "aquele aquela aqueles aquelas",
    "outro": "outro outra outros outras",
    "todo": "todo toda todos todas",
    "ele": "ele ela eles elas",
    "-o": "-o -a -os -as",
}

#: The irregular verbs that every game may use.
VERBS: dict[str, dict[str, str]] = {
    "ter": {"indicative": "tem/têm", "subjunctive": "tenha", "future": "tiver"},
    "haver": {"indicative": "há/há", "subjunctive": "haja", "future": "houver/houver"},
    "ser": {"indicative": "é/são", "subjunctive": "seja", "future": "for", "past": "foi/foram"},
    "ir": {"indicative": "vai/vão", "subjunctive": "vá/vão", "future": "for"},
    "fazer": {
        "indicative": "faz/fazem",
        "subjunctive": "faça",
        "future": "fizer",
        "past": "fez/fizeram",
        "participle": "feito",
    },
    "pôr": {"indicative": "põe/põem", "subjunctive": "ponha", "future": "puser"},
    "poder": {"subjunctive": "possa", "future": "puder"},
    "perder": {"subjunctive": "perca"},
    "querer": {"indicative": "quer/querem", "subjunctive": "queira", "future": "quiser"},
}

_ENDINGS = {"m": "ns", "ão": "ões", "al": "ais", "el": "éis", "ol": "óis", "il": "is", "r": "res", "z": "zes", "x": "x"}


def plural_of(word: str) -> str:
    if word.isupper():
        return plural_of(word.lower()).upper()
    for length in (2, 1):
        if word[-length:] in _ENDINGS:
            return word[:-length] + _ENDINGS[word[-length:]]
    return word + "s"


def forms_of_adjective(word: str) -> list[str]:
    if word.endswith("o"):
        return [word, f"{word[:-1]}a", f"{word}s", f"{word[:-1]}as"]
    return [word, word, plural_of(word), plural_of(word)]


def forms_of_verb(infinitive: str, indicative: str, subjunctive: str, future: str) -> Iterator[Form]:
    stem, ending = infinitive[:-2], infinitive[-2:]
    if ending == "ar":
        regular, wish = (f"{stem}ia", f"{stem}ie") if stem.endswith("e") else (f"{stem}a", before_e(stem) + "e")
    else:
        regular, wish = f"{stem}e", before_a(stem) + "a"
    one, several = third_persons(indicative or regular)
    wished, all_wished = third_persons(subjunctive or wish)
    later, all_later = third_persons(future or infinitive)
    yield wished, ANY, IMPERATIVE
    yield infinitive, ANY, INFINITIVE
    yield one, SINGULAR, INDICATIVE
    yield several, PLURAL, INDICATIVE
    yield several, SINGULAR, THEY
    yield wished, SINGULAR, SUBJUNCTIVE
    yield all_wished, PLURAL, SUBJUNCTIVE
    yield later, SINGULAR, FUTURE
    yield all_later, PLURAL, FUTURE


#: What stands before a participle: "tiver comprado", "tenha comprado".
_PERFECT = ("tiver/tiverem", "tenha/tenham")


def forms_of_past(infinitive: str, past: str, participle: str) -> Iterator[Form]:
    """What has happened: "comprou", "tiver comprado"."""
    stem, ending = infinitive[:-2], infinitive[-2:]
    told = {"ar": ("ou/aram", "ado"), "er": ("eu/eram", "ido"), "ir": ("iu/iram", "ido")}.get(ending)
    if told is None:
        return
    endings, done = told
    one, _, several = (
        past.partition("/") if past else "/".join(stem + each for each in endings.split("/")).partition("/")
    )
    yield one, SINGULAR, PAST
    yield several, PLURAL, PAST
    for perfect in _PERFECT:
        one, _, several = perfect.partition("/")
        yield f"{one} {participle or stem + done}", SINGULAR, PAST
        yield f"{several} {participle or stem + done}", PLURAL, PAST


def third_persons(given: str) -> tuple[str, str]:
    """One and several: "tem/têm" says both, "ganha" and "sofrer" have regular plurals."""
    one, _, several = given.partition("/")
    return one, several or f"{one}{'em' if one.endswith('r') else 'm'}"


def before_e(stem: str) -> str:
    """Joga, jogue; coloca, coloque; lança, lance."""
    changed = {"g": "gu", "c": "qu", "ç": "c"}
    return stem[:-1] + changed.get(stem[-1:], stem[-1:])


def before_a(stem: str) -> str:
    """Inflige, inflija; vence, vença."""
    changed = {"g": "j", "c": "ç"}
    return stem[:-1] + changed.get(stem[-1:], stem[-1:])


# -- English ----------------------------------------------------------------------

_IRREGULAR: Mapping[str, str] = {"have": "has", "be": "is", "would": "would", "may": "may", "can": "can"}
_PLURALS: Mapping[str, str] = {"die": "dice"}
_PASTS: Mapping[str, str] = {
    **{"be": "was", "have": "had", "draw": "drew", "deal": "dealt", "leave": "left", "put": "put", "make": "made"},
    **{"lose": "lost", "do": "did", "can": "could", "may": "might", "would": "would", "cost": "cost"},
}

#: What stands for one thing and for several: as a subject, elsewhere, as an owner, and pointing.
_PRONOUNS = {
    "they": ("it", "they"),
    "them": ("it", "them"),
    "its": ("its", "their"),
    "this": ("this", "these"),
    "that": ("that", "those"),
}

#: Nouns for one who is addressed: verbs take them for several.
_YOU = ("you", "yourself")


class English:
    """English needs no list: a noun has a plural, a verb a third person."""

    __slots__ = ()

    def lemma(self, sort: str, word: str) -> Lemma:
        return english_lemma(sort, word)


@cache
def english_lemma(sort: str, word: str) -> Lemma:
    if sort == "noun" and word not in _YOU:
        return Lemma(word, [(word, SINGULAR, EVERY_MOOD), (_PLURALS.get(word) or with_s(word), PLURAL, EVERY_MOOD)])
    if sort == "verb":
        spoken = INDICATIVE | SUBJUNCTIVE | FUTURE
        several = "are" if word == "be" else word
        forms = [
            (with_s(word), SINGULAR, spoken),
            (several, PLURAL, spoken),
            (several, SINGULAR, THEY),
            (word, ANY, IMPERATIVE | INFINITIVE),
            (past_of(word), SINGULAR, PAST),
            ("were" if word == "be" else past_of(word), PLURAL, PAST),
        ]
        return Lemma(word, forms)
    one, several = _PRONOUNS.get(word, (word, word))
    return Lemma(word, [(one, SINGULAR, EVERY_MOOD), (several, PLURAL, EVERY_MOOD)])


def past_of(word: str) -> str:
    """What somebody did."""
    if word in _PASTS:
        return _PASTS[word]
    if word.endswith("y") and word[-2] not in "aeiou":
        return f"{word[:-1]}ied"
    return f"{word}d" if word.endswith("e") else f"{word}ed"


def with_s(word: str) -> str:
    """The plural of a noun, or the third person of a verb."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith(("s", "x", "z", "ch", "sh", "o")):
        return f"{word}es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}s"
