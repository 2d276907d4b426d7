"""Cards: activating, energy and change, the table, the inventory, attachments, counters (cards.*, skill.*, table.*)."""

from __future__ import annotations

from typing import Any

from ludoteca.games.apotheosis.play.card_verbs import add_counters
from ludoteca.games.apotheosis.play.costs import covers
from ludoteca.games.apotheosis.table.areas import INVENTORY, MEMENTO, area
from ludoteca.games.apotheosis.text.words import SUITS
from tests.games.apotheosis.board import Board, companion, event, item, skill, weapon
from tests.proof import rule


def energy(title: str, stamina: int = 0, mana: int = 0, **more: Any) -> dict[str, Any]:
    """A Skill that only carries energy."""
    return skill(title, "Permanente. Você tem +1 de INT.", stamina=stamina, mana=mana, **more)


# -- activating -------------------------------------------------------------------------------------


@rule("apotheosis", "r11", "cards.active.1")
def test_what_is_activated_and_what_is_not() -> None:
    bar = weapon("Faca")
    says = skill("Fala", "Ativa. Você recebe o marcador Dito.")
    news = event("Nova", "Cada Herói recebe o marcador Nova.")
    passive = skill("Calma", "Permanente. Você tem +1 de INT.")
    auto = skill("Susto", "Auto. Quando você é atacado, você recebe o marcador Susto.")
    seat = {"hero": "a1", "equipment": ["faca"], "memento": ["fala", "calma", "susto"], "inventory": ["nova"]}
    board = Board(bar, says, news, passive, auto, player1=seat)
    assert {option.split()[1].split("#")[0] for option in board.options("use ")} == {"faca", "fala", "nova"}
    assert board.refused("use calma 1") == "cards.active.1" and board.refused("use susto 1") == "cards.active.1"


@rule("apotheosis", "r15", "chart.activate")
def test_costs_of_fields_and_text_must_all_be_payable() -> None:
    dear = skill(
        "Ritual", "Custo: descarte um ITEM do seu inventário. Você recebe o marcador Feito.", mana=2, bar={"ap": 3}
    )
    seat = {"hero": "a1", "memento": ["ritual"], "inventory": ["espada-curta"]}
    board = Board(dear, player1=seat)
    board.do("use ritual 1")
    assert board.look("points") == 1 and board.look("ritual.exhausted") is True
    assert board.look("discard.item") == {"espada-curta": 1} and board.look("hero1.markers") == ["Feito"]
    for change in ({"points": 2}, {"memento": ["ritual exhausted"]}, {"inventory": []}):
        points = change.pop("points", 4)
        lacking = Board(dear, points=points, player1={**seat, **change})
        assert lacking.refused("use ritual 1") == "r15", change


@rule("apotheosis", "draft.cost.1")
def test_one_pays_only_with_what_one_has() -> None:
    blood = skill("Sangue", "Custo: 2 de VIDA. Você recebe o marcador Pago.", bar={"ap": 1})
    board = Board(blood, player1={"hero": "a1", "life": 1, "memento": ["sangue"]})
    assert board.refused("use sangue 1") == "r15"
    enough = Board(blood, player1={"hero": "a1", "life": 3, "memento": ["sangue"]})
    enough.do("use sangue 1")
    assert enough.look("hero1.life") == 1


@rule("apotheosis", "cards.active.2", "cards.active.2-ex1")
def test_only_what_can_be_carried_out_in_full_is_activated() -> None:
    after = skill("Oferta", "Você recebe o marcador Dado. Você descarta 1 carta do inventário.", bar={"ap": 1})
    empty = Board(after, player1={"hero": "a1", "memento": ["oferta"]})
    assert empty.refused("use oferta 1") == "cards.active.2"
    full = Board(after, player1={"hero": "a1", "memento": ["oferta"], "inventory": ["praga"]})
    full.do("use oferta 1")
    assert full.look("hero1.markers") == ["Dado"] and full.look("player1.inventory") == {}


@rule("apotheosis", "cards.active.3")
def test_what_becomes_impossible_on_the_way_is_ignored() -> None:
    twice = skill(
        "Dupla",
        "Alvo: um personagem inimigo. O alvo recebe o marcador Um. Cause 4 de dano ao alvo. O alvo recupera 1 de VIDA.",
        bar={"ap": 1},
    )
    board = Board(
        twice,
        player1={"hero": "a1", "memento": ["dupla"]},
        player2={"hero": "a2", "life": 1},
        player3={"hero": "e1"},
        sides=[0, 1, 1],
    )
    board.do("use dupla 1", "target hero2")
    assert board.look("hero2.dead") is True and board.look("hero2.life") == -1 and board.look("hero2.markers") == ["Um"]


