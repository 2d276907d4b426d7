"""Cards of worked examples: what their players choose."""

from __future__ import annotations

from ludoteca.core.decision import Option
from ludoteca.games.battle_scenes.table.areas import HAND, RESOURCES
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, key, known
from tests.proof import rule


def evil_invoked(*answers: Option) -> tuple[Scene, int]:
    """Dormammu's action in the turn of another, at a rival of 9 cards whose friend carries a Unique Item."""
    relic = ability_card("Relíquia", keyed=(key("Item Único"),))
    dark, foe, friend = known("dormammu-v1"), character("Rival", 9), character("Amigo", 3)
    scene = Scene(dark, foe, friend, relic, phase="anticipation")
    user, rival = scene.base(dark), scene.base(foe, 1)
    holder = scene.base(friend, 1, loads=[None, relic])
    scene.table.active = 1
    scene.do_use(0, user, user).choose(rival)
    assert scene.asked() == (0, "ask-may")
    scene.play(*answers)
    return scene, holder


def test_dormammu_may_unload_a_unique_item_that_anybody_carries() -> None:
    scene, holder = evil_invoked(("accept",))
    assert scene.energy(holder) == 1, "there was but one such card to choose"
    assert "Relíquia" in [scene.table.kind(card).name for card in scene.table.cards(1, RESOURCES)]


def test_dormammu_may_leave_the_unique_item_where_it_is() -> None:
    scene, holder = evil_invoked(("decline",))
    assert scene.energy(holder) == 2


def test_without_a_unique_item_in_the_scene_dormammu_asks_for_nothing() -> None:
    dark, foe = known("dormammu-v1"), character("Rival", 9)
    scene = Scene(dark, foe, phase="anticipation")
    user, rival = scene.base(dark), scene.base(foe, 1)
    scene.table.active = 1
    scene.do_use(0, user, user).choose(rival)
    assert scene.asked()[1] == "ask-fight" and scene.energy(rival) == 8


@rule("battle_scenes", "4.6.2.F.2.3")
def test_the_reinforced_trap_catches_the_character_that_its_player_chooses_when_it_enters() -> None:
    trap = known("armadilha-reforcada-v1")
    fighter = character("Lutador", 3, action=action("Golpe", 0, hits(1)))
    other = character("Outro", 3, action=action("Soco", 0, hits(1)))
    scene = Scene(trap, fighter, other)
    mine, caught, free = scene.base(other), scene.base(fighter, 1), scene.base(other, 1)
    card = scene.card(trap, 0, HAND)
    scene.cards(0, RESOURCES, 3)
    scene.prepare().play(("enter", card)).feed()
    assert scene.asked() == (0, "ask-choose")
    assert {option[1] for option in scene.options("choose")} == {mine, caught, free}, "a character, whoever's"
    scene.choose(caught)
    scene.table.active, scene.table.phase = 1, "attack"
    scene.do_use(1, free, free)
    assert {option[1] for option in scene.options("choose")} == {mine, caught, free, card}
    scene.do_use(1, caught, caught)
    assert [event.subjects for event in scene.events("target")] == [(card,)], "nothing else may be aimed at"


def test_under_general_ross_a_hero_called_hulk_aims_at_whom_he_likes() -> None:
    ross, strike = known("general-ross-v1"), action("Golpe", 0, hits(1))
    hulk = character("Hulk", 5, alignments=("Herói",), action=strike)
    mate = character("Colega", 3, alignments=("Herói",), action=strike)
    foe = character("Rival", 3)
    scene = Scene(ross, hulk, mate, foe)
    general, green, hero, rival = scene.base(ross), scene.base(hulk), scene.base(mate), scene.base(foe, 1)
    scene.do_use(0, green, green)
    assert {option[1] for option in scene.options("choose")} == {general, green, hero, rival}
    scene.choose(rival)
    assert scene.energy(rival) == 2
    scene.do_use(0, hero, hero)
    assert [event.subjects for event in scene.events("target")] == [(rival,), (green,)], "another hero has no choice"
