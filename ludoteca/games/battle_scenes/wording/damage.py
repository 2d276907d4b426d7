"""Damage: what deals how much of it to whom, and what becomes of damage that was named before."""

from __future__ import annotations

from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, ONE, THIS, Amount, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.vocabulary import ACTION, BASE, IN_PLAY, THIS_CARD, call, given, say

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
    if not penetrating:
        say(
            t.Hit, pt="{amount:That Many} dano em {to}", en="{amount:That Many} damage to {to}", wants={"to": BASE},
            make=lambda amount, to: t.Hit(amount, to), unmake=lambda it: None,
        )  # fmt: skip
    say(
        t.Hit, pt=f"um número de {pt.replace('@ponto', 'pontos')} em {{to}} igual a {{amount:Value}}",
        en=f"{en} equal to {{amount:Value}} to {{to}}", wants={"to": BASE},
        also=(f"(um número de|uma quantidade de) {pt.replace('@ponto', 'pontos')} igual a {{amount:Value}} em "
        f"{{to}}", f"uma quantidade de {pt.replace('@ponto', 'pontos')} em {{to}} igual a {{amount:Value}}",
        *(("[uma quantidade de] dano igual a {amount:Value} (em|a) {to}",
        "[uma quantidade de] dano (em|a) {to} igual a {amount:Value}")
        if not penetrating else ())),
        penetrating=penetrating,
    )  # fmt: skip
    for more_pt in (f"mais {{times:Figured}} {pt}", "+1 ponto de dano"):
        many = "times" in more_pt
        say(
            t.Hit, pt=f"{{plus:Figured}} {pt} em {{to:Struck}} [,] {more_pt} para cada {{each:For Each}}",
            en=f"{{plus:Figured}} {en} to {{to:Struck}} plus {'{times:Figured}' if many else '1'} for each "
            "{each:For Each}", wants={"to": BASE}, unmake=lambda it: None,
            make=lambda plus, to, each, times=ONE, penetrating=penetrating: t.Hit(t.Plus(each if times == ONE
            else t.Scaled(each, times=times.number), plus.number), to, penetrating),
        )  # fmt: skip
    say(
        t.Hit, "Spread", pt=f"{{amount:Amount Said}} {pt} distribuídos da forma como você escolher entre {{to}}",
        en=f"{{amount:Amount Said}} {en} divided as you choose among {{to}}",
        also=(f"{{amount:Amount Said}} {pt} (divididos|distribuídos) [(da forma como|da forma que|da maneira que|como) "
        "(você (escolher|quiser|desejar)|quiser|desejar|escolher)] [como quiser] entre {to}",
        f"{{amount:Amount Said}} {pt} (divididos|distribuídos) entre {{to}}, (da forma como|da forma que|como) "
        "(você (escolher|quiser|desejar)|quiser|desejar)"),
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
#: "Se X, Raio causa 3 pontos de dano ao invés disso": to whom, the sentence before says.
for penetrating, pt, en, more in POINTS:
    say(
        t.Damage, pt=f"{{source:Selector}} !causar {{amount:Amount Said}} {pt}", cost=1, unmake=lambda it: None,
        en=f"{{source:Selector}} !deal {{amount:Amount Said}} {en}", wants={"source": IN_PLAY | THIS_CARD | ACTION},
        make=lambda source, amount, penetrating=penetrating: t.Damage((t.Hit(amount, ELIDED, penetrating),),
        None if source in (t.THIS_CARD, Selector(THIS, (t.Kind(("action",)),))) else source),
        also=[f"{{source:Selector}} !causar {{amount:Amount Said}} {each}" for each in more],
    )  # fmt: skip
say(
    t.Damage, "Elided Effect", pt="{hits:Hits}", en="{hits:Hits}", make=lambda hits: t.Damage(hits, MORE),
    unmake=lambda it: None, alone="indicative",
)  # fmt: skip


def change(how: str, amount: Amount = ONE) -> t.ChangeDamage:
    return t.ChangeDamage(how, amount)


THAT_DAMAGE = "(aquele dano|o dano|este dano|esse dano)"
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
for pt, en in (("o dobro daquele dano", "twice that damage"),):
    say(
        t.ChangeDamage, pt=f"{{source:Selector}} !causar+ {pt}", en=f"{{source:Selector}} !deal {en}",
        also=("{source:Selector} (!causar|!causar+|!receber+|!receber) o dobro (do|daquele|deste) dano",
        "{source:Selector} (!causar|!causar+|!receber+|!receber) o dobro daquela quantidade de dano"),
        make=lambda source: t.ChangeDamage("double"), unmake=lambda it: None,
    )  # fmt: skip
call(
    "Effect", t.ChangeDamage("double"), pt="aquele dano é dobrado", en="that damage is doubled", alone="indicative",
    also=(f"{THAT_DAMAGE} (é dobrado|é duplicado|será dobrado|será duplicado)", "dobre aquele dano"),
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
    (1, "aumentado", "increased", ("aumente aquele dano em {amount:Amount Said}",)),
    (
        -1,
        "reduzido",
        "reduced",
        (
            f"{THAT_DAMAGE} é diminuído em {{amount:Amount Said}}",
            "(reduza|diminua) aquele dano em {amount:Amount Said}",
        ),
    ),
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
    also=("{source:Selector} (!causar|!causar+) aquela quantidade de dano {amount:Plus} (em|a) cada (um de seus alvos|"
    "um dos seus alvos|alvo)", "{source:Selector} (!causar|!receber+|!receber) aquela quantidade de dano {amount:Plus}",
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
