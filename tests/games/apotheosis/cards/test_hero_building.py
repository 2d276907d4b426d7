"""Building a Hero: sheet, slots, knowledges, copies, inventory. Each refusal names its rule."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.core.errors import SetupError
from ludoteca.games.apotheosis.cards.building import Build, check_hero, memento_slots_taken
from ludoteca.games.apotheosis.cards.cards import Card, Catalogue, HeroEntry, PieceError, Titles, compile_card, load
from tests.proof import rule

HOUSE = {
    "title": "Casa de Prova",
    "suit": "house",
    "attributes": dict.fromkeys(
        ("constitution", "strength", "agility", "perception", "intelligence", "charisma", "spirit"), 4
    ),
    "slots": {"equipment": 3, "memento": 3},
}


def class_card(name: str, path: str, level: int, knowledges: list[str], **more: Any) -> dict[str, Any]:
    points = {1: 2, 2: 4, 3: 6}[level]
    return {
        "title": name,
        "suit": "class",
        "path": path,
        "level": level,
        "attributes": {"strength": points},
        "knowledges": knowledges,
        "slots": {"equipment": level, "memento": 1},
        **more,
    }


def item(name: str, **more: Any) -> dict[str, Any]:
    return {"title": name, "suit": "item", "value": 1, **more}


def skill(name: str, **more: Any) -> dict[str, Any]:
    return {"title": name, "suit": "skill", "value": 1, "stamina": 1, **more}


CARDS = [
    HOUSE,
    class_card("Guarda", "chariot", 1, ["defence", "athletics"]),
    class_card("Guarda Velho", "chariot", 1, ["defence", "athletics"]),
    class_card("Lutador", "tower", 1, ["athletics", "athletics"]),
    class_card("Nadador", "star", 1, ["athletics", "art"]),
    class_card("Mestre", "emperor", 2, ["athletics", "faith"]),
    class_card("Lenda", "sun", 3, ["athletics", "faith", "art"]),
    class_card("Mito", "moon", 3, ["athletics", "faith", "art"]),
    item("Pau"),
    item("Chapéu", specifier="head"),
    item("Coroa", specifier="head"),
    item("Joia", rarity="epic"),
    item("Tesouro", set="proibida"),
    item("Espada Mágica", knowledge="athletics", level=2),
    item("Livro Raro", level=2),
    item("Livro Lendário", level=3),
    item("Sacola", text="Permanente. Você tem +2 de espaços de INVENTÁRIO."),
    item("Bainha", text="Permanente. Você tem +1 de espaços de EQUIPAMENTO."),
    skill("Soco"),
    skill("Muda", stamina=0, lignum="Ipê", essence=1, colour="yellow"),
    skill("Fim", summus="ultimatum", ultimatum=3, level=3),
    skill("Outro Fim", summus="ultimatum", ultimatum=3, level=3),
]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load().with_cards([compile_card(data) for data in CARDS])


def hero(**parts: Any) -> HeroEntry:
    """A Hero of level 4 by default."""
    given: dict[str, Any] = {"classes": ("Mestre", "Guarda"), **parts}
    return HeroEntry(id="prova", name=Titles("Prova", "Trial"), house="Casa de Prova", **given)


def built(catalogue: Catalogue, level: int = 4, **parts: Any) -> Build:
    return check_hero(hero(**parts), catalogue, level)


def refused(catalogue: Catalogue, level: int = 4, **parts: Any) -> str:
    """The rule that forbids this Hero."""
    with pytest.raises(SetupError) as error:
        built(catalogue, level, **parts)
    assert error.value.message_id.startswith("setup-")
    return error.value.rule


@rule("apotheosis", "setup.hero.1")
def test_one_house_is_enough(catalogue: Catalogue) -> None:
    assert built(catalogue, 1, classes=()).level == 1
    with pytest.raises(SetupError) as error:
        check_hero(msgspec.structs.replace(hero(), house="Pau"), catalogue, 4)
    assert error.value.rule == "setup.hero.1"


@rule("apotheosis", "hero.level.1")
def test_the_level_is_1_and_those_of_the_classes(catalogue: Catalogue) -> None:
    assert built(catalogue, 4, classes=("Mestre", "Guarda")).level == 1 + 2 + 1
    assert built(catalogue, 7, classes=("Lenda", "Mestre", "Guarda")).level == 1 + 3 + 2 + 1
    assert refused(catalogue, 4, classes=("Mestre",)) == "hero.level.1"


@rule("apotheosis", "class.1", "table.4")
def test_up_to_three_classes_of_different_paths(catalogue: Catalogue) -> None:
    assert built(catalogue, classes=("Guarda", "Lutador", "Nadador")).level == 4
    assert refused(catalogue, classes=("Guarda", "Guarda Velho", "Lutador")) == "class.1"
    assert refused(catalogue, 6, classes=("Guarda", "Lutador", "Nadador", "Mestre")) == "class.1"
    assert refused(catalogue, classes=("Mestre", "Pau")) == "table.4"


@rule("apotheosis", "class.3")
def test_each_knowledge_listed_adds_1(catalogue: Catalogue) -> None:
    build = built(catalogue, classes=("Guarda", "Lutador", "Nadador"))
    assert build.knowledge("athletics") == 4  # Lutador lists it twice
    assert build.knowledge("defence") == 1
    assert build.knowledge("faith") == 0


@rule("apotheosis", "cards.resource.1")
def test_a_card_on_the_table_needs_its_knowledge_at_its_level(catalogue: Catalogue) -> None:
    sword = ("Espada Mágica",)
    assert built(catalogue, classes=("Mestre", "Guarda"), equipment=sword).knowledge("athletics") == 2
    assert refused(catalogue, 3, classes=("Mestre",), equipment=sword) == "cards.resource.1"
    assert built(catalogue, 3, classes=("Mestre",), inventory=sword)  # the inventory asks for none


@rule("apotheosis", "knowledge.free.1")
def test_a_free_card_needs_a_hero_of_level_1_4_or_6(catalogue: Catalogue) -> None:
    assert built(catalogue, 1, classes=(), equipment=("Pau",))
    assert built(catalogue, 4, equipment=("Livro Raro",))
    assert refused(catalogue, 3, classes=("Mestre",), equipment=("Livro Raro",)) == "knowledge.free.1"
    assert built(catalogue, 6, classes=("Lenda", "Mestre"), equipment=("Livro Lendário",))
    assert refused(catalogue, 5, classes=("Lenda", "Guarda"), equipment=("Livro Lendário",)) == "knowledge.free.1"


@rule("apotheosis", "item.specifier.1")
def test_one_item_of_each_specifier(catalogue: Catalogue) -> None:
    assert built(catalogue, equipment=("Chapéu", "Pau", "Pau"))
    assert refused(catalogue, equipment=("Chapéu", "Coroa")) == "item.specifier.1"


@rule("apotheosis", "house.2", "table.2")
def test_house_and_classes_give_the_slots(catalogue: Catalogue) -> None:
    three = ("Pau",) * 3
    assert built(catalogue, 1, classes=(), equipment=three, memento=("Soco",) * 3)
    assert refused(catalogue, 1, classes=(), equipment=(*three, "Chapéu")) == "table.2"
    assert refused(catalogue, 1, classes=(), memento=("Soco", "Soco", "Soco", "Instinto")) == "table.2"
    # A Class of level 1 with one slot of each gives the fourth.
    assert built(catalogue, 2, classes=("Guarda",), equipment=(*three, "Chapéu"))
    assert built(catalogue, 2, classes=("Guarda",), memento=("Soco", "Soco", "Soco", "Instinto"))
    # A text may give one, too.
    assert built(catalogue, 1, classes=(), equipment=("Bainha", *three))


@rule("apotheosis", "table.1")
def test_each_place_has_its_suit(catalogue: Catalogue) -> None:
    assert refused(catalogue, equipment=("Soco",)) == "table.1"
    assert refused(catalogue, memento=("Pau",)) == "table.1"
    assert refused(catalogue, support=("Pau",)) == "table.1"


@rule("apotheosis", "cards.sheet.1")
def test_cards_of_the_sheet_lie_nowhere_else(catalogue: Catalogue) -> None:
    assert refused(catalogue, inventory=("Guarda",)) == "cards.sheet.1"


def test_a_mode_gives_one_support_slot(catalogue: Catalogue) -> None:
    """gap support-slots"""
    archer = "arqueiro-contratado"
    assert built(catalogue, support=(archer,))
    assert refused(catalogue, support=(archer, archer)) == "table.2"
    with pytest.raises(SetupError):
        check_hero(hero(support=(archer,)), catalogue, 4, support=0)


@rule("apotheosis", "companion.attach.1")
def test_up_to_five_attachments_on_a_companion(catalogue: Catalogue) -> None:
    archer = "arqueiro-contratado"
    five = ("Pau", "Pau", "Pau", "Soco", "Soco")
    assert built(catalogue, support=(archer,), attachments={archer: five})
    assert refused(catalogue, support=(archer,), attachments={archer: (*five, "Soco")}) == "companion.attach.1"
    assert refused(catalogue, attachments={archer: ("Pau",)}) == "companion.attach.1"


@rule("apotheosis", "inventory.1")
def test_the_inventory_holds_level_and_10(catalogue: Catalogue) -> None:
    names = [card.id for card in catalogue.cards.values() if card.suit == "event" and card.entry.rarity == "common"]
    fourteen = tuple(names[:14])
    assert built(catalogue, 4, inventory=fourteen)
    assert refused(catalogue, 4, inventory=(*fourteen, names[14])) == "inventory.1"
    assert built(catalogue, 4, inventory=(*fourteen, names[14]), equipment=("Sacola",))


@rule("apotheosis", "entity.1")
def test_a_spirit_needs_level_3_a_deity_6_a_god_9(catalogue: Catalogue) -> None:
    assert built(catalogue, 3, classes=("Mestre",), entity="raiz-antiga")
    assert refused(catalogue, 2, classes=("Guarda",), entity="raiz-antiga") == "entity.1"
    assert built(catalogue, 6, classes=("Lenda", "Mestre"), entity="mae-neblina")
    assert refused(catalogue, 5, classes=("Lenda", "Guarda"), entity="mae-neblina") == "entity.1"
    assert built(catalogue, 9, classes=("Lenda", "Mito", "Mestre"), entity="sol-primeiro")
    assert refused(catalogue, 8, classes=("Lenda", "Mito", "Guarda"), entity="sol-primeiro") == "entity.1"


@rule("apotheosis", "skill.lignum.1")
def test_three_cards_of_a_lignum_share_a_slot_and_nine_are_the_most(catalogue: Catalogue) -> None:
    sprout = catalogue.card("Muda")
    assert [memento_slots_taken([sprout] * count) for count in (1, 3, 4, 6, 7, 9)] == [1, 1, 2, 2, 3, 3]
    three = ("Muda", "Muda", "Muda")
    assert built(catalogue, 1, classes=(), memento=(*three, "Soco", "Soco"))
    assert refused(catalogue, 1, classes=(), memento=(*three, "Soco", "Soco", "Instinto")) == "table.2"
    ten = (*three, "broto-de-aroeira", "broto-de-aroeira", "broto-de-aroeira", *("galho-de-aroeira",) * 3)
    assert built(catalogue, memento=ten)
    assert refused(catalogue, memento=(*ten, "copa-de-aroeira")) == "skill.lignum.1"


@rule("apotheosis", "summus.1")
def test_summus_cards_need_level_6_one_of_each_type_and_take_no_slot(catalogue: Catalogue) -> None:
    six: dict[str, Any] = {"classes": ("Lenda", "Mestre")}
    full = ("Soco", "Soco", "Soco", "Instinto", "Instinto")
    assert built(catalogue, 6, **six, summus=("Fim", "collegium-das-torres"), memento=full)
    assert refused(catalogue, 6, **six, summus=("Fim", "Outro Fim")) == "summus.1"
    assert refused(catalogue, 5, classes=("Lenda", "Guarda"), summus=("Fim",)) == "summus.1"


@rule("apotheosis", "formats.limit.1", "formats.lagvig.1")
def test_copies_are_counted_over_table_inventory_and_attachments(catalogue: Catalogue) -> None:
    archer = "arqueiro-contratado"
    with_archer: dict[str, Any] = {"support": (archer,), "attachments": {archer: ("Pau",)}}
    assert built(catalogue, equipment=("Pau",), inventory=("Pau",), **with_archer)
    assert refused(catalogue, equipment=("Pau",), inventory=("Pau", "Pau"), **with_archer) == "formats.lagvig.1"
    assert built(catalogue, equipment=("Joia",))
    assert refused(catalogue, equipment=("Joia",), inventory=("Joia",)) == "formats.lagvig.1"
    assert refused(catalogue, inventory=("Tesouro",)) == "formats.lagvig.1"


@pytest.mark.parametrize("entry", load().heroes.values(), ids=lambda entry: entry.id)
def test_the_ready_heroes_are_in_order(entry: HeroEntry) -> None:
    build = check_hero(entry, load(), 4)
    assert build.level == 4
    assert entry.note.pt
    assert entry.note.en


def test_there_are_eight_ready_heroes_with_plans_of_their_own() -> None:
    heroes = list(load().heroes.values())
    assert len(heroes) >= 8
    assert len({entry.house for entry in heroes}) >= 7
    assert len({entry.classes for entry in heroes}) == len(heroes)


def test_an_unknown_card_is_an_error_with_the_nearest() -> None:
    with pytest.raises(PieceError, match="espada-curta"):
        check_hero(hero(equipment=("espada-curt",)), load().with_cards(_own()), 4)


def _own() -> list[Card]:
    return [compile_card(data) for data in CARDS]
