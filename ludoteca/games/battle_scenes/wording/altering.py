"""What becomes of damage that is about to be dealt, told of whoever would deal or receive it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, ONE, THIS, Amount, Effect, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.damage import ROUNDED, changed
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.statements import DEALS, EACH_TARGET, state
from ludoteca.games.battle_scenes.wording.vocabulary import ACTION, BASE, CHARACTER, LEXICON, SCENE, call, say

LEXICON.verb("receberia", indicative="receberia/receberiam", subjunctive="-/-", future="-/-")


@dataclass(frozen=True, slots=True)
class Altered(Effect):
    """ "Todo o dano que … receberia torna-se 0". No record has it: it is a line's moment, and what it does then."""

    when: t.When
    change: Effect


@dataclass(frozen=True, slots=True)
class DamageOf(Effect):
    """ "O dano daquela ação torna-se 0": the damage of which the moment speaks. No record has it."""

    action: Selector
    change: Effect


MAY = "(!poder|!poder+)"

# -- how it changes ---------------------------------------------------------------

CHANGE = "Damage Change"
for pt, en in (("torna-se", "becomes"),):
    say(
        t.ChangeDamage, CHANGE, pt=f"{pt} {{amount:Amount Said}}", en=f"{en} {{amount:Amount Said}}",
        also=("(tornar-se-á|passa a ser) {amount:Amount Said}",), alone="indicative", how="set", one=False,
    )  # fmt: skip
    say(
        t.ChangeDamage, CHANGE, pt=f"{pt} penetrante", en=f"{en} penetrating", also=("(é|será) penetrante",),
        alone="indicative", how="penetrating", amount=ONE, one=False,
    )  # fmt: skip
say(
    t.ChangeDamage, CHANGE, pt=f"é reduzido (à metade|pela metade), {ROUNDED}", en="is halved, rounded down",
    alone="indicative", how="half", amount=ONE, one=False,
)  # fmt: skip
call(
    CHANGE, t.ChangeDamage("double"), pt="é dobrado", en="is doubled", alone="indicative",
    also=("(é|será) (dobrado|duplicado)",),
)  # fmt: skip
for sign, pt, en in ((1, "aumentado", "increased"), (-1, "(reduzido|diminuído)", "reduced")):
    say(
        t.ChangeDamage, CHANGE, pt="(é|será) (reduzido|diminuído) a {amount:Amount Said}", alone="indicative",
        en="is reduced to {amount:Amount Said}", unmake=lambda it: None,
        make=lambda amount: t.ChangeDamage("set", amount) if amount == Number(0) else None,
    ) if sign < 0 else None  # fmt: skip
    say(
        t.ChangeDamage, CHANGE, pt=f"(é|será) {pt} em {{amount:Amount Said}}", en=f"is {en} by {{amount:Amount Said}}",
        alone="indicative", make=lambda amount, sign=sign: changed(sign, amount), unmake=lambda it: None,
    )  # fmt: skip

# -- whose damage -----------------------------------------------------------------


def would_receive(
    who: Selector, change: Effect, sort: str, source: Selector | None = None, during: str = ""
) -> Altered:
    what = None if source is None else one_of(source)
    return Altered(t.When("receives damage", one_of(who), what, True, during, sort=sort), change)


def would_deal(source: Selector, change: Effect, sort: str, during: str) -> Altered | None:
    """Damage that somebody is about to deal, to whomever."""
    return Altered(t.When("deals damage", one_of(source), None, True, during), change) if not sort else None


def deals_none(source: Selector, who: Selector, sort: str) -> Altered:
    """ "Ações de heróis não causam dano a suportes": whoever is named first is whom the moment names first."""
    if who.how not in (CHOOSE, EACH):
        return would_receive(who, t.ChangeDamage("set", Number(0)), sort, source)
    return Altered(
        t.When("deals damage", one_of(source), one_of(who), True, sort=sort), t.ChangeDamage("set", Number(0))
    )


def none_of(sort: str) -> str:
    return f"dano{' penetrante' if sort else ''}"


