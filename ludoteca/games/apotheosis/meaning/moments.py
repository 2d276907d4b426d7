"""Moments, and the autos that they set off (cards.keyword.timing, draft.chain.4)."""

from __future__ import annotations

from ludoteca.core.events import Event, Waiting
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.games.apotheosis.play.limits import spent
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Spoken
from ludoteca.games.apotheosis.text.events import MOMENT
from ludoteca.games.apotheosis.text.terms import CARD_MOMENTS, When

#: The levels of autos that wait: those of characters, and after them those on tiles.
OF_CHARACTER, OF_TILE = 0, 1


def moment(
    table: ApotheosisTable,
    kind: str,
    subject: int,
    actor: int = NONE,
    target: int = NONE,
    card: int = NONE,
    attack: bool = False,
) -> None:
    """It happens to ``subject``: the autos in play that wait for it will start (cards.keyword.timing)."""
    if kind not in table.box.watched:
        return
    event = Event(kind, "cards.keyword.timing", NONE, card, (subject,), (actor, target, int(attack)))
    if kind in CARD_MOMENTS:
        about_itself(table, event)
    for spoken, source, character in permanent_texts.listeners(table).get(kind, ()):
        if not spoken.passage.when.who and (kind in CARD_MOMENTS or NONE != subject != character != NONE):
            # It speaks of its card, or of another character.
            continue
        for agent in agents(table, spoken, character, subject):
            if fires(table, spoken, source, agent, event):
                wait(table, spoken, source, agent, event)


def about_itself(table: ApotheosisTable, event: Event) -> None:
    """What a card says of itself starts wherever it goes or comes from; its character is the one that has or had it."""
    card, agent = event.subjects[0], MOMENT.get(event, "actor")
    if not table.living(agent):
        return
    for spoken in table.kind(card).autos:
        when = spoken.passage.when
        if when is not None and when.kind == event.kind and not when.who and fires(table, spoken, card, agent, event):
            wait(table, spoken, card, agent, event)
            if table.pieces[card].known != EVERYBODY:
                # A card has an effect only while it is shown (draft.reveal.1).
                table.reveal((card,), "draft.reveal.1", table.pieces[agent].controller)


def agents(table: ApotheosisTable, spoken: Spoken, character: int, subject: int) -> tuple[int, ...]:
    """Whose text it is: its character's; in the scenario everybody's (scenario.1)."""
    if character != NONE:
        return (character,)
    when = spoken.passage.when
    if when is not None and not when.who and subject in table.pieces:
        return (subject,) if table.living(subject) else ()
    hero = table.character if table.living(table.character) else next(iter(table.characters()), NONE)
    return (hero,) if hero != NONE else ()


def wait(
    table: ApotheosisTable, spoken: Spoken, source: int, agent: int, event: Event, level: int = OF_CHARACTER
) -> None:
    controller = table.pieces[agent].controller
    made = Waiting(table.new_number(), controller, source, spoken.number, agent, event, level)
    table.waiting = (*table.waiting, made)


def fires(table: ApotheosisTable, spoken: Spoken, source: int, agent: int, event: Event) -> bool:
    """Does the moment set off this text?"""
    when = spoken.passage.when
    if when is None or spent(table, agent, source, spoken.passage.limits):
        return False
    if not speaks_of(table, spoken, when, source, agent, event):
        return False
    condition = spoken.passage.condition
    return condition is None or condition.holds(table, frame_at(table, spoken, source, agent, event))


def speaks_of(table: ApotheosisTable, spoken: Spoken, when: When, source: int, agent: int, event: Event) -> bool:
    """Is the moment or situation what ``when`` describes? A frame is needed only to look at qualities."""
    subject = event.subjects[0]
    if not when.who:
        if when.kind in CARD_MOMENTS:
            return subject == source
        if subject not in (agent, NONE):
            return False
    if when.attack and not MOMENT.get(event, "attack"):
        return False
    if not when.who and not when.card:
        return True
    frame = frame_at(table, spoken, source, agent, event)
    for filter_ in when.who:
        if not filter_.passes(table, frame, subject):
            return False
    for filter_ in when.card:
        if event.cause == NONE or not filter_.passes(table, frame, event.cause):
            return False
    return True


def frame_at(table: ApotheosisTable, spoken: Spoken, source: int, agent: int, event: Event) -> Carry:
    """The frame in which a text is read at a moment."""
    return Carry(spoken.ability, table.pieces[agent].controller, source, agent, event)


def tile_moment(table: ApotheosisTable, kind: str, cell: int, subject: int) -> None:
    """Texts laid on a tile start when they say, in the order in which they were laid (board.tile.2)."""
    if not table.laid:
        return
    event = Event(kind, "board.tile.2", NONE, NONE, (subject,), (subject, table.tile(cell), 0))
    for _, where, passage, source, agent, _ in table.laid:
        if where != cell or not table.living(agent):
            continue
        spoken: Spoken = table.box.passages[passage]
        when = spoken.passage.when
        if when is None or when.kind != kind:
            continue
        frame = frame_at(table, spoken, source, agent, event)
        if all(filter_.passes(table, frame, subject) for filter_ in when.who):
            wait(table, spoken, source, agent, event, OF_TILE)
