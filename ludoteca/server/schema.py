"""The JSON schema of every message, made from the structs: clients make their types of it."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.server import bodies, protocol

#: What `#/$defs` are called inside the document.
REFERENCE = "#/$defs/{name}"


def documents() -> list[type[msgspec.Struct]]:
    """The bodies of HTTP."""
    found = [each for each in vars(bodies).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in found if each.__module__ == bodies.__name__ and not each.__name__.startswith("_")]


def schema() -> dict[str, Any]:
    """One document: what a client may say, what the server says, and every body by its name."""
    kinds: list[Any] = [protocol.FromClient, protocol.FromServer, *documents()]
    (client, server, *others), parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludoteca",
        "protocol": protocol.PROTOCOL,
        "properties": {
            "FromClient": client,
            "FromServer": server,
            **{each.__name__: body for each, body in zip(documents(), others, strict=True)},
        },
        "$defs": parts,
    }
