"""5.4: how the players stand: points, turns and hands, as texts ask for them and set limits to them."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.play.turn import cards_too_many
from ludoteca.games.battle_scenes.table.areas import HAND, PRIZES, RESOURCES
from tests.games.battle_scenes.stage import Scene, character, printed, support


def shield_with(text: str, *, lost: tuple[int, int] = (0, 0), active: int = 0, hands: tuple[int, int] = (0, 0)) -> int:
    """The Shield of a character with this text, after each player has lost characters worth so many points."""
    hero = printed("Herói", text=text)
    scene = Scene(hero, weak := character("Figura", 1))
    base = scene.base(hero)
    for seat in (0, 1):
        for _ in range(lost[seat]):
            scene.card(weak, seat, PRIZES)
        scene.cards(seat, HAND, hands[seat])
    scene.table.active = active
    scene.table.update()
    return scene.shield(base)


@pytest.mark.parametrize(
    ("words", "lost", "holds"),
    [
        ("você tiver mais pontos que um oponente", (1, 2), True),
        ("você tiver mais pontos que um oponente", (2, 2), False),
        ("um oponente tiver mais pontos que você", (2, 1), True),
        ("um oponente tiver mais pontos que você", (1, 2), False),
        ("você tiver dois ou mais pontos", (0, 2), True),
        ("você tiver dois ou mais pontos", (5, 1), False),
        ("um oponente tiver dois ou menos pontos", (2, 9), True),
        ("um oponente tiver dois ou menos pontos", (3, 0), False),
    ],
)
def test_points(words: str, lost: tuple[int, int], holds: bool) -> None:
    assert shield_with(f"Enquanto {words}, este personagem ganha Escudo +1.", lost=lost) == holds


def test_the_number_of_points() -> None:
    text = "Este personagem ganha Escudo +X. X é igual ao número de pontos que você tem."
    assert [shield_with(text, lost=(5, each)) for each in (0, 2)] == [0, 2]


@pytest.mark.parametrize(
    ("words", "mine"),
    [("for seu turno", True), ("for o turno de um oponente", False), ("não for seu turno", False)],
)
def test_whose_turn_it_is(words: str, mine: bool) -> None:
    text = f"Enquanto {words}, este personagem ganha Escudo +1."
    assert [shield_with(text, active=seat) for seat in (0, 1)] == [mine, not mine]


def test_more_cards_in_hand() -> None:
    text = "Se um oponente tiver mais cards na mão do que você, este personagem ganha Escudo +1."
    assert [shield_with(text, hands=hands) for hands in ((1, 2), (2, 2), (2, 1))] == [1, 0, 0]


@pytest.mark.parametrize(
    ("text", "mine", "yours"),
    [
        ("O número máximo de cards em sua mão é oito.", 2, 3),
        ("O número máximo de cards na mão de cada jogador é 5.", 5, 5),
        ("O número máximo de cards nas mãos de seus oponentes é cinco.", 3, 5),
        ("Não há limite de cards em sua mão.", -89, 3),
    ],
)
def test_how_many_cards_a_hand_may_hold(text: str, mine: int, yours: int) -> None:
    scene = Scene(land := printed("Terreno", "scenario", text=text))
    scene.base(land)
    for seat in (0, 1):
        scene.cards(seat, HAND, 10)
    assert [cards_too_many(scene.table, seat) for seat in (0, 1)] == [mine, yours]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Suportes não podem receber dano.", (1, 3)),
        ("Nenhum personagem pode receber dano.", (3, 1)),
        ("Nenhum personagem pode receber dano penetrante.", (3, 1)),
        ("Todo dano causado é reduzido a 0.", (3, 3)),
        ("Todo dano causado é reduzido em 1.", (2, 2)),
    ],
)
def test_who_can_be_dealt_damage(text: str, left: tuple[int, int]) -> None:
    scene = Scene(
        land := printed("Terreno", "scenario", text=text), hero := character("Herói"), tower := support("Torre")
    )
    scene.base(land)
    man, thing = scene.base(hero, loads=[None] * 3), scene.base(tower, loads=[None] * 3)
    for base in (man, thing):
        scene.damage(base, 2, True)
    assert (scene.energy(man), scene.energy(thing)) == left
    assert scene.count(0, RESOURCES) == 6 - sum(left)


def test_a_statement_of_a_part_of_the_turn_says_two_things() -> None:
    text = "Durante o turno de um oponente, este personagem ganha Escudo +1 e perde {VO}."
    assert [shield_with(text, active=seat) for seat in (0, 1)] == [0, 1]


def test_half_of_the_damage() -> None:
    scene = Scene(
        tough := printed("Duro", text="Este personagem recebe apenas metade do dano, arredondado para baixo.")
    )
    base = scene.base(tough, loads=[None] * 5)
    scene.damage(base, 3)
    assert scene.energy(base) == 4
