"""Moments that an action brings about, or an effect that is told first: by whom a character is turned."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table.areas import DECK
from tests.games.battle_scenes.saying import acting, read
from tests.games.battle_scenes.stage import Scene, printed

SLOWED = (
    "Quando este personagem for incapacitado por uma ação de um personagem controlado por um oponente, compre um card."
)


@pytest.mark.parametrize(
    ("seat", "text", "drawn"),
    [
        (1, "Incapacite o alvo em {1}.", 1),
        (1, "Capacite o alvo em {1}.", 0),
        (0, "Incapacite o alvo em {1}.", 0),
    ],
)
def test_a_character_is_exhausted_by_an_action(seat: int, text: str, drawn: int) -> None:
    read(SLOWED)
    scene = Scene(slow := printed("Lento", text=SLOWED), actor := acting(text, action_types=["unforeseen"]))
    base, other = scene.base(slow), scene.base(actor, seat)
    scene.cards(0, DECK, 3)
    scene.table.active = seat
    scene.do_use(seat, other, other)
    while scene.asked()[1] != "ask-fight":
        scene.play(("choose", base) if ("choose", base) in scene.options() else scene.options()[0])
    assert 3 - scene.count(0, DECK) == drawn


def test_what_no_action_does_is_not_done_by_one() -> None:
    """A permanent text of the same card exhausts as well, and is no action."""
    text = "Quando este cenário entrar em cena, incapacite um personagem em {1}."
    scene = Scene(slow := printed("Lento", text=SLOWED), law := printed("Lei", "scenario", text=text))
    base = scene.base(slow)
    scene.cards(0, DECK, 3)
    place = scene.base(law, 1)
    scene.table.tell("enter", "4.4.1.A-1", 1, place, (place,), (-1,))
    scene.settle()
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert (scene.stage(base), scene.count(0, DECK)) == (0, 3)


@pytest.mark.parametrize(
    ("told", "plainly"),
    [
        (
            "Toda vez que um efeito de um oponente incapacitar um personagem que você controla, compre um card.",
            "Quando um personagem que você controla for incapacitado por um efeito de um oponente, compre um card.",
        ),
        (
            "Toda vez que um efeito de um oponente capacitar um personagem em {1} ou {2}, compre um card.",
            "Toda vez que um personagem for capacitado por um efeito de um oponente, compre um card.",
        ),
        (
            "Quando um efeito que você controla descarregar um ou mais cards de um suporte, compre um card.",
            "Quando um ou mais cards forem descarregados de um suporte por um efeito que você controla, "
            "compre um card.",
        ),
    ],
)
def test_what_an_effect_does_is_done_by_it(told: str, plainly: str) -> None:
    (one,), (other,) = read(told), read(plainly)
    assert repr(one).replace("slot=0", "").replace("slot=1", "") == repr(other).replace("slot=0", "").replace(
        "slot=1", ""
    )


def test_actions_of_a_name_that_was_used_this_turn() -> None:
    """The name of an action that was used, whoever used it; of another name it may be used."""
    text = "Os personagens não podem usar ações com o mesmo nome que ações usadas neste turno."
    read(text)
    one, other = (
        printed(name, action=name, action_cost="0", action_text="Compre um card.") for name in ("Salto", "Giro")
    )
    scene = Scene(law := printed("Lei", "scenario", text=text), one, other)
    scene.base(law)
    scene.cards(0, DECK, 3)
    first, second, third = scene.base(one), scene.base(one), scene.base(other)
    assert all(refusal(scene.table, 0, base, base) is None for base in (first, second, third))
    scene.do_use(0, first, first)
    assert refusal(scene.table, 0, second, second) is not None
    assert refusal(scene.table, 0, third, third) is None
