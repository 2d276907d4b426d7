"""The one response to an action: who is asked, in which order, and with what (r2 to r9, draft.chain.2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol, cast

from ludoteca.core.action import Chosen, Explained, Refusal, Requirement, Requirements
from ludoteca.core.asking import DECLINE, Race
from ludoteca.core.decision import Decision, Value
from ludoteca.core.events import Event
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.procedure import Procedure
from ludoteca.games.apotheosis.meaning.moments import speaks_of
from ludoteca.games.apotheosis.meaning.resolution import rank
from ludoteca.games.apotheosis.play.usable import ACTIVATED, card_used, who_uses
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.acts import ActionAtHand
from ludoteca.games.apotheosis.table.areas import INVENTORY, area
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use


class Answerable(Protocol):
    """What may be responded to: an action, or the injury that it makes."""

    @property
    def agent(self) -> int: ...

    def kinds(self, table: ApotheosisTable) -> Collection[str]:
        """The kinds of its situations."""

    def situations(self, table: ApotheosisTable) -> Sequence[Event]:
        """What reactive texts may name."""


def answered_action(table: ApotheosisTable) -> Answerable:
    """What the race that is open asks to respond to."""
    return cast("Answerable", table.stack[-2])


def matching(table: ApotheosisTable, events: Sequence[Event], use: Use, card: int, agent: int) -> Event | None:
    """The situation of the action that a reactive text names, if there is one (r8)."""
    spoken = use.spoken
    when = None if spoken is None else spoken.passage.when
    if spoken is None or when is None:
        return None
    for event in events:
        if event.kind == when.kind and speaks_of(table, spoken, when, card, agent, event):
            return event
    return None


def reactive_uses(
    table: ApotheosisTable, asking: Answerable, seat: int, events: Sequence[Event]
) -> list[tuple[int, int, int]]:
    """The reactive texts that a seat may use in these situations: the card, the use, the character."""
    found: list[tuple[int, int, int]] = []
    heard = permanent_texts.listeners(table)
    for kind in sorted({event.kind for event in events}):
        for use, card, character in heard.get(f"re-{kind}", ()):
            agents = (character,) if character != NONE else tuple(table.characters_of(seat))
            for agent in agents:
                if table.pieces[agent].controller != seat or (card, use.index, agent) in found:
                    continue
                if agent == asking.agent and not table.box.format.own_response:
                    continue
                event = matching(table, events, use, card, agent)
                if event is not None and ACTIVATED.hold(table, seat, (agent, card, use, event)):
                    found.append((card, use.index, agent))
                    break
    return found


# What follows asks of a character, a card and one of its uses, while an action or an injury may be answered.


def speaks_of_situation(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    agent, card, use = chosen
    return matching(table, answered_action(table).situations(table), use, card, agent) is not None


def why_not_activated(table: ApotheosisTable, seat: int, chosen: Chosen) -> Refusal | None:
    agent, card, use = chosen
    event = matching(table, answered_action(table).situations(table), use, card, agent)
    return ACTIVATED.refusal(table, seat, (agent, card, use, event))


#: What a response must fulfil: the situation that its text names, and all that an activation must.
RESPONDING = Requirements(
    Requirement("r8", "refusal-situation", speaks_of_situation, card_used, who_uses),
    Explained("r15", "refusal-cost", why_not_activated, parts=ACTIVATED),
)


def race(table: ApotheosisTable, asking: Answerable) -> Race | None:
    """Ask who can respond: character of the turn, opponents, partners; within a rank in turn order (draft.chain.2)."""
    kinds = asking.kinds(table)
    uses = [use for use in table.box.hand_uses if use.answers in kinds]
    heard = permanent_texts.listeners(table)
    listening = any([f"re-{kind}" in heard for kind in kinds])
    if not uses and not listening:
        return None
    events = asking.situations(table)
    playing = table.playing()
    ranks: dict[int, tuple[int, int]] = {}
    hidden = tuple([seat for seat in playing if is_invited(table, asking, seat, uses, events)]) if uses else ()
    for seat in playing:
        agents = [table.heroes[seat]] if seat in hidden else []
        if listening:
            agents += [agent for _, _, agent in reactive_uses(table, asking, seat, events)]
        if agents:
            ranks[seat] = min([rank(table, agent) for agent in agents])
    if not ranks:
        return None
    return Respond(tuple(sorted(ranks, key=lambda seat: (ranks[seat], seat))), hidden)


def is_invited(
    table: ApotheosisTable, asking: Answerable, seat: int, uses: Sequence[Use], events: Sequence[Event]
) -> bool:
    """Might the seat hold a card with one of these uses, as far as everybody can know?

    Then it is asked whatever it holds: who is asked, and how long it thinks, must not tell what an inventory hides.
    """
    hero = table.heroes[seat]
    if not table.living(hero) or (hero == asking.agent and not table.box.format.own_response):
        return False
    if not has_unseen(table, seat):
        return False
    for use in uses:
        if matching(table, events, use, NONE, hero) is not None:
            return True
    return False


def has_unseen(table: ApotheosisTable, seat: int) -> bool:
    """Is there a card in the inventory that not everybody knows?"""
    found: bool | None = table.kept[seat].get("unseen")
    if found is None:
        inventory = table.zones[area(seat, INVENTORY)]
        found = table.kept[seat]["unseen"] = any([table.pieces[card].known != EVERYBODY for card in inventory])
    return found


class Respond(Race):
    """The race for the one response, in private; seats with a hidden inventory are asked even if they hold nothing."""

    __slots__ = ("invited",)

    def __init__(self, seats: tuple[int, ...], invited: tuple[int, ...]) -> None:
        super().__init__(seats, "ask-respond", "r4", ("respond",), private=True)
        self.invited = invited

    def copy(self) -> Respond:
        new = Respond(self.seats, self.invited)
        new.question, new.ruled, new.verbs, new.private = self.question, self.ruled, self.verbs, self.private
        self.copy_asked(new)
        return new

    def ask(self, table: ApotheosisTable, seat: int) -> Decision:
        return table.ask(
            seat,
            self.question,
            self.ruled,
            (*self.verbs, DECLINE[0]),
            private=self.private,
            reveals=seat in self.invited,
            race=self.seats[self.asked :],
        )


Respond.steps = (("r4", Respond.run_down),)


def answered(
    table: ApotheosisTable, asking: Answerable, act: ActionAtHand, result: tuple[Value, ...]
) -> Procedure | None:
    """The response that won the race: it is activated like any card, without a response to it (r3), and is neither
    withdrawn nor left to another (draft.chain.3)."""
    if not result:
        return None  # nobody has won it
    seat, (_, card, index) = result
    use = table.kind(card).uses[index - 1]
    events = asking.situations(table)
    found = reactive_uses(table, asking, seat, events)
    agent = next(agent for other, at, agent in found if (other, at) == (card, index - 1))
    event = matching(table, events, use, card, agent)
    act.responded = True
    return act.response(agent, card, index - 1, event)
