"""Random matches with every invariant checked: the search for faults.

A case is a game, one of its sample set-ups and a seed; it can always be played
again. What fails is reported with the command that does so.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca import games
from ludoteca.cardtext.lists import read_list
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.lab.invariants import Broken, check_decision, check_end, check_pieces
from ludoteca.lab.simulate import CAP, chooser, setups_of
from ludoteca.lab.twins import check_twins

#: All invariants are checked at one decision of so many, drawn by lot; the quick ones at each.
EVERY = 25

#: Matches that a process plays before it reports.
CHUNK = 5


class Case:
    """One random match: which game, which of its sample set-ups, which seed; and a list of cards to play with."""

    __slots__ = ("cards", "game", "seed", "setup")

    def __init__(self, game: str, setup: int, seed: int, cards: str = "") -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        #: The file with the cards, where the set-ups are made of such.
        self.cards = cards

    def command(self) -> str:
        cards = f" --cards {self.cards}" if self.cards else ""
        return f"ludoteca soak {self.game}{cards} --setup {self.setup} --seed {self.seed} -n 1 --every 1"


class Failure:
    """A case that failed, where, and why."""

    __slots__ = ("case", "choices", "reason", "where")

    def __init__(self, case: Case, choices: int, reason: str, where: str) -> None:
        self.case = case
        #: How many choices had been made.
        self.choices = choices
        self.reason = reason
        #: The place in the program, for a fault that is not a broken invariant.
        self.where = where

    def data(self) -> dict[str, Any]:
        case = self.case
        return {
            "game": case.game,
            "setup": case.setup,
            "seed": case.seed,
            "choices": self.choices,
            "reason": self.reason,
            "where": self.where,
            "command": case.command(),
        }


class Report:
    """What a number of cases showed."""

    __slots__ = ("decisions", "failures", "matches")

    def __init__(self) -> None:
        self.matches = 0
        self.decisions = 0
        self.failures: list[Failure] = []

    def add(self, other: Report) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.failures += other.failures

    def data(self) -> dict[str, Any]:
        return {
            "matches": self.matches,
            "decisions": self.decisions,
            "failures": [failure.data() for failure in self.failures],
        }


#: Far from the seeds of matches.
_APART = 1 << 40


def soak_match(
    game: Game, setup: dict[str, Any], seed: int, every: int = EVERY, cap: int = CAP, ends: int = 1
) -> Match:
    """Play one random match and check it; the first invariant that does not hold raises ``Broken``.

    One match in ``ends`` is played and loaded again when it is over.
    """
    match = Match(game, setup, seed)
    chance = chooser(seed)
    # What is checked is drawn apart from the choices, so that the match is the same however often it is checked.
    watching = chooser(seed + _APART)
    try:
        while match.table.decision is not None:
            if len(match.choices) >= cap:
                raise Broken("end", f"not over after {cap} decisions")
            check_pieces(match.table)
            if watching.below(every) == 0:
                check_decision(match, watching)
                check_twins(match.table, watching.below(match.table.box.seats), watching)
            options = match.table.decision.options
            match.choose(options[chance.below(len(options))])
        check_end(match, again=seed % ends == 0)
    except Exception as error:
        error.add_note(f"after {len(match.choices)} choices, the last: {match.choices[-3:]}")
        error.__dict__["choices"] = len(match.choices)
        raise
    return match


def run_case(game: Game, case: Case, every: int = EVERY, ends: int = 1) -> Report:
    """One case; whatever goes wrong in it becomes a failure of the report."""
    report = Report()
    report.matches = 1
    try:
        match = soak_match(game, setups_for(game, case.cards)[case.setup], case.seed, every, ends=ends)
        report.decisions = len(match.choices)
    except Exception as error:
        report.failures.append(failure_of(case, error))
    return report


def failure_of(case: Case, error: Exception) -> Failure:
    choices = int(error.__dict__.get("choices", 0))
    if isinstance(error, Broken):
        return Failure(case, choices, str(error), "")
    last = traceback.extract_tb(error.__traceback__)[-1]
    return Failure(case, choices, f"{type(error).__name__}: {error}", f"{last.name}, line {last.lineno}")


@cache
def setups_for(game: Game, cards: str = "") -> list[dict[str, Any]]:
    """The game's sample set-ups, or those that it makes of a file's cards."""
    return game.setups_with(read_list(Path(cards))) if cards else game.sample_setups()


def cases(
    names: Sequence[str], format: str | None, setup: int | None, seed: int, count: int, cards: str = ""
) -> list[Case]:
    """So many cases, the games and their set-ups in turn, each with a seed of its own."""
    kinds = [(name, index) for name in names for index in chosen_setups(games.game(name), format, setup, cards)]
    return [Case(*kinds[index % len(kinds)], seed + index, cards) for index in range(count)] if kinds else []


def chosen_setups(game: Game, format: str | None, setup: int | None, cards: str = "") -> list[int]:
    """The places of the sample set-ups to play."""
    known = setups_for(game, cards)
    if setup is not None:
        if not 0 <= setup < len(known):
            raise LudotecaError(
                f"{game.name} has no set-up {setup}; choose 0 to {len(known) - 1}",
                "lab-unknown-setup",
                game=game.name,
                setup=setup,
                last=len(known) - 1,
            )
        return [setup]
    if cards:
        return list(range(len(known)))
    wanted = setups_of(game, format)
    return [index for index, each in enumerate(known) if each in wanted]


def soak(wanted: list[Case], jobs: int, every: int = EVERY, ends: int = 1) -> Iterator[Report]:
    """Run the cases, in so many processes; a report for each few of them."""
    chunks = [wanted[at : at + CHUNK] for at in range(0, len(wanted), CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            yield run_chunk(chunk, every, ends)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(run_chunk, chunks, [every] * len(chunks), [ends] * len(chunks))


def run_chunk(chunk: list[Case], every: int, ends: int = 1) -> Report:
    report = Report()
    for case in chunk:
        report.add(run_case(games.game(case.game), case, every, ends))
    return report
