"""The cards as the command line lists, shows, explains and checks them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial

from ludoteca.cardtext.collection import descriptions, title_of
from ludoteca.cardtext.pieces import Faults, PieceError, come_back, told
from ludoteca.core.documents import Described
from ludoteca.core.effects import Ability
from ludoteca.core.rulebook import Lang, fold
from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.cards.cards import Character, Profile, Spell, Summon
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.wording.names import DAMAGE_NAMES, POWER_NAMES

#: The rules that each kind of record leans on; filters name theirs themselves.
RULES: dict[type, tuple[str, ...]] = {
    t.OfAtLeast: ("4.9.19.a", "4.9.20.a"),
    t.FightBegins: ("1.3.10-1",),
    t.TurnBegins: ("6.2.1.d",),
    t.TurnEnds: ("6.4.1-1",),
    t.Suffers: ("4.10.6.a", "7.2.1.c"),
    t.Inflicts: ("4.10.6.b", "7.2.1.c"),
    t.OpponentFalls: ("4.18.2.a", "4.18.2.d"),
    t.Inflicted: ("4.18.2.b",),
    t.RollsLock: ("4.14.2.b",),
    e.Markers: ("4.11.5", "4.12.1"),
    e.Bonus: ("7.2.7.c",),
    e.ArmorPiercing: ("7.5.11.a",),
    e.StealHealth: ("7.5.18.a",),
    e.StealPoints: ("7.5.12.a", "7.5.13.a"),
    e.GainNow: ("7.5.14.a", "7.5.15.a"),
    e.GainEither: ("7.5.14.a", "7.5.15.a"),
    e.Replace: ("7.5.19.a",),
    e.ExchangeInjuries: ("7.5.20.a", "4.10.7"),
    e.Track: ("7.5.21.a",),
    e.Invasion: ("7.5.22.a", "4.20.1"),
    e.Requires: ("7.1.7",),
    e.Shift: ("7.5.9.a", "7.5.10.a", "7.5.16.a", "7.5.17.a"),
    e.Summon: ("4.19.1", "4.19.9.c-1"),
    e.LosePowers: ("4.18.4.g",),
    e.Grant: ("4.18.4.b", "4.9.1"),
    e.PutMarker: ("4.13.1-1", "4.13.2-1"),
    e.Injure: ("4.10.6.b",),
    e.CapInjuries: ("7.2.8.d",),
    e.CostMore: ("4.8.1",),
    e.CopyPower: ("4.18.8",),
    e.ArmorSuccess: ("4.18.10",),
}

LABELS: dict[str, tuple[str, str]] = {
    "name": ("carta", "card"),
    "kind": ("espécie", "kind"),
    "level": ("Nível", "Level"),
    "initiative": ("Iniciativa", "Initiative"),
    "hp": ("PV", "HP"),
    "ap": ("PA", "AP"),
    "mp": ("PM", "MP"),
    "types": ("Tipos", "Types"),
    "powers": ("Poderes", "Powers"),
    "word": ("nome em lances", "name in moves"),
    "spell": ("Feitiço", "Spell"),
    "krosmaster": ("Krosmaster", "Krosmaster"),
    "monster": ("Monstro", "Monster"),
    "bomb": ("Bomba", "Bomb"),
    "trap": ("Armadilha", "Trap"),
    "turret": ("Torre", "Turret"),
    "tombstone": ("Tombstone", "Tombstone"),
    "mechanism": ("Mecanismo", "Mechanism"),
    "ours": ("criação nossa", "our own invention"),
    "figures": ("números", "figures"),
}

_COLUMNS = ("name", "kind", "level", "initiative", "mp", "hp", "ap")


def _label(word: str, lang: Lang) -> str:
    return LABELS[word][lang == "en"]


class KrosCards:
    """The collection of this game: Krosmasters and Summons."""

    __slots__ = ()

    rules: Mapping[type, tuple[str, ...]] = RULES

    def all(self) -> Sequence[Profile]:
        catalogue = cards.load()
        return [*catalogue.characters.values(), *catalogue.summons.values()]

    def find(self, name: str) -> Profile:
        wanted = fold(name)
        for card in self.all():
            if wanted in (card.id, *(fold(self.name(card, lang)) for lang in ("pt", "en"))):
                return card
        known = {card.id: card for card in self.all()}
        return cards.found(known, name, "card")

    def name(self, card: Profile, lang: Lang) -> str:
        return card.title(lang) if isinstance(card, Character) else card.called(lang)

    # -- as printed --

    def columns(self, lang: Lang) -> list[str]:
        return [_label(word, lang) for word in _COLUMNS]

    def row(self, card: Profile, lang: Lang) -> list[str]:
        own: list[int | None] = [card.level, card.initiative] if isinstance(card, Character) else [None, None]
        figures = [*own, card.mp, card.hp, card.ap]
        kind = card.kind if isinstance(card, Summon) else "krosmaster"
        return [
            self.name(card, lang),
            _label(kind, lang),
            *("–" if figure is None else str(figure) for figure in figures),
        ]

    def facts(self, card: Profile, lang: Lang) -> list[tuple[str, str]]:
        said = list(zip(self.columns(lang)[1:], self.row(card, lang)[1:], strict=True))
        types = [cards.load().types[type][lang] for type in card.types]
        powers = [POWER_NAMES[power][lang == "en"] for power in card.powers]
        said.append((_label("word", lang), card.id))
        said += [(_label("types", lang), ", ".join(types))] if types else []
        said += [(_label("powers", lang), ", ".join(powers))] if powers else []
        said += [(_label("spell", lang), spell_line(spell, lang)) for spell in card.spells]
        invented = ours(card, lang)
        said += [(_label("ours", lang), ", ".join(invented))] if invented else []
        return said

    # -- its text --

    def printed(self, card: Profile) -> str:
        return "\n".join(f"{name}: {text}" for name, text, _ in texts(card, "pt"))

    def text(self, card: Profile, lang: Lang) -> str:
        catalogue = cards.load()
        said = [(name, catalogue.say(catalogue.compile(text, sort), lang)) for name, text, sort in texts(card, lang)]
        return "\n".join(f"{name}: {text}" for name, text in said)

    def abilities(self, card: Profile) -> Sequence[Ability]:
        catalogue = cards.load()
        return [ability for _, text, sort in texts(card, "pt") for ability in catalogue.compile(text, sort)]

    # -- somebody's own cards --

    def read(self, file: Described) -> list[Described]:
        return descriptions(file, "character", "summon")

    def compile(self, description: Described, file: Described) -> Profile:
        """Checked together with the collection and with the other pieces of the file that are in order."""
        known = cards.load()
        characters = {
            each.id: each for each in in_order(file, "character", Character) if each.id not in known.characters
        }
        summons = {each.id: each for each in in_order(file, "summon", Summon) if each.id not in known.summons}
        catalogue = cards.joined(list(characters.values()), list(summons.values()))
        own = described(description, file)
        catalogue.check_profile(own)
        return own

    def refuse_clash(self, card: Profile) -> None:
        known = cards.load()
        if problems := cards.clashes({**known.characters, **known.summons}, [card]):
            raise told(problems)

    def understand(self, description: Described) -> list[Ability]:
        """Every text of it, of Spells and of Powers: each sentence that is not understood is told."""
        faults = Faults(self.title(description))
        found: list[Ability] = []
        for sort, key in ((t.SPELL, "spells"), (t.TRIGGERED, "abilities")):
            for number, part in enumerate(descriptions(description, key), 1):
                read = partial(read_back, sort=sort)
                found += faults.understood(str(part.get("text", "")), read, f"{key}[{number}].text") or ()
        faults.tell()
        return found

    def title(self, description: Described) -> str:
        return title_of(description, "name")


def read_back(text: str, sort: str) -> Sequence[Ability]:
    """What a text means, if its canonical words mean the same."""
    catalogue = cards.load()
    found = catalogue.compile(text, sort)
    return come_back(
        text, found, lambda all: catalogue.say(tuple(all), "pt"), lambda said: catalogue.compile(said, sort)
    )


def described(description: Described, file: Described) -> Profile:
    if description in descriptions(file, "summon"):
        return cards.profile_of(description, Summon)
    return cards.profile_of(description, Character)


def in_order(file: Described, table: str, kind: type[cards.Own]) -> Iterator[cards.Own]:
    """The pieces of a file that are described as they should be."""
    for each in descriptions(file, table):
        with suppress(PieceError):
            yield cards.profile_of(each, kind)


def ours(card: Profile, lang: Lang) -> list[str]:
    """What of a card is no known fact but was written for this project: its figures, Powers and Spells."""
    found = [_label("figures", lang)] if card.figures == "ours" else []
    found += [POWER_NAMES[power][lang == "en"] for power in card.powers_ours]
    found += [power.called(lang) for power in card.abilities if power.ours]
    return found + [spell.called(lang) for spell in card.spells if spell.ours]


def texts(card: Profile, lang: Lang) -> list[tuple[str, str, str]]:
    """The texts of a card: whose it is, what it says, and of which sort."""
    found = [(power.called(lang), power.text, t.TRIGGERED) for power in card.abilities]
    return found + [(spell.called(lang), spell.text, t.SPELL) for spell in card.spells if spell.text]


#: How far a Spell goes, as its icon says (4.15).
REACHES: dict[str, tuple[str, str]] = {
    "close": ("corpo a corpo", "close combat"),
    "ranged": ("alcance {}-{}", "range {}-{}"),
    "line": ("em linha {}-{}", "line {}-{}"),
    "no-sight": ("alcance {}-{} sem linha de visão", "range {}-{} without line of sight"),
    "personal": ("pessoal", "personal"),
}


def spell_line(spell: Spell, lang: Lang) -> str:
    """Name, Range, cost, what it does: "Burla (corpo a corpo) 3 PA, 1 ÁGUA"."""
    place = lang == "en"
    reach = REACHES[spell.reach][place].format(spell.min, spell.max)
    points = zip(
        (spell.ap, spell.mp, spell.injuries), (("PA", "AP"), ("PM", "MP"), ("Ferimentos", "Injuries")), strict=True
    )
    costs = [f"{number} {names[place]}" for number, names in points if number]
    does = []
    if spell.kind == "attack":
        does.append(f"{spell.value} {DAMAGE_NAMES.get(spell.element, ('Neutro', 'Neutral'))[place]}")
    elif spell.kind == "heal":
        does.append(f"{spell.value} {DAMAGE_NAMES['heal'][place]}")
    return (
        f"{spell.called(lang)} ({reach}) {', '.join([*costs, *does, *([spell.area] if spell.area else [])])}".rstrip()
    )
