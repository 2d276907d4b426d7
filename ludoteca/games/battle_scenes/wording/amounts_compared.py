"""Conditions that set one amount beside another: "o mesmo número de", "o número de … for maior que o número de …"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.discourse import NEW, mapped
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, YOU, Amount, Condition, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.nouns import ITSELF
from ludoteca.games.battle_scenes.wording.standings import RIVAL, RIVALS
from ludoteca.games.battle_scenes.wording.vocabulary import BASE, given, ordered, say

# -- as many ----------------------------------------------------------------------


def as_many(what: Selector) -> t.Equals:
    """ "Você controlar o mesmo número de personagens que um oponente"."""
    mine, theirs = (
        replace(what, filters=ordered((*what.filters, t.Controlled(who))), slot=what.slot if who == YOU else -1)
        for who in (YOU, OPPONENT)
    )
    return t.Equals(t.CountOf(mine), t.CountOf(theirs))


def as_as_many(it: Any) -> Fields | None:
    if not isinstance(it, t.Equals) or not isinstance(it.one, t.CountOf):
        return None
    what = it.one.what
    plain = replace(what, filters=tuple([each for each in what.filters if each != t.Controlled(YOU)]))
    return {"what": plain} if plain != what and it == as_many(plain) else None


SAME_NUMBER = "(o mesmo número|a mesma quantidade) de {what:Counted}"
say(
    t.Equals, "Condition", pt="você !controlar o mesmo número de {what:Counted} que um oponente", make=as_many,
    en="you control as many {what:Counted} as an opponent", unmake=as_as_many, alone="indicative",
    also=(f"você !controlar {SAME_NUMBER} que {RIVAL}", f"{RIVAL} !controlar {SAME_NUMBER} que você",
    f"cada jogador !controlar {SAME_NUMBER}"),
)  # fmt: skip
say(
    t.Equals, "Condition", make=as_many, unmake=lambda it: None, alone="future indicative subjunctive",
    pt=f"(você e {RIVAL[1:-1].replace('|', '|você e ')}|os jogadores|todos os jogadores) "
    f"(controlarem|controlam|controlem) {SAME_NUMBER}", en="you control as many {what:Counted} as an opponent",
)  # fmt: skip

# -- amounts ----------------------------------------------------------------------


def so_compared(one: Amount, other: Amount, compare: str) -> Condition:
    if compare == "":
        return t.Equals(one, other)
    if compare in ("below", "less"):
        one, other = other, one
    return t.Exceeds(t.Plus(one, 1) if compare in ("more", "less") else one, other)


def compared(one: Amount, other: Amount, compare: str) -> Condition | None:
    """ "A Energia atual deste personagem for igual à sua Energia Inicial": his, of whom the first is."""
    of = one.what if isinstance(one, t.ValueOf) else None
    if isinstance(other, t.ValueOf) and other.what.how == ITSELF:
        if of is None or of.how in (CHOOSE, EACH):
            return None
        other = mapped(other, Selector, lambda it: spoken_again(of) if it.how == ITSELF else it)
    return so_compared(one, other, compare)


def as_compared(it: Any, compare: str) -> Fields | None:
    if isinstance(it, t.Equals):
        return {"one": it.one, "other": it.other} if compare == "" and as_as_many(it) is None else None
    if not isinstance(it, t.Exceeds) or not isinstance(it.other, t.CountOf | t.ValueOf):
        return None
    if compare == "above" and isinstance(it.one, t.CountOf | t.ValueOf):
        return {"one": it.one, "other": it.other}
    more = compare == "more" and isinstance(it.one, t.Plus) and it.one.number == 1
    return {"one": it.one.amount, "other": it.other} if more else None  # type: ignore[attr-defined]


COMPARED = (
    ("above", "maior que", "(maior|superior) (que|do que|a)", "greater than"),
    ("below", "menor que", "(menor|inferior) (que|do que|a)", "less than"),
    ("more", "maior ou igual a", "(maior|superior) ou igual a", "at least"),
    ("less", "menor ou igual a", "(menor|inferior) ou igual a", "at most"),
    ("", "igual a", "o mesmo que", "equal to"),
)
for compare, pt, more, en in COMPARED:
    say(
        Condition, "Condition", pt=f"{{one:Counting}} !ser {pt} {{other:Counting}}", alone="indicative", cost=1,
        en=f"{{one:Counting}} is {en} {{other:Counting}}", also=(f"{{one:Counting}} !ser {more} {{other:Counting}}",),
        make=lambda one, other, compare=compare: compared(one, other, compare),
        unmake=given(as_compared, compare),
    )  # fmt: skip
for at_least, pt, en in ((True, "(mais|maior|superior)", "or more"), (False, "(menos|menor|inferior)", "or less")):
    say(
        t.Count, "Condition", pt=f"{{one:Counting}} !ser {{number:Count}} ou {pt}", alone="indicative", cost=1,
        en=f"{{one:Counting}} is {{number:Count}} {en}", unmake=lambda it: None,
        make=lambda one, number, at_least=at_least: (t.Count(one.what, number.number if at_least else 0, -1 if at_least
        else number.number) if isinstance(one, t.CountOf) else None),
    )  # fmt: skip

# -- in two places ----------------------------------------------------------------


def more_there(what: Selector, one: t.In, other: t.In) -> t.Exceeds:
    """ "Houver mais cards em seus recursos que em seu deck"."""
    first, second = (replace(what, filters=ordered((*what.filters, place))) for place in (one, other))
    return t.Exceeds(t.CountOf(first), t.CountOf(replace(second, slot=-1)))


def as_more_there(it: Any) -> Fields | None:
    if not isinstance(it, t.Exceeds) or not isinstance(it.one, t.CountOf) or not isinstance(it.other, t.CountOf):
        return None
    places = [[each for each in count.what.filters if isinstance(each, t.In)] for count in (it.one, it.other)]
    if [len(each) for each in places] != [1, 1]:
        return None
    what = replace(it.one.what, filters=tuple([each for each in it.one.what.filters if each not in places[0]]))
    one, other = places[0][0], places[1][0]
    return {"what": what, "one": one, "other": other} if it == more_there(what, one, other) else None


for is_more, word, en in ((True, "mais", "more"), (False, "menos", "fewer")):
    say(
        t.Exceeds, "Condition", pt=f"!haver {word} {{what:Counted}} em {{one:Zone}} que em {{other:Zone}}",
        en=f"there are {en} {{what:Counted}} in {{one:Zone}} than in {{other:Zone}}", alone="indicative",
        also=(f"!haver {word} {{what:Counted}} em {{one:Zone}} do que em {{other:Zone}}",
        f"você !ter {word} {{what:Counted}} em {{one:Zone}} [do] que em {{other:Zone}}"),
        make=lambda what, one, other, is_more=is_more: more_there(what, *((one, other) if is_more else (other, one))),
        unmake=as_more_there if is_more else (lambda it: None),
    )  # fmt: skip

# -- points, of several players ---------------------------------------------------

for is_more, word in ((True, "mais"), (False, "menos")):
    say(
        t.Exceeds, "Condition", pt=f"{RIVALS} (tiverem|têm|tenham) {{number:Count}} ou {word} pontos [nos prêmios]",
        en=f"your opponents have {{number:Count}} or {'more' if is_more else 'fewer'} points", unmake=lambda it: None,
        make=lambda number, is_more=is_more: (t.Exceeds(t.Points(OPPONENT), Number(number.number - 1)) if is_more
        else t.Exceeds(Number(number.number + 1), t.Points(OPPONENT))), alone="future indicative subjunctive",
    )  # fmt: skip

# -- all of them alike ------------------------------------------------------------


def all_alike(all_of: Selector, what: str) -> t.Exceeds:
    """ "Todos os personagens que você controla tiverem uma afiliação em comum": as many are alike as there are."""
    alike = replace(all_of, filters=ordered((*all_of.filters, t.Alike(what))), slot=-1)
    return t.Exceeds(t.Plus(t.CountOf(alike), 1), t.CountOf(all_of))


def as_all_alike(it: Any, what: str) -> Fields | None:
    if not isinstance(it, t.Exceeds) or not isinstance(it.other, t.CountOf):
        return None
    return {"all_of": it.other.what} if it == all_alike(it.other.what, what) else None


say(
    Selector, "Every One", pt="todo~ o~ {filters:Kind/several}", en="all {filters:Kind/several}", mention=NEW, of=BASE,
    make=lambda filters: Selector(EACH, filters),
    unmake=lambda it: {"filters": it.filters} if isinstance(it, Selector) and it.how == EACH else None,
)  # fmt: skip
for what, pt, en in (
    ("affiliation", "uma afiliação em comum", "an affiliation"),
    ("power", "um poder em comum", "a power"),
):
    said = f"({pt}|{pt.replace('uma', 'ao menos uma').replace('um p', 'ao menos um p')}) [entre (si|eles)]"
    say(
        t.Exceeds, "Condition", pt=f"{{all_of:Every One}} !ter {pt}", en=f"{{all_of:Every One}} have {en} in common",
        also=(f"{{all_of:Every One}} !ter {said}",), make=lambda all_of, what=what: all_alike(all_of, what),
        unmake=given(as_all_alike, what),
    )  # fmt: skip
    say(
        t.Is, "Condition", pt=f"{{both:Pair}} !ter {said}", en=f"{{both:Pair}} have {en} in common",
        make=lambda both, what=what: sharing(both, what, False), unmake=lambda it: None, wants={"both": BASE},
    )  # fmt: skip
    several = "afiliações" if what == "affiliation" else "poderes"
    none = f"({pt}|{pt.replace('uma', 'nenhuma').replace('um p', 'nenhum p')}|{several} em comum)"
    say(
        t.Is, "Condition", pt=f"{{both:Pair}} não !ter {none} [entre (si|eles)]", unmake=lambda it: None,
        en=f"{{both:Pair}} have no {en[2:]} in common", wants={"both": BASE},
        make=lambda both, what=what: sharing(both, what, True),
    )  # fmt: skip


def sharing(both: tuple[Selector, Selector], what: str, negated: bool) -> t.Is | None:
    """ "Este personagem e o alvo tiverem uma afiliação em comum"."""
    one, other = both
    return None if EACH in (one.how, other.how) else t.Is(one, (t.Shares(other, negated, what),))
