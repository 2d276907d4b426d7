"""Writes the types of all messages from the server's own structs: ``web/src/lib/messages.ts``.

Fields at their default are not sent. What comes from the server is completed by ``SHAPES`` when it arrives, so that
the types of the client have no holes; what the client sends may leave out whatever has a default.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.server.schema import schema

TARGET = Path(__file__).parent / "src" / "lib" / "messages.ts"
HEAD = "// Made by web/messages.py from the server's structs; a test says when it is stale. Do not edit.\n"
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def name_of(reference: str) -> str:
    return reference.rsplit("/", 1)[1]


def type_of(part: dict[str, Any]) -> str:
    """The TypeScript of one schema."""
    if "$ref" in part:
        return name_of(part["$ref"])
    if "enum" in part:
        return " | ".join(json.dumps(each) for each in part["enum"])
    if "const" in part:
        return json.dumps(part["const"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(type_of(each) for each in part["anyOf"]))
    kind = part.get("type")
    if kind == "array":
        inner = type_of(part.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(part.get('additionalProperties', {}))}>"
    return SIMPLE.get(kind or "", "unknown")


def is_given(struct: dict[str, Any]) -> bool:
    """Does a client send it? The server takes nothing that it does not know."""
    return struct.get("additionalProperties") is False


def interface(name: str, struct: dict[str, Any]) -> str:
    lines = [f"export interface {name} {{"]
    required = set(struct.get("required", ()))
    for field, part in struct["properties"].items():
        sure = field in required or ("default" in part and not is_given(struct))
        lines.append(f"  {field}{'' if sure else '?'}: {type_of(part)}")
    return "\n".join([*lines, "}"])


def structs_in(part: dict[str, Any]) -> tuple[str, str] | None:
    """The struct that a field holds, and how: one, a list of them, or by name."""
    if "$ref" in part:
        return name_of(part["$ref"]), "one"
    if "anyOf" in part:
        return next((found for each in part["anyOf"] if (found := structs_in(each))), None)
    if part.get("type") == "array" and "$ref" in part.get("items", {}):
        return name_of(part["items"]["$ref"]), "list"
    if part.get("type") == "object" and "$ref" in (part.get("additionalProperties") or {}):
        return name_of(part["additionalProperties"]["$ref"]), "map"
    return None


def shape(struct: dict[str, Any]) -> dict[str, Any]:
    """What completes a struct: its defaults, and the structs inside it."""
    properties = struct["properties"].items()
    defaults = {field: part["default"] for field, part in properties if "default" in part and field != "type"}
    inside = {field: found for field, part in properties if (found := structs_in(part))}
    return {"d": defaults, "i": inside}


def union(name: str, part: dict[str, Any]) -> str:
    return f"export type {name} = {type_of(part)}"


def text() -> str:
    document = schema()
    structs = {name: part for name, part in sorted(document["$defs"].items()) if "properties" in part}
    told = {name: shape(struct) for name, struct in structs.items()}
    tags = {
        type_of(part["properties"]["type"]).strip('"'): name
        for name, part in structs.items()
        if "type" in part["properties"] and not is_given(part)
    }
    return "\n\n".join(
        [
            HEAD + f"export const PROTOCOL = {document['protocol']}",
            *(interface(name, struct) for name, struct in structs.items()),
            union("FromClient", document["properties"]["FromClient"]),
            union("FromServer", document["properties"]["FromServer"]),
            "export type Inside = Record<string, [string, 'one' | 'list' | 'map']>",
            "/** By struct: the defaults that are not sent, and the structs inside. */\n"
            "export const SHAPES: Record<string, { d: Record<string, unknown>; i: Inside }> = "
            + json.dumps(told, separators=(",", ":")),
            "/** By the tag of a message from the server: its struct. */\n"
            "export const TAGS: Record<string, string> = " + json.dumps(tags, separators=(",", ":")),
            "",
        ]
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["--print"]:
        print(text(), end="")
    else:
        TARGET.write_text(text(), encoding="utf-8")
