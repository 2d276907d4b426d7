"""Cards of worked examples: what their actions do."""

from __future__ import annotations

from ludoteca.core.modifiers import END_OF_TURN
from ludoteca.games.battle_scenes.play.cost_of_use import cost_of
from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, known, printed, support
from tests.proof import rule


def test_sabotaged_experiments_draw_two_strike_and_strike_once_more_for_the_draw() -> None:
    card = known("experimentos-sabotados-v1")
    genius, foe = character("Gênio", powers=("GE",)), character("Rival", 9)
    scene = Scene(card, genius, foe)
    user, rival = scene.base(genius, loads=[card, None]), scene.base(foe, 1)
    scene.cards(0, DECK, 5)
    scene.do_use(0, user, scene.table.loads_of(user)[0]).choose(rival)
    assert scene.count(0, HAND) == 2 and scene.energy(rival) == 9, "the draw has set off the text"
    scene.choose(rival)
    assert scene.energy(rival) == 7
    causes = [event.cause for event in scene.events("damage")]
    assert causes == [scene.table.loads_of(user)[0], user], "first the card, then the action of its user"


def test_what_is_drawn_outside_the_combat_or_by_others_sets_off_no_sabotage() -> None:
    card, genius, foe = known("experimentos-sabotados-v1"), character("Gênio", powers=("GE",)), character("Rival", 9)
    scholar = printed(
        "Erudito", powers=["Genialidade"], action_cost="0", action_power="Genialidade",
        action_types=["unforeseen"], action_text="Compre dois cards.",
    )  # fmt: skip
    for seat, phase, times in ((0, "attack", 1), (0, "preparation", 0), (1, "attack", 0)):
        scene = Scene(card, genius, foe, scholar, phase=phase)
        scene.base(genius, loads=[card, None])
        scene.base(foe, 1)
        user = scene.base(scholar, seat)
        scene.table.active = seat
        scene.cards(seat, DECK, 5)
        scene.do_use(seat, user, user)
        assert (scene.asked()[1] == "ask-choose") == bool(times)


@rule("battle_scenes", "8.C-ex1")
def test_the_plasma_chain_is_divided_with_one_card_at_least_from_each_target() -> None:
    chain, spark = known("corrente-de-plasma-v1"), character("Faísca", powers=("AE",))
    foe, tower = character("Rival", 4), support("Torre", 4)
    scene = Scene(chain, spark, foe, tower)
    user = scene.base(spark, loads=[chain, None], stage=2)
    one, other = scene.base(foe, 1), scene.base(tower, 1)
    scene.cards(0, RESOURCES, 1)
    scene.do_use(0, user, scene.table.loads_of(user)[0]).play(("pick", "2")).choose(one, other).play(("enough",))
    theirs = [scene.table.bearer(option[1]) for option in scene.options("choose")]
    assert set(theirs) == {one, other}
    mine = next(card for card in scene.table.loads_of(one))
    scene.choose(mine, next(card for card in scene.table.loads_of(one) if card != mine))
    assert (scene.energy(one), scene.energy(other)) == (2, 3), "the last of three could only be the tower's"


def test_meat_blades_may_be_used_again_while_it_can_be_paid_for() -> None:
    carnage, foe = known("carnificina-v2"), character("Rival", 9, shield=5)
    scene = Scene(carnage, foe)
    user, rival = scene.base(carnage, stage=2), scene.base(foe, 1)
    scene.fight()
    for left in (8, 7):
        scene.play(("use", user, user)).choose(rival)
        assert scene.energy(rival) == left
    assert scene.asked() == (0, "ask-fight"), "at stage 0 there is nothing left to pay with"
    assert not scene.options("use")


def test_carnage_bites_once_a_turn_and_only_in_the_combat() -> None:
    carnage, foe = known("carnificina-v2"), character("Rival", 9)
    for phase, bites in (("attack", [True, False]), ("preparation", [False, False])):
        scene = Scene(carnage, foe, phase=phase)
        user, rival = scene.base(carnage), scene.base(foe, 1)
        asked = []
        for _ in range(2):
            scene.load(user, None)
            scene.settle()
            asked.append(scene.asked()[1] == "ask-may")
            if asked[-1]:
                scene.play(("accept",)).choose(rival)
        assert asked == bites


@rule("battle_scenes", "4.8.6.C-6-ex1")
def test_the_iron_spider_is_used_twice_and_strikes_the_second_time() -> None:
    spider, foe = known("homem-aranha-v4"), character("Rival", 9, shield=3)
    scene = Scene(spider, foe)
    user, rival = scene.base(spider, stage=2), scene.base(foe, 1)
    scene.fight().play(("use", user, user), ("pick", "1")).choose(rival)
    assert (scene.stage(rival), scene.energy(rival), scene.shield(rival)) == (0, 9, 3)
    scene.play(("use", user, user), ("pick", "2")).choose(rival)
    assert (scene.shield(rival), scene.energy(rival)) == (0, 8), "a Shield of 1 against 2 points"


