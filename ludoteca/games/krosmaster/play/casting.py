"""Casting a Spell: eight steps, always in this order (7.2), and the differences of Heal and Special Spells."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.meaning.pending import STEAL_HEALTH, Pending, wait
from ludoteca.games.krosmaster.meaning.powers import armor_bonus, cost_of, injury_cap, silenced, techniques
from ludoteca.games.krosmaster.meaning.resolution import Settle
from ludoteca.games.krosmaster.play.injuries import heal, inflict, knock_outs, pay_injuries
from ludoteca.games.krosmaster.play.targets import (
    ANYWHERE,
    MULTIPLE,
    NO_REACH,
    cells_hit,
    cells_of_area,
    footprint,
    open_directions,
    shape,
    units_on,
)
from ludoteca.games.krosmaster.table.kinds import DASH, SpellKind
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import words as w


class CastSpell(Procedure):
    """What Attack, Heal and Special Spells share: the caster, the Spell, its target, and what became of it
    (7.2.1.a)."""

    __slots__ = (
        "armors",
        "bonus",
        "caster",
        "cell",
        "cells",
        "controller",
        "criticals",
        "damages",
        "direction",
        "extra",
        "more",
        "origin",
        "placed",
        "powers",
        "principal",
        "reach",
        "rolled",
        "spell",
        "targets",
        "triggered",
        "weapon",
    )

    def __init__(self, caster: int, spell: int, cell: int, controller: int, triggered: bool = False) -> None:
        super().__init__()
        self.caster = caster
        self.spell = spell
        self.cell = cell
        self.controller = controller
        #: Cast by itself, as a Pending Effect: no costs, no Step 8 of its own (7.2.9.d, gap triggered-spell-costs).
        self.triggered = triggered
        #: The caster's cell and Range at the cast, and the Powers and the weapon's bonus that are left of it, for the
        #: case that it leaves (gap caster-gone).
        self.origin = cell
        self.reach = NO_REACH
        self.powers = 0
        self.weapon = 0
        self.direction = -1
        self.cells: tuple[int, ...] = ()
        self.targets: tuple[int, ...] = ()
        self.principal: tuple[int, ...] = ()
        #: Do the Additional Effects apply (Track, Invasion), and which line of them is next?
        self.extra = True
        self.more = 0
        #: Damage from Boosts, coins and earlier casts.
        self.bonus = 0
        self.criticals = 0
        self.armors: tuple[int, ...] = ()
        self.damages: tuple[int, ...] = ()
        self.placed: tuple[int, ...] = ()
        #: The faces of each test: of the caster's, and of each target's.
        self.rolled: tuple[tuple[int, ...], ...] = ()

    def copy(self) -> CastSpell:
        new = type(self)(self.caster, self.spell, self.cell, self.controller, self.triggered)
        new.origin = self.origin
        new.reach = self.reach
        new.powers = self.powers
        new.weapon = self.weapon
        new.direction = self.direction
        new.cells = self.cells
        new.targets = self.targets
        new.principal = self.principal
        new.extra = self.extra
        new.more = self.more
        new.bonus = self.bonus
        new.criticals = self.criticals
        new.armors = self.armors
        new.damages = self.damages
        new.placed = self.placed
        new.rolled = self.rolled
        return self.progress(new)

    def kind(self, table: KrosTable) -> SpellKind:
        spell: SpellKind = table.box.spells[self.spell]
        return spell

    def caster_powers(self, table: KrosTable) -> int:
        return table.powers(self.caster) if table.in_arena(self.caster) else self.powers

    # -- Step 1 --

    def pay_costs(self, table: KrosTable) -> Next:
        """Step 1: AP and MP leave the gauges; Injuries of the cost are neither inflicted nor suffered (7.2.2.b-1,
        7.2.2.b-2)."""
        if self.triggered:
            return None
        spell = self.kind(table)
        ap, mp, injuries = cost_of(table, self.caster, self.spell)
        table.tell("cast", "7.2.1", self.controller, self.caster, (self.caster,), (self.spell, self.cell))
        self.remember_caster(table, spell)
        table.ap -= ap
        table.mp -= mp
        self.spend_boosts(table, spell)
        if injuries:
            pay_injuries(table, self.caster, injuries)
            return self.then(knock_outs(table))
        return None

    def remember_caster(self, table: KrosTable, spell: SpellKind) -> None:
        """Who is knocked out loses dice and Demonic Rewards before it leaves (4.10.2.a): the Powers of its card are
        left, unless the format's ruling takes all as it was at the cast."""
        self.origin = table.pieces[self.caster].cell
        if spell.area == MULTIPLE:
            self.reach = shape(table, self.caster, spell)
        if table.box.rulings.get("caster-gone") == "as-cast":
            self.powers = table.powers(self.caster)
            self.weapon = table.equipped(self.caster, "damage")
        elif not silenced(table, self.caster):
            self.powers = table.kind(self.caster).powers

    def spend_boosts(self, table: KrosTable, spell: SpellKind) -> None:
        """The next Spell uses up a Boost, even if the bonus is not for it (4.7.5.a-2, 4.7.5.a-3)."""
        for element, number in table.boosts:
            if spell.kind == w.ATTACK and element in ("", spell.element):
                self.bonus += number
        table.boosts = ()
        table.granted = NONE
        if table.nexts:
            self.bonus += sum(number for cast, number in table.nexts if cast == self.spell)
            table.nexts = tuple(each for each in table.nexts if each[0] != self.spell)

    # -- Step 2 --

    def determine_targets(self, table: KrosTable) -> Next:
        """Step 2: the cell, the cells of the Area, and all Units on them."""
        spell = self.kind(table)
        if self.answer is not None:
            self.direction = arena.DIRECTIONS.index(self.answer[1])
        elif self.direction < 0:
            found = self.orientations(table, spell)
            if len(found) > 1:
                return table.ask(table.active, "ask-direction", "4.16.3", ("pick",), (self.caster,))
            self.direction = found[0]
        if self.triggered or not table.in_arena(self.caster):
            self.cells = cells_of_area(table, spell.area, self.cell, self.direction, self.origin, self.reach)
        else:
            self.cells = cells_hit(table, self.caster, spell, self.cell, self.direction)
        self.targets = units_on(table, self.cells)
        self.principal = self.targets if len(self.cells) == 1 else tuple(table.units_at(self.cell))
        if not self.triggered:
            table.used = (*table.used, (self.spell, *footprint(table, self.cells)))
        self.extra = self.effects_apply(table, spell)
        if table.log is not None:
            table.tell("targets", "7.2.3.a", self.controller, self.caster, self.targets, self.cells)
        return None

    def orientations(self, table: KrosTable, spell: SpellKind) -> tuple[int, ...]:
        if self.triggered or not table.in_arena(self.caster):
            if spell.area not in w.ORIENTED:
                return (ANYWHERE,)
            return arena.towards(self.origin, self.cell) or (0, 1, 2, 3)
        return open_directions(table, self.caster, spell, self.cell)

    def modes(self, table: KrosTable) -> tuple[str, ...]:
        """The directions to pick from."""
        return tuple(arena.DIRECTIONS[each] for each in self.orientations(table, self.kind(table)))

    def effects_apply(self, table: KrosTable, spell: SpellKind) -> bool:
        """Track and Invasion switch all Additional Effects, checked once, now (gap track-invasion-scope, 4.16.4.a,
        7.5.21.b, 7.5.22.b)."""
        if spell.track and not arena.in_line(self.origin, self.cell):
            return False
        return not spell.invasion or in_territory(table, self.controller, self.origin)

    # -- Step 3 --

    def additional_effects(self, table: KrosTable) -> Next:
        """Step 3: the lines of the text in the order printed; those of Techniques for a Punch (4.7.11.e,
        4.18.3.b-2, 7.2.4.a-2)."""
        lines = self.lines(table)
        while self.more < len(lines) and self.extra:
            line = lines[self.more]
            self.more += 1
            if line_holds(table, line, self):
                return Resolve(line, self.controller, self.caster, slots=self.slots(table))
        return None

    def slots(self, table: KrosTable) -> tuple[tuple[int, ...], ...]:
        """What the text finds bound: the Units targeted, the cells, the Units of the principal target (4.16.2-1,
        7.2.4.c)."""
        return (self.targets, self.cells, self.principal)

    def lines(self, table: KrosTable) -> tuple[int, ...]:
        spell = self.kind(table)
        if self.spell != table.box.punch or not table.in_arena(self.caster):
            return spell.abilities
        added = (table.reward(token).ability for token in techniques(table, self.caster))
        return spell.abilities + tuple(line for lines in added for line in lines)

    def fall(self, table: KrosTable) -> Next:
        """Knock-outs at the end of Step 3 (7.2.4.d-2)."""
        return self.then(knock_outs(table)) if self.more else None

    # -- Step 4 --

    def test_critical(self, table: KrosTable) -> Next:
        """Step 4: one roll for all targets (4.9.3.a, 4.9.21.a-1, 4.9.22.a-1, 4.9.23.a-1, 4.9.24.a-1, 4.16.2-2,
        7.2.5.b, 7.2.5.c)."""
        spell = self.kind(table)
        powers = self.caster_powers(table)
        dice = 1
        if spell.element != w.NEUTRAL:
            # With a Neutral Spell never more than one die (4.10.3.b-2).
            dice += bool(powers & w.CRITICAL_HIT) + bool(powers & w.AFFINITY[spell.element])
        faces = table.roll_dice(dice, "critical")
        each = 2 if self.extra and any(line_holds(table, line, self) for line in spell.double) else 1
        self.criticals = each * sum(w.SUCCESS[w.F_CRITICAL][face] for face in faces)
        self.rolled = (tuple(faces),)
        table.tell("critical", "7.2.5.a", self.controller, self.caster, (self.caster,), faces)
        return None

    # -- Step 6 --

    def added(self, table: KrosTable, target: int) -> int:
        """What Additional Effects, Powers and Demonic Rewards add for one target (7.2.7.c, 7.3.2.b, 7.5.5.a,
        7.5.6.a, 7.5.7.a, 7.5.8.a)."""
        spell = self.kind(table)
        total = self.bonus
        if spell.kind == w.ATTACK:
            total += table.equipped(self.caster, "damage") if table.in_arena(self.caster) else self.weapon
        bonuses = list(spell.bonuses) if self.extra else []
        if self.extra and self.spell == table.box.punch and table.in_arena(self.caster):
            for token in techniques(table, self.caster):
                for line in table.reward(token).ability:
                    clauses = table.box.abilities[line].clauses
                    bonuses += [(line, clause) for clause in clauses if isinstance(clause.effect, e.Bonus)]
        for line, clause in bonuses:
            assert isinstance(clause.effect, e.Bonus)
            frame = Resolve(line, self.controller, self.caster, slots=((target,), self.cells, self.principal))
            condition = table.box.abilities[line].condition
            if condition is not None and not condition.holds(table, frame):
                continue
            if clause.condition is not None and not clause.condition.holds(table, frame):
                continue
            times = 1 if clause.each is None else clause.each.count(table, frame)
            total += clause.effect.number * times
        return total

    # -- Step 8 --

    def pending_effects(self, table: KrosTable) -> Next:
        """Step 8: what was set off is resolved; a triggered Spell leaves it to the first one (7.2.9.d, 7.2.1.b)."""
        if self.triggered:
            return None
        if self.kind(table).limit == w.ONCE_A_MATCH and self.caster in table.pieces:
            unit = table.write(self.caster)
            unit.spent = (*unit.spent, self.spell)
        return self.then(Settle()) if table.waiting else None


