"""What is done where something else is not: "caso contrário", "ao invés disso"."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.table.characteristics import has_power
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, character, printed, support


def drawn(text: str, held: int) -> int:
    """How many cards a player with so many in hand draws by an action."""
    scene = Scene(reader := acting(text))
    scene.cards(0, HAND, held)
    scene.cards(0, DECK, 9)
    used(scene, reader)
    return scene.count(0, HAND) - held


def test_otherwise_is_not_done_because_the_first_thing_changed_the_condition() -> None:
    text = "Se você não tiver cards na mão, compre três cards. Caso contrário, compre um card."
    read(text, t.ACTION)
    assert (drawn(text, 0), drawn(text, 2)) == (3, 1)


@pytest.mark.parametrize("words", ["ao invés disso", "em vez disso"])
def test_one_thing_instead_of_the_other(words: str) -> None:
    text = f"Compre um card. Se você não tiver cards na mão, compre quatro cards {words}."
    read(text, t.ACTION)
    assert (drawn(text, 0), drawn(text, 1)) == (4, 1)


def test_more_damage_instead() -> None:
    text = "Cause 1 ponto de dano no alvo. Se o alvo tiver {VO}, cause 3 pontos de dano no alvo ao invés disso."
    read(text, t.ACTION)
    for powers, left in ((("VO",), 2), ((), 4)):
        scene = Scene(hunter := acting(text), prey := character("Presa", 5, powers=powers, alignments=("Vilão",)))
        rival = scene.base(prey, 1)
        base = scene.base(hunter)
        scene.do_use(0, base, base).choose(rival)
        assert scene.energy(rival) == left


def test_the_target_may_be_spoken_of_before_it_is_told() -> None:
    text = "Incapacite o vilão alvo em {1}. Se ele tiver {AG}, incapacite-o em {2} ao invés disso."
    read(text, t.ACTION)
    for powers, stage in ((("AG",), 0), ((), 1)):
        scene = Scene(hunter := acting(text), prey := character("Presa", 5, powers=powers, alignments=("Vilão",)))
        rival = scene.base(prey, 1, stage=2)
        base = scene.base(hunter)
        scene.do_use(0, base, base)
        assert scene.stage(rival) == stage


def test_the_moment_is_of_both() -> None:
    text = (
        "Quando um vilão for nocauteado, compre um card. Se você controlar um suporte, compre dois cards ao invés "
        "disso."
    )
    (line,) = read(text)
    assert line.trigger is not None and [step.otherwise for step in line.clauses] == [-1, 0]


def test_if_it_is_not_done() -> None:
    text = "Você pode descartar um card. Se o fizer, compre dois cards. Caso contrário, descarregue este personagem."
    (line,) = read(text, t.ACTION)
    assert [(step.gate, step.gate_done) for step in line.clauses] == [(-1, True), (0, True), (0, False)]


def test_a_statement_holds_while_the_condition_does_not() -> None:
    text = "Se você controlar um suporte, este personagem ganha Escudo +2. Caso contrário, este personagem ganha {VO}."
    read(text)
    for built, shield in ((True, 2), (False, 0)):
        scene = Scene(hero := printed("Herói", text=text), house := support("Casa"))
        if built:
            scene.base(house)
        base = scene.base(hero)
        assert (scene.shield(base), has_power(scene.table, base, "VO")) == (shield, not built)


@pytest.mark.parametrize(
    "text",
    [
        "Descarregue um card de um suporte. Se ele tiver Escudo 0, descarregue dois cards dele ao invés disso.",
        "Descarregue um card de um personagem se ele tiver {VO}. Caso contrário, compre um card.",
        "Compre dois cards ao invés disso.",
        "Se você controlar um suporte, compre um card. Se houver um cenário em cena, compre dois cards em vez disso.",
    ],
)
def test_what_it_is_instead_of_must_be_clear(text: str) -> None:
    with pytest.raises(CardTextError):
        read(text, t.ACTION)
