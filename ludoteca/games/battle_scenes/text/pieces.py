"""What texts say of pieces, as records: amounts, and which pieces."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.effects import YOU, Amount, Condition, Filter, Selector

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
TARGET_OPPONENT = "target opponent"
#: Players who are targets of an action (F.1.2): what each of them may be.
TARGET_PLAYERS = {TARGET_PLAYER: "player", TARGET_OPPONENT: "opponent"}
ANY_PLAYER = "any player"
EACH_PLAYER = "each player"
OTHERS = "other players"
#: "De um deck": of a player who is chosen; a reader says first that he is.
ONE_PLAYER = "one player"
#: "Um oponente daquele jogador".
RIVAL = "opponent of that player"
#: The controller of the piece that the effect touches: "o controlador daquele personagem".
CONTROLLER = "its controller"

#: The slot of the player whom a moment or a zone has named: "aquele jogador". Nothing is ever bound to it.
MOMENT = 98
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
class Outermost(Amount):
    """ "A maior Energia Inicial entre os personagens em cena"; 0 if there are none."""

    value: str
    most: bool
    among: Selector


@dataclass(frozen=True, slots=True)
class CountedDown(Amount):
    """ "O número de cards colocados nos recursos nesta Fase de Contagem Regressiva" (6.2.A-2, 5.2-ex2)."""


@dataclass(frozen=True, slots=True)
class Less(Amount):
    """ "10 menos o número de …"; never below 0."""

    number: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """ "O número de … mais 1", "a Energia Inicial do alvo menos 2"; never below 0."""

    amount: Amount
    number: int


@dataclass(frozen=True, slots=True)
class Sum(Amount):
    """ "O número de … mais o número de …"."""

    one: Amount
    other: Amount


@dataclass(frozen=True, slots=True)
class Minus(Amount):
    """ "O número de … menos o número de …"; never below 0."""

    one: Amount
    other: Amount


@dataclass(frozen=True, slots=True)
class AtMost(Amount):
    """ "O número de …, até um máximo de 3"."""

    amount: Amount
    most: int


@dataclass(frozen=True, slots=True)
class Scaled(Amount):
    """ "Duas vezes o número de …", "… dividido por 2, arredondado para cima": ``times`` or parts of an amount."""

    amount: Amount
    times: int = 1
    parts: int = 1
    up: bool = False


@dataclass(frozen=True, slots=True)
class Found(Amount):
    """How much the moment of a text tells of: the cards that a search has found, the points of damage."""


@dataclass(frozen=True, slots=True)
class AnyOf(Amount):
    """ "Liderar {1} ou {2}": whichever number its player likes."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Given(Amount):
    """ "2 se houver um cenário em cena, senão 1"."""

    condition: Condition
    amount: Amount
    otherwise: Amount


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
class Shares(Filter):
    """ "Com uma afiliação em comum com este personagem", "sem poderes em comum com …": ``what`` says which."""

    other: Selector
    negated: bool = False
    what: str = "affiliation"


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
    """ "Chamado Manto ou Adaga"; ``what`` tells a name from an alter ego and from a part of a name."""

    what: str
    names: tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class NameOf(Filter):
    """ "Nomeie um suporte": a name that a card of these kinds has."""

    kinds: tuple[str, ...]


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
    """ "Que este personagem estiver carregando"; ``divided``: at least one from each of several, ``share`` so many."""

    who: Selector
    divided: bool = False
    share: int = 1


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
    """ "Com Energia Inicial 4 ou maior"; ``compare`` is "", "more" or "less" (or so much), "above" or "below"."""

    amount: Amount
    compare: str = ""


@dataclass(frozen=True, slots=True)
class Figure(Filter):
    """ "Com Escudo 2 ou maior", "com mais de um poder": ``value`` says which, ``compare`` as of ``Energy``."""

    value: str
    amount: Amount
    compare: str = ""


@dataclass(frozen=True, slots=True)
class Extreme(Filter):
    """ "Com a menor Energia atual": none ``among`` them has less, or more."""

    value: str
    most: bool
    among: Selector


