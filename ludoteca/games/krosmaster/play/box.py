"""What a match is played with: the kinds of the collection with their Spells and abilities, numbered."""

from __future__ import annotations

from functools import cache

from ludoteca.core.effects import Ability
from ludoteca.core.game import Game
from ludoteca.core.piece import NONE
from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.cards.arena import arenas
from ludoteca.games.krosmaster.cards.cards import Catalogue
from ludoteca.games.krosmaster.cards.formats import Format, Setup, catalogue_of, seats_of, teams_of
from ludoteca.games.krosmaster.meaning import own_effects  # noqa: F401 - it closes the circle of casting
from ludoteca.games.krosmaster.meaning.effects import PAYABLE, PAYMENTS, PERFORMERS, READERS
from ludoteca.games.krosmaster.meaning.pending import gather
from ludoteca.games.krosmaster.meaning.powers import more_hp, powers_of, stances_of
from ludoteca.games.krosmaster.table.areas import zones
from ludoteca.games.krosmaster.table.box import KrosBox
from ludoteca.games.krosmaster.table.kinds import RewardKind, SpellKind, UnitKind
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.text.effects import Grant
from ludoteca.games.krosmaster.text.words import BIT, BULKY, ITTY_BITTY

#: The Spell that every Krosmaster has (4.8.5).
PUNCH = cards.Spell(
    id="golpe",
    name="Golpe",
    en="Punch",
    reach="close",
    ap=5,
    limit="turn",
    kind="attack",
    element="neutral",
    value=1,
)


class WiredBox(KrosBox):
    """The box of every match: the table stands below Powers and texts, and asks them through these."""

    __slots__ = ()

    performers = PERFORMERS
    payable = PAYABLE
    payments = PAYMENTS
    readers = READERS
    gather = staticmethod(gather)
    powers_of = staticmethod(powers_of)
    more_hp = staticmethod(more_hp)
    stances_of = staticmethod(stances_of)


class Contents:
    """Everything of a collection, numbered once and shared by all matches that are played with it."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.kinds: list[UnitKind | RewardKind] = []
        self.spells: list[SpellKind] = []
        self.abilities: list[Ability] = []
        self.profiles: dict[str, int] = {}
        self.rewards: dict[str, int] = {}
        self.punch = self.add_spell(PUNCH)
        units: list[cards.Character | cards.Summon] = [*catalogue.characters.values(), *catalogue.summons.values()]
        for card in units:
            self.add_unit(card)
        for reward in catalogue.rewards.values():
            self.add_reward(reward)
        self.sight_given = self.gives_sight()
        self.watchers: dict[str, frozenset[int]] = {}
        for kind in self.units():
            for ability in kind.triggers:
                trigger = self.abilities[ability].trigger
                for event in trigger.events if trigger is not None else ():
                    self.watchers[event] = self.watchers.get(event, frozenset()) | {kind.number}

    def gives_sight(self) -> bool:
        """Does any text or token give Bulky or Itty-Bitty?"""
        powers = [kind.powers for kind in self.kinds if isinstance(kind, RewardKind)]
        effects = [clause.effect for ability in self.abilities for clause in ability.clauses]
        powers += [BIT[effect.power] for effect in effects if isinstance(effect, Grant)]
        return any(bits & (BULKY | ITTY_BITTY) for bits in powers)

    def units(self) -> list[UnitKind]:
        return [kind for kind in self.kinds if isinstance(kind, UnitKind)]

    def add_abilities(self, text: str, sort: str) -> tuple[tuple[int, Ability], ...]:
        found = []
        for ability in self.catalogue.compile(text, sort):
            found.append((len(self.abilities), ability))
            self.abilities.append(ability)
        return tuple(found)

    def add_spell(self, spell: cards.Spell) -> int:
        number = len(self.spells)
        self.spells.append(SpellKind(number, spell, self.add_abilities(spell.text, t.SPELL)))
        return number

    def add_unit(self, card: cards.Character | cards.Summon) -> None:
        kind = UnitKind(len(self.kinds), card)
        kind.spells = tuple(self.add_spell(spell) for spell in card.spells)
        for power in card.abilities:
            for number, ability in self.add_abilities(power.text, t.TRIGGERED):
                if ability.sort == t.STATIC:
                    kind.statics += (number,)
                else:
                    kind.triggers += (number,)
        self.profiles[card.id] = kind.number
        self.kinds.append(kind)

    def add_reward(self, card: cards.Reward) -> None:
        kind = RewardKind(len(self.kinds), card)
        kind.ability = tuple(number for number, _ in self.add_abilities(card.text, t.SPELL))
        kind.spell = NONE if card.spell is None else self.add_spell(card.spell)
        kind.summon = self.profiles[card.summon] if card.summon else NONE
        self.rewards[card.id] = kind.number
        self.kinds.append(kind)


@cache
def own_contents() -> Contents:
    return Contents(cards.load())


def contents_of(setup: Setup) -> Contents:
    catalogue = catalogue_of(setup)
    return own_contents() if catalogue is cards.load() else Contents(catalogue)


def make_box(game: Game, setup: Setup) -> KrosBox:
    contents = contents_of(setup)
    seats = seats_of(setup)
    box = WiredBox(game, seats, teams_of(setup), zones(seats))
    box.catalogue = contents.catalogue
    box.arenas = arenas()
    box.kinds = tuple(contents.kinds)
    box.spells = tuple(contents.spells)
    box.abilities = tuple(contents.abilities)
    box.punch = contents.punch
    box.profiles = contents.profiles
    box.watchers = contents.watchers
    box.awaited = frozenset(contents.watchers)
    box.sight_given = contents.sight_given
    box.format = Format(setup)
    box.rulings = setup.rulings
    return box
