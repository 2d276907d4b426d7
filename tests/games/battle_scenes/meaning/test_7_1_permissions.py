"""What texts let a character do beyond the rules serves for what they name and for nothing else."""

from __future__ import annotations

from ludoteca.games.battle_scenes.cards.cards import compile_card
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.table.areas import DECK, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero, used
from tests.games.battle_scenes.play.test_4_6_faq_actions import ability
from tests.games.battle_scenes.stage import Scene, character, printed
from tests.proof import rule


def flight() -> Kind:
    return kind_of(
        compile_card(
            {
                "name": "Asas",
                "kind": "ability",
                "powers": ["Voo"],
                "action": "Asas",
                "action_cost": "0",
                "action_power": "Voo",
                "action_text": "Compre um card.",
            }
        )
    )


def fighting(user: Kind, *loads: Kind, new: bool = False, stage: int = 2) -> tuple[Scene, int, tuple[int, ...]]:
    scene = Scene(user, *loads)
    here = scene.base(user, loads=list(loads), stage=stage, new=new)
    scene.cards(0, DECK, 9)
    scene.fight()
    return scene, here, scene.table.loads_of(here)


@rule("battle_scenes", "7.2.prontidao")
def test_promptness_that_is_gained_serves_for_the_actions_that_it_names() -> None:
    novice = hero("Novato", "Este personagem ganha Prontidão - ações de {VO}.", powers=["Voo"])
    scene, user, (wings, _) = fighting(novice, flight(), ability("Passo", action="Compre um card."), new=True)
    assert scene.options("use") == [("use", user, wings)]


@rule("battle_scenes", "4.6.2.C.4-2")
def test_this_action_again_is_this_action_alone_and_once_for_each_use() -> None:
    again = "Compre um card. Este personagem pode usar esta ação outra vez até o fim do turno."
    scene, user, _ = fighting(hero("Dobrado", action=again), ability("Passo", action="Compre um card."))
    scene.play(("use", user, user))
    assert scene.options("use") == [("use", user, user)]


def test_one_more_action_of_a_power_is_used_up_by_one_of_that_power() -> None:
    text = "Este personagem pode usar mais uma ação de {VO} até o fim do turno."
    keen = hero("Alado", action=text, powers=["Voo"])
    scene, user, (wings, _) = fighting(keen, flight(), ability("Passo", action="Compre um card."))
    scene.play(("use", user, user))
    assert scene.options("use") == [("use", user, wings)]
    scene.play(("use", user, wings))
    assert scene.options("use") == []


def test_two_permissions_for_different_actions_are_both_used() -> None:
    text = "Este personagem pode usar mais uma ação de {VO} e este personagem pode usar mais uma ação chamada Passo."
    keen = hero("Alado", action=text, powers=["Voo"])
    scene, user, (wings, step) = fighting(keen, flight(), ability("Passo", action="Compre um card."))
    scene.play(("use", user, user), ("use", user, wings))
    assert scene.options("use") == [("use", user, step)]


def test_a_text_that_gives_one_more_action_does_so_once_in_each_turn() -> None:
    tireless = hero("Incansável", "Este personagem pode usar mais uma ação de {VO}.", powers=["Voo"])
    scene, user, (wings, _) = fighting(tireless, flight(), ability("Passo", action="Compre um card."))
    scene.play(("use", user, wings))
    assert scene.options("use") == [("use", user, wings)], "a step is none of Flight"
    scene.play(("use", user, wings))
    assert scene.options("use") == []
    scene.table.begin_turn_afresh()
    scene.fight().play(("use", user, wings), ("use", user, wings))
    assert scene.options("use") == []


def test_actions_that_may_be_used_freely_cost_nothing() -> None:
    free = hero("Livre", "As ações chamadas Passo podem ser usadas sem pagar seu custo de incapacitação.")
    scene, user, (step,) = fighting(free, ability("Passo", action="Compre um card.", cost="2"), stage=0)
    assert scene.options("use") == [("use", user, step)]


def test_an_action_that_may_be_used_repeatedly_has_no_limit() -> None:
    tireless = hero("Incansável", "Este personagem pode usar as ações chamadas Passo mais de uma vez por turno.")
    scene, user, (step, _) = fighting(
        tireless, ability("Passo", action="Compre um card."), ability("Salto", action="Compre um card.")
    )
    for _ in range(3):
        scene.play(("use", user, step))
    assert scene.options("use") == [("use", user, step)]


@rule("battle_scenes", "7.1.energia-cosmica")
def test_cosmic_energy_with_x_asks_for_as_many_cards_as_x() -> None:
    entry = {"name": "Cosmo", "kind": "character", "initial_energy": 3, "action": "Calor", "action_cost": "X"}
    cosmic = kind_of(compile_card({**entry, "action_text": "Energia Cósmica X - Cause X pontos de dano no alvo."}))
    rival = character("Rival", energy=6)
    for stock, values in ((1, ["0", "1"]), (4, ["0", "1", "2"])):
        scene = Scene(cosmic, rival)
        user = scene.base(cosmic, stage=2)
        scene.base(rival, 1)
        scene.cards(0, RESOURCES, stock)
        scene.do_use(0, user, user)
        assert [option[1] for option in scene.options("pick")] == values
        scene.play(("pick", values[-1]))
        while len(scene.table.cards(0, RESOURCES)) == stock:
            scene.play(scene.options("choose")[0])
        assert len(scene.table.cards(0, RESOURCES)) == stock - int(values[-1])


@rule("battle_scenes", "7.1.clarividencia-1")
def test_clairvoyance_may_be_more_than_is_printed() -> None:
    text = "As ações com Clarividência deste personagem ganham Clarividência +1."
    seer = hero("Vidente", text, "Clarividência 2 - Compre um card.")
    scene = Scene(seer)
    user = scene.base(seer)
    scene.cards(0, DECK, 9)
    scene.do_use(0, user, user)
    assert [len(event.subjects) for event in scene.log if event.kind == "set-aside"] == [3]


@rule("battle_scenes", "7.1.clarividencia-1")
def test_clairvoyance_of_x_is_clairvoyance_and_an_action_without_it_gains_none() -> None:
    text = "As ações com Clarividência deste personagem ganham Clarividência +1."
    for action, seen in (("Clarividência X - Compre um card.", [2 + 1]), ("Compre um card.", [])):
        scene = Scene(seer := printed("Vidente", text=text, action_cost="X", action_text=action))
        user = scene.base(seer, stage=2)
        scene.cards(0, DECK, 9)
        scene.do_use(0, user, user)
        scene.play(scene.options()[-1])
        assert [len(event.subjects) for event in scene.log if event.kind == "set-aside"] == seen


def test_cards_of_different_names_are_no_two_of_a_name() -> None:
    one, other = character("Um"), character("Dois")
    text = (
        "Procure em seu deck por até três cards de personagem de nomes diferentes, revele-os e coloque-os em sua mão."
    )
    scene, user = used(text, one, other)
    for kind in (one, one, other):
        scene.card(kind, 0, DECK)
    scene.do_use(0, user, user)
    while scene.options("choose"):
        scene.play(scene.options("choose")[0])
    assert sorted(scene.table.kind(card).name for card in scene.table.cards(0, 1)) == ["Dois", "Um"]
