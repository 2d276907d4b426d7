"""Forms of lemmas; texts taken apart and put together."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.speech import words
from ludoteca.cardtext.speech.lexicon import (
    ANY,
    FP,
    FS,
    FUTURE,
    IMPERATIVE,
    INDICATIVE,
    INFINITIVE,
    MP,
    PLURAL,
    SINGULAR,
    SUBJUNCTIVE,
    English,
    Lexicon,
    UnknownLemma,
    plural_of,
)
from ludoteca.cardtext.speech.words import Names, join, join_english, split


@pytest.mark.parametrize(
    ("one", "several"),
    [("card", "cards"), ("ação", "ações"), ("personagem", "personagens"), ("mal", "mais"), ("valor", "valores")],
)
def test_plurals(one: str, several: str) -> None:
    assert plural_of(one) == several


@pytest.mark.parametrize(
    ("verb", "imperative", "one", "several", "later"),
    [
        ("carregar", "carregue", "carrega", "carregam", "carregar"),
        ("colocar", "coloque", "coloca", "colocam", "colocar"),
        ("nocautear", "nocauteie", "nocauteia", "nocauteiam", "nocautear"),
        ("infligir", "inflija", "inflige", "infligem", "infligir"),
        ("sofrer", "sofra", "sofre", "sofrem", "sofrer"),
        ("ter", "tenha", "tem", "têm", "tiver"),
        ("pôr", "ponha", "põe", "põem", "puser"),
    ],
)
def test_verbs(verb: str, imperative: str, one: str, several: str, later: str) -> None:
    lexicon = Lexicon()
    if verb not in lexicon.verbs:
        lexicon.verb(verb)
    lemma = lexicon.lemma("verb", verb)
    forms = [(ANY, IMPERATIVE), (ANY, INFINITIVE), (SINGULAR, INDICATIVE), (PLURAL, INDICATIVE), (SINGULAR, FUTURE)]
    assert [lemma.form(*each) for each in forms] == [imperative, verb, one, several, later]
    assert lemma.form(PLURAL, SUBJUNCTIVE) == f"{imperative}m"


def test_adjectives_have_four_forms_or_two() -> None:
    lexicon = Lexicon()
    lexicon.adjectives_of("capacitado adjacente")
    assert [lexicon.lemma("adjective", "capacitado").form(mask) for mask in (FS, MP, FP)] == [
        "capacitada",
        "capacitados",
        "capacitadas",
    ]
    assert lexicon.lemma("adjective", "adjacente").form(FP) == "adjacentes"


def test_a_lemma_that_nobody_declared_is_an_error() -> None:
    with pytest.raises(UnknownLemma, match="voar"):
        Lexicon().lemma("verb", "voar")


def test_english_forms() -> None:
    english = English()
    assert [english.lemma("noun", word).form(PLURAL) for word in ("ally", "box", "die")] == ["allies", "boxes", "dice"]
    assert [english.lemma("verb", word).form(SINGULAR, INDICATIVE) for word in ("go", "have", "be")] == [
        "goes",
        "has",
        "is",
    ]


# -- words ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("neste turno", "em este turno"),
        ("pelo alvo", "por o alvo"),
        ("à mão", "a a mão"),
        ("num card", "em um card"),
        ("um card dele", "um card de ele"),
        ("colocá-lo", "colocar -o"),
        ("coloque-os", "coloque -os"),
        ("Contra-ataque", "contra-ataque"),
        ("+1 PA, −2 PM.", "+1 pa , -2 pm ."),
    ],
)
def test_a_text_is_taken_apart(text: str, parts: str) -> None:
    assert [word.text for word in split(text)] == parts.split()


def test_a_pronoun_on_a_verb_has_a_place_of_its_own() -> None:
    text = "Você pode colocá-lo ali"
    (pronoun,) = (word for word in split(text) if word.text == "-o")
    assert text[pronoun.start : pronoun.end] == "-lo"


def test_a_known_name_is_one_word_and_the_longest_counts() -> None:
    names = Names({"Tofu": 1, "Irmandade do Tofu": 2})
    found = [(word.text, word.meaning) for word in split("do tipo Irmandade do Tofu ou Tofu, Tofus", names)]
    assert found[3:] == [("irmandade do tofu", 2), ("ou", None), ("tofu", 1), (",", None), ("tofus", None)]


def test_lines_are_kept_apart() -> None:
    assert [len(line) for line in words.lines(split("Um dois.\nTrês.<br>Quatro.\n"))] == [3, 2, 2]


@pytest.mark.parametrize(
    "text", ["Neste turno, coloque-o na mão.", "Você pode colocá-la.", "Vá ao alvo. Vá à casa, pela porta."]
)
def test_what_is_taken_apart_is_put_together_again(text: str) -> None:
    assert join(word.text for word in split(text)) == text


def test_english_articles() -> None:
    assert join_english(["put", "a", "ally", "beside", "a", "other", "Unit", "."]) == "Put an ally beside another Unit."
    assert join_english(["a", "Unit"]) == "A Unit"