ALL_DAMAGE = (("", "(todo o dano|o dano|todo dano)", ""), ("penetrating", "(todo o|o) dano penetrante", "penetrating "))
for sort, pt, en in ALL_DAMAGE:
    for source, en_source in (("", ""), (" de {source:Selector}", " by {source:Selector}")):
        tail, en_tail = (f"{each} [{{during:During}}] {{change:{CHANGE}}}" for each in (source, en_source))
        say(
            Altered, "Effect", pt=f"{pt} que {{who:Selector}} !receberia{tail}",
            en=f"all {en}damage that {{who:Selector}} !would be dealt{en_tail}",
            also=(f"{pt} que {{who:Selector}} !receber/future{tail}",),
            make=lambda sort=sort, **said: would_receive(**said, sort=sort), unmake=lambda it: None,
            wants={"who": BASE, "source": BASE | ACTION | SCENE}, alone="indicative",
        )  # fmt: skip
    say(
        Altered, "Effect",
        pt=f"{pt} [que seria] causado (a|em) {{who:Selector}} [{{during:During}}] {{change:{CHANGE}}}",
        en=f"all {en}damage that would be dealt to {{who:Selector}} [{{during:During}}] {{change:{CHANGE}}}",
        make=lambda sort=sort, **said: would_receive(**said, sort=sort), unmake=lambda it: None, wants={"who": BASE},
        alone="indicative",
    )  # fmt: skip
    say(
        Altered, "Effect",
        pt=f"{pt} [que (seria|for|fosse)] causado por {{source:Selector}} (a|em) {{who:Selector}} "
        f"[{{during:During}}] {{change:{CHANGE}}}",
        en=f"all {en}damage that would be dealt by {{source:Selector}} to {{who:Selector}} [{{during:During}}] "
        f"{{change:{CHANGE}}}",
        also=(f"{pt} que {{source:Selector}} (!causaria|!causar/future) (a|em) {{who:Selector}} [{{during:During}}] "
        f"{{change:{CHANGE}}}",),
        make=lambda sort=sort, **said: would_receive(**said, sort=sort), unmake=lambda it: None, alone="indicative",
        wants={"who": BASE, "source": BASE | ACTION | SCENE},
    )  # fmt: skip
    say(
        Altered, "Effect",
        pt=f"{pt} que (seria|for|fosse) causado por {{source:Selector}} [{{during:During}}] "
        f"{{change:{CHANGE}}}",
        en=f"all {en}damage that would be dealt by {{source:Selector}} [{{during:During}}] {{change:{CHANGE}}}",
        make=lambda source, change, during="", sort=sort: would_deal(source, change, sort, during),
        unmake=lambda it: None, alone="indicative", wants={"source": BASE | ACTION | SCENE},
    )  # fmt: skip
    say(
        Altered, "Effect", pt=f"{pt} causado por {{source:Selector}} [{{during:During}}] {{change:{CHANGE}}}",
        en=f"all {en}damage dealt by {{source:Selector}} [{{during:During}}] {{change:{CHANGE}}}",
        make=lambda source, change, during="", sort=sort: would_deal(source, change, sort, during),
        unmake=lambda it: None, alone="indicative", wants={"source": BASE | SCENE},
    )  # fmt: skip
    say(
        Altered, "Effect",
        pt=f"{{source:Actions}} não (causa|causam|causará|causarão) {none_of(sort)} (a|em) {{who:Selector}}",
        en=f"{{source:Actions}} deal no {en}damage to {{who:Selector}}", unmake=lambda it: None, alone="indicative",
        also=(f"{{source:Actions}} não (pode|podem|poderá|poderão) causar {none_of(sort)} (a|em) {{who:Selector}}",),
        make=lambda source, who, sort=sort: deals_none(source, who, sort), wants={"who": BASE},
    )  # fmt: skip
    state(
        Altered, "who", f"não !receber {none_of(sort)} de {{source:Selector}}",
        f"!be dealt no {en}damage by {{source:Selector}}", (f"não !receber+ {none_of(sort)} de {{source:Selector}}",
        f"não {MAY} (receber|sofrer) {none_of(sort)} de {{source:Selector}}"),
        BASE, sorts={"source": BASE | ACTION | SCENE}, unmake=lambda it: None,
        make=lambda who, source, sort=sort: would_receive(who, t.ChangeDamage("set", Number(0)), sort, source),
    )  # fmt: skip
    none = none_of(sort)
    state(
        Altered, "who", f"não !receber {none}", f"!be dealt no {en}damage", (f"não !receber+ {none}",
        f"não {MAY} (receber|sofrer) {none}"), BASE,
        make=lambda who, sort=sort: would_receive(who, t.ChangeDamage("set", Number(0)), sort), unmake=lambda it: None,
    )  # fmt: skip
