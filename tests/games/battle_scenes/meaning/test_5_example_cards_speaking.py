"""Cards of worked examples: what their permanent texts do."""

from __future__ import annotations

from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.play.cost_of_use import cost_of
from ludoteca.games.battle_scenes.play.moment_of_use import types_of
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import has_power
from tests.games.battle_scenes.stage import (
    Scene,
    ability_card,
    action,
    character,
    filler,
    hits,
    known,
    printed,
    support,
)
from tests.proof import rule


@rule("battle_scenes", "4.8.6.A-2-ex1")
def test_under_the_portal_bonuses_and_penalties_are_worth_nothing_and_return_when_it_goes() -> None:
    portal, armour, hero = known("portal-para-o-microverso-v1"), known("protecao-v1"), character("Herói", 3, shield=2)
    scene = Scene(portal, armour, hero)
    base = scene.base(hero, loads=[armour, None])
    assert scene.shield(base) == 3
    gate = scene.base(portal, 1)
    assert scene.shield(base) == 0, "0, and +1 is worth +0"
    assert scene.shield(gate) == 0
    scene.table.knock_out(gate, "4.7-2")
    scene.table.update()
    assert scene.shield(base) == 2, "the bonus came back after a setting effect ended: it is forgotten (4.8.6.C-8)"


@rule("battle_scenes", "8.B.3-ex1")
def test_a_silenced_gun_costs_nothing_only_against_somebody_without_a_power_of_its_users() -> None:
    gun, shooter = known("arma-com-silenciador-v1"), character("Atirador", powers=("AD",))
    for powers, cost in (((), 0), (("VO",), 0), (("AD", "VO"), 2)):
        scene = Scene(gun, shooter, foe := character("Rival", powers=powers))
        user = scene.base(shooter, loads=[gun, None])
        scene.base(foe, 1)
        assert cost_of(scene.table, user, scene.table.loads_of(user)[0]) == cost


def test_cable_sets_the_cost_of_his_own_ranged_actions_and_of_no_others() -> None:
    cable, gun, punch = known("cable-v1"), known("tiro-certeiro-v1"), ability_card("Soco", action=action("Soco", 1))
    scene = Scene(cable, gun, punch, other := character("Outro", powers=("AD",)))
    user, friend = scene.base(cable, loads=[gun, punch]), scene.base(other, loads=[gun, None])
    shot, fist = scene.table.loads_of(user)
    assert (cost_of(scene.table, user, shot), types_of(scene.table, user, shot)) == (2, ["anticipation"])
    assert cost_of(scene.table, user, fist) == 1
    printed_cost = gun.action.cost if gun.action is not None else None
    assert cost_of(scene.table, friend, scene.table.loads_of(friend)[0]) == printed_cost


def test_lightning_is_called_with_a_look_at_a_hand_and_takes_a_scenario_from_it() -> None:
    call, place = known("invocar-o-relampago-v1"), known("combate-ao-crime-v1")
    scene = Scene(call, place)
    held, other = scene.card(place, 1, HAND), scene.card(None, 1, HAND)
    card = scene.card(call, 0, HAND)
    scene.prepare().play(("enter", card))
    assert scene.table.pieces[other].known_to(0)
    scene.play(("accept",))
    assert (scene.where(held), scene.where(other)) == ("resources", "hand")


def test_dormammu_evolves_from_a_villain_or_enters_by_himself() -> None:
    dark, villain = known("dormammu-v1"), character("Vilão", 3, alignments=("Vilão",))
    both = character("Ambíguo", 3, alignments=("Vilão", "Herói"))
    scene = Scene(dark, villain, both)
    base = scene.base(villain)
    scene.base(both)
    card = scene.card(dark, 0, HAND)
    scene.cards(0, RESOURCES, 7)
    scene.prepare().play(("enter", card))
    assert scene.asked() == (0, "ask-way")
    scene.play(("pick", "evolving")).feed()
    assert scene.table.loads_of(card)[:1] == (base,) or base in scene.table.loads_of(card), "only the villain fits"
    assert scene.energy(card) == 3 + 1 + 4


def test_dormammu_by_himself_needs_seven_cards_and_nobody_to_evolve_from() -> None:
    dark = known("dormammu-v1")
    for cards, entered in ((6, False), (7, True)):
        scene = Scene(dark)
        card = scene.card(dark, 0, HAND)
        scene.cards(0, RESOURCES, cards)
        scene.prepare()
        assert (("enter", card) in scene.options()) == entered
        if entered:
            scene.play(("enter", card)).feed()
            assert scene.energy(card) == 7


