"""The table of a match: dice in their areas, lives, and what rules and texts ask of them."""

from __future__ import annotations

from typing import ClassVar, Self

from ludoteca.core.effects import THIS, Ability, Selector
from ludoteca.core.errors import ChanceError
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import ALWAYS, Answer, Modifier, answer, value
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import Resolve
from ludoteca.core.table import Table
from ludoteca.games.dice_masters.table.areas import (
    AREAS,
    ATTACK,
    CARDS,
    CENTRE,
    FIELD,
    FIELDS,
    LINKING,
    NAMES,
    RESERVES,
    area,
    which_area,
)
from ludoteca.games.dice_masters.table.box import DiceBox
from ludoteca.games.dice_masters.table.dice import Die, Face, Kind, face_called, face_word
from ludoteca.games.dice_masters.table.reserve import Energy, Reserve
from ludoteca.games.dice_masters.text.terms import PLAYERS, In, Sort

_SUPPLIES = (area(0, CARDS), area(1, CARDS))

#: What is on sale before anybody has looked: kept with supplies that no table has.
NOT_LOOKED_AT: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] = ((NONE,), (NONE,), ())

#: Where the characters in the field lie, each player's own first.
_FIELDS_FROM = tuple(
    tuple(area(whose, which) for whose in (seat, 1 - seat) for which in (FIELD, ATTACK)) for seat in (0, 1)
)


