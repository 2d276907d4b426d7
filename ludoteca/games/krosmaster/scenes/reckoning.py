"""The eight steps of a Spell that is being cast, with the dice of each test, as they are shown (7.2)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.game import Reckoning
from ludoteca.core.telling import Telling
from ludoteca.core.told import FigureTold
from ludoteca.games.krosmaster.play.casting import CastSpell
from ludoteca.games.krosmaster.text.words import FACES


def reckon(cast: CastSpell, telling: Telling) -> Reckoning:
    """What each step has come to, for the caster or for each target."""
    figures: dict[str, list[FigureTold]] = {}
    if cast.rolled:
        figures["test_critical"] = [figure(telling, cast.caster, cast.criticals, cast.rolled[0])]
    armors = zip(cast.targets, cast.armors, cast.rolled[1:], strict=False)
    figures["test_armor"] = [figure(telling, *each) for each in armors]
    damages = [figure(telling, *each) for each in zip(cast.targets, cast.damages, strict=False)]
    placed = [figure(telling, *each) for each in zip(cast.targets, cast.placed, strict=False)]
    figures |= {"assess_damage": damages, "assess_healing": damages}
    figures |= {"place_injuries": placed, "remove_injuries": placed}
    return [cast.caster, *(number for number in cast.targets if number != cast.caster)], figures


def figure(telling: Telling, number: int, value: int, faces: Sequence[int] = ()) -> FigureTold:
    return FigureTold(telling.piece(number), value, source=number, faces=[FACES[face] for face in faces], done=True)
