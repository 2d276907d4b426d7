"""Every message between server and client: what a WebSocket carries both ways, and the bodies of HTTP.

All that a person reads comes told in the language of the connection. ``docs/protocol.md`` has an example of each
message, and ``ludoteca server schema`` prints their JSON schema.

**Streams.** What a seat is sent of a match is its stream. ``step`` counts how often it moved: it is the seat's own,
and says nothing of what others decide in secret. Whatever answers the table names the step that it answers, so that
a click which comes too late does nothing.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core.told import CardTold, Difference, EventTold, Told

#: Raised when an older client could no longer understand the messages, or the server its.
PROTOCOL = 1

Lang = Literal["pt", "en"]

# -- the table around a match --------------------------------------------------------------------

#: Who sits there: nobody yet, a person, a bot. ``claimed`` seats were left and are played by a bot since.
Sitter = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "over", "closed"]
Undo = Literal["no", "ask", "free"]
ClockKind = Literal["none", "reserve", "days"]
#: What the others may do about a seat that is gone for long.
Absence = Literal["wait", "bot", "win"]


class ClockRule(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How time is kept: not at all; a reserve in seconds with an increment for each choice; days for each choice."""

    kind: ClockKind = "none"
    reserve: int = 0
    increment: int = 0
    days: int = 0


class ClockInfo(msgspec.Struct, omit_defaults=True):
    """A seat's clock when the message was sent."""

    seat: int
    #: Milliseconds that are left.
    left: int
    running: bool = False


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits where."""

    seat: int
    sitter: Sitter
    #: The person's name, or the bot's, in the reader's language.
    name: str = ""
    #: The bot's level.
    level: str = ""
    #: The name of its deck or team.
    deck: str = ""
    #: Yours: you are asked for it.
    mine: bool = False
    #: At the table right now?
    here: bool = False
    #: May be taken over, as the table's settings say, since its player has been gone for long.
    claimable: bool = False
    rating: float | None = None
    muted: bool = False
    #: Its hand is shown to whoever watches.
    open: bool = False


class DiceInfo(msgspec.Struct, omit_defaults=True):
    """Fair dice: the seed is the hash of the server's secret and of every seat's salt."""

    #: The hash of the secret, shown before anybody gave a salt.
    promise: str
    salts: dict[int, str] = {}
    #: The secret, shown when the match is over.
    secret: str = ""
    #: As digits: it may be greater than a client's numbers are exact.
    seed: str = ""


class OfferInfo(msgspec.Struct, omit_defaults=True):
    """Something that was asked of the others at the table."""

    kind: Literal["undo", "draw", "rematch"]
    seat: int
    #: Who has yet to agree.
    wanted: list[int] = []
    text: str = ""


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table as whoever looks at it sees it."""

    id: str
    game: str
    title: str
    format: str
    format_text: str
    status: Status
    seats: list[SeatInfo]
    created: float
    public: bool = False
    #: Does it count for ratings?
    counts: bool = False
    clock: ClockRule = ClockRule()
    absence: Absence = "wait"
    #: How many matches decide (best of three), and how many each seat has won.
    best_of: int = 1
    wins: list[int] = []
    #: May everybody at the table see what is in the decks? ``GET /api/tables/{id}/lists`` tells it.
    open_lists: bool = False
    #: The rulings that differ from the usual, in words.
    rulings: list[str] = []
    spectators: int = 0
    #: The match in progress, or the last one; empty before the start.
    match: str = ""
    #: Every match of this table.
    matches: list[str] = []
    #: You made it and may start it, put bots in and withdraw links.
    owner: bool = False
    #: May it start now? If not, why.
    can_start: bool = False
    why_not_start: str = ""
    offers: list[OfferInfo] = []
    dice: DiceInfo | None = None
    #: The table of the rematch, once there is one.
    next: str = ""
    #: Where a match goes on from: the match and the choice.
    continues: str = ""
    #: A fault of the server's has closed it: the report that whoever runs the server can look up.
    fault: str = ""
    #: By the rules of some formats nobody gives up a match.
    can_concede: bool = True


class UndoInfo(msgspec.Struct, omit_defaults=True):
    """What taking back one's last choice would need."""

    state: Undo
    #: Whose consent it needs: those who have learned something since.
    needs: list[int] = []
    text: str = ""


