"""What the texts of Battle Scenes say, as records.

Few effects with selectors, filters, amounts and durations around them. A record holds data alone; what it does
belongs to the engine, and how it is read and written to the wording.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.effects import (
    ONE,
    THIS,
    YOU,
    Ability,
    Amount,
    Clause,
    Condition,
    Effect,
    Filter,
    Selector,
)
from ludoteca.games.battle_scenes.text_moments import (
    At,
    Both,
    Count,
    Fewer,
    InPart,
    InTurn,
    Is,
    OneOf,
    VariableIs,
    When,
    Window,
)
from ludoteca.games.battle_scenes.text_pieces import (
    ACTION,
    ACTIVATED,
    AFFILIATIONS,
    ANY_PLAYER,
    CONTROLLER,
    EACH_PLAYER,
    OTHERS,
    OWNER,
    POWERS,
    REMEMBERED,
    REST,
    STATIC,
    TARGET,
    TARGET_OPPONENT,
    TARGET_PLAYER,
    TARGET_PLAYERS,
    THAT_PLAYER,
    TRIGGERED,
    Acted,
    Affiliated,
    Aimed,
    Aligned,
    Among,
    Another,
    AtStage,
    Called,
    CarriedBy,
    Carrying,
    Controlled,
    Costing,
    CountedDown,
    CountOf,
    Dealing,
    Different,
    Either,
    Energy,
    EnteredThisTurn,
    HasKeyword,
    Hurt,
    In,
    Itself,
    Kind,
    Less,
    OfCard,
    OfChosen,
    Ordinal,
    Powered,
    Revealed,
    SameAs,
    Scaled,
    SharesAffiliation,
    Shielded,
    SinceStart,
    Targeting,
    Typed,
    UsedBy,
    UsedThisTurn,
    UserOf,
    ValueOf,
    Variable,
)

__all__ = (
    "ACTION",
    "ACTIVATED",
    "AFFILIATIONS",
    "ANY_PLAYER",
    "CONTROLLER",
    "EACH_PLAYER",
    "LOSE_AFFILIATIONS",
    "OTHERS",
    "OWNER",
    "POWERS",
    "REMEMBERED",
    "REST",
    "STATIC",
    "TARGET",
    "TARGET_OPPONENT",
    "TARGET_PLAYER",
    "TARGET_PLAYERS",
    "THAT_PLAYER",
    "THIS_CARD",
    "THIS_CHARACTER",
    "TRIGGERED",
    "YOURSELF",
    "Acted",
    "Affiliated",
    "Aimed",
    "Aligned",
    "Among",
    "Another",
    "AnyNumber",
    "At",
    "AtStage",
    "Both",
    "Called",
    "CarriedBy",
    "Carrying",
    "ChangeCost",
    "ChangeDamage",
    "Choose",
    "Controlled",
    "Costing",
    "Count",
    "CountOf",
    "CountedDown",
    "CountsAs",
    "Damage",
    "Dealing",
    "Different",
    "Discard",
    "Draw",
    "Either",
    "Energy",
    "EnteredThisTurn",
    "EntersOnlyIf",
    "Fewer",
    "Forbid",
    "Gain",
    "GainFrom",
    "Generate",
    "HandLimit",
    "HasKeyword",
    "Hit",
    "Hurt",
    "In",
    "InPart",
    "InTurn",
    "Is",
    "Itself",
    "Keyword",
    "Kind",
    "Less",
    "Line",
    "Load",
    "Look",
    "MoreDamage",
    "MustTarget",
    "NoEffect",
    "OfCard",
    "OfChosen",
    "OneOf",
    "Ordinal",
    "Permit",
    "Powered",
    "Put",
    "Redirect",
    "Retype",
    "Reveal",
    "Revealed",
    "SameAs",
    "Scaled",
    "Search",
    "SetShield",
    "SharesAffiliation",
    "Shielded",
    "Shift",
    "Shuffle",
    "SinceStart",
    "Step",
    "Swap",
    "Targeting",
    "Typed",
    "Unload",
    "UsedBy",
    "UsedThisTurn",
    "UserOf",
    "ValueOf",
    "Variable",
    "VariableIs",
    "When",
    "Window",
)


# -- clauses ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step(Clause):
    """One thing that a sentence does.

    ``joined`` steps belong to the sentence begun by the step before them: "revele-o e embaralhe o seu deck"; its
    condition, gate and "você pode" are theirs too. ``option`` numbers the alternatives of "…, ou …": one of them is
    chosen. ``until`` is how long it holds, ``after`` when it happens.
    """

    joined: bool = False
    option: int = 0
    until: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Keyword:
    """ "Liderar 1 - afiliação X-Men": a keyword (7.1, 7.2) with its number and its characteristic."""

    name: str
    amount: Amount | None = None
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class Line(Ability):
    """One line of a card: keywords and costs before its sentences, and what X is."""

    keywords: tuple[Keyword, ...] = ()
    costs: tuple[Step, ...] = ()
    x: Amount | None = None


# -- effects ---------------------------------------------------------------------


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
    """ "Compre dois cards", "aquele jogador compra um card"."""

    count: Amount = ONE
    who: str = YOU


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
    """ "Carregue um card de sua mão em um suporte"."""

    what: Selector
    onto: Selector


@dataclass(frozen=True, slots=True)
class Unload(Effect):
    """ "Descarregue um card daquele personagem"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Put(Effect):
    """ "Coloque aquele card em sua mão", "… na base do deck de seu dono"; ``order`` is "em qualquer ordem"."""

    what: Selector
    to: tuple[In, ...]
    order: bool = False
    #: "Como se tivesse Materializar".
    as_if: str = ""


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
    """ "Embaralhe o seu deck", "… se tiver procurado ali"; with ``what``, pieces are shuffled into decks."""

    if_searched: bool = False
    what: Selector | None = None


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """ "Olhe os quatro cards do topo do deck", "olhe a mão dele"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """ "Escolha um personagem", "escolha um poder", "nomeie uma ação": remembered by the card."""

    what: Selector


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

    With ``LOSE_AFFILIATIONS``, "perde todas as afiliações".
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


@dataclass(frozen=True, slots=True)
class MustTarget(Effect):
    """ "Este suporte deve ser um dos alvos de ações que causem dano": if it can be one of them (4.6.2.F.2.1)."""

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

    ``how`` is "add", "set", "half" or "penetrating". ``one``: on one of its targets alone.
    """

    how: str
    amount: Amount = ONE
    one: bool = False
    #: "O dano das ações de Voo": whose damage; otherwise that of the event.
    of: Selector | None = None


