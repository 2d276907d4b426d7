"""How many: counted, compared and reckoned amounts, and keywords with their numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.discourse import NEW
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, EACH, THIS, Amount, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import ITSELF
from ludoteca.games.battle_scenes.wording.vocabulary import BASE, CARD, KEYWORDS, Filters, call, given, ordered, say


@dataclass(frozen=True, slots=True)
class DoneSo(Amount):
    """ "Card descartado desta forma". No record has it: it is how much an earlier step really did."""

    done: str


@dataclass(frozen=True, slots=True)
class ThatMany(Amount):
    """ "Aquele mesmo número de": as many as the last thing done before really was."""


def each(it: Any) -> Fields | None:
    plain = isinstance(it, Selector) and it.how == EACH
    return {"filters": it.filters} if plain else None


for category, number in (("Counted", "several"), ("Counted One", "one")):
    say(
        Selector, category, pt=f"{{filters:Lying Kind/{number}}}", en=f"{{filters:Lying Kind/{number}}}", mention=NEW,
        make=lambda filters: Selector(EACH, filters), unmake=each,
    )  # fmt: skip
DONE = (
    ("Discard", "descartado", "discarded"),
    ("Unload", "descarregado", "unloaded"),
    ("Load", "carregado", "loaded"),
    ("Draw", "comprado", "drawn"),
    ("Put", "colocado", "put"),
)
for done, pt, en in DONE:
    stem = pt.removesuffix("ado")
    doing = f"que (você|ele|aquele jogador|o oponente) ({stem}ar|{stem}ou|tiver {pt}) (desta|dessa) forma"
    call(
        "For Each", DoneSo(done), pt=f"card {pt} desta forma", en=f"card {en} this way",
        also=(f"card [que (foi|for|tiver sido)] {pt} (desta|dessa) forma", f"card {doing}"),
    )  # fmt: skip
    call(
        "Counting", DoneSo(done), pt=f"o número de cards {pt}s desta forma", en=f"the number of cards {en} this way",
        also=(f"(o número|a quantidade) de cards [que (foram|forem|tiverem sido)] {pt}s (desta|dessa) forma",
        f"(o número|a quantidade) de cards {doing}"),
    )  # fmt: skip
say(t.Found, "For Each", pt="card procurado", en="card searched for", also=("card procurado desta forma",))
say(
    t.CountOf, "For Each", pt="{what:Counted One}", en="{what:Counted One}",
    make=lambda what: None if any(isinstance(each, t.HeldBy) for each in what.filters) else t.CountOf(what),
    unmake=lambda it: {"what": it.what} if isinstance(it, t.CountOf) and it.what.how == EACH else None,
)  # fmt: skip
OF_TYPES = t.Different("card type")
say(
    t.CountOf, "For Each", pt="tipo de {what:Counted One}", en="type of {what:Counted One}",
    make=lambda what: (t.CountOf(replace(what, filters=ordered((*what.filters, OF_TYPES))))
    if t.Kind(("card",), True) in what.filters else None),
    unmake=lambda it: ({"what": replace(it.what, filters=tuple(each for each in it.what.filters if each != OF_TYPES))}
    if isinstance(it, t.CountOf) and OF_TYPES in it.what.filters else None),
)  # fmt: skip
#: "O número de poderes diferentes entre os cards de habilidade que ele estiver carregando".
for what, many, single, en in (("power", "poderes", "poder", "powers"), ("name", "nomes", "nome", "names"),
                               ("card type", "tipos", "tipo", "types")):  # fmt: skip
    call("Unlike In", what, pt=many, en=en)
    call("Unlike In One", what, pt=single, en=en)
for category, pt, en in (
    ("Counting", "(o número|a quantidade) de {what:Unlike In} diferentes", "the number of different {what:Unlike In}"),
    ("For Each", "{what:Unlike In One} diferente", "each of the different {what:Unlike In One}"),
):
    say(
        t.CountOf, category, pt=f"{pt} (entre|de) {{among:Selector}}", en=f"{en} among {{among:Selector}}",
        make=lambda among, what: unlike_among(among, what), unmake=lambda it: None, wants={"among": CARD},
    )  # fmt: skip


def unlike_among(among: Selector, what: str) -> t.CountOf | None:
    """Ability cards have one power (2.5); characters may have several."""
    cards = [each for each in among.filters if isinstance(each, t.Kind) and each.card]
    if among.how != EACH or not cards or (what == "power" and cards[0].kinds != ("ability",)):
        return None
    return t.CountOf(replace(among, filters=ordered((*among.filters, t.Different(what)))))


say(
    t.CountOf, "For Each", pt="{what:Keyword Card}", en="{what:Keyword Card}", make=lambda what: t.CountOf(what),
    unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "Keyword Card", pt="{keyword:KeywordName} {of:Filter}", en="{keyword:KeywordName} {of:Filter}",
    mention=NEW, of=CARD, unmake=lambda it: None,
    make=lambda keyword, of: Selector(EACH, ordered((t.Kind(("card",), True), t.HasKeyword(keyword), of))),
)  # fmt: skip
say(
    t.CountOf, "For Each", pt="um~ de {what}", en="of {what}", make=lambda what: t.CountOf(what),
    unmake=lambda it: {"what": it.what} if isinstance(it, t.CountOf) else None, cost=1,
)  # fmt: skip
say(
    t.Scaled, "For Each", pt="{parts:Figured} {what:Counted}", en="{parts:Figured} {what:Counted}",
    make=lambda parts, what: t.Scaled(t.CountOf(what), parts=parts.number),
    unmake=lambda it: ({"parts": Number(it.parts), "what": it.amount.what} if isinstance(it, t.Scaled)
    and it.parts > 1 and isinstance(it.amount, t.CountOf) and not it.up else None),
)  # fmt: skip
say(
    t.CountOf, "Counting", pt="o número de {what:Counted}", en="the number of {what:Counted}",
    make=lambda what: None if any(isinstance(each, t.HeldBy) for each in what.filters) else t.CountOf(what),
    also=("a quantidade de {what:Counted}",),
    unmake=lambda it: {"what": it.what} if isinstance(it, t.CountOf) and OF_TYPES not in it.what.filters else None,
)  # fmt: skip
say(
    t.CountOf, "Counting", pt="o número de tipos de {what:Counted}", en="the number of types of {what:Counted}",
    also=("(o número|a quantidade) de tipos [diferentes] de {what:Counted}",
    "(o número|a quantidade) de tipos diferentes de {what:Counted}"), cost=-1,
    make=lambda what: (t.CountOf(replace(what, filters=ordered((*what.filters, OF_TYPES))))
    if t.Kind(("card",), True) in what.filters else None),
    unmake=lambda it: ({"what": replace(it.what, filters=tuple(each for each in it.what.filters if each != OF_TYPES))}
    if isinstance(it, t.CountOf) and OF_TYPES in it.what.filters else None),
)  # fmt: skip
VALUES = (
    ("stage", "o estágio de capacitação", "the readiness stage", ("o estágio de capacitação atual",)),
    ("powers", "o número de poderes", "the number of powers", ("a quantidade de poderes",)),
    ("affiliations", "o número de afiliações", "the number of affiliations", ("a quantidade de afiliações",)),
    (
        "initial",
        "a Energia Inicial",
        "the Initial Energy",
        ("(Energia Inicial|a soma das Energias Iniciais|a soma da Energia Inicial)",),
    ),
    (
        "energy",
        "a Energia atual",
        "the current Energy",
        ("a Energia", "(a soma das Energias atuais|a soma da Energia atual)"),
    ),
    (
        "shield",
        "o valor de Escudo",
        "the Shield",
        (
            "o Escudo [atual]",
            "o valor do Escudo",
            "o valor de Escudo atual",
            "a soma dos valores de Escudo",
            "a soma dos Escudos",
        ),
    ),
)
for value, pt, en, more in VALUES:
    say(
        t.ValueOf, "Counting", pt=f"{pt} de {{what}}", en=f"{en} of {{what}}",
        also=[f"{each} de {{what}}" for each in more], wants={"what": BASE | CARD},
        make=lambda what, value=value: t.ValueOf(value, what),
        unmake=given(lambda it, value: {"what": it.what} if isinstance(it, t.ValueOf) and it.value == value
        else None, value),
    )  # fmt: skip
    if value in ("initial", "energy", "shield"):
        say(
            t.ValueOf, "Counting", pt=f"(sua|seu|a sua|o seu) {pt.split(' ', 1)[1]}", en=f"its {en.split(' ', 1)[1]}",
            make=lambda value=value: t.ValueOf(value, Selector(ITSELF)), unmake=lambda it: None,
        )  # fmt: skip
HAVE = "(!ter/future|!ter/subjunctive|!ter/indicative|!possuir/future|!possuir/subjunctive|!possuir/indicative)"
for value, pt, several, en in (
    ("affiliations", "afiliação", "afiliações", "affiliation"),
    ("powers", "poder", "poderes", "power"),
):
    call("For Each", t.ValueOf(value, t.THIS_CHARACTER), pt=f"{pt} que tiver", en=f"{en} it has")
    say(
        t.ValueOf, "For Each", pt=f"{pt} de {{what}}", en=f"{en} of {{what}}", wants={"what": BASE},
        also=(f"{pt} que {{what}} {HAVE}",), make=lambda what, value=value: t.ValueOf(value, what),
        unmake=given(lambda it, value: {"what": it.what} if isinstance(it, t.ValueOf) and it.value == value
        and it.what != t.THIS_CHARACTER else None, value),
    )  # fmt: skip
    say(
        t.ValueOf, "Counting", pt=f"(o número|a quantidade) de {several} que {{what}} {HAVE}",
        en=f"the number of {en} that {{what}} !have/indicative", wants={"what": BASE}, unmake=lambda it: None,
        make=lambda what, value=value: t.ValueOf(value, what),
    )  # fmt: skip
for value, pt, en in (("shield", "Escudo", "Shield"), ("initial", "Energia Inicial", "Initial Energy")):
    say(
        t.ValueOf, "For Each", pt=f"ponto de {pt} de {{what}}", en=f"point of {en} of {{what}}",
        wants={"what": BASE | CARD}, make=lambda what, value=value: t.ValueOf(value, what),
        unmake=given(lambda it, value: {"what": it.what} if isinstance(it, t.ValueOf) and it.value == value else None,
        value),
    )  # fmt: skip
for most, pt, en in ((True, "maior", "greatest"), (False, "menor", "least")):
    say(
        t.Outermost, "Counting", pt=f"(o|a) {pt} {{value:Figure Name}} entre {{among}}",
        en=f"the {en} {{value:Figure Name}} among {{among}}", most=most,
    )  # fmt: skip
for times, pt, en, fold in (
    (2, "duas vezes", "twice", "dobro"),
    (3, "três vezes", "three times", "triplo"),
    (4, "quatro vezes", "four times", "quádruplo"),
):
    say(
        t.Scaled, "Multiple", pt=f"{pt} {{amount:Basic}}", en=f"{en} {{amount:Basic}}",
        also=(f"o {fold} de {{amount:Basic}}",), make=lambda amount, times=times: t.Scaled(amount, times=times),
        unmake=given(lambda it, times: {"amount": it.amount} if isinstance(it, t.Scaled) and it.times == times
        and it.parts == 1 else None, times),
    )  # fmt: skip
for up, pt, en in ((True, "cima", "up"), (False, "baixo", "down")):
    say(
        t.Scaled, "Multiple", pt=f"metade de {{amount:Basic}}, arredondada para {pt}",
        en=f"half of {{amount:Basic}}, rounded {en}",
        also=(f"[a] metade de {{amount:Basic}} (e|,) (arredondado|arredondada) para {pt}",),
        make=lambda amount, up=up: t.Scaled(amount, parts=2, up=up),
        unmake=given(lambda it, up: {"amount": it.amount} if isinstance(it, t.Scaled) and it.parts == 2
        and it.times == 1 and it.up == up else None, up),
    )  # fmt: skip
    say(
        t.Scaled, "Value Said", pt=f"{{amount:Term}} dividido por {{parts:Figured}}, arredondado para {pt}",
        en=f"{{amount:Term}} divided by {{parts:Figured}}, rounded {en}",
        also=(f"{{amount:Term}} dividido por {{parts:Figured}} (e|,) (arredondado|arredondada) para {pt}",),
        make=lambda amount, parts, up=up: t.Scaled(amount, parts=parts.number, up=up),
        unmake=given(lambda it, up: {"amount": it.amount, "parts": Number(it.parts)} if isinstance(it, t.Scaled)
        and it.parts > 2 and it.up == up else None, up),
    )  # fmt: skip
say(
    t.Scaled, "Value Said", pt="{amount:Term} multiplicado por {times:Figured}",
    en="{amount:Term} times {times:Figured}", make=lambda amount, times: t.Scaled(amount, times=times.number),
    unmake=lambda it: None,
)  # fmt: skip
for sign, pt, en in ((1, "mais", "plus"), (-1, "menos", "minus")):
    say(
        t.Plus, "Value Said", pt=f"{{amount:Term}} {pt} {{number:Figured}}",
        en=f"{{amount:Term}} {en} {{number:Figured}}",
        make=lambda amount, number, sign=sign: t.Plus(amount, sign * number.number),
        unmake=given(lambda it, sign: {"amount": it.amount, "number": Number(abs(it.number))} if isinstance(it,
        t.Plus) and it.number * sign > 0 else None, sign),
    )  # fmt: skip


def difference(one: Amount, other: Amount) -> t.Sum:
    """How much one of them is more than the other, whichever it is: what is below 0 counts as 0. "A Energia Inicial do
    alvo e sua Energia atual": his."""
    if isinstance(one, t.ValueOf) and isinstance(other, t.ValueOf) and other.what.how == ITSELF:
        again = one.what.how in (CHOSEN, THIS, t.TARGET)
        other = replace(other, what=one.what) if again else other
    return t.Sum(t.Minus(one, other), t.Minus(other, one))


