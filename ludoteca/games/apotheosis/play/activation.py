"""An action from its declaration to its end, in the order of the gap activation-steps."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.events import Event
from ludoteca.core.picking import series
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next
from ludoteca.games.apotheosis.meaning.moments import moment
from ludoteca.games.apotheosis.meaning.resolution import Settle
from ludoteca.games.apotheosis.play.card_verbs import add_counters, put_away, register, show_card
from ludoteca.games.apotheosis.play.costs import pay_energy, pay_points
from ludoteca.games.apotheosis.play.ending import check_end
from ludoteca.games.apotheosis.play.injury import Hurt, blow
from ludoteca.games.apotheosis.play.limits import mark_used
from ludoteca.games.apotheosis.play.responses import answered, race
from ludoteca.games.apotheosis.play.targets import is_out_of_range, possible_targets, struck_by
from ludoteca.games.apotheosis.play.usable import ULTIMATUM, lender_of, points_for
from ludoteca.games.apotheosis.table import dice, permanent_texts
from ludoteca.games.apotheosis.table.acts import ActionAtHand
from ludoteca.games.apotheosis.table.areas import SCENE
from ludoteca.games.apotheosis.table.figures import Figure
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.events import MOMENT
from ludoteca.games.apotheosis.text.words import EVENT, STRENGTH

#: What each action costs in points (battle.attack.1, chart.table, chart.check, chart.interact, gap attach-cost).
ATTACK_POINTS = 3
POINTS = {
    "walk": 1,
    "attack": ATTACK_POINTS,
    "place": 2,
    "return": 2,
    "open": 2,
    "shove": 2,
    "drop": 2,
    "talk": 2,
    "check": 2,
    "attach": 2,
    "detach": 2,
}
#: The dice of a normal attack (battle.attack.3), which has nothing else to it (battle.attack.4).
NORMAL_DICE = (2,)

#: Actions that are interactions, for texts that speak of interacting (chart.interact).
INTERACTIONS = ("open", "shove", "drop", "talk")
#: The moment of an action, for texts that name it.
_MOMENTS = {"walk": "move", "check": "check", "rest": "rest", **dict.fromkeys(INTERACTIONS, "interact")}

ATTACK = "attack"
USE = "use"

#: The kinds of situation that an action is for those who might respond (r8).
_KINDS = {
    ATTACK: frozenset({"attack", "attacked"}),
    USE: frozenset({"activate"}),
    **{deed: frozenset({kind}) for deed, kind in _MOMENTS.items()},
}
_NO_KINDS: frozenset[str] = frozenset()


class Act(ActionAtHand):
    """The activation of a card; a response goes through the same steps without a response to it.

    Costs, target, damage and text come in this order, for Items too (item.activate.1).
    """

    __slots__ = ()

    def response(self, agent: int, card: int, use: int, event: Event | None) -> Act:
        """It is activated like any card, without a response to it (r3)."""
        response = Act(USE, agent, card=card, use=use)
        response.responding = True
        response.event = event
        return response

    # -- what it is --

    def is_attack(self, table: ApotheosisTable) -> bool:
        """The normal attack, and the activation of a card with damage in its bar (draft.attack.1)."""
        if self.deed == ATTACK:
            return True
        use = self.the_use(table)
        return use is not None and use.damage is not None

    def open_to_response(self, table: ApotheosisTable) -> bool:
        """One response, and none to a response (r2, r3): there is no chain (draft.chain.1)."""
        if self.responded or self.responding or self.free:
            return False
        return t.NO_RESPONSE not in self.limits(table)

    # -- (2) pay everything --

    def pay(self, table: ApotheosisTable) -> Next:
        """All costs, in the fields and in the text, before anybody may respond (r12, r13)."""
        use = self.the_use(table)
        if self.paid == 0:
            self.begin(table, use)
        costs = () if use is None or use.passage is None else use.passage.costs
        while self.paid < 2 + len(costs):
            self.paid += 1
            following = None if self.free else self.pay_part(table, use, self.paid)
            if following is not None:
                return following
        return None

    def begin(self, table: ApotheosisTable, use: Use | None) -> None:
        if not self.responding and not self.free:
            table.acted = True
        if use is not None:
            self.hero = lender_of(table, self.agent)
            self.points = points_for(table, self.agent, self.card, use)
            mark_used(table, self.agent, self.card, use.limits)
            seat = table.pieces[self.agent].controller
            rule = "r5" if self.responding else "r11"
            if table.pieces[self.card].hidden:
                # What is activated from an inventory is shown (inventory.3).
                show_card(table, self.card, True, "inventory.3")
            table.tell("activate", rule, seat, self.card, (self.agent, self.card))
            if table.kind(self.card).ultimatum:
                add_counters(table, self.card, ULTIMATUM, -10, "summus.ultimatum.1", self.card)
        elif self.deed != "walk":
            # What a walk costs is known from its path.
            self.points = POINTS.get(self.deed, 0)
        if self.responding:
            lose_reserve(table, self.agent)

    def pay_part(self, table: ApotheosisTable, use: Use | None, part: int) -> Next:
        if part == 1:
            pay_points(table, self.agent, self.points)
            return None
        if part == 2:
            return None if use is None else pay_energy(table, self.agent, use.due, self.hero)
        assert use is not None and use.passage is not None
        cost = use.passage.costs[part - 3]
        return None if isinstance(cost, t.Energy) else cost.pay(table, self.agent, self.card)

    # -- (3) choose the target --

    def select(self, table: ApotheosisTable) -> Next:
        """A target within range, if the card has one (skill.activate.4)."""
        use = self.the_use(table)
        if use is None or not use.aimed:
            return None
        target = use.passage.target if use.passage is not None else None
        if self.answer is not None and self.answer[0] == "target":
            self.targets = (*self.targets, self.answer[1])
        enough = self.answer is not None and self.answer[0] == "enough"
        wanted = 1 if target is None else target.count
        if enough or len(self.targets) >= wanted:
            return None
        verbs = ("target", "enough") if target is not None and target.up_to and self.targets else ("target",)
        picked = series("target", self.targets)
        seat = table.pieces[self.agent].controller
        rule = "r25" if use.damage is not None else "r17"
        question = table.ask(seat, "ask-target", rule, verbs, (self.card,), picked)
        # If nothing is left to select, what has been selected is enough.
        return question if len(question.options) >= len(verbs) else None

    def choices(self, table: ApotheosisTable) -> list[int]:
        """What may still be selected."""
        use = self.the_use(table)
        assert use is not None
        frame = permanent_texts.frame_for(table, self.agent, self.card, use, self.event)
        found = possible_targets(table, self.agent, self.card, use, frame, self.hero)
        return [number for number in found if number not in self.targets]

    # -- (4) what the declaration and the selection set off --

    def situations(self, table: ApotheosisTable) -> tuple[Event, ...]:
        """What this action is for those who might respond, the widest first (r8)."""
        card, agent = self.card, self.agent
        attack = int(self.is_attack(table))
        target = self.targets[0] if self.targets else NONE
        found = []
        if card != NONE:
            found.append(Event("activate", "r11", NONE, card, (agent,), (agent, target, attack)))
        if self.deed in _MOMENTS:
            found.append(Event(_MOMENTS[self.deed], "r8", NONE, NONE, (agent,), (agent, target, 0)))
        if attack:
            found.append(Event("attack", "draft.attack.1", NONE, card, (agent,), (agent, target, 1)))
        found += [
            Event("selected", "draft.target.1", NONE, card, (number,), (agent, number, attack))
            for number in self.targets
        ]
        if attack:
            struck = struck_by(table, agent, self.the_use(table), self.targets, self.hero)
            found += [
                Event("attacked", "draft.attack.1", NONE, card, (number,), (agent, target, 1)) for number in struck
            ]
        return tuple(found)

    def kinds(self, table: ApotheosisTable) -> frozenset[str]:
        """The kinds of its situations."""
        found = _KINDS.get(self.deed, _NO_KINDS)
        if self.card != NONE and self.is_attack(table):
            found |= _KINDS[ATTACK]
        return found | {"selected"} if self.targets else found

    def announce(self, table: ApotheosisTable) -> Next:
        """The autos that it sets off come before the response, and that before the action (draft.chain-ex1)."""
        seat = table.pieces[self.agent].controller
        self.selected = self.targets
        if self.targets:
            table.tell("select", "draft.target.1", seat, self.card, (self.agent, *self.targets))
        if not table.box.watched.isdisjoint(self.kinds(table)):
            for event in self.situations(table):
                actor, target = MOMENT.get(event, "actor"), MOMENT.get(event, "object")
                attack = bool(MOMENT.get(event, "attack"))
                moment(table, event.kind, event.subjects[0], actor, target, event.cause, attack)
        return self.then(Settle()) if table.waiting else None

    # -- (5) the one response --

    def respond(self, table: ApotheosisTable) -> Next:
        if self.result is not None:
            return self.then(answered(table, self, self, self.result))
        if table.box.reacting.isdisjoint(self.kinds(table)) or not self.open_to_response(table):
            return None
        return race(table, self)

    # -- (6) damage --

    def strike(self, table: ApotheosisTable) -> Next:
        """Roll once and apply the damage to all that is struck; an agent who is dead by now does nothing."""
        if self.fails(table) or self.misses(table):
            self.go_on_after("carry_out")
            return None
        if not self.is_attack(table):
            return None
        if self.result is not None:
            self.struck = self.result
            return None
        use = self.the_use(table)
        struck = struck_by(table, self.agent, use, self.targets, self.hero)
        if not struck:
            return None
        amount, rolled = self.damage(table, use)
        blows = tuple(blow(table, number, amount, attack=True) for number in struck)
        hurt = Hurt(blows, self.card, self.agent, rolled)
        for number, prevented in self.shields:
            hurt.spare((number,), None if prevented < 0 else prevented)
        return hurt

    def fails(self, table: ApotheosisTable) -> bool:
        """Negated, or its agent is dead before it resolves (gap action-impossible-after-response)."""
        return self.negated or not table.living(self.agent)

    def misses(self, table: ApotheosisTable) -> bool:
        """Has all that an attack was aimed at gone out of its range, where the mode lets it miss then?

        What it was turned to since need not be in range (gap defender-range).
        """
        if table.box.rulings["action-impossible-after-response"] == "hits" or self.result is not None:
            return False
        if not self.is_attack(table) or self.targets != self.selected or not self.targets:
            return False
        missed = [number for number in self.targets if is_out_of_range(table, self.agent, self.the_use(table), number)]
        if missed:
            seat = table.pieces[self.agent].controller
            table.tell("miss", "r17", seat, self.card, (self.agent, *missed))
            self.targets = tuple(number for number in self.targets if number not in missed)
        return not self.targets

    def damage(self, table: ApotheosisTable, use: Use | None) -> tuple[int, tuple[int, ...]]:
        """Attribute, constant, bonuses and dice (guidelines.bonus.1); the roller is the agent (guidelines.dice.4).

        Strength gives a normal attack its damage, and a card's bar names the attribute (attributes.use.1).
        """
        who = self.agent if self.hero == NONE else self.hero
        seat = table.pieces[self.agent].controller
        total = table.figure(who, "damage") + self.change
        moment(table, "roll", self.agent, self.agent, NONE, self.card)
        if use is None:
            thrown, faces = dice.rolled(table, NORMAL_DICE, "damage", seat, self.agent)
            return total + table.figure(who, STRENGTH) + thrown, faces
        assert use.damage is not None
        if use.damage.attribute:
            total += table.figure(who, use.damage.attribute)
        thrown, faces = dice.rolled(table, use.dice, "damage", seat, self.card)
        return total + use.damage.constant + thrown, faces

    # -- (7) the text, or the deed --

    def carry_out(self, table: ApotheosisTable) -> Next:
        use = self.the_use(table)
        if use is None or use.spoken is None or self.card not in table.pieces:
            return None
        passage = use.spoken.passage
        if not passage.ability.clauses:
            return None
        if passage.keyword == t.TEMPORARY:
            add_counters(table, self.card, permanent_texts.TIME, passage.rounds, "characters.modifier.1", self.card)
            return None
        slots = (self.reached(table, use),)
        seat = table.pieces[self.agent].controller
        return self.then(Carry(use.spoken.ability, seat, self.card, self.agent, self.event, slots))

    def reached(self, table: ApotheosisTable, use: Use) -> tuple[int, ...]:
        """What the text calls its target: what was selected, or what an area reaches."""
        if use.area:
            return tuple(struck_by(table, self.agent, use, (), self.hero))
        return self.targets

    # -- (8) autos set off by what happened --

    def settle(self, table: ApotheosisTable) -> Next:
        table.end_modifiers(t.THIS_ACTION)
        return self.then(Settle()) if table.waiting else None

    # -- (9) the card's task --

    def do_task(self, table: ApotheosisTable) -> Next:
        """Discard, bury, banish or register the card; an Event is discarded, negated or not (r23, r24)."""
        self.give_back(table)
        card = self.card
        if card not in table.pieces:
            return None
        use = self.the_use(table)
        task = use.passage.task if use is not None and use.passage is not None else ""
        if table.kind(card).suit == EVENT and table.pieces[card].zone != SCENE:
            if self.negated or not task:
                task, rule = "discard", "r24" if self.negated else "r23"
                put_away(table, card, task, rule)
                return None
        elif self.negated:
            return None
        if task == t.TASK_SCENARIO:
            register(table, card, "draft.task.1")
        elif task:
            put_away(table, card, task, "draft.task.1")
        return None

    def give_back(self, table: ApotheosisTable) -> None:
        """A table is lent for one action (draft.other.2)."""
        if table.lent and not self.responding and self.agent in table.pieces:
            table.lent = tuple(
                each for each in table.lent if each[0] != self.agent or (self.deed == USE and self.hero == NONE)
            )

    # -- (10) deaths and victory --

    def settle_task(self, table: ApotheosisTable) -> Next:
        """What a card's own leaving sets off."""
        return self.then(Settle()) if table.waiting else None

    def close(self, table: ApotheosisTable) -> Next:
        if self.responding or self.free:
            return None
        return self.then(check_end(table))


