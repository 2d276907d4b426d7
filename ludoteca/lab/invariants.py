"""What must hold at every decision of every game. The tests and the soak ask the same code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.core import notation, view
from ludoteca.core.action import MODE, NUMBER, SEAT, Argument, Refusal
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Decision, Option
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.piece import EVERYBODY, OPEN, OWNER, Piece
from ludoteca.core.table import Table

#: How many candidates of a verb are tried at a decision, and how many choices two forks play on.
_CANDIDATES = 15
_CHOICES = 5

#: So many forks go different ways.
_BRANCHES = 2

#: A match is saved and loaded, which plays it all again, at one in so many of the decisions looked at.
_SAVES = 4

#: How many of the last events a seat is shown when its view is compared.
_EVENTS = 20

_WORDS = ("", "nothing", "1")
_FIGURES = (-1, 0, 1, 2, 99)


class Broken(AssertionError):
    """An invariant that does not hold."""

    def __init__(self, invariant: str, detail: str) -> None:
        super().__init__(f"{invariant}: {detail}")
        self.invariant = invariant


def check(holds: bool, invariant: str, detail: str) -> None:
    if not holds:
        raise Broken(invariant, detail)


def check_decision(match: Match, chance: Chance) -> None:
    """Everything, at the decision that is open."""
    table = match.table
    check_pieces(table)
    check_faults(table)
    check_effects(table)
    check_options(table)
    check_refusals(table, chance)
    check_notation(table)
    check_copy(table, chance)
    check_leaks(match, chance)
    check_undo(match, chance)
    if chance.below(_SAVES) == 0:
        check_save(match)


def check_end(match: Match, again: bool = True) -> None:
    """Everything that holds of a match that is over; ``again``: also that it can be played and loaded again."""
    table = match.table
    check_pieces(table)
    places = table.places or ()
    check(len(places) == table.box.seats, "end", f"{places} does not give every seat a place")
    check(1 in places, "end", f"nobody is first: {places}")
    for seat, team in enumerate(table.box.teams):
        mates = {places[mate] for mate, other in enumerate(table.box.teams) if other == team}
        check(len(mates) == 1, "end", f"the team of seat {seat} has places {sorted(mates)}")
    for name in table.box.actions:
        check(table.why_not((name,)) is not None, "end", f"“{name}” is possible after the end")
    if again:
        check_replay(match)
        check_save(match)


# -- pieces, effects ---------------------------------------------------------


def check_pieces(table: Table) -> None:
    """Every piece lies in exactly one zone, knows which, and is seen by those who see that zone."""
    lying = [number for zone in table.zones for number in zone]
    check(len(lying) == len(table.pieces), "pieces", f"{len(lying)} lie in zones, {len(table.pieces)} exist")
    for index, numbers in enumerate(table.zones):
        zone = table.box.zones[index]
        for number in numbers:
            piece = table.pieces.get(number)
            if piece is None or piece.zone != index or piece.number != number:
                raise Broken("pieces", f"piece {number} lies in {zone.name}, but is {_where(piece)}")
            if zone.sight == OPEN and piece.known != EVERYBODY:
                raise Broken("pieces", f"piece {number} lies openly in {zone.name}, but not all know it")
            if zone.sight == OWNER and not piece.known_to(zone.seat):
                raise Broken("pieces", f"seat {zone.seat} does not know piece {number} in its {zone.name}")
    newest = max(table.pieces, default=table.box.seats)
    check(newest < table.next_number or not table.pieces, "pieces", f"number {newest} was never given")


def check_faults(table: Table) -> None:
    """What the game itself knows to be impossible."""
    faults = table.box.game.faults(table)
    check(not faults, "game", "; ".join(faults))


def _where(piece: Piece | None) -> str:
    return "gone" if piece is None else f"number {piece.number} in zone {piece.zone}"


def check_effects(table: Table) -> None:
    """What waits and what lasts is filed where it belongs, with numbers of its own."""
    numbers = [effect.number for effect in table.waiting]
    check(len(set(numbers)) == len(numbers), "waiting", f"a number is there twice: {numbers}")
    for effect in table.waiting:
        check(effect.number < table.next_number, "waiting", f"number {effect.number} was never given")
        check(0 <= effect.controller < table.box.seats, "waiting", f"{effect.number} has no controller")
    for question, modifiers in table.modifiers.items():
        check(bool(modifiers), "modifiers", f"{question} is filed without a modifier")
        for modifier in modifiers:
            check(modifier.question == question, "modifiers", f"{modifier.question} filed under {question}")
            for subject in modifier.subjects or ():
                known = subject in table.pieces or subject < table.next_number
                check(known, "modifiers", f"{question} speaks of {subject}, which never was")


# -- options -----------------------------------------------------------------


def check_options(table: Table) -> None:
    """There is a choice, no option twice, none refused, and the seat is in the match."""
    decision = open_decision(table)
    options = decision.options
    check(bool(options), "options", f"{decision.ask} leaves seat {decision.seat} without an option")
    check(len(set(options)) == len(options), "options", f"one is offered twice: {options}")
    check(table.plays(decision.seat), "options", f"seat {decision.seat} is asked, but out")
    for option in options:
        refusal = table.why_not(option)
        check(refusal is None, "options", f"{option} is offered and refused: {_reason(refusal)}")


def check_refusals(table: Table, chance: Chance) -> None:
    """What is not offered is refused, with a rule and a message; asking changes nothing."""
    decision = open_decision(table)
    before = table.data()
    for option in candidates(table, chance):
        refusal = table.why_not(option)
        if refusal is None:
            action = table.box.actions[option[0]]
            same = action.canonical(table, decision.seat, option)
            check(same in decision.options, "why_not", f"{option} is not offered, but nothing refuses it")
        else:
            check(option not in decision.options, "why_not", f"{option} is offered and refused")
            check(bool(refusal.rule and refusal.message), "why_not", f"{option}: {_reason(refusal)}")
    check(table.data() == before, "why_not", "asking changed the table")


def candidates(table: Table, chance: Chance) -> Iterator[Option]:
    """Options that somebody might try: for every verb any piece, seat, figure or word."""
    for name, action in table.box.actions.items():
        offered = [option for option in open_decision(table).options if option[0] == name]
        for _ in range(_CANDIDATES if action.arguments else 1):
            option: Option = (name,)
            near = offered[chance.below(len(offered))] if offered and chance.below(2) else None
            strange = chance.below(max(1, len(action.arguments)))
            for at, argument in enumerate(action.arguments):
                if near is not None and at != strange:
                    option = (*option, near[at + 1])
                else:
                    option = (*option, _any_value(table, argument, chance))
            yield option


def _any_value(table: Table, argument: Argument, chance: Chance) -> Any:
    if argument.kind == MODE:
        return _WORDS[chance.below(len(_WORDS))]
    if argument.kind == SEAT:
        return chance.below(table.box.seats)
    if argument.kind == NUMBER or chance.below(5) == 0:
        return _FIGURES[chance.below(len(_FIGURES))]
    return chance.below(table.next_number)


def check_notation(table: Table) -> None:
    """Every option is written and read back as itself, and no two are written alike."""
    written: dict[str, Option] = {}
    for option in open_decision(table).options:
        text = notation.write(table, option)
        check(text not in written, "notation", f"{option} and {written.get(text)} are both “{text}”")
        written[text] = option
        back = notation.read(table, text)
        check(back == option, "notation", f"{option} is written “{text}”, which is read as {back}")


# -- copies ------------------------------------------------------------------


def check_copy(table: Table, chance: Chance) -> None:
    """A copy is equal and independent, and two forks that choose alike stay alike."""
    before = table.data()
    hash(before)
    first, second = table.copy(), table.copy()
    check(type(first) is type(table), "copy", f"{type(table).__name__} is copied as {type(first).__name__}")
    check_alike(before, first.data(), "copy", "it differs from the original")
    for _ in range(_CHOICES):
        if first.decision is None or second.decision is None:
            break
        options = first.decision.options
        option = options[chance.below(len(options))]
        first.choose(option)
        second.choose(option)
    check_alike(first.data(), second.data(), "fork", "two that choose alike differ")
    check_alike(before, table.data(), "copy", "a fork changed the original")
    check_branches(table, chance)


def check_branches(table: Table, chance: Chance) -> None:
    """Forks that choose differently share no answer that is right for one of them only."""
    branches = [table.copy() for _ in range(_BRANCHES)]
    for _ in range(_CHOICES):
        for branch in branches:
            if branch.decision is not None:
                branch.choose(branch.decision.options[chance.below(len(branch.decision.options))])
    for each in (table, *branches):
        if each.decision is not None:
            check_faults(each)


def check_undo(match: Match, chance: Chance) -> None:
    """Taking a choice back restores the table, the choices and the log."""
    before = match.table.data()
    log, choices = list(match.log), list(match.choices)
    options = open_decision(match.table).options
    match.choose(options[chance.below(len(options))])
    match.undo()
    check_alike(before, match.table.data(), "undo", "the table is not what it was")
    check(match.log == log, "undo", "the log is not what it was")
    check(match.choices == choices, "undo", "the choices are not what they were")


def check_replay(match: Match) -> None:
    """Set-up, seed and choices give the same match again."""
    again = Match(match.game, match.setup, match.seed)
    for text in match.choices:
        again.play(text)
    check_same(match, again, "replay")


def check_save(match: Match) -> None:
    """What is saved is loaded as it was."""
    check_same(match, Match.load(match.save("0"), _finder(match.game)), "save")


def check_same(match: Match, again: Match, invariant: str) -> None:
    check_alike(match.table.data(), again.table.data(), invariant, "the table differs")
    check(match.log == again.log, invariant, "the log differs")
    check(match.choices == again.choices, invariant, "the choices differ")


class _finder:
    """Finds the one game that the match at hand is of, whether or not the library has it."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, name: str) -> Game:
        check(name == self.game.name, "save", f"{name} was saved, a match of {self.game.name}")
        return self.game


