"""5.2 and 9: triggered effects and the effect tree."""

from __future__ import annotations

from ludoteca.core.effects import Number
from ludoteca.games.battle_scenes.play.entering import EnterScene
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.terms import Step
from tests.games.battle_scenes.stage import (
    CHARACTER,
    THIS_CHARACTER,
    YOURS,
    Scene,
    ability_card,
    action,
    character,
    choose,
    each,
    hits,
    support,
    triggered,
)
from tests.proof import rule

LOADED = text.When("is loaded", each(slot=1), each(CHARACTER))


@rule("battle_scenes", "9.1.2-1", "9.1.2.1-1", "7.3.jogador-ativo", "5.2-1", "5.2-2", "5.2-3", "7.3.pendente")
def test_effects_triggered_together_wait_on_level_one_and_the_active_player_orders_all_of_them() -> None:
    mine = support("Minha", 1, texts=[triggered(LOADED, text.Draw())])
    theirs = support("Dela", 1, texts=[triggered(LOADED, text.Draw())])
    hero = character("Herói", 3)
    scene = Scene(mine, theirs, hero)
    one, two, base = scene.base(mine, 0), scene.base(theirs, 1), scene.base(hero)
    for seat in (0, 1):
        scene.cards(seat, DECK, 3)
    scene.load(base, None)
    assert sorted((each.source, each.level) for each in scene.table.waiting) == [(one, 1), (two, 1)]
    scene.settle()
    assert scene.asked() == (0, "ask-order")
    second = next(each.number for each in scene.table.waiting if each.source == two)
    scene.play(("resolve", second))
    assert [event.seat for event in scene.events("draw")] == [1, 0]
    assert scene.table.waiting == ()


@rule("battle_scenes", "9.1.2-2", "9.1.2-2-ex1", "9.1.2.1-2", "9.1.2.1.a", "9.1.2.1.c", "9.1.1-1", "7.3.pausa")
def test_what_an_effect_raises_stands_a_level_above_and_is_resolved_between_its_procedures() -> None:
    # When a card is loaded: exhaust a character, then draw. When one is exhausted: its owner's opponent draws.
    planner = support(
        "Plano", 1, texts=[triggered(LOADED, text.Shift(choose(CHARACTER, YOURS, slot=2), (1,)), text.Draw())]
    )
    guard = support("Guarda", 1, texts=[triggered(text.When("exhausted", each(CHARACTER, slot=3)), text.Draw())])
    hero = character("Herói", 3)
    scene = Scene(planner, guard, hero)
    scene.base(planner, 0)
    scene.base(guard, 1)
    base = scene.base(hero)
    for seat in (0, 1):
        scene.cards(seat, DECK, 3)
    scene.load(base, None)
    scene.settle()
    assert [event.kind for event in scene.log if event.kind in ("exhaust", "draw")] == ["exhaust", "draw", "draw"]
    assert [event.seat for event in scene.events("draw")] == [1, 0]


@rule("battle_scenes", "9.1.2.1.b", "9.1.2.1-3", "9.1.2.1-4")
def test_the_level_above_is_emptied_before_the_level_below_goes_on() -> None:
    first = support("Um", 1, texts=[triggered(LOADED, text.Shift(choose(CHARACTER, YOURS, slot=2), (1,)))])
    second = support("Dois", 1, texts=[triggered(LOADED, text.Draw(Number(2)))])
    guard = support("Guarda", 1, texts=[triggered(text.When("exhausted", each(CHARACTER, slot=3)), text.Draw())])
    hero = character("Herói", 3)
    scene = Scene(first, second, guard, hero)
    one = scene.base(first, 0)
    scene.base(second, 0)
    scene.base(guard, 1)
    base = scene.base(hero)
    for seat in (0, 1):
        scene.cards(seat, DECK, 4)
    scene.load(base, None)
    scene.settle()
    chosen = next(each.number for each in scene.table.waiting if each.source == one)
    scene.play(("resolve", chosen))
    # The guard's draw (level 2) comes before the other effect of level 1.
    assert [(event.seat, len(event.subjects)) for event in scene.events("draw")] == [(1, 1), (0, 2)]