@rule("apotheosis", "battle.card.1")
def test_skills_items_and_passing_cards_in_battle() -> None:
    blade, chant = weapon("Faca", ap=1), skill("Canto", "Você recebe o marcador Canto.", mana=1, bar={"ap": 1})
    seat = {"hero": "a1", "equipment": ["faca"], "memento": ["canto"], "inventory": ["espada-curta"]}
    board = Board(blade, chant, player1=seat, player2={"hero": "a2"}).roll()
    board.do("use faca 1", "target hero2", "use canto 1", "place espada-curta")
    assert (
        board.look("hero2.life") == 3
        and board.look("hero1.markers") == ["Canto"]
        and board.look("player1.equipment")
        == {
            "faca": 1,
            "espada-curta": 1,
        }
    )


@rule("apotheosis", "draft.task.1", "cards.keyword.task")
def test_a_card_goes_where_its_task_says_after_it_is_resolved() -> None:
    places = {
        "descarte esta carta": "discard-skill",
        "enterre esta carta": "deck-skill",
        "bana esta carta": "banished",
        "ponha esta carta no cenário": "scene",
    }
    for task, zone in places.items():
        once = skill("Uso", f"Você recebe o marcador Uso. Depois, {task}.", bar={"ap": 1})
        board = Board(once, player1={"hero": "a1", "memento": ["uso"]})
        board.do("use uso 1")
        assert board.look("uso.zone") == zone and board.look("hero1.markers") == ["Uso"]


@rule("apotheosis", "cards.keyword.scope")
def test_scopes_from_hand_from_the_discard_and_by_the_team() -> None:
    hand = skill("Carta", "Ativa, da mão. Você recebe o marcador Mão.")
    ghost = skill("Eco", "Ativa, da pilha de descarte. Você recebe o marcador Eco.")
    team = item("Bandeira", "Ativa, por qualquer um do time. Você recebe o marcador Time.")
    plain = skill("Comum", "Ativa. Você recebe o marcador Comum.")
    board = Board(
        hand,
        ghost,
        team,
        plain,
        player1={"hero": "a1", "inventory": ["carta", "comum as held"]},
        player2={"hero": "e5"},
        player3={"hero": "c3", "equipment": ["bandeira"], "memento": ["comum as other"]},
        sides=[0, 1, 0],
        discards={"skill": ["eco"]},
    )
    board.table.write(board.number("eco")).owner = 0
    board.do("use carta 1", "use eco 1", "use bandeira 1")
    assert board.look("hero1.markers") == ["Eco", "Mão", "Time"]
    assert board.refused("use held 1") == "inventory.3" and board.refused("use other 1") == "cards.own.1"


@rule("apotheosis", "cards.passive.1", "draft.reveal.1", "table.1")
def test_a_passive_holds_while_its_card_is_revealed_on_the_table() -> None:
    cap = item("Elmo", "Permanente. Você tem +2 de PER.")
    hide = skill("Véu", "Oculte um ITEM do seu EQUIPAMENTO.", bar={"ap": 1})
    board = Board(
        cap,
        hide,
        player1={
            "hero": "a1",
            "inventory": ["elmo"],
            "memento": ["veu"],
            "attributes": {"perception": 4, "agility": 9},
        },
    )
    assert board.look("hero1.perception") == 4
    board.do("place elmo")
    assert board.look("hero1.perception") == 6
    board.do("use veu 1")
    assert board.look("elmo.hidden") is True and board.look("hero1.perception") == 4


@rule("apotheosis", "cards.keyword.activation", "characters.modifier.1")
def test_a_temporary_text_lasts_as_long_as_its_counters() -> None:
    rage = skill("Cólera", "Temporária por 2 rodadas. Você tem +3 de FOR.", bar={"ap": 1})
    board = Board(rage, player1={"hero": "a1", "memento": ["colera"]})
    board.do("use colera 1")
    assert board.look("hero1.strength") == 7 and board.look("colera.counters") == {"time": 2}
    board.end_turns(2)
    assert (
        board.look("turn") == "hero1"
        and board.look("hero1.strength") == 7
        and board.look("colera.counters") == {"time": 1}
    )
    board.end_turns(2)
    assert board.look("hero1.strength") == 4 and board.look("colera.counters") == {}


# -- energy -------------------------------------------------------------------------------------------


@rule("apotheosis", "skill.activate.1", "skill.activate.3", "keywords.exhaust")
def test_memento_cards_are_laid_sideways_to_pay() -> None:
    burst = skill("Surto", "Você recebe o marcador Surto.", stamina=1, mana=2, bar={"ap": 1})
    one, two = energy("Um", stamina=1, mana=1), energy("Dois", mana=1)
    seat = {"hero": "a1", "memento": ["surto", "um", "dois"]}
    board = Board(burst, one, two, player1=seat)
    board.do("use surto 1")
    # Either the card itself, or the other two together; never one that could be left out.
    names = {option.split()[1].split("#")[0] for option in board.options("exhaust")}
    assert names == {"surto", "um"}
    board.do("exhaust um")
    assert [board.look(f"{name}.exhausted") for name in ("surto", "um", "dois")] == [False, True, True]
    spent = Board(burst, one, two, player1={"hero": "a1", "memento": ["surto exhausted", "um", "dois"]})
    spent.do("use surto 1")
    assert spent.look("hero1.markers") == ["Surto"], "an exhausted Skill is used if others pay"


