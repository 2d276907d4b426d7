"""Set-ups, checked at the door: modes, maps, Heroes, teams, options. Each error names the rule."""

from __future__ import annotations

import msgspec

from ludoteca.cardtext import decks
from ludoteca.cardtext.pieces import PieceError
from ludoteca.core.documents import Document
from ludoteca.core.errors import SetupError, nearest
from ludoteca.core.problems import problem_of
from ludoteca.core.setups import full_rulings, known_format
from ludoteca.games.apotheosis.cards import cards
from ludoteca.games.apotheosis.cards.board import Board, tiles_of
from ludoteca.games.apotheosis.cards.building import check_hero
from ludoteca.games.apotheosis.cards.cards import Catalogue, HeroEntry, MapEntry
from ludoteca.games.apotheosis.cards.maps import board_of
from ludoteca.games.apotheosis.text.words import SUITS

#: The modes: the last team stands; a limit of rounds; an objective on the map; a deck of one's own.
SKIRMISH, TIMED, OBJECTIVE, LAGVIG = "skirmish", "timed", "objective", "lagvig"
FORMATS = (SKIRMISH, TIMED, OBJECTIVE, LAGVIG)

#: Rounds after which the team with most life wins (gap stalemate).
ROUNDS = {SKIRMISH: 30, TIMED: 8, OBJECTIVE: 30, LAGVIG: 30}

#: The level of every Hero (gap skirmish-level).
LEVEL = 4

#: The readings of gaps that a set-up may choose; the first of each is the default.
RULINGS = {
    "height-cost": ("up", "both"),
    "range-metric": ("up", "both"),
    "respond-to-own-action": ("yes", "no"),
    "action-impossible-after-response": ("hits", "misses"),
    "move-path": ("path", "tile"),
    "death-cards-timing": ("aside", "discarded"),
    "container-take": ("one", "several"),
    "summon-cost": ("flat", "by-level"),
    "salvation-cost": ("two", "one"),
    "counter-limit": ("ten", "none"),
    "critical-die": ("six", "maximum"),
}

