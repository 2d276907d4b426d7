"""What the command line shows of the cards."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.cardtext.cards import Cards
from ludoteca.core.documents import Described
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.cards import cards as pieces
from ludoteca.games.apotheosis.cards.cards import Bar, Card
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.words import ATTRIBUTES, PATHS
from ludoteca.games.apotheosis.wording import names as w
from ludoteca.games.apotheosis.wording.wording import compile_text

#: The rules that each kind of record leans on, besides those that filters name themselves.
RULES: dict[type, tuple[str, ...]] = {
    t.Target: ("r17", "draft.target.1"),
    t.When: ("cards.keyword.timing",),
    t.Points: ("cards.borrow.1",),
    t.Energy: ("skill.activate.1",),
    t.Life: ("draft.cost.1",),
    t.GiveCards: ("draft.discard.1",),
    t.Dice: ("draft.random.1", "guidelines.dice.5"),
    t.Half: ("guidelines.round.1",),
    e.Damage: ("battle.damage.1",),
    e.Injure: ("draft.injury.1",),
    e.LoseLife: ("draft.injury.2",),
    e.Heal: ("pieces.object.3",),
    e.Revive: ("characters.revive.1", "characters.revive.2"),
    e.TreatDead: ("characters.ko.2", "characters.overkill.3"),
    e.Mark: ("characters.marker.1", "characters.marker.2"),
    e.Modify: ("characters.modifier.1",),
    e.Cannot: ("r28", "r29"),
    e.GainPoints: ("turn.ap.1",),
    e.MoveUpTo: ("r30", "r32", "r33"),
    e.Teleport: ("keywords.move",),
    e.ChangeTile: ("board.tile.1",),
    e.Lay: ("board.tile.1", "board.tile.2"),
    e.Create: ("r36", "draft.piece.2"),
    e.CreateDummy: ("pieces.dummy.1",),
    e.BecomeContainer: ("pieces.container.3",),
    e.DropItem: ("pieces.container.4",),
    e.ChangeTarget: ("r8-ex1",),
    e.Negate: ("r24", "cards.keyword.limit"),
    e.FreeAttack: ("battle.attack.1",),
    e.UseCard: ("draft.other.1",),
    e.UseTable: ("draft.other.2",),
    e.Check: ("check.roll.1", "chart.check"),
    e.Draw: ("keywords.get", "r20"),
    e.Search: ("keywords.get", "draft.search.1"),
    e.Get: ("keywords.get",),
    e.PutAway: ("keywords.discard",),
    e.MakeDiscard: ("draft.discard.1",),
    e.PlaceCard: ("keywords.place",),
    e.Attach: ("attachments.1", "draft.limit.1"),
    e.Replace: ("keywords.replace.card",),
    e.Turn: ("keywords.exhaust",),
    e.Show: ("keywords.place", "draft.reveal.1"),
    e.RecoverEnergy: ("draft.essence.3",),
    e.Counters: ("counters.1", "draft.limit.1"),
    e.SummonFree: ("companion.summon.1",),
    e.WakeEntity: ("entity.4",),
    e.RaiseAccess: ("decks.5", "r21"),
}

LABELS = {
    "name": ("nome", "name"),
    "suit": ("naipe", "suit"),
    "level": ("nível", "level"),
    "knowledge": ("conhecimento", "knowledge"),
    "value": ("valor", "value"),
    "bar": ("barra", "bar"),
    "energy": ("energia", "energy"),
    "attributes": ("atributos", "attributes"),
    "knowledges": ("conhecimentos", "knowledges"),
    "slots": ("espaços", "slots"),
    "properties": ("propriedades", "properties"),
    "path": ("caminho", "path"),
    "rarity": ("raridade", "rarity"),
    "kind": ("tipo", "kind"),
    "techniques": ("técnicas", "techniques"),
    "word": ("palavra", "word"),
    "free": ("livre", "free"),
    "common": ("comum", "common"),
    "uncommon": ("incomum", "uncommon"),
    "rare": ("rara", "rare"),
    "epic": ("épica", "epic"),
    "legendary": ("lendária", "legendary"),
    "house": ("CASA", "House"),
    "class": ("CLASSE", "Class"),
    "entity": ("ENTE", "Entity"),
    "item": ("ITEM", "Item"),
    "skill": ("HABILIDADE", "Skill"),
    "companion": ("COMPANHEIRO", "Companion"),
    "event": ("EVENTO", "Event"),
    "human": ("HUMANO", "Human"),
    "creature": ("CRIATURA", "Creature"),
    "summon": ("EVOCAÇÃO", "Summon"),
    "spirit": ("espírito", "spirit"),
    "deity": ("divindade", "deity"),
    "god": ("deus", "god"),
    "vest": ("veste", "vest"),
    "head": ("cabeça", "head"),
    "feet": ("pés", "feet"),
    "accessory": ("acessório", "accessory"),
    "utility": ("utilidade", "utility"),
    "ultimatum": ("Ultimato", "Ultimatum"),
    "collegium": ("Collegium", "Collegium"),
    "direct": ("direto", "direct"),
    "arcing": ("arqueado", "arcing"),
    "area": ("área", "area"),
    "explosive": ("EXPLOSIVO", "EXPLOSIVE"),
    "ap": ("AÇÃO", "action"),
    "damage": ("dano", "damage"),
}


def label(word: str, lang: Lang) -> str:
    return LABELS[word][lang == "en"]


def knowledge(card: Card, lang: Lang) -> str:
    word = card.entry.knowledge
    if card.entry.value is None and not word:
        return ""
    return w.KNOWLEDGES[word][lang == "en"] if word else label("free", lang)


def bar(found: Bar | None, lang: Lang) -> str:
    """ "3 AÇÃO, direto 2, dano FOR+1+1d6"."""
    if found is None:
        return ""
    said = [f"{found.ap} {label('ap', lang)}"]
    if found.range is not None:
        said.append(f"{label(found.range.type, lang)} {summed(found.range.attribute, found.range.constant, '', lang)}")
    if found.damage is not None:
        damage = found.damage
        said.append(f"{label('damage', lang)} {summed(damage.attribute, damage.constant, damage.dice, lang)}")
    if found.explosive:
        said.append(label("explosive", lang))
    return ", ".join(said)


def summed(attribute: str, constant: int, dice: str, lang: Lang) -> str:
    code = w.ATTRIBUTE_CODES[attribute][lang == "en"] if attribute else ""
    return "+".join(part for part in (code, str(constant) if constant else "", dice) if part) or "0"


def energy(card: Card, lang: Lang) -> str:
    entry = card.entry
    at = lang == "en"
    parts = [(entry.stamina, w.ENERGIES["stamina"][at]), (entry.mana, w.ENERGIES["mana"][at])]
    parts.append((entry.essence, essence(entry.colour, lang)))
    return ", ".join(f"{amount} {said}" for amount, said in parts if amount)


def essence(colour: str, lang: Lang) -> str:
    if not colour:
        return w.ESSENCE[lang == "en"]
    return f"{w.ESSENCE[0]} {w.COLOURS[colour][0]}" if lang == "pt" else f"{w.COLOURS[colour][1]} {w.ESSENCE[1]}"


def attributes(card: Card, lang: Lang) -> str:
    values = zip(ATTRIBUTES, card.entry.attributes.values(), strict=True)
    return " ".join(f"{w.ATTRIBUTE_CODES[word][lang == 'en']} {value}" for word, value in values if value)


def path(card: Card, lang: Lang) -> str:
    """The arcanum of a Class; a Companion's is a free word."""
    named = PATHS.get(card.entry.path)
    return card.entry.path if named is None else named[lang == "en"]


