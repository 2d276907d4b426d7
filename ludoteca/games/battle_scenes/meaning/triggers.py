"""When a triggered text goes off: whether an event is the one that it waits for, and what it then speaks of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    EVENT,
    OPPONENT,
    THIS,
    YOU,
    Ability,
    Filter,
    Selector,
    Trigger,
)
from ludoteca.core.events import AREA, NOTHING, Event
from ludoteca.core.resolving import Resolve
from ludoteca.games.battle_scenes.meaning.finding import pieces_of, seats_of
from ludoteca.games.battle_scenes.meaning.reading import has_word, reaches
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, is_spent
from ludoteca.games.battle_scenes.meaning.trigger_facts import (
    LAID,
    LAYING,
    is_of_sort,
    participants,
    user_at_work,
    whose_effect,
)
from ludoteca.games.battle_scenes.meaning.users import asked_of
from ludoteca.games.battle_scenes.play.moment_of_use import is_singular, types_of
from ludoteca.games.battle_scenes.play.required_targets import targets_of
from ludoteca.games.battle_scenes.play.targets import action_of
from ludoteca.games.battle_scenes.play.used_actions import cost_meant, is_being_paid, modes_meant
from ludoteca.games.battle_scenes.table.areas import NAMES as AREAS
from ludoteca.games.battle_scenes.table.areas import area
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.table.words import is_word
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import is_of_actions
from ludoteca.games.battle_scenes.text.events import AFTER, DAMAGE, DRAW, KINDS, USE, WILL_DRAW
from ludoteca.games.battle_scenes.text.keywords import Prized, Struck
from ludoteca.games.battle_scenes.text.parts import selectors_of
from ludoteca.games.battle_scenes.text.phases import END, START, is_part

Slots = tuple[tuple[int, ...], ...]

#: The selectors that name what is known already, rather than describe it.
BOUND = (THIS, CHOSEN, EVENT, text.TARGET)

#: The event behind each verb of a text.
EVENTS = {
    "enters": "enter",
    "leaves": "leave",
    "knocked out": "knock-out",
    "knocks out": "knock-out",
    "destroyed": "destroy",
    "readied": "ready",
    "exhausted": "exhaust",
    "boosted": "boost",
    "unloaded": "unload",
    "is loaded": "load",
    "uses": "use",
    "is targeted": "target",
    "receives damage": "damage",
    "deals damage": "damage",
    "searches": "search",
    "discarded": "discard",
    "discards": "discard",
    "foreseen": "foresee",
    "materialized": "materialize",
    "draws": "draw",
    "replaces": "replace",
    "uses keyword": "activate",
}


def events_of(trigger: Trigger | None) -> tuple[str, ...]:
    """The kinds of event that a trigger waits for; none for what alters an event that is about to happen (5.2-1,
    5.2-2)."""
    if isinstance(trigger, text.When):
        if trigger.event == LAID:
            return LAYING
        if trigger.would and trigger.by:
            return (f"will-{EVENTS[trigger.event]}",)
        return () if trigger.would else tuple(EVENTS[each] for each in trigger.event.split(" or ") if each in EVENTS)
    if isinstance(trigger, text.After):
        return ("after",)
    if isinstance(trigger, text.At):
        return (f"{'end' if trigger.end else 'start'}-{part_of(trigger)}",)
    if isinstance(trigger, Prized | Struck):
        return trigger.events
    return ()


def part_of(trigger: text.At) -> str:
    if trigger.part != "turn":
        return trigger.part
    return END if trigger.end else START


def match(table: BattleTable, frame: ResolveEffect, event: Event) -> Slots | None:
    """What the text speaks of if the event sets it off; nothing if it does not."""
    trigger = table.ability(frame.ability).trigger
    if isinstance(trigger, text.At):
        return frame.slots if is_whose(table, frame, trigger.whose) else None
    if isinstance(trigger, text.After):
        return match_after(table, frame, trigger, event)
    if isinstance(trigger, Prized):
        return () if frame.source in event.subjects else None
    if isinstance(trigger, Struck):
        return () if strikes(table, frame, event) else None
    if isinstance(trigger, text.When):
        return match_when(table, frame, trigger, event)
    return None


def is_whose(table: BattleTable, frame: ResolveEffect, whose: str) -> bool:
    """Is it the turn of the player that the text means?"""
    if whose == YOU:
        return table.active == frame.controller
    if whose in (OPPONENT, text.OTHERS):
        return table.active != frame.controller
    return table.active in seats_of(table, frame, whose)


def strikes(table: BattleTable, frame: ResolveEffect, event: Event) -> bool:
    """Predator: an action of this character, a character of another player, the first time (gap predator-once,
    7.2.predador-1)."""
    victim = event.subjects[0]
    if event.cause != frame.bearer or DAMAGE.get(event, "use") < 0 or not table.is_character(victim):
        return False
    if table.pieces[victim].controller == frame.controller:
        return False
    if table.used_times(frame.bearer, struck_key(table)):
        return False
    table.count_use(frame.bearer, struck_key(table))
    return True


def struck_key(table: BattleTable) -> int:
    """The number under which a use of an action remembers that it has struck: below those of all texts."""
    return -1 - sum(table.actions_used)


def match_after(table: BattleTable, frame: ResolveEffect, after: text.After, event: Event) -> Slots | None:
    """ "Após cada ação …": the action whose effect is over."""
    if not event.values:
        return None
    user, card = event.subjects[0], AFTER.get(event, "card")
    if table.recall(user) is None or not action_passes(table, frame, after.actions, user, card, event):
        return None
    frame.bind(after.actions.slot, (card,))
    bind_within(table, frame, after.actions, event)
    return frame.slots


def match_when(table: BattleTable, frame: ResolveEffect, when: text.When, event: Event) -> Slots | None:
    of_subject = when.during.endswith(text.THAT_PLAYER)
    if when.during and not of_subject and not is_during(table, frame, when.during):
        return None
    if when.once and is_spent(table, frame):
        return None
    if not is_of_sort(table, when, event):
        return None
    if when.by and (is_being_paid(table) or whose_effect(table, event) not in seats_of(table, frame, when.by)):
        return None
    subjects, objects = participants(table, when, event)
    # What the text will speak of is bound to its frame first: objects may be told by their subjects.
    found = tuple(number for number in subjects if selects(table, frame, when.who, number, event))
    if not found or (when.least > 1 and how_much(when, event, found) < when.least):
        return None
    named = when.who.how != THIS
    if named:
        # "Este personagem" needs no slot: another phrase may have the one that it shows.
        frame.bind(when.who.slot, found)
    if when.what is not None:
        others = tuple(number for number in objects if selects(table, frame, when.what, number, event))
        if not others:
            return None
        if when.what.how != THIS and not (named and when.what.slot == when.who.slot):
            frame.bind(when.what.slot, others)
    if when.zone is not None and not came_from(table, frame, when.zone, event):
        return None
    if of_subject and not is_during(table, frame, when.during):
        return None
    if when.event == "uses" and when.what is not None:
        bind_within(table, frame, when.what, event)
    return None if when.first and not is_first(table, frame, when) else frame.slots


def how_much(when: text.When, event: Event, found: tuple[int, ...]) -> int:
    """Points of damage; the cards that a player draws or would draw; otherwise those that the text means."""
    if event.kind == "damage":
        return int(DAMAGE.get(event, "points"))
    if when.event == "draws":
        return int(WILL_DRAW.get(event, "count")) if when.would else len(event.subjects)
    return len(found)


def is_first(table: BattleTable, frame: ResolveEffect, when: text.When) -> bool:
    """ "Pela primeira vez em cada turno": nothing that is past was this; what happens now was noted last."""
    every = replace(when, first=False)
    kinds = events_of(when)
    then = (event for event in table.past[:-1] if event.kind in kinds)
    return all(match_when(table, frame.copy(), every, event) is None for event in then)


def bind_within(table: BattleTable, frame: ResolveEffect, actions: Selector, event: Event) -> None:
    """ "Uma ação de um card …", "… que tenha um personagem como alvo": what "aquele card" will mean is bound too."""
    user, card, targets = event.subjects, (USE.get(event, "card"),), targets_of(event)
    for each in actions.filters:
        named, found = {
            text.Targeting: (getattr(each, "what", None), targets),
            text.Dealing: (getattr(each, "to", None), targets),
            text.OfCard: (getattr(each, "what", None), card),
            text.UsedBy: (getattr(each, "who", None), user),
        }.get(type(each), (None, ()))
        if named is not None and named.how in (CHOOSE, EACH):
            frame.bind(named.slot, tuple(number for number in found if named.passes(table, frame, number)))


def selects(table: BattleTable, frame: Resolve, selector: Selector, number: int, event: Event) -> bool:
    """Does a selector of a trigger mean this piece? An action is told by its card."""
    if is_of_actions(selector):
        user = event.subjects[0] if event.kind == "use" else event.cause
        if event.kind == "draw":
            user = DRAW.get(event, "user")
        if event.kind in ("ready", "exhaust"):
            user = user_at_work(table, event.cause)
        return table.kind(number).action is not None and action_passes(table, frame, selector, user, number, event)
    if selector == text.YOURSELF:
        return number == frame.controller
    if selector.how == THIS:
        return number in frame.bound(selector)
    if selector.how in ("chosen", text.TARGET):
        return number in pieces_of(table, frame, selector)
    return (number < table.box.seats or table.recall(number) is not None) and selector.passes(table, frame, number)


def came_from(table: BattleTable, frame: Resolve, place: text.In, event: Event) -> bool:
    name = "deck" if place.zone in ("top", "bottom") else place.zone
    zones = [area(seat, AREAS.index(name)) for seat in seats_of(table, frame, place.whose)]
    return any(zone in zones for zone in KINDS[event.kind].of_sort(event, AREA))


def is_during(table: BattleTable, frame: ResolveEffect, during: str) -> bool:
    """ "Durante sua Fase de Preparação", within a trigger: the part and whose it is."""
    part, _, whose = during.partition("/")
    then = (not whose or is_whose(table, frame, whose)) and is_part(table.phase, part.removeprefix("not "))
    return then != part.startswith("not ")


# -- actions, told by their cards -----------------------------------------------------------


def action_passes(
    table: BattleTable, frame: Resolve, selector: Selector, user: int, card: int, event: Event | None = None
) -> bool:
    """Does the selector mean this character's use of the action of that card?"""
    if selector.how == THIS and isinstance(frame, ResolveEffect):
        return card == frame.source
    if selector.how == CHOSEN:
        bound = frame.bound(selector)
        if bound:
            return card in bound
        # "As ações … são de antecipar e têm custo 2": those that the sentence has named.
        selector = actions_named(table.ability(frame.ability)).get(selector.slot, selector)
    if not is_in_order(table, frame, selector, user, card):
        return False
    return all(action_filter(table, frame, each, user, card, event) for each in selector.filters)


