"""What nobody can: players who don't draw, characters whom no effect exhausts, so many actions a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, EACH, OPPONENT, THIS, YOU, Condition, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.limits import A_TURN, MAY, UNLOADED, as_staying, stays
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.statements import CANNOT, READIED, state
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    PLAYER,
    SCENE,
    SUPPORT,
    call,
    given,
    opposite,
    say,
)

# -- players ----------------------------------------------------------------------

#: More ways to name all players, or all opponents.
for kind, pt in (
    ("player", "(@jogador/several|todos os @jogador/several|cada um dos @jogador/several)"),
    ("opponent", "(@oponente/several|todos os [seus] @oponente/several|cada um (dos|de seus) @oponente/several)"),
    ("opponent", "(os outros @jogador/several|todos os outros @jogador/several|cada outro @jogador/one)"),
):
    say(
        Selector, "Everybody", pt=pt, en="everybody", mention="new", unmake=lambda it: None,
        make=lambda kind=kind: Selector(EACH, (t.Kind((kind,)),)), of=PLAYER,
    )  # fmt: skip
for noun in ("o jogador escolhido", "o oponente escolhido", "aquele oponente"):
    say(
        Selector, "That Player", pt=noun, en="that player", mention="reference", of=PLAYER, unmake=lambda it: None,
        make=lambda: Selector(CHOSEN, (t.Kind(("player",)),)),
    )  # fmt: skip
call("Yourself", t.YOURSELF, pt="você", en="you")
#: "Nenhum jogador pode …": no player can.
for kind, pt, en in (("player", "jogador", "player"), ("opponent", "oponente", "opponent")):
    say(
        Selector, "No Player", pt=f"nenhum @{pt}/one", en=f"no @{en}/one", mention="new", of=PLAYER,
        make=lambda kind=kind: Selector(EACH, (t.Kind((kind,)),)), unmake=lambda it: None,
    )  # fmt: skip
#: Who can't, and the word that says so.
BARRED = (
    *((f"{{who:{each}}}", "não ") for each in ("Everybody", "Named Player", "That Player", "Yourself")),
    ("{who:No Player}", ""),
)


def is_said(it: Any, category: str) -> bool:
    """Does this category name who can't?"""
    how = {"Everybody": EACH, "Named Player": t.TARGET, "That Player": CHOSEN, "Yourself": THIS}.get(category)
    return isinstance(it, t.Forbid) and it.who.how == how and noun_of(it.who.filters) in ("player", "opponent")


def said_by(category: str, what: str, *fields: str) -> Any:
    """Taking apart a prohibition of players, with no more said than these fields."""

    def take(it: Any) -> Fields | None:
        plain = is_said(it, category) and it == t.Forbid(it.who, what, **{each: getattr(it, each) for each in fields})
        return {"who": it.who, **{each: getattr(it, each) or None for each in fields}} if plain else None

    return take


