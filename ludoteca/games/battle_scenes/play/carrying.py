"""Cards that "cannot be carried by", or "can only be carried by", certain characters and supports (10.esta-carregando).

Such a card may be attached all the same; it is unloaded as soon as the effect that attached it ends.
"""

from __future__ import annotations

from functools import cache

from ludoteca.core.effects import THIS, Ability, Selector
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table.areas import LOADED
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.parts import parts_of

#: The carrier, of a text that functions while its card is carried without naming one.
ANY = Selector("each")


@cache
def carrier_in(ability: Ability) -> Selector | None:
    """Whom a text names as the carrier of its card, if it says itself that it functions while the card is carried.

    Such a text functions under any base card that it names (4.4.2.3.A.1.2-ex1, 4.4.2.3.A.2a-ex1).
    """
    for record in parts_of((ability.clauses, ability.condition), texts=False):
        if isinstance(record, text.Is) and record.what.how == THIS:
            for each in record.filters:
                if isinstance(each, text.CarriedBy):
                    return each.who
        if isinstance(record, text.Carrying) and record.what.how == THIS:
            return ANY
    return None


#: What the text forbids: to be carried by those that it names, or by all others.
NOT_BY, ONLY_BY = "be carried", "be carried except"


def limits_in(abilities: tuple[Ability, ...]) -> tuple[tuple[str, Selector], ...]:
    """What the texts of a card say about who may carry it."""
    said = [clause.effect for ability in abilities for clause in ability.clauses]
    return tuple(
        (each.what, each.actions)
        for each in said
        if isinstance(each, text.Forbid) and each.what in (NOT_BY, ONLY_BY) and each.actions is not None
    )


def attach(table: BattleTable, cards: tuple[int, ...]) -> None:
    """The effect that is being carried out has attached these cards."""
    frame = next((each for each in table.innermost() if isinstance(each, ResolveEffect)), None)
    if frame is not None:
        frame.attached += cards


def misplaced(table: BattleTable) -> tuple[int, ...]:
    """The loaded cards that those who carry them cannot carry, if what attached them is concluded
    (10.esta-carregando-3)."""
    limits = table.box.carriers
    if not limits:
        return ()
    found = [card for card in table.zones[LOADED] if not may_be_carried(table, card)]
    if not found:
        return ()
    going_on = [each for each in table.stack if isinstance(each, ResolveEffect) and not each.is_concluded(table)]
    kept = {card for frame in going_on for card in frame.attached}
    return tuple(card for card in found if card not in kept)


def may_be_carried(table: BattleTable, card: int) -> bool:
    piece = table.pieces[card]
    frame = ResolveEffect(-1, piece.owner, card, card, 0)
    for what, carriers in table.box.carriers.get(piece.kind, ()):
        if carriers.passes(table, frame, piece.host) == (what == NOT_BY):
            return False
    return True
