"""Who decides about a redirection (4.8.3.1): between effects the active player, within one effect its controller."""

from __future__ import annotations

import pytest

from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.stage import Scene, character, known
from tests.proof import rule

AWAY = "Quando este personagem fosse receber dano, {} aquele dano para outro personagem que você controla."
MAY, MUST = AWAY.format("você pode redirecionar"), AWAY.format("redirecione")


def struck(text: str, active: int = 0) -> tuple[Scene, int, int, int]:
    """A character of player 1 whose text moves damage to either of two others is about to take 1."""
    sly, friend = hero("Ardiloso", text), character("Amigo", 5)
    scene = Scene(sly, friend)
    scene.table.active = active
    base, one, other = scene.base(sly, 1), scene.base(friend, 1), scene.base(friend, 1)
    scene.damage(base, 1, controller=active)
    return scene, base, one, other


@rule("battle_scenes", "4.8.3.1-exA", "4.8.3.1-exB", "4.8.3.1.E-1")
@pytest.mark.parametrize("active", [0, 1])
def test_where_it_goes_says_who_uses_the_text_whoever_is_active(active: int) -> None:
    scene, base, one, other = struck(MAY, active)
    assert scene.asked() == (1, "ask-may-redirect-to")
    assert scene.options() == [("choose", one), ("choose", other), ("decline",)]
    scene.choose(other)
    assert [scene.energy(each) for each in (base, one, other)] == [3, 5, 4]
    (reckoned,) = scene.events("calculation")
    assert reckoned.subjects == (base, other), "the way that the damage went"


@rule("battle_scenes", "4.8.3.1.E-1")
def test_a_redirection_that_may_be_declined_leaves_the_damage_where_it_was() -> None:
    scene, base, one, other = struck(MAY)
    scene.play(("decline",))
    assert [scene.energy(each) for each in (base, one, other)] == [2, 5, 5]


@rule("battle_scenes", "4.8.3.1.E-1")
def test_a_mandatory_redirection_is_sent_by_its_controller_too() -> None:
    scene, base, one, other = struck(MUST)
    assert scene.asked() == (1, "ask-redirect-to")
    assert scene.options() == [("choose", one), ("choose", other)], "it can't be declined"
    scene.choose(one)
    assert [scene.energy(each) for each in (base, one, other)] == [3, 4, 5]


@rule("battle_scenes", "4.8.3.1.E-1")
def test_the_hood_sends_damage_where_his_player_likes() -> None:
    hood, friend = known("capuz-v2"), character("Amigo", 5, alignments=("Vilão",), affiliations=("Cabala",))
    scene = Scene(hood, friend)
    base, one, other = scene.base(hood, 1), scene.base(friend, 1), scene.base(friend, 1)
    rival = scene.base(friend)
    scene.damage(base, 2, source=rival, controller=0)
    assert scene.asked() == (1, "ask-may-redirect-to")
    scene.choose(other)
    assert (scene.energy(one), scene.energy(other)) == (5, 3)


@rule("battle_scenes", "4.8.3.1-exC", "4.8.3.1.E-1")
def test_between_two_effects_the_active_player_chooses_and_then_each_controller_decides() -> None:
    guard = "Quando outro herói que você controla fosse receber dano, redirecione aquele dano para este personagem."
    sly, wall, friend = hero("Ardiloso", MAY), hero("Muro", guard), character("Amigo", 5)
    for chosen, answers in (("sly", (("choose", "friend"),)), ("sly", (("decline",),)), ("wall", ())):
        scene = Scene(sly, wall, friend)
        bases = {"sly": scene.base(sly, 1), "wall": scene.base(wall, 1), "friend": scene.base(friend, 1)}
        scene.damage(bases["sly"], 1)
        assert scene.asked() == (0, "ask-redirect")
        scene.play(("redirect", bases[chosen]))
        for verb, *to in answers:
            assert scene.asked()[0] == 1
            scene.play((verb, *(bases[name] for name in to)))
        left = {"choose": (3, 3, 4), "decline": (3, 2, 5)}.get(answers[0][0] if answers else "", (3, 2, 5))
        assert tuple(scene.energy(base) for base in bases.values()) == left, "declined, the other one moves it"
