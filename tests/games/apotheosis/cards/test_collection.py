"""The cards of the collection: figures by suit, errors at the door, the set as a whole."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.cards import cards
from ludoteca.games.apotheosis.cards.cards import Card, PieceError, compile_card, load
from ludoteca.games.apotheosis.cards.collection import ApotheosisCards
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.words import ATTRIBUTES, KNOWLEDGES, PATHS, SUITS
from ludoteca.games.apotheosis.wording.wording import compile_text
from tests.proof import rule

CATALOGUE = load()
CARDS = list(CATALOGUE.cards.values())
LANGS: tuple[Lang, Lang] = ("pt", "en")

FOURS = dict.fromkeys(ATTRIBUTES, 4)
HOUSE: dict[str, Any] = {
    "title": "Casa", "suit": "house", "attributes": FOURS, "slots": {"equipment": 3, "memento": 3},
}  # fmt: skip
CLASS: dict[str, Any] = {
    "title": "Classe", "suit": "class", "path": "hermit", "attributes": {"strength": 2}, "knowledges": ["art", "faith"],
    "slots": {"equipment": 1, "memento": 1},
}  # fmt: skip
SPIRIT: dict[str, Any] = {
    "title": "Ente",
    "suit": "entity",
    "rank": "spirit",
    "attributes": {"strength": 4, "spirit": 3},
}
WOLF: dict[str, Any] = {"title": "Lobo", "suit": "companion", "companion": "creature", "value": 1, "attributes": FOURS}
SWORD: dict[str, Any] = {"title": "Espada", "suit": "item", "value": 1, "bar": {"ap": 3}}
PUNCH: dict[str, Any] = {"title": "Soco", "suit": "skill", "value": 1, "stamina": 1}
FEAST: dict[str, Any] = {"title": "Festa", "suit": "event", "value": 1, "text": "Cada Herói recupera 1 de VIDA."}
SOUND = (HOUSE, CLASS, SPIRIT, SWORD, PUNCH, WOLF, FEAST)


def wrong(card: dict[str, Any], **changes: Any) -> str:
    """What is told of a card that is not in order."""
    with pytest.raises(PieceError) as error:
        compile_card({**card, **changes})
    assert error.value.message_id == "cards-misdescribed"
    return str(error.value)


def attributes(**changed: int) -> dict[str, int]:
    return {**FOURS, **changed}


def test_the_plain_cards_are_in_order() -> None:
    assert [compile_card(card).suit for card in SOUND] == list(SUITS)


@rule("apotheosis", "summus.collegium.1")
def test_a_collegium_is_a_house_and_says_what_recovering_it_costs() -> None:
    college = {"title": "Collegium", "suit": "house", "summus": "collegium", "recover": 1, "attributes": {"spirit": 2}}
    assert compile_card(college).entry.recover == 1
    assert "summus.collegium.1" in wrong(college, recover=0)
    assert "summus.collegium.1" in wrong(SWORD, summus="collegium", recover=1)


@rule("apotheosis", "house.1")
def test_a_house_has_28_of_attributes_each_from_2_to_6() -> None:
    assert compile_card({**HOUSE, "attributes": attributes(strength=6, spirit=2)})
    assert "house.1" in wrong(HOUSE, attributes=attributes(strength=5))
    assert "house.1" in wrong(HOUSE, attributes=attributes(strength=7, spirit=1))
    assert "house.1" in wrong(HOUSE, level=2)


@rule("apotheosis", "house.2")
def test_a_house_gives_3_and_3_slots() -> None:
    assert "house.2" in wrong(HOUSE, slots={"equipment": 4, "memento": 3})
    assert "house.2" in wrong(HOUSE, slots={"equipment": 3, "memento": 2})


@rule("apotheosis", "class.2")
@pytest.mark.parametrize(("level", "points", "knowledges", "slots"), [(1, 2, 2, 2), (2, 4, 2, 3), (3, 6, 3, 4)])
def test_a_class_grows_with_its_level(level: int, points: int, knowledges: int, slots: int) -> None:
    card = {
        **CLASS,
        "level": level,
        "attributes": {"agility": points},
        "knowledges": list(KNOWLEDGES[:knowledges]),
        "slots": {"equipment": slots - 1, "memento": 1},
    }
    assert compile_card(card)
    assert "class.2" in wrong(card, attributes={"agility": points + 1})
    assert "class.2" in wrong(card, knowledges=list(KNOWLEDGES[: knowledges + 1]))
    assert "class.2" in wrong(card, slots={"equipment": slots, "memento": 1})


@rule("apotheosis", "class.4")
def test_a_class_gives_a_memento_slot() -> None:
    assert "class.4" in wrong(CLASS, slots={"equipment": 2})


@rule("apotheosis", "class.1")
def test_a_class_has_one_of_the_paths() -> None:
    assert "class.1" in wrong(CLASS, path="")
    assert "class.1" in wrong(CLASS, path="pedestrian")
    assert len(PATHS) == 20 and next(iter(PATHS)) == "magician"
    assert {card.entry.path for card in cards.load().cards.values() if card.suit == "class"} <= set(PATHS)


@rule("apotheosis", "entity.2", "entity.1")
@pytest.mark.parametrize(
    ("rank", "level", "points", "most"), [("spirit", 1, 7, 4), ("deity", 2, 14, 8), ("god", 3, 21, 12)]
)
def test_an_entity_gives_7_14_or_21_each_from_minus_3(rank: str, level: int, points: int, most: int) -> None:
    values = {"constitution": -3, "strength": most, "agility": most, "perception": points - 2 * most + 3}
    card = {**SPIRIT, "rank": rank, "level": level, "attributes": values}
    assert compile_card(card)
    assert "entity.2" in wrong(card, attributes={**values, "spirit": 1})
    assert "entity.2" in wrong(card, attributes={**values, "constitution": -4, "spirit": 1})
    assert "entity.2" in wrong(card, attributes={**values, "strength": most + 1, "agility": most - 1})
    assert "entity.1" in wrong(card, level=level % 3 + 1)
    assert "entity.1" in wrong(card, rank="")


@rule("apotheosis", "attributes.list.1")
def test_a_companion_prints_the_seven_attributes() -> None:
    assert ATTRIBUTES == ("constitution", "strength", "agility", "perception", "intelligence", "charisma", "spirit")
    for attribute in ATTRIBUTES:
        assert "seven" in wrong(WOLF, attributes={**FOURS, attribute: 0})
    assert "luck" in wrong(WOLF, attributes={**FOURS, "luck": 3})


@rule("apotheosis", "knowledge.1")
def test_there_are_14_knowledges() -> None:
    assert len(set(KNOWLEDGES)) == 14
    for knowledge in KNOWLEDGES:
        assert compile_card({**SWORD, "knowledge": knowledge}).entry.knowledge == knowledge
    assert "knowledge" in wrong(SWORD, knowledge="cooking")


@rule("apotheosis", "cards.groups.1")
def test_seven_suits_and_what_only_some_of_them_have() -> None:
    assert "suit" in wrong(SWORD, suit="spell")
    for sheet in (HOUSE, CLASS, SPIRIT):
        assert "resource" in wrong(sheet, value=1)
        assert "resource" in wrong(sheet, knowledge="art")
    for resource in (WOLF, SWORD, PUNCH, FEAST):
        assert "sheet" in wrong(resource, slots={"equipment": 1})
    assert "Item" in wrong(PUNCH, specifier="head")
    assert "Class" in wrong(SWORD, knowledges=["art"])


@rule("apotheosis", "item.price.1")
def test_only_an_item_may_be_without_a_price() -> None:
    assert compile_card({key: value for key, value in SWORD.items() if key != "value"}).entry.value is None
    for card in (WOLF, PUNCH, FEAST):
        assert "item.price.1" in wrong(card, value=None)


@rule("apotheosis", "skill.essence.1")
def test_essence_is_of_one_of_five_colours_and_on_lignum_cards() -> None:
    for colour in ("yellow", "red", "blue", "white", "black"):
        assert compile_card({**PUNCH, "lignum": "Ipê", "essence": 1, "colour": colour})
    assert "colour" in wrong(PUNCH, lignum="Ipê", essence=1, colour="green")
    assert "skill.essence.1" in wrong(PUNCH, essence=1, colour="red")
    assert "skill.essence.1" in wrong(PUNCH, lignum="Ipê")


@rule("apotheosis", "guidelines.dice.1")
def test_dice_are_d6_d3_and_d2() -> None:
    def bar(dice: str) -> dict[str, Any]:
        return {"ap": 3, "range": {"type": "direct", "constant": 1}, "damage": {"dice": dice}}

    for dice in ("1d6", "2d3", "1d6+1d2"):
        assert compile_card({**SWORD, "bar": bar(dice)})
    for dice in ("1d8", "d6", "1d6+", "6"):
        assert "guidelines.dice.1" in wrong(SWORD, bar=bar(dice))


def test_an_error_names_file_and_place() -> None:
    with pytest.raises(PieceError, match=r"cards_own\.toml, card 3: "):
        compile_card({**HOUSE, "level": 2}, "cards_own.toml, card 3")
    assert "unknown field" in wrong(SWORD, colour_of_hilt="red")


@pytest.mark.parametrize(
    ("file", "written", "told"),
    [
        ("cards_own.toml", '[[card]]\ntitle = "Pau"\nsuit = "item"\ntext = "O alvo perdde 1 de VIDA."', "perdde"),
        ("cards_own.toml", '[[card]]\ntitle = "Pau"\nsuit = "item"\nlevel = 4', "level 1, 2 or 3"),
        ("cards_own.toml", '[[card]]\ntitle = "Pau"\nsuit = "item"\n[[card]]\ntitle = "Pau"\nsuit = "item"', "twice"),
        ("objects.toml", '[[object]]\nid = "pau"\ntitle = {pt = "Pau", en = "Stick"}\nlife = "x"', "object 1"),
        ("maps.toml", "[[map]]\nid = 3", "map 1"),
        ("heroes.toml", "[[hero]]\nid = 3", "hero 1"),
        ("heroes.toml", "[[hero]", "heroes.toml"),
    ],
)
def test_a_file_that_is_wrong_is_told_with_its_name(
    file: str, written: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / file).write_text(written, encoding="utf-8")
    monkeypatch.setattr(cards, "PIECES", tmp_path)
    with pytest.raises(PieceError) as error:
        for card in cards.load.__wrapped__().cards.values():
            assert card.meaning
    assert file in str(error.value)
    assert told in str(error.value)


# -- the set ---------------------------------------------------------------------------------


def test_the_set_covers_all_suits_and_kinds() -> None:
    assert len(CARDS) >= 80
    suits = Counter(card.suit for card in CARDS)
    assert set(suits) == set(SUITS)
    assert suits["event"] >= 12
    assert {card.entry.companion for card in CARDS} == {"", "human", "creature", "summon"}
    assert {card.entry.specifier for card in CARDS} == {"", "vest", "head", "feet", "accessory", "utility"}
    assert {card.entry.knowledge for card in CARDS} == {"", *KNOWLEDGES}
    assert {card.entry.summus for card in CARDS} == {"", "ultimatum", "collegium"}
    bars = [card.entry.bar for card in CARDS if card.entry.bar is not None and card.entry.bar.range is not None]
    assert {bar.range.type for bar in bars if bar.range is not None} == {"direct", "arcing", "area"}
    assert any(bar.explosive for bar in bars)


def records(record: Any) -> set[type]:
    if isinstance(record, tuple):
        return {kind for part in record for kind in records(part)}
    if not is_dataclass(record):
        return set()
    inside = (records(getattr(record, field.name)) for field in fields(record))
    return {type(record)}.union(*inside)


def test_every_record_that_a_text_can_be_made_of_is_on_some_card() -> None:
    known = {
        kind
        for module in (t, f, e)
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__
    }
    said = set().union(*(records(ApotheosisCards().abilities(card)) for card in CARDS))
    assert known - said == {e.On}  # what the effects with one selector have in common


def test_titles_differ_in_both_languages() -> None:
    for lang in LANGS:
        assert max(Counter(card.name(lang) for card in CARDS).values()) == 1


@pytest.mark.parametrize("card", [card for card in CARDS if card.entry.text], ids=lambda card: card.id)
def test_each_text_reads_back_in_both_languages(card: Card) -> None:
    for lang in LANGS:
        objects = {entry.title.of(lang): entry.id for entry in CATALOGUE.objects.values()}
        titles = {entry.title.of(lang): entry.title.pt for entry in (*CATALOGUE.objects.values(), *CARDS)}
        for passages in (card.passages, *(found for _, found in card.techniques)):
            written = CATALOGUE.render(passages, lang)
            assert compile_text(written, lang, objects, titles) == passages


def test_a_card_may_be_written_in_english() -> None:
    english = compile_card({**SWORD, "lang": "en", "text": "The target loses 1 life. Then discard this card."})
    portuguese = compile_card({**SWORD, "text": "O alvo perde 1 de VIDA. Depois, descarte esta carta."})
    assert english.passages == portuguese.passages


def test_the_texts_of_checks_are_understood() -> None:
    for entry in CATALOGUE.objects.values():
        for check in entry.checks:
            assert bool(compile_text(check.text)) == (check.result == "text")


def test_the_collection_shows_facts_in_both_languages() -> None:
    collection = ApotheosisCards()
    axe = collection.find("machado-de-guerra")
    assert ("barra", "4 AÇÃO, direto 1, dano FOR+3+1d6") in collection.facts(axe, "pt")
    assert ("bar", "4 action, direct 1, damage STR+3+1d6") in collection.facts(axe, "en")
    assert collection.row(axe, "en")[:4] == ["War Axe", "Item", "1", "athletics"]
    for card in CARDS:
        for lang in LANGS:
            assert len(collection.row(card, lang)) == len(collection.columns(lang))
            assert collection.facts(card, lang)
