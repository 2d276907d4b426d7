"""Each Skill does what its text says. Damage against constitution 4: 2 injures 1, 4 injures 2, 9 injures 3."""

from __future__ import annotations

from tests.games.apotheosis.each_card import Case, each

HURT = {"hero2.life": 6}
FRIEND = {"player3": {"hero": "b1", "level": 4, "attributes": {"perception": 3}}, "sides": [0, 1, 0]}


@each(
    # strength 4 + 2 + 2 = 8; the Skill pays for itself
    Case(
        "investida", "use it 1", "target hero2", roll="damage: 3",
        then={"hero2.life": 6, "hero2.cell": "a3", "it.exhausted": True, "points": 5},
    ),
    # 4 + 1 + 2 = 7 on everybody around, friend and foe
    Case("golpe-giratorio", "use it 1", roll="damage: 3", **FRIEND, then={"hero2.life": 6, "hero3.life": 6}),
    # constitution 4 + 1 = 5; Hero 2 has a point less in its turn
    Case("golpe-de-escudo", "use it 1", "target hero2", "end", roll="damage: 3", then={"hero2.life": 6, "points": 3}),
    # 4 + 3 + 3 = 10 kills one with 3 left, and the body is lost for good
    Case(
        "execucao", "use it 1", "target hero2", roll="damage: 3", foe={"life": 3},
        player3={"hero": "e5"}, sides=[0, 1, 1], then={"hero2.life": -8, "hero2.dead": True},
    ),
    Case("faisca", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "a5"}, then=HURT),
    # spirit 4 + 1 + 3 = 8 on the tile's target and its neighbour
    Case(
        "bola-de-fogo", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "d1"},
        player3={"hero": "d2", "level": 4}, sides=[0, 1, 1],
        then={"hero2.life": 6, "hero3.life": 6, "hero2.markers": ["Queimado"], "hero3.markers": []},
    ),
    # as far as one is intelligent
    Case(
        "dardo-mental", "use it 1", "target hero2", roll="damage: 3",
        foe={"hero": "a5", "memento": ["instinto"]}, then={"hero2.life": 6, "instinto.exhausted": True},
    ),
    # perception 5 + 1 + 3 = 9, only at whom is marked
    Case(
        "tiro-certeiro", "use it 1", "target hero2", roll="damage: 3", foe={"hero": "c5", "markers": ["Marcado"]},
        then={"hero2.life": 5},
    ),
    # spirit 4 + 2 on Hero 2; 3 on who stands behind it in the line, nothing on who stands beside
    Case("lanca-de-luz", "use it 1", "target hero2", roll="damage: 3", player3={"hero": "a4", "level": 4},
         player4={"hero": "b3", "level": 4}, sides=[0, 1, 1, 1],
         then={"hero2.life": 6 - 1, "hero3.life": 7, "hero4.life": 8}),
    Case("lamento", "use it 1", roll="damage: 3", then=HURT),
    # agility 4 + 1 + 2 = 7, and no healing
    Case(
        "ferida-aberta", "use it 1", "target hero2", "end", "use pocao-rubra 1", roll="damage: 3",
        foe={"equipment": ["pocao-rubra"]}, refused="r17", then={"hero2.life": 6},
    ),
    Case("broto-de-aroeira", "use it 1", "target hero2", roll="damage: 3",
         then={"hero2.life": 6, "it.exhausted": True}),
    # four counters, all-in: spirit 4 + 10 + 3 + 3 = 20 on everybody within four tiles
    Case("ultimo-sol", "use it 1", at="counters ultimatum 4", mine={"level": 6}, roll="damage: 3 3", foe={"hero": "c3"},
         then={"hero2.life": 8 - 5, "it.counters": {}, "turn": "hero2"}),
    Case("esporos", "use it 1", "target b2", roll="damage: 3", foe={"hero": "c2"}, then=HURT),
)  # fmt: skip
def test_attacks(case: Case) -> None:
    case.play()


