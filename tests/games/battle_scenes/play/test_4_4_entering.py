"""4.4: cards enter the scene."""

from __future__ import annotations

from ludoteca.core.effects import Number
from ludoteca.core.modifiers import DENY
from ludoteca.games.battle_scenes.play.entering import EnterScenario, EnterScene
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as text
from tests.games.battle_scenes.stage import (
    CHARACTER,
    THIS_CHARACTER,
    YOURS,
    Scene,
    ability_card,
    action,
    character,
    each,
    hits,
    key,
    scenario,
    static,
    support,
    triggered,
)
from tests.proof import rule


@rule("battle_scenes", "4.4.2.1.A.1b", "4.4.2.1-1", "4.3-1", "6.2.C.3-1", "3.recursos-1")
def test_a_character_needs_as_many_resources_as_its_initial_energy() -> None:
    hero = character("Herói", 3)
    scene = Scene(hero)
    held = scene.card(hero, 0, HAND)
    scene.cards(0, RESOURCES, 2)
    scene.prepare()
    assert scene.refused("enter", held) == "4.4.2.1.A.1b"
    scene.card(None, 0, RESOURCES)
    scene.prepare().play(("enter", held))
    assert (scene.where(held), scene.energy(held), scene.stage(held)) == ("scene", 3, 1)
    assert scene.count(0, RESOURCES) == 0


@rule("battle_scenes", "4.4.2.2.A.3b-1", "4.4.2.2.A.1-1", "7.3.card-base", "7.3.energia-inicial")
def test_the_player_chooses_which_resources_are_loaded() -> None:
    hero, mark = character("Herói", 1), ability_card("Marca")
    scene = Scene(hero, mark)
    held, wanted = scene.card(hero, 0, HAND), scene.card(mark, 0, RESOURCES)
    scene.cards(0, RESOURCES, 2)
    scene.prepare().play(("enter", held))
    assert scene.asked() == (0, "ask-energy")
    scene.choose(wanted)
    assert scene.table.loads_of(held) == (wanted,)


@rule("battle_scenes", "4.4.2.1-2")
def test_an_entry_that_fails_leaves_everything_as_it_was() -> None:
    hero = character("Herói", 3)
    scene = Scene(hero)
    held = scene.card(hero, 0, HAND)
    scene.cards(0, RESOURCES, 3)
    scene.base(hero)
    before = scene.table.pieces[held].copy()
    scene.do(EnterScene(held, 0))
    assert scene.where(held) == "hand"
    assert scene.count(0, RESOURCES) == 3
    assert scene.table.savepoints == ()
    assert scene.table.pieces[held].known == before.known
    assert [event.kind for event in scene.log][-1] == "give-up"


@rule("battle_scenes", "4.4.2.1.A.4b", "2.1.1-3")
def test_no_second_character_of_the_same_alter_ego_or_name() -> None:
    steve = character("Capitão", 1, alter_egos=("Steve",))
    other = character("Nômade", 1, alter_egos=("Steve",))
    james = character("Capitão", 1, alter_egos=("James",), word="capitao-james")
    nobody = character("Capitão", 1, word="capitao-sem-ego")
    scene = Scene(steve, other, james, nobody)
    scene.cards(0, RESOURCES, 5)
    scene.base(steve)
    held = [scene.card(kind, 0, HAND) for kind in (steve, other, james, nobody)]
    scene.prepare()
    assert [scene.refused("enter", card) for card in held[:2]] == ["4.4.2.1.A.4b"] * 2
    assert [option[1] for option in scene.options("enter")] == held[2:]


def test_the_opponents_copy_does_not_count() -> None:
    hero = character("Herói", 1)
    scene = Scene(hero)
    scene.base(hero, 1)
    held = scene.card(hero, 0, HAND)
    scene.card(None, 0, RESOURCES)
    scene.prepare()
    assert ("enter", held) in scene.options()


@rule("battle_scenes", "4.4.2.1.A.4c", "6.2.C.3-2")
def test_no_second_support_of_the_same_name() -> None:
    tower, other = support("Torre", 1), support("Farol", 1)
    scene = Scene(tower, other)
    scene.base(tower)
    scene.cards(0, RESOURCES, 3)
    same, free = scene.card(tower, 0, HAND), scene.card(other, 0, HAND)
    scene.prepare()
    assert scene.refused("enter", same) == "4.4.2.1.A.4c"
    scene.play(("enter", free))
    assert scene.where(free) == "scene"


@rule("battle_scenes", "4.4.2.1.A.3")
def test_an_effect_may_forbid_an_entry() -> None:
    hero = character("Herói", 1)
    scene = Scene(hero)
    held = scene.card(hero, 0, HAND)
    scene.cards(0, RESOURCES, 3)
    scene.modify("enter", DENY, 0, held)
    scene.prepare()
    assert scene.refused("enter", held) == "4.4.2.1.A.3"


