"""The verbs that change the table: entering and leaving play, control, damage, counters, cards of hand and deck."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.effects import Ability
from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.modifiers import ADD, ALLOW, DENY, FIX, Modifier
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.games.fabula.table.areas import AREA_OF, BATTLE, DECK, DISCARD, HAND, RESERVE, TERRITORY, area
from ludoteca.games.fabula.table.grounds import PLAY, SPEAKING
from ludoteca.games.fabula.table.piece import CardPiece, zone_of_owner
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text.terms import STATS
from ludoteca.games.fabula.wording.names import COUNTERS

# -- entering play -------------------------------------------------------------------


def enter(table: FabulaTable, number: int, seat: int, rule: str, cause: int = NOTHING) -> None:
    """A permanent enters under a player: untapped, face up, its passives begin, its triggers wait."""
    zone = area(seat, TERRITORY if table.kind(number).type == "base" else BATTLE)
    table.move((number,), zone, rule, seat, cause)
    piece: CardPiece = table.write(number)
    piece.fresh_state()
    piece.known = EVERYBODY
    piece.controller = seat
    piece.since = table.turn
    if zone == area(seat, TERRITORY):
        piece.resistance = table.box.format.outskirt_resistance
    begin_passives(table, number)
    table.tell("enter", rule, seat, cause, (number,))


def enter_down(table: FabulaTable, number: int, seat: int, price: int, rule: str, cause: int) -> None:
    """A card enters face down: an ally with 0, 0 and 1 that only its controller may look at (gap face-down)."""
    known = 1 << seat if table.pieces[number].known != EVERYBODY else EVERYBODY
    table.move((number,), area(seat, BATTLE), rule, seat, cause)
    piece: CardPiece = table.write(number)
    piece.fresh_state()
    piece.known |= known
    piece.controller = seat
    piece.since = table.turn
    piece.down = price + 1
    table.changed(SPEAKING)
    table.tell("enter", rule, seat, cause, (number,))


def turn_up(table: FabulaTable, number: int, rule: str) -> None:
    """It is the same object: damage, counters and attachments stay, and nothing enters."""
    piece: CardPiece = table.write(number)
    piece.down = 0
    piece.known = EVERYBODY
    table.changed(SPEAKING)
    begin_passives(table, number)
    table.tell("turn-up", rule, piece.controller, NOTHING, (number,))


def turn_down(table: FabulaTable, number: int, price: int, rule: str, cause: int) -> None:
    end_passives(table, number)
    piece: CardPiece = table.write(number)
    piece.down = price + 1
    table.changed(SPEAKING)
    table.tell("turn-down", rule, piece.controller, cause, (number,))


def begin_passives(table: FabulaTable, number: int) -> None:
    """The passive abilities of a permanent begin to apply (1.14.5-1), to last while it is there (1.14.5-2).

    Nobody's priority is needed for that (1.17.5b).
    """
    piece = table.pieces[number]
    for passage in table.kind(number).passives:
        for ability in table.box.passages[passage].sentences:
            for question, operation, clause in questions(table.box.abilities[ability]):
                table.begin(
                    Modifier(
                        table.new_number(),
                        question,
                        operation,
                        0,
                        None,
                        number,
                        piece.controller,
                        ability=ability,
                        other=clause,
                    )
                )


def questions(sentence: Ability) -> list[tuple[str, str, int]]:
    """The questions that a passive sentence alters, how, and by which of its clauses."""
    found: list[tuple[str, str, int]] = []
    for at, clause in enumerate(sentence.clauses):
        effect = clause.effect
        if isinstance(effect, e.Boost):
            found += [(stat, ADD, at) for stat in STATS if getattr(effect, stat) is not None]
        elif isinstance(effect, e.SetFigure):
            found.append((effect.stat, FIX, at))
        elif isinstance(effect, e.Cannot):
            found.append((effect.deed, DENY, at))
        elif isinstance(effect, e.CanAct):
            found.append(("may-act", ALLOW, at))
        elif isinstance(effect, e.CostChange):
            found.append(("cost", ADD, at))
        elif isinstance(effect, e.Generate):
            found.append(("generate", ADD, at))
        elif isinstance(effect, e.RaiseCeiling):
            found.append(("ceiling", ADD, at))
    return found


def end_passives(table: FabulaTable, number: int) -> None:
    """They end when it leaves (1.14.5-3) or is turned face down; effects that it made once go on."""
    if not table.kind(number).passives:
        return
    for question, modifiers in list(table.modifiers.items()):
        kept = tuple(each for each in modifiers if each.source != number or each.subjects is not None)
        if len(kept) != len(modifiers):
            table.keep_modifiers(question, kept)


# -- leaving play ----------------------------------------------------------------------

#: The numbers that objects had, with those of the new objects that they have become.
Renumbered = dict[int, int]


def leave(
    table: FabulaTable, numbers: tuple[int, ...], which: int, rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> Renumbered:
    """Permanents leave play together for a zone of their owners. Tells the numbers that they have there."""
    present = tuple(number for number in numbers if table.is_permanent(number))
    if not present:
        return {}
    table.tell("leave", rule, seat, cause, present)
    for number, figures in [(number, figures_of(table, number)) for number in present]:
        let_go(table, number, figures)
    found: Renumbered = {}
    for number in present:
        piece = table.pieces[number]
        table.move((number,), zone_of_owner(piece, which), rule, seat, cause)
        piece = table.write(number)
        piece.controller = piece.owner
        piece.known = EVERYBODY
        new = table.become_new(number)
        fresh: CardPiece = table.write(new)
        fresh.fresh_state()
        if fresh.token:
            table.strays = (*table.strays, new)
        found[number] = new
    return found


def figures_of(table: FabulaTable, number: int) -> tuple[int, ...]:
    """Offensive, influence and life in the moment before anything leaves."""
    if not table.in_battle(number):
        return ()
    return table.offensive_of(number), table.influence_of(number), table.life_of(number)


def let_go(table: FabulaTable, number: int, figures: tuple[int, ...]) -> None:
    """What a permanent was is remembered; what is attached to it is so no longer."""
    piece: CardPiece = table.write(number)
    piece.figures = figures
    piece.host = NONE
    if not piece.down:
        end_passives(table, number)
    release(table, number)


def release(table: FabulaTable, host: int) -> None:
    """A modification stays when its host leaves (g.anexar-3); another card goes in the next state check."""
    for number in attached_to(table, host):
        if table.type_of(number) == "modification":
            table.write(number).host = NONE


def attached_to(table: FabulaTable, number: int) -> list[int]:
    pieces = table.pieces
    found = [other for other in table.attached if other in pieces and pieces[other].host == number]
    return table.as_they_lie(found)


def destroy(
    table: FabulaTable, numbers: tuple[int, ...], rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> Renumbered:
    """Permanents are destroyed together and go to their owners' discards (gap dead-ally-destination)."""
    present = tuple(number for number in numbers if table.is_permanent(number))
    if not present:
        return {}
    table.tell("destroyed", rule, seat, cause, present)
    return bury(table, present, rule, seat, cause)


