"""Which permanent texts hold and which texts listen; what they add, forbid and allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.core.effects import EACH, Clause, Effect, Selector
from ludoteca.core.events import Event
from ludoteca.core.modifiers import ALLOW, DENY, Modifier
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.table.areas import EQUIPMENT, HELD, INVENTORY, SCENE, SHEET, area
from ludoteca.games.apotheosis.table.box import Kind
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.grounds import CAST, HOLDING, IN_PLAY, LISTENING, SHEETS, in_play
from ludoteca.games.apotheosis.table.uses import Spoken, Use
from ludoteca.games.apotheosis.text.questions import questions
from ludoteca.games.apotheosis.text.terms import AGENT, TEMPORARY
from ludoteca.games.apotheosis.text.words import COMPANION, ENTITY

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.table import ApotheosisTable

#: The counter that keeps a temporary text going.
TIME = "time"

#: A text in play: the passage, its card, and the character that has it (-1 in the scenario: everybody's).
InPlay = tuple[Spoken, int, int]

#: How many clauses of one question stand in play: the effect, its clause, the text.
Standing = tuple[Any, Clause, InPlay]

#: What waits for a moment: the passage of an auto or a reactive use, its card, and the character that has it.
Listening = tuple[Any, int, int]


def cards_in_play(table: ApotheosisTable) -> list[tuple[int, int, bool]]:
    """Every card whose text counts, its character, and whether it is attached (draft.reveal.1, characters.dead.1)."""
    found: list[tuple[int, int, bool]] | None = table.kept[IN_PLAY].get("all")
    if found is None:
        found = []
        for seat in range(table.box.seats):
            kept = table.kept[in_play(table.box.seats, seat)]
            if "cards" not in kept:
                kept["cards"] = tuple(in_play_of(table, seat))
            found += kept["cards"]
        found += attached_in_play(table)
        found += [(number, NONE, False) for number in table.zones[SCENE]]
        table.kept[IN_PLAY]["all"] = found
    return found


def attached_in_play(table: ApotheosisTable) -> list[tuple[int, int, bool]]:
    """The attachments of cards whose character lives, as they were attached."""
    pieces = table.pieces
    bearers = {host: table.bearer(host) for host in hosts(table) if table.is_card(host)}
    if not bearers:
        return []
    speaking = [number for number in table.zones[HELD] if table.kind(number).speaks]
    held = [(number, bearers.get(pieces[number].host, NONE)) for number in speaking]
    return [(number, bearer, True) for number, bearer in held if table.living(bearer)]


def in_play_of(table: ApotheosisTable, seat: int) -> Iterator[tuple[int, int, bool]]:
    """The cards of a Hero, revealed ones of the inventory too, and of its Companions on the board."""
    pieces, kinds = table.pieces, table.box.kinds
    hero = table.heroes[seat]
    if table.living(hero):
        for number in table.table_cards(seat):
            kind = kinds[pieces[number].kind]
            if kind.speaks and kind.suit != COMPANION and counts(table, number):
                yield number, hero, False
        for number in table.zones[area(seat, INVENTORY)]:
            if not pieces[number].hidden and kinds[pieces[number].kind].speaks:
                yield number, hero, False
    for number in table.characters_of(seat):
        card = pieces[number].card
        if number != hero and card != NONE:
            yield card, number, False


def counts(table: ApotheosisTable, number: int) -> bool:
    """Has a card on the table an effect? Not a concealed one, nor a Collegium that is exhausted."""
    card = table.pieces[number]
    return not card.hidden and not (card.exhausted and table.kind(number).summus == "collegium")


def texts(table: ApotheosisTable) -> dict[str, tuple[Standing, ...]]:
    """The permanent texts that hold, by the question that they answer."""
    try:
        kept: dict[str, tuple[Standing, ...]] = table.kept[HOLDING]["texts"]
    except KeyError:
        kept = table.kept[HOLDING]["texts"] = find_texts(table)
    return kept


def find_texts(table: ApotheosisTable) -> dict[str, tuple[Standing, ...]]:
    pieces, kinds = table.pieces, table.box.kinds
    found: dict[str, list[Standing]] = {}
    for card, character, attached in cards_in_play(table):
        for spoken in kinds[pieces[card].kind].permanents:
            if spoken.passage.attached != attached:
                continue
            if spoken.passage.keyword == TEMPORARY and not table.pieces[card].count(TIME):
                continue
            for clause in spoken.passage.ability.clauses:
                for question in questions(clause.effect):
                    found.setdefault(question, []).append((clause.effect, clause, (spoken, card, character)))
    return {question: tuple(each) for question, each in found.items()}


def speaking(table: ApotheosisTable, question: str, number: int) -> Iterator[tuple[Any, Carry, int]]:
    """The standing effects on a question that speak of this piece now, each with its frame and its card."""
    for effect, clause, (spoken, card, character) in texts(table).get(question, ()):
        agent = number if character == NONE else character
        frame = frame_of(table, spoken, card, agent)
        if holds(table, frame, spoken, clause) and concerns(table, frame, effect, number):
            yield effect, frame, card


def concerns(table: ApotheosisTable, frame: Carry, effect: Effect, number: int) -> bool:
    what: Selector | None = getattr(effect, "what", None)
    if what is None:
        return True
    if what.how == AGENT:
        return bool(number == frame.agent)
    if what.how == EACH:
        return what.passes(table, frame, number)
    return number in frame.found(table, what)


def holds(table: ApotheosisTable, frame: Carry, spoken: Spoken, clause: Clause) -> bool:
    condition = spoken.passage.condition
    if condition is not None and not condition.holds(table, frame):
        return False
    return clause.condition is None or clause.condition.holds(table, frame)


def hosts(table: ApotheosisTable) -> Mapping[int, Sequence[int]]:
    """The pieces that cards lie under, each with these; kept for the cards that do."""
    held = table.zones[HELD]
    kept: tuple[tuple[int, ...], dict[int, list[int]]] | None = table.kept[CAST].get("under")
    if kept is None or kept[0] is not held:
        found: dict[int, list[int]] = {}
        for number in held:
            found.setdefault(table.pieces[number].host, []).append(number)
        kept = table.kept[CAST]["under"] = (held, found)
    return kept[1]


def frame_of(table: ApotheosisTable, spoken: Spoken, card: int, agent: int) -> Carry:
    """The frame in which a text is read that changes nothing; it is shared."""
    seat = table.pieces[agent].controller if agent in table.pieces else 0
    key = (spoken.number, card, agent, seat)
    frame: Carry | None = table.box.frames.get(key)
    if frame is None:
        if len(table.box.frames) > 4096:
            table.box.frames.clear()
        frame = table.box.frames[key] = Carry(spoken.ability, seat, card, agent)
    return frame


def frame_for(table: ApotheosisTable, agent: int, card: int, use: Use, event: Event | None) -> Carry | None:
    """The frame in which the text of a use is read; there is none without a text."""
    if use.spoken is None:
        return None
    if event is None:
        return frame_of(table, use.spoken, card, agent)
    return Carry(use.spoken.ability, table.pieces[agent].controller, card, agent, event)


# -- sums, denials, permissions ------------------------------------------------------------------


def added(table: ApotheosisTable, question: str, number: int) -> list[tuple[int, int]]:
    """What is added to a figure of a piece: each amount with the card that it comes from."""
    found = []
    if question in texts(table):
        for effect, frame, card in speaking(table, question, number):
            amount = effect.amount if isinstance(effect.amount, int) else effect.amount.count(table, frame)
            found.append((amount, card))
    for modifier in table.modifiers.get(question, ()):
        if modifier.subjects is not None and number in modifier.subjects:
            found.append((modifier.amount, modifier.source))
    return found


def total(table: ApotheosisTable, question: str, number: int) -> int:
    if question not in table.box.questions:
        return 0
    return sum(amount for amount, _ in added(table, question, number))


def denied(table: ApotheosisTable, deed: str, number: int) -> int | None:
    """The card that forbids a piece something, if one does."""
    question = f"cannot-{deed}"
    if question not in table.box.questions:
        return None
    if question in texts(table):
        for effect, _, card in speaking(table, question, number):
            if not effect.by:
                return card
    for modifier in table.modifiers.get(question, ()):
        if modifier.operation == DENY and modifier.other == NONE and number in (modifier.subjects or ()):
            return modifier.source
    return None


def untargetable(table: ApotheosisTable, number: int, agent: int, card: int) -> int | None:
    """The card that keeps a piece from being the target of this agent with this card (r28, r29)."""
    question = "cannot-be-target"
    if question not in table.box.questions:
        return None
    if question in texts(table):
        for effect, frame, source in speaking(table, question, number):
            if applies(table, effect.by, frame.agent, source, agent, card):
                return source
    for modifier in table.modifiers.get(question, ()):
        if number in (modifier.subjects or ()) and blames(table, modifier, agent, card):
            return modifier.source
    return None


def applies(table: ApotheosisTable, by: str, owner: int, source: int, agent: int, card: int) -> bool:
    if by == "enemy":
        return table.is_enemy(owner, agent)
    if by == "this-card":
        return card == source
    if by == "this-name":
        return card in table.pieces and table.kind(card) is table.kind(source)
    return True


#: How a lasting prohibition says whose aim it bars, in ``Modifier.amount``.
BY = ("", "enemy", "this-card", "this-name")


def blames(table: ApotheosisTable, modifier: Modifier, agent: int, card: int) -> bool:
    by = BY[modifier.amount]
    if by == "this-name":
        return card in table.pieces and table.pieces[card].kind == modifier.other
    if by == "enemy":
        return bool(table.box.teams[modifier.controller] != table.team_of(agent))
    return by == "" or card == modifier.source


def allowed(table: ApotheosisTable, deed: str, number: int) -> bool:
    question = f"can-{deed}"
    if question not in table.box.questions:
        return False
    if question in texts(table):
        for _ in speaking(table, question, number):
            return True
    for modifier in table.modifiers.get(question, ()):
        if modifier.operation == ALLOW and number in (modifier.subjects or ()):
            return True
    return False


# -- who listens --------------------------------------------------------------------------------


def listeners(table: ApotheosisTable) -> dict[str, tuple[Listening, ...]]:
    """The texts in play that wait for a moment: autos under its name, reactive uses under "re-" and its name."""
    kept: dict[str, tuple[Listening, ...]] | None = table.kept[LISTENING].get("texts")
    if kept is None:
        pieces, kinds = table.pieces, table.box.kinds
        found: dict[str, list[Listening]] = {}
        for card, character, attached in cards_in_play(table):
            kind = kinds[pieces[card].kind]
            for spoken in kind.autos:
                if spoken.passage.attached == attached and spoken.passage.when is not None:
                    found.setdefault(spoken.passage.when.kind, []).append((spoken, card, character))
            if kind.reacts and not attached:
                file_reactive(found, kind, card, character)
        for seat in range(table.box.seats):
            for card in table.zones[area(seat, INVENTORY)]:
                kind = kinds[pieces[card].kind]
                if kind.answers and pieces[card].hidden and table.living(table.heroes[seat]):
                    file_reactive(found, kind, card, table.heroes[seat])
        kept = table.kept[LISTENING]["texts"] = {moment: tuple(each) for moment, each in found.items()}
    return kept


def file_reactive(found: dict[str, list[Listening]], kind: Kind, card: int, character: int) -> None:
    for use in kind.uses:
        if use.answers:
            found.setdefault(f"re-{use.answers}", []).append((use, card, character))


def equipped(table: ApotheosisTable, seat: int) -> list[int]:
    return [number for number in table.zones[area(seat, EQUIPMENT)] if not table.pieces[number].hidden]


def entity_of(table: ApotheosisTable, seat: int) -> int:
    """The Entity of a Hero, awake or asleep; -1 for none."""
    key = ("entity", seat)
    found: int | None = table.kept[SHEETS].get(key)
    if found is None:
        sheet = table.zones[area(seat, SHEET)]
        found = table.kept[SHEETS][key] = next((number for number in sheet if table.kind(number).suit == ENTITY), NONE)
    return found
