"""Worked examples of the rulebook, with cards in our own words."""

from __future__ import annotations

from ludoteca.core.effects import Number, Selector
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table.areas import ASIDE, DECK, HAND, PRIZES, RESOURCES
from ludoteca.games.battle_scenes.table.deck import mill, top
from ludoteca.games.battle_scenes.table.kinds import Kind
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.terms import Step
from tests.games.battle_scenes.stage import (
    CHARACTER,
    TARGET,
    TARGET_CHARACTER,
    THIS_CHARACTER,
    YOURS,
    Scene,
    ability_card,
    action,
    character,
    choose,
    each,
    hits,
    key,
    scenario,
    support,
    triggered,
)
from tests.proof import rule

VILLAINS_HIT_HARDER = triggered(
    text.When("deals damage", each(CHARACTER, text.Aligned("Vilão"), slot=3), None, True),
    text.ChangeDamage("add", Number(1)),
)


def lurking() -> Kind:
    return scenario("À Espreita", texts=[VILLAINS_HIT_HARDER])


def fear() -> Kind:
    """Anticipation actions deal half their damage."""
    actions = each(text.Kind(("action",)), text.Typed(("anticipation",)), slot=3)
    return scenario(
        "Essência", texts=[triggered(text.When("deals damage", actions, None, True), text.ChangeDamage("half"))]
    )


@rule("battle_scenes", "4.8.3.A-1-ex1")
def test_eight_minus_x() -> None:
    loads = text.CountOf(each(text.CarriedBy(THIS_CHARACTER)))
    for carried, expected in ((3, 5), (7, 1)):
        heat = action("Superaquecer", 0, hits(text.Variable(-1, 8)))
        line = heat.modes[0].text
        heat.modes[0].text = text.Line(line.sort, line.clauses, x=loads)
        red, victim = character("Vermelho", 7, action=heat), character("Vítima", 9)
        scene = Scene(red, victim)
        user, target = scene.base(red, loads=carried), scene.base(victim, 1)
        scene.do_use(0, user, user).choose(target)
        assert scene.energy(target) == 9 - expected


@rule("battle_scenes", "4.8.3.D-ex1", "4.8.3-3")
def test_blob_and_the_halved_actions() -> None:
    zero = triggered(text.When("receives damage", THIS_CHARACTER, None, True), text.ChangeDamage("set", Number(0)))
    blob = character("Blob", 5, texts=[zero])
    razor = character("Carnificina", 3, action=action("Navalhas", 0, hits(1, TARGET, True), types=("anticipation",)))
    claws = character("Wolverine", 3, action=action("Garras", 0, hits(2, TARGET, True), types=("anticipation",)))
    dread = fear()
    scene = Scene(blob, razor, claws, dread)
    target, one, two = scene.base(blob), scene.base(razor, 1), scene.base(claws, 1)
    scene.base(dread)
    scene.table.phase = "anticipation"
    scene.do_use(1, one, one).choose(target)
    scene.do_use(1, two, two).choose(target)
    assert scene.energy(target) == 5
    assert scene.events("damage") == []
    # Another character takes the one point that half of two is.
    scene.table.write(two).used = ()
    scene.do_use(1, two, two).choose(one)
    assert [event.values[0] for event in scene.events("damage")] == [1]


@rule("battle_scenes", "4.8.3-2-ex1")
def test_two_unique_items_make_piercing_damage_three() -> None:
    items = text.CountOf(each(text.CarriedBy(THIS_CHARACTER), text.HasKeyword("Item Único")))
    more = text.Line(
        text.TRIGGERED,
        (Step(text.ChangeDamage("add", text.Variable())),),
        text.When("deals damage", THIS_CHARACTER, None, True),
        x=items,
    )
    jewel = ability_card("Joia", keyed=[key("Item Único")])
    thanos = character("Thanos", 7, texts=[more], action=action("Flertar", 0, hits(1, TARGET, True)))
    victim = character("Vítima", 9, shield=3)
    scene = Scene(jewel, thanos, victim)
    user, target = scene.base(thanos, loads=(jewel, jewel, None)), scene.base(victim, 1)
    scene.do_use(0, user, user).choose(target)
    assert (scene.energy(target), scene.shield(target)) == (6, 3)


