"""Triggered effects from other areas than the scene (5.2.1): revealed from a hand, or at home in a public area."""

from __future__ import annotations

from ludoteca.core.view import hidden_from, same_to
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from ludoteca.games.battle_scenes.text import terms as text
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed
from tests.proof import rule

AMBUSH = (
    "Quando um personagem controlado por outro jogador usar uma ação imprevista, se este card estiver em sua mão, você "
    "pode colocar este card em cena. Se o fizer, então aquela ação não terá efeito."
)
RESCUE = (
    "Quando um personagem que você controla com a afiliação Heróis de Aluguel receber dano de uma ação, se este card "
    "estiver em sua mão, você pode colocar este card em cena."
)
NURSE = (
    "Quando um personagem que um oponente controla fosse causar dano em um herói que você controla, se este card "
    "estiver em sua mão, você pode colocar este card em cena. Se o fizer, então aquele dano torna-se 0."
)


def striker(name: str = "Atacante", points: int = 2) -> Kind:
    return character(name, 5, action=action("Bote", 0, hits(points), types=("unforeseen",)))


class Ambush:
    """Player 0 uses an Unforeseen action on a hero for hire of player 1, who has resources to answer with."""

    def __init__(self, *held: Kind, seat: int = 1, filling: int = 0) -> None:
        self.hitter, self.hero = (
            striker(),
            character("Punho", 6, affiliations=("Heróis de Aluguel",), alignments=("Herói",)),
        )
        self.other = ability_card("Nada")
        self.scene = Scene(self.hitter, self.hero, self.other, *dict.fromkeys(held))
        self.user = self.scene.base(self.hitter)
        self.target = self.scene.base(self.hero, 1)
        self.held = [self.scene.card(kind, seat, HAND) for kind in held]
        for _ in range(filling):
            self.scene.card(self.other, seat, HAND)
        for player in (0, 1):
            self.scene.cards(player, RESOURCES, 4)
        self.scene.prepare().play(("use", self.user, self.user))

    def aim(self) -> Ambush:
        self.scene.choose(self.target)
        return self


@rule("battle_scenes", "5.2.1-1", "5.2.1-2")
def test_a_card_in_hand_is_revealed_to_use_its_text_and_then_works_like_any_other() -> None:
    ant = printed("Homem-Formiga", initial_energy=2, text=AMBUSH)
    ambush = Ambush(ant).aim()
    (card,) = ambush.held
    scene = ambush.scene
    assert scene.asked() == (1, "ask-answer") and scene.options() == [("choose", card), ("enough",)]
    assert not scene.table.pieces[card].known_to(0), "nothing is shown before he says so"
    scene.choose(card)
    assert scene.table.pieces[card].known_to(0)
    assert scene.asked() == (1, "ask-may"), "its effect is resolved as one of the scene would be"
    scene.play(("accept",)).feed()
    assert scene.where(card) == "scene" and scene.energy(card) == 2
    assert scene.energy(ambush.target) == 6, "the action was used, but has no effect"


@rule("battle_scenes", "5.2.1-1")
def test_who_keeps_the_card_hidden_leaves_no_trace() -> None:
    ant = printed("Homem-Formiga", initial_energy=2, text=AMBUSH)
    with_card, without = Ambush(ant), Ambush(filling=1)
    assert same_to(with_card.scene.table, without.scene.table, 0)
    with_card.aim()
    without.aim()
    decision = with_card.scene.table.decision
    assert decision is not None and decision.private and hidden_from(with_card.scene.table, 0)
    with_card.scene.play(("enough",))
    assert with_card.scene.energy(with_card.target) == without.scene.energy(without.target) == 4
    assert same_to(with_card.scene.table, without.scene.table, 0)


@rule("battle_scenes", "5.2.1-3")
def test_the_active_player_orders_what_both_revealed_and_the_first_may_void_the_second() -> None:
    watch = "Quando um personagem usar uma ação na Fase de Preparação, você pode revelar este card de sua mão e "
    gone = "colocá-lo nos prêmios de seus oponentes. Se o fizer, o oponente descarta um card."
    both = printed("Vigia", text=watch + gone)
    hitter, victim = striker(), character("Alvo", 9)
    scene = Scene(hitter, victim, both)
    user, target = scene.base(hitter), scene.base(victim, 1)
    mine, theirs = scene.card(both, 0, HAND), scene.card(both, 1, HAND)
    scene.prepare().play(("use", user, user)).choose(target)
    assert scene.asked() == (0, "ask-answer"), "the active player is asked first"
    scene.choose(mine)
    assert scene.asked() == (1, "ask-answer")
    scene.choose(theirs)
    assert scene.asked() == (0, "ask-order"), "the active player decides which is resolved first"
    first = next(each for each in scene.table.waiting if each.source == mine)
    scene.play(("resolve", first.number))
    assert scene.where(mine) == "prizes"
    assert scene.where(theirs) == "resources", "discarded by the first effect, it can do nothing any more"
    assert scene.energy(target) == 7 and not scene.table.waiting


