"""Who orders the damage of one effect to several destinations (4.8.4.1-2): who controls the effect, nobody else."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.table.stages import exhaust
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.stage import Scene, character, printed
from tests.proof import rule

WAVE = "Este personagem causa 1 ponto de dano em cada personagem controlado por um oponente."


def order(scene: Scene, *bases: int) -> None:
    """The destinations are struck in the order in which they are chosen."""
    for base in bases[:-1]:
        scene.choose(base)
    assert tuple(event.subjects[0] for event in scene.events("damage")) == bases


@rule("battle_scenes", "4.8.4.1-1", "4.8.4.1-2")
@pytest.mark.parametrize("controller", [0, 1])
@pytest.mark.parametrize("active", [0, 1])
def test_the_controller_of_a_text_orders_whoever_is_active_and_whoever_is_struck(controller: int, active: int) -> None:
    angry = hero("Irado", f"Quando este personagem for incapacitado, {WAVE[0].lower()}{WAVE[1:]}")
    scene = Scene(angry, victim := character("Vítima", 5))
    base = scene.base(angry, controller)
    one, two, three = (scene.base(victim, 1 - controller) for _ in range(3))
    scene.table.active = active
    exhaust(scene.table, base, 1, "4.5.1-2", 1 - controller)
    scene.settle()
    assert scene.asked() == (controller, "ask-damage-order")
    order(scene, three, one, two)


@rule("battle_scenes", "4.8.4.1-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_user_of_an_action_orders_in_the_attack_and_in_the_anticipation(seat: int) -> None:
    storm = printed(
        "Tempestade",
        action_text="Cause 1 ponto de dano em cada personagem controlado por um oponente.",
        action_cost="0",
        action_types=["anticipation"],
    )
    scene = Scene(storm, victim := character("Vítima", 5))
    user = scene.base(storm, seat)
    one, two = scene.base(victim, 1 - seat), scene.base(victim, 1 - seat)
    (scene.anticipate() if seat else scene.fight()).play(("use", user, user))
    assert scene.asked() == (seat, "ask-damage-order")
    order(scene, two, one)


@rule("battle_scenes", "4.8.4.1-2", "4.8.5-1")
def test_the_controller_of_the_effect_orders_even_if_another_players_character_is_made_the_source() -> None:
    """Who picks the cards that are unloaded controls the source (4.8.1-2); the order is the effect's."""
    fury = "O personagem alvo causa 1 ponto de dano em cada outro personagem controlado por um oponente."
    scene = Scene(inciter := hero("Instigador", action=fury), victim := character("Vítima", 5))
    user, source = scene.base(inciter), scene.base(victim, 1)
    scene.base(victim, 1)
    last = scene.base(victim, 1)
    scene.do_use(0, user, user).choose(source)
    assert scene.asked() == (0, "ask-damage-order")
    scene.choose(last)
    assert [event.subjects[0] for event in scene.events("calculation")][:1] == [last]
