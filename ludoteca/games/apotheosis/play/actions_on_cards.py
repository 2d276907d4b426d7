"""The verbs on one's own cards: the table, attachments of Companions, all-in actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.core.action import (
    GIVEN,
    LOOK,
    MODE,
    PIECE,
    SEARCH,
    Action,
    Argument,
    Chosen,
    Requirement,
    Requirements,
    nobody,
)
from ludoteca.core.decision import Option
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.card_verbs import ATTACHMENTS_AT_MOST, free_slot, has_cards, has_room
from ludoteca.games.apotheosis.play.costs import purse
from ludoteca.games.apotheosis.play.equal_cards import beside, distinct, same_card, unlike
from ludoteca.games.apotheosis.play.interactions import EVOLVE_XP, evolve_purse, has_access
from ludoteca.games.apotheosis.play.requirements import BESIDE, deed, whose_turn
from ludoteca.games.apotheosis.play.summons_and_entity import AWAKEN, RESTORE, SLEEP, SUMMON_CARD, UNSUMMON
from ludoteca.games.apotheosis.table import permanent_texts, places, values
from ludoteca.games.apotheosis.table.areas import HELD, INVENTORY, area, discards, is_discard
from ludoteca.games.apotheosis.table.box import Kind
from ludoteca.games.apotheosis.table.figures import COMPANION as COMPANION_FIGURE
from ludoteca.games.apotheosis.table.figures import HERO
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import COMPANION, RESOURCE_SUITS, SUMMON, VALUES, XP

# -- inventory and table ------------------------------------------------------------------------------


def inventory_of(table: ApotheosisTable, seat: int) -> Sequence[int]:
    return table.zones[area(seat, INVENTORY)]


def resources_on_table(table: ApotheosisTable, seat: int) -> list[int]:
    kinds, pieces = table.box.kinds, table.pieces
    return [card for card in table.table_cards(seat) if kinds[pieces[card].kind].suit in RESOURCE_SUITS]


def in_inventory(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in inventory_of(table, seat)


def is_known_to_hero(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return values.may_have(table, table.character, table.box.kinds[table.pieces[chosen[0]].kind])


def finds_slot(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return free_slot(table, seat, table.box.kinds[table.pieces[chosen[0]].kind])


def is_alone_of_its_specifier(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    specifier = table.box.kinds[table.pieces[chosen[0]].kind].specifier
    return not specifier or specifier not in [
        table.kind(other).specifier for other in permanent_texts.equipped(table, seat)
    ]


def finds_access(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """A Companion enters by a free access tile."""
    kind = table.box.kinds[table.pieces[chosen[0]].kind]
    return kind.suit != COMPANION or kind.companion == SUMMON or has_access(table, seat)


def cards_of_inventory(table: ApotheosisTable, seat: int, chosen: Chosen) -> Sequence[int]:
    return distinct(table, seat, "inventory", inventory_of)


def cards_with_slot(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    kinds, pieces = table.box.kinds, table.pieces
    cards = distinct(table, seat, "inventory", inventory_of)
    return [card for card in cards if free_slot(table, seat, kinds[pieces[card].kind])]


#: What comes to the table. Mostly no slot is free: cards are looked for where one is.
PLACED = Argument(
    PIECE,
    cards_with_slot,
    (
        Requirement("cards.resource.1", "refusal-knowledge", is_known_to_hero, rank=LOOK),
        Requirement("table.2", "refusal-no-slot", finds_slot, rank=GIVEN),
        Requirement("item.specifier.1", "refusal-specifier", is_alone_of_its_specifier, rank=SEARCH),
        Requirement("companion.recruit.1", "refusal-no-access", finds_access, rank=SEARCH),
    ),
    canonical=same_card,
    given=(Requirement("chart.table", "refusal-not-in-inventory", in_inventory, nobody),),
)


def on_own_table(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in resources_on_table(table, seat)


def inventory_has_room(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return has_room(table, seat)


def leaves_by_access(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """A Companion on the board leaves by a free access tile."""
    card = chosen[0]
    kind = table.kind(card)
    if kind.suit != COMPANION or kind.companion == SUMMON or table.piece_of(card) == NONE:
        return True
    return has_access(table, seat)


#: What a card that leaves the table must fulfil.
RETURNING = Requirements(
    Requirement("inventory.1", "refusal-full", inventory_has_room, whose_turn, rank=GIVEN),
    Requirement("companion.abandon.1", "refusal-no-access", leaves_by_access),
)


def placeable(table: ApotheosisTable, seat: int) -> list[Option]:
    return kept_list(table, seat, "place", find_placeable)


def find_placeable(table: ApotheosisTable, seat: int) -> list[Option]:
    return [("place", card) for card in PLACED.passing(table, seat, ())]


def returnable(table: ApotheosisTable, seat: int) -> list[Option]:
    return kept_list(table, seat, "return", find_returnable)


def find_returnable(table: ApotheosisTable, seat: int) -> list[Option]:
    if not has_room(table, seat):
        return []
    kinds, pieces, hold = table.box.kinds, table.pieces, RETURNING.hold
    return [
        ("return", card)
        for card in distinct(table, seat, "resources", resources_on_table)
        if kinds[pieces[card].kind].suit != COMPANION or hold(table, seat, (card,))
    ]


def kept_list(
    table: ApotheosisTable, seat: int, verb: str, find: Callable[[ApotheosisTable, int], list[Option]]
) -> list[Option]:
    """What may go between inventory and table, kept till cards lie otherwise."""
    if table.box.learning:
        return find(table, seat)
    # Companions need a free access tile besides.
    key = (verb, COMPANION in table.box.present and has_access(table, seat))
    found: list[Option] | None = table.kept[seat].get(key)
    if found is None:
        found = table.kept[seat][key] = find(table, seat)
    return found


#: From the inventory to the table: equip, learn, recruit (chart.table).
PLACE = deed("place", PLACED, heroic=True, listing=placeable)

#: From the table to the inventory: unequip, forget, abandon (chart.table).
RETURN = deed(
    "return",
    Argument(
        PIECE,
        canonical=same_card,
        given=(Requirement("chart.table", "refusal-not-on-table", on_own_table, nobody), *RETURNING),
    ),
    heroic=True,
    listing=returnable,
)


# -- attachments of Companions ---------------------------------------------------------------------------


def own_companion(table: ApotheosisTable, seat: int, number: int) -> bool:
    piece = table.pieces[number]
    return piece.sort == COMPANION_FIGURE and piece.controller == seat and not piece.dead


def companions_beside(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    return [number for number in beside(table, table.character) if own_companion(table, seat, number)]


def is_own_companion(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return own_companion(table, seat, chosen[-1])


def has_room_for_attachment(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return len(table.attachments(table.pieces[chosen[-1]].card)) < ATTACHMENTS_AT_MOST


#: Attach a card of the inventory to an adjacent Companion.
ATTACH = deed(
    "attach",
    Argument(
        PIECE,
        cards_of_inventory,
        canonical=same_card,
        given=(Requirement("companion.attach.1", "refusal-not-in-inventory", in_inventory, nobody),),
    ),
    Argument(
        PIECE,
        companions_beside,
        (
            *BESIDE,
            Requirement("companion.attach.1", "refusal-no-companion", is_own_companion, rank=GIVEN),
            Requirement("companion.attach.1", "refusal-full", has_room_for_attachment),
        ),
        alone=True,
    ),
    heroic=True,
)


def attachments_beside(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    if not table.zones[HELD] or not has_room(table, seat):
        return []
    return [
        card
        for number in companions_beside(table, seat, ())
        for card in table.without_repeats(table.attachments(table.pieces[number].card))
    ]


def is_attached(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in table.zones[HELD] and table.is_card(table.pieces[chosen[0]].host)


def bearer(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return table.bearer(chosen[0])


def is_borne_by_own(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    companion = table.bearer(chosen[0])
    return companion != NONE and own_companion(table, seat, companion)


def is_borne_beside(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return places.adjacent(table, table.character, table.bearer(chosen[0]))


#: Take an attachment back from an adjacent Companion.
DETACH = deed(
    "detach",
    Argument(
        PIECE,
        attachments_beside,
        canonical=same_card,
        given=(
            Requirement("companion.attach.1", "refusal-not-attached", is_attached, nobody),
            Requirement("companion.attach.1", "refusal-no-companion", is_borne_by_own, bearer),
            Requirement("companion.attach.1", "refusal-not-adjacent", is_borne_beside, bearer),
            Requirement("inventory.1", "refusal-full", inventory_has_room, whose_turn),
        ),
    ),
    heroic=True,
)


# -- all-in actions --------------------------------------------------------------------------------------


def is_way_to_rest(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in ("life", "energy")


def is_hurt(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    agent = table.character
    return bool(chosen[0] != "life" or table.pieces[agent].life < table.figure(agent, "max-life"))


def has_something_exhausted(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    if chosen[0] != "energy":
        return True
    pieces = table.pieces
    return pieces[table.character].sort == HERO and any([pieces[card].exhausted for card in table.memento(seat)])


def ways_to_rest(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[str]:
    found = ["life"] if is_hurt(table, seat, ("life",)) else []
    return [*found, "energy"] if has_something_exhausted(table, seat, ("energy",)) else found


#: Sacrifice the turn for 1 life, or 2 of stamina and mana.
REST = deed(
    "rest",
    Argument(
        MODE,
        ways_to_rest,
        given=(
            Requirement("battle.rest.1", "refusal-not-offered", is_way_to_rest, nobody),
            Requirement("battle.rest.1", "refusal-unhurt", is_hurt, whose_turn),
            Requirement("battle.rest.1", "refusal-upright", has_something_exhausted, whose_turn),
        ),
    ),
    all_in=True,
    denied="rest",
)


def is_companion_of_living(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    piece = table.pieces[table.character]
    return piece.sort == COMPANION_FIGURE and piece.card != NONE and table.living(table.heroes[piece.controller])


def has_bestiary(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return has_cards(table, COMPANION, NONE)


def has_xp(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return sum(table.kind(card).worth(XP) for card in evolve_purse(table, table.character)) >= EVOLVE_XP


#: A Companion evolves; whether the Bestiary holds one that fits shows in the search.
EVOLVE = Action(
    "evolve",
    (
        *deed("evolve", all_in=True).needs,
        Requirement("companion.evolve.1", "refusal-no-companion", is_companion_of_living, whose_turn, rank=LOOK),
        Requirement("companion.evolve.1", "refusal-empty-deck", has_bestiary, whose_turn, rank=LOOK),
        Requirement("companion.evolve.1", "refusal-cost", has_xp, whose_turn, rank=SEARCH),
    ),
)


def access_level(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    """A battle board is of level 0 for every deck (r21); card effects may raise it (decks.5)."""
    return permanent_texts.total(table, "access", table.character)


def discarded(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    """The resources with a price that the access level reaches, of equal ones in a discard the first."""
    level = access_level(table, seat, ())
    kinds, pieces = table.box.kinds, table.pieces
    found: list[int] = []
    for zone in discards(table.box.seats) if level else ():
        cards = [card for card in table.zones[zone] if is_in_access(kinds[pieces[card].kind], level)]
        found += unlike(table, cards)
    return found


def is_in_access(kind: Kind, level: int) -> bool:
    return kind.level <= level and kind.value >= 1 and kind.suit in RESOURCE_SUITS


def in_discard(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.is_card(chosen[0]) and is_discard(table.pieces[chosen[0]].zone)


def is_resource(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(chosen[0]).suit in RESOURCE_SUITS


def is_of_access_level(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(chosen[0]).level <= access_level(table, seat, ())


def has_price(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(chosen[0]).value >= 1


def has_worth(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    kind = table.kind(chosen[0])
    return worth_of(table, seat, VALUES[kind.suit]) >= kind.value


def worth_of(table: ApotheosisTable, seat: int, value: str) -> int:
    """What the character could give in exchange is worth; kept till the cards of the seat lie otherwise."""
    key = ("worth", table.character, value)
    found: int | None = table.kept[seat].get(key)
    if found is None:
        found = table.kept[seat][key] = sum([table.kind(own).worth(value) for own in purse(table, table.character)])
    return found


#: Exchange with a discard, where a card has raised the access level of the board. It is an all-in action
#: (chart.exchange).
EXCHANGE = deed(
    "exchange",
    Argument(
        PIECE,
        discarded,
        (
            Requirement("decks.3", "refusal-not-in-discard", in_discard, nobody, rank=GIVEN),
            Requirement("decks.3", "refusal-not-in-discard", is_resource, rank=GIVEN),
            Requirement("decks.4", "refusal-access", is_of_access_level, rank=GIVEN),
            Requirement("item.price.1", "refusal-no-price", has_price, rank=GIVEN),
            Requirement("decks.3", "refusal-cost", has_worth, rank=SEARCH),
        ),
        canonical=same_card,
    ),
    heroic=True,
    all_in=True,
)

CARD_ACTIONS = (
    PLACE,
    RETURN,
    ATTACH,
    DETACH,
    SUMMON_CARD,
    UNSUMMON,
    AWAKEN,
    SLEEP,
    RESTORE,
    REST,
    EVOLVE,
    EXCHANGE,
)
