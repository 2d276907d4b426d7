"""The Portuguese words that every game's texts share."""

from __future__ import annotations

from ludoteca.cardtext.words import NEWLINE, NUMBER, Lexicon
from ludoteca.core.effects import OPPONENT, YOU

NUMBERS = ("zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez")


def common_lexicon() -> Lexicon:
    """A fresh lexicon with the shared words, for a game to add its own to."""
    lexicon = Lexicon()
    _marks(lexicon)
    _numbers(lexicon)
    _fields(lexicon)
    return lexicon


def _marks(lexicon: Lexicon) -> None:
    for terminal, mark in (("_DOT", "."), ("_COMMA", ","), ("_COLON", ":"), ("_SEMICOLON", ";")):
        lexicon.symbol(terminal, mark)


def _numbers(lexicon: Lexicon) -> None:
    for number, word in enumerate(NUMBERS):
        lexicon.add(NUMBER, word, meaning=number)
    lexicon.add(NUMBER, "uma", meaning=1)
    lexicon.add(NUMBER, "duas", meaning=2)
    lexicon.examples[NUMBER] = "1"
    lexicon.examples[NEWLINE] = "↵"


def _fields(lexicon: Lexicon) -> None:
    """Who decides, optional, gates, conditions, repetition, duration."""
    lexicon.add("MAY", "você pode", meaning=YOU)
    lexicon.add("MAY", "o oponente pode", meaning=OPPONENT)
    lexicon.add("IF_WANTED", "se você quiser", meaning=YOU)
    lexicon.add("IF_WANTED", "se o oponente quiser", meaning=OPPONENT)
    lexicon.add("IF_DONE", "se o fizer", meaning=True)
    lexicon.add("IF_DONE", "se não o fizer", meaning=False)
    lexicon.add("_IF", "se")
    lexicon.add("_WHILE", "enquanto")
    lexicon.add("_FOR_EACH", "para cada")
    lexicon.add("OPPONENT", "o oponente", meaning=OPPONENT)
    lexicon.add("UNTIL", "até o fim do turno", "até o final do turno", "neste turno")
    lexicon.add("_AND", "e")
    lexicon.add("_OR", "ou")
    lexicon.add("_UP_TO", "até")
    lexicon.add("OTHER", "outro", "outros", "outra", "outras")
    lexicon.verb("PAY", "pague", "pagar", "paga")
    lexicon.verb("CHOOSE_VERB", "escolha", "escolher", "escolhe")
