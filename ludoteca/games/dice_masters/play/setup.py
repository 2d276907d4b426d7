"""Setting up a match: the box it is played with, the dice in their places, the first procedure."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import msgspec

from ludoteca.core.converting import decoded
from ludoteca.core.effects import CHOOSE, YOU, Ability
from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.game import Game
from ludoteca.core.modifiers import ADD, Modifier
from ludoteca.core.resolving import Resolve
from ludoteca.games.dice_masters.cards.cards import Card, Catalogue
from ludoteca.games.dice_masters.cards.formats import DRAFT, FORMATS, Format, Setup, catalogue_of
from ludoteca.games.dice_masters.meaning.costs import PAYABLE, PAYMENTS
from ludoteca.games.dice_masters.meaning.effects import PERFORMERS
from ludoteca.games.dice_masters.meaning.resolution import gather
from ludoteca.games.dice_masters.play.draft import TeamDraft
from ludoteca.games.dice_masters.play.turn import PlayTurns
from ludoteca.games.dice_masters.table.areas import BAG, CARDS, CENTRE, area, zones
from ludoteca.games.dice_masters.table.box import DiceBox
from ludoteca.games.dice_masters.table.dice import Die, Kind, price
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.text.effects import Bonus, ReturnToField
from ludoteca.games.dice_masters.text.terms import (
    BURSTS,
    GLOBAL,
    INSTEAD,
    REACTION,
    STATIC,
    TRIGGER,
    CardAbility,
    Energy,
)

#: Every player starts with exactly eight Sidekicks (teams.2, setup.9).
SIDEKICKS = 8


def make_box(game: Game, setup: Setup) -> DiceBox:
    """The box of a set-up; matches with the same one share it."""
    return _box(game, msgspec.json.encode(setup))


@lru_cache(maxsize=64)
def _box(game: Game, encoded: bytes) -> DiceBox:
    """All kinds of dice that the match may see, and their texts."""
    setup = decoded(encoded, Setup)
    catalogue = catalogue_of(setup)
    box = WiredBox(game, zones())
    box.format = format_of(setup)
    box.rulings = dict(setup.rulings)
    # The Sidekick has no card: its six faces are all there is to it (sidekick.2).
    kinds = [Kind(0, catalogue.dice["sidekick"], None)]
    abilities: list[Ability] = []
    for card in catalogue.cards.values():
        kind = Kind(len(kinds), catalogue.dice[card.die], card)
        give_texts(box, kind, card, abilities)
        kinds.append(kind)
    box.kinds = tuple(kinds)
    box.abilities = tuple(abilities)
    for number, ability in enumerate(abilities):
        index_text(box, number, ability)
        if isinstance(ability.cost, Energy):
            box.prices[number] = price(ability.cost.amount, ability.cost.kind)
    return box


def format_of(setup: Setup) -> Format:
    """The figures of the match: its starting life is the format's, unless the set-up says another (play.1)."""
    figures = FORMATS[setup.format]
    if setup.format == DRAFT:
        figures = msgspec.structs.replace(figures, life=setup.draft.number, dice=setup.draft.number)
    return msgspec.structs.replace(figures, life=setup.life or figures.life, turns=setup.turns)


def give_texts(box: DiceBox, kind: Kind, card: Card, abilities: list[Ability]) -> None:
    """Number the texts of a card: for each ability one of the plain face, and one for each burst that changes it."""
    by_bursts: list[list[int]] = [[], [], []]
    for text in card.abilities:
        plain = len(abilities)
        for bursts in (0, 1, 2):
            ability = on_face(text, bursts)
            if bursts and ability == abilities[plain]:
                number = plain
            else:
                number = len(abilities)
                abilities.append(ability)
            box.bases[number] = plain
            by_bursts[bursts].append(number)
    kind.texts = tuple(tuple(numbers) for numbers in by_bursts)
    kind.watches = frozenset(
        event
        for number in by_bursts[0]
        if abilities[number].sort == TRIGGER
        for event in trigger_events(abilities[number])
    )


def trigger_events(ability: Ability) -> tuple[str, ...]:
    return ability.trigger.events if ability.trigger is not None else ()


def on_face(text: CardAbility, bursts: int) -> Ability:
    """The ability as a face with so many bursts has it (bursts.2, gap bursts.instead).

    One burst and two have texts of their own (bursts.1); a burst that the card does not show adds nothing (bursts.3,
    turn.roll.burst.2).
    """
    clauses = text.ability.clauses
    for burst in text.bursts:
        if bursts in BURSTS[burst.symbol]:
            clauses = burst.clauses if burst.mode == INSTEAD else clauses + burst.clauses
    return replace(text.ability, clauses=clauses)


def index_text(box: DiceBox, number: int, ability: Ability) -> None:
    """Note what continuous texts are asked for, and by whom they are read."""
    for seat in (0, 1):
        box.frames[number, seat] = Resolve(number, seat, NOTHING)
    first = ability.clauses[0].effect.selectors()
    box.targets[number] = tuple(each for each in first if each.how == CHOOSE and each.by == YOU)
    for clause in ability.clauses:
        if isinstance(clause.effect, Bonus):
            box.selectors[number, "attack"] = box.selectors[number, "defence"] = clause.effect.what
        elif isinstance(clause.effect, ReturnToField):
            box.selectors[number, "return"] = clause.effect.what


