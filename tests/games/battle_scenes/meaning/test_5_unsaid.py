"""Words that leave something unsaid: one quality or another, "seus", a verb said once, "com o mesmo nome"."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import has_keyword
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import render
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, action, character, hits, printed, support


def test_one_quality_or_the_other() -> None:
    text = "Cause 1 ponto de dano em cada personagem com {VO} ou com a afiliação Corsários controlado por um oponente."
    read(text, t.ACTION)
    scene = Scene(
        gunner := acting(text),
        flyer := character("Gaivota", powers=("VO",)),
        pirate := character("Corsária", affiliations=("Corsários",)),
        both := character("Papagaio", powers=("VO",), affiliations=("Corsários",)),
        other := character("Grumete", powers=("SF",)),
    )
    struck = [scene.base(kind, 1) for kind in (flyer, pirate, both, other)]
    used(scene, gunner)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert [scene.energy(each) for each in struck] == [2, 2, 2, 3]


@pytest.mark.parametrize(
    "words",
    [
        "chamado Bússola ou com {GE}",
        "com {GE} e/ou com Predador",
        "com o alter ego Imediato ou chamado Bússola",
        "com Predador ou com uma afiliação em comum com este personagem",
    ],
)
def test_qualities_that_may_stand_for_each_other(words: str) -> None:
    read(f"Incapacite em {{1}} um personagem {words}.", t.ACTION)
    (line,) = read(f"Os personagens {words} ganham Escudo +1.")
    assert any(isinstance(each, t.Either) for each in line.clauses[0].effect.what.filters)


def test_the_first_quality_must_be_said() -> None:
    with pytest.raises(CardTextError):
        read("Incapacite em {1} um personagem ou com {VO}.", t.ACTION)


def test_your_characters_are_those_that_you_control() -> None:
    text = "Seus personagens com {AG} ganham Escudo +2."
    read(text)
    scene = Scene(chief := printed("Chefe", text=text), quick := character("Veloz", powers=("AG",)))
    scene.base(chief)
    assert [scene.shield(scene.base(quick, seat)) for seat in (0, 1)] == [2, 0]
    with pytest.raises(CardTextError):
        read("O oponente alvo compra um card. Incapacite um de seus personagens em {1}.", t.ACTION)


def test_a_verb_said_once_for_two_things() -> None:
    text = "Descarregue um card deste personagem e dois cards do personagem alvo."
    read(text, t.ACTION)
    scene = Scene(thrower := acting(text, initial_energy=4), foe := character("Rival", 5))
    rival = scene.base(foe, 1)
    base = scene.base(thrower)
    scene.do_use(0, base, base).choose(rival)
    while scene.asked()[1] == "ask-choose":
        scene.play(scene.options("choose")[0])
    assert (scene.energy(base), scene.energy(rival)) == (3, 3)


def test_cards_are_loaded_here_and_there() -> None:
    text = "Carregue um card neste personagem e dois cards em um suporte que você controla."
    read(text, t.ACTION)
    scene = Scene(porter := acting(text), house := support("Casa"))
    shed = scene.base(house)
    scene.cards(0, RESOURCES, 3)
    base = used(scene, porter)
    while scene.asked()[1] == "ask-choose":
        scene.play(scene.options("choose")[0])
    assert (scene.energy(base), scene.energy(shed)) == (4, 4)
    for wrong in ("Compre um card e dois suportes.", "Compre um card e um card em um suporte."):
        with pytest.raises(CardTextError):
            read(wrong, t.ACTION)


def test_the_same_name_as_what_was_spoken_of() -> None:
    text = (
        "Descarte um card de suporte. Procure em seu deck por um card de suporte com o mesmo nome e coloque-o em sua "
        "mão."
    )
    read(text, t.ACTION)
    scene = Scene(clerk := acting(text), tower := support("Torre"), well := support("Poço"))
    wanted, _ = scene.card(tower, 0, DECK), scene.card(well, 0, DECK)
    held = scene.card(tower, 0, HAND)
    used(scene, clerk)
    scene.choose(held)
    assert scene.options("choose") == [("choose", wanted)]


def test_the_phase_of_an_opponent_of_whoever_acts() -> None:
    text = (
        "Toda vez que um jogador usar uma ação de um personagem durante a Fase de Combate de um oponente, descarregue "
        "aquele personagem."
    )
    read(text)
    for active, there in ((0, True), (1, False)):
        shot = action("Tiro", 0, hits(1), types=("anticipation",))
        rocks, foe, hero = (
            printed("Pedras", "scenario", text=text),
            character("Rival", 9, action=shot),
            character("Alvo", 9),
        )
        scene = Scene(rocks, foe, hero)
        scene.base(rocks)
        scene.table.active = active
        scene.table.phase = "anticipation" if active else "attack"
        user, other = scene.base(foe), scene.base(hero, 1)
        scene.do_use(0, user, user).choose(other)
        assert scene.table.is_base(user) == there


@pytest.mark.parametrize(("words", "active"), [("o turno de um oponente", 1), ("seu turno", 0)])
def test_in_whose_turn_an_action_is_used(words: str, active: int) -> None:
    text = f"Se esta ação for usada durante {words}, compre um card."
    read(text, t.ACTION)
    for turn in (0, 1):
        scene = Scene(reader := acting(text, action_types=["anticipation"]))
        scene.cards(0, DECK, 1)
        base = scene.base(reader)
        scene.table.active = turn
        scene.table.phase = "anticipation" if turn else "attack"
        scene.do_use(0, base, base)
        assert scene.count(0, HAND) == (turn == active)


def test_what_goes_elsewhere_is_not_put_back_on_the_deck() -> None:
    text = (
        "Clarividência 2 - Coloque um card de suporte revelado nesta ação em seus recursos ao invés de colocá-lo no "
        "topo de seu deck devido à Clarividência."
    )
    (line,) = read(text, t.ACTION)
    assert [type(step.effect) for step in line.clauses] == [t.Put]


def test_actions_of_one_power_and_of_another() -> None:
    text = "O alvo não pode usar ações de {SF} nem de {AG} até o final do turno."
    read(text, t.ACTION)
    for power, rule_ in (("SF", "4.6.2.D"), ("AG", "4.6.2.D"), ("VO", None)):
        fist = character("Punho", powers=(power,), action=action("Soco", 0, hits(1), power=power))
        scene = Scene(guard := acting(text), fist)
        rival, base = scene.base(fist, 1), scene.base(guard)
        scene.do_use(0, base, base).choose(rival)
        scene.table.active = 1
        found = refusal(scene.table, 1, rival, rival)
        assert (None if found is None else found.rule) == rule_


def test_this_character_or_another() -> None:
    text = "Capacite em {1} este personagem ou outro personagem com {MA} que você controla."
    read(text, t.ACTION)
    scene = Scene(mage := acting(text), pupil := character("Aluna", powers=("MA",)), smith := character("Ferreiro"))
    helper, _ = scene.base(pupil), scene.base(smith)
    base = used(scene, mage)
    assert {option[1] for option in scene.options("choose")} == {base, helper}
    scene.choose(helper)
    assert (scene.stage(helper), scene.stage(base)) == (2, 1)


@pytest.mark.parametrize(("seat", "drawn"), [(0, 0), (1, 1)])
def test_a_card_unloaded_by_an_effect_of_an_opponent(seat: int, drawn: int) -> None:
    text = "Quando um card for descarregado deste personagem por um efeito controlado por um oponente, compre um card."
    read(text)
    scene = Scene(tree := printed("Árvore", text=text), thief := acting("Descarregue um card do personagem alvo."))
    base = scene.base(tree)
    scene.cards(0, DECK, 3)
    user = scene.base(thief, seat)
    scene.table.active = seat
    scene.do_use(seat, user, user).choose(base)
    while scene.asked()[1] == "ask-choose":
        scene.play(scene.options("choose")[0])
    assert scene.count(0, HAND) == drawn


def test_a_shield_and_a_keyword_are_gained() -> None:
    text = "Enquanto você controlar um suporte, este personagem ganha Escudo +1 e Reviver."
    read(text)
    for built in (True, False):
        scene = Scene(monk := printed("Monge", text=text), house := support("Casa"))
        if built:
            scene.base(house)
        base = scene.base(monk)
        assert (scene.shield(base), has_keyword(scene.table, base, "Reviver")) == (built, built)


@pytest.mark.parametrize(
    "text",
    [
        "Este personagem não pode usar ações a não ser que você controle um suporte.",
        "Ações chamadas Golpe não podem ser usadas por personagens sem {VO}.",
    ],
)
def test_who_may_not_use_an_action(text: str) -> None:
    read(text)
    for allowed, rule_ in ((False, "4.6.2.D"), (True, None)):
        powers = ["Voo"] if allowed else []
        boxer = printed("Boxeadora", text=text, powers=powers, action_text="Cause 1 ponto de dano no alvo.")
        scene = Scene(boxer, house := support("Casa"))
        if allowed:
            scene.base(house)
        base = scene.base(boxer)
        found = refusal(scene.table, 0, base, base)
        assert (None if found is None else found.rule) == rule_


def test_a_moment_after_its_condition() -> None:
    held, event = "se este card estiver em sua mão", "quando um suporte que você controla for destruído"
    then = "você pode colocar este card em cena."
    assert read(f"{held} {event}, {then}") == read(f"{event}, {held}, {then}")


def test_if_it_is_such_a_card() -> None:
    text = (
        "Revele o card do topo de seu deck. Se for um card de suporte, coloque-o em sua mão. Senão, descarte um card."
    )
    read(text, t.ACTION)
    for right, held in ((True, 2), (False, 0)):
        scene = Scene(seer := acting(text), tower := support("Torre"), foe := character("Rival"))
        scene.cards(0, HAND, 1)
        scene.card(tower if right else foe, 0, DECK)
        used(scene, seer)
        assert scene.count(0, HAND) == held
    with pytest.raises(CardTextError):
        read("Se for um card de suporte, compre um card.", t.ACTION)


def test_each_player_does_two_things_one_after_the_other() -> None:
    text = "Cada jogador compra dois cards e descarta um card."
    lines = read(text, t.ACTION)
    assert render(lines, "en") == "Each player draws two cards and discards a card."
    scene = Scene(fair := acting(text))
    for seat in (0, 1):
        scene.cards(seat, DECK, 3)
    used(scene, fair)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert [scene.count(seat, HAND) for seat in (0, 1)] == [1, 1]


def test_what_you_do_with_what_another_shows() -> None:
    text = "O jogador alvo olha o card do topo do próprio deck e você escolhe um poder. Compre um card."
    lines = read(text, t.ACTION)
    assert "and you choose a power" in render(lines, "en")
    read("Descarregue um card do alvo. O controlador do alvo descarta um card.", t.ACTION)


def test_that_character_or_another() -> None:
    moment = "Quando um personagem com {LA} entrar em cena"
    text = f"{moment}, incapacite aquele personagem ou outro personagem com {{SF}} em {{1}}."
    read(text)
    scene = Scene(
        guard := printed("Guarda", text=text),
        knife := character("Faca", powers=("LA",)),
        ox := character("Boi", powers=("SF",)),
        mouse := character("Rato"),
    )
    scene.base(guard)
    strong, _ = scene.base(ox), scene.base(mouse)
    sharp = scene.base(knife)
    scene.table.tell("enter", "4.4-1", 0, -1, (sharp,))
    scene.settle()
    assert {option[1] for option in scene.options("choose")} == {sharp, strong}


def test_two_sorts_of_card_by_one_verb() -> None:
    text = "Carregue um card de suporte e um card de personagem de sua mão neste personagem: Compre um card."
    read(text, t.ACTION)
    for foes, used_ in ((1, True), (0, False)):
        scene = Scene(collector := acting(text), tower := support("Torre"), foe := character("Rival"))
        scene.card(tower, 0, HAND)
        for _ in range(foes):
            scene.card(foe, 0, HAND)
        base = scene.base(collector)
        assert (refusal(scene.table, 0, base, base) is None) == used_, "both are paid, or nothing"
