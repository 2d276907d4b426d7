"""What texts do, as records: the effects that a sentence carries out."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.effects import ONE, YOU, Amount, Effect, Selector
from ludoteca.games.battle_scenes.text.pieces import In


@dataclass(frozen=True, slots=True)
class Hit:
    """ "2 pontos de dano penetrante no alvo"."""

    amount: Amount
    to: Selector
    penetrating: bool = False


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """ "Rajada causa 2 pontos de dano no alvo e 1 ponto de dano em outro alvo"; no ``source`` is the action."""

    hits: tuple[Hit, ...]
    source: Selector | None = None
    distributed: bool = False


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """ "Compre dois cards", "aquele jogador compra um card"; ``up_to`` so many as he likes."""

    count: Amount = ONE
    who: str = YOU
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """ "Descarte um card", "o oponente alvo descarta ao acaso"."""

    what: Selector
    who: str = YOU
    random: bool = False


@dataclass(frozen=True, slots=True)
class Shift(Effect):
    """ "Capacite o alvo em 1 ou 2", "incapacite um personagem em 1": stages up or down (4.6)."""

    what: Selector
    stages: tuple[int, ...]
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Load(Effect):
    """ "Carregue um card de sua mão em um suporte"; ``spread``: so many on each of several."""

    what: Selector
    onto: Selector
    spread: bool = False


@dataclass(frozen=True, slots=True)
class Unload(Effect):
    """ "Descarregue um card daquele personagem"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Put(Effect):
    """ "Coloque aquele card em sua mão", "… na base do deck de seu dono"; ``order`` is "em qualquer ordem".

    With ``loaded`` "e todos os cards que ele estiver carregando"."""

    what: Selector
    to: tuple[In, ...]
    order: bool = False
    #: "Como se tivesse Materializar".
    as_if: str = ""
    loaded: bool = False


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """ "Permute um card que ele estiver carregando por um card de …"."""

    what: Selector
    other: Selector


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """ "Procure em seu deck ou recursos por um card de personagem"."""

    zones: tuple[str, ...]
    what: Selector


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """ "Revele aquele card"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """ "Embaralhe o seu deck", "… se tiver procurado ali"; with ``what``, pieces are shuffled into decks, if ``loaded``
    with all the cards that they carry."""

    if_searched: bool = False
    what: Selector | None = None
    loaded: bool = False


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """ "Olhe os quatro cards do topo do deck", "olhe a mão dele"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """ "Escolha um personagem", "escolha um poder", "nomeie uma ação": remembered by the card."""

    what: Selector


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """ "Jogue um turno extra após este turno"."""


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """ "Aquele jogador não compra aqueles cards": what an effect was about to make him do is not done."""

    event: str


@dataclass(frozen=True, slots=True)
class Redirect(Effect):
    """ "Redirecione aquele dano para este suporte"."""

    to: Selector
