"""What the grammar can say, as strategies: passages of every sort with any effect, filter, amount and cost."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    EVENT,
    OPPONENT,
    YOU,
    Ability,
    Clause,
    Filter,
    Number,
    Selector,
)
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.names import SUBTYPES
from ludoteca.games.fabula.wording.vocabulary import SAYINGS, ordered

DEEDS = [saying.make() for saying in SAYINGS.by_category["Deed"]]
ZONES = (("discard", YOU), ("discard", OPPONENT), ("discard", ""), ("hand", YOU), ("exile", YOU), ("exile", ""))

numbers = st.integers(1, 9).map(Number)
amounts = st.one_of(numbers, st.just(t.Variable("X")))
whose = st.sampled_from((t.Whose(YOU), t.Whose(OPPONENT)))
colours = st.one_of(
    st.lists(st.sampled_from(t.COLOURS), min_size=1, max_size=2, unique=True).map(
        lambda found: t.Coloured(tuple(sorted(found, key=t.COLOURS.index)))
    ),
    st.sampled_from(("colourless", "multicoloured", "monocoloured")).map(lambda how: t.Coloured(how=how)),
)
qualities = st.one_of(
    colours,
    st.sampled_from(tuple(SUBTYPES)).map(t.Subtype),
    st.booleans().map(t.Tapped),
    st.sampled_from(("blocking", "blocked", "offensive", "influence")).map(t.Doing),
    st.just(t.Damaged()),
    whose,
    st.builds(t.Compare, st.sampled_from(("offensive", "influence", "life", "cost")), st.integers(0, 9), st.booleans()),
    st.sampled_from(("shield", "seed")).map(t.Marked),
    st.sampled_from(("Saci", "Boitatá", "Mãe da Mata")).map(t.Named),
)
sorts = st.sampled_from(("ally", "base", "modification", "permanent", "outskirt", "token", "ally/base"))


def filtered(noun: str, found: list[Filter]) -> tuple[Filter, ...]:
    kinds = {type(filter_): filter_ for filter_ in found}
    return (t.Sort(noun), *ordered(tuple(kinds.values())))


phrases = st.builds(filtered, sorts, st.lists(qualities, max_size=3))
cards = st.builds(
    lambda noun, zone: (t.Sort(noun), t.In(*zone)),
    st.sampled_from(("card", "ally-card", "maneuver-card", "modification-card")),
    st.sampled_from(tuple(ZONES)),
)
targets = st.builds(t.Target, st.one_of(phrases, cards), st.integers(1, 3), st.booleans()).filter(
    lambda target: target.up_to or target.count < 4
)
players = st.one_of(
    st.just(t.YOURSELF),
    st.just(Selector(EACH, (t.Sort("player"),), slot=t.TARGETS_AT_MOST)),
    st.just(Selector(EACH, (t.Sort("player"), t.Whose(OPPONENT)), slot=t.TARGETS_AT_MOST)),
)
counters = st.sampled_from(("shield", "seed"))
ends = st.sampled_from((t.ALWAYS, t.END_OF_TURN))


def objects(aimed: bool, moment: bool) -> st.SearchStrategy[Selector]:
    """What an effect may be done to: itself, its host, a target, each of some, some chosen."""
    free = st.one_of(
        phrases.map(lambda filters: Selector(EACH, filters, slot=t.TARGETS_AT_MOST)),
        st.builds(
            lambda filters, count, up_to: Selector(CHOOSE, filters, Number(count), up_to, slot=t.TARGETS_AT_MOST),
            phrases,
            st.integers(1, 4),
            st.booleans(),
        ),
    )
    ways = [st.just(t.SELF), st.just(Selector(t.HOST)), free]
    if aimed:
        ways.append(st.just(Selector(CHOSEN, slot=0)))
    if moment:
        ways.append(st.just(Selector(EVENT, slot=t.EVENT_SLOT)))
    return st.one_of(ways)


def object_effects(what: st.SearchStrategy[Selector]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.builds(e.Damage, what, amounts),
        *(st.builds(kind, what) for kind in (e.Destroy, e.Exile, e.ToHand, e.Shuffle, e.IntoPlay, e.LoseTypes)),
        st.builds(e.ToDeck, what, st.booleans()),
        st.builds(e.Tap, what, st.booleans()),
        st.builds(e.Heal, what, st.one_of(st.none(), amounts)),
        st.builds(e.Resistance, what, amounts, st.booleans()),
        st.builds(e.Counters, what, counters, amounts, st.booleans()),
        st.builds(e.TakeControl, what, ends),
        st.builds(e.TurnDown, what, st.integers(0, 5)),
        st.builds(e.AttachTo, what),
        st.builds(e.CopyPermanent, what),
        st.builds(e.Prevent, what, st.one_of(st.none(), amounts)),
        boosts(what, ends),
        st.builds(e.SetFigure, what, st.sampled_from(t.STATS), amounts, ends),
        st.builds(e.Cannot, what, st.sampled_from(tuple(DEEDS)), ends),
        st.builds(e.CanAct, what),
    )


def boosts(what: st.SearchStrategy[Selector], until: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    figure = st.one_of(st.none(), st.integers(-5, 5).filter(bool).map(Number), st.just(t.Variable("X")))
    made = st.builds(e.Boost, what, figure, figure, figure, until)
    return made.filter(lambda boost: any(getattr(boost, stat) is not None for stat in t.STATS))


player_effects = st.one_of(
    st.builds(e.Draw, players, amounts),
    st.builds(e.Discard, players, amounts, st.booleans()),
    st.builds(e.Sacrifice, players, phrases, numbers),
    st.builds(e.Mill, players, amounts),
    st.builds(e.GainResources, players, amounts),
    st.builds(e.UseFree, players),
    st.just(e.ExtraTurn()),
    st.just(e.SacrificeThis()),
    st.just(e.WinGame()),
    st.just(e.ChooseColour()),
    st.just(e.CancelNext()),
    st.just(e.PreventOffensive()),
    st.integers(1, 9).map(e.ChooseNumber),
    st.integers(0, 9).map(e.DownFromDeck),
    st.builds(
        e.CreateToken,
        st.sampled_from(("Vaga-lume", "Queixada")),
        st.lists(st.sampled_from(t.COLOURS), max_size=2, unique=True).map(tuple),
        st.lists(st.sampled_from(tuple(SUBTYPES)), max_size=2, unique=True).map(tuple),
        st.integers(0, 9),
        st.integers(0, 9),
        st.integers(1, 9),
        amounts,
    ),
)
conditions = st.one_of(
    st.none(),
    st.builds(
        lambda filters, side, amount, least: t.HowMany(ordered((*without_whose(filters), side)), amount, least),
        phrases,
        whose,
        st.integers(1, 9),
        st.booleans(),
    ),
    st.booleans().map(t.YourTurn),
)


def without_whose(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return tuple(filter_ for filter_ in filters if not isinstance(filter_, t.Whose))


costs = st.lists(
    st.one_of(
        st.integers(0, 9).map(lambda amount: t.Resources(amount)),
        st.just(t.Resources(letter="X")),
        st.just(t.TapThis()),
        st.just(t.SacrificeCost(this=True)),
        phrases.map(t.SacrificeCost),
        st.integers(1, 3).map(t.DiscardCost),
    ),
    min_size=1,
    max_size=3,
).map(tuple)
moments = st.one_of(
    st.sampled_from(("enter", "die", "leave", "destroyed", "offensive", "influence", "block", "blocked", "dealt")).map(
        t.When
    ),
    st.builds(lambda kind, filters: t.When(kind, EACH, filters), st.sampled_from(("enter", "die", "damaged")), phrases),
    st.builds(
        lambda kind, who: t.When(kind, who),
        st.sampled_from(("draw", "discard", "capture")),
        st.sampled_from((t.PLAYER, OPPONENT, "")),
    ),
    st.builds(
        lambda kind, who: t.When(kind, who),
        st.sampled_from(("turn-start", "turn-end")),
        st.sampled_from((t.PLAYER, "")),
    ),
    st.builds(lambda who, filters: t.When("use", who, filters), st.sampled_from((t.PLAYER, OPPONENT, "")), phrases),
    st.just(t.When("die", t.HOST)),
)


@st.composite
def stack_passages(draw: Any) -> t.Passage:
    """A maneuver, a triggered or an activated ability."""
    sort = draw(st.sampled_from((t.MANEUVER, t.TRIGGERED, t.ACTIVATED)))
    aimed = draw(st.booleans())
    aims = (draw(targets),) if aimed else ()
    effects = st.one_of(player_effects, object_effects(objects(aimed, sort == t.TRIGGERED)))
    sentences = []
    first = e.Destroy(Selector(CHOSEN, slot=0)) if aimed else draw(effects)
    for effect in (first, *draw(st.lists(effects, max_size=2))):
        optional = draw(st.booleans())
        sentences.append(Ability(t.TRIGGERED, (Clause(effect, optional=optional, condition=draw(conditions)),)))
    trigger = draw(moments) if sort == t.TRIGGERED else None
    paid = draw(costs) if sort == t.ACTIVATED else ()
    modes = draw(st.sampled_from((0, 1))) if len(sentences) > 1 else 0
    return t.Passage(sort, tuple(sentences), aims, trigger, None, paid, modes)


each_of_some = phrases.map(lambda filters: Selector(EACH, filters, slot=t.TARGETS_AT_MOST))
held = st.one_of(st.just(t.SELF), st.just(Selector(t.HOST)), each_of_some)
lasting = st.one_of(
    boosts(held, st.just(t.ALWAYS)),
    st.builds(e.SetFigure, held, st.sampled_from(t.STATS), numbers),
    st.builds(e.Cannot, held, st.sampled_from(tuple(DEEDS))),
    st.builds(e.CanAct, held),
    st.builds(e.CostChange, phrases, st.integers(-5, 5).filter(bool), st.sampled_from((YOU, OPPONENT, ""))),
    st.integers(-4, 4).filter(bool).map(e.Generate),
    st.integers(1, 4).map(e.RaiseCeiling),
)
passives = st.builds(
    lambda effect, condition: t.Passage(t.PASSIVE, (Ability(t.PASSIVE, (Clause(effect),)),), condition=condition),
    lasting,
    conditions,
)
passages = st.one_of(stack_passages(), passives)
