"""What a client asks about the table: why not, how far, what would happen. All of it looks only at what may be known.

The code that forbids is the code that explains. Questions are put to ``view.blind``, one of the tables that the seat
can't tell from the true one: an answer can't say more than the seat could find out by thinking.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice, takewhile
from typing import Any

from ludoteca import games
from ludoteca.core import notation, view
from ludoteca.core.action import CELL, MODE, PIECE, SEAT, Action, Refusal
from ludoteca.core.decision import Option
from ludoteca.core.errors import EngineFault, LudotecaError
from ludoteca.core.events import Event
from ludoteca.core.messages import Messages
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.core.telling import Telling
from ludoteca.core.told import EventTold
from ludoteca.core.walking import Stop
from ludoteca.server import protocol as p
from ludoteca.server.problems import Refused

#: How many options are tried for one clicked thing, and how many refusals are told.
TRIED = 400
TOLD = 6
#: How many options of one verb stand for what somebody might mean, and how far what comes of a step is followed.
LIKELY = 24

#: Refusals that say little: told last.
DULL = ("refusal-not-now", "refusal-not-offered", "refusal-over", "refusal-no-ability", "refusal-no-such-text")

#: Those that say nothing but that something else is asked: what that is, they are told with here, and told once.
ASKED_INSTEAD = {"refusal-not-now": "server-asked-else", "refusal-not-offered": "server-asked-others"}

#: Does a clicked thing fit a verb?
FIT, UNKNOWN, MISFIT, GUESSED = range(4)

#: What tells refusals apart, the most telling first; whether the thing fits stands in a certain place of it.
Rank = tuple[bool | float, ...]
FITNESS = 6


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
        if asked.others:
            return p.WhyNotTold(asked.id, self.of_other_verbs(options, possible, asked))
        if possible:
            return p.WhyNotTold(asked.id, [], [notation.write(self.table, option) for option in possible[:TOLD]])
        found = [*self.walk_ends(asked), *self.most_telling(options, asked)][:TOLD]
        return p.WhyNotTold(asked.id, found or [self.nothing_to_do()])

    def of_other_verbs(self, options: list[Option], possible: list[Option], asked: p.WhyNot) -> list[p.RefusalTold]:
        """The most telling refusal of each open verb of which nothing can be done with the thing."""
        verbs = {*self.table.decision.verbs} - {option[0] for option in possible}
        told = self.most_telling([option for option in options if option[0] in verbs], asked, len(options))
        first: dict[str, p.RefusalTold] = {}
        for each in told:
            first.setdefault(each.verb, each)
        return list(first.values())[:TOLD] or [self.nothing_to_do("server-nothing-else")]

    def walk_ends(self, asked: p.WhyNot) -> list[p.RefusalTold]:
        """Why no walk leads to a far cell, where one walks step by step: what comes between, or that it is too far."""
        game = self.table.box.game
        begun = game.walking in asked.begun or not asked.begun
        walking = begun and game.walking in self.table.decision.verbs
        stops, left = game.stops(self.table) if walking and asked.cell >= 0 else ([], 0)
        if left < 2 or asked.cell in game.walks(self.table):
            return []
        width = self.boards()[0].width
        nearest = min(stops, key=lambda stop: length(stop, asked.cell, width), default=None)
        event = None
        if nearest is not None and length(nearest, asked.cell, width) <= left:
            event = self.set_off(nearest)
        if nearest is None or event is None:
            refusal = self.table.why_not((game.walking, asked.cell))
            return [self.walk_told(refusal.rule if refusal else "", -1, -1, "server-walk-far", left=left)]
        cell = nearest.step[1]
        values = {"cell": notation.write_argument(self.table, CELL, cell), "what": event.text}
        return [self.walk_told(nearest.rule or event.rule, event.cause, cell, "server-walk-stopped", **values)]

    def walk_told(self, rule: str, blame: int, place: int, message: str, **values: str | int) -> p.RefusalTold:
        game = self.table.box.game
        rule = rule or self.table.decision.rule
        text, quote = self.messages.text(message, **values), rule_text(game.name, rule, self.messages)
        cells = [place] if place >= 0 else []
        return p.RefusalTold(text, rule, quote, self.telling.verb(game.walking), game.walking, blame, -1, cells)

    def set_off(self, stop: Stop) -> EventTold | None:
        """What something on the way does when it is set off, as far as that does not hang on dice."""
        imagined = view.blind(stop.table, self.seat)
        log: list[Event] = []
        imagined.log = log
        imagined.choose(stop.step)
        for _ in range(LIKELY):
            if len(log) >= 2 or imagined.decision is None:
                break
            imagined.choose(imagined.decision.options[0])
        told = [event for event in Teller(imagined, self.seat, self.messages).events(log, 0) if event.cause >= 0]
        sure = list(takewhile(lambda event: not event.faces, told))
        likely = [*(event for event in sure if event.news), *(event for event in told if not event.faces)]
        return likely[0] if likely else None

    def nothing_to_do(self, why: str = "server-nothing-to-do") -> p.RefusalTold:
        """No verb could concern the thing, or none does yet."""
        rule = self.table.decision.rule
        text = self.messages.text(why)
        return p.RefusalTold(text, rule, rule_text(self.table.box.game.name, rule, self.messages))

    def concerning(self, asked: p.WhyNot) -> Iterator[Option]:
        """Options of the open verbs, then of the others, that would name the clicked thing. Where something is begun,
        only those that begin so; if nothing is clicked, whatever it could become."""
        open_verbs = self.table.decision.verbs
        verbs = [*open_verbs, *(verb for verb in self.table.box.actions if verb not in open_verbs)]
        beginnings = [tuple(begun.split()) for begun in asked.begun]
        for action in (self.table.box.actions[verb] for verb in verbs):
            for begun in [each for each in beginnings if each and each[0] == action.name] if beginnings else [()]:
                if begun and (asked.piece, asked.cell, asked.of_seat, asked.card) == (-1, -1, -1, ""):
                    yield from self.likely(action, begun)
                yield from self.naming(action, begun, asked)

    def naming(self, action: Action, begun: tuple[str, ...], asked: p.WhyNot) -> Iterator[Option]:
        """Options of a verb that name the clicked thing in some place after what is begun."""
        for place, argument in enumerate(action.arguments):
            value = self.value(argument.kind, asked) if place >= len(begun) - 1 else None
            if value is not None and (begun or asked.piece >= 0 or self.may_be_a_player(action, place)):
                yield from self.with_thing(action, place, value, begun)

    def may_be_a_player(self, action: Action, place: int) -> bool:
        """Is a player on offer there, where a piece is asked for? Nobody asks why a player is no card of the hand."""
        if action.arguments[place].kind != PIECE:
            return True
        offered = (option[place + 1] for option in self.table.decision.options if option[0] == action.name)
        return any(0 <= value < self.table.box.seats for value in offered)

    def with_thing(self, action: Action, place: int, value: Any, begun: tuple[str, ...]) -> Iterator[Option]:
        """Options of a verb with the thing in its place; the rest as on offer, else as somebody might try."""
        seen = set()
        for like in self.likely(action, begun):
            option = (*like[: place + 1], value, *like[place + 2 :])
            if option not in seen:
                seen.add(option)
                yield option

    def likely(self, action: Action, begun: tuple[str, ...]) -> list[Option]:
        """Options of a verb that somebody might mean: those on offer that begin so, or else guesses."""
        chosen = self.read_begun(action, begun)
        offered = [option for option in self.table.decision.options if option[0] == action.name]
        offered = [option for option in offered if option[: len(chosen)] == chosen]
        if offered:
            return offered[:LIKELY]
        found: list[Option] = [chosen]
        most, sound = (TRIED if begun else LIKELY), action.name in self.table.decision.verbs
        for argument in action.arguments[len(chosen) - 1 :]:
            guesses = self.guesses(argument.kind) if argument.kind != CELL or not begun else range(self.cells())
            tried = [(*option, guess) for option in found for guess in guesses]
            held = [each for each in tried if sound and not argument.needs.refusal(self.table, self.seat, each[1:])]
            # Where nothing does, one of them says why; what comes after can't be asked then.
            sound = bool(held)
            found = (held or tried)[:most]
        return found

    def read_begun(self, action: Action, begun: tuple[str, ...]) -> Option:
        chosen: Option = (action.name,)
        for argument, word in zip(action.arguments, begun[1:], strict=False):
            chosen = (*chosen, notation.read_argument(self.table, argument.kind, word, chosen, {}))
        return chosen

    def guesses(self, kind: str) -> Sequence[Any]:
        """Values worth trying for an argument where nothing is on offer."""
        own = self.table.box.game.guesses(self.table, self.seat, kind)
        if own:
            return list(own)
        if kind == PIECE:
            mine = [
                number
                for number, piece in self.table.pieces.items()
                if piece.controller == self.seat and piece.known_to(self.seat)
            ]
            return mine or [self.seat]
        return [0] if kind != MODE else [""]

    def value(self, kind: str, asked: p.WhyNot) -> Any:
        """The clicked thing as an argument of a kind; nothing if it can't be one."""
        if kind == CELL:
            standing = self.table.pieces[asked.piece].cell if asked.piece in self.table.pieces else -1
            cell = asked.cell if asked.cell >= 0 else standing
            return cell if cell >= 0 else None
        if kind == SEAT:
            return asked.of_seat if asked.of_seat >= 0 else None
        number = asked.piece if asked.piece >= 0 else asked.of_seat
        if kind == PIECE:
            return number if number in self.table.pieces or 0 <= number < self.table.box.seats else None
        return self.table.box.game.clicked(self.table, kind, asked.piece, asked.cell, asked.of_seat, asked.card)

    def most_telling(self, options: list[Option], asked: p.WhyNot, most: int = TOLD) -> list[p.RefusalTold]:
        """Each refusal once, what was most likely meant first."""
        decision, actions = self.table.decision, self.table.box.actions
        verbs = [*decision.verbs, *(verb for verb in actions if verb not in decision.verbs)]
        offered = {option[0] for option in decision.options}
        thing = asked.piece if asked.piece >= 0 else asked.of_seat
        walking = self.table.box.game.walking
        usual = {walking} if asked.cell >= 0 else self.done_beside(thing)
        found: dict[tuple[str, str], tuple[Rank, p.RefusalTold]] = {}
        for order, option in enumerate(options):
            refusal = self.table.why_not(option)
            if refusal is None:
                continue
            verb, fits = option[0], self.fit(option, refusal, asked)
            rank = (
                verb not in decision.verbs,
                refusal.message in DULL,
                fits == GUESSED,
                asked.piece >= 0 and verb == walking,  # nobody walks upon a piece
                fits == MISFIT,
                verb not in usual,
                fits,
                verb not in offered,
                refusal.blame not in (thing, asked.cell),
                verbs.index(verb),
                -self.nearness(option),
                order,
            )
            told = self.refusal(option, refusal)
            key = ("", "") if refusal.message in ASKED_INSTEAD else (told.text, told.rule)
            if key not in found or rank < found[key][0]:
                found[key] = (rank, told)
        ranked = sorted(found.values(), key=lambda each: each[0])
        early = [] if asked.begun else self.too_early(ranked, thing)
        return [*early, *(told for _, told in ranked[:most])]

    def too_early(self, ranked: list[tuple[Rank, p.RefusalTold]], thing: int) -> list[p.RefusalTold]:
        """Somebody else's piece, and no verb is about such: whom to strike is asked once it is clear with what. Where
        one thing alone is asked, what to do is clear."""
        piece = self.table.pieces.get(thing)
        if len(self.table.decision.verbs) == 1:
            return []
        if piece is None or piece.controller in (self.seat, -1) or not ranked or not ranked[0][0][FITNESS] >= MISFIT:
            return []
        return [self.nothing_to_do("server-too-early")]

    def fit(self, option: Option, refusal: Refusal, asked: p.WhyNot) -> int:
        """Is the clicked piece of the sort that the verb is about? It says so first of all that it requires of it;
        where what comes before is refused already, nobody knows, and a piece that stands there is only a guess of ours.
        A piece that is blamed for something else fits, and so does one whose bearer is to blame."""
        action = self.table.box.actions[option[0]]
        if asked.piece < 0 or option[0] not in self.table.decision.verbs:
            return UNKNOWN
        for place, argument in enumerate(action.arguments):
            first = next(iter(argument.needs), None)
            if first is None or option[place + 1] != self.value(argument.kind, asked):
                continue
            if argument.kind == CELL:
                continue  # of a cell it requires where it lies, not what stands there
            for count, before in enumerate(action.arguments[:place], 2):
                if before.needs.refusal(self.table, self.seat, option[1:count]):
                    return GUESSED if before.kind == PIECE and not asked.begun else UNKNOWN
            if first.holds(self.table, self.seat, option[1 : place + 2]) or self.blames_bearer(refusal, asked):
                return FIT
            return FIT if refusal.blame == asked.piece and refusal.message != first.message else MISFIT
        return UNKNOWN

    def blames_bearer(self, refusal: Refusal, asked: p.WhyNot) -> bool:
        """Is what the clicked piece is attached to to blame? Whoever clicks the one means the other with it."""
        piece = self.table.pieces.get(asked.piece)
        return piece is not None and 0 <= piece.host == refusal.blame

    def nearness(self, option: Option) -> float:
        verb, actions = option[0], self.table.box.actions
        return actions[verb].nearness(self.table, self.seat, option) if verb in self.table.decision.verbs else 0.0

    def done_beside(self, thing: int) -> set[str]:
        """The verbs that are on offer for pieces that lie where this one lies."""
        pieces = self.table.pieces
        if thing not in pieces:
            return set()
        beside = {number for number, piece in pieces.items() if piece.zone == pieces[thing].zone}
        actions = self.table.box.actions
        return {
            option[0]
            for option in self.table.decision.options
            for argument, value in zip(actions[option[0]].arguments, option[1:], strict=False)
            if argument.kind == PIECE and value in beside
        }

    def refusal(self, option: Option, refusal: Refusal) -> p.RefusalTold:
        game = self.table.box.game
        blocker = game.blocker(self.table, option, refusal)
        meant = refusal.message != "refusal-not-now"  # of a verb that is not asked for nobody knows that it was meant
        return p.RefusalTold(
            self.asked_instead(refusal) or self.telling.refusal(option, refusal),
            refusal.rule,
            rule_text(game.name, refusal.rule, self.messages),
            self.telling.verb(option[0]).replace("-", " ") if meant else "",
            option[0],
            refusal.blame,
            refusal.source,
            [blocker] if blocker >= 0 else [],
        )

    def asked_instead(self, refusal: Refusal) -> str:
        """What is asked now, where that is all that stands against an option."""
        message = ASKED_INSTEAD.get(refusal.message, "")
        return (
            self.telling.text(message, question=self.question, piece=self.telling.piece(refusal.blame))
            if message
            else ""
        )

    @cached_property
    def question(self) -> str:
        asked = view.look(self.table, self.seat).decision
        return "" if asked is None else self.telling.question(asked)

    # -- how far --

    def overlay(self, asked: p.Overlay) -> p.OverlayTold:
        """Every cell for an option of which only a cell is missing."""
        if not self.decides:
            raise Refused("not-your-turn", 409)
        words = asked.begun.split()
        action = self.table.box.actions.get(words[0]) if words else None
        if action is None or len(words) > len(action.arguments):
            raise Refused("no-overlay", 400, begun=asked.begun)
        kind = action.arguments[len(words) - 1].kind
        if self.at_cell(kind, 0) is None:
            raise Refused("no-overlay", 400, begun=asked.begun)
        begun = self.read_begun(action, tuple(words))
        cells: list[p.OverlayCell] = []
        refusals: dict[tuple[str, str], tuple[int, p.RefusalTold]] = {}
        game = self.table.box.game
        walks = game.walks(self.table) if words == [game.walking] else {}
        for cell in range(self.cells()):
            told = self.overlay_cell(action, (*begun, self.at_cell(kind, cell)), cell, refusals, cell in walks)
            if cell in walks:
                told.cost, told.way = walks[cell][0], list(walks[cell][1])
            cells.append(told)
        return p.OverlayTold(asked.id, asked.begun, cells, [told for _, told in refusals.values()])

    def at_cell(self, kind: str, cell: int) -> Any:
        """A cell as an argument of a kind: itself, or what the game aims at there."""
        return cell if kind == CELL else self.table.box.game.clicked(self.table, kind, -1, cell, -1, "")

    def boards(self) -> list[view.BoardView]:
        return [area.board for area in view.look(self.table, self.seat).areas if area.board is not None]

    def cells(self) -> int:
        boards = self.boards()
        if not boards:
            raise Refused("no-overlay", 400, begun="")
        return max(board.width * board.height for board in boards)

    def overlay_cell(
        self,
        action: Action,
        option: Option,
        cell: int,
        refusals: dict[tuple[str, str], tuple[int, p.RefusalTold]],
        walked: bool,
    ) -> p.OverlayCell:
        tried = self.completed(action, option)
        refusal = self.table.why_not(tried)
        if refusal is None:
            return p.OverlayCell(cell, " ".join(notation.write(self.table, tried).split()[: len(option)]))
        if walked:
            return p.OverlayCell(cell)
        told = self.refusal(tried, refusal)
        number, _ = refusals.setdefault((told.rule, told.text), (len(refusals), told))
        return p.OverlayCell(cell, "", number, told.cells[0] if told.cells else -1)

    def completed(self, action: Action, begun: Option) -> Option:
        """An option that begins so: one on offer, else with guesses for what is missing."""
        for option in self.table.decision.options:
            if option[: len(begun)] == begun:
                found: Option = option
                return found
        missing = action.arguments[len(begun) - 1 :]
        return (*begun, *(self.guesses(argument.kind)[0] for argument in missing))

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


def length(stop: Stop, cell: int, width: int) -> int:
    """Of the whole way to a cell by this step, if nothing stood behind it."""
    (row, column), (to_row, to_column) = divmod(stop.step[1], width), divmod(cell, width)
    return len(stop.way) + 1 + abs(row - to_row) + abs(column - to_column)


def rule_text(game: str, rule: str, messages: Messages) -> str:
    """A rule in the reader's language; nothing where the rulebook does not have it."""
    book = games.rulebook(game)
    try:
        return " ".join(book.find(rule).text(messages.lang).split()) if rule else ""
    except LudotecaError:
        return ""
