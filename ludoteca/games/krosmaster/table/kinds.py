"""What units, Spells and Demonic Rewards of a match are: the records that the table's numbers stand for."""

from __future__ import annotations

from ludoteca.core.effects import Ability, Clause, Effect
from ludoteca.core.piece import EVERYBODY, NONE, Piece
from ludoteca.core.rulebook import Lang
from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import words as w

#: No such characteristic: a dash on the card (4.3.4.b, 4.11.1.a).
DASH = -1


class SpellKind:
    """A Spell, with the parts of its text sorted by the step that they belong to."""

    __slots__ = (
        "abilities",
        "ap",
        "area",
        "beside",
        "bonuses",
        "control",
        "cost",
        "dash",
        "double",
        "element",
        "injuries",
        "invasion",
        "kind",
        "limit",
        "max",
        "min",
        "mp",
        "number",
        "oriented",
        "piercing",
        "places",
        "reach",
        "requires",
        "simple",
        "spell",
        "steals_health",
        "track",
        "value",
        "variable",
        "word",
    )

    def __init__(self, number: int, spell: cards.Spell, abilities: tuple[tuple[int, Ability], ...]) -> None:
        self.number = number
        self.spell = spell
        self.word = spell.id
        self.kind = spell.kind
        self.reach = spell.reach
        self.min = spell.min
        self.max = spell.max
        self.variable = spell.variable
        self.ap = spell.ap
        self.mp = spell.mp
        self.injuries = spell.injuries
        self.dash = spell.dash
        self.cost = (0, 0, 0) if spell.dash else (spell.ap, spell.mp, spell.injuries)
        self.limit = spell.limit
        self.element = spell.element
        self.value = spell.value
        self.area: str = spell.area
        self.oriented = spell.area in w.ORIENTED
        self.control = spell.control
        #: Nothing can stand between caster and target.
        self.beside = spell.reach in (w.CLOSE, w.PERSONAL)
        #: Neither a limit of use nor a cost but in AP and MP.
        self.simple = spell.limit in (w.UNLIMITED, w.ONCE_A_TARGET) and not spell.injuries and not spell.dash
        #: The lines of its text that do something in Step 3, by their numbers.
        self.abilities: tuple[int, ...] = ()
        #: Damage or healing to add in Step 6: the line it stands in, and the clause.
        self.bonuses: tuple[tuple[int, Clause], ...] = ()
        self.piercing: tuple[int, ...] = ()
        self.steals_health: tuple[int, ...] = ()
        self.double: tuple[int, ...] = ()
        self.track = self.invasion = False
        self.requires: tuple[tuple[int, e.Requires], ...] = ()
        #: What it puts on the targeted cell, where it does nothing else.
        self.places: tuple[Effect, ...] = ()
        for ability_number, ability in abilities:
            self.add(ability_number, ability)
        done = [clause.effect for _, ability in abilities for clause in ability.clauses]
        done = [effect for effect in done if not isinstance(effect, e.Later)]
        if spell.kind == w.SPECIAL and not spell.area and all(isinstance(each, e.Summon | e.GoThere) for each in done):
            self.places = tuple(done)

    def add(self, number: int, ability: Ability) -> None:
        """Sort one line of its text."""
        for clause in ability.clauses:
            effect = clause.effect
            if isinstance(effect, e.Bonus):
                self.bonuses += ((number, clause),)
            elif isinstance(effect, e.ArmorPiercing):
                self.piercing += (number,)
            elif isinstance(effect, e.StealHealth):
                self.steals_health += (number,)
            elif isinstance(effect, e.DoubleCritical):
                self.double += (number,)
            elif isinstance(effect, e.Track):
                self.track = True
            elif isinstance(effect, e.Invasion):
                self.invasion = True
            elif isinstance(effect, e.Requires):
                self.requires += ((number, effect),)
        if any(not isinstance(clause.effect, e.Later) for clause in ability.clauses):
            self.abilities += (number,)

    def called(self, lang: Lang) -> str:
        return self.spell.called(lang)


