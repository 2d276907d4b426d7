"""How the effects of card texts are carried out: one function an effect.

Each is a step of a frame: it may push a procedure and is then run again with ``frame.result``. What it really did
goes to ``frame.done``.
"""

from __future__ import annotations

from dataclasses import replace

from ludoteca.core.box import Perform
from ludoteca.core.course import FAILED
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, NO_GATE, YOU, Clause, Effect, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import denial
from ludoteca.core.procedure import Next
from ludoteca.games.battle_scenes.meaning.announcements import prevent
from ludoteca.games.battle_scenes.meaning.finding import pieces_of, seats_of
from ludoteca.games.battle_scenes.meaning.lasting_effects import (
    boost,
    change_damage,
    forbid,
    gain,
    gain_from,
    generate,
    no_effect,
    permit,
    pieces,
    set_shield,
    state,
)
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.meaning.selector_areas import tells_apart
from ludoteca.games.battle_scenes.play.card_choices import DiscardInTurn, PartCards, PickCards, PickNumber
from ludoteca.games.battle_scenes.play.damage import DealSeveral
from ludoteca.games.battle_scenes.play.distributed_damage import Distribute
from ludoteca.games.battle_scenes.play.entering import entry
from ludoteca.games.battle_scenes.play.named_words import EachChooses
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, LOADED, NAMES, SCENE, area
from ludoteca.games.battle_scenes.table.deck import draw_each, look_through, put_in_deck
from ludoteca.games.battle_scenes.table.stages import exhaust, ready
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.table.words import is_word
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.keywords import Boost
from ludoteca.games.battle_scenes.text.terms import Step

RULE = "5.7.A.1"
#: The question whether an effect may send a base card or Scenario away from the scene.
LEFT = "leave-scene"

#: What a card remembers as chosen, where it is no word.
PIECE = "piece"

# -- damage -------------------------------------------------------------------------------


def damage(effect: text.Damage, table: BattleTable, frame: ResolveEffect) -> Next:
    """One procedure for each destination (4.8.4.1-1); points for the same one add up (gap target-count, 4.8.2.1-2)."""
    if isinstance(frame.result, int) and frame.result is not True:
        frame.done += frame.result
        return None
    source, use = source_of(table, frame, effect)
    if effect.distributed:
        hit = effect.hits[0]
        places = tuple(each for each in pieces(table, frame, hit.to) if table.is_base(each))
        points = hit.amount.count(table, frame)
        if not places or points <= 0:
            return None
        return Distribute(source, frame.controller, places, points, hit.penetrating, use, is_target(hit.to))
    hits: dict[tuple[int, bool], tuple[int, bool]] = {}
    for hit in effect.hits:
        for number in pieces(table, frame, hit.to):
            if table.is_base(number):
                before = hits.get((number, hit.penetrating), (0, False))[0]
                points = before + hit.amount.count(table, frame)
                hits[(number, hit.penetrating)] = (points, is_target(hit.to))
    if not hits:
        return None
    listed = tuple((number, points, piercing, aimed) for (number, piercing), (points, aimed) in hits.items())
    return DealSeveral(source, frame.controller, listed, use)


def struck_too(table: BattleTable, entered: tuple[int, ...]) -> tuple[tuple[int, int, bool, bool], ...]:
    """Of those that have entered while the damage of a text is dealt, the ones that it deals damage to as well."""
    frame = next(each for each in table.innermost() if isinstance(each, ResolveEffect))
    effect = frame.current(table).effect
    if not isinstance(effect, text.Damage):
        return ()
    struck = [(hit, number) for hit in effect.hits if hit.to.how == EACH for number in entered]
    return tuple(
        (number, hit.amount.count(table, frame), hit.penetrating, False)
        for hit, number in struck
        if table.is_base(number) and hit.to.passes(table, frame, number)
    )


def is_target(selector: Selector) -> bool:
    return selector.how == text.TARGET


def source_of(table: BattleTable, frame: ResolveEffect, effect: text.Damage) -> tuple[int, int]:
    """What the text names before "deals damage" (4.8.5-1); the action itself, and its user, where it names none
    (4.8.5-3)."""
    if effect.source is not None:
        named = pieces(table, frame, effect.source)
        if len(named) > 1 and not frame.one_by_one:
            # "Cada um daqueles personagens causa …": each of them is a source, to whom he likes (7.3.fonte).
            frame.one_by_one = named
            frame.repeats *= len(named)
        if frame.one_by_one:
            return frame.one_by_one[-frame.repeats % len(frame.one_by_one)], NOTHING
        return (named[0] if named else frame.bearer), NOTHING
    if frame.use != NOTHING:
        return frame.bearer, frame.use
    return frame.source, NOTHING


