"""Where rules meet: texts that are lost, granted, at home elsewhere or about costs, while something else goes on."""

from __future__ import annotations

import pytest

from ludoteca.core.modifiers import DENY, END_OF_TURN
from ludoteca.games.battle_scenes.play.entering import EnterScene
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import has_affiliation, has_power
from ludoteca.games.battle_scenes.table.deck import put_in_deck
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on, place
from tests.games.battle_scenes.stage import Scene, character, printed, scenario
from tests.proof import rule

# -- texts that are lost (5.8) -------------------------------------------------------------------

WHEN_LOADED = "Quando um card for carregado em um personagem, "
SILENCE = "até o final do turno, os textos permanentes dos suportes controlados por um oponente não têm efeito."


@rule("battle_scenes", "5.8-2", "5.8-5", "9.1.2.1-2")
def test_an_effect_whose_text_is_lost_while_it_is_paused_goes_no_further() -> None:
    plan = "incapacite um personagem que você controla em {1}. Compre um card."
    planner = printed("Plano", "support", text=WHEN_LOADED + plan)
    hush = printed("Silêncio", "support", text="Quando um personagem for incapacitado, " + SILENCE)
    scene = Scene(planner, hush, bearer := character("Portador"))
    scene.base(planner)
    scene.base(hush, 1)
    base = scene.base(bearer)
    scene.cards(0, DECK, 2)
    scene.load(base, None)
    go_on(scene.settle())
    assert scene.stage(base) == 0 and scene.count(0, HAND) == 0


@rule("battle_scenes", "5.8-2", "4.8.4.1-1")
def test_a_text_that_is_lost_between_two_destinations_strikes_no_more_of_them() -> None:
    text = "este suporte causa 1 ponto de dano em cada personagem controlado por um oponente."
    cannon = printed("Canhão", "support", text=WHEN_LOADED + text)
    hush = hero("Silêncio", "Quando este personagem receber dano, " + SILENCE)
    scene = Scene(cannon, hush, other := character("Outro"))
    scene.base(cannon)
    first, second, base = scene.base(hush, 1), scene.base(other, 1), scene.base(other)
    scene.load(base, None)
    go_on(scene.settle().choose(first))
    assert (scene.energy(first), scene.energy(second)) == (2, 3)


@rule("battle_scenes", "5.8-3", "5.7.A.2.1")
def test_what_an_effect_has_given_for_the_turn_stays_when_its_text_is_lost() -> None:
    text = "até o final do turno, os personagens que você controla ganham Escudo +1."
    scene = Scene(
        giver := hero("Doador", "Quando este personagem entrar em cena, " + text), friend := character("Amigo")
    )
    base, held = scene.base(friend), scene.card(giver, 0, HAND)
    scene.cards(0, RESOURCES, 3)
    scene.do(EnterScene(held, 0))
    scene.modify("text", DENY, 0, held)
    assert scene.shield(base) == 1


@rule("battle_scenes", "4.8.6.C-6", "5.8-4")
def test_a_bonus_whose_text_is_lost_and_comes_back_gives_back_what_it_took() -> None:
    wall = printed("Muro", "support", text="Os personagens que você controla ganham Escudo +2.")
    scene = Scene(wall, friend := character("Amigo", 5, shield=1))
    support, base = scene.base(wall), scene.base(friend)
    scene.damage(base, 2)
    assert scene.shield(base) == 1, "1 printed and 1 of the 2 are gone"
    scene.modify("text", DENY, 0, support, until="end-preparation")
    assert scene.shield(base) == 0
    scene.table.end_effects("end-preparation")
    assert scene.shield(base) == 1


# -- texts that are granted, and texts at home elsewhere -------------------------------------------


@rule("battle_scenes", "4.4.2.3.A.1.2a", "4.6.2.C.3")
def test_who_gains_an_alter_ego_has_what_the_cards_of_it_that_he_carries_grant() -> None:
    robot = hero("Robô", "Este personagem ganha Escudo +1.", "Compre um card.", alter_ego="Kilgore", powers=["Voo"])
    text = "O personagem alvo ganha o alter ego Kilgore até o fim do turno."
    scene, user = used(text, robot, wasp := hero("Vespa", alter_ego="Janet"))
    base = scene.base(wasp, loads=[robot, None])
    card = scene.table.loads_of(base)[0]
    scene.cards(0, DECK, 1)
    assert (scene.shield(base), has_power(scene.table, base, "VO")) == (0, False)
    scene.do_use(0, user, user).choose(base)
    assert (scene.shield(base), has_power(scene.table, base, "VO")) == (1, True)
    assert ("use", base, card) in scene.fight().options()
    scene.table.end_effects(END_OF_TURN)
    assert (scene.shield(base), has_power(scene.table, base, "VO")) == (0, False)


