"""The beginning of a match (6.1): the box, the decks, the hands and the first resources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from ludoteca.core.action import Refusal
from ludoteca.core.effects import (
    CHOSEN,
    NO_GATE,
    Ability,
    Amount,
    Clause,
    Condition,
    Effect,
    Filter,
    Selector,
    Trigger,
)
from ludoteca.core.errors import SetupError
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.actions import REVIVE
from ludoteca.games.battle_scenes.meaning import (
    damage_texts,
    history,
    lasting_effects,
    prohibitions,
    statements,
    trigger_facts,
    triggers,
)
from ludoteca.games.battle_scenes.meaning.replacement import (
    REPLACED,
    replaces,
)
from ludoteca.games.battle_scenes.meaning.texts_elsewhere import AT_HOME_IN_SCENE, homes_of
from ludoteca.games.battle_scenes.play import activated_effects, carrying
from ludoteca.games.battle_scenes.play.box import SceneBox
from ludoteca.games.battle_scenes.play.card_choices import PickCards
from ludoteca.games.battle_scenes.play.surprises import SURPRISE_ANTICIPATION, SURPRISE_ATTACK
from ludoteca.games.battle_scenes.play.turn import PlayTurns
from ludoteca.games.battle_scenes.table import static_dependencies
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES, area
from ludoteca.games.battle_scenes.table.box import BattleBox
from ludoteca.games.battle_scenes.table.characteristics import KEYWORD
from ludoteca.games.battle_scenes.table.deck import top
from ludoteca.games.battle_scenes.table.kinds import ABILITY, CHARACTER, Kind, SceneCard
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.table.words import Words
from ludoteca.games.battle_scenes.text import keywords
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import is_of_actions
from ludoteca.games.battle_scenes.text.parts import is_record, parts_of
from ludoteca.games.battle_scenes.text.phases import PARTS

#: The cards of an opening hand, and how many fewer after an exchange with loss (6.1.3, 6.1.4-2).
OPENING_HAND = 10
LOSS = 2

#: How the player who was drawn by lot begins (6.1.1-1), and what may be done with an opening hand (6.1.4).
FIRST, SECOND = "first", "second"
KEEP, FOR_CHARACTERS, WITH_LOSS = "keep", "characters", "fewer"


# -- the box ----------------------------------------------------------------------------------


class _Listing:
    """The match's list of texts while it is being made."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.later: dict[tuple[int, int], int] = {}
        self.within: dict[int, tuple[int, int]] = {}

    def add(self, ability: Ability) -> int:
        """The number of a text; what effects of it will make is listed too."""
        self.abilities.append(ability)
        number = len(self.abilities) - 1
        for at, clause in enumerate(ability.clauses):
            if isinstance(clause.effect, text.Generate) and clause.effect.line not in self.abilities:
                self.within[self.add(clause.effect.line)] = (number, at)
            if isinstance(clause, text.Step) and clause.after:
                now = replace(clause, after="", gate=NO_GATE, condition=None, joined=False, otherwise=NO_GATE)
                x = ability.x if isinstance(ability, text.Line) else None
                made = self.later[number, at] = self.add(text.Line(text.TRIGGERED, (now,), x=x))
                self.within[made] = (number, at)
        return number


def granted_texts(listing: _Listing) -> dict[tuple[int, int], int]:
    """ "Ganha Liderar 1 - …": the texts that the keywords given by texts stand for, by text and clause."""
    found: dict[tuple[int, int], int] = {}
    for number, ability in enumerate(tuple(listing.abilities)):
        for at, clause in enumerate(ability.clauses):
            keyword = keyword_given(clause)
            if keyword is not None:
                found[number, at] = listing.add(keywords.text_of(keyword))
    return found


