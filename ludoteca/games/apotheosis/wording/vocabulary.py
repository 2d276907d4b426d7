"""The words of Apotheosis, and which pieces, tiles and cards a text speaks of."""

from __future__ import annotations

from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.discourse import FIXED, LATEST, NEW
from ludoteca.cardtext.speech.lexicon import Lexicon
from ludoteca.cardtext.speech.sayings import Fields, Sayings
from ludoteca.cardtext.speech.templates import INSIDE, OBJECT, PLACE, SUBJECT
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, THIS, YOU, Filter, Number, Selector
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording.names import COUNTERS, KNOWLEDGES, MARKERS, PROPERTIES, TERRAINS

LEXICON = Lexicon()
LEXICON.nouns_of("f", "peça casa carta CRIATURA HABILIDADE CLASSE CASA EVOCAÇÃO rodada")
LEXICON.nouns_of("m", "personagem COMPANHEIRO HUMANO objeto corpo EVENTO ENTE ITEM alvo agente contador você")
LEXICON.noun("Herói", "m", "Heróis")
LEXICON.noun("container", "m", "containers")
LEXICON.adjectives_of("inimigo parceiro aliado ferido vazio deitado livre chamado usado escolhido adjacente")
LEXICON.adjectives_of("obtido revelado ocultado levantado descartado enterrado banido atacado tratado nocauteado")
LEXICON.adjectives_of("movido bloqueado desabilitado liberado")
LEXICON.adjective("seu", "seu sua seus suas")
LEXICON.verbs_of("causar sofrer perder recuperar levantar receber prevenir somar empurrar colocar trocar criar remover")
LEXICON.verbs_of("retirar virar largar negar reduzir aumentar ativar usar puxar buscar descartar enterrar baixar")
LEXICON.verbs_of("devolver anexar deitar revelar ocultar evocar despertar adormecer ficar atacar rolar interagir mover")
LEXICON.verbs_of("descansar entrar começar terminar morrer subir descer tornar banir pagar")
LEXICON.verb("reviver")
LEXICON.verb("obter", indicative="obtém/obtêm", subjunctive="obtenha", future="obtiver")
LEXICON.verb("atrair", indicative="atrai/atraem", subjunctive="atraia")
LEXICON.verb("substituir", indicative="substitui/substituem")
LEXICON.verb("sair", indicative="sai/saem", subjunctive="saia")
LEXICON.verb("descer", subjunctive="desça")
LEXICON.verb("subir", indicative="sobe/sobem")
LEXICON.verb("prevenir", indicative="previne/previnem", subjunctive="previna")
LEXICON.verb("reduzir", indicative="reduz/reduzem")
LEXICON.verb("estar", indicative="está/estão", subjunctive="esteja", future="estiver")

#: What agrees as a noun does, what stands before nouns as a number does, and what is said of a subject.
PHRASES_OF = (*common.PHRASES, "One", "Counted", "Reference", "This", "You", "Held", "Altered", "Quantity", "Simple")
NUMBERS_OF = ("Number", "Amount", "Much", "Plus", "Signed")
PREDICATES = (
    "Filter",
    "Quality",
    "Predicate",
    "Predicates",
    "Negated",
    "Moment",
    "CardMoment",
    "Event",
    "Forbidden",
    "Change",
)

SAYINGS = Sayings(LEXICON, PHRASES_OF, NUMBERS_OF, PREDICATES)
say, call = SAYINGS.say, SAYINGS.call

#: The order in which the filters of a phrase are kept, whatever the order of the words.
FILTERS: tuple[type[Filter], ...] = (
    f.Sort, f.Other, f.Side, f.Wounded, f.Ground, f.Exhausted, f.Knowledge, f.Named, f.Marked, f.Figure, f.Property,
    f.Countered, f.Higher, f.Within, f.InDirection, f.In,
)  # fmt: skip

Filters = tuple[Filter, ...]


def ordered(filters: Filters) -> Filters:
    return tuple(sorted(filters, key=lambda each: FILTERS.index(type(each))))


class Phrases(common.SelectorPhrases):
    """Only what was chosen is "o escolhido"."""

    def describes(self, reference: Selector, phrase: Selector) -> bool:
        return phrase.how == CHOOSE


PHRASES = Phrases((f.Sort,))

# -- what needs no description ----------------------------------------------------


def same(it: Any) -> Any:
    return it


def taken(it: Any) -> Fields:
    return {"it": it}


for category in ("This", "Reference"):
    say(Selector, category, pt="esta @carta/one", en="this @card/one", how=THIS, mention=FIXED)
