"""Twin tables that differ only in what a seat can't know, played on side by side: its streams stay the same.

`invariants.check_leaks` compares two such tables as they lie there. Here the same choices are made on both, and
what the seat is sent of each is compared to the byte, until it learns something that differs.
"""

from __future__ import annotations

from ludoteca.core import view
from ludoteca.core.asking import AskEach
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Decision, Option
from ludoteca.core.events import Event
from ludoteca.core.table import Table
from ludoteca.lab.invariants import Broken, listed_again, open_decision, unlike_at

#: How many choices twins are played on.
CHOICES = 12

#: What a seat is sent while something is open that it may not know of.
WAITING = b""


class Twin:
    """One of two tables, and all that the seat is sent of it."""

    __slots__ = ("log", "sent", "stream", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.log: list[Event] = []
        table.keep_log(self.log)
        self.stream = view.Stream(seat)
        #: What the seat was sent last.
        self.sent = WAITING
        self.send()

    def choose(self, option: Option) -> None:
        self.table.choose(option)
        self.send()

    def send(self) -> None:
        """What others are asked in secret they let go by: the stream does not move until then, nor tell it."""
        while view.hidden_from(self.table, self.stream.seat):
            let_go = passing(self.table)
            if let_go is None:
                self.sent = WAITING
                return
            self.table.choose(let_go)
        seen = self.stream.next(self.table, self.log)
        self.sent = WAITING if seen is None else view.encode(seen)


def check_twins(table: Table, seat: int, chance: Chance) -> int:
    """Play twins on; the first difference that the seat is shown and may not know raises ``Broken``.

    Tells how many choices were made on both.
    """
    found = twins(table, seat, chance.below(1 << 32))
    if found is None:
        return 0
    here, there = found
    chosen: list[Option] = []
    for made in range(CHOICES):
        if WAITING in (here.sent, there.sent) or learned_otherwise(here, there, seat):
            return made
        if here.sent != there.sent:
            raise Broken("twins", f"after {chosen} seat {seat} is sent {unlike_at(here.sent, there.sent)}")
        shared = shared_options(here.table, there.table)
        if not shared:
            return made
        option = shared[chance.below(len(shared))]
        chosen.append(option)
        here.choose(option)
        there.choose(option)
    return CHOICES


def twins(table: Table, seat: int, seed: int) -> tuple[Twin, Twin] | None:
    """The table, and another that the seat can't tell from it; chance is the same for both.

    None if others have chosen in secret, or if another seat is asked whose options can't be listed anew for what was
    imagined.
    """
    if any(isinstance(procedure, AskEach) and procedure.given for procedure in table.stack):
        return None  # what others have chosen in secret will be told when all have
    other = view.imagine(table, seat, seed)
    other.chance = table.chance.copy()
    decision = open_decision(table)
    if decision.seat != seat:
        if set(listed_again(table, decision)) != set(decision.options):
            return None
        other.decision = with_options(decision, tuple(listed_again(other, decision)))
        if not other.decision.options:
            return None
    return Twin(table.copy(), seat), Twin(other, seat)


def with_options(decision: Decision, options: tuple[Option, ...]) -> Decision:
    """The same question with other options."""
    return Decision(
        decision.seat,
        decision.ask,
        decision.rule,
        options,
        decision.verbs,
        decision.about,
        decision.series if decision.serial else None,
        decision.private,
        decision.reveals,
        decision.race,
    )


def passing(table: Table) -> Option | None:
    """The option by which whoever is asked lets it go by."""
    options = open_decision(table).options
    return next(((verb,) for verb in table.box.game.passing if (verb,) in options), None)


def shared_options(one: Table, other: Table) -> list[Option]:
    """What can be chosen on both, if the same seat is asked."""
    if one.decision is None or other.decision is None:
        return []
    here, there = open_decision(one), open_decision(other)
    if (here.seat, here.ask) != (there.seat, there.ask):
        return []
    also = set(there.options)
    return [option for option in here.options if option in also]


def learned_otherwise(here: Twin, there: Twin, seat: int) -> bool:
    """Has the seat learned of one table what is otherwise on the other?"""
    if pieces_known(here.table, seat) != pieces_known(there.table, seat):
        return True
    shown = here.table.box.game.disclosing
    return any(
        known_kinds(one, seat) != known_kinds(other, seat) or (one.kind in shown and one.values != other.values)
        for one, other in zip(here.log, there.log, strict=False)
    )


def known_kinds(event: Event, seat: int) -> dict[int, int]:
    """The kinds that a seat knew of what an event speaks of."""
    return {number: kind for number, kind, known in event.witnessed if known >> seat & 1}


def pieces_known(table: Table, seat: int) -> dict[int, int]:
    """The kinds that a seat knows, of what is there and of what is gone."""
    every = (*table.pieces.values(), *table.gone.values())
    return {piece.number: piece.kind for piece in every if piece.known_to(seat)}
