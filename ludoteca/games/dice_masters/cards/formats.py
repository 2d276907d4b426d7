"""Formats, rulings and teams: what a set-up may say, checked at the door."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Literal

import msgspec

from ludoteca.cardtext import decks
from ludoteca.cardtext.collection import title_of
from ludoteca.cardtext.pieces import (
    PieceError,
    brought,
    clash,
    each_understood,
    misdescribed,
    not_in_order,
    own_cards,
)
from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import SetupError
from ludoteca.core.setups import full_rulings
from ludoteca.games.dice_masters.cards.cards import PIECES, Card, Catalogue, DieType, compile_card, compile_die, load

FIRST_GAME = "first-game"
BASIC = "basic"
TOURNAMENT = "tournament"
DRAFT = "draft"

#: The gaps that a set-up may rule otherwise: the readings, the ledger's proposal first.
RULINGS: dict[str, tuple[str, ...]] = {
    "priority": ("tournament", "casual"),  # gap main.priority
    "spent": ("used-pile", "out-of-play"),  # gap draw.mid-turn-refill
    "both-zero": ("active-wins", "draw"),  # gap effects.both-zero
}

#: The basic actions in the centre of the first game (setup.2).
FIRST_CENTRE = ("feixe-de-energia", "furia-interior", "arremessar-carro")


class Format(msgspec.Struct, frozen=True):
    """The figures of a format; 0 turns is no limit (gap end.other)."""

    name: str
    life: int
    cards: int = 0
    dice: int = 0
    #: The rules that its limits come from: count of actions, of cards, titles, dice, maximum, minimum.
    rules: tuple[str, str, str, str, str, str] = ("", "", "", "", "", "")
    turns: int = 0


#: Their starting lives: setup.10, teams.basic.1 (gap teams.basic.life), teams.tournament.1; a draft agrees on its own.
FORMATS = {
    FIRST_GAME: Format(FIRST_GAME, 10),
    BASIC: Format(
        BASIC,
        15,
        6,
        15,
        (
            "teams.basic.2",
            "teams.basic.4",
            "teams.basic.5",
            "teams.basic.6",
            "teams.basic.7",
            "teams.basic.8",
        ),
    ),
    TOURNAMENT: Format(
        TOURNAMENT,
        20,
        8,
        20,
        (
            "teams.tournament.2",
            "teams.tournament.3",
            "teams.tournament.4",
            "teams.tournament.5",
            "teams.tournament.6",
            "teams.tournament.6",
        ),
    ),
    DRAFT: Format(DRAFT, 8, dice=8),
}


class Team(decks.Deck):
    """Two basic actions and the dice on each card."""

    actions: list[str] = msgspec.field(default_factory=list)
    cards: dict[str, int] = msgspec.field(default_factory=dict)
    #: Cards and dice of the player's own.
    card: list[Document] = msgspec.field(default_factory=list)
    die: list[Document] = msgspec.field(default_factory=list)


class DraftSetup(msgspec.Struct, forbid_unknown_fields=True):
    """The agreed number (teams.draft.1), how many basic actions are drawn by lot, and the collection."""

    number: int = 8
    actions: int = 4
    copies: int = 2
    cards: list[str] = []


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """The whole set-up of a match, as a save holds it."""

    format: Literal["first-game", "basic", "tournament", "draft"] = "first-game"
    rulings: dict[str, str] = {}
    teams: list[Team] = []
    #: Who starts: 0 or 1, or none for a draw by lot (gap teams.starting-player).
    first: Literal[0, 1] | None = None
    draft: DraftSetup = msgspec.field(default_factory=DraftSetup)
    #: Another starting life than the format's (gap teams.basic.life), and a limit of turns.
    life: int = 0
    turns: int = 0
    #: Cards and dice that are in no set.
    cards: list[Document] = []
    dice: list[Document] = []


def check(document: Document) -> Setup:
    """A complete set-up, or ``SetupError`` with the rule that it breaks."""
    setup = decks.setup_of(document, Setup)
    setup.rulings = full_rulings(setup.rulings, RULINGS)
    if not 0 <= setup.life <= 99 or not 0 <= setup.turns <= 10_000:
        raise SetupError("set-up: life must be 0 to 99 and turns 0 to 10000", "", "setup-figures")
    catalogue = catalogue_of(setup)
    if setup.format == FIRST_GAME:
        setup.teams = first_teams()
        setup.first = 0
    elif setup.format == DRAFT:
        setup.teams = []
        check_draft(setup.draft, catalogue)
    else:
        setup.teams = setup.teams or list(ready_teams()[:2])
        if len(setup.teams) != 2:
            raise SetupError(
                f"two players bring a team each; {len(setup.teams)} given", "overview.1", "setup-two-teams"
            )
        setup.teams = [check_team(team, FORMATS[setup.format], catalogue) for team in setup.teams]
    return setup


def catalogue_of(setup: Setup) -> Catalogue:
    """All cards that the match may use: the game's own and those that the set-up brings along."""
    known = load()
    dice = {**known.dice, **own_dice(setup)}
    own = own_cards(known, setup.cards, [team.card for team in setup.teams], lambda each: compile_card(each, dice))
    return Catalogue(dice, {**known.cards, **{card.id: card for card in own}})


