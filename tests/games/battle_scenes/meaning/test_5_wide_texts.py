"""What wider words of the texts do when they are played."""

from __future__ import annotations

from typing import Any

from ludoteca.core.modifiers import END_OF_TURN
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.play.usable import refusal
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES, area
from ludoteca.games.battle_scenes.table.deck import draw, put_in_deck
from ludoteca.games.battle_scenes.table.kinds import Kind
from ludoteca.games.battle_scenes.text.terms import Draw
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed, scenario, support


def acting(text: str, **more: Any) -> Kind:
    return printed("Ator", action_cost="0", action_text=text, **more)


def test_one_card_from_each_of_several() -> None:
    reaper = acting("Descarregue um card de cada personagem controlado por um oponente.")
    scene = Scene(reaper, foe := character("Rival", 3), other := character("Outro", 2), plain := ability_card("Outra"))
    user = scene.base(reaper)
    one, two = scene.base(foe, 1, loads=[plain, None, None]), scene.base(other, 1)
    scene.do_use(0, user, user).choose(scene.table.loads_of(one)[0])
    assert (scene.energy(one), scene.energy(two)) == (2, 1), "the second had but equal cards"


def test_one_card_from_each_target() -> None:
    reaper = acting("Descarregue um card de cada um de até dois alvos diferentes.")
    scene = Scene(reaper, foe := character("Rival", 3), other := character("Outro", 2))
    user, one, two = scene.base(reaper), scene.base(foe, 1), scene.base(other, 1)
    scene.do_use(0, user, user).choose(one, two)
    if scene.asked()[1] == "ask-choose":
        scene.choose(scene.options("choose")[0][1])
    assert (scene.energy(one), scene.energy(two)) == (2, 1)


def test_damage_to_one_sort_or_the_other() -> None:
    brute = acting("Este personagem causa 2 pontos de dano em um suporte ou em um personagem sem {SF}.")
    strong, weak = character("Forte", 4, powers=("SF",)), character("Fraco", 4)
    scene = Scene(brute, strong, weak, tower := support("Torre", 4))
    user, mighty, frail, thing = scene.base(brute), scene.base(strong, 1), scene.base(weak, 1), scene.base(tower, 1)
    scene.do_use(0, user, user)
    assert {option[1] for option in scene.options("choose")} == {user, frail, thing} and mighty
    scene.choose(thing)
    assert scene.energy(thing) == 2


def test_the_top_of_a_deck_is_of_a_player_who_is_chosen() -> None:
    miller = acting("Coloque os três cards do topo de um deck nos recursos de seu dono.")
    for seat in (0, 1):
        scene = Scene(miller)
        user = scene.base(miller)
        for each in (0, 1):
            scene.cards(each, DECK, 5)
        scene.do_use(0, user, user).choose(seat)
        assert [scene.count(each, RESOURCES) for each in (0, 1)] == [3 * (seat == each) for each in (0, 1)]


def test_an_exception_says_when_something_is_not_forbidden() -> None:
    shy = printed(
        "Tímido",
        text="Este personagem não pode usar a ação Golpe a não ser que ele esteja no estágio {0}.",
        action_text="Compre um card.",
    )
    for stage, rule_ in ((0, None), (1, "4.6.2.D"), (2, "4.6.2.D")):
        scene = Scene(shy)
        user = scene.base(shy, stage=stage)
        found = refusal(scene.table, 0, user, user)
        assert (None if found is None else found.rule) == rule_


def test_the_first_action_that_strikes_deals_nothing_and_the_second_does() -> None:
    thick = printed(
        "Casca",
        text="A primeira ação que causar dano neste personagem em cada turno causa 0 pontos de dano nele.",
    )
    scene = Scene(thick, foe := character("Rival", action=action("Soco", 0, hits(1))))
    base, user = scene.base(thick), scene.base(foe, 1)
    scene.damage(base, 1, True, user)
    assert scene.energy(base) == 2, "no action"
    for left in (2, 1):
        scene.damage(base, 1, True, user, use=user)
        assert scene.energy(base) == left


