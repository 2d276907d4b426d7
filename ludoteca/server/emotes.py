"""Emotes: the few things that are said without words. They go the way of chat, and are muted with it."""

from __future__ import annotations

from ludoteca.core.rulebook import Lang
from ludoteca.server.problems import Refused, words

#: All that there are; each is called by ``server-emote-<word>``.
EMOTES = ("hello", "good-luck", "well-played", "thanks", "thinking", "oops")

#: What the kept text of an emote begins with. Nobody can type it: only letters that can be printed are let in.
SIGN = "\x1b"


def kept(word: str) -> str:
    """An emote as it is kept among the lines of a chat."""
    if word not in EMOTES:
        raise Refused("unknown-emote", 400, known=", ".join(EMOTES))
    return SIGN + word


def told(text: str, lang: Lang) -> tuple[str, str]:
    """What a line says in a language, and the emote that it is, if it is one."""
    if not text.startswith(SIGN):
        return text, ""
    word = text.removeprefix(SIGN)
    return words(lang).text(f"server-emote-{word}"), word
