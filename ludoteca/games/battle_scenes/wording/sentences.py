"""Sentences: what stands before a chain of deeds, the deeds, and what trails after each of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import EACH, NO_GATE, OPPONENT, YOU, Amount, Condition, Effect, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    CARD,
    HIS,
    IN_PLAY,
    SAYINGS,
    THEIR_OWN,
    TheirShuffle,
    call,
    given,
    say,
)

#: "Se o fizer", before it is known which step is meant.
THE_LAST = -2


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence as it is said. No text means this: settling makes steps of it, and the moment of the line."""

    steps: tuple[t.Step, ...] = ()
    gate: int = NO_GATE
    gate_done: bool = True
    condition: Condition | None = None
    otherwise: bool = False
    trigger: Trigger | None = None
    #: "No início de …", "após …", and what is replaced.
    at: Trigger | None = None
    used: Trigger | None = None
    #: "… no início de seu turno", after what is done then.
    ending: Trigger | None = None
    #: "… quando este personagem usar uma ação", after what is done then.
    late: Trigger | None = None
    replaced: Trigger | None = None
    #: … whose "ao invés disso" comes after what happens instead.
    bare: bool = False
    #: "Enquanto …".
    holding: Condition | None = None
    #: The same, after what it is said of.
    trailing: Condition | None = None
    #: "Durante sua Fase de Preparação".
    part: tuple[str, str] | None = None
    once: bool = False
    #: "Quando … pela primeira vez em cada turno".
    first: bool | None = None
    until: str | None = None
    #: "Em sua próxima Fase de Combate".
    coming: tuple[str, str] | None = None
    after: str | None = None
    rounds: Amount | None = None
    #: ", sendo X igual a …".
    x: Amount | None = None
    #: "…, B ao invés disso".
    instead: bool = False
    #: "… no turno em que entrou em cena", of who the moment speaks of.
    entered: Condition | None = None
    #: "Quando X fosse …, ao invés disso": only what is about to happen can be replaced.
    swerving: bool = False
    #: "Coloque um número de cards … igual a": how many.
    extent: Any = None
    #: "A a não ser que você B".
    unless: Effect | None = None
    #: "… a não ser que ele B", of whoever does A, or of whoever controls that to which it is done.
    unless_he: Effect | None = None
    #: "Você pode A para B".
    gained: Effect | None = None


@dataclass(frozen=True, slots=True)
class Definition:
    """ "X é igual a …"."""

    x: Amount


@dataclass(frozen=True, slots=True)
class Said:
    """One line as it is said: keywords and costs before its sentences."""

    sentences: tuple[Sentence | Definition, ...] = ()
    costs: tuple[Sentence, ...] = ()
    keywords: tuple[t.Keyword, ...] = ()


# -- one deed ---------------------------------------------------------------------

around = SAYINGS.around


#: What players do.
DEEDS = (t.Draw, t.Discard, t.Load, t.Unload, t.Put, t.Search, t.Shuffle, t.Reveal, t.Look, t.Choose, t.Shift, t.Swap)


def who_does(by: str, effect: Effect, optional: bool) -> t.Step | None:
    """Some effects name who does them, of the others the step does; players deal no damage."""
    if not isinstance(effect, DEEDS):
        return None
    if isinstance(effect, t.Draw | t.Discard):
        decides = optional or (isinstance(effect, t.Draw) and effect.up_to)
        if effect.who != YOU:
            return None
        if decides and by == t.EACH_PLAYER:
            # Each player decides for himself, one after the other.
            return t.Step(replace(effect, who=t.THAT_PLAYER), by=by, optional=optional)
        effect = mapped(replace(effect, who=by), t.In, lambda it: t.In("hand") if it == t.In("hand", t.OWNER) else it)
        return t.Step(effect, optional=optional)
    return t.Step(effect, by=by, optional=optional)


def as_done(optional: bool) -> Any:
    def take(it: t.Step) -> Fields | None:
        effect: Any = it.effect
        named = isinstance(effect, t.Draw | t.Discard)
        each = named and (effect.who, it.by) == (t.THAT_PLAYER, t.EACH_PLAYER)
        by = effect.who if named and not each else it.by
        if it != t.Step(effect, by=YOU if named and not each else by, optional=optional) or by == YOU:
            return None
        effect = TheirShuffle() if effect == t.Shuffle() else replace(effect, who=YOU) if named else effect
        return {"by": by, "effect": effect if by == t.RIVAL else mapped(effect, (t.In, t.Controlled), their_own)}

    return take


