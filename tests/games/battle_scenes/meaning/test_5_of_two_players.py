"""5.2, 5.4: what is told of two players, of each of them, of a source of damage and of an action that is aimed."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, character, printed, support

HIT = "Golpe causa 2 pontos de dano no alvo."


def struck(text: str, user: int, owner: int) -> int:
    """The energy that is left to a figure of 6 after 2 points of damage, where a scenario of ours has this text."""
    scene = Scene(
        scenario := printed("Lugar", "scenario", text=text), hitter := acting(HIT), victim := character("Alvo", 6)
    )
    scene.base(scenario)
    foe = scene.base(victim, owner, loads=6)
    used(scene, hitter, foe, seat=user)
    return scene.energy(foe)


@pytest.mark.parametrize(("user", "owner", "left"), [(0, 0, 4), (0, 1, 3), (1, 0, 3), (1, 1, 4)])
def test_another_player_is_another_than_the_one(user: int, owner: int, left: int) -> None:
    text = (
        "Toda vez que um personagem controlado por um jogador fosse causar dano em um personagem controlado por outro "
        "jogador, ele causará aquela quantidade de dano +1."
    )
    read(text)
    assert struck(text, user, owner) == left


def left_of_bearer(text: str, **more: str) -> int:
    """The energy of a figure of 6 with this text, after 2 points of damage by an action."""
    scene = Scene(bearer := printed("Alvo", text=text, initial_energy=6), hitter := acting(HIT, **more))
    base = scene.base(bearer, loads=6)
    used(scene, hitter, base, seat=1)
    return scene.energy(base)


def test_a_source_of_damage_is_whatever_deals_it() -> None:
    assert left_of_bearer("Toda vez que este personagem fosse receber dano de uma fonte, aquele dano torna-se 0.") == 6


@pytest.mark.parametrize(("powers", "left"), [(["Genialidade"], 4), (["Voo"], 6)])
def test_a_source_may_be_told_by_what_it_is_not(powers: list[str], left: int) -> None:
    text = (
        "Toda vez que este personagem fosse receber dano, se a fonte daquele dano não for um personagem com {GE}, "
        "aquele dano torna-se 0."
    )
    read(text)
    assert left_of_bearer(text, powers=powers) == left  # type: ignore[arg-type]


def test_doubled_damage() -> None:
    text = "Toda vez que este personagem fosse receber dano, aquele dano é dobrado."
    read(text)
    assert left_of_bearer(text) == 2


def laid(text: str, user: int) -> int:
    """How many cards player 0 has drawn when player ``user`` has put three of his own into his resources."""
    scene = Scene(
        bearer := printed("Figura", text=text), miller := acting("Coloque os três cards do topo de seu deck em seus "
        "recursos.")
    )  # fmt: skip
    scene.base(bearer)
    for seat in (0, 1):
        scene.cards(seat, DECK, 8)
    used(scene, miller, seat=user)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    return scene.count(0, HAND)


@pytest.mark.parametrize(
    ("words", "mine", "theirs"),
    [
        ("em seus recursos", 3, 0),
        ("nos recursos de um oponente", 0, 3),
        ("em seus recursos vindo do topo de seu deck", 3, 0),
        ("em seus recursos vindo de sua mão", 0, 0),
    ],
)
def test_whose_resources_a_card_is_put_into(words: str, mine: int, theirs: int) -> None:
    text = f"Toda vez que um card for colocado {words}, compre um card."
    assert [laid(text, user) for user in (0, 1)] == [mine, theirs]


def test_one_card_from_each_of_them() -> None:
    read(text := "Escolha dois personagens. Descarregue um card de cada um deles.", "action")
    scene = Scene(actor := acting(text), foe := character("Rival"))
    foes = [scene.base(foe, 1) for _ in range(2)]
    used(scene, actor, *foes)
    while scene.asked()[1] == "ask-choose":
        scene.play(scene.options()[0])
    assert [scene.energy(each) for each in foes] == [2, 2]


def test_each_player_chooses_among_his_own() -> None:
    text = "Quando este cenário entrar em cena, cada jogador escolhe um personagem que ele controla."
    scene = Scene(
        place := printed("Lugar", "scenario", text=text), figure := character("Figura"),
        actor := acting("Coloque um card de cenário de sua mão em cena."),
    )  # fmt: skip
    mine, theirs = [scene.base(figure, 0) for _ in range(2)], [scene.base(figure, 1) for _ in range(2)]
    card = scene.card(place, 0, HAND)
    own = used(scene, actor, card)
    assert {number for _, number in scene.options("choose")} == {*mine, own}
    scene.choose(mine[0])
    assert {number for _, number in scene.options("choose")} == {*theirs}


def one_more(proviso: str) -> Scene:
    """An action has been used on the first of two foes; whoever used it carries one that has a target, and one that has
    none."""
    text = f"Golpe causa 1 ponto de dano no alvo. Este personagem pode usar mais uma ação neste turno, {proviso}."
    actor = acting(text, powers=["Voo"])
    power = {"action_cost": "0", "action_power": "Voo", "powers": ["Voo"]}
    aimed = printed("Chute", "ability", action="Chute", action_text="Chute causa 1 ponto de dano no alvo.", **power)
    plain = printed("Plano", "ability", action="Plano", action_text="Compre um card.", **power)
    scene = Scene(actor, aimed, plain, foe := character("Rival"), base := support("Torre"))
    user = scene.base(actor, loads=[aimed, plain, None])
    first = scene.base(foe, 1)
    scene.base(base, 1)
    scene.cards(0, DECK, 3)
    scene.fight()
    scene.play(("use", user, user)).choose(first)
    while scene.asked()[0] == 1:
        scene.play(scene.options()[-1])
    return scene


def names_offered(scene: Scene) -> set[str]:
    return {scene.table.kind(option[2]).name for option in scene.options("use")}


@pytest.mark.parametrize(
    ("proviso", "offered"),
    [
        ("desde que ela não cause dano", {"Plano"}),
        ("desde que ela tenha o mesmo alvo", {"Ator", "Chute"}),
        ("desde que ela tenha um suporte como alvo", {"Ator", "Chute"}),
        ("desde que ela não se chame Golpe", {"Chute", "Plano"}),
    ],
)
def test_one_more_action_with_a_proviso(proviso: str, offered: set[str]) -> None:
    assert names_offered(one_more(proviso)) == offered


def test_one_more_action_has_the_target_that_it_must_have() -> None:
    scene = one_more("desde que ela tenha um suporte como alvo")
    user = next(option[1] for option in scene.options("use"))
    chute = next(option[2] for option in scene.options("use") if option[2] != user)
    scene.play(("use", user, chute))
    (tower,) = [base for base in scene.table.bases() if scene.table.kind(base).name == "Torre"]
    # The only one there is is taken at once.
    assert scene.energy(tower) == 1


def test_ones_own_card() -> None:
    text = "Toda vez que este personagem usar uma ação descrita em seu próprio card, compre um card."
    read(text)
    actor = printed("Ator", action="Golpe", action_cost="0", action_text="Embaralhe o seu deck.", text=text)
    scene = Scene(actor)
    scene.cards(0, DECK, 3)
    used(scene, actor)
    assert scene.count(0, HAND) == 1


def test_as_many_as_an_opponent() -> None:
    text = "Enquanto você controlar o mesmo número de personagens que um oponente, este personagem ganha Escudo +1."
    scene = Scene(hero := printed("Herói", text=text), foe := character("Rival"))
    base = scene.base(hero)
    assert scene.shield(base) == 0
    scene.base(foe, 1)
    assert scene.shield(base) == 1
    scene.base(foe, 1)
    assert scene.shield(base) == 0


def test_all_of_them_have_something_in_common() -> None:
    text = "Enquanto todos os personagens que você controla tiverem um poder em comum, este personagem ganha Escudo +1."
    scene = Scene(
        hero := printed("Herói", text=text, powers=["Voo"]), flier := character("Ave", powers=("VO", "AG")),
        runner := character("Lebre", powers=("AG",)),
    )  # fmt: skip
    base = scene.base(hero)
    scene.base(flier)
    assert scene.shield(base) == 1
    scene.base(runner)
    assert scene.shield(base) == 0


def test_the_first_action_of_each_of_them() -> None:
    text = "A primeira ação que cada personagem que você controla usar em cada turno causa +1 ponto de dano."
    read(text)
    scene = Scene(place := printed("Lugar", "scenario", text=text), hitter := acting(HIT), victim := character("A", 9))
    scene.base(place)
    foe = scene.base(victim, 1, loads=9)
    left = []
    for _ in range(2):
        used(scene, hitter, foe)
        left.append(scene.energy(foe))
    assert left == [6, 3]
