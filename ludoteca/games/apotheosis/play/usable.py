"""What a card can be activated for now, and why not (r15, r16, r17, cards.active.2)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.action import Refusal
from ludoteca.core.events import Event
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.card_verbs import has_cards, on_table
from ludoteca.games.apotheosis.play.costs import can_pay, can_pay_energy, can_pay_points, energies_of, pays
from ludoteca.games.apotheosis.play.equal_cards import unlike
from ludoteca.games.apotheosis.play.limits import spent
from ludoteca.games.apotheosis.play.targets import has_target
from ludoteca.games.apotheosis.table import permanent_texts, values
from ludoteca.games.apotheosis.table.areas import INVENTORY, SCENE, TABLE_AREAS, area, discards, is_discard, which_area
from ludoteca.games.apotheosis.table.figures import HERO
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Use, has_scope
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.questions import must_be_found

#: The counter of an Ultimatum (summus.ultimatum.1).
ULTIMATUM = "ultimatum"


def own_cards(table: ApotheosisTable, agent: int) -> list[int]:
    """The cards that a character may activate, as far as it is theirs to do so (cards.own.1, scenario.1)."""
    return [
        card for card in cards_at_hand(table, agent) if not on_table(table, card) or permanent_texts.counts(table, card)
    ]


def cards_at_hand(table: ApotheosisTable, agent: int) -> list[int]:
    """The same with those on a table that have no effect now."""
    figure = table.pieces[agent]
    seat = figure.controller
    lender = lender_of(table, agent)
    if lender != NONE:
        return table.table_cards(table.pieces[lender].controller)
    found: list[int] = []
    if figure.sort == HERO:
        found += table.table_cards(seat)
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
    teams, kinds, pieces = table.box.teams, table.box.kinds, table.pieces
    scopes = table.box.format.scopes
    found = []
    for other in table.playing() if t.BY_TEAM in scopes else ():
        if teams[other] == teams[seat] and table.living(table.heroes[other]):
            for card in table.table_cards(other):
                if t.BY_TEAM in kinds[pieces[card].kind].scopes and card not in own:
                    found.append(card)
    for zone in discards(table.box.seats) if t.FROM_DISCARD in scopes else ():
        for card in table.zones[zone]:
            if t.FROM_DISCARD in kinds[pieces[card].kind].scopes and pieces[card].owner == seat:
                found.append(card)
    return found


def lender_of(table: ApotheosisTable, agent: int) -> int:
    """The Hero whose table the character uses for its next action (draft.other.2)."""
    if not table.lent:
        return NONE
    for borrower, hero in table.lent:
        if borrower == agent:
            return hero
    return NONE


def uses_of(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    """What a character could activate in its own turn."""
    key = ("uses", agent)
    found: list[tuple[int, Use]] | None = table.ways.get(key)
    if found is None:
        found = table.ways[key] = find_uses(table, agent)
    return found


def find_uses(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    """Of what is at hand. What keeps a character from all activations or attacks, or changes their cost, is asked once.

    The points are those of its own turn: what is cheap to ask and mostly fails is asked first.
    """
    if permanent_texts.denied(table, "activate", agent) is not None:
        return []
    peaceful = permanent_texts.denied(table, "attack", agent) is not None
    points, more = table.points, extra_points(table, agent)
    found = []
    for card, use in uses_at_hand(table, agent):
        if (use.price if not more else use.points_with(more) + use.spends) > points:
            continue
        if use.limits and refused_by_limits(table, agent, card, use, None) is not None:
            continue
        if (peaceful and use.damage is not None) or (use.others and not pays_text(table, agent, card, use)):
            continue
        if use.plain or refused_by_requirements(table, agent, card, use, None) is None:
            found.append((card, use))
    return found


def uses_at_hand(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    """The uses of the cards that are the character's to use and that it has the energy for, of equal cards once."""
    if table.box.learning or lender_of(table, agent) != NONE:
        return find_uses_at_hand(table, agent)
    kept = table.ready[table.pieces[agent].controller]
    found: list[tuple[int, Use]] | None = kept.get(agent)
    if found is None:
        found = kept[agent] = find_uses_at_hand(table, agent)
    return found


