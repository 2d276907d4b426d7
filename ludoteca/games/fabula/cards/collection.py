"""What the command line shows of the cards."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.cardtext.cards import Cards
from ludoteca.core.documents import Described
from ludoteca.core.rulebook import Lang
from ludoteca.games.fabula.cards import cards as pieces
from ludoteca.games.fabula.cards.cards import Card
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.names import COLOURS, SUBTYPES
from ludoteca.games.fabula.wording.wording import compile_text, say_text

#: The rules that each kind of record leans on, besides those that filters name themselves.
RULES: dict[type, tuple[str, ...]] = {
    t.Target: ("1.15.3-1",),
    t.When: ("1.14.6",),
    t.Resources: ("1.18.6a",),
    t.TapThis: ("1.8.12-1",),
    t.SacrificeCost: ("1.18.6b-1",),
    t.DiscardCost: ("1.14.7-2",),
    t.Variable: ("1.8.4",),
    t.Half: ("1.8.2",),
    e.Damage: ("1.21.3",),
    e.DivideDamage: ("1.15.12-2",),
    e.Destroy: ("1.21.5",),
    e.Sacrifice: ("g.sacrificar-1", "g.sacrificar-2"),
    e.Cannot: ("1.1.2a",),
    e.CanAct: ("g.agir",),
    e.Boost: ("1.11.3-2",),
    e.Resistance: ("1.20.4",),
    e.Counters: ("g.escudo-1",),
    e.Prevent: ("1.21.7-1",),
    e.PreventOffensive: ("1.22.6",),
    e.CreateToken: ("1.12.3-1",),
    e.CopyPermanent: ("1.12.10-1",),
    e.Cancel: ("1.23.1",),
    e.CancelNext: ("1.23.3",),
    e.CopyEffect: ("1.13.3",),
    e.ChangeTarget: ("1.15.5",),
    e.ChangeX: ("1.8.7",),
    e.AttachTo: ("g.anexar-1",),
    e.Exhaust: ("g.exaustao",),
    e.UseFree: ("1.17.4-1",),
    e.Generate: ("1.18.11",),
    e.RaiseCeiling: ("1.18.10-2",),
    e.GiveResources: ("1.18.8",),
    e.WinGame: ("1.5.2a",),
    e.LoseTypes: ("1.11.5",),
    e.ChooseColour: ("1.6.6-1",),
    e.ChooseNumber: ("1.8.3",),
}

LABELS = {
    "name": ("nome", "name"),
    "type": ("tipo", "type"),
    "colour": ("cor", "colour"),
    "cost": ("custo", "cost"),
    "figures": ("ofensiva/influência/vida", "offensive/influence/life"),
    "rarity": ("raridade", "rarity"),
    "subtypes": ("subtipos", "subtypes"),
    "word": ("palavra", "word"),
    "base": ("base", "base"),
    "ally": ("aliado", "ally"),
    "modification": ("modificação", "modification"),
    "maneuver": ("manobra", "maneuver"),
    "common": ("comum", "common"),
    "rare": ("rara", "rare"),
    "legendary": ("lendária", "legendary"),
    "colourless": ("incolor", "colourless"),
}


def label(word: str, lang: Lang) -> str:
    return LABELS[word][lang == "en"]


def feminine(colour: str) -> str:
    """A card is feminine."""
    return f"{colour[:-1]}a" if colour.endswith("o") else colour


def colours(card: Card, lang: Lang) -> str:
    found = card.entry.colours
    if not found:
        return label("colourless", lang)
    return "/".join(feminine(COLOURS[colour][0]) if lang == "pt" else colour for colour in found)


def cost(card: Card) -> str:
    return "" if card.type == "base" else card.letter or str(card.cost)


def figures(card: Card) -> str:
    entry = card.entry
    return f"{entry.offensive}/{entry.influence}/{entry.life}" if card.type == "ally" else ""


class FabulaCards(Cards[Card]):
    """The collection of this game."""

    __slots__ = ()

    rules = RULES
    labels = LABELS
    heads = ("name", "type", "colour", "cost", "figures", "rarity")

    def shelf(self) -> pieces.Catalogue:
        return pieces.load()

    def name(self, card: Card, lang: Lang) -> str:
        return card.name(lang)

    def row(self, card: Card, lang: Lang) -> list[str]:
        rarity = label(card.entry.rarity, lang)
        return [card.name(lang), label(card.type, lang), colours(card, lang), cost(card), figures(card), rarity]

    def said(self, card: Card, lang: Lang) -> Sequence[tuple[str, str]]:
        names = {word: said[lang == "en"] for word, said in SUBTYPES.items()}
        return [
            ("word", card.word),
            ("type", label(card.type, lang)),
            ("colour", colours(card, lang)),
            ("cost", cost(card)),
            ("figures", figures(card)),
            ("subtypes", ", ".join(names[subtype] for subtype in card.entry.subtypes)),
            ("rarity", label(card.entry.rarity, lang)),
        ]

    # -- its text --

    def printed(self, card: Card) -> str:
        return card.text

    def text(self, card: Card, lang: Lang) -> str:
        return say_text(card.passages, lang)

    def abilities(self, card: Card) -> Sequence[t.Passage]:
        return card.passages

    # -- somebody's own cards --

    def compile(self, description: Described, file: Described) -> Card:
        return pieces.compile_card(description)

    def read_text(self, text: str, description: Described) -> Sequence[t.Passage]:
        return compile_text(text, str(description.get("type", "ally")))

    def write_text(self, records: Sequence[t.Passage]) -> str:
        return say_text(records, "pt")
