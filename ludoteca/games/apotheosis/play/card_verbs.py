"""The verbs on cards: each changes the table and makes one event; the moments that autos wait for are told here."""

from __future__ import annotations

from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.games.apotheosis.meaning.moments import moment
from ludoteca.games.apotheosis.table.areas import (
    ASIDE,
    BANISHED,
    EQUIPMENT,
    HELD,
    INVENTORY,
    MEMENTO,
    OWN_DECK,
    OWN_DISCARD,
    SCENE,
    SHEET,
    SUPPORT,
    TABLE_AREAS,
    area,
    is_deck,
    is_discard,
    seat_of_zone,
    suit_deck,
    suit_discard,
    which_area,
)
from ludoteca.games.apotheosis.table.box import Kind
from ludoteca.games.apotheosis.table.figures import CardPiece
from ludoteca.games.apotheosis.table.grounds import CAST, HOLDING, LAYOUT, LISTENING, MOMENT, SHEETS, in_play
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import COMPANION, ENTITY, ITEM, SHEET_SUITS, SKILL, SUITS, SUMMON

#: A card has at most so many attachments, and counters of each name (draft.limit.1, gap counter-limit).
ATTACHMENTS_AT_MOST = 5
COUNTERS_AT_MOST = 10


def discard_of(table: ApotheosisTable, number: int) -> int:
    """The discard of a card's suit, or of its owner where players have piles of their own (gap discard-piles)."""
    owner = table.pieces[number].owner
    if table.box.format.own_decks and owner >= 0:
        return area(owner, OWN_DISCARD)
    return suit_discard(table.kind(number).suit)


def deck_of(table: ApotheosisTable, suit: str, seat: int) -> int:
    """The deck that a player draws from: the suit's, or the player's own (formats.lagvig.2)."""
    return area(seat, OWN_DECK) if table.box.format.own_decks and seat >= 0 else suit_deck(suit)


def on_table(table: ApotheosisTable, number: int) -> bool:
    return which_area(table.pieces[number].zone) in TABLE_AREAS


# -- moving cards ------------------------------------------------------------------------------


def move_card(
    table: ApotheosisTable,
    number: int,
    zone: int,
    rule: str,
    cause: int = NONE,
    bottom: bool = False,
    host: int = NONE,
) -> None:
    """Take a card to another zone, or under another piece.

    It lies there upright; in a discard or deck it loses counters and attachments.
    """
    card: CardPiece = table.pieces[number]
    before, concealed = card.zone, card.hidden
    spoke = is_speaking(table, number)
    lost = is_discard(zone) or is_deck(zone)
    if which_area(before) in TABLE_AREAS and which_area(zone) not in TABLE_AREAS:
        moment(table, "exit", number, table.bearer(number))
    attached = table.attachments(number)
    for under in attached:
        shed(table, under, lost, card.owner)
    table.take_out(number)
    card = table.write(number)
    card.zone = zone
    card.host = host
    card.exhausted = False
    card.hidden = zone_hides(table, number, zone)
    if seat_of_zone(zone) >= 0 and not lost:
        card.owner = card.controller = seat_of_zone(zone)
    if lost:
        card.counters = ()
    if card.counters and which_area(zone) == INVENTORY:
        card.hidden = False
        card.known = EVERYBODY
    if is_deck(zone):
        card.hint = _suit_hint(table, number)
        if zone not in table.filled:
            table.filled = (*table.filled, zone)
    table.sees(card)
    table.zones[zone] = (number, *table.zones[zone]) if bottom else (*table.zones[zone], number)
    if attached and any([table.kind(under).speaks for under in attached]):
        # Their texts are another's now, or nobody's.
        table.changed(LAYOUT)
    if spoke:
        speaks_otherwise(table, number, before)
    if is_speaking(table, number):
        speaks_otherwise(table, number, zone)
    lies_otherwise(table, number, before, concealed)
    lies_otherwise(table, number, zone, card.hidden)
    table.tell("card", rule, card.owner, cause, (number,) if host == NONE else (number, host), (zone, before))


def is_speaking(table: ApotheosisTable, number: int) -> bool:
    """Might a text of the card hold, listen or be others' where it lies? Not in a deck, a container or unseen."""
    card = table.pieces[number]
    kind = table.kind(number)
    if kind.scopes or card.zone == SCENE or (card.zone == HELD and table.is_card(card.host)):
        return True
    if not kind.speaks:
        return False
    which = which_area(card.zone)
    return which in TABLE_AREAS or (which == INVENTORY and (not card.hidden or kind.answers))


