"""What a card can be activated for now, and why not (r15, r16, r17, cards.active.2)."""

from __future__ import annotations

from functools import cache

from ludoteca.core.action import GIVEN, LOOK, SEARCH, Chosen, Holds, Requirement, Requirements
from ludoteca.core.effects import Effect
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
from ludoteca.games.apotheosis.table.grounds import MOMENT, at_hand
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
    if t.FROM_DISCARD in scopes:
        for zone in discards(table.box.seats):
            cards = table.zones[zone]
            if cards:
                lying = [card for card in cards if t.FROM_DISCARD in kinds[pieces[card].kind].scopes]
                found += [card for card in lying if pieces[card].owner == seat]
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
    found: list[tuple[int, Use]] | None = table.kept[MOMENT].get(key)
    if found is None:
        found = table.kept[MOMENT][key] = find_uses(table, agent)
    return found


def find_uses(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    """Of what is at hand. What keeps a character from all activations or attacks, or changes their cost, is asked once.

    The points are those of its own turn: what is cheap to ask and mostly fails is asked first.
    """
    if permanent_texts.denied(table, "activate", agent) is not None:
        return []
    peaceful = permanent_texts.denied(table, "attack", agent) is not None
    points, more = table.points, extra_points(table, agent)
    seat = table.pieces[agent].controller
    found = []
    for card, use in uses_at_hand(table, agent):
        if (use.price if not more else use.points_with(more) + use.spends) > points:
            continue
        if use.limits and not LIMITS.hold(table, seat, (agent, card, use, None)):
            continue
        if (peaceful and use.damage is not None) or (use.others and not pays_text(table, agent, card, use)):
            continue
        if use.plain or can_be_done(table, seat, (agent, card, use, None)):
            found.append((card, use))
    return found


def uses_at_hand(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    """The uses of the cards that are the character's to use and that it has the energy for, of equal cards once."""
    if table.box.learning or lender_of(table, agent) != NONE:
        return find_uses_at_hand(table, agent)
    kept = table.kept[at_hand(table.box.seats, table.pieces[agent].controller)]
    found: list[tuple[int, Use]] | None = kept.get(agent)
    if found is None:
        found = kept[agent] = find_uses_at_hand(table, agent)
    return found


def find_uses_at_hand(table: ApotheosisTable, agent: int) -> list[tuple[int, Use]]:
    kinds, pieces = table.box.kinds, table.pieces
    cards = unlike(table, [card for card in cards_at_hand(table, agent) if kinds[pieces[card].kind].own_turn])
    laid = energies_of(table, agent, lender_of(table, agent))
    seat = pieces[agent].controller
    found: list[tuple[int, Use]] = []
    for card in cards:
        piece = pieces[card]
        well_placed = placed_in(piece.zone).hold
        for use in kinds[piece.kind].hand_turn if piece.hidden else kinds[piece.kind].own_turn:
            if not use.free and not pays(laid, use.due):
                continue
            chosen = (agent, card, use, None)
            if well_placed(table, seat, chosen) and (not use.needs or has_technique(table, seat, chosen)):
                found.append((card, use))
    return found


def points_for(table: ApotheosisTable, agent: int, card: int, use: Use) -> int:
    """The action points of a use, with what changes the costs of its character."""
    return use.points_with(extra_points(table, agent))


def extra_points(table: ApotheosisTable, agent: int) -> int:
    """What a bar costs this character more, or less."""
    return table.figure(agent, "cost") if "cost" in table.box.questions else 0


# -- what an activation must fulfil --------------------------------------------------------------------

# What follows asks of a character, a card, one of its uses, and the event that it would respond to, if any.


def card_used(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[1])


def who_uses(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0])


def is_revealed(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    piece = table.pieces[chosen[1]]
    if not piece.hidden and not piece.exhausted:
        return True
    if which_area(piece.zone) in TABLE_AREAS:
        return not piece.hidden and (not piece.exhausted or permanent_texts.counts(table, chosen[1]))
    return not piece.hidden or which_area(piece.zone) == INVENTORY or is_discard(piece.zone) or piece.zone == SCENE


def is_used_from_hand(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    piece = table.pieces[chosen[1]]
    return not piece.hidden or chosen[2].from_hand or which_area(piece.zone) != INVENTORY


def is_known_in_inventory(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return which_area(table.pieces[chosen[1]].zone) != INVENTORY or knows(table, chosen[0], chosen[1])


def is_used_from_discard(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return not is_discard(table.pieces[chosen[1]].zone) or has_scope(chosen[2], t.FROM_DISCARD)


def is_not_in_scene_already(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """A text that puts its card into the scenario is how it came there (gap scenario-card-again)."""
    passage = chosen[2].passage
    return passage is None or passage.task != t.TASK_SCENARIO or table.pieces[chosen[1]].zone != SCENE


def is_known_in_scene(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.pieces[chosen[1]].zone != SCENE or knows(table, chosen[0], chosen[1])


def knows(table: ApotheosisTable, agent: int, card: int) -> bool:
    return table.pieces[agent].sort == HERO and values.may_have(table, agent, table.kind(card))


def has_technique(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """An attachment with the characteristic asked for: its suit, its knowledge or one of its properties."""
    needs = chosen[2].needs
    if not needs:
        return True
    for under in table.attachments(chosen[1]):
        kind = table.kind(under)
        if needs in (kind.suit, kind.knowledge) or needs in kind.properties:
            return True
    return False


REVEALED = Requirement("draft.reveal.1", "refusal-concealed", is_revealed, card_used)
FROM_HAND = Requirement("inventory.3", "refusal-in-inventory", is_used_from_hand, card_used)
KNOWN = Requirement("event.activate.1", "refusal-knowledge", is_known_in_inventory, card_used, rank=LOOK)
FROM_DISCARD = Requirement("cards.keyword.scope", "refusal-not-there", is_used_from_discard, card_used)
NOT_IN_SCENE = Requirement("scenario.1", "refusal-not-there", is_not_in_scene_already, card_used)
KNOWN_IN_SCENE = Requirement("scenario.1", "refusal-knowledge", is_known_in_scene, card_used, rank=LOOK)
TECHNIQUE = Requirement("companion.attach.2", "refusal-technique", has_technique, card_used)

#: It is the character's to use, revealed and within its knowledge.
PLACED = (REVEALED, FROM_HAND, KNOWN, FROM_DISCARD, NOT_IN_SCENE, KNOWN_IN_SCENE, TECHNIQUE)


@cache
def placed_in(zone: int) -> Requirements[ApotheosisTable]:
    """What of this can refuse a card that lies in this zone, whatever its text needs."""
    if which_area(zone) == INVENTORY:
        return Requirements(FROM_HAND, KNOWN)
    if is_discard(zone):
        return Requirements(FROM_DISCARD)
    return Requirements(NOT_IN_SCENE, KNOWN_IN_SCENE) if zone == SCENE else Requirements(REVEALED)


def is_active_in_turn(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[3] is not None or not chosen[2].reactive


def is_reactive_in_response(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[3] is None or chosen[2].reactive


def user_not_denied(deed: str, asked: Holds[ApotheosisTable]) -> Requirement[ApotheosisTable]:
    """No text keeps the character from it, where it is asked."""

    def holds(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
        return not asked(table, seat, chosen) or permanent_texts.denied(table, deed, chosen[0]) is None

    def source(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
        barred = permanent_texts.denied(table, deed, chosen[0])
        return NONE if barred is None else barred

    return Requirement("guidelines.text.1", "refusal-denied", holds, who_uses, source, LOOK)


def is_response(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[3] is not None


def is_attack(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[2].damage is not None


def is_any(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return True


def is_first_if_all_in(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[3] is not None or not table.acted or t.ALL_IN not in chosen[2].limits


def is_not_spent(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    agent, card, use, _ = chosen
    return not use.limits or not spent(table, agent, card, use.limits)


def has_counters(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    use = chosen[2]
    return not use.ultimatum or table.pieces[chosen[1]].count(ULTIMATUM) >= use.ultimatum


#: How often, and when in its turn.
LIMITS = Requirements(
    Requirement("keywords.all-in", "refusal-all-in", is_first_if_all_in, card_used),
    Requirement("draft.once.1", "refusal-once", is_not_spent, card_used, rank=LOOK),
    Requirement("summus.ultimatum.1", "refusal-ultimatum", has_counters, card_used),
)


def points_due(table: ApotheosisTable, chosen: Chosen) -> int:
    return int(points_for(table, chosen[0], chosen[1], chosen[2]) + chosen[2].spends)


def has_points_in_turn(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] != table.character or has_or_borrows_points(table, seat, chosen)


def has_or_borrows_points(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    points = points_due(table, chosen)
    return not points or can_pay_points(table, chosen[0], points)


def has_energy(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    agent, _, use, _ = chosen
    return use.free or can_pay_energy(table, agent, use.due, lender_of(table, agent))


def pays_other_costs(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    agent, card, use, _ = chosen
    for cost in use.others:
        if not can_pay(cost, table, agent, card):
            return False
    return True


def pays_text(table: ApotheosisTable, agent: int, card: int, use: Use) -> bool:
    """The same for a search; kept till the cards of the seat lie otherwise where only these pay."""
    seat = table.pieces[agent].controller
    if not use.paid_by_hand:
        return pays_other_costs(table, seat, (agent, card, use, None))
    filed = table.kept[seat]
    key = ("pays", agent, card, use.index)
    found: bool | None = filed.get(key)
    if found is None:
        found = filed[key] = pays_other_costs(table, seat, (agent, card, use, None))
    return found


#: All costs, those in the fields and those in the text (chart.activate).
COSTS = (
    Requirement("r15", "refusal-points", has_points_in_turn, card_used, rank=GIVEN),
    Requirement("cards.borrow.2", "refusal-debt", has_or_borrows_points, card_used),
    Requirement("r15", "refusal-energy", has_energy, card_used, rank=SEARCH),
    Requirement("r15", "refusal-cost", pays_other_costs, card_used, rank=SEARCH),
)


def fulfils_condition(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    agent, card, use, event = chosen
    if not use.conditional or use.condition is None:
        return True
    frame = permanent_texts.frame_for(table, agent, card, use, event)
    return frame is None or use.condition.holds(table, frame)


def has_some_target(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    agent, card, use, event = chosen
    return not use.aimed or has_target(table, agent, card, use, event)


def can_be_done(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """The conditions of the text hold, a target fits, and it can be done in full: with one frame for all."""
    agent, card, use, event = chosen
    frame = permanent_texts.frame_for(table, agent, card, use, event) if use.conditional else None
    if frame is not None and use.condition is not None and not use.condition.holds(table, frame):
        return False
    if use.aimed and not has_target(table, agent, card, use, event):
        return False
    return frame is None or feasible(table, frame)


#: What the text asks for; the last includes the others.
DONE = (
    Requirement("r16", "refusal-condition", fulfils_condition, card_used, rank=GIVEN),
    Requirement("r17", "refusal-no-target", has_some_target, card_used, rank=GIVEN),
    Requirement("cards.active.2", "refusal-not-in-full", can_be_done, card_used, rank=SEARCH),
)

#: What the activation of another's card must fulfil, that a text lets a character use (draft.other.1).
LENT = Requirements(
    Requirement("r6", "refusal-reactive", is_active_in_turn, card_used),
    Requirement("r7", "refusal-not-reactive", is_reactive_in_response, card_used),
    user_not_denied("act", is_response),
    user_not_denied("respond", is_response),
    *LIMITS,
    user_not_denied("activate", is_any),
    user_not_denied("attack", is_attack),
    *COSTS,
    *DONE,
)

#: The same with its own.
ACTIVATED = Requirements(*PLACED, *LENT)


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


def effect_feasible(effect: Effect, table: ApotheosisTable, frame: Carry) -> bool:
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


def can_draw(effect: e.Draw | e.Search, table: ApotheosisTable, frame: Carry) -> bool:
    """An activation that depends on a deck with nothing in it is not possible (gap skirmish-decks)."""
    return has_cards(table, effect.suit, frame.controller)
