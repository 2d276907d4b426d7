"""What the static texts of a match look at beside what lies in the scene: they are asked again when that changes.

Only some statements are kept up to date after every change: losses of text and Shields, and the characteristics that
these may ask for. All others are read when somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.effects import Ability, found_in
from ludoteca.games.battle_scenes.table.box import BattleBox, Statement
from ludoteca.games.battle_scenes.table.characteristics import AFFILIATION, ALIGNMENT, ALTER_EGO, KEYWORD, POWER
from ludoteca.games.battle_scenes.table.shields import BONUS, PLAIN_LOWER, PLAIN_RAISE, PLAIN_SHIELD, SETTER
from ludoteca.games.battle_scenes.text import terms as text

#: What reads figures of cards.
FIGURES = (text.ValueOf, text.Figure, text.Extreme, text.Outermost)
#: The questions whose answers are kept up to date, and those that they may rest on.
STANDING = ("text", "energy", BONUS, SETTER, PLAIN_SHIELD, PLAIN_RAISE, PLAIN_LOWER)
CHARACTERISTICS = (AFFILIATION, ALIGNMENT, ALTER_EGO, KEYWORD, POWER)


def is_standing(question: str) -> bool:
    return question in STANDING or question.startswith(CHARACTERISTICS)


def heed(box: BattleBox, ability: Ability, statements: tuple[Statement, ...]) -> None:
    if not any(is_standing(question) for question, _, _ in statements):
        return
    figures: Iterator[text.ValueOf | text.Figure | text.Extreme | text.Outermost] = found_in(ability, FIGURES)
    values = {each.value for each in figures}
    box.heeds_areas |= any(place.zone != "scene" for place in found_in(ability, text.In))
    box.heeds_time |= says(ability, text.InTurn) or says(ability, text.InPart)
    box.heeds_stages |= says(ability, text.AtStage) or "stage" in values
    box.heeds_uses |= says(ability, text.UsedThisTurn) or says(ability, text.Acted)
    box.heeds_past |= says(ability, text.Happened) or says(ability, text.Times) or says(ability, text.Lately)
    box.heeds_past |= says(ability, text.Dealt)
    box.heeds_shields |= "shield" in values


def says(ability: Ability, record: type) -> bool:
    return any(True for _ in found_in(ability, record))