def test_the_other_actions_of_a_name_are_counted() -> None:
    pack = acting(
        "Cause X+1 pontos de dano no alvo. X é igual ao número de outras ações chamadas Golpe usadas neste turno."
    )
    scene = Scene(pack, foe := character("Rival", 9))
    first, second, rival = scene.base(pack), scene.base(pack), scene.base(foe, 1)
    scene.do_use(0, first, first).choose(rival)
    assert scene.energy(rival) == 8
    scene.do_use(0, second, second).choose(rival)
    assert scene.energy(rival) == 6


def test_who_used_it_is_the_character_of_the_action() -> None:
    ground = printed(
        "Terreno", "scenario",
        text="Se um jogador usar uma ação de um personagem com {VO}, este cenário causa 1 ponto de dano naquele "
        "personagem.",
    )  # fmt: skip
    for powers, left in ((("VO",), 2), ((), 3)):
        actor = character("Ator", powers=powers, action=action("Compra", 0, Draw()))
        scene = Scene(ground, actor)
        scene.base(ground)
        user = scene.base(actor, 1)
        scene.cards(1, DECK, 1)
        scene.table.active = 1
        scene.do_use(1, user, user)
        assert scene.energy(user) == left


def test_cards_of_its_own_name() -> None:
    guard = printed(
        "Guarda", "ability",
        text="Quando este personagem fosse receber dano de uma ação, coloque todos os cards de Guarda que ele estiver "
        "carregando na base dos decks de seus donos. O dano que este personagem receberia daquela ação torna-se 0.",
    )  # fmt: skip
    scene = Scene(guard, hero := character("Herói"), foe := character("Rival", action=action("Soco", 0, hits(3))))
    base, user = scene.base(hero, loads=[guard, guard, None]), scene.base(foe, 1)
    scene.damage(base, 3, True, user, use=user).settle()
    scene.play(scene.options("resolve")[0])
    assert scene.energy(base) == 1 and scene.count(0, DECK) == 2


def test_a_draw_outside_ones_own_draw_phase() -> None:
    miser = printed(
        "Avaro",
        text="Quando você comprar um card fora de sua Fase de Compra, este personagem causa 1 ponto de dano em um "
        "personagem controlado por um oponente.",
    )
    for phase, active, struck in (("draw", 0, False), ("draw", 1, True), ("attack", 0, True)):
        scene = Scene(miser, foe := character("Rival"), phase=phase)
        scene.base(miser)
        rival = scene.base(foe, 1)
        scene.table.active = active
        scene.cards(0, DECK, 2)
        draw(scene.table, 0, 1, "6.2.B-2")
        scene.settle()
        assert (scene.energy(rival) == 2) == struck


def test_the_draws_of_an_opponent_are_his_to_answer_for() -> None:
    taxman = printed(
        "Fiscal", text="Quando um oponente comprar um card durante a Fase de Combate, ele descarta um card."
    )
    scene = Scene(taxman)
    scene.base(taxman)
    scene.cards(1, DECK, 2)
    draw(scene.table, 1, 2, "5.7.A.1")
    scene.settle()
    if scene.asked()[1] == "ask-discard":
        scene.play(scene.options("choose")[0])
    assert (scene.count(1, HAND), scene.count(1, RESOURCES)) == (1, 1)


def test_cards_are_shuffled_into_the_decks_of_their_owners() -> None:
    sweeper = acting("Embaralhe o personagem alvo no deck de seu dono.")
    scene = Scene(sweeper, foe := character("Rival", 2))
    user, rival = scene.base(sweeper), scene.base(foe, 1)
    scene.cards(1, DECK, 3)
    scene.do_use(0, user, user).choose(rival)
    assert scene.count(1, DECK) == 4 and scene.count(1, RESOURCES) == 2 and scene.count(1, PRIZES) == 0
    assert [event.seat for event in scene.events("shuffle")] == [1]