def keyword_given(clause: Clause) -> text.Keyword | None:
    """A keyword that stands for a text; Promptness is asked for by itself (7.2.prontidao)."""
    gain = clause.effect
    if not isinstance(gain, text.Gain) or gain.lose or gain.keyword is None or gain.keyword.name == "Prontidão":
        return None
    return gain.keyword if gain.keyword.name in keywords.TEXTS else None


def make_box(game: Game, kinds: Sequence[Kind]) -> BattleBox:
    """What a match with these cards is played with. The kinds are numbered here, and belong to this box."""
    box = SceneBox(game)
    listing = _Listing()
    box.surprise = listing.add(keywords.surprise())
    magic_item = listing.add(keywords.magic_item())
    for number, kind in enumerate(kinds):
        kind.number = number
        kind.texts = tuple(listing.add(ability) for ability in kind.abilities)
        if keywords.MAGIC_ITEM in kind.keywords:
            box.from_resources[number] = (magic_item,)
        if kind.action is not None:
            for mode in kind.action.modes:
                mode.ability = listing.add(mode.text)
            if kind.action.costs is not None:
                kind.action.payment = listing.add(kind.action.costs)
        box.surprises = box.surprises or SURPRISE_ATTACK in kind.keywords or SURPRISE_ANTICIPATION in kind.keywords
    box.kinds = tuple(kinds)
    box.words = Words(kinds)
    box.also_called = {kind.number: names for kind in kinds if (names := other_names(kind))}
    box.enterable = frozenset(kind.number for kind in kinds if kind.sort != ABILITY)
    box.plain = frozenset(kind.number for kind in kinds if says(kind, text.EntersPlain))
    box.reviving = frozenset(kind.number for kind in kinds if REVIVE in kind.keywords)
    box.granted = granted_texts(listing)
    box.abilities = tuple(listing.abilities)
    named = (keyword_given(box.abilities[number].clauses[at]) for number, at in box.granted)
    box.granting = tuple(sorted({KEYWORD + keyword.name for keyword in named if keyword is not None}))
    box.later = dict(listing.later)
    box.within = dict(listing.within)
    settle_homes(box)
    for number, ability in enumerate(box.abilities):
        carrier = carrying.carrier_in(ability)
        if carrier is not None:
            box.while_carried[number] = carrier
    box.carriers = {kind.number: limits for kind in kinds if (limits := carrying.limits_in(kind.abilities))}
    box.activated = frozenset(n for n, ability in enumerate(box.abilities) if ability.sort == text.ACTIVATED)
    box.shared = frozenset(n for n in box.activated if activated_effects.serves_each(box.abilities[n]))
    for part in PARTS:
        for own in (True, False):
            opened = [n for n in box.activated if activated_effects.is_open(box.abilities[n], part, own)]
            box.open_texts[part, own] = frozenset(opened)
    for kind in kinds:
        asked = entry_conditions(box, kind)
        if asked:
            box.entering[kind.number] = asked
    look_through_texts(box)
    check_understood(box)
    return box


def settle_homes(box: BattleBox) -> None:
    """Which texts speak from a hand, from the resources or from the prizes."""
    texts = [number for kind in box.kinds for number in kind.texts]
    homes = {number: homes_of(box.abilities[number]) for number in texts}
    box.abroad = frozenset(number for number, where in homes.items() if AT_HOME_IN_SCENE not in where)
    box.in_hands = frozenset(number for number in box.abroad if HAND in homes[number])
    for kind in box.kinds:
        public = [(each, home) for each in kind.texts for home in homes[each] if home in (RESOURCES, PRIZES)]
        for number, home in public:
            if box.abilities[number].sort == text.ACTIVATED:
                known = box.from_prizes if home == PRIZES else box.from_resources
                known[kind.number] = (*known.get(kind.number, ()), number)
            else:
                place = (kind.number, home)
                box.at_home[place] = (*box.at_home.get(place, ()), number)
    box.heeds_areas = box.heeds_areas or bool(box.at_home)


