"""How a text is read: this game's part of the wording, on top of cardtext's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Builder, Node, Thread
from ludoteca.cardtext.wording import Wording
from ludoteca.core.documents import Described
from ludoteca.core.effects import CHOOSE, EACH, EVENT, Ability, Condition, Filter, Number, Selector, Trigger
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.text.words import THIS_FIGHT, THIS_TURN
from ludoteca.games.krosmaster.wording.lexicon import DAMAGE_NAMES, POINT_NAMES, lexicon
from ludoteca.games.krosmaster.wording.render import English, Portuguese

#: The order in which the filters of a phrase are kept, whatever the order of the words.
FILTERS: tuple[type[Filter], ...] = (t.Noun, t.OfType, t.Other, t.Adjacent, t.Marked)


class KrosBuilder(Builder):
    """Builds the abilities of one Spell or Power."""

    __slots__ = ("sort",)

    def __init__(self, source: str, sort: str) -> None:
        super().__init__(source)
        #: A Spell's text, or a Power's.
        self.sort = sort

    def text(self, tree: Tree[Token]) -> tuple[Ability, ...]:
        return tuple(self.build(line) for line in tree.children)

    def ability_line(self, parts: list[Node]) -> Ability:
        condition: Condition | None = None
        trigger: Trigger | None = None
        for at, part in enumerate(parts[:-1]):
            if isinstance(part, Tree):
                condition = self.build(part.children[0])
            elif part.type == "KEYWORD":
                condition = t.OfAtLeast(self.build(parts[at + 1]), self.build(part))
            elif part.type == "TRIGGER":
                trigger = self.build(part)
        sentences = cast("Tree[Token]", parts[-1])
        thread = Thread()
        thread.slots = t.SPELL_SLOTS if self.sort == t.SPELL else 0
        clauses = self.clauses(sentences, thread)
        sort = self.sort if self.sort == t.SPELL else t.STATIC if trigger is None else t.TRIGGERED
        self.check_sort(sort, trigger, sentences, clauses)
        return Ability(sort, clauses, trigger, condition)

    def check_sort(self, sort: str, trigger: Trigger | None, sentences: Tree[Token], clauses: tuple[Any, ...]) -> None:
        if sort == t.SPELL and trigger is not None:
            raise self.wrong("a Spell's text happens when it is cast", "wording-spell-moment", sentences)
        for clause, said in zip(clauses, sentences.children, strict=False):
            effect = clause.effect
            if sort == t.STATIC and not isinstance(effect, e.STATIC_EFFECTS):
                raise self.wrong("when does this happen? Begin with a moment", "cards-no-moment", said)
            if sort != t.STATIC and isinstance(effect, e.STATIC_EFFECTS) and not getattr(effect, "until", ""):
                raise self.wrong("until when does this hold?", "wording-no-end", said)
            if isinstance(clause.condition, t.TargetIs | t.TargetHasMarkers) and not isinstance(effect, e.Bonus):
                raise self.wrong("what the target is may only change Damage or healing", "wording-target-is", said)

    # -- conditions, counts, costs --

    def there(self, parts: list[Node]) -> t.There:
        return t.There(self.filters(parts[1:]))

    def target_is(self, parts: list[Node]) -> t.TargetIs:
        return t.TargetIs(tuple(self.build(part) for part in parts))

    def target_has_markers(self, parts: list[Node]) -> t.TargetHasMarkers:
        return t.TargetHasMarkers()

    def inflicted(self, parts: list[Node]) -> t.Inflicted:
        return t.Inflicted()

    def injuries_below(self, parts: list[Node]) -> t.InjuriesBelow:
        return t.InjuriesBelow(self.build(parts[0]))

    def count(self, parts: list[Node]) -> t.Count:
        return t.Count(self.build(parts[0]))

    def kamas(self, parts: list[Node]) -> t.Kamas:
        return t.Kamas(self.build(parts[0]))

    # -- effects that begin with their verb --

    def markers(self, parts: list[Node]) -> e.Markers:
        what, number = points(self.build(parts[0]))
        return e.Markers(e.TARGET, what, number)

    def put_points(self, parts: list[Node]) -> e.Markers:
        what, number = points(self.build(parts[1]))
        return e.Markers(self.build(parts[2]), what, number)

    def bonus(self, parts: list[Node]) -> e.Bonus:
        return e.Bonus(*damage(self.build(parts[0])))

    def shift(self, parts: list[Node]) -> e.Shift:
        return e.Shift(self.build(parts[0]), self.build(parts[1]))

    def steal_points(self, parts: list[Node]) -> e.StealPoints:
        return e.StealPoints(self.build(parts[1]), self.build(parts[0]))

    def steal_health(self, parts: list[Node]) -> e.StealHealth:
        return e.StealHealth()

    def armor_piercing(self, parts: list[Node]) -> e.ArmorPiercing:
        return e.ArmorPiercing()

    def gain_now(self, parts: list[Node]) -> e.GainNow:
        return e.GainNow(*points(self.build(parts[0])))

    def gain_either(self, parts: list[Node]) -> e.GainEither:
        return e.GainEither(tuple(points(self.build(part)) for part in parts))

    def lose_now(self, parts: list[Node]) -> e.LoseNow:
        return e.LoseNow(self.build(parts[0]))

    def replace_caster(self, parts: list[Node]) -> e.Replace:
        return e.Replace(self.build(parts[0]))

    def exchange_injuries(self, parts: list[Node]) -> e.ExchangeInjuries:
        return e.ExchangeInjuries()

    def track(self, parts: list[Node]) -> e.Track:
        return e.Track()

    def invasion(self, parts: list[Node]) -> e.Invasion:
        return e.Invasion()

    def requires(self, parts: list[Node]) -> e.Requires:
        return e.Requires(self.build(parts[0]))

    def summon(self, parts: list[Node]) -> e.Summon:
        return e.Summon(self.build(parts[1]), self.build(parts[2]))

    def toss_coins(self, parts: list[Node]) -> e.TossCoins:
        return e.TossCoins(self.build(parts[0]))

    def double_critical(self, parts: list[Node]) -> e.DoubleCritical:
        return e.DoubleCritical()

    def next_cast(self, parts: list[Node]) -> e.NextCast:
        return e.NextCast(damage(self.build(parts[0]))[1])

    def put_marker(self, parts: list[Node]) -> e.PutMarker:
        return e.PutMarker(self.build(parts[0]))

    def teleport(self, parts: list[Node]) -> e.Teleport:
        return e.Teleport(self.build(parts[1]))

    def long_shot(self, parts: list[Node]) -> e.LongShot:
        return e.LongShot(self.build(parts[0]))

    def injure(self, parts: list[Node]) -> e.Injure:
        return e.Injure(self.build(parts[2]), self.build(parts[1]))

    def heal_injuries(self, parts: list[Node]) -> e.HealInjuries:
        return e.HealInjuries(self.build(parts[2]), self.build(parts[1]))

    def gain_kamas(self, parts: list[Node]) -> e.GainKamas:
        return e.GainKamas(self.build(parts[1]))

    def copy_power(self, parts: list[Node]) -> e.CopyPower:
        return e.CopyPower(self.build(parts[1]))

    # -- effects that begin with their subject --

    def lose_powers(self, parts: list[Node]) -> e.LosePowers:
        return e.LosePowers(self.build(parts[0]), self.until(parts[1:]))

    def grant(self, parts: list[Node]) -> e.Grant:
        return e.Grant(self.build(parts[0]), self.build(parts[2]), self.until(parts[3:]))

    def until(self, parts: list[Node]) -> str:
        return str(self.build(parts[0])) if parts else ""

    def this_turn(self, parts: list[Node]) -> str:
        return THIS_TURN

    def this_fight(self, parts: list[Node]) -> str:
        return THIS_FIGHT

    def go_there(self, parts: list[Node]) -> e.GoThere:
        return e.GoThere(self.build(parts[0]))

    def set_level(self, parts: list[Node]) -> e.SetLevel:
        return e.SetLevel(self.build(parts[0]), self.build(parts[1]))

    def more_hp(self, parts: list[Node]) -> e.MoreHp:
        return e.MoreHp(self.build(parts[0]), int(str(self.build(parts[1])).split()[0]))

    def cost_more(self, parts: list[Node]) -> e.CostMore:
        what, number = points(self.build(parts[1]))
        return e.CostMore(self.build(parts[0]), what, number)

    def no_healing(self, parts: list[Node]) -> e.NoHealing:
        return e.NoHealing(self.build(parts[0]))

    def all_types(self, parts: list[Node]) -> e.AllTypes:
        return e.AllTypes()

    def cap_injuries(self, parts: list[Node]) -> e.CapInjuries:
        return e.CapInjuries(self.build(parts[0]))

    def armor_success(self, parts: list[Node]) -> e.ArmorSuccess:
        return e.ArmorSuccess(self.build(parts[0]))

    # -- which Units --

    def the_target(self, parts: list[Node]) -> Selector:
        return e.TARGET

    def this_unit(self, parts: list[Node]) -> Selector:
        return e.SELF

    def that_unit(self, parts: list[Node]) -> Selector:
        return self.bind(Selector(EVENT), Tree("that_unit", parts))

    def choose_some(self, parts: list[Node]) -> Selector:
        selector = Selector(CHOOSE, self.filters(parts[1:]), Number(self.build(parts[0])))
        return self.bind(selector, parts[0])

    def each_of(self, parts: list[Node]) -> Selector:
        return self.bind(Selector(EACH, self.filters(parts)), parts[-1])

    def filters(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Outro" stands before the phrase and is kept among its filters."""
        found: tuple[Filter, ...] = self.build(parts[-1])
        if len(parts) > 1:
            found = (*found, t.Other())
        return in_order(found)

    def phrase(self, parts: list[Node]) -> tuple[Filter, ...]:
        return in_order(tuple(self.build(part) for part in parts))

    def noun(self, parts: list[Node]) -> Filter:
        noun: Filter = self.build(parts[0])
        return noun

    def named(self, parts: list[Node]) -> t.OfType:
        return t.OfType(self.build(parts[0]))

    def of_type(self, parts: list[Node]) -> t.OfType:
        return t.OfType(self.build(parts[0]))

    def adjacent(self, parts: list[Node]) -> t.Adjacent:
        return t.Adjacent()

    def adjacent_to_target(self, parts: list[Node]) -> t.Adjacent:
        return t.Adjacent(to_target=True)

    def marked(self, parts: list[Node]) -> t.Marked:
        return t.Marked(self.build(parts[0]))


def in_order(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return tuple(sorted(filters, key=lambda filter_: FILTERS.index(type(filter_))))


def points(text: str) -> tuple[str, int]:
    """ "+1 PA" as a gauge and a figure."""
    figure, name = text.replace("−", "-").split()
    return next(what for what, (pt, _) in POINT_NAMES.items() if pt == name), int(figure)


def damage(text: str) -> tuple[str, int]:
    """ "+2 FOGO" as an element and a figure."""
    figure, name = text.split(" ", 1)
    return next(what for what, (pt, _) in DAMAGE_NAMES.items() if pt == name), int(figure)


WORDING = Wording(Path(__file__).parent / "grammar.lark", lexicon, KrosBuilder, {"pt": Portuguese, "en": English})


def compile_text(text: str, sort: str, names: Described) -> tuple[Ability, ...]:
    """The abilities that a text says; an error with the place if it is not understood."""
    compiled: tuple[Ability, ...] = WORDING.compile(text, names, sort=sort) if text.strip() else ()
    return tuple(replace(ability) for ability in compiled)