say(Selector, "You", pt="@você/one", en="@you/several", how=t.AGENT, mention=FIXED)
for roles, you in (((SUBJECT, PLACE, INSIDE), "you"), ((OBJECT,), "yourself")):
    say(Selector, "Reference", pt="@você/one", en=f"@{you}/several", how=t.AGENT, mention=FIXED, roles=roles)
for how, pt, en in (
    (t.SUBJECT, "aquele @personagem/one", "that @character/one"),
    (t.ACTOR, "o @agente/one", "the @agent/one"),
    (t.OBJECT, "o @alvo/one da ação", "the @target/one of the action"),
    (t.ITS_HERO, "o seu @Herói/one", "your @Hero/one"),
    (t.ITS_CARD, "o~ @carta/one usado~", "the @card/one used"),
):
    say(Selector, "Reference", pt=pt, en=en, how=how, mention=FIXED)
say(Selector, "Reference", pt="o @alvo/one", en="the @target/one", how=CHOSEN, slot=t.TARGETS, mention=FIXED)
say(
    Selector, "Reference", pt="o~ escolhido~", en="the chosen @one", mention=LATEST,
    make=lambda: Selector(CHOSEN), unmake=lambda phrase: {},
)  # fmt: skip

# -- what is described ------------------------------------------------------------


def another(filters: Filters) -> Filters:
    return ordered((f.Other(), *filters))


def no_other(filters: Filters) -> Fields | None:
    return {"filters": tuple(each for each in filters if each != f.Other())} if f.Other() in filters else None


say(
    tuple, "One", pt="outro~ {filters:Kind/one}", en="another {filters:Kind/one}",
    make=lambda filters: None if f.Other() in filters else another(filters), unmake=no_other,
)  # fmt: skip
say(
    tuple, "One", pt="um~ {filters:Kind/one}", en="a {filters:Kind/one}",
    make=lambda filters: filters, unmake=lambda filters: {"filters": filters},
)  # fmt: skip
say(
    tuple, "Counted", pt="{filters:One}", en="{filters:One}",
    make=lambda filters: (filters, 1), unmake=lambda it: {"filters": it[0]} if it[1] == 1 else None,
)  # fmt: skip
say(
    tuple, "Counted", pt="{count:Number} {filters:Kind/several}", en="{count:Number} {filters:Kind/several}",
    make=lambda count, filters: (filters, count), unmake=lambda it: {"filters": it[0], "count": it[1]},
)  # fmt: skip


def choice(it: tuple[Filters, int], up_to: bool = False) -> Selector:
    return Selector(CHOOSE, it[0], Number(it[1]), up_to)


def as_choice(selector: Selector, up_to: bool) -> tuple[Filters, int] | None:
    plain = selector.how == CHOOSE and selector.up_to == up_to and selector.by == YOU
    return (selector.filters, selector.count.number) if plain and isinstance(selector.count, Number) else None


say(
    Selector, "Described", pt="{it:Counted}", en="{it:Counted}", mention=NEW,
    make=choice, unmake=lambda selector: None if (it := as_choice(selector, False)) is None else {"it": it},
)  # fmt: skip
say(
    Selector, "Described", pt="até {count:Number} {filters:Kind}", en="up to {count:Number} {filters:Kind}",
    also=("no máximo {count:Number} {filters:Kind}",), mention=NEW,
    make=lambda count, filters: choice((filters, count), True),
    unmake=lambda selector: None if (it := as_choice(selector, True)) is None else {"filters": it[0], "count": it[1]},
)  # fmt: skip
say(Selector, "Described", pt="cada {filters:Kind/one}", en="each {filters:Kind/one}", how=EACH, mention=NEW)

# -- nouns ------------------------------------------------------------------------

for sort, pt, en in (
    ("piece", "@peça", "@piece"),
    ("character", "@personagem", "@character"),
    ("hero", "@Herói", "@Hero"),
    ("companion", "@COMPANHEIRO", "@Companion"),
    ("human", "@HUMANO", "@Human"),
    ("creature", "@CRIATURA", "@Creature"),
    ("summon", "@EVOCAÇÃO", "@Summon"),
    ("object", "@objeto", "@object"),
    ("container", "@container", "@container"),
    ("body", "@corpo", "@body"),
    ("tile", "@casa", "@tile"),
    ("card", "@carta", "@card"),
    ("item", "@ITEM", "@Item"),
    ("skill", "@HABILIDADE", "@Skill"),
    ("companion-card", "@carta de COMPANHEIRO", "Companion @card"),
    ("event", "@EVENTO", "@Event"),
    ("class", "@CLASSE", "@Class"),
    ("entity", "@ENTE", "@Entity"),
    ("house", "@CASA", "@House"),
):
    call("Noun", f.Sort(sort), pt=pt, en=en)

# -- qualities --------------------------------------------------------------------

