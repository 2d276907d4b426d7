"""Death, bodies, overkill, revival, and what becomes of the cards (gap death-cards-timing)."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.meaning.moments import moment
from ludoteca.games.apotheosis.play.card_verbs import banish, bury, comes_or_goes, discard, set_aside, show_card, store
from ludoteca.games.apotheosis.table import places
from ludoteca.games.apotheosis.table.acts import ActionAtHand
from ludoteca.games.apotheosis.table.areas import BOARD, HELD, INVENTORY, SUPPORT, area, seat_of_zone
from ludoteca.games.apotheosis.table.figures import COMPANION, CONTAINER, HERO, CardPiece, Figure
from ludoteca.games.apotheosis.table.grounds import FURNITURE, LAYOUT
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import HOUSE, ITEM, SHEET_SUITS, SUMMON

#: How ``table.used`` remembers that a Summon has died in this battle (companion.summon.4).
DEAD_SUMMON = "dead-summon"


def fallen(table: ApotheosisTable) -> list[int]:
    """The pieces at life 0 or less that are not dead yet."""
    found = []
    for number in table.zones[BOARD]:
        piece = table.pieces[number]
        if piece.life <= 0 and not piece.dead:
            found.append(number)
    return found


def die(table: ApotheosisTable, number: int) -> None:
    """A character dies, or an object or container is destroyed."""
    figure: Figure = table.pieces[number]
    if not figure.is_character:
        destroy(table, number, "pieces.object.2")
        return
    if figure.sort == COMPANION and table.kind(figure.card).companion == SUMMON:
        table.used = (*table.used, (DEAD_SUMMON, NONE, figure.card))
        moment(table, "death", number, NONE, number)
        unsummon(table, number, "companion.summon.4")
        return
    moment(table, "death", number, NONE, number)
    end_effects(table, number)
    leave_queue(table, number)
    figure = table.write(number)
    figure.dead = True
    # The dead hold their Items like any container (pieces.container.2, r50).
    figure.container = True
    figure.obstacle = False
    table.changed(LAYOUT)
    table.tell("death", "characters.dead.1", figure.controller, NONE, (number,), (figure.life,))
    lay_out(table, number)
    settle_body(table, number)


def leave_queue(table: ApotheosisTable, number: int) -> None:
    """The dead leave the turn queue, and what they had kept is lost (characters.dead.1, gap reserve-meaning)."""
    table.order = tuple(each for each in table.order if each != number)
    table.reserves = tuple(each for each in table.reserves if each[0] != number)


def lay_out(table: ApotheosisTable, number: int) -> None:
    """With loot the Items stay on the body (r49 to r51); the other cards are set aside with it.

    Or they are discarded at once, but for the sheet and a Companion's own card (gap death-cards-timing).
    """
    figure = table.pieces[number]
    at_once = table.box.rulings["death-cards-timing"] == "discarded"
    borne = cards_of(table, number)
    lay = tuple((card, table.pieces[card].zone) for card in borne)
    for card in borne:
        for under in table.attachments(card):
            if table.box.format.loot and table.kind(under).suit == ITEM:
                store(table, under, number, "r49")
        if table.box.format.loot and table.kind(card).suit == ITEM:
            store(table, card, number, "r49")
        elif at_once and card != figure.card and table.kind(card).suit not in SHEET_SUITS:
            discard(table, card, "r47")
        else:
            set_aside(table, card, number, "r47")
    table.write(number).borne = lay
    if figure.sort == HERO:
        for other in table.characters_of(figure.controller):
            card = table.pieces[other].card
            if card != NONE and table.kind(card).companion == SUMMON:
                unsummon(table, other, "companion.herodeath.1")


def cards_of(table: ApotheosisTable, number: int) -> list[int]:
    """The cards of a character: a Hero's table and inventory but for the Companions that fight on; or the one card
    that a Companion is (companion.card.1)."""
    figure = table.pieces[number]
    if figure.sort != HERO:
        return [figure.card] if figure.card != NONE else []
    seat = figure.controller
    fighting = {table.pieces[other].card for other in table.characters_of(seat)}
    support = area(seat, SUPPORT)
    cards = [card for card in table.table_cards(seat) if table.pieces[card].zone != support or card not in fighting]
    return cards + list(table.zones[area(seat, INVENTORY)])


def end_effects(table: ApotheosisTable, number: int) -> None:
    """Pieces that its cards created leave, tiles return to normal, permanent effects cease (draft.death.1)."""
    makers = {table.pieces[other].maker for other in table.zones[BOARD]} | {change[4] for change in table.changes}
    own = {card for card in makers if card == table.pieces[number].card or table.bearer(card) == number} - {NONE}
    for other in list(table.zones[BOARD]):
        if other in table.pieces and other != number and table.pieces[other].maker in own:
            remove_figure(table, other, "draft.death.1")
    if any(laid[4] == number for laid in table.laid):
        table.laid = tuple(laid for laid in table.laid if laid[4] != number)
        table.tell("tiles-back", "draft.death.1", NONE, number)
    restore_tiles(table, tuple(change for change in table.changes if change[4] not in own))


def restore_tiles(table: ApotheosisTable, kept: tuple[tuple[int, int, str, int, int, str], ...]) -> None:
    if len(kept) != len(table.changes):
        table.change_tiles(kept)
        table.tell("tiles-back", "draft.death.1")


def settle_body(table: ApotheosisTable, number: int) -> None:
    """Overkill makes a death final; at twice the maximum the piece is destroyed (characters.overkill.1, .2)."""
    figure = table.pieces[number]
    most = table.figure(number, "max-life")
    if figure.life <= -most and not figure.final:
        finalise(table, number, "characters.overkill.1")
    if figure.life <= -2 * most:
        destroy(table, number, "characters.overkill.2")


def finalise(table: ApotheosisTable, number: int, rule: str) -> None:
    """The cards set aside go: House banished, a Companion's card buried, the others discarded (r47, hero.death.2)."""
    figure: Figure = table.write(number)
    figure.final = True
    table.tell("final", rule, figure.controller, NONE, (number,))
    for card in places.set_aside(table, number):
        kind = table.kind(card)
        if kind.suit == HOUSE:
            banish(table, card, "hero.death.2")
        elif card == figure.card:
            bury(table, card, "companion.death.1")
        else:
            discard(table, card, "r47")


