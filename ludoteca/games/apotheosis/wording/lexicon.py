"""Which words of a text are which terminal of the grammar, in each language."""

from __future__ import annotations

from typing import Any

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.cardtext.words import NEWLINE, NUMBER, Lexicon
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.wording import words as w
from ludoteca.games.apotheosis.wording.portuguese import contracted

#: Fixed phrases: terminal, meaning, Portuguese, English; ways to say the same are divided by a slash.
PHRASES: tuple[tuple[str, Any, str, str], ...] = (
    ("_ROUNDS", None, "rodada/rodadas", "round/rounds"),
    ("_COST", None, "custo", "cost"),
    ("_TARGET", None, "alvo", "target"),
    ("_ONLY_IF", None, "somente se/enquanto", "only if/while"),
    ("_WHEN", None, "quando", "when"),
    ("IF_DONE", True, "se o fizer/se passar", "if you do/on success"),
    ("IF_DONE", False, "se não o fizer/se falhar", "if you do not/on failure"),
    ("_IF", None, "se", "if"),
    ("IF_WANTED", None, "se você quiser", "if you wish"),
    ("_PAY", None, "pague", "pay"),
    ("_FOR_EACH", None, "para cada", "for each"),
    ("_USING", None, "usando", "using"),
    ("_AND", None, "e", "and"),
    ("_OF", None, "de", "of/from"),
    ("_TO", None, "a", "to"),
    ("_ON", None, "em", "on/in"),
    ("_BY", None, "por", "by"),
    ("_WITH", None, "com", "with"),
    ("_WITHOUT", None, "sem", "without"),
    ("_UP_TO", None, "até/no máximo", "up to"),
    ("_WITHIN", None, "a até", "within/at most"),
    ("AWAY", None, "de distância", "away"),
    ("_YOUR", None, "seu/sua", "your"),
    ("_IS", None, "é/são/está/estão", "is/are"),
    ("_IS_NOT", None, "não é/não está/não tem", "is not/are not/[lacks|lack]"),
    ("_HAS", None, "[tem|têm]", "[has|have]"),
    ("COMPARE", True, "ou mais", "or more"),
    ("COMPARE", False, "ou menos", "or less"),
    ("YOUR_TURN", True, "é o seu turno", "it is your turn"),
    ("YOUR_TURN", False, "não é o seu turno", "it is not your turn"),
    ("_NUMBER_OF", None, "o número de", "the number of"),
    ("_HALF_OF", None, "metade de", "half of"),
    ("CAUSED", "injury", "a LESÃO causada", "the injury caused"),
    ("CAUSED", "damage", "o dano causado", "the damage caused"),
    ("DEAL", None, "cause", "deal"),
    ("SUFFERS", None, "[sofre|sofrem]", "[suffers|suffer]"),
    ("LOSES", None, "[perde|perdem]", "[loses|lose]"),
    ("RECOVERS", None, "[recupera|recuperam]/levante", "[recovers|recover]"),
    ("GETS", None, "[recebe|recebem]/obtenha", "[gets|get]"),
    ("REVIVE", None, "reviva", "revive"),
    ("TREATED", False, "[é|são] tratad[o|a|os|as] como nocautead[o|a|os|as]", "[is|are] treated as knocked out"),
    ("TREATED", True, "[é|são] tratad[o|a|os|as] como perda total", "[is|are] treated as overkill"),
    ("PREVENT", None, "previna", "prevent"),
    ("_PREVENT_ALL", None, "previna toda a LESÃO", "prevent all injury"),
    ("ADDS", None, "[soma|somam]", "[adds|add]"),
    ("PUSH", True, "empurre", "push"),
    ("PUSH", False, "atraia", "pull"),
    ("MOVES", "move", f"{w.EVENTS['move'][0]}/[move-se|movem-se]", w.EVENTS["move"][1]),
    ("PUT", None, "coloque", "put"),
    ("_LAY", None, "ponha um efeito", "lay an effect"),
    ("SWAP", None, "troque de lugar", "swap the places of"),
    ("RAISE", "raise", "[sobe|sobem]", "[rises|rise]"),
    ("RAISE", "lower", "[desce|descem]", "[sinks|sink]"),
    ("CREATE", "object", "crie o objeto", "create the object"),
    ("CREATE", "dummy", "crie o boneco", "create the dummy"),
    ("REMOVE", None, "remova/retire", "remove"),
    ("_OFF_BOARD", None, "do tabuleiro", "from the board"),
    (
        "_BECOMES_CONTAINER",
        None,
        "[vira|viram] um container/[torna-se|tornam-se] um container",
        "[becomes|become] a container",
    ),
    ("_DROPS", None, "[larga|largam] um ITEM equipado", "[drops|drop] an equipped Item"),
    (
        "_BECOMES_TARGET",
        None,
        "[vira|viram] o alvo da ação/[torna-se|tornam-se] o alvo da ação/[se torna|se tornam] o alvo da ação",
        "[becomes|become] the target of the action",
    ),
    ("_NEGATE", None, "negue a ação", "negate the action"),
    ("ALTER_DAMAGE", False, "reduza o dano da ação", "reduce the damage of the action"),
    ("ALTER_DAMAGE", True, "aumente o dano da ação", "increase the damage of the action"),
    ("_FREE_ATTACK", None, "faça um Ataque Normal contra", "make a Normal Attack against"),
    ("ACTIVATES", None, f"{w.EVENTS['activate'][0]}/ative", w.EVENTS["activate"][1]),
    ("_USE_TABLE", None, "use a mesa", "use the table"),
    ("_NEXT_ACTION", None, "na sua próxima ação", "in your next action"),
    ("CHECKS", "check", *w.EVENTS["check"]),
    ("_CHECKS_FREE", None, "[faz|fazem] um teste livre", "[makes|make] a free check"),
    ("_DIFFICULTY", None, "e dificuldade", "and difficulty"),
    ("DRAWS", None, "[puxa|puxam]", "[draws|draw]"),
    ("_SEARCH", None, "busque", "search"),
    ("PUT_AWAY", "discard", "descarte", "discard"),
    ("PUT_AWAY", "bury", "enterre", "bury"),
    ("PUT_AWAY", "banish", "bana", "banish"),
    ("DISCARDS", None, "[descarta|descartam]", "discards"),
    ("RANDOM", None, "ao acaso", "at random"),
    ("PLACE", None, "baixe", "place"),
    ("RETURN", None, "devolva", "return"),
    ("_TO_INVENTORY", None, "ao inventário", "to the inventory"),
    ("ATTACH", None, "anexe", "attach"),
    ("REPLACE", None, "substitua", "replace"),
    ("EXHAUST", None, "deite", "exhaust"),
    ("SHOW", True, "revele", "reveal"),
    ("SHOW", False, "oculte", "conceal"),
    ("SUMMON", None, "evoque", "call"),
    ("_WITHOUT_MANA", None, "sem pagar MANA", "without paying mana"),
    ("WAKES", True, "[desperta|despertam] o próprio ENTE", "[awakens|awaken] its Entity"),
    ("WAKES", False, "[adormece|adormecem] o próprio ENTE", "[puts|put] its Entity to sleep"),
    ("_ACCESS_RISES", None, "o nível de acesso aumenta em", "the access level rises by"),
    ("_MARKER", None, "o marcador", "the marker"),
    ("_PROPERTY", None, "a propriedade", "the property"),
    ("HIGHER", True, "em casa mais alta que a sua", "on a higher tile than yours"),
    ("HIGHER", False, "em casa mais baixa que a sua", "on a lower tile than yours"),
    ("_DIRECTION", None, "na direção", "in the direction"),
    ("ADJACENT", None, "adjacente/adjacentes", "adjacent"),
    ("EACH", None, "cada", "each"),
)

