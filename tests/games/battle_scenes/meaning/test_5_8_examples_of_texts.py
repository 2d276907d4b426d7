"""Worked examples of sections 5 and 8, with the cards that the rulebook names."""

from __future__ import annotations

from ludoteca.core.events import Event
from ludoteca.games.battle_scenes.meaning.triggering import wait
from ludoteca.games.battle_scenes.play.entering import EnterScene
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import affiliations
from ludoteca.games.battle_scenes.text import terms as text
from tests.games.battle_scenes.stage import (
    Scene,
    ability_card,
    action,
    character,
    hits,
    known,
    printed,
)
from tests.proof import rule


@rule("battle_scenes", "2.1.1-3-ex1")
def test_dormammu_has_no_affiliation_and_meets_no_effect_that_asks_for_one() -> None:
    dormammu = printed("Dormammu", initial_energy=6)
    friend = printed("Aliado", affiliations=("X-Men",))
    helper = printed("Guia", text="Cada personagem com a afiliação X-Men que você controlar tem Escudo +1.")
    scene = Scene(dormammu, friend, helper)
    lord, ally = scene.base(dormammu), scene.base(friend)
    scene.base(helper)
    assert affiliations(scene.table, lord) == []
    assert (scene.shield(lord), scene.shield(ally)) == (0, 1)


@rule("battle_scenes", "5.1-ex1")
def test_odin_looks_at_the_top_five() -> None:
    odin = printed(
        "Odin",
        affiliations=("Asgardianos",),
        text="Durante sua Fase de Preparação, uma vez por turno, se você controla este personagem desde o início do "
        "turno e cada personagem que você controlar tiver a afiliação Asgardianos, você pode descartar 1 card de "
        "personagem com a afiliação Asgardianos. Se o fizer, olhe os cinco cards do topo de seu deck, coloque qualquer "
        "número deles em seus recursos e os demais no topo de seu deck em qualquer ordem. Compre um card.",
    )
    thor, mortal = printed("Thor", affiliations=("Asgardianos",)), printed("Mortal")
    scene = Scene(odin, thor, mortal, *(cards := [ability_card(f"Runa {n}") for n in range(6)]))
    scene.base(odin)
    deck = [scene.card(kind, 0, DECK) for kind in cards]
    price = scene.card(thor, 0, HAND)
    scene.card(mortal, 0, HAND)
    scene.prepare()
    (option,) = scene.options("activate")
    scene.play(option)
    assert scene.where(price) == "resources", "only an Asgardian pays"
    top = list(reversed(deck[1:]))
    assert [card for _, card in scene.options("choose")] == top, "the five cards on top, and not the sixth"
    scene.choose(top[0], top[1])
    while scene.asked()[1] != "ask-prepare":
        scene.play(scene.options()[-1] if ("enough",) in scene.options() else scene.options()[0])
    assert {scene.where(card) for card in top[:2]} == {"resources"}
    assert scene.count(0, HAND) == 2, "and one card is drawn: the mortal and the new one"
    assert option not in scene.options("activate"), "once a turn"


@rule("battle_scenes", "5.1-ex1")
def test_odin_needs_all_his_characters_to_be_asgardians_and_to_have_been_there() -> None:
    odin = printed(
        "Odin",
        affiliations=("Asgardianos",),
        text="Durante sua Fase de Preparação, uma vez por turno, se você controla este personagem desde o início do "
        "turno e cada personagem que você controlar tiver a afiliação Asgardianos, você pode descartar 1 card de "
        "personagem com a afiliação Asgardianos. Se o fizer, compre 1 card.",
    )
    thor, mortal = printed("Thor", affiliations=("Asgardianos",)), printed("Mortal")
    for company, new, offered in ((thor, False, True), (mortal, False, False), (thor, True, False)):
        scene = Scene(odin, thor, mortal)
        scene.base(odin, new=new)
        scene.base(company)
        scene.card(thor, 0, HAND)
        scene.cards(0, DECK, 3)
        assert bool(scene.prepare().options("activate")) == offered


