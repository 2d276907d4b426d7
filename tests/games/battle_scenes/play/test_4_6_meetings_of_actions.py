"""Where rules meet while an action is used: costs, targets that leave, actions without effect, damage on its way."""

from __future__ import annotations

import pytest

from ludoteca.core.modifiers import DENY
from ludoteca.games.battle_scenes.meaning.damage_effect import REDIRECT
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.deck import top
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on
from tests.games.battle_scenes.stage import Scene, character, known, printed
from tests.proof import rule

VOIDING = (
    "Quando um personagem controlado por um oponente usar uma ação, você pode descarregar um card deste personagem. "
    "Se o fizer, aquela ação não terá efeito."
)
AGAIN = "Neste turno, este personagem pode usar esta ação outra vez."


def ability(name: str, action: str, cost: str = "0", called: str = "") -> Kind:
    return printed(name, "ability", action=called or name, action_cost=cost, action_text=action)


# -- costs ----------------------------------------------------------------------------------------


@rule("battle_scenes", "4.6.2.E.2.1", "7.1.energia-cosmica")
def test_what_a_later_cost_unloads_pays_no_cosmic_energy() -> None:
    bolt = ability("Raio", "Energia Cósmica 1 - Descarregue Raio: Raio causa 2 pontos de dano no alvo.")
    scene = Scene(bolt, fighter := character("Brigão"), other := hero("Outro", action="Compre um card."))
    user, _ = scene.base(fighter, loads=[bolt, None]), scene.base(other)
    assert scene.fight().refused("use", user, scene.table.loads_of(user)[0]) == "4.6.2.E.2.1"


@rule("battle_scenes", "4.6.2.G-1", "4.7-1", "4.6.2.I-1")
@pytest.mark.parametrize(("energy", "places"), [(3, None), (15, (2, 1))])
def test_who_falls_by_his_cost_falls_in_step_g_and_the_effect_happens_if_the_match_goes_on(
    energy: int, places: tuple[int, int] | None
) -> None:
    bolt = ability("Raio", "Descarregue Raio: Raio causa 2 pontos de dano no alvo. Capacite este personagem em {1}.")
    scene = Scene(bolt, fighter := character("Brigão", energy), rival := character("Rival"))
    user, target = scene.base(fighter, loads=[bolt]), scene.base(rival, 1)
    scene.fight().play(("use", user, scene.table.loads_of(user)[0])).choose(target)
    assert scene.where(user) == "prizes" and scene.table.places == places
    assert scene.energy(target) == (1 if places is None else 3)


@rule("battle_scenes", "4.6.2.G-1", "4.6.2.C.3")
def test_an_action_goes_on_though_its_card_was_unloaded_in_step_g() -> None:
    text = "Quando um personagem controlado por um oponente for incapacitado, descarregue um card daquele personagem."
    bolt, trap = ability("Raio", "Raio causa 2 pontos de dano no alvo.", "1"), printed("Cilada", "support", text=text)
    scene = Scene(bolt, trap, fighter := character("Brigão"))
    user, target = scene.base(fighter, loads=[bolt, None]), scene.base(fighter, 1)
    scene.base(trap, 1)
    card = scene.table.loads_of(user)[0]
    scene.fight().play(("use", user, card)).choose(target, card)
    assert scene.where(card) == "resources" and scene.energy(target) == 1


# -- uses -----------------------------------------------------------------------------------------


@rule("battle_scenes", "4.6.2.F", "4.6.2.I-1", "8.C")
def test_of_two_targets_the_one_that_left_in_step_g_is_passed_over() -> None:
    shy = hero("Tímido", "Quando este personagem for alvo de uma ação, devolva-o para sua mão.")
    text = "Golpe de Usuário causa 2 pontos de dano em cada um de até dois alvos diferentes."
    scene, user = used(text, shy, brave := character("Valente", 4))
    gone, struck = scene.base(shy, 1), scene.base(brave, 1)
    scene.do_use(0, user, user).choose(gone, struck)
    assert (scene.where(gone), scene.energy(struck)) == ("hand", 2)
    assert scene.table.actions_used == (1, 0)


