"""What the platform needs to know of the game, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ludoteca.cardtext.decks import CardGame
from ludoteca.core.action import ABILITY, KIND
from ludoteca.core.converting import converted
from ludoteca.core.decision import Decision, Value
from ludoteca.core.documents import Document
from ludoteca.core.errors import NotationError
from ludoteca.core.game import Reckoning
from ludoteca.core.told import FigureTold
from ludoteca.core.view import Badge, CardView, Part
from ludoteca.games.dice_masters.actions import ACTIONS, EFFECT
from ludoteca.games.dice_masters.cards import formats
from ludoteca.games.dice_masters.cards.cards import Card
from ludoteca.games.dice_masters.cards.collection import DiceCards
from ludoteca.games.dice_masters.cards.formats import TEAMS, Setup
from ludoteca.games.dice_masters.play import setup
from ludoteca.games.dice_masters.play.damage import DealDamage
from ludoteca.games.dice_masters.play.main_verbs import supply
from ludoteca.games.dice_masters.scenes import judging, position, script
from ludoteca.games.dice_masters.scenes.faults import faults
from ludoteca.games.dice_masters.table.areas import RESERVE, which_area
from ludoteca.games.dice_masters.table.dice import Kind, face_word
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.telling import DiceTelling
from ludoteca.games.dice_masters.text.events import KINDS

if TYPE_CHECKING:
    from ludoteca.core.messages import Messages
    from ludoteca.core.telling import Telling


class DiceMasters(CardGame[DiceTable, Setup]):
    """Marvel Dice Masters: Avengers vs. X-Men."""

    name = "dice_masters"
    events = KINDS
    concession = "end.other"
    formats = (formats.FIRST_GAME, formats.BASIC, formats.TOURNAMENT, formats.DRAFT)
    own_pieces: ClassVar[dict[str, str]] = {"card": "cards", "die": "dice"}
    passing = ("pass", "decline", "done", "enough", "roll", "pay")
    open_lists = True

    decks = TEAMS

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, ACTIONS, Setup, formats.check)

    # -- set-up --

    def sample_setups(self) -> list[Document]:
        teams = [msgspec.to_builtins(team) for team in formats.ready_teams()]
        pairs = [(a, b) for a in range(len(teams)) for b in range(len(teams))]
        samples: list[Document] = [
            {"format": formats.FIRST_GAME},
            {"format": formats.DRAFT},
            {"format": formats.DRAFT, "draft": {"number": 16, "actions": 3, "copies": 4}},
            {"format": formats.FIRST_GAME, "rulings": {"priority": "casual", "spent": "out-of-play"}},
        ]
        for at, (first, second) in enumerate(pairs):
            kind = formats.BASIC if at % 2 else formats.TOURNAMENT
            rulings = {"priority": "casual", "both-zero": "draw"} if at % 5 == 4 else {}
            samples.append({"format": kind, "teams": [teams[first], teams[second]], "rulings": rulings})
        return samples

    def new_table(self, document: Document, seed: int) -> DiceTable:
        return setup.new_table(self, converted(document, Setup), seed)

    def faults(self, table: DiceTable) -> list[str]:
        return faults(table)

    def cards_in(self, checked: Setup) -> Iterable[Card]:
        return setup.cards_in(checked, formats.catalogue_of(checked))

    def position(self, document: Document, seed: int) -> tuple[DiceTable, dict[str, int]]:
        return position.set_up(self, document, seed)

    def look(self, table: DiceTable, path: str, names: dict[str, int]) -> object:
        return position.look(table, path, names)

    # -- teams --

    def takes_teams(self, format: str) -> bool:
        return format in (formats.BASIC, formats.TOURNAMENT)

    # -- words --

    def piece_word(self, table: DiceTable, number: int) -> str:
        return table.kind(number).word

    def leaning(self, table: DiceTable, decision: Decision) -> list[float]:
        return script.leaning(table, decision)

    feature_names = judging.FEATURES

    def features(self, table: DiceTable, seat: int) -> tuple[float, ...]:
        return judging.features(table, seat)

    def kind_name(self, table: DiceTable, kind: int, lang: str) -> str:
        named: Kind = table.box.kinds[kind]
        title = named.card.title if named.sort == "action" and named.card is not None else named.die.title
        return title.pt if lang == "pt" else title.en

    def argument_word(self, table: DiceTable, kind: str, value: Value) -> str:
        if kind == KIND:
            return table.box.kinds[value].own_card().word
        if kind == ABILITY:
            return card_of(table, value)
        if kind == EFFECT:
            waiting = next((each for each in table.waiting if each.number == value), None)
            return f"{self.piece_word(table, waiting.source)}/{value}" if waiting else f"effect/{value}"
        return str(value)

    def read_argument(self, table: DiceTable, kind: str, word: str) -> object:
        if kind == KIND:
            return read_card(table, word)
        if kind == ABILITY:
            return read_global(table, word)
        return read_effect(table, word)

    def clicked(self, table: DiceTable, kind: str, piece: int, cell: int, seat: int, card: str) -> Value:
        """A card is clicked to buy from it, or to use what it has for everybody."""
        if card and kind == KIND:
            return next(
                (each.number for each in table.box.kinds if each.card is not None and each.card.word == card), None
            )
        if card and kind == ABILITY:
            return next((ability for ability in table.globals if card_of(table, ability) == card), None)
        return super().clicked(table, kind, piece, cell, seat, card)

    # -- what a seat sees --

    def seat_badges(self, table: DiceTable, seat: int) -> list[Badge]:
        badges = [Badge("life", table.life[seat], table.box.format.life)]
        if table.loose[seat]:
            badges.append(Badge("loose", table.loose[seat]))
        return badges

    def face_word(self, table: DiceTable, number: int) -> str:
        face = table.face(number)
        return "" if face is None else face_word(face)

    reckoned = (DealDamage,)

    def reckon(self, table: DiceTable, procedure: DealDamage, telling: Telling) -> Reckoning:
        """Every hit of the damage that is about to be dealt, as much as it is by now, before the step that is next."""
        assert isinstance(telling, DiceTelling)
        hits = [
            FigureTold(telling.instance(procedure, at), amount, source=recipient, done=True)
            for at, (_, recipient, amount) in enumerate(procedure.instances)
        ]
        step = procedure.steps[min(procedure.step, len(procedure.steps) - 1)][1].__name__
        return list(dict.fromkeys(procedure.about())), {step: hits}

    def telling(self, table: DiceTable, seat: int, messages: Messages) -> Telling:
        return DiceTelling(table, seat, messages)

    def cards_shown(self, table: DiceTable, seat: int) -> list[CardView]:
        """Each player's cards and those in the centre, also when their last die has been bought."""
        shown = []
        for owner in (0, 1):
            for kind in table.cards[owner]:
                left = len(supply(table, owner, kind))
                shown.append(CardView(card_word(table, kind), "cards", owner, left, card_badges(table, kind)))
        for kind in table.centre:
            left = len(supply(table, 0, kind))
            shown.append(CardView(card_word(table, kind), "centre", -1, left, card_badges(table, kind)))
        return shown

    def piece_badges(self, table: DiceTable, number: int) -> list[Badge]:
        face = table.face(number)
        if face is None or face.kind != "character":
            return []
        if which_area(table.pieces[number].zone) == RESERVE:
            badges = [
                Badge("fielding", face.fielding),
                Badge("attack", face.attack, face.attack),
                Badge("defence", face.defence, face.defence),
            ]
        elif table.in_field(number):
            badges = field_badges(table, number)
        else:
            return []
        if face.bursts:
            badges.append(Badge("bursts", face.bursts))
        return badges


