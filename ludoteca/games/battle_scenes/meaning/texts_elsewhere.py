"""Texts that speak from another area than the scene (5.2.1): where each of them is at home.

In a public area a text functions as it would in the scene. From a hand it functions once its card is revealed: whoever
holds one is asked in private, and whether anybody was asked can't be told from outside (gap hand-reaction-order).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache

from ludoteca.core.decision import Option
from ludoteca.core.effects import THIS, Ability, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.plain import slots_of
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, level_now
from ludoteca.games.battle_scenes.table.areas import HAND, PRIZES, RESOURCES, area
from ludoteca.games.battle_scenes.table.pending import Pending
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.terms import Either, In, Is

AT_HOME_IN_SCENE = NOTHING
#: The areas that a text can be at home in, by their names.
HOMES = {"scene": AT_HOME_IN_SCENE, "hand": HAND, "resources": RESOURCES, "prizes": PRIZES}


@cache
def homes_of(ability: Ability) -> tuple[int, ...]:
    """The areas that a text itself names for its card: "se este card estiver em sua mão"; otherwise the scene
    (5.6-2)."""
    places = places_of_this(ability.clauses + ((ability.condition,) if ability.condition is not None else ()))
    named = dict.fromkeys(place.zone for place in places)
    return tuple(HOMES[zone] for zone in named if zone in HOMES) or (AT_HOME_IN_SCENE,)


def places_of_this(record: object) -> Iterator[In]:
    """Where the text says that its own card is."""
    if isinstance(record, tuple):
        for part in record:
            yield from places_of_this(part)
    elif isinstance(record, Selector) and record.how == THIS:
        yield from (each for each in record.filters if isinstance(each, In))
    elif isinstance(record, Is) and record.what.how == THIS:
        for each in record.filters if not record.negated else ():
            named = (*each.one, *each.other) if isinstance(each, Either) else (each,)
            yield from (place for place in named if isinstance(place, In))
    elif is_dataclass(record) and not isinstance(record, Ability):
        for name in slots_of(type(record)):
            yield from places_of_this(getattr(record, name))


def invite(table: BattleTable, event: Event) -> None:
    """An event that a card in a hand could answer is noted for each player, whatever he holds."""
    for text in table.box.from_hand.get(event.kind, ()):
        for seat in (0, 1):
            bound = table.box.match(table, ResolveEffect(text, seat, NOTHING, NOTHING, 0), event)
            if bound is not None:
                number = table.new_number()
                level = level_now(table) + 1
                invited = Pending(number, seat, NOTHING, NOTHING, text, event, level, bound)
                table.invited = (*table.invited, invited)


class AnswerFromHand(Procedure):
    """5.2.1: the active player first, then the other, reveal the cards with which they answer what has happened
    (5.2.1-3)."""

    __slots__ = ("asked", "invited", "picked")

    def __init__(self, invited: tuple[Pending, ...]) -> None:
        super().__init__()
        #: What may be answered, in the order in which it is asked about.
        self.invited = invited
        self.asked = 0
        self.picked: tuple[int, ...] = ()

    def copy(self) -> AnswerFromHand:
        new = AnswerFromHand(self.invited)
        new.asked = self.asked
        new.picked = self.picked
        return self.progress(new)

    def ask(self, table: BattleTable) -> Next:
        if self.answer is not None:
            self.settle_answer(table, self.answer)
        while self.asked < len(self.invited):
            if self.choices(table):
                invited = self.invited[self.asked]
                about = tuple(number for number in (invited.event.cause,) if number in table.pieces)
                verbs = ("choose", "enough")
                return table.ask(invited.controller, "ask-answer", "5.2.1-1", verbs, about, private=True)
            self.asked += 1
        return None

    def settle_answer(self, table: BattleTable, answer: Option) -> None:
        """A card that is revealed has its effect pending from now on, like any other (5.2.1-2)."""
        if answer[0] == "enough":
            self.asked += 1
            return
        invited, card = self.invited[self.asked], int(answer[1])
        self.picked = (*self.picked, card)
        table.reveal((card,), "5.2.1-1", invited.controller)
        number = table.new_number()
        pending = Pending(
            number, invited.controller, card, card, invited.ability, invited.event, invited.level, invited.bound
        )
        table.waiting = (*table.waiting, pending)

    def choices(self, table: BattleTable) -> list[int]:
        """The cards in hand that have the text and have not answered yet."""
        invited = self.invited[self.asked]
        held = table.distinct(area(invited.controller, HAND))
        return [card for card in held if invited.ability in table.kind(card).texts and card not in self.picked]


AnswerFromHand.steps = (("5.2.1-1", AnswerFromHand.ask),)


def answers(table: BattleTable, level: int) -> AnswerFromHand | None:
    """What may be answered from the hands before the effects above this level are chosen among."""
    due = [each for each in table.invited if isinstance(each, Pending) and each.level > level]
    if not due:
        return None
    table.invited = tuple(each for each in table.invited if each.level <= level)
    first = table.active_player()
    return AnswerFromHand(tuple(sorted(due, key=lambda each: each.controller != first)))