@rule("battle_scenes", "4.4.1.C-2", "5.4-2")
def test_a_text_that_names_the_scene_and_the_resources_functions_in_both() -> None:
    where = "Enquanto este cenário estiver em cena ou em seus recursos, "
    text = where + "cada herói que você controla ganha a afiliação X-Men."
    agent, mission, other = character("Agente", alignments=("Herói",)), place("Missão", text), scenario("Porto")
    scene = Scene(mission, other, agent)
    base, first = scene.base(agent), scene.base(mission)
    held = scene.card(other, 0, HAND)
    assert has_affiliation(scene.table, base, "X-Men")
    scene.prepare().play(("enter", held))
    assert scene.where(first) == "resources" and has_affiliation(scene.table, base, "X-Men")
    put_in_deck(scene.table, (first,), True, "8.D-1")
    assert not has_affiliation(scene.table, base, "X-Men")


# -- costs of X -----------------------------------------------------------------------------------


@rule("battle_scenes", "4.6.2.E.1-2", "8.B.3")
@pytest.mark.parametrize(("stage", "offered"), [(0, False), (1, False), (2, True)])
def test_where_costs_of_0_and_1_become_2_x_is_2_or_the_action_cannot_be_used(stage: int, offered: bool) -> None:
    lock = printed(
        "Trava", "support", text="As ações de custo {0} têm custo {2}.\nAs ações de custo {1} têm custo {2}."
    )
    claws = printed("Garras", action="Garras", action_cost="X", action_text="Garras causa X pontos de dano no alvo.")
    other = printed("Outro", action="Soco", action_cost="2", action_text="Soco causa 1 ponto de dano no alvo.")
    scene = Scene(lock, claws, other)
    target = scene.base(lock, 1)
    user, _ = scene.base(claws, stage=stage), scene.base(other, stage=2)
    assert (("use", user, user) in scene.fight().options()) == offered
    if offered:
        scene.play(("use", user, user)).choose(target)
        assert (scene.stage(user), [event.values[0] for event in scene.events("damage")]) == (0, [2])
    else:
        assert scene.refused("use", user, user) == "4.6.2.E.1-3"


@rule("battle_scenes", "4.6.2.E.1-5", "4.6.2.E.1-2")
def test_who_need_not_pay_still_says_what_x_is() -> None:
    claws = printed("Garras", action="Garras", action_cost="X", action_text="Garras causa X pontos de dano no alvo.")
    scene = Scene(claws, rival := character("Rival", 5))
    user, target = scene.base(claws, stage=0), scene.base(rival, 1)
    scene.modify("free", "allow", 0, user)
    scene.fight().play(("use", user, user))
    assert [option[1] for option in scene.options("pick")] == ["0", "1", "2"]
    scene.play(("pick", "2")).choose(target)
    assert (scene.energy(target), scene.stage(user)) == (3, 0)


# -- once a turn ------------------------------------------------------------------------------------

ONCE = "Durante sua Fase de Preparação, uma vez por turno, você pode comprar um card."


@rule("battle_scenes", "5.1-1")
def test_who_activates_a_text_is_not_asked_whether_he_wants_it() -> None:
    scene = Scene(reader := hero("Leitor", ONCE))
    scene.base(reader)
    scene.cards(0, DECK, 2)
    scene.prepare().play(scene.options("activate")[0])
    assert scene.asked() == (0, "ask-prepare") and scene.count(0, HAND) == 1
    assert not scene.options("activate")


@rule("battle_scenes", "6.2.final-4", "5.1-2")
def test_once_a_turn_is_counted_anew_for_a_base_card_that_came_back_and_not_after_a_swap() -> None:
    book = printed("Livro", "ability", text=ONCE)
    scene = Scene(reader := hero("Leitor", ONCE), book, friend := character("Amigo"))
    base, one, other = scene.base(reader), scene.base(friend, loads=[book]), scene.base(friend, loads=1)
    scene.cards(0, DECK, 9)
    scene.cards(0, RESOURCES, 3)
    for _ in range(2):
        scene.prepare().play(scene.options("activate")[0])
    assert not scene.options("activate")
    loading.swap(scene.table, *scene.table.loads_of(one), *scene.table.loads_of(other), "4.2-1")
    assert not scene.prepare().options("activate"), "the card is the same"
    scene.table.leave_scene(base, HAND, "4.7-3", 0)
    scene.do(EnterScene(base, 0)).feed()
    assert [option[1] for option in scene.prepare().options("activate")] == [base], "another object"
