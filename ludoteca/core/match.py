"""A match is its set-up, its seed and its list of choices; everything else can be rebuilt.

Play, fork, undo, replay, save and load.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from ludoteca.core import notation, view
from ludoteca.core.action import Refusal
from ludoteca.core.asking import DECLINE
from ludoteca.core.chance import ALGORITHM
from ludoteca.core.converting import converted, decoded
from ludoteca.core.decision import Option
from ludoteca.core.documents import LARGE, Document, DocumentError, measure
from ludoteca.core.errors import IllegalChoice, LudotecaError, NotationError, SaveError
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.problems import problem_of
from ludoteca.core.table import Table

FORMAT = 2

#: The choice of a seat that gives up; the rules never offer it.
CONCEDE = "concede"

#: The choice of all who play to end a match otherwise than by its rules: ``settled 1 1`` has everybody's place.
SETTLED = "settled"

#: The choice to go on with other luck: ``anew 7`` deals what nobody knows anew, and chance goes on from this seed.
ANEW = "anew"

#: Where the results are noted that were announced for what comes before the first decision.
BEGINNING = -1

#: A fingerprint is kept at every so many choices, and at the last one.
FINGERPRINT_EVERY = 16


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    """How the seed came about, where it was made of a promised secret and of everybody's salt."""

    promise: str
    secret: str
    salts: list[str]