def line_holds(table: KrosTable, line: int, cast: CastSpell) -> bool:
    """Retribution and Revenge before a line of the text."""
    condition = table.box.abilities[line].condition
    if condition is None:
        return True
    return condition.holds(table, Resolve(line, cast.controller, cast.caster, slots=cast.slots(table)))


def in_territory(table: KrosTable, seat: int, cell: int) -> bool:
    """Is the cell in the territory of an opponent (4.20.1, gap ffa-territory)?"""
    return any(arena.TERRITORY[table.sides[other]] >> cell & 1 for other in table.opponents(seat))


class AttackSpell(CastSpell):
    """Cast an Attack Spell (7.2)."""

    __slots__ = ()

    def test_armor(self, table: KrosTable) -> Next:
        """Step 5: each target with HP rolls for itself; one that has left is skipped (gap target-left, 4.9.4.a,
        4.9.21.a-2, 4.9.22.a-2, 4.9.23.a-2, 4.9.24.a-2, 7.2.6.b, 7.2.6.c)."""
        spell = self.kind(table)
        pierced = sum(1 for line in spell.piercing if self.extra and line_holds(table, line, self))
        pierced += self.technique_piercing(table)
        kinds = table.box.kinds
        self.targets = tuple(
            number for number in self.targets if table.in_arena(number) and kinds[table.pieces[number].kind].hp != DASH
        )
        armors = []
        for number in self.targets:
            powers = table.powers(number)
            dice = 1 + bool(powers & w.ARMOR) + bool(powers & w.AFFINITY[spell.element]) - pierced
            faces = table.roll_dice(max(0, dice), "armor")
            successes = sum(w.SUCCESS[w.F_ARMOR][face] for face in faces)
            armors.append(successes + armor_bonus(table, number, max(0, dice)))
            self.rolled = (*self.rolled, tuple(faces))
            table.tell("armor", "7.2.6.a", table.pieces[number].controller, self.caster, (number,), faces)
        self.armors = tuple(armors)
        return None

    def technique_piercing(self, table: KrosTable) -> int:
        if self.spell != table.box.punch or not table.in_arena(self.caster):
            return 0
        lines = [line for token in techniques(table, self.caster) for line in table.reward(token).ability]
        clauses = [clause for line in lines for clause in table.box.abilities[line].clauses]
        return sum(1 for clause in clauses if isinstance(clause.effect, e.ArmorPiercing))

    def assess_damage(self, table: KrosTable) -> Next:
        """Step 6: Base + additions + the rolls - what the target's Powers take off; never below 0 (4.9.7.a,
        4.9.8.a, 4.9.9.a, 4.9.10.a, 4.9.12.a, 7.2.7.b, 7.2.7.d, 7.2.7.e)."""
        spell = self.kind(table)
        damages = []
        for number, armor in zip(self.targets, self.armors, strict=True):
            powers = table.powers(number)
            rolled = (self.criticals > armor) - (self.criticals < armor)
            total = spell.value + self.added(table, number) + rolled
            if powers & w.RESISTANCE[spell.element]:
                total -= 1
            if powers & w.IMMUNE and spell.element != w.NEUTRAL:
                total = 0
            damages.append(max(0, total))
        self.damages = tuple(damages)
        return None

    def place_injuries(self, table: KrosTable) -> Next:
        """Step 7: as many Injuries as Damage, where there is room; Steal Health then waits for Step 8 (7.2.8.b,
        7.2.8.c-2)."""
        placed = []
        for number, damage in zip(self.targets, self.damages, strict=True):
            cap = injury_cap(table, number)
            amount = damage if cap < 0 else min(damage, cap)
            placed.append(inflict(table, number, amount, self.caster, "7.2.8.a", self.spell))
        self.placed = tuple(placed)
        if self.extra and any(placed):
            self.steal_health(table)
        return self.then(knock_outs(table))

    def steal_health(self, table: KrosTable) -> None:
        """One effect for all targets together (7.5.18.a, gap steal-health-many)."""
        if any(line_holds(table, line, self) for line in self.kind(table).steals_health):
            number = table.new_number()
            wait(table, Pending(number, STEAL_HEALTH, self.controller, self.caster, amount=sum(self.placed)))


