"""4.6: using actions, steps A to I."""

from __future__ import annotations

from ludoteca.core.effects import Number
from ludoteca.core.modifiers import ADD, ALLOW, DEMAND, DENY, FIX
from ludoteca.games.battle_scenes.play.cost_of_use import cost_of
from ludoteca.games.battle_scenes.play.moment_of_use import types_of
from ludoteca.games.battle_scenes.table.areas import ASIDE, DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.deck import top
from ludoteca.games.battle_scenes.table.kinds import NO_COST, X_COST
from ludoteca.games.battle_scenes.text import terms as text
from tests.games.battle_scenes.stage import (
    CHARACTER,
    TARGET,
    TARGET_CHARACTER,
    Scene,
    ability_card,
    action,
    character,
    choose,
    each,
    hits,
    key,
    support,
    triggered,
)
from tests.proof import rule


def fighters(**more: object) -> tuple[Scene, int, int]:
    """A character with an action of 2 damage, and one of the opponent's to use it on."""
    hero = character("Herói", 3, action=action("Soco", 1, hits(2), **more))
    victim = character("Vítima", 5)
    scene = Scene(hero, victim)
    return scene, scene.base(hero), scene.base(victim, 1)


@rule("battle_scenes", "4.6.2.A", "4.6.2.E.1-3", "4.6.2.F", "4.6.2.I-1", "4.6-1", "7.3.destino", "10.efeito-da-acao")
def test_a_character_exhausts_aims_and_strikes() -> None:
    scene, user, target = fighters()
    scene.fight().play(("use", user, user))
    assert scene.asked() == (0, "ask-target")
    assert scene.options() == [("choose", user), ("choose", target)]
    scene.choose(target)
    assert (scene.stage(user), scene.energy(target)) == (0, 3)


@rule("battle_scenes", "4.6.2.C.1", "10.ataque-surpresa-2-ex1")
def test_who_entered_this_turn_may_not_act() -> None:
    scene, user, target = fighters()
    scene.table.write(user).since = scene.table.turn
    other = scene.base(scene.kinds[1])
    scene.fight()
    assert scene.refused("use", user, user) == "4.6.2.C.1"
    assert ("use", other, other) in scene.options()
    assert target


@rule("battle_scenes", "7.2.prontidao", "10.prontidao")
def test_promptness_frees_the_actions_that_it_names() -> None:
    ready = key("Prontidão", None, text.Powered(("VO",)))
    trick = ability_card("Truque", action=action("Truque", 0, hits(1), power="SF"))
    hero = character("Herói", 3, powers=("VO", "SF"), keyed=[ready], action=action("Voar", 0, hits(1), power="VO"))
    scene = Scene(hero, trick)
    user = scene.base(hero, new=True, loads=(trick, None))
    (card,) = [n for n in scene.table.loads_of(user) if scene.table.kind(n) is trick]
    scene.fight()
    assert scene.options("use") == [("use", user, user)]
    assert scene.refused("use", user, card) == "4.6.2.C.1"


@rule("battle_scenes", "4.6.2.C.2", "7.3.acao")
def test_the_power_is_needed_unless_an_effect_waives_it() -> None:
    scene, user, _ = fighters(power="VO")
    scene.fight()
    assert scene.table.why_not(("use", user, user)) is not None
    assert scene.options("use") == []
    scene.modify("power:VO", ALLOW, 0, user)
    scene.fight()
    assert scene.options("use") == [("use", user, user)]


@rule("battle_scenes", "4.6.2.C.3", "7.2.interligar", "10.interligar")
def test_an_action_must_be_at_hand_and_interlink_brings_it() -> None:
    other = character("Outro", 2, action=action("Raio", 0, hits(1)))
    linked = character("Ligado", 2, action=action("Elo", 0, hits(1)), keyed=[key("Interligar")])
    hero = character("Herói", 3, action=action("Soco", 0, hits(1)))
    scene = Scene(other, linked, hero)
    user = scene.base(hero, loads=(other, linked))
    strange, near = scene.table.loads_of(user)
    scene.fight()
    assert scene.refused("use", user, strange) == "4.6.2.C.3"
    assert ("use", user, near) in scene.options()


