"""How the texts of Battle Scenes are read and written: what rules nothing is passed over, names are found however they
are spelt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.speech.language import unsayable as unsayable
from ludoteca.cardtext.speech.words import split
from ludoteca.cardtext.speech.write import Unsayable
from ludoteca.core.rulebook import Lang, fold
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.language import ACTIONS, LANGUAGE, STATICS
from ludoteca.games.battle_scenes.wording.leaves import names_at
from ludoteca.games.battle_scenes.wording.unsettling import said_closely, said_of

#: How many texts are kept as they were understood: the same cards come to many matches.
TEXTS = 4096
#: How brackets begin that may say more than the text does: an order, a leave, an alternative.
ORDERS = (
    r"você|vocês|os jogadores|o jogador|cada jogador|o oponente|ou(?! seja)|e|mas|exceto|desde que|a não ser|no mínimo|"
    r"mínimo|máximo|apenas|somente|compre|descarte|coloque|carregue|descarregue|capacite|incapacite|procure|revele|"
    r"embaralhe|olhe|escolha|permute|cause"
)
#: What explains and rules nothing (gap reminder-text); a card that goes elsewhere is not put back with those of
#: Clairvoyance anyhow (7.1.clarividencia-2).
PASSED_OVER = re.compile(
    "|".join(
        (
            r"#&#",
            rf"\((?!(?:{ORDERS})(?![^\W_]))[^()\s]+ [^()\s]+ [^()]+\)",
            r"ao invés de colocá-l[oa]s? no topo de seu deck devido à (?:#&#)?Clarividência",
            r"\((?:você pode, )?por exemplo,[^()]*\)",
            r"\(você só deve carregar o card se houver [^()]*\)",
            r"\(você deve carregar no personagem cards dos recursos de seu controlador\)",
            r"\(você pode capacitar aquele personagem em \{1\} se ele estiver no estágio \{1\} [^()]*\)",
            r"\(carregue todos os cards do topo de seu deck, se houver menos de [^()]*\)",
            r"\(após sua Fase de Combate\)",
            # One or more of them is at least one; what an example or a keyword explains is said elsewhere.
            r"\(ou mais(?: de uma?)?\)",
            r"\(n/a\)",
            r"\(ex(?:emplo)?\s*[.:][^()]*\)",
            r"\((?:descarregue todos os cards daquele \w+ e )?coloque-o nos (?:recursos|prêmios) de seu dono\)",
        )
    ),
    re.IGNORECASE,
)

#: What stands in brackets and is no reminder: how a number is rounded, and how much it may be.
LIMITS = re.compile(
    r"\(((?:arredondad[oa]|arredondando|no máximo|até o máximo|até um máximo|até o limite)(?![^\W_])[^()]*)\)", re.I
)

ACCENTS = {"a": "áàâãä", "c": "ç", "e": "éèêë", "i": "íìîï", "o": "óòôõö", "u": "úùûü", "n": "ñ"}


def blank(found: re.Match[str]) -> str:
    """Spaces in place of what is passed over, so that every other word stays where it was."""
    return " " * len(found.group())


def as_spelt(name: str) -> str:
    """A pattern for a name however its hyphens, accents and capitals are written: "Fogo-Fátuo" is "Fogo Fátuo"."""
    plain = (f"[{letter}{ACCENTS[letter]}]" if letter in ACCENTS else re.escape(letter) for letter in fold(name))
    return "".join("[ -]" if letter in (r"\-", r"\ ", " ") else letter for letter in plain)


def spelt_in(text: str, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each way in which a text spells one of its names, and the name."""
    for name in names:
        yield name, name
        for found in re.finditer(as_spelt(name) + r"[!?]*", text, re.IGNORECASE):
            yield found.group(), name


def is_word(name: str) -> bool:
    """Is a name a word of texts as well?"""
    return all(word in LANGUAGE.vocabulary for word in name.lower().split())


