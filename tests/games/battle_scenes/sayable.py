"""Strategies: all that the texts of Battle Scenes can say, as records.

A story numbers slots as a reader of the text would: what stands inside a phrase comes before the phrase.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    OPPONENT,
    THIS,
    YOU,
    Amount,
    Condition,
    Effect,
    Filter,
    Number,
    Selector,
)
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.checking import is_of_this_turn
from ludoteca.games.battle_scenes.wording.deeds import placed
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.nouns import noun_of, plain_kind
from ludoteca.games.battle_scenes.wording.vocabulary import ordered

NAMES = ("Adaga", "Homem de Ferro", "Sr. Fantástico", "Agente S.H.I.E.L.D.")
AFFILIATIONS = ("X-Men", "Irmandade de Mutantes", "H.I.D.R.A.", "Aliados do Demolidor")
POWERS = tuple(t.POWERS)

names = st.lists(st.sampled_from(NAMES), min_size=1, max_size=3, unique=True).map(tuple)
affiliations = st.lists(st.sampled_from(AFFILIATIONS), min_size=1, max_size=2, unique=True).map(tuple)
powers = st.lists(st.sampled_from(POWERS), min_size=1, max_size=3, unique=True).map(tuple)
numbers: st.SearchStrategy[Amount] = st.integers(1, 9).map(Number)
variables: st.SearchStrategy[Amount] = st.sampled_from(
    [t.Variable(), t.Variable(1, 2), t.Variable(-1, 3), t.Variable(2)]
)
stages = st.sampled_from([(1,), (2,), (1, 2)])
sides = st.sampled_from([("Herói",), ("Vilão",), ("Herói", "Vilão")])
carrying = st.sampled_from(["be carried", "be carried except"])
untils = st.sampled_from(["", "turn", "preparation", "combat", "draw"])
later_untils = st.sampled_from([f"end/turn/{YOU}", f"start/turn/{OPPONENT}", f"end/combat/{t.ANY_PLAYER}"])

CHARACTER = t.Kind(("character",))
KINDS = (CHARACTER, t.Kind(("support",)), t.Kind(("character", "support")))
CARDS = (t.Kind(("card",), True), t.Kind(("ability",), True), t.Kind(("character", "support"), True))
ACTION = t.Kind(("action",))


#: What has no negation of its own, and what is compared with another card or counted.
NEGATED: tuple[Filter, ...] = (t.Not(t.AtStage((0,))), t.Not(t.EnteredThisTurn()))
COMPARED: tuple[Filter, ...] = (
    t.Energy(t.ValueOf("initial", t.THIS_CHARACTER), "above"),
    t.Energy(t.ValueOf("shield", t.THIS_CHARACTER), "less"),
    t.Figure("energy", t.ValueOf("energy", t.THIS_CHARACTER), "below"),
    t.Figure("shield", t.ValueOf("shield", t.THIS_CHARACTER)),
    t.Figure("powers", Number(0)),
    t.Figure("affiliations", Number(2), "more"),
)


def aims_elsewhere(selector: Selector, before: str) -> bool:
    """ "O personagem alvo" and "o suporte alvo" are two targets; "o alvo" is the one that was named before."""
    noun = noun_of(selector.filters)
    return "target" not in (noun, before) and noun != before


def resolve(nouns: dict[str, int], noun: str) -> int | None:
    """The slot that "aquele personagem" speaks of: the last that was called so, or else by a wider noun."""
    if noun in nouns:
        return nouns[noun]
    wider = [slot for other, slot in nouns.items() if noun in other.split("|")]
    if not wider and noun in ("character", "support", "character|support"):
        return nouns.get("target")
    return max(wider, default=None)


class Story:
    """Draws records one after the other and numbers what they bind."""

    def __init__(self, draw: Any, aims: bool = False) -> None:
        self.draw = draw
        #: Only what an action does has targets.
        self.aims = aims
        self.slots = 0
        self.nouns: dict[str, int] = {}
        self.aim = -1
        self.aim_noun = "target"

    # -- which pieces --

    def bind(self, selector: Selector) -> Selector:
        the_target = selector.how == t.TARGET and selector.count == Number(1)
        if the_target and self.aim >= 0 and not aims_elsewhere(selector, self.aim_noun):
            slot = self.aim
        else:
            slot, self.slots = self.slots, self.slots + 1
        if the_target:
            self.aim = slot
            self.aim_noun = self.aim_noun if noun_of(selector.filters) == "target" else noun_of(selector.filters)
        self.nouns[noun_of(selector.filters)] = slot
        return Selector(selector.how, selector.filters, selector.count, selector.up_to, slot=slot)

    def filters(self, kind: t.Kind, depth: int) -> tuple[Filter, ...]:
        """Qualities that fit the noun, in the order of the records."""
        simple: list[st.SearchStrategy[Filter]] = [
            st.builds(t.Called, st.sampled_from(["name", "alter ego"]), names, st.booleans()),
            st.builds(t.Affiliated, affiliations, st.booleans()),
            st.builds(t.HasKeyword, st.just("Predador"), st.booleans()),
            st.builds(t.Different, st.just("name")),
        ]
        if kind.card:
            simple += [st.builds(t.In, st.sampled_from(["resources", "hand", "top"]), st.sampled_from([YOU, OPPONENT]))]
            simple += [st.just(t.Revealed()), st.just(t.Within((t.In("hand"), t.In("resources"))))]
        else:
            simple += [
                st.builds(t.Controlled, st.sampled_from([YOU, OPPONENT, t.OTHERS, t.THAT_PLAYER])),
                st.builds(t.AtStage, stages),
                st.builds(t.Energy, numbers, st.sampled_from(["", "more", "less"])),
                st.builds(
                    t.Figure, st.just("shield"), st.integers(0, 4).map(Number), st.sampled_from(["", "more", "less"])
                ),
                st.just(t.EnteredThisTurn()),
                st.sampled_from(NEGATED),
                st.sampled_from(COMPARED),
                st.builds(t.Acted, st.booleans()),
                st.builds(t.Aligned, st.sampled_from(["Herói", "Vilão"]), st.just(True)),
            ]
        simple += [self.power_filters(kind)]
        drawn = self.draw(st.lists(st.one_of(simple), max_size=2, unique_by=type))
        return tuple(drawn)

    def power_filters(self, kind: t.Kind) -> st.SearchStrategy[Filter]:
        def make(codes: tuple[str, ...], every: bool, negated: bool) -> Filter:
            return t.Powered(codes, every and len(codes) > 1, negated)

        return st.builds(make, powers, st.booleans(), st.booleans())

    def nested(self, kind: t.Kind) -> tuple[Filter, ...]:
        """One quality that speaks of other pieces, and so stands last."""
        which = self.draw(st.integers(0, 3))
        if which == 0 and kind.card:
            return (t.CarriedBy(self.piece(depth=1)),)
        if which == 1 and not kind.card:
            what = self.draw(st.sampled_from(["affiliation", "power"]))
            return (t.Shares(self.piece(depth=1), self.draw(st.booleans()), what),)
        if which == 2 and not kind.card:
            cards = self.bind(Selector(EACH, ordered((CARDS[0], *self.filters(CARDS[0], 1)))))
            return (t.Carrying(cards, self.draw(st.integers(1, 3)), self.draw(st.booleans())),)
        return ()

    def phrase(self, how: str, kind: t.Kind, depth: int = 0, **fields: Any) -> Selector:
        filters = (kind, *self.filters(kind, depth))
        if depth == 0:
            filters += self.nested(kind)
        if self.draw(st.booleans()):
            filters += (t.Another(),)
        return self.bind(Selector(how, ordered(filters), **fields))

    def piece(self, depth: int = 0) -> Selector:
        """A character or support: this one, one named before, a target, one chosen, or each."""
        which = self.draw(st.integers(0, 4))
        if which == 0:
            return t.THIS_CHARACTER
        if which == 1 and resolve(self.nouns, "character") is not None:
            slot = resolve(self.nouns, "character")
            assert slot is not None
            return Selector(CHOSEN, (plain_kind("character"),), slot=slot)
        if which == 2 and self.aims:
            kind = self.draw(st.sampled_from([(), (CHARACTER,), (t.Kind(("support",)),)]))
            return self.bind(Selector(t.TARGET, kind))
        kind = self.draw(st.sampled_from(KINDS))
        return self.phrase(self.draw(st.sampled_from([CHOOSE, EACH])), kind, depth)

    def cards(self) -> Selector:
        if self.draw(st.booleans()):
            return self.phrase(
                CHOOSE, self.draw(st.sampled_from(CARDS)), count=self.draw(numbers), up_to=self.draw(st.booleans())
            )
        if "card" in self.nouns and self.draw(st.booleans()):
            return Selector(CHOSEN, (plain_kind("card"),), slot=self.nouns["card"])
        return Selector(THIS)

    def actions(self) -> Selector:
        drawn: list[Filter] = self.draw(
            st.lists(
                st.one_of(
                    st.builds(
                        t.Typed, st.sampled_from([("anticipation",), ("unforeseen",), ("anticipation", "unforeseen")])
                    ),
                    st.builds(t.Called, st.just("name"), names, st.booleans()),
                    self.power_filters(ACTION).filter(lambda each: not each.negated),  # type: ignore[attr-defined]
                    st.builds(t.Costing, st.integers(0, 2)),
                    st.just(t.Dealing()),
                    st.builds(t.Aimed, st.booleans()),
                ),
                max_size=2,
                unique_by=type,
            )
        )
        filters: tuple[Filter, ...] = (ACTION, *drawn)
        if self.draw(st.booleans()):
            filters += (t.UsedBy(self.piece(depth=1)),)
        return self.bind(Selector(EACH, ordered(filters)))

    def aimed_actions(self, negated: bool = False) -> Selector:
        """Actions that have some character as a target, or have not."""
        return self.bind(Selector(EACH, (ACTION, t.Targeting(self.piece(depth=1), negated))))

    # -- conditions --

    def condition(self) -> Condition:
        which = self.draw(st.integers(0, 6))
        if which == 4:
            return t.Is(self.piece(depth=1), (t.Acted(self.draw(st.booleans())),))
        if which == 5:
            what = self.piece(depth=1)
            return t.Is(what, (t.Shares(self.piece(depth=1), self.draw(st.booleans())),))
        if which == 6:
            one, other = (
                self.bind(Selector(EACH, (KINDS[0], t.Affiliated((name,)), t.Controlled(YOU))))
                for name in AFFILIATIONS[:2]
            )
            return t.OneOf(t.Count(one), t.Count(other, 2))
        if which == 0:
            kind = self.draw(st.sampled_from(KINDS[:2]))
            filters = [each for each in self.filters(kind, 1) if not isinstance(each, t.Controlled)]
            what = self.bind(Selector(EACH, ordered((kind, *filters, t.Controlled(YOU)))))
            return t.Count(what, self.draw(st.integers(1, 3)))
        if which == 1:
            quality = self.draw(
                st.one_of(
                    self.power_filters(CHARACTER).filter(lambda each: not each.negated),  # type: ignore[attr-defined]
                    st.builds(t.Affiliated, affiliations),
                    st.builds(t.AtStage, stages),
                )
            )
            negated = not isinstance(quality, t.AtStage) and self.draw(st.booleans())
            return t.Is(self.piece(depth=1), (quality,), negated)
        if which == 2:
            return t.VariableIs(self.draw(st.integers(0, 3)), self.draw(st.sampled_from(["", "more"])))
        one = t.Is(t.THIS_CHARACTER, (t.In("hand"),))
        return t.Both(one, t.VariableIs(2))

    # -- effects --

    def effect(self) -> Effect:
        makers = (
            self.damage,
            lambda: t.Draw(self.draw(st.one_of(numbers, variables))),
            lambda: t.Draw(self.reckoned()),
            lambda: t.Discard(self.phrase(CHOOSE, CARDS[0]), random=self.draw(st.booleans())),
            lambda: t.Shift(self.piece(), self.draw(stages), self.draw(st.booleans())),
            self.load,
            lambda: t.Unload(self.cards()),
            lambda: t.Put(placed(self.cards(), t.In("resources")), (self.zone(),), order=self.draw(st.booleans())),
            lambda: t.Put(
                placed(self.cards(), t.In("hand")),
                (t.In("scene"),),
                as_if=self.draw(st.sampled_from(["", "Materializar"])),
            ),
            lambda: t.Swap(self.cards(), self.cards()),
            lambda: t.Search(self.draw(st.sampled_from([("deck",), ("deck", "resources")])), self.found()),
            lambda: t.Reveal(placed(self.cards(), t.In("hand"))),
            lambda: t.Shuffle(self.draw(st.booleans())),
            lambda: t.Redirect(self.piece()),
            lambda: t.ExtraTurn(),
            lambda: t.Look(
                self.bind(Selector(EACH, (CARDS[0], t.In("top")), self.draw(st.integers(2, 4).map(Number))))
            ),
            lambda: t.Choose(self.bind(Selector(CHOOSE, (t.Kind(("power",)),)))),
        )
        made: Effect = self.draw(st.sampled_from(makers))()
        return made

    def reckoned(self) -> Amount:
        """What follows "um número de cards igual": something counted, and reckoned with."""
        counted = t.CountOf(self.phrase(EACH, self.draw(st.sampled_from(KINDS)), depth=1))
        made: Amount = self.draw(
            st.sampled_from(
                [
                    counted,
                    t.Scaled(counted, times=2),
                    t.Scaled(counted, parts=2, up=True),
                    t.Plus(counted, 2),
                    t.Plus(t.Scaled(counted, times=2), -1),
                    t.AtMost(counted, 3),
                ]
            )
        )
        return made

    def load(self) -> Effect:
        """From the resources, where nothing else is said."""
        what, onto = self.cards(), self.piece()
        foreign = onto.how == t.TARGET and t.Controlled(YOU) not in onto.filters
        return t.Load(placed(what, t.In("resources", t.CONTROLLER if foreign else YOU)), onto)

    def found(self) -> Selector:
        return self.phrase(CHOOSE, CARDS[1], count=self.draw(numbers), up_to=self.draw(st.booleans()))

    def zone(self) -> t.In:
        zone = self.draw(st.sampled_from(["hand", "resources", "top", "bottom", "prizes"]))
        return t.In(zone, self.draw(st.sampled_from([YOU, t.OWNER, OPPONENT])))

    def damage(self) -> Effect:
        source = self.draw(st.sampled_from([None, t.THIS_CHARACTER]))
        hits = tuple(
            t.Hit(self.draw(st.one_of(numbers, variables)), self.piece(), self.draw(st.booleans()))
            for _ in range(self.draw(st.integers(1, 2)))
        )
        return t.Damage(hits, source)

    def statement(self) -> Effect:
        makers = (
            lambda: t.Gain(self.piece(), self.draw(st.integers(-3, 3).map(Number)), self.draw(powers)),
            lambda: t.Gain(self.piece(), affiliations=self.draw(affiliations), lose=self.draw(st.booleans())),
            lambda: t.Gain(self.piece(), keyword=self.draw(keywords)),
            lambda: t.Gain(self.piece(), alignments=self.draw(sides), lose=self.draw(st.booleans())),
            lambda: t.GainFrom(self.piece(), self.draw(st.sampled_from(t.LOSES_ALL)), t.THIS_CARD),
            lambda: t.MustTarget(t.THIS_CHARACTER, self.actions()),
            lambda: t.MustTarget(self.phrase(CHOOSE, CHARACTER), self.actions()),
            lambda: t.PlainShield(self.piece()),
            lambda: t.PickUnloaded(self.piece()),
            lambda: t.EntersPlain(t.THIS_CARD),
            lambda: t.EvolvesFrom(self.phrase(EACH, t.Kind(("ev",), True)), self.phrase(EACH, CHARACTER, 1)),
            lambda: t.Retarget(self.aimed_actions(), t.THIS_CHARACTER),
            lambda: t.Forbid(self.aimed_actions(negated=True), "be used"),
            lambda: t.Forbid(t.THIS_CARD, self.draw(carrying), self.phrase(CHOOSE, CHARACTER)),
            lambda: t.Gain(self.piece(), alter_egos=(self.draw(st.sampled_from(NAMES)),)),
            lambda: t.ChangeCost(self.actions(), self.draw(st.integers(0, 2)), fixed=True),
            lambda: t.SetShield(self.piece(), self.draw(numbers)),
            lambda: t.Forbid(self.piece(), "be target", self.actions()),
            lambda: t.Forbid(self.piece(), "use", self.actions()),
            lambda: t.Permit(self.piece(), "use", self.actions(), self.draw(st.booleans())),
            lambda: t.Permit(self.piece(), "use one more", self.actions(), count=self.draw(st.integers(1, 3))),
            lambda: t.Permit(self.piece(), "use again"),
            lambda: t.Retype(self.actions(), self.draw(st.sampled_from([("anticipation",), ("unforeseen",)]))),
            lambda: t.ChangeCost(self.actions(), self.draw(st.sampled_from([-2, -1, 1, 2]))),
            lambda: t.MoreDamage(self.actions(), self.draw(numbers), self.draw(st.booleans())),
            lambda: t.NoEffect(self.piece(), texts=True),
            lambda: t.CountsAs(t.THIS_CARD, (t.Kind(("character",), True), t.Called("name", self.draw(names)))),
            lambda: t.Permit(self.actions(), "be used", free=True),
            lambda: t.HandLimit(
                self.draw(st.sampled_from([-2, -1, 1, 2])), self.draw(st.sampled_from([YOU, t.OTHERS]))
            ),
        )
        made: Effect = self.draw(st.sampled_from(makers))()
        return made

    # -- steps --

    def sentence(self, number: int, gates: list[int]) -> list[t.Step]:
        """One sentence: a step, perhaps with others joined to it, or options."""
        gate = self.draw(st.sampled_from([-1, gates[-1]])) if gates else -1
        done = self.draw(st.booleans()) if gate >= 0 else True
        if self.draw(st.booleans()):
            condition = self.condition() if self.draw(st.booleans()) else None
            effect = self.statement()
            step = t.Step(effect, condition=condition, gate=gate, gate_done=done, until=self.draw(untils))
            if is_of_this_turn(step) or self.draw(st.booleans()):
                return [step]
            return [replace(step, until=self.draw(later_untils))]
        condition = self.condition() if self.draw(st.booleans()) else None
        steps = [t.Step(self.deed(), optional=self.draw(st.booleans()), condition=condition, gate=gate, gate_done=done)]
        for _ in range(self.draw(st.integers(0, 2))):
            steps.append(t.Step(self.deed(), joined=True))
        return steps

    def deed(self) -> Effect:
        return self.effect()

    def steps(self) -> tuple[t.Step, ...]:
        made: list[t.Step] = []
        gates: list[int] = []
        for _ in range(self.draw(st.integers(1, 3))):
            steps = self.sentence(len(made), gates)
            if steps[0].gate < 0:
                gates.append(len(made))
            made += steps
        return tuple(made)


keywords = st.one_of(
    st.sampled_from(["Pelotão", "Predador", "Item Único", "Materializar"]).map(t.Keyword),
    st.builds(t.Keyword, st.just("Liderar"), numbers, affiliations.map(lambda names: (t.Affiliated(names),))),
    st.builds(
        t.Keyword, st.just("Prontidão"), st.none(), names.map(lambda names: (ACTION, t.Called("name", names[:1])))
    ),
)
action_keywords = st.one_of(
    st.just(t.Keyword("Ação Única")),
    st.builds(
        t.Keyword, st.sampled_from(["Clarividência", "Energia Cósmica"]), st.one_of(numbers, st.just(t.Variable()))
    ),
)


@st.composite
def actions(draw: Any) -> tuple[t.Line, ...]:
    """The text of an action: keywords, costs before the colon, sentences."""
    story = Story(draw)
    found = tuple(draw(st.lists(action_keywords, max_size=2)))
    costs = (t.Step(t.Unload(story.cards())),) if draw(st.booleans()) else ()
    story.aims = True
    return (t.Line(t.ACTION, story.steps(), keywords=found, costs=costs),)


@st.composite
def triggered(draw: Any) -> tuple[t.Line, ...]:
    """A permanent text with a moment."""
    story = Story(draw)
    condition = None
    which = draw(st.integers(0, 9))
    trigger: Any
    if which == 0:
        trigger = t.At(draw(st.sampled_from(["countdown", "combat"])), draw(st.sampled_from([YOU, OPPONENT])))
    elif which == 1:
        trigger = t.Window("preparation", YOU)
    elif which == 2:
        trigger = t.When(draw(st.sampled_from(["enters", "leaves", "knocked out"])), story.piece())
    elif which == 3:
        who = story.piece()
        trigger = t.When("uses", who, story.actions())
    elif which == 6:
        trigger = t.When("leaves", story.piece(), would=True)
    elif which == 7:
        trigger = t.After(story.actions())
    elif which == 8:
        who = story.phrase(draw(st.sampled_from([CHOOSE, EACH])), CARDS[0])
        by = draw(st.sampled_from(["", t.ANY_PLAYER, OPPONENT]))
        trigger = t.When("is loaded", who, t.THIS_CHARACTER, zone=t.In("resources"), by=by)
    elif which == 9:
        trigger = t.When(
            "draws", t.YOURSELF, during=draw(st.sampled_from(["", f"not draw/{YOU}", f"combat/{t.ANY_PLAYER}"]))
        )
    elif which == 4:
        who = story.piece()
        trigger = t.When("deals damage", who, story.piece(), draw(st.booleans()))
    else:
        sort = draw(st.sampled_from(["", "penetrating", "no action"]))
        trigger = t.When("receives damage", story.piece(), None, True, f"preparation/{t.OTHERS}", sort=sort)
    if isinstance(trigger, t.When) and trigger.event != "is loaded":
        what = None if trigger.what is None else one_of(trigger.what)
        trigger = replace(trigger, who=one_of(trigger.who), what=what)
    sort = t.ACTIVATED if isinstance(trigger, t.Window) else t.TRIGGERED
    return (t.Line(sort, story.steps(), trigger, condition),)


@st.composite
def statics(draw: Any) -> tuple[t.Line, ...]:
    """A permanent text that holds by itself."""
    story = Story(draw)
    condition = story.condition() if draw(st.booleans()) else None
    during = draw(st.sampled_from([None, t.InPart("preparation", t.OTHERS), t.InPart("attack", t.ANY_PLAYER)]))
    return (t.Line(t.STATIC, (t.Step(story.statement(), condition=during),), condition=condition),)


keyword_lines = st.lists(keywords, min_size=1, max_size=3).map(
    lambda found: (t.Line(t.STATIC, (), keywords=tuple(found)),)
)