#: A name: words with a capital, joined by small words; the rulebook's words in capitals are none.
_WORD = r"(?![A-ZÀ-Ý]{2,}\b)[A-ZÀ-Ý][^\W_]*(?:['’\-][^\W_]+)*"
NAME = rf"{_WORD}(?: (?:(?:d[aeo]s?|of|the) )*{_WORD})*"

#: Events that are words of effects too.
SHARED_EVENTS = ("move", "check", "activate")

#: English words for small numbers.
ENGLISH_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def portuguese() -> Lexicon:
    lexicon = _started("pt")
    for number, word in enumerate(NUMBERS):
        lexicon.add(NUMBER, word, meaning=number)
    lexicon.add(NUMBER, "uma", meaning=1)
    lexicon.add(NUMBER, "duas", meaning=2)
    lexicon.add("OTHER", *w.OTHER[:4])
    lexicon.add("_CALLED", *w.CALLED[:4])
    for key, (word, _, _) in w.REFERENCES.items():
        lexicon.add("REFERENCE", word, meaning=key)
        for preposition, terminal in (("a", "_TO"), ("de", "_OF"), ("em", "_ON")):
            phrase = contracted(preposition, word)
            if phrase.split(" ")[0] != preposition:
                lexicon.contraction(phrase, terminal, "REFERENCE", meaning=key)
    for word, names in w.FIGURES.items():
        article = "a" if word in w.FEMININE_FIGURES else "o"
        lexicon.add("THE_FIGURE", f"{article} {names[0]}", meaning=word)
        _grown(lexicon, f"{article} {names[0]}", "THE_FIGURE", word)
    _grown(lexicon, "o número de", "_NUMBER_OF", None)
    _grown(lexicon, "a LESÃO causada", "CAUSED", "injury")
    _grown(lexicon, "o dano causado", "CAUSED", "damage")
    for key, (word, _) in w.COUNTERS.items():
        lexicon.add("COUNTER", f"contador de {word}", f"contadores de {word}", meaning=key)
    for key, (of, within, _) in w.DECKS.items():
        lexicon.add("FROM_DECK", of, meaning=key)
        lexicon.add("IN_DECK", within, meaning=key)
    return lexicon


