"""What card texts do, as data. Who carries it out is in ``effects*.py``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.core.effects import ONE, Amount, Effect, Filter, Selector
from ludoteca.core.resolving import Resolve
from ludoteca.games.apotheosis.text.terms import ALWAYS, SELF, THIS_CARD, Passage

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.table import ApotheosisTable


@dataclass(frozen=True, slots=True)
class On(Effect):
    """An effect on what one selector finds: pieces, tiles or cards."""

    what: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


# -- life ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Damage(On):
    """ "cause ESP + 1D6 de dano ao alvo": against constitution, into injury (battle.damage.1)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Injure(On):
    """ "o alvo sofre 2 de LESÃO"."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife(On):
    """ "perde 1 de VIDA": no injury (draft.injury.2)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Heal(On):
    """ "recupera 2 de VIDA": living characters, up to their maximum; objects are not healed (pieces.object.3)."""

    amount: Amount

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.can_heal(number))


@dataclass(frozen=True, slots=True)
class Revive(On):
    """ "reviva o alvo com 2 de VIDA" (characters.revive.1, gap revive-life)."""

    amount: Amount = ONE

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.can_revive(number))


@dataclass(frozen=True, slots=True)
class TreatDead(On):
    """ "é tratado como nocauteado" (characters.ko.2) or, with ``overkill``, "como perda total" (overkill.3)."""

    overkill: bool = False

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_a(number, "body"))


@dataclass(frozen=True, slots=True)
class Protect(On):
    """ "previna a LESÃO de …" in the action at hand: so much of it, or all."""

    amount: Amount | None = None


# -- markers, values, permissions ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mark(On):
    """ "recebe o marcador Queimado", "perde o marcador Queimado" (characters.marker.1)."""

    marker: str
    put: bool = True

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_piece(number))


@dataclass(frozen=True, slots=True)
class Modify(On):
    """ "tem +2 de FOR até o fim do turno": a temporary modifier (characters.modifier.1), or a passive's bonus.

    ``figure``: an attribute, max-life; damage (of the attacks it makes), hurt (damage of the attacks on it), range
    (of its attacks), check (its checks), action (the points that it receives in a turn), cost (the action points of
    the cards it activates), step (action points of each tile it walks), domain (what leaving the tiles next to it
    costs, besides 1), equipment-slots, memento-slots, support-slots, inventory-size.
    """

    figure: str
    amount: Amount
    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class Knowledgeable(On):
    """ "tem +1 em arcano": of the level of a knowledge."""

    knowledge: str
    amount: int = 1
    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class Cannot(On):
    """ "não pode mover-se". ``deed``: act, move, attack, activate, respond, rest, heal, be-target, be-moved.

    With ``be-target``: ``by`` is "" (of anything), enemy, "this-card" (that copy, r28) or "this-name" (every card of
    the name, r29).
    """

    deed: str
    until: str = ALWAYS
    by: str = ""


@dataclass(frozen=True, slots=True)
class Can(On):
    """ "pode entrar na água", "pode atravessar inimigos", "ignora áreas de domínio", "ignora altura".

    ``deed``: water, cross-enemies, no-domain, climb (levels cost nothing).
    """

    deed: str
    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class GainPoints(On):
    """ "recebe 2 de AÇÃO", "perde 2 de AÇÃO": now, if it is its turn; otherwise in its next one."""

    amount: Amount
    gain: bool = True


# -- places on the board ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Push(On):
    """ "empurre o alvo 2 casas", "puxe": straight away from the user or towards it, till something stops it (gap
    forced-movement)."""

    tiles: Amount
    away: bool = True

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_piece(number))


@dataclass(frozen=True, slots=True)
class MoveUpTo(On):
    """ "move-se até 3 de distância" without paying (AWAY, r30); ``measure`` TILES: "até 2 casas", by a way that is
    free (r33). The user of the text chooses the tile."""

    number: int
    measure: str

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_piece(number))


@dataclass(frozen=True, slots=True)
class Teleport(Effect):
    """ "coloque o alvo em uma casa vazia a até 4 casas de você": put there, without a way."""

    what: Selector
    to: Selector

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what, self.to)


@dataclass(frozen=True, slots=True)
class SwapPlaces(Effect):
    """ "troque de lugar com o alvo"."""

    what: Selector
    other: Selector = SELF

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what, self.other)


@dataclass(frozen=True, slots=True)
class ChangeTile(On):
    """ "a casa fica bloqueada", "passa a ser de pântano", "tem +1 de altitude".

    ``change``: blocked, disabled, free (neither), raise, lower, or one of TERRAINS.
    """

    change: str
    amount: int = 1
    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class Lay(On):
    """A text on tiles: "coloque nesta casa: quando um personagem entra, ele sofre 1 de LESÃO" (board.tile.1).

    The passage is AUTO; its ``when`` is tile-enter, tile-leave, turn-start, turn-end (of whoever stands there) or
    round-end; SUBJECT is whoever it speaks of, AGENT whoever laid it.
    """

    passage: Passage
    until: str = ALWAYS


@dataclass(frozen=True, slots=True)
class Create(On):
    """ "crie uma Barreira Arcana em cada …": objects of that word of pieces/objects.toml, on tiles (r36)."""

    object: str


@dataclass(frozen=True, slots=True)
class CreateDummy(On):
    """ "crie um boneco …": a character without a card, run by the user's player (pieces.dummy.1).

    ``object`` is its word in pieces/objects.toml, where its figures are.
    """

    object: str