class Save(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole document of a saved match."""

    ludoteca: int
    version: str
    game: str
    chance: str
    seed: int
    setup: Document
    texts: dict[str, str]
    choices: list[str]
    fingerprints: dict[str, str]
    #: The position that the match goes on from, if it did not begin at the beginning.
    position: Document | None
    #: The results of chance that were announced, by the choices made before.
    announced: dict[str, list[str]]
    dice: Dice | None = None


class Match:
    """One match, with its history."""

    def __init__(self, game: Game, setup: Document, seed: int) -> None:
        self.game = game
        self.setup = game.setup(setup)
        self.seed = seed
        self.choices: list[str] = []
        self.log: list[Event] = []
        self.table = game.new_table(self.setup, seed)
        #: The position that the match goes on from, and the numbers of the pieces that it names.
        self.position: Document | None = None
        self.names: dict[str, int] = {}
        #: The results of chance that were announced, by the choices made before.
        self.announced: dict[int, tuple[str, ...]] = {}
        #: The table and the length of the log before each choice.
        self._before: list[tuple[Table, int]] = []
        self.begin()

    @classmethod
    def from_position(
        cls, game: Game, position: Document, seed: int = 0, announced: tuple[str, ...] | None = None
    ) -> Match:
        """A match that goes on from a position, as a scenario describes it; with loaded chance if it is announced."""
        table, names = game.position(position, seed)
        if announced is not None:
            table.chance.loaded = announced
        match = cls.from_table(game, {}, table)
        match.seed = seed
        match.position = position
        match.names = names
        if announced is not None:
            match.announced[BEGINNING] = announced
        return match

    @classmethod
    def from_table(cls, game: Game, setup: Document, table: Table) -> Match:
        """A match that goes on from a table as it lies there; it can be played and undone, but not saved."""
        match = cls.__new__(cls)
        match.game = game
        match.setup = setup
        match.seed = 0
        match.choices = []
        match.log = []
        match.table = table
        match.position = None
        match.names = {}
        match.announced = {}
        match._before = []
        match.begin()
        return match

    def announce(self, results: tuple[str, ...]) -> None:
        """Load chance with the results that come next."""
        self.announced[len(self.choices)] = results
        self.table.chance.loaded = results

    def begin(self) -> None:
        self.table.keep_log(self.log)
        self.table.run()

    @property
    def over(self) -> bool:
        return self.table.places is not None

    def why_not(self, option: Option) -> Refusal | None:
        return self.table.why_not(option)

    def read(self, text: str) -> Option:
        """The option that a text means; ``concede player1`` is possible at any moment."""
        words = text.split()
        if len(words) == 2 and words[0] == CONCEDE:
            return (CONCEDE, notation.read_seat(self.table, words[1]))
        if words and words[0] == SETTLED:
            return (SETTLED, *self.read_places(words[1:]))
        if len(words) == 2 and words[0] == ANEW and words[1].isdigit():
            return (ANEW, int(words[1]))
        return notation.read(self.table, text)

    def read_places(self, words: list[str]) -> tuple[int, ...]:
        seats = self.table.box.seats
        if len(words) != seats or not all(word.isdigit() and 1 <= int(word) <= seats for word in words):
            wanted = " ".join([SETTLED, *["1"] * seats])
            raise NotationError(f"write “{wanted}”", "notation-arguments", text=" ".join(words), wanted=wanted)
        return tuple(map(int, words))

    def choose(self, option: Option) -> None:
        """Play a choice; one that the rules refuse raises ``IllegalChoice`` and changes nothing."""
        if option[0] == CONCEDE:
            self.concede(option[1])
            return
        if option[0] == SETTLED:
            self.settle(option[1:])
            return
        if option[0] == ANEW:
            self.deal_anew(option[1])
            return
        decision = self.table.decision
        refusal = self.why_not(option)
        if refusal is not None or decision is None:
            raise self.refused(option, refusal)
        action = self.table.box.actions[option[0]]
        option = action.canonical(self.table, decision.seat, option)
        text = notation.write(self.table, option)
        self._before.append((self.table.copy(), len(self.log)))
        self.choices.append(text)
        self.table.choose(option)

    def concede(self, seat: int) -> None:
        """A seat gives up. It is a choice like any other: saved, replayed and undone."""
        if self.over or not self.table.plays(seat):
            raise self.refused((CONCEDE, seat), Refusal(self.game.concession, "refusal-over"))
        if not self.game.may_concede(self.table):
            raise self.refused((CONCEDE, seat), Refusal(self.game.concession, "refusal-no-concession"))
        self._before.append((self.table.copy(), len(self.log)))
        self.choices.append(f"{CONCEDE} player{seat + 1}")
        self.table.concede(seat)

    def settle(self, places: tuple[int, ...]) -> None:
        """All agree, or a clock that they agreed on says so: the match ends with these places."""
        if self.over:
            raise self.refused((SETTLED, *places), Refusal("", "refusal-over"))
        self._before.append((self.table.copy(), len(self.log)))
        self.choices.append(" ".join((SETTLED, *map(str, places))))
        self.table.decision = None
        self.table.finish(places, "")

    def deal_anew(self, seed: int) -> None:
        """The match goes on with other luck: whatever anybody knows stays as it is."""
        if self.over:
            raise self.refused((ANEW, seed), Refusal("", "refusal-over"))
        self._before.append((self.table, len(self.log)))
        self.choices.append(f"{ANEW} {seed}")
        self.table = view.dealt_anew(self.table, seed)
        self.table.keep_log(self.log)

    def claim(self, seat: int, option: Option) -> None:
        """Play a seat's answer to a race; those ranked before it who have not answered let it go by.

        An answer that the rules refuse raises ``IllegalChoice`` and changes nothing.
        """
        before = len(self.choices)
        try:
            while self.table.decision is not None and self.table.decision.seat != seat:
                if seat not in self.table.decision.race:
                    raise self.refused(option, Refusal(self.table.decision.rule, "refusal-not-in-race"))
                self.choose(DECLINE)
            self.choose(option)
        except IllegalChoice:
            self.undo(len(self.choices) - before)
            raise

    def refused(self, option: Option, refusal: Refusal | None) -> IllegalChoice:
        rule = refusal.rule if refusal else ""
        message = refusal.message if refusal else "refusal-over"
        text = " ".join(str(part) for part in option)
        return IllegalChoice(f"“{text}” is not legal now (rule {rule or '–'}: {message})", rule, message)

    def play(self, text: str) -> None:
        self.choose(self.read(text))

    def undo(self, choices: int = 1) -> int:
        """Take back so many choices, or all there are; tells how many were taken back."""
        taken = min(choices, len(self._before))
        if taken:
            table, length = self._before[-taken]
            del self._before[-taken:]
            del self.choices[-taken:]
            self.announced = {at: results for at, results in self.announced.items() if at <= len(self.choices)}
            del self.log[length:]
            self.table = table.copy()
            self.table.keep_log(self.log)
        return taken

    def deciders(self) -> list[int]:
        """The seat that made each choice so far."""
        return [table.decision.seat for table, _ in self._before if table.decision is not None]

    def moment(self, count: int) -> tuple[Table, int]:
        """The table after so many choices, and how long the log was then."""
        return self._before[count] if count < len(self._before) else (self.table, len(self.log))

    def undoable(self) -> int:
        """How many choices can be taken back."""
        return len(self._before)

    def forget(self) -> None:
        """Nothing played so far is taken back here any more: whoever keeps many matches needs the room."""
        self._before.clear()

    def before_last(self) -> int:
        """How long the log was before the last choice."""
        return self._before[-1][1] if self._before else 0

    def fork(self) -> Table:
        """The table, to try things on."""
        return self.table.copy()

    def view(self, seat: int, since: int | None = None) -> view.View:
        """What a seat sees, with the events since a place in the log."""
        events = [] if since is None else self.log[since:]
        return view.look(self.table, seat, events)

    # -- saves -------------------------------------------------------------

    def save(self, version: str, dice: Document | None = None) -> bytes:
        tables = [*(table for table, _ in self._before), self.table]
        prints = {count: fingerprint(self, tables[int(count)]) for count in fingerprinted(len(self.choices))}
        document = Save(
            FORMAT,
            version,
            self.game.name,
            ALGORITHM,
            self.seed,
            self.setup,
            self.game.pinned_texts(self.setup) if self.position is None else {},
            self.choices,
            prints,
            self.position,
            {str(count): list(results) for count, results in self.announced.items()},
            None if dice is None else converted(dice, Dice),
        )
        return msgspec.json.format(msgspec.json.encode(document), indent=1)

    @classmethod
    def load(cls, data: bytes, find_game: Callable[[str], Game]) -> Match:
        """The match of a save; anything wrong with it raises ``SaveError`` with the place."""
        document = read_save(data)
        try:
            game = find_game(document.game)
        except LudotecaError as error:
            raise SaveError(f"$.game: {error}", "save-game", place="$.game", reason=problem_of(error)) from error
        try:
            match = cls.begun(game, document)
        except (LudotecaError, NotImplementedError) as error:
            place = "$.setup" if document.position is None else "$.position"
            raise SaveError(f"{place}: {error}", "save-setup", place=place, reason=problem_of(error)) from error
        if document.position is None:
            compare_texts(document.texts, game.pinned_texts(match.setup))
        check_counts(document)
        for index, text in enumerate(document.choices):
            match.announce_again(document, index)
            match.check_fingerprint(document, index)
            match.replay(text, index)
        match.announce_again(document, len(document.choices))
        match.check_fingerprint(document, len(document.choices))
        return match

    @classmethod
    def begun(cls, game: Game, document: Save) -> Match:
        """The match of a save before its first choice."""
        if document.position is None:
            return cls(game, document.setup, document.seed)
        results = document.announced.get(str(BEGINNING))
        return cls.from_position(game, document.position, document.seed, None if results is None else tuple(results))

    def announce_again(self, document: Save, count: int) -> None:
        """Load chance as it was loaded before this choice."""
        results = document.announced.get(str(count))
        if results is not None:
            self.announce(tuple(results))

    def replay(self, text: str, index: int) -> None:
        place = f"$.choices[{index}]"
        if self.over:
            raise SaveError(f"{place}: the match was already over", "save-over", place=place)
        try:
            self.play(text)
        except LudotecaError as error:
            raise SaveError(f"{place}: {error}", "save-choice", place=place, reason=problem_of(error)) from error

    def check_fingerprint(self, document: Save, count: int) -> None:
        expected = document.fingerprints.get(str(count))
        if expected is not None and expected != fingerprint(self, self.table):
            place = f"$.choices[{count}]"
            raise SaveError(
                f"{place}: the table differs from the one saved (version {document.version}); "
                "the match was played under other rules or the file was altered",
                "save-differs",
                place=place,
                version=document.version,
            )


def read_save(data: bytes) -> Save:
    try:
        measure(len(data), LARGE)
        document = decoded(data, Save)
    except (DocumentError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(
            f"$: not a whole save of Ludoteca: {error}", "save-unreadable", reason=problem_of(error)
        ) from error
    if document.ludoteca != FORMAT:
        raise SaveError(
            f"$.ludoteca: save format {document.ludoteca}, this program reads {FORMAT}",
            "save-format",
            found=document.ludoteca,
            known=FORMAT,
        )
    if document.chance != ALGORITHM:
        raise SaveError(f"$.chance: unknown generator “{document.chance}”", "save-chance", found=document.chance)
    return document


def compare_texts(saved: dict[str, str], current: dict[str, str]) -> None:
    """A match is played with the texts it was saved with; a difference is reported, never played over."""
    for card in sorted(saved.keys() | current.keys()):
        if saved.get(card) != current.get(card):
            place = f"$.texts.{card}"
            raise SaveError(f"{place}: the card's text is another now", "save-text", place=place, card=card)


def fingerprinted(choices: int) -> list[str]:
    """After how many choices a save keeps fingerprints."""
    return [str(count) for count in range(FINGERPRINT_EVERY, choices, FINGERPRINT_EVERY)] + [str(choices)]


def check_counts(document: Save) -> None:
    """A save without its fingerprints can't be trusted."""
    wanted = set(fingerprinted(len(document.choices)))
    for count in sorted(wanted ^ document.fingerprints.keys()):
        place = f"$.fingerprints.{count}"
        problem = "is missing" if count in wanted else f"belongs to none of {len(document.choices)} choices"
        raise SaveError(
            f"{place}: the fingerprint {problem}; the file was cut or altered",
            "save-fingerprints",
            place=place,
        )


def fingerprint(match: Match, table: Table) -> str:
    """A short number that differs when the table, the game or its set-up differ."""
    begun = match.setup if match.position is None else match.position
    setup = msgspec.json.encode(begun, order="sorted").decode()
    return hashlib.sha256(repr((match.game.name, setup, table.data())).encode()).hexdigest()[:16]