BY = "[{by:By Effect}]"
SO_MANY = "{most:Count} {actions:Counted}"
for who, no in BARRED:
    category = who[5:-1]
    say(
        t.Forbid, pt=f"{who} {no}!poder comprar cards {BY}", en=f"{who} can't draw cards {BY}", alone="indicative",
        also=(f"{who} {no}{MAY} comprar [nenhum] (card|cards) {BY}",),
        make=lambda who, by="": t.Forbid(who, "draw", by=by), unmake=said_by(category, "draw", "by"),
    )  # fmt: skip
    if category in ("Yourself", "No Player"):
        say(
            t.Forbid, pt=f"{who} {no}!poder usar {{actions:Actions}}", en=f"{who} can't use {{actions:Actions}}",
            also=(f"{who} {no}{MAY} usar {{actions:Actions}}",), alone="indicative",
            make=lambda who, actions: t.Forbid(who, "use", actions), unmake=said_by(category, "use", "actions"),
        )  # fmt: skip
    if category == "No Player":
        say(
            t.Forbid, pt=f"{who} {MAY} (colocar em cena {{actions:Put There}}|colocar {{actions:Put There}} em cena)",
            en=f"{who} can put {{actions:Put There}} into the scene", alone="indicative", unmake=lambda it: None,
            make=lambda who, actions: t.Forbid(who, "put into scene", actions),
        )  # fmt: skip
    say(
        t.Forbid, pt=f"{who} {no}!poder usar mais de {SO_MANY} {A_TURN}", alone="indicative",
        en=f"{who} can't use more than {SO_MANY} {A_TURN}", also=(f"{who} {no}{MAY} usar mais de {SO_MANY} {A_TURN}",),
        make=lambda who, most, actions: used_more(who, most, actions),
        unmake=given(lambda it, category: as_used_more(it, True) if is_said(it, category) else None, category),
    )  # fmt: skip
    say(
        t.Forbid, pt=f"{who} {no}!poder usar mais de uma {{actions:More Actions}} {A_TURN}", alone="indicative",
        en=f"{who} can't use more than one {{actions:More Actions}} {A_TURN}",
        also=(f"{who} {no}{MAY} usar mais de uma {{actions:More Actions}} {A_TURN}",),
        make=lambda who, actions: used_more(who, Number(1), actions),
        unmake=given(lambda it, category: as_used_more(it, False) if is_said(it, category) else None, category),
    )  # fmt: skip
    if category == "No Player":
        continue
    say(
        t.Forbid, pt=f"{who} (só|apenas) {MAY} usar {SO_MANY} {A_TURN}", alone="indicative", unmake=lambda it: None,
        en=f"{who} may use only {SO_MANY} {A_TURN}",
        also=(f"{who} {MAY} usar (apenas|somente|no máximo|até) {SO_MANY} {A_TURN}",),
        make=lambda who, most, actions: used_more(who, most, actions),
    )  # fmt: skip
    say(
        t.Forbid, pt=f"{who} (só|apenas) {MAY} usar uma {{actions:More Actions}} {A_TURN}", alone="indicative",
        en=f"{who} may use only one {{actions:More Actions}} {A_TURN}", unmake=lambda it: None,
        also=(f"{who} {MAY} usar (apenas|somente|no máximo) uma {{actions:More Actions}} {A_TURN}",),
        make=lambda who, actions: used_more(who, Number(1), actions),
    )  # fmt: skip


def used_more(who: Selector, most: Number, actions: Selector) -> t.Forbid | None:
    return t.Forbid(who, "use", actions, most=most.number) if noun_of(actions.filters) == "action" else None


def as_used_more(it: Any, several: bool) -> Fields | None:
    if not isinstance(it, t.Forbid) or it.what != "use" or it.actions is None or not it.most or it.by:
        return None
    if (it.most > 1) != several:
        return None
    return {"who": it.who, "actions": it.actions, **({"most": Number(it.most)} if several else {})}


#: The same of characters; of one action only, whoever has used any has used it.
for pt, en in (
    (f"não !poder usar mais de {SO_MANY} {A_TURN}", f"can't use more than {SO_MANY} {A_TURN}"),
    (f"(só|apenas) {MAY} usar {SO_MANY} {A_TURN}", f"may use only {SO_MANY} {A_TURN}"),
):
    state(
        t.Forbid, "who", pt, en, (f"{CANNOT} usar mais de {SO_MANY} {A_TURN}",) if pt.startswith("não") else (),
        CHARACTER, make=lambda who, most, actions: used_more(who, most, actions),
        unmake=given(lambda it, main: as_used_more(it, True) if main and not is_of_players(it) else None,
        pt.startswith("não")),
    )  # fmt: skip


def is_of_players(it: Any) -> bool:
    return isinstance(it, t.Forbid) and noun_of(it.who.filters) in ("player", "opponent")


