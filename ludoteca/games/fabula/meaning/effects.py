"""How the effects of card texts on objects are carried out: one function an effect.

Each is a step of ``Execute``: it may push a procedure and is then run again with ``frame.result``. What it really
did goes to ``frame.done``. What has become impossible is left out (1.1.3).
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.box import Perform
from ludoteca.core.effects import Amount, Effect
from ludoteca.core.modifiers import ADD, ALLOW, DENY, FIX, Modifier
from ludoteca.core.procedure import Next
from ludoteca.games.fabula.meaning.effects_on_players import PLAYER_PERFORMERS
from ludoteca.games.fabula.meaning.effects_on_stack import STACK_PERFORMERS
from ludoteca.games.fabula.meaning.stack import Execute
from ludoteca.games.fabula.play.damage import deal, is_denied
from ludoteca.games.fabula.table.areas import BATTLE, DECK, DISCARD, EXILE, HAND, TERRITORY, area
from ludoteca.games.fabula.table.box import Kind, token_key
from ludoteca.games.fabula.table.piece import CardPiece
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.table.verbs import (
    add_counters,
    attach,
    begin_passives,
    change_resistance,
    destroy,
    enter,
    enter_down,
    give_control,
    lose,
    move_card,
    sacrifice,
    tap,
    to_bottom,
    turn_down,
)
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text.terms import END_OF_TURN, STATS, ZONES, Sort

_ZONE_AREAS = {
    "discard-zone": DISCARD,
    "exile-zone": EXILE,
    "territory-zone": TERRITORY,
    "hand-zone": HAND,
    "deck": DECK,
}


def rule(frame: Execute) -> str:
    return "1.13.2"


def permanents(table: FabulaTable, frame: Execute, effect: e.OnObjects) -> tuple[int, ...]:
    """The permanents that an effect is done to, as far as they are still there; of a zone, all in it."""
    found: list[int] = []
    for number in frame.present(table, effect.what):
        if number < table.box.seats:
            found += in_zone(table, frame, effect, number)
        elif table.is_permanent(number):
            found.append(number)
    return tuple(found)


def in_zone(table: FabulaTable, frame: Execute, effect: e.OnObjects, seat: int) -> tuple[int, ...]:
    """A zone as a target stands for all objects in it (1.15.10, 1.15.10-ex1)."""
    spoken = table.box.passages[table.box.speakers[frame.ability]]
    slot = effect.what.slot
    if slot >= len(spoken.passage.targets):
        return ()
    noun = spoken.passage.targets[slot].filters[0]
    if not isinstance(noun, Sort) or noun.sort not in ZONES:
        return ()
    return table.zones[area(seat, _ZONE_AREAS[noun.sort])]


def cards(table: FabulaTable, frame: Execute, effect: e.OnObjects) -> tuple[int, ...]:
    """Permanents and cards of any zone; from an empty one nothing comes, and that is no error (1.1.3-ex1)."""
    found: list[int] = []
    for number in frame.present(table, effect.what):
        if number < table.box.seats:
            found += in_zone(table, frame, effect, number)
        elif number in table.pieces:
            found.append(number)
    return tuple(found)


def count(table: FabulaTable, frame: Execute, amount: Amount) -> int:
    return max(0, amount.count(table, frame))


# -- damage, destruction, zones ----------------------------------------------------------


def damage(effect: e.Damage, table: FabulaTable, frame: Execute) -> Next:
    amount = count(table, frame, effect.amount)
    blows = [(frame.source, number, amount) for number in permanents(table, frame, effect)]
    frame.done = deal(table, blows, "1.21.3", frame.controller)
    return None


def divide_damage(effect: e.DivideDamage, table: FabulaTable, frame: Execute) -> Next:
    targets = frame.slots[effect.slot]
    blows = [(frame.source, number, share) for number, share in zip(targets, frame.shares, strict=False)]
    frame.done = deal(table, blows, "1.15.12-2", frame.controller)
    return None


def divide_counters(effect: e.DivideCounters, table: FabulaTable, frame: Execute) -> Next:
    for number, share in zip(frame.slots[effect.slot], frame.shares, strict=False):
        if table.is_permanent(number):
            frame.done += add_counters(table, number, effect.counter, share, "1.15.12-2", frame.source)
    return None


def destroy_them(effect: e.Destroy, table: FabulaTable, frame: Execute) -> Next:
    """A destroyed centre is lost with its player (gap centre-destroyed)."""
    doomed = permanents(table, frame, effect)
    for number in doomed:
        if table.is_base(number) and table.pieces[number].centre:
            lose(table, table.pieces[number].controller, "x.victory.centre")
    fallen = destroy(table, doomed, "1.21.5", frame.controller, frame.source)
    frame.follow(fallen)
    frame.done = len(fallen)
    return None


def move_to(which: int) -> Perform:
    def perform(effect: e.OnObjects, table: FabulaTable, frame: Execute) -> Next:
        for number in cards(table, frame, effect):
            if not is_centre(table, number):
                frame.follow(move_card(table, number, which, rule(frame), frame.controller, frame.source))
                frame.done += 1
        return None

    return perform


def is_centre(table: FabulaTable, number: int) -> bool:
    """A centre leaves only with its player (gap captured-base): it is not carried off."""
    return table.is_base(number) and bool(table.pieces[number].centre)


def to_deck(effect: e.ToDeck, table: FabulaTable, frame: Execute) -> Next:
    for number in cards(table, frame, effect):
        if is_centre(table, number) or table.pieces[number].token:
            if table.pieces[number].token:
                move_card(table, number, DECK, rule(frame), frame.controller, frame.source)
            continue
        owner = table.pieces[number].owner
        frame.follow(move_card(table, number, DECK, rule(frame), frame.controller, frame.source))
        if not effect.top:
            to_bottom(table, number, owner)
        frame.done += 1
    return None


def shuffle(effect: e.Shuffle, table: FabulaTable, frame: Execute) -> Next:
    owners: dict[int, None] = {}
    for number in cards(table, frame, effect):
        if not is_centre(table, number):
            owners[table.pieces[number].owner] = None
            move_card(table, number, DECK, rule(frame), frame.controller, frame.source)
            frame.done += 1
    for owner in owners:
        # A token that went there vanishes and is not shuffled in.
        for number in [n for n in table.zones[area(owner, DECK)] if table.pieces[n].token]:
            table.remove(number, "1.12.7")
        table.shuffle(area(owner, DECK), rule(frame), owner)
    return None


def into_play(effect: e.IntoPlay, table: FabulaTable, frame: Execute) -> Next:
    """Cards enter under you; tokens and maneuvers do not (1.12.9)."""
    for number in cards(table, frame, effect):
        piece = table.pieces[number]
        if table.is_permanent(number) or piece.token or table.kind(number).type == "maneuver":
            continue
        enter(table, number, frame.controller, "1.11.2-1", frame.source)
        frame.done += 1
    return None


# -- states -----------------------------------------------------------------------------


def tap_them(effect: e.Tap, table: FabulaTable, frame: Execute) -> Next:
    numbers = permanents(table, frame, effect)
    frame.done = tap(table, numbers, effect.tapped, "1.11.7", frame.controller, frame.source)
    return None


def heal(effect: e.Heal, table: FabulaTable, frame: Execute) -> Next:
    """Healing removes damage, never beyond it (gap life-model)."""
    for number in permanents(table, frame, effect):
        piece: CardPiece = table.pieces[number]
        healed = piece.damage if effect.amount is None else min(piece.damage, count(table, frame, effect.amount))
        if healed:
            table.wound(number).damage -= healed
            table.tell("heal", "1.21.1", frame.controller, frame.source, (number,), (healed,))
            frame.done += healed
    return None


def resistance(effect: e.Resistance, table: FabulaTable, frame: Execute) -> Next:
    amount = count(table, frame, effect.amount)
    for number in permanents(table, frame, effect):
        change = amount if effect.gain else -amount
        frame.done += change_resistance(table, number, change, "1.20.4", frame.source)
    return None


def counters(effect: e.Counters, table: FabulaTable, frame: Execute) -> Next:
    amount = count(table, frame, effect.amount)
    for number in permanents(table, frame, effect):
        change = amount if effect.put else -amount
        frame.done += add_counters(table, number, effect.counter, change, "1.15.12-1", frame.source)
    return None


def take_control(effect: e.TakeControl, table: FabulaTable, frame: Execute) -> Next:
    for number in permanents(table, frame, effect):
        before = table.pieces[number].controller
        if before == frame.controller or is_centre(table, number):
            continue
        give_control(table, number, frame.controller, "1.11.2-1", frame.source)
        if effect.until == END_OF_TURN:
            lasting(table, frame, "control", FIX, before, (number,), END_OF_TURN)
        frame.done += 1
    return None


def turn_them_down(effect: e.TurnDown, table: FabulaTable, frame: Execute) -> Next:
    for number in permanents(table, frame, effect):
        if table.in_battle(number) and not table.pieces[number].down:
            turn_down(table, number, effect.price, "1.11.6", frame.source)
            frame.done += 1
    return None


def lose_types(effect: e.LoseTypes, table: FabulaTable, frame: Execute) -> Next:
    for number in permanents(table, frame, effect):
        table.write(number).untyped = True
        table.tell("lose-types", "1.11.5", frame.controller, frame.source, (number,))
        frame.done += 1
    return None


def attach_to(effect: e.AttachTo, table: FabulaTable, frame: Execute) -> Next:
    for host in permanents(table, frame, effect):
        if table.in_battle(frame.source) and host != frame.source:
            attach(table, frame.source, host, "g.anexar-1")
            frame.done += 1
    return None


def exhaust(effect: e.Exhaust, table: FabulaTable, frame: Execute) -> Next:
    if table.is_ally(frame.source):
        tap(table, (frame.source,), False, "g.exaustao", frame.controller, frame.source)
        lasting(table, frame, "influence", DENY, 0, (frame.source,), END_OF_TURN)
        frame.done = 1
    return None


# -- tokens -------------------------------------------------------------------------------


def create_token(effect: e.CreateToken, table: FabulaTable, frame: Execute) -> Next:
    kind = table.box.tokens[token_key(effect)]
    for _ in range(count(table, frame, effect.amount)):
        frame.done += make_token(table, frame, kind)
    return None


def copy_permanent(effect: e.CopyPermanent, table: FabulaTable, frame: Execute) -> Next:
    """A token with what is printed on the card; of one that has left, from its last known values (1.12.10-2,
    1.12.10-ex1)."""
    for number in frame.objects(table, effect.what):
        if number in table.pieces or number in table.gone:
            piece: CardPiece = table.last_known(number)
            kind: Kind = table.box.kinds[piece.kind]
            if kind.type in ("ally", "modification") and not piece.down:
                frame.done += make_token(table, frame, kind.number)
    return None


def make_token(table: FabulaTable, frame: Execute, kind: int) -> int:
    """The player who creates a token owns and controls it (1.12.2-1, 1.12.2-2), unless such tokens cannot be created.

    No card of a deck stands for it (1.12.1-2).
    """
    seat = frame.controller
    token = CardPiece(table.new_number(), kind, seat, area(seat, BATTLE))
    token.token = True
    table.place(token)
    if is_denied(table, "be-created", token.number):
        table.take_out(token.number)
        del table.pieces[token.number]
        table.tell("no-token", "1.12.4-1", seat, frame.source)
        return 0
    token.since = table.turn
    begin_passives(table, token.number)
    table.tell("create", "1.12.1-1", seat, frame.source, (token.number,))
    table.tell("enter", "1.12.8", seat, frame.source, (token.number,))
    return 1


def down_from_deck(effect: e.DownFromDeck, table: FabulaTable, frame: Execute) -> Next:
    deck = table.zones[area(frame.controller, DECK)]
    if deck:
        enter_down(table, deck[-1], frame.controller, effect.price, "1.11.6", frame.source)
        frame.done = 1
    return None


def sacrifice_this(effect: e.SacrificeThis, table: FabulaTable, frame: Execute) -> Next:
    if table.is_permanent(frame.source) and table.pieces[frame.source].controller == frame.controller:
        frame.follow(sacrifice(table, (frame.source,), "g.sacrificar-2", frame.controller, frame.source))
        frame.done = 1
    return None


# -- effects that last --------------------------------------------------------------------


def lasting(
    table: FabulaTable,
    frame: Execute,
    question: str,
    operation: str,
    amount: int,
    subjects: tuple[int, ...],
    until: str,
) -> None:
    """Begin a change that is fixed on these objects (gap duration-default)."""
    if subjects:
        table.begin(
            Modifier(table.new_number(), question, operation, amount, subjects, frame.source, frame.controller, until)
        )


def boost(effect: e.Boost, table: FabulaTable, frame: Execute) -> Next:
    """The values of what the effect aims at change (1.15.1-ex1)."""
    subjects = permanents(table, frame, effect)
    added = []
    for stat in STATS:
        amount = getattr(effect, stat)
        added.append(0 if amount is None else amount.count(table, frame))
        if amount is not None:
            lasting(table, frame, stat, ADD, added[-1], subjects, effect.until)
    table.tell("boost", "1.11.3-2", frame.controller, frame.source, subjects, tuple(added))
    frame.done = len(subjects)
    return None


def set_figure(effect: e.SetFigure, table: FabulaTable, frame: Execute) -> Next:
    subjects = permanents(table, frame, effect)
    lasting(table, frame, effect.stat, FIX, count(table, frame, effect.amount), subjects, effect.until)
    table.tell("boost", "1.11.3-2", frame.controller, frame.source, subjects)
    frame.done = len(subjects)
    return None


def cannot(effect: e.Cannot, table: FabulaTable, frame: Execute) -> Next:
    found = frame.objects(table, effect.what)
    subjects = found if effect.deed == "use" else permanents(table, frame, effect)
    lasting(table, frame, effect.deed, DENY, 0, subjects, effect.until)
    table.tell("deny", "1.1.2a", frame.controller, frame.source, subjects)
    frame.done = len(subjects)
    return None


def can_act(effect: e.CanAct, table: FabulaTable, frame: Execute) -> Next:
    subjects = permanents(table, frame, effect)
    lasting(table, frame, "may-act", ALLOW, 0, subjects, END_OF_TURN)
    frame.done = len(subjects)
    return None


def prevent(effect: e.Prevent, table: FabulaTable, frame: Execute) -> Next:
    amount = -1 if effect.amount is None else count(table, frame, effect.amount)
    for number in permanents(table, frame, effect):
        if amount:
            lasting(table, frame, "prevent", ADD, amount, (number,), END_OF_TURN)
            frame.done += 1
    return None


def prevent_offensive(effect: e.PreventOffensive, table: FabulaTable, frame: Execute) -> Next:
    lasting(table, frame, "prevent-offensive", DENY, 0, (frame.controller,), END_OF_TURN)
    frame.done = 1
    return None


PERFORMERS: dict[type[Effect], Callable[..., Next]] = {
    **PLAYER_PERFORMERS,
    **STACK_PERFORMERS,
    e.Damage: damage,
    e.DivideDamage: divide_damage,
    e.DivideCounters: divide_counters,
    e.Destroy: destroy_them,
    e.Exile: move_to(EXILE),
    e.ToHand: move_to(HAND),
    e.ToDeck: to_deck,
    e.Shuffle: shuffle,
    e.IntoPlay: into_play,
    e.Tap: tap_them,
    e.Heal: heal,
    e.Resistance: resistance,
    e.Counters: counters,
    e.TakeControl: take_control,
    e.TurnDown: turn_them_down,
    e.LoseTypes: lose_types,
    e.AttachTo: attach_to,
    e.Exhaust: exhaust,
    e.CreateToken: create_token,
    e.CopyPermanent: copy_permanent,
    e.DownFromDeck: down_from_deck,
    e.SacrificeThis: sacrifice_this,
    e.Boost: boost,
    e.SetFigure: set_figure,
    e.Cannot: cannot,
    e.CanAct: can_act,
    e.Prevent: prevent,
    e.PreventOffensive: prevent_offensive,
}