@rule("battle_scenes", "4.8.3.1-exB")
def test_redirected_to_one_who_takes_nothing_in_this_phase() -> None:
    maximus = character("Maximus", 4, texts=[triggered(
        text.When("receives damage", THIS_CHARACTER, None, True),
        Step(text.Redirect(choose(CHARACTER, YOURS, text.Another(), slot=1)), optional=True),
    )])  # fmt: skip
    karnak = character("Karnak", 4, texts=[triggered(
        text.When("receives damage", THIS_CHARACTER, None, True, "preparation/other players"),
        text.ChangeDamage("set", Number(0)),
    )])  # fmt: skip
    thug = character("Capanga", 2, action=action("Pancadaria", 0, hits(2), types=("unforeseen",)))
    scene = Scene(maximus, karnak, thug)
    one, two, user = scene.base(maximus, 1), scene.base(karnak, 1), scene.base(thug, 0)
    scene.prepare().play(("use", user, user), ("choose", one), ("accept",))
    assert (scene.energy(one), scene.energy(two)) == (4, 4)
    assert scene.events("damage") == []


@rule("battle_scenes", "4.8.4.1-ex1")
def test_venom_strikes_two_targets_for_three_each() -> None:
    targets = Selector(text.TARGET, (CHARACTER,), Number(2), up_to=True)
    venom = character("Venom", 4, alignments=("Vilão",), action=action("Teia", 0, hits(2, targets)))
    victim, lurk = character("Vítima", 5), lurking()
    scene = Scene(venom, victim, lurk)
    scene.base(lurk)
    user, one, two = scene.base(venom), scene.base(victim, 1), scene.base(victim, 1)
    scene.do_use(0, user, user).choose(one, two).choose(one)
    assert (scene.energy(one), scene.energy(two)) == (2, 2)


@rule("battle_scenes", "4.8.4.2-ex1", "4.8.4.2-ex3")
def test_four_piercing_points_shared_among_four_or_given_to_one() -> None:
    targets = Selector(text.TARGET, (CHARACTER,), Number(4), up_to=True)
    burst = text.Damage((text.Hit(Number(4), targets, True),), distributed=True)
    cube = ability_card("Cubo", texts=[triggered(
        text.When("deals damage", THIS_CHARACTER, None, True), text.ChangeDamage("add", Number(1))
    )])  # fmt: skip
    hero, victim = character("Herói", 3, action=action("Rompante", 0, burst)), character("Vítima", 9)
    scene = Scene(cube, hero, victim)
    user = scene.base(hero, loads=(cube, None))
    victims = [scene.base(victim, 1) for _ in range(4)]
    alone = scene.table.copy()
    scene.do_use(0, user, user).choose(*victims)
    while scene.asked()[1] == "ask-damage-order":
        scene.choose(scene.options()[0][1])
    assert [scene.energy(each) for each in victims] == [7, 7, 7, 7]
    scene.table = alone
    scene.do_use(0, user, user).choose(victims[0]).play(("enough",))
    assert scene.energy(victims[0]) == 9 - 5


@rule("battle_scenes", "4.8.4.3-1")
def test_three_bites_each_with_its_own_bonus() -> None:
    carnage = character("Carnificina", 4, alignments=("Vilão",))
    victim, lurk = character("Vítima", 9), lurking()
    scene = Scene(carnage, victim, lurk)
    scene.base(lurk)
    user, target = scene.base(carnage), scene.base(victim, 1)
    for _ in range(3):
        scene.damage(target, 1, piercing=True, source=user, controller=0)
    assert scene.energy(target) == 9 - 6


@rule("battle_scenes", "4.7-3-ex1", "4.1-3")
def test_a_retreat_is_no_knock_out() -> None:
    retreat = triggered(
        text.When("enters", Selector("this", (text.Kind(("scene",)),))),
        text.Put(choose(CHARACTER, YOURS), (text.In("hand", text.OWNER),)),
    )
    place, hero = scenario("Retirada", texts=[retreat]), character("Herói", 3)
    scene = Scene(place, hero)
    base, held = scene.base(hero), scene.card(place, 0, HAND)
    scene.prepare().play(("enter", held))
    assert scene.where(base) == "hand"
    assert (scene.count(0, RESOURCES), scene.count(0, PRIZES)) == (3, 0)
    assert scene.events("knock-out") == []


@rule("battle_scenes", "8.C-ex2")
def test_a_deck_with_fewer_cards_than_asked_goes_whole() -> None:
    scene = Scene()
    scene.cards(1, DECK, 3)
    assert mill(scene.table, 1, 5, "8.C") == 3
    assert (scene.count(1, DECK), scene.count(1, RESOURCES)) == (0, 3)


