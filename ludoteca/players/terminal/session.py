"""A match at a terminal: people at one keyboard, bots, and the commands that everybody has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ludoteca.core.decision import Decision, Option
from ludoteca.core.errors import LudotecaError, NotationError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.piece import OPEN
from ludoteca.core.rulebook import Rulebook, fold
from ludoteca.core.teller import Teller
from ludoteca.core.telling import Telling
from ludoteca.players import Player
from ludoteca.players.terminal import answers, choosing, page, saves, stops, story
from ludoteca.players.terminal.listing import Listing
from ludoteca.players.terminal.prompt import Command, Move, Picks, understand
from ludoteca.players.terminal.screen import Screen


class Session:
    """One match and those who play it; ``None`` is a person."""

    def __init__(
        self,
        match: Match,
        players: list[Player | None],
        screen: Screen,
        find_game: Callable[[str], Game],
        book: Rulebook | None = None,
        keep: Path | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.find_game = find_game
        self.book = book
        #: The folder where a match is kept that somebody leaves without a word; nothing if it is not kept.
        self.keep = keep
        #: How much of the log has been told, and how much had happened when the table was last drawn.
        self.told = len(match.log) if match.choices else 0
        self.drawn = -1
        #: What happened since the last page: a label, a text and its style.
        self.heard: list[tuple[str, str, str]] = []
        #: The seat for which things are told: the person who decided last.
        self.reader = players.index(None) if None in players else 0
        self.stops = stops.Stops()
        #: The choices that were made without asking, by their place in the match.
        self.passed: set[int] = set()
        self._listing: Listing | None = None
        #: The view that was told last, and when.
        self._shown: tuple[Match, Decision | None, tuple[int, int, int], Teller] | None = None
        self.going_on = True

    # -- the match --

    def play(self) -> bool:
        """Play until the match is over or everybody has gone; tells whether it came to its end."""
        self.screen.tell("terminal-hint", "dim")
        try:
            while self.going_on and not self.match.over:
                self.turn()
        except KeyboardInterrupt:
            self.break_off()
        if not self.match.over:
            return False
        self.end()
        return True

    def end(self) -> None:
        """What happened last, the final table, and who has won."""
        self.hear_news()
        with self.screen.paged():
            page.tell(self)
            page.draw(self)
        for line in story.outcome(self.match, self.screen.messages, self.book, self.screen.lang):
            self.screen.line(line, "bold")
        self.offer_save()

    def turn(self) -> None:
        """One decision: a bot's at once, a person's as soon as a line makes sense."""
        decision = self.match.table.decision
        assert decision is not None
        player = self.players[decision.seat]
        if player is not None:
            self.bot_moves(player)
        elif stops.passes(self, decision.seat):
            self.pass_by()
        else:
            self.ask(decision.seat)

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        self.hear_news()
        line = self.wished()
        if not line:
            page.show(self)
            line = self.screen.read("> ")
        if line is None:
            self.break_off()
        else:
            self.obey(line)

    def wished(self) -> str | None:
        """A command written at the end of a page instead of turning it; "q" and the like only say "enough" there."""
        line, self.screen.broken_off = self.screen.broken_off, ""
        meant = understand(line)
        return line if isinstance(meant, Command) and meant.name not in ("quit", "done") else None

    def bot_moves(self, player: Player) -> None:
        self.hear_news()
        option = player.choose(self.match.table)
        if not self.hides:
            self.hear("", story.choice(self.match, option, self.screen.messages), "bold")
        self.match.choose(option)

    def pass_by(self) -> None:
        """Nothing can be done but pass: that is told, and not asked."""
        decision = self.match.table.decision
        assert decision is not None
        self.hear_news()
        self.hear("", self.screen.say("terminal-passed", who=self.name(decision.seat)), "dim")
        self.passed.add(len(self.match.choices))
        self.match.choose(decision.options[0])

    @property
    def hides(self) -> bool:
        """Does this game hide anything? Then others' choices are known only by what comes of them."""
        return any(zone.sight != OPEN for zone in self.match.table.box.zones)

    def hand_over(self, seat: int) -> None:
        """Where something is hidden the next person takes the keyboard before anything is shown."""
        if seat != self.reader and self.hides:
            self.heard.clear()
            self.screen.console.clear()
            self.screen.read(self.screen.say("terminal-hand-over", who=self.name(seat)))
        if seat != self.reader:
            self.drawn = -1
        self.reader = seat

    def obey(self, line: str) -> None:
        """Do what a line says; what can't be done is explained, and nothing is lost."""
        meant = understand(line)
        try:
            if isinstance(meant, Picks):
                choosing.numbers(self, meant)
            elif isinstance(meant, Command):
                self.command(meant)
            elif isinstance(meant, Move):
                if not choosing.open_part(self, fold(meant.text)):
                    choosing.answer(self, self.read_move(meant.text))
            else:
                self.enter()
        except LudotecaError as error:
            self.screen.error(error)
            if isinstance(error, NotationError):
                self.screen.tell("terminal-unread", "dim")

    def enter(self) -> None:
        """Enter alone confirms what is picked, or goes back to the whole list."""
        picking = self.listing.picking
        if picking is not None and picking.picks:
            choosing.confirm(self, picking)
        elif self.listing.opened:
            self.listing.opened = ()
        else:
            self.screen.tell("terminal-empty", "yellow")

    # -- telling --

    @property
    def telling(self) -> Telling:
        return self.teller.telling

    @property
    def teller(self) -> Teller:
        """Whoever tells the reader of the table as it lies there."""
        match = self.match
        asked, now = match.table.decision, (self.reader, len(match.choices), len(match.log))
        shown = self._shown
        if shown is None or shown[0] is not match or shown[1] is not asked or shown[2] != now:
            shown = self._shown = (match, asked, now, Teller(match.table, self.reader, self.screen.messages))
        return shown[3]

    @property
    def listing(self) -> Listing:
        """What may be answered to the open question."""
        found, choices = self._listing, len(self.match.choices)
        if found is None or found.teller is not self.teller or found.choices != choices:
            found = self._listing = Listing(self.teller, choices)
        return found

    def name(self, seat: int) -> str:
        kind = "person" if self.players[seat] is None else "bot"
        return self.screen.say("terminal-seat", number=seat + 1, kind=kind)

    def read_move(self, text: str) -> Option:
        return choosing.read_move(self, text)

    def hear(self, label: str, text: str, style: str = "") -> None:
        self.heard.append((label, text, style))

    def hear_news(self) -> None:
        for line in story.news(self.match, self.reader, self.screen.messages, self.told):
            self.hear("  - ", line)
        self.told = len(self.match.log)

    # -- commands --

    def command(self, command: Command) -> None:
        name, rest = command.name, command.rest
        if name == "done":
            choosing.done(self)
        elif name == "undo":
            self.undo(rest)
        elif name == "save":
            saves.save(self, rest)
        elif name == "load":
            saves.load(self, rest)
        elif name == "table":
            page.whole_table(self)
        elif name == "options":
            page.all_options(self)
        elif name == "stops":
            stops.command(self, rest)
        elif name == "concede":
            self.concede()
        elif name == "quit":
            self.leave()
        else:
            with self.screen.paged():
                answers.ANSWERS[name](self, rest)

    def concede(self) -> None:
        """The person asked gives up, if that is really meant."""
        decision = self.match.table.decision
        if decision is None:
            return
        if not self.match.game.may_concede(self.match.table):
            self.screen.tell("refusal-no-concession", "yellow")
            return
        answer = self.screen.read(self.screen.say("terminal-concede-sure"))
        if answer is not None and fold(answer.strip()) in ("y", "yes", "s", "sim"):
            self.match.concede(decision.seat)

    def undo(self, rest: str) -> None:
        """Take back so many choices of people; what bots chose in between goes along. A pick is taken back first."""
        if rest and not (rest.isdigit() and int(rest)):
            self.screen.tell("terminal-count", "yellow", word=rest)
            return
        picking = self.listing.picking
        if picking is not None and picking.picks and not rest:
            picking.picks.pop()
            return
        taken = 0
        for _ in range(int(rest or 1)):
            taken += self.undo_once()
        self.told = min(self.told, len(self.match.log))
        self.passed = {place for place in self.passed if place < len(self.match.choices)}
        self.drawn = -1
        if taken:
            self.screen.tell("terminal-undone", count=taken)
        else:
            self.screen.tell("terminal-nothing-undone", "yellow")

    def undo_once(self) -> int:
        """Back to the last decision of a person before this one, if there is one."""
        seats = self.match.deciders()
        own = [at for at, seat in enumerate(seats) if self.players[seat] is None and at not in self.passed]
        return self.match.undo(len(seats) - own[-1]) if own else 0

    def leave(self) -> None:
        self.going_on = False
        self.offer_save()
        self.screen.tell("terminal-bye")

    def break_off(self) -> None:
        """The end of the input or Ctrl-C: nobody can be asked any more, so the match is kept and it is told where."""
        self.going_on = False
        if self.keep is not None and self.match.choices:
            saves.keep(self, self.keep)
        self.screen.tell("terminal-bye")

    def offer_save(self) -> None:
        """Ask for a file until one can be written or none is wanted."""
        while True:
            name = self.screen.read(self.screen.say("terminal-save-offer"))
            if not name or not name.strip() or saves.save(self, name):
                return
