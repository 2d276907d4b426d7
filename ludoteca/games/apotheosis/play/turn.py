"""Battle, round and turn (turn.*): order, points, the phases of a turn, what is kept for the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.core.action import GLANCE
from ludoteca.core.decision import Decision, Option
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.meaning.moments import moment, tile_moment
from ludoteca.games.apotheosis.meaning.resolution import Settle
from ludoteca.games.apotheosis.play.activation import POINTS, Act, Deed
from ludoteca.games.apotheosis.play.card_verbs import add_counters
from ludoteca.games.apotheosis.play.costs import PayEnergy, affords
from ludoteca.games.apotheosis.play.death import fallen, restore_tiles
from ludoteca.games.apotheosis.play.deeds import ALL_IN_DEEDS, turn_entity
from ludoteca.games.apotheosis.play.ending import EndBattle, check_end, most_life
from ludoteca.games.apotheosis.play.equal_cards import holdings
from ludoteca.games.apotheosis.play.excess import Tidy
from ludoteca.games.apotheosis.play.injury import Fall
from ludoteca.games.apotheosis.play.limits import span_over
from ludoteca.games.apotheosis.play.movement import walk_to
from ludoteca.games.apotheosis.play.requirements import still_asked
from ludoteca.games.apotheosis.play.reserve import kept_verbs, reserve_points
from ludoteca.games.apotheosis.play.usable import ULTIMATUM
from ludoteca.games.apotheosis.table import dice, figures, permanent_texts, places
from ludoteca.games.apotheosis.table.box import ACCESS
from ludoteca.games.apotheosis.table.figures import Figure
from ludoteca.games.apotheosis.table.grounds import MOMENT, TIDY
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.terms import (
    ALL_IN,
    END_OF_ROUND,
    END_OF_TURN,
    ONCE_ROUND,
    ONCE_TURN,
    YOUR_NEXT_TURN,
)
from ludoteca.games.apotheosis.text.words import COMPANION, ENTITY, PERCEPTION, SUMMON

#: The verbs of a character's turn: cards are used and passed between inventory and table among others (battle.card.1).
#: Crafting (item.craft.1), Classes, embodying and releasing are for the world outside (chart.outside).
TURN_VERBS = (
    "walk",
    "attack",
    "use",
    "check",
    "open",
    "shove",
    "drop",
    "talk",
    "place",
    "return",
    "attach",
    "detach",
    "summon",
    "unsummon",
    "awaken",
    "sleep",
    "restore",
    "rest",
    "evolve",
    "exchange",
    "reserve",
    "reserve-use",
    "end",
)

#: A verb, and how it finds what it offers.
OpenVerb = tuple[str, Callable[[ApotheosisTable, int], list[Option]]]

#: Points to keep.
SPARING = ("sparing",)
#: What sort of character it is.
IS_HERO, IS_COMPANION = f"is-{figures.HERO}", f"is-{figures.COMPANION}"
NOTHING_WANTED: frozenset[str] = frozenset()
#: What must be there for a verb to find anything at all: what the seat holds (``holdings``), what stands beside, who
#: acts.
WANTED = {
    verb: frozenset(words)
    for verb, words in {
        "check": (places.CHECKED,),
        "open": (places.CONTAINERS,),
        "shove": (places.LOOSE,),
        "talk": (places.PIECES,),
        "attach": (COMPANION, places.PIECES),
        "detach": (COMPANION, places.PIECES),
        "summon": (SUMMON,),
        "unsummon": (SUMMON,),
        "awaken": (ENTITY, IS_HERO),
        "sleep": (ENTITY, IS_HERO),
        "restore": ("collegium",),
        "evolve": (COMPANION, IS_COMPANION),
        "exchange": (ACCESS,),
        "reserve": SPARING,
        "reserve-use": SPARING,
    }.items()
}

#: With so many points all verbs are open.
DEAREST = max(POINTS.values())

#: What keeping an Entity awake costs at each start of turn (entity.3).
UPKEEP = (0, 0, 2, 0, "")


class Phase(Procedure):
    """The effects of a phase of battle, round or turn; who falls by them dies once all have been applied."""

    __slots__ = ()

    def copy(self) -> Phase:
        return self.progress(Phase())

    def effects(self, table: ApotheosisTable) -> Next:
        return self.then(Settle(phase=True))

    def deaths(self, table: ApotheosisTable) -> Next:
        return self.then(Fall()) if fallen(table) else None


Phase.steps = (("turn.simultaneous.1", Phase.effects), ("characters.dead.1", Phase.deaths))


class Battle(Procedure):
    """Start-of-battle effects, then round after round (turn.round.1)."""

    __slots__ = ()

    def copy(self) -> Battle:
        return self.progress(Battle())

    def begin(self, table: ApotheosisTable) -> Next:
        """Ultimatum counters are at 0 and a Collegium is exhausted (gap start-values); effects of the start."""
        moment(table, "battle-start", NONE)
        return self.then(Phase()) if table.waiting else None

    def check(self, table: ApotheosisTable) -> Next:
        return self.then(check_end(table))

    def play(self, table: ApotheosisTable) -> Next:
        """A limit of rounds set by the mode: then the team with most life wins (gap stalemate)."""
        if table.round >= table.box.format.rounds:
            table.tell("rounds-over", "stalemate", values=(table.round,))
            return EndBattle(most_life(table), "stalemate")
        return Round()


Battle.steps = (
    ("cards.keyword.timing", Battle.begin),
    ("setup.objective.1", Battle.check),
    ("turn.round.1", Battle.play),
)


class Round(Procedure):
    """Start effects and order, a turn for each character, what was kept, end effects. Rounds are all that is counted:
    no period of the day advances (turn.time.1)."""

    __slots__ = ("groups",)

    def __init__(self) -> None:
        super().__init__()
        #: The actions kept for the end of the round that have been asked for.
        self.groups = 0

    def copy(self) -> Round:
        new = Round()
        new.groups = self.groups
        return self.progress(new)

    def start(self, table: ApotheosisTable) -> Next:
        table.round += 1
        table.done = ()
        table.character = NONE
        span_over(table, ONCE_ROUND)
        table.tell("round", "turn.round.2", values=(table.round,))
        for seat in table.playing() if ULTIMATUM in table.box.present else ():
            for card in table.table_cards(seat):
                if table.kind(card).ultimatum and table.living(table.heroes[seat]):
                    add_counters(table, card, ULTIMATUM, 1, "summus.ultimatum.1")
        moment(table, "round-start", NONE)
        return self.then(Phase()) if table.waiting else None

    def start_check(self, table: ApotheosisTable) -> Next:
        return self.then(check_end(table))

    def set_order(self, table: ApotheosisTable) -> Next:
        """Most perception first; the tied roll 1D6, again until the tie is broken (turn.order.1, .2)."""
        table.order = tuple(in_order(table, table.characters()))
        table.tell("order", "turn.order.1", subjects=table.order)
        return None

    def turns(self, table: ApotheosisTable) -> Next:
        """The next in order plays; the same step runs again until all have."""
        if not table.order:
            table.character = NONE
            return None
        return Turn(table.order[0])

    def keep_promises(self, table: ApotheosisTable) -> Next:
        """Kept actions are declared after the last turn, in turn order (gap reserve-meaning)."""
        if table.reserves:
            return Kept(table.reserves[0][0])
        table.character = NONE
        return None

    def end(self, table: ApotheosisTable) -> Next:
        moment(table, "round-end", NONE)
        for _, cell, *_ in table.laid:
            tile_moment(table, "round-end", cell, table.at[cell])
        return self.then(Phase()) if table.waiting else None

    def expire(self, table: ApotheosisTable) -> Next:
        expire(table, END_OF_ROUND)
        return self.then(check_end(table))


Round.steps = (
    ("turn.round.2", Round.start),
    ("setup.objective.1", Round.start_check),
    ("turn.order.1", Round.set_order),
    ("turn.round.1", Round.turns),
    ("r19", Round.keep_promises),
    ("turn.round.3", Round.end),
    ("characters.modifier.1", Round.expire),
)


def in_order(table: ApotheosisTable, numbers: Sequence[int]) -> list[int]:
    """By perception, ties by die (turn.order.1, turn.order.2)."""
    ranks: dict[int, list[int]] = {}
    for number in numbers:
        ranks.setdefault(table.figure(number, PERCEPTION), []).append(number)
    found: list[int] = []
    for perception in sorted(ranks, reverse=True):
        found += break_tie(table, ranks[perception])
    return found


def break_tie(table: ApotheosisTable, tied: list[int]) -> list[int]:
    """Plain D6, no extras (gap initiative-tie-roll)."""
    if len(tied) < 2:
        return tied
    rolled: dict[int, list[int]] = {}
    for number in tied:
        face = dice.throw(table, "order")
        table.tell("order-roll", "turn.order.2", table.pieces[number].controller, NONE, (number,), (face,))
        rolled.setdefault(face, []).append(number)
    found: list[int] = []
    for face in sorted(rolled, reverse=True):
        found += break_tie(table, rolled[face])
    return found


def expire(table: ApotheosisTable, until: str) -> None:
    """End what lasts until this moment: modifiers, texts on tiles, changes of tiles."""
    if any([modifier.until == until for modifiers in table.modifiers.values() for modifier in modifiers]):
        table.end_modifiers(until)
        table.tell("expire", "characters.modifier.1")
    if table.laid:
        table.laid = tuple([laid for laid in table.laid if laid[5] != until])
    if table.changes:
        restore_tiles(table, tuple([change for change in table.changes if change[5] != until]))


class Turn(Procedure):
    """Start, middle and end of a character's turn (turn.phase.1)."""

    __slots__ = ("agent", "asked", "over")

    def __init__(self, agent: int) -> None:
        super().__init__()
        self.agent = agent
        #: Has the Entity's upkeep been asked for?
        self.asked = False
        #: It has sacrificed its turn, or declared the end.
        self.over = False

    def copy(self) -> Turn:
        new = Turn(self.agent)
        new.asked = self.asked
        new.over = self.over
        return self.progress(new)

    def receive_points(self, table: ApotheosisTable) -> Next:
        """Agility, less what was borrowed, plus a lost reserve; fixed before start effects (draft.ap.1), so that what
        becomes of agility later does not matter (draft.ap.2)."""
        table.order = tuple(number for number in table.order if number != self.agent)
        table.done = (*table.done, self.agent)
        table.character = self.agent
        figure: Figure = table.write(self.agent)
        table.active = figure.controller
        table.turn += 1
        table.acted = False
        table.turned = ()
        span_over(table, ONCE_TURN)
        received = max(0, table.figure(self.agent, "action")) + figure.credit
        borrowed = min(received, figure.debt)
        figure.debt -= borrowed
        figure.credit = 0
        table.points = received - borrowed
        table.tell("turn", "turn.ap.1", figure.controller, NONE, (self.agent,), (table.points,))
        return None

    def expire(self, table: ApotheosisTable) -> Next:
        """What lasts until this turn ends; time counters go down (characters.modifier.1)."""
        table.let_pass()
        expire(table, f"{YOUR_NEXT_TURN}-{self.agent}")
        seat = table.pieces[self.agent].controller
        own = table.table_cards(seat) if self.agent == table.heroes[seat] else [table.pieces[self.agent].card]
        for card in own:
            if card != NONE and table.pieces[card].counters and table.card(card).count(permanent_texts.TIME):
                add_counters(table, card, permanent_texts.TIME, -1, "characters.modifier.1")
        return None

    def keep_entity(self, table: ApotheosisTable) -> Next:
        """2 of stamina and mana, or the Entity falls asleep (entity.3, chart.entity)."""
        seat = table.pieces[self.agent].controller
        if self.asked or self.agent != table.heroes[seat]:
            return None
        entity = permanent_texts.entity_of(table, seat)
        if entity == NONE or table.pieces[entity].hidden:
            return None
        if self.answer is None:
            if affords(table, seat, UPKEEP):
                return table.ask(seat, "ask-upkeep", "entity.3", ("accept", "decline"), (entity,))
        elif self.answer[0] == "accept":
            self.asked = True
            return PayEnergy(seat, UPKEEP)
        turn_entity(table, seat, False, "entity.3")
        return None

    def start(self, table: ApotheosisTable) -> Next:
        """Start-of-turn effects, what takes before what gives (turn.start.1, turn.simultaneous.1)."""
        moment(table, "turn-start", self.agent, self.agent)
        tile_moment(table, "turn-start", table.pieces[self.agent].cell, self.agent)
        return self.then(Phase()) if table.waiting else None

    def tidy(self, table: ApotheosisTable) -> Next:
        return None if table.kept[TIDY] else self.then(Tidy())

    def start_check(self, table: ApotheosisTable) -> Next:
        return self.then(check_end(table))

    def act(self, table: ApotheosisTable) -> Next:
        """Actions at will; the turn ends when it is declared or nothing else is left (battle.actions.2, gap
        turn-end-at-zero)."""
        if self.answer is not None:
            following = self.declared(table, self.answer)
            if following is not None:
                return following
        if self.over or not table.living(self.agent) or permanent_texts.denied(table, "act", self.agent) is not None:
            return None
        if not table.kept[TIDY]:
            return Tidy()
        return ask_turn(table, self.agent)

    def declared(self, table: ApotheosisTable, option: Option) -> Procedure | None:
        if option[0] == "end":
            self.over = True
            return None
        if option[0] in ("reserve", "reserve-use"):
            keep(table, self.agent, option)
            self.over = True
            return None
        act = make_act(table, self.agent, option)
        if act.deed in ALL_IN_DEEDS or ALL_IN in act.limits(table):
            self.over = True
        return act

    def end(self, table: ApotheosisTable) -> Next:
        """Unspent points are lost; end-of-turn effects apply (turn.end.1, turn.end.2)."""
        table.points = 0
        table.lent = ()
        if table.living(self.agent):
            moment(table, "turn-end", self.agent, self.agent)
            tile_moment(table, "turn-end", table.pieces[self.agent].cell, self.agent)
        return self.then(Phase()) if table.waiting else None

    def close(self, table: ApotheosisTable) -> Next:
        expire(table, END_OF_TURN)
        return self.then(check_end(table))