def test_the_sonic_claw_comes_back_from_the_prizes_for_a_stronger_character() -> None:
    klaw, strong, weak = known("garra-sonica-v1"), character("Forte", 4), character("Fraco", 3)
    scene = Scene(klaw, strong, weak)
    prize = scene.card(klaw, 0, PRIZES)
    given, kept = scene.card(strong, 0, HAND), scene.card(weak, 0, HAND)
    scene.table.update()
    scene.prepare().play(scene.options("activate")[0])
    assert (scene.where(prize), scene.where(given), scene.where(kept)) == ("hand", "prizes", "hand")
    assert not scene.options("activate")


@rule("battle_scenes", "4.6.2.D-ex1")
def test_the_prison_takes_the_texts_of_its_prisoner_and_spares_allies_of_iron_man() -> None:
    prison = known("prisao-42-v1")
    leader = printed("Líder Local", text="Este personagem ganha Escudo +2.")
    ally = character("Aliado", affiliations=("Aliados do Homem de Ferro",))
    scene = Scene(prison, leader, ally)
    held, spared = scene.base(leader, 1), scene.base(ally, 1)
    assert scene.shield(held) == 2
    card = scene.card(prison, 0, HAND)
    scene.cards(0, RESOURCES, 4)
    scene.prepare().play(("enter", card)).feed()
    assert scene.table.remembered[card] == (held,), "nobody else could be chosen"
    assert scene.shield(held) == 0 and spared


@rule("battle_scenes", "4.8.5-1-ex9")
def test_an_extreme_decision_is_worth_four_for_one_of_the_illuminati() -> None:
    decision, foe = known("decisao-extrema-v1"), character("Rival", 9)
    for affiliation, points in (("Illuminati", 4), ("X-Men", 2)):
        scene = Scene(decision, foe, mate := character("Colega", 3, affiliations=(affiliation,)))
        scene.base(mate)
        rival = scene.base(foe, 1)
        card = scene.card(decision, 0, HAND)
        scene.prepare().play(("enter", card), ("accept",))
        assert scene.energy(rival) == 9 - points
        assert [event.cause for event in scene.events("damage")] == [card]


def test_the_red_hulk_is_a_genius_while_he_carries_the_general() -> None:
    red, general = known("hulk-vermelho-v1"), known("general-ross-v1")
    scene = Scene(red, general)
    base = scene.base(red, loads=[None, None])
    assert not has_power(scene.table, base, "GE")
    scene.load(base, general)
    assert has_power(scene.table, base, "GE")


def test_soprano_does_not_choose_her_own_and_helps_actions_alone() -> None:
    soprano, victim = known("soprano-v1"), character("Vítima", 9, affiliations=("X-Men", "Kree"))
    hitter = character("Atacante", affiliations=("Thunderbolts",), action=action("Soco", 0, hits(1)))
    scene = Scene(soprano, victim, hitter)
    singer, rival, user = scene.base(soprano), scene.base(victim, 1), scene.base(hitter)
    scene.table.tell("enter", "4.4.2.2", 0, singer, (singer,))
    scene.settle()
    words = [scene.table.box.words.by_number[option[1]][1] for option in scene.options("name")]
    assert "X-Men" in words and "Thunderbolts" not in words
    scene.play(("name", scene.table.box.words.by_word["affiliation", "X-Men"]))
    scene.do_use(0, user, user).choose(rival)
    assert scene.energy(rival) == 7
    scene.damage(rival, 1, source=user, controller=0)
    assert scene.energy(rival) == 6, "no action, no bonus"


def test_who_replaces_what_lurks_lets_the_other_player_draw() -> None:
    lurk, other = known("a-espreita-v1"), known("combate-ao-crime-v1")
    scene = Scene(lurk, other)
    scene.base(lurk, 1)
    scene.cards(1, DECK, 3)
    scene.cards(0, DECK, 3)
    card = scene.card(other, 0, HAND)
    scene.prepare().play(("enter", card))
    assert scene.count(1, HAND) == 1


def test_a_destroyed_ship_burns_its_guardians_at_the_end_of_the_step() -> None:
    ship, guard = known("nave-dos-guardioes-v1"), character("Guardiã", 4, affiliations=("Guardiões da Galáxia",))
    scene = Scene(ship, guard)
    vessel, crew = scene.base(ship, 0, loads=1), scene.base(guard)
    scene.table.active = 1
    scene.table.phase = "attack"
    scene.damage(vessel, 9, controller=1).settle()
    assert scene.where(vessel) == "resources" and scene.energy(crew) == 4
    scene.play_turn("end_attack")
    assert scene.energy(crew) == 3