def _grown(lexicon: Lexicon, phrase: str, terminal: str, meaning: Any) -> None:
    """An amount that begins with an article, after "metade de" and after "em"."""
    lexicon.contraction("metade " + contracted("de", phrase), "_HALF_OF", terminal, meaning=meaning)
    lexicon.contraction(contracted("em", phrase), "_ON", terminal, meaning=meaning)


def english() -> Lexicon:
    lexicon = _started("en")
    for number, word in enumerate(ENGLISH_NUMBERS):
        lexicon.add(NUMBER, word, meaning=number)
    lexicon.add(NUMBER, "a", "an", meaning=1)
    lexicon.add("OTHER", w.OTHER[4], "another")
    lexicon.add("_CALLED", w.CALLED[4])
    for key, (_, _, word) in w.REFERENCES.items():
        lexicon.add("REFERENCE", word, meaning=key)
    lexicon.add("REFERENCE", w.YOURSELF, meaning="agent")
    for key, names in w.FIGURES.items():
        lexicon.add("THE_FIGURE", f"the {names[1]}", meaning=key)
    lexicon.add("FIGURE", w.ONE_POINT, meaning="action")
    for key, (_, word) in w.COUNTERS.items():
        lexicon.add("COUNTER", f"{word} counter", f"{word} counters", meaning=key)
    for key, (_, _, deck) in w.DECKS.items():
        lexicon.add("FROM_DECK", f"from {deck}", meaning=key)
        lexicon.add("IN_DECK", f"{deck} for", meaning=key)
    return lexicon