#: "Nenhum personagem pode receber dano": each of them is dealt none.
for sort, none, en in (("", "dano", "damage"), ("penetrating", "dano penetrante", "penetrating damage")):
    say(
        Altered, "Effect", pt=f"{{who:None Of Them}} {MAY} receber {none} [de {{source:Selector}}]",
        en=f"{{who:None Of Them}} can be dealt {en} [by {{source:Selector}}]", alone="indicative",
        make=lambda who, source=None, sort=sort: would_receive(who, t.ChangeDamage("set", Number(0)), sort, source),
        unmake=lambda it: None, wants={"who": BASE, "source": BASE | ACTION | SCENE},
    )  # fmt: skip
#: "Recebe apenas metade do dano".
HALF = f"(!receber|!receber+) [(apenas|somente)] [a] metade do dano [de {{source:Selector}}] , {ROUNDED}"
say(
    Altered, "Effect", pt=f"{{who:Selector}} {HALF}", en="{who:Selector} !be dealt half the damage [{source:Selector}]",
    make=lambda who, source=None: would_receive(who, t.ChangeDamage("half"), "", source), unmake=lambda it: None,
    wants={"who": BASE, "source": BASE | ACTION | SCENE},
)  # fmt: skip
#: Whoever is dealt damage: "todo dano causado é penetrante".
say(
    Selector, "Anybody", pt="(causado|recebido|que for causado|que seria causado)", en="dealt", mention="new",
    make=lambda: Selector(CHOOSE, (t.Kind(("character", "support")),)), unmake=lambda it: None, of=BASE,
)  # fmt: skip
for sort, pt, en in (
    ("", "(todo o dano|todo dano)", "all damage"),
    ("penetrating", "(todo o|todo) dano penetrante", "all penetrating damage"),
):
    say(
        Altered, "Effect", pt=f"{pt} {{who:Anybody}} {{change:{CHANGE}}}",
        en=f"{en} {{who:Anybody}} {{change:{CHANGE}}}",
        make=lambda who, change, sort=sort: would_receive(who, change, sort), unmake=lambda it: None,
        alone="indicative",
    )  # fmt: skip
for of, en_of in (("", ""), (" de {source:Selector}", " by {source:Selector}")):
    state(
        Altered, "who", "!receber {amount:Plus} @ponto de dano" + of, "!be dealt {amount:Plus} damage" + en_of,
        ("!receber+ {amount:Plus} @ponto de dano" + of,) if of else (), BASE, sorts={"source": BASE | ACTION | SCENE},
        make=lambda who, amount, source=None: would_receive(who, t.ChangeDamage("add", amount), "", source),
        unmake=lambda it: None,
    )  # fmt: skip
    for sign, pt, en in ((1, "mais", "more"), (-1, "menos", "less")):
        state(
            Altered, "who", f"!receber {{amount:Figured}} @ponto de dano a {pt}{of}",
            f"!be dealt {{amount:Figured}} {en} damage{en_of}",
            (f"!receber {{amount:Figured}} @ponto a {pt} de dano{of}",), BASE,
            make=lambda who, amount, source=None, sign=sign: would_receive(who, t.ChangeDamage("add",
            Number(sign * amount.number)), "", source), sorts={"source": BASE | ACTION | SCENE},
            unmake=lambda it: None,
        )  # fmt: skip
    for verb, sign in (("reduza", -1), ("aumente", 1)):
        say(
            Altered, "Effect", en=f"{{amount:Figured}} of the damage that {{who:Selector}} is dealt{en_of} is {verb}",
            pt=f"{verb} em {{amount:Figured}} (todo o dano|o dano) que {{who:Selector}} (!receber/future|!receberia)"
            + of, make=lambda who, amount, source=None, sign=sign: would_receive(who, t.ChangeDamage("add",
            Number(sign * amount.number)), "", source), wants={"who": BASE, "source": BASE | ACTION | SCENE},
            unmake=lambda it: None, alone="indicative",
        )  # fmt: skip
