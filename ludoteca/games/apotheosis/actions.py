"""The verbs of the players, their arguments and why something may not be done, each with its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core.action import CELL, MODE, NUMBER, PIECE, Action, Argument, Refusal
from ludoteca.core.decision import Option
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import Resolve, hidden_from, told_apart
from ludoteca.games.apotheosis.play.actions_nearby import NEARBY_ACTIONS
from ludoteca.games.apotheosis.play.actions_on_cards import CARD_ACTIONS
from ludoteca.games.apotheosis.play.activation import Act
from ludoteca.games.apotheosis.play.deed_action import TARGET, Args, DeedAction, State, Why, deed_of, nobody
from ludoteca.games.apotheosis.play.movement import is_one_step, refusal_of_walk, walk_cost, walkable
from ludoteca.games.apotheosis.play.reserve import KEPT_VERBS, RESERVABLE, reserve_points
from ludoteca.games.apotheosis.play.responses import answered_action, reactive_uses, refusal_of_response
from ludoteca.games.apotheosis.play.targets import candidates as attackable
from ludoteca.games.apotheosis.play.targets import (
    is_open_tile,
    normal_reach,
    range_mask,
    refusal_of_aim,
    refusal_of_line,
    refusal_of_target,
)
from ludoteca.games.apotheosis.play.turn import Kept, offered_now
from ludoteca.games.apotheosis.play.usable import cards_at_hand, own_cards, refusal_of_use, uses_of
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.box import ApotheosisBox
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use
from ludoteca.games.apotheosis.text.terms import ALL_IN

#: Arguments are given by the options themselves; nothing is looked up one by one.
_ANY = nobody


# -- walking and attacking ---------------------------------------------------------------------


class Walk(DeedAction):
    """A path to an empty tile (battle.move.1)."""

    __slots__ = ()
    denied = "move"

    def __init__(self) -> None:
        super().__init__("walk", Argument(CELL, _ANY))

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        cells = walkable(table, agent, table.points)
        if isinstance(table.stack[-1], Kept):
            near = table.board.adjacent[table.cell_of(agent)]
            return [("walk", cell) for cell in cells if near >> cell & 1]
        if table.box.rulings["move-path"] == "tile":
            return [("walk", cell) for cell in cells if is_one_step(table, agent, cell)]
        return [("walk", cell) for cell in cells]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        cell = args[0]
        if not 0 <= cell < table.box.cells or not table.board.everything >> cell & 1:
            return Refusal("keywords.disabled", "refusal-no-tile")
        if not table.board.open >> cell & 1:
            return Refusal("battle.move.4", "refusal-blocked-tile", table.tile(cell))
        if table.at[cell] != NONE:
            return Refusal("r34", "refusal-occupied", table.at[cell])
        if walk_cost(table, agent, table.points, cell) < 0:
            return refusal_of_walk(table, agent, table.points, cell)
        if table.box.rulings["move-path"] == "tile" and not is_one_step(table, agent, cell):
            return Refusal("battle.move.1", "refusal-one-tile", table.tile(cell))
        if isinstance(table.stack[-1], Kept) and not table.board.adjacent[table.cell_of(agent)] >> cell & 1:
            return Refusal("r18", "refusal-one-tile", table.tile(cell))
        return None


class Attack(DeedAction):
    """The normal attack on a piece or a tile (battle.attack.1, r25)."""

    __slots__ = ()
    denied = "attack"

    def __init__(self) -> None:
        super().__init__("attack", Argument(TARGET, _ANY))

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        return [("attack", target) for target in attackable(table, agent)]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        target = args[0]
        if not table.is_piece(target) and not is_open_tile(table, target):
            return Refusal("r45" if table.is_tile(target) else "r25", "refusal-no-piece")
        if refused := refusal_of_aim(table, agent, NONE, target, attack=True):
            return refused
        if target not in attackable(table, agent):
            stopped = refusal_of_line(table, agent, target, normal_reach(table, agent))
            return stopped or Refusal("battle.attack.2", "refusal-range", target)
        return None


# -- cards ---------------------------------------------------------------------------------------


class UseCard(DeedAction):
    """Activate a card for one of its uses, counted from 1 (r11)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("use", Argument(PIECE, _ANY, canonical=same_card), Argument(NUMBER, _ANY))

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        if isinstance(table.stack[-1], Kept):
            _, _, _, card, index = table.reserves[0]
            option = ("use", card, index + 1)
            return [option] if self.given(table, agent, option[1:]) is None else []
        return [("use", card, use.index + 1) for card, use in uses_of(table, agent)]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card, index = args
        if not table.is_card(card) or card not in cards_at_hand(table, agent):
            return Refusal("cards.own.1", "refusal-not-yours", card)
        uses = table.kind(card).uses
        if not 1 <= index <= len(uses):
            return Refusal("cards.active.1", "refusal-not-active", card)
        if isinstance(table.stack[-1], Kept) and (card, index - 1) != table.reserves[0][3:]:
            return Refusal("r18", "refusal-not-kept", card)
        return refusal_of_use(table, agent, card, uses[index - 1])