AttackSpell.steps = (
    ("7.2.2.a-1", AttackSpell.pay_costs),
    ("7.2.3.a", AttackSpell.determine_targets),
    ("7.2.4.a-1", AttackSpell.additional_effects),
    ("7.2.4.d-1", AttackSpell.fall),
    ("7.2.5.a", AttackSpell.test_critical),
    ("7.2.6.a", AttackSpell.test_armor),
    ("7.2.7.a", AttackSpell.assess_damage),
    ("7.2.8.a", AttackSpell.place_injuries),
    ("7.2.9.a", AttackSpell.pending_effects),
)


class HealSpell(CastSpell):
    """Cast a Heal Spell (7.3): no Armor roll, and Injuries come off (4.10.5-1, 7.3.1, 7.3.2, 7.3.2.a)."""

    __slots__ = ()

    def assess_healing(self, table: KrosTable) -> Next:
        """Step 6: Base + additions + the Heal Power + 1 for a Critical Hit (7.3.2.b, gap critical-on-heal,
        4.9.16.a)."""
        spell = self.kind(table)
        own = bool(self.caster_powers(table) & w.HEALER) + bool(self.criticals)
        kinds = table.box.kinds
        self.targets = tuple(
            number for number in self.targets if table.in_arena(number) and kinds[table.pieces[number].kind].hp != DASH
        )
        self.damages = tuple(max(0, spell.value + self.added(table, number) + own) for number in self.targets)
        return None

    def remove_injuries(self, table: KrosTable) -> Next:
        """Step 7: what exceeds the Injuries is not healed (4.10.5-2)."""
        healed = [
            heal(table, number, amount, self.caster, "7.3.2.c")
            for number, amount in zip(self.targets, self.damages, strict=True)
        ]
        self.placed = tuple(healed)
        return None