@dataclass(frozen=True, slots=True)
class MoreDamage(Effect):
    """ "As ações de Voo causam +1 ponto de dano em seus alvos"; ``one`` of the targets, or each."""

    actions: Selector
    amount: Amount
    one: bool = False


@dataclass(frozen=True, slots=True)
class Redirect(Effect):
    """ "Redirecione aquele dano para este suporte"."""

    to: Selector


@dataclass(frozen=True, slots=True)
class NoEffect(Effect):
    """ "Aquela ação não tem efeito", "os textos permanentes do alvo não têm efeito"."""

    what: Selector
    texts: bool = False


@dataclass(frozen=True, slots=True)
class HandLimit(Effect):
    """ "O número máximo de cards em sua mão … aumenta em dois"."""

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
class EntersOnlyIf(Effect):
    """ "Este cenário só pode ser colocado em cena se você controlar um vilão"."""

    what: Selector
    condition: Condition


@dataclass(frozen=True, slots=True)
class Generate(Effect):
    """ "Toda vez que o alvo usar uma ação neste turno, …": an effect that makes an effect."""

    line: Line


#: What ``GainFrom`` says of somebody who loses whatever affiliations there are.
LOSE_AFFILIATIONS = "lose affiliations"

THIS_CHARACTER = Selector(THIS, (Kind(("character",)),))
THIS_CARD = Selector(THIS)
#: "Você", where a text speaks of the player as of a piece.
YOURSELF = Selector(THIS, (Kind(("player",)),))
