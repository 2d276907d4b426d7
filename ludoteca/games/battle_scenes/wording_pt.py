"""How a card's text is written in canonical Portuguese."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.cardtext.render import CommonPortuguese
from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, THIS, YOU, Amount, Filter, Number, Selector
from ludoteca.games.battle_scenes import text as t
from ludoteca.games.battle_scenes.wording_lexicon import (
    ALIGNMENTS,
    CARD_KINDS,
    ENDS,
    NOUNS,
    PHASES,
    POSSESSORS,
    ZONES,
    contract,
)
from ludoteca.games.battle_scenes.wording_pieces import is_foreign, noun_of
from ludoteca.games.battle_scenes.wording_render import SceneRenderer

VERBS = {
    "deal": ("cause", "causar", "causa"),
    "draw": ("compre", "comprar", "compra"),
    "discard": ("descarte", "descartar", "descarta"),
    "ready": ("capacite", "capacitar", "capacita"),
    "exhaust": ("incapacite", "incapacitar", "incapacita"),
    "load": ("carregue", "carregar", "carrega"),
    "unload": ("descarregue", "descarregar", "descarrega"),
    "put": ("coloque", "colocar", "coloca"),
    "swap": ("permute", "permutar", "permuta"),
    "search": ("procure", "procurar", "procura"),
    "reveal": ("revele", "revelar", "revela"),
    "shuffle": ("embaralhe", "embaralhar", "embaralha"),
    "look": ("olhe", "olhar", "olha"),
    "choose": ("escolha", "escolher", "escolhe"),
    "redirect": ("redirecione", "redirecionar", "redireciona"),
}
BOTH_TYPES = ("anticipation", "unforeseen")
CONTROLLERS = {
    YOU: "que você controla",
    OPPONENT: "controlado por um oponente",
    t.OTHERS: "controlado por outro jogador",
    t.THAT_PLAYER: "que aquele jogador controla",
    t.TARGET_PLAYER: "que o oponente alvo controla",
}
DOERS = {
    t.TARGET_PLAYER: "o oponente alvo",
    t.THAT_PLAYER: "aquele jogador",
    t.EACH_PLAYER: "cada jogador",
    OPPONENT: "cada oponente",
    t.CONTROLLER: "o controlador daquele personagem",
}
EVENTS = {
    "enters": "entrar em cena",
    "leaves": "sair de cena",
    "enters or leaves": "entrar ou sair de cena",
    "knocked out": "for nocauteado",
    "destroyed": "for destruído",
    "readied": "for capacitado",
    "boosted": "for Potencializado",
    "unloaded": "for descarregado",
}
SEARCHES = {
    ("deck",): "em seu deck",
    ("deck", "resources"): "em seu deck ou recursos",
    ("deck", "hand", "resources"): "em seu deck, mão ou recursos",
    ("hand", "deck", "resources", "scene"): "em sua mão, deck, recursos ou em cena entre os cards que você controla",
}
FORBIDDEN = {
    "be readied": "não pode ser capacitado",
    "search decks": "não pode procurar cards nos decks",
    "be used": "não podem ser usadas",
    "be put back": "não será colocado no topo de seu deck devido à Clarividência",
}
SAME = {
    "identity": "o mesmo alter ego (ou nome, se não houver alter ego)",
    "name": "o mesmo nome",
    "alter ego": "o mesmo alter ego",
    "name or alter ego": "o mesmo nome ou alter ego",
}
VALUES = {"shield": "valor de Escudo", "stage": "estágio de capacitação", "powers": "número de poderes"}


class Portuguese(SceneRenderer, CommonPortuguese):
    """Writes the texts of one card."""

    and_ = "e"
    may_do = "pode"
    doers = DOERS
    or_ = "ou"
    while_ = "enquanto"
    when = "quando"
    x_is = "X é igual"
    until: ClassVar = {
        "turn": "até o final do turno",
        "preparation": "até o final da Fase de Preparação",
        "combat": "nesta Fase de Combate",
        "match": "até o final da partida",
    }
    until_event: ClassVar = {**until, "turn": "neste turno"}
    after: ClassVar = {"action": "após esta ação", "turn": "no final do turno"}

    # -- amounts and keywords --

    def keyword(self, keyword: t.Keyword) -> str:
        said = keyword.name
        if keyword.amount is not None:
            said += f" {self.amount(keyword.amount)}"
        return said + (f" - {self.characteristic(keyword.filters)}" if keyword.filters else "")

    def characteristic(self, filters: tuple[Filter, ...]) -> str:
        first, rest = filters[0], filters[1:]
        if isinstance(first, t.Affiliated):
            return f"afiliação {_names(first.names)}"
        if isinstance(first, t.Powered):
            return _powers(first)
        if not rest:
            return "todas as ações"
        if isinstance(rest[0], t.Called):
            return f"ação {_names(rest[0].names)}"
        if isinstance(rest[0], t.Powered):
            return f"ações de {_powers(rest[0])}"
        raise self.unsayable(type(rest[0]).__name__)

    def amount(self, amount: Amount) -> str:
        if isinstance(amount, Number):
            return str(amount.number)
        if isinstance(amount, t.Variable):
            return _formula(amount)
        raise self.unsayable(type(amount).__name__)

    def words_for(self, amount: Amount) -> str:
        if isinstance(amount, Number) and 0 < amount.number <= 10:
            return NUMBERS[amount.number]
        return self.amount(amount)

    def signed(self, amount: Amount) -> str:
        if isinstance(amount, t.Variable):
            return "+X" if amount.times > 0 else "-X"
        return f"{amount.number:+d}" if isinstance(amount, Number) else self.amount(amount)

    def value(self, amount: Amount) -> str:
        if isinstance(amount, t.Scaled) and isinstance(amount.amount, t.CountOf) and amount.times == 2:
            return f"a duas vezes o número de {self.counted(amount.amount)}"
        if isinstance(amount, t.Scaled):
            return self.scaled(amount)
        if isinstance(amount, t.CountOf):
            return f"ao número de {self.counted(amount)}"
        if isinstance(amount, t.ValueOf):
            return f"ao {VALUES[amount.value]} {self.piece_of(amount.what, 'de')}"
        raise self.unsayable(type(amount).__name__)

    def scaled(self, amount: t.Scaled) -> str:
        if amount.parts == 1:
            return f"ao número de {self.counted(amount.amount)} multiplicado por {amount.times}"
        rounded = "cima" if amount.up else "baixo"
        return f"ao número de {self.counted(amount.amount)} dividido por {amount.parts} e arredondado para {rounded}"

    def counted(self, amount: Amount) -> str:
        if not isinstance(amount, t.CountOf):
            raise self.unsayable(type(amount).__name__)
        said = self.phrase(amount.what, False)
        self.note(amount.what)
        return said

    # -- "você pode" --

    def offer(self, step: t.Step) -> str:
        if self.begins_with_verb(step.effect):
            return f"{self.may[step.by]} {self.effect(step.effect, self.mood)}"
        if isinstance(step.effect, t.Damage):
            return f"você pode fazer com que {self.damage(step.effect, 'cause')}"
        if isinstance(step.effect, (t.NoEffect, t.Gain, t.Forbid, t.Permit)) and not getattr(
            step.effect, "texts", False
        ):
            return f"você pode fazer com que {self.effect(step.effect, IMPERATIVE)}"
        raise self.unsayable(f"Step({type(step.effect).__name__}, optional=True)")

    # -- which pieces --

    def piece_of(self, selector: Selector, before: str = "") -> str:
        """A selector after a preposition: "", "em", "de"."""
        how = {THIS: self.this, CHOSEN: self.that, t.TARGET: self.target, t.REST: self.rest}
        return how.get(selector.how, self.some)(selector, before)

    def this(self, selector: Selector, before: str) -> str:
        kinds = [filter_.kinds[0] for filter_ in selector.filters if isinstance(filter_, t.Kind)]
        if kinds == ["player"]:
            return "você"
        noun = NOUNS[(kinds[0],)].split("/")[0] if kinds else "card"
        zones = [zone(filter_, "de") for filter_ in selector.filters if isinstance(filter_, t.In)]
        return " ".join([f"{_demonstrative(before)}este {noun}", *zones])

    def that(self, selector: Selector, before: str) -> str:
        noun = noun_of(selector.filters)
        one, many, feminine = _noun_words(noun)
        if selector.slot == t.REMEMBERED:
            article = "a" if feminine else "o"
            return (
                contract(before, f"{article} {one} escolhid{article}")
                if before
                else f"{article} {one} escolhid{article}"
            )
        if noun == "target":
            raise self.unsayable(f"Selector(slot={selector.slot})")
        self.check_named(selector)
        plural = self.many.get(selector.slot, False)
        said = f"{_demonstrative(before)}aquel{'a' if feminine else 'e'}"
        return f"{said}s {many}" if plural else f"{said} {one}"

    def target(self, selector: Selector, before: str) -> str:
        said = self.target_words(selector)
        self.note(selector)
        if not before:
            return said
        return contract(before, said)

    def target_words(self, selector: Selector) -> str:
        filters = selector.filters
        one, many = "alvo", "alvos"
        kinds = [filter_ for filter_ in filters if isinstance(filter_, t.Kind)]
        aligned = [filter_ for filter_ in filters if isinstance(filter_, t.Aligned) and not filter_.negated]
        if kinds:
            single, plural, _ = _noun_words(noun_of(filters))
            forms = ALIGNMENTS[aligned[0].alignment] if aligned else ("", "")
            one = " ".join(filter(None, (single, forms[0], "alvo")))
            many = " ".join(filter(None, (plural, forms[1], "alvo")))
        rest = tuple(filter_ for filter_ in filters if filter_ not in kinds and filter_ not in aligned)
        if t.Another() in filters:
            return f"outro {one} diferente"
        if selector.count == Number(1) and not selector.up_to:
            return " ".join(filter(None, (f"o {one}", self.qualities(rest, noun_of(filters)))))
        words = f"{'até ' if selector.up_to else ''}{self.words_for(selector.count)}"
        return " ".join(filter(None, (f"cada um de {words} {many} diferentes", self.qualities(rest, noun_of(filters)))))

    def rest(self, selector: Selector, before: str) -> str:
        if self.group != selector.slot or before:
            raise self.unsayable("Selector(how='rest')")
        return "os demais"

    def some(self, selector: Selector, before: str) -> str:
        said = self.some_words(selector)
        self.note(selector)
        return contract(before, said) if before else said

    def some_words(self, selector: Selector) -> str:
        another = t.Another() in selector.filters
        among = [filter_.slot for filter_ in selector.filters if isinstance(filter_, t.Among)]
        plain = len(selector.filters) == 2 and selector.filters[0] == t.Kind(("card",), True)
        if among and plain and self.nouns.get("card") == among[0]:
            return self.among(selector, among[0])
        feminine = _noun_words(noun_of(selector.filters))[2]
        if selector.how == CHOOSE:
            return self.choice(selector, another, feminine)
        if selector.how != EACH:
            raise self.unsayable(f"Selector(how={selector.how!r})")
        if selector.count != Number(1):
            other = ("outras " if feminine else "outros ") if another else ""
            number = f"{'as' if feminine else 'os'} {other}{self.words_for(selector.count)}"
            return f"{number} {self.phrase(selector, True, False)}"
        if noun_of(selector.filters) == "action" and not another:
            return self.actions(selector)
        if any(isinstance(filter_, t.In) and filter_.zone == "top" for filter_ in selector.filters) and not another:
            return f"o {self.phrase(selector, False)}"
        return f"cada {self.phrase(selector, False)}"

    def choice(self, selector: Selector, another: bool, feminine: bool) -> str:
        if selector.count == Number(99):
            return f"qualquer número de {self.phrase(selector, True, False)}"
        plural = selector.count != Number(1)
        number = self.words_for(selector.count)
        number = {"um": "uma", "dois": "duas"}.get(number, number) if feminine else number
        other = f"outr{'a' if feminine else 'o'}{'s' if plural else ''}" if another else ""
        said = [f"até {number}" if selector.up_to else number, other, self.phrase(selector, plural, False)]
        return " ".join(filter(None, said))

    def among(self, selector: Selector, slot: int) -> str:
        kept = tuple(filter_ for filter_ in selector.filters if not isinstance(filter_, t.Among))
        that = self.that(Selector(CHOSEN, kept, slot=slot), "de")
        if selector.count == Number(99):
            return f"qualquer número {that}"
        number = self.words_for(selector.count)
        return f"até {number} {that}" if selector.up_to else f"{number} {that}"

    def actions(self, selector: Selector) -> str:
        rest = tuple(filter_ for filter_ in selector.filters if not isinstance(filter_, (t.Kind, t.Ordinal)))
        ordinals = [filter_.which for filter_ in selector.filters if isinstance(filter_, t.Ordinal)]
        if ordinals:
            first = {"first": "a primeira ação", "next": "a próxima ação"}[ordinals[0]]
            return " ".join(filter(None, (first, self.qualities(rest, "action"))))
        return " ".join(filter(None, ("as ações", self.qualities(rest, "actions"))))

    def phrase(self, selector: Selector, plural: bool, other: bool = True) -> str:
        """The noun with its qualities, and "outro" before it."""
        noun, rest = self.noun(selector.filters, plural)
        word = _noun_words(noun_of(selector.filters))
        before = "" if not (other and t.Another() in selector.filters) else ("outra" if word[2] else "outro")
        if before and plural:
            before += "s"
        return " ".join(filter(None, (before, noun, self.qualities(rest, noun_of(selector.filters)))))

    def noun(self, filters: tuple[Filter, ...], plural: bool) -> tuple[str, tuple[Filter, ...]]:
        kind = next((filter_ for filter_ in filters if isinstance(filter_, t.Kind)), None)
        if kind is None:
            raise self.unsayable("a selector without a kind")
        said = _kind_words(kind)[plural]
        aligned = next((each for each in filters if isinstance(each, t.Aligned) and not each.negated), None)
        if aligned is not None:
            if kind.kinds != ("character",):
                raise self.unsayable("Aligned")
            said += " " + ALIGNMENTS[aligned.alignment][plural and not kind.card]
        rest = tuple(filter_ for filter_ in filters if not _hidden(filter_) and filter_ is not aligned)
        return said, rest

    def qualities(self, filters: tuple[Filter, ...], noun: str) -> str:
        rest = [filter_ for filter_ in filters if not _hidden(filter_)]
        return " ".join(self.quality(filter_, noun) for filter_ in rest)

    def quality(self, filter_: Filter, noun: str) -> str:
        return QUALITIES[type(filter_)](self, filter_, noun)

    def damage(self, effect: t.Damage, verb: str = "causa") -> str:
        source = self.piece_of(effect.source) if effect.source is not None else "este card"
        hits = [self.hit(hit, effect.distributed) for hit in effect.hits]
        return f"{source} {verb} {' e '.join(hits)}"

    def hit(self, hit: t.Hit, distributed: bool) -> str:
        point = "ponto" if hit.amount == Number(1) else "pontos"
        said = f"{self.amount(hit.amount)} {point} de dano{' penetrante' if hit.penetrating else ''}"
        if distributed:
            return f"{said} distribuídos da forma como você escolher entre {self.piece_of(hit.to)}"
        return f"{said} {self.piece_of(hit.to, 'em')}"


# -- small words -----------------------------------------------------------------


def _demonstrative(before: str) -> str:
    return {"em": "n", "de": "d"}.get(before, "")


def _hidden(filter_: Filter) -> bool:
    """Said by the noun, or before it."""
    return isinstance(filter_, t.Another) or (isinstance(filter_, t.Kind) and not filter_.negated)


def _names(names: tuple[str, ...]) -> str:
    if len(names) == 1:
        return names[0]
    return ", ".join(names[:-1]) + f" ou {names[-1]}"


def _powers(powered: t.Powered) -> str:
    codes = [f"{{{code}}}" for code in powered.powers]
    if len(codes) == 1:
        return codes[0]
    return ", ".join(codes[:-1]) + (" e " if powered.every else " ou ") + codes[-1]


def _formula(amount: t.Variable) -> str:
    if amount.times == -1:
        return f"{amount.plus}-X"
    if amount.times == 2:
        return "X+X"
    return f"X{amount.plus:+d}" if amount.plus else "X"


def _kind_words(kind: t.Kind) -> tuple[str, str]:
    if not kind.card:
        if kind.kinds == ("character", "support"):
            return "personagem ou suporte", "personagens ou suportes"
        one, many = NOUNS[kind.kinds].split("/")
        return one, many
    if kind.kinds == ("card",):
        return "card", "cards"
    kinds = " ou ".join(CARD_KINDS[each][0] for each in kind.kinds)
    return f"card de {kinds}", f"cards de {kinds}"


def _noun_words(noun: str) -> tuple[str, str, bool]:
    if noun in ("card", "target"):
        return "card", "cards", False
    one, many = _kind_words(t.Kind(tuple(noun.split("|"))))
    return one, many, one in ("ação", "afiliação", "fonte")


def zone(place: t.In, before: str) -> str:
    """ "Em sua mão", "do topo do deck de seu dono"."""
    if place.zone in ZONES:
        phrase = ZONES[place.zone]
        if place.whose == YOU:
            own = {"a": "sua", "o": "seu", "os": "seus"}[phrase.split()[0]]
            return contract(before, f"{own} {phrase.split()[1]}")
        return contract(before, f"{phrase} {POSSESSORS[place.whose][0]}")
    end = ENDS[place.zone]
    deck = "de seu deck" if place.whose == YOU else f"do deck {POSSESSORS[place.whose][0]}"
    return contract(before, f"{end} {deck}")


# -- qualities -------------------------------------------------------------------


def _called(self: Portuguese, filter_: t.Called, noun: str) -> str:
    if filter_.what == "name":
        named = {"action": "chamada", "actions": "chamadas"}.get(noun, "chamado")
        not_named = f"que não {'sejam' if noun == 'actions' else 'seja'} " if filter_.negated else ""
        return f"{not_named}{named} {_names(filter_.names)}"
    before = "com alter ego que não seja" if filter_.negated else "com o alter ego"
    return f"{before} {_names(filter_.names)}"


def _affiliated(self: Portuguese, filter_: t.Affiliated, noun: str) -> str:
    return f"{'sem' if filter_.negated else 'com'} a afiliação {_names(filter_.names)}"


def _powered(self: Portuguese, filter_: t.Powered, noun: str) -> str:
    if filter_.negated:
        return f"sem {_powers(filter_)}"
    return f"{'de' if noun in ('card', 'action', 'actions') else 'com'} {_powers(filter_)}"


def _carrying(self: Portuguese, filter_: t.Carrying, noun: str) -> str:
    said = _some_of(self, filter_.what, filter_.least)
    return f"que {'não ' if filter_.negated else ''}estiver carregando {said}"


def _in(self: Portuguese, filter_: t.In, noun: str) -> str:
    return "em cena" if filter_.zone == "scene" else zone(filter_, "de")


def _of_card(self: Portuguese, filter_: t.OfCard, noun: str) -> str:
    if filter_.negated:
        return f"que não sejam de {self.piece_of(filter_.what)}"
    return self.piece_of(filter_.what, "de")


def _typed(self: Portuguese, filter_: t.Typed, noun: str) -> str:
    if filter_.negated:
        return "que não seja de Antecipar nem Imprevista"
    unforeseen = "imprevistas" if noun == "actions" else "imprevista"
    if filter_.types == BOTH_TYPES:
        return f"de antecipar ou {unforeseen}"
    return unforeseen if filter_.types == ("unforeseen",) else "de antecipar"


def _energy(self: Portuguese, filter_: t.Energy, noun: str) -> str:
    compare = {"": "", "more": " ou maior", "less": " ou menor"}[filter_.compare]
    return f"com Energia Inicial {self.amount(filter_.amount)}{compare}"


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
    raise self.unsayable("Either")


def _used_this_turn(self: Portuguese, filter_: t.UsedThisTurn, noun: str) -> str:
    if filter_.by != OPPONENT:
        raise self.unsayable(f"UsedThisTurn({filter_.by!r})")
    return "que o oponente tenha usado neste turno"


def _aligned(self: Portuguese, filter_: t.Aligned, noun: str) -> str:
    if not filter_.negated:
        raise self.unsayable("Aligned")
    return f"não {ALIGNMENTS[filter_.alignment][0]}"


def _some_of(self: Portuguese, selector: Selector, least: int) -> str:
    """What is counted in a condition: "um card", "dois ou mais cards"."""
    if selector.how != EACH:
        return self.piece_of(selector)
    another = t.Another() in selector.filters
    feminine = _noun_words(noun_of(selector.filters))[2]
    number = {"um": "uma", "dois": "duas"}.get(NUMBERS[least], NUMBERS[least]) if feminine else NUMBERS[least]
    other = ("outras" if feminine else "outros") if another else ""
    if least == 1:
        said = f"{'' if another else number} {self.phrase(selector, False)}".strip()
    else:
        said = f"{other} {number} ou mais {self.phrase(selector, True, False)}".strip()
    self.note(selector)
    return said


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
    t.SharesAffiliation: lambda self, f, noun: (
        ("sem afiliações em comum com " if f.negated else "com uma afiliação em comum com ") + self.piece_of(f.other)
    ),
    t.SameAs: lambda self, f, noun: f"com {SAME[f.what]} que {self.piece_of(f.other)}",
    t.Controlled: lambda self, f, noun: CONTROLLERS[f.by],
    t.SinceStart: lambda self, f, noun: "desde o início do turno",
    t.EnteredThisTurn: lambda self, f, noun: "que entrou em cena neste turno",
    t.CarriedBy: lambda self, f, noun: f"que {self.piece_of(f.who)} estiver carregando",
    t.AtStage: lambda self, f, noun: f"no estágio {_stages(f.stages)}",
    t.Shielded: lambda self, f, noun: f"com Escudo {f.shield}",
    t.Revealed: lambda self, f, noun: "revelado nesta ação",
    t.Dealing: lambda self, f, noun: "que cause dano",
    t.Costing: lambda self, f, noun: f"de custo {{{f.cost}}}",
    t.UsedBy: lambda self, f, noun: self.piece_of(f.who, "de"),
    t.Targeting: lambda self, f, noun: f"que tenha {self.piece_of(f.what)} como alvo",
    t.Kind: _not_kind,
    t.Among: _among,
    t.OfChosen: lambda self, f, noun: self.piece_of(f.other, "de"),
    t.Either: _either,
    t.UsedThisTurn: _used_this_turn,
}


def _stages(stages: tuple[int, ...]) -> str:
    return " ou ".join(f"{{{stage}}}" for stage in stages)


# -- conditions and moments ------------------------------------------------------


def _count(self: Any, condition: t.Count) -> str:
    if t.UsedThisTurn() in condition.what.filters and condition == t.Count(condition.what):
        kept = tuple(filter_ for filter_ in condition.what.filters if filter_ != t.UsedThisTurn())
        return f"{_some_of(self, replace(condition.what, filters=kept), 1)} tiver sido usada neste turno"
    controlled = next((each for each in condition.what.filters if isinstance(each, t.Controlled)), None)
    rest = tuple(filter_ for filter_ in condition.what.filters if filter_ is not controlled)
    what = replace(condition.what, filters=rest)
    none = condition.most == 0
    if controlled is not None and controlled.by == YOU:
        before = "você não controlar" if none else "você controlar"
    elif controlled is not None and controlled.by == OPPONENT:
        before = "um oponente não controlar" if none else "um oponente controlar"
    elif controlled is None:
        before = "não houver" if none else "houver"
    else:
        raise self.unsayable("Count")
    return f"{before} {_some_of(self, what, 1 if none else condition.least)}"


def _is(self: Any, condition: t.Is) -> str:
    what = self.piece_of(condition.what)
    no = "não " if condition.negated else ""
    first = condition.filters[0]
    if len(condition.filters) == 1:
        if isinstance(first, t.Carrying):
            carried = _some_of(self, first.what, first.least)
            return f"{what} {'não ' if first.negated else ''}estiver carregando {carried}"
        if isinstance(first, t.CarriedBy):
            return f"{what} estiver sendo carregado por {self.piece_of(first.who)}"
        if isinstance(first, t.Either):
            return _is_either(self, what, first)
        if isinstance(first, t.EnteredThisTurn) and not condition.negated:
            return f"{what} tiver entrado em cena neste turno"
        if isinstance(first, t.Powered):
            return f"{what} {no}tiver {_powers(first)}"
        if isinstance(first, t.Affiliated):
            return f"{what} {no}tiver a afiliação {_names(first.names)}"
        if isinstance(first, t.Called) and first.what == "alter ego":
            return f"{what} {no}tiver o alter ego {_names(first.names)}"
        if isinstance(first, t.OfChosen) and first.other.slot == t.REMEMBERED:
            return f"{what} {no}tiver {self.piece_of(first.other)}"
        if isinstance(first, t.HasKeyword):
            return f"{what} {no}tiver {first.keyword}"
        if isinstance(first, t.In):
            return f"{what} estiver {'em cena' if first.zone == 'scene' else zone(first, 'em')}"
        if isinstance(first, (t.AtStage, t.SinceStart)):
            return f"{what} estiver {self.quality(first, '')}"
    if condition.filters == (t.Controlled(YOU), t.SinceStart()) and condition.what.how == THIS:
        return f"você controlar {what} desde o início do turno"
    if isinstance(first, t.In) and first.zone == "scene" and not condition.negated:
        return f"{what} estiver {self.qualities(condition.filters, '')}"
    if not isinstance(first, t.Kind):
        return f"{what} {no}for {self.qualities(condition.filters, '')}"
    selector = Selector(CHOOSE, condition.filters, slot=self.slots)
    return f"{what} {no}for {self.piece_of(selector)}"


def _is_either(self: Any, what: str, either: t.Either) -> str:
    """ "Em cena ou em seus recursos", "em seu deck ou recursos"."""
    (one,), (other,) = either.one, either.other
    if (one, other) == (t.In("deck"), t.In("resources")):
        if what != "este card":
            raise self.unsayable("Either")
        return "estiver em seu deck ou recursos"
    if not isinstance(one, t.In) or not isinstance(other, t.In) or other.zone == "scene":
        raise self.unsayable("Either")
    first = "em cena" if one.zone == "scene" else zone(one, "em")
    return f"{what} estiver {first} ou {zone(other, 'em')}"


def _both(self: Any, condition: t.Both) -> str:
    one = self.write(condition.one)
    return f"{one} e {self.write(condition.other)}"


def _variable_is(self: Any, condition: t.VariableIs) -> str:
    return f"X for {'maior que ' if condition.compare else ''}{condition.number}"


def _fewer(self: Any, condition: t.Fewer) -> str:
    said = self.phrase(condition.what, True)
    self.note(condition.what)
    return f"{'você' if condition.who == YOU else 'um oponente'} controlar menos {said} que um oponente"


def part(phase: str, whose: str) -> str:
    """A part of the turn: "sua Fase de Compra", "a Fase de Combate de um oponente"."""
    article, name = PHASES[phase].split(" ", 1)
    after = {t.EACH_PLAYER: " de cada jogador", OPPONENT: " de um oponente", t.OTHERS: " de outro jogador"}
    after[t.THAT_PLAYER] = " daquele jogador"
    if whose == YOU:
        return f"{'sua' if article == 'a' else 'seu'} {name}"
    return f"{article} {name}{after.get(whose, '')}"


def during(said: str) -> str:
    phase, whose = said.split("/")
    return " fora da Etapa de Ataque" if phase == "not attack" else f" durante {part(phase, whose)}"


def _when(self: Any, trigger: t.When) -> str:
    who = self.piece_of(trigger.who)
    said = f"{'uma vez por turno, ' if trigger.once else ''}quando {who} "
    if trigger.event in EVENTS:
        said += EVENTS[trigger.event]
    elif trigger.event == "is loaded":
        said += "for carregado" + (f" {zone(trigger.zone, 'de')}" if trigger.zone is not None else "")
        said += f" {self.piece_of(trigger.what, 'em')}"
    elif trigger.event == "uses":
        said += f"usar {self.piece_of(trigger.what)}"
    elif trigger.event == "is targeted":
        said += f"for alvo de {self.piece_of(trigger.what)}"
    elif trigger.event == "receives damage":
        said += "fosse receber dano" if trigger.would else "receber dano"
        said += f" {self.piece_of(trigger.what, 'de')}" if trigger.what is not None else ""
    elif trigger.event == "deals damage":
        said += "fosse causar dano" if trigger.would else "causar dano"
        said += f" {self.piece_of(trigger.what, 'em')}" if trigger.what is not None else ""
    return said + (during(trigger.during) if trigger.during else "")


def _at(self: Any, trigger: t.At) -> str:
    return f"no {'final' if trigger.end else 'início'} {contract('de', part(trigger.part, trigger.whose))}"


def _window(self: Any, trigger: t.Window) -> str:
    return f"durante {part(trigger.part, trigger.whose)}{', uma vez por turno' if trigger.once else ''}"


Portuguese.parts = {
    t.Count: _count,
    t.Is: _is,
    t.Both: _both,
    t.VariableIs: _variable_is,
    t.InPart: lambda self, condition: during(f"{condition.part}/{condition.whose}").strip(),
    t.InTurn: lambda self, condition: "esta ação for usada durante seu turno",
    t.Fewer: _fewer,
    t.When: _when,
    t.At: _at,
    t.Window: _window,
}


# -- effects ---------------------------------------------------------------------


def _verb(name: str, mood: str) -> str:
    forms = VERBS[name]
    return forms[0] if mood == IMPERATIVE else forms[2] if mood == INDICATIVE else forms[1]


def _draw(self: Any, effect: t.Draw, mood: str) -> str:
    noun = "card" if effect.count == Number(1) else "cards"
    return f"{_verb('draw', mood)} {self.words_for(effect.count)} {noun}"


def _damage(self: Any, effect: t.Damage, mood: str) -> str:
    if effect.source is not None:
        return str(self.damage(effect))
    return _verb("deal", mood) + str(self.damage(effect)).removeprefix("este card causa")


def _discard(self: Any, effect: t.Discard, mood: str) -> str:
    return f"{_verb('discard', mood)} {self.piece_of(effect.what)}{' aleatório' if effect.random else ''}"


def _shift(self: Any, effect: t.Shift, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{_verb('ready' if effect.ready else 'exhaust', mood)} {what} em {_stages(effect.stages)}"


def _load(self: Any, effect: t.Load, mood: str) -> str:
    if effect.onto.how in (CHOOSE, EACH, t.TARGET) and effect.onto.slot < effect.what.slot:
        onto = self.piece_of(effect.onto, "em")
        return f"{_verb('load', mood)} {onto} {self.piece_of(effect.what)}"
    what = self.piece_of(effect.what)
    return f"{_verb('load', mood)} {what} {self.piece_of(effect.onto, 'em')}"


def _put(self: Any, effect: t.Put, mood: str) -> str:
    if is_foreign(effect.what) and any(place.whose == YOU and place.zone != "scene" for place in effect.to):
        raise self.unsayable("Put into your zone from another player's")
    places = ["em cena" if place.zone == "scene" else zone(place, "em") for place in effect.to]
    if effect.to[0].zone == "scene":
        as_if = f" como se tivesse {effect.as_if}" if effect.as_if else ""
        return f"{_verb('put', mood)} em cena {self.piece_of(effect.what)}{as_if}"
    order = " em qualquer ordem" if effect.order else ""
    return f"{_verb('put', mood)} {self.piece_of(effect.what)} {' e/ou '.join(places)}{order}"


def _swap(self: Any, effect: t.Swap, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{_verb('swap', mood)} {what} por {self.piece_of(effect.other)}"


def _shuffle(self: Any, effect: t.Shuffle, mood: str) -> str:
    if effect.what is not None:
        return f"{_verb('shuffle', mood)} {self.piece_of(effect.what)} no deck de seu dono"
    return f"{_verb('shuffle', mood)} o seu deck{' se tiver procurado ali' if effect.if_searched else ''}"


def _search(self: Any, effect: t.Search, mood: str) -> str:
    said = f"{_verb('search', mood)} {SEARCHES[effect.zones]} por "
    either = next((each for each in effect.what.filters if isinstance(each, t.Either)), None)
    if either is None:
        return said + str(self.piece_of(effect.what))
    sorts = [self.phrase(Selector(CHOOSE, filters), False) for filters in (either.one, either.other)]
    self.note(effect.what)
    return said + " ou por ".join(f"um {sort}" for sort in sorts)


def _reveal(self: Any, effect: t.Reveal, mood: str) -> str:
    if effect.what.how == EACH:
        self.group = effect.what.slot
    return f"{_verb('reveal', mood)} {self.piece_of(effect.what)}"


def _look(self: Any, effect: t.Look, mood: str) -> str:
    self.group = effect.what.slot
    return f"{_verb('look', mood)} {self.piece_of(effect.what)}"


def _redirect(self: Any, effect: t.Redirect, mood: str) -> str:
    if effect.to.how == EACH:
        raise self.unsayable("Redirect to each")
    return f"{_verb('redirect', mood)} aquele dano para {self.piece_of(effect.to)}"


def _gain(self: Any, effect: t.Gain, mood: str) -> str:
    what = self.piece_of(effect.what)
    verb = "perde" if effect.lose else "ganha"
    if effect.keyword is not None:
        if effect.keyword.amount is not None and effect.keyword.name in ("Clarividência", "Energia Cósmica"):
            return f"{what} {verb} {effect.keyword.name} {self.signed(effect.keyword.amount)}"
        return f"{what} {verb} {self.keyword(effect.keyword)}"
    if effect.affiliations:
        many = len(effect.affiliations) > 1
        named = (
            ", ".join(effect.affiliations[:-1]) + " e " + effect.affiliations[-1] if many else effect.affiliations[0]
        )
        return f"{what} {verb} {'as afiliações' if many else 'a afiliação'} {named}"
    boons = [f"Escudo {self.signed(effect.shield)}"] if effect.shield is not None else []
    boons += [f"{{{power}}}" for power in effect.powers]
    said = ", ".join(boons[:-1]) + " e " + boons[-1] if len(boons) > 1 else boons[0]
    return f"{what} {verb} {said}"


def _gain_from(self: Any, effect: t.GainFrom, mood: str) -> str:
    what = self.piece_of(effect.what)
    if effect.value.startswith("lose "):
        return f"{what} perde {self.piece_of(effect.of)}"
    values = {"powers": "os poderes", "affiliations": "as afiliações"}[effect.value]
    return f"{what} ganha {values} {self.piece_of(effect.of, 'de')}"


def _forbid(self: Any, effect: t.Forbid, mood: str) -> str:
    if effect.what == "be unloaded":
        return _cannot_unload(self, effect)
    who = self.piece_of(effect.who)
    if effect.what in FORBIDDEN:
        return f"{who} {FORBIDDEN[effect.what]}"
    if effect.what == "put into scene":
        return f"{who} não pode colocar {self.piece_of(effect.actions)} em cena"
    if effect.what == "use":
        return f"{who} não pode usar {self.piece_of(effect.actions)}"
    return f"{who} não pode ser alvo {_target_actions(self, effect.actions)}"


def _cannot_unload(self: Any, effect: t.Forbid) -> str:
    carried = effect.who.filters[-1]
    if not isinstance(carried, t.CarriedBy):
        raise self.unsayable("Forbid(what='be unloaded')")
    cards = self.piece_of(replace(effect.who, filters=effect.who.filters[:-1]))
    return f"{cards} não podem ser descarregados {self.piece_of(carried.who, 'de')}"


def _target_actions(self: Any, actions: Any) -> str:
    rest = tuple(filter_ for filter_ in actions.filters if not isinstance(filter_, t.Kind))
    said = " ".join(filter(None, ("de ações", self.qualities(rest, "actions"))))
    self.note(actions)
    return said


def _permit(self: Any, effect: t.Permit, mood: str) -> str:
    who = self.piece_of(effect.who)
    free = " sem pagar seu custo de incapacitação" if effect.free else ""
    if effect.what == "be used":
        return f"{who} podem ser usadas{free}"
    if effect.what == "use again":
        again = "esta ação" if effect.actions is None else self.piece_of(effect.actions)
        return f"{who} pode usar {again} outra vez"
    if effect.what == "use one more":
        said = f"{who} pode usar mais uma {self.phrase(effect.actions, False)}{free}"
        self.note(effect.actions)
        return said
    if effect.what == "use repeatedly":
        return f"{who} pode usar {self.piece_of(effect.actions)} mais de uma vez por turno"
    return f"{who} pode usar {self.piece_of(effect.actions)}{free}"


def _is_one(actions: Selector) -> bool:
    return actions.how == CHOSEN or any(isinstance(filter_, t.Ordinal) for filter_ in actions.filters)


def _retype(self: Any, effect: t.Retype, mood: str) -> str:
    types = {BOTH_TYPES: "de antecipar e imprevistas", ("unforeseen",): "imprevistas"}.get(effect.types, "de antecipar")
    if effect.actions.how == CHOSEN:
        return f"{self.piece_of(effect.actions)} é uma ação {types}"
    return f"{self.piece_of(effect.actions)} são ações {types}"


def _change_cost(self: Any, effect: t.ChangeCost, mood: str) -> str:
    change = "a menos" if effect.change < 0 else "a mais"
    cost = "custa" if _is_one(effect.actions) else "custam"
    return f"{self.piece_of(effect.actions)} {cost} {{{abs(effect.change)}}} {change} para ser usada"


def _change_damage(self: Any, effect: t.ChangeDamage, mood: str) -> str:
    if effect.of is not None:
        return _damage_of(self, effect, effect.of)
    if effect.how == "set":
        return f"aquele dano torna-se {self.amount(effect.amount)}"
    if effect.how == "half":
        return "aquele dano é reduzido à metade, arredondado para baixo"
    if effect.how == "penetrating":
        return "aquele dano torna-se penetrante"
    return f"este card causará aquela quantidade de dano {self.signed(effect.amount)}"


def _damage_of(self: Any, effect: t.ChangeDamage, of: Selector) -> str:
    damage = f"o dano {self.piece_of(of, 'de')}"
    said = {
        "set": f"torna-se {self.amount(effect.amount)}",
        "half": "é reduzido à metade, arredondado para baixo",
        "penetrating": "torna-se penetrante",
        "add": f"é reduzido em {-effect.amount.number}" if isinstance(effect.amount, Number) else "",
    }
    return f"{damage} {said[effect.how]}"


def _more_damage(self: Any, effect: t.MoreDamage, mood: str) -> str:
    where = "em um de seus alvos" if effect.one else "a cada um de seus alvos"
    deal = "causa" if _is_one(effect.actions) else "causam"
    return f"{self.piece_of(effect.actions)} {deal} {self.signed(effect.amount)} ponto de dano {where}"


def _no_effect(self: Any, effect: t.NoEffect, mood: str) -> str:
    if effect.texts:
        return f"os textos permanentes {self.piece_of(effect.what, 'de')} não têm efeito"
    return f"{self.piece_of(effect.what)} não tem efeito"


def _hand_limit(self: Any, effect: t.HandLimit, mood: str) -> str:
    whose = "em sua mão durante a Fase de Ajuste"
    if effect.whose != YOU:
        whose = "na mão dos outros jogadores durante suas respectivas Fases de Ajuste"
    rises = "aumenta" if effect.change > 0 else "diminui"
    number = abs(effect.change)
    return f"o número máximo de cards {whose} {rises} em {NUMBERS[number]} card{'s' if number > 1 else ''}"


def _any_number(self: Any, effect: t.AnyNumber, mood: str) -> str:
    said = f"pode haver qualquer número de {self.phrase(effect.what, True)}"
    self.note(effect.what)
    return said


def _counts_as(self: Any, effect: t.CountsAs, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{what} também conta como um {self.phrase(Selector(CHOOSE, effect.filters), False)}"


def _enters_only_if(self: Any, effect: t.EntersOnlyIf, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{what} só pode ser colocado em cena se {self.write(effect.condition)}"


def _set_shield(self: Any, effect: t.SetShield, mood: str) -> str:
    return f"o valor de Escudo {self.piece_of(effect.what, 'de')} torna-se {self.amount(effect.shield)}"


Portuguese.effects = {
    t.Damage: _damage,
    t.Draw: _draw,
    t.Discard: _discard,
    t.Shift: _shift,
    t.Load: _load,
    t.Unload: lambda self, effect, mood: f"{_verb('unload', mood)} {self.piece_of(effect.what)}",
    t.Put: _put,
    t.Swap: _swap,
    t.Search: _search,
    t.Reveal: _reveal,
    t.Shuffle: _shuffle,
    t.Look: _look,
    t.Choose: lambda self, effect, mood: f"{_verb('choose', mood)} {self.piece_of(effect.what)}",
    t.Redirect: _redirect,
    t.Gain: _gain,
    t.GainFrom: _gain_from,
    t.SetShield: _set_shield,
    t.Forbid: _forbid,
    t.Permit: _permit,
    t.Retype: _retype,
    t.ChangeCost: _change_cost,
    t.ChangeDamage: _change_damage,
    t.MoreDamage: _more_damage,
    t.NoEffect: _no_effect,
    t.HandLimit: _hand_limit,
    t.AnyNumber: _any_number,
    t.CountsAs: _counts_as,
    t.EntersOnlyIf: _enters_only_if,
}