def speaks_otherwise(table: ApotheosisTable, number: int, zone: int) -> None:
    """Texts of a card begin or cease to count in a zone; those of one Hero's cards change no more than they say."""
    kind = table.kind(number)
    seat = seat_of_zone(zone)
    if kind.scopes or zone in (SCENE, HELD):
        table.changed(LAYOUT)
    elif seat >= 0:
        table.changed(in_play(table.box.seats, seat))
        if kind.permanents:
            table.changed(HOLDING)
        if kind.autos or kind.reacts:
            table.changed(LISTENING)
        if kind.questions:
            table.unsettled(kind.questions)


def answered_by(table: ApotheosisTable, card: int) -> frozenset[str]:
    """The questions that the permanent texts of a card and of its attachments answer."""
    return table.kind(card).questions.union(*[table.kind(under).questions for under in table.attachments(card)])


def comes_or_goes(table: ApotheosisTable, seat: int, card: int) -> None:
    """The character of a card comes onto the board or leaves it."""
    table.changed(CAST)
    table.unsettled(answered_by(table, card))
    table.rummaged(seat)


def lies_otherwise(table: ApotheosisTable, number: int, zone: int, hidden: bool) -> None:
    """A card has come to a zone, left it or been turned there."""
    which = which_area(zone)
    if which == SHEET:
        table.changed(SHEETS)
        table.worn_otherwise(seat_of_zone(zone), lasting=False)
        table.rummaged(seat_of_zone(zone))
        return
    kind = table.kind(number)
    if which == EQUIPMENT and kind.fortifying:
        table.worn_otherwise(seat_of_zone(zone), lasting=True)
    useful = kind.hand_turn if hidden and which == INVENTORY else kind.own_turn or kind.energetic
    table.rummaged(seat_of_zone(zone), bool(useful))


def _suit_hint(table: ApotheosisTable, number: int) -> int:
    return SUITS.index(table.kind(number).suit)


def zone_hides(table: ApotheosisTable, number: int, zone: int) -> bool:
    """An inventory is hidden; on the table a Summon is concealed till it is summoned, an Entity till it awakes."""
    if which_area(zone) == INVENTORY:
        return True
    kind = table.kind(number)
    if which_area(zone) == SUPPORT:
        return kind.companion == SUMMON
    return which_area(zone) == 0 and kind.suit == ENTITY


def shed(table: ApotheosisTable, number: int, lost: bool, owner: int) -> None:
    """Attachments follow their host, but go to their discards if it goes to a discard or a deck (attachments.2)."""
    if lost:
        move_card(table, number, discard_of(table, number), "attachments.2")


def holder(table: ApotheosisTable, number: int) -> int:
    """The character that has a card, or the Hero of its owner where it is on nobody's table."""
    bearer = table.bearer(number)
    owner = table.pieces[number].owner
    return bearer if bearer != NONE or owner < 0 else table.heroes[owner]


def discard(table: ApotheosisTable, number: int, rule: str, cause: int = NONE) -> None:
    had = holder(table, number)
    move_card(table, number, discard_of(table, number), rule, cause)
    moment(table, "discard", number, had)


def bury(table: ApotheosisTable, number: int, rule: str, cause: int = NONE) -> None:
    """To the bottom of the deck of its suit (keywords.discard)."""
    kind = table.kind(number)
    had, owner = holder(table, number), table.pieces[number].owner
    move_card(table, number, deck_of(table, kind.suit, owner), rule, cause, bottom=True)
    moment(table, "bury", number, had)


def banish(table: ApotheosisTable, number: int, rule: str, cause: int = NONE) -> None:
    for under in table.attachments(number):
        discard(table, under, "attachments.2", cause)
    had = holder(table, number)
    move_card(table, number, BANISHED, rule, cause)
    moment(table, "banish", number, had)


def put_away(table: ApotheosisTable, number: int, to: str, rule: str, cause: int = NONE) -> None:
    {"discard": discard, "bury": bury, "banish": banish}[to](table, number, rule, cause)


def register(table: ApotheosisTable, number: int, rule: str) -> None:
    """A card goes to the scenario, where it is nobody's (event.scenario.1)."""
    move_card(table, number, SCENE, rule)


def has_room(table: ApotheosisTable, seat: int, more: int = 1) -> bool:
    """Is there room in the inventory (inventory.1)?"""
    size = table.figure(table.heroes[seat], "inventory-size")
    return len(table.zones[area(seat, INVENTORY)]) + more <= size


def obtain(table: ApotheosisTable, number: int, seat: int, rule: str, cause: int = NONE) -> bool:
    """A card comes to an inventory; a full one discards it (gap inventory-overflow), and sheet cards."""
    if table.kind(number).suit in SHEET_SUITS or not has_room(table, seat):
        rule = "cards.sheet.1" if table.kind(number).suit in SHEET_SUITS else "inventory.1"
        discard(table, number, rule, cause)
        return False
    move_card(table, number, area(seat, INVENTORY), rule, cause)
    moment(table, "obtain", number, table.heroes[seat])
    return True