@rule("battle_scenes", "7.1.singularidade", "4.6.2.H")
def test_an_action_without_effect_was_used_with_its_singularity_and_allows_no_other() -> None:
    scene = Scene(
        guard := hero("Guarda", VOIDING),
        one := printed("Feiticeiro", action="Feitiço", action_cost="0",
                       action_text="Singularidade - Compre um card. Este personagem pode usar outra ação neste turno."),
        other := hero("Outro", action="Compre um card."),
    )  # fmt: skip
    scene.base(guard, 1)
    user, second, _ = scene.base(one), scene.base(one), scene.base(other)
    scene.cards(0, DECK, 3)
    scene.fight().play(("use", user, user), ("accept",))
    assert scene.count(0, HAND) == 0
    assert scene.refused("use", second, second) == "7.1.singularidade"
    assert scene.refused("use", user, user) == "4.6.2.C.4-1"


@rule("battle_scenes", "7.1.singularidade")
def test_singularity_is_counted_for_each_player_in_the_same_turn() -> None:
    text = "Singularidade - Compre um card."
    mage = printed("Mago", action="Feitiço", action_cost="0", action_types=["anticipation"], action_text=text)
    scene = Scene(mage)
    mine, theirs = scene.base(mage), scene.base(mage, 1)
    for seat in (0, 1):
        scene.cards(seat, DECK, 1)
    scene.do_use(0, mine, mine)
    assert ("use", theirs, theirs) in scene.anticipate().options()


@rule("battle_scenes", "7.1.acao-unica")
def test_single_action_looks_at_the_name_of_what_was_used_and_not_at_its_keyword() -> None:
    first = ability("Luva", "Compre um card. Este personagem pode usar outra ação neste turno.", called="Soco")
    second = ability("Anel", "Ação Única - Compre um card.", called="Soco")
    scene = Scene(first, second, fighter := character("Brigão"))
    user = scene.base(fighter, loads=[first, second])
    one, other = scene.table.loads_of(user)
    scene.cards(0, DECK, 3)
    scene.fight().play(("use", user, one))
    assert scene.refused("use", user, other) == "7.1.acao-unica"


@rule("battle_scenes", "7.2.interligar", "5.8-1")
def test_interlink_lends_the_action_alone_and_is_lost_with_the_texts() -> None:
    text = "Interligar.\nEste personagem ganha Escudo +2."
    ship = printed("Piloto", text=text, action="Salva", action_cost="0", action_text="Compre um card.")
    scene = Scene(ship, fighter := character("Brigão"))
    user, other = (scene.base(fighter, loads=[ship]) for _ in range(2))
    card = scene.table.loads_of(user)[0]
    assert ("use", user, card) in scene.fight().options() and scene.shield(user) == 0
    scene.modify("text", DENY, 0, user)
    assert [option[1] for option in scene.fight().options("use")] == [other]


@rule("battle_scenes", "7.1.clarividencia-1", "4.9.2-1")
def test_who_must_draw_while_his_last_cards_are_set_aside_loses() -> None:
    scene, user = used("Clarividência 3 - Compre um card.")
    scene.cards(0, DECK, 2)
    go_on(scene.do_use(0, user, user))
    assert scene.table.places == (2, 1)


@rule("battle_scenes", "7.1.clarividencia-2")
def test_cards_set_aside_are_not_shuffled_and_return_to_the_top() -> None:
    scene, user = used("Clarividência 1 - Embaralhe seu deck.", mark := ability("Marca", "Compre um card."))
    scene.cards(0, DECK, 5)
    scene.card(mark, 0, DECK)
    go_on(scene.do_use(0, user, user))
    assert scene.table.kind(top(scene.table, 0, 1)[0]).name == "Marca"


# -- damage on its way ------------------------------------------------------------------------------