class UnitKind:
    """A Krosmaster or Summon, as its card or token says (2.4.1, 3.2.1, 3.2.2, 3.2.3, 4.2.2, 4.2.3, 4.3.2, 4.3.3,
    4.3.3.b, 4.11.1, 4.19.1.d)."""

    __slots__ = (
        "ap",
        "card",
        "hp",
        "initiative",
        "is_krosmaster",
        "level",
        "loot",
        "mp",
        "number",
        "obstacle",
        "powers",
        "sort",
        "spells",
        "statics",
        "triggers",
        "types",
        "word",
    )

    def __init__(self, number: int, card: cards.Character | cards.Summon) -> None:
        self.number = number
        self.card = card
        self.word = card.id
        self.is_krosmaster = isinstance(card, cards.Character)
        self.level = card.level if isinstance(card, cards.Character) else 0
        self.initiative = card.initiative if isinstance(card, cards.Character) else 0
        #: krosmaster, monster, bomb, trap, turret, tombstone or mechanism.
        self.sort = card.kind if isinstance(card, cards.Summon) else "krosmaster"
        self.mp = DASH if card.mp is None else card.mp
        self.hp = DASH if card.hp is None else card.hp
        self.ap = DASH if card.ap is None else card.ap
        self.types = frozenset((*card.types, card.id))
        self.powers = 0
        for power in card.powers:
            self.powers |= w.BIT[power]
        self.loot = card.loot
        #: Traps and Tombstones are not obstacles; other Units are (4.19.7.b, 4.19.8.b, gap unknown-mechanism-obstacle).
        self.obstacle = self.sort not in (w.TRAP, w.TOMBSTONE)
        self.spells: tuple[int, ...] = ()
        #: The abilities of its own Powers: those that hold by presence, and those that go off.
        self.statics: tuple[int, ...] = ()
        self.triggers: tuple[int, ...] = ()

    def called(self, lang: Lang) -> str:
        return self.card.title(lang) if isinstance(self.card, cards.Character) else self.card.called(lang)

    @property
    def is_character(self) -> bool:
        """With the MP characteristic (4.3.4.a, 4.3.4, 4.19.4)."""
        return self.mp != DASH


class RewardKind:
    """A Demonic Reward (4.7.5)."""

    __slots__ = ("ability", "card", "level", "number", "powers", "punch", "spell", "summon", "type", "word")

    def __init__(self, number: int, card: cards.Reward) -> None:
        self.number = number
        self.card = card
        self.word = card.id
        self.type = card.type
        self.level = w.LEVELS.index(card.level)
        self.powers = 0
        for power in card.powers:
            self.powers |= w.BIT[power]
        #: The abilities of its text, the Spell that it grants, the Summon that it brings.
        self.ability: tuple[int, ...] = ()
        self.spell = NONE
        self.summon = NONE
        self.punch = card.punch

    def called(self, lang: Lang) -> str:
        return self.card.called(lang)


class Unit(Piece):
    """A Krosmaster or Summon on the table. ``host`` is its summoner (1.1.3, 4.3.1)."""

    __slots__ = (
        "ap_marks",
        "copied",
        "dice",
        "fired",
        "injuries",
        "mp_marks",
        "range_marks",
        "special",
        "spent",
        "wounder",
    )

    def __init__(self, number: int, kind: int, owner: int, zone: int, known: int = EVERYBODY) -> None:
        super().__init__(number, kind, owner, zone, known)
        self.injuries = 0
        #: Markers, below 0 for -1 markers (4.11.8).
        self.ap_marks = 0
        self.mp_marks = 0
        self.range_marks = 0
        #: The faces of Inspiration Dice on the card.
        self.dice: tuple[int, ...] = ()
        #: Special markers on it, each with the Unit that put it there.
        self.special: tuple[tuple[str, int], ...] = ()
        #: Once-per-match Spells cast.
        self.spent: tuple[int, ...] = ()
        #: The Source of the Injuries last placed.
        self.wounder = NONE
        #: The kind whose own Powers it copies.
        self.copied = NONE
        #: "The first time" texts that have gone off in this fight (4.18.2.a).
        self.fired: tuple[int, ...] = ()

    def copy(self) -> Unit:
        new = Unit(self.number, self.kind, self.owner, self.zone, self.known)
        self.copy_into(new)
        new.injuries = self.injuries
        new.ap_marks = self.ap_marks
        new.mp_marks = self.mp_marks
        new.range_marks = self.range_marks
        new.dice = self.dice
        new.special = self.special
        new.spent = self.spent
        new.wounder = self.wounder
        new.copied = self.copied
        new.fired = self.fired
        return new