def test_what_no_action_unloads_from_the_iron_spider_its_player_picks() -> None:
    spider = known("homem-aranha-v4")
    hitter = character("Atacante", action=action("Soco", 0, hits(3)))
    scene = Scene(spider, hitter, plain := ability_card("Outra"))
    base = scene.base(spider, loads=[plain, None, None, None])
    user = scene.base(hitter, 1)
    scene.damage(base, 3, source=user, controller=1)
    assert scene.asked() == (0, "ask-unload"), "no action: whoever controls it"
    scene.damage(base, 3, source=user, controller=1, use=user)
    assert scene.asked()[0] == 1, "an action: whoever controls the source (4.8.1-2)"


def test_the_vulture_fetches_one_of_the_six_after_the_first_action_of_theirs() -> None:
    vulture = known("abutre-v1")
    other = character("Outro Vilão", 3, affiliations=("Sexteto Sinistro",), action=action("Golpe", 0, hits(1)))
    foe = character("Rival", 9)
    scene = Scene(vulture, other, foe)
    first, second, rival = scene.base(other), scene.base(vulture), scene.base(foe, 1)
    wanted = scene.card(vulture, 0, DECK)
    scene.fight().play(("use", first, first)).choose(rival)
    assert scene.energy(rival) == 8 and scene.asked() == (0, "ask-may"), "its own effect comes first"
    scene.play(("accept",)).choose(wanted)
    assert scene.where(wanted) == "hand"
    scene.play(("use", second, second)).choose(rival)
    assert scene.energy(rival) == 6 and scene.asked()[1] == "ask-fight", "the second action brings nobody"


def test_the_evil_invoked_is_worth_two_in_ones_own_turn() -> None:
    dark, foe = known("dormammu-v1"), character("Rival", 9)
    for turn, modes in ((0, ["1", "2"]), (1, ["1"])):
        scene = Scene(dark, foe, phase="attack" if turn == 0 else "anticipation")
        user, rival = scene.base(dark), scene.base(foe, 1)
        scene.table.active = turn
        scene.do_use(0, user, user)
        offered = [option[1] for option in scene.options("pick")] or ["1"]
        assert offered == modes
        scene.play(*([("pick", "2")] if turn == 0 else [])).choose(rival)
        assert scene.energy(rival) == 9 - len(modes)


@rule("battle_scenes", "4.6.2.D-ex1")
def test_the_sonic_claw_keeps_its_target_from_actions_of_one_power() -> None:
    klaw = known("garra-sonica-v1")
    flier = printed("Voadora", powers=["Voo"], action_cost="0", action_power="Voo", action_text="Compre um card.")
    scene = Scene(klaw, flier)
    user, rival = scene.base(klaw), scene.base(flier, 1)
    scene.do_use(0, user, user).choose(rival)
    scene.play(("name", scene.table.box.words.by_word["power", "VO"]))
    scene.table.active = 1
    refused = refusal(scene.table, 1, rival, rival)
    assert refused is not None and refused.rule == "4.6.2.D"


def test_nico_finds_a_spell_and_may_use_it_at_once() -> None:
    nico, foe = known("nico-minoru-v1"), character("Rival", 9)
    spell = printed("Feitiço", "ability", powers=["Magia"], action_cost="0", action_power="Magia",
                    action_text="Cause 2 pontos de dano no alvo.")  # fmt: skip
    scene = Scene(nico, foe, spell)
    user, rival = scene.base(nico), scene.base(foe, 1)
    wanted = scene.card(spell, 0, DECK)
    scene.fight().play(("use", user, user)).choose(wanted)
    assert scene.table.bearer(wanted) == user
    scene.play(("use", user, wanted)).choose(rival)
    assert scene.energy(rival) == 7


def test_corrupted_data_strike_for_each_copy_of_the_card_that_was_named() -> None:
    rider, foe, named = known("motoqueiro-fantasma-v1"), character("Rival", 9), ability_card("Raio")
    scene = Scene(rider, foe, named)
    user, rival = scene.base(rider), scene.base(foe, 1)
    held = [scene.card(named, 1, HAND), scene.card(named, 1, HAND), scene.card(None, 1, HAND)]
    scene.do_use(0, user, user).choose(rival)
    scene.play(("name", scene.table.box.words.by_word["name", "Raio"]))
    assert scene.energy(rival) == 9 - 2 * 2
    assert all(scene.table.pieces[card].known_to(0) for card in held), "the whole hand was shown"


