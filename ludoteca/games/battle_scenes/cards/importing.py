"""Cards of other origins, read in the terms of their list."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import cache

from ludoteca.cardtext import slips
from ludoteca.cardtext.pieces import misdescribed
from ludoteca.core import documents
from ludoteca.core.documents import Described, Document, DocumentError
from ludoteca.core.problems import Problem
from ludoteca.core.rulebook import fold
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.terms import POWERS
from ludoteca.games.battle_scenes.wording.language import LANGUAGE
from ludoteca.games.battle_scenes.wording.wording import compile_text, own_names

#: The kinds and types of action as lists write them.
KINDS = {
    "personagem": "character",
    "personagem - ev": "ev_character",
    "personagem-ev": "ev_character",
    "suporte": "support",
    "cenario": "scenario",
    "habilidade": "ability",
}
TYPES = {"acao de antecipar": "anticipation", "acao imprevista": "unforeseen"}
OURS = frozenset(KINDS.values()) | frozenset(TYPES.values())


#: What a list may say of a card, one thing or several; whatever else it tells is passed over.
FIELDS = (
    *("name", "version", "type", "kind", "alter_ego", "alignments", "affiliations", "affiliation", "powers"),
    *("action", "action_cost", "action_power", "action_types", "action_text", "permanent_text", "text"),
    *("ev_text", "evolves_from", "initial_energy", "increment", "shield"),
)
Said = str | int | None | list[str | int]


def check_shape(description: Described, title: str) -> None:
    """Every field that we read is a word, a number or a list of such."""
    try:
        documents.shaped({field: description.get(field) for field in FIELDS}, dict[str, Said])
    except DocumentError as error:
        raise misdescribed(title, error.problem) from None


def described(description: Described) -> Document:
    """A card of a list as our own files describe it."""
    said = {key: value for key, value in description.items() if value not in (None, "", [], "none")}
    entry: Document = {
        "name": str(said.get("name", "")),
        "version": str(said.get("version", "V1")),
        "kind": word_of(KINDS, said.get("type") or said.get("kind") or ""),
        "alter_ego": str(said.get("alter_ego", "")),
        "alignments": listed(said.get("alignments")),
        "affiliations": listed(said.get("affiliations") or said.get("affiliation")),
        "powers": listed(said.get("powers")),
        "action": str(said.get("action", "")),
        "action_cost": str(said.get("action_cost", "")),
        "action_power": str(said.get("action_power", "")),
        "action_types": [word_of(TYPES, each) for each in listed(said.get("action_types")) if fold(each) != "normal"],
        "action_text": re.sub(r"\s*(?:<br ?/?>|\n)\s*", " ", tidied(str(said.get("action_text", "")))).strip(),
        "text": tidied(str(said.get("permanent_text") or said.get("text") or "")),
        "evolves_from": evolution(str(said.get("ev_text") or said.get("evolves_from") or "")),
    }
    for figure in ("initial_energy", "increment", "shield"):
        entry[figure] = figure_of(said, figure)
    own = own_names(str(said.get("name", "")), str(said.get("action", "")))
    entry["action_text"] = without_slips(str(entry["action_text"]), t.ACTION, own)
    entry["text"] = without_slips(str(entry["text"]), t.STATIC, own)
    return entry


def without_slips(text: str, sort: str, own: tuple[str, ...]) -> str:
    return slips.mended(text, lambda said: compile_text(said, sort, own), vocabulary())


def word_of(words: Mapping[str, str], said: object) -> str:
    """Our word for a kind or type; what is none is left for the check to tell."""
    word = str(said)
    return word if word in OURS else words.get(fold(word).strip(), word)


def listed(said: object) -> list[str]:
    """Several words, in a list or written with a stroke between them."""
    parts = said if isinstance(said, list | tuple) else str(said or "").split("/")
    return [str(part).strip() for part in parts if str(part).strip()]


def figure_of(said: Described, name: str) -> int:
    try:
        return int(said.get(name, 0))
    except (TypeError, ValueError):
        problem = Problem(f"{name} is no number: {said[name]}", "problem-number", name=name, found=str(said[name]))
        raise misdescribed(str(said.get("name", "?")), problem) from None


#: How lists write what a text has otherwise: marks of print, of pages and of other keyboards.
MARKS = {"\u00a0": " ", "\u2009": " ", "\u2013": "-", "\u2014": "-", "\u2212": "-", "\u2010": "-", "\u2011": "-"}
MARKS |= {"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u00ab": '"', "\u00bb": '"', "\u2026": "..."}
MARKS |= {"\u0093": '"', "\u0094": '"', "\u0091": "'", "\u0092": "'", "\u0096": "-", "\u0097": "-", "\u0085": "..."}
#: Words written short.
SHORT = {"pers.": "personagem", "hab.": "habilidade", "sup.": "suporte", "cen.": "cenário"}


#: A moment whose comma was forgotten: an order follows it at once.
MOMENT = re.compile(
    r"((?:[Qq]uando|[Tt]oda vez que) este \w+ (?:entrar em|sair de) cena) "
    r"(?=(?:compre|coloque|descarte|procure|escolha|você) )"
)


#: A text that actions are given, whose quotes were lost: "… terá Compre um card. após seus outros efeitos".
GIVEN = re.compile(
    r"(?P<start>^|<br ?/?>|\n)(?P<who>[^.<\n]+?) (?:terá|terão|ganha|ganham) "
    r"(?P<text>[A-ZÀ-Ý][^<\n]+?)\.? após seus outros efeitos\.?"
)


#: What else lists write otherwise: how a number, a power, a characteristic or an alternative is set.
SET_OTHERWISE = (
    (r"\b([Ee]scudo) ?([+-]) ?(?=[\dX])", r"\1 \2"),
    (r"([Cc]apacit\w+(?: [^.:;()]+?)? em )([0-2])(?=[ .,;]|$)(?! (?:cards?|pontos?|ou mais))", r"\1{\2}"),
    (r"\((\d)\)(?= [^\W\d_])", r"\1"),
    (r"(?<=\d) de dano\b", " pontos de dano"),
    (r"\b(personagem|suporte)-alvo\b", r"\1 alvo"),
    (r"(?<=opç[ãõ])(o|es)( diferentes)?(?: -|:|,)? \(?[Aa]\) ", r"\1\2, (A) "),
    (r"[;,]? \(?([B-Eb-e])\) ", lambda found: f" ({found.group(1).upper()}) "),
    (r"; ([a-zà-ý])", lambda found: f". {found.group(1).upper()}"),
    (
        r"^(#&#)?(Liderar|Atrasar|Potencializar) (\S+?):? \(?((?:afiliação|alinhamento|alter ego) [^().]+)\)?\.?$",
        r"\1\2 \3 - \4.",
    ),
)
#: A power by its name, where a text says that it is one.
NAMED_POWER = re.compile(
    r"(?P<before>\b(?:o poder|aç(?:ão|ões) de|habilidades? de|tiver|tenha|ganha|ganham|perde|perdem|com) )(?P<power>"
    + "|".join(POWERS.values())
    + r")(?![^\W_]|-)"
)
CODES = {name: code for code, name in POWERS.items()}


def given_after(found: re.Match[str]) -> str:
    """What an action does after its other effects is done after it."""
    who, text = found.group("who"), found.group("text")
    return f"{found.group('start')}Após {who[0].lower()}{who[1:]}, {text[0].lower()}{text[1:]}."


def tidied(text: str) -> str:
    """A text as we read it: one sort of space, dash and quote, no marks of a page, no slips of the pen."""
    said = html.unescape(text)
    for mark, plain in MARKS.items():
        said = said.replace(mark, plain)
    said = re.sub(r"</?(?:i|b|em|strong|u|span|p)(?: [^>]*)?>", "", said)
    said = re.sub(r"\{([a-z]{1,2})\}", lambda found: f"{{{found.group(1).upper()}}}", said)
    said = re.sub(r"\[([0-2X]|[A-Z]{2})\]", r"{\1}", said)
    said = re.sub(r"\{([A-Z])\}", lambda found: f"{{{power_begun(found.group(1))}}}", said)
    # What a text gives is often quoted: the words are what counts.
    said = said.replace('"', "")
    for short, whole in SHORT.items():
        said = re.sub(rf"(?<![^\W_]){re.escape(short)}(?= )", whole, said)
    said = re.sub(r"(?<=[^\s.])\.\.(?=\s|<|$)", ".", said)
    said = re.sub(r"\b([Aa])lter[- ][Ee]go(s?)\b", r"\1lter ego\2", said)
    said = re.sub(r"\s*\((arredondad[oa]s? para (?:baixo|cima))\)", r", \1", said)
    said = re.sub(r", (?:caso contrário|do contrário),? (?![\dX])", ". Caso contrário, ", said)
    said = re.sub(r"\bdentre\b", "entre", said)
    # A keyword that is given is often quoted, too.
    said = re.sub(r"(?<![^\s(])'([^']+)'(?![^\W_])", r"\1", said)
    for written, read in SET_OTHERWISE:
        said = re.sub(written, read, said, flags=re.MULTILINE)
    said = NAMED_POWER.sub(
        lambda found: found.group("before").removesuffix("o poder ") + f"{{{CODES[found.group('power')]}}}", said
    )
    said = MOMENT.sub(r"\1, ", said)
    return GIVEN.sub(given_after, said)


def power_begun(letter: str) -> str:
    """A code whose second letter was forgotten, if only one power begins so; X is a number."""
    begun = [code for code in POWERS if code.startswith(letter)]
    return begun[0] if len(begun) == 1 else letter


@cache
def vocabulary() -> frozenset[str]:
    return frozenset(LANGUAGE.vocabulary)


def evolution(text: str) -> str:
    """ "EV - Personagem chamado X" as our own files have it."""
    said = tidied(text).strip().rstrip(".")
    for before in ("Evolução: ", "Evolução - ", "EV - ", "EV: "):
        said = said.removeprefix(before)
    said = said[:1].lower() + said[1:]
    return re.sub(r"^(?:qualquer|um|uma) ", "", said)
