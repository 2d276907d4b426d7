"""Ways to say a thing that a list of cards may have, each played."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.play.entering import entry
from ludoteca.games.battle_scenes.play.moment_of_use import types_of
from ludoteca.games.battle_scenes.play.usable import refusal as refusal_to_use
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.deck import draw
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.terms import Draw
from tests.games.battle_scenes.saying import acting, read, striker, used
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, printed, support

# -- who and what is spoken of ------------------------------------------------------------------


def test_what_the_target_is_said_to_be_is_the_target() -> None:
    ram = acting("Cause 1 ponto de dano no alvo. Se o alvo for um suporte, cause 4 pontos de dano nele.")
    for kind, left in ((support("Muro", 9), 4), (character("Rival", 9), 8)):
        scene = Scene(ram, kind)
        foe = scene.base(kind, 1)
        used(scene, ram, foe)
        assert scene.energy(foe) == left
    hush = acting(
        "Descarregue um card do alvo. Se o alvo for um personagem, ele não pode usar ações até o final do turno."
    )
    scene = Scene(hush, foe_kind := striker())
    foe = scene.base(foe_kind, 1)
    used(scene, hush, foe)
    scene.table.active = 1
    found = refusal_to_use(scene.table, 1, foe, foe)
    assert found is not None
    assert found.rule == "4.6.2.D"


def test_damage_to_him_is_not_to_who_deals_it() -> None:
    guard = printed(
        "Guarda", text="Toda vez que um personagem controlado por um oponente entrar em cena, este personagem causa 1 "
        "ponto de dano nele.",
    )  # fmt: skip
    scene = Scene(guard, foe := character("Rival", 2), phase="preparation")
    base = scene.base(guard)
    card = scene.card(foe, 1, HAND)
    scene.cards(1, RESOURCES, 2)
    scene.table.active = 1
    scene.do(entry(scene.table, card, 1))
    assert (scene.energy(base), scene.energy(card)) == (3, 1)
    with pytest.raises(CardTextError):
        acting("Este personagem causa 1 ponto de dano nele.")


def test_a_card_that_was_revealed_is_meant_by_him() -> None:
    scout = acting("Revele o card do topo de seu deck. Se ele for um card de personagem, coloque-o em sua mão.")
    for kind, where in ((character("Herói"), "hand"), (support("Coisa"), "deck")):
        scene = Scene(scout, kind)
        card = scene.card(kind, 0, DECK)
        used(scene, scout)
        assert scene.where(card) == where


def test_a_card_is_chosen_among_those_looked_at() -> None:
    spy = acting("Olhe a mão do oponente alvo e escolha um card. Aquele jogador descarta o card escolhido.")
    scene = Scene(spy, one := ability_card("Um"), other := ability_card("Outro"))
    cards = [scene.card(kind, 1, HAND) for kind in (one, other)]
    scene.card(one, 0, HAND)
    base = scene.base(spy)
    scene.do_use(0, base, base)
    assert {option[1] for option in scene.options("choose")} == set(cards)
    scene.choose(cards[1])
    assert [scene.where(card) for card in cards] == ["hand", "resources"]
    with pytest.raises(CardTextError):
        acting("Escolha um card. Compre um card.")


def test_another_player_discards_what_the_text_says() -> None:
    for words, left in (
        ("descarta um card de personagem", ["hand", "resources", "hand"]),
        ("descarta todos os cards de personagem", ["hand", "resources", "resources"]),
    ):
        thief = acting(f"O oponente alvo {words}.")
        scene = Scene(thief, plain := ability_card("Um"), hero := character("Herói"))
        cards = [scene.card(kind, 1, HAND) for kind in (plain, hero, hero)]
        used(scene, thief)
        if scene.asked()[1] == "ask-discard":
            assert cards[0] not in [option[1] for option in scene.options()]
            scene.choose(cards[1])
        assert sorted(map(scene.where, cards)) == sorted(left)
        assert scene.where(cards[0]) == "hand"


def test_an_opponent_draws_outside_his_own_draw_phase() -> None:
    (line,) = read("Quando um oponente comprar um card fora de sua Fase de Compra, compre um card.")
    assert isinstance(line.trigger, t.When)
    assert line.trigger.during == f"not draw/{t.THAT_PLAYER}"
    envy = printed("Inveja", text="Quando um oponente comprar um card fora de sua Fase de Compra, compre um card.")
    for phase, drawn in (("attack", 1), ("draw", 0)):
        scene = Scene(envy, foe := character("Rival", action=action("Compra", 0, Draw())))
        scene.base(envy)
        for seat in (0, 1):
            scene.cards(seat, DECK, 2)
        rival = scene.base(foe, 1)
        scene.table.active = 1
        scene.table.phase = phase
        if phase == "attack":
            scene.do_use(1, rival, rival)
        else:
            draw(scene.table, 1, 1, "6.2.B-1")
            scene.settle()
        assert scene.count(0, HAND) == drawn


def test_his_characters_are_those_that_he_controls() -> None:
    for words in ("de um oponente", "do oponente", "de seu oponente"):
        (line,) = read(f"Os personagens {words} ganham Escudo -1.")
        assert t.Controlled("opponent") in line.clauses[0].effect.what.filters  # type: ignore[attr-defined]
    wave = acting("Incapacite cada personagem do oponente alvo em {1}.")
    scene = Scene(wave, foe := character("Rival"))
    friend, rival = scene.base(foe), scene.base(foe, 1)
    used(scene, wave)
    assert (scene.stage(friend), scene.stage(rival)) == (1, 0)


# -- conditions -----------------------------------------------------------------------------


def test_how_many_there_are() -> None:
    cases = {
        "você controlar exatamente dois personagens": {1: False, 2: True, 3: False},
        "você controlar pelo menos dois personagens": {1: False, 2: True, 3: True},
        "você controlar dois ou menos personagens": {1: True, 2: True, 3: False},
        "você não controlar dois ou mais personagens": {1: True, 2: False, 3: False},
    }
    for words, expected in cases.items():
        text = f"Enquanto {words}, este personagem ganha Escudo +1."
        read(text)
        proud = printed("Orgulho", text=text)
        for count, holds in expected.items():
            scene = Scene(proud, other := character("Outro"))
            base = scene.base(proud)
            for _ in range(count - 1):
                scene.base(other)
            assert scene.shield(base) == holds, (words, count)


def test_what_a_player_has_in_hand() -> None:
    cases = {
        "você tiver dois ou mais cards em sua mão": {0: False, 2: True},
        "você não tiver cards em sua mão": {0: True, 2: False},
        "um oponente tiver três ou mais cards na mão": {0: True, 2: True},
    }
    for words, expected in cases.items():
        text = f"Enquanto {words}, este personagem ganha Escudo +1."
        read(text)
        for count, holds in expected.items():
            scene = Scene(clerk := printed("Escriba", text=text))
            scene.cards(0, HAND, count)
            scene.cards(1, HAND, 3)
            assert scene.shield(scene.base(clerk)) == holds, (words, count)


def test_more_characters_than_an_opponent() -> None:
    text = "Enquanto você controlar mais personagens que um oponente, este personagem ganha Escudo +1."
    read(text)
    for theirs, holds in ((0, True), (1, False), (2, False)):
        scene = Scene(chief := printed("Chefe", text=text), foe := character("Rival"))
        for _ in range(theirs):
            scene.base(foe, 1)
        assert scene.shield(scene.base(chief)) == holds


def test_otherwise_is_where_the_condition_does_not_hold() -> None:
    for words in ("Se não", "Caso contrário", "Senão"):
        text = f"Se você controlar dois ou mais personagens, compre dois cards. {words}, compre um card."
        read(text, t.ACTION)
        for others, drawn in ((0, 1), (1, 2)):
            scene = Scene(reader := acting(text), other := character("Outro"))
            for _ in range(others):
                scene.base(other)
            scene.cards(0, DECK, 3)
            used(scene, reader)
            assert scene.count(0, HAND) == drawn


def test_a_condition_and_a_phase() -> None:
    tool = printed(
        "Ferramenta", "ability",
        text="Se este card estiver em seus recursos durante sua Fase de Preparação, você pode carregá-lo em um suporte "
        "que você controla.",
    )  # fmt: skip
    scene = Scene(tool, house := support("Casa"))
    base, card = scene.base(house), scene.card(tool, 0, RESOURCES)
    scene.prepare()
    scene.play(scene.options("activate")[0])
    assert card in scene.table.loads_of(base)


def test_while_it_stands_so() -> None:
    for words in ("estiver no estágio {2}", "estiver carregando um card de suporte"):
        text = f"Este personagem ganha Escudo +1 enquanto {words}."
        read(text)
        scene = Scene(hero := printed("Herói", text=text), thing := support("Coisa"))
        strong, weak = scene.base(hero, loads=[thing], stage=2), scene.base(hero, loads=1, stage=1)
        assert (scene.shield(strong), scene.shield(weak)) == (1, 0)


def test_the_action_of_this_card_is_not_that_of_its_bearer() -> None:
    swarm = printed(
        "Enxame", "support", action="Ferroada", action_cost="1", action_text="Cause 1 ponto de dano no alvo.",
        text="Personagens que você controla podem usar a ação Ferroada deste card.",
    )  # fmt: skip
    scene = Scene(swarm, hero := character("Herói"))
    nest, base = scene.base(swarm), scene.base(hero)
    assert refusal_to_use(scene.table, 0, base, nest) is None
    trick = printed(
        "Truque", "ability", action="Lance", action_cost="1", action_text="Cause 1 ponto de dano no alvo.",
        text="Se este personagem tiver {GE}, a ação Lance deste card é uma ação imprevista.",
    )  # fmt: skip
    for powers, types in ((("GE",), ["unforeseen"]), ((), [])):
        scene = Scene(trick, user := character("Herói", powers=powers))
        base = scene.base(user, loads=[trick])
        assert types_of(scene.table, base, scene.table.loads_of(base)[0]) == types
