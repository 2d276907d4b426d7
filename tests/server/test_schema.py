"""The schema is made from the structs, and every message is in it."""

from __future__ import annotations

from typing import get_args

import msgspec
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.core.told import AreaTold, PieceTold, StepTold, Told, TurnTold, apply, difference
from ludoteca.server import protocol


def test_the_schema_names_every_message_both_ways() -> None:
    done = CliRunner().invoke(main, ["server", "schema"], catch_exceptions=False)
    schema = msgspec.json.decode(done.output)
    for side in ("FromClient", "FromServer"):
        tags = schema["properties"][side]["discriminator"]["mapping"]
        kinds = get_args(getattr(protocol, side))
        assert sorted(tags) == sorted(kind.__struct_config__.tag for kind in kinds)
    assert schema["properties"]["NewTable"] == {"$ref": "#/$defs/NewTable"}


def told(*pieces: PieceTold, **values: object) -> Told:
    areas = [AreaTold(0, "field", "Field", pieces=[piece.number for piece in pieces], count=len(pieces))]
    return msgspec.structs.replace(Told("example", "seat", 0, TurnTold(0), areas, list(pieces), []), **values)


def test_a_difference_makes_the_later_view_of_the_earlier_one() -> None:
    before = told(PieceTold(2, "Hulk"), PieceTold(3, "Thor"), trail=[StepTold("a-b", "Main")])
    after = told(PieceTold(3, "Thor", cell=4), PieceTold(5, "Loki"), places=[0, 1])
    change = difference(before, after)
    assert (change.gone, [piece.number for piece in change.pieces]) == ([2], [3, 5])
    sent = msgspec.json.decode(msgspec.json.encode(change), type=type(change))
    assert apply(before, sent) == after
    assert msgspec.json.encode(difference(after, after)) == b"{}"
