"""How the players stand: who has more points, cards or pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import OPPONENT, YOU, Condition, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.traits import measured
from ludoteca.games.battle_scenes.wording.vocabulary import BASE, call, given, ordered, say

#: An opponent, however he is named: a match has one.
OPPONENTS = (
    "(um oponente|seus oponentes|os oponentes|seu oponente|o oponente|outro jogador|algum oponente|cada oponente)"
)
RIVAL = f"(um de seus oponentes|{OPPONENTS[1:]}"

#: Several of them, with a verb that agrees.
RIVALS = "(seus oponentes|os oponentes|os outros jogadores)"

# -- more and fewer ---------------------------------------------------------------

call("More Or Fewer", True, pt="mais", en="more")
call("More Or Fewer", False, pt="menos", en="fewer")


def fewer(mine: bool, more: bool) -> str:
    """Who has the fewer, where these are mine."""
    return OPPONENT if mine == more else YOU


THAN_RIVAL, THAN_YOU = f"[do] que {RIVAL}", "[do] que você"
for mine, subject, than, mood in (
    (True, "você !controlar", THAN_RIVAL, "indicative"),
    (False, f"{RIVAL} !controlar", THAN_YOU, "indicative"),
    (False, f"{RIVALS} (controlarem|controlam|controlem)", THAN_YOU, "future indicative subjunctive"),
):
    say(
        t.Fewer, "Condition", pt=f"{subject} {{more:More Or Fewer}} {{what:Counted}} {than}", unmake=lambda it: None,
        en="{more:More Or Fewer} {what:Counted}", alone=mood,
        make=lambda what, more, mine=mine: t.Fewer(what, fewer(mine, more)),
    )  # fmt: skip
call("Place Of Theirs", "hand", pt="(na mão|em mão|em sua mão|na sua mão)", en="in hand")
call("Place Of Theirs", "resources", pt="(nos recursos|em seus recursos|nos seus recursos)", en="in the resources")
PLACED = "{place:Place Of Theirs}"
for mine, subject, than in ((True, "você", THAN_RIVAL), (False, RIVAL, THAN_YOU)):
    say(
        t.Fewer, "Condition", pt=f"{subject} !ter {{more:More Or Fewer}} {{what:Counted}} {PLACED} {than}",
        en=f"{{more:More Or Fewer}} {{what:Counted}} {PLACED}", alone="indicative", unmake=lambda it: None,
        also=(f"{subject} !ter {{more:More Or Fewer}} {{what:Counted}} {than} {PLACED}",),
        make=lambda what, place, more, mine=mine: in_hands(what, place, fewer(mine, more)),
    )  # fmt: skip


def in_hands(what: Any, zone: str, who: str) -> t.Fewer | None:
    """Who has the fewer of them there."""
    if any(isinstance(each, t.In | t.Controlled) for each in what.filters):
        return None
    place = t.In(zone, t.ANY_PLAYER)
    return t.Fewer(type(what)(what.how, ordered((*what.filters, place)), slot=what.slot), who)


# -- points -----------------------------------------------------------------------

POINTS = "(pontos|pontos nos prêmios)"
IN_PRIZES = "[nos prêmios]"


def as_more_points(it: Any, who: str) -> Fields | None:
    fits = isinstance(it, t.Exceeds) and isinstance(it.one, t.Points) and isinstance(it.other, t.Points)
    return {} if fits and it == MORE_POINTS[who] else None


MORE_POINTS = {
    YOU: t.Exceeds(t.Points(YOU), t.Points(OPPONENT)),
    OPPONENT: t.Exceeds(t.Points(OPPONENT), t.Points(YOU)),
}
for who, pt, others, en in (
    (YOU, "você !ter mais pontos que um oponente", ("mais", "menos"), "you have more points than an opponent"),
    (OPPONENT, "um oponente !ter mais pontos que você", ("menos", "mais"), "an opponent has more points than you"),
):
    say(
        t.Exceeds, "Condition", pt=pt, en=en, alone="indicative", make=lambda who=who: MORE_POINTS[who],
        also=(f"você !ter {others[0]} {POINTS} [do] que {RIVAL} {IN_PRIZES}",
        f"{RIVAL} !ter {others[1]} {POINTS} [do] que você {IN_PRIZES}"),
        unmake=given(as_more_points, who),
    )  # fmt: skip


def so_many_points(who: str, number: Number, more: bool) -> Condition:
    points = t.Points(who)
    return t.Exceeds(points, Number(number.number - 1)) if more else t.Exceeds(Number(number.number + 1), points)


def as_so_many_points(it: Any, who: str, more: bool) -> Fields | None:
    if not isinstance(it, t.Exceeds):
        return None
    points, limit = (it.one, it.other) if more else (it.other, it.one)
    if points != t.Points(who) or not isinstance(limit, Number):
        return None
    return {"number": Number(limit.number + (1 if more else -1))}


for who, pt, more, en in (
    (YOU, "você", (), "you have"),
    (OPPONENT, "um oponente", (RIVAL,), "an opponent has"),
):
    for is_more, word, en_word in ((True, "mais", "more"), (False, "menos", "fewer")):
        say(
            t.Exceeds, "Condition", pt=f"{pt} !ter {{number:Count}} ou {word} pontos",
            en=f"{en} {{number:Count}} or {en_word} points", alone="indicative",
            also=[f"{each} !ter {{number:Count}} ou {word} pontos {IN_PRIZES}" for each in (pt, *more)],
            make=lambda number, who=who, is_more=is_more: so_many_points(who, number, is_more),
            unmake=given(as_so_many_points, who, is_more),
        )  # fmt: skip
for who, pt, en in (
    (YOU, "o número de pontos que você (tem|tiver)", "the number of your points"),
    (OPPONENT, f"o número de pontos que {RIVAL} (tem|tiver)", "the number of an opponent's points"),
):
    call("Counting", t.Points(who), pt=pt, en=en)

# -- one figure beside another's --------------------------------------------------

for value, pt, article, en in (
    ("energy", "[a] Energia [atual]", "a", "the current Energy"),
    ("initial", "[a] Energia Inicial", "a", "the Initial Energy"),
    ("shield", "(o valor de Escudo|o Escudo|o valor do Escudo)", "o", "the Shield"),
):
    for compare, how, en_how in (
        ("above", "maior", "greater than"),
        ("below", "menor", "less than"),
        ("more", "maior ou igual a", "at least"),
        ("less", "menor ou igual a", "at most"),
        ("", "igual a", "equal to"),
    ):
        than = f"{article} de" if how.endswith(" a") else f"[do] que {article} de"
        say(
            t.Is, "Condition", pt=f"{pt} de {{what}} !ser {how} {than} {{other:Selector}}", unmake=lambda it: None,
            en=f"{en} of {{what}} is {en_how} that of {{other:Selector}}", wants={"what": BASE, "other": BASE},
            make=lambda what, other, value=value, compare=compare: compared(what, other, value, compare),
            alone="indicative",
        )  # fmt: skip


def compared(what: Selector, other: Selector, value: str, compare: str) -> t.Is:
    return t.Is(what, (measured(value, (t.ValueOf(value, other), compare)),))


for compare, pt, en in (("above", "mais", "more"), ("below", "menos", "fewer")):
    say(
        t.Is, "Condition", pt=f"{{what}} !ter {pt} cards [carregados] [do] que {{other:Selector}}",
        en=f"{{what}} carries {en} cards than {{other:Selector}}", wants={"what": BASE, "other": BASE},
        make=lambda what, other, compare=compare: compared(what, other, "energy", compare), unmake=lambda it: None,
        alone="indicative",
    )  # fmt: skip
for who, pt, en in ((YOU, "você", "you"), (OPPONENT, "(um oponente|seu oponente|o oponente)", "an opponent")):
    say(
        t.Count, "Condition", pt=f"{pt} !ter usado {{number:Count}} ou mais {{used:Counted}} neste turno",
        en=f"{en} used {{number:Count}} or more {{used:Counted}} this turn", unmake=lambda it: None,
        make=lambda number, used, who=who: (t.Count(replace(used, filters=ordered((*used.filters,
        t.UsedThisTurn(who)))), number.number) if noun_of(used.filters) == "action" else None), alone="indicative",
    )  # fmt: skip
