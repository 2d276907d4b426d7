"""What a person answers: a number, a letter that opens a part of the list, several picks, or a move in notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludoteca.core.action import PIECE
from ludoteca.core.decision import Option
from ludoteca.core.errors import NotationError
from ludoteca.core.rulebook import fold
from ludoteca.players.picking import Picking, is_pick
from ludoteca.players.terminal import answers
from ludoteca.players.terminal.prompt import Picks

if TYPE_CHECKING:
    from ludoteca.players.terminal.session import Session


def choose(session: Session, option: Option) -> bool:
    """Play an option, or say why it is refused."""
    refusal = session.match.why_not(option)
    if refusal is not None:
        answers.refuse(session, option, refusal)
        return False
    session.match.choose(option)
    return True


def answer(session: Session, option: Option) -> None:
    """An option of one choice is played; one of a series is picked or unpicked, or ends it."""
    picking = session.listing.picking
    if picking is None:
        choose(session, option)
    elif not is_pick(option):
        confirm(session, picking, option)
    else:
        pick(session, picking, option)


def pick(session: Session, picking: Picking, option: Option) -> None:
    """Pick or unpick; what no way through the series picks is refused by the rule that forbids it."""
    if option not in picking.candidates:
        refusal = session.match.why_not(option)
        if refusal is not None:
            answers.refuse(session, option, refusal)
            return
        option = session.match.game.actions[option[0]].canonical(session.match.table, session.reader, option)
    picking.toggle(option)


def numbers(session: Session, picks: Picks) -> None:
    """Numbered options; several only where several may be picked."""
    listing = session.listing
    options = [listing.option(number) for number in picks.numbers]
    for number, option in zip(picks.numbers, options, strict=True):
        if option is None:
            session.screen.tell("terminal-no-option", "yellow", number=number, last=len(listing.options))
            return
    chosen = [option for option in options if option is not None]
    if listing.picking is None:
        if len(chosen) > 1:
            session.screen.tell("terminal-no-series", "yellow")
        else:
            choose(session, chosen[0])
        return
    end = None
    for option in chosen:
        if is_pick(option):
            pick(session, listing.picking, option)
        else:
            end = option
    if end is not None or picks.finish:
        confirm(session, listing.picking, end)


def confirm(session: Session, picking: Picking, end: Option | None = None) -> None:
    """Play what is picked, in the engine's order; or say why these can't be picked."""
    choices = picking.choices(end)
    if choices is not None:
        for option in choices:
            session.match.choose(option)
        return
    wanted = {"fewest": picking.fewest, "most": picking.most, "many": len(picking.picks)}
    if not picking.enough:
        session.screen.tell("terminal-not-so-many", "yellow", **wanted)
        return
    session.screen.tell("terminal-not-together", "yellow")
    refused = picking.refusal()
    if refused is not None:
        answers.refuse(session, *refused)


def done(session: Session) -> None:
    """Confirm what is picked, or end a series or let a chance go by."""
    listing = session.listing
    if listing.picking is not None:
        confirm(session, listing.picking)
        return
    if listing.asked.passing:
        session.match.play(listing.asked.passing)
        return
    session.screen.tell("terminal-no-end", "yellow")


def open_part(session: Session, letter: str) -> bool:
    """Show the options behind a letter; tells whether there are any."""
    found = session.listing.letters.get(letter)
    if found is None:
        return False
    session.listing.opened = found.begun
    return True


# -- moves in notation --


def read_move(session: Session, text: str) -> Option:
    """A move in notation, or as the sentences say it: verbs and names of the language, "Hulk #17"."""
    try:
        return session.match.read(text)
    except NotationError:
        verb, _, rest = text.partition(" ")
        verb = session.telling.verb_called(verb)
        action = session.match.game.actions.get(verb)
        if action is None:
            raise unknown(session, verb) from None
        numbers = re.findall(r"#[0-9]+", rest)
        if len(numbers) == len(action.arguments) and all(each.kind == PIECE for each in action.arguments):
            rest = " ".join(numbers)
        elif len(action.arguments) == 1:
            rest = word_called(session, rest)
        return session.match.read(f"{verb} {rest}")


def unknown(session: Session, word: str) -> NotationError:
    """No verb of the game, with those that there are in the words of the language."""
    known = ", ".join(sorted(map(session.telling.verb, session.match.game.actions)))
    return NotationError(f"unknown verb “{word}”; known: {known}", "notation-verb", word=word, known=known)


def word_called(session: Session, name: str) -> str:
    """The word in notation of what a person calls by its name, in the language or as the view has it."""
    view, telling = session.teller.look, session.telling
    wanted = slug(name)
    for card in view.cards:
        if wanted == slug(telling.card_name(card.word)):
            return card.word
    for area in view.areas:
        for piece in area.pieces:
            if piece.kind and wanted == slug(telling.name(piece.number)):
                return piece.kind
    return name


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-")