@rule("battle_scenes", "5.2-ex2")
def test_the_black_cat_follows_the_countdown_of_an_opponent() -> None:
    cat = known("gata-negra-v2")
    for company, asked in ((character("Punho", affiliations=("Defensores",)), True), (character("Estranho"), False)):
        scene = Scene(cat, company)
        scene.base(cat, 1)
        scene.base(company, 1)
        scene.cards(0, DECK, 9)
        scene.cards(1, DECK, 9)
        scene.play_turn("begin_countdown")
        assert scene.count(0, RESOURCES) == 3, "one, and one for each of the opponent's two characters"
        assert (scene.asked() == (1, "ask-may")) == asked, "the condition is checked when it is resolved"
        if asked:
            scene.play(("accept",))
            assert scene.count(1, RESOURCES) == 3, "as many as they put"


@rule("battle_scenes", "5.4-ex1")
def test_the_first_aimed_action_of_an_opponent_cannot_have_the_spider_girl_as_its_target() -> None:
    girl = known("garota-aranha-v1")
    soft = character("Curandeiro", action=action("Estudo", 0, text.Draw()))
    first, second = (
        character("Um", action=action("Soco", 0, hits(1))),
        character("Dois", action=action("Chute", 0, hits(1))),
    )
    scene = Scene(girl, soft, first, second)
    target, healer = scene.base(girl, 1), scene.base(soft)
    one, two = scene.base(first), scene.base(second)
    scene.cards(0, DECK, 3)
    scene.fight().play(("use", healer, healer), ("use", one, one))
    assert ("choose", target) not in scene.options(), "the first without a target does not count"
    assert scene.refused("choose", target)
    scene.choose(healer).play(("use", two, two))
    assert ("choose", target) in scene.options()
    scene.choose(target)


@rule("battle_scenes", "5.5-1", "5.5-2", "5.5-ex1")
def test_with_hela_in_the_scene_a_retreat_becomes_points_for_the_adversary() -> None:
    hela = known("hela-v1")
    retreat = printed(
        "Retirada",
        "scenario",
        text="Quando este cenário entrar em cena, coloque um personagem que você controla na mão de seu dono.",
    )
    watcher = printed("Vigia", text="Quando um personagem for nocauteado, compre um card.")
    for ruler, area, points in ((hela, "prizes", 4), (watcher, "hand", 0)):
        scene = Scene(hela, retreat, watcher, mine := character("Fugitivo", 4))
        scene.base(ruler, 1)
        runner, card = scene.base(mine), scene.card(retreat, 0, HAND)
        scene.prepare().play(("enter", card))
        assert scene.where(runner) == area and scene.table.points(1) == points
        assert scene.events("knock-out") == [], "it is sent there, not knocked out"
        assert [event.values[0] for event in scene.events("leave") if event.subjects == (runner,)] == [
            PRIZES if points else HAND
        ], "the replaced procedure does not happen; the new one does"


@rule("battle_scenes", "5.5-ex2", "5.5-2")
def test_in_the_ghost_town_cards_are_drawn_instead_of_searched_for() -> None:
    town = known("cidade-fantasma-v1")
    scout = printed(
        "Batedor",
        action_cost="0",
        action_text="Procure em seu deck por até dois cards de personagem, revele-os, coloque-os em sua mão e "
        "embaralhe o seu deck.",
    )
    listener = printed("Ouvinte", text="Quando um jogador procurar um card em seu deck, compre um card.")
    scene = Scene(town, scout, listener)
    scene.base(town)
    user = scene.base(scout)
    scene.base(listener, 1)
    scene.cards(0, DECK, 6)
    scene.cards(1, DECK, 3)
    scene.fight().play(("use", user, user))
    assert scene.count(0, HAND) == 2, "two cards were searched for: two are drawn"
    assert scene.events("search") == [] and scene.count(1, HAND) == 0, "nothing that waits for a search is triggered"


