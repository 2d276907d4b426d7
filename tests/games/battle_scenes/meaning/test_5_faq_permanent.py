"""The publisher's rulings on single cards, on cards of our own: what permanent texts hold, set off and last for."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on, place
from tests.games.battle_scenes.stage import Scene, character, printed


def ability(name: str, text: str = "", **facts: object) -> Kind:
    return printed(name, "ability", text=text, **facts)


# -- damage ---------------------------------------------------------------------------------------


def test_two_texts_that_make_the_first_damage_nothing_are_both_spent_by_it() -> None:
    first = "A primeira ação que causar dano neste personagem em cada turno causa 0 pontos de dano neste personagem."
    once = "Uma vez por turno, quando este personagem fosse receber dano de uma ação, aquele dano torna-se 0."
    blob, ignoring = hero("Massa", first, initial_energy=9), ability("Ignorar", once)
    text = "Golpe de Usuário causa 2 pontos de dano no alvo."
    scene, user = used(text, blob, ignoring)
    other = scene.base(scene.kinds[1])
    target = scene.base(blob, 1, loads=[ignoring, *[None] * 8])
    for base, left in ((user, 9), (other, 7)):
        scene.do_use(0, base, base).choose(target)
        go_on(scene)
        assert scene.energy(target) == left


def test_an_action_without_targets_does_not_set_off_what_asks_for_one_at_whom_it_was_aimed() -> None:
    riposte = (
        "Se este personagem receber dano de uma ação que tenha ele como alvo, ele causa 1 ponto de dano penetrante no "
        "personagem que usou aquela ação."
    )
    for text, left in (
        ("Cause 1 ponto de dano no alvo.", 2),
        ("Cause 1 ponto de dano em cada personagem controlado por um oponente.", 3),
    ):
        scene, user = used(text, blade := hero("Lâmina", riposte))
        target = scene.base(blade, 1)
        scene.do_use(0, user, user)
        while scene.asked()[1] != "ask-fight":
            scene.play(("choose", target) if ("choose", target) in scene.options() else scene.options()[0])
        assert (scene.energy(target), scene.energy(user)) == (2, left)


def test_only_penetrating_damage_is_reduced_to_one() -> None:
    hard = hero("Ciborgue", "Toda vez que este personagem receber dano penetrante, reduza o total daquele dano para 1.",
                initial_energy=9)  # fmt: skip
    scene = Scene(hard)
    base = scene.base(hard)
    scene.damage(base, 3, True)
    assert scene.energy(base) == 8
    scene.damage(base, 3)
    assert scene.energy(base) == 5


@pytest.mark.parametrize(
    ("affiliations", "dealt"), [([], 1), (["Kree"], 2), (["Skrulls"], 2), (["Kree", "Skrulls"], 2), (["Outros"], 1)]
)
def test_without_one_and_without_the_other_is_who_has_neither(affiliations: list[str], dealt: int) -> None:
    war = (
        "Toda vez que um personagem sem a afiliação Kree e sem a afiliação Skrulls fosse causar dano, ele causará "
        "aquela quantidade de dano -1."
    )
    fighter = hero("Soldado", affiliations=affiliations)
    scene = Scene(front := place("Frente", war), fighter, rival := character("Rival", 9))
    scene.base(front)
    user, target = scene.base(fighter), scene.base(rival, 1)
    scene.damage(target, 2, True, user)
    assert scene.energy(target) == 9 - dealt


def test_a_nurse_saves_only_the_hero_whom_she_came_for() -> None:
    text = (
        "Quando um personagem controlado por um oponente fosse causar dano em um herói que você controla, se este card "
        "estiver em sua mão, você pode colocá-lo em cena. Quando este personagem entrar em cena desta forma, aquele "
        "dano torna-se 0."
    )
    nurse, ward = hero("Enfermeira", text, initial_energy=2), hero("Protegido")
    scene, user = used("Este personagem causa 1 ponto de dano em cada personagem controlado por um oponente.", nurse,
                       ward)  # fmt: skip
    one, other = scene.base(ward, 1), scene.base(ward, 1)
    scene.card(nurse, 1, HAND)
    scene.cards(1, RESOURCES, 2)
    scene.do_use(0, user, user)
    came = False
    while scene.asked()[1] != "ask-fight":
        shows = [option for option in scene.options() if option[0] in ("show", "accept", "reveal")]
        came = came or bool(shows)
        scene.play((*shows, scene.options()[0])[0])
    assert came
    assert sorted((scene.energy(one), scene.energy(other))) == [2, 3]


def test_x_is_what_was_paid_and_each_target_has_the_bonus() -> None:
    more = ability("Cubo", "Ações de dano com alvos que este personagem usar causam +1 ponto de dano a cada um de seus "
                   "alvos.")  # fmt: skip
    heat = printed("Calor", action="Calor", action_cost="X",
                   action_text="Calor causa X+2 pontos de dano a cada um de até X alvos diferentes.")  # fmt: skip
    scene = Scene(more, heat, rival := character("Rival", 9))
    user = scene.base(heat, loads=[more, None], stage=2)
    one, other, third = (scene.base(rival, 1) for _ in range(3))
    scene.do_use(0, user, user).play(("pick", "2")).choose(one, other)
    go_on(scene)
    assert [scene.energy(each) for each in (one, other, third)] == [4, 4, 9]


# -- who has what ---------------------------------------------------------------------------------


def test_two_loaded_cards_of_another_version_grant_what_one_of_them_grants() -> None:
    leader = hero("Líder", "Os heróis que você controla ganham Escudo +1.", alter_ego="Chefe", version="V1")
    other = hero("Líder", alter_ego="Chefe", version="V2")
    scene = Scene(leader, other, friend := hero("Amigo"))
    scene.base(other, loads=[leader, leader, None])
    mate = scene.base(friend)
    assert scene.shield(mate) == 1


def test_who_has_no_alter_ego_is_not_meant_by_any_that_is_named() -> None:
    text = "Nomeie um alter ego. Os personagens com o alter ego escolhido ganham Escudo +1 até o final do turno."
    scene, user = used(text, masked := hero("Mascarado", alter_ego="Fulano"), plain := character("Ninja"))
    one, other = scene.base(masked), scene.base(plain)
    scene.do_use(0, user, user)
    while scene.options("name"):
        scene.play(scene.options("name")[0])
    assert (scene.shield(one), scene.shield(other), scene.shield(user)) == (1, 0, 0)


def test_an_affiliation_that_characters_gain_is_not_one_of_cards_in_a_hand() -> None:
    mission = "Os personagens com a afiliação Vingadores que você controla ganham a afiliação Agência."
    carrier = (
        "Durante sua Fase de Preparação, uma vez por turno, você pode colocar em cena um card de personagem com a "
        "afiliação Agência de sua mão."
    )
    scene = Scene(quest := place("Missão", mission), ship := printed("Nave", "support", text=carrier),
                  avenger := hero("Vingador", affiliations=["Vingadores"]),
                  agent := hero("Agente", affiliations=["Agência"]))  # fmt: skip
    scene.base(quest)
    scene.base(ship)
    held = scene.card(avenger, 0, HAND)
    scene.cards(0, RESOURCES, 3)
    assert not scene.prepare().options("activate")
    wanted = scene.card(agent, 0, HAND)
    scene.prepare().play(scene.options("activate")[0])
    go_on(scene)
    assert (scene.where(held), scene.where(wanted)) == ("hand", "scene")


def test_a_power_that_comes_with_the_loaded_card_is_there_when_its_text_asks_for_it() -> None:
    rogue = hero("Vampira", "Este personagem ganha os poderes dos cards de habilidade que estiver carregando.")
    plan = ability("Plano", "Quando este card for carregado em um personagem com {GE} que você controla, compre dois "
                   "cards.", powers=["Genialidade"])  # fmt: skip
    for kind, drawn in ((rogue, 2), (hero("Outra"), 0)):
        scene = Scene(plan, kind)
        base = scene.base(kind)
        scene.cards(0, DECK, 3)
        card = scene.card(plan, 0, RESOURCES)
        loading.load(scene.table, (card,), base, "4.1-1", 0)
        go_on(scene.settle())
        assert scene.count(0, HAND) == drawn


def test_cards_without_a_power_are_none_of_different_powers() -> None:
    text = (
        "Cause X pontos de dano no alvo. X é igual ao número de cards de habilidade de poderes diferentes que este "
        "personagem estiver carregando."
    )
    flying, clever, plain = ability("Asa", powers=["Voo"]), ability("Plano", powers=["Genialidade"]), ability("Nada")
    drax = hero("Destruidor", action=text)
    scene = Scene(drax, flying, clever, plain, rival := character("Rival", 9))
    user, target = scene.base(drax, loads=[flying, flying, clever, plain]), scene.base(rival, 1)
    scene.do_use(0, user, user).choose(target)
    go_on(scene)
    assert scene.energy(target) == 9 - 2


def test_promptness_of_a_card_that_another_carries_serves_him_alone() -> None:
    lending = (
        "Os outros personagens que você controla podem usar as ações dos cards de habilidade que este personagem "
        "estiver carregando."
    )
    ray = ability("Rajada", "Prontidão - ação Rajada.", action="Rajada", action_cost="0", action_text="Compre um card.")
    scene = Scene(moon := hero("Lua", lending), ray, friend := character("Amigo"))
    owner, there, fresh = scene.base(moon, loads=[ray], new=True), scene.base(friend), scene.base(friend, new=True)
    card = scene.table.loads_of(owner)[0]
    scene.cards(0, DECK, 1)
    users = {option[1] for option in scene.fight().options("use") if option[2] == card}
    assert users == {owner, there}
    assert fresh not in users


# -- moments and durations ------------------------------------------------------------------------


def test_who_enters_by_an_action_in_the_attack_step_is_readied_by_what_his_entry_sets_off() -> None:
    rush = "Toda vez que você colocar um personagem em cena, você pode capacitá-lo em {1}."
    scene, user = used("Coloque em cena um card de personagem de sua mão.", field := place("Campo", rush),
                       newcomer := character("Novato", 1))  # fmt: skip
    scene.base(field)
    card = scene.card(newcomer, 0, HAND)
    scene.cards(0, RESOURCES, 2)
    scene.fight().play(("use", user, user))
    before = None
    while scene.asked()[1] != "ask-fight":
        before = scene.stage(card) if ("accept",) in scene.options() else before
        scene.play(("accept",) if ("accept",) in scene.options() else scene.options()[0])
    assert before is not None and scene.stage(card) == before + 1


def test_a_scenario_put_in_anothers_turn_lets_a_character_enter_at_once() -> None:
    gate = "Quando este cenário entrar em cena, você pode colocar em cena um card de personagem de sua mão."
    text = "Coloque em cena um card de cenário dos recursos de um jogador."
    scene, user = used(text, portal := place("Portal", gate), newcomer := character("Novato", 1),
                       action_types=["anticipation"])  # fmt: skip
    card, held = scene.card(portal, 0, RESOURCES), scene.card(newcomer, 0, HAND)
    scene.cards(0, RESOURCES, 2)
    scene.table.active, scene.table.phase = 1, "anticipation"
    scene.do_use(0, user, user)
    while scene.asked()[1] != "ask-fight":
        scene.play(("accept",) if ("accept",) in scene.options() else scene.options()[0])
    assert (scene.where(card), scene.where(held)) == ("scene", "scene")


def test_what_a_scenario_has_forbidden_for_the_turn_stays_forbidden_when_it_has_left() -> None:
    text = (
        "No início do turno de cada jogador, você pode escolher uma afiliação. Até o final do turno, os personagens "
        "com a afiliação escolhida não podem usar ações."
    )
    kree = hero("Kree", action="Compre um card.", affiliations=["Kree"])
    scene = Scene(wrong := place("Lugar", text), kree)
    card, user = scene.base(wrong, 1), scene.base(kree)
    scene.cards(0, DECK, 2)
    scene.table.tell("start-start", "6.2-0", 0)
    scene.settle()
    while scene.asked()[1] != "ask-fight":
        scene.play(("accept",) if ("accept",) in scene.options() else scene.options()[0])
    assert ("use", user, user) not in scene.fight().options()
    scene.table.leave_scene(card, RESOURCES, "4.7-3", 1)
    scene.table.update()
    assert ("use", user, user) not in scene.fight().options()


def test_a_card_revealed_by_clairvoyance_that_goes_elsewhere_is_not_put_back() -> None:
    flames = (
        "Se você revelar este card usando Clarividência, escolha um personagem. Este card causa 1 ponto de dano "
        "penetrante naquele personagem. Então coloque este card na base do deck de seu dono."
    )
    scene, user = used(
        "Clarividência 2 - Compre um card.", fire := ability("Chamas", flames), rival := character("Rival")
    )
    below = scene.cards(0, DECK, 3)
    top = scene.card(fire, 0, DECK)
    target = scene.base(rival, 1)
    scene.do_use(0, user, user)
    while scene.asked()[1] != "ask-fight":
        wanted = [each for each in scene.options() if each in (("choose", target), ("reveal", top), ("choose", top))]
        scene.play((*wanted, scene.options()[0])[0])
    assert scene.energy(target) == 2
    assert scene.table.cards(0, DECK)[0] == top, "it lies at the bottom"
    assert len(scene.table.cards(0, DECK)) + scene.count(0, HAND) == len(below) + 1


def test_whoever_uses_such_an_action_chooses_the_cards_that_everybody_loses() -> None:
    quake = "Descarregue um card de cada personagem que não seja da afiliação Irmandade."
    scene, user = used(quake, rival := character("Rival"), friend := hero("Irmão", affiliations=["Irmandade"]),
                       affiliations=["Irmandade"])  # fmt: skip
    theirs, mine = scene.base(rival, 1), scene.base(friend)
    scene.do_use(0, user, user)
    while scene.asked()[1] != "ask-fight":
        assert scene.asked()[0] == 0
        scene.play(scene.options()[0])
    assert [scene.energy(each) for each in (theirs, mine, user)] == [2, 3, 3]


@pytest.mark.parametrize("controlling", [True, False])
def test_one_card_more_is_counted_down_even_by_who_controls_characters(controlling: bool) -> None:
    panic = "Cada jogador coloca um card a mais do próprio deck nos próprios recursos durante a própria Fase de " \
            "Contagem Regressiva."  # fmt: skip
    counts = []
    for text in ("", panic):
        scene = Scene(wave := place("Onda", text), friend := character("Amigo"))
        scene.base(wave)
        if controlling:
            scene.base(friend)
        for seat in (0, 1):
            scene.cards(seat, DECK, 9)
        scene.play_turn("countdown")
        counts.append(scene.count(0, RESOURCES))
    assert counts[1] == counts[0] + 1
    assert controlling == (counts[0] == 0)