def bury(
    table: FabulaTable, numbers: tuple[int, ...], rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> Renumbered:
    """To the discard: an ally that goes there from the battle zone dies."""
    dying = tuple(number for number in numbers if table.is_ally(number))
    if dying:
        table.tell("die", rule, seat, cause, dying)
    return leave(table, numbers, DISCARD, rule, seat, cause)


def bury_as_cost(table: FabulaTable, numbers: tuple[int, ...], seat: int) -> None:
    """A sacrifice paid as a cost is no death and no destruction (1.18.6b-2)."""
    table.tell("sacrifice", "1.18.6b-1", seat, NOTHING, numbers)
    leave(table, numbers, DISCARD, "1.18.6b-1", seat)


def sacrifice(table: FabulaTable, numbers: tuple[int, ...], rule: str, seat: int, cause: int) -> Renumbered:
    """A sacrifice that an effect orders: allies die, but nothing is destroyed or damaged (1.21.6, gap
    sacrifice-trigger)."""
    table.tell("sacrifice", rule, seat, cause, numbers)
    return bury(table, numbers, rule, seat, cause)


def move_card(
    table: FabulaTable, number: int, which: int, rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> Renumbered:
    """Put a card or permanent into a zone of its owner; a token that has left goes nowhere else (1.12.9-1)."""
    if number not in table.pieces:
        return {}
    if table.is_permanent(number):
        return leave(table, (number,), which, rule, seat, cause)
    piece = table.pieces[number]
    if piece.token or piece.zone == zone_of_owner(piece, which):
        return {}
    table.move((number,), zone_of_owner(piece, which), rule, seat, cause)
    table.write(number).controller = piece.owner
    return {number: table.become_new(number)}


def to_bottom(table: FabulaTable, number: int, seat: int) -> None:
    """The card just put into the deck goes beneath all others."""
    zone = area(seat, DECK)
    deck = table.zones[zone]
    table.zones[zone] = (deck[-1], *deck[:-1])


# -- control and state --------------------------------------------------------------------


def give_control(table: FabulaTable, number: int, seat: int, rule: str, cause: int = NOTHING) -> None:
    """A permanent comes under another player; it has not left play (gap captured-base)."""
    piece: CardPiece = table.write(number)
    if piece.controller == seat:
        return
    which = AREA_OF[piece.zone]
    table.take_out(number)
    piece.zone = area(seat, which)
    table.zones[piece.zone] += (number,)
    table.rearrange(number, piece.zone)
    piece.controller = seat
    piece.since = table.turn
    piece.joined = False
    piece.blocks = NONE
    if piece.down:
        piece.known |= 1 << seat
    for question, modifiers in list(table.modifiers.items()):
        if any(each.source == number and each.subjects is None for each in modifiers):
            table.modifiers[question] = tuple(
                under(each, seat) if each.source == number and each.subjects is None else each for each in modifiers
            )
    table.tell("control", rule, seat, cause, (number,))


def under(modifier: Modifier, seat: int) -> Modifier:
    return Modifier(
        modifier.number,
        modifier.question,
        modifier.operation,
        modifier.amount,
        modifier.subjects,
        modifier.source,
        seat,
        modifier.until,
        modifier.ability,
        modifier.other,
    )


def tap(table: FabulaTable, numbers: Iterable[int], tapped: bool, rule: str, seat: int, cause: int = NOTHING) -> int:
    """Only permanents in the battle zone have this state (1.11.8)."""
    turned = tuple(n for n in numbers if table.in_battle(n) and table.pieces[n].tapped != tapped)
    for number in turned:
        table.mark(number).tapped = tapped
    if turned:
        table.tell("tap" if tapped else "untap", rule, seat, cause, turned)
    return len(turned)


def add_counters(table: FabulaTable, number: int, counter: str, amount: int, rule: str, cause: int) -> int:
    """Put counters on a permanent, or take them off; tells by how many the number changed."""
    if amount > 0 and table.concerns("receive-counters", number):
        return 0
    piece: CardPiece = table.write(number)
    before = piece.count(counter)
    left = max(0, before + amount)
    kept = dict(piece.counters)
    kept[counter] = left
    piece.counters = tuple(sorted((name, count) for name, count in kept.items() if count))
    if left != before:
        which = tuple(COUNTERS).index(counter)
        table.tell("counters", rule, piece.controller, cause, (number,), (left - before, which))
    return abs(left - before)


def change_resistance(table: FabulaTable, number: int, amount: int, rule: str, cause: int) -> int:
    """A base gains resistance, without a limit (1.20.4-ex1), or loses it; 0 is neither (1.20.5). Tells how much."""
    if amount == 0 or not table.is_base(number):
        return 0
    table.wear(number, amount)
    kind = "gain-resistance" if amount > 0 else "lose-resistance"
    table.tell(kind, rule, table.pieces[number].controller, cause, (number,), (abs(amount),))
    return abs(amount)


def attach(table: FabulaTable, number: int, host: int, rule: str) -> None:
    table.attach(number, host)
    table.tell("attach", rule, table.pieces[number].controller, NOTHING, (number, host))


def change_resources(table: FabulaTable, seat: int, amount: int, rule: str, cause: int = NOTHING) -> int:
    """Add resources to a player's pool, or take some; never below none. Tells by how many it changed."""
    before = table.resources[seat]
    after = max(0, before + amount)
    table.resources = (*table.resources[:seat], after, *table.resources[seat + 1 :])
    if after != before:
        table.tell("resources", rule, seat, cause, (seat,), (after - before, after))
    return abs(after - before)


# -- hand and deck -----------------------------------------------------------------------


def draw(table: FabulaTable, seat: int, count: int, rule: str, cause: int = NOTHING) -> int:
    """Draw from the top of the own deck, one card at a time; who must and cannot loses (x.defeat.deckout, gap
    deck-out)."""
    drawn = 0
    for _ in range(count):
        deck = table.zones[area(seat, DECK)]
        if not deck:
            lose(table, seat, "1.5.3a")
            break
        number = deck[-1]
        table.move((number,), area(seat, HAND), rule, seat, cause)
        table.tell("draw", rule, seat, cause, (number,))
        drawn += 1
    return drawn


def discard(table: FabulaTable, numbers: tuple[int, ...], rule: str, seat: int, cause: int = NOTHING) -> None:
    """Discards are open (gap zones): everybody sees which card it is."""
    for number in numbers:
        table.write(number).known = EVERYBODY
        table.tell("discard", rule, seat, cause, (number,))
        move_card(table, number, DISCARD, rule, seat, cause)


def lose(table: FabulaTable, seat: int, rule: str) -> None:
    """A player has lost, and leaves in the state check that comes next (gap deck-out)."""
    if seat not in table.lost and table.plays(seat):
        table.changed(PLAY)
        table.lost = (*table.lost, seat)
        table.tell("lost", rule, seat)


def take_up(table: FabulaTable, number: int) -> None:
    """A card goes back to its player's deck, a base beside it: out of this game of the match."""
    piece: CardPiece = table.write(number)
    table.take_out(number)
    is_base = table.kind(number).type == "base"
    piece.zone = area(piece.owner, RESERVE if is_base else DECK)
    table.zones[piece.zone] += (number,)
    piece.controller = piece.owner
    piece.host = NONE
    piece.fresh_state()
    piece.known = 1 << piece.owner if is_base else EVERYBODY
    if is_base:
        piece.hint = 1