SHELTER = (
    "Quando um personagem com a afiliação X-Men que você controla fosse receber dano, redirecione aquele dano para "
    "este personagem."
)


def sheltered(points: str, energy: int, shield: int) -> tuple[Scene, int, int, int]:
    """Player 0 has struck two X-Men of player 1, whose guard draws the damage to himself."""
    guard = hero("Guarda", SHELTER, initial_energy=energy, shield=shield)
    pupil = character("Aluno", 4, affiliations=("X-Men",))
    text = f"Golpe de Usuário causa {points} em cada um de até dois alvos diferentes."
    scene, user = used(text, guard, pupil)
    base, one, other = scene.base(guard, 1), scene.base(pupil, 1), scene.base(pupil, 1)
    go_on(scene.do_use(0, user, user).choose(one, other))
    return scene, base, one, other


@rule("battle_scenes", "4.8.3.1.E-1", "4.8.4.1-1", "4.7-1")
def test_damage_is_not_redirected_to_one_who_has_fallen_in_the_meantime() -> None:
    scene, base, one, other = sheltered("2 pontos de dano", 2, 0)
    assert scene.where(base) == "prizes"
    assert sorted((scene.energy(one), scene.energy(other))) == [2, 4], "the second procedure finds him gone"


@rule("battle_scenes", "4.8.4.1-1", "4.8.1-3")
@pytest.mark.parametrize(
    ("points", "left"), [("2 pontos de dano", (0, 5 - 1 - 2)), ("2 pontos de dano penetrante", (1, 5 - 2 - 2))]
)
def test_damage_of_two_procedures_redirected_to_one_meets_what_the_first_has_left_of_the_shield(
    points: str, left: tuple[int, int]
) -> None:
    scene, base, one, other = sheltered(points, 5, 1)
    assert (scene.shield(base), scene.energy(base)) == left
    assert (scene.energy(one), scene.energy(other)) == (4, 4)


@rule("battle_scenes", "4.8.4.2-1", "4.8.4.1-1")
def test_a_share_of_distributed_damage_for_one_who_has_fallen_is_lost() -> None:
    text = "Quando este personagem receber dano, descarregue todos os cards de outro personagem que você controla."
    curse, other = hero("Maldito", text), character("Outro")
    shared = "distribuídos da forma como você escolher entre até dois alvos diferentes."
    scene, user = used(f"Golpe de Usuário causa 3 pontos de dano {shared}", curse, other)
    first, second = scene.base(curse, 1, loads=5), scene.base(other, 1)
    scene.do_use(0, user, user).choose(first, second).play(("pick", "2")).choose(first)
    assert (scene.energy(first), scene.where(second)) == (3, "prizes")
    assert len(scene.events("damage")) == 1


@rule("battle_scenes", "4.8.3.D-2", "4.8.3.C")
def test_the_first_action_that_deals_damage_is_the_first_whose_damage_reaches_step_d() -> None:
    half = known("a-essencia-do-medo-v1")
    thick = hero("Casca", "A primeira ação que causar dano neste personagem em cada turno causa 0 pontos de dano nele.")
    foes = [
        printed(f"Rival {n}", action="Soco", action_cost="0", action_types=["anticipation"],
                action_text=f"Cause {n} {'ponto' if n == 1 else 'pontos'} de dano no alvo.", initial_energy=n)
        for n in (1, 2, 3)
    ]  # fmt: skip
    scene = Scene(half, thick, *foes)
    scene.base(half)
    target = scene.base(thick)
    scene.table.phase = "anticipation"
    for foe, left in zip(foes, (3, 3, 2), strict=True):
        user = scene.base(foe, 1)
        go_on(scene.do_use(1, user, user).choose(target))
        assert scene.energy(target) == left, foe.name


