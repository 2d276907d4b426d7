"""The table of a match: what stands on the board, whose turn it is, and the questions that rules ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ludoteca.core.course import Course
from ludoteca.core.effects import Selector
from ludoteca.core.errors import ChanceError
from ludoteca.core.events import NOBODY
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import Resolve
from ludoteca.games.apotheosis.cards.board import Board, tiles_of
from ludoteca.games.apotheosis.table import permanent_texts, places, values
from ludoteca.games.apotheosis.table.areas import (
    BOARD,
    HELD,
    MEMENTOS,
    SHEETS_OF,
    SUPPORT,
    TABLE_AREAS,
    area,
    seat_of_zone,
)
from ludoteca.games.apotheosis.table.box import ApotheosisBox, Kind
from ludoteca.games.apotheosis.table.figures import CardPiece, Figure
from ludoteca.games.apotheosis.table.grounds import CAST, FIGURES, MOMENT, PLACES, SINGLED_OUT
from ludoteca.games.apotheosis.table.reckoned import ReckonedTable
from ludoteca.games.apotheosis.text.terms import ENEMY, PARTNER

#: A text laid on a tile: its number, the tile, the passage, the card, who laid it, how long it lasts.
Laid = tuple[int, int, int, int, int, str]
#: A change of a tile: its number, the tile, the change, by how much, the card, how long it lasts.
Change = tuple[int, int, str, int, int, str]
#: What a character keeps for the end of the round: who, points, deed, card, use (gap reserve-meaning).
Reserve = tuple[int, int, str, int, int]


class ApotheosisTable(ReckonedTable):
    """One battle: the Heroes of the players, their Companions, objects and containers."""

    __slots__ = (
        "acted",
        "at",
        "changes",
        "character",
        "done",
        "filled",
        "holding",
        "laid",
        "lent",
        "order",
        "points",
        "reserves",
        "round",
        "turned",
        "used",
        "won",
    )

    def __init__(self, box: ApotheosisBox, seed: int) -> None:
        super().__init__(box, seed)
        # Tiles have numbers of their own, after the seats.
        self.next_number = box.seats + box.cells
        #: What stands on each tile.
        self.at: list[int] = [NONE] * box.cells
        self.changes: tuple[Change, ...] = ()
        self.laid: tuple[Laid, ...] = ()
        self.round = 0
        #: Who has yet to play this round, and who has (turn.round.1).
        self.order: tuple[int, ...] = ()
        self.done: tuple[int, ...] = ()
        #: Whose turn it is, its action points, and whether it has done anything of its own will (keywords.all-in).
        self.character = NONE
        self.points = 0
        self.acted = False
        #: What "once" texts have been used: the span, the character, the kind of card (draft.once.1).
        self.used: tuple[tuple[str, int, int], ...] = ()
        #: Entities awakened (1) or put to sleep (0) this turn (entity.4).
        self.turned: tuple[tuple[int, int], ...] = ()
        self.reserves: tuple[Reserve, ...] = ()
        #: Who uses whose table for the next action (draft.other.2).
        self.lent: tuple[tuple[int, int], ...] = ()
        #: Nobody dies till the effects of the phase have all been applied (gap simultaneous-effects-kill).
        self.holding = False
        #: The suit decks that have held cards: such a deck is remade when it runs out (decks.2).
        self.filled: tuple[int, ...] = ()
        #: The team that has met the objective; -1 for none.
        self.won = NONE

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.at = self.at.copy()
        new.changes = self.changes
        new.laid = self.laid
        new.round = self.round
        new.order = self.order
        new.done = self.done
        new.character = self.character
        new.points = self.points
        new.acted = self.acted
        new.used = self.used
        new.turned = self.turned
        new.reserves = self.reserves
        new.lent = self.lent
        new.filled = self.filled
        new.holding = self.holding
        new.won = self.won

    # -- pieces ------------------------------------------------------------

    def kind(self, number: int) -> Kind:
        try:
            piece = self.pieces[number]
        except KeyError:
            piece = self.gone[number]
        kind: Kind = self.box.kinds[piece.kind]
        return kind

    def card(self, number: int) -> CardPiece:
        piece: CardPiece = self.pieces[number]
        return piece

    def is_card(self, number: int) -> bool:
        return isinstance(self.pieces.get(number), CardPiece)

    def is_piece(self, number: int) -> bool:
        """Does it stand on the board? Only pieces take damage and markers, tiles do not (r26)."""
        piece = self.pieces.get(number)
        return isinstance(piece, Figure) and piece.zone == BOARD

    def is_tile(self, number: int) -> bool:
        return bool(self.box.seats <= number < self.box.seats + self.box.cells)

    def tile(self, cell: int) -> int:
        """The number of a tile, as a target."""
        return int(self.box.seats) + cell

    def cell_of(self, number: int) -> int:
        """The tile where a piece stands, or that the number is; -1 if it is nowhere on the board."""
        piece = self.pieces.get(number)
        if piece is None:
            return number - int(self.box.seats) if self.is_tile(number) else NONE
        return int(piece.cell) if piece.zone == BOARD else NONE

    def living(self, number: int) -> bool:
        """A character that is on the board and not dead."""
        piece = self.pieces.get(number)
        return isinstance(piece, Figure) and piece.zone == BOARD and piece.is_character and not piece.dead

    def characters(self) -> Sequence[int]:
        """The living characters on the board."""
        found: Sequence[int] | None = self.kept[CAST].get("characters")
        if found is None:
            found = tuple([number for number in self.zones[BOARD] if self.living(number)])
            self.kept[CAST]["characters"] = found
        return found

    def characters_of(self, seat: int) -> list[int]:
        pieces = self.pieces
        return [number for number in self.characters() if pieces[number].controller == seat]

    def team_of(self, number: int) -> int:
        """The team of a piece; -1 for what belongs to nobody (r36)."""
        piece = self.pieces.get(number)
        seat = NOBODY if piece is None else piece.controller
        return NOBODY if seat < 0 else int(self.box.teams[seat])

    def is_enemy(self, one: int, other: int) -> bool:
        mine, theirs = self.team_of(one), self.team_of(other)
        return mine != theirs and mine >= 0 and theirs >= 0

    def is_on_side(self, agent: int, number: int, side: str) -> bool:
        if side == ENEMY:
            return self.is_enemy(agent, number)
        if side == PARTNER and number == agent:
            return False
        mine = self.team_of(agent)
        return mine >= 0 and mine == self.team_of(number)

    def piece_of(self, card: int) -> int:
        """The piece on the board that represents a card, or -1 (draft.piece.2)."""
        pieces: dict[int, int] | None = self.kept[CAST].get("pieces")
        if pieces is None:
            # Of several the first stands for the card.
            pieces = {self.pieces[number].card: number for number in reversed(self.zones[BOARD])}
            self.kept[CAST]["pieces"] = pieces
        return pieces.get(card, NONE)

    def bearer(self, card: int) -> int:
        """The character whose card it is: its Hero, or the Companion that it is or is attached to; -1 for nobody's."""
        piece = self.pieces.get(card)
        if not isinstance(piece, CardPiece):
            return NONE
        if piece.host != NONE and piece.host in self.pieces:
            return self.bearer(piece.host) if self.is_card(piece.host) else NONE
        seat = seat_of_zone(piece.zone)
        if seat < 0:
            return NONE
        if piece.zone == area(seat, SUPPORT) and self.kind(card).suit == "companion":
            return self.piece_of(card)
        return self.heroes[seat]

    def attachments(self, card: int) -> Sequence[int]:
        return places.under(self, card)

    def memento(self, seat: int) -> tuple[int, ...]:
        return self.zones[MEMENTOS[seat]]

    def table_cards(self, seat: int) -> list[int]:
        """The cards on a Hero's table in the order of draft.chain.5: sheet, equipment, memento, support."""
        first = SHEETS_OF[seat]
        sheet, equipment, memento, support = self.zones[first : first + len(TABLE_AREAS)]
        return [*sheet, *equipment, *memento, *support]

    # -- the board -----------------------------------------------------------

    def change_tiles(self, changes: tuple[Change, ...]) -> None:
        """These are the changes of tiles from now on."""
        self.changes = changes
        self.board = self.changed_board()
        self.changed(PLACES)

    def reckon_again(self) -> None:
        self.board = self.changed_board()
        self.occupied = tiles_of(self.pieces[number].cell for number in self.zones[BOARD])

    def changed_board(self) -> Board:
        """The map with what texts have changed of it."""
        board: Board = self.box.board
        for _, cell, change, amount, _, _ in self.changes:
            board = board.changed(cell, change, amount)
        return board

    def occupy(self, cell: int, number: int) -> None:
        """A piece comes to stand on a tile."""
        self.at[cell] = number
        self.occupied |= 1 << cell

    def vacate(self, cell: int) -> None:
        self.at[cell] = NONE
        self.occupied &= ~(1 << cell)

    # -- what texts ask --------------------------------------------------------

    def is_a(self, number: int, sort: str) -> bool:
        """Is it what the noun says? A character is a living one; a dead one is a body."""
        piece = self.pieces.get(number)
        if isinstance(piece, Figure):
            return piece.zone == BOARD and places.stands_as(self, piece, sort)
        if isinstance(piece, CardPiece):
            return places.is_card_a(self, piece, sort)
        return sort == "tile" and self.is_tile(number) and bool(self.board.open >> self.cell_of(number) & 1)

    def is_within(self, origin: int, number: int, most: int, measure: str) -> bool:
        return places.is_within(self, origin, number, most, measure)

    def is_ground(self, number: int, ground: str) -> bool:
        return places.is_ground(self, number, ground)

    def lies_in(self, number: int, place: str, owner: int) -> bool:
        return places.lies_in(self, number, place, owner)

    def figure(self, number: int, name: str) -> int:
        """A figure with all that changes it."""
        key = (number, name)
        found: int | None = self.kept[FIGURES].get(key)
        if found is None:
            found = self.kept[MOMENT].get(key)
        return values.reckon(self, number, name) if found is None else found

    def markers_of(self, number: int) -> tuple[str, ...]:
        piece = self.pieces.get(number)
        return piece.markers if isinstance(piece, Figure) else ()

    def properties_of(self, number: int) -> frozenset[str]:
        return values.properties_of(self, number)

    def is_named(self, number: int, name: str) -> bool:
        piece = self.pieces.get(number)
        if isinstance(piece, Figure) and piece.card != NONE:
            number = piece.card
        return number in self.pieces and name in (self.kind(number).title.pt, self.kind(number).title.en)

    def is_wounded(self, number: int) -> bool:
        piece = self.pieces.get(number)
        return isinstance(piece, Figure) and piece.life < self.figure(number, "max-life")

    def can_heal(self, number: int) -> bool:
        """Living characters; objects are not healed (pieces.object.3)."""
        return self.living(number) and permanent_texts.denied(self, "heal", number) is None

    def can_revive(self, number: int) -> bool:
        """A dead character whose piece is on the board, if its death is not final (characters.revive.1)."""
        piece = self.pieces.get(number)
        return (
            isinstance(piece, Figure)
            and piece.zone == BOARD
            and piece.is_character
            and piece.dead
            and not piece.final
            and self.plays(piece.controller)
        )

    # -- the core's questions ----------------------------------------------------

    def opponent(self, seat: int) -> int:
        """Who decides what a text leaves to an opponent: the next one in order."""
        for step in range(1, self.box.seats):
            other = (seat + step) % self.box.seats
            if self.box.teams[other] != self.box.teams[seat] and self.plays(other):
                return int(other)
        return seat

    def reachable(self, frame: Resolve, selector: Selector) -> Sequence[int]:
        return places.reachable(self, frame, selector)

    def counters_on(self, card: int, counter: str) -> int:
        """On a card as it is, or as it last was."""
        piece = self.last_known(card)
        return piece.count(counter) if isinstance(piece, CardPiece) else 0

    def rule_of(self, frame: Resolve) -> str:
        return "guidelines.text.1"

    def likeness(self, number: int) -> object:
        """Cards of one kind in one place and state are alike, unless a text speaks of one of them (r28) or one is a
        character on the board."""
        piece = self.pieces.get(number)
        if not isinstance(piece, CardPiece):
            return number
        if piece.counters or number in self.singled_out():
            return number
        return (piece.kind, piece.zone, piece.host, piece.exhausted, piece.hidden, piece.known)

    def singled_out(self) -> set[int]:
        """The cards that something lies under, that a lasting effect comes from, or whose character is on the board."""
        found: set[int] | None = self.kept[SINGLED_OUT].get("cards")
        if found is None:
            found = {self.pieces[number].host for number in self.zones[HELD]}
            found.update(self.pieces[number].card for number in self.zones[BOARD])
            found.update(each.source for group in self.modifiers.values() for each in group)
            self.kept[SINGLED_OUT]["cards"] = found
        return found

    def loaded_roll(self, number: int, sides: int, text: str) -> int:
        if not text.isdigit() or not 1 <= int(text) <= sides:
            raise ChanceError(f"“{text}”: a die shows 1 to {sides}", "chance-die", text=text, sides=sides)
        return int(text) - 1

    def shuffle(self, zone: int, rule: str, seat: int = NOBODY) -> None:
        """What everybody knows of the cards of a deck is its suit."""
        hints = [self.pieces[number].hint for number in self.zones[zone]]
        if self.chance.loaded is not None:
            self.loaded_shuffle(zone)
        else:
            super().shuffle(zone, rule, seat)
        for number, hint in zip(self.zones[zone], hints, strict=True):
            self.write(number).hint = hint

    def loaded_shuffle(self, zone: int) -> None:
        """A loaded table takes the announced order: words, the top of the deck first."""
        words = self.chance.take_loaded("shuffle").split()
        left = list(self.zones[zone])
        order = []
        for word in words:
            order.append(self.loaded_pick(left, word))
            left.remove(order[-1])
        kinds = [self.pieces[number].kind for number in left + order[::-1]]
        for number, kind in zip(self.zones[zone], kinds, strict=True):
            piece = self.write(number)
            piece.kind = kind
            piece.known = 0

    def endless(self) -> None:
        """A loop of autos is cut by ``Settle`` (draft.loop.1); nothing else comes back to the same state."""
        Course.endless(self)