def other_names(kind: Kind) -> tuple[str, ...]:
    """ "Este card também conta como um card de personagem chamado …"."""
    said = [clause.effect for ability in kind.abilities for clause in ability.clauses]
    filters = [each for effect in said if isinstance(effect, text.CountsAs) for each in effect.filters]
    return tuple(name for each in filters if isinstance(each, text.Called) for name in each.names)


def says(kind: Kind, record: type[Effect]) -> bool:
    """Does a text of the card say this?"""
    return any(isinstance(clause.effect, record) for ability in kind.abilities for clause in ability.clauses)


def entry_conditions(box: BattleBox, kind: Kind) -> tuple[tuple[int, Condition], ...]:
    """ "Só pode ser colocado em cena se …", wherever the card's texts say it."""
    effects_of = ((number, clause.effect) for number in kind.texts for clause in box.abilities[number].clauses)
    return tuple((number, each.condition) for number, each in effects_of if isinstance(each, text.EntersOnlyIf))


#: Read in their own places: qualities of actions, and what triggers and damage ask for.
_READ_ELSEWHERE = (
    text.Typed,
    text.Dealing,
    text.Aimed,
    text.Costing,
    text.UsedBy,
    text.OfCard,
    text.Targeting,
    text.UsedThisTurn,
    text.Ordinal,
    text.When,
    text.After,
    text.At,
    text.Window,
    keywords.Prized,
    keywords.Struck,
)


def check_understood(box: BattleBox) -> None:
    """A match never begins with a text that would be carried out only in part."""
    for kind in box.kinds:
        action = kind.action
        lines = [*kind.abilities, *([mode.text for mode in action.modes] if action is not None else [])]
        for line in [found for each in lines for found in lines_in(each)]:
            for record in records_of(line):
                if not is_understood(box, line, record):
                    word = type(record).__name__
                    raise SetupError(
                        f"{kind.word}: its text says {word}, which this program cannot carry out; leave the card out",
                        "",
                        "setup-text",
                        card=kind.word,
                        record=word,
                    )


def lines_in(line: Ability) -> list[Ability]:
    """A text, and those of the effects that it makes."""
    made = [clause.effect.line for clause in line.clauses if isinstance(clause.effect, text.Generate)]
    return [line, *(found for each in made for found in lines_in(each))]


@cache
def records_of(line: Ability) -> tuple[object, ...]:
    """What a text is made of, told once; the texts within it are looked at by themselves."""
    return tuple(part for part in parts_of(line, texts=False) if is_record(part))


def is_understood(box: BattleBox, line: Ability, record: object) -> bool:
    if isinstance(record, Selector) and is_of_actions(record) and record.how != CHOSEN:
        return all(type(each) in triggers.ACTION_READERS for each in record.filters)
    if isinstance(record, Filter | Condition | Amount | Trigger):
        own = type(record).__module__ == "ludoteca.core.effects"
        if isinstance(record, text.When):
            known = (*triggers.EVENTS, trigger_facts.LAID)
            return record.would or all(each in known for each in record.event.split(" or "))
        return own or type(record) in box.readers or isinstance(record, _READ_ELSEWHERE)
    if isinstance(record, text.Forbid):
        if record.what in (carrying.NOT_BY, carrying.ONLY_BY):
            return line.sort == text.STATIC and record.actions is not None
        kept = record.what == lasting_effects.PUT_BACK and line.sort != text.STATIC
        return record.what in prohibitions.FORBIDDEN or kept
    if isinstance(record, Effect):
        stated = line.sort == text.STATIC and bool(statements.questions(record, box.words))
        changing = isinstance(record, damage_texts.ALTERING) and isinstance(line.trigger, text.When)
        more = isinstance(record, text.MoreDamage | text.EntersOnlyIf | text.EntersPlain | text.CountsAs)
        return type(record) in box.performers or stated or changing or more
    return True


