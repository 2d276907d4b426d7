"""What a person may type at the prompt: numbers, commands in either language, or a move in notation."""

from __future__ import annotations

import re

from ludoteca.core.rulebook import fold

#: The words of each command, in both languages.
COMMANDS: dict[str, tuple[str, ...]] = {
    "why": ("why", "porque", "por-que"),
    "why-not": ("why-not", "whynot", "por-que-nao", "porque-nao"),
    "hint": ("hint", "dica", "conselho"),
    "undo": ("undo", "desfazer", "desfaz"),
    "save": ("save", "salvar", "gravar"),
    "load": ("load", "carregar"),
    "log": ("log", "registro", "historico"),
    "rules": ("rules", "rule", "regras", "regra"),
    "cards": ("cards", "card", "cartas", "carta"),
    "options": ("options", "option", "opcoes", "opcao"),
    "stops": ("stops", "stop", "paradas", "parada"),
    "table": ("table", "mesa"),
    "map": ("map", "mapa"),
    "help": ("help", "ajuda", "?", "h"),
    "concede": ("concede", "desistir", "desisto"),
    "quit": ("quit", "exit", "sair", "q"),
    "done": ("done", "pronto", "feito", "fim", "!"),
}
_COMMAND = {word: command for command, words in COMMANDS.items() for word in words}

#: Commands of more than one word, as people write them.
_PHRASES = (
    (re.compile(r"^(why\s+not|por\s*que\s+nao|por-que\s+nao)\b"), "why-not"),
    (re.compile(r"^por\s+que\b"), "why"),
)
#: "?3": the card behind an option.
_CARD = re.compile(r"^\?\s*(#?[0-9]+)$")
_NUMBERS = re.compile(r"^[0-9]+([\s,;]+[0-9]+)*$")


class Picks:
    """Some of the numbered options, in the order typed; ``finish`` ends the series after them."""

    __slots__ = ("finish", "numbers")

    def __init__(self, numbers: list[int], finish: bool) -> None:
        self.numbers = numbers
        self.finish = finish


class Command:
    """A command and what follows it."""

    __slots__ = ("name", "rest")

    def __init__(self, name: str, rest: str) -> None:
        self.name = name
        self.rest = rest


class Move:
    """Anything else: a move in notation, or something that can't be read."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


def understand(line: str) -> Picks | Command | Move | None:
    """What a line means; nothing for an empty one."""
    line = line.strip()
    if not line:
        return None
    return picks(line) or command(line) or Move(line)


def picks(line: str) -> Picks | None:
    """ "1 3 4", "1 3 4!" or "1 3 4 done"."""
    numbers, finish = line, False
    if line.endswith("!"):
        numbers, finish = line[:-1].strip(), True
    else:
        before, _, last = line.rpartition(" ")
        if before and _COMMAND.get(fold(last)) == "done":
            numbers, finish = before.strip(), True
    if not _NUMBERS.match(numbers):
        return None
    return Picks([int(number) for number in re.split(r"[\s,;]+", numbers)], finish)


def command(line: str) -> Command | None:
    folded = fold(line)
    behind = _CARD.match(line)
    if behind:
        return Command("cards", behind.group(1))
    for phrase, name in _PHRASES:
        found = phrase.match(folded)
        if found:
            # Folding keeps the words, so the rest begins behind as many words of the line itself.
            words = len(found.group(0).split())
            return Command(name, " ".join(line.split()[words:]))
    first, _, rest = line.partition(" ")
    name = _COMMAND.get(fold(first), "")
    return Command(name, rest.strip()) if name else None
