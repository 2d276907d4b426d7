"""Every sentence that is not understood is told, without reading anew what was."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.pieces import not_understood
from ludoteca.cardtext.speech import language
from tests.cardtext.speech import toy

GOOD = ("Descarregue um card.", "Capacite um personagem.")


def refusal(text: str) -> CardTextError:
    with pytest.raises(CardTextError) as error:
        toy.LANGUAGE.understand(text, toy.TEXTS, {})
    return error.value


@pytest.fixture
def lines_read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that are read from now on."""
    read: list[str] = []
    line = language._Reading.line

    def reading(self: language._Reading, words: list[language.Word]) -> object:
        read.append(self.text[words[0].start : words[-1].end])
        return line(self, words)

    monkeypatch.setattr(language._Reading, "line", reading)
    return read


def test_lines_that_were_understood_are_not_read_again_while_faults_are_told(lines_read: list[str]) -> None:
    text = "\n".join([*GOOD, "Quanda.", "Quindo."])
    faults = list(not_understood(text, refusal(text), lambda rest: toy.LANGUAGE.understand(rest, toy.TEXTS, {})))
    assert [fault.line for fault in faults] == [3, 4]
    assert [lines_read.count(line) for line in GOOD] == [1, 1]


def test_a_text_that_is_understood_leaves_nothing_behind(lines_read: list[str]) -> None:
    for _ in range(2):
        toy.LANGUAGE.understand("\n".join(GOOD), toy.TEXTS, {})
    assert [lines_read.count(line) for line in GOOD] == [2, 2]


@pytest.mark.parametrize(("message_id", "told", "read"), [("cards-too-deep", 1, 0), ("cards-unknown-word", 2, 1)])
def test_after_a_sentence_that_was_too_much_nothing_else_is_read(message_id: str, told: int, read: int) -> None:
    tried: list[str] = []
    text = "Quanda. Quindo."

    def understand(rest: str) -> None:
        tried.append(rest)
        raise CardTextError("what?", message_id, rest, rest.index("Quindo"), len(rest))

    first = CardTextError("what?", message_id, text, 0, 6)
    faults = list(not_understood(text, first, lambda rest: understand(rest) if "Quindo" in rest else None))
    assert (len(faults), len(tried)) == (told, read)
