"""Heroes, Companions, Summons, Entities, Summus cards, markers and modifiers (characters, hero, companion, entity)."""

from __future__ import annotations

from typing import Any

from tests.games.apotheosis.board import Board, companion, item, skill, weapon
from tests.proof import rule

GHOST = companion("Vulto", kind="summon", agility=5)
HOUND = companion("Cão", agility=5)
WELL = skill("Poço", "Permanente. Você tem +1 de INT.", mana=2)
SPIRIT: dict[str, Any] = {
    "title": "Lume",
    "suit": "entity",
    "rank": "spirit",
    "properties": ["Fogo"],
    "attributes": {"strength": 4, "spirit": 3},
}


# -- markers and modifiers -----------------------------------------------------------------------------


@rule("apotheosis", "characters.marker.1", "characters.marker.2")
def test_a_marker_does_nothing_by_itself_and_is_there_once() -> None:
    burn = skill("Brasa", "Alvo: um personagem inimigo. O alvo recebe o marcador Queimado.", bar={"ap": 1})
    uses = skill("Cinza", "Alvo: um personagem inimigo com o marcador Queimado. O alvo perde 1 de VIDA.", bar={"ap": 1})
    seat = {"hero": "a1", "memento": ["brasa", "cinza"]}
    board = Board(burn, uses, player1=seat)
    assert board.refused("use cinza 1") == "r17"
    before = [board.look(f"hero2.{name}") for name in ("life", "strength", "agility", "constitution")]
    board.do("use brasa 1", "use brasa 1")
    assert board.look("hero2.markers") == ["Queimado"]
    assert [board.look(f"hero2.{name}") for name in ("life", "strength", "agility", "constitution")] == before
    board.do("use cinza 1")
    assert board.look("hero2.life") == 4


@rule("apotheosis", "characters.modifier.1")
def test_modifiers_have_no_limit_and_go_when_the_card_says() -> None:
    bless = skill("Bênção", "Você tem +2 de FOR até o início do seu próximo turno.", bar={"ap": 1})
    short = skill("Ímpeto", "Você tem +1 de FOR até o fim do turno.", bar={"ap": 1})
    board = Board(bless, short, player1={"hero": "a1", "memento": ["bencao", "impeto"]})
    board.do("use bencao 1", "use bencao 1", "use impeto 1")
    assert board.look("hero1.strength") == 9
    board.do("end")
    assert board.look("hero1.strength") == 8
    board.do("end")
    assert board.look("turn") == "hero1" and board.look("hero1.strength") == 4


@rule("apotheosis", "guidelines.text.1")
def test_must_obliges_may_permits_and_a_card_beats_a_rule() -> None:
    may = skill("Talvez", "Auto. Quando você ataca, se você quiser, pague 1 de VIDA: você recebe o marcador Talvez.")
    must = skill("Dever", "Auto. Quando você ataca, você recebe o marcador Dever.")
    seat = {"hero": "a1", "memento": ["talvez", "dever"]}
    board = Board(may, must, player1=seat, player2={"hero": "a2"}).roll("damage: 1")
    board.do("attack hero2")
    assert board.asked() == "ask-may"
    board.do("decline")
    assert board.look("hero1.markers") == ["Dever"] and board.look("hero1.life") == 5
    boots = item("Botas", "Permanente. Você pode ignorar altitude.")
    rows = {"terrain": ["ff", "ff"], "altitude": ["03", "00"]}
    plain = Board(boots, player1={"hero": "a1"}, player2={"hero": "a2"}, **rows)
    plain.start()
    assert plain.look("cost.b1") == 1 + 3 + 1, "height, and leaving the enemy's domain"
    light = Board(boots, player1={"hero": "a1", "equipment": ["botas"]}, player2={"hero": "a2"}, **rows)
    light.start()
    assert light.look("cost.b1") == 2


# -- the Hero ---------------------------------------------------------------------------------------------


@rule("apotheosis", "hero.level.1", "hero.life.1")
def test_level_and_life_of_a_hero() -> None:
    for level, life in ((1, 5), (4, 8)):
        board = Board(player1={"hero": "a1", "level": level})
        assert (
            board.look("hero1.level") == level
            and board.look("hero1.max-life") == life
            and board.look("hero1.life") == life
        )