@each(
    Case("cura", "use it 1", "target hero1", mine={"life": 3}, then={"hero1.life": 5}),
    Case("passo-dimensional", "use it 1", "target c3", foe={"hero": "a2"}, then={"hero1.cell": "c3"}),
    Case("permuta", "use it 1", "target hero2", foe={"hero": "c3"}, then={"hero1.cell": "c3", "hero2.cell": "a1"}),
    Case(
        "barreira-arcana-carta", "use it 1", "choose b1", "choose b2",
        then={"at.b1": "barreira-arcana", "at.b2": "barreira-arcana", "points": 6},
    ),
    Case("terra-arrasada", "use it 1", "target c3", foe={"hero": "e5"}, then={"laid": ["b3", "c2", "c3", "c4", "d3"]}),
    # Hero 2 walks over burning ground
    Case("terra-arrasada", "use it 1", "target a3", "end", "walk a4", foe={"hero": "a5"}, then={"hero2.life": 7}),
    Case("erguer-rocha", "use it 1", "target b1", then={"altitude.b1": 2}),
    Case("lodacal", "use it 1", "target c1", foe={"hero": "e5"}, then={"cost.b1": 2}),
    Case("selar-passagem", "use it 1", "target b1", foe={"hero": "e5"}, then={"cost.b1": -1}),
    Case("palavra-de-comando", "use it 1", "target hero2", "end", then={"points": 2}),
    Case("cancao-de-marcha", "use it 1", "end 2", **FRIEND, then={"turn": "hero3", "points": 5}),
    Case(
        "abraco-de-raizes", "use it 1", "target hero2", "end", "walk a3", refused="guidelines.text.1",
        then={"hero2.markers": ["Enraizado"], "hero2.cell": "a2"},
    ),
    # the mark, and then 4 + 1 + 2 = 7 against constitution 7: two injuries instead of one
    Case(
        "marca-do-cacador", "use it 1", "target hero2", "attack hero2", roll="damage: 3",
        foe={"attributes": {"constitution": 7}}, then={"hero2.markers": ["Marcado"], "hero2.life": 6},
    ),
    Case("sombra-fugaz", "use it 1", "end", "attack hero1", refused="r28", then={"hero1.life": 8}),
    # intelligence 4 + 1 + 3 = 8 is enough
    Case(
        "mente-aberta", "use it 1", "target hero2", roll="check: 3; discard: praga", foe={"inventory": ["praga"]},
        then={"player2.inventory": {}, "discard.event": {"praga": 1}},
    ),
    Case(
        "mente-aberta", "use it 1", "target hero2", "use passo-leve 1", roll="check: 1", refused="guidelines.text.1",
        mine={"memento": ["passo-leve"], "knows": {"athletics": 1}}, foe={"inventory": ["praga"]},
        then={"player2.inventory": {"praga": 1}},
    ),
    # the Spark of Hero 2 against itself, paid with one's own mana
    Case(
        "tecnica-roubada", "use it 1", "target hero2", "choose faisca", "target hero2", roll="damage: 3",
        mine={"memento": ["dardo-mental"], "knows": {"mental": 1, "elemental": 1}},
        foe={"memento": ["faisca"], "knows": {"elemental": 1}}, then={"hero2.life": 6},
    ),
    # the sword and the strength 9 of Hero 2: 9 + 1 + 2 = 12
    Case(
        "inconsciente-coletivo", "use it 1", "target hero2", "use espada-curta 1", "target hero2", roll="damage: 3",
        mine={"level": 6}, foe={"attributes": {"strength": 9}, "equipment": ["espada-curta"]}, then={"hero2.life": 5},
    ),
    Case("preces", "use it 1", then={"it.counters": {"prayer": 1}}),
    # two of four counters are paid, two are left: 2 + 1 = 3 of life
    Case("preces", "use it 2", at="counters prayer 4", mine={"life": 2},
         then={"hero1.life": 5, "it.counters": {"prayer": 2}}),
    Case(
        "ressurreicao", "use it 1", player3={"hero": "b1", "dead": True, "life": -3, "level": 4}, sides=[0, 1, 0],
        then={"hero3.life": 3, "hero3.dead": False},
    ),
    Case("transe", "use it 1", mine={"sheet": ["raiz-antiga as root"]},
         then={"root.hidden": False, "hero1.constitution": 8}),
    Case("exorcismo", "use it 1", "target hero2", foe={"sheet": ["raiz-antiga as root revealed"]},
         then={"root.hidden": True}),
    # all-in: the turn is over
    Case(
        "meditacao", "use it 1", "recover investida", "recover aparar", "enough",
        mine={"memento": ["investida exhausted", "aparar exhausted"], "knows": {"athletics": 1}},
        then={"investida.exhausted": False, "aparar.exhausted": False, "turn": "hero2"},
    ),
    Case(
        "oficina-de-campo", "use it 1", "choose espada-curta", "accept", "choose espada-curta",
        mine={"memento": ["instinto"]}, discards={"item": ["espada-curta"]},
        then={"player1.equipment": {"espada-curta": 1}},
    ),
    # agility 4 + 3 fails against 8, 4 + 4 does not
    Case(
        "desarme", "use it 1", "target hero2", roll="check: 4", foe={"equipment": ["espada-curta"]},
        then={"player2.equipment": {}},
    ),
    Case(
        "desarme", "use it 1", "target hero2", roll="check: 3", foe={"equipment": ["espada-curta"]},
        then={"player2.equipment": {"espada-curta": 1}},
    ),
    # half of intelligence 4
    Case("telecinese", "use it 1", "target hero2", then={"hero2.cell": "a4"}),
    Case("dissipar", "use it 1", "target barreira-arcana", objects=["barreira-arcana b1"], then={"at.b1": ""}),
    Case("passo-leve", "use it 1", "deploy b2", then={"hero1.cell": "b2", "points": 8}),
    Case(
        "aula-pratica", "use it 1", "target hero3", "deploy b4", **FRIEND,
        then={"hero3.cell": "b4", "hero3.athletics": 1},
    ),
    Case("desterro", "use it 1", "target flame",
         foe={"support": ["chama-viva b3 as flame"], "knows": {"dimensional": 1}}, then={"flame.life": 2}),
    Case("amansar", "use it 1", "target wolf", "end", "attack hero1", refused="guidelines.text.1",
         order=["wolf", "hero2"],
         foe={"hero": "e5", "support": ["lobo-cinzento a2 as wolf"], "knows": {"cooperation": 1}},
         then={"hero1.life": 8}),
    # Echo of Battle, used from the discard with the mana of the Spark and 2 of life
    Case("faisca", "use eco-da-batalha 1", mine={"discard": ["eco-da-batalha"]}, format="lagvig",
         then={"hero1.life": 6, "player1.inventory": {"eco-da-batalha": 1}, "player1.discard": {}}),
    Case("grilhoes-de-vento", "use it 1", "target a2", then={"laid": ["a2"]}),
    Case("tregua", "use it 1", "attack hero2", refused="guidelines.text.1", then={"hero2.life": 8}),
    Case("paralisia", "use it 1", "target hero2", "end",
         then={"hero2.markers": ["Atordoado"], "turn": "hero1", "round": 2}),
    Case("chamado-distante", "use it 1", "choose flame", "deploy b1",
         mine={"support": ["chama-viva as flame", "sentinela-de-cristal"]},
         then={"flame.hidden": False, "at.b1": "chama-viva"}),
    Case("troca-de-licoes", "use it 1", "choose instinto", mine={"inventory": ["instinto"]},
         then={"player1.memento": {"instinto": 1}, "player1.inventory": {"troca-de-licoes": 1}}),
    Case("galho-de-aroeira", "use it 1", "recover broto-de-aroeira", mine={"memento": ["broto-de-aroeira exhausted"]},
         then={"broto-de-aroeira.exhausted": False}),
    Case("copa-de-aroeira", "use it 1", mine={"life": 3, "memento": ["broto-de-aroeira"]}, then={"hero1.life": 4}),
)  # fmt: skip
def test_support(case: Case) -> None:
    case.play()


