"""Were the dice fair? Whoever has the file of a match can find out, without the server."""

from __future__ import annotations

from ludoteca import games
from ludoteca.core.errors import SaveError
from ludoteca.core.match import Match, read_save
from ludoteca.server.dice import promise_of, seed_of


def verified(data: bytes) -> str:
    """The word of what is wrong; empty, if all is as it was promised.

    ``promise``: the secret is another than the one promised. ``seed``: the seed was not made of secret and salts in
    the order of the seats. ``played``: the match was not played with that seed, or was altered. ``none``: the file
    says nothing of its dice.
    """
    document = read_save(data)
    if document.dice is None:
        return "none"
    if promise_of(document.dice.secret) != document.dice.promise:
        return "promise"
    if seed_of(document.dice.secret, document.dice.salts) != document.seed:
        return "seed"
    try:
        Match.load(data, games.game)
    except SaveError:
        return "played"
    return ""
