"""Texts that each player uses in his own phase, and what is said of two characters at once."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.play.turn import Prepare
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import render
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, character, printed, support

MARKET = (
    "Durante a Fase de Preparação de cada jogador, uma vez por turno, aquele jogador pode descartar um card. Se o "
    "fizer, aquele jogador compra dois cards."
)


def market() -> Scene:
    """A Scenario of player 0, and cards for both players."""
    scene = Scene(place := printed("Feira", "scenario", text=MARKET))
    scene.base(place)
    for seat in (0, 1):
        scene.cards(seat, HAND, 1)
        scene.cards(seat, DECK, 5)
    return scene


@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_whose_phase_it_is_uses_the_text_whoever_controls_the_card(seat: int) -> None:
    read(MARKET)
    scene = market()
    scene.table.active = seat
    scene.table.phase = "preparation"
    scene.do(Prepare(seat))
    scene.play(scene.options("activate")[0])
    while scene.asked()[1] == "ask-choose":
        scene.play(scene.options("choose")[0])
    assert (scene.count(seat, HAND), scene.count(1 - seat, HAND)) == (2, 1)
    assert scene.asked()[0] == seat and not scene.options("activate"), "once a turn"


def test_nobody_uses_it_in_the_phase_of_another() -> None:
    scene = market()
    scene.table.active = 0
    scene.anticipate()
    assert scene.options("activate") == []


@pytest.mark.parametrize(
    "rest",
    [
        "aquele jogador pode descartar um card. Se o fizer, compre um card.",
        "aquele jogador pode incapacitar um personagem que você controla em {1}.",
    ],
)
def test_what_would_be_yours_in_what_he_does_is_refused(rest: str) -> None:
    with pytest.raises(CardTextError):
        read(f"Durante a Fase de Preparação de cada jogador, uma vez por turno, {rest}")


def test_what_is_his_own_is_told_so_in_english() -> None:
    lines = read("O oponente alvo coloca um card de sua mão em seus recursos.", t.ACTION)
    assert "from their hand into their resources" in render(lines, "en")


SWAP = (
    "Permute um card de um personagem com {AG} que você controla por um card de outro personagem que você controla se "
    "os dois personagens tiverem afiliações em comum."
)


def test_two_characters_that_share_an_affiliation() -> None:
    read(SWAP, t.ACTION)
    scene = Scene(
        juggler := acting(SWAP),
        one := character("Trapezista", affiliations=("Circo", "Vila")),
        two := character("Palhaça", affiliations=("Circo",), powers=("AG",)),
        three := character("Padeiro", affiliations=("Vila",)),
    )
    first, second, third = (scene.base(kind, loads=1) for kind in (one, two, three))
    before = [scene.table.loads_of(base) for base in (first, second, third)]
    used(scene, juggler)
    after = [scene.table.loads_of(base) for base in (first, second, third)]
    assert after == [before[1], before[0], before[2]], "neither the baker nor the juggler could be the other"


def test_which_two_must_be_clear() -> None:
    with pytest.raises(CardTextError):
        read("Compre um card se ambos tiverem uma afiliação em comum.", t.ACTION)


def test_a_card_is_loaded_on_a_support_of_the_same_name() -> None:
    text = "Carregue um card de suporte de sua mão em um suporte que você controla com o mesmo nome."
    read(text, t.ACTION)
    scene = Scene(mason := acting(text), tower := support("Torre"), well := support("Poço"))
    base, _ = scene.base(tower), scene.base(well)
    card = scene.card(tower, 0, HAND)
    used(scene, mason)
    scene.choose(card)
    assert card in scene.table.loads_of(base)