@dataclass(frozen=True, slots=True)
class Alike(Filter):
    """ "Controlados por um mesmo jogador", "com o mesmo nome": all that are chosen are so; ``what`` says in what."""

    what: str


@dataclass(frozen=True, slots=True)
class Another(Filter):
    """ "Outro": not this piece, nor what was spoken of before."""


@dataclass(frozen=True, slots=True)
class Repeatable(Filter):
    """ "Cada um de até dois alvos", not "diferentes": the same may be named more than once (gap target-count)."""


@dataclass(frozen=True, slots=True)
class AtRandom(Filter):
    """ "Um card aleatório": nobody chooses it, chance does."""


@dataclass(frozen=True, slots=True)
class Nth(Filter):
    """ "O segundo personagem", of those that were chosen: in the order in which they were, from 0."""

    which: int


@dataclass(frozen=True, slots=True)
class Among(Filter):
    """ "Deles", "daqueles cards": one of those in a slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """ "De sua mão ou recursos": in one of several zones."""

    places: tuple[In, ...]


@dataclass(frozen=True, slots=True)
class HeldBy(Filter):
    """ "Um poder de um personagem", of words: a power, an affiliation or an alter ego that it has."""

    who: Selector


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
    """ "Que cause dano", of actions; ``to`` is whom: "que cause dano neste personagem"."""

    to: Selector | None = None


@dataclass(frozen=True, slots=True)
class Aimed(Filter):
    """ "Com alvo", of actions; negated "que não têm alvo"."""

    negated: bool = False


@dataclass(frozen=True, slots=True)
class Acted(Filter):
    """ "Que já tenha usado uma ação neste turno"; negated "que não usou ações neste turno"."""

    negated: bool = False


@dataclass(frozen=True, slots=True)
class Hurt(Filter):
    """ "Que recebeu dano neste turno"."""

    negated: bool = False


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """ "Que não esteja no estágio 0": of what has no negation of its own."""

    of: Filter


@dataclass(frozen=True, slots=True)
class Unlike(Filter):
    """ "Que não seja um personagem com {GE}": it has not all of these qualities."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Different(Filter):
    """ "De nomes diferentes": no two of them have the same name, power or type; ``what`` says which."""

    what: str


@dataclass(frozen=True, slots=True)
class Itself(Filter):
    """ "Este personagem", where others may be meant as well: "este personagem e/ou outros personagens"."""


@dataclass(frozen=True, slots=True)
class Costing(Filter):
    """ "De custo 1 ou menor", of actions; ``compare`` as of ``Energy``."""

    cost: int
    compare: str = ""


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
    """ "Que tenha este personagem como alvo", of actions; negated "que não tenha …"."""

    what: Selector
    negated: bool = False


@dataclass(frozen=True, slots=True)
class UserOf(Filter):
    """ "Que usou aquela ação"."""

    action: Selector


@dataclass(frozen=True, slots=True)
class TargetOf(Filter):
    """ "Um dos alvos daquela ação"."""

    action: Selector


@dataclass(frozen=True, slots=True)
class OfChosen(Filter):
    """ "Do poder escolhido", "daquele poder": has the power, affiliation or type that was chosen."""

    other: Selector


@dataclass(frozen=True, slots=True)
class Ordinal(Filter):
    """ "A primeira ação … em cada turno", "a próxima ação": ``which`` is "next", or one of ``ORDINALS``; with
    ``of_each`` of each of its users, "que cada personagem usar"."""

    which: str
    of_each: bool = False


#: How many such actions were used before the one that is meant.
ORDINALS = {"first": 0, "second": 1, "third": 2}


@dataclass(frozen=True, slots=True)
class Either(Filter):
    """ "Um card de suporte chamado … ou um card de personagem com …": one or the other sort of card."""

    one: tuple[Filter, ...]
    other: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class UsedThisTurn(Filter):
    """ "Usada neste turno", of actions; ``by`` says who used it."""

    by: str = ANY_PLAYER


@dataclass(frozen=True, slots=True)
class Keyword:
    """ "Liderar 1 - afiliação X-Men": a keyword (7.1, 7.2) with its number and its characteristic."""

    name: str
    amount: Amount | None = None
    filters: tuple[Filter, ...] = ()
