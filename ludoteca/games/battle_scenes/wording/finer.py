"""Qualities that are told in other words, or that what stands around them completes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, YOU, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.amounts import DONE, OF_ACTIONS
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.nouns import Apart, ChosenBy
from ludoteca.games.battle_scenes.wording.traits import HAVING, PIECE, lacks, measured
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    IN_PLAY,
    SUPPORT,
    call,
    opposite,
    same,
    say,
)

# -- of pieces --------------------------------------------------------------------

for keywords in ("KeywordName", "ActionKeywordName"):
    say(
        t.HasKeyword, "Filter", pt=f"de {{keyword:{keywords}}}", en=f"with {{keyword:{keywords}}}", of=CARD,
        make=lambda keyword: t.HasKeyword(keyword), unmake=lambda it: None,
    )  # fmt: skip
say(
    t.Affiliated, "Filter", pt="cuja afiliação não seja {names:Names}", of=PIECE,
    en="whose affiliation is not {names:Names}",
    also=("cujas afiliações não sejam {names:Names}", "nem [com] a afiliação {names:Names}",
    "que não !ser/subjunctive da afiliação {names:Names}"),
    make=lambda names: t.Affiliated(names, True), unmake=lambda it: None,
)  # fmt: skip
#: "Com esta afiliação": the one that was named last, until it is known.
SAID_LAST = t.Affiliated(("",))
call(
    "Filter", SAID_LAST, pt="(com|que tenha|que tenham) (esta|essa) afiliação", en="with that affiliation",
    of=PIECE,
)  # fmt: skip
for what, pt, en in (
    ("affiliation", "(uma afiliação|alguma afiliação|afiliações) em comum", "with an affiliation in common"),
    ("power", "(um poder|poderes) em comum", "with a power in common"),
):
    call("Filter", t.Alike(what), pt=f"{HAVING} {pt}", en=en, of=PIECE)
call("Filter", Apart(), pt="diferente~", en="different", of=BASE)
for who, pt, en in (
    (t.THAT_PLAYER, "(à|a|por) escolha (daquele jogador|daquele oponente|dele)", "of that player's choice"),
    (OPPONENT, "(à|a|por) escolha (de um oponente|do oponente|de seu oponente)", "of an opponent's choice"),
    (YOU, "(à sua|a sua|de sua) escolha", "of your choice"),
):
    call("Filter", ChosenBy(who), pt=pt, en=en)
say(
    t.SameAs, "Filter", pt="com o mesmo alter ego {note:Or Name}", en="with the same alter ego {note:Or Name}",
    make=lambda note: t.SameAs("identity", ELIDED), unmake=lambda it: None, of=IN_PLAY,
)  # fmt: skip
for form in ("de {name:Own}", "{name:Own}"):
    say(
        t.Called, "Filter", pt=form, en=form.replace("de", "named"), make=lambda name: t.Called("name", (name,)),
        unmake=lambda it: None, of=CARD,
    )  # fmt: skip
for who, pt, en in ((YOU, "você", "you"), (OPPONENT, "(um oponente|seu oponente|o oponente)", "an opponent")):
    say(
        t.In, "Filter", pt=f"que {pt} (tiver|tem|tenha) em {{it:Zone}}", en=f"that {en} has in {{it:Zone}}", of=CARD,
        make=lambda it, who=who: t.In(it.zone, who) if it.whose in (t.OWNER, t.THAT_PLAYER, who) else None,
        unmake=lambda it: None,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class DoneSoTo(Filter):
    """ "Card de personagem descartado desta forma". No record has it: it is one of those that were."""

    done: str


for done, participle, en in DONE:
    call(
        "Filter", DoneSoTo(done), pt=f"({participle}|{participle}s) (desta|dessa) forma", en=f"{en} this way", of=CARD,
        cost=1,
    )  # fmt: skip
say(
    t.Shares, "Trait", pt="{_:Some Affiliation} em comum com as afiliações de {other}",
    en="{_:Some Affiliation} in common with the affiliations of {other}",
    make=lambda other: t.Shares(other), unmake=lambda it: None, wants={"other": PIECE},
)  # fmt: skip
call(
    "Some Affiliation", True, pt="uma afiliação", en="an affiliation",
    also=("(alguma|nenhuma) afiliação", "afiliações"),
)  # fmt: skip


def not_called(names: tuple[str, ...]) -> tuple[Filter, ...]:
    """ "Que não seja Loki": whether that is a name or an affiliation, he has neither."""
    if t.AFFILIATIONS.issuperset(names):
        return (t.Affiliated(names, True),)
    return t.Called("name", names, True), t.Affiliated(names, True)


say(
    Filter, "Filter", pt="que não !ser/subjunctive {names:Names}", en="other than {names:Names}", of=PIECE,
    also=("[,] (exceto|excetuando|com exceção de|com a exceção de) {names:Names}",), make=not_called,
    unmake=lambda it: None, cost=1,
)  # fmt: skip


def left_out(filters: tuple[Filter, ...]) -> Filter | None:
    """ "Exceto personagens com Voo": one quality, which the others have not."""
    told = [each for each in filters if not isinstance(each, t.Kind)]
    return opposite(told[0]) if len(told) == 1 else None


EXCEPT = "(exceto|excetuando|com exceção de|com a exceção de)"
say(
    Filter, "Filter", pt=f"[,] {EXCEPT} {{it:Left Out}}", en="except {it:Left Out}", of=PIECE, make=same,
    unmake=lambda it: None,
)  # fmt: skip
say(
    Filter, "Left Out", pt="[os] {filters:Kind/several}", en="{filters:Kind/several}", make=left_out,
    unmake=lambda it: None,
)  # fmt: skip
call("Filter", t.Another(), pt=f"[,] {EXCEPT} (este personagem|este suporte|este card|este|o próprio)",
     en="except this one", of=PIECE)  # fmt: skip
for side, pt, en in (("Herói", "@herói", "hero"), ("Vilão", "@vilão", "villain")):
    call("Filter", t.Aligned(side, True), pt=f"nem {pt}", en=f"nor {en}", of=PIECE)
say(
    t.Powered, "Filter", pt="e {powers:PowersAny}", en="and {powers:PowersAny}", of=PIECE, cost=1,
    make=lambda powers: t.Powered(powers), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Figure, "Filter", pt="e {value:Figure Name} {measure:Measure}", en="and {value:Figure Name} {measure:Measure}",
    make=measured, unmake=lambda it: None, of=PIECE,
)  # fmt: skip
say(
    t.Powered, "Filter", pt="nem {powers:PowersAny}", en="nor {powers:PowersAny}", of=PIECE,
    make=lambda powers: t.Powered(powers, negated=True), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Either, "Filter", pt="{one:Quality} ou {keyword:KeywordName}", en="{one:Quality} or {keyword:KeywordName}",
    also=("{one:Quality} e / ou {keyword:KeywordName}",), of=PIECE,
    make=lambda one, keyword: t.Either((one,), (t.HasKeyword(keyword),)), unmake=lambda it: None,
)  # fmt: skip
for what, pt, en in (("affiliation", "a mesma afiliação", "affiliation"), ("power", "o mesmo poder", "power")):
    say(
        t.Shares, "Filter", pt=f"com {pt} que {{other}}", en=f"with the same {en} as {{other}}", of=PIECE,
        also=(f"com {pt} de {{other}}",), make=lambda other, what=what: t.Shares(other, False, what),
        unmake=lambda it: None,
    )  # fmt: skip
for compare, pt, en in (("above", "mais", "more"), ("below", "menos", "less")):
    say(
        t.Figure, "Filter", pt=f"com {pt} cards [carregados] [do] que {{other:Selector}}", of=BASE,
        en=f"with {en} cards than {{other:Selector}}", unmake=lambda it: None, wants={"other": BASE},
        make=lambda other, compare=compare: measured("energy", (t.ValueOf("energy", other), compare)),
    )  # fmt: skip
    say(
        t.Figure, "Filter", pt=f"com {pt} {{value:Figure Name}} [do] que {{other:Selector}}", of=PIECE,
        en=f"with {en} {{value:Figure Name}} than {{other:Selector}}", unmake=lambda it: None,
        make=lambda value, other, compare=compare: measured(value, (t.ValueOf(value, other), compare)),
    )  # fmt: skip
for what, pt in (("name", "nome"), ("alter ego", "alter ego")):
    call("Filter", t.SameAs(what, ELIDED), pt=f"com o mesmo {pt}", en=f"with the same {what}", of=PIECE, cost=2)
call(
    "Filter", (), pt="(controlado~ por|de) qualquer jogador", en="controlled by any player", of=IN_PLAY,
)  # fmt: skip
say(
    Filter, "Filter", pt="e {it:Relative}", en="and {it:Relative}", make=same, unmake=lambda it: None, cost=1,
    of=PIECE,
)  # fmt: skip
say(
    Filter, "Filter", pt="de {value:Figure Name} {measure:Measure}", en="of {value:Figure Name} {measure:Measure}",
    make=measured, unmake=lambda it: None, of=PIECE,
)  # fmt: skip
for side, pt in (("Herói", "herói"), ("Vilão", "vilão")):
    call("Quality", t.Aligned(side), pt=pt, en=f"{side}")
say(Filter, "Quality", pt="sem {it:Trait}", en="without {it:Trait}", make=opposite, unmake=lacks)
for value, none in (("affiliations", "afiliações"), ("powers", "poderes")):
    one = {"afiliações": "afiliação", "poderes": "poder"}[none]
    call(
        "Quality", t.Figure(value, Number(0)), pt=f"sem {none}", en=f"without {value}",
        also=(f"sem ({one}|nenhum {one}|nenhuma {one})",),
    )  # fmt: skip


def borne(cards: tuple[Selector, int, int]) -> t.Carrying | None:
    """ "Com três ou mais cards", of whoever carries them."""
    what, least, most = cards
    if what.how in (CHOOSE, EACH) and most != 0 and least > 0 and most < 0:
        return t.Carrying(what, least)
    return t.Carrying(what, 1, True) if most == 0 and what.how in (CHOOSE, EACH) else None


say(
    t.Carrying, "Filter", pt="com {cards:Carried}", en="with {cards:Carried}", make=borne, unmake=lambda it: None,
    of=BASE, cost=2,
)  # fmt: skip
say(
    t.Carrying, "Filter", pt="sem {what:Counted}", en="without {what:Counted}", unmake=lambda it: None, of=BASE, cost=2,
    make=lambda what: t.Carrying(what, 1, True), wants={"what": CARD},
)  # fmt: skip
# -- of actions -------------------------------------------------------------------

HAS_AIM = "(!ter/subjunctive|!ter/future)"
say(
    t.Targeting, "Filter", pt="!tendo/indicative como alvo {what}", en="that has {what} as a target", of=ACTION,
    also=("!tendo/indicative {what} como alvo", f"[e] {HAS_AIM} como (alvo|um de seus alvos) {{what}}",
    "cujo alvo !ser/subjunctive {what}", f"[e] que {HAS_AIM} como (alvo|um de seus alvos) {{what}}"),
    make=lambda what: t.Targeting(what), unmake=lambda it: None, wants={"what": BASE},
)  # fmt: skip
call("Filter", (), pt="(em|de|a) cada turno", en="each turn", also=("em um turno",), of=ACTION)
say(
    t.UsedBy, "Filter", pt="que {who:Acting} !usar/future", en="{who:Acting} uses", of=ACTION, cost=1,
    also=("(usada|usadas|que for usada|que forem usadas|que seja usada) por {who:Acting}", "de {who:Acting}",
    "que {who:Acting} !usar/future (em|de|a) cada turno", "que {who:Acting} !usar/future em um turno"),
    make=lambda who: t.UsedBy(who),
    unmake=lambda it: ({"who": it.who} if isinstance(it, t.UsedBy) and it.who.filters[:1] in
    ((t.Kind(("player",)),), (t.Kind(("opponent",)),)) else None),
)  # fmt: skip
say(
    Selector, "Rivals", pt="(seus oponentes|os oponentes|oponentes)", en="your opponents", mention="new",
    make=lambda: Selector(CHOOSE, (t.Kind(("opponent",)),)), unmake=lambda it: None,
)  # fmt: skip
say(
    t.UsedBy, "Filter", pt="(de|usado~ por) {who:Rivals}", en="of {who:Rivals}", of=ACTION, cost=1,
    make=lambda who: t.UsedBy(who), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "Every Player", pt="cada jogador", en="each player", mention="new",
    make=lambda: Selector(EACH, (t.Kind(("player",)),)),
    unmake=lambda it: ({} if isinstance(it, Selector) and it.how == EACH and it.filters == (t.Kind(("player",)),)
    else None),
)  # fmt: skip
say(
    t.UsedBy, "Filter", pt="que {who:Every Player} !usar/future", en="{who:Every Player} uses", of=ACTION,
    also=("que {who:Every Player} !usar/future em (um|cada) turno", "(usada|usadas) por {who:Every Player}"),
    make=lambda who: t.UsedBy(who),
    unmake=lambda it: {"who": it.who} if isinstance(it, t.UsedBy) and it.who.how == EACH else None,
)  # fmt: skip
say(
    t.UsedBy, "Filter", pt="de {who:Clear}", en="of {who:Clear}", of=ACTION, wants={"who": SUPPORT}, cost=1,
    make=lambda who: t.UsedBy(who) if who.how == CHOSEN else None,
    unmake=lambda it: {"who": it.who} if isinstance(it, t.UsedBy) and it.who.how == CHOSEN else None,
)  # fmt: skip
call(
    "Filter", t.OfChosen(Selector(CHOSEN, (t.Kind(("affiliation",)),), slot=t.REMEMBERED)),
    pt="da afiliação escolhida", en="of the chosen affiliation", also=("das afiliações escolhidas",), of=PIECE,
)  # fmt: skip
for types, one, many, en in (
    (("anticipation",), "de antecipar", "de antecipar", "anticipation"),
    (("unforeseen",), "imprevista", "imprevistas", "unforeseen"),
):
    call(
        "Characteristic", (OF_ACTIONS, t.Typed(types, True)), pt=f"ações que não sejam {many}",
        en=f"actions that are not {en}", also=(f"ação que não seja {one}",),
    )  # fmt: skip


# -- what stands around completes -------------------------------------------------


def completed(it: Selector, last: tuple[str, ...]) -> Selector:
    """ "Com esta afiliação": the one that was named last."""
    filters = tuple([t.Affiliated(last) if each == SAID_LAST else each for each in it.filters])
    return replace(it, filters=filters)
