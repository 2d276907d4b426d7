"""8.B: what texts forbid players and characters, next to what they leave free."""

from __future__ import annotations

import pytest

from ludoteca.core.modifiers import denial
from ludoteca.games.battle_scenes.play.entering import entry
from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.deck import draw
from ludoteca.games.battle_scenes.table.kinds import Kind
from ludoteca.games.battle_scenes.text.terms import Draw
from tests.games.battle_scenes.stage import Scene, action, character, printed, scenario


def ground(text: str) -> Kind:
    return printed("Terreno", "scenario", text=text)


@pytest.mark.parametrize(
    ("text", "by_rule", "by_effect"),
    [
        ("Os jogadores não podem comprar cards.", 0, 0),
        ("Os oponentes não podem comprar cards.", 1, 1),
        ("Você não pode comprar cards.", 0, 0),
        ("Os jogadores não podem comprar cards por efeitos.", 1, 0),
        ("Os jogadores não podem comprar cards por um efeito de um oponente.", 1, 1),
        ("Os jogadores não podem comprar cards fora da Fase de Compra.", 1, 0),
    ],
)
def test_who_may_not_draw_does_not_and_has_not_lost(text: str, by_rule: int, by_effect: int) -> None:
    land = ground(text)
    scene = Scene(land, actor := printed("Ator", action_cost="0", action_text="Compre um card."))
    scene.base(land)
    user = scene.base(actor)
    scene.cards(0, DECK, 4)
    scene.table.phase = "draw"
    draw(scene.table, 0, 1, "6.2.B-2")
    assert scene.count(0, HAND) == by_rule
    scene.table.phase = "attack"
    scene.do_use(0, user, user)
    assert scene.count(0, HAND) == by_rule + by_effect
    assert scene.table.places is None


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("Cada jogador só pode usar uma ação por turno.", True, False),
        ("Você não pode usar mais de uma ação por turno.", True, False),
        ("Cada oponente só pode usar uma ação por turno.", True, True),
        ("Os jogadores não podem usar mais de duas ações por turno.", True, True),
        ("Os jogadores não podem usar mais de uma ação de {VO} por turno.", True, True),
        ("Nenhum jogador pode usar ações.", False, False),
    ],
)
def test_so_many_actions_in_a_turn_and_no_more(text: str, first: bool, second: bool) -> None:
    land = ground(text)
    scene = Scene(land, actor := character("Ator", action=action("Golpe", 0, Draw())))
    scene.base(land)
    one, two = scene.base(actor), scene.base(actor)
    scene.cards(0, DECK, 4)
    assert (refusal(scene.table, 0, one, one) is None) == first
    if first:
        scene.do_use(0, one, one)
    assert (refusal(scene.table, 0, two, two) is None) == second


def test_a_character_uses_so_many_actions_and_another_as_many() -> None:
    land = ground("Os personagens não podem usar mais de duas ações por turno.")
    scene = Scene(land, actor := character("Ator", action=action("Golpe", 0, Draw())))
    scene.base(land)
    one, two = scene.base(actor), scene.base(actor)
    scene.cards(0, DECK, 6)
    scene.table.write(one).extra = 5
    for left in (True, True, False):
        assert (refusal(scene.table, 0, one, one) is None) == left
        if left:
            scene.do_use(0, one, one)
    assert refusal(scene.table, 0, two, two) is None


@pytest.mark.parametrize(
    ("by", "seat", "stage"),
    [
        ("efeitos de um oponente", 1, 1),
        ("efeitos de um oponente", 0, 0),
        ("um efeito controlado por você", 0, 1),
        ("um efeito controlado por você", 1, 0),
        ("efeitos", 0, 1),
        ("efeitos", 1, 1),
    ],
)
def test_no_effect_of_somebody_exhausts_a_character(by: str, seat: int, stage: int) -> None:
    firm = printed(
        "Firme",
        text=f"Este personagem não pode ser incapacitado por {by}.",
        action_cost="1",
        action_text="Compre um card.",
    )
    scene = Scene(firm, foe := printed("Ator", action_cost="0", action_text="Incapacite o alvo em {1}."))
    base, user = scene.base(firm), scene.base(foe, seat)
    scene.cards(0, DECK, 2)
    scene.table.active = seat
    scene.do_use(seat, user, user)
    if scene.options("choose"):
        scene.choose(base)
    assert scene.stage(base) == stage
    scene.table.active = 0
    if stage:
        scene.do_use(0, base, base)
        assert scene.stage(base) == 0, "its own cost is no effect"


def test_no_effect_readies_it_and_its_player_does() -> None:
    land = ground("Os personagens não podem ser capacitados por efeitos.")
    scene = Scene(land, healer := printed("Ator", action_cost="0", action_text="Capacite o alvo em {1}."))
    scene.base(land)
    user = scene.base(healer)
    scene.do_use(0, user, user)
    assert scene.stage(user) == 1
    scene.card(None, 0, HAND)
    assert scene.prepare().options("ready")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Este cenário não pode ser substituído.", (True, True)),
        ("Este cenário não pode ser substituído por oponentes.", (False, True)),
        ("Este cenário só pode ser substituído por um cenário chamado Outro.", (False, False)),
        ("Este cenário só pode ser substituído por um cenário chamado Nenhum.", (True, True)),
    ],
)
def test_a_scenario_that_stays(text: str, kept: tuple[bool, bool]) -> None:
    for seat in (0, 1):
        scene = Scene(land := ground(text), other := scenario("Outro"))
        here = scene.base(land)
        card = scene.card(other, seat, RESOURCES)
        scene.do(entry(scene.table, card, seat))
        assert (scene.where(here) == "scene") == kept[seat]