PENETRATING = t.ChangeDamage("penetrating")
#: "Aquela ação causa dano penetrante": for the use at hand.
state(
    t.MoreDamage, "actions", "!causar dano penetrante", "!deal penetrating damage",
    ("!causar+ dano penetrante", "(terá|tem) dano penetrante"), ACTION, subjects="Clear",
    make=lambda actions: (t.MoreDamage(actions, Number(0), penetrating=True) if actions.how == CHOSEN
    and noun_of(actions.filters) == "action" else None),
    unmake=lambda it: {"actions": it.actions} if isinstance(it, t.MoreDamage) and it.penetrating else None,
)  # fmt: skip
state(
    Altered, "who", "!causar dano penetrante", "!deal penetrating damage", ("!causar+ dano penetrante",),
    CHARACTER | ACTION, unmake=lambda it: None,
    make=lambda who: (Altered(t.When("deals damage", one_of(who), would=True), PENETRATING)
    if who.how in (CHOOSE, EACH, THIS) else None),
)  # fmt: skip
state(
    Altered, "who", "!causar dano penetrante (em|a) {to:Selector}", "!deal penetrating damage to {to:Selector}",
    ("!causar+ dano penetrante (em|a) {to:Selector}",), CHARACTER | ACTION, unmake=lambda it: None, sorts={"to": BASE},
    make=lambda who, to: (Altered(t.When("deals damage", one_of(who), one_of(to), True), PENETRATING)
    if who.how in (CHOOSE, EACH, THIS) and to.how in (CHOOSE, EACH, THIS) else None),
)  # fmt: skip
say(
    Altered, "Effect", pt=f"(o dano|todo o dano) causado (a|em) {{who:Selector}} por {{source:Selector}} "
    f"{{change:{CHANGE}}}", en=f"the damage dealt to {{who:Selector}} by {{source:Selector}} {{change:{CHANGE}}}",
    make=lambda who, source, change: would_receive(who, change, "", source), unmake=lambda it: None,
    alone="indicative", wants={"who": BASE, "source": BASE | ACTION | SCENE},
)  # fmt: skip
for sign, pt, en in ((1, "mais", "more"), (-1, "menos", "less")):
    state(
        t.MoreDamage, "actions", f"!causar {{amount:Figured}} @ponto de dano a {pt}",
        f"!deal {{amount:Figured}} {en} damage", (f"{DEALS} {{amount:Figured}} @ponto de dano a {pt} [{EACH_TARGET}]",),
        ACTION, make=lambda actions, amount, sign=sign: t.MoreDamage(actions, Number(sign * amount.number)),
        unmake=lambda it: None,
    )  # fmt: skip
    state(
        t.MoreDamage, "who", f"!causar {{amount:Figured}} @ponto de dano a {pt} (em|a) {{to:Selector}}",
        f"!deal {{amount:Figured}} {en} damage to {{to:Selector}}", (), CHARACTER | ACTION, sorts={"to": BASE},
        make=lambda who, amount, to, sign=sign: more_to(who, Number(sign * amount.number), to), unmake=lambda it: None,
    )  # fmt: skip