# -- cards ----------------------------------------------------------------------------------


def draw(effect: text.Draw, table: BattleTable, frame: ResolveEffect) -> Next:
    """Drawing is a must unless "you may" was said (gap draw-loss)."""
    count = effect.count.count(table, frame)
    if effect.up_to and frame.result is None and count:
        numbers = tuple(range(count + 1))
        return PickNumber(frame.seat_of(table, YOU), numbers, frame.source, "ask-draw", RULE)
    if effect.up_to and isinstance(frame.result, int):
        count = frame.result
    optional = frame.current(table).optional
    used = () if frame.use == NOTHING else (frame.use, frame.bearer)
    seats = tuple(each for each in seats_of(table, frame, effect.who) if each not in frame.replaced)
    frame.done = draw_each(table, seats, count, RULE, frame.source, optional or effect.up_to, used)
    return None


def discard(effect: text.Discard, table: BattleTable, frame: ResolveEffect) -> Next:
    if effect.random:
        seats = seats_of(table, frame, effect.who)
        for seat in seats:
            for _ in range(effect.what.count.count(table, frame)):
                hand = discardable(table, frame, effect, seat)
                if hand:
                    card = table.pick_at_random(hand, "discard")
                    table.discard((card,), "7.3.descartar", seat, frame.source)
                    frame.done += 1
        return None
    if effect.who != "you" and effect.what.how != CHOSEN:
        return discard_theirs(effect, table, frame)
    cards = tuple(card for card in pieces(table, frame, effect.what) if in_hand(table, card))
    table.discard(cards, "7.3.descartar", frame.controller, frame.source)
    frame.done = len(cards)
    return None


def in_hand(table: BattleTable, card: int) -> bool:
    return card in table.pieces and table.pieces[card].zone in (area(0, HAND), area(1, HAND))


def discard_theirs(effect: text.Discard, table: BattleTable, frame: ResolveEffect) -> Next:
    """Other players choose what they discard; where everybody does, the active player goes first."""
    if isinstance(frame.result, int):
        frame.done = frame.result
        return None
    seats = seats_of(table, frame, effect.who)
    in_order = tuple(sorted(seats, key=lambda seat: seat != table.active_player()))
    pools = tuple(discardable(table, frame, effect, seat) for seat in in_order)
    if effect.what.how == EACH:
        for seat, cards in zip(in_order, pools, strict=True):
            table.discard(cards, "7.3.descartar", seat, frame.source)
        frame.done = sum(map(len, pools))
        return None
    count = effect.what.count.count(table, frame)
    least = 0 if effect.what.up_to else count
    return DiscardInTurn(in_order, pools, least, count, frame.source, tells_apart(effect.what))


def discardable(table: BattleTable, frame: ResolveEffect, effect: text.Discard, seat: int) -> tuple[int, ...]:
    """The cards in a hand that the text speaks of."""
    return tuple(card for card in table.cards(seat, HAND) if fits(table, frame, effect.what, card))


def shift(effect: text.Shift, table: BattleTable, frame: ResolveEffect) -> Next:
    """As far as possible; nothing done is nothing done (4.5.1-5, gap exhaust-at-zero)."""
    if len(effect.stages) > 1 and frame.result is None:
        return PickNumber(frame.seat_of(table, YOU), effect.stages, frame.source)
    stages = frame.result if isinstance(frame.result, int) else max(effect.stages)
    for base in pieces(table, frame, effect.what):
        turn = (ready, "4.5.1-1") if effect.ready else (exhaust, "4.5.1-2")
        if table.is_character(base) and frame.may_turn(table, effect, base):
            frame.done += turn[0](table, base, stages, turn[1], frame.controller, frame.source)
    return None


