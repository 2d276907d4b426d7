"""What the platform needs to know of the game, in one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from ludoteca.cardtext.decks import CardGame
from ludoteca.cardtext.pieces import slug
from ludoteca.core.action import ABILITY
from ludoteca.core.agreement import DEFAULT, Form
from ludoteca.core.converting import decoded
from ludoteca.core.decision import Decision, Value
from ludoteca.core.documents import Described, Document
from ludoteca.core.errors import NotationError
from ludoteca.core.events import NOBODY
from ludoteca.core.game import Reckoning
from ludoteca.core.messages import Messages
from ludoteca.core.telling import Telling
from ludoteca.core.told import FigureTold
from ludoteca.core.view import Badge, CardView, Part, WaitingView
from ludoteca.games.battle_scenes.actions import ACTIONS, EFFECT, WORD
from ludoteca.games.battle_scenes.cards import formats
from ludoteca.games.battle_scenes.cards.cards import Card
from ludoteca.games.battle_scenes.cards.collection import SceneCards
from ludoteca.games.battle_scenes.cards.formats import DECKS, Setup
from ludoteca.games.battle_scenes.meaning.tree import branches
from ludoteca.games.battle_scenes.play import setup
from ludoteca.games.battle_scenes.play.damage import DealDamage
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.scenes import imported_decks, judging, looking, position, script
from ludoteca.games.battle_scenes.scenes.faults import faults
from ludoteca.games.battle_scenes.table import shields
from ludoteca.games.battle_scenes.table.areas import SCENE
from ludoteca.games.battle_scenes.table.box import BattleBox
from ludoteca.games.battle_scenes.table.kinds import CHARACTER, SCENARIO, Kind
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.telling import SceneTelling
from ludoteca.games.battle_scenes.text.english_names import name_in
from ludoteca.games.battle_scenes.text.events import KINDS
from ludoteca.games.battle_scenes.text.terms import POWERS

#: How many boxes of set-ups are kept for further matches.
BOXES = 64

#: Which step of dealing damage a part of 4.8.3 is.
_CALCULATED = {"A": "initial_damage", "B": "sums", "C": "products", "D": "fixed_values", "E": "send_on"}


class BattleScenes(CardGame[BattleTable, Setup]):
    """Battle Scenes, edition 2.0 of its rules."""

    name = "battle_scenes"
    events = KINDS
    disclosing = frozenset(("show-hand",))
    formats = ("standard",)
    weighty = frozenset(("discard", "surrender"))

    decks = DECKS

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, ACTIONS, Setup, formats.check)
        self.unpacked = lru_cache(maxsize=BOXES)(self.unpack)

    # -- set-up --

    def sample_setups(self) -> list[Document]:
        """Every ready-made deck against every other, and against itself."""
        decks = [msgspec.to_builtins(deck) for deck in formats.ready_decks()]
        return [{"teams": [first, second]} for first in decks for second in decks]

    def setups_with(self, cards: Sequence[Described]) -> list[Document]:
        return imported_decks.setups_with(cards, CARDS)

    def new_table(self, document: Document, seed: int) -> BattleTable:
        box, decks = self.unpacked(msgspec.json.encode(document))
        return setup.new_table(box, decks, seed)

    def unpack(self, document: bytes) -> tuple[BattleBox, list[list[int]]]:
        """The box of a set-up, and each deck as the numbers of its kinds. It never changes: matches share it."""
        checked = decoded(document, Setup)
        catalogue = formats.catalogue_of(checked)
        used: dict[str, int] = {}
        kinds: list[Kind] = []
        decks: list[list[int]] = []
        for deck in checked.teams:
            numbers: list[int] = []
            for card, count in formats.cards_of(deck, catalogue):
                if card.id not in used:
                    used[card.id] = len(kinds)
                    kinds.append(kind_of(card))
                numbers += [used[card.id]] * count
            decks.append(numbers)
        return setup.make_box(self, kinds), decks

    def cards_in(self, checked: Setup) -> Iterable[Card]:
        """Those of the decks."""
        catalogue = formats.catalogue_of(checked)
        return [card for deck in checked.teams for card, _ in formats.cards_of(deck, catalogue)]

    # -- scenarios --

    def position(self, document: Document, seed: int) -> tuple[BattleTable, dict[str, int]]:
        return position.set_up(self, document, seed)

    def look(self, table: BattleTable, path: str, names: dict[str, int]) -> object:
        return looking.look(table, path, names)

    # -- words --

    def piece_word(self, table: BattleTable, number: int) -> str:
        return table.kind(number).word

    def leaning(self, table: BattleTable, decision: Decision) -> list[float]:
        return script.leaning(table, decision)

    feature_names = judging.FEATURES

    def features(self, table: BattleTable, seat: int) -> tuple[float, ...]:
        return judging.features(table, seat)

    def kind_name(self, table: BattleTable, kind: int, lang: str) -> str:
        named = table.box.kinds[kind]
        name = name_in(lang, named.name)
        return f"{name} V{named.version}" if named.sort != SCENARIO else name

    def kind_form(self, table: BattleTable, kind: int) -> Form:
        """All versions of a name have its form."""
        return self.forms.get(table.box.kinds[kind].name, DEFAULT)

    def argument_word(self, table: BattleTable, kind: str, value: Value) -> str:
        """A pending effect by its card and number; a text by its place in the match's list."""
        if kind == WORD:
            return self.word(table, value)
        if kind == EFFECT:
            waiting = next((each for each in table.waiting if each.number == value), None)
            return f"{self.piece_word(table, waiting.source)}/{value}" if waiting else f"effect/{value}"
        return f"text/{value}" if kind == ABILITY else str(value)

    def word(self, table: BattleTable, number: int) -> str:
        """A power, an affiliation, a name that a text lets a player name, as one word."""
        words = table.box.words.by_number
        sort, text = words[number]
        word = slug(POWERS.get(text, text) if sort == "power" else text)
        # Lists may spell a word in two ways, which would read the same: then its number tells.
        alike = [each for each, (other, spelt) in words.items() if other == sort and slug(spelt) == slug(text)]
        return word if len(alike) == 1 else f"{word}-{number}"

    def read_argument(self, table: BattleTable, kind: str, word: str) -> int:
        if kind == WORD:
            return self.read_word(table, word)
        name, _, number = word.partition("/")
        if number.isdigit():
            return int(number)
        if kind == ABILITY and name == "text":
            return self.read_text(table, word)
        for each in table.waiting if kind == EFFECT else ():
            if table.kind(each.source).word == name:
                return each.number
        raise NotationError(f"“{word}”: write it with its number, as it is offered", "notation-effect", word=word)

    def labelled(self, table: BattleTable, kind: str, number: int) -> int:
        """The label of a card, where an effect is meant, is the effect of that card."""
        waiting = [each.number for each in table.waiting if each.source == number] if kind == EFFECT else []
        return waiting[0] if waiting else number

    def read_text(self, table: BattleTable, word: str) -> int:
        """The text on offer, where there is but one."""
        decision = table.decision
        offered = [option for option in decision.options if option[0] == "activate"] if decision is not None else []
        if len(offered) == 1:
            return int(offered[0][2])
        raise NotationError(f"“{word}”: write it with its number, as it is offered", "notation-effect", word=word)

    def read_word(self, table: BattleTable, word: str) -> int:
        """The word of the sort that is asked for; any other of that name where none is on offer."""
        decision = table.decision
        offered = [option[1] for option in decision.options if option[0] == "name"] if decision is not None else []
        for number in (*offered, *table.box.words.by_number):
            if self.word(table, number) == slug(word):
                return int(number)
        raise NotationError(f"there is no word “{word}” to name", "notation-word", word=word)

    def faults(self, table: BattleTable) -> list[str]:
        return faults(table)

    # -- what a seat sees --

    def telling(self, table: BattleTable, seat: int, messages: Messages) -> Telling:
        return SceneTelling(table, seat, messages)

    def waiting_shown(self, table: BattleTable, seat: int) -> list[WaitingView]:
        """The effect tree as it is: also what is being resolved and what is paused."""
        return [
            WaitingView(each.number, each.controller, each.source, each.ability, each.level, each.state)
            for each in branches(table, seat)
        ]

    reckoned = (DealDamage,)

    def reckon(self, table: BattleTable, procedure: DealDamage, telling: Telling) -> Reckoning:
        """The damage after each step of 4.8.3 that changed it, and whose text did."""
        figures: dict[str, list[FigureTold]] = {}
        for letter, source, value in procedure.parts:
            figure = FigureTold(telling.piece(source), value, source=source, done=True)
            figures.setdefault(_CALCULATED[letter[:1]], []).append(figure)
        return [procedure.source, procedure.destination], figures

    def cards_shown(self, table: BattleTable, seat: int) -> list[CardView]:
        """The cards that a seat knows, for whoever asks what they say; none lies in an area of cards alone."""
        known = {piece.kind for piece in table.pieces.values() if piece.known_to(seat)}
        return [CardView(word, "", NOBODY, 0) for word in sorted(table.box.kinds[kind].word for kind in known)]

    def seat_badges(self, table: BattleTable, seat: int) -> list[Badge]:
        return [Badge("points", table.points(seat), 15)]

    def face_word(self, table: BattleTable, number: int) -> str:
        piece = table.pieces[number]
        if piece.zone == SCENE and table.kind(number).sort == CHARACTER:
            return f"stage{piece.stage}"
        return ""

    def piece_badges(self, table: BattleTable, number: int) -> list[Badge]:
        """Energy with its limit, and the Shield with what makes it up."""
        if not table.is_base(number):
            return []
        unfolded = shields.unfold(table, number)
        parts = [Part(source, amount) for source, amount in unfolded.parts]
        if unfolded.worn:
            parts.append(Part(number, -unfolded.worn, shields.WORN))
        return [
            Badge("energy", table.energy(number), table.kind(number).energy),
            Badge("shield", unfolded.total, unfolded.base, parts),
        ]


class PlayableCards(SceneCards):
    """The collection, with what only the whole game can tell of a card."""

    __slots__ = ()

    def check_playable(self, card: Card) -> None:
        setup.make_box(GAME, [kind_of(card)])


GAME = BattleScenes()

#: What the command line shows of the cards.
CARDS = PlayableCards()
