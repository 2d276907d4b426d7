"""What each action without a card does once it is carried out."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next
from ludoteca.games.apotheosis.play.activation import DEEDS
from ludoteca.games.apotheosis.play.arrival import enter_board
from ludoteca.games.apotheosis.play.card_verbs import attach, obtain, place_card, show_card, store, turn_cards
from ludoteca.games.apotheosis.play.checks import CheckObject
from ludoteca.games.apotheosis.play.death import end_effects, leave_queue, make_container, remove_figure, unsummon
from ludoteca.games.apotheosis.play.interactions import Evolve, Exchange, Recruit, Rest, TakeCard
from ludoteca.games.apotheosis.play.movement import WalkAlong, put_figure
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.acts import ActionAtHand
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import COMPANION, SUMMON


def walk(table: ApotheosisTable, act: ActionAtHand) -> Next:
    return act.then(WalkAlong(act.agent, act.args))


def check(table: ApotheosisTable, act: ActionAtHand) -> Next:
    target, index = act.args
    return act.then(CheckObject(act.agent, target, index)) if table.is_piece(target) else None


def open_container(table: ApotheosisTable, act: ActionAtHand) -> Next:
    return act.then(TakeCard(act.agent, act.args[0])) if table.is_piece(act.args[0]) else None


def shove(table: ApotheosisTable, act: ActionAtHand) -> Next:
    """Move a container or a loose object one tile (r42, gap object-move)."""
    target, cell = act.args
    if table.is_piece(target) and places.is_empty(table, cell):
        put_figure(table, target, cell, "r42" if table.pieces[target].container else "chart.interact", act.agent)
    return None


def drop(table: ApotheosisTable, act: ActionAtHand) -> Next:
    """An Item on the ground is a container that holds it (pieces.container.4); or it goes into one nearby."""
    card, where = act.args
    if card not in table.pieces:
        return None
    if table.is_tile(where):
        cell = table.cell_of(where)
        if not places.is_empty(table, cell):
            return None
        where = make_container(table, table.pieces[card].kind, cell)
    store(table, card, where, "pieces.container.4")
    table.tell("drop", "pieces.container.4", table.pieces[act.agent].controller, act.agent, (card, where))
    return None


def talk(table: ApotheosisTable, act: ActionAtHand) -> Next:
    """Talking changes nothing by itself; texts may take notice of it (chart.interact)."""
    table.tell("talk", "chart.interact", table.pieces[act.agent].controller, act.agent, (act.agent, act.args[0]))
    return None


def place(table: ApotheosisTable, act: ActionAtHand) -> Next:
    """Equip, learn or recruit (chart.table, item.equip.1, skill.learn.1, companion.recruit.1)."""
    card = act.args[0]
    seat = table.pieces[act.agent].controller
    kind = table.kind(card)
    if kind.suit == COMPANION and kind.companion != SUMMON:
        return act.then(Recruit(seat, card))
    place_card(table, card, seat, "chart.table")
    return None


def return_card(table: ApotheosisTable, act: ActionAtHand) -> Next:
    """Unequip, forget or abandon (companion.abandon.1)."""
    card = act.args[0]
    if card not in table.pieces:
        return None
    piece = table.piece_of(card)
    if piece != NONE:
        end_effects(table, piece)
        leave_queue(table, piece)
        remove_figure(table, piece, "companion.abandon.1")
    obtain(table, card, table.pieces[act.agent].controller, "chart.table")
    return None


def attach_card(table: ApotheosisTable, act: ActionAtHand) -> Next:
    card, companion = act.args
    if table.is_piece(companion):
        attach(table, card, table.pieces[companion].card, "companion.attach.1")
    return None


def detach(table: ApotheosisTable, act: ActionAtHand) -> Next:
    obtain(table, act.args[0], table.pieces[act.agent].controller, "companion.attach.1")
    return None


def summon(table: ApotheosisTable, act: ActionAtHand) -> Next:
    """The hidden card is revealed and its piece enters next to the summoner; it plays last (companion.summon.1, .2)."""
    card, cell = act.args
    if places.is_empty(table, cell):
        enter_board(table, card, cell, "companion.summon.1")
    return None


def unsummon_card(table: ApotheosisTable, act: ActionAtHand) -> Next:
    unsummon(table, table.piece_of(act.args[0]), "companion.summon.3")
    return None


def awaken(table: ApotheosisTable, act: ActionAtHand) -> Next:
    turn_entity(table, table.pieces[act.agent].controller, True, "entity.3")
    return None


def sleep(table: ApotheosisTable, act: ActionAtHand) -> Next:
    turn_entity(table, table.pieces[act.agent].controller, False, "entity.5")
    return None


def turn_entity(table: ApotheosisTable, seat: int, awake: bool, rule: str) -> None:
    """Awake is revealed, asleep is concealed (entity.2)."""
    entity = permanent_texts.entity_of(table, seat)
    if entity != NONE and table.pieces[entity].hidden == awake:
        show_card(table, entity, awake, rule)
        table.turned = (*table.turned, (entity, int(awake)))


def restore(table: ApotheosisTable, act: ActionAtHand) -> Next:
    """A Collegium has an effect once it is recovered for its cost (summus.collegium.1)."""
    turn_cards(table, (act.args[0],), False, "summus.collegium.1")
    return None


def rest(table: ApotheosisTable, act: ActionAtHand) -> Next:
    return act.then(Rest(act.agent, act.args[0]))


def evolve(table: ApotheosisTable, act: ActionAtHand) -> Next:
    return act.then(Evolve(act.agent))


def exchange(table: ApotheosisTable, act: ActionAtHand) -> Next:
    return act.then(Exchange(act.agent, act.args[0]))


DEEDS.update(
    {
        "walk": walk,
        "check": check,
        "open": open_container,
        "shove": shove,
        "drop": drop,
        "talk": talk,
        "place": place,
        "return": return_card,
        "attach": attach_card,
        "detach": detach,
        "summon": summon,
        "unsummon": unsummon_card,
        "awaken": awaken,
        "sleep": sleep,
        "restore": restore,
        "rest": rest,
        "evolve": evolve,
        "exchange": exchange,
    }
)

#: What ends the turn and may only be its first action (keywords.all-in).
ALL_IN_DEEDS = ("rest", "evolve", "exchange")
