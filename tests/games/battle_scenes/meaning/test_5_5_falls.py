"""5.5: what happens to a base card instead of being knocked out or destroyed."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.table.areas import RESOURCES
from tests.games.battle_scenes.stage import Scene, character, printed


@pytest.mark.parametrize(("kind", "word"), [("character", "nocauteado"), ("support", "destruído")])
def test_it_goes_elsewhere_and_its_cards_to_the_resources(kind: str, word: str) -> None:
    noun = "personagem" if kind == "character" else "suporte"
    back = printed("Volta", kind, text=f"Se este {noun} fosse {word}, coloque-o em sua mão ao invés disso.")
    scene = Scene(back, other := character("Outro"))
    base, plain = scene.base(back, loads=[None]), scene.base(other, loads=[None])
    for each in (base, plain):
        scene.damage(each, 1).settle()
    assert (scene.where(base), scene.where(plain)) == ("hand", "prizes")
    assert not scene.events("destroy") and len(scene.events("knock-out")) == 1
    assert scene.count(0, RESOURCES) == 2


def test_it_stays_if_it_carries_something_then() -> None:
    firm = printed(
        "Firme", text="Se este personagem fosse nocauteado, carregue um card de seus recursos nele ao invés disso."
    )
    scene = Scene(firm)
    base = scene.base(firm, loads=[None])
    scene.damage(base, 1).settle()
    assert (scene.where(base), scene.energy(base)) == ("scene", 1)


def test_it_falls_if_it_still_carries_nothing() -> None:
    vain = printed("Vão", text="Se este personagem fosse nocauteado, embaralhe o seu deck ao invés disso.")
    scene = Scene(vain)
    base = scene.base(vain, loads=[None])
    scene.damage(base, 1).settle()
    assert scene.where(base) == "prizes"


@pytest.mark.parametrize(("accepts", "where"), [(True, "hand"), (False, "prizes")])
def test_where_it_may_it_is_asked(accepts: bool, where: str) -> None:
    keeper = printed(
        "Guarda", text="Se um herói que você controla fosse nocauteado, você pode colocá-lo em sua mão ao invés disso."
    )
    scene = Scene(keeper, hero := character("Herói", alignments=("Herói",)), villain := character("Vilão"))
    scene.base(keeper)
    good, bad = scene.base(hero, loads=[None]), scene.base(villain, loads=[None])
    scene.damage(bad, 1).settle()
    assert scene.where(bad) == "prizes", "nobody was asked"
    scene.damage(good, 1).settle()
    scene.play(("accept",) if accepts else ("decline",))
    assert scene.where(good) == where


def test_only_while_it_is_an_opponents_turn() -> None:
    for active, where in ((0, "prizes"), (1, "hand")):
        back = printed(
            "Volta", text="Se este personagem fosse nocauteado durante o turno de um oponente, coloque-o em sua mão ao "
            "invés disso.",
        )  # fmt: skip
        scene = Scene(back)
        base = scene.base(back, loads=[None])
        scene.table.active = active
        scene.damage(base, 1).settle()
        assert scene.where(base) == where
