"""More ways to say a thing, each played: alternatives that a condition decides, what is done for a price, what is left
of who was knocked out."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.play.usable import refusal as refusal_to_use
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from tests.games.battle_scenes.saying import acting, striker, used
from tests.games.battle_scenes.stage import Scene, character, printed, support


def test_of_what_is_stated_the_condition_decides() -> None:
    words = "Este personagem ganha Escudo +1 ou ganha Escudo +2, caso se chame Manto."
    for name, shield in (("Manto", 2), ("Adaga", 1)):
        scene = Scene(kind := printed(name, text=words))
        assert scene.shield(scene.base(kind)) == shield
    with pytest.raises(CardTextError):
        printed("Manto", text="Este personagem ganha Escudo +1 ou ganha {VO}.")


def test_by_up_to_two_is_by_one_by_two_or_not_at_all() -> None:
    scene = Scene(kind := acting("Capacite em até {2} este personagem."))
    base = scene.base(kind, stage=0)
    scene.do_use(0, base, base)
    scene.play(("accept",))
    assert len(scene.options()) == 2
    idle = Scene(kind)
    base = idle.base(kind, stage=0)
    idle.do_use(0, base, base)
    idle.play(("decline",))
    assert idle.stage(base) == 0


def test_who_was_knocked_out_deals_damage() -> None:
    bomb = printed(
        "Bomba", text="Quando este personagem for nocauteado, ele causa 2 pontos de dano em cada personagem."
    )
    scene = Scene(bomb, foe := character("Rival", 5))
    base, other = scene.base(bomb), scene.base(foe, 1)
    scene.damage(base, 9).settle()
    assert scene.energy(other) == 3


def test_damage_dealt_to_somebody_becomes_penetrating() -> None:
    law = support("Lei", 2)
    told = printed("Lei", "support", text="Todo o dano causado a personagens com a afiliação Liga é penetrante.")
    foe = character("Rival", 5, shield=9, affiliations=("Liga",))
    for kind, left in ((law, 5), (told, 3)):
        scene = Scene(kind, foe, actor := striker(2))
        scene.base(kind)
        target = scene.base(foe, 1)
        used(scene, actor, target)
        assert scene.energy(target) == left


def test_damage_received_is_less_by_one() -> None:
    for words, left in (
        ("Este personagem recebe 1 ponto de dano a menos.", 4),
        ("Reduza em 1 todo o dano que este personagem receber.", 4),
        ("Este personagem recebe 1 ponto de dano a mais.", 2),
    ):
        scene = Scene(kind := printed("Muro", text=words, initial_energy=5))
        base = scene.base(kind)
        scene.damage(base, 2)
        assert scene.energy(base) == left


def test_all_of_the_listed_conditions_must_hold() -> None:
    words = "Se você controlar um herói, um vilão e um suporte, este personagem ganha Escudo +1."
    kind = printed("Chefe", text=words, alignments=["Herói"])
    villain, thing = character("Vil", alignments=("Vilão",)), support("Coisa")
    for others, shield in (((villain, thing), 1), ((villain,), 0), ((thing,), 0)):
        scene = Scene(kind, villain, thing)
        base = scene.base(kind)
        for other in others:
            scene.base(other)
        assert scene.shield(base) == shield


def test_two_actions_a_turn_are_one_more_than_others_use() -> None:
    twice = printed("Veloz", text="Este personagem pode usar duas ações por turno.", action_cost="0",
                    action_text="Compre um card.")  # fmt: skip
    scene = Scene(twice)
    scene.cards(0, DECK, 5)
    base = scene.base(twice)
    scene.do_use(0, base, base)
    assert scene.count(0, HAND) == 1
    found = refusal_to_use(scene.table, 0, base, base)
    assert found is None or found.rule != "4.6.2.C"


def test_what_is_done_for_something_is_done_first() -> None:
    words = "Durante sua Fase de Preparação, uma vez por turno, você pode incapacitar este personagem em {1} para "
    scene = Scene(kind := printed("Sábio", text=words + "comprar um card."), phase="preparation")
    scene.cards(0, DECK, 3)
    base = scene.base(kind)
    scene.prepare()
    scene.play(scene.options("activate")[0])
    while ("accept",) in scene.options():
        scene.play(("accept",))
    assert (scene.stage(base), scene.count(0, HAND)) == (0, 1)


def test_the_action_itself_exhausts_its_target() -> None:
    scene = Scene(
        kind := acting("Golpe causa 1 ponto de dano no alvo e incapacita-o em {1}."), foe := character("Rival", 5)
    )
    target = scene.base(foe, 1, stage=2)
    used(scene, kind, target)
    assert (scene.energy(target), scene.stage(target)) == (4, 1)
