"""Positions for scenarios, in the game's own terms, and the values that they expect.

A Unit is written ``word cell`` and then what is not as at the start, in any order: ``as LABEL``, ``injuries N``,
``ap N``, ``mp N``, ``range N`` (markers), ``of LABEL`` (its summoner), ``wears a,b`` and ``holds a,b`` (Demonic
Rewards), ``dice armor,lock`` (Inspiration), ``spent a,b`` (once-per-match Spells), ``level N`` (fixed by an effect).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import SetupError
from ludoteca.core.game import Game
from ludoteca.core.modifiers import FIX, Modifier
from ludoteca.core.piece import EVERYBODY, NONE, Piece
from ludoteca.core.problems import Problem, problem_of
from ludoteca.games.krosmaster.cards import arena, cards, formats
from ludoteca.games.krosmaster.meaning.powers import LEVEL, cost_of, level_of, types_of
from ludoteca.games.krosmaster.play.box import contents_of, make_box
from ludoteca.games.krosmaster.play.injuries import fallen
from ludoteca.games.krosmaster.play.setup import Fight
from ludoteca.games.krosmaster.play.targets import castable, shape
from ludoteca.games.krosmaster.play.turn import PlayerTurn, UnitTurn
from ludoteca.games.krosmaster.table.areas import ARENA, OFFER, PILES, held, pile, worn
from ludoteca.games.krosmaster.table.grounds import UNITS
from ludoteca.games.krosmaster.table.kinds import Unit
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w

OPEN_FIELD = ["." * arena.SIZE] * arena.SIZE
_FIGURES = {"injuries": "injuries", "ap": "ap_marks", "mp": "mp_marks", "range": "range_marks"}


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    glory: int | None = None
    kamas: int = 0
    side: Literal["", "north", "east", "south", "west"] = ""
    units: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    format: str = formats.CONSTRUCTED
    rulings: dict[str, str] = {}
    turn_limit: int = 0
    #: An arena of the collection, or one drawn here; without either, an open field.
    arena: str = ""
    grid: list[str] = []
    wild: int | None = None
    #: Whose turn it is, which turn of the match, and where in it the position begins.
    active: int = 1
    turn: int = 5
    step: Literal["act", "unit", "turn", "fight"] = "act"
    #: The label of the active Unit, and its gauges if they are not full.
    unit: str = ""
    ap: int | None = None
    mp: int | None = None
    player1: SeatPosition = msgspec.field(default_factory=SeatPosition)
    player2: SeatPosition = msgspec.field(default_factory=SeatPosition)
    player3: SeatPosition = msgspec.field(default_factory=SeatPosition)
    player4: SeatPosition = msgspec.field(default_factory=SeatPosition)
    #: The tokens of piles, the top one last, and those open beside them: granite1 to silver2.
    piles: dict[str, list[str]] = {}
    offer: dict[str, str] = {}
    #: Kamas on cells, besides those of the arena.
    coins: dict[str, int] = {}
    #: Pieces that are in no set.
    characters: list[Document] = []
    summons: list[Document] = []


def set_up(game: Game, document: Document, seed: int) -> tuple[KrosTable, dict[str, int]]:
    """The table of a position, at its first decision to be, and the numbers of the pieces that it labels."""
    try:
        position = converted(document, Position)
    except msgspec.ValidationError as error:
        raise SetupError(f"position: {error}", "", "position-unreadable", reason=problem_of(error)) from error
    setup = formats.Setup(
        format=position.format,
        rulings=position.rulings,
        turn_limit=position.turn_limit,
        characters=position.characters,
        summons=position.summons,
    )
    formats.check_options(setup)
    table = KrosTable(make_box(game, setup), seed)
    builder = Builder(table, position, contents_of(setup).rewards)
    builder.build()
    return table, builder.names


class Builder:
    """Puts a position on a table."""

    def __init__(self, table: KrosTable, position: Position, rewards: dict[str, int]) -> None:
        self.table = table
        self.position = position
        self.rewards = rewards
        self.names: dict[str, int] = {}
        self.seats = [getattr(position, f"player{seat + 1}") for seat in range(table.box.seats)]

    def build(self) -> None:
        table, position = self.table, self.position
        self.lay_arena()
        table.order = tuple(range(table.box.seats))
        default = 3 if table.box.seats == 4 else 6
        table.glory = tuple(default if seat.glory is None else seat.glory for seat in self.seats)
        table.wild = (3 if table.box.seats == 4 else 1) if position.wild is None else position.wild
        table.stock = tuple(seat.kamas for seat in self.seats)
        usual = ("south", "north") if table.box.seats == 2 else arena.DIRECTIONS
        table.sides = tuple(arena.DIRECTIONS.index(seat.side or usual[at]) for at, seat in enumerate(self.seats))
        for at, seat in enumerate(self.seats):
            for text in seat.units:
                self.lay_unit(at, text)
        self.make_timelines()
        self.lay_rewards()
        self.check()
        table.active = position.active - 1
        table.turn = position.turn
        self.begin()

    def lay_arena(self) -> None:
        table, position = self.table, self.position
        boards = list(table.box.catalogue.boards)
        if position.arena:
            if position.arena not in boards:
                raise wrong(position.arena, Problem("there is no such arena", "problem-no-arena"))
            table.arena = boards.index(position.arena)
        else:
            board = cards.Board(id="drawn", name="", grid=position.grid or OPEN_FIELD)
            cards.check_board(board)
            table.box.arenas = (*table.box.arenas, arena.Arena(board))
            table.arena = len(table.box.arenas) - 1
        coins = list(table.board().coins)
        for word, number in position.coins.items():
            coins[read_cell(word)] = number
        table.coins = tuple(coins)

    # -- Units --

    def lay_unit(self, seat: int, text: str) -> None:
        words = text.split()
        if len(words) < 2 or words[0] not in self.table.box.profiles:
            raise wrong(text, Problem("write the word of a Unit and its cell", "problem-unit"))
        kind = self.table.box.profiles[words[0]]
        unit = Unit(self.table.new_number(), kind, seat, ARENA, EVERYBODY)
        unit.cell = read_cell(words[1])
        self.table.place(unit)
        told = words[2:]
        if "as" not in told:
            self.names.setdefault(words[0], unit.number)
        if len(told) % 2:
            said = "what follows the cell comes in pairs: as LABEL, injuries N, …"
            raise wrong(text, Problem(said, "problem-pairs"))
        for what, value in zip(told[::2], told[1::2], strict=True):
            self.say(unit, what, value, text)

    def say(self, unit: Unit, what: str, value: str, text: str) -> None:
        table = self.table
        if what == "as":
            self.names[value] = unit.number
        elif what in _FIGURES:
            setattr(unit, _FIGURES[what], number_in(text, value))
        elif what == "of":
            if value not in self.names:
                said = f"{value} must be written before its Summons"
                raise wrong(text, Problem(said, "problem-summoner", word=value))
            unit.host = self.names[value]
        elif what in ("wears", "holds"):
            zone = worn(unit.owner) if what == "wears" else held(unit.owner)
            for word in value.split(","):
                self.lay_token(word, zone, unit.number, unit.owner)
        elif what == "dice":
            unit.dice = tuple(w.FACES.index(one_of(text, face, w.FACES)) for face in value.split(","))
        elif what == "spent":
            words = {spell.word: spell.number for spell in table.box.spells}
            unit.spent = tuple(words[one_of(text, word, words)] for word in value.split(","))
        elif what == "level":
            fixed = Modifier(table.new_number(), LEVEL, FIX, number_in(text, value), (unit.number,), until=w.THIS_FIGHT)
            table.begin(fixed)
        else:
            raise wrong(text, not_understood(what))

    def make_timelines(self) -> None:
        table = self.table
        timelines = []
        for seat in range(table.box.seats):
            own = [number for number in table.zones[ARENA] if table.pieces[number].owner == seat]
            own = [number for number in own if table.kind(number).is_krosmaster]
            timelines.append(tuple(sorted(own, key=lambda number: -table.kind(number).initiative)))
        table.timelines = tuple(timelines)

    # -- Demonic Rewards --

    def lay_token(self, word: str, zone: int, host: int, seat: int, face: int = NONE) -> int:
        if word not in self.rewards:
            raise wrong(word, Problem("there is no such Demonic Reward", "problem-no-reward"))
        table = self.table
        known = 0 if pile(0) <= zone < pile(PILES) else 1 << seat if zone == held(seat) else EVERYBODY
        token = Piece(table.new_number(), self.rewards[word], NONE, zone, known)
        token.host = host
        token.controller = seat
        token.face = face
        levels = table.box.format.levels
        level = table.box.kinds[token.kind].card.level
        token.hint = levels.index(level) if level in levels else NONE
        table.place(token)
        self.names[word] = token.number
        return token.number

    def lay_rewards(self) -> None:
        levels = self.table.box.format.levels
        places = {f"{levels[which // 2]}{1 + which % 2}": which for which in range(PILES)}
        for name, words in self.position.piles.items():
            for word in words:
                self.lay_token(word, pile(places[name]), NONE, NONE)
        for name, word in self.position.offer.items():
            self.lay_token(word, OFFER, NONE, NONE, places[name])

    # -- where it begins --

    def check(self) -> None:
        """What no match can come to is no position."""
        table = self.table
        table.changed(UNITS)
        standing: set[int] = set()
        for number in table.zones[ARENA]:
            unit, kind = table.pieces[number], table.kind(number)
            if kind.obstacle and (unit.cell in standing or table.board().impassable >> unit.cell & 1):
                cell = arena.GRID.word(unit.cell)
                message = f"{cell} can't hold {kind.word} (rule 4.17.4)"
                raise SetupError(message, "4.17.4", "position-cell", cell=cell, word=kind.word)
            if kind.obstacle:
                standing.add(unit.cell)
        for number in fallen(table):
            word = table.kind(number).word
            message = f"{word} has as many Injuries as HP (rule 4.10.2)"
            raise SetupError(message, "4.10.2", "position-fallen", word=word)

    def begin(self) -> None:
        table, position = self.table, self.position
        seat = position.active - 1
        fight = Fight()
        fight.step = len(Fight.steps) - (2 if position.step == "fight" else 1)
        fight.turn_of = seat
        table.stack = [fight]
        if position.step in ("turn", "fight"):
            table.turn = position.turn - 1
            return
        number = self.names.get(position.unit, NONE)
        if not table.in_arena(number):
            raise wrong(position.unit, Problem("name the active Unit", "problem-active"))
        fight.turn_of = seat + 1
        turn = PlayerTurn(seat)
        turn.go_on_after("refund")
        turn.step += 1
        self.come_to(turn, number)
        unit_turn = UnitTurn(number)
        if position.step == "act":
            unit_turn.begin_at("activate")
            table.unit = number
            table.ap = max(0, table.max_ap(number)) if position.ap is None else position.ap
            table.mp = max(0, table.max_mp(number)) if position.mp is None else position.mp
        table.stack += [turn, unit_turn]

    def come_to(self, turn: PlayerTurn, number: int) -> None:
        table = self.table
        timeline = table.timelines[turn.seat]
        owner = number if number in timeline else table.pieces[number].host
        turn.at = timeline.index(owner) + 1
        turn.after = owner
        if owner != number:
            turn.played = (number,)


def wrong(text: str, reason: Problem) -> SetupError:
    return SetupError(f"“{text}”: {reason}", "", "position-piece", text=text, reason=reason)


def not_understood(word: str) -> Problem:
    return Problem(f"“{word}” is not understood", "problem-word", word=word)


def number_in(text: str, word: str) -> int:
    """A figure of an entry."""
    if not word.removeprefix("-").isdecimal():
        raise wrong(text, Problem(f"“{word}” must be a number", "problem-number", word=word))
    return int(word)


def one_of(text: str, word: str, known: Iterable[str]) -> str:
    """A word of an entry that must be one of those known."""
    if word not in known:
        raise wrong(text, not_understood(word))
    return word


def read_cell(word: str) -> int:
    cell = arena.GRID.read(word)
    if cell < 0:
        raise wrong(word, Problem("a cell is a1 to l12", "problem-cell"))
    return cell


# -- what a scenario expects --------------------------------------------------------------


def look(table: KrosTable, path: str, names: dict[str, int]) -> object:
    subject, _, what = path.partition(".")
    if subject in TABLE:
        return TABLE[subject](table)
    if subject.startswith("player") and subject[6:].isdigit() and what in SEAT:
        return SEAT[what](table, int(subject[6:]) - 1)
    if subject in ("cost", "range", "castable", "summons", "at", "coins") and what:
        return look_further(table, subject, what)
    number = names.get(subject)
    if number is not None and what in UNIT:
        return UNIT[what](table, number)
    raise SetupError(f"there is no value “{path}”", "", "look-unknown", path=path)


def look_further(table: KrosTable, subject: str, what: str) -> object:
    if subject == "summons":
        return sum(1 for number in table.zones[ARENA] if table.kind(number).word == what)
    if subject == "at":
        return sorted(table.kind(number).word for number in table.units_at(read_cell(what)))
    if subject == "coins":
        return table.coins[read_cell(what)]
    spell = next((spell for spell in table.box.spells if spell.word == what), None)
    if spell is None:
        raise SetupError(f"there is no Spell “{what}”", "", "look-unknown", path=what)
    if subject == "cost":
        ap, mp, injuries = cost_of(table, table.unit, spell.number)
        return {"ap": ap, "mp": mp, "injuries": injuries}
    if subject == "range":
        return list(shape(table, table.unit, spell)[1:])
    return sorted(arena.GRID.word(cell) for cell in castable(table, table.unit, spell))


def winner(table: KrosTable) -> int | None:
    """The winning player, 0 for a draw, nothing while the match goes on."""
    if table.places is None:
        return None
    first = [seat + 1 for seat, place in enumerate(table.places) if place == 1]
    return first[0] if len({table.box.teams[seat - 1] for seat in first}) == 1 else 0


def where(table: KrosTable, number: int) -> str:
    piece = table.pieces.get(number)
    return "gone" if piece is None else str(table.box.zones[piece.zone].name)


def power_names(table: KrosTable, number: int) -> list[str]:
    bits = table.powers(number) if table.in_arena(number) else 0
    return [name for name in w.POWERS if bits & w.BIT[name]]


TABLE: Document = {
    "wild": lambda table: table.wild,
    "ap": lambda table: table.ap,
    "mp": lambda table: table.mp,
    "active": lambda table: table.active + 1,
    "turn": lambda table: table.turn,
    "waiting": lambda table: len(table.waiting),
    "unit": lambda table: "" if table.unit == NONE else table.kind(table.unit).word,
    "winner": winner,
    "deciding": lambda table: None if table.decision is None else table.decision.seat + 1,
    "asked": lambda table: "" if table.decision is None else table.decision.ask,
}
SEAT: Document = {
    "glory": lambda table, seat: table.glory[seat],
    "kamas": lambda table, seat: table.stock[seat],
}
UNIT: Document = {
    "injuries": lambda table, number: table.last_known(number).injuries,
    "cell": lambda table, number: arena.GRID.word(table.last_known(number).cell),
    "area": where,
    "ap_marks": lambda table, number: table.pieces[number].ap_marks,
    "mp_marks": lambda table, number: table.pieces[number].mp_marks,
    "range_marks": lambda table, number: table.pieces[number].range_marks,
    "hp": lambda table, number: table.max_hp(number),
    "level": level_of,
    "powers": power_names,
    "types": lambda table, number: sorted(types_of(table, number)),
    "markers": lambda table, number: sorted(name for name, _ in table.pieces[number].special),
    "word": lambda table, number: table.kind(number).word,
    "host": lambda table, number: table.pieces[number].host,
}
