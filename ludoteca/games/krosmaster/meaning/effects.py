"""How the effects of texts are carried out, and how their filters, amounts, conditions and triggers are read."""

from __future__ import annotations

from ludoteca.core.box import Payable, Payment, Perform, Reader
from ludoteca.core.effects import Cost, Effect, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.modifiers import ADD, FIX, Modifier
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.procedure import Next
from ludoteca.core.resolving import Resolve
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.meaning.gauges import gain_either, gain_now, lose_now
from ludoteca.games.krosmaster.meaning.powers import LEVEL, POWER, REACH, SILENCE, types_of
from ludoteca.games.krosmaster.play.casting import spell_at_hand
from ludoteca.games.krosmaster.play.injuries import heal, inflict
from ludoteca.games.krosmaster.play.movement import Shifting, Teleporting, can_be_moved, is_free, land
from ludoteca.games.krosmaster.play.placement import may_summon
from ludoteca.games.krosmaster.table.areas import ARENA
from ludoteca.games.krosmaster.table.grounds import UNITS
from ludoteca.games.krosmaster.table.kinds import DASH, Unit
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.text import words as w
from ludoteca.games.krosmaster.text.events import INJURY


def whom(table: KrosTable, frame: Resolve, selector: Selector) -> tuple[int, ...]:
    """The Units that a text speaks of and that are in play (4.18.6, 4.18.7)."""
    return tuple(number for number in frame.bound(selector) if table.in_arena(number))


def targets(table: KrosTable, frame: Resolve) -> tuple[int, ...]:
    return whom(table, frame, e.TARGET)


def cells(frame: Resolve) -> tuple[int, ...]:
    return frame.slots[t.CELLS] if len(frame.slots) > t.CELLS else ()


# -- the Additional Effects of 7.5 ---------------------------------------------------


def later(effect: Effect, table: KrosTable, frame: Resolve) -> Next:
    """Applied in another step of the Spell."""
    return None


def markers(effect: e.Markers, table: KrosTable, frame: Resolve) -> Next:
    rule = {(w.MP, True): "7.5.1.a", (w.MP, False): "7.5.2.a", (w.AP, True): "7.5.3.a", (w.AP, False): "7.5.4.a"}
    cited = rule.get((effect.what, effect.number > 0), "4.12.1")
    for number in whom(table, frame, effect.whom):
        frame.done += table.mark(number, effect.what, effect.number, cited, frame.controller, frame.source)
    return None


def shift(effect: e.Shift, table: KrosTable, frame: Resolve) -> Next:
    if frame.result is not None:
        return None
    cast = spell_at_hand(table)
    origin = table.pieces[frame.source].cell if table.in_arena(frame.source) else cast.origin if cast else NONE
    if effect.how in (e.PUSH, e.ATTRACT):
        return Shifting(effect.how, effect.number, frame.source, origin, targets(table, frame))
    if not table.in_arena(frame.source):
        return None
    return Shifting(effect.how, effect.number, frame.source, principal_cell(table, frame), (frame.source,))


def principal_cell(table: KrosTable, frame: Resolve) -> int:
    """Where the principal target is now; the targeted cell where there is none (gap push-same-cell)."""
    for number in frame.slots[t.PRINCIPAL]:
        if table.in_arena(number):
            return int(table.pieces[number].cell)
    return cells(frame)[0]


def steal_points(effect: e.StealPoints, table: KrosTable, frame: Resolve) -> Next:
    """For each marker placed, one for the caster (7.5.12.a, 7.5.13.a, gap steal-cancel)."""
    rule = "7.5.12.a" if effect.what == w.MP else "7.5.13.a"
    for number in targets(table, frame):
        placed = table.mark(number, effect.what, -effect.number, rule, frame.controller, frame.source)
        frame.done += placed
        if placed and table.in_arena(frame.source):
            table.mark(frame.source, effect.what, placed, rule, frame.controller, frame.source)
    return None


