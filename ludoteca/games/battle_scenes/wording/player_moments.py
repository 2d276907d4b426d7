"""What players do, as a moment; and what is replaced."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.core.effects import CHOOSE, YOU, Number, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    CHARACTER,
    PLAYER,
    SUPPORT,
    call,
    given,
    ordered,
    say,
)

# What players do.

PLAYERS = (
    (t.YOURSELF, "você", "you", ()),
    ("player", "um jogador", "a player", ("(algum|qualquer) jogador",)),
    ("opponent", "um oponente", "an opponent", ("outro jogador", "(seu|o|o seu|algum|qualquer) oponente")),
)
for player, pt, en, more in PLAYERS:
    kind = "" if isinstance(player, Selector) else player
    if kind:
        say(
            Selector, "Acting", pt=pt, en=en, also=more, mention="new", of=PLAYER,
            make=lambda kind=kind: Selector(CHOOSE, (t.Kind((kind,)),)),
            unmake=given(lambda it, kind: {} if isinstance(it, Selector) and it.filters == (t.Kind((kind,)),)
            and it.how == CHOOSE else None, kind),
        )  # fmt: skip
    else:
        call("Acting", t.YOURSELF, pt=pt, en=en)


def draws(who: Selector, number: Number, by: str = "", during: str = "") -> t.When:
    own = during.endswith(f"/{YOU}") and who != t.YOURSELF
    return t.When(
        "draws", who, least=number.number, by=by, during=during.removesuffix(YOU) + t.THAT_PLAYER if own else during
    )


for form in ("{number:Count} @card", "{number:Count} ou mais @card/several"):
    say(
        t.When, pt=f"{{who:Acting}} !comprar {form} [{{by:By Effect}}] [{{during:During}}]",
        en=f"{{who:Acting}} !draw {form.replace('ou mais', 'or more')} [{{by:By Effect}}] [{{during:During}}]",
        make=draws, alone="indicative",
        unmake=given(lambda it, more: {"who": it.who, "number": Number(it.least), "by": it.by or None,
        "during": it.during or None} if isinstance(it, t.When) and it.event == "draws" and not it.would
        and it.what is None and not it.once and (it.least > 1) == more else None, "mais" in form),
    )  # fmt: skip
say(
    t.When, pt="{who:Acting} !comprar cards [{by:By Effect}] [{during:During}]", alone="indicative",
    en="{who:Acting} !draw cards [{by:By Effect}] [{during:During}]", unmake=lambda it: None,
    make=lambda who, by="", during="": draws(who, Number(1), by, during),
)  # fmt: skip
say(
    t.When, pt="{who:Acting} !descartar {what:Selector} [{by:By Effect}] [{during:During}]",
    en="{who:Acting} !discard {what:Selector} [{by:By Effect}] [{during:During}]",
    make=lambda who, what, by="", during="": t.When("discards", who, what, by=by, during=during), alone="indicative",
    unmake=lambda it: ({"who": it.who, "what": it.what, "by": it.by or None, "during": it.during or None}
    if isinstance(it, t.When) and it.event == "discards" and not it.once else None),
)  # fmt: skip
SOUGHT, OWN_DECK = "(um card|um ou mais cards|cards|algum card)", "(no próprio|em seu próprio|em seu) deck"
for yours, en in ((True, "your deck"), (False, "their deck")):
    say(
        t.When, pt="{who:Acting} !procurar um card em seu deck [{by:By Effect}] [{during:During}]",
        en=f"{{who:Acting}} !search {en} for a card [{{by:By Effect}}] [{{during:During}}]",
        also=(f"{{who:Acting}} !procurar [por] {SOUGHT} {OWN_DECK} [{{by:By Effect}}] [{{during:During}}]",
        f"{{who:Acting}} !procurar {OWN_DECK} [por {SOUGHT}] [{{by:By Effect}}] [{{during:During}}]"),
        make=lambda who, by="", during="": t.When("searches", who, by=by, during=during), alone="indicative",
        unmake=given(lambda it, yours: {"who": it.who, "by": it.by or None, "during": it.during or None}
        if isinstance(it, t.When) and it.event == "searches" and not it.would and not it.once
        and (it.who == t.YOURSELF) == yours else None, yours),
    )  # fmt: skip
say(
    t.When, pt="{who:Acting} !substituir {what:This}", en="{who:Acting} !replace {what:This}", alone="indicative",
    make=lambda who, what: t.When("replaces", who, what),
    unmake=lambda it: {"who": it.who, "what": it.what} if isinstance(it, t.When) and it.event == "replaces" else None,
)  # fmt: skip
for by, pt, en in (
    (YOU, "você", "you"),
    (t.OTHERS, "outro jogador", "another player"),
    (t.ANY_PLAYER, "um jogador", "a player"),
):
    say(
        t.When, pt=f"{pt} !colocar em cena {{who}} [{{during:During}}]",
        en=f"{en} !put {{who}} into the scene [{{during:During}}]", alone="indicative",
        also=(f"{pt} !colocar {{who}} em cena [{{during:During}}]",
        *(("(um oponente|seu oponente) !colocar {who} em cena [{during:During}]",) if by == t.OTHERS else ())),
        make=lambda who, during="", by=by: put_by(by, who, during), unmake=lambda it: None,
    )  # fmt: skip


def put_by(by: str, who: Selector, during: str) -> t.When | None:
    """ "Você colocar um personagem em cena" is that it enters under your control."""
    this = who.how == "this"
    if this and by not in (YOU, t.ANY_PLAYER):
        return None
    kept = tuple(each for each in who.filters if each != t.In("scene"))
    whose = () if by == t.ANY_PLAYER or this else (t.Controlled(by),)
    return t.When("enters", replace(who, filters=ordered((*kept, *whose))), during=during)


say(
    t.When, pt="{what:Selector} !fazer com que você !comprar/subjunctive um card [{during:During}]",
    en="{what:Selector} !make you draw a card [{during:During}]",
    also=("(o efeito|um efeito|efeitos) de {what:Selector} !fazer com que você !comprar/subjunctive (um card|um ou "
    "mais cards|cards) [{during:During}]",
    "{what:Selector} !fazer com que você !comprar/subjunctive (um ou mais cards|cards) [{during:During}]"),
    make=lambda what, during="": t.When("draws", t.YOURSELF, one_of(what), during=during), wants={"what": ACTION},
    alone="indicative",
    unmake=lambda it: ({"what": it.what, "during": it.during or None} if isinstance(it, t.When)
    and it.event == "draws" and it.what is not None else None),
)  # fmt: skip

# -- what is replaced -------------------------------------------------------------

say(
    t.When, "Replaced", pt="{who} !fosse sair de cena por um efeito de seu controlador",
    en="{who} !would leave the scene by an effect of its controller",
    make=lambda who: t.When("leaves", one_of(who), would=True),
    unmake=lambda it: {"who": it.who} if isinstance(it, t.When) and it.event == "leaves" and it.would else None,
)  # fmt: skip
say(
    t.When, "Replaced", pt="{who:Acting} !fosse procurar X cards no próprio deck",
    en="{who:Acting} !would search their deck for X cards", make=lambda who: t.When("searches", who, would=True),
    unmake=lambda it: ({"who": it.who} if isinstance(it, t.When) and it.event == "searches" and it.would
    and not it.by else None),
)  # fmt: skip
#: "Se este personagem fosse nocauteado, coloque-o em sua mão ao invés disso."
for event, pt, en, sort in (
    ("knocked out", "nocauteado", "knocked out", CHARACTER),
    ("destroyed", "destruído", "destroyed", SUPPORT),
):
    say(
        t.When, "Replaced", pt=f"{{who}} !fosse {pt}~ [{{during:During}}]",
        en=f"{{who}} !would be {en} [{{during:During}}]", also=(f"{{who}} !fosse ser {pt}~ [{{during:During}}]",),
        make=lambda who, during="", event=event: t.When(event, one_of(who), would=True, during=during),
        wants={"who": sort},
        unmake=given(lambda it, event: {"who": it.who, "during": it.during or None} if it.event == event and it.would
        else None, event),
    )  # fmt: skip


def triggers(it: Any) -> bool:
    return isinstance(it, Trigger)
