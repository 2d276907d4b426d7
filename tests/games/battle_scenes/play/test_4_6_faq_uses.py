"""The publisher's rulings on single cards, on cards of our own: uses that are counted, paid for and answered."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on, place
from tests.games.battle_scenes.stage import Scene, character, printed

BLOW = "Golpe de {} causa {} de dano no alvo."


def ability(name: str, text: str = "", action: str = "", cost: str = "0", **facts: object) -> Kind:
    acting = {"action": name, "action_cost": cost, "action_text": action} if action else {}
    return printed(name, "ability", text=text, **acting, **facts)


def striking(name: str, points: int = 1, **facts: object) -> Kind:
    return hero(name, action=BLOW.format(name, f"{points} ponto{'s' if points > 1 else ''}"), **facts)


def strike(scene: Scene, user: int, target: int, seat: int = 0) -> None:
    """An action with one target, to its end."""
    scene.table.active = seat
    scene.do_use(seat, user, user)
    if ("choose", target) in scene.options():
        scene.choose(target)
    go_on(scene)


# -- the first action of a turn -------------------------------------------------------------------


def test_the_first_action_of_a_turn_may_have_been_used_before_the_card_that_asks_for_it_was_there() -> None:
    first = "A primeira ação que um herói que você controla usar em cada turno causa +1 ponto de dano em cada alvo."
    scene = Scene(vulture := hero("Abutre", first), actor := striking("Ator"), rival := character("Rival", 9))
    user, other, target = scene.base(actor), scene.base(actor), scene.base(rival, 1)
    strike(scene, user, target)
    scene.base(vulture)
    strike(scene, other, target)
    assert scene.energy(target) == 9 - 1 - 1


def test_the_first_action_that_deals_damage_need_not_be_the_first_that_a_player_uses() -> None:
    tactics = "A primeira ação de dano com alvos que cada jogador usar em um turno causa +1 ponto de dano a cada alvo."
    scene = Scene(charge := place("Investida", tactics), quiet := hero("Quieto", action="Compre um card."),
                  actor := striking("Ator"), rival := character("Rival", 9))  # fmt: skip
    scene.base(charge)
    scene.cards(0, DECK, 2)
    silent, user, other, target = (scene.base(kind) for kind in (quiet, actor, actor, rival))
    scene.table.pieces[target].controller = 1
    scene.do_use(0, silent, silent)
    strike(scene, user, target)
    strike(scene, other, target)
    assert scene.energy(target) == 9 - 2 - 1


def test_an_action_that_wants_to_be_the_first_is_not_after_any_other() -> None:
    unseen = (
        "Toda vez que a ação Sombra causar dano, se ela for a primeira ação usada neste turno, ela causará aquela "
        "quantidade de dano +2."
    )
    shade = ability("Sombra", unseen, "Sombra causa 1 ponto de dano no alvo.")
    for first in (True, False):
        scene = Scene(shade, thief := character("Gatuno", 3), quiet := hero("Quieto", action="Compre um card."),
                      rival := character("Rival", 9))  # fmt: skip
        scene.cards(1, DECK, 1)
        user, silent, target = scene.base(thief, loads=[shade]), scene.base(quiet, 1), scene.base(rival, 1)
        if not first:
            strike(scene, silent, silent, 1)
        scene.table.active = 0
        go_on(scene.do_use(0, user, scene.table.loads_of(user)[0]).choose(target))
        assert scene.energy(target) == 9 - (3 if first else 1)


# -- costs are paid each time ---------------------------------------------------------------------


def test_who_uses_an_action_again_pays_all_its_costs_again() -> None:
    text = (
        "Descarregue um card deste personagem: Você pode descartar um card. Se o fizer, este personagem pode usar esta "
        "ação outra vez neste turno."
    )
    rush = hero("Ímpeto", action=text)
    scene = Scene(rush)
    user = scene.base(rush)
    scene.cards(0, HAND, 1)
    scene.fight().play(("use", user, user))
    while scene.asked()[1] != "ask-fight":
        accepting = ("accept",) in scene.options()
        scene.play(("accept",) if accepting else scene.options()[0])
    assert scene.energy(user) == 2
    assert ("use", user, user) in scene.options()
    scene.play(("use", user, user))
    go_on(scene)
    assert scene.energy(user) == 1
    assert ("use", user, user) not in scene.options(), "no card was left to be discarded"


def test_what_is_used_without_its_exhaustion_cost_still_has_its_other_costs() -> None:
    free = "Este personagem pode usar até duas outras ações de {VO} neste turno sem pagar seus custos de incapacitação."
    swift = hero("Veloz", action=free, powers=["Voo"])
    dive = ability("Mergulho", action="Descarregue Mergulho: Compre um card.", cost="2", action_power="Voo",
                   powers=["Voo"])  # fmt: skip
    scene = Scene(swift, dive)
    user = scene.base(swift, loads=[dive, None], stage=1)
    card = scene.table.loads_of(user)[0]
    scene.cards(0, DECK, 1)
    assert ("use", user, card) not in scene.fight().options(), "two stages are too many"
    scene.play(("use", user, user))
    go_on(scene)
    scene.play(("use", user, card))
    go_on(scene)
    assert (scene.stage(user), scene.where(card), scene.count(0, HAND)) == (1, "resources", 1)


def test_who_falls_by_what_his_action_costs_carries_nothing_afterwards() -> None:
    text = (
        "Devolva um card de habilidade que este personagem estiver carregando para sua mão: Golpe de Ossuda causa 1 "
        "ponto de dano no alvo. Você pode carregar um card de habilidade de seus recursos neste personagem."
    )
    for spare in (0, 1):
        scene = Scene(bony := hero("Ossuda", action=text), claw := ability("Garra"), rival := character("Rival", 9))
        user, target = scene.base(bony, loads=[claw, *[None] * spare]), scene.base(rival, 1)
        scene.card(claw, 0, RESOURCES)
        scene.do_use(0, user, user)
        while scene.asked()[1] != "ask-fight":
            wanted = [option for option in (("accept",), ("choose", target)) if option in scene.options()]
            scene.play((*wanted, scene.options()[0])[0])
        assert scene.energy(target) == 8
        assert scene.table.is_base(user) == bool(spare)
        assert scene.count(0, RESOURCES) == (0 if spare else 1)


# -- what a use sets off --------------------------------------------------------------------------


def test_what_a_use_sets_off_happens_before_the_action_does_anything() -> None:
    many = "Toda vez que um personagem que você controla usar uma ação, você pode comprar um card."
    text = "Golpe de Ator causa X pontos de dano no alvo. X é igual ao número de cards em sua mão."
    scene = Scene(city := place("Cidade", many), actor := hero("Ator", action=text), rival := character("Rival", 9))
    scene.base(city)
    scene.cards(0, DECK, 1)
    user, target = scene.base(actor), scene.base(rival, 1)
    scene.do_use(0, user, user).choose(target).play(("accept",))
    go_on(scene)
    assert scene.energy(target) == 8


def test_who_carried_the_card_when_the_action_was_used_has_what_it_gives_though_it_is_swapped_away() -> None:
    chaos = ability("Caos", "Toda vez que este personagem usar uma ação, ele ganha Escudo +2 até o final do turno.")
    text = (
        "Permute um card que este personagem estiver carregando por um card que outro personagem que você controla "
        "estiver carregando."
    )
    scene = Scene(chaos, actor := hero("Ator", action=text), friend := character("Amigo"))
    user, other = scene.base(actor, loads=[chaos]), scene.base(friend, loads=1)
    go_on(scene.do_use(0, user, user))
    assert scene.table.kind(scene.table.loads_of(other)[0]).name == "Caos"
    assert (scene.shield(user), scene.shield(other)) == (2, 0)


@pytest.mark.parametrize(("affiliations", "left"), [(["Mestres"], 3), (["Mestres", "Outros"], 3), (["Outros"], 2)])
def test_who_has_the_affiliation_is_spared_whatever_else_he_has(affiliations: list[str], left: int) -> None:
    glow = (
        "Toda vez que um personagem sem a afiliação Mestres usar uma ação, o controlador daquele personagem deverá "
        "descarregar um card daquele personagem."
    )
    actor = hero("Ator", action="Compre um card.", affiliations=affiliations)
    scene = Scene(radiant := hero("Radiante", glow), actor)
    scene.base(radiant, 1)
    scene.cards(0, DECK, 1)
    user = scene.base(actor)
    go_on(scene.do_use(0, user, user))
    assert scene.energy(user) == left


def test_each_instruction_to_draw_sets_off_each_of_two_copies() -> None:
    lab = ability("Ensaio", "Toda vez que o efeito de uma ação de um personagem que você controla fizer com que você "
                  "compre um ou mais cards, Ensaio causa 1 ponto de dano em um personagem ou suporte.")  # fmt: skip
    text = "Compre dois cards. Então compre mais dois cards se você controlar outro personagem."
    scene = Scene(lab, actor := hero("Ator", action=text), friend := character("Amigo"), rival := character("Rival", 9))
    user, target = scene.base(actor, loads=[lab, lab]), scene.base(rival, 1)
    scene.base(friend)
    scene.cards(0, DECK, 5)
    scene.do_use(0, user, user)
    while scene.asked()[1] != "ask-fight":
        scene.play(("choose", target) if ("choose", target) in scene.options() else scene.options()[0])
    assert (scene.count(0, HAND), scene.energy(target)) == (4, 9 - 4)


# -- targets --------------------------------------------------------------------------------------


def test_who_cannot_be_a_target_may_be_chosen_where_the_action_has_none() -> None:
    ghost = hero("Fantasma", "Este personagem não pode ser alvo de ações.")
    for text, reached in (
        ("Descarregue um card de um personagem ou suporte.", True),
        ("Descarregue um card do alvo.", False),
    ):
        scene, user = used(text, ghost)
        hidden = scene.base(ghost, 1)
        scene.do_use(0, user, user)
        assert (("choose", hidden) in scene.options()) == reached


DECOY = (
    "Enquanto um oponente estiver escolhendo os alvos de uma ação que cause dano usada por um personagem que ele "
    "controla, se aquela ação puder ter este suporte como alvo, aquele oponente deve escolher este suporte como um dos "
    "alvos daquela ação."
)
EDITOR = (
    "Enquanto um oponente estiver escolhendo os alvos de uma ação usada por um personagem herói que ele controla, se "
    "aquela ação puder ter este personagem como alvo, aquele oponente deve escolher este personagem como um dos alvos "
    "daquela ação."
)


def aiming(text: str) -> tuple[Scene, int, int, int, int]:
    """A decoy that wants to be struck, a character who wants to be any target, and another who wants nothing."""
    actor = hero("Ator", action=text)
    scene = Scene(actor, decoy := printed("Isca", "support", text=DECOY), editor := hero("Editor", EDITOR),
                  other := character("Outro"))  # fmt: skip
    bases = scene.base(actor), scene.base(decoy, 1), scene.base(editor, 1), scene.base(other, 1)
    return scene, *bases


def test_a_decoy_is_not_meant_by_what_strikes_characters_alone() -> None:
    scene, user, decoy, editor, _ = aiming("Golpe de Ator causa 1 ponto de dano no personagem alvo.")
    scene.do_use(0, user, user)
    go_on(scene)
    assert (scene.energy(decoy), scene.energy(editor)) == (3, 2), "there was nobody else to be chosen"


def test_a_decoy_is_not_meant_by_what_deals_no_damage() -> None:
    scene, user, decoy, editor, _ = aiming("Descarregue um card do alvo.")
    scene.do_use(0, user, user)
    go_on(scene)
    assert (scene.energy(decoy), scene.energy(editor)) == (3, 2)


def test_an_action_with_one_target_that_two_must_be_cannot_be_used() -> None:
    scene, user, *_ = aiming("Golpe de Ator causa 1 ponto de dano no alvo.")
    assert ("use", user, user) not in scene.fight().options()


def test_an_action_with_two_targets_must_have_both() -> None:
    scene, user, decoy, editor, other = aiming("Golpe de Ator causa 1 ponto de dano em cada um de até dois alvos "
                                               "diferentes.")  # fmt: skip
    scene.do_use(0, user, user)
    go_on(scene)
    assert [scene.energy(each) for each in (decoy, editor, other)] == [2, 2, 3]


def test_an_action_without_targets_is_used_whoever_wants_to_be_one() -> None:
    scene, user, *_ = aiming("Compre um card.")
    scene.cards(0, DECK, 1)
    assert ("use", user, user) in scene.fight().options()


@pytest.mark.parametrize(("text", "usable"), [("Compre um card.", False), (BLOW.format("Ator", "1 ponto"), True)])
def test_who_may_only_use_actions_that_aim_at_this_support_uses_none_without_targets(text: str, usable: bool) -> None:
    strict = "As ações do personagem escolhido que não tenham este suporte como alvo não podem ser usadas."
    chosen = "Quando este suporte entrar em cena, escolha um personagem."
    trap = printed("Armadilha", "support", text=f"{chosen}\n{strict}")
    scene = Scene(trap, actor := hero("Ator", action=text), friend := character("Amigo"))
    scene.cards(0, DECK, 1)
    user, other, support = scene.base(actor), scene.base(friend, 1), scene.base(trap, 1)
    scene.table.remembered[support] = (user,)
    scene.table.update()
    assert (("use", user, user) in scene.fight().options()) == usable
    if usable:
        scene.play(("use", user, user))
        go_on(scene)
        assert (scene.energy(support), scene.energy(other)) == (2, 3)


def test_an_action_whose_number_of_targets_is_nothing_cannot_be_used() -> None:
    rain = printed("Chuva", action="Chuva", action_cost="X",
                   action_text="Chuva causa X+1 pontos de dano a cada um de X alvos diferentes.")  # fmt: skip
    scene = Scene(rain, rival := character("Rival", 9))
    user = scene.base(rain, stage=2)
    for _ in range(3):
        scene.base(rival, 1)
    scene.fight().play(("use", user, user))
    assert [option[1] for option in scene.options("pick")] == ["1", "2"]


def test_one_who_is_two_of_the_targets_is_struck_once_with_all_and_has_one_bonus() -> None:
    text = "Golpe de Ator causa 2 pontos de dano em cada um de dois alvos."
    crime = place("Combate", "Toda vez que um vilão fosse receber dano, aquele dano é aumentado em 1.")
    scene = Scene(crime, actor := hero("Ator", action=text), rival := character("Rival", 9, alignments=("Vilão",)))
    scene.base(crime)
    user, one, other = scene.base(actor), scene.base(rival, 1), scene.base(rival, 1)
    scene.do_use(0, user, user).choose(one, one)
    go_on(scene)
    assert (scene.energy(one), scene.energy(other)) == (9 - 5, 9)
    again = scene.base(actor)
    scene.do_use(0, again, again).choose(one, other)
    go_on(scene)
    assert (scene.energy(one), scene.energy(other)) == (4 - 3, 9 - 3)


def test_who_is_chosen_twice_is_exhausted_twice() -> None:
    text = "Incapacite cada um de dois personagens alvo em {1}."
    scene = Scene(actor := hero("Ator", action=text), rival := character("Rival"))
    user, one, other = scene.base(actor), scene.base(rival, 1, stage=2), scene.base(rival, 1, stage=2)
    scene.do_use(0, user, user).choose(one, one)
    go_on(scene)
    assert (scene.stage(one), scene.stage(other)) == (0, 2)


# -- prizes ---------------------------------------------------------------------------------------


def test_who_has_enough_prizes_has_won_before_the_end_of_the_turn_takes_one_away() -> None:
    text = (
        "Descarregue o personagem alvo controlado por outro jogador e coloque-o em seus prêmios. No final do turno, "
        "coloque o card daquele personagem nos recursos de seu dono."
    )
    for energy, places in ((15, (1, 2)), (14, None)):
        scene = Scene(jailer := hero("Carcereiro", action=text), giant := character("Gigante", energy))
        user, target = scene.base(jailer), scene.base(giant, 1, loads=2)
        go_on(scene.do_use(0, user, user))
        assert scene.table.places == places
        if places is None:
            assert scene.where(target) == "prizes"
