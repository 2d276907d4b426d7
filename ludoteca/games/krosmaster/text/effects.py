"""What the texts of Krosmaster do, as records. ``effects.py`` carries them out; the rulebook's own are in 7.5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludoteca.core.effects import CHOSEN, THIS, Condition, Effect, Selector
from ludoteca.games.krosmaster.text.terms import TARGETS

#: "O alvo" and "o conjurador" or "esta unidade".
TARGET = Selector(CHOSEN, slot=TARGETS)
SELF = Selector(THIS)

PUSH, ATTRACT, RETREAT, APPROACH = "push", "attract", "retreat", "approach"


class Later(Effect):
    """An Additional Effect that is not applied in Step 3 but where it says. Each is a record."""

    __slots__ = ()

    step: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Onto(Effect):
    """An effect on the Units of a selector."""

    whom: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return () if self.whom.how in (CHOSEN, THIS) else (self.whom,)


# -- the Additional Effects of 7.5 ---------------------------------------------


@dataclass(frozen=True, slots=True)
class Markers(Onto):
    """+X or -X of AP, MP or Range: markers (7.5.1 to 7.5.4, 4.12.1)."""

    what: str
    number: int


@dataclass(frozen=True, slots=True)
class Bonus(Later):
    """+X of an element, or of Damage or healing of whatever kind, in Step 6 (7.5.5 to 7.5.8)."""

    element: str
    number: int


@dataclass(frozen=True, slots=True)
class Shift(Effect):
    """Push, Attract, Retreat, Approach (7.5.9, 7.5.10, 7.5.16, 7.5.17)."""

    how: str
    number: int


@dataclass(frozen=True, slots=True)
class ArmorPiercing(Later):
    """7.5.11."""


@dataclass(frozen=True, slots=True)
class StealPoints(Effect):
    """Steal X MP or AP (7.5.12, 7.5.13)."""

    what: str
    number: int


@dataclass(frozen=True, slots=True)
class GainNow(Effect):
    """Immediately gain X MP or AP (7.5.14, 7.5.15)."""

    what: str
    number: int


@dataclass(frozen=True, slots=True)
class GainEither(Effect):
    """Immediately gain so much of one gauge or of the other, as the controller picks."""

    gains: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class LoseNow(Effect):
    """Lose all that is left in a gauge."""

    what: str


@dataclass(frozen=True, slots=True)
class StealHealth(Later):
    """7.5.18."""


@dataclass(frozen=True, slots=True)
class Replace(Effect):
    """The caster's profile is replaced by another (7.5.19)."""

    profile: str


@dataclass(frozen=True, slots=True)
class ExchangeInjuries(Effect):
    """The caster and the target exchange their Injuries (7.5.20)."""


@dataclass(frozen=True, slots=True)
class ExchangePlaces(Effect):
    """The caster and the target exchange their cells."""


@dataclass(frozen=True, slots=True)
class Track(Later):
    """7.5.21."""


@dataclass(frozen=True, slots=True)
class Invasion(Later):
    """7.5.22."""


# -- what single cards do ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Summon(Effect):
    """Put Summons on the targeted cells (4.19.9)."""

    number: int
    profile: str


@dataclass(frozen=True, slots=True)
class TossCoins(Effect):
    """Heads: +1 Damage of this Spell each; tails: 1 Injury on the caster each."""

    number: int


@dataclass(frozen=True, slots=True)
class DoubleCritical(Later):
    """Each success of the Critical Hit roll counts twice."""


@dataclass(frozen=True, slots=True)
class NextCast(Effect):
    """The next cast of the same Spell this turn does so much more Damage."""

    number: int


@dataclass(frozen=True, slots=True)
class LosePowers(Onto):
    """Loses all Powers; in a static text, as long as it holds."""

    until: str = ""


@dataclass(frozen=True, slots=True)
class Grant(Onto):
    """Gains a Power; in a static text, has it as long as it holds."""

    power: str
    until: str = ""


@dataclass(frozen=True, slots=True)
class PutMarker(Effect):
    """Put the special marker of this name on the target (4.13)."""

    marker: str


@dataclass(frozen=True, slots=True)
class GoThere(Onto):
    """Moves to the targeted cell."""


@dataclass(frozen=True, slots=True)
class Teleport(Effect):
    """This Unit goes to a free cell so many cells away, and an adjacent ally comes along to a cell beside it."""

    number: int


@dataclass(frozen=True, slots=True)
class LongShot(Effect):
    """The caster's variable-Range Spells reach so much farther this turn."""

    number: int


@dataclass(frozen=True, slots=True)
class Injure(Onto):
    """Places Injuries; their Source is the Unit whose text it is (4.10.6.b)."""

    number: int


@dataclass(frozen=True, slots=True)
class HealInjuries(Onto):
    """Removes Injuries."""

    number: int


@dataclass(frozen=True, slots=True)
class GainKamas(Effect):
    number: int


@dataclass(frozen=True, slots=True)
class SetLevel(Onto):
    """The Level becomes so much until the end of the fight."""

    number: int


@dataclass(frozen=True, slots=True)
class CopyPower(Onto):
    """This Unit has the Powers of that one's own text instead of those it copied before (4.18.8)."""


# -- what holds by the presence of a Power -------------------------------------------


@dataclass(frozen=True, slots=True)
class CapInjuries(Effect):
    """A Spell places at most so many Injuries on this Unit (7.2.8.d)."""

    number: int


@dataclass(frozen=True, slots=True)
class CostMore(Onto):
    """Spells of these Units cost so much more."""

    what: str
    number: int


@dataclass(frozen=True, slots=True)
class NoHealing(Onto):
    """These Units can't be healed."""


@dataclass(frozen=True, slots=True)
class AllTypes(Effect):
    """This Unit has the Types of all Krosmasters in play."""


@dataclass(frozen=True, slots=True)
class ArmorSuccess(Effect):
    """With at least so many dice in the Armor roll this Unit has one more success."""

    dice: int


@dataclass(frozen=True, slots=True)
class MoreHp(Onto):
    number: int


#: The records that hold by their presence; all others need a moment at which they happen.
STATIC_EFFECTS = (LosePowers, Grant, CapInjuries, CostMore, NoHealing, AllTypes, ArmorSuccess, MoreHp)


@dataclass(frozen=True, slots=True)
class Requires(Later):
    """The Spell may be cast only if this holds (7.1.7)."""

    condition: Condition
