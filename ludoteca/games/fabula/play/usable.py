"""What a player may use now: requirements of cards and activated abilities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.core.action import Chosen
from ludoteca.core.events import NOTHING
from ludoteca.games.fabula.meaning.stack import Execute, defined_x, reading_frame
from ludoteca.games.fabula.play.combat import can_act
from ludoteca.games.fabula.play.costs import ability_price, can_tap, card_price, payable
from ludoteca.games.fabula.play.damage import is_denied
from ludoteca.games.fabula.play.priority import Priority
from ludoteca.games.fabula.play.targets import can_fill, candidates
from ludoteca.games.fabula.table.areas import HANDS
from ludoteca.games.fabula.table.box import Kind, Spoken
from ludoteca.games.fabula.table.grounds import SPEAKING, STATES
from ludoteca.games.fabula.table.table import MAIN, FabulaTable
from ludoteca.games.fabula.text.terms import ATTACH, EXHAUSTION


def at_main(table: FabulaTable, seat: int) -> bool:
    """The active player in the main phase, with an empty stack and no combat under way (gap response-cards)."""
    if seat != table.active or table.waiting or table.phase != MAIN or table.action:
        return False
    top = table.stack[-1]
    return isinstance(top, Priority) and top.is_main(table)


def can_respond(table: FabulaTable, seat: int) -> bool:
    """With priority, outside the main actions: maneuvers, and activated abilities of the active player (1.17.5)."""
    return bool(cards_to_use(table, seat, ())) or (seat == table.active and bool(abilities_to_use(table, seat)))


# -- cards -------------------------------------------------------------------------------


def cards_to_use(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
    """The cards in hand that can be used now, equal ones once: what the requirements below explain."""
    main = at_main(table, seat)
    resources = table.resources[seat]
    if not main and hand_of(table, seat).cheapest > resources and "cost" not in table.modifiers:
        return []
    key = ("cards", seat, main, resources, table.waiting)
    known: list[int] | None = table.kept[STATES].get(key)
    if known is None:
        known = table.kept[STATES][key] = find_cards_to_use(table, seat, main)
    return known


def find_cards_to_use(table: FabulaTable, seat: int, main: bool) -> list[int]:
    hand = hand_of(table, seat)
    denied = is_denied(table, "use", seat)
    if not main and denied:
        return []
    resources = table.resources[seat]
    changed = "cost" in table.modifiers
    found = []
    for number, kind in hand.cards if main else hand.maneuvers:
        if not changed:
            if kind.cost > resources:
                continue
            if kind.plain:
                found.append(number)
                continue
        this = (number,)
        if (changed or kind.letter) and not is_affordable(table, seat, this):
            continue
        if denied and kind.type == "maneuver":
            continue
        if (not kind.extra or has_other_means(table, seat, this)) and can_enter(table, seat, this):
            found.append(number)
    return found


#: More than anybody ever has.
NEVER = 1_000_000


class Hand:
    """The cards of a hand, equal ones once, the maneuvers among them, and what the cheapest of these costs."""

    __slots__ = ("cards", "cheapest", "maneuvers")

    def __init__(self, cards: list[tuple[int, Kind]]) -> None:
        self.cards = cards
        self.maneuvers = [each for each in cards if each[1].type == "maneuver"]
        self.cheapest = min([kind.cost for _, kind in self.maneuvers], default=NEVER)


def hand_of(table: FabulaTable, seat: int) -> Hand:
    zone = HANDS[seat]
    found: Hand | None = table.kept[zone].get("hand")
    if found is None:
        kinds = table.box.kinds
        pieces = table.pieces
        alike: dict[tuple[int, int], tuple[int, Kind]] = {}
        for number in table.zones[zone]:
            piece = pieces[number]
            key = (piece.kind, piece.known)
            if key not in alike:
                alike[key] = (number, kinds[piece.kind])
        found = table.kept[zone]["hand"] = Hand(list(alike.values()))
    return found


def maneuvers_to_use(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
    """The maneuvers in hand that could be used without paying."""
    return [number for number, _ in hand_of(table, seat).maneuvers if can_enter(table, seat, (number,))]


def is_in_hand(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.zones[HANDS[seat]]


def is_maneuver(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """Used whenever a player has priority; everything else only as a main action."""
    return table.kind(chosen[-1]).type == "maneuver"


def may_use_maneuvers(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(chosen[-1]).type != "maneuver" or not is_denied(table, "use", seat)


def is_affordable(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """What cannot be paid is not used (1.18.7-1)."""
    number = chosen[-1]
    kind: Kind = table.kind(number)
    x = 0
    if kind.letter and kind.maneuver != NOTHING:
        spoken = table.box.passages[kind.maneuver]
        if spoken.passage.x is not None:
            x = defined_x(table, spoken, frame_for(table, spoken, seat, number))
    return card_price(table, seat, number, x) <= table.resources[seat]


def has_other_means(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    extra = table.kind(chosen[-1]).extra
    return not extra or payable(table, seat, chosen[-1], extra)


def can_enter(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """At least one of its effects can enter the stack; a permanent that enters attached has a host (1.15.3)."""
    number = chosen[-1]
    kind: Kind = table.kind(number)
    if kind.maneuver != NOTHING:
        return has_sentence(table, table.box.passages[kind.maneuver], seat, number)
    if kind.welcome == NOTHING:
        return True
    spoken = table.box.passages[kind.welcome]
    return bool(candidates(table, reading_frame(table, NOTHING, seat, number), spoken.passage.targets[0]))


def frame_for(table: FabulaTable, spoken: Spoken, seat: int, source: int) -> Execute:
    return reading_frame(table, spoken.sentences[0] if spoken.sentences else NOTHING, seat, source)


def has_sentence(table: FabulaTable, spoken: Spoken, seat: int, source: int) -> bool:
    """Can enough of its sentences enter the stack: as many as are chosen of a list, one of others?"""
    modes = spoken.modes if table.waiting else spoken.without_stack
    wanted = spoken.passage.modes or 1
    if not spoken.passage.targets:
        return len(modes) >= wanted
    frame = frame_for(table, spoken, seat, source)
    if wanted == 1:
        return any(can_fill(table, frame, spoken, mode) for mode in modes)
    return len([mode for mode in modes if can_fill(table, frame, spoken, mode)]) >= wanted


# -- abilities ------------------------------------------------------------------------------


def with_abilities(table: FabulaTable, seat: int, chosen: Chosen) -> Iterable[int]:
    """The permanents with an ability that can be used now."""
    return abilities_to_use(table, seat)


def usable_abilities(table: FabulaTable, seat: int, chosen: Chosen) -> list[int]:
    return abilities_to_use(table, seat).get(chosen[0], [])


def abilities_to_use(table: FabulaTable, seat: int) -> dict[int, list[int]]:
    """The abilities of each permanent that can be used now: what the requirements below explain."""
    if not activated_of(table, seat):
        return {}
    key = ("abilities", seat, at_main(table, seat), table.resources[seat], table.waiting)
    known: dict[int, list[int]] | None = table.kept[STATES].get(key)
    if known is None:
        known = table.kept[STATES][key] = find_abilities_to_use(table, seat)
    return known


def find_abilities_to_use(table: FabulaTable, seat: int) -> dict[int, list[int]]:
    resources = table.resources[seat]
    found: dict[int, list[int]] = {}
    for number, at, ability in activated_of(table, seat):
        if ability.price > resources or (ability.tapping and not can_tap(table, number)):
            continue
        chosen = (number, at)
        if not ability.plain and not is_opportune(table, seat, chosen):
            continue
        if not ability.only_taps and not ability_has_means(table, seat, chosen):
            continue
        if may_act(table, seat, chosen) and ability_can_enter(table, seat, chosen):
            found.setdefault(number, []).append(at)
    return found


def activated_of(table: FabulaTable, seat: int) -> Sequence[tuple[int, int, Spoken]]:
    """All activated abilities of a player's permanents, with their places on them."""
    found: Sequence[tuple[int, int, Spoken]] | None = table.kept[SPEAKING].get(seat)
    if found is None:
        kinds, passages, pieces = table.box.kinds, table.box.passages, table.pieces
        found = table.kept[SPEAKING][seat] = [
            (number, at, passages[passage])
            for number in table.battle(seat) + table.territory(seat)
            if kinds[pieces[number].kind].activated and not pieces[number].down
            for at, passage in enumerate(kinds[pieces[number].kind].activated)
        ]
    return found


