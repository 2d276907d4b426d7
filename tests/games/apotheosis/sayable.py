"""What the grammar can say, as strategies: passages of every keyword with any effect, filter, amount and cost."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, Ability, Clause, Filter, Number, Selector
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.words import ATTRIBUTES, KNOWLEDGES, SUITS, TERRAINS
from ludoteca.games.apotheosis.wording import names as w
from ludoteca.games.apotheosis.wording.vocabulary import SAYINGS, ordered

#: Objects that texts may create: their names are known in both languages.
OBJECTS = {"porta": ("Porta", "Door"), "muro": ("Muro de Pedra", "Wall of Stone")}
#: Cards with a name of their own in English, and a name that nobody knows.
TITLES = {"Lobo Cinzento": "Grey Wolf", "Senhor do Vale": "Lord of the Valley", "Nuvero": "Nuvero"}


def named(category: str) -> list[Any]:
    """What the sayings of a category mean, where these are plain names."""
    return [saying.make() for saying in SAYINGS.by_category[category]]


markers = st.sampled_from(("Queimado", "Envenenado", "Vitrificado"))
attributes = st.sampled_from(ATTRIBUTES)
knowledges = st.sampled_from(KNOWLEDGES)
counters = st.sampled_from(tuple(w.COUNTERS))
held = st.sampled_from(sorted(w.ATTRIBUTE_CODES | w.STANDING_FIGURES))
small = st.integers(1, 9)
numbers = small.map(Number)
signed = st.integers(-5, 5).filter(bool)
references = st.sampled_from(
    (t.SELF, t.TARGET, t.THIS_CARD, *map(Selector, (t.SUBJECT, t.ACTOR, t.OBJECT, t.ITS_HERO, t.ITS_CARD)))
)
untils = st.sampled_from(t.DURATIONS)


# -- which --

places = st.one_of(
    st.sampled_from((t.DISCARD, t.SCENARIO)).map(f.In),
    st.builds(f.In, st.sampled_from(t.CARD_PLACES[:7]), references),
)
qualities = st.one_of(
    st.sampled_from((t.ENEMY, t.PARTNER, t.ALLY)).map(f.Side),
    st.just(f.Other()),
    st.builds(f.Within, small, st.sampled_from((t.AWAY, t.TILES)), references),
    references.map(f.InDirection),
    st.builds(f.Marked, markers, st.booleans()),
    st.builds(f.Figure, held, st.integers(0, 12), st.booleans()),
    st.booleans().map(f.Higher),
    st.sampled_from(("empty", *TERRAINS)).map(f.Ground),
    st.just(f.Wounded()),
    st.sampled_from(tuple(TITLES)).map(f.Named),
    st.sampled_from(("Fogo", "Metal", "Antigo")).map(f.Property),
    st.one_of(knowledges, st.just("")).map(f.Knowledge),
    places,
    st.booleans().map(f.Exhausted),
    counters.map(f.Countered),
)


def described(sort: str, found: list[Filter]) -> tuple[Filter, ...]:
    kinds = {type(filter_): filter_ for filter_ in found}
    return (f.Sort(sort), *ordered(tuple(kinds.values())))


phrases = st.builds(described, st.sampled_from(t.SORTS), st.lists(qualities, max_size=3))


# -- how many, if, at what price --

plain_amounts = st.one_of(
    numbers,
    st.builds(t.FigureOf, held, references),
    st.builds(t.Dice, st.integers(1, 3), st.sampled_from((2, 3, 6))),
    phrases.map(t.CountOf),
    counters.map(t.CountersOn),
    st.sampled_from(("injury", "damage")).map(t.Suffered),
)
terms = st.one_of(plain_amounts, plain_amounts.map(t.Half))
amounts = st.one_of(terms, st.lists(terms, min_size=2, max_size=3).map(lambda parts: t.Sum(tuple(parts))))
conditions = st.one_of(
    st.builds(t.Measures, amounts, st.integers(0, 9), st.booleans()),
    st.booleans().map(t.YourTurn),
    st.builds(t.Passes, references, phrases, st.booleans()),
    st.builds(lambda who, quality, holding: t.Passes(who, (quality,), holding), references, qualities, st.booleans()),
    st.builds(
        lambda who, found: t.Passes(who, described("card", found)[1:]),
        references,
        st.lists(qualities, min_size=1, max_size=3),
    ),
).filter(lambda condition: not _is_other(condition))


def _is_other(condition: Any) -> bool:
    """ "Is other" is no predicate: other than whom?"""
    if not isinstance(condition, t.Passes) or isinstance(condition.filters[0], f.Sort):
        return False
    return any(isinstance(filter_, f.Other) for filter_ in condition.filters)


costs = st.one_of(
    small.map(t.Points),
    small.map(t.Life),
    st.builds(t.Energy, small, small),
    st.builds(t.Energy, either=small),
    st.builds(t.Energy, essence=small, colour=st.sampled_from(("", "red", "white"))),
    st.builds(t.GiveCards, st.sampled_from(("discard", "bury", "banish")), phrases, st.integers(1, 3)),
    st.builds(t.Value, st.sampled_from(("price", "xp", "will", "fate")), small),
    st.builds(t.SpendCounters, counters, small),
    st.just(t.ExhaustThis()),
)


def without_pairs(found: list[Any]) -> tuple[Any, ...]:
    """Two prices of energy side by side would be one."""
    kept: list[Any] = []
    for cost in found:
        if not (kept and isinstance(cost, t.Energy) and isinstance(kept[-1], t.Energy)):
            kept.append(cost)
    return tuple(kept)


# -- effects --


def selectors(slot: int) -> st.SearchStrategy[Selector]:
    """What an effect may be done to: something known, or something found or chosen for the next slot."""
    chosen = st.builds(
        lambda filters, count, up_to: Selector(CHOOSE, filters, Number(count), up_to, slot=slot),
        phrases,
        st.integers(1, 3),
        st.booleans(),
    )
    return st.one_of(references, chosen, phrases.map(lambda filters: Selector(EACH, filters, slot=slot)))


figures = st.sampled_from((*ATTRIBUTES, "max-life", *w.ALTERED_FIGURES))
deeds = st.sampled_from(named("Forbidden")).map(lambda deed: deed.partition(" "))


def effects_on(what: st.SearchStrategy[Selector]) -> st.SearchStrategy[Any]:
    """Effects with one selector."""
    plain = (e.BecomeContainer, e.DropItem, e.Get, e.PlaceCard, e.RemovePiece, e.SummonFree, e.TakeBack, e.UseCard)
    return st.one_of(
        *(st.builds(kind, what, amounts) for kind in (e.Damage, e.Injure, e.LoseLife, e.Heal, e.Revive)),
        *(st.builds(kind, what) for kind in (*plain, e.UseTable, e.ChangeTarget)),
        *(st.builds(kind, what, st.booleans()) for kind in (e.TreatDead, e.Turn, e.Show, e.WakeEntity)),
        st.builds(e.Protect, what, st.one_of(st.none(), amounts)),
        st.builds(e.Mark, what, markers, st.booleans()),
        st.builds(e.Modify, what, figures, st.one_of(signed.map(Number), terms), untils),
        st.builds(e.Knowledgeable, what, knowledges, signed, untils),
        st.builds(lambda who, deed, until: e.Cannot(who, deed[0], until, deed[2]), what, deeds, untils),
        st.builds(e.Can, what, st.sampled_from(named("Allowed")), untils),
        st.builds(e.GainPoints, what, amounts, st.booleans()),
        st.builds(e.Push, what, amounts, st.booleans()),
        st.builds(e.MoveUpTo, what, small, st.sampled_from((t.AWAY, t.TILES))),
        st.builds(e.ChangeTile, what, st.sampled_from(named("Change")), until=untils),
        st.builds(e.ChangeTile, what, st.sampled_from(("raise", "lower")), small, untils),
        st.builds(e.Create, what, st.sampled_from(tuple(OBJECTS))),
        st.builds(e.CreateDummy, what, st.sampled_from(tuple(OBJECTS))),
        st.builds(e.FreeAttack, what, st.integers(-2, 3)),
        st.builds(e.Check, attributes, small, st.one_of(knowledges, st.just("")), what),
        st.builds(e.Draw, st.sampled_from(SUITS), amounts, what),
        st.builds(e.PutAway, what, st.sampled_from(("discard", "bury", "banish"))),
        st.builds(e.MakeDiscard, what, amounts, st.booleans()),
        st.builds(e.RecoverEnergy, what, amounts, st.sampled_from(("stamina", "mana", "either", "essence"))),
        st.builds(e.RecoverEnergy, what, amounts, st.just("essence"), st.sampled_from(("red", "black"))),
        st.builds(e.LoseEnergy, what, amounts, st.sampled_from(("stamina", "mana", "either"))),
        st.builds(e.Counters, counters, amounts, st.booleans(), what),
    )


def effects_on_two(first: st.SearchStrategy[Selector], slot: int) -> st.SearchStrategy[Any]:
    """Effects with two selectors: the second one has the next slot, if the first took one."""

    def two(what: Selector) -> st.SearchStrategy[Any]:
        other = selectors(slot + (what.how in (CHOOSE, EACH)))
        return st.one_of(
            st.builds(e.Teleport, st.just(what), other),
            st.builds(e.SwapPlaces, st.just(what), other),
            st.builds(e.Attach, st.just(what), other),
            st.builds(e.Replace, other, st.just(what)),
        )

    return first.flatmap(two)


others = st.one_of(
    st.just(e.Negate()),
    st.builds(e.AlterDamage, amounts, st.booleans()),
    st.builds(e.Search, st.sampled_from(SUITS), phrases),
    st.builds(e.RaiseAccess, small, untils),
)


@st.composite
def clauses(draw: Any, most: int = 3) -> tuple[Clause, ...]:
    """Sentences one after the other; slots are taken in the order of the text."""
    found: list[Clause] = []
    slot, last = 1, -1
    for number in range(draw(st.integers(1, most))):
        what = selectors(slot)
        if last > 0:
            what = st.one_of(what, st.just(Selector(CHOSEN, slot=last)))
        effect = draw(st.one_of(others, effects_on(what), effects_on_two(what, slot)))
        for selector in effect.selectors():
            if selector.how in (CHOOSE, EACH):
                last = selector.slot if selector.how == CHOOSE else last
                slot += 1
        free = [earlier for earlier in range(number) if found[earlier].gate < 0]
        gate = free[-1] if free and draw(st.booleans()) else -1
        found.append(
            Clause(
                effect,
                optional=draw(st.booleans()),
                cost=draw(st.one_of(st.none(), costs)),
                condition=draw(st.one_of(st.none(), conditions)),
                each=draw(st.one_of(st.none(), phrases.map(t.CountOf))),
                gate=gate,
                gate_done=draw(st.booleans()) if gate >= 0 else True,
            )
        )
    return tuple(found)


# -- when, and whole passages --

whom = st.one_of(st.just(()), phrases)
whens = st.one_of(
    st.builds(t.When, st.sampled_from((*t.CARD_MOMENTS, *t.TURN_MOMENTS, *t.DEED_MOMENTS)), whom),
    st.builds(t.When, st.sampled_from(("attack", "attacked", "selected")), whom, phrases),
    st.builds(t.When, st.just("selected"), whom, whom, st.just(True)),
    st.builds(t.When, st.just("activate"), whom, phrases.filter(lambda found: found != (f.Sort("card"),))),
    st.sampled_from(t.TABLE_MOMENTS).map(t.When),
)
limits = st.lists(st.sampled_from(t.LIMITS), max_size=2, unique=True).map(tuple)
scopes = st.lists(st.sampled_from(t.SCOPES), max_size=1).map(tuple)
targets = st.builds(t.Target, phrases, st.integers(1, 3), st.booleans())


@st.composite
def acting(draw: Any) -> t.Passage:
    keyword = draw(st.sampled_from((t.ACTIVE, t.REACTIVE, t.AUTO)))
    found = draw(clauses())
    if draw(st.integers(0, 4)) == 0:
        laid = t.Passage(t.AUTO, Ability(t.AUTO, draw(clauses(2))), draw(whens))
        where = draw(st.sampled_from((t.TARGET, t.SELF)))
        found = (*found, Clause(e.Lay(where, laid, draw(untils)), condition=draw(st.one_of(st.none(), conditions))))
    return t.Passage(
        keyword,
        Ability(keyword, found),
        draw(whens) if keyword != t.ACTIVE else None,
        draw(st.one_of(st.none(), conditions)),
        without_pairs(draw(st.lists(costs, max_size=2))),
        draw(st.one_of(st.none(), targets)),
        draw(limits),
        draw(scopes),
        draw(st.sampled_from(("", *t.TASKS))),
        draw(st.booleans()),
    )


@st.composite
def holding(draw: Any) -> t.Passage:
    keyword = draw(st.sampled_from((t.PERMANENT, t.TEMPORARY)))
    what = selectors(1).filter(lambda selector: selector.how != CHOOSE)
    effect = draw(
        st.one_of(
            st.builds(e.Modify, what, figures, st.one_of(signed.map(Number), terms)),
            st.builds(e.Knowledgeable, what, knowledges, signed),
            st.builds(lambda who, deed: e.Cannot(who, deed[0], by=deed[2]), what, deeds),
            st.builds(e.Can, what, st.sampled_from(named("Allowed"))),
            small.map(e.RaiseAccess),
        )
    )
    rounds = draw(st.integers(1, 5)) if keyword == t.TEMPORARY else 0
    condition = draw(st.one_of(st.none(), conditions))
    ability = Ability(keyword, (Clause(effect),))
    return t.Passage(keyword, ability, condition=condition, attached=draw(st.booleans()), rounds=rounds)


passages = st.one_of(acting(), holding())
