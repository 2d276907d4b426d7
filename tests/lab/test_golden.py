"""The golden dump: every card has a line, and what it means has one digest that only a reason may change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.games import collection
from ludoteca.lab.golden import differences, listed_cards, own_cards, records_digest

#: What the texts of a game's cards mean. Whoever changes one of these says in the commit which records changed and why.
RECORDS = {
    "battle_scenes": "6517eff811a01c2e",
    "dice_masters": "ac0259b600c367a2",
    "krosmaster": "5b3f9dfcc9ffcbc4",
    "fabula": "d5551a058c1170ca",
    "apotheosis": "0e60fbe826e0446d",
}


@pytest.mark.parametrize("game", RECORDS)
def test_a_change_of_wording_changes_no_record(game: str) -> None:
    assert records_digest(game) == RECORDS[game]


def test_every_card_has_a_line_with_its_text_in_both_languages() -> None:
    lines = list(own_cards("krosmaster"))
    assert [line["id"] for line in lines] == [card.id for card in collection("krosmaster").all()]
    (line,) = (line for line in lines if line["id"] == "grougaloragran" or "Alquimia" in line["text"])
    assert line["pt"].startswith("Alquimia: ") and line["en"].startswith("Alchemy: ")
    assert line["records"][0]["trigger"] == {"is": "TurnBegins"}


def test_a_list_tells_what_its_cards_mean_or_why_they_are_not_understood(tmp_path: Path) -> None:
    good = {"name": "Um", "spells": [{"text": "Empurra 2."}]}
    bad = {"name": "Dois", "spells": [{"text": "Voa 3."}]}
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(map(json.dumps, (good, bad))), encoding="utf-8")
    understood, refused = listed_cards("krosmaster", file)
    assert understood["records"][0]["clauses"][0]["effect"] == {"is": "Shift", "how": "push", "number": 2}
    assert refused["message"].startswith("cards-") and "records" not in refused


def test_two_dumps_are_compared_card_by_card(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    one, other = {"game": "g", "id": "a", "records": [1]}, {"game": "g", "id": "b", "records": [2]}
    before.write_text("\n".join(map(json.dumps, (one, other))))
    after.write_text("\n".join(map(json.dumps, (one, {**other, "records": [3]}))))
    (told,) = differences(before, after, "records")
    assert told.startswith("g/b\n") and "[2]" in told and "[3]" in told
    assert not list(differences(before, before, "records"))
