"""`ludoteca cards`: the cards of a game, how their texts are understood, and cards of one's own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from ludoteca import games
from ludoteca.cardtext import ROOM
from ludoteca.cardtext.collection import Collection
from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.lists import no_cards, read_list, read_text, read_toml
from ludoteca.cardtext.outline import Outline, data, outline
from ludoteca.cardtext.pieces import PieceError
from ludoteca.cli import Settings, lang_option, said
from ludoteca.cli.speaking import SpeakingGroup
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.games import collection

DEFAULT_GAME = "dice_masters"
#: How many of the commonest wordings a report tells.
COMMONEST = 10

Command = TypeVar("Command", bound=Callable[..., Any])


def found(name: str, game: str | None) -> tuple[str, Collection, Any]:
    """A card by its name, of the game that was named or of whichever has one; with its game and all cards of that."""
    if game is not None:
        cards = collection(game)
        return game, cards, cards.find(name)
    unknown: list[PieceError] = []
    for each in (DEFAULT_GAME, *(other for other in games.playable() if other != DEFAULT_GAME)):
        cards = collection(each)
        try:
            return each, cards, cards.find(name)
        except PieceError as error:
            unknown.append(error)
    raise unknown[0]


@click.group(cls=SpeakingGroup)
@lang_option
def command() -> None:
    """The cards of a game: list them, show one, explain how it is understood, check or import your own."""


def one_card(function: Command) -> Command:
    """What the commands on one card take: it is looked for in all games, if none is named."""
    function = click.option("--json", "as_json", is_flag=True, help="Print JSON.")(function)
    function = click.option("--game", default=None, help="The game of the card (default: whichever has it).")(function)
    return lang_option(function)


def game_options(function: Command) -> Command:
    """What the other commands on cards take."""
    function = click.option("--json", "as_json", is_flag=True, help="Print JSON.")(function)
    function = click.option("--game", default=DEFAULT_GAME, show_default=True, help="The game of the cards.")(function)
    return lang_option(function)


@command.command("list")
@game_options
@click.pass_obj
def list_cards(settings: Settings, game: str, as_json: bool) -> None:
    """List the cards."""
    cards = collection(game)
    if as_json:
        _print_json([card_data(cards, card) for card in cards.all()])
        return
    page = Page(settings.lang)
    table = Table(*cards.columns(settings.lang), box=None, header_style="bold", pad_edge=False)
    for card in cards.all():
        table.add_row(*cards.row(card, settings.lang))
    page.console.print(table)
    page.line(page.say("cards-count", count=len(cards.all())))


@command.command()
@click.argument("name")
@one_card
@click.pass_obj
def show(settings: Settings, name: str, game: str | None, as_json: bool) -> None:
    """Show the card NAME as it is printed, with its text in both languages."""
    _, cards, card = found(name, game)
    if as_json:
        _print_json(card_data(cards, card))
        return
    page = Page(settings.lang)
    page.line(cards.name(card, settings.lang), "bold")
    for label, value in cards.facts(card, settings.lang):
        page.line(f"{label}: {value}")
    page.section("cards-text-printed", cards.printed(card))
    page.section("cards-text-pt", cards.text(card, "pt"))
    page.section("cards-text-en", cards.text(card, "en"))


@command.command()
@click.argument("name")
@one_card
@click.pass_obj
def explain(settings: Settings, name: str, game: str | None, as_json: bool) -> None:
    """Explain how the text of the card NAME was understood, and the rules that it leans on."""
    home, cards, card = found(name, game)
    outlines = [outline(ability, cards.rules) for ability in cards.abilities(card)]
    rules = list(dict.fromkeys(rule for each in outlines for rule in each.all_rules()))
    book = games.rulebook(home)
    if as_json:
        _print_json({**card_data(cards, card), "rules": {rule: book.cite(rule, settings.lang) for rule in rules}})
        return
    page = Page(settings.lang)
    page.line(cards.name(card, settings.lang), "bold")
    page.line(cards.text(card, settings.lang))
    page.heading("cards-understood-as")
    for each in outlines:
        page.tree(each)
    page.section("cards-rules", "\n".join(book.cite(rule, settings.lang) for rule in rules))


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
@game_options
@click.pass_context
def check(ctx: click.Context, file: Path, game: str, as_json: bool) -> None:
    """Check the cards of your own in the TOML FILE, and its deck or team: in order, or the errors say why not."""
    cards, home = collection(game), games.game(game)
    content = read_toml(file)
    descriptions = cards.read(content)
    listed = any(field not in home.own_pieces for field in content)
    if not descriptions and not listed:
        raise no_cards(file, home.own_pieces)
    attempts = [Attempt(cards.title(each), partial(own_card, cards, each, content)) for each in descriptions]
    deck = Attempt(str(file), partial(own_deck, home, file)) if listed else None
    if as_json:
        report = import_data(attempts, ctx.obj.lang, cards)
        if deck is not None:
            report["list"] = "" if deck.error is None else said(deck.error, ctx.obj.lang)
        _print_json(report)
    else:
        page = Page(ctx.obj.lang)
        for attempt in attempts:
            page.attempt(attempt)
        if deck is not None:
            page.list(deck)
    if any(attempt.error for attempt in (*attempts, *([deck] if deck else []))):
        ctx.exit(1)


@command.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--report", is_flag=True, help="Tell each refused card and the commonest wordings not understood.")
@click.option("--strict", is_flag=True, help="End with exit code 1 if a card is refused.")
@game_options
@click.pass_context
def import_cards(ctx: click.Context, file: Path, report: bool, strict: bool, game: str, as_json: bool) -> None:
    """Read a JSON, JSONL, CSV or TOML list of cards, and tell which texts are understood."""
    cards = collection(game)
    descriptions = read_list(file)
    attempts = [Attempt(cards.title(each), partial(cards.understand, each)) for each in descriptions]
    refused = [attempt for attempt in attempts if attempt.error]
    if as_json:
        _print_json(import_data(attempts, ctx.obj.lang))
    else:
        tell_import(Page(ctx.obj.lang), attempts, refused, report)
    if strict and refused:
        ctx.exit(1)


def tell_import(page: Page, attempts: list[Attempt], refused: list[Attempt], report: bool) -> None:
    if report:
        for attempt in refused:
            page.attempt(attempt)
        page.heading("cards-commonest")
        for words, count in commonest(attempts):
            page.line(f"{count:5}  {words}")
        page.line()
    counts = {"total": len(attempts), "understood": len(attempts) - len(refused), "refused": len(refused)}
    page.line(page.say("cards-total", **counts))


# -- the cards of a game -------------------------------------------------------


def card_data(cards: Collection[Any], card: Any) -> dict[str, Any]:
    """A card for other programs."""
    return {
        "id": card.id,
        "name": {"pt": cards.name(card, "pt"), "en": cards.name(card, "en")},
        "facts": dict(cards.facts(card, "en")),
        "printed": cards.printed(card),
        "text": {"pt": cards.text(card, "pt"), "en": cards.text(card, "en")},
        "abilities": [data(ability) for ability in cards.abilities(card)],
    }


# -- cards of one's own ---------------------------------------------------------


#: The place of a fault that is in no text.
NOWHERE = {"words": "", "line": 0, "column": 0}


class Attempt:
    """Whether one card was understood."""

    def __init__(self, name: str, understand: Callable[[], Any]) -> None:
        self.name = name
        self.error: LudotecaError | None = None
        self.card: Any = None
        try:
            self.card = understand()
        except LudotecaError as error:
            self.error = error


def own_card(cards: Collection[Any], description: Mapping[str, Any], content: Mapping[str, Any]) -> Any:
    """A card of somebody's own, if it is in order and called as no other is."""
    card = cards.compile(description, content)
    cards.refuse_clash(card)
    return card


