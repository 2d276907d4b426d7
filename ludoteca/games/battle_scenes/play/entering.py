"""Entering the scene (4.4): Scenarios, characters, EV Characters and supports.

What may not enter is never offered, and an entry that an effect orders and that is impossible changes nothing: all
requirements are asked before the first step (4.4.2.1-2).
"""

from __future__ import annotations

from ludoteca.core.action import GIVEN, LOOK, SEARCH, Chosen, Refusal, Requirement, Requirements
from ludoteca.core.course import FAILED
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import denial, permission
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, settle
from ludoteca.games.battle_scenes.play.card_choices import PickCards
from ludoteca.games.battle_scenes.play.lost_targets import lose_sight
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import alter_egos, has_keyword, same_person
from ludoteca.games.battle_scenes.table.deck import top
from ludoteca.games.battle_scenes.table.kinds import CHARACTER, SCENARIO, SUPPORT, Kind
from ludoteca.games.battle_scenes.table.table import BattleTable

MATERIALIZE = "Materializar"
#: The question whether a card may take cards of the deck along.
MATERIALIZED = "be-materialized"
PLATOON = "Pelotão"
CLONE = "Clone"

#: Where the energy of an entry comes from.
FROM_RESOURCES = "resources"
FROM_DECK = "deck"

#: How a character enters: in the place of another card, or in its own right.
EVOLVING = "evolving"
PLAINLY = "plainly"


# -- requirements (4.4.2.1) ---------------------------------------------------------------


def ways_to_enter(table: BattleTable, kind: Kind) -> tuple[str, ...]:
    """An EV Character evolves; if its text lets it, it may also enter as a character that does not (2.1.1-2)."""
    if not kind.evolves:
        return (PLAINLY,)
    return (EVOLVING, PLAINLY) if kind.number in table.box.plain else (EVOLVING,)


def needed(kind: Kind, way: str) -> int:
    """How many cards it takes along: its Increment Value, or its Initial Energy (A.1a, A.1b)."""
    return kind.increment if way == EVOLVING else kind.energy


def supplies(table: BattleTable, seat: int, card: int, way: str, materialize: bool = False) -> list[str]:
    """Where enough cards lie (4.4.2.1.A.1-1)."""
    count = needed(table.kind(card), way)
    found = [FROM_RESOURCES] if are_in_resources(table, seat, card, count) else []
    return [*found, FROM_DECK] if are_in_deck(table, seat, card, count, materialize) else found


def are_in_resources(table: BattleTable, seat: int, card: int, count: int) -> bool:
    """A card in the resources does not count itself (gap revive-self-count, 7.2.reviver, 10.reviver)."""
    resources = table.cards(seat, RESOURCES)
    return len(resources) - (card in resources) >= count


def are_in_deck(table: BattleTable, seat: int, card: int, count: int, materialize: bool) -> bool:
    """Materialize takes them from the deck, for characters and for supports (10.materializar-1, 10.materializar-2)."""
    if len(table.cards(seat, DECK)) < count or denial(table, MATERIALIZED, card) is not None:
        return False
    return materialize or has_keyword(table, card, MATERIALIZE)


def evolvable(table: BattleTable, seat: int, card: int) -> list[int]:
    """What an EV Character may evolve from: controlled since the start of the turn, and in its panel (A.2a)."""
    panel = table.kind(card).panel
    found = [base for base in table.controlled(seat) if table.since_start(base)]
    if panel is None:
        return found
    frame = ResolveEffect(NOTHING, seat, card, card, 0)
    return [
        base
        for base in found
        if panel.passes(table, frame, base) or permission(table, "evolve", card, base) is not None
    ]


def clashes(table: BattleTable, seat: int, card: int, evolving: int = NONE) -> list[int]:
    """The cards of the same identity that the player controls already (A.4a to A.4c, gap uniqueness-players)."""
    kind = table.kind(card)
    if kind.sort == CHARACTER:
        others = table.characters(seat)
        return [base for base in others if base not in (evolving, card) and same_person(table, base, card)]
    own = [(base, table.kind(base)) for base in table.controlled(seat) if base not in (evolving, card)]
    return [base for base, other in own if other.sort == SUPPORT and other.name == kind.name]