@rule("battle_scenes", "5.2.1-ex1")
def test_the_ant_man_answers_an_unforeseen_action_and_shang_chi_damage_already_dealt() -> None:
    shang = printed("Shang Chi", initial_energy=1, text=RESCUE)
    ambush = Ambush(shang).aim()
    scene = ambush.scene
    assert scene.energy(ambush.target) == 4, "the damage has been dealt when he is asked"
    scene.choose(ambush.held[0]).play(("accept",)).feed()
    assert scene.where(ambush.held[0]) == "scene" and scene.energy(ambush.target) == 4


@rule("battle_scenes", "5.2.1-ex1")
def test_the_night_nurse_answers_damage_that_would_be_dealt() -> None:
    nurse = printed("Enfermeira Noturna", initial_energy=1, text=NURSE)
    ambush = Ambush(nurse).aim()
    scene = ambush.scene
    assert scene.asked() == (1, "ask-answer") and scene.energy(ambush.target) == 6
    scene.choose(ambush.held[0]).play(("accept",)).feed()
    assert scene.where(ambush.held[0]) == "scene"
    assert scene.energy(ambush.target) == 6 and scene.events("damage") == []
    declined = Ambush(nurse).aim()
    declined.scene.play(("enough",))
    assert declined.scene.energy(declined.target) == 4


@rule("battle_scenes", "4.6.2.H-ex2")
def test_what_depends_on_damage_about_to_be_dealt_does_not_trigger_in_step_h() -> None:
    nurse = printed("Enfermeira Noturna", initial_energy=1, text=NURSE)
    harmless = character("Espião", 5, action=action("Bote", 0, text.Draw(), types=("unforeseen",)))
    hero = character("Herói", 4, alignments=("Herói",))
    scene = Scene(harmless, hero, nurse)
    user = scene.base(harmless)
    scene.base(hero, 1)
    scene.card(nurse, 1, HAND)
    scene.cards(0, DECK, 3)
    scene.cards(1, RESOURCES, 3)
    scene.prepare().play(("use", user, user))
    assert scene.events("use") and scene.asked()[0] == 0, "the action was used and nobody was asked"
    hurting = Ambush(nurse).aim()
    assert hurting.scene.events("use") and hurting.scene.asked() == (1, "ask-answer")
    assert type(hurting.scene.table.stack[-2]).__name__ == "DealDamage", "it is asked within the calculation, in step I"


@rule("battle_scenes", "5.2.1-1")
def test_the_text_of_a_card_in_the_scene_does_not_speak_from_the_hand() -> None:
    ant = printed("Homem-Formiga", initial_energy=2, text=AMBUSH)
    hitter, victim = striker(), character("Alvo", 9)
    scene = Scene(hitter, victim, ant)
    user, target = scene.base(hitter), scene.base(victim, 1)
    scene.base(ant, 1)
    scene.prepare().play(("use", user, user)).choose(target)
    assert scene.energy(target) == 7 and not scene.table.waiting


@rule("battle_scenes", "5.2.1-2")
def test_in_the_resources_a_text_needs_no_revealing() -> None:
    trap = printed(
        "Cilada",
        "ability",
        text="Quando um personagem entrar em cena, se este card estiver em seus recursos, você pode colocar este card "
        "na base de seu deck. Se o fizer, compre 1 card.",
    )
    newcomer = character("Recém-chegado", 1)
    scene = Scene(trap, newcomer)
    lying = scene.card(trap, 1, RESOURCES)
    scene.cards(1, DECK, 2)
    scene.cards(0, RESOURCES, 2)
    card = scene.card(newcomer, 0, HAND)
    scene.prepare().play(("enter", card)).feed()
    assert scene.asked() == (1, "ask-may")
    scene.play(("accept",))
    assert scene.where(lying) == "deck" and scene.count(1, HAND) == 1
