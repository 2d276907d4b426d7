"""Every message of every catalogue, put into words with all sorts of values: `python -m tests.messages.every`.

The command writes build/messages.txt, to be read by somebody who speaks the languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

import ludoteca
from ludoteca.core.agreement import FORMS, Form, Named
from ludoteca.core.messages import Messages, read_catalogue
from ludoteca.core.rulebook import Lang

LANGUAGES: tuple[Lang, ...] = ("pt", "en")
HOME = Path(ludoteca.__file__).parent
#: The folders that hold a pair of catalogues.
ROOMS = tuple(sorted(path.parent for path in HOME.rglob("messages.pt.ftl")))
WRITTEN = HOME.parent / "build" / "messages.txt"

#: What a name is, in each form.
SAMPLES: dict[Form, str] = {
    "ms": "Thor #9",
    "fs": "Viúva Negra #7",
    "mp": "Thor #9, Viúva Negra #7",
    "fp": "Garras Imoladoras #8",
}
#: Values that are not names: a player, a number; and what a text or a list is here.
PLAYERS = frozenset(("who", "player"))
NUMBERS = frozenset(("number", "many", "value", "count", "amount", "total", "level", "points", "price", "cost", "x"))


def sample(name: str, form: Form) -> str | int:
    """A value of this name, as messages are given it."""
    return 3 if name in NUMBERS else "Jogador 1" if name in PLAYERS else Named(SAMPLES[form], form)


def parts(node: object) -> Iterator[ast.BaseNode]:
    """All parts of a message."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from parts(part)
    elif isinstance(node, list):
        for part in node:
            yield from parts(part)


def patterns(room: Path, lang: Lang) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in read_catalogue(room / f"messages.{lang}.ftl").body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, entry.value


def choices(pattern: ast.Pattern) -> dict[str, list[str | int]]:
    """What a message tells apart in each value that it selects by."""
    found: dict[str, list[str | int]] = {}
    for part in parts(pattern):
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            keys = [variant.key for variant in part.variants]
            numbers = [int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
            words = [key.name for key in keys if isinstance(key, ast.Identifier) and key.name != "other"]
            known = found.setdefault(part.selector.id.name, [])
            known += [each for each in ([*numbers, 0, 1, 2] if numbers else words) if each not in known]
    return found


def values(pattern: ast.Pattern, form: Form) -> Iterator[dict[str, str | int]]:
    """Values for a message: names of one form, and each choice that it tells apart in its turn."""
    names = {part.id.name for part in parts(pattern) if isinstance(part, ast.VariableReference)}
    selected = choices(pattern)
    plain: dict[str, str | int] = {name: sample(name, form) for name in names}
    plain |= {name: 2 for name, known in selected.items() if any(isinstance(each, int) for each in known)}
    yield plain
    for name, known in selected.items():
        for each in known:
            yield {**plain, name: each}


def rendered(room: Path, lang: Lang) -> Iterator[tuple[str, Form, str]]:
    """Each message of a room in each form, without what reads the same twice."""
    said = Messages([room], lang, strict=True)
    for id, pattern in patterns(room, lang):
        seen: set[str] = set()
        for form in FORMS:
            for given in values(pattern, form):
                text = said.text(id, **given)
                if text not in seen:
                    seen.add(text)
                    yield id, form, text


def write(path: Path = WRITTEN) -> None:
    path.parent.mkdir(exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for room in ROOMS:
            for lang in LANGUAGES:
                file.write(f"\n== {room.relative_to(HOME)} ({lang})\n")
                file.writelines(f"{id} [{form}] {text}\n" for id, form, text in rendered(room, lang))


if __name__ == "__main__":
    write()