@cache
def actions_named(ability: Ability) -> dict[int, Selector]:
    """The actions that a text speaks of, by slot."""
    found = [each for clause in ability.clauses for each in selectors_of(clause.effect)]
    return {each.slot: each for each in found if each.how == EACH and text.Kind(("action",)) in each.filters}


def is_in_order(table: BattleTable, frame: Resolve, selector: Selector, user: int, card: int) -> bool:
    """ "A primeira ação", "a próxima": so many such actions were used before it, this turn or since the text took
    hold."""
    ordinals = [each for each in selector.filters if isinstance(each, text.Ordinal)]
    if not ordinals:
        return True
    wanted = text.ORDINALS.get(ordinals[0].which, 0)
    others = tuple(each for each in selector.filters if not isinstance(each, text.Ordinal))
    before = table.uses
    acting = before[table.acting] if table.acting != NOTHING else None
    if acting is not None and (acting.subjects[0], USE.get(acting, "card")) == (user, card):
        before = before[: table.acting]
    seat = table.last_known(user).controller
    since = frame.since if isinstance(frame, ResolveEffect) else 0
    for use in before[since:]:
        if (use.seat != seat and is_for_each_player(others)) or (ordinals[0].of_each and use.subjects[0] != user):
            continue
        if all(action_filter(table, frame, each, use.subjects[0], USE.get(use, "card"), use) for each in others):
            wanted -= 1
            if wanted < 0:
                return False
    return wanted == 0


