"""The cards as the command line lists, shows, explains and checks them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.cardtext.cards import Cards
from ludoteca.cardtext.collection import descriptions, title_of
from ludoteca.core.documents import Described
from ludoteca.core.rulebook import Lang, fold
from ludoteca.games.dice_masters.cards import cards as pieces
from ludoteca.games.dice_masters.cards.cards import Card, DieType, Face
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.text.terms import BurstText, CardAbility
from ludoteca.games.dice_masters.wording.names import AFFILIATIONS, ENERGIES
from ludoteca.games.dice_masters.wording.wording import compile_text, say_text

#: The rules that each kind of record leans on; filters name theirs themselves.
RULES: dict[type, tuple[str, ...]] = {
    BurstText: ("bursts.2",),
    t.WhileActive: ("active.1", "active.2"),
    t.WhenFielded: ("active.3",),
    t.WhenYouField: ("turn.main.field.5",),
    t.WhenAttacks: ("turn.attack.declare.1",),
    t.WhenBlocks: ("turn.attack.block.1",),
    t.WhenBlocked: ("turn.attack.block.1",),
    t.AfterBlocks: ("turn.attack.block.1", "card.ro"),
    t.WouldBeAffected: ("prevent.2", "card.tiger-scope"),
    t.WouldBeDamaged: ("prevent.4",),
    t.YoursWouldBeDamaged: ("prevent.4", "initiative.12"),
    t.Energy: ("turn.main.global.1",),
    e.Spin: ("spin.2",),
    e.Bonus: ("cardtext.3",),
    e.Reroll: ("dice_more.reroll.2",),
    e.MustBlock: ("turn.attack.block.1", "attack.forced-block"),
    e.CannotBlock: ("turn.attack.block.1",),
    e.BlockSeveral: ("turn.attack.block.3", "turn.attack.damage.6"),
    e.DealsNoDamage: ("effects.no-damage",),
    e.ExcessDamage: ("card.thrown-car",),
    e.ReturnToField: ("card.invulnerability",),
    e.PreventIt: ("prevent.2",),
    e.RedirectDamage: ("prevent.4",),
    e.Capture: ("capture.1",),
    e.TakeControl: ("control.1",),
    e.CopyDie: ("copy.1",),
}

LABELS: dict[str, tuple[str, str]] = {
    "number": ("nº", "no."),
    "name": ("carta", "card"),
    "cost": ("custo", "cost"),
    "energy": ("energia", "energy"),
    "affiliation": ("afiliação", "affiliation"),
    "max": ("Max", "Max"),
    "use": ("Use", "Use"),
    "rarity": ("raridade", "rarity"),
    "die": ("dado", "die"),
    "faces": ("faces", "faces"),
    "word": ("nome em lances", "name in moves"),
    "generic": ("genérica", "generic"),
    "wild": ("coringa", "wild"),
    "action": ("ação", "action"),
    "level": ("nível", "level"),
    "common": ("comum", "common"),
    "uncommon": ("incomum", "uncommon"),
    "rare": ("rara", "rare"),
    "super-rare": ("super-rara", "super-rare"),
}


def _label(word: str, lang: Lang) -> str:
    return LABELS[word][lang == "en"]


class DiceCards(Cards[Card]):
    """The collection of this game."""

    __slots__ = ()

    rules = RULES
    labels = LABELS
    heads = ("number", "name", "cost", "energy", "affiliation", "max")

    def all(self) -> Sequence[Card]:
        return sorted(pieces.load().cards.values(), key=lambda card: card.number)

    def shelf(self) -> pieces.Catalogue:
        return pieces.load()

    def name(self, card: Card, lang: Lang) -> str:
        return card.name(lang)

    # -- as printed --

    def row(self, card: Card, lang: Lang) -> list[str]:
        energy = _energy(card.energy, lang)
        return [
            str(card.number),
            card.name(lang),
            str(card.cost),
            energy,
            _affiliation(card.affiliation, lang),
            str(card.limit),
        ]

    def said(self, card: Card, lang: Lang) -> Sequence[tuple[str, str]]:
        die = pieces.load().dice[card.die]
        return [
            ("number", str(card.number or "")),
            ("word", card.word),
            ("cost", str(card.cost)),
            ("energy", _energy(card.energy, lang)),
            ("affiliation", _affiliation(card.affiliation, lang)),
            ("use" if card.basic else "max", str(card.limit)),
            ("rarity", _label(card.rarity, lang) if card.rarity else ""),
            ("die", die.title.of(lang)),
            ("faces", "  ".join(_face(face, lang) for face in die.faces)),
        ]

    # -- its text --

    def printed(self, card: Card) -> str:
        return card.text

    def text(self, card: Card, lang: Lang) -> str:
        return say_text(card.abilities, lang, pieces.names_written(pieces.load().dice, lang))

    def abilities(self, card: Card) -> Sequence[CardAbility]:
        return card.abilities

    # -- somebody's own cards --

    def compile(self, description: Described, file: Described) -> Card:
        own = [pieces.compile_die(die) for die in descriptions(file, "die")]
        dice: dict[str, DieType] = {**pieces.load().dice, **{die.id: die for die in own}}
        return pieces.compile_card(description, dice)

    def read_text(self, text: str, description: Described) -> Sequence[CardAbility]:
        sort = t.ACTION if _is_action(description) else t.TRIGGER
        return compile_text(text, sort, pieces.names_read(pieces.load().dice))

    def write_text(self, records: Sequence[CardAbility]) -> str:
        return say_text(records, "pt", pieces.names_written(pieces.load().dice, "pt"))

    def title(self, description: Described) -> str:
        subtitle = title_of({"title": description.get("subtitle")})
        return title_of(description) + (f", {subtitle}" if subtitle != "?" else "")


def _is_action(description: Described) -> bool:
    """An action card lies with dice to be used, says so, or names an action die."""
    die = pieces.load().dice.get(str(description.get("die", "")))
    says = fold(str(description.get("type", ""))).startswith(("acao", "action"))
    return says or bool(description.get("use")) or (die is not None and die.kind == "action")


def _energy(energy: str, lang: Lang) -> str:
    if energy in LABELS:
        return _label(energy, lang)
    return ENERGIES.get(energy, (energy, energy))[lang == "en"]


def _affiliation(affiliation: str, lang: Lang) -> str:
    return AFFILIATIONS[affiliation][lang == "en"] if affiliation else ""


def _face(face: Face, lang: Lang) -> str:
    """A face in brackets: [2 punho], [ação *], [nível 1: 0/6A/5D *]."""
    bursts = " " + "*" * face.bursts if face.bursts else ""
    if face.kind == "energy":
        return f"[{face.amount} {_energy(face.energy, lang)}]"
    if face.kind == "action":
        return f"[{_label('action', lang)}{bursts}]"
    return f"[{_label('level', lang)} {face.level}: {face.fielding} {face.attack}A {face.defence}D{bursts}]"