@rule("battle_scenes", "9.1.2.1-ex1")
def test_heimdall_strikes_once_for_each_card_that_was_searched_for() -> None:
    watcher, seeker = known("heimdall-v1"), known("nick-fury-v1")
    agent = known("agente-s-h-i-e-l-d-v1")
    scene = Scene(watcher, seeker, agent)
    scene.base(watcher, 1)
    boss = scene.base(seeker, 0, loads=5)
    found = [scene.card(agent, 0, DECK) for _ in range(2)]
    scene.table.tell("enter", "4.4.2.2", 0, boss, (boss,))
    scene.settle().play(("accept",)).choose(*found[:1]).choose(found[1])
    assert [event.values[:1] for event in scene.events("damage")] == [(1,), (1,)]
    assert scene.energy(boss) == 3


@rule("battle_scenes", "4.6.2.H-ex1")
def test_dazzler_exhausts_whoever_has_aimed_at_an_x_man() -> None:
    dazzler, friend = known("cristal-v1"), character("Colega", 5, affiliations=("X-Men",))
    hitter = character("Atacante", action=action("Soco", 0, hits(1)))
    scene = Scene(dazzler, friend, hitter)
    singer, mate, user = scene.base(dazzler), scene.base(friend), scene.base(hitter, 1, stage=2)
    scene.table.active = 1
    scene.do_use(1, user, user).choose(mate).play(("accept",), ("pick", "2"))
    assert (scene.stage(user), scene.stage(singer)) == (0, 1)


@rule("battle_scenes", "5.2-ex1")
def test_cristalys_helps_against_effects_of_an_opponent_only() -> None:
    friend_of, kin = known("cristalys-v1"), character("Inumano", affiliations=("Inumanos",))
    tamer = printed("Domador", action_cost="0", action_text="Incapacite em {1} o personagem alvo.")
    for seat, asked in ((1, True), (0, False)):
        scene = Scene(friend_of, kin, tamer)
        scene.base(friend_of)
        target, user = scene.base(kin, stage=2), scene.base(tamer, seat)
        scene.table.active = seat
        scene.do_use(seat, user, user).choose(target)
        assert (scene.asked()[1] == "ask-may") == asked


def test_gamora_swaps_a_blade_with_another_guardian() -> None:
    gamora, blade = known("gamora-v1"), known("rasgar-v1")
    guard = character("Guardião", 2, affiliations=("Guardiões da Galáxia",))
    scene = Scene(gamora, blade, guard, other := ability_card("Outra"))
    base, mate = scene.base(gamora, loads=[blade, None]), scene.base(guard, loads=[other])
    knife, given = scene.table.loads_of(base)[0], scene.table.loads_of(mate)[0]
    scene.prepare().play(scene.options("activate")[0])
    assert (scene.table.bearer(knife), scene.table.bearer(given)) == (mate, base)


def test_the_hulk_who_has_just_entered_does_not_rage_at_the_end_of_the_turn() -> None:
    hulk, foe = known("hulk-v3"), character("Rival", 9)
    for new in (False, True):
        scene = Scene(hulk, foe)
        scene.base(hulk, new=new)
        scene.base(foe, 1)
        scene.table.tell("end-end", "6.2-0", 0)
        scene.settle()
        assert (scene.asked()[1] == "ask-may") == (not new)


def test_the_hulk_with_one_card_has_no_powers_at_all() -> None:
    hulk, suit = known("hulk-v1"), printed("Asas", "ability", text="Este personagem ganha {VO}.")
    scene = Scene(hulk, suit)
    base = scene.base(hulk, loads=[suit, None])
    assert has_power(scene.table, base, "VO")
    loading.unload(scene.table, scene.table.loads_of(base)[1:], "4.1-2")
    assert not has_power(scene.table, base, "VO") and not has_power(scene.table, base, "SF")


@rule("battle_scenes", "4.8.3.1-exA")
def test_triton_is_hardened_against_actions_alone() -> None:
    triton, foe = known("triton-v1"), character("Rival", action=action("Soco", 0, hits(3)))
    scene = Scene(triton, foe)
    base, user = scene.base(triton, loads=9), scene.base(foe, 1)
    scene.damage(base, 3, True, user, use=user)
    assert scene.energy(base) == 7
    scene.damage(base, 3, True, user)
    assert scene.energy(base) == 4


def test_the_captain_finds_the_one_scenario_that_he_names() -> None:
    captain = known("capitao-america-v3")
    wanted, other = (printed(name, "scenario") for name in ("Avante, Vingadores!", "Vingadores em Apuros"))
    scene = Scene(captain, wanted, other)
    user = scene.base(captain)
    scene.card(other, 0, DECK)
    card = scene.card(wanted, 0, DECK)
    scene.do_use(0, user, user)
    assert [option[1] for option in scene.options("choose")] == [card]


