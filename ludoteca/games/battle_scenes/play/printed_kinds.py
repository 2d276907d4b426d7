"""From the cards of a collection to the kinds of a match: what is printed on them, as the engine asks for it."""

from __future__ import annotations

from ludoteca.core.effects import EACH, Ability, Number, Selector
from ludoteca.games.battle_scenes.cards.cards import Card
from ludoteca.games.battle_scenes.play.targets import targets_in
from ludoteca.games.battle_scenes.table.kinds import CHARACTER, NO_COST, NOT_EV, X_COST, Kind, Mode, PrintedAction
from ludoteca.games.battle_scenes.text import keywords
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.terms import Line, Step

SORTS = {"ev_character": CHARACTER}


def kind_of(card: Card) -> Kind:
    """A card as the match uses it; made anew for every match, because a match numbers its texts."""
    entry = card.entry
    evolves = entry.kind == "ev_character"
    return Kind(
        card.word if card.word == card.id else card.id,
        SORTS.get(entry.kind, entry.kind),
        entry.name,
        version=int(entry.version.lstrip("V") or 1),
        alter_egos=tuple(ego for ego in entry.alter_ego.split("/") if ego),
        alignments=entry.alignments,
        affiliations=entry.affiliations,
        powers=tuple(power_code(power) for power in entry.powers),
        energy=entry.initial_energy,
        shield=entry.shield,
        increment=entry.increment if evolves else NOT_EV,
        panel=Selector(EACH, card.evolves_from) if evolves else None,
        keywords=tuple(keyword.name for line in card.permanent_lines for keyword in line.keywords),
        abilities=permanent_texts(card),
        action=printed_action(card),
        card=card,
    )


def power_code(power: str) -> str:
    """Powers go by their codes; a card may write out the name."""
    return next((code for code, name in text.POWERS.items() if power in (code, name)), power)


def permanent_texts(card: Card) -> tuple[Ability, ...]:
    """The texts, and what the keywords stand for."""
    found: list[Ability] = []
    for line in card.permanent_lines:
        for keyword in line.keywords:
            if keyword.name in keywords.TEXTS:
                found.append(keywords.text_of(keyword))
        if line.clauses:
            found.append(line)
    return tuple(found)


def printed_action(card: Card) -> PrintedAction | None:
    if not card.action_lines:
        return None
    entry = card.entry
    lines = card.action_lines
    costs = tuple(step for line in lines for step in line.costs)
    words = {keyword.name: keyword for line in lines for keyword in line.keywords}
    return PrintedAction(
        entry.action,
        X_COST if entry.action_cost == "X" else NO_COST if entry.action_cost == "" else int(entry.action_cost),
        modes_of(lines),
        power=power_code(entry.action_power),
        types=entry.action_types,
        costs=Line(text.ACTION, costs, x=lines[0].x) if costs else None,
        single="Ação Única" in words,
        singularity="Singularidade" in words,
        clairvoyance=number_of(words.get("Clarividência")),
        cosmic=number_of(words.get("Energia Cósmica")),
        clairvoyance_x=times_x(words.get("Clarividência")),
        cosmic_x=times_x(words.get("Energia Cósmica")),
        chosen_x=chooses_x(card),
    )


def chooses_x(card: Card) -> bool:
    """ "Descarregue X cards deste personagem: …": X is what the player pays (4.6.2.E.1-2)."""
    lines = card.action_lines
    if card.entry.action_cost == "X" or any(line.x is not None for line in lines):
        return False
    paid = [(line.costs, [each for each in line.keywords if each.name == "Energia Cósmica"]) for line in lines]
    return any("Variable" in repr(each) for each in paid)


def number_of(keyword: text.Keyword | None) -> int:
    if keyword is None:
        return 0
    if isinstance(keyword.amount, text.Variable):
        return keyword.amount.plus
    return keyword.amount.number if isinstance(keyword.amount, Number) else 1


def times_x(keyword: text.Keyword | None) -> int:
    """ "Clarividência X+2": how many times X stands in the number of a keyword."""
    return keyword.amount.times if keyword is not None and isinstance(keyword.amount, text.Variable) else 0


def modes_of(lines: tuple[Line, ...]) -> tuple[Mode, ...]:
    """One mode for each alternative that the text offers; the only one where it offers none (4.6.2.B)."""
    clauses = tuple(clause for line in lines for clause in line.clauses)
    x = next((line.x for line in lines if line.x is not None), None)
    whole = Line(text.ACTION, clauses, x=x)
    options = sorted({clause.option for clause in clauses if isinstance(clause, Step)} - {0}) or [0]
    found = []
    for option in options:
        chosen = tuple(each for each in clauses if not isinstance(each, Step) or each.option in (0, option))
        damages = any(isinstance(each.effect, text.Damage) and each.effect.source is None for each in chosen)
        found.append(Mode(whole, targets_in(chosen), damages))
    return tuple(found)
