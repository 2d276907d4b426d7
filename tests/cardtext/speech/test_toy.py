"""The machinery of sayings, by a toy game: what is read, what is written, what is refused and how."""

from __future__ import annotations

import itertools

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.speech import chart
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, THIS, Ability, Clause, Number, Selector
from tests.cardtext.speech import toy
from tests.cardtext.speech.toy import Is, effects, read, written

A_CARD = Selector(CHOOSE, (Is("card"),))
THIS_CARD = Selector(THIS, (Is("card"),))
THIS_SUPPORT = Selector(THIS, (Is("suporte"),))


def refusal(text: str) -> CardTextError:
    with pytest.raises(CardTextError) as error:
        read(text)
    return error.value


# -- constructs -------------------------------------------------------------------


def test_constants_tell_two_sayings_of_one_record() -> None:
    assert effects("Capacite um personagem.") == [toy.Shift(Selector(CHOOSE, (Is("personagem"),)), True)]
    assert effects("Incapacite um personagem.") == [toy.Shift(Selector(CHOOSE, (Is("personagem"),)), False)]


def test_what_may_be_left_out_is_left_out_where_it_goes_without_saying() -> None:
    assert written("Capacite um personagem em 1 estágio.") == ("Capacite um personagem.", "Ready a character.")
    assert written("Capacite um personagem em 2 estágios.")[0] == "Capacite um personagem em 2 estágios."


def test_alternatives_and_further_forms_are_read_and_written_canonically() -> None:
    for text in ("até o fim do turno", "até o final do turno", "neste turno"):
        assert written(f"Este personagem ganha Voo {text}.")[0] == "Este personagem ganha Voo até o final do turno."
    assert written("Descarregue um card. Coloque-o na sua mão.")[0].endswith("Coloque-o em sua mão.")


def test_what_only_a_further_form_can_say_is_written_so() -> None:
    """Slots have the order of the text."""
    text = "Carregue em um personagem um card."
    assert written(text) == (text, "Load a card onto a character.")


def test_one_field_of_two_words_has_a_pair_of_functions() -> None:
    assert effects("Role de 2 a 4.") == [toy.Roll((2, 4))]
    assert written("Role de 2 a 4.") == ("Role de 2 a 4.", "Roll from 2 to 4.")
    assert refusal("Role de 4 a 2.").message_id == "cards-unfit"


def test_qualities_come_in_any_order_and_are_kept_in_one() -> None:
    filters = (Is("personagem"), toy.Other(), toy.Ready(), toy.Controlled("you"))
    for text in (
        "Capacite dois outros personagens capacitados que você controla.",
        "Capacite dois outros personagens que você controla capacitados.",
    ):
        assert effects(text) == [toy.Shift(Selector(CHOOSE, filters, Number(2)), True)]


def test_a_quality_belongs_to_the_nearest_noun_that_it_can_be_said_of() -> None:
    (effect,) = effects("Descarregue um card de um personagem que você controla.")
    whose = Selector(CHOOSE, (Is("personagem"), toy.Controlled("you")), slot=1)
    assert effect == toy.Unload(Selector(CHOOSE, (Is("card"), toy.Of(whose))))


def test_a_quality_of_either_noun_is_one_of_the_nearer() -> None:
    (effect,) = effects("Descarregue um card de um personagem chamado Manto.")
    whose = Selector(CHOOSE, (Is("personagem"), toy.Called("Manto")), slot=1)
    assert effect == toy.Unload(Selector(CHOOSE, (Is("card"), toy.Of(whose))))


def test_lists() -> None:
    text = "Este personagem ganha Voo, Armadura e Ímpeto."
    (effect,) = effects(text)
    assert isinstance(effect, toy.Gain) and effect.boons == ("flight", "armor", "haste")
    assert written(text) == (text, "This character gains Flight, Armor and Haste.")