def is_for_each_player(filters: tuple[object, ...]) -> bool:
    """ "Que cada jogador usar": everybody has a first action of his own."""
    who = [each.who for each in filters if isinstance(each, text.UsedBy)]
    return any(isinstance(each, text.Kind) and "player" in each.kinds for one in who for each in one.filters)


def action_filter(table: BattleTable, frame: Resolve, each: Filter, user: int, card: int, event: Event | None) -> bool:
    """Does one quality of actions hold for this character's use of the action of that card?"""
    return ACTION_READERS[type(each)](table, frame, each, user, card, event)


def is_typed(table: BattleTable, frame: Resolve, each: text.Typed, user: int, card: int, event: Event | None) -> bool:
    return any(kind in types_of(table, user, card) for kind in each.types) != each.negated


def deals(table: BattleTable, frame: Resolve, each: text.Dealing, user: int, card: int, event: Event | None) -> bool:
    """An action deals damage if its chosen mode does (4.6.2.B-1)."""
    aimed = each.to is None or strikes_at(table, frame, each.to, event)
    return aimed and any(mode.damages for mode in modes_meant(table, user, card, event))


def has_target(table: BattleTable, frame: Resolve, each: text.Aimed, user: int, card: int, event: Event | None) -> bool:
    """An action has a target if its chosen mode does (4.6.2.B-1, F.1.3)."""
    return any(bool(mode.targets) != each.negated for mode in modes_meant(table, user, card, event))


