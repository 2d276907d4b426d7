"""The verbs on one's own cards: the table, Companions, Summons, the Entity, all-in actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.core.action import CELL, MODE, PIECE, Argument, Refusal
from ludoteca.core.decision import Option
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.activation import DUES, summon_due
from ludoteca.games.apotheosis.play.card_verbs import ATTACHMENTS_AT_MOST, free_slot, has_cards, has_room, on_table
from ludoteca.games.apotheosis.play.costs import can_pay_energy, purse
from ludoteca.games.apotheosis.play.death import DEAD_SUMMON
from ludoteca.games.apotheosis.play.deed_action import PIECES, Args, DeedAction, Why, nobody
from ludoteca.games.apotheosis.play.equal_cards import beside, distinct, refused_adjacent, same_card
from ludoteca.games.apotheosis.play.interactions import EVOLVE_XP, evolve_purse, has_access
from ludoteca.games.apotheosis.table import permanent_texts, places, values
from ludoteca.games.apotheosis.table.areas import HELD, INVENTORY, SHEET, SUPPORT, area, discards, is_discard
from ludoteca.games.apotheosis.table.box import ACCESS, Kind
from ludoteca.games.apotheosis.table.figures import COMPANION as COMPANION_FIGURE
from ludoteca.games.apotheosis.table.figures import HERO
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import COMPANION, ENTITY, RESOURCE_SUITS, SUMMON, VALUES, XP

# -- inventory and table ------------------------------------------------------------------------------


class TableAction(DeedAction):
    """A verb between inventory and table: what it offers is kept till cards lie otherwise."""

    __slots__ = ()
    heroic = True

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        if table.box.learning:
            return self.search(table, agent)
        seat = table.pieces[agent].controller
        # Companions need a free access tile besides.
        key = (self.name, COMPANION in table.box.present and has_access(table, seat))
        found: list[Option] | None = table.filed[seat].get(key)
        if found is None:
            found = table.filed[seat][key] = self.search(table, agent)
        return found

    def search(self, table: ApotheosisTable, agent: int) -> list[Option]:
        return super().find(table, agent)


def inventory_of(table: ApotheosisTable, seat: int) -> Sequence[int]:
    return table.zones[area(seat, INVENTORY)]


class Place(TableAction):
    """From the inventory to the table: equip, learn, recruit (chart.table)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("place", Argument(PIECE, nobody, canonical=same_card))

    def search(self, table: ApotheosisTable, agent: int) -> list[Option]:
        """Mostly no slot is free: this is asked first."""
        kinds, pieces = table.box.kinds, table.pieces
        seat = pieces[agent].controller
        found: list[Option] = []
        for card in distinct(table, seat, "inventory", inventory_of):
            kind = kinds[pieces[card].kind]
            if free_slot(table, seat, kind) and values.may_have(table, agent, kind) and not unplaced(table, seat, kind):
                found.append(("place", card))
        return found

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if args[0] not in inventory_of(table, table.pieces[agent].controller):
            return Refusal("chart.table", "refusal-not-in-inventory")
        return None

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        seat = table.pieces[agent].controller
        kind = table.kind(card)
        if not values.may_have(table, agent, kind):
            return Refusal("cards.resource.1", "refusal-knowledge", card)
        if not free_slot(table, seat, kind):
            return Refusal("table.2", "refusal-no-slot", card)
        rule = unplaced(table, seat, kind)
        return Refusal(rule, _UNPLACED[rule], card) if rule else None


#: Why a card does not come to a free slot.
_UNPLACED = {"item.specifier.1": "refusal-specifier", "companion.recruit.1": "refusal-no-access"}


def unplaced(table: ApotheosisTable, seat: int, kind: Kind) -> str:
    """The rule by which a card does not come to a free slot, if there is one."""
    if kind.specifier and kind.specifier in [
        table.kind(other).specifier for other in permanent_texts.equipped(table, seat)
    ]:
        return "item.specifier.1"
    if kind.suit == COMPANION and kind.companion != SUMMON and not has_access(table, seat):
        return "companion.recruit.1"
    return ""


