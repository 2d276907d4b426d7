"""Where rules meet when a card enters the scene: evolution, loaded versions, identities, energy."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.modifiers import DENY
from ludoteca.games.battle_scenes.play.entering import EnterScene
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import has_power
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on
from tests.games.battle_scenes.stage import Scene, printed
from tests.proof import rule

ONCE = "Durante sua Fase de Preparação, uma vez por turno, você pode comprar um card."


def evolved(name: str = "Borboleta", increment: int = 1, **facts: Any) -> Kind:
    panel = "personagem chamado Lagarta"
    return printed(name, "ev_character", initial_energy=6, increment=increment, evolves_from=panel, **facts)


def evolve(scene: Scene, kind: Kind, seat: int = 0) -> int:
    held = scene.card(kind, seat, HAND)
    scene.cards(seat, RESOURCES, 1)
    go_on(scene.do(EnterScene(held, seat)))
    assert scene.where(held) == "scene"
    return held


# -- evolution ----------------------------------------------------------------------------------


@rule("battle_scenes", "4.4.2.2.A.5-1", "4.4.2.2.A.3a-1")
def test_who_has_evolved_begins_anew_with_all_the_cards() -> None:
    worm = hero("Lagarta", action="Compre um card.", shield=2)
    moth = evolved(shield=4, action="Voo", action_cost="0", action_text="Compre um card.")
    scene = Scene(worm, moth)
    base = scene.base(worm, stage=1)
    scene.cards(0, DECK, 5)
    scene.card(None, 0, HAND)
    scene.do_use(0, base, base)
    scene.prepare().play(("ready", scene.table.cards(0, HAND)[0], base))
    scene.damage(base, 1)
    new = evolve(scene, moth)
    assert (scene.stage(new), scene.shield(new), scene.energy(new)) == (1, 4, 3 + 1 + 1)
    assert [option[2] for option in scene.prepare().options("ready")] == [new]
    assert ("use", new, new) in scene.fight().options()


@rule("battle_scenes", "4.4.2.2.A.3a-3", "5.1-2", "4.8.6.C-7")
def test_what_the_evolved_card_carried_is_the_same_card_and_its_bonus_begins_anew() -> None:
    item = printed("Amuleto", "ability", text="Este personagem ganha Escudo +2.\n" + ONCE)
    scene = Scene(item, worm := hero("Lagarta", shield=1), moth := evolved())
    base = scene.base(worm, loads=[item, None])
    scene.cards(0, DECK, 5)
    scene.prepare().play(scene.options("activate")[0])
    scene.damage(base, 2)
    assert scene.shield(base) == 1
    new = evolve(scene, moth)
    assert scene.shield(new) == 2, "printed 0, and the whole bonus"
    assert not scene.prepare().options("activate"), "it was never unloaded"


@rule("battle_scenes", "4.4.2.3.A.1.2a", "4.4.2.2.A.3a-1")
@pytest.mark.parametrize(("alter_ego", "granted"), [("Ana", True), ("Bia", False)])
def test_the_evolved_card_grants_what_it_has_if_it_is_of_the_same_alter_ego(alter_ego: str, granted: bool) -> None:
    text = "Este personagem ganha Escudo +1."
    worm = hero("Lagarta", text, "Compre um card.", alter_ego="Ana", powers=["Voo"])
    scene = Scene(worm, moth := evolved(alter_ego=alter_ego))
    base = scene.base(worm)
    scene.cards(0, DECK, 1)
    new = evolve(scene, moth)
    assert (scene.shield(new) == 1, has_power(scene.table, new, "VO")) == (granted, granted)
    assert bool(scene.fight().options("use")) == granted
    assert scene.table.bearer(base) == new


@rule("battle_scenes", "4.4.2.2.A.3a-3", "4.4.2.2.A.4")
def test_an_evolution_loads_every_card_and_only_the_increment_from_the_resources() -> None:
    every = printed("Todos", "support", text="Quando um card for carregado em um personagem, compre um card.")
    some = printed(
        "Alguns", "support", text="Quando um card for carregado de seus recursos em um personagem, compre 9 cards."
    )
    worm = hero("Lagarta", "Quando este personagem sair de cena, compre 5 cards.")
    scene = Scene(every, some, worm, moth := evolved())
    for kind in (every, some, worm):
        scene.base(kind)
    scene.cards(0, DECK, 30)
    evolve(scene, moth)
    assert sorted(len(event.subjects) for event in scene.events("draw")) == [1, 1, 1, 1, 1, 9]


@rule("battle_scenes", "4.4.2.2.A.3a-1", "5.8-ex6")
def test_whoever_had_chosen_the_evolved_one_has_chosen_nobody() -> None:
    text = (
        "Quando este personagem entrar em cena, escolha um personagem que você não controla.\n"
        "Quando uma ação deste personagem fosse causar dano no personagem escolhido, aquele dano é aumentado em 4."
    )
    hunter = hero("Caçador", text, "Golpe de Caçador causa 1 ponto de dano no alvo.")
    scene = Scene(hunter, worm := hero("Lagarta"), moth := evolved())
    scene.base(worm, 1)
    held = scene.card(hunter, 0, HAND)
    scene.cards(0, RESOURCES, 3)
    scene.do(EnterScene(held, 0))
    new = evolve(scene, moth, 1)
    scene.table.write(held).since = 0
    go_on(scene.do_use(0, held, held).choose(new))
    assert [event.values[0] for event in scene.events("damage")] == [1]


@rule("battle_scenes", "7.2.materializar", "4.4.2.1.A.1a")
def test_an_evolution_that_materializes_takes_its_increment_from_the_deck() -> None:
    scene = Scene(worm := hero("Lagarta"), moth := evolved(increment=2, text="Materializar."))
    scene.base(worm)
    held = scene.card(moth, 0, HAND)
    scene.cards(0, DECK, 2)
    scene.do(EnterScene(held, 0))
    assert (scene.energy(held), scene.count(0, DECK)) == (3 + 1 + 2, 0)


@rule("battle_scenes", "4.4.2.1.A.4a", "4.4.2.1.A.2a-1")
def test_the_one_that_evolves_may_share_the_alter_ego_and_no_other() -> None:
    worm, twin = hero("Lagarta", alter_ego="Ana"), hero("Gêmea", alter_ego="Bia")
    same, other = evolved(alter_ego="Ana"), evolved("Mariposa", alter_ego="Bia")
    scene = Scene(worm, twin, same, other)
    scene.base(worm)
    scene.base(twin)
    scene.cards(0, RESOURCES, 1)
    mine, clashing = scene.card(same, 0, HAND), scene.card(other, 0, HAND)
    assert scene.prepare().options("enter") == [("enter", mine)]
    assert scene.refused("enter", clashing) == "4.4.2.1.A.4a"


# -- identities -----------------------------------------------------------------------------------


@rule("battle_scenes", "7.2.pelotao", "4.4.2.3.A.1.2a", "5.8-1")
def test_platoon_that_a_loaded_version_grants_serves_until_the_base_card_loses_its_texts() -> None:
    first, second = hero("Ana", alter_ego="Ana"), hero("Ana", "Pelotão.", alter_ego="Ana", version="V2")
    third = hero("Ana", alter_ego="Ana", version="V3")
    scene = Scene(first, second, third)
    base = scene.base(first, loads=[second])
    scene.cards(0, RESOURCES, 3)
    held = scene.card(third, 0, HAND)
    assert ("enter", held) in scene.prepare().options()
    scene.modify("text", DENY, 0, base)
    assert scene.prepare().refused("enter", held) == "4.4.2.1.A.4b"


@rule("battle_scenes", "7.2.clone", "4.4.2.3.A.1.2a")
def test_clone_that_a_loaded_card_grants_asks_for_another_name_than_the_base_cards() -> None:
    first, second = hero("Ultron-1", alter_ego="Ultron"), hero("Ultron-6", "Clone.", alter_ego="Ultron")
    scene = Scene(first, second)
    scene.base(first, loads=[second])
    scene.cards(0, RESOURCES, 3)
    same, other = scene.card(first, 0, HAND), scene.card(second, 0, HAND)
    assert scene.prepare().options("enter") == [("enter", other)], "the loaded card is not in the way"
    assert scene.refused("enter", same) == "4.4.2.1.A.4b"


@rule("battle_scenes", "4.4.2.1.A.4b")
def test_two_of_several_alter_egos_need_only_share_one() -> None:
    scene = Scene(one := hero("Um", alter_ego="Ana/Bia"), two := hero("Dois", alter_ego="Bia/Cris"))
    scene.base(one)
    scene.cards(0, RESOURCES, 3)
    held = scene.card(two, 0, HAND)
    assert scene.prepare().refused("enter", held) == "4.4.2.1.A.4b"


# -- the cards that are loaded ----------------------------------------------------------------------


@rule("battle_scenes", "10.esta-carregando-2", "4.7-1", "4.4.2.2.A.5")
def test_who_enters_with_cards_that_he_cannot_carry_falls_and_what_his_entry_triggered_is_resolved() -> None:
    odd = printed("Estranho", "ability", text="Este card não pode ser carregado por heróis.")
    proud = hero("Altivo", "Quando este personagem entrar em cena, compre um card.", initial_energy=1)
    scene = Scene(odd, proud)
    scene.card(odd, 0, RESOURCES)
    scene.cards(0, DECK, 1)
    held = scene.card(proud, 0, HAND)
    scene.do(EnterScene(held, 0))
    assert scene.where(held) == "prizes" and scene.table.points(1) == 1
    assert scene.count(0, HAND) == 1


@rule("battle_scenes", "4.4.2.2.A.3b-1", "4.4.2.2.A.4")
def test_a_power_that_comes_with_the_energy_is_there_when_the_other_cards_ask_for_it() -> None:
    eye = printed("Olho", "ability", text="Este personagem ganha {TE}.")
    dagger = printed(
        "Adaga", "ability", text="Quando este card for carregado em um personagem com {TE}, compre um card."
    )
    scene = Scene(eye, dagger, plain := hero("Simples", initial_energy=2))
    for kind in (dagger, eye):
        scene.card(kind, 0, RESOURCES)
    scene.cards(0, DECK, 1)
    scene.do(EnterScene(scene.card(plain, 0, HAND), 0))
    assert scene.count(0, HAND) == 1


@rule("battle_scenes", "4.4.2.1-4", "4.4.2.1.A.1b", "7.2.reviver")
def test_who_revives_is_no_energy_of_his_own() -> None:
    scene = Scene(phoenix := hero("Fênix", "Reviver.", initial_energy=2), other := hero("Outro", initial_energy=1))
    card = scene.card(phoenix, 0, RESOURCES)
    scene.cards(0, RESOURCES, 1)
    scene.card(other, 0, HAND)
    assert scene.prepare().refused("enter", card) == "4.4.2.1.A.1b"
    scene.cards(0, RESOURCES, 1)
    scene.prepare().play(("enter", card))
    assert (scene.where(card), scene.energy(card)) == ("scene", 2)
