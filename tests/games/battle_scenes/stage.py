"""A scene to play on: what the tests of the rules set up, move and read.

    scene = Scene()
    hulk = scene.base(character("Hulk", energy=8, shield=3), loads=8)
    scene.damage(hulk, 2)
    assert scene.shield(hulk) == 1

Cards are made of records, in our own words. Players are 0 and 1, as seats are.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.decision import Option
from ludoteca.core.effects import CHOOSE, THIS, Effect, Number, Selector, Trigger
from ludoteca.core.events import Event
from ludoteca.core.modifiers import END_OF_TURN, Modifier
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.cards.cards import compile_card, load
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.meaning.resolution import Settle
from ludoteca.games.battle_scenes.play.damage import DealDamage
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.play.setup import add_card, make_box
from ludoteca.games.battle_scenes.play.turn import Anticipate, Fight, PlayTurns, Prepare, Turn
from ludoteca.games.battle_scenes.play.using import UseAction
from ludoteca.games.battle_scenes.table import loading, shields
from ludoteca.games.battle_scenes.table.areas import NAMES, RESOURCES, SCENE, area
from ludoteca.games.battle_scenes.table.kinds import Kind, Mode, PrintedAction
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import keywords
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.phases import ATTACK, PREPARATION
from ludoteca.games.battle_scenes.text.terms import Step

CHARACTER = text.Kind(("character",))
TARGET = Selector(text.TARGET, (text.Kind(("character", "support")),))
TARGET_CHARACTER = Selector(text.TARGET, (CHARACTER,))
THIS_CHARACTER = text.THIS_CHARACTER
YOURS = text.Controlled("you")
THEIRS = text.Controlled("opponent")


# -- cards in our own words -----------------------------------------------------------------


def character(name: str, energy: int = 3, shield: int = 0, **more: Any) -> Kind:
    words = tuple(keyword.name for keyword in more.pop("keys", ()))
    lines = tuple(more.pop("texts", ()))
    keys = tuple(more.pop("keyed", ()))
    for keyword in keys:
        words += (keyword.name,)
        if keyword.name in keywords.TEXTS:
            lines += (keywords.text_of(keyword),)
    version = more.get("version", 1)
    word = more.pop("word", f"{name.lower().replace(' ', '-')}-v{version}")
    return Kind(word, more.pop("sort", "character"), name, energy=energy, shield=shield, keywords=words,
                abilities=lines, **more)  # fmt: skip


def printed(name: str, kind: str = "character", **entry: Any) -> Kind:
    """A card described as in our files, its Portuguese text compiled by the grammar."""
    if kind in ("character", "support"):
        entry.setdefault("initial_energy", 3)
    if entry.get("action_text"):
        entry.setdefault("action", "Golpe")
    return kind_of(compile_card({"name": name, "kind": kind, **entry}))


def known(word: str) -> Kind:
    """A card of the collection."""
    return kind_of(load().card(word))


def support(name: str, energy: int = 2, shield: int = 0, **more: Any) -> Kind:
    return character(name, energy, shield, sort="support", **more)


def scenario(name: str, **more: Any) -> Kind:
    return character(name, 0, 0, sort="scenario", **more)


def ability_card(name: str, **more: Any) -> Kind:
    return character(name, 0, 0, sort="ability", **more)


def filler() -> Kind:
    """A card that is energy and nothing else."""
    return ability_card("Carga")


def key(name: str, amount: int | None = None, *filters: Any) -> text.Keyword:
    return text.Keyword(name, None if amount is None else Number(amount), filters)


def static(*effects: Effect, condition: Any = None) -> text.Line:
    return text.Line(text.STATIC, tuple(Step(effect) for effect in effects), condition=condition)


def triggered(trigger: Trigger, *steps: Step | Effect, condition: Any = None) -> text.Line:
    made = tuple(step if isinstance(step, Step) else Step(step) for step in steps)
    return text.Line(text.TRIGGERED, made, trigger, condition)


def activated(part: str, *steps: Step | Effect, condition: Any = None, once: bool = True) -> text.Line:
    made = tuple(step if isinstance(step, Step) else Step(step) for step in steps)
    return text.Line(text.ACTIVATED, made, text.Window(part, "you", once), condition)


def hits(points: int | Any, to: Selector = TARGET, penetrating: bool = False) -> text.Damage:
    amount = Number(points) if isinstance(points, int) else points
    return text.Damage((text.Hit(amount, to, penetrating),))


def action(name: str, cost: int, *effects: Effect | Step, modes: Any = None, **more: Any) -> PrintedAction:
    from ludoteca.games.battle_scenes.play.targets import targets_in

    found = []
    for group in modes or (effects,):
        steps = tuple(each if isinstance(each, Step) else Step(each) for each in group)
        damaging = any(isinstance(each.effect, text.Damage) and each.effect.source is None for each in steps)
        found.append(Mode(text.Line(text.ACTION, steps), targets_in(steps), damaging))
    costs = more.pop("costs", ())
    payment = text.Line(text.ACTION, tuple(Step(each) for each in costs)) if costs else None
    return PrintedAction(name, cost, tuple(found), costs=payment, **more)


def choose(*filters: Any, count: int = 1, slot: int = 0, up_to: bool = False) -> Selector:
    return Selector(CHOOSE, filters, Number(count), up_to, slot=slot)


def each(*filters: Any, slot: int = 0) -> Selector:
    return Selector("each", filters, slot=slot)


this_card = Selector(THIS)


class Halt(Procedure):
    """The match stands still here, so that a test can look."""

    __slots__ = ()

    def copy(self) -> Halt:
        return self.progress(Halt())

    def stand(self, table: BattleTable) -> Next:
        return table.ask(0, "ask-fight", "6.2.E.2-2", ("done",), reveals=True)


Halt.steps = (("6.2.E.2-2", Halt.stand),)


# -- the scene ------------------------------------------------------------------------------


class Scene:
    """A table that is set up card by card, in the middle of a turn of player 0."""

    def __init__(self, *kinds: Kind, seed: int = 1, phase: str = ATTACK) -> None:
        self.filler = filler()
        self.kinds = [self.filler, *kinds]
        self.table = BattleTable(make_box(GAME, self.kinds), seed)
        self.table.turn = 3
        self.table.phase = phase
        self.log: list[Event] = []
        self.table.log = self.log

    # -- laying out --

    def card(self, kind: Kind | None, seat: int, which: int) -> int:
        found = kind or self.filler
        return add_card(self.table, found.number, seat, area(seat, which))

    def cards(self, seat: int, which: int, count: int) -> list[int]:
        return [self.card(None, seat, which) for _ in range(count)]

    def base(self, kind: Kind, seat: int = 0, loads: Any = None, stage: int = 1, new: bool = False) -> int:
        """A base card in the scene since before this turn, carrying so many cards or just these."""
        table = self.table
        number = add_card(table, kind.number, seat, SCENE)
        piece = table.pieces[number]
        piece.known = -1
        piece.stage = stage
        piece.since = table.turn if new else 0
        if kind.sort != "scenario":
            count = kind.energy if loads is None else loads
            self.load(number, *([None] * count if isinstance(count, int) else count))
        table.update()
        table.waiting = ()
        return number

    def load(self, base: int, *kinds: Kind | None) -> tuple[int, ...]:
        """Load fresh cards of these kinds, as an effect would, from the resources."""
        seat = self.table.pieces[base].owner
        made = tuple(self.card(kind, seat, RESOURCES) for kind in kinds)
        loading.load(self.table, made, base, "4.1-1", seat)
        return made

    def modify(self, question: str, operation: str, amount: int = 0, *subjects: int, **more: Any) -> int:
        """An effect that lasts until the end of the turn."""
        table = self.table
        number = table.new_number()
        more.setdefault("until", END_OF_TURN)
        more.setdefault("controller", 0)
        table.begin(Modifier(number, question, operation, amount, subjects or None, **more))
        table.update()
        return number

    # -- carrying out --

    def do(self, procedure: Procedure) -> Scene:
        """Carry out one procedure, up to its first decision; afterwards the match stands still."""
        self.table.stack = [Halt(), procedure]
        self.table.decision = None
        self.table.run()
        return self

    def prepare(self) -> Scene:
        """The Preparation Phase of player 0."""
        self.table.phase = PREPARATION
        self.table.decision = None
        self.table.stack = [Halt(), Prepare(0)]
        self.table.run()
        return self

    def fight(self) -> Scene:
        self.table.phase = ATTACK
        self.table.decision = None
        self.table.stack = [Halt(), Fight(0)]
        self.table.run()
        return self

    def anticipate(self) -> Scene:
        """The Anticipation Step of player 0's turn: player 1 acts."""
        self.table.phase = "anticipation"
        self.table.decision = None
        self.table.stack = [Halt(), Anticipate(1)]
        self.table.run()
        return self

    def play_turn(self, step: str) -> Scene:
        """Go on with the turn from one of its steps."""
        turn = Turn()
        turn.step = [function.__name__ for _, function in Turn.steps].index(step)
        self.table.decision = None
        self.table.stack = [PlayTurns(), turn]
        self.table.run()
        return self

    def do_use(self, seat: int, user: int, card: int) -> Scene:
        """An action used outside of any turn, up to its first decision."""
        return self.do(UseAction(seat, user, card))

    def settle(self) -> Scene:
        return self.do(Settle(0))

    def damage(self, destination: int, points: int, piercing: bool = False, source: int | None = None,
               controller: int = 1, use: int = -1) -> Scene:  # fmt: skip
        return self.do(DealDamage(destination if source is None else source, destination, points, controller,
                                  piercing, use))  # fmt: skip

    def play(self, *options: Option) -> Scene:
        for option in options:
            refusal = self.table.why_not(option)
            assert refusal is None, f"{option} is refused by {refusal.rule} ({refusal.message}); {self.options()}"
            self.table.choose(option)
        return self

    def choose(self, *numbers: int) -> Scene:
        return self.play(*(("choose", number) for number in numbers))

    def feed(self) -> Scene:
        """Load the first cards on offer on whatever is entering."""
        while self.asked()[1] == "ask-energy":
            self.play(self.options("choose")[0])
        return self

    # -- reading --

    def options(self, verb: str = "") -> list[Option]:
        decision = self.table.decision
        assert decision is not None, f"nobody is asked; places {self.table.places}"
        return [option for option in decision.options if not verb or option[0] == verb]

    def asked(self) -> tuple[int, str]:
        assert self.table.decision is not None
        return self.table.decision.seat, self.table.decision.ask

    def refused(self, *option: Any) -> str:
        """The rule that refuses a move."""
        refusal = self.table.why_not(option)
        assert refusal is not None, f"{option} is legal"
        return refusal.rule

    def shield(self, base: int) -> int:
        return shields.value(self.table, base)

    def energy(self, base: int) -> int:
        return self.table.energy(base)

    def where(self, card: int) -> str:
        zone = self.table.pieces[card].zone
        return {0: "scene", 1: "loaded"}.get(zone) or NAMES[(zone - 2) % len(NAMES)]

    def stage(self, base: int) -> int:
        return int(self.table.pieces[base].stage)

    def count(self, seat: int, which: int) -> int:
        return len(self.table.cards(seat, which))

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.log if event.kind == kind]