def look_through_texts(box: BattleBox) -> None:
    """What the texts of the match replace, alter, state and listen to."""
    for event in REPLACED:
        replacing = frozenset(n for n, ability in enumerate(box.abilities) if replaces(ability) == event)
        if replacing:
            box.replacing[event] = replacing
    box.altering = frozenset(n for n, ability in enumerate(box.abilities) if damage_texts.may_alter(ability))
    listens: dict[str, set[int]] = {}
    for number, ability in enumerate(box.abilities):
        box.statements[number] = statements.statements_of(ability, box.words)
        for clause, said in enumerate(ability.clauses):
            box.stated[number, clause] = statements.Stated(ability, said)
        gains = [said.effect for said in ability.clauses if isinstance(said.effect, text.Gain)]
        box.gives_alter_egos = box.gives_alter_egos or any(gain.alter_egos for gain in gains)
        static_dependencies.heed(box, ability, box.statements[number])
        if not damage_texts.alters_damage(ability):
            for event in triggers.events_of(ability.trigger):
                listens.setdefault(event, set()).add(number)
    for event, numbers in listens.items():
        box.listens[event] = frozenset(numbers - box.in_hands)
        answering = tuple(sorted(numbers & box.in_hands))
        if answering:
            box.from_hand[event] = answering
    box.recalled = history.recalled(box.abilities)
    box.awaited = frozenset(listens) | box.recalled
    box.would_from_hand = tuple(n for n in sorted(box.in_hands) if damage_texts.alters_damage(box.abilities[n]))


def add_card(table: BattleTable, kind: int, seat: int, zone: int) -> int:
    card = SceneCard(table.new_number(), kind, seat, zone, known=0)
    table.place(card)
    table.sees(card)
    return card.number


def new_table(box: BattleBox, decks: Sequence[Sequence[int]], seed: int) -> BattleTable:
    """A table with both decks on it, before anything has been decided."""
    table = BattleTable(box, seed)
    for seat in (0, 1):
        zone = area(seat, DECK)
        cards = [SceneCard(table.new_number(), kind, seat, zone, known=0) for kind in decks[seat]]
        for card in cards:
            table.pieces[card.number] = card
        table.zones[zone] = tuple([card.number for card in cards])
    table.owned.update(table.pieces)
    table.stack.append(Opening())
    return table


# -- the opening (6.1) ------------------------------------------------------------------------


class Opening(Procedure):
    """6.1: lots, shuffling, hands, exchanges, first resources; then the game starts (6.1-0)."""

    __slots__ = ("winner",)

    def __init__(self) -> None:
        super().__init__()
        self.winner = 0

    def copy(self) -> Opening:
        new = Opening()
        new.winner = self.winner
        return self.progress(new)

    def draw_lots(self, table: BattleTable) -> Next:
        self.winner = table.chance.below(2)
        table.happened(Event("lots", "6.1.1-1", self.winner))
        return None

    def choose_first(self, table: BattleTable) -> Next:
        """Before he sees his hand (6.1.1-2)."""
        if self.answer is None:
            return table.ask(self.winner, "ask-first", "6.1.1-1", ("pick",))
        table.starter = self.winner if self.answer[1] == FIRST else 1 - self.winner
        table.active = table.starter
        return None

    def modes(self, table: BattleTable) -> tuple[str, ...]:
        return FIRST, SECOND

    def shuffle(self, table: BattleTable) -> Next:
        """Cutting or shuffling the adversary's deck changes nothing about a deck that chance has shuffled (6.1-1)."""
        for seat in (0, 1):
            table.shuffle(area(seat, DECK), "6.1.2", seat)
        return None

    def deal(self, table: BattleTable) -> Next:
        for seat in (0, 1):
            take_hand(table, seat, OPENING_HAND, "6.1.3")
        return None

    def exchange_of_first(self, table: BattleTable) -> Next:
        return self.then(ExchangeHand(table.starter))

    def exchange_of_second(self, table: BattleTable) -> Next:
        return self.then(ExchangeHand(1 - table.starter))

    def resources_of_first(self, table: BattleTable) -> Next:
        return self.put_resources(table, table.starter)

    def resources_of_second(self, table: BattleTable) -> Next:
        return self.put_resources(table, 1 - table.starter)

    def put_resources(self, table: BattleTable, seat: int) -> Next:
        """Any number of cards; it is no discard and triggers nothing (gap setup-resources)."""
        hand = table.cards(seat, HAND)
        if self.result is None and hand:
            return PickCards(seat, hand, 0, len(hand), "ask-first-resources", "6.1.6")
        table.send(self.result if hand else (), RESOURCES, "first-resources", "6.1.6", seat)
        return None

    def start(self, table: BattleTable) -> Next:
        return PlayTurns()


