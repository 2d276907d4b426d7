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
    Trigger,
)

#: A selector finds its pieces as targets of an action (4.5.1.F): "o alvo".
TARGET = "target"
#: What is left of the cards looked at: "os demais".
REST = "rest"

#: Sorts of ability (5.1): of an action; permanent; set off by an event; used by a player at his wish.
ACTION = "action"
STATIC = "static"
TRIGGERED = "triggered"
ACTIVATED = "activated"

#: Whose: the text's controller has ``YOU``, his opponents ``OPPONENT`` (core).
OWNER = "owner"
THAT_PLAYER = "that player"
TARGET_PLAYER = "target player"
ANY_PLAYER = "any player"
EACH_PLAYER = "each player"
OTHERS = "other players"
#: The controller of the piece that the effect touches: "o controlador daquele personagem".
CONTROLLER = "its controller"

#: The slot of what the card itself has chosen and remembers: "o personagem escolhido".
REMEMBERED = 99

#: Affiliations that texts name without the word: "personagem X-Men".
AFFILIATIONS = frozenset({"Irmandade de Mutantes", "Quarteto Fantástico", "S.H.I.E.L.D.", "Vingadores", "X-Men"})

POWERS = {
    "AG": "Agilidade",
    "AD": "Ataque a Distância",
    "AE": "Ataque Energético",
    "EL": "Elasticidade",
    "GE": "Genialidade",
    "LA": "Lâminas",
    "MA": "Magia",
    "PC": "Poder Cósmico",
    "RE": "Regeneração",
    "SF": "Super Força",
    "TC": "Telecinesia",
    "TE": "Telepatia",
    "VO": "Voo",
}


# -- amounts ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Variable(Amount):
    """ "X", "X+2", "3-X", "X+X": a multiple of X and a number."""

    times: int = 1
    plus: int = 0


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """ "O número de personagens que você controla"."""

    what: Selector


@dataclass(frozen=True, slots=True)
class ValueOf(Amount):
    """ "O valor de Escudo do alvo", "o estágio de capacitação deste personagem": ``value`` says which."""

    value: str
    what: Selector


@dataclass(frozen=True, slots=True)
class Scaled(Amount):
    """ "Duas vezes o número de …", "… dividido por 2, arredondado para cima": ``times`` or parts of an amount."""

    amount: Amount
    times: int = 1
    parts: int = 1
    up: bool = False


# -- which pieces ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kind(Filter):
    """ "Personagem", "personagem ou suporte"; with ``card`` a card of that kind: "card de habilidade"."""

    kinds: tuple[str, ...]
    card: bool = False
    #: "Que não seja de habilidade".
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Aligned(Filter):
    """ "Herói", "vilão", "não vilão"."""

    alignment: str
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Affiliated(Filter):
    """ "Com a afiliação X-Men ou Vingadores"; negated "sem a afiliação"."""

    names: tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class SharesAffiliation(Filter):
    """ "Com uma afiliação em comum com este personagem"."""

    other: Selector
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Powered(Filter):
    """ "Com Voo", "de Voo"; with ``every`` all of the powers, otherwise one of them."""

    powers: tuple[str, ...]
    every: bool = False
    negated: bool = False


@dataclass(frozen=True, slots=True)
class HasKeyword(Filter):
    """ "Com Predador", "sem Predador"."""

    keyword: str
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Called(Filter):
    """ "Chamado Manto ou Adaga"; ``what`` tells a name from an alter ego."""

    what: str
    names: tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class SameAs(Filter):
    """ "Com o mesmo nome ou alter ego que aquele personagem": ``what`` has what must be equal."""

    what: str
    other: Selector


@dataclass(frozen=True, slots=True)
class Controlled(Filter):
    """ "Que você controla", "controlado por um oponente"."""

    by: str


@dataclass(frozen=True, slots=True)
class SinceStart(Filter):
    """ "Desde o início do turno"."""


@dataclass(frozen=True, slots=True)
class EnteredThisTurn(Filter):
    """ "Que entrou em cena neste turno"."""


