"""The turn (6.2): its phases and steps, each with its beginning and its end."""

from __future__ import annotations

from ludoteca.core.modifiers import END_OF_TURN, Modifier, applying, value
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.resolution import settle
from ludoteca.games.battle_scenes.meaning.triggering import what_was_put_off
from ludoteca.games.battle_scenes.play.activated_effects import Activate
from ludoteca.games.battle_scenes.play.card_choices import PickCards
from ludoteca.games.battle_scenes.play.entering import entry
from ludoteca.games.battle_scenes.play.surprises import RevealSurprises
from ludoteca.games.battle_scenes.play.using import UseAction
from ludoteca.games.battle_scenes.table import loading, shields
from ludoteca.games.battle_scenes.table.areas import HAND, PRIZES
from ludoteca.games.battle_scenes.table.characteristics import initial_energy
from ludoteca.games.battle_scenes.table.deck import draw, mill
from ludoteca.games.battle_scenes.table.kinds import SCENARIO
from ludoteca.games.battle_scenes.table.stages import ready
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.phases import (
    ADJUSTMENT,
    ANTICIPATION,
    ATTACK,
    COMBAT,
    COUNTDOWN,
    DRAW,
    END,
    PARTS,
    PREPARATION,
    START,
)
from ludoteca.games.battle_scenes.text.terms import CountdownAlone

#: Cards in hand that a player keeps through the Hand adjustment (6.2.D.2-1).
HAND_LIMIT = 7

PREPARATION_VERBS = ("ready", "extra", "enter", "discard", "surrender", "use", "activate", "done")
COMBAT_VERBS = ("use", "activate", "done")


class PlayTurns(Procedure):
    """Players alternate turns, beginning with the first (6.1-2)."""

    __slots__ = ()

    def copy(self) -> PlayTurns:
        return self.progress(PlayTurns())

    def play(self, table: BattleTable) -> Next:
        if self.result is None:
            return Turn()
        due = table.turns_due
        table.active = due[0] if due else 1 - table.active
        table.turns_due = due[1:]
        self.repeat()
        return None


PlayTurns.steps = (("6.1-2", PlayTurns.play),)