Turn.steps = (
    ("turn.ap.1", Turn.receive_points),
    ("characters.modifier.1", Turn.expire),
    ("entity.3", Turn.keep_entity),
    ("turn.start.1", Turn.start),
    ("table.3", Turn.tidy),
    ("setup.objective.1", Turn.start_check),
    ("battle.actions.1", Turn.act),
    ("turn.end.1", Turn.end),
    ("characters.modifier.1", Turn.close),
)


def ask_turn(table: ApotheosisTable, agent: int) -> Next:
    """All that the verbs of a turn offer; what may be kept for later is asked last and looks at what was offered."""
    figure = table.pieces[agent]
    seat = figure.controller
    options: list[Option] = []
    offered: set[str] = set()
    table.kept[MOMENT]["offered", agent, table.points] = offered
    for name, find in open_verbs(table, figure):
        found = find(table, seat)
        if found:
            options += found
            offered.add(name)
    # Asked even where nothing is left but to end it: what is held in secret would be told by who is not asked.
    return Decision(seat, "ask-turn", "battle.actions.1", tuple(options), TURN_VERBS, (agent,), reveals=True)


def open_verbs(table: ApotheosisTable, figure: Figure) -> tuple[OpenVerb, ...]:
    """The verbs of a turn that may offer a character anything: by what it has, its points, and what it has done."""
    box = table.box
    near = places.neighbours(table, figure.cell)[3]
    held = holdings(table, figure.controller)
    state = (min(table.points, DEAREST), figure.sort, table.acted, held, near)
    found: tuple[OpenVerb, ...] | None = box.open_verbs.get(state)
    if found is None:
        around = held.union(near, SPARING if table.points else (), (f"is-{figure.sort}",))
        open_ = [box.actions[verb] for verb in TURN_VERBS if WANTED.get(verb, NOTHING_WANTED) <= around]
        found = box.open_verbs[state] = tuple(
            [
                (action.name, action.finder(still_asked(action, box.questions)))
                for action in open_
                if all(need.holds(table, figure.controller, ()) for need in action.needs if need.rank <= GLANCE)
            ]
        )
    return found