@each(
    Case("defender", "attack hero3", "respond it 1", turn="hero2", roll="damage: 3",
         player3={"hero": "b1", "level": 4}, foe={"hero": "b2"}, sides=[0, 1, 0],
         then={"hero1.life": 6, "hero3.life": 8}),
    # strength 4 + 1 + 2 - 4 = 3: one injury
    Case("aparar", "use espada-curta 1", "target hero1", "respond it 1", turn="hero2", roll="damage: 3",
         foe={"equipment": ["espada-curta"]}, then={"hero1.life": 7}),
    Case("escudo-de-fe", "attack hero1", "respond it 1", turn="hero2", roll="damage: 3", then={"hero1.life": 7}),
    Case("contramagia", "use faisca 1", "target hero1", "respond it 1", turn="hero2",
         foe={"memento": ["faisca"], "knows": {"elemental": 1}}, then={"hero1.life": 8, "faisca.exhausted": True}),
    # strength 4 + 1 + 1 = 6 before Hero 2 has gone
    Case("oportunismo", "walk a3", "respond it 1", turn="hero2", roll="damage: 3",
         then={"hero2.life": 6, "hero2.cell": "a3"}),
    # 4 + 1 - agility 4 = 1: a miss, and one tile aside
    Case("rolar", "attack hero1", "respond it 1", "deploy b1", turn="hero2", roll="damage: 3",
         then={"hero1.life": 8, "hero1.cell": "b1"}),
    Case("tampa-armada", "open bau", "respond it 1", turn="hero2", objects=["bau a3 holds funda"],
         then={"hero2.life": 7}),
    Case("silencio", "use instinto-novo 1", "respond it 1", turn="hero2",
         cards=[{"title": "Instinto Novo", "suit": "skill", "value": 1, "text": "Você recebe o marcador Marcado."}],
         foe={"memento": ["instinto-novo"]}, then={"instinto-novo.exhausted": True, "hero2.markers": ["Marcado"]}),
)  # fmt: skip
def test_reactions(case: Case) -> None:
    case.play()


