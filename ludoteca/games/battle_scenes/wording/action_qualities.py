"""The qualities of actions."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.core.effects import OPPONENT, THIS, YOU, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.phrases import is_of_actions
from ludoteca.games.battle_scenes.wording.traits import powered
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    call,
    given,
    say,
)

# -- of actions -------------------------------------------------------------------

say(
    t.Powered, "Filter", pt="de {powers:PowersAny}", en="of {powers:PowersAny}", make=powered, of=CARD,
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.Powered, "Filter", pt="que não !ser/subjunctive de {powers:PowersNor}", en="not of {powers:PowersNor}",
    of=ACTION, make=lambda powers: t.Powered(powers, negated=True),
    unmake=lambda it: {"powers": it.powers} if isinstance(it, t.Powered) and it.negated else None,
)  # fmt: skip
BOTH_TYPES = ("anticipation", "unforeseen")
for types, pt, en, more in (
    (("anticipation",), "de antecipar", "anticipation", ("de Antecipar",)),
    (("unforeseen",), "imprevisto~", "unforeseen", ()),
    (
        BOTH_TYPES,
        "de antecipar ou imprevisto~",
        "anticipation or unforeseen",
        ("de antecipar (e|e / ou) imprevisto~", "imprevisto~ (ou|e) de antecipar"),
    ),
):
    say(t.Typed, pt=pt, en=en, also=more, types=types, negated=False, of=ACTION, before=("en",))
    say(
        t.Typed, pt=f"que não !ser/subjunctive {pt}", en=f"that !be/indicative not {en}", types=types, negated=True,
        of=ACTION, also=("que não !ser/subjunctive de antecipar nem imprevisto~",) if len(types) > 1 else (),
    )  # fmt: skip
say(
    t.Dealing, pt="que !causar/subjunctive dano", en="that !deal/indicative damage",
    also=("que (!causar/indicative|!causar/future) dano",), to=None, of=ACTION,
)  # fmt: skip
say(
    t.Dealing, "Filter", pt="que !causar/subjunctive dano em {to:Selector}",
    also=("que (!causar/subjunctive|!causar/indicative|!causar/future) dano (em|a) {to:Selector}",),
    en="that !deal/indicative damage to {to:Selector}", of=ACTION, make=lambda to: t.Dealing(to),
    unmake=lambda it: {"to": it.to} if isinstance(it, t.Dealing) and it.to is not None else None,
)  # fmt: skip
say(
    t.Aimed, pt="com alvo", en="with a target", also=("com alvos", "que (tenha|tenham|têm) (alvo|alvos)"),
    negated=False, of=ACTION,
)  # fmt: skip
say(
    t.Aimed, pt="sem alvo", en="without a target", also=("sem alvos", "que não (tenha|tenham|têm|tem) (alvo|alvos)"),
    negated=True, of=ACTION,
)  # fmt: skip
AS_TARGET = "(como alvo|como um de seus alvos|como um dos seus alvos)"
HAS_TARGET = "(!ter/subjunctive|!ter/future)"
say(
    t.Targeting, pt="que !ter/subjunctive {what} como alvo", en="that !target/indicative {what}",
    negated=False, of=ACTION,
    also=(f"que {HAS_TARGET} {{what}} {AS_TARGET}", "(com|tendo) {what} como alvo",
    f"[e] que {HAS_TARGET} como (alvo|um de seus alvos) {{what}}", "tendo como alvo {what}", "cujo alvo seja {what}",
    "e tenha como alvo {what}"),
    wants={"what": BASE},
)  # fmt: skip
say(
    t.Targeting, pt="que não !ter/subjunctive {what} como alvo", en="that !do/indicative not target {what}",
    negated=True, of=ACTION, also=(f"que não {HAS_TARGET} {{what}} {AS_TARGET}", "sem {what} como alvo"),
    wants={"what": BASE},
)  # fmt: skip
#: Who uses actions as a piece; a player is told otherwise.
USERS = ("character", "support", "target")
say(
    t.UsedBy, "Filter", pt="que {who:Whoever} !usar/future", en="used by {who:Whatever}", of=ACTION,
    wants={"who": CHARACTER}, make=lambda who: t.UsedBy(who),
    unmake=lambda it: {"who": it.who} if isinstance(it, t.UsedBy) and noun_of(it.who.filters) in USERS else None,
    also=("que {who} !usar/future (em cada turno|em um turno|de cada turno|a cada turno)", "que {who} (usou|usaram)",
    "que {who} !usar/indicative", "de {who}", "usado~ por {who}", "que (for|forem|seja) (usada|usadas) por {who}"),
)  # fmt: skip
call("Filter", t.UsedBy(t.YOURSELF), pt="que você usar", en="you use", of=ACTION)


def of_card(what: Selector) -> t.OfCard | None:
    this = what.how == THIS and not what.filters
    cards = noun_of(what.filters) == "card"
    return t.OfCard(what) if this or cards else None


say(
    t.OfCard, "Filter", pt="de {what:Whatever}", en="of {what:Whatever}",
    also=("descrito~ em {what:Clear}", "que (esteja|estejam) descrito~ em {what:Clear}"), make=of_card,
    unmake=lambda it: {"what": it.what} if isinstance(it, t.OfCard) and not it.negated else None, of=ACTION,
    wants={"what": CARD},
)  # fmt: skip
say(
    t.OfCard, "Filter", pt="que não !ser/subjunctive de {what:Whatever}", en="not of {what:Whatever}",
    make=lambda what: t.OfCard(what, True),
    unmake=lambda it: {"what": it.what} if isinstance(it, t.OfCard) and it.negated else None, of=ACTION,
    wants={"what": CARD},
)  # fmt: skip
#: "Descrita em seu próprio card": in that of whoever uses it, until it is known who that is.
OWN_CARD = Selector("own card")
call(
    "Filter", t.OfCard(OWN_CARD), pt="descrito~ em seu próprio card", en="described on its own card", of=ACTION,
    also=("descrito~ em (o seu próprio card|o próprio card|o card dele próprio|seu card)",
    "de (seu próprio card|o próprio card|seu card)", "que (esteja|estejam) descrito~ em seu próprio card"),
)  # fmt: skip
call(
    "Filter", t.OfCard(OWN_CARD, True), pt="que não !ser/subjunctive descrito~ em seu próprio card", of=ACTION,
    en="not described on its own card",
)  # fmt: skip


def on_his_card(record: t.When | t.Permit | t.Forbid) -> t.When | t.Permit | t.Forbid:
    """The same with who uses it."""
    user = spoken_again(record.who)

    def told(it: t.OfCard) -> t.OfCard:
        return replace(it, what=user) if it.what == OWN_CARD else it

    if isinstance(record, t.When):
        return replace(record, what=mapped(record.what, t.OfCard, told)) if record.event == "uses" else record
    return replace(record, actions=mapped(record.actions, t.OfCard, told))


def said_of_his_card(it: t.OfCard) -> t.OfCard:
    """The same taken back: the card of a character is his own."""
    return replace(it, what=OWN_CARD) if noun_of(it.what.filters) == "character" else it


say(
    t.Costing, "Filter", pt="de custo {cost:Stage}", en="of cost {cost:Stage}",
    make=lambda cost: t.Costing(cost), of=ACTION,
    also=("(com custo|de custo de incapacitação|com custo de incapacitação|que custe) {cost:Stage}",),
    unmake=lambda it: {"cost": it.cost} if isinstance(it, t.Costing) and not it.compare else None,
)  # fmt: skip
for compare, pt, en in (("more", "maior", "more"), ("less", "menor", "less")):
    say(
        t.Costing, "Filter", pt=f"de custo {{cost:Stage}} ou {pt}",
        en=f"of cost {{cost:Stage}} or {en}", of=ACTION,
        also=(f"com custo [de incapacitação] {{cost:Stage}} ou {pt}",),
        make=lambda cost, compare=compare: t.Costing(cost, compare),
        unmake=given(lambda it, compare: {"cost": it.cost} if isinstance(it, t.Costing) and it.compare == compare
        else None, compare),
    )  # fmt: skip
say(
    t.Costing, "Filter", pt="(de|com) custo {stages:Stages}", en="of cost {stages:Stages}", of=ACTION,
    make=lambda stages: {(0, 1): t.Costing(1, "less"), (1, 2): t.Costing(1, "more")}.get(stages),
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.Costing, "Filter", pt="(de|com) custo {one:Stage} (e|ou de custo|e de custo) {other:Stage}", of=ACTION,
    en="of cost {one:Stage} and {other:Stage}", unmake=lambda it: None,
    make=lambda one, other: {(0, 1): t.Costing(1, "less"), (1, 2): t.Costing(1, "more")}.get((one, other)),
)  # fmt: skip
for which, pt in (("first", "primeiro"), ("second", "segundo"), ("third", "terceiro")):
    say(
        t.Ordinal, "Filter", pt=f"{pt}~", en=which, make=lambda which=which: t.Ordinal(which), before=("pt", "en"),
        unmake=given(lambda it, which: {} if isinstance(it, t.Ordinal) and it.which == which else None, which),
        of=ACTION,
    )  # fmt: skip
say(
    t.Ordinal, "Filter", pt="próximo~", en="next", make=lambda: t.Ordinal("next"), before=("pt", "en"), of=ACTION,
    unmake=lambda it: {} if isinstance(it, t.Ordinal) and it.which == "next" else None,
)  # fmt: skip
say(
    t.SameAs, "Filter", pt="com o mesmo nome que {other:Clear}", en="with the same name as {other:Clear}", of=ACTION,
    wants={"other": ACTION}, make=lambda other: t.SameAs("name", other),
    unmake=lambda it: {"other": it.other} if isinstance(it, t.SameAs) and is_of_actions(it.other.filters) else None,
    also=("com (o mesmo nome|os mesmos nomes) (de|que) {other}",),
)  # fmt: skip
say(
    t.UserOf, "Filter", pt="que !usou/indicative {action:That}", en="that used {action:That}",
    wants={"action": ACTION}, of=CHARACTER, make=lambda action: t.UserOf(action),
    also=("que !ter/future usado {action:That}", "que !ter/subjunctive usado {action:That}",
    "que !usar/future {action:That}", "que !estar/future usando {action:That}"),
    unmake=lambda it: {"action": it.action} if isinstance(it, t.UserOf) else None,
)  # fmt: skip
say(
    t.TargetOf, "Filter", pt="que !ser/subjunctive alvo de {action:That}", en="that !be/indicative a target of "
    "{action:That}", wants={"action": ACTION}, of=BASE, make=lambda action: t.TargetOf(action),
    also=("que (foi|for|tiver sido|tenha sido|foram|forem) (alvo|alvos) de {action:That}",),
    unmake=lambda it: {"action": it.action} if isinstance(it, t.TargetOf) else None,
)  # fmt: skip
say(
    tuple, "Noun", pt="@alvo de {action:That}", en="@target of {action:That}", wants={"action": ACTION}, of=BASE,
    make=lambda action: (t.Kind(("character", "support")), t.TargetOf(action)), unmake=lambda it: None,
)  # fmt: skip
say(
    t.UsedThisTurn, pt="usado~ neste turno", en="used this turn",
    also=("que [já] (foi|foram|tiver sido|tenha sido|tiverem sido|tenham sido) usado~ neste turno",),
    by=t.ANY_PLAYER, of=ACTION,
)  # fmt: skip
call(
    "Filter", t.UsedThisTurn(YOU), pt="que você (usou|tenha usado|tiver usado) neste turno", en="you used this turn",
    also=("que você já (usou|tenha usado|tiver usado) neste turno",), of=ACTION,
)  # fmt: skip
say(
    t.UsedThisTurn, pt="que (o oponente|um oponente) tenha usado neste turno", en="an opponent used this turn",
    by=OPPONENT, of=ACTION,
)  # fmt: skip
