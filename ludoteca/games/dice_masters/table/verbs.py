"""The verbs that change the table: dice moved, rolled and spun, drawn, captured and let go; life and damage."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.piece import NONE
from ludoteca.games.dice_masters.table.areas import (
    AREAS,
    ATTACK,
    BAG,
    CAPTURED,
    CARDS,
    FIELD,
    FIELDS,
    LINKING,
    OUT,
    PREP,
    RESERVES,
    USED,
    area,
    which_area,
)
from ludoteca.games.dice_masters.table.dice import Die
from ludoteca.games.dice_masters.table.table import DiceTable

#: Where dice lie without showing a face.
_UNROLLED = (BAG, PREP, USED, CARDS, OUT)


def send(
    table: DiceTable, numbers: Iterable[int], where: int, rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> None:
    """Move dice to an area of their owners; one under control goes home to prep (control.5)."""
    groups: dict[int, list[int]] = {}
    for number in numbers:
        die = table.pieces[number]
        owner = die.owner if die.owner != NOBODY else seat
        to = where
        if where in (PREP, USED) and die.link != NONE and die.controller != die.owner:
            to = PREP
        groups.setdefault(area(owner, to), []).append(number)
    for zone, group in groups.items():
        shift(table, tuple(group), zone, rule, seat, cause)


def shift(
    table: DiceTable, numbers: tuple[int, ...], zone: int, rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> None:
    """Move dice to a zone, and let them forget what they can't take along (gap effects.leaving-field)."""
    if not numbers:
        return
    before = table.lay(numbers, zone)
    if zone % AREAS in _UNROLLED:
        pieces = table.pieces
        for number in numbers:
            pieces[number].face = NONE
    table.tell("move", rule, seat, cause, numbers, (zone, *before))
    if zone not in FIELDS and not FIELDS.isdisjoint(before):
        for number, old in zip(numbers, before, strict=True):
            if old in FIELDS:
                leave_field(table, number)


def leave_field(table: DiceTable, number: int) -> None:
    """A die that leaves the field keeps nothing, and lets go what it captured or controlled."""
    die: Die = table.write(number)
    die.damage = 0
    die.blocks = ()
    die.blocked = False
    die.copied = None
    die.speaks = die.alias = die.kind
    if which_area(die.zone) != CAPTURED and die.link != NONE:
        die.link = die.origin = NONE
        die.controller = die.owner
    if table.modifiers:
        table.forget(number)
    for held in held_by(table, number):
        let_go(table, held, "capture.4" if which_area(table.pieces[held].zone) == CAPTURED else "control.6")


def held_by(table: DiceTable, number: int) -> list[int]:
    """The dice that this one captured or controls."""
    return [other for zone in LINKING for other in table.zones[zone] if table.pieces[other].link == number]


def let_go(table: DiceTable, number: int, rule: str) -> None:
    """A captured or controlled die returns to where it was taken from (capture.3, control.6); the one that held it
    stays (control.7)."""
    die: Die = table.write(number)
    was_captured = which_area(die.zone) == CAPTURED
    home = die.origin
    if which_area(home) == ATTACK:
        home = area(die.owner, FIELD)
    die.link = die.origin = NONE
    die.controller = die.owner
    die.blocks = ()
    die.blocked = False
    if was_captured:
        die.damage = 0
    table.lay((number,), home)
    table.tell("let-go", rule, die.owner, NOTHING, (number,), (home,))


def show(
    table: DiceTable, number: int, face: int, kind: str, rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> None:
    """Turn a die to a face: rolled ("roll") or spun ("spin", glossary.spin)."""
    die = table.write(number)
    before = die.face
    die.face = face
    table.renew(die.zone)
    table.tell(kind, rule, seat, cause, (number,), (face, before))


def roll_dice(table: DiceTable, numbers: tuple[int, ...], rule: str, seat: int, cause: int = NOTHING) -> None:
    """Roll a group of dice together."""
    if not numbers:
        return
    table.own(numbers)
    faces = []
    for number in numbers:
        face = table.roll(number, 6, "roll")
        faces.append(face)
        die = table.pieces[number]
        die.face = face
        if die.zone in RESERVES:
            table.renew(die.zone)
    table.tell("roll", rule, seat, cause, numbers, tuple(faces))


def draw_from_bag(table: DiceTable, seat: int, count: int, rule: str) -> tuple[int, ...]:
    """Draw dice at random, filling the bag from the used pile when it is empty (areas.bag.2)."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not table.zones[area(seat, BAG)] and not refill(table, seat):
            break
        wanted = count - len(drawn)
        drawn += draw_at_once(table, seat, wanted)
    if drawn:
        table.tell("draw", rule, seat, NOTHING, tuple(drawn))
    return tuple(drawn)


def draw_at_once(table: DiceTable, seat: int, count: int) -> list[int]:
    """Dice out of the bag as it is, into the prep area."""
    bag = list(table.zones[area(seat, BAG)])
    drawn = table.draw_at_random(bag, min(count, len(bag)), "draw")
    prep = area(seat, PREP)
    table.own(drawn)
    for number in drawn:
        table.pieces[number].zone = prep
    table.zones[area(seat, BAG)] = tuple(bag)
    table.zones[prep] += tuple(drawn)
    return drawn


def refill(table: DiceTable, seat: int) -> bool:
    """The whole used pile goes back to the bag (areas.used.1, example.play.eric3)."""
    used = table.zones[area(seat, USED)]
    if not used:
        return False
    table.lay(used, area(seat, BAG))
    table.tell("refill", "areas.bag.2", seat, NOTHING, used)
    return True


def spent_area(table: DiceTable) -> int:
    """Where a spent die goes: the used pile, or out of play until the turn ends (gap draw.mid-turn-refill)."""
    return OUT if table.box.rulings["spent"] == "out-of-play" else USED


def lose_life(table: DiceTable, seat: int, amount: int) -> None:
    left = max(0, table.life[seat] - amount)
    table.life = (left, table.life[1]) if seat == 0 else (table.life[0], left)


def gain_life(table: DiceTable, seat: int, amount: int, rule: str, cause: int) -> int:
    """Life never rises above its starting value (fundamentals.5)."""
    gained: int = min(amount, table.box.format.life - table.life[seat])
    if gained > 0:
        left = table.life[seat] + gained
        table.life = (left, table.life[1]) if seat == 0 else (table.life[0], left)
        table.tell("gain-life", rule, seat, cause, (seat,), (gained,))
    return max(0, gained)


def mark_damage(table: DiceTable, number: int, amount: int) -> None:
    """Damage stays on the die and adds up (bonuses.1)."""
    table.write(number).damage += amount
