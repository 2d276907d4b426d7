"""Every table of every scenario can be told, and so can what comes of playing on: no text is without words."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteca import games
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.scenarios import library, run
from tests.scenarios.test_all_scenarios import ALL

#: How many choices each is played on.
FURTHER = 8


@cache
def messages(game: str, lang: Lang) -> Messages:
    return Messages([CORE, games.game(game).folder], lang)


def tell(game: str, table: Table, lang: Lang) -> None:
    for seat in range(table.box.seats):
        assert Teller(table, seat, messages(game, lang)).told().pieces is not None


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_table_of_it_can_be_told(game: str, name: str) -> None:
    frames = run(library.own(game, name)).frames
    for at, frame in enumerate(frames):
        tell(game, frame.table, "pt" if at % 2 else "en")
    table = frames[0].table.copy() if frames else None
    chance = Chance(1)
    for step in range(FURTHER if table is not None else 0):
        assert table is not None
        table.chance = Chance(step)
        if table.decision is None:
            break
        table.choose(chance.pick(table.decision.options))
        tell(game, table, "en" if step % 2 else "pt")


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize(
    ("name", "moves"),
    [
        # What the effect of Hulk's action speaks of is numbered after what its cost has named.
        ("an-editor-in-the-way.toml", ("surrender general-ross-v1#11", "done", "use hulk-v3#15 hulk-v3#15", "pick 1")),
        # The text of a surprise is no card's and no keyword's alone.
        ("a-surprise-for-a-newcomer.toml", ("choose golpe#2",)),
    ],
)
def test_texts_that_lean_on_others_have_words(name: str, moves: tuple[str, ...], lang: Lang) -> None:
    scenario = library.own("battle_scenes", name)
    match = Match.from_position(games.game("battle_scenes"), scenario.position)
    for move in moves:
        tell("battle_scenes", match.table, lang)
        match.play(move)
    tell("battle_scenes", match.table, lang)