def load(effect: text.Load, table: BattleTable, frame: ResolveEffect) -> Next:
    if effect.spread:
        return load_each(effect, table, frame)
    for base in pieces(table, frame, effect.onto)[:1]:
        cards = tuple(card for card in pieces(table, frame, effect.what) if card in table.pieces)
        before = table.energy(base)
        rule = "4.6.2.E.2-2" if frame.paying else "4.1-1"
        loading.load(table, cards, base, rule, frame.controller, frame.source)
        if frame.source in cards and frame.use == NOTHING:
            # From now on "este personagem" is whoever carries the card (7.3.este-aquele).
            frame.bearer = base
        frame.done = table.energy(base) - before
        if effect.what.slot != effect.onto.slot and effect.onto.how != CHOSEN:
            frame.bind(effect.onto.slot, (base,))
    return None


def load_each(effect: text.Load, table: BattleTable, frame: ResolveEffect) -> Next:
    """So many on each base card, in the order in which they were chosen (gap loaded-on-each)."""
    cards = [card for card in pieces(table, frame, effect.what) if card in table.pieces]
    bases = pieces(table, frame, effect.onto)
    assert isinstance(effect.what.count, text.Scaled), "so many for each of them"
    share = effect.what.count.times
    for number, base in enumerate(bases):
        its_own = tuple(cards[number * share : (number + 1) * share])
        before = table.energy(base)
        loading.load(table, its_own, base, "4.6.2.E.2-2" if frame.paying else "4.1-1", frame.controller, frame.source)
        frame.done += table.energy(base) - before
    return None


def unload(effect: text.Unload, table: BattleTable, frame: ResolveEffect) -> Next:
    """ "Descarregue um personagem" is all that it carries (4.1-3)."""
    cards: list[int] = []
    away = leaving_next(table, frame)
    for number in pieces(table, frame, effect.what):
        cards += table.loads_of(number) if table.is_base(number) else (number,)
    loaded = tuple(card for card in cards if table.pieces[card].zone == LOADED)
    kept = tuple(card for card in loaded if loading.may_be_unloaded(table, card, frame.cause()))
    frame.done = len(kept)
    loading.unload(
        table, tuple(card for card in kept if table.bearer(card) not in away), "4.1-2", frame.controller, frame.source
    )
    return None


def leaving_next(table: BattleTable, frame: ResolveEffect) -> tuple[int, ...]:
    """ "Descarregue o alvo e coloque-o na mão": it leaves with all its cards, and is not knocked out (4.7-3)."""
    found: list[int] = []
    for following in table.ability(frame.ability).clauses[frame.clause + 1 :]:
        effect = following.effect
        if not isinstance(effect, text.Put | text.Shuffle) or not is_certain(frame, following):
            continue
        away = not isinstance(effect, text.Put) or effect.to[0].zone != "scene"
        if away and effect.what is not None and effect.what.how not in (CHOOSE, EACH):
            found += [number for number in pieces_of(table, frame, effect.what) if table.is_base(number)]
    return tuple(found)


def is_certain(frame: ResolveEffect, clause: Clause) -> bool:
    """Will a later clause be carried out, whatever happens until then?"""
    if clause.optional or clause.condition is not None or clause.gate not in (NO_GATE, frame.clause):
        return False
    return not isinstance(clause, Step) or (clause.option in (0, frame.option) and clause.otherwise == NO_GATE)


def put(effect: text.Put, table: BattleTable, frame: ResolveEffect) -> Next:
    """Cards go where the text says; base cards leave the scene, and are not knocked out by it (4.7-3)."""
    place = effect.to[0]
    cards = tuple(card for card in pieces(table, frame, effect.what) if card in table.pieces)
    if effect.loaded:
        cards = with_loads(table, cards)
    if place.zone == "scene":
        return put_into_scene(effect, table, frame, cards)
    if len(effect.to) > 1:
        return put_apart(effect, table, frame, cards)
    if effect.order and len(cards) > 1:
        if frame.result is None:
            seat = frame.seat_of(table, YOU)
            return PickCards(seat, cards, len(cards), len(cards), "ask-order-top", RULE, ordered=True)
        if isinstance(frame.result, tuple):
            cards = frame.result
    cards = tuple(card for card in cards if may_leave(table, card, frame.cause()))
    leaving = [card for card in cards if place.zone in NAMES[HAND:] and table.pieces[card].zone == SCENE]
    carried = [card for card in cards if effect.loaded and leaving and card not in leaving]
    for card in carried:
        send(table, frame, card, place)
    if leaving:
        which = NAMES.index(place.zone)
        table.leave_all(tuple((card, which, "4.7-3", "") for card in leaving), frame.controller, frame.source)
    staying = [card for card in cards if card not in leaving and card not in carried]
    for card in reversed(staying) if place.zone == "top" else staying:
        send(table, frame, card, place)
    frame.done = len(cards)
    return None


