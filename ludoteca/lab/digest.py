"""Digests of random matches: what proves that a change of form changed no play.

    python -m ludoteca.lab.digest -n 200 > before.txt

A line for each match: what was asked and offered, what happened, and the table at the end, each with a digest of its
own, so that a difference tells where it lies. Then a line for each set-up with what the seats are told in it, and one
for what the game's cards were understood as. No name of a module goes into a digest.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.table import Table
from ludoteca.core.teller import Memory, Teller
from ludoteca.games import ALL, collection
from ludoteca.games import game as game_of
from ludoteca.lab.simulate import CAP, Unending, begin, chooser

#: Choices of a match over which views are told.
TOLD = 60


class Digest:
    """The digest of a row of things as Python writes them."""

    def __init__(self) -> None:
        self._kept = blake2b(digest_size=8)

    def add(self, thing: object) -> None:
        self._kept.update(repr(thing).encode())

    def text(self) -> str:
        return self._kept.hexdigest()


def digest_of(game: Game, setup: dict[str, Any], seed: int) -> tuple[int, str, str, str]:
    """How many decisions a random match had, and the digests of its questions, its events and its end."""
    table = begin(game, setup, seed)
    table.log = []
    chance = chooser(seed)
    asked, happened = Digest(), Digest()
    for taken in range(CAP):
        if table.decision is None:
            return taken, asked.text(), happened.text(), end_of(table)
        decision = table.decision
        asked.add((decision.seat, decision.ask, decision.rule, decision.about, decision.options))
        table.choose(decision.options[chance.below(len(decision.options))])
        for event in table.log:
            happened.add(event.data())
        table.log.clear()
    raise Unending(f"a match is not over after {CAP} decisions", "lab-unending", decisions=CAP)


def end_of(table: Table) -> str:
    digest = Digest()
    digest.add(table.data())
    return digest.text()


def cards_of(game: Game) -> str:
    """The digest of all cards as their texts are understood and written in both languages."""
    cards = collection(game.name)
    digest = Digest()
    for card in cards.all():
        digest.add((cards.abilities(card), cards.text(card, "pt"), cards.text(card, "en")))
    return digest.text()


def told_of(game: Game, setup: dict[str, Any], seed: int) -> str:
    """The digest of all that every seat is told in the first choices of a random match, to the byte."""
    messages = Messages([CORE, game.folder], "pt")
    match, chance, digest = Match(game, setup, seed), chooser(seed), Digest()
    for _ in range(TOLD):
        if match.table.decision is None:
            break
        for seat in range(match.table.box.seats):
            digest.add(msgspec.json.encode(Teller(match.table, seat, messages, "seat", Memory()).told()))
        match.choose(chance.pick(match.table.decision.options))
    return digest.text()


def lines(game: Game, matches: int) -> Iterator[str]:
    """The digests of so many matches, the set-ups in turn, and of the cards."""
    setups = [game.setup(setup) for setup in game.sample_setups()]
    for seed in range(matches):
        decisions, asked, happened, end = digest_of(game, setups[seed % len(setups)], seed)
        yield f"{game.name} {seed} {decisions} asked {asked} happened {happened} end {end}"
    for at, setup in enumerate(setups):
        yield f"{game.name} told {at} {told_of(game, setup, at)}"
    yield f"{game.name} cards {cards_of(game)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=ALL)
    parser.add_argument("-n", "--matches", type=int, default=200)
    chosen = parser.parse_args()
    for name in chosen.games:
        for line in lines(game_of(name), chosen.matches):
            print(line, flush=True)


if __name__ == "__main__":
    main()
