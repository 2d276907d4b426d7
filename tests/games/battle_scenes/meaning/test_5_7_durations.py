"""Durations and moments that lie in a later turn, or in any phase of this one."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, character, printed

HERO = character("Recruta", 2)


def until_turn(scene: Scene, turn: int) -> None:
    """Go on, doing nothing, until the Preparation Phase of a turn."""
    if scene.table.turn == 3:
        scene.play_turn("end_combat")
    while scene.table.turn < turn or scene.table.phase != "preparation":
        offered = scene.options()
        scene.play(("done",) if ("done",) in offered else offered[0])


def ward(text: str) -> tuple[Scene, int]:
    """Player 0 has used an action in turn 3 that says this; both players have a character and a deck."""
    scene = Scene(kind := acting(text), foe := character("Rival", 3, 1), HERO)
    for seat in (0, 1):
        scene.cards(seat, DECK, 20)
    rival = scene.base(foe, 1)
    base = used(scene, kind)
    for option in [each for each in scene.options("choose") if each[1] == rival]:
        scene.play(option)
    assert base
    return scene, rival


@pytest.mark.parametrize(
    ("words", "shields"),
    [
        ("até o final do turno", (1, 1, 1)),
        ("até o início do próximo turno de um oponente", (1, 1, 1)),
        ("até o final do próximo turno", (3, 1, 1)),
        ("até o fim da próxima Fase de Compra do oponente alvo", (1, 1, 1)),
        ("até o início da próxima Fase de Ajuste", (3, 1, 1)),
        ("até o começo do seu próximo turno", (3, 1, 1)),
        ("até o final da sua próxima Fase de Preparação", (3, 3, 1)),
        ("até o término de seu próximo turno", (3, 3, 1)),
    ],
)
def test_a_duration_ends_with_that_turn_or_phase(words: str, shields: tuple[int, ...]) -> None:
    text = f"Cada personagem controlado por um oponente ganha Escudo +2 {words}."
    scene, rival = ward(f"O oponente alvo compra um card. {text}" if "alvo" in words else text)
    assert scene.shield(rival) == 3
    for turn, shield in zip((4, 5, 6), shields, strict=True):
        until_turn(scene, turn)
        assert scene.shield(rival) == shield, turn


def test_a_duration_is_that_of_the_controller_of_the_target() -> None:
    text = "O personagem alvo não pode usar ações até o final do próximo turno de seu controlador."
    (line,) = read(text, t.ACTION)
    assert line.clauses[0].until == f"end/turn/{t.CONTROLLER}"  # type: ignore[attr-defined]
    scene, rival = ward(text)
    until_turn(scene, 4)
    assert scene.table.modifiers.get("use")
    until_turn(scene, 5)
    assert not scene.table.modifiers.get("use")
    assert rival


def test_in_the_next_phase_and_not_before() -> None:
    text = "Em sua próxima Fase de Preparação, o personagem alvo não será capacitado."
    read(text, t.ACTION)
    scene, rival = ward(text)
    scene.cards(1, HAND, 1)
    assert "be-readied" not in scene.table.modifiers
    until_turn(scene, 4)
    assert not [option for option in scene.options("ready") if option[2] == rival]
    until_turn(scene, 6)
    assert [option for option in scene.options("ready") if option[2] == rival]


def test_what_a_player_may_not_do_in_his_next_turn() -> None:
    text = "O oponente alvo não pode colocar personagens em cena em seu próximo turno."
    read(text, t.ACTION)
    scene, _ = ward(text)
    hero = scene.card(HERO, 1, HAND)
    scene.cards(1, RESOURCES, 3)
    for turn, enters in ((4, False), (6, True)):
        until_turn(scene, turn)
        assert any(option[1] == hero for option in scene.options("enter")) is enters


@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("No início de seu próximo turno", (0, 1, 1)),
        ("No final do próximo turno de um oponente", (0, 1, 1)),
        ("No começo da próxima Fase de Compra", (1, 1, 1)),
        ("Ao final de seu próximo turno", (0, 0, 1)),
    ],
)
def test_what_happens_in_a_later_turn_happens_once(words: str, drawn: tuple[int, ...]) -> None:
    text = f"Cause 1 ponto de dano no alvo. {words}, compre um card."
    read(text, t.ACTION)
    scene, _ = ward(text)
    others = 0
    for turn, extra in zip((4, 5, 6), drawn, strict=True):
        until_turn(scene, turn)
        others += 2 if turn == 5 else 0
        assert scene.count(0, HAND) == others + extra, turn


def test_what_lasts_has_begun_at_some_moment() -> None:
    """A permanent text that only says until when would be in force for ever."""
    for text in (
        "Os suportes que você controla ganham Escudo +1 até o fim do turno.",
        "Até o final do turno, seus oponentes não podem usar ações.",
    ):
        with pytest.raises(CardTextError):
            printed("Breve", text=text)


def test_next_needs_something_before_it() -> None:
    for text in (
        "No início de seu próximo turno, compre um card.",
        "Este personagem ganha {VO} até o final de seu próximo turno.",
    ):
        with pytest.raises(CardTextError):
            printed("Cedo", text=text)
    for text in (
        "Este personagem pode usar mais uma ação até o final de seu próximo turno.",
        "A próxima ação que este personagem usar causa +1 ponto de dano em seus alvos até o fim do próximo turno.",
        "Compre um card em seu próximo turno.",
    ):
        with pytest.raises(CardTextError):
            acting(text)
