"""What a client asks about the table: why not, how far, what would happen. All of it looks only at what may be known.

The code that forbids is the code that explains. Questions are put to ``view.blind``, one of the tables that the seat
can't tell from the true one: an answer can't say more than the seat could find out by thinking.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

from ludoteca import games
from ludoteca.core import notation, view
from ludoteca.core.action import CELL, PIECE, SEAT, Action, Refusal
from ludoteca.core.decision import Option
from ludoteca.core.errors import EngineFault, LudotecaError
from ludoteca.core.events import Event
from ludoteca.core.messages import Messages
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.core.telling import Telling
from ludoteca.core.told import EventTold
from ludoteca.server import protocol as p
from ludoteca.server.problems import Refused

#: How many options are tried for one clicked thing, and how many refusals are told.
TRIED = 400
TOLD = 6

#: Refusals that say little: told last.
DULL = ("refusal-not-now", "refusal-not-offered", "refusal-over")


class Answers:
    """Answers one seat at one table."""

    def __init__(self, table: Table, seat: int, messages: Messages) -> None:
        self.seat = seat
        self.messages = messages
        self.decides = table.decision is not None and table.decision.seat == seat
        self.table: Any = view.blind(table, seat) if self.decides else table
        self.telling: Telling = table.box.game.telling(self.table, seat, messages)

    # -- why not --

    def why_not(self, asked: p.WhyNot) -> p.WhyNotTold:
        if not self.decides:
            raise Refused("not-your-turn", 409)
        if asked.choice:
            options = [notation.read(self.table, asked.choice)]
        else:
            options = list(islice(self.concerning(asked), TRIED))
        possible = [option for option in options if self.table.why_not(option) is None]
        if possible:
            return p.WhyNotTold(asked.id, [], [notation.write(self.table, option) for option in possible[:TOLD]])
        return p.WhyNotTold(asked.id, self.most_telling(options))

    def concerning(self, asked: p.WhyNot) -> Any:
        """Every option of the open verbs, then of the others, that would name the clicked thing."""
        begun = tuple(asked.begun.split())
        decision = self.table.decision
        verbs = [*decision.verbs, *(verb for verb in self.table.box.actions if verb not in decision.verbs)]
        for verb in verbs:
            if begun and verb != begun[0]:
                continue
            yield from self.with_thing(self.table.box.actions[verb], asked, begun)

    def with_thing(self, action: Action, asked: p.WhyNot, begun: tuple[str, ...]) -> Any:
        """Options of a verb in which one argument is the thing; those before it are any that may be chosen."""
        for place, argument in enumerate(action.arguments):
            value = self.value(argument.kind, asked)
            if value is None:
                continue
            for before in self.beginnings(action, place, begun):
                for after in self.endings(action, (*before, value)):
                    yield (action.name, *after)
                    break

    def value(self, kind: str, asked: p.WhyNot) -> Any:
        """The clicked thing as an argument of a kind; nothing if it can't be one."""
        if kind == CELL:
            return asked.cell if asked.cell >= 0 else None
        if kind == SEAT:
            return asked.of_seat if asked.of_seat >= 0 else None
        number = asked.piece if asked.piece >= 0 else asked.of_seat
        if kind == PIECE:
            return number if number in self.table.pieces or 0 <= number < self.table.box.seats else None
        return self.table.box.game.clicked(self.table, kind, asked.piece, asked.cell, asked.of_seat, asked.card)

    def beginnings(self, action: Action, place: int, begun: tuple[str, ...]) -> list[tuple[Any, ...]]:
        """The arguments before a place: those begun with, else any that pass."""
        found: list[tuple[Any, ...]] = [()]
        for at, argument in enumerate(action.arguments[:place]):
            if at + 1 < len(begun):
                option: Option = (action.name, *found[0])
                value = notation.read_argument(self.table, argument.kind, begun[at + 1], option, {})
                found = [(*each, value) for each in found]
            else:
                found = [
                    (*each, value)
                    for each in found
                    for value in islice(argument.passing(self.table, self.seat, each), 20)
                ]
        return found[:40]

    def endings(self, action: Action, chosen: tuple[Any, ...]) -> Any:
        """Whole argument lists that begin so, with any candidate for what is missing."""
        if len(chosen) == len(action.arguments):
            yield chosen
            return
        argument = action.arguments[len(chosen)]
        values = list(islice(argument.passing(self.table, self.seat, chosen), 3))
        if not values:
            values = list(islice(argument.candidates(self.table, self.seat, chosen), 1))
        for value in values:
            yield from self.endings(action, (*chosen, value))

    def most_telling(self, options: list[Option]) -> list[p.RefusalTold]:
        """Each refusal once: those of verbs that could be used now, and that blame something, first."""
        verbs = self.table.decision.verbs
        found: dict[tuple[str, str], tuple[tuple[bool, bool, int], p.RefusalTold]] = {}
        for order, option in enumerate(options):
            refusal = self.table.why_not(option)
            if refusal is None:
                continue
            told = self.refusal(option, refusal)
            rank = (option[0] not in verbs, refusal.message in DULL, order)
            found.setdefault((told.text, told.rule), (rank, told))
        ranked = sorted(found.values(), key=lambda each: each[0])
        return [told for _, told in ranked[:TOLD]]

    def refusal(self, option: Option, refusal: Refusal) -> p.RefusalTold:
        game = self.table.box.game
        blocker = game.blocker(self.table, option, refusal)
        return p.RefusalTold(
            self.telling.refusal(option, refusal),
            refusal.rule,
            rule_text(game.name, refusal.rule, self.messages),
            self.tried(option),
            option[0],
            refusal.blame,
            refusal.source,
            [blocker] if blocker >= 0 else [],
        )

    def tried(self, option: Option) -> str:
        """What was tried, in words; a sentence that speaks of what only a legal option has falls back on the verb."""
        try:
            return self.telling.sentence(option)
        except (LudotecaError, LookupError, ValueError, AttributeError, TypeError):
            return self.telling.verb(option[0])

    # -- how far --

    def overlay(self, asked: p.Overlay) -> p.OverlayTold:
        """Every cell for an option of which only a cell is missing."""
        if not self.decides:
            raise Refused("not-your-turn", 409)
        words = asked.begun.split()
        action = self.table.box.actions.get(words[0]) if words else None
        if action is None or len(words) > len(action.arguments) or action.arguments[len(words) - 1].kind != CELL:
            raise Refused("no-overlay", 400, begun=asked.begun)
        begun: Option = (action.name,)
        for argument, word in zip(action.arguments, words[1:], strict=False):
            begun = (*begun, notation.read_argument(self.table, argument.kind, word, begun, {}))
        cells: list[p.OverlayCell] = []
        refusals: dict[tuple[str, str], tuple[int, p.RefusalTold]] = {}
        for cell in range(self.cells()):
            cells.append(self.overlay_cell(action, (*begun, cell), cell, refusals))
        return p.OverlayTold(asked.id, asked.begun, cells, [told for _, told in refusals.values()])

    def cells(self) -> int:
        boards = [area.board for area in view.look(self.table, self.seat).areas if area.board is not None]
        if not boards:
            raise Refused("no-overlay", 400, begun="")
        return max(board.width * board.height for board in boards)

    def overlay_cell(
        self, action: Action, option: Option, cell: int, refusals: dict[tuple[str, str], tuple[int, p.RefusalTold]]
    ) -> p.OverlayCell:
        whole = next(iter(self.endings(action, option[1:])), None)
        tried = option if whole is None else (action.name, *whole)
        if len(tried) == 1 + len(action.arguments):
            refusal = self.table.why_not(tried)
        else:
            refusal = Refusal(self.table.decision.rule, "refusal-not-offered")
        if refusal is None:
            choice = notation.write(self.table, tried) if len(option) == len(tried) else ""
            return p.OverlayCell(cell, choice or " ".join(notation.write(self.table, tried).split()[: len(option)]))
        key = (refusal.rule, refusal.message)
        if key not in refusals:
            refusals[key] = (len(refusals), self.refusal(tried, refusal))
        blocker = self.table.box.game.blocker(self.table, tried, refusal)
        return p.OverlayCell(cell, "", refusals[key][0], blocker)

    # -- what would happen --

    def preview(self, asked: p.Preview) -> p.PreviewTold:
        """What happens on every one of some tables that the seat can't tell apart, chance dealt anew on each."""
        if not self.decides:
            raise Refused("not-your-turn", 409)
        option = notation.read(self.table, asked.choice)
        refusal = self.table.why_not(option)
        if refusal is not None:
            error = Refused("illegal", 409)
            error.refusal = self.refusal(option, refusal)
            raise error
        stories = [self.story(option, seed) for seed in (1, 2, 3)]
        shared: list[EventTold] = []
        for together in zip(*stories, strict=False):
            if len({event.text for event in together}) > 1:
                break
            shared.append(together[0])
        more = any(len(story) != len(shared) for story in stories)
        return p.PreviewTold(asked.id, self.telling.sentence(option), shared, more)

    def story(self, option: Option, seed: int) -> list[EventTold]:
        imagined = view.imagine(self.table, self.seat, seed)
        log: list[Event] = []
        imagined.log = log
        action = imagined.box.actions[option[0]]
        try:
            imagined.choose(action.canonical(imagined, self.seat, option))
        except EngineFault:
            return []
        return [event for event in Teller(imagined, self.seat, self.messages).events(log, 0) if event.news]


def rule_text(game: str, rule: str, messages: Messages) -> str:
    """A rule in the reader's language; nothing where the rulebook does not have it."""
    book = games.rulebook(game)
    try:
        return " ".join(book.find(rule).text(messages.lang).split()) if rule else ""
    except LudotecaError:
        return ""
