"""The cards as the command line lists, shows, explains and checks them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.cardtext.cards import Cards
from ludoteca.cardtext.collection import title_of
from ludoteca.cardtext.pieces import misdescribed
from ludoteca.core.documents import Described
from ludoteca.core.problems import Problem
from ludoteca.core.rulebook import Lang, fold
from ludoteca.games.battle_scenes.cards import cards as pieces
from ludoteca.games.battle_scenes.cards import importing
from ludoteca.games.battle_scenes.cards.cards import Card
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.english_names import alignment_in, name_in, power_in
from ludoteca.games.battle_scenes.wording.wording import compile_text, own_names, render

#: The rules that each kind of record leans on.
RULES: dict[type, tuple[str, ...]] = {
    t.Damage: ("4.8.3-1",),
    t.ChangeDamage: ("4.8.3-1",),
    t.Redirect: ("4.8.3.1.E-1",),
    t.Shift: ("7.3.capacitar", "7.3.incapacitar"),
    t.AtStage: ("7.3.estagio",),
    t.Load: ("7.3.carregar-1",),
    t.Unload: ("7.3.descarregar",),
    t.Swap: ("7.3.permutar",),
    t.Discard: ("7.3.descartar",),
    t.NoEffect: ("5.8-1",),
    t.SetShield: ("4.8.6.A-1",),
    t.Typed: ("7.3.acoes-de-antecipar", "7.3.acoes-imprevistas"),
    t.Energy: ("7.3.energia-inicial",),
    t.Controlled: ("7.3.controlador",),
}

LABELS: dict[str, tuple[str, str]] = {
    "name": ("card", "card"),
    "kind": ("tipo", "kind"),
    "alter_ego": ("alter ego", "alter ego"),
    "energy": ("Energia Inicial", "Initial Energy"),
    "increment": ("Valor de Acréscimo", "Increment Value"),
    "shield": ("Escudo", "Shield"),
    "alignments": ("alinhamento", "alignment"),
    "affiliations": ("afiliação", "affiliation"),
    "powers": ("poderes", "powers"),
    "action": ("ação", "action"),
    "cost": ("custo", "cost"),
    "action_cost": ("custo de incapacitação", "exhaustion cost"),
    "action_power": ("poder da ação", "power of the action"),
    "action_types": ("tipo da ação", "type of the action"),
    "evolves_from": ("evolui de", "evolves from"),
    "word": ("nome em lances", "name in moves"),
    "character": ("personagem", "character"),
    "ev_character": ("personagem-EV", "EV character"),
    "support": ("suporte", "support"),
    "scenario": ("cenário", "scenario"),
    "ability": ("habilidade", "ability"),
    "anticipation": ("de antecipar", "anticipation"),
    "unforeseen": ("imprevista", "unforeseen"),
}

#: Types and costs as lists of cards from elsewhere write them.
TYPES_READ = {"acao de antecipar", "acao imprevista", "anticipation", "unforeseen", "normal"}
COSTS_READ = {"", "0", "1", "2", "X", "none"}


def _label(word: str, lang: Lang) -> str:
    return LABELS[word][lang == "en"]


class SceneCards(Cards[Card]):
    """The collection of this game."""

    __slots__ = ()

    rules = RULES
    labels = LABELS
    heads = ("name", "kind", "energy", "shield", "affiliations", "powers")

    def all(self) -> Sequence[Card]:
        return sorted(pieces.load().cards.values(), key=lambda card: fold(card.name))

    def shelf(self) -> pieces.Catalogue:
        return pieces.load()

    def name(self, card: Card, lang: Lang) -> str:
        return f"{name_in(lang, card.entry.name)} {card.entry.version}"

    # -- as printed --

    def row(self, card: Card, lang: Lang) -> list[str]:
        entry = card.entry
        energy = str(entry.initial_energy) if entry.initial_energy else ""
        shield = str(entry.shield) if entry.initial_energy else ""
        powers = ", ".join(power_in(lang, power) for power in entry.powers)
        return [self.name(card, lang), _label(entry.kind, lang), energy, shield, ", ".join(entry.affiliations), powers]

    def said(self, card: Card, lang: Lang) -> Sequence[tuple[str, str]]:
        entry = card.entry
        return [
            ("kind", _label(entry.kind, lang)),
            ("word", card.word),
            ("alter_ego", entry.alter_ego),
            ("energy", str(entry.initial_energy or "")),
            ("increment", str(entry.increment or "")),
            ("shield", str(entry.shield) if entry.initial_energy else ""),
            ("alignments", ", ".join(alignment_in(lang, each) for each in entry.alignments)),
            ("affiliations", ", ".join(entry.affiliations)),
            ("powers", ", ".join(power_in(lang, power) for power in entry.powers)),
            ("evolves_from", entry.evolves_from),
            ("action", entry.action),
            ("action_cost", entry.action_cost),
            ("action_power", power_in(lang, entry.action_power)),
            ("action_types", ", ".join(_label(each, lang) for each in entry.action_types)),
        ]

    def labels_left_out(self, lang: Lang) -> set[str]:
        """The facts that a drawn card shows otherwise: by its frame, under its name, beside its action."""
        shown = ("kind", "word", "alter_ego", "action", "action_cost", "action_power", "action_types")
        return {_label(word, lang) for word in shown}

    def facts_of_action(self, card: Card, lang: Lang) -> list[str]:
        """What stands beside the name of a card's action: its cost, its power, its types."""
        entry = card.entry
        cost = f"{_label('cost', lang)} {entry.action_cost}" if entry.action_cost else ""
        types = ", ".join(_label(each, lang) for each in entry.action_types)
        return [each for each in (cost, power_in(lang, entry.action_power), types) if each]

    # -- its texts --

    def printed(self, card: Card) -> str:
        return "\n".join(filter(None, (card.entry.text, card.entry.action_text)))

    def text(self, card: Card, lang: Lang) -> str:
        return "\n".join(render(lines, lang) for lines in (card.permanent_lines, card.action_lines) if lines)

    def abilities(self, card: Card) -> Sequence[t.Line]:
        return (*card.permanent_lines, *card.action_lines)

    # -- somebody's own cards --

    def compile(self, description: Described, file: Described) -> Card:
        return pieces.compile_card(description)

    def understand(self, description: Described) -> Sequence[t.Line]:
        """All of its texts, its costs, types and powers: nothing may be left out, and all of it can be played."""
        importing.check_shape(description, self.title(description))
        self.check_facts(description)
        if description.get("type") or description.get("kind"):
            card = pieces.compile_card(importing.described(description), written=True)
            self.check_playable(card)
            return self.abilities(card)
        own = own_names(str(description.get("name") or ""), str(description.get("action") or ""))
        action = pieces.read_back(lambda text: compile_text(text, t.ACTION, own))(
            str(description.get("action_text") or "")
        )
        lines = pieces.read_back(lambda text: compile_text(text, t.STATIC, own))(
            str(description.get("permanent_text", description.get("text")) or "")
        )
        pieces.compile_evolution(importing.evolution(str(description.get("ev_text") or "")))
        return (*lines, *action)

    def check_playable(self, card: Card) -> None:
        """An error if one of its texts cannot be carried out: only the whole game can tell (``game.py``)."""

    def check_facts(self, description: Described) -> None:
        title = self.title(description)
        powers = [*importing.listed(description.get("powers")), str(description.get("action_power") or "")]
        types = [fold(each) for each in importing.listed(description.get("action_types"))]
        problems = [f"power {power}" for power in powers if power not in ("", "none", *t.POWERS.values())]
        problems += [f"type {each}" for each in types if each not in TYPES_READ]
        if str(description.get("action_cost") or "") not in COSTS_READ:
            problems.append(f"cost {description['action_cost']}")
        free = "ação não tem custo" in str(description.get("action_text") or "")
        if free and description.get("action_cost"):
            problems.append("a cost that the text denies")
        if problems:
            what = ", ".join(problems)
            raise misdescribed(title, Problem(f"unknown: {what}", "problem-unknown-words", what=what))

    def title(self, description: Described) -> str:
        version = title_of({"title": description.get("version")})
        return title_of(description, "name") + (f" {version}" if version != "?" else "")
