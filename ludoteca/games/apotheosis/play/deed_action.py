"""What the verbs of a turn have in common: what is offered is what nothing refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from ludoteca.core.action import Action, Argument, Refusal
from ludoteca.core.decision import Option
from ludoteca.games.apotheosis.play.activation import POINTS
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.box import ApotheosisBox
from ludoteca.games.apotheosis.table.figures import HERO
from ludoteca.games.apotheosis.table.table import ApotheosisTable

#: A kind of argument of this game: a piece, a tile or a card.
TARGET = "target"

#: What a verb is done to, of what stands beside the character.
PIECES, THINGS = "pieces", "things"
#: What there is beside a character.
NOBODY_NEAR, LIVING_NEAR, THINGS_NEAR = (), (PIECES,), (PIECES, THINGS)

#: What verbs are open by: the points of a character, whether it is a Hero, whether it has done anything in its turn,
#: what its seat has, what stands beside it.
State = tuple[int, bool, bool, frozenset[str], tuple[str, ...]]

#: The arguments of a verb, and why it may not be done with them.
Args = tuple[Any, ...]
Why = Refusal | None


def nobody(table: ApotheosisTable, seat: int, chosen: tuple[Any, ...]) -> Iterable[int]:
    """Arguments that the options themselves give."""
    return ()


class DeedAction(Action):
    """A verb of the character whose turn it is.

    ``barred`` says why it cannot do so at all and is asked once; ``refusal`` is asked of each of the ``candidates``.
    What they all fulfil because of where they are looked for is in ``given``, which only an explanation asks.
    """

    __slots__ = ("points",)

    #: What the character's seat must have for the verb to offer anything (``holdings``).
    wants: ClassVar[str] = ""
    #: What needs a table or an inventory only a Hero does (hero.definition.1).
    heroic: ClassVar[bool] = False
    #: Is it something for Heroes alone, or for others alone?
    only: ClassVar[str] = ""
    #: Is it done to what stands beside the character alone: to any piece, or to things?
    near: ClassVar[str] = ""
    #: What a text that says so keeps a character from it by.
    denied: ClassVar[str] = ""
    #: Only as the first action of the turn (keywords.all-in, gap all-in-meaning)?
    all_in: ClassVar[bool] = False

    def __init__(self, name: str, *arguments: Argument) -> None:
        super().__init__(name, arguments=arguments)
        self.points = POINTS.get(name, 0)

    def is_open(self, box: ApotheosisBox, state: State) -> bool:
        """May there be anything to offer to such a character, in this match?"""
        points, hero, acted, held, near = state
        if points < self.points or (acted and self.all_in) or (self.wants and self.wants not in held):
            return False
        if self.near and self.near not in near:
            return False
        return hero if self.heroic or self.only == HERO else not (hero and self.only)

    def finder(self, box: ApotheosisBox) -> Callable[[ApotheosisTable, int], list[Option]]:
        """How an open verb finds what it offers: nothing else bars it if no text of the match does."""
        return self.offer if f"cannot-{self.denied}" in box.questions else self.find

    def barred(self, table: ApotheosisTable, agent: int) -> Why:
        if self.all_in and table.acted:
            return Refusal("keywords.all-in", "refusal-all-in", agent)
        if self.denied:
            source = permanent_texts.denied(table, self.denied, agent)
            if source is not None:
                return Refusal("guidelines.text.1", "refusal-denied", agent, source)
        if table.points < self.points:
            return Refusal("r15", "refusal-points", agent)
        if self.heroic and table.pieces[agent].sort != HERO:
            return Refusal("hero.definition.1", "refusal-no-table", agent)
        return None

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return ()

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        return None

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        return None

    def options(self, table: ApotheosisTable, seat: int) -> list[Option]:
        return self.offer(table, table.character)

    def offer(self, table: ApotheosisTable, agent: int) -> list[Option]:
        return [] if self.barred(table, agent) is not None else self.find(table, agent)

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        """What is offered: all candidates that nothing refuses."""
        verb, refusal = (self.name,), self.refusal
        return [verb + args for args in self.candidates(table, agent) if refusal(table, agent, args) is None]

    def why_not(self, table: ApotheosisTable, seat: int, option: Option) -> Refusal | None:
        return self.refused(table, table.character, option[1:])

    def refused(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        """Everything that may stand in the way, in order."""
        return self.barred(table, agent) or self.given(table, agent, args) or self.refusal(table, agent, args)


def deed_of(box: ApotheosisBox, verb: str) -> DeedAction:
    """The verb of a turn that is called so."""
    action = box.actions[verb]
    assert isinstance(action, DeedAction)
    return action