def replace(effect: e.Replace, table: KrosTable, frame: Resolve) -> Next:
    """Markers, Demonic Rewards and lasting effects stay with it, and its place in the Timeline (7.5.19.a)."""
    if table.in_arena(frame.source):
        table.become(frame.source).kind = table.box.profiles[effect.profile]
        surplus = table.pieces[frame.source].injuries - table.max_hp(frame.source)
        if surplus > 0:
            table.remove_injuries(frame.source, surplus)
        table.tell("replace", "7.5.19.a", frame.controller, frame.source, (frame.source,))
    return None


def exchange_injuries(effect: e.ExchangeInjuries, table: KrosTable, frame: Resolve) -> Next:
    """Markers change places; none counts as placed, inflicted or suffered (7.5.20.a, 4.10.7)."""
    others = [number for number in targets(table, frame) if table.kind(number).hp != DASH and number != frame.source]
    if not others or not table.in_arena(frame.source) or table.powers(others[0]) & w.DESECRATION:
        return None
    one, other = table.write(frame.source), table.write(others[0])
    before = (one.injuries, other.injuries)
    one.injuries = min(other.injuries, table.max_hp(frame.source))
    other.injuries = min(before[0], table.max_hp(others[0]))
    one.wounder = other.wounder = frame.source
    table.injuries_changed()
    table.tell("exchange", "7.5.20.a", frame.controller, frame.source, (frame.source, others[0]), before)
    return None


def exchange_places(effect: e.ExchangePlaces, table: KrosTable, frame: Resolve) -> Next:
    """Both go at once, if nothing keeps either in its place (4.18.3.e, 4.9.17.a)."""
    others = [number for number in targets(table, frame) if number != frame.source]
    if not others or not table.in_arena(frame.source):
        return None
    pair = (frame.source, others[0])
    if not all(can_be_moved(table, number, frame.source) for number in pair):
        table.tell("stays", "4.17.3", frame.controller, frame.source, pair, (NONE,))
        return None
    there = [table.pieces[number].cell for number in reversed(pair)]
    for number, cell in zip(pair, there, strict=True):
        table.put(number, cell, "7.2.4.a-1", frame.controller, frame.source)
    # Each stood where the other came to: what is kept of cells is reckoned anew.
    table.changed(UNITS)
    for number in pair:
        land(table, number)
    frame.done += 1
    return None


# -- what single cards do --------------------------------------------------------------


def summon(effect: e.Summon, table: KrosTable, frame: Resolve) -> Next:
    """On the targeted cells that are free, within Summon Control (4.19.9.c, 4.19.9.a, 4.19.9.b, 4.19.9.c-2)."""
    cast = spell_at_hand(table)
    control = table.box.spells[cast.spell].control if cast is not None else 0
    for cell in cells(frame):
        if frame.done >= effect.number or (control and count_summons(table, frame.controller) >= control):
            break
        if may_summon(table, cell):
            bring(table, table.box.profiles[effect.profile], frame.controller, frame.source, cell)
            frame.done += 1
    if not frame.done:
        full = control and count_summons(table, frame.controller) >= control
        rule = "4.19.9.c-1" if full else "4.19.1.a"
        table.tell("no-summon", rule, frame.controller, frame.source, (frame.source,), cells(frame))
    return None


def count_summons(table: KrosTable, seat: int) -> int:
    """All Summons that the player controls, Mechanisms included (gap summon-control-scope, 4.19.9.d)."""
    kinds = table.box.kinds
    return sum(
        1
        for number in table.zones[ARENA]
        if table.pieces[number].controller == seat and not kinds[table.pieces[number].kind].is_krosmaster
    )


def bring(table: KrosTable, kind: int, seat: int, summoner: int, cell: int) -> int:
    """A new Summon in the arena, with its place in the Timeline after its summoner (4.19.1.g-1)."""
    number = table.new_number()
    unit = Unit(number, kind, seat, ARENA, EVERYBODY)
    unit.host = summoner
    unit.cell = cell
    table.place(unit)
    table.changed(UNITS)
    table.tell("summon", "4.19.1", seat, summoner, (number,), (cell,))
    land(table, number)
    return number


def toss_coins(effect: e.TossCoins, table: KrosTable, frame: Resolve) -> Next:
    cast = spell_at_hand(table)
    tails = 0
    for _ in range(effect.number):
        if table.roll(NOTHING, 2, "coin"):
            tails += 1
        elif cast is not None:
            cast.bonus += 1
    table.tell("coins", "7.2.4.a-1", frame.controller, frame.source, (frame.source,), (effect.number - tails, tails))
    if table.in_arena(frame.source):
        inflict(table, frame.source, tails, frame.source, "7.2.4.d-1")
    return None


