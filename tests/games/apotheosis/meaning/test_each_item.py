"""Each Item does what its text says. Damage against constitution 4: 2 injures 1, 4 injures 2, 9 injures 3."""

from __future__ import annotations

from tests.games.apotheosis.board import event
from tests.games.apotheosis.each_card import Case, each

HURT = {"hero2.life": 6}


@each(
    # strength 4 + 1 + D3 that reads 2 = 7
    Case("espada-curta", "use it 1", "target hero2", roll="damage: 3", then={"hero2.life": 6, "points": 6}),
    # 4 + 2 + 2 = 8, two tiles away
    Case("lanca-comprida", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "a3"}, then=HURT),
    # 4 + 3 + 3 = 10: three injuries
    Case("machado-de-guerra", "use it 1", "target hero2", roll="damage: 3", then={"hero2.life": 5}),
    # perception 4 + 2, four tiles away
    Case("arco-de-teixo", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "a5"}, then=HURT),
    # over the statue
    Case("funda", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "a4"}, objects=["estatua a2"], then=HURT),
    # as far as one is strong, and then it is gone
    Case(
        "azagaia", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "a5"},
        then={"hero2.life": 6, "discard.item": {"azagaia": 1}, "player1.equipment": {}},
    ),
    # 5 + 3 on the tile between: Hero 2 and the barrel suffer it
    Case(
        "bomba-de-breu", "use it 1", "target a3", roll="damage: 3", foe={"hero": "a4"}, objects=["barril b3"],
        then={"hero2.life": 6, "at.b3": "", "discard.item": {"bomba-de-breu": 1}},
    ),
    Case(
        "corrente-com-gancho", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "a4"},
        then={"hero2.life": 6, "hero2.cell": "a2"},
    ),
    Case("martelo-de-ferro", "use it 1", "target hero2", roll="damage: 3", then={"hero2.life": 6, "hero2.cell": "a3"}),
    # the poison works when Hero 2 ends its turn
    Case(
        "adaga-envenenada", "use it 1", "target hero2", "end 2", roll="damage: 3",
        then={"hero2.markers": ["Envenenado"], "hero2.life": 5},
    ),
    Case(
        "cajado-de-brasas", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "a4"},
        then={"hero2.life": 6, "hero2.markers": ["Queimado"]},
    ),
    # from above, 2 more of damage against constitution 4: one injury more
    Case(
        "tridente-da-mare", "use it 1", "target hero2", roll="damage: 3", terrain=["ff", "ff"], altitude=["10", "00"],
        then={"hero2.life": 5},
    ),
    Case("tridente-da-mare", "use it 1", "target hero2", roll="damage: 3", then={"hero2.life": 6}),
    Case("balista-de-mao", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "c5"}, then={"hero2.life": 5}),
    # three injuries, half of them is 1: the Spark, which carries 1 of mana, is set upright
    Case(
        "lamina-runica", "use it 1", "target hero2", "recover faisca", roll="damage: 3",
        mine={"memento": ["faisca exhausted"], "knows": {"elemental": 1}},
        then={"hero2.life": 5, "faisca.exhausted": False},
    ),
    Case("sino-rachado", "use it 1", roll="damage: 3", then={"hero2.life": 6, "hero2.perception": 2}),
)  # fmt: skip
def test_weapons(case: Case) -> None:
    case.play()


@each(
    Case("cota-de-malha", foe={"hero": "e5"}, then={"hero1.constitution": 6, "cost.b1": 2}),
    Case("gibao-de-couro", then={"hero1.constitution": 5}),
    # strength 4 + 1 - 3 = 2: one injury instead of two
    Case(
        "manto-de-sombra", "attack hero1", "respond it 1", turn="hero2", roll="damage: 3",
        then={"hero1.life": 7, "hero1.debt": 1},
    ),
    Case("elmo-do-vigia", then={"hero1.perception": 6}),
    Case("tiara-de-foco", then={"hero1.spirit": 5}),
    Case("botas-de-cabra", foe={"hero": "b2"}, terrain=["ff", "ff"], altitude=["03", "00"], then={"cost.b1": 1}),
    Case("botas-leves", then={"hero1.action": 5}),
    # two injuries, and 2 back, once
    Case("amuleto-de-carvalho", "attack hero1", turn="hero2", roll="damage: 3", then={"hero1.life": 8}),
    Case("anel-de-carga", step="turn", then={"it.counters": {"charge": 1}}),
    # spirit 4 + 3 = 7 for three charges, four tiles away
    Case(
        "anel-de-carga", "use it 1", "target hero2", at="counters charge 3", roll="random: 3", foe={"hero": "e1"},
        then={"hero2.life": 6, "it.counters": {}},
    ),
    Case("gazua", then={"hero1.check": 2}),
    # level 4 and 10, and 2 more; six slots of each, three of support
    Case("mochila", then={"hero1.inventory-size": 16}),
    Case("cinto-de-armas", then={"hero1.equipment-slots": 8}),
    Case("grimorio", then={"hero1.memento-slots": 7}),
    Case("apito-de-osso", then={"hero1.support-slots": 4}),
    Case("luvas-de-esgrima", "attack hero2", roll="damage: 3", foe={"attributes": {"constitution": 6}}, then=HURT),
    # only the other ones of the team, two tiles away
    Case(
        "estandarte", player3={"hero": "a3"}, sides=[0, 1, 0],
        then={"hero1.strength": 4, "hero2.strength": 4, "hero3.strength": 5},
    ),
    # used by a partner in its own turn
    Case(
        "estandarte", "use it 1", player3={"hero": "a3", "knows": {"cooperation": 1}}, sides=[0, 1, 0], turn="hero3",
        then={"hero3.markers": ["Abençoado"], "points": 7},
    ),
    Case("reliquia-de-familia", then={"hero1.max-life": 9}),
    Case("reliquia-de-familia", step="battle", then={"hero1.markers": ["Abençoado"]}),
    Case("saco-de-dormir", "rest life", mine={"life": 3}, then={"hero1.life": 5}),
    Case(
        "dado-de-osso", "attack hero2", "recover instinto", roll="damage: 3", mine={"memento": ["instinto exhausted"]},
        then={"instinto.exhausted": False},
    ),
    Case("luneta", terrain=["ff", "ff"], altitude=["10", "00"], then={"hero1.range": 2}),
    Case("luneta", then={"hero1.range": 0}),
    Case(
        "luneta", "use it 1", "target hero2", foe={"inventory": ["praga"]}, then={"praga.known": [1, 2], "points": 8},
    ),
)  # fmt: skip
def test_what_is_worn_and_carried(case: Case) -> None:
    case.play()