Opening.steps = (
    ("6.1.1-1", Opening.draw_lots),
    ("6.1.1-1", Opening.choose_first),
    ("6.1.2", Opening.shuffle),
    ("6.1.3", Opening.deal),
    ("6.1.4-1", Opening.exchange_of_first),
    ("6.1.5", Opening.exchange_of_second),
    ("6.1.6", Opening.resources_of_first),
    ("6.1.6", Opening.resources_of_second),
    ("6.1-2", Opening.start),
)


def take_hand(table: BattleTable, seat: int, count: int, rule: str) -> None:
    table.send(top(table, seat, count), HAND, "take-hand", rule, seat)


class ExchangeHand(Procedure):
    """6.1.4: the two kinds of exchange, in any mixture, until the hand is kept."""

    __slots__ = ("asked_characters", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        #: The exchange for lack of characters is made once a match.
        self.asked_characters = False

    def copy(self) -> ExchangeHand:
        new = ExchangeHand(self.seat)
        new.asked_characters = self.asked_characters
        return self.progress(new)

    def ask(self, table: BattleTable) -> Next:
        hand = table.cards(self.seat, HAND)
        if self.answer is None:
            return table.ask(self.seat, "ask-exchange", "6.1.4-2", ("pick",), reveals=True) if hand else None
        way = self.answer[1]
        if way == KEEP:
            self.stop()
            return None
        count = len(hand)
        rule = "6.1.4-1" if way == FOR_CHARACTERS else "6.1.4-2"
        if way == FOR_CHARACTERS:
            self.asked_characters = True
            # Their numbers will be other cards': they are told by what they are.
            shown = tuple(table.pieces[card].kind for card in hand)
            table.tell("show-hand", rule, self.seat, values=shown)
        else:
            count = max(0, count - LOSS)
        table.drop(hand, DECK)
        table.tell("return-hand", rule, self.seat, values=(len(hand),))
        table.shuffle(area(self.seat, DECK), "6.1-1", self.seat)
        take_hand(table, self.seat, count, rule)
        return None

    def again(self, table: BattleTable) -> Next:
        if table.cards(self.seat, HAND):
            self.repeat()
        return None

    def modes(self, table: BattleTable) -> tuple[str, ...]:
        ways = [KEEP]
        if self.lacks_characters(table) and not self.asked_characters:
            ways.append(FOR_CHARACTERS)
        ways.append(WITH_LOSS)
        return tuple(ways)

    def lacks_characters(self, table: BattleTable) -> bool:
        """At most one; EV Characters count as characters (gap mulligan-details)."""
        return sum(table.kind(card).sort == CHARACTER for card in table.cards(self.seat, HAND)) <= 1

    def refusal_of_mode(self, table: BattleTable, value: str) -> Refusal:
        if value == FOR_CHARACTERS and self.asked_characters:
            return Refusal("6.1.4-1", "refusal-exchanged")
        if value == FOR_CHARACTERS:
            return Refusal("6.1.4-1", "refusal-has-characters")
        return super().refusal_of_mode(table, value)


ExchangeHand.steps = (("6.1.4-2", ExchangeHand.ask), ("6.1.4-3", ExchangeHand.again))
