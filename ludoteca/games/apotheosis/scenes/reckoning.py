"""Checks and injury while they are in progress, with the dice that were rolled."""

from __future__ import annotations

from ludoteca.core.game import Reckoning
from ludoteca.core.telling import Telling
from ludoteca.core.told import FigureTold
from ludoteca.games.apotheosis.play.checks import Checking
from ludoteca.games.apotheosis.play.injury import Hurt


def reckon(procedure: Checking | Hurt, telling: Telling) -> Reckoning:
    return check(procedure, telling) if isinstance(procedure, Checking) else injury(procedure, telling)


def check(checking: Checking, telling: Telling) -> Reckoning:
    """The difficulty once fate was spent on it, the roll with all that adds to it."""
    difficulty = FigureTold(telling.text("reckoned-difficulty"), checking.difficulty, done=True)
    figures = {"spend_fate": [difficulty]}
    if checking.rolled:
        faces = [str(face) for face in checking.rolled]
        rolled = FigureTold(
            telling.piece(checking.agent), checking.total, source=checking.agent, faces=faces, done=True
        )
        figures["roll"] = [rolled]
    return [checking.agent], figures


def injury(hurt: Hurt, telling: Telling) -> Reckoning:
    """Of each piece struck the damage, with the dice of the attack, and the injury that it makes as it stands now."""
    faces = [str(face) for face in hurt.rolled]
    damage = [
        FigureTold(telling.text("reckoned-damage", piece=telling.piece(number)), amount, "", number, faces, True)
        for number, amount, _ in hurt.blows
    ]
    injuries = [
        FigureTold(telling.text("reckoned-injury", piece=telling.piece(number)), suffers, "", number)
        for number, _, suffers in hurt.blows
    ]
    return [number for number, _, _ in hurt.blows], {"announce": damage, "lose": injuries}
