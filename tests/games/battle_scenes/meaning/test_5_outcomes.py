"""What was done before, spoken of by its participle, and whom a pronoun means beside a moment."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, ability_card, character


def test_the_unloaded_card_is_the_one_that_was() -> None:
    words = "Descarregue um card do personagem alvo. Se {} for um card de habilidade, compre um card."
    assert read(words.replace("{}", "o card descarregado desta forma"), t.ACTION) == read(
        words.replace("{}", "ele"), t.ACTION
    )


@pytest.mark.parametrize(("is_ability", "drawn"), [(True, 1), (False, 0)])
def test_it_is_asked_what_was_discarded(is_ability: bool, drawn: int) -> None:
    text = "Descarte um card. Se um card de habilidade for descartado desta forma, compre um card."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), skill := ability_card("Truque"), figure := character("Figura"))
    scene.card(skill if is_ability else figure, 0, HAND)
    scene.cards(0, DECK, 3)
    used(scene, actor)
    assert scene.count(0, HAND) == drawn


def test_nothing_was_unloaded_before() -> None:
    with pytest.raises(CardTextError) as error:
        read("Compre um card. Coloque o card descarregado desta forma em sua mão.", t.ACTION)
    assert error.value.message_id == "cards-which"


def test_a_moment_within_a_condition_stands_back() -> None:
    """ "-o" is the card of which the sentence speaks, not the support whose fall is only its moment."""
    held, moment, deed = (
        "se este card estiver em sua mão",
        "quando um suporte for destruído",
        "você pode colocá-lo em cena.",
    )
    within, before = f"{held} {moment}, {deed}".capitalize(), f"{moment}, {held}, {deed}".capitalize()
    assert read(within) == read(before)
    (line,) = read(within)
    assert line.clauses[0].effect == t.Put(t.THIS_CARD, (t.In("scene"),))


def test_a_moment_of_its_own_does_not() -> None:
    (line,) = read("Quando um suporte que você controla for destruído, você pode colocá-lo em sua mão.")
    effect = line.clauses[0].effect
    assert isinstance(effect, t.Put)
    assert effect.what.how == "chosen"