def as_difference(it: Any) -> Fields | None:
    fits = isinstance(it, t.Sum) and isinstance(it.one, t.Minus) and it == difference(it.one.one, it.one.other)
    return {"one": it.one.one, "other": it.one.other} if fits else None


say(
    t.Sum, "Value Said", pt="{one:Term} mais {other:Term}", en="{one:Term} plus {other:Term}", make=t.Sum,
    unmake=lambda it: ({"one": it.one, "other": it.other} if isinstance(it, t.Sum) and as_difference(it) is None
    else None),
)  # fmt: skip
say(t.Minus, "Value Said", pt="{one:Term} menos {other:Term}", en="{one:Term} minus {other:Term}")

say(
    t.Sum, "Value Said", pt="a diferença entre {one:Term} e {other:Term}", make=difference, unmake=as_difference,
    en="the difference between {one:Term} and {other:Term}",
)  # fmt: skip
say(
    t.AtMost, "Value Said", pt="{amount:Term}, até um máximo de {most:Figured}",
    en="{amount:Term}, up to a maximum of {most:Figured}",
    also=("{amount:Term} [,] (até o máximo de|com um máximo de|com o máximo de|até um máximo de|limitado a|até o "
    "limite de|no máximo|até no máximo) {most:Figured}",),
    make=lambda amount, most: t.AtMost(amount, most.number),
    unmake=lambda it: {"amount": it.amount, "most": Number(it.most)} if isinstance(it, t.AtMost) else None,
)  # fmt: skip
say(
    t.Plus, "Value Said", pt="{number:Figured} mais {amount:Term}", en="{number:Figured} plus {amount:Term}",
    make=lambda number, amount: t.Plus(amount, number.number), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Less, "Value Said", pt="{number:Figured} menos {amount:Term}", en="{number:Figured} minus {amount:Term}",
    make=lambda number, amount: t.Less(number.number, amount),
    unmake=lambda it: {"number": Number(it.number), "amount": it.amount} if isinstance(it, t.Less) else None,
)  # fmt: skip
say(
    t.Given, "Value Said", pt="{amount:Figured} se {condition/future}, senão {otherwise:Figured}",
    en="{amount:Figured} if {condition/indicative}, otherwise {otherwise:Figured}",
    also=("{amount:Figured} se {condition:Condition List/future} [,] (ou|e|senão|caso contrário [,]) [X é [igual a]] "
    "{otherwise:Figured} [(caso contrário|se não)]",
    "{amount:Figured} se {condition:Condition List/future}, (caso contrário|se não|senão|do contrário) [,] "
    "(X é|é|será) [igual a] {otherwise:Figured}"),
)  # fmt: skip
say(t.Found, "Value Said", pt="o número de cards procurados", en="the number of cards searched for")
say(
    t.CountedDown, "Value Said", pt="o número de cards colocados nos recursos nesta Fase de Contagem Regressiva",
    en="the number of cards put into the resources this Countdown Phase",
)  # fmt: skip
for participle, en in (("causado", "dealt"), ("recebido", "received")):
    said = f"({participle}|{participle[:-1]}a|{participle}s)"
    call(
        "Counting", DoneSo("Damage"), pt=f"o dano {participle} desta forma", en=f"the damage {en} this way",
        also=(f"(o dano|a quantidade de dano|o número de pontos de dano|a quantidade de pontos de dano) {said} "
        "[(desta|dessa) forma]",),
    )  # fmt: skip
    call(
        "For Each", DoneSo("Damage"), pt=f"ponto de dano {participle} desta forma", en=f"point of damage {en} this way",
        also=(f"ponto de dano {participle} [(desta|dessa) forma]",),
    )  # fmt: skip
