"""Set-ups at the door: what every game checks alike before its own rules are asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from ludoteca.core import documents
from ludoteca.core.documents import Document, DocumentError
from ludoteca.core.errors import SetupError, nearest
from ludoteca.core.problems import problem_of

S = TypeVar("S")


def shaped_setup(document: Document, kind: type[S]) -> S:
    """A set-up of the right shape, or an error with all that is wrong with it."""
    try:
        return documents.shaped(document, kind)
    except DocumentError as error:
        raise SetupError(f"set-up: {error}", "", "setup-unreadable", reason=problem_of(error)) from error


def known_format(format: str, formats: Iterable[str], rule: str = "") -> None:
    formats = list(formats)
    if format not in formats:
        near = ", ".join(nearest(format, formats) or formats)
        message = f"there is no format “{format}”; there are: {near}"
        raise SetupError(message, rule, "setup-format", format=format, nearest=near)


def full_rulings(chosen: Mapping[str, str], readings: Mapping[str, tuple[str, ...]], rule: str = "") -> dict[str, str]:
    """The reading of every gap that has more than one: that which was chosen, or the first."""
    for gap, reading in chosen.items():
        if reading not in readings.get(gap, ()):
            known = "; ".join(f"{each} = {' | '.join(names)}" for each, names in readings.items())
            message = f"there is no ruling {gap} = {reading}; there are: {known}"
            raise SetupError(message, rule, "setup-ruling", gap=gap, reading=reading, known=known)
    return {gap: chosen.get(gap, names[0]) for gap, names in readings.items()}
