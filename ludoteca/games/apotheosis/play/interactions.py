"""Actions that ask for more: taking from a container, recruiting, resting, evolving, exchanging."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.play.arrival import enter_board
from ludoteca.games.apotheosis.play.card_verbs import (
    ATTACHMENTS_AT_MOST,
    attach,
    bury,
    has_room,
    obtain,
    place_card,
    refill,
    turn_cards,
)
from ludoteca.games.apotheosis.play.costs import GiveAway, purse
from ludoteca.games.apotheosis.play.death import remove_figure
from ludoteca.games.apotheosis.play.injury import heal
from ludoteca.games.apotheosis.play.replacement import replace_card
from ludoteca.games.apotheosis.table import places, values
from ludoteca.games.apotheosis.table.areas import suit_deck
from ludoteca.games.apotheosis.table.figures import CONTAINER, HERO
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import COMPANION, VALUES, XP

#: What resting gives: 1 life, or 2 of stamina and mana in all (battle.rest.1).
REST_LIFE = 1
REST_ENERGY = 2
#: What evolving costs in XP (companion.evolve.1).
EVOLVE_XP = 3


class TakeCard(Procedure):
    """Cards from a container, of any suit, without paying their value (r40): one, or several (gap container-take)."""

    __slots__ = ("agent", "container", "taken")

    def __init__(self, agent: int, container: int) -> None:
        super().__init__()
        self.agent = agent
        self.container = container
        #: Something has been taken already.
        self.taken = False

    def copy(self) -> TakeCard:
        new = TakeCard(self.agent, self.container)
        new.taken = self.taken
        return self.progress(new)

    def choices(self, table: ApotheosisTable) -> list[int]:
        return list(places.under(table, self.container))

    def look(self, table: ApotheosisTable) -> Next:
        """Whoever accesses a chest sees what it holds (gap container-content-visibility)."""
        seat = table.pieces[self.agent].controller
        unseen = tuple(number for number in self.choices(table) if not table.pieces[number].known_to(seat))
        if unseen:
            table.reveal(unseen, "r39", seat, 1 << seat)
        return None

    def take(self, table: ApotheosisTable) -> Next:
        figure = table.pieces[self.agent]
        if self.answer is None:
            if not self.choices(table):
                return None
            verbs = ("take", "enough") if self.taken else ("take",)
            return table.ask(figure.controller, "ask-take", "r40", verbs, (self.container,))
        if self.answer[0] == "enough":
            return None
        card = self.answer[1]
        if figure.sort == HERO:
            obtain(table, card, figure.controller, "r40", self.container)
        elif figure.card != NONE:
            # What a Companion takes becomes its attachment (gap companion-takes).
            attach(table, card, figure.card, "r40", self.container)
        self.taken = True
        vanish_if_empty(table, self.container)
        if table.box.rulings["container-take"] == "several" and self.goes_on(table):
            self.step -= 1
        return None

    def goes_on(self, table: ApotheosisTable) -> bool:
        """Is there more in it, and room for more?"""
        figure = table.pieces[self.agent]
        if self.container not in table.pieces or not self.choices(table):
            return False
        if figure.sort == HERO:
            return has_room(table, figure.controller)
        return figure.card != NONE and len(table.attachments(figure.card)) < ATTACHMENTS_AT_MOST


TakeCard.steps = (("r39", TakeCard.look), ("r40", TakeCard.take))


def vanish_if_empty(table: ApotheosisTable, container: int) -> None:
    """What a dropped Item lay in is nothing without it; chests and bodies stay (gap body-on-tile)."""
    figure = table.pieces[container]
    dropped = figure.sort == CONTAINER and table.kind(container).object is None
    if dropped and not places.under(table, container):
        remove_figure(table, container, "pieces.container.4")


class Recruit(Procedure):
    """A Human or Creature: the card to the support, the piece to a free access tile (companion.recruit.1)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def copy(self) -> Recruit:
        return self.progress(Recruit(self.seat, self.card))

    def cells(self, table: ApotheosisTable) -> list[int]:
        return access_tiles(table, self.seat)

    def enter(self, table: ApotheosisTable) -> Next:
        if self.answer is None:
            if not self.cells(table):
                return None
            return table.ask(self.seat, "ask-access", "companion.recruit.1", ("deploy",), (self.card,))
        place_card(table, self.card, self.seat, "companion.recruit.1")
        enter_board(table, self.card, self.answer[1], "companion.recruit.1")
        return None


Recruit.steps = (("companion.recruit.1", Recruit.enter),)


def access_tiles(table: ApotheosisTable, seat: int) -> list[int]:
    """The empty tiles of a team's starting row (gap access-tiles)."""
    starts: tuple[int, ...] = table.box.format.starts[table.box.teams[seat]]
    free = places.free(table)
    return [cell for cell in starts if free >> cell & 1]


def has_access(table: ApotheosisTable, seat: int) -> bool:
    return bool(table.box.format.access[table.box.teams[seat]] & places.free(table))


class Rest(Procedure):
    """By sacrificing the turn: 1 life, or 2 in all of stamina and mana (battle.rest.1)."""

    __slots__ = ("agent", "how")

    def __init__(self, agent: int, how: str) -> None:
        super().__init__()
        self.agent = agent
        self.how = how

    def copy(self) -> Rest:
        return self.progress(Rest(self.agent, self.how))

    def recover(self, table: ApotheosisTable) -> Next:
        if self.how == "life":
            heal(table, self.agent, REST_LIFE, "battle.rest.1", NONE)
            return None
        seat = table.pieces[self.agent].controller
        return self.then(Recover(seat, REST_ENERGY, "either", "", "battle.rest.1"))


