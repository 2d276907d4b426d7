"""Moments that something brings about: an effect, Clairvoyance, a scenario that takes another's place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, THIS, YOU, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.moments import are_cards, controlled, one_of
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.player_moments import draws
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    PLAYER,
    call,
    given,
    ordered,
    say,
)

# -- what an effect makes somebody do ---------------------------------------------

#: What is announced before an effect makes somebody do it, and what else it can make happen.
ANNOUNCED = ("draws", "searches")
MADE = (*ANNOUNCED, "discards", "is loaded", "unloaded", "discarded", "readied", "exhausted", "leaves", "laid")
for whose, pt, en in (
    (OPPONENT, "(controlado por|de) (um oponente|outro jogador|seu oponente)", "of an opponent"),
    (OPPONENT, "que (um oponente|outro jogador|seu oponente) controla", "an opponent controls"),
    (YOU, "(controlado por você|que você controla)", "you control"),
    (t.ANY_PLAYER, "(controlado por|de) um jogador", "of a player"),
):
    call("Whose Effect", whose, pt=pt, en=en)
#: "Um efeito", of whomever.
call("An Effect", t.ANY_PLAYER, pt="(um|algum|qualquer) efeito", en="an effect")
say(
    str, "An Effect", pt="(um|algum|qualquer) efeito {it:Whose Effect}", en="an effect {it:Whose Effect}",
    make=lambda it: it, unmake=lambda it: None,
)  # fmt: skip


def made_to(it: Any, by: str = t.ANY_PLAYER) -> t.When | None:
    """ "Um efeito de um oponente fizer com que você descarte um card": it is done by that effect."""
    if not isinstance(it, t.When) or it.by or it.would or it.event not in MADE:
        return None
    return replace(it, by=by, would=it.event in ANNOUNCED)


def as_made(him: bool) -> Any:
    def take(it: Any) -> Fields | None:
        if not isinstance(it, t.When) or not it.by or it.would != (it.event in ANNOUNCED) or it.once:
            return None
        of_him = it.by == OPPONENT and it.who.filters == (t.Kind(("opponent",)),) and it.event in ANNOUNCED
        return {"it": replace(it, by="", would=False), "by": it.by} if of_him == him else None

    return take


for category in ("When", "When He"):
    say(
        t.When, "When", pt=f"um efeito {{by:Whose Effect}} !fazer com que {{it:{category}/subjunctive}}",
        en=f"an effect {{by:Whose Effect}} !make it so that {{it:{category}/indicative}}", alone="future",
        also=(f"(algum|qualquer) efeito {{by:Whose Effect}} !fazer com que {{it:{category}/subjunctive}}",),
        make=(lambda it, by: made_to(it, by)) if category == "When"
        else (lambda it, by: made_to(it, by) if by == OPPONENT else None),
        unmake=as_made(category == "When He"),
    )  # fmt: skip
say(
    t.When, "When", pt="um efeito !fazer com que {it:When/subjunctive}", alone="future",
    en="an effect !make it so that {it:When/indicative}", make=lambda it: made_to(it), unmake=lambda it: None,
    also=("(algum|qualquer) efeito !fazer com que {it:When/subjunctive}",),
)  # fmt: skip
#: "Um efeito de um oponente capacitar um personagem": it is readied by that effect.
for event, pt, en in (("readied", "capacitar", "ready"), ("exhausted", "incapacitar", "exhaust")):
    say(
        t.When, "When", pt=f"{{by:An Effect}} !{pt} {{who}} [em {{stages:Stages}}]",
        en=f"{{by:An Effect}} !{en} {{who}} [by {{stages:Stages}}]", alone="future",
        make=lambda by, who, stages=(1, 2), event=event: (t.When(event, one_of(who), by=by) if stages == (1, 2)
        else None), unmake=lambda it: None, wants={"who": CHARACTER},
    )  # fmt: skip
for cards in ("{who:Several}", "{who}"):
    say(
        t.When, "When", pt=f"{{by:An Effect}} !descarregar {cards} de {{what:Selector}}",
        en=f"{{by:An Effect}} !unload {cards} from {{what:Selector}}", alone="future",
        make=lambda by, who, what: t.When("unloaded", who if who.how == EACH else one_of(who), one_of(what), by=by),
        unmake=lambda it: None, wants={"who": CARD, "what": BASE},
    )  # fmt: skip
#: "Ele", the opponent whose effect makes him do it.
say(
    Selector, "He", pt="ele", en="they", mention="new", make=lambda: Selector(CHOOSE, (t.Kind(("opponent",)),)),
    unmake=lambda it: ({} if isinstance(it, Selector) and it.how == CHOOSE and it.filters == (t.Kind(("opponent",)),)
    else None),
)  # fmt: skip
for form in ("{number:Count} @card", "{number:Count} ou mais @card/several"):
    say(
        t.When, "When He", pt=f"{{who:He}} !comprar {form} [{{during:During}}]", make=draws, alone="indicative",
        en=f"{{who:He}} draw {form.replace('ou mais', 'or more')} [{{during:During}}]",
        unmake=given(lambda it, more: {"who": it.who, "number": Number(it.least), "during": it.during or None}
        if isinstance(it, t.When) and it.event == "draws" and (it.least > 1) == more else None, "mais" in form),
    )  # fmt: skip
say(
    t.When, "When He", pt="{who:He} !procurar por um ou mais cards no próprio deck [{during:During}]",
    en="{who:He} search their own deck for one or more cards [{during:During}]", alone="indicative",
    also=("{who:He} !procurar [por] um card no próprio deck [{during:During}]",),
    make=lambda who, during="": t.When("searches", who, during=during),
    unmake=lambda it: ({"who": it.who, "during": it.during or None} if isinstance(it, t.When)
    and it.event == "searches" else None),
)  # fmt: skip

# -- cards that are revealed, or laid ---------------------------------------------

BY_CLAIRVOYANCE = "(com a|em a|por a|usando a|usando|devido a a|para a|para) Clarividência"
for cards in ("{who:Several}", "{who}"):
    for of, en_of in (("", ""), (" de {what:Selector}", " of {what:Selector}")):
        say(
            t.When, pt=f"você revelar {cards} {BY_CLAIRVOYANCE}{of}", alone="future",
            en=f"you reveal {cards} by Clairvoyance{en_of}", wants={"who": CARD, "what": ACTION},
            make=lambda who, what=None: t.When("foreseen", who, None if what is None else one_of(what), by=YOU),
            unmake=given(lambda it, named: {"who": it.who, **({"what": it.what} if named else {})} if isinstance(it,
            t.When) and it.event == "foreseen" and (it.what is not None) == named else None, bool(of)),
        )  # fmt: skip
        say(
            t.When, pt=f"{cards} !ser revelado~ {BY_CLAIRVOYANCE}{of}", wants={"who": CARD, "what": ACTION},
            en=f"{cards} !be revealed by Clairvoyance{en_of}", unmake=lambda it: None,
            make=lambda who, what=None: t.When("foreseen", who, None if what is None else one_of(what), by=YOU),
        )  # fmt: skip
LAID = ("hand", "resources", "prizes")


def laid(who: Selector, place: t.In, zone: t.In | None = None, by: str = "", during: str = "") -> t.When | None:
    """Whose the area is, the card tells: it goes to its owner's."""
    if place.zone not in LAID or place.whose not in (YOU, OPPONENT, t.OWNER) or are_cards(who):
        # Cards are put there one by one: several at once are not told so.
        return None
    if who.how != THIS and place.whose != t.OWNER:
        there = t.In(place.zone, place.whose)
        kept = tuple([each for each in who.filters if not isinstance(each, t.In)])
        zone = zone or next((each for each in who.filters if isinstance(each, t.In)), None)
        who = replace(who, filters=ordered((*kept, there)))
    return t.When("laid", one_of(who), zone=zone, sort=place.zone, by=by, during=during)