@rule("battle_scenes", "4.6.2.C.4-1", "4.6.2.C.4-2", "6.2.E-3")
def test_one_action_a_turn_unless_an_effect_allows_more() -> None:
    hero = character("Herói", 3, action=action("Soco", 0, hits(1)))
    again = character("Chefe", 3, action=action("Ordem", 0, text.Permit(TARGET_CHARACTER, "use one more")))
    scene = Scene(hero, again)
    user, chief, target = scene.base(hero), scene.base(again), scene.base(hero, 1)
    scene.fight().play(("use", user, user), ("choose", target))
    assert scene.refused("use", user, user) == "4.6.2.C.4-1"
    scene.play(("use", chief, chief), ("choose", user), ("use", user, user), ("choose", target))
    assert len(scene.events("use")) == 3


@rule("battle_scenes", "4.6.2.C.5", "4.6.2.C.5.1", "4.6.2.C.5.2", "4.6.2.C.5.3", "4.6.2.C.5.4", "7.3.acoes-normais")
@rule("battle_scenes", "7.3.acoes-de-antecipar", "7.3.acoes-imprevistas", "6.2.C.6", "6.2.E.2-2", "10.acao")
def test_the_type_says_when_an_action_may_be_used() -> None:
    kinds = [
        character(f"H{number}", 3, action=action(f"A{number}", 0, hits(1), types=types))
        for number, types in enumerate(((), ("anticipation",), ("unforeseen",), ("anticipation", "unforeseen")))
    ]
    scene = Scene(*kinds)
    mine = [scene.base(kind, 0) for kind in kinds]
    theirs = [scene.base(kind, 1) for kind in kinds]
    scene.fight()
    assert [option[1] for option in scene.options("use")] == mine
    scene.prepare()
    assert [option[1] for option in scene.options("use")] == mine[2:]
    assert scene.refused("use", mine[0], mine[0]) == "4.6.2.C.5.4"
    assert scene.refused("use", mine[1], mine[1]) == "4.6.2.C.5.1"
    scene.anticipate()
    assert scene.asked()[0] == 1
    assert [option[1] for option in scene.options("use")] == [theirs[1], theirs[3]]
    assert scene.refused("use", theirs[2], theirs[2]) == "4.6.2.C.5.2"


@rule("battle_scenes", "8.B.1", "8.B")
def test_a_type_both_gained_and_lost_is_lost() -> None:
    scene, user, _ = fighters()
    scene.modify("type:anticipation", ALLOW, 0, user)
    assert types_of(scene.table, user, user) == ["anticipation"]
    scene.modify("type:anticipation", DENY, 0, user)
    assert types_of(scene.table, user, user) == []


@rule("battle_scenes", "4.6.2.D")
def test_an_effect_may_forbid_the_use() -> None:
    scene, user, _ = fighters()
    other = scene.base(scene.kinds[1])
    scene.modify("use", DENY, 0, user)
    scene.fight()
    assert scene.refused("use", user, user) == "4.6.2.D"
    assert scene.options("use") == [("use", other, other)]


@rule("battle_scenes", "4.6.2.B-1", "4.6.2.B-1-ex1", "4.6.2.B-2")
def test_one_of_the_modes_is_chosen_first() -> None:
    modes = ((hits(2),), (text.Shift(TARGET_CHARACTER, (1,)),))
    hero, victim = character("Herói", 3, action=action("Golpe", 0, modes=modes)), character("Vítima", 5)
    scene = Scene(hero, victim)
    user, target = scene.base(hero), scene.base(victim, 1)
    scene.fight().play(("use", user, user))
    assert scene.options() == [("pick", "1"), ("pick", "2")]
    scene.play(("pick", "2"), ("choose", target))
    assert (scene.energy(target), scene.stage(target)) == (5, 0)


