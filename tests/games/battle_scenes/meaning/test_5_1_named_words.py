"""Texts that let players choose words, speak of first and next actions, or give what others have."""

from __future__ import annotations

import pytest

from ludoteca.core import notation
from ludoteca.core.errors import NotationError
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.table.characteristics import affiliations, has_power
from ludoteca.games.battle_scenes.text import terms as text
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed, static
from tests.proof import rule


def test_a_power_is_named_in_notation_and_lost_to_the_end_of_the_turn() -> None:
    forget = printed(
        "Olvido",
        "ability",
        action="Olvidar",
        action_cost="0",
        action_text="Escolha um poder. Até o fim do turno, o personagem alvo perde aquele poder.",
    )
    scene = Scene(forget, user_kind := character("Mente"), flyer := character("Voador", powers=("VO", "SF")))
    user, target = scene.base(user_kind, loads=[forget, None]), scene.base(flyer, 1)
    scene.fight().play(("use", user, scene.table.loads_of(user)[0])).choose(target)
    assert scene.asked() == (0, "ask-name") and len(scene.options("name")) == 13
    word = scene.table.box.words.by_word["power", "VO"]
    assert notation.write(scene.table, ("name", word)) == "name voo"
    assert notation.read(scene.table, "name voo") == ("name", word)
    with pytest.raises(NotationError):
        notation.read(scene.table, "name nada")
    assert scene.refused("name", scene.table.box.words.by_word["name", "Voador"])
    scene.play(("name", word))
    assert not has_power(scene.table, target, "VO") and has_power(scene.table, target, "SF")
    scene.table.end_effects("end-of-turn")
    assert has_power(scene.table, target, "VO")


def test_actions_of_a_power_that_was_chosen_cannot_be_used() -> None:
    ban = printed(
        "Bloqueio",
        "ability",
        action="Bloquear",
        action_cost="0",
        action_text="Escolha um poder. Até o fim do turno, o personagem alvo não pode usar ações daquele poder.",
    )
    dive = ability_card("Rasante", action=action("Rasante", 0, hits(1), power="VO", types=("anticipation",)))
    punch = ability_card("Soco", action=action("Soco", 0, hits(1), types=("anticipation",)))
    scene = Scene(ban, dive, punch, mind := character("Mente"), flyer := character("Voador", powers=("VO",)))
    user, target = scene.base(mind, loads=[ban, None]), scene.base(flyer, 1, loads=[dive, punch])
    scene.fight().play(("use", user, scene.table.loads_of(user)[0])).choose(target)
    scene.play(("name", scene.table.box.words.by_word["power", "VO"])).anticipate()
    first, second = scene.table.loads_of(target)
    assert scene.refused("use", target, first) == "4.6.2.D" and ("use", target, second) in scene.options()


def test_each_player_chooses_a_word_the_active_player_first() -> None:
    place = printed(
        "Lugar Errado",
        "scenario",
        text="No início de cada turno, cada jogador escolhe uma afiliação. Os personagens com a afiliação escolhida "
        "não podem usar ações até o fim do turno.",
    )
    mutant = character("Mutante", affiliations=("X-Men",), action=action("Soco", 0, hits(1)))
    avenger = character("Vingador", affiliations=("Vingadores",), action=action("Murro", 0, hits(1)))
    free = character("Livre", action=action("Chute", 0, hits(1)))
    scene = Scene(place, mutant, avenger, free)
    scene.base(place)
    users = [scene.base(kind) for kind in (mutant, avenger, free)]
    words = scene.table.box.words.by_word
    scene.cards(0, DECK, 9)
    scene.play_turn("start")
    assert scene.asked() == (0, "ask-name")
    scene.play(("name", words["affiliation", "X-Men"]))
    assert scene.asked() == (1, "ask-name")
    scene.play(("name", words["affiliation", "Vingadores"]))
    scene.fight()
    assert [scene.refused("use", user, user) for user in users[:2]] == ["4.6.2.D", "4.6.2.D"]
    assert ("use", users[2], users[2]) in scene.options()


def test_a_choice_is_forgotten_when_either_leaves_the_scene() -> None:
    hunter = printed(
        "Caçador",
        text="Quando este personagem entrar em cena, escolha um personagem.\n"
        "O personagem escolhido não pode usar ações.",
    )
    prey = character("Presa", 2, action=action("Soco", 0, hits(1)))
    other = character("Outra", 2, action=action("Murro", 0, hits(1)))
    for leaves in ("hunter", "prey"):
        scene = Scene(hunter, prey, other)
        victim, bystander = scene.base(prey), scene.base(other)
        source = scene.base(hunter, 1)
        scene.table.remembered[source] = (victim,)
        scene.table.update()
        assert scene.fight().refused("use", victim, victim) == "4.6.2.D"
        gone = source if leaves == "hunter" else victim
        scene.table.leave_scene(gone, HAND, "4.7-3")
        assert not any(gone in chosen for chosen in scene.table.remembered.values())
        assert source not in scene.table.remembered or leaves == "prey"
        if leaves == "hunter":
            assert ("use", victim, victim) in scene.fight().options()
        assert ("use", bystander, bystander) in scene.fight().options()