# -- WebSocket: from the client --------------------------------------------------------------------


class _Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What a client may say. ``id`` is the client's own: the answer carries it."""

    id: int = 0


class Hello(_Said, tag="hello"):
    """The first message of a connection."""

    protocol: int = PROTOCOL
    lang: Lang = "en"
    #: The token of a link, for whoever holds one: a seat's, or a spectator's.
    token: str = ""
    #: The step that this client has: it is sent the difference where the server still can.
    step: int = -1
    #: For the seed of the dice, unless this player gave one before: any text.
    salt: str = ""
    #: Watch, although one has a seat.
    watch: bool = False


class Speak(_Said, tag="speak"):
    """Be told in another language: a whole view follows."""

    lang: Lang = "en"


class Choose(_Said, tag="choose"):
    """An option, by its notation."""

    step: int = -1
    choice: str = ""
    #: For whom, where one person sits in several seats; ``-1`` is whoever is asked.
    seat: int = -1


class Pick(_Said, tag="pick"):
    """Several options of a series, in any order, and the one that ends it, if one does."""

    step: int = -1
    choices: list[str] = []
    end: str = ""
    seat: int = -1


class Concede(_Said, tag="concede"):
    seat: int = -1


class OfferDraw(_Said, tag="offer-draw"):
    seat: int = -1


class TakeBack(_Said, tag="undo"):
    """Take back one's last choice: done at once where it is free, asked of the others where it is not."""

    step: int = -1
    seat: int = -1


class Answer(_Said, tag="answer"):
    """Agree to an offer, or not."""

    kind: Literal["undo", "draw", "rematch"] = "undo"
    agree: bool = False
    seat: int = -1


class Rematch(_Said, tag="rematch"):
    """Once more, with sides changed; of a best of three, the next match."""


class Claim(_Said, tag="claim"):
    """Do what the table's settings allow about a seat that is gone: give it to a bot, or win."""

    seat: int = -1


class WhyNot(_Said, tag="why-not"):
    """Why can this thing not be clicked now? One of the fields is filled in, or an option's notation."""

    piece: int = -1
    cell: int = -1
    of_seat: int = -1
    card: str = ""
    choice: str = ""
    #: What has been chosen of an option so far ("cast fireball"), for each verb that it may be of: only what begins so
    #: is asked about. With nothing clicked: why nothing can come of it.
    begun: list[str] = []
    #: Something can be done with the piece, and what else there is is asked: a refusal of each other verb.
    others: bool = False
    seat: int = -1


class Overlay(_Said, tag="overlay"):
    """What an option that wants a cell could reach, cell by cell: where it may go, and why not elsewhere.

    ``begun`` is the option as far as it is chosen ("move", "cast fireball").
    """

    begun: str = ""
    seat: int = -1


class Preview(_Said, tag="preview"):
    """What would surely happen if this were chosen? Chance and what is hidden are left out."""

    choice: str = ""
    seat: int = -1


class Hint(_Said, tag="hint"):
    """What would a strong player do who knows what this seat knows? Not in matches that count."""

    seat: int = -1


class Chat(_Said, tag="chat"):
    text: str = ""
    #: Instead of a text: one of the few emotes.
    emote: str = ""


class OpenHand(_Said, tag="open-hand"):
    """Show one's hand to whoever watches, or no longer."""

    seat: int = -1
    open: bool = True


class Mute(_Said, tag="mute"):
    """Do not be sent what this seat says (``-1``: what spectators say)."""

    seat: int = -1
    mute: bool = True


class Ping(_Said, tag="ping"):
    """Answered by ``pong``."""


FromClient = (
    Hello
    | Speak
    | Choose
    | Pick
    | Concede
    | OfferDraw
    | TakeBack
    | Answer
    | Rematch
    | Claim
    | WhyNot
    | Overlay
    | Preview
    | Hint
    | Chat
    | OpenHand
    | Mute
    | Ping
)

# -- WebSocket: from the server --------------------------------------------------------------------


class _Told(msgspec.Struct, tag_field="type", omit_defaults=True):
    """What the server says."""