@dataclass(frozen=True, slots=True)
class RemovePiece(On):
    """ "remova do tabuleiro": objects and containers, no characters; what a container held is discarded."""

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_a(number, "object") or table.is_a(number, "container"))


@dataclass(frozen=True, slots=True)
class BecomeContainer(On):
    """ "o objeto torna-se um container" (pieces.container.3)."""

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_a(number, "object"))


@dataclass(frozen=True, slots=True)
class DropItem(On):
    """ "larga um ITEM equipado": the character's player chooses which (gap drop-item)."""

    def possible(self, table: ApotheosisTable, frame: Resolve, number: int) -> bool:
        return bool(table.is_a(number, "hero"))


# -- the action at hand ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChangeTarget(Effect):
    """ "você vira o alvo da ação" (r8-ex1): the action at hand is aimed at what ``to`` finds."""

    to: Selector = SELF

    def selectors(self) -> tuple[Selector, ...]:
        return (self.to,)


@dataclass(frozen=True, slots=True)
class Negate(Effect):
    """ "negue a ação" (gap negate-meaning)."""


@dataclass(frozen=True, slots=True)
class AlterDamage(Effect):
    """ "o dano do ataque é reduzido em 3", "aumenta em 2": of the action at hand."""

    amount: Amount
    more: bool = False


@dataclass(frozen=True, slots=True)
class FreeAttack(On):
    """ "faça um Ataque Normal contra o agente": at no cost, no response (a counterattack); ``bonus`` on its damage."""

    bonus: int = 0


@dataclass(frozen=True, slots=True)
class UseCard(On):
    """ "ative a carta escolhida": another's card, at its cost, as its Hero (draft.other.1)."""


@dataclass(frozen=True, slots=True)
class UseTable(On):
    """ "a sua próxima ação neste turno usa a mesa de …": that Hero's cards and attributes alone (draft.other.2)."""


@dataclass(frozen=True, slots=True)
class Check(Effect):
    """ "faça um teste de arcano (INT) com dificuldade 8": done if it succeeds; free if there is no knowledge."""

    attribute: str
    difficulty: int
    knowledge: str = ""
    what: Selector = SELF

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


# -- cards ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """ "puxe 2 cartas do Mercado": the top of the deck of a suit, unseen (keywords.get)."""

    suit: str
    amount: Amount = ONE
    what: Selector = SELF

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """ "busque no Mercado um ITEM de nível 1": chosen, shown and taken (keywords.get, draft.search.1); then the deck
    is shuffled."""

    suit: str
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class Get(On):
    """ "obtenha do descarte um ITEM": the cards come to the user's inventory, as far as there is room."""


@dataclass(frozen=True, slots=True)
class PutAway(On):
    """ "descarte", "enterre", "bana" the cards found; whose they are is in the filters."""

    to: str  # discard, bury or banish


@dataclass(frozen=True, slots=True)
class MakeDiscard(On):
    """ "o alvo descarta 1 carta do inventário": its player chooses; ``random``: by lot."""

    amount: Amount = ONE
    random: bool = False


@dataclass(frozen=True, slots=True)
class PlaceCard(On):
    """ "baixe uma HABILIDADE do seu inventário": to the table, without points, if there is a slot (keywords.place)."""


@dataclass(frozen=True, slots=True)
class TakeBack(On):
    """ "devolva ao inventário": cards of a table go back to their Hero's inventory."""


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """ "anexe uma carta do seu inventário a …" (attachments.3, draft.limit.1)."""

    what: Selector
    to: Selector = THIS_CARD

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what, self.to)


@dataclass(frozen=True, slots=True)
class Replace(Effect):
    """ "substitua esta carta por …" (keywords.replace.card)."""

    by: Selector
    what: Selector = THIS_CARD

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what, self.by)


@dataclass(frozen=True, slots=True)
class Turn(On):
    """ "deite", "levante" cards (keywords.exhaust)."""

    exhausted: bool


@dataclass(frozen=True, slots=True)
class Show(On):
    """ "revele", "oculte" cards (keywords.place)."""

    revealed: bool


@dataclass(frozen=True, slots=True)
class RecoverEnergy(On):
    """ "recupera 2 de ESTAMINA e/ou MANA"; the character's player chooses the cards (gap energy-pool).

    ``kind``: stamina, mana, either, or essence with a colour ("" for colourless; draft.essence.3).
    """

    amount: Amount
    kind: str = "either"
    colour: str = ""


@dataclass(frozen=True, slots=True)
class LoseEnergy(On):
    """ "deita cartas que somem 2 de MANA": as far as it has them."""

    amount: Amount
    kind: str = "either"


@dataclass(frozen=True, slots=True)
class Counters(Effect):
    """ "coloque 2 contadores de carga nesta carta", "retire" (counters.1, draft.limit.1)."""

    counter: str
    amount: Amount = ONE
    put: bool = True
    what: Selector = THIS_CARD

    def selectors(self) -> tuple[Selector, ...]:
        return (self.what,)


@dataclass(frozen=True, slots=True)
class SummonFree(On):
    """ "evoque sem pagar MANA": a Summon of the support, on an empty tile next to the user."""


@dataclass(frozen=True, slots=True)
class WakeEntity(On):
    """ "desperta seu ENTE", "adormece seu ENTE": by a card, whatever was done this turn (entity.4)."""

    awake: bool


@dataclass(frozen=True, slots=True)
class RaiseAccess(Effect):
    """ "o nível de acesso deste tabuleiro aumenta em 1" (decks.5)."""

    amount: int = 1
    until: str = ALWAYS
