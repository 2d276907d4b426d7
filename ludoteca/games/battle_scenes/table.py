"""The table of a match: cards in their areas, what base cards carry, and the verbs that change them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.core.effects import Ability, Resolve, Selector
from ludoteca.core.errors import ChanceError
from ludoteca.core.events import NOBODY, NOTHING, Event, Waiting
from ludoteca.core.modifiers import Modifier
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.table import Table
from ludoteca.games.battle_scenes.areas import (
    AREAS,
    ASIDE,
    DECK,
    HAND,
    LOADED,
    PRIZES,
    RESOURCES,
    SCENE,
    area,
    in_scene,
)
from ludoteca.games.battle_scenes.bearing import Bearing, Cast
from ludoteca.games.battle_scenes.box import Generated, Speaking
from ludoteca.games.battle_scenes.kinds import ABILITY, BASES, CHARACTER, SCENARIO, Kind
from ludoteca.games.battle_scenes.phases import ANTICIPATION, START
from ludoteca.games.battle_scenes.shields import FUNCTIONING, Shield, refresh

#: Points that win the match (4.9.1-2).
VICTORY = 15

STAGES = (0, 2)

NO_CARDS: frozenset[int] = frozenset()


class BattleTable(Table):
    """Two players, their cards and the scene."""

    __slots__ = (
        "acting",
        "actions_used",
        "alike",
        "asking",
        "bearings",
        "boosts",
        "carried",
        "casting",
        "damaged",
        "frames",
        "generated",
        "homely",
        "invited",
        "lost",
        "milled",
        "phase",
        "remembered",
        "revealed",
        "scenario_put",
        "shields",
        "singular",
        "speaking",
        "spent",
        "starter",
        "times",
        "uses",
    )

    derived: ClassVar[tuple[str, ...]] = ("alike", "asking", "bearings", "casting", "frames", "homely", "lost")

    def __init__(self, box: Any, seed: int) -> None:
        super().__init__(box, seed)
        #: The texts that are being read at this moment: one that depends on itself is not asked again.
        self.asking: set[tuple[int, int]] = set()
        #: What each base card has with the cards that it carries, as last reckoned.
        self.bearings: dict[int, Bearing] = {}
        #: Who is in the scene, as last reckoned.
        self.casting: Cast | None = None
        #: The frames in which statements are read.
        self.frames: dict[int, Any] = {}
        #: The cards whose permanent texts have no effect.
        self.lost = NO_CARDS
        #: The texts that may be activated from the resources of each player, as last reckoned.
        self.homely: dict[int, tuple[tuple[int, ...], list[tuple[int, int]]]] = {}
        #: The cards of an area with equal ones left out, as last reckoned.
        self.alike: dict[int, tuple[tuple[int, ...], list[int]]] = {}
        self.phase = START
        #: The player who began the match (6.2.B-3).
        self.starter = 0
        #: What each base card carries.
        self.carried: dict[int, tuple[int, ...]] = {}
        #: The Shields of base cards that anything has happened to this turn.
        self.shields: dict[int, Shield] = {}
        #: The permanent texts that function in the scene now (4.4.2.3).
        self.speaking: tuple[Speaking, ...] = ()
        self.generated: tuple[Generated, ...] = ()
        #: How often each text was used this turn, by who bears it.
        self.times: dict[tuple[int, int], int] = {}
        #: Boosts that wait for the next damage-dealing action: character, points, card, controller.
        self.boosts: tuple[tuple[int, int, int, int], ...] = ()
        #: Actions used this turn, by each player.
        self.actions_used: tuple[int, int] = (0, 0)
        #: Who has used an action with Singularity this turn (7.1.singularidade).
        self.singular: tuple[int, ...] = ()
        #: The turn's Scenario has been put into the scene (6.2.C.3-3).
        self.scenario_put = False
        #: The base cards that took damage this turn (gap turn-counters).
        self.damaged: tuple[int, ...] = ()
        #: What players may answer with cards in their hands, whatever they hold.
        self.invited: tuple[Waiting, ...] = ()
        #: How many cards went from deck to resources in the last Countdown.
        self.milled = 0
        #: What cards remember of choices: the numbers of cards and words.
        self.remembered: dict[int, tuple[int, ...]] = {}
        #: The cards revealed by the Clairvoyance of the action at hand.
        self.revealed: tuple[int, ...] = ()
        #: The effects that have helped the action at hand against the one target that they help against.
        self.spent: tuple[tuple[int, int, int], ...] = ()
        #: The actions used this turn, in order: the player, the character and the card, and the kinds of these two.
        self.uses: tuple[tuple[int, int, int, int, int], ...] = ()
        #: Which of them is being carried out, or NOTHING.
        self.acting = NOTHING

    def copy(self) -> BattleTable:
        new = BattleTable(self.box, 0)
        self.copy_into(new)
        return new

    def copy_into(self, new: Any) -> None:
        super().copy_into(new)
        new.phase = self.phase
        new.starter = self.starter
        new.carried = self.carried.copy()
        new.shields = self.shields.copy()
        new.speaking = self.speaking
        new.lost = self.lost
        new.generated = self.generated
        new.times = self.times.copy()
        new.boosts = self.boosts
        new.actions_used = self.actions_used
        new.singular = self.singular
        new.scenario_put = self.scenario_put
        new.damaged = self.damaged
        new.invited = self.invited
        new.milled = self.milled
        new.remembered = self.remembered.copy()
        new.revealed = self.revealed
        new.spent = self.spent
        new.uses = self.uses
        new.acting = self.acting

    # -- looking -----------------------------------------------------------

    def opponent(self, seat: int) -> int:
        return 1 - seat

    def active_player(self) -> int:
        """The turn's player, but his opponent in the Anticipation Step (6.2-1, 6.2.E.1-2)."""
        return 1 - self.active if self.phase == ANTICIPATION else self.active

    def kind(self, number: int) -> Kind:
        kind: Kind = self.box.kinds[self.pieces[number].kind]
        return kind

    def ability(self, number: int) -> Ability:
        ability: Ability = self.box.abilities[number]
        return ability

    def cards(self, seat: int, which: int) -> tuple[int, ...]:
        return self.zones[AREAS[seat][which]]

    def cast(self) -> Cast:
        """Who is in the scene: reckoned anew when something else lies there."""
        found = self.casting
        if found is None or found.scene is not self.zones[SCENE]:
            found = self.casting = Cast(self.box.kinds, self.pieces, self.zones[SCENE])
        return found

    def bases(self) -> list[int]:
        """The characters and supports in the scene, of both players."""
        return self.cast().bases

    def is_in_scene(self, number: int) -> bool:
        """As a base card, as the Scenario or loaded (3.cena-2)."""
        piece = self.pieces.get(number)
        return piece is not None and in_scene(piece.zone)

    def is_base(self, number: int) -> bool:
        piece = self.pieces.get(number)
        return piece is not None and piece.zone == SCENE and self.box.kinds[piece.kind].sort in BASES

    def is_character(self, number: int) -> bool:
        piece = self.pieces.get(number)
        return piece is not None and piece.zone == SCENE and self.box.kinds[piece.kind].sort == CHARACTER

    def characters(self, seat: int) -> list[int]:
        return self.cast().characters[seat]

    def controlled(self, seat: int) -> list[int]:
        """The characters and supports that a player controls."""
        return [number for number in self.bases() if self.pieces[number].controller == seat]

    def scenario(self) -> int:
        """The one Scenario in the scene, or NONE (4.4.1-1)."""
        return self.cast().scenario

    def energy(self, base: int) -> int:
        """Current Energy: how many cards it carries (4.3-4)."""
        return len(self.carried.get(base, ()))

    def loads_of(self, base: int) -> tuple[int, ...]:
        return self.carried.get(base, ())

    def bearer(self, number: int) -> int:
        """The base card that a loaded card is under; any other card bears itself."""
        piece = self.pieces.get(number)
        return number if piece is None or piece.host == NONE else int(piece.host)

    def since_start(self, base: int) -> bool:
        """In the scene since the start of this turn, whoever's it is (gap since-start)."""
        return bool(self.pieces[base].since < self.turn)

    def points(self, seat: int) -> int:
        """What a player has won: the Initial Energies of the characters in the adversary's prizes (4.9.1-2)."""
        prizes = self.cards(1 - seat, PRIZES)
        return sum(self.kind(number).energy for number in prizes if self.kind(number).sort == CHARACTER)

    # -- what loaded cards give (4.4.2.3) ----------------------------------

    def bearing(self, base: int) -> Bearing:
        """What a base card has with what it carries: reckoned anew when it carries something else."""
        loads = self.carried.get(base, ())
        found = self.bearings.get(base)
        if found is None or found.loads is not loads or found.kind != self.pieces[base].kind:
            found = self.bearings[base] = Bearing(self.box, self.pieces, base, loads)
        return found

    # -- static effects ----------------------------------------------------

    def update(self) -> None:
        """After every change static effects begin and stop, all at once (5.4-3, 5.4-4), and Shields follow."""
        for _ in range(4):
            speaking = self.functioning()
            if speaking == self.speaking:
                break
            self.speaking = speaking
            self.restate()
        refresh(self)

    def functioning(self) -> tuple[Speaking, ...]:
        lost = self.lost = self.losing()
        found: list[Speaking] = []
        for base in self.zones[SCENE]:
            speaking = self.bearing(base).speaking
            found += [each for each in speaking if each[0] not in lost] if lost else speaking
        at_home = self.box.at_home
        if at_home:
            for seat in (0, 1):
                for which in (RESOURCES, PRIZES):
                    for card in self.cards(seat, which):
                        found += [(card, card, text) for text in at_home.get((self.pieces[card].kind, which), ())]
        return tuple(found)

    def textless(self) -> frozenset[int]:
        """The cards whose permanent texts have no effect (5.8-1), as of the last change."""
        return self.lost

    def losing(self) -> frozenset[int]:
        """They are looked for after every change; an earlier loss comes first (gap text-loss-cycle)."""
        losses = self.modifiers.get("text")
        if losses is None:
            return NO_CARDS
        lost: set[int] = set()
        for modifier in losses:
            if modifier.until == FUNCTIONING and modifier.source in lost:
                continue
            silenced = {card for card in self.zones[SCENE] if self.speaks(modifier, card)}
            for card in self.zones[SCENE] + self.zones[LOADED]:
                if card != modifier.source and (
                    # What a character carries speaks for it: it falls silent with it (gap lost-text-scope).
                    self.bearer(card) in silenced or self.speaks(modifier, card)
                ):
                    lost.add(card)
        return frozenset(lost)

    def restate(self) -> None:
        """Keep one modifier for each statement of a text that functions, in the order in which they began."""
        wanted = {}
        for card, base, text in self.speaking:
            for question, operation, clause in self.box.statements.get(text, ()):
                wanted[(card, text, clause, question, operation)] = self.pieces[base].controller
        for question, modifiers in list(self.modifiers.items()):
            kept = []
            for modifier in modifiers:
                key = (modifier.source, modifier.ability, modifier.amount, question, modifier.operation)
                if modifier.until != FUNCTIONING:
                    kept.append(modifier)
                elif key in wanted:
                    del wanted[key]
                    kept.append(modifier)
            self.keep_modifiers(question, tuple(kept))
        for (card, text, clause, question, operation), seat in wanted.items():
            number = self.new_number()
            self.begin(Modifier(number, question, operation, clause, None, card, seat, FUNCTIONING, text))

    def speaks(self, modifier: Modifier, subject: int, other: int = NOTHING) -> bool:
        if modifier.subjects is not None:
            return subject in modifier.subjects and modifier.other in (NOTHING, other)
        return self.speaks_of(modifier, subject, other)

    def speaks_of(self, modifier: Modifier, subject: int, other: int) -> bool:
        """A static text is asked each time: its condition, then its selector."""
        return bool(self.box.concerns(self, modifier, subject, other))

    def amount_of(self, modifier: Modifier) -> int:
        if modifier.ability < 0:
            return modifier.amount
        return int(self.box.amount(self, modifier))

    # -- events ------------------------------------------------------------

    def tell(
        self,
        kind: str,
        rule: str,
        seat: int = NOBODY,
        cause: int = NOTHING,
        subjects: tuple[int, ...] = (),
        values: tuple[int, ...] = (),
    ) -> None:
        """What nobody writes down and no text of the match waits for need not be told."""
        if self.log is not None or kind in self.box.listens or kind in self.box.from_hand:
            self.happened(Event(kind, rule, seat, cause, subjects, values))

    def happened(self, event: Event) -> None:
        """Triggers are noticed at once, while every card is where the event found it."""
        if self.log is not None:
            self.log.append(event)
        if self.places is None:
            self.box.gather(self, event)

    # -- verbs: loading ----------------------------------------------------

    def load(self, cards: tuple[int, ...], base: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """Attach cards to a base card, all at once (4.1-1); only cards of its own owner (8.D-2)."""
        owner = self.pieces[base].owner
        loaded = tuple(card for card in cards if self.pieces[card].owner == owner and card != base)
        if not loaded or not self.is_base(base):
            return
        origins = tuple(self.pieces[card].zone for card in loaded)
        for card in loaded:
            self.detach(card)
            self.lay(card, LOADED)
            self.write(card).host = base
        self.carried[base] = self.carried.get(base, ()) + loaded
        self.update()
        self.tell("load", rule, seat, cause, loaded, (base, *origins))

    def evolve(self, card: int, base: int, cards: tuple[int, ...], rule: str, seat: int) -> None:
        """Load on an EV Character the evolved base card, all that it carries and more cards, together.

        Nothing is unloaded and nothing leaves the scene (4.4.2.2.A.3a-3, gap ev-triggers).
        """
        carried = self.carried.pop(base, ())
        origins = tuple(self.pieces[each].zone for each in (*cards, base, *carried))
        for each in (*cards, base):
            self.lay(each, LOADED)
        self.forget_object(base)
        loaded = (*cards, base, *carried)
        for each in loaded:
            self.write(each).host = card
        self.carried[card] = self.carried.get(card, ()) + loaded
        self.write(card).prompt = True
        self.update()
        self.tell("load", rule, seat, card, loaded, (card, *origins))

    def unload(self, cards: tuple[int, ...], rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """Loaded cards go to their owners' resources (4.1-2)."""
        loaded = tuple(card for card in cards if self.pieces[card].zone == LOADED)
        if loaded:
            hosts = tuple(self.pieces[card].host for card in loaded)
            self.tell("unload", rule, seat, cause, loaded, hosts)
            self.drop(loaded, RESOURCES)
            self.update()

    def swap(self, one: int, other: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> bool:
        """Two loaded cards trade places; neither is loaded or unloaded (4.2-1, 4.2-2). Only among one's own (8.D-2)."""
        first, second = self.pieces[one], self.pieces[other]
        if first.zone != LOADED or second.zone != LOADED or first.host == second.host or first.owner != second.owner:
            return False
        hosts = first.host, second.host
        for card, old, new in ((one, hosts[0], hosts[1]), (other, hosts[1], hosts[0])):
            self.carried[old] = tuple(each for each in self.carried[old] if each != card)
            self.carried[new] = (*self.carried[new], card)
            self.write(card).host = new
        self.update()
        self.tell("swap", rule, seat, cause, (one, other), hosts)
        return True

    def drop(self, cards: tuple[int, ...], which: int) -> None:
        """Loaded or not, cards go to an area of their owners; what leaves the scene is a new object."""
        for card in cards:
            leaves = in_scene(self.pieces[card].zone)
            self.detach(card)
            self.lay(card, area(self.pieces[card].owner, which))
            if leaves:
                self.forget_object(card)

    def detach(self, card: int) -> None:
        host = self.pieces[card].host
        if host != NONE:
            left = tuple(each for each in self.carried[host] if each != card)
            if left:
                self.carried[host] = left
            else:
                del self.carried[host]
            self.write(card).host = NONE

    def lay(self, card: int, zone: int) -> None:
        """Move one card without a word; the verbs tell what it means."""
        self.take_out(card)
        piece = self.write(card)
        piece.zone = zone
        self.zones[zone] += (card,)
        self.sees(piece)

    def forget_object(self, card: int) -> None:
        """What was fixed on a card that left the scene, counted for it or remembered by it, is over."""
        piece = self.write(card)
        piece.become_fresh()
        piece.controller = piece.owner
        self.forget(card)
        self.shields.pop(card, None)
        if self.times:
            self.times = {key: count for key, count in self.times.items() if key[0] != card}
        if self.remembered:
            self.remembered.pop(card, None)
            for key, chosen in list(self.remembered.items()):
                if card in chosen:
                    self.remembered[key] = tuple(each for each in chosen if each != card)
        if card in self.damaged:
            self.damaged = tuple(each for each in self.damaged if each != card)

    # -- verbs: stages (4.5) -----------------------------------------------

    def ready(self, base: int, stages: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> int:
        """Raise the stage as far as possible (4.5.1-5); tells by how much."""
        return self.turn_stage("ready", base, stages, rule, seat, cause)

    def exhaust(self, base: int, stages: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> int:
        """Lower the stage as far as possible (4.5.1-5); tells by how much."""
        return self.turn_stage("exhaust", base, -stages, rule, seat, cause)

    def turn_stage(self, kind: str, base: int, change: int, rule: str, seat: int, cause: int) -> int:
        """No change of stage is no event at all (gap exhaust-at-zero); supports have no stages (gap support-stage)."""
        if not self.is_character(base):
            return 0
        before: int = self.pieces[base].stage
        after: int = min(max(before + change, STAGES[0]), STAGES[1])
        if after == before:
            return 0
        self.write(base).stage = after
        self.update()
        self.tell(kind, rule, seat, cause, (base,), (abs(after - before), after))
        return abs(after - before)

    # -- verbs: the scene --------------------------------------------------

    def put_in_scene(self, card: int, seat: int, rule: str, cause: int = NOTHING) -> None:
        """A card enters the scene upright (4.4.2.2.A.1-1, 4.4.1.E-1)."""
        origin = self.pieces[card].zone
        self.detach(card)
        self.lay(card, SCENE)
        piece = self.write(card)
        piece.become_fresh()
        piece.controller = seat
        piece.since = self.turn
        piece.arriving = self.kind(card).sort in BASES
        self.update()
        self.tell("enter", rule, seat, cause, (card,), (origin,))

    def leave_scene(
        self, base: int, which: int, rule: str, seat: int = NOBODY, cause: int = NOTHING, kind: str = ""
    ) -> None:
        """A base card or Scenario leaves for an area of its owner, and what it carries for the resources.

        ``kind`` tells a knock-out or a destruction from other ways to leave.
        """
        loads = self.loads_of(base)
        if loads:
            self.tell("unload", rule, seat, cause, loads, (base,) * len(loads))
        if kind:
            self.tell(kind, rule, seat, cause, (base,))
        self.tell("leave", rule, seat, cause, (base,), (which,))
        self.drop(loads, RESOURCES)
        self.drop((base,), which)
        self.update()
        if which == PRIZES:
            self.tell("prize", rule, seat, cause, (base,))
            self.check_victory()

    def knock_out(self, base: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """A character goes to the prizes (4.7-1), a support to its owner's resources (4.7-2); first it is unloaded."""
        if self.kind(base).sort == CHARACTER:
            self.leave_scene(base, PRIZES, rule, seat, cause, "knock-out")
        else:
            self.leave_scene(base, RESOURCES, rule, seat, cause, "destroy")

    def falling(self) -> list[int]:
        """The base cards that carry nothing, and whose entry is finished."""
        carried = self.carried
        pieces = self.pieces
        return [number for number in self.cast().bases if number not in carried and not pieces[number].arriving]

    def check_victory(self) -> None:
        """The moment somebody has 15 points the match is over (4.9.1-2, gap win-check-time)."""
        winners = [seat for seat in (0, 1) if self.points(seat) >= VICTORY]
        if winners and self.places is None:
            places = (1, 1) if len(winners) == 2 else (1, 2) if winners[0] == 0 else (2, 1)
            self.finish(places, "4.9.1-2")

    # -- verbs: other areas ------------------------------------------------

    def send(
        self, cards: tuple[int, ...], which: int, kind: str, rule: str, seat: int = NOBODY, cause: int = NOTHING
    ) -> None:
        """Cards go to an area of their owners (8.D-1), all at once; the event is called what the rule calls it."""
        if not cards:
            return
        origins = tuple(self.pieces[card].zone for card in cards)
        scene = any(in_scene(zone) for zone in origins)
        self.drop(cards, which)
        if scene or self.box.heeds_areas:
            self.update()
        self.tell(kind, rule, seat, cause, cards, (which, *origins))
        if which == PRIZES:
            self.tell("prize", rule, seat, cause, cards)
            self.check_victory()

    def discard(self, cards: tuple[int, ...], rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """From the hand to the resources of the same player (7.3.descartar)."""
        self.send(cards, RESOURCES, "discard", rule, seat, cause)

    def put_in_deck(
        self, cards: tuple[int, ...], top: bool, rule: str, seat: int = NOBODY, cause: int = NOTHING
    ) -> None:
        """On top of the deck, the first of them uppermost, or under it; the top is the end of the zone."""
        scene = any(in_scene(self.pieces[card].zone) for card in cards)
        for card in reversed(cards) if top else cards:
            self.drop((card,), DECK)
            zone = self.pieces[card].zone
            if not top:
                self.zones[zone] = (card, *self.zones[zone][:-1])
        if scene or self.box.heeds_areas:
            self.update()
        if cards:
            self.tell("to-deck", rule, seat, cause, cards, (int(top),))

    def top(self, seat: int, count: int) -> tuple[int, ...]:
        """The cards on top of a deck, the uppermost first; as many as there are."""
        deck = self.cards(seat, DECK)
        return tuple(reversed(deck[max(0, len(deck) - count) :]))

    def draw(
        self,
        seat: int,
        count: int,
        rule: str,
        cause: int = NOTHING,
        optional: bool = False,
        used: tuple[int, ...] = (),
    ) -> int:
        """Draw cards one at a time; who must and cannot loses (4.9.2-1, gap draw-loss).

        ``used`` are the card of the action that makes the player draw, and its user.
        """
        drawn = self.top(seat, count)
        if drawn:
            self.drop(drawn, HAND)
            if self.box.heeds_areas:
                self.update()
            self.tell("draw", rule, seat, cause, drawn, used)
        if len(drawn) < count and not optional and self.places is None:
            self.finish((2, 1) if seat == 0 else (1, 2), "4.9.2-1")
        return len(drawn)

    def mill(self, seat: int, count: int, rule: str, cause: int = NOTHING) -> int:
        """From the top of the deck to the resources, as many as there are (8.C, gap countdown-short-deck)."""
        cards = self.top(seat, count)
        self.send(cards, RESOURCES, "mill", rule, seat, cause)
        return len(cards)

    def set_aside(self, seat: int, count: int, rule: str, cause: int = NOTHING) -> tuple[int, ...]:
        """The top cards of a deck lie apart, seen by their owner alone (gap clairvoyance-zone)."""
        cards = self.top(seat, count)
        self.send(cards, ASIDE, "set-aside", rule, seat, cause)
        return cards

    def still(self, number: int, kind: int) -> int:
        """The card itself or, where a shuffle has dealt its number another face, one of the same kind."""
        if self.pieces[number].kind == kind:
            return number
        return next(other for other, piece in self.pieces.items() if piece.kind == kind)

    # -- counting a turn ---------------------------------------------------

    def used_times(self, bearer: int, text: int) -> int:
        return self.times.get((bearer, text), 0)

    def count_use(self, bearer: int, text: int) -> None:
        self.times[(bearer, text)] = self.used_times(bearer, text) + 1

    def counts_for(self, card: int, base: int) -> int:
        """Who a "once a turn" is counted for: an Ability card itself, or the base card (gap once-per-turn-granted)."""
        return card if self.kind(card).sort in (ABILITY, SCENARIO) else base

    def end_effects(self, until: str) -> None:
        """What lasts until this moment is over; if anything was, static effects are asked again."""
        ended = self.box.heeds_time
        for modifiers in self.modifiers.values():
            for modifier in modifiers:
                ended = ended or modifier.until == until
        for made in self.generated:
            ended = ended or made.until == until
        if ended:
            self.end_modifiers(until)
            self.generated = tuple(each for each in self.generated if each.until != until)
            self.update()

    def begin_turn_afresh(self) -> None:
        """All that is counted for a turn begins anew (6.2.final-4)."""
        self.times = {}
        self.boosts = ()
        self.actions_used = (0, 0)
        self.uses = ()
        self.singular = ()
        self.scenario_put = False
        self.damaged = ()
        for number in self.zones[SCENE]:
            piece = self.pieces[number]
            if piece.used or piece.extra or piece.readied or piece.prompt or piece.boosted:
                piece = self.write(number)
                piece.used = ()
                piece.extra = 0
                piece.readied = False
                piece.prompt = False
                piece.boosted = False

    # -- equal cards -------------------------------------------------------

    def distinct(self, zone: int) -> list[int]:
        """The cards of an area with equal ones left out but the first."""
        lying = self.zones[zone]
        found = self.alike.get(zone)
        if found is None or found[0] is not lying:
            found = self.alike[zone] = (lying, self.without_repeats(lying))
        return found[1]

    def activated_from_resources(self, seat: int) -> list[tuple[int, int]]:
        """The cards in a player's resources that have a text to activate there, and the text."""
        lying = self.cards(seat, RESOURCES)
        found = self.homely.get(seat)
        if found is None or found[0] is not lying:
            texts, pieces = self.box.from_resources, self.pieces
            pairs = [(card, text) for card in lying for text in texts.get(pieces[card].kind, ())]
            found = self.homely[seat] = (lying, pairs)
        return found[1]

    def reveal(self, numbers: tuple[int, ...], rule: str, seat: int = NOBODY, to: int = EVERYBODY) -> None:
        super().reveal(numbers, rule, seat, to)
        self.alike.clear()

    def shuffle(self, zone: int, rule: str, seat: int = NOBODY) -> None:
        super().shuffle(zone, rule, seat)
        self.alike.clear()

    # -- what the core asks ------------------------------------------------

    def likeness(self, number: int) -> object:
        """Cards of one kind that lie together and are known to the same players are equal (gap zone-order)."""
        piece = self.pieces.get(number)
        if piece is None or piece.zone == SCENE:
            return number
        return piece.kind, piece.zone, piece.host, piece.known

    def reachable(self, frame: Resolve, selector: Selector) -> Sequence[int]:
        found: Sequence[int] = self.box.reachable(self, frame, selector)
        return found

    def subjects_of(self, frame: Resolve, selector: Selector) -> tuple[int, ...]:
        return frame.event.subjects if frame.event is not None else ()

    def rule_of(self, frame: Resolve) -> str:
        return "5.7.A.1"

    def loaded_pick(self, numbers: Sequence[int], text: str) -> int:
        for number in numbers:
            if self.kind(number).word == text:
                return number
        raise ChanceError(f"no card called “{text}” can be drawn here", "chance-card", card=text)

    def endless(self) -> None:
        """A mandatory loop that nobody can break is a draw (gap infinite-loop)."""
        self.finish((1, 1), "")
