"""What the platform needs to know of the game, in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.action import ABILITY
from ludoteca.core.errors import NotationError
from ludoteca.core.game import Game
from ludoteca.core.view import Badge, Part
from ludoteca.games.battle_scenes import formats, setup, shields
from ludoteca.games.battle_scenes.actions import ACTIONS, EFFECT
from ludoteca.games.battle_scenes.areas import SCENE
from ludoteca.games.battle_scenes.kinds import CHARACTER, SCENARIO, Kind
from ludoteca.games.battle_scenes.printing import kind_of
from ludoteca.games.battle_scenes.table import BattleTable


class BattleScenes(Game):
    """Battle Scenes, edition 2.0 of its rules."""

    name = "battle_scenes"
    formats = ("standard",)

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, ACTIONS)

    # -- set-up --

    def setup(self, document: dict[str, Any]) -> dict[str, Any]:
        checked: dict[str, Any] = msgspec.to_builtins(formats.check(document))
        return checked

    def sample_setups(self) -> list[dict[str, Any]]:
        """Every ready-made deck against every other, and against itself."""
        decks = [msgspec.to_builtins(deck) for deck in formats.ready_decks()]
        return [{"teams": [first, second]} for first in decks for second in decks]

    def new_table(self, document: dict[str, Any], seed: int) -> BattleTable:
        checked = msgspec.convert(document, formats.Setup)
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
        return setup.new_table(self, kinds, decks, seed)

    def pinned_texts(self, document: dict[str, Any]) -> dict[str, str]:
        """The texts of the cards in the decks, so that a save is played again with the same ones."""
        checked = msgspec.convert(document, formats.Setup)
        catalogue = formats.catalogue_of(checked)
        found = {}
        for deck in checked.teams:
            for card, _ in formats.cards_of(deck, catalogue):
                found[card.id] = f"{card.entry.action_text} | {card.entry.text}"
        return found

    # -- decks --

    def takes_teams(self, format: str) -> bool:
        return True

    def ready_teams(self, lang: str) -> dict[str, str]:
        found = {}
        for deck in formats.ready_decks():
            assert deck.name is not None, "a ready-made deck has a name"
            found[deck.id] = deck.name.pt if lang == "pt" else deck.name.en
        return found

    def team(self, word: str) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(formats.ready_deck(word))
        return found

    def read_team(self, text: str) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(formats.read_deck(text))
        return found

    # -- words --

    def piece_word(self, table: BattleTable, number: int) -> str:
        return table.kind(number).word

    def name_of(self, table: BattleTable, number: int, lang: str) -> str:
        kind = table.kind(number)
        return f"{kind.name} V{kind.version}" if kind.sort != SCENARIO else kind.name

    def argument_word(self, table: BattleTable, kind: str, value: object) -> str:
        """A pending effect by its card and number; a text by its place in the match's list."""
        if kind == EFFECT:
            waiting = next((each for each in table.waiting if each.number == value), None)
            return f"{self.piece_word(table, waiting.source)}/{value}" if waiting else f"effect/{value}"
        return f"text/{value}" if kind == ABILITY else str(value)

    def read_argument(self, table: BattleTable, kind: str, word: str) -> int:
        name, _, number = word.partition("/")
        if number.isdigit():
            return int(number)
        for each in table.waiting if kind == EFFECT else ():
            if table.kind(each.source).word == name:
                return each.number
        raise NotationError(f"“{word}”: write it with its number, as it is offered", "notation-effect", word=word)

    # -- what a seat sees --

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
            parts.append(Part(number, -unfolded.worn, "worn"))
        return [
            Badge("energy", table.energy(number), table.kind(number).energy),
            Badge("shield", unfolded.total, unfolded.base, parts),
        ]


GAME = BattleScenes()
