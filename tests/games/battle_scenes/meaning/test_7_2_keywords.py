"""7.2: the keywords, and 5: kinds of effect."""

from __future__ import annotations

import pytest

from ludoteca.core.effects import Number
from ludoteca.core.errors import SetupError
from ludoteca.core.modifiers import DENY
from ludoteca.core.view import Stream, hidden_from
from ludoteca.games.battle_scenes.play.setup import make_box
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.terms import Step
from tests.games.battle_scenes.stage import (
    CHARACTER,
    GAME,
    THIS_CHARACTER,
    Scene,
    ability_card,
    action,
    activated,
    character,
    choose,
    each,
    hits,
    key,
    printed,
    scenario,
    static,
    support,
    triggered,
)
from tests.proof import rule


@rule("battle_scenes", "7.2.atrasar", "10.atrasar", "10.atrasar-ex1")
def test_delay_exhausts_any_character_with_the_characteristic() -> None:
    chief = character("Chefe", 2, keyed=[key("Atrasar", 1, text.HasKeyword("Predador"))])
    beast = character("Fera", 2, keyed=[key("Predador")])
    scene = Scene(chief, beast)
    base, enemy = scene.base(chief), scene.base(beast, 1)
    scene.prepare().play(("activate", base, scene.table.kind(base).texts[0]))
    assert (scene.stage(base), scene.stage(enemy)) == (1, 0)


@rule("battle_scenes", "7.2.aprimoramento", "10.aprimoramento")
def test_enhancement_loads_another_card_of_the_character_and_unloads_one() -> None:
    steve = character("Capitão", 2, alter_egos=("Steve",), keyed=[key("Aprimoramento")])
    nomad = character("Nômade", 2, alter_egos=("Steve",))
    other = character("Outro", 2)
    scene = Scene(steve, nomad, other)
    base = scene.base(steve)
    wanted = scene.card(nomad, 0, RESOURCES)
    scene.card(other, 0, RESOURCES)
    scene.prepare().play(("activate", base, scene.table.kind(base).texts[0]))
    assert wanted in scene.table.loads_of(base)
    plain = next(card for card in scene.table.loads_of(base) if card != wanted)
    scene.choose(plain)
    assert (scene.energy(base), scene.where(plain)) == (2, "resources")
    assert scene.table.why_not(("activate", base, scene.table.kind(base).texts[0])) is not None


@rule("battle_scenes", "7.2.item-magico", "10.item-magico", "5.6-ex2")
def test_a_magic_item_is_loaded_from_the_resources() -> None:
    item, hero = ability_card("Boneco", keyed=[key("Item Mágico")]), character("Herói", 2)
    scene = Scene(item, hero)
    base, lying = scene.base(hero), scene.card(item, 0, RESOURCES)
    (text_number,) = scene.table.box.from_resources[item.number]
    scene.prepare().play(("activate", lying, text_number))
    assert scene.where(lying) == "loaded"
    # Any card of that character may be unloaded, the item itself too.
    scene.choose(lying)
    assert scene.where(lying) == "resources"
    assert ("activate", lying, text_number) in scene.options()
    assert scene.energy(base) == 2


@rule("battle_scenes", "7.2.metamorfo-1", "7.2.metamorfo-2", "10.metamorfo", "4.7-3", "4.7-3-ex2")
def test_shapeshifter_leaves_without_a_knock_out_and_another_enters() -> None:
    spy = character("Espião", 2, keyed=[key("Metamorfo")])
    thor = character("Thor", 2)
    scene = Scene(spy, thor)
    base, enemy = scene.base(spy), scene.base(thor, 1)
    held = scene.card(thor, 0, HAND)
    scene.prepare().play(("activate", base, scene.table.kind(base).texts[0]), ("accept",))
    assert scene.table.cards(0, PRIZES) == ()
    assert scene.table.points(1) == 0
    assert scene.where(held) == "scene"
    assert scene.asked() == (0, "ask-energy")
    scene.choose(scene.options()[0][1])
    while scene.asked() == (0, "ask-energy"):
        scene.choose(scene.options()[0][1])
    assert scene.energy(held) == 2
    assert enemy


