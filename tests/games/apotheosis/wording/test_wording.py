"""Everything that the grammar can say is read back as it was meant, in Portuguese and in English."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording.wording import compile_text, say_text
from tests.games.apotheosis.sayable import OBJECTS, TITLES, passages
from tests.proof import rule

LANGS: tuple[Lang, Lang] = ("pt", "en")


def known(lang: Lang) -> dict[str, str]:
    return {names[LANGS.index(lang)]: word for word, names in OBJECTS.items()}


def read(written: str, lang: Lang) -> tuple[t.Passage, ...]:
    titles = {} if lang == "pt" else {english: portuguese for portuguese, english in TITLES.items()}
    return compile_text(written, lang, known(lang), titles)


def names(lang: Lang) -> dict[str, str]:
    objects = {word: names[LANGS.index(lang)] for word, names in OBJECTS.items()}
    return objects if lang == "pt" else {**objects, **TITLES}


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(passages)
def test_what_is_written_is_read_as_the_same_in_both_languages(passage: t.Passage) -> None:
    try:
        for lang in LANGS:
            written = say_text((passage,), lang, names(lang), known("pt"))
            assert read(written, lang) == (passage,), written
    except CardTextError as error:
        # Where words for everything at once would mean two things, there are none.
        assert error.message_id == "cards-two-readings"
        assume(False)


@rule("apotheosis", "cards.keyword.activation", "cards.keyword.limit", "cards.keyword.scope", "cards.keyword.task")
def test_the_keywords_of_a_text_are_read() -> None:
    limits = "uma vez por turno, uma vez por rodada, uma vez por batalha, sacrifica o turno, sem resposta, sem negação"
    scopes = "da mão, da pilha de descarte, por qualquer um do time"
    (passage,) = compile_text(f"Ativa, {limits}, {scopes}. Você perde 1 de VIDA. Depois, enterre esta carta.")
    assert passage.keyword == t.ACTIVE
    assert passage.limits == t.LIMITS
    assert passage.scopes == t.SCOPES
    assert passage.task == t.TASK_BURY
    keywords = {
        "Auto. Quando você ataca, você perde 1 de VIDA.": t.AUTO,
        "Reativa. Quando você é atacado, você perde 1 de VIDA.": t.REACTIVE,
        "Permanente. Você tem +1 de FOR.": t.PERMANENT,
        "Temporária por 2 rodadas. Você tem +1 de FOR.": t.TEMPORARY,
        "Você perde 1 de VIDA.": t.ACTIVE,
    }
    assert {text: compile_text(text)[0].keyword for text in keywords} == keywords
    tasks = {"descarte esta carta": "discard", "bana esta carta": "banish", "ponha esta carta no cenário": "scenario"}
    assert {text: compile_text(f"Depois, {text}.")[0].task for text in tasks} == tasks


@rule("apotheosis", "cards.keyword.timing")
def test_every_moment_has_its_words() -> None:
    moments = {
        "esta carta entra na mesa": "enter",
        "esta carta sai da mesa": "exit",
        "esta carta é obtida": "obtain",
        "esta carta é revelada": "reveal",
        "esta carta é ocultada": "conceal",
        "esta carta é deitada": "exhaust",
        "esta carta é levantada": "recover",
        "esta carta é descartada": "discard",
        "esta carta é enterrada": "bury",
        "esta carta é banida": "banish",
        "você começa o turno": "turn-start",
        "um personagem inimigo termina o turno": "turn-end",
        "a rodada começa": "round-start",
        "a rodada termina": "round-end",
        "a batalha começa": "battle-start",
        "a batalha termina": "battle-end",
        "você faz um teste": "check",
        "você ataca": "attack",
        "você é atacado": "attacked",
        "você é escolhido como alvo": "selected",
        "você rola dados": "roll",
    }
    for words, kind in moments.items():
        (passage,) = compile_text(f"Auto. Quando {words}, você perde 1 de VIDA.")
        assert passage.when is not None
        assert passage.when.kind == kind


@rule("apotheosis", "r28", "r29")
def test_this_card_is_that_copy_and_this_skill_every_card_of_the_name() -> None:
    said = "O alvo não pode ser alvo {} até o fim do turno."
    copies = [
        compile_text(said.format(word))[0].ability.clauses[0].effect for word in ("desta carta", "desta HABILIDADE")
    ]
    assert [copy.by for copy in copies] == ["this-card", "this-name"]  # type: ignore[attr-defined]


@rule("apotheosis", "r30", "r32")
def test_away_and_tiles_are_two_measures() -> None:
    measures = {
        "a até 3 de distância de você": f.Within(3, t.AWAY),
        "a até 3 casas de você": f.Within(3, t.TILES),
        "adjacente a você": f.Within(1, t.TILES),
    }
    for words, filter_ in measures.items():
        (passage,) = compile_text(f"Alvo: um personagem {words}. O alvo perde 1 de VIDA.")
        assert passage.target is not None
        assert passage.target.filters == (f.Sort("character"), filter_)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "Reativa. Quando você é atacado, você se torna o alvo da ação.",
            "Reativa. Quando você é atacado, você vira o alvo da ação.",
        ),
        ("Ativa. O alvo perde dois de VIDA.", "O alvo perde 2 de VIDA."),
        ("Permanente. Somente se sua VIDA é 3 ou menos. Você tem +1 de FOR.",
         "Permanente. Enquanto sua VIDA é 3 ou menos. Você tem +1 de FOR."),
        ("Alvo: um personagem a até 1 casa de você.", "Alvo: um personagem adjacente a você."),
        ("Você soma 2 em FOR.", "Você tem +2 de FOR."),
    ],
)  # fmt: skip
def test_other_ways_to_say_it_become_the_canonical_one(text: str, canonical: str) -> None:
    assert say_text(compile_text(text), "pt", {}) == canonical


@pytest.mark.parametrize(
    ("text", "message_id"),
    [
        ("O alvo perde 1 de VIDDA.", "cards-unknown-word"),
        ("O alvo perde 1 de alcance.", "cards-misfit"),
        ("Auto. Você perde 1 de VIDA.", "cards-says-when"),
        ("Quando você ataca, você perde 1 de VIDA.", "cards-says-when"),
        ("Permanente. Você perde 1 de VIDA.", "cards-only-holds"),
        ("Permanente. Você tem +1 de FOR até o fim do turno.", "cards-only-holds"),
        ("Descarte o escolhido.", "cards-no-antecedent"),
        ("Se o fizer, você perde 1 de VIDA.", "cards-no-gate"),
        ("Personagem inimigo perde 1 de VIDA.", "cards-misfit"),
        ("Crie o objeto Castelo no alvo.", "cards-misfit"),
        ("Permanente por 2 rodadas. Você tem +1 de FOR.", "cards-misfit"),
        ("Ativa.", "cards-says-nothing"),
        ("Custo: 2 de alcance. Você perde 1 de VIDA.", "cards-misfit"),
    ],
)
def test_what_makes_no_sense_is_an_error_with_its_place(text: str, message_id: str) -> None:
    with pytest.raises(CardTextError) as error:
        compile_text(text)
    assert error.value.message_id == message_id
    assert error.value.line == 1