@dataclass(frozen=True, slots=True)
class In(Filter):
    """ "De seus recursos", "da mão daquele jogador": a zone and whose it is."""

    zone: str
    whose: str = YOU


@dataclass(frozen=True, slots=True)
class CarriedBy(Filter):
    """ "Que este personagem estiver carregando"."""

    who: Selector


@dataclass(frozen=True, slots=True)
class Carrying(Filter):
    """ "Que estiver carregando um card de habilidade"; ``least`` says how many."""

    what: Selector
    least: int = 1
    negated: bool = False


@dataclass(frozen=True, slots=True)
class AtStage(Filter):
    """ "No estágio 0 ou 1"."""

    stages: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Energy(Filter):
    """ "Com Energia Inicial 4 ou maior"; ``compare`` is "", "more" or "less"."""

    amount: Amount
    compare: str = ""


@dataclass(frozen=True, slots=True)
class Shielded(Filter):
    """ "Com Escudo 0"."""

    shield: int


@dataclass(frozen=True, slots=True)
class Another(Filter):
    """ "Outro": not this piece, nor what was spoken of before."""


@dataclass(frozen=True, slots=True)
class Among(Filter):
    """ "Deles", "daqueles cards": one of those in a slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class Revealed(Filter):
    """ "Revelado nesta ação"."""


@dataclass(frozen=True, slots=True)
class Typed(Filter):
    """ "De antecipar ou imprevista", of actions (2.4); negated "que não seja de antecipar"."""

    types: tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Dealing(Filter):
    """ "Que cause dano", of actions."""


@dataclass(frozen=True, slots=True)
class Costing(Filter):
    """ "De custo 1", of actions."""

    cost: int


@dataclass(frozen=True, slots=True)
class UsedBy(Filter):
    """ "Ações de personagens com Voo", "que este personagem usar"."""

    who: Selector


@dataclass(frozen=True, slots=True)
class OfCard(Filter):
    """ "De cards de habilidade", of actions: the card that describes them; negated "que não sejam de"."""

    what: Selector
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Targeting(Filter):
    """ "Que tenha este personagem como alvo", of actions."""

    what: Selector


@dataclass(frozen=True, slots=True)
class UserOf(Filter):
    """ "Que usou aquela ação"."""

    action: Selector


@dataclass(frozen=True, slots=True)
class OfChosen(Filter):
    """ "Do poder escolhido", "daquele poder": has the power, affiliation or type that was chosen."""

    other: Selector


@dataclass(frozen=True, slots=True)
class Ordinal(Filter):
    """ "A primeira ação … em cada turno", "a próxima ação": ``which`` is "first" or "next"."""

    which: str


@dataclass(frozen=True, slots=True)
class Either(Filter):
    """ "Um card de suporte chamado … ou um card de personagem com …": one or the other sort of card."""

    one: tuple[Filter, ...]
    other: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class UsedThisTurn(Filter):
    """ "Usada neste turno", of actions; ``by`` says who used it."""

    by: str = ANY_PLAYER


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


@dataclass(frozen=True, slots=True)
class At(Trigger):
    """ "No início de sua Fase de Contagem Regressiva"; ``end`` for "no final"."""

    part: str
    whose: str = YOU
    end: bool = False


@dataclass(frozen=True, slots=True)
class Window(Trigger):
    """ "Durante sua Fase de Preparação, uma vez por turno": when an effect may be used."""

    part: str
    whose: str = YOU
    once: bool = True


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


@dataclass(frozen=True, slots=True)
class GainFrom(Effect):
    """ "Ganha os poderes dos cards de habilidade que estiver carregando": ``value`` of other pieces."""

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
    """ "A ação Voo custa 1 a menos para ser usada"."""

    actions: Selector
    change: int


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


THIS_CHARACTER = Selector(THIS, (Kind(("character",)),))
THIS_CARD = Selector(THIS)
#: "Você", where a text speaks of the player as of a piece.
YOURSELF = Selector(THIS, (Kind(("player",)),))