def test_only_in_one_phase() -> None:
    bold = printed(
        "Ousado", text="Este personagem só pode usar ações durante a Fase de Combate.", action_cost="0",
        action_text="Compre um card.",
    )  # fmt: skip
    for phase, free in (("attack", True), ("preparation", False)):
        scene = Scene(bold, phase=phase)
        user = scene.base(bold)
        assert (denial(scene.table, "use", user, user) is None) == free


@pytest.mark.parametrize(("kind", "word"), [("character", "nocauteado"), ("support", "destruído")])
def test_what_carries_nothing_stays_as_long_as_it_can_not_fall(kind: str, word: str) -> None:
    noun = "personagem" if kind == "character" else "suporte"
    firm = printed("Firme", kind, text=f"Este {noun} não pode ser {word} enquanto você controlar um vilão.")
    scene = Scene(firm, villain := character("Vilão", alignments=("Vilão",)))
    base, other = scene.base(firm, loads=[None]), scene.base(villain, loads=[None])
    scene.damage(base, 1).settle()
    assert scene.where(base) == "scene"
    scene.damage(other, 1).settle()
    assert scene.where(base) != "scene", "nobody keeps it any more"


def test_who_can_not_be_knocked_out_is_not_surrendered() -> None:
    for text, offered in (("Este personagem não pode ser nocauteado.", False), ("", True)):
        scene = Scene(firm := printed("Firme", text=text))
        base = scene.base(firm, loads=[None])
        scene.prepare()
        assert (("surrender", base) in scene.options("surrender")) == offered


@pytest.mark.parametrize(
    ("text", "seat", "where"),
    [
        ("Este personagem não pode sair de cena por efeitos de um oponente.", 1, "scene"),
        ("Este personagem não pode sair de cena por efeitos de um oponente.", 0, "hand"),
        ("Este personagem não pode sair de cena por ações de {TC}.", 1, "scene"),
        ("Este personagem não pode sair de cena por ações de {VO}.", 1, "hand"),
    ],
)
def test_no_effect_of_somebody_sends_it_away(text: str, seat: int, where: str) -> None:
    scene = Scene(
        firm := printed("Firme", text=text),
        thief := printed(
            "Ladrão", action_cost="0", powers=["Telecinesia"], action_power="Telecinesia",
            action_text="Coloque o personagem alvo na mão de seu dono.",
        ),
    )  # fmt: skip
    base, user = scene.base(firm), scene.base(thief, seat)
    scene.table.active = seat
    scene.do_use(seat, user, user)
    if scene.options("choose"):
        scene.choose(base)
    assert scene.where(base) == where


@pytest.mark.parametrize(
    ("text", "seat", "energy"),
    [
        ("Cards não podem ser descarregados deste personagem por efeitos de um oponente.", 1, 3),
        ("Cards não podem ser descarregados deste personagem por efeitos de um oponente.", 0, 2),
        ("Cards não podem ser descarregados deste personagem por ações de {TC}.", 1, 3),
        ("Cards não podem ser descarregados deste personagem por ações de {VO}.", 1, 2),
    ],
)
def test_no_effect_of_somebody_unloads_it_and_damage_does(text: str, seat: int, energy: int) -> None:
    scene = Scene(
        firm := printed("Firme", text=text),
        thief := printed(
            "Ladrão", action_cost="0", powers=["Telecinesia"], action_power="Telecinesia",
            action_text="Descarregue um card do alvo.",
        ),
    )  # fmt: skip
    base, user = scene.base(firm, loads=[None] * 3), scene.base(thief, seat)
    scene.table.active = seat
    scene.do_use(seat, user, user)
    while scene.options("choose"):
        scene.choose(base if ("choose", base) in scene.options("choose") else scene.options("choose")[0][1])
    assert scene.energy(base) == energy
    scene.damage(base, 1, True, user, seat)
    assert scene.energy(base) == energy - 1


@pytest.mark.parametrize(("power", "drawn"), [("{TC}", 1), ("{VO}", 0)])
def test_an_action_that_nothing_cancels(power: str, drawn: int) -> None:
    scene = Scene(
        land := ground(f"As ações de {power} não podem ser anuladas."),
        actor := printed(
            "Ator", action_cost="0", powers=["Telecinesia"], action_power="Telecinesia", action_text="Compre um card."
        ),
        foe := printed("Rival", text="Quando um oponente usar uma ação, aquela ação não tem efeito."),
    )
    scene.base(land)
    user = scene.base(actor)
    scene.base(foe, 1)
    scene.cards(0, DECK, 2)
    scene.do_use(0, user, user)
    assert scene.count(0, HAND) == drawn
