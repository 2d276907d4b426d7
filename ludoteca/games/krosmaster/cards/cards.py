"""The pieces as data: Krosmasters, Summons, Demonic Rewards, arenas and Teams, checked when they are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from ludoteca.cardtext import decks
from ludoteca.cardtext.collection import title_of
from ludoteca.cardtext.pieces import (
    Faults,
    PieceError,
    clash,
    each_once,
    each_understood,
    entry_of,
    in_field,
    misdescribed,
    slug,
    told,
)
from ludoteca.core import documents
from ludoteca.core.documents import Described, Document, DocumentError
from ludoteca.core.effects import Ability
from ludoteca.core.errors import nearest
from ludoteca.core.problems import Problem
from ludoteca.core.rulebook import Lang
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.text import words as w
from ludoteca.games.krosmaster.wording.wording import compile_text, say_text

PIECES = Path(__file__).parents[1] / "pieces"

Power = Literal[
    "critical-hit", "armor", "lock", "dodge", "resistance-water", "resistance-air", "resistance-earth",
    "resistance-fire", "resistance", "immune", "itty-bitty", "bulky", "counter-attack", "heal", "unfazed",
    "internal-fire", "chance", "agility", "strength", "intelligence", "wisdom", "prospecting", "craftsman",
    "farmer", "wither", "desecration",
]  # fmt: skip
Area = Literal["", "cross", "square", "hammer", "stick", "shovel", "needle", "breath", "multiple"]
Element = Literal["", "water", "air", "earth", "fire", "neutral"]
Level = Literal["granite", "jade", "silver", "gold"]


class Named(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything with a word and a name; the English one where it differs."""

    id: str
    name: str
    en: str = ""

    def called(self, lang: Lang) -> str:
        return self.name if lang == "pt" or not self.en else self.en


class Spell(Named, kw_only=True):
    reach: Literal["close", "ranged", "line", "no-sight", "personal"]
    kind: Literal["attack", "heal", "special"]
    min: int = 1
    max: int = 1
    variable: bool = False
    ap: int = 0
    mp: int = 0
    injuries: int = 0
    #: A dash in place of the cost: it can't be changed (4.8.2).
    dash: bool = False
    limit: Literal["unlimited", "turn", "target", "match"] = "unlimited"
    element: Element = ""
    value: int = 0
    area: Area = ""
    #: Summon Control, the number in brackets (4.19.9.c).
    control: int = 0
    text: str = ""
    ours: bool = False

    def problems(self) -> Iterator[Problem]:
        if self.kind == w.ATTACK and not self.element:
            yield Problem("an Attack Spell has an element or is neutral (rule 4.10.3)", "problem-no-element")
        if self.kind != w.ATTACK and self.element:
            yield Problem("only Attack Spells have elements (rule 4.10.3.a)", "problem-element")
        if self.kind == w.SPECIAL and self.value:
            yield Problem("a Special Spell does no Damage and heals nothing (rule 7.4.1)", "problem-special")
        if not 0 <= self.min <= self.max or min(self.ap, self.mp, self.injuries, self.value) < 0:
            yield Problem("its figures can't be", "problem-spell-figures")
        if bool(self.control) != self.name.endswith(")"):
            yield Problem("a Summoning Spell bears its number in brackets (rule 4.8.6.d)", "problem-control")


class OwnPower(Named, kw_only=True):
    """A Power that only this card has, with its text."""

    text: str
    ours: bool = False


class Profile(Named, kw_only=True):
    """What Krosmasters and Summons share."""

    types: list[str] = []
    hp: int | None = None
    ap: int | None = None
    mp: int | None = None
    powers: list[Power] = []
    #: Those of its Powers that are no known fact.
    powers_ours: list[Power] = []
    loot: int = 0
    abilities: list[OwnPower] = []
    spells: list[Spell] = []
    figures: Literal["facts", "ours"] = "facts"

    def written(self) -> dict[str, str]:
        spells = {f"{self.id}/{spell.id}": spell.text for spell in self.spells if spell.text}
        return spells | {f"{self.id}/{power.id}": power.text for power in self.abilities}


