"""A match told as it is played: each choice in a sentence, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.decision import Option
from ludoteca.core.match import ANEW, CONCEDE, SETTLED, Match
from ludoteca.core.messages import Messages
from ludoteca.core.rulebook import Lang, Rulebook
from ludoteca.core.teller import Teller
from ludoteca.core.telling import Telling
from ludoteca.core.told import EventTold


def telling_for(match: Match, seat: int, messages: Messages) -> Telling:
    return match.game.telling(match.table, seat, messages)


def news(match: Match, seat: int, messages: Messages, since: int) -> list[str]:
    """What happened since a place in the log, as a seat may know it."""
    told = Teller(match.table, seat, messages).events(match.log[since:], since)
    return [event.text for event in told if event.news]


def everything(match: Match, seat: int, messages: Messages, last: int) -> list[str]:
    """The last events with the rule of each, also those that are no news."""
    first = max(0, len(match.log) - last)
    return [with_rule(event) for event in Teller(match.table, seat, messages).events(match.log[first:], first)]


def with_rule(event: EventTold) -> str:
    return f"{event.text} [{event.rule}]" if event.rule else event.text


def choice(match: Match, option: Option, messages: Messages) -> str:
    """What the seat that decides is about to do, as that seat knows it."""
    decision = match.table.decision
    assert decision is not None
    telling = telling_for(match, decision.seat, messages)
    if option[0] in (SETTLED, ANEW):
        return telling.beside(option[0])
    return telling.concession(option[1]) if option[0] == CONCEDE else chosen(telling, option)


def chosen(telling: Telling, option: Option) -> str:
    """Who reads it chooses an option."""
    return f"{telling.player(telling.seat)}: {telling.sentence(option)}"


def cited(book: Rulebook, id: str, lang: Lang) -> str:
    """A rule, or the ruling on a gap, without the name of the game that is on the table anyway."""
    return f"{id}: {' '.join(book.find(id).text(lang).split())}"


def outcome(match: Match, messages: Messages, book: Rulebook | None, lang: Lang) -> list[str]:
    """Who won, and by which rule."""
    if match.table.places is None:
        return []
    said = [winners(telling_for(match, 0, messages))]
    rule = next((event.rule for event in reversed(match.log) if event.kind == "finish"), "")
    if rule and book is not None:
        said.append(cited(book, rule, lang))
    return said


def winners(telling: Telling) -> str:
    """Who won the match that is over."""
    places = telling.table.places
    first = [telling.player(seat) for seat, place in enumerate(places) if place == 1]
    return telling.text("terminal-won" if len(first) < len(places) else "terminal-drawn", who=", ".join(first))


def transcript(match: Match, messages: Messages, book: Rulebook | None) -> Iterator[str]:
    """The whole match from its beginning: every choice with its number and notation, and what came of it."""
    again = Match(match.game, match.setup, match.seed)
    yield messages.text(
        "terminal-match", game=match.game.name, format=format_name(match, messages), seed=str(match.seed)
    )
    told = 0
    for line in news(again, 0, messages, told):
        yield f"   - {line}"
    for number, text in enumerate(match.choices, 1):
        option = again.read(text)
        yield f"{number}. {choice(again, option, messages)} [{text}]"
        told = len(again.log)
        again.choose(option)
        for line in news(again, 0, messages, told):
            yield f"   - {line}"
    yield from outcome(again, messages, book, messages.lang)


def format_name(match: Match, messages: Messages) -> str:
    """The format as the game calls it."""
    id = f"format-{match.setup.get('format', '')}"
    return messages.text(id) if id in messages else "-"
