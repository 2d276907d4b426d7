"""Each Companion, Entity, Class and House does what its card says."""

from __future__ import annotations

import pytest

from ludoteca.games.apotheosis.cards.cards import Card, load
from ludoteca.games.apotheosis.text.words import ATTRIBUTES
from tests.games.apotheosis.each_card import Case, each

CARDS = list(load().cards.values())

WOLF = {"turn": "it", "at": "b2"}


@each(
    # strength 4 + 1 + 2 = 7
    Case("lobo-cinzento", "use it 1", "target hero2", **WOLF, roll="damage: 3", then={"hero2.life": 6, "it.life": 5}),
    # with something of metal attached: 4 + 1 (the collar) + 2 + 3 = 10
    Case("lobo-cinzento", "use it 2", "target hero2", turn="it", at="b2 holds coleira-cravejada", roll="damage: 3",
         then={"hero2.life": 5, "it.strength": 5, "it.constitution": 5}),
    Case("lobo-cinzento", "use it 2", turn="it", at="b2", refused="companion.attach.2", then={"hero2.life": 8}),
    # the other wolf, not itself
    Case("lobo-alfa", at="b2", mine={"support": ["lobo-cinzento b3 as pup"]},
         then={"pup.strength": 5, "it.strength": 6}),
    Case("lobo-alfa", "use it 1", "target hero2", **WOLF, roll="damage: 3", then={"hero2.life": 5, "it.life": 10}),
    # spirit 6 + 4 + 3 = 13: three injuries, and a point less in the next turn
    Case("lobo-da-lua", "use it 1", "end", turn="it", at="b2", roll="damage: 3", order=["hero2"], foe={"hero": "b3"},
         then={"hero2.life": 5, "points": 3, "it.life": 15}),
    Case("urso-pardo", "use it 2", "target hero2", turn="it", at="b2", foe={"hero": "c2"}, roll="damage: 3",
         then={"hero2.cell": "d2", "hero2.life": 5}),
    Case("urso-pardo", "use it 1", turn="it", at="b2 life 2 holds praga",
         then={"it.life": 4, "discard.event": {"praga": 1}}),
    Case("lanceira-jurada", "attack hero1", "respond it 1", turn="hero2", at="b1", roll="damage: 3",
         then={"hero1.life": 8, "it.life": 3}),
    Case("lanceira-jurada", "use it 2", "target hero2", turn="it", at="c2", roll="damage: 3", then={"hero2.life": 6}),
    Case("arqueiro-contratado", "use it 1", "target hero2", turn="it", at="e1", roll="damage: 3",
         then={"hero2.life": 6}),
    Case("medica-de-campo", "use it 1", "target hero1", turn="it", at="b1", mine={"life": 3}, then={"hero1.life": 4}),
    Case("medica-de-campo", "use it 2", "target hero1", turn="it", at="b1 holds funda", mine={"life": 3},
         then={"hero1.life": 6}),
    Case("sentinela-de-cristal", turn="hero2", at="b2", then={"cost.a3": 1 + 1 + 2}),
    # 4 + 1 against constitution 6: one injury, and 1 of mana for the Hero
    Case("sentinela-de-cristal", "attack it", "recover faisca", turn="hero2", at="b2", roll="damage: 3",
         mine={"memento": ["faisca exhausted"], "knows": {"elemental": 1}},
         then={"it.life": 4, "faisca.exhausted": False}),
    Case("sentinela-de-cristal", "use it 1", "target hero2", turn="it", at="c3", roll="damage: 3",
         then={"hero2.life": 6}),
    Case("chama-viva", "use it 1", "target hero2", **WOLF, roll="damage: 3",
         then={"hero2.life": 6, "hero2.markers": ["Queimado"]}),
    Case("chama-viva", "end", **WOLF, then={"hero2.markers": ["Queimado"], "hero1.markers": []}),
    # through Hero 2, next to whom two of the three steps begin
    Case("gigante-de-barro", turn="it", at="a3", then={"cost.b1": 3 + 2}, terrain=["ff", "f#", "f#"]),
    Case("gigante-de-barro", "use it 1", **WOLF, roll="damage: 3", then={"hero2.life": 5}),
)  # fmt: skip
def test_companions(case: Case) -> None:
    case.play()


@pytest.mark.parametrize("card", [card for card in CARDS if card.suit in ("house", "class")], ids=lambda card: card.id)
def test_houses_and_classes_give_their_attributes(card: Card) -> None:
    base = 0 if card.suit == "house" and not card.entry.summus else 4
    given = {**dict.fromkeys(ATTRIBUTES, 4), "perception": 5} if base else dict.fromkeys(ATTRIBUTES, 0)
    values = zip(ATTRIBUTES, card.entry.attributes.values(), strict=True)
    Case(card.id, then={f"hero1.{name}": given[name] + value for name, value in values}).play()


@each(
    # awake for 2 of mana: the enemy next to it loses 1, and the bonuses count
    Case("espirito-do-trovao", "awaken", mine={"memento": ["cura"], "knows": {"vital": 1}},
         then={"hero2.life": 7, "hero1.constitution": 3, "hero1.agility": 6, "hero1.perception": 8, "hero1.spirit": 7}),
    Case("raiz-antiga", "sleep", at="revealed", mine={"life": 3}, then={"hero1.life": 4, "hero1.constitution": 4}),
    # a push moves it only asleep
    Case("raiz-antiga", "use martelo-de-ferro 1", "target hero1", at="revealed", turn="hero2", roll="damage: 6 1",
         mine={"hero": "b2"}, foe={"hero": "a2", "equipment": ["martelo-de-ferro"], "knows": {"practice": 1}},
         then={"hero1.cell": "b2", "hero1.life": 6}),
    # no domain
    Case("mae-neblina", at="revealed", mine={"level": 6}, then={"cost.b1": 1, "hero1.spirit": 12}),
    Case("sol-primeiro", "accept", at="revealed", mine={"level": 9, "memento": ["cura"], "knows": {"vital": 1}},
         step="turn",
         then={"hero2.life": 7}),
    # exhausted it only adds its attributes; upright its text counts
    Case("collegium-das-torres", at="exhausted", mine={"level": 6}, then={"hero1.intelligence": 6, "hero1.range": 0}),
    Case("collegium-das-torres", mine={"level": 6}, then={"hero1.intelligence": 6, "hero1.range": 1}),
    # strength 4 + 1 and intelligence 4 + 1
    Case("ferreiro", then={"hero1.check": 1, "hero1.strength": 5, "hero1.intelligence": 5}),
    Case("casa-mare", terrain=["fw", "ff"], foe={"hero": "b2"}, then={"cost.b1": 1}),
)  # fmt: skip
def test_the_sheet(case: Case) -> None:
    case.play()
