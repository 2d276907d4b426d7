"""Building a Hero: what may lie on its table and in its inventory. Each refusal names its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ludoteca.core.effects import Number
from ludoteca.core.errors import SetupError
from ludoteca.games.apotheosis.cards.cards import Card, Catalogue, HeroEntry
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.words import CLASS, COMPANION, ENTITY, HOUSE, ITEM, RESOURCE_SUITS, SKILL

#: Classes on a sheet (table.4), all of different paths (class.1).
CLASSES = 3
#: The Hero level that an Entity needs, by rank (entity.1).
ENTITY_NEEDS = {"spirit": 3, "deity": 6, "god": 9}
#: The Hero level that a free card needs, by its level (knowledge.free.1).
FREE_NEEDS = {1: 1, 2: 4, 3: 6}
#: Summus cards: the Hero level, and how many in all (summus.1).
SUMMUS_LEVEL, SUMMUS_CARDS = 6, 3
#: Lignum cards in one memento slot, and in all (skill.lignum.1).
LIGNUM_IN_SLOT, LIGNUM_CARDS = 3, 9
#: Attachments of one Companion (companion.attach.1).
ATTACHMENTS = 5
#: What the inventory holds besides the level (inventory.1).
INVENTORY = 10
#: The support slot that a mode gives, so that Companions can be used (gap support-slots).
MODE_SUPPORT = 1
#: Copies of a card by rarity, and the set that is banned (formats.lagvig.1).
COPIES = {"common": 3, "uncommon": 3, "rare": 3, "epic": 1, "legendary": 1}
BANNED = "proibida"


class Build:
    """The cards of a Hero by their places, looked up in the catalogue."""

    __slots__ = (
        "attachments",
        "classes",
        "entity",
        "equipment",
        "hero",
        "house",
        "inventory",
        "level",
        "memento",
        "summus",
        "support",
    )

    def __init__(self, hero: HeroEntry, catalogue: Catalogue) -> None:
        self.hero = hero
        self.house = catalogue.card(hero.house)
        self.classes = [catalogue.card(name) for name in hero.classes]
        self.entity = catalogue.card(hero.entity) if hero.entity else None
        self.summus = [catalogue.card(name) for name in hero.summus]
        self.equipment = [catalogue.card(name) for name in hero.equipment]
        self.memento = [catalogue.card(name) for name in hero.memento]
        self.support = [catalogue.card(name) for name in hero.support]
        self.inventory = [catalogue.card(name) for name in hero.inventory]
        self.attachments = {
            catalogue.card(host).id: [catalogue.card(name) for name in names]
            for host, names in hero.attachments.items()
        }
        #: 1 and the levels of the Classes (hero.level.1).
        self.level = 1 + sum(card.entry.level for card in self.classes)

    @property
    def sheet(self) -> list[Card]:
        return [self.house, *self.classes]

    @property
    def everything(self) -> list[Card]:
        """All its cards: table, inventory and attachments together (formats.limit.1)."""
        entity = [self.entity] if self.entity is not None else []
        attached = [card for cards in self.attachments.values() for card in cards]
        table = [*self.sheet, *entity, *self.summus, *self.equipment, *self.memento, *self.support]
        return [*table, *self.inventory, *attached]

    def knowledge(self, knowledge: str) -> int:
        """The level of a knowledge: 1 for each time a Class lists it (class.3), and what passives add."""
        listed = sum(card.entry.knowledges.count(knowledge) for card in self.classes)
        given = (effect for effect in self.passives() if isinstance(effect, e.Knowledgeable))
        return listed + sum(effect.amount for effect in given if effect.knowledge == knowledge)

    def slots(self, figure: str) -> int:
        """Slots that House and Classes print, and what passives of the table add."""
        place = figure.removesuffix("-slots")
        printed: int = sum(getattr(card.entry.slots, place) for card in self.sheet)
        return printed + self.bonus(figure)

    def bonus(self, figure: str) -> int:
        altered = (effect for effect in self.passives() if isinstance(effect, e.Modify) and effect.figure == figure)
        return sum(effect.amount.number for effect in altered if isinstance(effect.amount, Number))

    def passives(self) -> Iterator[object]:
        """What the permanent texts of the table say of the Hero, without conditions."""
        for card in (*self.sheet, *self.equipment, *self.memento):
            for passage in card.passages:
                if passage.keyword == t.PERMANENT and passage.condition is None and not passage.attached:
                    for clause in passage.ability.clauses:
                        if getattr(clause.effect, "what", None) == t.SELF:
                            yield clause.effect


def check_hero(hero: HeroEntry, catalogue: Catalogue, level: int, support: int = MODE_SUPPORT) -> Build:
    """The Hero looked up and found in order, or an error with its rule. A mode fixes the level (gap skirmish-level)."""
    build = Build(hero, catalogue)
    check_sheet(build, level)
    check_places(build)
    check_knowledge(build)
    check_slots(build, support)
    check_copies(build)
    return build


def refusal(message: str, rule: str, message_id: str, build: Build, **values: str | int) -> SetupError:
    name = build.hero.name.pt
    return SetupError(f"{name}: {message} (rule {rule})", rule, message_id, hero=name, **values)


# -- the sheet -----------------------------------------------------------------------------


def check_sheet(build: Build, level: int) -> None:
    if build.house.suit != HOUSE or build.house.entry.summus:
        raise refusal(f"{build.house.title.pt} is no House", "setup.hero.1", "setup-house", build)
    misfit = next((card for card in build.classes if card.suit != CLASS), None)
    if misfit is not None:
        raise refusal(f"{misfit.title.pt} is no Class", "table.4", "setup-no-class", build, card=misfit.title.pt)
    if len(build.classes) > CLASSES:
        raise refusal(f"{len(build.classes)} Classes; at most {CLASSES}", "class.1", "setup-classes", build)
    paths = [card.entry.path for card in build.classes]
    if len(set(paths)) < len(paths):
        raise refusal("two Classes of one path", "class.1", "setup-paths", build)
    if build.level != level:
        message = f"level {build.level}; this mode is played at level {level}"
        raise refusal(message, "hero.level.1", "setup-level", build, found=build.level, wanted=level)
    check_entity(build)
    check_summus(build)


def check_entity(build: Build) -> None:
    entity = build.entity
    if entity is None:
        return
    if entity.suit != ENTITY:
        raise refusal(f"{entity.title.pt} is no Entity", "table.4", "setup-no-entity", build, card=entity.title.pt)
    needed = ENTITY_NEEDS[entity.entry.rank]
    if build.level < needed:
        message = f"{entity.title.pt} needs a Hero of level {needed}"
        raise refusal(message, "entity.1", "setup-entity", build, card=entity.title.pt, wanted=needed)


def check_summus(build: Build) -> None:
    if not build.summus:
        return
    kinds = [card.entry.summus for card in build.summus]
    if build.level < SUMMUS_LEVEL:
        message = f"Summus cards need a Hero of level {SUMMUS_LEVEL}"
        raise refusal(message, "summus.1", "setup-summus-level", build, wanted=SUMMUS_LEVEL)
    if "" in kinds or len(set(kinds)) < len(kinds) or len(kinds) > SUMMUS_CARDS:
        raise refusal("at most one Summus card of each type", "summus.1", "setup-summus", build)


# -- where cards lie ------------------------------------------------------------------------


def check_places(build: Build) -> None:
    for suit, cards in ((ITEM, build.equipment), (SKILL, build.memento), (COMPANION, build.support)):
        for card in cards:
            if card.suit != suit or card.entry.summus:
                raise refusal(f"{card.title.pt} does not go there", "table.1", "setup-place", build, card=card.title.pt)
    attached = [card for cards in build.attachments.values() for card in cards]
    for card in (*build.inventory, *attached):
        if card.suit not in RESOURCE_SUITS:
            message = f"{card.title.pt} is a card of the sheet and lies nowhere else"
            raise refusal(message, "cards.sheet.1", "setup-sheet", build, card=card.title.pt)
    hosts = {card.id for card in build.support}
    for host, cards in build.attachments.items():
        if host not in hosts or len(cards) > ATTACHMENTS:
            message = f"a Companion of the support has up to {ATTACHMENTS} attachments"
            raise refusal(message, "companion.attach.1", "setup-attachments", build, most=ATTACHMENTS)
    worn = Counter(card.entry.specifier for card in build.equipment if card.entry.specifier)
    twice = next((specifier for specifier, count in worn.items() if count > 1), "")
    if twice:
        raise refusal(f"two Items for one place ({twice})", "item.specifier.1", "setup-specifier", build)


def check_knowledge(build: Build) -> None:
    for card in (*build.equipment, *build.memento, *build.support):
        knowledge, level = card.entry.knowledge, card.entry.level
        if not knowledge and build.level < FREE_NEEDS[level]:
            needed = FREE_NEEDS[level]
            message = f"{card.title.pt} needs a Hero of level {needed}"
            raise refusal(message, "knowledge.free.1", "setup-free", build, card=card.title.pt, wanted=needed)
        if knowledge and build.knowledge(knowledge) < level:
            message = f"{card.title.pt} needs {knowledge} {level}"
            raise refusal(message, "cards.resource.1", "setup-knowledge", build, card=card.title.pt, wanted=level)


# -- how many -----------------------------------------------------------------------------------


def memento_slots_taken(cards: Iterable[Card]) -> int:
    """One slot a Skill, but up to three cards of one Lignum share one (skill.lignum.1)."""
    lignum: Counter[str] = Counter()
    taken = 0
    for card in cards:
        if card.entry.lignum:
            lignum[card.entry.lignum] += 1
        else:
            taken += 1
    return taken + sum(-(-count // LIGNUM_IN_SLOT) for count in lignum.values())


def check_slots(build: Build, support: int) -> None:
    if sum(bool(card.entry.lignum) for card in build.memento) > LIGNUM_CARDS:
        message = f"more than {LIGNUM_CARDS} Lignum cards"
        raise refusal(message, "skill.lignum.1", "setup-lignum", build, most=LIGNUM_CARDS)
    counts = (
        ("equipment-slots", len(build.equipment), build.slots("equipment-slots")),
        ("memento-slots", memento_slots_taken(build.memento), build.slots("memento-slots")),
        ("support-slots", len(build.support), build.slots("support-slots") + support),
    )
    for figure, taken, slots in counts:
        if taken > slots:
            message = f"{taken} in {slots} {figure}"
            raise refusal(message, "table.2", "setup-slots", build, found=taken, most=slots)
    room = build.level + INVENTORY + build.bonus("inventory-size")
    if len(build.inventory) > room:
        message = f"{len(build.inventory)} cards in the inventory; there is room for {room}"
        raise refusal(message, "inventory.1", "setup-inventory", build, found=len(build.inventory), most=room)


def check_copies(build: Build) -> None:
    copies = Counter(card.id for card in build.everything)
    cards = {card.id: card for card in build.everything}
    for id, count in copies.items():
        card = cards[id]
        if card.entry.set == BANNED:
            raise refusal(f"{card.title.pt} is banned", "formats.lagvig.1", "setup-banned", build, card=card.title.pt)
        most = COPIES[card.entry.rarity]
        if count > most:
            message = f"{count} copies of {card.title.pt}; at most {most}"
            raise refusal(message, "formats.lagvig.1", "setup-copies", build, card=card.title.pt, most=most)