def test_all_that_lies_in_the_resources_goes_back() -> None:
    sweeper = acting("Embaralhe seus recursos em seu deck.")
    scene = Scene(sweeper)
    user = scene.base(sweeper)
    scene.cards(0, RESOURCES, 4)
    scene.do_use(0, user, user)
    assert (scene.count(0, RESOURCES), scene.count(0, DECK)) == (0, 4)


def test_who_receives_damage_by_a_text_and_who_deals_it_to_himself() -> None:
    martyr = acting("Cause 1 ponto de dano no alvo. Este personagem recebe 2 pontos de dano.")
    hypnotist = acting("O personagem alvo causa 1 ponto de dano em si mesmo.")
    scene = Scene(martyr, hypnotist, foe := character("Rival", 5))
    saint, mind, rival = scene.base(martyr), scene.base(hypnotist), scene.base(foe, 1)
    scene.do_use(0, saint, saint).choose(rival)
    assert (scene.energy(rival), scene.energy(saint)) == (4, 1)
    scene.do_use(0, mind, mind).choose(rival)
    last = scene.events("damage")[-1]
    assert (last.cause, last.subjects) == (rival, (rival,))


def test_all_damage_until_the_end_of_the_turn() -> None:
    ghost = acting("Até o final do turno, todo o dano que este personagem receberia torna-se 0.")
    scene = Scene(ghost)
    user = scene.base(ghost)
    scene.do_use(0, user, user)
    scene.damage(user, 1)
    scene.damage(user, 1)
    assert scene.energy(user) == 3
    scene.table.end_effects(END_OF_TURN)
    scene.damage(user, 1)
    assert scene.energy(user) == 2


def test_the_second_option_is_dealt_by_the_same_source() -> None:
    pair = acting(
        "Cause 1 ponto de dano no alvo, ou 3 pontos de dano no alvo se você controlar um personagem chamado Adaga."
    )
    scene = Scene(pair, foe := character("Rival", 9), dagger := character("Adaga"))
    user, rival = scene.base(pair), scene.base(foe, 1)
    scene.base(dagger)
    scene.do_use(0, user, user).play(("pick", "2")).choose(rival)
    assert scene.energy(rival) == 6 and scene.events("damage")[-1].values[1] == user


def test_what_an_action_is_decides() -> None:
    watcher = printed(
        "Vigia", text="Quando um oponente usar uma ação, se aquela ação for de antecipar, você pode comprar um card."
    )
    for types, asked in ((("anticipation",), True), ((), False)):
        actor = character("Ator", action=action("Compra", 0, Draw(), types=types))
        scene = Scene(watcher, actor)
        scene.base(watcher)
        scene.cards(0, DECK, 1)
        scene.cards(1, DECK, 1)
        user = scene.base(actor, 1)
        scene.table.active = 1
        scene.do_use(1, user, user)
        assert (scene.asked()[1] == "ask-may") == asked


def test_who_chooses_targets_must_choose_this_one() -> None:
    decoy = printed(
        "Isca", "support", initial_energy=2,
        text="Enquanto um oponente estiver escolhendo os alvos de uma ação que cause dano usada por um personagem que "
        "ele controla, se aquela ação puder ter este suporte como alvo, aquele oponente deve escolher este suporte "
        "como um dos alvos daquela ação.",
    )  # fmt: skip
    hitter = character("Atacante", action=action("Soco", 0, hits(1)))
    scene = Scene(decoy, hitter, friend := character("Amigo"))
    lure, mate = scene.base(decoy), scene.base(friend)
    for seat, free in ((1, False), (0, True)):
        user = scene.base(hitter, seat)
        scene.table.active = seat
        scene.do_use(seat, user, user)
        assert (scene.asked()[1] == "ask-target") == free
    assert (scene.energy(lure), scene.energy(mate)) == (1, 3)


