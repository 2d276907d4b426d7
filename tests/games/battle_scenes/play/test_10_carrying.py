"""Cards that certain characters cannot carry stay with them until the effect that attached them is concluded
(10.esta-carregando-2, 10.esta-carregando-3), however much comes in between."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on, place
from tests.games.battle_scenes.stage import Scene, character, printed
from tests.proof import rule

LOAD_AND_DRAW = (
    "Carregue um card de habilidade de seus recursos neste personagem. Compre X cards. "
    "X é igual ao número de cards que este personagem estiver carregando."
)
#: What may come in between: an answer to the loading, one to the drawing that is about to happen, and both.
ON_LOAD = "Quando um card for carregado em um personagem, cause 1 ponto de dano em um suporte."
ON_DRAW = "Quando um efeito fizer com que um jogador compre um ou mais cards, cause 1 ponto de dano em um suporte."


@rule("battle_scenes", "10.esta-carregando-2", "10.esta-carregando-3")
@pytest.mark.parametrize("limit", ["não pode ser carregado por heróis", "só pode ser carregado por vilões"])
@pytest.mark.parametrize("between", ["", ON_LOAD, ON_DRAW, f"{ON_LOAD}\n{ON_DRAW}"])
def test_it_counts_until_the_effect_is_over_and_is_unloaded_then(limit: str, between: str) -> None:
    odd = printed("Estranho", "ability", text=f"Este card {limit}.")
    wall = printed("Muro", "support", initial_energy=9)
    scene = Scene(odd, wall, law := place("Lei", between), actor := hero("Ator", action=LOAD_AND_DRAW))
    user = scene.base(actor, loads=2)
    scene.base(wall)
    scene.base(law)
    card = scene.card(odd, 0, RESOURCES)
    scene.cards(0, DECK, 9)
    go_on(scene.do_use(0, user, user))
    assert scene.count(0, HAND) == 2 + 1, "it was carried while the cards were counted"
    assert scene.where(card) == "resources" and scene.energy(user) == 2


@rule("battle_scenes", "10.esta-carregando-2")
def test_what_another_effect_attached_leaves_when_that_one_is_over_not_the_one_that_set_it_off() -> None:
    odd = printed("Estranho", "ability", text="Este card não pode ser carregado por heróis.")
    helper = hero(
        "Ajudante",
        "Quando este personagem for capacitado, carregue um card de habilidade de seus recursos neste personagem.",
    )
    text = (
        "Capacite um personagem chamado Ajudante que você controla em {1}. Compre X cards. "
        "X é igual ao número de cards de habilidade em seus recursos."
    )
    scene = Scene(odd, helper, actor := hero("Ator", action=text))
    user, base = scene.base(actor), scene.base(helper)
    card = scene.card(odd, 0, RESOURCES)
    scene.cards(0, DECK, 9)
    go_on(scene.do_use(0, user, user))
    assert [event.subjects for event in scene.events("load")][-1] == (card,)
    assert scene.count(0, HAND) == 1, "the helper's text was concluded, and the card back, before the cards were drawn"
    assert scene.energy(base) == 3


@rule("battle_scenes", "10.esta-carregando-2", "4.2-1")
def test_a_swap_attaches_too() -> None:
    odd = printed("Estranho", "ability", text="Este card só pode ser carregado por personagens com {VO}.")
    swap = (
        "Permute um card que um personagem estiver carregando por um card que outro personagem estiver carregando. "
        "Compre X cards. X é igual ao número de cards que este personagem estiver carregando."
    )
    scene = Scene(odd, actor := hero("Ator", action=swap), flier := character("Aviador", 1, powers=("VO",)))
    user, other = scene.base(actor, loads=1), scene.base(flier, loads=[odd])
    (mine,), (strange,) = scene.table.loads_of(user), scene.table.loads_of(other)
    scene.cards(0, DECK, 5)
    go_on(scene.do_use(0, user, user))
    assert (scene.where(strange), scene.where(mine), scene.count(0, HAND)) == ("resources", "loaded", 1)