def destroy(table: ApotheosisTable, number: int, rule: str) -> None:
    """A piece is destroyed for good; what a container held goes to its discards (gap friendly-fire)."""
    figure = table.pieces[number]
    if number == table.box.format.objective and table.box.format.to_destroy:
        table.won = table.team_of(striker(table))
        table.tell("objective", "setup.objective.1", table.active, striker(table), (number,))
    if figure.is_character and not figure.final:
        finalise(table, number, rule)
    for card in places.under(table, number):
        discard(table, card, rule)
    remove_figure(table, number, rule)


def striker(table: ApotheosisTable) -> int:
    """Whose action destroys an objective: the agent of the action under way, or the character of the turn."""
    for procedure in table.innermost():
        if isinstance(procedure, ActionAtHand):
            return procedure.agent
    return table.character


def remove_figure(table: ApotheosisTable, number: int, rule: str) -> None:
    """A piece leaves the board."""
    figure = table.pieces[number]
    for card in places.under(table, number):
        discard(table, card, rule)
    table.vacate(figure.cell)
    table.remove(number, rule)
    if not figure.is_character:
        table.changed(FURNITURE)
    elif figure.sort == COMPANION and figure.card in table.pieces:
        comes_or_goes(table, figure.controller, figure.card)
    else:
        table.changed(LAYOUT)


def unsummon(table: ApotheosisTable, number: int, rule: str) -> None:
    """A Summon's piece leaves the board, its card stays concealed in the support with its attachments."""
    card = table.pieces[number].card
    end_effects(table, number)
    leave_queue(table, number)
    remove_figure(table, number, rule)
    if card in table.pieces:
        show_card(table, card, False, rule)


# -- revival ---------------------------------------------------------------------------------------


def revive(table: ApotheosisTable, number: int, life: int, source: int = NONE) -> None:
    """Back on its tile with so much life, without markers and modifiers (gaps revive-life, body-revived-under)."""
    figure: Figure = table.write(number)
    figure.dead = False
    figure.container = False
    figure.life = max(1, life)
    figure.markers = ()
    table.forget(number)
    give_back(table, number)
    figure = table.write(number)
    figure.borne = ()
    table.changed(LAYOUT)
    table.tell("revive", "characters.revive.1", figure.controller, source, (number,), (figure.life,))
    if table.round and number not in table.done and number != table.character:
        table.order = (*table.order, number)


def give_back(table: ApotheosisTable, number: int) -> None:
    """What is still set aside, and Items left on the body, return to their places."""
    for card, zone in table.pieces[number].borne:
        piece = table.pieces.get(card)
        if piece is None or piece.host != number:
            continue
        table.take_out(card)
        returned: CardPiece = table.write(card)
        returned.zone = zone
        returned.host = NONE
        if zone != HELD:
            returned.hidden = returned.hidden or zone == area(seat_of_zone(zone), INVENTORY)
        table.zones[zone] += (card,)
    for card in places.under(table, number):
        # Attached Items that lay on a Companion's body return to its card.
        table.write(card).host = table.pieces[number].card
    table.changed(LAYOUT)


def make_container(table: ApotheosisTable, kind: int, cell: int) -> int:
    """A new container on a tile: an Item dropped on the ground (pieces.container.4)."""
    figure = Figure(table.new_number(), kind, NONE, BOARD, CONTAINER)
    figure.cell = cell
    figure.container = True
    table.place(figure)
    table.occupy(cell, figure.number)
    table.changed(FURNITURE)
    return figure.number