@rule("battle_scenes", "5.6-ex3")
def test_keywords_hold_in_the_deck() -> None:
    doll = printed("Boneco Vodu", "ability", text="Item Único, Item Mágico.")
    seekers = ("investigar-ruinas-v1", "dr-estranho-v2")
    scene = Scene(doll, ruins := known(seekers[0]))
    wanted = scene.card(doll, 0, DECK)
    scene.cards(0, DECK, 3)
    card = scene.card(ruins, 0, HAND)
    scene.prepare().play(("enter", card), ("accept",))
    assert scene.options("choose") == [("choose", wanted)], "an Ability with Unique Item"
    doctor = known(seekers[1])
    scene = Scene(doll, doctor, victim := character("Alvo", 9))
    wanted = scene.card(doll, 0, DECK)
    scene.cards(0, DECK, 3)
    user = scene.base(doctor)
    scene.base(victim, 1)
    scene.fight().play(("use", user, user), ("pick", "2"))
    while scene.asked()[1] != "ask-search":
        scene.play(scene.options()[-1])
    assert scene.options("choose") == [("choose", wanted)], "an Ability with Magic Item"


@rule("battle_scenes", "5.7.A.2-ex2")
def test_planos_frustrados_forbids_searches_to_the_end_of_the_turn_in_which_it_leaves() -> None:
    plans, ruins = known("planos-frustrados-v1"), known("investigar-ruinas-v1")
    doll = printed("Boneco Vodu", "ability", text="Item Único.")
    scene = Scene(plans, ruins, doll)
    scene.base(plans)
    scene.card(doll, 0, DECK)
    card = scene.card(ruins, 0, HAND)
    scene.prepare().play(("enter", card))
    while ("accept",) in scene.options():
        scene.play(("accept",))
    assert scene.table.scenario() == card, "the other has left the scene"
    assert scene.events("search") == [], "and still nobody may search"
    scene.table.end_effects("end-of-turn")
    assert "search" not in scene.table.modifiers


@rule("battle_scenes", "5.7.B-ex3")
def test_uniao_inabalavel_makes_damage_that_no_action_deals_zero() -> None:
    union = printed(
        "União Inabalável",
        "scenario",
        text="Quando este cenário entrar em cena, compre 1 card e escolha uma afiliação.<br>Toda vez que um "
        "personagem com a afiliação escolhida fosse receber dano que não seja de ações, aquele dano torna-se 0.",
    )
    ours = printed("Nosso", affiliations=("X-Men",), initial_energy=6)
    theirs = character("Deles", 6, affiliations=("Vingadores",), action=action("Soco", 0, hits(1)))
    scene = Scene(union, ours, theirs)
    friend, other = scene.base(ours), scene.base(theirs)
    card = scene.card(union, 0, HAND)
    scene.cards(0, DECK, 3)
    scene.prepare().play(("enter", card))
    word = scene.table.box.words.by_word["affiliation", "X-Men"]
    assert ("name", word) in scene.options() and scene.count(0, HAND) == 1
    scene.play(("name", word))
    scene.damage(friend, 2, source=other).damage(other, 2, source=friend)
    assert (scene.energy(friend), scene.energy(other)) == (6, 4)
    scene.fight().play(("use", other, other)).choose(friend)
    assert scene.energy(friend) == 5, "an action's damage is not concerned"


@rule("battle_scenes", "5.8-ex3")
def test_who_has_lost_predator_with_his_texts_is_no_predator_for_dracula() -> None:
    blade = printed("Blade", initial_energy=5, text="Predador.")
    dracula = printed(
        "Drácula",
        text="Quando um personagem com Predador que você controla for alvo de uma ação, compre um card.",
    )
    chamber = known("camara-neutralizadora-v1")
    hitter = character("Atacante", action=action("Soco", 0, hits(1), types=("anticipation",)))
    for neutralised in (False, True):
        scene = Scene(blade, dracula, chamber, hitter)
        hunted = scene.base(blade)
        scene.base(dracula)
        user = scene.base(hitter, 1)
        scene.cards(0, DECK, 3)
        if neutralised:
            machine = scene.base(chamber, 1)
            scene.table.remembered[machine] = (hunted,)
            scene.table.update()
        scene.anticipate().play(("use", user, user)).choose(hunted)
        assert scene.count(0, HAND) == (0 if neutralised else 1)


