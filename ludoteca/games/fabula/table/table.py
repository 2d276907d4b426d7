"""The table of a match: what lies where, whose it is, and the questions that rules and texts ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self, cast

from ludoteca.core.action import Refusal
from ludoteca.core.decision import Decision, Option
from ludoteca.core.effects import Filter, Selector
from ludoteca.core.errors import ChanceError
from ludoteca.core.events import NOBODY, NOTHING, Waiting
from ludoteca.core.piece import NONE
from ludoteca.core.plain import numbers_in
from ludoteca.core.resolving import Resolve
from ludoteca.games.fabula.table import descriptions
from ludoteca.games.fabula.table.areas import (
    AREA_OF,
    BATTLE,
    BATTLES,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    TERRITORIES,
    TERRITORY,
)
from ludoteca.games.fabula.table.box import FabulaBox, Kind
from ludoteca.games.fabula.table.grounds import PLAY
from ludoteca.games.fabula.table.piece import CardPiece
from ludoteca.games.fabula.table.reckoned import Reckoned
from ludoteca.games.fabula.text.terms import PERMANENTS, STATS, ZONES

if TYPE_CHECKING:
    from ludoteca.games.fabula.meaning.stack import Execute, OnStack

#: What is done with the allies declared: "" while no offensive or influence is under way.
OFFENSIVE, INFLUENCE = "offensive", "influence"

#: The seat that plays by script in solo play.
SCRIPTED = 1

#: The phases of a turn (gap turn-structure).
RESTORATION, DRAW, MAIN, FINAL = "restoration", "draw", "main", "final"


class FabulaTable(Reckoned):
    """Two or more players, their bases, allies, modifications and hands."""

    __slots__ = (
        "action",
        "chooser",
        "extra",
        "game_number",
        "goal",
        "lost",
        "phase",
        "queue",
        "resources",
        "responsible",
        "skips",
        "strays",
        "triggered",
        "turns",
        "wins",
    )

    def __init__(self, box: FabulaBox, seed: int) -> None:
        super().__init__(box, seed)
        seats = box.seats
        self.resources: tuple[int, ...] = (0,) * seats
        #: How many turns each player has begun (1.7.2c).
        self.turns: tuple[int, ...] = (0,) * seats
        #: The priority queue: all players in turn order (1.17.6).
        self.queue: tuple[int, ...] = tuple(range(seats))
        self.phase = ""
        #: Triggered abilities that wait to be put on the stack.
        self.triggered: tuple[Waiting, ...] = ()
        #: Players who have lost and leave in the next state check.
        self.lost: tuple[int, ...] = ()
        #: Players who have an extra turn next, the first first; and turns that each will skip.
        self.extra: tuple[int, ...] = ()
        self.skips: tuple[int, ...] = (0,) * seats
        #: The offensive or influence under way, and the base it is against.
        self.action = ""
        self.goal = NOTHING
        #: Games of the match: which one this is, what each player has won, who chose who starts.
        self.game_number = 1
        self.wins: tuple[int, ...] = (0,) * seats
        self.chooser = NOBODY
        #: Whose action the state check follows: what it destroys is that player's doing (1.14.9-2).
        self.responsible = NOBODY
        #: Tokens that have left the battle zone and vanish in the next state check.
        self.strays: tuple[int, ...] = ()

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.resources = self.resources
        new.turns = self.turns
        new.queue = self.queue
        new.phase = self.phase
        new.triggered = self.triggered
        new.lost = self.lost
        new.extra = self.extra
        new.skips = self.skips
        new.action = self.action
        new.goal = self.goal
        new.game_number = self.game_number
        new.wins = self.wins
        new.chooser = self.chooser
        new.strays = self.strays
        new.responsible = self.responsible

    def concede(self, seat: int) -> None:
        self.changed(PLAY)
        self.box.concede(self, seat)

    def open(self, decision: Decision) -> bool:
        """The scripted opponent of solo play answers at once (gap player-count)."""
        if self.box.solo and decision.seat == SCRIPTED and decision.options:
            self.stack[-1].answer = self.box.game.simple_choice(self, decision)
            return False
        return super().open(decision)

    def reckon_again(self) -> None:
        """What a state check looks at."""
        self.hurt = tuple(
            number
            for number, piece in self.pieces.items()
            if piece.damage or (self.is_base(number) and piece.resistance <= 0)
        )
        self.attached = tuple(number for number, piece in self.pieces.items() if piece.host != NONE)

    # -- players -------------------------------------------------------------

    def players_from(self, seat: int) -> list[int]:
        """The players still in the game in the order of the queue, from this one on (1.17.3)."""
        at = self.queue.index(seat)
        around = self.queue[at:] + self.queue[:at]
        return [player for player in around if self.plays(player)] if self.out else list(around)

    def players_left(self) -> int:
        return len(self.playing()) if self.out else len(self.queue)

    def next_player(self, seat: int) -> int:
        """The next player in the queue (1.17.2)."""
        queue = self.queue
        at = queue.index(seat) + 1
        if not self.out:
            return queue[at] if at < len(queue) else queue[0]
        for player in queue[at:] + queue[: at - 1]:
            if self.plays(player):
                return player
        return seat

    def opponents(self, seat: int) -> list[int]:
        return [player for player in self.players_from(seat) if player != seat]

    def opponent(self, seat: int) -> int:
        return self.next_player(seat)

    # -- objects -------------------------------------------------------------

    def kind(self, number: int) -> Kind:
        kind: Kind = self.box.kinds[self.pieces[number].kind]
        return kind

    def kind_last_known(self, number: int) -> Kind:
        kind: Kind = self.box.kinds[self.last_known(number).kind]
        return kind

    def battle(self, seat: int) -> tuple[int, ...]:
        return self.zones[BATTLES[seat]]

    def territory(self, seat: int) -> tuple[int, ...]:
        return self.zones[TERRITORIES[seat]]

    def in_battle(self, number: int) -> bool:
        piece = self.pieces.get(number)
        return piece is not None and AREA_OF[piece.zone] == BATTLE

    def is_permanent(self, number: int) -> bool:
        """In a battle or territory zone: also when it has lost its types (1.11.5)."""
        piece = self.pieces.get(number)
        return piece is not None and AREA_OF[piece.zone] in (BATTLE, TERRITORY)

    def type_of(self, number: int) -> str:
        """The type that counts: a face-down permanent is an ally (gap face-down)."""
        piece = self.pieces[number]
        if piece.untyped:
            return ""
        if piece.down:
            return "ally"
        kind_type: str = self.box.kinds[piece.kind].type
        return kind_type

    def is_ally(self, number: int) -> bool:
        return self.in_battle(number) and self.type_of(number) == "ally"

    def allies(self, seat: int) -> Sequence[int]:
        zone = BATTLES[seat]
        found: Sequence[int] | None = self.kept[zone].get("allies")
        if found is None:
            found = self.kept[zone]["allies"] = [n for n in self.zones[zone] if self.type_of(n) == "ally"]
        return found

    def as_they_lie(self, numbers: list[int]) -> list[int]:
        """Permanents in the order of the queue, allies and modifications first."""
        if len(numbers) < 2:
            return numbers
        lying = [number for seat in self.queue for number in self.battle(seat)]
        lying += [number for seat in self.queue for number in self.territory(seat)]
        return [number for number in lying if number in numbers]

    def is_a(self, number: int, sort: str) -> bool:
        """Does a noun of a text mean this player, zone, effect, card or permanent (1.10, 1.10.1, 1.15.2)?

        A card is a card of the game (1.9.1), which no token is (1.9.2, 1.12.6).
        """
        if "/" in sort:
            return any(self.is_a(number, each) for each in sort.split("/"))
        if number < self.box.seats:
            return (sort == "player" or sort in ZONES) and self.plays(number)
        if sort == "effect":
            return any(effect.number == number for effect in self.waiting)
        piece = self.pieces.get(number)
        if piece is None:
            return False
        if sort in PERMANENTS:
            return self.is_permanent_of(number, piece, sort)
        if sort == "card":
            return not piece.token
        return not piece.token and self.box.kinds[piece.kind].type == sort.removesuffix("-card")

    def is_permanent_of(self, number: int, piece: CardPiece, sort: str) -> bool:
        """Without a type, "permanent" is an ally, a modification or a base (1.15.9-1); a token is one too, and what its
        type is (1.12.5)."""
        place = AREA_OF[piece.zone]
        if place == BATTLE:
            if sort == "permanent":
                return True
            return piece.token if sort == "token" else self.type_of(number) == sort
        if place != TERRITORY or sort in ("ally", "modification", "token"):
            return False
        if sort == "permanent":
            return True
        if piece.untyped:
            return False
        return sort == "base" or piece.centre == (sort == "centre")

    def is_card_of(self, number: int, sort: str) -> bool:
        """Does a noun mean a card that is used, wherever it is on its way?"""
        kind_type: str = self.box.kinds[self.pieces[number].kind].type
        for each in sort.split("/"):
            if each == "card" or kind_type == each.removesuffix("-card"):
                return True
            if each == "permanent" and kind_type != "maneuver":
                return True
        return False

    def controller_of(self, number: int) -> int:
        """Of a card that nobody controls, its owner (1.9.4)."""
        if number < self.box.seats:
            return number
        piece = self.pieces.get(number)
        if piece is not None:
            return int(piece.controller)
        effect = self.on_stack(number)
        if effect is not None:
            return int(effect.controller)
        last = self.gone.get(number)
        return NOBODY if last is None else last.controller

    def colours_of(self, number: int) -> tuple[str, ...]:
        """Of an effect, those of the card that made it (1.13.5-1); of a copy, those of the card of the copied effect
        (1.13.5-2), which is still its source."""
        piece = self.pieces.get(number) or self.gone.get(number)
        if piece is None:
            effect = self.on_stack(number)
            return () if effect is None else self.colours_of(effect.source)
        if piece.down:
            return ()
        colours: tuple[str, ...] = self.box.kinds[piece.kind].colours
        return colours

    def subtypes_of(self, number: int) -> tuple[str, ...]:
        piece = self.pieces.get(number)
        if piece is None or piece.down or piece.untyped:
            return ()
        subtypes: tuple[str, ...] = self.box.kinds[piece.kind].subtypes
        return subtypes

    def name_of(self, number: int) -> str:
        piece = self.pieces.get(number)
        return "" if piece is None or piece.down else self.box.kinds[piece.kind].title.pt

    # -- figures -------------------------------------------------------------

    def figure(self, number: int, stat: str) -> int:
        """A value of an object as it is, or as it last was."""
        if stat == "cost":
            return self.kind_last_known(number).cost
        piece = self.last_known(number)
        if stat == "resistance":
            return int(piece.resistance)
        if number not in self.pieces:
            figures = piece.figures
            return int(figures[STATS.index(stat)]) if figures else 0
        if stat == "life":
            return self.life_of(number)
        return self.value_of(number, stat)

    def counters_on(self, number: int, counter: str) -> int:
        """How many counters an object has, or last had; a player has none."""
        if number not in self.pieces and number not in self.gone:
            return 0
        return int(self.last_known(number).count(counter))

    def figure_for(self, frame: Execute, number: int, stat: str) -> int:
        """A value that a text reads; a passive reads the printed one (gap passive-figures)."""
        if frame.passive and stat in STATS and number in self.pieces:
            return self.printed(number, stat)
        return self.figure(number, stat)

    # -- offensives and influences ---------------------------------------------

    def in_action(self) -> list[int]:
        """The allies that make the offensive or influence under way; whether they are still tapped does not matter
        (1.22.4d, 1.22.5c)."""
        if not self.action:
            return []
        return [number for number in self.battle(self.active) if self.pieces[number].joined]

    def blockers(self) -> list[int]:
        """The blockers that are still there under the player who declared them.

        One that was removed blocks no more (1.22.4c, 1.22.5b), nor does one of which control was lost (1.22.4e,
        1.22.5d).
        """
        if not self.action:
            return []
        found = []
        for seat in self.opponents(self.active):
            found += [number for number in self.battle(seat) if self.pieces[number].blocks != NONE]
        return found

    def blocked(self) -> dict[int, list[int]]:
        """The allies in action that are blocked, in the order in which they lie there, each with its blockers."""
        found: dict[int, list[int]] = {}
        for blocker in self.blockers():
            found.setdefault(self.pieces[blocker].blocks, []).append(blocker)
        return {ally: found[ally] for ally in self.in_action() if ally in found} if found else found

    def blockers_of(self, ally: int) -> list[int]:
        return [number for number in self.blockers() if self.pieces[number].blocks == ally]

    def roles(self, number: int) -> tuple[str, ...]:
        piece = self.pieces.get(number)
        if piece is None or not self.action:
            return ()
        if piece.blocks != NONE:
            return ("blocking",)
        if not piece.joined:
            return ()
        return (self.action, "blocked") if self.blockers_of(number) else (self.action,)

    def can_suffer(self, number: int) -> bool:
        """Damage applies to allies and bases only (1.21.1)."""
        return self.is_ally(number) or self.is_base(number)

    # -- the stack ---------------------------------------------------------------

    def on_stack(self, number: int) -> OnStack | None:
        found = next((effect for effect in self.waiting if effect.number == number), None)
        return cast("OnStack | None", found)

    def targets_on_stack(self, number: int) -> int:
        """How many targets an effect on the stack has."""
        effect = self.on_stack(number)
        return 0 if effect is None else sum(map(len, effect.targets))

    # -- where texts look ----------------------------------------------------------

    def looked_in(self, seat: int, zone: str, whose: str) -> tuple[int, ...]:
        return descriptions.looked_in(self, seat, zone, whose)

    def reachable(self, frame: Resolve, selector: Selector) -> list[int]:
        return descriptions.reachable(self, frame, selector.filters)

    def find(self, frame: Execute, filters: tuple[Filter, ...]) -> Sequence[int]:
        return descriptions.find(self, frame, filters)

    def rule_of(self, frame: Resolve) -> str:
        """The rule under which a text is carried out."""
        return "1.13.1-1"

    # -- events --------------------------------------------------------------------

    def referred(self) -> set[int]:
        return super().referred() | numbers_in(self.triggered)

    def untimely(self, option: Option) -> Refusal:
        refusal: Refusal | None = self.box.untimely(self, option)
        return super().untimely(option) if refusal is None else refusal

    # -- comparing -------------------------------------------------------------------

    def likeness(self, number: int) -> object:
        """Cards of one kind in one hand, deck or discard are the same to every rule."""
        piece = self.pieces.get(number)
        if piece is not None and AREA_OF[piece.zone] in (HAND, DISCARD, EXILE, DECK):
            return (piece.kind, piece.zone, piece.token, piece.known)
        return number

    # -- loaded chance ------------------------------------------------------------------

    def loaded_roll(self, number: int, sides: int, text: str) -> int:
        if text.startswith("player") and text[6:].isdigit() and 1 <= int(text[6:]) <= sides:
            return int(text[6:]) - 1
        raise ChanceError(f"“{text}” is no player; write player1 to player{sides}", "chance-player", text=text)
