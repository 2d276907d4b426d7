"""What is done: the effects that begin with their verb, and damage."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, ONE, THIS, YOU, Amount, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.phrases import A_CARD, noun_of, plain_kind
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
    call,
    given,
    ordered,
    say,
)

#: What says where cards lie.
PLACED = (t.In, t.Within, t.CarriedBy, t.Among, t.Revealed)

# -- cards of players -------------------------------------------------------------

say(t.Draw, pt="!comprar {count:Many} @card", en="!draw {count:Many} @card", who=YOU)
say(
    t.Draw, pt="!comprar um número de cards igual a {count:Value}",
    en="!draw a number of cards equal to {count:Value}",
    also=("!comprar uma quantidade de cards igual a {count:Value}",), who=YOU,
)  # fmt: skip
RANDOM = "(aleatoriamente|ao acaso|à sorte|aleatório|aleatórios)"
say(t.Discard, pt="!descartar {what}", en="!discard {what}", who=YOU, random=False, wants={"what": CARD})
say(
    t.Discard, pt=f"!descartar {{what}} {RANDOM}", en="!discard {what} at random", who=YOU, random=True,
    wants={"what": CARD},
)  # fmt: skip


def whole(it: Any, *filters: Any) -> bool:
    return isinstance(it, Selector) and it.how == EACH and it.filters == (A_CARD, *filters) and it.count == ONE


say(
    Selector, "Hand", pt="sua mão", en="your hand", also=("a própria mão", "a sua mão"), mention="new",
    make=lambda: Selector(EACH, (A_CARD,)), unmake=lambda it: {} if whole(it) else None,
)  # fmt: skip
say(t.Discard, pt="!descartar {what:Hand}", en="!discard {what:Hand}", who=YOU, random=False)
say(
    Selector, "Whole Zone", pt="{place:Zone}", en="{place:Zone}", mention="new",
    make=lambda place: Selector(EACH, (A_CARD, place)), of=CARD,
    unmake=lambda it: ({"place": it.filters[1]} if isinstance(it, Selector) and it.how == EACH
    and len(it.filters) == 2 and it.filters[0] == A_CARD and isinstance(it.filters[1], t.In)
    and it.filters[1].zone not in ("top", "bottom") and it.count == ONE else None),
)  # fmt: skip
for kind, pt, en in ((t.Look, "olhar", "look at"), (t.Reveal, "revelar", "reveal")):
    say(kind, pt=f"!{pt} {{what:Whole Zone}}", en=f"!{en.split()[0]} {' '.join(en.split()[1:])} {{what:Whole Zone}}")
    say(kind, pt=f"!{pt} {{what}}", en=f"!{en.split()[0]} {' '.join(en.split()[1:])} {{what}}", wants={"what": CARD})
say(
    t.Search, pt="!procurar em {zones:Searched} por {what}", en="!search {zones:Searched} for {what}",
    wants={"what": CARD},
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
say(
    t.Search, pt="!procurar em {zones:Searched} por {what:Either Card}",
    en="!search {zones:Searched} for {what:Either Card}",
)  # fmt: skip
say(
    t.Shuffle, pt="!embaralhar o seu deck", en="!shuffle your deck", also=("!embaralhar (seu|o próprio) deck",),
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
    if_searched=False,
)  # fmt: skip

# -- pieces -----------------------------------------------------------------------

for ready, pt, en in ((True, "capacitar", "ready"), (False, "incapacitar", "exhaust")):
    say(
        t.Shift, pt=f"!{pt} {{what}} em {{stages:Stages}}", en=f"!{en} {{what}} by {{stages:Stages}}",
        also=(f"!{pt} em {{stages:Stages}} {{what}}",), ready=ready, wants={"what": CHARACTER},
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


def load(what: Selector, onto: Selector) -> t.Load | None:
    """Where no place is named, cards are loaded from the resources of whoever controls the base card (4.1-1)."""
    if is_one_base(onto):
        foreign = onto.how == t.TARGET and t.Controlled(YOU) not in onto.filters
        return t.Load(placed(what, t.In("resources", t.CONTROLLER if foreign else YOU)), onto)
    yours = t.Controlled(YOU) in onto.filters and not any(isinstance(each, t.In) for each in onto.filters)
    if not yours or onto.how == CHOSEN or what.how != CHOOSE or not isinstance(what.count, Number) or what.up_to:
        return None
    bases = Selector(CHOSEN, (plain_kind(noun_of(onto.filters)),), slot=onto.slot)
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
    t.Load, pt="!carregar {onto} com {what}", en="!load {onto} with {what}", make=lambda onto, what: load(what, onto),
    unmake=lambda it: None, wants={"what": CARD, "onto": BASE},
)  # fmt: skip
say(t.Unload, pt="!descarregar {what}", en="!unload {what}", wants={"what": IN_PLAY | CARD}, gone={"what": CARD})


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


def put(what: Selector, to: t.In, order: bool = False, other: t.In | None = None) -> t.Put | None:
    if other is not None and to == t.In(to.zone, t.OWNER) and to.zone in ("top", "bottom"):
        # "No topo ou na base de seu deck": of the same deck.
        to = replace(to, whose=other.whose)
    places: tuple[t.In, ...] = (to,) if other is None else (to, other)
    if to.zone == "scene":
        scene = tuple(each for each in what.filters if each != t.In("scene"))
        return t.Put(placed(replace(what, filters=scene), t.In("hand")), places)
    if is_foreign(what):
        places = tuple(replace(each, whose=t.OWNER) if each.whose == YOU else each for each in places)
    return t.Put(what, places, order)


def as_put(it: Any, order: bool, places: int = 1) -> Fields | None:
    if not isinstance(it, t.Put) or it.order != order or it.as_if or len(it.to) != places:
        return None
    return {"what": it.what, "to": it.to[0], **({"other": it.to[1]} if places > 1 else {})}


ORDER = "(em qualquer ordem|na ordem que você escolher|na ordem que quiser)"
for order, pt, en in ((False, "", ""), (True, f" {ORDER}", " in any order")):
    say(
        t.Put, pt="!colocar {what} {to:Place}" + pt, en="!put {what} {to:Place}" + en,
        also=("(!devolver|!redistribuir) {what} {to:Place}" + pt, "!colocar {to:Place} {what}" + pt),
        make=lambda what, to, order=order: put(what, to, order), unmake=given(lambda it, order: as_put(it, order),
        order),
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
say(t.Swap, pt="!permutar {what} por {other}", en="!swap {what} for {other}", wants={"what": CARD, "other": CARD})
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
    also=("(jogue|você joga) (um turno extra|um turno adicional|outro turno) [após este turno]",),
)  # fmt: skip
say(
    t.Redirect, pt="!redirecionar aquele dano para {to}", en="!redirect that damage to {to}",
    also=("!redirecionar o dano para {to}",), wants={"to": BASE},
)  # fmt: skip

# -- damage -----------------------------------------------------------------------

#: The source of damage that goes on from the damage before it.
MORE = Selector(CHOSEN, slot=-1)
POINTS = (
    (False, "@ponto de dano", "damage", ()),
    (True, "@ponto de dano penetrante", "penetrating damage", ("@ponto de dano penetrantes",)),
)
for penetrating, pt, en, more in POINTS:
    say(
        t.Hit, pt=f"{{amount:Amount Said}} {pt} em {{to:Struck}}", en=f"{{amount:Amount Said}} {en} to {{to:Struck}}",
        wants={"to": BASE},
        also=[f"{{amount:{amount}}} {each} (em|a) {{to:Struck}}" for amount in ("Many", "Amount Said")
        for each in (pt, *more)],
        penetrating=penetrating,
    )  # fmt: skip
    say(
        t.Hit, pt=f"um número de {pt.replace('@ponto', 'pontos')} em {{to}} igual a {{amount:Value}}",
        en=f"{en} equal to {{amount:Value}} to {{to}}", wants={"to": BASE},
        also=(f"(um número de|uma quantidade de) {pt.replace('@ponto', 'pontos')} igual a {{amount:Value}} em "
        f"{{to}}", *(("dano igual a {amount:Value} (em|a) {to}", "dano (em|a) {to} igual a {amount:Value}")
        if not penetrating else ())),
        penetrating=penetrating,
    )  # fmt: skip
    say(
        t.Hit, "Spread", pt=f"{{amount:Amount Said}} {pt} distribuídos da forma como você escolher entre {{to}}",
        en=f"{{amount:Amount Said}} {en} divided as you choose among {{to}}",
        also=(f"{{amount:Amount Said}} {pt} divididos da forma como você escolher entre {{to}}",),
        penetrating=penetrating, wants={"to": BASE},
    )  # fmt: skip


def damage(distributed: bool, sourced: bool) -> tuple[Any, Any]:
    def make(hits: tuple[t.Hit, ...], source: Selector | None = None) -> t.Damage:
        own = source in (t.THIS_CARD, Selector(THIS, (t.Kind(("action",)),)))
        return t.Damage(hits, None if own else source, distributed)

    def unmake(it: Any) -> Fields | None:
        if (
            not isinstance(it, t.Damage)
            or it.distributed != distributed
            or (it.source is not None) != sourced
            or it.source == MORE
        ):
            return None
        return {"hits": it.hits, **({"source": it.source} if sourced else {})}

    return make, unmake


for distributed, hits in ((False, "Hits"), (True, "Spreads")):
    make, unmake = damage(distributed, False)
    say(t.Damage, pt=f"!causar {{hits:{hits}}}", en=f"!deal {{hits:{hits}}}", make=make, unmake=unmake)
    make, unmake = damage(distributed, True)
    say(
        t.Damage, pt=f"{{source:Selector}} !causar {{hits:{hits}}}", en=f"{{source:Selector}} !deal {{hits:{hits}}}",
        also=(f"{{source:Selector}} !causar+ {{hits:{hits}}}",), make=make, unmake=unmake,
        wants={"source": IN_PLAY | THIS_CARD | ACTION},
    )  # fmt: skip
    say(
        t.Damage, "Elided Effect", pt=f"!causar {{hits:{hits}}}", en=f"!deal {{hits:{hits}}}", alone="indicative",
        make=lambda hits, distributed=distributed: t.Damage(hits, ELIDED, distributed), unmake=lambda it: None,
    )  # fmt: skip
for penetrating, pt, *_ in POINTS:
    say(
        t.Damage, pt=f"{{to:Selector}} !receber {{amount:Amount Said}} {pt}",
        en="{to:Selector} !be dealt {amount:Amount Said} damage", wants={"to": BASE},
        make=lambda to, amount, penetrating=penetrating: t.Damage((t.Hit(amount, to, penetrating),)),
        unmake=lambda it: None,
    )  # fmt: skip
say(
    t.Damage, "Elided Effect", pt="{hits:Hits}", en="{hits:Hits}", make=lambda hits: t.Damage(hits, MORE),
    unmake=lambda it: None, alone="indicative",
)  # fmt: skip
say(
    t.Put, "Elided Effect", pt="{what} {to:Place}", en="{what} {to:Place}", make=lambda what, to: put(what, to),
    unmake=lambda it: None, also=(), alone="indicative",
)  # fmt: skip
say(
    t.Put, "Elided Effect", pt=f"{{what}} {{to:Place}} {ORDER}", en="{what} {to:Place} in any order",
    make=lambda what, to: put(what, to, True), unmake=lambda it: None, alone="indicative",
)  # fmt: skip


def change(how: str, amount: Amount = ONE) -> t.ChangeDamage:
    return t.ChangeDamage(how, amount)


THAT_DAMAGE = "(aquele dano|o dano)"
say(
    t.ChangeDamage, pt=f"{THAT_DAMAGE} torna-se {{amount:Amount Said}}",
    en="that damage becomes {amount:Amount Said}", alone="indicative",
    also=(f"{THAT_DAMAGE} (tornar-se-á|passa a ser) {{amount:Amount Said}}",
    "reduza (o total daquele dano|aquele dano) para {amount:Amount Said}"),
    how="set", one=False,
)  # fmt: skip
say(
    t.ChangeDamage, pt=f"{THAT_DAMAGE} torna-se penetrante", en="that damage becomes penetrating",
    also=(f"{THAT_DAMAGE} (é|será) penetrante",), alone="indicative", how="penetrating", amount=ONE, one=False,
)  # fmt: skip
ROUNDED = "(arredondado|arredondada|arredondando) para baixo"
say(
    t.ChangeDamage, pt=f"{THAT_DAMAGE} é reduzido à metade, {ROUNDED}", en="that damage is halved, rounded down",
    alone="indicative", also=(f"{THAT_DAMAGE} é reduzido pela metade, {ROUNDED}",), how="half", amount=ONE, one=False,
)  # fmt: skip
say(
    t.ChangeDamage, pt="{source:Selector} !causar+ metade do dano, arredondado para baixo",
    en="{source:Selector} !deal half the damage, rounded down",
    also=(f"{{source:Selector}} (!causar|!causar+) metade (do dano|daquele dano), {ROUNDED}",),
    make=lambda source: t.ChangeDamage("half"), unmake=lambda it: None,
)  # fmt: skip


def changed(sign: int, amount: Amount) -> t.ChangeDamage | None:
    if isinstance(amount, Number):
        return t.ChangeDamage("add", Number(sign * amount.number))
    return t.ChangeDamage("add", t.Variable(sign)) if amount == t.Variable() else None


def as_changed(it: Any, sign: int) -> Fields | None:
    if not isinstance(it, t.ChangeDamage) or it.how != "add" or it.one:
        return None
    if isinstance(it.amount, Number):
        return {"amount": Number(abs(it.amount.number))} if it.amount.number * sign > 0 else None
    return {"amount": t.Variable()} if it.amount == t.Variable(sign) else None


for sign, pt, en, also in (
    (1, "aumentado", "increased", ()),
    (-1, "reduzido", "reduced", (f"{THAT_DAMAGE} é diminuído em {{amount:Amount Said}}",)),
):
    say(
        t.ChangeDamage, pt=f"{THAT_DAMAGE} é {pt} em {{amount:Amount Said}}",
        en=f"that damage is {en} by {{amount:Amount Said}}", alone="indicative",
        also=(f"{THAT_DAMAGE} será {pt} em {{amount:Amount Said}}", *also),
        make=lambda amount, sign=sign: changed(sign, amount), unmake=given(lambda it, sign: as_changed(it, sign), sign),
    )  # fmt: skip
say(
    t.ChangeDamage, pt="{source:Selector} !causar+ aquela quantidade de dano {amount:Plus}",
    en="{source:Selector} !deal that much damage {amount:Plus}",
    also=("{source:Selector} (!causar|!receber+|!receber) aquela quantidade de dano {amount:Plus}",
    "{source:Selector} !receber+ {amount:Plus} @ponto de dano"),
    make=lambda source, amount: t.ChangeDamage("add", amount), unmake=lambda it: None,
)  # fmt: skip
for event, pt, en in (
    ("draws", "não !comprar aqueles cards", "does not draw those cards"),
    ("searches", "não !procurar [por] aqueles cards", "does not search for those cards"),
):
    call(
        "Effect", t.Prevent(event), pt=f"aquele jogador {pt}", en=f"that player {en}",
        also=(f"aquele jogador (não pode|não poderá) {pt.split()[1][1:]} [por] aqueles cards",), alone="indicative",
    )  # fmt: skip
