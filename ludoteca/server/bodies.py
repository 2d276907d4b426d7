"""The bodies of HTTP, both ways; ``docs/protocol.md`` lists the paths. Errors are ``protocol.Problem``."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteca.core.told import CardTold, EventTold, Told
from ludoteca.server.protocol import Absence, ClockRule, DiceInfo, Lang, RefusalTold, SeatInfo, TableInfo


class _Given(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends."""


class _Got(msgspec.Struct, omit_defaults=True):
    """What it gets."""


# -- who you are: /api/me ----------------------------------------------------------------------------


class Me(_Got):
    """A guest, or an account."""

    name: str
    lang: Lang
    account: bool = False
    #: By game: the rating and how sure it is.
    ratings: dict[str, list[float]] = {}


class MeGiven(_Given):
    """PATCH /api/me: what is given is changed."""

    name: str | None = None
    lang: Lang | None = None


class Account(_Given):
    """POST /api/account makes one of the guest that one is; POST /api/session enters one."""

    name: str
    passphrase: str


class NewPassphrase(_Given):
    """POST /api/passphrase: another one for the account that one has entered."""

    old: str
    new: str


# -- the games: /api/games -----------------------------------------------------------------------------


class Named(_Got):
    word: str
    text: str


class PuzzleInfo(_Got):
    """A puzzle: the seat that is to win, in which turn."""

    word: str
    text: str
    seat: int
    turn: int


class FormatInfo(_Got):
    name: str
    text: str
    #: How few and how many play.
    least: int
    most: int
    #: Does each seat bring a deck or team?
    decks: bool
    #: May a best of three be played?
    best_of: tuple[int, ...] = (1,)


class RulingInfo(_Got):
    """A gap of the rulebook: what is open, and the readings, the usual one first."""

    name: str
    text: str
    readings: list[Named]


class GameInfo(_Got):
    name: str
    title: str
    #: What it is, in a sentence.
    text: str
    #: For whoever sits at the table: how it is won, and what a turn is.
    goal: str
    turn: str
    minutes: int
    formats: list[FormatInfo]
    rulings: list[RulingInfo]
    #: Ready-made decks or teams, and what a deck is called in this game.
    decks: list[Named]
    deck_text: str
    #: Levels of bots, the weakest first.
    levels: list[Named]


# -- tables: /api/tables ---------------------------------------------------------------------------------


class SeatGiven(_Given):
    """Who shall sit there: me, a second person here, somebody who comes by a link, a bot."""

    sitter: Literal["me", "here", "link", "bot"]
    level: str = ""
    #: A ready-made deck by its word, a deck of one's own by ``deck:ID``, or a deck's text.
    deck: str = ""


class NewTable(_Given):
    """POST /api/tables."""

    game: str
    format: str = ""
    seats: list[SeatGiven] = []
    rulings: dict[str, str] = {}
    public: bool = False
    counts: bool = False
    clock: ClockRule = ClockRule()
    absence: Absence = "wait"
    best_of: int = 1
    #: May everybody see what is in the decks? Where nothing is said, only if the game's are open anyway.
    open_lists: bool | None = None
    #: May choices be taken back? Where nothing is said, unless the table counts.
    undo: bool | None = None
    #: Cards of one's own: the text of a file of them.
    cards: str = ""
    #: Start at once, if all seats are taken.
    start: bool = True


class Lobby(_Got):
    """GET /api/tables: public ones to join and to watch, and one's own."""

    open: list[TableInfo]
    watch: list[TableInfo]
    mine: list[TableInfo]


class Link(_Got):
    """An address for a friend, or for spectators; its token goes into ``hello`` or into ``join``."""

    path: str
    token: str
    seat: int = -1
    withdrawn: bool = False


class Links(_Got):
    """POST /api/tables/ID/links makes new ones and withdraws the old."""

    links: list[Link]


class Join(_Given):
    """POST /api/tables/ID/join: take a seat that is open, or that the link is for."""

    token: str = ""
    seat: int = -1
    deck: str = ""


class SeatSet(_Given):
    """POST /api/tables/ID/seat: the owner changes who sits there, a player his deck."""

    seat: int
    sitter: Literal["me", "here", "link", "bot"] | None = None
    level: str = ""
    deck: str = ""


# -- matches: /api/matches -----------------------------------------------------------------------------


class MatchInfo(_Got):
    id: str
    table: str
    game: str
    title: str
    format_text: str
    seats: list[SeatInfo]
    begun: float
    ended: float | None = None
    #: The place of each seat once it is over.
    places: list[int] | None = None
    dice: DiceInfo | None = None
    #: May all be seen, since it is over?
    open: bool = False
    mine: bool = False