def test_a_bodyguard_becomes_the_target_in_the_place_of_osborn() -> None:
    osborn, guard = known("norman-osborn-v1"), character("Guarda", 9, affiliations=("Thunderbolts",))
    hitter = character("Atacante", action=action("Soco", 0, hits(1)))
    scene = Scene(osborn, guard, hitter, phase="anticipation")
    boss, shelter, user = scene.base(osborn), scene.base(guard), scene.base(hitter, 1)
    scene.table.active = 1
    scene.do_use(0, boss, boss)
    scene.table.phase = "attack"
    scene.do_use(1, user, user).choose(boss)
    assert (scene.energy(boss), scene.energy(shelter)) == (1, 8)
    (told,) = [event for event in scene.events("target") if event.cause == user]
    assert told.subjects == (shelter,)
    scene.table.end_effects(END_OF_TURN)
    scene.do_use(1, user, user)
    scene.table.write(user).used = ()
    scene.do_use(1, user, user).choose(boss)
    assert scene.where(boss) == "prizes", "the turn is over"


def test_a_bodyguard_who_cannot_be_the_target_changes_nothing() -> None:
    osborn = known("norman-osborn-v1")
    guard = printed("Guarda", affiliations=["Thunderbolts"], text="Este personagem não pode ser alvo de ações.")
    hitter = character("Atacante", action=action("Soco", 0, hits(1)))
    scene = Scene(osborn, guard, hitter, phase="anticipation")
    boss, shelter, user = scene.base(osborn), scene.base(guard), scene.base(hitter, 1)
    scene.table.active = 1
    scene.do_use(0, boss, boss)
    scene.table.phase = "attack"
    scene.do_use(1, user, user)
    if scene.asked()[1] == "ask-target":
        scene.choose(boss)
    assert scene.where(boss) == "prizes" and scene.energy(shelter) == 3


def test_dark_tentacles_reach_two_when_there_are_two_of_them() -> None:
    shuma, foe = known("shuma-gorath-v1"), character("Rival", 9)
    other = character("Outro", 9)
    for count, reach in ((1, 1), (2, 2)):
        scene = Scene(shuma, foe, other)
        user, *_ = [scene.base(shuma) for _ in range(count)]
        one, two = scene.base(foe, 1), scene.base(other, 1)
        scene.do_use(0, user, user).choose(one)
        if reach == 2:
            scene.choose(two).choose(one)
        assert (scene.energy(one), scene.stage(one)) == (9 - reach, 0)
        assert (scene.energy(two), scene.stage(two)) == ((7, 0) if reach == 2 else (9, 1))


@rule("battle_scenes", "4.8.4.1-ex1")
def test_web_shots_exhaust_one_target_fewer_than_they_strike() -> None:
    venom, foe, other = known("venom-v1"), character("Rival", 9), character("Outro", 9)
    for x, exhausted in (("1", 0), ("2", 1)):
        scene = Scene(venom, foe, other)
        user, one, two = scene.base(venom, stage=2), scene.base(foe, 1), scene.base(other, 1)
        scene.do_use(0, user, user).play(("pick", x)).choose(one)
        if x == "2":
            scene.choose(two).choose(one).choose(two)
        assert 2 - scene.stage(one) - scene.stage(two) == exhausted
        assert 18 - scene.energy(one) - scene.energy(two) == 2 * int(x)


def test_a_blind_spot_opens_the_way_for_a_surprise_attack_alone() -> None:
    widow, first = known("viuva-negra-v2"), known("viuva-negra-v1")
    shot = printed("Tiro", "ability", powers=["Ataque a Distância"], action_cost="0",
                   action_power="Ataque a Distância", action_text="Cause 1 ponto de dano no alvo.")  # fmt: skip
    foe = character("Rival", 9)
    scene = Scene(widow, first, shot, foe)
    user, rival = scene.base(widow, loads=[first, shot, None], stage=2), scene.base(foe, 1)
    surprise, other = scene.table.loads_of(user)[:2]
    scene.fight().play(("use", user, user)).choose(rival)
    assert scene.stage(user) == 2
    assert scene.refused("use", user, other) == "4.6.2.C.4-1"
    scene.play(("use", user, surprise)).choose(rival)
    assert scene.energy(rival) == 9 - 2 - 1


def test_the_first_rain_of_bullets_costs_nothing() -> None:
    bones = known("ossos-cruzados-v1")
    scene = Scene(bones, foe := character("Rival", 9))
    user, rival = scene.base(bones), scene.base(foe, 1)
    assert cost_of(scene.table, user, user) == 0
    scene.fight().play(("use", user, user)).choose(rival)
    assert (scene.stage(user), cost_of(scene.table, user, user)) == (1, 1)
