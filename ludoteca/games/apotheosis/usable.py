"""What a card can be activated for now, and why not (r15, r16, r17, cards.active.2)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.action import Refusal
from ludoteca.core.effects import CHOOSE, NO_GATE
from ludoteca.core.events import Event
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis import standing, values
from ludoteca.games.apotheosis import text as t
from ludoteca.games.apotheosis import text_effects as e
from ludoteca.games.apotheosis import text_filters as f
from ludoteca.games.apotheosis.aiming import has_target
from ludoteca.games.apotheosis.areas import INVENTORY, SCENE, area, is_discard, which_area
from ludoteca.games.apotheosis.box import Use
from ludoteca.games.apotheosis.figures import HERO
from ludoteca.games.apotheosis.frames import Carry
from ludoteca.games.apotheosis.limits import spent
from ludoteca.games.apotheosis.paying import can_pay, can_pay_energy, can_pay_points
from ludoteca.games.apotheosis.table import ApotheosisTable
from ludoteca.games.apotheosis.verbs import deck_of
from ludoteca.games.apotheosis.words import EVENT

#: The counter of an Ultimatum (summus.ultimatum.1).
ULTIMATUM = "ultimatum"


def own_cards(table: ApotheosisTable, agent: int) -> list[int]:
    """The cards that a character may activate, as far as it is theirs to do so (cards.own.1, scenario.1)."""
    figure = table.pieces[agent]
    seat = figure.controller
    found: list[int] = []
    lender = lender_of(table, agent)
    if lender != NONE:
        return [card for card in table.table_cards(table.pieces[lender].controller) if standing.counts(table, card)]
    if figure.sort == HERO:
        found += [card for card in table.table_cards(seat) if standing.counts(table, card)]
        found += table.zones[area(seat, INVENTORY)]
    elif figure.card != NONE:
        found.append(figure.card)
    found += table.zones[SCENE]
    if table.box.format.scopes:
        found += scoped_cards(table, agent, set(found))
    return found


def scoped_cards(table: ApotheosisTable, agent: int, own: set[int]) -> list[int]:
    """Cards that the team may use, and cards in a discard that are used from there (cards.keyword.scope)."""
    seat = table.pieces[agent].controller
    found = []
    for other in table.playing():
        if table.box.teams[other] == table.box.teams[seat] and table.living(table.heroes[other]):
            for card in table.table_cards(other):
                if card not in own and standing.counts(table, card) and has_scope(table, card, t.BY_TEAM):
                    found.append(card)
    for zone, numbers in enumerate(table.zones):
        if is_discard(zone):
            for card in numbers:
                if table.pieces[card].owner == seat and has_scope(table, card, t.FROM_DISCARD):
                    found.append(card)
    return found


def has_scope(table: ApotheosisTable, card: int, scope: str) -> bool:
    return any(use.passage is not None and scope in use.passage.scopes for use in table.kind(card).uses)


def lender_of(table: ApotheosisTable, agent: int) -> int:
    """The Hero whose table the character uses for its next action (draft.other.2)."""
    for borrower, hero in table.lent:
        if borrower == agent:
            return hero
    return NONE


def uses_of(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    """What a character could activate in its own turn."""
    found: list[tuple[int, Use]] | None = table.ways.get(("uses", agent))
    if found is None:
        found = table.ways["uses", agent] = [
            (card, use)
            for card, use in uses_at_hand(table, agent)
            if refused_by_cost(table, agent, card, use) is None
            and refused_by_timing(table, agent, card, use, None) is None
            and refused_by_requirements(table, agent, card, use, None) is None
        ]
    return found


def uses_at_hand(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    """The uses of the cards that are the character's to use, of equal cards once."""
    if table.box.learning or lender_of(table, agent) != NONE:
        return find_uses_at_hand(table, agent)
    kept = table.filed[table.pieces[agent].controller]
    key = ("at-hand", agent)
    found: list[tuple[int, Use]] | None = kept.get(key)
    if found is None:
        found = kept[key] = find_uses_at_hand(table, agent)
    return found