def readings(text: str, names: tuple[str, ...]) -> list[dict[str, str]]:
    """The names that a text may use. "Dois", "Alvo": it is the card's name as the card writes it, or else nowhere."""
    spelt = dict(spelt_in(text, names))
    common = {name for name in names if is_word(name)}
    if not common:
        return [spelt]
    others = {said: name for said, name in spelt.items() if name not in common}
    return [{**others, **{name: name for name in common}}, others, spelt]


def own_names(*names: str) -> tuple[str, ...]:
    """The names of the card and its action, as its own text has them."""
    return tuple([name for name in names if name])


def compile_text(text: str, sort: str, own: Iterable[str]) -> tuple[t.Line, ...]:
    """The lines of a text; ``sort`` is ACTION for an action's text, STATIC for a permanent one."""
    return understood(text, sort, tuple(own)) if text.strip() else ()


@lru_cache(maxsize=TEXTS)
def understood(text: str, sort: str, names: tuple[str, ...]) -> tuple[t.Line, ...]:
    """The lines of a text by the first reading of its names that can be understood; if none can, what is wrong with the
    first."""
    plain = PASSED_OVER.sub(blank, LIMITS.sub(r",\1 ", text))
    for name in names:
        plain = re.sub(rf"\({re.escape(name)}\)", blank, plain)
    wrong: CardTextError | None = None
    for known in readings(plain, names):
        try:
            return lines_of(plain, sort, known)
        except CardTextError as error:
            wrong = wrong or error
    assert wrong is not None, "a text is read in one way at least"
    raise wrong


def render(lines: tuple[t.Line, ...], lang: Lang) -> str:
    """A text that means this, in one of the languages; Portuguese is read again as a whole."""
    text = "\n".join(written(line, lang) for line in lines)
    sort = t.ACTION if any(line.sort == t.ACTION for line in lines) else t.STATIC
    if lang == LANGUAGE.reads and len(lines) > 1 and compile_text(text, sort, names_needed(lines)) != lines:
        raise unsayable(lines)
    return text


@lru_cache(maxsize=TEXTS)
def written(line: t.Line, lang: Lang) -> str:
    """A line as it is said in one of the languages; an error if there are no words for it that are read as this
    line."""
    sort = ACTIONS if line.sort == t.ACTION else STATICS
    wrong: object = line
    for said in (said_of, said_closely):
        try:
            text = LANGUAGE.written(said((line,)), sort, lang, {})
        except Unsayable as error:
            wrong = error.record
            continue
        if lang != LANGUAGE.reads or comes_back(text, line):
            return text
    raise unsayable(wrong)


@lru_cache(maxsize=TEXTS)
def alternatives(lines: tuple[t.Line, ...], lang: Lang) -> dict[int, str]:
    """What each of the alternatives of a text says, by its number."""
    found: dict[int, str] = {}
    for line in lines:
        found = LANGUAGE.alternatives((line,), ACTIONS if line.sort == t.ACTION else STATICS, lang) or found
    return found


def comes_back(text: str, line: t.Line) -> bool:
    try:
        return understood(text, t.ACTION if line.sort == t.ACTION else t.STATIC, names_needed(line)) == (line,)
    except CardTextError:
        return False


def names_needed(record: object) -> tuple[str, ...]:
    """The names that somebody must know who reads what says this: "Avante, Vingadores!" would be two of them."""
    called = [each for each in parts_of(record) if isinstance(each, t.Called)]
    return tuple(dict.fromkeys(name for each in called for name in each.names if not is_open(name)))


@lru_cache(maxsize=TEXTS)
def is_open(name: str) -> bool:
    """Is this a name that nobody has to know?"""
    words = split(name)
    return any(end == len(words) and spelt == name for end, spelt in names_at(words, 0))


def lines_of(text: str, sort: str, names: Mapping[str, str]) -> tuple[t.Line, ...]:
    found = LANGUAGE.read(text, ACTIONS if sort == t.ACTION else STATICS, names)
    lines = tuple([line for each in found for line in each])
    if sort == t.ACTION and sum(bool(line.clauses) for line in lines) > 1:
        # What one line has named, another would not know.
        raise CardTextError("the text of an action is one line", "cards-late", text, 0, len(text))
    return lines
