"""What pieces have and lack: powers, affiliations, names, figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, EACH, Amount, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import SHOWN
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    WORD,
    call,
    given,
    is_negative,
    opposite,
    same,
    say,
    taken,
)

#: Verbs of which a quality is told: "que tenha", "que tiver".
HAVING = "que (!ter/future|!ter/subjunctive|!possuir/subjunctive|!possuir/future|!ter/indicative)"
NOT_HAVING = HAVING.replace("que ", "que não ")
PIECE = BASE | CARD

#: Words that are only read, in what follows.
more: Sequence[str]
also: Sequence[str]

# -- what something has -----------------------------------------------------------


def powered(powers: tuple[str, ...]) -> t.Powered:
    return t.Powered(powers)


say(
    t.Powered, "Trait", pt="{powers:PowersAny}", en="{powers:PowersAny}", make=powered,
    unmake=lambda it: {"powers": it.powers} if isinstance(it, t.Powered) and not (it.every or it.negated) else None,
)  # fmt: skip
say(
    t.Powered, "Trait", pt="{powers:PowersAll}", en="{powers:PowersAll}",
    make=lambda powers: t.Powered(powers, every=True),
    unmake=lambda it: {"powers": it.powers} if isinstance(it, t.Powered) and it.every and not it.negated else None,
)  # fmt: skip
say(
    t.Affiliated, "Trait", pt="a afiliação {names:Names}", en="the affiliation {names:Names}",
    also=("[as] afiliações {names:Names}", "afiliação {names:Names}"), make=lambda names: t.Affiliated(names),
    unmake=lambda it: {"names": it.names} if isinstance(it, t.Affiliated) and not it.negated else None,
)  # fmt: skip
say(
    t.Called, "Trait", pt="o alter ego {names:Names}", en="the alter ego {names:Names}",
    also=("alter ego {names:Names}",), make=lambda names: t.Called("alter ego", names),
    unmake=lambda it: ({"names": it.names} if isinstance(it, t.Called) and it.what == "alter ego" and not it.negated
    else None),
)  # fmt: skip
for names in ("KeywordName", "ActionKeywordName"):
    say(
        t.HasKeyword, "Trait", pt=f"{{keyword:{names}}}", en=f"{{keyword:{names}}}",
        make=lambda keyword: t.HasKeyword(keyword),
        unmake=lambda it: {"keyword": it.keyword} if isinstance(it, t.HasKeyword) and not it.negated else None,
    )  # fmt: skip
for what, some, none, en in (
    ("affiliation", "uma afiliação", "afiliações", "an affiliation"),
    ("power", "um poder", "poderes", "a power"),
):
    say(
        t.Shares, "Trait", pt=f"{some} em comum com {{other}}", en=f"{en} in common with {{other}}",
        also=(f"({none}|{some.split()[1]}|pelo menos {some}|ao menos {some}|(alguma|algum|nenhuma|nenhum) "
        f"{some.split()[1]})" " em comum com {other}",), wants={"other": PIECE},
        make=lambda other, what=what: t.Shares(other, False, what),
        unmake=given(lambda it, what: {"other": it.other} if isinstance(it, t.Shares) and it.what == what
        and not it.negated else None, what),
    )  # fmt: skip
for what, pt, en in (
    ("name", "o mesmo nome", "the same name"),
    ("alter ego", "o mesmo alter ego", "the same alter ego"),
    ("name or alter ego", "o mesmo nome ou alter ego", "the same name or alter ego"),
):
    say(
        t.SameAs, "Trait", pt=f"{pt} que {{other:Clear}}", en=f"{en} as {{other:Clear}}",
        also=(f"{pt} (que|de) {{other}}", f"{pt[2:]} (que|de) {{other}}",
        f"{pt[2:].replace('mesmo ', '')} (igual|iguais) (a o|a os) de {{other}}"), what=what,
    )  # fmt: skip
say(
    t.SameAs, "Trait", pt="o mesmo alter ego {note:Or Name} que {other}",
    en="the same alter ego {note:Or Name} as {other}", also=("[o] mesmo alter ego {note:Or Name} (que|de) {other}",),
    make=lambda note, other: t.SameAs("identity", other),
    unmake=lambda it: {"note": True, "other": it.other} if isinstance(it, t.SameAs) and it.what == "identity" else None,
)  # fmt: skip
for noun, article, pt, en in (
    ("power", "o", "poder escolhido", "the chosen power"),
    ("affiliation", "a", "afiliação escolhida", "the chosen affiliation"),
    ("alter ego", "o", "alter ego escolhido", "the chosen alter ego"),
    ("name", "o", "nome escolhido", "the chosen name"),
):
    chosen = Selector(CHOSEN, (t.Kind((noun,)),), slot=t.REMEMBERED)
    call("Trait", t.OfChosen(chosen), pt=f"{article} {pt}", en=en)
call(
    "Filter", t.OfChosen(Selector(CHOSEN, (t.Kind(("power",)),), slot=t.REMEMBERED)), pt="do poder escolhido",
    en="of the chosen power", of=ACTION,
)  # fmt: skip
call(
    "Filter", t.OfChosen(Selector(CHOSEN, (t.Kind(("card type",)),), slot=t.REMEMBERED)), pt="do tipo escolhido",
    en="of the chosen type",
)  # fmt: skip
say(
    t.OfChosen, "Filter", pt="(com|de) {other:Clear}", en="with {other:Clear}", wants={"other": WORD},
    make=lambda other: t.OfChosen(other),
    unmake=lambda it: {"other": it.other} if isinstance(it, t.OfChosen) else None, cost=1,
)  # fmt: skip

# -- figures ----------------------------------------------------------------------

FIGURES = (
    ("initial", "Energia Inicial", "Initial Energy", ()),
    ("energy", "Energia atual", "current Energy", ("Energia",)),
    ("shield", "valor de Escudo", "Shield", ("Escudo", "[valor de] Escudo atual")),
)
for value, pt, en, more in FIGURES:
    call("Figure Name", value, pt=pt, en=en, also=more)


def measured(value: str, measure: tuple[Amount, str]) -> Filter:
    amount, compare = measure
    return t.Energy(amount, compare) if value == "initial" else t.Figure(value, amount, compare)


def as_measured(it: Any) -> Fields | None:
    if isinstance(it, t.Energy):
        return {"value": "initial", "measure": (it.amount, it.compare)}
    if isinstance(it, t.Figure) and it.value in ("energy", "shield"):
        return {"value": it.value, "measure": (it.amount, it.compare)}
    return None


say(
    t.Figure, "Trait", pt="{value:Figure Name} {measure:Measure}", en="{value:Figure Name} {measure:Measure}",
    make=measured, unmake=as_measured, also=("{value:Figure Name} igual a {measure:Measure}",),
)  # fmt: skip
for compare, pt, en, more in (
    (
        "more",
        "ou maior",
        "or more",
        ("{amount:Amount Said} ou (mais|superior)", "maior ou igual a {amount:Amount Said}"),
    ),
    (
        "less",
        "ou menor",
        "or less",
        ("{amount:Amount Said} ou (menos|inferior)", "menor ou igual a {amount:Amount Said}"),
    ),
):
    say(
        tuple, "Measure", pt=f"{{amount:Amount Said}} {pt}", en=f"{{amount:Amount Said}} {en}", also=more,
        make=lambda amount, compare=compare: (amount, compare),
        unmake=given(lambda it, compare: {"amount": it[0]} if it[1] == compare else None, compare),
    )  # fmt: skip
say(
    tuple, "Measure", pt="{amount:Amount Said}", en="{amount:Amount Said}", make=lambda amount: (amount, ""),
    unmake=lambda it: None if it[1] else {"amount": it[0]},
)  # fmt: skip
for step, compare, pt, en in ((1, "more", "maior", "greater"), (-1, "less", "menor", "less")):
    say(
        tuple, "Measure", pt=f"{pt} que {{amount:Figured}}",
        en=f"{en} than {{amount:Figured}}", also=(f"{pt} do que {{amount:Figured}}",),
        make=lambda amount, step=step, compare=compare: (Number(amount.number + step), compare),
        unmake=lambda it: None,
    )  # fmt: skip
for value, pt, en, _ in FIGURES:
    article = "o" if value == "shield" else "a"
    for compare, pt_compare, en_compare in (
        ("above", "maior que", "greater than"),
        ("below", "menor que", "less than"),
        ("more", "maior ou igual a", "at least"),
        ("less", "menor ou igual a", "at most"),
        ("", "igual a", "equal to"),
    ):
        say(
            t.Figure, "Trait", pt=f"{pt} {pt_compare} {article} de {{other:Selector}}",
            en=f"{en} {en_compare} that of {{other:Selector}}",
            make=lambda other, value=value, compare=compare: measured(value, (t.ValueOf(value, other), compare)),
            unmake=given(lambda it, value, compare: {"other": it.amount.what}
            if (found := as_measured(it)) is not None and found["value"] == value and it.compare == compare
            and isinstance(it.amount, t.ValueOf) and it.amount.value == value else None, value, compare),
        )  # fmt: skip
for value, some, one, many, en in (
    ("powers", "um", "poder", "poderes", "powers"),
    ("affiliations", "uma", "afiliação", "afiliações", "affiliations"),
):
    none_of_them = t.Figure(value, Number(0))
    call(
        "Filter", none_of_them, pt=f"sem {many}", en=f"without {en}",
        also=(f"sem (nenhum {one}|nenhuma {one}|{one})", f"{NOT_HAVING} ({many}|{one})"),
    )  # fmt: skip
    for number, two in ((1, some), (2, "dois" if some == "um" else "duas"), (3, "três")):
        word = ("one", "two", "three")[number - 1]
        also = (f"(com|{HAVING}) mais de {some} {one}",) if number == 2 else ()
        call(
            "Filter", t.Figure(value, Number(number), "more"), pt=f"com {two} ou mais {many}",
            en=f"with {word} or more {en}", also=also,
        )  # fmt: skip
for most, pt, en in ((True, "maior", "greatest"), (False, "menor", "least")):
    say(
        t.Extreme, "Filter", pt=f"com (a|o) {pt} {{value:Figure Name}}", en=f"with the {en} {{value:Figure Name}}",
        also=(f"com {pt} {{value:Figure Name}}",),
        make=lambda value, most=most: t.Extreme(value, most, Selector(EACH, slot=SHOWN)),
        unmake=given(lambda it, most: {"value": it.value} if isinstance(it, t.Extreme) and it.most == most else None,
        most),
        of=BASE,
    )  # fmt: skip

# -- with and without -------------------------------------------------------------

say(
    t.Powered, "Filter", pt="de {powers:PowersAny}", en="{powers:PowersAny}", make=powered, of=ACTION, before=("en",),
    unmake=lambda it: {"powers": it.powers} if isinstance(it, t.Powered) and not (it.every or it.negated) else None,
)  # fmt: skip


#: "Ações de {EL} e {LA}" are of one or the other: an action has one power.
say(
    t.Powered, "Filter", pt="de {powers:PowersAll}", en="{powers:PowersAll}", make=powered, of=ACTION,
    unmake=lambda it: None, also=("de {powers:PowersAll}",),
)  # fmt: skip


def has(it: Any) -> Fields | None:
    fits = isinstance(
        it, (t.Powered, t.Affiliated, t.HasKeyword, t.Shares, t.SameAs, t.OfChosen, t.Energy, t.Figure)
    ) or (isinstance(it, t.Called) and it.what == "alter ego")
    return taken(it) if fits and not is_negative(it) else None


def lacks(it: Any) -> Fields | None:
    fits = isinstance(it, Filter) and is_negative(it)
    return None if not fits or has(opposite(it)) is None else taken(opposite(it))


say(
    Filter, "Filter", pt="com {it:Trait}", en="with {it:Trait}",
    also=("e com {it:Trait}", f"[e] {HAVING} {{it:Trait}}"), make=same, unmake=has, of=PIECE | ACTION,
)  # fmt: skip
say(
    Filter, "Filter", pt="sem {it:Trait}", en="without {it:Trait}", of=PIECE | ACTION,
    also=("e sem {it:Trait}", f"[e] {NOT_HAVING} {{it:Trait}}", "sem a característica {it:Trait}"), make=opposite,
    unmake=lacks,
)  # fmt: skip


def either(one: Filter, other: Filter) -> t.Either | None:
    """One quality or another; "herói ou vilão" is a noun."""
    return None if isinstance(one, t.Aligned) and isinstance(other, t.Aligned) else t.Either((one,), (other,))


def as_either(it: Any) -> Fields | None:
    fits = isinstance(it, t.Either) and len(it.one) == len(it.other) == 1 and not isinstance(it.one[0], t.Itself)
    return {"one": it.one[0], "other": it.other[0]} if fits else None


say(
    t.Either, "Filter", pt="{one:Quality} ou {other:Quality}", en="{one:Quality} or {other:Quality}",
    also=("{one:Quality} e / ou {other:Quality}",), make=either, unmake=as_either, of=PIECE,
)  # fmt: skip
say(
    Filter, "Quality", pt="com {it:Trait}", en="with {it:Trait}", also=("que (tenha|tenham) {it:Trait}",), make=same,
    unmake=has,
)  # fmt: skip
say(
    t.Called, "Quality", pt="chamado~ {names:Names}", en="named {names:Names}", also=("com [o] nome {names:Names}",),
    make=lambda names: t.Called("name", names),
    unmake=lambda it: ({"names": it.names} if isinstance(it, t.Called) and it.what == "name" and not it.negated
    else None),
)  # fmt: skip