def is_user(table: BattleTable, frame: Resolve, each: text.UsedBy, user: int, card: int, event: Event | None) -> bool:
    who = asked_of(table, each.who, user)
    return who is not None and table.recall(user) is not None and is_user_meant(table, frame, who, user)


def has_name_of(
    table: BattleTable, frame: Resolve, each: text.SameAs, user: int, card: int, event: Event | None
) -> bool:
    """ "Com o mesmo nome que aquela ação", "com o nome escolhido", "que uma ação usada neste turno"."""
    told = is_of_actions(each.other) and each.other.how not in BOUND
    others = used_so(table, frame, each.other, event) if told else pieces_of(table, frame, each.other)
    return any(name_of_action(table, other) == action_of(table, card).name for other in others)


def used_so(table: BattleTable, frame: Resolve, actions: Selector, event: Event | None) -> list[int]:
    """The cards of such actions that were used this turn, but for the use at hand."""
    before = [(use.subjects[0], USE.get(use, "card"), use) for use in table.uses if use is not event]
    return [card for user, card, use in before if action_passes(table, frame, actions, user, card, use)]


def name_of_action(table: BattleTable, number: int) -> str:
    """The name of the action of a card, or the name itself that was chosen."""
    if is_word(number):
        return str(table.box.words.by_number[number][1])
    action = table.kind(number).action if table.recall(number) is not None else None
    return "" if action is None else action.name


def is_of_card(
    table: BattleTable, frame: Resolve, each: text.OfCard, user: int, card: int, event: Event | None
) -> bool:
    return (card in meant(table, frame, each.what, card)) != each.negated


def aims_at(
    table: BattleTable, frame: Resolve, each: text.Targeting, user: int, card: int, event: Event | None
) -> bool:
    """The targets of the action that is being used; before they are known, none."""
    use = event if event is not None and event.kind == "use" else use_at_hand(table, card)
    targets = () if use is None else targets_of(use)
    return any(number in meant(table, frame, each.what, number) for number in targets) != each.negated


def use_at_hand(table: BattleTable, card: int) -> Event | None:
    """The use of the action of this card whose effect is being carried out: its damage tells no targets."""
    if table.acting == NOTHING or USE.get(table.uses[table.acting], "card") != card:
        return None
    return table.uses[table.acting]


def is_worded(
    table: BattleTable, frame: Resolve, each: text.HasKeyword, user: int, card: int, event: Event | None
) -> bool:
    action = action_of(table, card)
    words = {"Ação Única": action.single, "Singularidade": is_singular(table, user, card)}
    words |= {"Clarividência": action.clairvoyance + action.clairvoyance_x > 0}
    words |= {"Energia Cósmica": action.cosmic + action.cosmic_x > 0}
    return words.get(each.keyword, False) != each.negated


def strikes_at(table: BattleTable, frame: Resolve, selector: Selector, event: Event | None) -> bool:
    """ "Que cause dano em …": the damage at hand tells whom; before that, the targets of the action."""
    if event is None:
        return False
    struck = event.subjects if event.kind == "damage" else targets_of(event) if event.kind == "use" else ()
    return any(number in meant(table, frame, selector, number) for number in struck)


def is_user_meant(table: BattleTable, frame: Resolve, who: Selector, user: int) -> bool:
    """The character that uses an action, or the player who does."""
    if any(isinstance(each, text.Kind) and {"player", "opponent"} & set(each.kinds) for each in who.filters):
        return who.passes(table, frame, table.last_known(user).controller)
    return user in meant(table, frame, who, user)