class Welcome(_Told, tag="welcome"):
    """The answer to ``hello``: the table, and who you are at it."""

    protocol: int
    version: str
    table: TableInfo
    #: The seats that you play; none for a spectator.
    seats: list[int] = []
    #: What was said last at the table.
    chat: list[ChatTold] = []


class TableTold(_Told, tag="table"):
    """Something around the match has changed: who sits where, offers, the status."""

    table: TableInfo


class ViewTold(_Told, tag="view"):
    """The whole view of a stream: at the beginning, after an undo, and when a client has fallen behind."""

    #: The seat whose stream it is; ``-1`` is a spectator's.
    seat: int
    step: int
    view: Told
    #: What happened last, the oldest first; after ``welcome`` the last hundred.
    events: list[EventTold] = []
    #: Cards that this connection has not been sent before.
    cards: dict[str, CardTold] = {}
    clocks: list[ClockInfo] = []
    undo: UndoInfo | None = None
    #: Why it is whole: "hello", "undo", "language", "behind", "opened".
    because: str = "hello"


class ChangeTold(_Told, tag="change"):
    """How a stream has moved, from the step before to this one."""

    seat: int
    step: int
    change: Difference
    events: list[EventTold] = []
    cards: dict[str, CardTold] = {}
    clocks: list[ClockInfo] = []
    undo: UndoInfo | None = None


class Done(_Told, tag="done"):
    """What was asked with this id has been done, and is kept: a choice is in the database."""

    id: int
    step: int = -1


class RefusalTold(msgspec.Struct, omit_defaults=True):
    """Why something can't be done: the sentence, the rule, and what is to blame."""

    text: str
    rule: str = ""
    #: The rule's own text.
    rule_text: str = ""
    #: What was tried, in words.
    tried: str = ""
    verb: str = ""
    #: The piece to blame, and the piece whose text is behind it.
    blame: int = -1
    source: int = -1
    #: The cell to blame, such as the one that blocks a line of sight.
    cells: list[int] = []


class WhyNotTold(_Told, tag="why-not"):
    """The most telling refusal first. Empty with ``possible`` where it can be chosen after all."""

    id: int
    refusals: list[RefusalTold]
    possible: list[str] = []


class OverlayCell(msgspec.Struct, omit_defaults=True):
    cell: int
    #: The notation of the option, where it may be chosen.
    choice: str = ""
    #: Which of the refusals it is, else.
    refusal: int = -1
    #: The cell that blocks.
    blocker: int = -1
    #: What it costs to walk there without anything being rolled, and the cells of the way; a walk of several choices
    #: has no ``choice``.
    cost: int = 0
    way: list[int] = []


class OverlayTold(_Told, tag="overlay"):
    id: int
    begun: str
    cells: list[OverlayCell]
    refusals: list[RefusalTold] = []


class PreviewTold(_Told, tag="preview"):
    """What surely happens; ``more`` where chance, others or hidden things decide what follows."""

    id: int
    sentence: str
    events: list[EventTold]
    more: bool = False


class Advice(msgspec.Struct, omit_defaults=True):
    """An option with the chance to win that it is given, and what speaks for and against it, in words."""

    notation: str
    sentence: str
    chance: float
    better: list[str] = []
    worse: list[str] = []


class HintTold(_Told, tag="hint"):
    """The best options, the best first; for the step at which it was asked."""

    id: int
    step: int
    advice: list[Advice]


class ChatTold(_Told, tag="chat"):
    number: int
    name: str
    text: str
    at: float
    #: ``-1`` is a spectator.
    seat: int = -1
    #: The word of an emote; the text is what it is called.
    emote: str = ""


class Problem(_Told, tag="problem"):
    """Something was not done. ``code`` is for programs, ``text`` for people and says what to do."""

    code: str
    text: str
    id: int = 0
    #: Of a choice that the rules refuse.
    refusal: RefusalTold | None = None
    #: The connection is closed after this.
    fatal: bool = False


class Pong(_Told, tag="pong"):
    id: int
    at: float


FromServer = (
    Welcome
    | TableTold
    | ViewTold
    | ChangeTold
    | Done
    | WhyNotTold
    | OverlayTold
    | PreviewTold
    | HintTold
    | ChatTold
    | Problem
    | Pong
)