#: "Os vilões causam +1 ponto de dano", to whomever.
state(
    Altered, "who", "!causar {amount:Plus} @ponto de dano", "!deal {amount:Plus} damage",
    (f"{DEALS} {{amount:Plus}} @ponto de dano [{EACH_TARGET}]",), CHARACTER,
    make=lambda who, amount: (Altered(t.When("deals damage", one_of(who), would=True), t.ChangeDamage("add", amount))
    if who.how in (CHOOSE, EACH, THIS) else None), unmake=lambda it: None,
)  # fmt: skip


def as_damage_of(it: Any) -> Any:
    fits = isinstance(it, Altered) and it.when == t.When("deals damage", it.when.who, would=True)
    return {"action": it.when.who, "change": it.change} if fits else None


for dealt in ("de", "causado por"):
    say(
        DamageOf, "Effect", pt=f"(o dano|todo o dano) {dealt} {{action:Selector}} {{change:{CHANGE}}}",
        en=f"the damage of {{action:Selector}} {{change:{CHANGE}}}", alone="indicative",
        make=lambda action, change: damage_of(action, change), unmake=as_damage_of, wants={"action": ACTION},
    )  # fmt: skip


def damage_of(action: Selector, change: Effect) -> Effect:
    """ "O dano das ações de Voo é penetrante"; of one that was named, it is the damage of the moment."""
    if action.how == CHOSEN:
        return DamageOf(action, change)
    return Altered(t.When("deals damage", one_of(action), would=True), change)


def more_to(who: Selector, amount: Amount, to: Selector) -> Effect | None:
    """ "Os heróis causam +1 ponto de dano a vilões": a text on damage that is about to be dealt."""
    if who.how == CHOSEN:
        # Whether "ela" is an action is known later.
        return t.MoreDamage(who, amount, to=to)
    return Altered(t.When("deals damage", one_of(who), one_of(to), True), t.ChangeDamage("add", amount))


def as_more_to(it: Any) -> Any:
    fits = isinstance(it, t.MoreDamage) and it.to is not None and not it.one
    return {"who": it.actions, "amount": it.amount, "to": it.to} if fits else None


state(
    t.MoreDamage, "who", "!causar {amount:Plus} @ponto de dano em {to:Selector}",
    "!deal {amount:Plus} damage to {to:Selector}", (f"{DEALS} {{amount:Plus}} @ponto de dano (em|a) {{to:Selector}}",),
    CHARACTER | ACTION, make=more_to, unmake=as_more_to, sorts={"to": BASE}, subjects="Clear",
)  # fmt: skip


def deals_always(actions: Selector, amount: Amount, to: Selector) -> Altered | None:
    """ "A primeira ação que causar dano nele em cada turno causa 0 pontos de dano nele"."""
    first = t.Ordinal("first") in actions.filters
    dealing = [each.to for each in actions.filters if isinstance(each, t.Dealing)]
    if actions.how != EACH or not isinstance(amount, Number) or not dealing or to.how == t.TARGET:
        return None
    if (first and dealing != [to]) or any(
        isinstance(each, t.Ordinal) and each.which != "first" for each in actions.filters
    ):
        return None
    kept = tuple(each for each in actions.filters if not isinstance(each, t.Ordinal | t.Dealing))
    when = t.When(
        "receives damage", one_of(to), one_of(replace(actions, filters=kept)), would=True, once=first
    )  # fmt: skip
    return Altered(when, t.ChangeDamage("set", amount))


say(
    Altered, "Effect", pt="{actions:Actions} !causar {amount:Figured} @ponto de dano (em|a) {to:Selector}",
    en="{actions:Actions} !deal {amount:Figured} damage to {to:Selector}", make=deals_always, unmake=lambda it: None,
    wants={"to": BASE}, cost=-1,
)  # fmt: skip
say(
    Altered, "Effect", pt="{actions:Actions} !causar {amount:Figured} @ponto de dano (nele|nela)",
    en="{actions:Actions} !deal {amount:Figured} damage to it", unmake=lambda it: None,
    make=lambda actions, amount: next((deals_always(actions, amount, each.to) for each in actions.filters
    if isinstance(each, t.Dealing) and each.to is not None), None),
)  # fmt: skip
