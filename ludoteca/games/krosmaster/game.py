"""What the platform needs to know of the game, in one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from ludoteca.cardtext.decks import CardGame
from ludoteca.core.action import CELL, MODE, Refusal
from ludoteca.core.agreement import DEFAULT, Form
from ludoteca.core.converting import converted
from ludoteca.core.decision import Decision, Option, Value
from ludoteca.core.documents import Document
from ludoteca.core.errors import NotationError
from ludoteca.core.game import Reckoning
from ludoteca.core.told import TimelineTold, TurnTold
from ludoteca.core.view import Badge, BoardView, CardView, CellView
from ludoteca.core.walking import Stop, Walk, by_steps, explored
from ludoteca.games.krosmaster.actions import ACTIONS
from ludoteca.games.krosmaster.cards import arena, cards, formats
from ludoteca.games.krosmaster.cards.cards import Character, Reward, Summon
from ludoteca.games.krosmaster.cards.collection import KrosCards
from ludoteca.games.krosmaster.cards.formats import TEAMS, Setup
from ludoteca.games.krosmaster.meaning.powers import level_of
from ludoteca.games.krosmaster.play import setup
from ludoteca.games.krosmaster.play.casting import AttackSpell, CastSpell, HealSpell, SpecialSpell
from ludoteca.games.krosmaster.play.concession import withdraw
from ludoteca.games.krosmaster.play.rewards import level_of_pile
from ludoteca.games.krosmaster.play.targets import hits_nobody, spells_of
from ludoteca.games.krosmaster.play.unit_verbs import PILE, SPELL
from ludoteca.games.krosmaster.scenes import judging, position, reckoning, script
from ludoteca.games.krosmaster.scenes.faults import faults
from ludoteca.games.krosmaster.table.areas import ARENA, BENCH, FIRST_HELD, OFFER, PILES
from ludoteca.games.krosmaster.table.kinds import DASH, RewardKind, UnitKind
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.telling import KrosTelling
from ludoteca.games.krosmaster.text.events import KINDS
from ludoteca.games.krosmaster.text.words import BIT, MARKER, POWERS, REWARD, SPECIAL

if TYPE_CHECKING:
    from ludoteca.core.messages import Messages
    from ludoteca.core.telling import Telling


class Krosmaster(CardGame[KrosTable, Setup]):
    """Krosmaster Arena, tournament rules 2.7."""

    name = "krosmaster"
    events = KINDS
    concession = "no-turn-limit"
    formats = formats.FORMATS
    own_pieces: ClassVar[dict[str, str]] = {"character": "characters", "summon": "summons"}
    passing = ("end", "sell", "keep", "decline", "enough", "pass", "done")
    open_lists = True
    walking = "move"
    weighty = frozenset(("buy", "buy-glory", "draw"))

    decks = TEAMS

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, ACTIONS, Setup, formats.check)

    # -- set-up --

    def sample_setups(self) -> list[Document]:
        """Every format, every ready-made Team, every arena, and the rulings."""
        teams = [{"krosmasters": team.krosmasters} for team in cards.load().teams.values()]
        boards = list(cards.load().boards)
        samples: list[Document] = []
        for at in range(0, len(teams), 2):
            kind = (formats.CONSTRUCTED, formats.FRIENDLY, formats.LIMITED, formats.ORIGINAL)[at // 2 % 4]
            fixed = {"arena": boards[at // 2 % 4], "side": "south"} if at % 4 else {}
            # Tournaments have no turn limit; one sample plays to its natural end, the others need not.
            limit = {"turn_limit": formats.FRIENDLY_TURNS} if at else {}
            samples.append({"format": kind, "teams": [teams[at], teams[at + 1]], **fixed, **limit})
        banned = [
            {"krosmasters": ["terminatot-gold", "terminatot-estase", "arthur-bina"]},
            {"krosmasters": ["thio", "thio", "duque-rex", "koa-gullar"]},
        ]
        rulings = {name: readings[1] for name, readings in formats.RULINGS.items()}
        del rulings["tension-wild"]
        samples.append({"format": formats.LIMITED, "teams": banned, "rulings": rulings, "turn_limit": 60})
        samples.append({"format": formats.FREE_FOR_ALL})
        samples.append({"format": formats.TWO_AGAINST_TWO, "rulings": {"tension-wild": "loses"}})
        return samples

    def new_table(self, document: Document, seed: int) -> KrosTable:
        return setup.new_table(self, converted(document, Setup), seed)

    def may_concede(self, table: KrosTable) -> bool:
        """Not in tournaments, where there is no turn limit either (gap no-turn-limit)."""
        return table.box.format.name not in (formats.CONSTRUCTED, formats.LIMITED)

    def faults(self, table: KrosTable) -> list[str]:
        return faults(table)

    def cards_in(self, checked: Setup) -> Iterable[Character | Summon | Reward]:
        """The Krosmasters of the Teams, and all Summons and Demonic Rewards that may come in."""
        catalogue = formats.catalogue_of(checked)
        named = {id for team in checked.teams for id in team.krosmasters}
        return (*catalogue.rewards.values(), *map(catalogue.character, sorted(named)), *catalogue.summons.values())

    def leave(self, table: KrosTable, seat: int) -> None:
        withdraw(table, seat)

    def position(self, document: Document, seed: int) -> tuple[KrosTable, dict[str, int]]:
        return position.set_up(self, document, seed)

    def look(self, table: KrosTable, path: str, names: dict[str, int]) -> object:
        return position.look(table, path, names)

    # -- Teams --

    def takes_teams(self, format: str) -> bool:
        return format not in formats.FOUR_PLAYERS

    # -- words --

    def piece_word(self, table: KrosTable, number: int) -> str:
        word: str = table.box.kinds[table.pieces[number].kind].word
        return word

    def leaning(self, table: KrosTable, decision: Decision) -> list[float]:
        return script.leaning(table, decision)

    feature_names = judging.FEATURES

    def features(self, table: KrosTable, seat: int) -> tuple[float, ...]:
        return judging.features(table, seat)

    def kind_name(self, table: KrosTable, kind: int, lang: str) -> str:
        named: UnitKind | RewardKind = table.box.kinds[kind]
        return named.called("pt" if lang == "pt" else "en")

    def kind_form(self, table: KrosTable, kind: int) -> Form:
        """All versions of a name have its form."""
        return self.forms.get(table.box.kinds[kind].card.name, DEFAULT)

    def argument_word(self, table: KrosTable, kind: str, value: Value) -> str:
        if kind == CELL:
            return arena.GRID.word(value)
        if kind == SPELL:
            return str(table.box.spells[value].word)
        if kind == PILE:
            return f"{level_of_pile(table, value)}{1 + value % 2}"
        return f"effect/{value}"

    def read_argument(self, table: KrosTable, kind: str, word: str) -> object:
        if kind == CELL:
            cell = arena.GRID.read(word)
            if cell < 0:
                raise NotationError(f"“{word}” is no cell; write a1 to l12", "notation-cell", word=word)
            return cell
        if kind == SPELL:
            return read_spell(table, word)
        if kind == PILE:
            return read_pile(table, word)
        return read_effect(table, word)

    # -- what a seat sees --

    def seat_badges(self, table: KrosTable, seat: int) -> list[Badge]:
        badges = [Badge("glory", table.glory[seat]), Badge("kamas", table.stock[seat])]
        if seat == table.active and table.wild:
            badges.append(Badge("wild", table.wild))
        return badges

    def piece_badges(self, table: KrosTable, number: int) -> list[Badge]:
        kind = table.box.kinds[table.pieces[number].kind]
        if not isinstance(kind, UnitKind):
            return []
        return unit_badges(table, number, kind)

    def cards_shown(self, table: KrosTable, seat: int) -> list[CardView]:
        """The cards of the Units in the match and the Demonic Rewards that the seat knows, each once for a player."""
        shown: dict[tuple[str, int], CardView] = {}
        for zone in (BENCH, ARENA):
            for number in table.zones[zone]:
                kind, owner = table.kind(number), table.pieces[number].owner
                card = CardView(kind.word, "cards", owner, 0, card_badges(kind))
                shown.setdefault((kind.word, owner), card).left += 1
        for zone in (OFFER, *range(FIRST_HELD, len(table.zones))):
            for number in table.zones[zone]:
                if table.pieces[number].known_to(seat):
                    word = REWARD + table.reward(number).word
                    owner = table.box.zones[zone].seat
                    shown.setdefault((word, owner), CardView(word, "cards", owner, 0)).left += 1
        return list(shown.values())

    def board_shown(self, table: KrosTable, area: int) -> BoardView | None:
        """The arena: Scenery, Demonic Cells and Kamas, and the Starting Cells while figures are placed."""
        if table.arena < 0:
            return BoardView(arena.SIZE, arena.SIZE)
        return BoardView(arena.SIZE, arena.SIZE, cells_shown(table.board(), table.coins))

    def board_meant(self, table: KrosTable, kind: str, value: Value) -> BoardView | None:
        """An arena, where one is picked."""
        boards = list(table.box.catalogue.boards)
        if kind != MODE or value not in boards:
            return None
        board = table.box.arenas[boards.index(value)]
        return BoardView(arena.SIZE, arena.SIZE, cells_shown(board, board.coins))

    def turn_shown(self, table: KrosTable, seat: int) -> TurnTold:
        """The Krosmaster that plays, and each player's timeline."""
        timelines = [TimelineTold(each, list(line)) for each, line in enumerate(table.timelines) if line]
        return TurnTold(table.active, table.turn, order=list(table.order), piece=table.unit, timelines=timelines)

    reckoned = (AttackSpell, HealSpell, SpecialSpell)

    def reckon(self, table: KrosTable, procedure: CastSpell, telling: Telling) -> Reckoning:
        return reckoning.reckon(procedure, telling)

    def guesses(self, table: KrosTable, seat: int, kind: str) -> Sequence[Value]:
        return spells_of(table, table.unit) if kind == SPELL and table.in_arena(table.unit) else ()

    def walks(self, table: KrosTable) -> dict[int, Walk]:
        """Cell by cell (6.3.2), as far as nobody Locks and no Trap snaps (4.14.1, 4.19.7.c)."""
        return by_steps(table, self.walking)

    def stops(self, table: KrosTable) -> tuple[list[Stop], int]:
        """Locks and Traps on the way, within the MP that are left."""
        found: list[Stop] = []
        for stop in explored(table, self.walking)[1]:
            there: Any = stop.table
            found.append(stop._replace(rule="4.14.1-1" if there.locked_by(there.unit) else "4.19.7.c-1"))
        return found, table.mp

    def blocker(self, table: KrosTable, option: Option, refusal: Refusal) -> int:
        """The first cell that cuts a Line of Sight."""
        if refusal.message != "refusal-sight" or not table.in_arena(table.unit):
            return -1
        origin = table.pieces[table.unit].cell
        cut = arena.crossed(origin, option[2]) & table.blockers()
        cells = [cell for cell in range(arena.CELLS) if cut >> cell & 1]
        return min(cells, key=lambda cell: arena.distance(origin, cell), default=-1)

    def does_nothing(self, table: KrosTable, option: Option) -> bool:
        """A Spell that only deals damage, aimed where nobody stands."""
        if option[0] != "cast":
            return False
        spell = table.box.spells[option[1]]
        return spell.kind != SPECIAL and not spell.spell.text and hits_nobody(table, table.unit, spell, option[2])

    def telling(self, table: KrosTable, seat: int, messages: Messages) -> Telling:
        return KrosTelling(table, seat, messages)