#: The map of each mode if the set-up names none: a board of the size for simple PvP (board.size.2).
MAPS = {SKIRMISH: "duelo", TIMED: "duelo", LAGVIG: "duelo"}


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a match is set up with. Without Heroes the ready-made ones are taken in turn."""

    format: str = SKIRMISH
    map: str = ""
    #: The Hero of each seat.
    teams: list[HeroEntry] = []
    #: The team of each seat; without them everybody is alone.
    sides: list[int] = []
    #: Whether looting is allowed (r48), and whether points may be reserved (gap reserve-meaning).
    loot: bool = True
    reserving: bool = True
    level: int = LEVEL
    rounds: int | None = None
    #: A support slot more than the cards give (gap support-slots); one where a Hero has a Companion.
    support: int = 1
    #: Cards in the suit decks (gap skirmish-decks).
    decks: dict[str, list[str]] = {}
    rulings: dict[str, str] = {}
    #: Cards that are in no set.
    cards: list[Document] = []


class Format:
    """What the rules ask of the mode while they play."""

    __slots__ = (
        "access",
        "decks",
        "fixed",
        "loot",
        "name",
        "objective",
        "own_decks",
        "own_response",
        "reserving",
        "rounds",
        "rows",
        "scopes",
        "starts",
        "support",
        "to_destroy",
    )

    def __init__(self, setup: Setup) -> None:
        self.name = setup.format
        self.loot = setup.loot
        self.reserving = setup.reserving
        self.rounds = ROUNDS[setup.format] if setup.rounds is None else setup.rounds
        self.support = setup.support
        self.own_decks = setup.format == LAGVIG
        #: The suits whose decks have been filled.
        self.decks = tuple(setup.decks)
        #: May a character respond to its own action (gap respond-to-own-action)?
        self.own_response = rulings_of(setup)["respond-to-own-action"] == "yes"
        #: Are there cards that are used by a whole team, or from a discard?
        self.scopes: frozenset[str] = frozenset()
        #: The starting rows of each team; the first row are its access tiles.
        self.rows: tuple[tuple[tuple[int, ...], ...], ...] = ()
        self.starts: tuple[tuple[int, ...], ...] = ()
        self.access: tuple[int, ...] = ()
        #: The objective's piece, and whether it is to be destroyed; pieces that the map fixes.
        self.objective = -1
        self.to_destroy = False
        self.fixed: tuple[int, ...] = ()

    def place(self, rows: tuple[tuple[tuple[int, ...], ...], ...]) -> None:
        """The teams start in these rows."""
        self.rows = rows
        self.starts = tuple(team[0] for team in rows)
        self.access = tuple(tiles_of(cells) for cells in self.starts)


def check(document: Document) -> Setup:
    setup = decks.setup_of(document, Setup)
    check_options(setup)
    catalogue = catalogue_of(setup)
    entry = complete(setup, catalogue)
    check_teams(setup, entry)
    for suit, names in setup.decks.items():
        check_deck(suit, names, catalogue)
    for hero in setup.teams:
        check_hero(hero, catalogue, setup.level)
    return setup


def check_options(setup: Setup) -> None:
    known_format(setup.format, FORMATS)
    rulings_of(setup)
    if setup.rounds is not None and not 1 <= setup.rounds <= 100:
        raise SetupError("a battle has from 1 to 100 rounds", "setup.objective.1", "setup-rounds")
    if not 1 <= setup.level <= 10:
        raise SetupError("Heroes are of level 1 to 10", "hero.level.1", "setup-mode-level")
    if not 0 <= setup.support <= 5:
        raise SetupError("a mode gives from 0 to 5 support slots", "table.1", "setup-support")


def complete(setup: Setup, catalogue: Catalogue) -> MapEntry:
    """Choose what the set-up leaves open."""
    if not setup.map:
        setup.map = usual_map(setup, catalogue)
    entry = catalogue.maps.get(setup.map)
    if entry is None:
        near = ", ".join(nearest(setup.map, catalogue.maps)) or ", ".join(catalogue.maps)
        raise SetupError(f"there is no map “{setup.map}”; there are: {near}", "", "setup-map", map=setup.map)
    if setup.format == OBJECTIVE and entry.objective is None:
        message = f"the map “{setup.map}” has no objective"
        raise SetupError(message, "setup.objective.1", "setup-objective", map=setup.map)
    ready = list(catalogue.heroes.values())
    wanted = max(len(setup.sides), 2)
    if not setup.teams:
        setup.teams = [ready[at % len(ready)] for at in range(wanted)]
    if not setup.sides:
        setup.sides = list(range(len(setup.teams)))
    return entry


def usual_map(setup: Setup, catalogue: Catalogue) -> str:
    """The map of the mode, or the first of its sort with room for everybody; where there is none, that is told."""
    sort = [each for each in catalogue.maps.values() if (each.objective is not None) == (setup.format == OBJECTIVE)]
    usual = MAPS.get(setup.format, sort[0].id)
    wanted = max(len(setup.teams), len(setup.sides))
    roomy = [each.id for each in sort if each.players >= wanted]
    return usual if usual in roomy or not roomy else roomy[0]


def check_teams(setup: Setup, entry: MapEntry) -> None:
    seats = len(setup.teams)
    if not 2 <= seats <= entry.players:
        message = f"{seats} Heroes; the map “{entry.id}” is for 2 to {entry.players} players"
        raise SetupError(message, "setup.players.1", "setup-players", seats=seats, most=entry.players)
    if len(setup.sides) != seats:
        message = f"sides: {len(setup.sides)} for {seats} seats; give the team of each"
        raise SetupError(message, "characters.team.1", "setup-sides", sides=len(setup.sides), seats=seats)
    teams = sorted(set(setup.sides))
    if teams != list(range(len(teams))) or len(teams) < 2:
        message = "sides: number the teams from 0 on; there are at least two"
        raise SetupError(message, "setup.objective.1", "setup-sides-numbers")
    levels = {team: sum(setup.level for side in setup.sides if side == team) for team in teams}
    if len(set(levels.values())) > 1:
        message = "all teams have the same team level: as many Heroes each"
        raise SetupError(message, "characters.team.1", "setup-uneven")


def check_deck(suit: str, names: list[str], catalogue: Catalogue) -> None:
    if suit not in SUITS:
        raise SetupError(
            f"there is no suit “{suit}”; there are: {', '.join(SUITS)}", "decks.1", "setup-suit", suit=suit
        )
    for name in names:
        try:
            card = catalogue.card(name)
        except PieceError as error:
            raise SetupError(str(error), "decks.1", "setup-unreadable", reason=problem_of(error)) from error
        if card.suit != suit:
            message = f"“{name}” is a card of the suit {card.suit}, not {suit}"
            raise SetupError(message, "decks.1", "setup-deck-suit", card=name, suit=suit)


# -- where teams begin ------------------------------------------------------------------------------


def start_rows(entry: MapEntry, board: Board, teams: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The starting rows of each team, the first one first (gap deployment)."""
    if entry.starts and len(entry.starts) >= teams:
        return tuple((tuple(board.grid.read(word) for word in entry.starts[team]),) for team in range(teams))
    width, height = board.width, board.height
    across = [tuple(row * width + column for column in range(width)) for row in range(height)]
    down = [tuple(row * width + column for row in range(height)) for column in range(width)]
    if teams == 2:
        # Opposite short sides.
        sides = [across, across[::-1]] if height >= width else [down, down[::-1]]
    elif teams <= 4:
        sides = [across, down[::-1], across[::-1], down]
    else:
        return around_the_edge(board, teams)
    found = []
    for rows in sides[:teams]:
        open_rows = [tuple(cell for cell in row if board.open >> cell & 1) for row in rows]
        found.append(tuple(from_the_middle(row) if teams > 2 else row for row in open_rows if row))
    return tuple(found)