call(
    "That Many", ThatMany(), pt="(aquele|aquele mesmo) número de", en="that many",
    also=("(aquela mesma|aquela|a mesma|igual) quantidade de", "(o mesmo|igual) número de",
    "um número (equivalente|igual) de", "uma quantidade (equivalente|igual) de"),
)  # fmt: skip
call("Twice X", t.Variable(2), pt="duas vezes X", en="twice X")

# -- keywords ---------------------------------------------------------------------

say(
    t.Keyword, "Keyword", pt="{name:KeywordName} [{amount:Figured}] [- {filters:Characteristic}]",
    en="{name:KeywordName} [{amount:Figured}] [- {filters:Characteristic}]",
    also=("{name:KeywordName} {amount:Stage Amount} [- {filters:Characteristic}]",),
    make=lambda name, amount=None, filters=(): t.Keyword(name, amount, filters),
    unmake=lambda it: ({"name": it.name, "amount": it.amount, "filters": it.filters or None} if isinstance(it,
    t.Keyword) else None),
)  # fmt: skip
say(
    t.Keyword, "Keyword", pt="{name:KeywordName} {amount:Stage Amount} [- {filters:Characteristic}]",
    en="{name:KeywordName} {amount:Stage Amount} [- {filters:Characteristic}]",
    make=lambda name, amount, filters=(): t.Keyword(name, amount, filters) if isinstance(amount, t.AnyOf) else None,
    unmake=lambda it: ({"name": it.name, "amount": it.amount, "filters": it.filters or None} if isinstance(it,
    t.Keyword) and isinstance(it.amount, t.AnyOf) else None),
)  # fmt: skip
#: The keywords of actions that have a number.
NUMBERED = ("Clarividência", "Energia Cósmica")
say(
    t.Keyword, "Action Keyword", pt="{name:ActionKeywordName} [{amount:Amount Said}]",
    en="{name:ActionKeywordName} [{amount:Amount Said}]",
    make=lambda name, amount=None: t.Keyword(name, amount) if (amount is not None) == (name in NUMBERED) else None,
    unmake=lambda it: {"name": it.name, "amount": it.amount} if isinstance(it, t.Keyword) and not it.filters else None,
)  # fmt: skip
say(Amount, "Stage Amount", pt="{it:Stage}", en="{it:Stage}", make=lambda it: Number(it), unmake=lambda it: None)
say(Amount, "Stage Amount", pt="{it:In Brackets}", en="{it:In Brackets}", make=lambda it: it, unmake=lambda it: None)

