"""What players do and what effects make them do, as moments; what is prevented before it is done."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, ability_card, printed


def watched(text: str, *kinds: Any) -> tuple[Scene, Any]:
    """A character of player 0 with a text, and cards for both players."""
    read(text)
    scene = Scene(watcher := printed("Vigia", text=text), *kinds)
    for seat in (0, 1):
        scene.cards(seat, DECK, 9)
        scene.cards(seat, HAND, 2)
    return scene, scene.base(watcher)


@pytest.mark.parametrize(("seat", "drawn"), [(0, 0), (1, 1)])
def test_an_effect_of_an_opponent_makes_you_discard(seat: int, drawn: int) -> None:
    bully = acting("Cada jogador descarta um card.")
    text = "Toda vez que um efeito de um oponente fizer com que você descarte um card, compre um card."
    scene, _ = watched(text, bully)
    used(scene, bully, seat=seat)
    while scene.asked()[1] == "ask-discard":
        scene.play(scene.options()[0])
    assert scene.count(0, HAND) == 1 + drawn


def test_a_cost_is_no_effect() -> None:
    payer = acting("Descarte um card: Cause 1 ponto de dano no alvo.")
    scene, base = watched("Quando você descartar um card por um efeito controlado por você, compre dois cards.", payer)
    user = scene.base(payer)
    scene.do_use(0, user, user)
    scene.choose(base)
    assert (scene.count(0, HAND), scene.energy(base)) == (1, 2)


@pytest.mark.parametrize(
    ("words", "struck"), [("um oponente descartar um card", 2), ("um oponente descartar um ou mais cards", 1)]
)
def test_a_player_discards_cards_one_by_one_or_together(words: str, struck: int) -> None:
    bully = acting("O oponente alvo descarta dois cards.")
    scene, base = watched(f"Toda vez que {words}, carregue um card do topo de seu deck neste personagem.", bully)
    used(scene, bully)
    while scene.asked()[1] == "ask-discard":
        scene.play(scene.options()[0])
    while scene.asked()[1] == "ask-order":
        scene.play(scene.options()[0])
    assert scene.energy(base) == 3 + struck
    with pytest.raises(CardTextError):
        printed("Torto", text="Toda vez que um suporte descartar um card, compre um card.")
    with pytest.raises(CardTextError):
        printed("Torto", text="Toda vez que um oponente descarte um card, compre um card.")


def test_a_card_speaks_of_its_own_discard() -> None:
    text = "Quando você descartar este card por um efeito controlado por um oponente, compre dois cards."
    read(text)
    spring = printed("Mola", "support", text=text)
    bully = acting("O oponente alvo descarta um card de suporte.")
    for seat, hand in ((0, 0), (1, 2)):
        scene = Scene(spring, bully)
        scene.cards(1 - seat, DECK, 5)
        scene.cards(0, DECK, 5)
        scene.card(spring, 0, HAND)
        if seat:
            used(scene, bully, seat=1)
        else:
            scene.table.discard(scene.table.cards(0, HAND), "6.2.C.4", 0)
            scene.settle()
        assert scene.count(0, HAND) == hand


STOP = (
    "Sempre que um efeito que seu oponente controla fizer com que um jogador compre dois ou mais cards durante a Fase "
    "de Combate, você pode descartar este card de sua mão. Se o fizer, compre um card e aquele jogador não compra "
    "aqueles cards."
)


@pytest.mark.parametrize(
    ("count", "seat", "answer", "hands"),
    [(2, 1, "choose", (1, 0)), (2, 1, "enough", (1, 2)), (1, 1, "", (1, 1)), (3, 0, "", (4, 0))],
)
def test_what_an_effect_makes_him_draw_is_prevented_before_he_draws(
    count: int, seat: int, answer: str, hands: tuple[int, int]
) -> None:
    (line,) = read(STOP)
    assert isinstance(line.trigger, t.When) and line.trigger.least == 2 and line.trigger.would
    student = acting(f"Compre {count} {'card' if count == 1 else 'cards'}.")
    scene = Scene(stop := printed("Censor", text=STOP), student)
    for each in (0, 1):
        scene.cards(each, DECK, 9)
    card = scene.card(stop, 0, HAND)
    used(scene, student, seat=seat)
    if answer:
        assert scene.asked() == (0, "ask-answer")
        scene.play(("choose", card) if answer == "choose" else ("enough",))
    if answer == "choose":
        scene.play(("accept",))
    assert (scene.count(0, HAND), scene.count(1, HAND)) == hands
    assert (scene.where(card) == "resources") is (answer == "choose")


def test_a_search_is_prevented() -> None:
    text = (
        "Quando um efeito que um oponente controla fizer com que ele procure por um card no próprio deck, você pode "
        "revelar este card de sua mão e colocá-lo em cena. Se o fizer, aquele jogador não procura por aqueles cards."
    )
    read(text)
    finder = acting("Procure em seu deck por um card de habilidade, coloque-o em sua mão e embaralhe o seu deck.")
    for answer, hand in (("choose", 0), ("enough", 1)):
        scene = Scene(wall := printed("Muro", "scenario", text=text), finder, thing := ability_card("Coisa"))
        scene.card(thing, 1, DECK)
        card = scene.card(wall, 0, HAND)
        used(scene, finder, seat=1)
        scene.play(("choose", card) if answer == "choose" else ("enough",))
        if answer == "enough":
            scene.choose(scene.table.cards(1, DECK)[0])
        assert scene.count(1, HAND) == hand
        assert (scene.where(card) == "scene") is (answer == "choose")


def test_only_what_he_was_about_to_do_is_prevented() -> None:
    with pytest.raises(CardTextError):
        printed("Tarde", text="Quando um oponente comprar um card, aquele jogador não compra aqueles cards.")
    with pytest.raises(CardTextError):
        printed("Outro", text=STOP.replace("não compra", "não procura por"))