Act.steps = (
    ("r12", Act.pay),
    ("r17", Act.select),
    ("draft.chain.4", Act.announce),
    ("r13", Act.respond),
    ("battle.damage.1", Act.strike),
    ("draft.attack.4", Act.carry_out),
    ("draft.chain.5", Act.settle),
    ("draft.task.1", Act.do_task),
    ("draft.chain.5", Act.settle_task),
    ("setup.objective.1", Act.close),
)

#: What actions without a card cost in energy (companion.summon.1, entity.3).
DUES: dict[str, tuple[int, int, int, int, str]] = {"summon": (0, 2, 0, 0, ""), "awaken": (0, 0, 2, 0, "")}


def summon_due(table: ApotheosisTable, card: int) -> tuple[int, int, int, int, str]:
    """2 mana, or 2 for each level of the Summon (gap summon-cost)."""
    stamina, mana, both, essence, colour = DUES["summon"]
    times = table.kind(card).level if table.box.rulings["summon-cost"] == "by-level" else 1
    return stamina, times * mana, both, essence, colour


#: What each of them does once it is carried out (``deeds``).
DEEDS: dict[str, Callable[[ApotheosisTable, Deed], Next]] = {}

#: Nothing is due.
_NOTHING_DUE = (0, 0, 0, 0, "")


