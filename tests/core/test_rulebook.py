"""The rules ledger: what it accepts, finds and says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.core.rulebook import Gap, Lang, LedgerError, Rule, Rulebook, Text, UnknownRule, load

HEAD = """
game = "toy"
title = "Toy"
source = "a page"
language = "pt-BR"
gap = []
card = []
[terms]
"dado" = "die"
[sections]
"1 Turn" = "1 Turno"
"2 Action" = "2 Ação"
"""

RULE = """
[[rule]]
id = "{id}"
section = "{section}"
kind = "procedure"
testable = true
pt = "{pt}"
en = "{en}"
"""


def rule(id: str, pt: str = "Role o dado.", en: str = "Roll the die.", section: str = "1 Turn") -> str:
    return RULE.format(id=id, pt=pt, en=en, section=section)


def write(path: Path, *entries: str, head: str = HEAD) -> Path:
    file = path / "rules.toml"
    file.write_text(head + "".join(entries), encoding="utf-8")
    return file


# Rules and gaps; a correction may add some, and marks what does not hold instead of removing it.
COUNTS = {
    "battle_scenes": (523, 124),
    "dice_masters": (311, 89),
    "krosmaster": (662, 155),
    "fabula": (299, 93),
    "apotheosis": (319, 95),
}


@pytest.mark.parametrize("game", games.ALL)
def test_every_ledger_is_read_whole(game: str) -> None:
    book = games.rulebook(game)
    assert book.game == game
    rules, gaps = COUNTS[game]
    assert len(book.rules) >= rules
    assert len(book.gaps) >= gaps
    assert book.testable == tuple(entry for entry in book.rules if entry.testable) != ()
    assert sum(len(section) for section in book.sections.values()) == len(book.rules)
    assert all(entry.pt and entry.en for entry in book.rules)


# Small words that only one of the two languages has.
ENGLISH = re.compile(r"\b(the|of|and|is|are|its?|with|that|this|from|has|have|not|when|which|what|who|an|to)\b")
PORTUGUESE = re.compile(r"\b(os|de|d[ao]s?|é|são|uma?|que|não|com|por|para|na|em|ou|seu|sua|quando|qual)\b")


def texts_of(book: Rulebook) -> dict[str, Text]:
    """Every text of a ledger that is told in both languages, by where it stands."""
    found = {f"rule {rule.id}": Text(rule.pt, rule.en) for rule in book.rules}
    found |= {f"section {name}": Text(book.heading(name, "pt"), name) for name in book.sections}
    noted = [("note", book.note), *((f"note of {rule.id}", rule.note) for rule in book.rules)]
    for gap in book.gaps:
        parts = {"question": gap.question, "proposed": gap.proposed}
        noted += [(f"gap {gap.id}, {name}", text) for name, text in parts.items()]
        noted += [(f"gap {gap.id}, alternatives", gap.alternatives), (f"gap {gap.id}, outside", gap.outside)]
    return found | {place: text for place, text in noted if text is not None}


def tongue(text: str) -> Lang | None:
    """The language that a text is written in, where two small words tell; one may be in the name of a card."""
    bare = re.sub(r"“[^”]*”|'[^']*'|\"[^\"]*\"", " ", text.casefold())
    english, portuguese = len(ENGLISH.findall(bare)), len(PORTUGUESE.findall(bare))
    if abs(english - portuguese) < 2:
        return None
    return "en" if english > portuguese else "pt"


@pytest.mark.parametrize("game", games.ALL)
def test_every_text_of_a_ledger_is_told_in_both_languages(game: str) -> None:
    texts = texts_of(games.rulebook(game))
    assert [place for place, text in texts.items() if not text.pt.strip() or not text.en.strip()] == []
    assert [place for place, text in texts.items() if tongue(text.pt) == "en" or tongue(text.en) == "pt"] == []
    same = [place for place, text in texts.items() if text.pt == text.en and tongue(text.en) is not None]
    assert same == []


def test_a_text_in_one_language_only_is_an_error(tmp_path: Path) -> None:
    gap = GAP.format(rule="1").replace('question.pt = "qual?"\n', "")
    head = HEAD.replace("gap = []\n", "")
    with pytest.raises(LedgerError, match=r"missing required field `pt`.*question.*'g'"):
        load(write(tmp_path, rule("1"), gap, head=head))


def test_a_section_has_a_name_in_both_languages(tmp_path: Path) -> None:
    book = load(write(tmp_path, rule("1")))
    assert (book.heading("1 Turn", "pt"), book.heading("1 Turn", "en")) == ("1 Turno", "1 Turn")
    with pytest.raises(LedgerError, match=r"rule '1', section: there is no '1 Tern'.*1 Turn"):
        load(write(tmp_path, rule("1", section="1 Tern")))


def test_a_rulebook_is_read_once() -> None:
    assert games.rulebook("fabula") is games.rulebook("Fábula")


def test_a_rule_and_a_gap_are_found_by_id() -> None:
    book = games.rulebook("dice_masters")
    assert book.rule("sidekick.1").section
    assert book.gap("card.ro").confidence == "medium"
    assert isinstance(book.find("sidekick.1"), Rule)
    assert isinstance(book.find("card.ro"), Gap)


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"sidekick\.1"):
        games.rulebook("dice_masters").rule("sidekik.1")
    with pytest.raises(UnknownRule, match=r"card\.ro"):
        games.rulebook("dice_masters").gap("card.roo")


def test_examples_stand_beneath_their_rule(tmp_path: Path) -> None:
    entries = [rule(id) for id in ("1.1", "1.1-ex1", "1.2.a-1", "1.2.a-2", "1.2.a-ex1", "1.2.b")]
    book = load(write(tmp_path, *entries))
    assert [found.id for found in book.examples("1.1")] == ["1.1-ex1"]
    assert [found.id for found in book.examples("1.2.a-2")] == ["1.2.a-ex1"]
    assert book.examples("1.2.b") == ()
    assert book.examples("1.2.a-ex1") == ()


def test_a_gap_is_found_from_the_rule_it_speaks_of() -> None:
    book = games.rulebook("dice_masters")
    assert "card.ro" in [gap.id for gap in book.gaps_of("glossary.engaged")]


def test_search_ignores_accents_and_case(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        rule("1.1", "Prepare a AÇÃO básica.", "Prepare the basic action."),
        rule("1.2", section="2 Action"),
    )
    book = load(file)
    assert [found.id for found in book.search("acao BASICA", "pt")] == ["1.1"]
    assert [found.id for found in book.search("ação", "pt")] == ["1.1", "1.2"], "text before section"
    assert book.search("nada disto", "pt") == []
    assert book.search("  ") == []


def test_search_puts_the_exact_id_first() -> None:
    found = games.rulebook("krosmaster").search("7.2.5.a")
    assert found[0].id == "7.2.5.a"


def test_search_prefers_the_readers_language(tmp_path: Path) -> None:
    book = load(write(tmp_path, rule("1", "Nada", "a total roll"), rule("2", "O total rolado", "x")))
    assert [found.id for found in book.search("total", "pt")] == ["2", "1"]
    assert [found.id for found in book.search("total", "en")] == ["1", "2"]


def test_a_citation_is_one_line_in_the_language_asked() -> None:
    book = games.rulebook("dice_masters")
    own = book.rule("sidekick.1")
    assert book.cite("sidekick.1", "pt") == f"{book.title} sidekick.1: {own.pt}"
    assert book.cite("sidekick.1", "en") == f"{book.title} sidekick.1: {own.en}"
    ruling = book.gap("card.ro").proposed
    assert book.cite("card.ro") == f"{book.title} card.ro: {ruling.en}"
    assert book.cite("card.ro", "pt") == f"{book.title} card.ro: {ruling.pt}"
    assert "\n" not in book.cite("card.ro")


def test_an_unknown_field_is_an_error_with_file_and_place(tmp_path: Path) -> None:
    file = write(tmp_path, rule("1"), rule("2") + 'colour = "red"\n')
    with pytest.raises(LedgerError) as caught:
        load(file)
    assert str(file) in str(caught.value)
    assert "colour" in str(caught.value)
    assert "[[rule]] number 2, '2'" in str(caught.value)


def test_a_missing_field_and_a_wrong_kind_are_errors(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"missing required field `testable`.*'9'"):
        load(write(tmp_path, rule("9").replace("testable = true\n", "")))
    with pytest.raises(LedgerError, match=r"rule\[0\]\.kind"):
        load(write(tmp_path, rule("9").replace("procedure", "proc")))


def test_what_is_not_toml_is_an_error_with_the_line(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="line"):
        load(write(tmp_path, "[[rule]\n"))
    with pytest.raises(LedgerError, match="no such ledger"):
        load(tmp_path / "absent.toml")


def test_an_id_is_used_once(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="'1' is used twice"):
        load(write(tmp_path, rule("1"), rule("1")))


GAP = """
[[gap]]
id = "g"
question.pt = "qual?"
question.en = "which?"
evidence = ["{rule}"]
proposed.pt = "assim"
proposed.en = "so"
confidence = "high"
"""
CARD = '[[card]]\nname = "c"\nrules = ["{rule}"]\n'


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (rule("1.2") + 'same_as = "1.3"\n', r"rule '1\.2', same_as: there is no '1\.3'.*1\.1"),
        (rule("1.2") + 'gap = "open"\n', r"rule '1\.2', gap: there is no 'open'"),
        (GAP.format(rule="1.9"), r"gap 'g', evidence: there is no '1\.9'"),
        (CARD.format(rule="1.9"), r"card 'c', rules: there is no '1\.9'"),
    ],
)
def test_what_an_entry_refers_to_exists(tmp_path: Path, entry: str, message: str) -> None:
    head = HEAD
    for table in ("gap", "card"):
        if f"[[{table}]]" in entry:
            head = head.replace(f"{table} = []\n", "")
    with pytest.raises(LedgerError, match=message):
        load(write(tmp_path, rule("1.1"), entry, head=head))


def test_a_game_is_named_with_hyphens_accents_and_capitals() -> None:
    assert games.name_of("Dice-Masters") == "dice_masters"
    assert games.name_of("Fábula") == "fabula"


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(games.UnknownGame, match="krosmaster"):
        games.rulebook("krosmasters")


def test_a_game_without_code_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import ludoteca.games.apotheosis as apotheosis

    monkeypatch.setattr(apotheosis, "GAME", None, raising=False)
    assert "apotheosis" not in games.playable()
    with pytest.raises(games.NotPlayable, match="ludoteca rules apotheosis"):
        games.game("apotheosis")
    playing = object()
    monkeypatch.setattr(apotheosis, "GAME", playing)
    assert games.game("Apotheosis") is playing
    assert "apotheosis" in games.playable()