class Turn(Procedure):
    """6.2: Start of Turn, Countdown, Draw, Preparation, Adjustment, Combat, End of Turn."""

    __slots__ = ()

    def copy(self) -> Turn:
        return self.progress(Turn())

    def start(self, table: BattleTable) -> Next:
        table.turn += 1
        table.begin_turn_afresh()
        return self.then(begins(table, START))

    # -- A. Countdown --

    def begin_countdown(self, table: BattleTable) -> Next:
        return self.then(begins(table, COUNTDOWN))

    def countdown(self, table: BattleTable) -> Next:
        """Without a character: 1 card, 1 for each of the opponent's, 1 for each card in his prizes (6.2.A-2,
        6.2.A-3)."""
        seat = table.active
        alone = not table.characters(seat)
        if not alone and "countdown-alone" in table.modifiers:
            found = applying(table, "countdown-alone", seat)
            offered = all(is_offered(table, each) for each in found)
            if found and offered and self.answer is None:
                return table.ask(seat, "ask-may", "6.2.A-2", ("accept", "decline"), (found[0].source,))
            alone = bool(found) and (not offered or (self.answer is not None and self.answer[0] == "accept"))
        table.milled = 0
        count = 1 + len(table.characters(1 - seat)) + len(table.cards(seat, PRIZES)) if alone else 0
        count = value(table, "countdown", seat, count) if "countdown" in table.modifiers else count
        if count > 0:
            table.milled = mill(table, seat, count, "6.2.A-2")
        return self.then(settle(table))

    def end_countdown(self, table: BattleTable) -> Next:
        return self.then(ends(table, COUNTDOWN))

    # -- B. Draw --

    def begin_draw(self, table: BattleTable) -> Next:
        return self.then(begins(table, DRAW))

    def draw(self, table: BattleTable) -> Next:
        """One card, two with a character; none for who starts, in his first turn (6.2.B-2, 6.2.B-3)."""
        if table.turn > 1:
            draw(table, table.active, 2 if table.characters(table.active) else 1, "6.2.B-2")
        return self.then(settle(table))

    def end_draw(self, table: BattleTable) -> Next:
        return self.then(ends(table, DRAW))

    # -- C. Preparation --

    def begin_preparation(self, table: BattleTable) -> Next:
        return self.then(begins(table, PREPARATION))

    def prepare(self, table: BattleTable) -> Next:
        return self.then(Prepare(table.active))

    def end_preparation(self, table: BattleTable) -> Next:
        return self.then(ends(table, PREPARATION))

    # -- D. Adjustment --

    def begin_adjustment(self, table: BattleTable) -> Next:
        """What the start of the phase makes players unload or discard comes first (6.2.D.1-1)."""
        return self.then(begins(table, ADJUSTMENT))

    def adjust_energy(self, table: BattleTable) -> Next:
        return self.then(AdjustEnergy(table.active) if excess(table, table.active) else None)

    def adjust_hand(self, table: BattleTable) -> Next:
        return self.then(AdjustHand(table.active) if cards_too_many(table, table.active) > 0 else None)

    def end_adjustment(self, table: BattleTable) -> Next:
        return self.then(ends(table, ADJUSTMENT))

    # -- E. Combat --

    def begin_combat(self, table: BattleTable) -> Next:
        return self.then(begins(table, COMBAT))

    def begin_anticipation(self, table: BattleTable) -> Next:
        """From here on the opponent is the active player, for the start triggers too (gap active-in-anticipation)."""
        return self.then(begins(table, ANTICIPATION))

    def anticipate(self, table: BattleTable) -> Next:
        return self.then(Anticipate(1 - table.active))

    def end_anticipation(self, table: BattleTable) -> Next:
        return self.then(ends(table, ANTICIPATION))

    def begin_attack(self, table: BattleTable) -> Next:
        return self.then(begins(table, ATTACK))

    def attack(self, table: BattleTable) -> Next:
        return self.then(Fight(table.active))

    def end_attack(self, table: BattleTable) -> Next:
        return self.then(ends(table, ATTACK))

    def end_combat(self, table: BattleTable) -> Next:
        table.phase = COMBAT
        return self.then(ends(table, COMBAT))

    # -- the end --

    def end(self, table: BattleTable) -> Next:
        table.phase = END
        what_was_put_off(table, "turn")
        return self.then(ends(table, END))

    def clean_up(self, table: BattleTable) -> Next:
        """Durations end, Shields return, counts begin anew, all at once (6.2.final-2 to final-4)."""
        table.shields = {}
        table.end_effects(END_OF_TURN)
        table.begin_turn_afresh()
        shields.restore(table)
        return self.then(settle(table))


Turn.steps = (
    ("6.2.inicio-1", Turn.start),
    ("6.2.A-1", Turn.begin_countdown),
    ("6.2.A-2", Turn.countdown),
    ("6.2.A-4", Turn.end_countdown),
    ("6.2.B-1", Turn.begin_draw),
    ("6.2.B-2", Turn.draw),
    ("6.2.B-4", Turn.end_draw),
    ("6.2.C-1", Turn.begin_preparation),
    ("6.2.C-2", Turn.prepare),
    ("6.2.C-1", Turn.end_preparation),
    ("6.2.D-1", Turn.begin_adjustment),
    ("6.2.D.1-2", Turn.adjust_energy),
    ("6.2.D.2-1", Turn.adjust_hand),
    ("6.2.D-3", Turn.end_adjustment),
    ("6.2.E-1", Turn.begin_combat),
    ("6.2.E.1-1", Turn.begin_anticipation),
    ("6.2.E.1-2", Turn.anticipate),
    ("6.2.E.1-3", Turn.end_anticipation),
    ("6.2.E.2-1", Turn.begin_attack),
    ("6.2.E.2-2", Turn.attack),
    ("6.2.E.2-3", Turn.end_attack),
    ("6.2.E-4", Turn.end_combat),
    ("6.2.final-1", Turn.end),
    ("6.2.final-2", Turn.clean_up),
)


#: The events of the beginning and of the end of each part.
STARTS = {part: "start-" + part for part in PARTS}
ENDS = {part: "end-" + part for part in PARTS}