@rule("apotheosis", "hero.properties.1")
def test_whose_properties_a_hero_has() -> None:
    cap = item("Elmo", "Permanente. Você tem +1 de PER.", specifier="head", properties=["Metal"])
    coin = item("Moeda", "Permanente. Você tem +1 de CAR.", properties=["Luz"])
    house = {
        "title": "Solar",
        "suit": "house",
        "properties": ["Floresta"],
        "attributes": {
            n: 4 for n in ("constitution", "strength", "agility", "perception", "intelligence", "charisma", "spirit")
        },
        "slots": {"equipment": 3, "memento": 3},
    }
    seat = {
        "hero": "a1",
        "house": "solar",
        "equipment": ["elmo", "moeda"],
        "sheet": ["lume"],
        "memento": ["poco*2"],
        "level": 3,
        "attributes": {},
    }
    board = Board(cap, coin, house, SPIRIT, WELL, player1=seat)
    assert board.look("hero1.properties") == ["Floresta", "Metal"], (
        "not the sleeping Entity's, nor an Item's without a specifier"
    )
    board.do("awaken")
    assert board.look("hero1.properties") == ["Floresta", "Fogo", "Metal"]


# -- the Entity -------------------------------------------------------------------------------------------


@rule("apotheosis", "entity.2", "entity.3", "chart.entity")
def test_awakening_costs_two_and_two_more_each_turn() -> None:
    one = skill("Um", "Permanente. Você tem +1 de INT.", mana=1, stamina=1)
    seat = {"hero": "a1", "sheet": ["lume"], "memento": ["um*2"], "level": 3}
    board = Board(SPIRIT, one, player1=seat)
    assert board.look("hero1.strength") == 4
    board.do("awaken")
    assert board.look("hero1.strength") == 8 and board.look("hero1.spirit") == 7 and board.look("points") == 4
    assert board.look("hero1.mana") + board.look("hero1.stamina") == 2
    board.do("end", "end")
    assert board.asked() == "ask-upkeep"
    board.do("accept")
    assert board.look("hero1.strength") == 8 and board.look("hero1.mana") == 0
    board.end_turns(2)
    assert board.look("lume.hidden") is True and board.look("hero1.strength") == 4, "it could not be paid for"


@rule("apotheosis", "entity.4", "entity.5")
def test_it_is_not_turned_twice_in_a_turn_except_by_a_card() -> None:
    seat = {"hero": "a1", "sheet": ["lume"], "memento": ["poco*2"], "level": 3}
    board = Board(SPIRIT, WELL, player1=seat)
    board.do("awaken")
    assert board.refused("sleep") == "entity.4"
    awake = {**seat, "sheet": ["lume revealed"]}
    other = Board(SPIRIT, WELL, player1=awake)
    other.do("sleep")
    assert other.look("points") == 4 and other.look("lume.hidden") is True and other.refused("awaken") == "entity.4"
    call = skill("Transe", "Você desperta o próprio ENTE.", bar={"ap": 1})
    card = Board(SPIRIT, call, player1={**awake, "memento": ["transe"]})
    card.do("sleep", "use transe 1")
    assert card.look("lume.hidden") is False


# -- Companions ------------------------------------------------------------------------------------------------


@rule("apotheosis", "companion.card.1", "companion.life.1")
def test_a_companion_is_a_character_of_one_card() -> None:
    board = Board(
        player1={"hero": "a1", "support": ["lobo-cinzento b1 as wolf"], "knows": {"cooperation": 1}}, turn="wolf"
    )
    figures = [board.look(f"wolf.{name}") for name in ("constitution", "strength", "agility", "perception")]
    assert figures == [4, 4, 6, 5] and board.look("wolf.life") == 5 and board.look("points") == 6
    assert board.look("wolf-card.zone") == "support"


@rule("apotheosis", "companion.attach.2")
def test_techniques_ask_for_their_attachments() -> None:
    """Gap techniques: like an activation bar on the Companion."""
    seat = {"hero": "a1", "knows": {"cooperation": 1}}
    bare = Board(player1={**seat, "support": ["lobo-cinzento b1 as wolf"]}, player2={"hero": "c1"}, turn="wolf").roll(
        "damage: 1 1"
    )
    assert bare.refused("use wolf-card 2") == "companion.attach.2"
    bare.do("use wolf-card 1", "target hero2")
    # 4 + 1 and a D3 that reads 1: 6 against 4.
    assert bare.look("hero2.life") == 3 and bare.look("points") == 3
    steel = item("Aço", "Permanente. Você tem +1 de FOR.", properties=["Metal"])
    armed = Board(
        steel, player1={**seat, "support": ["lobo-cinzento b1 as wolf holds aco"]}, player2={"hero": "c1"}, turn="wolf"
    )
    assert armed.allowed("use wolf-card 2")


