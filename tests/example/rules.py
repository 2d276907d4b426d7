"""The Clearing's procedures; the rules are listed in game.py."""

from __future__ import annotations

from ludoteca.core.asking import Race, Simultaneous
from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING, Event, Waiting
from ludoteca.core.modifiers import ADD, ALLOW, DENY, FIX, value
from ludoteca.core.procedure import Next, Procedure
from tests.example.table import BOARD, FALLEN, LAID, SEATS, Clearing, hand

THORNS, ECHO, SPIN = 0, 1, 2


class Turn(Procedure):
    """1: a turn, and then the next one."""

    __slots__ = ("acts",)

    def __init__(self) -> None:
        super().__init__()
        self.acts = 0

    def copy(self) -> Turn:
        new = Turn()
        new.acts = self.acts
        return self.progress(new)

    def begin(self, table: Clearing) -> Next:
        table.turn += 1
        self.acts = 2
        table.end_modifiers(f"turn of {table.active}")
        return None

    def stance(self, table: Clearing) -> Next:
        if self.result is not None:
            seats = dict(zip(table.playing(), self.result, strict=True))
            table.stances = tuple(seats[seat][1] if seat in seats else "" for seat in range(SEATS))
            table.happened(Event("stances", "1.2", subjects=tuple(seats)))
        elif table.turn % SEATS == 1:
            return Simultaneous(table.playing(), "ask-stance", "1.2", ("pick",))
        return None

    def draw(self, table: Clearing) -> Next:
        table.draw(table.active, "1.3")
        return None

    def act(self, table: Clearing) -> Next:
        if self.result is not None:
            return None
        if self.answer is None:
            return table.ask(table.active, "ask-act", "1.4", ("move", "bolt", "snatch", "use", "stop"))
        if self.answer[0] == "stop":
            self.acts = 1
            return None
        return Act(self.answer)

    def settle(self, table: Clearing) -> Next:
        if self.result is None:
            return Settle()
        self.acts -= 1
        if self.acts and table.plays(table.active):
            self.go_on_after("draw")
        return None

    def end(self, table: Clearing) -> Next:
        table.active = table.seat_after(table.active)
        self.repeat()
        return None


Turn.steps = (
    ("1.1", Turn.begin),
    ("1.2", Turn.stance),
    ("1.3", Turn.draw),
    ("1.4", Turn.act),
    ("1.5", Turn.settle),
    ("1.6", Turn.end),
)


class Act(Procedure):
    """2: one act of the active seat."""

    __slots__ = ("option",)

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option

    def copy(self) -> Act:
        return self.progress(Act(self.option))

    def carry_out(self, table: Clearing) -> Next:
        if self.result is not None:
            self.outcome = self.result
            return None
        verb, first = self.option[0], self.option[1]
        seat = table.active
        if verb == "move":
            table.put(table.figure(seat), first, "2.1", seat)
            return None
        word = table.word(first)
        if word == "dig":
            return Dig(first)
        if word == "spinner":
            table.move((first,), LAID, "2.6", seat)
            table.turn_face(first, 1, "2.6", seat)
            return None
        table.throw((first,), "2.6", seat)
        if verb == "bolt":
            strength = value(table, "strength", table.figure(seat), 1) + (table.stances[seat] == "bold")
            return Damage(((self.option[2], strength),), seat)
        if verb == "snatch":
            table.move((self.option[2],), hand(seat), "2.5", seat, first)
        return self.use(table, word, first)

    def use(self, table: Clearing, word: str, card: int) -> Next:
        """2.6: the cards without a target."""
        seat = table.active
        figure = table.figure(seat)
        until = f"turn of {seat}"
        if word == "storm":
            return Damage(tuple((number, 1) for number in table.zones[BOARD]), seat)
        if word == "banner":
            table.alter("speed", ADD, 1, figure, card, until)
            table.alter("strength", ADD, 1, figure, card, until)
        elif word == "ward":
            table.alter("target", DENY, 0, figure, card, until)
        elif word in ("mud", "mark"):
            for enemy in table.enemies(seat):
                if word == "mud":
                    table.alter("speed", FIX, 1, table.figure(enemy), card, until)
                else:
                    table.alter("target", ALLOW, 0, table.figure(enemy), card, until)
        return None