# -- what a seat may know ----------------------------------------------------


def check_leaks(match: Match, chance: Chance) -> None:
    """Equal knowledge, equal streams: a table that differs only in what a seat can't know looks the same."""
    table = match.table
    decision = open_decision(table)
    events = match.log[-_EVENTS:]
    for seat in range(table.box.seats):
        imagined = view.imagine(table, seat, chance.below(1 << 32))
        seen = view.encode(view.look(table, seat, events))
        same = view.encode(view.look(imagined, seat, events))
        if seen != same:
            raise Broken("leak", f"seat {seat} sees {unlike_at(seen, same)}")
    imagined = view.imagine(table, decision.seat, chance.below(1 << 32))
    listed = listed_again(table, decision)
    if set(listed) == set(decision.options):
        unlike = set(listed) ^ set(listed_again(imagined, decision))
        check(
            not unlike,
            "leak",
            f"the options {sorted(unlike, key=repr)} tell what seat {decision.seat} can't know",
        )
    for option in candidates(table, chance):
        one, other = table.why_not(option), imagined.why_not(option)
        check(_reason(one) == _reason(other), "leak", f"why not {option}? {_reason(one)} or {_reason(other)}")


def listed_again(table: Table, decision: Decision) -> list[Option]:
    """The options as the verbs list them now."""
    return [option for verb in decision.verbs for option in table.box.actions[verb].options(table, decision.seat)]


