"""Under which conditions and when, as texts say it."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.effects import YOU, Amount, Condition, Filter, Selector, Trigger
from ludoteca.games.battle_scenes.text.pieces import (
    In,
)

# -- conditions ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count(Condition):
    """ "Você controlar dois ou mais personagens", "não houver nenhum cenário em cena"; ``most`` -1: no limit."""

    what: Selector
    least: int = 1
    most: int = -1


@dataclass(frozen=True, slots=True)
class Fewer(Condition):
    """ "Você controlar menos personagens que um oponente"."""

    what: Selector
    who: str = YOU


@dataclass(frozen=True, slots=True)
class Exceeds(Condition):
    """ "Houver mais vilões que heróis em cena": one amount is greater than the other."""

    one: Amount
    other: Amount


@dataclass(frozen=True, slots=True)
class Equals(Condition):
    """ "Você controlar o mesmo número de personagens que um oponente": two amounts are the same."""

    one: Amount
    other: Amount


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """ "Este personagem tiver Magia", "o alvo for um personagem", "cada personagem que você controlar tiver …"."""

    what: Selector
    filters: tuple[Filter, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class VariableIs(Condition):
    """ "X for 3", "X for maior que 2"."""

    number: int
    compare: str = ""


@dataclass(frozen=True, slots=True)
class InPart(Condition):
    """ "Durante as Fases de Preparação dos turnos de outros jogadores": a statement holds only then."""

    part: str
    whose: str = YOU


@dataclass(frozen=True, slots=True)
class InTurn(Condition):
    """ "Esta ação for usada durante seu turno": whose turn it is."""

    whose: str = YOU


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """Two conditions joined by "e"."""

    one: Condition
    other: Condition


@dataclass(frozen=True, slots=True)
class OneOf(Condition):
    """ "Você controlar um personagem chamado … e/ou outro personagem com …": one of two, or both."""

    one: Condition
    other: Condition


# -- moments ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class When(Trigger):
    """ "Quando este personagem entrar em cena", "toda vez que uma ação fosse causar dano a …".

    ``event`` is the verb; ``who`` its subject and ``what`` its object. ``would`` is "fosse": the text alters what
    is about to happen. ``during`` is a part of the turn, ``zone`` where the subject comes from.
    """

    event: str
    who: Selector
    what: Selector | None = None
    would: bool = False
    during: str = ""
    zone: In | None = None
    #: "Uma vez por turno".
    once: bool = False
    #: Of damage: "penetrating", or "no action" for what no action deals. Of a keyword that is used: its name.
    sort: str = ""
    #: "Por um efeito controlado por um oponente": whose effect it is.
    by: str = ""
    #: "Comprar dois ou mais cards", "receber 3 ou mais pontos de dano": how many at once, at least.
    least: int = 1
    #: "Pela primeira vez em cada turno".
    first: bool = False


@dataclass(frozen=True, slots=True)
class After(Trigger):
    """ "Após cada ação que este personagem usar": when all of its effect has been carried out."""

    actions: Selector


@dataclass(frozen=True, slots=True)
class At(Trigger):
    """ "No início de sua Fase de Contagem Regressiva"; ``end`` for "no final", ``next`` for "de seu próximo turno"."""

    part: str
    whose: str = YOU
    end: bool = False
    next: bool = False


@dataclass(frozen=True, slots=True)
class Window(Trigger):
    """ "Durante sua Fase de Preparação, uma vez por turno": when an effect may be used."""

    part: str
    whose: str = YOU
    once: bool = True


# -- this turn's history ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """ "Um personagem foi nocauteado neste turno": so often, this turn; ``most`` -1: no limit."""

    when: When
    least: int = 1
    most: int = -1


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """ "O número de personagens nocauteados neste turno", "… de vezes que você comprou cards neste turno"."""

    when: When


@dataclass(frozen=True, slots=True)
class Dealt(Amount):
    """ "A quantidade de dano que este personagem recebeu neste turno"."""

    when: When


@dataclass(frozen=True, slots=True)
class Points(Amount):
    """ "Cinco ou mais pontos": what a player has won (4.9.1)."""

    whose: str = YOU


@dataclass(frozen=True, slots=True)
class Lately(Filter):
    """ "Que tenha causado dano neste turno": it is who did it, or had it done, this turn."""

    when: When
    negated: bool = False
