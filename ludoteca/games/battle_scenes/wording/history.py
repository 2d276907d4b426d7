"""What has happened this turn: every moment of which texts speak may also be asked for when it is past."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.language import Wrong
from ludoteca.cardtext.speech.sayings import Fields, Saying
from ludoteca.core.effects import CHOOSE, EACH, Amount, Condition, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    IN_PLAY,
    SAYINGS,
    call,
    given,
    ordered,
    say,
)

#: When it was: of earlier turns nothing is known. What is at hand has not happened "anteriormente".
THEN = "(neste turno|durante este turno|no turno atual|deste turno)"
EARLIER = "(anteriormente neste turno|neste turno anteriormente|antes neste turno|mais cedo neste turno)"


@dataclass(frozen=True, slots=True)
class Earlier(Condition):
    """ "Anteriormente neste turno". No record has it: of what the moment at hand tells it can't be said."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class EarlierAmount(Amount):
    """The same of an amount."""

    amount: Amount


#: What a text itself may do, of which it does not say that it was earlier.
DOES = (t.Damage, t.Unload, t.Discard, t.Shift)


def earlier(it: Earlier | EarlierAmount, trigger: Any, before: Sequence[t.Step]) -> Any:
    """What is past, if what has just happened, or what the text has done, is none of it."""
    told = it.condition if isinstance(it, Earlier) else it.amount
    when = getattr(told, "when", None)
    now = isinstance(trigger, t.When) and isinstance(when, t.When) and trigger.event == when.event
    if now or (isinstance(when, t.When) and any(isinstance(step.effect, DOES) for step in before)):
        raise Wrong("what happens now counts as well: say how often it has happened", "cards-late")
    return told


#: Whose effect did it, and in which part of the turn, is not remembered.
_UNKNOWN = re.compile(r" ?\[\{(?:by|during):[^}]*\}\]")
_VERB = re.compile(r"!(\w+\+?)")


def plain(it: Any) -> t.When | None:
    """A moment that can be looked for among what is past."""
    known = isinstance(it, t.When) and not (
        it.would or it.by or it.during or it.once or it.first or it.zone is not None
    )
    return it if known else None


def made_plain(make: Callable[..., Any]) -> Callable[..., Any]:
    return lambda **said: plain(make(**said))


def denied_of_one(make: Callable[..., Any]) -> Callable[..., Any]:
    """ "Um personagem não foi nocauteado": of which one? "Nenhum personagem foi" says it."""

    def deny(**said: Any) -> t.When | None:
        it = plain(make(**said))
        return it if it is not None and (it.who.how != CHOOSE or is_player(it.who)) else None

    return deny


def is_player(who: Selector) -> bool:
    return noun_of(who.filters) in ("player", "opponent")


def negated_in_english(template: str) -> str:
    """ "Was not knocked out", "did not use an action"."""
    verb = _VERB.search(template)
    assert verb is not None, "something happens"
    return _VERB.sub("!be not" if verb[1] == "be" else f"did not {verb[1]}", template, count=1)


def told(saying: Saying) -> bool:
    """Is it a moment with one verb and a subject that can be told anew?"""
    first = saying.forms.templates["pt"][0]
    return saying.record is t.When and len(_VERB.findall(first)) == 1 and "fosse" not in first and "fazer" not in first


#: Nobody: "se nenhum personagem foi nocauteado neste turno".
say(
    Selector, "No One", pt="nenhum~ {filters:Kind/one}", en="no {filters:Kind/one}", mention="new",
    make=lambda filters: Selector(CHOOSE, filters),
    unmake=lambda it: {"filters": it.filters} if isinstance(it, Selector) and it.how == CHOOSE else None,
)  # fmt: skip
for moment in [each for each in SAYINGS.by_category["When"] if told(each)]:
    pts = [_UNKNOWN.sub("", each) for each in (*moment.forms.templates["pt"], *moment.further.templates["pt"])]
    en = _UNKNOWN.sub("", moment.forms.templates["en"][0])
    already = [_VERB.sub(lambda found: f"já {found[0]}", each, count=1) for each in pts]
    say(
        t.When, "Past", pt=pts[0], en=en, also=[*pts[1:], *already], make=made_plain(moment.make),
        unmake=moment.unmake, wants=moment.wants,
    )  # fmt: skip
    denied = [_VERB.sub(lambda found: f"[ainda] não {found[0]}", each, count=1) for each in pts]
    say(
        t.When, "Past Not", pt=denied[0].replace("[ainda] ", ""), en=negated_in_english(en), also=denied,
        make=(denied_of_one if pts[0].startswith("{who} ") else made_plain)(moment.make), unmake=moment.unmake,
        wants=moment.wants,
    )  # fmt: skip
    if pts[0].startswith("{who} "):
        say(
            t.When, "Past None", pt=pts[0].replace("{who}", "{who:No One}", 1),
            en=en.replace("{who}", "{who:No One}", 1), make=made_plain(moment.make), unmake=moment.unmake,
            wants=moment.wants,
        )  # fmt: skip