def as_laid(it: Any) -> Fields | None:
    if not isinstance(it, t.When) or it.event != "laid" or it.once:
        return None
    told = [each for each in it.who.filters if isinstance(each, t.In) and each.zone == it.sort]
    place = told[0] if told else t.In(it.sort, YOU if it.who.how == THIS else t.OWNER)
    who = replace(it.who, filters=tuple([each for each in it.who.filters if each not in told]))
    return {"who": who, "place": place, "zone": it.zone, "by": it.by or None, "during": it.during or None}


BY = "[{by:By Effect}] [{during:During}]"
say(
    t.When, pt=f"{{who}} !ser colocado~ em {{place:Zone}} [vindo~ de {{zone:Zone}}] {BY}", wants={"who": CARD},
    en=f"{{who}} !be put into {{place:Zone}} [from {{zone:Zone}}] {BY}", make=laid, unmake=as_laid,
    also=(f"{{who}} !ser colocado~ em {{place:Zone}} (vinda de|a partir de) {{zone:Zone}} {BY}",
    f"{{who}} !ser colocado~ de {{zone:Zone}} em {{place:Zone}} {BY}"),
)  # fmt: skip
say(
    t.When, pt="{by:An Effect} !colocar {who} em {place:Zone}", en="{by:An Effect} !put {who} into {place:Zone}",
    wants={"who": CARD}, make=laid, unmake=lambda it: None, alone="future",
)  # fmt: skip
say(
    t.When, pt="{who:Acting} !colocar um cenário em cena substituindo {what:This}", alone="indicative",
    en="{who:Acting} !put a scenario into the scene in place of {what:This}",
    make=lambda who, what: t.When("replaces", who, what), unmake=lambda it: None,
)  # fmt: skip

