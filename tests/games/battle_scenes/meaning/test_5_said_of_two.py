"""What is said once of two, of a piece with all that it carries, and of so many from each; each played."""

from __future__ import annotations

from ludoteca.core.modifiers import denial
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as t
from tests.games.battle_scenes.saying import acting, read, used
from tests.games.battle_scenes.stage import Scene, character, printed, scenario, support


def answered(scene: Scene) -> Scene:
    """Whatever is still asked is answered with what is offered first."""
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    return scene


def acted(sentence: str, *choices: int, **foes: int) -> tuple[Scene, int, list[int]]:
    """An action is used where an opponent controls characters with so many cards."""
    read(sentence, t.ACTION)
    scene = Scene(actor := acting(sentence, initial_energy=3), foe := character("Rival", 9))
    rivals = [scene.base(foe, 1, loads=energy) for energy in foes.values()]
    base = used(scene, actor, *(rivals[choice] for choice in choices))
    return scene, base, rivals


def test_somebody_leaves_with_all_his_cards() -> None:
    scene, _, (rival,) = acted(
        "Devolva o personagem alvo e todos os cards que ele estiver carregando para a mão de seu dono.", 0, one=3
    )
    answered(scene)
    assert scene.where(rival) == "hand"
    assert (scene.count(1, HAND), scene.count(1, RESOURCES)) == (4, 0)


def test_somebody_goes_into_the_deck_with_all_his_cards_in_any_order() -> None:
    scene, _, (rival,) = acted(
        "Coloque o alvo e os cards carregados nele na base do deck de seu dono em qualquer ordem.", 0, one=2
    )
    answered(scene)
    assert scene.where(rival) == "deck"
    assert (scene.count(1, DECK), scene.count(1, RESOURCES)) == (3, 0)


def test_somebody_is_shuffled_into_the_deck_with_all_his_cards() -> None:
    scene, _, (rival,) = acted("Embaralhe o alvo e todos os cards que ele estiver carregando no deck de seu dono.", 0,
                               one=2)  # fmt: skip
    answered(scene)
    # Nobody knows any more which card of the deck it is.
    assert rival not in scene.table.pieces and (scene.count(1, DECK), scene.count(1, RESOURCES)) == (3, 0)


def test_two_cards_from_each_and_no_more() -> None:
    scene, _, rivals = acted(
        "Descarregue dois cards de cada personagem controlado por um oponente.", one=4, two=1, three=3
    )
    answered(scene)
    assert [scene.energy(each) for each in (rivals[0], rivals[2])] == [2, 1]
    assert scene.count(1, RESOURCES) >= 5


def test_all_cards_but_one() -> None:
    scene, _, (rival,) = acted("Descarregue todos os cards do personagem alvo, exceto um.", 0, one=4)
    answered(scene)
    assert scene.energy(rival) == 1


def test_one_of_two_deeds() -> None:
    for mode, stage in (("1", 2), ("2", 0)):
        scene, _, (rival,) = acted("Capacite ou incapacite em {1} o personagem alvo.", one=3)
        scene.play(("pick", mode)).choose(rival)
        answered(scene)
        assert scene.stage(rival) == stage


def test_the_same_is_stated_of_two() -> None:
    sentence = "Este personagem e o personagem alvo não podem ser capacitados até o final do turno."
    scene, base, rivals = acted(sentence, 0, one=3, two=3)
    answered(scene)
    denied = [denial(scene.table, "be-readied", each) is not None for each in (base, *rivals)]
    assert denied == [True, True, False]


def test_cards_are_swapped_between_two() -> None:
    sentence = "Permute um card entre o alvo e este personagem."
    read(sentence, t.ACTION)
    scene = Scene(actor := acting(sentence, initial_energy=2), foe := character("Rival", 2))
    rival, base = scene.base(foe, 0), scene.base(actor)
    (his,), (mine,) = scene.load(rival, scenario("Praça")), scene.load(base, support("Torre"))
    scene.table.active = 0
    scene.do_use(0, base, base)
    scene.choose(rival)
    scene.choose(his)
    scene.choose(mine)
    assert (scene.table.bearer(his), scene.table.bearer(mine)) == (base, rival)


def test_the_first_and_the_second_that_were_chosen() -> None:
    scene, base, rivals = acted(
        "Escolha um personagem controlado por um oponente e outro personagem controlado por um oponente. O primeiro "
        "personagem causa 2 pontos de dano no segundo personagem.", 0, 1, one=4, two=4, three=4
    )  # fmt: skip
    answered(scene)
    assert [scene.energy(each) for each in (*rivals, base)] == [4, 2, 4, 3]


def test_a_card_is_loaded_on_one_and_on_another() -> None:
    sentence = "Carregue um card de seus recursos neste personagem e em outro personagem que você controla."
    read(sentence, t.ACTION)
    scene = Scene(actor := acting(sentence, initial_energy=2), friend := character("Aliado", 2))
    ally = scene.base(friend, 0)
    scene.cards(0, RESOURCES, 3)
    base = used(scene, actor)
    answered(scene)
    assert (scene.energy(base), scene.energy(ally), scene.count(0, RESOURCES)) == (3, 3, 1)