#: "Se …", "caso …": what is past is told so after both.
SO = "future subjunctive"


def happened(when: t.When, least: int = 1, most: int = -1) -> t.Happened:
    """ "Comprou dois ou mais cards": in the whole turn."""
    return t.Happened(replace(when, least=1), when.least if least else 0, when.least - 1 if not least else most)


def as_happened(done: bool) -> Callable[[Any], Fields | None]:
    def take(it: Any) -> Fields | None:
        if (
            not isinstance(it, t.Happened)
            or (it.least > 0) != done
            or (done and it.most >= 0)
            or (it.least and not done)
        ):
            return None
        return {"when": replace(it.when, least=it.least if done else it.most + 1)}

    return take


for category, done in (("Past", True), ("Past None", False), ("Past Not", False)):
    say(
        t.Happened, pt=f"{{when:{category}/past}} neste turno", en=f"{{when:{category}/past}} this turn", alone=SO,
        also=(f"{{when:{category}/past}} {THEN}",), unmake=as_happened(done), cost=2,
        make=lambda when, done=done: happened(when, int(done)),
    )  # fmt: skip

    say(
        Earlier, "Condition", pt=f"{{when:{category}/past}} {EARLIER}", unmake=lambda it: None, cost=2, alone=SO,
        en=f"{{when:{category}/past}} earlier this turn",
        make=lambda when, done=done: Earlier(happened(when, int(done))),
    )  # fmt: skip

# -- so often, and so much --------------------------------------------------------

for times, pt, en in ((1, "primeira", "first"), (2, "segunda", "second"), (3, "terceira", "third")):
    say(
        t.Happened, pt=f"esta !ser a {pt} vez que {{when:Past/past}} neste turno", alone="indicative",
        en=f"this is the {en} time that {{when:Past/past}} this turn",
        also=(f"(esta|essa) (!ser|foi|tiver sido|tenha sido) a {pt} vez (que|em que) {{when:Past/past}} {THEN}",),
        make=lambda when, times=times: t.Happened(when, times, times),
        unmake=given(lambda it, times: {"when": it.when} if isinstance(it, t.Happened)
        and (it.least, it.most) == (times, times) else None, times),
    )  # fmt: skip
for category, pt, en in (("Counting", "o número de vezes que", "the number of times"), ("For Each", "vez que", "time")):
    say(
        t.Times, category, pt=f"{pt} {{when:Past/past}} neste turno", en=f"{en} {{when:Past/past}} this turn",
        also=(f"{pt} {{when:Past/past}} {THEN}", *((f"a quantidade de vezes que {{when:Past/past}} {THEN}",)
        if category == "Counting" else ())),
        make=lambda when: t.Times(when),
        unmake=lambda it: {"when": it.when} if isinstance(it, t.Times) and is_told(it.when) is None else None,
    )  # fmt: skip

#: What is counted of what has happened, as a participle tells it: of pieces, and of the cards of a player.
DONE_TO = (
    ("knocked out", "nocauteado", "knocked out", CHARACTER),
    ("destroyed", "destruído", "destroyed", IN_PLAY),
    ("discarded", "descartado", "discarded", CARD),
    ("unloaded", "descarregado", "unloaded", CARD),
    ("readied", "capacitado", "readied", CHARACTER),
    ("exhausted", "incapacitado", "exhausted", CHARACTER),
)


