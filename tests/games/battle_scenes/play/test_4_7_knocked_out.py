"""Who knocks whom out, and by what: the damage that unloads the last card tells."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from tests.games.battle_scenes.saying import read
from tests.games.battle_scenes.stage import Scene, action, character, hits, printed, support


def drawn_by(text: str, points: int = 3, seat: int = 0, by_action: bool = True, power: str = "") -> int:
    """How many cards player 0 draws when damage is dealt to a character with 3 cards of player 1."""
    read(text)
    blow = action("Investida", 0, hits(points), power=power)
    hero = character("Boi", 9, action=blow, powers=("SF", "VO"))
    scene = Scene(crowd := printed("Plateia", "scenario", text=text), hero, foe := character("Rival", 3))
    scene.base(crowd)
    scene.cards(0, DECK, 3)
    user, rival = scene.base(hero, seat), scene.base(foe, 1 - seat)
    scene.table.active = seat
    if by_action:
        scene.do_use(seat, user, user).choose(rival)
    else:
        scene.damage(rival, points, source=user, controller=seat).settle()
    while scene.asked()[1] == "ask-unload":
        scene.play(scene.options("choose")[0])
    return scene.count(0, HAND)


BY_ACTION = "Quando um personagem controlado por um oponente for nocauteado por uma ação de {SF}, compre dois cards."
BY_SOMEBODY = "Toda vez que um personagem que você controla nocautear um personagem, compre dois cards."


def test_by_an_action() -> None:
    assert drawn_by(BY_ACTION, power="SF") == 2
    assert drawn_by(BY_ACTION, power="VO") == 0, "by an action of another power"
    assert drawn_by(BY_ACTION, points=2, power="SF") == 0, "a card is left"
    assert drawn_by(BY_ACTION, by_action=False) == 0, "by no action"


def test_by_whom() -> None:
    assert drawn_by(BY_SOMEBODY) == 2
    assert drawn_by(BY_SOMEBODY, by_action=False) == 2, "the source of any damage"
    assert drawn_by(BY_SOMEBODY, seat=1) == 0, "an opponent's character did it"


def test_a_named_action_once_more() -> None:
    text = (
        "Toda vez que este personagem nocautear um herói, este personagem pode usar a ação Investida outra vez neste "
        "turno."
    )
    read(text)
    ram = printed(
        "Carneiro", text=text, action="Investida", action_cost="0", action_text="Cause 3 pontos de dano no alvo."
    )
    for energy, again in ((3, True), (4, False)):
        scene = Scene(ram, foe := character("Rival", energy, alignments=("Herói",)), other := character("Outro", 9))
        user, rival, _ = scene.base(ram), scene.base(foe, 1), scene.base(other, 1)
        scene.do_use(0, user, user).choose(rival)
        while scene.asked()[1] == "ask-unload":
            scene.play(scene.options("choose")[0])
        assert (refusal(scene.table, 0, user, user) is None) == again


@pytest.mark.parametrize(("name", "drawn"), [("Investida", 1), ("Empurrão", 0)])
def test_when_using_a_certain_action(name: str, drawn: int) -> None:
    text = f"Se este personagem nocautear um personagem ao usar a ação {name}, compre um card."
    read(text)
    ram = printed(
        "Carneiro", text=text, action="Investida", action_cost="0", action_text="Cause 4 pontos de dano no alvo."
    )
    scene = Scene(ram, foe := character("Rival", 3))
    scene.cards(0, DECK, 2)
    user, rival = scene.base(ram), scene.base(foe, 1)
    scene.do_use(0, user, user).choose(rival)
    assert scene.count(0, HAND) == drawn


def test_who_used_the_action_is_answered() -> None:
    text = (
        "Quando este personagem for nocauteado por uma ação, este personagem causa 2 pontos de dano no personagem que "
        "usou aquela ação."
    )
    read(text)
    scene = Scene(mine := printed("Mina", text=text), boot := character("Bota", 5, action=action("Pisão", 0, hits(4))))
    trap, user = scene.base(mine), scene.base(boot, 1)
    scene.table.active = 1
    scene.do_use(1, user, user).choose(trap)
    while scene.asked()[1] == "ask-unload":
        scene.play(scene.options("choose")[0])
    assert scene.energy(user) == 3


def test_a_support_is_destroyed_by_an_action() -> None:
    text = "Quando um suporte que você controla for destruído por uma ação que cause dano, compre um card."
    read(text)
    for by_action, drawn in ((True, 1), (False, 0)):
        scene = Scene(
            guard := printed("Guarda", text=text),
            wall := support("Muro", 2),
            ram := character("Aríete", 5, action=action("Pancada", 0, hits(3))),
        )
        scene.cards(0, DECK, 2)
        scene.base(guard)
        house, user = scene.base(wall), scene.base(ram, 1)
        scene.table.active = 1
        if by_action:
            scene.do_use(1, user, user).choose(house)
        else:
            scene.damage(house, 3, source=user).settle()
        assert not scene.table.is_base(house)
        assert scene.count(0, HAND) == drawn
