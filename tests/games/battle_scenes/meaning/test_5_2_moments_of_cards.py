"""Moments that cards speak of: the turn of an entry, Materialize, Clairvoyance, an area; an extra turn; one action."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.play.entering import entry
from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.deck import mill
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed

# -- one action -----------------------------------------------------------------------------


def test_an_action_deals_more_to_those_whom_the_moment_names() -> None:
    text = (
        "Sempre que este personagem usar ações que causam dano em um vilão, aquela ação causa +2 pontos de dano "
        "naquele personagem."
    )
    read(text)
    deed = "Cause 1 ponto de dano em cada um de até dois alvos diferentes."
    hunter = printed("Ator", action_cost="0", action_text=deed, text=text)
    scene = Scene(hunter, rogue := character("Vilão", 9, alignments=("Vilão",)), saint := character("Santo", 9))
    bad, good = scene.base(rogue, 1), scene.base(saint, 1)
    used(scene, hunter, bad, good)
    scene.choose(bad)
    assert (scene.energy(bad), scene.energy(good)) == (6, 8)


def test_what_is_said_of_one_action_ends_with_it() -> None:
    aura = printed(
        "Aura", text="Sempre que um herói sob seu controle usar uma ação, aquela ação causa +1 ponto de "
        "dano em seus alvos.",
    )  # fmt: skip
    puncher = character("Ator", 5, alignments=("Herói",), action=action("Soco", 0, hits(1)))
    scene = Scene(aura, puncher, foe := character("Rival", 9))
    scene.base(aura)
    rival, base = scene.base(foe, 1), scene.base(puncher)
    for left in (7, 5):
        scene.do_use(0, base, base)
        scene.choose(rival)
        assert scene.energy(rival) == left
        scene.table.write(base).used = ()


# -- the turn of an entry -------------------------------------------------------------------


@pytest.mark.parametrize(("new", "left"), [(True, 2), (False, 3)])
def test_in_the_turn_in_which_the_user_entered(new: bool, left: int) -> None:
    text = (
        "Quando qualquer ação for usada por um personagem durante o turno em que o personagem entrou em cena, "
        "descarregue um card daquele personagem."
    )
    read(text)
    scene = Scene(watch := printed("Vigia", text=text), actor := acting("Compre um card."))
    scene.base(watch, 1)
    scene.cards(0, DECK, 3)
    base = scene.base(actor, new=new)
    scene.table.write(base).prompt = True
    scene.do_use(0, base, base)
    assert scene.energy(base) == left


@pytest.mark.parametrize(("new", "drawn"), [(True, 1), (False, 0)])
def test_in_the_turn_in_which_this_one_entered(new: bool, drawn: int) -> None:
    text = (
        "Quando você colocar outro personagem em cena durante o turno em que este personagem entrou em cena, "
        "compre um card."
    )
    read(text)
    scene = Scene(first := printed("Primeiro", text=text), second := character("Segundo", 1), phase="preparation")
    scene.base(first, new=new)
    scene.cards(0, DECK, 3)
    scene.cards(0, RESOURCES, 1)
    scene.do(entry(scene.table, scene.card(second, 0, HAND), 0))
    assert scene.count(0, HAND) == drawn


def test_what_newcomers_may_not_do() -> None:
    read("Este personagem não pode usar ações de {TC} no turno em que entrou em cena.")
    text = "Os personagens controlados por um oponente não podem usar ações no turno em que entraram em cena."
    read(text)
    scene = Scene(gate := printed("Portão", text=text), actor := acting("Compre um card."))
    scene.base(gate, 1)
    for new in (True, False):
        base = scene.base(actor, new=new)
        scene.table.write(base).prompt = True
        found = refusal(scene.table, 0, base, base)
        assert (found is not None and found.rule == "4.6.2.D") is new


def test_what_newcomers_gain_they_lose_afterwards() -> None:
    text = "Este personagem ganha Escudo +2 no turno em que entrou em cena."
    read(text)
    scene = Scene(gate := printed("Portão", text=text))
    assert [scene.shield(scene.base(gate, new=new)) for new in (True, False)] == [2, 0]
    with pytest.raises(CardTextError):
        printed("Torto", text="Compre um card no turno em que entrou em cena.")


# -- Materialize, Clairvoyance, areas -------------------------------------------------------


@pytest.mark.parametrize(("supply", "drawn"), [("deck", 1), ("resources", 0)])
def test_a_card_is_materialized_if_the_deck_feeds_it(supply: str, drawn: int) -> None:
    text = "Quando um suporte for Materializado sob seu controle, compre um card."
    read(text)
    scene = Scene(watch := printed("Vigia", text=text), box := printed("Caixa", "support", text="Materializar."),
                  phase="preparation")  # fmt: skip
    scene.base(watch)
    scene.cards(0, DECK, 9)
    scene.cards(0, RESOURCES, 3)
    scene.do(entry(scene.table, scene.card(box, 0, HAND), 0))
    scene.play(next(option for option in scene.options("pick") if supply in str(option[1])))
    scene.feed()
    assert scene.count(0, HAND) == drawn


def foreseeing(text: str, revealed: bool) -> tuple[Scene, int]:
    read(text)
    seer = acting("Clarividência 2 - Cause 1 ponto de dano no alvo.")
    scene = Scene(seer, omen := printed("Agouro", "ability", text=text))
    card = scene.card(omen, 0, DECK)
    base = scene.base(seer)
    scene.do_use(0, base, base)
    while scene.asked()[1] == "ask-choose":
        scene.choose(base)
    scene.play(("choose", card) if revealed and scene.options("choose") else ("enough",))
    return scene, card


@pytest.mark.parametrize(("revealed", "where"), [(True, "hand"), (False, "deck")])
def test_a_card_speaks_when_it_is_revealed_by_clairvoyance(revealed: bool, where: str) -> None:
    scene, card = foreseeing("Quando este card for revelado pela Clarividência, coloque-o em sua mão.", revealed)
    assert scene.where(card) == where


def test_whose_clairvoyance_it_is() -> None:
    text = (
        "Sempre que você revelar cards de suporte pela Clarividência de uma ação de um personagem com {MA}, "
        "descarte um card."
    )
    (line,) = read(text)
    assert isinstance(line.trigger, t.When) and line.trigger.event == "foreseen"


@pytest.mark.parametrize(("words", "drawn"), [("seu deck", 1), ("sua mão", 0)])
def test_a_card_speaks_when_it_comes_to_the_resources(words: str, drawn: int) -> None:
    text = f"Quando este card for colocado em seus recursos vindo de {words}, compre um card."
    read(text)
    scene = Scene(seed := printed("Semente", "ability", text=text), ability_card("Outra"))
    scene.cards(0, DECK, 2)
    scene.card(seed, 0, DECK)
    mill(scene.table, 0, 1, "6.2.A-2")
    scene.settle()
    assert scene.count(0, HAND) == drawn
    if not drawn:
        scene.card(seed, 0, HAND)
        scene.table.discard(scene.table.cards(0, HAND), "6.2.C.4", 0)
        scene.settle()
        assert scene.count(0, HAND) == 1


# -- turns and deeds ------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "turns"), [(0, [0, 0, 1, 0]), (1, [0, 1, 1, 0])])
def test_an_extra_turn_comes_next(seat: int, turns: list[int]) -> None:
    read("Jogue um turno extra após este turno.", t.ACTION)
    again = acting("Jogue um turno extra após este turno.", action_types=["anticipation"])
    scene = Scene(again, phase="anticipation" if seat else "attack")
    for each in (0, 1):
        scene.cards(each, DECK, 20)
    base = scene.base(again, seat)
    scene.do_use(seat, base, base)
    scene.play_turn("end_combat")
    seen: dict[int, int] = {3: 0}
    while scene.table.turn < 7:
        seen[scene.table.turn] = scene.table.active
        offered = scene.options()
        scene.play(("done",) if ("done",) in offered else offered[0])
    assert [seen[turn] for turn in (3, 4, 5, 6)] == turns


def test_what_is_done_to_somebody() -> None:
    wave = acting("Todos os personagens com {VO} são incapacitados em {1}. O alvo é colocado na mão de seu dono.")
    scene = Scene(wave, bird := character("Ave", powers=("VO",)), foe := character("Rival"))
    one, rival = scene.base(bird), scene.base(foe, 1)
    used(scene, wave, rival)
    assert (scene.stage(one), scene.where(rival)) == (0, "hand")


def test_only_some_actions_may_be_used() -> None:
    scene = Scene(
        brute := printed("Bruto", powers=["Super Força", "Voo"], text="Este personagem só pode usar ações de {SF}."),
        *(kinds := [ability_card(power, action=action(power, 0, hits(1), power=power)) for power in ("SF", "VO")]),
    )
    base = scene.base(brute, loads=kinds)
    found = [refusal(scene.table, 0, base, card) for card in scene.table.loads_of(base)]
    assert [each is None for each in found] == [True, False]


def test_two_actions_more() -> None:
    chain = acting("Este personagem pode usar mais duas ações neste turno.")
    scene = Scene(chain)
    base = scene.base(chain)
    scene.do_use(0, base, base)
    assert scene.table.pieces[base].extra == 2


def test_what_is_revealed_and_loaded_is_one_card() -> None:
    text = "Olhe dois cards do topo de seu deck e então revele e carregue um deles neste personagem."
    read(text, t.ACTION)
    scene = Scene(scout := acting(text), one := ability_card("Um"), two := ability_card("Dois"))
    cards = [scene.card(kind, 0, DECK) for kind in (one, two)]
    base = used(scene, scout, cards[0])
    assert [scene.where(card) for card in cards] == ["loaded", "deck"]
    assert any(cards[0] in event.subjects for event in scene.events("reveal"))
    assert scene.energy(base) == 4