@rule("battle_scenes", "7.2.predador-1", "4.8.3.1.E-1")
@pytest.mark.parametrize(("back", "energy"), [(True, 3), (False, 4)])
def test_predator_asks_who_was_really_struck(back: bool, energy: int) -> None:
    hunter = hero("Lobo", "Predador.", "Golpe de Lobo causa 1 ponto de dano no alvo.")
    scene = Scene(hunter, prey := character("Presa"))
    user, target, mine = scene.base(hunter), scene.base(prey, 1), scene.base(prey)
    scene.cards(0, RESOURCES, 2)
    if back:
        scene.modify("damage", REDIRECT, mine, target, source=mine)
    go_on(scene.do_use(0, user, user).choose(target))
    assert scene.energy(user) == energy


@rule("battle_scenes", "7.2.predador-1", "7.2.predador-2")
def test_predator_waits_for_the_first_stranger_and_works_for_each_use() -> None:
    text = "Golpe de Lobo causa 1 ponto de dano em cada outro personagem. " + AGAIN
    scene = Scene(hunter := hero("Lobo", "Predador.", text), prey := character("Presa", 5))
    user, mine = scene.base(hunter), scene.base(prey)
    scene.base(prey, 1)
    scene.base(prey, 1)
    scene.cards(0, RESOURCES, 5)
    for energy in (4, 5):
        go_on(scene.fight().play(("use", user, user)).choose(mine))
        assert scene.energy(user) == energy


@rule("battle_scenes", "7.2.potencializar-2")
@pytest.mark.parametrize("void", [True, False])
def test_a_boost_is_spent_by_an_action_without_effect_or_without_targets(void: bool) -> None:
    machine = printed("Máquina", "support", text="Potencializar 2 - afiliação X-Men.")
    struck = "no alvo" if void else "em cada personagem controlado por um oponente"
    fighter = hero("Brigão", action=f"Golpe de Brigão causa 1 ponto de dano {struck}.", affiliations=["X-Men"])
    scene = Scene(machine, fighter, guard := hero("Guarda", VOIDING), rival := character("Rival", 5))
    scene.base(machine)
    user, target = scene.base(fighter), scene.base(rival, 1)
    if void:
        scene.base(guard, 1)
    scene.fight().play(scene.options("activate")[0], ("use", user, user))
    if void:
        scene.choose(target).play(("accept",))
    assert scene.table.boosts == () and scene.energy(target) == (5 if void else 4)


# -- who falls --------------------------------------------------------------------------------------


@rule("battle_scenes", "9.1.2-1", "4.7-1", "5.2-2")
def test_all_that_a_fatal_blow_sets_off_waits_together_and_the_fallen_one_answers() -> None:
    text = (
        "Quando este personagem receber dano, este personagem causa 2 pontos de dano em um personagem que você não "
        "controla.\n"
        "Quando este personagem for nocauteado, compre um card.\nQuando este personagem sair de cena, compre um card."
    )
    scene = Scene(martyr := hero("Mártir", text), rival := character("Rival", 5))
    base, foe = scene.base(martyr, loads=1), scene.base(rival, 1)
    scene.cards(0, DECK, 2)
    scene.damage(base, 3, source=foe).settle()
    assert [each.level for each in scene.table.waiting] == [1, 1, 1]
    go_on(scene)
    assert (scene.where(base), scene.energy(foe), scene.count(0, HAND)) == ("prizes", 3, 2)


@rule("battle_scenes", "5.5-2", "7.2.metamorfo-2")
def test_a_shapeshifter_that_becomes_a_prize_instead_lets_nobody_enter() -> None:
    hela, spy, other = known("hela-v1"), hero("Espião", "Metamorfo.", initial_energy=2), hero("Outro")
    scene = Scene(hela, spy, other)
    scene.base(hela, 1)
    scene.base(other, 1)
    base, held = scene.base(spy), scene.card(other, 0, HAND)
    scene.cards(0, RESOURCES, 5)
    scene.prepare().play(scene.options("activate")[0])
    assert (scene.where(base), scene.where(held), scene.table.points(1)) == ("prizes", "hand", 2)