def is_of_chosen_action(table: BattleTable, frame: Resolve, each: text.OfChosen, user: int, card: int) -> bool:
    """ "Ações daquele poder", "com o nome escolhido": the action's own, and otherwise its user's."""
    for number in pieces_of(table, frame, each.other):
        sort, word = table.box.words.by_number[number]
        action = action_of(table, card)
        if word == (action.power if sort == "power" else action.name) and sort in ("power", "action"):
            return True
        if sort not in ("power", "action") and has_word(table, user, sort, word):
            return True
    return False


def action_is(table: BattleTable, frame: Resolve, what: Selector, filters: tuple[Filter, ...]) -> bool:
    """ "Se aquela ação for de antecipar", "se ela for a primeira ação usada neste turno"."""
    found = [card for card in pieces_of(table, frame, what) if table.recall(card) is not None]
    qualities = Selector(EACH, filters)
    return bool(found) and all(
        action_passes(table, frame, qualities, user_at_hand(table, frame, card), card, frame.event) for card in found
    )


def user_at_hand(table: BattleTable, frame: Resolve, card: int) -> int:
    """Who uses the action of a card that a text speaks of: the event tells, or the use that is being carried out."""
    if frame.event is not None and frame.event.kind in ("use", "after"):
        return frame.event.subjects[0]
    return table.uses[table.acting].subjects[0] if table.acting != NOTHING else table.bearer(card)


def uses_meant(table: BattleTable, frame: Resolve, selector: Selector) -> int:
    """How many of the actions used this turn a text means: "se outra ação chamada … tiver sido usada neste turno"."""
    another = any(isinstance(each, text.Another) for each in selector.filters)
    count = 0
    for at, use in enumerate(table.uses):
        by = [seats_of(table, frame, each.by) for each in selector.filters if isinstance(each, text.UsedThisTurn)]
        own = another and at == table.acting
        others = [each for each in selector.filters if not isinstance(each, text.UsedThisTurn)]
        if not own and all(use.seat in seats for seats in by):
            user, card = use.subjects[0], USE.get(use, "card")
            count += all(action_filter(table, frame, each, user, card, use) for each in others)
    return count


def costs(table: BattleTable, frame: Resolve, each: text.Costing, user: int, card: int, event: Event | None) -> bool:
    """What effects have made of the printed cost (E.1-4, gap changed-cost); X is what was chosen for it (E.1-2)."""
    cost = cost_meant(table, user, card, event)
    return cost != NOTHING and reaches(cost, each.cost, each.compare)


#: How each quality of actions is read.
ACTION_READERS: dict[type, Callable[..., bool]] = {
    text.Kind: lambda table, frame, each, user, card, event: True,
    text.Ordinal: lambda table, frame, each, user, card, event: True,
    text.Another: lambda table, frame, each, user, card, event: True,
    text.Typed: is_typed,
    text.Dealing: deals,
    text.Aimed: has_target,
    text.Not: lambda table, frame, each, user, card, event: not action_filter(table, frame, each.of, user, card, event),
    text.Costing: costs,
    text.UsedBy: is_user,
    text.OfChosen: lambda table, frame, each, user, card, event: is_of_chosen_action(table, frame, each, user, card),
    text.OfCard: is_of_card,
    text.SameAs: has_name_of,
    text.Powered: lambda table, frame, each, user, card, event: (
        (action_of(table, card).power in each.powers) != each.negated
    ),
    text.Called: lambda table, frame, each, user, card, event: (
        (action_of(table, card).name in each.names) != each.negated
    ),
    text.Controlled: lambda table, frame, each, user, card, event: (
        table.last_known(user).controller in seats_of(table, frame, each.by)
    ),
    text.Targeting: aims_at,
    text.HasKeyword: is_worded,
    text.UsedThisTurn: lambda table, frame, each, user, card, event: (
        action_of(table, card).name in table.last_known(user).used
    ),
}


def meant(table: BattleTable, frame: Resolve, selector: Selector, number: int) -> tuple[int, ...]:
    """The piece itself if a selector that would choose or take each could mean it; otherwise what is bound."""
    if selector.how in BOUND:
        return pieces_of(table, frame, selector)
    return (number,) if selector.passes(table, frame, number) else ()
