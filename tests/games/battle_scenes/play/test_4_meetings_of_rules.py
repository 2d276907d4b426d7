"""Where rules meet: entries, falls, draws and damage that happen in the middle of something else."""

from __future__ import annotations

import pytest

from ludoteca.core.modifiers import ADD, FIX
from ludoteca.games.battle_scenes.play import cost_of_use
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_2_1_from_hand import NURSE
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.stage import Scene, action, character, hits, printed
from tests.proof import rule


def place(name: str, text: str = "") -> Kind:
    return printed(name, "scenario", text=text)


def go_on(scene: Scene) -> Scene:
    """Take what is offered first until the match stands still."""
    while scene.table.places is None and scene.asked()[1] not in ("ask-fight", "ask-prepare"):
        scene.play(scene.options()[0])
    return scene


# -- Scenarios that come in between (gap scenario-meanwhile) -----------------------------------


@rule("battle_scenes", "4.4.1-1", "4.4.1.D")
def test_a_scenario_that_the_leaving_one_brings_leaves_before_the_new_one_enters() -> None:
    old = place("Ruínas", "Quando este cenário sair de cena, coloque em cena um card de cenário de sua mão.")
    new, between = place("Porto"), place("Praça")
    scene = Scene(old, new, between)
    scene.base(old, 1)
    mine, theirs = scene.card(new, 0, HAND), scene.card(between, 1, HAND)
    scene.prepare().play(("enter", mine)).choose(theirs)
    assert [event.subjects for event in scene.events("enter")] == [(theirs,), (mine,)]
    assert (scene.where(theirs), scene.where(mine)) == ("resources", "scene")


@rule("battle_scenes", "4.4.1.D")
def test_a_scenario_that_is_no_longer_where_it_was_revealed_does_not_enter() -> None:
    old = place("Ruínas", "Quando este cenário sair de cena, o oponente descarta todos os cards de sua mão.")
    new = place("Porto")
    scene = Scene(old, new)
    scene.base(old, 1)
    mine = scene.card(new, 0, HAND)
    scene.prepare().play(("enter", mine))
    assert scene.where(mine) == "resources" and scene.table.scenario() == -1


# -- what happens to both players at once (gap simultaneous-win) --------------------------------


@rule("battle_scenes", "4.9.1-2", "4.7-1")
def test_one_procedure_that_fells_for_both_players_is_a_draw_at_fifteen() -> None:
    giant = character("Gigante", 15)
    scene, user = used("Descarregue um card de cada personagem.", giant)
    scene.base(giant, 0, loads=1)
    scene.base(giant, 1, loads=1)
    go_on(scene.do_use(0, user, user))
    assert scene.table.places == (1, 1)


@rule("battle_scenes", "4.7-1", "5.2-2")
def test_those_that_fall_together_see_each_other_fall() -> None:
    friend = hero("Amigo", "Quando outro personagem for nocauteado, compre um card.")
    scene, user = used("Descarregue um card de cada personagem.", friend)
    for seat in (0, 1):
        scene.base(friend, seat, loads=1)
        scene.cards(seat, DECK, 3)
    go_on(scene.do_use(0, user, user))
    assert sorted(event.seat for event in scene.events("draw")) == [0, 1]


@rule("battle_scenes", "4.7-3", "5.2-2")
def test_those_that_are_sent_away_together_see_each_other_leave() -> None:
    friend = hero("Amigo", "Quando outro personagem sair de cena, compre um card.")
    scene, user = used("Devolva cada personagem controlado por um oponente para a mão de seu dono.", friend)
    for _ in range(2):
        scene.base(friend, 1)
    scene.cards(1, DECK, 2)
    go_on(scene.do_use(0, user, user))
    assert scene.count(1, HAND) == 2 + 2


@rule("battle_scenes", "4.9.2-1")
@pytest.mark.parametrize(("decks", "places"), [((0, 0), (1, 1)), ((1, 0), (1, 2)), ((0, 1), (2, 1))])
def test_who_cannot_draw_when_both_must(decks: tuple[int, int], places: tuple[int, int]) -> None:
    scene, user = used("Cada jogador compra um card.")
    for seat in (0, 1):
        scene.cards(seat, DECK, decks[seat])
    scene.do_use(0, user, user)
    assert scene.table.places == places


# -- who comes and goes while an action is used --------------------------------------------------


@rule("battle_scenes", "4.6.2.G-1", "4.6.2.I-1")
def test_a_target_that_left_and_came_back_is_another_object() -> None:
    text = "Quando este personagem for alvo de uma ação, devolva-o para sua mão."
    door = "Quando um personagem que você controla sair de cena, coloque em cena um card de personagem de sua mão."
    ghost, gate = hero("Fugaz", text), printed("Portão", "support", text=door)
    scene, user = used("Golpe de Usuário causa 2 pontos de dano no alvo. Incapacite o alvo em {1}.", ghost, gate)
    target = scene.base(ghost, 1)
    scene.base(gate, 1)
    scene.cards(1, RESOURCES, 3)
    go_on(scene.do_use(0, user, user).choose(target))
    assert scene.where(target) == "scene", "it has left in step G, and is back"
    assert (scene.energy(target), scene.stage(target)) == (3, 1)