def test_every_field_around_an_effect() -> None:
    unload = toy.Unload(A_CARD)
    said = {
        "Você pode descarregar um card.": Clause(unload, optional=True),
        "O oponente pode descarregar um card.": Clause(unload, by=OPPONENT, optional=True),
        "Se houver um suporte em cena, descarregue um card.": Clause(unload, condition=toy.Exists((Is("suporte"),))),
        "Descarregue um card para cada suporte.": Clause(unload, each=toy.Count((Is("suporte"),))),
        "Pague 1 moeda. Se o fizer, descarregue um card.": Clause(unload, cost=toy.Coins(1)),
        "O oponente pode pagar 2 moedas. Se o fizer, descarregue um card.": Clause(
            unload, by=OPPONENT, optional=True, cost=toy.Coins(2)
        ),
    }
    for text, clause in said.items():
        assert read(text).clauses == (clause,)
        assert written(text)[0] == text


def test_an_adverbial_may_stand_on_either_side() -> None:
    text = "Se houver um suporte em cena, descarregue um card."
    assert read("Descarregue um card se houver um suporte em cena.") == read(text)
    assert refusal("Se houver um suporte em cena, descarregue um card se houver um suporte em cena.")


def test_an_effect_with_a_subject_has_no_infinitive() -> None:
    (clause,) = read("Se você quiser, este personagem ganha Voo.").clauses
    assert clause.optional
    assert written("Se você quiser, este personagem ganha Voo.")[1] == "If you wish, this character gains Flight."


def test_a_gate_speaks_of_the_last_clause_without_one() -> None:
    text = "Você pode descarregar um card. Se o fizer, capacite um personagem. Se não o fizer, role de 1 a 2."
    assert [(clause.gate, clause.gate_done) for clause in read(text).clauses] == [(-1, True), (0, True), (0, False)]
    assert written(text)[0] == text
    assert refusal("Se o fizer, descarregue um card.").message_id == "cards-no-gate"


def test_what_is_chosen_first_stands_where_it_is_spoken_of() -> None:
    assert read("Escolha um personagem. Ele ganha Voo.") == read("Um personagem ganha Voo.")
    for text in (
        "Escolha um personagem.",
        "Escolha um personagem. Descarregue um card.",
        "Você pode escolher um card.",
    ):
        assert refusal(text).message_id == "cards-unused"


def test_a_quality_is_said_once_of_a_noun() -> None:
    assert refusal("Capacite um personagem que você controla que o oponente controla.")


def test_a_row_has_any_of_its_parts_and_demands_its_moods() -> None:
    assert refusal("Quando este personagem nocauteie um personagem, jogue 1D6.")
    assert refusal("Quando este personagem nocautear um personagem,")


def test_capitals_decide_between_words_that_are_alike() -> None:
    for said, boon in (("Voo", "flight"), ("voo", "flight"), ("VOO", "cry")):
        (effect,) = effects(f"Este personagem ganha {said}.")
        assert isinstance(effect, toy.Gain) and effect.boons == (boon,)
    assert read("ESTE PERSONAGEM GANHA VOO.") == read("Este personagem ganha VOO.")


def test_the_latest_is_meant_where_a_pronoun_would_be_refused() -> None:
    (_, effect) = effects("Carregue um card em um personagem. O último ganha Voo.")
    assert isinstance(effect, toy.Gain) and effect.what == Selector(CHOSEN, slot=1)


def test_a_predicate_agrees_with_its_subject() -> None:
    assert read("Se este personagem estiver capacitado, jogue 1D6.")
    error = refusal("Se este personagem estiver capacitada, jogue 1D6.")
    assert error.message_id in ("cards-form", "cards-agreement")


# -- agreement and mood -----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Este personagem ganha Voo.", ""),
        ("Cada personagem capacitado ganha Voo.", ""),
        ("Todos os personagens capacitados ganham Voo.", "Cada personagem capacitado ganha Voo."),
        ("Dois personagens ganham Voo.", ""),
        ("Descarregue duas ações.", ""),
        ("Quando dois personagens nocautearem um personagem, role de 1 a 2.", ""),
    ],
)
def test_words_agree(text: str, written: str) -> None:
    """What agrees is read, and written so that it agrees again: as it stands, or in its first form."""
    assert toy.LANGUAGE.write([read(text)], toy.TEXTS, "pt", {}) == (written or text)
    assert read(written or text) == read(text)