@rule("battle_scenes", "7.2.potencializar-1", "7.2.potencializar-2", "7.2.potencializar-3", "10.potencializar")
def test_boost_serves_the_next_damaging_action_and_each_of_its_targets() -> None:
    tower = support("Torre", 2, keyed=[key("Potencializar", 2)])
    hero = character("Herói", 2, action=action("Soco", 0, hits(1)))
    victim = character("Vítima", 9)
    scene = Scene(tower, hero, victim)
    house, user, target = scene.base(tower), scene.base(hero), scene.base(victim, 1)
    second = scene.base(tower, loads=1)
    boost = scene.table.kind(house).texts[0]
    scene.fight().play(("activate", house, boost))
    assert scene.table.pieces[user].boosted
    # Boosted already: the other tower finds nobody.
    assert scene.table.why_not(("activate", second, boost)) is not None
    scene.play(("use", user, user), ("choose", target))
    assert scene.energy(target) == 9 - 3
    scene.table.write(user).used = ()
    scene.do_use(0, user, user).choose(target)
    assert scene.energy(target) == 6 - 1


@rule("battle_scenes", "7.2.espionar", "10.espionar")
def test_spy_draws_when_its_card_becomes_a_prize() -> None:
    spy = character("Espiã", 2, keyed=[key("Espionar")])
    scene = Scene(spy)
    base = scene.base(spy)
    scene.cards(0, DECK, 5)
    scene.prepare().play(("surrender", base))
    assert scene.asked() == (0, "ask-may")
    scene.play(("accept",))
    # One card for the surrender, one for Spy.
    assert scene.count(0, HAND) == 2


@rule("battle_scenes", "7.2.predador-1", "7.2.predador-2")
def test_predator_loads_a_card_the_first_time_an_action_strikes() -> None:
    wave = action("Onda", 0, hits(1, each(CHARACTER, text.Controlled("opponent"))))
    beast, victim = character("Fera", 3, keyed=[key("Predador")], action=wave), character("Vítima", 5)
    scene = Scene(beast, victim)
    user, one, two = scene.base(beast, loads=1), scene.base(victim, 1), scene.base(victim, 1)
    scene.cards(0, RESOURCES, 3)
    scene.do_use(0, user, user).choose(one)
    assert scene.asked() == (0, "ask-may")
    scene.play(("accept",))
    # The second victim of the same use triggers nothing.
    assert scene.energy(user) == 2
    assert scene.table.waiting == ()
    assert scene.asked() == (0, "ask-fight")
    assert (scene.energy(one), scene.energy(two)) == (4, 4)


@rule("battle_scenes", "7.2.ataque-surpresa-1", "7.2.ataque-surpresa-2", "5.2.1-1", "5.2.1-2", "10.ataque-surpresa-1")
@rule("battle_scenes", "10.ataque-surpresa-3")
def test_surprise_attacks_are_asked_for_in_private_and_revealed_together() -> None:
    blow = ability_card("Golpe", keyed=[key("Ataque-Surpresa")], action=action("Golpe", 0, hits(1)))
    hero = character("Herói", 2)
    scene = Scene(blow, hero)
    base, enemy = scene.base(hero), scene.base(hero, 1)
    one, two = scene.card(blow, 0, HAND), scene.card(blow, 0, HAND)
    for seat in (0, 1):
        scene.cards(seat, DECK, 9)
    scene.play_turn("begin_attack")
    assert scene.asked() == (0, "ask-surprise")
    assert scene.table.decision is not None and scene.table.decision.rule == "7.2.ataque-surpresa-1"
    assert hidden_from(scene.table, 1)
    assert Stream(1).next(scene.table, []) is None
    scene.choose(one, two)
    assert [event.subjects for event in scene.events("reveal")] == [(one, two)]
    first = [card for card in scene.table.loads_of(base) if card not in (one, two)]
    while scene.asked()[1] != "ask-fight":
        options = scene.options()
        wanted = [option for option in options if option[0] == "choose" and option[1] in first]
        scene.play(wanted[0] if wanted else options[0])
    assert set(scene.table.loads_of(base)) == {one, two}
    assert ("use", base, one) in scene.options()
    assert enemy


