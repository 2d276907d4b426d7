"""What card texts do, as data. Who carries it out is in ``effects.py``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.core.effects import ONE, Amount, Effect, Filter, Selector
from ludoteca.games.fabula.text.terms import ALWAYS, YOURSELF

if TYPE_CHECKING:
    from ludoteca.games.fabula.meaning.stack import Execute
    from ludoteca.games.fabula.table.table import FabulaTable

# -- objects ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnObjects(Effect):
    """An effect on the objects of one selector."""

    what: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class Damage(OnObjects):
    """ "cause 2 de dano ao aliado alvo"."""

    amount: Amount

    def possible(self, table: FabulaTable, frame: Execute, number: int) -> bool:
        return bool(table.can_suffer(number))


@dataclass(frozen=True, slots=True)
class DivideDamage(Effect):
    """ "divida 3 de dano entre até três aliados alvo" (1.15.12); the shares are fixed on announcing."""

    amount: Amount
    slot: int


@dataclass(frozen=True, slots=True)
class DivideCounters(Effect):
    """ "distribua 3 marcadores de escudo entre …"."""

    amount: Amount
    counter: str
    slot: int


@dataclass(frozen=True, slots=True)
class Destroy(OnObjects):
    """ "destrua"."""


@dataclass(frozen=True, slots=True)
class Exile(OnObjects):
    """ "exile"; of a zone, all that lies there (1.15.10)."""


@dataclass(frozen=True, slots=True)
class ToHand(OnObjects):
    """ "devolva … à mão do dono"."""


@dataclass(frozen=True, slots=True)
class ToDeck(OnObjects):
    """ "coloque … no topo do baralho do dono", "no fundo"."""

    top: bool


@dataclass(frozen=True, slots=True)
class Shuffle(OnObjects):
    """ "embaralhe … no baralho do dono"; a zone is shuffled in as a whole."""


@dataclass(frozen=True, slots=True)
class IntoPlay(OnObjects):
    """ "coloque … em campo", under your control."""


@dataclass(frozen=True, slots=True)
class Tap(OnObjects):
    """ "vire", "desvire"."""

    tapped: bool


@dataclass(frozen=True, slots=True)
class Heal(OnObjects):
    """ "cure 2 de dano do aliado alvo"; no amount: all of it."""

    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class Resistance(OnObjects):
    """ "a base alvo ganha 4 de resistência", "perde 2"."""

    amount: Amount
    gain: bool


@dataclass(frozen=True, slots=True)
class Counters(OnObjects):
    """ "coloque um marcador de escudo na base alvo", "retire"."""

    counter: str
    amount: Amount = ONE
    put: bool = True


@dataclass(frozen=True, slots=True)
class TakeControl(OnObjects):
    """ "tome o controle do aliado alvo"."""

    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class TurnDown(OnObjects):
    """ "vire para baixo o aliado alvo, com custo de revelar 2" (gap face-down)."""

    price: int


@dataclass(frozen=True, slots=True)
class LoseTypes(OnObjects):
    """ "perde todos os seus tipos" (1.11.5)."""


@dataclass(frozen=True, slots=True)
class AttachTo(OnObjects):
    """ "anexe esta modificação ao aliado alvo"."""


@dataclass(frozen=True, slots=True)
class CopyPermanent(OnObjects):
    """ "crie uma ficha que é cópia da permanente alvo", from its last known values (1.12.10)."""


@dataclass(frozen=True, slots=True)
class Exhaust(Effect):
    """Exhaustion: this ally untaps and has no influence until the end of the turn (g.exaustao)."""


# -- values and permissions, for a time or as long as a passive is there ------------------------


@dataclass(frozen=True, slots=True)
class Boost(OnObjects):
    """ "ganha +1 de ofensiva e +1 de vida até o fim do turno"; figures by STATS."""

    offensive: Amount | None = None
    influence: Amount | None = None
    life: Amount | None = None
    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class SetFigure(OnObjects):
    """ "a ofensiva do aliado alvo é 0"."""

    stat: str
    amount: Amount
    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class Cannot(OnObjects):
    """ "não pode bloquear", "não recebe dano", "nenhum aliado pode agir": a denial (1.1.2a).

    ``deed``: act, block, make-offensive, make-influence, untap, be-target, be-blocked, be-damaged, receive-counters,
    raise-<stat>, be-created, use.
    """

    deed: str
    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class CanAct(OnObjects):
    """ "pode agir no turno em que entra", "pode agir neste turno" (g.agir)."""

    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class CostChange(Effect):
    """ "as cartas azuis que você usa custam 1 a menos"."""

    filters: tuple[Filter, ...]
    amount: int
    #: YOU, OPPONENT or "" (every player).
    whose: str


@dataclass(frozen=True, slots=True)
class Generate(Effect):
    """ "você gera 1 recurso a mais" (1.18.11)."""

    amount: int


@dataclass(frozen=True, slots=True)
class RaiseCeiling(Effect):
    """ "seu limite de recursos aumenta em 2" (1.18.10)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Prevent(OnObjects):
    """ "previna todo o dano que seria causado a … neste turno"; an amount prevents only so much, once."""

    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class PreventOffensive(Effect):
    """ "previna todo o dano de ofensiva neste turno" (1.22.6)."""


