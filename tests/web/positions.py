"""Matches that stand where a test wants them: the engine plays until they do, so that no page has to wait for luck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.decision import Option
from ludoteca.core.match import Match
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.core.told import DecisionTold
from ludoteca.server.problems import words

#: How many matches are looked through, and how far.
MATCHES, CHOICES = 20, 150
#: How many answers of one question are tried.
TRIED = 8


def decisions(game: str) -> Iterator[Match]:
    """Random matches at each of their decisions."""
    home = games.game(game)
    for seed in range(MATCHES):
        match = Match(home, home.sample_setups()[0], seed)
        chance = random.Random(seed)
        while not match.over and len(match.choices) < CHOICES:
            yield match
            decision = match.table.decision
            assert decision is not None
            match.choose(chance.choice(decision.options))


def after(table: Table, option: Option) -> Table:
    copy = table.copy()
    copy.choose(option)
    return copy


def asked(table: Table, seat: int) -> DecisionTold | None:
    """What a seat is asked, in English; nothing if another one is, or if it is a part of a series."""
    decision = table.decision
    if decision is None or decision.seat != seat or decision.serial or decision.race:
        return None
    return Teller(table, seat, words("en", table.box.game.name)).decision()


class Beforehand(NamedTuple):
    """One is asked and answers, the other answers, and the first is asked again."""

    match: Match
    first: str
    second: str
    #: What the first chooses beforehand, of what it was asked before.
    promised: str


def beforehand(game: str, same: bool) -> Beforehand:
    """A match in which an answer that is given beforehand is offered in the same words, or is not."""
    for match in decisions(game):
        decision = match.table.decision
        assert decision is not None
        seat = decision.seat
        before = asked(match.table, seat)
        if before is None or len(before.options) < 2:
            continue
        for option in decision.options[:TRIED]:
            between = after(match.table, option)
            other = between.decision
            if other is None or other.seat == seat or other.private or other.serial or other.race:
                continue
            for answer in other.options[:TRIED]:
                again = asked(after(between, answer), seat)
                promised = "" if again is None else promise(before, again, same)
                if promised:
                    texts = notation.write(match.table, option), notation.write(between, answer)
                    return Beforehand(match, *texts, promised)
    raise AssertionError("no such match")


def promise(before: DecisionTold, again: DecisionTold, same: bool) -> str:
    """An answer of the question before that means the same now, or does not; as it is told."""
    offered = {(option.notation, option.sentence) for option in again.options}
    for option in before.options:
        meant = before.question == again.question and (option.notation, option.sentence) in offered
        if meant == same:
            return option.notation
    return ""


def before_a_secret(game: str) -> tuple[Match, str]:
    """A match, and a choice in the open after which somebody else decides in secret."""
    for match in decisions(game):
        decision = match.table.decision
        assert decision is not None
        if decision.private or decision.serial or decision.race:
            continue
        for option in decision.options[:TRIED]:
            now = after(match.table, option).decision
            if now is not None and now.private and now.seat != decision.seat and len(now.options) > 1:
                return match, notation.write(match.table, option)
    raise AssertionError("nobody decides in secret")