@rule("battle_scenes", "7.2.antecipacao-surpresa-1", "7.2.antecipacao-surpresa-2", "10.antecipacao-surpresa-1")
@rule("battle_scenes", "10.antecipacao-surpresa-2")
def test_surprise_anticipation_is_for_the_opponent() -> None:
    blow = ability_card(
        "Bote", keyed=[key("Antecipação-Surpresa")], action=action("Bote", 0, hits(1), types=("anticipation",))
    )
    hero = character("Herói", 1)
    scene = Scene(blow, hero)
    base = scene.base(hero, 1)
    scene.card(blow, 0, HAND)
    held = scene.card(blow, 1, HAND)
    scene.play_turn("begin_anticipation")
    assert scene.asked() == (1, "ask-surprise")
    old = scene.table.loads_of(base)[0]
    scene.choose(held)
    scene.choose(old)
    assert scene.table.loads_of(base) == (held,)
    assert ("use", base, held) in scene.options()


def test_without_a_surprise_in_hand_nobody_is_asked() -> None:
    hero = character("Herói", 1, action=action("Soco", 0, hits(1)))
    scene = Scene(hero)
    scene.base(hero)
    scene.cards(0, HAND, 2)
    scene.play_turn("begin_attack")
    assert scene.asked() == (0, "ask-fight")


# -- kinds of effect -------------------------------------------------------------------------


@rule("battle_scenes", "5.1-ex2", "5.7.A.1", "5.7.A.1-ex3")
def test_a_search_finds_reveals_takes_and_shuffles() -> None:
    found = text.Selector("chosen", slot=0)
    steps = (
        Step(text.Search(("deck",), choose(text.Kind(("scene",), True)))),
        Step(text.Reveal(found), gate=0, joined=False),
        Step(text.Put(found, (text.In("hand"),)), gate=0),
        Step(text.Shuffle()),
    )
    place = scenario("Rua")
    finder = support("Mapa", 2, texts=[activated("preparation", *steps)])
    scene = Scene(place, finder)
    base = scene.base(finder)
    scene.cards(0, DECK, 4)
    wanted = scene.card(place, 0, DECK)
    scene.prepare().play(("activate", base, scene.table.kind(base).texts[0]))
    assert scene.options() == [("choose", wanted), ("enough",)]
    scene.choose(wanted)
    assert scene.where(wanted) == "hand"
    assert scene.table.pieces[wanted].known == -1
    assert len(scene.events("shuffle")) == 1


@rule("battle_scenes", "8.B-ex1", "5.7.A.2-ex1", "5.7.A.2")
def test_what_forbids_searching_prevails() -> None:
    steps = Step(text.Search(("deck",), choose(text.Kind(("scene",), True))))
    block = static(text.Forbid(each(text.Kind(("player",))), "search decks"))
    place, finder = scenario("Rua"), support("Mapa", 2, texts=[activated("preparation", steps)])
    foiled = scenario("Planos", texts=[block])
    scene = Scene(place, finder, foiled)
    base = scene.base(finder)
    scene.base(foiled, 1)
    scene.card(place, 0, DECK)
    scene.card(None, 0, HAND)
    scene.prepare().play(("activate", base, scene.table.kind(base).texts[0]))
    assert scene.events("search") == []