def their_own(it: t.In | t.Controlled) -> t.In | t.Controlled:
    """What is that player's, where he does it."""
    if isinstance(it, t.In):
        if it.zone == "scene":
            return it
        return replace(it, whose={t.THAT_PLAYER: THEIR_OWN, YOU: HIS}.get(it.whose, it.whose))
    return t.Controlled(THEIR_OWN) if it.by == t.THAT_PLAYER else it


def plain(optional: bool) -> Any:
    def take(it: t.Step) -> Fields | None:
        if it != t.Step(it.effect, optional=optional) or getattr(it.effect, "who", YOU) in OTHER_DOERS:
            return None
        return {"effect": it.effect}

    return take


OTHER_DOERS = (t.THAT_PLAYER, t.EACH_PLAYER, OPPONENT, t.TARGET_PLAYER, t.TARGET_OPPONENT, t.RIVAL, t.CONTROLLER)

say(t.Step, pt="{effect/main}", en="{effect/main}", make=lambda effect: t.Step(effect), unmake=plain(False))
say(
    t.Step, pt="você {effect/indicative}", en="you {effect/infinitive}", unmake=lambda it: None,
    make=lambda effect: t.Step(effect) if isinstance(effect, DEEDS) else None,
)  # fmt: skip
say(
    t.Step, pt="{by:Doers} {effect/they}", en="{by:Doers} {effect/infinitive}", unmake=lambda it: None,
    also=("{by:Doers} (devem|deverão) {effect/infinitive}",), make=lambda by, effect: who_does(by, effect, False),
)  # fmt: skip
say(
    t.Step, pt="{by:Doers} (podem|poderão) {effect/infinitive}", en="{by:Doers} may {effect/infinitive}",
    make=lambda by, effect: who_does(by, effect, True), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Step, pt="você pode {effect/infinitive}", en="you may {effect/infinitive}",
    also=("você poderá {effect/infinitive}",), make=lambda effect: t.Step(effect, optional=True), unmake=plain(True),
)  # fmt: skip
say(
    t.Step, pt="você pode fazer com que {effect/subjunctive}", en="you may have {effect/imperative}",
    also=("você pode escolher que {effect/subjunctive}",), make=lambda effect: t.Step(effect, optional=True),
    unmake=plain(True),
)  # fmt: skip
say(
    t.Step, pt="{by:Doer} {effect/indicative}", en="{by:Doer} {effect/indicative}",
    also=("{by:Doer} (deve|deverá|devem|deverão) {effect/infinitive}",),
    make=lambda by, effect: who_does(by, effect, False), unmake=as_done(False),
)  # fmt: skip
say(
    t.Step, pt="{by:Doer} pode {effect/infinitive}", en="{by:Doer} may {effect/infinitive}",
    also=("{by:Doer} (poderá|podem|poderão) {effect/infinitive}",),
    make=lambda by, effect: who_does(by, effect, True), unmake=as_done(True),
)  # fmt: skip