@rule("battle_scenes", "5.8-ex5", "4.6.2.D-ex1")
def test_what_the_ant_man_has_forbidden_stays_forbidden_when_he_loses_his_text() -> None:
    ant, iron = known("homem-formiga-v1"), known("homem-de-ferro-v3")
    scene = Scene(ant, iron, chamber := known("camara-neutralizadora-v1"), victim := character("Alvo", 9))
    first, second, target = scene.base(iron), scene.base(iron), scene.base(victim, 1)
    held = scene.card(ant, 1, HAND)
    scene.cards(1, RESOURCES, 3), scene.cards(0, RESOURCES, 3), scene.cards(0, DECK, 3)
    scene.prepare().play(("use", first, first)).choose(target)
    assert scene.asked() == (1, "ask-answer")
    scene.choose(held)
    answer = next(each for each in scene.table.waiting if each.source == held)
    scene.play(("resolve", answer.number), ("accept",)).feed()
    while ("decline",) in scene.options():
        scene.play(("decline",))
    assert scene.where(held) == "scene" and scene.energy(target) == 9, "the action has no effect"
    assert scene.refused("use", second, second) == "4.6.2.D"
    card = scene.card(chamber, 0, HAND)
    scene.prepare().play(("enter", card)).feed()
    if scene.asked()[1] == "ask-choose":
        scene.choose(held)
    assert held in scene.table.textless()
    assert scene.refused("use", second, second) == "4.6.2.D", "the effect has already been resolved"


@rule("battle_scenes", "8.D-ex1")
def test_the_collector_puts_a_card_under_the_deck_of_its_owner() -> None:
    item = printed("Joia", "ability", text="Item Único.")
    for owner in (1, 0):
        scene = Scene(collector := known("colecionador-v1"), item, carrier := character("Portador", 2))
        scene.base(collector)
        bearer = scene.base(carrier, owner, loads=[item, None])
        (jewel, _) = scene.table.loads_of(bearer)
        lowest = scene.cards(owner, DECK, 2)[0]
        scene.prepare()
        scene.play(scene.options("activate")[0])
        while scene.asked()[1] == "ask-choose":
            scene.choose(next(n for _, n in scene.options("choose") if n in (bearer, jewel)))
        assert scene.table.cards(owner, DECK)[:2] == (jewel, lowest), "at the bottom of its owner's deck"
        assert scene.energy(bearer) == 1
        assert scene.events("unload") == [] and scene.events("damage") == [], "neither damage nor unloading"


@rule("battle_scenes", "4.4.2.1.A.5")
def test_what_is_pending_when_the_requirements_are_met_is_resolved_before_the_card_enters() -> None:
    watcher = printed("Vigia", text="Quando um personagem for nocauteado, compre um card.")
    scene = Scene(watcher, newcomer := character("Novo", 1))
    base = scene.base(watcher)
    scene.cards(0, DECK, 2), scene.cards(0, RESOURCES, 1)
    card = scene.card(newcomer, 0, HAND)
    wait(scene.table, 0, base, base, watcher.texts[0], Event("knock-out", "4.7-1"))
    scene.do(EnterScene(card, 0))
    kinds = [event.kind for event in scene.log if event.kind in ("reveal", "draw", "enter")]
    assert kinds == ["reveal", "draw", "enter"]