Act.steps = (("2", Act.carry_out),)


class Damage(Procedure):
    """3: damage is announced, may be prevented, and is then dealt together."""

    __slots__ = ("announced", "asked", "by", "fallen")

    def __init__(self, announced: tuple[tuple[int, int], ...], by: int) -> None:
        super().__init__()
        self.announced = announced
        self.by = by
        self.asked = 0
        self.fallen: tuple[int, ...] = ()

    def copy(self) -> Damage:
        new = Damage(self.announced, self.by)
        new.asked = self.asked
        new.fallen = self.fallen
        return self.progress(new)

    def shield(self, table: Clearing) -> Next:
        if self.answer is not None:
            if self.answer[0] == "react":
                kept = self.announced[self.asked][0]
                table.throw((self.answer[1],), "3.1", table.pieces[kept].owner)
                self.announced = tuple((f, 0 if f == kept else amount) for f, amount in self.announced)
            self.asked += 1
        while self.asked < len(self.announced):
            seat = table.pieces[self.announced[self.asked][0]].owner
            if table.held(seat, "shield"):
                return table.ask(seat, "ask-react", "3.1", ("react", "decline"), private=True)
            self.asked += 1
        return None

    def deal(self, table: Clearing) -> Next:
        dealt = tuple((figure, amount) for figure, amount in self.announced if amount)
        life = list(table.life)
        for figure, amount in dealt:
            life[table.pieces[figure].owner] -= amount
        table.life = tuple(max(0, points) for points in life)
        subjects = tuple(figure for figure, _ in dealt)
        if dealt:
            table.happened(Event("damage", "3.2", self.by, NOTHING, subjects, tuple(n for _, n in dealt)))
        self.outcome = sum(amount for _, amount in dealt)
        return None

    def fall(self, table: Clearing) -> Next:
        self.fallen = tuple(seat for seat in table.playing() if not table.life[seat])
        for seat in self.fallen:
            table.forget(table.figure(seat))
            table.move((table.figure(seat),), FALLEN, "3.3")
            table.throw(table.zones[hand(seat)], "3.3", seat)
        table.eliminate(self.fallen, "3.3")
        table.waiting = tuple(effect for effect in table.waiting if table.plays(effect.controller))
        if len(table.teams_playing()) < 2:
            table.finish(table.places_by_elimination(), "3.3")
        return None

    def purse(self, table: Clearing) -> Next:
        if self.result is None and self.fallen:
            first = table.active if table.plays(table.active) else table.seat_after(table.active)
            order = sorted(table.playing(), key=lambda seat: (seat - first) % SEATS)
            return Race(tuple(order), "ask-claim", "3.4", ("claim",))
        if self.result:
            winner = self.result[0]
            table.life = tuple(life + (seat == winner) for seat, life in enumerate(table.life))
            table.happened(Event("heal", "3.4", winner))
        return None


Damage.steps = (("3.1", Damage.shield), ("3.2", Damage.deal), ("3.3", Damage.fall), ("3.4", Damage.purse))