def is_told(when: t.When) -> str | None:
    """Is it said by a participle: "personagens nocauteados neste turno"?"""
    simple = when == t.When(when.event, when.who) and when.who.how == CHOOSE
    return when.event if simple and when.event in [event for event, *_ in DONE_TO] else None


for event, pt, en, sort in DONE_TO:
    for category, number, before, en_before in (
        ("Counting", "Counted", "o número de ", "the number of "),
        ("For Each", "Counted One", "", ""),
    ):
        plural = "s" if number == "Counted" else ""
        say(
            t.Times, category, pt=f"{before}{{what:{number}}} {pt}{plural} neste turno",
            en=f"{en_before}{{what:{number}}} {en} this turn", wants={"what": sort},
            also=(f"{before}{{what:{number}}} [que (foi|foram|tenha sido|tenham sido)] {pt}{plural} {THEN}",),
            make=lambda what, event=event: t.Times(t.When(event, one_of(what))),
            unmake=given(lambda it, event: {"what": replace(it.when.who, how=EACH)} if isinstance(it, t.Times)
            and is_told(it.when) == event else None, event),
        )  # fmt: skip
for event, role, pt, passive, en in (
    ("receives damage", "recebeu", "recebido", "recebido", "dealt to"),
    ("deals damage", "causou", "causado", "causado", "dealt by"),
):
    for category, before, en_before in (
        (
            "Counting",
            "(o dano|a quantidade de dano|o número de pontos de dano|a quantidade de pontos de dano)",
            "the damage",
        ),
        ("For Each", "ponto de dano", "point of damage"),
    ):
        say(
            t.Dealt, category, pt=f"{before} que {{who:Selector}} !{role}/indicative neste turno",
            en=f"{en_before} {en} {{who:Selector}} this turn", wants={"who": BASE | ACTION},
            also=(f"{before} que {{who:Selector}} (tiver|tenha) {pt} {THEN}",
            f"{before} ({passive}|{passive}s|{passive[:-1]}a) por {{who:Selector}} {THEN}"),
            make=lambda who, event=event: t.Dealt(t.When(event, who)) if who.how != CHOOSE else None,
            unmake=given(lambda it, event: {"who": it.when.who} if isinstance(it, t.Dealt) and it.when.event == event
            else None, event),
        )  # fmt: skip
    say(
        EarlierAmount, "Counting", unmake=lambda it: None, wants={"who": BASE | ACTION},
        pt=f"(o dano|a quantidade de dano) que {{who:Selector}} ([já] !{role}/indicative|(tiver|tenha) {pt}) {EARLIER}",
        en=f"the damage {en} {{who:Selector}} earlier this turn",
        make=lambda who, event=event: EarlierAmount(t.Dealt(t.When(event, who))) if who.how != CHOOSE else None,
    )  # fmt: skip
for event, pt, en, _ in DONE_TO:
    call("Done", event, pt=f"({pt}|{pt}s)", en=en)
for category, number, before in (("Counting", "Counted", "o número de "), ("For Each", "Counted One", "")):
    say(
        EarlierAmount, category, pt=f"{before}{{what:{number}}} [que (foi|foram|tenha sido|tenham sido)] {{done:Done}} "
        f"{EARLIER}", en=f"the number of {{what:{number}}} {{done:Done}} earlier this turn", unmake=lambda it: None,
        make=lambda what, done: EarlierAmount(t.Times(t.When(done, one_of(what)))) if may_be(what, done) else None,
    )  # fmt: skip


def may_be(what: Selector, done: str) -> bool:
    """Cards are discarded and unloaded, base cards the rest."""
    return (noun_of(what.filters) == "card") == (done in ("discarded", "unloaded"))


say(
    EarlierAmount, "Counting", pt=f"o número de vezes que {{when:Past/past}} {EARLIER}", unmake=lambda it: None,
    en="the number of times earlier this turn that {when:Past/past}",
    make=lambda when: EarlierAmount(t.Times(when)),
)  # fmt: skip

# -- actions ----------------------------------------------------------------------

