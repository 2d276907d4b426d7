"""Card texts: what they mean, that they are never ambiguous, and that they read back as they were understood."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, given, settings

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.effects import CHOSEN, EVENT, OPPONENT, THIS, Ability, Clause, Did, Effect, Number, Selector
from ludoteca.core.rulebook import Lang
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.text.terms import CHARACTER, OPPOSING, YOURS, BurstText, CardAbility, chosen, each
from ludoteca.games.dice_masters.wording.wording import compile_text, say_text
from tests.games.dice_masters import sayable

NAMES = sayable.NAMES
WRITTEN = {id: name for name, id in NAMES.items()}
THE_DIE = Selector(THIS)

many = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))


def meaning(text: str, sort: str = t.ACTION) -> tuple[CardAbility, ...]:
    return compile_text(text, sort, NAMES)


def clauses(text: str) -> tuple[Clause, ...]:
    (only,) = meaning(text)
    return only.ability.clauses


def effect(text: str) -> Effect:
    (only,) = clauses(text)
    assert only == Clause(only.effect)
    return only.effect


def written(said: tuple[CardAbility, ...], lang: Lang) -> str:
    """In words, if there are any that would be understood so."""
    try:
        return say_text(said, lang, WRITTEN)
    except CardTextError as error:
        assert error.message_id in ("cards-unsayable", "cards-two-readings")
        assume(False)
        raise


# -- everything that can be said --------------------------------------------------


@many
@given(sayable.cards(t.ACTION))
def test_what_an_action_card_can_say_reads_back_as_itself(said: tuple[CardAbility, ...]) -> None:
    text = written(said, "pt")
    assert compile_text(text, t.ACTION, NAMES) == said, text


@many
@given(sayable.cards(t.STATIC))
def test_what_a_character_can_say_reads_back_as_itself(said: tuple[CardAbility, ...]) -> None:
    text = written(said, "pt")
    assert compile_text(text, t.TRIGGER, NAMES) == said, text


@many
@given(sayable.cards(t.ACTION))
def test_all_that_can_be_said_is_said_in_english_too(said: tuple[CardAbility, ...]) -> None:
    text = written(said, "en")
    assert text.count("\n") + 1 == sum(1 + len(ability.bursts) for ability in said)


def test_what_would_be_understood_otherwise_has_no_words() -> None:
    far = (
        Clause(e.KnockOut(chosen(CHARACTER))),
        Clause(e.KnockOut(chosen(CHARACTER, slot=1))),
        Clause(e.Capture(Selector(CHOSEN, slot=0))),
    )
    with pytest.raises(CardTextError) as error:
        say_text((CardAbility(Ability(t.ACTION, far)),), "pt", WRITTEN)
    assert error.value.message_id == "cards-unsayable"


# -- lines ------------------------------------------------------------------------


def test_a_line_without_a_moment_is_an_action_or_a_continuous_text() -> None:
    text = "Os seus Parceiros ganham +1A e +1D."
    assert meaning(text, t.ACTION)[0].ability.sort == t.ACTION
    assert meaning(text, t.TRIGGER)[0].ability.sort == t.STATIC


def test_bursts_belong_to_the_line_above_and_replace_it_or_add_to_it() -> None:
    first, second = meaning(
        "Nocauteie um personagem.\n*: Em vez disso, capture um personagem.\n**: Também: capture-o.\n"
        "Global: Pague 1 raio. Ganhe 1 de vida."
    )
    assert first.bursts == (
        BurstText("*", t.INSTEAD, (Clause(e.Capture(chosen(CHARACTER, slot=0))),)),
        BurstText("**", t.ALSO, (Clause(e.Capture(Selector(CHOSEN, slot=0))),)),
    )
    assert second == CardAbility(Ability(t.GLOBAL, (Clause(e.GainLife(Number(1))),), cost=t.Energy(1, "bolt")), ())


def test_what_comes_also_goes_on_counting_from_the_base_text() -> None:
    (only,) = meaning(
        "Nocauteie um personagem.\n*/**: Além disso, vire outro personagem um nível abaixo. "
        "Você ganha 1 de vida para cada dado nocauteado desta forma."
    )
    spin, life = only.bursts[0].clauses
    assert spin.effect == e.Spin(chosen(t.Other(0), CHARACTER, slot=1), up=False, down=True)
    assert life == Clause(e.GainLife(Number(1)), each=Did(0))


def test_while_active_is_a_condition_of_the_ability() -> None:
    (only,) = meaning("Enquanto estiver ativo, quando você ou Hulk sofrer dano, Hulk ganha +2A.", t.TRIGGER)
    assert only.ability == Ability(
        t.TRIGGER,
        (Clause(e.Bonus(each(t.Named("hulk")), 2, 0)),),
        t.WhenDamaged("hulk"),
        t.WhileActive(),
    )


def test_a_text_that_answers_what_would_happen_is_a_reaction() -> None:
    (own,) = meaning("Quando este dado seria afetado por uma habilidade ou efeito de jogo, ele não é afetado.")
    assert (own.ability.sort, own.ability.trigger) == (t.REACTION, t.WouldBeAffected())
    (paid,) = meaning("Global: Pague 1 escudo. Quando você sofreria dano, redirecione 1 desse dano para Hulk.")
    assert (paid.ability.sort, paid.ability.cost) == (t.REACTION, t.Energy(1, "shield"))


# -- the fields around an effect ----------------------------------------------------


def test_you_may_pay_is_the_cost_of_what_follows() -> None:
    paid = Clause(e.Bonus(THE_DIE, 0, 4), optional=True, cost=t.Energy(1, "fist"))
    assert clauses("Você pode pagar 1 punho. Se o fizer, este dado ganha +4D.") == (paid,)
    must = "Pague virando um personagem seu um nível abaixo. Se o fizer, este dado ganha +4D."
    assert clauses(must) == (replace(paid, optional=False, cost=t.SpinDown()),)
    theirs = "O oponente pode pagar 2 de energia. Se o fizer, este dado ganha +4D."
    assert clauses(theirs) == (replace(paid, by=OPPONENT, cost=t.Energy(2)),)


def test_if_you_do_is_a_gate_on_the_last_clause_without_one() -> None:
    done = clauses("Você pode nocautear Hulk. Se o fizer, ganhe 1 de vida. Se não o fizer, capture Hulk.")
    assert [(clause.optional, clause.gate, clause.gate_done) for clause in done] == [
        (True, -1, True),
        (False, 0, True),
        (False, 0, False),
    ]


def test_an_effect_with_a_subject_is_optional_with_if_you_wish() -> None:
    assert clauses("Se você quiser, Hulk ganha +1A.")[0].optional
    assert clauses("Se o oponente quiser, Hulk ganha +1A.")[0].by == OPPONENT


def test_for_each_repeats_by_what_was_done() -> None:
    _, life = clauses("Capture cada Parceiro. Você ganha 2 de vida para cada dado afetado desta forma.")
    assert life == Clause(e.GainLife(Number(2)), each=Did(0))


def test_a_clause_may_have_a_condition() -> None:
    assert clauses("Se estiver ativo, ganhe 1 de vida.")[0].condition == t.WhileActive()


# -- who and what -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "selector"),
    [
        ("um personagem", chosen(CHARACTER)),
        ("dois personagens seus à sua escolha", chosen(CHARACTER, YOURS, count=2)),
        ("até 3 Parceiros", replace(chosen(t.Sort("sidekick"), count=3), up_to=True)),
        ("um personagem opositor à escolha do oponente", chosen(CHARACTER, OPPOSING, by=OPPONENT)),
        ("todos os personagens opositores em campo", each(CHARACTER, OPPOSING)),
        ("os seus Parceiros", each(t.Sort("sidekick"), YOURS)),
        ("cada atacante ou bloqueador", each(CHARACTER, t.Doing(("attacking", "blocking")))),
        ("um personagem bloqueado", chosen(CHARACTER, t.Doing(("blocked",)))),
        ("um personagem punho de nível 1 ou 2", chosen(CHARACTER, t.OfEnergy("fist"), t.Level((1, 2)))),
        ("um personagem dos X-Men", chosen(CHARACTER, t.Affiliated("x-men"))),
        ("Homem-Aranha", each(t.Named("spider_man"))),
        ("um dado de Tocha Humana da sua pilha de usados", chosen(t.Named("human_torch"), t.In("used"))),
        ("cada personagem engajado com este dado", each(CHARACTER, t.EngagedWithThis())),
        ("este dado", THE_DIE),
        ("aquele personagem", Selector(EVENT)),
        ("um personagem ou jogador", chosen(t.Sort("character-or-player"))),
    ],
)
def test_who_is_spoken_of(words: str, selector: Selector) -> None:
    assert effect(f"Nocauteie {words}.") == e.KnockOut(selector)


def test_the_order_of_the_words_does_not_matter() -> None:
    assert effect("Nocauteie um personagem opositor de nível 1 punho.") == effect(
        "Nocauteie um personagem punho de nível 1 opositor."
    )


def test_a_pronoun_is_the_last_one_chosen_or_this_die() -> None:
    (own,) = meaning("Quando este dado atacar, ele ganha +1A.")
    assert own.ability.clauses[0].effect == e.Bonus(THE_DIE, 1, 0)
    _, second = clauses("Nocauteie um personagem. Ele ganha +1A.")
    assert second.effect == e.Bonus(Selector(CHOSEN, slot=0), 1, 0)


@pytest.mark.parametrize(
    "text",
    [
        "O oponente escolhe dois personagens dele. Eles não podem bloquear neste turno.",
        "Dois personagens opositores à escolha do oponente não podem bloquear neste turno.",
    ],
)
def test_a_choice_may_be_a_sentence_of_its_own(text: str) -> None:
    assert effect(text) == e.CannotBlock(chosen(CHARACTER, OPPOSING, count=2, by=OPPONENT))


def test_another_character_is_not_the_one_chosen_before() -> None:
    first, second = clauses("Escolha um personagem e vire-o um nível acima. Escolha outro personagem: ele ganha +1A.")
    assert first.effect == e.Spin(chosen(CHARACTER), up=True, down=False)
    assert second.effect == e.Bonus(chosen(t.Other(0), CHARACTER, slot=1), 1, 0)


def test_damage_of_one_effect_is_dealt_together() -> None:
    both = effect("Cause 2 de dano a cada personagem e 1 de dano ao oponente.")
    assert both == e.Damage(
        (e.Hit(Number(2), each(CHARACTER)), e.Hit(Number(1), each(t.Sort("player"), OPPOSING, slot=1)))
    )


def test_control_and_copies_can_be_said() -> None:
    assert effect("Tome o controle de um personagem opositor até o fim do turno.") == e.TakeControl(
        chosen(CHARACTER, OPPOSING)
    )
    for words, stats, abilities in (
        ("os atributos", True, False),
        ("as habilidades", False, True),
        ("os atributos e as habilidades", True, True),
    ):
        copied = effect(f"Este dado copia {words} de um personagem opositor.")
        assert copied == e.CopyDie(chosen(CHARACTER, OPPOSING), stats, abilities)


# -- what is not understood -----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "id", "column"),
    [
        ("Nocauteie um personagem inimgo.", "cards-unknown-word", 25),
        ("Nocauteie um personagem de nivel 1.", "cards-unknown-word", 28),
        ("Nocauteie um personagem para o campo.", "cards-misfit", 30),
        ("Nocauteie um personagem", "cards-too-early", 24),
        ("Você pode nocauteie um personagem.", "cards-mood-infinitive", 11),
        ("Nocautear um personagem.", "cards-mood-imperative", 1),
        ("O oponente escolha um personagem. Ele ganha +1A.", "cards-misfit", 12),
        ("Você pode escolha um personagem e nocauteá-lo.", "cards-misfit", 43),
        ("Pegue um dado da sua reserva e ponha-o na sua bolsa.", "cards-misfit", 22),
        ("Escolha um personagem. Ganhe 1 de vida.", "cards-unused", 1),
        ("Escolha um personagem.", "cards-unused", 1),
        ("Você pode pagar 1 raio.", "cards-too-early", 24),
        ("Você pode pagar 1 raio. Ganhe 1 de vida.", "cards-misfit", 25),
        ("Se o fizer, ganhe 1 de vida.", "cards-no-gate", 1),
        ("Ganhe 1 de vida para cada dado nocauteado desta forma.", "cards-nothing-counted", 1),
        ("Nocauteie outro personagem.", "cards-other", 1),
        ("*: Em vez disso, ganhe 1 de vida.", "cards-misfit", 1),
        ("Pegue três dados da sua bolsa, ponha um na sua reserva e o outro na sua bolsa.", "cards-misfit", 32),
        ("Hulk ganha +1A e +1A.", "cards-misfit", 18),
        ("Hulk não é afetado.", "cards-misfit", 10),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, id: str, column: int) -> None:
    with pytest.raises(CardTextError) as caught:
        meaning(text)
    assert (caught.value.message_id, caught.value.line, caught.value.column) == (id, 1, column)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("Cause 2 de dano a um personagem.", "cards-no-moment"),
        ("Os seus Parceiros ganham +1A até o fim do turno.", "cards-endless"),
        ("Os seus Parceiros ganham +1A.\n*: Também: ganhe 1 de vida.", "cards-no-moment"),
    ],
)
def test_a_character_needs_a_moment_for_what_happens_and_none_for_what_holds(text: str, id: str) -> None:
    with pytest.raises(CardTextError) as caught:
        meaning(text, t.TRIGGER)
    assert caught.value.message_id == id


def test_an_error_tells_what_would_fit_there() -> None:
    with pytest.raises(CardTextError, match="expected: “cada”"):
        meaning("Nocauteie um personagem à sua escolha para o campo.")