def is_opportune(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return (
        (is_used_anytime(table, seat, chosen) or at_main(table, seat))
        and is_ready(table, seat, chosen)
        and ability_is_affordable(table, seat, chosen)
    )


def is_yours(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    number = chosen[0]
    return table.is_permanent(number) and table.pieces[number].controller == seat and not table.pieces[number].down


def is_ability(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] in range(len(table.kind(chosen[0]).activated))


def spoken(table: FabulaTable, chosen: Chosen) -> Spoken:
    found: Spoken = table.box.passages[table.kind(chosen[0]).activated[chosen[1]]]
    return found


def is_used_anytime(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """Whenever the player has priority; to attach is a main action."""
    return spoken(table, chosen).passage.sort != ATTACH


def may_act(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """An ally that cannot act uses none of its abilities (gap entering-ally)."""
    number = chosen[0]
    if not table.is_ally(number) or can_act(table, number):
        return True
    if is_denied(table, "act", number):
        return False
    return table.box.rulings["fresh-allies"] == "tap-only" and not spoken(table, chosen).tapping


def is_not_denied(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """No text keeps it from acting, as far as that matters for this ability."""
    return not table.concerns("act", chosen[0]) or may_act(table, seat, chosen)


def is_ready(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """Exhaustion is for a tapped ally, once a turn (gap exhaustion-timing)."""
    if spoken(table, chosen).passage.sort != EXHAUSTION:
        return True
    piece = table.pieces[chosen[0]]
    return bool(piece.tapped) and piece.exhausted != table.turn


def ability_is_affordable(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    passage = spoken(table, chosen)
    x = 0
    if passage.letter and passage.passage.x is not None:
        x = defined_x(table, passage, frame_for(table, passage, seat, chosen[0]))
    return ability_price(passage, x) <= table.resources[seat]


def ability_has_means(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    others = spoken(table, chosen).others
    return not others or payable(table, seat, chosen[0], others)


def ability_can_enter(table: FabulaTable, seat: int, chosen: Chosen) -> bool:
    """Asked before anything is paid, so that without targets nothing has to be returned (1.14.11-2)."""
    return has_sentence(table, spoken(table, chosen), seat, chosen[0])
