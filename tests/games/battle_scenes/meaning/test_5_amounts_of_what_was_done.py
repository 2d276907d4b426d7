"""How many, told by what was done before, and by what players have."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.table.deck import draw
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, character, printed, support


@pytest.mark.parametrize(
    "text",
    [
        "Você pode descartar até três cards. Para cada card descartado desta forma, capacite este personagem em {1}.",
        "Você pode descartar até três cards. Se o fizer, capacite este personagem em {1} para cada card descartado "
        "desta forma.",
    ],
)
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_for_each_card_discarded_so(text: str, discarded: int) -> None:
    read(text, t.ACTION)
    scene = Scene(juggler := acting(text))
    scene.cards(0, HAND, 3)
    base = scene.base(juggler, stage=0)
    scene.do_use(0, base, base)
    scene.play(("accept",) if discarded else ("decline",))
    for _ in range(discarded):
        scene.play(scene.options("choose")[0])
    while scene.asked()[1] != "ask-fight":
        scene.play(("enough",))
    assert scene.stage(base) == discarded


def test_damage_for_each_card_unloaded_so() -> None:
    text = (
        "Descarregue dois cards deste personagem. Este personagem causa 2 pontos de dano penetrante no alvo para cada "
        "card descarregado desta forma."
    )
    read(text, t.ACTION)
    scene = Scene(cannon := acting(text, initial_energy=4), foe := character("Rival", 9))
    rival, base = scene.base(foe, 1), scene.base(cannon)
    scene.do_use(0, base, base).choose(rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert (scene.energy(base), scene.energy(rival)) == (2, 5)


def test_only_what_was_done_is_counted() -> None:
    for text in ("Compre um card para cada card descartado desta forma.", "Descarte um card. Compre um card para cada "
                 "card descarregado desta forma."):  # fmt: skip
        with pytest.raises(CardTextError):
            read(text, t.ACTION)


@pytest.mark.parametrize(
    ("words", "held", "holds", "drawing"),
    [
        ("você tiver menos cards na mão que um oponente", (1, 2), True, 0),
        ("você tiver menos cards na mão que um oponente", (2, 2), False, 1),
        ("um oponente tiver menos cards na mão que você", (2, 1), True, 1),
        ("você tiver mais cards na mão que um oponente", (1, 1), False, 0),
    ],
)
def test_who_has_more_cards_in_hand(words: str, held: tuple[int, int], holds: bool, drawing: int) -> None:
    text = f"Enquanto {words}, este personagem ganha Escudo +2."
    read(text)
    scene = Scene(gambler := printed("Jogador", text=text))
    base = scene.base(gambler)
    for seat, count in enumerate(held):
        scene.cards(seat, HAND, count)
        scene.cards(seat, DECK, 3)
    scene.table.update()
    assert scene.shield(base) == 2 * holds
    draw(scene.table, drawing, 3, "6.2.B-1")
    assert scene.shield(base) == 2 * (not holds), "it is asked again when a hand changes"


def test_his_own_characters() -> None:
    text = "O oponente alvo escolhe um de seus personagens. Incapacite aquele personagem em {1}."
    read(text, t.ACTION)
    foes = (character("Rival", 5), character("Outra Rival", 5))
    scene = Scene(duelist := acting(text), ally := character("Aliado", 5), *foes)
    rivals = [scene.base(foe, 1) for foe in foes]
    scene.base(ally)
    used(scene, duelist)
    assert scene.asked()[0] == 1
    scene.choose(rivals[1])
    assert [scene.stage(each) for each in rivals] == [1, 0]


def test_penetrating_damage_alone() -> None:
    text = "Toda vez que um personagem fosse causar dano penetrante neste personagem, aquele dano torna-se 0."
    read(text)
    scene = Scene(wall := printed("Muralha", text=text), foe := character("Rival"))
    base, rival = scene.base(wall), scene.base(foe, 1)
    scene.damage(base, 2, piercing=True, source=rival)
    assert scene.energy(base) == 3
    scene.damage(base, 2, source=rival)
    assert scene.energy(base) == 1


def test_less_damage_is_received() -> None:
    text = "Toda vez que este personagem fosse receber dano, ele receberá aquela quantidade de dano -1."
    read(text)
    scene = Scene(wall := printed("Muralha", text=text), foe := character("Rival"))
    base, rival = scene.base(wall), scene.base(foe, 1)
    scene.damage(base, 3, source=rival)
    assert scene.energy(base) == 1


def test_the_controller_of_a_target_that_nothing_else_names() -> None:
    text = "O controlador do personagem alvo pode descartar um card. Se não o fizer, descarregue aquele personagem."
    read(text, t.ACTION)
    for answer, there in (("accept", True), ("decline", False)):
        scene = Scene(envoy := acting(text), foe := character("Rival"), ally := character("Aliado"))
        rival, _ = scene.base(foe, 1), scene.base(ally)
        scene.cards(1, HAND, 1)
        base = scene.base(envoy)
        scene.do_use(0, base, base).choose(rival)
        assert scene.asked() == (1, "ask-may")
        scene.play((answer,))
        assert scene.table.is_base(rival) == there
    with pytest.raises(CardTextError):
        read("O controlador de um personagem descarta um card.", t.ACTION)


def test_of_cards_looked_at_none_is_put_twice() -> None:
    text = (
        "Olhe os três cards do topo de seu deck e coloque um deles em seus recursos, um em sua mão e o outro na base "
        "de seu deck."
    )
    read(text, t.ACTION)
    scene = Scene(seer := acting(text), *(kinds := [support("Torre"), support("Poço"), support("Forja")]))
    scene.cards(0, DECK, 2)
    shown = [scene.card(kind, 0, DECK) for kind in kinds]
    used(scene, seer, shown[0])
    assert {option[1] for option in scene.options("choose")} == set(shown[1:])
    scene.choose(shown[1])
    assert [scene.where(card) for card in shown] == ["resources", "hand", "deck"]


@pytest.mark.parametrize(
    "words", ["coloque os cards do tipo escolhido em sua mão", "coloque em sua mão os cards do tipo escolhido"]
)
def test_cards_of_a_sort_are_those_that_were_shown(words: str) -> None:
    text = f"Escolha um tipo de card. Revele os dois cards do topo de seu deck e {words}."
    read(text, t.ACTION)
    scene = Scene(seer := acting(text), tower := support("Torre"), foe := character("Rival"))
    house = scene.base(tower)
    right, wrong = scene.card(tower, 0, DECK), scene.card(foe, 0, DECK)
    used(scene, seer)
    named = [option for option in scene.options("name") if scene.table.box.words.by_number[option[1]][1] == "support"]
    scene.play(*named)
    assert (scene.where(right), scene.where(wrong), scene.where(house)) == ("hand", "deck", "scene")
    with pytest.raises(CardTextError):
        read("Coloque um card de suporte em sua mão.", t.ACTION)


@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("um card for descarregado deste personagem", 2),
        ("um ou mais cards forem descarregados deste personagem", 1),
        ("cards forem descarregados deste personagem", 1),
    ],
)
def test_cards_unloaded_together_set_a_text_off_one_by_one_unless_it_waits_for_several(words: str, drawn: int) -> None:
    text = f"Toda vez que {words}, compre um card."
    read(text)
    scene = Scene(tree := printed("Árvore", text=text), foe := character("Rival"))
    base, rival = scene.base(tree), scene.base(foe, 1)
    scene.cards(0, DECK, 5)
    scene.damage(base, 2, source=rival).settle()
    while scene.asked()[1] == "ask-order":
        scene.play(scene.options()[0])
    assert scene.count(0, HAND) == drawn


@pytest.mark.parametrize(("words", "drawn"), [("um card for descartado", 3), ("um ou mais cards forem descartados", 1)])
def test_cards_discarded_together(words: str, drawn: int) -> None:
    text = f"Quando {words}, compre um card."
    read(text)
    scene = Scene(pond := printed("Lago", text=text))
    scene.base(pond)
    scene.cards(0, DECK, 5)
    scene.table.discard(tuple(scene.cards(1, HAND, 3)), "7.3.descartar", 1)
    scene.settle()
    while scene.asked()[1] == "ask-order":
        scene.play(scene.options()[0])
    assert scene.count(0, HAND) == drawn


def test_another_player_is_not_each_player() -> None:
    text = "Cada outro jogador descarta um card."
    read(text, t.ACTION)
    scene = Scene(bully := acting(text))
    for seat in (0, 1):
        scene.cards(seat, HAND, 1)
    used(scene, bully)
    assert [scene.count(seat, HAND) for seat in (0, 1)] == [1, 0]
    with pytest.raises(CardTextError):
        read("Um jogador descarta um card.", t.ACTION)