def test_at_the_end_of_each_turn_it_is_that_player() -> None:
    toll = scenario("Nada")
    place = printed("Pedágio", "scenario", text="No final do turno de cada jogador, aquele jogador descarta um card.")
    for seat in (0, 1):
        scene = Scene(place, toll)
        scene.base(place)
        for each in (0, 1):
            scene.cards(each, HAND, 1)
        scene.table.active = seat
        scene.table.tell("end-end", "6.2-0", seat)
        scene.settle()
        assert [scene.count(each, HAND) for each in (0, 1)] == [int(seat != each) for each in (0, 1)]


def test_more_damage_to_some_alone() -> None:
    place = printed("Arena", "scenario", text="Os heróis causam +1 ponto de dano a vilões.")
    hero, villain = character("Herói", 9, alignments=("Herói",)), character("Vilão", 9, alignments=("Vilão",))
    scene = Scene(place, hero, villain)
    scene.base(place)
    good, bad = scene.base(hero), scene.base(villain, 1)
    scene.damage(bad, 1, True, good)
    scene.damage(good, 1, True, bad)
    assert (scene.energy(bad), scene.energy(good)) == (7, 8)


def test_an_action_for_some_users_alone() -> None:
    trap = printed(
        "Rede", "ability", action="Rede", action_cost="0", action_text="Compre um card.",
        text="A ação Rede não pode ser usada exceto por personagens com {AG}.",
    )  # fmt: skip
    for powers, rule_ in ((("AG",), None), ((), "4.6.2.D")):
        scene = Scene(trap, user_kind := character("Ator", powers=powers))
        user = scene.base(user_kind, loads=[trap, None])
        found = refusal(scene.table, 0, user, scene.table.loads_of(user)[0])
        assert (None if found is None else found.rule) == rule_


def test_so_much_for_each_is_reckoned_anew() -> None:
    general = printed("General", text="Este personagem ganha Escudo +1 para cada vilão que você controla.")
    scene = Scene(general, rogue := character("Vilão", alignments=("Vilão",)))
    base = scene.base(general)
    for count in (1, 2):
        friend = scene.base(rogue)
        assert scene.shield(base) == count
    scene.table.knock_out(friend, "4.7-1")
    assert scene.shield(base) == 1


def test_an_action_that_may_not_be_used_against_some() -> None:
    club = printed(
        "Porrete", "ability", action="Porrete", action_cost="0", action_text="Cause 1 ponto de dano no alvo.",
        text="Este personagem não pode usar a ação Porrete tendo como alvo um personagem com a afiliação Kree.",
    )  # fmt: skip
    kin, foe = character("Kree", affiliations=("Kree",)), character("Rival")
    scene = Scene(club, kin, foe, brute := character("Bruto"))
    user, friend, rival = scene.base(brute, loads=[club, None]), scene.base(kin, 1), scene.base(foe, 1)
    scene.do_use(0, user, scene.table.loads_of(user)[0])
    offered = {option[1] for option in scene.options("choose")}
    assert friend not in offered and rival in offered


def test_what_another_player_looks_at_he_alone_sees() -> None:
    oracle = acting("O oponente alvo olha os dois cards do topo do próprio deck.")
    scene = Scene(oracle)
    user = scene.base(oracle)
    top = scene.cards(1, DECK, 3)[1:]
    scene.do_use(0, user, user)
    if scene.asked()[1] == "ask-target":
        scene.choose(1)
    assert all(scene.table.pieces[card].known_to(1) for card in top)
    assert not any(scene.table.pieces[card].known_to(0) for card in top)


def test_each_player_takes_from_resources_of_his_own() -> None:
    fair = acting("Cada jogador coloca um card de seus recursos em sua mão.")
    scene = Scene(fair)
    user = scene.base(fair)
    for seat in (0, 1):
        scene.cards(seat, RESOURCES, 2)
    scene.do_use(0, user, user)
    assert [scene.count(seat, HAND) for seat in (0, 1)] == [1, 1]
    assert [scene.count(seat, RESOURCES) for seat in (0, 1)] == [1, 1]