def test_affiliations_and_powers_are_gained_from_others_as_long_as_they_have_them() -> None:
    hood = printed("Capuz", text="Este personagem ganha as afiliações de cada vilão que você controla.")
    hope = printed("Esperança", text="Este personagem ganha os poderes de cada outro personagem.")
    crook = character("Vilão", alignments=("Vilão",), affiliations=("Maggia",), powers=("LA",))
    scene = Scene(hood, hope, crook)
    boss, girl = scene.base(hood), scene.base(hope)
    assert affiliations(scene.table, boss) == []
    villain = scene.base(crook)
    assert affiliations(scene.table, boss) == ["Maggia"] and affiliations(scene.table, girl) == []
    assert has_power(scene.table, girl, "LA") and not has_power(scene.table, boss, "LA")
    scene.table.leave_scene(villain, HAND, "4.7-3")
    assert affiliations(scene.table, boss) == [] and not has_power(scene.table, girl, "LA")


def test_two_who_gain_each_others_powers_gain_nothing_from_nothing() -> None:
    hope = printed("Esperança", text="Este personagem ganha os poderes de cada outro personagem.")
    scene = Scene(hope, flyer := character("Voador", powers=("VO",)))
    one, two = scene.base(hope), scene.base(hope, 1)
    assert not has_power(scene.table, one, "VO")
    bird = scene.base(flyer)
    assert has_power(scene.table, one, "VO") and has_power(scene.table, two, "VO")
    scene.table.leave_scene(bird, HAND, "4.7-3")
    assert not has_power(scene.table, one, "VO") and not has_power(scene.table, two, "VO")


def test_the_next_action_alone_is_helped_and_against_one_of_its_targets() -> None:
    shovel = printed(
        "Escavador",
        action="Golpe de Pá",
        action_cost="0",
        action_text="Cause 3 pontos de dano no alvo. A próxima ação que um personagem com a afiliação Demolição usar "
        "até o fim do turno causa +2 pontos de dano em um de seus alvos.",
    )
    double = printed(
        "Dupla",
        affiliations=("Demolição",),
        action="Dois Socos",
        action_cost="0",
        action_text="Cause 1 ponto de dano em cada um de dois alvos diferentes.",
    )
    scene = Scene(shovel, double, victim := character("Alvo", 9))
    digger, first, second = scene.base(shovel), scene.base(double), scene.base(double)
    one, two = scene.base(victim, 1), scene.base(victim, 1)
    scene.fight().play(("use", digger, digger)).choose(one)
    assert scene.energy(one) == 6, "not its own action"
    scene.play(("use", first, first)).choose(one, two)
    while scene.asked()[1] in ("ask-damage-order", "ask-claim"):
        scene.play(("decline",) if scene.asked()[1] == "ask-claim" else ("choose", one))
    assert (scene.energy(one), scene.energy(two)) == (5, 6), "declined at the first target, it helps against the last"
    scene.play(("use", second, second)).choose(one, two)
    while scene.asked()[1] == "ask-damage-order":
        scene.play(scene.options()[0])
    assert (scene.energy(one), scene.energy(two)) == (4, 5), "only the next one"


@rule("battle_scenes", "4.8.3.B")
def test_what_is_said_of_one_help_is_not_said_of_the_next() -> None:
    """Two texts help against one target each: at the first target one is kept for later, the other is not."""
    helps = "A primeira ação com alvo que cada jogador usar em cada turno causa +{} pontos de dano em um de seus alvos."
    places = [printed(f"Lugar {more}", "scenario", text=helps.format(more)) for more in (2, 4)]
    two_blows = "Cause 1 ponto de dano em cada um de dois alvos diferentes."
    double = printed("Dupla", action="Socos", action_cost="0", action_text=two_blows)
    scene = Scene(*places, double, victim := character("Alvo", 9))
    for seat, place in enumerate(places):
        scene.base(place, seat)
    striker, one, two = scene.base(double), scene.base(victim, 1), scene.base(victim, 1)
    scene.fight().play(("use", striker, striker)).choose(one, two)
    answers = [("decline",), ("accept",)]
    while scene.asked()[1] in ("ask-damage-order", "ask-claim"):
        scene.play(answers.pop(0) if scene.asked()[1] == "ask-claim" else ("choose", one))
    assert answers == [] and {scene.energy(one), scene.energy(two)} == {9 - 1 - 2, 9 - 1 - 4}


def test_the_first_action_of_each_player_is_told_by_what_was_used_before() -> None:
    rush = printed(
        "Investida",
        "scenario",
        text="A primeira ação com alvo usada por cada jogador em cada turno causa +1 ponto de dano a cada um de seus "
        "alvos.",
    )
    quick = character("Rápido", 9, action=action("Bote", 0, hits(1), types=("anticipation",)))
    scene = Scene(rush, quick)
    scene.base(rush)
    mine, also, theirs = scene.base(quick), scene.base(quick), scene.base(quick, 1)
    scene.fight().play(("use", mine, mine)).choose(theirs)
    assert scene.energy(theirs) == 7
    scene.play(("use", also, also)).choose(theirs)
    assert scene.energy(theirs) == 6, "the second gains nothing"
    scene.anticipate().play(("use", theirs, theirs)).choose(mine)
    assert scene.energy(mine) == 7, "the other player has a first action of his own"