def find_uses_at_hand(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    kinds = table.box.kinds
    alike: dict[object, tuple[int, Use]] = {}
    for card in own_cards(table, agent):
        for use in kinds[table.pieces[card].kind].own_turn:
            if refused_by_place(table, agent, card, use) is None:
                alike.setdefault((table.likeness(card), use.index), (card, use))
    return list(alike.values())


def points_for(table: ApotheosisTable, agent: int, card: int, use: Use) -> int:
    """The action points of a use, with what changes the costs of its character."""
    if use.bar is None:
        return 0
    return max(0, use.points + table.figure(agent, "cost"))


# -- why not -------------------------------------------------------------------------------------------


def refusal_of_use(
    table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None = None, owned: bool = False
) -> Refusal | None:
    """The first thing that stands in the way of activating a card; ``event``: as a response to it.

    ``owned``: a text lets the character activate another's card (draft.other.1).
    """
    return (
        (None if owned else refused_by_place(table, agent, card, use))
        or refused_by_timing(table, agent, card, use, event)
        or refused_by_cost(table, agent, card, use)
        or refused_by_requirements(table, agent, card, use, event)
    )


def refused_by_place(table: ApotheosisTable, agent: int, card: int, use: Use) -> Refusal | None:
    """Is it the character's to use, revealed and within its knowledge?"""
    piece = table.pieces[card]
    scopes = () if use.passage is None else use.passage.scopes
    kind = table.kind(card)
    figure = table.pieces[agent]
    zone = which_area(piece.zone)
    if is_discard(piece.zone):
        if t.FROM_DISCARD not in scopes:
            return Refusal("cards.keyword.scope", "refusal-not-there", card)
    elif piece.zone == SCENE:
        if use.passage is not None and use.passage.task == t.TASK_SCENARIO:
            # It lies there already: this is how it came.
            return Refusal("scenario.1", "refusal-not-there", card)
        if not knows(table, agent, card):
            return Refusal("scenario.1", "refusal-knowledge", card)
    elif zone == INVENTORY:
        if figure.sort != HERO:
            return Refusal("companion.card.1", "refusal-not-yours", card)
        if piece.hidden and kind.suit != EVENT and t.FROM_HAND not in scopes:
            return Refusal("inventory.3", "refusal-in-inventory", card)
        if not knows(table, agent, card):
            return Refusal("event.activate.1", "refusal-knowledge", card)
    elif not standing.counts(table, card):
        return Refusal("draft.reveal.1", "refusal-concealed", card)
    if use.needs and not has_needed(table, card, use.needs):
        return Refusal("companion.attach.2", "refusal-technique", card)
    return None


def knows(table: ApotheosisTable, agent: int, card: int) -> bool:
    return table.pieces[agent].sort == HERO and values.may_have(table, agent, table.kind(card))


def has_needed(table: ApotheosisTable, card: int, needs: str) -> bool:
    """An attachment with the characteristic asked for: its suit, its knowledge or one of its properties."""
    for under in table.attachments(card):
        kind = table.kind(under)
        if needs in (kind.suit, kind.knowledge) or needs in kind.properties:
            return True
    return False


def refused_by_timing(table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None) -> Refusal | None:
    if event is None:
        if use.reactive:
            return Refusal("r6", "refusal-reactive", card)
        if t.ALL_IN in use.limits and table.acted:
            return Refusal("keywords.all-in", "refusal-all-in", card)
    elif not use.reactive:
        return Refusal("r7", "refusal-not-reactive", card)
    for deed in ("act", "respond") if event is not None else ():
        barred = standing.denied(table, deed, agent)
        if barred is not None:
            return Refusal("guidelines.text.1", "refusal-denied", agent, barred)
    if spent(table, agent, card, use.limits):
        return Refusal("draft.once.1", "refusal-once", card)
    kind = table.kind(card)
    if kind.ultimatum and table.pieces[card].count(ULTIMATUM) < kind.ultimatum:
        return Refusal("summus.ultimatum.1", "refusal-ultimatum", card)
    for deed in ("activate", "attack") if use.damage is not None else ("activate",):
        barred = standing.denied(table, deed, agent)
        if barred is not None:
            return Refusal("guidelines.text.1", "refusal-denied", agent, barred)
    return None


def refused_by_cost(table: ApotheosisTable, agent: int, card: int, use: Use) -> Refusal | None:
    """All costs, those in the fields and those in the text (r15)."""
    if not can_pay_points(table, agent, points_for(table, agent, card, use) + use.spends):
        rule = "r15" if agent == table.character else "cards.borrow.2"
        return Refusal(rule, "refusal-points", card)
    if not can_pay_energy(table, agent, use.due, lender_of(table, agent)):
        return Refusal("r15", "refusal-energy", card)
    for cost in use.others:
        if not can_pay(cost, table, agent, card):
            return Refusal("r15", "refusal-cost", card)
    return None


def refused_by_requirements(
    table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None
) -> Refusal | None:
    """The conditions of the text, a target that fits, whether it can be done in full (r16, cards.active.2)."""
    passage = use.passage
    frame = frame_for(table, agent, card, use, event)
    if passage is not None and passage.condition is not None and not passage.condition.holds(table, frame):
        return Refusal("r16", "refusal-condition", card)
    if use.aimed and not has_target(table, agent, card, use, frame):
        return Refusal("r17", "refusal-no-target", card)
    if passage is not None and not feasible(table, frame):
        return Refusal("cards.active.2", "refusal-not-in-full", card)
    return None


def frame_for(table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None) -> Carry:
    ability = 0 if use.spoken is None else use.spoken.ability
    return Carry(ability, table.pieces[agent].controller, card, agent, event)


# -- can it be carried out in full? ------------------------------------------------------------------------


def feasible(table: ApotheosisTable, frame: Carry) -> bool:
    """Can every sentence that is sure to come be done, as far as can be seen now?"""
    for at, clause in enumerate(table.box.abilities[frame.ability].clauses):
        if clause.optional or clause.gate != NO_GATE or clause.each is not None:
            continue
        if clause.condition is not None and not clause.condition.holds(table, frame):
            continue
        frame.clause = at
        if not effect_feasible(clause.effect, table, frame):
            frame.clause = 0
            return False
    frame.clause = 0
    return True


def effect_feasible(effect: Any, table: ApotheosisTable, frame: Carry) -> bool:
    for selector in effect.selectors():
        if selector.how == CHOOSE and not selector.up_to and not depends_on_choice(selector):
            wanted = selector.count.count(table, frame)
            if len(frame.candidates(table, selector)) < wanted:
                return False
    if isinstance(effect, e.Draw | e.Search):
        return can_draw(effect, table, frame)
    if isinstance(effect, e.MakeDiscard) and effect.what.how == t.AGENT:
        inventory = table.zones[area(frame.controller, INVENTORY)]
        left = [number for number in inventory if number != frame.source]
        return table.pieces[frame.agent].sort != HERO or len(left) >= effect.amount.count(table, frame)
    if isinstance(effect, e.WakeEntity) and effect.what.how == t.AGENT:
        return standing.entity_of(table, frame.controller) != NONE
    return True


def depends_on_choice(selector: Any) -> bool:
    """A filter that speaks of what is not selected yet can't be asked before."""
    return any(isinstance(filter_, f.Within | f.In) and filter_.of.how == "chosen" for filter_ in selector.filters)


def can_draw(effect: Any, table: ApotheosisTable, frame: Carry) -> bool:
    """An activation that depends on a deck with nothing in it is not possible (gap skirmish-decks)."""
    suit = effect.suit
    if table.zones[deck_of(table, suit, frame.controller)]:
        return True
    from ludoteca.games.apotheosis.areas import OWN_DISCARD, suit_discard

    own = table.box.format.own_decks
    pile = area(frame.controller, OWN_DISCARD) if own else suit_discard(suit)
    return (own or suit in table.box.format.decks) and len(table.zones[pile]) >= 2
