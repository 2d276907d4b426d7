"""Portuguese articles and prepositions that grow together."""

from __future__ import annotations

#: What becomes of a preposition and the first word after it.
_TOGETHER = {
    "a": {"o": "ao", "a": "à", "os": "aos", "as": "às", "aquele": "àquele", "aquela": "àquela"},
    "de": {
        "o": "do", "a": "da", "os": "dos", "as": "das", "este": "deste", "esta": "desta",
        "aquele": "daquele", "aquela": "daquela",
    },
    "em": {
        "o": "no", "a": "na", "os": "nos", "as": "nas", "este": "neste", "esta": "nesta",
        "aquele": "naquele", "aquela": "naquela",
    },
}  # fmt: skip


def contracted(preposition: str, phrase: str) -> str:
    """A preposition before a phrase: "de" and "o alvo" are "do alvo"."""
    first, _, rest = phrase.partition(" ")
    together = _TOGETHER.get(preposition, {}).get(first)
    if together is None:
        return f"{preposition} {phrase}"
    return f"{together} {rest}" if rest else together
