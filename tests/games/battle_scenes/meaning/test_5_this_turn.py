"""What has happened this turn, as texts ask for it; each with what is not asked for."""

from __future__ import annotations

from ludoteca.games.battle_scenes.play import cost_of_use
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, character, printed, support


def drawn(text: str, *felled: int, turns: int = 0) -> int:
    """How many cards an action draws after a character of each of these seats was knocked out."""
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), weak := character("Figura", 1))
    scene.cards(0, DECK, 6)
    for seat in felled:
        scene.damage(scene.base(weak, seat), 1)
    scene.settle()
    for _ in range(turns):
        scene.table.begin_turn_afresh()
    used(scene, actor)
    return scene.count(0, HAND)


def test_somebody_was_knocked_out_this_turn() -> None:
    text = "Se um personagem que você controla foi nocauteado neste turno, compre um card."
    assert drawn(text, 0) == 1
    assert drawn(text, 1) == 0
    assert drawn(text) == 0


def test_an_earlier_turn_is_forgotten() -> None:
    text = "Se um personagem foi nocauteado neste turno, compre um card."
    assert drawn(text, 1) == 1
    assert drawn(text, 1, turns=1) == 0


def test_nobody_was_knocked_out_this_turn() -> None:
    text = "Se nenhum personagem que você controla foi nocauteado neste turno, compre um card."
    assert drawn(text, 1) == 1
    assert drawn(text, 0) == 0


def test_so_many_were_knocked_out() -> None:
    text = "Compre um card para cada personagem nocauteado neste turno."
    assert [drawn(text), drawn(text, 1), drawn(text, 0, 1)] == [0, 1, 2]


def test_supports_are_destroyed_and_not_knocked_out() -> None:
    text = "Compre um card para cada suporte destruído neste turno."
    scene = Scene(actor := acting(text), weak := character("Figura", 1), tower := support("Torre", 1))
    scene.cards(0, DECK, 6)
    for kind in (weak, tower, tower):
        scene.damage(scene.base(kind, 1), 1)
    used(scene, actor)
    assert scene.count(0, HAND) == 2


def test_how_much_damage_it_was_dealt_this_turn() -> None:
    text = "Compre X cards. X é igual ao dano que este personagem recebeu neste turno."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text, initial_energy=9), other := character("Figura", 9))
    scene.cards(0, DECK, 9)
    base, neighbour = scene.base(actor), scene.base(other)
    scene.damage(base, 2)
    scene.damage(base, 1)
    scene.damage(neighbour, 4)
    scene.do_use(0, base, base)
    assert scene.count(0, HAND) == 3


def test_one_that_dealt_damage_this_turn_may_be_chosen() -> None:
    text = "Incapacite em {1} um personagem que tenha causado dano neste turno."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), foe := character("Rival", 9))
    bases = [scene.base(foe, 1, stage=2) for _ in range(3)]
    scene.damage(bases[0], 1, source=bases[1])
    used(scene, actor)
    scene.settle()
    assert [scene.stage(base) for base in bases] == [2, 1, 2]


def test_cards_are_drawn_until_there_are_so_many() -> None:
    text = "Compre cards até ter quatro cards em sua mão."
    read(text, t.ACTION)
    for held, then in ((1, 4), (4, 4), (5, 5)):
        scene = Scene(actor := acting(text))
        scene.cards(0, DECK, 9)
        scene.cards(0, HAND, held)
        used(scene, actor)
        assert scene.count(0, HAND) == then


def test_only_what_raises_a_shield_counts_for_nothing() -> None:
    for verb, raised, lowered in (("aumentam", 2, 1), ("reduzem", 5, 2), ("modificam", 2, 2)):
        words = f"Os efeitos que {verb} o valor de Escudo de cada personagem chamado Figura têm valor +0."
        (_,) = read(words)
        scene = Scene(warden := printed("Guarda", text=words), figure := character("Figura", 3, 2))
        scene.base(warden)
        first, second = scene.base(figure), scene.base(figure)
        scene.modify("shield", "add", 3, first)
        scene.modify("shield", "add", -1, second)
        assert (scene.shield(first), scene.shield(second)) == (raised, lowered)


def test_the_second_action_is_told_from_the_first() -> None:
    words = "A segunda ação que você usar em cada turno tem custo {1}."
    read(words)
    scene = Scene(
        leader := printed("Líder", text=words),
        actor := printed("Ator", action_cost="0", action_text="Compre um card."),
    )
    scene.base(leader)
    scene.cards(0, DECK, 9)
    first, second, third = (scene.base(actor) for _ in range(3))
    costs = []
    for base in (first, second, third):
        costs.append(cost_of_use.cost_of(scene.table, base, base))
        scene.do_use(0, base, base)
    assert costs == [0, 1, 0]


def test_to_destroy_is_to_unload_all_of_it() -> None:
    text = "Destrua um suporte."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), tower := support("Torre", 3), other := character("Figura", 3))
    gone, kept = scene.base(tower, 1), scene.base(other, 1)
    used(scene, actor)
    scene.settle()
    assert not scene.table.is_base(gone)
    assert scene.energy(kept) == 3


def test_each_other_player_is_other_than_who_did_it() -> None:
    (line,) = read("Quando um jogador substituir este cenário, cada outro jogador compra um card.")
    assert line == read("Quando um jogador substituir este cenário, um oponente daquele jogador compra um card.")[0]


def test_those_that_were_readied_are_not_readied_again() -> None:
    words = "Os personagens com {VO} não podem ser capacitados mais de uma vez por turno."
    scene = Scene(
        warden := printed("Guarda", text=words),
        flier := character("Ave", powers=("VO",)),
        plain := character("Figura"),
        actor := acting("Capacite cada personagem que você controla em {1}."),
    )
    scene.base(warden)
    bases = [scene.base(kind, stage=0) for kind in (flier, plain)]
    used(scene, actor)
    assert [scene.stage(base) for base in bases] == [1, 1]
    used(scene, actor)
    assert [scene.stage(base) for base in bases] == [1, 2]


def test_cards_that_were_drawn_together_are_counted_one_by_one() -> None:
    text = "Se você comprou dois ou mais cards neste turno, descarte um card."
    read(text, t.ACTION)
    for many, left in ((1, 1), (2, 1), (3, 2)):
        scene = Scene(
            drawing := acting(f"Compre {many} cards." if many > 1 else "Compre um card."), actor := acting(text)
        )
        scene.cards(0, DECK, 6)
        used(scene, drawing)
        scene.feed()
        base = scene.base(actor)
        scene.do_use(0, base, base)
        scene.feed()
        assert scene.count(0, HAND) == left, f"{many} drawn"