class History(_Got):
    matches: list[MatchInfo]
    #: Ask for those before this time.
    before: float | None = None


class Moment(_Got):
    """A place on a replay's line: after so many steps."""

    at: int
    #: The seat that chose, and what, in words.
    seat: int = -1
    text: str = ""
    notation: str = ""
    #: The turn; and the round, where a game is spoken of by rounds.
    turn: int = 0
    round: int = 0
    phase: str = ""
    #: What makes it worth stopping at: knock-outs, purchases, rulings, as words.
    marks: list[str] = []


class Replay(_Got):
    """GET /api/matches/ID/replay?sight=open|spectator|seat&seat=N: the whole line, and the view at its beginning."""

    match: MatchInfo
    moments: list[Moment]
    view: Told
    cards: dict[str, CardTold]


class Shown(_Got):
    """GET /api/matches/ID/moments/AT?sight=…: the view there, and what happened since the moment before."""

    at: int
    view: Told
    events: list[EventTold]
    cards: dict[str, CardTold] = {}


class Note(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """PUT /api/matches/ID/notes: one's own, at moments of a match."""

    at: int
    text: str


class Continue(_Given):
    """POST /api/matches/ID/continue: play on from a moment, as a new table."""

    at: int
    seats: list[SeatGiven] = []
    #: With new dice and newly shuffled decks, instead of those of the match that it goes on from.
    anew: bool = False


class Brought(_Given):
    """POST /api/import: a save file of Ludoteca as a table that goes on from any of its choices."""

    save: str
    at: int = -1
    seats: list[SeatGiven] = []


# -- decks and cards -----------------------------------------------------------------------------------


class DeckGiven(_Given):
    """POST /api/decks and PUT /api/decks/ID; POST /api/decks/check tells what is wrong with one."""

    game: str
    text: str
    name: str = ""
    format: str = ""
    #: Cards of one's own that it uses.
    cards: str = ""


class DeckProblem(_Got):
    text: str
    rule: str = ""
    rule_text: str = ""
    #: The cards to blame.
    cards: list[str] = []


class DeckLine(_Got):
    card: str
    name: str
    count: int
    #: The part of the deck: characters, actions, side deck.
    part: str = ""


class DeckList(_Got):
    """What a seat has brought."""

    seat: int
    deck: str
    lines: list[DeckLine]


class DeckLists(_Got):
    """GET /api/tables/{id}/lists: the decks of a table with open lists, once its match has begun."""

    lists: list[DeckList]


class DeckInfo(_Got):
    id: str
    game: str
    name: str
    text: str
    lines: list[DeckLine] = []
    problems: list[DeckProblem] = []
    #: What a first hand could be, drawn at random a few times; each a list of words of cards.
    samples: list[list[str]] = []


class Cards(_Got):
    """GET /api/cards/GAME?words=…&sort=…: the cards of a game, for building and reading."""

    cards: list[CardTold]
    total: int


# -- rules -----------------------------------------------------------------------------------------------


class RuleTold(_Got):
    """GET /api/rules/GAME/ID."""

    id: str
    text: str
    heading: str = ""
    note: str = ""
    examples: list[str] = []
    gaps: list[RulingInfo] = []
    #: The rules beside it in its section.
    section: list[str] = []


class Rules(_Got):
    """GET /api/rules/GAME?words=…"""

    rules: list[RuleTold]


class Verified(_Got):
    """GET /api/matches/ID/verify: were the dice fair?"""

    fair: bool
    text: str
    refusal: RefusalTold | None = None


class JudgedTold(_Got):
    """One choice of a finished match: its chances when it was made, what the best promised, and what came of it."""

    #: The moment after it.
    at: int
    seat: int
    text: str
    best: str
    promised: float
    could: float
    became: float
    lost: float
    luck: float
    mark: Literal["", "slip", "mistake", "blunder"] = ""


class SumsTold(_Got):
    """What a seat lost by its choices, how luck was with it, and how many of its choices have each mark."""

    seat: int
    choices: int
    lost: float
    luck: float
    marks: dict[str, int] = {}


class Analysis(_Got):
    """GET or POST /api/matches/ID/analysis: as far as it has come; POST begins it. ``of`` is 0 before."""

    done: int = 0
    of: int = 0
    choices: list[JudgedTold] = []
    sums: list[SumsTold] = []


class Health(_Got):
    status: Literal["ok"]
    version: str
    protocol: int
    tables: int = 0
    details: dict[str, Any] = {}