HealSpell.steps = (
    ("7.2.2.a-1", HealSpell.pay_costs),
    ("7.2.3.a", HealSpell.determine_targets),
    ("7.2.4.a-1", HealSpell.additional_effects),
    ("7.2.4.d-1", HealSpell.fall),
    ("7.2.5.a", HealSpell.test_critical),
    ("7.3.2.b", HealSpell.assess_healing),
    ("7.3.2.c", HealSpell.remove_injuries),
    ("7.2.9.a", HealSpell.pending_effects),
)


class SpecialSpell(CastSpell):
    """Cast a Special Spell: Steps 1, 2, 3 and 8 only (7.4.2)."""

    __slots__ = ()


SpecialSpell.steps = (
    ("7.2.2.a-1", SpecialSpell.pay_costs),
    ("7.2.3.a", SpecialSpell.determine_targets),
    ("7.2.4.a-1", SpecialSpell.additional_effects),
    ("7.2.4.d-1", SpecialSpell.fall),
    ("7.2.9.a", SpecialSpell.pending_effects),
)

_KINDS: dict[str, type[CastSpell]] = {w.ATTACK: AttackSpell, w.HEAL: HealSpell, w.SPECIAL: SpecialSpell}


def cast(table: KrosTable, caster: int, spell: int, cell: int) -> CastSpell:
    """The procedure of a Spell that the active Unit casts (4.8.6.a, 4.8.6.b, 4.8.6.c)."""
    kind: SpellKind = table.box.spells[spell]
    return _KINDS[kind.kind](caster, spell, cell, table.pieces[caster].controller)


def triggered_spell(table: KrosTable, caster: int, spell: int, cell: int, controller: int) -> CastSpell:
    """A Spell that casts itself: a Bomb's Explosion, a Trap's Snap, on the cell where it was (gap bomb-lki,
    4.19.5.d)."""
    kind: SpellKind = table.box.spells[spell]
    made = _KINDS[kind.kind](caster, spell, cell, controller, triggered=True)
    made.powers = table.box.kinds[table.last_known(caster).kind].powers
    table.tell("cast", "7.2.9.d", controller, caster, (caster,), (spell, cell))
    return made


def spell_at_hand(table: KrosTable) -> CastSpell | None:
    """The Spell that is being resolved, if one is."""
    for procedure in table.innermost():
        if isinstance(procedure, CastSpell):
            return procedure
    return None
