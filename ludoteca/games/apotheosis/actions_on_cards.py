"""The verbs on one's own cards: the table, Companions, Summons, the Entity, all-in actions."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.action import CELL, MODE, PIECE, Argument, Refusal
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis import places, standing, values
from ludoteca.games.apotheosis.areas import HELD, INVENTORY, SHEET, SUPPORT, area, is_discard, seat_of_zone, suit_deck
from ludoteca.games.apotheosis.asking_cards import (
    Args,
    Why,
    beside,
    distinct,
    hero_of,
    no_table,
    refused_adjacent,
    same_card,
)
from ludoteca.games.apotheosis.deed_action import DeedAction, nobody, refused_points
from ludoteca.games.apotheosis.dying import DEAD_SUMMON
from ludoteca.games.apotheosis.figures import COMPANION as COMPANION_FIGURE
from ludoteca.games.apotheosis.handling import EVOLVE_XP, access_tiles, evolve_purse
from ludoteca.games.apotheosis.paying import can_pay_energy, purse
from ludoteca.games.apotheosis.table import ApotheosisTable
from ludoteca.games.apotheosis.verbs import ATTACHMENTS_AT_MOST, free_slot, has_room, on_table
from ludoteca.games.apotheosis.words import COMPANION, ENTITY, RESOURCE_SUITS, SUMMON, VALUES, XP

# -- inventory and table ------------------------------------------------------------------------------


class Place(DeedAction):
    """From the inventory to the table: equip, learn, recruit (chart.table)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("place", arguments=(Argument(PIECE, nobody, canonical=same_card),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = hero_of(table, agent)
        if seat >= 0:
            for card in distinct(table, table.zones[area(seat, INVENTORY)], "inventory", seat):
                yield (card,)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        seat = hero_of(table, agent)
        if refused := refused_points(table, "place", agent):
            return refused
        if seat < 0:
            return no_table(agent)
        if card not in table.zones[area(seat, INVENTORY)]:
            return Refusal("chart.table", "refusal-not-in-inventory")
        kind = table.kind(card)
        if not values.may_have(table, agent, card):
            return Refusal("cards.resource.1", "refusal-knowledge", card)
        if not free_slot(table, seat, card):
            return Refusal("table.2", "refusal-no-slot", card)
        if kind.specifier and any(
            table.kind(other).specifier == kind.specifier for other in standing.equipped(table, seat)
        ):
            return Refusal("item.specifier.1", "refusal-specifier", card)
        if kind.suit == COMPANION and kind.companion != SUMMON and not access_tiles(table, seat):
            return Refusal("companion.recruit.1", "refusal-no-access", card)
        return None


class Return(DeedAction):
    """From the table to the inventory: unequip, forget, abandon (chart.table)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("return", arguments=(Argument(PIECE, nobody, canonical=same_card),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = hero_of(table, agent)
        if seat >= 0:
            for card in distinct(table, table.table_cards(seat), "table", seat):
                yield (card,)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        seat = hero_of(table, agent)
        if refused := refused_points(table, "return", agent):
            return refused
        if seat < 0:
            return no_table(agent)
        if not lies_with(table, card, seat) or table.kind(card).suit not in RESOURCE_SUITS:
            return Refusal("chart.table", "refusal-not-on-table")
        if not has_room(table, seat):
            return Refusal("inventory.1", "refusal-full", agent)
        kind = table.kind(card)
        fielded = kind.suit == COMPANION and kind.companion != SUMMON
        if fielded and table.piece_of(card) != NONE and not access_tiles(table, seat):
            return Refusal("companion.abandon.1", "refusal-no-access", card)
        return None


def lies_with(table: ApotheosisTable, card: int, seat: int) -> bool:
    """Does a card lie on this seat's table?"""
    return table.is_card(card) and on_table(table, card) and seat_of_zone(table.pieces[card].zone) == seat


class Attach(DeedAction):
    """Attach a card of the inventory to an adjacent Companion (companion.attach.1)."""

    __slots__ = ()
    wants = COMPANION

    def __init__(self) -> None:
        super().__init__("attach", arguments=(Argument(PIECE, nobody, canonical=same_card), Argument(PIECE, nobody)))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = hero_of(table, agent)
        near = [number for number in beside(table, agent) if own_companion(table, seat, number)] if seat >= 0 else []
        for card in distinct(table, table.zones[area(seat, INVENTORY)], "inventory", seat) if near else ():
            for companion in near:
                yield card, companion

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card, companion = args
        seat = hero_of(table, agent)
        if refused := refused_points(table, "attach", agent):
            return refused
        if seat < 0:
            return no_table(agent)
        if card not in table.zones[area(seat, INVENTORY)]:
            return Refusal("companion.attach.1", "refusal-not-in-inventory")
        if refused := refused_adjacent(table, agent, companion):
            return refused
        if not own_companion(table, seat, companion):
            return Refusal("companion.attach.1", "refusal-no-companion", companion)
        if len(table.attachments(table.pieces[companion].card)) >= ATTACHMENTS_AT_MOST:
            return Refusal("companion.attach.1", "refusal-full", companion)
        return None


def own_companion(table: ApotheosisTable, seat: int, number: int) -> bool:
    piece = table.pieces[number]
    return piece.sort == COMPANION_FIGURE and piece.controller == seat and not piece.dead


class Detach(DeedAction):
    """Take an attachment back from an adjacent Companion."""

    __slots__ = ()
    wants = COMPANION

    def __init__(self) -> None:
        super().__init__("detach", arguments=(Argument(PIECE, nobody, canonical=same_card),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = hero_of(table, agent)
        if seat >= 0 and table.zones[HELD]:
            for number in beside(table, agent):
                if own_companion(table, seat, number):
                    for card in table.without_repeats(table.attachments(table.pieces[number].card)):
                        yield (card,)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        seat = hero_of(table, agent)
        if refused := refused_points(table, "detach", agent):
            return refused
        if seat < 0:
            return no_table(agent)
        if card not in table.zones[HELD] or not table.is_card(table.pieces[card].host):
            return Refusal("companion.attach.1", "refusal-not-attached")
        bearer = table.bearer(card)
        if bearer == NONE or not own_companion(table, seat, bearer):
            return Refusal("companion.attach.1", "refusal-no-companion", bearer)
        if not places.adjacent(table, agent, bearer):
            return Refusal("companion.attach.1", "refusal-not-adjacent", bearer)
        return None if has_room(table, seat) else Refusal("inventory.1", "refusal-full", agent)


# -- Summons and the Entity ----------------------------------------------------------------------------


def summonable(table: ApotheosisTable, card: int) -> bool:
    """A Summon in the support that is not on the board and has not died in this battle (companion.summon.4)."""
    kind = table.kind(card)
    if kind.companion != SUMMON or table.piece_of(card) != NONE or (DEAD_SUMMON, NONE, card) in table.used:
        return False
    return on_table(table, card)


class Summon(DeedAction):
    """2 mana: the Summon enters on an empty tile next to the summoner (companion.summon.1)."""

    __slots__ = ()
    wants = SUMMON

    def __init__(self) -> None:
        super().__init__("summon", arguments=(Argument(PIECE, nobody), Argument(CELL, nobody)))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = hero_of(table, agent)
        if seat >= 0 and table.zones[area(seat, SUPPORT)]:
            for card in table.zones[area(seat, SUPPORT)]:
                for cell in places.empty_beside(table, table.cell_of(agent)):
                    yield card, cell

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card, cell = args
        seat = hero_of(table, agent)
        if seat < 0:
            return no_table(agent)
        if card not in table.zones[area(seat, SUPPORT)] or table.kind(card).companion != SUMMON:
            return Refusal("companion.summon.1", "refusal-no-summon")
        if not summonable(table, card):
            return Refusal("companion.summon.4", "refusal-not-again", card)
        if not can_pay_energy(table, agent, (0, 2, 0, 0, "")):
            return Refusal("companion.summon.1", "refusal-energy", card)
        if cell not in places.empty_beside(table, table.cell_of(agent)):
            return Refusal("companion.summon.1", "refusal-not-empty", card)
        return None


class Unsummon(DeedAction):
    """Take a Summon off the board, free, in the summoner's turn (companion.summon.3)."""

    __slots__ = ()
    wants = SUMMON

    def __init__(self) -> None:
        super().__init__("unsummon", arguments=(Argument(PIECE, nobody),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = hero_of(table, agent)
        if seat >= 0:
            for card in table.zones[area(seat, SUPPORT)]:
                yield (card,)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        seat = hero_of(table, agent)
        if seat < 0:
            return no_table(agent)
        known = card in table.zones[area(seat, SUPPORT)] and table.kind(card).companion == SUMMON
        if not known or table.piece_of(card) == NONE:
            return Refusal("companion.summon.3", "refusal-no-summon")
        return None


class TurnEntity(DeedAction):
    """Awaken the Entity for 2 of stamina and mana, or put it to sleep free (entity.3, entity.5)."""

    __slots__ = ("awake",)
    wants = ENTITY

    def __init__(self, name: str, awake: bool) -> None:
        super().__init__(name)
        self.awake = awake

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return ((),)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        seat = hero_of(table, agent)
        entity = standing.entity_of(table, seat) if seat >= 0 else NONE
        if entity == NONE:
            return Refusal("entity.1", "refusal-no-entity", agent)
        if table.pieces[entity].hidden != self.awake:
            return Refusal("entity.2", "refusal-entity-already", entity)
        if (entity, int(not self.awake)) in table.turned:
            return Refusal("entity.4", "refusal-entity-turned", entity)
        if self.awake and not can_pay_energy(table, agent, (0, 0, 2, 0, "")):
            return Refusal("entity.3", "refusal-energy", entity)
        return None


class Restore(DeedAction):
    """Recover a Collegium for the cost in its box (summus.collegium.1)."""

    __slots__ = ()
    wants = "collegium"

    def __init__(self) -> None:
        super().__init__("restore", arguments=(Argument(PIECE, nobody),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = hero_of(table, agent)
        if seat >= 0:
            for card in table.zones[area(seat, SHEET)]:
                yield (card,)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        seat = hero_of(table, agent)
        if seat < 0:
            return no_table(agent)
        if card not in table.zones[area(seat, SHEET)] or table.kind(card).summus != "collegium":
            return Refusal("summus.collegium.1", "refusal-no-collegium")
        if not table.pieces[card].exhausted:
            return Refusal("summus.collegium.1", "refusal-upright", card)
        if not can_pay_energy(table, agent, (0, 0, table.kind(card).recover, 0, "")):
            return Refusal("r15", "refusal-energy", card)
        return None


# -- all-in actions --------------------------------------------------------------------------------------


def refused_all_in(table: ApotheosisTable, agent: int, deed: str = "") -> Why:
    """Only as the first action of the turn (keywords.all-in, gap all-in-meaning)."""
    if table.acted:
        return Refusal("keywords.all-in", "refusal-all-in", agent)
    return None


class Rest(DeedAction):
    """Sacrifice the turn for 1 life, or 2 of stamina and mana (battle.rest.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("rest", arguments=(Argument(MODE, nobody),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return (("life",), ("energy",))

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if refused := refused_all_in(table, agent):
            return refused
        barred = standing.denied(table, "rest", agent)
        if barred is not None:
            return Refusal("guidelines.text.1", "refusal-denied", agent, barred)
        if args[0] == "life":
            if table.figure(agent, "life") >= table.figure(agent, "max-life"):
                return Refusal("battle.rest.1", "refusal-unhurt", agent)
            return None
        if args[0] != "energy":
            return Refusal("battle.rest.1", "refusal-not-offered")
        seat = hero_of(table, agent)
        if seat < 0 or not any(table.pieces[card].exhausted for card in table.memento(seat)):
            return Refusal("battle.rest.1", "refusal-upright", agent)
        return None


class Evolve(DeedAction):
    """A Companion evolves (companion.evolve.1); whether the Bestiary holds one that fits shows in the search."""

    __slots__ = ()
    wants = COMPANION

    def __init__(self) -> None:
        super().__init__("evolve")

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return ((),)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        piece = table.pieces[agent]
        if refused := refused_all_in(table, agent):
            return refused
        if piece.sort != COMPANION_FIGURE or piece.card == NONE or not table.living(table.heroes[piece.controller]):
            return Refusal("companion.evolve.1", "refusal-no-companion", agent)
        if not table.zones[suit_deck(COMPANION)]:
            return Refusal("companion.evolve.1", "refusal-empty-deck", agent)
        if sum(table.kind(card).worth(XP) for card in evolve_purse(table, agent)) < EVOLVE_XP:
            return Refusal("companion.evolve.1", "refusal-cost", agent)
        return None


class Exchange(DeedAction):
    """Exchange with a discard, where a card has raised the access level of the board (decks.3 to .5)."""

    __slots__ = ()
    wants = "access"

    def __init__(self) -> None:
        super().__init__("exchange", arguments=(Argument(PIECE, nobody, canonical=same_card),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        if access_level(table, agent) and hero_of(table, agent) >= 0:
            for zone, numbers in enumerate(table.zones):
                if is_discard(zone):
                    for card in table.without_repeats(numbers):
                        yield (card,)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        seat = hero_of(table, agent)
        if refused := refused_all_in(table, agent):
            return refused
        if seat < 0:
            return no_table(agent)
        if not table.is_card(card) or not is_discard(table.pieces[card].zone):
            return Refusal("decks.3", "refusal-not-in-discard")
        kind = table.kind(card)
        if kind.suit not in RESOURCE_SUITS:
            return Refusal("decks.3", "refusal-not-in-discard", card)
        if kind.level > access_level(table, agent):
            return Refusal("decks.4", "refusal-access", card)
        if kind.value < 1:
            return Refusal("item.price.1", "refusal-no-price", card)
        worth = sum(table.kind(own).worth(VALUES[kind.suit]) for own in purse(table, agent))
        return None if worth >= kind.value else Refusal("decks.3", "refusal-cost", card)


def access_level(table: ApotheosisTable, agent: int) -> int:
    """A battle board is of level 0 for every deck (r21); card effects may raise it (decks.5)."""
    return standing.total(table, "access", agent)


CARD_ACTIONS = (
    Place(),
    Return(),
    Attach(),
    Detach(),
    Summon(),
    Unsummon(),
    TurnEntity("awaken", True),
    TurnEntity("sleep", False),
    Restore(),
    Rest(),
    Evolve(),
    Exchange(),
)
