"""The words around the effects of card texts, as data: filters, triggers, conditions and costs.

What texts do is in ``text_effects.py``; how all of it is read and written is in ``wording.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ludoteca.core.effects import (
    CHOOSE,
    EACH,
    YOU,
    Ability,
    Clause,
    Condition,
    Cost,
    Filter,
    Number,
    Selector,
    Trigger,
)
from ludoteca.core.events import Event
from ludoteca.core.resolving import Resolve
from ludoteca.games.dice_masters.text.events import BLOCK, FIELDED

if TYPE_CHECKING:
    from ludoteca.games.dice_masters.table.table import DiceTable

# Sorts of ability.
ACTION = "action"  # the text of an action die, used from the reserve pool
TRIGGER = "trigger"  # when something happens
STATIC = "static"  # holds as long as its die, or its card, is in the field
GLOBAL = "global"  # either player pays and uses it
REACTION = "reaction"  # a global or a die's text that answers an event about to happen

#: The burst symbols that a text belongs to (bursts.2); "" is the text of every face.
BURSTS = {"": (), "*": (1,), "**": (2,), "*/**": (1, 2)}

#: A burst text replaces the base text, or is added after it (gap bursts.instead).
INSTEAD = "instead"
ALSO = "also"

#: Numbers below this are the players.
PLAYERS = 2

ENERGIES = ("fist", "bolt", "mask", "shield")


# -- which dice and players ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sort(Filter):
    """What a thing is: character, player, either of them, sidekick (a Sidekick die), die."""

    sort: str
    rule: ClassVar[str] = "fundamentals.2"
    message: ClassVar[str] = "refusal-sort"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        if number < PLAYERS:
            return self.sort in ("player", "character-or-player")
        if self.sort == "sidekick":
            return bool(table.kind(number).sort == "sidekick")
        if self.sort == "die":
            return True
        return self.sort != "player" and bool(table.in_field(number))


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """A character cited by name: only those of the text's owner (cardtext.1). The name is the die's id."""

    name: str
    rule: ClassVar[str] = "cardtext.1"
    message: ClassVar[str] = "refusal-named"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        return number >= PLAYERS and bool(table.is_called(number, self.name, frame.controller))


@dataclass(frozen=True, slots=True)
class Whose(Filter):
    """ "seu" (you) or "opositor" (opponent)."""

    seat: str
    rule: ClassVar[str] = "glossary.opposing"
    message: ClassVar[str] = "refusal-whose"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        seat = number if number < PLAYERS else table.pieces[number].controller
        return bool((seat == frame.controller) == (self.seat == YOU))


@dataclass(frozen=True, slots=True)
class Level(Filter):
    """ "de nível 1", "de nível 1 ou 2"."""

    levels: tuple[int, ...]
    rule: ClassVar[str] = "levels.4"
    message: ClassVar[str] = "refusal-level"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        face = table.face(number) if number >= PLAYERS else None
        return face is not None and face.level in self.levels


@dataclass(frozen=True, slots=True)
class OfEnergy(Filter):
    """ "personagem punho": the energy type on the die's card (gap dice.type-of-character)."""

    energy: str
    rule: ClassVar[str] = "cards.5"
    message: ClassVar[str] = "refusal-energy"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        return number >= PLAYERS and bool(table.kind(number).energy == self.energy)


@dataclass(frozen=True, slots=True)
class Affiliated(Filter):
    """ "personagem dos X-Men": the affiliation on the die's card (cards.6)."""

    affiliation: str
    rule: ClassVar[str] = "cards.6"
    message: ClassVar[str] = "refusal-affiliation"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        if number < PLAYERS:
            return False
        card = table.kind(number).card
        return card is not None and card.affiliation == self.affiliation


@dataclass(frozen=True, slots=True)
class Doing(Filter):
    """ "atacante", "bloqueador", "bloqueado", "atacante ou bloqueador"."""

    roles: tuple[str, ...]  # of attacking, blocking, blocked
    rule: ClassVar[str] = "turn.attack.block.1"
    message: ClassVar[str] = "refusal-role"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        return number >= PLAYERS and any(role in self.roles for role in table.role(number))


@dataclass(frozen=True, slots=True)
class EngagedWithThis(Filter):
    """ "engajado com este dado" (glossary.engaged)."""

    rule: ClassVar[str] = "glossary.engaged"
    message: ClassVar[str] = "refusal-engaged"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        return number in table.engaged_with(frame.source)


@dataclass(frozen=True, slots=True)
class Other(Filter):
    """ "outro personagem": not one that an earlier choice of this text picked."""

    slot: int
    rule: ClassVar[str] = "example.combat.8"
    message: ClassVar[str] = "refusal-other"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        return self.slot >= len(frame.slots) or number not in frame.slots[self.slot]


@dataclass(frozen=True, slots=True)
class In(Filter):
    """ "da sua pilha de usados": an area other than the field (fundamentals.2). ``area`` as in areas.NAMES."""

    area: str
    rule: ClassVar[str] = "fundamentals.2"
    message: ClassVar[str] = "refusal-area"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        return number >= PLAYERS and number in table.zones_called(frame.controller, self.area)


@dataclass(frozen=True, slots=True)
class DidNotPay(Filter):
    """ "que não pagou este posicionamento" (turn.main.field.6)."""

    rule: ClassVar[str] = "turn.main.field.6"
    message: ClassVar[str] = "refusal-paid"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        return frame.event is None or number not in FIELDED.every(frame.event, "payers")