def same_card(table: ApotheosisTable, seat: int, number: int) -> int:
    """Of equal cards the first stands for all."""
    if not table.is_card(number) or isinstance(table.stack[-1], Kept):
        return number
    likeness = table.likeness(number)
    for other in table.zones[table.pieces[number].zone]:
        if table.likeness(other) == likeness:
            return int(other)
    return number


class Respond(Action):
    """Activate a reactive card in response (r5, r6)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("respond", arguments=(Argument(PIECE, _ANY), Argument(NUMBER, _ANY)))

    def options(self, table: ApotheosisTable, seat: int) -> list[Option]:
        action = answered_action(table)
        found = reactive_uses(table, action, seat, action.situations(table))
        return [("respond", card, index + 1) for card, index, _ in found]

    def why_not(self, table: ApotheosisTable, seat: int, option: Option) -> Refusal | None:
        card, index = option[1], option[2]
        if not table.is_card(card) or hidden_from(table, seat, card):
            return Refusal("cards.own.1", "refusal-not-yours", card)
        uses = table.kind(card).uses
        if not 1 <= index <= len(uses) or not uses[index - 1].reactive:
            return Refusal("r7", "refusal-not-reactive", card)
        action = answered_action(table)
        events = action.situations(table)
        found = reactive_uses(table, action, seat, events)
        if any((card, index - 1) == each[:2] for each in found):
            return None
        for agent in table.characters_of(seat):
            if card in own_cards(table, agent):
                refused = refusal_of_response(table, events, agent, card, uses[index - 1])
                if refused is not None:
                    return refused
        return Refusal("cards.own.1", "refusal-not-yours", card)


# -- the end of the turn -----------------------------------------------------------------------------


class End(DeedAction):
    """End the turn; what is left of the points is lost (turn.end.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("end")

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        return [("end",)]


class Keeping(DeedAction):
    """End the turn and keep points for the end of the round, where the mode allows it (r18, gap reserve-meaning)."""

    __slots__ = ()

    def is_open(self, box: ApotheosisBox, state: State) -> bool:
        return bool(box.format.reserving) and state[0] > 0

    def barred(self, table: ApotheosisTable, agent: int) -> Why:
        return None if table.box.format.reserving else Refusal("r18", "refusal-no-reserving")


class Reserve(Keeping):
    """Keep the points of one action."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("reserve", Argument(MODE, _ANY))

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        """What could be declared can be paid; but of a walk only one step is kept, which may lead nowhere."""
        deeds = declarable(table, agent)
        return [("reserve", deed) for deed in deeds if deed != "walk" or is_affordable(table, agent, deed)]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if args[0] not in RESERVABLE:
            return Refusal("r18", "refusal-not-kept")
        return None if args[0] in declarable(table, agent) else Refusal("r18", "refusal-cannot-keep")

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        return None if is_affordable(table, agent, args[0]) else Refusal("r18", "refusal-cannot-keep")


def is_affordable(table: ApotheosisTable, agent: int, deed: str) -> bool:
    return 0 <= reserve_points(table, agent, deed) <= table.points


def declarable(table: ApotheosisTable, agent: int) -> list[str]:
    """The actions that could be declared at this moment. In its turn the character has been asked already."""
    offered = offered_now(table, agent)
    if offered is None:
        box = table.box
        offered = {verb for _, verbs in KEPT_VERBS for verb in verbs if deed_of(box, verb).offer(table, agent)}
    return [deed for deed, verbs in KEPT_VERBS if not offered.isdisjoint(verbs)]


class ReserveUse(Keeping):
    """Keep the points of one activation."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("reserve-use", Argument(PIECE, _ANY, canonical=same_card), Argument(NUMBER, _ANY))

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        if not table.points:
            return []
        return [("reserve-use", card, use.index + 1) for card, use in uses_of(table, agent) if keepable(use)]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        refused = deed_of(table.box, "use").refused(table, agent, args)
        if refused is not None:
            return refused
        if not keepable(table.kind(args[0]).uses[args[1] - 1]):
            return Refusal("r18", "refusal-cannot-keep", args[0])
        return None


def keepable(use: Use) -> bool:
    """An activation that costs points and does not sacrifice the turn may be kept."""
    return use.points > 0 and ALL_IN not in use.limits


# -- choices within procedures -------------------------------------------------------------------------


class Pick(Action):
    """One of the cards that the procedure asking offers."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(name, arguments=(Argument(PIECE, offered, canonical=same_offered),))

    def options(self, table: ApotheosisTable, seat: int) -> list[Option]:
        return [(self.name, number) for number in offered(table, seat, ())]

    def why_not(self, table: ApotheosisTable, seat: int, option: Option) -> Refusal | None:
        frame = table.stack[-1]
        if option[1] in frame.choices(table):  # type: ignore[attr-defined]
            return None
        return Refusal(frame.rule(), "refusal-not-offered", option[1])


def offered(table: ApotheosisTable, seat: int, chosen: tuple[Any, ...]) -> Iterable[int]:
    asking = table.stack[-1]
    if not hasattr(asking, "choices"):
        # Another question is open: nothing is offered here.
        return []
    return told_apart(table, seat, asking.choices(table))


def same_offered(table: ApotheosisTable, seat: int, number: int) -> int:
    if number not in table.pieces or hidden_from(table, seat, number):
        return number
    likeness = table.likeness(number)
    for other in offered(table, seat, ()):
        if table.likeness(other) == likeness:
            return other
    return number


class Choose(Action):
    """Pick one of the pieces, tiles or cards that a text allows; the filters explain the others."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("choose", arguments=(Argument(TARGET, _ANY, canonical=same_choice),))

    def options(self, table: ApotheosisTable, seat: int) -> list[Option]:
        return [("choose", number) for number in choosable(table, seat)]

    def why_not(self, table: ApotheosisTable, seat: int, option: Option) -> Refusal | None:
        frame = table.stack[-1]
        number = option[1]
        if not isinstance(frame, Resolve):
            return Refusal(frame.rule() or "r17", "refusal-not-offered", number)
        selector = frame.selector(table)
        if number in frame.candidates(table, selector):
            return None
        if number in table.pieces and not hidden_from(table, seat, number):
            for filter_ in selector.filters:
                if not filter_.passes(table, frame, number):
                    return Refusal(filter_.rule or table.rule_of(frame), filter_.message, number, frame.source)
        return Refusal(table.rule_of(frame), "refusal-impossible-target", number, frame.source)


def choosable(table: ApotheosisTable, seat: int) -> list[int]:
    frame = table.stack[-1]
    if not isinstance(frame, Resolve):
        return []
    return told_apart(table, seat, frame.candidates(table, frame.selector(table)))


def same_choice(table: ApotheosisTable, seat: int, number: int) -> int:
    if number not in table.pieces or hidden_from(table, seat, number):
        return number
    likeness = table.likeness(number)
    for other in choosable(table, seat):
        if other in table.pieces and table.likeness(other) == likeness:
            return other
    return number


class SelectTarget(Action):
    """Aim an activation at a piece, a tile or a card (draft.target.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("target", arguments=(Argument(TARGET, _ANY),))

    def options(self, table: ApotheosisTable, seat: int) -> list[Option]:
        act = table.stack[-1]
        return [("target", number) for number in act.choices(table)] if isinstance(act, Act) else []

    def why_not(self, table: ApotheosisTable, seat: int, option: Option) -> Refusal | None:
        act = table.stack[-1]
        number = option[1]
        assert isinstance(act, Act)
        if number in act.choices(table):
            return None
        use = act.the_use(table)
        known = (number in table.pieces and not hidden_from(table, seat, number)) or table.is_tile(number)
        if use is not None and known:
            frame = permanent_texts.frame_for(table, act.agent, act.card, use, act.event)
            tiles = range_mask(table, act.agent, use, act.hero)
            refused = refusal_of_target(table, act.agent, act.card, use, frame, number, tiles)
            if refused is not None:
                return refused
        return Refusal("r17", "refusal-not-offered", number)


class Deploy(Action):
    """Put a piece on one of the tiles that the procedure asking offers."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("deploy", arguments=(Argument(CELL, _ANY),))

    def options(self, table: ApotheosisTable, seat: int) -> list[Option]:
        return [("deploy", cell) for cell in table.stack[-1].cells(table)]  # type: ignore[attr-defined]

    def why_not(self, table: ApotheosisTable, seat: int, option: Option) -> Refusal | None:
        frame = table.stack[-1]
        cell = option[1]
        if cell in frame.cells(table):  # type: ignore[attr-defined]
            return None
        if 0 <= cell < table.box.cells and table.at[cell] != NONE:
            return Refusal("r34", "refusal-occupied", table.at[cell])
        return Refusal(frame.rule(), "refusal-not-there")


ACTIONS: tuple[Action, ...] = (
    Walk(),
    Attack(),
    UseCard(),
    *NEARBY_ACTIONS,
    *CARD_ACTIONS,
    Reserve(),
    ReserveUse(),
    End(),
    Respond(),
    SelectTarget(),
    Choose(),
    Deploy(),
    *(Pick(name) for name in ("exhaust", "recover", "give", "take")),
    Action("enough"),
    Action("accept"),
    Action("decline"),
)