@rule("apotheosis", "skill.activate.1")
def test_both_sums_must_be_reached_and_the_points_are_paid_as_well() -> None:
    """Stamina 1 and mana 2, 2 points: either sum short, or a point short, and it is refused by r15."""
    burst = skill("Surto", "Você recebe o marcador Surto.", stamina=1, mana=2, bar={"ap": 2})
    body, mind, more = energy("Corpo", stamina=3), energy("Mente", mana=1), energy("Espírito", mana=1)
    cases = (
        (["surto"], 3, True),  # the card itself is enough
        (["surto exhausted", "corpo", "mente", "espirito"], 3, True),
        (["surto exhausted", "corpo", "mente"], 3, False),  # mana 1 of 2
        (["surto exhausted", "mente", "espirito"], 3, False),  # no stamina
        (["surto exhausted", "corpo exhausted", "mente", "espirito"], 3, False),  # what lies sideways pays nothing
        (["surto"], 1, False),  # a point short
    )
    for memento, points, usable in cases:
        board = Board(burst, body, mind, more, player1={"hero": "a1", "memento": memento}, points=points)
        assert board.allowed("use surto 1") == usable, (memento, points)
        if not usable:
            assert board.refused("use surto 1") == "r15"
            continue
        board.do("use surto 1")
        left = {word.split()[0]: board.look(f"{word.split()[0]}.exhausted") for word in memento}
        assert all(left.values()), "nothing that was needed stays upright"
        assert board.look("points") == 1 and board.look("hero1.markers") == ["Surto"]


@rule("apotheosis", "skill.activate.2")
def test_change_may_be_taken() -> None:
    chant = skill("Canto", "Você recebe o marcador Canto.", mana=1, bar={"ap": 1})
    big, small = energy("Grande", mana=3), energy("Pequeno", mana=2)
    seat = {"hero": "a1", "memento": ["canto exhausted", "grande", "pequeno exhausted"]}
    board = Board(chant, big, small, player1=seat)
    board.do("use canto 1")
    assert board.asked() == "ask-change", "3 paid for 1: 2 of change"
    names = {option.split()[1].split("#")[0] for option in board.options("recover")}
    assert names == {"canto", "pequeno"}
    board.do("recover canto")
    assert board.asked() == "ask-turn", "1 is left, and nothing costs 1"
    assert board.look("canto.exhausted") is False and board.look("pequeno.exhausted") is True


@rule("apotheosis", "skill.activate.4")
def test_a_skill_with_range_and_damage() -> None:
    bolt = skill(
        "Raio",
        mana=1,
        bar={"ap": 2, "range": {"type": "direct", "constant": 2}, "damage": {"attribute": "spirit", "constant": 1}},
    )
    board = Board(bolt, player1={"hero": "a1", "memento": ["raio"]}, player2={"hero": "a3"}).roll()
    board.do("use raio 1", "target hero2")
    assert board.look("hero2.life") == 3
    far = Board(bolt, player1={"hero": "a1", "memento": ["raio"]}, player2={"hero": "a4"})
    far.do("use raio 1")
    assert not any("heroi-2" in option for option in far.options("target"))


@rule("apotheosis", "skill.essence.1", "draft.essence.1", "draft.essence.2")
def test_essence_pays_stamina_and_mana_and_gives_no_change_for_it() -> None:
    chant = skill("Canto", "Você recebe o marcador Canto.", stamina=1, mana=1, bar={"ap": 1})
    twig = skill("Ramo", "Permanente. Você tem +1 de INT.", essence=3, colour="red", lignum="Ipê")
    leaf = skill("Folha", "Permanente. Você tem +1 de INT.", essence=1, colour="red", lignum="Ipê")
    seat = {"hero": "a1", "memento": ["canto exhausted", "ramo", "folha exhausted"]}
    board = Board(chant, twig, leaf, player1=seat)
    board.do("use canto 1")
    assert board.look("ramo.exhausted") is True and board.asked() == "ask-turn", "no change in essence"
    wants = skill("Seiva", "Você recebe o marcador Seiva.", essence=1, colour="red", lignum="Ipê", bar={"ap": 1})
    mana = energy("Poço", mana=2)
    never = Board(wants, mana, player1={"hero": "a1", "memento": ["seiva exhausted", "poco"]})
    assert never.refused("use seiva 1") == "r15", "mana does not pay essence"
    black = skill("Cinza", "Permanente. Você tem +1 de INT.", essence=1, colour="black", lignum="Breu")
    same = Board(
        wants,
        twig,
        leaf,
        black,
        player1={"hero": "a1", "memento": ["seiva exhausted", "ramo", "folha exhausted", "cinza exhausted"]},
    )
    same.do("use seiva 1")
    names = {option.split()[1].split("#")[0] for option in same.options("recover")}
    assert names == {"seiva", "folha"}, "essence change is of the same colour"


