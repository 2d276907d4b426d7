"""What is stated of something: what it gains, can't do, may do; and what becomes of damage and costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, EACH, THIS, Amount, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    ACTION_KEYWORDS,
    BASE,
    CARD,
    CHARACTER,
    IN_PLAY,
    LEXICON,
    WORD,
    given,
    ordered,
    say,
)


def state(
    record: type,
    subject: str,
    pt: str,
    en: str,
    also: Sequence[str] = (),
    wants: int = BASE | CARD,
    make: Any = None,
    unmake: Any = None,
    sorts: dict[str, int] | None = None,
    subjects: str = "Selector",
    **constants: Any,
) -> None:
    """A statement with its subject, and the same without one, said of the subject before."""
    slot = f"{{{subject}:{subjects}}} "
    also = [slot + each for each in also]
    sorts = {subject: wants, **(sorts or {})}
    if make is None:
        say(record, pt=slot + pt, en=slot + en, also=also, wants=sorts, given=constants)
    else:
        say(record, pt=slot + pt, en=slot + en, also=also, wants=sorts, make=make, unmake=unmake)
    say(
        record, "Elided Effect", pt=pt, en=en, also=[each.removeprefix(slot) for each in also], alone="indicative",
        wants=sorts,
        make=lambda **said: (make(**{subject: ELIDED}, **said) if make else record(**{subject: ELIDED}, **constants,
        **said)),
        unmake=lambda it: None,
    )  # fmt: skip


def fields(kind: type, **wanted: Any) -> Any:
    """Taking apart a record whose other fields are these."""

    def take(it: Any) -> Fields | None:
        if type(it) is not kind or any(getattr(it, name) != value for name, value in wanted.items()):
            return None
        return {name: getattr(it, name) for name in kind.__dataclass_fields__ if name not in wanted}

    return take


# -- gaining and losing -----------------------------------------------------------

GAINS = "(!ganhar|!ter|!ganhar+|!ter+|também !ganhar|também !ter|!ser considerado~ como tendo)"
LOSES = "(!perder|!perder+)"


def gains(lose: bool) -> tuple[Any, Any]:
    def make(what: Selector, boons: tuple[Amount | None, tuple[str, ...]]) -> t.Gain | None:
        shield, powers = boons
        if lose and isinstance(shield, Number) and not powers:
            # "Perde Escudo 1": it is so much less.
            return t.Gain(what, Number(-abs(shield.number)))
        return None if lose and shield is not None else t.Gain(what, shield, powers, lose=lose)

    def unmake(it: Any) -> Fields | None:
        if (
            not isinstance(it, t.Gain)
            or it.lose != lose
            or it.affiliations
            or it.keyword
            or it.alter_egos
            or it.alignments
        ):
            return None
        return {"what": it.what, "boons": (it.shield, it.powers)}

    return make, unmake


def as_raised(it: Any) -> Fields | None:
    """ "Clarividência +1": what is added to the number of a keyword."""
    if not isinstance(it, t.Gain) or it.keyword is None or it != t.Gain(it.what, keyword=it.keyword):
        return None
    name, amount = it.keyword.name, it.keyword.amount
    added = name in ACTION_KEYWORDS and amount is not None and not it.keyword.filters
    return {"what": it.what, "name": name, "amount": amount} if added else None


state(
    t.Gain, "what", "!ganhar {name:ActionKeywordName} {amount:Plus}", "!gain {name:ActionKeywordName} {amount:Plus}",
    (GAINS + " {name:ActionKeywordName} {amount:Plus}",), BASE | CARD | ACTION,
    make=lambda what, name, amount: t.Gain(what, keyword=t.Keyword(name, amount)), unmake=as_raised,
)  # fmt: skip
for lose, pt, en, verbs in ((False, "!ganhar", "!gain", GAINS), (True, "!perder", "!lose", LOSES)):
    make, unmake = gains(lose)
    state(
        t.Gain, "what", pt + " {boons:Boons}", en + " {boons:Boons}", (verbs + " {boons:Boons}",), make=make,
        unmake=unmake,
    )  # fmt: skip
    for field, one, several, en_one, en_several in (
        ("affiliations", "a afiliação", "as afiliações", "the affiliation", "the affiliations"),
        ("alter_egos", "o alter ego", "os alter egos", "the alter ego", "the alter egos"),
    ):
        plain: dict[str, Any] = {
            name: t.Gain.__dataclass_fields__[name].default
            for name in t.Gain.__dataclass_fields__
            if name not in ("what", "lose", field)
        }
        state(
            t.Gain, "what", f"{pt} {one} {{{field}:Name Alone}}", f"{en} {en_one} {{{field}:Name Alone}}",
            **plain, lose=lose,
        )  # fmt: skip
        state(
            t.Gain, "what", f"{pt} {several} {{{field}:Names And}}", f"{en} {en_several} {{{field}:Names And}}",
            (f"{verbs} ({one}|{several}) {{{field}:Names And}}",), **plain, lose=lose,
        )  # fmt: skip
    for alignments, said, en_said in (
        (("Herói",), "o alinhamento Herói", "the alignment Hero"),
        (("Vilão",), "o alinhamento Vilão", "the alignment Villain"),
        (("Herói", "Vilão"), "os alinhamentos Herói e Vilão", "the alignments Hero and Villain"),
    ):
        state(
            t.Gain, "what", f"{pt} {said}", f"{en} {en_said}", (f"{verbs} {said}",), shield=None, powers=(),
            affiliations=(), keyword=None, lose=lose, alter_egos=(), alignments=alignments,
        )  # fmt: skip
    for keyword in ("Keyword", "Action Keyword"):
        state(
            t.Gain, "what", f"{pt} {{keyword:{keyword}}}", f"{en} {{keyword:{keyword}}}",
            (f"{verbs} {{keyword:{keyword}}}",), CHARACTER | CARD | ACTION, shield=None, powers=(), affiliations=(),
            lose=lose, alter_egos=(), alignments=(),
        )  # fmt: skip
ALL_LOST = (
    (t.LOSE_AFFILIATIONS, "todas as afiliações", "all affiliations", ("(suas|todas as suas|as suas|as) afiliações",)),
    (t.LOSE_POWERS, "todos os poderes", "all powers", ("(seus|todos os seus|os seus|os) poderes",)),
    (
        t.LOSE_ALIGNMENTS,
        "todos os alinhamentos",
        "all alignments",
        ("(seus|todos os seus|os seus|os) alinhamentos", "(seu|o seu|o) alinhamento"),
    ),
)
for value, pt, en, words in ALL_LOST:
    others = [f"{LOSES} {each}" for each in (pt, *words)]
    state(t.GainFrom, "what", f"!perder {pt}", f"!lose {en}", others, value=value, of=t.THIS_CARD)
    # "… e afiliações": lost beside the others.
    noun = pt.split()[-1]
    say(
        t.GainFrom, "Elided Effect", pt=f"[(todos os|todas as|os|as|seus|suas)] {noun}", en=en, alone="indicative",
        make=lambda value=value: t.GainFrom(ELIDED, value, t.THIS_CARD), unmake=lambda it: None, cost=2,
    )  # fmt: skip
for value, pt, en in (("powers", "os poderes", "the powers"), ("affiliations", "as afiliações", "the affiliations")):
    state(
        t.GainFrom, "what", f"!ganhar {pt} de {{of:Selector}}", f"!gain {en} of {{of:Selector}}",
        (f"{GAINS} [(todos|todas)] {pt} de {{of:Selector}}",), sorts={"of": BASE | CARD}, value=value,
    )  # fmt: skip
for lose, pt, en, verbs in ((False, "!ganhar", "!gain", GAINS), (True, "!perder", "!lose", LOSES)):
    state(
        t.GainFrom, "what", pt + " {of:That}", en + " {of:That}", (verbs + " {of:That}",), sorts={"of": WORD},
        make=lambda what, of, lose=lose: gained_word(what, of, lose),
        unmake=given(lambda it, lose: {"what": it.what, "of": it.of} if isinstance(it, t.GainFrom)
        and it.value.removeprefix("lose ") in t.CHOSEN_WORDS and it.value.startswith("lose ") == lose else None, lose),
    )  # fmt: skip


def gained_word(what: Selector, of: Selector, lose: bool) -> t.GainFrom | None:
    noun = noun_of(of.filters)
    if of.how != CHOSEN:
        return None
    # What "aquele poder" speaks of is known later: its noun is said here.
    return t.GainFrom(what, f"lose {noun}" if lose else noun, of) if noun in t.CHOSEN_WORDS else None


say(
    t.SetShield, pt="o valor de Escudo de {what} torna-se {shield:Amount Said}",
    en="the Shield of {what} becomes {shield:Amount Said}", alone="indicative",
    also=("(o Escudo|o valor do Escudo|o valor de Escudo) de {what} (torna-se|tornar-se-á|passa a ser) "
    "{shield:Amount Said}",),
    wants={"what": BASE},
)  # fmt: skip

say(
    t.SetShield, pt="o valor de Escudo de {what} é igual a {shield:Value}", en="the Shield of {what} is {shield:Value}",
    also=("(o Escudo|o valor do Escudo|o valor de Escudo) de {what} (é|será|torna-se) igual a {shield:Value}",),
    wants={"what": BASE}, alone="indicative",
)  # fmt: skip
for side, one, many in (("Herói", "herói", "heróis"), ("Vilão", "vilão", "vilões")):
    state(
        t.Gain, "what",
        f"!ser ({one}|{many}) além de (seus outros alinhamentos|seu alinhamento|seus alinhamentos|seu outro "
        f"alinhamento)",
        f"!be {side} besides", (f"também !ser ({one}|{many})",), CHARACTER,
        make=lambda what, side=side: t.Gain(what, alignments=(side,)), unmake=lambda it: None,
    )  # fmt: skip

# -- can't, must, may -------------------------------------------------------------

CANNOT = "não (!poder|!poder+)"
state(
    t.Forbid, "who", "não !poder usar {actions:Actions}", "can't use {actions:Actions}",
    (f"{CANNOT} usar {{actions:Actions}}",), CHARACTER, subjects="Stated", what="use",
)  # fmt: skip
state(
    t.Forbid, "who", "não !poder ser alvo de {actions:Actions}", "can't be the target of {actions:Actions}",
    (f"{CANNOT} ser (alvo|alvos) de {{actions:Actions}}",), BASE, subjects="Stated", what="be target",
)  # fmt: skip
state(
    t.Forbid, "who", "não !poder ser usado~", "can't be used", (f"{CANNOT} ser usado~",), ACTION,
    what="be used", actions=None,
)  # fmt: skip
READIED = "(capacitado|capacitada|capacitados|capacitadas)"
state(
    t.Forbid, "who", "não !poder ser capacitado~", "can't be readied",
    (f"{CANNOT} ser {READIED}", f"não (!ser|!ser+) {READIED}"), CHARACTER, subjects="Stated", what="be readied",
    actions=None,
)  # fmt: skip
say(
    Selector, "Everybody", pt="os @jogador/several", en="@player/several", also=("cada @jogador/one",), mention="new",
    make=lambda: Selector(EACH, (t.Kind(("player",)),)),
    unmake=lambda it: ({} if isinstance(it, Selector) and it.how == EACH and it.filters == (t.Kind(("player",)),)
    else None),
)  # fmt: skip
say(
    t.Forbid, pt="{who:Everybody} não !poder usar {actions:Actions}", en="{who:Everybody} can't use {actions:Actions}",
    also=(f"{{who:Everybody}} {CANNOT} usar {{actions:Actions}}",), what="use", alone="indicative",
)  # fmt: skip
say(
    t.Forbid, pt="{who:Everybody} não !poder procurar cards nos decks",
    en="{who:Everybody} can't search decks for cards", alone="indicative",
    also=(f"{{who:Everybody}} {CANNOT} procurar [por] cards (nos decks|em seus decks|em seu deck|nos próprios "
    f"decks|no próprio deck)",),
    what="search decks", actions=None,
)  # fmt: skip
state(
    t.MustTarget, "what", "!dever ser um dos alvos de {actions:Actions}",
    "must be one of the targets of {actions:Actions}",
    ("(!dever|!dever+) ser (um dos alvos|alvos|alvo) de {actions:Actions}",), BASE,
)  # fmt: skip
state(
    t.Permit, "who", "!poder usar {actions:Actions}", "may use {actions:Actions}",
    ("(!poder|!poder+) usar {actions:Actions}",), CHARACTER, what="use", free=False, count=1,
)  # fmt: skip
FREE = "sem pagar (seu custo|seus custos|o seu custo|os seus custos|o custo|os custos) de incapacitação"
state(
    t.Permit, "who", f"!poder usar {{actions:Actions}} {FREE}",
    "may use {actions:Actions} without paying its~ exhaustion cost",
    (f"(!poder|!poder+) usar {{actions:Actions}} {FREE}",), CHARACTER, what="use", free=True, count=1,
)  # fmt: skip
MAY_USE = "(!poder|!poder+) usar"
for free, pt_free, en_free in ((False, "", ""), (True, f" {FREE}", " without paying its~ exhaustion cost")):
    say(
        Selector,
        "More Actions",
        pt="{filters:Kind/one}",
        en="{filters:Kind/one}",
        mention="new",
        make=lambda filters: Selector(EACH, filters),
        of=ACTION,
        unmake=lambda it: {"filters": it.filters} if isinstance(it, Selector) and it.how == EACH else None,
    ) if not free else None
    state(
        t.Permit, "who", f"!poder usar mais uma {{actions:More Actions}}{pt_free}",
        f"may use one more {{actions:More Actions}}{en_free}",
        (f"{MAY_USE} mais uma {{actions:More Actions}} [(por|a cada) turno]{pt_free}",), CHARACTER,
        what="use one more", free=free,
        count=1,
    )  # fmt: skip
    state(
        t.Permit, "who", f"!poder usar mais {{number:Count}} {{actions:Counted}}{pt_free}",
        f"may use {{number:Count}} more {{actions:Counted}}{en_free}",
        (f"{MAY_USE} mais {{number:Count}} {{actions:Counted}}{pt_free}",), CHARACTER,
        make=lambda who, number, actions, free=free: t.Permit(who, "use one more", actions, free, number.number),
        unmake=given(lambda it, free: {"who": it.who, "number": Number(it.count), "actions": it.actions}
        if isinstance(it, t.Permit) and it.what == "use one more" and it.count > 1 and it.free == free else None, free),
    )  # fmt: skip
    state(
        t.Permit, "who", f"!poder usar uma {{actions:More Actions}}{pt_free}",
        f"may use one {{actions:More Actions}}{en_free}", (f"{MAY_USE} uma {{actions:More Actions}}{pt_free}",),
        CHARACTER, make=lambda who, actions, free=free: t.Permit(who, "use one more", without_other(actions), free),
        unmake=lambda it: None,
    )  # fmt: skip


def without_other(actions: Selector) -> Selector:
    return Selector(EACH, tuple(each for each in actions.filters if each != t.Another()), slot=actions.slot)


AGAIN = "(outra vez|novamente|mais uma vez|de novo)"
state(
    t.Permit, "who", "!poder usar esta ação outra vez", "may use this action again",
    (f"{MAY_USE} esta ação {AGAIN}",), CHARACTER, what="use again", actions=None, free=False, count=1,
)  # fmt: skip
state(
    t.Permit, "who", "!poder usar {actions:Selector} mais de uma vez por turno",
    "may use {actions:Selector} more than once per turn",
    (f"{MAY_USE} {{actions:Selector}} mais de uma vez por turno",), CHARACTER, what="use repeatedly", free=False,
    count=1,
)  # fmt: skip
state(
    t.Permit, "who", f"!poder ser usado~ {FREE}", "may be used without paying its~ exhaustion cost",
    (f"(!poder|!poder+) ser (usada|usadas) {FREE}",), ACTION, what="be used", actions=None, free=True, count=1,
)  # fmt: skip

# -- actions ----------------------------------------------------------------------

for types, pt, many, en in (
    (("anticipation",), "ação de antecipar", "ações de antecipar", "anticipation action"),
    (("unforeseen",), "ação imprevista", "ações imprevistas", "unforeseen action"),
    (
        ("anticipation", "unforeseen"),
        "ação de antecipar e imprevista",
        "ações de antecipar e imprevistas",
        "anticipation and unforeseen action",
    ),
):
    state(
        t.Retype, "actions", f"!ser uma {pt}", f"!be also a {en}", (), ACTION, subjects="Selector/one", types=types,
    )  # fmt: skip
    state(
        t.Retype, "actions", f"!ser {many}", f"!be also {en}s",
        (f"(também !ser|!ser|!ser+|torna-se|tornam-se) [uma] ({pt}|{many})",
        f"(!poder|!poder+) ser (usada|usadas) como [(se fosse|se fossem)] [uma] ({pt}|{many})"), ACTION, types=types,
    )  # fmt: skip
for sign, pt, en in ((-1, "menos", "less"), (1, "mais", "more")):
    state(
        t.ChangeCost, "actions", f"!custar {{stage:Stage}} a {pt} para ser usada",
        f"!cost {{stage:Stage}} {en} to use",
        (f"(!custar|!custar+) {{stage:Stage}} a {pt} [para (ser usada|serem usadas|usar)]",), ACTION,
        make=lambda actions, stage, sign=sign: t.ChangeCost(actions, sign * stage),
        unmake=given(lambda it, sign: {"actions": it.actions, "stage": abs(it.change)} if isinstance(it,
        t.ChangeCost) and not it.fixed and it.change * sign > 0 else None, sign),
    )  # fmt: skip
state(
    t.ChangeCost, "actions", "!ter custo {change:Stage}", "!cost {change:Stage} to use",
    (f"{GAINS} custo {{change:Stage}}",), ACTION, fixed=True,
)  # fmt: skip


for none, en in (("custo de incapacitação", "exhaustion cost"),):
    state(
        t.ChangeCost, "actions", f"não !ter {none}", f"!have no {en}",
        (f"não !ter+ {none}", "não !ter custo", f"(!poder|!poder+) ser (usada|usadas) sem {none}"), ACTION,
        make=lambda actions: t.ChangeCost(actions, 0, True), unmake=lambda it: None,
    )  # fmt: skip
COST = "(o custo de incapacitação|os custos de incapacitação|o custo|os custos) de"
say(
    t.ChangeCost, pt=f"{COST} {{actions:Actions}} (é|será|são|serão|torna-se|passa a ser) {{change:Stage}}", fixed=True,
    en="the cost of {actions:Actions} is {change:Stage}", alone="indicative",
)  # fmt: skip
for sign, pt, en in (
    (-1, "(diminui|é reduzido|diminuem|são reduzidos|será reduzido)", "falls"),
    (1, "(aumenta|é aumentado|aumentam|são aumentados|será aumentado)", "rises"),
):
    say(
        t.ChangeCost, pt=f"{COST} {{actions:Actions}} {pt} em {{stage:Stage}}",
        en=f"the cost of {{actions:Actions}} {en} by {{stage:Stage}}", alone="indicative", unmake=lambda it: None,
        make=lambda actions, stage, sign=sign: t.ChangeCost(actions, sign * stage),
    )  # fmt: skip


def used_by(who: Selector, used: Selector) -> Selector:
    return Selector(EACH, ordered((*used.filters, t.UsedBy(who))), slot=used.slot)


EACH_TARGET = (
    "(em|a) (cada um de seus alvos|cada um dos seus alvos|cada alvo|todos os seus alvos|seus alvos|os seus alvos)"
)
ONE_TARGET = "(em|a) (um de seus alvos|seu alvo|um único de seus alvos|um dos seus alvos)"
DEALS = "(!causar|!causar+)"
for single, pt, en, more in (
    (False, "a cada um de seus alvos", "to each of its~ targets", EACH_TARGET),
    (True, "em um de seus alvos", "to one of its~ targets", ONE_TARGET),
):
    also = [f"{DEALS} {{amount:Plus}} @ponto de dano {more}"] + (
        [] if single else [f"{DEALS} {{amount:Plus}} @ponto de dano"]
    )
    state(
        t.MoreDamage, "actions", f"!causar {{amount:Plus}} @ponto de dano {pt}", f"!deal {{amount:Plus}} damage {en}",
        also, ACTION, one=single, to=None, penetrating=False,
    )  # fmt: skip
    also = [f"{DEALS} {{amount:Plus}} (@ponto de dano|de dano) {more} ao usar uma {{used:More Actions}}"]
    say(
        t.MoreDamage,
        pt=f"{{who:Selector}} !causar {{amount:Plus}} @ponto de dano {pt} ao usar uma {{used:More Actions}}",
        en=f"{{who:Selector}} !deal {{amount:Plus}} damage {en} when using a {{used:More Actions}}".replace("~", ""),
        also=["{who:Selector} " + each for each in also],
        make=lambda who, amount, used, single=single: t.MoreDamage(used_by(who, used), amount, single),
        unmake=lambda it: None, wants={"who": CHARACTER},
    )  # fmt: skip
state(
    t.NoEffect, "what", "não !ter efeito", "!have no effect",
    ("não !ter+ efeito", "não !ter/subjunctive efeito", "não !ter nenhum efeito", "fica sem efeito",
    "(!ser|!ser+) (anulada|cancelada)"), ACTION,
    texts=False,
)  # fmt: skip
say(
    t.NoEffect, pt="(!anular|!cancelar) [o efeito de] {what:That}", en="!cancel {what:That}", wants={"what": ACTION},
    make=lambda what: t.NoEffect(what), unmake=lambda it: None,
)  # fmt: skip
LEXICON.verb("têm", indicative="têm/têm", subjunctive="tenham/tenham", future="tiverem/tiverem")
say(
    t.NoEffect, pt="os textos permanentes de {what} não !têm efeito",
    en="the permanent texts of {what} have no effect", alone="indicative", texts=True, wants={"what": IN_PLAY | CARD},
    also=("(o texto permanente|todos os textos permanentes) de {what} não (têm|tem|terão|terá|tenham) efeito",),
)  # fmt: skip
state(
    t.Retarget, "actions", "!ter+ {to:Clear} como alvo", "!have {to:Clear} as a target", (), ACTION,
    sorts={"to": BASE},
)  # fmt: skip
say(
    t.Retarget, pt="{to:Selector} (passa a ser|torna-se|!ser|!ser+) o [novo] alvo de {actions:That}",
    en="{to:Selector} becomes the target of {actions:That}", wants={"to": BASE, "actions": ACTION},
    make=lambda to, actions: t.Retarget(actions, to) if to.how in (THIS, CHOSEN) else None, unmake=lambda it: None,
)  # fmt: skip
say(
    t.Retarget, pt="!redirecionar {actions:That} para {to:Selector}", en="!redirect {actions:That} to {to:Selector}",
    wants={"to": BASE, "actions": ACTION}, unmake=lambda it: None,
    make=lambda to, actions: t.Retarget(actions, to) if to.how in (THIS, CHOSEN) else None,
)  # fmt: skip