@rule("battle_scenes", "7.3.carregar-2", "4.4.2.3.A.2a-ex1")
def test_cards_are_loaded_by_entries_and_by_effects_alone_and_reparos_works_on_a_support() -> None:
    repairs = known("reparos-provisorios-v1")
    scene = Scene(repairs, wall := printed("Muralha", "support", shield=1), hand := character("Operário"))
    base, worker = scene.base(wall), scene.base(hand)
    card = scene.card(repairs, 0, RESOURCES)
    assert not [option for option in scene.prepare().options() if option[0] == "load"], "no player loads a card at will"
    (option,) = scene.options("activate")
    assert option[1] == card
    scene.play(option)
    assert card in scene.table.loads_of(base) and scene.stage(worker) == 0
    assert scene.shield(base) == 2, "its own text works on a support"


@rule("battle_scenes", "4.4.2.3.A.1.2-ex1")
def test_devastador_serves_a_maggia_character_with_another_alter_ego() -> None:
    rover = printed(
        "Devastador",
        alter_ego="Davis Harmon",
        shield=2,
        action="Tecnologia Bélica",
        action_cost="0",
        action_text="Cause 2 pontos de dano no alvo.",
        text="Enquanto este card estiver sendo carregado por um personagem com a afiliação Maggia que você controla, "
        "aquele personagem ganha Escudo +1 e pode usar a ação Tecnologia Bélica.",
    )
    boss = printed("Chefe", alter_ego="Silvio Manfredi", affiliations=("Maggia",))
    other = printed("Outro", alter_ego="Fulano")
    scene = Scene(rover, boss, other)
    ours, stranger = scene.base(boss, loads=[rover, None]), scene.base(other, loads=[rover, None])
    assert (scene.shield(ours), scene.shield(stranger)) == (1, 0)
    card, useless = scene.table.loads_of(ours)[0], scene.table.loads_of(stranger)[0]
    scene.fight()
    assert ("use", ours, card) in scene.options() and ("use", stranger, useless) not in scene.options()


@rule("battle_scenes", "10.esta-carregando-2", "10.esta-carregando-3")
def test_a_card_that_cannot_be_carried_is_unloaded_when_the_effect_that_attached_it_ends() -> None:
    never, only = (
        printed(name, "ability", text=f"Este card {may} pode ser carregado por personagens com a afiliação X-Men.")
        for name, may in (("Nunca", "não"), ("Somente", "só"))
    )
    mutant, human = character("Mutante", 4, affiliations=("X-Men",)), character("Humano", 4)
    for kind, holds in ((never, (False, True)), (only, (True, False))):
        scene = Scene(never, only, mutant, human)
        for base, stays in zip((scene.base(mutant), scene.base(human)), holds, strict=True):
            card = scene.card(kind, 0, RESOURCES)
            loading.load(scene.table, (card,), base, "4.1-1", 0)
            assert scene.energy(base) == 5, "it may be attached all the same"
            scene.settle()
            assert (card in scene.table.loads_of(base)) == stays
            assert scene.where(card) == ("loaded" if stays else "resources")


@rule("battle_scenes", "10.clone-2", "10.liderar", "10.materializar-2")
def test_old_cards_with_an_equivalent_text_count_as_having_the_keyword() -> None:
    for word in ("ultron-61112-v1", "ultron-14-v1", "ultron-5-v1", "ultron-6-v1"):
        assert "Clone" in known(word).keywords
    for word in ("corvus-glaive-v1", "guardiao-v1", "capitao-america-v1"):
        assert "Liderar" in known(word).keywords
    scene = Scene(titan := known("tita-descontrolado-v1"), giant := character("Gigante", 7))
    scene.base(titan)
    card = scene.card(giant, 0, HAND)
    deck = scene.cards(0, DECK, 8)
    scene.prepare()
    assert ("enter", card) not in scene.options(), "there are no resources"
    scene.play(scene.options("activate")[0])
    assert scene.where(card) == "scene"
    assert set(scene.table.loads_of(card)) == set(deck[1:]), "seven cards from the top of the deck"
