"""Decks, discards, exchange, Events and the scenario (r20 to r24, decks.*, event.*, scenario.*)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.errors import SetupError
from ludoteca.core.match import Match
from ludoteca.games.apotheosis.game import GAME
from ludoteca.games.apotheosis.table.areas import INVENTORY, OWN_DECK, area, suit_deck, suit_discard
from ludoteca.games.apotheosis.text.words import SUITS
from tests.games.apotheosis.board import Board, companion, event, item, skill
from tests.proof import rule

FETCH = skill("Compra", "Você puxa 1 carta do Mercado.", bar={"ap": 1})
SEEK = skill("Busca", "Busque no Mercado um ITEM com nível 1 ou menos.", bar={"ap": 1})
TAKE = skill("Resgate", "Obtenha um ITEM do descarte.", bar={"ap": 1})
OPEN = event("Feira", "O nível de acesso aumenta em 1 até o fim da rodada.")


# -- decks ---------------------------------------------------------------------------------------------


@rule("apotheosis", "r20", "r22", "decks.5", "keywords.get")
def test_card_effects_reach_decks_and_discards_in_combat() -> None:
    seat = {"hero": "a1", "memento": ["compra", "busca", "resgate"]}
    board = Board(
        FETCH,
        SEEK,
        TAKE,
        player1=seat,
        decks={"item": ["funda", "espada-curta", "azagaia"]},
        discards={"item": ["gazua"]},
    )
    board.do("use compra 1")
    assert board.look("player1.inventory") == {"funda": 1} and board.look("funda.known") == [1], "the top one, unseen"
    board.do("use busca 1", "take espada-curta")
    assert board.look("espada-curta.known") == [1, 2], "shown, since the text asks for something (draft.search.1)"
    board.do("use resgate 1")
    assert board.look("player1.inventory") == {"funda": 1, "espada-curta": 1, "gazua": 1}


@rule("apotheosis", "draft.search.1")
def test_what_is_taken_without_a_condition_comes_hidden() -> None:
    any_ = skill("Achado", "Busque no Mercado um ITEM.", bar={"ap": 1})
    board = Board(any_, player1={"hero": "a1", "memento": ["achado"]}, decks={"item": ["funda", "gazua"]})
    board.do("use achado 1", "take gazua")
    assert board.look("gazua.known") == [1]


@rule("apotheosis", "r21", "decks.3", "decks.4", "chart.exchange")
def test_the_free_exchange_needs_an_access_level() -> None:
    price = {"value": 2}
    sword, dagger = (
        {**item("Sabre", "Permanente. Você tem +1 de FOR."), **price},
        {**item("Faca", "Permanente. Você tem +1 de FOR."), "value": 1},
    )
    seat = {"hero": "a1", "inventory": ["feira", "faca*2"]}
    board = Board(OPEN, sword, dagger, player1=seat, discards={"item": ["sabre"]})
    assert board.look("access") == 0 and board.refused("exchange sabre") == "decks.4", "a battle board is of level 0"
    board.do("use feira 1")
    assert board.look("access") == 1 and board.refused("exchange sabre") == "keywords.all-in"
    open_ = Board(
        OPEN,
        sword,
        dagger,
        player1=seat,
        discards={"item": ["sabre"]},
        turn="hero2",
        order=["hero1"],
        player2={"hero": "e5", "inventory": ["feira as theirs"]},
    )
    open_.do("use theirs 1", "end")
    assert open_.look("turn") == "hero1" and open_.allowed("exchange sabre")
    open_.do("exchange sabre")
    # Two of price 1 for one of price 2; and it sacrifices the turn.
    assert open_.look("player1.inventory") == {"feira": 1, "sabre": 1} and open_.look("discard.item") == {"faca": 2}
    assert open_.look("round") == 2


@rule("apotheosis", "item.price.1")
def test_an_item_without_a_price_is_not_got_by_exchange() -> None:
    relic = {"title": "Relíquia", "suit": "item", "text": "Permanente. Você tem +1 de FOR."}
    coin = {**item("Moeda", "Permanente. Você tem +1 de FOR."), "value": 5}
    board = Board(
        OPEN,
        relic,
        coin,
        player1={"hero": "a1", "inventory": ["moeda"]},
        discards={"item": ["reliquia"]},
        turn="hero2",
        order=["hero1"],
        player2={"hero": "e5", "inventory": ["feira"]},
    )
    board.do("use feira 1", "end")
    assert board.refused("exchange reliquia") == "item.price.1"
    worthless = Board(
        OPEN,
        relic,
        coin,
        player1={"hero": "a1", "inventory": ["reliquia"]},
        discards={"item": ["moeda"]},
        turn="hero2",
        order=["hero1"],
        player2={"hero": "e5", "inventory": ["feira"]},
    )
    worthless.do("use feira 1", "end")
    assert worthless.refused("exchange moeda") == "decks.3", "it is worth zero in an exchange"


@rule("apotheosis", "decks.1", "setup.cards.1")
def test_each_suit_has_a_hidden_deck_empty_unless_filled_and_an_open_discard() -> None:
    heroes = [GAME.team(word) for word in list(GAME.ready_teams("pt"))[:2]]
    table = Match(GAME, {"teams": heroes}, 1).table
    assert all(table.zones[suit_deck(suit)] == () and table.zones[suit_discard(suit)] == () for suit in SUITS)
    filled = Match(GAME, {"teams": heroes, "decks": {"item": ["funda", "espada-curta", "gazua"]}}, 1).table
    deck = filled.zones[suit_deck("item")]
    assert len(deck) == 3 and all(filled.pieces[number].known == 0 for number in deck)
    orders = {
        tuple(
            Match(GAME, {"teams": heroes, "decks": {"item": ["funda", "espada-curta", "gazua"]}}, seed)
            .table.kind(n)
            .word
            for n in deck
        )
        for seed in range(8)
    }
    assert len(orders) > 1, "shuffled"
    with pytest.raises(SetupError) as refused:
        GAME.setup({"teams": heroes, "decks": {"item": ["praga"]}})
    assert refused.value.rule == "decks.1"


@rule("apotheosis", "decks.2")
def test_a_deck_that_runs_out_is_remade_with_the_lower_half_of_its_discard() -> None:
    seat = {"hero": "a1", "memento": ["compra"]}
    board = Board(
        FETCH, player1=seat, decks={"item": ["funda"]}, discards={"item": ["gazua", "azagaia", "mochila", "luneta"]}
    )
    board.do("use compra 1")
    assert board.look("deck.item") == {"mochila": 1, "luneta": 1} and board.look("discard.item") == {
        "gazua": 1,
        "azagaia": 1,
    }
    one = Board(FETCH, player1=seat, decks={"item": ["funda"]}, discards={"item": ["gazua"]})
    one.do("use compra 1")
    assert one.look("deck.item") == {} and one.look("discard.item") == {"gazua": 1}
    assert one.refused("use compra 1") == "cards.active.2", "an activation that depends on it is not possible"


@rule("apotheosis", "formats.lagvig.2", "setup.cards.1")
def test_in_lagvig_each_player_has_a_deck_of_their_own() -> None:
    heroes = [GAME.team(word) for word in list(GAME.ready_teams("pt"))[:2]]
    table = Match(GAME, {"format": "lagvig", "teams": heroes}, 3).table
    for seat, hero in enumerate(heroes):
        deck, held = table.zones[area(seat, OWN_DECK)], table.zones[area(seat, INVENTORY)]
        assert len(deck) == len(hero["inventory"]) // 2 and len(deck) + len(held) == len(hero["inventory"])
        assert all(table.pieces[number].known == 0 for number in deck)
    board = Board(
        FETCH,
        format="lagvig",
        player1={"hero": "a1", "memento": ["compra"], "deck": ["praga", "funda"], "inventory": ["gazua"]},
    )
    board.do("use compra 1")
    assert board.look("player1.inventory") == {"gazua": 1, "praga": 1} and board.look("player1.deck") == {"funda": 1}
    throw = skill("Fora", "Descarte um ITEM do seu inventário.", bar={"ap": 1})
    other = Board(throw, format="lagvig", player1={"hero": "a1", "memento": ["fora"], "inventory": ["gazua"]})
    other.do("use fora 1")
    assert other.look("player1.discard") == {"gazua": 1} and other.look("discard.item") == {}


@rule("apotheosis", "item.craft.1", "chart.outside")
def test_nothing_of_the_world_outside_is_done_in_battle() -> None:
    """No verb crafts Items, acquires or advances Classes, embodies or releases Entities."""
    path: dict[str, Any] = {
        "title": "Ofício",
        "suit": "class",
        "path": "magician",
        "attributes": {"spirit": 2},
        "knowledges": ["arcane", "faith"],
        "slots": {"memento": 2},
    }
    spirit = {"title": "Lume", "suit": "entity", "rank": "spirit", "attributes": {"strength": 4, "spirit": 3}}
    board = Board(
        path,
        spirit,
        OPEN,
        player1={"hero": "a1", "level": 3, "sheet": ["lume as own"], "inventory": ["feira"]},
        discards={"class": ["oficio"], "entity": ["lume"]},
    )
    verbs = {option.split()[0] for option in board.options()}
    assert not verbs & {"craft", "acquire", "advance", "embody", "release"}
    assert board.refused("return own") == "chart.table", "an Entity is not released"
    assert board.refused("exchange oficio") == "decks.3", "nor is a Class acquired"


# -- Events ------------------------------------------------------------------------------------------------


@rule("apotheosis", "r23", "event.activate.1", "inventory.3")
def test_an_event_is_shown_affects_all_heroes_and_is_discarded() -> None:
    rain = event("Chuva", "Cada Herói recebe o marcador Molhado.")
    board = Board(rain, player1={"hero": "a1", "inventory": ["chuva"]})
    board.do("use chuva 1")
    assert board.look("hero1.markers") == ["Molhado"] and board.look("hero2.markers") == ["Molhado"]
    assert (
        board.look("points") == 4
        and board.look("discard.event") == {"chuva": 1}
        and board.look("chuva.known") == [1, 2]
    )


@rule("apotheosis", "event.activate.1")
def test_an_event_asks_for_its_knowledge_and_level() -> None:
    rite = event("Rito", "Cada Herói recebe o marcador Rito.", knowledge="faith", level=2)
    lacking = Board(rite, player1={"hero": "a1", "inventory": ["rito"], "knows": {"faith": 1}})
    assert lacking.refused("use rito 1") == "event.activate.1"
    assert Board(rite, player1={"hero": "a1", "inventory": ["rito"], "knows": {"faith": 2}}).allowed("use rito 1")


@rule("apotheosis", "r24")
def test_a_negated_event_is_discarded_too() -> None:
    """Gap negate-meaning: costs stay paid, a Skill stays where it was."""
    rain = event(
        "Chuva", "Custo: 1 de VIDA. Cada Herói recebe o marcador Molhado. Depois, ponha esta carta no cenário."
    )
    veto = skill("Veto", "Reativa. Quando um personagem inimigo ativa um EVENTO, negue a ação.")
    board = Board(
        rain, veto, player1={"hero": "a1", "inventory": ["chuva"]}, player2={"hero": "e5", "memento": ["veto"]}
    )
    board.do("use chuva 1", "respond veto 1")
    assert (
        board.look("hero2.markers") == []
        and board.look("chuva.zone") == "discard-event"
        and board.look("hero1.life") == 4
    )
    chant = skill("Canto", "Você recebe o marcador Canto. Depois, descarte esta carta.", bar={"ap": 1})
    still = skill("Calar", "Reativa. Quando um personagem inimigo ativa uma HABILIDADE, negue a ação.")
    other = Board(
        chant, still, player1={"hero": "a1", "memento": ["canto"]}, player2={"hero": "e5", "memento": ["calar"]}
    )
    other.do("use canto 1", "respond calar 1")
    assert other.look("canto.zone") == "memento" and other.look("points") == 3


@rule("apotheosis", "event.scenario.1", "scenario.1")
def test_in_the_scenario_a_card_is_everybodys() -> None:
    fog = event(
        "Névoa",
        "Ativa. Depois, ponha esta carta no cenário.\nPermanente. Cada personagem tem -1 de PER.\n"
        "Ativa, uma vez por turno. Custo: 1 de AÇÃO. Você recebe o marcador Névoa.",
        knowledge="art",
    )
    seats = {
        "player1": {"hero": "a1", "inventory": ["nevoa"], "knows": {"art": 1}, "attributes": {"perception": 6}},
        "player2": {"hero": "e5", "knows": {"art": 1}, "attributes": {"perception": 5}},
    }
    board = Board(fog, **seats)
    board.do("use nevoa 1")
    assert board.look("scene") == {"nevoa": 1}
    assert board.look("hero1.perception") == 5 and board.look("hero2.perception") == 4
    assert board.refused("use nevoa 1") == "scenario.1", "it lies there already (gap scenario-card-again)"
    board.do("end", "use nevoa 2")
    assert board.look("hero2.markers") == ["Névoa"] and board.look("points") == 3, "used by another, at its cost"
    ignorant = Board(fog, scene=["nevoa"], player1={"hero": "a1"})
    assert ignorant.refused("use nevoa 2") == "scenario.1"


@rule("apotheosis", "scenario.2")
def test_the_scenario_is_cleared_at_the_end() -> None:
    board = Board(scene=["nevoeiro"], player1={"hero": "a1"}, player2={"hero": "a2", "life": 1}).roll("damage: 1")
    board.do("attack hero2")
    assert board.look("winner") == 1 and board.look("scene") == {} and board.look("discard.event") == {"nevoeiro": 1}


@rule("apotheosis", "cards.keyword.timing")
@pytest.mark.parametrize(
    ("moment", "deed"),
    [
        ("esta carta entra na mesa", "place guia"),
        ("esta carta sai da mesa", "return guia"),
        ("esta carta é deitada", "use deitar 1"),
        ("esta carta é levantada", "use levantar 1"),
        ("esta carta é descartada", "use descartar 1"),
        ("esta carta é enterrada", "use enterrar 1"),
        ("esta carta é banida", "use banir 1"),
        ("esta carta é ocultada", "use ocultar 1"),
        ("esta carta é revelada", "use revelar 1"),
        ("esta carta é obtida", "use obter 1"),
        ("você faz um teste", "check lock 1"),
        ("você ataca", "attack hero2"),
        ("você rola dados", "attack hero2"),
        ("um personagem inimigo é atacado", "attack hero2"),
        ("um personagem inimigo é escolhido como alvo", "attack hero2"),
    ],
)
def test_moments_that_autos_wait_for(moment: str, deed: str) -> None:
    guide = skill("Guia", f"Auto. Quando {moment}, você recebe o marcador Sinal.")
    verbs = {
        "deitar": "Deite uma HABILIDADE chamada Guia do seu MEMENTO.",
        "levantar": "Levante uma HABILIDADE chamada Guia do seu MEMENTO.",
        "descartar": "Descarte uma HABILIDADE chamada Guia do seu MEMENTO.",
        "enterrar": "Enterre uma HABILIDADE chamada Guia do seu MEMENTO.",
        "banir": "Bana uma HABILIDADE chamada Guia do seu MEMENTO.",
        "ocultar": "Oculte uma HABILIDADE chamada Guia do seu MEMENTO.",
        "revelar": "Revele uma HABILIDADE chamada Guia do seu MEMENTO.",
        "obter": "Obtenha uma HABILIDADE chamada Guia do descarte.",
    }
    cards = [skill(name.capitalize(), text, bar={"ap": 1}) for name, text in verbs.items()]
    state = {"levantar": "guia exhausted", "revelar": "guia concealed"}
    used = deed.split()[1] if deed.startswith("use") else ""
    on_table = [] if deed.startswith("place") or used == "obter" else [state.get(used, "guia")]
    lock = {
        "id": "cofre",
        "title": {"pt": "Cofre", "en": "Vault"},
        "life": 4,
        "obstacle": True,
        "checks": [
            {"title": {"pt": "Abrir", "en": "Open"}, "attribute": "strength", "difficulty": 1, "result": "clear"}
        ],
    }
    seat = {
        "hero": "a1",
        "memento": [*on_table, *([used] if used else [])],
        "inventory": ["guia"] if deed.startswith("place") else [],
    }
    board = Board(
        guide,
        *cards,
        player1=seat,
        player2={"hero": "a2"},
        objects=["cofre b1 as lock"],
        things=[lock],
        discards={"skill": ["guia"]} if used == "obter" else {},
    )
    board.do(deed)
    assert board.look("hero1.markers") == ["Sinal"]


@rule("apotheosis", "cards.keyword.timing")
def test_moments_of_the_battle() -> None:
    dawn = skill("Aurora", "Auto. Quando a batalha começa, você recebe o marcador Início.")
    board = Board(dawn, step="battle", player1={"hero": "a1", "memento": ["aurora"]})
    board.start()
    assert board.look("hero1.markers") == ["Início"]
    dusk = skill("Ocaso", "Auto. Quando a batalha termina, você recebe o marcador Fim.")
    over = Board(dusk, player1={"hero": "a1", "memento": ["ocaso"]}, player2={"hero": "a2", "life": 1}).roll(
        "damage: 1"
    )
    over.do("attack hero2")
    assert over.look("winner") == 1 and over.look("hero1.markers") == ["Fim"]


@rule("apotheosis", "decks.2")
def test_a_deck_that_stayed_empty_is_remade_when_more_has_been_discarded() -> None:
    """It ran out with one card in its discard; a second one is discarded later: half of them, one, is the deck."""
    throw = skill("Fora", "Descarte um ITEM do seu inventário.", bar={"ap": 1})
    seat = {"hero": "a1", "memento": ["compra", "fora"], "attributes": {"agility": 9}}
    board = Board(FETCH, throw, player1=seat, decks={"item": ["funda"]}, discards={"item": ["gazua"]})
    board.do("use compra 1")
    assert board.look("deck.item") == {} and board.refused("use compra 1") == "cards.active.2"
    board.do("use fora 1")
    assert board.look("discard.item") == {"gazua": 1, "funda": 1} and board.allowed("use compra 1")
    board.do("use compra 1")
    assert board.look("player1.inventory") == {"gazua": 1} and board.look("discard.item") == {"funda": 1}


@rule("apotheosis", "decks.2")
def test_a_deck_that_only_players_filled_is_remade_too() -> None:
    """A buried Item is the Market; drawn, it has run out. An empty deck that never held a card stays empty."""
    burial = skill("Enterro", "Enterre um ITEM do seu inventário.", bar={"ap": 1})
    throw = skill("Fora", "Descarte um ITEM do seu inventário.", bar={"ap": 1})
    seat = {"hero": "a1", "memento": ["compra", "enterro", "fora"], "attributes": {"agility": 9}}
    mine = {**seat, "inventory": ["funda"]}
    board = Board(FETCH, burial, throw, player1=mine, discards={"item": ["gazua", "luneta"]})
    assert board.refused("use compra 1") == "cards.active.2"
    board.do("use enterro 1", "use compra 1")
    assert board.look("player1.inventory") == {"funda": 1} and board.look("deck.item") == {"luneta": 1}


@rule("apotheosis", "decks.2", "companion.evolve.1")
def test_a_bestiary_that_has_run_out_is_remade_for_evolving() -> None:
    pup, wolf = companion("Filhote", path="loba"), companion("Loba", path="loba", level=2)
    board = Board(
        pup,
        wolf,
        player1={"hero": "a1", "level": 4, "support": ["filhote b1 as pup"], "inventory": ["instinto*3"]},
        decks={"companion": []},
        discards={"companion": ["arqueiro-contratado", "loba"]},
        turn="pup",
    )
    board.do("evolve")
    assert board.table.kind(board.table.pieces[board.number("pup")].card).word == "loba"


@rule("apotheosis", "r24")
def test_an_event_of_the_set_can_be_negated_by_a_card_of_the_set() -> None:
    """Countermand negates an Event, which is discarded without having done anything; its cost stays paid."""
    board = Board(
        player1={"hero": "a1", "inventory": ["praga"]},
        player2={"hero": "e5", "inventory": ["contraordem", "colheita-farta"]},
    )
    board.do("use praga 1", "respond contraordem 1")
    assert board.look("hero1.life") == 4 and board.look("hero2.life") == 5
    assert board.look("discard.event") == {"praga": 1, "contraordem": 1, "colheita-farta": 1}
    moved = [event for event in board.events("card") if event.rule == "r24"]
    assert [board.table.kind(event.subjects[0]).word for event in moved] == ["praga"]


@rule("apotheosis", "decks.5", "r21")
def test_a_street_fair_serves_whoever_held_it_too() -> None:
    """It stays in the scenario: whoever plays it exchanges in the next turn, as anybody may in theirs."""
    board = Board(player1={"hero": "a1", "inventory": ["feira-de-rua", "gazua"]}, discards={"item": ["funda"]})
    board.do("use feira-de-rua 1")
    assert board.look("scene") == {"feira-de-rua": 1} and board.look("access") == 1
    board.end_turns(2)
    assert board.look("turn") == "hero1" and board.options("exchange")
    board.do("exchange funda")
    assert board.look("player1.inventory") == {"funda": 1}