def test_a_card_counts_as_another_in_the_deck_and_in_the_resources_alone() -> None:
    soldier = (text.Kind(("character",), True), text.Called("name", ("Soldado",)))
    agent = character("Bob", texts=[static(text.CountsAs(text.THIS_CARD, soldier))])
    caller = printed(
        "Sargento",
        action="Chamar",
        action_cost="0",
        action_text="Procure em seu deck por um card de personagem chamado Soldado, revele-o, coloque-o em sua mão e "
        "embaralhe o seu deck.",
    )
    counter = printed("Contador", text="Cada personagem chamado Soldado que você controlar tem Escudo +1.")
    scene = Scene(agent, caller, counter)
    user, base = scene.base(caller), scene.base(agent)
    scene.base(counter)
    card = scene.card(agent, 0, DECK)
    scene.cards(0, DECK, 2)
    assert scene.shield(base) == 0, "in the scene it is Bob"
    scene.fight().play(("use", user, user))
    assert scene.options("choose") == [("choose", card)]


def test_an_effect_that_lasts_a_part_of_the_turn_is_asked_again_when_it_begins() -> None:
    shy = printed(
        "Tímido",
        text="Durante a Fase de Preparação, personagens não podem usar ações que não se chamem Praga.",
    )
    bold = character("Ousado", action=action("Bote", 0, hits(1), types=("unforeseen",)))
    plague = character("Praga", action=action("Praga", 0, hits(1), types=("unforeseen",)))
    scene = Scene(shy, bold, plague)
    scene.base(shy)
    user, other = scene.base(bold), scene.base(plague)
    assert scene.prepare().refused("use", user, user) == "4.6.2.D" and ("use", other, other) in scene.options()
    assert ("use", user, user) in scene.fight().options()


@rule("battle_scenes", "5.1-2")
def test_once_a_turn_holds_for_a_triggered_text_too() -> None:
    once = printed("Curioso", text="Uma vez por turno, quando um personagem usar uma ação, você pode comprar um card.")
    quick = character("Rápido", action=action("Bote", 0, hits(1)))
    scene = Scene(once, quick, victim := character("Alvo", 9))
    scene.base(once)
    users, target = [scene.base(quick) for _ in range(3)], scene.base(victim, 1)
    scene.cards(0, DECK, 5)
    scene.fight()
    for user, answers in zip(users, (("decline",), ("accept",), None), strict=True):
        scene.play(("use", user, user)).choose(target)
        if answers is not None:
            scene.play(answers)
        assert scene.asked()[1] != "ask-may"
    assert scene.count(0, HAND) == 1, "declined it is not spent, used it is"


@rule("battle_scenes", "5.1-2")
def test_of_two_that_wait_at_once_a_text_that_acts_once_a_turn_does_one() -> None:
    once = printed("Curioso", text="Uma vez por turno, quando um card for carregado neste personagem, compre 1 card.")
    scene = Scene(once)
    base = scene.base(once)
    scene.cards(0, DECK, 5)
    scene.load(base, None)
    scene.load(base, None)
    assert len(scene.table.waiting) == 2
    scene.settle()
    while scene.asked()[1] == "ask-order":
        scene.play(scene.options()[0])
    assert scene.count(0, HAND) == 1 and not scene.table.waiting


def test_which_of_the_unseen_cards_on_a_deck_are_equal_is_not_told() -> None:
    digger = printed(
        "Garimpeiro",
        action="Cavar",
        action_cost="0",
        action_text="Carregue neste personagem até três cards do topo de seu deck.",
    )
    scene = Scene(digger)
    user = scene.base(digger)
    deck = scene.cards(0, DECK, 4)
    scene.fight().play(("use", user, user))
    assert scene.options("choose") == [("choose", card) for card in reversed(deck[1:])], (
        "all three, though all are equal"
    )


@pytest.mark.parametrize("chosen_first", [True, False])
def test_others_than_the_chosen_one_are_others_where_it_is_named_before(chosen_first: bool) -> None:
    gained, lost = "o personagem escolhido ganha {VO}", "cada outro personagem em cena perde {VO}"
    both = (gained, lost) if chosen_first else (lost, gained)
    statement = f"Enquanto este suporte estiver em cena, {' e '.join(both)}."
    beacon = printed("Farol", "support", text=f"Quando este suporte entrar em cena, escolha um vilão.\n{statement}")
    crook = character("Vilão", alignments=("Vilão",), powers=("VO",))
    scene = Scene(beacon, crook)
    source, chosen, other = scene.base(beacon), scene.base(crook), scene.base(crook, 1)
    scene.table.remembered[source] = (chosen,)
    scene.table.update()
    assert has_power(scene.table, chosen, "VO") == chosen_first
    assert not has_power(scene.table, other, "VO")