@each(
    Case(
        "pocao-rubra", "use it 1", "target hero1", mine={"life": 4},
        then={"hero1.life": 6, "discard.item": {"pocao-rubra": 1}},
    ),
    Case(
        "elixir-azul", "use it 1", "recover investida",
        mine={"memento": ["investida exhausted"], "knows": {"athletics": 1}},
        then={"investida.exhausted": False, "deck.item": {"elixir-azul": 1}},
    ),
    Case(
        "antidoto", "use it 1", "target hero1", mine={"markers": ["Envenenado", "Queimado"]},
        then={"hero1.markers": ["Queimado"], "discard.item": {"antidoto": 1}},
    ),
    Case(
        "sal-da-vida", "use it 1", "target hero3", player3={"hero": "b1", "dead": True, "life": -1}, sides=[0, 1, 0],
        then={"hero3.life": 2, "hero3.dead": False, "banished": {"sal-da-vida": 1}},
    ),
    # Hero 2 walks into the snare and cannot go on
    Case(
        "armadilha-de-laco", "use it 1", "target a2", "end", "walk a2", foe={"hero": "a3"},
        then={"hero2.life": 7, "hero2.cell": "a2", "discard.item": {"armadilha-de-laco": 1}, "laid": ["a2"]},
    ),
    Case(
        "espantalho-de-palha", "use it 1", "target b1",
        then={"at.b1": "espantalho", "discard.item": {"espantalho-de-palha": 1}},
    ),
    Case("pa-de-sapador", "use it 1", "target b1", terrain=["ff", "ff"], altitude=["02", "00"],
         then={"altitude.b1": 1}),
    Case("pe-de-cabra", "use it 1", "target estatua", objects=["estatua b1"], then={"estatua.container": True}),
    # the Spark, spirit 4 + 2, strikes the one who cast it
    Case(
        "espelho-de-bolso", "use faisca 1", "target hero1", "respond it 1", turn="hero2", roll="damage: 3",
        foe={"memento": ["faisca"], "knows": {"elemental": 1}}, then={"hero2.life": 6, "hero1.life": 8},
    ),
    # sand is walked on, water is not
    Case(
        "saco-de-areia", "use it 1", "target b1", terrain=["fwf", "fff"], foe={"hero": "c2"},
        then={"discard.item": {"saco-de-areia": 1}, "turn": "hero2", "cost.b1": 2},
    ),
    Case("ampulheta", "use it 1", points=2, then={"points": 3, "it.exhausted": True}),
    Case("ampulheta", at="exhausted", step="round", then={"it.exhausted": False}),
    Case("garateia", "use it 1", "target bau", foe={"hero": "e5"}, objects=["bau a5"], then={"bau.cell": "a2"}),
)  # fmt: skip
def test_tools_and_what_is_used_up(case: Case) -> None:
    case.play()


@each(
    Case("diario-de-viagem", "return it", "recover instinto", mine={"memento": ["instinto exhausted"]},
         then={"instinto.exhausted": False, "player1.inventory": {"diario-de-viagem": 1}}),
    Case("diario-de-viagem", "place it", area="inventory", then={"hero1.instruction": 2}),
    Case("coleira-cravejada", "attach it wolf", area="inventory", mine={"support": ["lobo-cinzento b1 as wolf"]},
         then={"wolf.strength": 5, "wolf.constitution": 5}),
    # who takes it from the chest loses 1; when it is discarded, everybody does
    Case("gazua", "open bau", objects=["bau b1 holds moeda-amaldicoada"],
         then={"player1.inventory": {"moeda-amaldicoada": 1}, "hero1.life": 7}),
    Case("moeda-amaldicoada", "use oferenda 1", area="inventory", mine={"inventory": ["oferenda"]},
         cards=[event("Oferenda", "Custo: descarte um ITEM do seu inventário. Você recebe o marcador Marcado.")],
         then={"discard.item": {"moeda-amaldicoada": 1}, "hero1.life": 7, "hero2.life": 7}),
    Case("semente-do-fim", "use oferenda 1", area="inventory", mine={"inventory": ["oferenda"]},
         cards=[event("Oferenda", "Custo: bana um ITEM do seu inventário. Você recebe o marcador Marcado.")],
         then={"banished": {"semente-do-fim": 1}, "hero1.life": 6, "hero2.life": 6}),
    Case("semente-do-fim", "return it", "use it 1", mine={"life": 4}, foe={"life": 4},
         then={"hero1.life": 5, "hero2.life": 5, "deck.item": {"semente-do-fim": 1}}),
)  # fmt: skip
def test_what_happens_when_they_come_and_go(case: Case) -> None:
    case.play()
