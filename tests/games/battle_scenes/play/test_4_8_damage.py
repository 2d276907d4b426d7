"""4.8: damage and Shield, the calculation, redirection."""

from __future__ import annotations

from ludoteca.core.modifiers import ADD, FIX, MULTIPLY
from ludoteca.games.battle_scenes.meaning.damage_effect import DIVIDE, REDIRECT
from ludoteca.games.battle_scenes.table.areas import PRIZES, RESOURCES
from tests.games.battle_scenes.stage import Scene, character, support
from tests.proof import rule


@rule("battle_scenes", "4.8.1-1", "4.8.1-2", "4.8.1-2-ex1")
def test_damage_on_no_shield_unloads_cards_that_the_controller_of_the_source_chooses() -> None:
    hero, villain, other = character("Herói", 5), character("Vilão"), character("Marca")
    scene = Scene(hero, villain, other)
    base = scene.base(hero, 0, loads=(None, None, None, other, other))
    source = scene.base(villain, 1)
    scene.damage(base, 3, source=source)
    assert scene.asked() == (1, "ask-unload")
    marks = [card for card in scene.table.loads_of(base) if scene.table.kind(card) is other]
    # One of the three equal cards is among any three of these five, so that much is not asked; nor is the last.
    scene.choose(marks[0])
    assert scene.energy(base) == 2
    assert [scene.where(card) for card in marks] == ["resources", "resources"]
    assert scene.count(0, RESOURCES) == 3


@rule("battle_scenes", "4.8.1-3", "4.8.1-3-ex1")
def test_damage_wears_the_shield_first() -> None:
    hero = character("Herói", 5, shield=3)
    scene = Scene(hero)
    base = scene.base(hero)
    scene.damage(base, 2)
    assert (scene.shield(base), scene.energy(base)) == (1, 5)


@rule("battle_scenes", "4.8.1.1-1", "4.8.1.1-1-ex1", "4.8.1-4")
def test_three_actions_on_shield_three() -> None:
    hulk = character("Hulk", 8, shield=3, version=3)
    scene = Scene(hulk)
    base = scene.base(hulk)
    scene.damage(base, 2)
    assert (scene.shield(base), scene.energy(base)) == (1, 8)
    scene.damage(base, 4)
    assert (scene.shield(base), scene.energy(base)) == (0, 5)
    scene.damage(base, 3)
    assert (scene.shield(base), scene.energy(base)) == (0, 2)


@rule("battle_scenes", "4.8.2-1", "4.8.2-2")
def test_piercing_damage_leaves_the_shield_alone() -> None:
    hero = character("Herói", 5, shield=3)
    scene = Scene(hero)
    base = scene.base(hero)
    scene.damage(base, 2, piercing=True)
    assert (scene.shield(base), scene.energy(base)) == (3, 3)
    scene.damage(base, 3)
    assert (scene.shield(base), scene.energy(base)) == (0, 3)


@rule("battle_scenes", "4.8.2-3", "4.8.3-2")
def test_a_bonus_to_piercing_damage_is_piercing() -> None:
    hero = character("Herói", 5, shield=3)
    scene = Scene(hero)
    base = scene.base(hero)
    scene.modify("damage", ADD, 2, base)
    scene.damage(base, 1, piercing=True)
    assert (scene.shield(base), scene.energy(base)) == (3, 2)


@rule("battle_scenes", "4.8.3-1", "4.8.3.B", "4.8.3.C", "4.8.3.A-1")
def test_sums_then_products_then_divisions() -> None:
    hero = character("Herói", 20)
    scene = Scene(hero)
    base = scene.base(hero)
    # 1, +3, times 2, halved: 4. In any other order it would be something else.
    scene.modify("damage", DIVIDE, 2, base)
    scene.modify("damage", MULTIPLY, 2, base)
    scene.modify("damage", ADD, 4, base)
    scene.modify("damage", ADD, -1, base)
    scene.damage(base, 1)
    assert scene.energy(base) == 16


@rule("battle_scenes", "4.8.3.C-ex1")
def test_half_of_four_is_two() -> None:
    sentinel = character("Sentinela", 6)
    scene = Scene(sentinel)
    base = scene.base(sentinel)
    scene.modify("damage", DIVIDE, 2, base)
    scene.modify("damage", ADD, 3, base)
    scene.damage(base, 1)
    assert scene.energy(base) == 4


@rule("battle_scenes", "4.8.3.A-2")
def test_initial_damage_of_zero_can_still_grow() -> None:
    hero = character("Herói", 5)
    scene = Scene(hero)
    base = scene.base(hero)
    scene.modify("damage", ADD, 1, base)
    scene.damage(base, 0, piercing=True)
    assert scene.energy(base) == 4


@rule("battle_scenes", "4.8.3.D-1", "4.8.3.D-4")
def test_a_fixed_value_comes_last() -> None:
    hero = character("Herói", 5)
    scene = Scene(hero)
    base = scene.base(hero)
    scene.modify("damage", FIX, 0, base)
    scene.modify("damage", ADD, 9, base)
    scene.damage(base, 3)
    assert scene.energy(base) == 5
    assert scene.events("damage") == []
    assert base not in scene.table.damaged


@rule("battle_scenes", "4.8.3.D-2")
def test_what_arrives_at_zero_triggers_no_fixed_value() -> None:
    hero = character("Herói", 5)
    scene = Scene(hero)
    base = scene.base(hero)
    scene.modify("damage", FIX, 3, base)
    scene.modify("damage", DIVIDE, 2, base)
    scene.damage(base, 1)
    assert scene.energy(base) == 5
    assert scene.events("damage") == []