def own_deck(game: Game, file: Path) -> None:
    """A deck or team file, as a match would take it."""
    team = game.read_team(read_text(file))
    format = next(each for each in game.formats if game.takes_teams(each))
    others = list(game.ready_teams("en"))[: max(0, game.seats(format)[0] - 1)]
    game.setup({"format": format, "teams": [team, *(game.team(word) for word in others)]})


def commonest(attempts: list[Attempt]) -> list[tuple[str, int]]:
    """The wordings that most often were not understood."""
    words = [error.words for attempt in attempts for error in texts_of(attempt)]
    return Counter(each for each in words if each).most_common(COMMONEST)


def texts_of(attempt: Attempt) -> tuple[CardTextError, ...]:
    """The texts of a card that were not understood."""
    if isinstance(attempt.error, CardTextError):
        return (attempt.error,)
    return attempt.error.texts if isinstance(attempt.error, PieceError) else ()


def import_data(attempts: list[Attempt], lang: Lang, cards: Collection[Any] | None = None) -> dict[str, Any]:
    refused = []
    for attempt in attempts:
        if attempt.error is not None:
            places = [{"words": each.words, "line": each.line, "column": each.column} for each in texts_of(attempt)]
            first = places[0] if places else NOWHERE
            refused.append({"card": attempt.name, "reason": said(attempt.error, lang), **first, "places": places})
    report: dict[str, Any] = {
        "total": len(attempts),
        "understood": len(attempts) - len(refused),
        "refused": refused,
        "commonest": [{"words": words, "count": count} for words, count in commonest(attempts)],
    }
    if cards is not None:
        report["cards"] = [card_data(cards, attempt.card) for attempt in attempts if attempt.error is None]
    return report


# -- writing ----------------------------------------------------------------------


class Page:
    """The console, and the language."""

    def __init__(self, lang: Lang) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.lang = lang
        self.messages = Messages([CORE, ROOM], lang)
        self.say = self.messages.text

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style or None, markup=False)

    def heading(self, message: str) -> None:
        self.line()
        self.line(self.say(message), "bold")

    def section(self, message: str, text: str) -> None:
        if text:
            self.heading(message)
            self.line(text)

    def attempt(self, attempt: Attempt) -> None:
        if attempt.error is None:
            self.line(self.say("cards-understood", card=attempt.name), "green")
        else:
            self.line(self.say("cards-refused", card=attempt.name), "red")
            self.line(said(attempt.error, self.lang))

    def list(self, attempt: Attempt) -> None:
        """The list of a deck or team file."""
        if attempt.error is None:
            self.line(self.say("cards-list-understood", file=attempt.name), "green")
        else:
            self.line(self.say("cards-list-refused", file=attempt.name), "red")
            self.line(said(attempt.error, self.lang))

    def tree(self, found: Outline) -> None:
        tree = Tree(_labelled(found))
        _grow(tree, found)
        self.console.print(tree)


def _grow(tree: Tree, found: Outline) -> None:
    for inside in found.inside:
        _grow(tree.add(_labelled(inside)), inside)


def _labelled(found: Outline) -> Text:
    label = Text(found.label)
    return label.append("  " + ", ".join(found.rules), "dim") if found.rules else label


def _print_json(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))