@rule("battle_scenes", "4.8.4.1-1", "5.2.1-ex1")
def test_who_enters_while_each_character_is_struck_is_struck_too() -> None:
    nurse = printed("Enfermeira Noturna", initial_energy=2, text=NURSE)
    robot = hero("Robô", action="Golpe de Robô causa 1 ponto de dano em cada outro personagem.")
    saved, other = character("Salvo", 3, alignments=("Herói",)), character("Outro", 3)
    scene = Scene(nurse, robot, saved, other)
    user, first, second = scene.base(robot), scene.base(saved, 1), scene.base(other, 1)
    held = scene.card(nurse, 1, HAND)
    scene.cards(1, RESOURCES, 2)
    scene.do_use(0, user, user).choose(first)
    scene.choose(held).play(("accept",)).feed()
    assert scene.asked() == (0, "ask-damage-order") and set(scene.options()) == {("choose", held), ("choose", second)}
    go_on(scene)
    assert [scene.energy(base) for base in (first, second, held)] == [3, 2, 1]


# -- damage, costs and cards that stay ----------------------------------------------------------


@rule("battle_scenes", "7.2.potencializar-2", "4.8.5-2")
def test_a_boost_helps_the_action_and_not_what_its_user_does_besides() -> None:
    machine = printed("Máquina", "support", initial_energy=2, text="Potencializar 2 - afiliação X-Men.")
    text = (
        "Toda vez que este personagem usar uma ação, este personagem causa 1 ponto de dano em um personagem "
        "controlado por um oponente."
    )
    fighter = hero("Brigão", text, "Golpe de Brigão causa 1 ponto de dano no alvo.", affiliations=["X-Men"])
    rival = character("Rival", 9)
    scene = Scene(machine, fighter, rival)
    scene.base(machine)
    user, target = scene.base(fighter), scene.base(rival, 1)
    scene.fight().play(scene.options("activate")[0], ("use", user, user)).choose(target)
    assert [event.values[0] for event in scene.events("damage")] == [1, 1 + 2]


@rule("battle_scenes", "4.8.3.D-3")
def test_the_active_player_orders_all_of_several_fixed_values() -> None:
    scene = Scene(tough := character("Duro", 9), rival := character("Rival"))
    base = scene.base(tough)
    sources = {points: scene.base(rival, 1) for points in (1, 2, 3)}
    for points, source in sources.items():
        scene.modify("damage", FIX, points, base, source=source)
    scene.damage(base, 5).choose(sources[3], sources[2])
    assert [event.values[0] for event in scene.events("damage")] == [1], "the last of them counts"


@rule("battle_scenes", "4.6.2.E.1-6", "8.B.3")
@pytest.mark.parametrize(
    ("first", "changes", "cost"),
    [
        (1, ((ADD, 1), (ADD, -1)), 2),
        (2, ((ADD, -1), (ADD, -1)), 1),
        (1, ((FIX, 0), (ADD, 1)), 2),
        (1, ((FIX, 2), (ADD, -1)), 2),
    ],
)
def test_of_several_changes_of_a_cost_the_highest_result_counts(
    first: int, changes: tuple[tuple[str, int], ...], cost: int
) -> None:
    scene = Scene(fighter := character("Brigão", action=action("Soco", first, hits(1))))
    user = scene.base(fighter)
    for operation, amount in changes:
        scene.modify("cost", operation, amount, user)
    assert cost_of_use.cost_of(scene.table, user, user) == cost


KEPT = "Este card não pode ser descarregado."


@rule("battle_scenes", "8.A", "6.2.D.1-2")
def test_the_adjustment_unloads_what_may_be_unloaded() -> None:
    glue, small = printed("Cola", "ability", text=KEPT), character("Pequeno", 1)
    scene = Scene(glue, small)
    base = scene.base(small, loads=[glue, glue, None])
    for seat in (0, 1):
        scene.cards(seat, DECK, 5)
    scene.play_turn("begin_adjustment")
    assert [scene.table.kind(card).name for card in scene.table.loads_of(base)] == ["Cola", "Cola"]


@rule("battle_scenes", "8.B", "4.6.2.E.2-2")
def test_a_cost_is_not_paid_with_a_card_that_cannot_be_unloaded() -> None:
    glue = printed("Cola", "ability", text=KEPT)
    fighter = hero("Brigão", action="Descarregue um card deste personagem: Compre um card.")
    scene = Scene(glue, fighter)
    user = scene.base(fighter, loads=[glue])
    scene.base(fighter)
    scene.cards(0, DECK, 1)
    assert scene.fight().refused("use", user, user) == "4.6.2.E.2-2"
    (other,) = scene.load(user, None)
    scene.fight().play(("use", user, user))
    assert scene.where(other) == "resources" and scene.count(0, HAND) == 1


@rule("battle_scenes", "6.2.final-2")
def test_what_lasts_until_the_end_of_a_phase_is_there_for_what_its_end_triggers() -> None:
    wall = "Até o final da Fase de Preparação, este personagem ganha Escudo +2."
    guarded = hero("Guardado", action=wall, action_types=["unforeseen"])
    text = (
        "No final da Fase de Preparação do oponente, este personagem causa 2 pontos de dano em um herói controlado por "
        "um oponente."
    )
    scene = Scene(guarded, lurker := hero("Espreita", text))
    base = scene.base(guarded)
    scene.base(lurker, 1)
    scene.table.phase = "preparation"
    scene.do_use(0, base, base)
    scene.play_turn("end_preparation")
    assert (scene.energy(base), scene.shield(base)) == (3, 0)
