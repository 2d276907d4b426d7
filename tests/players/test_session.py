"""People at the terminal, driven by scripted lines."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from ludoteca import games
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang, fold
from ludoteca.games.dice_masters.game import GAME
from ludoteca.players import Player
from ludoteca.players.picking import picking
from ludoteca.players.simple import AtRandom
from ludoteca.players.sitting import Sitting
from ludoteca.players.terminal import page
from ludoteca.players.terminal.prompt import COMMANDS, Command, understand
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session
from tests.players.person import any_answer

TEAMS = {"format": "basic", "teams": [GAME.team("vingadores"), GAME.team("x-men")]}

#: Lines that mean something, or nearly.
ODDITIES = (
    *("1", "2", "1 2 3!", "3 2 2 done", "!", "undo", "undo 5", "why", "log 0", "cards", "rules energy", "table"),
    *("reroll #2", "reroll player1", "reroll x#y", "why-not buy hulk", "why-not choose player2", "assign -1"),
    *("block #3 #4", "resolve hulk/7", "global esmaga", "react esmaga 0", "pick sideways", "load /nowhere"),
)


class Table:
    """A session whose lines come from a script, and all that it has said."""

    def __init__(
        self,
        *lines: str,
        lang: Lang = "en",
        setup: dict[str, object] | None = None,
        seed: int = 1,
        bots: tuple[int, ...] = (),
        plain: bool = True,
        width: int = 80,
        rows: int | None = None,
    ) -> None:
        self.lines = list(lines)
        self.page = io.StringIO()
        self.prompts: list[str] = []
        console = Console(file=self.page, width=width, highlight=False)
        screen = Screen(lang, (GAME.folder,), plain, self.read, console, rows)
        screen.messages.strict = True
        players: list[Player | None] = [Sitting(AtRandom(), seat) if seat in bots else None for seat in (0, 1)]
        self.match = Match(GAME, setup or {"format": "first-game"}, seed)
        self.session = Session(self.match, players, screen, games.game, games.rulebook("dice_masters"))

    def read(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        return self.lines.pop(0) if self.lines else None

    @property
    def said(self) -> str:
        return self.page.getvalue()

    def play(self) -> Table:
        self.session.play()
        return self

    def answer_at_random(self, seed: int) -> Table:
        """A person who types the number of any option, and nothing when asked for a file."""
        chance = Chance(seed)

        self.session.screen.read = lambda prompt: any_answer(self.session, chance)
        return self


# -- whole matches ----------------------------------------------------------------


@pytest.mark.parametrize(("lang", "won"), [("pt", "vence a partida."), ("en", "wins the match.")])
def test_a_person_plays_a_whole_match_against_a_bot(lang: Lang, won: str) -> None:
    table = Table(lang=lang, bots=(1,)).answer_at_random(5).play()
    assert table.match.over
    assert won in table.said
    assert "victory.1" in table.said.splitlines()[-1]


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_two_people_play_a_whole_draft(lang: Lang) -> None:
    table = Table(lang=lang, setup={"format": "draft"}, seed=4).answer_at_random(2).play()
    assert table.match.over


def test_the_same_choices_make_the_same_match_whatever_is_asked_in_between() -> None:
    plain = Table("1", "1", "1", "1").play().match
    asked = Table("why", "help", "1", "log", "1", "cards", "rules reroll", "table", "1", "bah", "1").play().match
    assert asked.choices == plain.choices and len(plain.choices) == 4
    assert asked.table.data() == plain.table.data()


@pytest.mark.parametrize(
    ("written", "answered"), [("why", True), ("enough", False), ("q", False), ("1", False), ("", False)]
)
def test_a_command_at_the_end_of_a_page_is_carried_out(written: str, answered: bool) -> None:
    """Whatever else is written there only breaks off what was told."""
    table = Table("help", written, rows=12, plain=False).play()
    assert ("You are asked: " in table.said) is answered
    assert table.match.choices == []


def test_what_a_bot_does_is_told_in_sentences() -> None:
    table = Table("", bots=(0,)).play()
    assert "Player 1: " in table.said and "Player 1 (bot)" in table.said
    assert "- Player 1 draws Sidekick" in table.said


# -- numbers and series -------------------------------------------------------------


def rerolled(match: Match) -> int:
    return sum(choice.startswith("reroll") for choice in match.choices)


def test_several_numbers_are_a_series_that_an_exclamation_mark_finishes() -> None:
    table = Table("2 3!", seed=1).play()
    assert [choice.split()[0] for choice in table.match.choices] == ["reroll", "reroll", "roll"]


def test_a_series_is_played_in_the_order_of_the_engine() -> None:
    backwards = Table("3 2!", seed=1).play().match
    assert backwards.choices == Table("2 3!", seed=1).play().match.choices


def test_equal_dice_are_listed_each_by_itself() -> None:
    """The engine offers one of two alike; whoever picks sees both, and may take the second alone or both."""
    for seed in range(1, 20):
        table = Table(seed=seed)
        listing = table.session.listing
        sentences = [listing.sentence(option) for option in listing.options]
        pairs = [number for number, said in enumerate(sentences, 1) if "one of 2 alike" in said]
        if pairs:
            break
    assert len(pairs) == 2 and len(listing.options) > len(listing.asked.options)
    for picks, count in ((f"{pairs[1]}!", 1), (f"{pairs[1]} {pairs[0]}!", 2)):
        again = Table(picks, seed=seed).play()
        assert rerolled(again.match) == count


def test_picks_are_marked_can_be_taken_back_and_are_played_only_when_confirmed() -> None:
    table = Table("3", "2", "3").play()
    assert table.match.choices == []
    last = table.said.rsplit("Which dice do you reroll?", 1)[1]
    assert "2) [x] " in last and "3) [ ] " in last
    assert "in any order (so far 1)" in last
    assert rerolled(Table("3", "2", "3", "").play().match) == 1, "Enter confirms"
    assert rerolled(Table("3", "2", "done").play().match) == 2
    assert rerolled(Table("3", "2", "undo", "!").play().match) == 1, "undo takes the last pick back"


def test_what_ends_a_series_is_said_as_it_would_be_with_the_picks() -> None:
    said = Table("2").play().said
    first, second = said.split("Which dice do you reroll?")[1:]
    assert "1) Keep all the dice" in first and "1) Keep all the dice" not in second


def test_several_numbers_where_one_is_chosen_change_nothing() -> None:
    table = Table("1", "1 2").play()
    assert table.match.choices == ["roll"]
    assert "One option is chosen here; nothing was done." in table.said


def test_too_few_or_too_many_picks_say_how_many_are_wanted() -> None:
    """Two energies of three dice must be spent; one is not enough, and three are too many."""
    match = next(match for seed in range(40) if not (match := played(TEAMS, seed, paying)).over)
    table = Table("!", "1 2 3!", "3!")
    table.session.match = match
    before = len(match.choices)
    said = table.play().said
    assert "Pick at least 2 and at most 2; so far none. Nothing was done." in said
    assert "Pick at least 2 and at most 2; so far 3. Nothing was done." in said
    assert len(match.choices) == before + 2


def paying(match: Match) -> bool:
    """Is a payment open in which two of at least three dice must be spent, and the first two are enough?"""
    decision = match.table.decision
    if decision is None or decision.ask != "ask-pay" or decision.series:
        return False
    series = picking(match.table)
    if series is None or not series.fewest == series.most == 2 or len(series.candidates) <= 2:
        return False
    series.picks = series.candidates[:2]
    return series.choices() is not None


def test_the_word_for_done_finishes_a_series_that_was_begun() -> None:
    table = Table("2", "pronto", lang="pt").play()
    assert [choice.split()[0] for choice in table.match.choices] == ["reroll", "roll"]
    assert "Escolhidos até agora: Parceiro" in table.said


def test_moves_in_notation_and_verbs_and_names_of_the_language_are_understood() -> None:
    setup = {"format": "first-game"}
    for words in (("roll", "buy force-beam"), ("roll", "buy Force Beam"), ("roll", "buy feixe-de-energia")):
        table = Table(*words, setup=setup, seed=1).play()
        assert table.match.choices[:2] == ["roll", "buy feixe-de-energia"], table.said
    table = Table("jogar", "comprar Feixe de Energia", lang="pt", setup=setup, seed=1).play()
    assert table.match.choices[:2] == ["roll", "buy feixe-de-energia"]


def test_pieces_may_be_written_as_the_sentences_name_them() -> None:
    blocks = played(TEAMS, 3, attacking)
    assert blocks.table.decision is not None
    option = next(option for option in blocks.table.decision.options if option[0] == "block")
    table = Table(setup=TEAMS)
    table.session.match = blocks
    telling = table.session.telling
    words = f"block {telling.piece(option[1])} {telling.piece(option[2])}"
    assert " #" in words and table.session.read_move(words) == option


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "There is no option 99: choose 1 to"),
        ("0", "There is no option 0"),
        ("", "Nothing typed: write a number, or help."),
        ("dance", "“dance” is no verb of this game."),
        ("reroll nobody", "No piece is called “nobody”."),
        ("reroll #9999", "there is no piece of that number"),
        ("reroll", "write “reroll <piece>”"),
        ("buy force-beam", "This is not what is asked now."),
        ("undo", "There is no choice of yours to take back."),
        ("undo many", "“many” is not a number: write how many."),
        ("undo 0", "“0” is not a number"),
        ("log all", "“all” is not a number"),
        ("save", "Write the file: save FILE."),
        ("load", "Write the file: load FILE."),
        ("rules", "Write a rule’s id or some words"),
        ("rules zebra", "No rule has “zebra”."),
        ("cards zebra", "No card that you see is called “zebra”"),
        ("cards 99", "There is no option 99"),
        ("1 2 99", "There is no option 99"),
        ("why-not", "Write what you would like to do"),
        ("why-not zebra", "“zebra” is no verb of this game."),
    ],
)
def test_bad_input_says_what_to_do_and_loses_nothing(line: str, said: str) -> None:
    table = Table(line, "1").play()
    assert said in table.said
    assert table.match.choices == ["roll"]


# -- commands -----------------------------------------------------------------------


def test_why_tells_the_rule_that_asks_where_we_are_and_what_happened_last() -> None:
    said = Table("why").play().said
    assert "You are asked: Which dice do you reroll?" in said
    assert "turn.roll.2: " in said
    assert "Roll and Reroll Step [turn.2] › pick dice to reroll [turn.roll.2]" in said
    assert "What happened last:" in said and "turn.roll.1: " in said


def test_why_not_gives_the_refusal_and_the_text_of_its_rule() -> None:
    said = Table("1", "why-not buy spider-man", setup={"format": "first-game"}, seed=1).play().said
    assert "It costs 4 (at least one fist); you have" in said
    assert "turn.main.buy.4: " in said


def test_why_not_of_something_legal_says_so() -> None:
    assert "This is legal now: Keep all the dice as they are" in Table("why-not 1").play().said
    assert "Isto é legal agora: Ficar com todos" in Table("por que não jogar", lang="pt").play().said


def test_undo_takes_back_choices_and_the_same_dice_fall_again() -> None:
    once = Table("1", "1").play().match
    again = Table("1", "undo", "1", "1", "desfazer 2", "1", "1").play()
    assert again.match.choices == once.choices
    assert again.match.table.data() == once.table.data()
    assert "One choice taken back." in again.said and "2 choices taken back." in again.said


def test_undo_goes_back_over_the_moves_of_a_bot() -> None:
    table = Table(bots=(0,), seed=1)
    decision = table.match.table.decision
    assert decision is not None and decision.seat == 0
    table.lines = ["1", "1", "1"]
    first = table.play().match.deciders()
    table.session.going_on = True
    table.lines = ["undo 3"]
    table.play()
    # All three choices of the person are gone, and what the bot chose after the first of them too.
    assert first.count(1) == 3
    assert table.match.deciders() == first[: first.index(1)]


def test_save_and_load_in_the_middle_of_a_match_give_the_same_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    table = Table("1", f"save {file}", "1", "1", f"load {file}").play()
    assert "Saved in" in table.said and "loaded, after 1 choice." in table.said
    assert table.session.match.choices == ["roll"]
    assert table.session.match.table.data() == Table("1").play().match.table.data()


def test_a_file_that_can_not_be_used_leaves_the_match_on_the_table(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    notes = tmp_path / "notes.txt"
    notes.write_text("mine", encoding="utf-8")
    lines = ("1", f"load {broken}", f"load {tmp_path}/none", f"save {notes}", f"save {tmp_path}/no/where")
    table = Table(*lines).play()
    assert "This is not a whole save of Ludoteca" in table.said
    assert "there is no such file" in table.said
    assert "is there already and is not a saved match" in table.said
    assert notes.read_text(encoding="utf-8") == "mine"
    assert table.session.match is table.match and table.match.choices == ["roll"]


def test_the_log_has_everything_with_its_rule() -> None:
    said = Table("1", "log 3").play().said
    assert "from the prep area to the reserve pool [turn.roll.5]" in said


def test_rules_are_read_by_id_or_by_words() -> None:
    assert "turn.clear.2: " in Table("rules turn.clear.2").play().said
    found = Table("regras posicionar", lang="pt").play().said
    assert "turn.main.field.7: Posicionar é opcional." in found


def test_cards_are_shown_with_their_texts_in_the_language() -> None:
    english = Table("cards hulk", setup=TEAMS).play().said
    portuguese = Table("cartas hulk", lang="pt", setup=TEAMS).play().said
    assert "While active, when you or Hulk take damage" in english and "Faces of its die: fist · 2 fists" in english
    assert "Enquanto estiver ativo, quando você ou Hulk sofrer dano" in portuguese
    assert "Thor" not in portuguese.split("> ")[-1].split("Hulk, Gigante Esmeralda (custo 6 com punho")[-1]


@pytest.mark.parametrize(("lang", "place"), [("en", 0), ("pt", 1)])
def test_help_has_a_line_for_every_command_in_the_language(lang: Lang, place: int) -> None:
    """The first word of each command is English; what follows are its other words."""
    said = Table("help", lang=lang).play().said
    beginnings = {fold(line.split()[0]) for line in said.splitlines() if line.strip()}
    for command, words in COMMANDS.items():
        own = words[:1] if place == 0 else words[1:]
        assert command == "done" or beginnings & set(own), command
    assert ("“done”" if place == 0 else "“pronto”") in said and "?n" in beginnings


def test_the_table_is_drawn_again_when_asked_but_not_for_every_line() -> None:
    assert Table("help", "1").play().said.count("Where we are") == 2
    assert Table("table", "1").play().said.count("Where we are") == 3


@pytest.mark.parametrize(
    ("lang", "command", "yes", "told"),
    [("en", "concede", "yes", "Player 2 wins the match."), ("pt", "desistir", "sim", "Jogador 2 vence a partida.")],
)
def test_conceding_is_asked_twice_and_ends_the_match(lang: Lang, command: str, yes: str, told: str) -> None:
    assert not Table(command, "", lang=lang).play().match.over
    table = Table(command, yes, "", lang=lang).play()
    assert table.match.table.places == (2, 1)
    assert told in table.said


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    table = Table("1", "quit", str(file)).play()
    assert file.exists() and "Goodbye." in table.said
    assert Match.load(file.read_bytes(), games.game).choices == ["roll"]


def test_the_end_of_the_input_leaves_cleanly() -> None:
    table = Table().play()
    assert "Goodbye." in table.said and not table.match.over


def test_ctrl_c_keeps_the_match_also_while_a_bot_thinks(tmp_path: Path) -> None:
    class Slow:
        def choose(self, table: Any) -> Option:
            raise KeyboardInterrupt

    table = Table("1", "1", bots=(1,))
    table.session.players[1] = Slow()
    table.session.keep = tmp_path / "kept"
    assert not table.session.play()
    (kept,) = (tmp_path / "kept").glob("*.json")
    assert Match.load(kept.read_bytes(), games.game).choices == table.match.choices != []
    assert "Saved in" in table.said and table.said.rstrip().endswith("Goodbye.")


@settings(max_examples=30, deadline=None)
@given(st.lists(st.one_of(st.text(max_size=20), st.sampled_from(ODDITIES)), max_size=12))
def test_no_line_whatever_breaks_the_match(lines: list[str]) -> None:
    """Whatever is typed is obeyed or explained, and what was played can be played again."""
    harmless = [line for line in lines if not writes(line)]
    table = Table(*harmless, setup=TEAMS, seed=2).play()
    again = Match(GAME, TEAMS, 2)
    for choice in table.session.match.choices:
        again.play(choice)
    assert again.table.data() == table.session.match.table.data()


def writes(line: str) -> bool:
    """Does the line write a file, or make the next one the name of a file?"""
    meant = understand(line)
    return isinstance(meant, Command) and meant.name in ("save", "quit")


# -- drawing -------------------------------------------------------------------------


def played(setup: dict[str, object], seed: int, until: Callable[[Match], bool]) -> Match:
    match = Match(GAME, setup, seed)
    chance = Chance(seed)
    while not match.over and not until(match):
        assert match.table.decision is not None
        options = match.table.decision.options
        match.choose(options[chance.below(len(options))])
    return match


def attacking(match: Match) -> bool:
    decision = match.table.decision
    return decision is not None and decision.ask == "ask-block"


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", ["pt", "en"])
def test_the_boxes_fit_the_width(lang: Lang, width: int) -> None:
    table = Table(lang=lang, plain=False, width=width, setup=TEAMS)
    table.session.match = played(TEAMS, 3, attacking)
    table.play()
    assert max(len(line) for line in table.said.splitlines()) <= width
    assert "\x1b" not in table.said, "no colour where there is no terminal"
    side_by_side = any(line.count("╭") == 2 for line in table.said.splitlines())
    assert side_by_side == (width == 120)


def test_plain_lines_have_no_boxes_and_no_colour() -> None:
    said = Table("1", "1", setup=TEAMS).play().said
    assert not set("╭│╰\x1b") & set(said)
    assert "Bag (" in said and "Life 15 of 15" in said


def test_the_drawing_names_what_a_die_in_the_attack_can_do() -> None:
    table = Table(setup=TEAMS)
    table.session.match = played(TEAMS, 3, attacking)
    said = table.play().said
    zone = next(line for line in said.splitlines() if line.startswith("Attack zone: "))
    assert "attack " in zone and "defence " in zone and "#" in zone


def test_a_value_unfolds_into_what_changed_it() -> None:
    """One Captain America, Natural Leader in the field: its side gets +1 attack and +1 defence."""
    position = {
        "active": 1,
        "step": "main",
        "player1": {"field": ["parceiro"], "reserve": ["capitao-america-lider-nato level1", "parceiro*4 fist"]},
        "player2": {"field": ["parceiro"]},
    }
    table, _ = GAME.position(position, 1)
    match = Match.from_table(GAME, {"format": "tournament"}, table)
    assert "(1, +1" not in drawn(match)
    match.play("field capitao-america")
    while match.table.decision is not None and match.table.decision.ask != "ask-main":
        match.choose(match.table.decision.options[0])
    theirs, line = [line for line in drawn(match).splitlines() if line.startswith("Field: Sidekick")]
    assert theirs.endswith("attack 1 · defence 1")
    assert "attack 2 (1, +1 Captain America, Natural Leader)" in line
    assert "defence 2 (1, +1 Captain America, Natural Leader)" in line


def ordering(match: Match) -> bool:
    decision = match.table.decision
    return decision is not None and decision.ask == "ask-order"


def test_effects_that_wait_are_shown_with_their_texts() -> None:
    match = next(match for seed in range(60) if not (match := played(TEAMS, seed, ordering)).over)
    said = drawn(match)
    pending = [line for line in said.splitlines() if line.startswith("Pending effects: Player")]
    assert len(pending) == len(match.table.waiting) > 1
    assert all(line.rstrip().endswith(".") and "effect of " in line for line in pending)


def drawn(match: Match) -> str:
    table = Table(setup=TEAMS)
    table.session.match = match
    page.draw(table.session)
    return table.said


def test_help_takes_its_examples_from_the_open_question() -> None:
    table = Table("ajuda", "por-que-nao", "regras", lang="pt").play()
    assert "por-que-nao jogar\n" in table.said
    assert "regras turn.roll.2, regras começo do turno" in table.said


def test_the_series_so_far_is_told_by_its_pieces() -> None:
    table = Table("2", lang="pt").play()
    assert "Escolhidos até agora: Parceiro #" in table.said
    assert "iguais" not in table.said.split("Escolhidos até agora")[1].splitlines()[0]