class Character(Profile, kw_only=True):
    version: str = ""
    color: Literal["gold", "white", "black"]
    level: int
    initiative: int
    expansion: str = "base"

    def title(self, lang: Lang) -> str:
        return f"{self.called(lang)} – {self.version}" if self.version else self.called(lang)


class Summon(Profile, kw_only=True):
    """A Summon of one of the families (4.19.2.a, 4.19.2.b, 4.19.2.c, 4.19.2.d, 4.19.2.e, 4.19.2.f, 4.19.2.g); Turrets
    and Tombstones are Mechanisms (4.19.6, 4.19.8)."""

    kind: Literal["monster", "bomb", "trap", "turret", "tombstone", "mechanism"]


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    element: Element
    number: int


class Punch(msgspec.Struct, forbid_unknown_fields=True):
    """What a Technique makes of the Punch."""

    reach: Literal["", "line"] = ""
    min: int = 1
    max: int = 1
    area: Area = ""


class Reward(Named, kw_only=True):
    level: Level
    type: Literal["boost", "buff", "equipment"]
    equipment: Literal["", "weapon", "set", "pet", "dofus", "trophy", "technique"] = ""
    count: int
    ap: int = 0
    mp: int = 0
    hp: int = 0
    range: int = 0
    damage: int = 0
    powers: list[Power] = []
    bonus: Bonus | None = None
    spell: Spell | None = None
    summon: str = ""
    punch: Punch | None = None
    text: str = ""

    def written(self) -> dict[str, str]:
        return {self.id: self.text} if self.text else {}


class Board(Named, kw_only=True):
    grid: list[str]


class Team(decks.Deck):
    """The Krosmasters of a player, by their words."""

    krosmasters: list[str]
    #: Krosmasters and Summons of the player's own.
    character: list[Document] = msgspec.field(default_factory=list)
    summon: list[Document] = msgspec.field(default_factory=list)


class CharacterFile(msgspec.Struct, forbid_unknown_fields=True):
    types: dict[str, dict[str, str]]
    markers: dict[str, dict[str, str]]
    character: list[Character]


class SummonFile(msgspec.Struct, forbid_unknown_fields=True):
    summon: list[Summon]


class RewardFile(msgspec.Struct, forbid_unknown_fields=True):
    reward: list[Reward]


T = TypeVar("T")
N = TypeVar("N", bound=Named)


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    board: list[Board]


class TeamFile(msgspec.Struct, forbid_unknown_fields=True):
    expansions: list[str]
    banned: list[str]
    team: list[Team]


