"""Which pieces a text means: places, costs, words that somebody has, exceptions; each played."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.play.usable import refusal as refusal_to_use
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import has_affiliation, has_power
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used, used_on_first_and_third
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed, scenario, support


def shields(sentence: str, *kinds: tuple[int, object]) -> list[int]:
    """The shields of these base cards while a scenario states something."""
    read(sentence)
    place = printed("Lugar", "scenario", text=sentence)
    scene = Scene(place, *(kind for _, kind in kinds))  # type: ignore[arg-type]
    scene.base(place)
    return [scene.shield(base) for base in [scene.base(kind, seat) for seat, kind in kinds]]  # type: ignore[arg-type]


# -- where cards lie ---------------------------------------------------------------------------


def test_a_card_of_one_of_several_zones() -> None:
    sentence = "Carregue um card de habilidade de sua mão ou recursos neste personagem."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, art := ability_card("Arte"), hero := character("Herói"))
    cards = [scene.card(art, 0, zone) for zone in (HAND, RESOURCES)]
    for zone in (DECK, PRIZES):
        scene.card(art, 0, zone)
    scene.card(art, 1, HAND)
    scene.card(hero, 0, HAND)
    base = scene.base(actor)
    scene.do_use(0, base, base)
    assert {option[1] for option in scene.options("choose")} == set(cards)
    scene.choose(cards[0])
    assert [scene.where(card) for card in cards] == ["loaded", "resources"]


def test_cards_of_several_zones_are_counted() -> None:
    sentence = "Cause X pontos de dano no alvo. X é igual ao número de cards de suporte em sua mão e/ou recursos."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival", 9), thing := support("Coisa"))
    rival = scene.base(foe, 1)
    for seat, zone in ((0, HAND), (0, RESOURCES), (0, RESOURCES), (0, DECK), (1, HAND)):
        scene.card(thing, seat, zone)
    scene.card(foe, 0, HAND)
    used(scene, actor, rival)
    assert scene.energy(rival) == 6


def test_a_card_is_chosen_where_the_text_says_it_lies() -> None:
    sentence = "Escolha um card de suporte em seus recursos. Coloque-o em sua mão."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, thing := support("Coisa"), hero := character("Herói"))
    wanted = scene.card(thing, 0, RESOURCES)
    scene.card(hero, 0, RESOURCES)
    scene.card(thing, 0, DECK)
    used(scene, actor)
    assert scene.where(wanted) == "hand"


# -- exceptions --------------------------------------------------------------------------------


def test_somebody_is_left_out_by_name_or_affiliation() -> None:
    kinds = ((0, character("Ana")), (0, character("Bia")), (1, character("Céu", affiliations=("Ana",))))
    for words in ("Os personagens que não sejam Ana ganham Escudo +1.", "Os personagens exceto Ana ganham Escudo +1."):
        assert shields(words, *kinds) == [0, 1, 0]


def test_those_with_a_quality_are_left_out() -> None:
    kinds = ((0, character("Ana", powers=("VO",))), (0, character("Bia", powers=("SF",))), (1, character("Céu")))
    assert shields("Cada personagem exceto personagens com {VO} ganha Escudo +2.", *kinds) == [0, 2, 2]
    assert shields("Os personagens sem {VO} nem {SF} ganham Escudo +1.", *kinds) == [0, 0, 1]


def test_neither_heroes_nor_villains() -> None:
    sides = (("Herói",), ("Vilão",), ())
    kinds = tuple((0, character(f"Ana{number}", alignments=each)) for number, each in enumerate(sides))
    assert shields("Os personagens que não sejam heróis nem vilões ganham Escudo +1.", *kinds) == [0, 0, 1]


def test_what_an_action_may_cost() -> None:
    for words, kept in (("{1} ou menor", [2]), ("{1} ou maior", [0]), ("{0} ou {1}", [2])):
        sentence = f"Os personagens não podem usar ações de custo {words}."
        read(sentence)
        place = printed("Lugar", "scenario", text=sentence)
        kinds = [character(f"Ator {cost}", action=action(f"Soco {cost}", cost, hits(1))) for cost in range(3)]
        scene = Scene(place, *kinds)
        scene.base(place)
        free = []
        for cost, kind in enumerate(kinds):
            base = scene.base(kind, stage=2)
            free += [cost] if refusal_to_use(scene.table, 0, base, base) is None else []
        assert free == kept, words


@pytest.mark.parametrize(
    ("words", "raised"),
    [
        ("com a afiliação Novos e {VO}", [True, False, False, False]),
        ("com a afiliação Novos e sem {VO}", [False, True, False, False]),
        ("com {VO} ou Predador", [True, False, True, False]),
        ("carregando dois ou mais cards", [True, False, True, False]),
        ("carregando no máximo um card", [False, True, False, True]),
        ("com a palavra Bia no nome", [False, True, False, True]),
    ],
)
def test_qualities_are_joined(words: str, raised: list[bool]) -> None:
    kinds = (
        (0, character("Ana", 2, affiliations=("Novos",), powers=("VO",))),
        (0, character("Bia Um", 1, affiliations=("Novos",))),
        (1, character("Céu", 3, keys=(t.Keyword("Predador"),))),
        (1, character("Bia Dois", 1)),
    )
    assert [bool(each) for each in shields(f"Os personagens {words} ganham Escudo +1.", *kinds)] == raised


def test_not_this_one() -> None:
    sentence = "Os personagens que não sejam este personagem ganham {VO}."
    read(sentence)
    leader = printed("Líder", text=sentence)
    scene = Scene(leader, other := character("Outro"))
    assert [has_power(scene.table, scene.base(kind), "VO") for kind in (leader, other)] == [False, True]


def test_each_of_up_to_so_many() -> None:
    sentence = "Cause 1 ponto de dano em cada um de até dois personagens controlados por um oponente."
    scene, base, foes = used_on_first_and_third(sentence)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert [scene.energy(each) for each in (*foes, base)] == [2, 3, 2, 3]


# -- what pieces have in common ----------------------------------------------------------------


def test_the_same_affiliation_as_this_one() -> None:
    leader = printed(
        "Líder",
        affiliations=["Novos"],
        text="Os outros personagens com a mesma afiliação que este personagem ganham {VO}.",
    )
    read("Os outros personagens com a mesma afiliação que este personagem ganham {VO}.")
    scene = Scene(leader, one := character("Um", affiliations=("Novos",)), other := character("Outro"))
    scene.base(leader)
    assert [has_power(scene.table, scene.base(kind), "VO") for kind in (one, other)] == [True, False]


def test_a_power_of_somebody_is_chosen() -> None:
    sentence = (
        "Escolha um poder de um personagem controlado por um oponente. Até o final do turno, aquele personagem perde o "
        "poder escolhido."
    )
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival", powers=("VO", "SF", "MA")), other := character("Outro"))
    scene.base(other, 1)
    rival = scene.base(foe, 1)
    base = scene.base(actor)
    scene.do_use(0, base, base)
    scene.choose(rival)
    words = [scene.table.box.words.by_number[option[1]] for option in scene.options("name")]
    assert sorted(words) == [("power", "MA"), ("power", "SF"), ("power", "VO")]
    scene.play(("name", scene.table.box.words.by_word["power", "SF"]))
    assert [has_power(scene.table, rival, power) for power in ("VO", "SF", "MA")] == [True, False, True]


def test_a_power_is_lost_by_choice() -> None:
    sentence = "O personagem alvo perde um poder à sua escolha até o final do turno."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival", powers=("VO", "SF")))
    rival = scene.base(foe, 1)
    used(scene, actor, rival)
    scene.play(("name", scene.table.box.words.by_word["power", "VO"]))
    assert [has_power(scene.table, rival, power) for power in ("VO", "SF")] == [False, True]


# -- conditions --------------------------------------------------------------------------------


def test_there_are_more_of_one_sort_than_of_another() -> None:
    sentence = "Enquanto houver mais vilões que heróis em cena, cada suporte ganha Escudo +1."
    for villains, heroes, shield in ((2, 1, 1), (1, 1, 0), (1, 2, 0)):
        sides = [("Vilão",)] * villains + [("Herói",)] * heroes
        kinds = [(0, character(f"Ana{number}", alignments=each)) for number, each in enumerate(sides)]
        place = printed("Lugar", "scenario", text=sentence)
        thing = support("Coisa")
        scene = Scene(place, thing, *(kind for _, kind in kinds))
        scene.base(place)
        for _, kind in kinds:
            scene.base(kind)
        assert scene.shield(scene.base(thing)) == shield
    read(sentence)
    read("Enquanto houver menos vilões que heróis em cena, cada suporte ganha Escudo +1.")


def test_one_carries_more_than_another() -> None:
    sentence = "Se este personagem estiver carregando mais cards que o alvo, cause 2 pontos de dano no alvo."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    for loads, left in ((3, 3), (2, 0)):
        scene = Scene(actor, foe := character("Rival", loads))
        rival = scene.base(foe, 1)
        used(scene, actor, rival)
        assert scene.energy(rival) == left


def test_the_only_one_that_you_control() -> None:
    sentence = "Enquanto este personagem for o único personagem que você controla, ele ganha Escudo +3."
    read(sentence)
    loner = printed("Eremita", text=sentence)
    scene = Scene(loner, other := character("Outro"))
    base = scene.base(loner)
    scene.base(other, 1)
    assert scene.shield(base) == 3
    scene.base(other)
    assert scene.shield(base) == 0


def test_one_condition_or_another() -> None:
    sentence = "Se houver um cenário em cena ou este personagem tiver {VO}, compre um card."
    read(sentence, t.ACTION)
    for powers, place, cards in ((["Voo"], False, 1), ([], True, 1), ([], False, 0)):
        actor = acting(sentence, powers=powers)
        scene = Scene(actor, view := scenario("Lugar"))
        if place:
            scene.base(view)
        scene.cards(0, DECK, 2)
        used(scene, actor)
        assert scene.count(0, HAND) == cards


def test_neither_of_two_affiliations() -> None:
    sentence = "Se o alvo não tiver a afiliação Novos nem a afiliação Velhos, cause 1 ponto de dano nele."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    for names, left in ((("Novos",), 3), (("Velhos",), 3), (("Outros",), 2)):
        scene = Scene(actor, foe := character("Rival", 3, affiliations=names))
        rival = scene.base(foe, 1)
        used(scene, actor, rival)
        assert scene.energy(rival) == left


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("você controlar um herói e um suporte", True),
        ("você controlar um vilão e um suporte", False),
        ("você controlar um herói e dois ou mais suportes", False),
        ("nenhum oponente controlar suportes", True),
        ("nenhum oponente controlar personagens", False),
        ("algum oponente controlar mais personagens que você", True),
        ("algum oponente controlar menos suportes que você", True),
        ("você controlar um único suporte", True),
        ("um oponente controlar um único personagem", False),
    ],
)
def test_several_things_are_asked(condition: str, holds: bool) -> None:
    """In the scene: a hero and a support of yours, three villains of your opponent."""
    sentence = f"Enquanto {condition}, este suporte ganha Escudo +1."
    read(sentence)
    thing = printed("Coisa", "support", text=sentence)
    scene = Scene(
        thing, hero := character("Ana", alignments=("Herói",)), foe := character("Mau", alignments=("Vilão",))
    )
    base = scene.base(thing)
    scene.base(hero)
    for _ in range(3):
        scene.base(foe, 1)
    assert scene.shield(base) == int(holds)


def test_one_and_another_of_the_same_sort_must_be_told_by_number() -> None:
    with pytest.raises(CardTextError):
        read("Enquanto você controlar um herói e outro personagem com {VO}, este personagem ganha {SF}.")


def test_what_it_has_is_counted() -> None:
    for words, points in (("afiliação", 2), ("poder", 3)):
        sentence = f"Este personagem ganha Escudo +1 para cada {words} que tiver."
        read(sentence)
        hero = printed("Ana", affiliations=["Novos", "Velhos"], powers=["Voo", "Magia", "Lâminas"], text=sentence)
        scene = Scene(hero)
        assert scene.shield(scene.base(hero)) == points


def test_powers_and_affiliations_of_cards_are_gained() -> None:
    sentence = "Este personagem ganha os poderes e as afiliações dos cards de personagem que estiver carregando."
    read(sentence)
    hero = printed("Ana", text=sentence)
    scene = Scene(hero, other := character("Bia", powers=("VO",), affiliations=("Novos",)))
    base = scene.base(hero, loads=[other, None])
    assert has_power(scene.table, base, "VO") and has_affiliation(scene.table, base, "Novos")
    with pytest.raises(CardTextError):
        read("Este personagem perde os poderes dos cards que estiver carregando.")


def test_x_is_as_many_as_are_discarded() -> None:
    sentence = (
        "Durante sua Fase de Preparação, uma vez por turno, você pode descartar X cards. Se o fizer, este personagem "
        "causa X pontos de dano em um suporte."
    )
    read(sentence)
    actor = printed("Ator", text=sentence)
    scene = Scene(actor, thing := support("Coisa", 5))
    base, target = scene.base(actor), scene.base(thing, 1)
    cards = scene.cards(0, HAND, 3)
    scene.prepare().play(next(option for option in scene.options() if option[:2] == ("activate", base)))
    scene.choose(*cards[:2]).play(("enough",))
    assert (scene.energy(target), scene.count(0, HAND)) == (3, 1)


def test_what_says_nothing_is_not_understood() -> None:
    for words in ("Os personagens que controla ganham {VO}.", "Os poderes de um jogador ganham {VO}."):
        with pytest.raises(CardTextError):
            read(words)