# -- characters and supports ------------------------------------------------------

TURNED = (
    ("be readied", READIED, "capacitado~", "readied"),
    ("be exhausted", "(incapacitado|incapacitada|incapacitados|incapacitadas)", "incapacitado~", "exhausted"),
)
for what, pts, pt, en in TURNED:
    state(
        t.Forbid, "who", f"não !poder ser {pt} {{by:By Effect}}", f"can't be {en} {{by:By Effect}}",
        (f"{CANNOT} ser {pts} {{by:By Effect}}", f"não (!ser|!ser+) {pts} {{by:By Effect}}"), CHARACTER,
        subjects="Stated", make=lambda who, by, what=what: t.Forbid(who, what, by=by),
        unmake=given(lambda it, what: {"who": it.who, "by": it.by} if isinstance(it, t.Forbid) and it.by
        and it == t.Forbid(it.who, what, by=it.by) else None, what),
    )  # fmt: skip
#: "Não pode ser incapacitado por ações de {TE}": by their effects.
BY_ACTIONS = "(por|pelo efeito de|por efeitos de|por efeito de|pelos efeitos de) {actions:Actions}"


def as_by_actions(it: Any, what: str) -> Fields | None:
    said = isinstance(it, t.Forbid) and it.actions is not None and it == t.Forbid(it.who, what, it.actions)
    return {"who": it.who, "actions": it.actions} if said else None


for what, pts, pt, en in TURNED:
    state(
        t.Forbid, "who", f"não !poder ser {pt} por {{actions:Actions}}", f"can't be {en} by {{actions:Actions}}",
        (f"{CANNOT} ser {pts} {BY_ACTIONS}",), CHARACTER, subjects="Stated",
        make=lambda who, actions, what=what: t.Forbid(who, what, actions), unmake=given(as_by_actions, what),
    )  # fmt: skip
SENT_AWAY = "(sair de cena|ser (devolvido|devolvida|removido|retirado) de cena)"
state(
    t.Forbid, "who", "não !poder sair de cena {by:By Effect}", "can't leave the scene {by:By Effect}",
    (f"{CANNOT} {SENT_AWAY} {{by:By Effect}}",), BASE | SCENE, subjects="Stated",
    make=lambda who, by: t.Forbid(who, "leave", by=by),
    unmake=lambda it: ({"who": it.who, "by": it.by} if isinstance(it, t.Forbid) and it.by
    and it == t.Forbid(it.who, "leave", by=it.by) else None),
)  # fmt: skip
state(
    t.Forbid, "who", "não !poder sair de cena por {actions:Actions}", "can't leave the scene by {actions:Actions}",
    (f"{CANNOT} {SENT_AWAY} {BY_ACTIONS}",), BASE | SCENE, subjects="Stated",
    make=lambda who, actions: t.Forbid(who, "leave", actions), unmake=given(as_by_actions, "leave"),
)  # fmt: skip
for pt, every, en, sort in (
    ("nocauteado~", "(nocauteado|nocauteada|nocauteados|nocauteadas)", "knocked out", CHARACTER),
    ("destruído~", "(destruído|destruída|destruídos|destruídas)", "destroyed", SUPPORT),
):
    state(
        t.Forbid, "who", f"não !poder ser {pt}", f"can't be {en}", (f"{CANNOT} ser {every}",), sort, subjects="Stated",
        make=lambda who, sort=sort: t.Forbid(who, "be felled") if is_of_sort(who, sort) else None,
        unmake=given(lambda it, sort: {"who": it.who} if isinstance(it, t.Forbid)
        and it == t.Forbid(it.who, "be felled") and is_of_sort(it.who, sort) else None, sort),
    )  # fmt: skip


def is_of_sort(who: Selector, sort: int) -> bool:
    """Characters are knocked out, supports destroyed."""
    if who == ELIDED:
        return True
    nouns = set(noun_of(who.filters).split("|"))
    return nouns == {"support"} if sort == SUPPORT else "support" not in nouns