@rule("battle_scenes", "7.2.pelotao", "4.4.2.1.A.4-1", "5.6-2", "5.6-ex1", "10.pelotao")
def test_platoon_in_the_scene_allows_any_number() -> None:
    thug = character("Capanga", 1, keyed=[key("Pelotão")])
    scene = Scene(thug)
    scene.cards(0, RESOURCES, 3)
    one, two = scene.card(thug, 0, HAND), scene.card(thug, 0, HAND)
    scene.prepare().play(("enter", one), ("enter", two))
    assert len(scene.table.characters(0)) == 2


@rule("battle_scenes", "5.8-ex1", "5.8-ex2")
def test_platoon_without_its_text_allows_nothing() -> None:
    shuma = character("Shuma", 1, alter_egos=("Shuma",), keyed=[key("Pelotão")])
    scene = Scene(shuma)
    scene.cards(0, RESOURCES, 3)
    base, held = scene.base(shuma), scene.card(shuma, 0, HAND)
    scene.modify("text", DENY, 0, base)
    scene.prepare()
    assert scene.refused("enter", held) == "4.4.2.1.A.4b"
    scene.base(shuma)
    scene.prepare()
    assert ("enter", held) in scene.options()


@rule("battle_scenes", "7.2.clone", "10.clone-1", "10.clone-ex1", "8.A-ex2", "8.A")
def test_clone_allows_other_names_of_the_same_alter_ego() -> None:
    six = character("Ultron-6", 1, alter_egos=("Ultron",), keyed=[key("Clone")])
    one = character("Ultron-1", 1, alter_egos=("Ultron",), keyed=[key("Clone")])
    scene = Scene(six, one)
    scene.cards(0, RESOURCES, 3)
    scene.base(six)
    again, other = scene.card(six, 0, HAND), scene.card(one, 0, HAND)
    scene.prepare()
    assert scene.refused("enter", again) == "4.4.2.1.A.4b"
    scene.play(("enter", other))
    assert len(scene.table.characters(0)) == 2


# -- evolution ------------------------------------------------------------------------------


@rule(
    "battle_scenes", "4.4.2.1.A.1a", "4.4.2.1.A.1a-ex1", "4.4.2.1.A.2a-1", "4.4.2.2.A.3a-1", "4.4.2.2.A.3a-3",
    "2.1.1-1", "2.1.1-2", "4.4.2.1.A.4a", "4.4.2.2.A.5-1",
)  # fmt: skip
def test_an_ev_character_evolves_with_all_that_its_base_carried() -> None:
    iron = character("Stark", 3, alter_egos=("Tony",))
    suit = character(
        "Homem de Ferro", 5, alter_egos=("Tony",), increment=2, panel=each(CHARACTER, text.Called("name", ("Stark",))),
        action=action("Raio", 1, hits(1)),
    )  # fmt: skip
    scene = Scene(iron, suit)
    base, held = scene.base(iron, stage=0), scene.card(suit, 0, HAND)
    scene.card(None, 0, RESOURCES)
    scene.prepare()
    assert scene.refused("enter", held) == "4.4.2.1.A.1a"
    scene.card(None, 0, RESOURCES)
    scene.prepare().play(("enter", held))
    assert scene.energy(held) == 3 + 1 + 2
    assert (scene.where(base), scene.stage(held)) == ("loaded", 1)
    assert scene.events("unload") == []
    assert scene.events("leave") == []
    target = scene.base(iron, 1)
    scene.fight()
    # It entered this turn, but evolved: Promptness for all its actions.
    assert ("use", held, held) in scene.options()
    assert target


@rule("battle_scenes", "4.4.2.1.A.2a-2")
def test_with_several_candidates_the_player_chooses_what_evolves() -> None:
    thug, boss = character("Capanga", 1, keyed=[key("Pelotão")]), character("Chefe", 4, increment=1)
    scene = Scene(thug, boss)
    one, two, new = scene.base(thug), scene.base(thug), scene.base(thug, new=True)
    held = scene.card(boss, 0, HAND)
    scene.card(None, 0, RESOURCES)
    scene.prepare().play(("enter", held))
    assert scene.options() == [("choose", one), ("choose", two)]
    scene.choose(two)
    assert (scene.where(one), scene.where(two), scene.where(new)) == ("scene", "loaded", "scene")


@rule("battle_scenes", "7.2.materializar", "4.4.2.1.A.1-1", "4.4.2.1.A.1-1-ex1", "8.A-ex1", "10.materializar-1")
def test_materialize_takes_cards_from_the_top_of_the_deck() -> None:
    ghost = support("Fantasma", 2, keyed=[key("Materializar")])
    scene = Scene(ghost)
    held = scene.card(ghost, 0, HAND)
    deck = scene.cards(0, DECK, 3)
    scene.prepare().play(("enter", held))
    assert set(scene.table.loads_of(held)) == set(deck[1:])
    assert scene.count(0, DECK) == 1


