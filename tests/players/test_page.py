"""One page for a decision in every game: table, question and options fit the screen, and a long list opens in steps."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from ludoteca import games
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.core.told import ArgTold, OptionTold
from ludoteca.players import Player
from ludoteca.players.simple import AtRandom
from ludoteca.players.sitting import Sitting
from ludoteca.players.terminal import page
from ludoteca.players.terminal.listing import LETTERS, beginning
from ludoteca.players.terminal.prompt import COMMANDS
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session
from tests.players.person import any_answer

SIZES = [(80, 24), (140, 45)]


class OnScreen:
    """A match of any game on a screen of a size, a person against bots."""

    def __init__(self, name: str, lang: Lang = "en", size: tuple[int, int] = (80, 24), seed: int = 3) -> None:
        game = games.game(name)
        self.page = io.StringIO()
        width, rows = size
        console = Console(file=self.page, width=width, height=rows, highlight=False)
        self.screen = Screen(lang, (game.folder,), False, self.read, console, rows)
        self.screen.messages.strict = True
        self.match = Match(game, {"format": game.formats[0]}, seed)
        bots: list[Player | None] = [Sitting(AtRandom(), seat) for seat in range(1, self.match.table.box.seats)]
        self.session = Session(self.match, [None, *bots], self.screen, games.game, games.rulebook(name))
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.chance = Chance(seed)
        #: Called at each prompt with what was written since the last one.
        self.look: Callable[[str], None] = lambda written: None
        self.decisions = 0

    def read(self, prompt: str) -> str | None:
        written = self.page.getvalue()
        self.page.seek(0)
        self.page.truncate()
        self.prompts.append(prompt)
        if prompt == "> ":
            self.decisions += 1
            self.look(written)
        if self.lines:
            return self.lines.pop(0)
        return None if self.decisions > 45 else any_answer(self.session, self.chance)

    @property
    def said(self) -> str:
        return self.page.getvalue()

    def until(self, wanted: Callable[[Match], bool]) -> OnScreen:
        """Play at random until a position comes up with which the test goes on."""
        while not wanted(self.match):
            assert self.match.table.decision is not None, "the match ended before"
            options = self.match.table.decision.options
            self.match.choose(options[self.chance.below(len(options))])
        self.session.reader = self.match.table.decision.seat if self.match.table.decision else 0
        return self


def many(match: Match) -> bool:
    decision = match.table.decision
    return decision is not None and decision.seat == 0 and len(decision.options) > 40


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "140x45"])
@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("name", games.ALL)
def test_every_page_fits_the_screen(name: str, lang: Lang, size: tuple[int, int]) -> None:
    width, rows = size
    sitting = OnScreen(name, lang, size)
    seen: list[int] = []

    def look(written: str) -> None:
        lines = written.splitlines()
        if len(seen) > 1:  # the first page has the greeting above it
            assert len(lines) < rows, written
        seen.append(len(lines))
        assert all(len(line) <= width for line in lines), written

    sitting.look = look
    sitting.session.play()
    assert len(seen) > 20


@pytest.mark.parametrize("name", ["krosmaster", "apotheosis"])
def test_a_long_list_opens_in_steps_and_every_option_can_be_reached(name: str) -> None:
    """However deep the letters lead, all options stand behind them, each with its number of the whole list."""
    sitting = OnScreen(name).until(many)
    listing = sitting.session.listing
    reached = set()

    def descend(opened: tuple[object, ...], depth: int) -> None:
        assert depth < 5
        listing.opened = opened
        lines = page.options(sitting.session)
        assert opened or len(lines) <= 8
        for text, _ in lines:
            for number in range(1, len(listing.options) + 1):
                if text.startswith(f"{number:3}) ") or f"  {number:3}) " in text:
                    reached.add(number)
        for entry in list(listing.letters.values()):
            assert entry.begun != opened
            descend(entry.begun, depth + 1)

    descend((), 0)
    assert reached == set(range(1, len(listing.options) + 1))


def test_a_letter_opens_its_part_and_enter_goes_back_and_numbers_stay() -> None:
    sitting = OnScreen("krosmaster").until(many)
    session = sitting.session
    page.options(session)
    letter, entry = next(iter(session.listing.letters.items()))
    session.obey(letter)
    assert session.listing.opened == entry.begun
    session.obey("")
    assert session.listing.opened == ()
    option = session.listing.options[-1]
    session.obey(str(session.listing.number(option)))
    assert sitting.match.choices[-1].split()[0] == option[0]


def test_options_shows_the_whole_list_page_by_page() -> None:
    sitting = OnScreen("apotheosis").until(many)
    sitting.lines = ["", "", "", "", ""]
    sitting.session.obey("opções")
    assert any("more" in prompt for prompt in sitting.prompts) or len(sitting.said.splitlines()) < 24
    count = len(sitting.session.listing.options)
    assert f"{count:3}) " in sitting.said


def test_letters_are_no_commands() -> None:
    words = {word for each in COMMANDS.values() for word in each}
    assert not words & set(LETTERS)


def test_what_can_do_nothing_is_listed_last() -> None:
    sitting = OnScreen("krosmaster").until(many)
    game, table = sitting.match.game, sitting.match.table
    listing = sitting.session.listing
    idle = [game.does_nothing(table, option) for option in listing.options]
    assert any(idle) and idle == sorted(idle)
    spells = [option for option in listing.options if game.does_nothing(table, option)]
    for option in spells[:5]:
        before = {number: table.pieces[number].injuries for number in table.zones[0]}
        after = table.copy()
        after.choose(option)
        assert {number: after.pieces[number].injuries for number in after.zones[0]} == before


# -- Krosmaster's board --


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pt", ("AA árvore", "Ordem dos turnos: Jogador 1: ", "Pilha virada: granito 1")),
        ("en", ("TT tree", "Order of turns: Player 1: ", "Face-down pile: granite 1")),
    ],
)
def test_the_arena_has_a_legend_owners_named_piles_and_the_order_of_turns(lang: Lang, words: tuple[str, ...]) -> None:
    sitting = OnScreen("krosmaster", lang, (80, 60))
    sitting.until(lambda match: match.table.turn > 1)
    page.draw(sitting.session, 40)
    for each in words:
        assert each in " ".join(sitting.said.split())
    lines = sitting.said.splitlines()
    assert len([line for line in lines if "1Ra Rainha dos Tofus" in line or "1Ra Queen" in line]) <= 1
    owner = next(at for at, line in enumerate(lines) if line.rstrip().endswith(sitting.session.name(0)))
    figures = [line for line in lines[owner + 1 :] if "/" in line]
    assert len(figures) >= 4, "figures beside the board, below their owner"


# -- the end --


@pytest.mark.parametrize("name", games.ALL)
def test_the_final_table_is_shown_at_the_end(name: str) -> None:
    sitting = OnScreen(name)
    sitting.screen.fixed_rows = None
    sitting.match.concede(0) if sitting.match.game.may_concede(sitting.match.table) else None
    if not sitting.match.over:
        sitting.until(lambda match: match.over)
    sitting.lines = [""]
    pages: list[str] = []
    sitting.screen.read = lambda prompt: pages.append(sitting.said) or ""  # type: ignore[func-returns-value]
    assert sitting.session.play()
    (last,) = pages
    drawn = [at for at, line in enumerate(last.splitlines()) if sitting.session.name(1) in line and "╭" in line]
    won = [at for at, line in enumerate(last.splitlines()) if "wins the match." in line or "is a draw" in line]
    assert drawn and won and drawn[-1] < won[0]


@pytest.mark.parametrize(
    ("sentences", "shared"),
    [
        (
            ["Realizar influência sobre Fogueira (centro, 15)", "Realizar influência sobre Arraial"],
            "Realizar influência sobre",
        ),
        (["Usar Enxame (3): Crie", "Usar Enxame (4): Crie"], "Usar Enxame"),
        (["Usar Enxame (3)", "Uso de Enxame"], "Influencia Fogueira"),
        (["Encerrar o turno e reservar pontos: 1", "Encerrar o turno e reservar pontos: 2"], "Influencia Fogueira"),
    ],
)
def test_options_that_begin_alike_are_called_by_the_words_that_they_share(sentences: list[str], shared: str) -> None:
    """The verb as it is typed is the last resort: it is no sentence."""
    base = ArgTold("piece", 1, "fogueira", "Fogueira")
    options = [OptionTold("", "influence", "influencia", each, [base]) for each in sentences]
    assert beginning(options, 2) == shared


def heard(sitting: OnScreen, *texts: str, room: int) -> list[str]:
    sitting.session.heard[:] = [("  - ", text, "") for text in texts]
    return [line for line, _ in page.latest(sitting.session, room)]


def test_of_what_was_heard_nothing_begins_in_the_middle() -> None:
    sitting = OnScreen("dice_masters")
    long = "one " * 40
    assert heard(sitting, long, "Two.", room=3)[1:] == ["  - Two."]
    assert len(heard(sitting, long, "Two.", room=4)) == 4 and not sitting.session.heard
    alone = heard(sitting, "Two.", long, room=3)
    assert len(alone) == 3 and alone[1].startswith("  - one") and alone[2].startswith("    one")
    assert heard(sitting, "Two.", room=0) == []