@rule("battle_scenes", "6.2.D.1-1", "6.2.D.1-1-ex1")
def test_what_an_effect_unloads_at_the_start_of_the_adjustment_counts() -> None:
    cube = ability_card("Cubo", texts=[triggered(
        text.At("adjustment"), text.Unload(choose(text.CarriedBy(THIS_CHARACTER), text.Another(), slot=1))
    )])  # fmt: skip
    hero = character("Herói", 4)
    scene = Scene(cube, hero)
    base = scene.base(hero, loads=(cube, None, None, None, None))
    for seat in (0, 1):
        scene.cards(seat, DECK, 9)
        scene.cards(seat, HAND, 1)
    scene.play_turn("begin_adjustment")
    assert scene.energy(base) == 4
    assert len(scene.events("unload")) == 1


@rule("battle_scenes", "5.2-ex1")
def test_cristalys_readies_who_was_exhausted() -> None:
    crystal = support("Cristal", 2, texts=[triggered(
        text.When("exhausted", each(CHARACTER, YOURS, text.Affiliated(("Inumanos",)), slot=0)),
        Step(text.Shift(Selector("chosen", slot=0), (1,), ready=True), optional=True),
    )])  # fmt: skip
    inhuman = character("Inumano", 2, affiliations=("Inumanos",))
    striker = character("Golpista", 2, action=action("Golpe", 0, text.Shift(TARGET_CHARACTER, (1,))))
    scene = Scene(crystal, inhuman, striker)
    scene.base(crystal, 1)
    target, user = scene.base(inhuman, 1), scene.base(striker, 0)
    scene.do_use(0, user, user).choose(target)
    assert scene.asked() == (1, "ask-may")
    scene.play(("accept",))
    assert scene.stage(target) == 1


@rule("battle_scenes", "5.7.A.1-ex1", "5.7.A.1-ex2")
def test_the_space_phantom_draws_on_entering_and_unloads_two() -> None:
    ghost = character(
        "Fantasma", 1, texts=[triggered(text.When("enters", THIS_CHARACTER), text.Draw(Number(2)))],
        action=action("Sumiço", 0, text.Unload(choose(text.CarriedBy(each(CHARACTER)), count=2, up_to=True))),
    )  # fmt: skip
    victim = character("Vítima", 3, shield=3)
    scene = Scene(ghost, victim)
    held = scene.card(ghost, 0, HAND)
    scene.card(None, 0, RESOURCES)
    scene.cards(0, DECK, 4)
    scene.prepare().play(("enter", held))
    assert scene.count(0, HAND) == 2
    target = scene.base(victim, 1)
    scene.table.write(held).since = 0
    scene.table.phase = "attack"
    scene.do_use(0, held, held)
    scene.choose(scene.table.loads_of(target)[0])
    scene.choose(next(option[1] for option in scene.options("choose") if option[1] in scene.table.loads_of(target)))
    assert (scene.energy(target), scene.shield(target)) == (1, 3)
    assert scene.events("damage") == []


@rule("battle_scenes", "5.7.A.1-ex4")
def test_three_plus_the_fallen_inhumans() -> None:
    fallen = text.CountOf(
        each(text.Kind(("character",), True), text.Affiliated(("Inumanos",)), text.In("prizes", "opponent"))
    )
    whisper = action("Sussurro", 0, hits(text.Variable(1, 3), TARGET, True))
    line = whisper.modes[0].text
    whisper.modes[0].text = text.Line(line.sort, line.clauses, x=fallen)
    bolt, inhuman = character("Raio Negro", 4, action=whisper), character("Inumano", 1, affiliations=("Inumanos",))
    victim = character("Vítima", 9)
    scene = Scene(bolt, inhuman, victim)
    user, target = scene.base(bolt), scene.base(victim, 1)
    scene.card(inhuman, 0, PRIZES)
    scene.card(inhuman, 0, PRIZES)
    scene.do_use(0, user, user).choose(target)
    assert scene.energy(target) == 9 - 5


@rule("battle_scenes", "5.7.B-ex1")
def test_golpe_de_katana_helps_later_actions() -> None:
    target = Selector(text.TARGET, (CHARACTER,))
    friends = each(CHARACTER, YOURS, text.Affiliated(("Heróis de Aluguel",)), slot=4)
    help_ = triggered(text.When("deals damage", friends, target, True), text.ChangeDamage("add", Number(1)))
    katana = action("Katana", 0, hits(1, target, True), Step(text.Generate(help_), until="turn"))
    colleen = character("Colleen", 3, affiliations=("Heróis de Aluguel",), action=katana)
    friend = character("Amigo", 3, affiliations=("Heróis de Aluguel",), action=action("Soco", 0, hits(2)))
    victim = character("Vítima", 9)
    scene = Scene(colleen, friend, victim)
    user, ally, one = scene.base(colleen), scene.base(friend), scene.base(victim, 1)
    scene.do_use(0, user, user).choose(one)
    scene.do_use(0, ally, ally).choose(one)
    assert scene.energy(one) == 9 - 1 - 3


