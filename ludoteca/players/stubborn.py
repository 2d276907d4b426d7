"""Who answers in a puzzle: keeps whoever has the turn from winning in it, if that can be done."""

from __future__ import annotations

from ludoteca.core.table import Table
from ludoteca.players.puzzles import Proof, Undecided
from ludoteca.players.thought import Budget, Thought

#: How such a player is asked for; nobody sits down to a whole match with one.
STUBBORN = "stubborn"


class Stubborn:
    """Takes the first option after which the one who solves can't be sure to win; else what the simple measure says."""

    __slots__ = ()

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        decision = blind.decision
        assert decision is not None
        if blind.active != seat:
            proof = Proof(blind, blind.active)
            try:
                for option in decision.options:
                    if not proof.holds(proof.start, option):
                        return Thought(option)
            except Undecided:
                pass
        return Thought(blind.box.game.simple_choice(blind) or decision.options[0])