def may_repeat(table: BattleTable, card: int, clashing: list[int]) -> bool:
    """An effect in the scene, whoever's, allows several of them (A.4-1, gap platoon-source, 4.4.2.1.A.4-1,
    7.2.clone, 7.2.pelotao, 10.clone-1, 10.clone-2, 10.pelotao)."""
    if permission(table, "repeat", card) is not None:
        return True
    if table.kind(card).sort != CHARACTER:
        return False
    alike = [base for base in table.bases() if base != card and same_person(table, base, card)]
    if any(has_keyword(table, base, PLATOON) for base in alike):
        return True
    other_names = all(table.kind(base).name != table.kind(card).name for base in clashing)
    return other_names and any(has_keyword(table, base, CLONE) for base in alike if alter_egos(table, base))


def meets_own_condition(table: BattleTable, seat: int, card: int) -> bool:
    """ "Só pode ser colocado em cena se …": the card's own text is asked where it lies."""
    for text, condition in table.box.entering.get(table.pieces[card].kind, ()):
        if not condition.holds(table, ResolveEffect(text, seat, card, card, 0)):
            return False
    return True


# What follows asks of a card, the way in which it enters, and whether the deck may pay for it.


def is_paid_by_increment(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] != EVOLVING or is_paid(table, seat, chosen)


