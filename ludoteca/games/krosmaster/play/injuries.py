"""Injuries placed, healed, and the knock-outs that follow (4.10)."""

from __future__ import annotations

from ludoteca.core.events import NOTHING
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.krosmaster.meaning.pending import COUNTER, EXPLOSION, Pending, wait
from ludoteca.games.krosmaster.meaning.powers import can_be_healed, level_of, silenced, types_of
from ludoteca.games.krosmaster.play.glory import check_standing, give, take
from ludoteca.games.krosmaster.table.areas import ARENA, OUT, held, worn
from ludoteca.games.krosmaster.table.grounds import HEALTH
from ludoteca.games.krosmaster.table.kinds import DASH
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w


def inflict(
    table: KrosTable, victim: int, amount: int, source: int, rule: str, spell: int = NONE, desecrated: bool = False
) -> int:
    """Place Injuries with a Source; tells how many there was room for (4.10.6.a, 4.10.6.b)."""
    powers = table.powers(victim)
    if amount <= 0 or (powers & w.DESECRATION and not desecrated):
        return 0
    placed = table.place_injuries(victim, amount)
    if placed:
        table.write(victim).wounder = source
        if source not in table.inflicted:
            table.inflicted = (*table.inflicted, source)
        seat = table.last_known(source).controller if source != NONE else NONE
        table.tell("injury", rule, seat, source, (victim,), (placed, spell))
        if powers & w.COUNTER_ATTACK:
            counter(table, victim, source)
    return placed


def counter(table: KrosTable, victim: int, attacker: int) -> None:
    """Counter-attack: on the opponent's turn, against an opposing Unit, once for each infliction (4.9.15.a)."""
    owner = table.pieces[victim].controller
    teams = table.box.teams
    if attacker == NONE or teams[table.active] == teams[owner] or table.is_ally(owner, attacker):
        return
    wait(table, Pending(table.new_number(), COUNTER, owner, victim, subject=attacker))


def heal(table: KrosTable, number: int, amount: int, source: int, rule: str) -> int:
    """Take Injuries off a Unit; tells how many there were to take (4.10.5-2)."""
    if not can_be_healed(table, number):
        return 0
    healed = table.remove_injuries(number, amount)
    if healed:
        table.tell("heal", rule, table.last_known(source).controller, source, (number,), (healed,))
    return healed


# -- knock-outs ----------------------------------------------------------------


def fallen(table: KrosTable) -> list[int]:
    """The Units with as many Injuries as HP (4.10.2)."""
    kinds = table.box.kinds
    found = []
    for number in table.zones[ARENA]:
        unit = table.pieces[number]
        if unit.injuries and kinds[unit.kind].hp != DASH and unit.injuries >= table.max_hp(number):
            found.append(number)
    return found


#: What is kept when nobody had fallen.
SOUND = "sound"


def knock_outs(table: KrosTable) -> Procedure | None:
    """The procedure that knocks out who has fallen, if anybody has."""
    if SOUND in table.kept[HEALTH]:
        return None
    if fallen(table):
        return KnockOuts()
    table.kept[HEALTH][SOUND] = True
    return None


class KnockOuts(Procedure):
    """All knock-outs of one moment, one after the other in the active player's order (gap ko-award-order)."""

    __slots__ = ()

    def copy(self) -> KnockOuts:
        return self.progress(KnockOuts())

    def order(self, table: KrosTable) -> Next:
        if self.result is not None and table.places is not None:
            return None
        if self.answer is not None:
            return KnockOut(self.answer[1])
        down = fallen(table)
        if not down:
            check_standing(table)
            return None
        if len(down) > 1 and any(table.kind(number).is_krosmaster for number in down):
            return table.ask(table.active, "ask-fall", "4.10.2.a-1", ("fall",))
        return KnockOut(down[0])


KnockOuts.steps = (("4.10.2", KnockOuts.order),)