OF_ACTIONS = t.Kind(("action",))


def one(kind: type, **wanted: Any) -> Any:
    """Taking apart filters of which there is one."""

    def take(it: Filters) -> Fields | None:
        fits = len(it) == 1 and type(it[0]) is kind and not getattr(it[0], "negated", False)
        return {"it": it[0]} if fits else None

    return take


#: "{1} ou {2}": whichever its player likes.
say(
    t.AnyOf, "Stage Amount", pt="{numbers:Stages}", en="{numbers:Stages}",
    make=lambda numbers: t.AnyOf(numbers) if len(numbers) > 1 else None,
    unmake=lambda it: {"numbers": it.numbers} if isinstance(it, t.AnyOf) else None,
)  # fmt: skip
for side, noun, en in (("Herói", "herói", "hero"), ("Vilão", "vilão", "villain")):
    call(
        "Characteristic", (t.Aligned(side),), pt=f"@{noun}", en=f"@{en}",
        also=(f"personagem {noun}", f"personagens @{noun}/several", f"[o] alinhamento {noun}"),
    )  # fmt: skip
    call(
        "Plain Characteristic", (t.Aligned(side),), pt=f"@{noun}", en=f"@{en}", also=(f"[o] alinhamento {noun}",),
    )  # fmt: skip