def begins(table: BattleTable, part: str) -> Procedure | None:
    """A part of the turn begins: what its start triggers is resolved first."""
    table.phase = part
    if table.is_quiet(STARTS[part]) and not table.box.surprises:
        return None
    table.end_effects(STARTS[part])
    if table.box.heeds_time:
        table.update()
    table.tell(STARTS[part], "6.2-0", table.active)
    if table.box.surprises and part in (ANTICIPATION, ATTACK):
        surprises = RevealSurprises(table.active_player(), part)
        if surprises.choices(table):
            return surprises
    return settle(table)


def ends(table: BattleTable, part: str) -> Procedure | None:
    """A part of the turn ends, unless nothing can come of it."""
    return None if table.is_quiet(ENDS[part]) else EndPart(part)


class EndPart(Procedure):
    """A part of the turn ends: what its end triggers is resolved, and then what lasts until then is over."""

    __slots__ = ("part",)

    def __init__(self, part: str) -> None:
        super().__init__()
        self.part = part

    def copy(self) -> EndPart:
        return self.progress(EndPart(self.part))

    def trigger(self, table: BattleTable) -> Next:
        what_was_put_off(table, "part")
        table.tell(ENDS[self.part], "6.2-0", table.active)
        return self.then(settle(table))

    def expire(self, table: BattleTable) -> Next:
        """As at the end of the turn (6.2.final-2, gap end-of-turn-order)."""
        table.end_effects(ENDS[self.part])
        return self.then(settle(table))


EndPart.steps = (("6.2-0", EndPart.trigger), ("6.2.final-2", EndPart.expire))


# -- the Preparation Phase ------------------------------------------------------------------


def is_offered(table: BattleTable, modifier: Modifier) -> bool:
    """Does the text leave it to the player?"""
    effect = table.ability(modifier.ability).clauses[modifier.amount].effect
    return isinstance(effect, CountdownAlone) and effect.optional


class Prepare(Procedure):
    """6.2.C: the steps C.1 to C.6, in any order and as often as one likes (4.4.1-2, 6.2.C-3, 6.2.C.3-1, 6.2.C.3-2,
    6.2.C.6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Prepare:
        return self.progress(Prepare(self.seat))

    def ask(self, table: BattleTable) -> Next:
        if self.answer is None:
            return table.ask(self.seat, "ask-prepare", "6.2.C-2", PREPARATION_VERBS)
        if self.answer[0] == "done":
            self.stop()
            return None
        return self.then(self.step_chosen(table, self.answer))

    def step_chosen(self, table: BattleTable, option: tuple[int | str, ...]) -> Procedure | None:
        verb, first = option[0], int(option[1])
        seat = self.seat
        if verb == "ready":
            table.discard((first,), "6.2.C.1-1", seat)
            table.write(int(option[2])).readied = True
            ready(table, int(option[2]), 1, "6.2.C.1-1", seat)
        elif verb == "extra":
            table.discard((first,), "6.2.C.2-1", seat)
            ready(table, int(option[2]), 1, "6.2.C.2-1", seat)
        elif verb == "discard":
            table.discard((first,), "6.2.C.4", seat)
        elif verb == "surrender":
            return Surrender(seat, first)
        elif verb == "enter":
            if table.kind(first).sort == SCENARIO:
                table.scenario_put = True
            return entry(table, first, seat)
        elif verb == "use":
            return UseAction(seat, first, int(option[2]))
        elif verb == "activate":
            return Activate(seat, first, int(option[2]))
        return settle(table)

    def again(self, table: BattleTable) -> Next:
        self.repeat()
        return None


Prepare.steps = (("6.2.C-2", Prepare.ask), ("6.2.C-1", Prepare.again))


class Surrender(Procedure):
    """6.2.C.5: knock out a character of one's own, then draw a card."""

    __slots__ = ("base", "seat")

    def __init__(self, seat: int, base: int) -> None:
        super().__init__()
        self.seat = seat
        self.base = base

    def copy(self) -> Surrender:
        return self.progress(Surrender(self.seat, self.base))

    def knock_out(self, table: BattleTable) -> Next:
        table.knock_out(self.base, "6.2.C.5", self.seat)
        return None

    def draw(self, table: BattleTable) -> Next:
        """If the points end the match there is no draw (gap surrender-order, 10.espionar)."""
        draw(table, self.seat, 1, "6.2.C.5")
        return None

    def resolve(self, table: BattleTable) -> Next:
        return self.then(settle(table))


Surrender.steps = (("6.2.C.5", Surrender.knock_out), ("6.2.C.5", Surrender.draw), ("6.2.C-1", Surrender.resolve))


