"""A table in a position, played by notation: what the tests of Apotheosis stand on."""

from __future__ import annotations

from typing import Any

from ludoteca.core import notation
from ludoteca.core.action import Refusal
from ludoteca.games.apotheosis.game import GAME
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import ATTRIBUTES


def skill(title: str, text: str = "", **more: Any) -> dict[str, Any]:
    """A free Skill of level 1."""
    return {"title": title, "suit": "skill", "text": text, "value": 1, **more}


def item(title: str, text: str = "", **more: Any) -> dict[str, Any]:
    return {"title": title, "suit": "item", "text": text, "value": 1, **more}


def event(title: str, text: str, fate: int = 1, **more: Any) -> dict[str, Any]:
    return {"title": title, "suit": "event", "text": text, "value": fate, **more}


def companion(title: str, kind: str = "creature", path: str = "druid", **more: Any) -> dict[str, Any]:
    """A free Companion with 4 of every attribute that is not given."""
    attributes = {name: more.pop(name, 4) for name in ATTRIBUTES}
    card = {"title": title, "suit": "companion", "companion": kind, "path": path, "value": 1}
    return {**card, "attributes": attributes, **more}


def weapon(title: str, ap: int = 3, reach: int = 1, constant: int = 0, text: str = "", **more: Any) -> dict[str, Any]:
    """An Item that attacks directly for strength and a constant, without dice unless they are given."""
    kind = more.pop("type", "direct")
    dice = more.pop("dice", "")
    attribute = more.pop("attribute", "strength")
    explosive = more.pop("explosive", False)
    bar = {
        "ap": ap,
        "range": {"type": kind, "constant": reach},
        "damage": {"attribute": attribute, "constant": constant, "dice": dice},
        "explosive": explosive,
    }
    return {**item(title, text, **more), "bar": bar}


class Board:
    """Two Heroes or more on a plain field; it is the turn of ``hero1`` unless the position says otherwise."""

    def __init__(self, *cards: dict[str, Any], seed: int = 1, **position: Any) -> None:
        position["player1"] = {"hero": "a1", **position.get("player1", {})}
        position["player2"] = {"hero": "e5", **position.get("player2", {})}
        for seat in range(1, 5):
            if f"player{seat}" in position:
                # No ties for the order: the first Hero is the most perceptive.
                player = position[f"player{seat}"] = dict(position[f"player{seat}"])
                player["attributes"] = {"perception": 9 - seat, **player.get("attributes", {})}
        document = {**position, "cards": list(cards)}
        self.table: ApotheosisTable
        self.table, self.names = GAME.position(document, seed)
        self.table.log = []

    def roll(self, *chance: str) -> Board:
        """Load the dice: "damage: 4 6", "check: 2", "order: 3 5"."""
        loaded: list[str] = []
        for each in chance:
            what, _, results = each.partition(":")
            loaded += [f"{what}: {result}" for result in results.split()]
        self.table.chance.loaded = tuple(loaded)
        return self

    def start(self) -> Board:
        self.table.run()
        return self

    # -- playing --

    def do(self, *moves: str) -> Board:
        """Choices in notation, whoever is asked."""
        if self.table.decision is None:
            self.table.run()
        for move in moves:
            assert self.table.decision is not None, f"{move}: the match is over"
            option = notation.read(self.table, move, self.names)
            option = GAME.actions[option[0]].canonical(self.table, self.table.decision.seat, option)
            assert option in self.table.decision.options, (move, self.asked(), self.options())
            self.table.choose(option)
            self.go_on()
        return self

    def go_on(self) -> None:
        """An end of turn or a choice that is asked only so that nobody learns that there was no other is made."""
        while self.asked() in ("ask-turn", "ask-choose", "ask-give") and len(self.options()) == 1:
            assert self.table.decision is not None
            self.table.choose(self.table.decision.options[0])

    def end_turns(self, turns: int = 1) -> Board:
        """The characters of so many turns do nothing more; nobody responds, keeps or spends."""
        if self.table.decision is None:
            self.table.run()
        for _ in range(turns):
            before = self.table.turn
            while self.table.places is None and self.table.turn == before:
                self.pass_on()
        while self.table.places is None and self.asked() != "ask-turn":
            self.pass_on()
        return self

    def pass_on(self) -> None:
        assert self.table.decision is not None
        options = self.table.decision.options
        for verb in ("end", "decline", "enough"):
            if (verb,) in options:
                self.table.choose((verb,))
                return
        self.table.choose(options[0])

    def refused(self, move: str) -> str:
        """The rule that forbids a move."""
        if self.table.decision is None:
            self.table.run()
        option = notation.read(self.table, move, self.names)
        refusal: Refusal | None = self.table.why_not(option)
        assert refusal is not None, f"{move} is allowed"
        return refusal.rule

    def allowed(self, move: str) -> bool:
        if self.table.decision is None:
            self.table.run()
        return self.table.why_not(notation.read(self.table, move, self.names)) is None

    # -- looking --

    def asked(self) -> str:
        return "" if self.table.decision is None else self.table.decision.ask

    def seat(self) -> int:
        assert self.table.decision is not None
        return self.table.decision.seat + 1

    def options(self, verb: str = "") -> list[str]:
        """What may be chosen now, in notation."""
        if self.table.decision is None:
            self.table.run()
        assert self.table.decision is not None
        written = [notation.write(self.table, option) for option in self.table.decision.options]
        return sorted(word for word in written if word.startswith(verb))

    def cells(self, verb: str = "walk") -> set[str]:
        return {option.split()[1] for option in self.options(f"{verb} ")}

    def look(self, path: str) -> Any:
        return GAME.look(self.table, path, self.names)

    def number(self, label: str) -> int:
        return self.names[label]

    def events(self, kind: str) -> list[Any]:
        return [event for event in self.table.log or [] if event.kind == kind]