class Catalogue:
    """The whole collection, or one with pieces of somebody's own added."""

    def __init__(
        self,
        characters: Iterable[Character],
        summons: Iterable[Summon],
        rewards: Iterable[Reward],
        boards: Iterable[Board],
        teams: TeamFile,
        types: dict[str, dict[str, str]],
        markers: dict[str, dict[str, str]],
    ) -> None:
        self.characters = by_id(characters)
        self.summons = by_id(summons)
        self.rewards = by_id(rewards)
        self.boards = by_id(boards)
        self.teams = {team.id: team for team in teams.team}
        self.expansions = teams.expansions
        self.banned = teams.banned
        self.types = types
        self.markers = markers
        self.words = self.proper_names("pt")
        #: What each name in a Portuguese text means; a Summon's own name goes before its family's.
        self.meanings = {name: id for id, name in reversed(self.words.items())}
        self._texts: dict[tuple[str, str], tuple[Ability, ...]] = {}

    def proper_names(self, lang: Lang) -> dict[str, str]:
        """The names that texts may use, by what they mean; a Type and a Summon of one name mean the Type."""
        names = {id: entry[lang] for id, entry in (*self.types.items(), *self.markers.items())}
        names |= {summon.id: summon.called(lang) for summon in self.summons.values()}
        names |= {character.id: character.title(lang) for character in self.characters.values()}
        return names

    def compile(self, text: str, sort: str) -> tuple[Ability, ...]:
        key = (text, sort)
        if key not in self._texts:
            self._texts[key] = compile_text(text, sort, self.meanings)
        return self._texts[key]

    def say(self, abilities: tuple[Ability, ...], lang: Lang) -> str:
        return say_text(abilities, lang, self.proper_names(lang))

    def character(self, id: str) -> Character:
        return found(self.characters, id, "Krosmaster")

    def check(self) -> None:
        for profile in (*self.characters.values(), *self.summons.values()):
            self.check_profile(profile)
        for reward in self.rewards.values():
            self.check_reward(reward)
        for board in self.boards.values():
            check_board(board)
        for team in self.teams.values():
            for id in team.krosmasters:
                self.character(id)

    def check_profile(self, profile: Profile) -> None:
        """All that is wrong with a Krosmaster or a Summon, told together."""
        faults = Faults(profile.id)
        faults.found += self.problems_of(profile)
        for number, spell in enumerate(profile.spells, 1):
            faults.found += (in_field(f"spells[{number}]", problem) for problem in spell.problems())
            faults.understood(spell.text, partial(self.compile, sort=t.SPELL), f"spells[{number}].text")
        for number, power in enumerate(profile.abilities, 1):
            faults.understood(power.text, partial(self.compile, sort=t.TRIGGERED), f"abilities[{number}].text")
        faults.tell()

    def problems_of(self, profile: Profile) -> Iterator[Problem]:
        for type in profile.types:
            if type not in self.types:
                yield absent(self.types, type, "Type")
        if not set(profile.powers_ours) <= set(profile.powers):
            yield Problem("a Power of ours is not among its Powers", "problem-powers-ours")
        if isinstance(profile, Summon):
            yield from problems_of_summon(profile)

    def check_reward(self, reward: Reward) -> None:
        if (reward.type == w.EQUIPMENT) != bool(reward.equipment):
            raise misdescribed(
                reward.id, Problem("Equipment, and only Equipment, has a kind (rule 4.7.11)", "problem-equipment")
            )
        if reward.summon:
            found(self.summons, reward.summon, "Summon")
        at_once = reward.bonus is not None or reward.spell is not None or bool(reward.summon)
        if at_once and reward.type != w.BOOST:
            raise misdescribed(
                reward.id, Problem("only a Boost gives a Spell, a bonus or a Summon (rule 4.7.5.a)", "problem-boost")
            )
        if reward.punch is not None and reward.equipment != w.TECHNIQUE:
            raise misdescribed(
                reward.id, Problem("only a Technique changes the Punch (rule 4.7.11.e)", "problem-technique")
            )
        self.check_reward_text(reward)
        if reward.spell is not None and (problems := list(reward.spell.problems())):
            raise misdescribed(reward.id, *problems)

    def check_reward_text(self, reward: Reward) -> None:
        """A Boost's text happens at once; a Technique's is added to the Punch, where only some effects can wait."""
        if reward.text and reward.type != w.BOOST and reward.equipment != w.TECHNIQUE:
            raise misdescribed(
                reward.id,
                Problem(
                    "only Boosts and Techniques have a text; others have figures and Powers", "problem-reward-text"
                ),
            )
        for ability in self.compile(reward.text, t.SPELL):
            for clause in ability.clauses:
                later = isinstance(clause.effect, e.Later)
                if later and (reward.type == w.BOOST or not isinstance(clause.effect, e.Bonus | e.ArmorPiercing)):
                    raise misdescribed(reward.id, Problem("part of its text does nothing there", "problem-idle-text"))


def problems_of_summon(summon: Summon) -> Iterator[Problem]:
    if (summon.mp is not None) != (summon.kind == w.MONSTER):
        yield Problem("Monsters have MP and Mechanisms have none (rule 4.19.1.e)", "problem-summon-mp")
    if len(summon.spells) > 1:
        yield Problem("a Summon has at most one Spell (rule 3.3.1)", "problem-summon-spells")
    if summon.kind == w.BOMB and summon.hp != 1:
        yield Problem("a Bomb has 1 HP (rule 4.19.5)", "problem-bomb")
    if summon.kind == w.TRAP and summon.hp is not None:
        yield Problem("a Trap has no HP (rule 4.19.7)", "problem-trap")