@dataclass(frozen=True, slots=True)
class AlreadyInField(Filter):
    """ "que já estava em campo": before the fielding that triggered the text (gap card.playing-with-fire)."""

    rule: ClassVar[str] = "turn.main.field.5"
    message: ClassVar[str] = "refusal-arrived"

    def passes(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        return frame.event is None or number not in frame.event.subjects


CHARACTER = Sort("character")
YOURS = Whose("you")
OPPOSING = Whose("opponent")


def chosen(*filters: Filter, count: int = 1, slot: int = 0, by: str = "you") -> Selector:
    return Selector(CHOOSE, tuple(filters), Number(count), slot=slot, by=by)


def each(*filters: Filter, slot: int = 0) -> Selector:
    return Selector(EACH, tuple(filters), slot=slot)


# -- when ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WhenFielded(Trigger):
    """ "Quando posicionado": this die passes from the reserve pool to the field (active.3)."""

    events: ClassVar[tuple[str, ...]] = ("fielded",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        return source in event.subjects


@dataclass(frozen=True, slots=True)
class WhenYouField(Trigger):
    """ "Quando você posicionar um personagem" / "o seu primeiro personagem do turno"."""

    first: bool = False
    events: ClassVar[tuple[str, ...]] = ("fielded",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        if event.seat != controller or source in event.subjects:
            return False
        return not self.first or bool(table.fielded[controller] == 1)


@dataclass(frozen=True, slots=True)
class WhenAttacks(Trigger):
    """ "Quando este dado atacar"."""

    events: ClassVar[tuple[str, ...]] = ("attack",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        return source in event.subjects


@dataclass(frozen=True, slots=True)
class WhenBlocks(Trigger):
    """ "Quando este dado bloquear"."""

    events: ClassVar[tuple[str, ...]] = ("block",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        return source in event.subjects


@dataclass(frozen=True, slots=True)
class WhenBlocked(Trigger):
    """ "Quando este dado for bloqueado"."""

    events: ClassVar[tuple[str, ...]] = ("block",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        return source in BLOCK.every(event, "attackers")


@dataclass(frozen=True, slots=True)
class AfterBlocks(Trigger):
    """ "Depois dos bloqueios": right after blocks, if this die attacks or blocks (gap card.ro)."""

    events: ClassVar[tuple[str, ...]] = ("block",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        return source in event.subjects or source in BLOCK.every(event, "attackers")


@dataclass(frozen=True, slots=True)
class WhenDamaged(Trigger):
    """ "Quando este dado sofrer dano" or, with ``name``, "quando você ou Hulk sofrer dano"."""

    name: str = ""
    in_attack: bool = False
    events: ClassVar[tuple[str, ...]] = ("damage",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        if self.in_attack and not table.in_attack:
            return False
        if not self.name:
            return source in event.subjects
        return controller in event.subjects or any(
            table.is_called(number, self.name, controller) for number in event.subjects if number >= PLAYERS
        )


@dataclass(frozen=True, slots=True)
class WhenDamagesOpponent(Trigger):
    """ "Quando este dado causar dano ao oponente"."""

    events: ClassVar[tuple[str, ...]] = ("damage",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        return event.cause == source and 1 - controller in event.subjects


@dataclass(frozen=True, slots=True)
class WhenKnockedOut(Trigger):
    """ "Quando este dado for nocauteado", and perhaps "enquanto bloqueia"."""

    blocking: bool = False
    events: ClassVar[tuple[str, ...]] = ("knock-out",)

    def fires(self, table: DiceTable, event: Event, source: int, controller: int) -> bool:
        return source in event.subjects and (not self.blocking or "blocking" in table.role(source))


@dataclass(frozen=True, slots=True)
class WouldBeAffected(Trigger):
    """ "Quando este dado seria afetado por uma habilidade ou efeito de jogo" (gap card.tiger-scope)."""


@dataclass(frozen=True, slots=True)
class WouldBeDamaged(Trigger):
    """ "Quando você sofreria dano": whoever uses the global."""


@dataclass(frozen=True, slots=True)
class YoursWouldBeDamaged(Trigger):
    """ "Quando um personagem seu sofreria dano": of whoever uses the global (initiative.12-ex1)."""


@dataclass(frozen=True, slots=True)
class YourEffectDamages(Trigger):
    """ "Quando um dado de ação seu ou uma habilidade global sua causar dano"."""


@dataclass(frozen=True, slots=True)
class WhileActive(Condition):
    """ "Enquanto estiver ativo": while at least one die of the card is in the field; once only (active.1, active.2)."""


# -- costs --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Energy(Cost):
    """ "Pague 1 punho": an amount of energy; ``kind`` is empty where any energy will do."""

    amount: int
    kind: str = ""


@dataclass(frozen=True, slots=True)
class SpinDown(Cost):
    """ "Vire um personagem seu um nível abaixo" as a cost (fundamentals.4-ex1)."""


# -- a card's text ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BurstText:
    """What a burst on the die's face changes in the text above it (bursts.2).

    ``INSTEAD`` starts anew; the clauses of ``ALSO`` come after those of the base text and go on with its
    numbers of clauses and slots.
    """

    symbol: str
    mode: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class CardAbility:
    """One ability of a card, with what bursts make of it."""

    ability: Ability
    bursts: tuple[BurstText, ...] = ()
