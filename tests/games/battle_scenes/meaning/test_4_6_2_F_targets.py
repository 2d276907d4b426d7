"""Whom texts aim at and speak of: players as targets, those that a condition found, and who carries a card now."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.shields import value as shield_of
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed, scenario
from tests.proof import rule

NO_AIMLESS = "Os personagens controlados por um oponente não podem usar ações sem alvo."


@rule("battle_scenes", "4.6.2.F")
def test_an_opponent_who_must_discard_is_a_target() -> None:
    scene, user = used("O oponente alvo escolhe e descarta um card.")
    scene.cards(1, HAND, 2)
    scene.do_use(0, user, user)
    assert [event.subjects for event in scene.events("target")] == [(1,)]
    assert scene.count(1, HAND) == 1


def test_a_target_player_may_be_oneself() -> None:
    scene, user = used("O jogador alvo compra dois cards.")
    scene.cards(0, DECK, 3)
    scene.do_use(0, user, user)
    assert scene.options("choose") == [("choose", 0), ("choose", 1)]
    scene.choose(0)
    assert (scene.count(0, HAND), scene.count(1, HAND)) == (2, 0)


def test_both_a_character_and_a_player_are_targets() -> None:
    scene, user = used("Incapacite em {1} o personagem alvo. O jogador alvo descarta um card.", rival := hero("Rival"))
    struck = scene.base(rival, 1)
    scene.cards(0, HAND, 1)
    scene.do_use(0, user, user)
    scene.choose(struck).choose(0)
    assert [event.subjects for event in scene.events("target")] == [(struck, 0)]
    assert (scene.stage(struck), scene.count(0, HAND)) == (0, 0)


@rule("battle_scenes", "4.6.2.F.2.4")
def test_an_action_aimed_at_a_player_alone_has_a_target() -> None:
    for text, allowed in (("O oponente alvo descarta dois cards.", True), ("Compre um card.", False)):
        scene, user = used(text, guard := hero("Guarda", NO_AIMLESS))
        scene.base(guard, 1)
        assert (("use", user, user) in scene.fight().options()) == allowed


@pytest.mark.parametrize(
    "text", ["Quando este personagem entrar em cena, o jogador alvo compra um card.", "O alvo ganha Escudo +1."]
)
def test_a_permanent_text_has_no_targets(text: str) -> None:
    with pytest.raises(CardTextError):
        compile_text(text, t.STATIC, {})


def test_what_is_paid_has_no_target_because_targets_are_chosen_later() -> None:
    with pytest.raises(CardTextError):
        compile_text("Descarregue 1 card do alvo: Compre um card.", t.ACTION, {})


def test_damage_to_a_target_is_told_from_damage_to_others() -> None:
    text = "Quando uma ação de um herói fosse causar dano em um alvo, aquela ação causará aquela quantidade de dano +2."
    for aimed, dealt in (("o alvo", 3), ("cada personagem controlado por um oponente", 1)):
        where = "no alvo" if aimed == "o alvo" else f"em {aimed}"
        user = hero("Mira", text, action=f"Golpe de Mira causa 1 ponto de dano {where}.")
        scene = Scene(user, rival := character("Rival", 8))
        attacker, struck = scene.base(user), scene.base(rival, 1)
        scene.do_use(0, attacker, attacker)
        if scene.asked()[1] == "ask-target":
            scene.choose(struck)
        while scene.asked()[1] != "ask-fight":
            scene.play(scene.options()[0])
        assert scene.energy(struck) == 8 - dealt


def test_one_of_those_cards_is_one_that_the_condition_found() -> None:
    text = (
        "Quando este cenário entrar em cena, se um personagem controlado por um oponente estiver carregando um card de "
        "habilidade com Item Mágico, você pode escolher um daqueles cards e colocar aquele card na mão de seu dono. "
        "Se não o fizer, compre 1 card."
    )
    vault = printed("Cofre Vazio", "scenario", text=text)
    charm = printed("Amuleto", "ability", text="Item Mágico.")
    for held in (True, False):
        scene = Scene(vault, charm, rival := character("Rival"))
        mine, theirs = scene.base(rival), scene.base(rival, 1)
        scene.load(mine, charm)
        found = scene.load(theirs, charm, None) if held else ()
        scene.cards(0, DECK, 3)
        card = scene.card(vault, 0, HAND)
        scene.prepare().play(("enter", card))
        if held:
            scene.play(("accept",))
            assert scene.table.pieces[found[0]].zone != scene.table.pieces[theirs].zone
            assert scene.where(found[0]) == "hand"
        assert scene.count(0, HAND) == (0 if held else 1)


@rule("battle_scenes", "7.3.este-aquele")
def test_this_character_is_whoever_carries_the_card_now() -> None:
    text = (
        "No início de sua Fase de Ajuste, você pode carregar este card de seus recursos em um herói que você controla. "
        "Se o fizer, este personagem ganha Escudo +4 até o final do turno."
    )
    blade = printed("Lâmina Fiel", "ability", text=text)
    scene = Scene(blade, bearer := hero("Portador"), other := character("Outro"))
    holder, stranger = scene.base(bearer), scene.base(other)
    scene.card(blade, 0, RESOURCES)
    scene.cards(0, DECK, 5)
    scene.table.update()
    scene.table.tell("start-adjustment", "6.2-0", 0)
    scene.settle().play(("accept",))
    assert (shield_of(scene.table, holder), shield_of(scene.table, stranger)) == (4, 0)


@rule("battle_scenes", "5.8-1")
def test_what_a_silenced_character_carries_is_silent_with_it() -> None:
    charm = printed("Amuleto", "ability", text="Item Mágico.\nEste personagem ganha Escudo +2.")
    scene, user = used(
        "Os textos permanentes do personagem alvo não têm efeito neste turno.", charm, rival := character("Rival")
    )
    struck, other = scene.base(rival, 1), scene.base(rival, 1)
    for base in (struck, other):
        scene.load(base, charm)
    scene.do_use(0, user, user)
    assert (scene.shield(struck), scene.shield(other)) == (2, 2)
    scene.choose(struck)
    assert (scene.shield(struck), scene.shield(other)) == (0, 2)


def test_the_first_action_of_each_player_with_a_target() -> None:
    signal = printed(
        "Sinal",
        "scenario",
        text="A primeira ação com alvo que cada jogador usar em cada turno causa +1 ponto de dano em um de seus alvos.",
    )
    attacker = character("Atacante", 5, action=action("Soco", 0, hits(1), types=("anticipation",)))
    scene = Scene(signal, attacker, wall := character("Muro", 9))
    scene.base(signal)
    first, second, theirs, struck = (
        scene.base(attacker),
        scene.base(attacker),
        scene.base(attacker, 1),
        scene.base(wall),
    )
    for seat, user, left in ((0, first, 7), (0, second, 6), (1, theirs, 4)):
        scene.table.phase = "attack" if seat == 0 else "anticipation"
        scene.do_use(seat, user, user).choose(struck)
        assert scene.energy(struck) == left


def test_who_cannot_be_the_target_of_an_opponents_first_aimed_action() -> None:
    seer = hero("Vidente", "Este personagem não pode ser alvo da primeira ação com alvo de um oponente em cada turno.")
    attacker = character("Atacante", 5, action=action("Soco", 0, hits(1), types=("anticipation",)))
    scene = Scene(seer, attacker, ability_card("Nada"), scenario("Lugar"))
    seen, own, theirs, later = scene.base(seer), scene.base(attacker), scene.base(attacker, 1), scene.base(attacker, 1)
    scene.do_use(0, own, own)
    assert ("choose", seen) in scene.options()
    scene.choose(theirs)
    scene.table.phase = "anticipation"
    scene.do_use(1, theirs, theirs)
    assert ("choose", seen) not in scene.options()
    scene.choose(own).do_use(1, later, later)
    assert ("choose", seen) in scene.options()