def check_board(board: Board) -> None:
    if len(board.grid) != 12 or any(len(row) != 12 or set(row) - set(".STBCD12") for row in board.grid):
        raise misdescribed(
            board.id, Problem("an arena has 12 rows of 12 cells: . S T B C D 1 2 (rule 4.17.1)", "problem-arena")
        )


def by_id(pieces: Iterable[N]) -> dict[str, N]:
    return each_once((piece.id, piece) for piece in pieces)


def found(known: Mapping[str, T], id: str, what: str) -> T:
    if id not in known:
        problem = absent(known, id, what)
        raise PieceError(str(problem), problem.message_id, **problem.values)
    return known[id]


def absent(known: Iterable[str], id: str, what: str) -> Problem:
    near = ", ".join(nearest(id, known))
    return Problem(f"there is no {what} “{id}”; did you mean {near or '…'}?", "piece-unknown", id=id, nearest=near)


@cache
def read(name: str, kind: type[T]) -> T:
    """One file of pieces; an error names file and place."""
    try:
        return documents.shaped(documents.read_toml(documents.read_file(PIECES / name)), kind)
    except DocumentError as error:
        raise misdescribed(name, *error.problems) from error


@cache
def load() -> Catalogue:
    """The collection that the game brings along."""
    catalogue = joined([], [])
    catalogue.check()
    return catalogue


def joined(characters: Sequence[Character], summons: Sequence[Summon]) -> Catalogue:
    """The collection, with pieces that are in no set."""
    file = read("characters.toml", CharacterFile)
    return Catalogue(
        [*file.character, *characters],
        [*read("summons.toml", SummonFile).summon, *summons],
        read("rewards.toml", RewardFile).reward,
        read("boards.toml", BoardFile).board,
        read("teams.toml", TeamFile),
        file.types,
        file.markers,
    )


# -- pieces of somebody's own -------------------------------------------------

Own = TypeVar("Own", Character, Summon)


def profile_of(data: Described, kind: type[Own]) -> Own:
    """A Krosmaster or a Summon as its file describes it; its texts are read when it joins the others."""
    return entry_of(with_ids(data), kind, title_of(data, "name"))


def with_ids(data: Described) -> Document:
    """The id of a piece, of its Spells and of its Powers may be left out: it is the name."""
    entry = dict(data)
    entry.setdefault("id", slug(f"{entry.get('name', '')} {entry.get('version', '')}"))
    for part in ("spells", "abilities"):
        if isinstance(entry.get(part), list):
            entry[part] = [with_ids(each) if isinstance(each, dict) else each for each in entry[part]]
    return entry


def with_own(characters: Sequence[Described], summons: Sequence[Described]) -> Catalogue:
    """The collection with pieces of somebody's own: all are in order, and none is called as another is."""
    known = load()
    people = each_understood(characters, lambda data: profile_of(data, Character), title_of)
    called = each_understood(summons, lambda data: profile_of(data, Summon), title_of)
    problems = [*clashes(known.characters, people), *clashes(known.summons, called)]
    if problems:
        raise told(problems)
    new_people = [each for each in people if each.id not in known.characters]
    new_summons = [each for each in called if each.id not in known.summons]
    catalogue = joined(new_people, new_summons)
    new: list[Profile] = [*new_people, *new_summons]
    each_understood(new, catalogue.check_profile, lambda profile: profile.id)
    return catalogue


def clashes(known: Mapping[str, Profile], own: Iterable[Profile]) -> list[Problem]:
    """A piece that is there already is no clash; another one of its id is."""
    taken = dict(known)
    return [clash(each.id, each.id, other.id) for each in own if (other := taken.setdefault(each.id, each)) != each]