@pytest.mark.parametrize(
    ("text", "message_id", "word", "better"),
    [
        ("Descarregue dois card.", "cards-form", "card", "cards"),
        ("Este personagem ganham Voo.", "cards-form", "ganham", "ganha"),
        ("Descarregue um ação.", "cards-agreement", "ação", ""),
        ("Cada personagem capacitada ganha Voo.", "cards-agreement", "capacitada", ""),
        ("Descarregue estes card.", "cards-form", "estes", "este"),
        ("Você pode descarregue um card.", "cards-mood-infinitive", "descarregue", "descarregar"),
        ("Descarrega um card.", "cards-mood-imperative", "Descarrega", "descarregue"),
        ("Se haver um card em cena, role de 1 a 2.", "cards-mood-future", "haver", "houver"),
        ("Capacite um personagem que você controlar.", "cards-mood-indicative", "controlar", "controla"),
    ],
)
def test_a_wrong_form_is_told_with_the_right_one(text: str, message_id: str, word: str, better: str) -> None:
    error = refusal(text)
    assert (error.message_id, error.values["word"], error.values.get("better", "")) == (message_id, word, better)


# -- sorts ------------------------------------------------------------------------


def test_what_can_not_be_is_told_by_its_sort() -> None:
    error = refusal("Capacite este card.")
    assert error.message_id == "cards-sort"
    assert (error.values["wanted"], error.values["found"]) == ("personagem", "card")
    assert refusal("Carregue um card em um card.").values["wanted"] == "personagem / suporte"
    assert refusal("Descarregue um card capacitado.").values["wanted"] == "personagem"


# -- references -------------------------------------------------------------------


def test_a_reference_is_what_fits_by_its_sort() -> None:
    text = "Descarregue um card deste suporte. Se o fizer, ele causa 2 pontos de dano a um personagem."
    effect = effects(text)[1]
    assert isinstance(effect, toy.Deal) and effect.who == THIS_SUPPORT


def test_a_reference_is_what_agrees_with_it() -> None:
    (_, effect) = effects("Carregue uma ação em um personagem. Coloque-a em sua mão.")
    assert effect == toy.ToHand(Selector(CHOSEN, slot=0))
    assert refusal("Descarregue dois cards. Coloque-o em sua mão.").message_id == "cards-no-antecedent"


def test_a_reference_has_the_role_of_what_it_speaks_of() -> None:
    (_, effect) = effects("Carregue este card em um personagem. Coloque-o em sua mão.")
    assert effect == toy.ToHand(THIS_CARD)


def test_a_reference_speaks_of_the_latest_clause() -> None:
    (*_, effect) = effects("Capacite um personagem. Capacite um personagem. Incapacite-o.")
    assert effect == toy.Shift(Selector(CHOSEN, slot=1), False)


def test_that_one_speaks_of_its_noun() -> None:
    (_, effect) = effects("Carregue um card em um personagem. Aquele personagem ganha Voo.")
    assert isinstance(effect, toy.Gain) and effect.what == Selector(CHOSEN, slot=1)
    (_, effect) = effects("Carregue um card em um personagem. O card escolhido ganha Voo.")
    assert isinstance(effect, toy.Gain) and effect.what == Selector(CHOSEN, slot=0)


def test_that_one_does_not_speak_of_a_later_one_of_another_noun() -> None:
    (*_, effect) = effects("Descarregue um card. Descarregue um item. Coloque aquele card em sua mão.")
    assert effect == toy.ToHand(Selector(CHOSEN, slot=0))


def test_what_was_knocked_out_is_a_card_from_then_on() -> None:
    (_, effect) = effects("Nocauteie um personagem. Coloque-o em sua mão.")
    assert effect == toy.ToHand(Selector(CHOSEN, slot=0))
    assert refusal("Nocauteie um personagem. Capacite-o.").message_id == "cards-no-antecedent"


