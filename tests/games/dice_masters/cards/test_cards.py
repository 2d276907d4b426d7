"""The pieces of the game: dice, cards, and that every card is understood as the golden list says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca import games
from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.outline import outline
from ludoteca.core.effects import CHOSEN, Clause, Filter, Selector
from ludoteca.games.dice_masters.cards.cards import (
    Card,
    PieceError,
    compile_card,
    compile_die,
    load,
    names_read,
    names_written,
    slug,
)
from ludoteca.games.dice_masters.cards.collection import RULES, DiceCards
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.text.terms import CHARACTER, OPPOSING, YOURS, CardAbility, chosen, each
from ludoteca.games.dice_masters.wording.wording import compile_text, say_text
from tests.proof import rule

GOLDEN = Path(__file__).with_name("golden_cards.txt")
IDS = sorted(load().cards)

OWN: dict[str, Any] = {
    "title": "Loki",
    "cost": 4,
    "max": 4,
    "die": "thor",
    "text": "Quando posicionado, tome o controle de um personagem opositor.",
}


def card(word: str) -> Card:
    return load().card(word)


def only(word: str) -> CardAbility:
    (ability,) = card(word).abilities
    return ability


# -- the golden list ---------------------------------------------------------------


def dump() -> str:
    """Every card as it is understood, readable."""
    cards = DiceCards()
    parts = []
    for each_card in cards.all():
        lines = [f"{each_card.name('pt')} / {each_card.name('en')} ({each_card.id})"]
        lines += [f"  pt {line}" for line in cards.text(each_card, "pt").splitlines()]
        lines += [f"  en {line}" for line in cards.text(each_card, "en").splitlines()]
        for ability in each_card.abilities:
            lines += [f"    {line}" for line in outline(ability, RULES).lines()]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def test_every_card_is_understood_as_the_golden_list_says() -> None:
    """If the change is meant, write the new list: python -m tests.games.dice_masters.cards.test_cards"""
    assert dump() == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("id", IDS)
def test_a_card_in_canonical_words_is_the_same_card(id: str) -> None:
    dice = load().dice
    found = load().cards[id]
    text = say_text(found.abilities, "pt", names_written(dice, "pt"))
    sort = t.ACTION if dice[found.die].kind == "action" else t.TRIGGER
    assert compile_text(text, sort, names_read(dice)) == found.abilities


# -- what there is -----------------------------------------------------------------


def test_the_starter_set_is_complete() -> None:
    starter = [found for found in load().cards.values() if found.starter]
    assert sorted(found.number for found in starter) == list(range(1, 35))
    assert sum(found.basic for found in starter) == 10
    assert all(found.limit == (3 if found.basic else 4) for found in starter)
    assert [found.name("en") for found in load().cards.values() if not found.starter] == ["Cyclops, Scott Summers"]


def test_every_card_has_a_word_of_its_own_and_a_text() -> None:
    cards = load().cards.values()
    assert len({found.word for found in cards}) == len(cards) == 35
    assert all(found.abilities for found in cards)
    assert card("avx-009").word == "hulk-gigante-esmeralda"
    assert load().die("sidekick").word == "parceiro"


@rule("dice_masters", "cards.5", "cards.6")
def test_energy_and_affiliation_of_a_card_are_those_of_its_die() -> None:
    for found in load().cards.values():
        die = load().dice[found.die]
        assert (found.energy, found.affiliation) == (die.energy, die.affiliation)
        assert found.cost > 0


def test_a_character_die_has_three_energy_faces_and_three_levels() -> None:
    for die in load().dice.values():
        if die.kind == "character":
            kinds = [face.kind for face in die.faces]
            assert kinds == ["energy"] * 3 + ["character"] * 3
            assert [face.level for face in die.faces[3:]] == [1, 2, 3]


def test_bursts_of_a_card_can_be_rolled_on_its_die() -> None:
    """A text for a burst that no face shows would be an error of copying."""
    for found in load().cards.values():
        shown = {face.bursts for face in load().dice[found.die].faces}
        for ability in found.abilities:
            for burst in ability.bursts:
                assert shown & set(t.BURSTS[burst.symbol]), found.id


@rule("dice_masters", "sidekick.1")
def test_the_sidekick_die() -> None:
    assert all(found.die != "sidekick" for found in load().cards.values())
    faces = load().die("parceiro").faces
    assert [face.energy for face in faces] == ["fist", "bolt", "mask", "shield", "wild", ""]
    last = faces[-1]
    assert (last.kind, last.level, last.fielding, last.attack, last.defence) == ("character", 1, 0, 1, 1)


def test_the_rules_that_records_lean_on_are_in_the_ledger() -> None:
    book = games.rulebook("dice_masters")
    filters = [kind.rule for kind in vars(t).values() if isinstance(kind, type) and issubclass(kind, Filter)]
    for id in [id for ids in RULES.values() for id in ids] + [id for id in filters if id]:
        book.find(id)


# -- some cards by hand ---------------------------------------------------------------


def test_jade_giant() -> None:
    found = only("hulk-gigante-esmeralda")
    assert found.ability.trigger == t.WhenDamaged("hulk")
    assert found.ability.condition == t.WhileActive()
    assert found.ability.clauses == (Clause(e.KnockOut(chosen(CHARACTER, OPPOSING, t.Level((1,))))),)
    assert found.bursts[0].clauses == (Clause(e.KnockOut(chosen(CHARACTER, OPPOSING))),)


def test_tiger() -> None:
    ability = only("homem-aranha-tigrao").ability
    assert (ability.sort, ability.trigger, ability.cost) == (t.REACTION, t.WouldBeAffected(), None)
    assert ability.clauses == (Clause(e.PreventIt(), optional=True, cost=t.Energy(1, "fist")),)


def test_thrown_car() -> None:
    bonus, excess = only("arremessar-carro").ability.clauses
    assert bonus.effect == e.Bonus(chosen(CHARACTER, YOURS, count=2), 1, 0)
    assert excess.effect == e.ExcessDamage(Selector(CHOSEN, slot=0))


def test_lord_of_asgard() -> None:
    ability = only("thor-senhor-de-asgard").ability
    assert ability.sort == t.STATIC
    assert ability.clauses == (Clause(e.CannotBlock(each(CHARACTER, t.OfEnergy("fist")), this_die=True)),)


def test_inventor() -> None:
    own, shared = card("homem-de-ferro-inventor").abilities
    assert own.ability.sort == t.STATIC
    assert (shared.ability.sort, shared.ability.trigger) == (t.REACTION, t.WouldBeDamaged())
    assert shared.ability.cost == t.Energy(1, "shield")


# -- cards of one's own -----------------------------------------------------------------


def test_an_inline_card_needs_no_id_and_one_title_serves_both_languages() -> None:
    found = compile_card(OWN)
    assert (found.id, found.word, found.name("en")) == ("loki", "loki", "Loki")
    assert isinstance(found.abilities[0].ability.clauses[0].effect, e.TakeControl)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"cost": "x"}, r"loki: Expected `int`, got `str` - at `cost`"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"energy": "fire"}, "Invalid enum value 'fire'"),
        ({"die": "thorr"}, "there is no die 'thorr'; did you mean: thor"),
        ({"max": 0}, "either max"),
        ({"use": 3}, "either max"),
    ],
)
def test_a_card_described_wrongly_is_refused_with_the_place(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(PieceError, match=problem):
        compile_card({**OWN, **change})


def test_a_card_whose_text_is_not_understood_is_refused() -> None:
    with pytest.raises(CardTextError, match="“contrle” is not understood; did you mean “controle”"):
        compile_card({**OWN, "text": "Quando posicionado, tome o contrle de Thor."})


@pytest.mark.parametrize(
    ("faces", "problem"),
    [
        ([{"kind": "action"}] * 5, "six faces"),
        ([{"kind": "action"}] * 5 + [{"kind": "energy"}], "face 6"),
        ([{"kind": "action"}] * 5 + [{"kind": "character", "level": 4}], "face 6"),
    ],
)
def test_a_die_described_wrongly_is_refused(faces: list[dict[str, Any]], problem: str) -> None:
    with pytest.raises(PieceError, match=problem):
        compile_die({"id": "odd", "title": {"pt": "X", "en": "X"}, "kind": "action", "faces": faces})


def test_a_card_is_found_by_all_its_names() -> None:
    for name in ("avx-009", "Hulk, Jade Giant", "hulk-gigante-esmeralda", "Gigante Esmeralda", "jade giant"):
        assert card(name).id == "avx-009"
    with pytest.raises(PieceError, match="hulk-gigante-esmeralda"):
        card("hulk gigante")


def test_slugs_have_no_accents_or_marks() -> None:
    assert slug("Mutação #666") == "mutacao-666"
    assert slug("“Tigrão”") == "tigrao"


if __name__ == "__main__":
    GOLDEN.write_text(dump(), encoding="utf-8")