@each(
    # the counterattack comes first: strength 4 + 1
    Case("contra-ataque", "attack hero1", turn="hero2", roll="damage: 3 3", then={"hero2.life": 6, "hero1.life": 6}),
    Case("sangue-frio", "recover it", at="exhausted", mine={"life": 3}, step="turn", then={"it.exhausted": False}),
    Case("sangue-frio", at="exhausted", mine={"life": 4}, step="turn",
         then={"it.exhausted": True, "asked": "ask-turn"}),
    # two trophies: 4 + 1 + 2 = 7 against constitution 7
    Case("trofeu-de-caca", "attack hero2", at="counters trophy 2", roll="damage: 3",
         foe={"attributes": {"constitution": 7}}, then=HURT),
    Case("trofeu-de-caca", "attack hero2", roll="damage: 3", foe={"life": 1}, player3={"hero": "e5"}, sides=[0, 1, 1],
         then={"it.counters": {"trophy": 1}}),
    Case("vigilia", "attack hero3", turn="hero2", roll="damage: 3", foe={"hero": "b2"}, **FRIEND,
         then={"hero3.life": 6, "hero1.strength": 5}),
    Case("memoria-viva", "use passo-leve 1", "deploy b1", points=5,
         mine={"memento": ["passo-leve exhausted"], "knows": {"athletics": 1}},
         then={"it.exhausted": True, "points": 5}),
    # intelligence 4 + 1 + 1 + 2 = 8 opens the door that asks for 7 where 6 would not
    Case("estudo-de-caso", "check porta 1", roll="check: 1", objects=["porta b1"],
         mine={"knows": {"cunning": 1}}, then={"porta.obstacle": False}),
    # the battle is over: the body with -3 counts as knocked out and stands up with 1
    Case("ultimo-rito", "attack hero2", roll="damage: 3", foe={"life": 1},
         player3={"hero": "e5", "dead": True, "life": -3, "level": 4}, sides=[0, 1, 0],
         then={"winner": 1, "hero3.life": 1}),
    Case("finta", "attack hero2", roll="damage: 3", foe={"memento": ["rolar"], "knows": {"athletics": 1}}, then=HURT),
)  # fmt: skip
def test_autos(case: Case) -> None:
    case.play()


@each(
    # strength 4 + 1 - 2 = 3: one injury instead of two
    Case("pele-de-pedra", "attack hero1", turn="hero2", roll="damage: 3", then={"hero1.life": 7}),
    Case("instinto", then={"hero1.perception": 6}),
    # leaving costs 1 for the step and 2 for the domain
    Case("presenca-firme", turn="hero2", then={"cost.a3": 3}),
    Case("furia", "use it 1", then={"hero1.strength": 6, "hero1.hurt": 2, "it.counters": {"time": 2}}),
    # one counter goes at the start of each turn of Hero 1
    Case("furia", "use it 1", "end 2", then={"hero1.strength": 6, "it.counters": {"time": 1}}),
    Case("furia", "use it 1", "end 4", then={"hero1.strength": 4, "it.counters": {}}),
    Case("bencao-da-terra", "use it 1", mine={"house": "casa-carvalho"}, then={"hero1.constitution": 8}),
    Case("disciplina", "use passo-dimensional 1", "target c3", points=2,
         mine={"memento": ["passo-dimensional"], "knows": {"dimensional": 1}}, then={"hero1.cell": "c3", "points": 1}),
)  # fmt: skip
def test_passives(case: Case) -> None:
    case.play()