# -- what general words do ---------------------------------------------------------


def test_what_characters_or_supports_carry_is_no_sort_of_card() -> None:
    ghost = printed("Fantasma", action_cost="0", action_text="Descarregue até dois cards de personagens ou suportes.")
    scene = Scene(ghost, foe := character("Rival", 3), tower := support("Torre", 3))
    user, rival, thing = scene.base(ghost), scene.base(foe, 1), scene.base(tower, 1)
    scene.do_use(0, user, user)
    offered = [option[1] for option in scene.options("choose")]
    assert {scene.where(card) for card in offered} == {"loaded"}
    assert {scene.table.bearer(card) for card in offered} == {user, rival, thing}
    scene.choose(*(card for card in offered if scene.table.bearer(card) == thing)).play(("enough",))
    assert scene.energy(thing) == 2


def test_a_card_of_its_owners_resources_is_loaded_on_a_target_of_the_opponent() -> None:
    clever, foe = known("sr-fantastico-v1"), character("Rival", 2)
    scene = Scene(clever, foe)
    user, rival = scene.base(clever), scene.base(foe, 1)
    theirs = scene.card(None, 1, RESOURCES)
    mine = scene.card(None, 0, RESOURCES)
    scene.do_use(0, user, user).choose(rival)
    if scene.asked()[1] == "ask-choose":
        scene.choose(scene.table.loads_of(rival)[0])
    assert scene.energy(rival) == 2 and scene.where(mine) == "resources"
    assert [event.subjects for event in scene.events("load")][-1] == (theirs,)


def test_a_redirection_once_a_turn_is_used_up_when_it_is_accepted() -> None:
    coward = printed(
        "Covarde",
        text="Uma vez por turno, quando este personagem fosse receber dano, você pode redirecionar aquele dano para "
        "outro personagem que você controla.",
    )
    for first, again in (("accept", False), ("decline", True)):
        scene = Scene(coward, friend := character("Amigo", 9))
        base, mate = scene.base(coward, loads=9), scene.base(friend)
        scene.damage(base, 1, True).play((first,))
        assert scene.energy(mate) == (8 if first == "accept" else 9)
        scene.damage(base, 1, True)
        assert (scene.asked()[1] == "ask-may-redirect") == again


@rule("battle_scenes", "4.6.2.B-1")
def test_modes_are_offered_by_what_they_say() -> None:
    archer = known("gaviao-arqueiro-v1")
    scene = Scene(archer, foe := character("Rival", 9))
    user = scene.base(archer)
    scene.base(foe, 1)
    scene.do_use(0, user, user)
    expected: list[tuple[Lang, list[str]]] = [
        ("pt", ["Cause 1 ponto de dano penetrante no alvo", "Cause 2 pontos de dano no alvo"]),
        ("en", ["Deal 1 penetrating damage to the target", "Deal 2 damage to the target"]),
    ]
    for lang, said in expected:
        telling = GAME.telling(scene.table, 0, Messages([CORE, GAME.folder], lang, strict=True))
        assert [telling.sentence(option) for option in scene.options("pick")] == said


def test_a_card_that_is_not_of_a_sort_is_of_any_other() -> None:
    said = "Carregue neste personagem um card que não seja de habilidade de seus recursos."
    loader = printed("Seletivo", action_cost="0", action_text=said)
    scene = Scene(loader, other := character("Outro"))
    user = scene.base(loader)
    scene.card(None, 0, RESOURCES)
    wanted = scene.card(other, 0, RESOURCES)
    scene.do_use(0, user, user)
    assert filler().sort == "ability" and scene.table.bearer(wanted) == user


def test_joined_statements_speak_of_the_same_pieces() -> None:
    lord = printed("Lorde", text="Cada herói que você controla ganha Escudo +1 e não pode ser alvo de ações.")
    hitter = character("Atacante", action=action("Soco", 0, hits(1)))
    hero, villain = character("Herói", alignments=("Herói",)), character("Vilão", alignments=("Vilão",))
    scene = Scene(lord, hero, villain, hitter)
    scene.base(lord)
    good, bad, user = scene.base(hero), scene.base(villain), scene.base(hitter, 1)
    assert (scene.shield(good), scene.shield(bad)) == (1, 0)
    scene.table.active = 1
    scene.do_use(1, user, user)
    assert ("choose", good) not in scene.options() and ("choose", bad) in scene.options()
