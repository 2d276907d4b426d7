"""The words of Krosmaster, and which Units a text speaks of."""

from __future__ import annotations

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.discourse import FIXED, NEW
from ludoteca.cardtext.speech.lexicon import Lexicon
from ludoteca.cardtext.speech.sayings import Sayings
from ludoteca.core.effects import CHOSEN, EVENT, THIS, Filter, Selector
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.text.words import THIS_FIGHT, THIS_TURN
from ludoteca.games.krosmaster.wording.names import DAMAGE_NAMES, POINT_NAMES, POWER_NAMES

LEXICON = Lexicon()
LEXICON.nouns_of("m", "aliado adversário conjurador alvo Ferimento Kama")
LEXICON.noun("Krosmaster", "m", plural="Krosmasters")
LEXICON.nouns_of("f", "unidade casa moeda")
LEXICON.adjectives_of("aliado adversário adjacente curado")
LEXICON.verbs_of("empurrar recuar aproximar roubar ganhar trocar invocar jogar teleportar colocar curar copiar receber")
LEXICON.verbs_of("sofrer infligir nocautear escolher")
LEXICON.verb("atrair", indicative="atrai/atraem", subjunctive="atraia")
LEXICON.verb("substituir", indicative="substitui/substituem")

SAYINGS = Sayings(LEXICON, (*common.PHRASES, "This", "Target"), common.NUMBERS)
PHRASES = common.SelectorPhrases((t.Noun, t.OfType))
say, call = SAYINGS.say, SAYINGS.call

#: The order in which the filters of a phrase are kept, whatever the order of the words.
FILTERS: tuple[type[Filter], ...] = (t.Noun, t.OfType, t.Other, t.Adjacent, t.Marked)

# -- which Units ------------------------------------------------------------------

for category in ("This", "Selector"):
    say(
        Selector, category, pt="este~ @unidade/one", en="this @Unit/one", also=("o~ @conjurador/one",),
        how=THIS, mention=FIXED,
    )  # fmt: skip
say(Selector, pt="aquele~ @unidade/one", en="that @Unit/one", how=EVENT, mention=NEW)
common.selectors(SAYINGS)
common.references(SAYINGS, PHRASES, by_noun=False)
for category in ("Target", "Selector"):
    say(
        Selector, category, pt="o~ @alvo/one", en="the @target/one", how=CHOSEN, slot=t.TARGETS, mention=FIXED
    )  # fmt: skip

call("Noun", t.Noun(), pt="@unidade", en="@Unit")
call("Noun", t.Noun(t.ALLIES), pt="@aliado", en="@ally")
call("Noun", t.Noun(t.OPPONENTS), pt="@adversário", en="@opponent")
call("Noun", t.Noun(t.ANY, True), pt="@Krosmaster", en="@Krosmaster")
call("Noun", t.Noun(t.ALLIES, True), pt="@Krosmaster aliado~", en="allied @Krosmaster")
call("Noun", t.Noun(t.OPPONENTS, True), pt="@Krosmaster adversário~", en="opposing @Krosmaster")
say(t.OfType, "Noun", pt="{type:Name}", en="{type:Name}")

say(t.OfType, pt="do tipo {type:Name}", en="of Type {type:Name}")
say(t.Other, pt="outro~", en="other", before=("pt", "en"))
say(t.Adjacent, pt="adjacente~", en="adjacent", before=("en",), to_target=False)
say(t.Adjacent, pt="adjacente~ ao alvo", en="adjacent to the target", to_target=True)
say(t.Marked, pt="com o marcador {marker:Name}", en="with the {marker:Name} marker")

# -- names and figures ------------------------------------------------------------

for power, (pt, en) in POWER_NAMES.items():
    call("Power", power, pt=pt, en=en)
for element, (pt, en) in DAMAGE_NAMES.items():
    call("Damage", element, pt=pt, en=en)
    if element not in ("damage", "heal"):
        call("Element", element, pt=pt, en=en)
for gauge, (pt, en) in POINT_NAMES.items():
    call("Points", gauge, pt=pt, en=en)
    if gauge != "range":
        call("Gauge", gauge, pt=pt, en=en)

call(
    "Until", THIS_TURN, pt="até o (fim|final) do turno", en="until the end of the turn", also=("neste turno",)
)  # fmt: skip
call("Until", THIS_FIGHT, pt="até o fim da luta", en="until the end of the fight")
