"""Naming words: a power, an affiliation, a name; one player, or each of them."""

from __future__ import annotations

from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.table.words import is_word


def words_on_offer(table: BattleTable, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """The words that the text at hand lets a player name."""
    top = table.stack[-1]
    if isinstance(top, ResolveEffect) and top.step_name() == "select":
        return top.candidates(table, top.selector(table))
    return list(top.words) if isinstance(top, EachChooses) else []


class EachChooses(Procedure):
    """Every player chooses one of the words or pieces, the active player first; the outcome is what they chose."""

    __slots__ = ("chosen", "own", "seats", "source", "words")

    def __init__(self, seats: tuple[int, ...], words: tuple[int, ...], source: int, own: bool = False) -> None:
        super().__init__()
        self.seats = seats
        #: Each among those that he controls.
        self.own = own
        #: What there is to choose among.
        self.words = words
        self.source = source
        self.chosen: tuple[int, ...] = ()

    def copy(self) -> EachChooses:
        new = EachChooses(self.seats, self.words, self.source, self.own)
        new.chosen = self.chosen
        return self.progress(new)

    def choose(self, table: BattleTable) -> Next:
        if self.answer is not None:
            self.chosen = (*self.chosen, self.answer[1])
        while self.seats[len(self.chosen) :] and not self.choices(table):
            # Who controls none of them chooses none.
            self.seats = tuple(seat for number, seat in enumerate(self.seats) if number != len(self.chosen))
        if len(self.chosen) < len(self.seats):
            naming = is_word(self.words[0])
            asked = ("ask-name", ("name",)) if naming else ("ask-choose", ("choose",))
            return table.ask(self.seats[len(self.chosen)], asked[0], "5.7.A.1", asked[1], (self.source,))
        self.outcome = self.chosen
        return None

    def choices(self, table: BattleTable) -> tuple[int, ...]:
        if not self.own:
            return self.words
        seat = self.seats[len(self.chosen)]
        return tuple(each for each in self.words if table.pieces[each].controller == seat)


EachChooses.steps = (("5.7.A.1", EachChooses.choose),)