@rule("battle_scenes", "5.7.B-ex4")
def test_a_card_is_drawn_after_the_action_when_the_cards_set_aside_are_back() -> None:
    send = action(
        "Enviar",
        0,
        text.Put(choose(text.Kind(("card",), True), text.In("hand")), (text.In("top"),)),
        Step(text.Draw(), optional=True, after="action"),
        clairvoyance=2,
    )
    hero, mark, other = character("Herói", 3, action=send), ability_card("Marca"), ability_card("Outra")
    scene = Scene(hero, mark, other)
    user = scene.base(hero)
    held = scene.card(other, 0, HAND)
    low, high = scene.card(None, 0, DECK), scene.card(mark, 0, DECK)
    scene.do_use(0, user, user)
    scene.play(("enough",))
    # The card of the hand lies on the deck already; now the two set aside return above it.
    assert top(scene.table, 0, 1) == (held,)
    scene.choose(high)
    assert scene.asked() == (0, "ask-may")
    assert top(scene.table, 0, 3) == (high, low, held)
    scene.play(("accept",))
    assert scene.where(high) == "hand"


@rule("battle_scenes", "9.1.2.1-ex1", "9.1.1-2", "7.3.resolucao")
def test_the_tree_of_hood_umar_and_heimdall() -> None:
    plans = ability_card("Planos", texts=[triggered(
        text.When("is loaded", text.THIS_CARD, each(CHARACTER, text.Powered(("GE",)), slot=1)),
        Step(text.Search(("deck",), choose(text.Kind(("character",), True), text.Powered(("LA",)), slot=2))),
        Step(text.Reveal(Selector("chosen", slot=2)), gate=0),
        Step(text.Put(Selector("chosen", slot=2), (text.In("hand"),)), gate=0),
        Step(text.Shuffle()),
    )])  # fmt: skip
    powers = action(
        "Poderes Obscuros", 1,
        text.Load(choose(text.Kind(("ability",), True), text.In("resources")),
                  choose(CHARACTER, text.Aligned("Vilão"), YOURS, slot=1)),
        clairvoyance=1, types=("anticipation",),
    )  # fmt: skip
    hood = character("Capuz", 3, alignments=("Herói",), action=powers)
    umar = character("Umar", 3, alignments=("Vilão",), powers=("GE",))
    enemy = choose(CHARACTER, text.Controlled("opponent"), slot=5)
    guard = triggered(
        text.When("searches", each(text.Kind(("opponent",)), slot=4)),
        Step(text.Damage((text.Hit(Number(1), enemy, True),), source=THIS_CHARACTER), optional=True),
    )
    heimdall = character("Heimdall", 3, texts=[guard])
    blade = character("Lâmina", 2, powers=("LA",))
    scene = Scene(plans, hood, umar, heimdall, blade)
    user, dark, watcher = scene.base(hood, 1), scene.base(umar, 1), scene.base(heimdall, 0)
    lying = scene.card(plans, 1, RESOURCES)
    wanted = scene.card(blade, 1, DECK)
    scene.cards(1, DECK, 2)
    uppermost = scene.card(None, 1, DECK)
    scene.table.phase = "anticipation"
    scene.do_use(1, user, user)
    assert scene.table.cards(1, ASIDE) == (uppermost,)
    scene.play(("enough",))
    # Loaded on Umar: the text of the plans is resolved at level 1 while the action is paused.
    assert scene.where(lying) == "loaded"
    assert scene.asked() == (1, "ask-search")
    scene.choose(wanted)
    # The search raises Heimdall's effect at level 2, before the card is revealed.
    assert scene.asked() == (0, "ask-may")
    assert not scene.table.pieces[wanted].known_to(0)
    assert [frame.level for frame in scene.table.stack if isinstance(frame, ResolveEffect)] == [0, 1, 2]
    scene.play(("accept",), ("choose", dark))
    assert scene.asked() == (0, "ask-unload")
    plain = next(card for card in scene.table.loads_of(dark) if card != lying)
    scene.choose(plain)
    # The plans go on: revealed, taken and shuffled; then the card set aside returns on top.
    assert scene.where(wanted) == "hand"
    assert scene.table.pieces[wanted].known_to(0)
    assert top(scene.table, 1, 1) == (uppermost,)
    assert scene.energy(dark) == 3
    assert scene.table.waiting == ()
    assert scene.events("damage")[0].cause == watcher
