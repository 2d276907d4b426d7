"""Who answers in a puzzle: keeps whoever has the turn from winning in it, if that can be done."""

from __future__ import annotations

from ludoteca.core.decision import Option
from ludoteca.core.table import Table
from ludoteca.players.proof import Undecided, proofs
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
            open_ones = [option for option in decision.options if not is_lost(blind, option)]
            if open_ones:
                return Thought(open_ones[0])
        return Thought(blind.box.game.simple_choice(blind) or decision.options[0])


def is_lost(blind: Table, option: Option) -> bool:
    """Is it proved that whoever has the turn wins it after this option?"""
    for proof in proofs(blind, blind.active):
        try:
            if proof.holds(proof.start, option):
                return True
        except Undecided:
            pass
    return False
