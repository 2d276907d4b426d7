"""A board of squares in the terminal: ground, pieces, what options reach and why cells are refused."""

from __future__ import annotations

import io

from rich.console import Console

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.core.told import BoardTold, CellTold, PieceTold
from ludoteca.players.simple import AtRandom
from ludoteca.players.sitting import Sitting
from ludoteca.players.terminal import board
from ludoteca.players.terminal.prompt import Command, understand
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session

GAME = games.game("krosmaster")


class Words:
    """A telling of two words."""

    def mark(self, cell: CellTold) -> str:
        return cell.word

    def tag(self, piece: PieceTold) -> str:
        return piece.name


def test_rows_and_columns_are_named_as_moves_write_them() -> None:
    ground = BoardTold(0, 3, 2, [CellTold(1, "tree"), CellTold(5, "hill")])
    assert board.lines(ground, [PieceTold(9, "king", cell=5)], Words(), {0: "*"}) == [  # type: ignore[arg-type]
        "     a    b    c",
        "  1 *·    tree ·",
        "  2  ·    ·    king",
    ]


def session(*lines: str, lang: Lang = "en") -> str:
    """A match of Krosmaster in which a person types these lines at the first decisions."""
    page = io.StringIO()
    typed = iter([*lines, "quit", ""])
    console = Console(file=page, width=120, highlight=False)
    screen = Screen(lang, (GAME.folder,), True, lambda prompt: next(typed), console)
    setup = {"arena": "bonta-1", "side": "north", "format": "friendly"}
    Session(Match(GAME, setup, 5), [None, Sitting(AtRandom(), 1)], screen, games.game).play()
    return page.getvalue()


def test_the_board_is_drawn_with_the_cells_on_offer() -> None:
    said = session("1", "1")
    lines = said.splitlines()
    heads = [at for at, line in enumerate(lines) if line.startswith("     a    b    c")]
    boards = [lines[at + 1 : at + 13] for at in heads]
    assert lines[heads[0] - 1] == "Arena" and any(" TT " in row for row in boards[0])
    assert any("*" in row for board in boards for row in board), "Starting Cells that may be chosen"


def test_a_board_fits_a_screen_of_eighty_columns() -> None:
    page = io.StringIO()
    typed = iter(["quit", ""])
    screen = Screen("pt", (GAME.folder,), False, lambda prompt: next(typed), Console(file=page, width=80))
    Session(Match(GAME, {"arena": "bonta-1"}, 5), [None, Sitting(AtRandom(), 1)], screen, games.game).play()
    head = next(line for line in page.getvalue().splitlines() if " a    b    c" in line)
    assert head.rstrip(" │").endswith("l")


def test_a_map_shows_what_a_spell_reaches_and_what_blocks_it() -> None:
    assert isinstance(found := understand("mapa cast dan-to-fu"), Command) and found.name == "map"
    timeline, placed = ["1", "1"], ["9", "8", "7", "7", "6"]
    said = session(*timeline, *placed, "map cast dan-to-fu")
    drawn = said[said.rindex("     a    b    c") :]
    assert "+" in drawn and "x" in drawn
    assert "x 7.1.6" in drawn, "the rule of Lines of Sight"
    in_portuguese = session(*timeline, *placed, "mapa lançar dan-to-fu", lang="pt")
    assert marks(in_portuguese) == marks(said)


def marks(said: str) -> list[str]:
    """The marks on the cells of the last board."""
    rows = said[said.rindex("     a    b    c") :].splitlines()[1:13]
    return [row[4::5] for row in rows]


def test_a_game_without_a_board_says_so() -> None:
    page = io.StringIO()
    typed = iter(["map", "quit", ""])
    game = games.game("dice_masters")
    console = Console(file=page, width=100, highlight=False)
    screen = Screen("en", (game.folder,), True, lambda prompt: next(typed), console)
    Session(Match(game, game.sample_setups()[0], 1), [None, Sitting(AtRandom(), 1)], screen, games.game).play()
    assert "There is no board here." in page.getvalue()