def is_paid(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    card, way, materialize = chosen
    count = needed(table.kind(card), way)
    return are_in_resources(table, seat, card, count) or are_in_deck(table, seat, card, count, materialize)


def has_evolution(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] != EVOLVING or bool(evolvable(table, seat, chosen[0]))


def is_not_kept_out(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return denial(table, "enter", chosen[0]) is None


def what_keeps_out(table: BattleTable, seat: int, chosen: Chosen) -> int:
    forbidding = denial(table, "enter", chosen[0])
    return NOTHING if forbidding is None else forbidding.source


def fulfils_own_condition(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return meets_own_condition(table, seat, chosen[0])


def is_unique_support(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(chosen[0]).sort != SUPPORT or is_unique(table, seat, chosen)


def is_unique_evolving(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] != EVOLVING or is_unique(table, seat, chosen)


def is_unique(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """In one way at least nobody of the same identity is there, or an effect allows several."""
    card = chosen[0]
    for base in evolvable(table, seat, card) if chosen[1] == EVOLVING else (NONE,):
        clashing = clashes(table, seat, card, base)
        if not clashing or may_repeat(table, card, clashing):
            return True
    return False


def same_identity(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return clashes(table, seat, chosen[0])[0]


def card_entering(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0])


#: The steps A.1 to A.4 of a character or support that enters in one way.
ENTERING_SO: Requirements[BattleTable] = Requirements(
    Requirement("4.4.2.1.A.1a", "refusal-few-resources", is_paid_by_increment, card_entering, rank=GIVEN),
    Requirement("4.4.2.1.A.1b", "refusal-few-resources", is_paid, card_entering),
    Requirement("4.4.2.1.A.2a-1", "refusal-no-evolution", has_evolution, card_entering, rank=LOOK),
    Requirement("4.4.2.1.A.3", "refusal-entry-forbidden", is_not_kept_out, card_entering, what_keeps_out),
    Requirement("4.4.2.1.A.3", "refusal-entry-forbidden", fulfils_own_condition, card_entering, card_entering),
    Requirement("4.4.2.1.A.4c", "refusal-same-identity", is_unique_support, card_entering, same_identity, GIVEN),
    Requirement("4.4.2.1.A.4a", "refusal-same-identity", is_unique_evolving, card_entering, same_identity, GIVEN),
    Requirement("4.4.2.1.A.4b", "refusal-same-identity", is_unique, card_entering, same_identity, SEARCH),
)


def may_enter(table: BattleTable, seat: int, card: int, materialize: bool = False) -> bool:
    """May a character or support enter in one way at least?"""
    for way in ways_to_enter(table, table.kind(card)):
        if ENTERING_SO.hold(table, seat, (card, way, materialize)):
            return True
    return False


def refusal(table: BattleTable, seat: int, card: int) -> Refusal | None:
    """Why a character or support may not enter in any way, by the first; nothing if it may."""
    refused = [ENTERING_SO.refusal(table, seat, (card, way, False)) for way in ways_to_enter(table, table.kind(card))]
    return None if None in refused else refused[0]


# -- characters and supports (4.4.2) ------------------------------------------------------


class EnterScene(Procedure):
    """4.4.2: a character or support enters. The outcome is the card's number, or "failed"."""

    __slots__ = ("card", "cause", "evolving", "materialize", "seat", "supply", "way")

    def __init__(self, card: int, seat: int, cause: int = NOTHING, materialize: bool = False) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.cause = cause
        #: An effect lets it enter as if it had Materialize.
        self.materialize = materialize
        self.evolving = NONE
        self.supply = FROM_RESOURCES
        self.way = PLAINLY

    def copy(self) -> EnterScene:
        new = EnterScene(self.card, self.seat, self.cause, self.materialize)
        new.way = self.way
        new.evolving = self.evolving
        new.supply = self.supply
        return self.progress(new)

    # -- requirements --

    def reveal(self, table: BattleTable) -> Next:
        """If a requirement A.1 to A.4 is not met nothing happens at all (4.4.2.1-2)."""
        if not may_enter(table, self.seat, self.card, self.materialize):
            table.tell("give-up", "4.4.2.1-2", self.seat)
            self.outcome = FAILED
            self.stop()
            return None
        table.reveal((self.card,), "4.4.2.1-1", self.seat)
        return None

    def choose_way(self, table: BattleTable) -> Next:
        """An EV Character that may also enter as others do: its player says how."""
        ways = self.ways(table)
        if len(ways) > 1 and self.answer is None:
            return table.ask(self.seat, "ask-way", "4.4.2.1-1", ("pick",), (self.card,))
        self.way = ways[0] if self.answer is None else str(self.answer[1])
        return None

    def ways(self, table: BattleTable) -> tuple[str, ...]:
        every = ways_to_enter(table, table.kind(self.card))
        return tuple(each for each in every if ENTERING_SO.hold(table, self.seat, (self.card, each, self.materialize)))

    def enough_cards(self, table: BattleTable) -> Next:
        """A.1: where the cards come from, if there is a choice."""
        if self.answer is None:
            return table.ask(self.seat, "ask-supply", "7.2.materializar", ("pick",), (self.card,))
        self.supply = self.answer[1]
        return None

    def modes(self, table: BattleTable) -> tuple[str, ...]:
        if self.step_name() == "choose_way":
            return self.ways(table)
        return tuple(supplies(table, self.seat, self.card, self.way, self.materialize))

    def evolution(self, table: BattleTable) -> Next:
        """A.2: choose what the EV Character evolves from."""
        if self.way != EVOLVING:
            return None
        if self.answer is None:
            return table.ask(self.seat, "ask-evolve", "4.4.2.1.A.2a-2", ("choose",), (self.card,))
        self.evolving = self.answer[1]
        return None

    def choices(self, table: BattleTable) -> list[int]:
        """Bases with which the name and alter ego limits are met as well (A.4a)."""
        found = []
        for base in evolvable(table, self.seat, self.card):
            clashing = clashes(table, self.seat, self.card, base)
            if not clashing or may_repeat(table, self.card, clashing):
                found.append(base)
        return found

    def fit(self, table: BattleTable) -> Next:
        """A.5: what was triggered so far is resolved (4.4.2.1-3)."""
        return self.then(settle(table))

    # -- the entry (4.4.2.2) --

    def enter(self, table: BattleTable) -> Next:
        """A.1 and A.2: what its entry triggers waits for A.5 (4.4.2.2.A.2)."""
        lose_sight(table, self.card)
        table.put_in_scene(self.card, self.seat, "4.4.2.2.A.1-1", self.cause)
        return None

    def load(self, table: BattleTable) -> Next:
        """A.3 and A.4: as many as there are, if an effect has taken some away meanwhile (gap resources-vanish,
        4.4.2.2.A.4)."""
        count = needed(table.kind(self.card), self.way)
        if self.supply == FROM_DECK:
            cards = top(table, self.seat, count)
        elif self.result is None and count:
            pool = table.cards(self.seat, RESOURCES)
            return PickCards(self.seat, pool, count, count, "ask-energy", self.rule_of_load(table))
        else:
            cards = self.result if count else ()
        if self.evolving == NONE:
            loading.load(table, cards, self.card, "4.4.2.2.A.3b-1", self.seat, self.card)
        else:
            loading.evolve(table, self.card, self.evolving, cards, "4.4.2.2.A.3a-1", self.seat)
        table.arrive(self.card)
        if self.supply == FROM_DECK:
            table.tell("materialize", "7.2.materializar", self.seat, self.cause, (self.card,))
        self.outcome = self.card
        return None

    def rule_of_load(self, table: BattleTable) -> str:
        return "4.4.2.2.A.3b-1" if self.evolving == NONE else "4.4.2.2.A.3a-1"

    def resolve(self, table: BattleTable) -> Next:
        return self.then(settle(table))


EnterScene.steps = (
    ("4.4.2.1-1", EnterScene.reveal),
    ("4.4.2.1-1", EnterScene.choose_way),
    ("4.4.2.1.A.1b", EnterScene.enough_cards),
    ("4.4.2.1.A.2a-2", EnterScene.evolution),
    ("4.4.2.1.A.5", EnterScene.fit),
    ("4.4.2.2.A.1-1", EnterScene.enter),
    ("4.4.2.2.A.3b-1", EnterScene.load),
    ("4.4.2.2.A.5", EnterScene.resolve),
)


# -- Scenarios (4.4.1) --------------------------------------------------------------------


class EnterScenario(Procedure):
    """4.4.1: a Scenario enters, and the one before it leaves (4.4.1-3)."""

    __slots__ = ("card", "cause", "origin", "seat")

    def __init__(self, card: int, seat: int, cause: int = NOTHING) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.cause = cause
        #: The area in which it was revealed.
        self.origin = NONE

    def copy(self) -> EnterScenario:
        new = EnterScenario(self.card, self.seat, self.cause)
        new.origin = self.origin
        return self.progress(new)

    def choose_and_reveal(self, table: BattleTable) -> Next:
        table.reveal((self.card,), "4.4.1.A", self.seat)
        self.origin = table.pieces[self.card].zone
        return None

    def not_forbidden(self, table: BattleTable) -> Next:
        """B: if an effect forbids it, it stays where it is and the play stops."""
        if denial(table, "enter", self.card) is not None or not meets_own_condition(table, self.seat, self.card):
            self.outcome = 0
            self.stop()
        return None

    def replace(self, table: BattleTable) -> Next:
        """C: the Scenario in the scene goes to its owner's resources (gap scenario-controller)."""
        replaced = table.scenario()
        if replaced != NONE:
            table.tell("replace", "4.4.1.C-1", self.seat, self.card, (replaced,))
            table.leave_scene(replaced, RESOURCES, "4.4.1.C-1", self.seat, self.card)
        return None

    def resolve_leaving(self, table: BattleTable) -> Next:
        return self.then(settle(table))

    def enter(self, table: BattleTable) -> Next:
        """E, unless D has moved the card, or put another Scenario into the scene (gap scenario-meanwhile)."""
        if self.card not in table.pieces or table.pieces[self.card].zone != self.origin:
            self.outcome = 0
            self.stop()
        elif table.scenario() != NONE:
            self.go_on_after("not_forbidden")
        else:
            table.put_in_scene(self.card, self.seat, "4.4.1.E-1", self.cause)
            self.outcome = self.card
        return None

    def resolve_entering(self, table: BattleTable) -> Next:
        return self.then(settle(table))


EnterScenario.steps = (
    ("4.4.1.A", EnterScenario.choose_and_reveal),
    ("4.4.1.B", EnterScenario.not_forbidden),
    ("4.4.1.C-1", EnterScenario.replace),
    ("4.4.1.D", EnterScenario.resolve_leaving),
    ("4.4.1.E-1", EnterScenario.enter),
    ("4.4.1.F", EnterScenario.resolve_entering),
)


def entry(table: BattleTable, card: int, seat: int, cause: int = NOTHING, materialize: bool = False) -> Procedure:
    """The procedure by which a card of any kind enters the scene."""
    if table.kind(card).sort == SCENARIO:
        return EnterScenario(card, seat, cause)
    return EnterScene(card, seat, cause, materialize)