#: Some player, who is not named.
say(
    Selector, "By A Player", pt="(substituído|substituída)", en="replaced", mention="new", of=PLAYER,
    unmake=lambda it: {} if it == Selector(CHOOSE, (t.Kind(("player",)),), slot=it.slot) else None,
    make=lambda: Selector(CHOOSE, (t.Kind(("player",)),)),
)  # fmt: skip
say(
    t.When, pt="{what:This} !ser {who:By A Player} [por (outro cenário|um cenário|um novo cenário|um outro cenário)]",
    en="{what:This} !be {who:By A Player}", alone="indicative", unmake=lambda it: None,
    make=lambda what, who: t.When("replaces", who, what) if what == Selector(THIS, (t.Kind(("scene",)),)) else None,
)  # fmt: skip

# -- actions ----------------------------------------------------------------------


def as_used(it: Any) -> Fields | None:
    """An action that is named before its user."""
    if not isinstance(it, t.When) or it.event != "uses" or it.what is None or it.once or it.what.slot > it.who.slot:
        return None
    return {"who": it.who, "what": it.what, "during": it.during or None}


#: Some character, who is not named.
say(
    Selector, "By Somebody", pt="(usada|usadas)", en="used", mention="new",
    unmake=lambda it: ({} if isinstance(it, Selector) and it.how == CHOOSE and it.filters == (t.Kind(("character",)),)
    else None),
    make=lambda: Selector(CHOOSE, (t.Kind(("character",)),)),
)  # fmt: skip
say(
    t.When, pt="{what:Selector} !ser {who:By Somebody} [{during:During}]", alone="indicative", wants={"what": ACTION},
    en="{what:Selector} !be {who:By Somebody} [{during:During}]",
    # "Se esta ação for usada": no moment, since its own text is carried out already.
    make=lambda who, what, during="": t.When("uses", who, one_of(what), during=during) if what.how != THIS else None,
    unmake=as_used,
)  # fmt: skip
for event, pt, en in (
    ("knocked out", "nocauteado", "knocked out"),
    ("destroyed", "destruído", "destroyed"),
    ("boosted", "Potencializado", "Empowered"),
    ("materialized", "Materializado", "Materialized"),
):
    say(
        t.When, pt=f"{{who}} !ser {pt}~ sob (seu|o seu) controle", en=f"{{who}} !be {en} under your control",
        wants={"who": BASE | CARD}, unmake=lambda it: None,
        make=lambda who, event=event: t.When(event, controlled(one_of(who), YOU)),
    )  # fmt: skip
for by, pt, en in (
    (YOU, "você", "you"),
    (OPPONENT, "(um oponente|seu oponente|outro jogador)", "an opponent"),
    (t.ANY_PLAYER, "um jogador", "a player"),
):
    call("Bringing", by, pt=pt, en=en)