def kind(card: Card, lang: Lang) -> str:
    entry = card.entry
    words = (entry.companion, entry.rank, entry.specifier, entry.summus)
    return ", ".join([*(label(word, lang) for word in words if word), *([entry.lignum] if entry.lignum else [])])


class ApotheosisCards(Cards[Card]):
    """The collection of this game."""

    __slots__ = ()

    rules = RULES
    labels = LABELS
    heads = ("name", "suit", "level", "knowledge", "value", "bar")

    def shelf(self) -> pieces.Catalogue:
        return pieces.load()

    def name(self, card: Card, lang: Lang) -> str:
        return card.name(lang)

    def row(self, card: Card, lang: Lang) -> list[str]:
        value = "" if card.entry.value is None else str(card.entry.value)
        shown = bar(card.entry.bar, lang)
        return [card.name(lang), label(card.suit, lang), str(card.entry.level), knowledge(card, lang), value, shown]

    def said(self, card: Card, lang: Lang) -> Sequence[tuple[str, str]]:
        entry = card.entry
        slots = entry.slots
        at = lang == "en"
        return [
            ("word", card.word),
            ("suit", label(card.suit, lang)),
            ("level", str(entry.level)),
            ("kind", kind(card, lang)),
            ("knowledge", knowledge(card, lang)),
            ("rarity", label(entry.rarity, lang)),
            ("value", "" if entry.value is None else str(entry.value)),
            ("path", path(card, lang)),
            ("attributes", attributes(card, lang)),
            ("knowledges", ", ".join(w.KNOWLEDGES[word][at] for word in entry.knowledges)),
            ("slots", f"{slots.equipment}/{slots.memento}/{slots.support}" if slots != pieces.Slots() else ""),
            ("properties", ", ".join(w.PROPERTIES.get(word, (word, word))[at] for word in entry.properties)),
            ("energy", energy(card, lang)),
            ("bar", bar(entry.bar, lang)),
            ("techniques", "; ".join(f"{each.title.of(lang)}: {bar(each.bar, lang)}" for each in entry.techniques)),
        ]

    # -- its text --

    def printed(self, card: Card) -> str:
        return "\n".join(text for text in (card.entry.text, *(each.text for each in card.entry.techniques)) if text)

    def text(self, card: Card, lang: Lang) -> str:
        found = (card.passages, *(passages for _, passages in card.techniques))
        return "\n".join(pieces.load().render(passages, lang) for passages in found if passages)

    def abilities(self, card: Card) -> Sequence[t.Passage]:
        return (*card.passages, *(passage for _, passages in card.techniques for passage in passages))

    # -- somebody's own cards --

    def compile(self, description: Described, file: Described) -> Card:
        return pieces.compile_card(description)

    def read_text(self, text: str, description: Described) -> Sequence[t.Passage]:
        return compile_text(text, objects=pieces.load().objects.words["pt"])

    def write_text(self, records: Sequence[t.Passage]) -> str:
        return pieces.load().render(tuple(records), "pt")
