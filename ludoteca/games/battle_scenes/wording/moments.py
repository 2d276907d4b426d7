"""When: what happens, and in which part of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, THIS, YOU, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import EachOf, noun_of
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    IN_PLAY,
    PHASES,
    SCENE,
    THIS_CARD,
    call,
    given,
    ordered,
    say,
)

#: Words that are only read, in what follows.
more: Sequence[str]

# -- parts of the turn ------------------------------------------------------------


def during(part: tuple[str, str]) -> str:
    return "/".join(part)


def as_during(outside: bool) -> Any:
    def take(it: Any) -> Fields | None:
        if not isinstance(it, str) or it.startswith("not ") != outside:
            return None
        part, _, whose = it.removeprefix("not ").partition("/")
        return {"part": (part, whose)}

    return take


say(
    str, "During", pt="durante {part:Part}", en="during {part:Part}", also=("em {part:Part}",), make=during,
    unmake=as_during(False),
)  # fmt: skip
say(
    str, "During", pt="fora de {part:Part}", en="outside {part:Part}", also=("exceto (durante|em) {part:Part}",),
    make=lambda part: f"not {during(part)}", unmake=as_during(True),
)  # fmt: skip
#: The part of the turn in which a sentence holds.
say(
    tuple, "Which Part", pt="durante {part:Part}", en="during {part:Part}", also=("em {part:Part}",),
    make=lambda part: part, unmake=lambda it: None if it[0].startswith("not ") else {"part": it},
)  # fmt: skip
say(
    tuple, "Which Part", pt="fora de {part:Part}", en="outside {part:Part}",
    make=lambda part: (f"not {part[0]}", part[1]) if part[0] != "turn" else None,
    unmake=lambda it: {"part": (it[0].removeprefix("not "), it[1])} if it[0].startswith("not ") else None,
)  # fmt: skip


def at_part(end: bool) -> tuple[Any, Any]:
    def make(part: tuple[str, str]) -> t.At | None:
        return None if end and part == ("turn", t.ANY_PLAYER) else t.At(*part, end=end)

    def unmake(it: Any) -> Fields | None:
        return {"part": (it.part, it.whose)} if isinstance(it, t.At) and it.end == end and not it.next else None

    return make, unmake


for end, pt, en, more in (
    (False, "no início de", "at the beginning of", ("no (início|inicio|começo) de {part:Part}",)),
    (True, "no final de", "at the end of", ("(ao final|no fim) de {part:Part}", "após {part:Part}")),
):
    make, unmake = at_part(end)
    say(t.At, "At Part", pt=f"{pt} {{part:Part}}", en=f"{en} {{part:Part}}", also=more, make=make, unmake=unmake)

#: Whose next turn or phase it is, as it is said after it.
NEXT_OF = (
    (
        OPPONENT,
        " de um oponente",
        " of an opponent",
        (" do oponente", " de seu oponente", " de seus oponentes", " de outro jogador"),
    ),
    (t.THAT_PLAYER, " daquele jogador", " of that player", (" dele", " daquele oponente")),
    (
        t.CONTROLLER,
        " de seu controlador",
        " of its controller",
        (" do seu controlador", " do controlador dele", " do controlador do alvo"),
    ),
    (t.TARGET_PLAYER, " do jogador alvo", " of the target player", ()),
    (t.TARGET_OPPONENT, " do oponente alvo", " of the target opponent", ()),
    (t.ANY_PLAYER, "", "", ()),
)
for part, article, pt, en in PHASES:
    own, coming = ("sua", "próxima") if article == "a" else ("seu", "próximo")
    more = [f"{article} {own} {coming} {pt}"] + ([f"{article} {pt} de [o] seu próximo turno"] if part != "turn" else [])
    call("Next Part", (part, YOU), pt=f"{own} {coming} {pt}", en=f"your next {en}", also=more)
    for whose, of, en_of, others in NEXT_OF:
        more = [f"{article} {coming} {pt}{each}" for each in others]
        more += [f"{article} {pt} do próximo turno{each}" for each in (of, *others)] if part != "turn" else []
        call("Next Part", (part, whose), pt=f"{article} {coming} {pt}{of}", en=f"the next {en}{en_of}", also=more)
for end, pt, en in (
    (False, "no (início|inicio|começo) de", "at the beginning of"),
    (True, "(no final|ao final|no fim) de", "at the end of"),
):
    say(
        t.At, "At Part", pt=f"{pt} {{part:Next Part}}", en=f"{en} {{part:Next Part}}",
        make=lambda part, end=end: t.At(part[0], part[1], end, True),
        unmake=given(lambda it, end: {"part": (it.part, it.whose)} if isinstance(it, t.At) and it.end == end
        and it.next else None, end),
    )  # fmt: skip

# -- how long ---------------------------------------------------------------------

call(
    "Until", "turn", pt="até o final do turno", en="until the end of the turn",
    also=("até o (fim|final|término) (do|deste|daquele) turno", "(neste|durante este|naquele) turno",
    "(pelo resto|pelo restante|durante o resto) (do|deste) turno"),
)  # fmt: skip
call(
    "Until", "match", pt="até o final da partida", en="until the end of the match",
    also=("até o fim da partida", "[novamente] nesta partida", "pelo resto da partida"),
)  # fmt: skip
for part, _, pt, en in PHASES:
    if part != "turn":
        call(
            "Until", part, pt=f"até o final da {pt}", en=f"until the end of the {en}",
            also=(f"até o (final|fim|término) (da|desta|daquela) {pt} [deste turno]", f"(nesta|durante esta) {pt}"),
        )  # fmt: skip
        call("Until", f"start/{part}/{t.ANY_PLAYER}", pt=f"até o início da {pt}", en=f"until the beginning of the {en}")
for edge, pt, en in (("end", "(final|fim|término)", "end"), ("start", "(início|inicio|começo)", "beginning")):
    say(
        str, "Until", pt=f"até o {pt} de {{part:Next Part}}", en=f"until the {en} of {{part:Next Part}}",
        make=lambda part, edge=edge: "/".join((edge, *part)),
        unmake=given(lambda it, edge: {"part": tuple(it.split("/")[1:])} if isinstance(it, str)
        and it.startswith(f"{edge}/") else None, edge),
    )  # fmt: skip

#: How long a moment is waited for: "quando o alvo usar uma ação neste turno".
call("In This Part", "turn", pt="neste turno", en="this turn")
for part, _, pt, en in PHASES:
    if part != "turn":
        call("In This Part", part, pt=f"nesta {pt}", en=f"in this {en}")

# -- whose effect -----------------------------------------------------------------

call(
    "By Effect", OPPONENT, pt="por um efeito de um oponente", en="by an opponent's effect",
    also=("por (um efeito|efeitos|o efeito) [controlado~] (de|por) (um oponente|outro jogador|seus "
    "oponentes|oponentes|seu oponente)",
    "por (um efeito|efeitos|o efeito) que (um oponente|outro jogador|seu oponente) controla"),
)  # fmt: skip
call(
    "By Effect", YOU, pt="por um efeito controlado por você", en="by an effect you control",
    also=("por (um efeito|efeitos|o efeito) que você controla",),
)  # fmt: skip
call("By Effect", t.ANY_PLAYER, pt="por um efeito", en="by an effect", also=("por (efeitos|o efeito)",))

# -- what happens -----------------------------------------------------------------


def one_of(selector: Selector) -> Selector:
    """What happens to "os personagens" happens to one of them at a time; "este e/ou outros" is a phrase of its own."""
    told_apart = any(
        isinstance(each, t.Ordinal) or (isinstance(each, t.Either) and isinstance(each.one[0], t.Itself | t.Kind))
        for each in selector.filters
    )
    if selector.how != EACH or told_apart:
        return selector
    filters = tuple(
        replace(each, who=one_of(each.who)) if isinstance(each, t.UsedBy) else each for each in selector.filters
    )
    return replace(selector, how=CHOOSE, filters=filters)


def are_cards(who: Selector) -> bool:
    """ "Cards": several at once are one event, and said so."""
    return who.how == EACH and noun_of(who.filters) == "card" and EachOf() not in who.filters


#: Of what falls, a card is left: it is readied and unloaded no more.
FALLEN = {
    "knocks out": {"what": CARD},
    "knocked out": {"who": CARD | THIS_CARD},
    "destroyed": {"who": CARD | THIS_CARD},
}


def happens(
    event: str,
    pt: str,
    en: str,
    also: Sequence[str] = (),
    wants: int = IN_PLAY | CARD,
    what: int = 0,
    would: bool = False,
    sort: str = "",
    by: bool = False,
) -> None:
    """An event with its subject; what it strikes, whose effect does it, and when it happens may be said."""
    tail, en_tail = (" [{by:By Effect}]", " [{by:By Effect}]") if by else ("", "")
    tail, en_tail = tail + " [{during:During}]", en_tail + " [{during:During}]"
    named = what != 0

    def make(who: Selector, what: Selector | None = None, **said: Any) -> t.When | None:
        if are_cards(who):
            return None
        return t.When(event, one_of(who), None if what is None else one_of(what), would=would, sort=sort, **said)

    def unmake(it: Any) -> Fields | None:
        fits = (
            isinstance(it, t.When) and it.event == event and it.would == would and it.sort == sort and it.zone is None
        )
        if not fits or (it.what is not None) != named or (it.by and not by) or it.once or it.least != 1:
            return None
        if are_cards(it.who):
            return None
        found = {"who": it.who, "during": it.during or None}
        return {**found, **({"what": it.what} if named else {}), **({"by": it.by or None} if by else {})}

    sorts = {"who": wants, **({"what": what} if named else {})}
    say(
        t.When, pt="{who} " + pt + tail, en="{who} " + en + en_tail, also=["{who} " + each + tail for each in also],
        make=make, unmake=unmake, wants=sorts, gone=FALLEN.get(event),
    )  # fmt: skip


happens("enters", "!entrar em cena", "!enter the scene", ("!ser colocado~ em cena",), by=True)
for whose, pt, en, more in (
    (YOU, "sob seu controle", "under your control", ("sob o seu controle",)),
    (OPPONENT, "sob o controle de um oponente", "under an opponent's control", ("sob controle de um oponente",)),
    (t.OTHERS, "sob o controle de outro jogador", "under another player's control", ("sob controle de outro jogador",)),
):
    say(
        t.When, pt=f"{{who}} !entrar em cena {pt} [{{during:During}}]",
        en=f"{{who}} !enter the scene {en} [{{during:During}}]",
        also=[f"{{who}} !entrar em cena {each} [{{during:During}}]" for each in more],
        make=lambda who, during="", whose=whose: t.When("enters", controlled(one_of(who), whose), during=during),
        unmake=lambda it: None,
    )  # fmt: skip


def controlled(who: Selector, whose: str) -> Selector:
    return replace(who, filters=ordered((*who.filters, t.Controlled(whose))))


happens("leaves", "!sair de cena", "!leave the scene", ("!deixar a cena",), by=True)
happens("enters or leaves", "!entrar ou sair de cena", "!enter or !leave the scene")
for event, pt, en, wants in (
    ("knocked out", "nocauteado", "knocked out", CHARACTER),
    ("destroyed", "destruído", "destroyed", IN_PLAY),
    ("readied", "capacitado", "readied", CHARACTER),
    ("exhausted", "incapacitado", "exhausted", CHARACTER),
    ("boosted", "Potencializado", "Empowered", BASE),
    ("materialized", "Materializado", "Materialized", BASE | CARD),
    ("unloaded", "descarregado", "unloaded", CARD),
    ("discarded", "descartado", "discarded", CARD),
):
    happens(event, f"!ser {pt}~", f"!be {en}", wants=wants, by=True)
for event, pt, en in (("knocked out", "nocauteado", "knocked out"), ("destroyed", "destruído", "destroyed")):
    happens(
        event, f"!ser {pt}~ por {{what:Selector}}", f"!be {en} by {{what:Selector}}", wants=BASE, what=BASE | ACTION,
    )  # fmt: skip
for event, pt, en in (("readied", "capacitado", "readied"), ("exhausted", "incapacitado", "exhausted")):
    happens(
        event, f"!ser {pt}~ por {{what:Selector}}", f"!be {en} by {{what:Selector}}", wants=CHARACTER, what=ACTION,
    )  # fmt: skip
happens(
    "unloaded", "!ser descarregado~ de {what:Selector}", "!be unloaded from {what:Selector}", wants=CARD, what=BASE,
    by=True,
)  # fmt: skip
happens("knocks out", "!nocautear {what:Selector}", "!knock out {what:Selector}", wants=BASE | ACTION, what=BASE)
happens("uses", "!usar {what:Selector}", "!use {what:Selector}", wants=CHARACTER, what=ACTION)
happens(
    "is targeted", "!ser alvo de {what:Selector}", "!be the target of {what:Selector}",
    ("!ser alvos de {what:Selector}",), wants=BASE, what=ACTION,
)  # fmt: skip
say(
    t.When, pt="{who} !usar {sort:KeywordName} [{during:During}]",
    en="{who} !use {sort:KeywordName} [{during:During}]", wants={"who": BASE},
    make=lambda who, sort, during="": t.When("uses keyword", who, during=during, sort=sort),
    unmake=lambda it: ({"who": it.who, "sort": it.sort, "during": it.during or None} if isinstance(it, t.When)
    and it.event == "uses keyword" and not it.once else None),
)  # fmt: skip
happens("receives damage", "!receber dano", "!be dealt damage", wants=BASE)
happens(
    "receives damage", "!receber dano de {what:Selector}", "!be dealt damage by {what:Selector}", wants=BASE,
    what=BASE | ACTION,
)  # fmt: skip
happens("deals damage", "!causar dano", "!deal damage", wants=BASE | ACTION | CARD)
happens(
    "deals damage", "!causar dano em {what:Selector}", "!deal damage to {what:Selector}",
    ("!causar dano a {what:Selector}",), wants=BASE | ACTION | CARD, what=BASE,
)  # fmt: skip
for sort, pt, en in (
    ("", "", ""),
    ("penetrating", " penetrante", "penetrating "),
    ("no action", " que não seja de ações", ""),
):
    en_tail = " that is not of actions" if sort == "no action" else ""
    if sort:
        happens("receives damage", f"!receber dano{pt}", f"!be dealt {en}damage{en_tail}", wants=BASE, sort=sort)
    if sort == "penetrating":
        happens("deals damage", f"!causar dano{pt}", f"!deal {en}damage", wants=BASE | ACTION | CARD, sort=sort)
        happens(
            "deals damage", f"!causar dano{pt} em {{what:Selector}}", f"!deal {en}damage to {{what:Selector}}",
            (f"!causar dano{pt} a {{what:Selector}}",), wants=BASE | ACTION | CARD, what=BASE, sort=sort,
        )  # fmt: skip
    happens(
        "receives damage", f"!fosse receber dano{pt}", f"!would be dealt {en}damage{en_tail}", wants=BASE, would=True,
        sort=sort,
    )  # fmt: skip
    if sort != "no action":
        happens(
            "receives damage", f"!fosse receber dano{pt} de {{what:Selector}}",
            f"!would be dealt {en}damage by {{what:Selector}}", wants=BASE, what=BASE | ACTION | SCENE, would=True,
            sort=sort,
        )  # fmt: skip
        happens(
            "deals damage", f"!fosse causar dano{pt}", f"!would deal {en}damage", wants=BASE | ACTION | CARD,
            would=True, sort=sort,
        )  # fmt: skip
        happens(
            "deals damage", f"!fosse causar dano{pt} em um ou mais alvos", f"!would deal {en}damage to targets",
            wants=ACTION, would=True, sort=sort,
        )  # fmt: skip
        happens(
            "deals damage", f"!fosse causar dano{pt} em {{what:Selector}}",
            f"!would deal {en}damage to {{what:Selector}}", (f"!fosse causar dano{pt} a {{what:Selector}}",),
            wants=BASE | ACTION | CARD, what=BASE, would=True, sort=sort,
        )  # fmt: skip


# Who uses an action: a player by his characters.


def used_by_player(who: Selector, what: Selector, during: str = "") -> t.When | None:
    if any(isinstance(each, t.UsedBy) for each in what.filters):
        return None
    if len(who.filters) == 1 and during.endswith(f"/{OPPONENT}"):
        # "Um jogador … durante a Fase de Combate de um oponente": of an opponent of his.
        during = during.removesuffix(OPPONENT) + t.RIVAL
    return t.When("uses", who, one_of(what), during=during)


for by, pt, en, more in (
    (t.ANY_PLAYER, "um jogador", "a player", ("(algum|qualquer) jogador",)),
    (OPPONENT, "um oponente", "an opponent", ("outro jogador", "(seu|o|o seu|algum|qualquer) oponente")),
    (YOU, "você", "you", ()),
):
    controls = () if by == t.ANY_PLAYER else (t.Controlled(by),)
    say(
        Selector, "User", pt=pt, en=en, also=more, mention="new", of=CHARACTER,
        make=lambda controls=controls: Selector(CHOOSE, (t.Kind(("character",)), *controls)), unmake=lambda it: None,
    )  # fmt: skip
say(
    t.When, pt="{who:User} !usar {what:Selector} [{during:During}]",
    en="{who:User} !use {what:Selector} [{during:During}]", alone="indicative", make=used_by_player,
    unmake=lambda it: None, wants={"what": ACTION},
)  # fmt: skip


# Cards that are loaded.


def loaded(who: Selector, what: Selector, zone: t.In | None = None, **said: Any) -> t.When:
    return t.When("is loaded", who, what, zone=zone, **said)


def as_loaded(it: Any) -> Fields | None:
    if not isinstance(it, t.When) or it.event != "is loaded" or it.would or it.once or it.least > 1:
        return None
    return {"who": it.who, "what": it.what, "zone": it.zone, "by": it.by or None, "during": it.during or None}


for who in ("{who:Several}", "{who}"):
    say(
        t.When,
        pt=f"{who} !ser carregado~ [de {{zone:Zone}}] em {{what:Selector}} [{{by:By Effect}}] [{{during:During}}]",
        en=f"{who} !be loaded [from {{zone:Zone}}] onto {{what:Selector}} [{{by:By Effect}}] [{{during:During}}]",
        make=loaded, unmake=as_loaded, wants={"what": BASE, "who": CARD},
    )  # fmt: skip
say(
    t.When, pt="você !carregar {who} [de {zone:Zone}] em {what:Selector} [{during:During}]", alone="indicative",
    en="you !load {who} [from {zone:Zone}] onto {what:Selector} [{during:During}]", unmake=lambda it: None,
    # What is loaded onto what is yours, you load.
    make=lambda who, what, **said: (loaded(who, one_of(what), **said) if what.how == THIS
    or t.Controlled(YOU) in what.filters else None), wants={"what": BASE, "who": CARD},
)  # fmt: skip
say(
    Selector, "Several", pt="um~ ou mais {filters:Kind/several}", en="one or more {filters:Kind/several}",
    also=("{filters:Kind/several}",), mention="new",
    make=lambda filters: Selector(EACH, filters) if noun_of(filters) == "card" else None,
    unmake=lambda it: ({"filters": it.filters} if isinstance(it, Selector) and it.how == EACH
    and noun_of(it.filters) == "card" else None),
)  # fmt: skip


def as_several(it: Any, event: str, named: bool) -> Fields | None:
    fits = isinstance(it, t.When) and it.event == event and are_cards(it.who) and (it.what is not None) == named
    if not fits or it != t.When(event, it.who, it.what, by=it.by, during=it.during):
        return None
    found = {"who": it.who, "by": it.by or None, "during": it.during or None}
    return {**found, "what": it.what} if named else found


for event, pt, en in (("unloaded", "descarregado", "unloaded"), ("discarded", "descartado", "discarded")):
    say(
        t.When, pt=f"{{who:Several}} !ser {pt}~ [{{by:By Effect}}] [{{during:During}}]",
        en=f"{{who:Several}} !be {en} [{{by:By Effect}}] [{{during:During}}]",
        make=lambda who, event=event, **said: t.When(event, who, **said),
        unmake=given(lambda it, event: as_several(it, event, False), event),
    )  # fmt: skip
say(
    t.When, pt="{who:Several} !ser descarregado~ de {what:Selector} [{by:By Effect}] [{during:During}]",
    en="{who:Several} !be unloaded from {what:Selector} [{by:By Effect}] [{during:During}]",
    make=lambda who, what, **said: t.When("unloaded", who, what, **said),
    unmake=lambda it: as_several(it, "unloaded", True), wants={"what": BASE},
)  # fmt: skip