Rest.steps = (("battle.rest.1", Rest.recover),)


class Recover(Procedure):
    """Set cards upright that add up to at most so much (gap energy-pool)."""

    __slots__ = ("colour", "done", "kind", "left", "ruled", "seat")

    def __init__(self, seat: int, left: int, kind: str, colour: str, ruled: str) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        #: stamina, mana, either, or essence.
        self.kind = kind
        self.colour = colour
        self.ruled = ruled
        self.done = 0

    def copy(self) -> Recover:
        new = Recover(self.seat, self.left, self.kind, self.colour, self.ruled)
        new.done = self.done
        return self.progress(new)

    def choices(self, table: ApotheosisTable) -> list[int]:
        return [number for number in table.memento(self.seat) if 0 < self.weight(table, number) <= self.left]

    def weight(self, table: ApotheosisTable, number: int) -> int:
        """What recovering a card counts; 0 for a card that is not recovered this way."""
        kind = table.kind(number)
        if not table.pieces[number].exhausted:
            return 0
        if kind.essence:
            suited = self.kind == "essence" and self.colour in ("", kind.colour)
            return kind.essence + kind.stamina + kind.mana if suited else 0
        if (self.kind == "stamina" and kind.mana) or (self.kind == "mana" and kind.stamina):
            return 0
        # Recovery of essence may recover stamina or mana instead (draft.essence.3).
        return kind.stamina + kind.mana

    def set_upright(self, table: ApotheosisTable) -> Next:
        if self.answer is not None:
            if self.answer[0] == "enough":
                self.outcome = self.done
                return None
            self.left -= self.weight(table, self.answer[1])
            self.done += turn_cards(table, (self.answer[1],), False, self.ruled)
        if self.choices(table):
            return table.ask(self.seat, "ask-recover", self.ruled, ("recover", "enough"))
        self.outcome = self.done
        return None


Recover.steps = (("keywords.exhaust", Recover.set_upright),)


class Evolve(Procedure):
    """A Companion gives way to one of the next level from the Bestiary (companion.evolve.1)."""

    __slots__ = ("agent",)

    def __init__(self, agent: int) -> None:
        super().__init__()
        self.agent = agent

    def copy(self) -> Evolve:
        return self.progress(Evolve(self.agent))

    def pay(self, table: ApotheosisTable) -> Next:
        """3 XP, from the attachments and the Hero's inventory (gap pay-values)."""
        return self.then(
            GiveAway(self.agent, tuple(evolve_purse(table, self.agent)), EVOLVE_XP, XP, ruled="companion.evolve.1")
        )

    def choices(self, table: ApotheosisTable) -> list[int]:
        return evolutions(table, self.agent)

    def change(self, table: ApotheosisTable) -> Next:
        figure = table.pieces[self.agent]
        if self.answer is None:
            refill(table, COMPANION, NONE)
            if not self.choices(table):
                return None
            return table.ask(
                figure.controller, "ask-evolve", "companion.evolve.1", ("take",), (self.agent,), private=True
            )
        old = figure.card
        replace_card(table, old, self.answer[1], "companion.evolve.1")
        bury(table, old, "companion.evolve.1")
        deck = suit_deck(COMPANION)
        if table.zones[deck]:
            table.shuffle(deck, "companion.evolve.1")
        return None


Evolve.steps = (("companion.evolve.1", Evolve.pay), ("companion.evolve.1", Evolve.change))


def evolve_purse(table: ApotheosisTable, agent: int) -> list[int]:
    hero = table.heroes[table.pieces[agent].controller]
    own = purse(table, agent)
    return own + (purse(table, hero) if table.living(hero) else [])


def evolutions(table: ApotheosisTable, agent: int) -> list[int]:
    """Companions of the same path and the next level in the Bestiary that the Hero may have on the table."""
    figure = table.pieces[agent]
    kind = table.kind(figure.card)
    hero = table.heroes[figure.controller]
    return [
        number
        for number in table.zones[suit_deck(COMPANION)]
        if table.kind(number).path == kind.path
        and table.kind(number).level == kind.level + 1
        and values.may_have(table, hero, table.kind(number))
    ]


class Exchange(Procedure):
    """Cards worth at least as much, in the same kind of value, for one of a discard (decks.3)."""

    __slots__ = ("agent", "card")

    def __init__(self, agent: int, card: int) -> None:
        super().__init__()
        self.agent = agent
        self.card = card

    def copy(self) -> Exchange:
        return self.progress(Exchange(self.agent, self.card))

    def give(self, table: ApotheosisTable) -> Next:
        kind = table.kind(self.card)
        cards = tuple(purse(table, self.agent))
        return self.then(GiveAway(self.agent, cards, max(1, kind.value), VALUES[kind.suit], ruled="decks.3"))

    def take(self, table: ApotheosisTable) -> Next:
        seat = table.pieces[self.agent].controller
        if has_room(table, seat):
            obtain(table, self.card, seat, "decks.3")
        return None


Exchange.steps = (("decks.3", Exchange.give), ("decks.3", Exchange.take))