say(
    tuple, "Characteristic", pt="(personagem|personagens) {it:Filter}", en="characters {it:Filter}",
    make=lambda it: (it,) if isinstance(it, t.Affiliated | t.Powered | t.Called | t.HasKeyword) else None,
    unmake=lambda it: {"it": it[0]} if len(it) == 1 and isinstance(it[0], t.Called) else None,
)  # fmt: skip


def either_characteristic(one: Filters, other: Filters) -> Filters | None:
    """ "Afiliação X-Men ou {VO}": characters with one or the other."""
    return (t.Either(one, other),) if len(one) == len(other) == 1 and OF_ACTIONS not in (*one, *other) else None


say(
    tuple, "Characteristic", pt="{one:Plain Characteristic} ou {other:Plain Characteristic}",
    en="{one:Plain Characteristic} or {other:Plain Characteristic}",
    also=("{one:Plain Characteristic} (e|e / ou) {other:Plain Characteristic}",), make=either_characteristic, cost=1,
    unmake=lambda it: ({"one": it[0].one, "other": it[0].other} if len(it) == 1 and isinstance(it[0], t.Either)
    else None),
)  # fmt: skip
for powers, en in (("[poder] {powers:PowersAny}", "{powers:PowersAny}"),):
    say(
        tuple, "Plain Characteristic", pt=powers, en=en, make=lambda powers: (t.Powered(powers),),
        unmake=lambda it: {"powers": it[0].powers} if isinstance(it[0], t.Powered) and not it[0].every else None,
    )  # fmt: skip
