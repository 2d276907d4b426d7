"""How many, if, when, at what price."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import Amount, Cost, Filter, Number
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording.names import (
    ALTERED_FIGURES,
    ATTRIBUTE_CODES,
    COLOURS,
    ENERGIES,
    STANDING_FIGURES,
    VALUES,
)
from ludoteca.games.apotheosis.wording.vocabulary import LEXICON, Filters, call, ordered, same, say, taken

# -- figures ----------------------------------------------------------------------

LEXICON.nouns_of("f", "VIDA altitude ESTAMINA MANA")
LEXICON.nouns_of("m", "nível valor")
for word, (pt, en) in ATTRIBUTE_CODES.items():
    LEXICON.noun(pt, "f")
    call("Attribute", word, pt=pt, en=en)
    call("Altered", word, pt=pt, en=en)
for word, (pt, en) in (ATTRIBUTE_CODES | STANDING_FIGURES).items():
    call("Held", word, pt=f"@{pt}", en=en)
call("Altered", "max-life", pt="VIDA máxima", en="maximum life")
for word, (pt, en) in ALTERED_FIGURES.items():
    call("Altered", word, pt=pt, en="action @point" if word == "action" else en)
for category, table in (("Energy", ENERGIES), ("Colour", COLOURS), ("Value", VALUES)):
    for word, (pt, en) in table.items():
        call(category, word, pt=pt, en=en)

# -- how many ---------------------------------------------------------------------

say(t.FigureOf, "Told", pt="{figure:Attribute}", en="{figure:Attribute}", given={"of": t.SELF})
say(t.FigureOf, "Told", pt="seu~ {figure:Held/one}", en="your {figure:Held}", given={"of": t.SELF})
say(t.FigureOf, "Told", pt="o~ {figure:Held/one} de {of:Reference}", en="the {figure:Held} of {of:Reference}")
say(t.CountOf, "Told", pt="o número de {filters:Kind/several}", en="the number of {filters:Kind/several}")
say(
    t.CountersOn, "Told", pt="o número de contadores de {counter:Counter} nesta carta",
    en="the number of {counter:Counter} counters on this card",
)  # fmt: skip
say(t.Suffered, "Told", pt="a LESÃO causada", en="the injury caused", what="injury")
say(t.Suffered, "Told", pt="o dano causado", en="the damage caused", what="damage")
say(t.Half, "Told", pt="metade de {of:Term}", en="half of {of:Term}")
say(t.Sum, pt="{parts:Terms}", en="{parts:Terms}")


def simple(amount: Amount) -> Fields | None:
    """Is it a figure at its end, so that "de" follows?"""
    last = amount.parts[-1] if isinstance(amount, t.Sum) else amount
    own = isinstance(amount, t.FigureOf) and amount.of == t.SELF
    return {"it": amount} if own or isinstance(last, Number | t.Dice) else None


#: So much of something: "2 de VIDA", "metade de FOR em VIDA".
say(Amount, "Much", pt="{it:Quantity} de", en="{it:Quantity}", make=same, unmake=simple)
say(Amount, "Much", pt="{it:Quantity} em", en="{it:Quantity} in", make=same, unmake=taken)

# -- if ---------------------------------------------------------------------------

#: What one is; in what state or place one is, all the others tell.
BEING = (f.Side, f.Knowledge, f.Named)
HAVING = (f.Figure, f.Property, f.Countered)


def is_had(filter_: Filter) -> bool:
    return isinstance(filter_, HAVING) or filter_ == f.Marked(getattr(filter_, "marker", ""))


def being(it: Filter) -> Filters | None:
    return (it,) if isinstance(it, BEING) else None


def standing(it: Filter) -> Filters | None:
    return None if isinstance(it, (*BEING, f.Other)) else (it,)


def as_being(filters: Filters) -> Fields | None:
    return {"it": filters[0]} if len(filters) == 1 and being(filters[0]) else None


def as_standing(filters: Filters) -> Fields | None:
    return {"it": filters[0]} if len(filters) == 1 and standing(filters[0]) and not is_had(filters[0]) else None


def as_had(filters: Filters) -> Fields | None:
    return {"it": filters[0]} if len(filters) == 1 and is_had(filters[0]) else None


def as_kind(filters: Filters) -> Fields | None:
    return {"it": filters} if isinstance(filters[0], f.Sort) else None


for category, negated, is_en, has_en in (
    ("Predicate", "", "!be", "!have"),
    ("Negated", "não ", "!be not", "!lack"),
):
    say(tuple, category, pt=f"{negated}!ser {{it:One}}", en=f"{is_en} {{it:One}}", make=same, unmake=as_kind)
    say(tuple, category, pt=f"{negated}!ser {{it:Quality}}", en=f"{is_en} {{it:Quality}}", make=being, unmake=as_being)
    say(
        tuple, category, pt=f"{negated}!estar {{it:Quality}}", en=f"{is_en} {{it:Quality}}", make=standing,
        unmake=as_standing,
    )  # fmt: skip
    say(
        tuple, category, pt=f"{negated}!ter {{it:Had}}", en=f"{has_en} {{it:Had}}", make=lambda it: (it,),
        unmake=as_had,
    )  # fmt: skip


def together(predicates: tuple[Filters, ...]) -> Filters:
    return ordered(tuple(each for filters in predicates for each in filters))


def apart(filters: Filters) -> tuple[Filters, ...]:
    return (filters,) if isinstance(filters[0], f.Sort) else tuple((each,) for each in filters)


say(
    t.Passes, pt="{what:Reference} {filters:Predicates/indicative}",
    en="{what:Reference} {filters:Predicates/indicative}",
    make=lambda what, filters: t.Passes(what, together(filters)),
    unmake=lambda it: {"what": it.what, "filters": apart(it.filters)} if type(it) is t.Passes and it.holding else None,
)  # fmt: skip
say(
    t.Passes, pt="{what:Reference} {filters:Negated/indicative}", en="{what:Reference} {filters:Negated/indicative}",
    holding=False,
)  # fmt: skip
for least, pt, en in ((True, "mais", "more"), (False, "menos", "less")):
    say(
        t.Measures, pt=f"{{amount:Amount}} é {{number}} ou {pt}", en=f"{{amount:Amount}} is {{number}} or {en}",
        least=least,
    )  # fmt: skip
say(t.YourTurn, pt="é o seu turno", en="it is your turn", yours=True)
say(t.YourTurn, pt="não é o seu turno", en="it is not your turn", yours=False)

# -- when -------------------------------------------------------------------------

for moment, pt, en in (
    ("enter", "!entrar na mesa", "!enter the table"),
    ("exit", "!sair da mesa", "!leave the table"),
    ("obtain", "!ser obtido~", "!be obtained"),
    ("reveal", "!ser revelado~", "!be revealed"),
    ("conceal", "!ser ocultado~", "!be concealed"),
    ("exhaust", "!ser deitado~", "!become exhausted"),
    ("recover", "!ser levantado~", "!be recovered"),
    ("discard", "!ser descartado~", "!be discarded"),
    ("bury", "!ser enterrado~", "!be buried"),
    ("banish", "!ser banido~", "!be banished"),
    ("turn-start", "!começar o turno", "!begin the turn"),
    ("turn-end", "!terminar o turno", "!end the turn"),
    ("check", "!fazer um teste", "!make a check"),
    ("attack", "!atacar", "!attack"),
    ("attacked", "!ser atacado~", "!be attacked"),
    ("selected", "!ser escolhido~ como alvo", "!be chosen as a target"),
    ("selected-attack", "!ser escolhido~ como alvo de um ataque", "!be chosen as the target of an attack"),
    ("roll", "!rolar dados", "!roll dice"),
    ("move", "se !mover", "!move"),
    ("interact", "!interagir", "!interact"),
    ("rest", "!descansar", "!rest"),
    ("injury", "sofreria LESÃO", "would suffer injury"),
    ("lost-life", "perdeu VIDA", "!have lost life"),
    ("death", "!morrer", "!die"),
    ("tile-enter", "!entrar nesta casa", "!enter this tile"),
    ("tile-leave", "!sair desta casa", "!leave this tile"),
):
    category = "CardMoment" if moment in t.CARD_MOMENTS else "Moment"
    call(category, moment, pt=pt, en=en, also=("!mover -se",) if moment == "move" else ())

#: The moments in which a card may be used.
USING = ("attack", "attacked", "selected", "selected-attack")


def when(kind: str, who: Filters = (), card: Filters = ()) -> t.When | None:
    if card and kind not in USING:
        return None
    return t.When(kind.removesuffix("-attack"), who, card, kind == "selected-attack")


def as_moment(it: t.When, own: bool, using: bool) -> Fields | None:
    """The moment of this card or of you, or of somebody described; with the card used, or without."""
    if it.kind == "activate" or it.kind in t.TABLE_MOMENTS or bool(it.who) == own or bool(it.card) != using:
        return None
    kind = "selected-attack" if it.attack else it.kind
    return {"kind": kind, **({} if own else {"who": it.who}), **({"card": it.card} if using else {})}


def of_you(it: t.When, using: bool) -> Fields | None:
    return None if it.kind in t.CARD_MOMENTS else as_moment(it, True, using)


def of_card(it: t.When) -> Fields | None:
    return as_moment(it, True, False) if it.kind in t.CARD_MOMENTS else None


for pt, en, using in (("", "", False), (" usando {card:One}", " using {card:One}", True)):
    say(
        t.When, pt=f"quando {{_:You}} {{kind:Moment/indicative}}{pt}",
        en=f"when {{_:You}} {{kind:Moment/indicative}}{en}", make=when, unmake=partial(of_you, using=using),
    )  # fmt: skip
    say(
        t.When, pt=f"quando {{who:One}} {{kind:Event/indicative}}{pt}",
        en=f"when {{who:One}} {{kind:Event/indicative}}{en}", make=when,
        unmake=partial(as_moment, own=False, using=using),
    )  # fmt: skip
say(
    t.When, pt="quando {_:This} {kind:CardMoment/indicative}", en="when {_:This} {kind:CardMoment/indicative}",
    make=when, unmake=of_card,
)  # fmt: skip

#: "Uma carta" of any sort is no description.
ANY_CARD: Filters = (f.Sort("card"),)


def activated(card: Filters, who: Filters = ()) -> t.When:
    return t.When("activate", who, () if card == ANY_CARD else card)


def as_activated(it: t.When, own: bool) -> Fields | None:
    if it.kind != "activate" or bool(it.who) == own:
        return None
    return {"card": it.card or ANY_CARD, **({} if own else {"who": it.who})}


say(
    t.When, pt="quando {_:You} !ativar/indicative {card:One}", en="when {_:You} !activate/indicative {card:One}",
    make=activated, unmake=lambda it: as_activated(it, True),
)  # fmt: skip
say(
    t.When, pt="quando {who:One} !ativar/indicative {card:One}", en="when {who:One} !activate/indicative {card:One}",
    make=activated, unmake=lambda it: as_activated(it, False),
)  # fmt: skip
for moment, pt, en in (
    ("round-start", "a rodada começa", "the round begins"),
    ("round-end", "a rodada termina", "the round ends"),
    ("battle-start", "a batalha começa", "the battle begins"),
    ("battle-end", "a batalha termina", "the battle ends"),
):
    say(t.When, pt=f"quando {pt}", en=f"when {en}", kind=moment)

# -- at what price ----------------------------------------------------------------

say(t.Points, "Price", pt="{amount} de AÇÃO", en="{amount} action @point")
say(t.Life, "Price", pt="{amount} de VIDA", en="{amount} life")
for energy, (pt, en) in ENERGIES.items():
    say(t.Energy, "Price", pt=f"{{{energy}}} de {pt}", en=f"{{{energy}}} {en}")
say(t.Energy, "Price", pt="{essence} de Essência [{colour:Colour}]", en="{essence} [{colour:Colour}] essence")


def given(it: tuple[Filters, int], away: str) -> t.GiveCards:
    return t.GiveCards(away, *it)


def as_given(it: Cost, away: str) -> Fields | None:
    return {"it": (it.filters, it.count)} if isinstance(it, t.GiveCards) and it.to == away else None


for away, pt, en in (("discard", "descartar", "discard"), ("bury", "enterrar", "bury"), ("banish", "banir", "banish")):
    say(
        t.GiveCards, "Deed", pt=f"!{pt} {{it:Counted}}", en=f"!{en} {{it:Counted}}", make=partial(given, away=away),
        unmake=partial(as_given, away=away),
    )  # fmt: skip
say(t.Value, "Deed", pt="!descartar {amount} de {value:Value}", en="!discard {amount} {value:Value}")
say(
    t.SpendCounters, "Deed", pt="!retirar {count} @contador de {counter:Counter} desta carta",
    en="!remove {count} {counter:Counter} @counter from this card",
)  # fmt: skip
say(t.ExhaustThis, "Deed", pt="!deitar esta carta", en="!exhaust this card")

PAID = ("stamina", "mana", "either", "essence")


def merged(it: Iterable[Cost]) -> tuple[Cost, ...] | None:
    """Stamina, mana and essence named together are one price of energy."""
    found: list[Cost] = []
    for cost in it:
        last = found[-1] if found else None
        if isinstance(cost, t.Energy) and isinstance(last, t.Energy):
            if any(getattr(cost, kind) and getattr(last, kind) for kind in PAID):
                return None
            paid = {kind: getattr(cost, kind) + getattr(last, kind) for kind in PAID}
            found[-1] = t.Energy(**paid, colour=cost.colour or last.colour)
        else:
            found.append(cost)
    return tuple(found)


def unmerged(costs: Iterable[Cost]) -> tuple[Cost, ...]:
    """The prices as they are named."""
    found: list[Cost] = []
    for cost in costs:
        if isinstance(cost, t.Energy):
            paid = [(kind, getattr(cost, kind)) for kind in PAID if getattr(cost, kind)]
            found += [t.Energy(**{kind: n}, colour=cost.colour if kind == "essence" else "") for kind, n in paid]
        else:
            found.append(cost)
    return tuple(found)


say(tuple, "Costs", pt="{it:Prices}", en="{it:Prices}", make=merged, unmake=lambda it: {"it": unmerged(it)})
#: The price of one sentence.
say(
    Cost, "Payment", pt="pague {it:Costs}", en="pay {it:Costs}",
    make=lambda it: it[0] if len(it) == 1 and isinstance(it[0], t.Points | t.Life | t.Energy) else None,
    unmake=lambda it: {"it": (it,)} if isinstance(it, t.Points | t.Life | t.Energy) else None,
)  # fmt: skip
say(Cost, "Payment", pt="{it:Deed/imperative}", en="{it:Deed/imperative}", make=same, unmake=taken)