@rule("battle_scenes", "4.6.2.E.1-1", "4.6.2.E.1-1-ex1")
def test_an_action_without_a_cost_may_be_used_at_stage_zero() -> None:
    free = character("Livre", 3, action=action("Violência", NO_COST, hits(1)))
    one = character("Preso", 3, action=action("Soco", 1, hits(1)))
    scene = Scene(free, one)
    user, other = scene.base(free, stage=0), scene.base(one, stage=0)
    scene.fight()
    assert scene.options("use") == [("use", user, user)]
    assert scene.refused("use", other, other) == "4.6.2.E.1-3"
    scene.play(("use", user, user), ("choose", other))
    assert scene.events("exhaust") == []


@rule("battle_scenes", "4.6.2.E.1-2", "4.8.3.A-2-ex1")
def test_the_user_sets_x() -> None:
    claws = action("Garras", X_COST, hits(text.Variable(), TARGET, True))
    hero, victim = character("Herói", 3, action=claws), character("Vítima", 5)
    scene = Scene(hero, victim)
    user, target = scene.base(hero, stage=2), scene.base(victim, 1)
    scene.fight().play(("use", user, user))
    assert scene.options() == [("pick", "0"), ("pick", "1"), ("pick", "2")]
    scene.play(("pick", "2"), ("choose", target))
    assert (scene.stage(user), scene.energy(target)) == (0, 3)


@rule("battle_scenes", "4.6.2.E.1-4", "4.6.2.E.1-6", "8.B.3", "8.B.3-ex1", "8.B.3-ex2")
def test_of_several_set_costs_the_highest_applies() -> None:
    scene, user, _ = fighters()
    scene.modify("cost", ADD, -1, user)
    assert cost_of(scene.table, user, user) == 0
    scene.modify("cost", FIX, 2, user)
    scene.modify("cost", FIX, 1, user)
    assert cost_of(scene.table, user, user) == 2


@rule("battle_scenes", "4.6.2.E.1-5")
def test_a_cost_that_need_not_be_paid_is_still_there() -> None:
    scene, user, target = fighters()
    scene.modify("free", ALLOW, 0, user)
    scene.table.write(user).stage = 0
    scene.fight().play(("use", user, user), ("choose", target))
    assert cost_of(scene.table, user, user) == 1
    assert scene.energy(target) == 3


@rule("battle_scenes", "4.6.2.E.2-1", "4.6.2.E.2-2", "7.3.custos", "10.custos")
def test_additional_costs_are_paid_before_the_targets_are_chosen() -> None:
    pay = text.Discard(choose(text.Kind(("card",), True), text.In("hand")))
    scene, user, target = fighters(costs=(pay,))
    scene.base(scene.kinds[1], new=True)
    card = scene.card(None, 0, HAND)
    scene.fight().play(("use", user, user))
    assert scene.where(card) == "resources"
    scene.choose(target)
    assert scene.energy(target) == 3


def test_an_action_whose_additional_cost_cannot_be_paid_is_refused() -> None:
    pay = text.Discard(choose(text.Kind(("card",), True), text.In("hand")))
    scene, user, _ = fighters(costs=(pay,))
    scene.do_use(0, user, user)
    assert scene.stage(user) == 1
    assert [event.kind for event in scene.log][-1] == "give-up"


@rule("battle_scenes", "4.6.2.E.2.1", "7.1.energia-cosmica", "10.energia-cosmica")
def test_cosmic_energy_puts_resources_under_the_deck() -> None:
    scene, user, target = fighters(cosmic=1)
    other = scene.base(scene.kinds[1], new=True)
    top = scene.card(None, 0, DECK)
    scene.do_use(0, user, user)
    assert scene.events("use") == []
    card = scene.card(None, 0, RESOURCES)
    scene.fight().play(("use", user, user), ("choose", target))
    assert scene.table.cards(0, DECK) == (card, top)
    assert other