def find_uses_at_hand(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    kinds, pieces = table.box.kinds, table.pieces
    cards = unlike(table, [card for card in cards_at_hand(table, agent) if kinds[pieces[card].kind].own_turn])
    laid = energies_of(table, agent, lender_of(table, agent))
    found: list[tuple[int, Use]] = []
    for card in cards:
        piece = pieces[card]
        for use in kinds[piece.kind].hand_turn if piece.hidden else kinds[piece.kind].own_turn:
            if (use.free or pays(laid, use.due)) and refused_by_place(table, agent, card, use) is None:
                found.append((card, use))
    return found


def points_for(table: ApotheosisTable, agent: int, card: int, use: Use) -> int:
    """The action points of a use, with what changes the costs of its character."""
    return use.points_with(extra_points(table, agent))


def extra_points(table: ApotheosisTable, agent: int) -> int:
    """What a bar costs this character more, or less."""
    return table.figure(agent, "cost") if "cost" in table.box.questions else 0


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
    which = which_area(piece.zone)
    if which in TABLE_AREAS:
        if piece.hidden or (piece.exhausted and not permanent_texts.counts(table, card)):
            return Refusal("draft.reveal.1", "refusal-concealed", card)
    elif which == INVENTORY:
        if piece.hidden and not use.from_hand:
            return Refusal("inventory.3", "refusal-in-inventory", card)
        if not knows(table, agent, card):
            return Refusal("event.activate.1", "refusal-knowledge", card)
    elif is_discard(piece.zone):
        if not has_scope(use, t.FROM_DISCARD):
            return Refusal("cards.keyword.scope", "refusal-not-there", card)
    elif piece.zone == SCENE:
        if use.passage is not None and use.passage.task == t.TASK_SCENARIO:
            # It lies there already: this is how it came (gap scenario-card-again).
            return Refusal("scenario.1", "refusal-not-there", card)
        if not knows(table, agent, card):
            return Refusal("scenario.1", "refusal-knowledge", card)
    elif piece.hidden:
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
    elif not use.reactive:
        return Refusal("r7", "refusal-not-reactive", card)
    elif refused := refused_deed(table, agent, "act") or refused_deed(table, agent, "respond"):
        return refused
    refused = refused_by_limits(table, agent, card, use, event) or refused_deed(table, agent, "activate")
    if refused is None and use.damage is not None:
        refused = refused_deed(table, agent, "attack")
    return refused


def refused_by_limits(table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None) -> Refusal | None:
    """How often, and when in its turn."""
    if event is None and table.acted and t.ALL_IN in use.limits:
        return Refusal("keywords.all-in", "refusal-all-in", card)
    if use.limits and spent(table, agent, card, use.limits):
        return Refusal("draft.once.1", "refusal-once", card)
    if use.ultimatum and table.pieces[card].count(ULTIMATUM) < use.ultimatum:
        return Refusal("summus.ultimatum.1", "refusal-ultimatum", card)
    return None


def refused_deed(table: ApotheosisTable, agent: int, deed: str) -> Refusal | None:
    """Does a text keep the character from it?"""
    barred = permanent_texts.denied(table, deed, agent)
    return None if barred is None else Refusal("guidelines.text.1", "refusal-denied", agent, barred)


def refused_by_cost(table: ApotheosisTable, agent: int, card: int, use: Use) -> Refusal | None:
    """All costs, those in the fields and those in the text (r15, chart.activate)."""
    return (
        refused_by_points(table, agent, card, use)
        or refused_by_energy(table, agent, card, use)
        or refused_by_text(table, agent, card, use)
    )


def refused_by_points(table: ApotheosisTable, agent: int, card: int, use: Use) -> Refusal | None:
    points = points_for(table, agent, card, use) + use.spends
    if points and not can_pay_points(table, agent, points):
        rule = "r15" if agent == table.character else "cards.borrow.2"
        return Refusal(rule, "refusal-points", card)
    return None


def refused_by_energy(table: ApotheosisTable, agent: int, card: int, use: Use) -> Refusal | None:
    if use.free or can_pay_energy(table, agent, use.due, lender_of(table, agent)):
        return None
    return Refusal("r15", "refusal-energy", card)


def refused_by_text(table: ApotheosisTable, agent: int, card: int, use: Use) -> Refusal | None:
    for cost in use.others:
        if not can_pay(cost, table, agent, card):
            return Refusal("r15", "refusal-cost", card)
    return None


def pays_text(table: ApotheosisTable, agent: int, card: int, use: Use) -> bool:
    """The same for a search; kept till the cards of the seat lie otherwise where only these pay."""
    if not use.paid_by_hand:
        return refused_by_text(table, agent, card, use) is None
    filed = table.filed[table.pieces[agent].controller]
    key = ("pays", agent, card, use.index)
    found: bool | None = filed.get(key)
    if found is None:
        found = filed[key] = refused_by_text(table, agent, card, use) is None
    return found


def refused_by_requirements(
    table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None
) -> Refusal | None:
    """The conditions of the text, a target that fits, whether it can be done in full (r16, cards.active.2)."""
    frame = permanent_texts.frame_for(table, agent, card, use, event) if use.conditional else None
    if frame is not None and use.condition is not None and not use.condition.holds(table, frame):
        return Refusal("r16", "refusal-condition", card)
    if use.aimed and not has_target(table, agent, card, use, event):
        return Refusal("r17", "refusal-no-target", card)
    if frame is not None and not feasible(table, frame):
        return Refusal("cards.active.2", "refusal-not-in-full", card)
    return None


# -- can it be carried out in full? ------------------------------------------------------------------------


def feasible(table: ApotheosisTable, frame: Carry) -> bool:
    """Can every sentence that is sure to come be done, as far as can be seen now (cards.active.2-ex1)?"""
    demands = table.box.demands[frame.ability]
    if not demands:
        return True
    possible = True
    for at in demands:
        clause = table.box.abilities[frame.ability].clauses[at]
        frame.clause = at
        if clause.condition is None or clause.condition.holds(table, frame):
            possible = effect_feasible(clause.effect, table, frame)
            if not possible:
                break
    frame.clause = 0
    return possible


def effect_feasible(effect: Any, table: ApotheosisTable, frame: Carry) -> bool:
    for selector in effect.selectors():
        if must_be_found(selector):
            wanted = selector.count.count(table, frame)
            if wanted == 1:
                if not frame.has_candidate(table, selector):
                    return False
            elif len(frame.candidates(table, selector)) < wanted:
                return False
    if isinstance(effect, e.Draw | e.Search):
        return can_draw(effect, table, frame)
    if isinstance(effect, e.MakeDiscard) and effect.what.how == t.AGENT:
        inventory = table.zones[area(frame.controller, INVENTORY)]
        left = [number for number in inventory if number != frame.source]
        return table.pieces[frame.agent].sort != HERO or len(left) >= effect.amount.count(table, frame)
    if isinstance(effect, e.WakeEntity) and effect.what.how == t.AGENT:
        return permanent_texts.entity_of(table, frame.controller) != NONE
    return True


def can_draw(effect: Any, table: ApotheosisTable, frame: Carry) -> bool:
    """An activation that depends on a deck with nothing in it is not possible (gap skirmish-decks)."""
    return has_cards(table, effect.suit, frame.controller)
