"""How a match is told to the person in a seat: the values that the messages speak of."""

from __future__ import annotations

from ludoteca.core.action import CELL, MODE, Refusal
from ludoteca.core.decision import Option, Value
from ludoteca.core.resolving import Resolve
from ludoteca.core.telling import NONE, Telling
from ludoteca.core.told import BoardTold, PieceTold
from ludoteca.core.view import Badge, CellView, DecisionView, EventView, WaitingView
from ludoteca.games.apotheosis.cards import cards
from ludoteca.games.apotheosis.cards.board import FIELD
from ludoteca.games.apotheosis.cards.collection import bar
from ludoteca.games.apotheosis.play.activation import POINTS
from ludoteca.games.apotheosis.play.costs import PayEnergy
from ludoteca.games.apotheosis.play.injury import Hurt
from ludoteca.games.apotheosis.play.movement import walk_cost
from ludoteca.games.apotheosis.play.requirements import TARGET
from ludoteca.games.apotheosis.play.usable import points_due
from ludoteca.games.apotheosis.table.acts import ActionAtHand
from ludoteca.games.apotheosis.table.box import Kind
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use
from ludoteca.games.apotheosis.text.events import ROLL
from ludoteca.games.apotheosis.text.terms import Passage
from ludoteca.games.apotheosis.text.words import ATTRIBUTES, TERRAINS
from ludoteca.games.apotheosis.wording.names import (
    ALTERED_FIGURES,
    ATTRIBUTE_CODES,
    COUNTERS,
    KNOWLEDGES,
    MARKERS,
    STANDING_FIGURES,
)

#: Events that say little while the match is played.
_QUIET = frozenset(("order-roll", "expire", "points", "aside", "tiles-back"))

#: What lies on a piece or a card by name, in both languages; a name that is not among them stands for itself.
_STATES = {"marker": MARKERS, "counter": COUNTERS}

#: The figures that texts alter.
_FIGURES = ATTRIBUTE_CODES | STANDING_FIGURES | ALTERED_FIGURES

#: Events whose first figure is a tile.
_PLACED = frozenset(("goes", "enter", "deploy", "create"))

#: Events whose figures are the change and what it comes to.
_CHANGES = frozenset(("life", "points", "counters", "injury", "debt"))


