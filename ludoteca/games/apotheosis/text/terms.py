"""The words around the effects of card texts, as data: who, which, how many, when, if, at what price.

A card's text is a list of *passages*. What each record says:

``Passage``    one paragraph. Its ``keyword`` says how it comes about:
    ACTIVE     it is activated, in its character's own turn (cards.active.1);
    REACTIVE   it is activated as the one response to the action that ``when`` describes (r6, r8);
    AUTO       it starts by itself at the moment ``when`` (r10, r14); with an optional clause it "may";
    PERMANENT  it holds as long as the card is revealed in play (cards.passive.1);
    TEMPORARY  it holds while the card has time counters: activating the card gives it ``rounds`` of them, one goes
               at the start of each turn of its character (characters.modifier.1).
    On a card with an activation bar the first ACTIVE, REACTIVE or TEMPORARY passage is what the bar activates;
    without one the bar alone is activated. Further ones cost what their own text asks.
``Target``     what must be selected on activation. A bar with damage and no ``Target`` in its text is aimed at any
    piece or tile. Of a bar with range the target must be in range; without range the whole board is (draft.range.1).
    What was selected is bound to slot ``TARGETS``; an AREA bar binds everything that it reaches there.
``When``       the moment of an AUTO or the situation of a REACTIVE text: its ``kind`` and of whom it speaks.
``Selector``   (of the core) the ways: THIS (this card), AGENT ("você": the character that uses the text),
    CHOSEN with a slot ("o alvo" is slot TARGETS, "o escolhido" the slot of an earlier choice), CHOOSE and EACH with
    filters, SUBJECT ("aquele personagem": whom the moment speaks of), ACTOR ("o agente" of that action), OBJECT
    ("o alvo" of that action), ITS_HERO ("o Herói dele"), ITS_CARD ("a carta usada" in that action).
``Filter``     one property of a piece, a tile or a card (``text_filters.py``).

What texts do is in ``text_effects.py``; how all of it is read and written is in ``wording.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.core.effects import CHOSEN, EACH, THIS, Ability, Amount, Condition, Cost, Filter, Selector, Trigger
from ludoteca.core.resolving import Resolve

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.frames import Carry
    from ludoteca.games.apotheosis.table.table import ApotheosisTable

# -- keywords (cards.keyword.*) -------------------------------------------------------

ACTIVE, REACTIVE, AUTO, PERMANENT, TEMPORARY = "active", "reactive", "auto", "permanent", "temporary"
KEYWORDS = (ACTIVE, REACTIVE, AUTO, PERMANENT, TEMPORARY)

#: Limits (cards.keyword.limit). "Once" counts by name (draft.once.1).
ONCE_TURN, ONCE_ROUND, ONCE_BATTLE = "once-turn", "once-round", "once-battle"
ALL_IN, NO_RESPONSE, NO_NEGATION = "all-in", "no-response", "no-negation"
LIMITS = (ONCE_TURN, ONCE_ROUND, ONCE_BATTLE, ALL_IN, NO_RESPONSE, NO_NEGATION)

#: Scopes (cards.keyword.scope): from the inventory, from the discard pile, by any character of the team.
FROM_HAND, FROM_DISCARD, BY_TEAM = "from-hand", "from-discard", "by-team"
SCOPES = (FROM_HAND, FROM_DISCARD, BY_TEAM)

#: Tasks, done once the card is resolved (cards.keyword.task, draft.task.1).
TASK_DISCARD, TASK_BURY, TASK_BANISH, TASK_SCENARIO = "discard", "bury", "banish", "scenario"
TASKS = (TASK_DISCARD, TASK_BURY, TASK_BANISH, TASK_SCENARIO)

# -- how a selector finds what it speaks of, besides the core's ways --------------------

AGENT = "agent"
SUBJECT = "subject"
ACTOR = "actor"
OBJECT = "object"
ITS_HERO = "its-hero"
ITS_CARD = "its-card"

#: The slot of what the activation selected, or of what an area reaches.
TARGETS = 0

#: What the noun of a text may be (``Sort``). "character" is a living one; a dead one is a "body".
PIECE_SORTS = ("piece", "character", "hero", "companion", "human", "creature", "summon", "object", "container", "body")
#: Of these the nouns of living characters.
CHARACTER_SORTS = ("character", "hero", "companion", "human", "creature", "summon")
CARD_SORTS = ("card", "item", "skill", "companion-card", "event", "class", "entity", "house")
SORTS = (*PIECE_SORTS, "tile", *CARD_SORTS)

#: Sides, seen from the character that uses the text. "partner" is another one of the team; "ally" the character too.
ENEMY, PARTNER, ALLY = "enemy", "partner", "ally"

#: Two measures (r30, r32): "a N de distância" and "a N casas".
AWAY, TILES = "away", "tiles"

#: Where cards are looked for (``In``).
INVENTORY, EQUIPMENT, MEMENTO, SUPPORT, SHEET = "inventory", "equipment", "memento", "support", "sheet"
TABLE, ATTACHED, DISCARD, SCENARIO = "table", "attached", "discard", "scenario"
CARD_PLACES = (INVENTORY, EQUIPMENT, MEMENTO, SUPPORT, SHEET, TABLE, ATTACHED, DISCARD, SCENARIO)

#: How long an effect lasts. ALWAYS: of a PERMANENT or TEMPORARY text, while it holds; of any other, the whole battle.
ALWAYS = "always"
THIS_ACTION = "this-action"
END_OF_TURN = "end-of-turn"
END_OF_ROUND = "end-of-round"
YOUR_NEXT_TURN = "your-next-turn"  # till the start of the next turn of whoever applied it
DURATIONS = (ALWAYS, THIS_ACTION, END_OF_TURN, END_OF_ROUND, YOUR_NEXT_TURN)

#: Moments (cards.keyword.timing) and situations (r8). Of whom ``When`` speaks is said beside each.
CARD_MOMENTS = (  # of this card
    "enter",
    "exit",
    "obtain",
    "reveal",
    "conceal",
    "exhaust",
    "recover",
    "discard",
    "bury",
    "banish",
)
TURN_MOMENTS = ("turn-start", "turn-end")  # of the character whose turn it is
TABLE_MOMENTS = ("round-start", "round-end", "battle-start", "battle-end")  # of nobody
DEED_MOMENTS = (
    "check",  # of whoever makes a check
    "attack",  # of the attacker
    "attacked",  # of each one attacked, by area and explosion too
    "selected",  # of each one selected as a target
    "roll",  # of whoever rolls
    "activate",  # of whoever activates a card; ``card`` says which
    "move",  # of whoever declares a path
    "interact",  # of whoever interacts
    "rest",
    "injury",  # of whoever would suffer injury, before life is lost (draft.injury.1)
    "lost-life",  # of whoever has lost life
    "death",  # of whoever has died
    "tile-enter",  # of whoever comes onto the tile (texts laid on tiles)
    "tile-leave",
)
MOMENTS = CARD_MOMENTS + TURN_MOMENTS + TABLE_MOMENTS + DEED_MOMENTS


SELF = Selector(AGENT)
THIS_CARD = Selector(THIS)
TARGET = Selector(CHOSEN, slot=TARGETS)


# -- what is selected --------------------------------------------------------------------------


def each(*filters: Filter) -> Selector:
    return Selector(EACH, filters)


@dataclass(frozen=True, slots=True)
class Target:
    """What must be selected on activation: one piece, tile or card, or so many (r17)."""

    filters: tuple[Filter, ...]
    count: int = 1
    up_to: bool = False


# -- how many ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FigureOf(Amount):
    """ "a FOR do alvo", "seu nível": a figure as in ``Figure``."""

    figure: str
    of: Selector = SELF

    def count(self, table: ApotheosisTable, frame: Carry) -> int:
        return sum(table.figure(number, self.figure) for number in frame.found(table, self.of))


@dataclass(frozen=True, slots=True)
class Dice(Amount):
    """ "1D6", "2D3" in a text: random dice, without bonuses (draft.random.1); a natural 6 still explodes."""

    dice: int
    sides: int  # 2, 3 or 6

    def count(self, table: ApotheosisTable, frame: Carry) -> int:
        return int(frame.roll(table, self.dice, self.sides))


@dataclass(frozen=True, slots=True)
class Sum(Amount):
    """ "ESP + 2 + 1D6"."""

    parts: tuple[Amount, ...]

    def count(self, table: ApotheosisTable, frame: Resolve) -> int:
        return sum(part.count(table, frame) for part in self.parts)


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """ "o número de inimigos adjacentes a você"."""

    filters: tuple[Filter, ...]

    def count(self, table: ApotheosisTable, frame: Carry) -> int:
        return len(frame.found(table, Selector(EACH, self.filters)))


@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """ "o número de contadores de carga nesta carta"."""

    counter: str

    def count(self, table: ApotheosisTable, frame: Resolve) -> int:
        return table.counters_on(frame.source, self.counter)


@dataclass(frozen=True, slots=True)
class Suffered(Amount):
    """ "a LESÃO causada", "a VIDA perdida": in the action at hand, by all it struck; ``what`` is injury or damage."""

    what: str = "injury"

    def count(self, table: ApotheosisTable, frame: Carry) -> int:
        return int(frame.suffered(table, self.what))


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """ "metade de …", rounded down (guidelines.round.1)."""

    of: Amount

    def count(self, table: ApotheosisTable, frame: Resolve) -> int:
        return self.of.count(table, frame) // 2


# -- conditions ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Measures(Condition):
    """ "se a LESÃO causada for 1 ou mais", "se você tem 3 ou menos de VIDA"."""

    amount: Amount
    number: int
    least: bool = True

    def holds(self, table: ApotheosisTable, frame: Resolve) -> bool:
        found = self.amount.count(table, frame)
        return found >= self.number if self.least else found <= self.number


@dataclass(frozen=True, slots=True)
class Passes(Condition):
    """ "se o alvo é um objeto", "se você está em casa mais alta", "se o alvo tem o marcador X": all of them pass."""

    what: Selector
    filters: tuple[Filter, ...]
    #: "se o alvo não …".
    holding: bool = True

    def holds(self, table: ApotheosisTable, frame: Carry) -> bool:
        found = frame.found(table, self.what)
        passing = bool(found) and all(
            filter_.passes(table, frame, number) for number in found for filter_ in self.filters
        )
        return passing == self.holding


@dataclass(frozen=True, slots=True)
class YourTurn(Condition):
    """ "no seu turno", "fora do seu turno"."""

    yours: bool = True

    def holds(self, table: ApotheosisTable, frame: Carry) -> bool:
        return bool((table.character == frame.agent) == self.yours)


# -- when ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class When(Trigger):
    """A moment of an Auto text, or the situation of a reactive one.

    ``who``: of whom it speaks; empty for "você" and, in CARD_MOMENTS, for "esta carta"; otherwise what the one spoken
    of must be ("um inimigo", "um personagem adjacente a você"). ``card``: what the card used in the action must be
    ("uma HABILIDADE"), in attack, attacked, selected and activate.
    """

    kind: str
    who: tuple[Filter, ...] = ()
    card: tuple[Filter, ...] = ()
    #: Only an attack, in ``selected`` ("alvo de um ataque").
    attack: bool = False


# -- costs in the text --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Points(Cost):
    """ "2 de AÇÃO"; in another's turn a debt (cards.borrow.1)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Energy(Cost):
    """ "1 de ESTAMINA e 2 de MANA"; ``either``: "2 de ESTAMINA ou MANA"; essence of a colour, or of any ("")."""

    stamina: int = 0
    mana: int = 0
    either: int = 0
    essence: int = 0
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Life(Cost):
    """ "2 de VIDA": never more than one has (draft.cost.1)."""

    amount: int