@rule("apotheosis", "companion.recruit.1", "companion.abandon.1")
def test_recruiting_and_abandoning() -> None:
    seat = {"hero": "c3", "inventory": ["cao"], "attributes": {"agility": 9}}
    board = Board(HOUND, player1=seat)
    board.do("place cao")
    assert board.cells("deploy") == {"a1", "b1", "c1", "d1", "e1"}, "the tiles of the own first row (gap access-tiles)"
    board.do("deploy b1")
    piece = board.table.at[1]
    assert (
        board.look("points") == 7
        and board.look("cao.zone") == "support"
        and board.table.pieces[piece].card == board.number("cao")
    )
    board.do("return cao")
    assert board.look("points") == 5 and board.look("cao.zone") == "inventory" and board.look("at.b1") == ""
    ghost = Board(GHOST, player1={"hero": "c3", "support": ["vulto c2 as ghost"]})
    ghost.do("return ghost-card")
    assert ghost.look("ghost.zone") == "gone" and ghost.look("ghost-card.zone") == "inventory"
    crowd = {"terrain": ["fffff", "fffff"], "starts": [["a1"], ["e2"]]}
    held = Board(HOUND, player1={"hero": "a1", "support": ["cao b1 as dog"]}, player2={"hero": "e2"}, **crowd)
    assert held.refused("return dog-card") == "companion.abandon.1", "no free access tile"
    shut = Board(
        HOUND,
        terrain=["#####", "fffff"],
        starts=[["a2"], ["e2"]],
        player1={"hero": "a2", "inventory": ["cao"]},
        player2={"hero": "e2"},
    )
    assert shut.refused("place cao") == "companion.recruit.1"


@rule("apotheosis", "companion.cost.1")
def test_a_demand_impossible_for_a_companion_is_ignored() -> None:
    mage = companion("Aprendiz", text="Ativa. Custo: 2 de MANA. Você recebe o marcador Feito.")
    beggar = companion("Mendigo", text="Ativa. Custo: descarte uma carta. Você recebe o marcador Feito.")
    free = Board(mage, player1={"hero": "a1", "support": ["aprendiz b1 as m"]}, turn="m")
    free.do("use m-card 1")
    assert free.look("m.markers") == ["Feito"]
    paid = Board(
        beggar,
        player1={"hero": "a1", "support": ["mendigo b1 as m holds praga"], "inventory": ["colheita-farta"]},
        turn="m",
    )
    paid.do("use m-card 1")
    assert paid.look("m.markers") == ["Feito"] and paid.look("m.attachments") == {}, (
        "a generic one is paid with attachments"
    )
    none = Board(
        beggar, player1={"hero": "a1", "support": ["mendigo b1 as m"], "inventory": ["colheita-farta"]}, turn="m"
    )
    assert none.refused("use m-card 1") == "r15"


# -- Summons --------------------------------------------------------------------------------------------------


@rule("apotheosis", "companion.summon.1", "companion.summon.2")
def test_summoning_costs_two_mana_and_the_summon_plays_last() -> None:
    seat = {"hero": "c3", "support": ["vulto"], "memento": ["poco"]}
    board = Board(GHOST, WELL, player1=seat, player3={"hero": "a5"}, sides=[0, 1, 1], order=["hero2", "hero3"])
    assert board.look("vulto.hidden") is True and board.look("vulto.known") == [1]
    board.do("summon vulto c2")
    ghost = board.table.at[board.table.box.board.grid.read("c2")]
    assert board.look("points") == 4 and board.look("poco.exhausted") is True and board.look("vulto.known") == [1, 2, 3]
    assert board.table.order[-1] == ghost and board.table.pieces[ghost].life == 5
    board.end_turns(4)
    # Afterwards by its perception of 4, after the Heroes with 8, 7 and 6.
    assert board.look("round") == 2 and board.table.order[-1] == ghost
    poor = Board(GHOST, WELL, player1={**seat, "memento": ["poco exhausted"]})
    assert poor.refused("summon vulto c2") == "companion.summon.1"
    assert Board(GHOST, WELL, player1=seat).refused("summon vulto c1") == "companion.summon.1"


@rule("apotheosis", "companion.summon.3", "draft.piece.3")
def test_unsummoning_is_free_and_comes_with_the_end() -> None:
    seat = {"hero": "a1", "support": ["vulto b1 as ghost"], "memento": ["poco"]}
    board = Board(GHOST, WELL, player1=seat)
    board.do("unsummon ghost-card")
    assert board.look("points") == 4 and board.look("ghost.zone") == "gone" and board.look("ghost-card.hidden") is True
    board.do("summon ghost-card b1")
    assert board.look("ghost-card.hidden") is False, "a removed piece may be created again"
    over = Board(
        GHOST, player1={"hero": "a1", "support": ["vulto b1 as ghost"]}, player2={"hero": "a2", "life": 1}
    ).roll("damage: 1")
    over.do("attack hero2")
    assert over.look("winner") == 1 and over.look("ghost.zone") == "gone" and over.look("ghost-card.zone") == "support"


