"""What the platform needs to know of the game, in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.action import ABILITY, KIND
from ludoteca.core.errors import NotationError
from ludoteca.core.game import Game
from ludoteca.core.view import Badge, Part
from ludoteca.games.dice_masters import formats, position, setup
from ludoteca.games.dice_masters.actions import ACTIONS, EFFECT
from ludoteca.games.dice_masters.dice import face_word
from ludoteca.games.dice_masters.table import DiceTable


class DiceMasters(Game):
    """Marvel Dice Masters: Avengers vs. X-Men."""

    name = "dice_masters"
    formats = (formats.FIRST_GAME, formats.BASIC, formats.TOURNAMENT, formats.DRAFT)
    passing = ("pass", "decline", "done", "enough", "roll", "pay")

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, ACTIONS)

    # -- set-up --

    def setup(self, document: dict[str, Any]) -> dict[str, Any]:
        checked: dict[str, Any] = msgspec.to_builtins(formats.check(document))
        return checked

    def sample_setups(self) -> list[dict[str, Any]]:
        teams = [msgspec.to_builtins(team) for team in formats.ready_teams()]
        pairs = [(a, b) for a in range(len(teams)) for b in range(len(teams))]
        samples: list[dict[str, Any]] = [
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

    def new_table(self, document: dict[str, Any], seed: int) -> DiceTable:
        return setup.new_table(self, msgspec.convert(document, formats.Setup), seed)

    def pinned_texts(self, document: dict[str, Any]) -> dict[str, str]:
        checked = msgspec.convert(document, formats.Setup)
        return setup.pinned_texts(formats.catalogue_of(checked), document)

    def position(self, document: dict[str, Any], seed: int) -> tuple[DiceTable, dict[str, int]]:
        return position.set_up(self, document, seed)

    def look(self, table: DiceTable, path: str, names: dict[str, int]) -> Any:
        return position.look(table, path, names)

    # -- words --

    def piece_word(self, table: DiceTable, number: int) -> str:
        return table.kind(number).word

    def name_of(self, table: DiceTable, number: int, lang: str) -> str:
        kind = table.kind(number)
        title = kind.card.title if kind.sort == "action" and kind.card is not None else kind.die.title
        return title.pt if lang == "pt" else title.en

    def argument_word(self, table: DiceTable, kind: str, value: Any) -> str:
        if kind == KIND:
            return str(table.box.kinds[value].card.word)
        if kind == ABILITY:
            return card_of(table, value)
        if kind == EFFECT:
            waiting = next((each for each in table.waiting if each.number == value), None)
            return f"{self.piece_word(table, waiting.source)}/{value}" if waiting else f"effect/{value}"
        return str(value)

    def read_argument(self, table: DiceTable, kind: str, word: str) -> Any:
        if kind == KIND:
            return read_card(table, word)
        if kind == ABILITY:
            return read_global(table, word)
        return read_effect(table, word)

    # -- what a seat sees --

    def seat_badges(self, table: DiceTable, seat: int) -> list[Badge]:
        badges = [Badge("life", table.life[seat], table.box.format.life)]
        if table.loose[seat]:
            badges.append(Badge("loose", table.loose[seat]))
        return badges

    def face_word(self, table: DiceTable, number: int) -> str:
        face = table.face(number)
        return "" if face is None else face_word(face)

    def piece_badges(self, table: DiceTable, number: int) -> list[Badge]:
        if not table.in_field(number):
            return []
        badges = []
        for question in ("attack", "defence"):
            answer = table.unfold(question, number)
            parts = [Part(modifier.source, amount) for modifier, amount in answer.parts]
            badges.append(Badge(question, answer.total, answer.base, parts))
        die = table.pieces[number]
        if die.damage:
            badges.append(Badge("damage", die.damage))
        if die.blocks != -1:
            badges.append(Badge("blocks", die.blocks))
        if die.blocked:
            badges.append(Badge("blocked", 1))
        if die.link != -1:
            badges.append(Badge("controlled-by", die.link))
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