def offered_now(table: ApotheosisTable, agent: int) -> set[str] | None:
    """The verbs that have just been offered to a character, if it is being asked."""
    return table.kept[MOMENT].get(("offered", agent, table.points))


def make_act(table: ApotheosisTable, agent: int, option: Option) -> Act:
    """The action that an option declares."""
    deed, args = option[0], tuple(option[1:])
    if deed == "use":
        return Act(deed, agent, card=args[0], use=args[1] - 1)
    act = Deed(deed, agent, args)
    if deed == "walk":
        act.points, act.args = walk_to(table, agent, table.points, args[0])
    elif deed == "attack":
        act.targets = args
    elif deed == "check":
        act.args = (args[0], args[1] - 1)
        act.targets = (args[0],)
    elif deed in ("open", "shove", "talk"):
        act.targets = (args[0],)
    return act


# -- what is kept for the end of the round ---------------------------------------------------------------


def keep(table: ApotheosisTable, agent: int, option: Option) -> None:
    """Set aside exactly the points of one action (gap reserve-meaning)."""
    deed, card, use = (option[1], NONE, NONE) if option[0] == "reserve" else ("use", option[1], option[2] - 1)
    points = reserve_points(table, agent, deed, card, use)
    table.reserves = (*table.reserves, (agent, points, deed, card, use))
    table.tell("reserve", "r18", table.pieces[agent].controller, card, (agent,), (points,))


class Kept(Procedure):
    """One kept action: declared now with the points set aside, or given up."""

    __slots__ = ("agent",)

    def __init__(self, agent: int) -> None:
        super().__init__()
        self.agent = agent

    def copy(self) -> Kept:
        return self.progress(Kept(self.agent))

    def declare(self, table: ApotheosisTable) -> Next:
        if self.answer is None:
            agent, points, deed, _, _ = table.reserves[0]
            table.character = agent
            table.points = points
            table.acted = True
            seat = table.pieces[agent].controller
            table.active = seat
            return table.ask(seat, "ask-kept", "r18", (*kept_verbs(deed), "decline"), (agent,), reveals=True)
        table.reserves = table.reserves[1:]
        if self.answer[0] == "decline":
            return None
        return self.then(make_act(table, self.agent, self.answer))

    def close(self, table: ApotheosisTable) -> Next:
        table.points = 0
        table.character = NONE
        return None


Kept.steps = (("r18", Kept.declare), ("turn.end.2", Kept.close))
