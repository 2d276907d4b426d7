"""The words around the effects of card texts, as data: filters, amounts, conditions, triggers and costs.

What texts do is in ``text_effects.py``; how all of it is read and written is in ``wording.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ludoteca.core.effects import EACH, THIS, YOU, Ability, Amount, Condition, Cost, Filter, Selector, Trigger
from ludoteca.core.events import Event

if TYPE_CHECKING:
    from ludoteca.games.fabula.meaning.stack import Execute
    from ludoteca.games.fabula.table.table import FabulaTable

# Sorts of passage (1.14.4), and what is no ability of a permanent.
PASSIVE = "passive"
TRIGGERED = "triggered"
ACTIVATED = "activated"
MANEUVER = "maneuver"  # the text of a maneuver, used once
ATTACH = "attach"  # the keyword: an activated ability with rules of its own
ENTERS_ATTACHED = "enters-attached"
EXHAUSTION = "exhaustion"
ADDITIONAL_COST = "additional-cost"

# How a selector finds what it speaks of, besides the core's ways.
PLAYER = "player"  # "você"
HOST = "host"  # "a carta anexada"
CONTROLLER = "controller"  # "o controlador dele"

#: A text has fewer targets than this: what is chosen later gets the slots from here on.
TARGETS_AT_MOST = 4
#: What "aquela carta" is bound to: what the event happened to.
EVENT_SLOT = 15

# The six (1.6.1); no text names another (1.6.7-1), and several together are none to choose (1.6.6-2).
COLOURS = ("white", "blue", "yellow", "green", "red", "purple")
STATS = ("offensive", "influence", "life")

#: What a noun may be the name of.
PERMANENTS = ("permanent", "ally", "modification", "base", "outskirt", "centre", "token")
#: Those that lie in a territory.
BASES = ("base", "outskirt", "centre")
ZONES = ("discard-zone", "exile-zone", "territory-zone", "hand-zone", "deck")

#: How long an effect lasts: as long as the permanent stays, or till the final phase (gap duration-default).
ALWAYS = "always"
END_OF_TURN = "end-of-turn"


# -- which objects and players ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sort(Filter):
    """What a thing is: ally, base, permanent, card, player, effect, a zone of a player …"""

    sort: str
    rule: ClassVar[str] = "1.10.2"
    message: ClassVar[str] = "refusal-sort"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return bool(table.is_a(number, self.sort))


@dataclass(frozen=True, slots=True)
class Whose(Filter):
    """ "que você controla", "que um oponente controla"; of a card in a hidden zone, its owner (1.9.4)."""

    seat: str
    rule: ClassVar[str] = "1.10.5-1"
    message: ClassVar[str] = "refusal-whose"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return bool((table.controller_of(number) == frame.controller) == (self.seat == YOU))


@dataclass(frozen=True, slots=True)
class Coloured(Filter):
    """ "azul", "azul e branco" (all of them, in any order: 1.6.7), "incolor", "multicolorido", "monocolorido"."""

    colours: tuple[str, ...] = ()
    #: "", or one of colourless, multicoloured, monocoloured.
    how: str = ""
    rule: ClassVar[str] = "1.6.2-1"
    message: ClassVar[str] = "refusal-colour"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        """None, one or several colours (1.6.5, 1.6.3, 1.6.4), so that no card of several is colourless (1.6.6-3); a
        combination in any order (1.6.7-2, 1.6.7-ex1)."""
        colours = table.colours_of(number)
        if self.how == "colourless":
            return not colours
        if self.how == "multicoloured":
            return len(colours) > 1
        if self.how == "monocoloured":
            return len(colours) == 1
        return all(colour in colours for colour in self.colours)


@dataclass(frozen=True, slots=True)
class OfChosenColour(Filter):
    """ "da cor escolhida"."""

    rule: ClassVar[str] = "1.6.6-1"
    message: ClassVar[str] = "refusal-colour"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return frame.colour in table.colours_of(number)


@dataclass(frozen=True, slots=True)
class Subtype(Filter):
    """ "aliado Bicho"."""

    subtype: str
    rule: ClassVar[str] = "1.10.2"
    message: ClassVar[str] = "refusal-subtype"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return self.subtype in table.subtypes_of(number)


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """ "chamado Saci"."""

    name: str
    rule: ClassVar[str] = "1.10.2"
    message: ClassVar[str] = "refusal-named"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return bool(table.name_of(number) == self.name)


@dataclass(frozen=True, slots=True)
class Tapped(Filter):
    """ "virado", "desvirado"."""

    tapped: bool
    rule: ClassVar[str] = "1.11.6"
    message: ClassVar[str] = "refusal-tapped"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return bool(table.in_battle(number) and table.pieces[number].tapped == self.tapped)


@dataclass(frozen=True, slots=True)
class Compare(Filter):
    """ "com ofensiva 3 ou mais", "com custo 2 ou menos"."""

    stat: str  # of STATS, resistance or cost
    amount: int
    least: bool
    rule: ClassVar[str] = "1.8.1"
    message: ClassVar[str] = "refusal-figure"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        figure = table.figure_for(frame, number, self.stat)
        return bool(figure >= self.amount if self.least else figure <= self.amount)


@dataclass(frozen=True, slots=True)
class Doing(Filter):
    """ "em ofensiva", "em influência", "bloqueador", "bloqueado"."""

    role: str
    rule: ClassVar[str] = "1.22.4-1"
    message: ClassVar[str] = "refusal-role"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return self.role in table.roles(number)


@dataclass(frozen=True, slots=True)
class Marked(Filter):
    """ "com marcador de escudo"."""

    counter: str
    rule: ClassVar[str] = "g.escudo-1"
    message: ClassVar[str] = "refusal-counter"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return number in table.pieces and table.pieces[number].count(self.counter) > 0


@dataclass(frozen=True, slots=True)
class Damaged(Filter):
    """ "ferido": an ally with damage."""

    rule: ClassVar[str] = "1.21.1"
    message: ClassVar[str] = "refusal-unhurt"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return number in table.pieces and table.pieces[number].damage > 0


@dataclass(frozen=True, slots=True)
class Other(Filter):
    """ "outro aliado": not the one whose text it is."""

    rule: ClassVar[str] = "1.15.11-1"
    message: ClassVar[str] = "refusal-other"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return number != frame.source


@dataclass(frozen=True, slots=True)
class In(Filter):
    """ "do seu descarte", "da sua mão", "do descarte de um oponente", "de um descarte" (1.10.3)."""

    zone: str
    #: YOU, OPPONENT, or "" for any player's.
    whose: str = YOU
    rule: ClassVar[str] = "1.10.3"
    message: ClassVar[str] = "refusal-zone"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return number in table.looked_in(frame.controller, self.zone, self.whose)


@dataclass(frozen=True, slots=True)
class Single(Filter):
    """ "com um só alvo": of an effect on the stack."""

    rule: ClassVar[str] = "1.15.5"
    message: ClassVar[str] = "refusal-not-one-target"

    def passes(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return bool(table.targets_on_stack(number) == 1)


def is_of_state(filter_: Filter) -> bool:
    """Does it look at what happens to a permanent while it stays: tapping, damage, resistance, taking part?"""
    if isinstance(filter_, Compare):
        return filter_.stat in ("life", "resistance")
    return isinstance(filter_, Tapped | Damaged | Doing)


YOURS = Whose(YOU)


def each(*filters: Filter) -> Selector:
    return Selector(EACH, filters)


SELF = Selector(THIS)
YOURSELF = Selector(PLAYER)


@dataclass(frozen=True, slots=True)
class Target:
    """What an ability must be aimed at before it goes on the stack (1.15.3)."""

    filters: tuple[Filter, ...]
    count: int = 1
    up_to: bool = False
    #: "outro aliado alvo": a further target of the same kind as an earlier one (1.15.11).
    other: bool = False

    @property
    def sort(self) -> str:
        first = self.filters[0]
        assert isinstance(first, Sort)
        return first.sort


# -- how many -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Variable(Amount):
    """X, or another letter (1.8.4, 1.8.11): the value that the effect on the stack has."""

    letter: str = "X"

    def count(self, table: FabulaTable, frame: Execute) -> int:
        return int(frame.variable(table))


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """ "o número de aliados que você controla"."""

    filters: tuple[Filter, ...]

    def count(self, table: FabulaTable, frame: Execute) -> int:
        return len(table.find(frame, self.filters))


@dataclass(frozen=True, slots=True)
class FigureOf(Amount):
    """ "a ofensiva deste aliado", "a resistência da base alvo"."""

    stat: str
    of: Selector

    def count(self, table: FabulaTable, frame: Execute) -> int:
        return sum(table.figure_for(frame, number, self.stat) for number in frame.bound(self.of))


@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """ "o número de marcadores de semente nesta carta", as they are or as they last were."""

    counter: str
    on: Selector

    def count(self, table: FabulaTable, frame: Execute) -> int:
        return sum(table.counters_on(number, self.counter) for number in frame.bound(self.on))


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """ "metade d…, arredondada para cima": the effect itself says how to round (1.8.2)."""

    of: Amount
    up: bool

    def count(self, table: FabulaTable, frame: Execute) -> int:
        whole = self.of.count(table, frame)
        return (whole + 1) // 2 if self.up else whole // 2


# -- conditions -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HowMany(Condition):
    """ "se você controla três ou mais aliados", "se um oponente não controla aliados"."""

    filters: tuple[Filter, ...]
    amount: int
    least: bool = True

    def holds(self, table: FabulaTable, frame: Execute) -> bool:
        found = CountOf(self.filters).count(table, frame)
        return found >= self.amount if self.least else found <= self.amount


@dataclass(frozen=True, slots=True)
class YourTurn(Condition):
    """ "no seu turno", "no turno de um oponente"."""

    yours: bool = True

    def holds(self, table: FabulaTable, frame: Execute) -> bool:
        return bool((table.active == frame.controller) == self.yours)


# -- when ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class When(Trigger):
    """A triggered ability fires when an event of this kind happens to what it speaks of (1.14.6)."""

    kind: str
    #: THIS, or EACH with filters; for events of players, PLAYER (you), OPPONENT or "" (any player).
    how: str = THIS
    filters: tuple[Filter, ...] = ()

    def fires(self, table: FabulaTable, event: Event, source: int, controller: int) -> bool:
        fires: bool = table.box.readers[When](self, table, event, source, controller)
        return fires


# -- costs -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Resources(Cost):
    """So many resources; with a letter, as many as the player declares (1.8.5)."""

    amount: int = 0
    letter: str = ""


@dataclass(frozen=True, slots=True)
class TapThis(Cost):
    """The curved arrow (1.8.12)."""


@dataclass(frozen=True, slots=True)
class SacrificeCost(Cost):
    """ "sacrifique um aliado", "sacrifique esta permanente" (1.18.6b)."""

    filters: tuple[Filter, ...] = ()
    this: bool = False


@dataclass(frozen=True, slots=True)
class DiscardCost(Cost):
    """ "descarte uma carta"."""

    count: int = 1


# -- a passage of a card's text ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Passage:
    """One ability of a card: its sentences, each of which is an effect of its own (1.14.3a)."""

    sort: str
    sentences: tuple[Ability, ...] = ()
    targets: tuple[Target, ...] = ()
    trigger: When | None = None
    #: "se …" after the trigger, or "enquanto …" of a passive.
    condition: Condition | None = None
    costs: tuple[Cost, ...] = ()
    #: How many of the sentences are chosen, of a list that begins with "escolha"; 0 if it is none.
    modes: int = 0
    #: What X is, where the text defines it (1.8.9).
    x: Amount | None = None