def with_loads(table: BattleTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Base cards, each after what it carries."""
    return tuple(each for card in cards for each in (*(table.loads_of(card) if table.is_base(card) else ()), card))


def may_leave(table: BattleTable, card: int, cause: int) -> bool:
    """May an effect send this card away, if it lies in the scene?"""
    return table.pieces[card].zone != SCENE or denial(table, LEFT, card, cause) is None


def put_apart(effect: text.Put, table: BattleTable, frame: ResolveEffect, cards: tuple[int, ...]) -> Next:
    """ "No topo e/ou na base": whoever does it says which of them go to the second place; the rest to the first."""
    if not cards:
        return None
    if frame.result is None:
        return PartCards(frame.seat_of(table, YOU), cards, RULE, effect.order)
    for place, group in zip(effect.to, frame.result, strict=True):
        # The first of an order lies uppermost: it is put there last.
        for card in reversed(group) if place.zone == "top" else group:
            send(table, frame, card, place)
    frame.done = len(cards)
    return None


def send(table: BattleTable, frame: ResolveEffect, card: int, place: text.In) -> None:
    zone = {"top": "deck", "bottom": "deck"}.get(place.zone, place.zone)
    which = NAMES.index(zone)
    if table.pieces[card].zone == SCENE:
        if which == DECK:
            table.leave_scene(card, HAND, "4.7-3", frame.controller, frame.source)
        else:
            table.leave_scene(card, which, "4.7-3", frame.controller, frame.source)
            return
    if which == DECK:
        put_in_deck(table, (card,), place.zone != "bottom", "8.D-1", frame.controller, frame.source)
    else:
        table.send((card,), which, "lay", "8.D-1", frame.controller, frame.source)


def put_into_scene(effect: text.Put, table: BattleTable, frame: ResolveEffect, cards: tuple[int, ...]) -> Next:
    """By the whole of 4.4, one after the other; only the moment is waived (gap hand-entry-costs). What cannot enter
    does not."""
    if frame.result is None:
        frame.one_by_one = cards
    else:
        frame.done += int(frame.result != FAILED and frame.result != 0)
        frame.one_by_one = frame.one_by_one[1:]
    if not frame.one_by_one:
        return None
    return entry(table, frame.one_by_one[0], frame.controller, frame.source, effect.as_if == "Materializar")


def swap(effect: text.Swap, table: BattleTable, frame: ResolveEffect) -> Next:
    first, second = pieces(table, frame, effect.what), pieces(table, frame, effect.other)
    if first and second and loading.swap(table, first[0], second[0], "4.2-1", frame.controller, frame.source):
        frame.done = 1
    return None


def search(effect: text.Search, table: BattleTable, frame: ResolveEffect) -> Next:
    """Look through one's own areas; what is hidden need not be found (gap hidden-lookups)."""
    seat = frame.seat_of(table, YOU)
    if denial(table, "search", seat) is not None:
        return None
    if frame.result is None:
        if "deck" in effect.zones:
            look_through(table, seat, RULE, frame.source)
        looked = [card for zone in effect.zones for card in searched(table, seat, zone)]
        pool = tuple(card for card in looked if fits(table, frame, effect.what, card))
        count = effect.what.count.count(table, frame)
        unlike = next((each.what for each in effect.what.filters if isinstance(each, text.Different)), "")
        hidden = table.is_secret(tuple(looked), seat)
        return PickCards(seat, pool, 0, count, "ask-search", RULE, unlike=unlike, sought=hidden)
    found: tuple[int, ...] = frame.result if isinstance(frame.result, tuple) else ()
    frame.bind(effect.what.slot, found)
    frame.done = len(found)
    table.tell("search", RULE, seat, frame.source, found)
    return None


def searched(table: BattleTable, seat: int, zone: str) -> tuple[int, ...]:
    """The cards that lie in a zone of the player's; in the scene, those loaded on his base cards."""
    if zone == "scene":
        return tuple(card for base in table.controlled(seat) for card in table.loads_of(base))
    return table.cards(seat, NAMES.index(zone))


def fits(table: BattleTable, frame: ResolveEffect, selector: Selector, number: int) -> bool:
    """The qualities of a card that is looked for; where it lies is said elsewhere."""
    return all(isinstance(each, text.In) or each.passes(table, frame, number) for each in selector.filters)


def reveal(effect: text.Reveal, table: BattleTable, frame: ResolveEffect) -> Next:
    cards = tuple(card for card in pieces(table, frame, effect.what) if card in table.pieces)
    if cards:
        table.reveal(cards, RULE, frame.controller)
    frame.done = len(cards)
    return None


def shuffle(effect: text.Shuffle, table: BattleTable, frame: ResolveEffect) -> Next:
    if effect.what is not None:
        found = tuple(card for card in pieces(table, frame, effect.what) if card in table.pieces)
        found = with_loads(table, found) if effect.loaded else found
        cards = tuple(card for card in found if may_leave(table, card, frame.cause()))
        owners = sorted({int(table.pieces[card].owner) for card in cards})
        for card in cards:
            send(table, frame, card, text.In("top", text.OWNER))
        for owner in owners:
            table.shuffle(area(owner, DECK), "6.1-1", owner)
        frame.done = len(cards)
        return None
    seat = frame.seat_of(table, YOU)
    table.shuffle(area(seat, DECK), "6.1-1", seat)
    frame.done = 1
    return None


def look(effect: text.Look, table: BattleTable, frame: ResolveEffect) -> Next:
    cards = tuple(card for card in pieces(table, frame, effect.what) if card in table.pieces)
    if cards:
        seat = frame.seat_of(table, YOU)
        table.reveal(cards, RULE, seat, to=1 << seat)
    frame.done = len(cards)
    return None


def choose(effect: text.Choose, table: BattleTable, frame: ResolveEffect) -> Next:
    """The card remembers what was chosen as long as both stay in the scene (gap chosen-link)."""
    if frame.current(table).by == text.EACH_PLAYER:
        if frame.result is None:
            first = table.active_player()
            his = text.Controlled(text.THAT_PLAYER)
            own = his in effect.what.filters
            rest = tuple(each for each in effect.what.filters if each != his)
            what = replace(effect.what, filters=rest) if own else effect.what
            return EachChooses((first, 1 - first), tuple(frame.candidates(table, what)), frame.source, own)
        frame.bind(effect.what.slot, frame.result if isinstance(frame.result, tuple) else ())
    chosen = frame.bound(effect.what)
    if chosen:
        sort = sort_chosen(table, chosen[0])
        others = [each for each in table.remembered.get(frame.source, ()) if sort_chosen(table, each) != sort]
        table.remembered[frame.source] = (*others, *chosen)
        if sort == PIECE:
            table.departed.pop(frame.source, None)
    frame.done = len(chosen)
    table.update()
    return None


def sort_chosen(table: BattleTable, number: int) -> str:
    """What was chosen: a card remembers one choice of each sort."""
    return table.box.words.by_number[number][0] if is_word(number) else PIECE


def extra_turn(effect: text.ExtraTurn, table: BattleTable, frame: ResolveEffect) -> Next:
    """The next turn is yours; whose turn it would have been plays after it (gap extra-turn)."""
    table.turns_due = (frame.seat_of(table, YOU), *(table.turns_due or (1 - table.active,)))
    frame.done = 1
    return None


PERFORMERS: dict[type[Effect], Perform] = {
    text.Damage: damage,
    text.Draw: draw,
    text.Discard: discard,
    text.Shift: shift,
    text.Load: load,
    text.Unload: unload,
    text.Put: put,
    text.Swap: swap,
    text.Search: search,
    text.Reveal: reveal,
    text.Shuffle: shuffle,
    text.Look: look,
    text.Choose: choose,
    text.Prevent: prevent,
    text.ExtraTurn: extra_turn,
    text.Gain: gain,
    text.SetShield: set_shield,
    text.Forbid: forbid,
    text.MustTarget: state,
    text.Retarget: state,
    text.EvolvesFrom: state,
    text.PlainShield: state,
    text.PickUnloaded: state,
    text.Retype: state,
    text.ChangeCost: state,
    text.HandLimit: state,
    text.MoreCountdown: state,
    text.CountdownAlone: state,
    text.Permit: permit,
    text.NoEffect: no_effect,
    text.Generate: generate,
    text.UsesAs: state,
    text.MoreDamage: state,
    text.GainFrom: gain_from,
    text.ChangeDamage: change_damage,
    Boost: boost,
}