def test_words_spelt_in_two_ways_are_told_apart_in_moves() -> None:
    one, other = (
        character("Um", affiliations=("Guarda do Norte",)),
        character("Dois", affiliations=("Guarda Do Norte",)),
    )
    scene = Scene(one, other)
    words = [number for word, number in scene.table.box.words.by_word.items() if word[0] == "affiliation"]
    told = [GAME.word(scene.table, number) for number in words]
    assert len(set(told)) == 2
    assert [GAME.read_word(scene.table, word) for word in told] == words


def test_an_action_is_over_also_if_its_card_was_shuffled_away() -> None:
    """What waits for the end of the action still knows which it was."""
    sweeper = acting("Embaralhe o personagem alvo no deck de seu dono.", action="Faxina")
    watcher = printed("Zelador", "support", text="Após cada ação chamada Faxina, compre um card.")
    scene = Scene(sweeper, watcher, tower := support("Torre"))
    user = scene.base(sweeper)
    scene.base(watcher)
    for _ in range(20):
        scene.card(tower, 0, DECK)
    scene.do_use(0, user, user)
    assert user not in scene.table.pieces and scene.table.kind(user).name == "Ator"
    assert scene.count(0, HAND) == 1


def test_an_action_whose_card_is_shuffled_away_still_deals_damage_as_that_action() -> None:
    sweeper = acting(
        "Embaralhe este personagem no deck de seu dono. Cause 2 pontos de dano no suporte alvo.", action="Faxina"
    )
    echo = "Toda vez que uma ação chamada Faxina causar dano, ela causará aquela quantidade de dano +1."
    scene = Scene(sweeper, wall := printed("Muro", "support", initial_energy=5, text=echo), tower := support("Torre"))
    user, rival = scene.base(sweeper), scene.base(wall, 1)
    for _ in range(20):
        scene.card(tower, 0, DECK)
    scene.do_use(0, user, user)
    assert user not in scene.table.pieces and scene.energy(rival) == 5 - 3


def test_who_was_shuffled_away_is_remembered_as_it_was() -> None:
    """No other card is taken for it, whatever the shuffle put in its place."""
    sweeper = acting("Embaralhe o personagem alvo no deck de seu dono.", action="Faxina")
    drawn = "Toda vez que um personagem sair de cena, compre X cards. X é igual à Energia Inicial daquele personagem."
    scene = Scene(sweeper, watcher := printed("Zelador", "support", text=drawn), foe := character("Rival", 4))
    user, rival = scene.base(sweeper), scene.base(foe, 1)
    scene.base(watcher)
    for _ in range(20):
        scene.card(watcher, 0, DECK)
        scene.card(watcher, 1, DECK)
    scene.do_use(0, user, user).choose(rival)
    assert rival not in scene.table.pieces and scene.count(0, HAND) == 4


def test_an_action_whose_card_is_shuffled_away_while_its_costs_are_paid_is_used_all_the_same() -> None:
    throw = {"action": "Arremesso", "action_cost": "0", "action_text": "Cause 1 ponto de dano no alvo."}
    spear = printed("Lança", "ability", **throw)
    scene = Scene(spear, hero := character("Herói"), foe := character("Rival", 5), tower := support("Torre"))
    user, rival = scene.base(hero), scene.base(foe, 1)
    for _ in range(20):
        scene.card(tower, 0, DECK)
    (card,) = scene.load(user, spear)

    def sweep(table: Any, rule: str) -> None:
        """What is resolved before the action counts as used (G) puts its card into the deck and shuffles."""
        if rule == "4.6.2.G-1":
            table.observer = None
            loading.unload(table, (card,), "4.8.1-1", 0)
            put_in_deck(table, (card,), True, "8.D-1", 0)
            table.shuffle(area(0, DECK), "6.1-1", 0)

    scene.table.observer = sweep
    scene.do_use(0, user, card).choose(rival)
    assert card not in scene.table.pieces and scene.table.kind(card).name == "Lança"
    assert scene.energy(rival) == 4 and scene.table.pieces[user].used == ("Arremesso",)