#: "Outra ação usada anteriormente neste turno": the one at hand is no other.
OTHERS_USED = "(usada|usadas|que (já foi|já foram|foi|foram|tenha sido|tenham sido) (usada|usadas))"
call("Filter", t.UsedThisTurn(), pt=f"{OTHERS_USED} {EARLIER}", en="used earlier this turn", of=ACTION)
WAS_USED = "[já] (foi|tenha sido|tiver sido) usada"
call("Then", False, pt=THEN, en="this turn")
call("Then", True, pt=EARLIER, en="earlier this turn")
for category, pt, en in (("Counting", "(o número|a quantidade) de vezes que", "the number of times"),
                         ("For Each", "vez que", "time")):  # fmt: skip
    say(
        t.CountOf, category, pt=f"{pt} {{actions:This Use}} {WAS_USED} {{before:Then}}", unmake=lambda it: None,
        en=f"{en} {{actions:This Use}} was used {{before:Then}}",
        make=lambda actions, before: uses_of_this(actions, None, before),
    )  # fmt: skip
    say(
        t.CountOf, category, pt=f"{pt} {{actions:This Use}} {WAS_USED} por {{who:Selector}} {{before:Then}}",
        en=f"{en} {{actions:This Use}} was used by {{who:Selector}} {{before:Then}}", unmake=lambda it: None,
        also=(f"{pt} {{who:Selector}} [já] (usou|tiver usado|tenha usado) {{actions:This Use}} {{before:Then}}",),
        make=lambda actions, who, before: uses_of_this(actions, who, before), wants={"who": CHARACTER},
    )  # fmt: skip
    say(
        t.CountOf, category, pt=f"{pt} {{actions:This Use}} {WAS_USED} anteriormente por {{who:Selector}} {THEN}",
        en=f"{en} {{actions:This Use}} was used by {{who:Selector}} earlier this turn", unmake=lambda it: None,
        make=lambda actions, who: uses_of_this(actions, who, True), wants={"who": CHARACTER},
    )  # fmt: skip
say(
    Selector, "This Use", pt="esta ação", en="this action", mention="new", of=ACTION, unmake=lambda it: None,
    make=lambda: Selector(EACH, (t.Kind(("action",)), t.OfCard(t.THIS_CARD))),
)  # fmt: skip


def uses_of_this(actions: Selector, who: Selector | None, before: bool) -> t.CountOf | None:
    """How often the action of this card was used this turn, the use at hand too, if it is not told of others."""
    if who is not None and who.how in (CHOOSE, EACH):
        return None
    by = () if who is None else (t.UsedBy(who),)
    others = (t.Another(),) if before else ()
    return t.CountOf(replace(actions, filters=ordered((*actions.filters, *others, t.UsedThisTurn(), *by))))


# -- of whom it is said -----------------------------------------------------------

for event, pt, en in (
    ("deals damage", "causado dano", "dealt damage"),
    ("knocks out", "nocauteado (um personagem|personagens)", "knocked out a character"),
    ("readied", "sido capacitado~", "been readied"),
    ("exhausted", "sido incapacitado~", "been exhausted"),
    ("is targeted", "sido alvo (de uma ação|de ações)", "been the target of an action"),
    ("boosted", "sido Potencializado~", "been Empowered"),
):
    did = (
        pt.replace("causado", "causou").replace("sido", "foi")
        if not pt.startswith("nocaut")
        else "nocauteou um personagem"
    )
    dids = did.replace("causou", "causaram").replace("foi", "foram").replace("nocauteou", "nocautearam")
    for negated, no in ((False, ""), (True, "não ")):
        what = Selector(EACH, (t.Kind(("action",)),)) if event == "is targeted" else None
        quality = t.Lately(t.When(event, t.THIS_CHARACTER, what), negated)
        say(
            t.Lately, "Filter", pt=f"que {no}!ter/subjunctive {pt} neste turno", of=BASE, make=lambda it=quality: it,
            en=f"that !have/indicative{' not' if negated else ''} {en} this turn",
            also=(f"que [{'ainda' if negated else 'já'}] {no}(!ter/subjunctive|!ter/future) {pt} {THEN}",
            f"que [{'ainda' if negated else 'já'}] {no}({did}|{dids}) {THEN}"),
            unmake=given(lambda it, quality: {} if it == quality else None, quality),
        )  # fmt: skip
