"""How a match is told to the person in a seat: texts of cards, the effect tree, the damage calculation unfolded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludoteca.core.action import ABILITY, MODE
from ludoteca.core.decision import Option, Value
from ludoteca.core.events import NOTHING
from ludoteca.core.telling import NONE, Telling
from ludoteca.core.told import CardTold, LineTold
from ludoteca.core.view import DecisionView, EventView, PieceView, WaitingView
from ludoteca.games.battle_scenes.actions import EFFECT, WORD
from ludoteca.games.battle_scenes.cards.cards import Lines
from ludoteca.games.battle_scenes.cards.collection import SceneCards
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.card_choices import PickCards
from ludoteca.games.battle_scenes.play.cost_of_use import cost_as_told
from ludoteca.games.battle_scenes.play.damage import DealDamage
from ludoteca.games.battle_scenes.play.targets import action_of
from ludoteca.games.battle_scenes.play.using import UseAction
from ludoteca.games.battle_scenes.table.areas import NAMES, SCENE
from ludoteca.games.battle_scenes.table.kinds import X_COST, Kind
from ludoteca.games.battle_scenes.table.shields import WORN
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.english_names import name_in, power_in, spelt_out
from ludoteca.games.battle_scenes.text.events import CALCULATION, SHOW_HAND, UNLOAD
from ludoteca.games.battle_scenes.text.terms import ACTION, STATIC, TRIGGERED, Line
from ludoteca.games.battle_scenes.text.words import CARD_TYPE, POWER
from ludoteca.games.battle_scenes.wording.wording import alternatives, render

#: Parts of the turn whose beginning is told while the match is played; their ends say nothing new.
_PARTS_TOLD = frozenset(("start-start", "start-preparation", "start-anticipation", "start-attack"))

#: Events that others tell of already.
_QUIET = frozenset(("after", "prize", "leave"))

#: The rule by which the cost of an action exhausts whoever uses it.
COST = "4.6.2.E.1-3"

#: The step of a calculation that sends the damage to another.
REDIRECTED = "E"


class SceneTelling(Telling[BattleTable]):
    __slots__ = ()

    # -- words --

    def argument(self, kind: str, value: Value) -> str:
        if kind == WORD:
            return self.word(value)
        if kind == ABILITY:
            return self.ability(value)
        if kind == EFFECT:
            return self.effect(value)
        if kind == MODE:
            return self.mode(value)
        return super().argument(kind, value)

    def word(self, number: int) -> str:
        """A power, an affiliation, a name, as the cards write it."""
        sort, text = self.table.box.words.by_number[number]
        if sort == CARD_TYPE:
            return self.text(f"card-{text}")
        return power_in(self.lang, text) if sort == POWER else str(text)

    def piece(self, number: int) -> str:
        return self.word(number) if number in self.table.box.words.by_number else super().piece(number)

    def ability(self, number: int) -> str:
        """A text of the match's list, in the reader's language and on one line; a keyword's by the keyword."""
        if number == self.table.box.surprise:
            return self.text("text-surprise")
        line = self.table.ability(number)
        assert isinstance(line, Line)
        return self.line(line)

    def line(self, line: Line) -> str:
        return self.text_of(line, lambda: self.in_one_line(self.whole(line)))

    def whole(self, line: Line) -> tuple[Line, ...]:
        """What is said of a text: its keyword if it stands for one; of an action all that is printed, since what it
        speaks of may have been named by its costs."""
        if line.sort == ACTION:
            for kind in self.table.box.kinds:
                modes = () if kind.action is None else kind.action.modes
                if kind.card is not None and any(mode.text is line for mode in modes):
                    return kind.card.action_lines
            return (line,)
        if line.sort == TRIGGERED and line.trigger is None and not line.keywords:
            return (
                replace(line, sort=ACTION),
            )  # a deed whose moment has come: what is said without one is an action's
        return (Line(STATIC, (), keywords=line.keywords),) if line.keywords else (line,)

    def in_one_line(self, lines: tuple[Line, ...]) -> str:
        return spelt_out(" ".join(render(lines, self.lang).split()), self.lang)

    def mode(self, value: str) -> str:
        """One of the alternatives of a text by its words; other modes have messages of their own."""
        asking = self.table.stack[-1]
        if isinstance(asking, UseAction) and asking.step_name() == "choose_mode":
            line = asking.action(self.table).modes[0].text
        elif isinstance(asking, ResolveEffect) and asking.step_name() == "alternative":
            line = self.table.ability(asking.ability)
        else:
            return value
        assert isinstance(line, Line)
        said = spelt_out(alternatives(self.whole(line), self.lang).get(int(value), value), self.lang)
        return said[:1].upper() + said[1:]

    def effect(self, number: int) -> str:
        waiting = next((each for each in self.table.waiting if each.number == number), None)
        return f"#{number}" if waiting is None else self.piece(waiting.source)

    # -- cards --

    def card_name(self, word: str) -> str:
        kind: Kind | None = next((each for each in self.table.box.kinds if each.word == word), None)
        return word if kind is None else f"{name_in(self.lang, kind.name)} V{kind.version}"

    def card_told(self, word: str) -> CardTold:
        """Its facts, its texts, and its action as a line of its own."""
        kind: Kind = next(kind for kind in self.table.box.kinds if kind.word == word)
        if kind.card is None:
            return CardTold(word, self.card_name(word))
        entry, cards = kind.card.entry, SceneCards()
        facts = cards.facts(kind.card, self.lang)
        left_out = cards.labels_left_out(self.lang)
        lines = [LineTold(value, label) for label, value in facts if label not in left_out]
        lines += self.texts_told(kind.card.permanent_lines)
        if entry.action:
            said = " ".join(each.text for each in self.texts_told(kind.card.action_lines))
            lines.append(LineTold(said, entry.action, cards.facts_of_action(kind.card, self.lang)))
        sort_text = next(iter(facts))[1]
        return CardTold(word, self.card_name(word), entry.kind, sort_text, entry.alter_ego, lines=lines)

    def texts_told(self, lines: Lines) -> list[LineTold]:
        said = spelt_out(render(lines, self.lang), self.lang) if lines else ""
        return [LineTold(line) for line in said.splitlines() if line.strip()]

    # -- what is asked --

    def question(self, decision: DecisionView) -> str:
        """Of damage that is being dealt, also how much it is by now, or how many cards it unloads."""
        first, second = (*map(self.piece, decision.about[:2]), NONE, NONE)[:2]
        active = self.table.active
        return self.text(
            decision.ask,
            piece=first,
            other=second,
            number=self.at_stake(),
            text=self.text_at_hand(),
            who=self.player(active),
            mine="yes" if active == decision.seat else "no",
        )

    def text_at_hand(self) -> str:
        """The text that is being carried out, for whoever is asked what to do about it."""
        asking = self.table.stack[-1]
        if not isinstance(asking, ResolveEffect):
            return NONE
        return self.action_text(asking.source) if asking.paying else self.ability(asking.ability)

    def action_text(self, card: int) -> str:
        """What the action of a card says, its keywords and costs with it."""
        kind: Kind = self.table.kind(card)
        if kind.card is not None:
            lines = kind.card.action_lines
            return self.text_of(lines, lambda: self.in_one_line(lines))
        return " ".join(dict.fromkeys(self.ability(mode.ability) for mode in action_of(self.table, card).modes))

    def values_of(self, option: Option) -> dict[str, str | int]:
        """Of an action that is used also its name, what it costs and what it does."""
        values = super().values_of(option)
        if option[0] == "use":
            user, card = int(option[1]), int(option[2])
            action = action_of(self.table, card)
            values |= {"action": action.name, "cost": self.cost(user, card), "effect": self.action_text(card)}
        return values

    def cost(self, user: int, card: int) -> str:
        """X, nothing at all, or how many stages."""
        cost = cost_as_told(self.table, user, card)
        return "X" if action_of(self.table, card).cost == X_COST else NONE if cost == NOTHING else str(cost)

    def at_stake(self) -> int:
        asking = self.table.stack[-1]
        if isinstance(asking, DealDamage):
            return asking.value
        return asking.least if isinstance(asking, PickCards) else 0

    # -- what lies there --

    def part(self, source: int, text: str) -> str:
        return self.text("part-worn") if text == WORN else super().part(source, text)

    def face(self, piece: PieceView) -> str:
        """In the scene, which both players share, whose card it is; and its stage."""
        shown = super().face(piece)
        if piece.number in self.table.zones[SCENE]:
            whose = self.text("face-of", who=self.player(piece.controller))
            return f"({whose}, {shown})" if shown else f"({whose})"
        return shown

    def waiting_says(self, waiting: WaitingView) -> str:
        return self.ability(waiting.ability) if waiting.ability >= 0 else ""

    def waiting(self, waiting: WaitingView) -> str:
        """A branch of the effect tree, further in the higher its level."""
        said = self.text(
            f"tree-{waiting.state}",
            level=waiting.level,
            piece=self.piece(waiting.source),
            who=self.player(waiting.controller),
        )
        return f"{'  ' * waiting.level}{said}"

    # -- what happened --

    def values_of_event(self, event: EventView) -> dict[str, str | int]:
        values = super().values_of_event(event)
        values |= {"steps": NONE, "base": NONE, "action": NONE, "area": NONE, "sort": "normal", "absorbed": 0}
        figures = event.figures
        if event.kind == "calculation":
            values["pieces"] = self.piece(event.subjects[0])
            values["steps"] = self.calculation(event)
            values["number"] = max(0, CALCULATION.total(event))
        elif event.kind == "damage" and figures:
            values["sort"] = "piercing" if figures["piercing"] else "normal"
            values["absorbed"] = figures["absorbed"]
        elif event.kind == "load" and figures:
            values["base"] = self.piece(figures["base"])
        elif event.kind == "unload" and figures:
            values["base"] = self.piece(UNLOAD.every(event, "hosts")[0])
        elif event.kind == "lay" and figures:
            values["area"] = self.text(f"area-{NAMES[figures['area']]}")
        elif event.kind == "show-hand":
            values["pieces"] = self.kinds(SHOW_HAND.every(event, "kinds"))
        elif event.kind in ("use", "target") and figures:
            values["action"] = self.action(figures["card"])
        elif event.kind == "exhaust" and event.rule == COST:
            values["action"] = self.action(event.cause)
        return values

    def is_caused(self, event: EventView) -> bool:
        """A cost is told with the action that is paid for."""
        return event.rule != COST and super().is_caused(event)

    def kinds(self, numbers: Sequence[int]) -> str:
        """Cards that have been shown and are no longer where they were, by their names."""
        kinds = [self.table.box.kinds[number] for number in numbers]
        return ", ".join(f"{name_in(self.lang, kind.name)} V{kind.version}" for kind in kinds)

    def action(self, card: int) -> str:
        """The name of the action of a card."""
        action = None if self.table.recall(card) is None else self.table.kind(card).action
        return NONE if action is None else str(action.name)

    def calculation(self, event: EventView) -> str:
        """The damage step by step: A determine, B add, C multiply, D fix, E redirect; after E the next destination."""
        said = []
        destinations = iter(event.subjects[1:])
        for letter, source, value in CALCULATION.steps(event):
            step = chr(letter)
            to = self.piece(next(destinations, NOTHING)) if step == REDIRECTED else NONE
            said.append(self.text(f"calculation-{step}", value=value, piece=self.piece(source), other=to))
        return " → ".join(said)

    def is_news(self, event: EventView) -> bool:
        if event.kind.startswith(("start-", "end-")):
            return event.kind in _PARTS_TOLD
        return event.kind not in _QUIET
