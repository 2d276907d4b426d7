"""Set-ups, checked at the door: formats, Teams, rulings. Each error names the rule (1.1, 9.1)."""

from __future__ import annotations

from itertools import combinations

import msgspec

from ludoteca.cardtext import decks
from ludoteca.cardtext.pieces import brought, not_in_order
from ludoteca.core.documents import Document
from ludoteca.core.errors import LudotecaError, SetupError, nearest
from ludoteca.core.setups import full_rulings, known_format
from ludoteca.games.krosmaster.cards import arena, cards
from ludoteca.games.krosmaster.cards.cards import Catalogue, Character, Team

CONSTRUCTED, LIMITED, FRIENDLY, ORIGINAL = "constructed", "limited", "friendly", "original-box"
FREE_FOR_ALL, TWO_AGAINST_TWO = "free-for-all", "two-against-two"
FORMATS = (CONSTRUCTED, LIMITED, FRIENDLY, ORIGINAL, FREE_FOR_ALL, TWO_AGAINST_TWO)
FOUR_PLAYERS = (FREE_FOR_ALL, TWO_AGAINST_TWO)

#: The readings of gaps that a format leaves open; the first of each is the default.
RULINGS = {
    "summon-on-trap": ("forbidden", "allowed"),
    "tension-wild": ("goes-on", "loses"),
    "caster-gone": ("its-card", "as-cast"),
    "purple-target": ("units-and-cells", "units"),
    "no-place": ("refused", "no-effect"),
}

#: Turns after which a friendly match is over (gap no-turn-limit).
FRIENDLY_TURNS = 60