def test_who_does_something_may_do_something_else() -> None:
    sentence = (
        "No final do turno de cada jogador, aquele jogador descarrega um card de um suporte que ele controla, a não "
        "ser que descarte um card."
    )
    (line,) = read(sentence)
    offered, unloaded = line.clauses
    assert offered.optional and isinstance(offered.effect, t.Discard) and offered.effect.who == t.THAT_PLAYER
    assert (
        isinstance(unloaded, t.Step)
        and unloaded.by == t.THAT_PLAYER
        and (unloaded.gate, unloaded.gate_done) == (0, False)
    )


def test_what_is_asked_for_is_not_done_otherwise() -> None:
    sentence = "Você pode descartar um card. Caso contrário, descarregue um card deste personagem."
    (line,) = read(sentence, t.ACTION)
    assert [(each.gate, each.gate_done) for each in line.clauses] == [(-1, True), (0, False)]


def test_a_card_of_who_fell_is_spoken_of_as_he_was() -> None:
    (line,) = read("Quando um personagem for nocauteado, coloque aquele personagem na base do deck de seu dono.")
    (same,) = read("Quando um personagem for nocauteado, coloque aquele card na base do deck de seu dono.")
    assert line == same


def test_how_much_one_is_more_than_the_other() -> None:
    scene, _, (rival,) = acted(
        "Cause X pontos de dano no alvo. X é igual à diferença entre a Energia atual do alvo e a Energia atual deste "
        "personagem.", 0, one=8
    )  # fmt: skip
    answered(scene)
    assert scene.energy(rival) == 3


def test_damage_is_divided_among_any_number_of_targets() -> None:
    scene, _, rivals = acted(
        "Cause 3 pontos de dano divididos entre qualquer número de alvos.", 0, 1, 2, one=4, two=4, three=4
    )
    answered(scene)
    assert sum(scene.energy(each) for each in rivals) == 9


def test_as_much_as_the_damage_of_the_moment() -> None:
    sentence = (
        "Toda vez que este personagem receber dano, este personagem causa a mesma quantidade de dano em um suporte."
    )
    read(sentence)
    scene = Scene(
        bearer := printed("Espelho", initial_energy=5, text=sentence),
        tower := support("Torre", 6),
        character("Rival", 3),
    )
    base, other = scene.base(bearer), scene.base(tower, 1)
    scene.damage(base, 2)
    answered_all(scene)
    answered_all(scene.settle())
    assert (scene.energy(base), scene.energy(other)) == (3, 4)


def test_as_much_as_the_damage_that_was_dealt() -> None:
    sentence = "Cause 3 pontos de dano no alvo. Compre um card para cada ponto de dano causado desta forma."
    read(sentence, t.ACTION)
    scene = Scene(actor := acting(sentence), foe := character("Rival", 5, shield=1))
    rival = scene.base(foe, 1)
    scene.cards(0, DECK, 5)
    used(scene, actor, rival)
    answered(scene)
    # What the Shield absorbs was dealt as well (4.8.1).
    assert (scene.energy(rival), scene.count(0, HAND)) == (3, 3)


def answered_all(scene: Scene) -> None:
    """The same outside of the use of an action."""
    while scene.table.decision is not None and scene.options() and scene.asked()[1] != "ask-fight":
        before = scene.table.decision
        scene.play(scene.options()[0])
        if scene.table.decision is before:
            break


def who_was_asked(scene: Scene, declines: int) -> list[int]:
    """Whom a leave is offered to, one after the other; one of them declines, whatever else is asked is answered."""
    seats = []
    while scene.asked()[1] != "ask-fight":
        seat, ask = scene.asked()
        if ask == "ask-may":
            seats.append(seat)
            scene.play(("decline",) if seat == declines else ("accept",))
        else:
            scene.play(scene.options()[0])
    return seats


def test_each_player_decides_whether_he_discards() -> None:
    scene = Scene(actor := acting("Cada jogador pode descartar um card."))
    for seat in (0, 1):
        scene.cards(seat, HAND, 2)
    used(scene, actor)
    assert who_was_asked(scene, declines=0) == [0, 1]
    assert [scene.count(seat, HAND) for seat in (0, 1)] == [2, 1]


def test_each_player_decides_whether_he_draws() -> None:
    scene = Scene(actor := acting("Cada jogador pode comprar um card."))
    for seat in (0, 1):
        scene.cards(seat, DECK, 2)
    used(scene, actor)
    assert who_was_asked(scene, declines=1) == [0, 1]
    assert [scene.count(seat, HAND) for seat in (0, 1)] == [1, 0]


def test_each_player_decides_whether_he_loads() -> None:
    scene = Scene(
        actor := acting("Cada jogador pode carregar um card de seus recursos em um personagem que ele controla."),
        foe := character("Rival", 3),
    )
    rival = scene.base(foe, 1)
    for seat in (0, 1):
        scene.cards(seat, RESOURCES, 2)
    base = used(scene, actor)
    before = scene.energy(base)
    assert who_was_asked(scene, declines=0) == [0, 1]
    assert (scene.energy(base) - before, scene.energy(rival)) == (0, 4)