class KnockOut(Procedure):
    """One Unit is knocked out: the six steps of 4.10.2.a."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit = unit

    def copy(self) -> KnockOut:
        return self.progress(KnockOut(self.unit))

    def announce(self, table: KrosTable) -> Next:
        """Powers that wait for it are gathered while it is still there; a Bomb's Explosion waits from its cell."""
        unit = table.pieces[self.unit]
        kind = table.kind(self.unit)
        wounder = unit.wounder
        seat = table.last_known(wounder).controller if wounder != NONE else NONE
        table.tell("knock-out", "4.10.2", seat, wounder, (self.unit,))
        if kind.sort == w.BOMB:
            pending = Pending(table.new_number(), EXPLOSION, unit.controller, self.unit, cell=unit.cell)
            pending.spell = kind.spells[0]
            wait(table, pending)
        if wounder != NONE and not table.is_ally(unit.controller, wounder):
            spoils(table, self.unit, wounder)
        return None

    def award(self, table: KrosTable) -> Next:
        """1st: GG equal to the Level; in a duel always to the opponent (gap self-ko, 2.4.2-2, 4.19.1.c,
        7.2.8.c-1)."""
        if not table.kind(self.unit).is_krosmaster:
            return None
        owner = table.pieces[self.unit].owner
        taker = self.taker(table)
        if self.answer is not None:
            give(table, owner, self.answer[1], level_of(table, self.unit), "9.2.5-1", self.unit)
        elif taker == NONE:
            return table.ask(owner, "ask-give-glory", "9.2.5-1", ("name",), (self.unit,))
        elif table.box.seats > 2 and table.is_ally(self.killer(table), self.unit):
            give(table, owner, taker, level_of(table, self.unit), "9.2.5-1", self.unit)
        else:
            take(table, taker, owner, level_of(table, self.unit) + self.wisdom(table), "4.6.2-1", self.unit)
            if table.box.seats > 2 and table.krosmasters(owner) == [self.unit] and table.places is None:
                give(table, owner, taker, table.glory[owner], "9.2.3-2", self.unit)
        return None

    def named(self, table: KrosTable) -> list[int]:
        """The players who may receive the GG of an own Krosmaster."""
        return table.opponents(table.pieces[self.unit].owner)

    def killer(self, table: KrosTable) -> int:
        """The player who knocked it out; the active one where nobody did (gap ffa-ko-award)."""
        wounder = table.pieces[self.unit].wounder
        return table.active if wounder == NONE else int(table.last_known(wounder).controller)

    def taker(self, table: KrosTable) -> int:
        """Who takes the GG, or NONE where the player must name an opponent (9.2.5-1)."""
        owner: int = table.pieces[self.unit].owner
        if table.box.seats == 2:
            return 1 - owner
        killer = self.killer(table)
        if not table.is_ally(killer, self.unit):
            return killer
        if killer != owner or len(table.opponents(owner)) == 1:
            # A partner's Krosmaster: the next opposing player has them (gap team2v2-mate-ko).
            return table.opponent(killer)
        return NONE

    def wisdom(self, table: KrosTable) -> int:
        """1 more GG where a Krosmaster with Wisdom and an opposing Boss knock out one another (4.9.25, 4.9.25.a-1,
        4.9.25.a-2)."""
        wounder = table.pieces[self.unit].wounder
        if wounder == NONE or table.is_ally(table.pieces[self.unit].owner, wounder):
            return 0
        if not table.kind(wounder).is_krosmaster:
            return 0
        victim_wise = table.powers(self.unit) & w.WISDOM
        wounder_wise = table.in_arena(wounder) and table.powers(wounder) & w.WISDOM
        slain_boss = "boss" in types_of(table, self.unit) and wounder_wise
        by_boss = "boss" in types_of(table, wounder) and victim_wise
        return int(bool(slain_boss)) + int(bool(by_boss))

    def take_markers(self, table: KrosTable) -> Next:
        """2nd: its markers come off; those that it put on others leave too (4.13.3, gap inspiration-ko)."""
        unit = table.write(self.unit)
        unit.ap_marks = unit.mp_marks = unit.range_marks = 0
        unit.dice = ()
        unit.special = ()
        for other in table.zones[ARENA]:
            special = table.pieces[other].special
            if any(placer == self.unit for _, placer in special):
                table.write(other).special = tuple(each for each in special if each[1] != self.unit)
        return None

    def take_rewards(self, table: KrosTable) -> Next:
        """3rd: its Demonic Rewards leave unseen (gap dr-hidden, 4.7.12-1)."""
        owner = table.pieces[self.unit].owner
        for zone in (held(owner), worn(owner)):
            for token in table.rewards_on(self.unit, zone):
                table.write_piece(token).host = NONE
                table.move((token,), OUT, "4.10.2.a-3", owner)
        return None

    def leave(self, table: KrosTable) -> Next:
        """4th: it leaves the arena."""
        table.leave_arena(self.unit, "4.10.2.a-4", table.pieces[self.unit].wounder)
        return None

    def take_summons(self, table: KrosTable) -> Next:
        """5th: its Summons leave; they are not knocked out (gap summoner-ko-pending)."""
        for summon in table.summons_of(self.unit):
            table.leave_arena(summon, "4.10.2.a-5", self.unit)
        return None

    def take_injuries(self, table: KrosTable) -> Next:
        """6th: the Injury markers come off."""
        if self.unit in table.pieces:
            table.write(self.unit).injuries = 0
        return None


KnockOut.steps = (
    ("4.10.2", KnockOut.announce),
    ("4.10.2.a-1", KnockOut.award),
    ("4.10.2.a-2", KnockOut.take_markers),
    ("4.10.2.a-3", KnockOut.take_rewards),
    ("4.10.2.a-4", KnockOut.leave),
    ("4.10.2.a-5", KnockOut.take_summons),
    ("4.10.2.a-6", KnockOut.take_injuries),
)


def spoils(table: KrosTable, victim: int, wounder: int) -> None:
    """Kamas for the knock-out: Loot of the fallen, Prospecting of the Team (4.9.26.a, 4.9.29.a)."""
    seat = table.last_known(wounder).controller
    kind = table.kind(victim)
    if kind.loot and not silenced(table, victim):
        table.gain_kamas(seat, kind.loot, "4.9.29.a", victim)
    if kind.is_krosmaster and table.kind(wounder).is_krosmaster:
        # One Kama for each holder (gap prospecting-many); Krosmasters only (gap prospecting-summons).
        for number in table.krosmasters(seat):
            if table.powers(number) & w.PROSPECTING:
                table.gain_kamas(seat, 1, "4.9.26.a", number)


def pay_injuries(table: KrosTable, number: int, amount: int) -> None:
    """A cost in Injuries: neither inflicted nor suffered (4.10.6.c)."""
    placed = table.place_injuries(number, amount)
    if placed:
        table.write(number).wounder = number
        table.tell("pay-injuries", "7.2.2.a-2", table.pieces[number].controller, NOTHING, (number,), (placed,))
