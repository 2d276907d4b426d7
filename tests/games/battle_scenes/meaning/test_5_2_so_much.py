"""5.2: moments told by how much happens, for the first time, or from where."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.play.entering import entry
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text.terms import Draw
from tests.games.battle_scenes.stage import Scene, character, hits, printed, scenario
from tests.games.battle_scenes.stage import action as deed


def drawn(scene: Scene) -> int:
    scene.settle()
    return scene.count(0, HAND)


@pytest.mark.parametrize(("points", "cards"), [(1, 0), (2, 1), (3, 1)])
def test_so_many_points_of_damage_at_once(points: int, cards: int) -> None:
    hurt = printed("Ferido", text="Quando este personagem receber 2 ou mais pontos de dano, compre um card.")
    scene = Scene(hurt)
    base = scene.base(hurt, loads=[None] * 6)
    scene.cards(0, DECK, 4)
    scene.damage(base, points)
    assert drawn(scene) == cards


def test_what_the_shield_absorbs_was_received() -> None:
    hurt = printed("Ferido", text="Quando este personagem receber 2 ou mais pontos de dano, compre um card.", shield=1)
    scene = Scene(hurt)
    base = scene.base(hurt, loads=[None] * 6)
    scene.cards(0, DECK, 4)
    scene.damage(base, 2)
    assert (scene.energy(base), drawn(scene)) == (5, 1)


def test_who_deals_so_much() -> None:
    strong = printed("Forte", text="Quando este personagem causar 3 ou mais pontos de dano, compre um card.")
    scene = Scene(strong, foe := character("Rival", 9))
    user, rival = scene.base(strong), scene.base(foe, 1, loads=[None] * 9)
    scene.cards(0, DECK, 4)
    for points, cards in ((2, 0), (3, 1), (2, 1)):
        scene.damage(rival, points, True, user, 0)
        assert drawn(scene) == cards


def test_the_first_time_in_a_turn() -> None:
    hurt = printed("Ferido", text="Quando um herói receber dano pela primeira vez em cada turno, compre um card.")
    hero, other = character("Herói", alignments=("Herói",)), character("Vilão", alignments=("Vilão",))
    scene = Scene(hurt, hero, other)
    scene.base(hurt)
    good, bad = scene.base(hero, loads=[None] * 6), scene.base(other, loads=[None] * 6)
    scene.cards(0, DECK, 4)
    for base, cards in ((bad, 0), (good, 1), (good, 1)):
        scene.damage(base, 1)
        assert drawn(scene) == cards
    scene.table.begin_turn_afresh()
    scene.damage(good, 1)
    assert drawn(scene) == 2


def test_cards_unloaded_together_are_counted() -> None:
    laden = printed("Carregado", text="Quando dois ou mais cards forem descarregados deste personagem, compre um card.")
    for count, cards in ((1, 0), (2, 1), (3, 1)):
        scene = Scene(laden)
        base = scene.base(laden, loads=[None] * 6)
        scene.cards(0, DECK, 4)
        scene.damage(base, count)
        assert drawn(scene) == cards


def test_where_it_comes_from() -> None:
    for words, which, cards in (
        ("de seus recursos", RESOURCES, 1),
        ("de sua mão", RESOURCES, 0),
        ("de sua mão", HAND, 1),
    ):
        back = printed("Volta", text=f"Quando este personagem entrar em cena vindo {words}, capacite-o em {{1}}.")
        scene = Scene(back)
        scene.cards(0, RESOURCES, 5)
        card = scene.card(back, 0, which)
        scene.do(entry(scene.table, card, 0)).feed()
        assert scene.stage(card) == 1 + cards


def test_a_scenario_that_another_replaces() -> None:
    watcher = printed("Vigia", text="Quando um cenário for substituído, compre um card.")
    scene = Scene(watcher, one := scenario("Um"), two := scenario("Dois"))
    scene.base(watcher)
    scene.cards(0, DECK, 4)
    first, second = (scene.card(each, 1, RESOURCES) for each in (one, two))
    scene.do(entry(scene.table, first, 1))
    assert drawn(scene) == 0, "nothing was there before"
    scene.do(entry(scene.table, second, 1))
    assert drawn(scene) == 1


def test_an_action_that_deals_no_damage() -> None:
    keen = printed("Atento", text="Quando um personagem usar uma ação que não cause dano, compre um card.")
    for effect, cards in ((hits(1), 0), (Draw(), 2)):
        scene = Scene(keen, actor := character("Ator", action=deed("Golpe", 0, effect)))
        user, base = scene.base(actor), scene.base(keen)
        scene.cards(0, DECK, 4)
        scene.do_use(0, user, user)
        if scene.options("choose"):
            scene.choose(base)
        assert drawn(scene) == cards


@pytest.mark.parametrize(("seat", "cards"), [(0, 0), (1, 1)])
def test_who_loads_onto_whom(seat: int, cards: int) -> None:
    envious = printed("Invejoso", text="Quando um oponente carregar um ou mais cards em um personagem, compre um card.")
    scene = Scene(envious, other := character("Outro"))
    scene.base(envious)
    base = scene.base(other, seat)
    scene.cards(0, DECK, 4)
    scene.load(base, None, None)
    assert drawn(scene) == cards


def test_what_is_done_is_told_before_its_moment() -> None:
    keen = printed(
        "Atento", text="Você pode comprar um card toda vez que um personagem usar uma ação que não cause dano."
    )
    for effect, asked in ((hits(1), False), (Draw(), True)):
        scene = Scene(keen, actor := character("Ator", action=deed("Golpe", 0, effect)))
        user, base = scene.base(actor), scene.base(keen)
        scene.cards(0, DECK, 4)
        scene.do_use(0, user, user)
        if scene.options("choose"):
            scene.choose(base)
        assert bool(scene.options("accept")) == asked


def test_in_which_phase_is_told_after_it() -> None:
    wise = printed(
        "Sábio", text="Você pode olhar o card do topo de seu deck durante sua Fase de Preparação, uma vez por turno."
    )
    scene = Scene(wise)
    scene.base(wise)
    scene.cards(0, DECK, 2)
    scene.prepare()
    (use,) = scene.options("activate")
    scene.play(use)
    assert not scene.options("activate")