def test_nothing_inside_a_phrase_speaks_of_that_phrase() -> None:
    (_, effect) = effects("Capacite um personagem. Descarregue um card dele.")
    assert effect == toy.Unload(Selector(CHOOSE, (Is("card"), toy.Of(Selector(CHOSEN, slot=0))), slot=1))


def test_nor_where_it_could_by_its_sort() -> None:
    (_, effect) = effects("Capacite um personagem. Incapacite um personagem ao lado dele.")
    beside = toy.Beside(Selector(CHOSEN, slot=0))
    assert effect == toy.Shift(Selector(CHOOSE, (Is("personagem"), beside), slot=1), False)


def test_what_is_inside_another_phrase_stands_back() -> None:
    (_, effect) = effects("Incapacite um personagem ao lado de um personagem. Ele ganha Voo.")
    assert isinstance(effect, toy.Gain) and effect.what == Selector(CHOSEN, slot=0)


def test_a_pronoun_stands_where_it_can_stand() -> None:
    assert refusal("Descarregue um card. Coloque ele em sua mão.")


def test_a_clause_does_not_speak_of_its_own_subject_with_a_pronoun() -> None:
    ability = read("Quando este personagem nocautear um personagem, capacite-o.")
    assert ability.clauses[0].effect == toy.Shift(Selector(CHOSEN, slot=0), True)
    assert refusal("Este personagem causa 1 ponto de dano a ele.").message_id == "cards-no-antecedent"


def test_a_reference_that_may_mean_two_things_is_refused_with_both() -> None:
    error = refusal("Carregue um card em um personagem. Ele ganha Voo.")
    assert error.message_id == "cards-two-readings" and error.values["word"] == "Ele"
    readings = str(error.values["readings"])
    assert "1. Carregue um card em um personagem. Aquele card ganha Voo." in readings
    assert "2. Carregue um card em um personagem. Aquele personagem ganha Voo." in readings


def test_two_meanings_of_the_same_words_are_refused_with_both() -> None:
    error = refusal("Passe.")
    assert error.message_id == "cards-two-readings"
    assert "1. Passe." in str(error.values["readings"]) and "2. Pule o turno." in str(error.values["readings"])


# -- errors -----------------------------------------------------------------------


def test_an_unknown_word_is_told_with_the_nearest() -> None:
    error = refusal("Descaregue um card.")
    assert error.message_id == "cards-unknown-word" and "“descarregue”" in str(error.values["nearest"])


def test_a_name_need_not_be_known_where_names_are_open() -> None:
    (effect,) = effects("Descarregue um card chamado Senhor do Vale.")
    assert effect == toy.Unload(Selector(CHOOSE, (Is("card"), toy.Called("Senhor do Vale"))))
    assert refusal("Descarregue um card Vermelho.").message_id == "cards-misfit"
    assert refusal("Voe um card.").message_id == "cards-unknown-word"


def test_the_furthest_place_is_told_with_what_might_come_there() -> None:
    error = refusal("Descarregue um card para cada.")
    assert (error.message_id, error.column) == ("cards-misfit", 30)
    assert "“personagem”" in str(error.values["expected"])
    error = refusal("Descarregue um card")
    assert error.message_id == "cards-too-early" and "“.”" in str(error.values["expected"])


def test_a_place_is_told_within_its_line() -> None:
    with pytest.raises(CardTextError) as error:
        toy.LANGUAGE.read("Descarregue um card.\nCapacite este card.", toy.TEXTS, {})
    assert (error.value.line, error.value.column) == (2, 10)


def test_a_line_has_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Descarregue um card. " * 40
    assert len(read(text).clauses) == 40
    monkeypatch.setattr(chart, "BUDGET", 200)
    assert refusal(text).message_id == "cards-too-deep"


