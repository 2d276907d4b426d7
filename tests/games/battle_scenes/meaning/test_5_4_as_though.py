"""As though he were another: whom actions ask for, powers that are not needed, and what nobody brings from the deck."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.play.entering import FROM_DECK, FROM_RESOURCES, supplies
from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed, scenario

ONLY = "Personagens que não sejam chamados Guardião não podem usar a ação Escudada."
AS = "Este personagem pode usar ações como se fosse um personagem chamado {}."


@pytest.mark.parametrize(("text", "may"), [("", False), (AS.format("Guardião"), True), (AS.format("Outro"), False)])
def test_actions_are_used_as_though_by_another(text: str, may: bool) -> None:
    """Only for actions is he the other: nothing else takes him for one."""
    read(ONLY)
    shield = printed("Escudo", "ability", action="Escudada", action_cost="0", action_text="Compre um card.", text=ONLY)
    scene = Scene(shield, friend := printed("Amigo", text=text))
    base = scene.base(friend)
    (card,) = scene.load(base, shield)
    assert (refusal(scene.table, 0, base, card) is None) == may
    if text:
        (line,) = read(text)
        assert isinstance(line.clauses[0].effect, t.UsesAs)


def test_what_only_others_may_use_is_used_as_though_by_them() -> None:
    text = "Este personagem pode usar ações que só poderiam ser usadas por personagens com o alter ego Robô."
    only = "A ação Rajada só pode ser usada por personagens com o alter ego Robô."
    read(text)
    gun = printed("Arma", "ability", action="Rajada", action_cost="0", action_text="Compre um card.", text=only)
    scene = Scene(gun, able := printed("Hábil", text=text), other := printed("Outro"))
    for kind, may in ((able, True), (other, False)):
        base = scene.base(kind)
        assert (refusal(scene.table, 0, base, *scene.load(base, gun)) is None) == may


@pytest.mark.parametrize(("more", "may"), [("", False), (", mesmo que ele não tenha o poder daquelas ações", True)])
def test_actions_are_used_without_their_power_where_a_text_says_so(more: str, may: bool) -> None:
    text = f"Este personagem pode usar ações de cards de habilidade que ele estiver carregando{more}."
    read(text)
    flight = ability_card("Asas", action=action("Voar", 0, hits(1), power="Voo"))
    scene = Scene(flight, walker := printed("Andarilho", text=text), foe := character("Rival"))
    scene.base(foe, 1)
    base = scene.base(walker)
    assert (refusal(scene.table, 0, base, *scene.load(base, flight)) is None) == may


def test_what_cannot_be_materialized_takes_its_cards_from_the_resources() -> None:
    text = "Os personagens sem a afiliação X-Men não podem ser Materializados."
    read(text)
    mutant = printed("Mutante", affiliations=["X-Men"], text="Materializar.")
    scene = Scene(law := scenario("Lei", texts=read(text)), mutant, other := printed("Outro", text="Materializar."))
    for which in (DECK, RESOURCES):
        scene.cards(0, which, 6)
    cards = [scene.card(kind, 0, HAND) for kind in (mutant, other)]
    ways = [supplies(scene.table, 0, card, "plainly") for card in cards]
    assert ways == [[FROM_RESOURCES, FROM_DECK]] * 2
    scene.base(law)
    ways = [supplies(scene.table, 0, card, "plainly") for card in cards]
    assert ways == [[FROM_RESOURCES, FROM_DECK], [FROM_RESOURCES]]


def test_each_of_several_has_his_own_cards() -> None:
    """ "Que estiverem carregando": each what he carries, not what this card does."""
    said = "Cada outro personagem que você controla pode usar as ações dos cards de personagem que {} carregando."
    (theirs,), (same,) = (read(said.format(each)) for each in ("estiver", "ele estiver"))
    (mine,) = read(said.format("este personagem estiver"))
    assert theirs == same != mine
    strong = character("Forte", action=action("Soco", 0, hits(1)))
    scene = Scene(strong, lender := printed("Mestre", text=said.format("estiver")), pupil := character("Aluno"))
    base, other, third = scene.base(lender), scene.base(pupil), scene.base(pupil)
    scene.base(strong, 1)
    (own,), (lent,) = scene.load(other, strong), scene.load(base, strong)
    assert refusal(scene.table, 0, other, own) is None
    assert refusal(scene.table, 0, third, own) is not None
    assert refusal(scene.table, 0, other, lent) is not None


@pytest.mark.parametrize(("mine", "theirs", "barred"), [(1, 2, True), (2, 2, False), (1, 1, False)])
def test_more_than_you_control(mine: int, theirs: int, barred: bool) -> None:
    text = (
        "Quando este cenário entrar em cena, escolha um personagem controlado por outro jogador.\n"
        "Enquanto o controlador do personagem escolhido controlar mais personagens do que você, o personagem escolhido "
        "não pode usar ações."
    )
    lines = [read(each)[0] for each in text.split("\n")]
    scene = Scene(wait := scenario("Espera", texts=lines), who := acting("Compre um card."))
    for _ in range(mine):
        scene.base(who)
    bases = [scene.base(who, 1) for _ in range(theirs)]
    place = scene.base(wait)
    scene.table.remembered[place] = (bases[0],)
    scene.table.active = 1
    scene.table.update()
    assert (refusal(scene.table, 1, bases[0], bases[0]) is not None) == barred