@rule("apotheosis", "draft.essence.3")
def test_recovering_essence() -> None:
    twig = skill("Ramo", "Permanente. Você tem +1 de INT.", essence=1, colour="red", lignum="Ipê")
    ash = skill("Cinza", "Permanente. Você tem +1 de INT.", essence=1, colour="black", lignum="Breu")
    red = skill("Chuva", "Você recupera 2 de Essência vermelha.", bar={"ap": 1})
    plain = skill("Sono", "Você recupera 2 de ESTAMINA ou MANA.", bar={"ap": 1})
    well = energy("Poço", mana=2)
    seat = {
        "hero": "a1",
        "memento": ["ramo exhausted", "cinza exhausted", "poco exhausted", "chuva", "sono"],
        "slots": [3, 5, 0],
    }
    board = Board(twig, ash, red, plain, well, player1=seat)
    board.do("use chuva 1")
    assert {option.split()[1].split("#")[0] for option in board.options("recover")} == {"ramo", "poco"}
    other = Board(twig, ash, red, plain, well, player1=seat)
    other.do("use sono 1")
    assert {option.split()[1].split("#")[0] for option in other.options("recover")} == {"poco"}


def test_recovering_one_energy_leaves_the_other_lying() -> None:
    breath = skill("Fôlego", "Você recupera 2 de ESTAMINA.", bar={"ap": 1})
    trance = skill("Transe", "Você recupera 2 de MANA.", bar={"ap": 1})
    brawn, well = energy("Músculo", stamina=2), energy("Poço", mana=2)
    seat = {"hero": "a1", "memento": ["folego", "transe", "musculo exhausted", "poco exhausted"]}
    for used, upright in (("folego", "musculo"), ("transe", "poco")):
        board = Board(breath, trance, brawn, well, player1=seat)
        board.do(f"use {used} 1")
        assert [option.split()[1].split("#")[0] for option in board.options("recover")] == [upright]


def test_what_is_due_either_way_is_paid_with_what_the_rest_leaves() -> None:
    """Due are stamina, mana, either, essence and its colour; a card has stamina, mana, essence, colour and word."""
    due = (1, 0, 1, 0, "")
    assert covers(((2, 0, 0, "", "a"),), due) and covers(((1, 1, 0, "", "a"),), due)
    assert covers(((1, 0, 1, "red", "a"),), due)
    assert not covers(((1, 0, 0, "", "a"),), due) and not covers(((0, 2, 0, "", "a"),), due)


@rule("apotheosis", "skill.activate.1")
def test_a_skill_without_a_bar_costs_its_energy_too() -> None:
    chant = skill("Canto", "Você recebe o marcador Canto.", mana=2)
    board = Board(chant, player1={"hero": "a1", "memento": ["canto"]})
    board.do("use canto 1")
    assert board.look("hero1.markers") == ["Canto"] and board.look("canto.exhausted") is True
    assert Board(chant, player1={"hero": "a1", "memento": ["canto exhausted"]}).refused("use canto 1") == "r15"


# -- table and inventory -----------------------------------------------------------------------------------


@rule("apotheosis", "chart.table", "item.equip.1", "skill.learn.1", "keywords.place")
def test_passing_cards_costs_two_points_and_uses_a_slot() -> None:
    lore = energy("Saber", mana=1)
    seat = {"hero": "a1", "inventory": ["espada-curta", "saber"], "slots": [1, 1, 0], "attributes": {"agility": 9}}
    board = Board(lore, player1=seat)
    board.do("place espada-curta")
    assert board.look("points") == 7 and board.look("espada-curta.known") == [1, 2]
    board.do("place saber")
    assert board.look("points") == 5 and board.look("player1.memento") == {"saber": 1}
    board.do("return espada-curta", "return saber")
    assert board.look("points") == 1 and board.look("player1.inventory.count") == 2


@rule("apotheosis", "table.2")
def test_without_an_empty_slot_a_card_does_not_enter_and_the_rest_goes_on() -> None:
    lore = energy("Saber", mana=1)
    put = skill("Lição", "Baixe uma HABILIDADE do seu inventário. Você recebe o marcador Aula.", bar={"ap": 1})
    seat = {"hero": "a1", "inventory": ["saber"], "memento": ["licao"], "slots": [1, 1, 0]}
    board = Board(lore, put, player1=seat)
    assert board.refused("place saber") == "table.2"
    board.do("use licao 1")
    assert board.look("player1.inventory") == {"saber": 1} and board.look("hero1.markers") == ["Aula"]


