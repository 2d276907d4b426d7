"""What a card must be by its suit: its figures within what the rulebook allows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludoteca.games.apotheosis.entries import Bar, CardEntry, ObjectEntry, misdescribed
from ludoteca.games.apotheosis.text import ACTIVE, REACTIVE, TEMPORARY, Passage
from ludoteca.games.apotheosis.words import CLASS, COMPANION, ENTITY, EVENT, HOUSE, ITEM, RESOURCE_SUITS, SKILL

#: House: the sum of the base attributes, and the least and the most of each (house.1); its slots (house.2).
HOUSE_SUM, HOUSE_LEAST, HOUSE_MOST = 28, 2, 6
HOUSE_SLOTS = (3, 3, 0)
#: Class, by level: attribute points, knowledges, slots of equipment and memento in all (class.2).
CLASS_FIGURES = {1: (2, 2, 2), 2: (4, 2, 3), 3: (6, 3, 4)}
#: The twenty paths of Classes (class.1), which the book counts and does not name (gap paths).
PATHS = (
    "warrior", "guard", "hunter", "mage", "priest", "rogue", "bard", "alchemist", "druid", "monk", "merchant",
    "engineer", "sage", "oracle", "summoner", "noble", "sailor", "gladiator", "healer", "wanderer",
)  # fmt: skip
#: Entity, by rank: level, sum of the bonuses, the most of one (entity.1, entity.2).
ENTITY_FIGURES = {"spirit": (1, 7, 4), "deity": (2, 14, 8), "god": (3, 21, 12)}
ENTITY_LEAST = -3
DICE = re.compile(r"\d+d[236](\+\d+d[236])*")


def check_card(entry: CardEntry, passages: tuple[Passage, ...], place: str) -> None:
    for problem in _problems(entry, passages):
        raise misdescribed(place, problem)


def check_object(entry: ObjectEntry, place: str) -> None:
    for problem in _object_problems(entry):
        raise misdescribed(place, problem)


def _problems(entry: CardEntry, passages: tuple[Passage, ...]) -> Iterator[str]:
    if not 1 <= entry.level <= 3:
        yield "a card has level 1, 2 or 3"
    for bar in (entry.bar, *(technique.bar for technique in entry.techniques)):
        if bar is not None:
            yield from _bar(bar)
    yield from _by_suit(entry)
    yield from _only_where_it_belongs(entry)
    if entry.suit == EVENT and entry.bar is None and not any(_activated(passage) for passage in passages):
        yield "an Event is activated: it needs a text that is (rule event.activate.1)"


def _activated(passage: Passage) -> bool:
    return passage.keyword in (ACTIVE, REACTIVE, TEMPORARY)


def _by_suit(entry: CardEntry) -> Iterator[str]:
    if entry.summus:
        yield from _summus(entry)
    elif entry.suit == HOUSE:
        yield from _house(entry)
    elif entry.suit == CLASS:
        yield from _class(entry)
    elif entry.suit == ENTITY:
        yield from _entity(entry)
    elif entry.suit == COMPANION:
        yield from _companion(entry)
    elif entry.suit == SKILL:
        yield from _skill(entry)


def _bar(bar: Bar) -> Iterator[str]:
    if bar.ap < 0:
        yield "no cost is below 0"
    if bar.damage is not None and bar.damage.dice and not DICE.fullmatch(bar.damage.dice):
        yield f"{bar.damage.dice!r} are no dice; write 1d6, 2d3 or 1d6+1d2 (rule guidelines.dice.1)"
    if bar.range is not None and bar.range.constant + (9 if bar.range.attribute else 0) < 1:
        yield "a range is at least 1"
    if bar.explosive and (bar.damage is None or bar.range is None or bar.range.type == "area"):
        yield "an explosion needs damage and a target in range (rule draft.attack.3)"


def _house(entry: CardEntry) -> Iterator[str]:
    values = entry.attributes.values()
    if sum(values) != HOUSE_SUM or min(values) < HOUSE_LEAST or max(values) > HOUSE_MOST:
        yield f"a House has attributes from {HOUSE_LEAST} to {HOUSE_MOST}, {HOUSE_SUM} in all (rule house.1)"
    if entry.level != 1:
        yield "a House has level 1 (rule house.1)"
    slots = entry.slots
    if (slots.equipment, slots.memento, slots.support) != HOUSE_SLOTS:
        yield "a House has 3 equipment slots and 3 memento slots (rule house.2)"


def _class(entry: CardEntry) -> Iterator[str]:
    points, knowledges, slots = CLASS_FIGURES[entry.level]
    if sum(entry.attributes.values()) != points or min(entry.attributes.values()) < 0:
        yield f"a Class of level {entry.level} adds {points} of attributes (rule class.2)"
    if len(entry.knowledges) != knowledges or "" in entry.knowledges:
        yield f"a Class of level {entry.level} has {knowledges} knowledges (rule class.2)"
    if entry.slots.equipment + entry.slots.memento != slots:
        yield f"a Class of level {entry.level} has {slots} equipment and memento slots (rule class.2)"
    if entry.slots.memento < 1:
        yield "every Class gives at least 1 memento slot (rule class.4)"
    if entry.path not in PATHS:
        yield f"a Class has one of the twenty paths: {', '.join(PATHS)} (rule class.1)"


def _entity(entry: CardEntry) -> Iterator[str]:
    if not entry.rank:
        yield "an Entity is a spirit, a deity or a god (rule entity.1)"
        return
    level, points, most = ENTITY_FIGURES[entry.rank]
    values = entry.attributes.values()
    if entry.level != level:
        yield f"a {entry.rank} has level {level} (rule entity.1)"
    if sum(values) != points or min(values) < ENTITY_LEAST or max(values) > most:
        yield f"a {entry.rank} gives {points} of attributes, each from {ENTITY_LEAST} to {most} (rule entity.2)"


def _companion(entry: CardEntry) -> Iterator[str]:
    if not entry.companion:
        yield "a Companion is human, creature or summon"
    if min(entry.attributes.values()) < 1:
        yield "a Companion prints all seven attributes, none below 1 (rule attributes.min.1)"
    if entry.bar is not None:
        yield "a Companion has techniques, no bar of its own"


def _skill(entry: CardEntry) -> Iterator[str]:
    if min(entry.stamina, entry.mana, entry.essence) < 0:
        yield "no energy is below 0"
    if bool(entry.essence) != bool(entry.colour):
        yield "essence has a colour (rule skill.essence.1)"
    if bool(entry.lignum) != bool(entry.essence):
        yield "essence is on Lignum cards, and on all of them (rule skill.essence.1)"


def _summus(entry: CardEntry) -> Iterator[str]:
    if entry.summus == "ultimatum" and (entry.suit != SKILL or entry.ultimatum < 1):
        yield "an Ultimatum is a Skill and says how many counters it needs (rule summus.ultimatum.1)"
    if entry.summus == "collegium" and (entry.suit != HOUSE or entry.recover < 1):
        yield "a Collegium is a House and says what recovering it costs (rule summus.collegium.1)"


def _only_where_it_belongs(entry: CardEntry) -> Iterator[str]:
    resource = entry.suit in RESOURCE_SUITS
    found = (
        (entry.specifier and entry.suit != ITEM, "only an Item has a specifier (rule item.specifier.1)"),
        (entry.companion and entry.suit != COMPANION, "only a Companion is human, creature or summon"),
        (entry.techniques and entry.suit != COMPANION, "only a Companion has techniques"),
        (entry.rank and entry.suit != ENTITY, "only an Entity is a spirit, deity or god"),
        (entry.knowledges and entry.suit != CLASS, "only a Class gives knowledges (rule class.3)"),
        (entry.lignum and entry.suit != SKILL, "only Skills are Lignum cards (rule skill.lignum.1)"),
        ((entry.value is not None or entry.knowledge) and not resource, "only a resource card has value and knowledge"),
        (resource and any(_slots(entry)), "only cards of the sheet give slots"),
        (entry.value is not None and entry.value < 0, "no value is below 0"),
        (
            entry.value is None and resource and entry.suit != ITEM,
            "only an Item may be without value (rule item.price.1)",
        ),
    )
    for wrong, problem in found:
        if wrong:
            yield problem


def _slots(entry: CardEntry) -> tuple[int, int, int]:
    return entry.slots.equipment, entry.slots.memento, entry.slots.support


def _object_problems(entry: ObjectEntry) -> Iterator[str]:
    if entry.life < 1:
        yield "an object has life (rule r37)"
    if entry.container and entry.obstacle:
        yield "a container is not an obstacle (rule r41)"
    if entry.dummy and (entry.container or entry.checks):
        yield "a dummy is a character: neither container nor list of checks (rule pieces.dummy.1)"
    for check in entry.checks:
        if check.difficulty < 1:
            yield "a difficulty is at least 1 (gap minimum-scope)"
        if (check.result == "text") != bool(check.text):
            yield "a check with a text has the result text, and only that one"
