"""Where a selector looks, as its filters tell it: read off them once for each match."""

from __future__ import annotations

from ludoteca.core.effects import Filter, Selector
from ludoteca.games.battle_scenes.table.areas import LOADED, RESOURCES, SCENE, area
from ludoteca.games.battle_scenes.table.box import BattleBox
from ludoteca.games.battle_scenes.table.kinds import SCENARIO, Kind
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.words import SORTS

#: Any area but the scene: what is said of cards holds alike in all of them.
ELSEWHERE = area(0, RESOURCES)


class Search:
    """The filter that says where to look, if it is not the scene; whether loaded cards are meant; kinds of card."""

    __slots__ = ("kinds", "loaded", "selector", "where")

    def __init__(self, box: BattleBox, selector: Selector) -> None:
        #: Kept, so that nothing else ever has its identity.
        self.selector = selector
        self.where: Filter | None = next((each for each in selector.filters if says_where(each)), None)
        nouns = [each for each in selector.filters if isinstance(each, text.Kind)]
        self.loaded = any(each.card for each in nouns)
        #: The kinds of card that its nouns can mean outside the scene.
        self.kinds = frozenset(
            kind.number for kind in box.kinds if all(is_named(each, kind, ELSEWHERE) != each.negated for each in nouns)
        )


def says_where(each: Filter) -> bool:
    if isinstance(each, text.Kind):
        return any(kind in ("player", "opponent") for kind in each.kinds) or each.kinds[0] in SORTS
    return isinstance(each, text.In | text.Within | text.Revealed | text.Among | text.CarriedBy)


def tells_apart(selector: Selector) -> bool:
    """Does it ask for certain cards, rather than for any that lie in a place?"""
    return any(not says_where(each) and each != text.Kind(("card",), True) for each in selector.filters)


def is_named(noun: text.Kind, kind: Kind, zone: int) -> bool:
    """ "Personagem" is the base card, "card de personagem" any (gap card-vs-character); a source may be anything."""
    nouns = noun.kinds
    if "card" in nouns:
        return True
    if "ev" in nouns and kind.evolves:
        return noun.card or zone == SCENE
    if kind.sort not in nouns and not (kind.sort == SCENARIO and "scene" in nouns):
        return "source" in nouns
    return noun.card or zone != LOADED


def search_for(box: BattleBox, selector: Selector) -> Search:
    """Made once for each selector of the match."""
    search: Search | None = box.searches.get(id(selector))
    if search is None:
        search = box.searches[id(selector)] = Search(box, selector)
    return search