@rule("battle_scenes", "4.6.2.F.1.1", "4.6.2.F.1.2", "7.3.alvo", "10.alvo")
def test_what_a_target_may_be() -> None:
    strike = action("Golpe", 0, hits(1))
    only = action("Mente", 0, hits(1, TARGET_CHARACTER))
    theirs = action("Praga", 0, hits(1, text.Selector(text.TARGET, (CHARACTER, text.Controlled("opponent")))))
    kinds = [character(f"H{n}", 3, action=one) for n, one in enumerate((strike, only, theirs))]
    tower = support("Torre", 2)
    scene = Scene(*kinds, tower)
    users = [scene.base(kind) for kind in kinds]
    enemy, house = scene.base(kinds[0], 1), scene.base(tower, 1)
    found = []
    for user in users:
        scene.do_use(0, user, user)
        found.append([option[1] for option in scene.options("choose")] if scene.asked()[1] == "ask-target" else [])
    assert found[0] == [*users, enemy, house]
    assert found[1] == [*users, enemy]
    # A single candidate is not asked for: it was struck.
    assert found[2] == []
    assert scene.events("target")[-1].subjects == (enemy,)


@rule("battle_scenes", "4.6.2.F.1.3", "4.6.2.F.2.1-3")
def test_an_action_without_targets() -> None:
    wave = character("Onda", 3, action=action("Onda", 0, hits(1, each(CHARACTER, text.Controlled("opponent")))))
    scene = Scene(wave)
    user, enemy = scene.base(wave), scene.base(wave, 1)
    scene.modify("must-target", DEMAND, 0, enemy)
    scene.fight()
    assert ("use", user, user) in scene.options()
    scene.do_use(0, user, user)
    assert scene.energy(enemy) == 2
    assert scene.events("target") == []


@rule("battle_scenes", "4.6.2.F.2", "4.6.2.F.2.1-1", "4.6.2.F.2.2")
def test_those_that_must_and_those_that_cannot_be_targets() -> None:
    scene, user, target = fighters()
    decoy = scene.base(scene.kinds[2], 1)
    scene.modify("must-target", DEMAND, 0, decoy)
    scene.do_use(0, user, user)
    # One candidate is left: the one that must be chosen.
    assert scene.energy(decoy) == 3
    scene.modify("be-target", DENY, 0, decoy)
    scene.table.write(user).stage = 1
    scene.table.write(user).used = ()
    scene.do_use(0, user, user)
    assert scene.options("choose") == [("choose", user), ("choose", target)]


@rule("battle_scenes", "4.6.2.F.2.1-2")
def test_two_that_must_be_targets_of_an_action_with_one_target() -> None:
    scene, user, target = fighters()
    decoy = scene.base(scene.kinds[2], 1)
    scene.modify("must-target", DEMAND, 0, decoy)
    scene.modify("must-target", DEMAND, 0, target)
    scene.do_use(0, user, user)
    assert scene.events("use") == []


@rule("battle_scenes", "4.6.2.F.2.3")
def test_actions_that_need_one_given_target() -> None:
    scene, user, target = fighters()
    scene.modify("only-target", ALLOW, 0, user, other=target)
    scene.do_use(0, user, user)
    assert scene.energy(target) == 3
    scene.table.knock_out(target, "4.7-1")
    scene.table.write(user).stage = 1
    scene.table.write(user).used = ()
    scene.base(scene.kinds[2], 1)
    before = len(scene.events("use"))
    scene.do_use(0, user, user)
    assert len(scene.events("use")) == before


@rule("battle_scenes", "4.6.2.G-2")
def test_an_action_that_cannot_be_paid_for_is_taken_back() -> None:
    scene, user, _ = fighters()
    scene.table.write(user).stage = 0
    scene.do_use(0, user, user)
    assert scene.events("use") == []
    assert scene.table.pieces[user].used == ()
    assert [event.kind for event in scene.log][-1] == "give-up"