def test_what_is_tried_of_a_line_has_a_budget_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are counted as they come, and so are the beginnings that never become one."""
    text = "Descarregue um card. " * 40
    monkeypatch.setattr(chart, "WORK", 200)
    assert refusal(text).message_id == "cards-too-deep"
    endless = chart.Chart((), {}, {}, toy.LANGUAGE.phrases, "pt")
    with pytest.raises(chart.TooMuch):
        list(endless.counted(chart.Result(0, number) for number in itertools.count()))


# -- writing ----------------------------------------------------------------------

WRITTEN = {
    "Jogue 2D6.": "Throw 2D6.",
    "Descarregue um card chamado Manto de Prata.": "Unload a card called Manto de Prata.",
    "Se este personagem estiver capacitado e for de você, descarregue um card.": (
        "If this character is ready and belongs to you, unload a card."
    ),
    "Descarregue dois cards. Coloque-os em sua mão.": "Unload two cards. Put them into your hand.",
    "Capacite dois personagens. Eles ganham Voo.": "Ready two characters. They gain Flight.",
    "Descarregue uma ação. Você pode colocá-la em sua mão.": "Unload an action. You may put it into your hand.",
    "Capacite um personagem. Descarregue um card dele.": "Ready a character. Unload a card of it.",
    "Descarregue um outro card.": "Unload another card.",
    "Quando este personagem nocautear um personagem, capacite-o.": (
        "When this character knocks out a character, ready it."
    ),
    "Carregue um card em um personagem. Aquele card ganha Voo.": (
        "Load a card onto a character. That card gains Flight."
    ),
    "Cada personagem capacitado ganha Voo.": "Each ready character gains Flight.",
    "Este personagem causa 1 ponto de dano a cada suporte.": ("This character deals 1 damage point to each support."),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_what_is_read_is_written_in_both_languages(text: str) -> None:
    assert written(text) == (text, WRITTEN[text])


@pytest.mark.parametrize("text", WRITTEN)
def test_the_same_sayings_read_english(text: str) -> None:
    assert toy.ENGLISH.read(WRITTEN[text], toy.TEXTS, {}) == (read(text),)
    assert toy.ENGLISH.write([read(text)], toy.TEXTS, "en", {}) == WRITTEN[text]


def test_english_agrees_too() -> None:
    for text in ("This character gain Flight.", "Unload two card.", "You may unloads a card.", "Gain Flight."):
        with pytest.raises(CardTextError):
            toy.ENGLISH.read(text, toy.TEXTS, {})


def test_a_pronoun_is_written_only_where_it_would_be_understood() -> None:
    clear = "Carregue um card em um personagem. Aquele personagem ganha Voo."
    assert written(clear)[0] == clear
    assert written("Capacite um personagem. Aquele personagem ganha Voo.")[0].endswith("Ele ganha Voo.")


@pytest.mark.parametrize(
    "clauses",
    [
        (Clause(toy.Unload(Selector(CHOOSE, (Is("card"),), slot=3))),),
        (Clause(toy.Unload(Selector(CHOSEN, slot=0))),),
        (Clause(toy.Pass()), Clause(toy.Roll((1, 2))), Clause(toy.Unload(A_CARD), gate=0)),
        (Clause(toy.Unload(Selector(EACH, (toy.Other(),)))),),
    ],
    ids=["a slot out of order", "a reference to nothing", "a gate on another clause", "no noun"],
)
def test_what_has_no_words_is_not_written_otherwise(clauses: tuple[Clause, ...]) -> None:
    with pytest.raises(CardTextError) as error:
        toy.LANGUAGE.write([Ability("text", clauses)], toy.TEXTS, "pt", {})
    assert error.value.message_id == "cards-unsayable"


def test_no_language_says_it_of_a_later_one() -> None:
    """The second character is the one that a pronoun or "that character" would mean."""
    said = read("Capacite um personagem. Capacite um personagem. Incapacite-o.")
    first = Clause(toy.Shift(Selector(CHOSEN, slot=0), False))
    for lang in ("pt", "en"):
        with pytest.raises(CardTextError):
            toy.LANGUAGE.write([Ability("text", (*said.clauses[:2], first))], toy.TEXTS, lang, {})


def test_what_would_be_read_otherwise_is_not_written() -> None:
    """ "Passe" would be refused as ambiguous: there are words, but they do not say it."""
    with pytest.raises(CardTextError):
        toy.LANGUAGE.write([Ability("text", (Clause(toy.Pass()),))], toy.TEXTS, "pt", {})
