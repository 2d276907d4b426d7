"""What a text says is what happens: selectors, conditions and places, in texts of our own."""

from __future__ import annotations

from typing import Any

from ludoteca.games.battle_scenes.cards.cards import compile_card
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.stage import Scene, ability_card, character, scenario


def hero(name: str, text: str = "", action: str = "", **facts: Any) -> Kind:
    """A character with texts in Portuguese."""
    entry = {"name": name, "kind": "character", "initial_energy": 3, "alignments": ["Herói"], "text": text, **facts}
    if action:
        entry |= {"action": f"Golpe de {name}", "action_cost": "0", "action_text": action}
    return kind_of(compile_card(entry))


def used(text: str, *others: Kind, **facts: Any) -> tuple[Scene, int]:
    """A scene in which a character has just begun to use an action with this text."""
    user = hero("Usuário", action=text, **facts)
    scene = Scene(user, *others)
    return scene, scene.base(user)


def test_cards_on_top_are_as_many_as_the_text_says_and_the_uppermost() -> None:
    scene, user = used("Coloque 2 cards do topo de seu deck em seus recursos.")
    deck = scene.cards(0, DECK, 5)
    scene.do_use(0, user, user)
    assert scene.table.cards(0, DECK) == tuple(deck[:3])
    assert set(scene.table.cards(0, RESOURCES)) == set(deck[3:])


def test_one_card_on_top_is_not_a_choice() -> None:
    scene, user = used("Coloque um card do topo de seu deck em sua mão.")
    deck = scene.cards(0, DECK, 3)
    scene.do_use(0, user, user)
    assert scene.table.cards(0, HAND) == (deck[-1],)


def test_cards_of_a_character_are_all_of_the_same_one() -> None:
    rival = character("Rival")
    scene, user = used("Descarregue dois cards de um personagem.", rival)
    one, other = scene.base(rival, 1), scene.base(rival, 1)
    scene.do_use(0, user, user)
    scene.choose(one)
    loads = scene.table.loads_of(one)
    assert {option[1] for option in scene.options("choose")} <= set(loads)
    while scene.options("choose"):
        scene.play(scene.options("choose")[0])
    assert (scene.table.energy(one), scene.table.energy(other)) == (1, 3)


def test_all_cards_of_a_character_are_those_of_the_one_that_was_chosen() -> None:
    rival = character("Rival")
    scene, user = used("Descarregue todos os cards de um personagem.", rival)
    one, other = scene.base(rival, 1), scene.base(rival, 1)
    scene.do_use(0, user, user)
    scene.choose(one)
    assert not scene.table.is_base(one)
    assert scene.table.energy(other) == 3


def test_that_character_is_the_one_that_carried_the_card() -> None:
    rival = character("Rival")
    scene, user = used("Descarregue 1 card de um personagem. Incapacite aquele personagem em {1}.", rival)
    one, other = scene.base(rival, 1), scene.base(rival, 1)
    scene.do_use(0, user, user)
    scene.choose(one)
    while scene.options("choose"):
        scene.play(scene.options("choose")[0])
    assert (scene.table.pieces[one].stage, scene.table.pieces[other].stage) == (0, 1)


def test_a_condition_after_the_deed_speaks_of_what_is_chosen() -> None:
    flier, other = character("Voador", powers=("VO",)), character("Outro")
    scene, user = used("Incapacite um personagem em {1} se ele tiver {VO}.", flier, other)
    flying, walking = scene.base(flier, 1), scene.base(other, 1)
    scene.do_use(0, user, user)
    assert scene.table.pieces[flying].stage == 0
    assert scene.table.pieces[walking].stage == 1


def test_what_a_condition_has_found_may_be_spoken_of() -> None:
    place = scenario("Praça")
    scene, user = used("Se houver um cenário em cena, devolva-o aos recursos de seu dono.", place)
    here = scene.base(place, 1)
    scene.do_use(0, user, user)
    assert here in scene.table.cards(1, RESOURCES)


def test_those_characters_are_the_ones_that_a_condition_counts() -> None:
    counted = "dois ou mais personagens com a afiliação Morlocks"
    text = f"Enquanto você controlar {counted}, aqueles personagens ganham Escudo +1."
    leader = hero("Chefe", text, affiliations=["Morlocks"])
    other, stranger = character("Outro", affiliations=("Morlocks",)), character("Estranho")
    scene = Scene(leader, other, stranger)
    first = scene.base(leader)
    assert scene.shield(first) == 0
    second, third = scene.base(other), scene.base(stranger)
    assert [scene.shield(each) for each in (first, second, third)] == [1, 1, 0]


def test_a_card_is_loaded_from_the_resources_where_no_place_is_named() -> None:
    scene, user = used("Carregue 1 card neste personagem.")
    stock = scene.cards(0, RESOURCES, 1)
    scene.cards(0, HAND, 1)
    scene.do_use(0, user, user)
    assert stock[0] in scene.table.loads_of(user)


def test_cards_may_be_parted_between_the_top_and_the_bottom() -> None:
    where = "no topo e/ou na base de seu deck em qualquer ordem"
    scene, user = used(f"Olhe os dois cards do topo de seu deck e coloque-os {where}.")
    deck = scene.cards(0, DECK, 4)
    scene.do_use(0, user, user)
    scene.choose(deck[3]).play(("enough",))
    assert scene.table.cards(0, DECK) == (deck[3], deck[0], deck[1], deck[2])


def test_the_first_action_with_a_target_of_an_opponent() -> None:
    shy = hero("Tímido", "Este personagem não pode ser alvo da primeira ação com alvo controlada por um oponente.")
    foe = hero("Rival", action="Cause 1 ponto de dano no alvo.")
    scene = Scene(shy, foe)
    target, one, other = scene.base(shy, 1), scene.base(foe), scene.base(foe)
    scene.fight()
    scene.play(("use", one, one))
    assert ("choose", target) not in scene.options()
    scene.choose(other)
    while not scene.options("use"):
        scene.play(scene.options()[0])
    scene.play(("use", other, other))
    assert ("choose", target) in scene.options()


def test_each_player_does_it_with_what_is_his() -> None:
    scene, user = used("Cada jogador coloca um card do topo do próprio deck na própria mão.")
    mine, theirs = scene.cards(0, DECK, 2), scene.cards(1, DECK, 2)
    scene.do_use(0, user, user)
    assert scene.table.cards(0, HAND) == (mine[-1],)
    assert scene.table.cards(1, HAND) == (theirs[-1],)


def test_another_player_discards_the_card_that_was_chosen_for_him() -> None:
    kept, chosen = ability_card("Guardado"), ability_card("Visado")
    text = "Escolha um card da mão de um oponente. Cada oponente descarta o card escolhido."
    scene, user = used(text, kept, chosen)
    scene.card(kept, 1, HAND)
    aimed = scene.card(chosen, 1, HAND)
    scene.do_use(0, user, user).choose(aimed)
    assert scene.table.cards(1, RESOURCES) == (aimed,)


def test_by_one_or_two_is_the_choice_of_who_does_it() -> None:
    rival = character("Rival")
    for stages, left in (("1", 1), ("2", 0)):
        scene, user = used("Incapacite em {1} ou {2} o alvo.", rival)
        struck = scene.base(rival, 1, stage=2)
        scene.do_use(0, user, user).choose(struck).play(("pick", stages))
        assert scene.table.pieces[struck].stage == left