class Settle(Procedure):
    """4: the effect tree. What triggered effects trigger is resolved before what waited already."""

    __slots__ = ("asked", "chosen")

    def __init__(self) -> None:
        super().__init__()
        self.asked: tuple[int, ...] = ()
        self.chosen = NOTHING

    def copy(self) -> Settle:
        new = Settle()
        new.asked = self.asked
        new.chosen = self.chosen
        return self.progress(new)

    def hear(self, table: Clearing) -> Next:
        if self.answer is not None and self.answer[0] == "react":
            card = self.answer[1]
            seat = self.asked[-1]
            table.throw((card,), "4.1", seat)
            self.wait(table, seat, card, ECHO, table.fresh[0])
        while table.fresh:
            event = table.fresh[0]
            if event.kind == "damage":
                question = self.offer_echo(table, event)
                if question is not None:
                    return question
            self.trigger(table, event)
            del table.fresh[0]
            self.asked = ()
        return None

    def offer_echo(self, table: Clearing, event: Event) -> Next:
        """A trigger from the hand: asked in secret, so that declining leaves no trace."""
        for figure in event.subjects:
            seat = table.pieces[figure].owner
            if seat not in self.asked and table.plays(seat) and table.held(seat, "echo"):
                self.asked = (*self.asked, seat)
                return table.ask(seat, "ask-echo", "4.1", ("react", "decline"), private=True)
        return None

    def trigger(self, table: Clearing, event: Event) -> None:
        for subject in event.subjects:
            if event.kind == "damage" and table.word(subject) == "thorny":
                seat = table.pieces[subject].owner
                if table.plays(seat) and event.seat in table.enemies(seat):
                    self.wait(table, seat, subject, THORNS, event)
            elif event.kind == "turn":
                self.wait(table, table.active, subject, SPIN, event)

    def wait(self, table: Clearing, seat: int, source: int, ability: int, event: Event) -> None:
        """What one event triggered is on one level, above all that waited before."""
        before = [effect.level for effect in table.waiting if effect.event != event]
        level = 1 + max(before, default=0)
        table.waiting += (Waiting(table.new_number(), seat, source, ability, 0, event, level),)

    def highest(self, table: Clearing) -> tuple[int, ...]:
        top = max((effect.level for effect in table.waiting), default=0)
        return tuple(effect.number for effect in table.waiting if effect.level == top)

    def choose(self, table: Clearing) -> Next:
        if not table.waiting:
            self.stop()
            return None
        if self.answer is None:
            chooser = table.active if table.plays(table.active) else table.seat_after(table.active)
            return table.ask(chooser, "ask-order", "4.2", ("resolve",))
        self.chosen = self.answer[1]
        return None

    def resolve(self, table: Clearing) -> Next:
        if self.result is None:
            effect = next(effect for effect in table.waiting if effect.number == self.chosen)
            table.waiting = tuple(other for other in table.waiting if other is not effect)
            return Effect(effect.ability, effect.controller, effect.source, effect.event.seat)
        self.repeat()
        return None


Settle.steps = (("4.1", Settle.hear), ("4.2", Settle.choose), ("4.3", Settle.resolve))


class Effect(Procedure):
    """One triggered effect."""

    __slots__ = ("ability", "against", "controller", "source")

    def __init__(self, ability: int, controller: int, source: int, against: int) -> None:
        super().__init__()
        self.ability = ability
        self.controller = controller
        self.source = source
        self.against = against

    def copy(self) -> Effect:
        return self.progress(Effect(self.ability, self.controller, self.source, self.against))

    def carry_out(self, table: Clearing) -> Next:
        if self.result is not None:
            return None
        if self.ability == ECHO:
            table.draw(self.controller, "4.3")
        elif self.ability == SPIN:
            table.turn_face(self.source, 1 - table.pieces[self.source].face, "4.3", self.controller)
        elif table.plays(self.against):
            return Damage(((table.figure(self.against), 1),), self.controller)
        return None


Effect.steps = (("4.3", Effect.carry_out),)


class Dig(Procedure):
    """5: it may fail after it has begun, and is then as if it had not been played."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def copy(self) -> Dig:
        return self.progress(Dig(self.card))

    def begin(self, table: Clearing) -> Next:
        table.attempt()
        table.throw((self.card,), "5.1", table.active)
        return None

    def pay(self, table: Clearing) -> Next:
        if self.answer is not None:
            table.throw((self.answer[1],), "5.2", table.active)
        elif table.zones[hand(table.active)]:
            return table.ask(table.active, "ask-discard", "5.2", ("discard",))
        return None

    def flip(self, table: Clearing) -> Next:
        if table.roll(self.card, 2, "coin") == 0:
            table.give_up("5.3", table.active)
        return None

    def draw(self, table: Clearing) -> Next:
        table.succeed()
        table.draw(table.active, "5.4")
        table.draw(table.active, "5.4")
        return None


Dig.steps = (("5.1", Dig.begin), ("5.2", Dig.pay), ("5.3", Dig.flip), ("5.4", Dig.draw))
