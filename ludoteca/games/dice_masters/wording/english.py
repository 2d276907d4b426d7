"""How a card's text is written in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.cardtext.render import CommonEnglish, capitals
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EVENT,
    OPPONENT,
    THIS,
    Amount,
    Clause,
    Did,
    Effect,
    Filter,
    Number,
    Selector,
)
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.wording.portuguese import OBJECT, STATES, SUBJECT, capitals_after_first

if TYPE_CHECKING:
    from ludoteca.games.dice_masters.wording.wording import BurstText, CardAbility

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
AREAS = {
    "bag": "bag",
    "prep": "prep area",
    "reserve": "reserve pool",
    "field": "field",
    "attack": "attack zone",
    "used": "used pile",
}
SORTS = {
    "character": "character",
    "player": "player",
    "character-or-player": "character or player",
    "sidekick": "Sidekick",
    "die": "die",
}
AFFILIATIONS = {
    "avengers": "Avengers",
    "fantastic-four": "Fantastic Four",
    "villains": "Villains",
    "x-men": "X-Men",
}
ROLES = {"attacking": "attacker", "blocking": "blocker"}


class English(CommonEnglish):
    """Writes the texts of one card."""

    def __init__(self, names: dict[str, str]) -> None:
        super().__init__(names)
        self.static = False

    def begins_with_verb(self, effect: Effect) -> bool:
        return not isinstance(effect, STATES)

    # -- lines --

    def text(self, meaning: tuple[CardAbility, ...]) -> str:
        return "\n".join(line for ability in meaning for line in self.lines(ability))

    def lines(self, card_ability: CardAbility) -> list[str]:
        ability = card_ability.ability
        self.plural = []
        self.static = ability.sort == t.STATIC
        said = f"Global: Pay {self.write(ability.cost)}. " if ability.cost is not None else ""
        said += f"while {self.write(ability.condition)}, " if ability.condition is not None else ""
        said += f"{self.write(ability.trigger)}, " if ability.trigger is not None else ""
        said += self.sentences(ability.clauses)
        bound = list(self.plural)
        return [capitals(said), *(self.burst(burst, ability.clauses, bound) for burst in card_ability.bursts)]

    def burst(self, burst: BurstText, base: tuple[Clause, ...], bound: list[bool]) -> str:
        also = burst.mode == t.ALSO
        self.plural = list(bound) if also else []
        said = self.sentences(burst.clauses, base if also else ())
        return f"{burst.symbol}: " + ("Also, " if also else "Instead, ") + capitals_after_first(said)

    # -- which dice and players --

    def selector(self, selector: Selector, stands: str = OBJECT) -> str:
        if selector.how == THIS:
            return "this die"
        if selector.how == CHOSEN:
            self.check_last(selector.slot)
            pronouns = ("it", "they") if stands == SUBJECT else ("it", "them")
            return pronouns[self.is_plural(selector)]
        if selector.how == EVENT:
            self.bind(selector, False)
            return "that die"
        if selector.how == CHOOSE:
            return self.choice(selector)
        return self.all_of(selector, stands)

    def choice(self, selector: Selector) -> str:
        count = _number(selector.count)
        plural = count > 1
        phrase = self.phrase(selector.filters, plural)
        other = any(isinstance(filter_, t.Other) for filter_ in selector.filters)
        written = NUMBERS[count] if count <= 10 else str(count)
        if selector.up_to:
            said = f"up to {written} {'other ' if other else ''}{phrase}"
        elif plural:
            said = f"{written} {'other ' if other else ''}{phrase}"
        else:
            said = f"another {phrase}" if other else _article(phrase)
        self.bind(selector, plural)
        return said + (" of your opponent's choice" if selector.by == OPPONENT else "")

    def all_of(self, selector: Selector, stands: str) -> str:
        single = self.single(selector.filters)
        self.bind(selector, not single)
        if single:
            return single
        other = "other " if any(isinstance(filter_, t.Other) for filter_ in selector.filters) else ""
        if t.YOURS in selector.filters:
            rest = tuple(filter_ for filter_ in selector.filters if filter_ != t.YOURS)
            return f"all your {other}{self.phrase(rest, True)}"
        return f"all {other}{self.phrase(selector.filters, True)}"

    def single(self, filters: tuple[Filter, ...]) -> str:
        """All of them, where that is said in the singular: a player, a name, "each character"."""
        if filters == (t.Sort("player"), t.OPPOSING):
            return "your opponent"
        if filters == (t.Sort("player"), t.YOURS):
            return "you"
        if len(filters) == 1 and isinstance(filters[0], t.Named):
            return self.names[filters[0].name]
        if filters in ((t.Sort("player"),), (t.CHARACTER,)):
            return f"each {self.phrase(filters, False)}"
        return ""

    def phrase(self, filters: tuple[Filter, ...], plural: bool) -> str:
        """Adjectives before the noun, what is longer after it."""
        rest = [filter_ for filter_ in filters if not isinstance(filter_, t.Other)]
        noun = self.noun(rest, plural)
        ordered = sorted(rest, key=lambda filter_: not isinstance(filter_, t.Whose))
        before = [word for filter_ in ordered if (word := self.adjective(filter_))]
        after = [words for filter_ in rest if (words := self.complement(filter_, plural))]
        return " ".join([*before, noun, *after])

    def noun(self, filters: list[Filter], plural: bool) -> str:
        head = filters.pop(0)
        if isinstance(head, t.Named):
            return f"{self.names[head.name]} {_plural('die', plural)}"
        assert isinstance(head, t.Sort)
        if head == t.CHARACTER and filters and isinstance(filters[0], t.Doing) and "blocked" not in filters[0].roles:
            roles = filters.pop(0)
            assert isinstance(roles, t.Doing)
            return " or ".join(_plural(ROLES[role], plural) for role in roles.roles)
        return " or ".join(_plural(noun, plural) for noun in SORTS[head.sort].split(" or "))

    def adjective(self, filter_: Filter) -> str:
        match filter_:
            case t.Whose(seat):
                return "opposing" if seat == "opponent" else ""
            case t.Level(levels):
                return "level " + " or ".join(map(str, levels))
            case t.OfEnergy(energy):
                return energy
            case t.Affiliated(affiliation):
                return AFFILIATIONS[affiliation]
            case t.Doing(roles):
                return " or ".join(roles)
        return ""

    def complement(self, filter_: Filter, plural: bool) -> str:
        match filter_:
            case t.Whose(seat):
                return "of yours" if seat == "you" else ""
            case t.EngagedWithThis():
                return "engaged with this die"
            case t.In(area):
                return f"from your {AREAS[area]}"
            case t.DidNotPay():
                return "that did not pay for this fielding"
            case t.AlreadyInField():
                return f"that {'were' if plural else 'was'} already in the field"
        return ""

    def subject(self, selector: Selector) -> tuple[str, bool]:
        said = self.selector(selector, SUBJECT)
        return said, self.is_plural(selector)

    # -- when, and at what cost --

    def while_active(self, _: t.WhileActive) -> str:
        return "active"

    def when_you_field(self, when: t.WhenYouField) -> str:
        return f"when you field {'your first character of the turn' if when.first else 'a character'}"

    def when_damaged(self, when: t.WhenDamaged) -> str:
        who = f"you or {self.names[when.name]} take" if when.name else "this die takes"
        return f"when {who} damage" + (" in the attack step" if when.in_attack else "")

    def when_knocked_out(self, when: t.WhenKnockedOut) -> str:
        return "when this die is knocked out" + (" while blocking" if when.blocking else "")

    def energy(self, cost: t.Energy) -> str:
        return f"{cost.amount} {cost.kind or 'energy'}"

    def spin_down(self, _: t.SpinDown) -> str:
        return "by spinning a character of yours down one level"

    def counts_by_kind(self, kind: type[Effect]) -> bool:
        return kind is e.KnockOut

    def did(self, did: Did) -> str:
        self.check_count(did)
        knocked_out = isinstance(self.clauses[did.clause].effect, e.KnockOut)
        return f"die {'knocked out' if knocked_out else 'affected'} this way"

    # -- effects --

    def damage(self, effect: e.Damage, mood: str) -> str:
        hits = [f"{_number(hit.amount)} damage to {self.selector(hit.to)}" for hit in effect.hits]
        return f"deal {' and '.join(hits)}"

    def knock_out(self, effect: e.KnockOut, mood: str) -> str:
        what = self.selector(effect.what)
        return f"knock {what} out" if effect.what.how == CHOSEN else f"knock out {what}"

    def gain_life(self, effect: e.GainLife, mood: str) -> str:
        return f"gain {_number(effect.amount)} life"

    def bonus(self, effect: e.Bonus, mood: str) -> str:
        who, plural = self.subject(effect.what)
        stats = [f"{number:+}{letter}" for number, letter in ((effect.attack, "A"), (effect.defence, "D")) if number]
        return f"{who} {'get' if plural else 'gets'} {' and '.join(stats)}" + self.until("until end of turn")

    def until(self, duration: str) -> str:
        return "" if self.static else f" {duration}"

    def spin(self, effect: e.Spin, mood: str) -> str:
        ways = " or ".join(way for way, there in (("up", effect.up), ("down", effect.down)) if there)
        return f"spin {self.selector(effect.what)} {ways} one level"

    def reroll(self, effect: e.Reroll, mood: str) -> str:
        return f"reroll {self.selector(effect.what)}" + self.otherwise(effect.otherwise)

    def roll_die(self, effect: e.RollDie, mood: str) -> str:
        what = self.selector(effect.what)
        it = "them" if self.is_plural(effect.what) else "it"
        return f"roll {what} and keep {it} in your reserve pool" + self.otherwise(effect.otherwise)

    def otherwise(self, area: str) -> str:
        return f"; what does not show a character goes to its owner's {AREAS[area]}" if area else ""

    def draw_dice(self, effect: e.DrawDice, mood: str) -> str:
        several = effect.count > 1
        count = NUMBERS[effect.count] if effect.count <= 10 else str(effect.count)
        said = f"draw {count if several else 'a'} {_plural('die', several)} from your bag"
        if len(effect.areas) > 1:
            first, second = (AREAS[area] for area in effect.areas)
            return f"{said}, put one in your {first} and the other in your {second}"
        it = "them" if several else "it"
        roll = f", roll {it}" if effect.rolled else ""
        return f"{said}{roll} and put {it} in your {AREAS[effect.areas[0]]}"

    def move_dice(self, effect: e.MoveDice, mood: str) -> str:
        what = self.selector(effect.what)
        its = "their" if self.is_plural(effect.what) else "its"
        owner = "the" if effect.area in ("field", "attack") else f"{its} owner's"
        return f"move {what} to {owner} {AREAS[effect.area]}"

    def cannot_block(self, effect: e.CannotBlock, mood: str) -> str:
        who, _ = self.subject(effect.what)
        whom = " this die" if effect.this_die else ""
        if who.startswith("all ") and not who.startswith("all your "):
            return f"{who.replace('all ', 'no ', 1)} can block{whom}" + self.until("this turn")
        return f"{who} cannot block{whom}" + self.until("this turn")

    def must_block(self, effect: e.MustBlock, mood: str) -> str:
        who, _ = self.subject(effect.what)
        return f"{who} must block this die{self.until('this turn')} if able"

    def deals_no_damage(self, effect: e.DealsNoDamage, mood: str) -> str:
        who, plural = self.subject(effect.what)
        return f"{who} {'deal' if plural else 'deals'} no damage in this attack"

    def excess_damage(self, effect: e.ExcessDamage, mood: str) -> str:
        excess = "that exceeds the blockers' defence is dealt to your opponent"
        if effect.what.how == CHOSEN:
            return f"{'their' if self.is_plural(effect.what) else 'its'} damage {excess}"
        return f"damage by {self.selector(effect.what)} {excess}"

    def return_to_field(self, effect: e.ReturnToField, mood: str) -> str:
        who, plural = self.subject(effect.what)
        would = "that would be knocked out this turn " + ("return" if plural else "returns")
        return f"{who} {would} to the field at level {effect.level}"

    def reduce_damage(self, effect: e.ReduceDamage, mood: str) -> str:
        return f"all damage dealt to this die is reduced by {effect.amount}"

    def block_several(self, effect: e.BlockSeveral, mood: str) -> str:
        count = NUMBERS[effect.amount] if effect.amount <= 10 else str(effect.amount)
        return f"this die may block up to {count} {'attackers' if effect.amount > 1 else 'attacker'}"

    def prevent_it(self, effect: e.PreventIt, mood: str) -> str:
        return "this die is not affected"

    def redirect_damage(self, effect: e.RedirectDamage, mood: str) -> str:
        return f"redirect {effect.amount} of that damage to {self.selector(effect.to)}"

    def more_damage(self, effect: e.MoreDamage, mood: str) -> str:
        return f"one of the targets takes {effect.amount} more damage"

    def capture(self, effect: e.Capture, mood: str) -> str:
        return f"capture {self.selector(effect.what)} until end of turn"

    def take_control(self, effect: e.TakeControl, mood: str) -> str:
        return f"take control of {self.selector(effect.what)} until end of turn"

    def copy_die(self, effect: e.CopyDie, mood: str) -> str:
        what = " and ".join(word for word, there in (("stats", effect.stats), ("abilities", effect.abilities)) if there)
        return f"this die copies the {what} of {self.selector(effect.what)}"

    def strike_player(self, effect: e.StrikePlayer, mood: str) -> str:
        strike = "have this die deal its damage to your opponent instead of to its blockers"
        return f"{strike}; at clean up it goes to your used pile"


# The tables are assigned after the class, as compiled code needs it.
English.parts = {
    t.WhileActive: English.while_active,
    t.WhenFielded: lambda _, __: "when fielded",
    t.WhenYouField: English.when_you_field,
    t.WhenAttacks: lambda _, __: "when this die attacks",
    t.WhenBlocks: lambda _, __: "when this die blocks",
    t.WhenBlocked: lambda _, __: "when this die is blocked",
    t.AfterBlocks: lambda _, __: "after blocks",
    t.WhenDamaged: English.when_damaged,
    t.WhenDamagesOpponent: lambda _, __: "when this die damages your opponent",
    t.WhenKnockedOut: English.when_knocked_out,
    t.WouldBeAffected: lambda _, __: "when this die would be affected by an ability or game effect",
    t.WouldBeDamaged: lambda _, __: "when you would take damage",
    t.YoursWouldBeDamaged: lambda _, __: "when a character of yours would take damage",
    t.YourEffectDamages: lambda _, __: "when an action die or global ability of yours deals damage",
    t.Energy: English.energy,
    t.SpinDown: English.spin_down,
    Did: English.did,
}
English.effects = {
    e.Damage: English.damage,
    e.KnockOut: English.knock_out,
    e.GainLife: English.gain_life,
    e.Bonus: English.bonus,
    e.Spin: English.spin,
    e.Reroll: English.reroll,
    e.DrawDice: English.draw_dice,
    e.RollDie: English.roll_die,
    e.MoveDice: English.move_dice,
    e.CannotBlock: English.cannot_block,
    e.MustBlock: English.must_block,
    e.DealsNoDamage: English.deals_no_damage,
    e.ExcessDamage: English.excess_damage,
    e.ReturnToField: English.return_to_field,
    e.ReduceDamage: English.reduce_damage,
    e.BlockSeveral: English.block_several,
    e.PreventIt: English.prevent_it,
    e.RedirectDamage: English.redirect_damage,
    e.MoreDamage: English.more_damage,
    e.Capture: English.capture,
    e.TakeControl: English.take_control,
    e.CopyDie: English.copy_die,
    e.StrikePlayer: English.strike_player,
}


def _number(amount: Amount) -> int:
    assert isinstance(amount, Number)
    return amount.number


def _plural(word: str, plural: bool) -> str:
    if not plural:
        return word
    return "dice" if word == "die" else word + "s"


def _article(phrase: str) -> str:
    return f"{'an' if phrase[0].lower() in 'aeio' else 'a'} {phrase}"
