"""What there is to play and to read: games, formats, rulings, decks, rules and cards, told in a language."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any

from ludoteca import games
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Gap, Lang, Rulebook
from ludoteca.core.told import CardTold, LineTold
from ludoteca.server import bodies, bots
from ludoteca.server.problems import Refused, words

#: The most people at one table.
MOST_SEATS = 6

#: About how long a match lasts, in minutes, between people who know the game.
MINUTES = {"battle_scenes": 40, "dice_masters": 30, "krosmaster": 60, "fabula": 45, "apotheosis": 60}


def game_named(name: str) -> Game:
    if name not in games.ALL:
        raise Refused("unknown-game", 404, game=name[:40])
    return games.game(name)


def read_game(name: str) -> None:
    """Read all that a game needs before its first moment is played."""
    game = games.game(name)
    Match(game, game.sample_setups()[0], 1)
    for format in game.formats:
        seats_of(game, format)


@cache
def all_games(lang: Lang) -> list[bodies.GameInfo]:
    return [game_info(games.game(name), lang) for name in games.playable()]


def game_info(game: Game, lang: Lang) -> bodies.GameInfo:
    say = words(lang, game.name)
    return bodies.GameInfo(
        game.name,
        games.rulebook(game.name).title,
        say.text(f"server-about-{game.name}"),
        *(say.text(id) if (id := f"server-{what}-{game.name}") in say else "" for what in ("goal", "turn")),
        MINUTES.get(game.name, 45),
        [format_info(game, format, lang) for format in game.formats],
        rulings(game, lang),
        [bodies.Named(word, name) for word, name in game.ready_teams(lang).items()],
        say.text(f"server-deck-{game.name}"),
        [bodies.Named(name, level_name(name, lang)) for name in bots.names(game)],
    )


def level_name(level: str, lang: Lang) -> str:
    say = words(lang)
    id = f"server-level-{level}"
    return say.text(id) if id in say else level


def bot_name(level: str, lang: Lang) -> str:
    """What a bot is called at a table: its level without the place that it has in a list of levels."""
    return level_name(level, lang).rsplit(" · ", 1)[-1]


def format_name(game: Game, format: str, lang: Lang) -> str:
    id = f"format-{format}"
    say = words(lang, game.name)
    return say.text(id) if id in say else format


def format_info(game: Game, format: str, lang: Lang) -> bodies.FormatInfo:
    least, most = seats_of(game, format)
    text = format_name(game, format, lang)
    return bodies.FormatInfo(format, text, least, most, game.takes_teams(format), best_of(game, format))


def best_of(game: Game, format: str) -> tuple[int, ...]:
    """How many matches may decide: three between two, but not where a format is for more, or has it within itself."""
    return (1, 3) if seats_of(game, format) == (2, 2) else (1,)


@cache
def seats_of(game: Game, format: str) -> tuple[int, int]:
    """How few and how many people play a format."""
    if game.takes_teams(format):
        least, most = game.seats(format)
        return least, min(most, MOST_SEATS)
    seats = Match(game, {"format": format}, 0).table.box.seats
    return seats, seats


def rulings(game: Game, lang: Lang) -> list[bodies.RulingInfo]:
    """The gaps that a table may rule otherwise, the usual reading first."""
    known: dict[str, tuple[str, ...]] = getattr(
        import_module(f"ludoteca.games.{game.name}.cards.formats"), "RULINGS", {}
    )
    book = games.rulebook(game.name)
    return [
        bodies.RulingInfo(
            name, gap_question(book, game.name, name, lang), readings_told(book, game.name, name, lang, each)
        )
        for name, each in known.items()
    ]


def gap_of(book: Rulebook, name: str) -> Gap | None:
    """The gap that a ruling is about: of its name, of one that it is a part of, or one that names it."""
    ways = (
        lambda gap: gap.id == name,
        lambda gap: name in gap.id,
        lambda gap: gap.alternatives is not None and f"{name} = " in gap.alternatives.of("en"),
    )
    return next((gap for way in ways for gap in book.gaps if way(gap)), None)


def gap_question(book: Rulebook, game: str, name: str, lang: Lang) -> str:
    found, own = gap_of(book, name), f"server-ruling-{game}-{name}"
    if own in words(lang):
        return words(lang).text(own)
    return name if found is None else found.question.of(lang)


def readings_told(book: Rulebook, game: str, name: str, lang: Lang, readings: tuple[str, ...]) -> list[bodies.Named]:
    """Each reading in words: the server's own, or as the rulebook's gap tells the usual one and its alternatives."""
    gap = gap_of(book, name)
    told = dict.fromkeys(readings, "")
    if gap is not None:
        told[readings[0]] = gap.proposed.of(lang)
        if gap.alternatives is not None:
            others = gap.alternatives.of(lang)
            told |= alternatives(others, name) or dict.fromkeys(readings[1:2], others)
    for word in readings:
        own = f"server-reading-{game}-{name}-{word}"
        told[word] = words(lang).text(own) if own in words(lang) else told[word] or word
    return [bodies.Named(word, told[word]) for word in readings]


def alternatives(text: str, name: str) -> dict[str, str]:
    """The alternatives that end with the word by which a table chooses them: "…; ruling heal-at-end = heal"."""
    parts = re.split(rf"[;,]?\s*(?:decisão|ruling) {re.escape(name)} = ([a-z-]+)", text)
    return {
        word: re.sub(r"^[;.,\s]*(?:(?:ou|or)\b\s*)?", "", said)
        for said, word in zip(parts[::2], parts[1::2], strict=False)
    }


# -- rules ---------------------------------------------------------------------------------------------


def book_of(game: str) -> Rulebook:
    return games.rulebook(game_named(game).name)


def find_rules(game: str, text: str, lang: Lang) -> bodies.Rules:
    book = book_of(game)
    found = book.search(text[:200], lang) if text.strip() else book.rules[:40]
    return bodies.Rules([bodies.RuleTold(rule.id, rule.text(lang), book.heading(rule.section, lang)) for rule in found])


def rule(game: str, id: str, lang: Lang) -> bodies.RuleTold:
    book = book_of(game)
    try:
        found = book.find(id)
    except LudotecaError:
        raise Refused("unknown-rule", 404, rule=id[:60]) from None
    if isinstance(found, Gap):
        return bodies.RuleTold(found.id, found.text(lang), found.question.of(lang))
    return bodies.RuleTold(
        found.id,
        found.text(lang),
        book.heading(found.section, lang),
        "" if found.note is None else found.note.of(lang),
        [example.text(lang) for example in book.examples(id)],
        [
            bodies.RulingInfo(gap.id, gap.question.of(lang), [bodies.Named(gap.id, gap.text(lang))])
            for gap in book.gaps_of(id)
        ],
        [each.id for each in book.rules if each.section == found.section],
    )


# -- cards -----------------------------------------------------------------------------------------------


def collection(game: str) -> Any:
    return games.collection(game_named(game).name)


@cache
def all_cards(game: str, lang: Lang) -> dict[str, CardTold]:
    """Every card of a game by the word that decks and moves call it, read without a table."""
    cards = collection(game)
    return {word_of(card): card_told(cards, card, lang) for card in cards.all()}


def word_of(card: Any) -> str:
    return str(getattr(card, "word", card.id))


def card_told(cards: Any, card: Any, lang: Lang) -> CardTold:
    lines = [LineTold(f"{label}: {value}") for label, value in cards.facts(card, lang)]
    lines += [LineTold(line) for line in cards.text(card, lang).splitlines() if line.strip()]
    return CardTold(word_of(card), cards.name(card, lang), lines=lines)


def find_cards(game: str, text: str, lang: Lang, most: int = 500) -> bodies.Cards:
    """The cards in which all these words occur."""
    from ludoteca.core.rulebook import fold

    wanted = fold(text[:200]).split()
    found = []
    for card in all_cards(game_named(game).name, lang).values():
        says = fold(" ".join([card.name, *(line.text for line in card.lines)]))
        if all(word in says for word in wanted):
            found.append(card)
    return bodies.Cards(found[:most], len(found))


def card(game: str, word: str, lang: Lang) -> CardTold:
    known = all_cards(game_named(game).name, lang)
    if word in known:
        return known[word]
    cards = collection(game)
    try:
        return card_told(cards, cards.find(word), lang)
    except LudotecaError:
        raise Refused("unknown-card", 404, card=word[:60]) from None