def around_the_edge(board: Board, teams: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """More teams than sides share the edge in equal stretches, clockwise from the upper left corner."""
    last, width, height = board.cells - 1, board.width, board.height
    edge = [*range(width), *range(2 * width - 1, last, width), *range(last, last - width, -1)]
    edge += range((height - 2) * width, 0, -width)
    tiles = [cell for cell in edge if board.open >> cell & 1]
    length = len(tiles) // teams
    return tuple((from_the_middle(tuple(tiles[team * length : (team + 1) * length])),) for team in range(teams))


def from_the_middle(row: tuple[int, ...]) -> tuple[int, ...]:
    middle = (len(row) - 1) / 2
    return tuple(cell for _, cell in sorted((abs(at - middle), cell) for at, cell in enumerate(row)))


def board_for(setup: Setup, entry: MapEntry) -> Board:
    rulings = rulings_of(setup)
    return board_of(entry, rulings["height-cost"] == "both", rulings["range-metric"] == "both")


def rulings_of(setup: Setup) -> dict[str, str]:
    """The reading of every gap that has more than one."""
    return full_rulings(setup.rulings, RULINGS)


# -- cards of one's own, and ready-made Heroes ------------------------------------------------------


def catalogue_of(setup: Setup) -> Catalogue:
    return cards.load().with_own(setup.cards, [hero.card for hero in setup.teams], cards.compile_card)


def ready_heroes() -> list[HeroEntry]:
    return list(cards.load().heroes.values())


#: What players bring.
HEROES = decks.Decks(
    HeroEntry, ready_heroes, listed=("classes", "summus", "equipment", "memento", "support", "inventory")
)