def new_table(game: Game, setup: Setup, seed: int) -> DiceTable:
    table = DiceTable(make_box(game, setup), seed)
    life = table.box.format.life
    table.life = (life, life)
    for seat in (0, 1):
        add_dice(table, 0, seat, area(seat, BAG), SIDEKICKS)
    # Who plays first is settled here, before any draft (setup.6, teams.draft.4).
    first = setup.first if setup.first is not None else table.chance.below(2)
    if setup.format == DRAFT:
        table.stack.append(PlayTurns(first))
        table.stack.append(TeamDraft(first, setup.draft.copies, draft_kinds(table, setup.draft.cards)))
        draw_actions(table, setup.draft.actions)
    else:
        for seat, team in enumerate(setup.teams):
            lay_out(table, seat, [(kind_called(table, name), count) for name, count in team.cards.items()])
            for name in team.actions:
                add_action(table, kind_called(table, name))
        table.stack.append(PlayTurns(first))
    put_in_play(table)
    return table


def kind_called(table: DiceTable, name: str) -> int:
    for kind in table.box.kinds:
        if kind.card is not None and name in (kind.card.word, kind.card.id):
            return int(kind.number)
    raise KeyError(name)


def add_dice(table: DiceTable, kind: int, owner: int, zone: int, count: int) -> list[int]:
    numbers = []
    for _ in range(count):
        die = Die(table.new_number(), kind, owner, zone)
        table.place(die)
        numbers.append(die.number)
    return numbers


def lay_out(table: DiceTable, seat: int, cards: list[tuple[int, int]]) -> None:
    """A player's cards on his side of the table, open, with their dice on them (setup.8, teams.basic.10,
    teams.tournament.7)."""
    kinds = tuple(kind for kind, count in cards if count)
    table.cards = (kinds, table.cards[1]) if seat == 0 else (table.cards[0], kinds)
    for kind, count in cards:
        add_dice(table, kind, seat, area(seat, CARDS), count)


def lay_out_draft(table: DiceTable, picks: tuple[tuple[tuple[int, int], ...], ...]) -> None:
    for seat, cards in enumerate(picks):
        lay_out(table, seat, list(cards))
    put_in_play(table)


def add_action(table: DiceTable, kind: int) -> None:
    """A basic action in the centre with its three dice (setup.3); brought twice, it has twice the dice (teams.basic.3,
    teams.basic.9). Its dice are of its own kind, which stands for their colour (dice.9)."""
    if kind not in table.centre:
        table.centre = (*table.centre, kind)
    add_dice(table, kind, NOBODY, CENTRE, table.box.kinds[kind].own_card().limit)


def draw_actions(table: DiceTable, count: int) -> None:
    """Three or four basic actions by lot (teams.draft.2)."""
    basic = tuple(k.number for k in table.box.kinds if k.card is not None and k.card.basic and k.card.starter)
    for kind in sorted(table.chance.shuffled(basic)[:count]):
        add_action(table, kind)


def draft_kinds(table: DiceTable, names: list[str]) -> tuple[int, ...]:
    return tuple(kind_called(table, name) for name in names)


def put_in_play(table: DiceTable) -> None:
    """The cards are known: their globals are available from now on, and their continuous texts are asked."""
    kinds = [*table.cards[0], *table.cards[1], *table.centre]
    found: list[int] = []
    table.modifiers = {}
    for kind in dict.fromkeys(kinds):
        texts = table.box.kinds[kind].texts
        for number in texts[0]:
            ability = table.ability(number)
            if ability.sort in (GLOBAL, REACTION) and ability.cost is not None:
                found.append(number)
        for number in dict.fromkeys(text for group in texts for text in group):
            if table.ability(number).sort == STATIC:
                begin_continuous(table, number, owners(table, kind))
    table.globals = tuple(found)


def owners(table: DiceTable, kind: int) -> tuple[int, ...]:
    """Whose card it is; when both have it, each governs only the dice of its owner (control.4)."""
    return (0, 1) if kind in table.cards[0] and kind in table.cards[1] else (NOTHING,)


def begin_continuous(table: DiceTable, number: int, owners: tuple[int, ...]) -> None:
    """A continuous text lasts as long as the match: whether it applies is asked each time."""
    for clause in table.ability(number).clauses:
        if not isinstance(clause.effect, Bonus):
            continue
        for seat, owner in [(seat, owner) for seat in (0, 1) for owner in owners]:
            for question, amount in (("attack", clause.effect.attack), ("defence", clause.effect.defence)):
                if amount:
                    table.begin(
                        Modifier(
                            table.new_number(), question, ADD, amount, None, NOTHING, seat, ability=number, other=owner
                        )
                    )


def cards_in(setup: Setup, catalogue: Catalogue) -> list[Card]:
    """The cards that may come into the match: those of the teams, or all that may be drafted."""
    if setup.format == DRAFT:
        return list(catalogue.cards.values())
    return [catalogue.card(name) for team in setup.teams for name in (*team.actions, *team.cards)]


class WiredBox(DiceBox):
    """The box of every match: the table stands below texts and set-up, and asks them through these."""

    __slots__ = ()

    performers = PERFORMERS
    payable = PAYABLE
    payments = PAYMENTS
    gather = staticmethod(gather)
    lay_out_draft = staticmethod(lay_out_draft)