@rule("apotheosis", "hero.life.1")
def test_life_above_a_maximum_that_shrinks_is_gone() -> None:
    """Gap life-over-maximum; found by a random match."""
    relic = item("Relíquia", "Permanente. Você tem +1 de VIDA máxima.")
    balm = skill("Bálsamo", "Você recupera 1 de VIDA.", bar={"ap": 1})
    seat = {"hero": "a1", "equipment": ["reliquia"], "memento": ["balsamo"]}
    board = Board(relic, balm, player1=seat, player2={"hero": "c3"})
    most = board.look("hero1.max-life")
    board.do("use balsamo 1")
    assert board.look("hero1.life") == most
    board.do("drop reliquia b1")
    assert (board.look("hero1.max-life"), board.look("hero1.life")) == (most - 1, most - 1)


@rule("apotheosis", "table.3")
def test_when_slots_shrink_what_exceeds_goes_at_once() -> None:
    belt = item("Cinto", "Permanente. Você tem +2 de espaços de EQUIPAMENTO.")
    seat = {"hero": "a1", "equipment": ["cinto", "espada-curta", "funda"], "slots": [1, 3, 0]}
    board = Board(belt, player1=seat)
    board.do("return cinto")
    assert board.asked() == "ask-remove" and board.seat() == 1
    board.do("take funda")
    assert board.look("player1.equipment") == {"espada-curta": 1} and board.look("player1.inventory.count") == 2


@rule("apotheosis", "cards.resource.1")
def test_a_card_whose_knowledge_is_lost_goes_to_the_inventory() -> None:
    book = item("Livro", "Permanente. Você tem +1 em arcano.")
    spell = energy("Feitiço", mana=1, knowledge="arcane")
    seat = {"hero": "a1", "equipment": ["livro"], "memento": ["feitico"]}
    board = Board(book, spell, player1=seat)
    board.do("return livro")
    assert board.look("feitico.zone") == "inventory"
    assert board.refused("place feitico") == "cards.resource.1"


@rule("apotheosis", "item.specifier.1")
def test_one_item_of_each_specifier() -> None:
    cap, hood = (
        item("Elmo", "Permanente. Você tem +1 de PER.", specifier="head"),
        item("Capuz", "Permanente. Você tem +1 de PER.", specifier="head"),
    )
    board = Board(cap, hood, player1={"hero": "a1", "equipment": ["elmo"], "inventory": ["capuz"]})
    assert board.refused("place capuz") == "item.specifier.1"


@rule("apotheosis", "skill.lignum.1")
def test_three_cards_of_one_lignum_share_a_slot() -> None:
    twig = skill("Ramo", "Permanente. Você tem +1 de INT.", essence=1, colour="red", lignum="Ipê")
    seat = {
        "hero": "a1",
        "memento": ["ramo*2"],
        "inventory": ["ramo*2"],
        "slots": [0, 1, 0],
        "attributes": {"agility": 9},
    }
    board = Board(twig, player1=seat)
    board.do(board.options("place")[0])
    assert len(board.table.zones[area(0, MEMENTO)]) == 3
    assert not board.options("place"), "the fourth needs another slot"
    # With a second slot the fourth finds it; a card of another Lignum, or of none, does not share a slot.
    two = Board(twig, player1={**seat, "slots": [0, 2, 0], "memento": ["ramo*3"], "inventory": ["ramo"]})
    assert two.options("place")
    other = skill("Galho", "Permanente. Você tem +1 de INT.", essence=1, colour="red", lignum="Aroeira")
    for word in ("galho", "instinto"):
        alone = Board(twig, other, player1={**seat, "memento": ["ramo"], "inventory": [word]})
        assert not alone.options("place") and alone.refused(f"place {word}") == "table.2"


@rule("apotheosis", "skill.lignum.1")
def test_nine_cards_of_lignums_are_the_most_whatever_slots_are_free() -> None:
    """Three Lignums of three fill three slots; a tenth card is refused with six slots more."""
    woods = [skill(f"Pau {name}", essence=1, colour="red", lignum=name) for name in ("Ipê", "Cedro", "Angico")]
    words = ["pau-ipe*3", "pau-cedro*3"]
    seat = {"hero": "a1", "slots": [0, 9, 0], "attributes": {"agility": 9}, "level": 4}
    eight = Board(*woods, player1={**seat, "memento": [*words, "pau-angico*2"], "inventory": ["pau-angico"]})
    assert eight.options("place")
    nine = Board(*woods, player1={**seat, "memento": [*words, "pau-angico*3"], "inventory": ["pau-angico", "instinto"]})
    assert [option.split()[1].split("#")[0] for option in nine.options("place")] == ["instinto"]