@rule("apotheosis", "companion.summon.1", "draft.piece.2")
def test_two_equal_summons_are_two_characters_and_each_uses_its_own_technique() -> None:
    spark = {"title": {"pt": "Fagulha", "en": "Spark"}, "bar": {"ap": 1}, "text": "Você recebe o marcador Aceso."}
    flame = companion("Chama", kind="summon", techniques=[spark])
    seat = {"hero": "a1", "support": ["chama b1 as one", "chama b2 as two"]}
    for own, other in (("one", "two"), ("two", "one")):
        board = Board(flame, player1=seat, turn=own)
        assert board.allowed(f"use {own}-card 1") and not board.allowed(f"use {other}-card 1")
        board.do(f"use {own}-card 1")
        assert (board.look(f"{own}.markers"), board.look(f"{other}.markers")) == (["Aceso"], [])


@rule("apotheosis", "companion.summon.4", "draft.piece.3")
def test_a_dead_summon_leaves_no_body_and_does_not_return() -> None:
    axe = weapon("Machado", constant=20)
    seat = {"hero": "e5", "support": ["vulto a2 as ghost holds praga"], "memento": ["poco"]}
    board = Board(GHOST, WELL, axe, player1={"hero": "a1", "equipment": ["machado"]}, player2=seat).roll()
    board.do("use machado 1", "target ghost", "end")
    assert board.look("ghost.zone") == "gone" and board.look("at.a2") == ""
    assert board.look("ghost-card.zone") == "support" and board.look("praga.host") == "ghost-card"
    assert board.look("turn") == "hero2" and board.refused("summon ghost-card e4") == "companion.summon.4"


# -- Summus ------------------------------------------------------------------------------------------------------


@rule("apotheosis", "summus.ultimatum.1")
def test_an_ultimatum_gathers_counters_and_is_all_in() -> None:
    end = skill(
        "Juízo",
        "Ativa, sacrifica o turno, sem resposta, uma vez por batalha. Você recebe o marcador Juízo.",
        summus="ultimatum",
        ultimatum=2,
        level=3,
    )
    board = Board(end, step="battle", player1={"hero": "a1", "memento": ["juizo"], "level": 6})
    board.start()
    assert board.look("juizo.counters") == {"ultimatum": 1} and board.refused("use juizo 1") == "summus.ultimatum.1"
    board.end_turns(2)
    assert board.look("juizo.counters") == {"ultimatum": 2}
    moved = board.table.copy()
    board.do("use juizo 1")
    assert (
        board.look("hero1.markers") == ["Juízo"]
        and board.look("juizo.counters") == {}
        and board.look("turn") == "hero2"
    )
    board.end_turns(5)
    assert board.look("turn") == "hero1" and board.look("juizo.counters") == {"ultimatum": 3}
    assert board.refused("use juizo 1") == "draft.once.1"
    board.table = moved
    board.do("walk a2")
    assert board.refused("use juizo 1") == "keywords.all-in"


@rule("apotheosis", "summus.ultimatum.1")
def test_the_counters_of_an_ultimatum_end_with_the_battle() -> None:
    end = skill("Juízo", "Ativa. Você recebe o marcador Juízo.", summus="ultimatum", ultimatum=9, level=3)
    seat = {"hero": "a1", "memento": ["juizo counters ultimatum 4"], "level": 6}
    board = Board(end, player1=seat, player2={"hero": "a2", "life": 1}).roll("damage: 1")
    board.do("attack hero2")
    assert board.look("winner") == 1 and board.look("juizo.counters") == {}


@rule("apotheosis", "summus.collegium.1")
def test_a_collegium_adds_attributes_and_has_an_effect_once_recovered() -> None:
    seat = {"hero": "a1", "sheet": ["collegium-das-torres exhausted"], "memento": ["poco*2"], "level": 6}
    board = Board(WELL, player1=seat)
    assert board.look("hero1.intelligence") == 4 + 2 + 2 and board.look("hero1.spirit") == 6
    assert board.look("hero1.range") == 0
    board.do("restore collegium-das-torres")
    assert board.look("collegium-das-torres.exhausted") is False and board.look("hero1.range") == 1


@rule("apotheosis", "knowledge.free.1")
def test_what_level_a_free_card_asks_for() -> None:
    cards = [skill(f"Grau{level}", "Permanente. Você tem +1 de INT.", level=level) for level in (1, 2, 3)]
    names = ["grau1", "grau2", "grau3"]
    for level, may in ((3, ["grau1"]), (4, ["grau1", "grau2"]), (5, ["grau1", "grau2"]), (6, names)):
        board = Board(*cards, player1={"hero": "a1", "level": level, "inventory": names})
        allowed = [name for name in names if board.allowed(f"place {name}")]
        assert allowed == may, level
        assert all(board.refused(f"place {name}") == "cards.resource.1" for name in names if name not in may)
