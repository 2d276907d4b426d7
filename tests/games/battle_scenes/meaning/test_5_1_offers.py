"""What an effect offers for a while: its player does it once, when he likes, or never."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.table.areas import HAND, RESOURCES, SCENE
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text
from tests.games.battle_scenes.saying import read
from tests.games.battle_scenes.stage import Scene, character, printed

OFFER = (
    "Durante sua Fase de Preparação, uma vez por turno, você pode descarregar um card deste suporte. Se o fizer, até o "
    "final desta Fase de Preparação, você pode colocar em cena um card de personagem com a afiliação X-Men como se ele "
    "tivesse Materializar."
)


def offering() -> tuple[Scene, int, list[int]]:
    """A support whose text has been used, and three cards in hand, of which two fit."""
    read(OFFER)
    friend = character("Amigo", 1, affiliations=("X-Men",))
    scene = Scene(door := printed("Portal", "support", text=OFFER), friend, stranger := character("Outro", 1))
    base = scene.base(door, loads=3)
    scene.cards(0, RESOURCES, 6)
    cards = [scene.card(kind, 0, HAND) for kind in (friend, stranger, friend)]
    scene.prepare()
    (first,) = scene.options("activate")
    scene.play(first)
    while scene.asked()[1] == "ask-choose":
        scene.play(scene.options("choose")[0])
    assert scene.energy(base) == 2
    return scene, base, cards


def test_what_is_offered_is_done_once_and_when_its_player_likes() -> None:
    scene, base, (card, stranger, other) = offering()
    (offer,) = scene.options("activate")
    assert offer[1] == base
    scene.play(offer)
    scene.feed()
    assert [scene.table.pieces[each].zone == SCENE for each in (card, stranger, other)].count(True) == 1
    assert scene.table.pieces[stranger].zone != SCENE
    assert scene.options("activate") == [], "once"


def test_what_is_offered_may_be_left_and_ends_with_the_phase() -> None:
    scene, _, _ = offering()
    assert len(scene.options("activate")) == 1
    scene.table.end_effects("end-preparation")
    assert not scene.table.generated


def test_what_is_offered_outlives_the_text_that_offered_it() -> None:
    scene, base, _ = offering()
    scene.modify("text", "deny", 0, base)
    scene.do(scene.table.stack[-1]).prepare()
    assert [option[1] for option in scene.options("activate")] == [base]


def test_only_what_players_do_is_offered() -> None:
    """What is stated lasts itself; what happens to anybody does not."""
    (line,) = read("Compre um card. Até o final do turno, você pode descartar um card.", t.ACTION)
    assert isinstance(line.clauses[1].effect, t.Generate)
    with pytest.raises(CardTextError):
        compile_text("Até o final do turno, descarte um card.", t.ACTION, ())


LEAVE = (
    "Você pode colocar em cena um card de suporte com o mesmo nome que um suporte que seu oponente controla. Se o "
    "fizer, coloque este cenário nos recursos de seu dono."
)


def test_a_leave_to_put_something_into_the_scene_is_used_in_the_preparation_phase() -> None:
    (line,) = read(LEAVE)
    assert line.sort == t.ACTIVATED and line.trigger == t.Window("preparation", "you", False)
    prop = printed("Portal", "support", initial_energy=1)
    scene = Scene(copy := printed("Cópia", "scenario", text=LEAVE), prop, other := printed("Muro", "support"))
    place = scene.base(copy)
    scene.base(prop, 1)
    card, _ = scene.card(prop, 0, HAND), scene.card(other, 0, HAND)
    scene.cards(0, RESOURCES, 6)
    assert scene.fight().options("activate") == []
    scene.prepare()
    (leave,) = scene.options("activate")
    scene.play(leave).feed()
    assert (scene.where(card), scene.where(place)) == ("scene", "resources")


@pytest.mark.parametrize(
    "text",
    [
        "Você pode comprar um card.",
        "Coloque em cena um card de suporte.",
        "Você pode colocar em cena cada card de suporte de sua mão.",
    ],
)
def test_other_deeds_need_a_moment(text: str) -> None:
    with pytest.raises(CardTextError):
        compile_text(text, t.STATIC, ())