LEVEL = 12
PAIR_LEVEL = 6
_COPIES = {"gold": (1, "1.1.1.c-1"), "white": (2, "1.1.1.e"), "black": (3, "1.1.1.f")}


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a match is set up with. Without Teams the ready-made ones are taken in turn."""

    format: str = CONSTRUCTED
    teams: list[Team] = []
    #: The pools of a Limited tournament, if they are known.
    pools: list[list[str]] = []
    #: An arena and a side for the second player where the tournament fixes them (1.3.2-3).
    arena: str = ""
    side: str = ""
    rulings: dict[str, str] = {}
    turn_limit: int | None = None
    #: What the tournament accepts; without them the collection's own lists.
    expansions: list[str] | None = None
    banned: list[str] | None = None
    #: Pieces that are in no set.
    characters: list[Document] = []
    summons: list[Document] = []


class Format:
    """What the rules ask of the format while they play."""

    __slots__ = ("gold", "levels", "name", "turn_limit")

    def __init__(self, setup: Setup) -> None:
        self.name = setup.format
        self.gold = setup.format == ORIGINAL
        #: The levels of Demonic Rewards (1.3.7-1, 8.1.2).
        self.levels = ("granite", "jade", "gold" if self.gold else "silver")
        self.turn_limit = setup.turn_limit or 0


def check(document: Document) -> Setup:
    setup = decks.setup_of(document, Setup)
    check_options(setup)
    catalogue = catalogue_of(setup)
    complete(setup, catalogue)
    for number, team in enumerate(setup.teams):
        check_team(setup, catalogue, team, number)
    if setup.format == TWO_AGAINST_TWO:
        for side in (0, 1):
            members = [catalogue.character(id) for team in setup.teams[side::2] for id in team.krosmasters]
            check_copies(setup, members, side)
    return setup


def check_options(setup: Setup) -> None:
    known_format(setup.format, FORMATS)
    setup.rulings = full_rulings(setup.rulings, RULINGS)
    if setup.arena and setup.arena not in cards.load().boards:
        raise SetupError(f"unknown arena “{setup.arena}”", "1.3.2-3", "setup-arena", arena=setup.arena)
    if setup.side and setup.side not in arena.DIRECTIONS:
        raise SetupError(f"unknown side “{setup.side}”", "1.3.2-3", "setup-side", side=setup.side)
    if setup.turn_limit is not None and setup.turn_limit < 0:
        raise SetupError("a turn limit is a number of turns, or 0", "5.1.1", "setup-turns")
    if setup.turn_limit is None:
        setup.turn_limit = 0 if setup.format in (CONSTRUCTED, LIMITED) else FRIENDLY_TURNS


def complete(setup: Setup, catalogue: Catalogue) -> None:
    """Ready-made Teams where none are given; every seat must have one."""
    seats = seats_of(setup)
    if not setup.teams:
        setup.teams = ready_pairs() if seats == 4 else list(catalogue.teams.values())[:2]
    if len(setup.teams) != seats:
        message = f"{len(setup.teams)} Teams for {seats} players"
        raise SetupError(
            message, "9.1.1" if seats == 4 else "4.1.2", "setup-seats", teams=len(setup.teams), seats=seats
        )
    if setup.expansions is None:
        setup.expansions = list(catalogue.expansions)
    if setup.banned is None:
        setup.banned = list(catalogue.banned)


def seats_of(setup: Setup) -> int:
    return 4 if setup.format in FOUR_PLAYERS else 2


def teams_of(setup: Setup) -> tuple[int, ...]:
    """The Team of each seat (9.3.1)."""
    return (0, 1, 0, 1) if setup.format == TWO_AGAINST_TWO else tuple(range(seats_of(setup)))


def ready_pairs() -> list[Team]:
    pairs = (
        ("vigg-arysta", "gui-yermotel"),
        ("rainha-dos-tofus", "rei-dos-papatudos"),
        ("ana-tomya", "kassius-kaos"),
        ("jems-blond", "luk-ylook"),
    )
    return [Team(krosmasters=list(pair)) for pair in pairs]


# -- Teams ---------------------------------------------------------------------------


def check_team(setup: Setup, catalogue: Catalogue, team: Team, number: int) -> None:
    """Constructed by all restrictions (1.1.1), Limited by its own (1.1.2)."""
    members = []
    for id in team.krosmasters:
        if id not in catalogue.characters:
            near = ", ".join(nearest(id, catalogue.characters))
            message = f"player{number + 1}: there is no Krosmaster “{id}”; did you mean {near}?"
            raise SetupError(message, "4.3.3.a", "team-unknown", seat=number + 1, id=id, nearest=near)
        members.append(catalogue.character(id))
    if setup.format in FOUR_PLAYERS:
        check_pair(setup, members, number)
    else:
        check_size(setup, members, number)
    if setup.format == LIMITED:
        check_pool(setup, catalogue, members, number)
        return
    check_level(setup, members, number)
    if setup.format != TWO_AGAINST_TWO:
        check_copies(setup, members, number)
    check_allowed(setup, members, number)


def check_size(setup: Setup, members: list[Character], number: int) -> None:
    if not 3 <= len(members) <= 8:
        rule = "1.1.2.a" if setup.format == LIMITED else "1.1.1.a"
        message = f"player{number + 1}: a Team has 3 to 8 Krosmasters, not {len(members)} (rule {rule})"
        raise SetupError(message, rule, "team-size", seat=number + 1, count=len(members))


def check_pair(setup: Setup, members: list[Character], number: int) -> None:
    if len(members) != 2:
        message = f"player{number + 1}: with four players everyone has 2 Krosmasters (rule 9.1.2)"
        raise SetupError(message, "9.1.2", "team-pair", seat=number + 1)


def check_level(setup: Setup, members: list[Character], number: int) -> None:
    """The printed Levels (gap level-team-building); 6 for four players (gap four-player-level)."""
    wanted = PAIR_LEVEL if setup.format in FOUR_PLAYERS else LEVEL
    total = sum(member.level for member in members)
    if total != wanted:
        rule = "9.1.2" if setup.format in FOUR_PLAYERS else "1.1.1.b"
        message = f"player{number + 1}: Levels add up to {total}, not {wanted} (rule {rule})"
        raise SetupError(message, rule, "team-level", seat=number + 1, total=total, wanted=wanted)


def check_copies(setup: Setup, members: list[Character], number: int) -> None:
    """Versions of one name share a limit, the strictest (2.1.2-2, gap version-copies); one Boss (1.1.1.c-2)."""
    for name in dict.fromkeys(member.name for member in members):
        same = [member for member in members if member.name == name]
        most, rule = min(_COPIES[member.color] for member in same)
        if len(same) > most:
            if most == 1 and len({member.id for member in same}) > 1:
                rule = "1.1.1.d"
            message = f"player{number + 1}: {name} is there {len(same)} times, at most {most} (rule {rule})"
            raise SetupError(message, rule, "team-copies", seat=number + 1, name=name, count=len(same), most=most)
    bosses = [member.name for member in members if "boss" in member.types]
    if len(bosses) > 1:
        message = f"player{number + 1}: {', '.join(bosses)} are Bosses; a Team has one (rule 1.1.1.g)"
        raise SetupError(message, "1.1.1.g", "team-bosses", seat=number + 1, names=", ".join(bosses))


def check_allowed(setup: Setup, members: list[Character], number: int) -> None:
    for member in members:
        if member.expansion not in (setup.expansions or ()):
            message = (
                f"player{number + 1}: {member.id} is of {member.expansion}, which is not accepted (rule 1.1.1.h-1)"
            )
            raise SetupError(message, "1.1.1.h-1", "team-expansion", seat=number + 1, id=member.id)
        if member.id in (setup.banned or ()):
            message = f"player{number + 1}: {member.id} is banned (rule 1.1.1.h-2)"
            raise SetupError(message, "1.1.1.h-2", "team-banned", seat=number + 1, id=member.id)


def check_pool(setup: Setup, catalogue: Catalogue, members: list[Character], number: int) -> None:
    """Level 12 if the pool allows it, else as near below as it does (1.1.2.b)."""
    total = sum(member.level for member in members)
    pool = setup.pools[number] if number < len(setup.pools) else []
    if pool:
        left = list(pool)
        for member in members:
            if member.id not in left:
                message = f"player{number + 1}: {member.id} is not in the pool (rule 1.1.2.c)"
                raise SetupError(message, "1.1.2.c", "team-pool", seat=number + 1, id=member.id)
            left.remove(member.id)
    best = best_level([catalogue.character(id).level for id in pool]) if pool else total
    if total > LEVEL or total < best:
        rule = "1.1.2.b-1" if best == LEVEL and total < LEVEL else "1.1.2.b-2"
        wanted = min(best, LEVEL)
        message = f"player{number + 1}: Levels add up to {total}, not {wanted} (rule {rule})"
        raise SetupError(message, rule, "team-level", seat=number + 1, total=total, wanted=wanted)


def best_level(levels: list[int]) -> int:
    """The highest total up to 12 that 3 to 8 Krosmasters of a pool give."""
    best = 0
    for size in range(3, min(8, len(levels)) + 1):
        for chosen in combinations(levels, size):
            if best < sum(chosen) <= LEVEL:
                best = sum(chosen)
        if best == LEVEL:
            break
    return best


def starting_glory(setup: Setup, catalogue: Catalogue) -> tuple[int, ...]:
    """GG of each seat at the start, by format (1.3.5, 9.2.3-1, 1.3.5.a, 1.3.5.b-1, 1.3.5.b-2, 1.3.5.b-3, 1.3.5.b-4,
    1.3.5.b-5, 1.3.5.b-6, 1.3.5.b-7)."""
    if setup.format in FOUR_PLAYERS:
        return (3, 3, 3, 3)
    if setup.format != LIMITED:
        return (6, 6)
    levels = [sum(catalogue.character(id).level for id in team.krosmasters) for team in setup.teams]
    total = sum(levels)
    each = 3 if total <= 11 else 4 if total <= 15 else 5 if total <= 19 else 6
    apart = abs(levels[0] - levels[1])
    stolen = 0 if apart <= 1 else 1 if apart <= 3 else 2
    lower = 0 if levels[0] < levels[1] else 1
    glory = [each - stolen, each - stolen]
    glory[lower] = each + stolen
    return tuple(glory)


# -- pieces of one's own, and ready-made Teams ----------------------------------------------


def catalogue_of(setup: Setup) -> Catalogue:
    """The collection, and the pieces that the set-up and the Teams bring along."""
    characters = brought(setup.characters, [team.character for team in setup.teams])
    summons = brought(setup.summons, [team.summon for team in setup.teams])
    if not characters and not summons:
        return cards.load()
    try:
        return cards.with_own(characters, summons)
    except LudotecaError as error:
        raise not_in_order(error) from None


def ready_teams() -> list[Team]:
    return list(cards.load().teams.values())


#: What players bring.
TEAMS = decks.Decks(Team, ready_teams, listed=("krosmasters",))