state(
    t.Forbid, "who", "não !poder ser anulado~", "can't be cancelled",
    (f"{CANNOT} ser (anulada|anuladas|cancelada|canceladas)", "não (!poder|!poder+) ficar sem efeito"), ACTION,
    make=lambda who: t.Forbid(who, "be voided") if who.how == EACH and noun_of(who.filters) == "action" else None,
    unmake=lambda it: {"who": it.who} if isinstance(it, t.Forbid) and it == t.Forbid(it.who, "be voided") else None,
    subjects="Actions",
)  # fmt: skip
#: Cards that stay where they are, whatever these effects do.
for by, en in (("{by:By Effect}", "{by:By Effect}"), (BY_ACTIONS, "by {actions:Actions}")):
    for cards in ("{cards:Selector}", "{cards:Counted}"):
        say(
            t.Forbid, pt=f"{cards} {UNLOADED} de {{of:Selector}} {by}", wants={"cards": CARD, "of": BASE},
            en=f"{cards} can't be unloaded from {{of:Selector}} {en}", alone="indicative",
            make=lambda cards, of, by="", actions=None: replace(stays(cards, of), by=by, actions=actions),
            unmake=given(lambda it, this, by: as_kept(it, this, by), cards == "{cards:Selector}", by.startswith("{by")),
        )  # fmt: skip


def as_kept(it: Any, this: bool, by: bool) -> Fields | None:
    if not isinstance(it, t.Forbid) or bool(it.by) != by or (it.actions is None) != by:
        return None
    found: Fields | None = as_staying(replace(it, by="", actions=None), this)
    return None if found is None else {**found, **({"by": it.by} if by else {"actions": it.actions})}


#: "Nenhum personagem pode …": what none of them can.
say(
    Selector, "None Of Them", pt="nenhum~ {filters:Kind/one}", en="no {filters:Kind/one}", mention="new", of=BASE,
    make=lambda filters: Selector(EACH, filters) if set(noun_of(filters).split("|")) <= {"character", "support"}
    else None, unmake=lambda it: None,
)  # fmt: skip
NONE_CAN = (
    ("use", "usar {actions:Actions}"),
    ("be target", "ser alvo de {actions:Actions}"),
    ("be readied", f"ser {READIED} {BY}"),
    ("be exhausted", "ser (incapacitado|incapacitada) {by:By Effect}"),
)
for what, pt in NONE_CAN:
    say(
        t.Forbid, pt=f"{{who:None Of Them}} {MAY} {pt}", en=f"{{who:None Of Them}} can {what}"
        + (" {actions:Actions}" if "actions" in pt else f" {BY}" if "[" in pt else " {by:By Effect}"),
        make=lambda who, actions=None, by="", what=what: t.Forbid(who, what, actions, by), unmake=lambda it: None,
        wants={"who": BASE}, alone="indicative",
    )  # fmt: skip

# -- only then --------------------------------------------------------------------


def only_then(effect: t.Forbid, condition: Condition | None) -> t.Step | None:
    """ "Só pode usar ações se …": otherwise it can't."""
    return None if condition is None else t.Step(effect, condition=condition)


#: Whose turn it is when it is not one's own.
OTHER_TURN = {YOU: OPPONENT, OPPONENT: YOU}


def only_in(effect: t.Forbid, part: tuple[str, str]) -> t.Step | None:
    """ "Só … durante a Fase de Combate": not in other parts of a turn, or in the other turns."""
    name, whose = part
    if name == "turn":
        return t.Step(effect, condition=t.InPart(name, OTHER_TURN[whose])) if whose in OTHER_TURN else None
    return t.Step(effect, condition=t.InPart(f"not {name}", whose))