class Deed(Act):
    """An action without a card: nothing is selected after its declaration, and there is no task."""

    __slots__ = ()

    def pay(self, table: ApotheosisTable) -> Next:
        """Points, then energy (r12)."""
        if self.paid:
            return None
        self.begin(table, None)
        self.paid = 1
        if self.free:
            return None
        pay_points(table, self.agent, self.points)
        due = DUES.get(self.deed, _NOTHING_DUE)
        if self.deed == "restore":
            due = (0, 0, table.kind(self.args[0]).recover, 0, "")
        elif self.deed == "summon":
            due = summon_due(table, self.args[0])
        return None if due is _NOTHING_DUE else pay_energy(table, self.agent, due)

    def carry_out(self, table: ApotheosisTable) -> Next:
        return None if self.deed == ATTACK else DEEDS[self.deed](table, self)

    def close(self, table: ApotheosisTable) -> Next:
        self.give_back(table)
        return super().close(table)


Deed.steps = (
    ("r12", Deed.pay),
    ("draft.chain.4", Deed.announce),
    ("r13", Deed.respond),
    ("battle.damage.1", Deed.strike),
    ("draft.attack.4", Deed.carry_out),
    ("draft.chain.5", Deed.settle),
    ("setup.objective.1", Deed.close),
)


def lose_reserve(table: ApotheosisTable, agent: int) -> None:
    """Whoever reacts after reserving loses the action and has the points back next turn (r18, r19)."""
    for at, reserve in enumerate(table.reserves):
        if reserve[0] == agent:
            table.reserves = table.reserves[:at] + table.reserves[at + 1 :]
            figure: Figure = table.write(agent)
            figure.credit += reserve[1]
            table.tell("reserve-lost", "r18", figure.controller, NONE, (agent,), (reserve[1],))
            return