# -- players -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnPlayers(Effect):
    """Something that players do, or that is done to them."""

    who: Selector = YOURSELF

    def selectors(self) -> tuple[Selector, ...]:
        return (self.who,)


@dataclass(frozen=True, slots=True)
class Draw(OnPlayers):
    """ "compre duas cartas", "o jogador alvo compra uma carta"."""

    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Discard(OnPlayers):
    """ "descarte uma carta", "o jogador alvo descarta"; by lot: "ao acaso"."""

    amount: Amount = ONE
    random: bool = False


@dataclass(frozen=True, slots=True)
class Sacrifice(OnPlayers):
    """ "o jogador alvo sacrifica um aliado": that player chooses (gap sacrifice-trigger)."""

    filters: tuple[Filter, ...] = ()
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class SacrificeThis(Effect):
    """ "sacrifique esta carta"."""


@dataclass(frozen=True, slots=True)
class Mill(OnPlayers):
    """ "o jogador alvo descarta as duas cartas do topo do baralho"."""

    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class GainResources(OnPlayers):
    """ "ganhe 2 recursos"."""

    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class GiveResources(OnPlayers):
    """ "dê 2 recursos ao jogador alvo" (1.18.8): from your own pool, as far as it goes."""

    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class UseFree(OnPlayers):
    """ "use uma manobra da sua mão sem pagar seu custo": priority for that action alone (1.17.4)."""


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """ "jogue um turno extra depois deste"."""


@dataclass(frozen=True, slots=True)
class SkipTurn(OnPlayers):
    """ "o jogador alvo pula o próximo turno"."""


@dataclass(frozen=True, slots=True)
class WinGame(Effect):
    """ "você ganha o jogo" (1.5.2a)."""


@dataclass(frozen=True, slots=True)
class LoseGame(OnPlayers):
    """ "o jogador alvo perde o jogo"."""


@dataclass(frozen=True, slots=True)
class DownFromDeck(Effect):
    """ "coloque em campo virada para baixo a carta do topo do seu baralho, com custo de revelar 2"."""

    price: int


#: What tokens are called in English: texts say it in Portuguese, and a token has no card with a title of its own.
TOKENS_IN_ENGLISH = {"Carrinho de Lata": "Tin Cart", "Queixada": "Peccary", "Vaga-lume": "Firefly"}


@dataclass(frozen=True, slots=True)
class CreateToken(Effect):
    """ "crie duas fichas de aliado Bicho verde 1/0/1 chamadas Vaga-lume" (1.12.3)."""

    name: str
    colours: tuple[str, ...]
    subtypes: tuple[str, ...]
    offensive: int
    influence: int
    life: int
    amount: Amount = ONE

    @property
    def english(self) -> str:
        """Its name in English; one that nobody has translated keeps its own."""
        return TOKENS_IN_ENGLISH.get(self.name, self.name)


@dataclass(frozen=True, slots=True)
class ChooseColour(Effect):
    """ "escolha uma cor" (1.6.6)."""


@dataclass(frozen=True, slots=True)
class ChooseNumber(Effect):
    """ "escolha um número de 0 a 3": it is X from then on (1.8.3)."""

    most: int


# -- effects on the stack ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cancel(OnObjects):
    """ "cancele o efeito alvo" (1.23.1)."""


@dataclass(frozen=True, slots=True)
class CancelNext(Effect):
    """ "cancele um efeito": without a target, the one just below it on the stack (1.23.3)."""


@dataclass(frozen=True, slots=True)
class CopyEffect(OnObjects):
    """ "copie o efeito alvo", perhaps with new targets for the copy."""

    new_targets: bool = False


@dataclass(frozen=True, slots=True)
class ChangeTarget(OnObjects):
    """ "mude o alvo do efeito alvo"; ``may`` for "escolha novos alvos" (gap retarget)."""

    may: bool = False


@dataclass(frozen=True, slots=True)
class ChangeX(OnObjects):
    """ "o X do efeito alvo passa a ser 0", "aumenta em 2" (1.8.7)."""

    amount: int
    add: bool = False
