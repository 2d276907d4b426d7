"""How triggers are noticed: an event sets off texts, whose effects then wait in the tree (9.1.2)."""

from __future__ import annotations

from ludoteca.core.effects import CHOOSE, THIS
from ludoteca.core.events import NOTHING, Event
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, level_now
from ludoteca.games.battle_scenes.table.areas import SCENE
from ludoteca.games.battle_scenes.table.box import Generated
from ludoteca.games.battle_scenes.table.pending import AFTER, Pending
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.events import KINDS
from ludoteca.games.battle_scenes.text.terms import THIS_CARD, At, When


def gather(table: BattleTable, event: Event) -> None:
    """Every text that the event sets off becomes pending, one level above the effect that raised it (9.1.2-2,
    5.2-3)."""
    if table.places is not None:
        return
    if event.kind in table.box.recalled:
        table.past = (*table.past, event)
        if table.box.heeds_past:
            table.update()
    if event.kind in table.box.from_hand:
        table.box.invite(table, event)
    listening = table.box.listens.get(event.kind)
    if not listening:
        return
    for card, base, text in table.speaking:
        if text in listening:
            notice(table, event, frame_of_text(table, card, base, text))
    if table.box.granting:
        for base in table.zones[SCENE]:
            for text in table.box.granted_to(table, base):
                if text in listening:
                    notice(table, event, frame_of_text(table, base, base, text))
    for card in event.subjects if event.kind in OWN else ():
        # The card's own arrival in a public area: nothing needs to be revealed (7.2.espionar).
        for text in table.kind(card).texts:
            if text in listening and (event.kind == "prize" or is_of_itself(table, text)):
                notice(table, event, ResolveEffect(text, table.pieces[card].owner, card, card, 0))
    for made in table.generated:
        if made.ability in listening and not is_too_early(table, made):
            frame = ResolveEffect(made.ability, made.controller, made.source, made.bearer, 0, made.use, made.x)
            frame.slots = made.slots
            if notice(table, event, frame) and made.once:
                table.generated = tuple(each for each in table.generated if each is not made)


def is_of_itself(table: BattleTable, text: int) -> bool:
    """ "Quando este card for descartado"."""
    trigger = table.ability(text).trigger
    return isinstance(trigger, When) and (trigger.what if trigger.event == "discards" else trigger.who) == THIS_CARD


def is_too_early(table: BattleTable, made: Generated) -> bool:
    """ "No início de seu próximo turno": not yet in this one."""
    trigger = table.ability(made.ability).trigger
    return isinstance(trigger, At) and trigger.next and table.turn <= made.since


def frame_of_text(table: BattleTable, card: int, base: int, text: int) -> ResolveEffect:
    """The frame in which a text that functions is read; the carrier is bound where the text speaks of it."""
    frame = ResolveEffect(text, table.last_known(base).controller, card, base, 0)
    carrier = table.box.while_carried.get(text)
    if carrier is not None and carrier.filters and base != card and carrier.passes(table, frame, base):
        frame.bind(carrier.slot, (base,))
    return frame


def notice(table: BattleTable, event: Event, frame: ResolveEffect) -> bool:
    """If the event sets off the text of this frame, its effect becomes pending."""
    if event.kind in TOGETHER and len(event.subjects) > 1 and waits_for_one(table, frame):
        return any([notice(table, each, frame.copy()) for each in KINDS[event.kind].one_by_one(event)])
    bound = table.box.match(table, frame, event)
    if bound is None:
        return False
    wait(table, frame.controller, frame.source, frame.bearer, frame.ability, event, bound, frame.x, frame.use)
    return True


#: What happens to several cards at once.
TOGETHER = ("load", "unload", "discard", "lay", "mill", "foresee")
#: What is told of cards that lie elsewhere than in the scene: their own texts hear it.
OWN = ("prize", "discard", "lay", "mill", "foresee")


def waits_for_one(table: BattleTable, frame: ResolveEffect) -> bool:
    """ "Quando um card for carregado": cards loaded, unloaded or discarded together set it off one by one.

    Those that wait for "um ou mais" are set off once (gap loaded-together).
    """
    trigger = table.ability(frame.ability).trigger
    if not isinstance(trigger, When):
        return False
    cards = trigger.what if trigger.event == "discards" else trigger.who
    return cards is not None and cards.how in (CHOOSE, THIS)


def wait(
    table: BattleTable,
    controller: int,
    card: int,
    base: int,
    text: int,
    event: Event,
    bound: tuple[tuple[int, ...], ...] = (),
    x: int = NOTHING,
    use: int = NOTHING,
) -> None:
    level = level_now(table) + 1
    pending = Pending(table.new_number(), controller, card, base, text, event, level, bound, x, use)
    table.waiting = (*table.waiting, pending)


def what_was_put_off(table: BattleTable, moment: str) -> None:
    """What effects put off until this moment becomes pending now."""
    due = [made for made in table.generated if made.until == AFTER + moment] if table.generated else ()
    if due:
        table.generated = tuple(made for made in table.generated if made not in due)
        event = Event("after", "5.7.B-1", table.active)
        for made in due:
            wait(table, made.controller, made.source, made.bearer, made.ability, event, made.slots, made.x, made.use)