# -- the Adjustment Phase -------------------------------------------------------------------


class AdjustEnergy(Procedure):
    """6.2.D.1: what base cards carry beyond their Initial Energy is unloaded, all together (gap adjustment-batch,
    4.3-2, 6.2.D-2, 10.energia-inicial)."""

    __slots__ = ("chosen", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.chosen: tuple[int, ...] = ()

    def copy(self) -> AdjustEnergy:
        new = AdjustEnergy(self.seat)
        new.chosen = self.chosen
        return self.progress(new)

    def choose(self, table: BattleTable) -> Next:
        if self.result is not None:
            self.chosen = (*self.chosen, *self.result)
        found = excess(table, self.seat, self.chosen)
        if not found:
            return None
        base, over = found[0]
        return PickCards(self.seat, loading.unloadable(table, base), over, over, "ask-adjust-energy", "6.2.D.1-2")

    def unload(self, table: BattleTable) -> Next:
        if not self.chosen:
            self.stop()
            return None
        cards, self.chosen = self.chosen, ()
        loading.unload(table, cards, "6.2.D.1-2", self.seat)
        return self.then(settle(table))

    def again(self, table: BattleTable) -> Next:
        """If an effect loaded cards meanwhile, the adjustment is made again (6.2.D.1-3)."""
        self.repeat()
        return None


AdjustEnergy.steps = (
    ("6.2.D.1-2", AdjustEnergy.choose),
    ("6.2.D.1-2", AdjustEnergy.unload),
    ("6.2.D.1-3", AdjustEnergy.again),
)


def excess(table: BattleTable, seat: int, chosen: tuple[int, ...] = ()) -> list[tuple[int, int]]:
    """Base cards that carry too much, and by how much; what was chosen to be unloaded counts no more."""
    found = []
    for base in table.controlled(seat):
        over = min(table.energy(base) - initial_energy(table, base), len(loading.unloadable(table, base)))
        if over > 0 and chosen:
            over -= sum(card in chosen for card in table.loads_of(base))
        if over > 0:
            found.append((base, over))
    return found


class AdjustHand(Procedure):
    """6.2.D.2: with more than seven cards in hand, discard down to seven."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> AdjustHand:
        return self.progress(AdjustHand(self.seat))

    def discard(self, table: BattleTable) -> Next:
        over = cards_too_many(table, self.seat)
        if over <= 0:
            self.stop()
            return None
        if self.result is None:
            hand = table.cards(self.seat, HAND)
            return PickCards(self.seat, hand, over, over, "ask-adjust-hand", "6.2.D.2-1")
        table.discard(self.result, "6.2.D.2-1", self.seat)
        return self.then(settle(table))

    def again(self, table: BattleTable) -> Next:
        """If an effect added cards meanwhile, the adjustment is made again (6.2.D.2-2)."""
        self.repeat()
        return None


AdjustHand.steps = (("6.2.D.2-1", AdjustHand.discard), ("6.2.D.2-2", AdjustHand.again))


def cards_too_many(table: BattleTable, seat: int) -> int:
    return len(table.cards(seat, HAND)) - value(table, "hand-limit", seat, HAND_LIMIT)


# -- the Combat Phase -----------------------------------------------------------------------


class Fight(Procedure):
    """6.2.E.1, 6.2.E.2: the player who acts in a step of the combat uses actions until he is done."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Fight:
        return self.progress(type(self)(self.seat))

    def ask(self, table: BattleTable) -> Next:
        if self.answer is None:
            return table.ask(self.seat, "ask-fight", self.rule(), COMBAT_VERBS)
        if self.answer[0] == "done":
            self.stop()
            return None
        _, user, card = self.answer
        if self.answer[0] == "activate":
            return self.then(Activate(self.seat, user, card))
        return self.then(UseAction(self.seat, user, card))

    def again(self, table: BattleTable) -> Next:
        self.repeat()
        return None


Fight.steps = (("6.2.E.2-2", Fight.ask), ("6.2.E-2", Fight.again))


class Anticipate(Fight):
    """6.2.E.1: in the Anticipation Step it is the opponent of the turn's player who acts."""

    __slots__ = ()


Anticipate.steps = (("6.2.E.1-2", Fight.ask), ("6.2.E-2", Fight.again))