say(f.Other, pt="outro~", en="other", before=("pt", "en"))
for side, pt, en in ((t.ENEMY, "inimigo", "enemy"), (t.PARTNER, "parceiro", "partner"), (t.ALLY, "aliado", "allied")):
    say(f.Side, pt=f"{pt}~", en=en, side=side, before=("en",))
say(f.Wounded, pt="ferido~", en="wounded", before=("en",))
say(f.Ground, pt="vazio~", en="empty", ground="empty", before=("en",))
say(f.Exhausted, pt="deitado~", en="exhausted", exhausted=True, before=("en",))
say(f.Exhausted, pt="em pé", en="upright", exhausted=False, before=("en",))
say(f.Knowledge, pt="livre~", en="free", knowledge="", before=("en",))
say(f.Knowledge, pt="de {knowledge:Knowledge}", en="of {knowledge:Knowledge}")
say(f.Ground, pt="de {ground:Terrain}", en="of {ground:Terrain}")
say(f.Named, pt="chamado~ {name:Title}", en="called {name:Title}")
say(Filter, "Filter", pt="com {it:Had}", en="with {it:Had}", make=same, unmake=taken)
say(f.Marked, pt="sem o marcador {marker:Marker}", en="without the marker {marker:Marker}", has=False)
for higher, pt, en in ((True, "alta", "higher"), (False, "baixa", "lower")):
    say(f.Higher, pt=f"em casa mais {pt} que a sua", en=f"on a {en} tile than yours", higher=higher)
say(f.Within, pt="adjacente~ a {of:Reference}", en="adjacent to {of:Reference}", number=1, measure=t.TILES)
say(
    f.Within, pt="a até {number} de distância de {of:Reference}", en="at most {number} away from {of:Reference}",
    measure=t.AWAY,
)  # fmt: skip
say(
    f.Within, pt="a até {number} @casa de {of:Reference}", en="within {number} @tile of {of:Reference}",
    measure=t.TILES,
)  # fmt: skip
say(f.InDirection, pt="na direção de {of:Reference}", en="in the direction of {of:Reference}")

#: What a piece or a card has.
say(f.Marked, "Had", pt="o marcador {marker:Marker}", en="the marker {marker:Marker}", has=True)
for least, pt, en in ((True, "mais", "more"), (False, "menos", "less")):
    say(
        f.Figure, "Had", pt=f"{{figure:Held}} {{amount}} ou {pt}", en=f"{{figure:Held}} {{amount}} or {en}", least=least
    )
say(f.Property, "Had", pt="a propriedade {word:Property}", en="the property {word:Property}")
say(f.Countered, "Had", pt="um contador de {counter:Counter}", en="a {counter:Counter} counter")

#: Where a card lies: yours, or of somebody.
for place, yours, of, yours_en, of_en in (
    (t.INVENTORY, "do seu inventário", "do inventário", "from your inventory", "from the inventory"),
    (t.EQUIPMENT, "do seu EQUIPAMENTO", "do EQUIPAMENTO", "from your equipment", "from the equipment"),
    (t.MEMENTO, "do seu MEMENTO", "do MEMENTO", "from your memento", "from the memento"),
    (t.SUPPORT, "do seu SUPORTE", "do SUPORTE", "from your support", "from the support"),
    (t.SHEET, "da sua FICHA", "da FICHA", "from your sheet", "from the sheet"),
    (t.TABLE, "da sua mesa", "da mesa", "from your table", "from the table"),
    (t.ATTACHED, "dos seus anexos", "dos anexos", "from your attachments", "from the attachments"),
):
    say(f.In, pt=yours, en=yours_en, place=place)
    say(f.In, pt=f"{of} de {{of:Reference}}", en=f"{of_en} of {{of:Reference}}", place=place)
say(f.In, pt="do descarte", en="from the discard pile", place=t.DISCARD)
say(f.In, pt="do cenário", en="from the scenario", place=t.SCENARIO)

# -- names ------------------------------------------------------------------------

for category, table in (
    ("Knowledge", KNOWLEDGES),
    ("Terrain", TERRAINS),
    ("Counter", COUNTERS),
    ("KnownMarker", MARKERS),
    ("KnownProperty", PROPERTIES),
):
    for word, (pt, en) in table.items():
        call(category, word, pt=pt, en=en)
for word, pt, en in (
    (t.THIS_ACTION, "nesta ação", "in this action"),
    (t.END_OF_TURN, "até o fim do turno", "until the end of the turn"),
    (t.END_OF_ROUND, "até o fim da rodada", "until the end of the round"),
    (t.YOUR_NEXT_TURN, "até o início do seu próximo turno", "until the start of your next turn"),
):
    call("Until", word, pt=pt, en=en)