@dataclass(frozen=True, slots=True)
class GiveCards(Cost):
    """ "descarte um ITEM do seu inventário", "enterre …", "bana …": resource cards unless stated (draft.discard.1)."""

    to: str  # discard, bury or banish
    filters: tuple[Filter, ...]
    count: int = 1


@dataclass(frozen=True, slots=True)
class Value(Cost):
    """ "descarte 3 de DESTINO": cards from the inventory whose values add up to it (gap pay-values)."""

    value: str  # price, xp, will or fate
    amount: int


@dataclass(frozen=True, slots=True)
class SpendCounters(Cost):
    """ "retire 2 contadores de carga desta carta"."""

    counter: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class ExhaustThis(Cost):
    """ "deite esta carta"."""


# -- a passage of a card's text -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Passage:
    """One paragraph of a card's text; see the top of the file."""

    keyword: str
    #: Its sentences, in order: the clauses of one ability whose ``sort`` is the keyword.
    ability: Ability
    when: When | None = None
    #: "somente se …": a requirement of an activation (r17); "enquanto …" of a passive; "se …" of an auto.
    condition: Condition | None = None
    costs: tuple[Cost, ...] = ()
    target: Target | None = None
    limits: tuple[str, ...] = ()
    scopes: tuple[str, ...] = ()
    task: str = ""
    #: It has effect while the card is attached, and only then (attachments.1).
    attached: bool = False
    #: The time counters that activating a TEMPORARY text gives.
    rounds: int = 0
