"""What was spoken of, told more closely: "o segundo personagem", "o card carregado", "este card de sua mão"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.categories import Category
from ludoteca.cardtext.speech.chart import Chart, Result
from ludoteca.cardtext.speech.discourse import FIXED, NEW, REFERENCE
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer, Written
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, ONE, THIS, Amount, Number, Selector
from ludoteca.core.rulebook import Lang
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import (
    A_CARD,
    BOTH,
    ENTERING,
    ITSELF,
    NTH,
    SHOWN,
    EachOf,
    OfThose,
    noun_of,
)
from ludoteca.games.battle_scenes.wording.nouns import plain_kind as plain
from ludoteca.games.battle_scenes.wording.phrases import some
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    IN_PLAY,
    PLAYER,
    SUPPORT,
    THIS_CARD,
    Filters,
    call,
    given,
    ordered,
    say,
)

# -- by what has happened to it ---------------------------------------------------

for noun, pt, en, sort in (
    ("card", "o card carregado [desta forma]", "the loaded card", CARD),
    ("character", "o personagem incapacitado", "the exhausted character", CHARACTER),
    ("action", "aquela", "that one", ACTION),
):
    say(
        Selector, pt=pt, en=en, mention=REFERENCE, of=sort, unmake=lambda it: None,
        make=lambda noun=noun: Selector(CHOSEN, (plain(noun),)),
    )  # fmt: skip
say(
    Selector, pt="o personagem que entrou em cena", en="the character that entered the scene", mention=FIXED,
    of=CHARACTER, make=lambda: Selector(ENTERING, (plain("character"),)),
    unmake=lambda it: {} if isinstance(it, Selector) and it.how == ENTERING else None,
)  # fmt: skip
say(
    Selector, pt="(ele|si) mesmo", en="itself", mention=FIXED, of=BASE, make=lambda: Selector(ITSELF),
    unmake=lambda it: None,
)  # fmt: skip
for which, ordinal, en in ((0, "primeiro", "first"), (1, "segundo", "second"), (2, "terceiro", "third")):
    for noun, pt, en_noun, sort in (
        ("character", "personagem", "character", CHARACTER),
        ("support", "suporte", "support", SUPPORT),
        ("card", "card", "card", CARD),
    ):
        say(
            Selector, pt=f"o {ordinal} {pt}", en=f"the {en} {en_noun}", mention=FIXED, of=sort,
            make=lambda noun=noun, which=which: Selector(NTH, (plain(noun), t.Nth(which))),
            unmake=given(lambda it, noun, which: {} if isinstance(it, Selector) and it.how in (NTH, CHOSEN)
            and it.filters == (plain(noun), t.Nth(which)) else None, noun, which),
        )  # fmt: skip
#: "Nocautear um personagem, …, coloque aquele card": what is left of him.
say(
    Selector, pt="aquele card", en="that card", mention=REFERENCE, cost=2, of=CARD, unmake=lambda it: None,
    make=lambda: Selector(CHOSEN, (plain("character"),)),
)  # fmt: skip
#: "Quando um personagem for nocauteado, coloque aquele personagem …": the same.
for noun, pt, en in (("character", "personagem", "character"), ("support", "suporte", "support")):
    say(
        Selector, pt=f"aquele {pt}", en=f"that {en}", mention=REFERENCE, cost=2, of=CARD, unmake=lambda it: None,
        # Told apart from one that still is in the scene by a number that no reference has.
        make=lambda noun=noun: Selector(CHOSEN, (plain(noun),), Number(0)),
    )  # fmt: skip
say(
    Selector, pt="este card de {place:Zone}", en="this card in {place:Zone}", mention=FIXED, of=CARD | THIS_CARD,
    make=lambda place: Selector(THIS, (place,)),
    unmake=lambda it: ({"place": it.filters[0]} if isinstance(it, Selector) and it.how == THIS and len(it.filters) == 1
    and isinstance(it.filters[0], t.In) else None),
)  # fmt: skip
#: "O card daquele personagem" is that character itself, and not what it carries; it may have left the scene.
for noun, pt, en in (("character", "personagem", "character"), ("support", "suporte", "support")):
    say(
        Selector, pt=f"o card daquele {pt}", en=f"the card of that {en}", mention=REFERENCE, unmake=lambda it: None,
        make=lambda noun=noun: Selector(CHOSEN, (plain(noun),)),
    )  # fmt: skip

# -- one of them ------------------------------------------------------------------

say(
    Selector, pt="{count:Count}", en="{count:Count}", mention=NEW, of=CARD, cost=1, unmake=lambda it: None,
    make=lambda count: Selector(CHOOSE, (A_CARD, t.Among(SHOWN)), count),
)  # fmt: skip


def that_or_other(that: Selector, other: Selector) -> Selector | None:
    """ "Aquele personagem ou outro personagem …": one of them is chosen."""
    noun = plain(noun_of(that.filters))
    if noun not in other.filters:
        return None
    rest = tuple(each for each in other.filters if each != noun)
    return replace(other, filters=(noun, t.Either((OfThose(that),), rest)))


def as_that_or_other(it: Any) -> Fields | None:
    if not isinstance(it, Selector) or it.how != CHOOSE or len(it.filters) != 2:
        return None
    noun, either = it.filters
    if not isinstance(either, t.Either) or len(either.one) != 1 or not isinstance(either.one[0], t.Among):
        return None
    that = Selector(CHOSEN, (noun,), slot=either.one[0].slot)
    return {"that": that, "other": replace(it, filters=(noun, *either.other))}


say(
    Selector, pt="{that:That} ou {other:Other}", en="{that:That} or {other:Other}", make=that_or_other,
    unmake=as_that_or_other,
)  # fmt: skip
say(
    Selector, "Other", pt="outro~ {filters:Kind/one}", en="another {filters:Kind/one}",
    also=("um~ outro~ {filters:Kind/one}",), mention=NEW, make=lambda filters: Selector(CHOOSE, filters),
    unmake=lambda it: {"filters": it.filters} if isinstance(it, Selector) and it.how == CHOOSE else None, of=BASE,
)  # fmt: skip


def other_sort(one: Filters, other: Filters) -> Selector | None:
    """ "Em um suporte ou em um personagem sem {SF}": one of either sort."""
    nouns = {noun for each in (one, other) for noun in noun_of(each).split("|")}
    if not nouns <= {"character", "support"}:
        return None
    return Selector(CHOOSE, (t.Kind(("character", "support")), t.Either(ordered(one), ordered(other))))


def as_other_sort(it: Any) -> Fields | None:
    fits = isinstance(it, Selector) and it.how == CHOOSE and len(it.filters) == 2
    either = it.filters[1] if fits else None
    if not isinstance(either, t.Either) or it.filters[0] != t.Kind(("character", "support")):
        return None
    told = all(each and isinstance(each[0], t.Kind) for each in (either.one, either.other))
    return {"one": either.one, "other": either.other} if told else None


say(
    Selector, "Either Sort", pt="um~ {one:Kind/one} ou em um~ {other:Kind/one}", mention=NEW, make=other_sort, of=BASE,
    en="a {one:Kind/one} or a {other:Kind/one}", unmake=as_other_sort,
)  # fmt: skip

#: "E o coloque em sua mão": the pronoun before its verb.
say(
    Selector, "Him", pt="o~", en="them~", mention=REFERENCE, make=lambda: Selector(CHOSEN), unmake=lambda it: None,
)  # fmt: skip


class MoreOf(Category):
    """ "Mais um", "mais dois": the number, besides what was named before."""

    def first_words(self, lang: Lang) -> Iterable[str]:
        return ("mais",)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        if chart.word(at) == "mais":
            yield from chart.read("Count", at + 1)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        raise Unsayable(value)


# -- some, each and all, told otherwise -------------------------------------------

#: "Seus personagens": of whoever does it, until it is known.
OWN = t.Controlled("own")
IN_SCENE = {"character", "support"}


def own(filters: Filters, how: str, count: Amount = ONE) -> Selector | None:
    return Selector(how, ordered((*filters, OWN)), count) if set(noun_of(filters).split("|")) <= IN_SCENE else None


say(
    Selector, pt="[(todos os|os|cada um de)] seus {filters:Kind/several}", en="your {filters:Kind/several}",
    mention=NEW, make=lambda filters: own(filters, EACH), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, pt="cada um~ de seus {filters:Kind/several}", en="each of your {filters:Kind/several}", mention=NEW,
    make=lambda filters: own(filters, EACH), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, pt="{count:Count} (de|dos) seus {filters:Kind/several}", mention=NEW,
    en="{count:Count} of your {filters:Kind/several}",
    make=lambda count, filters: own(filters, CHOOSE, count), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, pt="{one:One Of Many}", en="{one:One Of Many}", mention=NEW, unmake=lambda it: None,
    make=lambda one: own(one[1], CHOOSE) if one[0] else some(one[1]),
)  # fmt: skip
call("Filter", OWN, pt="seu~", en="of yours", of=BASE, cost=1)
say(
    Selector, pt="os demais {filters:Kind/several}", en="the other {filters:Kind/several}", mention=NEW,
    make=lambda filters: None if noun_of(filters) == "card" else Selector(EACH, ordered((*filters, t.Another()))),
    unmake=lambda it: None,
)  # fmt: skip


def half_of(filters: Filters, up: bool) -> Selector:
    """ "Metade dos cards do alvo": so many of them."""
    return some(filters, t.Scaled(t.CountOf(Selector(EACH, filters, slot=-1)), parts=2, up=up))


def as_half(it: Any, up: bool) -> Fields | None:
    if not isinstance(it, Selector) or it.how != CHOOSE or it != replace(half_of(it.filters, up), slot=it.slot):
        return None
    return {"filters": it.filters}


for up, pt, en in ((True, "cima", "up"), (False, "baixo", "down")):
    say(
        Selector, pt=f"metade dos {{filters:Kind/several}}, arredondado para {pt}", mention=NEW,
        en=f"half of the {{filters:Kind/several}}, rounded {en}",
        also=(f"[a] metade (de|dos) {{filters:Kind/several}} [,] (arredondado|arredondada|arredondando) para {pt}",),
        make=lambda filters, up=up: half_of(filters, up), unmake=given(as_half, up),
    )  # fmt: skip


def all_but(filters: Filters, count: Number) -> Selector:
    """ "Todos os cards do alvo, exceto um": so many less than there are."""
    return some(filters, t.Plus(t.CountOf(Selector(EACH, filters, slot=-1)), -count.number))


def as_all_but(it: Any) -> Fields | None:
    if not isinstance(it, Selector) or it.how != CHOOSE or not isinstance(it.count, t.Plus) or it.count.number >= 0:
        return None
    count = Number(-it.count.number)
    return {"filters": it.filters, "count": count} if it == replace(all_but(it.filters, count), slot=it.slot) else None


say(
    Selector, pt="todos os {filters:Kind/several}, exceto {count:Count}", mention=NEW, make=all_but,
    en="all but {count:Count} of the {filters:Kind/several}", unmake=as_all_but, wants={"filters": CARD},
    also=("todos os {filters:Kind/several} [,] (exceto|menos|com exceção de) {count:Count} [(deles|de eles|cards)]",),
)  # fmt: skip


def as_each_of_some(it: Any, up_to: bool) -> Fields | None:
    if not isinstance(it, Selector) or it.how != CHOOSE or it.up_to != up_to or EachOf() not in it.filters:
        return None
    return {"filters": tuple(each for each in it.filters if each != EachOf()), "count": it.count}


for up_to, pt, en in ((False, "", ""), (True, "até ", "up to ")):
    say(
        Selector, pt=f"cada um de {pt}{{count:Many}} {{filters:Kind/several}}", mention=NEW,
        unmake=given(lambda it, up_to: as_each_of_some(it, up_to), up_to),
        en=f"each of {en}{{count:Many}} {{filters:Kind/several}}", of=BASE | CARD,
        make=lambda count, filters, up_to=up_to: some((EachOf(), *filters), count, up_to),
    )  # fmt: skip
    say(
        Selector, pt=f"{pt}um número de {{filters:Kind/several}} igual a {{count:Value}}", mention=NEW,
        en=f"{en}a number of {{filters:Kind/several}} equal to {{count:Value}}",
        make=lambda count, filters, up_to=up_to: some(filters, count, up_to),
        unmake=given(lambda it, up_to: {"filters": it.filters, "count": it.count} if isinstance(it, Selector)
        and it.how == CHOOSE and it.up_to == up_to and not isinstance(it.count, Number) else None, up_to),
    )  # fmt: skip


def each_of_those(those: Selector, filters: Filters = ()) -> Selector | None:
    return Selector(EACH, (OfThose(those), *filters)) if those.how == CHOSEN else None


say(
    Selector, pt="cada um de {those:That}", en="each of {those:That}", make=lambda those: those, unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, pt="cada um~ de {those:Them}", en="each of {those:Them}", make=lambda those: those,
    unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "Pronoun", pt="ele~", en="them~", mention=REFERENCE, make=lambda: Selector(CHOSEN),
    unmake=lambda it: None, of=IN_PLAY | CARD,
)  # fmt: skip
say(
    Selector, pt="cada um de {those:That} {quality:Filter}", en="each of {those:That} {quality:Filter}", mention=NEW,
    make=lambda those, quality: each_of_those(those, (quality,)), of=BASE,
    unmake=lambda it: ({"those": it.filters[0].group, "quality": it.filters[1]} if isinstance(it, Selector)
    and it.how == EACH and len(it.filters) == 2 and isinstance(it.filters[0], OfThose) else None),
)  # fmt: skip


def as_each_of_those(it: Any) -> Fields | None:
    fits = isinstance(it, Selector) and it.how == EACH
    rest = [each for each in it.filters if each != EachOf()] if fits else []
    return {"those": rest[0].group} if len(rest) == 1 and isinstance(rest[0], OfThose) else None


#: "Um card de cada um deles" is one from each, not one from all of them together.
say(
    Selector, "Each Of Them", pt="cada um~ de {those:That}", en="each of {those:That}", mention=NEW, of=BASE,
    make=lambda those: each_of_those(those, (EachOf(),)), unmake=as_each_of_those,
)  # fmt: skip
say(
    Selector, "Each Of Them", pt="cada um~ de {those:Them}", en="each of {those:Them}", mention=NEW, of=BASE,
    make=lambda those: each_of_those(those, (EachOf(),)), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "Each Of Them", pt="cada um~ de {those:The Targets}", en="each of {those:The Targets}", mention=NEW,
    of=BASE, make=lambda those: each_of_those(those, (EachOf(),)), unmake=as_each_of_those,
)  # fmt: skip
say(
    Selector, "The Targets", pt="os alvos", en="the targets", also=("os (personagens|suportes) alvo",),
    mention=REFERENCE, make=lambda: Selector(CHOSEN, (t.Kind(("target",)),)), of=BASE,
    unmake=lambda it: {} if noun_of(it.filters) == "target" else None,
)  # fmt: skip
say(
    t.CarriedBy, "Filter", pt="de {who:Each Of Them}", en="of {who:Each Of Them}", of=CARD, cost=-1,
    also=("(carregado~|carregados|carregadas) (em|por) {who:Each Of Them}",
    "que {who:Each Of Them} (estiver|está|esteja) carregando"),
    make=lambda who: t.CarriedBy(who),
    unmake=lambda it: {"who": it.who} if isinstance(it, t.CarriedBy) and as_each_of_those(it.who) else None,
)  # fmt: skip
say(
    Selector, pt="(ambos|ambos os personagens|os dois personagens)", en="both", mention=FIXED, of=CHARACTER,
    make=lambda: Selector(BOTH, (plain("character"),)), unmake=lambda it: None,
)  # fmt: skip

# -- whose deck -------------------------------------------------------------------

say(
    Selector, "A Deck", pt="um deck", en="a deck", also=("um dos decks", "qualquer deck",
    "o deck de (um jogador|qualquer jogador)"), mention=NEW, of=PLAYER,
    make=lambda: Selector(CHOOSE, (t.Kind(("player",)),)), unmake=lambda it: None,
)  # fmt: skip
for end, pt, en in (("top", "o topo", "top"), ("bottom", "a base", "bottom")):
    say(
        t.In, "Zone", pt=f"{pt} de {{deck:A Deck}}", en=f"the {en} of {{deck:A Deck}}",
        make=lambda deck, end=end: t.In(end, t.ONE_PLAYER), unmake=lambda it: None,
    )  # fmt: skip
#: "A mão de um jogador": he is chosen.
say(
    Selector, "One Player", pt="um jogador", en="a player", also=("qualquer jogador",), mention=NEW, of=PLAYER,
    make=lambda: Selector(CHOOSE, (t.Kind(("player",)),)), unmake=lambda it: None,
)  # fmt: skip
for zone, pt, en in (("hand", "a mão", "hand"), ("resources", "os recursos", "resources"),
                     ("prizes", "os prêmios", "prizes")):  # fmt: skip
    say(
        Selector, "Whole Zone", pt=f"{pt} de {{who:One Player}}", en=f"{{who:One Player}} 's {en}", mention=NEW,
        make=lambda who, zone=zone: Selector(EACH, (A_CARD, t.In(zone, t.ONE_PLAYER))), unmake=lambda it: None,
        of=CARD,
    )  # fmt: skip