def unlike_at(one: bytes, other: bytes) -> str:
    at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    return f"…{one[max(0, at - 60) : at + 40]!r} or …{other[max(0, at - 60) : at + 40]!r}"


# -- helpers -----------------------------------------------------------------


def open_decision(table: Table) -> Decision:
    if table.decision is None:
        raise Broken("end", "no decision is open, and the match is not over")
    return table.decision


def _reason(refusal: Refusal | None) -> str:
    if refusal is None:
        return "nothing"
    return f"rule {refusal.rule or '–'}, {refusal.message or '–'}, blames {refusal.blame}, by {refusal.source}"


def check_alike(one: Any, other: Any, invariant: str, detail: str) -> None:
    if one != other:
        raise Broken(invariant, f"{detail}: {difference(one, other)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data first differ; empty if they are equal."""
    if one == other:
        return ""
    if not (isinstance(one, tuple) and isinstance(other, tuple)) or len(one) != len(other):
        return f"{path or 'all'}: {_short(one)} or {_short(other)}"
    for index, (left, right) in enumerate(zip(one, other, strict=True)):
        name = left[0] if isinstance(left, tuple) and left and isinstance(left[0], str) else index
        if unlike := difference(left, right, f"{path}/{name}"):
            return unlike
    return ""


def _short(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 80 else text[:77] + "…"
