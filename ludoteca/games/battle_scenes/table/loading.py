"""How cards are loaded, swapped and unloaded (4.1, 4.2)."""

from __future__ import annotations

from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.modifiers import denial
from ludoteca.core.piece import NONE
from ludoteca.games.battle_scenes.table.areas import (
    LOADED,
    RESOURCES,
)
from ludoteca.games.battle_scenes.table.table import BattleTable

#: The question whether a card may be unloaded.
UNLOADED = "be-unloaded"


def load(
    table: BattleTable, cards: tuple[int, ...], base: int, rule: str, seat: int = NOBODY, cause: int = NOTHING
) -> None:
    """Attach cards to a base card, all at once (4.1-1); only cards of its own owner (8.D-2, 7.3.carregar-2,
    10.carregar)."""
    owner = table.pieces[base].owner
    loaded = tuple(card for card in cards if table.pieces[card].owner == owner and card != base)
    if not loaded or not table.is_base(base):
        return
    origins = tuple(table.pieces[card].zone for card in loaded)
    for card in loaded:
        if table.pieces[card].host != NONE:
            table.detach(card)
        table.lay(card, LOADED)
        table.write(card).host = base
    table.carried[base] = table.carried.get(base, ()) + loaded
    if table.box.carriers:
        table.box.attach(table, loaded)
    table.update()
    table.tell("load", rule, seat, cause, loaded, (base, *origins))


def evolve(table: BattleTable, card: int, base: int, cards: tuple[int, ...], rule: str, seat: int) -> None:
    """Load on an EV Character the evolved base card, all that it carries and more cards, together.

    Nothing is unloaded and nothing leaves the scene (4.4.2.2.A.3a-3, gap ev-triggers).
    """
    carried = table.carried.pop(base, ())
    origins = tuple(table.pieces[each].zone for each in (*cards, base, *carried))
    for each in (*cards, base):
        table.lay(each, LOADED)
    table.forget_object(base)
    loaded = (*cards, base, *carried)
    for each in loaded:
        table.write(each).host = card
    table.carried[card] = table.carried.get(card, ()) + loaded
    table.write(card).prompt = True
    if table.box.carriers:
        table.box.attach(table, loaded)
    table.update()
    table.tell("load", rule, seat, card, loaded, (card, *origins))


def unload(table: BattleTable, cards: tuple[int, ...], rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
    """Loaded cards go to their owners' resources (4.1-2, 4.8.2.1-1, 10.descarregar)."""
    loaded = tuple(card for card in cards if table.pieces[card].zone == LOADED)
    if loaded:
        hosts = tuple(table.pieces[card].host for card in loaded)
        table.tell("unload", rule, seat, cause, loaded, hosts)
        table.drop(loaded, RESOURCES)
        table.update()


def may_be_unloaded(table: BattleTable, card: int, cause: int = NOTHING) -> bool:
    """What a text keeps where it is stays there, whatever a rule or an effect says (8.A, 8.B). ``cause`` is the card
    whose effect would unload it."""
    return UNLOADED not in table.modifiers or denial(table, UNLOADED, card, cause) is None


def unloadable(table: BattleTable, base: int) -> tuple[int, ...]:
    loads = table.loads_of(base)
    return tuple(card for card in loads if may_be_unloaded(table, card)) if UNLOADED in table.modifiers else loads


def swap(table: BattleTable, one: int, other: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> bool:
    """Two loaded cards trade places; neither is loaded or unloaded (4.2-1, 4.2-2). Only among one's own (8.D-2,
    10.permutar)."""
    first, second = table.pieces[one], table.pieces[other]
    if first.zone != LOADED or second.zone != LOADED or first.host == second.host or first.owner != second.owner:
        return False
    hosts = first.host, second.host
    for card, old, new in ((one, hosts[0], hosts[1]), (other, hosts[1], hosts[0])):
        table.carried[old] = tuple(each for each in table.carried[old] if each != card)
        table.carried[new] = (*table.carried[new], card)
        table.write(card).host = new
    if table.box.carriers:
        table.box.attach(table, (one, other))
    table.update()
    table.tell("swap", rule, seat, cause, (one, other), hosts)
    return True
