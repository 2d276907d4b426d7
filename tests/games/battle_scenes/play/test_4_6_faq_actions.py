"""The publisher's rulings on single cards, on cards of our own: costs, targets and moments of actions."""

from __future__ import annotations

from ludoteca.games.battle_scenes.cards.cards import compile_card
from ludoteca.games.battle_scenes.play import cost_of_use
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.stage import Scene, character, support


def ability(name: str, text: str = "", action: str = "", cost: str = "0") -> Kind:
    """An Ability card with texts in Portuguese; an empty cost is no exhaustion cost at all."""
    entry = {"name": name, "kind": "ability", "text": text}
    if action:
        entry |= {"action": name, "action_cost": cost, "action_text": action}
    return kind_of(compile_card(entry))


def test_a_cost_is_never_less_than_nothing() -> None:
    cheap = hero("Ágil", "As ações que este personagem usar custam {2} a menos para ser usada.")
    blow = ability("Pancada", action="Compre um card.", cost="1")
    scene = Scene(cheap, blow)
    user = scene.base(cheap, loads=[blow])
    (card,) = scene.table.loads_of(user)
    assert cost_of_use.cost_of(scene.table, user, card) == 0


def test_what_has_no_exhaustion_cost_is_not_made_dearer_but_a_set_cost_holds_for_it() -> None:
    free = ability("Impulso", action="Compre um card.", cost="")
    dearer = hero("Lento", "As ações que este personagem usar custam {1} a mais para ser usada.")
    strict = hero("Rígido", "As ações que este personagem usar têm custo {2}.")
    scene = Scene(free, dearer, strict)
    slow, rigid = scene.base(dearer, loads=[free]), scene.base(strict, loads=[free])
    costs = [cost_of_use.cost_of(scene.table, user, scene.table.loads_of(user)[0]) for user in (slow, rigid)]
    assert costs == [0, 2]


def test_who_cannot_be_exhausted_any_further_may_still_be_a_target() -> None:
    tired, base = character("Cansado"), support("Base")
    scene, user = used("Incapacite em {1} o alvo. Compre um card.", tired, base)
    scene.cards(0, DECK, 2)
    low, there = scene.base(tired, 1, stage=0), scene.base(base, 1)
    scene.do_use(0, user, user)
    assert {("choose", low), ("choose", there)} <= set(scene.options())
    scene.choose(there)
    assert len(scene.table.cards(0, HAND)) == 1


def test_two_stages_at_once_are_one_readying() -> None:
    keen = hero("Atento", "Quando este personagem for capacitado, compre um card.", "Capacite em {2} este personagem.")
    scene = Scene(keen)
    user = scene.base(keen, stage=0)
    scene.cards(0, DECK, 3)
    scene.do_use(0, user, user)
    assert scene.table.pieces[user].stage == 2
    assert len(scene.table.cards(0, HAND)) == 1


def test_the_cards_of_clairvoyance_are_back_before_what_follows_the_action() -> None:
    text = "Clarividência 2 - Coloque um card de sua mão no topo de seu deck. Você pode comprar 1 card após esta ação."
    scene, user = used(text)
    scene.cards(0, DECK, 3)
    held = scene.cards(0, HAND, 1)
    scene.do_use(0, user, user)
    while not scene.options("accept"):
        scene.play(scene.options()[-1])
    on_top = scene.table.cards(0, DECK)[-1]
    assert held[0] != on_top, "the set-aside cards lie over the card that was put there meanwhile"
    scene.play(("accept",))
    assert scene.table.cards(0, HAND) == (on_top,)


def test_a_card_loaded_by_an_action_has_not_seen_its_use_but_one_loaded_as_its_cost_has() -> None:
    watcher = ability("Olheiro", "Quando este personagem usar uma ação, compre um card.")
    during = hero("Tardio", action="Carregue neste personagem um card de seus recursos.")
    before = hero(
        "Prévio", action="Carregue neste personagem um card de seus recursos: Incapacite em {1} este personagem."
    )
    for kind, drawn in ((during, 0), (before, 1)):
        scene = Scene(watcher, kind)
        user = scene.base(kind)
        scene.card(watcher, 0, RESOURCES)
        scene.cards(0, DECK, 3)
        scene.do_use(0, user, user)
        assert len(scene.table.cards(0, HAND)) == drawn


def test_nothing_happens_for_a_value_of_x_that_the_text_does_not_name() -> None:
    text = "Se X for 1, cause 2 pontos de dano no alvo. Se X for 2, cause 2 pontos de dano penetrante no alvo."
    dealer = kind_of(
        compile_card(
            {
                "name": "Variável",
                "kind": "character",
                "initial_energy": 3,
                "action": "Golpe",
                "action_cost": "X",
                "action_text": text,
            }
        )
    )
    rival = character("Rival")
    scene = Scene(dealer, rival)
    user, target = scene.base(dealer, stage=2), scene.base(rival, 1)
    scene.do_use(0, user, user)
    scene.play(("pick", "0")).choose(target)
    assert scene.table.energy(target) == 3


def test_the_powers_of_a_support_are_none() -> None:
    text = "Cause X pontos de dano no alvo. X é o número de poderes do alvo."
    base, flier = support("Base", energy=3), character("Voador", powers=("VO", "SF"))
    for kind, points in ((base, 0), (flier, 2)):
        scene, user = used(text, kind)
        struck = scene.base(kind, 1)
        scene.do_use(0, user, user).choose(struck)
        while scene.options("choose"):
            scene.play(scene.options("choose")[0])
        assert scene.table.energy(struck) == 3 - points


def test_every_player_means_the_one_who_acts_too() -> None:
    scene, user = used("Cada jogador descarta um card.")
    mine, theirs = scene.cards(0, HAND, 1), scene.cards(1, HAND, 1)
    scene.do_use(0, user, user)
    assert scene.table.cards(0, RESOURCES) == tuple(mine)
    assert scene.table.cards(1, RESOURCES) == tuple(theirs)


def test_a_character_put_into_the_scene_by_an_action_needs_its_energy_too() -> None:
    newcomer = character("Novato", energy=3)
    scene, user = used("Você pode colocar em cena um personagem de sua mão. Compre um card.", newcomer)
    held = scene.card(newcomer, 0, HAND)
    scene.cards(0, DECK, 2)
    scene.cards(0, RESOURCES, 2)
    scene.do_use(0, user, user)
    if scene.options("accept"):
        scene.play(("accept",))
        while scene.options("choose"):
            scene.play(scene.options("choose")[0])
    assert not scene.table.is_base(held)
    assert held in scene.table.cards(0, HAND)
