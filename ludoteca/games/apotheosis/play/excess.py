"""If slots, knowledge or maximum life shrink, what now exceeds is lost at once (table.3, cards.resource.1)."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.play.card_verbs import obtain, over_slots
from ludoteca.games.apotheosis.play.death import end_effects, leave_queue, remove_figure
from ludoteca.games.apotheosis.table.areas import EQUIPMENT, MEMENTO, SUPPORT, area
from ludoteca.games.apotheosis.table.figures import Figure
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.values import may_have
from ludoteca.games.apotheosis.text.words import ENTITY


class Tidy(Procedure):
    """Each Hero's table, area by area."""

    __slots__ = ("seat", "which")

    def __init__(self) -> None:
        super().__init__()
        self.seat = NONE
        self.which = NONE

    def copy(self) -> Tidy:
        new = Tidy()
        new.seat = self.seat
        new.which = self.which
        return self.progress(new)

    def choices(self, table: ApotheosisTable) -> list[int]:
        return list(table.zones[area(self.seat, self.which)])

    def unknown(self, table: ApotheosisTable) -> Next:
        """A resource card whose knowledge the Hero lacks goes to the inventory."""
        for seat in table.playing():
            hero = table.heroes[seat]
            if not table.living(hero):
                continue
            for which in (EQUIPMENT, MEMENTO, SUPPORT):
                for card in table.zones[area(seat, which)]:
                    kind = table.kind(card)
                    if kind.suit != ENTITY and not may_have(table, hero, kind):
                        take_off(table, card, seat, "cards.resource.1")
        return None

    def exceeding(self, table: ApotheosisTable) -> Next:
        if self.answer is not None:
            take_off(table, self.answer[1], self.seat, "table.3")
        for seat in table.playing():
            if not table.living(table.heroes[seat]):
                continue
            for which in (EQUIPMENT, MEMENTO, SUPPORT):
                if over_slots(table, seat, which):
                    self.seat, self.which = seat, which
                    return table.ask(seat, "ask-remove", "table.3", ("take",), ())
        return None

    def within_maximum(self, table: ApotheosisTable) -> Next:
        """Life above a maximum that has shrunk is gone; that is no injury (gap life-over-maximum)."""
        for number in table.characters():
            most = table.figure(number, "max-life")
            if table.pieces[number].life > most:
                figure: Figure = table.write(number)
                lost, figure.life = figure.life - most, most
                table.tell("life", "hero.life.1", figure.controller, NONE, (number,), (-lost, most))
        table.tidied()
        return None


Tidy.steps = (
    ("cards.resource.1", Tidy.unknown),
    ("table.3", Tidy.exceeding),
    ("hero.life.1", Tidy.within_maximum),
)


def take_off(table: ApotheosisTable, card: int, seat: int, rule: str) -> None:
    piece = table.piece_of(card)
    if piece != NONE:
        end_effects(table, piece)
        leave_queue(table, piece)
        remove_figure(table, piece, rule)
    obtain(table, card, seat, rule)
