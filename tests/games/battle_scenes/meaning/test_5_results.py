"""What came of what a text has just done, and what several do or have done one after the other."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.piece import EVERYBODY
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, ability_card, character, printed, support


def drawn_after(text: str, energy: int) -> int:
    """An action that deals three points is used on a character of so much energy; how many cards were drawn?"""
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), foe := character("Rival", energy))
    scene.cards(0, DECK, 3)
    rival, base = scene.base(foe, 1), scene.base(actor)
    scene.do_use(0, base, base).choose(rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    return scene.count(0, HAND)


@pytest.mark.parametrize(
    ("words", "fallen", "standing"),
    [
        ("o alvo for nocauteado por esta ação", 1, 0),
        ("o alvo for nocauteado desta forma", 1, 0),
        ("esta ação nocautear o alvo", 1, 0),
        ("este personagem nocautear o alvo", 1, 0),
        ("o alvo for nocauteado", 1, 0),
        ("o alvo não for nocauteado", 0, 1),
        ("o alvo não for nocauteado por esta ação", 0, 1),
        ("o alvo receber dano desta ação", 1, 1),
    ],
)
def test_what_an_action_has_brought_about_is_asked_at_once(words: str, fallen: int, standing: int) -> None:
    text = f"Cause 3 pontos de dano no alvo. Se {words}, compre um card."
    assert drawn_after(text, 3) == fallen
    assert drawn_after(text, 4) == standing


def test_for_each_character_knocked_out_so() -> None:
    text = (
        "Cause 2 pontos de dano em cada personagem controlado por um oponente. Compre um card para cada "
        "personagem nocauteado desta forma."
    )
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), weak := character("Fraco", 2), strong := character("Forte", 3))
    scene.cards(0, DECK, 5)
    for kind in (weak, weak, strong):
        scene.base(kind, 1)
    used(scene, actor)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert scene.count(0, HAND) == 2


def test_nothing_was_done_before_it() -> None:
    with pytest.raises(CardTextError) as error:
        read("Se o alvo não for nocauteado, compre um card.", t.ACTION)
    assert error.value.message_id == "cards-late"


# -- what was paid ----------------------------------------------------------------


@pytest.mark.parametrize("discarded", [0, 1, 3])
@pytest.mark.parametrize(
    "words",
    [
        "Cause X pontos de dano no alvo. X é igual ao número de cards descartados desta forma.",
        "Cause aquele mesmo número de pontos de dano no alvo.",
        "Cause 1 ponto de dano no alvo para cada card descartado desta forma.",
    ],
)
def test_what_was_paid_is_counted(words: str, discarded: int) -> None:
    text = f"Descarte qualquer número de cards: {words}"
    read(text, t.ACTION)
    scene = Scene(juggler := acting(text), foe := character("Rival", 9))
    held = scene.cards(0, HAND, 4)
    rival, base = scene.base(foe, 1), scene.base(juggler)
    scene.do_use(0, base, base)
    if scene.options("choose") == [("choose", rival)]:
        scene.choose(rival)
    for card in held[:discarded]:
        scene.choose(card)
    scene.play(("enough",))
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert (scene.count(0, HAND), scene.energy(rival)) == (4 - discarded, 9 - discarded)


def test_only_of_the_paid_sort_are_counted() -> None:
    text = "Descarte dois cards: Cause 2 pontos de dano no alvo para cada card de habilidade descartado desta forma."
    read(text, t.ACTION)
    scene = Scene(juggler := acting(text), foe := character("Rival", 9), skill := ability_card("Truque"),
                  figure := character("Figura"))  # fmt: skip
    for kind in (skill, figure):
        scene.card(kind, 0, HAND)
    rival, base = scene.base(foe, 1), scene.base(juggler)
    scene.do_use(0, base, base)
    while scene.asked()[1] != "ask-fight":
        chosen = scene.options()
        scene.play(("choose", rival) if ("choose", rival) in chosen else chosen[0])
    assert scene.energy(rival) == 7


# -- several, one after the other -------------------------------------------------


def test_each_of_several_deals_damage_to_whom_he_likes() -> None:
    text = (
        "Quando este cenário entrar em cena, você pode incapacitar em {1} qualquer número de heróis que você controla. "
        "Se o fizer, cada herói incapacitado desta forma causa 1 ponto de dano penetrante em um personagem controlado "
        "por um oponente."
    )
    read(text)
    scene = Scene(hero := character("Herói", alignments=("Herói",)), foe := character("Rival", 4),
                  place := printed("Praça", "scenario", text=text))  # fmt: skip
    heroes = [scene.base(hero, stage=stage) for stage in (1, 1, 0)]
    rivals = [scene.base(foe, 1) for _ in range(2)]
    card = scene.card(place, 0, HAND)
    scene.prepare().play(("enter", card))
    scene.play(("accept",))
    assert ("choose", heroes[2]) not in scene.options(), "who is exhausted already can't be"
    scene.choose(*heroes[:2])
    for rival in rivals:
        scene.choose(rival)
        while scene.asked()[1] == "ask-unload":
            scene.play(scene.options()[0])
    assert [scene.energy(rival) for rival in rivals] == [3, 3]
    assert [event.cause for event in scene.events("damage")] == heroes[:2], "each of them is a source"


def test_each_character_of_a_sort_deals_it_to_the_target() -> None:
    text = "Cada herói que você controla causa 1 ponto de dano no alvo."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), hero := character("Herói", alignments=("Herói",)),
                  villain := character("Vilão"), foe := character("Rival", 9, shield=1))  # fmt: skip
    rival, base = scene.base(foe, 1), scene.base(actor)
    for kind in (hero, hero, hero, villain):
        scene.base(kind)
    scene.do_use(0, base, base).choose(rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert scene.energy(rival) == 9 - 2, "three times one point, of which the Shield takes the first"


@pytest.mark.parametrize("entering", [0, 1, 2])
def test_two_enter_by_one_effect(entering: int) -> None:
    text = "Coloque em cena até dois suportes de sua mão."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), tower := support("Torre", 1), wall := support("Muro", 1))
    cards = [scene.card(kind, 0, HAND) for kind in (tower, wall)]
    scene.cards(0, RESOURCES, 4)
    base = scene.base(actor)
    scene.do_use(0, base, base).choose(*cards[:entering])
    if entering < 2:
        scene.play(("enough",))
    scene.feed()
    assert [scene.where(card) for card in cards] == ["scene"] * entering + ["hand"] * (2 - entering)


@pytest.mark.parametrize(("carried", "left"), [(4, 2), (5, 3), (1, 1)])
def test_half_of_the_cards_are_unloaded(carried: int, left: int) -> None:
    text = "Descarregue metade dos cards do alvo, arredondado para baixo."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), foe := character("Rival", 9))
    rival, base = scene.base(foe, 1, loads=carried), scene.base(actor)
    scene.do_use(0, base, base).choose(rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert scene.energy(rival) == left


def test_the_top_cards_are_loaded_on_each() -> None:
    text = "Carregue um card do topo do seu deck em cada herói que você controla."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), hero := character("Herói", 3, alignments=("Herói",)))
    heroes = [scene.base(hero, loads=1) for _ in range(3)]
    scene.cards(0, DECK, 5)
    used(scene, actor)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert [scene.energy(each) for each in heroes] == [2, 2, 2]
    assert scene.count(0, DECK) == 2


def test_only_one_loaded_card_is_swapped_for_another() -> None:
    for text in (
        "Permute um card de sua mão por um card que este personagem estiver carregando.",
        "Permute todos os cards que este personagem estiver carregando por um card que o alvo estiver carregando.",
    ):
        with pytest.raises(CardTextError) as error:
            read(text, t.ACTION)
        assert error.value.message_id == "cards-which"


# -- by chance, and one of each ---------------------------------------------------


def test_chance_takes_a_card_of_the_hand() -> None:
    text = "Coloque um card aleatório da mão do oponente alvo na base do deck de seu dono."
    read(text, t.ACTION)
    taken = set()
    for seed in range(8):
        scene = Scene(actor := acting(text), seed=seed)
        held = scene.cards(1, HAND, 3)
        base = scene.base(actor)
        scene.do_use(0, base, base)
        assert scene.asked()[1] == "ask-fight", "nobody chooses"
        assert (scene.count(1, HAND), scene.count(1, DECK)) == (2, 1)
        taken.add(next(card for card in held if card not in scene.table.cards(1, HAND)))
    assert len(taken) > 1


def test_chance_takes_as_many_as_there_are() -> None:
    text = "Coloque dois cards aleatórios da mão do oponente alvo nos recursos de seu dono."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text))
    scene.cards(1, HAND, 1)
    used(scene, actor)
    assert (scene.count(1, HAND), scene.count(1, RESOURCES)) == (0, 1)


@pytest.mark.parametrize("hidden", [False, True])
def test_whoever_finds_what_everybody_knows_is_asked_in_private_too(hidden: bool) -> None:
    """From when the other hears of it he would learn whether there was a hidden one as well (gap hidden-lookups)."""
    text = "Procure em seu deck e recursos por um card chamado Lança e coloque-o em sua mão."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), spear := ability_card("Lança"), bow := ability_card("Arco"))
    known = scene.card(spear, 0, RESOURCES)
    scene.table.pieces[known].known = EVERYBODY
    assert not scene.table.is_secret((known,), 0)
    scene.card(spear if hidden else bow, 0, DECK)
    base = scene.base(actor)
    scene.do_use(0, base, base)
    decision = scene.table.decision
    assert decision is not None and ("choose", known) in decision.options and decision.private


def test_one_card_of_each_name_is_searched_for() -> None:
    text = (
        "Procure em seu deck por um card chamado Lança e um card chamado Escudo de Ferro, coloque-os em sua mão e "
        "embaralhe o seu deck."
    )
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), spear := ability_card("Lança"), shield := ability_card("Escudo de Ferro"),
                  bow := ability_card("Arco"))  # fmt: skip
    spears = [scene.card(spear, 0, DECK) for _ in range(2)]
    wanted, other = scene.card(shield, 0, DECK), scene.card(bow, 0, DECK)
    base = scene.base(actor)
    scene.do_use(0, base, base)
    assert ("choose", other) not in scene.options()
    scene.choose(spears[0])
    assert [option for option in scene.options("choose")] == [("choose", wanted)], "no second one of the same name"
    scene.choose(wanted)
    assert scene.count(0, HAND) == 2


def test_damage_and_more_for_each() -> None:
    text = "Cause 1 ponto de dano no alvo, mais 2 pontos de dano para cada outro herói que você controla."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), hero := character("Herói", alignments=("Herói",)),
                  foe := character("Rival", 9, shield=1))  # fmt: skip
    rival, base = scene.base(foe, 1), scene.base(actor)
    for _ in range(2):
        scene.base(hero)
    scene.do_use(0, base, base).choose(rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert scene.energy(rival) == 9 - 4, "five points at once, of which the Shield takes one"


@pytest.mark.parametrize(("named", "lost"), [("penetrante", 2), ("aumentado em 1", 2), ("", 1)])
@pytest.mark.parametrize("flies", [True, False])
def test_this_damage_is_other_damage(named: str, lost: int, flies: bool) -> None:
    tail = f" Se o alvo tiver {{VO}}, este dano é {named}." if named else ""
    text = f"Cause 2 pontos de dano no alvo.{tail}"
    read(text, t.ACTION)
    scene = Scene(actor := acting(text), foe := character("Rival", 9, shield=1, powers=("VO",) if flies else ()))
    rival, base = scene.base(foe, 1), scene.base(actor)
    scene.do_use(0, base, base).choose(rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert scene.energy(rival) == 9 - (lost if flies else 1)


# -- the action that a moment speaks of --------------------------------------------


def test_something_is_done_to_the_targets_of_that_action() -> None:
    text = (
        "Toda vez que um personagem que você controla usar uma ação, incapacite cada um dos alvos daquela ação em {1}."
    )
    read(text)
    actor = acting("Descarregue um card de cada um de até dois alvos diferentes.")
    scene = Scene(watcher := printed("Olheiro", text=text), actor, foe := character("Rival"))
    rivals = [scene.base(foe, 1) for _ in range(3)]
    base, _ = scene.base(actor), scene.base(watcher)
    scene.do_use(0, base, base).choose(rivals[0], rivals[2])
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert [scene.stage(each) for each in rivals] == [0, 1, 0]


@pytest.mark.parametrize("watched", [True, False])
def test_that_action_deals_penetrating_damage(watched: bool) -> None:
    text = "Toda vez que um personagem com {VO} que você controla usar uma ação, aquela ação causa dano penetrante."
    read(text)
    actor = acting("Cause 2 pontos de dano no alvo.", powers=["Voo"] if watched else [])
    scene = Scene(watcher := printed("Olheiro", text=text), actor, foe := character("Rival", 9, shield=1))
    rival, base = scene.base(foe, 1), scene.base(actor)
    scene.base(watcher)
    scene.do_use(0, base, base).choose(rival)
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert scene.energy(rival) == (7 if watched else 8)


@pytest.mark.parametrize(("action_text", "lost"), [("no alvo", 1), ("em cada outro personagem", 2)])
def test_less_damage_by_actions_that_aim_at_this_one(action_text: str, lost: int) -> None:
    text = (
        "Toda vez que uma ação que tenha este personagem como alvo fosse causar dano neste personagem, ela causará "
        "aquela quantidade de dano -1."
    )
    read(text)
    scene = Scene(wary := printed("Cauto", initial_energy=9, text=text),
                  actor := acting(f"Cause 2 pontos de dano {action_text}."))  # fmt: skip
    target, base = scene.base(wary, 1), scene.base(actor)
    scene.do_use(0, base, base)
    while scene.asked()[1] != "ask-fight":
        scene.play(("choose", target) if ("choose", target) in scene.options() else scene.options()[0])
    assert scene.energy(target) == 9 - lost


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_as_many_cards_are_drawn_as_one_likes(drawn: int) -> None:
    read("Compre até dois cards.", t.ACTION)
    scene = Scene(actor := acting("Compre até dois cards."))
    scene.cards(0, DECK, 3)
    base = scene.base(actor)
    scene.do_use(0, base, base).play(("pick", str(drawn)))
    assert scene.count(0, HAND) == drawn


def test_the_controller_of_who_used_that_action_discards() -> None:
    text = "Toda vez que este personagem for alvo de uma ação, o controlador do personagem que usou aquela ação " \
           "descarta um card."  # fmt: skip
    read(text)
    scene = Scene(ward := printed("Protegido", text=text), actor := acting("Descarregue um card do alvo."))
    for seat in (0, 1):
        scene.cards(seat, HAND, 2)
    target, base = scene.base(ward, 1), scene.base(actor)
    scene.do_use(0, base, base)
    while scene.asked()[1] != "ask-fight":
        scene.play(("choose", target) if ("choose", target) in scene.options() else scene.options()[0])
    assert [scene.count(seat, HAND) for seat in (0, 1)] == [1, 2]


# -- what holds from then on -------------------------------------------------------


def test_what_holds_of_the_chosen_one_while_the_card_is_in_the_scene_is_a_statement() -> None:
    chosen = "Quando este suporte entrar em cena, escolha um personagem que você controla."
    (moment, statement) = read(
        f"{chosen} O personagem escolhido ganha {{VO}} e Escudo +2 enquanto este suporte estiver em cena."
    )
    assert (moment, statement) == read(f"{chosen}\nO personagem escolhido ganha {{VO}} e Escudo +2.")
    assert read(f"{chosen} Enquanto este suporte estiver em cena, aquele personagem ganha {{VO}}.")[1].sort == t.STATIC
    for text in (
        f"{chosen} Enquanto este suporte estiver em cena, ele ganha {{VO}}.",
        f"{chosen} Enquanto houver um cenário em cena, o personagem escolhido ganha {{VO}}.",
    ):
        with pytest.raises(CardTextError):
            read(text)


def test_the_statement_ends_with_the_card() -> None:
    text = (
        "Quando este suporte entrar em cena, escolha um personagem que você controla. O personagem escolhido ganha "
        "Escudo +2 enquanto este suporte estiver em cena."
    )
    scene = Scene(tower := printed("Torre", "support", initial_energy=1, text=text), friend := character("Amigo"))
    one, other = scene.base(friend), scene.base(friend)
    card = scene.card(tower, 0, HAND)
    scene.cards(0, RESOURCES, 1)
    scene.prepare().play(("enter", card))
    scene.feed()
    scene.choose(one)
    assert [scene.shield(each) for each in (one, other)] == [2, 0]
    scene.table.leave_scene(card, HAND, "4.7-3", 0)
    scene.table.update()
    assert scene.shield(one) == 0


# -- whose cards ------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("words", ["do deck de um jogador", "de um deck"])
def test_of_any_player_one_is_chosen(words: str, seat: int) -> None:
    text = f"Coloque os dois cards do topo {words} nos recursos de seu dono."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text))
    for each in (0, 1):
        scene.cards(each, DECK, 3)
    base = scene.base(actor)
    scene.do_use(0, base, base).choose(seat)
    assert [scene.count(each, RESOURCES) for each in (0, 1)] == [2 * (each == seat) for each in (0, 1)]


def test_of_each_deck_there_are_so_many() -> None:
    text = "Coloque os dois cards do topo do deck de cada jogador nos recursos de seu dono."
    read(text, t.ACTION)
    scene = Scene(actor := acting(text))
    decks = [scene.cards(each, DECK, 3) for each in (0, 1)]
    used(scene, actor)
    assert [scene.count(each, RESOURCES) for each in (0, 1)] == [2, 2]
    assert [scene.table.cards(each, DECK) for each in (0, 1)] == [tuple(deck[:1]) for deck in decks]


def test_all_cards_of_anybody_are_nobodys() -> None:
    with pytest.raises(CardTextError) as error:
        read("Coloque todos os cards da mão de um jogador nos recursos de seu dono.", t.ACTION)
    assert error.value.message_id == "cards-which"
