"""Words that were understood and did nothing, or something else, when they were played."""

from __future__ import annotations

from typing import Any

from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed, scenario, support


def acting(text: str, **more: Any) -> Kind:
    return printed("Ator", action_cost="0", action_text=text, **more)


def striker(points: int = 2, **more: Any) -> Kind:
    return character("Rival", 9, action=action("Soco", 0, hits(points)), **more)


def test_what_the_target_would_deal_to_this_character() -> None:
    glider = acting(
        "Neste turno, toda vez que o alvo fosse causar dano neste personagem, ele causará aquela quantidade de dano -1."
    )
    scene = Scene(glider, foe := striker())
    user, rival = scene.base(glider), scene.base(foe, 1)
    scene.do_use(0, user, user).choose(rival)
    scene.table.active = 1
    scene.do_use(1, rival, rival).choose(user)
    assert scene.energy(user) == 2


def test_the_damage_of_certain_actions_for_a_turn() -> None:
    for words in (
        "o dano das ações de {AD} que este personagem usar neste turno será penetrante",
        "o dano das ações de {AD} deste personagem torna-se penetrante até o final do turno",
    ):
        bullets = printed(
            "Bala", "ability",
            text=f"Quando este card for carregado de sua mão em um personagem que você controla, {words}.",
        )  # fmt: skip
        for power, left in (("AD", (4, 3)), ("SF", (5, 2))):
            shot = ability_card("Tiro", action=action("Tiro", 0, hits(1), power=power))
            gunner, foe = character("Atirador", powers=("AD", "SF")), character("Rival", 5, 3)
            scene = Scene(bullets, gunner, foe, shot)
            user, rival = scene.base(gunner, loads=[shot]), scene.base(foe, 1)
            (gun,) = scene.table.loads_of(user)
            loading.load(scene.table, (scene.card(bullets, 0, HAND),), user, "4.1-1", 0)
            scene.settle()
            scene.do_use(0, user, gun).choose(rival)
            assert (scene.energy(rival), scene.shield(rival)) == left


def test_the_damage_of_certain_actions_as_long_as_a_text_says_so() -> None:
    sharp = printed(
        "Afiado", text="O dano das ações deste personagem é penetrante.", action_text="Cause 1 ponto de dano no alvo."
    )
    scene = Scene(sharp, foe := character("Rival", 5, 3))
    user, rival = scene.base(sharp), scene.base(foe, 1)
    scene.do_use(0, user, user).choose(rival)
    assert (scene.energy(rival), scene.shield(rival)) == (4, 3)


def test_sorts_of_card_are_counted() -> None:
    absorber = printed(
        "Esponja", text="Este personagem ganha Escudo +1 para cada tipo de card que ele estiver carregando."
    )
    scene = Scene(absorber, thing := support("Coisa"), other := character("Outro"))
    base = scene.base(absorber, loads=[thing, other, None, None])
    assert scene.shield(base) == 3


def test_more_damage_for_a_turn_is_counted_when_it_is_given() -> None:
    seer = acting(
        "Clarividência 2 - Escolha um personagem com {VO} que você controla. Aquele personagem causará +1 ponto de "
        "dano em um de seus alvos ao usar uma ação que cause dano neste turno para cada tipo de card revelado "
        "nesta ação.",
    )
    scene = Scene(
        seer,
        hero := striker(1, powers=("VO",)),
        thing := support("Coisa"),
        place := scenario("Lugar"),
        foe := character("Alvo", 9),
    )
    user, helper, rival = scene.base(seer), scene.base(hero), scene.base(foe, 1)
    shown = [scene.card(kind, 0, DECK) for kind in (thing, place)]
    scene.do_use(0, user, user).choose(*shown)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    scene.do_use(0, helper, helper).choose(rival)
    assert scene.energy(rival) == 6, "1 and as much again for each of two sorts"


def test_players_do_what_their_characters_do() -> None:
    ban = printed(
        "Veto", "scenario",
        text="Os jogadores não podem usar ações de personagens com a afiliação Clã.",
    )  # fmt: skip
    for names, rule_ in ((("Clã",), "4.6.2.D"), ((), None)):
        scene = Scene(ban, hero := striker(affiliations=names))
        scene.base(ban, 1)
        user = scene.base(hero)
        found = refusal(scene.table, 0, user, user)
        assert (None if found is None else found.rule) == rule_