def card_badges(kind: UnitKind) -> list[Badge]:
    figures = [("card-hp", kind.hp), ("card-ap", kind.ap), ("card-mp", kind.mp)]
    if kind.is_krosmaster:
        figures = [("level", kind.level), ("initiative", kind.initiative), *figures]
    return [Badge(name, figure, figure) for name, figure in figures if figure != DASH]


def cells_shown(board: arena.Arena, kamas: Sequence[int]) -> list[CellView]:
    grounds = (("tree", board.trees), ("bush", board.bushes), ("crate", board.crates), ("demonic", board.demonic))
    covered = board.trees | board.bushes | board.crates | board.demonic
    shown = []
    for cell in range(arena.CELLS):
        coins = kamas[cell] if kamas else 0
        if covered >> cell & 1:
            shown.append(CellView(cell, next(word for word, cells in grounds if cells >> cell & 1), coins))
        elif coins:
            shown.append(CellView(cell, "kama", coins))
    return shown


def unit_badges(table: KrosTable, number: int, kind: UnitKind) -> list[Badge]:
    unit = table.pieces[number]
    badges = []
    if kind.is_krosmaster:
        badges.append(Badge("level", level_of(table, number), kind.level))
    if kind.hp != DASH and unit.zone == ARENA:
        badges.append(Badge("hp", table.max_hp(number) - unit.injuries, table.max_hp(number)))
    if number == table.unit:
        badges += [Badge("ap", table.ap), Badge("mp", table.mp)]
    for name in ("ap", "mp", "range"):
        marks = getattr(unit, f"{name}_marks")
        if marks:
            badges.append(Badge(f"{name}-marks", marks))
    badges += [Badge(f"die-{face}", face) for face in unit.dice]
    badges += [Badge(MARKER + name, placer) for name, placer in unit.special]
    if unit.zone == ARENA:
        powers = table.powers(number)
        badges += [Badge(f"power-{name}", 1) for name in POWERS if powers & BIT[name]]
    return badges