@rule("battle_scenes", "7.2.reviver", "4.4.2.1-4", "10.reviver")
def test_revive_enters_from_the_resources_and_does_not_count_itself() -> None:
    phoenix, other = character("Fênix", 1, keyed=[key("Reviver")]), character("Outra", 1)
    scene = Scene(phoenix, other)
    lying = scene.card(phoenix, 0, RESOURCES)
    scene.card(None, 0, HAND)
    scene.prepare()
    assert scene.refused("enter", lying) == "4.4.2.1.A.1b"
    plain = scene.card(other, 0, RESOURCES)
    scene.prepare()
    assert scene.refused("enter", plain) == "4.4.2.1-4"
    scene.play(("enter", lying))
    assert scene.table.loads_of(lying) == (plain,)


@rule("battle_scenes", "4.4-1")
def test_an_ability_never_enters_alone() -> None:
    trick = ability_card("Truque")
    scene = Scene(trick)
    held = scene.card(trick, 0, HAND)
    scene.prepare()
    assert scene.refused("enter", held) == "4.4-1"


# -- Scenarios ------------------------------------------------------------------------------


@rule(
    "battle_scenes", "4.4.1-1", "4.4.1.A", "4.4.1.C-1", "4.4.1.E-1", "4.4.1.C-2", "4.4.1.E-2", "5.4-1", "5.4-2",
    "5.7.A.2.2",
)  # fmt: skip
def test_a_new_scenario_replaces_the_old_one() -> None:
    gain = static(text.Gain(each(CHARACTER, YOURS), shield=Number(1)))
    old, new = (
        scenario("Velho", texts=[gain]),
        scenario("Novo", texts=[static(text.Gain(each(CHARACTER), shield=Number(3)))]),
    )
    hero = character("Herói", 1)
    scene = Scene(old, new, hero)
    place, base = scene.base(old, 1), scene.base(hero, 1)
    assert scene.shield(base) == 1
    held = scene.card(new, 0, HAND)
    scene.prepare().play(("enter", held))
    assert (scene.where(held), scene.where(place)) == ("scene", "resources")
    assert scene.table.cards(1, RESOURCES) == (place,)
    assert scene.shield(base) == 3


@rule("battle_scenes", "4.4.1-2", "6.2.C.3-3", "6.2.C-3")
def test_one_scenario_a_turn() -> None:
    one, two = scenario("Um"), scenario("Dois")
    scene = Scene(one, two)
    first, second = scene.card(one, 0, HAND), scene.card(two, 0, HAND)
    scene.prepare().play(("enter", first))
    assert scene.refused("enter", second) == "6.2.C.3-3"


@rule("battle_scenes", "4.4.1.D", "4.4.1.F", "4.4.1-3")
def test_effects_of_leaving_are_resolved_before_the_new_one_enters() -> None:
    leaving = triggered(text.When("leaves", text.Selector("this", (text.Kind(("scene",)),))), text.Draw())
    entering = triggered(text.When("enters", text.Selector("this", (text.Kind(("scene",)),))), text.Draw(Number(2)))
    old, new = scenario("Velho", texts=[leaving]), scenario("Novo", texts=[entering])
    scene = Scene(old, new)
    scene.base(old)
    scene.cards(0, DECK, 5)
    held = scene.card(new, 0, HAND)
    scene.do(EnterScenario(held, 0))
    told = [(event.kind, len(event.subjects)) for event in scene.log if event.kind in ("leave", "draw", "enter")]
    assert told == [("leave", 1), ("draw", 1), ("enter", 1), ("draw", 2)]
    # By an effect: the turn's own Scenario may still be put.
    assert not scene.table.scenario_put


@rule("battle_scenes", "4.4.1.B")
def test_a_forbidden_scenario_stays_where_it_is() -> None:
    place = scenario("Rua")
    scene = Scene(place)
    held = scene.card(place, 0, HAND)
    scene.modify("enter", DENY, 0, held)
    scene.do(EnterScenario(held, 0))
    assert scene.where(held) == "hand"
    scene.prepare()
    assert scene.refused("enter", held) == "4.4.1.B"


@rule("battle_scenes", "4.4.2.2.A.1-2", "4.4.2.2.A.3b-2")
def test_static_effects_begin_with_the_entry() -> None:
    own = static(text.Gain(THIS_CHARACTER, shield=Number(2)))
    hero, mark = (
        character("Herói", 1, texts=[own]),
        ability_card("Marca", texts=[static(text.Gain(THIS_CHARACTER, powers=("VO",)))]),
    )
    scene = Scene(hero, mark)
    held = scene.card(hero, 0, HAND)
    scene.card(mark, 0, RESOURCES)
    scene.prepare().play(("enter", held))
    from ludoteca.games.battle_scenes.table.characteristics import has_power

    assert scene.shield(held) == 2
    assert has_power(scene.table, held, "VO")


def test_who_carries_nothing_falls_when_his_entry_is_finished() -> None:
    """Gap entering-zero-cards."""
    hero = character("Herói", 3)
    scene = Scene(hero)
    card = scene.card(hero, 0, HAND)
    scene.table.put_in_scene(card, 0, "4.4.2.2.A.1-1")
    assert scene.table.falling() == []
    scene.table.arrive(card)
    assert scene.table.falling() == [card]
    scene.settle()
    assert scene.where(card) == "prizes"
