"""What texts forbid (8.B): the question behind each prohibition, and whether it speaks of what is asked."""

from __future__ import annotations

from ludoteca.core.effects import CHOOSE, CHOSEN, THIS, Selector
from ludoteca.core.events import NOTHING
from ludoteca.games.battle_scenes.meaning.finding import seats_of
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.meaning.triggers import action_passes, meant
from ludoteca.games.battle_scenes.meaning.users import asked_of, frame_of_each
from ludoteca.games.battle_scenes.table.deck import DRAWN
from ludoteca.games.battle_scenes.table.layout import FELLED
from ludoteca.games.battle_scenes.table.stages import EXHAUSTED
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.events import USE
from ludoteca.games.battle_scenes.text.mentions import PLAYERS

#: The question behind each thing that a text forbids.
FORBIDDEN = {
    "use": "use",
    "be target": "be-target",
    "be used": "be-used",
    "be readied": "be-readied",
    "be exhausted": EXHAUSTED,
    "search decks": "search",
    "draw": DRAWN,
    "be unloaded": "be-unloaded",
    "be felled": FELLED,
    "leave": "leave-scene",
    "be voided": "be-voided",
    "put into scene": "enter",
    "be materialized": "be-materialized",
}
#: What a text forbids players to do, that is asked of their seats.
OF_SEATS = ("search decks", "draw")
#: What effects do: where actions are named, only theirs can't.
BY_EFFECT = ("be readied", "be exhausted", "be unloaded", "leave")


def is_meant(table: BattleTable, frame: ResolveEffect, selector: Selector, number: int) -> bool:
    if frame.number != NOTHING and selector.how == CHOOSE:
        return number in frame.bound(selector)
    return number in meant(table, frame, selector, number)


def is_user_meant(table: BattleTable, frame: ResolveEffect, who: Selector, user: int) -> bool:
    """ "Os jogadores não podem usar ações": a player does what his characters do."""
    if table.recall(user) is not None and is_of_players(who):
        return table.last_known(user).controller in seats_meant(table, frame, who)
    return is_meant(table, frame, who, user)


def is_of_players(who: Selector) -> bool:
    first = who.filters[0] if who.filters else None
    return isinstance(first, text.Kind) and first.kinds[0] in PLAYERS


def seats_meant(table: BattleTable, frame: ResolveEffect, who: Selector) -> tuple[int, ...]:
    if who.how == THIS:
        return (frame.controller,)
    if who.how in (CHOSEN, text.TARGET) or (who.how == CHOOSE and frame.number != NOTHING):
        named = tuple(number for number in frame.bound(who) if number < table.box.seats)
        return named or seats_of(table, frame, text.THAT_PLAYER)
    return tuple(seat for seat in (0, 1) if who.passes(table, frame, seat))


def forbids(table: BattleTable, frame: ResolveEffect, effect: text.Forbid, subject: int, other: int) -> bool:
    """``other`` is the action's card where actions are asked about, otherwise the card whose effect would do it."""
    if effect.what == "put into scene":
        cards = effect.actions
        mine = table.pieces[subject].owner in seats_meant(table, frame, effect.who)
        return mine and (cards is None or cards.passes(table, frame, subject))
    if effect.what == "be materialized":
        return effect.who.passes(table, frame, subject)
    if effect.by and not is_by_effect(table, frame, effect.by, other):
        return False
    if effect.what in OF_SEATS:
        return subject in seats_meant(table, frame, effect.who)
    if effect.what in ("be used", "be voided"):
        return action_passes(table, frame, effect.who, other, subject)
    if effect.what == "use" and effect.actions is not None and aims(effect.actions):
        return forbids_target(table, frame, effect.who, effect.actions, subject, user_of(table, other), other)
    who = asked_of(table, effect.who, subject) if effect.what == "use" else effect.who
    if who is None or not is_user_meant(table, frame, who, subject):
        return False
    if effect.most and used_before(table, frame, effect, subject) < effect.most:
        return False
    if effect.what in BY_EFFECT and effect.actions is not None:
        return is_by_action(table, frame, effect.actions, other)
    if effect.actions is None or other == NOTHING:
        return True
    user = subject if effect.what == "use" else user_of(table, other)
    told = frame_of_each(frame, effect.who, effect.actions, subject)
    return action_passes(table, told, effect.actions, user, other)


def is_by_effect(table: BattleTable, frame: ResolveEffect, by: str, card: int) -> bool:
    """Would an effect of one of these players do it? What a rule does, or a cost, no card does."""
    if card == NOTHING:
        return False
    bearer = table.bearer(card)
    return table.last_known(bearer if bearer != NOTHING else card).controller in seats_of(table, frame, by)


def is_by_action(table: BattleTable, frame: ResolveEffect, actions: Selector, card: int) -> bool:
    """Is it one of these actions that would do it? It is being carried out."""
    if card == NOTHING or table.acting == NOTHING:
        return False
    use = table.uses[table.acting]
    acts = USE.get(use, "card") == card
    return acts and action_passes(table, frame, actions, use.subjects[0], card, use)


def used_before(table: BattleTable, frame: ResolveEffect, effect: text.Forbid, user: int) -> int:
    """How many such actions this character, or the player who controls it, has used this turn."""
    every = is_of_players(effect.who)
    seat = table.last_known(user).controller
    mine = [use for use in table.uses if (use.seat == seat if every else use.subjects[0] == user)]
    if effect.actions is None:
        return len(mine)
    return sum(action_passes(table, frame, effect.actions, use.subjects[0], USE.get(use, "card"), use) for use in mine)


def user_of(table: BattleTable, card: int) -> int:
    """Who uses the action of a card, where a target is asked about: it may be lent to another than its bearer."""
    weighed = table.weighed
    return weighed.user if weighed is not None and weighed.card == card else table.bearer(card)


def aims(actions: Selector) -> bool:
    """ "Ações tendo como alvo um personagem …": who uses them may, but not at these."""
    return any(isinstance(each, text.Targeting) and not each.negated for each in actions.filters)


def forbids_target(
    table: BattleTable, frame: ResolveEffect, who: Selector, actions: Selector, target: int, user: int, card: int
) -> bool:
    """ "Não pode usar a ação … tendo como alvo …": that is no target of this action for that user (F.2.2)."""
    others = tuple(each for each in actions.filters if not isinstance(each, text.Targeting))
    named = [each.what for each in actions.filters if isinstance(each, text.Targeting)]
    if not is_user_meant(table, frame, who, user) or not any(is_meant(table, frame, each, target) for each in named):
        return False
    return action_passes(table, frame, Selector("each", others), user, card)