def test_a_player_who_was_named_is_kept_from_using_actions() -> None:
    silence = acting("O oponente alvo compra um card. Aquele jogador não pode usar ações até o final do turno.")
    scene = Scene(silence, foe := striker())
    user, friend, rival = scene.base(silence), scene.base(foe), scene.base(foe, 1)
    scene.cards(1, DECK, 2)
    scene.do_use(0, user, user)
    for seat, base, rule_ in ((1, rival, "4.6.2.D"), (0, friend, None)):
        scene.table.active = seat
        found = refusal(scene.table, seat, base, base)
        assert (None if found is None else found.rule) == rule_


def test_a_keyword_that_is_given_gives_its_text() -> None:
    school = printed("Escola", "scenario", text="Todos os personagens ganham Aprimoramento.")
    captain = printed("Capitão", text="Os personagens que você controla ganham Liderar {1} - poder {VO}.")
    flier = character("Voador", alter_egos=("Ana",), powers=("VO",))
    for given in (school, captain):
        scene = Scene(given, flier, other := character("Outra", alter_egos=("Ana",)))
        scene.base(given)
        base = scene.base(flier, stage=0)
        scene.card(other, 0, RESOURCES)
        scene.prepare()
        assert [option[1] for option in scene.options("activate") if option[1] == base] == [base]
    scene.play(scene.options("activate")[0])
    assert scene.stage(base) == 1


def test_a_keyword_given_for_a_turn_gives_its_text() -> None:
    coach = acting("O personagem alvo ganha Predador até o final do turno.")
    scene = Scene(coach, hero := striker(1), foe := character("Alvo", 9))
    user, helper, rival = scene.base(coach), scene.base(hero), scene.base(foe, 1)
    scene.cards(0, RESOURCES, 2)
    scene.do_use(0, user, user).choose(helper)
    scene.do_use(0, helper, helper).choose(rival)
    assert scene.asked() == (0, "ask-may")
    scene.play(("accept",))
    assert scene.energy(helper) == 10


def test_a_card_that_is_given_revive_enters_from_the_resources() -> None:
    crypt = printed(
        "Cripta", "support",
        text="Durante sua Fase de Preparação, uma vez por turno, você pode descartar um card. Se o fizer, "
        "um card de personagem de seus recursos ganha Reviver até o final da Fase de Preparação.",
    )  # fmt: skip
    scene = Scene(crypt, hero := character("Herói", 1))
    scene.base(crypt)
    scene.cards(0, RESOURCES, 2)
    scene.cards(0, HAND, 1)
    card = scene.card(hero, 0, RESOURCES)
    scene.prepare()
    assert scene.options("enter") == []
    scene.play(scene.options("activate")[0])
    assert scene.options("enter") == [("enter", card)]


def test_what_may_be_done_in_the_draw_phase_is_asked_when_it_begins() -> None:
    album = printed(
        "Álbum", "scenario",
        text="Durante sua Fase de Compra, você pode escolher um card de seus recursos e colocá-lo em sua mão. Se o "
        "fizer, coloque este cenário em seus recursos.",
    )  # fmt: skip
    scene = Scene(album)
    place = scene.base(album)
    (card,) = scene.cards(0, RESOURCES, 1)
    scene.cards(0, DECK, 3)
    scene.play_turn("begin_draw")
    assert scene.asked() == (0, "ask-may")
    scene.play(("accept",))
    assert (scene.where(card), scene.where(place)) == ("hand", "resources")


def test_what_cannot_be_unloaded_stays_under_damage_too() -> None:
    rooted = printed("Raiz", text="Cards não podem ser descarregados deste personagem durante a Fase de Preparação.")
    for phase, left in (("preparation", 3), ("attack", 1)):
        scene = Scene(rooted, phase=phase)
        base = scene.base(rooted)
        scene.damage(base, 2, True)
        assert scene.energy(base) == left
    thorn = printed("Espinho", "ability", text="Este card não pode ser descarregado deste personagem.")
    scene = Scene(thorn, hero := character("Herói", 2))
    base = scene.base(hero, loads=[thorn, None])
    card = scene.table.loads_of(base)[0]
    scene.damage(base, 2, True)
    assert scene.table.loads_of(base) == (card,)


def test_the_actions_of_cards_that_another_carries() -> None:
    teacher = printed(
        "Mestra", text="Os outros personagens que você controla podem usar as ações de cards de habilidade carregados "
        "neste personagem.",
    )  # fmt: skip
    trick = ability_card("Truque", action=action("Truque", 0, hits(1), power="VO"))
    scene = Scene(teacher, trick, pupil := character("Aluno", powers=("VO",)))
    base = scene.base(teacher, loads=[trick, None])
    card = scene.table.loads_of(base)[0]
    for seat, rule_ in ((0, None), (1, "4.6.2.C.3")):
        scene.table.active = seat
        found = refusal(scene.table, seat, scene.base(pupil, seat), card)
        assert (None if found is None else found.rule) == rule_
