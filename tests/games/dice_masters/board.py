"""A position of Dice Masters to play on: what the tests of its rules set up, move and read.

    board = Board(step="main", player1={"reserve": ["thor-filho-de-odin level1 as thor", "parceiro fist"]})
    board.play("field thor")
    assert board.die("thor").area == "field"

Players are 1 and 2, as in positions. Dice are called by the labels of the position, by name, or by name and face
(``parceiro:fist``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from ludoteca.core import notation
from ludoteca.core.action import ABILITY, PIECE
from ludoteca.core.decision import Decision, Option
from ludoteca.core.events import Event
from ludoteca.core.table import Table
from ludoteca.games.dice_masters import GAME
from ludoteca.games.dice_masters.table.areas import NAMES
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.scenarios import moves
from ludoteca.scenarios.format import expand

DIE_VALUES = ("damage", "area", "owner", "controller", "face", "level", "attack", "defence", "role")


#: A Sidekick that could be fielded for nothing: a player who has it in reserve is still asked in the main step,
#: where one who can do nothing but pass would not be.
SPARE = "parceiro level1 as spare"


class Board:
    """A table set up from a position, with the labels of its dice.

    ``chance`` announces what is drawn and rolled, and must be used up; without it the table's own generator
    decides, so that what follows a rule's result need not be told.
    """

    def __init__(self, *, chance: list[str] | None = None, seed: int = 0, **position: Any) -> None:
        table, names = GAME.position(position, seed)
        self.table: DiceTable = table
        self.names = names
        #: What happened in the last play, and the rules of the steps completed in it.
        self.events: list[Event] = []
        self.steps: list[str] = []
        #: The table whenever a step of each rule was completed in it.
        self._looks: dict[str, list[DiceTable]] = {}
        left = self.carry_out(table.run, chance)
        assert not left, f"never rolled or drawn: {left}\n{self.text()}"

    @classmethod
    def of(cls, table: DiceTable, names: dict[str, int] | None = None) -> Board:
        """A table that is already there, to read and play on."""
        board = cls.__new__(cls)
        board.table = table
        board.names = names or {}
        board.forget()
        return board

    @classmethod
    def match(cls, seed: int = 0, **setup: Any) -> Board:
        """A whole match from its set-up, at its first decision."""
        board = cls.of(GAME.new_table(GAME.setup(setup), seed))
        board.carry_out(board.table.run, None)
        return board

    def copy(self) -> Board:
        """Another board in the same position, for another line of play."""
        return Board.of(self.table.copy(), self.names)

    # -- playing --------------------------------------------------------------

    def play(self, *texts: str, chance: list[str] | None = None) -> Board:
        """Play moves in notation, one after the other; each must be legal."""
        self.forget()
        for text in texts:
            chance = self.move(text, chance)
        assert not chance, f"never rolled or drawn: {chance}\n{self.text()}"
        return self

    def attack(self, *dice: str, chance: list[str] | None = None) -> Board:
        """Declare these attackers and no more."""
        return self.declare("ask-attack", [f"attack {die}" for die in dice], chance)

    def block(self, *pairs: str, chance: list[str] | None = None) -> Board:
        """Declare these blocks, each "blocker attacker", and no more."""
        return self.declare("ask-block", [f"block {pair}" for pair in pairs], chance)

    def declare(self, ask: str, wanted: list[str], chance: list[str] | None) -> Board:
        """A series of picks, in whichever order they are offered; its end is not asked where nothing is left."""
        self.forget()
        assert self.decision.ask == ask, self.text()
        while wanted:
            text = next((option for option in self.options() if option in wanted), wanted[0])
            wanted.remove(text)
            chance = self.move(text, chance)
        if self.table.decision is not None and self.decision.ask == ask:
            chance = self.move("done", chance)
        assert not chance, f"never rolled or drawn: {chance}\n{self.text()}"
        return self

    def pass_to(self, *verbs: str) -> Board:
        """Let chances go by until a decision offers one of these verbs."""
        self.forget()
        while not self.verbs() & set(verbs):
            self.let_go_by(None)
        return self

    def end_turn(self, chance: list[str] | None = None) -> Board:
        """Let chances go by until the next turn has come to its first decision."""
        self.forget()
        turn = self.table.turn
        while self.table.turn == turn:
            chance = self.let_go_by(chance)
        assert not chance, f"never rolled or drawn: {chance}\n{self.text()}"
        return self

    def let_go_by(self, chance: list[str] | None) -> list[str] | None:
        way = moves.passing(self.table)
        assert way is not None, f"nobody can pass here\n{self.text()}"
        return self.move(way[0], chance)

    def move(self, text: str, chance: list[str] | None) -> list[str] | None:
        """Play one move; what is left of the chance announced."""
        option = self.read(text)
        refusal = self.table.why_not(option)
        assert refusal is None, f"“{text}” is refused by {refusal.rule} ({refusal.message})\n{self.text()}"
        option = self.table.box.actions[option[0]].canonical(self.table, self.decision.seat, option)
        return self.carry_out(lambda: self.table.choose(option), chance)

    def forget(self) -> None:
        self.events, self.steps, self._looks = [], [], {}

    def carry_out(self, run: Callable[[], object], chance: list[str] | None) -> list[str] | None:
        """Let the table go on to its next decision, with loaded dice if any are announced."""
        table = self.table
        table.log = self.events
        table.observer = self.note
        table.chance.loaded = None if chance is None else tuple(one for entry in chance for one in expand(entry))
        run()
        left = table.chance.loaded
        table.observer = None
        table.chance.loaded = None
        return None if left is None else list(left)

    def note(self, table: Table, rule: str) -> None:
        self.steps.append(rule)
        assert isinstance(table, DiceTable)
        self._looks.setdefault(rule, []).append(table.copy())

    def after(self, rule: str, which: int = 0) -> Board:
        """The table as it was when a step of this rule was completed in the last play: the first, the last (-1)."""
        assert rule in self._looks, f"no step of {rule}; there were {self.steps}"
        return Board.of(self._looks[rule][which], self.names)

    # -- what may be done -------------------------------------------------------

    @property
    def decision(self) -> Decision:
        assert self.table.decision is not None, f"the match is over\n{self.text()}"
        return self.table.decision

    def deciding(self) -> int:
        """The player who is asked."""
        return self.decision.seat + 1

    def options(self) -> list[str]:
        """What may be done, in notation; dice by their labels, others by name alone."""
        return [self.write(option) for option in self.decision.options]

    def verbs(self) -> set[str]:
        return {option[0] for option in self.decision.options}

    def offers(self, text: str) -> bool:
        return text in self.options()

    def refused(self, text: str) -> str:
        """The rule that refuses a move."""
        refusal = self.table.why_not(self.read(text))
        assert refusal is not None, f"“{text}” is legal\n{self.text()}"
        return refusal.rule

    def read(self, text: str) -> Option:
        return moves.read(self.table, text, self.names)

    def write(self, option: Option) -> str:
        words = [option[0]]
        for argument, value in zip(self.table.box.actions[option[0]].arguments, option[1:], strict=True):
            words.append(self.called(value) if argument.kind == PIECE else self.other_word(argument.kind, value))
        return " ".join(words)

    def other_word(self, kind: str, value: Any) -> str:
        word = notation.write_argument(self.table, kind, value)
        return word.split("/")[0] if kind not in (PIECE, ABILITY) else word

    def called(self, number: int) -> str:
        """The label of a die, or its name; a player."""
        if number < self.table.box.seats:
            return f"player{number + 1}"
        for label, labelled in self.names.items():
            if labelled == number:
                return label
        return GAME.piece_word(self.table, number)

    # -- reading ------------------------------------------------------------------

    def life(self, player: int) -> int:
        return self.table.life[player - 1]

    def zone(self, player: int, name: str) -> dict[str, int]:
        """The dice in a player's area, counted by name."""
        found: dict[str, int] = GAME.look(self.table, f"player{player}.{name}", self.names)
        return found

    def faces(self, player: int, name: str) -> list[str]:
        """The dice in a player's area with the faces that they show."""
        found: list[str] = GAME.look(self.table, f"player{player}.{name}.faces", self.names)
        return found

    def centre(self) -> dict[str, int]:
        found: dict[str, int] = GAME.look(self.table, "centre", self.names)
        return found

    def loose(self, player: int) -> int:
        """The energy of a player that is on no die."""
        return self.table.loose[player - 1]

    def die(self, name: str) -> SimpleNamespace:
        """All values of a die: damage, area, owner, controller, face, level, attack, defence, role."""
        return SimpleNamespace(**{value: GAME.look(self.table, f"{name}.{value}", self.names) for value in DIE_VALUES})

    def winner(self) -> int | None:
        """The player who has won; 0 if nobody did, None while the match goes on."""
        if self.table.places is None:
            return None
        return 0 if self.table.places.count(1) == 2 else self.table.places.index(1) + 1

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind in the last play."""
        return [event for event in self.events if event.kind == kind]

    def text(self) -> str:
        """Everything that lies on the table and what is asked, for a person who reads a failure."""
        lines = []
        for player in (1, 2):
            shown = [f"player{player}: life {self.life(player)}"]
            for name in NAMES:
                dice = self.faces(player, name)
                if dice:
                    shown.append(f"{name}: " + ", ".join(f"{d} ×{n}" for d, n in Counter(dice).items()))
            lines.append("; ".join(shown))
        if self.table.decision is None:
            lines.append(f"over: {self.table.places}")
        else:
            lines.append(f"player{self.deciding()} is asked by {self.decision.rule}: {', '.join(self.options())}")
        return "\n".join(lines)