def own_dice(setup: Setup) -> dict[str, DieType]:
    """The dice of somebody's own; none is called as one of the game's."""
    found: dict[str, DieType] = {}
    try:
        for die in each_understood(brought(setup.dice, [team.die for team in setup.teams]), compile_die, title_of):
            other = {**load().dice, **found}.get(die.id, die)
            if other != die:
                raise misdescribed(f"die {die.id}", clash(die.id, die.id, other.word))
            found[die.id] = die
    except PieceError as error:
        raise not_in_order(error) from None
    return found


def find(catalogue: Catalogue, name: str) -> Card:
    try:
        return catalogue.card(name)
    except PieceError as error:
        raise SetupError(str(error), "", "setup-unknown-card", card=name) from error


def check_team(team: Team, format: Format, catalogue: Catalogue) -> Team:
    """The limits of the format, each error with its rule."""
    actions_rule, cards_rule, titles_rule, dice_rule, max_rule, min_rule = format.rules
    actions = [find(catalogue, name) for name in team.actions]
    cards = {find(catalogue, name).id: count for name, count in team.cards.items()}
    chosen = [catalogue.cards[card] for card in cards]
    if len({card.id for card in actions}) != 2 or len(actions) != 2 or not all(card.basic for card in actions):
        fail("a team brings two different basic actions", actions_rule, "team-actions")
    basic = [card for card in chosen if card.basic]
    if basic:
        fail(
            f"{basic[0].word} is a basic action: it goes under actions",
            cards_rule,
            "team-basic",
            card=basic[0].word,
        )
    if len(chosen) > format.cards or len(cards) != len(team.cards):
        fail(f"{len(team.cards)} cards; at most {format.cards}", cards_rule, "team-cards", most=format.cards)
    # One version of a character, so that one card governs its dice (levels.1, teams.basic.5-ex1).
    titles = [card.title.pt for card in chosen]
    for title in titles:
        if titles.count(title) > 1:
            fail(
                f"{title} is there twice; a title appears once in a team",
                titles_rule,
                "team-titles",
                title=title,
            )
    for card in chosen:
        if cards[card.id] > card.limit:
            fail(
                f"{card.word}: {cards[card.id]} dice; at most {card.limit}",
                max_rule,
                "team-max",
                card=card.word,
                most=card.limit,
            )
        if cards[card.id] < 1:
            fail(f"{card.word} has no die; every card takes at least one", min_rule, "team-min", card=card.word)
    total = sum(cards.values())
    if total > format.dice:
        fail(f"{total} dice; at most {format.dice}", dice_rule, "team-dice", most=format.dice)
    listed = {card.word: cards[card.id] for card in chosen}
    return msgspec.structs.replace(team, actions=[card.word for card in actions], cards=listed)


def fail(message: str, rule: str, message_id: str, **values: str | int) -> None:
    raise SetupError(f"team: {message} (rule {rule})", rule, message_id, rule_id=rule, **values)


def check_draft(draft: DraftSetup, catalogue: Catalogue) -> None:
    if not 8 <= draft.number <= 20:
        raise SetupError("the number of a draft is from 8 to 20", "teams.draft.1", "draft-number")
    if draft.actions not in (3, 4):
        raise SetupError("a draft is played with three or four basic actions", "teams.draft.2", "draft-actions")
    if not 1 <= draft.copies <= 4:
        raise SetupError("a collection has one to four dice of a character", "teams.draft.6", "draft-copies")
    if not draft.cards:
        own = catalogue.cards.keys() - load().cards.keys()
        pool = [card for card in catalogue.cards.values() if card.starter or card.id in own]
        draft.cards = [card.word for card in pool if not card.basic]
    found = [find(catalogue, name) for name in draft.cards]
    for card in found:
        if card.basic:
            raise SetupError(f"{card.word} is a basic action; those are drawn by lot", "teams.draft.2", "draft-basic")
    # However a card was written, it goes by its word from here on.
    draft.cards = [card.word for card in found]


def first_teams() -> list[Team]:
    """The cards of the first game, two dice on each (setup.7, example.play.0)."""
    return [
        Team(
            actions=list(FIRST_CENTRE), cards={"tocha-humana-brincando-com-fogo": 2, "homem-aranha-cabeca-de-teia": 2}
        ),
        Team(cards={"fera-mutacao-666": 2, "capitao-america-heroi-americano": 2}),
    ]


@cache
def ready_teams() -> tuple[Team, ...]:
    data = tomllib.loads((PIECES / "teams.toml").read_text(encoding="utf-8"))
    return tuple(converted(team, Team) for team in data["team"])


#: What players bring to the formats with teams of their own.
TEAMS = decks.Decks(Team, ready_teams, counted=("cards",), listed=("actions",))