@rule("battle_scenes", "8.B-ex1")
@pytest.mark.parametrize(("whose", "searches"), [(1, 0), (0, 1)])
def test_what_forbids_searching_to_opponents_leaves_its_own_player_free(whose: int, searches: int) -> None:
    steps = Step(text.Search(("deck",), choose(text.Kind(("scene",), True))))
    block = static(text.Forbid(each(text.Kind(("opponent",))), "search decks"))
    place, finder = scenario("Rua"), support("Mapa", 2, texts=[activated("preparation", steps)])
    scene = Scene(place, finder, foiled := scenario("Planos", texts=[block]))
    base = scene.base(finder)
    scene.base(foiled, whose)
    wanted = scene.card(place, 0, DECK)
    scene.prepare().play(("activate", base, scene.table.kind(base).texts[0]))
    if searches:
        scene.choose(wanted)
    assert len(scene.events("search")) == searches


@rule("battle_scenes", "5.7.A.2.1", "5.8-3")
def test_an_effect_with_a_duration_outlives_the_text_that_made_it() -> None:
    gain = text.Gain(choose(CHARACTER, text.Controlled("you")), shield=Number(2))
    house = support("Casa", 2, texts=[activated("preparation", Step(gain, until="turn"))])
    hero = character("Herói", 2)
    scene = Scene(house, hero)
    base, user = scene.base(house), scene.base(hero)
    scene.prepare().play(("activate", base, scene.table.kind(base).texts[0]))
    assert scene.shield(user) == 2
    scene.modify("text", DENY, 0, base)
    assert scene.shield(user) == 2


@rule("battle_scenes", "5.3-1", "4.8.3.B-ex1")
def test_texts_alter_damage_that_is_about_to_be_dealt() -> None:
    more = triggered(
        text.When(
            "deals damage", THIS_CHARACTER, each(CHARACTER, text.Called("alter ego", ("Sentinela",)), slot=1), True
        ),
        text.ChangeDamage("add", Number(3)),
    )
    hero = character("Bishop", 2, alignments=("Herói",), texts=[more], action=action("Tiro", 0, hits(2)))
    crowd = triggered(
        text.When("deals damage", each(CHARACTER, text.Aligned("Herói"), slot=1), None, True),
        text.ChangeDamage("add", Number(-1)),
    )
    town = scenario("Cidade", texts=[crowd])
    robot, other = character("Robô", 9, alter_egos=("Sentinela",)), character("Outro", 9)
    scene = Scene(hero, town, robot, other)
    user, machine, plain = scene.base(hero), scene.base(robot, 1), scene.base(other, 1)
    scene.do_use(0, user, user).choose(machine)
    assert scene.energy(machine) == 9 - 5
    scene.base(town, 1)
    scene.table.write(user).used = ()
    scene.do_use(0, user, user).choose(machine)
    # 2 + 3 - 1 on the four that are left: it falls.
    assert scene.where(machine) == "prizes"
    scene.table.write(user).used = ()
    scene.do_use(0, user, user).choose(plain)
    assert scene.energy(plain) == 9 - 1


@rule("battle_scenes", "4.8.3.1-exA")
def test_redirection_by_a_text_that_may_be_declined() -> None:
    maximus = character("Maximus", 4, texts=[triggered(
        text.When("receives damage", THIS_CHARACTER, None, True),
        Step(text.Redirect(choose(CHARACTER, text.Controlled("you"), text.Another(), slot=1)), optional=True),
    )])  # fmt: skip
    triton = character("Triton", 4, shield=2, texts=[triggered(
        text.When("receives damage", THIS_CHARACTER, None, True), text.ChangeDamage("add", Number(-1))
    )])  # fmt: skip
    thug = character("Capanga", 2, action=action("Pancadaria", 0, hits(2)))
    scene = Scene(maximus, triton, thug)
    one, two, user = scene.base(maximus, 1), scene.base(triton, 1), scene.base(thug, 0)
    again = scene.table.copy()
    scene.do_use(0, user, user).choose(one)
    assert scene.asked() == (1, "ask-may-redirect")
    scene.play(("accept",))
    assert (scene.shield(two), scene.energy(two), scene.energy(one)) == (1, 4, 4)
    scene.table = again
    scene.do_use(0, user, user).choose(one).play(("decline",))
    assert (scene.shield(two), scene.energy(one)) == (2, 2)


