"""What texts state, as records: what holds while a text functions, or as long as an effect lasts."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.effects import ONE, YOU, Amount, Condition, Effect, Filter, Selector
from ludoteca.games.battle_scenes.text.pieces import Keyword

#: What ``GainFrom`` says of somebody who loses whatever powers or affiliations there are.
LOSE_POWERS = "lose powers"
LOSE_AFFILIATIONS = "lose affiliations"
LOSE_ALIGNMENTS = "lose alignments"
LOSES_ALL = (LOSE_POWERS, LOSE_AFFILIATIONS, LOSE_ALIGNMENTS)
#: What it says of a power or an affiliation that was chosen: "ganha o poder escolhido".
CHOSEN_WORDS = ("power", "affiliation")


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """ "Ganha Escudo +1, Voo e a afiliação X-Men"; with ``lose`` "perde"."""

    what: Selector
    shield: Amount | None = None
    powers: tuple[str, ...] = ()
    affiliations: tuple[str, ...] = ()
    keyword: Keyword | None = None
    lose: bool = False
    alter_egos: tuple[str, ...] = ()
    alignments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GainFrom(Effect):
    """ "Ganha os poderes dos cards de habilidade que estiver carregando": ``value`` of other pieces.

    With one of ``LOSES_ALL``, "perde todos os poderes", "perde todas as afiliações"; with one of ``CHOSEN_WORDS``,
    perhaps after "lose", the word that was chosen.
    """

    what: Selector
    value: str
    of: Selector


@dataclass(frozen=True, slots=True)
class SetShield(Effect):
    """ "O valor de Escudo do alvo torna-se 0"."""

    what: Selector
    shield: Amount


@dataclass(frozen=True, slots=True)
class Forbid(Effect):
    """ "Não pode ser alvo de ações", "não pode usar ações": ``what`` is done to or by ``who``."""

    who: Selector
    what: str
    actions: Selector | None = None
    #: By effects of these players alone.
    by: str = ""
    #: Where so many are used in a turn, and no more.
    most: int = 0


@dataclass(frozen=True, slots=True)
class MustTarget(Effect):
    """ "Este suporte deve ser um dos alvos de ações que causem dano": if it can be one of them (4.6.2.F.2.1).

    "Um personagem chamado Hulk deve ser …": one of those is enough.
    """

    what: Selector
    actions: Selector


@dataclass(frozen=True, slots=True)
class Permit(Effect):
    """ "Pode usar mais uma ação neste turno", "pode usar esta ação outra vez", "podem usar a ação Voo"."""

    who: Selector
    what: str
    actions: Selector | None = None
    #: "Sem pagar seu custo de incapacitação".
    free: bool = False
    #: "Mais duas ações": how many.
    count: int = 1


@dataclass(frozen=True, slots=True)
class Retype(Effect):
    """ "As ações chamadas Voo são ações de antecipar"."""

    actions: Selector
    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangeCost(Effect):
    """ "A ação Voo custa 1 a menos para ser usada"; ``fixed`` for "têm custo 2"."""

    actions: Selector
    change: int
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class ChangeDamage(Effect):
    """ "Aquele dano torna-se 0", "causará aquela quantidade de dano +1", "metade do dano, arredondado para baixo".

    ``how`` is "add", "set", "half", "double" or "penetrating". ``one``: on one of its targets alone.
    """

    how: str
    amount: Amount = ONE
    one: bool = False


@dataclass(frozen=True, slots=True)
class MoreDamage(Effect):
    """ "As ações de Voo causam +1 ponto de dano em seus alvos"; ``one`` of the targets, or each, or only ``to`` some.

    Of one action that was spoken of ("aquela ação") it is said for the use at hand; with ``penetrating`` all its damage
    is so.
    """

    actions: Selector
    amount: Amount
    one: bool = False
    to: Selector | None = None
    penetrating: bool = False


@dataclass(frozen=True, slots=True)
class NoEffect(Effect):
    """ "Aquela ação não tem efeito", "os textos permanentes do alvo não têm efeito"."""

    what: Selector
    texts: bool = False


@dataclass(frozen=True, slots=True)
class HandLimit(Effect):
    """ "O número máximo de cards em sua mão … aumenta em dois"; ``fixed`` for "é cinco"."""

    change: int
    whose: str = YOU
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class CountdownAlone(Effect):
    """ "Você pode executar sua Fase de Contagem Regressiva como se não controlasse personagens" (6.2.A-2)."""

    whose: str = YOU
    #: He may; otherwise he must.
    optional: bool = True


@dataclass(frozen=True, slots=True)
class MoreCountdown(Effect):
    """ "Cada jogador coloca um card a mais … durante a Fase de Contagem Regressiva": also who controls characters."""

    change: int
    whose: str = YOU


@dataclass(frozen=True, slots=True)
class AnyNumber(Effect):
    """ "Pode haver qualquer número de suportes chamados … em cena"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class CountsAs(Effect):
    """ "Este card também conta como um card de personagem chamado …"."""

    what: Selector
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class UsesAs(Effect):
    """ "Pode usar ações como se fosse um personagem chamado …": where actions ask who uses them, he is one as well."""

    what: Selector
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class EntersOnlyIf(Effect):
    """ "Este cenário só pode ser colocado em cena se você controlar um vilão"."""

    what: Selector
    condition: Condition


@dataclass(frozen=True, slots=True)
class EntersPlain(Effect):
    """ "Este card pode ser colocado em cena como um card de personagem não EV"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class EvolvesFrom(Effect):
    """ "… pode ser colocado em cena como se tivesse o requisito EV - suporte com …": from these as well."""

    what: Selector
    base: Selector


@dataclass(frozen=True, slots=True)
class PlainShield(Effect):
    """ "Os efeitos que modificam o valor de Escudo de cada personagem têm valor +0"; ``only`` those that "raise" or
    "lower" it."""

    what: Selector
    only: str = ""


@dataclass(frozen=True, slots=True)
class PickUnloaded(Effect):
    """ "Você pode escolher os cards descarregados deste personagem por dano que não seja de ações"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Retarget(Effect):
    """ "As ações que tenham este personagem como alvo terão aquele personagem como alvo"."""

    actions: Selector
    to: Selector