def next_cast(effect: e.NextCast, table: KrosTable, frame: Resolve) -> Next:
    cast = spell_at_hand(table)
    if cast is not None and frame.source == table.unit:
        table.nexts = (*table.nexts, (cast.spell, effect.number))
    return None


def last(
    table: KrosTable, question: str, operation: str, amount: int, subjects: tuple[int, ...], until: str, frame: Resolve
) -> None:
    """A lasting effect fixes now which Units it is about (4.18.4.b, 4.18.3.d, 4.18.4.c)."""
    if subjects:
        number = table.new_number()
        table.begin(
            Modifier(
                number, question, operation, amount, subjects, frame.source, frame.controller, until, frame.ability
            )
        )


def lose_powers(effect: e.LosePowers, table: KrosTable, frame: Resolve) -> Next:
    found = whom(table, frame, effect.whom)
    last(table, SILENCE, FIX, 1, found, effect.until, frame)
    if found:
        table.tell("silenced", "4.18.4.g", frame.controller, frame.source, found)
    return None


def grant(effect: e.Grant, table: KrosTable, frame: Resolve) -> Next:
    found = whom(table, frame, effect.whom)
    last(table, POWER, ADD, w.BIT[effect.power], found, effect.until, frame)
    if found:
        table.tell("granted", "4.18.4.f", frame.controller, frame.source, found, (w.BIT[effect.power],))
    return None


def put_marker(effect: e.PutMarker, table: KrosTable, frame: Resolve) -> Next:
    """One marker of a name for each Team, one for each Krosmaster: the old one moves (4.13.1-2, 4.13.2-1,
    4.13.2-2)."""
    found = [number for number in targets(table, frame) if table.kind(number).is_krosmaster]
    if not found:
        return None
    teams = table.box.teams
    for other in table.zones[ARENA]:
        special = table.pieces[other].special
        kept = tuple(
            (name, placer)
            for name, placer in special
            if placer != frame.source
            and (name != effect.marker or teams[table.last_known(placer).controller] != teams[frame.controller])
        )
        if kept != special:
            table.write(other).special = kept
    unit = table.alter(found[0])
    unit.special = (*unit.special, (effect.marker, frame.source))
    table.tell("special", "4.13.1-1", frame.controller, frame.source, (found[0],))
    return None


def go_there(effect: e.GoThere, table: KrosTable, frame: Resolve) -> Next:
    """To the targeted cell if it is free and nothing keeps the Unit in its place (4.18.3.e, 4.9.17.a)."""
    cell = cells(frame)[0] if cells(frame) else NONE
    for number in whom(table, frame, effect.whom):
        if cell != NONE and is_free(table, cell) and can_be_moved(table, number, frame.source):
            table.put(number, cell, "7.2.4.a-1", frame.controller, frame.source)
            land(table, number)
            frame.done += 1
        else:
            table.tell("stays", "4.17.3", frame.controller, frame.source, (number,), (cell,))
    return None


def teleport(effect: e.Teleport, table: KrosTable, frame: Resolve) -> Next:
    if frame.result is not None or not table.in_arena(frame.source):
        return None
    return Teleporting(frame.source, frame.controller, effect.number)


def long_shot(effect: e.LongShot, table: KrosTable, frame: Resolve) -> Next:
    last(table, REACH, ADD, effect.number, whom(table, frame, e.SELF), w.THIS_TURN, frame)
    return None


def injure(effect: e.Injure, table: KrosTable, frame: Resolve) -> Next:
    """The Source is the Unit whose text it is, even if the text does not say so (4.10.6.b)."""
    for number in whom(table, frame, effect.whom):
        frame.done += inflict(table, number, effect.number, frame.source, "4.10.6.b")
    return None


def heal_injuries(effect: e.HealInjuries, table: KrosTable, frame: Resolve) -> Next:
    for number in whom(table, frame, effect.whom):
        frame.done += heal(table, number, effect.number, frame.source, "4.10.5-2")
    return None