@rule("battle_scenes", "4.6.2.E", "4.6.2.G-1", "4.6.2.H", "4.6.2.H-ex1")
def test_what_costs_and_targets_raise_waits_for_g_and_uses_are_answered_before_the_effect() -> None:
    texts = [
        triggered(text.When("exhausted", each(CHARACTER)), text.Draw(Number(1))),
        triggered(text.When("uses", each(CHARACTER), each(text.Kind(("action",)), slot=1)), text.Draw(Number(2))),
    ]
    watcher = support("Vigia", 1, texts=texts)
    hero, victim = character("Herói", 3, action=action("Soco", 1, hits(2))), character("Vítima", 5)
    scene = Scene(watcher, hero, victim)
    scene.base(watcher)
    user, target = scene.base(hero), scene.base(victim, 1)
    scene.cards(0, DECK, 9)
    scene.do_use(0, user, user)
    assert [each.level for each in scene.table.waiting] == [1]
    scene.choose(target)
    told = [
        (event.kind, len(event.subjects)) for event in scene.log if event.kind in ("draw", "use", "damage", "target")
    ]
    assert told == [("target", 1), ("draw", 1), ("use", 1), ("draw", 2), ("damage", 1)]


def test_an_action_that_is_said_to_have_no_effect_was_used_all_the_same() -> None:
    stop = triggered(
        text.When("uses", each(CHARACTER), each(text.Kind(("action",)), slot=1)),
        text.NoEffect(text.Selector("chosen", slot=1)),
    )
    ant, hero = support("Formiga", 1, texts=[stop]), character("Herói", 3, action=action("Soco", 1, hits(2)))
    scene = Scene(ant, hero)
    scene.base(ant, 1)
    user, target = scene.base(hero), scene.base(hero, 1)
    scene.do_use(0, user, user).choose(target)
    assert (scene.energy(target), scene.stage(user)) == (3, 0)
    assert scene.table.pieces[user].used == ("Soco",)


@rule("battle_scenes", "7.1.acao-unica", "10.acao-unica")
def test_single_action_bars_the_same_name() -> None:
    scene, user, target = fighters(single=True)
    scene.table.write(user).extra = 5
    scene.do_use(0, user, user).choose(target)
    scene.table.write(user).stage = 2
    scene.fight()
    spare = scene.table.why_not(("use", user, user))
    assert spare is not None
    assert scene.options("use") == []


@rule("battle_scenes", "7.1.singularidade", "10.singularidade")
def test_singularity_is_once_a_turn_for_the_player() -> None:
    one = character("Um", 3, action=action("Fenda", 0, hits(1), singularity=True))
    two = character("Dois", 3, action=action("Abismo", 0, hits(1), singularity=True))
    plain = character("Três", 3, action=action("Soco", 0, hits(1)))
    scene = Scene(one, two, plain)
    first, second, third, enemy = scene.base(one), scene.base(two), scene.base(plain), scene.base(one, 1)
    scene.fight().play(("use", first, first), ("choose", enemy))
    assert scene.options("use") == [("use", third, third)]
    assert scene.refused("use", second, second) == "7.1.singularidade"


@rule("battle_scenes", "7.1.clarividencia-1", "7.1.clarividencia-2", "10.clarividencia")
def test_clairvoyance_sets_cards_aside_and_returns_them_to_the_top() -> None:
    seer = character("Vidente", 3, action=action("Visão", 0, text.Draw(), clairvoyance=2))
    mark = ability_card("Marca")
    scene = Scene(seer, mark)
    user = scene.base(seer)
    low = scene.card(None, 0, DECK)
    one, two = scene.card(mark, 0, DECK), scene.card(None, 0, DECK)
    scene.do_use(0, user, user)
    assert scene.asked() == (0, "ask-reveal")
    assert set(scene.table.cards(0, ASIDE)) == {one, two}
    scene.choose(one)
    # Meanwhile they are not in the deck: the draw took the card below them.
    assert scene.where(low) == "hand"
    assert scene.table.pieces[one].known == -1
    assert scene.asked() == (0, "ask-order-top")
    scene.choose(one)
    assert top(scene.table, 0, 2) == (one, two)