@rule("apotheosis", "hero.definition.1")
def test_a_hero_has_a_table_and_an_inventory_and_a_companion_has_not() -> None:
    board = Board(
        player1={
            "hero": "a1",
            "support": ["lobo-cinzento b1 as wolf"],
            "inventory": ["espada-curta"],
            "knows": {"cooperation": 1},
        },
        turn="wolf",
    )
    assert not board.options("place") and board.refused("place espada-curta") == "hero.definition.1"


@rule("apotheosis", "inventory.1", "inventory.2")
def test_the_inventory_holds_level_and_ten_and_is_hidden() -> None:
    from ludoteca.core.view import look

    seat = {
        "hero": "a1",
        "inventory": ["praga*9"],
        "equipment": ["espada-curta", "funda", "azagaia"],
        "attributes": {"agility": 9},
    }
    board = Board(player1=seat)
    assert board.look("hero1.inventory-size") == 11
    board.do("return espada-curta", "return funda")
    assert board.refused("return azagaia") == "inventory.1"
    shown = next(area_ for area_ in look(board.table, 1).areas if area_.name == "inventory" and area_.seat == 0)
    assert len(shown.pieces) == 11 and [piece.kind for piece in shown.pieces].count("praga") == 0


@rule("apotheosis", "inventory.3", "counters.3")
def test_what_is_concealed_in_the_inventory_does_not_count_and_what_is_revealed_does() -> None:
    says = skill("Fala", "Ativa. Você recebe o marcador Dito.")
    board = Board(
        says, player1={"hero": "a1", "inventory": ["fala as hidden", "fala as shown revealed counters charge 1"]}
    )
    assert board.refused("use hidden 1") == "inventory.3"
    board.do("use shown 1")
    assert board.look("hero1.markers") == ["Dito"]


@rule("apotheosis", "counters.3")
def test_a_card_with_counters_stays_revealed_in_the_inventory() -> None:
    ring = item("Anel", "Permanente. Você tem +1 de INT.")
    board = Board(ring, player1={"hero": "a1", "equipment": ["anel counters charge 2"]})
    board.do("return anel")
    assert board.look("anel.zone") == "inventory" and board.look("anel.hidden") is False
    assert board.look("anel.counters") == {"charge": 2} and board.look("anel.known") == [1, 2]
    # Without counters it is concealed there.
    board = Board(ring, player1={"hero": "a1", "equipment": ["anel"]})
    board.do("return anel")
    assert board.look("anel.zone") == "inventory" and board.look("anel.hidden") is True


@rule("apotheosis", "counters.3")
def test_counters_put_on_and_taken_off_in_the_inventory_reveal_and_conceal() -> None:
    ring = item("Anel", "Permanente. Você tem +1 de INT.")
    load = skill("Carga", "Coloque 1 contador de carga em um ITEM do seu inventário.", bar={"ap": 1})
    drain = skill("Dreno", "Retire 1 contador de carga de um ITEM do seu inventário.", bar={"ap": 1})
    board = Board(ring, load, drain, player1={"hero": "a1", "memento": ["carga", "dreno"], "inventory": ["anel"]})
    assert board.start().look("anel.hidden") is True and board.look("anel.known") == [1]
    board.do("use carga 1")
    assert board.look("anel.hidden") is False and board.look("anel.known") == [1, 2]
    board.do("use dreno 1")
    assert board.look("anel.counters") == {} and board.look("anel.hidden") is True


# -- counters, attachments, sheet ----------------------------------------------------------------------------


@rule("apotheosis", "counters.1", "draft.limit.1")
def test_counters_have_names_and_at_most_ten_of_each() -> None:
    load = skill(
        "Carga", "Coloque 6 contadores de carga nesta carta. Coloque 1 contador de prece nesta carta.", bar={"ap": 1}
    )
    board = Board(load, player1={"hero": "a1", "memento": ["carga"]})
    board.do("use carga 1", "use carga 1")
    assert board.look("carga.counters") == {"charge": 10, "prayer": 2}
    told = [event.values[:2] for event in board.events("counters")]
    assert told == [(6, 6), (1, 1), (4, 10), (1, 2)], "by how many they change, and how many there are then"
    assert add_counters(board.table, board.number("carga"), "prayer", 3, "counters.1") == 3
    assert add_counters(board.table, board.number("carga"), "charge", -4, "counters.1") == 4


@rule("apotheosis", "counters.2")
def test_counters_are_lost_in_a_discard_or_deck() -> None:
    ring = item("Anel", "Permanente. Você tem +1 de INT.")
    for verb, zone in (("descarte", "discard-item"), ("enterre", "deck-item")):
        away = skill("Fora", f"{verb.capitalize()} um ITEM do seu EQUIPAMENTO.", bar={"ap": 1})
        board = Board(ring, away, player1={"hero": "a1", "equipment": ["anel counters charge 2"], "memento": ["fora"]})
        board.do("use fora 1")
        assert board.look("anel.zone") == zone and board.look("anel.counters") == {}
        hint = board.table.pieces[board.number("anel")].hint
        assert hint == (SUITS.index("item") if zone == "deck-item" else -1), "in a deck everybody knows the suit"