def _started(lang: Lang) -> Lexicon:
    """Marks, patterns and all that both languages have a word for in the same way."""
    at = w.LANGS.index(lang)
    lexicon = Lexicon()
    for terminal, mark in (("_DOT", "."), ("_COMMA", ","), ("_COLON", ":"), ("_PLUS", "+")):
        lexicon.symbol(terminal, mark)
    lexicon.pattern("DICE", r"\d+D[236]", "1D6")
    lexicon.pattern("SIGNED", r"[+\-−]\d+", "+1")
    lexicon.examples[NUMBER] = "2"
    lexicon.examples[NEWLINE] = "↵"
    lexicon.announce("_MARKER", "_PROPERTY", "_CALLED", "CREATE")
    lexicon.single_names(NAME)
    for terminal, meaning, *phrases in PHRASES:
        for phrase in phrases[at].split("/"):
            lexicon.add(terminal, *w.all_forms(phrase), meaning=meaning)
    for terminal, table in _TABLES:
        for key, words in table.items():
            lexicon.add(terminal, *w.all_forms(words[at]), meaning=key)
    for key, noun in w.NOUNS.items():
        lexicon.add("NOUN", *(noun[:2] if lang == "pt" else noun[3:]), meaning=key)
    for adjective, meaning in adjectives():
        lexicon.add("ADJECTIVE", *(adjective[:4] if lang == "pt" else adjective[4:]), meaning=meaning)
    for key, places in w.PLACES.items():
        yours, of = places[2 * at : 2 * at + 2]
        if yours:
            lexicon.add("OF_YOUR_PLACE", yours, meaning=key)
        lexicon.add("OF_PLACE" if yours else "OF_SHARED", of, meaning=key)
    of = ("de", "of")[at]
    for terminal, table in (("OF_KNOWLEDGE", w.KNOWLEDGES), ("OF_TERRAIN", w.TERRAINS)):
        for key, words in table.items():
            lexicon.add(terminal, f"{of} {words[at]}", meaning=key)
    for key, deed in w.CANNOT.items():
        lexicon.add("CANNOT", *w.all_forms(cannot(lang) + deed[at]), meaning=key)
    for key, deed in w.CAN.items():
        lexicon.add("CAN", *w.all_forms(can(lang) + deed[at]), meaning=key)
    if lang == "pt":
        lexicon.add("CANNOT", *w.all_forms(cannot(lang) + "mover-se"), meaning="move")
    # "This Skill", of a card that cannot be aimed at somebody, speaks of every card of its name (r29).
    for words in (("desta HABILIDADE", "this Skill"), ("deste ITEM", "this Item"), ("deste EVENTO", "this Event")):
        said = f"{w.CANNOT['be-target'][at]} {'' if lang == 'pt' else 'of '}{words[at]}"
        lexicon.add("CANNOT", *w.all_forms(cannot(lang) + said), meaning="be-target:this-name")
    return lexicon


def cannot(lang: Lang) -> str:
    return "não [pode|podem] " if lang == "pt" else "cannot "


def can(lang: Lang) -> str:
    return "[pode|podem] " if lang == "pt" else "can "


def adjectives() -> list[tuple[tuple[str, ...], tuple[str, Any]]]:
    """Adjectives with what they say: the field that they speak of, and its value."""
    sides = [(words, ("side", side)) for side, words in w.SIDES.items()]
    return [
        *sides,
        (w.WOUNDED, ("wounded", True)),
        (w.EMPTY, ("ground", "empty")),
        (w.EXHAUSTED, ("exhausted", True)),
        (w.UPRIGHT, ("exhausted", False)),
        (w.FREE, ("knowledge", "")),
    ]


_TABLES: tuple[tuple[str, dict[str, tuple[str, str]]], ...] = (
    ("KEYWORD", w.KEYWORDS),
    ("HEAD_WORD", w.HEAD_WORDS),
    ("TASK", w.TASKS),
    ("UNTIL", w.DURATIONS),
    ("FIGURE", w.FIGURES),
    ("KNOWLEDGE", w.KNOWLEDGES),
    ("EVENT", {key: words for key, words in w.EVENTS.items() if key not in SHARED_EVENTS}),
    ("TABLE_EVENT", w.TABLE_EVENTS),
    ("TILE_CHANGE", w.TILE_CHANGES),
)
