"""What a card must be by its suit: its figures within what the rulebook allows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludoteca.cardtext.pieces import misdescribed
from ludoteca.core.problems import Problem
from ludoteca.games.apotheosis.cards.entries import Bar, CardEntry, ObjectEntry
from ludoteca.games.apotheosis.text.terms import ACTIVE, REACTIVE, TEMPORARY, Passage
from ludoteca.games.apotheosis.text.words import (
    CLASS,
    COMPANION,
    ENTITY,
    EVENT,
    HOUSE,
    ITEM,
    PATHS,
    RESOURCE_SUITS,
    SKILL,
)

#: House: the sum of the base attributes, and the least and the most of each (house.1); its slots (house.2).
HOUSE_SUM, HOUSE_LEAST, HOUSE_MOST = 28, 2, 6
HOUSE_SLOTS = (3, 3, 0)
#: Class, by level: attribute points, knowledges, slots of equipment and memento in all (class.2).
CLASS_FIGURES = {1: (2, 2, 2), 2: (4, 2, 3), 3: (6, 3, 4)}
#: Entity, by rank: level, sum of the bonuses, the most of one (entity.1, entity.2).
ENTITY_FIGURES = {"spirit": (1, 7, 4), "deity": (2, 14, 8), "god": (3, 21, 12)}
ENTITY_LEAST = -3
DICE = re.compile(r"\d+d[236](\+\d+d[236])*")


def check_object(entry: ObjectEntry, place: str) -> None:
    if problems := list(_object_problems(entry)):
        raise misdescribed(place, *problems)


def problems_of(entry: CardEntry, passages: tuple[Passage, ...]) -> Iterator[Problem]:
    if not 1 <= entry.level <= 3:
        yield Problem("a card has level 1, 2 or 3", "problem-level")
        return
    for bar in (entry.bar, *(technique.bar for technique in entry.techniques)):
        if bar is not None:
            yield from _bar(bar)
    yield from _by_suit(entry)
    yield from _only_where_it_belongs(entry)
    if entry.suit == EVENT and entry.bar is None and not any(_activated(passage) for passage in passages):
        yield Problem("an Event is activated: it needs a text that is (rule event.activate.1)", "problem-event")


def _activated(passage: Passage) -> bool:
    return passage.keyword in (ACTIVE, REACTIVE, TEMPORARY)


def _by_suit(entry: CardEntry) -> Iterator[Problem]:
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


def _bar(bar: Bar) -> Iterator[Problem]:
    if bar.ap < 0:
        yield Problem("no cost is below 0", "problem-cost")
    if bar.damage is not None and bar.damage.dice and not DICE.fullmatch(bar.damage.dice):
        said = f"{bar.damage.dice!r} are no dice; write 1d6, 2d3 or 1d6+1d2 (rule guidelines.dice.1)"
        yield Problem(said, "problem-dice", dice=bar.damage.dice)
    if bar.range is not None and bar.range.constant + (9 if bar.range.attribute else 0) < 1:
        yield Problem("a range is at least 1", "problem-range")
    if bar.explosive and (bar.damage is None or bar.range is None or bar.range.type == "area"):
        yield Problem("an explosion needs damage and a target in range (rule draft.attack.3)", "problem-explosion")


def _house(entry: CardEntry) -> Iterator[Problem]:
    values = entry.attributes.values()
    if sum(values) != HOUSE_SUM or min(values) < HOUSE_LEAST or max(values) > HOUSE_MOST:
        said = f"a House has attributes from {HOUSE_LEAST} to {HOUSE_MOST}, {HOUSE_SUM} in all (rule house.1)"
        yield Problem(said, "problem-house", least=HOUSE_LEAST, most=HOUSE_MOST, sum=HOUSE_SUM)
    if entry.level != 1:
        yield Problem("a House has level 1 (rule house.1)", "problem-house-level")
    slots = entry.slots
    if (slots.equipment, slots.memento, slots.support) != HOUSE_SLOTS:
        yield Problem("a House has 3 equipment slots and 3 memento slots (rule house.2)", "problem-house-slots")


def _class(entry: CardEntry) -> Iterator[Problem]:
    points, knowledges, slots = CLASS_FIGURES[entry.level]
    if sum(entry.attributes.values()) != points or min(entry.attributes.values()) < 0:
        said = f"a Class of level {entry.level} adds {points} of attributes (rule class.2)"
        yield Problem(said, "problem-class-attributes", level=entry.level, points=points)
    if len(entry.knowledges) != knowledges or "" in entry.knowledges:
        said = f"a Class of level {entry.level} has {knowledges} knowledges (rule class.2)"
        yield Problem(said, "problem-class-knowledges", level=entry.level, count=knowledges)
    if entry.slots.equipment + entry.slots.memento != slots:
        said = f"a Class of level {entry.level} has {slots} equipment and memento slots (rule class.2)"
        yield Problem(said, "problem-class-slots", level=entry.level, count=slots)
    if entry.slots.memento < 1:
        yield Problem("every Class gives at least 1 memento slot (rule class.4)", "problem-class-memento")
    if entry.path not in PATHS:
        known = ", ".join(PATHS)
        yield Problem(f"a Class has one of the twenty paths: {known} (rule class.1)", "problem-path", known=known)


def _entity(entry: CardEntry) -> Iterator[Problem]:
    if not entry.rank:
        yield Problem("an Entity is a spirit, a deity or a god (rule entity.1)", "problem-entity")
        return
    level, points, most = ENTITY_FIGURES[entry.rank]
    values = entry.attributes.values()
    if entry.level != level:
        said = f"a {entry.rank} has level {level} (rule entity.1)"
        yield Problem(said, "problem-entity-level", rank=entry.rank, level=level)
    if sum(values) != points or min(values) < ENTITY_LEAST or max(values) > most:
        said = f"a {entry.rank} gives {points} of attributes, each from {ENTITY_LEAST} to {most} (rule entity.2)"
        yield Problem(said, "problem-entity-sum", rank=entry.rank, points=points, least=ENTITY_LEAST, most=most)


def _companion(entry: CardEntry) -> Iterator[Problem]:
    if not entry.companion:
        yield Problem("a Companion is human, creature or summon", "problem-companion")
    if min(entry.attributes.values()) < 1:
        yield Problem(
            "a Companion prints all seven attributes, none below 1 (rule attributes.min.1)",
            "problem-companion-attributes",
        )
    if entry.bar is not None:
        yield Problem("a Companion has techniques, no bar of its own", "problem-companion-bar")


def _skill(entry: CardEntry) -> Iterator[Problem]:
    if min(entry.stamina, entry.mana, entry.essence) < 0:
        yield Problem("no energy is below 0", "problem-energy")
    if bool(entry.essence) != bool(entry.colour):
        yield Problem("essence has a colour (rule skill.essence.1)", "problem-essence-colour")
    if bool(entry.lignum) != bool(entry.essence):
        yield Problem("essence is on Lignum cards, and on all of them (rule skill.essence.1)", "problem-lignum")


def _summus(entry: CardEntry) -> Iterator[Problem]:
    if entry.summus == "ultimatum" and (entry.suit != SKILL or entry.ultimatum < 1):
        yield Problem(
            "an Ultimatum is a Skill and says how many counters it needs (rule summus.ultimatum.1)", "problem-ultimatum"
        )
    if entry.summus == "collegium" and (entry.suit != HOUSE or entry.recover < 1):
        yield Problem(
            "a Collegium is a House and says what recovering it costs (rule summus.collegium.1)", "problem-collegium"
        )


def _only_where_it_belongs(entry: CardEntry) -> Iterator[Problem]:
    resource = entry.suit in RESOURCE_SUITS
    found = (
        (
            entry.specifier and entry.suit != ITEM,
            "only an Item has a specifier (rule item.specifier.1)",
            "problem-specifier",
        ),
        (
            entry.companion and entry.suit != COMPANION,
            "only a Companion is human, creature or summon",
            "problem-only-companion",
        ),
        (
            entry.techniques and entry.suit != COMPANION,
            "only a Companion has techniques",
            "problem-techniques",
        ),
        (entry.rank and entry.suit != ENTITY, "only an Entity is a spirit, deity or god", "problem-rank"),
        (
            entry.knowledges and entry.suit != CLASS,
            "only a Class gives knowledges (rule class.3)",
            "problem-knowledges",
        ),
        (
            entry.lignum and entry.suit != SKILL,
            "only Skills are Lignum cards (rule skill.lignum.1)",
            "problem-only-lignum",
        ),
        (
            (entry.value is not None or entry.knowledge) and not resource,
            "only a resource card has value and knowledge",
            "problem-resource",
        ),
        (resource and any(_slots(entry)), "only cards of the sheet give slots", "problem-slots"),
        (entry.value is not None and entry.value < 0, "no value is below 0", "problem-value-below"),
        (
            entry.value is None and resource and entry.suit != ITEM,
            "only an Item may be without value (rule item.price.1)",
            "problem-no-value",
        ),
    )
    for wrong, said, message_id in found:
        if wrong:
            yield Problem(said, message_id)


def _slots(entry: CardEntry) -> tuple[int, int, int]:
    return entry.slots.equipment, entry.slots.memento, entry.slots.support


def _object_problems(entry: ObjectEntry) -> Iterator[Problem]:
    if entry.life < 1:
        yield Problem("an object has life (rule r37)", "problem-object-life")
    if entry.container and entry.obstacle:
        yield Problem("a container is not an obstacle (rule r41)", "problem-container-obstacle")
    if entry.dummy and (entry.container or entry.checks):
        yield Problem(
            "a dummy is a character: neither container nor list of checks (rule pieces.dummy.1)", "problem-dummy"
        )
    for check in entry.checks:
        if check.difficulty < 1:
            yield Problem("a difficulty is at least 1 (gap minimum-scope)", "problem-difficulty")
        if (check.result == "text") != bool(check.text):
            yield Problem("a check with a text has the result text, and only that one", "problem-check-text")
