"""Permissions to evolve, what is given to actions, what lasts within a sentence, and what is said after a deed."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.cards.importing import tidied
from ludoteca.games.battle_scenes.play.entering import evolvable
from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text, own_names
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, character, printed

LEND = (
    "Enquanto você controlar um suporte, cada card de Personagem-EV de sua mão pode ser colocado em cena como se ele "
    "tivesse o requisito de evolução EV - Personagem de nome Molde."
)


@pytest.mark.parametrize(("supported", "lent"), [(True, True), (False, False)])
def test_ev_characters_evolve_from_others_as_well(supported: bool, lent: bool) -> None:
    read(LEND)
    mould = printed("Molde", text=LEND)
    grown = printed(
        "Crescido", "ev_character", initial_energy=4, increment=1, evolves_from="personagem chamado Semente"
    )
    scene = Scene(mould, grown, seed := character("Semente"), other := character("Outro"),
                  prop := printed("Apoio", "support"), phase="preparation")  # fmt: skip
    bases = [scene.base(kind) for kind in (seed, mould, other)]
    if supported:
        scene.base(prop)
    card = scene.card(grown, 0, HAND)
    assert evolvable(scene.table, 0, card) == ([bases[0], bases[1]] if lent else [bases[0]])
    assert evolvable(scene.table, 0, scene.card(grown, 0, RESOURCES)) == [bases[0]], "not from elsewhere"


def test_a_permission_to_evolve_lasts_as_long_as_it_says() -> None:
    text = LEND.replace("Enquanto você controlar um suporte", "Até o final da Fase de Preparação")
    read(text, t.ACTION)
    lender = acting(text, action_types=["unforeseen"])
    grown = printed(
        "Crescido", "ev_character", initial_energy=4, increment=1, evolves_from="personagem chamado Semente"
    )
    scene = Scene(lender, grown, mould := character("Molde"), phase="preparation")
    base = scene.base(mould)
    card = scene.card(grown, 0, HAND)
    assert evolvable(scene.table, 0, card) == []
    used(scene, lender)
    assert evolvable(scene.table, 0, card) == [base]
    scene.table.end_effects("end-preparation")
    assert evolvable(scene.table, 0, card) == []


def test_what_actions_are_given_after_their_other_effects_is_done_after_them() -> None:
    said = "A primeira ação que um vilão usar em cada turno terá Compre um card. Descarte um card. após seus outros"
    said += " efeitos."
    assert tidied(said) == "Após a primeira ação que um vilão usar em cada turno, compre um card. Descarte um card."
    (line,) = read(tidied(said))
    assert isinstance(line.trigger, t.After)
    assert len(line.clauses) == 2
    assert tidied("Compre um card após esta ação.") == "Compre um card após esta ação."
    assert tidied("ganham \u0093Reviver\u0094.") == "ganham Reviver."


def test_after_somebody_has_used_an_action_is_after_its_effect() -> None:
    text = "Depois que este personagem usar uma ação, ele causa 1 ponto de dano nele mesmo."
    (line,) = read(text)
    assert isinstance(line.trigger, t.After)
    (line,) = read("Depois que este personagem entrar em cena, compre um card.")
    assert isinstance(line.trigger, t.When)
    with pytest.raises(CardTextError):
        printed("Torto", text="Depois que um personagem usar uma ação durante seu turno, compre um card.")


def test_what_lasts_within_a_sentence() -> None:
    text = "Compre um card e, até o fim deste turno, cada vilão ganha Escudo +1."
    read(text, t.ACTION)
    scene = Scene(herald := acting(text), rogue := character("Vilão", alignments=("Vilão",)))
    scene.cards(0, DECK, 2)
    base = scene.base(rogue)
    used(scene, herald)
    assert (scene.shield(base), scene.count(0, HAND)) == (1, 1)
    with pytest.raises(CardTextError):
        acting("Compre um card e, até o fim deste turno, descarte um card.")


@pytest.mark.parametrize(("word", "free"), [("já tenham", False), ("não tenham", True)])
def test_those_who_have_acted_may_not_act(word: str, free: bool) -> None:
    what = "alguma ação" if not free else "ações"
    text = f"Os personagens não podem usar ações caso {word} usado {what} neste turno."
    read(text)
    scene = Scene(rule := printed("Regra", "scenario", text=text), actor := acting("Compre um card."))
    scene.base(rule)
    rested, tired = scene.base(actor), scene.base(actor)
    piece = scene.table.write(tired)
    piece.used, piece.extra = ("Golpe",), 1
    found = [refusal(scene.table, 0, base, base) for base in (rested, tired)]
    assert [each is None for each in found] == [not free, free]


def test_a_name_with_its_mark_and_the_user_of_an_action_by_its_name() -> None:
    own = own_names("Avante")
    (line,) = compile_text("Avante! causa 1 ponto de dano no alvo.", t.ACTION, own)
    (plain,) = compile_text("Avante causa 1 ponto de dano no alvo.", t.ACTION, own)
    assert line == plain
    (line,) = compile_text("O personagem que tiver usado a ação Avante ganha Escudo +1 neste turno.", t.ACTION, own)
    assert line.clauses[0].effect.what == t.THIS_CHARACTER  # type: ignore[attr-defined]


# -- where a sentence says it ---------------------------------------------------------------


@pytest.mark.parametrize(("seat", "drawn"), [(0, 1), (1, 0)])
def test_during_a_turn_whenever_something_happens(seat: int, drawn: int) -> None:
    text = "Durante seu turno, toda vez que um personagem for nocauteado, compre um card."
    read(text)
    scene = Scene(watch := printed("Vigia", text=text), weak := character("Fraco", 1))
    scene.base(watch)
    scene.cards(0, DECK, 3)
    foe = scene.base(weak, 1)
    scene.table.active = seat
    scene.damage(foe, 1, controller=0).settle()
    assert (scene.where(foe), scene.count(0, HAND)) == ("prizes", drawn)


def test_the_moment_may_stand_at_the_end() -> None:
    (last,) = read("Descarregue um card deste personagem no início de seu turno.")
    (first,) = read("No início de seu turno, descarregue um card deste personagem.")
    assert last == first
    with pytest.raises(CardTextError):
        acting("Compre um card no início de seu turno.")


def test_actions_deal_more_without_a_word_on_their_targets() -> None:
    text = "Ações de {EL} causam +1 ponto de dano."
    read(text)
    spark = printed(
        "Faísca",
        action_cost="0",
        action_power="Elasticidade",
        powers=["Elasticidade"],
        action_text="Cause 1 ponto de dano no alvo.",
    )
    scene = Scene(storm := printed("Tormenta", "scenario", text=text), spark, foe := character("Rival", 9))
    scene.base(storm)
    rival = scene.base(foe, 1)
    used(scene, spark, rival)
    assert scene.energy(rival) == 7
    with pytest.raises(CardTextError):
        printed("Torto", "scenario", text="Este cenário causa +1 ponto de dano.")


@pytest.mark.parametrize(("own", "left"), [(True, 7), (False, 8)])
def test_a_character_deals_more_by_its_own_actions_alone(own: bool, left: int) -> None:
    text = "Este personagem causa +1 ponto de dano."
    read(text)
    punch = {"action_cost": "0", "action_text": "Cause 1 ponto de dano no alvo."}
    scene = Scene(
        strong := printed("Forte", text=text, **(punch if own else {})),
        weak := printed("Fraco", **punch),
        foe := character("Rival", 9),
    )
    scene.base(strong)
    rival = scene.base(foe, 1)
    used(scene, strong if own else weak, rival)
    assert scene.energy(rival) == left


@pytest.mark.parametrize("free", [True, False])
def test_you_may_use_actions_without_their_costs(free: bool) -> None:
    text = "Você pode usar as ações deste personagem sem pagar seus custos de incapacitação."
    read(text)
    scene = Scene(ease := printed("Leve", action_cost="2", action_text="Compre um card.", text=text if free else ""))
    base = scene.base(ease, stage=0)
    assert (refusal(scene.table, 0, base, base) is None) is free


def test_the_others_and_the_cards_that_describe_actions() -> None:
    (line,) = read("Os demais personagens que você controla ganham Escudo +1.")
    assert t.Another() in line.clauses[0].effect.what.filters  # type: ignore[attr-defined]
    scene = Scene(guard := printed("Guarda", text="Os demais personagens que você controla ganham Escudo +1."),
                  other := character("Outro"))  # fmt: skip
    shields = [scene.shield(base) for base in (scene.base(guard), scene.base(other))]
    assert shields == [0, 1]
    (line,) = read("Este personagem pode usar ações descritas em cards de personagem que ele estiver carregando.")
    assert any(isinstance(each, t.OfCard) for each in line.clauses[0].effect.actions.filters)  # type: ignore[attr-defined]


def test_you_put_this_card_into_the_scene() -> None:
    (put,) = read("Quando você colocar este suporte em cena, compre um card.")
    (enters,) = read("Quando este suporte entrar em cena, compre um card.")
    assert put == enters
    with pytest.raises(CardTextError):
        printed("Torto", "support", text="Quando um oponente colocar este suporte em cena, compre um card.")


# -- whom the target is called later --------------------------------------------------------


@pytest.mark.parametrize(
    "who",
    ["Aquele jogador", "Seu controlador", "O jogador que controla o alvo", "O controlador daquele suporte"],
)
def test_the_controller_of_the_target(who: str) -> None:
    text = f"Descarregue um card do alvo. {who} compra um card."
    read(text, t.ACTION)
    scene = Scene(thief := acting(text), foe := character("Rival"))
    for seat in (0, 1):
        scene.cards(seat, DECK, 2)
    rival = scene.base(foe, 1)
    used(scene, thief, rival)
    assert scene.energy(rival) == 2
    assert (scene.count(0, HAND), scene.count(1, HAND)) == (0, 1)


def test_the_target_is_that_character() -> None:
    text = "Cause 1 ponto de dano no alvo. Incapacite aquele personagem em {1}."
    read(text, t.ACTION)
    scene = Scene(wave := acting(text), foe := character("Rival"))
    rival, other = scene.base(foe, 1), scene.base(foe, 1)
    used(scene, wave, rival)
    assert (scene.stage(rival), scene.stage(other)) == (0, 1)
    read("Quando este personagem entrar em cena, escolha um suporte. Seu controlador descarta um card.")
    with pytest.raises(CardTextError):
        printed("Torto", text="Quando este personagem entrar em cena, seu controlador descarta um card.")


# -- of whom it is said ---------------------------------------------------------------------


def test_what_alters_damage_and_what_else_is_stated_are_two_texts() -> None:
    lines = read("Este personagem ganha Escudo +1 e não recebe dano penetrante.")
    assert [line.sort for line in lines] == [t.STATIC, t.TRIGGERED]
    scene = Scene(rock := printed("Rocha", text="Este personagem ganha Escudo +1 e não recebe dano penetrante."))
    base = scene.base(rock)
    assert scene.shield(base) == 1, "without any damage"
    scene.damage(base, 2, piercing=True)
    assert scene.energy(base) == 3
    with pytest.raises(CardTextError):
        printed("Torto", text="Os heróis ganham Escudo +1 e não recebem dano.")


def test_only_a_character_acts() -> None:
    text = (
        "Quando este personagem entrar em cena, se você controlar um suporte, ele ganha Prontidão até o final do turno."
    )
    (line,) = read(text)
    assert line.clauses[0].effect.what == t.THIS_CHARACTER  # type: ignore[attr-defined]
    (line,) = read("Se você controlar um suporte, ele ganha Escudo +1.")
    assert line.clauses[0].effect.what != t.THIS_CHARACTER  # type: ignore[attr-defined]


def test_others_are_all_of_them() -> None:
    text = "Até o fim do turno, outros personagens sob seu controle ganham Escudo +1."
    read(text, t.ACTION)
    scene = Scene(herald := acting(text), other := character("Outro"), third := character("Terceiro"))
    bases = [scene.base(kind) for kind in (other, third)]
    user = used(scene, herald)
    assert [scene.shield(base) for base in (*bases, user)] == [1, 1, 0]


# -- what players have done -----------------------------------------------------------------


@pytest.mark.parametrize(("acts", "drawn"), [(True, 0), (False, 1)])
def test_a_player_has_used_no_action(acts: bool, drawn: int) -> None:
    text = "No final de seu turno, se você não tiver usado ações neste turno, compre um card."
    read(text)
    read("No final do turno de cada jogador, se aquele jogador tiver usado uma ação neste turno, ele descarta um card.")
    scene = Scene(idle := printed("Ocioso", text=text), actor := acting("Incapacite o alvo em {1}."))
    scene.base(idle)
    for seat in (0, 1):
        scene.cards(seat, DECK, 9)
    base = scene.base(actor)
    if acts:
        scene.do_use(0, base, base)
        scene.choose(base)
    scene.play_turn("end_combat")
    assert scene.table.turn == 4
    assert scene.count(0, HAND) == drawn


def test_a_shield_follows_the_actions_that_are_used() -> None:
    text = "Enquanto um oponente tiver usado uma ação neste turno, este personagem ganha Escudo +2."
    read(text)
    scene = Scene(wary := printed("Cauto", text=text), actor := acting("Cause 1 ponto de dano no alvo."))
    base, foe = scene.base(wary), scene.base(actor, 1)
    assert scene.shield(base) == 0
    scene.table.active = 1
    scene.do_use(1, foe, foe)
    scene.choose(base)
    assert (scene.energy(base), scene.shield(base)) == (3, 1), "the Shield is there before the damage"


def test_more_points_of_the_same_damage() -> None:
    text = "Cause 1 ponto de dano no alvo, ou 3 pontos de dano se você controlar um suporte."
    read(text, t.ACTION)
    kind = acting(text)
    mode = kind.action.modes[1] if kind.action is not None else None
    assert mode is not None and mode.damages
    with pytest.raises(CardTextError):
        acting("Compre um card, ou 3 pontos de dano se você controlar um suporte.")
