"""The word lexer: words and phrases become terminals; what is unknown is told with its place and the nearest."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.build import sign
from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.lexicon import common_lexicon
from ludoteca.cardtext.words import INFINITIVE, Lexicon, before_pronoun


def lexicon() -> Lexicon:
    words = common_lexicon()
    words.add("_DAMAGE", "dano")
    words.add("_OF_DAMAGE", "de dano")
    words.add("_DE", "de")
    words.add("ENEMY", "inimiga", "inimigo", meaning="opponent")
    words.verb("SPIN", "vire", "virar")
    words.add("PRONOUN", "-o", "-lo")
    words.contraction("dos", "_DE", "_ALL")
    words.symbol("BURST", "*", "**", "*/**")
    words.pattern("STAT", r"[+-]\d+[AD]", "+1A")
    words.symbol("_KEYWORD", "#&#")
    words.pattern("POWER", r"\{[^{}]*\}", "{1}")
    return words


def terminals(text: str, **names: str) -> list[str]:
    return [token.type for token in lexicon().tokens(text, names)]


def test_the_longest_phrase_wins() -> None:
    assert terminals("1 de dano") == ["NUMBER", "_OF_DAMAGE"]
    assert terminals("de dano dano") == ["_OF_DAMAGE", "_DAMAGE"]
    assert terminals("se o fizer") == ["IF_DONE"]
    assert terminals("se dano") == ["_IF", "_DAMAGE"]


def test_numbers_are_digits_or_words() -> None:
    values = [sign(token).meaning for token in lexicon().tokens("2 dois duas três 12", {})]
    assert values == [2, 2, 2, 3, 12]


def test_symbols_take_the_longest_and_patterns_keep_their_text() -> None:
    assert [str(token) for token in lexicon().tokens("*/** ** * +1A -2D", {})] == ["*/**", "**", "*", "+1A", "-2D"]
    assert terminals("*/**: +1A.") == ["BURST", "_COLON", "STAT", "_DOT"]


def test_keywords_costs_and_html_line_breaks_of_other_games_can_be_said() -> None:
    assert terminals("#&#dano {1}.<br>se") == ["_KEYWORD", "_DAMAGE", "POWER", "_DOT", "_NL", "_IF"]


def test_a_contraction_is_two_terminals() -> None:
    assert terminals("dos") == ["_DE", "_ALL"]


def test_a_verb_with_its_pronoun_is_two_words_and_knows_its_form() -> None:
    assert terminals("vire-o") == ["SPIN", "PRONOUN"]
    verb, pronoun = lexicon().tokens("virá-lo", {})
    assert (verb.type, sign(verb).form, pronoun.type) == ("SPIN", INFINITIVE, "PRONOUN")
    assert [before_pronoun(verb) for verb in ("virar", "mover", "pedir")] == ["virá", "movê", "pedi"]


def test_names_are_given_with_the_text_and_the_longest_wins() -> None:
    names = {"Homem": "man", "Homem-Aranha": "spider", "Homem de Ferro": "iron"}
    found = [sign(token).meaning for token in lexicon().tokens("Homem-Aranha Homem Homem de Ferro", names)]
    assert found == ["spider", "man", "iron"]


def test_a_capital_letter_counts_only_inside_a_sentence() -> None:
    assert terminals("Vire.\nVire: Vire") == ["SPIN", "_DOT", "_NL", "SPIN", "_COLON", "SPIN"]
    with pytest.raises(CardTextError, match="“Vire” is not understood; did you mean “vire”"):
        terminals("se Vire")


def test_an_unknown_word_is_told_with_its_place_and_the_nearest_word() -> None:
    with pytest.raises(CardTextError) as caught:
        terminals("1 de dano.\nse inimga")
    error = caught.value
    assert (error.line, error.column, error.values["word"]) == (2, 4, "inimga")
    assert error.place == "    se inimga\n       ^^^^^^"
    assert "did you mean “inimiga”" in error.message


def test_a_missing_accent_is_an_error_that_suggests_the_word() -> None:
    with pytest.raises(CardTextError, match="“tres” is not understood; did you mean “três”"):
        terminals("tres")


def test_the_beginning_of_a_phrase_suggests_the_phrase() -> None:
    with pytest.raises(CardTextError, match="did you mean “você pode”"):
        terminals("você dano")


def test_a_word_known_only_within_phrases_is_not_suggested_for_itself() -> None:
    with pytest.raises(CardTextError) as caught:
        terminals("dano fizer")
    assert caught.value.message_id == "cards-word-misfit"
    assert "“fizer” does not fit here" in caught.value.message


def test_no_word_is_understood_in_part() -> None:
    with pytest.raises(CardTextError):
        terminals("dedano")


def test_a_phrase_can_not_be_two_terminals() -> None:
    words = lexicon()
    with pytest.raises(ValueError, match="already"):
        words.add("OTHER_THING", "dano")


def test_a_wrong_word_inside_a_phrase_is_the_one_that_is_told() -> None:
    words = lexicon()
    words.add("CONTROL", "tome o controle")
    with pytest.raises(CardTextError) as caught:
        words.tokens("Tome o contrle", {})
    assert (caught.value.values["word"], caught.value.column) == ("contrle", 8)
    assert caught.value.values["nearest"] == "“controle”"