@rule("battle_scenes", "4.8.3.D-3")
def test_the_active_player_orders_fixed_values() -> None:
    hero, villain = character("Herói", 5), character("Vilão")
    scene = Scene(hero, villain)
    base, one, other = scene.base(hero), scene.base(villain, 1), scene.base(villain, 1)
    scene.modify("damage", FIX, 0, base, source=one)
    scene.modify("damage", FIX, 2, base, source=other)
    scene.damage(base, 4, source=one)
    assert scene.asked() == (0, "ask-fixed-order")
    scene.choose(other)
    # 2, then 0: what comes later finds damage above 0 and brings it to 0.
    assert scene.energy(base) == 5


@rule("battle_scenes", "4.8.3.1-1", "4.8.3.1.E-1", "4.8.3.1.F-1")
def test_redirected_damage_is_calculated_again_for_the_new_destination() -> None:
    hero, friend = character("Herói", 5), character("Amigo", 5)
    scene = Scene(hero, friend)
    base, ally = scene.base(hero), scene.base(friend)
    scene.modify("damage", REDIRECT, ally, base, source=ally)
    scene.modify("damage", ADD, -1, ally, source=ally)
    scene.modify("damage", ADD, 1, base, source=base)
    scene.damage(base, 2)
    assert (scene.energy(base), scene.energy(ally)) == (5, 3)


@rule("battle_scenes", "4.8.3.1.F-2", "4.8.3.1.F-2-ex2")
def test_a_modifier_acts_in_one_of_the_calculations_only() -> None:
    hero, friend = character("Herói", 6), character("Amigo", 6)
    scene = Scene(hero, friend)
    base, ally = scene.base(hero), scene.base(friend)
    scene.modify("damage", REDIRECT, ally, base, source=ally)
    scene.modify("damage", ADD, -1, base, ally, source=base)
    scene.damage(base, 4)
    assert scene.energy(ally) == 3
    scene.modify("damage", ADD, -1, ally, source=ally)
    scene.damage(base, 4)
    assert scene.energy(ally) == 1


@rule("battle_scenes", "4.8.3.1-2", "4.8.3.1-2-ex1")
def test_each_redirection_fires_once_a_procedure() -> None:
    she = character("Mulher", 6)
    scene = Scene(she)
    one, two = scene.base(she), scene.base(she)
    scene.modify("damage", REDIRECT, two, one, source=two)
    scene.modify("damage", REDIRECT, one, two, source=one)
    scene.damage(one, 2)
    # To the second and back to the first, which takes it.
    assert (scene.energy(one), scene.energy(two)) == (4, 6)


@rule("battle_scenes", "4.8.3.1.E-2")
def test_nothing_is_redirected_when_nothing_is_left() -> None:
    hero, friend = character("Herói", 5), character("Amigo", 5)
    scene = Scene(hero, friend)
    base, ally = scene.base(hero), scene.base(friend)
    scene.modify("damage", REDIRECT, ally, base, source=ally)
    scene.modify("damage", ADD, -2, base)
    scene.modify("damage", ADD, 5, ally)
    scene.damage(base, 2)
    assert (scene.energy(base), scene.energy(ally)) == (5, 5)


def test_with_several_redirections_the_active_player_picks_and_the_others_are_spent() -> None:
    hero, friend = character("Herói", 6), character("Amigo", 6)
    scene = Scene(hero, friend)
    base, ally, third = scene.base(hero), scene.base(friend), scene.base(friend)
    scene.modify("damage", REDIRECT, ally, base, source=ally)
    scene.modify("damage", REDIRECT, third, base, source=third)
    scene.modify("damage", REDIRECT, base, ally, source=base)
    scene.damage(base, 2)
    assert scene.asked() == (0, "ask-redirect")
    scene.play(("redirect", ally))
    # Back on the first, where the unchosen redirection has been spent.
    assert [scene.energy(each) for each in (base, ally, third)] == [4, 6, 6]


@rule("battle_scenes", "4.7-1", "4.9.1-1", "3.premios-1", "3.premios-2", "10.nocauteado", "7.3.nocauteado")
def test_a_character_without_cards_is_knocked_out_and_scores_for_the_opponent() -> None:
    hero, other = character("Herói", 4), character("Outro", 1)
    scene = Scene(hero, other)
    base = scene.base(hero)
    scene.base(other)
    scene.damage(base, 9)
    scene.settle()
    assert scene.where(base) == "prizes"
    assert scene.table.cards(0, PRIZES) == (base,)
    assert (scene.table.points(0), scene.table.points(1)) == (0, 4)
    assert scene.count(0, RESOURCES) == 4


@rule("battle_scenes", "4.7-2", "7.3.destruido")
def test_a_support_without_cards_is_destroyed_and_scores_nothing() -> None:
    base_kind = support("Base", 2)
    scene = Scene(base_kind)
    base = scene.base(base_kind)
    scene.damage(base, 2).settle()
    assert scene.where(base) == "resources"
    assert scene.table.points(1) == 0


@rule("battle_scenes", "4.9.1-2")
def test_fifteen_points_win_at_the_very_moment() -> None:
    big = character("Grande", 8)
    scene = Scene(big)
    first, second = scene.base(big), scene.base(big)
    scene.card(None, 0, 0)
    scene.damage(first, 8).settle()
    assert scene.table.places is None
    scene.damage(second, 8).settle()
    assert scene.table.places == (2, 1)
