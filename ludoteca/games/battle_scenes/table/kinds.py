"""What the cards are: the match's catalogue, and the values that a card has while it is on the table."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.effects import Ability, Selector
from ludoteca.core.piece import EVERYBODY, Piece
from ludoteca.games.battle_scenes.cards.cards import Card

CHARACTER = "character"
SUPPORT = "support"
SCENARIO = "scenario"
ABILITY = "ability"
BASES = (CHARACTER, SUPPORT)

#: An action without a number has no exhaustion cost, which is not a cost of 0 (4.6.2.E.1-1).
NO_COST = -1
#: The user chooses 0, 1 or 2 (4.6.2.E.1-2).
X_COST = -2

#: A card that is no EV Character has no Increment Value.
NOT_EV = -1

#: The types of an action; one of neither type is a normal action (4.6.2.C.5.4).
ANTICIPATION = "anticipation"
UNFORESEEN = "unforeseen"


class Mode:
    """One way to use an action (4.6.2.B): what it does, its targets, and whether its own text deals damage."""

    __slots__ = ("ability", "aims", "damages", "targets", "text")

    def __init__(self, text: Ability, targets: tuple[Selector, ...] = (), damages: bool = False) -> None:
        self.text = text
        self.targets = targets
        #: The targets by slot, each named once: the first mention says what it must be (F.1.1).
        first = {selector.slot: selector for selector in reversed(targets)}
        self.aims = tuple(first[slot] for slot in sorted(first))
        self.damages = damages
        #: The number of the text in the match's list.
        self.ability = -1


class PrintedAction:
    """The action box of a card (4.6.1, 4.6.1-1)."""

    __slots__ = (
        "chosen_x",
        "clairvoyance",
        "clairvoyance_x",
        "cosmic",
        "cosmic_x",
        "cost",
        "costs",
        "modes",
        "name",
        "payment",
        "power",
        "single",
        "singularity",
        "types",
    )

    def __init__(
        self,
        name: str,
        cost: int,
        modes: tuple[Mode, ...],
        power: str = "",
        types: tuple[str, ...] = (),
        costs: Ability | None = None,
        single: bool = False,
        singularity: bool = False,
        clairvoyance: int = 0,
        cosmic: int = 0,
        clairvoyance_x: int = 0,
        cosmic_x: int = 0,
        chosen_x: bool = False,
    ) -> None:
        self.name = name
        self.cost = cost
        self.modes = modes
        self.power = power
        self.types = types
        #: What is paid beside the exhaustion cost, in printed order (4.6.2.E.2-1).
        self.costs = costs
        #: The number of that text in the match's list.
        self.payment = -1
        self.single = single
        self.singularity = singularity
        self.clairvoyance = clairvoyance
        self.cosmic = cosmic
        #: How many times X is added to the numbers of these keywords.
        self.clairvoyance_x = clairvoyance_x
        self.cosmic_x = cosmic_x
        #: X stands in a cost other than exhaustion: whoever uses the action says what it is.
        self.chosen_x = chosen_x


class Kind:
    """One card of the catalogue (7.3.texto-permanente, 10.texto-permanente)."""

    __slots__ = (
        "abilities",
        "action",
        "affiliations",
        "alignments",
        "alter_egos",
        "card",
        "energy",
        "evolves",
        "increment",
        "keywords",
        "name",
        "number",
        "panel",
        "persons",
        "powers",
        "printing",
        "shield",
        "sort",
        "texts",
        "version",
        "word",
    )

    def __init__(
        self,
        word: str,
        sort: str,
        name: str,
        version: int = 1,
        alter_egos: tuple[str, ...] = (),
        alignments: tuple[str, ...] = (),
        affiliations: tuple[str, ...] = (),
        powers: tuple[str, ...] = (),
        energy: int = 0,
        shield: int = 0,
        increment: int = NOT_EV,
        panel: Selector | None = None,
        keywords: tuple[str, ...] = (),
        abilities: tuple[Ability, ...] = (),
        action: PrintedAction | None = None,
        card: Card | None = None,
    ) -> None:
        self.number = -1
        self.word = word
        self.sort = sort
        self.name = name
        self.version = version
        self.alter_egos = alter_egos
        self.alignments = alignments
        self.affiliations = affiliations
        #: The powers of a character; the one power of an Ability card, or none (2.4-2).
        self.powers = powers
        self.energy = energy
        self.shield = shield
        self.increment = increment
        self.evolves = increment != NOT_EV
        #: Who it is: those of one type that share an alter ego, or the name where they have none, are one person.
        self.persons = persons_of(sort, name, alter_egos)
        #: Two cards with the same name, version and alter ego are the same card (gap deckbuilding).
        self.printing = (name, version, alter_egos)
        self.panel = panel
        self.keywords = keywords
        self.abilities = abilities
        #: The numbers of its permanent texts in the match's list.
        self.texts: tuple[int, ...] = ()
        self.action = action
        #: The card as its collection describes it, for those who tell of it.
        self.card = card


#: By what a card is told from others: its sort with each of its alter egos, or with its name.
Persons = frozenset[tuple[str, str, str]]


def persons_of(sort: str, name: str, alter_egos: Sequence[str]) -> Persons:
    return frozenset((sort, "alter ego", ego) for ego in alter_egos) or frozenset({(sort, "name", name)})


def same_identity(one: Kind, other: Kind) -> bool:
    """The same alter ego, or the same name where neither has one (gap uniqueness-key)."""
    return one.sort in BASES and not one.persons.isdisjoint(other.persons)


class SceneCard(Piece):
    """A card, with what is remembered of it while it is a base card in the scene (4.5-2, 4.5-3, 10.estagio)."""

    __slots__ = ("arriving", "boosted", "extra", "prompt", "readied", "since", "stage", "used")

    def __init__(self, number: int, kind: int, owner: int, zone: int, known: int = EVERYBODY) -> None:
        super().__init__(number, kind, owner, zone, known)
        self.stage = 1
        #: The turn in which it entered the scene.
        self.since = 0
        #: The names of the actions that it has used this turn.
        self.used: tuple[str, ...] = ()
        #: How many actions beyond the first it may use this turn (4.6.2.C.4-2).
        self.extra = 0
        #: It has had its basic readying this turn (6.2.C.1-1).
        self.readied = False
        #: It entered by evolving this turn: Promptness for all its actions (4.4.2.2.A.5-1).
        self.prompt = False
        #: Its entry is not finished: it carries nothing yet and is not knocked out (gap entering-zero-cards).
        self.arriving = False
        #: Chosen by Boost this turn (7.2.potencializar-3).
        self.boosted = False

    def copy(self) -> SceneCard:
        new = SceneCard(self.number, self.kind, self.owner, self.zone, self.known)
        self.copy_into(new)
        new.stage = self.stage
        new.since = self.since
        new.used = self.used
        new.extra = self.extra
        new.readied = self.readied
        new.prompt = self.prompt
        new.arriving = self.arriving
        new.boosted = self.boosted
        return new

    def become_fresh(self) -> None:
        """It enters or leaves the scene: a new object, of which nothing is remembered (gap evolution-object)."""
        self.stage = 1
        self.since = 0
        self.used = ()
        self.extra = 0
        self.readied = False
        self.prompt = False
        self.arriving = False
        self.boosted = False
