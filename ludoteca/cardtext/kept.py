"""Parsers whose tables are kept between runs: making those of a big grammar takes seconds, reading them a moment.

A file in the user's cache folder is named by a digest of all that the tables come from, and begins with a digest of
what follows. What is broken, foreign or from another version is simply made anew. Nothing that is read is ever carried
out: the tables are plain data.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
import tempfile
from pathlib import Path

import lark
import msgspec
from lark import Lark
from lark.grammar import Rule
from lark.lexer import Lexer, TerminalDef
from platformdirs import user_cache_path

from ludoteca.core.documents import Document

#: Changes when files are written in another way.
FORMAT = "1"
_DIGEST = hashlib.sha256().digest_size


def parser(grammar: str, lexer: type[Lexer]) -> Lark:
    """The LALR parser of a grammar, from its kept tables if there are any."""
    path = file_of(grammar)
    made = read(path, lexer)
    if made is None:
        made = Lark(grammar, parser="lalr", lexer=lexer)
        write(path, made)
    return made


def file_of(grammar: str) -> Path:
    digest = hashlib.sha256("\0".join((FORMAT, lark.__version__, grammar)).encode()).hexdigest()
    return user_cache_path("ludoteca") / "wording" / f"{digest}.tables"


def read(path: Path, lexer: type[Lexer]) -> Lark | None:
    """The parser that a file holds; nothing if there is none, or if it is not as we wrote it."""
    collecting = gc.isenabled()
    # So many small things are made that looking for garbage among them would take as long again.
    gc.disable()
    try:
        content = path.read_bytes()
        digest, body = content[:_DIGEST], content[_DIGEST:]
        if hashlib.sha256(body).digest() != digest:
            return None
        kept = msgspec.msgpack.decode(body)
        set_lexer(kept["data"], lexer)
        found: Lark = Lark._load_from_dict(kept["data"], kept["memo"])  # type: ignore[no-untyped-call]
        return found
    except (OSError, msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError, IndexError):
        return None
    finally:
        if collecting:
            gc.enable()


def write(path: Path, made: Lark) -> None:
    """Keep the tables, whole or not at all; without a place to keep them, not at all."""
    data, memo = made.memo_serialize([TerminalDef, Rule])
    set_lexer(data, None)
    body = msgspec.msgpack.encode({"data": data, "memo": memo})
    with contextlib.suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(body).digest() + body)
        os.replace(name, path)


def set_lexer(data: Document, lexer: type[Lexer] | None) -> None:
    """The lexer is no data: it is put in when the tables are read."""
    data["options"]["lexer"] = lexer
    data["parser"]["lexer_conf"]["lexer_type"] = lexer
