"""What a match is played with, wired: how the table has texts read, found, noticed and answered."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core.box import Perform
from ludoteca.core.effects import Effect
from ludoteca.games.battle_scenes.meaning import (
    amounts,
    costs,
    damage_texts,
    effects,
    finding,
    history,
    replacement,
    statements,
    texts_elsewhere,
    triggering,
    triggers,
)
from ludoteca.games.battle_scenes.meaning.announcements import announced
from ludoteca.games.battle_scenes.meaning.reading import READERS
from ludoteca.games.battle_scenes.meaning.replacement import leaving, searching, unless_replaced
from ludoteca.games.battle_scenes.play import activated_effects, carrying
from ludoteca.games.battle_scenes.table import characteristics
from ludoteca.games.battle_scenes.table.box import BattleBox
from ludoteca.games.battle_scenes.text import terms as text


def performers() -> dict[type[Effect], Perform]:
    """How effects are carried out: some are announced, and may be prevented; some may be replaced (5.5)."""
    found = dict(effects.PERFORMERS)
    for record, would in ((text.Put, leaving), (text.Shuffle, leaving), (text.Search, searching)):
        found[record] = unless_replaced(found[record], would)
    for made, moment in ((text.Draw, "will-draw"), (text.Search, "will-search")):
        found[made] = announced(found[made], moment)
    return found


class SceneBox(BattleBox):
    """The box of every match. The table stands below the texts: it asks them through these."""

    __slots__ = ()

    performers: ClassVar[dict[type[Effect], Perform]] = performers()
    readers: ClassVar = {**READERS, **history.READERS}
    gather = staticmethod(triggering.gather)
    granted_to = staticmethod(activated_effects.granted_to)
    misplaced = staticmethod(carrying.misplaced)
    attach = staticmethod(carrying.attach)
    match = staticmethod(triggers.match)
    uses_meant = staticmethod(triggers.uses_meant)
    action_is = staticmethod(triggers.action_is)
    concerned = staticmethod(statements.concerned)
    all_concerned = staticmethod(statements.all_concerned)
    amount = staticmethod(statements.amount_of)
    demands = staticmethod(statements.demands)
    retargets = staticmethod(statements.retargets)
    alterations = staticmethod(damage_texts.alterations)
    still_falling = staticmethod(replacement.still_falling)
    instead = staticmethod(replacement.instead_of_falling)
    struck_too = staticmethod(effects.struck_too)
    persons_of = staticmethod(characteristics.persons)
    reachable = staticmethod(finding.reachable)
    seats_of = staticmethod(finding.seats_of)
    x_of = staticmethod(amounts.x_of)
    payable_text = staticmethod(costs.payable)
    would_invite = staticmethod(damage_texts.would_invite)
    invite = staticmethod(texts_elsewhere.invite)
    answers = staticmethod(texts_elsewhere.answers)
