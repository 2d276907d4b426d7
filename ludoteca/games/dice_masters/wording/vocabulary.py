"""The words of Dice Masters, and which dice and players a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.discourse import FIXED, NEW
from ludoteca.cardtext.speech.lexicon import Lexicon
from ludoteca.cardtext.speech.sayings import Fields, Sayings
from ludoteca.cardtext.speech.templates import OBJECT, PLACE, SUBJECT
from ludoteca.core.effects import CHOOSE, EACH, EVENT, ONE, OPPONENT, THIS, YOU, Filter, Selector
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.wording.names import AFFILIATIONS, AREAS, ENERGIES, OUTSIDE

LEXICON = Lexicon()
LEXICON.nouns_of("m", "dado personagem jogador Parceiro atacante bloqueador dano oponente você punho raio escudo")
LEXICON.nouns_of("f", "máscara energia")
LEXICON.adjectives_of("bloqueado inimigo afetado nocauteado engajado causado atacante")
LEXICON.adjective("seu", "seu sua seus suas")
LEXICON.adjective("opositor", "opositor opositora opositores opositoras")
LEXICON.adjective("bloqueador", "bloqueador bloqueadora bloqueadores bloqueadoras")
#: Forms of verbs that no paradigm has: they agree in number alone.
LEXICON.adjective("pagou", "pagou pagou pagaram pagaram")
LEXICON.adjective("estava", "estava estava estavam estavam")
LEXICON.adjective("seria", "seria seria seriam seriam")
LEXICON.verbs_of("causar ganhar receber virar jogar rejogar pegar deixar mover redirecionar capturar tomar bloquear")
LEXICON.verbs_of("atacar dever voltar copiar escolher pagar")
LEXICON.verb("nocautear", indicative="nocauteia/nocauteiam", subjunctive="nocauteie")
LEXICON.verb("sofrer")

SAYINGS = Sayings(
    LEXICON,
    (*common.PHRASES, "This", "Roles", "Coin", "Name"),
    (*common.NUMBERS, "Several"),
    ("Doing",),
)
PHRASES = common.SelectorPhrases((t.Sort, t.Named))
say, call = SAYINGS.say, SAYINGS.call

#: The order in which the filters of a selector are kept, whatever the order of the words.
FILTERS: tuple[type[Filter], ...] = (
    t.Other, t.Sort, t.Named, t.Doing, t.OfEnergy, t.Affiliated, t.Whose, t.Level, t.EngagedWithThis, t.In,
    t.AlreadyInField, t.DidNotPay,
)  # fmt: skip

#: "Outro", before it is known than which.
OTHER = t.Other(-1)


@dataclass(frozen=True, slots=True)
class InField(Filter):
    """ "em campo". No text means this: characters are sought in the field anyway (fundamentals.2)."""


# -- which dice and players -------------------------------------------------------

for category in ("This", "Selector"):
    say(
        Selector, category, pt="este~ @dado/one", en="this @die/one", also=("este~ @personagem/one",), how=THIS,
        mention=FIXED,
    )  # fmt: skip
say(
    Selector, pt="aquele~ @dado/one", en="that @die/one", also=("aquele~ @personagem/one",), how=EVENT, mention=NEW
)  # fmt: skip
for pt, en, whose in (("o~ @oponente/one", "your @opponent/one", t.OPPOSING), ("@você/one", "@you/several", t.YOURS)):
    say(
        Selector, pt=pt, en=en, how=EACH, filters=(t.Sort("player"), whose), mention=NEW, roles=(PLACE,)
    )  # fmt: skip
say(
    Selector, pt="{name:Name/one}", en="{name:Name/one}", mention=NEW,
    make=lambda name: Selector(EACH, (t.Named(name),)),
    unmake=lambda it: {"name": it.filters[0].name}
    if it == Selector(EACH, it.filters) and len(it.filters) == 1 and isinstance(it.filters[0], t.Named) else None,
)  # fmt: skip
call("Choice", YOU, pt="à sua escolha", en="of your choice")
call("Choice", OPPONENT, pt="à escolha do oponente", en="of your opponent's choice")


def with_filter(filters: tuple[Filter, ...], more: Filter, **fields: str) -> Selector:
    ordered = sorted((more, *filters), key=lambda each: FILTERS.index(type(each)))
    return Selector(filters=tuple(ordered), **fields)  # type: ignore[arg-type]


def without_filter(it: Selector, less: Filter, how: str) -> Fields | None:
    if it.how != how or less not in it.filters or it.count != ONE or it.up_to:
        return None
    return {"filters": tuple(each for each in it.filters if each != less), "by": None if it.by == YOU else it.by}


def another(filters: tuple[Filter, ...], by: str = YOU) -> Selector:
    return with_filter(filters, OTHER, how=CHOOSE, by=by)


def yours(filters: tuple[Filter, ...]) -> Selector:
    return with_filter(filters, t.YOURS, how=EACH)


def as_yours(it: Selector) -> Fields | None:
    found = without_filter(it, t.YOURS, EACH)
    return None if found is None else {"filters": found["filters"]}


say(
    Selector, pt="outro~ {filters:Kind/one} [{by:Choice}]", en="another {filters:Kind/one} [{by:Choice}]", mention=NEW,
    make=another, unmake=partial(without_filter, less=OTHER, how=CHOOSE),
)  # fmt: skip
for up_to, pt, en in ((False, "", ""), (True, "até ", "up to ")):
    say(
        Selector, pt=pt + "{count:Many} {filters:Kind} [{by:Choice}]",
        en=en + "{count:Many} {filters:Kind} [{by:Choice}]", how=CHOOSE, up_to=up_to, mention=NEW,
    )  # fmt: skip
#: All of them: "os" as a subject, "todos os" as an object, "cada" elsewhere.
for roles, pt, en, en_yours in (
    ((SUBJECT,), "o~", "", "your"),
    ((OBJECT,), "todo~ o~", "all", "all your"),
):
    say(
        Selector, pt=f"{pt} seu~ {{filters:Kind/several}}", en=f"{en_yours} {{filters:Kind/several}}", mention=NEW,
        roles=roles, make=yours, unmake=as_yours,
    )  # fmt: skip
    say(
        Selector, pt=f"{pt} {{filters:Kind/several}}", en=f"{en} {{filters:Kind/several}}", how=EACH, mention=NEW,
        roles=roles,
    )  # fmt: skip
say(
    Selector, pt="cada {filters:Kind/one}", en="each {filters:Kind/one}",
    also=("[todo~] o~ {filters:Kind/several}", "todo~ {filters:Kind/one}"), how=EACH, mention=NEW,
)  # fmt: skip
say(
    Selector, pt="[todo~] o~ seu~ {filters:Kind/several}", en="all your {filters:Kind/several}", mention=NEW,
    make=yours, unmake=as_yours,
)  # fmt: skip
common.references(SAYINGS, PHRASES, by_noun=False)

# -- nouns ------------------------------------------------------------------------

call("Noun", t.CHARACTER, pt="@personagem", en="@character")
call("Noun", t.Sort("player"), pt="@jogador", en="@player")
call("Noun", t.Sort("sidekick"), pt="@Parceiro", en="@Sidekick")
call("Noun", t.Sort("die"), pt="@dado", en="@die")
for number in ("one", "several"):
    call(
        "Noun", t.Sort("character-or-player"), pt=f"@personagem/{number} ou @jogador/{number}",
        en=f"@character/{number} or @player/{number}",
    )  # fmt: skip
say(t.Named, "Noun", pt="@dado de {name:Called}", en="{name:Called} @die", also=("{name:Called}",))
for role, noun, noun_en, adjective, adjective_en in (
    ("attacking", "@atacante", "@attacker", "atacante~", "attacking"),
    ("blocking", "@bloqueador", "@blocker", "bloqueador~", "blocking"),
    ("blocked", "", "", "bloqueado~", "blocked"),
):
    if noun:
        call("Role", role, pt=noun, en=noun_en)
    call("Done", role, pt=adjective, en=adjective_en)
say(t.Doing, "Noun", pt="{roles:Roles}", en="{roles:Roles}")

# -- qualities --------------------------------------------------------------------

say(t.Other, pt="outro~", en="other", before=("pt", "en"), slot=OTHER.slot)
say(t.Doing, pt="{roles:Doing}", en="{roles:Doing}", before=("en",))
for energy, (pt, en) in ENERGIES.items():
    say(t.OfEnergy, pt=pt, en=en, also=(f"{pt}s",), energy=energy, before=("en",))
    call("Coin", energy, pt=f"@{pt}", en=en)
for affiliation, (pt, en) in AFFILIATIONS.items():
    article = "do" if affiliation == "fantastic-four" else "dos"
    say(t.Affiliated, pt=f"{article} {pt}", en=en, affiliation=affiliation, before=("en",))
say(
    t.Whose, pt="opositor~", en="opposing", also=("inimigo~", "do oponente", "dele"), seat=OPPONENT, before=("en",)
)  # fmt: skip
say(t.Whose, pt="seu~", en="of yours", seat=YOU)
say(t.Level, pt="de (nível|níveis) {levels:Levels}", en="of level {levels:Levels}")
say(t.EngagedWithThis, pt="engajado~ com {_:This}", en="engaged with {_:This}")
say(InField, pt="em campo", en="in the field")
say(t.In, pt="de {area:Own}", en="from {area:Own}")
say(t.AlreadyInField, pt="que já estava~ em campo", en="already in the field")
say(t.DidNotPay, pt="que não pagou~ este posicionamento", en="that did not pay for this fielding")

# -- places -----------------------------------------------------------------------

for area, (pt, en) in AREAS.items():
    article, name = pt.split(" ", 1)
    own = f"{article} {'sua' if article == 'a' else 'seu'} {name}"
    call("Put", area, pt=own, en=f"your {en}")
    if area in OUTSIDE:
        call("Own", area, pt=own, en=f"your {en}")
    if area in ("field", "attack"):
        call("Goal", area, pt=pt, en=f"the {en}", also=(own, f"{pt} do dono"))
    else:
        call("Goal", area, pt=f"{pt} do dono", en=f"the owner's {en}", also=(own, pt))
