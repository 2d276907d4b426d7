"""What a text says of several pieces together, or of some of those that it named; each played."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used, used_on_first_and_third
from tests.games.battle_scenes.stage import Scene, character, printed, support


def test_the_same_is_said_of_two() -> None:
    sentence = "Este personagem e o personagem alvo ganham Escudo +2 até o final do turno."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival"))
    rival, other = scene.base(foe, 1), scene.base(foe, 1)
    base = used(scene, actor, rival)
    assert [scene.shield(each) for each in (base, rival, other)] == [2, 2, 0]
    scene.table.end_effects("end-of-turn")
    assert [scene.shield(each) for each in (base, rival)] == [0, 0]
    with pytest.raises(CardTextError):
        # Whoever is both would gain it twice.
        read("Os personagens com {VO} e este personagem ganham Escudo +1.")


def test_two_are_readied_or_exhausted() -> None:
    sentence = "Incapacite este personagem e o personagem alvo em {1}."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival"))
    rival = scene.base(foe, 1)
    base = used(scene, actor, rival)
    assert (scene.stage(base), scene.stage(rival)) == (0, 0)


def test_damage_is_dealt_to_two() -> None:
    sentence = "Cause 2 pontos de dano no alvo e neste personagem."
    read(sentence, t.ACTION)
    actor = acting(sentence, initial_energy=5)
    scene = Scene(actor, foe := character("Rival", 4))
    rival = scene.base(foe, 1)
    base = used(scene, actor, rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert (scene.energy(base), scene.energy(rival)) == (3, 2)


def test_both_that_were_chosen() -> None:
    sentence = "Escolha dois personagens. Ambos ganham Escudo +1 até o final do turno."
    scene, base, foes = used_on_first_and_third(sentence)
    assert [scene.shield(each) for each in (*foes, base)] == [1, 0, 1, 0]


def test_each_of_those_with_a_quality() -> None:
    sentence = "Escolha dois personagens. Cada um daqueles personagens com {RE} ganha Escudo +1 até o final do turno."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, healer := character("Curador", powers=("RE",)), plain := character("Outro"))
    bases = [scene.base(kind, 1) for kind in (healer, plain, healer)]
    base = scene.base(actor)
    scene.do_use(0, base, base)
    scene.choose(*bases[:2])
    assert [scene.shield(each) for each in bases] == [1, 0, 0]


def test_cards_are_loaded_on_each_of_several() -> None:
    sentence = "Carregue dois cards de seus recursos em cada outro personagem com {RE} que você controla."
    read(sentence, t.ACTION)
    actor = acting(sentence, initial_energy=1)
    scene = Scene(actor, healer := character("Curador", 2, powers=("RE",)), plain := character("Outro", 2))
    bases = [scene.base(kind, seat) for kind, seat in ((healer, 0), (plain, 0), (healer, 1), (healer, 0))]
    scene.cards(0, RESOURCES, 5)
    used(scene, actor)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert [scene.energy(each) for each in bases] == [4, 2, 2, 4]
    assert scene.count(0, RESOURCES) == 1
    with pytest.raises(CardTextError):
        read("Carregue um card em cada personagem.", t.ACTION)


def test_another_player_chooses() -> None:
    sentence = "Descarregue um card de um personagem à escolha de um oponente."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival"))
    rival = scene.base(foe, 1)
    base = scene.base(actor)
    scene.do_use(0, base, base)
    assert scene.asked()[0] == 1
    scene.choose(rival)
    assert (scene.energy(rival), scene.energy(base)) == (2, 3)


def test_the_affiliation_that_was_named() -> None:
    sentence = (
        "Se você não controlar personagens com a afiliação Novos, coloque um card de personagem com esta afiliação "
        "de seus recursos em sua mão."
    )
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, one := character("Um", affiliations=("Novos",)), other := character("Outro"))
    cards = [scene.card(kind, 0, RESOURCES) for kind in (one, other)]
    used(scene, actor)
    assert [scene.where(card) for card in cards] == ["hand", "resources"]


@pytest.mark.parametrize(
    "condition", ["você controlar um personagem com {MA}", "um personagem que você controla tiver {MA}"]
)
def test_of_several_that_a_condition_speaks_of_one_is_meant(condition: str) -> None:
    sentence = f"Se {condition}, incapacite-o em {{1}}. Aquele personagem ganha Escudo +1 até o final do turno."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, mage := character("Mago", powers=("MA",)))
    mages = [scene.base(mage, seat) for seat in (0, 0, 1)]
    base = scene.base(actor)
    scene.do_use(0, base, base)
    assert {option[1] for option in scene.options("choose")} == set(mages[:2])
    scene.choose(mages[1])
    assert [scene.stage(each) for each in mages] == [1, 0, 1]
    assert [scene.shield(each) for each in mages] == [0, 1, 0]


def test_the_first_and_the_second_of_those_that_were_chosen() -> None:
    sentence = (
        "Escolha dois suportes. Carregue um card de seus recursos no primeiro suporte. "
        "Até o final do turno, o segundo suporte ganha Escudo +2."
    )
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, thing := support("Coisa", 3))
    things = [scene.base(thing) for _ in range(3)]
    scene.cards(0, RESOURCES, 1)
    base = scene.base(actor)
    scene.do_use(0, base, base)
    scene.choose(things[2], things[0])
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert [scene.energy(each) for each in things] == [3, 3, 4]
    assert [scene.shield(each) for each in things] == [2, 0, 0]
    with pytest.raises(CardTextError):
        read("Escolha um suporte. O primeiro suporte ganha Escudo +1 até o final do turno.", t.ACTION)


@pytest.mark.parametrize("heroes", ["um ou mais personagens com {MA}", "personagens com {MA}"])
def test_of_several_that_a_condition_speaks_of_all_are_meant(heroes: str) -> None:
    sentence = f"Se você controlar {heroes}, incapacite-os em {{1}}."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, mage := character("Mago", powers=("MA",)))
    mages = [scene.base(mage, seat) for seat in (0, 0, 1)]
    used(scene, actor)
    assert [scene.stage(each) for each in mages] == [0, 0, 1]


def test_what_is_said_on_in_a_condition_is_said_of_the_same_one() -> None:
    sentence = "Se o alvo tiver {VO} e estiver no estágio {2}, compre um card."
    read(sentence, t.ACTION)
    actor = acting(f"Descarregue um card do alvo. {sentence}")
    for stage, cards in ((2, 1), (0, 0)):
        scene = Scene(actor, foe := character("Rival", powers=("VO",)))
        rival = scene.base(foe, 1, stage=stage)
        scene.cards(0, DECK, 2)
        used(scene, actor, rival)
        assert scene.count(0, HAND) == cards
    sentence = "Se o alvo tiver {VO} e estiver carregando três ou mais cards, compre um card."
    read(sentence, t.ACTION)


def test_one_card_of_each_of_up_to_so_many() -> None:
    sentence = "Descarregue um card de suporte de cada um de até dois personagens com {VO}."
    read(sentence, t.ACTION)
    actor = acting(sentence)
    scene = Scene(actor, foe := character("Rival", powers=("VO",)), thing := support("Coisa"))
    foes = [scene.base(foe, 1, loads=[thing, None, None]) for _ in range(3)]
    base = scene.base(actor)
    scene.do_use(0, base, base)
    scene.choose(foes[0], foes[2])
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options("choose")[0])
    assert [scene.energy(each) for each in (*foes, base)] == [2, 3, 2, 3]
    assert all(scene.table.kind(card).name == "Carga" for card in scene.table.loads_of(foes[0]))


def test_your_other_characters() -> None:
    sentence = "Seus outros personagens com menos Energia que este personagem ganham Escudo +1."
    read(sentence)
    leader = printed("Líder", initial_energy=3, text=sentence)
    scene = Scene(leader, small := character("Pequeno", 2), big := character("Grande", 4))
    bases = [scene.base(kind, seat) for kind, seat in ((leader, 0), (small, 0), (big, 0), (small, 1))]
    assert [scene.shield(each) for each in bases] == [0, 1, 0, 0]