# -- slots on the table ------------------------------------------------------------------------------


#: Where on a Hero's table the cards of a suit belong.
_AREA_FOR = {ITEM: EQUIPMENT, SKILL: MEMENTO, COMPANION: SUPPORT}
_SLOT_NAMES = {EQUIPMENT: "equipment-slots", MEMENTO: "memento-slots", SUPPORT: "support-slots"}


def slots_used(table: ApotheosisTable, seat: int, which: int) -> int:
    """Kept for the cards that lie there, till others do."""
    zone = area(seat, which)
    lying = table.zones[zone]
    key = ("slots", zone)
    kept: tuple[tuple[int, ...], int] | None = table.kept[CAST].get(key)
    if kept is None or kept[0] is not lying:
        kept = table.kept[CAST][key] = (lying, count_slots(table, lying))
    return kept[1]


def count_slots(table: ApotheosisTable, cards: tuple[int, ...]) -> int:
    """Summus cards take no slot (summus.1); up to three cards of one Lignum share one (skill.lignum.1)."""
    used = 0
    lignums: dict[str, int] = {}
    for number in cards:
        kind = table.kind(number)
        if kind.summus:
            continue
        if kind.lignum:
            lignums[kind.lignum] = lignums.get(kind.lignum, 0) + 1
        else:
            used += 1
    return used + sum((count + 2) // 3 for count in lignums.values())


def free_slot(table: ApotheosisTable, seat: int, kind: Kind) -> bool:
    """Does such a card find an empty slot on the table (table.2)?"""
    which = _AREA_FOR.get(kind.suit)
    if which is None:
        return False
    if kind.summus:
        return True
    if kind.lignum:
        same = [each for each in table.zones[area(seat, which)] if table.kind(each).lignum == kind.lignum]
        every = [each for each in table.zones[area(seat, which)] if table.kind(each).lignum]
        if len(every) >= 9:
            return False
        if len(same) % 3:
            return True
    return not is_filled(table, seat, which)


def is_filled(table: ApotheosisTable, seat: int, which: int) -> bool:
    """Are all slots of an area taken? Kept where only cards change their number."""
    key = ("filled", which)
    found: bool | None = table.kept[seat].get(key)
    if found is None:
        found = slots_used(table, seat, which) >= table.figure(table.heroes[seat], _SLOT_NAMES[which])
        if not table.box.learning:
            table.kept[seat][key] = found
    return found


def over_slots(table: ApotheosisTable, seat: int, which: int) -> bool:
    return slots_used(table, seat, which) > table.figure(table.heroes[seat], _SLOT_NAMES[which])


def place_card(table: ApotheosisTable, number: int, seat: int, rule: str, cause: int = NONE) -> None:
    """A card comes to its place on the table (keywords.place)."""
    move_card(table, number, area(seat, _AREA_FOR[table.kind(number).suit]), rule, cause)
    card: CardPiece = table.write(number)
    if not card.hidden:
        card.known = EVERYBODY
    moment(table, "enter", number, table.heroes[seat])


# -- states of cards -------------------------------------------------------------------------------------


def turn_cards(table: ApotheosisTable, numbers: tuple[int, ...], exhausted: bool, rule: str, cause: int = NONE) -> int:
    """Lay cards sideways or set them upright (keywords.exhaust); tells how many really turned."""
    turning = tuple(
        number for number in numbers if table.pieces[number].exhausted != exhausted and turns(table, number)
    )
    for number in turning:
        table.write(number).exhausted = exhausted
    if turning:
        if any([table.kind(number).summus or table.kind(number).scopes for number in turning]):
            table.changed(LAYOUT)
        else:
            for number in turning:
                table.rummaged(seat_of_zone(table.pieces[number].zone))
        kind = "exhaust" if exhausted else "recover"
        table.tell(kind, rule, table.pieces[turning[0]].owner, cause, turning)
        for number in turning:
            moment(table, kind, number, table.bearer(number))
    return len(turning)


def turns(table: ApotheosisTable, number: int) -> bool:
    """Sheet cards stay upright, except a Collegium (draft.sheet.1); attached ones are not turned (draft.attached.1)."""
    kind = table.kind(number)
    if kind.suit in SHEET_SUITS and kind.summus != "collegium":
        return False
    return on_table(table, number)


def show_card(table: ApotheosisTable, number: int, revealed: bool, rule: str, cause: int = NONE) -> None:
    """Reveal or conceal a card (keywords.place); an attached one is neither (draft.attached.1)."""
    card: CardPiece = table.pieces[number]
    if card.host != NONE or card.hidden != revealed:
        return
    if not revealed:
        moment(table, "conceal", number, table.bearer(number))
    card = table.write(number)
    card.hidden = not revealed
    if revealed:
        card.known = EVERYBODY
    if table.kind(number).speaks or card.zone == SCENE:
        speaks_otherwise(table, number, card.zone)
    lies_otherwise(table, number, card.zone, hidden=False)
    table.tell("reveal" if revealed else "conceal", rule, card.owner, cause, (number,))
    if revealed:
        moment(table, "reveal", number, table.bearer(number))


def add_counters(table: ApotheosisTable, number: int, name: str, amount: int, rule: str, cause: int = NONE) -> int:
    """Put counters on a card, or take them off; at most ten of each name (draft.limit.1). In an inventory they keep it
    revealed (counters.3)."""
    card: CardPiece = table.card(number)
    before = card.count(name)
    after = max(0, before + amount)
    if table.box.rulings["counter-limit"] == "ten":
        after = min(COUNTERS_AT_MOST, after)
    if after == before or (card.zone == HELD and table.is_card(card.host)):
        return 0
    others = [(other, count) for other, count in card.counters if other != name]
    spoke = is_speaking(table, number)
    card = table.write(number)
    card.counters = tuple(sorted([*others, (name, after)] if after else others))
    if which_area(card.zone) == INVENTORY:
        card.hidden = not card.counters
        if card.counters:
            card.known = EVERYBODY
    if spoke or is_speaking(table, number):
        speaks_otherwise(table, number, card.zone)
    lies_otherwise(table, number, card.zone, hidden=False)
    table.tell("counters", rule, card.owner, cause, (number,), (after - before, after, table.box.name(name)))
    return abs(after - before)


def attach(table: ApotheosisTable, number: int, host: int, rule: str, cause: int = NONE) -> bool:
    """Put a card under another: without counters or attachments of its own (attachments.3)."""
    if host == number or len(table.attachments(host)) >= ATTACHMENTS_AT_MOST:
        return False
    owner = table.pieces[host].owner
    for under in table.attachments(number):
        obtain(table, under, owner, "attachments.3", cause)
    move_card(table, number, HELD, rule, cause, host=host)
    card: CardPiece = table.write(number)
    card.counters = ()
    card.hidden = False
    card.known = EVERYBODY
    if owner >= 0:
        card.owner = card.controller = owner
    table.changed(LAYOUT)
    table.tell("attach", rule, owner, cause, (number, host))
    return True


def store(table: ApotheosisTable, number: int, container: int, rule: str, open_: bool = True) -> None:
    """Put a card into a container."""
    move_card(table, number, HELD, rule, host=container)
    card: CardPiece = table.write(number)
    card.hidden = False
    if open_:
        card.known = EVERYBODY
    table.changed(MOMENT)


def set_aside(table: ApotheosisTable, number: int, body: int, rule: str) -> None:
    """Keep a card with the body of its character, with its attachments and counters (gap death-cards-timing)."""
    table.take_out(number)
    card: CardPiece = table.write(number)
    card.zone = ASIDE
    card.host = body
    table.zones[ASIDE] += (number,)
    table.changed(LAYOUT)
    table.tell("aside", rule, card.owner, body, (number,))


# -- decks -----------------------------------------------------------------------------------------------


def refill(table: ApotheosisTable, suit: str, seat: int) -> None:
    """A deck that has run out is remade with the lower half of its discard, shuffled (decks.2).

    With one card or none in the discard it stays empty, until more are there when it is needed.
    """
    deck = deck_of(table, suit, seat)
    if table.zones[deck] or not has_cards(table, suit, seat):
        return
    lying = table.zones[pile_of(table, suit, seat)]
    for number in lying[: len(lying) // 2]:
        move_card(table, number, deck, "decks.2")
    table.shuffle(deck, "decks.2")


def pile_of(table: ApotheosisTable, suit: str, seat: int) -> int:
    """The discard from which a player's deck is remade."""
    return area(seat, OWN_DISCARD) if table.box.format.own_decks and seat >= 0 else suit_discard(suit)


def has_cards(table: ApotheosisTable, suit: str, seat: int) -> bool:
    """Is there a card in a deck, or will there be when it is needed? Only what was filled once is remade."""
    deck = deck_of(table, suit, seat)
    if table.zones[deck]:
        return True
    return deck in table.filled and len(table.zones[pile_of(table, suit, seat)]) >= 2


def draw(table: ApotheosisTable, suit: str, seat: int, rule: str, cause: int = NONE) -> bool:
    """Take the top card of a deck unseen (keywords.get)."""
    refill(table, suit, seat)
    deck = table.zones[deck_of(table, suit, seat)]
    if not deck:
        return False
    obtain(table, deck[-1], seat, rule, cause)
    refill(table, suit, seat)
    return True
