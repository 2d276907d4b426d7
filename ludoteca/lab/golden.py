"""The golden dump: how the text of every card is understood, to be compared before and after a change of wording.

    python -m ludoteca.lab.golden > before.jsonl
    python -m ludoteca.lab.golden battle_scenes --file cards.jsonl > corpus.jsonl
    python -m ludoteca.lab.golden --compare before.jsonl after.jsonl

A line for each card: game, id, its text as printed, what it means as plain data, and the text as it is written in both
languages. For a card of a list that is not understood, the message says why; what such a list says is written in its
owner's words only. Records may not change without a reason; canonical texts may.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca.cardtext.collection import Collection
from ludoteca.cardtext.lists import read_list
from ludoteca.cardtext.outline import data
from ludoteca.core.documents import Described
from ludoteca.core.errors import LudotecaError
from ludoteca.games import ALL, collection
from ludoteca.lab.digest import Digest

Line = dict[str, Any]


def own_cards(game: str) -> Iterator[Line]:
    """The cards that a game brings along."""
    cards = collection(game)
    for card in cards.all():
        yield {
            "game": game,
            "id": card.id,
            "text": cards.printed(card),
            "records": [data(record) for record in cards.abilities(card)],
            "pt": cards.text(card, "pt"),
            "en": cards.text(card, "en"),
        }


def listed_cards(game: str, file: Path) -> Iterator[Line]:
    """The cards of a list: what their texts mean, or why they are not understood."""
    cards = collection(game)
    for description in read_list(file):
        told: Line = {"game": game, "id": description.get("id") or cards.title(description)}
        yield {**told, "text": texts_in(description), **understood(cards, description)}


def understood(cards: Collection, description: Described) -> Line:
    try:
        return {"records": [data(record) for record in cards.understand(description)]}
    except LudotecaError as error:
        return {"message": error.message_id}


def texts_in(description: Described) -> dict[str, Any]:
    return {field: said for field, said in description.items() if said and field.endswith("text")}


def records_digest(game: str) -> str:
    """The digest of what all cards of a game mean, however that is said."""
    digest = Digest()
    for line in own_cards(game):
        digest.add((line["id"], json.dumps(line["records"], sort_keys=True)))
    return digest.text()


def differences(before: Path, after: Path, field: str) -> Iterator[str]:
    """The cards whose records (or texts) are others in two dumps, with both."""
    old, new = by_card(before), by_card(after)
    for card in [*old, *(card for card in new if card not in old)]:
        was, now = (dump.get(card, {}).get(field) for dump in (old, new))
        if was != now:
            shown = [json.dumps(each, ensure_ascii=False) for each in (was, now)]
            yield "\n".join(("/".join(card), f"    before: {shown[0]}", f"    after:  {shown[1]}"))


def by_card(dump: Path) -> dict[tuple[str, ...], Line]:
    lines = [json.loads(line) for line in dump.read_text(encoding="utf-8").splitlines()]
    return {(line["game"], str(line["id"])): line for line in lines}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=ALL)
    parser.add_argument("--file", type=Path, help="a list of cards of one game, instead of its own")
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("BEFORE", "AFTER"), help="where two dumps differ")
    parser.add_argument("--field", default="records", help="what is compared: records, pt, en, message")
    chosen = parser.parse_args()
    if chosen.compare:
        found = list(differences(*chosen.compare, chosen.field))
        print("\n".join([*found, f"{len(found)} differences in {chosen.field}"]))
        return
    for game in chosen.games:
        for line in listed_cards(game, chosen.file) if chosen.file else own_cards(game):
            print(json.dumps(line, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