def gain_kamas(effect: e.GainKamas, table: KrosTable, frame: Resolve) -> Next:
    table.gain_kamas(frame.controller, effect.number, "4.5.1", frame.source)
    frame.done += effect.number
    return None


def set_level(effect: e.SetLevel, table: KrosTable, frame: Resolve) -> Next:
    """Until the end of the fight, which lasts as long as the match (1.3.10.a)."""
    last(table, LEVEL, FIX, effect.number, whom(table, frame, effect.whom), w.THIS_FIGHT, frame)
    return None


def copy_power(effect: e.CopyPower, table: KrosTable, frame: Resolve) -> Next:
    """The copy speaks of the one who uses it (4.18.8)."""
    found = whom(table, frame, effect.whom)
    if found and table.in_arena(frame.source):
        table.become(frame.source).copied = table.pieces[found[0]].kind
        table.tell("copied", "4.18.8", frame.controller, frame.source, (frame.source, found[0]))
    return None


PERFORMERS: dict[type[Effect], Perform] = {
    e.Markers: markers,
    e.Bonus: later,
    e.ArmorPiercing: later,
    e.StealHealth: later,
    e.Track: later,
    e.Invasion: later,
    e.DoubleCritical: later,
    e.Requires: later,
    e.Shift: shift,
    e.StealPoints: steal_points,
    e.GainNow: gain_now,
    e.GainEither: gain_either,
    e.LoseNow: lose_now,
    e.Replace: replace,
    e.ExchangeInjuries: exchange_injuries,
    e.ExchangePlaces: exchange_places,
    e.Summon: summon,
    e.TossCoins: toss_coins,
    e.NextCast: next_cast,
    e.LosePowers: lose_powers,
    e.Grant: grant,
    e.PutMarker: put_marker,
    e.GoThere: go_there,
    e.Teleport: teleport,
    e.LongShot: long_shot,
    e.Injure: injure,
    e.HealInjuries: heal_injuries,
    e.GainKamas: gain_kamas,
    e.SetLevel: set_level,
    e.CopyPower: copy_power,
}


# -- reading -------------------------------------------------------------------------


def noun(filter_: t.Noun, table: KrosTable, frame: Resolve, number: int) -> bool:
    """Allies are the Units of the Team of the one whose text it is, itself among them (4.4.1, 4.4.3)."""
    if not table.in_arena(number) or (filter_.krosmaster and not table.kind(number).is_krosmaster):
        return False
    return filter_.side == t.ANY or table.is_ally(frame.controller, number) == (filter_.side == t.ALLIES)


def of_type(filter_: t.OfType, table: KrosTable, frame: Resolve, number: int) -> bool:
    return table.in_arena(number) and filter_.type in types_of(table, number)


def adjacent(filter_: t.Adjacent, table: KrosTable, frame: Resolve, number: int) -> bool:
    return table.in_arena(number) and arena.distance(centre(filter_, table, frame), table.pieces[number].cell) == 1


def centre(filter_: t.Adjacent, table: KrosTable, frame: Resolve) -> int:
    """The cell of the target, or of the Unit whose text it is; where it last was if it has left."""
    if not filter_.to_target:
        return table.last_known(frame.source).cell
    found = frame.slots[t.TARGETS] if frame.slots else ()
    return table.last_known(found[0]).cell if found else cells(frame)[0]


def other(filter_: t.Other, table: KrosTable, frame: Resolve, number: int) -> bool:
    return number != frame.source


def marked(filter_: t.Marked, table: KrosTable, frame: Resolve, number: int) -> bool:
    return table.in_arena(number) and (filter_.marker, frame.source) in table.pieces[number].special


def count(amount: t.Count, table: KrosTable, frame: Resolve) -> int:
    return sum(1 for number in table.zones[ARENA] if all(each.passes(table, frame, number) for each in amount.filters))


def there(condition: t.There, table: KrosTable, frame: Resolve) -> bool:
    return any(all(each.passes(table, frame, number) for each in condition.filters) for number in table.zones[ARENA])


def target_is(condition: t.TargetIs, table: KrosTable, frame: Resolve) -> bool:
    wanted = set(condition.types)
    return any(not wanted.isdisjoint(types_of(table, number)) for number in frame.slots[t.TARGETS])


