"""What a match is played with: its cards, its texts, and how they are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ludoteca.core.box import Box
from ludoteca.core.effects import Condition, Filter, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.game import Game
from ludoteca.core.modifiers import Modifier
from ludoteca.core.resolving import Resolve
from ludoteca.games.battle_scenes.table.areas import ZONES
from ludoteca.games.battle_scenes.table.kinds import Kind, Persons
from ludoteca.games.battle_scenes.table.words import Words

if TYPE_CHECKING:
    from ludoteca.core.procedure import Procedure
    from ludoteca.games.battle_scenes.meaning.damage_effect import Change
    from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
    from ludoteca.games.battle_scenes.meaning.selector_areas import Search
    from ludoteca.games.battle_scenes.meaning.statements import Stated
    from ludoteca.games.battle_scenes.play.damage import DealDamage
    from ludoteca.games.battle_scenes.table.pending import Pending
    from ludoteca.games.battle_scenes.table.table import BattleTable
    from ludoteca.games.battle_scenes.text.mentions import Mention

#: A permanent text that functions: the card it stands on, the base card that bears it, and its number.
Speaking = tuple[int, int, int]

#: What a clause chooses from what it has chosen before, what its condition says of its choices, and the groups that it
#: chooses from, by the slots of the choices.
Nested = tuple[dict[Selector, Selector], frozenset[int], dict[int, int]]

#: One statement of a static text: the question that it alters, how, and the clause that says so.
Statement = tuple[str, str, int]


class Generated:
    """A triggered effect made by another effect (5.7.B-1): it listens until it ends."""

    __slots__ = (
        "ability",
        "bearer",
        "clause",
        "controller",
        "number",
        "once",
        "since",
        "slots",
        "source",
        "until",
        "use",
        "x",
    )

    def __init__(
        self,
        number: int,
        ability: int,
        controller: int,
        source: int,
        bearer: int,
        slots: tuple[tuple[int, ...], ...],
        until: str,
        once: bool,
        x: int,
        clause: int = NOTHING,
        since: int = 0,
        use: int = NOTHING,
    ) -> None:
        self.number = number
        #: The one clause of the text that it is about, where it is not the whole.
        self.clause = clause
        #: How many actions had been used this turn when it began: "a próxima ação" comes after them. Of what waits for
        #: the next turn or phase, the last turn that is not meant.
        self.since = since
        #: The card of the action whose effect made it: the damage that it deals is that action's (4.8.5-1).
        self.use = use
        self.ability = ability
        self.controller = controller
        self.source = source
        self.bearer = bearer
        #: What the effect that made it had bound: "o alvo".
        self.slots = slots
        self.until = until
        #: Without a duration it happens once (5.7.B-1).
        self.once = once
        self.x = x


class BattleBox(Box[Kind, None]):
    """What a match of this game is played with."""

    __slots__ = (
        "abroad",
        "activated",
        "also_called",
        "altering",
        "at_home",
        "bindings",
        "carriers",
        "enterable",
        "entering",
        "from_hand",
        "from_prizes",
        "from_resources",
        "gives_alter_egos",
        "granted",
        "granting",
        "heeds_areas",
        "heeds_past",
        "heeds_shields",
        "heeds_stages",
        "heeds_time",
        "heeds_uses",
        "in_hands",
        "later",
        "listens",
        "mentioned",
        "nested",
        "open_texts",
        "plain",
        "recalled",
        "replacing",
        "reviving",
        "searches",
        "shared",
        "stated",
        "statements",
        "surprise",
        "surprises",
        "while_carried",
        "within",
        "words",
        "would_from_hand",
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game, 2, (0, 1), ZONES)
        #: The texts that may alter damage, and what they do to one.
        self.altering: frozenset[int] = frozenset()
        #: What each static text states.
        self.statements: dict[int, tuple[Statement, ...]] = {}
        #: Every clause of a text as a statement, by text and clause.
        self.stated: dict[tuple[int, int], Stated] = {}
        #: Does any text of the match give an alter ego?
        self.gives_alter_egos = False
        #: Does any static text that is kept up to date look beyond the scene, at the part of the turn, at the actions
        #: used in it, at stages, at Shields?
        self.heeds_areas = False
        self.heeds_time = False
        self.heeds_uses = False
        self.heeds_stages = False
        self.heeds_shields = False
        self.heeds_past = False
        #: The kinds of event that texts ask for when they have happened this turn.
        self.recalled: frozenset[str] = frozenset()
        #: The texts that wait for each kind of event.
        self.listens: dict[str, frozenset[int]] = {}
        #: The texts that function while their card is carried, by whatever it is, and the carrier that they name.
        self.while_carried: dict[int, Selector] = {}
        #: Who may carry a card, where its text says so, by kind; and which loaded cards are misplaced by that.
        self.carriers: dict[int, tuple[tuple[str, Selector], ...]] = {}
        #: The texts that replace each thing that is about to happen (5.5).
        self.replacing: dict[str, frozenset[int]] = {}
        #: What each clause binds before it is carried out, by text and clause, once it has been asked for.
        self.bindings: dict[tuple[int, int], tuple[Selector, ...]] = {}
        self.nested: dict[tuple[int, int], Nested] = {}
        #: How each selector is looked for, by its identity, once it has been asked for.
        self.searches: dict[int, Search] = {}
        #: The texts that are activated from the scene.
        self.activated: frozenset[int] = frozenset()
        #: Of these, those that each player may use in his own phase.
        self.shared: frozenset[int] = frozenset()
        #: Of all activated texts, those open in each part of one's own turn and of another's.
        self.open_texts: dict[tuple[str, bool], frozenset[int]] = {}
        #: What a card's own text asks for before it may enter the scene, by kind: the text and the condition.
        self.entering: dict[int, tuple[tuple[int, Condition], ...]] = {}
        #: The EV Characters that may also enter as others do.
        self.plain: frozenset[int] = frozenset()
        #: The texts that speak from another area than the scene; by kind and area, those of public areas.
        self.abroad: frozenset[int] = frozenset()
        self.at_home: dict[tuple[int, int], tuple[int, ...]] = {}
        #: The texts of cards in hand that wait for each kind of event, and how they are noted and answered.
        self.from_hand: dict[str, tuple[int, ...]] = {}
        self.in_hands: frozenset[int] = frozenset()
        #: Those among them that answer damage which is about to be dealt.
        self.would_from_hand: tuple[int, ...] = ()
        #: The texts that are activated from the resources and from the prizes, by kind of card.
        self.from_resources: dict[int, tuple[int, ...]] = {}
        self.from_prizes: dict[int, tuple[int, ...]] = {}
        #: The kinds that can enter the scene, and those with Revive; whether any has a Surprise.
        self.enterable: frozenset[int] = frozenset()
        self.reviving: frozenset[int] = frozenset()
        self.surprises = False
        #: The words that texts let players choose.
        self.words = Words(())
        #: The names that a card has beside its own while it lies in the deck or the resources, by kind.
        self.also_called: dict[int, tuple[str, ...]] = {}
        #: The text of every Surprise Attack and Surprise Anticipation.
        self.surprise = NOTHING
        #: The text that carries out what a clause puts off ("após esta ação"), by text and clause.
        self.later: dict[tuple[int, int], int] = {}
        #: The text of a keyword that a clause gives, by text and clause; and the questions that tell who has it.
        self.granted: dict[tuple[int, int], int] = {}
        self.granting: tuple[str, ...] = ()
        #: The text and the clause that make a text.
        self.within: dict[int, tuple[int, int]] = {}
        #: Whom "that player" means in a clause of a text, once it has been asked.
        self.mentioned: dict[tuple[int, int, str, bool], Mention | None] = {}

    # -- what the rooms above tell: ``play/box.py`` names each of them --

    #: What the texts that may alter damage do to one.
    alterations: ClassVar[staticmethod[[BattleTable, DealDamage], list[Change]]]
    #: Who is struck as well, of those that enter while damage is dealt to each of a sort.
    struck_too: ClassVar[staticmethod[[BattleTable, tuple[int, ...]], tuple[tuple[int, int, bool, bool], ...]]]
    #: Whether the costs that a frame would pay can be paid.
    payable_text: ClassVar[staticmethod[[BattleTable, ResolveEffect], bool]]
    #: The base cards that are about to be knocked out or destroyed.
    still_falling: ClassVar[staticmethod[[BattleTable], list[int]]]
    #: What happens instead to base cards that would be knocked out or destroyed.
    instead: ClassVar[staticmethod[[BattleTable, list[int]], Procedure | None]]
    #: Whom of these a static text concerns.
    concerned: ClassVar[staticmethod[[BattleTable, Modifier, Sequence[int], int], Sequence[int]]]
    #: All whom a static text concerns.
    all_concerned: ClassVar[staticmethod[[BattleTable, Modifier], Sequence[int]]]
    #: How much a static text says.
    amount: ClassVar[staticmethod[[BattleTable, Modifier], int]]
    #: Whom a text wants among the targets of a use.
    demands: ClassVar[staticmethod[[BattleTable, Modifier, Event], tuple[tuple[int, ...], ...]]]
    #: Which of the targets of a use a text changes.
    retargets: ClassVar[staticmethod[[BattleTable, Modifier, Event], tuple[tuple[int, int], ...]]]
    #: Where a selector looks.
    reachable: ClassVar[staticmethod[[BattleTable, Resolve, Selector], Sequence[int]]]
    #: The players that a text means by "that player", "each player" and so on.
    seats_of: ClassVar[staticmethod[[BattleTable, Resolve, str, bool], tuple[int, ...]]]
    #: The value of X in a text.
    x_of: ClassVar[staticmethod[[BattleTable, Resolve], int]]
    #: How many of the actions used this turn a selector means.
    uses_meant: ClassVar[staticmethod[[BattleTable, Resolve, Selector], int]]
    #: Whether the action that a text speaks of has certain qualities.
    action_is: ClassVar[staticmethod[[BattleTable, Resolve, Selector, tuple[Filter, ...]], bool]]
    #: What a triggered text speaks of if an event sets it off.
    match: ClassVar[staticmethod[[BattleTable, ResolveEffect, Event], tuple[tuple[int, ...], ...] | None]]
    #: By whom a base card is told from others now.
    persons_of: ClassVar[staticmethod[[BattleTable, int], Persons]]
    #: Which loaded cards are where their own text does not let them be.
    misplaced: ClassVar[staticmethod[[BattleTable], tuple[int, ...]]]
    #: How an effect that attaches cards takes note of them.
    attach: ClassVar[staticmethod[[BattleTable, tuple[int, ...]], None]]
    #: Texts of cards in hand that wait for this event are noted.
    invite: ClassVar[staticmethod[[BattleTable, Event], None]]
    #: Those among them that answer damage which is about to be dealt.
    would_invite: ClassVar[staticmethod[[BattleTable, DealDamage], tuple[Pending, ...]]]
    #: How noted texts of cards in hand are answered.
    answers: ClassVar[staticmethod[[BattleTable, int], Procedure | None]]
    #: The texts of keywords that clauses give to a base card.
    granted_to: ClassVar[staticmethod[[BattleTable, int], list[int]]]