class ApotheosisTelling(Telling[ApotheosisTable]):
    __slots__ = ()

    hidden_form = "fs"

    # -- words --

    def argument(self, kind: str, value: Value) -> str:
        if kind == CELL:
            return str(self.table.box.board.grid.word(value))
        if kind == TARGET:
            return self.piece(value)
        if kind == MODE:
            return self.text(f"mode-{value}") if f"mode-{value}" in self.messages else str(value)
        return super().argument(kind, value)

    def piece(self, number: int) -> str:
        """A tile by its letters, everything else by its name."""
        if self.table.is_tile(number):
            return str(self.table.box.board.grid.word(self.table.cell_of(number)))
        return super().piece(number)

    def card_name(self, word: str) -> str:
        kind = self.kind_called(word)
        return word if kind is None else kind.title.of(self.lang)

    def kind_called(self, word: str) -> Kind | None:
        return next((kind for kind in self.table.box.kinds if kind.word == word), None)

    def card_text(self, word: str) -> str:
        """The bar of a card, its text and its techniques, in the reader's language."""
        kind = self.kind_called(word)
        if kind is None or kind.card is None:
            return ""
        catalogue = cards.load()
        lines = [bar(kind.card.entry.bar, self.lang)]
        lines += [catalogue.render(kind.card.passages, self.lang)] if kind.card.passages else []
        for technique, passages in kind.card.techniques:
            said = [bar(technique.bar, self.lang), catalogue.render(passages, self.lang) if passages else ""]
            lines.append(f"{technique.title.of(self.lang)}: {'. '.join(each for each in said if each)}")
        return "\n".join(line for line in lines if line)

    def card_behind(self, kind: str, value: Value) -> str:
        """Also behind a target."""
        return self.card_of(value) if kind == TARGET else super().card_behind(kind, value)

    def brief(self, piece: PieceTold) -> str:
        """A figure by its life and state; a card by its name and what it costs."""
        said = [piece.name, piece.face_text, f"#{piece.number}"]
        left_out = (*ATTRIBUTES, "level", "price", "xp", "container", "obstacle")
        said += [self.value(each) for each in piece.badges if each.name not in left_out]
        return " ".join(word for word in said if word)

    def badge(self, badge: Badge) -> str:
        for sort, words in _STATES.items():
            if badge.name.startswith(f"{sort}-"):
                name = badge.name.removeprefix(f"{sort}-")
                portuguese, english = words.get(name, (name, name))
                said = portuguese if self.lang == "pt" else english
                return self.text(f"badge-{sort}", value=badge.value, name=said)
        return super().badge(badge)

    def ground(self, cell: CellView) -> str:
        """Terrain, a text that lies there, and height; a plain field is nothing to speak of."""
        terrain = cell.word.removesuffix("-laid")
        said = [self.text(f"ground-{terrain}")] if terrain != FIELD else []
        said += [self.text("ground-laid")] if cell.word.endswith("-laid") else []
        said += [self.text("ground-height", number=cell.number)] if cell.number else []
        return ", ".join(said)

    def ground_rule(self, cell: CellView) -> str:
        """Of the terrain, or else of the height."""
        return "board.terrain.1" if cell.word.removesuffix("-laid") != FIELD else "board.altitude.1"

    def legend(self, board: BoardTold) -> list[str]:
        """What the marks on this board mean: terrains, closed tiles, texts laid on tiles, heights."""
        shown = {cell.word.removesuffix("-laid") for cell in board.cells}
        words = [word for word in (*TERRAINS, "blocked", "disabled") if word in shown and word != FIELD]
        if any(cell.word.endswith("-laid") for cell in board.cells):
            words.append("laid")
        if any(cell.number for cell in board.cells):
            words.append("height")
        return [" · ".join(self.text(f"legend-{word}") for word in words)] if words else []

    def tag(self, piece: PieceTold) -> str:
        """A piece in four letters: its player, how its name begins, and the height that it stands on."""
        board = self.table.board
        height = board.altitude[piece.cell] if 0 <= piece.cell < board.cells else 0
        side = str(piece.controller + 1) if piece.controller >= 0 else "-"
        letters = "+" + piece.name[:1] if piece.face == "dead" else piece.name[:2]
        return f"{side}{letters}{height or ''}"

    # -- decisions --

    def question(self, decision: DecisionView) -> str:
        if decision.ask == "ask-respond":
            return self.text(decision.ask, deed=self.answered())
        if decision.ask == "ask-exhaust":
            return self.text(decision.ask, due=self.due())
        first = self.piece(decision.about[0]) if decision.about else NONE
        return self.text(decision.ask, piece=first, other=NONE, points=self.table.points, text=self.text_at_hand())

    def due(self) -> str:
        """The energy that is being paid."""
        paying = next((each for each in reversed(self.table.stack) if isinstance(each, PayEnergy)), None)
        return NONE if paying is None else self.energy(*paying.due[:4])

    def energy(self, stamina: int, mana: int, either: int, essence: int) -> str:
        named = (
            ("badge-stamina", stamina),
            ("badge-mana", mana),
            ("energy-either", either),
            ("badge-essence", essence),
        )
        return ", ".join(self.text(name, value=value) for name, value in named if value) or NONE

    def answered(self) -> str:
        """What may be responded to: who does what, with which card, to whom; or whose injury it is, and by what."""
        asking = next((each for each in reversed(self.table.stack) if isinstance(each, (ActionAtHand, Hurt))), None)
        if isinstance(asking, Hurt):
            hurt = self.pieces([number for number, _, suffers in asking.blows if suffers])
            source = self.piece(asking.source) if asking.source >= 0 else NONE
            return self.text("answered-injury", pieces=hurt, card=source)
        if asking is None:
            return NONE
        targets = self.pieces(asking.targets) if asking.targets else NONE
        card = self.piece(asking.card) if asking.card >= 0 else NONE
        deed, who = self.verb(asking.deed), self.piece(asking.agent)
        way = "nobody" if not asking.targets else "card" if asking.card >= 0 else asking.deed
        return self.text("answered-deed", who=who, deed=deed, card=card, targets=targets, way=way)

    def text_at_hand(self) -> str:
        """The text that is being carried out, for whoever is asked what to do about it."""
        asking = self.table.stack[-1] if self.table.stack else None
        if not isinstance(asking, Resolve):
            return NONE
        spoken = next((each for each in self.table.box.passages if each.ability == asking.ability), None)
        return NONE if spoken is None else self.passage_text(spoken.passage)

    def waiting_says(self, waiting: WaitingView) -> str:
        return self.passage_text(self.table.box.passages[waiting.ability].passage)

    def passage_text(self, passage: Passage) -> str:
        return self.text_of(passage, lambda: " ".join(cards.load().render((passage,), self.lang).split()))

    def use_text(self, use: Use) -> str:
        """What a use costs and does: its bar, and its text."""
        said = [bar(use.bar, self.lang), "" if use.passage is None else self.passage_text(use.passage)]
        return ". ".join(each for each in said if each) or NONE

    def values_of(self, option: Option) -> dict[str, str | int]:
        values = super().values_of(option)
        table = self.table
        if option[0] == "walk":
            values["cost"] = walk_cost(table, table.character, table.points, option[1])
        elif option[0] in ("use", "reserve-use", "respond"):
            use = table.kind(option[1]).uses[option[2] - 1]
            values["use"] = use.title.of(self.lang)
            values["text"] = self.use_text(use)
            values["named"] = "no" if use.title is table.kind(option[1]).title else "yes"
        elif option[0] == "exhaust":
            kind = table.kind(option[1])
            values["energy"] = self.energy(kind.stamina, kind.mana, 0, kind.essence)
        elif option[0] == "check":
            entry = table.kind(option[1]).object
            assert entry is not None
            values["check"] = entry.checks[option[2] - 1].title.of(self.lang)
        return values

    def sentence(self, option: Option) -> str:
        """What an action does, and the points that it costs where its own sentence does not tell."""
        said, points = super().sentence(option), POINTS.get(option[0], 0)
        decision = self.table.decision
        if not points or option[0] == "walk" or decision is None or decision.ask != "ask-turn":
            return said
        return self.text("option-points", said=said, points=points)

    def values_of_refusal(self, option: Option, refusal: Refusal) -> dict[str, str | int]:
        values = {**super().values_of_refusal(option, refusal), "points": self.table.points}
        if refusal.message == "refusal-points":
            values["price"] = self.price(option)
        return values

    def price(self, option: Option) -> int:
        """The action points that an action or the use of a card costs the character whose turn it is."""
        if option[0] in POINTS:
            return POINTS[option[0]]
        use = self.table.kind(option[1]).uses[option[2] - 1]
        return points_due(self.table, (self.table.character, option[1], use))

    # -- events --

    def faces_of(self, event: EventView) -> list[str]:
        return [str(face) for face in ROLL.every(event, "faces")] if event.kind == "roll" else []

    def values_of_event(self, event: EventView) -> dict[str, str | int]:
        values = super().values_of_event(event)
        figures = event.figures
        grid = self.table.box.board.grid
        values |= dict.fromkeys(("cell", "faces", "name", "place", "result", "sort", "targets"), NONE)
        values["other"] = 0
        values["piece"], values["host"] = ([self.piece(each) for each in event.subjects[:2]] + [NONE, NONE])[:2]
        values["tile"] = values["piece"]
        values["signed"] = f"{values['number']:+}"
        if event.kind in _PLACED and figures:
            values["cell"] = grid.word(figures["cell"])
        elif event.kind == "select":
            values["targets"] = self.pieces(event.subjects[1:])
        elif event.kind == "card":
            values["place"] = self.place_of(event)
        elif event.kind in _CHANGES and figures:
            values["other"] = figures["suffers" if event.kind == "injury" else "after"]
        elif event.kind == "roll":
            values["faces"] = ", ".join(str(face) for face in ROLL.every(event, "faces"))
        elif event.kind == "check" and figures:
            values["other"] = figures["difficulty"]
            values["result"] = self.text("check-passed" if figures["success"] else "check-failed")
        if "called" in figures:
            values |= self.named_in(event.kind, figures["called"])
        return values

    def named_in(self, kind: str, number: int) -> dict[str, str | int]:
        """What a marker, counter or figure of an event is called, and what is changed in a character: a figure, what it
        knows, or what it may do."""
        name = next((name for name, place in self.table.box.names.items() if place == number), "")
        sort, _, rest = name.partition("-")
        if kind in ("mark", "unmark"):
            words, sort = MARKERS, "marker"
        elif kind == "counters":
            words, sort = COUNTERS, "counter"
        elif sort == "knows":
            words, name = KNOWLEDGES, rest
        elif sort in ("access", "can", "cannot", "damage"):
            return {"sort": sort, "name": NONE}
        else:
            words, sort = _FIGURES, "figure"
        portuguese, english = words.get(name, (name, name))
        return {"sort": sort, "name": (portuguese if self.lang == "pt" else english) or NONE}

    def place_of(self, event: EventView) -> str:
        """Where a card went: everybody sees that, whoever knows its face."""
        card, *hosts = event.subjects
        moved = [move.target for move in event.moves if card in (move.piece, move.was)]
        if not moved:
            return NONE
        area = self.table.box.zones[moved[-1]].name
        return self.text(f"to-{area}", host=self.piece(hosts[0]) if hosts else NONE)

    def is_news(self, event: EventView) -> bool:
        return event.kind not in _QUIET
