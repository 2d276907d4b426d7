"""The words of Fábula, and which objects and players a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.discourse import FIXED, NEW
from ludoteca.cardtext.speech.lexicon import Lexicon
from ludoteca.cardtext.speech.sayings import Fields, Sayings
from ludoteca.core.effects import CHOOSE, EACH, EVENT, ONE, OPPONENT, THIS, YOU, Filter, Selector
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.names import COLOURS, COUNTERS, SUBTYPES

LEXICON = Lexicon()
LEXICON.nouns_of("m", "aliado arredor centro jogador oponente efeito baralho marcador recurso controlador você")
LEXICON.nouns_of("f", "base modificação permanente ficha carta manobra zona cor")
LEXICON.noun("mão", "f", "mãos")
LEXICON.adjectives_of(" ".join(pt for pt, _ in COLOURS.values()))
LEXICON.adjectives_of("multicolorido monocolorido virado desvirado ferido bloqueado chamado anexado nenhum criado")
LEXICON.adjectives_of("destruído tomado")
LEXICON.adjective("nenhum", "nenhum nenhuma nenhuns nenhumas")
LEXICON.adjective("azul", "azul azul azuis azuis")
LEXICON.adjective("incolor", "incolor incolor incolores incolores")
LEXICON.adjective("bloqueador", "bloqueador bloqueadora bloqueadores bloqueadoras")
LEXICON.verbs_of("causar exilar devolver colocar embaralhar virar desvirar curar retirar tomar anexar criar comprar")
LEXICON.verbs_of("descartar sacrificar mandar ganhar usar jogar escolher cancelar copiar mudar pular custar controlar")
LEXICON.verbs_of("entrar morrer realizar bloquear sofrer receber dividir")
LEXICON.verb("destruir", indicative="destrói/destroem")
LEXICON.verb("prevenir", indicative="previne/previnem", subjunctive="previna")
LEXICON.verb("sair", indicative="sai/saem", subjunctive="saia")
LEXICON.verb("dar", indicative="dá/dão", subjunctive="dê", future="der")

SAYINGS = Sayings(
    LEXICON,
    (*common.PHRASES, "One", "This", "Host", "Nobody", "Player", "SortName", "Rest"),
    ("Number", "Many", "Count", "Several", "Least"),
    ("Event", "Deed", "Received", "Colours"),
)
say, call = SAYINGS.say, SAYINGS.call

#: How "o aliado alvo" and, once more, "o aliado alvo" are meant before it is known which target that is.
THE, AGAIN, ALL_AGAIN = "the", "again", "all-again"


@dataclass(frozen=True, slots=True)
class Aimed(Filter):
    """ "alvo". No record has it: what is aimed at is a target of its passage (1.15.3)."""


@dataclass(frozen=True, slots=True)
class Of(Filter):
    """Whose controller it is. No record has it either."""

    of: Selector


#: The order in which filters are kept, whatever the order of the words.
FILTERS: tuple[type[Filter], ...] = (
    t.Sort, t.Coloured, t.Subtype, t.Tapped, t.Doing, t.Damaged, Aimed, t.Other, t.Whose, t.Compare, t.Marked, t.Named,
    t.OfChosenColour, t.In, t.Single,
)  # fmt: skip

Filters = tuple[Filter, ...]


def ordered(filters: Filters) -> Filters:
    return tuple(sorted(filters, key=lambda each: FILTERS.index(type(each))))


PHRASES = common.SelectorPhrases((t.Sort,))

# -- which objects and players ----------------------------------------------------

THESE = [f"este~ @{thing}/one" for thing in ("aliado", "base", "modificação", "permanente", "ficha")]
for category in ("This", "Selector"):
    say(Selector, category, pt="este~ @carta/one", en="this @card/one", also=THESE, how=THIS, mention=FIXED)
for category in ("Host", "Selector"):
    say(
        Selector, category, pt="o~ @carta/one anexado~", en="the @card/one with this attachment", how=t.HOST,
        mention=FIXED,
    )  # fmt: skip
say(
    Selector, pt="aquele~ @carta/one", en="that @card/one", also=[each.replace("este", "aquele", 1) for each in THESE],
    how=EVENT, slot=t.EVENT_SLOT, mention=FIXED,
)  # fmt: skip
say(Selector, pt="@você/one", en="@you/several", how=t.PLAYER)
say(
    Selector, pt="o @controlador/one de {of:Selector}", en="the @controller/one of {of:Selector}",
    make=lambda of: Selector(t.CONTROLLER, (Of(of),)),
    unmake=lambda it: {"of": it.filters[0].of} if it.how == t.CONTROLLER and it.filters else None,
)  # fmt: skip
for how, pt, en in ((AGAIN, "one", "that"), (ALL_AGAIN, "several", "those")):
    say(
        Selector, pt=f"o~ {{filters:Kind/{pt}}} alvo", en=f"{en} {{filters:Kind/{pt}}}", how=how, mention=NEW, cost=1
    )  # fmt: skip
say(Selector, pt="o~ {filters:Kind/one}", en="{filters:Kind/one}", how=THE, mention=NEW)


def another(filters: Filters) -> Selector:
    return Selector(CHOOSE, ordered((t.Other(), *filters)))


def as_another(it: Selector) -> Fields | None:
    single = it.how == CHOOSE and it.count == ONE and not it.up_to
    return {"filters": without_other(it.filters)} if single and t.Other() in it.filters else None


def without_other(filters: Filters) -> Filters:
    return tuple(each for each in filters if each != t.Other())


say(
    Selector, pt="outro~ {filters:Kind/one}", en="another {filters:Kind/one}", mention=NEW, make=another,
    unmake=as_another,
)  # fmt: skip
for up_to, pt, en in ((False, "", ""), (True, "até ", "up to ")):
    say(
        Selector, pt=pt + "{count:Count} {filters:Kind}", en=en + "{count:Count} {filters:Kind}", how=CHOOSE,
        up_to=up_to, mention=NEW,
    )  # fmt: skip
say(
    Selector, pt="cada {filters:Kind/one}", en="each {filters:Kind/one}",
    also=("[todo~] o~ {filters:Kind/several}", "todo~ {filters:Kind/one}"), how=EACH, mention=NEW,
)  # fmt: skip
say(Selector, "Nobody", pt="nenhum~ {filters:Kind/one}", en="no {filters:Kind/one}", how=EACH, mention=NEW)
common.references(SAYINGS, PHRASES, by_noun=False)
say(
    tuple, "One", pt="outro~ {filters:Kind/one}", en="another {filters:Kind/one}",
    make=lambda filters: ordered((t.Other(), *filters)),
    unmake=lambda filters: {"filters": without_other(filters)} if t.Other() in filters else None,
)  # fmt: skip
say(
    tuple, "One", pt="um~ {filters:Kind/one}", en="a {filters:Kind/one}", make=lambda filters: filters,
    unmake=lambda filters: {"filters": filters},
)  # fmt: skip
for who, pt, en in (
    (t.PLAYER, "@você/one", "@you/several"),
    (OPPONENT, "um @oponente/one", "an @opponent/one"),
    ("", "um @jogador/one", "a @player/one"),
):
    call("Player", who, pt=pt, en=en)

# -- nouns ------------------------------------------------------------------------

for sort, pt, en in (
    ("ally", "@aliado", "@ally"),
    ("base", "@base", "@base"),
    ("outskirt", "@arredor", "@outskirt"),
    ("centre", "@centro", "@centre"),
    ("modification", "@modificação", "@modification"),
    ("permanent", "@permanente", "@permanent"),
    ("token", "@ficha", "@token"),
    ("card", "@carta", "@card"),
    ("maneuver", "@manobra", "@maneuver"),
    ("ally-card", "@carta de aliado", "ally @card"),
    ("modification-card", "@carta de modificação", "modification @card"),
    ("maneuver-card", "@carta de manobra", "maneuver @card"),
    ("base-card", "@carta de base", "base @card"),
    ("player", "@jogador", "@player"),
    ("effect", "@efeito", "@effect"),
    ("discard-zone", "@zona de descarte", "discard @zone"),
    ("exile-zone", "@zona de degredo", "exile @zone"),
    ("territory-zone", "@zona de territórios", "territory @zone"),
    ("hand-zone", "@mão", "@hand"),
    ("deck", "@baralho", "@deck"),
):
    call("SortName", sort, pt=pt, en=en)


def either(first: str, rest: tuple[str, ...]) -> t.Sort:
    return t.Sort("/".join((first, *rest)))


def as_either(it: Any) -> Fields | None:
    parts = it.sort.split("/") if isinstance(it, t.Sort) else ()
    return {"first": parts[0], "rest": tuple(parts[1:])} if len(parts) > 1 else None


say(
    t.Sort, "Noun", pt="{sort:SortName}", en="{sort:SortName}", make=lambda sort: t.Sort(sort),
    unmake=lambda it: {"sort": it.sort} if isinstance(it, t.Sort) and "/" not in it.sort else None,
)  # fmt: skip
for number in ("one", "several"):
    say(
        t.Sort, "Noun", pt=f"{{first:SortName/{number}}} ou {{rest:Rest/{number}}}",
        en=f"{{first:SortName/{number}}} or {{rest:Rest/{number}}}", make=either, unmake=as_either,
    )  # fmt: skip
#: An opponent is a player: the sort is understood.
say(t.Whose, "Noun", pt="@oponente", en="@opponent", seat=OPPONENT)

# -- qualities --------------------------------------------------------------------

say(Aimed, pt="alvo", en="target", before=("en",))
say(t.Other, pt="outro~", en="other", before=("pt", "en"))
for colour, (pt, en) in COLOURS.items():
    call("Colour", colour, pt=f"{pt}~", en=en)
say(
    t.Coloured, pt="{colours:Colours}", en="{colours:Colours}", before=("en",),
    make=lambda colours: t.Coloured(tuple(sorted(set(colours), key=t.COLOURS.index))),
    unmake=lambda it: {"colours": it.colours} if isinstance(it, t.Coloured) and it.colours else None,
)  # fmt: skip
for how, pt, en in (
    ("colourless", "incolor", "colourless"),
    ("multicoloured", "multicolorido", "multicoloured"),
    ("monocoloured", "monocolorido", "monocoloured"),
):
    say(t.Coloured, pt=f"{pt}~", en=en, how=how, before=("en",))
for subtype, (pt, en) in SUBTYPES.items():
    call("Tribe", subtype, pt=pt, en=en)
say(t.Subtype, pt="{subtype:Tribe}", en="{subtype:Tribe}", before=("en",))
say(t.Tapped, pt="virado~", en="tapped", tapped=True, before=("en",))
say(t.Tapped, pt="desvirado~", en="untapped", tapped=False, before=("en",))
say(t.Doing, pt="bloqueador~", en="blocking", role="blocking", before=("en",))
say(t.Doing, pt="bloqueado~", en="blocked", role="blocked", before=("en",))
say(t.Doing, pt="em ofensiva", en="making an offensive", role="offensive")
say(t.Doing, pt="em influência", en="making an influence", role="influence")
say(t.Damaged, pt="ferido~", en="damaged", before=("en",))
say(t.Whose, pt="que você controla", en="you control", seat=YOU)
say(
    t.Whose, pt="que um oponente controla", en="an opponent controls", also=("que os oponentes controlam",),
    seat=OPPONENT,
)  # fmt: skip
for least, pt, en in ((True, "mais", "more"), (False, "menos", "less")):
    say(
        t.Compare, pt=f"com {{stat:Figured}} {{amount}} ou {pt}", en=f"with {{stat:Figured}} {{amount}} or {en}",
        least=least,
    )  # fmt: skip
for counter, (pt, en) in COUNTERS.items():
    call("Counter", counter, pt=pt, en=en)
say(t.Marked, pt="com marcador de {counter:Counter}", en="with a {counter:Counter} counter")
say(t.Named, pt="chamado~ {name:Title}", en="called {name:Title}")
say(t.OfChosenColour, pt="da cor escolhida", en="of the chosen colour")
for zone, whose, pt, en in (
    ("discard", YOU, "do seu descarte", "in your discard"),
    ("discard", OPPONENT, "do descarte de um oponente", "in an opponent's discard"),
    ("discard", "", "de um descarte", "in any discard"),
    ("hand", YOU, "da sua mão", "in your hand"),
    ("exile", YOU, "do seu degredo", "in your exile"),
    ("exile", "", "de um degredo", "in any exile"),
):
    say(t.In, pt=pt, en=en, zone=zone, whose=whose)
say(t.Single, pt="com um só alvo", en="with a single target")
for stat, pt, en in (
    ("offensive", "ofensiva", "offensive"),
    ("influence", "influência", "influence"),
    ("life", "vida", "life"),
    ("resistance", "resistência", "resistance"),
    ("cost", "custo", "cost"),
):
    call("Figured", stat, pt=pt, en=en)
    if stat in t.STATS:
        call("Stat", stat, pt=pt, en=en)
call("Until", t.END_OF_TURN, pt="até o (fim|final) do turno", en="until the end of the turn", also=("neste turno",))
