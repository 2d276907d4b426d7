"""What is done: the effects that begin with their verb, and damage."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, ONE, THIS, YOU, Effect, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import A_CARD, lies_at_an_end, noun_of, plain_kind
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    IN_PLAY,
    PLAYER,
    SUPPORT,
    THIS_CARD,
    WORD,
    Filters,
    TheirShuffle,
    given,
    ordered,
    say,
)


@dataclass(frozen=True, slots=True)
class Perhaps(Effect):
    """ "Capacite em até {2}": by none of these, if one likes. No record has it: the step says that one may."""

    effect: Effect


#: What says where cards lie.
PLACED = (t.In, t.Within, t.CarriedBy, t.Among, t.Revealed)

#: "E todos os cards que ele estiver carregando": they go where it goes.
LOADS = (
    "e (todos os|os|seus) cards (que ele estiver carregando|que eles estiverem carregando|que estiver carregando|"
    "que estiverem carregando|carregados nele|carregados neles|carregados)"
)
LOADS_EN = "and all cards carried by it"

# -- cards of players -------------------------------------------------------------

say(t.Draw, pt="!comprar {count:Many} @card", en="!draw {count:Many} @card", who=YOU, up_to=False)
say(t.Draw, pt="!comprar até {count:Many} @card", en="!draw up to {count:Many} @card", who=YOU, up_to=True)
say(
    t.Draw, pt="!comprar um número de cards igual a {count:Value}",
    en="!draw a number of cards equal to {count:Value}",
    also=("!comprar uma quantidade de cards igual a {count:Value}",), who=YOU, up_to=False,
)  # fmt: skip
RANDOM = "(aleatoriamente|ao acaso|à sorte|aleatório|aleatórios)"
say(t.Discard, pt="!descartar {what}", en="!discard {what}", who=YOU, random=False, wants={"what": CARD})
say(
    t.Discard, pt=f"!descartar {{what}} {RANDOM}", en="!discard {what} at random", who=YOU, random=True,
    wants={"what": CARD},
)  # fmt: skip


say(
    t.Discard, pt=f"!descartar {RANDOM} {{what}}", en="!discard {what} at random", wants={"what": CARD},
    make=lambda what: t.Discard(what, random=True), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "Random Cards", pt=f"{{count:Count}} @card {RANDOM} de {{place:Zone}}", mention="new", of=CARD,
    en="{count:Count} random @card from {place:Zone}", unmake=lambda it: None,
    make=lambda count, place: Selector(CHOOSE, (A_CARD, place), count) if place.zone == "hand" else None,
)  # fmt: skip
say(
    t.Discard, pt="!descartar {what:Random Cards}", en="!discard {what:Random Cards}", unmake=lambda it: None,
    make=lambda what: t.Discard(what, random=True),
)  # fmt: skip


def him(effect: type, pt: str, en: str, **wants: int) -> None:
    """ "E o descarte": the pronoun before its verb."""
    say(effect, pt=f"{{what:Him}} !{pt}", en=f"!{en} {{what:Him}}", alone="imperative", wants=wants,
        make=lambda what: effect(what), unmake=lambda it: None)  # fmt: skip


him(t.Discard, "descartar", "discard", what=CARD)
him(t.Unload, "descarregar", "unload", what=IN_PLAY | CARD)
him(t.Reveal, "revelar", "reveal", what=CARD)


def whole(it: Any, *filters: Any) -> bool:
    return isinstance(it, Selector) and it.how == EACH and it.filters == (A_CARD, *filters) and it.count == ONE


say(
    Selector, "Hand", pt="sua mão", en="your hand", also=("a própria mão", "a sua mão", "a mão"), mention="new",
    make=lambda: Selector(EACH, (A_CARD,)), unmake=lambda it: {} if whole(it) else None,
)  # fmt: skip
say(t.Discard, pt="!descartar {what:Hand}", en="!discard {what:Hand}", who=YOU, random=False)
say(
    Selector, "Whole Zone", pt="{place:Zone}", en="{place:Zone}", mention="new",
    make=lambda place: None if place.whose == t.ANY_PLAYER else Selector(EACH, (A_CARD, place)), of=CARD,
    unmake=lambda it: ({"place": it.filters[1]} if isinstance(it, Selector) and it.how == EACH
    and len(it.filters) == 2 and it.filters[0] == A_CARD and isinstance(it.filters[1], t.In)
    and it.filters[1].zone not in ("top", "bottom") and it.count == ONE else None),
)  # fmt: skip
for kind, pt, en in ((t.Look, "olhar", "look at"), (t.Reveal, "revelar", "reveal")):
    say(kind, pt=f"!{pt} {{what:Whole Zone}}", en=f"!{en.split()[0]} {' '.join(en.split()[1:])} {{what:Whole Zone}}")
    say(kind, pt=f"!{pt} {{what}}", en=f"!{en.split()[0]} {' '.join(en.split()[1:])} {{what}}", wants={"what": CARD})
say(
    t.Search, pt="!procurar em {zones:Searched} por {what}", en="!search {zones:Searched} for {what}",
    also=("!procurar [por] {what} em {zones:Searched}",), wants={"what": CARD},
)  # fmt: skip


say(
    Selector, "Either Card", pt="um~ {one:Kind/one} ou por um~ {other:Kind/one}",
    en="a {one:Kind/one} or for a {other:Kind/one}", mention="new",
    also=("um~ {one:Kind/one} ou um~ {other:Kind/one}",),
    make=lambda one, other: Selector(CHOOSE, (A_CARD, t.Either(one, other))), of=CARD,
    unmake=lambda it: ({"one": it.filters[1].one, "other": it.filters[1].other} if isinstance(it, Selector)
    and it.how == CHOOSE and len(it.filters) == 2 and isinstance(it.filters[1], t.Either)
    and isinstance(it.filters[1].one[0], t.Kind) else None),
)  # fmt: skip


def one_of_each_sort(one: Filters, other: Filters, third: Filters = ()) -> Selector | None:
    """ "Por um card chamado A e um card chamado B": two cards of other names; or of other types."""
    every = [each for each in (one, other, third) if each]
    kinds = {each[0] for each in every}
    names = [each[1] for each in every if len(each) == 2 and isinstance(each[1], t.Called) and len(each[1].names) == 1]
    if len(kinds) == 1 and len(names) == len(every) and all(each.what == "name" and not each.negated for each in names):
        named = tuple(dict.fromkeys(name for each in names for name in each.names))
        different = ordered((*one[:1], t.Called("name", named), t.Different("name")))
        return Selector(CHOOSE, different, Number(len(every))) if len(named) == len(every) else None
    if len(kinds) < len(every) or len(every) > 2 or one[1:] != other[1:]:
        return None
    sorts = [each[0] for each in every if isinstance(each[0], t.Kind)]
    if len(sorts) < len(every) or any(not each.card or each == A_CARD for each in sorts):
        return None
    union = t.Kind(tuple(kind for each in sorts if isinstance(each, t.Kind) for kind in each.kinds), True)
    return Selector(CHOOSE, ordered((union, *one[1:], t.Different("card type"))), Number(2))


say(
    Selector, "One Of Each", pt="um~ {one:Kind/one} (e|e / ou) [por] um~ {other:Kind/one}", mention="new", of=CARD,
    en="a {one:Kind/one} and a {other:Kind/one}", make=one_of_each_sort, unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "One Of Each", mention="new", of=CARD, make=one_of_each_sort, unmake=lambda it: None,
    pt="um~ {one:Kind/one}, [por] um~ {other:Kind/one} [,] (e|e / ou) [por] um~ {third:Kind/one}",
    en="a {one:Kind/one}, a {other:Kind/one} and a {third:Kind/one}",
)  # fmt: skip
say(
    t.Search, pt="!procurar em {zones:Searched} por {what:One Of Each}", unmake=lambda it: None,
    en="!search {zones:Searched} for {what:One Of Each}", make=lambda zones, what: t.Search(zones, what), cost=-1,
)  # fmt: skip
say(
    t.Search, pt="!procurar em {zones:Searched} por {what:Either Card}",
    en="!search {zones:Searched} for {what:Either Card}",
)  # fmt: skip
say(
    t.Shuffle, pt="!embaralhar o próprio deck", en="!shuffle their deck", make=lambda: t.Shuffle(),
    unmake=lambda it: {} if isinstance(it, TheirShuffle) else None,
)  # fmt: skip
say(
    t.Shuffle, pt="!embaralhar o seu deck", en="!shuffle your deck", also=("!embaralhar (seu|o|seu próprio) deck",),
    if_searched=False, what=None,
)  # fmt: skip
say(
    t.Shuffle, pt="!embaralhar o seu deck se tiver procurado ali", en="!shuffle your deck if you searched there",
    also=("!embaralhar [o] seu deck (se|caso) [você] (tiver|tenha) procurado ali",), if_searched=True, what=None,
)  # fmt: skip
say(
    t.Shuffle, pt="!embaralhar {what:Selector} no deck de seu dono",
    en="!shuffle {what:Selector} into its~ owner's deck",
    also=("!embaralhar {what:Selector} (nos decks de seus donos|em seu deck|no deck de seus donos)",),
    if_searched=False, loaded=False,
)  # fmt: skip
say(
    t.Shuffle, pt=f"!embaralhar {{what:Clear}} {LOADS} no deck de seu dono", if_searched=False, loaded=True,
    en=f"!shuffle {{what:Clear}} {LOADS_EN} into its~ owner's deck", wants={"what": BASE},
    also=(f"!embaralhar {{what:Clear}} {LOADS} (nos decks de seus donos|em seu deck|no deck de seus donos)",),
)  # fmt: skip

# -- pieces -----------------------------------------------------------------------

for ready, pt, en in ((True, "capacitar", "ready"), (False, "incapacitar", "exhaust")):
    say(
        t.Shift, pt=f"!{pt} {{what}} em {{stages:Stages}}", en=f"!{en} {{what}} by {{stages:Stages}}",
        also=(f"!{pt} em {{stages:Stages}} {{what}}",), ready=ready, wants={"what": CHARACTER},
    )  # fmt: skip
    say(
        Perhaps, "Effect", pt=f"!{pt} {{what:Selector}} em até {{stage:Stage}}",
        en=f"!{en} {{what:Selector}} by up to {{stage:Stage}}",
        also=(f"!{pt} em até {{stage:Stage}} {{what:Selector}}",), wants={"what": CHARACTER},
        make=lambda what, stage, ready=ready: Perhaps(t.Shift(what, (1, 2)[:stage], ready)), unmake=lambda it: None,
    )  # fmt: skip
say(
    t.Shift, pt="!colocar {what} no estágio {stage:Stage} [de capacitação]", en="!put {what} at stage {stage:Stage}",
    wants={"what": CHARACTER},
    make=lambda what, stage: t.Shift(what, (2,), ready=stage == 2) if stage in (0, 2) else None,
    unmake=lambda it: None,
)  # fmt: skip


def placed(selector: Selector, place: t.In) -> Selector:
    """Where a text does not say where its cards lie, the rules do: from hand to the scene, from resources to load."""
    told = any(isinstance(each, PLACED) for each in selector.filters)
    if told or selector.how not in (CHOOSE, EACH) or is_of_those(selector):
        return selector
    return replace(selector, filters=ordered((*selector.filters, place)))


def is_of_those(selector: Selector) -> bool:
    return any(type(each).__name__ == "OfThose" for each in selector.filters)


def is_one_base(onto: Selector) -> bool:
    """One base card, on which cards are loaded; "o personagem que estiver carregando este card" is one."""
    carrier = any(isinstance(each, t.Carrying) for each in onto.filters)
    return onto.count == ONE and (onto.how != EACH or carrier)


def load(what: Selector, onto: Selector, each_of_those: bool = False) -> t.Load | None:
    """Where no place is named, cards are loaded from the resources of whoever controls the base card (4.1-1)."""
    if is_one_base(onto) and not each_of_those:
        foreign = onto.how == t.TARGET and t.Controlled(YOU) not in onto.filters
        return t.Load(placed(what, t.In("resources", t.CONTROLLER if foreign else YOU)), onto)
    yours = t.Controlled(YOU) in onto.filters and not any(isinstance(each, t.In) for each in onto.filters)
    # "Em cada suporte escolhido desta forma", "em cada um deles".
    yours = yours or each_of_those or any(type(each).__name__ == "Outcome" for each in onto.filters)
    on_top = what.how == EACH and any(lies_at_an_end(each) for each in what.filters)
    if not yours or onto.how == CHOSEN or not (what.how == CHOOSE or on_top):
        return None
    if not isinstance(what.count, Number) or what.up_to:
        return None
    kind = () if each_of_those else (plain_kind(noun_of(onto.filters)),)
    bases = Selector(CHOSEN, kind, slot=onto.slot)
    so_many = t.Scaled(t.CountOf(bases), times=what.count.number)
    return t.Load(placed(replace(what, count=so_many), t.In("resources")), onto, spread=True)


def as_load(it: Any) -> Fields | None:
    if not isinstance(it, t.Load):
        return None
    if it.spread:
        count = it.what.count
        return (
            {"what": replace(it.what, count=Number(count.times)), "onto": it.onto}
            if isinstance(count, t.Scaled)
            else None
        )
    kept = tuple(each for each in it.what.filters if each != t.In("resources", t.CONTROLLER))
    return {"what": replace(it.what, filters=kept), "onto": it.onto}


say(
    t.Load, pt="!carregar {what} em {onto}", en="!load {what} onto {onto}", also=("!carregar em {onto} {what}",),
    make=load, unmake=as_load, wants={"what": CARD, "onto": BASE},
)  # fmt: skip
say(
    t.Load, pt="!carregar {what} em {onto:Each Of Them}", en="!load {what} onto {onto:Each Of Them}", cost=-1,
    make=lambda what, onto: load(what, onto, each_of_those=True),
    unmake=lambda it: found if (found := as_load(it)) is not None and it.spread else None,
    wants={"what": CARD},
)  # fmt: skip
say(
    t.Load, pt="!carregar {onto} com {what}", en="!load {onto} with {what}", make=lambda onto, what: load(what, onto),
    unmake=lambda it: None, wants={"what": CARD, "onto": BASE},
)  # fmt: skip
#: "Mova um card do alvo para este personagem": what is carried is loaded onto another.
say(
    t.Load, pt="(!mover|!transferir) {what} para {onto}", en="!move {what} to {onto}", unmake=lambda it: None,
    make=lambda what, onto: (load(what, onto) if any(isinstance(each, t.CarriedBy) for each in what.filters)
    or what.how in (THIS, CHOSEN) else None), wants={"what": CARD, "onto": BASE},
)  # fmt: skip
say(t.Unload, pt="!descarregar {what}", en="!unload {what}", wants={"what": IN_PLAY | CARD}, gone={"what": CARD})


say(
    t.Unload, pt="!descarregar de {of:Selector} {what:Selector}", en="!unload {what:Selector} from {of:Selector}",
    make=lambda of, what: (t.Unload(replace(what, filters=ordered((*what.filters, t.CarriedBy(of)))))
    if what.how == CHOOSE and not any(isinstance(each, PLACED) for each in what.filters) else None),
    unmake=lambda it: None, wants={"of": BASE, "what": CARD}, gone={"what": CARD},
)  # fmt: skip
#: Who carries nothing is knocked out, or destroyed (4.7-1): to do so to somebody is to unload all his cards.
for verb, sort in (("destruir", SUPPORT), ("nocautear", CHARACTER)):
    say(
        t.Unload, pt=f"!{verb} {{what}}", en="!unload {what}", wants={"what": sort}, gone={"what": CARD},
        make=lambda what: t.Unload(what), unmake=lambda it: None,
    )  # fmt: skip
for participle, sort in (("destruído", SUPPORT), ("nocauteado", CHARACTER)):
    say(
        t.Unload, pt=f"{{what:Selector}} !ser {participle}~", en="{what:Selector} !be unloaded", wants={"what": sort},
        also=(f"{{what:Selector}} (!ser+|!dever ser|!dever+ ser) {participle}~",), gone={"what": CARD},
        make=lambda what: t.Unload(what), unmake=lambda it: None,
    )  # fmt: skip


def is_foreign(selector: Selector) -> bool:
    """Does it speak of cards in another player's zone? "Seus" beside them are that player's own."""
    return any(isinstance(each, t.In) and each.whose not in (YOU, t.OWNER) for each in selector.filters)


def as_card(filter_: Filter) -> Filter:
    """ "Um personagem com o mesmo alter ego que …" is a card, before it is put into the scene and compared there."""
    return replace(filter_, card=True) if isinstance(filter_, t.Kind) else filter_


def put(what: Selector, to: t.In, order: bool = False, other: t.In | None = None) -> t.Put | None:
    if other is not None and to == t.In(to.zone, t.OWNER) and to.zone in ("top", "bottom"):
        # "No topo ou na base de seu deck": of the same deck.
        to = replace(to, whose=other.whose)
    places: tuple[t.In, ...] = (to,) if other is None else (to, other)
    if to.zone == "scene":
        compared = what.how == CHOOSE and (
            any(isinstance(each, t.SameAs) for each in what.filters) or noun_of(what.filters) == "scene"
        )
        scene = tuple(as_card(each) if compared else each for each in what.filters if each != t.In("scene"))
        return t.Put(placed(replace(what, filters=scene), t.In("hand")), places)
    if is_foreign(what):
        places = tuple(replace(each, whose=t.OWNER) if each.whose == YOU else each for each in places)
    return t.Put(what, places, order)


def with_loads(what: Selector, to: t.In, order: bool) -> t.Put | None:
    made = None if to.zone == "scene" else put(what, to, order)
    return None if made is None else replace(made, loaded=True)


def as_put(it: Any, order: bool, places: int = 1, loaded: bool = False) -> Fields | None:
    if not isinstance(it, t.Put) or it.order != order or it.as_if or len(it.to) != places or it.loaded != loaded:
        return None
    if it.to == (t.In("scene"),) and noun_of(it.what.filters) == "card" and not order:
        return None
    return {"what": it.what, "to": it.to[0], **({"other": it.to[1]} if places > 1 else {})}


#: What can be put somewhere.
PUT = CARD | IN_PLAY | THIS_CARD
ORDER = "(em qualquer ordem|na ordem que você escolher|na ordem que quiser)"
for order, pt, en in ((False, "", ""), (True, f" {ORDER}", " in any order")):
    say(
        t.Put, pt="!colocar {what} {to:Place}" + pt, en="!put {what} {to:Place}" + en,
        also=("(!devolver|!redistribuir) {what} {to:Place}" + pt, "!colocar {to:Place} {what}" + pt),
        make=lambda what, to, order=order: put(what, to, order), unmake=given(lambda it, order: as_put(it, order),
        order), wants={"what": PUT},
    )  # fmt: skip
    say(
        t.Put, pt=f"!colocar {{what:Clear}} {LOADS} {{to:Place}}" + pt,
        en=f"!put {{what:Clear}} {LOADS_EN} {{to:Place}}" + en,
        also=(f"(!devolver|!redistribuir) {{what:Clear}} {LOADS} {{to:Place}}" + pt,), wants={"what": BASE},
        make=lambda what, to, order=order: with_loads(what, to, order),
        unmake=given(lambda it, order: as_put(it, order, loaded=True), order),
    )  # fmt: skip
    say(
        t.Put, pt="{what:Him} !colocar {to:Place}" + pt, en="!put {what:Him} {to:Place}" + en,
        make=lambda what, to, order=order: put(what, to, order), unmake=lambda it: None, alone="imperative",
    )  # fmt: skip
    for joint in ("e / ou", "ou"):
        say(
            t.Put, pt=f"!colocar {{what}} {{to:Place}} {joint} {{other:Place}}" + pt,
            en=f"!put {{what}} {{to:Place}} {'and/or' if order else 'or'} {{other:Place}}" + en,
            also=(f"(!devolver|!redistribuir) {{what}} {{to:Place}} {joint} {{other:Place}}" + pt,),
            make=lambda what, to, other, order=order: put(what, to, order, other),
            unmake=given(lambda it, order: as_put(it, order, 2), order),
        )  # fmt: skip
#: What has entered the scene is spoken of as a card, or as what it is there.
say(
    t.Put, pt="!colocar {what} em cena", en="!put {what} into the scene", also=("!colocar em cena {what}",), cost=-1,
    make=lambda what: put(what, t.In("scene")) if noun_of(what.filters) == "card" else None, wants={"what": CARD},
    gone={"what": CARD | IN_PLAY},
    unmake=lambda it: ({"what": it.what} if isinstance(it, t.Put) and it == t.Put(it.what, (t.In("scene"),)) else None),
)  # fmt: skip
say(
    t.Put, pt="!colocar {what:Whole Zone} {to:Place}", en="!put {what:Whole Zone} {to:Place}",
    also=(f"!colocar {{what:Whole Zone}} {{to:Place}} {ORDER}",), unmake=lambda it: None,
    make=lambda what, to: None if to.zone == "scene" else put(what, to, to.zone in ("top", "bottom")),
)  # fmt: skip
say(
    t.Put, "Elided Effect", pt="{what} {to:Place}", en="{what} {to:Place}", make=lambda what, to: put(what, to),
    unmake=lambda it: None, also=(), alone="indicative",
)  # fmt: skip
say(
    t.Put, "Elided Effect", pt=f"{{what}} {{to:Place}} {ORDER}", en="{what} {to:Place} in any order",
    make=lambda what, to: put(what, to, True), unmake=lambda it: None, alone="indicative",
)  # fmt: skip
say(
    t.Put, pt=f"!colocar {{what}} de volta [(no|ao) topo [do deck]] {ORDER}", en="!put {what} back in any order",
    make=lambda what: t.Put(what, (t.In("top", t.OWNER),), True), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Put, pt="!colocar em cena {what} como se tivesse {keyword:KeywordName}",
    en="!put {what} into the scene as if it had {keyword:KeywordName}",
    also=("!colocar em cena {what} como se (ele tivesse|eles tivessem|tivessem) {keyword:KeywordName}",),
    make=lambda what, keyword: t.Put(placed(what, t.In("hand")), (t.In("scene"),), as_if=keyword),
    unmake=lambda it: {"what": it.what, "keyword": it.as_if} if isinstance(it, t.Put) and it.as_if else None,
)  # fmt: skip
say(
    t.Swap, pt="!permutar {what} por {other}", en="!swap {what} for {other}", also=("!trocar {what} por {other}",),
    wants={"what": CARD, "other": CARD},
)  # fmt: skip
for deed, pt, en in ((t.Choose, "escolher", "choose"), (t.Reveal, "revelar", "reveal")):
    say(
        deed, pt=f"!{pt} (aleatoriamente|ao acaso) {{what}}", en=f"!{en} at random {{what}}", unmake=lambda it: None,
        make=lambda what, deed=deed: (deed(replace(what, filters=ordered((*what.filters, t.AtRandom()))))
        if what.how == CHOOSE else None), wants={"what": CARD},
    )  # fmt: skip
say(t.Choose, pt="!escolher {what}", en="!choose {what}", wants={"what": IN_PLAY | CARD | WORD | ACTION | PLAYER})


def named(filters: Filters) -> t.Choose | None:
    """ "Nomeie um suporte": to name a card is to say a name, not to choose one that lies there."""
    if len(filters) != 1 or not isinstance(filters[0], t.Kind):
        return None
    kind = filters[0]
    if kind.kinds[0] in ("power", "affiliation", "alter ego", "card type", "action"):
        return t.Choose(Selector(CHOOSE, filters))
    return t.Choose(
        Selector(CHOOSE, (t.Kind(("name",)), *(() if kind.kinds == ("card",) else (t.NameOf(kind.kinds),))))
    )


def as_named(it: Any) -> Fields | None:
    if not isinstance(it, Selector) or it.how != CHOOSE or it.filters[:1] != (t.Kind(("name",)),):
        return None
    kinds = [each.kinds for each in it.filters if isinstance(each, t.NameOf)]
    return {"filters": (t.Kind(kinds[0]) if kinds else A_CARD,)}


say(
    Selector, "Named", pt="um~ {filters:Noun/one}", en="a {filters:Noun/one}", mention="new",
    make=lambda filters: made.what if (made := named(filters)) is not None else None,
    unmake=as_named,
)  # fmt: skip
say(t.Choose, pt="!nomear {what:Named}", en="!name {what:Named}")
say(
    t.ExtraTurn, pt="jogue um turno extra após este turno", en="take an extra turn after this turn",
    also=("(jogue|você joga) (um turno extra|um turno adicional|outro turno) [após (este turno|este)]",),
)  # fmt: skip
say(
    t.Redirect, pt="!redirecionar aquele dano para {to}", en="!redirect that damage to {to}",
    also=("!redirecionar (o dano|todo aquele dano|todo o dano) para {to}",), wants={"to": BASE},
)  # fmt: skip
