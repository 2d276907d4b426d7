"""7.3 and 10: terms, proven where a rule hangs on them."""

from __future__ import annotations

from ludoteca.core.effects import Number
from ludoteca.core.view import look
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import same_identity
from ludoteca.games.battle_scenes.table.stages import exhaust, ready
from ludoteca.games.battle_scenes.text import terms as text
from tests.games.battle_scenes.stage import (
    CHARACTER,
    THIS_CHARACTER,
    Scene,
    ability_card,
    action,
    character,
    each,
    hits,
    static,
    support,
    triggered,
)
from tests.proof import rule


@rule("battle_scenes", "4.5-2", "4.5-3", "10.estagio")
def test_stages_are_shown_on_characters_alone() -> None:
    hero, tower = character("Herói", 1), support("Torre", 1)
    scene = Scene(hero, tower)
    bases = [scene.base(hero, stage=stage) for stage in (0, 1, 2)]
    house = scene.base(tower)
    shown = {piece.number: piece.face for area in look(scene.table, 1).areas for piece in area.pieces}
    assert [shown[base] for base in bases] == ["stage0", "stage1", "stage2"]
    assert shown[house] == ""
    assert ready(scene.table, house, 1, "4.5.1-1") == 0


@rule("battle_scenes", "3.cena-3", "7.3.controlador")
def test_cards_in_the_shared_scene_belong_to_their_owners() -> None:
    watcher = support("Vigia", 1, texts=[triggered(text.When("exhausted", each(CHARACTER)), text.Draw())])
    hero = character("Herói", 1)
    scene = Scene(watcher, hero)
    scene.base(watcher, 1)
    base = scene.base(hero, 0)
    scene.cards(1, DECK, 2)
    exhaust(scene.table, base, 1, "4.5.1-2")
    # The effect is controlled by who controls its card.
    assert [each.controller for each in scene.table.waiting] == [1]
    scene.settle()
    assert scene.count(1, HAND) == 1


@rule("battle_scenes", "4.8.1.1-2")
def test_energy_does_not_come_back_by_itself() -> None:
    hero = character("Herói", 5, shield=2)
    scene = Scene(hero)
    base = scene.base(hero)
    for seat in (0, 1):
        scene.cards(seat, DECK, 9)
        scene.cards(seat, HAND, 1)
    scene.damage(base, 4)
    scene.play_turn("end")
    assert (scene.shield(base), scene.energy(base)) == (2, 3)


@rule("battle_scenes", "7.3.este-aquele", "10.este-aquele", "7.3.texto-permanente", "10.texto-permanente")
def test_this_character_is_the_one_that_carries_the_card_and_that_one_is_who_was_spoken_of() -> None:
    this = static(text.Gain(THIS_CHARACTER, shield=Number(1)))
    strike = action("Golpe", 0, text.Shift(text.Selector(text.TARGET, (CHARACTER,)), (1,)))
    trick, hero = ability_card("Truque", texts=[this]), character("Herói", 2, action=strike)
    scene = Scene(trick, hero)
    carrier, other = scene.base(hero, loads=(trick, None)), scene.base(hero, 1)
    assert (scene.shield(carrier), scene.shield(other)) == (1, 0)
    scene.do_use(0, carrier, carrier).choose(other)
    assert (scene.stage(carrier), scene.stage(other)) == (1, 0)
    lying = scene.card(trick, 0, RESOURCES)
    # In the resources its permanent text is silent.
    assert scene.shield(carrier) == 1
    assert lying not in {card for card, _, _ in scene.table.speaking}


@rule("battle_scenes", "7.3.versao-1", "7.3.versao-2", "10.versoes", "7.3.versao-ex1")
def test_versions_tell_cards_of_one_name_and_alter_ego_apart() -> None:
    first = character("Viúva", 2, version=1, alter_egos=("Natalia",))
    second = character("Viúva", 2, version=2, alter_egos=("Natalia",))
    stranger = character("Viúva", 2, version=1, alter_egos=("Yelena",))
    renamed = character("Czarina", 2, version=1, alter_egos=("Natalia",))
    assert len({kind.printing for kind in (first, second, stranger, renamed)}) == 4
    assert same_identity(first, second)
    assert same_identity(first, renamed)
    assert not same_identity(first, stranger)


@rule("battle_scenes", "4.4.2.2.A.3a-2")
def test_cards_loaded_on_an_ev_character_speak_at_once() -> None:
    suit = ability_card("Traje", texts=[static(text.Gain(THIS_CHARACTER, shield=Number(2)))])
    hero, better = character("Herói", 1), character("Melhor", 3, increment=1)
    scene = Scene(suit, hero, better)
    scene.base(hero)
    held = scene.card(better, 0, HAND)
    scene.card(suit, 0, RESOURCES)
    scene.prepare().play(("enter", held))
    assert scene.shield(held) == 2


@rule("battle_scenes", "9.1.2.1.d")
def test_with_nothing_paused_the_next_effect_of_the_level_is_chosen() -> None:
    texts = [triggered(text.When("exhausted", each(CHARACTER)), text.Draw(Number(count))) for count in (1, 2, 3)]
    watcher, hero = support("Vigia", 1, texts=texts), character("Herói", 1, action=action("Nada", 0, hits(1)))
    scene = Scene(watcher, hero)
    scene.base(watcher)
    base = scene.base(hero)
    scene.cards(0, DECK, 9)
    exhaust(scene.table, base, 1, "4.5.1-2")
    scene.settle()
    first = [option[1] for option in scene.options("resolve")]
    assert len(first) == 3
    scene.play(("resolve", first[1]))
    assert [option[1] for option in scene.options("resolve")] == [first[0], first[2]]
    scene.play(("resolve", first[2]))
    assert [len(event.subjects) for event in scene.events("draw")] == [2, 3, 1]
