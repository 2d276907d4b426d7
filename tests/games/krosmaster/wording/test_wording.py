"""Texts: every one of the collection is understood, written in two languages, and read again as the same."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.effects import Effect
from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.meaning.effects import PERFORMERS, READERS
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.text.words import BIT
from ludoteca.games.krosmaster.wording.names import POWER_NAMES
from ludoteca.games.krosmaster.wording.wording import compile_text, say_text

CATALOGUE = cards.load()


def texts() -> list[tuple[str, str]]:
    found = []
    for profile in (*CATALOGUE.characters.values(), *CATALOGUE.summons.values()):
        found += [(spell.text, t.SPELL) for spell in profile.spells if spell.text]
        found += [(power.text, t.TRIGGERED) for power in profile.abilities]
    found += [(reward.text, t.SPELL) for reward in CATALOGUE.rewards.values() if reward.text]
    return sorted(set(found))


def again(text: str, sort: str) -> str:
    """The text written canonically, after checking that it is read as the same."""
    meaning = CATALOGUE.compile(text, sort)
    written = say_text(meaning, "pt", CATALOGUE.proper_names("pt"))
    assert compile_text(written, sort, CATALOGUE.meanings) == meaning
    return written


@pytest.mark.parametrize(("text", "sort"), texts())
def test_what_is_written_is_read_as_the_same(text: str, sort: str) -> None:
    written = again(text, sort)
    assert again(written, sort) == written
    english = say_text(CATALOGUE.compile(text, sort), "en", CATALOGUE.proper_names("en"))
    assert english and not any(word in english.lower() for word in (" unidade", "ferimento", "alvo", "feitiço"))


@pytest.mark.parametrize("power", POWER_NAMES)
def test_every_power_can_be_granted(power: str) -> None:
    name = POWER_NAMES[power][0]
    assert again(f"O alvo ganha {name} até o fim do turno.", t.SPELL) == f"O alvo ganha {name} até o fim do turno."
    assert power in BIT


@pytest.mark.parametrize(
    ("text", "sort", "place"),
    [
        ("Empurra dois casas.", t.SPELL, "casas"),
        ("Ganhe 1 Kama.", t.TRIGGERED, ""),
        ("O alvo ganha Armadura.", t.SPELL, ""),
        ("No início da luta, +1 FOGO.", t.SPELL, ""),
        ("Se o alvo for Chefe, -1 PA.", t.SPELL, ""),
        ("Voa 3.", t.SPELL, "Voa"),
    ],
)
def test_what_is_not_understood_is_an_error_with_its_place(text: str, sort: str, place: str) -> None:
    with pytest.raises(CardTextError) as error:
        compile_text(text, sort, CATALOGUE.meanings)
    assert place in str(error.value)


def test_every_record_is_carried_out_or_read() -> None:
    records = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Effect)}
    effects = records - {Effect, e.Later, e.Onto}
    static_only = {e.CapInjuries, e.CostMore, e.NoHealing, e.AllTypes, e.ArmorSuccess, e.MoreHp}
    assert effects - static_only == set(PERFORMERS)
    filters = {t.Noun, t.OfType, t.Adjacent, t.Other, t.Marked}
    assert filters < set(READERS)


def test_pieces_that_are_not_in_order_are_refused() -> None:
    good = {"id": "x", "name": "X", "reach": "close", "kind": "attack", "element": "fire"}
    for change in (
        {"element": ""},
        {"kind": "heal"},
        {"kind": "special", "element": "", "value": 2},
        {"min": 4, "max": 2},
        {"control": 2},
    ):
        spell = cards.Spell(**{**good, **change})
        assert list(spell.problems())
    assert not list(cards.Spell(**good).problems())  # type: ignore[arg-type]
    for change in (
        {"kind": "bomb", "hp": 2},
        {"kind": "trap", "hp": 1},
        {"kind": "monster"},
        {"kind": "bomb", "mp": 2, "hp": 1},
    ):
        assert list(cards.problems_of_summon(cards.Summon(id="y", name="Y", **change)))  # type: ignore[arg-type]
    with pytest.raises(cards.PieceError):
        cards.check_board(cards.Board(id="z", name="Z", grid=["." * 12] * 11))


@pytest.mark.parametrize(
    "reward",
    [
        {"type": "equipment"},
        {"type": "boost", "equipment": "pet"},
        {"type": "buff", "bonus": {"element": "air", "number": 2}},
        {"type": "buff", "text": "Cure 1 Ferimento desta unidade."},
        {"type": "boost", "text": "Perfura-armadura."},
        {"type": "equipment", "equipment": "technique", "text": "Rouba vida."},
        {"type": "equipment", "equipment": "weapon", "punch": {"area": "cross"}},
    ],
)
def test_a_reward_whose_text_would_do_nothing_is_refused(reward: dict[str, object]) -> None:
    made = msgspec.convert({"id": "x", "name": "X", "level": "jade", "count": 1, **reward}, cards.Reward)
    with pytest.raises(cards.PieceError):
        CATALOGUE.check_reward(made)


def test_the_collection_is_large_enough() -> None:
    assert len(CATALOGUE.characters) >= 24 and len(CATALOGUE.boards) == 4
    assert len(CATALOGUE.teams) >= 4
    usual = [reward for reward in CATALOGUE.rewards.values() if reward.level != "gold"]
    assert len(usual) >= 24 and sum(reward.count for reward in usual) == 60
    for level in ("granite", "jade", "silver", "gold"):
        assert sum(reward.count for reward in CATALOGUE.rewards.values() if reward.level == level) == 20
