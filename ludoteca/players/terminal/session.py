"""A match at a terminal: people at one keyboard, bots, and the commands that everybody has."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludoteca.core.action import PIECE
from ludoteca.core.decision import Option
from ludoteca.core.errors import LudotecaError, NotationError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.piece import OPEN
from ludoteca.core.rulebook import Rulebook, fold
from ludoteca.core.telling import Telling
from ludoteca.players import Player
from ludoteca.players.terminal import answers, saves, story
from ludoteca.players.terminal.drawing import Drawing
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
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.find_game = find_game
        self.book = book
        #: How much of the log has been told, and how much had happened when the table was last drawn.
        self.told = len(match.log) if match.choices else 0
        self.drawn = -1
        #: The seat for which things are told: the person who decided last.
        self.reader = players.index(None) if None in players else 0
        self.going_on = True

    # -- the match --

    def play(self) -> bool:
        """Play until the match is over or everybody has gone; tells whether it came to its end."""
        self.screen.tell("terminal-hint", "dim")
        while self.going_on and not self.match.over:
            self.turn()
        if not self.match.over:
            return False
        self.tell_news()
        for line in story.outcome(self.match, self.screen.messages, self.book, self.screen.lang):
            self.screen.line(line, "bold")
        self.offer_save()
        return True

    def turn(self) -> None:
        """One decision: a bot's at once, a person's as soon as a line makes sense."""
        decision = self.match.table.decision
        assert decision is not None
        player = self.players[decision.seat]
        if player is not None:
            self.bot_moves(player)
            return
        self.hand_over(decision.seat)
        self.tell_news()
        self.show()
        line = self.screen.read("> ")
        if line is None:
            self.leave()
        else:
            self.obey(line)

    def bot_moves(self, player: Player) -> None:
        self.tell_news()
        option = player.choose(self.match.table)
        if not self.hides:
            self.screen.line(story.choice(self.match, option, self.screen.messages), "bold")
        self.match.choose(option)

    @property
    def hides(self) -> bool:
        """Does this game hide anything? Then others' choices are known only by what comes of them."""
        return any(zone.sight != OPEN for zone in self.match.table.box.zones)

    def hand_over(self, seat: int) -> None:
        """Where something is hidden the next person takes the keyboard before anything is shown."""
        if seat != self.reader and self.hides:
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
                self.pick(meant)
            elif isinstance(meant, Command):
                self.command(meant)
            elif isinstance(meant, Move):
                self.choose(self.read_move(meant.text))
            else:
                self.screen.tell("terminal-empty", "yellow")
        except LudotecaError as error:
            self.screen.error(error)
            if isinstance(error, NotationError):
                self.screen.tell("terminal-unread", "dim")

    # -- telling and showing --

    @property
    def telling(self) -> Telling:
        return story.telling_for(self.match, self.reader, self.screen.messages)

    def name(self, seat: int) -> str:
        kind = "person" if self.players[seat] is None else "bot"
        return self.screen.say("terminal-seat", number=seat + 1, kind=kind)

    def tell_news(self) -> None:
        for line in story.news(self.match, self.reader, self.screen.messages, self.told):
            self.screen.item("  - ", line)
        self.told = len(self.match.log)

    def show(self) -> None:
        """The table if something has changed on it, then the question and the options."""
        if self.drawn != len(self.match.log):
            self.draw()
        self.ask()

    def draw(self) -> None:
        names = [self.name(seat) for seat in range(len(self.players))]
        self.screen.line()
        Drawing(self.match.view(self.reader), self.telling, names).draw_on(self.screen)
        self.drawn = len(self.match.log)

    def ask(self) -> None:
        view = self.match.view(self.reader)
        decision = self.match.table.decision
        assert view.decision is not None and decision is not None
        question = self.telling.question(view.decision)
        self.screen.line()
        self.screen.line(f"{self.name(decision.seat)} – {question} [{decision.rule}]", "bold")
        self.screen.numbered(self.telling.sentences(decision.options))
        if decision.series:
            picked = self.telling.picked(decision.series)
            self.screen.line(self.screen.say("terminal-series", picked=picked), "dim")

    # -- choosing --

    def choose(self, option: Option) -> bool:
        """Play an option, or say why it is refused."""
        refusal = self.match.why_not(option)
        if refusal is not None:
            answers.refuse(self, option, refusal)
            return False
        self.match.choose(option)
        return True

    def pick(self, picks: Picks) -> None:
        """Numbered options, several for a series: in the order typed, or else in the order of the list."""
        decision = self.match.table.decision
        assert decision is not None
        wrong = [number for number in picks.numbers if not 1 <= number <= len(decision.options)]
        if wrong:
            self.screen.tell("terminal-no-option", "yellow", number=wrong[0], last=len(decision.options))
            return
        if len(picks.numbers) == 1:
            done = self.choose(decision.options[picks.numbers[0] - 1])
        else:
            done = any(
                self.play_series([decision.options[number - 1] for number in numbers])
                for numbers in (picks.numbers, sorted(picks.numbers))
            )
            if not done:
                self.screen.tell("terminal-no-series", "yellow")
        if done and picks.finish:
            self.finish_series(decision.ask, decision.seat)

    def play_series(self, options: list[Option]) -> bool:
        """Play all of them as answers to the same question, or none."""
        first = self.match.table.decision
        before = len(self.match.choices)
        for option in options:
            now = self.match.table.decision
            same = now is not None and first is not None and (now.ask, now.seat) == (first.ask, first.seat)
            if not same or self.match.why_not(option) is not None:
                self.match.undo(len(self.match.choices) - before)
                return False
            self.match.choose(option)
        return True

    def finish_series(self, ask: str, seat: int) -> bool:
        """End the series, unless it ended by itself because nothing was left to pick."""
        decision = self.match.table.decision
        if decision is None or (decision.ask, decision.seat) != (ask, seat):
            return False
        for verb in self.match.game.passing:
            if (verb,) in decision.options:
                self.match.choose((verb,))
                return True
        return False

    def read_move(self, text: str) -> Option:
        """A move in notation, or as the sentences say it: verbs and names of the language, "Hulk #17"."""
        try:
            return self.match.read(text)
        except NotationError:
            verb, _, rest = text.partition(" ")
            verb = self.telling.verb_called(verb)
            action = self.match.game.actions.get(verb)
            if action is None:
                raise self.unknown(verb) from None
            numbers = re.findall(r"#[0-9]+", rest)
            if len(numbers) == len(action.arguments) and all(each.kind == PIECE for each in action.arguments):
                rest = " ".join(numbers)
            elif len(action.arguments) == 1:
                rest = self.word_called(rest)
            return self.match.read(f"{verb} {rest}")

    def unknown(self, word: str) -> NotationError:
        """No verb of the game, with those that there are in the words of the language."""
        known = ", ".join(sorted(map(self.telling.verb, self.match.game.actions)))
        return NotationError(f"unknown verb “{word}”; known: {known}", "notation-verb", word=word, known=known)

    def word_called(self, name: str) -> str:
        """The word in notation of what a person calls by its name, in the language or as the view has it."""
        view = self.match.view(self.reader)
        wanted = slug(name)
        telling = self.telling
        for card in view.cards:
            if wanted == slug(telling.card_name(card.word)):
                return card.word
        for area in view.areas:
            for piece in area.pieces:
                if piece.kind and wanted == slug(telling.name(piece.number)):
                    return piece.kind
        return name

    # -- commands --

    def command(self, command: Command) -> None:
        name, rest = command.name, command.rest
        if name == "done":
            decision = self.match.table.decision
            if decision is None or not self.finish_series(decision.ask, decision.seat):
                self.screen.tell("terminal-no-end", "yellow")
        elif name == "undo":
            self.undo(rest)
        elif name == "save":
            saves.save(self, rest)
        elif name == "load":
            saves.load(self, rest)
        elif name == "table":
            self.drawn = -1
        elif name == "help":
            answers.help(self)
        elif name == "concede":
            self.concede()
        elif name == "quit":
            self.leave()
        else:
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
        """Take back so many choices of people; what bots chose in between goes along."""
        if rest and not (rest.isdigit() and int(rest)):
            self.screen.tell("terminal-count", "yellow", word=rest)
            return
        taken = 0
        for _ in range(int(rest or 1)):
            taken += self.undo_once()
        self.told = min(self.told, len(self.match.log))
        self.drawn = -1
        if taken:
            self.screen.tell("terminal-undone", count=taken)
        else:
            self.screen.tell("terminal-nothing-undone", "yellow")

    def undo_once(self) -> int:
        """Back to the last decision of a person before this one, if there is one."""
        seats = self.match.deciders()
        own = [at for at, seat in enumerate(seats) if self.players[seat] is None]
        return self.match.undo(len(seats) - own[-1]) if own else 0

    def leave(self) -> None:
        self.going_on = False
        self.offer_save()
        self.screen.tell("terminal-bye")

    def offer_save(self) -> None:
        """Ask for a file until one can be written or none is wanted."""
        while True:
            name = self.screen.read(self.screen.say("terminal-save-offer"))
            if not name or not name.strip() or saves.save(self, name):
                return


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-")
