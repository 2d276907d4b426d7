"""Worked examples of section 4: actions that are forbidden, targets, damage and its redirection, Shields."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.play.damage import DealDamage
from ludoteca.games.battle_scenes.play.turn import AdjustHand
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.stage import (
    Scene,
    ability_card,
    action,
    character,
    hits,
    known,
    printed,
    support,
)
from tests.proof import rule


@rule("battle_scenes", "4.6.1-1")
def test_the_action_box_gathers_cost_name_power_type_and_effect() -> None:
    card = printed(
        "Caixa",
        "ability",
        action="Teste",
        action_cost="2",
        action_power="Voo",
        action_types=("anticipation",),
        action_text="Teste causa 1 ponto de dano no alvo.",
    )
    box = card.action
    assert box is not None
    assert (box.cost, box.name, box.power, box.types) == (2, "Teste", "VO", ("anticipation",))
    flyer, victim = character("Voador", powers=("VO",)), character("Alvo", 5)
    scene = Scene(card, flyer, victim)
    user, target = scene.base(flyer, loads=[card, None], stage=2), scene.base(victim, 1)
    scene.fight().play(("use", user, scene.table.loads_of(user)[0])).choose(target)
    assert scene.stage(user) == 0 and scene.energy(target) == 4


@rule("battle_scenes", "4.6.2.C")
def test_one_missing_requirement_is_enough_to_forbid_an_action() -> None:
    flight = action("Rasante", 1, hits(1), power="VO")
    loose = ability_card("Rasante", action=flight)
    flyer, walker, victim = character("Voador", powers=("VO",)), character("Andarilho"), character("Alvo", 9)
    scene = Scene(loose, flyer, walker, victim)
    scene.base(victim, 1)
    able = scene.base(flyer, loads=[loose, None])
    cases = {
        "4.6.2.C.1": scene.base(flyer, loads=[loose, None], new=True),
        "4.6.2.C.2": scene.base(walker, loads=[loose, None]),
        "4.6.2.C.4-1": scene.base(flyer, loads=[loose, None]),
    }
    scene.table.write(cases["4.6.2.C.4-1"]).used = ("Outra",)
    scene.fight()
    card = scene.table.loads_of(able)[0]
    assert ("use", able, card) in scene.options()
    for rule_broken, user in cases.items():
        assert scene.refused("use", user, scene.table.loads_of(user)[0]) == rule_broken
    assert scene.refused("use", able, scene.table.loads_of(cases["4.6.2.C.2"])[0]) == "4.6.2.C.3"
    scene.prepare()
    assert scene.options("use") == [], "C.5: a normal action waits for the Attack Step"


def striker(name: str = "Atacante", **more: object) -> Kind:
    return character(name, 5, action=action("Soco", 0, hits(1), types=("anticipation", "unforeseen"), **more))


def forbidden_by_choice(word: str) -> Scene:
    """The card of player 1 has chosen the striker of player 0."""
    scene = Scene(card := known(word), hitter := striker(), victim := character("Alvo", 9))
    user, source = scene.base(hitter), scene.base(card, 1)
    scene.base(hitter)
    scene.base(victim, 1)
    assert ("use", user, user) in scene.fight().options()
    scene.table.remembered[source] = (user,)
    scene.table.update()
    return scene.fight()


@rule("battle_scenes", "4.6.2.D-ex1")
@pytest.mark.parametrize("word", ["cassandra-nova-v1", "rei-das-sombras-v1", "tumba-do-dracula-v1"])
def test_whom_these_cards_have_chosen_is_refused_in_step_d(word: str) -> None:
    scene = forbidden_by_choice(word)
    user = scene.table.characters(0)[0]
    assert scene.refused("use", user, user) == "4.6.2.D"
    assert scene.stage(user) == 1, "before anything is paid"


@rule("battle_scenes", "4.6.2.D-ex1")
def test_a_scenario_forbids_anticipation_actions_that_are_not_of_abilities() -> None:
    moment = known("momento-de-hesitacao-v1")
    loose = ability_card("Soco", action=action("Murro", 0, hits(1), types=("anticipation",)))
    scene = Scene(moment, hitter := striker(), loose, victim := character("Alvo", 9))
    user = scene.base(hitter, loads=[loose, None])
    scene.base(victim, 1)
    scene.base(moment, 1)
    scene.fight()
    assert scene.refused("use", user, user) == "4.6.2.D"
    assert ("use", user, scene.table.loads_of(user)[0]) in scene.options()


@rule("battle_scenes", "4.6.2.D-ex1")
def test_two_of_one_alter_ego_use_no_actions_in_a_temporal_singularity() -> None:
    twin, single = (
        striker(
            "Gêmeo",
        ),
        striker("Único"),
    )
    scene = Scene(place := known("singularidade-temporal-v1"), twin, single, victim := character("Alvo", 9))
    first, alone = scene.base(twin), scene.base(single)
    scene.base(twin, 1)
    scene.base(victim, 1)
    scene.base(place, 1)
    scene.fight()
    assert scene.refused("use", first, first) == "4.6.2.D" and ("use", alone, alone) in scene.options()


@rule("battle_scenes", "4.6.2.D-ex1")
def test_a_named_action_and_the_voice_of_black_bolt_cannot_be_used() -> None:
    spider, victim = known("mulher-aranha-v1"), character("Alvo", 12)
    scene = Scene(spider, hitter := striker(), victim)
    woman, user = scene.base(spider), scene.base(hitter)
    scene.base(victim, 1)
    scene.prepare().play(("use", woman, woman))
    word = scene.table.box.words.by_word["action", "Soco"]
    scene.play(("name", word))
    assert scene.refused("use", user, user) == "4.6.2.D"
    scene.table.end_effects("end-of-turn")
    assert ("use", user, user) in scene.fight().options(), "to the end of the turn"
    bolt = known("raio-negro-v1")
    scene = Scene(bolt, victim, hitter)
    first, second, target = scene.base(bolt, stage=2), scene.base(bolt, stage=2), scene.base(victim, 1)
    scene.fight().play(("use", first, first)).choose(target)
    assert scene.energy(target) == 0 or scene.where(target) == "prizes", "as much as it carries"
    scene.table.end_effects("end-of-turn")
    scene.base(victim, 1)
    scene.base(hitter)
    assert scene.fight().refused("use", second, second) == "4.6.2.D", "to the end of the match"


@rule("battle_scenes", "4.6.2.D-ex1")
def test_seducing_and_a_crippling_shot_keep_a_character_from_its_actions() -> None:
    shot, victim = known("tiro-incapacitante-v1"), striker("Alvo")
    gunman = character("Atirador", 3, powers=("AD",))
    other = striker("Outro")
    other.action = action("Chute", 0, hits(1), types=("anticipation",))
    scene = Scene(shot, victim, gunman, other)
    user, target = scene.base(gunman, loads=[shot, None], stage=2), scene.base(victim, 1)
    scene.base(other, 1)
    scene.fight().play(("use", user, scene.table.loads_of(user)[0])).choose(target)
    scene.play(("name", scene.table.box.words.by_word["action", "Soco"]))
    scene.anticipate()
    assert scene.refused("use", target, target) == "4.6.2.D"


@rule("battle_scenes", "4.6.2.F.1.1-ex1")
def test_a_target_is_what_the_text_says_and_nothing_else() -> None:
    asgardian = character("Asgardiano", affiliations=("Asgardianos",))
    plain, tower = character("Comum"), support("Torre")
    said = {
        "no personagem alvo": {"asgardian", "plain", "user"},
        "no suporte alvo": {"tower"},
        "no personagem alvo com a afiliação Asgardianos": {"asgardian"},
        "no alvo controlado por um oponente": {"asgardian", "plain", "tower"},
    }
    for target, expected in said.items():
        hitter = printed(
            "Atacante", action="Soco", action_cost="0", action_text=f"Soco causa 1 ponto de dano {target}."
        )
        scene = Scene(asgardian, plain, tower, hitter)
        pieces = {
            "asgardian": scene.base(asgardian, 1),
            "plain": scene.base(plain, 1),
            "tower": scene.base(tower, 1),
            "user": scene.base(hitter),
        }
        scene.fight().play(("use", pieces["user"], pieces["user"]))
        if len(expected) == 1:
            assert [event.subjects for event in scene.events("target")] == [(pieces[expected.pop()],)]
            continue
        assert {number for _, number in scene.options("choose")} == {pieces[name] for name in expected}
        for name in pieces.keys() - expected:
            assert scene.refused("choose", pieces[name])
    thief = printed("Ladrão", action="Roubo", action_cost="0", action_text="O oponente alvo descarta 1 card.")
    scene = Scene(thief)
    user = scene.base(thief)
    scene.cards(0, HAND, 1)
    scene.cards(1, HAND, 1)
    scene.fight().play(("use", user, user))
    assert (scene.count(0, HAND), scene.count(1, HAND)) == (1, 0), "an opposing player"


@rule("battle_scenes", "4.6.2.F.1.2")
def test_a_target_without_a_word_about_it_is_a_character_or_a_support_and_never_the_scenario() -> None:
    hitter = printed("Atacante", action="Soco", action_cost="0", action_text="Cause 1 ponto de dano no alvo.")
    place = printed("Praça", "scenario")
    scene = Scene(hitter, place, tower := support("Torre"))
    user, ground, house = scene.base(hitter), scene.base(place), scene.base(tower, 1)
    scene.fight().play(("use", user, user))
    assert scene.options() == [("choose", user), ("choose", house)]
    assert scene.refused("choose", ground)


@rule("battle_scenes", "4.6.2.F.2-ex1")
def test_whom_these_cards_protect_cannot_be_chosen_as_a_target() -> None:
    telepath = ability_card("Sussurro", action=action("Sussurro", 0, hits(1), power="TE"))
    dark = ability_card("Tentáculos", action=action("Tentáculos da Escuridão", 0, hits(1)))
    quick = ability_card("Bote", action=action("Bote", 0, hits(1), types=("anticipation",)))
    plain = ability_card("Soco", action=action("Soco", 0, hits(1)))
    mind = character("Telepata", powers=("TE",))
    other = character("Outro", 5)
    cases = [
        (known("magia-v1"), telepath, plain, None),
        (known("shuma-gorath-v1"), dark, plain, None),
        (known("pigmeu-v1"), plain, None, None),
        (known("lider-v1"), plain, None, support("Torre")),
        (known("rei-do-crime-v1"), plain, None, character("Capanga do Rei")),
    ]
    for protected, denied, allowed, company in cases:
        kinds = [protected, telepath, dark, quick, plain, mind, other]
        scene = Scene(*kinds, *([company] if company else []))
        hidden = scene.base(protected, 1)
        scene.base(other, 1)
        if company is not None:
            scene.base(company, 1)
        for card, may in ((denied, False), (allowed, True)):
            if card is not None:
                user = scene.base(mind, loads=[card, None])
                scene.fight().play(("use", user, scene.table.loads_of(user)[0]))
                assert (("choose", hidden) in scene.options()) == may, (protected.name, card.name)
                if not may:
                    assert scene.refused("choose", hidden)


@rule("battle_scenes", "4.6.2.F.2-ex1")
def test_in_a_crossfire_and_in_a_hideout_nobody_can_be_aimed_at() -> None:
    gunman = character("Atirador", 5, powers=("AD",))
    quick = character("Rápido", action=action("Bote", 0, hits(1), types=("anticipation",)))
    scene = Scene(place := known("fogo-cruzado-v1"), gunman, quick)
    scene.base(place)
    user = scene.base(quick)
    scene.base(gunman, 1)
    scene.fight().play(("use", user, user))
    assert scene.energy(user) == 2, "the gunman cannot be its target: there is none but itself"
    hideout = known("esconderijo-secreto-v1")
    scene = Scene(hideout, quick, villain := character("Vilão", 5, alignments=("Vilão",)))
    user, hidden, house = scene.base(quick), scene.base(villain, 1), scene.base(hideout, 1)
    scene.table.remembered[house] = (hidden,)
    scene.table.update()
    scene.fight().play(("use", user, user))
    assert ("choose", hidden) not in scene.options() and ("choose", house) in scene.options()


@rule("battle_scenes", "4.8.3-1-ex1")
def test_kraven_adds_and_storm_subtracts_in_step_b() -> None:
    hunter, storm = known("kraven-o-cacador-v1"), known("tempestade-v2")
    prey = character("Presa", 12, affiliations=("X-Men",))
    scene = Scene(hunter, storm, prey)
    user, target = scene.base(hunter), scene.base(prey, 1)
    scene.base(storm, 1)
    scene.table.remembered[user] = (target,)
    scene.fight().play(("use", user, user)).choose(target)
    assert scene.energy(target) == 12 - (2 + 4 - 1)


@rule("battle_scenes", "4.8.3.1.F-2-ex1")
def test_a_bonus_of_the_source_counts_once_and_one_for_a_chosen_character_at_that_character() -> None:
    cube, hunter = known("cubo-cosmico-v1"), known("kraven-o-cacador-v1")
    for chosen, dealt in (("first", 2 + 4 + 1), ("second", 2 + 1 + 4)):
        victim, second = character("Alvo", 12), character("Escudeiro", 12)
        scene = Scene(cube, hunter, victim, second)
        user = scene.base(hunter, loads=[cube, None, None])
        target, guard = scene.base(victim, 1), scene.base(second, 1)
        scene.modify("damage", "redirect", guard, target, source=guard, controller=1)
        scene.table.remembered[user] = (target if chosen == "first" else guard,)
        scene.fight().play(("use", user, user)).choose(target)
        assert scene.energy(target) == 12
        assert scene.energy(guard) == 12 - dealt, "Cubo once; Kraven where the chosen one is the destination"


@rule("battle_scenes", "4.8.4.3-ex1")
def test_three_bites_of_carnage_each_with_the_bonus_of_those_who_lurk() -> None:
    carnage = printed(
        "Carnificina",
        alignments=("Vilão",),
        initial_energy=6,
        text="Quando um card for carregado neste personagem, descarregue 1 card deste personagem. Se o fizer, ele "
        "causa 1 ponto de dano penetrante em um personagem.",
    )
    lurking, victim = known("a-espreita-v1"), character("Alvo", 9, shield=5)
    scene = Scene(carnage, lurking, victim)
    scene.base(lurking)
    monster, target = scene.base(carnage, loads=2), scene.base(victim, 1)
    for _ in range(3):
        scene.load(monster, None)
    scene.settle()
    while scene.asked()[1] in ("ask-order", "ask-choose", "ask-may"):
        mine = ("choose", target)
        scene.play(mine if mine in scene.options() else scene.options()[0])
    hits_taken = [event.values[0] for event in scene.events("damage")]
    assert hits_taken == [2, 2, 2] and scene.energy(target) == 3, "three hits of 2 piercing points"


@rule("battle_scenes", "4.8.6.C-7-ex1")
def test_an_armour_unloaded_and_loaded_again_gives_its_bonus_anew() -> None:
    armour = known("armadura-de-combate-i-m-a-v1")
    genius = character("Cientista", 8, shield=2, powers=("GE",))
    scene = Scene(armour, genius)
    base = scene.base(genius, loads=[armour, *[None] * 7])
    card = scene.table.loads_of(base)[0]
    assert scene.shield(base) == 4
    scene.damage(base, 3)
    assert scene.shield(base) == 1, "the base first, then one of the two"
    loading.unload(scene.table, (card,), "4.1-2")
    assert scene.shield(base) == 0
    loading.load(scene.table, (card,), base, "4.1-1", 0)
    assert scene.shield(base) == 2, "a new bonus of 2; what was lost before is forgotten (gap shield-3-or-2)"


@rule("battle_scenes", "4.8.3.1-exC")
@pytest.mark.parametrize("chosen", ["sister", "vehicle"])
def test_two_she_hulks_a_vehicle_and_the_hunter(chosen: str) -> None:
    """1 becomes 8, halved 4; redirected 6, halved 3; redirected once more, and that is all."""
    hulk, second = known("mulher-hulk-v1"), known("mulher-hulk-v2")
    laugh, cube, kraven, soprano = map(
        known, ("rir-do-perigo-v1", "cubo-cosmico-v1", "kraven-o-cacador-v1", "soprano-v1")
    )
    headline, truck = known("manchete-do-clarim-v1"), known("veiculo-de-combate-s-h-i-e-l-d-v3")
    barrier = printed(
        "Barreira Telecinética",
        "ability",
        powers=("Telecinesia",),
        text="Toda vez que este personagem e/ou outros personagens que você controla com uma afiliação em comum com "
        "este personagem fossem receber dano durante a Fase de Preparação do turno de outro jogador, se este "
        "personagem tiver {TC}, aquele dano é reduzido em 1.",
    )
    unseen, norman = known("impossivel-de-se-ver-v1"), known("norman-osborn-v1")
    scene = Scene(hulk, second, laugh, cube, kraven, soprano, headline, truck, barrier, unseen, norman)
    pulling = scene.base(hulk, 1, loads=[barrier, cube, second, laugh])
    sister = scene.base(hulk, 1, loads=[second, laugh, None, None, None])
    vehicle = scene.base(truck, 1, loads=3)
    hunter = scene.base(kraven, loads=[cube, unseen, None, None])
    scene.base(norman, loads=1)
    singer, paper = scene.base(soprano, loads=3), scene.base(headline)
    table = scene.table
    table.remembered.update({hunter: (sister,), paper: (pulling,), vehicle: (pulling,)})
    table.remembered[singer] = (table.box.words.by_word["affiliation", "Quarteto Fantástico"],)
    action_card = table.loads_of(hunter)[1]
    scene.prepare().play(("use", hunter, action_card)).choose(sister)
    assert scene.asked() == (0, "ask-redirect"), "the active player chooses which effect moves it on"
    damage = table.stack[-1]
    assert isinstance(damage, DealDamage)
    totals = [(step, value) for step, _, value in damage.parts]
    assert totals[0] == ("A", 1)
    assert ("B", 8) in totals and totals[totals.index(("B", 8)) + 1] == ("C", 4), "1 becomes 8, halved 4"
    assert totals[-3:] == [("E", 4), ("B", 6), ("C", 3)], "pulled to the other one: 6, halved 3"
    pull = {"sister": table.loads_of(sister)[0], "vehicle": vehicle}[chosen]
    scene.play(("redirect", pull))
    while scene.asked()[1] == "ask-unload":
        scene.play(scene.options("choose")[0])
    assert (scene.energy(sister), scene.energy(vehicle)) == ((4, 3) if chosen == "sister" else (5, 1))
    assert scene.energy(pulling) == 4
    assert [event.values[0] for event in scene.events("damage")] == [3], "no third redirection, no further modifier"


@rule("battle_scenes", "4.8.2.1-1-ex2")
def test_a_loaded_card_taken_to_the_deck_is_neither_damage_nor_unloading() -> None:
    marksman = printed(
        "Mercenário",
        version="V2",
        text="Quando este personagem entrar em cena, você pode colocar 1 card que um personagem estiver carregando na "
        "base do deck de seu dono.",
    )
    watcher = printed("Vigia", text="Quando um card for descarregado de um personagem, compre um card.")
    scene = Scene(marksman, victim := character("Alvo", 3), watcher)
    target = scene.base(victim, 1)
    scene.base(watcher, 1)
    scene.cards(1, DECK, 2)
    card = scene.card(marksman, 0, HAND)
    scene.cards(0, RESOURCES, 3)
    scene.prepare().play(("enter", card)).feed().play(("accept",)).choose(target)
    assert scene.energy(target) == 2 and scene.count(1, DECK) == 3
    assert scene.events("damage") == [] and scene.events("unload") == [] and scene.count(1, HAND) == 0


@rule("battle_scenes", "6.2.D.2-2")
def test_the_hand_is_adjusted_again_when_an_effect_has_added_cards() -> None:
    hoarder = printed("Avarento", text="Quando um ou mais cards forem descartados, compre um card.")
    scene = Scene(hoarder)
    scene.base(hoarder)
    scene.cards(0, DECK, 1)
    scene.cards(0, HAND, 9)
    scene.do(AdjustHand(0))
    assert scene.count(0, HAND) == 7
    assert [len(event.subjects) for event in scene.events("discard")] == [2, 1], "two, and the one that was drawn"


@rule("battle_scenes", "6.1-1")
def test_who_shuffles_leaves_nothing_to_cut_for() -> None:
    scene = Scene(*(kinds := [ability_card(f"Card {n}") for n in range(12)]), seed=5)
    for kind in kinds:
        scene.card(kind, 0, DECK)
    before = [scene.table.kind(card).word for card in scene.table.cards(0, DECK)]
    scene.table.reveal(scene.table.cards(0, DECK), "5.7.A.1", 0)
    scene.table.shuffle(2, "6.1-1", 0)
    after = [scene.table.kind(card).word for card in scene.table.cards(0, DECK)]
    assert sorted(before) == sorted(after) and before != after
    assert not any(scene.table.pieces[card].known_to(0) for card in scene.table.cards(0, DECK))
