"""Ways to say what is done and what holds, each played; and how lists write it."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.cards.cards import compile_card
from ludoteca.games.battle_scenes.cards.importing import described
from ludoteca.games.battle_scenes.play.entering import entry, refusal
from ludoteca.games.battle_scenes.play.usable import refusal as refusal_to_use
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import has_affiliation, has_alignment, has_power
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text
from tests.games.battle_scenes.saying import acting, read, striker, used
from tests.games.battle_scenes.stage import Scene, action, character, hits, printed, scenario, support

# -- what is done and stated ------------------------------------------------------------------


def test_x_is_what_is_paid() -> None:
    blast = acting("Descarregue X cards deste personagem: Cause X pontos de dano penetrante no alvo.", initial_energy=4)
    scene = Scene(blast, foe := character("Rival", 9))
    user, rival = scene.base(blast, loads=4), scene.base(foe, 1)
    scene.do_use(0, user, user)
    assert scene.options("pick") == [("pick", str(x)) for x in range(5)]
    scene.play(("pick", "3"))
    if scene.asked()[1] == "ask-target":
        scene.choose(rival)
    assert (scene.energy(user), scene.energy(rival)) == (1, 6)


def test_cosmic_energy_of_x() -> None:
    text = "Energia Cósmica X+X - Incapacite o personagem alvo com Energia Inicial X ou menor em {1}."
    void = printed("Vazio", action_cost="0", action_text=text, initial_energy=9)
    scene = Scene(void, small := character("Pequeno", 2), big := character("Grande", 5))
    user, one, other = scene.base(void), scene.base(small, 1), scene.base(big, 1)
    scene.cards(0, RESOURCES, 7)
    scene.do_use(0, user, user)
    assert scene.options("pick") == [("pick", "2"), ("pick", "3")], "less has no target, more can't be paid"
    scene.play(("pick", "2"))
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert (scene.stage(one), scene.stage(other), scene.count(0, RESOURCES)) == (0, 1, 3)


def test_an_x_that_nobody_says_is_refused() -> None:
    with pytest.raises(CardTextError) as refused:
        acting("Cause X pontos de dano no alvo.")
    assert refused.value.message_id == "cards-no-x"


def test_a_word_that_was_chosen_is_gained() -> None:
    chooser = printed(
        "Camaleão", text="Quando este personagem entrar em cena, escolha uma afiliação.\nEste personagem ganha a "
        "afiliação escolhida.",
    )  # fmt: skip
    scene = Scene(chooser, character("Outro", affiliations=("Clã",)), character("Mais", affiliations=("Liga",)))
    base = scene.base(chooser)
    scene.table.remembered[base] = (scene.table.box.words.by_word["affiliation", "Liga"],)
    scene.table.update()
    assert has_affiliation(scene.table, base, "Liga")
    assert not has_affiliation(scene.table, base, "Clã")
    learner = acting("Escolha um poder. Este personagem ganha o poder escolhido até o final do turno.")
    scene = Scene(learner)
    base = scene.base(learner)
    scene.do_use(0, base, base).play(("name", scene.table.box.words.by_word["power", "VO"]))
    assert has_power(scene.table, base, "VO")
    assert not has_power(scene.table, base, "SF")


def test_sides_beside_their_own() -> None:
    text = "Os personagens vilões que você controla são heróis além de seus outros alinhamentos."
    read(text)
    scene = Scene(boss := printed("Chefe", text=text), villain := character("Vilão", alignments=("Vilão",)))
    scene.base(boss)
    for seat, sides in ((0, [True, True]), (1, [False, True])):
        base = scene.base(villain, seat)
        assert [has_alignment(scene.table, base, side) for side in ("Herói", "Vilão")] == sides


def test_to_the_lowest_and_the_highest_stage() -> None:
    for words, stage in (("no estágio {0}", 0), ("no estágio {2}", 2)):
        push = acting(f"Escolha um personagem. Coloque aquele personagem {words}.")
        scene = Scene(push, foe := character("Rival"))
        rival = scene.base(foe, 1)
        used(scene, push, rival)
        assert scene.stage(rival) == stage


def test_no_damage_for_a_turn() -> None:
    ghost = acting("Este personagem não recebe dano até o final do turno.")
    scene = Scene(ghost)
    base = used(scene, ghost)
    scene.damage(base, 2)
    assert scene.energy(base) == 3


def test_no_damage_outside_a_step() -> None:
    text = "Todo o dano que este personagem receberia torna-se 0, exceto durante a Etapa de Ataque."
    read(text)
    for phase, left in (("attack", 2), ("preparation", 3)):
        scene = Scene(mage := printed("Mago", text=text), phase=phase)
        base = scene.base(mage)
        scene.damage(base, 1)
        assert scene.energy(base) == left


def test_actions_that_are_not_of_a_power() -> None:
    blade = acting("O personagem alvo não pode usar ações que não sejam de {LA} neste turno.")
    for power, rule_ in (("LA", None), ("SF", "4.6.2.D")):
        foe = character("Rival", 5, powers=("LA", "SF"), action=action("Soco", 0, hits(1), power=power))
        scene = Scene(blade, foe)
        rival = scene.base(foe, 1)
        used(scene, blade, rival)
        scene.table.active = 1
        found = refusal_to_use(scene.table, 1, rival, rival)
        assert (None if found is None else found.rule) == rule_


def test_cards_that_cannot_be_put_into_the_scene() -> None:
    text = "Suportes não podem ser colocados em cena."
    read(text)
    scene = Scene(ban := printed("Veto", text=text), house := support("Casa", 1), hero := character("Herói", 1))
    scene.base(ban)
    scene.cards(1, RESOURCES, 3)
    for kind, rule_ in ((house, "4.4.2.1.A.3"), (hero, None)):
        found = refusal(scene.table, 1, scene.card(kind, 1, HAND))
        assert (None if found is None else found.rule) == rule_


def test_loading_so_many_and_searching_the_resources() -> None:
    feeder = acting(
        "Carregue o alvo com qualquer número de cards dos recursos de seu dono. Descarregue aquele mesmo número de "
        "cards do alvo."
    )
    scene = Scene(feeder, foe := character("Rival", 3))
    rival = scene.base(foe, 1)
    scene.cards(1, RESOURCES, 2)
    used(scene, feeder, rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert (scene.energy(rival), scene.count(1, RESOURCES)) == (3, 2)
    finder = acting("Procure em seus recursos por um card de personagem e coloque-o em sua mão.")
    scene = Scene(finder, hero := character("Herói"))
    card = scene.card(hero, 0, RESOURCES)
    scene.cards(0, RESOURCES, 1)
    used(scene, finder, card)
    assert scene.where(card) == "hand"


# -- how lists write it -------------------------------------------------------------------------


def test_capitals_and_brackets_say_nothing() -> None:
    plain = compile_text("Cause 1 ponto de dano no personagem vilão alvo.", t.ACTION, {})
    for written in (
        "Cause 1 Ponto de Dano no Personagem Vilão alvo.",
        "Cause 1 ponto de dano no personagem vilão alvo (o dano é causado pela ação, não pelo personagem).",
    ):
        assert compile_text(written, t.ACTION, {}) == plain
    same = "Quando um personagem entrar em cena, procure em seu deck por um card com o mesmo alter ego"
    with_name = compile_text(f"{same} (ou nome, se não houver alter ego) daquele personagem.", t.STATIC, {})
    assert with_name != compile_text(f"{same} daquele personagem.", t.STATIC, {}), "these belong to the text"


def test_slips_and_marks_of_a_list_are_tidied() -> None:
    listed = {
        "name": "Cena",
        "type": "Cenário",
        "permanent_text": "Se um <i>persoangem</i>\u00a0com {vo} entrar em cena, ele ganha \u201cEscudo \u22121\u201d "
        "até o final do turno.",
    }
    card = compile_card(described(listed))
    ours = "Se um personagem com {VO} entrar em cena, ele ganha Escudo -1 até o final do turno."
    assert card.permanent_lines == compile_text(ours, t.STATIC, {})


def test_whom_an_ev_character_evolves_from() -> None:
    for written, ours in (
        ("Evolução: Qualquer personagem", "personagem"),
        ("EV - Personagem não vilão.", "personagem não vilão"),
        ("Evolução: Personagem com o alter ego Ana ou Bia", "personagem com o alter ego Ana ou Bia"),
    ):
        entry_ = {
            "name": "Evoluída",
            "type": "Personagem - EV",
            "initial_energy": "5",
            "increment": "2",
            "ev_text": written,
        }
        assert described(entry_)["evolves_from"] == ours
        assert compile_card(described(entry_)).evolves_from


# -- more of them -------------------------------------------------------------------------------


def test_gains_of_several_sorts_in_one_list() -> None:
    for words in ("a afiliação Liga e {VO}", "{VO} e a afiliação Liga", "Escudo +1, {VO} e a afiliação Liga"):
        hero = printed("Herói", text=f"Este personagem ganha {words}.")
        scene = Scene(hero)
        base = scene.base(hero)
        assert has_power(scene.table, base, "VO")
        assert has_affiliation(scene.table, base, "Liga")


def test_a_word_of_ours_is_no_name_in_a_list() -> None:
    (line,) = read("Os personagens com a afiliação Liga e Energia Inicial 2 ou menor ganham Escudo +1.")
    filters = line.clauses[0].effect.what.filters  # type: ignore[attr-defined]
    assert t.Affiliated(("Liga",)) in filters
    assert any(isinstance(each, t.Energy) for each in filters)


def test_energy_beyond_a_number() -> None:
    text = "Os personagens com Energia Inicial maior que 3 ganham Escudo +1."
    read(text)
    scene = Scene(giant := printed("Gigante", text=text), *(kinds := [character(f"Corpo {n}", n) for n in (3, 4)]))
    scene.base(giant)
    assert [scene.shield(scene.base(kind)) for kind in kinds] == [0, 1]


def test_an_action_is_used_by_somebody() -> None:
    text = "Toda vez que uma ação de {SF} for usada, compre um card."
    read(text)
    for power, drawn in (("SF", 1), ("VO", 0)):
        foe = character("Rival", powers=(power,), action=action("Soco", 0, hits(1), power=power))
        scene = Scene(watch := printed("Vigia", text=text), foe)
        target = scene.base(watch)
        scene.cards(0, DECK, 2)
        rival = scene.base(foe, 1)
        scene.table.active = 1
        scene.do_use(1, rival, rival).choose(target)
        assert scene.count(0, HAND) == drawn


def test_the_damage_of_actions_and_of_whom() -> None:
    for text, left in (
        ("O dano causado por ações de {LA} é penetrante.", (8, 2)),
        ("Os personagens recebem -1 ponto de dano.", (9, 2)),
    ):
        read(text)
        foe = character("Rival", powers=("LA",), action=action("Corte", 0, hits(1), power="LA"))
        scene = Scene(law := printed("Lei", "scenario", text=text), foe, wall := character("Muro", 9, 2))
        scene.base(law)
        user, struck = scene.base(foe), scene.base(wall, 1)
        scene.do_use(0, user, user).choose(struck)
        assert (scene.energy(struck), scene.shield(struck)) == left


def test_he_who_is_a_player_discards() -> None:
    toll = printed("Pedágio", text="Quando um oponente colocar um cenário em cena, ele descarta um card.")
    scene = Scene(toll, place := scenario("Lugar"))
    scene.base(toll)
    card = scene.card(place, 1, HAND)
    for seat in (0, 1):
        scene.cards(seat, HAND, 1)
    scene.table.active = 1
    scene.do(entry(scene.table, card, 1))
    assert (scene.count(0, HAND), scene.count(1, HAND)) == (1, 0)


def test_a_hand_is_discarded_whole() -> None:
    reset = acting("Descarte sua mão e compre dois cards.")
    scene = Scene(reset)
    scene.cards(0, HAND, 3)
    scene.cards(0, DECK, 4)
    used(scene, reset)
    assert (scene.count(0, HAND), scene.count(0, RESOURCES)) == (2, 3)


def test_only_such_characters() -> None:
    text = "Enquanto você controlar apenas personagens com a afiliação Liga, este personagem ganha Escudo +1."
    read(text)
    for others, shield in (((), 1), (("Liga",), 1), (("Clã",), 0)):
        captain = printed("Capitã", text=text, affiliations=["Liga"])
        scene = Scene(captain, *(kinds := [character("Outro", affiliations=(name,)) for name in others]))
        base = scene.base(captain)
        for kind in kinds:
            scene.base(kind)
        assert scene.shield(base) == shield


def test_at_the_end_of_any_turn() -> None:
    (line,) = read("No final do turno, compre um card.")
    assert line.trigger == t.At("turn", t.ANY_PLAYER, end=True)


@pytest.mark.parametrize(
    ("text", "sort"),
    [
        ("Carregue um card de seus recursos em cada personagem.", t.ACTION),
        ("As ações do personagem alvo não têm efeito até o final do turno.", t.ACTION),
        ("Durante a Fase de Preparação de um oponente, você pode comprar um card.", t.STATIC),
        ("Durante a Fase de Preparação de um oponente, aquele jogador pode comprar um card.", t.STATIC),
    ],
)
def test_what_could_not_be_carried_out_wholly_is_refused(text: str, sort: str) -> None:
    with pytest.raises(CardTextError):
        compile_text(text, sort, {})


def test_a_countdown_as_if_there_were_no_character() -> None:
    for words, seat, asked in (
        ("Você pode executar sua Fase de Contagem Regressiva como se não controlasse personagens.", 0, True),
        ("Seus oponentes executam a Fase de Contagem Regressiva como se não controlassem personagens.", 1, False),
    ):
        read(words)
        viper = printed("Víbora", text=words)
        for accepted in (True, False) if asked else (True,):
            scene = Scene(viper, foe := character("Rival"))
            scene.base(viper, seat)
            scene.base(foe, 1 - seat)
            scene.base(foe, 1 - seat)
            scene.table.active = 0
            for each in (0, 1):
                scene.cards(each, DECK, 9)
            scene.play_turn("begin_countdown")
            if asked:
                assert scene.asked() == (0, "ask-may")
                scene.play(("accept" if accepted else "decline",))
            others = 2 if seat == 0 else 1
            assert scene.count(0, RESOURCES) == (1 + others if accepted else 0)


def test_what_only_an_action_has_is_said_of_the_action() -> None:
    (line,) = read("As ações de cards de habilidade que causem dano custam {1} a mais para serem usadas.")
    filters = line.clauses[0].effect.actions.filters  # type: ignore[attr-defined]
    assert t.Dealing() in filters
    tax = printed("Taxa", "scenario", text="As ações de personagens com {VO} que causem dano não podem ser usadas.")
    for powers, rule_ in ((("VO",), "4.6.2.D"), ((), None)):
        scene = Scene(tax, hero := striker(powers=powers))
        scene.base(tax)
        base = scene.base(hero)
        found = refusal_to_use(scene.table, 0, base, base)
        assert (None if found is None else found.rule) == rule_


def test_a_moment_without_its_comma() -> None:
    text = "Quando este suporte entrar em cena descarte um card."
    assert described({"name": "Cena", "permanent_text": text})["text"] == text.replace(
        "cena descarte", "cena, descarte"
    )