ONLY_WHAT = (
    ("use", "usar {actions:Actions}", "use {actions:Actions}"),
    ("be target", "ser (alvo|alvos) de {actions:Actions}", "be the target of {actions:Actions}"),
    ("be readied", f"ser {READIED}", "be readied"),
)
for what, pt, en in ONLY_WHAT:
    for subject, sort in (("{who:Stated}", BASE), ("{who:Everybody}", PLAYER), ("{who:Yourself}", PLAYER)):
        if sort == PLAYER and what != "use":
            continue
        say(
            t.Step, pt=f"{subject} (só|apenas|somente) {MAY} {pt} se {{condition:Contrary/future}}",
            en=f"{subject} may {en} only if {{condition:Contrary/indicative}}", wants={"who": sort},
            also=(f"{subject} (só|apenas|somente) {MAY} {pt} enquanto {{condition:Contrary/future}}",
            f"{subject} (só|apenas|somente) {MAY} {pt} (caso|desde que) {{condition:Contrary/subjunctive}}"),
            make=lambda who, condition, actions=None, what=what: only_then(t.Forbid(who, what, actions), condition),
            unmake=lambda it: None, alone="indicative",
        )  # fmt: skip
        say(
            t.Step, pt=f"{subject} (só|apenas|somente) {MAY} {pt} (durante|em) {{part:Part}}",
            en=f"{subject} may {en} only during {{part:Part}}", wants={"who": sort},
            make=lambda who, part, actions=None, what=what: only_in(t.Forbid(who, what, actions), part),
            unmake=lambda it: None, alone="indicative",
        )  # fmt: skip

# -- scenarios that stay ----------------------------------------------------------

SCENARIOS = (t.Kind(("scene",), True),)
THIS_SCENARIO = Selector(THIS, (t.Kind(("scene",)),))
#: Whoever would put another into the scene, and that other: the words name neither.
say(
    Selector, "Replacer", pt="ser", en="be", mention="new", make=lambda: Selector(EACH, (t.Kind(("player",)),)),
    unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "Other Scenario", pt="substituído [por (outro cenário|outros cenários)]", en="replaced", mention="new",
    make=lambda: Selector(EACH, SCENARIOS), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "Other Scenario Than", pt="substituído por um @cenário/one {quality:Filter}", mention="new",
    en="replaced by a scenario {quality:Filter}", unmake=lambda it: None,
    make=lambda quality: Selector(EACH, (*SCENARIOS, opposite(quality))) if isinstance(quality, t.Called | t.Affiliated)
    else None,
)  # fmt: skip


def not_put(scene: Selector, who: Selector, cards: Selector, kind: str = "player") -> t.Forbid | None:
    """ "Este cenário não pode ser substituído": nobody can put another into the scene (4.4.1.B)."""
    replaced = Selector(EACH, (t.Kind((kind,)),), slot=who.slot)
    return t.Forbid(replaced, "put into scene", cards) if scene == THIS_SCENARIO else None


OPPONENTS = "(oponentes|um oponente|seus oponentes|os oponentes|outros jogadores|outro jogador)"
CANT_BE = "{scene:This} não (pode|poderá) {who:Replacer} {cards:Other Scenario}"
for kind, by in (
    ("player", ""),
    ("opponent", f" por ({OPPONENTS}|(cenários|um cenário) (de|controlados por|controlado por) {OPPONENTS})"),
):
    say(
        t.Forbid, pt=CANT_BE + by, en="{scene:This} can't {who:Replacer} {cards:Other Scenario}", alone="indicative",
        make=lambda scene, who, cards, kind=kind: not_put(scene, who, cards, kind), unmake=lambda it: None,
    )  # fmt: skip
say(
    t.Forbid, pt="{scene:This} só (pode|poderá) {who:Replacer} {cards:Other Scenario Than}", alone="indicative",
    en="{scene:This} can only {who:Replacer} {cards:Other Scenario Than}", unmake=lambda it: None, make=not_put,
)  # fmt: skip