class Return(TableAction):
    """From the table to the inventory: unequip, forget, abandon (chart.table)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("return", Argument(PIECE, nobody, canonical=same_card))

    def search(self, table: ApotheosisTable, agent: int) -> list[Option]:
        """Only of Companions there is more to ask."""
        kinds, pieces = table.box.kinds, table.pieces
        seat = pieces[agent].controller
        if not has_room(table, seat):
            return []
        return [
            ("return", card)
            for card in distinct(table, seat, "resources", resources_on_table)
            if kinds[pieces[card].kind].suit != COMPANION or self.refusal(table, agent, (card,)) is None
        ]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        seat = table.pieces[agent].controller
        if args[0] not in resources_on_table(table, seat):
            return Refusal("chart.table", "refusal-not-on-table")
        return None if has_room(table, seat) else Refusal("inventory.1", "refusal-full", agent)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        kind = table.kind(card)
        if kind.suit != COMPANION or kind.companion == SUMMON or table.piece_of(card) == NONE:
            return None
        if not has_access(table, table.pieces[agent].controller):
            return Refusal("companion.abandon.1", "refusal-no-access", card)
        return None


def resources_on_table(table: ApotheosisTable, seat: int) -> list[int]:
    kinds, pieces = table.box.kinds, table.pieces
    return [card for card in table.table_cards(seat) if kinds[pieces[card].kind].suit in RESOURCE_SUITS]


class Attach(DeedAction):
    """Attach a card of the inventory to an adjacent Companion (companion.attach.1)."""

    __slots__ = ()
    wants = COMPANION
    heroic = True
    near = PIECES

    def __init__(self) -> None:
        super().__init__("attach", Argument(PIECE, nobody, canonical=same_card), Argument(PIECE, nobody))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = table.pieces[agent].controller
        near = [number for number in beside(table, agent) if own_companion(table, seat, number)]
        if not near:
            return ()
        return [(card, number) for card in distinct(table, seat, "inventory", inventory_of) for number in near]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card, companion = args
        seat = table.pieces[agent].controller
        if card not in inventory_of(table, seat):
            return Refusal("companion.attach.1", "refusal-not-in-inventory")
        if refused := refused_adjacent(table, agent, companion):
            return refused
        if not own_companion(table, seat, companion):
            return Refusal("companion.attach.1", "refusal-no-companion", companion)
        return None

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        companion = args[1]
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
    heroic = True
    near = PIECES

    def __init__(self) -> None:
        super().__init__("detach", Argument(PIECE, nobody, canonical=same_card))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        seat = table.pieces[agent].controller
        if not table.zones[HELD] or not has_room(table, seat):
            return ()
        return [
            (card,)
            for number in beside(table, agent)
            if own_companion(table, seat, number)
            for card in table.without_repeats(table.attachments(table.pieces[number].card))
        ]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        if card not in table.zones[HELD] or not table.is_card(table.pieces[card].host):
            return Refusal("companion.attach.1", "refusal-not-attached")
        bearer = table.bearer(card)
        if bearer == NONE or not own_companion(table, table.pieces[agent].controller, bearer):
            return Refusal("companion.attach.1", "refusal-no-companion", bearer)
        if not places.adjacent(table, agent, bearer):
            return Refusal("companion.attach.1", "refusal-not-adjacent", bearer)
        if not has_room(table, table.pieces[agent].controller):
            return Refusal("inventory.1", "refusal-full", agent)
        return None


# -- Summons and the Entity ----------------------------------------------------------------------------


def summons_of(table: ApotheosisTable, seat: int) -> list[int]:
    """The Summons in a seat's support."""
    found: list[int] | None = table.filed[seat].get("summons")
    if found is None:
        support = table.zones[area(seat, SUPPORT)]
        found = table.filed[seat]["summons"] = [card for card in support if table.kind(card).companion == SUMMON]
    return found


def summonable(table: ApotheosisTable, card: int) -> bool:
    """A Summon on a table that is not on the board and has not died in this battle (companion.summon.4)."""
    if table.kind(card).companion != SUMMON or table.piece_of(card) != NONE or not on_table(table, card):
        return False
    return (DEAD_SUMMON, NONE, card) not in table.used


class Summon(DeedAction):
    """2 mana: the Summon enters on an empty tile next to the summoner (companion.summon.1)."""

    __slots__ = ()
    wants = SUMMON
    heroic = True

    def __init__(self) -> None:
        super().__init__("summon", Argument(PIECE, nobody), Argument(CELL, nobody))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        figure = table.pieces[agent]
        return [
            (card, cell)
            for card in summons_of(table, figure.controller)
            if self.refused_card(table, agent, card) is None
            for cell in places.empty_beside(table, figure.cell)
        ]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card, cell = args
        if refused := self.refused_card(table, agent, card):
            return refused
        if cell not in places.empty_beside(table, table.pieces[agent].cell):
            return Refusal("companion.summon.1", "refusal-not-empty", card)
        return None

    def refused_card(self, table: ApotheosisTable, agent: int, card: int) -> Why:
        if card not in summons_of(table, table.pieces[agent].controller):
            return Refusal("companion.summon.1", "refusal-no-summon")
        if not summonable(table, card):
            return Refusal("companion.summon.4", "refusal-not-again", card)
        if not can_pay_energy(table, agent, summon_due(table, card)):
            return Refusal("companion.summon.1", "refusal-energy", card)
        return None


