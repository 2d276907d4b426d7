"""Moments told by how much happens, where something comes from, or how often it has happened in the turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, THIS, YOU, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.moments import controlled, one_of
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.vocabulary import ACTION, BASE, CARD, SCENE, call, given, ordered, say

# -- so often ---------------------------------------------------------------------

EACH_TURN = "(em cada|neste|em um|a cada|no mesmo|por|durante um|no) turno"
call("First Time", True, pt="pela primeira vez em cada turno", en="for the first time each turn",
     also=(f"pela primeira vez {EACH_TURN}",))  # fmt: skip
call("Each Turn", True, pt="em cada turno", en="each turn", also=(EACH_TURN,))

# -- so much ----------------------------------------------------------------------


def as_so_much(it: Any, event: str, named: bool) -> Fields | None:
    fits = isinstance(it, t.When) and it.event == event and it.least > 1 and (it.what is not None) == named
    if not fits or it != t.When(event, it.who, it.what, during=it.during, least=it.least):
        return None
    found = {"who": it.who, "points": Number(it.least), "during": it.during or None}
    return {**found, "what": it.what} if named else found


def so_much(event: str) -> Any:
    def make(who: Selector, points: Number, what: Selector | None = None, during: str = "") -> t.When | None:
        other = None if what is None else one_of(what)
        return t.When(event, one_of(who), other, during=during, least=points.number) if points.number > 1 else None

    return make


POINTS = "{points:Count} ou mais @ponto/several de dano"
for event, verb, en_verb, wants, of, to, other in (
    ("receives damage", "!receber", "!be dealt", BASE, "de {what:Selector}", "by {what:Selector}", BASE | ACTION),
    ("deals damage", "!causar", "!deal", BASE | ACTION | CARD, "(em|a) {what:Selector}", "to {what:Selector}", BASE),
):
    for named in (False, True):
        tail, en_tail = (f" {of.replace('(em|a)', 'em')}", f" {to}") if named else ("", "")
        say(
            t.When, pt=f"{{who}} {verb} {POINTS}{tail} [{{during:During}}]",
            en=f"{{who}} {en_verb} {{points:Count}} or more damage{en_tail} [{{during:During}}]",
            also=(f"{{who}} {verb} (ao menos|pelo menos|no mínimo) {{points:Count}} @ponto/several de dano{tail} "
            "[{during:During}]", *((f"{{who}} {verb} {POINTS} a {{what:Selector}} [{{during:During}}]",)
            if named and event == "deals damage" else ())),
            make=so_much(event), unmake=given(as_so_much, event, named),
            wants={"who": wants, **({"what": other} if named else {})},
        )  # fmt: skip


def as_so_many(it: Any, event: str, named: bool) -> Fields | None:
    fits = isinstance(it, t.When) and it.event == event and it.least > 1 and (it.what is not None) == named
    if not fits or it != t.When(event, it.who, it.what, by=it.by, during=it.during, least=it.least):
        return None
    found = {"who": it.who, "number": Number(it.least), "by": it.by or None, "during": it.during or None}
    return {**found, "what": it.what} if named else found


def so_many(event: str) -> Any:
    def make(number: Number, who: Selector, **said: Any) -> t.When | None:
        return t.When(event, who, least=number.number, **said) if number.number > 1 else None

    return make


say(
    Selector, "So Many Cards", pt="ou mais {filters:Kind/several}", en="or more {filters:Kind/several}", mention="new",
    make=lambda filters: Selector(EACH, filters) if noun_of(filters) == "card" else None,
    unmake=lambda it: {"filters": it.filters} if isinstance(it, Selector) and it.how == EACH else None,
)  # fmt: skip
#: "Da mão": cards are discarded from nowhere else (1.3).
for cards in ("{who}", "{who:Several}"):
    say(
        t.When, pt=f"{cards} !ser descartado~ de {{hand:From Hand}} [{{by:By Effect}}]", wants={"who": CARD},
        en=f"{cards} !be discarded from {{hand:From Hand}} [{{by:By Effect}}]", unmake=lambda it: None,
        make=lambda who, hand, by="": from_hand(who, hand, by),
    )  # fmt: skip
call("From Hand", YOU, pt="(sua mão|a sua mão)", en="your hand")
call("From Hand", t.OWNER, pt="(a mão|a mão de seu dono)", en="the hand")


def from_hand(who: Selector, whose: str, by: str) -> t.When:
    if who.how == THIS or whose == t.OWNER:
        return t.When("discarded", who if who.how == EACH else one_of(who), by=by)
    return t.When("discards", t.YOURSELF, who, by=by)


for event, pt, en, of, en_of in (
    ("unloaded", "descarregado~", "unloaded", "", ""),
    ("unloaded", "descarregado~", "unloaded", " de {what:Selector}", " from {what:Selector}"),
    ("is loaded", "carregado~", "loaded", " em {what:Selector}", " onto {what:Selector}"),
    ("discarded", "descartado~", "discarded", "", ""),
):
    say(
        t.When, pt=f"{{number:Count}} {{who:So Many Cards}} !ser {pt}{of} [{{by:By Effect}}] [{{during:During}}]",
        en=f"{{number:Count}} {{who:So Many Cards}} !be {en}{en_of} [{{by:By Effect}}] [{{during:During}}]",
        make=so_many(event), unmake=given(as_so_many, event, bool(of)), wants={"who": CARD, "what": BASE} if of
        else {"who": CARD},
    )  # fmt: skip

# -- from where -------------------------------------------------------------------


def entered_from(who: Selector, zone: t.In, during: str = "") -> t.When | None:
    return t.When("enters", one_of(who), during=during, zone=zone) if zone.zone not in ("top", "bottom") else None


say(
    t.When, pt="{who} !entrar em cena vindo~ de {zone:Zone} [{during:During}]", wants={"who": BASE | SCENE},
    en="{who} !enter the scene from {zone:Zone} [{during:During}]", make=entered_from,
    also=("{who} (!entrar em cena|!ser colocado~ em cena) (de|a partir de|vindo~ de|direto de|diretamente de) "
    "{zone:Zone} [{during:During}]",),
    unmake=lambda it: ({"who": it.who, "zone": it.zone, "during": it.during or None} if isinstance(it, t.When)
    and it.zone is not None and it == t.When("enters", it.who, during=it.during, zone=it.zone) else None),
)  # fmt: skip

# -- players ----------------------------------------------------------------------

#: Cards that a player loads onto what is his; what he would do to others', no rule lets him do.
for by, pt, en in (
    (YOU, "você", "you"),
    (OPPONENT, "(um oponente|outro jogador|seu oponente|algum oponente)", "an opponent"),
    (t.ANY_PLAYER, "(um jogador|algum jogador|qualquer jogador)", "a player"),
):
    for several in ("{who:Several}", "{who}"):
        say(
            t.When, pt=f"{pt} !carregar {several} [de {{zone:Zone}}] em {{what:Selector}} [{{during:During}}]",
            en=f"{en} !load {several} [from {{zone:Zone}}] onto {{what:Selector}} [{{during:During}}]",
            make=lambda who, what, zone=None, during="", by=by: loaded_by(by, who, what, zone, during),
            unmake=lambda it: None, wants={"what": BASE, "who": CARD}, alone="indicative",
        )  # fmt: skip


def loaded_by(by: str, who: Selector, what: Selector, zone: t.In | None, during: str) -> t.When | None:
    onto = one_of(what)
    if who.how != EACH and any(isinstance(each, t.In) for each in who.filters):
        # "Um card da mão": the hand is where it comes from.
        return None
    if what.how == THIS:
        # What you load onto it, one by one, is said elsewhere.
        plain = by == YOU and who.how == EACH
        return t.When("is loaded", who, what, zone=zone, during=during) if plain or by == t.ANY_PLAYER else None
    if t.Controlled(t.THAT_PLAYER) in onto.filters:
        # "… em um personagem que ele controla": whoever loads it.
        theirs = () if by == t.ANY_PLAYER else (t.Controlled(by),)
        kept = tuple([each for each in onto.filters if each != t.Controlled(t.THAT_PLAYER)])
        onto = replace(onto, filters=ordered((*kept, *theirs)))
    elif by == YOU and who.how != EACH and t.Controlled(YOU) in onto.filters:
        return None
    told = any(isinstance(each, t.Controlled) for each in onto.filters)
    if onto.how != CHOOSE or (told and t.Controlled(by) not in onto.filters):
        return None
    named = onto if told or by == t.ANY_PLAYER else controlled(onto, by)
    return t.When("is loaded", who, named, zone=zone, during=during)


#: "Um cenário for substituído": some player, who is not named, does it.
say(
    t.When, pt="{what:Selector} !ser {who:By A Player} [por (outro cenário|um cenário|um novo cenário)]",
    en="{what:Selector} !be {who:By A Player}", alone="indicative", wants={"what": SCENE},
    unmake=lambda it: ({"who": it.who, "what": it.what} if isinstance(it, t.When) and it.event == "replaces"
    and it.what is not None and it.what.how != THIS and it.what.slot < it.who.slot else None),
    make=lambda what, who: t.When("replaces", who, one_of(what)) if what.how != THIS else None,
)  # fmt: skip
say(
    t.When, pt="{who:Acting} !substituir {what:Selector}", en="{who:Acting} !replace {what:Selector}",
    alone="indicative", wants={"what": SCENE},
    make=lambda who, what: t.When("replaces", who, one_of(what)) if what.how != THIS else None,
    unmake=lambda it: ({"who": it.who, "what": it.what} if isinstance(it, t.When) and it.event == "replaces"
    and it.what is not None and it.what.how != THIS else None),
)  # fmt: skip

# -- actions that deal no damage --------------------------------------------------

say(
    t.Not, "Filter", pt="que não !causar/subjunctive dano", en="that !do/indicative not deal damage", of=ACTION,
    also=("que não (!causar/subjunctive|!causar/indicative|!causar/future) dano",), make=lambda: t.Not(t.Dealing()),
    unmake=lambda it: {} if it == t.Not(t.Dealing()) else None,
)  # fmt: skip
