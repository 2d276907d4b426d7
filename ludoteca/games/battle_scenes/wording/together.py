"""Deeds of which two are done by one verb, or one of two: "revele e carregue", "um card de A e um card de B"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.core.effects import CHOOSE, EACH, Amount, Condition, Effect, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.damage import MORE
from ludoteca.games.battle_scenes.wording.deeds import load, placed, put
from ludoteca.games.battle_scenes.wording.nouns import A_CARD, noun_of
from ludoteca.games.battle_scenes.wording.vocabulary import BASE, CARD, CHARACTER, Filters, say


@dataclass(frozen=True, slots=True)
class Together(Effect):
    """Two deeds by one verb. No record has it: they are two steps, the second joined to the first."""

    one: Effect
    other: Effect


def loaded(one: Selector, other: Selector, onto: Selector) -> Together | None:
    """ "Carregue um card de suporte e um card de personagem de seus recursos neste personagem": both from there."""
    places = [each for each in other.filters if isinstance(each, t.In)]
    if onto.how in (CHOOSE, EACH) or any(isinstance(each, t.In) for each in one.filters):
        return None
    first, second = load(placed(one, places[0]) if places else one, onto), load(other, onto)
    return None if first is None or second is None else Together(first, second)


say(
    Together, "Effect", pt="!carregar {one:Selector} e {other:Selector} em {onto:Selector}",
    en="!load {one:Selector} and {other:Selector} onto {onto:Selector}", make=loaded, unmake=lambda it: None,
    wants={"one": CARD, "other": CARD, "onto": BASE},
)  # fmt: skip
for ready, pt, en in ((True, "capacitar", "ready"), (False, "incapacitar", "exhaust")):
    say(
        Together, "Effect", pt=f"!{pt} {{one:Selector}} e {{other:Selector}} em {{stages:Stages}}",
        en=f"!{en} {{one:Selector}} and {{other:Selector}} by {{stages:Stages}}", unmake=lambda it: None,
        make=lambda one, other, stages, ready=ready: Together(t.Shift(one, stages, ready), t.Shift(other, stages,
        ready)), wants={"one": CHARACTER, "other": CHARACTER},
    )  # fmt: skip


def put_both(one: Selector, other: Selector, to: t.In) -> Together | None:
    first, second = put(one, to), put(other, to)
    return None if first is None or second is None or to.zone == "scene" else Together(first, second)


say(
    Together, "Effect", pt="!colocar {one:Selector} e {other:Selector} {to:Place}", make=put_both,
    en="!put {one:Selector} and {other:Selector} {to:Place}", unmake=lambda it: None, cost=1,
    also=("!devolver {one:Selector} e {other:Selector} {to:Place}",), wants={"one": BASE, "other": BASE},
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Revealing(Effect):
    """ "Revele e carregue um deles": it is revealed first. No record has it."""

    effect: Effect


say(
    Revealing, "Effect", pt="!revelar e {effect:Effect}", en="!reveal and {effect:Effect}", unmake=lambda it: None,
    make=lambda effect: Revealing(effect) if isinstance(effect, t.Load | t.Put | t.Discard) else None,
)  # fmt: skip
#: "Escolha e descarregue um card": whoever does it chooses anyhow.
say(
    Effect, "Effect", pt="!escolher e {effect:Effect}", en="!choose and {effect:Effect}", unmake=lambda it: None,
    make=lambda effect: effect if isinstance(effect, t.Unload | t.Discard | t.Put) else None,
)  # fmt: skip

# -- what the verb before says as well ---------------------------------------------


@dataclass(frozen=True, slots=True)
class ToMore(Effect):
    """ "… e dois cards do alvo": what the verb before does is done to these too. No record has it."""

    what: Selector
    onto: Selector | None = None


@dataclass(frozen=True, slots=True)
class SameAmount(Amount):
    """ "… e neste personagem": as much as to the one before. No record has it."""


say(
    ToMore, "Elided Effect", pt="{what:Selector}", en="{what:Selector}", make=lambda what: ToMore(what),
    unmake=lambda it: None, alone="indicative", cost=3, wants={"what": CARD | BASE},
)  # fmt: skip
say(
    ToMore, "Elided Effect", pt="{what:Selector} em {onto:Selector}", en="{what:Selector} onto {onto:Selector}",
    make=lambda what, onto: ToMore(what, onto), unmake=lambda it: None, alone="indicative", cost=3,
    wants={"what": CARD, "onto": BASE},
)  # fmt: skip
say(
    t.Damage, "Elided Effect", pt="em {to:Selector}", en="to {to:Selector}", alone="indicative", wants={"to": BASE},
    make=lambda to: t.Damage((t.Hit(SameAmount(), to),), MORE), unmake=lambda it: None, cost=1,
)  # fmt: skip
for penetrating, pt in ((False, "@ponto de dano"), (True, "@ponto de dano penetrante")):
    say(
        t.Damage, "Elided Effect", pt=f"{{amount:Amount Said}} {pt}", en="{amount:Amount Said} damage", cost=1,
        make=lambda amount, penetrating=penetrating: t.Damage((t.Hit(amount, ELIDED, penetrating),), MORE),
        unmake=lambda it: None, alone="indicative",
    )  # fmt: skip


def done_more(said: ToMore, before: Effect | None) -> Effect | None:
    if said.onto is not None:
        return load(said.what, said.onto) if isinstance(before, t.Load) else None
    if not isinstance(before, t.Unload | t.Discard | t.Reveal | t.Choose | t.Shift):
        return None
    if isinstance(before, t.Shift):
        # "Incapacite em {1} o alvo e outro personagem".
        return replace(before, what=said.what) if noun_of(said.what.filters) in ("character", "target") else None
    if noun_of(said.what.filters) != "card" and not isinstance(before, t.Choose):
        return None
    return replace(before, what=placed(said.what, t.In("hand")) if isinstance(before, t.Reveal) else said.what)


# -- said of what is done to it ---------------------------------------------------

for ready, pt, en in ((True, "capacitado", "readied"), (False, "incapacitado", "exhausted")):
    say(
        t.Shift, pt=f"{{what:Selector}} !ser {pt}~ em {{stages:Stages}}", wants={"what": CHARACTER},
        en=f"{{what:Selector}} !be {en} by {{stages:Stages}}",
        also=(f"{{what:Selector}} (!ser+ {pt}~|!dever ser {pt}~|!dever+ ser {pt}~) em {{stages:Stages}}",),
        make=lambda what, stages, ready=ready: t.Shift(what, stages, ready), unmake=lambda it: None,
    )  # fmt: skip
SAID_OF_IT = "(!ser|!ser+|!dever ser|!dever+ ser)"
say(
    t.Unload, pt=f"{{what:Selector}} {SAID_OF_IT} descarregado~", en="{what:Selector} !be unloaded",
    make=lambda what: t.Unload(what), unmake=lambda it: None, wants={"what": CARD}, gone={"what": CARD}, cost=1,
)  # fmt: skip
say(
    t.Load, pt=f"{{what:Selector}} {SAID_OF_IT} carregado~ em {{onto:Selector}}", en="{what:Selector} !be loaded onto "
    "{onto:Selector}", make=lambda what, onto: load(what, onto), unmake=lambda it: None, cost=1,
    wants={"what": CARD, "onto": BASE},
)  # fmt: skip
say(
    t.Shuffle, pt=f"{{what:Selector}} {SAID_OF_IT} embaralhado~ (no deck de seu dono|nos decks de seus donos)",
    en="{what:Selector} !be shuffled into its~ owner's deck", make=lambda what: t.Shuffle(what=what),
    unmake=lambda it: None, cost=1,
)  # fmt: skip
say(
    t.Redirect, pt=f"(aquele dano|o dano) {SAID_OF_IT} redirecionado para {{to:Selector}}", alone="indicative",
    en="that damage is redirected to {to:Selector}", make=lambda to: t.Redirect(to), unmake=lambda it: None,
    wants={"to": BASE},
)  # fmt: skip
say(
    t.Put, pt="{what:Selector} !ser colocado~ {to:Place}", en="{what:Selector} !be put {to:Place}",
    also=("{what:Selector} (!ser devolvido~|!ser+ colocado~|!dever ser colocado~|!dever+ ser colocado~) {to:Place}",),
    make=lambda what, to: None if to.zone == "scene" else put(what, to), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Shuffle, pt="!embaralhar {what:Whole Zone} em seu deck", en="!shuffle {what:Whole Zone} into your deck",
    also=("!embaralhar {what:Whole Zone} no próprio deck",),
    if_searched=False,
)  # fmt: skip

# -- one or the other -------------------------------------------------------------


def either_kind(one: Filters, kind: Filters, other: Filters) -> Any:
    return Selector(CHOOSE, (A_CARD, t.Either(one, (*kind, *other))))


for kind, pt, en in (("character", "personagem", "character"), ("ability", "habilidade", "ability"),
                     ("support", "suporte", "support"), ("scene", "cenário", "scenario")):  # fmt: skip
    cards = (t.Kind((kind,), True),)
    say(
        Selector, "Either Card", pt=f"um~ {{one:Kind/one}} ou de {pt} {{other:Filter}}", mention="new", of=CARD,
        en=f"a {{one:Kind/one}} or {en} card {{other:Filter}}", unmake=lambda it: None,
        make=lambda one, other, cards=cards: either_kind(one, cards, (other,)),
    )  # fmt: skip


def as_in_hand(it: Any) -> Any:
    places = [each for each in it.filters if isinstance(each, t.In)]
    if it != Selector(CHOOSE, it.filters, slot=it.slot) or len(places) != 1:
        return None
    return {"filters": tuple([each for each in it.filters if each not in places]), "place": places[0]}


say(
    t.Put, pt="!colocar {what:In Hand} em cena", en="!put {what:In Hand} into the scene",
    make=lambda what: put(what, t.In("scene")),
    unmake=lambda it: {"what": it.what} if isinstance(it, t.Put) and it == t.Put(it.what, (t.In("scene"),)) else None,
    also=("!colocar em cena {what:In Hand}",),
)  # fmt: skip
say(
    t.Put, pt="!colocar em cena {what:In Hand} como se tivesse {keyword:KeywordName}",
    en="!put {what:In Hand} into the scene as if it had {keyword:KeywordName}",
    make=lambda what, keyword: replace(made, as_if=keyword) if (made := put(what, t.In("scene"))) is not None else None,
    unmake=lambda it: ({"what": it.what, "keyword": it.as_if} if isinstance(it, t.Put) and it.as_if
    and it.to == (t.In("scene"),) else None),
    also=("!colocar em cena {what:In Hand} como se (ele tivesse|eles tivessem|tivessem) {keyword:KeywordName}",),
)  # fmt: skip
say(
    Selector, "In Hand", pt="um~ {filters:Kind/one} de {place:Zone}", en="a {filters:Kind/one} from {place:Zone}",
    mention="new", make=lambda filters, place: Selector(CHOOSE, (*filters, place)), unmake=as_in_hand, of=BASE,
)  # fmt: skip
say(
    t.Draw, "Effect", pt="!comprar {count:Many} @card (extra|adicional)", en="!draw {count:Many} extra @card",
    make=lambda count: Extra(t.Draw(count)), unmake=lambda it: None,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Extra(Effect):
    """ "Um card extra durante sua Fase de Compra": when that phase begins. No record has it."""

    effect: Effect
    #: Of whom and when, where the words say it at once.
    part: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class BothShare(Condition):
    """ "Se ambos tiverem uma afiliação em comum": that other one shares it with the first. No record has it."""


BOTH = "(ambos os personagens|ambos|os dois personagens)"
SHARE = "(uma|alguma|ao menos uma|pelo menos uma) afiliação"
say(
    BothShare, "Condition", pt=f"{BOTH} tiverem ({SHARE}|afiliações) em comum",
    en="both have an affiliation in common", alone="future",
)  # fmt: skip


def sharing(swap: t.Swap, one: Selector) -> t.Swap | None:
    """Cards carried by a character of whom one thing more is said."""
    borne = [each for each in swap.other.filters if isinstance(each, t.CarriedBy)]
    if len(borne) != 1:
        return None
    who = borne[0].who
    shared = replace(borne[0], who=replace(who, filters=(*who.filters, t.Shares(one))))
    filters = tuple([shared if each is borne[0] else each for each in swap.other.filters])
    return replace(swap, other=replace(swap.other, filters=filters))