@rule("apotheosis", "counters.2")
def test_counters_on_the_sheet_go_with_the_battle() -> None:
    spirit = {"title": "Lume", "suit": "entity", "rank": "spirit", "attributes": {"agility": 4, "strength": 3}}
    seat = {"hero": "a1", "sheet": ["lume revealed counters charge 3"], "level": 3}
    board = Board(spirit, player1=seat, player2={"hero": "a2", "life": 1}).roll("damage: 1")
    board.do("attack hero2")
    assert board.look("winner") == 1 and board.look("lume.counters") == {}


@rule("apotheosis", "attachments.1", "companion.attach.1", "draft.attached.1")
def test_an_attachment_has_no_effect_but_what_it_says_attached() -> None:
    hound = companion("Cão")
    collar = item("Coleira", "Permanente, anexada. Você tem +2 de FOR.\nPermanente. Você tem +5 de CON.")
    seat = {
        "hero": "a1",
        "support": ["cao b1 as dog"],
        "inventory": ["coleira", "espada-curta"],
        "attributes": {"agility": 9},
    }
    board = Board(hound, collar, player1=seat)
    assert board.look("coleira.known") == [1]
    board.do("attach coleira dog")
    assert board.look("points") == 7 and board.look("coleira.host") == "dog-card"
    assert board.look("coleira.known") == [1, 2], "it lies under a card of the table, for all to see"
    assert board.look("dog.strength") == 6 and board.look("dog.constitution") == 4
    board.do("detach coleira")
    assert board.look("player1.inventory.count") == 2 and board.look("dog.strength") == 4


@rule("apotheosis", "companion.attach.1", "draft.limit.1")
def test_five_attachments_and_only_on_an_adjacent_companion() -> None:
    hound = companion("Cão")
    held = ",".join(["praga"] * 5)
    full = Board(
        hound, player1={"hero": "a1", "support": [f"cao b1 as dog holds {held}"], "inventory": ["espada-curta"]}
    )
    assert full.refused("attach espada-curta dog") == "companion.attach.1"
    far = Board(hound, player1={"hero": "a1", "support": ["cao c1 as dog"], "inventory": ["espada-curta"]})
    assert far.refused("attach espada-curta dog") == "r39"


@rule("apotheosis", "attachments.2")
def test_attachments_follow_their_host_but_not_into_a_discard() -> None:
    ring = item("Anel", "Permanente. Você tem +1 de INT.")
    away = skill("Fora", "Descarte um ITEM do seu EQUIPAMENTO.", bar={"ap": 1})
    seat = {"hero": "a1", "equipment": ["anel holds praga"], "memento": ["fora"]}
    board = Board(ring, away, player1=seat)
    board.do("return anel")
    assert board.look("praga.host") == "anel"
    other = Board(ring, away, player1=seat)
    other.do("use fora 1")
    assert other.look("praga.zone") == "discard-event"


@rule("apotheosis", "attachments.3")
def test_an_attached_card_loses_counters_and_attachments() -> None:
    base, ring = item("Base", "Permanente. Você tem +1 de INT."), item("Anel", "Permanente. Você tem +1 de INT.")
    join = skill("Fusão", "Anexe um ITEM chamado Anel do seu EQUIPAMENTO a esta carta.", bar={"ap": 1})
    seat = {"hero": "a1", "equipment": ["anel counters charge 2 holds praga"], "memento": ["fusao"]}
    board = Board(base, ring, join, player1=seat)
    board.do("use fusao 1")
    assert board.look("anel.host") == "fusao" and board.look("anel.counters") == {}
    assert board.look("praga.zone") == "inventory"
    full = Board(base, ring, join, player1={**seat, "inventory": ["colheita-farta*11"]})
    full.do("use fusao 1")
    assert full.look("praga.zone") == "discard-event", "where there is no room (gap inventory-overflow)"


@rule("apotheosis", "draft.sheet.1")
def test_a_sheet_card_stays_upright() -> None:
    lay = skill("Peso", "Deite uma CASA da sua FICHA.", bar={"ap": 1})
    board = Board(lay, player1={"hero": "a1", "memento": ["peso"]})
    board.do("use peso 1")
    assert board.look("casa-1.exhausted") is False


@rule("apotheosis", "draft.attached.1")
def test_an_attached_card_is_neither_turned_nor_concealed() -> None:
    from ludoteca.games.apotheosis.play.card_verbs import show_card, turn_cards

    hound = companion("Cão")
    board = Board(hound, player1={"hero": "a1", "support": ["cao b1 as dog holds espada-curta"]})
    number = board.number("espada-curta")
    assert turn_cards(board.table, (number,), True, "r12") == 0
    show_card(board.table, number, False, "r12")
    assert board.look("espada-curta.exhausted") is False and board.look("espada-curta.hidden") is False