say(
    t.Step, pt="!embaralhar o deck de {by:Owner}", en="!shuffle {by:Owner} 's deck", unmake=lambda it: None,
    make=lambda by: t.Step(t.Shuffle(), by=by) if by in (t.THAT_PLAYER, *t.TARGET_PLAYERS) else None,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ByController(Effect):
    """ "O controlador daquele personagem …". No record has it: the step says that he does it."""

    effect: Effect
    of: Selector


def by_controller(of: Selector, effect: Effect, optional: bool) -> t.Step | None:
    """Of a base card, which may have left the scene; a mere card has an owner."""
    if not isinstance(effect, DEEDS) or (of != ITS and noun_of(of.filters) == "card"):
        return None
    if isinstance(effect, t.Draw | t.Discard):
        return t.Step(ByController(replace(effect, who=t.CONTROLLER), of), optional=optional)
    return t.Step(ByController(effect, of), by=t.CONTROLLER, optional=optional)


#: "Seu controlador", of what was named last.
ITS = Selector("its")


def as_by_controller(it: t.Step, optional: bool, first: bool) -> Fields | None:
    effect = it.effect
    fits = first and isinstance(effect, ByController) and it == t.Step(effect, optional=optional)
    return {"of": effect.of, "effect": effect.effect} if fits and isinstance(effect, ByController) else None


for controller in ("o controlador de", "o jogador que (controla|controlar)", "o dono de"):
    for optional, must, en in ((False, "(deve|deverá)", ""), (True, "(pode|poderá)", "may ")):
        verb = "{effect/indicative}" if not optional else f"{must} {{effect/infinitive}}"
        say(
            t.Step, pt=f"{controller} {{of:Clear}} {verb}",
            unmake=given(as_by_controller, optional, controller == "o controlador de"),
            en=f"the controller of {{of:Clear}} {en}" + ("{effect/infinitive}" if en else "{effect/indicative}"),
            also=(f"{controller} {{of:Selector}} {must} {{effect/infinitive}}",) if not optional else (),
            make=lambda of, effect, optional=optional: by_controller(of, effect, optional),
            wants={"of": IN_PLAY | CARD},
        )  # fmt: skip


def as_its_controller(optional: bool) -> Any:
    def take(it: t.Step) -> Fields | None:
        found = as_done(optional)(it)
        return {"effect": found["effect"]} if found is not None and found["by"] == t.CONTROLLER else None

    return take


for optional, must, en in ((False, "(deve|deverá)", ""), (True, "(pode|poderá)", "may ")):
    verb = "{effect/indicative}" if not optional else f"{must} {{effect/infinitive}}"
    say(
        t.Step, pt=f"(seu|o seu) controlador {verb}", unmake=as_its_controller(optional),
        en=f"its controller {en}" + ("{effect/infinitive}" if en else "{effect/indicative}"),
        also=(f"(seu|o seu) controlador {must} {{effect/infinitive}}",),
        make=lambda effect, optional=optional: by_controller(ITS, effect, optional),
    )  # fmt: skip

say(
    t.Step, pt="{source:Selector} (pode|podem|poderá|poderão) causar {hits:Hits}",
    en="{source:Selector} may deal {hits:Hits}", alone="indicative",
    make=lambda source, hits: t.Step(t.Damage(hits, None if source == t.THIS_CARD else source), optional=True),
    unmake=lambda it: None,
)  # fmt: skip

AFTER_ACTION = "após (esta|aquela|a) ação"
call(
    "After", "action", pt="após esta ação", en="after this action",
    also=(AFTER_ACTION, "após o (efeito|final|uso) (desta|daquela) ação", "após seus outros efeitos",
    "depois (desta|daquela) ação", "ao final desta ação"),
)  # fmt: skip
call(
    "After", "turn", pt="no final do turno", en="at the end of the turn",
    also=("(no final|ao final|no fim) (do|deste) turno",),
)  # fmt: skip
call(
    "After", "part", pt="no final desta etapa ou fase", en="at the end of this step or phase",
    also=("no final desta etapa ou fase do turno",),
)  # fmt: skip
for of in ("", "Elided Step"):
    around(
        t.Step, pt="{condition:In Part}", en="{condition:In Part}", also=(", {condition:In Part}",), after=True,
        only=True, of=of, fits=lambda step: isinstance(step.condition, t.InPart),
    )  # fmt: skip
    around(
        t.Step, pt="se {condition:Condition List/future}", en="if {condition:Condition List/indicative}",
        also=(", se {condition:Condition List/future}",
        "[,] (caso|desde que|contanto que) {condition:Condition List/subjunctive}",
        "(a não ser que|a menos que) {condition:Contrary/subjunctive}", "exceto se {condition:Contrary/future}",
        "[,] caso {condition:Elided/subjunctive}", "se {condition:Elided/future}"),
        after=True, only=True, of=of,
    )  # fmt: skip
    around(
        t.Step, pt="{condition:On Entry}", en="{condition:On Entry}", after=True, only=True, cost=1, of=of,
    )  # fmt: skip
    around(t.Step, pt="{until:Until}", en="{until:Until}", after=True, only=True, of=of)
    around(t.Step, pt="{after:After}", en="{after:After}", after=True, only=True, of=of)
    around(t.Step, pt="para cada {each:For Each}", en="for each {each:For Each}", after=True, only=True, of=of)

# -- what stands before -----------------------------------------------------------

around(
    Sentence, pt="enquanto {holding:Condition List/future}", en="while {holding:Condition List/indicative}",
    only=True,
)  # fmt: skip
HE = "(ele|aquele jogador|aquele oponente|o oponente|o oponente alvo|o jogador alvo)"
IF_DONE = f"se (o fizer|você o fizer|fizer isso|você fizer isso|o fizerem|{HE} o fizer)"
around(
    Sentence, pt="se o fizer", en="if you do",
    also=(IF_DONE, "caso o faça", "quando o fizer", "quando {_:This} !entrar em cena desta forma"), only=True,
    gate=THE_LAST, gate_done=True,
)  # fmt: skip
around(
    Sentence, pt="se não o fizer", en="if you do not",
    also=(f"se (você não o fizer|não fizer isso|{HE} não o fizer)", "caso não o faça"),
    only=True, gate=THE_LAST, gate_done=False,
)  # fmt: skip
around(
    Sentence, pt="se o fizer e se {condition:Condition List/future}",
    en="if you do and if {condition:Condition List/indicative}", only=True, gate=THE_LAST, gate_done=True,
)  # fmt: skip
around(Sentence, pt="caso contrário", en="otherwise", also=("(se não|senão|do contrário)",), only=True, otherwise=True)
around(Sentence, pt="{part:Which Part}", en="{part:Which Part}", only=True)
around(
    Sentence, pt="(fora de seu turno|fora do seu turno|quando não for seu turno)", en="outside your turn", only=True,
    part=("turn", OPPONENT),
)  # fmt: skip
WHEN = (
    "(toda vez que|toda a vez que|todas as vezes que|sempre que|cada vez que|logo que|no momento em que|assim que|"
    "toda vez em que|se)"
)
around(
    Sentence, pt="se {holding:Condition List/future}, quando {trigger:When/future}",
    en="if {holding:Condition List/indicative}, when {trigger:When/indicative}",
    also=(f"se {{holding:Condition List/future}}, {WHEN} {{trigger:When/future}}",),
    only=True,
)  # fmt: skip
around(
    Sentence, pt="uma vez por turno, quando {trigger:When/future}", en="once per turn, when {trigger:When/indicative}",
    only=True, once=True,
)  # fmt: skip
for until in (" {until:Waiting}", ""):
    around(
        Sentence, pt="quando {trigger:When/future}" + until, en="when {trigger:When/indicative}" + until,
        also=(WHEN + " {trigger:When/future}" + until,), only=True,
    )  # fmt: skip
around(
    Sentence, pt="caso {trigger:When/subjunctive}", en="if {trigger:When/indicative}", only=True, cost=1,
)  # fmt: skip
around(
    Sentence, pt="quando {replaced:Replaced/future}, ao invés disso",
    en="when {replaced:Replaced/indicative}, instead",
    also=(f"{WHEN} {{replaced:Replaced/future}}, (ao invés|em vez) disso",), only=True,
)  # fmt: skip
around(
    Sentence, pt="quando {replaced:Replaced/future}", en="when {replaced:Replaced/indicative}",
    also=(WHEN + " {replaced:Replaced/future}",), only=True, cost=1, bare=True,
)  # fmt: skip
#: What alters damage says anyhow that something else happens.
around(
    Sentence, pt="quando {trigger:When/future}, ao invés disso", en="when {trigger:When/indicative}, instead",
    also=(f"{WHEN} {{trigger:When/future}}, (ao invés|em vez) disso",), only=True, cost=1, swerving=True,
)  # fmt: skip
around(
    Sentence, pt="quando {late:When/future}", en="when {late:When/indicative}", also=(WHEN.replace("|se)", ")") +
    " {late:When/future}",), only=True, after=True, cost=1,
)  # fmt: skip
around(Sentence, pt="{trigger:On Doing}", en="{trigger:On Doing}", only=True)
around(Sentence, pt="{at:At Part}", en="{at:At Part}", only=True)
around(Sentence, pt="{ending:At Part}", en="{ending:At Part}", only=True, after=True)
around(
    Sentence,
    pt="após {used:Used}",
    en="after {used:Used}",
    also=("depois de {used:Used}", "(depois|após) que {used:Happened}", "(após|depois de) {used:Happened}"),
    only=True,
)
around(Sentence, pt="após {used:Each Used}", en="after {used:Each Used}", only=True, after=True)
around(
    Sentence, pt="para {gained:Effect/infinitive}", en="to {gained:Effect/infinitive}", only=True, after=True,
)  # fmt: skip
UNLESS = "[,] (a não ser que|a menos que)"
around(
    Sentence, pt="a não ser que você {unless:Effect/subjunctive}", en="unless you {unless:Effect/infinitive}",
    also=(f"{UNLESS} você {{unless:Effect/subjunctive}}",), only=True, after=True,
)  # fmt: skip
around(
    Sentence, pt="a não ser que aquele jogador {unless_he:Effect/subjunctive}", only=True, after=True,
    en="unless that player {unless_he:Effect/indicative}",
    also=(f"{UNLESS} [(ele|aquele jogador|aquele oponente)] {{unless_he:Effect/subjunctive}}",),
)  # fmt: skip
say(
    t.After, "Used", pt="{actions:Selector}", en="{actions:Selector}", make=lambda actions: t.After(actions),
    wants={"actions": ACTION}, unmake=lambda it: {"actions": it.actions} if isinstance(it, t.After) else None,
)  # fmt: skip
say(
    t.After, "Each Used", pt="{actions:Selector}", en="{actions:Selector}", wants={"actions": ACTION},
    make=lambda actions: t.After(actions) if actions.how == EACH else None,
    unmake=lambda it: {"actions": it.actions} if isinstance(it, t.After) and it.actions.how == EACH else None,
)  # fmt: skip
around(
    Sentence, pt="uma vez por turno", en="once per turn",
    also=("(uma única vez por turno|apenas uma vez por turno|uma vez em cada turno|somente uma vez por turno|uma "
    "vez a cada turno)",),
    only=True, once=True,
)  # fmt: skip
around(Sentence, pt="uma vez por turno", en="once per turn", also=(", uma vez por turno",), only=True, after=True,
once=True)  # fmt: skip
around(
    Sentence, pt="enquanto {trailing:Condition List/future}", en="while {trailing:Condition List/indicative}",
    only=True, after=True,
)  # fmt: skip
around(
    Sentence, pt="se {condition:Condition List/future}", en="if {condition:Condition List/indicative}",
    also=("se {condition:Condition List/indicative}",
    "(caso|desde que|contanto que) {condition:Condition List/subjunctive}",
    "(a não ser que|a menos que) {condition:Contrary/subjunctive}",
    "(exceto|a não ser|a menos que) se {condition:Contrary/future}"),
    only=True, cost=1,
)  # fmt: skip
around(
    Sentence, pt="se {condition:Elided/future}", en="if it {condition:Elided/indicative}", only=True, cost=1,
)  # fmt: skip
around(Sentence, pt="{condition:On Entry}", en="{condition:On Entry}", only=True, cost=1)
around(Sentence, pt="para cada {rounds:For Each}", en="for each {rounds:For Each}", only=True)
around(Sentence, pt="{until:Until}", en="{until:Until}", only=True)
around(Sentence, pt="{after:After}", en="{after:After}", only=True)
for after in (False, True):
    around(
        Sentence, pt="em {coming:Next Part}", en="in {coming:Next Part}", also=("durante {coming:Next Part}",),
        only=True, after=after,
    )  # fmt: skip
# What says two of these at once is written as two.
around(
    Sentence, pt="se {condition:Condition List/future} quando {trigger:When/future}",
    en="if {condition:Condition List/indicative} when {trigger:When/indicative}", only=True, under="trigger",
)  # fmt: skip
around(
    Sentence, pt="se {condition:Condition/future} e {trigger:Elided When/future}",
    en="if {condition:Condition/indicative} and {trigger:Elided When/indicative}", only=True, under="trigger",
)  # fmt: skip
around(
    Sentence, pt="se {holding:Condition List/future}, quando {trigger:When/future} {entered:On Entry}",
    en="if {holding:Condition List/indicative}, when {trigger:When/indicative} {entered:On Entry}", only=True,
    also=(f"se {{holding:Condition List/future}}, {WHEN} {{trigger:When/future}} {{entered:On Entry}}",),
)  # fmt: skip
around(
    Sentence, pt="quando {trigger:When/future} {entered:On Entry}",
    en="when {trigger:When/indicative} {entered:On Entry}", also=(WHEN + " {trigger:When/future} {entered:On Entry}",),
    only=True,
)  # fmt: skip
around(Sentence, pt="{first:First Time}", en="{first:First Time}", only=True)
around(
    Sentence, pt="quando {trigger:When/future} {first:First Time}",
    en="when {trigger:When/indicative} {first:First Time}",
    also=(WHEN + " {trigger:When/future} {first:First Time}",
    "(a|na|pela) primeira vez [em] que {trigger:When/future} {first:Each Turn}"),
    only=True,
)  # fmt: skip
around(
    Sentence, pt="se {condition:Condition List/future} durante {part:Part}",
    en="if {condition:Condition List/indicative} during {part:Part}",
    also=("se {condition:Condition List/future} em {part:Part}",), only=True,
)  # fmt: skip
X_IS = "(X é igual a|sendo X igual a|onde X é igual a|onde X é|em que X é igual a|em que X é|sendo X|X é)"
around(
    Sentence, pt=", sendo X igual a {x:Value}", en=", where X is {x:Value}", also=(f", {X_IS} {{x:Value}}",),
    only=True, after=True,
)  # fmt: skip
around(Sentence, pt="ao invés disso", en="instead", also=("em vez disso",), only=True, after=True, instead=True)
say(
    Sentence, pt="{steps:Chain}", en="{steps:Chain}", also=("então [,] {steps:Chain}", "depois {steps:Chain}"),
    make=lambda steps: Sentence(steps), unmake=lambda it: {"steps": it.steps} if it.steps else None,
)  # fmt: skip
say(Definition, pt="X é igual a {x:Value}", en="X is {x:Value}", also=(f"{X_IS} {{x:Value}}",), alone="indicative")
