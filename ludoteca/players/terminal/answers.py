"""The commands that only answer: why, why not, the log, the rules, the cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.core.action import CELL, Refusal
from ludoteca.core.decision import Option
from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import share
from ludoteca.players.hints import hints
from ludoteca.players.terminal import board, story, texts
from ludoteca.players.terminal.drawing import Drawing, trail

if TYPE_CHECKING:
    from ludoteca.players.terminal.session import Session

#: How many events ``why`` explains, ``log`` shows, and rules a search gives.
_LAST = 3
_LOG = 20
_FOUND = 5
#: A command at the beginning of a line of help, with the space that parts it from its explanation.
_COMMAND = re.compile(r"\S.*? {2,}")


def cite(session: Session, rule: str) -> str:
    """A rule in the reader's language, or its bare id where the rulebook does not have it."""
    if session.book is None or not rule:
        return rule
    try:
        return story.cited(session.book, rule, session.screen.lang)
    except LudotecaError:
        return rule


def why(session: Session, rest: str) -> None:
    """Why am I asked this, where are we, and what happened last by which rule?"""
    screen = session.screen
    asked = session.listing.asked
    screen.tell("terminal-why-asked", question=asked.question)
    if asked.rule:
        screen.item("  ", cite(session, asked.rule))
    screen.item("  ", f"{screen.say('terminal-where')}: {trail(session.teller.told())}")
    events = [event for event in session.teller.events(session.match.log, 0) if event.news]
    if events:
        screen.tell("terminal-why-last")
    for event in events[-_LAST:]:
        screen.item("  - ", event.text)
        if event.rule:
            screen.item("    ", cite(session, event.rule), "dim")
        texts.show_text(session, texts.cause_of(session, event))


def help(session: Session, rest: str) -> None:
    """All that may be written, with the open question's first option and its rule for examples."""
    screen = session.screen
    for line in screen.say("terminal-help", move=example(session), rule=example_rule(session)).split("\n"):
        command = _COMMAND.match(line)
        label = command[0] if command else ""
        screen.item(label, line[len(label) :])


def example(session: Session) -> str:
    """A move that can be written now."""
    if session.match.over:
        return ""
    option = session.listing.told[session.listing.options[0]]
    return " ".join((option.text, *(arg.word for arg in option.args)))


def example_rule(session: Session) -> str:
    return "" if session.match.over else session.listing.asked.rule


def why_not(session: Session, rest: str) -> None:
    """Why may this not be done now? The code that forbids answers."""
    decision = session.match.table.decision
    if not rest or decision is None:
        session.screen.tell("terminal-why-not-what", "yellow", move=example(session))
        return
    numbered = session.listing.option(int(rest)) if rest.isdigit() else None
    if numbered is not None:
        option = numbered
    else:
        option = session.read_move(rest)
    refusal = session.match.why_not(option)
    if refusal is None:
        session.screen.tell("terminal-legal", sentence=session.telling.sentence(option))
    else:
        refuse(session, option, refusal)


def refuse(session: Session, option: Option, refusal: Refusal) -> None:
    """The refusal's sentence, and the text of the rule behind it."""
    session.screen.line(session.telling.refusal(option, refusal), "yellow")
    if refusal.rule:
        session.screen.item("  ", cite(session, refusal.rule), "dim")


def hint(session: Session, rest: str) -> None:
    """What a strong player would do, with its chances and what speaks for it."""
    screen, table = session.screen, session.match.table
    if table.decision is None or not table.box.game.feature_names:
        screen.tell("terminal-no-advice", "yellow")
        return
    screen.tell("terminal-advice-thinking", "dim")
    for place, each in enumerate(hints(table, table.decision.seat, len(session.match.choices)), 1):
        chance = share(each.chance, screen.lang)
        sentence = session.telling.sentence(each.option)
        screen.item(f"  {place}. ", screen.say("terminal-advice", sentence=sentence, chance=chance))
        for id, names in (("terminal-advice-for", each.better), ("terminal-advice-against", each.worse)):
            if names:
                reasons = ", ".join(screen.say(f"feature-{name}") for name in names)
                screen.item("     ", screen.say(id, reasons=reasons), "dim")


def log(session: Session, rest: str) -> None:
    if rest and not rest.isdigit():
        session.screen.tell("terminal-count", "yellow", word=rest)
        return
    for line in story.everything(session.match, session.reader, session.screen.messages, int(rest or _LOG)):
        session.screen.item("  - ", line)


def rules(session: Session, rest: str) -> None:
    """One rule by its id, or those in which all these words occur."""
    book, screen = session.book, session.screen
    if book is None or not rest:
        screen.tell("terminal-which-rule", "yellow", rule=example_rule(session))
        return
    if rest in book or any(gap.id == rest for gap in book.gaps):
        found = [rest]
    else:
        found = [rule.id for rule in book.search(rest, screen.lang)]
    if not found:
        screen.tell("terminal-no-rule", "yellow", words=rest)
    for id in found[:_FOUND]:
        screen.item("  ", story.cited(book, id, screen.lang))
    if len(found) > _FOUND:
        screen.tell("terminal-more-rules", "dim", count=len(found) - _FOUND, ids=", ".join(found[_FOUND : 2 * _FOUND]))


def map_of(session: Session, rest: str) -> None:
    """The board with the cells that options of this beginning name, and why the others are refused."""
    screen, telling = session.screen, session.telling
    drawing = Drawing(session.teller, [])
    grids = drawing.grids()
    if not grids:
        screen.tell("terminal-no-board", "yellow")
        return
    area, ground = grids[0]
    verb, *words = rest.split() or [""]
    rest = " ".join((telling.verb_called(verb), *words))
    marks = board.marks_of(drawing.told, rest)
    signs: dict[str, str] = {}
    begun = session.read_move(f"{rest} a1")[:-1] if rest else ()
    if begun and takes_cell(session, begun):
        refused, signs = board.refusals(telling, ground, begun)
        marks = refused | marks
    for line in [*board.lines(ground, drawing.lying(area), telling, marks), *telling.legend(ground)]:
        screen.line(line)
    for sign, rule in signs.items():
        screen.item(f"{sign} ", cite(session, rule), "dim")


def takes_cell(session: Session, begun: Option) -> bool:
    """Is a cell the only thing that is missing of this option?"""
    action = session.match.table.box.actions.get(begun[0])
    return action is not None and len(action.arguments) == len(begun) and action.arguments[-1].kind == CELL


ANSWERS: dict[str, Callable[[Session, str], None]] = {
    "help": help,
    "why": why,
    "why-not": why_not,
    "hint": hint,
    "log": log,
    "rules": rules,
    "cards": texts.cards,
    "map": map_of,
}
