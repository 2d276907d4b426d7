"""How the qualities of pieces are written in canonical Portuguese."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, YOU, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    is_quality,
    noun_of,
)
from ludoteca.games.battle_scenes.wording.portuguese_words import (
    BOTH_TYPES,
    CONTROLLERS,
    DIFFERENT,
    SAME,
    name_list,
    noun_words,
    power_list,
    stage_list,
    zone,
)
from ludoteca.games.battle_scenes.wording.terms import (
    ALIGNMENTS,
    CARD_KINDS,
    FIGURES,
    ZONES,
    contract,
)

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.wording.portuguese import Portuguese

#: How a figure is compared with a number, and with another figure.
OR_SO = {"": "", "more": " ou maior", "less": " ou menor"}
BEYOND = {"above": "maior que", "below": "menor que"}
OR_EQUAL = {"": "igual", "more": "maior ou igual", "less": "menor ou igual"}
TRAITS = {"powers": ("poderes", False), "affiliations": ("afiliações", True)}
ALIKE = {
    "controller": "controlados por um mesmo jogador",
    "name": "de mesmo nome",
    "affiliation": "com uma afiliação em comum",
    "power": "com um poder em comum",
    "card type": "de mesmo tipo",
}


def _called(self: Portuguese, filter_: t.Called, noun: str) -> str:
    if filter_.what == "name":
        named = {"action": "chamada", "actions": "chamadas"}.get(noun, "chamado")
        not_named = f"que não {'sejam' if noun == 'actions' else 'seja'} " if filter_.negated else ""
        return f"{not_named}{named} {name_list(filter_.names)}"
    if filter_.what == "part":
        return f"{'cujo nome não tenha' if filter_.negated else 'cujo nome tenha'} a palavra {name_list(filter_.names)}"
    before = "com alter ego que não seja" if filter_.negated else "com o alter ego"
    return f"{before} {name_list(filter_.names)}"


def _affiliated(self: Portuguese, filter_: t.Affiliated, noun: str) -> str:
    return f"{'sem' if filter_.negated else 'com'} a afiliação {name_list(filter_.names)}"


def _powered(self: Portuguese, filter_: t.Powered, noun: str) -> str:
    if filter_.negated:
        return f"sem {power_list(filter_)}"
    return f"{'de' if noun in ('card', 'action', 'actions') else 'com'} {power_list(filter_)}"


def _carrying(self: Portuguese, filter_: t.Carrying, noun: str) -> str:
    said = some_of(self, filter_.what, filter_.least)
    return f"que {'não ' if filter_.negated else ''}estiver carregando {said}"


def _carried_by(self: Portuguese, filter_: t.CarriedBy, noun: str) -> str:
    who = filter_.who
    if filter_.divided and self.one_of_each:
        self.one_of_each = False
        return f"de cada um de {self.piece_of(who)}" if who.how == CHOOSE else str(self.piece_of(who, "de"))
    if filter_.divided:
        return _divided(self, who)
    if who.how == EACH and who.count == Number(1) and t.Another() not in who.filters:
        said = self.phrase(who, True)
        self.note(who)
        return f"que estiver sendo carregado por {said}"
    return f"que {self.piece_of(who)} estiver carregando"


def _divided(self: Portuguese, who: Selector) -> str:
    return f"divididos da forma como você escolher entre {self.piece_of(who)}"


def _shares(self: Portuguese, filter_: t.Shares, noun: str) -> str:
    common = {
        ("affiliation", False): "com uma afiliação em comum com",
        ("affiliation", True): "sem afiliações em comum com",
        ("power", False): "com poderes em comum com",
        ("power", True): "sem poderes em comum com",
    }
    return f"{common[filter_.what, filter_.negated]} {self.piece_of(filter_.other)}"


def _targeting(self: Portuguese, filter_: t.Targeting, noun: str) -> str:
    return f"que {'não ' if filter_.negated else ''}tenha {self.piece_of(filter_.what)} como alvo"


def _of_chosen(self: Portuguese, filter_: t.OfChosen, noun: str) -> str:
    if noun_of(filter_.other.filters) != "name":
        return str(self.piece_of(filter_.other, "de"))
    if filter_.other.slot != self.chose.get("name", t.REMEMBERED):
        raise self.unsayable("OfChosen")
    return "com o nome escolhido"


def _in(self: Portuguese, filter_: t.In, noun: str) -> str:
    return "em cena" if filter_.zone == "scene" else zone(filter_, "de")


def _within(self: Portuguese, filter_: t.Within, noun: str) -> str:
    """ "De sua mão ou recursos"."""
    first, *others = filter_.places
    said = zone(first, "de")
    for place in others:
        if place.whose == first.whose:
            said += f" ou {ZONES[place.zone].split()[1]}"
        elif place.whose == YOU:
            raise self.unsayable("Within")
        else:
            said += f" ou {zone(place, 'de')}"
    return said


def _of_card(self: Portuguese, filter_: t.OfCard, noun: str) -> str:
    if filter_.negated:
        return f"que não sejam de {self.piece_of(filter_.what)}"
    return str(self.piece_of(filter_.what, "de"))


def _typed(self: Portuguese, filter_: t.Typed, noun: str) -> str:
    if filter_.negated and filter_.types != BOTH_TYPES:
        seems = "que não sejam" if noun == "actions" else "que não seja"
        many = "imprevistas" if noun == "actions" else "imprevista"
        return f"{seems} {many if filter_.types == ('unforeseen',) else 'de antecipar'}"
    if filter_.negated:
        return "que não seja de Antecipar nem Imprevista"
    unforeseen = "imprevistas" if noun == "actions" else "imprevista"
    if filter_.types == BOTH_TYPES:
        return f"de antecipar ou {unforeseen}"
    return unforeseen if filter_.types == ("unforeseen",) else "de antecipar"


def measured(self: Portuguese, filter_: t.Energy | t.Figure) -> str:
    """ "Energia Inicial 4 ou maior", "Escudo menor que o deste personagem"."""
    value = "initial" if isinstance(filter_, t.Energy) else filter_.value
    said = FIGURES[value][2 if value == "shield" else 0]
    if isinstance(filter_.amount, (Number, t.Variable)):
        return f"{said} {self.amount(filter_.amount)}{OR_SO[filter_.compare]}"
    other = filter_.amount
    if isinstance(other, t.ValueOf) and other.value == value:
        told = f"{'a' if said.startswith('Energia') else 'o'} {self.piece_of(other.what, 'de')}"
    elif isinstance(other, (t.ValueOf, t.CountOf)):
        told = un_contract(self.value(other))
    else:
        raise self.unsayable(type(other).__name__)
    if filter_.compare in BEYOND:
        return f"{said} {BEYOND[filter_.compare]} {told}"
    return f"{said} {OR_EQUAL[filter_.compare]} {contract('a', told)}"


def un_contract(said: str) -> str:
    """ "O número de …", of "ao número de …"."""
    first, rest = said.split(" ", 1)
    return rest if first == "a" else f"{ {'ao': 'o', 'à': 'a'}[first] } {rest}"


def _energy(self: Portuguese, filter_: t.Energy | t.Figure, noun: str) -> str:
    if isinstance(filter_, t.Figure) and filter_.value in TRAITS:
        return _traits(self, filter_)
    return f"com {measured(self, filter_)}"


def _traits(self: Portuguese, filter_: t.Figure) -> str:
    """ "Sem poderes", "com dois ou mais poderes"."""
    many, feminine = TRAITS[filter_.value]
    if filter_.amount == Number(0) and not filter_.compare:
        return f"sem {many}"
    if filter_.compare != "more" or not isinstance(filter_.amount, Number) or filter_.amount.number not in (1, 2, 3):
        raise self.unsayable("Figure")
    number = NUMBERS[filter_.amount.number]
    number = {"um": "uma", "dois": "duas"}.get(number, number) if feminine else number
    return f"com {number} ou mais {many}"


def _extreme(self: Portuguese, filter_: t.Extreme, noun: str) -> str:
    said = FIGURES[filter_.value][0]
    article = "a" if said.startswith("Energia") else "o"
    return f"com {article} {'maior' if filter_.most else 'menor'} {said}"


def _not(self: Portuguese, filter_: t.Not, noun: str) -> str:
    if isinstance(filter_.of, t.AtStage):
        return f"que não esteja no estágio {stage_list(filter_.of.stages)}"
    if isinstance(filter_.of, t.EnteredThisTurn):
        return "que não tenha entrado em cena neste turno"
    raise self.unsayable("Not")


def _user_of(self: Portuguese, filter_: t.UserOf, noun: str) -> str:
    self.check_named(filter_.action)
    return "que usou aquela ação"


def _not_kind(self: Portuguese, filter_: t.Kind, noun: str) -> str:
    return f"que não seja de {CARD_KINDS[filter_.kinds[0]][0]}"


def _among(self: Portuguese, filter_: t.Among, noun: str) -> str:
    if filter_.slot != self.group:
        raise self.unsayable(f"Among({filter_.slot})")
    return "dali"


def _either(self: Portuguese, filter_: t.Either, noun: str) -> str:
    if not is_quality(filter_):
        raise self.unsayable("Either")
    # The second is told as of characters: "ou com {VO}".
    return f"{self.qualities(filter_.one, noun)} ou {self.qualities(filter_.other, 'character')}"


def _used_this_turn(self: Portuguese, filter_: t.UsedThisTurn, noun: str) -> str:
    if filter_.by == t.ANY_PLAYER:
        return "usadas neste turno"
    if filter_.by != OPPONENT:
        raise self.unsayable(f"UsedThisTurn({filter_.by!r})")
    return "que o oponente tenha usado neste turno"


def _aligned(self: Portuguese, filter_: t.Aligned, noun: str) -> str:
    if not filter_.negated:
        raise self.unsayable("Aligned")
    return f"não {ALIGNMENTS[filter_.alignment][0]}"


def some_of(self: Portuguese, selector: Selector, least: int) -> str:
    """What is counted in a condition: "um card", "dois ou mais cards"."""
    if selector.how != EACH:
        return str(self.piece_of(selector))
    another = t.Another() in selector.filters
    feminine = noun_words(noun_of(selector.filters))[2]
    number = {"um": "uma", "dois": "duas"}.get(NUMBERS[least], NUMBERS[least]) if feminine else NUMBERS[least]
    other = ("outras" if feminine else "outros") if another else ""
    if least == 1 and not selector.up_to:
        said = f"{'' if another else number} {self.phrase(selector, False)}".strip()
    else:
        said = f"{other} {number} ou mais {self.phrase(selector, True, False)}".strip()
    self.note(selector)
    return said


def limited(self: Portuguese, selector: Selector, count: t.Count) -> str:
    """ "Exatamente dois personagens", "dois ou menos cards"."""
    feminine = noun_words(noun_of(selector.filters))[2]
    number = (
        {"um": "uma", "dois": "duas"}.get(NUMBERS[count.most], NUMBERS[count.most]) if feminine else NUMBERS[count.most]
    )
    another = t.Another() in selector.filters
    if selector.how != EACH or count.least not in (0, count.most) or (another and not count.least):
        raise self.unsayable("Count")
    noun = self.phrase(selector, count.most > 1, False)
    other = f"outr{'a' if feminine else 'o'}{'s' if count.most > 1 else ''} " if another else ""
    self.note(selector)
    return f"exatamente {number} {other}{noun}" if count.least else f"{number} ou menos {noun}"


QUALITIES: dict[type[Filter], Callable[[Any, Any, str], str]] = {
    t.Called: _called,
    t.Affiliated: _affiliated,
    t.Powered: _powered,
    t.Carrying: _carrying,
    t.In: _in,
    t.OfCard: _of_card,
    t.Typed: _typed,
    t.Energy: _energy,
    t.UserOf: _user_of,
    t.Aligned: _aligned,
    t.HasKeyword: lambda self, f, noun: f"{'sem' if f.negated else 'com'} {f.keyword}",
    t.Shares: _shares,
    t.SameAs: lambda self, f, noun: f"com {SAME[f.what]} que {self.piece_of(f.other)}",
    t.Controlled: lambda self, f, noun: CONTROLLERS[f.by],
    t.SinceStart: lambda self, f, noun: "desde o início do turno",
    t.EnteredThisTurn: lambda self, f, noun: "que entrou em cena neste turno",
    t.CarriedBy: _carried_by,
    t.AtStage: lambda self, f, noun: f"no estágio {stage_list(f.stages)}",
    t.Figure: _energy,
    t.Extreme: _extreme,
    t.Alike: lambda self, f, noun: ALIKE[f.what],
    t.Not: _not,
    t.Revealed: lambda self, f, noun: "revelado nesta ação",
    t.Dealing: lambda self, f, noun: (
        ("que causem dano" if noun == "actions" else "que cause dano")
        + (f" {self.piece_of(f.to, 'em')}" if f.to is not None else "")
    ),
    t.Aimed: lambda self, f, noun: "sem alvo" if f.negated else "com alvo",
    t.Acted: lambda self, f, noun: (
        f"que {'não tenha usado ações' if f.negated else 'tenha usado uma ação'} neste turno"
    ),
    t.Hurt: lambda self, f, noun: f"que {'não recebeu' if f.negated else 'recebeu'} dano neste turno",
    t.Different: lambda self, f, noun: DIFFERENT[f.what],
    t.Costing: lambda self, f, noun: f"de custo {{{f.cost}}}{OR_SO[f.compare]}",
    t.Within: _within,
    t.HeldBy: lambda self, f, noun: self.piece_of(f.who, "de"),
    t.UsedBy: lambda self, f, noun: "que você usar" if f.who == t.YOURSELF else self.piece_of(f.who, "de"),
    t.Targeting: _targeting,
    t.Kind: _not_kind,
    t.Among: _among,
    t.OfChosen: _of_chosen,
    t.Either: _either,
    t.UsedThisTurn: _used_this_turn,
}