@rule("battle_scenes", "4.8.4.1-1", "4.8.4.1-2", "4.8.4.3-1")
def test_several_destinations_are_calculated_one_by_one_in_the_controllers_order() -> None:
    wave = action("Onda", 0, hits(2, each(CHARACTER, text.Controlled("opponent"))))
    hero, victim = character("Herói", 3, action=wave), character("Vítima", 5)
    scene = Scene(hero, victim)
    user, one, two = scene.base(hero), scene.base(victim, 1), scene.base(victim, 1)
    scene.modify("damage", ADD, 1, other=user)
    scene.do_use(0, user, user)
    assert scene.asked() == (0, "ask-damage-order")
    scene.choose(two)
    assert [event.subjects[0] for event in scene.events("damage")] == [two, one]
    assert (scene.energy(one), scene.energy(two)) == (2, 2)


@rule("battle_scenes", "4.8.4.2-1", "4.8.4.2-2", "4.8.4.2-ex2")
def test_distributed_damage_is_handed_out_first() -> None:
    targets = text.Selector(text.TARGET, (CHARACTER,), Number(4), up_to=True)
    burst = text.Damage((text.Hit(Number(4), targets, True),), distributed=True)
    hero, victim = character("Herói", 3, action=action("Rompante", 0, burst)), character("Vítima", 9)
    scene = Scene(hero, victim)
    user, one, two = scene.base(hero), scene.base(victim, 1), scene.base(victim, 1)
    scene.modify("damage", ADD, 1, other=user)
    scene.do_use(0, user, user).choose(one, two).play(("enough",))
    assert scene.asked() == (0, "ask-share")
    assert scene.options() == [("pick", "1"), ("pick", "2"), ("pick", "3")]
    scene.play(("pick", "3"))
    scene.choose(one)
    assert (scene.energy(one), scene.energy(two)) == (9 - 4, 9 - 2)


@rule("battle_scenes", "4.8.5-2", "4.8.5-1", "7.3.fonte", "4.8.5-1-ex4", "4.8.5-3")
def test_the_source_is_what_the_text_names() -> None:
    target = TARGET_CHARACTER
    fury = action(
        "Fúria", 0, text.Damage((text.Hit(Number(2), choose(CHARACTER, text.Another(), slot=1)),), source=target)
    )
    hero, victim = character("Herói", 3, action=fury), character("Vítima", 5)
    scene = Scene(hero, victim)
    user, one, two = scene.base(hero), scene.base(victim, 1), scene.base(victim, 1)
    scene.do_use(0, user, user).choose(one)
    event = scene.events("damage")[0]
    assert (event.cause, event.subjects, event.values[1]) == (one, (two,), -1)
    assert scene.events("use")[0].values[2] == 0
    # Its own controller chooses what is unloaded.
    assert event.seat == 1


@rule("battle_scenes", "7.3.procedimento-ex1", "9.1.1-ex2")
def test_shield_minus_one_and_then_two_damage() -> None:
    strange = action("Excentricidade", 0, text.Gain(TARGET, shield=Number(-1)), hits(2))
    hero, victim = character("Herói", 3, action=strange), character("Vítima", 5, shield=2)
    scene = Scene(hero, victim)
    user, target = scene.base(hero), scene.base(victim, 1)
    scene.do_use(0, user, user).choose(target)
    assert (scene.shield(target), scene.energy(target)) == (0, 4)


@rule("battle_scenes", "4.8.2.1-1", "4.8.2.1-2", "4.8.2.1-1-ex1", "8.C", "8.C-ex1")
def test_unloading_is_no_damage_and_goes_as_far_as_it_can() -> None:
    pull = text.Unload(choose(text.CarriedBy(TARGET), count=2, slot=1))
    hero, victim = character("Herói", 3, action=action("Corrente", 0, pull)), character("Vítima", 5, shield=4)
    scene = Scene(hero, victim)
    user, target = scene.base(hero), scene.base(victim, 1, loads=1)
    scene.do_use(0, user, user).choose(target)
    assert scene.where(target) == "prizes"
    assert scene.events("damage") == []