say(
    tuple, "Plain Characteristic", pt="[a] afiliação {names:Name Alone}", en="affiliation {names:Name Alone}",
    make=lambda names: (t.Affiliated(names),),
    unmake=lambda it: {"names": it[0].names} if isinstance(it[0], t.Affiliated) and not it[0].negated else None,
)  # fmt: skip
say(
    tuple, "Plain Characteristic", pt="[o] alter ego {names:Name Alone}", en="alter ego {names:Name Alone}",
    make=lambda names: (t.Called("alter ego", names),),
    unmake=lambda it: {"names": it[0].names} if isinstance(it[0], t.Called) and it[0].what == "alter ego" else None,
)  # fmt: skip
say(
    tuple, "Characteristic", pt="[o] alter ego {names:Names}", en="alter ego {names:Names}",
    make=lambda names: (t.Called("alter ego", names),),
    unmake=lambda it: {"names": it[0].names} if len(it) == 1 and isinstance(it[0], t.Called)
    and it[0].what == "alter ego" else None,
)  # fmt: skip
say(
    tuple, "Characteristic", pt="ações de {powers:PowersAll}", en="{powers:PowersAll} actions", unmake=lambda it: None,
    make=lambda powers: (OF_ACTIONS, t.Powered(powers)),
)  # fmt: skip
say(
    tuple, "Characteristic", pt="afiliação {names:Names}", en="affiliation {names:Names}",
    make=lambda names: (t.Affiliated(names),),
    unmake=lambda it: ({"names": it[0].names} if len(it) == 1 and isinstance(it[0], t.Affiliated)
    and not it[0].negated else None),
    also=("a afiliação {names:Names}",),
)  # fmt: skip
say(
    tuple, "Characteristic", pt="{powers:PowersAny}", en="{powers:PowersAny}",
    make=lambda powers: (t.Powered(powers),), also=("poder {powers:PowersAny}", "personagem com {powers:PowersAny}"),
    unmake=lambda it: ({"powers": it[0].powers} if len(it) == 1 and isinstance(it[0], t.Powered) and not it[0].every
    else None),
)  # fmt: skip
say(
    tuple, "Characteristic", pt="ação {names:Names}", en="action {names:Names}",
    make=lambda names: (OF_ACTIONS, t.Called("name", names)),
    also=("ações {names:Names}", "a ação {names:Names}"),
    unmake=lambda it: ({"names": it[1].names} if len(it) == 2 and it[0] == OF_ACTIONS and isinstance(it[1], t.Called)
    and not it[1].negated else None),
)  # fmt: skip
say(
    tuple, "Characteristic", pt="{names:Names}", en="{names:Names}",  # "Atrasar 1 - Predador" is the keyword
    make=lambda names: None if KEYWORDS.keys() & {*names} else (OF_ACTIONS, t.Called("name", names)),
    unmake=lambda it: None,
)  # fmt: skip
say(
    tuple, "Characteristic", pt="ações de {powers:PowersAny}", en="{powers:PowersAny} actions",
    make=lambda powers: (OF_ACTIONS, t.Powered(powers)), also=("ação de {powers:PowersAny}",),
    unmake=lambda it: ({"powers": it[1].powers} if len(it) == 2 and it[0] == OF_ACTIONS and isinstance(it[1],
    t.Powered) and not it[1].negated else None),
)  # fmt: skip
for types, pt, en in (
    (("anticipation",), "de antecipar", "anticipation"),
    (("unforeseen",), "imprevistas", "unforeseen"),
):
    call(
        "Characteristic", (OF_ACTIONS, t.Typed(types)), pt=f"ações {pt}", en=f"{en} actions",
        also=(f"ação {pt}".replace("imprevistas", "imprevista"),),
    )  # fmt: skip
say(
    tuple, "Characteristic", pt="ações que não sejam de {what:Whatever}", en="actions not of {what:Whatever}",
    make=lambda what: (OF_ACTIONS, t.OfCard(what, True)), also=("ação que não seja de {what:Selector}",),
    wants={"what": CARD},
    unmake=lambda it: ({"what": it[1].what} if len(it) == 2 and it[0] == OF_ACTIONS and isinstance(it[1], t.OfCard)
    and it[1].negated else None),
)  # fmt: skip
say(
    tuple, "Characteristic", pt="{keyword:KeywordName}", en="{keyword:KeywordName}",
    make=lambda keyword: (t.HasKeyword(keyword),),
    unmake=lambda it: {"keyword": it[0].keyword} if len(it) == 1 and isinstance(it[0], t.HasKeyword) else None,
)  # fmt: skip
call("Characteristic", (OF_ACTIONS,), pt="todas as ações", en="all actions")