class Unsummon(DeedAction):
    """Take a Summon off the board, free, in the summoner's turn (companion.summon.3)."""

    __slots__ = ()
    wants = SUMMON
    heroic = True

    def __init__(self) -> None:
        super().__init__("unsummon", Argument(PIECE, nobody))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return [(card,) for card in summons_of(table, table.pieces[agent].controller)]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if args[0] not in summons_of(table, table.pieces[agent].controller):
            return Refusal("companion.summon.3", "refusal-no-summon")
        return None

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        return Refusal("companion.summon.3", "refusal-no-summon") if table.piece_of(args[0]) == NONE else None


class TurnEntity(DeedAction):
    """Awaken the Entity for 2 of stamina and mana, or put it to sleep free (entity.3, entity.5)."""

    __slots__ = ("awake",)
    wants = ENTITY
    only = HERO

    def __init__(self, name: str, awake: bool) -> None:
        super().__init__(name)
        self.awake = awake

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return ((),)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        figure = table.pieces[agent]
        entity = permanent_texts.entity_of(table, figure.controller) if figure.sort == HERO else NONE
        if entity == NONE:
            return Refusal("entity.1", "refusal-no-entity", agent)
        if table.pieces[entity].hidden != self.awake:
            return Refusal("entity.2", "refusal-entity-already", entity)
        if (entity, int(not self.awake)) in table.turned:
            return Refusal("entity.4", "refusal-entity-turned", entity)
        if self.awake and not can_pay_energy(table, agent, DUES["awaken"]):
            return Refusal("entity.3", "refusal-energy", entity)
        return None


class Restore(DeedAction):
    """Recover a Collegium for the cost in its box (summus.collegium.1)."""

    __slots__ = ()
    wants = "collegium"
    heroic = True

    def __init__(self) -> None:
        super().__init__("restore", Argument(PIECE, nobody))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return [(card,) for card in collegia(table, table.pieces[agent].controller)]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if args[0] not in collegia(table, table.pieces[agent].controller):
            return Refusal("summus.collegium.1", "refusal-no-collegium")
        return None

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
        if not table.pieces[card].exhausted:
            return Refusal("summus.collegium.1", "refusal-upright", card)
        if not can_pay_energy(table, agent, (0, 0, table.kind(card).recover, 0, "")):
            return Refusal("r15", "refusal-energy", card)
        return None


def collegia(table: ApotheosisTable, seat: int) -> list[int]:
    return [card for card in table.zones[area(seat, SHEET)] if table.kind(card).summus == "collegium"]


# -- all-in actions --------------------------------------------------------------------------------------


class Rest(DeedAction):
    """Sacrifice the turn for 1 life, or 2 of stamina and mana (battle.rest.1)."""

    __slots__ = ()
    all_in = True
    denied = "rest"

    def __init__(self) -> None:
        super().__init__("rest", Argument(MODE, nobody))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return (("life",), ("energy",))

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if args[0] == "life":
            if table.pieces[agent].life >= table.figure(agent, "max-life"):
                return Refusal("battle.rest.1", "refusal-unhurt", agent)
            return None
        if args[0] != "energy":
            return Refusal("battle.rest.1", "refusal-not-offered")
        figure = table.pieces[agent]
        if figure.sort != HERO or not any([table.pieces[card].exhausted for card in table.memento(figure.controller)]):
            return Refusal("battle.rest.1", "refusal-upright", agent)
        return None


class Evolve(DeedAction):
    """A Companion evolves (companion.evolve.1); whether the Bestiary holds one that fits shows in the search."""

    __slots__ = ()
    wants = COMPANION
    only = COMPANION_FIGURE
    all_in = True

    def __init__(self) -> None:
        super().__init__("evolve")

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return ((),)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        piece = table.pieces[agent]
        if piece.sort != COMPANION_FIGURE or piece.card == NONE or not table.living(table.heroes[piece.controller]):
            return Refusal("companion.evolve.1", "refusal-no-companion", agent)
        if not has_cards(table, COMPANION, NONE):
            return Refusal("companion.evolve.1", "refusal-empty-deck", agent)
        if sum(table.kind(card).worth(XP) for card in evolve_purse(table, agent)) < EVOLVE_XP:
            return Refusal("companion.evolve.1", "refusal-cost", agent)
        return None


class Exchange(DeedAction):
    """Exchange with a discard, where a card has raised the access level of the board (decks.3 to .5).

    It is an all-in action (chart.exchange).
    """

    __slots__ = ()
    wants = ACCESS
    heroic = True
    all_in = True

    def __init__(self) -> None:
        super().__init__("exchange", Argument(PIECE, nobody, canonical=same_card))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        if not access_level(table, agent):
            return ()
        piles = [table.zones[zone] for zone in discards(table.box.seats)]
        return [(card,) for pile in piles for card in table.without_repeats(pile)]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if not table.is_card(args[0]) or not is_discard(table.pieces[args[0]].zone):
            return Refusal("decks.3", "refusal-not-in-discard")
        return None

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card = args[0]
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
    return permanent_texts.total(table, "access", agent)


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
