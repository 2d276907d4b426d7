"""What this game's card texts do, as data: one record an effect.

How each is read and written is in ``wording.py``; how each is carried out is in ``effects.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.core.effects import Amount, Effect, Selector
from ludoteca.core.resolving import Resolve

if TYPE_CHECKING:
    from ludoteca.games.dice_masters.table.table import DiceTable


@dataclass(frozen=True, slots=True)
class Hit:
    """So much damage to those."""

    amount: Amount
    to: Selector


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """ "Cause 2 de dano a cada personagem em campo e 1 de dano a cada jogador": all of it at once."""

    hits: tuple[Hit, ...]

    def selectors(self) -> tuple[Selector, ...]:
        return tuple(hit.to for hit in self.hits)


@dataclass(frozen=True, slots=True)
class KnockOut(Effect):
    what: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    """ "Você ganha 1 de vida"."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    """ "+1A e +1D": until end of turn when given once; as long as it is active in a static text."""

    what: Selector
    attack: int
    defence: int

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class Spin(Effect):
    """ "Vire um personagem um nível acima ou abaixo" (spin.2)."""

    what: Selector
    up: bool
    down: bool

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)

    def possible(self, table: DiceTable, frame: Resolve, number: int) -> bool:
        """A character at the end of its levels is no target for that direction (gap spin.illegal-target)."""
        return (self.up and bool(table.can_spin(number, 1))) or (self.down and bool(table.can_spin(number, -1)))

    def why_impossible(self, table: DiceTable, number: int) -> tuple[str, str]:
        """A Sidekick has a single level; others are at the end of theirs."""
        if table.kind(number).sort == "sidekick":
            return "sidekick.1", "refusal-one-level"
        return ("spin.4", "refusal-highest-level") if self.up else ("spin.6", "refusal-lowest-level")


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    """ "Jogue novamente"; what shows no character goes to ``otherwise`` of its owner, or as dice_more.reroll.2."""

    what: Selector
    otherwise: str = ""

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class DrawDice(Effect):
    """ "Pegue dois dados da sua bolsa": rolled into reserve, or one after the other into ``areas``, as you choose."""

    count: int
    areas: tuple[str, ...]
    rolled: bool = False


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """ "Jogue um dado da sua pilha de usados": kept in reserve; unless it shows a character, ``otherwise``."""

    what: Selector
    otherwise: str = ""

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class MoveDice(Effect):
    """ "Mova ... para a sua área de preparação": to its owner's area."""

    what: Selector
    area: str

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class CannotBlock(Effect):
    """ "Não podem bloquear neste turno"; in a static text, "não podem bloquear este dado"."""

    what: Selector
    this_die: bool = False

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class MustBlock(Effect):
    """ "Devem bloquear este dado neste turno, se puderem" (gap attack.forced-block)."""

    what: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class DealsNoDamage(Effect):
    """ "Não causa dano neste ataque" (gap effects.no-damage)."""

    what: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class ExcessDamage(Effect):
    """ "O dano que exceder a defesa dos bloqueadores é causado ao oponente" (gap card.thrown-car)."""

    what: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class ReturnToField(Effect):
    """ "Atacantes seus que seriam nocauteados neste turno voltam ao campo no nível 1" (gap card.invulnerability)."""

    what: Selector
    level: int


@dataclass(frozen=True, slots=True)
class ReduceDamage(Effect):
    """ "Todo dano causado a este dado diminui em 1"."""

    amount: int


@dataclass(frozen=True, slots=True)
class BlockSeveral(Effect):
    """ "Este dado pode bloquear até dois atacantes" (turn.attack.damage.6)."""

    amount: int


@dataclass(frozen=True, slots=True)
class PreventIt(Effect):
    """ "Ele não é afetado": what would affect the die does not (prevent.2)."""


@dataclass(frozen=True, slots=True)
class RedirectDamage(Effect):
    """ "Redirecione 1 desse dano para um personagem seu" (prevent.4)."""

    amount: int
    to: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.to,)


@dataclass(frozen=True, slots=True)
class MoreDamage(Effect):
    """ "Um dos alvos sofre 1 de dano a mais"."""

    amount: int


@dataclass(frozen=True, slots=True)
class Capture(Effect):
    """ "Capture ... até o fim do turno" (capture.1)."""

    what: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """ "Tome o controle de ... até o fim do turno" (control.1)."""

    what: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class CopyDie(Effect):
    """ "Este dado copia os atributos e as habilidades de ..." (copy.1)."""

    what: Selector
    stats: bool
    abilities: bool

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class StrikePlayer(Effect):
    """ "Ele causa o seu dano ao oponente em vez de aos bloqueadores e, na limpeza, vai para a sua pilha de usados"."""