say(
    t.When, pt="{who} !ser Materializado~ por {by:Bringing}", en="{who} !be Materialized by {by:Bringing}",
    wants={"who": BASE | CARD}, unmake=lambda it: None,
    make=lambda who, by: t.When("materialized", one_of(who) if by == t.ANY_PLAYER else controlled(one_of(who), by)),
)  # fmt: skip
say(
    t.When, pt="{who:Acting} !descartar {what:Several} [{by:By Effect}] [{during:During}]", alone="indicative",
    en="{who:Acting} !discard {what:Several} [{by:By Effect}] [{during:During}]",
    make=lambda who, what, by="", during="": t.When("discards", who, what, by=by, during=during),
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.When, pt="{who:Acting} !comprar um ou mais cards [{by:By Effect}] [{during:During}]", alone="indicative",
    en="{who:Acting} !draw one or more cards [{by:By Effect}] [{during:During}]", unmake=lambda it: None,
    make=lambda who, by="", during="": draws(who, Number(1), by, during),
)  # fmt: skip
say(
    t.When, pt="{what:Selector} !ser usado~ por {who:Selector} [{during:During}]", alone="indicative",
    en="{what:Selector} !be used by {who:Selector} [{during:During}]", wants={"who": CHARACTER, "what": ACTION},
    make=lambda who, what, during="": t.When("uses", one_of(who), one_of(what), during=during),
    unmake=lambda it: ({"who": it.who, "what": it.what, "during": it.during or None} if isinstance(it, t.When)
    and it.what is not None and it == t.When("uses", it.who, it.what, during=it.during) else None),
)  # fmt: skip


def knocks_out_using(who: Selector, what: Selector, used: Selector) -> t.When | None:
    """ "Este personagem nocautear um personagem ao usar a ação …": that action of his does."""
    if who.how in (CHOOSE, EACH) or any(isinstance(each, t.UsedBy) for each in used.filters):
        return None
    by = replace(one_of(used), filters=ordered((*used.filters, t.UsedBy(who))))
    return t.When("knocked out", one_of(what), by)


say(
    t.When, pt="{who:Selector} !nocautear {what:Selector} ao usar {used:Actions}", make=knocks_out_using,
    en="{who:Selector} !knock out {what:Selector} when using {used:Actions}", wants={"who": BASE, "what": BASE},
    unmake=lambda it: None, gone={"what": CARD},
)  # fmt: skip
for event, pt, en in (("readied", "capacitado", "readied"), ("exhausted", "incapacitado", "exhausted")):
    # "Em {1} ou {2}" is by however many stages.
    say(
        t.When, pt=f"{{who}} !ser {pt}~ em {{stages:Stages}} [{{by:By Effect}}] [{{during:During}}]",
        en=f"{{who}} !be {en} by {{stages:Stages}} [{{by:By Effect}}] [{{during:During}}]", wants={"who": CHARACTER},
        make=lambda who, stages, event=event, **said: (t.When(event, one_of(who), **said) if stages == (1, 2)
        else None), unmake=lambda it: None,
    )  # fmt: skip


def used_by_whose(who: Selector, what: Selector, of: Selector, during: str = "") -> t.When | None:
    """ "Um jogador usar uma ação de um personagem": that character is who uses it."""
    if of.how != CHOOSE or noun_of(of.filters) != "character":
        return None
    told = tuple(each for each in who.filters if isinstance(each, t.Controlled))
    if not told and during.endswith(f"/{OPPONENT}"):
        # "Um jogador … durante a Fase de Combate de um oponente": of an opponent of his.
        during = during.removesuffix(OPPONENT) + t.RIVAL
    return t.When("uses", replace(of, filters=ordered((*of.filters, *told))), one_of(what), during=during)


for by, pt, en, more in (
    (t.ANY_PLAYER, "um jogador", "a player", ()),
    (OPPONENT, "um oponente", "an opponent", ("outro jogador", "seu oponente")),
    (YOU, "você", "you", ()),
):
    controls: tuple[t.Controlled, ...] = () if by == t.ANY_PLAYER else (t.Controlled(by),)
    call("Any User", Selector(CHOOSE, (t.Kind(("character",)), *controls)), pt=pt, en=en, also=more)
say(
    t.When, pt="{who:Any User} !usar {what:An Action} de {of:Selector} [{during:During}]", alone="indicative",
    en="{who:Any User} !use {what:An Action} of {of:Selector} [{during:During}]", make=used_by_whose,
    unmake=lambda it: None, wants={"of": CHARACTER},
)  # fmt: skip
say(
    Selector, "An Action", pt="uma~ {filters:Kind/one}".replace("uma~", "um~"), en="a {filters:Kind/one}",
    mention="new", unmake=lambda it: None,
    make=lambda filters: (Selector(CHOOSE, filters) if noun_of(filters) == "action" and not any(isinstance(each,
    t.UsedBy) for each in filters) else None),
)  # fmt: skip
