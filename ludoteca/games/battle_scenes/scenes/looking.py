"""The values that a scenario's expectations name: ``hulk.shield``, ``player1.points``, ``tree``, ``calculation``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludoteca.core.errors import SetupError
from ludoteca.core.events import NOTHING
from ludoteca.core.piece import NONE
from ludoteca.games.battle_scenes.meaning.tree import branches
from ludoteca.games.battle_scenes.play.damage import DealDamage
from ludoteca.games.battle_scenes.play.moment_of_use import cards_with_actions
from ludoteca.games.battle_scenes.scenes.position import SUBJECTS
from ludoteca.games.battle_scenes.table import shields
from ludoteca.games.battle_scenes.table.areas import DECK, LOADED, NAMES, SCENE, which_area
from ludoteca.games.battle_scenes.table.characteristics import affiliations, has_alignment, has_keyword, has_power
from ludoteca.games.battle_scenes.table.deck import top
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.events import DAMAGE
from ludoteca.games.battle_scenes.text.terms import POWERS

Names = dict[str, int]


def look(table: BattleTable, path: str, names: Names) -> object:
    """A card is called by its label, or by its word where it is the only one of that word in the scene."""
    subject, _, value = path.partition(".")
    if subject in ("player1", "player2"):
        return look_at_player(table, int(subject[-1]) - 1, value, names)
    if subject in SUBJECTS and not value:
        return look_at_table(table, subject, names)
    number = names.get(subject, NONE)
    if number == NONE:
        alike = [card for card in table.zones[SCENE] + table.zones[LOADED] if table.kind(card).word == subject]
        number = alike[0] if len(alike) == 1 else NONE
    if number == NONE:
        known = ", ".join([*SUBJECTS, *names])
        raise SetupError(f"“{path}”: begin with one of {known}", "", "look-unknown", path=path, known=known)
    return look_at_card(table, number, value, names)


def called(table: BattleTable, number: int, names: Names) -> str:
    """A card by its label, or else by its word; a player by his number."""
    if number < 2:
        return f"player{number + 1}" if number >= 0 else ""
    label = next((label for label, each in names.items() if each == number), "")
    return label or table.kind(number).word


def counted(table: BattleTable, numbers: Iterable[int]) -> dict[str, int]:
    return dict(Counter(table.kind(number).word for number in numbers))


# -- the table ---------------------------------------------------------------------------------


def look_at_table(table: BattleTable, subject: str, names: Names) -> object:
    decision = table.decision
    values: dict[str, object] = {
        "active": table.active_player() + 1,
        "phase": table.phase,
        "deciding": None if decision is None else decision.seat + 1,
        "asked": "" if decision is None else decision.ask.removeprefix("ask-"),
        "winner": None if table.places is None else table.places.index(1) + 1,
        "scenario": "" if table.scenario() == NONE else table.kind(table.scenario()).word,
    }
    if subject in values:
        return values[subject]
    if subject == "tree":
        return tree(table, names)
    if subject == "calculation":
        return calculation(table, names)
    return damage_dealt(table, names) if subject == "damage" else [event.kind for event in table.log or ()]


def tree(table: BattleTable, names: Names) -> list[str]:
    """The effect tree from its root: what is being resolved or paused at each level, and what waits."""
    return [f"{each.level} {called(table, each.source, names)} {each.state}" for each in branches(table)]


def calculation(table: BattleTable, names: Names) -> list[str]:
    """The damage at hand, step by step: the value after each, and the card responsible."""
    for procedure in table.innermost():
        if isinstance(procedure, DealDamage):
            return [f"{step} {value} {called(table, source, names)}" for step, source, value in procedure.parts]
    return []


def damage_dealt(table: BattleTable, names: Names) -> list[str]:
    """What damage was dealt since the move began, each with its source."""
    said = []
    for event in table.log or ():
        if event.kind == "damage":
            points, use, piercing = (DAMAGE.get(event, figure) for figure in ("points", "use", "piercing"))
            text = f"{called(table, event.cause, names)} deals {points}{' piercing' if piercing else ''}"
            text = f"{text} to {called(table, event.subjects[0], names)}"
            said.append(text if use == NOTHING else f"{text} by the action of {called(table, use, names)}")
    return said


# -- players and cards ---------------------------------------------------------------------------


def look_at_player(table: BattleTable, seat: int, value: str, names: Names) -> object:
    if value == "points":
        return table.points(seat)
    if value == "top":
        return [called(table, card, names) for card in top(table, seat, 3)]
    if value == "bottom":
        return [called(table, card, names) for card in table.cards(seat, DECK)[:1]]
    if value == "scene":
        return counted(table, (card for card in table.zones[SCENE] if table.pieces[card].controller == seat))
    name, _, how = value.partition(".")
    if name in NAMES and how in ("", "count"):
        cards = table.cards(seat, NAMES.index(name))
        return len(cards) if how else counted(table, cards)
    known = ", ".join(["points", "top", "bottom", "scene", *NAMES, *(f"{each}.count" for each in NAMES)])
    raise SetupError(f"a player has {known}; not “{value}”", "", "look-player", known=known, value=value)


def look_at_card(table: BattleTable, number: int, value: str, names: Names) -> object:
    piece = table.pieces[number]
    base = table.is_base(number)
    zones = {SCENE: "scene", LOADED: "loaded"}
    values: dict[str, object] = {
        "area": zones.get(piece.zone) or NAMES[which_area(piece.zone)],
        "owner": piece.owner + 1,
        "controller": piece.controller + 1,
        "energy": table.energy(number),
        "stage": piece.stage,
        "shield": shields.value(table, number) if base else 0,
        "loads": counted(table, table.loads_of(number)),
        "bearer": "" if piece.host == NONE else called(table, piece.host, names),
        "affiliations": sorted(affiliations(table, number)),
        "alignments": [each for each in ("Herói", "Vilão") if has_alignment(table, number, each)],
        "powers": [code for code in POWERS if has_power(table, number, code)],
        "keywords": [each for each in table.kind(number).keywords if has_keyword(table, number, each)],
        "actions": [called(table, card, names) for card in cards_with_actions(table, number)] if base else [],
        "text": number not in table.textless(),
        "known": [seat + 1 for seat in (0, 1) if piece.known_to(seat)],
    }
    if value not in values:
        known = ", ".join(values)
        raise SetupError(f"a card has {known}; not “{value}”", "", "look-card", known=known, value=value)
    return values[value]
