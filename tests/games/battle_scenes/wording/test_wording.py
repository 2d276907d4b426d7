"""Card texts: what they mean, and that all that can be said reads back as it was understood."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, YOU, Did, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text, own_names, render
from tests.games.battle_scenes import sayable

many = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
CHARACTER = t.Kind(("character",))
CARD = t.Kind(("card",), True)
ACTION = t.Kind(("action",))
TARGET = Selector(t.TARGET)


def line(text: str, sort: str = t.ACTION) -> t.Line:
    (only,) = compile_text(text, sort, own_names("Raio Azul"))
    return only


def effects(text: str, sort: str = t.ACTION) -> list[object]:
    return [step.effect for step in line(text, sort).clauses]


# -- everything that can be said --------------------------------------------------


def reads_back(said: tuple[t.Line, ...], sort: str) -> None:
    text = render(said, "pt")
    assert compile_text(text, sort, {}) == said, text
    assert render(said, "en").count("\n") == text.count("\n")


def sayable_or_skip(said: tuple[t.Line, ...]) -> None:
    """Not every combination has words; what has none is refused by the renderer, never misread."""
    try:
        render(said, "pt")
    except CardTextError as error:
        assert error.message_id == "cards-unsayable"
        assume(False)


@many
@given(sayable.actions())
def test_what_an_action_can_say_reads_back_as_itself(said: tuple[t.Line, ...]) -> None:
    sayable_or_skip(said)
    reads_back(said, t.ACTION)


@many
@given(sayable.triggered())
def test_what_a_moment_can_set_off_reads_back_as_itself(said: tuple[t.Line, ...]) -> None:
    sayable_or_skip(said)
    assume("Variable" not in repr(said))
    reads_back(said, t.STATIC)


@many
@given(sayable.statics())
def test_what_holds_by_itself_reads_back_as_itself(said: tuple[t.Line, ...]) -> None:
    sayable_or_skip(said)
    reads_back(said, t.STATIC)


@many
@given(sayable.keyword_lines)
def test_keywords_read_back_as_themselves(said: tuple[t.Line, ...]) -> None:
    reads_back(said, t.STATIC)


@pytest.mark.parametrize(
    ("pt", "en"),
    [
        (
            "Quando um personagem usar uma ação, se você controlar um personagem, as ações que ele usar custam"
            " {2} a menos para ser usada até o final do turno.",
            "actions used by that character cost 2 less",
        ),
        (
            "Quando um personagem entrar em cena, os textos permanentes de outro personagem sem uma afiliação em comum"
            " com um personagem não têm efeito até o final de seu próximo turno. Se não o fizer, aquele personagem pode"
            " usar esta ação outra vez até o final da Fase de Compra.",
            "If you do not, that character may use this action again",
        ),
    ],
)
def test_what_portuguese_can_say_english_says_though_its_order_of_words_is_less_clear(pt: str, en: str) -> None:
    assert en in render(compile_text(pt, t.STATIC, {}), "en")


# -- lines ------------------------------------------------------------------------


def test_what_stands_before_the_colon_is_the_cost() -> None:
    made = line("Descarregue Raio Azul: Cause 2 pontos de dano no alvo.")
    assert [step.effect for step in made.costs] == [t.Unload(t.THIS_CARD)]
    assert made.clauses[0].effect == t.Damage((t.Hit(Number(2), TARGET),))


def test_action_keywords_stand_before_the_dash_and_reminders_say_nothing() -> None:
    made = line(
        "Clarividência 2, Ação Única (este personagem não pode usar mais de uma ação chamada Raio Azul por turno) - "
        "Compre um card."
    )
    assert made.keywords == (t.Keyword("Clarividência", Number(2)), t.Keyword("Ação Única"))


def test_words_in_brackets_explain_unless_they_order_something() -> None:
    assert line("Compre um card (ele vem do topo do deck).") == line("Compre um card.")
    for more in ("e mais um se quiser", "ou dois cards por turno", "compre dois se puder", "você pode comprar dois"):
        with pytest.raises(CardTextError):
            line(f"Compre um card ({more}).")


def test_keywords_have_numbers_and_characteristics() -> None:
    (lead,) = line("Liderar {1} - afiliação Morlocks ou X-Men.", t.STATIC).keywords
    assert lead == t.Keyword("Liderar", Number(1), (t.Affiliated(("Morlocks", "X-Men")),))
    (ready,) = line("Prontidão - ações de {VO}.", t.STATIC).keywords
    assert ready == t.Keyword("Prontidão", None, (ACTION, t.Powered(("VO",))))


def test_a_window_makes_an_activated_text() -> None:
    made = line("Durante sua Fase de Preparação, uma vez por turno, você pode comprar um card.", t.STATIC)
    assert (made.sort, made.trigger) == (t.ACTIVATED, t.Window("preparation", YOU))
    assert made.clauses[0].optional


def test_while_is_a_condition_of_the_line_and_if_of_the_step() -> None:
    here = line("Enquanto você controlar dois ou mais vilões, este personagem ganha {VO}.", t.STATIC)
    assert here.condition == t.Count(Selector(EACH, (CHARACTER, t.Aligned("Vilão"), t.Controlled(YOU))), least=2)
    there = line("Se este personagem tiver {MA}, compre um card.")
    assert there.clauses[0].condition == t.Is(t.THIS_CHARACTER, (t.Powered(("MA",)),))


def test_x_is_told_at_the_end_wherever_it_stands() -> None:
    told = line("Cause X pontos de dano no alvo. X é igual ao número de cards carregados no alvo. Compre um card.")
    assert told.x == t.CountOf(Selector(EACH, (CARD, t.CarriedBy(TARGET)), slot=1))
    assert len(told.clauses) == 2


# -- sentences --------------------------------------------------------------------


def test_joined_deeds_share_what_stands_before_them() -> None:
    steps = line("Você pode procurar em seu deck por um card. Se o fizer, revele-o e embaralhe o seu deck.").clauses
    assert [(step.optional, step.gate, step.joined) for step in steps] == [  # type: ignore[attr-defined]
        (True, -1, False),
        (False, 0, False),
        (False, -1, True),
    ]


def test_options_are_numbered_and_each_may_have_its_condition() -> None:
    steps = line("Compre um card, ou compre dois cards se você controlar um suporte. Descarte um card.").clauses
    assert [step.option for step in steps] == [1, 2, 0]  # type: ignore[attr-defined]
    assert steps[0].condition is None
    assert steps[1].condition == t.Count(Selector(EACH, (t.Kind(("support",)), t.Controlled(YOU))))


def test_the_target_is_the_same_however_often_it_is_named() -> None:
    hit, shift = effects("Cause 1 ponto de dano no alvo. Incapacite em {1} ou {2} o alvo.")
    assert hit == t.Damage((t.Hit(Number(1), TARGET),))
    assert shift == t.Shift(TARGET, (1, 2))


def test_damage_joined_by_and_is_dealt_together() -> None:
    (both,) = effects("Cause 3 pontos de dano em um alvo e 1 ponto de dano penetrante em outro alvo diferente.")
    assert both == t.Damage(
        (
            t.Hit(Number(3), TARGET),
            t.Hit(Number(1), Selector(t.TARGET, (t.Another(),), slot=1), penetrating=True),
        )
    )


def test_an_effect_may_make_an_effect() -> None:
    _, made = line("Cause 1 ponto de dano no alvo. Quando o alvo usar uma ação neste turno, compre um card.").clauses
    assert made.until == "turn"  # type: ignore[attr-defined]
    assert isinstance(made.effect, t.Generate)
    assert made.effect.line.trigger == t.When("uses", TARGET, Selector(CHOOSE, (ACTION,), slot=1))


def test_other_players_do_things_too() -> None:
    drawn, put = line(
        "O oponente alvo compra dois cards e coloca um card da própria mão na base do próprio deck."
    ).clauses
    assert drawn.effect == t.Draw(Number(2), t.TARGET_OPPONENT)
    assert (put.by, put.effect) == (
        t.TARGET_OPPONENT,
        t.Put(Selector(CHOOSE, (CARD, t.In("hand", t.THAT_PLAYER)), slot=1), (t.In("bottom", t.THAT_PLAYER),)),
    )


def test_unless_offers_a_deed_and_does_the_other_without_it() -> None:
    offered, otherwise = line(
        "Quando este cenário entrar em cena, coloque-o em seus recursos a não ser que você descarte um card.",
        t.STATIC,
    ).clauses
    assert (type(offered.effect), offered.optional) == (t.Discard, True)
    assert (type(otherwise.effect), otherwise.gate, otherwise.gate_done) == (t.Put, 0, False)


def test_a_statement_may_hold_in_one_part_of_the_turn() -> None:
    before = line("Durante a Fase de Combate, os vilões não podem usar ações de {VO}.", t.STATIC)
    after = line("Os vilões não podem usar ações de {VO} durante a Fase de Combate.", t.STATIC)
    assert before == after
    assert before.clauses[0].condition == t.InPart("combat", t.ANY_PLAYER)


def test_the_first_action_of_a_turn_may_be_spoken_of() -> None:
    (more,) = effects(
        "A primeira ação que este personagem usar em um turno causa +1 ponto de dano em seu alvo.", t.STATIC
    )
    action = Selector(EACH, (ACTION, t.Ordinal("first"), t.UsedBy(t.THIS_CHARACTER)))
    assert more == t.MoreDamage(action, Number(1), one=True)


# -- who is spoken of -------------------------------------------------------------


def test_that_character_is_the_last_one_called_so() -> None:
    put, shift = effects("Carregue um card de seus recursos em um suporte. Capacite um personagem em {1}.")
    assert put == t.Load(Selector(CHOOSE, (CARD, t.In("resources"))), Selector(CHOOSE, (t.Kind(("support",)),), slot=1))
    made = line("Quando um personagem entrar em cena, incapacite aquele personagem em {1}.", t.STATIC)
    assert made.clauses[0].effect == t.Shift(Selector(CHOSEN, (CHARACTER,)), (1,))
    assert isinstance(shift, t.Shift)


def test_a_pronoun_agrees_with_what_it_stands_for() -> None:
    steps = line("Este personagem pode usar mais uma ação. Se ele tiver {RE}, compre um card.").clauses
    assert steps[1].condition == t.Is(t.THIS_CHARACTER, (t.Powered(("RE",)),))
    _, back = effects("Descarregue todos os cards de um personagem e coloque-o na mão de seu dono.")
    assert back == t.Put(Selector(CHOSEN, (CHARACTER,)), (t.In("hand", t.OWNER),))


def test_entering_this_way_is_a_gate_that_names_this_character() -> None:
    text = (
        "Quando um personagem usar uma ação, você pode colocar este card em cena. "
        "Quando este personagem entrar em cena desta forma, ele ganha {VO}."
    )
    _, gained = line(text, t.STATIC).clauses
    assert (gained.gate, gained.effect) == (0, t.Gain(t.THIS_CHARACTER, powers=("VO",)))


def test_names_need_not_be_known() -> None:
    (found,) = effects("Procure em seu deck por um card de personagem chamado Agente H.I.D.R.A. ou Dr. Nemo.")
    assert isinstance(found, t.Search)
    assert t.Called("name", ("Agente H.I.D.R.A.", "Dr. Nemo")) in found.what.filters


def test_the_order_of_the_words_does_not_matter() -> None:
    one = effects("Descarregue 1 card de um personagem com {VO} que você controla.")
    other = effects("Descarregue 1 card de um personagem que você controla com {VO}.")
    assert one == other


def test_damage_can_be_changed_before_it_is_dealt() -> None:
    made = line("Quando um herói fosse causar dano em um vilão, ele causará aquela quantidade de dano +1.", t.STATIC)
    hero, villain = (
        Selector(CHOOSE, (CHARACTER, t.Aligned(side)), slot=slot) for slot, side in enumerate(("Herói", "Vilão"))
    )
    assert made.trigger == t.When("deals damage", hero, villain, would=True)
    assert made.clauses[0].effect == t.ChangeDamage("add", Number(1))


def test_controlled_by_an_opponent() -> None:
    (shift,) = effects("Incapacite um personagem controlado por um oponente em {2}.")
    assert shift == t.Shift(Selector(CHOOSE, (CHARACTER, t.Controlled(OPPONENT))), (2,))


# -- what is not understood -------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sort", "id", "column"),
    [
        ("Compre um carta.", t.ACTION, "cards-unknown-word", 11),
        ("Compre um card em cena.", t.ACTION, "cards-misfit", 19),
        ("Você pode compre um card.", t.ACTION, "cards-mood-infinitive", 11),
        ("Comprar um card.", t.ACTION, "cards-mood-imperative", 1),
        ("Se o fizer, compre quatro cards.", t.ACTION, "cards-no-gate", 1),
        ("Incapacite aquele personagem em {1}.", t.ACTION, "cards-no-antecedent", 12),
        ("Coloque os demais em sua mão.", t.ACTION, "cards-which", 1),
        ("Compre um card.", t.STATIC, "cards-when", 1),
        ("Este personagem ganha {ZZ}.", t.STATIC, "cards-unknown-word", 24),
        ("Este suporte ganha Escudo +X.", t.STATIC, "cards-no-x", 1),
        ("Ganha Escudo +1.", t.STATIC, "cards-misfit", 1),
        ("Coloque um card de seus recursos.", t.ACTION, "cards-misfit", 33),
        (
            "Capacite em {1} o alvo. X é igual ao número de cards. X é igual ao número de cards.",
            t.ACTION,
            "cards-said-twice",
            1,
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, sort: str, id: str, column: int) -> None:
    with pytest.raises(CardTextError) as caught:
        line(text, sort)
    assert (caught.value.message_id, caught.value.line, caught.value.column) == (id, 1, column)


# -- constructions that join, compare and count -------------------------------------


def test_a_character_and_a_support_are_two_targets_and_the_target_is_the_one_named_before() -> None:
    (both,) = effects("Cause 2 pontos de dano no personagem alvo e 1 ponto de dano no suporte alvo.")
    assert [hit.to.slot for hit in both.hits] == [0, 1]  # type: ignore[attr-defined]
    hit, shift = effects("Cause 1 ponto de dano no personagem alvo. Incapacite-o em {1}.")
    assert hit.hits[0].to.slot == shift.what.slot == 0  # type: ignore[attr-defined]


def test_and_or_offers_the_one_the_other_or_both() -> None:
    steps = line("Compre um card e/ou cause 2 pontos de dano no alvo.").clauses
    assert [(type(step.effect), step.option, step.joined) for step in steps] == [  # type: ignore[attr-defined]
        (t.Draw, 1, False),
        (t.Damage, 2, False),
        (t.Draw, 3, False),
        (t.Damage, 3, True),
    ]


def test_a_condition_may_leave_out_whom_it_speaks_of() -> None:
    made = line("Se este personagem tiver {VO} e não tiver usado ações neste turno, compre um card.")
    assert made.clauses[0].condition == t.Both(
        t.Is(t.THIS_CHARACTER, (t.Powered(("VO",)),)), t.Is(t.THIS_CHARACTER, (t.Acted(True),))
    )


def test_a_moment_may_follow_a_condition_on_the_same_character() -> None:
    made = line("Se este personagem tiver {LA} e receber dano de uma ação, compre um card.", t.STATIC)
    assert made.trigger == t.When("receives damage", t.THIS_CHARACTER, Selector(CHOOSE, (ACTION,)))
    assert made.clauses[0].condition == t.Is(t.THIS_CHARACTER, (t.Powered(("LA",)),))


def test_that_same_number_is_what_was_really_done_before() -> None:
    _, unload = effects("Carregue qualquer número de cards no alvo. Descarregue aquele mesmo número de cards do alvo.")
    assert unload.what.count == Did(0)  # type: ignore[attr-defined]
    with pytest.raises(CardTextError):
        line("Descarregue aquele mesmo número de cards do alvo.")


def test_a_condition_within_a_chain_is_of_what_follows_it() -> None:
    first, second = line("Compre um card e então, se você controlar um suporte, descarte um card.").clauses
    assert first.condition is None
    assert isinstance(second.condition, t.Count)


def test_this_character_and_others_are_one_group() -> None:
    made = line("Quando este personagem e/ou outros personagens que você controla fossem receber dano, "
                "aquele dano torna-se 0.", t.STATIC)  # fmt: skip
    assert isinstance(made.trigger, t.When)
    assert made.trigger.who.filters == (CHARACTER, t.Either((t.Itself(),), (t.Controlled(YOU),)))


def test_damage_may_be_told_by_its_sort() -> None:
    pierced = line("Quando este personagem fosse receber dano penetrante, aquele dano torna-se 1.", t.STATIC)
    assert isinstance(pierced.trigger, t.When)
    assert pierced.trigger.sort == "penetrating"


def test_actions_on_the_turn_of_entry_are_promptness() -> None:
    (gain,) = effects("Este personagem pode usar ações de {VO} no turno em que entrou em cena.", t.STATIC)
    assert gain == t.Gain(t.THIS_CHARACTER, keyword=t.Keyword("Prontidão", None, (ACTION, t.Powered(("VO",)))))


def test_a_name_may_be_spelt_with_or_without_its_hyphen_and_accents() -> None:
    (made,) = compile_text("Fogo Fatuo causa 1 ponto de dano no alvo.", t.ACTION, own_names("Fogo-Fátuo"))
    assert made.clauses[0].effect == t.Damage((t.Hit(Number(1), TARGET),))


# -- who is meant, where several could be -------------------------------------------


def test_what_stands_before_unless_knows_nothing_of_what_follows_it() -> None:
    text = (
        "Quando este suporte entrar em cena, coloque-o em seus recursos a não ser que você incapacite um herói em {1}."
    )
    _, put = line(text, t.STATIC).clauses
    assert put.effect == t.Put(Selector("this", (t.Kind(("support",)),)), (t.In("resources"),))


def test_the_chosen_one_is_the_one_that_was_chosen_and_not_the_last_that_was_named() -> None:
    here = line("Enquanto você controlar um herói, o personagem escolhido ganha {VO}.", t.STATIC)
    assert here.clauses[0].effect == t.Gain(Selector(CHOSEN, (CHARACTER,), slot=t.REMEMBERED), powers=("VO",))
    _, _, gain = effects("Escolha um personagem. Incapacite um herói em {1}. O personagem escolhido ganha {VO}.")
    assert gain == t.Gain(Selector(CHOSEN, (CHARACTER,), slot=0), powers=("VO",))


def test_a_pronoun_may_stand_for_the_card_on_top() -> None:
    _, put = effects("Revele o card do topo de seu deck e coloque-o em sua mão.")
    assert put == t.Put(Selector(CHOSEN, (CARD,)), (t.In("hand"),))


def test_the_card_of_a_character_is_the_character_and_not_what_it_carries() -> None:
    _, put = effects("Incapacite um personagem em {1}. Coloque o card daquele personagem em sua mão.")
    assert put == t.Put(Selector(CHOSEN, (CHARACTER,)), (t.In("hand"),))
    with pytest.raises(CardTextError):
        line("Coloque o card de um personagem em sua mão.")


def test_who_dealt_the_damage_is_told_from_who_received_it() -> None:
    made = line(
        "Quando um herói causar dano em um vilão, incapacite o personagem que causou aquele dano em {1}.", t.STATIC
    )
    assert made.clauses[0].effect == t.Shift(Selector(CHOSEN, (CHARACTER,), slot=0), (1,))


def test_what_happens_during_a_phase_without_a_choice_happens_when_it_begins() -> None:
    assert line("Durante sua Fase de Compra, compre um card.", t.STATIC).trigger == t.At("draw", YOU)
    assert line("Durante sua Fase de Compra, você pode comprar um card.", t.STATIC).trigger == t.At("draw", YOU)
    offered = line("Durante sua Fase de Preparação, você pode comprar um card.", t.STATIC)
    assert offered.trigger == t.Window("preparation", YOU, once=False)


def test_a_duration_before_a_chain_is_of_all_that_it_states() -> None:
    steps = line("Até o final do turno, este personagem ganha {VO} e as ações de {VO} são ações de antecipar.").clauses
    assert [step.until for step in steps] == ["turn", "turn"]  # type: ignore[attr-defined]


def test_a_card_is_not_named_by_choosing_one() -> None:
    with pytest.raises(CardTextError) as error:
        line("Nomeie um card. Descarte aquele card.")
    assert error.value.message_id == "cards-no-antecedent"


def test_a_name_after_not_being_is_read_by_its_noun() -> None:
    (word,) = effects("Escolha uma afiliação que não seja Kree.")
    assert isinstance(word, t.Choose)
    assert word.what.filters == (t.Kind(("affiliation",)), t.Called("name", ("Kree",), True))
    (mutant,) = effects("Escolha um personagem que não seja X-Men.")
    assert isinstance(mutant, t.Choose)
    assert mutant.what.filters == (CHARACTER, t.Affiliated(("X-Men",), True))
    (somebody,) = effects("Escolha um personagem que não seja Loki.")
    # Whether that is his name or an affiliation, he has neither.
    assert isinstance(somebody, t.Choose)
    neither = (t.Called("name", ("Loki",), True), t.Affiliated(("Loki",), True))
    assert somebody.what.filters == (CHARACTER, *neither)
    with pytest.raises(CardTextError) as error:
        line("Escolha um personagem Loki.")
    assert error.value.message_id == "cards-sort"


def test_a_sentence_for_each_is_repeated_with_what_depends_on_it() -> None:
    made = line(
        "Quando um ou mais cards forem carregados neste personagem, para cada um daqueles cards, você pode comprar um "
        "card. Se o fizer, descarte um card. Compre um card.",
        t.STATIC,
    )
    first, second, third = made.clauses
    assert isinstance(first, t.Step) and first.rounds == t.CountOf(Selector(CHOSEN, (CARD,), slot=0))
    assert (second.gate, third.gate) == (0, -1)


def test_who_and_when_of_a_moment_are_told_apart() -> None:
    told = line(
        "Quando este personagem for incapacitado em {1} ou {2} por um efeito de um oponente, compre um card.", t.STATIC
    )
    assert told.trigger == t.When("exhausted", t.THIS_CHARACTER, by=OPPONENT)
    with pytest.raises(CardTextError):
        line("Quando este personagem for incapacitado em {2} por um efeito de um oponente, compre um card.", t.STATIC)


def test_what_is_told_of_a_moment_is_told_in_english_too() -> None:
    said = "Quando um card for carregado neste personagem por um efeito, compre um card."
    assert "onto this character by an effect" in render((line(said, t.STATIC),), "en")