@rule("apotheosis", "cards.sheet.1")
def test_a_sheet_card_that_would_end_elsewhere_is_discarded() -> None:
    take = skill("Resgate", "Obtenha uma CLASSE do descarte.", bar={"ap": 1})
    path = {
        "title": "Ofício",
        "suit": "class",
        "path": "magician",
        "attributes": {"spirit": 2},
        "knowledges": ["arcane", "faith"],
        "slots": {"memento": 2},
    }
    board = Board(take, path, player1={"hero": "a1", "memento": ["resgate"]}, discards={"class": ["oficio"]})
    board.do("use resgate 1")
    assert board.look("oficio.zone") == "discard-class" and board.look("player1.inventory") == {}
    assert board.table.zones[area(0, INVENTORY)] == ()


@rule("apotheosis", "keywords.discard", "draft.discard.1")
def test_discard_bury_and_banish() -> None:
    for verb, zone in (("Descarte", "discard-event"), ("Enterre", "deck-event"), ("Bana", "banished")):
        away = skill("Fora", f"{verb} uma carta do seu inventário.", bar={"ap": 1})
        board = Board(
            away,
            player1={"hero": "a1", "memento": ["fora"], "inventory": ["praga"]},
            decks={"event": ["colheita-farta"]},
        )
        board.do("use fora 1")
        assert board.look("praga.zone") == zone
        if verb == "Enterre":
            assert board.table.zones[board.table.pieces[board.number("praga")].zone][0] == board.number("praga"), (
                "the bottom"
            )
    sheet = skill("Fora", "Descarte uma carta da sua mesa.", bar={"ap": 1})
    only = Board(sheet, player1={"hero": "a1", "memento": ["fora"], "equipment": ["espada-curta"]})
    only.do("use fora 1")
    assert {option.split()[1].split("#")[0] for option in only.options("choose")} == {"espada-curta", "fora"}, (
        "no House"
    )


@rule("apotheosis", "companion.attach.1")
def test_a_companion_pays_with_what_lies_under_its_card() -> None:
    text = "Ativa. Custo: descarte uma carta dos seus anexos. Você recupera 2 de VIDA."
    hound = companion("Cão", text=text)
    board = Board(hound, player1={"hero": "a1", "support": ["cao c1 as dog holds praga life 1"]})
    board.do("end", "use cao 1")
    assert board.look("praga.zone") == "discard-event" and board.look("dog.life") == 3
    bare = Board(hound, player1={"hero": "a1", "support": ["cao c1 as dog life 1"]})
    assert bare.do("end").refused("use cao 1") == "r15"
    shed = companion("Gato", text="Ativa. Descarte uma carta dos seus anexos.")
    other = Board(shed, player1={"hero": "a1", "support": ["gato c1 as cat holds praga"]})
    other.do("end", "use gato 1")
    assert other.look("praga.zone") == "discard-event", "and sheds it where a text says so"


@rule("apotheosis", "cards.keyword.activation")
def test_an_auto_with_a_cost_is_paid_for_once_or_does_not_start() -> None:
    """Gap auto-cost."""
    text = "Auto. Custo: retire 1 contador de carga desta carta. Quando você começa o turno, você recebe o marcador Fé."
    oath = skill("Voto", text)
    for before, after, marked in ((2, {"charge": 1}, ["Fé"]), (0, {}, [])):
        counters = f" counters charge {before}" if before else ""
        board = Board(oath, player2={"hero": "e5", "memento": [f"voto{counters}"]})
        board.do("end")
        assert board.look("voto.counters") == after and board.look("hero2.markers") == marked


@rule("apotheosis", "r5", "r11")
def test_an_activation_is_told_by_its_rule() -> None:
    strike = skill("Golpe", "Alvo: um personagem inimigo. O alvo recebe o marcador Golpe.", bar={"ap": 1})
    veto = skill("Veto", "Reativa. Quando um personagem inimigo ativa uma HABILIDADE, negue a ação.")
    board = Board(strike, veto, player1={"memento": ["golpe"]}, player2={"memento": ["veto"]})
    board.do("use golpe 1", "respond veto 1")
    assert [event.rule for event in board.events("activate")] == ["r11", "r5"]


def test_what_is_worn_fortifies_at_once_and_no_longer_than_it_is_worn() -> None:
    mail = item("Cota", attributes={"constitution": 2}, bar={"ap": 1})
    away = skill("Fora", "Descarte um ITEM do seu EQUIPAMENTO.", bar={"ap": 1})
    seat = {"hero": "a1", "inventory": ["cota"], "memento": ["fora"], "attributes": {"agility": 9}}
    for take_off in ("return cota", "use fora 1"):
        board = Board(mail, away, player1=seat)
        before = board.look("hero1.constitution")
        board.do("place cota")
        assert board.look("hero1.constitution") == before + 2
        board.do(take_off)
        assert board.look("hero1.constitution") == before
