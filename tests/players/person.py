"""Somebody who types whatever may be answered."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.players.terminal.session import Session


def any_answer(session: Session, chance: Chance) -> str:
    """The number of any option; where several are picked, "!" once they are enough; nothing when the match is over."""
    if session.match.over:
        return ""
    listing = session.listing
    picking = listing.picking
    if picking is not None and picking.picks and picking.enough and chance.below(2):
        return "!"
    if picking is not None and len(picking.picks) >= picking.most:
        return str(listing.number(picking.picks[chance.below(len(picking.picks))]))
    return str(1 + chance.below(len(listing.options)))