def read_spell(table: KrosTable, word: str) -> int:
    own = spells_of(table, table.unit) if table.in_arena(table.unit) else ()
    for number in (*own, *range(len(table.box.spells))):
        if table.box.spells[number].word == word:
            return int(number)
    raise NotationError(f"there is no Spell “{word}”", "notation-spell", word=word)


def read_pile(table: KrosTable, word: str) -> int:
    for which in range(PILES):
        if f"{level_of_pile(table, which)}{1 + which % 2}" == word:
            return which
    raise NotationError(f"there is no pile “{word}”", "notation-pile", word=word)


def read_effect(table: KrosTable, word: str) -> int:
    """A pending effect by its number, or by its source where that is clear."""
    name, _, number = word.partition("/")
    top = table.stack[-1]
    waiting = top.pending(table) if hasattr(top, "pending") else table.waiting
    if number:
        if number.isdigit() and any(effect.number == int(number) for effect in waiting):
            return int(number)
    else:
        found = [
            effect.number for effect in waiting if table.box.kinds[table.last_known(effect.source).kind].word == name
        ]
        if found:
            return int(found[0])
    raise NotationError(f"no pending effect is called “{word}”", "notation-effect", word=word)


GAME = Krosmaster()

#: What the command line shows of the cards.
CARDS = KrosCards()
