"""Set-ups over all modes, maps, Heroes and numbers of players, for tests, simulations and measures."""

from __future__ import annotations

from ludoteca.cardtext.decks import as_data
from ludoteca.core.documents import Document
from ludoteca.games.apotheosis.cards import cards, formats
from ludoteca.games.apotheosis.text.words import COMPANION, EVENT, ITEM, SKILL


def sample_setups() -> list[Document]:
    """Every map with Heroes in turn; modes, loot, teams and rulings change along the way."""
    catalogue = cards.load()
    heroes = [as_data(hero) for hero in catalogue.heroes.values()]
    filled = {suit: [card.id for card in catalogue.cards.values() if card.suit == suit] for suit in _FILLED}
    samples: list[Document] = []
    for at, entry in enumerate(catalogue.maps.values()):
        seats = [heroes[(2 * at + seat) % len(heroes)] for seat in range(2)]
        mode = formats.OBJECTIVE if entry.objective is not None else (formats.SKIRMISH, formats.TIMED)[at % 2]
        sample: Document = {"format": mode, "map": entry.id, "teams": seats, "loot": at % 2 == 0}
        if at % 3 == 0:
            sample["decks"] = filled
        if at % 3 == 1:
            sample["rulings"] = {"height-cost": "both"}
        samples.append(sample)
    large = [entry.id for entry in catalogue.maps.values() if entry.players >= 4]
    samples.append({"format": formats.LAGVIG, "map": large[0], "teams": heroes[2:4]})
    samples.append({"format": formats.LAGVIG, "map": large[-1], "teams": heroes[4:7], "loot": False})
    samples.append({"format": formats.SKIRMISH, "map": large[0], "teams": heroes[1:5], "rounds": 15})
    samples.append(
        {"format": formats.TIMED, "map": large[-1], "teams": heroes[4:8], "sides": [0, 1, 0, 1], "decks": filled}
    )
    samples.append({"format": formats.SKIRMISH, "map": large[1 % len(large)], "teams": heroes[:3], "rounds": 15})
    pair = [heroes[0], heroes[5]]
    own = {"respond-to-own-action": "no"}
    samples.append({"format": formats.SKIRMISH, "teams": pair, "reserving": False, "rulings": own})
    return samples


#: The suits whose decks some samples fill.
_FILLED = (ITEM, SKILL, COMPANION, EVENT)
