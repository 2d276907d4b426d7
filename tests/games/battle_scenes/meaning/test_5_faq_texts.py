"""The publisher's rulings on single cards, on cards of our own: identity, damage and what permanent texts do."""

from __future__ import annotations

from ludoteca.games.battle_scenes.cards.cards import compile_card
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.stage import Scene, character, scenario


def test_an_alter_ego_is_shared_only_by_those_who_have_one() -> None:
    twin, nameless = character("Gêmeo", alter_egos=("João",)), character("Soldado")
    scene, user = used("Incapacite cada personagem com o mesmo alter ego que outro personagem em {1}.", twin, nameless)
    with_ego = [scene.base(twin, seat) for seat in (0, 1)]
    without = [scene.base(nameless, seat) for seat in (0, 1)]
    scene.do_use(0, user, user)
    assert [scene.table.pieces[each].stage for each in with_ego] == [0, 0]
    assert [scene.table.pieces[each].stage for each in without] == [1, 1]


def test_the_name_counts_where_the_text_says_so() -> None:
    nameless = character("Soldado")
    same = "com o mesmo alter ego (ou nome, se não houver alter ego)"
    text = f"Incapacite cada personagem {same} que outro personagem em {{1}}."
    scene, user = used(text, nameless)
    both = [scene.base(nameless, seat) for seat in (0, 1)]
    scene.do_use(0, user, user)
    assert [scene.table.pieces[each].stage for each in both] == [0, 0]


def test_damage_that_the_shield_absorbs_is_received() -> None:
    thorny = hero("Espinhoso", "Quando este personagem receber dano, compre um card.", shield=3)
    scene = Scene(thorny)
    struck = scene.base(thorny)
    scene.cards(0, DECK, 3)
    scene.damage(struck, 2).settle()
    assert scene.table.energy(struck) == 3
    assert len(scene.table.cards(0, HAND)) == 1


def test_damage_that_becomes_nothing_is_not_received() -> None:
    text = (
        "Quando este personagem fosse receber dano, aquele dano é reduzido em 2.\n"
        "Quando este personagem receber dano, compre um card."
    )
    scene = Scene(tough := hero("Duro", text))
    struck = scene.base(tough)
    scene.cards(0, DECK, 3)
    scene.damage(struck, 2).settle()
    assert scene.table.cards(0, HAND) == ()
    scene.damage(struck, 3).settle()
    assert len(scene.table.cards(0, HAND)) == 1


def test_a_scenario_put_by_an_effect_is_not_the_one_of_the_turn() -> None:
    first, second = scenario("Praça"), scenario("Porto")
    scene, user = used("Coloque em cena um card de cenário de sua mão.", first, second)
    held = scene.card(first, 0, HAND)
    scene.do_use(0, user, user).choose(held)
    assert scene.table.scenario() == held
    other = scene.card(second, 0, HAND)
    assert ("enter", other) in scene.prepare().options()


def test_a_scenario_from_another_players_resources_is_under_the_control_of_who_put_it() -> None:
    place = scenario("Praça")
    scene, user = used("Coloque em cena um card de cenário dos recursos de um jogador.", place)
    theirs = scene.card(place, 1, RESOURCES)
    scene.do_use(0, user, user)
    assert (scene.table.pieces[theirs].controller, scene.table.pieces[theirs].owner) == (0, 1)


def test_any_number_of_them_is_said_to_both_players() -> None:
    inventor = hero("Inventor", "Pode haver qualquer número de personagens chamados Robô em cena.")
    robot = character("Robô", energy=1)
    scene = Scene(inventor, robot)
    scene.base(inventor, 1)
    scene.base(robot, 0)
    again = scene.card(robot, 0, HAND)
    scene.cards(0, RESOURCES, 2)
    assert ("enter", again) in scene.prepare().options()


def test_when_the_chosen_one_has_left_the_support_stays_and_does_nothing() -> None:
    text = (
        "Quando este suporte entrar em cena, escolha um herói que você controla.\n"
        "Quando o personagem escolhido fosse receber dano, redirecione aquele dano para este suporte."
    )
    guard = kind_of(compile_card({"name": "Guarda", "kind": "support", "initial_energy": 3, "text": text}))
    ward = hero("Protegido")
    scene = Scene(guard, ward)
    one = scene.base(ward)
    scene.cards(0, RESOURCES, 3)
    card = scene.card(guard, 0, HAND)
    scene.prepare().play(("enter", card))
    while not scene.table.is_base(card) or scene.options("choose"):
        scene.play(scene.options("choose")[0])
    scene.damage(one, 1)
    assert (scene.table.energy(one), scene.table.energy(card)) == (3, 2)
    scene.table.leave_scene(one, HAND, "4.7-3", 0)
    fresh = scene.base(ward)
    scene.damage(fresh, 1)
    assert scene.table.is_base(card)
    assert (scene.table.energy(fresh), scene.table.energy(card)) == (2, 2)


def test_of_two_redirections_the_one_not_chosen_does_nothing_more() -> None:
    shield = "Quando outro herói que você controla fosse receber dano, redirecione aquele dano para este personagem."
    one_kind, other_kind, ward = hero("Escudeiro", shield), hero("Guardião", shield), hero("Protegido")
    scene = Scene(one_kind, other_kind, ward)
    one, other, struck = scene.base(one_kind), scene.base(other_kind), scene.base(ward)
    scene.damage(struck, 2)
    scene.play(("redirect", one))
    assert (scene.table.energy(struck), scene.table.energy(one), scene.table.energy(other)) == (3, 1, 3)


def test_without_characters_no_affiliation_is_shared() -> None:
    outsider = hero("Forasteiro", affiliations=["Kree"])
    others = "os personagens controlados por um oponente"
    text = f"Compre um card se este personagem não tiver nenhuma afiliação em comum com {others}."
    kind = hero("Usuário", action=text, affiliations=["Kree"])
    scene = Scene(kind, outsider)
    user = scene.base(kind)
    scene.cards(0, DECK, 3)
    scene.do_use(0, user, user)
    assert len(scene.table.cards(0, HAND)) == 1
    scene.base(outsider, 1)
    scene.do_use(0, user, user)
    assert len(scene.table.cards(0, HAND)) == 1


def test_a_text_that_two_loaded_cards_grant_is_used_once_a_turn() -> None:
    text = "Durante sua Fase de Preparação, uma vez por turno, você pode comprar um card."
    base = hero("Máquina", alter_ego="Autômato")
    other = hero("Máquina", text, alter_ego="Autômato", version="V2")
    scene = Scene(base, other)
    scene.base(base, loads=[other, other])
    scene.cards(0, DECK, 4)
    scene.prepare()
    (first,) = scene.options("activate")
    scene.play(first)
    while not scene.options("done"):
        scene.play(scene.options("accept")[0])
    assert not scene.options("activate")
