"""Words that agree with what they speak of: "Viúva Negra incapacitada", "Garras Imoladoras são reveladas".

Names carry their form into the messages, where ``AGREE`` picks the word that fits:

    event-destroy = { $pieces } { AGREE($pieces, "é destruído", "é destruída", "são destruídos", "são destruídas") }
    event-enter = { $pieces } { AGREE($pieces, "entra", "entram") } em cena

Two words are singular and plural; four also tell masculine from feminine. What has no form of its own, such as
a player, is masculine and singular. ``forms.toml`` of a game has the form of every Portuguese name on its pieces.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

Form = Literal["ms", "fs", "mp", "fp"]

#: Masculine and feminine, singular and plural, in the order in which a message lists its words.
FORMS: tuple[Form, ...] = ("ms", "fs", "mp", "fp")
DEFAULT: Form = "ms"


class Named(str):
    """What a message calls somebody or something, with the form that other words take beside it."""

    __slots__ = ("form",)

    form: Form

    def __new__(cls, text: str, form: Form = DEFAULT) -> Named:
        new = super().__new__(cls, text)
        new.form = form
        return new


def form_of(value: object) -> Form:
    return value.form if isinstance(value, Named) else DEFAULT


def together(forms: Iterable[Form]) -> Form:
    """Several of them: feminine only if all are."""
    each = list(forms)
    if len(each) == 1:
        return each[0]
    return "fp" if each and all(form.startswith("f") for form in each) else "mp"


def agree(value: object, *words: str) -> str:
    """The function ``AGREE`` of the catalogues."""
    form = form_of(value)
    if len(words) == 2:
        return words[form.endswith("p")]
    if len(words) != len(FORMS):
        raise TypeError(f"AGREE wants two words or four, not {len(words)}")
    return words[FORMS.index(form)]


def read_forms(path: Path) -> dict[str, Form]:
    """The form of each name in a game's ``forms.toml``; there is none for a game without names."""
    if not path.exists():
        return {}
    lists = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: form for form in FORMS for name in lists.get(form, ())}
