"""Each Event does what its text says, and is discarded or stays in the scenario."""

from __future__ import annotations

from tests.games.apotheosis.each_card import Case, each

GONE = "discard.event"


@each(
    Case("chuva-repentina", "use it 1", mine={"markers": ["Queimado"]}, foe={"markers": ["Marcado", "Queimado"]},
         then={"hero1.markers": [], "hero2.markers": ["Marcado"], GONE: {"chuva-repentina": 1}, "points": 9}),
    Case("colheita-farta", "use it 1", mine={"life": 3}, foe={"life": 4}, then={"hero1.life": 4, "hero2.life": 5}),
    Case("praga", "use it 1", then={"hero1.life": 7, "hero2.life": 7}),
    Case("vento-a-favor", "use it 1", "end", then={"turn": "hero2", "points": 5}),
    Case("nevoeiro", "use it 1", then={"scene": {"nevoeiro": 1}, GONE: {}, "hero1.range": -1, "hero2.range": -1}),
    Case("noite-sem-lua", "use it 1",
         then={"scene": {"noite-sem-lua": 1}, "hero1.perception": 4, "hero2.perception": 3}),
    # nobody aims at a body; at the end of the round the wounded recover 1
    Case("solo-sagrado", "use it 1", "end 2", mine={"life": 3}, then={"hero1.life": 4, "hero2.life": 8, "round": 2}),
    Case("solo-sagrado", "use it 1", "attack hero3", refused="r28", foe={"hero": "e5"},
         player3={"hero": "b1", "dead": True, "life": 0}, sides=[0, 1, 1], then={"hero3.life": 0}),
    # strength 4 + 1 - 3 = 2: one injury
    Case("golpe-de-sorte", "attack hero1", "respond it 1", turn="hero2", roll="random: 3; damage: 3",
         then={"hero1.life": 7}),
    Case("imprevisto", "use espada-curta 1", "target hero1", "respond it 1", turn="hero2",
         mine={"inventory": ["praga"]}, foe={"equipment": ["espada-curta"]},
         then={"hero1.life": 8, GONE: {"praga": 1, "imprevisto": 1}}),
    # of what has been discarded, without any deck
    Case("saque", "use it 1", "choose funda", "choose gazua", mine={"inventory": ["praga"]},
         discards={"item": ["funda", "gazua", "mochila"]},
         then={"player1.inventory": {"funda": 1, "gazua": 1}, "deck.event": {"praga": 1}}),
    # nothing lies there: from the Market
    Case("saque", "use it 1", mine={"inventory": ["praga"]}, decks={"item": ["funda", "gazua", "mochila"]},
         then={"player1.inventory": {"funda": 1, "gazua": 1}, "deck.event": {"praga": 1}}),
    Case("encomenda", "use it 1", "choose funda", mine={"inventory": ["gazua"]},
         discards={"item": ["funda", "mochila"]},
         then={"player1.inventory": {"funda": 1}, "banished": {"gazua": 1}}),
    Case("encomenda", "use it 1", "take funda", mine={"inventory": ["gazua"]}, decks={"item": ["funda", "mochila"]},
         then={"player1.inventory": {"funda": 1}, "banished": {"gazua": 1}}),
    Case("feira-de-rua", "use it 1", then={"access": 1, "scene": {"feira-de-rua": 1}}),
    Case("contraordem", "use praga 1", "respond it 1", turn="hero2", mine={"inventory": ["colheita-farta"]},
         foe={"inventory": ["praga"]},
         then={"hero1.life": 8, GONE: {"praga": 1, "contraordem": 1, "colheita-farta": 1}}),
    Case("licao-do-mestre", "use it 1", "choose instinto", "choose aparar",
         mine={"memento": ["instinto exhausted", "aparar exhausted"], "knows": {"athletics": 1}},
         then={"instinto.exhausted": False, "aparar.exhausted": False}),
    Case("esgotamento", "use it 1", "target hero2", foe={"memento": ["dissipar", "instinto"], "knows": {"arcane": 1}},
         then={"dissipar.exhausted": True, "instinto.exhausted": False}),
    Case("adocao", "use it 1", mine={"support": ["arqueiro-contratado b1 as archer"], "inventory": ["funda"]},
         then={"archer.attachments": {"funda": 1}, "player1.inventory": {}}),
    # the dropped Item lies on a tile next to Hero 2; perception 5 + 4
    Case("revelacao", "use it 1", "target hero2", foe={"equipment": ["funda"]},
         then={"player2.equipment": {}, "hero1.perception": 9}),
    Case("fenda", "use it 1", "target b1", foe={"hero": "e5"}, then={"cost.b1": -1}),
    Case("arrependimento", "use it 1", mine={"equipment": ["funda"]}, points=3,
         then={"player1.inventory": {"funda": 1}, "points": 4}),
    Case("carga-perdida", "use it 1", mine={"support": ["arqueiro-contratado b1 as archer"],
         "equipment": ["anel-de-carga counters charge 1"], "knows": {"arcane": 1}},
         then={"arqueiro-contratado.hidden": True, "discard.item": {"anel-de-carga": 1}}),
    Case("insonia", "use it 1", "end", "rest life", refused="guidelines.text.1", foe={"life": 3},
         then={"hero2.life": 3}),
    Case("suborno", "use it 1", "target archer", "end", mine={"inventory": ["funda", "gazua"]},
         foe={"support": ["arqueiro-contratado b3 as archer"]}, order=["archer", "hero2"],
         then={"turn": "archer", "points": 2, "discard.item": {"funda": 1, "gazua": 1}}),
    Case("crise-de-fe", "use it 1", "target hero2", foe={"sheet": ["raiz-antiga as root revealed"]},
         then={"root.hidden": True}),
    # one Class and 3: damage 4 against constitution 4
    Case("peso-do-passado", "use it 1", "target hero2", then={"hero2.life": 6}),
    Case("volta-ao-lar", "use it 1", mine={"life": 3}, then={"hero1.life": 4}),
    Case("ceu-limpo", "use it 1", scene=["nevoeiro", "noite-sem-lua"],
         then={"scene": {}, "hero1.range": 0, GONE: {"ceu-limpo": 1, "nevoeiro": 1, "noite-sem-lua": 1}}),
    Case("alistamento", "use it 1", "choose lobo-cinzento", decks={"companion": ["lobo-cinzento", "lobo-alfa"]},
         then={"player1.inventory": {"lobo-cinzento": 1}}),
    Case("mao-do-destino", "attack hero1", "respond it 1", turn="hero2", roll="damage: 3",
         then={"hero1.life": 8, "banished": {"mao-do-destino": 1}}),
)  # fmt: skip
def test_events(case: Case) -> None:
    case.play()