def field_badges(table: DiceTable, number: int) -> list[Badge]:
    """Attack and defence with what changes them, and what the die does in the attack."""
    badges = []
    for question in ("attack", "defence"):
        answer = table.unfold(question, number)
        parts = [Part(change.source, amount, card_of(table, change.ability)) for change, amount in answer.parts]
        badges.append(Badge(question, answer.total, answer.base, parts))
    die = table.pieces[number]
    if die.damage:
        badges.append(Badge("damage", die.damage))
    badges += [Badge("blocks", attacker) for attacker in die.blocks]
    if die.blocked:
        badges.append(Badge("blocked", 1))
    if die.link != -1:
        badges.append(Badge("controlled-by", die.link))
    return badges


def card_word(table: DiceTable, kind: int) -> str:
    return table.box.kinds[kind].own_card().word


def card_badges(table: DiceTable, number: int) -> list[Badge]:
    kind: Kind = table.box.kinds[number]
    badges = [Badge(f"cost-{kind.energy}" if kind.energy else "cost", kind.cost)]
    if any(text in table.globals for text in kind.texts[0]):
        badges.append(Badge("global", 1))
    return badges


def card_of(table: DiceTable, ability: int) -> str:
    """The word of the card that an ability stands on."""
    for kind in table.box.kinds:
        if kind.card is not None and any(ability in texts for texts in kind.texts):
            return str(kind.card.word)
    return str(ability)


def read_card(table: DiceTable, word: str) -> int:
    for kind in table.box.kinds:
        if kind.card is not None and word in (kind.card.word, kind.word):
            if word != kind.card.word and kind.number not in (*table.cards[table.active], *table.centre):
                continue
            return int(kind.number)
    raise NotationError(f"there is no card “{word}”", "notation-card", word=word)


def read_global(table: DiceTable, word: str) -> int:
    for ability in table.globals:
        if card_of(table, ability) == word:
            return ability
    raise NotationError(f"no card in play called “{word}” has a global ability", "notation-global", word=word)


def read_effect(table: DiceTable, word: str) -> int:
    name, _, number = word.partition("/")
    for each in table.waiting:
        if number == str(each.number) or (not number and table.kind(each.source).word == name):
            return each.number
    raise NotationError(f"no pending effect is called “{word}”", "notation-effect", word=word)


GAME = DiceMasters()

#: What the command line shows of the cards.
CARDS = DiceCards()
