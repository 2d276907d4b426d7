"""How a card's text is read: this game's part of the wording, on top of cardtext's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from lark import Token, Tree

from ludoteca.cardtext.build import Builder, Node, Thread, sign
from ludoteca.cardtext.wording import Wording
from ludoteca.core.effects import (
    CHOOSE,
    EACH,
    EVENT,
    THIS,
    YOU,
    Ability,
    Clause,
    Cost,
    Did,
    Effect,
    Filter,
    Number,
    Selector,
    Trigger,
)
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.wording.english import English
from ludoteca.games.dice_masters.wording.lexicon import lexicon
from ludoteca.games.dice_masters.wording.portuguese import Portuguese

#: Texts that hold by themselves; every other effect needs a moment at which it happens.
CONTINUOUS = (e.Bonus, e.CannotBlock, e.MustBlock, e.ReduceDamage, e.BlockSeveral)

#: The order in which the filters of a selector are kept, whatever the order of the words.
FILTERS: tuple[type[Filter], ...] = (
    t.Other,
    t.Sort,
    t.Named,
    t.Doing,
    t.OfEnergy,
    t.Affiliated,
    t.Whose,
    t.Level,
    t.EngagedWithThis,
    t.In,
    t.AlreadyInField,
    t.DidNotPay,
)


@dataclass(frozen=True, slots=True)
class BurstText:
    """What a burst on the die's face changes in the text above it (bursts.2).

    ``INSTEAD`` starts anew; the clauses of ``ALSO`` come after those of the base text and go on with its
    numbers of clauses and slots.
    """

    symbol: str
    mode: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class CardAbility:
    """One ability of a card, with what bursts make of it."""

    ability: Ability
    bursts: tuple[BurstText, ...] = ()


class DiceBuilder(Builder):
    """Builds the abilities of one card."""

    __slots__ = ("base", "sort", "static")

    def __init__(self, source: str, sort: str) -> None:
        super().__init__(source)
        #: The sort of a line that names no moment of its own: an action's text, or a character's.
        self.sort = sort
        #: Where the base text above the burst lines has ended.
        self.base = Thread()
        self.static = False

    # -- lines --

    def text(self, tree: Tree[Token]) -> tuple[CardAbility, ...]:
        abilities: list[CardAbility] = []
        for line in tree.children:
            made = self.build(line)
            if isinstance(made, CardAbility):
                abilities.append(made)
                continue
            if not abilities:
                raise self.wrong("a burst needs a text above it", "cards-burst-first", line)
            above = abilities[-1]
            abilities[-1] = replace(above, bursts=(*above.bursts, made))
        return tuple(abilities)

    def base_line(self, parts: list[Node]) -> CardAbility:
        trees = cast("list[Tree[Token]]", parts)
        condition = self.build(trees[0].children[0]) if trees[0].data == "while_true" else None
        trigger: Trigger | None = self.build(trees[-2]) if self.has_moment(trees) else None
        sort = self.sort_of(trigger)
        self.static = sort == t.STATIC
        clauses = self.base_clauses(trees[-1])
        self.check_continuous(trees[-1], clauses)
        return CardAbility(Ability(sort, clauses, trigger, condition))

    def has_moment(self, trees: list[Tree[Token]]) -> bool:
        return len(trees) > 1 and trees[-2].data != "while_true"

    def sort_of(self, trigger: Trigger | None) -> str:
        if trigger is None:
            return t.ACTION if self.sort == t.ACTION else t.STATIC
        return t.TRIGGER if trigger.events else t.REACTION

    def base_clauses(self, sentences: Tree[Token]) -> tuple[Clause, ...]:
        self.base = Thread()
        return self.clauses(sentences, self.base)

    def check_continuous(self, sentences: Tree[Token], clauses: tuple[Clause, ...]) -> None:
        for number, clause in enumerate(clauses):
            if self.static and not isinstance(clause.effect, CONTINUOUS):
                message = "when does this happen? Begin with “quando …” or “depois dos bloqueios”"
                raise self.wrong(message, "cards-no-moment", sentences.children[number])

    def global_line(self, parts: list[Node]) -> CardAbility:
        self.check_mood(parts[0], "imperative")
        cost: Cost = self.build(parts[1])
        trigger: Trigger | None = self.build(parts[2]) if len(parts) > 3 else None
        self.static = False
        clauses = self.base_clauses(cast("Tree[Token]", parts[-1]))
        return CardAbility(Ability(t.REACTION if trigger else t.GLOBAL, clauses, trigger, cost=cost))

    def burst_line(self, parts: list[Node]) -> BurstText:
        mode = self.build(parts[1])
        thread = self.base.go_on() if mode == t.ALSO else Thread()
        sentences = cast("Tree[Token]", parts[2])
        clauses = self.clauses(sentences, thread)
        self.check_continuous(sentences, clauses)
        return BurstText(self.build(parts[0]), mode, clauses)

    # -- when --

    def while_active(self, parts: list[Node]) -> t.WhileActive:
        return t.WhileActive()

    def when_fielded(self, parts: list[Node]) -> Trigger:
        return t.WhenFielded()

    def when_you_field(self, parts: list[Node]) -> Trigger:
        return t.WhenYouField()

    def when_you_field_first(self, parts: list[Node]) -> Trigger:
        return t.WhenYouField(first=True)

    def after_blocks(self, parts: list[Node]) -> Trigger:
        return t.AfterBlocks()

    def when_attacks(self, parts: list[Node]) -> Trigger:
        return t.WhenAttacks()

    def when_blocks(self, parts: list[Node]) -> Trigger:
        return t.WhenBlocks()

    def when_blocked(self, parts: list[Node]) -> Trigger:
        return t.WhenBlocked()

    def when_damaged(self, parts: list[Node]) -> Trigger:
        return t.WhenDamaged(in_attack=bool(parts))

    def when_you_or_damaged(self, parts: list[Node]) -> Trigger:
        return t.WhenDamaged(self.build(parts[0]), in_attack=len(parts) > 1)

    def when_damages_opponent(self, parts: list[Node]) -> Trigger:
        return t.WhenDamagesOpponent()

    def when_knocked_out(self, parts: list[Node]) -> Trigger:
        return t.WhenKnockedOut(blocking=bool(parts))

    def would_be_affected(self, parts: list[Node]) -> Trigger:
        return t.WouldBeAffected()

    def would_be_damaged(self, parts: list[Node]) -> Trigger:
        return t.WouldBeDamaged()

    def yours_would_be_damaged(self, parts: list[Node]) -> Trigger:
        return t.YoursWouldBeDamaged()

    def your_effect_damages(self, parts: list[Node]) -> Trigger:
        return t.YourEffectDamages()

    # -- costs and counts --

    def energy(self, parts: list[Node]) -> Cost:
        return t.Energy(self.build(parts[0]), self.build(parts[1]))

    def any_energy(self, parts: list[Node]) -> Cost:
        return t.Energy(self.build(parts[0]))

    def spin_down(self, parts: list[Node]) -> Cost:
        return t.SpinDown()

    def done_this_way(self, parts: list[Node]) -> Did:
        return self.done_so_far(self.build(parts[0]), parts[0])

    # -- effects that begin with their verb --

    def damage(self, parts: list[Node]) -> Effect:
        hits = cast("Tree[Token]", parts[1]).children
        return e.Damage(tuple(self.build(hit) for hit in hits))

    def hit(self, parts: list[Node]) -> e.Hit:
        return e.Hit(Number(self.build(parts[0])), self.build(parts[1]))

    def knock_out(self, parts: list[Node]) -> Effect:
        return e.KnockOut(self.build(parts[1]))

    def gain_life(self, parts: list[Node]) -> Effect:
        return e.GainLife(Number(self.build(parts[1])))

    def you_gain_life(self, parts: list[Node]) -> Effect:
        return e.GainLife(Number(self.build(parts[0])))

    def spin(self, parts: list[Node]) -> Effect:
        up, down = self.build(parts[2])
        return e.Spin(self.build(parts[1]), up, down)

    def reroll(self, parts: list[Node]) -> Effect:
        return e.Reroll(self.build(parts[1]), self.build(parts[2]) if len(parts) > 2 else "")

    def roll_die(self, parts: list[Node]) -> Effect:
        return e.RollDie(self.build(parts[1]), self.build(parts[2]) if len(parts) > 2 else "")

    def otherwise(self, parts: list[Node]) -> str:
        return cast(str, self.build(parts[0]))

    def drawn(self, parts: list[Node]) -> int:
        """How many dice; they are drawn from the bag alone (areas.bag.2)."""
        if self.build(parts[1]) != "bag":
            raise self.wrong("dice are drawn from the bag", "cards-from-bag", parts[1])
        return cast(int, self.build(parts[0]))

    def draw_dice(self, parts: list[Node]) -> Effect:
        return e.DrawDice(self.build(parts[1]), (self.build(parts[2]),))

    def draw_and_roll(self, parts: list[Node]) -> Effect:
        return e.DrawDice(self.build(parts[1]), (self.build(parts[2]),), rolled=True)

    def draw_two(self, parts: list[Node]) -> Effect:
        count = self.build(parts[1])
        if count != 2:
            raise self.wrong("one die here and the other there: draw two", "cards-two-dice", parts[1])
        return e.DrawDice(2, (self.build(parts[2]), self.build(parts[3])))

    def move_dice(self, parts: list[Node]) -> Effect:
        return e.MoveDice(self.build(parts[1]), self.build(parts[2]))

    def redirect_damage(self, parts: list[Node]) -> Effect:
        return e.RedirectDamage(self.build(parts[1]), self.build(parts[2]))

    def capture(self, parts: list[Node]) -> Effect:
        return e.Capture(self.build(parts[1]))

    def take_control(self, parts: list[Node]) -> Effect:
        return e.TakeControl(self.build(parts[1]))

    def strike_player(self, parts: list[Node]) -> Effect:
        return e.StrikePlayer()

    # -- effects that begin with their subject --

    def bonus(self, parts: list[Node]) -> Effect:
        self.check_duration(parts)
        what = self.build(parts[0])
        attack, defence = self.build(parts[2])
        return e.Bonus(what, attack, defence)

    def stats(self, parts: list[Node]) -> tuple[int, int]:
        totals = {"A": 0, "D": 0}
        for part in parts:
            written = str(part).replace("−", "-")
            if totals[written[-1]]:
                raise self.wrong("attack or defence is there twice", "cards-twice", part)
            totals[written[-1]] = int(written[:-1])
        return totals["A"], totals["D"]

    def check_duration(self, parts: list[Node]) -> None:
        """A text that holds by itself ends with its die, not with the turn (cardtext.3)."""
        last = parts[-1]
        if self.static and isinstance(last, Token) and last.type == "UNTIL":
            raise self.wrong("this text holds by itself and does not end with the turn", "cards-endless", last)

    def cannot_block(self, parts: list[Node]) -> Effect:
        self.check_duration(parts)
        return e.CannotBlock(self.build(parts[0]))

    def cannot_block_this(self, parts: list[Node]) -> Effect:
        self.check_duration(parts)
        return e.CannotBlock(self.build(parts[0]), this_die=True)

    def must_block(self, parts: list[Node]) -> Effect:
        self.check_duration(parts[:2])
        return e.MustBlock(self.build(parts[0]))

    def deals_no_damage(self, parts: list[Node]) -> Effect:
        return e.DealsNoDamage(self.build(parts[0]))

    def excess_damage(self, parts: list[Node]) -> Effect:
        return e.ExcessDamage(self.build(parts[0]))

    def return_to_field(self, parts: list[Node]) -> Effect:
        return e.ReturnToField(self.build(parts[0]), self.build(parts[1]))

    def reduce_damage(self, parts: list[Node]) -> Effect:
        return e.ReduceDamage(self.build(parts[0]))

    def block_several(self, parts: list[Node]) -> Effect:
        if self.build(parts[1]) != "attacking":
            raise self.wrong("only attackers are blocked", "cards-block-attackers", parts[1])
        return e.BlockSeveral(self.build(parts[0]))

    def prevent_it(self, parts: list[Node]) -> Effect:
        if self.build(parts[0]).how != THIS:
            raise self.wrong("only this die itself can be spared", "cards-only-this-die", parts[0])
        return e.PreventIt()

    def more_damage(self, parts: list[Node]) -> Effect:
        return e.MoreDamage(self.build(parts[0]))

    def copy_die(self, parts: list[Node]) -> Effect:
        stats, abilities = self.build(parts[0])
        return e.CopyDie(self.build(parts[1]), stats, abilities)

    # -- which dice and players --

    def this_die(self, parts: list[Node]) -> Selector:
        return Selector(THIS)

    def that_die(self, parts: list[Node]) -> Selector:
        return self.bind(Selector(EVENT), parts[0] if parts else Tree("here", []))

    def the_opponent(self, parts: list[Node]) -> Selector:
        return self.bind(t.each(t.Sort("player"), t.OPPOSING), Tree("here", []))

    def yourself(self, parts: list[Node]) -> Selector:
        return self.bind(t.each(t.Sort("player"), t.YOURS), Tree("here", []))

    def named_alone(self, parts: list[Node]) -> Selector:
        return self.bind(t.each(t.Named(self.build(parts[0]))), parts[0])

    def choose_some(self, parts: list[Node]) -> Selector:
        return self.make(CHOOSE, parts, count=Number(self.build(parts[0])))

    def choose_up_to(self, parts: list[Node]) -> Selector:
        return self.make(CHOOSE, parts, count=Number(self.build(parts[0])), up_to=True)

    def choose_other(self, parts: list[Node]) -> Selector:
        return self.make(CHOOSE, parts)

    def each_of(self, parts: list[Node]) -> Selector:
        return self.make(EACH, parts)

    def make(self, how: str, parts: list[Node], **fields: Any) -> Selector:
        """A selector of the words before the noun ("outro", "seus") and the phrase itself."""
        phrase = cast("Tree[Token]", parts[-1])
        filters = [self.before_noun(part) for part in parts[:-1] if cast(Token, part).type != "NUMBER"]
        by = YOU
        for part in phrase.children:
            if isinstance(part, Token):
                by = self.build(part)
            else:
                filters += self.build(part)
        ordered = sorted(filters, key=lambda filter_: FILTERS.index(type(filter_)))
        return self.bind(Selector(how, tuple(ordered), by=by, **fields), phrase)

    def before_noun(self, part: Node) -> Filter:
        token = cast(Token, part)
        if token.type == "MINE":
            return t.YOURS
        if self.thread.last < 0:
            raise self.wrong("other than which? Nothing is chosen before this", "cards-other", token)
        return t.Other(self.thread.last)

    def sort_noun(self, parts: list[Node]) -> list[Filter]:
        return [t.Sort(self.build(parts[0]))]

    def character(self, parts: list[Node]) -> list[Filter]:
        return [t.CHARACTER]

    def character_or_player(self, parts: list[Node]) -> list[Filter]:
        return [t.Sort("character-or-player")]

    def player(self, parts: list[Node]) -> list[Filter]:
        return [t.Sort("player")]

    def die(self, parts: list[Node]) -> list[Filter]:
        return [t.Sort("die")]

    def acting(self, parts: list[Node]) -> list[Filter]:
        """ "Atacante" is a character that attacks."""
        return [t.CHARACTER, *self.doing(parts)]

    def named(self, parts: list[Node]) -> list[Filter]:
        return [t.Named(self.build(parts[0]))]

    def whose(self, parts: list[Node]) -> list[Filter]:
        return [t.Whose(self.build(parts[0]))]

    def opposing(self, parts: list[Node]) -> list[Filter]:
        return [t.OPPOSING]

    def of_energy(self, parts: list[Node]) -> list[Filter]:
        return [t.OfEnergy(self.build(parts[0]))]

    def affiliated(self, parts: list[Node]) -> list[Filter]:
        return [t.Affiliated(self.build(parts[0]))]

    def of_level(self, parts: list[Node]) -> list[Filter]:
        return [t.Level(tuple(self.build(part) for part in parts))]

    def doing(self, parts: list[Node]) -> list[Filter]:
        roles = cast("Tree[Token]", parts[0]).children
        return [t.Doing(tuple(sign(cast(Token, role)).meaning for role in roles))]

    def engaged(self, parts: list[Node]) -> list[Filter]:
        return [t.EngagedWithThis()]

    def in_area(self, parts: list[Node]) -> list[Filter]:
        return [t.In(self.build(parts[0]))]

    def in_field(self, parts: list[Node]) -> list[Filter]:
        """Characters are sought in the field unless the text says otherwise (fundamentals.2)."""
        return []

    def did_not_pay(self, parts: list[Node]) -> list[Filter]:
        return [t.DidNotPay()]

    def already_in_field(self, parts: list[Node]) -> list[Filter]:
        return [t.AlreadyInField()]


WORDING = Wording(
    Path(__file__).parent / "grammar.lark",
    lexicon,
    DiceBuilder,
    {"pt": Portuguese, "en": English},
)


def compile_text(text: str, sort: str, names: Mapping[str, str]) -> tuple[CardAbility, ...]:
    """The abilities of a card's text; ``sort`` is ACTION for the card of an action die.

    ``names`` are the characters' names and the ids of their dice.
    """
    if not text.strip():
        return ()
    compiled: tuple[CardAbility, ...] = WORDING.compile(text, names, sort=sort)
    return compiled
