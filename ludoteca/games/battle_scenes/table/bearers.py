"""Who is in the scene, and what a base card has because of the cards under it (4.4.2.3).

The table keeps the last reckoning and makes another when something else lies in the scene or under the card. All of
it follows from what is printed and from who the base card is; what else effects add or take away is asked of the
table each time.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.piece import NONE
from ludoteca.core.plain import slots_of
from ludoteca.games.battle_scenes.table.box import BattleBox, Speaking
from ludoteca.games.battle_scenes.table.kinds import (
    ABILITY,
    ANTICIPATION,
    BASES,
    CHARACTER,
    SCENARIO,
    UNFORESEEN,
    Kind,
    Persons,
    SceneCard,
)

INTERLINK = "Interligar"


class Cast:
    """Who is in the scene: the base cards, the characters of each player, the Scenario."""

    __slots__ = ("bases", "characters", "scenario", "scene")

    def __init__(self, kinds: Sequence[Kind], pieces: dict[int, SceneCard], scene: tuple[int, ...]) -> None:
        #: What it was reckoned from.
        self.scene = scene
        sorts = [(number, kinds[pieces[number].kind].sort) for number in scene]
        self.bases = [number for number, sort in sorts if sort in BASES]
        acting = [number for number, sort in sorts if sort == CHARACTER]
        self.characters = tuple([number for number in acting if pieces[number].controller == seat] for seat in (0, 1))
        #: The one Scenario, or NONE (4.4.1-1).
        self.scenario = next((number for number, sort in sorts if sort == SCENARIO), NONE)

    def data(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in slots_of(type(self)))


class Bearing:
    """One base card with the cards that it carries, or the Scenario (4.4.2.3.A.1.2, 4.4.2.3.A.1c, 4.4.2.3.A.2a,
    4.4.2.3.A.2b-1, 4.4.2.3.A.2b-2)."""

    __slots__ = (
        "actions",
        "activated",
        "affiliations",
        "alignments",
        "anticipating",
        "granting",
        "interlinked",
        "kind",
        "loads",
        "powers",
        "speaking",
        "textual",
        "unforeseen",
    )

    def __init__(
        self,
        box: BattleBox,
        pieces: dict[int, SceneCard],
        base: int,
        loads: tuple[int, ...],
        persons: Persons | None = None,
    ) -> None:
        kinds: Sequence[Kind] = box.kinds
        #: What it was reckoned from.
        self.kind: int = pieces[base].kind
        self.loads = loads
        own = kinds[self.kind]
        printed = [(card, kinds[pieces[card].kind]) for card in loads]
        #: The loaded cards of the same identity and another version, equal ones once.
        self.granting = granting(own, printed, own.persons if persons is None else persons)
        #: The cards whose texts and actions it has: its own, Abilities on a character, other versions.
        abilities = [card for card, kind in printed if kind.sort == ABILITY] if own.sort == CHARACTER else []
        self.textual = (base, *abilities, *self.granting) if own.sort in BASES else (base,)
        known = {base: own, **dict(printed)}
        self.speaking: tuple[Speaking, ...] = tuple(
            (card, base, text) for card in self.textual for text in known[card].texts if text not in box.abroad
        )
        if box.while_carried:
            carried = [(card, kind) for card, kind in printed if card not in self.textual]
            self.speaking += tuple(
                (card, base, text) for card, kind in carried for text in kind.texts if text in box.while_carried
            )
        #: The texts that its controller may activate.
        self.activated = tuple((card, text) for card, _, text in self.speaking if text in box.activated)
        #: The cards whose actions it could use, and those that Interlink adds to them.
        self.actions = tuple(card for card in self.textual if known[card].action is not None)
        self.anticipating = tuple(card for card in self.actions if ANTICIPATION in types_of(known[card]))
        self.unforeseen = tuple(card for card in self.actions if UNFORESEEN in types_of(known[card]))
        self.interlinked = tuple(
            card
            for card, kind in printed
            if kind.action is not None and INTERLINK in kind.keywords and card not in self.actions
        )
        sources = [own, *(known[card] for card in self.granting)]
        self.powers = frozenset(power for kind in sources for power in kind.powers)
        self.affiliations = tuple(dict.fromkeys(name for kind in sources for name in kind.affiliations))
        self.alignments = frozenset(name for kind in sources for name in kind.alignments)

    def data(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in slots_of(type(self)))


def types_of(kind: Kind) -> tuple[str, ...]:
    return () if kind.action is None else kind.action.types


def granting(own: Kind, printed: list[tuple[int, Kind]], persons: Persons) -> tuple[int, ...]:
    """The loaded cards whose traits, texts and actions their base card has, each version once (4.4.2.3.A.1.1-1,
    4.4.2.3.A.1.2a-1, 4.4.2.3.A.1.2b, 4.4.2.3.A.1.2b-1, 4.4.2.3.A.2b-3)."""
    if own.sort not in BASES:
        return ()
    seen = {own.printing}
    found = []
    for card, kind in printed:
        if kind.sort == own.sort and kind.printing not in seen and not kind.persons.isdisjoint(persons):
            seen.add(kind.printing)
            found.append(card)
    return tuple(found)