@rule("battle_scenes", "5.8-ex6")
def test_a_lost_prohibition_returns_with_its_text() -> None:
    nova = character("Nova", 2, texts=[static(text.Forbid(each(CHARACTER, text.Controlled("opponent")), "use"))])
    hero = character("Herói", 2, action=action("Soco", 0, hits(1)))
    scene = Scene(nova, hero)
    user, ruler = scene.base(hero), scene.base(nova, 1)
    scene.do_use(0, user, user)
    assert scene.events("use") == []
    scene.modify("text", DENY, 0, ruler, until="soon")
    scene.fight()
    assert ("use", user, user) in scene.options()
    scene.table.end_modifiers("soon")
    scene.table.update()
    scene.do_use(0, user, user)
    assert scene.events("use") == []


def test_a_text_that_cannot_be_carried_out_in_full_is_refused_before_the_match() -> None:
    odd = character("Estranho", 2, texts=[triggered(text.When("sings", THIS_CHARACTER), text.Draw())])
    with pytest.raises(SetupError, match="estranho-v1: its text says When"):
        make_box(GAME, [odd])


SPY = "Espionar."


@rule("battle_scenes", "7.2.espionar", "10.espionar")
@pytest.mark.parametrize("phase", ["start", "countdown", "draw", "preparation", "adjustment", "anticipation", "attack"])
@pytest.mark.parametrize("active", [0, 1])
def test_spy_draws_for_its_owner_in_whatever_phase_and_turn_it_is_knocked_out(phase: str, active: int) -> None:
    scene = Scene(spy := printed("Espiã", text=SPY), foe := character("Rival"))
    base, rival = scene.base(spy, 1), scene.base(foe)
    for seat in (0, 1):
        scene.cards(seat, DECK, 3)
    scene.table.phase, scene.table.active = phase, active
    scene.damage(base, 3, source=rival, controller=0)
    scene.settle()
    assert scene.where(base) == "prizes" and scene.asked() == (1, "ask-may")
    scene.play(("accept",))
    assert (scene.count(0, HAND), scene.count(1, HAND)) == (0, 1)


@rule("battle_scenes", "7.2.espionar")
@pytest.mark.parametrize(("which", "drawn"), [(PRIZES, 1), (RESOURCES, 0)])
@pytest.mark.parametrize("origin", [HAND, DECK, RESOURCES])
def test_spy_draws_from_whatever_area_it_comes_to_the_prizes_and_nowhere_else(
    origin: int, which: int, drawn: int
) -> None:
    scene = Scene(spy := printed("Espiã", text=SPY))
    card = scene.card(spy, 0, origin)
    scene.cards(0, DECK, 3)
    held = scene.count(0, HAND) - (origin == HAND)
    scene.table.send((card,), which, "lay", "5.7.A.1", 1)
    scene.settle()
    if drawn:
        assert scene.asked() == (0, "ask-may")
        scene.play(("accept",))
    assert scene.asked()[1] != "ask-may"
    assert scene.count(0, HAND) == held + drawn


@rule("battle_scenes", "7.2.espionar")
def test_spy_may_be_declined_and_a_card_without_it_does_not_draw() -> None:
    for said, asked in ((SPY, True), ("", False)):
        scene = Scene(kind := printed("Espiã", text=said))
        base = scene.base(kind)
        scene.cards(0, DECK, 3)
        scene.damage(base, 3)
        scene.settle()
        assert (scene.asked()[1] == "ask-may") == asked
        if asked:
            scene.play(("decline",))
        assert scene.count(0, HAND) == 0