class DiceTable(Table[DiceBox, Die]):
    """Two masterminds, their dice and their lives."""

    __slots__ = ("cards", "centre", "fielded", "globals", "in_attack", "life", "loose", "reserves", "sales")

    derived: ClassVar[tuple[str, ...]] = ("reserves", "sales")

    def __init__(self, box: DiceBox, seed: int) -> None:
        super().__init__(box, seed)
        self.life: tuple[int, int] = (0, 0)
        #: Generic energy that is on no die, gained for dice missing in the draw (gap energy.shortage-energy).
        self.loose: tuple[int, int] = (0, 0)
        #: How many characters each player has fielded this turn.
        self.fielded: tuple[int, int] = (0, 0)
        self.in_attack = False
        #: The kinds on each player's cards, and those in the centre.
        self.cards: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.centre: tuple[int, ...] = ()
        #: The global abilities on the cards in play, each once (gap buy.empty-card).
        self.globals: tuple[int, ...] = ()
        #: What the reserve pools show, as last reckoned.
        self.reserves: list[Reserve | None] = [None, None]
        #: The kinds that each player may buy, with the supplies, his own and the centre, that they were reckoned from.
        self.sales: list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = [NOT_LOOKED_AT, NOT_LOOKED_AT]

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.life = self.life
        new.loose = self.loose
        new.fielded = self.fielded
        new.in_attack = self.in_attack
        new.cards = self.cards
        new.centre = self.centre
        new.globals = self.globals
        new.reserves = self.reserves.copy()
        new.sales = self.sales.copy()

    # -- looking -----------------------------------------------------------

    def opponent(self, seat: int) -> int:
        return 1 - seat

    def kind(self, number: int) -> Kind:
        kind: Kind = self.box.kinds[self.pieces[number].kind]
        return kind

    def face(self, number: int) -> Face | None:
        """The face that counts, of a rolled die (dice_more.1)."""
        die = self.pieces[number]
        return None if die.face == NONE else self.box.kinds[die.kind].faces[die.face]

    def bursts(self, number: int) -> int:
        """The bursts of the die's own face, also where it copies another's text (copy.3)."""
        face = self.face(number)
        return 0 if face is None else face.bursts

    def texts(self, number: int) -> tuple[int, ...]:
        """The abilities of a die, with the burst texts that its face switches on (bursts.2).

        They take the place of the plain text, so that nobody leaves a burst out (turn.roll.burst.1, bursts.4).
        """
        die = self.pieces[number]
        texts: tuple[int, ...] = self.box.kinds[die.speaks].texts[self.bursts(number)]
        return texts

    def field(self, seat: int) -> tuple[int, ...]:
        """The characters in a player's field; the attack zone is part of it (areas.attack.2)."""
        return self.zones[area(seat, FIELD)] + self.zones[area(seat, ATTACK)]

    def in_field(self, number: int) -> bool:
        die = self.pieces.get(number)
        return die is not None and die.zone in FIELDS

    def attackers(self) -> tuple[int, ...]:
        zone = self.zones[area(self.active, ATTACK)]
        return tuple([n for n in zone if not self.pieces[n].blocks]) if zone else ()

    def blockers_of(self, attacker: int) -> tuple[int, ...]:
        zone = self.zones[area(1 - self.active, ATTACK)]
        return tuple(number for number in zone if attacker in self.pieces[number].blocks)

    def engaged_with(self, number: int) -> tuple[int, ...]:
        """The blocker and the blocked are engaged with each other (glossary.engaged)."""
        blocks = self.pieces[number].blocks
        if blocks:
            attackers = self.attackers()
            return tuple(attacker for attacker in blocks if attacker in attackers)
        return self.blockers_of(number) if number in self.attackers() else ()

    def role(self, number: int) -> tuple[str, ...]:
        """What a die does in the attack: attacking, blocking, blocked."""
        die = self.pieces[number]
        if which_area(die.zone) != ATTACK:
            return ()
        if die.blocks:
            return ("blocking",)
        return ("attacking", "blocked") if die.blocked else ("attacking",)

    def attack_of(self, number: int) -> int:
        """Modifiers are added up before they change the printed number (bonuses.4), never below zero (bonuses.5)."""
        return value(self, "attack", number, self.printed(number)[0])

    def defence_of(self, number: int) -> int:
        """Reckoned like the attack (bonuses.4, bonuses.5)."""
        return value(self, "defence", number, self.printed(number)[1])

    def unfold(self, question: str, number: int) -> Answer:
        return answer(self, question, number, self.printed(number)[0 if question == "attack" else 1])

    def printed(self, number: int) -> tuple[int, int]:
        die: Die = self.pieces[number]
        if die.copied is not None:
            return die.copied
        face = self.box.kinds[die.kind].faces[die.face]
        return face.attack, face.defence

    # -- energy ------------------------------------------------------------

    def reserve(self, seat: int) -> Reserve:
        """What a player's reserve pool shows."""
        known = self.reserves[seat]
        if known is None or known.lying is not self.zones[RESERVES[seat]] or known.loose != self.loose:
            known = self.reserves[seat] = self.survey(seat)
        return known

    def survey(self, seat: int) -> Reserve:
        """Each symbol is one energy and a generic face counts its number (energy.4, energy.6, turn.main.buy.6); a die
        is what its face shows (dice_more.1-ex1)."""
        counts = [0, 0, 0, 0, 0, 0, self.loose[seat]]
        characters: dict[tuple[int, int], int] = {}
        actions: dict[tuple[int, int], int] = {}
        pieces = self.pieces
        kinds = self.box.kinds
        lying = self.zones[RESERVES[seat]]
        for number in lying:
            die = pieces[number]
            face = kinds[die.kind].faces[die.face]
            if face.kind == "energy":
                counts[face.symbol] += face.amount
            elif face.kind == "character":
                characters.setdefault((die.kind, die.face), number)
            else:
                actions.setdefault((die.kind, die.face), number)
        energy: Energy = tuple(counts)  # type: ignore[assignment]
        return Reserve(lying, self.loose, energy, tuple(characters.values()), tuple(actions.values()))

    def on_sale(self, seat: int) -> tuple[int, ...]:
        """The kinds of which a die is left for a player to buy, his own first (turn.main.buy.2)."""
        own, common = self.zones[_SUPPLIES[seat]], self.zones[CENTRE]
        own_before, common_before, known = self.sales[seat]
        if own is not own_before or common is not common_before:
            pieces = self.pieces
            known = tuple(dict.fromkeys([pieces[number].kind for number in own + common]))
            self.sales[seat] = (own, common, known)
        return known

    def energy(self, seat: int) -> Energy:
        """The energy in a player's reserve pool, by symbol; loose units last."""
        return self.reserve(seat).energy

    def set_loose(self, seat: int, amount: int) -> None:
        self.loose = (amount, self.loose[1]) if seat == 0 else (self.loose[0], amount)

    # -- moving ------------------------------------------------------------

    def lay(self, numbers: tuple[int, ...], zone: int) -> list[int]:
        """Put dice in a zone, without more ado; tells where they lay before."""
        self.own(numbers)
        pieces = self.pieces
        before = []
        for number in numbers:
            die = pieces[number]
            before.append(die.zone)
            die.zone = zone
        zones = self.zones
        for old in set(before):
            lying = zones[old]
            zones[old] = () if lying == numbers else tuple([number for number in lying if number not in numbers])
        zones[zone] += numbers
        return before

    # -- what the interpreter of card texts asks ----------------------------

    def ability(self, number: int) -> Ability:
        ability: Ability = self.box.abilities[number]
        return ability

    def rule_of(self, frame: Resolve) -> str:
        """The rule under which a text is carried out."""
        return "cards.8"

    def reachable(self, frame: Resolve, selector: Selector) -> list[int]:
        """Where a text looks: dice in the field, unless it names another area or players (fundamentals.2)."""
        found: list[int] = []
        for filter_ in selector.filters:
            if isinstance(filter_, In):
                return list(self.zones[area(frame.controller, NAMES.index(filter_.area))])
            if isinstance(filter_, Sort) and filter_.sort in ("player", "character-or-player"):
                found = [frame.controller, 1 - frame.controller]
                if filter_.sort == "player":
                    return found
        zones = self.zones
        field, attack, other_field, other_attack = _FIELDS_FROM[frame.controller]
        return [*zones[field], *zones[attack], *zones[other_field], *zones[other_attack], *found]

    def speaks_of(self, modifier: Modifier, subject: int, other: int) -> bool:
        """Continuous texts are asked each time: is the card active, and does it mean this die?"""
        if modifier.until == ALWAYS and not self.is_active(modifier):
            return False
        if not self.in_field(subject):
            return False
        selector: Selector = self.box.selectors[modifier.ability, modifier.question]
        if selector.how == THIS:
            return modifier.ability in self.texts(subject) and self.pieces[subject].controller == modifier.controller
        return selector.passes(self, self.box.frames[modifier.ability, modifier.controller], subject)

    def is_active(self, modifier: Modifier) -> bool:
        """While at least one die of that card is in the field, under this player (active.1, active.2, glossary.active).

        Several dice of it give no more than one (active.2-ex1), and a die under control answers to the card of its
        owner (control.4-ex1).
        With dice on faces with and without a burst the one that came first counts.
        """
        base = self.box.bases[modifier.ability]
        for number in self.field(modifier.controller):
            if modifier.other not in (NOTHING, self.pieces[number].owner):
                continue
            for text in self.texts(number):
                if self.box.bases[text] == base:
                    return text == modifier.ability
        return False

    def zones_called(self, seat: int, name: str) -> tuple[int, ...]:
        return self.zones[area(seat, NAMES.index(name))]

    def is_called(self, number: int, name: str, seat: int) -> bool:
        """Is this a die of that name under that player (cardtext.2), or one that copies such a die (copy.5)?"""
        die = self.pieces[number]
        kinds = self.box.kinds
        return die.controller == seat and name in (kinds[die.kind].die.id, kinds[die.alias].die.id)

    def can_spin(self, number: int, levels: int) -> bool:
        """Is there a character face of the neighbouring level (spin.4, spin.6)?"""
        return number >= PLAYERS and self.level_face(number, levels) != NONE

    def level_face(self, number: int, levels: int) -> int:
        """The face so many levels above or below the one shown, or NONE; a Sidekick has no other (spin.1)."""
        face = self.face(number)
        if face is None or face.kind != "character":
            return NONE
        return face_called(self.kind(number).faces, f"level{face.level + levels}")

    # -- comparing ----------------------------------------------------------

    def likeness(self, number: int) -> object:
        if number < PLAYERS:
            return number
        die = self.pieces[number]
        if die.zone % AREAS not in (FIELD, ATTACK):
            return (die.kind, die.zone, die.face, die.owner)
        if die.link != NONE or die.copied is not None or self.marked(number):
            return number
        return (die.kind, die.zone, die.face, die.damage, die.blocks, die.blocked, die.owner, die.speaks)

    def marked(self, number: int) -> bool:
        """Does anything point at this very die in the field, so that it is unlike its equals?"""
        for modifiers in self.modifiers.values():
            for modifier in modifiers:
                if (modifier.subjects is not None and number in modifier.subjects) or modifier.other == number:
                    return True
        pieces = self.pieces
        for zone in LINKING:
            for other in self.zones[zone]:
                die = pieces[other]
                if die.link == number or number in die.blocks:
                    return True
        return False

    # -- loaded chance -------------------------------------------------------

    def loaded_roll(self, number: int, sides: int, text: str) -> int:
        face = face_called(self.kind(number).faces, text)
        if face == NONE:
            faces = ", ".join(face_word(face) for face in self.kind(number).faces)
            word = self.kind(number).word
            raise ChanceError(f"{word} has no face “{text}”; it has {faces}", "chance-face", word=word, text=text)
        return face