def target_has_markers(condition: t.TargetHasMarkers, table: KrosTable, frame: Resolve) -> bool:
    found = [table.last_known(number) for number in frame.slots[t.TARGETS]]
    return any(unit.ap_marks or unit.mp_marks for unit in found if isinstance(unit, Unit))


def inflicted(condition: t.Inflicted, table: KrosTable, frame: Resolve) -> bool:
    return frame.source in table.inflicted


def injuries_below(condition: t.InjuriesBelow, table: KrosTable, frame: Resolve) -> bool:
    return table.in_arena(frame.source) and table.pieces[frame.source].injuries < condition.number


def of_at_least(condition: t.OfAtLeast, table: KrosTable, frame: Resolve) -> bool:
    """Units of the Type on both sides, the holder among them (gap retribution-reading)."""
    found = sum(1 for number in table.zones[ARENA] if condition.type in types_of(table, number))
    return found >= condition.number


# -- triggers: the event's subjects are whom it befell, its cause who did it -----------------


def own_moment(trigger: object, table: KrosTable, event: Event, source: int, controller: int) -> bool:
    return source in event.subjects


def suffers(trigger: t.Suffers, table: KrosTable, event: Event, source: int, controller: int) -> bool:
    if source not in event.subjects:
        return False
    if trigger.element:
        spell = INJURY.get(event, "spell")
        if spell < 0 or table.box.spells[spell].element != trigger.element:
            return False
    return not (trigger.first and fired(table, source, trigger))


def fired(table: KrosTable, source: int, trigger: t.Suffers) -> bool:
    """Has this "first time" text of the Unit gone off in this fight?"""
    return any(table.box.abilities[ability].trigger == trigger for ability in table.pieces[source].fired)


def inflicts(trigger: t.Inflicts, table: KrosTable, event: Event, source: int, controller: int) -> bool:
    return event.cause == source and source not in event.subjects


def knocks_out(trigger: t.KnocksOut, table: KrosTable, event: Event, source: int, controller: int) -> bool:
    victim = event.subjects[0]
    return event.cause == source and table.kind(victim).is_krosmaster and not table.is_ally(controller, victim)


def opponent_falls(trigger: t.OpponentFalls, table: KrosTable, event: Event, source: int, controller: int) -> bool:
    """On your own turn, the first time (4.18.2.a, 4.18.2.d)."""
    victim = event.subjects[0]
    if table.active != controller or not table.kind(victim).is_krosmaster or table.is_ally(controller, victim):
        return False
    return not any(
        number == source and isinstance(table.box.abilities[ability].trigger, t.OpponentFalls)
        for number, ability in table.fired
    )


def rolls_lock(trigger: t.RollsLock, table: KrosTable, event: Event, source: int, controller: int) -> bool:
    return event.cause == source


READERS: dict[type, Reader] = {
    t.Noun: noun,
    t.OfType: of_type,
    t.Adjacent: adjacent,
    t.Other: other,
    t.Marked: marked,
    t.Count: count,
    t.There: there,
    t.TargetIs: target_is,
    t.TargetHasMarkers: target_has_markers,
    t.Inflicted: inflicted,
    t.InjuriesBelow: injuries_below,
    t.OfAtLeast: of_at_least,
    t.FightBegins: own_moment,
    t.TurnBegins: own_moment,
    t.TurnEnds: own_moment,
    t.Suffers: suffers,
    t.Inflicts: inflicts,
    t.KnocksOut: knocks_out,
    t.OpponentFalls: opponent_falls,
    t.RollsLock: rolls_lock,
}


# -- costs -----------------------------------------------------------------------------


def can_pay_kamas(cost: t.Kamas, table: KrosTable, seat: int, source: int) -> bool:
    return table.stock[seat] >= cost.number


def pay_kamas(cost: t.Kamas, table: KrosTable, seat: int, source: int) -> Next:
    table.gain_kamas(seat, -cost.number, "4.5.1", source)
    return None


PAYABLE: dict[type[Cost], Payable] = {t.Kamas: can_pay_kamas}
PAYMENTS: dict[type[Cost], Payment] = {t.Kamas: pay_kamas}
