"""How many there are, and which figures are compared: words for amounts and conditions, each played."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.effects import Number
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, ability_card, character, printed, support


def finish(scene: Scene) -> None:
    """Whatever is still asked is answered somehow."""
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])


def drawn(condition: str, *bases: tuple[int, dict[str, object]]) -> int:
    """How many cards are drawn if the condition holds in a scene with these characters."""
    actor = acting(f"Se {condition}, compre um card.")
    kinds = [character(f"Figura {number}", version=number, **more) for number, (_, more) in enumerate(bases)]  # type: ignore[arg-type]
    scene = Scene(actor, *kinds)
    for (seat, _), kind in zip(bases, kinds, strict=True):
        scene.base(kind, seat)
    scene.cards(0, DECK, 3)
    used(scene, actor)
    return scene.count(0, HAND)


FLIER: dict[str, object] = {"powers": ("VO",)}
PLAIN: dict[str, object] = {}


@pytest.mark.parametrize(
    ("condition", "fliers", "others", "holds"),
    [
        ("um personagem que você controla tiver {VO}", 1, 1, True),
        ("um personagem que você controla tiver {VO}", 0, 2, False),
        ("algum personagem que você controla não tiver {VO}", 2, 0, True),
        ("dois personagens que você controla tiverem {VO}", 2, 1, True),
        ("dois personagens que você controla tiverem {VO}", 1, 1, False),
        ("ao menos dois personagens que você controla tiverem {VO}", 2, 1, True),
        ("ao menos dois personagens que você controla tiverem {VO}", 1, 2, False),
        ("três ou mais personagens que você controla tiverem {VO}", 3, 0, True),
        ("mais de um personagem que você controla tiver {VO}", 1, 1, False),
        ("menos de dois personagens que você controla tiverem {VO}", 1, 1, True),
        ("no máximo um personagem que você controla tiver {VO}", 2, 0, False),
        ("nenhum personagem que você controla tiver {VO}", 0, 1, True),
        ("nenhum personagem que você controla tiver {VO}", 1, 1, False),
        ("exatamente dois personagens que você controla tiverem {VO}", 3, 0, False),
        ("você controlar mais de dois personagens com {VO}", 3, 0, True),
        ("você controlar mais de dois personagens com {VO}", 2, 1, False),
        ("você controlar no máximo um personagem com {VO}", 1, 1, True),
    ],
)
def test_so_many_must_be_so(condition: str, fliers: int, others: int, holds: bool) -> None:
    read(f"Se {condition}, compre um card.", t.ACTION)
    assert drawn(condition, *([(0, FLIER)] * fliers), *([(0, PLAIN)] * others)) == int(holds)


def test_what_is_said_of_one_of_them_is_said_of_that_one() -> None:
    leader = printed("Líder", text="Enquanto um personagem que você controla tiver {VO}, ele ganha Escudo +1.")
    scene = Scene(leader, flier := character("Ave", powers=("VO",)), plain := character("Ator"))
    bases = [scene.base(kind) for kind in (leader, flier, plain)]
    assert [scene.shield(base) for base in bases] == [0, 1, 0]


def test_a_player_who_was_named_controls_so_many() -> None:
    thief = acting(
        "O oponente alvo descarta um card. Se aquele jogador controlar dois ou mais personagens, compre um card."
    )
    read(
        "O oponente alvo descarta um card. Se aquele jogador controlar dois ou mais personagens, compre um card.",
        t.ACTION,
    )
    for rivals, cards in ((1, 0), (2, 1)):
        scene = Scene(thief, foe := character("Rival"))
        for _ in range(rivals):
            scene.base(foe, 1)
        scene.cards(0, DECK, 2)
        scene.cards(1, HAND, 1)
        used(scene, thief)
        assert scene.count(0, HAND) == cards


# -- figures -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "struck"),
    [
        ("com Energia Inicial maior que a deste personagem", [False, False, True]),
        ("com Energia Inicial menor que a deste personagem", [True, False, False]),
        ("com Energia Inicial maior ou igual à deste personagem", [False, True, True]),
        ("com Energia Inicial igual à deste personagem", [False, True, False]),
        ("com Escudo 1 ou maior", [False, True, True]),
        ("com Escudo menor que 2", [True, True, False]),
        ("com Energia atual 2 ou menor", [True, False, False]),
        ("com a menor Energia atual", [True, False, False]),
        ("com a maior Energia Inicial", [False, False, True]),
        ("com o maior valor de Escudo", [False, False, True]),
        ("sem poderes", [True, False, False]),
        ("com mais de um poder", [False, False, True]),
        ("sem afiliação", [False, True, False]),
        ("que não esteja no estágio {1}", [True, False, False]),
    ],
)
def test_figures_of_pieces_are_compared(words: str, struck: list[bool]) -> None:
    sentence = f"Cause 1 ponto de dano penetrante em cada personagem controlado por um oponente {words}."
    read(sentence, t.ACTION)
    actor = acting(sentence, initial_energy=3)
    kinds = [
        character("Pequeno", 2, 0, affiliations=("Novos",)),
        character("Médio", 3, 1, powers=("VO",)),
        character("Grande", 5, 2, powers=("VO", "SF"), affiliations=("Novos",)),
    ]
    scene = Scene(actor, *kinds)
    foes = [scene.base(kind, 1, stage=0 if kind.energy == 2 else 1) for kind in kinds]
    used(scene, actor)
    finish(scene)
    assert [scene.energy(foe) < kind.energy for foe, kind in zip(foes, kinds, strict=True)] == struck


def test_what_has_a_figure_is_asked_in_a_condition() -> None:
    for words, small, big in (
        ("o alvo tiver Energia Inicial menor que a deste personagem", 1, 0),
        ("o alvo não tiver Escudo 0", 0, 1),
        ("o valor de Escudo do alvo for maior que 1", 0, 1),
        ("a Energia Inicial do alvo for 5 ou maior", 0, 1),
    ):
        sentence = f"Descarregue um card do alvo. Se {words}, compre um card."
        read(sentence, t.ACTION)
        actor = acting(sentence, initial_energy=3)
        for kind, cards in ((character("Pequeno", 2, 0), small), (character("Grande", 5, 2), big)):
            scene = Scene(actor, kind)
            foe = scene.base(kind, 1)
            scene.cards(0, DECK, 2)
            used(scene, actor, foe)
            assert scene.count(0, HAND) == cards, words


def test_the_least_is_among_those_that_the_phrase_tells() -> None:
    """ "Com a menor Energia": whoever else has less does not matter; of equals one is chosen."""
    hunter = acting("Descarregue um card de um personagem controlado por um oponente com a menor Energia atual.")
    scene = Scene(hunter, one := character("Um", 2), two := character("Dois", 4), own := character("Meu", 1))
    scene.base(own)
    few, same, many = scene.base(one, 1), scene.base(one, 1), scene.base(two, 1)
    base = scene.base(hunter)
    scene.do_use(0, base, base)
    assert {option[1] for option in scene.options("choose")} == {few, same}
    scene.choose(same)
    assert (scene.energy(few), scene.energy(same), scene.energy(many)) == (2, 1, 4)


# -- what is alike -----------------------------------------------------------------------------


def test_those_that_are_chosen_have_one_controller() -> None:
    sentence = "Escolha três heróis do mesmo jogador. Até o final do turno, eles ganham Escudo +1."
    read(sentence, t.ACTION)
    actor = acting(sentence, alignments=["Herói"])
    scene = Scene(actor, foe := character("Rival", alignments=("Herói",)), lone := support("Coisa"))
    scene.base(lone)
    own = scene.base(foe)
    foes = [scene.base(foe, 1) for _ in range(4)]
    base = scene.base(actor)
    scene.do_use(0, base, base)
    # Only two are yours.
    assert {option[1] for option in scene.options("choose")} == set(foes)
    scene.choose(*foes[1:])
    assert [scene.shield(each) for each in (*foes, own, base)] == [0, 1, 1, 1, 0, 0]


def test_so_many_have_something_in_common() -> None:
    teams = (("Novos",), ("Novos", "Velhos"), ("Velhos",))
    for words, needed in (
        ("dois ou mais personagens com uma afiliação em comum", 2),
        ("três ou mais personagens que tenham uma afiliação em comum", 3),
    ):
        read(f"Se você controlar {words}, compre um card.", t.ACTION)
        for picked, common in ((teams, 2), ((*teams[:2], ("Novos",)), 3), (teams[::2], 1)):
            bases = [(0, {"affiliations": each}) for each in picked]
            assert drawn(f"você controlar {words}", *bases) == int(common >= needed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "sort"),
    [
        ("Os personagens de mesmo nome ganham Escudo +1.", t.STATIC),
        ("Cada suporte controlado por um mesmo jogador ganha {VO}.", t.STATIC),
        ("Descarregue um card de cada um de até dois alvos de mesmo nome.", t.ACTION),
        ("Procure em seu deck por dois cards de mesmo nome e embaralhe o seu deck.", t.ACTION),
        ("O oponente alvo descarta dois cards de mesmo tipo.", t.ACTION),
        ("Descarte dois cards de mesmo tipo ao acaso.", t.ACTION),
        ("Procure em seu deck por um card de personagem com a maior Energia Inicial e embaralhe o seu deck.", t.ACTION),
        ("Coloque um card de personagem de seus recursos com Energia atual 3 em sua mão.", t.ACTION),
        ("O oponente alvo descarta um card à sua escolha.", t.ACTION),
    ],
)
def test_what_could_not_be_compared_is_refused(words: str, sort: str) -> None:
    with pytest.raises(CardTextError):
        read(words, sort)


def test_cards_that_are_not_in_the_scene_have_the_printed_shield() -> None:
    sentence = "Coloque um card de personagem de seus recursos com Escudo 2 ou maior em sua mão."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, weak := character("Fraco", shield=1), strong := character("Forte", shield=2))
    cards = [scene.card(kind, 0, RESOURCES) for kind in (weak, strong)]
    used(scene, actor)
    assert [scene.where(card) for card in cards] == ["resources", "hand"]


# -- amounts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "points"),
    [
        ("ao dobro do número de cards em sua mão", 6),
        ("à metade do número de cards em sua mão, arredondada para cima", 2),
        ("à metade do número de cards em sua mão, arredondado para baixo", 1),
        ("ao número de cards em sua mão mais 2", 5),
        ("ao número de cards em sua mão mais um", 4),
        ("ao número de cards em sua mão menos 1", 2),
        ("ao número de cards em sua mão, até um máximo de 2", 2),
        ("ao dobro do número de cards em sua mão mais 1", 7),
        ("à Energia Inicial deste personagem", 4),
        ("ao triplo do número de cards em sua mão", 9),
        ("a três vezes o número de cards em sua mão", 9),
        ("ao número de cards que você tiver em sua mão", 3),
        ("à soma das Energias Iniciais dos personagens que você controla", 4),
        ("à maior Energia Inicial entre os personagens em cena", 9),
        ("à menor Energia Inicial entre os personagens em cena", 4),
        ("ao número de cards em sua mão mais o número de personagens em cena", 5),
        ("ao valor de Escudo do alvo mais 3", 3),
    ],
)
def test_amounts_are_reckoned(value: str, points: int) -> None:
    for sentence in (
        f"Cause X pontos de dano no alvo. X é igual {value}.",
        f"Cause um número de pontos de dano no alvo igual {value}.",
    ):
        read(sentence, t.ACTION)
        actor = acting(sentence, initial_energy=4)
        scene = Scene(actor, foe := character("Rival", 9))
        rival = scene.base(foe, 1)
        scene.cards(0, HAND, 3)
        used(scene, actor, rival)
        assert scene.energy(rival) == 9 - points, sentence


def test_its_own_figure_is_that_of_whom_the_sentence_speaks() -> None:
    sentence = "Este personagem causa dano igual à sua Energia Inicial no alvo."
    read(sentence, t.ACTION)
    actor = acting(sentence, initial_energy=2)
    scene = Scene(actor, foe := character("Rival", 9))
    rival = scene.base(foe, 1)
    used(scene, actor, rival)
    assert scene.energy(rival) == 7
    with pytest.raises(CardTextError):
        read("Cause X pontos de dano no alvo. X é igual à sua Energia Inicial.", t.ACTION)


def test_for_each_point_of_shield() -> None:
    sentence = "Cause 2 pontos de dano no alvo para cada ponto de Escudo deste personagem."
    read(sentence, t.ACTION)
    actor = acting(sentence, shield=2)
    scene = Scene(actor, foe := character("Rival", 9))
    rival = scene.base(foe, 1)
    used(scene, actor, rival)
    assert scene.energy(rival) == 5


def test_so_many_cards_as_something_is_worth() -> None:
    sentence = "Compre um número de cards igual ao número de suportes em cena."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, thing := support("Coisa"))
    for seat in (0, 1):
        scene.base(thing, seat)
    scene.cards(0, DECK, 4)
    used(scene, actor)
    assert scene.count(0, HAND) == 2
    sentence = "Descarregue um número de cards do alvo igual ao número de cards em sua mão."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival", 5))
    rival = scene.base(foe, 1)
    scene.cards(0, HAND, 3)
    used(scene, actor, rival)
    finish(scene)
    assert scene.energy(rival) == 2


def test_for_each_two_of_them() -> None:
    sentence = "Cause 1 ponto de dano no alvo para cada dois cards em seus recursos."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    for cards, points in ((1, 0), (4, 2), (5, 2)):
        scene = Scene(actor, foe := character("Rival", 5))
        rival = scene.base(foe, 1)
        scene.cards(0, RESOURCES, cards)
        used(scene, actor, rival)
        assert scene.energy(rival) == 5 - points


def test_for_each_such_card_that_was_discarded() -> None:
    sentence = (
        "Descarte dois cards. Cause 2 pontos de dano no alvo para cada card de personagem descartado desta forma."
    )
    (line,) = read(sentence, t.ACTION)
    assert line.clauses[1].each != Number(1)
    actor = acting(sentence)
    for heroes in (0, 1, 2):
        scene = Scene(actor, foe := character("Rival", 9), hero := character("Herói"), plain := ability_card("Arte"))
        rival = scene.base(foe, 1)
        for kind in [hero] * heroes + [plain] * (2 - heroes):
            scene.card(kind, 0, HAND)
        used(scene, actor, rival)
        finish(scene)
        assert scene.energy(rival) == 9 - 2 * heroes


def test_x_is_what_was_discarded() -> None:
    sentence = (
        "Descarte até três cards. Cause X pontos de dano no alvo. X é igual ao número de cards descartados desta forma."
    )
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival", 9))
    rival = scene.base(foe, 1)
    scene.cards(0, HAND, 2)
    used(scene, actor, rival)
    finish(scene)
    assert scene.energy(rival) == 9 - (2 - scene.count(0, HAND))
    assert scene.count(0, HAND) < 2