@rule("battle_scenes", "5.2-4")
def test_conditions_are_checked_on_resolution() -> None:
    many = text.Count(each(text.Kind(("card",), True), text.In("hand")), 1)
    line = triggered(LOADED, text.Draw(Number(2)), condition=many)
    mine, hero = support("Minha", 1, texts=[line]), character("Herói", 3)
    scene = Scene(mine, hero)
    scene.base(mine)
    base = scene.base(hero)
    scene.cards(0, DECK, 5)
    scene.load(base, None)
    assert len(scene.table.waiting) == 1
    scene.settle()
    assert scene.events("draw") == []
    scene.load(base, None)
    scene.card(None, 0, HAND)
    scene.settle()
    assert len(scene.events("draw")) == 1


@rule("battle_scenes", "4.6.2.I-2", "9.1.1-ex1", "7.3.procedimento")
def test_triggers_of_the_first_procedure_of_an_action_are_resolved_before_the_second() -> None:
    dagger = action("Adaga", 1, text.Shift(text.Selector(text.TARGET, (CHARACTER,)), (1,)), hits(2))
    psychic, victim = character("Psíquica", 3, action=dagger), character("Vítima", 3)
    healer = support(
        "Cura", 1,
        texts=[triggered(text.When("exhausted", each(CHARACTER, slot=3)), text.Draw())],
    )  # fmt: skip
    scene = Scene(psychic, victim, healer)
    user, target = scene.base(psychic), scene.base(victim, 1)
    scene.base(healer, 1)
    scene.cards(1, DECK, 3)
    scene.fight()
    scene.play(("use", user, user), ("choose", target))
    told = [event.kind for event in scene.log if event.kind in ("exhaust", "draw", "damage")]
    # The cost exhausts the user, which the healer answers in step G; then the target.
    assert told == ["exhaust", "draw", "exhaust", "draw", "damage"]


@rule("battle_scenes", "5.8-5", "5.8-2")
def test_a_text_lost_while_it_waits_has_no_effect() -> None:
    mine, hero = support("Minha", 1, texts=[triggered(LOADED, text.Draw())]), character("Herói", 3)
    scene = Scene(mine, hero)
    house, base = scene.base(mine), scene.base(hero)
    scene.cards(0, DECK, 5)
    scene.load(base, None)
    scene.modify("text", "deny", 0, house)
    scene.settle()
    assert scene.events("draw") == []
    scene.load(base, None)
    assert scene.table.waiting == ()


@rule("battle_scenes", "4.4.2.2.A.2", "4.4.2.2.A.4", "4.4.2.2.A.5", "4.4.2.1-3")
def test_what_an_entry_triggers_waits_until_it_is_over() -> None:
    entering = triggered(text.When("enters", THIS_CHARACTER), text.Draw())
    card = ability_card("Carta", texts=[triggered(text.When("is loaded", text.THIS_CARD, each(CHARACTER, slot=1)),
                                                  text.Draw(Number(2)))])  # fmt: skip
    hero = character("Herói", 1, texts=[entering])
    scene = Scene(hero, card)
    held = scene.card(hero, 0, HAND)
    scene.card(card, 0, RESOURCES)
    scene.cards(0, DECK, 5)
    scene.do(EnterScene(held, 0))
    assert scene.asked() == (0, "ask-order")
    assert {each.level for each in scene.table.waiting} == {1}
    assert scene.energy(held) == 1


@rule("battle_scenes", "5.7.B-1", "5.7.B-2", "5.7.B-ex2", "4.8.5-1-ex2")
def test_a_generated_effect_listens_until_the_end_of_the_turn() -> None:
    target = text.Selector(text.TARGET, (CHARACTER,))
    again = triggered(text.When("uses", target, each(text.Kind(("action",)), slot=2)), hits(2, target))
    counter = action("Contra-Golpear", 0, hits(2, target), Step(text.Generate(again), until="turn"))
    gamora = character("Gamora", 3, action=counter)
    victim = character("Vítima", 9, action=action("Golpe", 0, text.Draw(), types=("unforeseen",)))
    scene = Scene(gamora, victim)
    user, other = scene.base(gamora), scene.base(victim, 1)
    scene.cards(1, DECK, 5)
    scene.fight()
    scene.play(("use", user, user), ("choose", other))
    assert scene.energy(other) == 7
    scene.table.active = 1
    scene.do_use(1, other, other)
    assert scene.energy(other) == 5
