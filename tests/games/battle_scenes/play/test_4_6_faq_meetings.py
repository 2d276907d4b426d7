"""The publisher's rulings on single cards, on cards of our own: where costs, uses, choices and texts meet."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.play.entering import EnterScene
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on, place
from tests.games.battle_scenes.stage import Scene, character, known, printed
from tests.proof import rule

EXHAUSTION = "Quando um personagem usar uma ação, descarregue um card daquele personagem."
LENDING = (
    "Cada outro personagem que você controla pode usar as ações dos cards de habilidade que este personagem estiver "
    "carregando."
)
ONCE = "Durante sua Fase de Preparação, uma vez por turno, você pode comprar um card."


def ability(name: str, text: str = "", action: str = "", **facts: object) -> Kind:
    acting = {"action": name, "action_cost": "0", "action_text": action} if action else {}
    return printed(name, "ability", text=text, **acting, **facts)


# -- costs and what a use sets off ---------------------------------------------------------------


@rule("battle_scenes", "4.6.2.E", "4.6.2.H")
def test_a_card_unloaded_as_a_cost_does_not_serve_for_an_effect_that_unloads_one_too() -> None:
    cut = "Descarregue um card deste personagem: Compre um card."
    scene = Scene(tired := place("Exaustão", EXHAUSTION), actor := hero("Ator", action=cut))
    scene.base(tired, 1)
    user = scene.base(actor)
    scene.cards(0, DECK, 1)
    go_on(scene.do_use(0, user, user))
    assert (scene.energy(user), scene.count(0, HAND)) == (1, 1)


@rule("battle_scenes", "4.6.2.H", "4.8.3.A-1")
def test_a_bonus_whose_card_is_unloaded_in_step_h_is_not_there_when_damage_is_dealt() -> None:
    more = "Toda vez que uma ação deste personagem fosse causar dano, ela causará aquela quantidade de dano +1."
    cube, actor = ability("Cubo", more), hero("Ator", action="Golpe de Ator causa 1 ponto de dano no alvo.")
    scene = Scene(cube, actor, tired := place("Exaustão", EXHAUSTION), rival := character("Rival", 5))
    scene.base(tired, 1)
    user, target = scene.base(actor, loads=[cube, None]), scene.base(rival, 1)
    scene.do_use(0, user, user).choose(target, scene.table.loads_of(user)[0])
    assert scene.energy(target) == 4


@rule("battle_scenes", "4.6.2.F", "4.6.2.G-1")
def test_what_a_target_sets_off_comes_besides_what_the_action_costs() -> None:
    guard = (
        "Quando um personagem que você controla com a afiliação X-Men for alvo de uma ação imprevista, este suporte "
        "causa 1 ponto de dano penetrante no personagem que usou aquela ação."
    )
    missile = "Descarregue um card deste personagem: Golpe de Ator causa 1 ponto de dano no alvo."
    mine, actor = printed("Mina", "support", text=guard), hero("Ator", action=missile, action_types=["unforeseen"])
    scene = Scene(mine, actor, friend := character("Amigo", affiliations=("X-Men",)))
    scene.base(mine, 1)
    user, target = scene.base(actor), scene.base(friend, 1)
    go_on(scene.prepare().play(("use", user, user)).choose(target))
    assert (scene.energy(user), scene.energy(target)) == (1, 2)


@rule("battle_scenes", "4.6.2.D", "4.6.2.E.1-2")
def test_who_may_not_use_actions_of_cost_1_may_not_set_x_to_1() -> None:
    moon = printed(
        "Lua", "support", text="Os personagens controlados por um oponente não podem usar ações de custo {1}."
    )
    claws = printed("Garras", action="Garras", action_cost="X", action_text="Garras causa X pontos de dano no alvo.")
    scene = Scene(moon, claws)
    scene.base(moon, 1)
    user = scene.base(claws, stage=2)
    scene.fight().play(("use", user, user))
    assert [option[1] for option in scene.options("pick")] == ["0", "2"]


@rule("battle_scenes", "4.6.2.E.2-1", "4.6.2.C.3")
@pytest.mark.parametrize(("named", "left"), [("Raio", (1, 3)), ("um card deste personagem", (2, 2))])
def test_whose_card_pays_for_an_action_that_another_carries(named: str, left: tuple[int, int]) -> None:
    bolt = ability("Raio", action=f"Descarregue {named}: Compre um card.")
    scene = Scene(bolt, moon := hero("Lua", LENDING), friend := character("Amigo"))
    base, user = scene.base(moon, loads=[bolt, None]), scene.base(friend)
    scene.cards(0, DECK, 1)
    go_on(scene.fight().play(("use", user, scene.table.loads_of(base)[0])))
    assert (scene.energy(base), scene.energy(user)) == left


@rule("battle_scenes", "4.6.2.C.5", "4.6.2.C.3")
def test_actions_that_are_of_anticipation_for_one_character_are_not_so_for_another() -> None:
    gem = (
        "Até o final do turno, as ações deste personagem são ações de antecipar. "
        "Este personagem pode usar outra ação neste turno."
    )
    jewel, blow = ability("Joia", action=gem, action_types=["anticipation"]), ability("Soco", action="Compre um card.")
    scene = Scene(jewel, blow, moon := hero("Lua", LENDING), friend := character("Amigo"))
    base, other = scene.base(moon, 1, loads=[jewel, blow]), scene.base(friend, 1)
    first, second = scene.table.loads_of(base)
    scene.cards(1, DECK, 1)
    scene.anticipate().play(("use", base, first))
    assert ("use", base, second) in scene.options() and ("use", other, second) not in scene.options()


# -- the first action, and actions named by their own cards ----------------------------------------


@rule("battle_scenes", "4.8.3.B")
def test_of_several_copies_in_the_scene_one_helps_its_own_action_and_only_the_first_of_the_turn() -> None:
    unseen = known("impossivel-de-se-ver-v1")
    scene = Scene(unseen, swift := character("Veloz", 9, powers=("AG",)))
    mine, theirs = scene.base(swift, loads=[unseen, None]), scene.base(swift, 1, loads=[unseen, None])
    hurt, struck = scene.base(swift), scene.base(swift, 1)
    for user, target in ((mine, struck), (theirs, hurt)):
        seat = scene.table.active = scene.table.pieces[user].owner
        go_on(scene.do_use(seat, user, scene.table.loads_of(user)[0]).choose(target))
    assert [event.values[0] for event in scene.events("damage")] == [1 + 2, 1]


# -- what lasts, and what is chosen ----------------------------------------------------------------


@rule("battle_scenes", "5.7.A.2.1", "4.2-2")
def test_what_a_load_gave_for_the_turn_does_not_go_along_with_the_card() -> None:
    text = "o dano das ações daquele personagem será penetrante até o final do turno."
    shells = ability("Munição", "Quando este card for carregado em um personagem, " + text)
    gunner = hero("Atirador", action="Golpe de Atirador causa 1 ponto de dano no alvo.")
    scene = Scene(shells, gunner, wall := character("Muro", 5, shield=3))
    one, other, target = scene.base(gunner), scene.base(gunner), scene.base(wall, 1)
    held = scene.card(shells, 0, HAND)
    loading.load(scene.table, (held,), one, "4.1-1", 0)
    scene.settle()
    loading.swap(scene.table, held, scene.table.loads_of(other)[0], "4.2-1")
    for user, left in ((other, (5, 2)), (one, (4, 2))):
        scene.do_use(0, user, user).choose(target)
        assert (scene.energy(target), scene.shield(target)) == left


@rule("battle_scenes", "5.2-2")
@pytest.mark.parametrize(
    ("struck", "dealt"),
    [("um personagem com o mesmo alter ego que o personagem escolhido", 3), ("o personagem escolhido", 1)],
)
def test_a_text_about_the_name_of_the_chosen_one_outlasts_him_and_one_about_himself_does_not(
    struck: str, dealt: int
) -> None:
    to = f"em {struck}".replace("em o ", "no ")
    text = (
        "Quando este personagem entrar em cena, escolha um personagem que você não controla.\n"
        f"Quando uma ação deste personagem fosse causar dano {to}, aquele dano é aumentado em 2."
    )
    hunter = hero("Caçador", text, "Golpe de Caçador causa 1 ponto de dano no alvo.")
    scene = Scene(hunter, iron := character("Ferro", 6, alter_egos=("Tony",)))
    target, held = scene.base(iron, 1), scene.card(hunter, 0, HAND)
    for seat, count in ((0, 3), (1, 6)):
        scene.cards(seat, RESOURCES, count)
    scene.do(EnterScene(held, 0))
    assert scene.table.remembered[held] == (target,)
    scene.table.leave_scene(target, HAND, "4.7-3", 1)
    go_on(scene.do(EnterScene(target, 1)))
    scene.table.write(held).since = 0
    scene.do_use(0, held, held).choose(target)
    assert [event.values[0] for event in scene.events("damage")] == [dealt]


@rule("battle_scenes", "5.4-4", "4.4.2.2.A.1-1")
def test_who_enters_without_an_affiliation_because_of_a_static_text_sets_nothing_off() -> None:
    taker = hero("Tirano", "Os personagens que você controla perdem a afiliação X-Men.")
    text = "Quando um personagem com a afiliação X-Men entrar em cena sob seu controle, compre um card."
    house, pupil = printed("Casa", "support", text=text), character("Aluno", 1, affiliations=("X-Men",))
    scene = Scene(taker, house, pupil)
    scene.base(taker)
    scene.base(house)
    scene.cards(0, DECK, 5)
    scene.cards(0, RESOURCES, 1)
    held = scene.card(pupil, 0, HAND)
    scene.do(EnterScene(held, 0))
    assert scene.where(held) == "scene" and scene.count(0, HAND) == 0


# -- once a turn, searches, decks ------------------------------------------------------------------


@rule("battle_scenes", "4.4.2.3.A.1.2a-1", "6.2.final-4")
@pytest.mark.parametrize("granted", [True, False])
def test_a_card_loaded_anew_may_be_used_again_unless_it_only_grants_the_text(granted: bool) -> None:
    book = hero("Ultron-6", ONCE, alter_ego="Ultron") if granted else ability("Livro", ONCE)
    scene = Scene(book, robot := hero("Ultron-1", alter_ego="Ultron"))
    base = scene.base(robot, loads=[book, None])
    card = scene.table.loads_of(base)[0]
    scene.cards(0, DECK, 3)
    scene.prepare().play(scene.options("activate")[0])
    loading.unload(scene.table, (card,), "4.1-2")
    loading.load(scene.table, (card,), base, "4.1-1", 0)
    assert bool(scene.prepare().options("activate")) != granted


@rule("battle_scenes", "5.5-2", "5.5-ex2")
def test_in_a_ghost_town_as_many_cards_are_drawn_as_would_be_searched_for() -> None:
    text = "Procure em seu deck por até dois cards de personagem. Coloque-os em sua mão. Embaralhe seu deck."
    scene, user = used(text, town := known("cidade-fantasma-v1"))
    scene.base(town)
    scene.cards(0, DECK, 5)
    go_on(scene.do_use(0, user, user))
    assert (scene.count(0, HAND), scene.count(0, DECK)) == (2, 3)


@rule("battle_scenes", "8.C")
def test_with_two_cards_in_the_deck_the_third_place_gets_none() -> None:
    text = (
        "Olhe os 3 cards do topo de seu deck. Coloque um deles no topo de seu deck, um deles na base de seu deck e o "
        "outro em seus recursos. Compre um card."
    )
    scene, user = used(text)
    scene.cards(0, DECK, 2)
    go_on(scene.do_use(0, user, user))
    assert [scene.count(0, which) for which in (HAND, DECK, RESOURCES)] == [1, 1, 0]


@rule("battle_scenes", "4.4.1.F", "9.1.2.1-1")
def test_what_answers_the_entry_of_a_scenario_and_the_scenario_itself_are_ordered_by_the_active_player() -> None:
    watcher = hero("Vigia", "Quando um cenário entrar em cena, descarregue um card de um personagem.")
    scene = Scene(watcher, port := place("Porto", "Quando este cenário entrar em cena, compre 2 cards."))
    scene.base(watcher, 1)
    held = scene.card(port, 0, HAND)
    scene.cards(0, DECK, 2)
    scene.prepare().play(("enter", held))
    assert scene.asked() == (0, "ask-order") and len(scene.options("resolve")) == 2
